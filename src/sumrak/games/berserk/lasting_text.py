"""Effects that last, in the text of a position: `lasting: gain strike +1 (shot) on ^53 until the end of turn 4 by Klaer`."""

from __future__ import annotations

import re
from typing import Any

from sumrak.games.berserk import durations, expressions, markers
from sumrak.games.berserk.board import NAMES as CELLS
from sumrak.games.berserk.board import NUMBER
from sumrak.games.berserk.declared import SIDES
from sumrak.games.berserk.events import NAMES
from sumrak.games.berserk.facts import ATTACKS, GUARD, KIND_NAMES, NAMED, WHAT_NAMES, WORD, Permanent
from sumrak.games.berserk.frames import OnCell
from sumrak.games.berserk.markers import FIRE
from sumrak.games.berserk.markers import WORDS as MARKERS
from sumrak.games.berserk.meanings import BITS
from sumrak.games.berserk.permanents import permanents_of
from sumrak.games.berserk.picks import IN_SQUAD, IS_OPEN, ON_FIELD, Test
from sumrak.games.berserk.state import CONTROLLED, FOREVER, GAIN, LATER, LOSE, LOSE_ALL, NET, SHIELD, ZONES, Berserk
from sumrak.games.berserk.vocabulary.card import parts_of
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.lasting import Gain
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line, by_time
from sumrak.kernel.state import Lasting

KINDS = {
    GAIN: "gain", LOSE: "lose", LOSE_ALL: "lose all", CONTROLLED: "control", LATER: "later", NET: "net", SHIELD: "shield",
}  # fmt: skip
NUMBERS = {word: number for number, word in KINDS.items()}
WORDS = {word.value.replace("_", " "): bits for word, bits in BITS.items()}
"""What a card has or has not: `directed`, `vampirism`, `from shots` (protection) …"""
SAID = tuple([name for name in WHAT_NAMES if name not in ("word", "guard")])
EVENTS = {word: bits for bits, word in NAMES.items()}
BOUNDS = {
    "open": Test(IS_OPEN), "in play": Test(ON_FIELD), "in squad of me": Test(IN_SQUAD, 0),
    "in squad of opponent": Test(IN_SQUAD, 1),
}  # fmt: skip
"""For how long its source must be so (B-17.4)."""
ROW = re.compile(
    r"\s*(gain|lose all|lose|control|later|net|shield)(?: (.+?))? on (?:\^([0-9]+)|(opponent\.)?(.+?))"
    r"(?: until (the battle|this turn|the end of turn [0-9]+|turn [0-9]+))?(?: while (open|in play|in squad of (?:me|opponent)))?"
    r"(?: by (.+?))?(?: at ([0-9]+))?(?: = (.+))?\s*$"
)
ON_CELL = re.compile(
    r"\s*([A-Ea-e][1-3]'?) (fire|bomb|wall)(?: ([0-9]))? of (me|opponent)"
    r"(?: until (the battle|the end of turn [0-9]+|turn [0-9]+))?(?: by (.+?))?\s*$"
)
WHAT = re.compile(r"([a-z-]+)(?: ([-+]?[0-9]{1,3}))?(?: \(([a-z, ]+)\))?")


# writing
def written(s: Berserk, row: Lasting) -> str:
    what, rest = what_of(s, row)
    source = "" if row.source < 0 else f" by {name(s, row.source)}"
    until = until_of(row.until) + while_of(row)
    return f"{KINDS[row.clause]}{what} on ^{row.since} until {until}{source} at {row.stamp}{rest}"


def what_of(s: Berserk, row: Lasting) -> tuple[str, str]:
    """What is gained, lost or waits, who controls; and what stands behind `=`, where that takes the words of a card."""
    values = row.values
    if row.clause in (NET, LOSE_ALL):
        return "", ""
    if row.clause == CONTROLLED:
        return f" {SIDES[values[0]]}", ""
    if row.clause == SHIELD:
        return f" {values[1]} of {SIDES[values[0]]}", ""
    if row.clause == LATER:
        return f" {NAMES[values[0]]} of {SIDES[values[1]]}", f" = {expressions.format_value(values[2])}"
    if row.clause == LOSE:
        return f" {word_of(values[1]) if values[0] == WORD else WHAT_NAMES[values[0]]}", ""
    said = said_of(values[0])
    return (f" {said}", "") if said else ("", f" = {feature_of(s, row)}")


def while_of(row: Lasting) -> str:
    """B-17.4."""
    bound = row.values[-1] if row.clause in (GAIN, LOSE_ALL) else None
    return "".join([f" while {word}" for word, test in BOUNDS.items() if test == bound])


def said_of(p: Permanent) -> str:
    """`ova +1`, `strike -1 (simple)`, `directed`; nothing where that is not all."""
    kinds = kinds_said(p.kinds)
    if p != Permanent(p.what, p.amount, kinds=p.kinds, adds=p.adds):
        return ""
    if p.what == WORD:
        return "" if kinds or p.adds else word_of(p.amount)
    if p.what == GUARD:
        return f"protection{kinds}" if p.amount == 1 and not p.adds else ""
    if p.what in NAMED and not p.adds:
        return f"{WHAT_NAMES[p.what]} {p.amount}{kinds}" if p.amount >= 0 else ""
    return f"{WHAT_NAMES[p.what]} {p.amount:+d}{kinds}" if p.adds == (p.what in NAMED) else ""


def word_of(amount: int) -> str:
    return next((word for word, bits in WORDS.items() if bits == amount), "")


def kinds_said(kinds: int) -> str:
    """Of which attacks."""
    return "" if kinds == ATTACKS else f" ({', '.join([word for bit, word in KIND_NAMES.items() if kinds & bit])})"


def feature_of(s: Berserk, row: Lasting) -> str:
    """In the words of the card that gives it, if it is one of the vocabulary."""
    for feature in gained_by(s, row.source):
        if permanents_of(feature) == [row.values[0]]:
            return expressions.format_value(feature)
    return expressions.format_value(row.values[0])


def gained_by(s: Berserk, source: int) -> list[Feature]:
    """The features that the text of a card gives."""
    text = s.sheet.cards[s.definition[source]].text if source >= 0 else ()
    return [feature for part in parts_of(text) if isinstance(part, Gain) for feature in part.features]


def until_of(until: int) -> str:
    if until == FOREVER:
        return "the battle"
    if until == 0:
        return "this turn"
    number = -until - 2
    return f"turn {number // 2}" if number % 2 else f"the end of turn {number // 2}"


def name(s: Berserk, card: int) -> str:
    """Which of its copies is said by its time of entry, where everybody sees it."""
    definition = s.definition[card]
    found = f'"{s.sheet.cards[definition].en}"' if definition >= s.sheet.printed else str(s.facts[card].id)
    return f"{found}^{s.since[card]}" if s.places[s.place[card]].is_open else found


def cell_written(s: Berserk, one: OnCell) -> str:
    """`C1 fire of me until the end of turn 4 by Krondak^53` (B-20.6)."""
    number = f" {one.number}" if one.number else ""
    source = f" by {name(s, one.card)}" if one.card >= 0 else ""
    return f"{CELLS[one.cell]} {MARKERS[one.kind]}{number} of {SIDES[one.seat]} until {until_of(one.until)}{source}"


# reading
def read(s: Berserk, line: Line, names: dict[str, int]) -> None:
    found = ROW.match(line.text)
    if found is None:
        raise line.wrong("berserk-scenario-lasting", known=", ".join(NUMBERS))
    kind = NUMBERS[found[1]]
    if found[3]:
        card = by_time(s.since, line, int(found[3]), found.start(3) - 1)
    else:
        card = by_name(s, line, found[5], 1 if found[4] else -1, names, found.start(5))
    source = source_of(s, line, found[8], names, found.start(8)) if found[8] else card
    if not found[9]:
        s.clock += 1
    stamp = int(found[9]) if found[9] else s.clock
    rest = expressions.parse_value(line, found[10], found.start(10)) if found[10] else None
    values = values_of(line, kind, found[2] or "", BOUNDS.get(found[7]), rest)
    until = until_from(found[6] or "this turn")
    s.lasting.append(Lasting(until, card, s.since[card], source, kind, stamp, values))
    s.rows_of[card] += 1


def values_of(line: Line, kind: int, what: str, bound: Test | None, rest: Any) -> tuple[Any, ...]:
    if kind == GAIN:
        return (gained(line, what, rest), bound)
    if kind in (NET, LOSE_ALL):
        return (bound,)
    if kind == CONTROLLED:
        if what not in SIDES:
            raise line.wrong("berserk-scenario-control")
        return (SIDES.index(what),)
    if kind == LOSE:
        return lost(line, what)
    first, _, whose = what.partition(" of ")
    if kind == SHIELD and first.isdecimal() and whose in SIDES:
        return (SIDES.index(whose), int(first))
    if kind == LATER and first in EVENTS and whose in SIDES and isinstance(rest, tuple):
        return (EVENTS[first], SIDES.index(whose), rest)
    raise line.wrong("berserk-scenario-said-so", so=SO[kind])


SO = {SHIELD: "shield 2 of me on …", LATER: "later ended-turn of me on … = (Wound(Ref.SELF, 1),)"}


def gained(line: Line, what: str, rest: Any) -> Permanent:
    """`ova +1` adds to what there is, `ova 1` is a copy of its own, `directed` a word; or a feature of the vocabulary."""
    if isinstance(rest, Permanent):
        return rest
    if isinstance(rest, Feature):
        return permanents_of(rest)[0]
    if what in WORDS:
        return Permanent(WORD, WORDS[what])
    found = WHAT.fullmatch(what)
    word, number, attacks = found.groups() if found else ("", None, None)
    if word not in SAID if number else word != "protection":
        raise line.wrong("berserk-scenario-gained", known=", ".join([*WORDS, *SAID]), found=what)
    kinds = kinds_from(line, attacks) if attacks else ATTACKS
    if not number:
        return Permanent(GUARD, 1, kinds=kinds)
    code = WHAT_NAMES.index(word)
    return Permanent(code, int(number), kinds=kinds, adds=code in NAMED and number[0] in "+-")


def kinds_from(line: Line, text: str) -> int:
    bits, words = 0, {word: bit for bit, word in KIND_NAMES.items()}
    for word in text.split(","):
        if word.strip() not in words:
            raise line.wrong("berserk-scenario-attacks", known=", ".join(words), found=word.strip())
        bits |= words[word.strip()]
    return bits


def lost(line: Line, what: str) -> tuple[int, int]:
    if what in WORDS:
        return (WORD, WORDS[what])
    if what not in [WHAT_NAMES[number] for number in NAMED]:
        known = ", ".join([*WORDS, *[WHAT_NAMES[n] for n in NAMED]])
        raise line.wrong("berserk-scenario-lost", known=known, found=what)
    return (WHAT_NAMES.index(what), 0)


def read_cells(s: Berserk, line: Line, names: dict[str, int]) -> None:
    """B-20.6: what lies on cells, in the order in which it came there."""
    at = 0
    for text in line.text.split(","):
        found = ON_CELL.match(text)
        if found is None or found[1].upper() not in NUMBER:
            raise line.wrong("berserk-scenario-on-cell", at)
        kind, number = MARKERS.index(found[2]), int(found[3] or 0)
        source = source_of(s, line, found[6], names, at + found.start(6)) if found[6] else -1
        if (number > 0) != (kind != FIRE) or (kind != FIRE and source < 0):
            raise line.wrong("berserk-scenario-marker", at)
        cell, until = NUMBER[found[1].upper()], until_from(found[5] or "the battle")
        one = OnCell(cell, kind, SIDES.index(found[4]), until, source, number, len(s.on_cells))
        s.on_cells = [*s.on_cells, one]
        markers.burn(s, cell)
        at += len(text) + 1


def until_from(text: str) -> int:
    if text == "the battle":
        return FOREVER
    if text == "this turn":
        return 0
    number = int(text.rpartition(" ")[2])
    return durations.after_turn(number) if text.startswith("the end") else durations.before_turn(number)


def source_of(s: Berserk, line: Line, text: str, names: dict[str, int], at: int) -> int:
    """`Klaer`, or `Klaer^53` where there are several."""
    named, _, time = text.partition("^")
    return by_time(s.since, line, int(time), at) if time.isdecimal() else by_name(s, line, named, -1, names, at)


def by_name(s: Berserk, line: Line, text: str, seat: int, names: dict[str, int], at: int) -> int:
    """A card of that name, on that side if one is given: one in play before others."""
    definition = names.get(normal(text.strip('"')), -1)
    found = [c for c, d in enumerate(s.definition) if d == definition and (seat < 0 or s.place[c] // ZONES == seat)]
    found.sort(key=lambda c: not s.in_play(c))
    if not found:
        raise line.wrong("scenario-lasting-no-card", at, found=text)
    return found[0]

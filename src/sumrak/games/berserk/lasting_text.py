"""Effects that last, in the text of a position: `lasting: gain ova +1 on ^53 until the end of turn 4 by Klaer`."""

from __future__ import annotations

import re
from typing import Any

from sumrak.games.berserk import durations, expressions, facts
from sumrak.games.berserk.declared import SIDES
from sumrak.games.berserk.facts import WHAT_NAMES, WORD, Permanent
from sumrak.games.berserk.state import CONTROLLED, FOREVER, GAIN, LATER, LOSE, LOSE_ALL, NET, SHIELD, ZONES, Berserk
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line
from sumrak.kernel.state import Lasting

KINDS = {
    GAIN: "gain", LOSE: "lose", LOSE_ALL: "lose all", CONTROLLED: "control", LATER: "later", NET: "net", SHIELD: "shield",
}  # fmt: skip
NUMBERS = {word: number for number, word in KINDS.items()}
WORDS = {
    "directed": facts.DIRECTED,
    "unanswered": facts.UNANSWERED,
    "vampirism": facts.VAMPIRE,
    "rush": facts.RUSH,
    "resilience": facts.RESILIENCE,
}
"""Words that a person may give for a while; the others stand in the exact form behind `=`."""
SAID = tuple([name for name in WHAT_NAMES if name not in ("word", "guard")])
ROW = re.compile(
    r"\s*(gain|lose all|lose|control|later|net|shield)(?: (.+?))? on (?:\^([0-9]+)|(opponent\.)?(.+?))"
    r"(?: until (the battle|this turn|the end of turn [0-9]+|turn [0-9]+))?(?: by (.+?))?(?: at ([0-9]+))?(?: = (.+))?\s*$"
)
GRAMMAR = (
    "a lasting effect is one of gain, lose, lose all, control, later, net, shield, then perhaps what, then `on` a card"
)


# writing
def written(s: Berserk, row: Lasting) -> str:
    what, exact = what_of(row)
    source = "" if row.source < 0 else f" by {name(s, row.source)}"
    return f"{KINDS[row.clause]}{what} on ^{row.since} until {until_of(row.until)}{source} at {row.stamp}{exact}"


def what_of(row: Lasting) -> tuple[str, str]:
    """What is gained or who controls, and the exact values where that does not say everything."""
    if row.values in ((), (None,)):
        return "", ""
    if row.clause == CONTROLLED and len(row.values) == 1:
        return f" {SIDES[row.values[0]]}", ""
    if row.clause == GAIN and row.values[1:] == (None,):
        said = said_of(row.values[0])
        if said:
            return f" {said}", ""
    return "", f" = {expressions.format_value(row.values)}"


def said_of(p: Permanent) -> str:
    if p.what == WORD:
        words = [word for word, bits in WORDS.items() if bits == p.amount]
        return words[0] if words and p == Permanent(WORD, p.amount) else ""
    if p == Permanent(p.what, p.amount, adds=True):
        return f"{WHAT_NAMES[p.what]} {p.amount:+d}"
    return f"{WHAT_NAMES[p.what]} {p.amount}" if p.amount >= 0 and p == Permanent(p.what, p.amount) else ""


def until_of(until: int) -> str:
    if until == FOREVER:
        return "the battle"
    if until == 0:
        return "this turn"
    number = -until - 2
    return f"turn {number // 2}" if number % 2 else f"the end of turn {number // 2}"


def name(s: Berserk, card: int) -> str:
    return (
        f'"{s.sheet.cards[s.definition[card]].en}"' if s.definition[card] >= s.sheet.printed else str(s.facts[card].id)
    )


# reading
def read(s: Berserk, line: Line, names: dict[str, int]) -> None:
    found = ROW.match(line.text)
    if found is None:
        raise line.wrong(GRAMMAR)
    kind = NUMBERS[found[1]]
    if found[3]:
        card = by_time(s, line, int(found[3]), found.start(3) - 1)
    else:
        card = by_name(s, line, found[5], 1 if found[4] else -1, names, found.start(5))
    source = by_name(s, line, found[7], -1, names, found.start(7)) if found[7] else card
    if not found[8]:
        s.clock += 1
    stamp = int(found[8]) if found[8] else s.clock
    values = values_of(line, kind, found[2], found[9], found.start(9) if found[9] else 0)
    until = until_from(found[6] or "this turn")
    s.lasting.append(Lasting(until, card, s.since[card], source, kind, stamp, values))
    s.rows_of[card] += 1


def values_of(line: Line, kind: int, what: str | None, exact: str | None, at: int) -> tuple[Any, ...]:
    if exact:
        found = expressions.parse_value(line, exact, at)
        if not isinstance(found, tuple):
            raise line.wrong("the values of a lasting effect are a tuple", at)
        return found
    if kind == CONTROLLED:
        if what not in SIDES:
            raise line.wrong("whose control? me or opponent")
        return (SIDES.index(what),)
    if kind in (NET, LOSE_ALL):
        return (None,)
    if kind == GAIN:
        return (gained(line, what or ""), None)
    raise line.wrong(f"{KINDS[kind]} needs its exact values behind `=`")


def gained(line: Line, what: str) -> Permanent:
    """`ova +1` adds to what there is, `ova 1` is a copy of its own, `directed` a word."""
    if what in WORDS:
        return Permanent(WORD, WORDS[what])
    word, _, number = what.partition(" ")
    if word not in SAID or not re.fullmatch(r"[-+]?[0-9]{1,3}", number):
        raise line.wrong(f"what is gained? One of {', '.join([*WORDS, *SAID])}, with a number: {what!r}")
    return Permanent(WHAT_NAMES.index(word), int(number), adds=number[0] in "+-")


def until_from(text: str) -> int:
    if text == "the battle":
        return FOREVER
    if text == "this turn":
        return 0
    number = int(text.rpartition(" ")[2])
    return durations.after_turn(number) if text.startswith("the end") else durations.before_turn(number)


def by_time(s: Berserk, line: Line, time: int, at: int) -> int:
    for card, since in enumerate(s.since):
        if since == time:
            return card
    raise line.wrong(f"no card has the time of entry ^{time}", at)


def by_name(s: Berserk, line: Line, text: str, seat: int, names: dict[str, int], at: int) -> int:
    """A card of that name, on that side if one is given: one in play before others."""
    definition = names.get(normal(text.strip('"')), -1)
    found = [c for c, d in enumerate(s.definition) if d == definition and (seat < 0 or s.place[c] // ZONES == seat)]
    found.sort(key=lambda c: not s.in_play(c))
    if not found:
        raise line.wrong(f"no card {text!r} is there for a lasting effect", at)
    return found[0]

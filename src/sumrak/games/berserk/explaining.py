"""The terms of every value, each with its paragraph: of a die, of a strike, of what a card has. They add up to what is worked out."""

from __future__ import annotations

from typing import NamedTuple

from sumrak.games.berserk import dice
from sumrak.games.berserk.dice import cards_of
from sumrak.games.berserk.events import DIE_CHANGED, VALUE_CHANGED
from sumrak.games.berserk.facts import (
    ARMOUR,
    CLUMSY,
    DIE,
    FROM,
    GROUND,
    MOVEMENT,
    NAMED,
    OVA,
    OVD,
    OVS,
    OVT,
    OVZ,
    REDUCE,
    REGENERATION,
    SIMPLE,
    STRIKE,
)
from sumrak.games.berserk.frames import Chain
from sumrak.games.berserk.state import GAIN, IS_CURSED, Berserk
from sumrak.games.berserk.values import Asked, has_lost_all, is_about, lost, total, works
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.rulebook import cite

B3_1, B11_6A, B15_4B, B15_4D, B15_9, B15_9B, B1_9 = (
    cite("B-3.1"), cite("B-11.6a"), cite("B-15.4b"), cite("B-15.4d"), cite("B-15.9"), cite("B-15.9b"),
    cite("B-1.9"),
)  # fmt: skip
B18_1, B18_2, B18_3, B18_4, B18_4A, B18_5, B18_6, B18_9, B18_10, B20_1, B20_3 = (
    cite("B-18.1"), cite("B-18.2"), cite("B-18.3"), cite("B-18.4"), cite("B-18.4a"), cite("B-18.5"),
    cite("B-18.6"), cite("B-18.9"), cite("B-18.10"), cite("B-20.1"), cite("B-20.3"),
)  # fmt: skip
NUMBERS = {
    "ova": (OVA, B18_1), "ovz": (OVZ, B18_2), "ovs": (OVS, B18_3), "ovt": (OVT, B18_3), "ovd": (OVD, B18_3),
    "clumsy": (CLUMSY, B18_6), "armour": (ARMOUR, B18_9), "regeneration": (REGENERATION, B18_10),
}  # fmt: skip
STRENGTHS = {"weak": 0, "medium": 1, "strong": 2}
CITES = {OVA: B18_1, OVZ: B18_2, OVS: B18_3, OVT: B18_3, OVD: B18_3, DIE: B15_4D}


class Row(NamedTuple):
    """One term: how much, a word for how, the card it comes from (-1: none), the paragraph."""

    amount: int
    how: str
    card: int
    cite: str


# where a number comes from
def sources(s: Berserk, card: int, what: int, asked: Asked, cite_of: str) -> list[Row]:
    """The rows behind `values.total`; of several copies of a named feature the one that counts."""
    facts = s.facts[card]
    innate = s.known[card] == EVERYBODY and not asked.bare and not has_lost_all(s, card)
    if what in NAMED and lost(s, card, what):
        return []
    rows: list[tuple[Row, bool]] = []
    if innate and facts.numbers[what]:
        rows.append((Row(facts.numbers[what], "own", card, cite_of), False))
    if innate:
        for p in facts.by_what[what]:
            if p.about is None and works(s, card, card, p, asked):
                rows.append((Row(p.amount, "text", card, cite_of), p.adds))
    for other in s.auras:
        for p in s.facts[other].by_what[what]:
            if p.about is not None and is_about(s, other, card, p, asked):
                rows.append((Row(p.amount, "card", other, cite_of), p.adds))
    for row in s.lasting:
        if row.card == card and row.clause == GAIN and row.values[0].what == what:
            p = row.values[0]
            if works(s, card, card, p, asked):
                rows.append((Row(p.amount, "gained", row.source, cite_of), p.adds))
    if what not in NAMED:
        return [row for row, _ in rows]
    plain = [row for row, adds in rows if not adds]
    best = max(plain, key=lambda row: row.amount) if plain else None
    return ([best] if best is not None else []) + [row for row, adds in rows if adds]


# a die
def die_rows(s: Berserk, k: int, who: int) -> list[Row]:
    """All that is on a die of this combat, without Blessing and Curse where they leave a choice."""
    f: Chain = s.frames[k]
    card = cards_of(f)[who]
    asked = dice.asked_of(s, k, f, who)
    rows: list[Row] = []
    if f.plus[who]:
        rows.append(Row(f.plus[who], "played", -1, B15_4B))
    if dice.experience(s, k, f, who):
        what = OVZ if who == 1 else dice.EXPERIENCE[f.kind]
        rows += sources(s, card, what, asked, CITES[what])
    if dice.clumsiness(s, k, f, who):
        rows += [Row(-row.amount, "clumsy", row.card, B18_6) for row in sources(s, card, CLUMSY, asked, B18_6)]
    return rows + sources(s, card, DIE, asked, B15_4D)


def blessing_rows(s: Berserk, k: int, who: int) -> list[Row]:
    """What Blessings and Curses of both have made of this die: the rest of its total."""
    f: Chain = s.frames[k]
    if not f.totals[who]:
        return []
    rest = f.totals[who] - f.dice[who] - sum([row.amount for row in die_rows(s, k, who)])
    if not rest:
        return []
    is_cursed = bool(s.flags[cards_of(f)[who]] & IS_CURSED)
    return [Row(rest, "curse" if is_cursed else "blessing", -1, B18_5 if is_cursed else B18_4A)]


def tell_die(s: Berserk, k: int, who: int) -> None:
    """An event for each modifier that counts; what was played has been told."""
    f: Chain = s.frames[k]
    card = cards_of(f)[who]
    for row in die_rows(s, k, who):
        if row.how != "played":
            s.note(DIE_CHANGED, row.cite, s.controller(card), card, -1, shown(s, row.card, card), 0, row.amount)


def tell_blessing(s: Berserk, k: int, who: int, amount: int) -> None:
    f: Chain = s.frames[k]
    card = cards_of(f)[who]
    is_cursed = bool(s.flags[card] & IS_CURSED)
    cite_of = B18_5 if is_cursed else B18_4A if s.rules.blessing == "rp5" else B18_4
    s.note(DIE_CHANGED, cite_of, s.controller(card), card, -1, -1, 0, amount)


def shown(s: Berserk, cause: int, card: int) -> int:
    """The card to name as the cause: not the card itself, and none that somebody does not know."""
    return cause if cause >= 0 and cause != card and s.known[cause] == EVERYBODY else -1


# a strike
def value_rows(s: Berserk, k: int, who: int) -> list[Row]:
    """What a strike of this combat comes to, by its terms."""
    f: Chain = s.frames[k]
    strength = combat.strength_read(s, k, f, who)
    dealer, victim, by, at = combat.struck_asked(s, k, f, who, strength)
    rows = [Row(combat.printed_value(s, f, who, strength), "printed", dealer, B15_9)]
    if who == 0 and combat.per_token(s, f):
        rows.append(Row(combat.per_token(s, f), "tokens", dealer, B20_3))
    rows += sources(s, dealer, STRIKE, by, B15_9)
    rows += sources(s, victim, FROM, at, B15_9)
    found, now = combat.value_of(s, k, f, who), sum([row.amount for row in rows])
    if found != now:
        limited = f.reduced[who] >= 0 or total(s, victim, REDUCE, at) or now > 0
        rows.append(Row(found - now, "reduced" if limited else "floor", -1, B15_9B if limited else B1_9))
    return rows


def tell_value(s: Berserk, k: int, who: int) -> None:
    f: Chain = s.frames[k]
    card = cards_of(f)[who]
    for row in value_rows(s, k, who)[1:]:
        if row.how != "floor":
            s.note(VALUE_CHANGED, row.cite, s.controller(card), card, -1, shown(s, row.card, card), 0, row.amount)


# what a card has
def explain(s: Berserk, card: int, what: str) -> Explanation:
    """`what`: life, move, weak, medium, strong, tokens, or a named feature with a number. Raises ValueError."""
    rows = rows_of(s, card, what)
    if rows is None:
        has = ", ".join(known_values(s, card)) or "nothing to explain"
        raise ValueError(f"{s.facts[card].id} has no {what}; it has: {has}")
    number = sum([row.amount for row in rows])
    if number < 0 and what != "life":
        rows.append(Row(-number, "floor", -1, B1_9))
        number = 0
    return Explanation(what, number, terms(s, rows))


def terms(s: Berserk, rows: list[Row]) -> tuple[Term, ...]:
    return tuple([Term(row.amount, row.how, s.definition[row.card] if row.card >= 0 else -1, row.cite) for row in rows])


def rows_of(s: Berserk, card: int, what: str) -> list[Row] | None:
    facts = s.facts[card]
    if what in STRENGTHS and facts.strike is not None:
        n = STRENGTHS[what]
        asked = Asked(-1, SIMPLE, n + 1)
        return [Row(facts.strike[n], "printed", card, B3_1), *sources(s, card, STRIKE, asked, B15_9)]
    if what == "life" and facts.life:
        rows = [Row(facts.life, "printed", card, B3_1)]
        if s.extra[card]:
            rows.append(Row(s.extra[card], "additional", -1, B20_1))
        if s.wounds[card]:
            rows.append(Row(-s.wounds[card], "wounds", -1, B20_1))
        return rows
    if what == "move" and facts.kind == GROUND:
        rows = [Row(facts.move, "printed", card, B3_1), *sources(s, card, MOVEMENT, Asked(), B11_6A)]
        spent = min(s.moved[card], max(0, sum([row.amount for row in rows])))
        return [*rows, Row(-spent, "spent", -1, B11_6A)] if spent else rows
    if what == "tokens":
        return [Row(s.tokens[card], "tokens", -1, B20_3)]
    if what in NUMBERS:
        number, cite_of = NUMBERS[what]
        rows = sources(s, card, number, Asked(), cite_of)
        if what == "armour" and s.spent[card]:
            rows.append(Row(-min(s.spent[card], sum([row.amount for row in rows])), "spent", -1, B18_9))
        return rows or None
    return None


def known_values(s: Berserk, card: int) -> list[str]:
    return [what for what in VALUES if rows_of(s, card, what) is not None]


VALUES = ("life", "weak", "medium", "strong", "move", "tokens", *NUMBERS)


def worth_explaining(s: Berserk, card: int) -> list[str]:
    """What the big card shows term by term."""
    if not s.in_play(card):
        return []
    return [what for what in known_values(s, card) if what != "tokens" or s.tokens[card]]


from sumrak.games.berserk import combat  # noqa: E402  # it uses what is told here

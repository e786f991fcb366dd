"""What a card has: numbers and words out of its own text, other cards' permanent features, and what lasts for a while (B-17.1 … B-17.3)."""

from __future__ import annotations

from sumrak.games.berserk import conditions
from sumrak.games.berserk.board import SIDES
from sumrak.games.berserk.facts import ATTACKS, FLIGHT, FORMATION, MAX_LIFE, NAMED, WORD, Permanent
from sumrak.games.berserk.state import FIELD, FIELDS, GAIN, LOSE, LOSE_ALL, ZONES, Berserk
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

B8_3A, B17_2, B17_3, B18_16, B20_1 = cite("B-8.3a"), cite("B-17.2"), cite("B-17.3"), cite("B-18.16"), cite("B-20.1")


class Asked:
    """What is asked about: in an attack of this kind and strength against this card, made or answered; -1: in no attack.

    `bare`: without the card's innate features (B-17.10c).
    """

    __slots__ = ("answer", "bare", "k", "kind", "other", "strength")

    def __init__(
        self,
        k: int = -1,
        kind: int = ATTACKS,
        strength: int = 0,
        other: int = -1,
        answer: bool = False,
        bare: bool = False,
    ) -> None:
        self.k, self.kind, self.strength, self.other, self.answer, self.bare = k, kind, strength, other, answer, bare


PLAINLY = Asked()
NOBODY: list[int] = []


def total(s: Berserk, card: int, what: int, asked: Asked = PLAINLY) -> int:
    """A number of a card. Of several copies of a named feature the greatest counts, raises add up (B-17.2)."""
    facts = s.facts[card]
    rows = s.rows_of[card]
    if not rows and not (facts.whats | s.aura_whats) >> what & 1:  # as it mostly is
        return 0
    innate = s.known[card] == EVERYBODY and not asked.bare and not (rows and has_lost_all(s, card))  # B-8.3a
    number = facts.numbers[what] if innate else 0
    found: list[Permanent] = []
    if innate and facts.by_what[what]:
        found += [p for p in facts.by_what[what] if p.about is None and works(s, card, card, p, asked)]
    for other in s.auras if s.aura_whats >> what & 1 else NOBODY:
        for p in s.facts[other].by_what[what]:
            if p.about is not None and is_about(s, other, card, p, asked):
                found.append(p)
    if rows:
        for row in s.lasting:
            if row.card == card and row.clause == GAIN and row.values[0].what == what:
                p = row.values[0]
                if works(s, card, card, p, asked):
                    found.append(p)
        if what in NAMED and lost(s, card, what):
            return 0
    if not found:
        return number
    if what not in NAMED:
        return number + sum([p.amount for p in found])
    most = max([number, *[p.amount for p in found if not p.adds]])
    return most + sum([p.amount for p in found if p.adds])


def words(s: Berserk, card: int, asked: Asked = PLAINLY) -> int:
    """All words of a card as bits."""
    facts = s.facts[card]
    rows = s.rows_of[card]
    innate = s.known[card] == EVERYBODY and not asked.bare and not (rows and has_lost_all(s, card))
    bits = facts.words if innate else 0
    if innate and facts.by_what[WORD]:
        for p in facts.by_what[WORD]:
            if p.about is None and works(s, card, card, p, asked):
                bits |= p.amount
    for other in s.auras if s.aura_words else NOBODY:
        for p in s.facts[other].by_what[WORD]:
            if p.about is not None and is_about(s, other, card, p, asked):
                bits |= p.amount
    if rows:
        gone = 0
        for row in s.lasting:
            if row.card == card:
                if row.clause == GAIN and row.values[0].what == WORD and works(s, card, card, row.values[0], asked):
                    bits |= row.values[0].amount
                elif row.clause == LOSE and row.values[0] == WORD:
                    gone |= row.values[1]
        bits &= ~gone
    return bits


def has(s: Berserk, card: int, word: int, asked: Asked = PLAINLY) -> bool:
    if not s.rows_of[card] and not s.aura_words & word and not s.facts[card].by_what[WORD]:  # as it mostly is
        return bool(s.facts[card].words & word) and s.known[card] == EVERYBODY and not asked.bare
    return bool(words(s, card, asked) & word)


def works(s: Berserk, card: int, on: int, p: Permanent, asked: Asked) -> bool:
    """Whether a permanent feature of `card` does something now, in what is asked about, for `on`."""
    if p.kinds != ATTACKS and not p.kinds & asked.kind:
        return False
    if p.strengths != 7 and not (asked.strength and p.strengths >> asked.strength - 1 & 1):
        return False
    if asked.answer and not p.answers:
        return False
    if p.formation and not in_formation(s, card):
        return False
    if p.against is not None and (
        asked.other < 0 or not conditions.fits(s, p.against, asked.other, card, s.controller(card))
    ):
        return False
    return p.condition is None or conditions.holds(s, p.condition, card, asked.k)


def is_about(s: Berserk, other: int, card: int, p: Permanent, asked: Asked) -> bool:
    """Whether a permanent feature of `other` about others is one for this card."""
    if has_lost_all(s, other):
        return False
    return conditions.fits(s, p.about, card, other, s.controller(other)) and works(s, other, card, p, asked)


def in_formation(s: Berserk, card: int) -> bool:
    """B-18.16: next to another friendly face-up creature with Formation, in row or column."""
    if s.place[card] not in FIELDS or s.known[card] != EVERYBODY:
        return False
    mine, grid = s.place[card], s.grid
    for cell in SIDES[s.cell[card]]:
        other = grid[cell]
        if other >= 0 and s.place[other] == mine and has_formation(s, other):
            return True
    return False


def has_formation(s: Berserk, card: int) -> bool:
    """Formation is never had on a condition, so that two who look at each other do not go round in circles."""
    if s.known[card] != EVERYBODY:
        return False
    has_it = bool(s.facts[card].words & FORMATION)
    if s.rows_of[card]:
        for row in s.lasting:
            if row.card == card:
                if row.clause == GAIN and row.values[0].what == WORD and row.values[0].amount & FORMATION:
                    return True
                if row.clause == LOSE_ALL or (
                    row.clause == LOSE and row.values[0] == WORD and row.values[1] & FORMATION
                ):
                    has_it = False
    return has_it


def has_lost_all(s: Berserk, card: int) -> bool:
    """B-17.3: its innate features only."""
    if not s.rows_of[card]:
        return False
    return any([row.card == card and row.clause == LOSE_ALL for row in s.lasting])


def lost(s: Berserk, card: int, what: int) -> bool:
    """B-17.3: a named feature is lost in all its copies, and does not come back for the duration."""
    return any([row.card == card and row.clause == LOSE and row.values[0] == what for row in s.lasting])


def has_lost_flight(s: Berserk, card: int) -> bool:
    """B-19.3: a text has taken it away."""
    return s.rows_of[card] > 0 and any(
        [
            row.card == card and row.clause == LOSE and row.values[0] == WORD and row.values[1] & FLIGHT
            for row in s.lasting
        ]
    )


def life_left(s: Berserk, card: int) -> int:
    """B-20.1."""
    return s.facts[card].life + s.extra[card] - s.wounds[card]


def limit_of_life(s: Berserk, card: int) -> int:
    """The printed maximum, or 0 if there is none."""
    return total(s, card, MAX_LIFE)


def is_on_field(s: Berserk, card: int) -> bool:
    return s.place[card] % ZONES == FIELD

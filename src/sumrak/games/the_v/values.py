"""Chapters C, K and M: influence, threat, endurance, keywords and madness as they stand (V-24, V-29, V-55, V-116 … V-134).

Values stand in columns: what comes or goes renews the characters that it is about, in the order of V-134 (own value,
latest "becomes equal", numbers of modifications, texts and effects); where it may be about all of them, they are stale
and computed when somebody looks. Numbers are kept as summed and read as max(0, ·), endurance as max(1, ·).
"""

from __future__ import annotations

from sumrak.games.the_v.board import fits, picked, pile_of, you
from sumrak.games.the_v.facts import BASE_ENDURANCE, Sum, Text
from sumrak.games.the_v.state import CHANGE, CHARACTERS, EQUAL, SILENCE, SWAP, TOKENS, ZONES, TheV
from sumrak.games.the_v.vocabulary.clauses import Becomes
from sumrak.games.the_v.vocabulary.whom import Ref
from sumrak.kernel.state import Lasting

NONE: frozenset[int] = frozenset()
BEARER = Ref.BEARER  # quicker to read


def fresh(s: TheV) -> None:
    """See to it that the values are those of this moment."""
    if s.stale:
        compute(s)


def influence(s: TheV, card: int) -> int:
    """V-130: what is below 0 reads as 0."""
    if s.stale:
        compute(s)
    value = s.influence[card]
    return value if value > 0 else 0


def threat(s: TheV, card: int) -> int:
    if s.stale:
        compute(s)
    value = s.threat[card]
    return value if value > 0 else 0


def compute(s: TheV) -> None:
    """Everything anew."""
    s.stale = False
    s.silent = silenced(s) if s.lasting else NONE
    s.madness = 0
    for source in s.givers:
        facts = s.facts[source]
        if source not in s.silent:
            s.madness += facts.madness
            if facts.spreads_madness:
                s.madness += sum([text.sum.madness * len(meant(s, text, source)) for text in facts.gives])
    for pile in s.characters:
        for c in pile:
            renew(s, c)


def silenced(s: TheV) -> frozenset[int]:
    return frozenset([row.card for row in s.lasting if row.clause == SILENCE and s.since[row.card] == row.since])


# one character
def renew(s: TheV, card: int) -> None:
    """Its values in the order of V-134: own, "becomes equal", modifications, texts, effects."""
    s.influence[card], s.threat[card], s.endurance[card], s.rage[card], s.keywords[card] = s.facts[card].own
    if card in s.silent:  # keywords are text (V-21)
        s.endurance[card], s.rage[card], s.keywords[card] = BASE_ENDURANCE, 0, 0
    facts, host = s.facts, s.host
    rows = rows_about(s, card) if s.lasting else []
    become_equal(s, card, rows)
    for m in s.modifications[s.place[card] // ZONES]:
        if host[m] == card:
            give(s, card, facts[m].sum, m in s.silent)  # its numbers are no game text (V-29)
    for source in s.givers:
        for text in facts[source].gives:
            if source not in s.silent and means(s, text, card, source):
                give(s, card, text.sum)
    for r in rows:
        if r.clause == CHANGE:
            s.influence[card] += r.values[0]
            s.threat[card] += r.values[1]
    if s.tokens[card]:
        rages(s, card, 1)
    if s.endurance[card] < 1:  # V-55
        s.endurance[card] = 1


def rows_about(s: TheV, card: int) -> list[Lasting]:
    return [r for r in s.lasting if r.card == card and r.since == s.since[card]]


def become_equal(s: TheV, card: int, rows: list[Lasting]) -> None:
    """V-131 … V-133: own values become equal to a number; the last played wins, a swap takes what it finds."""
    found: list[tuple[int, int | None, int | None, int | None, bool]] = []
    for r in rows:
        if r.clause == SWAP:
            found.append((r.stamp, None, None, None, True))
        elif r.clause == EQUAL:
            found.append((r.stamp, r.values[0], r.values[1], r.values[2], False))
    for source in s.givers:
        for text in s.facts[source].equals:
            clause = text.clause
            assert isinstance(clause, Becomes)
            if source not in s.silent and means(s, text, card, source):
                found.append((s.since[source], clause.influence, clause.threat, clause.endurance, False))
    if len(found) > 1:
        found.sort(key=lambda row: row[0])
    for _, influence, threat, endurance, is_swap in found:
        if is_swap:
            s.influence[card], s.threat[card] = s.threat[card], s.influence[card]
        if influence is not None:
            s.influence[card] = influence
        if threat is not None:
            s.threat[card] = threat
        if endurance is not None:
            s.endurance[card] = endurance


def give(s: TheV, card: int, what: Sum, is_silent: bool = False) -> None:
    s.influence[card] += what.influence
    s.threat[card] += what.threat
    if what.has_words and not is_silent:
        s.endurance[card] += what.endurance
        s.rage[card] += what.rage
        s.keywords[card] |= what.bits


def means(s: TheV, text: Text, card: int, source: int) -> bool:
    """Whether a continuous text is about this character."""
    pick = text.pick
    if pick is None:
        return card == (s.host[source] if text.ref is BEARER else source)
    return fits(s, pick, card, source, you(s, source) if pick.side else -1)


# what changes only some of them
def begins(s: TheV, card: int) -> None:
    """A card has come into play: what it has and what it gives."""
    facts = s.facts[card]
    if s.sheet.is_volatile:
        s.stale = True
    if s.stale:
        return
    s.madness += facts.madness
    if facts.is_character:
        renew(s, card)
    elif facts.is_modification:
        add(s, s.host[card], facts.sum, 1)
    for text in facts.gives:
        for c in meant(s, text, card):
            if c != card:
                add(s, c, text.sum, 1)
    for text in facts.equals:
        for c in meant(s, text, card):
            renew(s, c)


def ends(s: TheV, card: int) -> list[int]:
    """A card is about to leave play; gives the characters to be renewed when it has."""
    facts = s.facts[card]
    if facts.sets_endurance or card in s.silent:
        s.unsettled |= TOKENS
    if card in s.silent or s.sheet.is_volatile:
        s.stale = True
    if s.stale:
        return []
    s.madness -= facts.madness
    touched: list[int] = []
    if facts.is_modification:
        touched += add(s, s.host[card], facts.sum, -1)
    for text in facts.gives:
        for c in meant(s, text, card):
            touched += add(s, c, text.sum, -1)
    for text in facts.equals:
        touched += meant(s, text, card)
    return touched


def add(s: TheV, card: int, what: Sum, sign: int) -> list[int]:
    """Numbers that come (1) or go (-1) are added or taken away; where there are keywords the character is renewed."""
    if not what.has_words:
        s.influence[card] += sign * what.influence
        s.threat[card] += sign * what.threat
    elif sign < 0:
        return [card]
    else:
        renew(s, card)
    return []


def shift(s: TheV, row: Lasting, sign: int) -> None:
    """A change of numbers begins (1) or ends (-1)."""
    card = row.card
    if not s.stale and s.since[card] == row.since:
        influence, threat = row.values
        s.influence[card] += sign * influence
        s.threat[card] += sign * threat


def became_other(s: TheV, row: Lasting) -> None:
    """Something that is no change of numbers begins or ends for a character."""
    if row.clause == SILENCE:
        s.stale = True
    elif not s.stale and s.since[row.card] == row.since:
        renew(s, row.card)
    if row.clause == SILENCE or (row.clause == EQUAL and row.values[2] is not None):
        s.unsettled |= TOKENS


def rages(s: TheV, card: int, sign: int) -> None:
    """V-116, Rage while exhausted: the first token has come (1), or the last one gone (-1)."""
    if s.rage[card] > 0:
        s.influence[card] += sign * s.rage[card]
        s.threat[card] += sign * s.rage[card]


def meant(s: TheV, text: Text, source: int) -> list[int]:
    """The characters that a continuous text is about."""
    if text.pick is None:
        return [s.host[source] if text.ref is BEARER else source]
    return picked(s, text.pick, pile_of(s, CHARACTERS, text.pick.side, you(s, source)), source)

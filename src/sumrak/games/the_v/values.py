"""Chapters C, K and M: influence, threat, endurance, keywords and madness as they stand (V-24, V-29, V-55, V-116 … V-134).

Values are computed when they are stale, in the order of V-134: own value, latest "becomes equal", numbers of
modifications, texts and effects. Numbers are kept as summed and read as max(0, ·), endurance as max(1, ·).
"""

from __future__ import annotations

from sumrak.games.the_v.board import fits
from sumrak.games.the_v.facts import BITS, NO_ABILITIES, Text
from sumrak.games.the_v.picks import YOURS
from sumrak.games.the_v.state import CHANGE, CHARACTERS, EQUAL, LOCATIONS, MODIFICATIONS, SILENCE, SWAP, ZONES, TheV
from sumrak.games.the_v.vocabulary.clauses import Becomes
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.terms import Word
from sumrak.games.the_v.vocabulary.whom import Ref

BASE_ENDURANCE = 3
NONE: frozenset[int] = frozenset()


def fresh(s: TheV) -> None:
    """See to it that the values are those of this moment."""
    if s.stale:
        compute(s)


def influence(s: TheV, card: int) -> int:
    """V-130: what is below 0 reads as 0."""
    if s.stale:
        compute(s)
    return max(0, s.influence[card])


def threat(s: TheV, card: int) -> int:
    if s.stale:
        compute(s)
    return max(0, s.threat[card])


def compute(s: TheV) -> None:
    """Everything anew, in the order of V-134."""
    s.stale = False
    s.silent = NONE
    if s.lasting:
        s.silent = frozenset([row.card for row in s.lasting if row.clause == SILENCE and s.since[row.card] == row.since])
    s.madness = 0
    texts: list[int] = []
    own_values(s, texts)
    if texts or s.lasting:
        become_equal(s, texts)
    modify(s, texts)
    for source in texts:
        for text in s.facts[s.definition[source]].gives:
            works(s, source, text)
    if s.lasting:
        last(s)
    rage_and_floor(s)


def own_values(s: TheV, texts: list[int]) -> None:
    """Own values and keywords of characters, madness of locations; `texts` takes the cards whose text gives or sets values."""
    facts, definition, silent, madness = s.facts, s.definition, s.silent, 0
    influence, threat, endurance, rage, keywords = s.influence, s.threat, s.endurance, s.rage, s.keywords
    for pile in (s.piles[CHARACTERS], s.piles[ZONES + CHARACTERS]):
        for c in pile:
            f = facts[definition[c]]
            influence[c], threat[c] = f.influence, f.threat
            if c in silent:
                endurance[c], rage[c], keywords[c] = BASE_ENDURANCE, 0, 0
            else:
                endurance[c], rage[c], keywords[c] = BASE_ENDURANCE + f.endurance, f.rage, f.bits
                madness += f.madness
                if f.sets_values:
                    texts.append(c)
    for pile in (s.piles[LOCATIONS], s.piles[ZONES + LOCATIONS]):
        for c in pile:
            if c not in silent:
                f = facts[definition[c]]
                madness += f.madness
                if f.sets_values:
                    texts.append(c)
    s.madness = madness


def become_equal(s: TheV, texts: list[int]) -> None:
    """V-131 … V-133: own values become equal to a number; the last played wins, a swap takes what it finds."""
    row = [(s.since[c], c, i) for c in texts for i in range(len(s.facts[s.definition[c]].equals))]
    for i, r in enumerate(s.lasting):
        if (r.clause == EQUAL or r.clause == SWAP) and s.since[r.card] == r.since:
            row.append((r.stamp, -1, i))
    row.sort()
    for _, source, i in row:
        if source < 0:
            r = s.lasting[i]
            if r.clause == SWAP:
                s.influence[r.card], s.threat[r.card] = s.threat[r.card], s.influence[r.card]
            else:
                set_own(s, r.card, r.values[0], r.values[1], r.values[2])
        else:
            text = s.facts[s.definition[source]].equals[i]
            clause = text.clause
            assert isinstance(clause, Becomes)
            for c in meant(s, text, source):
                set_own(s, c, clause.influence, clause.threat, clause.endurance)


def set_own(s: TheV, card: int, influence: int | None, threat: int | None, endurance: int | None) -> None:
    if influence is not None:
        s.influence[card] = influence
    if threat is not None:
        s.threat[card] = threat
    if endurance is not None:
        s.endurance[card] = endurance


def modify(s: TheV, texts: list[int]) -> None:
    """Numbers of modifications, which are no game text (V-29), and their keywords, which are."""
    facts, definition, host, silent = s.facts, s.definition, s.host, s.silent
    for pile in (s.piles[MODIFICATIONS], s.piles[ZONES + MODIFICATIONS]):
        for m in pile:
            f, c = facts[definition[m]], host[m]
            s.influence[c] += f.influence
            s.threat[c] += f.threat
            if m not in silent:
                s.endurance[c] += f.endurance
                s.rage[c] += f.rage
                s.keywords[c] |= f.bits
                s.madness += f.madness
                if f.sets_values:
                    texts.append(m)


def rage_and_floor(s: TheV) -> None:
    """V-116: Rage while exhausted; V-55: endurance is never below 1."""
    tokens, rage, endurance = s.tokens, s.rage, s.endurance
    for pile in (s.piles[CHARACTERS], s.piles[ZONES + CHARACTERS]):
        for c in pile:
            if tokens[c] and rage[c] > 0:
                s.influence[c] += rage[c]
                s.threat[c] += rage[c]
            if endurance[c] < 1:
                endurance[c] = 1


def works(s: TheV, source: int, text: Text) -> None:
    """What a continuous text adds or forbids."""
    for c in meant(s, text, source):
        s.influence[c] += text.influence
        s.threat[c] += text.threat
        for keyword in text.keywords:
            give(s, c, keyword)
        if text.forbids:
            s.keywords[c] |= NO_ABILITIES


def give(s: TheV, card: int, keyword: Keyword) -> None:
    if keyword.word is Word.ENDURANCE:
        s.endurance[card] += keyword.number
    elif keyword.word is Word.RAGE:
        s.rage[card] += keyword.number
    elif keyword.word is Word.MADNESS:
        s.madness += keyword.number
    else:
        s.keywords[card] |= BITS[keyword.word]


def meant(s: TheV, text: Text, source: int) -> list[int]:
    """The characters that a continuous text is about."""
    pick = text.pick
    if pick is None:
        return [s.host[source] if text.ref is Ref.BEARER else source]
    f = s.facts[s.definition[source]]
    seat = s.player[source] if f.is_modification else s.place[source] // ZONES
    if not pick.side:
        pile = s.piles[CHARACTERS] + s.piles[ZONES + CHARACTERS]
    else:
        pile = s.piles[(seat if pick.side == YOURS else 1 - seat) * ZONES + CHARACTERS]
    if pick.more:
        return [c for c in pile if fits(s, pick, c, source, seat)]
    without = source if pick.other else -1
    return [c for c in pile if s.facts[s.definition[c]].kinds & pick.kinds and c != without]


def last(s: TheV) -> None:
    """What effects give for a while."""
    for row in s.lasting:
        if row.clause == CHANGE and s.since[row.card] == row.since:
            s.influence[row.card] += row.values[0]
            s.threat[row.card] += row.values[1]
            for keyword in row.values[2]:
                give(s, row.card, keyword)

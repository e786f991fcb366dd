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
    s.stale = False
    silent = NONE
    if s.lasting:
        silent = frozenset([row.card for row in s.lasting if row.clause == SILENCE and s.since[row.card] == row.since])
    s.silent = silent
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
    for seat in (0, 1):
        for c in s.piles[seat * ZONES + CHARACTERS]:
            if s.tokens[c] and s.rage[c] > 0:  # V-116
                s.influence[c] += s.rage[c]
                s.threat[c] += s.rage[c]
            if s.endurance[c] < 1:  # V-55
                s.endurance[c] = 1


def own_values(s: TheV, texts: list[int]) -> None:
    """Own values and keywords of characters, madness of locations; `texts` takes the cards with continuous texts."""
    facts, definition, silent = s.facts, s.definition, s.silent
    for seat in (0, 1):
        for c in s.piles[seat * ZONES + CHARACTERS]:
            f = facts[definition[c]]
            s.influence[c], s.threat[c] = f.influence, f.threat
            if c in silent:
                s.endurance[c], s.rage[c], s.keywords[c] = BASE_ENDURANCE, 0, 0
            else:
                s.endurance[c], s.rage[c], s.keywords[c] = BASE_ENDURANCE + f.endurance, f.rage, f.bits
                s.madness += f.madness
                if f.continuous:
                    texts.append(c)
        for c in s.piles[seat * ZONES + LOCATIONS]:
            if c not in silent:
                f = facts[definition[c]]
                s.madness += f.madness
                if f.continuous:
                    texts.append(c)


def become_equal(s: TheV, texts: list[int]) -> None:
    """V-131 … V-133: own values become equal to a number; the last played wins, a swap takes what it finds."""
    row: list[tuple[int, int, int]] = []  # (time, card with the text or -1, index)
    for source in texts:
        for i in range(len(s.facts[s.definition[source]].equals)):
            row.append((s.since[source], source, i))
    for i, lasting in enumerate(s.lasting):
        if (lasting.clause == EQUAL or lasting.clause == SWAP) and s.since[lasting.card] == lasting.since:
            row.append((lasting.stamp, -1, i))
    if not row:
        return
    row.sort()
    for _, source, i in row:
        if source < 0:
            lasting = s.lasting[i]
            if lasting.clause == SWAP:
                c = lasting.card
                s.influence[c], s.threat[c] = s.threat[c], s.influence[c]
            else:
                set_own(s, lasting.card, lasting.values[0], lasting.values[1], lasting.values[2])
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
    facts, definition, silent = s.facts, s.definition, s.silent
    for seat in (0, 1):
        for m in s.piles[seat * ZONES + MODIFICATIONS]:
            f, c = facts[definition[m]], s.host[m]
            s.influence[c] += f.influence
            s.threat[c] += f.threat
            if m not in silent:
                s.endurance[c] += f.endurance
                s.rage[c] += f.rage
                s.keywords[c] |= f.bits
                s.madness += f.madness
                if f.continuous:
                    texts.append(m)


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
    seats = (0, 1) if not pick.side else (seat,) if pick.side == YOURS else (1 - seat,)
    return [c for x in seats for c in s.piles[x * ZONES + CHARACTERS] if fits(s, pick, c, source, seat)]


def last(s: TheV) -> None:
    """What effects give for a while."""
    for row in s.lasting:
        if row.clause == CHANGE and s.since[row.card] == row.since:
            s.influence[row.card] += row.values[0]
            s.threat[row.card] += row.values[1]
            for keyword in row.values[2]:
                give(s, row.card, keyword)

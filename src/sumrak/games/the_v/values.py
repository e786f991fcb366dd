"""Chapters C, K and M: influence, threat, endurance, keywords and madness as they stand (V-24, V-29, V-55, V-116 … V-134).

Values are computed when they are stale, in the order of V-134: own value, latest "becomes equal", numbers of
modifications, texts and effects. Numbers are kept as summed and read as max(0, ·), endurance as max(1, ·).
"""

from __future__ import annotations

from sumrak.games.the_v.board import fits, picked, pile_of, you
from sumrak.games.the_v.facts import BASE_ENDURANCE, Sum, Text
from sumrak.games.the_v.state import CHANGE, CHARACTERS, EQUAL, SILENCE, SWAP, TOKENS, TheV
from sumrak.games.the_v.vocabulary.clauses import Becomes
from sumrak.games.the_v.vocabulary.whom import Ref
from sumrak.kernel.state import Lasting

NONE: frozenset[int] = frozenset()


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
    """Everything anew, in the order of V-134."""
    s.stale = False
    s.silent = silenced(s) if s.lasting else NONE
    texts: list[int] = []
    for c in s.texts:
        if s.facts[c].sets_values and c not in s.silent:
            texts.append(c)
    own_values(s)
    if texts or s.lasting:
        become_equal(s, texts)
    modify(s)
    s.madness = 0
    for source in texts:
        facts = s.facts[source]
        s.madness += facts.madness
        for text in facts.gives:
            works(s, source, text)
    for row in s.lasting:
        if row.clause == CHANGE and s.since[row.card] == row.since:
            s.influence[row.card] += row.values[0]
            s.threat[row.card] += row.values[1]
    rage_and_floor(s)


def shift(s: TheV, row: Lasting, sign: int) -> None:
    """A change of numbers begins (1) or ends (-1): sums come last, so nothing else has to be computed anew."""
    if not s.stale and s.since[row.card] == row.since:
        s.influence[row.card] += sign * row.values[0]
        s.threat[row.card] += sign * row.values[1]


def begins(s: TheV, card: int) -> None:
    """A card has come into play: what it has and what it gives."""
    facts = s.facts[card]
    if facts.equals or s.sheet.reads_states:
        s.stale = True
    if s.stale:
        return
    if facts.is_modification:
        add(s, s.host[card], facts.sum, 1)
    else:
        s.madness += facts.madness
    if facts.is_character:
        appears(s, card)
    for text in facts.gives:
        for c in meant(s, text, card):
            add(s, c, text.sum, 1)


def appears(s: TheV, card: int) -> None:
    """A character has its own numbers and what the texts in play give it."""
    s.influence[card], s.threat[card], s.endurance[card], s.rage[card], s.keywords[card] = s.facts[card].own
    for source in s.texts:
        if source != card and source not in s.silent:
            if s.facts[source].equals:
                s.stale = True
            for text in s.facts[source].gives:
                if text.pick is not None and fits(s, text.pick, card, source, you(s, source)):
                    give(s, card, text.sum)
    s.endurance[card] = max(1, s.endurance[card])


def ends(s: TheV, card: int) -> None:
    """A card is about to leave play, and what it has and gives with it."""
    facts = s.facts[card]
    if facts.sets_endurance or card in s.silent:
        s.unsettled |= TOKENS
    if facts.equals or card in s.silent or s.sheet.reads_states or any([s.facts[c].spreads_madness for c in s.texts]):
        s.stale = True
    if s.stale:
        return
    if facts.is_modification:
        add(s, s.host[card], facts.sum, -1)
    else:
        s.madness -= facts.madness
    for text in facts.gives:
        for c in meant(s, text, card):
            add(s, c, text.sum, -1)


def add(s: TheV, card: int, what: Sum, sign: int) -> None:
    """Numbers and keywords of a character begin (1) or end (-1); everything is computed anew where it is no plain sum."""
    s.influence[card] += sign * what.influence
    s.threat[card] += sign * what.threat
    if what.has_words:
        s.madness += sign * what.madness
        s.rage[card] += sign * what.rage
        s.keywords[card] |= what.bits
        if what.bits and (sign < 0 or any([s.facts[c].reads_words for c in s.texts])):
            s.stale = True  # another may give the same keyword; a text may speak of it
        if what.rage and s.tokens[card]:
            s.stale = True
        if what.endurance:
            if s.endurance[card] == 1:  # it may have been less
                s.stale = True
            s.endurance[card] = max(1, s.endurance[card] + sign * what.endurance)


def rages(s: TheV, card: int, sign: int) -> None:
    """V-116: the first token comes (1), or the last one goes (-1)."""
    if s.rage[card] > 0:
        s.influence[card] += sign * s.rage[card]
        s.threat[card] += sign * s.rage[card]


def silenced(s: TheV) -> frozenset[int]:
    return frozenset([row.card for row in s.lasting if row.clause == SILENCE and s.since[row.card] == row.since])


def own_values(s: TheV) -> None:
    """Own values and keywords of characters; keywords are text and can be lost (V-21)."""
    facts = s.facts
    influence, threat, endurance, rage, keywords = s.influence, s.threat, s.endurance, s.rage, s.keywords
    for pile in s.characters:
        for c in pile:
            influence[c], threat[c], endurance[c], rage[c], keywords[c] = facts[c].own
    for c in sorted(s.silent):
        endurance[c], rage[c], keywords[c] = BASE_ENDURANCE, 0, 0


def become_equal(s: TheV, texts: list[int]) -> None:
    """V-131 … V-133: own values become equal to a number; the last played wins, a swap takes what it finds."""
    row: list[tuple[int, int, int]] = []
    for c in texts:
        if s.facts[c].equals:
            row += [(s.since[c], c, i) for i in range(len(s.facts[c].equals))]
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
            text = s.facts[source].equals[i]
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


def modify(s: TheV) -> None:
    """Numbers of modifications, which are no game text (V-29), and their keywords, which are."""
    facts, host, influence, threat = s.facts, s.host, s.influence, s.threat
    for pile in s.modifications:
        for m in pile:
            what, c = facts[m].sum, host[m]
            influence[c] += what.influence
            threat[c] += what.threat
            if what.has_words and m not in s.silent:
                s.endurance[c] += what.endurance
                s.rage[c] += what.rage
                s.keywords[c] |= what.bits


def rage_and_floor(s: TheV) -> None:
    """V-116: Rage while exhausted; V-55: endurance is never below 1."""
    tokens, rage, endurance = s.tokens, s.rage, s.endurance
    for pile in s.characters:
        for c in pile:
            if tokens[c] and rage[c] > 0:
                s.influence[c] += rage[c]
                s.threat[c] += rage[c]
            if endurance[c] < 1:
                endurance[c] = 1


def works(s: TheV, source: int, text: Text) -> None:
    """What a continuous text adds or forbids."""
    for c in meant(s, text, source):
        give(s, c, text.sum)


def give(s: TheV, card: int, what: Sum) -> None:
    s.influence[card] += what.influence
    s.threat[card] += what.threat
    if what.has_words:
        s.endurance[card] += what.endurance
        s.rage[card] += what.rage
        s.keywords[card] |= what.bits
        s.madness += what.madness


def meant(s: TheV, text: Text, source: int) -> list[int]:
    """The characters that a continuous text is about."""
    if text.pick is None:
        return [s.host[source] if text.ref is Ref.BEARER else source]
    return picked(s, text.pick, pile_of(s, CHARACTERS, text.pick.side, you(s, source)), source)

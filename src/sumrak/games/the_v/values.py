"""Chapters C, K and M: influence, threat, endurance, keywords and madness as they stand (V-24, V-29, V-55, V-116 … V-134).

Values are computed when they are stale, in the order of V-134: own value, latest "becomes equal", numbers of
modifications, texts and effects. Numbers are kept as summed and read as max(0, ·), endurance as max(1, ·).
"""

from __future__ import annotations

from sumrak.games.the_v.board import fits, picked, pile_of, you
from sumrak.games.the_v.facts import BASE_ENDURANCE, Text
from sumrak.games.the_v.state import CHANGE, CHARACTERS, EQUAL, SILENCE, SWAP, TheV
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
    return max(0, s.influence[card])


def threat(s: TheV, card: int) -> int:
    if s.stale:
        compute(s)
    return max(0, s.threat[card])


def compute(s: TheV) -> None:
    """Everything anew, in the order of V-134."""
    s.stale = False
    s.silent = silenced(s) if s.lasting else NONE
    texts = [c for c in s.texts if s.facts[c].sets_values and c not in s.silent]
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
    """A card has come into play: its numbers and what texts give it, unless it changes what others have."""
    facts = s.facts[card]
    if facts.sets_values or s.stale or s.sheet.reads_states:
        s.stale = True
    elif facts.is_modification:
        bear(s, card, 1)
    elif facts.is_character:
        s.influence[card], s.threat[card], s.endurance[card], s.rage[card], s.keywords[card] = facts.own
        for source in s.texts:
            if source not in s.silent:
                if s.facts[source].equals:
                    s.stale = True
                for text in s.facts[source].gives:
                    if text.pick is not None and fits(s, text.pick, card, source, you(s, source)):
                        give(s, card, text)
        s.endurance[card] = max(1, s.endurance[card])


def ends(s: TheV, card: int) -> None:
    """A card is about to leave play."""
    facts = s.facts[card]
    if (
        facts.sets_values
        or card in s.silent
        or s.sheet.reads_states
        or any([s.facts[c].spreads_madness for c in s.texts])
    ):
        s.changed()
    elif facts.is_modification:
        bear(s, card, -1)


def bear(s: TheV, card: int, sign: int) -> None:
    """The numbers of a modification come (1) or go (-1)."""
    facts, host = s.facts[card], s.host[card]
    if facts.has_words:
        s.changed()
    else:
        s.influence[host] += sign * facts.influence
        s.threat[host] += sign * facts.threat


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
            f, c = facts[m], host[m]
            influence[c] += f.influence
            threat[c] += f.threat
            if f.has_words and m not in s.silent:
                s.endurance[c] += f.endurance
                s.rage[c] += f.rage
                s.keywords[c] |= f.bits


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
        give(s, c, text)


def give(s: TheV, card: int, text: Text) -> None:
    s.influence[card] += text.influence
    s.threat[card] += text.threat
    if text.has_words:
        s.endurance[card] += text.endurance
        s.rage[card] += text.rage
        s.keywords[card] |= text.bits
        s.madness += text.madness


def meant(s: TheV, text: Text, source: int) -> list[int]:
    """The characters that a continuous text is about."""
    if text.pick is None:
        return [s.host[source] if text.ref is Ref.BEARER else source]
    return picked(s, text.pick, pile_of(s, CHARACTERS, text.pick.side, you(s, source)), source)

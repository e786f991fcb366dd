"""Chapter 15: combat. Pairs are of the initiating and of the responding card; each of two strikes goes its own way (B-15.11)."""

from __future__ import annotations

from sumrak.games.berserk.dice import cards_of, ignores
from sumrak.games.berserk.events import RESULT, VALUE, WEAKENED
from sumrak.games.berserk.facts import (
    BRING_AT,
    BRING_BY,
    FROM,
    ONLY_BY_HOST,
    REDUCE,
    SIMPLE,
    STRIKE,
    UNANSWERED,
)
from sumrak.games.berserk.frames import Chain
from sumrak.games.berserk.reach import has_word
from sumrak.games.berserk.state import Berserk
from sumrak.games.berserk.strikes import WEAKENED as WEAKER
from sumrak.games.berserk.strikes import by_die, by_table
from sumrak.games.berserk.values import Asked, has, total
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

B15_6, B15_7, B15_8, B15_9 = cite("B-15.6"), cite("B-15.7"), cite("B-15.8"), cite("B-15.9")


# who fights
def answers(s: Berserk, k: int, f: Chain) -> bool:
    """B-15.3: an open creature that fights rolls and answers; looked at when the roll is made."""
    if f.kind != SIMPLE or f.target < 0 or s.turned[f.target] or not s.facts[f.target].is_creature:
        return False
    if not s.facts[f.target].strikes:
        return False
    return not (
        (s.facts[f.card].all_words & UNANSWERED or s.rows_of[f.card])
        and has(s, f.card, UNANSWERED, Asked(k, f.kind, 0, f.target))
    )


# TABLE
def table(s: Berserk, k: int) -> None:
    """B-15.6, B-15.8; an exchange may be weakened (B-15.7)."""
    f: Chain = s.frames[k]
    if not f.fights:
        tell_result(s, f, (by_die(f.totals[0]), 0), B15_8)
        set_strength(s, k, (by_die(f.totals[0]), 0))
        return
    pair = by_table(f.totals[0], f.totals[1])
    if pair in WEAKER:
        card = f.card if f.totals[0] > f.totals[1] else f.target
        tell_result(s, f, pair, B15_6)
        s.then((ask_to_weaken, k, s.controller(card), pair))
    else:
        tell_result(s, f, pair, B15_6)
        set_strength(s, k, pair)


def ask_to_weaken(s: Berserk, k: int, seat: int, pair: tuple[int, int]) -> None:
    s.ask(seat, B15_7, [("full",), ("weaken",)], weaken_or_not, k, pair)


def weaken_or_not(s: Berserk, k: int, pair: tuple[int, int], verb: str) -> None:
    """B-15.7: the weakened pair is the result."""
    if verb == "weaken":
        f: Chain = s.frames[k]
        pair = WEAKER[pair]
        s.note(WEAKENED, B15_7, s.controller(f.card if f.totals[0] > f.totals[1] else f.target), -1, -1, -1, *pair)
    set_strength(s, k, pair)


def set_strength(s: Berserk, k: int, pair: tuple[int, int]) -> None:
    f = s.edit(k)
    f.strength = f.read = pair


def tell_result(s: Berserk, f: Chain, pair: tuple[int, int], cite_of: str) -> None:
    """What table or die say, before anybody weakens it."""
    s.note(RESULT, cite_of, f.seat, f.card, f.target if s.known[f.target] == EVERYBODY else -1, -1, *pair)


# VALUE
def value(s: Berserk, k: int) -> None:
    """B-15.9: each strike is valued; a miss has no value."""
    f: Chain = s.frames[k]
    one, two = f.strength
    pair = (value_of(s, k, f, 0) if one else 0, value_of(s, k, f, 1) if two else 0)
    if s.journal is not None:
        tell_values(s, k, f, pair)
    s.edit(k).value = pair


def tell_values(s: Berserk, k: int, f: Chain, pair: tuple[int, int]) -> None:
    for who in (0, 1):
        if f.strength[who]:
            dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
            explaining.tell_value(s, k, who)
            s.note(VALUE, B15_9, s.controller(dealer), dealer, victim, -1, printed_value(s, f, who), pair[who])


def struck_asked(s: Berserk, k: int, f: Chain, who: int, strength: int) -> tuple[int, int, Asked, Asked]:
    """The card that deals, the one that gets it, and what is asked of either."""
    dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
    bare = s.rules.ignore_scope == "all_innate" and ignores(s, dealer, victim)
    return (
        dealer,
        victim,
        Asked(k, f.kind, strength, victim, who == 1),
        Asked(k, f.kind, strength, dealer, who == 1, bare),
    )


def strength_read(s: Berserk, k: int, f: Chain, who: int) -> int:
    """B-15.9b: brought to a strength by a permanent feature of either card, or as played."""
    dealer, victim, by, at = struck_asked(s, k, f, who, f.strength[who])
    if f.read[who] != f.strength[who]:
        return f.read[who]
    if f.kind == SIMPLE:
        found = total(s, victim, BRING_AT, at) or total(s, dealer, BRING_BY, by)
        if found:
            return min(3, found)
    return f.strength[who]


def printed_value(s: Berserk, f: Chain, who: int, strength: int = 0) -> int:
    """What stands on the card for this strength."""
    values = f.strike if who == 0 and f.strike is not None else s.facts[cards_of(f)[who]].strike
    return values[(strength or f.strength[who]) - 1] if values is not None else 0


def per_token(s: Berserk, f: Chain) -> int:
    """What was paid for it with tokens; or X, where X is the number of wounds on the card."""
    if f.clause < 0:
        return 0
    act = s.facts[f.card].acts[f.clause]
    return f.number * act.each + (s.wounds[f.card] if act.by_wounds else 0)


OF_DEALER = 1 << STRIKE | 1 << BRING_BY
OF_VICTIM = 1 << FROM | 1 << REDUCE | 1 << BRING_AT
OF_EITHER = OF_DEALER | OF_VICTIM


def value_of(s: Berserk, k: int, f: Chain, who: int) -> int:
    """B-15.9, in the order of its groups; nothing below 0 (B-1.9)."""
    dealer, victim = (f.card, f.target) if who == 0 else (f.target, f.card)
    facts, other = s.facts[dealer], s.facts[victim]
    if not (
        s.aura_whats & OF_EITHER
        or facts.whats & OF_DEALER
        or other.whats & OF_VICTIM
        or s.rows_of[dealer]
        or s.rows_of[victim]
    ):
        if f.reduced[who] < 0 and not other.all_words & ONLY_BY_HOST:  # as it mostly is
            return printed_value(s, f, who, f.read[who]) + (per_token(s, f) if who == 0 else 0)
    strength = strength_read(s, k, f, who)
    dealer, victim, by, at = struck_asked(s, k, f, who, strength)
    number = printed_value(s, f, who, strength) + (per_token(s, f) if who == 0 else 0)
    number += total(s, dealer, STRIKE, by) + total(s, victim, FROM, at)
    limits = [n for n in (f.reduced[who], total(s, victim, REDUCE, at) or -1) if n >= 0]
    if has_word(s, victim, ONLY_BY_HOST) and s.host[victim] != dealer:
        limits.append(0)
    return max(0, min([number, *limits]))


from sumrak.games.berserk import explaining  # noqa: E402  # it explains what is worked out above

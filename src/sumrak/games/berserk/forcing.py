"""What effects upon others' attacks, control and features do (B-17.3, B-17.9, B-17.13, chapter 21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.berserk import deeds, durations, leaving, meddling, presence, protecting, reach
from sumrak.games.berserk.events import GAINED, LOST
from sumrak.games.berserk.facts import NAMED, WORD
from sumrak.games.berserk.frames import Chain, Work
from sumrak.games.berserk.permanents import permanents_of
from sumrak.games.berserk.picks import IN_SQUAD, ON_FIELD, Test
from sumrak.games.berserk.state import FOREVER, LATER, LOSE, LOSE_ALL, Berserk
from sumrak.games.berserk.timing import moment_of
from sumrak.games.berserk.vocabulary.forcing import (
    BlockIt,
    Exile,
    Later,
    Lose,
    LoseAllFeatures,
    MustAttack,
    RedirectHere,
    TakeControl,
)
from sumrak.kernel.rulebook import cite

B14_3, B14_6, B17_3, B17_4, B17_5, B17_9, B17_13A, B20_2, B21_1, B21_4 = (
    cite("B-14.3"), cite("B-14.6"), cite("B-17.3"), cite("B-17.4"), cite("B-17.5"), cite("B-17.9"), cite("B-17.13a"),
    cite("B-20.2"), cite("B-21.1"), cite("B-21.4"),
)  # fmt: skip


# attacks that are forced
def must_attack(s: Berserk, work: Work, effect: MustAttack) -> None:
    """B-17.13a; who ignores such features is free (B-17.10a)."""
    from sumrak.games.berserk import obligations  # what may be declared is known there, and it asks for effects

    for c in deeds.reached(s, work, effect.whom):
        if not reach.ignores_obligations(s, c):
            obligations.must_attack(s, work.seat, c, effect.wounds, work.card)


# attacks that are stopped or turned aside
def may_block(s: Berserk, f: Chain, seat: int) -> bool:
    """B-14.3: before Targets is carried out, or after the dice, as was agreed."""
    if f.target < 0 or s.controller(f.target) != seat or f.blocked:
        return False
    return not f.initiated if s.rules.block_time == "target" else bool(f.totals[0])


def block_it(s: Berserk, work: Work, effect: BlockIt) -> None:
    f = deeds.fight(s, work)
    if f is not None and may_block(s, f, work.seat):
        protecting.mark_blocked(s, work.fight, B14_3, work.card)


def may_redirect(s: Berserk, f: Chain, card: int, seat: int) -> bool:
    """B-17.9: only before the target is final, and only once, a defender included."""
    if f.initiated or f.defender >= 0 or f.target != f.first or f.target < 0 or f.target == card:
        return False
    return s.controller(f.target) == seat and s.facts[f.target].is_creature and reach.are_adjacent(s, card, f.target)


def redirect_here(s: Berserk, work: Work, effect: RedirectHere) -> None:
    f = deeds.fight(s, work)
    if f is not None and s.in_play(work.card) and may_redirect(s, f, work.card, work.seat):
        meddling.redirect(s, work.fight, work.card, work.card)


# control, exile
def take_control(s: Berserk, work: Work, effect: TakeControl) -> None:
    until = deeds.until_of(s, work, effect.until)
    for c in deeds.reached(s, work, effect.whom):
        leaving.take_control(s, c, work.seat, until, B21_1, work.card)


def exile(s: Berserk, work: Work, effect: Exile) -> None:
    for c in deeds.reached(s, work, effect.whom):
        leaving.exile(s, c, B21_4, work.card)


# features lost, and what waits for another moment
def lose_all(s: Berserk, work: Work, effect: LoseAllFeatures) -> None:
    """B-17.4: bound to where this card is; once it is not there, that is the end of it."""
    bound = Test(IN_SQUAD, work.seat) if effect.in_squad else Test(ON_FIELD)
    for c in deeds.reached(s, work, effect.whom):
        durations.last(s, c, LOSE_ALL, FOREVER, work.card, (bound,))
        deeds.tell(s, LOST, B17_4, work, c, effect, FOREVER)
        presence.look_again(s)


def lose(s: Berserk, work: Work, effect: Lose) -> None:
    until = deeds.until_of(s, work, effect.until)
    for c in deeds.reached(s, work, effect.whom):
        for row in permanents_of(effect.keyword):
            values = (WORD, row.amount) if row.what == WORD else (row.what, 0)
            assert row.what == WORD or row.what in NAMED, row
            durations.last(s, c, LOSE, until, work.card, values)
        deeds.tell(s, LOST, B17_3, work, c, effect, until)


def later(s: Berserk, work: Work, effect: Later) -> None:
    """B-17.5: a feature for one use, put on the source."""
    durations.last(
        s, work.card, LATER, FOREVER, work.card, (moment_of(effect.moment).events, work.seat, effect.effects)
    )
    deeds.tell(s, GAINED, B17_5, work, work.card, effect, FOREVER)


DEEDS: dict[type, Callable[[Berserk, Work, Any], None]] = {
    MustAttack: must_attack,
    BlockIt: block_it,
    RedirectHere: redirect_here,
    TakeControl: take_control,
    Exile: exile,
    LoseAllFeatures: lose_all,
    Lose: lose,
    Later: later,
}

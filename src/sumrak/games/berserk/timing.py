"""Triggered features of the vocabulary: which events they wait for (B-17.1)."""

from __future__ import annotations

from typing import Final

from sumrak.games.berserk import events
from sumrak.games.berserk import facts as f
from sumrak.games.berserk import picks as tests
from sumrak.games.berserk.facts import When as Trigger
from sumrak.games.berserk.meanings import (
    KINDS,
    both,
    first_choice,
    kinds_of,
    maybe,
    strengths_of,
    test_of,
)
from sumrak.games.berserk.picks import Test
from sumrak.games.berserk.vocabulary.attacks import Attacks
from sumrak.games.berserk.vocabulary.moments import (
    BecomesDefender,
    CreatureDies,
    Destroys,
    Dies,
    EndOfTurn,
    EnemyDiesOfPoison,
    EnemyGetsTokens,
    HasDefendedHost,
    Hits,
    HitsOrMisses,
    HostLeaps,
    Initiates,
    IsAttacked,
    IsBlessed,
    IsHit,
    IsIncarnated,
    Moment,
    Moves,
    Opens,
    Rushes,
    StartOfBattle,
    StartOfTurn,
    Teleports,
    YoursDestroys,
    YoursHits,
    YoursTeleportsAcross,
)
from sumrak.games.berserk.vocabulary.strikes import Attack
from sumrak.games.berserk.vocabulary.terms import (
    Turns,
)
from sumrak.games.berserk.vocabulary.triggers import When
from sumrak.games.berserk.vocabulary.whom import Those

# what triggers
TURN_OF: Final = {Turns.YOURS: f.YOURS, Turns.ENEMY: f.OPPONENTS, Turns.ANY: f.ANY}


def trigger_of(feature: When, clause: int, test: Test | None, formation: bool) -> Trigger:
    first = feature.effects[0]
    trigger = moment_of(feature.moment)
    trigger.clause, trigger.effects, trigger.formation = clause, feature.effects, formation
    trigger.whom = first_choice(feature.effects)
    trigger.condition = both(test, None if feature.condition is None else test_of(feature.condition))
    trigger.may, trigger.once = feature.may, feature.times == 1
    trigger.times, trigger.own_turn = feature.times, feature.your_turn
    trigger.kind = KINDS[first.kind] if isinstance(first, Attack) else f.SPELL if feature.spell else f.INFLUENCE
    return trigger


def moment_of(moment: Moment) -> Trigger:
    """A trigger that waits for this moment, and does nothing yet."""
    if isinstance(moment, StartOfTurn):
        return waits(events.STARTED_TURN, TURN_OF[moment.turns])
    if isinstance(moment, EndOfTurn):
        return waits(events.ENDED_TURN, TURN_OF[moment.turns])
    if isinstance(moment, StartOfBattle):
        return waits(events.BATTLE_BEGAN, f.ANY)
    if isinstance(moment, Hits):
        return in_attack(events.HIT, f.ITSELF, moment.attacks, moment.at)
    if isinstance(moment, HitsOrMisses):
        return in_attack(events.HIT | events.MISSED, f.ITSELF, moment.attacks, None)
    if isinstance(moment, IsHit):
        return in_attack(events.HIT, f.OTHER_IS_ITSELF, moment.attacks, moment.attacks.by)
    if isinstance(moment, IsAttacked):
        return in_attack(events.INITIATED, f.OTHER_IS_ITSELF, moment.attacks, moment.attacks.by)
    if isinstance(moment, Initiates):
        return in_attack(events.INITIATED, f.ITSELF, moment.attacks, None)
    if isinstance(moment, YoursHits):
        return in_attack(events.HIT, f.YOURS, moment.attacks, moment.attacks.by)
    if isinstance(moment, Destroys):
        trigger = waits(events.DIED, f.CAUSE_IS_ITSELF, against=moment.those)
        trigger.kinds = f.ATTACKS if moment.attacks is None else kinds_of(moment.attacks.kinds)
        return trigger
    if isinstance(moment, YoursDestroys):
        return waits(events.DIED, f.ANY, tests.BY_YOURS, moment.those)
    if isinstance(moment, Teleports):
        return waits(events.LEAPT, f.ITSELF, tests.TO_YOUR_HALF if moment.to_yours else tests.TO_ENEMY_HALF)
    if isinstance(moment, YoursTeleportsAcross):
        return waits(events.LEAPT, f.YOURS, tests.FROM_NEAR_ACROSS)
    if isinstance(moment, HasDefendedHost):
        return waits(events.AFTER_DEFENCE, f.ITSELF, tests.FOR_HOST)
    if isinstance(moment, Rushes):
        return waits(events.RELOCATED, f.ITSELF, tests.BY_RUSH)
    if isinstance(moment, EnemyDiesOfPoison):
        return waits(events.DIED, f.OPPONENTS, tests.BY_POISON)
    if isinstance(moment, CreatureDies):
        return waits(events.DIED, f.ANY, tests.ANY_DEATH, moment.those)
    return waits(*SIMPLE_MOMENTS[type(moment)])


SIMPLE_MOMENTS: Final = {
    Dies: (events.DIED, f.ITSELF),
    BecomesDefender: (events.BECAME_DEFENDER, f.ITSELF),
    IsIncarnated: (events.INCARNATED, f.ITSELF),
    HostLeaps: (events.LEAPT, f.HOSTS),
    IsBlessed: (events.BLESSED, f.ITSELF),
    Moves: (events.MOVED | events.LEAPT, f.ITSELF),
    Opens: (events.OPENED, f.ITSELF),
    EnemyGetsTokens: (events.TOKEN_GAINED, f.OPPONENTS),
}


def waits(kinds: int, whose: int, special: int = 0, against: Those | None = None) -> Trigger:
    return Trigger(0, kinds, whose, (), special=special, against=maybe(against))


def in_attack(event: int, whose: int, attacks: Attacks, other: Those | None) -> Trigger:
    trigger = waits(event, whose, against=other)
    trigger.kinds, trigger.strengths = kinds_of(attacks.kinds), strengths_of(attacks.strengths)
    return trigger

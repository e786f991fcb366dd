"""What the words of the cards do: why an effect cannot be used now, and carrying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.vtes import (
    in_action,
    in_attempts,
    in_combat,
    in_counters,
    in_deeds,
    in_phases,
    in_play_effects,
    in_politics,
    in_pool,
    in_rounds,
    in_searches,
    outcomes,
    politics,
)
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.targets import chosen_for, use_of, why_no_target
from sumrak.games.vtes.vocabulary import attempts, deeds, fighting, single
from sumrak.games.vtes.vocabulary import effects as words
from sumrak.games.vtes.vocabulary.acting import BecomeVampire, Employ, Equip, Recruit
from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.fighting import PanicAttack
from sumrak.games.vtes.vocabulary.staying import KeepAlive, PutOn, StayInPlay
from sumrak.kernel.reason import Reason

Do = Callable[[Vtes, Play, Effect, tuple[Object, ...]], None]
Why = Callable[[Vtes, Play, Effect, int], Reason | None]

KEEPING = (
    StayInPlay, PutOn, Equip, Employ, Recruit, words.StoreBleed, KeepAlive, PanicAttack,
    BecomeVampire, deeds.PutOnThis, single.BecomeAlly, single.BindTo, deeds.StayWith, fighting.SetTrap, attempts.PutOnActor,
)  # fmt: skip


def why_not(s: Vtes, play: Play, effect: Effect, kind: int) -> Reason | None:
    """Why this effect cannot be used in this window (0: as an action, or in a phase)."""
    found = WHY.get(type(effect))
    return None if found is None else found(s, play, effect, kind)


def why_none(s: Vtes, play: Play, kind: int) -> Reason | None:
    """Why what a use does cannot be done in this window: one of its effects, or nothing can be chosen for it."""
    facts = s.facts[play.card]
    for effect, why in (facts.whys or reasons_of(facts))[play.source][play.use]:
        found: Reason | None = why(s, play, effect, kind)
        if found is not None:
            return found
    return why_no_target(s, play) if facts.firsts[play.source][play.use] else None


def asks(facts: Facts, use: int) -> bool:
    """Whether a use from the hand asks for anything of the moment, or something to be chosen."""
    whys = (facts.whys or reasons_of(facts))[0][use]
    return bool(facts.uses[use].only or facts.uses[use].price or whys or facts.firsts[0][use])


def reasons_of(facts: Facts) -> tuple[Any, ...]:
    """Of each use of a card the effects that may not be possible, with what tells why; it is kept."""
    facts.whys = tuple(
        [
            tuple([tuple([(x, WHY[type(x)]) for x in use.effects if type(x) in WHY]) for use in uses])
            for uses in facts.by_source
        ]
    )
    return facts.whys


def keeps(use: Use) -> bool:
    """Whether the card stays on the table, or is put there later."""
    return any([isinstance(effect, KEEPING) for effect in use.effects])


def carry_out(s: Vtes, play: Play) -> None:
    """Effect by effect; one that ends or redirects the action stands last on its card."""
    n = len(use_of(s, play).effects)
    if n == 1 and not s.unsettled:
        s.doing = (perform, play, 0)
        perform(s, play, 0)
    else:
        s.then(*[(perform, play, j) for j in range(n)])


def perform(s: Vtes, play: Play, j: int) -> None:
    use = use_of(s, play)
    effect = use.effects[j]
    DO[type(effect)](s, play, effect, chosen_for(use, play.chosen, j))


def perform_called(s: Vtes, k: int, j: int) -> None:
    """The j-th effect of a referendum that has passed; what its terms fixed are its choices."""
    called = politics.referendum_of(s, politics.poll_of(s, k))
    assert called is not None
    effect = called.effects[j]
    DO[type(effect)](s, politics.play_of(s, k), effect, politics.poll_of(s, k).terms)


DO: dict[type, Do] = {
    **in_action.DO,
    **outcomes.DO,
    **in_attempts.DO,
    **in_combat.DO,
    **in_counters.DO,
    **in_deeds.DO,
    **in_searches.DO,
    **in_politics.DO,
    **in_play_effects.DO,
    **in_rounds.DO,
    **in_phases.DO,
    **in_pool.DO,
}
WHY: dict[type, Why] = {
    **in_action.WHY,
    **outcomes.WHY,
    **in_attempts.WHY,
    **in_combat.WHY,
    **in_counters.WHY,
    **in_deeds.WHY,
    **in_searches.WHY,
    **in_politics.WHY,
    **in_play_effects.WHY,
    **in_rounds.WHY,
    **in_phases.WHY,
    **in_pool.WHY,
}

"""Section 6.2: an action from its announcement on; `resolving` says how it ends."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sumrak.games.vtes import calling, conditions, costs, hands, playing, resolving
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    begins,
    controller,
    is_vampire,
    prey,
    who_bound,
)
from sumrak.games.vtes.counters import burn_blood, gain_blood
from sumrak.games.vtes.events import ANNOUNCED, CANCELLED
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.frames import (
    AGGRAVATED_DUE,
    BLEED,
    CARD,
    DAMAGE_DUE,
    FROM_HAND,
    OFFERED,
    Action,
    Play,
)
from sumrak.games.vtes.frames import OFFER as FROM_OFFER
from sumrak.games.vtes.moving import tap
from sumrak.games.vtes.occasions import PRICES
from sumrak.games.vtes.requirements import cost_of
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.targets import chosen_for, targets_bits, use_of
from sumrak.games.vtes.values import clan_of
from sumrak.games.vtes.vocabulary.acting import Bleed, Hunt
from sumrak.games.vtes.vocabulary.attempts import BleedOf, CannotBlockThis
from sumrak.games.vtes.vocabulary.clauses import BurnsToAct, FeedsWhoBound, Use
from sumrak.games.vtes.vocabulary.deeds import HurtAfterwards, ShuffleIn, StealIt
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.single import BurnOwnBlood, FightThis
from sumrak.games.vtes.vocabulary.staying import BurnSelf, FightBearer
from sumrak.games.vtes.vocabulary.terms import ANNOUNCED as AS_ANNOUNCED
from sumrak.games.vtes.vocabulary.terms import A, Moment
from sumrak.games.vtes.vocabulary.voting import CallListed, Referendum
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_6_1_7_4 = cite("VTES-1.6.1.7.4")
VTES6_2_1_4 = cite("VTES-6.2.1.4")
IS_BARRED = Reason(cite("VTES-6.0.8"), "barred-action")

# what `acted` remembers of an action (VTES-6.0.7, VTES-6.0.8): rows (minion, since, word, value)
SAME_CARD, SAME_OFFER, A_BLEED, A_VOTE, SAME_RULE, RECRUITED = range(6)
BARRED = 8
"""Added to the word of what a card forbids to take again, whatever the rules say of repetition; such rows stand first."""
AT_ONCE, AFTER_ACTION, FIRST_OF_YOURS = Moment.AT_ONCE, Moment.AFTER_ACTION, Only.YOUR_FIRST_THIS_TURN
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


# announcing (section 6.2.1)
def announce_card(s: Vtes, play: Play) -> None:
    """An action card goes to limbo and may be cancelled; only then is there an action (VTES-6.2.1.3, 6.2.1.4)."""
    if play.source == FROM_OFFER:
        open_action(s, of_card(s, play))
        return
    playing.poison(s, play)
    if s.facts[play.card].calls_listed:
        calling.announce(s, play.chosen[0][0])
    playing.lie_open(s, play, begin_card)


def begin_card(s: Vtes, play: Play) -> None:
    """A cancelled action card: no action, nothing taps, nothing is paid (VTES-1.6.1.7.4)."""
    s.owed[play.seat] -= 1
    if s.cancelled:
        s.cancelled = False
        hands.delay(s, play.seat, AT_ONCE)
        s.note(CANCELLED, VTES1_6_1_7_4, play.seat, play.card)
        playing.put_away(s, play.card)
        return
    replaced = s.facts[play.card].card.replaced
    k = open_action(s, of_card(s, play))
    if costs.is_short(s, action_of(s, k)):
        costs.save_what_must_be(s, k)
    hands.delay(s, play.seat, replaced, k if replaced is AFTER_ACTION else -1)


class Announced(NamedTuple):
    """What a use says of the action that it is, whoever takes it."""

    is_bleed: bool
    bleed: int
    most: int
    is_hunt: bool
    is_political: bool
    bans: tuple[tuple[int, int, int], ...]
    """Whom it keeps from blocking, as (definition, use, effect)."""
    hurts: tuple[HurtAfterwards, ...]
    """What it lays down for after the action, whether it is blocked or not."""


@lru_cache(2048)
def announced(facts: Facts, source: int, i: int) -> Announced:
    effects = facts.by_source[source][i].effects
    bleeds = [effect.number for effect in effects if isinstance(effect, Bleed)]
    bans = [j for j, effect in enumerate(effects) if isinstance(effect, CannotBlockThis)] if source == FROM_HAND else []
    return Announced(
        bool(bleeds), sum(bleeds), most_bled(effects) if bleeds else -1,
        any([isinstance(effect, Hunt) for effect in effects]),
        any([isinstance(effect, (Referendum, CallListed)) for effect in effects]),
        tuple([(facts.number, i, j) for j in bans]),
        tuple([effect for effect in effects if isinstance(effect, HurtAfterwards)]),
    )  # fmt: skip


def of_card(s: Vtes, play: Play) -> Action:
    told = announced(s.facts[play.card], play.source, play.use)
    use = use_of(s, play)
    blood, pool = cost_of(s, play)
    bits = targets_bits(s, play)
    if play.source == FROM_OFFER:
        bits |= offered_bits(s, play)
    bled = whom_bled(s, play, use) if told.is_bleed else -1
    if told.is_bleed:
        bits |= 1 << bled
    return Action(
        play.seat, play.minion, play.since, OFFERED if play.source == FROM_OFFER else CARD, play.card, s.since[play.card],
        play.use, play.chosen, 0 if told.is_political else bits, bled, told.is_bleed, told.is_hunt, told.is_political,
        use.stealth, told.bleed, bans=told.bans, dues=dues_of(play, told) if told.hurts else (), most=told.most,
        blood=blood, pool=pool, as_vampire=plays_as_vampire(s, play),
    )  # fmt: skip


def dues_of(play: Play, told: Announced) -> tuple[tuple[int, int, int, int], ...]:
    rows = [(AGGRAVATED_DUE if x.aggravated else DAMAGE_DUE, x.number) for x in told.hurts]
    return tuple([(word, play.minion, play.since, number) for word, number in rows])


def whom_bled(s: Vtes, play: Play, use: Use) -> int:
    """Who is bled: your prey, if the card does not let you choose."""
    for j, effect in enumerate(use.effects):
        if isinstance(effect, BleedOf) and effect.whom is not None:
            return chosen_for(use, play.chosen, j)[0][0]
    return prey(s, play.seat)


def most_bled(effects: tuple[Effect, ...]) -> int:
    for effect in effects:
        if isinstance(effect, BleedOf):
            return effect.most
    return -1


def offered_bits(s: Vtes, play: Play) -> int:
    """The player at whom the action of a card in play is directed by its text, if it is another one (VTES-6.1.6.3)."""
    bits = 0
    for effect in use_of(s, play).effects:
        if isinstance(effect, FightBearer):
            bits |= 1 << s.side(s.host[play.card])
        elif isinstance(effect, (BurnSelf, ShuffleIn, StealIt, FightThis, BurnOwnBlood)):
            if isinstance(effect, BurnSelf) and not effect.directed:
                continue
            bits |= 1 << controller(s, play.card)
    return bits & ~(1 << play.seat)


def plays_as_vampire(s: Vtes, play: Play) -> bool:
    """VTES-1.6.3.10: an ally, with a card that only vampires play."""
    facts = s.facts[play.card]
    asks = bool(facts.levels and play.source == 0 and facts.levels[play.use][0])
    return asks and play.minion >= 0 and not is_vampire(s, play.minion)


def open_action(s: Vtes, f: Action) -> int:
    """The acting minion taps (VTES-6.2.1.4); the as-announced window comes first (VTES-6.2.1.5)."""
    tap(s, f.actor, VTES6_2_1_4)
    if f.targets and f.chosen:
        f.pool += costs.surcharge(s, f.seat, f.chosen, False)
    s.acted = [*s.acted, *[(f.actor, f.since, word, value) for word, value in identity(s, f)]]
    if f.kind == CARD and FIRST_OF_YOURS in s.facts[f.card].uses[f.use].only:
        s.used = [*s.used, (-1, f.seat, -2000 - s.definition[f.card])]
    if s.journal is not None:
        s.note(
            ANNOUNCED,
            VTES6_2_1_4,
            f.seat,
            f.actor,
            target_card(s, f),
            before=f.kind,
            after=f.bled if f.bled >= 0 else f.targets,
        )
    begins(s, f.actor)
    if s.says & PRICES:
        burn_to_act(s, f)
    return s.scope(f, resolving.STEPS, resolving.CLOSING)


def burn_to_act(s: Vtes, f: Action) -> None:
    """What cards on the acting minion make it burn for each attempt: as much of it as it has."""
    play = Play(f.seat, f.actor, f.actor, f.since)
    for x in attached(s, f.actor):
        for clause in s.facts[x].card.text:
            if isinstance(clause, BurnsToAct) and clause.clan in ("", clan_of(s, f.actor)):
                if all([conditions.holds(s, play.but(card=x), only) for only in clause.only]):
                    burn_blood(s, f.actor, clause.number, VTES6_2_1_4, x)
            elif isinstance(clause, FeedsWhoBound) and (other := who_bound(s, x)) >= 0:
                gain_blood(s, other, burn_blood(s, f.actor, clause.number, VTES6_2_1_4, x), VTES6_2_1_4, x)


def target_card(s: Vtes, f: Action) -> int:
    """The first card at which it aims, unless it may be hidden: names of uncontrolled vampires are not told (VTES-1.6.1.5.4)."""
    card, since = f.chosen[0] if f.chosen else (-1, -1)
    return card if since >= 0 and card != f.actor and s.known[card] == EVERYBODY else -1


def sameness(s: Vtes, f: Action) -> list[tuple[int, int]]:
    """VTES-6.0.8: what makes another action the same: the card, or the kind and each of its targets."""
    if f.kind == CARD:
        return [(SAME_CARD, s.definition[f.card])]
    if f.kind == OFFERED:
        return [(SAME_OFFER, f.card)]
    if f.kind == BLEED:
        return [(SAME_RULE, of_rule(BLEED, prey(s, f.seat)))]
    return [(SAME_RULE, of_rule(f.kind, card)) for card, _ in f.chosen] or [(SAME_RULE, of_rule(f.kind))]


def of_rule(kind: int, target: int = 0) -> int:
    return 1000 * kind + target


def bar(s: Vtes, f: Action) -> None:
    """Its minion does not take the same action again in this turn, whether the rules let it or not."""
    s.acted = [*[(f.actor, f.since, word | BARRED, value) for word, value in sameness(s, f)], *s.acted]


def are_barred(s: Vtes) -> bool:
    """Whether anything is; mostly nothing."""
    return bool(s.acted) and s.acted[0][2] >= BARRED


def is_barred(s: Vtes, minion: int, word: int, value: int) -> bool:
    return are_barred(s) and (minion, s.since[minion], word | BARRED, value) in s.acted


def identity(s: Vtes, f: Action) -> list[tuple[int, int]]:
    """What may not be repeated."""
    found = sameness(s, f)
    if f.is_bleed:
        found.append((A_BLEED, 0))
    if f.is_political:
        found.append((A_VOTE, 0))
    return found


def everybody(seat: int) -> tuple[int, int]:
    """Stands in `acted` for all minions of this seat."""
    return -1 - seat, -1


# while it goes on
def something_used(
    s: Vtes, facts: Facts | None = None, minion: int = -1, as_vampire: bool = False, when: int = A
) -> None:
    """One of a name for each minion (VTES-1.6.3.5, VTES-1.6.3.9); what is used at other times too is no effect "as the action
    is announced" (VTES-6.2.1.5)."""
    k = action_at(s)
    if k >= 0 and as_vampire and s.rules.ally_as_vampire_duration and action_of(s, k).actor == minion:
        action_of(s, k).as_vampire = True
    if k >= 0 and facts is not None and (facts.is_modifier or facts.is_reaction):
        f: Action = s.frames[k]
        f.played = (*f.played, (minion, facts.number))
        f.is_told = f.is_told or bool(when & A) or not when & AS_ANNOUNCED

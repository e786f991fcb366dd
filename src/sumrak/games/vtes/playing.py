"""Chapter 1.6: playing a card: declaring it, the as-played window, cost, replacement, effect."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.vtes import actions, combat, effects, hands
from sumrak.games.vtes.asking import MASTER_PLAYED, MINION_PLAYED
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    combat_at,
    combat_of,
    is_minion,
    minions,
    ready,
)
from sumrak.games.vtes.counters import burn_blood, burn_edge, burn_pool
from sumrak.games.vtes.events import CANCELLED, PLAYED
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.frames import ABILITY, Play
from sumrak.games.vtes.masks import is_awaited
from sumrak.games.vtes.moving import burn, discard, tap
from sumrak.games.vtes.occasions import POISONS
from sumrak.games.vtes.requirements import cost_of, why_unfit
from sumrak.games.vtes.state import (
    ALL_HANDS,
    ASH,
    ATTACHED,
    HAND,
    HANDS,
    LIMBO,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.targets import as_object, following, options, slots_of, use_of
from sumrak.games.vtes.using import tag, users
from sumrak.games.vtes.values import capacity
from sumrak.games.vtes.vocabulary.clauses import Poisons, Use
from sumrak.games.vtes.vocabulary.only import Only, Price
from sumrak.games.vtes.vocabulary.terms import (
    BIT,
    COMBAT_WINDOWS,
    UNTAP,
)
from sumrak.games.vtes.vocabulary.terms import PLAYED as AS_PLAYED
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES1_6_1_1_3, VTES1_6_1_1_4 = cite("VTES-1.6.1.1.3"), cite("VTES-1.6.1.1.4")
VTES1_6_1_3_5, VTES1_6_1_3_9, VTES1_6_1_7_1 = cite("VTES-1.6.1.3.5"), cite("VTES-1.6.1.3.9"), cite("VTES-1.6.1.7.1")
VTES1_6_1_7_3, VTES1_1_3, VTES1_4_5 = cite("VTES-1.6.1.7.3"), cite("VTES-1.1.3"), cite("VTES-1.4.5")
FIRST_THIS_TURN, FIRST_THIS_ACTION, ONCE_A_TURN, ONCE_A_PHASE, ONCE_AN_ACTION = (
    Only.FIRST_THIS_TURN,
    Only.FIRST_THIS_ACTION,
    Price.ONCE_A_TURN,
    Price.ONCE_A_PHASE,
    Price.ONCE_AN_ACTION,
)
ONCE_A_COMBAT, ONCE_A_ROUND, TAPS_IT, BURNS_IT = Price.ONCE_A_COMBAT, Price.ONCE_A_ROUND, Price.TAP, Price.BURN
BURNS_EDGE, BURNS_COUNTER, TAKES_MASTER, TAPS_BEARER = Price.EDGE, Price.COUNTER, Price.MASTER, Price.TAP_BEARER
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


# declaring
def begin(s: Vtes, k: int, seat: int, verb: str, card: int, minion: int = -1, use: int = 0) -> None:
    """VTES-1.6.1.1.3: the whole effect is declared, choice by choice, before anything is done."""
    if verb == "use":
        use = max(0, minion)
        mine = users(s, k, seat, s.facts[card].abilities[use], card)
        minion = mine[0] if mine else -1
        s.then((choose, Play(seat, card, minion, s.since[minion] if minion >= 0 else -1, use, (), k, source=ABILITY)))
    else:
        show(s, Play(seat, card, minion, s.since[minion] if minion >= 0 else -1, use, (), k))


def choose(s: Vtes, play: Play) -> None:
    slots = slots_of(s, play)
    n = len(play.chosen)
    if n < len(slots):
        found = options(s, play, slots[n], following(slots, n))
        if found:
            s.ask(play.seat, VTES1_6_1_1_3, found, slot_chosen, play)
    else:
        commit(s, play)


def slot_chosen(s: Vtes, play: Play, verb: str, what: int) -> None:
    s.then((choose, play.but(chosen=(*play.chosen, as_object(s, (verb, what))))))


def commit(s: Vtes, play: Play) -> None:
    """All is declared: the card is shown (VTES-1.6.1.1.4), or the ability is used."""
    use = use_of(s, play)
    if play.source == ABILITY:
        actions.something_used(s)
        pay_price(s, play, use)
        effects.carry_out(s, play)
        return
    if use.is_action:
        actions.announce_card(s, play)
    else:
        open_window(s, played_by_methuselah(s, play), use)


def played_by_methuselah(s: Vtes, play: Play) -> Play:
    """Master phase actions, debts and trifles are spent although the card may be cancelled (VTES-1.6.2.3.3, 1.6.2.4.2)."""
    card = s.facts[play.card].card
    if not s.facts[play.card].is_master:
        return play
    if card.out_of_turn:
        s.debt[play.seat] = 1
    else:
        s.masters -= 1
    if card.trifle:
        play = play.but(gives_master=not s.trifle)
        s.trifle = True
    return play


def show(s: Vtes, play: Play) -> None:
    """VTES-1.6.1.1.4: it lies open from the moment it is chosen, so that nothing about it is half secret."""
    waiting = s.unsettled & HANDS
    s.move(play.card, play.seat * ZONES + LIMBO)
    s.unsettled = s.unsettled & ~HANDS | waiting  # what is played is not replaced before it is resolved
    if s.facts[play.card].once_a_game:
        s.events_played = [*s.events_played, s.facts[play.card].number]
    s.owed[play.seat] += 1
    if s.journal is not None:
        s.note(PLAYED, VTES1_6_1_1_4, play.seat, play.card, play.minion)
    s.go_on(choose, play)


def open_window(s: Vtes, play: Play, use: Use) -> None:
    """It can be cancelled; it is not replaced yet (VTES-1.6.1.7.1)."""
    poison(s, play)
    in_combat = bool(use.when & COMBAT_WINDOWS)
    facts = None if in_combat else s.facts[play.card]
    actions.something_used(s, facts, play.minion, actions.plays_as_vampire(s, play), use.when)
    if in_combat:
        combat.note_played(s, play)
    if s.fighting >= 0 and combat_of(s, s.fighting).traps:
        combat.set_traps(s, s.fighting)
    if use.only:
        note_firsts(s, play, use)
    lie_open(s, play, resolve)


def lie_open(s: Vtes, play: Play, after: Callable[[Vtes, Play], None]) -> None:
    """The window in which it can be cancelled, if anybody could have something for it; what comes of it is done after."""
    if not s.unsettled and not is_awaited(s, AS_PLAYED, not_played(s.facts[play.card])):
        s.go_on(after, play)
    else:
        s.next((after, play))
        s.scope(play, ((window, AS_PLAYED, VTES1_6_1_7_1),), ((shown,),))


def not_played(facts: Facts) -> int:
    """What does not hold in that window, of what cards ask for that cancel others (see `asking`)."""
    if facts.is_master:
        return MINION_PLAYED
    return MASTER_PLAYED | MINION_PLAYED if facts.is_event else MASTER_PLAYED


def poison(s: Vtes, play: Play) -> None:
    """Cards that count what their bearer plays, although it is cancelled."""
    levels = s.facts[play.card].levels
    if not s.says & POISONS or play.minion < 0 or play.use >= len(levels):
        return
    for x in attached(s, play.minion):
        for clause in s.facts[x].card.text:
            if isinstance(clause, Poisons) and levels[play.use][0] & BIT[clause.code]:
                s.blood[x] += 1
                s.changed()


def burn_poisoned(s: Vtes) -> None:
    """At the end of an action or combat: with more counters than its capacity a vampire is burned."""
    if not s.says & POISONS:
        return
    for seat in range(s.seats):
        for x in s.piles[seat * ZONES + ATTACHED][:]:
            if any([isinstance(clause, Poisons) for clause in s.facts[x].card.text]):
                host = s.host[x]
                if host >= 0 and is_minion(s, host) and s.blood[x] > capacity(s, host):
                    burn(s, host, VTES1_4_5, x)


def note_firsts(s: Vtes, play: Play, use: Use) -> None:
    """What can be played once in a turn or action is used up by playing it."""
    word = -2000 - s.definition[play.card]
    if FIRST_THIS_TURN in use.only:
        s.used = [*s.used, (play.minion, play.since, word)]
    if FIRST_THIS_ACTION in use.only and (j := action_at(s)) >= 0:
        f = action_of(s, j)
        s.frames[j] = f.but(played=(*f.played, (play.minion, -5000 - s.definition[play.card])))


def shown(s: Vtes, k: int) -> None:
    frame = s.frames[k]
    assert isinstance(frame, Play)
    s.cancelled = frame.cancelled


def resolve(s: Vtes, play: Play) -> None:
    """VTES-1.6.1.1.5: pay, replace, then the effect; a cancelled card is replaced and does nothing (VTES-1.6.1.7.3)."""
    s.owed[play.seat] -= 1
    if s.cancelled:
        s.cancelled = False
        hands.delay(s, play.seat, hands.MOMENTS[0])
        s.note(CANCELLED, VTES1_6_1_7_3, play.seat, play.card)
        put_away(s, play.card)
        return
    pay(s, play)
    use = use_of(s, play)
    if use.price:
        pay_otherwise(s, play, use)
    replaced = s.facts[play.card].card.replaced
    hands.delay(s, play.seat, replaced, hands.wait_for(s, replaced, play.card))
    if play.gives_master:
        s.masters += 1
    if not effects.keeps(use):
        put_away(s, play.card)
    effects.carry_out(s, play)


def put_away(s: Vtes, card: int) -> None:
    if s.zone(card) == LIMBO:
        s.move(card, s.owner[card] * ZONES + ASH)


def pay(s: Vtes, play: Play) -> None:
    """VTES-1.6.1.3.5: blood from the minion, pool from its Methuselah."""
    blood, pool = cost_of(s, play)
    if blood:
        burn_blood(s, play.minion, blood, VTES1_6_1_3_5, play.card)
    if pool:
        burn_pool(s, play.seat, pool, VTES1_6_1_3_5, play.card)


def pay_price(s: Vtes, play: Play, use: Use) -> None:
    """What an ability costs, noted so that it is not used again too soon."""
    if not use.price:
        pay(s, play)
        return
    row = (play.card, s.since[play.card], tag(play, use))
    if ONCE_A_TURN in use.price or ONCE_A_PHASE in use.price:
        s.used = [*s.used, row]
    if ONCE_AN_ACTION in use.price and (j := action_at(s)) >= 0:
        f = action_of(s, j)
        s.frames[j] = f.but(played=(*f.played, (play.card, -1 - play.use)))
    if ONCE_A_COMBAT in use.price and (j := combat_at(s)) >= 0:
        g = combat_of(s, j)
        s.frames[j] = g.but(used=(*g.used, (play.card, tag(play, use), 0)))
    pay(s, play)
    pay_otherwise(s, play, use)
    if TAPS_IT in use.price:
        tap(s, play.card, VTES1_1_3)
    if BURNS_IT in use.price:
        burn(s, play.card)


def pay_otherwise(s: Vtes, play: Play, use: Use) -> None:
    if BURNS_EDGE in use.price:
        burn_edge(s, VTES1_4_5)
    if BURNS_COUNTER in use.price:
        s.blood[play.card] -= 1
        s.changed()
    if TAKES_MASTER in use.price:
        s.masters -= 1
    if TAPS_BEARER in use.price:
        tap(s, play.minion, VTES1_1_3)
    if ONCE_A_ROUND in use.price and (j := combat_at(s)) >= 0:
        f = combat_of(s, j)
        s.frames[j] = f.but(used=(*f.used, (play.card, tag(play, use), f.round)))


# burn option (VTES-1.6.1.3.9)
def burn_options(s: Vtes, seat: int) -> list[Option]:
    """One card a phase whose requirements none of her minions meets."""
    if not s.dirty & ALL_HANDS and not s.in_hand[seat] & UNTAP:
        return []
    hand = [c for c in s.piles[seat * ZONES + HAND] if s.facts[c].untimed & UNTAP]
    if not hand or (seat, -1, -1) in s.used:
        return []
    return [("discard", c) for c in choices(s, hand) if nobody_meets(s, seat, c)]


def nobody_meets(s: Vtes, seat: int, card: int) -> bool:
    facts = s.facts[card]
    among = ready(s, seat) if facts.is_master else minions(s, seat)
    return not any([why_unfit(s, facts, i, m) is None for m in among for i in range(len(facts.uses))])


def burn_option(s: Vtes, seat: int, card: int) -> None:
    s.used = [*s.used, (seat, -1, -1)]
    discard(s, card, VTES1_6_1_3_9)

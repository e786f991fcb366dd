"""Words about blood, pool, minions in play, hands and libraries: what they do, and why not."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import basic, combat, contests, damage, torpor
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    has_word,
    is_in_play,
    is_minion,
    is_object,
    is_ready,
    is_torpid,
    is_vampire,
    predator,
    prey,
    ready,
    ring,
)
from sumrak.games.vtes.counters import burn_blood, burn_edge, burn_pool, gain_blood, gain_pool, take_edge
from sumrak.games.vtes.frames import Hit, Object, Play
from sumrak.games.vtes.moving import (
    burn,
    discard,
    draw,
    hand_over,
    put_before,
    put_on,
    remove,
    shift,
    tap,
    to_ready,
    untap,
)
from sumrak.games.vtes.state import (
    ASH,
    ATTACHED,
    CRYPT,
    HAND,
    HANDS,
    HELD,
    IMPROVED,
    LIBRARY,
    MORE_HAND,
    NOW_CAMARILLA,
    NOW_SABBAT,
    PERMANENTS,
    TEMPORARY,
    UNCONTROLLED,
    Vtes,
)
from sumrak.games.vtes.targets import cards, use_of
from sumrak.games.vtes.values import capacity, clan_of
from sumrak.games.vtes.vocabulary import deeds as d
from sumrak.games.vtes.vocabulary.terms import BIT, CAMARILLA, PLAYED, SUPERIOR, Trait, Whose
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES1_4_4, VTES1_4_7, VTES1_3_4 = (
    cite("VTES-1.4.1"),
    cite("VTES-1.4.4"),
    cite("VTES-1.4.7"),
    cite("VTES-1.3.4"),
)
VTES6_3_2_8, VTES1_6_1_1_4 = cite("VTES-6.3.2.8"), cite("VTES-1.6.1.1.4")
ANY = 99
NOTHING_THERE = Reason(VTES1_4_4, "nothing-there")
NOT_TORPID = Reason(VTES1_4_1, "only-in-torpor")


def meant(s: Vtes, chosen: tuple[Object, ...]) -> int:
    """The card that was chosen, if it is still the same; or -1."""
    card, since = chosen[0]
    return card if is_object(s, card, since) else -1


# blood
def gain_own(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_object(s, play.minion, play.since):
        gain_blood(s, play.minion, effect.number, VTES1_4_1)


def fill(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        gain_blood(s, card, max(0, capacity(s, card) - s.blood[card]), VTES1_4_1)


def burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        burn_blood(s, card, effect.number, VTES1_4_1)


def give(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_object(s, play.minion, play.since):
        how_much(s, play, play.minion, card, effect)


def take(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_object(s, play.minion, play.since):
        how_much(s, play, card, play.minion, effect)


def how_much(s: Vtes, play: Play, giver: int, getter: int, effect: Any) -> None:
    most = min(effect.number, s.blood[giver])
    if effect.up_to and most > 1:
        s.ask(play.seat, VTES1_4_1, [("number", n) for n in range(most, 0, -1)], much, giver, getter)
    else:
        much(s, giver, getter, "number", most)


def much(s: Vtes, giver: int, getter: int, verb: str, n: int) -> None:
    """Counters on an uncontrolled vampire are no blood yet (VTES-1.5.2.5)."""
    n = burn_blood(s, giver, n, VTES1_4_1)
    if s.zone(getter) == UNCONTROLLED:
        s.blood[getter] += n
    else:
        gain_blood(s, getter, n, VTES1_4_1)


def why_no_blood(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if play.minion >= 0 and s.blood[play.minion] else NOTHING_THERE


def each_gains(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for c in cards(s, play, effect.who):
        gain_blood(s, c, effect.number, VTES1_4_1)


def each_burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for c in cards(s, play, effect.who):
        burn_blood(s, c, effect.number, VTES1_4_1)


# pool and the Edge
def burn_pool_of(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_pool(s, chosen[0][0], effect.number, VTES1_4_1)


def of(s: Vtes, seat: int, whose: Whose) -> list[int]:
    """Players, seen from one of them."""
    if whose is Whose.OWN:
        return [seat]
    if whose is Whose.OTHERS:
        return [x for x in ring(s, seat) if x != seat]
    if whose is Whose.ANY:
        return ring(s, seat)
    found = [prey(s, seat)] if whose in (Whose.PREY, Whose.NEIGHBOURS) else []
    found += [predator(s, seat)] if whose in (Whose.PREDATOR, Whose.NEIGHBOURS) else []
    return [x for x in dict.fromkeys(found) if x != seat]


def prey_burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for x in of(s, play.seat, effect.whose):
        burn_pool(s, x, effect.number, VTES1_4_1)


def clan_chosen(s: Vtes, chosen: tuple[Object, ...]) -> str:
    """The clan of the vampire that stands for it."""
    return clan_of(s, chosen[0][0]) if chosen else ""


def each_pool(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Counted now (VTES-6.3.2.7); lost together (VTES-6.3.2.8)."""
    clan = clan_chosen(s, chosen) if effect.of_clan else ""
    counted = [c for c in cards(s, play, effect.who) if not clan or clan_of(s, c) == clan]
    for seat in ring(s, play.seat):
        n = effect.number * len([c for c in counted if s.side(c) == seat])
        if effect.gain:
            gain_pool(s, seat, n, VTES1_4_1)
        else:
            burn_pool(s, seat, n, VTES6_3_2_8)


def steal_from_each(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    mine = s.pool[play.seat]
    total = 0
    for x in ring(s, play.seat):
        if x == play.seat or (effect.richer and s.pool[x] <= mine):
            continue
        if effect.without is not None and any([s.side(c) == x for c in cards(s, play, effect.without)]):
            continue
        total += burn_pool(s, x, effect.number, VTES6_3_2_8)
    gain_pool(s, play.seat, total, VTES1_4_1)


def burn_also(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for x in ring(s, play.seat):
        burn_pool(s, x, effect.each + (effect.chosen if chosen and x == chosen[0][0] else 0), VTES6_3_2_8)


def get_edge(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    take_edge(s, chosen[0][0] if effect.chosen else play.seat, VTES1_4_1)


def lose_edge(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_edge(s, VTES1_4_1)


# minions
def tap_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        tap(s, card, VTES1_4_1)
        burn_blood(s, card, effect.burn, VTES1_4_1)
        if effect.held:
            s.flags[card] |= HELD


def untap_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        untap(s, card, VTES1_4_1)


def untap_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_object(s, play.minion, play.since):
        untap(s, play.minion, VTES1_4_1)


def tap_each(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    clan = clan_chosen(s, chosen) if effect.of_clan else ""
    for c in cards(s, play, effect.who):
        if not clan or clan_of(s, c) == clan:
            tap(s, c, VTES1_4_1)


def raise_up(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_torpid(s, card):
        to_ready(s, card, VTES1_4_1)
        gain_blood(s, card, effect.blood, VTES1_4_1)


def rise_up(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_object(s, play.minion, play.since) and is_torpid(s, play.minion):
        to_ready(s, play.minion, VTES1_4_1)
        gain_blood(s, play.minion, effect.blood, VTES1_4_1)


def send(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0 and is_ready(s, card):
        torpor.fall(s, card, s.since[card], ((card, s.since[card]),))


def hurt_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if not is_object(s, play.minion, play.since) or (effect.vampires_only and not is_vampire(s, play.minion)):
        return
    if effect.price and s.blood[play.minion] >= effect.price:
        s.ask(
            play.seat,
            VTES1_4_1,
            [("number", effect.price), ("number", 0)],
            spared,
            play,
            effect.number,
            effect.aggravated,
        )
    else:
        inflict(s, play.minion, effect.number, effect.aggravated)


def spared(s: Vtes, play: Play, n: int, aggravated: bool, verb: str, price: int) -> None:
    if price:
        burn_blood(s, play.minion, price, VTES1_4_1)
    else:
        inflict(s, play.minion, n, aggravated)


def inflict(s: Vtes, card: int, n: int, aggravated: bool = False, sure: bool = True) -> None:
    damage.deal(s, -1, (Hit(card, s.since[card], n, aggravated, sure=sure),))


def hurt_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        inflict(s, card, effect.number, sure=not effect.preventable)


def lose_title(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Cards that stand for a title are burned; a printed one is lost."""
    card = meant(s, chosen)
    if card >= 0:
        contests.lose_title(s, card)


def change_sect(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        s.flags[card] &= ~(NOW_SABBAT | NOW_CAMARILLA)
        s.flags[card] |= NOW_CAMARILLA if effect.sect == CAMARILLA else NOW_SABBAT
        s.changed()


# cards
def put_on_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if not is_object(s, play.minion, play.since) or not is_in_play(s, play.minion):
        burn(s, play.card)
        return
    put_on(s, play.card, play.minion, play.seat, VTES1_6_1_1_4)
    s.blood[play.card] = effect.counters
    if play.source == 0 and any([level == SUPERIOR for _, level in use_of(s, play).needs]):
        s.flags[play.card] |= IMPROVED
    if effect.tapped:
        tap(s, play.card, VTES1_4_1)


def why_no_room(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return basic.why_no_room(s, play.minion, play.card) if play.minion >= 0 else None


def stay_with(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    n = effect.number + (len(cards(s, play, effect.per)) if effect.per is not None else 0)
    put_before(s, play.card, play.seat, VTES1_6_1_1_4)
    s.blood[play.card] = n
    s.changed()


def steal(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    if card >= 0:
        get(s, card, play.seat, play.minion)


def get(s: Vtes, card: int, seat: int, minion: int) -> None:
    """VTES-1.3.4: with everything on it, as tapped as it was; no cost, no requirement."""
    if is_minion(s, card):
        shift(s, card, seat, s.zone(card))
        s.player[card] = seat
        s.flags[card] &= ~TEMPORARY
    elif s.zone(card) == PERMANENTS:
        s.relocate(card, s.at(seat, PERMANENTS))
        s.player[card] = seat
        s.changed()
    elif s.zone(card) == ATTACHED and minion >= 0 and is_in_play(s, minion):
        hand_over(s, card, minion, VTES1_3_4)


def steal_it(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        get(s, play.card, play.seat, play.minion)
        if has_word(s, play.card, "rack"):
            s.then((choose_vampire, play, None, ()))


def pass_on(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    seats = of(s, play.seat, effect.whose)
    if seats and is_in_play(s, play.card):
        get(s, play.card, seats[0], -1)


def draw_cards(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Then down to the hand size (VTES-1.6.1.2.2)."""
    for _ in range(effect.number):
        draw(s, play.seat, VTES1_4_1)
    s.unsettled |= HANDS


def more_hand(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.used = [*s.used, (play.seat, effect.number, MORE_HAND)]
    s.unsettled |= HANDS


def discard_of(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    seat = chosen[0][0]
    for _ in range(effect.number):
        s.then((by_chance, seat))


def by_chance(s: Vtes, seat: int) -> None:
    hand = s.pile(seat, HAND)
    if hand:
        discard(s, hand[s.below(len(hand))], VTES1_4_1)
        s.unsettled |= HANDS


def burn_top(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    seat = chosen[0][0]
    pile = s.pile(seat, CRYPT if effect.crypt else LIBRARY)
    for card in pile[::-1][: effect.number]:
        burn(s, card)


def look_at_hand(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    seat = chosen[0][0]
    hand = s.pile(seat, HAND)
    if effect.one and hand:
        hand = [hand[s.below(len(hand))]]
    for card in hand:
        s.show(card, 1 << play.seat)
    if effect.discard:
        s.then((choose_to_discard, play, seat))


def choose_to_discard(s: Vtes, play: Play, seat: int) -> None:
    options: list[Option] = [("choose", c) for c in choices(s, s.pile(seat, HAND))]
    if options:
        s.ask(play.seat, VTES1_4_1, options, discarded)


def discarded(s: Vtes, verb: str, card: int) -> None:
    discard(s, card, VTES1_4_1)
    s.unsettled |= HANDS


def look_at_top(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    pile = s.pile(chosen[0][0], CRYPT if effect.crypt else LIBRARY)
    for card in pile[::-1][: effect.number]:
        s.show(card, 1 << play.seat)


# searching (VTES-1.4.7)
def search(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for card in s.pile(play.seat, LIBRARY):
        s.show(card, 1 << play.seat)
    s.then((searched, play, effect))


def searched(s: Vtes, play: Play, effect: Any) -> None:
    found: list[Option] = [("choose", c) for c in choices(s, s.pile(play.seat, LIBRARY)) if is_sought(s, effect, c)]
    s.ask(play.seat, VTES1_4_7, [*found, ("done",)], found_in_library, play, effect.reveal)


def is_sought(s: Vtes, effect: Any, card: int) -> bool:
    facts = s.facts[card]
    if effect.types and not any([kind in facts.card.types for kind in effect.types]):
        return False
    if effect.trait is not None and effect.trait not in facts.traits:
        return False
    if effect.weapon and not facts.weapons:
        return False
    if effect.not_location and facts.card.location:
        return False
    if effect.code and not any([basic_level & BIT[effect.code] for basic_level, _ in facts.levels]):
        return False
    return not effect.named or facts.card.en == effect.named


def found_in_library(s: Vtes, play: Play, reveal: bool, verb: str, card: int = -1) -> None:
    if verb == "choose":
        s.move(card, s.at(play.seat, HAND))
        if reveal:
            s.show(card, EVERYBODY)
        s.unsettled |= HANDS
    s.shuffle(s.at(play.seat, LIBRARY))


def from_crypt(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for card in s.pile(play.seat, CRYPT):
        s.show(card, 1 << play.seat)
    s.then((crypt_searched, play, effect))


def crypt_searched(s: Vtes, play: Play, effect: Any) -> None:
    found: list[Option] = []
    for c in choices(s, s.pile(play.seat, CRYPT)):
        facts = s.facts[c]
        if effect.clan and facts.card.clan != effect.clan:
            continue
        if (effect.scarce and Trait.SCARCE not in facts.traits) or (effect.code and not facts.basic & BIT[effect.code]):
            continue
        found.append(("choose", c))
    s.ask(play.seat, VTES1_4_7, [*found, ("done",)], found_in_crypt, play, effect)


def found_in_crypt(s: Vtes, play: Play, effect: Any, verb: str, card: int = -1) -> None:
    if verb == "choose":
        s.move(card, s.at(play.seat, UNCONTROLLED))
        s.blood[card] += effect.blood
        if effect.reveal:
            s.show(card, EVERYBODY)
    s.shuffle(s.at(play.seat, CRYPT))


def from_ash(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if effect.remove_this and not is_in_play(s, play.card):
        remove(s, play.card, VTES1_4_1)
    s.then((from_ash_heap, play, effect, effect.number))


def from_ash_heap(s: Vtes, play: Play, effect: Any, left: int) -> None:
    found: list[Option] = [
        ("choose", c) for c in s.pile(play.seat, ASH) if not s.facts[c].is_vampire and c != play.card
    ]
    if left > 0 and found:
        s.ask(play.seat, VTES1_4_1, [*found, ("done",)], picked_up, play, effect, left)
    elif not effect.to_hand:
        s.shuffle(s.at(play.seat, LIBRARY))


def picked_up(s: Vtes, play: Play, effect: Any, left: int, verb: str, card: int = -1) -> None:
    if verb == "done":
        left = 1
    else:
        s.move(card, s.at(play.seat, HAND if effect.to_hand else LIBRARY))
        s.unsettled |= HANDS
    s.then((from_ash_heap, play, effect, left - 1))


def equip_weapon(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Chosen now, from the hand; the card that allows it has not been replaced by then."""
    from sumrak.games.vtes.requirements import why_unfit, why_unpaid

    found: list[Option] = []
    for c in choices(s, s.pile(play.seat, HAND)):
        facts = s.facts[c]
        any_one = effect.most_pool >= ANY
        if not facts.weapons or (facts.unique and not any_one) or facts.card.pool > effect.most_pool:
            continue
        if facts.unique and not s.rules.self_contest and contests.has_copy(s, play.seat, facts.name):
            continue
        blow = facts.weapons[0].strike
        if not any_one and blow.aggravated:
            continue
        if not any_one and (blow.damage + (1 if blow.hand else 0)) > effect.most_damage:
            continue
        if why_unfit(s, facts, 0, play.minion) is None and basic.why_no_room(s, play.minion, c) is None:
            if why_unpaid(s, Play(play.seat, c, play.minion)) is None:
                found.append(("choose", c))
    if found:
        s.ask(play.seat, VTES1_4_1, found, armed, play)


def armed(s: Vtes, play: Play, verb: str, card: int) -> None:
    from sumrak.games.vtes import playing

    s.show(card, EVERYBODY)
    playing.pay(s, Play(play.seat, card, play.minion))
    put_on(s, card, play.minion, play.seat, VTES1_4_1)
    s.unsettled |= HANDS


def why_unarmed(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    any_one = effect.most_pool >= ANY
    weapons = [
        c for c in choices(s, s.pile(play.seat, HAND)) if s.facts[c].weapons and (any_one or not s.facts[c].unique)
    ]
    return None if weapons else NOTHING_THERE


# counters on the card itself
def count(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        s.blood[play.card] += effect.number
        s.changed()
        if effect.burn_at and s.blood[play.card] >= effect.burn_at:
            burn(s, play.card)


def uncount(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        s.blood[play.card] = max(0, s.blood[play.card] - effect.number)
        s.changed()
        if effect.burn and not s.blood[play.card]:
            burn(s, play.card)


def counters_to_pool(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        n = s.blood[play.card] if effect.number < 0 else min(effect.number, s.blood[play.card])
        s.blood[play.card] -= n
        gain_pool(s, play.seat, n, VTES1_4_1, play.card)
        if effect.burn and not s.blood[play.card]:
            burn(s, play.card)


def counters_to_bearer(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card) and play.minion >= 0:
        n = min(effect.number, s.blood[play.card])
        s.blood[play.card] -= n
        gain_blood(s, play.minion, n, VTES1_4_1, play.card)
        if not s.blood[play.card]:
            burn(s, play.card)


def why_no_counters(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if s.blood[play.card] else NOTHING_THERE


def why_not_torpid(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if play.minion >= 0 and is_torpid(s, play.minion) else NOT_TORPID


# single ones
def look_at_hands(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for seat in dict.fromkeys([s.side(c) for c in cards(s, play, effect.who)]):
        for card in s.pile(seat, HAND):
            s.show(card, 1 << play.seat)


def remove_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    remove(s, play.card, VTES1_4_1)


def master_actions(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.masters += effect.number


def fight_this(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    combat.meet(s, play.card, play.k)


def why_not_ready(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if is_ready(s, play.card) else NOTHING_THERE


def burn_own(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_blood(s, play.card, effect.number, VTES1_4_1)


def each_hurt(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    hits = tuple([Hit(c, s.since[c], effect.number) for c in cards(s, play, effect.who)])
    if hits:
        damage.deal(s, play.k, hits)


def hand_over_equipped(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = meant(s, chosen)
    k = action_at(s)
    if card < 0 or k < 0:
        return
    f = action_of(s, k)
    pieces = [f.card] if f.card >= 0 else [c for c, _ in f.chosen]
    for c in pieces:
        if s.host[c] == play.minion:
            hand_over(s, c, card, VTES1_4_1)


def pay_for_locations(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    found = [c for zone in (PERMANENTS, ATTACHED) for c in s.pile(play.seat, zone) if s.facts[c].card.location]
    s.then(*[(pay_for_location, play.seat, c, s.since[c]) for c in found])


def pay_for_location(s: Vtes, seat: int, card: int, since: int) -> None:
    if is_object(s, card, since) and is_in_play(s, card):
        s.ask(seat, VTES1_4_1, [("pay_pool",), ("burn", card)], paid_for_location, seat)


def paid_for_location(s: Vtes, seat: int, verb: str, card: int = -1) -> None:
    if verb == "burn":
        burn(s, card)
    else:
        burn_pool(s, seat, 1, VTES1_4_1)


def choose_vampire(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.kin[play.card] = -1
    found: list[Option] = [("choose", c) for c in ready(s, play.seat) if is_vampire(s, c)]
    if found:
        s.ask(play.seat, VTES1_4_1, found, vampire_chosen, play)


def vampire_chosen(s: Vtes, play: Play, verb: str, card: int) -> None:
    s.kin[play.card] = card


def feed_chosen(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card = s.kin[play.card]
    if card >= 0 and is_minion(s, card):
        gain_blood(s, card, effect.number, VTES1_4_1, play.card)


def why_nobody_chosen(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if s.kin[play.card] >= 0 and is_minion(s, s.kin[play.card]) else NOTHING_THERE


def tap_up_to(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    tap_some(s, play, tuple(cards(s, play, effect.who)), effect.number)


def tap_some(s: Vtes, play: Play, among: tuple[int, ...], left: int) -> None:
    if left and among:
        found: list[Option] = [("choose", c) for c in among]
        s.ask(play.seat, VTES1_4_1, [*found, ("done",)], tapped_one, play, among, left)


def tapped_one(s: Vtes, play: Play, among: tuple[int, ...], left: int, verb: str, card: int = -1) -> None:
    if verb == "choose":
        tap(s, card, VTES1_4_1)
        s.then((tap_some, play, tuple([c for c in among if c != card]), left - 1))


def tap_or_pay(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    options: list[Option] = [("choose", play.card)] if not s.turned[play.card] else []
    s.ask(play.seat, VTES1_4_1, [*options, ("pay_pool",)], tapped_or_paid, play)


def tapped_or_paid(s: Vtes, play: Play, verb: str, card: int = -1) -> None:
    if verb == "choose":
        tap(s, card, VTES1_4_1)
    else:
        burn_pool(s, play.seat, 1, VTES1_4_1)


def why_no_master(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    frame = s.frames[play.k] if 0 <= play.k < len(s.frames) else None
    if kind != PLAYED or not isinstance(frame, Play) or frame.cancelled or frame.seat == play.seat:
        return NOTHING_THERE
    facts = s.facts[frame.card]
    return None if facts.is_master and not facts.card.out_of_turn else NOTHING_THERE


def cancel_master(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    frame = s.frames[play.k]
    if isinstance(frame, Play):
        s.frames[play.k] = frame._replace(cancelled=True)
        s.masters += 1


def hand_location(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """A location that is an equipment goes on a minion of hers, which she chooses (RTR 19960112)."""
    (card, since), (seat, _) = chosen
    if not is_object(s, card, since) or not is_in_play(s, card) or s.side(card) == seat:
        return
    if s.zone(card) == PERMANENTS:
        get(s, card, seat, -1)
        if has_word(s, card, "rack"):
            s.then((choose_vampire, play._replace(card=card, seat=seat), None, ()))
        return
    hosts: list[Option] = [("choose", c) for c in ready(s, seat)]
    if hosts:
        s.ask(seat, VTES1_4_1, hosts, location_placed, card)


def location_placed(s: Vtes, card: int, verb: str, host: int) -> None:
    hand_over(s, card, host, VTES1_3_4)


DO: dict[type, Any] = {
    d.GainOwnBlood: gain_own,
    d.FillBlood: fill,
    d.BurnBlood: burns,
    d.GiveBlood: give,
    d.TakeBlood: take,
    d.EachGains: each_gains,
    d.EachBurns: each_burns,
    d.BurnPoolOf: burn_pool_of,
    d.PreyBurns: prey_burns,
    d.EachPoolFor: each_pool,
    d.StealFromEach: steal_from_each,
    d.BurnAlsoPool: burn_also,
    d.GetEdge: get_edge,
    d.LoseEdge: lose_edge,
    d.Tap: tap_it,
    d.Untap: untap_it,
    d.UntapThis: untap_this,
    d.TapEach: tap_each,
    d.ToReady: raise_up,
    d.RiseUp: rise_up,
    d.ToTorpor: send,
    d.HurtThis: hurt_this,
    d.Hurt: hurt_it,
    d.LoseTitle: lose_title,
    d.ChangeSect: change_sect,
    d.PutOnThis: put_on_this,
    d.StayWith: stay_with,
    d.Steal: steal,
    d.StealIt: steal_it,
    d.PassOn: pass_on,
    d.Draw: draw_cards,
    d.MoreHand: more_hand,
    d.DiscardOf: discard_of,
    d.BurnTop: burn_top,
    d.LookAtHand: look_at_hand,
    d.LookAtTop: look_at_top,
    d.Search: search,
    d.FromCrypt: from_crypt,
    d.FromAshHeap: from_ash,
    d.EquipWeapon: equip_weapon,
    d.Count: count,
    d.Uncount: uncount,
    d.CountersToPool: counters_to_pool,
    d.CountersToBearer: counters_to_bearer,
    d.LookAtHands: look_at_hands,
    d.RemoveThis: remove_this,
    d.MasterActions: master_actions,
    d.FightThis: fight_this,
    d.BurnOwnBlood: burn_own,
    d.EachHurt: each_hurt,
    d.HandOverEquipped: hand_over_equipped,
    d.PayForLocations: pay_for_locations,
    d.ChooseVampire: choose_vampire,
    d.FeedChosen: feed_chosen,
    d.TapUpTo: tap_up_to,
    d.TapOrPay: tap_or_pay,
    d.CancelMaster: cancel_master,
    d.HandLocation: hand_location,
}
WHY: dict[type, Any] = {
    d.GiveBlood: why_no_blood,
    d.PutOnThis: why_no_room,
    d.FightThis: why_not_ready,
    d.FeedChosen: why_nobody_chosen,
    d.CancelMaster: why_no_master,
    d.RiseUp: why_not_torpid,
    d.EquipWeapon: why_unarmed,
    d.CountersToPool: why_no_counters,
    d.CountersToBearer: why_no_counters,
}

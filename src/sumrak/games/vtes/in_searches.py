"""Words about hands, libraries, crypts and ash heaps: cards drawn, seen, searched for, discarded; weapons from the hand."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import basic, contests
from sumrak.games.vtes.board import is_in_play, is_object
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.moving import (
    burn,
    discard,
    draw,
    put_on,
    remove,
)
from sumrak.games.vtes.state import (
    ASH,
    CRYPT,
    HAND,
    HANDS,
    LIBRARY,
    MORE_HAND,
    UNCONTROLLED,
    Vtes,
)
from sumrak.games.vtes.vocabulary.searches import (
    BurnTop,
    Draw,
    EquipWeapon,
    ExchangeWithAsh,
    FromAshHeap,
    FromCrypt,
    LookAtHand,
    LookAtTop,
    MoreHand,
    Search,
)
from sumrak.games.vtes.vocabulary.terms import BIT, Trait
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


def draw_cards(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Then down to the hand size (VTES-1.6.1.2.2)."""
    for _ in range(effect.number):
        draw(s, play.seat, VTES1_4_1)
    s.unsettled |= HANDS


def more_hand(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.used = [*s.used, (play.seat, effect.number, MORE_HAND)]
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


def exchange(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Both were named (LSJ 20000222): what is not there any more is not exchanged."""
    (mine, _), (old, since) = chosen
    if s.zone(mine) == HAND and s.side(mine) == play.seat and is_object(s, old, since) and s.zone(old) == ASH:
        s.move(mine, s.at(s.owner[mine], ASH))
        s.move(old, s.at(play.seat, HAND))
        s.unsettled |= HANDS


DO: dict[type, Any] = {
    ExchangeWithAsh: exchange,
    Draw: draw_cards,
    MoreHand: more_hand,
    BurnTop: burn_top,
    LookAtHand: look_at_hand,
    LookAtTop: look_at_top,
    Search: search,
    FromCrypt: from_crypt,
    FromAshHeap: from_ash,
    EquipWeapon: equip_weapon,
}


def why_nothing_in_ash(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if [c for c in s.pile(play.seat, ASH) if not s.facts[c].is_vampire] else NOTHING_THERE


WHY: dict[type, Any] = {
    ExchangeWithAsh: why_nothing_in_ash,
    EquipWeapon: why_unarmed,
}

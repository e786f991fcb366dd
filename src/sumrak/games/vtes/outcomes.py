"""Words about what actions do when they succeed: bleed, hunt, fight, burn, take control, equip, employ, recruit, fetch."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import actions, basic, combat
from sumrak.games.vtes.board import has_word, is_object, is_ready, is_vampire
from sumrak.games.vtes.counters import burn_blood, gain_blood
from sumrak.games.vtes.events import PUT_ON
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.moving import burn, enter, put_on, shift, to_torpor
from sumrak.games.vtes.state import (
    EMBRACED,
    IMPROVED,
    LIBRARY,
    MUST_HUNT,
    NOW_SABBAT,
    READY,
    RECRUITS,
    TEMPORARY,
    UNTAPS_AT_END,
    Vtes,
)
from sumrak.games.vtes.values import clan_of
from sumrak.games.vtes.vocabulary.acting import (
    BecomeVampire,
    Bleed,
    BurnCard,
    Employ,
    EnterCombat,
    Equip,
    FeedUncontrolled,
    FetchEquipment,
    Hunt,
    Recruit,
    SendAndBurn,
    StealBloodAction,
    TakeControl,
)
from sumrak.games.vtes.vocabulary.terms import SABBAT, Trait
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_3_4, VTES1_4_1, VTES1_6_3_14 = cite("VTES-1.3.4"), cite("VTES-1.4.1"), cite("VTES-1.6.3.14")
VTES6_1_3_1, VTES6_1_4_1, VTES6_1_5_1, VTES6_1_5_2 = (
    cite("VTES-6.1.3.1"), cite("VTES-6.1.4.1"), cite("VTES-6.1.5.1"), cite("VTES-6.1.5.2"),
)  # fmt: skip
VTES10_6_1, VTES1_5_2_5, VTES6_5_1_3 = cite("VTES-10.6.1"), cite("VTES-1.5.2.5"), cite("VTES-6.5.1.3")
STERILE = Reason(VTES10_6_1, "sterile")


def bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    basic.bleed(s, play.k, effect.gain)


def hunt(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    basic.hunt(s, play.k, effect.number)


def feed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Counters on an uncontrolled vampire (VTES-1.5.2.5)."""
    card, since = chosen[0]
    if is_object(s, card, since):
        s.blood[card] += effect.number
        s.note(PUT_ON, VTES1_5_2_5, play.seat, card, before=s.blood[card] - effect.number, after=s.blood[card])


def enter_combat(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = chosen[0]
    if is_object(s, card, since):
        combat.meet(s, card, play.k, effect.maneuver, combat.CONTINUE if effect.press else 0, effect.strength)


def burn_card(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = chosen[0]
    if is_object(s, card, since):
        burn(s, card, VTES1_4_1)
        gain_blood(s, play.minion, effect.gain_life, VTES1_4_1)


def send_and_burn(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.5.1.3: whoever controls it chooses whether it passes through torpor first."""
    card, since = chosen[0]
    if is_object(s, card, since) and s.zone(card) == READY:
        s.ask(s.side(card), VTES6_5_1_3, [("through_torpor", card), ("burn", card)], sent_and_burned)


def sent_and_burned(s: Vtes, verb: str, card: int) -> None:
    if verb == "through_torpor":
        to_torpor(s, card, VTES6_5_1_3)
    burn(s, card, VTES6_5_1_3)


def steal_blood(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    card, since = chosen[0]
    if is_object(s, card, since):
        gain_blood(s, play.minion, burn_blood(s, card, effect.number, VTES1_4_1), VTES1_4_1)


def take_control(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-1.3.4: with everything on it, as tapped as it was, in the same region."""
    card, since = chosen[0]
    if is_object(s, card, since):
        shift(s, card, play.seat, s.zone(card))
        s.player[card] = play.seat
        s.flags[card] &= ~TEMPORARY


def why_sterile(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return STERILE if Trait.STERILE in s.facts[play.minion].traits or not is_vampire(s, play.minion) else None


def become_vampire(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-1.6.3.14: clan and sect of the vampire that made it, nothing else."""
    kin = s.kin[play.minion] if s.kin[play.minion] >= 0 else s.definition[play.minion]
    enter(s, play.card, play.seat, READY, VTES1_6_3_14)
    s.flags[play.card] |= EMBRACED | (0 if effect.idle else MUST_HUNT) | (NOW_SABBAT if effect.sect == SABBAT else 0)
    if effect.idle:
        s.acted = [*s.acted, (play.card, s.since[play.card], actions.RECRUITED, 0)]
    s.kin[play.card] = kin
    s.changed()
    assert clan_of(s, play.card) == clan_of(s, play.minion)


def why_no_room(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return basic.why_no_room(s, play.minion, play.card) if play.minion >= 0 else None


def equip(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    put_on(s, play.card, play.minion, play.seat, VTES6_1_3_1)
    if has_word(s, play.card, "untaps-at-end"):
        s.used = [*s.used, (play.minion, play.since, UNTAPS_AT_END)]


def employ(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    put_on(s, play.card, play.minion, play.seat, VTES6_1_4_1)
    if play.use:
        s.flags[play.card] |= IMPROVED  # VTES-6.1.4.3
    card = s.facts[play.card].card
    gain_blood(s, play.card, card.life + (card.improved_life if play.use else 0), VTES6_1_4_1)


def recruit(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.1.5.2: laid aside until the end of the turn, or ready at once but not to act."""
    aside = s.rules.recruit_to_uncontrolled
    enter(s, play.card, play.seat, RECRUITS if aside else READY, VTES6_1_5_2 if aside else VTES6_1_5_1)
    gain_blood(s, play.card, s.facts[play.card].card.life, VTES6_1_5_1)
    if not aside:
        s.acted = [*s.acted, (play.card, s.since[play.card], actions.RECRUITED, 0)]


def fetch(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """The seat looks through its library (VTES-1.4.7)."""
    for card in s.pile(play.seat, LIBRARY):
        s.show(card, 1 << play.seat)
    s.then((fetched_from, play))


def fetched_from(s: Vtes, play: Play) -> None:
    from sumrak.games.vtes.contests import has_copy
    from sumrak.games.vtes.requirements import why_unfit, why_unpaid
    from sumrak.kernel.knowledge import choices

    found = []
    for c in choices(s, s.pile(play.seat, LIBRARY)):
        facts = s.facts[c]
        if facts.unique and not s.rules.self_contest and has_copy(s, play.seat, facts.name):
            continue  # VTES-4.1.8
        if facts.is_equipment and why_unfit(s, facts, 0, play.minion) is None:
            if why_unpaid(s, Play(play.seat, c, play.minion)) is None and basic.why_no_room(s, play.minion, c) is None:
                found.append(("choose", c))
    s.ask(play.seat, VTES1_4_1, [*found, ("done",)], fetched, play)


def fetched(s: Vtes, play: Play, verb: str, card: int = -1) -> None:
    from sumrak.games.vtes import playing

    if verb == "choose":
        s.show(card, EVERYBODY)
        playing.pay(s, Play(play.seat, card, play.minion))
        if is_ready(s, play.minion):
            put_on(s, card, play.minion, play.seat, VTES6_1_3_1)
    s.shuffle(s.at(play.seat, LIBRARY))


DO: dict[type, Any] = {
    Bleed: bleed,
    Hunt: hunt,
    FeedUncontrolled: feed,
    EnterCombat: enter_combat,
    BurnCard: burn_card,
    SendAndBurn: send_and_burn,
    StealBloodAction: steal_blood,
    TakeControl: take_control,
    BecomeVampire: become_vampire,
    Equip: equip,
    Employ: employ,
    Recruit: recruit,
    FetchEquipment: fetch,
}
WHY: dict[type, Any] = {
    BecomeVampire: why_sterile,
    Equip: why_no_room,
}

"""Words about an action under way: stealth, intercept, bleed, waking, redirection, its end; and what actions do."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import actions, basic, blocks, combat
from sumrak.games.vtes.board import action_at, action_of, has_word, is_in, is_object, is_ready, is_vampire
from sumrak.games.vtes.counters import burn_blood, gain_blood
from sumrak.games.vtes.events import BLEED_CHANGED, INTERCEPT, PUT_ON, REDIRECTED, STEALTH, WOKE
from sumrak.games.vtes.frames import FAILED, Action, Object, Play
from sumrak.games.vtes.moving import burn, enter, put_on, shift, tap, to_torpor, untap
from sumrak.games.vtes.state import (
    EMBRACED,
    IMPROVED,
    LIBRARY,
    MUST_HUNT,
    READY,
    RECRUITS,
    TEMPORARY,
    UNTAPS_AT_END,
    Vtes,
)
from sumrak.games.vtes.state import INTERCEPT as ROW
from sumrak.games.vtes.targets import VTES1_6_1_5_3
from sumrak.games.vtes.values import clan_of, intercept_of
from sumrak.games.vtes.vocabulary import effects as w
from sumrak.games.vtes.vocabulary.terms import A, B, Trait
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.state import Lasting

VTES1_3_4, VTES1_4_1, VTES1_6_3_14, VTES6_1_1_5 = (
    cite("VTES-1.3.4"),
    cite("VTES-1.4.1"),
    cite("VTES-1.6.3.14"),
    cite("VTES-6.1.1.5"),
)
VTES6_1_3_1, VTES6_1_4_1, VTES6_1_5_1, VTES6_1_5_2 = (
    cite("VTES-6.1.3.1"), cite("VTES-6.1.4.1"), cite("VTES-6.1.5.1"), cite("VTES-6.1.5.2"),
)  # fmt: skip
VTES6_2_2_16, VTES6_2_2_20, VTES6_2_2_23, VTES10_6_1 = (
    cite("VTES-6.2.2.16"), cite("VTES-6.2.2.20"), cite("VTES-6.2.2.23"), cite("VTES-10.6.1"),
)  # fmt: skip
VTES6_2_2_12, VTES1_5_2_5 = cite("VTES-6.2.2.12"), cite("VTES-1.5.2.5")
VTES6_5_1_3 = cite("VTES-6.5.1.3")
NO_ACTION = Reason(VTES1_6_1_5_3, "no-action")
NOT_NEEDED = Reason(VTES6_2_2_20, "not-needed")
LIMITED = Reason(VTES6_1_1_5, "limited")
NOT_A_BLEED = Reason(VTES6_1_1_5, "not-a-bleed")
NOT_BLED = Reason(VTES6_2_2_16, "not-bled")
UNDER_ATTEMPT = Reason(VTES6_2_2_12, "under-attempt")
IS_AWAKE = Reason(VTES6_2_2_23, "is-awake")
STERILE = Reason(VTES10_6_1, "sterile")


def now(s: Vtes) -> Action | None:
    k = action_at(s)
    return action_of(s, k) if k >= 0 else None


def change(s: Vtes, f: Action) -> None:
    s.frames[action_at(s)] = f


# stealth and intercept (VTES-6.2.2.20)
def why_no_stealth(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None:
        return NO_ACTION
    if effect.always:
        return None
    return None if kind == B and blocks.intercept(s, f) >= blocks.stealth(s, f) else NOT_NEEDED


def add_stealth(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f._replace(stealth=f.stealth + effect.number))
        s.note(STEALTH, VTES6_2_2_20, play.seat, f.actor, before=effect.number, after=f.stealth + effect.number)


def why_no_intercept(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None:
        return NO_ACTION
    if effect.always:
        return None
    return None if kind == B and blocks.stealth(s, f) > blocks.intercept(s, f) else NOT_NEEDED


def add_intercept(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """To the minion that attempts to block, for the action."""
    f = now(s)
    if f is not None and f.blocker >= 0:
        give_intercept(s, action_at(s), f.blocker, effect.number, play.card)


def give_intercept(s: Vtes, k: int, card: int, n: int, source: int) -> None:
    s.clock += 1
    s.lasting = [*s.lasting, Lasting(k, card, s.since[card], source, ROW, s.clock, (n,))]
    s.note(INTERCEPT, VTES6_2_2_20, s.side(card), card, before=n, after=intercept_of(s, card))


# bleed
def why_no_bleed(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None or not f.is_bleed:
        return NOT_A_BLEED
    return LIMITED if effect.limited and f.limited else None


def add_bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f._replace(bleed=f.bleed + effect.number, limited=f.limited or effect.limited))
        s.note(BLEED_CHANGED, VTES6_1_1_5, play.seat, f.actor, before=effect.number, after=f.bleed + effect.number)


# who may block
def bar(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f._replace(barred=(*f.barred, *chosen)))


def tap_failed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f._replace(taps_failed=True))


def why_awake(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None:
        return NO_ACTION
    return IS_AWAKE if not s.turned[play.minion] or (play.minion, s.since[play.minion]) in f.woken else None


def wake(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.2.2.23: it stays tapped."""
    f = now(s)
    if f is not None:
        object = (play.minion, s.since[play.minion])
        owes = (*f.owes, object) if effect.burn else f.owes
        change(s, f._replace(woken=(*f.woken, object), owes=owes))
        s.note(WOKE, VTES6_2_2_23, play.seat, play.minion)


def why_no_redirect(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = now(s)
    if f is None or not f.is_bleed or f.bled != play.seat:
        return NOT_BLED
    if effect.tap and s.turned[play.minion]:
        return IS_TAPPED
    return UNDER_ATTEMPT if kind == B else None


IS_TAPPED = Reason(VTES6_2_2_23, "price-is-a-tap")


def redirect(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.2.2.15: back to A, every refusal is wiped out; what was added stays (VTES-6.2.2.16)."""
    f = now(s)
    seat = chosen[0][0]
    if f is None or not is_in(s, seat):
        return
    if effect.tap:
        tap(s, play.minion, VTES1_4_1)
    change(s, f._replace(bled=seat, targets=1 << seat, declined=0, blocker=-1, blocker_since=-1))
    s.note(REDIRECTED, VTES6_2_2_16, play.seat, f.actor, before=f.bled, after=seat)
    s.cut(action_at(s), *actions.BLOCK_STEPS)


def why_no_attempt(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """VTES-6.2.2.11: an outsider when all have declined; an entitled player in her turn."""
    f = now(s)
    if f is None:
        return NO_ACTION
    if kind == B:
        return UNDER_ATTEMPT
    if f.declined >> play.seat & 1:
        return blocks.HAS_DECLINED
    if kind == A and blocks.turn_to_block(s, f) != play.seat:
        return blocks.NOT_YET
    if effect.untap:
        return (
            None
            if s.turned[play.minion] and s.blood[play.minion] >= effect.burn and not blocks.is_barred(s, f, play.minion)
            else IS_AWAKE
        )
    return blocks.why_not_block(s, f, play.seat, play.minion)


def attempt_block(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = action_at(s)
    if effect.burn:
        burn_blood(s, play.minion, effect.burn, VTES1_4_1)
    if effect.untap:
        untap(s, play.minion, VTES1_4_1)
    if effect.intercept:
        give_intercept(s, k, play.minion, effect.intercept, play.card)
    blocks.attempt(s, k, play.minion)


# its end
def end_action(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        if effect.untap:
            untap(s, f.actor, VTES1_4_1)
        actions.end(s, action_at(s))


def burn_actor(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f._replace(result=FAILED))
        if is_object(s, f.actor, f.since):
            burn(s, f.actor, VTES1_4_1, play.card)
        s.cut(action_at(s))


def untap_actor(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None and is_object(s, f.actor, f.since):
        untap(s, f.actor, VTES1_4_1)


def store_bleed(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """The card is put on the vampire; the bleed burns nothing."""
    f = now(s)
    if f is not None:
        change(s, f._replace(stored=True))
        put_on(s, play.card, f.actor, play.seat, VTES1_4_1)
        s.blood[play.card] = f.bled + 1  # of whom it speaks


def prevent_if_blocks(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = now(s)
    if f is not None:
        change(s, f._replace(prevent=(*f.prevent, *[(play.minion, play.since)] * effect.number)))
        s.dirty |= 1 << play.seat


# what actions do
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
    s.flags[play.card] |= EMBRACED | MUST_HUNT
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
    w.AddStealth: add_stealth,
    w.AddIntercept: add_intercept,
    w.AddBleed: add_bleed,
    w.CannotBlock: bar,
    w.TapFailedBlockers: tap_failed,
    w.Wake: wake,
    w.Redirect: redirect,
    w.AttemptBlock: attempt_block,
    w.EndAction: end_action,
    w.BurnActor: burn_actor,
    w.UntapActor: untap_actor,
    w.StoreBleed: store_bleed,
    w.PreventIfBlocks: prevent_if_blocks,
    w.Bleed: bleed,
    w.Hunt: hunt,
    w.FeedUncontrolled: feed,
    w.EnterCombat: enter_combat,
    w.BurnCard: burn_card,
    w.SendAndBurn: send_and_burn,
    w.StealBloodAction: steal_blood,
    w.TakeControl: take_control,
    w.BecomeVampire: become_vampire,
    w.Equip: equip,
    w.Employ: employ,
    w.Recruit: recruit,
    w.FetchEquipment: fetch,
}
WHY: dict[type, Any] = {
    w.AddStealth: why_no_stealth,
    w.AddIntercept: why_no_intercept,
    w.AddBleed: why_no_bleed,
    w.Wake: why_awake,
    w.Redirect: why_no_redirect,
    w.AttemptBlock: why_no_attempt,
    w.BecomeVampire: why_sterile,
    w.Equip: why_no_room,
}

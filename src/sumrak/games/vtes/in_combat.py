"""Words about a combat: strikes, maneuvers, presses, damage, what comes at the end of a round."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import combat, damage, diablerie, strikes, torpor
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    combat_at,
    combat_of,
    equipment,
    is_object,
    is_ready,
    retainers,
)
from sumrak.games.vtes.counters import gain_blood
from sumrak.games.vtes.frames import (
    FROM_HAND,
    HAND_STRIKE,
    NO_ADDED,
    NO_STRIKE_CARDS,
    SAFE,
    Burning,
    Combat,
    Falling,
    Object,
    Play,
    boon,
)
from sumrak.games.vtes.moments import aggravated_sides, rival
from sumrak.games.vtes.moving import put_on, tap
from sumrak.games.vtes.state import HELD, Vtes
from sumrak.games.vtes.vocabulary import fighting
from sumrak.games.vtes.vocabulary.fighting import PanicAttack, SetRange
from sumrak.games.vtes.vocabulary.terms import PRESS, RANGE, STRIKE
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES6_4_0_4, VTES6_4_0_8, VTES6_4_2_2 = cite("VTES-6.4.0.4"), cite("VTES-6.4.0.8"), cite("VTES-6.4.2.2")
VTES6_4_3_1 = cite("VTES-6.4.3.1")
VTES6_4_3_9, VTES6_4_4_2, VTES6_4_6_1 = cite("VTES-6.4.3.9"), cite("VTES-6.4.4.2"), cite("VTES-6.4.6.1")
VTES6_5_1_2, VTES1_4_1, VTES1_6_1_1_3 = cite("VTES-6.5.1.2"), cite("VTES-1.4.1"), cite("VTES-1.6.1.1.3")
NO_COMBAT = Reason(VTES6_4_0_4, "no-combat")
NOT_FIGHTING = Reason(VTES6_4_0_4, "not-fighting")
NOT_YOUR_STEP = Reason(VTES6_4_2_2, "not-your-decision")
HANDS_ONLY = Reason(VTES6_4_3_1, "hands-only")
NO_EQUIPMENT = Reason(VTES6_4_3_1, "no-equipment-there")
COMMITTED = Reason(VTES6_4_3_1, "is-committed")
ONE_SOURCE = Reason(VTES6_4_3_9, "one-source")
WRONG_WAY = Reason(VTES6_4_2_2, "wrong-way")
NO_RETAINER = Reason(VTES6_4_3_1, "no-retainer-there")
NO_STRIKES = Reason(VTES6_4_3_1, "no-strike-cards")
WRONG_PRESS = Reason(VTES6_4_4_2, "wrong-press")
NOTHING_TO_PREVENT = Reason(VTES6_4_6_1, "nothing-to-prevent")
IS_QUEUED = Reason(VTES6_4_0_8, "is-queued")
NOBODY_FALLS = Reason(VTES6_5_1_2, "nobody-falls")
NOT_BURNING = Reason(VTES6_5_1_2, "not-burning")
FALLS_ITSELF = Reason(VTES6_5_1_2, "falls-itself")


def fight(s: Vtes) -> Combat | None:
    f: Combat | None = s.frames[s.fighting] if s.fighting >= 0 else None
    return f


def side(s: Vtes, play: Play) -> int:
    f = fight(s)
    return combat.side_of(f, play.minion) if f is not None else -1


def why_no_fight(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = fight(s)
    if f is None:
        return NO_COMBAT
    return NOT_FIGHTING if combat.side_of(f, play.minion) < 0 else None


def change(s: Vtes, f: Combat) -> None:
    s.frames[combat_at(s)] = f


# strikes
def why_no_strike(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    found = why_no_fight(s, play, effect, kind)
    f = fight(s)
    if found is not None or f is None:
        return found
    mine = side(s, play)
    if kind in (STRIKE, RANGE) and f.turn != mine:
        return NOT_YOUR_STEP
    if f.step == STRIKE and f.blows[mine] is not None:
        return COMMITTED
    if f.hands and not effect.hand:
        return HANDS_ONLY
    if boon(f, mine, NO_STRIKE_CARDS) and play.source == FROM_HAND:
        return NO_STRIKES
    return why_nothing_to_take(s, f.minions[1 - mine], effect)


def why_nothing_to_take(s: Vtes, other: int, effect: Any) -> Reason | None:
    """VTES-1.4.4: equipment, a weapon, a retainer must be there."""
    if effect.burns_retainer:
        return None if retainers(s, other) else NO_RETAINER
    if effect.destroy_equipment or effect.steal_equipment:
        pieces = equipment(s, other)
        return None if [c for c in pieces if s.facts[c].weapons or not effect.weapon_only] else NO_EQUIPMENT
    return None


def strike(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """In the range step its maneuver is used, and it is the first strike of the round (VTES-6.4.2.3)."""
    f, mine = fight(s), side(s, play)
    if f is None or mine < 0:
        return
    k = combat_at(s)
    f = combat_of(s, k)
    if f.step == RANGE:
        s.frames[k] = f.but(committed=f.committed | 1 << mine)
        strikes.strike(s, k, mine, strikes.blow_of(effect, play.card)._replace(use=play.use))
        combat.turn_range(s, k, mine)
    elif effect.melee:
        weapons = strikes.melee_weapons(s, k, mine)
        options: list[Option] = [("strike", play.minion), *[("strike", c) for c in weapons]]
        s.ask(play.seat, VTES6_4_3_1, options, weapon_chosen, play, effect.damage)
    else:
        strikes.strike(s, k, mine, strikes.blow_of(effect, play.card)._replace(use=play.use))


def weapon_chosen(s: Vtes, play: Play, more: int, verb: str, card: int) -> None:
    """A hand strike, or that of a melee weapon, at so much more damage."""
    weapon = strikes.weapon_of(s, card)
    blow = HAND_STRIKE._replace(source=play.card, use=play.use)
    if weapon is not None:
        blow = strikes.blow_of(weapon.strike, card)._replace(melee=True)
    strikes.strike(s, combat_at(s), side(s, play), blow._replace(damage=blow.damage + more))


def why_no_more_strikes(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    """VTES-6.4.3.9: one source for each minion and round."""
    found = why_no_fight(s, play, effect, kind)
    f = fight(s)
    if found is not None or f is None:
        return found
    if boon(f, side(s, play), NO_ADDED) and not effect.bonus:
        return ONE_SOURCE
    return ONE_SOURCE if effect.limited and not effect.bonus and f.gained >> side(s, play) & 1 else None


def more_strikes(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f, mine = fight(s), side(s, play)
    if f is not None and mine >= 0:
        if boon(f, mine, NO_ADDED) or (effect.bonus and effect.limited and f.gained >> mine & 1):
            return
        left = combat.at(f.left, mine, f.left[mine] + effect.number)
        change(s, f.but(left=left, gained=f.gained | (1 << mine if effect.limited else 0)))


def set_strength(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f, mine = fight(s), side(s, play)
    if f is not None and mine >= 0:
        change(s, f.but(strength=combat.at(f.strength, mine, effect.number)))


def hands_only(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = fight(s)
    if f is not None:
        change(s, f.but(hands=True))


def next_close(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = fight(s)
    if f is not None:
        change(s, f.but(close_next=True))


def set_range(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.4.2.5: the first one holds."""
    f = fight(s)
    if f is not None and not f.is_set:
        change(s, f.but(far=effect.far, is_set=True))


# range and press
def why_no_maneuver(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    found = why_no_fight(s, play, effect, kind)
    f = fight(s)
    if found is not None or f is None:
        return found
    if effect.far is not None and f.far is effect.far:
        return WRONG_WAY
    return NOT_YOUR_STEP if kind != RANGE or f.turn != side(s, play) else None


def maneuver(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if side(s, play) >= 0:
        combat.turn_range(s, combat_at(s), side(s, play))


def why_no_press(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    found = why_no_fight(s, play, effect, kind)
    f = fight(s)
    if found is not None or f is None:
        return found
    if kind != PRESS or f.turn != side(s, play):
        return NOT_YOUR_STEP
    fits = effect.to_continue if combat.needed(f) == combat.CONTINUE else effect.to_end
    return None if fits else WRONG_PRESS


def press(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if side(s, play) >= 0:
        combat.press(s, combat_at(s), side(s, play))


def keep_press(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """A press for later in this round (VTES-6.4.4.4)."""
    f, mine = fight(s), side(s, play)
    if f is not None and mine >= 0:
        bits = (combat.CONTINUE if effect.to_continue else 0) | (combat.END if effect.to_end else 0)
        change(s, f.but(presses=combat.at(f.presses, mine, f.presses[mine] | bits)))


# damage
def why_nothing_to_prevent(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    if damage.due(s, play.minion) <= 0:
        return NOTHING_TO_PREVENT
    if effect.normal or effect.aggravated:
        return None if damage.has_kind(s, play.minion, effect.aggravated) else NOTHING_TO_PREVENT
    return None


def prevent(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if effect.aggravated_to_normal:
        damage.soften(s, play.minion, effect.number)
        return
    by = codes_of(s, play)
    kinds = (False,) if effect.normal else (True,) if effect.aggravated else (True, False)
    damage.prevent(s, play.minion, effect.number, by, kinds, not effect.whole)
    f, mine = fight(s), side(s, play)
    if effect.all_round and f is not None and mine >= 0:
        change(s, f.but(boons=(*f.boons, (mine, SAFE, 1, f.round))))


def codes_of(s: Vtes, play: Play) -> int:
    """The Disciplines that the card requires at this level."""
    levels = s.facts[play.card].levels
    return levels[play.use][0] if play.source == FROM_HAND and play.use < len(levels) else 0


# the end of a round
def gain_lost(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f, mine = fight(s), side(s, play)
    if f is not None and mine >= 0:
        gain_blood(s, play.minion, f.lost[1 - mine], VTES1_4_1, play.card)


def why_not_queue(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    k = action_at(s)
    if k < 0 or action_of(s, k).queued:
        return IS_QUEUED
    f = fight(s)
    return NOT_YOUR_STEP if f is None or f.goes_on else None


def queue(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """VTES-6.4.0.8; what was to come after the combat before is lost (VTES-6.2.3.11)."""
    k, f = action_at(s), fight(s)
    if k >= 0 and f is not None:
        s.frames[k] = action_of(s, k).but(queued=tuple(zip(f.minions, f.since)), continues=False, misty=False)


def falling(s: Vtes) -> Falling | None:

    for k in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[k]
        if isinstance(frame, Falling):
            return frame
        if isinstance(frame, Combat):
            return None
    return None


def why_nobody_falls(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = falling(s)
    if f is None or f.averted or rival(s, play) != f.card:
        return NOBODY_FALLS
    if (play.minion, s.since[play.minion]) in f.together:
        return FALLS_ITSELF
    return diablerie.why_not(s, play.minion)


def diablerize_now(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Instead of its going to torpor."""
    f = falling(s)
    if f is not None and is_object(s, f.card, f.since):
        k = s.frames.index(f)
        s.frames[k] = f._replace(averted=True)
        if torpor.is_savable(s):
            s.due((torpor.threaten, f.card, f.since, play.minion))
        else:
            diablerie.commit(s, play.minion, f.card)


def burning(s: Vtes) -> int:
    """The scope of a vampire that is about to be burned, or -1."""
    for k in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[k], Burning):
            return k
    return -1


def why_not_burning(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    f = s.frames[k] if (k := burning(s)) >= 0 else None
    return None if isinstance(f, Burning) and not f.averted and f.card == play.minion else NOT_BURNING


def save(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """It goes to torpor, an ally burns all the same."""
    f = s.frames[k] if (k := burning(s)) >= 0 else None
    if isinstance(f, Burning):
        s.frames[k] = f._replace(averted=True)


def fall_now(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """With the damage of this moment, so that what is done to the others is done too."""
    k = damage.batch_at(s)
    if k >= 0:
        f = damage.batch_of(s, k)
        s.frames[k] = f._replace(falls=(*f.falls, (play.minion, s.since[play.minion])))


def panic(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """Rötschreck: on the vampire that is struck at; on one of them, if both are."""
    k = combat_at(s)
    sides = aggravated_sides(s, k) if k >= 0 else []
    if sides:
        minions = combat_of(s, k).minions
        s.ask(play.seat, VTES1_6_1_1_3, [("choose", minions[x]) for x in sides], panics, play, k)


def panics(s: Vtes, play: Play, k: int, verb: str, c: int) -> None:
    put_on(s, play.card, c, play.seat, VTES1_4_1)
    s.flags[c] |= HELD
    s.blood[play.card] = s.turns[s.side(c)]  # so it is known which untap phase is the next one
    s.frames[k] = combat_of(s, k).but(is_over=True, goes_on=False)
    s.cut(k, (combat.round_ends,), (panicked, c, s.since[c]))


def panicked(s: Vtes, k: int, c: int, since: int) -> None:
    """The combat has ended with both still ready: nothing is used that asks for a vampire on its way to torpor.

    Where another combat follows it stays and fights.
    """
    a = action_at(s)
    if is_object(s, c, since) and is_ready(s, c) and not (a >= 0 and action_of(s, a).queued):
        tap(s, c, VTES1_4_1)
        torpor.send(s, c)


DO: dict[type, Any] = {
    fighting.Strike: strike,
    fighting.MoreStrikes: more_strikes,
    fighting.SetStrength: set_strength,
    fighting.HandStrikesOnly: hands_only,
    fighting.NextRoundClose: next_close,
    SetRange: set_range,
    fighting.Maneuver: maneuver,
    fighting.Press: press,
    fighting.OptionalPress: keep_press,
    fighting.Prevent: prevent,
    fighting.GainBloodLost: gain_lost,
    fighting.QueueCombat: queue,
    fighting.DiablerizeNow: diablerize_now,
    fighting.SaveFromBurning: save,
    fighting.FallNow: fall_now,
    PanicAttack: panic,
}
WHY: dict[type, Any] = {
    fighting.Strike: why_no_strike,
    fighting.MoreStrikes: why_no_more_strikes,
    fighting.SetStrength: why_no_fight,
    fighting.HandStrikesOnly: why_no_fight,
    SetRange: why_no_fight,
    fighting.Maneuver: why_no_maneuver,
    fighting.Press: why_no_press,
    fighting.Prevent: why_nothing_to_prevent,
    fighting.GainBloodLost: why_no_fight,
    fighting.QueueCombat: why_not_queue,
    fighting.DiablerizeNow: why_nobody_falls,
    fighting.SaveFromBurning: why_not_burning,
}

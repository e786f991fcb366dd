"""Words about a combat that last: for its round, or until it ends."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import combat, damage
from sumrak.games.vtes.board import combat_at, is_ally, is_object, retainers
from sumrak.games.vtes.counters import burn_blood
from sumrak.games.vtes.frames import (
    AGGRAVATED,
    AGGRAVATED_MELEE,
    AS_NORMAL,
    FIRST,
    HURTS,
    HURTS_FAR,
    MARBLE,
    MIGHT,
    MORE_HANDS,
    NO_DODGE,
    NO_STRIKE_CARDS,
    PREVENTS,
    PREVENTS_NORMAL,
    STORM,
    WEATHER,
    Hit,
    Object,
    Play,
)
from sumrak.games.vtes.in_combat import NOTHING_TO_PREVENT, change, fight, side, why_no_fight
from sumrak.games.vtes.moving import burn, put_before
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.vocabulary import fighting as w
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1 = cite("VTES-1.4.1")


def give(s: Vtes, who: int, word: int, n: int, combat_long: bool) -> None:
    """A row that holds in this round, or in the whole combat."""
    f = fight(s)
    if f is not None and who >= 0:
        change(s, f.but(boons=(*f.boons, (who, word, n, 0 if combat_long else f.round))))
        s.dirty |= 1 << f.seats[who]


def more_strength(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    mine = side(s, play)
    if mine >= 0:
        give(s, 1 - mine if effect.opponent else mine, MIGHT, effect.number, effect.combat)


def hands_aggravated(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, side(s, play), AGGRAVATED_MELEE if effect.melee else AGGRAVATED, 1, effect.combat)
    if effect.more:
        give(s, side(s, play), MORE_HANDS, effect.more, effect.combat)


def first_strikes(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, side(s, play), FIRST, 1, False)


def opponent(s: Vtes, play: Play) -> int:
    mine = side(s, play)
    return 1 - mine if mine >= 0 else -1


def no_dodge(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, opponent(s, play), NO_DODGE, 1, False)


def no_strike_cards(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, opponent(s, play), NO_STRIKE_CARDS, 1, True)


def prevent_each(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, side(s, play), PREVENTS_NORMAL if effect.normal else PREVENTS, effect.number, not effect.once)


def hurts_each(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, opponent(s, play), HURTS_FAR if effect.ranged else HURTS, effect.number, not effect.first_only)


def as_normal(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, side(s, play), AS_NORMAL, 1, effect.combat)


def marble(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    give(s, side(s, play), MARBLE, 2 if effect.aggravated else 1, True)


def optional_maneuver(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f, mine = fight(s), side(s, play)
    if f is not None and mine >= 0:
        change(s, f.but(maneuvers=combat.at(f.maneuvers, mine, f.maneuvers[mine] + 1)))


def end_combat(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    k = combat_at(s)
    if k >= 0:
        if effect.hurt:
            for c, since in fighters(s, True):
                s.due((damage.deal_alone, c, since, effect.hurt, False))
        combat.stop(s, k)


def fighters(s: Vtes, with_retainers: bool) -> list[Object]:
    f = fight(s)
    if f is None:
        return []
    found = [c for c, since in zip(f.minions, f.since) if is_object(s, c, since)]
    if with_retainers:
        found += [x for c in found for x in retainers(s, c)]
    return [(c, s.since[c]) for c in found]


def hurt_fighters(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    hits = tuple([Hit(c, since, effect.number, sure=True) for c, since in fighters(s, effect.retainers)])
    if hits:
        damage.deal(s, combat_at(s), hits)


def burn_opponents(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f, other = fight(s), opponent(s, play)
    if f is None or other < 0 or not is_object(s, f.minions[other], f.since[other]):
        return
    if effect.ally_burned and is_ally(s, f.minions[other]):
        burn(s, f.minions[other], VTES1_4_1)
    else:
        burn_blood(s, f.minions[other], effect.number, VTES1_4_1)


def prevent_x(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    damage.prevent(s, play.minion, chosen[0][0] + effect.more)


def why_nothing(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return None if damage.due(s, play.minion) > 0 else NOTHING_TO_PREVENT


def set_trap(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    f = fight(s)
    put_before(s, play.card, play.seat, VTES1_4_1)
    s.blood[play.card] = effect.number
    if f is not None:
        change(s, f.but(traps=(*f.traps, (play.card, s.since[play.card], effect.number))))


def weather(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """At once in this round, then at the beginning of each that follows."""
    mine = side(s, play)
    give(s, mine, WEATHER, effect.number, True)
    if effect.more:
        give(s, mine, STORM, effect.more, True)
    combat.storm(s, combat_at(s), effect.number)


DO: dict[type, Any] = {
    w.SetTrap: set_trap,
    w.Weather: weather,
    w.MoreStrength: more_strength,
    w.HandsAggravated: hands_aggravated,
    w.FirstStrikes: first_strikes,
    w.NoDodge: no_dodge,
    w.NoStrikeCards: no_strike_cards,
    w.PreventEach: prevent_each,
    w.HurtsEach: hurts_each,
    w.AsNormal: as_normal,
    w.Marble: marble,
    w.OptionalManeuver: optional_maneuver,
    w.EndCombat: end_combat,
    w.HurtFighters: hurt_fighters,
    w.BurnOpponentsBlood: burn_opponents,
    w.PreventX: prevent_x,
}
WHY: dict[type, Any] = {
    w.SetTrap: why_no_fight,
    w.Weather: why_no_fight,
    w.MoreStrength: why_no_fight,
    w.HandsAggravated: why_no_fight,
    w.FirstStrikes: why_no_fight,
    w.NoDodge: why_no_fight,
    w.NoStrikeCards: why_no_fight,
    w.PreventEach: why_no_fight,
    w.HurtsEach: why_no_fight,
    w.AsNormal: why_no_fight,
    w.Marble: why_no_fight,
    w.OptionalManeuver: why_no_fight,
    w.BurnOpponentsBlood: why_no_fight,
    w.PreventX: why_nothing,
}

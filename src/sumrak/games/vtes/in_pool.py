"""Words about the Edge and one player's pool, about cards that are got rid of, and about what is put on an enemy."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import combat
from sumrak.games.vtes.board import attached, combat_at, is_forbidden, is_in_play, is_minion, is_vampire
from sumrak.games.vtes.bonds import bind
from sumrak.games.vtes.counters import burn_blood, burn_edge, burn_pool
from sumrak.games.vtes.frames import Object, Play
from sumrak.games.vtes.in_deeds import NOTHING_THERE
from sumrak.games.vtes.moments import rival
from sumrak.games.vtes.moving import burn, hand_over, untap
from sumrak.games.vtes.state import ALIEN, ATTACHED, IMPROVED, LIBRARY, NO_BLEEDS, PERMANENTS, Vtes
from sumrak.games.vtes.vocabulary import deeds as d
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_4_1, VTES2_2_2 = cite("VTES-1.4.1"), cite("VTES-2.2.2")


# the Edge
def burn_pool_of(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    seat = chosen[0][0]
    if effect.edge:
        if s.edge != play.seat:
            return
        burn_edge(s, VTES2_2_2)
    burn_pool(s, seat, effect.number, VTES1_4_1, play.card)


def lose_edge(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_edge(s, VTES2_2_2)


def no_more_bleeds(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    s.used = [*s.used, (play.seat, -1, NO_BLEEDS)]


# cards that are got rid of
def shuffle_in(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    if is_in_play(s, play.card):
        owner = s.owner[play.card]
        s.move(play.card, s.at(owner, LIBRARY))
        s.shuffle(s.at(owner, LIBRARY))


def burn_all_such(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    for zone in (PERMANENTS, ATTACHED):
        for c in s.pile(play.seat, zone)[:]:
            if s.definition[c] == s.definition[play.card]:
                burn(s, c, VTES1_4_1)


def price_of_untapping(s: Vtes, play: Play) -> int:
    """One blood for each card of the name on the minion that was not put before the player."""
    return len(
        [
            x
            for x in attached(s, play.minion)
            if s.definition[x] == s.definition[play.card] and not s.flags[x] & IMPROVED
        ]
    )


def why_not_untap(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    able = play.minion >= 0 and is_vampire(s, play.minion) and s.blood[play.minion] >= price_of_untapping(s, play)
    return None if able else NOTHING_THERE


def untap_for_blood(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    burn_blood(s, play.minion, price_of_untapping(s, play), VTES1_4_1, play.card)
    untap(s, play.minion, VTES1_4_1)


# what is put on an enemy
def shackle(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    """It stays its player's; on a minion that cannot have it, it is burned (LSJ 19980831)."""
    other = rival(s, play)
    if other < 0:
        return
    if is_forbidden(s, other, "equipment"):
        burn(s, play.card, VTES1_4_1)
    else:
        hand_over(s, play.card, other, VTES1_4_1)
        s.flags[play.card] |= ALIEN
        s.player[play.card] = play.seat
        bind(s, play.card, play.minion)
        s.changed()
    combat.stop(s, combat_at(s))


def why_put_already(s: Vtes, play: Play, effect: Any, kind: int) -> Reason | None:
    return NOTHING_THERE if s.flags[play.card] & ALIEN or rival(s, play) < 0 else None


def bearer_burns(s: Vtes, play: Play, effect: Any, chosen: tuple[Object, ...]) -> None:
    host = s.host[play.card]
    if host >= 0 and is_minion(s, host) and is_vampire(s, host):
        burn_blood(s, host, effect.number, VTES1_4_1, play.card)


DO: dict[type, Any] = {
    d.BurnPoolOf: burn_pool_of,
    d.BurnEdge: lose_edge,
    d.NoMoreBleeds: no_more_bleeds,
    d.ShuffleIn: shuffle_in,
    d.BurnAllSuch: burn_all_such,
    d.UntapForBlood: untap_for_blood,
    d.Shackle: shackle,
    d.BearerBurns: bearer_burns,
}
WHY: dict[type, Any] = {
    d.UntapForBlood: why_not_untap,
    d.Shackle: why_put_already,
}

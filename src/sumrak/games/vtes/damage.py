"""Section 6.4.6: damage: preventing it, healing it, wounds."""

from __future__ import annotations

from sumrak.games.vtes import torpor
from sumrak.games.vtes.board import (
    attached,
    combat_at,
    combat_of,
    is_ally,
    is_in_play,
    is_object,
    is_torpid,
    is_vampire,
)
from sumrak.games.vtes.counters import burn_blood
from sumrak.games.vtes.events import DAMAGE, PREVENTED
from sumrak.games.vtes.frames import (
    AS_NORMAL,
    HARSH,
    MARBLE,
    PREVENTS,
    PREVENTS_NORMAL,
    Batch,
    Combat,
    Hit,
    Object,
    boon,
)
from sumrak.games.vtes.frames import PREVENTED as USED_UP
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.vocabulary.terms import PREVENT
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES6_4_6_1, VTES6_4_6_2, VTES6_4_6_3 = cite("VTES-6.4.6.1"), cite("VTES-6.4.6.2"), cite("VTES-6.4.6.3")
VTES6_4_6_4, VTES6_4_6_5, VTES6_4_6_6 = cite("VTES-6.4.6.4"), cite("VTES-6.4.6.5"), cite("VTES-6.4.6.6")
VTES6_4_6_7 = cite("VTES-6.4.6.7")


def deal(s: Vtes, k: int, hits: tuple[Hit, ...]) -> None:
    """Damage done at one moment is one batch (VTES-6.4.6.1)."""
    s.scope(Batch(k, hits), STEPS)


def deal_alone(s: Vtes, card: int, since: int, n: int, aggravated: bool) -> None:
    """Damage outside of a combat that cannot be prevented."""
    if is_object(s, card, since):
        deal(s, -1, (Hit(card, since, n, aggravated, sure=True),))


def batch_of(s: Vtes, k: int) -> Batch:
    frame = s.frames[k]
    assert isinstance(frame, Batch)
    return frame


def batch_at(s: Vtes) -> int:
    for k in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[k], Batch):
            return k
    return -1


def due(s: Vtes, card: int) -> int:
    """How much damage this card is about to take."""
    k = batch_at(s)
    return sum([hit.amount for hit in batch_of(s, k).hits if takes(s, card, hit) and not hit.sure]) if k >= 0 else 0


def has_kind(s: Vtes, card: int, aggravated: bool) -> bool:
    """Whether it is about to take damage of this kind that can be prevented."""
    k = batch_at(s)
    return k >= 0 and any(
        [
            takes(s, card, hit) and hit.amount > 0 and hit.aggravated is aggravated and not hit.sure
            for hit in batch_of(s, k).hits
        ]
    )


def takes(s: Vtes, card: int, hit: Hit) -> bool:
    """Whether a minion prevents this damage: its own, and that to its retainers (VTES-6.4.7.2)."""
    return hit.card == card or (s.host[hit.card] == card and not s.rules.retainer_heal)


def prevent(
    s: Vtes, card: int, n: int, by: int = 0, kinds: tuple[bool, ...] = (True, False), strike: bool = True
) -> None:
    """Up to n points (-1: all of the strike), aggravated ones first; the surplus is lost.

    `by`: the Disciplines of the card that does it; `kinds`: whether aggravated and other damage; `strike`: with -1, of the strike only.
    """
    k = batch_at(s)
    if k < 0:
        return
    left = n if n >= 0 else 1000
    hits = list(batch_of(s, k).hits)
    for i in sorted(range(len(hits)), key=lambda i: not hits[i].aggravated):
        hit = hits[i]
        if hit.sure or hit.safe_from & by or hit.aggravated not in kinds:
            continue
        if takes(s, card, hit) and (n >= 0 or hit.strike or not strike):
            less = min(left, hits[i].amount)
            hits[i] = hits[i]._replace(amount=hits[i].amount - less)
            left -= less
            if less:
                s.note(PREVENTED, VTES6_4_6_1, s.side(card), card, after=less)
    s.frames[k] = batch_of(s, k)._replace(hits=tuple(hits))


def may_prevent(s: Vtes, seat: int) -> list[Option]:
    """What a blocker has been given for the first round of the combat."""
    k = combat_at(s)
    if k < 0:
        return []
    f = combat_of(s, k)
    left = f.prevent if f.round == 1 else (0, 0)
    return [
        ("prevent", c)
        for side, (c, x) in enumerate(zip(f.minions, f.seats))
        if x == seat and (left[side] or left_to_prevent(s, f, side)) and due(s, c) > 0
    ]


def left_to_prevent(s: Vtes, f: Combat, side: int) -> int:
    """What is left in this round of what it can prevent in each."""
    done = boon(f, side, USED_UP)
    n = boon(f, side, PREVENTS) + boon(f, side, PREVENTS_NORMAL) - done
    if boon(f, side, PREVENTS) > done or n <= 0:
        return n
    k = batch_at(s)  # only such as is not aggravated
    fits = k >= 0 and any([hit.card == f.minions[side] and not hit.aggravated for hit in batch_of(s, k).hits])
    return n if fits else 0


def prevent_one(s: Vtes, card: int) -> None:
    k = combat_at(s)
    f = combat_of(s, k)
    side = f.minions.index(card)
    if left_to_prevent(s, f, side) > 0:
        any_kind = boon(f, side, PREVENTS) > boon(f, side, USED_UP)
        s.frames[k] = f.but(boons=(*f.boons, (side, USED_UP, 1, f.round)))
        prevent(s, card, 1, kinds=(True, False) if any_kind else (False,))
        return
    left = (f.prevent[0] - 1, f.prevent[1]) if f.minions[0] == card else (f.prevent[0], f.prevent[1] - 1)
    s.frames[k] = f.but(prevent=left)
    prevent(s, card, 1)


def soften(s: Vtes, card: int, n: int) -> None:
    """n points of aggravated damage become normal."""
    k = batch_at(s)
    if k < 0:
        return
    hits: list[Hit] = []
    for hit in batch_of(s, k).hits:
        less = min(n, hit.amount) if hit.card == card and hit.aggravated else 0
        n -= less
        if less < hit.amount:
            hits.append(hit._replace(amount=hit.amount - less))
        if less:
            hits.append(hit._replace(amount=less, aggravated=False))
    s.frames[k] = batch_of(s, k)._replace(hits=tuple(hits))


def inflict(s: Vtes, k: int) -> None:
    """VTES-6.4.6.2: normal damage before aggravated, card by card; then torpor for the wounded (VTES-6.4.6.7)."""
    hits = [hit for hit in batch_of(s, k).hits if hit.amount > 0 and is_object(s, hit.card, hit.since)]
    falls = batch_of(s, k).falls
    wounded: list[Object] = [x for x in falls if is_object(s, *x) and is_in_play(s, x[0])]
    for card in dict.fromkeys([hit.card for hit in hits]):
        normal = sum([hit.amount for hit in hits if hit.card == card and not hit.aggravated])
        worse = sum([hit.amount for hit in hits if hit.card == card and hit.aggravated])
        normal, worse = softened(s, card, normal, worse)
        s.note(DAMAGE, VTES6_4_6_2, s.side(card), card, before=normal, after=worse)
        if is_vampire(s, card):
            if hurt(s, card, normal, worse) and (card, s.since[card]) not in wounded:
                wounded.append((card, s.since[card]))
        elif is_ally(s, card) or s.facts[card].is_retainer:
            lost = burn_blood(s, card, normal + worse, VTES6_4_6_6)
            if s.rules.retainer_heal and s.facts[card].is_retainer and (j := combat_at(s)) >= 0:
                f = combat_of(s, j)
                s.frames[j] = f.but(hurt=(*f.hurt, (card, s.since[card], lost)))
    for c, since in reversed(wounded):  # due, since the first one that falls ends the combat
        s.due((torpor.fall, c, since, tuple(wounded)))


def softened(s: Vtes, card: int, normal: int, worse: int) -> tuple[int, int]:
    """What lasts in the combat: aggravated damage taken as normal, no more than one damage in a round."""
    k = s.fighting
    if k < 0 or not s.frames[k].boons or card not in s.frames[k].minions:
        return normal, worse
    f: Combat = s.frames[k]
    side = f.minions.index(card)
    marble = boon(f, side, MARBLE)
    if marble and normal + worse:
        hurt_before = any([x == side and word == MARBLE and n == 0 and r == f.round for x, word, n, r in f.boons])
        if marble > 1:
            normal, worse = (0, 0) if hurt_before else (min(1, normal), 0 if normal else min(1, worse))
        else:
            normal = 0 if hurt_before or worse else min(1, normal)
        s.frames[k] = f.but(boons=(*f.boons, (side, MARBLE, 0, f.round)))
    if boon(f, side, HARSH) and is_vampire(s, card):
        normal, worse = 0, normal + worse
    if boon(f, side, AS_NORMAL):
        normal, worse = normal + worse, 0
    return normal, worse


def hurt(s: Vtes, card: int, normal: int, aggravated: int) -> bool:
    """VTES-6.4.6.3 … 6.4.6.5; whether the vampire has to go to torpor now."""
    each = mended_by_one(s, card)
    healed = burn_blood(s, card, -(-normal // each), VTES6_4_6_3)
    wounded = is_torpid(s, card) or healed * each < normal
    burned = 0
    for _ in range(aggravated):
        if not wounded:
            wounded = True  # VTES-6.4.6.4: the first point burns no blood
        elif s.blood[card]:
            burned += burn_blood(s, card, 1, VTES6_4_6_5)
        else:
            count_lost(s, card, healed + burned)
            if combat_at(s) >= 0 and torpor.is_savable(s):
                s.due((torpor.threaten, card, s.since[card]))
            else:
                burn(s, card, VTES6_4_6_5)
            return False
    count_lost(s, card, healed + burned)
    return wounded and not is_torpid(s, card) and is_in_play(s, card)


def mended_by_one(s: Vtes, card: int) -> int:
    """How much damage it heals for each blood."""
    return max([1, *[s.facts[x].mends for x in attached(s, card)]])


def count_lost(s: Vtes, card: int, n: int) -> None:
    """What a combatant has lost to damage in this round."""
    k = s.fighting
    if k >= 0 and card in s.frames[k].minions:
        f: Combat = s.frames[k]
        side = f.minions.index(card)
        f.lost = (f.lost[0] + n, f.lost[1]) if side == 0 else (f.lost[0], f.lost[1] + n)


STEPS: tuple[Step, ...] = ((window, PREVENT, VTES6_4_6_1), (inflict,))

"""Section 6.1 and 10.5: the actions of the rulebook: bleed, hunt, take equipment, become anarch."""

from __future__ import annotations

from sumrak.games.vtes import actions, blocks, bonuses
from sumrak.games.vtes.board import (
    attached,
    equipment,
    is_in,
    is_minion,
    is_object,
    is_ready,
    is_vampire,
    minions,
    predator,
    prey,
    ready,
)
from sumrak.games.vtes.counters import burn_pool, gain_blood, gain_pool, take_edge
from sumrak.games.vtes.events import BLED, ENTERED, HUNTED
from sumrak.games.vtes.frames import ANARCH, BLEED, HUNT, TAKE, Action, Object
from sumrak.games.vtes.moving import hand_over
from sumrak.games.vtes.occasions import EDGES
from sumrak.games.vtes.state import ANARCH as ANARCH_FLAG
from sumrak.games.vtes.state import ATTACHED, MUST_HUNT, NO_BLEEDS, PERMANENTS, ZONES, Vtes
from sumrak.games.vtes.values import has_no_standing, hunt_of, is_anarch
from sumrak.games.vtes.vocabulary.clauses import KeepsEdge, OnePerMinion
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES6_0_7, VTES6_1_1_1, VTES6_1_1_2, VTES6_1_1_3 = (
    cite("VTES-6.0.7"), cite("VTES-6.1.1.1"), cite("VTES-6.1.1.2"), cite("VTES-6.1.1.3"),
)  # fmt: skip
VTES6_1_2_1, VTES6_1_3_2, VTES6_1_3_3, VTES6_1_5_5 = (
    cite("VTES-6.1.2.1"), cite("VTES-6.1.3.2"), cite("VTES-6.1.3.3"), cite("VTES-6.1.5.5"),
)  # fmt: skip
VTES10_5_1, VTES10_5_2, VTES6_2_4_1 = cite("VTES-10.5.1"), cite("VTES-10.5.2"), cite("VTES-6.2.4.1")
SLAVE = Reason(VTES6_2_4_1, "slave")
NO_BLEED_LEFT = Reason(cite("VTES-1.4.1"), "no-more-bleeds")
HAS_BLED = Reason(VTES6_0_7, "has-bled")
ALLIES_DO_NOT = Reason(VTES6_1_5_5, "allies-do-not")
NO_EQUIPMENT = Reason(VTES6_1_3_2, "no-equipment")
HAS_ONE = Reason(VTES6_1_3_3, "has-one")
NO_ANARCH = Reason(VTES10_5_2, "cannot-become-anarch")


# bleed (section 6.1.1)
def why_not_bleed(s: Vtes, seat: int, minion: int) -> Reason | None:
    """One bleed for each minion and turn (VTES-6.0.7)."""
    if s.acted and s.rules.nra and (minion, s.since[minion], actions.A_BLEED, 0) in s.acted:
        return HAS_BLED
    if s.used and (seat, -1, NO_BLEEDS) in s.used:
        return NO_BLEED_LEFT
    if s.acted and actions.are_barred(s) and is_kept_from(s, minion, BLEED, prey(s, seat)):
        return actions.IS_BARRED
    return SLAVE if s.facts[minion].slave_to and blocks.is_bound(s, minion) else None


def begin_bleed(s: Vtes, seat: int, minion: int) -> None:
    target = prey(s, seat)
    actions.open_action(
        s, Action(seat, minion, s.since[minion], BLEED, targets=1 << target, bled=target, is_bleed=True)
    )


def bleed(s: Vtes, k: int, gain: int = 0, blood: int = 0) -> None:
    """VTES-6.1.1.2 … 6.1.1.4: pool burns; from 1 on it is successful: what it gives, then the Edge."""
    f: Action = s.frames[k]
    amount = 0 if f.stored else bonuses.bleed(s, f)
    if 0 <= f.most < amount:
        amount = f.most
    if s.journal is not None:
        s.note(BLED, VTES6_1_1_2, f.seat, f.actor, before=f.bled, after=amount)
    burn_pool(s, f.bled, amount, VTES6_1_1_2)
    f.bled_for = amount
    if amount > 0:
        gain_pool(s, s.side(f.actor), gain, VTES6_1_1_3)
        gain_blood(s, f.actor, blood, VTES6_1_1_3)
        take_edge(s, who_gets_edge(s, f) if s.says & EDGES else s.side(f.actor), VTES6_1_1_3)


def who_gets_edge(s: Vtes, f: Action) -> int:
    """Whoever was bled by her predator may have a card that keeps it with her."""
    seat = s.side(f.actor)
    if seat != predator(s, f.bled) or not is_in(s, f.bled):
        return seat
    for c in s.piles[f.bled * ZONES + PERMANENTS]:
        if any([isinstance(clause, KeepsEdge) for clause in s.facts[c].card.text]):
            return f.bled
    return seat


def is_kept_from(s: Vtes, minion: int, kind: int, target: int = 0) -> bool:
    """Whether an action of the rulebook may not be taken again in this turn, since a card forbids it."""
    return actions.is_barred(s, minion, actions.SAME_RULE, actions.of_rule(kind, target))


# hunt (section 6.1.2)
def why_not_hunt(s: Vtes, seat: int, minion: int) -> Reason | None:
    if not is_vampire(s, minion):
        return ALLIES_DO_NOT
    return actions.IS_BARRED if s.acted and may_not_hunt(s, minion) else None


def may_not_hunt(s: Vtes, minion: int) -> bool:
    """Whether it has hunted in vain, and a card forbids to do so again in this turn."""
    return is_kept_from(s, minion, HUNT)


def begin_hunt(s: Vtes, seat: int, minion: int) -> None:
    s.flags[minion] &= ~MUST_HUNT
    actions.open_action(s, Action(seat, minion, s.since[minion], HUNT, is_hunt=True, stealth=1))


def hunt(s: Vtes, k: int, more: int = 0) -> None:
    """VTES-6.1.2.1; the surplus of a full vampire drains (VTES-6.1.2.2)."""
    f: Action = s.frames[k]
    n = hunt_of(s, f.actor) + more
    if s.journal is not None:
        s.note(HUNTED, VTES6_1_2_1, f.seat, f.actor, after=n)
    gain_blood(s, f.actor, n, VTES6_1_2_1)


def is_hungry(s: Vtes, minion: int) -> bool:
    """VTES-6.1.2.3: a ready untapped vampire without blood must hunt; so must one that a card says so of."""
    if s.turned[minion] or not is_ready(s, minion) or not is_vampire(s, minion):
        return False
    return s.blood[minion] == 0 or bool(s.flags[minion] & MUST_HUNT)


# equipment of another minion (VTES-6.1.3.2)
def takes(s: Vtes, seat: int, able: list[int]) -> list[Option]:
    on = s.piles[seat * ZONES + ATTACHED]
    held = [s.host[c] for c in on if s.facts[c].is_equipment] if on else on
    holders = [m for m in minions(s, seat) if m in held] if held else held
    if not holders:
        return []
    return [("take", m, x) for m in able for x in holders if why_not_take(s, seat, m, x) is None]


def why_not_take(s: Vtes, seat: int, minion: int, holder: int) -> Reason | None:
    if holder == minion or s.side(holder) != seat or not is_minion(s, holder) or not equipment(s, holder):
        return NO_EQUIPMENT
    if pieces_for(s, minion, holder, ()):
        return None
    barred = any([is_kept_from(s, minion, TAKE, c) for c in equipment(s, holder)])
    return actions.IS_BARRED if barred else HAS_ONE


def pieces_for(s: Vtes, minion: int, holder: int, chosen: tuple[Object, ...]) -> list[int]:
    taken = [c for c, _ in chosen]
    return [
        c
        for c in equipment(s, holder)
        if c not in taken and why_no_room(s, minion, c) is None and not (s.acted and is_kept_from(s, minion, TAKE, c))
    ]


def why_no_room(s: Vtes, minion: int, card: int) -> Reason | None:
    """VTES-6.1.3.3: one of a name, or of a trait, where the card says so."""
    for clause in s.facts[card].card.text:
        if isinstance(clause, OnePerMinion):
            for x in attached(s, minion):
                if s.definition[x] == s.definition[card] or (clause.trait and has_trait_word(s, x, clause.trait)):
                    return HAS_ONE
    return None


def has_trait_word(s: Vtes, card: int, word: str) -> bool:
    return word in [trait.value for trait in s.facts[card].card.traits]


def begin_take(s: Vtes, seat: int, minion: int, holder: int, chosen: tuple[Object, ...] = ()) -> None:
    """Piece by piece in any order, all of one minion."""
    left = pieces_for(s, minion, holder, chosen)
    if not left:
        take_these(s, seat, minion, chosen)
        return
    done: list[Option] = [("done",)] if chosen else []
    s.ask(seat, VTES6_1_3_2, [*[("choose", c) for c in left], *done], piece_chosen, seat, minion, holder, chosen)


def piece_chosen(
    s: Vtes, seat: int, minion: int, holder: int, chosen: tuple[Object, ...], verb: str, card: int = -1
) -> None:
    if verb == "done":
        take_these(s, seat, minion, chosen)
    else:
        s.then((begin_take, seat, minion, holder, (*chosen, (card, s.since[card]))))


def take_these(s: Vtes, seat: int, minion: int, chosen: tuple[Object, ...]) -> None:
    """It is the same action in whatever order they were named."""
    chosen = tuple(sorted(chosen, key=lambda piece: s.piles[s.place[piece[0]]].index(piece[0])))
    actions.open_action(s, Action(seat, minion, s.since[minion], TAKE, chosen=chosen, stealth=1))


def take(s: Vtes, k: int) -> None:
    f: Action = s.frames[k]
    for c, since in f.chosen:
        if is_object(s, c, since) and s.side(c) == f.seat:
            hand_over(s, c, f.actor, VTES6_1_3_2)


# become anarch (VTES-10.5.2)
def anarch_price(s: Vtes, seat: int, minion: int) -> int:
    return 1 if any([m != minion and is_vampire(s, m) and is_anarch(s, m) for m in ready(s, seat)]) else 2


def why_not_anarch(s: Vtes, seat: int, minion: int) -> Reason | None:
    blood = s.blood[minion]
    if not blood or not has_no_standing(s, minion):
        return NO_ANARCH
    if blood < 2 and anarch_price(s, seat, minion) > 1:
        return NO_ANARCH
    return actions.IS_BARRED if is_kept_from(s, minion, ANARCH) else None


def begin_anarch(s: Vtes, seat: int, minion: int) -> None:
    price = anarch_price(s, seat, minion)
    actions.open_action(s, Action(seat, minion, s.since[minion], ANARCH, stealth=1, blood=price))


def become_anarch(s: Vtes, k: int) -> None:
    """VTES-10.5.1: Independent from then on."""
    f: Action = s.frames[k]
    s.flags[f.actor] |= ANARCH_FLAG
    s.changed()
    s.note(ENTERED, VTES10_5_1, f.seat, f.actor)

"""Section 6.5: torpor: going there, leaving, rescue."""

from __future__ import annotations

from sumrak.games.vtes import actions, costs, diablerie
from sumrak.games.vtes.board import (
    action_of,
    attached,
    combat_at,
    is_forbidden,
    is_in_play,
    is_object,
    is_ready,
    is_torpid,
    is_vampire,
    ring,
)
from sumrak.games.vtes.counters import burn_pool
from sumrak.games.vtes.events import FAILED
from sumrak.games.vtes.frames import DIABLERIZE, LEAVE, RESCUE, Action, Burning, Falling, Object
from sumrak.games.vtes.frames import FAILED as HAS_FAILED
from sumrak.games.vtes.masks import is_awaited
from sumrak.games.vtes.moving import burn, to_ready, to_torpor
from sumrak.games.vtes.state import TORPOR, ZONES, Vtes
from sumrak.games.vtes.vocabulary.clauses import Rescues
from sumrak.games.vtes.vocabulary.terms import BURNING, TO_TORPOR
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES6_5_1_1, VTES6_5_1_2, VTES6_5_2_1, VTES6_5_2_2 = (
    cite("VTES-6.5.1.1"), cite("VTES-6.5.1.2"), cite("VTES-6.5.2.1"), cite("VTES-6.5.2.2"),
)  # fmt: skip
VTES6_5_3_1, VTES6_5_3_2, VTES6_5_4_1 = cite("VTES-6.5.3.1"), cite("VTES-6.5.3.2"), cite("VTES-6.5.4.1")
VTES1_4_1, VTES6_4_6_5 = cite("VTES-1.4.1"), cite("VTES-6.4.6.5")
NOT_TORPID = Reason(VTES6_5_2_1, "not-torpid")
TAPPED = Reason(VTES6_5_2_1, "torpid-tapped")
TWO_BLOOD = Reason(VTES6_5_2_1, "two-blood")
ALLIES_DO_NOT = Reason(VTES6_5_3_2, "allies-do-not")
NO_SUCH_VAMPIRE = Reason(VTES6_5_3_1, "no-torpid-vampire")
RESCUE_PRICE = Reason(VTES6_5_3_1, "rescue-price")
SHIELDED = Reason(VTES1_4_1, "shielded")
FORBIDDEN = Reason(VTES1_4_1, "text-forbids")
PRICE = 2


# going there (section 6.5.1)
def fall(s: Vtes, card: int, since: int, together: tuple[Object, ...] = ()) -> None:
    """One window for what is used when a vampire goes to torpor; until it arrives it is ready (VTES-6.5.1.2).

    `together`: all that go at this moment.
    """
    if is_object(s, card, since) and is_in_play(s, card) and not is_torpid(s, card):
        s.scope(Falling(card, since, combat_at(s), together=together), ((window, TO_TORPOR, VTES6_5_1_2), (arrive,)))


def arrive(s: Vtes, k: int) -> None:
    f = s.frames[k]
    assert isinstance(f, Falling)
    if not f.averted and is_object(s, f.card, f.since) and is_in_play(s, f.card):
        send(s, f.card)


def send(s: Vtes, card: int) -> None:
    """There it is; what its cards say about that."""
    to_torpor(s, card, VTES6_5_1_1)
    for x in (card, *attached(s, card)):
        for clause in s.facts[x].named:
            if clause.word == "fame":
                burn_pool(s, s.side(card), clause.number, VTES1_4_1, x)
            elif clause.word == "not-in-torpor":
                s.due((burn_object, x, s.since[x]))
            elif clause.word == "burns-in-torpor":
                s.due((burn_torpid, card, s.since[card]))


# instead of being burned in a combat
def is_savable(s: Vtes) -> bool:
    """Whether anybody has anything for a vampire that is about to be burned."""
    return is_awaited(s, BURNING)


def threaten(s: Vtes, card: int, since: int, diablerist: int = -1) -> None:
    """One window before it is burned."""
    if is_object(s, card, since) and is_in_play(s, card):
        s.scope(Burning(card, since, diablerist), ((window, BURNING, VTES6_4_6_5), (perish,)))


def perish(s: Vtes, k: int) -> None:
    """It is burned, or drunk, or it goes to torpor: anew, if it was on its way there."""
    f = s.frames[k]
    assert isinstance(f, Burning)
    if not is_object(s, f.card, f.since) or not is_in_play(s, f.card):
        return
    if f.averted:
        s.due((fall, f.card, f.since, ((f.card, f.since),)))
    elif f.diablerist >= 0:
        diablerie.commit(s, f.diablerist, f.card)
    else:
        burn(s, f.card, VTES6_4_6_5)


def burn_object(s: Vtes, card: int, since: int) -> None:
    if is_object(s, card, since) and is_in_play(s, card):
        burn(s, card, VTES1_4_1)


def burn_torpid(s: Vtes, card: int, since: int) -> None:
    if is_object(s, card, since) and is_torpid(s, card):
        burn(s, card, VTES1_4_1)


# leaving (section 6.5.2)
def leaving(s: Vtes, seat: int) -> list[Option]:
    torpid = s.piles[seat * ZONES + TORPOR]
    return [("leave", m) for m in torpid if why_not_leave(s, seat, m) is None] if torpid else []


def why_not_leave(s: Vtes, seat: int, minion: int) -> Reason | None:
    if not is_torpid(s, minion) or s.side(minion) != seat:
        return NOT_TORPID
    if s.turned[minion]:
        return TAPPED
    if s.blood[minion] < PRICE:
        return TWO_BLOOD
    return actions.IS_BARRED if actions.is_barred(s, minion, actions.SAME_RULE, actions.of_rule(LEAVE)) else None


def begin_leave(s: Vtes, seat: int, minion: int) -> None:
    actions.open_action(s, Action(seat, minion, s.since[minion], LEAVE, stealth=1, blood=PRICE))


def leave(s: Vtes, k: int) -> None:
    to_ready(s, action_of(s, k).actor, VTES6_5_2_1)


def blocked(s: Vtes, k: int) -> None:
    """VTES-6.5.2.2: no combat; a vampire that blocked may commit diablerie at once."""
    f = action_of(s, k)
    if is_torpid(s, f.actor) and diablerie.why_not(s, f.blocker) is None:
        s.ask(s.side(f.blocker), VTES6_5_2_2, [("diablerize", f.blocker, f.actor), ("decline",)], blocker_chose, k)
    else:
        fail(s, k)


def blocker_chose(s: Vtes, k: int, verb: str, *cards: int) -> None:
    if verb == "decline":
        fail(s, k)
    else:
        diablerie.commit(s, cards[0], cards[1])


def fail(s: Vtes, k: int) -> None:
    f = action_of(s, k)
    f.result = HAS_FAILED
    s.note(FAILED, VTES6_5_2_2, f.seat, f.actor)


# others do something with it (section 6.5.3, section 6.5.4)
def torpid(s: Vtes, seat: int) -> list[int]:
    """Every vampire in torpor, one's own first."""
    if not any(s.piles[TORPOR::ZONES]):
        return []
    return [c for x in ring(s, seat) for c in s.piles[x * ZONES + TORPOR]]


def over_torpid(s: Vtes, seat: int, minion: int, torpid: list[int]) -> list[Option]:
    if not is_vampire(s, minion):
        return []
    found: list[Option] = []
    for c in torpid:
        if why_not_rescue(s, seat, minion, c) is None:
            found.append(("rescue", minion, c))
        if why_not_diablerize(s, seat, minion, c) is None:
            found.append(("diablerize", minion, c))
    return found


def why_not_rescue(s: Vtes, seat: int, minion: int, card: int) -> Reason | None:
    if not is_vampire(s, minion) or not is_ready(s, minion):
        return ALLIES_DO_NOT
    if is_forbidden(s, minion, "rescue"):
        return FORBIDDEN
    if not is_torpid(s, card):
        return NO_SUCH_VAMPIRE
    if costs.is_shielded(s, seat, card):
        return SHIELDED
    if actions.is_barred(s, minion, actions.SAME_RULE, actions.of_rule(RESCUE, card)):
        return actions.IS_BARRED
    return None if splits(s, minion, card) else RESCUE_PRICE


def why_not_diablerize(s: Vtes, seat: int, minion: int, card: int) -> Reason | None:
    found = diablerie.why_not(s, minion)
    if found is not None:
        return found
    if not is_torpid(s, card):
        return NO_SUCH_VAMPIRE
    if costs.is_shielded(s, seat, card):
        return SHIELDED
    is_barred = actions.is_barred(s, minion, actions.SAME_RULE, actions.of_rule(DIABLERIZE, card))
    return actions.IS_BARRED if is_barred else None


def splits(s: Vtes, minion: int, card: int) -> list[int]:
    """How much of the price the rescued vampire can pay."""
    price = rescue_price(s, minion, card)
    return [n for n in range(price + 1) if s.blood[card] >= n and s.blood[minion] >= price - n]


def rescue_price(s: Vtes, minion: int, card: int) -> int:
    """What texts make of it, of who rescues and of who is rescued."""
    price = PRICE
    for c in (minion, card):
        for x in (c, *attached(s, c)):
            for clause in s.facts[x].card.text:
                if isinstance(clause, Rescues) and clause.itself is (c == card):
                    price += clause.number
    return max(0, price)


def begin_rescue(s: Vtes, seat: int, minion: int, card: int) -> None:
    """The split is declared (VTES-6.2.1.2)."""
    s.ask(seat, VTES6_5_3_1, [("number", n) for n in splits(s, minion, card)], rescue_split, seat, minion, card)


def rescue_split(s: Vtes, seat: int, minion: int, card: int, verb: str, n: int) -> None:
    other = s.side(card)
    f = Action(seat, minion, s.since[minion], RESCUE, chosen=((card, s.since[card]),), shared=n)
    f = f.but(blood=rescue_price(s, minion, card))
    actions.open_action(s, f.but(stealth=1) if other == seat else f.but(targets=1 << other))


def rescue(s: Vtes, k: int) -> None:
    card, since = action_of(s, k).chosen[0]
    if is_object(s, card, since) and is_torpid(s, card):
        to_ready(s, card, VTES6_5_3_2)


def begin_diablerize(s: Vtes, seat: int, minion: int, card: int) -> None:
    other = s.side(card)
    f = Action(seat, minion, s.since[minion], DIABLERIZE, chosen=((card, s.since[card]),))
    actions.open_action(s, f.but(stealth=1) if other == seat else f.but(targets=1 << other))


def diablerize(s: Vtes, k: int) -> None:
    """VTES-6.5.4.1."""
    f = action_of(s, k)
    card, since = f.chosen[0]
    if is_object(s, card, since) and is_torpid(s, card):
        diablerie.commit(s, f.actor, card)

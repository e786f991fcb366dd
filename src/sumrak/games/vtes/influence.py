"""Chapter 7: the influence phase: transfers, bringing vampires out, merging."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.vtes import contests, effects, playing, using
from sumrak.games.vtes.board import (
    is_object,
    is_vampire,
    minions,
    ring,
)
from sumrak.games.vtes.counters import burn_pool, gain_pool
from sumrak.games.vtes.events import BROUGHT_OUT, PHASE, PUT_ON, TRANSFERRED
from sumrak.games.vtes.frames import Play
from sumrak.games.vtes.moving import burn, draw_crypt, shift, uncover
from sumrak.games.vtes.rules import ALL
from sumrak.games.vtes.state import (
    ATTACHED,
    CRYPT,
    EMBRACED,
    LIVES,
    NEWLY,
    READY,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.values import capacity, clan_of, from_cards
from sumrak.games.vtes.vocabulary.clauses import OnEntering
from sumrak.games.vtes.vocabulary.terms import BETWEEN, INFLUENCE, Trait
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import bit_of
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES3_1, VTES7_1_1, VTES7_2_1, VTES7_2_2 = cite("VTES-3.1"), cite("VTES-7.1.1"), cite("VTES-7.2.1"), cite("VTES-7.2.2")
VTES7_3_1, VTES7_3_2, VTES7_3_4, VTES7_4_1 = (
    cite("VTES-7.3.1"),
    cite("VTES-7.3.2"),
    cite("VTES-7.3.4"),
    cite("VTES-7.4.1"),
)
VTES7_3_3 = cite("VTES-7.3.3")
VTES4_1_9 = cite("VTES-4.1.9")
NO_TRANSFERS = Reason(VTES7_2_1, "no-transfers")
NO_POOL = Reason(VTES7_2_1, "no-pool-to-transfer")
NOT_UNCONTROLLED = Reason(VTES7_2_1, "not-uncontrolled")
NO_COUNTERS = Reason(VTES7_2_1, "no-counters")
EMPTY_CRYPT = Reason(VTES7_2_2, "empty-crypt")
NOT_ENOUGH = Reason(VTES7_3_2, "not-enough-counters")
BY_ITSELF = Reason(VTES7_3_1, "comes-by-itself")
HAS_COPY = Reason(VTES4_1_9, "has-copy")
TOO_MUCH = Reason(VTES7_3_3, "too-much-blood")
NO_PARTNER = Reason(VTES7_4_1, "no-partner")
TRANSFERS, RECALL, FOUR, SCARCE = 4, 2, 4, 3
BY_THEMSELVES = ("transfer", "recall", "crypt")
"""What changes nothing of what cards give, unless somebody has to leave the game for it."""
SCARCE_CLAN = Trait.SCARCE
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def phase(s: Vtes, k: int) -> None:
    s.phase = "influence"
    seat = s.active
    if s.journal is not None:
        s.note(PHASE, VTES3_1, seat, after=4)
    for c in minions(s, seat):
        s.flags[c] &= ~NEWLY
    s.given = from_cards(s, seat, "transfers")
    s.transfers = base_transfers(s) + s.given
    s.go_on(menu, k)


def count_again(s: Vtes) -> None:
    """VTES-7.1.2: what cards give counts as it is now, unless it was fixed when the phase began."""
    if not s.rules.transfers_fixed_at_start:
        now = from_cards(s, s.active, "transfers")
        s.transfers, s.given = max(0, s.transfers + now - s.given), now


def base_transfers(s: Vtes) -> int:
    """VTES-7.1.1: fewer in the first three turns of the game."""
    if s.turn == 1 and s.seats == 2:
        return s.rules.duel_first_transfers
    return min(TRANSFERS, s.turn)


def menu(s: Vtes, k: int) -> None:
    seat = s.active
    found = spending(s, seat)
    if s.dirty or s.could[seat] & (INFLUENCE | BETWEEN):
        found += using.uses(s, k, INFLUENCE | BETWEEN, seat)
    if found:
        found.append(("end",))
        s.ask(seat, VTES7_2_1, found, act, k)
    else:
        act(s, k, "end")


def spending(s: Vtes, seat: int) -> list[Option]:
    found: list[Option] = []
    transfers, by_choice, blood, facts = s.transfers, not s.rules.influence_auto_end, s.blood, s.facts
    most = min(transfers, s.pool[seat])
    for c in s.piles[seat * ZONES + UNCONTROLLED]:
        found += up_to(most, c)
        if transfers >= RECALL and blood[c]:
            found.append(("recall", c))
        if by_choice and why_not_bring(s, seat, c) is None:
            found.append(("bring", c))
        if facts[c].versions and why_not_merge(s, seat, c) is None:
            found.append(("merge", c))
    if transfers >= FOUR and why_not_crypt(s, seat) is None:
        found.append(("crypt",))
    return found


@lru_cache(4096)
def up_to(most: int, card: int) -> tuple[Option, ...]:
    return tuple([("transfer", card, n) for n in range(1, most + 1)])


def why_not_transfer(s: Vtes, seat: int, card: int, n: int) -> Reason | None:
    if card not in s.pile(seat, UNCONTROLLED):
        return NOT_UNCONTROLLED
    if not 0 < n <= s.transfers:
        return NO_TRANSFERS
    return NO_POOL if n > s.pool[seat] else None


def warning(s: Vtes, seat: int, card: int, n: int) -> Reason | None:
    """VTES-7.3.3: more than its capacity drains off when it comes out."""
    if not s.known[card] & bit_of(seat) or s.facts[card].capacity <= 0:
        return None
    return TOO_MUCH if s.blood[card] + n > s.facts[card].capacity else None


def why_not_recall(s: Vtes, seat: int, card: int) -> Reason | None:
    if card not in s.pile(seat, UNCONTROLLED):
        return NOT_UNCONTROLLED
    if s.transfers < RECALL:
        return NO_TRANSFERS
    return None if s.blood[card] else NO_COUNTERS


def why_not_crypt(s: Vtes, seat: int) -> Reason | None:
    if s.transfers < FOUR:
        return NO_TRANSFERS
    if s.pool[seat] < 1:
        return NO_POOL
    return None if s.pile(seat, CRYPT) else EMPTY_CRYPT


def why_not_bring(s: Vtes, seat: int, card: int) -> Reason | None:
    """VTES-7.3.2; a second copy of one's own cannot be moved (VTES-4.1.9)."""
    if s.rules.influence_auto_end:
        return BY_ITSELF
    if card not in s.pile(seat, UNCONTROLLED):
        return NOT_UNCONTROLLED
    if s.blood[card] < capacity(s, card):
        return NOT_ENOUGH
    return HAS_COPY if not s.rules.self_contest and contests.has_copy(s, seat, s.facts[card].name) else None


def partner(s: Vtes, seat: int, card: int) -> int:
    """The other version of a vampire, under one's control; or -1 (VTES-7.4.1)."""
    facts = s.facts[card]
    for c in minions(s, seat):
        other = s.facts[c]
        if other.name == facts.name and other.card.advanced != facts.card.advanced and is_vampire(s, c):
            return c
    return -1


def why_not_merge(s: Vtes, seat: int, card: int) -> Reason | None:
    if not s.facts[card].versions or card not in s.pile(seat, UNCONTROLLED) or partner(s, seat, card) < 0:
        return NO_PARTNER
    if s.transfers < FOUR:
        return NO_TRANSFERS
    return NO_POOL if s.pool[seat] < 1 else None


def act(s: Vtes, k: int, verb: str, *operands: int) -> None:
    seat = s.active
    if verb == "end":
        using.between(s, k, VTES7_2_1)
        return
    if verb in BY_THEMSELVES:
        move_counters(s, seat, verb, *operands)
        if s.unsettled or s.shining or s.given:
            s.then((count_again,), (menu, k))
        else:
            s.go_on(menu, k)
        return
    s.then((count_again,), (menu, k))
    if verb == "bring":
        bring_out(s, seat, operands[0])
    elif verb == "merge":
        merge(s, seat, operands[0])
    else:
        playing.begin(s, k, seat, verb, *operands)


def move_counters(s: Vtes, seat: int, verb: str, card: int = -1, n: int = 0) -> None:
    if verb == "transfer":
        transfer(s, seat, card, n)
    elif verb == "recall":
        recall(s, seat, card)
    else:
        s.transfers -= FOUR
        burn_pool(s, seat, 1, VTES7_2_2)
        draw_crypt(s, seat, VTES7_2_2)


def transfer(s: Vtes, seat: int, card: int, n: int) -> None:
    """VTES-7.2.1; the last pool may go too (VTES-7.2.3)."""
    s.transfers -= n
    s.blood[card] += n
    if s.journal is not None:
        s.note(TRANSFERRED, VTES7_2_1, seat, card, before=s.blood[card] - n, after=s.blood[card])
    burn_pool(s, seat, n, VTES7_2_1)


def recall(s: Vtes, seat: int, card: int) -> None:
    s.transfers -= RECALL
    s.blood[card] -= 1
    if s.journal is not None:
        s.note(TRANSFERRED, VTES7_2_1, seat, card, before=s.blood[card] + 1, after=s.blood[card])
    gain_pool(s, seat, 1, VTES7_2_1)


# bringing out (section 7.3)
def come_out(s: Vtes, k: int) -> None:
    """VTES-7.3.1: whoever has enough counters comes, in the order that the player chooses."""
    seat = s.active
    if not s.rules.influence_auto_end or not s.alive >> seat & 1:
        return
    blood, flags, facts = s.blood, s.flags, s.facts
    due: list[Option] = [
        ("bring", c) for c in s.piles[seat * ZONES + UNCONTROLLED]
        if blood[c] and blood[c] >= (1 if flags[c] & EMBRACED else facts[c].capacity)
    ]  # fmt: skip
    if due:
        s.ask(seat, VTES7_3_1, due, comes, k)


def comes(s: Vtes, k: int, verb: str, card: int) -> None:
    s.next((come_out, k))
    bring_out(s, s.active, card)


def bring_out(s: Vtes, seat: int, card: int) -> None:
    """VTES-7.3.3: face up, untapped; a second copy of one's own is burned (VTES-4.1.9)."""
    uncover(s, card)
    s.turned[card] = 0
    if s.journal is not None:
        s.note(BROUGHT_OUT, VTES7_3_1 if s.rules.influence_auto_end else VTES7_3_2, seat, card, after=s.blood[card])
    if not s.rules.self_contest and contests.has_copy(s, seat, s.facts[card].name):
        burn(s, card, VTES4_1_9)
        return
    pay_scarce(s, seat, card)
    s.player[card] = seat
    shift(s, card, seat, READY)
    s.flags[card] |= NEWLY
    for clause in s.facts[card].card.text:
        if isinstance(clause, OnEntering):
            s.next((on_entering, seat, card, s.since[card]))


def on_entering(s: Vtes, seat: int, card: int, since: int) -> None:
    """A text for this moment; whether it is used is its controller's choice."""
    for clause in s.facts[card].card.text:
        if isinstance(clause, OnEntering) and is_object(s, card, since):
            play = Play(seat, card, card, since)
            if effects.why_not(s, play, clause.effect, 0) is None:
                s.ask(seat, VTES7_3_3, [("use", card, 0), ("decline",)], entering_used, play)


def entering_used(s: Vtes, play: Play, verb: str, *operands: int) -> None:
    if verb == "use":
        for clause in s.facts[play.card].card.text:
            if isinstance(clause, OnEntering):
                effects.DO[type(clause.effect)](s, play, clause.effect, ())


def pay_scarce(s: Vtes, seat: int, card: int) -> None:
    """VTES-7.3.4: on the move, before any contest (VTES-4.1.4)."""
    if SCARCE_CLAN not in s.facts[card].traits:
        return
    seats = ring(s, seat) if s.rules.scarce_scope == ALL else [seat]
    kin = [
        c for x in seats for c in minions(s, x) if c != card and is_vampire(s, c) and clan_of(s, c) == clan_of(s, card)
    ]
    burn_pool(s, seat, SCARCE * len(kin), VTES7_3_4, card)


# merging (section 7.4)
def merge(s: Vtes, seat: int, card: int) -> None:
    """The advanced card lies on top: the object under control stays what it is (VTES-7.4.3)."""
    s.transfers -= FOUR
    burn_pool(s, seat, 1, VTES7_4_1)
    vampire = partner(s, seat, card)
    uncover(s, card)
    s.blood[card] = 0
    if s.facts[card].card.advanced:  # what they are changes places, so that the one on the table is the advanced one
        s.rename([vampire, card], [s.definition[card], s.definition[vampire]], [s.owner[vampire], s.owner[card]])
    s.move(card, s.at(seat, ATTACHED))
    s.host[card] = vampire
    s.note(PUT_ON, VTES7_4_1, seat, card, vampire)
    s.unsettled |= LIVES


STEPS: tuple[Step, ...] = ((phase,), (come_out,))

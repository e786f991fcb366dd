"""How a text is carried out: whom it chooses, then effect by effect in the order of the text (B-14.8, B-14.17, B-16.11)."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk import attacking, conditions, deeds, forcing, placing, values
from sumrak.games.berserk.board import NEIGHBOURS, behind
from sumrak.games.berserk.dice import cards_of
from sumrak.games.berserk.events import AMBUSHED, FAILS, ILLEGAL_TARGET
from sumrak.games.berserk.facts import ATTACKS, INCORPOREAL, INFLUENCE, MELEE, SIMPLE, STRIKES, TELEPORTS, Act
from sumrak.games.berserk.frames import Chain, Work
from sumrak.games.berserk.meanings import first_choice
from sumrak.games.berserk.picks import AROUND_IT, Pick, Test
from sumrak.games.berserk.state import FREE, PROMISED, Berserk
from sumrak.games.berserk.vocabulary.effects import (
    AddIncarnationToken,
    Close,
    LoseKeyword,
    MoveSelf,
    Open,
    Redistribute,
    SpreadWounds,
    There,
)
from sumrak.games.berserk.vocabulary.forcing import BlockIt, RedirectHere
from sumrak.games.berserk.vocabulary.strikes import Attack, BringToStrong, ChangeDie, FinishingBlow, ReduceStrike
from sumrak.games.berserk.vocabulary.terms import Ref
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B1_4, B8_3C, B8_3F, B11_3, B13_4, B15_9B = (
    cite("B-1.4"), cite("B-8.3c"), cite("B-8.3f"), cite("B-11.3"), cite("B-13.4"), cite("B-15.9b"),
)  # fmt: skip
B14_8, B16_11, B17_11, B18_15, B18_34, B2_9, B17_9 = (
    cite("B-14.8"), cite("B-16.11"), cite("B-17.11"), cite("B-18.15"), cite("B-18.34"), cite("B-2.9"), cite("B-17.9"),
)  # fmt: skip

NOT_A_TARGET = Reason(B16_11, "not-a-target")
TOO_ALIVE = Reason(B18_15, "too-much-life")
NOT_CORPOREAL = Reason(B18_15, "not-to-be-finished")
NO_STRIKE_OF_YOURS = Reason(B15_9B, "no-strike-of-yours")
NO_STRIKE_AT_YOURS = Reason(B15_9B, "no-strike-at-yours")
NO_DIE = Reason(B13_4, "no-die")
NO_WOUNDS = Reason(B18_34, "no-wounds-to-spread")
NOTHING_TO_TURN = Reason(B17_9, "no-attack-to-turn")
NO_CELL = Reason(B2_9, "no-free-cell")
ALREADY_CLOSED = Reason(B11_3, "already-closed")
CANNOT_GIVE_WOUNDS = Reason(B18_34, "cannot-give-wounds")


CHOOSY = (FinishingBlow, Open, Close, Redistribute)
"""Effects that demand something of their target beyond the text's words."""


# what a played feature may be declared at
def condition_holds(s: Berserk, test: Test, card: int, k: int) -> bool:
    return conditions.holds(s, test, card, k)


def has_lost_text(s: Berserk, card: int) -> bool:
    return values.has_lost_all(s, card)


def targets(s: Berserk, act: Act, card: int, seat: int, k: int) -> list[int]:
    """Every card at which a played feature that is no attack may be aimed; or that may be closed as its price."""
    pick: Pick | None = act.closes if act.closes is not None else act.whom
    if pick is None:
        return []
    found = conditions.all_of(s, pick, card, seat)
    if act.closes is None and not (act.effects and isinstance(act.effects[0], CHOOSY)):
        return found
    return [c for c in found if why_not_this(s, act, card, seat, c) is None]


def why_not_target(s: Berserk, act: Act, card: int, seat: int, target: int) -> Reason | None:
    pick: Pick | None = act.closes if act.closes is not None else act.whom
    if pick is None:
        return None
    if not s.in_play(target) or not conditions.fits(s, pick, target, card, seat):
        return NOT_A_TARGET
    return why_not_this(s, act, card, seat, target)


def why_not_this(s: Berserk, act: Act, card: int, seat: int, target: int) -> Reason | None:
    """What single effects demand of a target that fits; a card hidden from the seat is taken to meet it (B-8.3c)."""
    if not s.known[target] >> seat & 1:
        return None
    if act.closes is not None:
        return ALREADY_CLOSED if s.turned[target] or is_promised(s, target) else None
    effect = act.effects[0] if act.effects else None
    if isinstance(effect, FinishingBlow):
        return why_not_finish(s, effect, card, target)
    if isinstance(effect, (Open, Close)) and len(act.effects) == 1:
        return ALREADY_CLOSED if s.turned[target] == isinstance(effect, Close) else None
    if isinstance(effect, Redistribute) and values.has(s, target, INCORPOREAL):
        return CANNOT_GIVE_WOUNDS
    return None


def still_pays(s: Berserk, act: Act, card: int, seat: int, target: int) -> bool:
    """B-14.7: whether what was promised to this very feature (B-1.7) can still be closed for it."""
    assert act.closes is not None
    return not s.turned[target] and conditions.fits(s, act.closes, target, card, seat)


def is_promised(s: Berserk, card: int) -> bool:
    return bool(s.flags[card] & PROMISED)


def why_not_finish(s: Berserk, blow: FinishingBlow, card: int, target: int) -> Reason | None:
    """B-18.15."""
    if s.facts[target].is_symbiote or values.has(s, target, INCORPOREAL):
        return NOT_CORPOREAL
    return None if values.life_left(s, target) <= deeds.blow_of(s, blow, card, target) else TOO_ALIVE


def why_not(s: Berserk, act: Act, card: int, seat: int, k: int) -> Reason | None:
    """B-1.4: what would be impossible from the start is not declared."""
    if not act.effects:
        return None
    effect = act.effects[0]
    if isinstance(effect, MoveSelf) and not cells_for(s, card, effect.there):
        return NO_CELL
    if not act.sudden:
        return None
    f = fight_of(s, k)
    if isinstance(effect, ChangeDie):
        return None if f is not None and f.dice[0] else NO_DIE
    if isinstance(effect, BringToStrong):
        return None if f is not None and own_strike(s, f, seat) >= 0 else NO_STRIKE_OF_YOURS
    if isinstance(effect, ReduceStrike):
        return None if f is not None and strike_at(s, f, seat) >= 0 else NO_STRIKE_AT_YOURS
    if isinstance(effect, RedirectHere):
        return None if f is not None and forcing.may_redirect(s, f, card, seat) else NOTHING_TO_TURN
    if isinstance(effect, BlockIt):
        return None if f is not None and forcing.may_block(s, f, seat) else NOTHING_TO_TURN
    if isinstance(effect, SpreadWounds):
        return None if f is not None and wounds_at(s, f, seat, card) >= 0 else NO_WOUNDS
    return None


def fight_of(s: Berserk, k: int) -> Chain | None:
    """The attack that is going on around."""
    if not 0 <= k < len(s.frames):
        return None
    f = s.frames[k]
    return f if isinstance(f, Chain) and f.kind & ATTACKS else None


def own_strike(s: Berserk, f: Chain, seat: int) -> int:
    """Which of the two strikes is a simple one of this seat's creature, and no miss: 0, 1, or -1."""
    if f.kind != SIMPLE:
        return -1
    for who in (0, 1) if f.fights else (0,):
        if f.strength[who] and s.controller(cards_of(f)[who]) == seat:
            return who
    return -1


def strike_at(s: Berserk, f: Chain, seat: int) -> int:
    """Which of the two melee strikes is at a creature of this seat, and no miss."""
    if not f.kind & MELEE:
        return -1
    for who in (0, 1) if f.fights else (0,):
        victim = cards_of(f)[1 - who]
        if f.strength[who] and s.controller(victim) == seat and s.facts[victim].is_creature:
            return who
    return -1


def wounds_at(s: Berserk, f: Chain, seat: int, card: int) -> int:
    """Which of the two strikes is about to wound a creature of this seat that can give its wounds away (B-18.34)."""
    if not f.kind & STRIKES:
        return -1
    for who in (0, 1) if f.fights else (0,):
        victim = cards_of(f)[1 - who]
        if f.strength[who] and f.value[who] and not f.guarded[who] and s.controller(victim) == seat:
            if s.facts[victim].is_creature and not values.has(s, victim, INCORPOREAL) and deeds.takers(s, seat, victim):
                return who
    return -1


def cells_for(s: Berserk, card: int, there: There) -> list[int]:
    """Free cells to which an effect may take the card."""
    cell = s.cell[card]
    if cell < 0:
        return []
    if there is There.BEHIND:
        back = behind(cell, s.controller(card) == s.first)
        return [back] if back >= 0 and s.grid[back] == FREE else []
    return [c for c in NEIGHBOURS[cell] if s.grid[c] == FREE]


# carrying it out
def possible(s: Berserk, work: Work) -> bool:
    """Whether an optional text can lead to anything: otherwise nobody is asked."""
    effect = work.effects[0]
    if isinstance(effect, MoveSelf):
        return bool(cells_for(s, work.card, effect.there))
    if isinstance(effect, Open) and effect.whom is Ref.SELF:
        return bool(s.turned[work.card])
    if isinstance(effect, Attack):
        return bool(attacking.attack_targets(s, work, effect))
    if isinstance(effect, AddIncarnationToken):
        return bool(deeds.waiting(s, work.seat))
    if isinstance(effect, LoseKeyword):
        return values.has(s, work.card, TELEPORTS)
    pick = first_choice(work.effects)
    return (
        pick is None
        or work.target >= 0
        or bool(conditions.all_of(s, pick, work.card, work.seat, cell_of(s, work, pick)))
    )


def cell_of(s: Berserk, work: Work, pick: Pick) -> int:
    """From where the places in a text are counted."""
    return work.after if pick.where == AROUND_IT else where(s, work)


def run(s: Berserk, work: Work) -> None:
    """Whom it chooses is known from the declaration; of a triggered feature it is chosen now (B-14.8)."""
    if work.target < 0:
        pick = first_choice(work.effects)
        if pick is not None:
            found = conditions.all_of(s, pick, work.card, work.seat, cell_of(s, work, pick))
            if found:
                s.ask(work.seat, B14_8, [("choose", c) for c in found], chosen, work, pick)
            else:
                s.note(FAILS, B1_4, work.seat, shown(s, work.card))
            return
    s.next((effect, work, 0))


def where(s: Berserk, work: Work) -> int:
    """The cell of the card, or the last that it had (B-14.5)."""
    here = s.since[work.card] == work.since and s.in_play(work.card)
    return s.cell[work.card] if here else work.cell


def shown(s: Berserk, card: int) -> int:
    return card if s.known[card] == EVERYBODY else -1


def chosen(s: Berserk, work: Work, pick: Pick, verb: str, card: int) -> None:
    """A hidden card that is named is turned up; if it proves illegal nothing is done (B-8.3c)."""
    was_hidden = s.known[card] != EVERYBODY
    if was_hidden:
        placing.turn_up(s, card, B8_3C if s.controller(card) != work.seat else B8_3F)
    if was_hidden and not conditions.fits(s, pick, card, work.card, work.seat, cell_of(s, work, pick)):
        s.note(ILLEGAL_TARGET, B8_3C, work.seat, shown(s, work.card), card)
        return
    s.next((effect, aimed(work, card), 0))


def aimed(work: Work, target: int) -> Work:
    return Work(
        work.card, work.since, work.seat, work.clause, work.kind, work.effects, target, work.number, work.fight, work.other,
        work.before, work.after, work.cell,
    )  # fmt: skip


def effect(s: Berserk, work: Work, i: int) -> None:
    """The i-th effect; what comes after it waits until it is done."""
    if i >= len(work.effects):
        return
    if i + 1 < len(work.effects):
        s.next((effect, work, i + 1))
    deeds.do(s, work, work.effects[i])


def ambush(s: Berserk, k: int, seat: int, card: int) -> None:
    """B-17.11: its text, right after the declaration; the squad's other Ambushes have to wait for another turn."""
    s.ambush[seat] = True
    text: tuple[Any, ...] = s.facts[card].ambush or ()
    s.note(AMBUSHED, B17_11, seat, card)
    run(s, Work(card, s.since[card], seat, 0, INFLUENCE, text, fight=k, cell=s.cell[card]))

"""What effects do that are attacks, or that change a combat which is going on (chapters 15 and 16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.berserk import (
    chain,
    conditions,
    deeds,
    effects,
    meddling,
    reach,
)
from sumrak.games.berserk.board import IS_NEAR
from sumrak.games.berserk.dice import cards_of
from sumrak.games.berserk.events import NO_EFFECT
from sumrak.games.berserk.facts import (
    MELEE,
)
from sumrak.games.berserk.frames import Work
from sumrak.games.berserk.meanings import KINDS, STRENGTHS, meant
from sumrak.games.berserk.state import Berserk
from sumrak.games.berserk.vocabulary.strikes import Attack, BringToStrong, ChangeDie, MoreAttacks, ReduceStrike
from sumrak.games.berserk.vocabulary.terms import Strength
from sumrak.kernel.agenda import Option
from sumrak.kernel.rulebook import cite

B8_3H, B11_3, B11_7, B14_6, B15_4B, B16_12 = (
    cite("B-8.3h"), cite("B-11.3"), cite("B-11.7"), cite("B-14.6"), cite("B-15.4b"), cite("B-16.12"),
)  # fmt: skip
B17_2, B17_3, B17_6, B17_7, B18_15, B18_22, B18_30, B18_34, B20_2 = (
    cite("B-17.2"), cite("B-17.3"), cite("B-17.6"), cite("B-17.7"), cite("B-18.15"), cite("B-18.22"), cite("B-18.30"),
    cite("B-18.34"), cite("B-20.2"),
)  # fmt: skip
B16_7, B18_12, B10_5 = cite("B-16.7"), cite("B-18.12"), cite("B-10.5")


def attack(s: Berserk, work: Work, effect: Attack) -> None:
    """B-16.7: an attack out of a triggered feature; nothing is closed for it."""
    found = [work.other] if (effect.same or effect.back) and s.in_play(work.other) else attack_targets(s, work, effect)
    if found:
        s.ask(work.seat, B16_7, [("choose", c) for c in found], attacked, work, effect)
    else:
        s.note(NO_EFFECT, B14_6, work.seat, deeds.shown(s, work.card))


def attacked(s: Berserk, work: Work, effect: Attack, verb: str, card: int) -> None:
    strike = effect.values
    if effect.x is not None:
        n = deeds.counted(s, work, effect.x)
        strike = (n, n, n)
    chain.special(s, work.card, work.seat, KINDS[effect.kind], strike, card)


def more_attacks(s: Berserk, work: Work, effect: MoreAttacks) -> None:
    """The same attack at other cards, one after the other; each is an attack of its own."""
    ask_for_more(s, work, effect, effect.number, (work.other,))


def ask_for_more(s: Berserk, work: Work, effect: MoreAttacks, left: int, done: tuple[int, ...]) -> None:
    here = s.since[work.card] == work.since and s.in_play(work.card)
    found = [c for c in attack_targets(s, work, effect.attack) if c not in done] if here and left else []
    if found:
        options: list[Option] = [("choose", c) for c in found]
        s.ask(
            work.seat,
            B16_7,
            options if effect.must else [*options, ("decline",)],
            more_attacked,
            work,
            effect,
            left,
            done,
        )


def more_attacked(
    s: Berserk, work: Work, effect: MoreAttacks, left: int, done: tuple[int, ...], verb: str, card: int = -1
) -> None:
    if verb == "choose":
        s.next((ask_for_more, work, effect, left - 1, (*done, card)))
        chain.special(s, work.card, work.seat, KINDS[effect.attack.kind], effect.attack.values, card)


def attack_targets(s: Berserk, work: Work, effect: Attack) -> list[int]:
    """From the last cell of a card that is gone (B-14.5)."""
    kind = KINDS[effect.kind]
    if s.since[work.card] == work.since and s.in_play(work.card):
        found = reach.targets(s, work.seat, work.card, kind, effect.range)
    elif work.cell < 0 or not kind & MELEE:
        found = []
    else:
        found = [c for c in s.field[1 - work.seat] if IS_NEAR[work.cell][s.cell[c]]]
    if effect.at is None:
        return found
    pick = meant(effect.at)
    return [c for c in found if conditions.fits(s, pick, c, work.card, work.seat, effects.where(s, work))]


def bring_to_strong(s: Berserk, work: Work, effect: BringToStrong) -> None:
    f = deeds.fight(s, work)
    who = effects.own_strike(s, f, work.seat) if f is not None else -1
    if who >= 0:
        meddling.bring_to(s, work.fight, who, STRENGTHS[Strength.STRONG], work.card)


def reduce_strike(s: Berserk, work: Work, effect: ReduceStrike) -> None:
    f = deeds.fight(s, work)
    who = effects.strike_at(s, f, work.seat) if f is not None else -1
    if who >= 0:
        meddling.reduce_to(s, work.fight, who, effect.number, work.card)


def change_die(s: Berserk, work: Work, effect: ChangeDie) -> None:
    """B-15.4b: which die, and how."""
    f = deeds.fight(s, work)
    if f is None or not f.dice[0]:
        return
    options: list[Option] = []
    for who in (0, 1) if f.fights else (0,):
        card = cards_of(f)[who]
        options += [("reroll", card), ("plus", card), ("minus", card)]
    s.ask(work.seat, B15_4B, options, die_changed, work)


def die_changed(s: Berserk, work: Work, verb: str, card: int) -> None:
    f = deeds.fight(s, work)
    who = 0 if card == f.card else 1
    if verb == "reroll":
        meddling.reroll(s, work.fight, who, work.card)
    else:
        meddling.add_to_die(s, work.fight, who, 1 if verb == "plus" else -1, work.card)


DEEDS: dict[type, Callable[[Berserk, Work, Any], None]] = {
    Attack: attack,
    MoreAttacks: more_attacks,
    BringToStrong: bring_to_strong,
    ReduceStrike: reduce_strike,
    ChangeDie: change_die,
}

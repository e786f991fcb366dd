"""What each effect of the vocabulary does, by the verbs of `changes` and of the combat. A step each (chapters 16 to 20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.berserk import changes, conditions, durations, leaving, meddling, placing, protecting, values
from sumrak.games.berserk.board import ahead
from sumrak.games.berserk.dice import cards_of
from sumrak.games.berserk.events import GAINED, INCARNATION_TOKEN, LOST, NO_EFFECT, PROTECTED
from sumrak.games.berserk.facts import (
    FLIGHT,
    INCORPOREAL,
    INFLUENCE,
    P_MAGIC,
    P_SPELL,
    RESILIENCE,
    SPELL,
    WORD,
    Permanent,
)
from sumrak.games.berserk.frames import Work
from sumrak.games.berserk.meanings import meant
from sumrak.games.berserk.permanents import permanents_of
from sumrak.games.berserk.picks import IS_OPEN, Test
from sumrak.games.berserk.state import FLIGHTS, FOREVER, GRAVE, LOSE, SHIELD, WAS_INCARNATED, ZONES, Berserk
from sumrak.games.berserk.vocabulary.effect import Grant
from sumrak.games.berserk.vocabulary.effects import (
    ALL,
    AddIncarnationToken,
    AddLife,
    Close,
    CloseOrWound,
    Cure,
    Destroy,
    GetTokens,
    Give,
    Heal,
    LoseKeyword,
    LoseTokens,
    MoveSelf,
    Net,
    Open,
    Poison,
    PreventNext,
    Redistribute,
    SpreadWounds,
    StaysClosed,
    TakeOff,
    Wound,
)
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.lasting import Gain, GainOr
from sumrak.games.berserk.vocabulary.numbers import Count
from sumrak.games.berserk.vocabulary.strikes import FinishingBlow
from sumrak.games.berserk.vocabulary.terms import Mark, Ref, Until, Word
from sumrak.games.berserk.vocabulary.whom import Each, Whom
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

B8_3H, B11_3, B11_7, B14_6, B15_4B, B16_12 = (
    cite("B-8.3h"), cite("B-11.3"), cite("B-11.7"), cite("B-14.6"), cite("B-15.4b"), cite("B-16.12"),
)  # fmt: skip
B17_2, B17_3, B17_6, B17_7, B18_15, B18_22, B18_30, B18_34, B20_2 = (
    cite("B-17.2"), cite("B-17.3"), cite("B-17.6"), cite("B-17.7"), cite("B-18.15"), cite("B-18.22"), cite("B-18.30"),
    cite("B-18.34"), cite("B-20.2"),
)  # fmt: skip
B16_7, B18_12, B10_5, B20_1 = cite("B-16.7"), cite("B-18.12"), cite("B-10.5"), cite("B-20.1")


def do(s: Berserk, work: Work, effect: Any) -> None:
    deed = deed_of(type(effect))
    assert deed is not None, effect
    deed(s, work, effect)


def deed_of(kind: type) -> Callable[[Berserk, Work, Any], None] | None:
    """What carries out effects of a kind; None if nothing does, which the linter refuses."""
    return (
        DEEDS.get(kind)
        or attacking.DEEDS.get(kind)
        or forcing.DEEDS.get(kind)
        or following.DEEDS.get(kind)
        or marking.DEEDS.get(kind)
    )


# whom
def whom(s: Berserk, work: Work, what: Whom) -> list[int]:
    """The cards that an effect is about, still in play; of "each" the hidden ones are turned up first (B-8.3h)."""
    if isinstance(what, Each):
        pick = meant(what.of)
        found = conditions.all_of(s, pick, work.card, work.seat, effects.where(s, work))
        if all([s.known[c] == EVERYBODY for c in found]):
            return found
        for c in found:
            placing.turn_up(s, c, B8_3H)
        return [c for c in found if conditions.fits(s, pick, c, work.card, work.seat, effects.where(s, work))]
    card = one(s, work, what)
    return [card] if card >= 0 and s.in_play(card) else []


def one(s: Berserk, work: Work, what: Whom) -> int:
    if what is Ref.SELF:
        return work.card if s.since[work.card] == work.since else -1
    if what is Ref.HOST:
        return s.host[work.card]
    if what is Ref.ATTACKED or what is Ref.ATTACKER:
        return work.other
    return work.target if work.target >= 0 else work.other


def reached(s: Berserk, work: Work, what: Whom) -> list[int]:
    """Those of them that no protection keeps from it (B-17.6): from spells, or from the attack that set this off."""
    found = []
    for c in whom(s, work, what):
        spell = work.kind == SPELL and values.has(s, c, P_SPELL | P_MAGIC)
        if spell or (c != work.card and protecting.is_guarded(s, work.fight, c)):
            s.note(PROTECTED, B17_6, s.controller(c), c, -1, work.card)
        else:
            found.append(c)
    return found


def shown(s: Berserk, card: int) -> int:
    return card if s.known[card] == EVERYBODY else -1


# wounds and healing
def wound(s: Berserk, work: Work, effect: Wound) -> None:
    """B-16.12, B-20.2: no attack; Resilience stops those of enemy influences (B-18.30)."""
    number = effect.number
    if effect.unless is not None and struck_is(s, work, effect):
        number = 0
    for c in reached(s, work, effect.whom):
        if is_resilient(s, work, c):
            s.note(PROTECTED, B18_30, s.controller(c), c, -1, work.card)
        elif not changes.wound(s, c, number, B20_2, work.card):
            s.note(NO_EFFECT, B14_6, work.seat, c, -1, shown(s, work.card))


def is_resilient(s: Berserk, work: Work, card: int) -> bool:
    return work.kind == INFLUENCE and s.controller(card) != work.seat and values.has(s, card, RESILIENCE)


def struck_is(s: Berserk, work: Work, effect: Wound) -> bool:
    f = fight(s, work)
    who = effects.strike_at(s, f, work.seat) if f is not None else -1
    if f is None or who < 0 or effect.unless is None:
        return False
    return conditions.fits(s, meant(effect.unless), cards_of(f)[1 - who], work.card, work.seat)


def heal(s: Berserk, work: Work, effect: Heal) -> None:
    for c in reached(s, work, effect.whom):
        number = effect.number
        if isinstance(number, Count):
            number = counted(s, work, number)
        n = s.wounds[c] if number == ALL else number
        if not changes.heal(s, c, n, B18_12, work.card):
            s.note(NO_EFFECT, B14_6, work.seat, c, -1, shown(s, work.card))


def add_life(s: Berserk, work: Work, effect: AddLife) -> None:
    for c in reached(s, work, effect.whom):
        changes.add_life(s, c, effect.number, B20_1, work.card)


def counted(s: Berserk, work: Work, count: Count) -> int:
    """What X is (B-15.9c: a number taken from a card is the printed one)."""
    if count is Count.TOKENS_PAID:
        return work.number
    if count is Count.ITS_WOUNDS:
        return s.wounds[work.card]
    if count is Count.ITS_WEAK:
        printed = s.facts[work.card].strike
        return printed[0] if printed is not None else 0
    cell = s.cell[work.card]
    front = ahead(cell, s.controller(work.card) == s.first) if cell >= 0 else -1
    card = s.grid[front] if front >= 0 else -1
    if card < 0 or s.known[card] != EVERYBODY or not s.facts[card].is_creature or not work.before:
        return 0
    strike = s.facts[card].strike
    return strike[work.before - 1] if strike is not None else 0


def poison(s: Berserk, work: Work, effect: Poison) -> None:
    for c in reached(s, work, effect.whom):
        changes.poison(s, c, effect.number, cause=work.card)


def cure(s: Berserk, work: Work, effect: Cure) -> None:
    for c in reached(s, work, effect.whom):
        changes.cure(s, c, cause=work.card)


def give(s: Berserk, work: Work, effect: Give) -> None:
    for c in reached(s, work, effect.whom):
        if effect.mark is Mark.BLESSING:
            changes.bless(s, c, cause=work.card)
        else:
            changes.curse(s, c, cause=work.card)


def take_off(s: Berserk, work: Work, effect: TakeOff) -> None:
    for c in reached(s, work, effect.whom):
        changes.unmark(s, c, effect.mark is Mark.BLESSING, work.card)


def destroy(s: Berserk, work: Work, effect: Destroy) -> None:
    for c in reached(s, work, effect.whom):
        leaving.destroy(s, c, B16_12, work.card)


def finish(s: Berserk, work: Work, effect: FinishingBlow) -> None:
    """B-18.15: no wounds, no attack."""
    c = work.target
    if s.in_play(c) and effects.why_not_finish(s, effect, work.card, c) is None:
        leaving.destroy(s, c, B18_15, work.card)


def blow_of(s: Berserk, blow: FinishingBlow, card: int, target: int) -> int:
    if blow.at is not None and conditions.fits(s, meant(blow.at), target, card, s.controller(card)):
        return blow.number + blow.more
    return blow.number


# open and closed
def open_it(s: Berserk, work: Work, effect: Open) -> None:
    for c in reached(s, work, effect.whom):
        changes.open_card(s, c, cause=work.card)


def close_it(s: Berserk, work: Work, effect: Close) -> None:
    for c in reached(s, work, effect.whom):
        changes.close(s, c, cause=work.card)


def close_or_wound(s: Berserk, work: Work, effect: CloseOrWound) -> None:
    """Its controller chooses; if it is closed by now there is nothing to choose."""
    for c in reached(s, work, effect.whom):
        if s.turned[c]:
            closed_or_wounded(s, work, effect, c, "decline")
        else:
            s.ask(s.controller(c), B11_3, [("accept",), ("decline",)], closed_or_wounded, work, effect, c)


def closed_or_wounded(s: Berserk, work: Work, effect: CloseOrWound, card: int, verb: str) -> None:
    if verb == "accept":
        changes.close(s, card, cause=work.card)
    elif is_resilient(s, work, card):
        s.note(PROTECTED, B18_30, s.controller(card), card, -1, work.card)
    else:
        changes.wound(s, card, effect.number, B20_2, work.card)


def stays_closed(s: Berserk, work: Work, effect: StaysClosed) -> None:
    for c in reached(s, work, effect.whom):
        changes.keep_closed(s, c, B10_5, work.card)


def net(s: Berserk, work: Work, effect: Net) -> None:
    for c in reached(s, work, effect.whom):
        changes.net(s, c, cause=work.card)


# tokens
def get_tokens(s: Berserk, work: Work, effect: GetTokens) -> None:
    for c in whom(s, work, Ref.SELF):
        changes.give_tokens(s, c, effect.number, cause=c)


def lose_tokens(s: Berserk, work: Work, effect: LoseTokens) -> None:
    for c in whom(s, work, Ref.SELF):
        changes.take_tokens(s, c, s.tokens[c], cause=c)


def waiting(s: Berserk, seat: int) -> list[int]:
    """Creatures in a graveyard that are on their way back (B-18.22)."""
    return [
        c
        for c in s.piles[seat * ZONES + GRAVE]
        if s.facts[c].incarnation and not s.flags[c] & WAS_INCARNATED and s.tally[c] < s.facts[c].incarnation
    ]


def add_incarnation_token(s: Berserk, work: Work, effect: AddIncarnationToken) -> None:
    found = waiting(s, work.seat)
    if found:
        s.ask(work.seat, B18_22, [("choose", c) for c in found], token_added, work)


def token_added(s: Berserk, work: Work, verb: str, card: int) -> None:
    s.tally[card] += 1
    s.acted = True
    s.note(INCARNATION_TOKEN, B18_22, work.seat, card, -1, work.card, s.tally[card] - 1, s.tally[card])


# wounds that move
def redistribute(s: Berserk, work: Work, effect: Redistribute) -> None:
    """B-18.34: how many is chosen as it is carried out."""
    c = work.target
    most = min(effect.number, s.wounds[c]) if s.in_play(c) and not values.has(s, c, INCORPOREAL) else 0
    if most and whom(s, work, Ref.SELF):
        s.ask(work.seat, B18_34, [("number", n) for n in range(most, 0, -1)], redistributed, work, c)
    else:
        s.note(NO_EFFECT, B14_6, work.seat, shown(s, work.card))


def redistributed(s: Berserk, work: Work, card: int, verb: str, number: int) -> None:
    n = changes.heal(s, card, number, B18_34, work.card)
    changes.wound(s, work.card, n, B18_34, work.card)


def takers(s: Berserk, seat: int, victim: int) -> list[int]:
    """Other creatures of a seat, as far as it knows them: all of its own."""
    return [c for c in s.squad(seat) if c != victim and s.facts[c].is_creature]


def spread_wounds(s: Berserk, work: Work, effect: SpreadWounds) -> None:
    """B-18.34: the wounds of this strike, after what prevents them, go to other creatures, divided as one likes."""
    f = fight(s, work)
    who = effects.wounds_at(s, f, work.seat, work.card) if f is not None else -1
    if f is None or who < 0:
        return
    n = protecting.unprevented(s, f, who, f.value[who])
    meddling.take_value(s, work.fight, who)
    victim = cards_of(f)[1 - who]
    s.next((spread_one, work, n, victim, 0))


def spread_one(s: Berserk, work: Work, left: int, victim: int, first: int) -> None:
    """One wound after the other, in the order of the squad: who gets this one?"""
    found = takers(s, work.seat, victim)[first:]
    if left > 0 and found:
        s.ask(work.seat, B18_34, [("choose", c) for c in found], spread_to, work, left, victim)


def spread_to(s: Berserk, work: Work, left: int, victim: int, verb: str, card: int) -> None:
    first = takers(s, work.seat, victim).index(card)
    placing.turn_up(s, card, B18_34)
    changes.wound(s, card, 1, B18_34, work.card)
    s.next((spread_one, work, left - 1, victim, first))


def prevent_next(s: Berserk, work: Work, effect: PreventNext) -> None:
    """B-17.7: to the end of the enemy's turn."""
    until = durations.after_turn(durations.current_or_next_turn_of(s, 1 - work.seat))
    durations.last(s, work.card, SHIELD, until, work.card, (work.seat, effect.number))
    tell(s, GAINED, B17_7, work, work.card, effect, FOREVER)


# what is gained and lost
def until_of(s: Berserk, work: Work, until: Until) -> int:
    if until is Until.END_OF_ATTACK:
        return work.fight
    if until is Until.END_OF_BATTLE:
        return FOREVER
    if until is Until.END_OF_TURN:
        return durations.after_turn(s.turn)
    if until is Until.END_OF_YOUR_TURN:
        return durations.after_turn(durations.current_or_next_turn_of(s, work.seat))
    if until is Until.END_OF_YOUR_NEXT_TURN:
        return durations.after_turn(durations.next_turn_of(s, work.seat))
    return durations.after_turn(durations.current_or_next_turn_of(s, 1 - work.seat))


def tell(s: Berserk, kind: int, cite_of: str, work: Work, card: int, effect: Grant, until: int) -> None:
    """What is given or taken, and until the end of which turn: 0 for an attack, -1 for the battle."""
    turn = 0 if until >= 0 else -1 if until == FOREVER else (-until - 2) // 2
    number = s.facts[work.card].grants.index(effect)
    s.note(kind, cite_of, s.controller(card), card, -1, work.card, number, turn)


def gain(s: Berserk, work: Work, effect: Gain) -> None:
    """B-17.3. "The next one only": until the card closes for it, and never twice at a time."""
    until = until_of(s, work, effect.until)
    for c in reached(s, work, effect.whom):
        for feature in effect.features:
            if isinstance(feature, Keyword) and feature.word is Word.FLIGHT:
                placing.fly(s, c, until, cause=work.card)
                continue
            for row in permanents_of(feature):
                if effect.next_only:
                    if not has_row(s, c, row):
                        durations.gain(s, c, row, until, work.card, Test(IS_OPEN))
                else:
                    durations.gain(s, c, row, until, work.card)
        tell(s, GAINED, B17_3, work, c, effect, until)


def has_row(s: Berserk, card: int, row: Permanent) -> bool:
    return s.rows_of[card] > 0 and any([r.card == card and r.values and r.values[0] == row for r in s.lasting])


def gain_or(s: Berserk, work: Work, effect: GainOr) -> None:
    """B-17.2: the feature with its number, or so much more of it."""
    until = until_of(s, work, effect.until)
    for c in reached(s, work, effect.whom):
        for row in permanents_of(effect.keyword):
            row.adds = True
            durations.gain(s, c, row, until, work.card)
        tell(s, GAINED, B17_2, work, c, effect, until)


def lose_keyword(s: Berserk, work: Work, effect: LoseKeyword) -> None:
    for c in whom(s, work, Ref.SELF):
        for row in permanents_of(effect.keyword):
            durations.last(s, c, LOSE, FOREVER, work.card, (row.what, row.amount if row.what == WORD else 0))
            if row.what == WORD and row.amount & FLIGHT:
                s.unsettled |= FLIGHTS
        tell(s, LOST, B17_3, work, c, effect, FOREVER)


# places
def move_self(s: Berserk, work: Work, effect: MoveSelf) -> None:
    """B-11.7. Where there is no cell for it, what hangs on it does not happen either."""
    cells = effects.cells_for(s, work.card, effect.there) if whom(s, work, Ref.SELF) else []
    if cells:
        s.ask(work.seat, B11_7, [("to", cell) for cell in cells], moved_self, work)
    else:
        drop_rest(s, work)


def moved_self(s: Berserk, work: Work, verb: str, cell: int) -> None:
    placing.relocate(s, work.card, cell, B11_7, work.card)


def drop_rest(s: Berserk, work: Work) -> None:
    """The effects of this text that were to come are dropped."""
    if s.agenda and s.agenda[-1][0] is effects.effect and s.agenda[-1][1] == work:
        s.agenda.pop()


def fight(s: Berserk, work: Work) -> Any:
    return effects.fight_of(s, work.fight)


DEEDS: dict[type, Callable[[Berserk, Work, Any], None]] = {
    Wound: wound,
    Heal: heal,
    AddLife: add_life,
    Poison: poison,
    Cure: cure,
    Give: give,
    TakeOff: take_off,
    Destroy: destroy,
    FinishingBlow: finish,
    Open: open_it,
    Close: close_it,
    CloseOrWound: close_or_wound,
    StaysClosed: stays_closed,
    Net: net,
    GetTokens: get_tokens,
    LoseTokens: lose_tokens,
    AddIncarnationToken: add_incarnation_token,
    Redistribute: redistribute,
    SpreadWounds: spread_wounds,
    PreventNext: prevent_next,
    Gain: gain,
    GainOr: gain_or,
    LoseKeyword: lose_keyword,
    MoveSelf: move_self,
}

from sumrak.games.berserk import attacking, effects, following, forcing, marking  # noqa: E402  # they use what stands above

"""Effects about effects: conditions, who does them, and when; and what happens to the duel itself."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.conditions import Condition
from sumrak.games.the_v.vocabulary.effect import Effect
from sumrak.games.the_v.vocabulary.lasting import Change, more
from sumrak.games.the_v.vocabulary.moves import Play
from sumrak.games.the_v.vocabulary.teller import Teller
from sumrak.games.the_v.vocabulary.terms import Moment
from sumrak.kernel.say import (
    And,
    Clause,
    May,
    NounPhrase,
    Pattern,
    Phrase,
    Then,
    Which,
    Words,
)
from sumrak.kernel.say import (
    ThatPlayer as TheirSubject,
)


@dataclass(frozen=True)
class StopTheDuel(Effect):
    """V-104."""

    def say(self, t: Teller) -> Phrase:
        return Clause(words.STOP)


@dataclass(frozen=True)
class CancelDuelCard(Effect):
    """The text of the opponent's duel card does nothing, unless Irresistible (V-117)."""

    def say(self, t: Teller) -> Phrase:
        return Clause(words.CANCEL_CARD)


@dataclass(frozen=True)
class IfYouDo(Effect):
    """Only if the effect before it was carried out."""

    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> Phrase:
        return Pattern("if you do, {0}", "если вы это сделали, {0}", (one(self.effects, t),))


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> Phrase:
        condition = self.condition.say(t)
        return Pattern("if {0}, {1}", "если {0}, {1}", (condition, one(self.effects, t)))


@dataclass(frozen=True)
class ThatPlayer(Effect):
    """The player whose turn it is does this and chooses for it; "yours" means his."""

    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> Phrase:
        said = [effect.say(t) for effect in self.effects]
        return Then(tuple(Clause(p.verb, p.arguments, TheirSubject()) if isinstance(p, Clause) else p for p in said))


@dataclass(frozen=True)
class Later(Effect):
    """Sets up a trigger for a later moment of this duel; its (+) and condition are looked at there."""

    moment: Moment
    effects: tuple[Effect, ...]
    condition: Condition | None = None

    def say(self, t: Teller) -> Phrase:
        what = one(self.effects, t)
        if self.condition is not None:
            what = Pattern("{0} if {1}", "{0}, если {1}", (what, self.condition.say(t)))
        return Pattern("{0}, {1}", "{0} {1}", (LATER[self.moment], what))


LATER = {
    Moment.END_OF_DUEL: Words("at the end of the duel", "в конце схватки"),
    Moment.AFTER_DUEL: Words("after the duel", "после схватки"),
}


def if_you_do(*effects: Effect) -> IfYouDo:
    return IfYouDo(effects)


def when_it_holds(condition: Condition, *effects: Effect) -> If:
    return If(condition, effects)


def that_player(*effects: Effect) -> ThatPlayer:
    return ThatPlayer(effects)


def later(moment: Moment, *effects: Effect, condition: Condition | None = None) -> Later:
    return Later(moment, effects, condition)


def one(effects: tuple[Effect, ...], t: Teller) -> Phrase:
    """All of them in one sentence."""
    said = sentences(effects, t)
    phrase = said.pop()
    while said:
        phrase = Pattern("{0}; {1}", "{0}; {1}", (said.pop(), phrase))
    return phrase


def sentences(effects: tuple[Effect, ...], t: Teller, may: bool = False) -> list[Phrase]:
    """Orders that follow one another share a sentence, statements have their own. `may`: the orders are optional."""
    said: list[Phrase] = []
    orders: list[Clause] = []
    before: Effect | None = None
    for effect in effects:
        phrase: Phrase
        if isinstance(effect, If) and is_more(before, effect):
            condition = effect.condition.say(t)
            change = effect.effects[0]
            assert isinstance(change, Change)
            said[-1] = more(change, condition, said[-1])
            before = effect
            continue
        phrase = effect.say(t)
        before = effect
        if isinstance(effect, Play) and effect.may and isinstance(phrase, Clause):
            phrase = May((phrase,))
        if isinstance(phrase, Clause) and phrase.subject is None:
            add_order(orders, phrase)
            continue
        if orders:
            said.append(order(orders, may))
            orders = []
        said.append(phrase)
    if orders:
        said.append(order(orders, may))
    return said


def is_more(before: Effect | None, effect: If) -> bool:
    after = effect.effects[0]
    return (
        isinstance(before, Change)
        and isinstance(after, Change)
        and len(effect.effects) == 1
        and before.whom == after.whom
        and before.until is after.until
    )


def add_order(orders: list[Clause], clause: Clause) -> None:
    """Exhaust A, exhaust B: exhaust A and B."""
    if orders and clause.arguments:
        last = orders[-1]
        first, second = last.arguments[:1], clause.arguments[:1]
        if last.verb is clause.verb and last.arguments[1:] == clause.arguments[1:] and is_chosen(second[0]):
            orders[-1] = Clause(clause.verb, (And(first + second), *clause.arguments[1:]))
            return
    orders.append(clause)


def is_chosen(phrase: Phrase) -> bool:
    return isinstance(phrase, NounPhrase) and phrase.which is Which.CHOSEN


def order(orders: list[Clause], may: bool) -> Phrase:
    return May(tuple(orders)) if may else orders[0] if len(orders) == 1 else Then(tuple(orders))

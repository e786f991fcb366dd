"""Clauses: the parts of a card's text. The i-th clause of a card has the address (card, i)."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.conditions import Condition
from sumrak.games.the_v.vocabulary.effects import Effect
from sumrak.games.the_v.vocabulary.flow import sentences
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.lasting import becomes
from sumrak.games.the_v.vocabulary.teller import Teller, phrase_of
from sumrak.games.the_v.vocabulary.terms import Kind, Moment, Price
from sumrak.games.the_v.vocabulary.values import pair
from sumrak.games.the_v.vocabulary.whom import Ref, Those
from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import Clause as Sentence
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words, join

PRICES: Final = {
    Price.TURN: Pattern("TURN: {0}", "ПОВОРОТ: {0}", ()),
    Price.DOUBLE_TURN: Pattern("DOUBLE TURN: {0}", "ДВОЙНОЙ ПОВОРОТ: {0}", ()),
}
MOMENTS: Final = {
    Moment.START_OF_YOUR_TURN: ("at the start of your turn", "в начале вашего хода"),
    Moment.END_OF_YOUR_TURN: ("at the end of your turn", "в конце вашего хода"),
    Moment.END_OF_OPPONENTS_TURN: ("at the end of the opponent's turn", "в конце хода противника"),
    Moment.END_OF_EACH_TURN: ("at the end of each player's turn", "в конце хода каждого игрока"),
    Moment.OPENED: ("right after this card is opened", "сразу после открытия этой карты"),
    Moment.OPPONENTS_CHARACTER_EXHAUSTED: (
        "when an enemy character is fully exhausted",
        "когда персонаж противника полностью истощается,",
    ),
}
DUELS: Final = {
    Moment.START_OF_DUEL: ("at the start of each duel", "в начале каждой схватки"),
    Moment.END_OF_DUEL: ("at the end of each duel", "в конце каждой схватки"),
    Moment.AFTER_DUEL: ("after each duel", "после каждой схватки"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause:
    """Base of all clauses."""

    def say(self, t: Teller) -> list[Phrase]:
        """The sentences."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Do(Clause):
    """The one-off text of an action or a duel card (step c)."""

    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> list[Phrase]:
        return sentences(self.effects, t)


@dataclass(frozen=True)
class Ability(Clause):
    """TURN: … or DOUBLE TURN: … (V-82)."""

    price: Price
    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> list[Phrase]:
        first, *rest = sentences(self.effects, t)
        return [Pattern(PRICES[self.price].en, PRICES[self.price].ru, (first,)), *rest]


@dataclass(frozen=True)
class When(Clause):
    """Goes off at a moment. `may`: first yes or no, then (+); nobody is asked where nothing is legal."""

    moment: Moment
    effects: tuple[Effect, ...]
    may: bool = False
    condition: Condition | None = None

    def say(self, t: Teller) -> list[Phrase]:
        moment = self.say_moment(t)
        condition = None if self.condition is None else self.condition.say(t)
        first, *rest = sentences(self.effects, t, self.may)
        if condition is not None:
            first = Pattern("if {0}, {1}", "если {0}, {1}", (condition, first))
        return [Pattern("{0}, {1}", "{0} {1}", (moment, first)), *rest]

    def say_moment(self, t: Teller) -> Phrase:
        """In Russian with the comma that a subordinate clause ends with."""
        if self.moment is Moment.ENTERS_PLAY:
            this = t.refer(Ref.SELF)
            return Pattern("when {0:nom} enters play", "когда {0} входит в игру,", (this,))
        if self.moment is Moment.PLAYED:
            this = t.refer(Ref.SELF)
            return Pattern("when you play {0}", "когда вы играете {0:acc},", (this,))
        if self.moment in DUELS:
            en, ru = DUELS[self.moment]
            if t.kind not in (Kind.CHARACTER, Kind.MODIFICATION):
                return Words(en, ru)
            who = t.participates()
            return Pattern(f"{en} in which {{0:nom}} participates", f"{ru}, в которой участвует {{0}},", (who,))
        en, ru = MOMENTS[self.moment]
        return Words(en, ru)


class Continuous(Clause):
    """Base of the clauses that hold as long as the card is in play with its text."""


@dataclass(frozen=True)
class Gets(Continuous):
    """+influence/+threat and keywords (texts add after "becomes equal", V-134)."""

    whom: Those | Ref
    influence: int = 0
    threat: int = 0
    keywords: tuple[Keyword, ...] = ()

    def say(self, t: Teller) -> list[Phrase]:
        whom = t.all_of(self.whom)
        gains: list[Phrase] = []
        if self.influence or self.threat or not self.keywords:
            numbers = pair(self.influence, self.threat)
            gains.append(Words(numbers, numbers))
        gains += [keyword.say() for keyword in self.keywords]
        return [Sentence(words.GET, (join(tuple(gains)), words.NOTHING), whom)]


@dataclass(frozen=True)
class Becomes(Continuous):
    """Own values are equal to these; `None` is left alone (V-131 … V-133)."""

    whom: Those | Ref
    influence: int | None = None
    threat: int | None = None
    endurance: int | None = None

    def say(self, t: Teller) -> list[Phrase]:
        return [becomes(t.all_of(self.whom), self.influence, self.threat, self.endurance, words.NOTHING)]


@dataclass(frozen=True)
class UntapTwice(Continuous):
    """These untap twice in your untap phase."""

    whom: Those

    def say(self, t: Teller) -> list[Phrase]:
        untap = Sentence(words.UNTAP_SELF, (words.TWICE,), t.all_of(self.whom))
        return [Pattern("in your untap phase, {0}", "в фазу разворота {0}", (untap,))]


@dataclass(frozen=True)
class DoNotUntap(Continuous):
    """A prohibition (V-123): these do not untap in the untap phase, whoever's it is."""

    whom: Those

    def say(self, t: Teller) -> list[Phrase]:
        return [Sentence(words.STAY, (), t.all_of(self.whom))]


@dataclass(frozen=True)
class NoAbilities(Continuous):
    """A prohibition: `whom` cannot use abilities."""

    whom: Those | Ref = Ref.BEARER

    def say(self, t: Teller) -> list[Phrase]:
        return [Sentence(words.BE_UNABLE, (), t.all_of(self.whom))]


@dataclass(frozen=True)
class Controlled(Continuous):
    """The bearer is controlled by the player who played this modification or put it into play."""

    def say(self, t: Teller) -> list[Phrase]:
        bearer = NounPhrase(words.CHARACTER, Which.THIS)
        return [
            Pattern(
                "the player who played this modification controls {0}",
                "{0:acc} контролирует игрок, сыгравший это изменение",
                (bearer,),
            )
        ]


@dataclass(frozen=True)
class PhaseSeven(Continuous):
    """In phase 7 you may draw this many instead of two."""

    number: int

    def say(self, t: Teller) -> list[Phrase]:
        cards = NounPhrase(words.CARD, Which.COUNT, number=self.number)
        return [
            Pattern(
                "in the additional cards phase, you may draw {0} instead of 2",
                "в фазу дополнительных карт вы можете взять {0:acc} вместо 2",
                (cards,),
            )
        ]


@dataclass(frozen=True)
class PlayOnlyOn(Clause):
    """A modification: which characters it may be played on."""

    whom: Those

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("play only on {0}", "играется только на {0:acc}", (phrase_of(self.whom, Which.ONE),))]


def do(*effects: Effect) -> Do:
    return Do(effects)


def ability(price: Price, *effects: Effect) -> Ability:
    return Ability(price, effects)


def when(moment: Moment, *effects: Effect, may: bool = False, condition: Condition | None = None) -> When:
    return When(moment, effects, may, condition)

"""Conditions: what must be so while a feature works."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.terms import Mark
from sumrak.games.berserk.vocabulary.whom import Those, those_phrase
from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Base of all conditions."""

    def say(self) -> Phrase:
        """Without "while" and «пока»."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class InColumns(Condition):
    """Columns are numbered 0 … 4 from A to E."""

    columns: tuple[int, ...]

    def say(self) -> Phrase:
        names = ["ABCDE"[column] for column in self.columns]
        if len(names) == 1:
            return Words(f"it stands in column {names[0]}", f"стоит в столбце {names[0]}")
        return Words(f"it stands in column {' or '.join(names)}", f"стоит в столбце {' или '.join(names)}")


@dataclass(frozen=True)
class InYourRow(Condition):
    row: int

    def say(self) -> Phrase:
        return Words(f"it stands in your row {self.row}", f"стоит в вашем {self.row}-м ряду")


@dataclass(frozen=True)
class OnHalf(Condition):
    enemy: bool

    def say(self) -> Phrase:
        if self.enemy:
            return Words("it stands on the enemy half", "стоит на половине поля противника")
        return Words("it stands on your half", "стоит на вашей половине поля")


@dataclass(frozen=True)
class InFormationWith(Condition):
    """In formation (B-18.16) with at least `number` of these."""

    those: Those
    number: int = 1

    def say(self) -> Phrase:
        if self.number == 1:
            one = those_phrase(self.those, Which.ONE)
            return Pattern("it is in formation with {0}", "стоит в строю с {0:ins}", (one,))
        many = those_phrase(self.those, Which.COUNT, self.number)
        return Pattern("it is in formation with {0} or more", "стоит в строю с {0:ins} или более", (many,))


@dataclass(frozen=True)
class NextTo(Condition):
    """At least `number` of these are adjacent to it."""

    those: Those
    number: int = 1

    def say(self) -> Phrase:
        which = Which.ONE if self.number == 1 else Which.COUNT
        of = those_phrase(self.those, which, self.number)
        more = Words("", "") if self.number == 1 else Words("at least", "не меньше")
        if self.number > 1:
            return Pattern("at least {0} are adjacent to it", "рядом не меньше {0:gen}", (of, more))
        return Pattern("{0} is adjacent to it", "рядом стоит {0}", (of,))


@dataclass(frozen=True)
class NoneNextTo(Condition):
    those: Those

    def say(self) -> Phrase:
        return Pattern("no {0} is adjacent to it", "рядом нет {0:gen}", (those_phrase(self.those, Which.PLAIN),))


@dataclass(frozen=True)
class StandsInFront(Condition):
    """One of these is in front of it."""

    those: Those

    def say(self) -> Phrase:
        return Pattern("{0} is in front of it", "напротив стоит {0}", (those_phrase(self.those, Which.ONE),))


@dataclass(frozen=True)
class YouHave(Condition):
    """At least one of these is in your squad."""

    those: Those

    def say(self) -> Phrase:
        return Pattern("{0} is in your squad", "в вашем отряде есть {0}", (those_phrase(self.those, Which.ONE),))


@dataclass(frozen=True)
class EnemyElements(Condition):
    """The enemy squad has cards of so many elements."""

    number: int

    def say(self) -> Phrase:
        return Words(
            f"the enemy squad has cards of {self.number} or more elements"
            if self.number != 1
            else "the enemy squad has cards of an element",
            f"в отряде противника карты {self.number} и более стихий",
        )


@dataclass(frozen=True)
class YourElementsAtMost(Condition):
    number: int

    def say(self) -> Phrase:
        elements = NounPhrase(words.ELEMENT, Which.COUNT, number=self.number)
        return Pattern(
            "your squad has cards of no more than {0}", "в вашем отряде карты не более чем {0:gen}", (elements,)
        )


@dataclass(frozen=True)
class HasMark(Condition):
    mark: Mark

    def say(self) -> Phrase:
        words_of = {
            Mark.BLESSING: Words("it has Blessing", "имеет благословение"),
            Mark.CURSE: Words("it has Curse", "имеет проклятие"),
            Mark.POISON: Words("it is poisoned", "отравлено"),
        }
        return words_of[self.mark]


@dataclass(frozen=True)
class HostIs(Condition):
    """A symbiote: its host is open or closed."""

    closed: bool

    def say(self) -> Phrase:
        if self.closed:
            return Words("its host is closed", "хозяин закрыт")
        return Words("its host is open", "хозяин открыт")


@dataclass(frozen=True)
class YouAre(Condition):
    """The First or the Second player of this battle."""

    second: bool

    def say(self) -> Phrase:
        if self.second:
            return Words("you are the Second player", "вы Второй")
        return Words("you are the First player", "вы Первый")


@dataclass(frozen=True)
class OnSurface(Condition):
    """Surface, or else Depth (B-2.7, B-18.25)."""

    surface: bool

    def say(self) -> Phrase:
        if self.surface:
            return Words("it is on the surface", "на поверхности")
        return Words("it is in the depth", "на глубине")


@dataclass(frozen=True)
class IsWounded(Condition):
    wounded: bool

    def say(self) -> Phrase:
        return Words("it has wounds", "имеет раны") if self.wounded else Words("it has no wounds", "не имеет ран")


@dataclass(frozen=True)
class StandsOpen(Condition):
    """B-11.1."""

    def say(self) -> Phrase:
        return Words("it is open", "открыто")

"""Permanent features that say what a card may, must and cannot do (B-17.1, B-17.10, B-17.13)."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@dataclass(frozen=True)
class StrikesATurn(Feature):
    """It makes this many simple strikes in a turn and closes after the last (B-11.4a)."""

    number: int

    def say(self, t: Teller) -> list[Phrase]:
        times = NounPhrase(words.TIME, Which.COUNT, number=self.number)
        return [
            Pattern(
                "may make its simple strike {0} a turn and closes only after the last",
                "может нанести простой удар {0:acc} за ход и закрывается только после последнего",
                (times,),
            )
        ]


@dataclass(frozen=True)
class StaysOpen(Feature):
    """Does not close after an attack that it initiated."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("does not close after initiating an attack", "после своего нападения не закрывается")]


@dataclass(frozen=True)
class DefendsOpen(Feature):
    """Does not close for defending."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("does not close when it defends", "не закрывается, когда защищает")]


@dataclass(frozen=True)
class DefendsOften(Feature):
    def say(self, t: Teller) -> list[Phrase]:
        return [Words("may defend any number of times a turn", "может защищать сколько угодно раз за ход")]


@dataclass(frozen=True)
class DefendsGround(Feature):
    """A flyer that may defend the cards on the field as well."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("may defend any non-flying creature of yours", "может защищать любое ваше нелетающее существо")]


@dataclass(frozen=True)
class CannotDefend(Feature):
    def say(self, t: Teller) -> list[Phrase]:
        return [Words("cannot defend", "не может защищать")]


@dataclass(frozen=True)
class CannotBeDefended(Feature):
    def say(self, t: Teller) -> list[Phrase]:
        return [Words("nobody can defend it", "никто не может его защищать")]


@dataclass(frozen=True)
class WoundedByHostOnly(Feature):
    def say(self, t: Teller) -> list[Phrase]:
        return [Words("is wounded by its host only", "получает раны только от хозяина")]


@dataclass(frozen=True)
class HostBound(Feature):
    """The host may declare no action but an attack at this parasite (B-17.13b)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words(
                "its host may declare no action except an attack at it",
                "хозяин не объявляет никаких действий, кроме атаки по этому паразиту",
            )
        ]


@dataclass(frozen=True)
class HostLoses(Feature):
    keyword: Keyword

    def say(self, t: Teller) -> list[Phrase]:
        said = Keyword(self.keyword.word).accusative()
        return [Pattern("its host loses {0}", "хозяин теряет {0}", (said,))]


@dataclass(frozen=True)
class StrikesOnlyInFront(Feature):
    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words("makes simple strikes only at the card in front", "наносит простой удар только по карте напротив")
        ]


@dataclass(frozen=True)
class TauntsFlyers(Feature):
    """Enemy flyers may declare attacks at this card only (B-17.13b)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Pattern(
                "enemy flyers may declare attacks only at {0}",
                "летающие существа противника могут объявлять атаки только по {0:dat}",
                (t.this(),),
            )
        ]


@dataclass(frozen=True)
class EdgesTouch(Feature):
    """For its movement both edge cells of a row are neighbours; from one it may strike a creature on the other."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words(
                "moves from one edge cell of a row to the other as to an adjacent one",
                "двигается с одной крайней клетки ряда на другую как на соседнюю",
            ),
            Words(
                "from an edge cell it may make its simple strike at a creature on the other edge of that row as at an"
                " adjacent one",
                "с крайней клетки может нанести простой удар существу на другом краю этого ряда как соседнему",
            ),
        ]


@dataclass(frozen=True)
class IgnoresFeatures(Feature):
    """Of the creature that it attacks (B-17.10b)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words("ignores the features of the creature it attacks", "игнорирует особенности атакованного существа")
        ]


@dataclass(frozen=True)
class IgnoresDuties(Feature):
    """B-17.10a, B-17.13."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("ignores features that oblige to attack", "игнорирует особенности, обязывающие атаковать")]


@dataclass(frozen=True)
class IgnoresArmour(Feature):
    """A prevention (B-17.10f)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("ignores Armour", "игнорирует броню")]


@dataclass(frozen=True)
class IgnoresFear(Feature):
    """A triggered feature (B-17.10e)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("ignores Fear", "игнорирует страх")]


@dataclass(frozen=True)
class IgnoresReplacements(Feature):
    """B-17.10g."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words(
                "ignores what would replace the effects of its attacks", "игнорирует замещения последствий своих атак"
            )
        ]


@dataclass(frozen=True)
class ReturnsToDeck(Feature):
    """A replacement (B-17.8)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("returns to the deck instead of dying", "вместо гибели возвращается в колоду")]


@dataclass(frozen=True)
class CannotAccumulate(Feature):
    """B-1.3, B-20.3."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("cannot accumulate tokens", "не может накапливать фишки")]


@dataclass(frozen=True)
class MayAccumulate(Feature):
    """Though it pays with none."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("may accumulate tokens", "может накапливать фишки")]


@dataclass(frozen=True)
class MovesDiagonally(Feature):
    """Against B-11.5."""

    def say(self, t: Teller) -> list[Phrase]:
        return [Words("may move diagonally", "может двигаться по диагонали")]


@dataclass(frozen=True)
class Ignores(Feature):
    """A protection (B-17.10d)."""

    keyword: Keyword

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("ignores {0}", "игнорирует {0}", (self.keyword.accusative(),))]


@dataclass(frozen=True)
class MustStrikeClosed(Feature):
    """A duty of its own (B-17.13c)."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words(
                "if it can make its simple strike at a closed enemy creature in your turn, it must",
                "если в ваш ход может нанести простой удар закрытому существу противника, обязано это сделать",
            )
        ]


@dataclass(frozen=True)
class TwoDice(Feature):
    """In combat its die is rolled twice, and one roll is chosen."""

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Words(
                "in combat roll its die twice and choose one of the rolls",
                "в сражении бросьте его кубик дважды и выберите один из бросков",
            )
        ]

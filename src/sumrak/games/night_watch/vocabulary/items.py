"""What Items do for the Watcher on whom they lie (NW-302)."""

from dataclasses import dataclass

from sumrak.games.night_watch.vocabulary import words
from sumrak.games.night_watch.vocabulary.effect import Effect
from sumrak.games.night_watch.vocabulary.terms import Breed, SpellKind
from sumrak.games.night_watch.vocabulary.words import signed
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@dataclass(frozen=True)
class Stronger(Effect):
    """Each Attack of the holder on a Watcher of this kind (NW-310)."""

    plus: int
    against: Breed

    def say(self) -> list[Phrase]:
        whom = NounPhrase(words.BREEDS[self.against])
        plus = signed(self.plus)
        return [
            Pattern(
                f"each Attack of the holder on {{0}} has {plus}",
                f"каждая Атака носителя получает {plus}, если цель – {{0}}",
                (whom,),
            )
        ]


@dataclass(frozen=True)
class StrongerOnce(Effect):
    """One Attack of the holder in each battle, named when it is played (NW-330)."""

    plus: int

    def say(self) -> list[Phrase]:
        plus = signed(self.plus)
        return [
            Words(
                f"one of the holder's Attacks in each battle, named when it is played, has {plus}",
                f"одна Атака носителя за бой, названная, когда её играют, получает {plus}",
            )
        ]


@dataclass(frozen=True)
class CheaperGloom(Effect):
    """NW-312."""

    less: int

    def say(self) -> list[Phrase]:
        return [
            Words(
                f"the holder's price of the Gloom is {self.less} lower, but not below 0",
                f"цена Сумрака для носителя ниже на {self.less}, но не меньше 0",
            )
        ]


@dataclass(frozen=True)
class Steps(Effect):
    """NW-313, NW-332."""

    number: int

    def say(self) -> list[Phrase]:
        steps = NounPhrase(words.STEP, Which.COUNT, number=self.number)
        return [
            Pattern(
                "the holder may move {0} instead of one, through the Metro too",
                "носитель может сделать {0:acc} вместо одного, в том числе через Метро",
                (steps,),
            )
        ]


@dataclass(frozen=True)
class DrawsMore(Effect):
    """NW-314."""

    number: int

    def say(self) -> list[Phrase]:
        spells = NounPhrase(words.SPELL, Which.COUNT, number=self.number)
        return [
            Pattern(
                "when Spells are received the holder draws {0} more",
                "при получении Заклинаний носитель берёт ещё {0:acc}",
                (spells,),
            )
        ]


@dataclass(frozen=True)
class NoMinus(Effect):
    """NW-315."""

    kind: SpellKind

    def say(self) -> list[Phrase]:
        spell = NounPhrase(words.SPELLS[self.kind], Which.PLAIN)
        return [
            Pattern("the holder's {0} on itself gets no Minus", "{0} носителя на себя не получает «Минуса»", (spell,))
        ]


@dataclass(frozen=True)
class Guards(Effect):
    """NW-316."""

    points: int

    def say(self) -> list[Phrase]:
        return [
            Words(
                f"in each battle it counts as Protection {self.points} on the holder, but not for Maneuvers",
                f"в каждом бою это Защита {self.points} на носителе, но Манёвров она не открывает",
            )
        ]


@dataclass(frozen=True)
class AmuletWhole(Effect):
    """NW-331."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "the holder's Amulet counts without its Minus-1, in paying too",
                "Амулет носительницы считается без своего Минус-1, в уплате тоже",
            )
        ]


@dataclass(frozen=True)
class BitesAs(Effect):
    """What a vampire's Protection or Healing is worth as an Attack (NW-333)."""

    power: int

    def say(self) -> list[Phrase]:
        return [
            Words(
                f"the holder's Protection and Healing used as an Attack count as Attack-{self.power}",
                f"Защита и Исцеление носителя, сыгранные как Атака, считаются Атакой-{self.power}",
            )
        ]


@dataclass(frozen=True)
class NoToken(Effect):
    """NW-334."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "Night gets no token for a Donor that was drained in a battle in which the holder attacked it",
                "Ночной Дозор не получает жетона за Донора, выпитого в бою, где его атаковал носитель",
            )
        ]


@dataclass(frozen=True)
class LookAtSpells(Effect):
    """NW-311."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "once a turn, when the Gloom has been settled, you may look at the Spells in the hand of one enemy "
                "Watcher in the holder's Location",
                "раз за ход, когда с Сумраком покончено, вы можете посмотреть Заклинания на руке одного Дозорного "
                "противника в Локации носителя",
            )
        ]


@dataclass(frozen=True)
class LookAtDeck(Effect):
    """NW-335."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "when both players have drawn cards of the Probability Lines, you may look at the top card of your deck, "
                "and then you may put it under the deck; not in the Metro",
                "когда оба взяли карты Линий Вероятности, вы можете посмотреть верхнюю карту своей колоды и потом можете "
                "положить её под низ; не в Метро",
            )
        ]

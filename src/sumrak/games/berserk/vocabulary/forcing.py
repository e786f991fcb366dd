"""Effects upon what others do, have and are: attacks that are forced, stopped or turned aside, control, features lost."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.effect import Effect, Grant
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.moments import Moment
from sumrak.games.berserk.vocabulary.teller import Teller, order, subject
from sumrak.games.berserk.vocabulary.terms import Until
from sumrak.games.berserk.vocabulary.whom import Whom
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@dataclass(frozen=True)
class MustAttack(Effect):
    """B-17.13a: it declares an attack now. `wounds`: what its controller may take instead (0: there is no refusing)."""

    whom: Whom
    wounds: int = 0

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        said = t.whom(self.whom)
        if not self.wounds:
            return Pattern(
                "{0} must attack, as you choose",
                "{0} обязано атаковать – как, выбираете вы",
                (said,),
            )
        return Pattern(
            "{0} must attack, as you choose, or take {1}",
            "{0} обязано атаковать (как, выбираете вы) или получить {1:acc}",
            (said, NounPhrase(words.WOUND, Which.COUNT, number=self.wounds)),
        )


@dataclass(frozen=True)
class BlockIt(Effect):
    """An attack at a creature of yours that is going on (B-14.3)."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words("block an attack at a creature of yours", "заблокируйте атаку по вашему существу")


@dataclass(frozen=True)
class RedirectHere(Effect):
    """An attack at an adjacent creature of yours goes on against this card (B-17.9)."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words(
            "redirect an attack at an adjacent creature of yours to itself",
            "перенаправьте атаку по вашему соседнему существу на себя",
        )


@dataclass(frozen=True)
class TakeControl(Effect):
    """B-21.1."""

    whom: Whom
    until: Until

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return order(words.CONTROL, t.whom(self.whom), words.UNTIL[self.until], mood=mood)


@dataclass(frozen=True)
class Exile(Effect):
    """B-21.4."""

    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return order(words.EXILE, t.whom(self.whom), mood=mood)


@dataclass(frozen=True)
class LoseAllFeatures(Grant):
    """B-17.3; under the condition that this card is in your squad, or else on the field (B-17.4)."""

    whom: Whom
    in_squad: bool = True

    def what(self, t: Teller) -> Phrase:
        return Words("all features", "все особенности")

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        here = ("in your squad", "в вашем отряде") if self.in_squad else ("on the field", "на поле боя")
        return Pattern(
            f"{{0}} loses all features while {{1}} is {here[0]}",
            f"{{0}} теряет все особенности, пока {{1}} {here[1]}",
            (t.whom(self.whom), t.this()),
        )


@dataclass(frozen=True)
class Lose(Grant):
    """`whom` loses a named feature, all copies of it (B-17.3)."""

    whom: Whom
    keyword: Keyword
    until: Until = Until.END_OF_BATTLE

    def what(self, t: Teller) -> Phrase:
        return self.keyword.accusative()

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        lost = Pattern("{0} {1}", "{0} {1}", (self.keyword.accusative(), words.UNTIL[self.until]))
        return subject(words.LOSE, t.whom(self.whom), lost, mood=mood)


@dataclass(frozen=True)
class Later(Grant):
    """Once, at the next such moment (B-17.5)."""

    moment: Moment
    effects: tuple[Effect, ...]

    def what(self, t: Teller) -> Phrase:
        return self.say(t)

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        said = [effect.say(t) for effect in self.effects]
        places = " and ".join(f"{{{i + 1}}}" for i in range(len(said)))
        return Pattern(f"{{0}}, {places}", f"{{0}} {places.replace(' and ', ' и ')}", (self.moment.say(), *said))

"""Features that trigger (B-17.1)."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.conditions import Condition
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.moments import Moment
from sumrak.games.berserk.vocabulary.played import is_of_itself, said_together
from sumrak.games.berserk.vocabulary.teller import MAY, PLAIN, Teller
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, render


@dataclass(frozen=True)
class When(Feature):
    """`may`: optional. `times`: how often a turn (0: no limit)."""

    moment: Moment
    effects: tuple[Effect, ...]
    may: bool = False
    condition: Condition | None = None
    times: int = 0
    your_turn: bool = False  # `times` counts in your turn only
    spell: bool = False

    def say(self, t: Teller) -> list[Phrase]:
        of_itself = is_of_itself(self.effects[0])
        body = said_together(self.effects, t, self.spell, MAY if self.may else PLAIN, ": ")
        moment = self.moment.say()
        ends = render(moment, "ru").endswith(",")
        if self.condition is not None:
            moment = Pattern("{0}, if {1}", "{0}, если {1},", (moment, self.condition.say()))
            ends = True
        en = "{0}, it {1}" if of_itself else "{0}: {1}"
        ru = "{0} {1}" if of_itself or ends else "{0} – {1}"
        arguments: tuple[Phrase, ...] = (moment, body)
        if self.times == 1 and not self.your_turn:
            en, ru = f"{en} (once a turn)", f"{ru} (раз за ход)"
        elif self.times:
            times = NounPhrase(words.TIME, Which.COUNT, number=self.times)
            arguments = (moment, body, times)
            whose = (" in your turn", " за ваш ход") if self.your_turn else (" a turn", " за ход")
            en, ru = f"{en} ({{2}}{whose[0]})", f"{ru} ({{2:acc}}{whose[1]})"
        return [Pattern(en, ru, arguments)]


@dataclass(frozen=True)
class Incarnation(Feature):
    """B-18.22. `open`: it comes into play open, and then the effects happen."""

    number: int
    open: bool = False

    def say(self, t: Teller) -> list[Phrase]:
        en, ru = f"{{0}} {self.number}", f"{{0}} {self.number}"
        if self.open:
            en, ru = f"{en} (comes back open)", f"{ru} (приходит открытым)"
        return [Pattern(en, ru, (words.INCARNATION,))]


@dataclass(frozen=True)
class Frenzy(Feature):
    """B-18.20."""

    number: int
    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> list[Phrase]:
        return [
            Pattern(
                f"{{0}} {self.number}: {{1}}",
                f"{{0}} {self.number}: {{1}}",
                (words.FRENZY, said_together(self.effects, t)),
            )
        ]


@dataclass(frozen=True)
class Valhalla(Feature):
    """B-18.23."""

    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("{0}: {1}", "{0}: {1}", (words.VALHALLA, said_together(self.effects, t)))]


@dataclass(frozen=True)
class Concentration(Feature):
    """B-18.21: at the end of the enemy's turn, if it took no wounds during it. `may`: optional."""

    effects: tuple[Effect, ...]
    may: bool = False

    def say(self, t: Teller) -> list[Phrase]:
        body = said_together(self.effects, t, mood=MAY if self.may else PLAIN)
        return [Pattern("{0}: {1}", "{0}: {1}", (words.CONCENTRATION, body))]


@dataclass(frozen=True)
class Ambush(Feature):
    """B-17.11."""

    effects: tuple[Effect, ...]

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("{0}: {1}", "{0}: {1}", (words.AMBUSH, said_together(self.effects, t)))]

"""Requirements (V-79): all of them or nothing. `Discard` and `RemoveFromScrapheap` are the effects of these names."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.effects import Discard, RemoveFromScrapheap
from sumrak.games.the_v.vocabulary.teller import Teller, phrase_of
from sumrak.games.the_v.vocabulary.terms import Field, Kind, Side, Turned
from sumrak.games.the_v.vocabulary.whom import Ref, Those
from sumrak.kernel.say import Clause, Phrase, Which, Words


@dataclass(frozen=True)
class TurnTitle:
    """Turn your title card this many times; at 90° it can still be double-turned (V-51)."""

    times: int = 1

    def say(self, t: Teller) -> Phrase:
        return Clause(words.TURN if self.times == 1 else words.DOUBLE_TURN, (t.refer(Ref.TITLE),))


@dataclass(frozen=True)
class TurnOwn:
    """Turn one of your untapped characters this many times."""

    times: int = 1

    def say(self, t: Teller) -> Phrase:
        whom = phrase_of(Those(Kind.CHARACTER, Side.YOURS, turned=Turned.UNTAPPED), Which.OF)
        return Clause(words.TURN if self.times == 1 else words.DOUBLE_TURN, (whom,))


@dataclass(frozen=True)
class Specialisation:
    """Your title card names this field."""

    field: Field

    def say(self, t: Teller) -> Phrase:
        field = words.FIELDS[self.field]
        return Words(f"specialisation {field.en}", f"специализация «{field.ru}»")


@dataclass(frozen=True)
class MadnessAtLeast:
    """The madness in play is this much or more (V-118)."""

    number: int

    def say(self, t: Teller) -> Phrase:
        return Words(f"madness {self.number} or more", f"безумие {self.number} или больше")


Requirement = Discard | RemoveFromScrapheap | TurnTitle | TurnOwn | Specialisation | MadnessAtLeast

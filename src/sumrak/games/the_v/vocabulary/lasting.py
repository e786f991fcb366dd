"""Effects that last for a while."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.effect import Effect
from sumrak.games.the_v.vocabulary.teller import Teller
from sumrak.games.the_v.vocabulary.terms import Until
from sumrak.games.the_v.vocabulary.values import pair
from sumrak.games.the_v.vocabulary.whom import Those, Whom
from sumrak.kernel.say import (
    Agreeing,
    Clause,
    Noun,
    NounPhrase,
    Pattern,
    Phrase,
    Which,
    Words,
    join,
)


@dataclass(frozen=True)
class TakeControl(Effect):
    whom: Whom
    until: Until = Until.END_OF_TURN

    def say(self, t: Teller) -> Phrase:
        return Clause(words.CONTROL, (t.say(self.whom), words.DURATIONS[self.until]))


@dataclass(frozen=True)
class LoseText(Effect):
    whom: Whom
    until: Until

    def say(self, t: Teller) -> Phrase:
        whom = t.all_of(self.whom)
        whose = Words("their" if isinstance(self.whom, Those) else "its", "")
        return Clause(words.LOSE_TEXT, (words.DURATIONS[self.until], whose), whom)


@dataclass(frozen=True)
class MadnessAtMost:
    """X: the madness of the moment when the effect works, at most `number`."""

    number: int


@dataclass(frozen=True)
class Change(Effect):
    """+influence/+threat for a while; of `Those`: the ones there are when it works."""

    whom: Whom
    influence: int | MadnessAtMost
    threat: int | MadnessAtMost
    until: Until

    def say(self, t: Teller) -> Phrase:
        whom = t.all_of(self.whom)
        clause = Clause(words.GET, (self.numbers(), words.DURATIONS[self.until]), whom)
        if self.limit() == 0:
            return clause
        return Pattern(
            f"{{0}}, where X is the madness in play, at most {self.limit()}",
            f"{{0}}, где X равен безумию в игре, но не больше {self.limit()}",
            (clause,),
        )

    def numbers(self) -> Words:
        """+influence/+threat, with X for the madness."""
        one = self.influence if isinstance(self.influence, int) else 0
        two = self.threat if isinstance(self.threat, int) else 0
        left, right = pair(one, two).split("/")
        both = f"{left if self.influence is one else '+X'}/{right if self.threat is two else '+X'}"
        return Words(both, both)

    def limit(self) -> int:
        for value in (self.influence, self.threat):
            if isinstance(value, MadnessAtMost):
                return value.number
        return 0


@dataclass(frozen=True)
class Become(Effect):
    """Own values become equal, for a while (V-131); `None` is left alone."""

    whom: Whom
    until: Until
    influence: int | None = None
    threat: int | None = None
    endurance: int | None = None

    def say(self, t: Teller) -> Phrase:
        whom = t.all_of(self.whom)
        return becomes(whom, self.influence, self.threat, self.endurance, words.DURATIONS[self.until])


def becomes(whom: Phrase, influence: int | None, threat: int | None, endurance: int | None, until: Words) -> Phrase:
    """The influence and threat of all characters become equal to 2: a statement for each number."""
    values: dict[int, list[Noun]] = {}
    pairs = ((words.INFLUENCE, influence), (words.THREAT, threat), (words.ENDURANCE, endurance))
    for noun, value in pairs:
        if value is not None:
            values.setdefault(value, []).append(noun)
    statements: list[Phrase] = []
    for value, nouns in values.items():
        what = join(tuple(NounPhrase(noun, Which.PLAIN) for noun in nouns))
        subject = Pattern("the {0} of {1}", "{0} {1:gen}", (what, whom))
        equal = Agreeing("equal", words.EQUAL, "ins")
        statements.append(Clause(words.BECOME, (equal, Words(str(value), str(value)), until), subject))
    return join(tuple(statements))


@dataclass(frozen=True)
class SwapValues(Effect):
    """Own influence and own threat change places, for a while."""

    whom: Whom
    until: Until

    def say(self, t: Teller) -> Phrase:
        return Clause(words.SWAP, (t.say(self.whom), words.DURATIONS[self.until]))


def more(change: Change, condition: Phrase, before: Phrase) -> Phrase:
    """A second change of the same, under a condition: "… gets +0/+2, and another +1/+0 if …"."""
    return Pattern("{0}, and another {1} if {2}", "{0} и ещё {1}, если {2}", (before, change.numbers(), condition))

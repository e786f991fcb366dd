"""Conditions: read when the text works."""

from dataclasses import dataclass

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.teller import Teller
from sumrak.games.the_v.vocabulary.whom import Ref
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Predicate, Which


@dataclass(frozen=True)
class WasAttacked:
    """`whom` is the attacked character of the duel."""

    whom: Ref = Ref.PARTICIPANT

    def say(self, t: Teller) -> Phrase:
        was = Predicate("was attacked", ("был атакован", "была атакована", "было атаковано", "были атакованы"))
        return Pattern("{0:nom} {1}", "{0} {1}", (t.refer(self.whom), was))


@dataclass(frozen=True)
class IsExhausted:
    """`whom` has one or more tokens now (V-57)."""

    whom: Ref = Ref.RIVAL

    def say(self, t: Teller) -> Phrase:
        exhausted = Predicate("is exhausted", ("истощён", "истощена", "истощено", "истощены"))
        return Pattern("{0:nom} {1}", "{0} {1}", (t.refer(self.whom), exhausted))


@dataclass(frozen=True)
class HasTokens:
    """`whom` has this many tokens or more now."""

    whom: Ref
    number: int

    def say(self, t: Teller) -> Phrase:
        tokens = NounPhrase(words.TOKEN, Which.AT_LEAST, number=self.number)
        return Pattern("{0:nom} has {1}", "на {0:pre+} {1}", (t.refer(self.whom), tokens))


@dataclass(frozen=True)
class WasExhaustedInDuel:
    """`whom` got a token in this duel, for whatever reason; full exhaustion counts (V-112)."""

    whom: Ref = Ref.RIVAL

    def say(self, t: Teller) -> Phrase:
        was = Predicate("was exhausted", ("был истощён", "была истощена", "было истощено", "были истощены"))
        return Pattern("{0:nom} {1} in that duel", "{0} {1} в этой схватке", (t.refer(self.whom), was))


Condition = WasAttacked | IsExhausted | HasTokens | WasExhaustedInDuel

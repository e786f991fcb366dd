"""Effects that last: what a card gains for a while (B-17.3)."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.effect import Grant
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.permissions import CannotBeDefended
from sumrak.games.berserk.vocabulary.statics import Bonus, Protected
from sumrak.games.berserk.vocabulary.teller import Teller, does, subject
from sumrak.games.berserk.vocabulary.terms import Ref, Until
from sumrak.games.berserk.vocabulary.values import signed
from sumrak.games.berserk.vocabulary.whom import Whom
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@dataclass(frozen=True)
class Gain(Grant):
    """`whom` gets these features. `next_only`: they count for the next such attack only, and are there only once."""

    whom: Whom
    features: tuple[Feature, ...]
    until: Until
    next_only: bool = False

    def what(self, t: Teller) -> Phrase:
        said: list[Phrase] = []
        for feature in self.features:
            if isinstance(feature, (Keyword, Protected)):
                said.append(feature.accusative())
            elif isinstance(feature, Bonus) and self.next_only:
                said.append(next_bonus(feature))
            elif isinstance(feature, CannotBeDefended):
                said += [Pattern("“{0}”", "«{0}»", (phrase,)) for phrase in feature.say(t)]
            else:
                said += feature.say(t)
        pattern = " and ".join(f"{{{i}}}" for i in range(len(said)))
        return Pattern(pattern, pattern.replace(" and ", " и "), tuple(said))

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        gains = self.what(t)
        until: Phrase = words.UNTIL[self.until]
        if self.whom is Ref.SELF:
            return does(words.GET, gains, until, mood=mood)
        return subject(words.GET, t.whom(self.whom), gains, until, mood=mood)


def next_bonus(feature: Bonus) -> Phrase:
    noun, adjectives = words.KINDS[feature.attacks.kinds[0]]
    what = NounPhrase(noun, Which.PLAIN, adjectives=(words.NEXT, *adjectives))
    number = signed(feature.amount)
    return Pattern(
        f"{number} to its {{0}} (no more than {number})", f"{number} к {{0:dat}} (не больше {number})", (what,)
    )


@dataclass(frozen=True)
class GainOr(Grant):
    """B-17.2: gets the feature with this number, or +number to what it has of it."""

    whom: Whom
    keyword: Keyword
    until: Until

    def what(self, t: Teller) -> Phrase:
        n = self.keyword.number
        return Pattern("{0} or +{1} to it", "{0} или +{1} к ней", (self.keyword.accusative(), Words(str(n), str(n))))

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        gains = self.what(t)
        until: Phrase = words.UNTIL[self.until]
        if self.whom is Ref.SELF:
            return does(words.GET, gains, until, mood=mood)
        return subject(words.GET, t.whom(self.whom), gains, until, mood=mood)

"""Permanent features (B-17.1): they hold as long as the card lies face up in play."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.attacks import Attacks, attacks_phrase, is_plural
from sumrak.games.berserk.vocabulary.conditions import Condition, YouAre
from sumrak.games.berserk.vocabulary.feature import Feature, Priced
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.games.berserk.vocabulary.terms import Kind, Strength
from sumrak.games.berserk.vocabulary.values import MINUS, signed
from sumrak.games.berserk.vocabulary.whom import Those, those_phrase
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@dataclass(frozen=True)
class Bonus(Feature):
    """+amount (or less) to the number of its attacks of these kinds, at these cards; `by`: of other cards instead."""

    amount: int
    attacks: Attacks
    at: Those | None = None
    per_token: bool = False

    def say(self, t: Teller) -> list[Phrase]:
        phrase = attacks_phrase(self.attacks, is_plural(self.attacks.kinds))
        number = signed(self.amount)
        if self.per_token:
            token = NounPhrase(words.TOKEN, Which.EACH)
            return [
                Pattern(
                    f"{number} to {{0}} for {{1}} on it", f"{number} к {{0:dat}} за {{1:acc}} на нём", (phrase, token)
                )
            ]
        if self.at is None:
            return [Pattern(f"{number} to {{0}}", f"{number} к {{0:dat}}", (phrase,))]
        at = those_phrase(self.at, Which.BARE)
        return [Pattern(f"{number} to {{0}} at {{1}}", f"{number} к {{0:dat}} по {{1:dat}}", (phrase, at))]


@dataclass(frozen=True)
class Less(Feature):
    """−amount from attacks at it (B-15.10)."""

    amount: int
    attacks: Attacks

    def say(self, t: Teller) -> list[Phrase]:
        number = f"{MINUS}{self.amount}"
        return [Pattern(f"{number} from {{0}}", f"{number} от {{0:gen}}", (attacks_phrase(self.attacks, Which.BARE),))]


@dataclass(frozen=True)
class ReducedTo(Feature):
    """Attacks at it are reduced to the number (B-15.9b)."""

    number: int
    attacks: Attacks

    def say(self, t: Teller) -> list[Phrase]:
        attacks = attacks_phrase(self.attacks, Which.BARE)
        en, ru = f"{{0}} at it are reduced to {self.number}", f"{{0}} по нему сводятся к {self.number}"
        return [Pattern(en, ru, (attacks,))]


TO_STRENGTH = {
    Strength.WEAK: ("weak", "слабым"),
    Strength.MEDIUM: ("medium", "средним"),
    Strength.STRONG: ("strong", "сильным"),
}


@dataclass(frozen=True)
class BroughtTo(Feature):
    """Simple strikes at it are brought to this strength (B-15.9b)."""

    strength: Strength

    def say(self, t: Teller) -> list[Phrase]:
        en, ru = TO_STRENGTH[self.strength]
        return [Words(f"simple strikes at it are brought to {en}", f"простые удары по нему сводятся к {ru}")]


@dataclass(frozen=True)
class Brings(Feature):
    """Its simple strikes at these are brought to this strength; `answers`: in answer too."""

    strength: Strength
    at: Those

    def say(self, t: Teller) -> list[Phrase]:
        en, ru = TO_STRENGTH[self.strength]
        at = those_phrase(self.at, Which.BARE)
        return [
            Pattern(
                f"its simple strikes at {{0}} are brought to {en}",
                f"его простые удары по {{0:dat}} сводятся к {ru}",
                (at,),
            )
        ]


@dataclass(frozen=True)
class Protected(Feature):
    """From these attacks (B-17.6), where no named protection says so."""

    attacks: Attacks

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("protection from {0}", "защита от {0:gen}", (attacks_phrase(self.attacks, Which.BARE),))]

    def accusative(self) -> Phrase:
        """As what a card gets."""
        return Pattern("protection from {0}", "защиту от {0:gen}", (attacks_phrase(self.attacks, Which.BARE),))


@dataclass(frozen=True)
class DirectedAt(Feature):
    """A directed strike for these targets only (B-16.5)."""

    at: Those

    def say(self, t: Teller) -> list[Phrase]:
        at = those_phrase(self.at, Which.BARE)
        return [Pattern("directed strike at {0}", "направленный удар по {0:dat}", (at,))]


@dataclass(frozen=True)
class DieBonus(Feature):
    """A modifier of its die when it attacks (B-15.4d)."""

    amount: int
    at: Those

    def say(self, t: Teller) -> list[Phrase]:
        at = those_phrase(self.at, Which.BARE)
        number = signed(self.amount)
        return [
            Pattern(f"{number} to its die when it attacks {{0}}", f"{number} к кубику, когда атакует {{0:acc}}", (at,))
        ]


@dataclass(frozen=True)
class ExperienceAt(Feature):
    """An experience that counts against these cards only."""

    keyword: Keyword
    at: Those

    def say(self, t: Teller) -> list[Phrase]:
        said = self.keyword.say(t)[0]
        return [Pattern("{0} against {1}", "{0} против {1:gen}", (said, those_phrase(self.at, Which.BARE)))]


@dataclass(frozen=True)
class Raise(Feature):
    """+number to a named feature that it has (B-17.2)."""

    keyword: Keyword

    def say(self, t: Teller) -> list[Phrase]:
        en, ru = RAISED[self.keyword.word.value]
        return [Words(f"{signed(self.keyword.number)} to {en}", f"{signed(self.keyword.number)} к {ru}")]


RAISED = {
    "attack_experience": ("attack experience", "опыту в атаке"),
    "defence_experience": ("defence experience", "опыту в защите"),
    "shot_experience": ("shooting experience", "опыту в стрельбе"),
    "armour": ("Armour", "броне"),
    "regeneration": ("Regeneration", "регенерации"),
}


@dataclass(frozen=True)
class MoreRange(Feature):
    amount: int
    kind: Kind

    def say(self, t: Teller) -> list[Phrase]:
        noun, adjectives = words.KINDS[self.kind]
        number = signed(self.amount)
        what = NounPhrase(noun, Which.THE, adjectives=adjectives)
        return [Pattern(f"{number} to the range of {{0}}", f"{number} к дальности {{0:gen}}", (what,))]


@dataclass(frozen=True)
class MoreMovement(Feature):
    amount: int

    def say(self, t: Teller) -> list[Phrase]:
        return [Words(f"{signed(self.amount)} to movement", f"{signed(self.amount)} к запасу движения")]


@dataclass(frozen=True)
class MaxLife(Feature):
    """B-20.1."""

    number: int

    def say(self, t: Teller) -> list[Phrase]:
        lives = NounPhrase(words.LIFE, Which.COUNT, number=self.number)
        return [Pattern("maximum {0}", "максимум {0}", (lives,))]


@dataclass(frozen=True)
class MaxTokens(Feature):
    """B-20.3."""

    number: int

    def say(self, t: Teller) -> list[Phrase]:
        tokens = NounPhrase(words.TOKEN, Which.COUNT, number=self.number)
        return [Pattern("never has more than {0}", "не может иметь больше {0:gen}", (tokens,))]


@dataclass(frozen=True)
class BeginsWithTokens(Feature):
    """B-6.6."""

    number: int

    def say(self, t: Teller) -> list[Phrase]:
        tokens = NounPhrase(words.TOKEN, Which.COUNT, number=self.number)
        return [Pattern("begins the battle with {0}", "начинает бой с {0:ins}", (tokens,))]


@dataclass(frozen=True)
class Has(Feature):
    """Other cards have a feature: an aura."""

    whom: Those
    feature: Feature

    def say(self, t: Teller) -> list[Phrase]:
        who = those_phrase(self.whom, Which.BARE)
        return [Pattern("{0:nom} have: {1}", "{0} имеют: {1}", (who, said)) for said in self.feature.say(t)]


@dataclass(frozen=True)
class Formation(Feature):
    """B-18.16."""

    features: tuple[Feature, ...]

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("{0}: {1}", "{0}: {1}", (words.FORMATION, listed(self.features, t)))]


@dataclass(frozen=True)
class Incorporeal(Feature):
    """B-18.27; the features listed vanish with it."""

    features: tuple[Feature, ...] = ()

    def say(self, t: Teller) -> list[Phrase]:
        if not self.features:
            return [words.INCORPOREAL]
        return [Pattern("{0}: {1}", "{0}: {1}", (words.INCORPOREAL, listed(self.features, t)))]


@dataclass(frozen=True)
class While(Feature):
    """Features that hold while a condition does: it is looked at all the time (B-17.4)."""

    condition: Condition
    features: tuple[Feature, ...]

    def say(self, t: Teller) -> list[Phrase]:
        en, ru = ("if", "если") if isinstance(self.condition, YouAre) else ("while", "пока")
        said = (self.condition.say(), listed(self.features, t))
        return [Pattern(f"{en} {{0}}: {{1}}", f"{ru} {{0}}: {{1}}", said)]


@dataclass(frozen=True)
class Rebuff(Feature):
    """B-18.26: features for a turn before which your squad had fewer cards than the enemy's."""

    features: tuple[Feature, ...]

    def say(self, t: Teller) -> list[Phrase]:
        return [Pattern("{0}: {1}", "{0}: {1}", (words.REBUFF, listed(self.features, t)))]


def listed(features: tuple[Feature, ...], t: Teller) -> Phrase:
    """One after the other; what has a price stands in quotation marks."""
    said: list[Phrase] = []
    en, ru = [], []
    for feature in features:
        for phrase in feature.say(t):
            place = f"{{{len(said)}}}"
            en.append(f"“{place}”" if isinstance(feature, Priced) else place)
            ru.append(f"«{place}»" if isinstance(feature, Priced) else place)
            said.append(phrase)
    return Pattern(", ".join(en), ", ".join(ru), tuple(said))

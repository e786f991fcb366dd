"""Effects that are attacks, and the finishing blow, which is none."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.attacks import MISSILES
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.numbers import SAID, Count
from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.games.berserk.vocabulary.terms import Kind, Where
from sumrak.games.berserk.vocabulary.values import triple
from sumrak.games.berserk.vocabulary.whom import Those, those_phrase
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@dataclass(frozen=True)
class Attack(Effect):
    """One attack by weak-medium-strong. `at`: only at these; `same`: at the card just attacked; `x`: the number is X."""

    kind: Kind
    values: tuple[int, int, int] = (0, 0, 0)
    range: int = 0  # 0: no limit
    at: Those | None = None
    same: bool = False
    x: Count | None = None
    per_token: int = 0  # more for each token paid
    back: bool = False  # at the card that has just attacked

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        noun, adjectives = words.KINDS[self.kind]
        number = "X" if self.x is not None else triple(self.values)
        en, ru = f"for {number}", f"на {number}"
        if self.range:
            en, ru = f"{en}, range {self.range}", f"{ru}, дальность {self.range}"
        arguments: list[Phrase] = [NounPhrase(noun, Which.PLAIN, adjectives=adjectives)]
        if self.back:
            en, ru = f"{en} at the attacking card", f"{ru} по атаковавшей карте"
        elif self.same:
            en, ru = f"{en} at the same card", f"{ru} по той же карте"
        elif self.at is not None:
            en, ru = f"{en}, only at {{1}}", f"{ru}, только по {{1:dat}}"
            arguments.append(those_phrase(self.at, Which.THE if self.at.where is Where.IN_FRONT else Which.ONE))
        if self.x is not None:
            en, ru = f"{en}, where X is {{{len(arguments)}}}", f"{ru}, где X – {{{len(arguments)}}}"
            arguments.append(SAID[self.x])
        if self.per_token:
            en, ru = f"{en}, +{self.per_token} for each token paid", f"{ru}, +{self.per_token} за каждую фишку"
        if mood:
            verb = "произвести" if self.kind in MISSILES else "нанести"
            return Pattern(f"may make a {{0}} {en}", f"может {verb} {{0:acc}} {ru}", tuple(arguments))
        return Pattern(f"{{0}} {en}", f"{{0}} {ru}", tuple(arguments))


@dataclass(frozen=True)
class MoreAttacks(Effect):
    """After the first: up to so many more of this attack, each at another card. `must`: all of them, if they can be made."""

    attack: Attack
    number: int = 1
    must: bool = False

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        n = self.number
        if n == 1 and self.must:
            return Words("then one more such attack at another card", "затем ещё одна такая же атака по другой карте")
        if n == 1:
            return Words(
                "then it may make one more such attack at another card",
                "затем может провести ещё одну такую же атаку по другой карте",
            )
        return Words(
            f"then it may make up to {n} more such attacks, each at another card",
            f"затем может провести ещё до {n} таких же атак, каждую по другой карте",
        )


@dataclass(frozen=True)
class FinishingBlow(Effect):
    """B-18.15. At `at` it is `more` greater."""

    number: int
    more: int = 0
    at: Those | None = None

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        blow = NounPhrase(words.FINISHING_BLOW, Which.PLAIN)
        if self.at is None:
            return Pattern(f"{{0}} {self.number}", f"{{0}} на {self.number}", (blow,))
        return Pattern(
            f"{{0}} {self.number}, +{self.more} at {{1}}",
            f"{{0}} на {self.number}, +{self.more} по {{1:dat}}",
            (blow, those_phrase(self.at, Which.BARE)),
        )


@dataclass(frozen=True)
class BlockAttack(Effect):
    """The attack that this text speaks of is blocked (B-14.3) if a die shows at least `from_roll`."""

    from_roll: int

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words(
            f"roll a die: on {self.from_roll} or more this attack is blocked",
            f"бросьте кубик: если выпало {self.from_roll} или больше, эта атака блокируется",
        )


@dataclass(frozen=True)
class BringToStrong(Effect):
    """B-15.9b: a simple strike that a creature of yours deals now, made or answered."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words(
            "bring the simple strike of a creature of yours to strong",
            "сведите простой удар вашего существа к сильному",
        )


@dataclass(frozen=True)
class ReduceStrike(Effect):
    """B-15.9b: a melee strike dealt now at a creature of yours comes down to `number`."""

    number: int

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words(
            f"reduce a melee strike at a creature of yours to {self.number}",
            f"сведите ближний удар по вашему существу к {self.number}",
        )


@dataclass(frozen=True)
class ChangeDie(Effect):
    """B-15.4b: put +1 or −1 on a die that lies rolled, or have it rolled again."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words(
            "add 1 to a die, take 1 from it, or reroll it", "прибавьте 1 к кубику, отнимите 1 или перебросьте его"
        )

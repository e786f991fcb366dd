"""Short ways to write what stands on nearly every card."""

from sumrak.games.berserk.vocabulary.attacks import Attacks
from sumrak.games.berserk.vocabulary.conditions import Condition
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.moments import Moment
from sumrak.games.berserk.vocabulary.played import Play, Price
from sumrak.games.berserk.vocabulary.statics import Bonus, Formation, Less, MoreRange, While
from sumrak.games.berserk.vocabulary.strikes import Attack
from sumrak.games.berserk.vocabulary.terms import Kind, Strength
from sumrak.games.berserk.vocabulary.triggers import When
from sumrak.games.berserk.vocabulary.whom import Those


def tap(*effects: Effect) -> Play:
    """By closing."""
    return Play(Price(), effects)


def pay(tokens: int, *effects: Effect) -> Play:
    """By tokens and closing; X is any number from one on."""
    return Play(Price(tokens=tokens), effects)


def sudden(*effects: Effect) -> Play:
    """By closing, whenever one has priority."""
    return Play(Price(), effects, sudden=True)


def when(
    moment: Moment, *effects: Effect, may: bool = False, condition: Condition | None = None, times: int = 0
) -> When:
    return When(moment, effects, may, condition, times)


def while_(condition: Condition, *features: Feature) -> While:
    return While(condition, features)


def formation(*features: Feature) -> Formation:
    return Formation(features)


def bonus(amount: int, kinds: tuple[Kind, ...], at: Those | None = None, strengths: tuple[Strength, ...] = ()) -> Bonus:
    return Bonus(amount, Attacks(kinds, strengths), at)


def less(amount: int, kinds: tuple[Kind, ...], by: Those | None = None, strengths: tuple[Strength, ...] = ()) -> Less:
    return Less(amount, Attacks(kinds, strengths, by))


def attack(
    kind: Kind,
    values: tuple[int, ...],
    range: int = 0,
    at: Those | None = None,
    per_token: int = 0,
    same: bool = False,
    back: bool = False,
) -> Attack:
    """One number is for all three strengths (B-15.8)."""
    weak, medium, strong = values if len(values) == 3 else values * 3
    return Attack(kind, (weak, medium, strong), range, at, same, None, per_token, back)


def shot(*values: int, range: int = 0, at: Those | None = None) -> Attack:
    return attack(Kind.SHOT, values, range, at)


def throw(*values: int, range: int = 0, at: Those | None = None) -> Attack:
    return attack(Kind.THROW, values, range, at)


def discharge(*values: int, range: int = 0, at: Those | None = None) -> Attack:
    return attack(Kind.DISCHARGE, values, range, at)


def lunge(*values: int, at: Those | None = None) -> Attack:
    return attack(Kind.LUNGE, values, 0, at)


def special(*values: int, at: Those | None = None, same: bool = False, back: bool = False) -> Attack:
    return attack(Kind.SPECIAL, values, 0, at, 0, same, back)


def magic(*values: int, at: Those | None = None, per_token: int = 0, same: bool = False) -> Attack:
    return attack(Kind.MAGIC, values, 0, at, per_token, same)


def more_range(amount: int, kinds: tuple[Kind, ...]) -> MoreRange:
    return MoreRange(amount, kinds[0])

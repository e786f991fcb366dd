"""What the closed lists, the `Those` and the conditions of the vocabulary mean to the rules: numbers and bits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sumrak.games.berserk import facts as f
from sumrak.games.berserk import picks as tests
from sumrak.games.berserk.picks import Pick, Test
from sumrak.games.berserk.vocabulary.conditions import (
    Condition,
    EnemyElements,
    HasMark,
    HostIs,
    InColumns,
    InFormationWith,
    InYourRow,
    IsWounded,
    NextTo,
    NoneNextTo,
    OnHalf,
    OnSurface,
    StandsInFront,
    StandsOpen,
    YouAre,
    YouHave,
    YourElementsAtMost,
)
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.effects import AndThen, Redistribute
from sumrak.games.berserk.vocabulary.strikes import FinishingBlow
from sumrak.games.berserk.vocabulary.terms import (
    Element,
    Kind,
    Mark,
    Side,
    Strength,
    Type,
    What,
    Where,
    Word,
)
from sumrak.games.berserk.vocabulary.whom import Chosen, Those

TYPES: Final = {
    Type.GROUND: f.GROUND,
    Type.FLYER: f.FLYER,
    Type.COMPANION: f.COMPANION,
    Type.PARASITE: f.PARASITE,
    Type.ARTIFACT: f.ARTIFACT,
    Type.TERRAIN: f.TERRAIN,
}
ELEMENTS: Final = {
    Element.NEUTRAL: f.NEUTRAL,
    Element.STEPPE: f.STEPPE,
    Element.MOUNTAINS: f.MOUNTAINS,
    Element.FOREST: f.FOREST,
    Element.SWAMPS: f.SWAMPS,
    Element.DARKNESS: f.DARKNESS,
}
KINDS: Final = {
    Kind.SIMPLE: f.SIMPLE,
    Kind.SPECIAL: f.SPECIAL,
    Kind.MAGIC: f.MAGIC,
    Kind.LUNGE: f.LUNGE,
    Kind.SHOT: f.SHOT,
    Kind.THROW: f.THROW,
    Kind.DISCHARGE: f.DISCHARGE,
    Kind.SPELL: f.SPELL,
    Kind.INFLUENCE: f.INFLUENCE,
}
STRENGTHS: Final = {Strength.WEAK: f.WEAK, Strength.MEDIUM: f.MEDIUM, Strength.STRONG: f.STRONG}
MARKS: Final = {Mark.BLESSING: tests.BLESSED, Mark.CURSE: tests.CURSED, Mark.POISON: tests.POISONED}
SIDES: Final = {Side.ANY: tests.ANY, Side.YOURS: tests.MINE, Side.ENEMY: tests.THEIRS}
WHERES: Final = {
    Where.ANYWHERE: tests.ANYWHERE,
    Where.ADJACENT: tests.NEAR,
    Where.IN_FRONT: tests.FRONT,
    Where.SAME_CELL: tests.SAME_CELL,
    Where.AROUND_IT: tests.AROUND_IT,
    Where.SAME_COLUMN: tests.SAME_COLUMN,
    Where.BESIDE: tests.BESIDE,
}
WHATS: Final = {What.CARD: 0, What.CREATURE: 1, What.ARTIFACT: 2, What.TERRAIN: 3}

NUMBERS: Final = {
    Word.ATTACK_EXPERIENCE: f.OVA,
    Word.DEFENCE_EXPERIENCE: f.OVZ,
    Word.SHOT_EXPERIENCE: f.OVS,
    Word.THROW_EXPERIENCE: f.OVT,
    Word.DISCHARGE_EXPERIENCE: f.OVD,
    Word.CLUMSINESS: f.CLUMSY,
    Word.ARMOUR: f.ARMOUR,
    Word.REGENERATION: f.REGENERATION,
}
BITS: Final = {
    Word.DIRECTED: f.DIRECTED,
    Word.UNANSWERED: f.UNANSWERED,
    Word.CORPSE_EATING: f.CORPSE_EATER,
    Word.TELEPORT: f.TELEPORTS,
    Word.JUMP: f.JUMPS,
    Word.RUSH: f.RUSH,
    Word.FLIGHT: f.FLIGHT,
    Word.FEAR: f.FEARSOME,
    Word.HORDE: f.HORDE,
    Word.RESILIENCE: f.RESILIENCE,
    Word.VAMPIRISM: f.VAMPIRE,
    Word.FROM_SHOTS: f.P_SHOT,
    Word.FROM_THROWS: f.P_THROW,
    Word.FROM_DISCHARGES: f.P_DISCHARGE,
    Word.FROM_SPELLS: f.P_SPELL,
    Word.FROM_MAGIC: f.P_MAGIC,
    Word.FROM_POISON: f.P_POISON,
    Word.FROM_FLYERS: f.P_FLYER,
}


def pick_of(those: Those) -> Pick:
    numbers, words = [], 0
    for word in those.words:
        if word in NUMBERS:
            numbers.append(NUMBERS[word])
        else:
            words |= BITS[word]
    return Pick(
        WHATS[those.what],
        SIDES[those.side],
        WHERES[those.where],
        those.range,
        those.other,
        yes_no(those.closed),
        yes_no(those.flying),
        bits([1 << ELEMENTS[element] for element in those.elements]),
        those.classes,
        bits([MARKS[mark] for mark in those.marks]),
        tuple(numbers),
        words,
        kinds_of(those.kinds),
        yes_no(those.elite),
        those.max_cost,
        those.min_weak,
        those.max_weak,
        yes_no(those.wounded),
        those.min_wounds,
        -1 if those.type is None else TYPES[those.type],
        SIDES[those.half],
        those.row,
        those.defending,
        yes_no(those.unique),
        those.min_cost,
    )


@lru_cache(1024)
def meant(those: Those) -> Pick:
    """The same, made once: not to be changed."""
    return pick_of(those)


def yes_no(value: bool | None) -> int:
    return -1 if value is None else int(value)


def bits(values: list[int]) -> int:
    found = 0
    for value in values:
        found |= value
    return found


def kinds_of(kinds: tuple[Kind, ...]) -> int:
    return bits([KINDS[kind] for kind in kinds])


def strengths_of(strengths: tuple[Strength, ...]) -> int:
    return bits([1 << STRENGTHS[strength] - 1 for strength in strengths]) or 7


def maybe(those: Those | None) -> Pick | None:
    return None if those is None else pick_of(those)


# conditions
def test_of(condition: Condition) -> Test:
    if isinstance(condition, InColumns):
        return Test(tests.IN_COLUMNS, bits([1 << column for column in condition.columns]))
    if isinstance(condition, InYourRow):
        return Test(tests.IN_YOUR_ROW, condition.row)
    if isinstance(condition, OnHalf):
        return Test(tests.ON_ENEMY_HALF if condition.enemy else tests.ON_YOUR_HALF)
    if isinstance(condition, InFormationWith):
        return Test(tests.IN_FORMATION, condition.number, meant(condition.those))
    if isinstance(condition, NextTo):
        return Test(tests.NEXT_TO, condition.number, near(condition.those))
    if isinstance(condition, NoneNextTo):
        return Test(tests.NONE_NEXT_TO, 0, near(condition.those))
    if isinstance(condition, StandsInFront):
        return Test(tests.IS_IN_FRONT, 1, placed(condition.those, tests.FRONT))
    if isinstance(condition, YouHave):
        pick = pick_of(condition.those)
        pick.side = tests.MINE
        return Test(tests.YOU_HAVE, 1, pick)
    if isinstance(condition, EnemyElements):
        return Test(tests.ENEMY_ELEMENTS, condition.number)
    if isinstance(condition, YourElementsAtMost):
        return Test(tests.YOUR_ELEMENTS, condition.number)
    if isinstance(condition, HasMark):
        return Test(tests.HAS_MARK, MARKS[condition.mark])
    if isinstance(condition, HostIs):
        return Test(tests.HOST_CLOSED, int(condition.closed))
    if isinstance(condition, StandsOpen):
        return Test(tests.IS_OPEN)
    if isinstance(condition, OnSurface):
        return Test(tests.ON_SURFACE, int(condition.surface))
    if isinstance(condition, IsWounded):
        return Test(tests.IS_WOUNDED, int(condition.wounded))
    assert isinstance(condition, YouAre), condition
    return Test(tests.IS_SECOND, int(condition.second))


def near(those: Those) -> Pick:
    return placed(those, tests.NEAR)


def placed(those: Those, where: int) -> Pick:
    pick = pick_of(those)
    pick.where = where
    return pick


def both(a: Test | None, b: Test | None) -> Test | None:
    if a is None or b is None:
        return a or b
    return Test(tests.BOTH, first=a, second=b)


# what a text chooses
def first_choice(effects: tuple[Effect, ...]) -> Pick | None:
    """Whom a feature chooses when it is declared (B-14.8)."""
    for effect in effects:
        if isinstance(effect, Redistribute):
            return meant(effect.source)
        if isinstance(effect, AndThen):
            return first_choice((effect.first, effect.then))
        whom = getattr(effect, "whom", None)
        if isinstance(whom, Chosen):
            return meant(whom.of)
        if isinstance(effect, FinishingBlow):
            return FINISHABLE
    return None


FINISHABLE = Pick(1, where=tests.NEAR)

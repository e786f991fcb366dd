"""Which cards a text means and what it asks for, as numbers: what `compiling` makes and `conditions` reads."""

from __future__ import annotations

from typing import Any

from sumrak.kernel.plain import Plain

# sides and places of a pick
ANY, MINE, THEIRS = range(3)
ANYWHERE, NEAR, FRONT, SAME_CELL, HOST, AROUND_IT, SAME_COLUMN, DIAGONALLY, BESIDE = range(9)
EITHER = -1

# marks, as bits
BLESSED, CURSED, POISONED = 1, 2, 4

# what a test asks
(
    IN_COLUMNS, IN_YOUR_ROW, ON_ENEMY_HALF, ON_YOUR_HALF, NEXT_TO, NONE_NEXT_TO, IS_IN_FRONT, YOU_HAVE, ENEMY_ELEMENTS,
    YOUR_ELEMENTS, HAS_MARK, HOST_CLOSED, IS_SECOND, HAS_TOKENS, NOT_LOST, IS_OPEN, ON_SURFACE, IS_WOUNDED, IN_SQUAD, ON_FIELD,
    BOTH, UNHURT, REBUFFS, IN_FORMATION,
) = range(24)  # fmt: skip


# what else narrows the events of a trigger (its `special`)
BY_YOURS, TO_YOUR_HALF, TO_ENEMY_HALF, FROM_NEAR_ACROSS, FOR_HOST, BY_RUSH, BY_POISON, BY_FEAR, ANY_DEATH = range(1, 10)


class Pick(Plain):
    """What a `Those` of the vocabulary means, as numbers. -1 where it does not matter; `numbers` are of `facts` (has one of them)."""

    __slots__ = (
        "bare", "classes", "closed", "cost", "defending", "elements", "elite", "flying", "half", "is_wounded", "kinds", "marks", "max_weak",
        "min_cost", "min_weak", "min_wounds", "numbers", "other", "row", "side", "spread", "type", "unique", "what", "where", "words",
    )  # fmt: skip

    def __init__(
        self, what: int = 0, side: int = ANY, where: int = ANYWHERE, spread: int = 0, other: bool = False, closed: int = EITHER,
        flying: int = EITHER, elements: int = 0, classes: tuple[str, ...] = (), marks: int = 0, numbers: tuple[int, ...] = (),
        words: int = 0, kinds: int = 0, elite: int = EITHER, cost: int = 0, min_weak: int = EITHER, max_weak: int = EITHER,
        is_wounded: int = EITHER, min_wounds: int = 0, type: int = EITHER, half: int = ANY, row: int = 0, defending: bool = False,
        unique: int = EITHER, min_cost: int = 0,
    ) -> None:  # fmt: skip
        self.what, self.side, self.where, self.spread, self.other = what, side, where, spread, other
        self.closed, self.flying, self.elements, self.classes, self.marks = closed, flying, elements, classes, marks
        self.numbers, self.words, self.kinds, self.elite, self.cost = numbers, words, kinds, elite, cost
        self.min_weak, self.max_weak, self.is_wounded, self.min_wounds = min_weak, max_weak, is_wounded, min_wounds
        self.type, self.half, self.row, self.defending, self.unique = type, half, row, defending, unique
        self.min_cost = min_cost
        self.bare = (
            self.closed < 0 and self.flying < 0 and self.elite < 0 and self.min_weak < 0 and self.max_weak < 0
            and self.is_wounded < 0 and self.type < 0 and self.unique < 0
            and not (elements or classes or marks or numbers or words or kinds or cost or min_wounds or min_cost)
        )  # fmt: skip
        """Nothing is said of what the card is or has, but `what`."""

    def parts(self) -> tuple[Any, ...]:
        return (
            self.what, self.side, self.where, self.spread, self.other, self.closed, self.flying, self.elements, self.classes,
            self.marks, self.numbers, self.words, self.kinds, self.elite, self.cost, self.min_weak, self.max_weak, self.is_wounded,
            self.min_wounds, self.type, self.half, self.row, self.defending, self.unique, self.min_cost,
        )  # fmt: skip


class Test(Plain):
    """A condition: what is asked, of which cards, how many; `BOTH` has two tests."""

    __slots__ = ("asks", "first", "number", "pick", "second")

    def __init__(
        self,
        asks: int,
        number: int = 0,
        pick: Pick | None = None,
        first: Test | None = None,
        second: Test | None = None,
    ) -> None:
        self.asks, self.number, self.pick, self.first, self.second = asks, number, pick, first, second

    def parts(self) -> tuple[Any, ...]:
        return self.asks, self.number, self.pick, self.first, self.second

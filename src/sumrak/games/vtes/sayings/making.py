"""How a sentence about an effect is made: fixed, with a number, with what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumrak.games.vtes.sayings.words import some
from sumrak.kernel.say import Pattern, Phrase, Words

Say = Callable[[Any], Phrase]


def fixed(en: str, ru: str) -> Say:
    return lambda effect: Words(en, ru)


def number(en: str, ru: str) -> Say:
    """`N` is the effect's number; only words without a plural of their own may stand beside it."""
    return lambda effect: Words(en.replace("N", str(effect.number)), ru.replace("N", str(effect.number)))


def whom(en: str, ru: str) -> Say:
    return lambda effect: Pattern(en, ru, (some(effect.whom),))


def number_and_whom(en: str, ru: str) -> Say:
    return lambda effect: Pattern(
        en.replace("N", str(effect.number)), ru.replace("N", str(effect.number)), (some(effect.whom),)
    )

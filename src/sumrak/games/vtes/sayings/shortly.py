"""What a card does in one of its ways, in the few words of a button."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.vtes.sayings.clauses import joined
from sumrak.games.vtes.sayings.effects import say
from sumrak.games.vtes.sayings.ones import ones
from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.kernel.reason import Phrased
from sumrak.kernel.say import render


@lru_cache(1024)
def effect_of(use: Use) -> Phrased:
    """Its effect alone, without when, by whom and at what price."""
    phrase = joined(tuple([say(effect) for effect in use.effects]))
    return Phrased(*[ones(render(phrase, lang)).rstrip(".") for lang in ("en", "ru")])

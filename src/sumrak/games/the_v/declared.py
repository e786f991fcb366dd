"""Test cards: a scenario may declare cards of its own from the vocabulary, in quotation marks."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from sumrak.games.the_v import vocabulary as v
from sumrak.games.the_v.lint.sense import Sense
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.kernel import declared
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line

SIDES = ("me", "opponent")
FACADE = ("character", "modification", "action", "location", "duel_card", "title")
WORDS = {name: getattr(v, name) for name in v.__all__}
NOTHING = type(None)
CONDITIONS = (v.HasTokens, v.IsExhausted, v.WasAttacked, v.WasExhaustedInDuel)
REQUIREMENTS = (v.Discard, v.MadnessAtLeast, v.RemoveFromScrapheap, v.Specialisation, v.TurnOwn, v.TurnTitle)
# what may stand in a field of this name, in a card or anywhere inside it
ONE: dict[str, tuple[type, ...]] = {
    "influence": (int, v.MadnessAtMost, NOTHING),
    "threat": (int, v.MadnessAtMost, NOTHING),
    "endurance": (int, NOTHING),
    "number": (int,),
    "times": (int,),
    "en": (str,),
    "ru": (str,),
    "gloss": (str,),
    "sign": (str,),
    "unique": (bool,),
    "key": (bool,),
    "may": (bool,),
    "additional": (bool,),
    "other": (bool,),
    "exhausted": (bool,),
    "zero": (bool,),
    "participating": (bool,),
    "whom": (v.Those, v.Ref, v.Target, v.Some),
    "of": (v.Those, v.Ref),
    "on": (v.Target, NOTHING),
    "keyword": (v.Keyword, NOTHING),
    "condition": (*CONDITIONS, NOTHING),
    "turned": (v.Turned, NOTHING),
    "specialisation": (v.Field, NOTHING),
    "kind": (v.Kind,),
    "side": (v.Side,),
    "zone": (v.Zone,),
    "moment": (v.Moment,),
    "until": (v.Until,),
    "price": (v.Price,),
    "field": (v.Field,),
}
SEVERAL: dict[str, tuple[type, ...]] = {
    "kinds": (v.Kind,),
    "extra": (v.Kind,),
    "keywords": (v.Keyword,),
    "explained": (v.Keyword,),
    "requirements": REQUIREMENTS,
    "text": (v.Clause,),
    "effects": (v.Effect,),
}
SENSELESS = ("wrong-type", "no-duel", "nothing-chosen", "no-bearer", "empty", "not-in-list")
"""Findings of the linter that a game could not play; the others are a matter of a good card."""


def declare(line: Line, number: int) -> Card:
    """`card "Name": action(text=(do(Draw(1)),))` — with `"English" / "Русский"` for a name in both languages."""
    card = declared.made(line, WORDS, FACADE, lambda name: f"T-{number:02d}")
    assert isinstance(card, Card)
    check(line, card)
    return replace(card, gloss=line.text.strip())


def check(line: Line, card: Card) -> None:
    """That every part is what it should be, and that a game can play it."""
    check_fields(line, card)
    sense = Sense(card, "", line.number)
    for clause in card.text:
        sense.clause(clause)
    for found in sense.findings:
        if found.message.key.removeprefix("lint-") in SENSELESS:
            raise line.wrong("the_v-scenario-senseless", why=found.message)


def check_fields(line: Line, node: Any) -> None:
    for field in fields(node):
        found = getattr(node, field.name)
        rows = found if field.name in SEVERAL and isinstance(found, tuple) else (found,)
        wanted = ONE.get(field.name) or SEVERAL.get(field.name)
        if wanted is None:
            continue
        if field.name in SEVERAL and not isinstance(found, tuple):
            raise line.wrong("scenario-a-tuple", field=field.name, found=shown(found))
        for one in rows:
            if not isinstance(one, wanted) or isinstance(one, bool) is not (wanted == (bool,)):
                raise line.wrong("scenario-cannot-be", field=field.name, of=type(node).__name__, found=shown(one))
            if is_dataclass(one):
                check_fields(line, one)


def shown(found: Any) -> str:
    return getattr(found, "__name__", None) or (type(found).__name__ + "(…)" if is_dataclass(found) else repr(found))


def declaration(card: Card) -> str:
    """The line that declares a test card; its `gloss` keeps how it was written."""
    return declared.declaration(card.en, card.ru, card.gloss)


def names_of(cards: tuple[Card, ...]) -> dict[str, int]:
    return {normal(name): i for i, card in enumerate(cards) for name in (card.id, card.en, card.ru)}

"""A card as data: that every part of it is what it should be, and of some use."""

from dataclasses import fields
from typing import Any, Final

from sumrak.games.night_watch.vocabulary import (
    AmuletWhole,
    BearsTheVortex,
    BitesAs,
    Breed,
    Card,
    CheaperGloom,
    DrawsMore,
    DrawSpells,
    Effect,
    FirstAttack,
    Guards,
    GuardsEgor,
    HoldBack,
    LayDown,
    Location,
    LookAtDeck,
    LookAtHand,
    LookAtSpells,
    LoseSpell,
    MoveVortex,
    NoDonorAttacks,
    NoLevelChange,
    NoMinus,
    NoToken,
    SpellKind,
    StaysUntilDrained,
    Steps,
    Stronger,
    StrongerOnce,
    Truce,
    Type,
    Watch,
    Where,
    Withdraws,
)
from sumrak.kernel.card_file import Finding, finding

OF_TYPE: Final[dict[Type, tuple[type, ...]]] = {
    Type.WATCHER: (Withdraws,),
    Type.SPELL: (),
    Type.ITEM: (
        AmuletWhole, BitesAs, CheaperGloom, DrawsMore, Guards, LookAtDeck, LookAtSpells, NoMinus, NoToken, Steps,
        Stronger, StrongerOnce,
    ),
    Type.ACCIDENT: (
        DrawSpells, FirstAttack, GuardsEgor, HoldBack, LayDown, LookAtHand, LoseSpell, MoveVortex, NoDonorAttacks,
        NoLevelChange, Truce,
    ),
    Type.CHARACTER: (BearsTheVortex, StaysUntilDrained),
}  # fmt: skip
LISTS: Final[dict[str, type]] = {
    "watch": Watch,
    "present": Watch,
    "breed": Breed,
    "against": Breed,
    "kind": SpellKind,
    "spell": SpellKind,
    "starts": Location,
    "where": Where,
}
OPTIONAL: Final = ("watch", "breed", "spell", "starts")
NUMBERS: Final = {
    "initiative": (0, 99),
    "strength": (0, 9),
    "experience": (0, 9),
    "cost": (0, 20),
    "power": (0, 9),
    "plus": (1, 9),
    "less": (1, 9),
    "number": (1, 9),
    "points": (1, 9),
    "cells": (1, 10),
    "by": (-9, 9),
}


class Sense:
    """Looks through one card. `names`: the Watchers that it may speak of, by id."""

    def __init__(self, card: Card, file: str, line: int, names: dict[str, Card]) -> None:
        self.card, self.file, self.line, self.names = card, file, line, names
        self.findings: list[Finding] = []
        self.named()
        self.node(card)
        for effect in card.text:
            if isinstance(effect, Effect):
                self.effect(effect)
            else:
                self.note("wrong-type", what=str(effect), type=card.type.value)
        if all(
            found.message.key == "lint-name" for found in self.findings
        ):  # otherwise its parts cannot be trusted to be what they say
            self.facts()

    def note(self, key: str, **args: object) -> None:
        self.findings.append(finding(self.file, self.line, key, card=self.card.id, **args))

    def named(self) -> None:
        card = self.card
        if not any("а" <= letter <= "ё" for letter in card.ru.lower()):
            self.note("name", language="ru")
        if not card.en.strip() or any("а" <= letter <= "ё" for letter in card.en.lower()):
            self.note("name", language="en")

    def node(self, node: Any) -> None:
        """What stands in a field is of its list or within its bounds."""
        what = type(node).__name__
        for field in fields(node):
            value = getattr(node, field.name)
            allowed = LISTS.get(field.name)
            if allowed is not None and not isinstance(value, allowed):
                if value is not None or field.name not in OPTIONAL:
                    words = ", ".join(member.name for member in allowed)  # type: ignore[attr-defined]
                    self.note("not-in-list", what=f"{what}.{field.name}", found=str(value), allowed=words)
            elif field.name in NUMBERS:
                low, high = NUMBERS[field.name]
                if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                    self.note("number", what=f"{what}.{field.name}", n=str(value), low=low, high=high)

    def effect(self, effect: Effect) -> None:
        what = type(effect).__name__
        if type(effect).say is Effect.say:
            self.note("no-say", what=what)
        elif not isinstance(effect, OF_TYPE[self.card.type]):
            self.note("wrong-type", what=what, type=self.card.type.value)
        self.node(effect)
        if isinstance(effect, DrawSpells):
            if not effect.whom:
                self.note("empty", what=f"{what}.whom")
            for breed in effect.whom:
                if not isinstance(breed, Breed):
                    words = ", ".join(member.name for member in Breed)
                    self.note("not-in-list", what=f"{what}.whom", found=str(breed), allowed=words)
        if isinstance(effect, MoveVortex) and not effect.by:
            self.note("empty", what=what)

    def facts(self) -> None:
        card = self.card
        is_watcher = card.type is Type.WATCHER
        if is_watcher is (card.breed is None):
            self.note("useless", what="breed")
        if card.watch is None and card.type in (Type.WATCHER, Type.ITEM):
            self.note("empty", what="watch")
        if is_watcher and not card.initiative:
            self.note("number", what="initiative", n="0", low=1, high=99)
        if card.breed is Breed.SHAPESHIFTER and card.strength:  # NW-60
            self.note("useless", what="strength")
        if card.breed is Breed.VAMPIRE and card.experience:  # NW-71
            self.note("useless", what="experience")
        if card.type in (Type.ITEM, Type.ACCIDENT) and not card.text:
            self.note("empty", what="text")
        if card.type is Type.ACCIDENT and card.donor is not any(isinstance(effect, LayDown) for effect in card.text):
            self.note("useless", what="donor")
        self.holders()

    def holders(self) -> None:
        for id in self.card.holders:
            holder = self.names.get(id)
            if holder is None or holder.type is not Type.WATCHER or holder.watch is not self.card.watch:
                allowed = [x.id for x in self.names.values() if x.type is Type.WATCHER and x.watch is self.card.watch]
                self.note("not-in-list", what="holders", found=str(id), allowed=", ".join(allowed))

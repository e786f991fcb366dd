"""A card as data: that every part of it is what it should be, is of some use, and that the rules do all that it prints."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from sumrak.games.berserk.compiling import facts_of
from sumrak.games.berserk.deeds import deed_of
from sumrak.games.berserk.vocabulary import (
    ATTACKED,
    ATTACKER,
    HOST,
    IT,
    Attack,
    BlockAttack,
    BringToStrong,
    Card,
    CellMarker,
    ChangeDie,
    Chosen,
    Concentration,
    Crystal,
    Effect,
    Element,
    Feature,
    Formation,
    Frenzy,
    Hits,
    HitsOrMisses,
    Incorporeal,
    IsAttacked,
    IsHit,
    Keyword,
    Kind,
    LoseTokens,
    Mark,
    MaxTokens,
    Play,
    Rebuff,
    Redistribute,
    ReduceStrike,
    Side,
    Spot,
    SpreadWounds,
    Strength,
    Turns,
    Type,
    Until,
    Valhalla,
    What,
    When,
    Where,
    While,
    Word,
    X,
    YoursDestroys,
)
from sumrak.games.berserk.vocabulary.words import CLASSES
from sumrak.kernel.card_file import Finding, finding

LISTS: Final[dict[str, type[Enum]]] = {
    "element": Element,
    "crystal": Crystal,
    "type": Type,
    "kind": Kind,
    "strength": Strength,
    "side": Side,
    "half": Side,
    "what": What,
    "where": Where,
    "mark": Mark,
    "word": Word,
    "until": Until,
    "turns": Turns,
    "marker": CellMarker,
    "spot": Spot,
}
NUMBERS: Final = {"amount": (-9, 9), "range": (0, 9), "cost": (0, 15), "per_token": (0, 3), "times": (0, 3)}
SUDDEN: Final = (BringToStrong, ReduceStrike, ChangeDie, SpreadWounds)
SYMBIOTES: Final = (Type.COMPANION, Type.PARASITE)
NEED_NUMBER: Final = (Word.ARMOUR, Word.REGENERATION)
MOVES: Final = (Word.JUMP, Word.TELEPORT)


def walk(node: Any) -> Iterator[Any]:
    """The node and everything in it, in the order of the text."""
    yield node
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from walk(getattr(node, field.name))


class Sense:
    """Looks through one card."""

    def __init__(self, card: Card, file: str, line: int) -> None:
        self.card = card
        self.file = file
        self.line = line
        self.findings: list[Finding] = []
        self.facts()
        for node in walk(card.text):
            if is_dataclass(node):
                self.node(node)
        if not self.findings:  # otherwise the features cannot be trusted to be what they say
            self.features(card.text, False)
        if not self.findings:
            self.done()

    def note(self, key: str, **args: object) -> None:
        self.findings.append(finding(self.file, self.line, key, card=self.card.id, **args))

    def facts(self) -> None:
        card = self.card
        if not card.ru.strip() or not any("а" <= letter <= "ё" for letter in card.ru.lower()):
            self.note("name", language="ru")
        if not card.en.strip() or any("а" <= letter <= "ё" for letter in card.en.lower()):
            self.note("name", language="en")
        if card.type is not Type.TERRAIN:
            self.between("life", card.life or 0, 1, 40)
        if card.type is Type.GROUND:
            self.between("move", card.move or 0, 0, 5)
        self.between("cost", card.cost, 0, 15)
        for number in card.strike or ():
            self.between("strike", number, 0, 12)
        for name in card.classes:
            if name not in CLASSES:
                self.note("not-in-list", what="classes", found=name, allowed=", ".join(CLASSES))

    def between(self, what: str, number: int, low: int, high: int) -> None:
        if not low <= number <= high:
            self.note("number", what=what, n=number, low=low, high=high)

    def node(self, node: Any) -> None:
        what = type(node).__name__
        if isinstance(node, (Effect, Feature)) and type(node).say in (Effect.say, Feature.say):
            self.note("no-say", what=what)
        if isinstance(node, Keyword) and node.word in NEED_NUMBER:
            self.between(node.word.value, node.number, 1, 9)
        for field in fields(node):
            value = getattr(node, field.name)
            wanted = LISTS.get(field.name)
            if wanted is not None and value is not None and not isinstance(value, wanted):
                self.note(
                    "not-in-list", what=f"{what}.{field.name}", found=str(value), allowed=", ".join(wanted.__members__)
                )
            elif field.name in NUMBERS and isinstance(value, int):
                self.between(f"{what}.{field.name}", value, *NUMBERS[field.name])
            elif field.name == "classes":
                for name in value:
                    if name not in CLASSES:
                        self.note("not-in-list", what=f"{what}.classes", found=name, allowed=", ".join(CLASSES))

    def features(self, features: tuple[Feature, ...], inside: bool) -> None:
        seen: list[Word] = []
        for feature in features:
            what = type(feature).__name__
            if isinstance(feature, Keyword):
                if feature.word in seen:
                    self.note("keyword-twice", word=feature.word.value)
                if feature.word in MOVES and self.card.type is not Type.GROUND:
                    self.note("wrong-type", what=feature.word.value, type=self.card.type.value)
                seen.append(feature.word)
            elif isinstance(feature, (Formation, Incorporeal, While, Rebuff)):
                if not feature.features and not isinstance(feature, Incorporeal):
                    self.note("empty", what=what)
                if isinstance(feature, Formation) and self.card.type is not Type.GROUND:
                    self.note("wrong-type", what=what, type=self.card.type.value)
                self.features(feature.features, True)
            elif isinstance(feature, (Play, When, Frenzy, Valhalla, Concentration)):
                self.effects(feature, feature.effects)
            elif isinstance(feature, MaxTokens) and not uses_tokens(self.card):
                self.note("useless", what=what)

    def effects(self, feature: Feature, effects: tuple[Effect, ...]) -> None:
        what = type(feature).__name__
        if not effects:
            self.note("empty", what=what)
            return
        is_sudden = isinstance(feature, Play) and feature.sudden
        chosen = isinstance(feature, When) and isinstance(feature.moment, YoursDestroys)
        in_attack = isinstance(feature, Frenzy) or (
            isinstance(feature, When) and isinstance(feature.moment, (Hits, HitsOrMisses, IsHit, IsAttacked))
        )
        in_attack = in_attack or (isinstance(feature, Play) and isinstance(effects[0], Attack))
        for effect in effects:
            if isinstance(effect, SUDDEN) and not is_sudden:
                self.note("not-sudden", what=type(effect).__name__)
            whom = getattr(effect, "whom", None)
            if whom is IT and not chosen:
                self.note("nothing-chosen")
            if whom in (ATTACKED, ATTACKER) and not in_attack:
                self.note("no-attack", what=whom.name)
            if whom is HOST and self.card.type not in SYMBIOTES:
                self.note("wrong-type", what="HOST", type=self.card.type.value)
            chosen = chosen or isinstance(whom, Chosen) or isinstance(effect, Redistribute)
        if isinstance(feature, Play):
            if feature.price.tokens == X and not any(
                isinstance(node, Attack) and node.per_token for node in walk(effects)
            ):
                self.note("useless", what="X")

    def done(self) -> None:
        """No card is half a card: what it prints is what the rules do."""
        for node in walk(self.card.text):
            if isinstance(node, Effect) and not isinstance(node, BlockAttack) and deed_of(type(node)) is None:
                self.note("not-done", what=type(node).__name__)
        try:
            facts_of(self.card)
        except (AssertionError, AttributeError, KeyError, TypeError, ValueError) as error:
            self.note("not-done", what=str(error) or type(error).__name__)


def uses_tokens(card: Card) -> bool:
    return any(
        (isinstance(node, Play) and node.price.tokens)
        or type(node).__name__ in ("GetTokens", "BeginsWithTokens", LoseTokens.__name__)
        for node in walk(card.text)
    )

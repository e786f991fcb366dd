"""A card as data: that every part of it is what it should be, and of some use."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from sumrak.games.the_v.vocabulary import (
    BEARER,
    IT,
    OPENED,
    PARTICIPANT,
    RIVAL,
    SELF,
    THIS_DUEL,
    Ability,
    Become,
    Becomes,
    CancelDuelCard,
    Card,
    Clause,
    Continuous,
    Controlled,
    Do,
    Effect,
    Field,
    Gets,
    IfYouDo,
    Keyword,
    Kind,
    Later,
    Moment,
    NoAbilities,
    PlayOnlyOn,
    Price,
    PutIntoPlay,
    Side,
    Some,
    StopTheDuel,
    Target,
    Those,
    Turned,
    Until,
    When,
    Word,
    Zone,
)
from sumrak.kernel.card_file import Finding, finding

LISTS: Final[dict[str, type]] = {
    "kind": Kind,
    "type": Kind,
    "side": Side,
    "zone": Zone,
    "turned": Turned,
    "moment": Moment,
    "until": Until,
    "price": Price,
    "word": Word,
    "field": Field,
    "specialisation": Field,
}
OPTIONAL: Final = ("turned", "specialisation")
NUMBERS: Final = {"times": (1, 3), "number": (1, 9), "influence": (-9, 9), "threat": (-9, 9), "endurance": (1, 9)}
TAKE_NUMBER: Final = (Word.ENDURANCE, Word.RAGE, Word.MADNESS)
DUELS: Final = (Moment.START_OF_DUEL, Moment.END_OF_DUEL, Moment.AFTER_DUEL)
HAVE_VALUES: Final = (Kind.CHARACTER, Kind.MODIFICATION)
ONE_OFF: Final = (Kind.ACTION, Kind.DUEL)


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
        self.keywords()
        for node in walk((card.keywords, card.requirements, card.text)):
            if is_dataclass(node):
                self.node(node)
        if not self.findings:  # otherwise the clauses cannot be trusted to be what they say
            for clause in card.text:
                self.clause(clause)

    def note(self, key: str, **args: object) -> None:
        self.findings.append(finding(self.file, self.line, key, card=self.card.id, **args))

    def facts(self) -> None:
        card = self.card
        if not card.ru.strip() or not any("а" <= letter <= "ё" for letter in card.ru.lower()):
            self.note("name", language="ru")
        if not card.en.strip() or any("а" <= letter <= "ё" for letter in card.en.lower()):
            self.note("name", language="en")
        values = (card.influence, card.threat)
        if card.type in HAVE_VALUES and any(value is None for value in values):
            self.note("no-values")
        low = 0 if card.type is Kind.CHARACTER else -9
        for name, value in zip(("influence", "threat"), values, strict=True):
            if value is not None and not low <= value <= 9:
                self.note("number", what=name, n=value, low=low, high=9)
        if card.type is Kind.TITLE and card.specialisation is None:
            self.note("no-specialisation")
        if card.sign and card.type is not Kind.DUEL:
            self.note("useless", what="sign")

    def keywords(self) -> None:
        card = self.card
        for keyword in card.explained:
            if keyword not in card.keywords:
                self.note("explained", word=shown(keyword))
        seen: list[object] = []
        for keyword in card.keywords:
            word = getattr(keyword, "word", None)
            if word in seen:
                self.note("keyword-twice", word=shown(keyword))
            seen.append(word)
        for clause in card.text:
            if isinstance(clause, Gets) and clause.whom in (SELF, BEARER):
                for keyword in clause.keywords:
                    if getattr(keyword, "word", None) in seen:
                        self.note("keyword-in-text", word=shown(keyword))

    def node(self, node: Any) -> None:
        what = type(node).__name__
        if isinstance(node, (Effect, Clause)) and type(node).say in (Effect.say, Clause.say):
            self.note("no-say", what=what)
        if isinstance(node, Keyword):
            if node.word in TAKE_NUMBER and not 1 <= abs(node.number) <= 9:
                self.note("number", what=shown(node), n=node.number, low=-9, high=9)
            elif isinstance(node.word, Word) and node.word not in TAKE_NUMBER and node.number:
                self.note("useless", what=shown(node))
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name in LISTS and not isinstance(value, LISTS[field.name]):
                if value is None and field.name in OPTIONAL:
                    continue
                allowed = ", ".join(member.name for member in LISTS[field.name])  # type: ignore[attr-defined]
                self.note("not-in-list", what=f"{what}.{field.name}", found=str(value), allowed=allowed)
            elif field.name in NUMBERS and isinstance(value, int) and not isinstance(node, Keyword):
                low, high = NUMBERS[field.name]
                if isinstance(node, (Becomes, Become)) and field.name != "endurance":
                    low = 0
                if not low <= value <= high:
                    self.note("number", what=f"{what}.{field.name}", n=value, low=low, high=high)

    def clause(self, clause: Clause) -> None:
        kind, what = self.card.type, type(clause).__name__
        moment = clause.moment if isinstance(clause, When) else None
        if isinstance(clause, Do) is not (kind in ONE_OFF) and moment is not OPENED:
            self.note("wrong-type", what=what, type=kind.value)
        if isinstance(clause, Ability) and kind is not Kind.CHARACTER:
            self.note("wrong-type", what=what, type=kind.value)
        if isinstance(clause, (PlayOnlyOn, Controlled)) and kind is not Kind.MODIFICATION:
            self.note("wrong-type", what=what, type=kind.value)
        if moment is OPENED and kind is not Kind.DUEL:
            self.note("wrong-type", what="OPENED", type=kind.value)
        if isinstance(clause, (Do, Ability, When)) and not clause.effects:
            self.note("empty", what=what)
        if isinstance(clause, (Gets, Becomes)) and clause == type(clause)(clause.whom):
            self.note("empty", what=what)
        in_duel = kind is Kind.DUEL or moment in DUELS
        chosen = False
        previous: object = None
        for node in walk(clause):
            if isinstance(node, (Target, Some)):
                chosen = True
            if isinstance(node, Target) and isinstance(clause, (Continuous, PlayOnlyOn)):
                self.note("target-unused", what=what)
            if node is IT and not chosen:
                self.note("nothing-chosen")
            if node is BEARER and kind is not Kind.MODIFICATION:
                if not isinstance(clause, NoAbilities) or clause.whom is BEARER:
                    self.note("wrong-type", what="BEARER", type=kind.value)
            if node is PARTICIPANT and kind is not Kind.DUEL:
                self.note("wrong-type", what="PARTICIPANT", type=kind.value)
            if (node is RIVAL or node is THIS_DUEL) and not in_duel:
                self.note("no-duel", what=node.name)
            if isinstance(node, Those) and node.participating and not in_duel:
                self.note("no-duel", what="participating")
            if isinstance(node, (StopTheDuel, Later)) and not in_duel:
                self.note("no-duel", what=type(node).__name__)
            if isinstance(node, CancelDuelCard) and kind is not Kind.DUEL:
                self.note("wrong-type", what="CancelDuelCard", type=kind.value)
            if isinstance(node, IfYouDo) and not isinstance(previous, Effect):
                self.note("empty", what="IfYouDo")
            if isinstance(node, PutIntoPlay):
                of = node.whom.of
                is_modification = isinstance(of, Those) and of.kind is Kind.MODIFICATION
                if is_modification and node.on is None:
                    self.note("no-bearer")
                if not is_modification and node.on is not None:
                    self.note("target-unused", what="PutIntoPlay.on")
            if isinstance(node, Effect):
                previous = node


def shown(keyword: object) -> str:
    word = getattr(keyword, "word", keyword)
    return str(getattr(word, "value", word))

"""Berserk as the facade knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sumrak.games.berserk import deck as decks_of
from sumrak.games.berserk import judgement, judging, naming, position, reading, rules, showing, telling
from sumrak.games.berserk.cards import decks
from sumrak.games.berserk.deck import Deck
from sumrak.games.berserk.events import NAMES
from sumrak.games.berserk.explaining import explain, worth_explaining
from sumrak.games.berserk.facts import Sheet
from sumrak.games.berserk.notation import language
from sumrak.games.berserk.printed import SHEET
from sumrak.games.berserk.rules import Rules
from sumrak.games.berserk.setup import new_game
from sumrak.games.berserk.state import Berserk
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event, sees
from sumrak.kernel.explanation import Explanation
from sumrak.kernel.reason import Message, Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.scene import Scene
from sumrak.kernel.spec import GameSpec, Spec

OPTION_CITES = {
    "move": cite("B-11.5"),
    "strike": cite("B-15.1"),
    "use": cite("B-17.1"),
    "leap": cite("B-11.8"),
    "gather": cite("B-20.4"),
    "aim": cite("B-19.2"),
    "turn_up": cite("B-8.3e"),
    "defend": cite("B-15.2"),
    "reroll": cite("B-18.4a"),
}


class BerserkSpec(GameSpec[Berserk]):
    """Berserk."""

    def __init__(self, sheet: Sheet = SHEET) -> None:
        self.id = "berserk"
        self.names = {"en": "Berserk", "ru": "Берсерк"}
        self.fewest = self.most = self.usual = 2
        self.foresight = 1
        self.certainty = 3.0  # bench/certainty.py
        self.sheet = sheet
        self.language = language(sheet)
        self.about = naming.ABOUT
        self.event_names = NAMES
        self.takes_back = ("put_back",)

    def of(self, s: Berserk) -> Spec:
        return self if s.sheet is self.sheet else spec_with(s.sheet)

    def __reduce__(self) -> tuple[Any, ...]:
        return (spec_with, (self.sheet,))

    # to begin
    def deck_ids(self) -> tuple[str, ...]:
        return tuple([deck.id for deck in decks.DECKS])

    def deck(self, what: Any) -> Any:
        for deck in decks.DECKS:
            if what == deck.id:
                return deck
        if isinstance(what, Deck):
            return what
        is_text = isinstance(what, str) and "\n" in what
        return decks_of.parse_deck(what) if is_text else decks_of.load(what)

    def rules(self, what: Any) -> Rules:
        return rules.rules_of(what)

    def start(self, decks: Sequence[Any], seats: int, rules: Any, seed: int) -> Berserk:
        for deck in decks:
            decks_of.playable(deck, rules)  # by the switches of this game: a draft has smaller decks (B-4.1)
        return new_game(self.sheet, rules, (decks[0], decks[1]), seed)

    def write_deck(self, deck: Any) -> Any:
        return deck.id if deck in decks.DECKS else decks_of.format_deck(deck, "en")

    def write_rules(self, record: Any) -> Any:
        return rules.written(record)

    def fingerprint(self) -> str:
        return hashlib.blake2b(repr(self.sheet.cards).encode(), digest_size=8).hexdigest()

    # other cards
    def cards(self) -> tuple[Any, ...]:
        return self.sheet.cards

    def with_cards(self, cards: tuple[Any, ...]) -> Spec:
        return spec_with(Sheet(cards))

    def adopt(self, s: Berserk) -> Berserk:
        new = s.copy()
        assert isinstance(new, Berserk)
        new.sheet = self.sheet
        new.renamed()
        new.refreshed()
        return new

    # to judge
    def conceivable(self, s: Berserk, seat: int) -> list[Option]:
        return judging.conceivable(s, seat)

    def why_not(self, s: Berserk, seat: int, option: Option) -> Reason | None:
        return judging.why_not(s, seat, option)

    def why_not_named(self, s: Berserk, seat: int, option: Option) -> Reason | None:
        return naming.why_not_named(s, seat, option)

    def why_not_unseen(self, verb: str, is_first: bool) -> Reason | None:
        return naming.why_not_unseen(verb, is_first)

    def warning(self, s: Berserk, seat: int, option: Option) -> Reason | None:
        return judging.warning(s, seat, option)

    def worth_asking(self, s: Berserk, seat: int, card: int) -> list[Option]:
        return judging.worth_asking(s, seat, card)

    def option_cite(self, s: Berserk, option: Option, decision: Decision) -> str:
        return OPTION_CITES.get(option[0], decision.cite)

    def explain(self, s: Berserk, card: int, what: str) -> Explanation:
        return explain(s, card, what)

    def values(self, s: Berserk, card: int) -> list[str]:
        return worth_explaining(s, card)

    def judgement(self, s: Berserk, seat: int) -> float:
        return judgement.value(s, seat)

    def is_quiet(self, s: Berserk) -> bool:
        return judgement.is_quiet(s)

    # to show
    def phase(self, s: Berserk) -> str:
        return showing.PHASES.get(s.phase, s.phase)

    def counters(self, s: Berserk, seat: int) -> dict[str, int]:
        return showing.counters(s, seat)

    def private(self, s: Berserk, seat: int) -> dict[str, int]:
        return showing.crystals(s, seat)

    def card_view(self, s: Berserk, card: int) -> dict[str, Any]:
        return showing.card_view(s, card)

    def held_view(self, s: Berserk, card: int) -> dict[str, Any]:
        return showing.held_view(s, card)

    def cell_badges(self, s: Berserk) -> dict[int, list[str]]:
        return showing.cell_badges(s)

    def back_view(self, s: Berserk, card: int) -> dict[str, Any]:
        return showing.back_view(s, card)

    def scenes(self, s: Berserk) -> list[Scene]:
        return showing.scenes(s)

    def prompt(self, s: Berserk, decision: Decision, seat: int) -> Message:
        return telling.prompt(s, decision, seat)

    def window(self, s: Berserk, decision: Decision) -> str:
        return telling.WINDOWS.get(decision.cite, "priority") if decision.then.__name__ == "respond" else ""

    def option_label(self, s: Berserk, option: Option, decision: Decision) -> Message:
        return telling.option_label(s, option, decision)

    def event_message(self, event: Event, seat: int) -> Message | None:
        return telling.log_message(self.sheet, event, event.card >= 0 and not sees(event, seat))

    def end_message(self, termination: str, winners: tuple[int, ...]) -> Message:
        return telling.end_message(termination, winners)

    def catalogue(self) -> dict[str, Any]:
        from sumrak.games.berserk.cards.catalogue import catalogue
        from sumrak.games.berserk.layout import LAYOUT
        from sumrak.kernel.layout import layout_json

        return {**catalogue(), "hash": self.fingerprint(), "layout": layout_json(LAYOUT)}

    # positions as text
    def position(self, s: Berserk) -> str | None:
        return position.write(s)

    def read_position(self, text: str) -> Berserk:
        return reading.read(text)


@lru_cache(16)
def spec_with(sheet: Sheet) -> BerserkSpec:
    """The spec of these cards, made once in each process."""
    return BerserkSpec(sheet)

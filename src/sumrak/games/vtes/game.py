"""Vampire as the facade knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sumrak.games.vtes import deck as decks_of
from sumrak.games.vtes import judgement, judging, naming, position, reading, showing, telling
from sumrak.games.vtes.board import SEATED, order_of
from sumrak.games.vtes.cards.decks import DECKS
from sumrak.games.vtes.deck import Deck
from sumrak.games.vtes.events import NAMES
from sumrak.games.vtes.explaining import explain, worth_explaining
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.notation import language
from sumrak.games.vtes.printed import SHEET
from sumrak.games.vtes.rules import Rules, parse_rules, write_rules
from sumrak.games.vtes.setup import new_game
from sumrak.games.vtes.state import Vtes
from sumrak.games.vtes.values import fresh
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event, sees
from sumrak.kernel.explanation import Explanation
from sumrak.kernel.reason import Message, Reason
from sumrak.kernel.scene import Scene
from sumrak.kernel.spec import GameSpec, Spec
from sumrak.kernel.window import respond


class VtesSpec(GameSpec[Vtes]):
    """Vampire: The Eternal Struggle."""

    def __init__(self, sheet: Sheet = SHEET) -> None:
        self.id = "vtes"
        self.names = {"en": "Vampire: The Eternal Struggle", "ru": "Вампиры: Вечная борьба"}
        self.fewest, self.most, self.usual = 2, 5, 4
        self.sheet = sheet
        self.language = language(sheet)
        self.about = naming.ABOUT
        self.event_names = NAMES

    def of(self, s: Vtes) -> Spec:
        return self if s.sheet is self.sheet else spec_with(s.sheet)

    def __reduce__(self) -> tuple[Any, ...]:
        return (spec_with, (self.sheet,))

    # to begin
    def deck_ids(self) -> tuple[str, ...]:
        return tuple([deck.id for deck in DECKS])

    def deck(self, what: Any) -> Deck:
        for deck in DECKS:
            if what == deck.id:
                return deck
        return decks_of.read(self.sheet, what)

    def rules(self, what: Any) -> Rules:
        return parse_rules(what)

    def start(self, decks: Sequence[Any], seats: int, rules: Any, seed: int) -> Vtes:
        return new_game(self.sheet, tuple(decks), rules, seed)

    def write_deck(self, deck: Any) -> Any:
        return deck.id if deck in DECKS else decks_of.write(self.sheet, deck)

    def write_rules(self, rules: Any) -> Any:
        return write_rules(rules)

    def fingerprint(self) -> str:
        return hashlib.blake2b(repr(self.sheet.cards).encode(), digest_size=8).hexdigest()

    # other cards
    def cards(self) -> tuple[Any, ...]:
        return self.sheet.cards

    def with_cards(self, cards: tuple[Any, ...]) -> Spec:
        return spec_with(Sheet(cards))

    def adopt(self, s: Vtes) -> Vtes:
        new = s.copy()
        assert isinstance(new, Vtes)
        new.sheet = self.sheet
        new.renamed()
        new.reprinted()
        return new

    # to judge
    def conceivable(self, s: Vtes, seat: int) -> list[Option]:
        return judging.conceivable(s, seat)

    def why_not(self, s: Vtes, seat: int, option: Option) -> Reason | None:
        return judging.why_not(s, seat, option)

    def why_not_named(self, s: Vtes, seat: int, option: Option) -> Reason | None:
        return naming.why_not_named(s, seat, option)

    def why_not_unseen(self, verb: str, is_first: bool) -> Reason | None:
        return naming.why_not_unseen(verb, is_first)

    def warning(self, s: Vtes, seat: int, option: Option) -> Reason | None:
        return judging.warning(s, seat, option)

    def worth_asking(self, s: Vtes, seat: int, card: int) -> list[Option]:
        return judging.worth_asking(s, seat, card)

    def explain(self, s: Vtes, card: int, what: str) -> Explanation:
        return explain(s, card, what)

    def values(self, s: Vtes, card: int) -> list[str]:
        return worth_explaining(s, card)

    def judgement(self, s: Vtes, seat: int) -> float:
        return judgement.value(s, seat)

    def shares(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> tuple[float, ...]:
        """By victory points: who ousted one of four and was ousted has won something."""
        won = sum(scores)
        return tuple([points / won for points in scores]) if won else super().shares(winners, scores)

    def is_quiet(self, s: Vtes) -> bool:
        return judgement.is_quiet(s)

    # to show
    def ready(self, s: Vtes) -> None:
        fresh(s)

    def phase(self, s: Vtes) -> str:
        return s.phase or "setup"

    def ring(self, s: Vtes) -> list[int]:
        return list(order_of(s.seating)) if s.seating >= SEATED else []

    def counters(self, s: Vtes, seat: int) -> dict[str, int]:
        mine = s.active == seat
        return {
            "pool": s.pool[seat],
            "points": s.halves[seat] // 2,
            "half": s.halves[seat] % 2,
            "edge": int(s.edge == seat),
            "out": 1 - (s.alive >> seat & 1),
            "masters": s.masters if mine and s.phase == "master" else 0,
            "transfers": s.transfers if mine and s.phase == "influence" else 0,
        }

    def card_view(self, s: Vtes, card: int) -> dict[str, Any]:
        return showing.card_view(s, card)

    def back_view(self, s: Vtes, card: int) -> dict[str, Any]:
        return showing.back_view(s, card)

    def scenes(self, s: Vtes) -> list[Scene]:
        return showing.scenes(s)

    def prompt(self, s: Vtes, decision: Decision, seat: int) -> Message:
        return telling.prompt(s, decision, seat)

    def window(self, s: Vtes, decision: Decision) -> str:
        return telling.WINDOWS[decision.args[1].bit_length() - 1] if decision.then is respond else ""

    def option_label(self, s: Vtes, option: Option, decision: Decision) -> Message:
        found = telling.option_label(s, option, decision)
        return found if found is not None else Spec.option_label(self, s, option, decision)

    def event_message(self, event: Event, seat: int) -> Message | None:
        return telling.log_message(self.sheet, event, event.card >= 0 and not sees(event, seat))

    def end_message(self, termination: str, winners: tuple[int, ...]) -> Message:
        return telling.end_message(termination, winners)

    def catalogue(self) -> dict[str, Any]:
        from sumrak.games.vtes.cards.shown import catalogue
        from sumrak.games.vtes.layout import LAYOUT
        from sumrak.kernel.layout import layout_json

        return {**catalogue(), "hash": self.fingerprint(), "layout": layout_json(LAYOUT)}

    # positions as text
    def position(self, s: Vtes) -> str | None:
        return position.write(s)

    def read_position(self, text: str) -> Vtes:
        return reading.read(text, self.sheet)


@lru_cache(16)
def spec_with(sheet: Sheet) -> VtesSpec:
    """The spec of these cards, made once in each process."""
    return VtesSpec(sheet)

"""Night Watch as the facade knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sumrak.games.night_watch import (
    endings,
    gloom,
    judgement,
    judging,
    naming,
    position,
    reading,
    rules,
    scenes,
    spells,
    telling,
)
from sumrak.games.night_watch.cards import decks
from sumrak.games.night_watch.events import NAMES
from sumrak.games.night_watch.explaining import explain, player_of, worth_explaining
from sumrak.games.night_watch.facts import LOCATIONS, MAGE, SPELL, WITCH, Sheet
from sumrak.games.night_watch.notation import language
from sumrak.games.night_watch.printed import SHEET
from sumrak.games.night_watch.reckoning import DRAINED_AT
from sumrak.games.night_watch.rules import Rules
from sumrak.games.night_watch.setup import new_game
from sumrak.games.night_watch.state import NightWatch, is_watcher
from sumrak.games.night_watch.warning import warning
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event, sees
from sumrak.kernel.explanation import Explanation
from sumrak.kernel.reason import Message, Reason, Wrong
from sumrak.kernel.rulebook import cite
from sumrak.kernel.scene import Scene
from sumrak.kernel.spec import GameSpec, Spec

OPTION_CITES = {
    "introduce": cite("NW-112"),
    "lay": cite("NW-121"),
    "give": cite("NW-122"),
    "take": cite("NW-124"),
    "move": cite("NW-100"),
    "withdraw": cite("NW-256"),
    "put": cite("NW-303"),
    "call": cite("NW-80"),
    "weaken": cite("NW-53"),
    "burn": cite("NW-54"),
    "burn_amulet": cite("NW-54"),
    "wound": cite("NW-58"),
    "amulet_pays": cite("NW-243"),
    "maneuver": cite("NW-64"),
}
DECK = "standard"
SEATS = ("night", "day")


class NightWatchSpec(GameSpec[NightWatch]):
    """Night Watch; seat 0 is Night."""

    def __init__(self, sheet: Sheet = SHEET) -> None:
        self.id = "night_watch"
        self.names = {"en": "Night Watch", "ru": "Ночной Дозор"}
        self.fewest = self.most = self.usual = 2
        self.foresight = 1
        self.certainty = 1.5  # bench/certainty.py
        self.sheet = sheet
        self.language = language(sheet)
        self.about = naming.ABOUT
        self.event_names = NAMES

    def of(self, s: NightWatch) -> Spec:
        return self if s.sheet is self.sheet else spec_with(s.sheet)

    def __reduce__(self) -> tuple[Any, ...]:
        return (spec_with, (self.sheet,))

    # to begin
    def deck_ids(self) -> tuple[str, ...]:
        """The cards are those of the box: nobody brings a deck."""
        return (DECK,)

    def deck(self, what: Any) -> Any:
        if what != DECK:
            raise ValueError(f"Night Watch is played with the cards of its box, the deck {DECK!r}, not {what!r}")
        return what

    def rules(self, what: Any) -> Rules:
        return rules.read(what)

    def start(self, decks: Sequence[Any], seats: int, rules: Any, seed: int) -> NightWatch:
        return new_game(self.sheet, rules, seed)

    def write_deck(self, deck: Any) -> Any:
        return deck

    def write_rules(self, record: Any) -> Any:
        return rules.write(record)

    def fingerprint(self) -> str:
        text = repr((self.sheet.cards, decks.SPELLS, decks.PROBABILITY))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    # other cards
    def cards(self) -> tuple[Any, ...]:
        return self.sheet.cards

    def with_cards(self, cards: tuple[Any, ...]) -> Spec:
        return spec_with(Sheet(cards))

    def adopt(self, s: NightWatch) -> NightWatch:
        new = s.copy()
        assert isinstance(new, NightWatch)
        if new.sheet.places != self.sheet.places:
            raise Wrong("night_watch-scenario-initiative")
        new.sheet = self.sheet
        new.renamed()
        new.refreshed()
        return new

    # to judge
    def conceivable(self, s: NightWatch, seat: int) -> list[Option]:
        return judging.conceivable(s, seat)

    def why_not(self, s: NightWatch, seat: int, option: Option) -> Reason | None:
        return judging.why_not(s, seat, option)

    def why_not_named(self, s: NightWatch, seat: int, option: Option) -> Reason | None:
        return naming.why_not_named(s, seat, option)

    def why_not_unseen(self, verb: str, is_first: bool) -> Reason | None:
        return naming.why_not_unseen(verb, is_first)

    def worth_asking(self, s: NightWatch, seat: int, card: int) -> list[Option]:
        return judging.worth_asking(s, seat, card)

    def warning(self, s: NightWatch, seat: int, option: Option) -> Reason | None:
        return warning(s, seat, option)

    def option_cite(self, s: NightWatch, option: Option, decision: Decision) -> str:
        return OPTION_CITES.get(option[0], decision.cite)

    def explain(self, s: NightWatch, card: int, what: str) -> Explanation:
        return explain(s, card, what)

    def values(self, s: NightWatch, card: int) -> list[str]:
        return worth_explaining(s, card)

    def judgement(self, s: NightWatch, seat: int) -> float:
        return judgement.value(s, seat)

    def is_quiet(self, s: NightWatch) -> bool:
        return judgement.is_quiet(s)

    # to show
    def phase(self, s: NightWatch) -> str:
        return s.phase or "setup"

    def counters(self, s: NightWatch, seat: int) -> dict[str, int]:
        return {
            "vortex": s.vortex,
            "balance": s.balance,
            "points": endings.points(s, seat),
            "tokens": s.tokens[seat],
        }

    def card_view(self, s: NightWatch, card: int) -> dict[str, Any]:
        if is_watcher(s, card):
            return watcher_view(s, s.facts[card].w)
        if s.facts[card].type == SPELL:
            row: dict[str, Any] = {"values": {"power": spell_power(s, card)}}
            return {**row, "marks": {"minus": s.minus[card]}} if s.minus[card] else row
        if s.facts[card].donor and s.place[card] < LOCATIONS:
            row = {"values": {"lives": DRAINED_AT}}
            if s.wounds[card]:
                row["marks"] = {"wounds": s.wounds[card]}
            badges = ["held"] if card in s.held else []
            return {**row, "badges": badges} if badges else row
        return {}

    def scenes(self, s: NightWatch) -> list[Scene]:
        return scenes.scenes(s)

    def seat_name(self, seat: int) -> Message:
        return Message(f"night_watch-seat-{SEATS[seat]}")

    def prompt(self, s: NightWatch, decision: Decision, seat: int) -> Message:
        return telling.prompt(s, decision, seat)

    def parts(self, s: NightWatch, decision: Decision) -> list[tuple[int, int]]:
        """What has been chosen of a payment for the Gloom."""
        return [(card, n) for _, card, n in decision.args[1]] if decision.then is gloom.paid else []

    def window(self, s: NightWatch, decision: Decision) -> str:
        return {"in_window": "opening", "declared": "calls"}.get(decision.then.__name__, "")

    def option_label(self, s: NightWatch, option: Option, decision: Decision) -> Message:
        return telling.option_label(s, option, decision)

    def event_message(self, event: Event, seat: int) -> Message | None:
        return telling.log_message(self.sheet, event, event.card >= 0 and not sees(event, seat))

    def catalogue(self) -> dict[str, Any]:
        from sumrak.games.night_watch.cards.catalogue import catalogue
        from sumrak.games.night_watch.layout import LAYOUT
        from sumrak.kernel.layout import layout_json

        places = {id: {"en": name.en, "ru": name.ru} for id, name in self.language.places.items()}
        return {**catalogue(), "places": places, "hash": self.fingerprint(), "layout": layout_json(LAYOUT)}

    # positions as text
    def position(self, s: NightWatch) -> str | None:
        return position.write(s)

    def read_position(self, text: str) -> NightWatch:
        return reading.read(text)


def watcher_view(s: NightWatch, w: int) -> dict[str, Any]:
    facts, card = s.sheet.watchers[w], s.watcher[w]
    row: dict[str, Any] = {
        "values": {
            "strength": facts.strength,
            "experience": explain(s, card, "experience").value,
            "initiative": facts.card.initiative,
            "lives": gloom.DEADLY,
        }
    }
    marks = {"wounds": s.wounds[card] + s.gloom[w], "level": s.level[w]}
    if s.phase == "battle" and facts.breed in (MAGE, WITCH):
        marks["price"] = gloom.price(s, w)
    found = {name: n for name, n in marks.items() if n}
    if found:
        row["marks"] = found
    bits = (("entered", s.entered), ("called", s.called), ("jammed", s.jammed), ("ambushed", s.ambushed))
    badges = [word for word, has in bits if has >> w & 1]
    return {**row, "badges": badges} if badges else row


def spell_power(s: NightWatch, card: int) -> int:
    """Of a card played or weakened: the Power with which it works, or with what it has left."""
    if s.host[card] >= 0:
        return spells.power(s, player_of(s, card), card)
    return s.facts[card].power - s.minus[card]


@lru_cache(16)
def spec_with(sheet: Sheet) -> NightWatchSpec:
    """The spec of these cards, made once in each process."""
    return NightWatchSpec(sheet)

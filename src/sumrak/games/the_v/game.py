"""The V as the facade knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sumrak.games.the_v import deck as decks_of
from sumrak.games.the_v import judgement, judging, naming, position, prospects, reading, telling
from sumrak.games.the_v.board import duel_of, you
from sumrak.games.the_v.cards.decks import COURT, REAPER, SKORN
from sumrak.games.the_v.deck import Deck
from sumrak.games.the_v.events import NAMES
from sumrak.games.the_v.explaining import explain, worth_explaining
from sumrak.games.the_v.facts import FATALITY, GUARDED, INVIOLABLE, NO_ABILITIES, Sheet
from sumrak.games.the_v.facts import REAPER as HAS_REAPER
from sumrak.games.the_v.notation import language
from sumrak.games.the_v.printed import SHEET
from sumrak.games.the_v.setup import new_game
from sumrak.games.the_v.state import CHARACTERS, DUEL, Duel, TheV
from sumrak.games.the_v.state import ZONES as ZONES
from sumrak.games.the_v.values import fresh
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event, sees
from sumrak.kernel.explanation import Explanation
from sumrak.kernel.kept import Kept
from sumrak.kernel.reason import Message, Named, Player, Reason, Wrong
from sumrak.kernel.rulebook import cite
from sumrak.kernel.spec import GameSpec, Spec

V1, V67, V82, V90 = cite("V-1"), cite("V-67"), cite("V-82"), cite("V-90")
OPTION_CITES = {"use": V82, "attack": V90}
BADGES = (
    (HAS_REAPER, "reaper"),
    (FATALITY, "fatality"),
    (INVIOLABLE, "inviolable"),
    (GUARDED, "guarded"),
    (NO_ABILITIES, "no-abilities"),
)


@dataclass(frozen=True)
class Rules(Kept):
    """The V is played in one way only; its readings stand in the rulebook."""

    profile: str = "1.5.1"


class TheVSpec(GameSpec[TheV]):
    """The V."""

    def __init__(self, sheet: Sheet = SHEET) -> None:
        self.id = "the_v"
        self.names = {"en": "The V", "ru": "V"}
        self.fewest = self.most = self.usual = 2
        self.foresight = 2
        self.sheet = sheet
        self.language = language(sheet)
        self.about = naming.ABOUT
        self.event_names = NAMES

    def of(self, s: TheV) -> Spec:
        return self if s.sheet is self.sheet else spec_with(s.sheet)

    def __reduce__(self) -> tuple[Any, ...]:
        return (spec_with, (self.sheet,))

    # to begin
    def deck_ids(self) -> tuple[str, ...]:
        return (REAPER.id, COURT.id, SKORN.id)

    def deck(self, what: Any) -> Deck:
        for deck in (REAPER, COURT, SKORN):
            if what == deck.id:
                return deck
        if isinstance(what, Deck):
            return decks_of.playable(what)
        is_text = isinstance(what, str) and "\n" in what
        return decks_of.playable(decks_of.parse_deck(what) if is_text else decks_of.load(what))

    def rules(self, what: Any) -> Rules:
        if what is None or what == Rules().profile or isinstance(what, Rules):
            return Rules()
        if isinstance(what, dict):
            unknown = sorted(set(what) - {"profile"})
            if not unknown and what.get("profile", Rules().profile) == Rules().profile:
                return Rules()
            if unknown:
                raise Wrong("rules-no-switches", found=", ".join(map(str, unknown)))
            what = what["profile"]
        raise Wrong("rules-no-profile", found=str(what), known=Rules().profile)

    def start(self, decks: Sequence[Any], seats: int, rules: Any, seed: int) -> TheV:
        return new_game(self.sheet, (decks[0], decks[1]), seed)

    def write_deck(self, deck: Any) -> Any:
        return deck.id if deck in (REAPER, COURT, SKORN) else decks_of.format_deck(deck, "en")

    def write_rules(self, rules: Any) -> Any:
        return rules.profile

    def fingerprint(self) -> str:
        return hashlib.blake2b(repr(self.sheet.cards).encode(), digest_size=8).hexdigest()

    # other cards
    def cards(self) -> tuple[Any, ...]:
        return self.sheet.cards

    def with_cards(self, cards: tuple[Any, ...]) -> Spec:
        return spec_with(Sheet(cards))

    def adopt(self, s: TheV) -> TheV:
        new = s.copy()
        assert isinstance(new, TheV)
        new.sheet = self.sheet
        new.renamed()
        new.refreshed()
        return new

    # to judge
    def conceivable(self, s: TheV, seat: int) -> list[Option]:
        return judging.conceivable(s, seat)

    def why_not(self, s: TheV, seat: int, option: Option) -> Reason | None:
        return judging.why_not(s, seat, option)

    def why_not_named(self, s: TheV, seat: int, option: Option) -> Reason | None:
        return naming.why_not_named(s, seat, option)

    def why_not_unseen(self, verb: str, is_first: bool) -> Reason | None:
        return naming.why_not_unseen(verb, is_first)

    def warning(self, s: TheV, seat: int, option: Option) -> Reason | None:
        return judging.warning(s, seat, option)

    def option_cite(self, s: TheV, option: Option, decision: Decision) -> str:
        if option[0] == "draw" and option[1] > 2:  # a card allows more than the rule
            return V1
        return OPTION_CITES.get(option[0], decision.cite)

    def worth_asking(self, s: TheV, seat: int, card: int) -> list[Option]:
        return judging.worth_asking(s, seat, card)

    def explain(self, s: TheV, card: int, what: str) -> Explanation:
        return explain(s, card, what)

    def values(self, s: TheV, card: int) -> list[str]:
        return worth_explaining(s, card)

    def judgement(self, s: TheV, seat: int) -> float:
        return judgement.value(s, seat)

    def prospect(self, s: TheV, seat: int) -> float:
        return prospects.value(s, seat)

    def is_quiet(self, s: TheV) -> bool:
        return judgement.is_quiet(s)

    # to show
    def ready(self, s: TheV) -> None:
        fresh(s)

    def phase(self, s: TheV) -> str:
        return s.phase or "setup"

    def counters(self, s: TheV, seat: int) -> dict[str, int]:
        return {"level": s.level[seat], "madness": max(0, s.madness), "extra_turns": s.extra.count(seat)}

    def card_view(self, s: TheV, card: int) -> dict[str, Any]:
        row: dict[str, Any] = {}
        if s.tokens[card]:
            row["tokens"] = s.tokens[card]
        badges = ["silenced"] if card in s.silent else []
        if s.place[card] % ZONES == CHARACTERS:
            row["values"] = {
                "influence": max(0, s.influence[card]), "threat": max(0, s.threat[card]), "endurance": s.endurance[card],
            }  # fmt: skip
            badges = (
                [word for bit, word in BADGES if s.keywords[card] & bit]
                + (["rage"] if s.rage[card] > 0 else [])
                + badges
            )
        if badges:
            row["badges"] = badges
        if you(s, card) != s.places[s.place[card]].seat:
            row["controller"] = you(s, card)
        return row

    def scope_view(self, s: TheV, k: int) -> tuple[str, Message, list[int], tuple[int, int] | None] | None:
        if k != s.duel or not isinstance(s.frames[k], Duel):
            return None
        f = duel_of(s)
        objects = [(f.attacker, f.since[f.seat]), (f.attacked, f.since[1 - f.seat])]
        there = [c for c, since in objects if s.since[c] == since]
        cards = [
            *there,
            *[c for c in f.laid if c >= 0 and s.place[c] % ZONES != DUEL],
        ]  # closed again, they are nobody's to see
        names = [Named(self.language.names[s.definition[c]].id) for c, _ in objects]
        title = Message("the_v-scope-duel", (("card", names[0]), ("other", names[1]), ("seat", Player(f.seat))))
        return "duel", title, cards, (there[0], there[1]) if len(there) == 2 else None

    def prompt(self, s: TheV, decision: Decision, seat: int) -> Message:
        return telling.prompt(s, decision, seat)

    def option_label(self, s: TheV, option: Option, decision: Decision) -> Message:
        return telling.option_label(s, option, decision)

    def event_message(self, event: Event, seat: int) -> Message | None:
        return telling.log_message(self.sheet, event, event.card >= 0 and not sees(event, seat))

    def catalogue(self) -> dict[str, Any]:
        from sumrak.games.the_v.cards.catalogue import catalogue
        from sumrak.games.the_v.layout import LAYOUT
        from sumrak.kernel.layout import layout_json

        return {**catalogue(), "hash": self.fingerprint(), "layout": layout_json(LAYOUT)}

    # positions as text
    def position(self, s: TheV) -> str | None:
        return position.write(s)

    def read_position(self, text: str) -> TheV:
        return reading.read(text)


@lru_cache(16)
def spec_with(sheet: Sheet) -> TheVSpec:
    """The spec of these cards, made once in each process."""
    return TheVSpec(sheet)

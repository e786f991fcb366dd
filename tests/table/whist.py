"""A tiny game of hidden cards that stands in for the module `sumrak`, so that the table is held by more than one game.

Two seats, a shuffled deck of 1 … 20, hands of three. Each round both choose a card unseen; the higher one scores, both
draw. A seat may look at the next card of the deck instead. Whoever has more points when the deck is out wins.
"""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sumrak.kernel.reason import Message
from sumrak.kernel.view import plain

CITE = "W-1"
EDITION = os.environ.get("WHIST_EDITION", "first")
POISON = os.environ.get("WHIST_POISON", "")
"""An answer that raises, as after a change of the rules."""

GATE = os.environ.get("WHIST_GATE", "")
"""A file for which the random bot waits before it answers; it leaves a mark beside it while it does."""


class IllegalMove(Exception):
    def __init__(self, reason: Any) -> None:
        super().__init__(reason.message.k)
        self.reason = reason


class InvalidNotation(Exception):
    pass


def games() -> tuple[str, ...]:
    return ("whist",)


def catalogue(game: str) -> dict[str, Any]:
    names = {"en": "Whist", "ru": "Вист"}
    cards = {
        f"W-{n:02}": {"id": f"W-{n:02}", "names": {"en": str(n), "ru": str(n)}, "group": "W", "type": "card"}
        for n in range(1, 21)
    }
    decks = [{"id": deck, "names": names, "group": "W"} for deck in ("odd", "even")]
    return {"game": game, "hash": EDITION, "names": names, "cards": cards, "groups": {}, "decks": decks, "layout": {}}


def rulebook(game: str) -> Any:
    paragraph = SimpleNamespace(id=CITE, kind="rule", chapter="", en="Higher.", ru="Выше.")
    return SimpleNamespace(paragraphs=[paragraph], chapters=[])


def new(game: str, *, decks: list[str], seed: int) -> Whist:
    return Whist(seed)


def chair(game: Whist, seat: int) -> tuple[list[str], int]:
    decision = next(d for d in game.decisions if d.seat == seat)
    return [option.notation for option in decision.options], seat


def choose(bot: str, chair: tuple[list[str], int], seed: int) -> str:
    if bot == "greedy":
        return chair[0][0]
    if GATE:
        Path(f"{GATE}.{os.getpid()}").touch()
        while not Path(GATE).exists():
            time.sleep(0.01)
    return random.Random(seed).choice(chair[0])


class Whist:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        deck = list(range(1, 21))
        random.Random(seed).shuffle(deck)
        self.deck = deck[6:]
        self.hands = [sorted(deck[:3]), sorted(deck[3:6])]
        self.laid: list[int | None] = [None, None]
        self.open: list[list[int]] = [[], []]
        self.peeked = [False, False]
        self.scores = [0, 0]
        self.turn = self.draws = 0
        self.answers: list[tuple[int, int]] = []
        self.events: list[tuple[int, str, int, int]] = []  # witnesses as bits, key, seat, card

    def copy(self) -> Whist:
        new = Whist.__new__(Whist)
        new.__dict__.update(self.__dict__)
        new.hands, new.open = [h[:] for h in self.hands], [o[:] for o in self.open]
        new.deck, new.laid, new.peeked = self.deck[:], self.laid[:], self.peeked[:]
        new.scores, new.answers, new.events = self.scores[:], self.answers[:], self.events[:]
        return new

    def at(self, answers: int) -> Whist:
        game = Whist(self.seed)
        for seat, index in self.answers[:answers]:
            game.play(index, seat=seat)
        return game

    @property
    def state(self) -> Whist:
        return self

    @property
    def is_over(self) -> bool:
        return not self.hands[0] and not self.hands[1]

    @property
    def decisions(self) -> list[Any]:
        if self.is_over:
            return []
        out = []
        for seat in (0, 1):
            if self.laid[seat] is None:
                options = [self.option(f"lay W-{n:02}", f"{seat}.hand:W-{n:02}:0") for n in self.hands[seat]]
                if self.deck and not self.peeked[seat]:
                    options.append(self.option("peek"))
                out.append(SimpleNamespace(seat=seat, cite=CITE, options=options))
        return out

    def option(self, notation: str, card: str | None = None) -> Any:
        return SimpleNamespace(notation=notation, anchors=[{"card": card}] if card else [])

    def play(self, choice: int | str, *, seat: int) -> None:
        options = [option.notation for d in self.decisions if d.seat == seat for option in d.options]
        notation = options[choice] if isinstance(choice, int) else choice
        reason = self.why_not(notation, seat=seat)
        if reason is not None:
            raise IllegalMove(reason)
        if notation == POISON:
            raise RuntimeError("poison")
        self.answers.append((seat, options.index(notation)))
        if notation == "peek":
            self.peeked[seat] = True
            self.note(1 << seat, "whist-peeked", seat, self.deck[0])
            return
        card = int(notation.removeprefix("lay W-"))
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.note(1 << seat, "whist-laid", seat, card)
        if None not in self.laid:
            self.reckon()

    def note(self, seen: int, key: str, seat: int, card: int) -> None:
        self.events.append((seen, key, seat, card))

    def reckon(self) -> None:
        first, second = (n or 0 for n in self.laid)
        winner = 0 if first > second else 1
        self.scores[winner] += 1
        self.turn += 1
        for seat, card in enumerate((first, second)):
            self.open[seat].append(card)
            self.note(-1, "whist-opened", seat, card)
        self.laid, self.peeked = [None, None], [False, False]
        for seat in (0, 1):
            if self.deck:
                self.draws += 1
                card = self.deck.pop(0)
                self.hands[seat] = sorted([*self.hands[seat], card])
                self.note(1 << seat, "whist-drew", seat, card)

    def why_not(self, notation: str, *, seat: int) -> Any:
        if not (notation == "peek" or notation.startswith("lay W-")):
            raise InvalidNotation(notation)
        decision = next((d for d in self.decisions if d.seat == seat), None)
        if decision is None or all(option.notation != notation for option in decision.options):
            return SimpleNamespace(cite=CITE, message=Message("whist-reason-not-in-hand"))
        return None

    def why(self, seat: int, card: str) -> list[dict[str, Any]]:
        if not card.startswith(f"{seat}.hand:"):
            raise ValueError(card)
        reason = {"cite": CITE, "message": said("whist-reason-not-in-hand")}
        return [{"option": "lay", "label": said("whist-option-lay"), "reason": reason}]

    def values(self, seat: int | None, card: str) -> list[dict[str, Any]]:
        where, _, name = card.partition(":W-")
        if not name:
            raise ValueError(card)
        if not where.endswith(".open"):
            return []
        terms = [{**said("whist-term-printed"), "cite": CITE}]
        return [{"what": said("whist-value-rank"), "value": int(name.partition(":")[0]), "terms": terms}]

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        out = []
        for n, (seen, key, who, card) in enumerate(self.events):
            is_seen = seen == -1 or (seat is not None and seen >> seat & 1)
            a = {"seat": {"seat": who}, **({"card": {"card": f"W-{card:02}"}} if is_seen else {})}
            if is_seen or key != "whist-peeked":  # nobody else reads that
                out.append({"n": n, "k": key, "a": a, "cite": CITE})
        return [entry for entry in out if entry["n"] >= since]

    def view(self, seat: int | None) -> dict[str, Any]:
        places = []
        for who in (0, 1):
            mine = seat == who
            zones = {
                "hand": (self.hands[who], mine),
                "laid": ([self.laid[who]] if self.laid[who] else [], mine),
                "open": (self.open[who], True),
            }
            for zone, (cards, is_known) in zones.items():
                place = {"id": f"{who}.{zone}", "seat": who, "zone": zone, "count": len(cards), "cards": []}
                if is_known:
                    place["cards"] = [{"id": f"{who}.{zone}:W-{n:02}:0", "def": f"W-{n:02}"} for n in cards]
                places.append(place)
        known = self.deck[:1] if seat is not None and self.peeked[seat] else []
        cards = [{"id": f"deck:W-{n:02}", "def": f"W-{n:02}"} for n in known]
        places.append({"id": "deck", "seat": None, "zone": "deck", "count": len(self.deck), "cards": cards})
        view: dict[str, Any] = {
            "game": "whist",
            "seat": seat,
            "turn": self.turn,
            "active": None,
            "phase": "choose",
            "players": [{"seat": s, "counters": {"points": self.scores[s]}} for s in (0, 1)],
            "places": places,
            "scopes": [],
            "decisions": [{"seat": d.seat, "cite": CITE, "prompt": said("whist-prompt-lay")} for d in self.decisions],
            "outcome": None,
        }
        for d in self.decisions:
            if d.seat == seat:
                label = said("whist-option-lay")
                view["options"] = [
                    {"id": o.notation, "label": label, "anchors": o.anchors, "cite": CITE} for o in d.options
                ]
        if self.is_over:
            best = max(self.scores)
            view["outcome"] = {
                "winners": [s for s in (0, 1) if self.scores[s] == best],
                "scores": self.scores,
                "termination": "DECK",
                "cite": CITE,
                "text": said("whist-end"),
            }
        return view

    def record(self) -> str:
        return "\n".join([f"whist {self.seed}", *(f"{seat} {index}" for seat, index in self.answers)])


def said(key: str) -> dict[str, Any]:
    return plain(Message(key))

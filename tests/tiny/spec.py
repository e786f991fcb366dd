"""Skirmish behind the face. It is no game of Sumrak's: `sumrak.games()` does not list it, `sumrak.new` finds it while
it is registered."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sumrak import catalog, words
from sumrak.kernel.agenda import Option
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.notation import CARD, CLAUSE, NUMBER, SEAT, Language, Named3, Verb
from sumrak.kernel.reason import Message, Named, Reason
from sumrak.kernel.spec import Spec
from sumrak.kernel.state import State
from tests.tiny import cards, raid, turn
from tests.tiny.cards import CARDS, WARD
from tests.tiny.state import HAND, Duel, Raid, Skirmish

words.add_folder(Path(__file__).parent / "locale")
NO_SUCH = Reason("S-1", "no-such-choice")
VERBS = (
    Verb("play", "сыграть", (("", CARD), ("on", CARD))),
    Verb("attack", "атаковать", (("", CARD),)),
    Verb("end", "закончить"),
    Verb("pass", "пас"),
    Verb("block", "заблокировать", (("", CARD),)),
    Verb("use", "применить", (("", CARD),)),
    Verb("deflect", "отвести", (("", CARD), ("->", SEAT))),
    Verb("lay", "положить", (("", CARD),)),
    Verb("dig", "копать"),
    Verb("decline", "нет"),
    Verb("keep", "оставить руку"),
    Verb("redraw", "сменить руку"),
    Verb("choose", "выбрать", (("", CARD),)),
    Verb("target", "цель", (("", SEAT),)),
    Verb("hit", "ударить", (("", SEAT),)),
    Verb("stake", "поставить", (("", NUMBER),)),
    Verb("first", "сначала", (("", CARD), ("", CLAUSE))),
    Verb("replace", "заменить", (("", CARD), ("", CLAUSE))),
    Verb("leave", "пусть"),
)
EVENTS = {
    cards.WOUNDED: "wounded",
    cards.FELL: "fell",
    cards.DREW: "drew",
    cards.OUSTED: "ousted",
    cards.RAIDED: "raided",
    cards.DUELLED: "duelled",
    cards.PLAYED: "played",
    cards.STAKED: "staked",
    cards.BURIED: "buried",
    cards.REDREW: "redrew",
    cards.RAID_ENDED: "raid-ended",
}


class SkirmishSpec(Spec):
    kind: type[Skirmish] = Skirmish

    def __init__(self) -> None:
        self.id, self.names = "skirmish", {"en": "Skirmish", "ru": "Стычка"}
        self.fewest, self.most, self.usual = 2, 5, 3
        self.language = Language(VERBS, [Named3(card.id, card.en, card.ru) for card in CARDS])
        self.event_names = EVENTS

    # to begin
    def deck_ids(self) -> tuple[str, ...]:
        return ("all",)

    def deck(self, what: Any) -> Any:
        if what != "all":
            raise ValueError(f"Skirmish has one deck, 'all', and not {what!r}")
        return what

    def rules(self, what: Any) -> Any:
        return "only"

    def start(self, decks: Any, seats: int, rules: Any, seed: int) -> State:
        return turn.new_game(seats, seed, self.kind)

    def write_deck(self, deck: Any) -> Any:
        return deck

    def write_rules(self, rules: Any) -> Any:
        return rules

    def fingerprint(self) -> str:
        return hashlib.blake2b(repr(CARDS).encode(), digest_size=8).hexdigest()

    # to judge
    def conceivable(self, s: State, seat: int) -> list[Option]:
        assert isinstance(s, Skirmish)
        asked = [o for d in s.open_decisions() if d.seat == seat for o in d.options]
        hosts = [c for x in range(s.seats) for c in s.fighters(x)]
        hand: list[Option] = []
        for card in turn.choices(s, s.pile(seat, HAND)):
            is_ward = CARDS[s.definition[card]].kind == WARD
            hand += [("play", card, host) for host in hosts] if is_ward else [("play", card)]
        return list(dict.fromkeys([*asked, *hand, *[("attack", c) for c in hosts]]))

    def why_not(self, s: State, seat: int, option: Option) -> Reason | None:
        assert isinstance(s, Skirmish)
        for decision in s.open_decisions():
            if decision.seat == seat and option in decision.options:
                return None
        if s.pending is None or s.pending.seat != seat or s.pending.then is not turn.act:
            return turn.NOT_NOW
        if option[0] == "attack":
            return raid.why_not_attack(s, seat, option[1]) or NO_SUCH
        if option[0] == "play":
            return turn.why_not_play(s, seat, *option[1:]) or NO_SUCH
        return NO_SUCH

    def worth_asking(self, s: State, seat: int, card: int) -> list[Option]:
        return [option for option in self.conceivable(s, seat) if card in option[1:]]

    def explain(self, s: State, card: int, what: str) -> Explanation:
        assert isinstance(s, Skirmish)
        if what != "power":
            raise ValueError(f"a card has no {what!r}")
        own = CARDS[s.definition[card]].power
        return Explanation(
            what, s.power(card), (Term(own, "own", -1, "S-30"), Term(s.power(card) - own, "lasting", -1, "S-30"))
        )

    def judgement(self, s: State, seat: int) -> float:
        assert isinstance(s, Skirmish)
        return (s.life[seat] + len(s.fighters(seat)) + 2 * s.score[seat] + len(s.pile(seat, HAND))) / 50

    # to show
    def phase(self, s: State) -> str:
        return "turn" if s.frames else "setup"

    def counters(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Skirmish)
        return {"life": s.life[seat], "score": s.score[seat]}

    def card_view(self, s: State, card: int) -> dict[str, Any]:
        assert isinstance(s, Skirmish)
        return {"power": s.power(card), "wounds": s.wounds[card]}

    def scope_view(self, s: State, k: int) -> Any:
        frame = s.frames[k]
        if isinstance(frame, Raid) and s.is_object(frame.raider, frame.since):
            name = Named(self.language.names[s.definition[frame.raider]].id)
            return "raid", Message("skirmish-scope-raid", (("card", name), ("n", frame.bleed))), [frame.raider], None
        if isinstance(frame, Duel):
            return "duel", Message("skirmish-scope-duel"), [], None
        return None

    def catalogue(self) -> dict[str, Any]:
        return {"game": self.id, "names": self.names, "cards": {c.id: {"en": c.en, "ru": c.ru} for c in CARDS}}

    def position(self, s: State) -> str | None:
        return None


@contextmanager
def registered(name: str = "SkirmishSpec", module: str = __name__) -> Iterator[str]:
    """While this lasts `sumrak.new("skirmish")` and `sumrak.replay` find the game."""
    catalog.GAMES["skirmish"] = (module, name)
    catalog.loaded.cache_clear()
    try:
        yield "skirmish"
    finally:
        del catalog.GAMES["skirmish"]
        catalog.loaded.cache_clear()

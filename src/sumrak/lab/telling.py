"""What the rows of a plan say, in sections of one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sumrak.bots import BOTS as BOTS_OF_OURS
from sumrak.bots.program import forfeited
from sumrak.bots.wires import PREFIX
from sumrak.catalog import catalogue, spec_of
from sumrak.lab import plots
from sumrak.lab.asked import command, is_taking_turns, taking_turns
from sumrak.lab.cards import CardShare, DeckShare, cards
from sumrak.lab.changes import described, read
from sumrak.lab.counting import Share, Spread
from sumrak.lab.fork import fork
from sumrak.lab.matchups import DECKS, Compared, Matchups, Pairing, matchups
from sumrak.lab.plan import ALL, BOTS, CARDS, FORK, Entrant, Plan
from sumrak.lab.playing import Row
from sumrak.lab.section import Cell, Grid, Section, decimal, difference_cell, percent, points, share_cell
from sumrak.words import ending, say, say_in_game

BAND = 0.05
"""Even is 45 … 55 %."""


class Teller:
    """Says one plan and its rows in one language."""

    def __init__(self, plan: Plan, rows: Sequence[Row], lang: str) -> None:
        self.plan, self.rows, self.lang = plan, rows, lang
        self.spec, self.printed = spec_of(plan.game), catalogue(plan.game)
        self.decks = {deck["id"]: deck["names"][lang] for deck in self.printed["decks"]}
        self.one_bot = len({entrant.bot for entrant in plan.entrants}) == 1

    def say(self, key: str, **args: Any) -> str:
        return say(self.lang, f"lab-{key}", **args)

    def title(self) -> str:
        return self.say(f"title-{self.plan.kind}", game=self.printed["names"][self.lang])

    def sections(self) -> list[Section]:
        if not self.rows:
            return [Section("nothing", self.say("nothing"), [])]
        parts = {CARDS: self.about_cards, FORK: self.about_fork}.get(self.plan.kind, self.about_matchups)
        return [*parts(), self.again()]

    # names
    def deck(self, name: str) -> str:
        return str(self.decks.get(name, name))

    def entrant(self, number: int) -> str:
        found: Entrant = self.plan.entrants[number]
        if not found.deck:
            return self.bot(found.bot)
        return self.deck(found.deck) if self.one_bot else f"{self.bot(found.bot)} · {self.deck(found.deck)}"

    def bot(self, name: str) -> str:
        """As the table calls it, and how long it thinks; somebody's program by its command."""
        kind, _, thinks = name.partition(":")
        return f"{self.say(f'bot-{kind}')} {thinks}".rstrip() if kind in BOTS_OF_OURS else name.removeprefix(PREFIX)

    def bots(self) -> str:
        """Each as it is called here, with the name by which the command asks for it."""
        names = dict.fromkeys([entrant.bot for entrant in self.plan.entrants])
        called = [(self.bot(name), name) for name in names]
        return ", ".join([bot if bot in name else self.say("bot-asked", bot=bot, name=name) for bot, name in called])

    def seat(self, seat: int) -> str:
        return say_in_game(self.spec, self.lang, self.spec.seat_name(seat))

    def card(self, id: str) -> str:
        return str(self.printed["cards"][id]["names"][self.lang]) if id in self.printed["cards"] else id

    def count(self) -> str:
        arms = 2 if self.plan.kind == FORK else 1
        done, all_of_them = len(self.rows) // arms, self.plan.size
        key = "all-played" if done == all_of_them else "some-played"
        return self.say(key, done=done, all=all_of_them, bots=self.bots())

    # matchups
    def about_matchups(self) -> list[Section]:
        found = matchups(self.plan, self.rows)
        return [*map(self.matrix, found.compared), *self.course(found)]

    def course(self, found: Matchups) -> list[Section]:
        pairings = [self.pairings(one) for one in found.compared if one.pairings]
        return [*pairings, self.seats(found), self.length(found), self.endings(found)]

    def side(self, found: Compared, number: int) -> str:
        """What one of those is called who are compared."""
        entrant = self.plan.entrants[found.shown[number]]
        if found.by == DECKS:
            return self.deck(entrant.deck)
        return self.bot(entrant.bot) if found.by == BOTS else self.entrant(found.shown[number])

    def matrix(self, found: Compared) -> Section:
        names = [self.side(found, i) for i in range(len(found.shown))]
        texts = [self.say("decks-how") if found.by == DECKS else self.count()]
        if found.by == BOTS and is_taking_turns(self.plan):
            texts.append(taking_turns(self.plan, self.lang))
        texts.append(self.say("matrix-how" if found.pairings else "matrix-how-many"))
        if found.by != DECKS and self.plan.change:
            texts.append(self.say("changed", what=self.change()))
        rows: list[list[str | Cell]] = []
        for i, name in enumerate(names):
            met = [
                Cell("·") if i == j else share_cell(share, self.lang, True) for j, share in enumerate(found.matrix[i])
            ]
            rows.append([name, share_cell(found.shares[i], self.lang, True), *met])
        grid = Grid([self.say("column-who"), self.say("column-all"), *names], rows)
        id = "decks-matrix" if found.by == DECKS else "matrix"
        return Section(id, self.say(id), texts, grid if len(names) > 1 else None)

    def pairings(self, found: Compared) -> Section:
        rows = [self.pairing(found, one) for one in found.pairings]
        keys = ["who", "against", "games", "share", "even", "at-seat-1", "at-seat-2", "first", "turns"]
        has_seeds = all([one.seed is not None for one in found.pairings])
        heads = [self.say(f"column-{key}") for key in [*keys, *(["seed"] if has_seeds else [])]]
        dots = []
        for one in found.pairings:
            if one.share.games and not one.is_mirror:
                low, high = one.share.interval
                label = " – ".join([self.side(found, side) for side in one.pair])
                mark = not is_even(one.share)
                dots.append(plots.Dot(label, one.share.value, low, high, percent(one.share.value, self.lang), mark))
        id = "decks-pairings" if found.by == DECKS else "pairings"
        texts = [*([self.say("decks-how")] if found.by == DECKS else []), self.say("pairings-how")]
        plot = plots.dots(dots, self.say(id), 0.5, BAND)
        brief = (0, 1, 2, 3, 4, 7, 9) if has_seeds and found.by == ALL else (0, 1, 2, 3, 4, 7)
        return Section(id, self.say(id), texts, Grid(heads, rows, 2, brief), plot)

    def pairing(self, found: Compared, one: Pairing) -> list[str | Cell]:
        a, b = [self.side(found, side) for side in one.pair]
        even = "–" if one.is_mirror or not one.share.games else self.say("yes" if is_even(one.share) else "no")
        whole = Cell("·") if one.is_mirror else share_cell(one.share, self.lang, True)
        seats = [Cell("·")] * 2 if one.is_mirror else [share_cell(share, self.lang) for share in one.from_seats]
        first, turns = share_cell(one.first, self.lang), decimal(f"{one.turns.median:g}", self.lang)
        seed = [] if one.seed is None else [str(one.seed)]
        return [a, b, str(one.share.games), whole, even, *seats, first, turns, *seed]

    def seats(self, found: Matchups) -> Section:
        even = 1 / len(found.seats)
        named = [(self.seat(seat), share) for seat, share in enumerate(found.seats)]
        named += [(self.say("first-turn"), found.first)] if found.first.games else []
        rows: list[list[str | Cell]] = [[name, str(share.games), share_cell(share, self.lang)] for name, share in named]
        dots = [self.dot(name, share, even) for name, share in named if share.games]
        heads = [self.say(f"column-{key}") for key in ("seat", "games", "share")]
        plot = plots.dots(dots, self.say("seats"), even, BAND)
        return Section("seats", self.say("seats"), [self.say("seats-how")], Grid(heads, rows), plot)

    def dot(self, name: str, share: Share, even: float) -> plots.Dot:
        low, high = share.interval
        return plots.Dot(name, share.value, low, high, percent(share.value, self.lang), low > even or high < even)

    def length(self, found: Matchups) -> Section:
        heads = [self.say(f"column-{key}") for key in ("what", "least", "quarter", "median", "quarters", "most")]
        rows = [self.spread("turns", found.turns), self.spread("decisions", found.answers)]
        plot = plots.columns([row.turns for row in self.rows], self.say("length-plot"), self.say("column-turns"), self.say("column-games"))  # fmt: skip
        return Section("length", self.say("length"), [self.say("length-how")], Grid(heads, rows), plot)

    def spread(self, key: str, found: Spread) -> list[str | Cell]:
        return [self.say(f"column-{key}"), *[decimal(f"{value:g}", self.lang) for value in found]]

    def endings(self, found: Matchups) -> Section:
        games = len(self.rows)
        rows: list[list[str | Cell]] = [
            [self.ended(end), str(n), share_cell(Share(n, games), self.lang)] for end, n in found.endings
        ]
        heads = [self.say(f"column-{key}") for key in ("ending", "games", "part")]
        plot = plots.bars([plots.Bar(self.ended(end), n, str(n)) for end, n in found.endings], self.say("endings"))
        forfeits = sorted({forfeited(row.forfeit, self.lang) for row in self.rows if row.forfeit})[:5]
        texts = [self.say("forfeits", why="; ".join(forfeits))] if forfeits else []
        return Section("endings", self.say("endings"), texts, Grid(heads, rows), plot)

    def ended(self, word: str) -> str:
        """How games ended, with the paragraph."""
        cites = ", ".join(sorted({row.cite for row in self.rows if row.ending == word and row.cite}))
        said = ending(self.plan.game, word, self.lang)
        return f"{said} ({cites})" if cites else said

    # cards
    def about_cards(self) -> list[Section]:
        texts = [self.count(), self.say("cards-how"), self.say("cards-warning")]
        if self.plan.change:
            texts.append(self.say("changed", what=self.change()))
        decks = cards(self.plan, self.rows)
        rows: list[list[str | Cell]] = [
            [self.deck_or_seat(deck), str(deck.share.games), share_cell(deck.share, self.lang, True)] for deck in decks
        ]
        heads = [self.say(f"column-{key}") for key in ("deck", "games", "share")]
        first = Section("decks", self.say("decks"), texts, Grid(heads, rows))
        return [first, *map(self.deck_section, decks), *self.course(matchups(self.plan, self.rows))]

    def deck_or_seat(self, deck: DeckShare) -> str:
        return self.deck(deck.deck) if deck.deck else self.seat(deck.seat)

    def deck_section(self, deck: DeckShare) -> Section:
        heads = [
            self.say(f"column-{key}")
            for key in (
                "card",
                "opening",
                "opening-effect",
                "drawn",
                "drawn-effect",
                "played",
                "played-effect",
                "unseen",
            )
        ]
        dots = []
        for one in deck.cards:
            effect = one.drawn_effect
            if effect.value == effect.value:
                said = points(effect.value, self.lang)
                dots.append(
                    plots.Dot(self.card(one.card), effect.value, effect.low, effect.high, said, effect.is_clear)
                )
        plot = plots.dots(dots, self.say("cards-plot"), 0, 0, sign="")
        name = self.deck_or_seat(deck)
        id = f"cards-{deck.deck or deck.seat}".replace(" ", "-")
        grid = Grid(heads, [self.card_row(one) for one in deck.cards], 1, (0, 2, 3, 4, 5, 6))
        return Section(id, name, [self.say("cards-plot")] if plot else [], grid, plot)

    def card_row(self, one: CardShare) -> list[str | Cell]:
        lang, effects = self.lang, (one.opening_effect, one.drawn_effect, one.played_effect)
        opening, drawn, played = [difference_cell(effect, lang) for effect in effects]
        counts = [str(share.games) for share in (one.opening, one.drawn, one.played)]
        unseen = share_cell(one.unseen, lang)._replace(is_clear=False)
        return [self.card(one.card), counts[0], opening, counts[1], drawn, counts[2], played, unseen]

    # forks
    def change(self) -> str:
        return "; ".join([described(self.spec, change, self.lang) for change in read(self.spec, self.plan.change)])

    def about_fork(self) -> list[Section]:
        found = fork(self.plan, self.rows)
        seats = range(len(self.plan.entrants))
        texts = [
            self.count(),
            self.say("fork-how", at=self.plan.at, what=self.change()),
            self.say("fork-guess", seat=self.seat(self.plan.seen_by))
            if self.plan.seen_by >= 0
            else self.say("fork-open"),
            self.say("fork-alike", alike=found.alike, pairs=found.pairs),
        ]
        rows: list[list[str | Cell]] = [
            [self.seat(seat), share_cell(found.before[seat], self.lang), share_cell(found.after[seat], self.lang),
             difference_cell(found.differences[seat], self.lang)]
            for seat in seats
        ]  # fmt: skip
        dots = [
            plots.Dot(self.seat(s), one.value, one.low, one.high, points(one.value, self.lang), one.is_clear)
            for s, one in enumerate(found.differences)
        ]
        heads = [self.say(f"column-{key}") for key in ("seat", "before", "after", "difference")]
        plot = plots.dots(dots, self.say("fork-plot"), 0, 0, sign="")
        ends: list[list[str | Cell]] = [[self.ended(end), str(a), str(b)] for end, a, b in found.endings]
        end_heads = [self.say(f"column-{key}") for key in ("ending", "before", "after")]
        turns = self.say("fork-turns", turns=decimal(f"{found.turns.value:+.2f}", self.lang), low=decimal(f"{found.turns.low:+.2f}", self.lang), high=decimal(f"{found.turns.high:+.2f}", self.lang))  # fmt: skip
        return [
            Section("fork", self.say("fork"), texts, Grid(heads, rows), plot),
            Section("endings", self.say("endings"), [turns], Grid(end_heads, ends)),
        ]

    # to get the same again
    def again(self) -> Section:
        plan = self.plan
        rows: list[list[str | Cell]] = [
            [self.say("column-command"), command(plan)],
            [self.say("column-seed"), str(plan.seed)],
            [self.say("column-version"), plan.version],
            [self.say("column-cards"), plan.cards],
        ]
        texts = [self.say("again-how-fork" if plan.kind == FORK else "again-how")]
        return Section(
            "again", self.say("again"), texts, Grid([self.say("column-what"), self.say("column-value")], rows, 2)
        )


def is_even(share: Share) -> bool:
    """Whether the interval meets 45 … 55 %."""
    low, high = share.interval
    return low <= 0.5 + BAND and high >= 0.5 - BAND

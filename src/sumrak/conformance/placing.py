"""Every card is somewhere, and in one place only."""

from __future__ import annotations

from sumrak.conformance.playing import Run, Seats, Source, runs


def check_cards_are_in_one_place(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Piles and the column of places say the same; no card is lost or doubled; hosts are in play; clocks do not run ahead."""
    for run in runs(game, games, seats, seed):
        cards = sorted(zip(run.game.state.definition, run.game.state.owner, strict=True))
        for _ in run.some_decisions(0.3):
            in_one_place(run)
            s = run.game.state
            run.need(sorted(zip(s.definition, s.owner, strict=True)) == cards, "there are other cards than there were")


def in_one_place(run: Run) -> None:
    s = run.game.state
    lying = sorted(card for pile in s.piles for card in pile)
    run.need(lying == list(range(len(s.definition))), "a card is lost, or lies in two places")
    for place, pile in enumerate(s.piles):
        for card in pile:
            run.need(s.place[card] == place, f"card {card} lies at {s.places[place].id}, and its place is another one")
            host = s.host[card]
            run.need(
                host < 0 or s.places[s.place[host]].zone.in_play, f"card {card} is attached to one that is not in play"
            )
    latest = max([s.clock, *[strand.clock for strand in s.strands]])
    run.need(max(s.since, default=0) <= latest, "a card has come later than now")

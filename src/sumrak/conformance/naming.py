"""What is offered may be done, has a name in both languages, and what is refused has a reason."""

from __future__ import annotations

from typing import Any

from sumrak.catalog import rulebook
from sumrak.conformance.playing import Run, Seats, Source, runs
from sumrak.game import Decision, Game, IllegalMove
from sumrak.kernel.reason import Message
from sumrak.words import LANGUAGES, say_in_game

REFUSED = 12
"""How many options that are not offered are looked at for each seat."""


def check_every_option_is_legal_and_named(game: Source, *, games: int = 1, seats: Seats = None, seed: int = 0) -> None:
    """Options, their notation both ways, labels, paragraphs, anchors; refusals and their reasons; the log and the end."""
    for run in runs(game, games, seats, seed):
        for _ in run.some_decisions(0.06):
            for decision in run.game.decisions:
                offered(run, decision)
            for seat in range(run.seats):
                refused(run, seat)
        ended(run)


def offered(run: Run, decision: Decision) -> None:
    game, seat = run.game, decision.seat
    run.need(0 <= seat < run.seats, f"seat {seat} is asked, which is none")
    run.need(len(decision.options) > 1, f"a forced answer is asked: {decision}")
    cited(run, decision.cite)
    view = game.view(seat)
    public = [card["id"] for place in view["places"] for card in place["cards"]]
    run.need(len(set(public)) == len(public), f"two cards have one id: {sorted(public)}")
    there = {card["id"] for place in view["places"] for card in place["cards"]} | {
        place["id"] for place in view["places"]
    }
    names = [option.notation for option in decision.options]
    run.need(len(set(names)) == len(names), f"two options have one notation: {sorted(names)}")
    run.need([row["id"] for row in view["options"]] == names or len(game.decisions) > 1, "the view has other options")
    said(run, game.spec.prompt(game.state, decision.raw, seat))
    for option in decision.options:
        cited(run, option.cite)
        run.need(
            game.why_not(option, seat=seat) is None,
            f"{option} is offered and refused: {game.why_not(option, seat=seat)}",
        )
        run.need(game.why_not(option.notation, seat=seat) is None, f"{option} is refused when it is named")
        said(run, game.spec.option_label(game.state, option.raw, decision.raw))
        warning = game.spec.warning(game.state, seat, option.raw)
        if warning is not None:
            said(run, game.spec.reason_message(warning))
        for anchor in option.anchors:
            named = anchor.get("card", anchor.get("place"))
            run.need(named is None or named in there, f"{option} is about {anchor}, which seat {seat} does not see")
    one, other = game.copy(), game.copy()
    i = run.random.randrange(len(names))
    one.play(i, seat=seat)
    other.play(names[i], seat=seat)
    run.need(one.digest() == other.digest(), f"{names[i]} does something else when it is named")


def refused(run: Run, seat: int) -> None:
    game, spec = run.game, run.game.spec
    options = [o for d in game.decisions if d.seat == seat for o in d.raw.options]
    conceivable = spec.conceivable(game.state, seat)
    names = [spec.language.format(game.state, seat, raw) for raw in options]
    named = {spec.language.format(game.state, seat, raw): raw for raw in conceivable}
    others = [raw for name, raw in named.items() if name not in names]
    against: list[str] = []
    for raw in run.random.sample(others, min(len(others), REFUSED)):
        name = spec.language.format(game.state, seat, raw)
        refusal = spec.why_not(game.state, seat, raw)
        begun = [option for option in names if option.startswith(f"{name} ")]
        if refusal is None:
            run.need(bool(begun), f"seat {seat} is not offered {name}, and nothing is against it")
            continue
        if not begun:  # else it fits those options
            against.append(name)
        cited(run, refusal.cite)
        said(run, spec.reason_message(refusal))
    if against:
        untouched(run, seat, run.random.choice(against))


def untouched(run: Run, seat: int, name: str) -> None:
    """What is refused raises, and the game is as it was. A name that also fits an option is no refusal."""
    before = run.game.digest()
    trial = run.game.copy()
    try:
        trial.play(name, seat=seat)
    except IllegalMove:
        run.need(
            trial.digest() == before and trial.answers == run.game.answers, f"{name} was refused and changed the game"
        )
    except ValueError:
        run.need(False, f"{name} is conceivable for seat {seat}, and its notation is not understood")


def ended(run: Run) -> None:
    game, spec = run.game, run.game.spec
    outcome = game.outcome
    assert outcome is not None
    cited(run, outcome.cite)
    run.need(set(outcome.winners) <= set(range(run.seats)), f"winners that are no seats: {outcome}")
    run.need(len(outcome.scores) == run.seats, f"not one score for each seat: {outcome}")
    for viewer in (-1, *range(run.seats)):
        messages = [spec.event_message(event, viewer) for event in game.events]
        for message in [*messages, spec.end_message(outcome.termination, outcome.winners)]:
            if message is not None:
                said(run, message)
    for event in game.events:
        cited(run, event.cite)


def said(run: Run, message: Message) -> None:
    for lang in LANGUAGES:
        try:
            text = say_in_game(run.game.spec, lang, message)
        except (KeyError, ValueError) as error:
            run.need(False, f"{message.key} cannot be said in {lang}: {error}")
        else:
            run.need(bool(text.strip()), f"{message.key} is empty in {lang}")


def cited(run: Run, cite: str) -> None:
    run.need(bool(cite), "something is done under no paragraph")
    book = book_of(run.game)
    run.need(book is None or cite in book, f"there is no paragraph {cite}")


def book_of(game: Game) -> Any:
    """The rulebook, where the game has one."""
    try:
        return rulebook(game.spec.id)
    except (ValueError, OSError, ImportError):
        return None

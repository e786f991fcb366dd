"""What is named on the command line – bots, decks, rules, seats – once it is known to be there."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from shutil import which
from typing import Any

from sumrak.bots import BOTS, UnknownBot, bot
from sumrak.bots.program import Forfeit, Programs
from sumrak.bots.wires import PREFIX, is_program
from sumrak.catalog import catalogue, spec_of
from sumrak.kernel.reason import Wrong
from sumrak.kernel.scenario import is_number
from sumrak.terminal.speech import Complaint, is_there
from sumrak.words import Unsaid


def known_bots(bots: str) -> tuple[str, ...]:
    return tuple([known_bot(name.strip()) for name in bots.split(",")])


def known_bot(name: str) -> str:
    if is_program(name):
        return name
    if name not in BOTS and which(program_of(name)):  # somebody's
        return PREFIX + name
    try:
        bot(name)
    except UnknownBot:
        raise Complaint("cli-unknown-bot", bot=name, known=", ".join((*BOTS, "ismcts:200", "ismcts:2s"))) from None
    return name


def program_of(command: str) -> str:
    """The first word of a command; a path with a space in it stands between quotes."""
    try:
        return next(iter(shlex.split(command)), "")
    except ValueError:  # a quote without its other
        return command


def known_seats(game: str, seats: int | None) -> int:
    """How many play, if the game takes so many."""
    spec = spec_of(game)
    if seats is not None and not spec.fewest <= seats <= spec.most:
        if spec.fewest == spec.most:
            raise Complaint("cli-seats-exactly", value=seats, most=spec.most)
        raise Complaint("cli-out-of-range", name="--seats", value=seats, low=spec.fewest, high=spec.most)
    return spec.usual if seats is None else seats


@contextmanager
def called(programs: Programs) -> Iterator[None]:
    """While programs play; raises Complaint at once if one cannot be started or does not greet."""
    with ExitStack() as stack:
        try:
            stack.enter_context(programs)
        except Forfeit as lost:
            raise Complaint("cli-bot-absent", bot=programs.names[lost.seat].removeprefix(PREFIX), why=lost) from lost
        yield


def called_once(game: str, names: Sequence[str]) -> None:
    """That every program among these bots comes when it is called, before hundreds of games are lost without it."""
    with called(Programs(game, list(dict.fromkeys([name for name in names if is_program(name)])))):
        pass


def known_rules(game: str, rules: str | None) -> Any:
    """A profile, switches `name=value,…`, or both, as `sumrak.new` takes them, once the game has understood them."""
    if rules is None:
        return None
    pairs = [part.partition("=") for part in rules.split(",")]
    asked: Any = rules.strip()
    if "=" in rules:  # a word alone is the profile: modern,turn_cap=5
        asked = {
            name.strip() if sign else "profile": switch((value if sign else name).strip())
            for name, sign, value in pairs
        }
    try:
        spec_of(game).rules(asked)
    except Wrong as error:
        detail = Unsaid(spec_of(game), error.message)
        raise Complaint("cli-unknown-rules", rules=rules, game=game, detail=detail) from error
    return asked


def switch(value: str) -> str | int | bool:
    """The value of a switch as it is written in a command."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if is_number(value.removeprefix("-")) else value


def known_decks(game: str, decks: str | None, seats: int) -> tuple[str, ...] | None:
    """A deck a seat; where none are named, those of the game in turn, and none where it has no decks to choose from."""
    spec, found = spec_of(game), catalogue(game)
    if not spec.fewest <= seats <= spec.most:
        key = "cli-how-many-bots" if spec.fewest < spec.most else "cli-how-many-bots-exactly"
        raise Complaint(key, n=seats, fewest=spec.fewest, most=spec.most)
    ids = [deck["id"] for deck in found["decks"]]
    if decks is None and not ids:
        return None
    if decks is None:
        return tuple([ids[seat % len(ids)] for seat in range(seats)])
    names = tuple([name.strip() for name in decks.split(",")])
    if len(names) != seats:
        raise Complaint("cli-how-many-decks", n=len(names), seats=seats)
    return tuple([known_deck(game, name) for name in names])


def known_deck(game: str, name: str) -> str:
    """The id of a deck, or the path of a deck file that can be played."""
    ids = [deck["id"] for deck in catalogue(game)["decks"]]
    if name in ids:
        return name
    if not ids:
        raise Complaint("cli-no-own-decks", game=game)
    if not name or not is_there(name):
        raise Complaint("cli-unknown-deck", deck=name, known=", ".join(ids))
    from sumrak.terminal.shelf import playable

    return playable(name, game)


def dealt(game: str, seats: int, me: int, mine: str | None, theirs: str | None) -> list[str] | None:
    """A deck a seat: the named ones, else those of the game in turn from the first that is not mine; None without decks."""
    ids = [row["id"] for row in catalogue(game)["decks"]]
    named = [known_deck(game, deck) for deck in (mine, theirs) if deck is not None]  # without decks none has a name
    if not ids:
        return None
    my_deck = named[0] if mine is not None else ids[0]
    others = [id for id in ids if id != my_deck]
    decks = [named[-1] if theirs is not None else others[i % len(others)] for i in range(seats - 1)]
    return [*decks[:me], my_deck, *decks[me:]]

"""Records and scenarios: a game as text and back."""

from __future__ import annotations

import tomllib
from typing import Any

from sumrak.catalog import spec_of
from sumrak.game import Game, IllegalMove, InvalidNotation, Origin, begin
from sumrak.kernel.digest import digest
from sumrak.kernel.scenario import Misread, is_number
from sumrak.kernel.spec import Spec
from sumrak.words import Said, Unsaid, foreign_error

VERSION = 1
EVERY = 20
"""A digest stands in a record after so many answers."""
MARK = "\ufeff"
"""Some editors begin a text with it."""


class ScenarioError(Said):
    """A text that is no position; names line and column, counted from 1."""

    def __init__(self, line: int, column: int, what: Exception) -> None:
        self.line, self.column = line, column
        super().__init__("scenario-at", line=str(line), column=str(column), what=what)


class RecordError(Said):
    """A text that is no record of a game, or of another version or other cards."""


class RecordParted(RecordError):
    """A record and the rules went different ways. `answer` counts from 1."""

    def __init__(self, answer: int, why: Exception, is_old: bool) -> None:
        self.answer = answer
        key = "record-parted-old" if is_old else "record-parted"
        super().__init__(key, answer=str(answer), why=why)


def write(game: Game) -> str:
    """A record in TOML: what the game began with, then every answer as `seat notation`, and digests."""
    spec, origin = game.spec, game.origin
    rows = [f"sumrak = {VERSION}", f'game = "{spec.id}"', f'cards = "{spec.fingerprint()}"']
    if origin.decks:
        rows.append(f"seats = {origin.seats}")
        rows.append(f"rules = {value(spec.write_rules(origin.rules))}")
        rows.append(f"seed = {value(str(origin.seed))}")
        rows.append(f"decks = {value([spec.write_deck(deck) for deck in origin.decks])}")
    else:
        text = origin.position if origin.position is not None else spec.position(started(game))
        if text is None:
            raise Said("record-of-a-guess")
        rows.append(f"position = {value(text)}")
    rows.append("answers = [")
    again = game._replayed(0)
    for n, (seat, i) in enumerate(game.answers, 1):
        raw = [d for d in again.state.open_decisions() if d.seat == seat][0].options[i]
        said = spec.language.format(again.state, seat, raw)
        again._answer(seat, i)
        mark = f" = {digest(again.state)}" if n % EVERY == 0 or n == len(game.answers) else ""
        rows.append(f"  {value(f'{seat} {said}{mark}')},")
    return "\n".join([*rows, "]", ""])


def started(game: Game) -> Any:
    state = game.origin.start()
    state.run()
    return state


def value(x: Any) -> str:
    """A plain value in TOML."""
    if isinstance(x, str):
        text = "".join([escape(c) for c in x])
        return f'"{text}"'
    if isinstance(x, (list, tuple)):
        return "[" + ", ".join(map(value, x)) + "]"
    if isinstance(x, dict):
        return "{" + ", ".join([f"{value(k)} = {value(v)}" for k, v in x.items()]) + "}"
    return str(x).lower() if isinstance(x, bool) else str(x)


def escape(c: str) -> str:
    if c in '"\\':
        return "\\" + c
    if c == "\n":
        return "\\n"
    return f"\\u{ord(c):04x}" if ord(c) < 32 or ord(c) == 127 else c


def replay(record: str) -> Game:
    """The game of a record, at its end. Raises RecordError, RecordParted with the number of the answer."""
    return read(record)


def read(record: str, until: int | None = None) -> Game:
    """The game of a record after so many answers (None: all)."""
    data = parse(record)
    try:
        spec = spec_of(data["game"])
        game = first(spec, data)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError("record-begins-wrong", why=error) from error
    is_old = data.get("cards") != spec.fingerprint()
    answers = data["answers"]
    for n, line in enumerate(answers[:until], 1):
        answer(game, n, line, is_old)
    return game


def parse(record: str) -> dict[str, Any]:
    if not isinstance(record, str):
        raise RecordError("record-no-text", found=type(record).__name__)
    try:
        data = tomllib.loads(record.removeprefix(MARK))
    except (ValueError, RecursionError) as error:
        raise RecordError("record-no-toml", detail=foreign_error(error)) from error
    if "sumrak" not in data:
        raise RecordError("record-no-version")
    if data["sumrak"] != VERSION:
        raise RecordError("record-version", found=repr(data["sumrak"]), known=str(VERSION))
    if not isinstance(data.get("game"), str):
        raise RecordError("record-no-game")
    if not isinstance(data.get("answers"), list) or not all([isinstance(line, str) for line in data["answers"]]):
        raise RecordError("record-no-answers")
    return data


def first(spec: Spec, data: dict[str, Any]) -> Game:
    if "position" in data:
        if not isinstance(data["position"], str):
            raise RecordError("record-position", found=repr(data["position"]))
        return from_position(spec, data["position"])
    for key in ("seed", "decks"):
        if key not in data:
            raise RecordError("record-lacks", what=key)
    if not isinstance(data["seed"], str) or not is_number(data["seed"].removeprefix("-")):
        raise RecordError("record-seed", found=repr(data["seed"]))
    for deck in data["decks"] if isinstance(data["decks"], list) else ():
        if isinstance(deck, str) and "\n" not in deck and deck not in spec.deck_ids():
            raise RecordError("record-no-deck", deck=deck)
    return begin(spec, data["decks"], data.get("seats"), data.get("rules"), int(data["seed"]))


def answer(game: Game, n: int, line: str, is_old: bool) -> None:
    said, _, mark = line.partition(" = ")
    seat, _, choice = said.partition(" ")
    if not is_number(seat) or not choice:
        raise RecordError("record-answer", answer=str(n), found=repr(line))
    try:
        game.play(choice, seat=int(seat))
    except (IllegalMove, InvalidNotation, ValueError) as error:
        raise RecordParted(n, error, is_old) from error
    if mark and digest(game.state) != mark.strip():
        raise RecordParted(n, Said("record-other-position"), is_old)


# positions
def write_scenario(game: Game) -> str:
    """The last position between two effects, then the answers given since."""
    spec = game.spec
    again = game._replayed(0)
    text, since = spec.position(again.state) or game.origin.position, 0
    answers: list[str] = []
    for n, (seat, i) in enumerate(game.answers, 1):
        raw = [d for d in again.state.open_decisions() if d.seat == seat][0].options[i]
        answers.append(f"{seat} {spec.language.format(again.state, seat, raw)}")
        again._answer(seat, i)
        found = spec.position(again.state)
        if found is not None:
            text, since = found, n
    if text is None:
        raise Said("scenario-none")
    return "\n".join([text.rstrip("\n"), *(["then:", *answers[since:]] if answers[since:] else []), ""])


def scenario(text: str) -> Game:
    """A game from a scenario (docs/scenario.md). Raises ValueError naming line and column."""
    if not isinstance(text, str):
        raise Said("scenario-no-text", found=type(text).__name__)
    text = text.removeprefix(MARK)
    lines = text.splitlines()
    at = next((i for i, line in enumerate(lines) if line.strip().startswith("game:")), -1)
    if at < 0:
        raise ScenarioError(1, 1, Said("scenario-no-game"))
    try:
        spec = spec_of(lines[at].partition(":")[2].strip())
    except ValueError as error:
        raise ScenarioError(at + 1, 1, error) from error
    start = next((i for i, line in enumerate(lines) if line.strip() == "then:"), len(lines))
    game = from_position(spec, "\n".join(lines[:start]) + "\n")
    for n, line in enumerate(lines[start + 1 :], start + 2):
        said = line.partition("#~")[0].strip()
        if said and not said.startswith("//"):
            go_on(game, n, said)
    return game


def go_on(game: Game, line: int, said: str) -> None:
    """One answer of a scenario: `notation`, or `seat notation` where several seats are asked."""
    head, _, rest = said.partition(" ")
    seat = {"me": 0, "я": 0, "opponent": 1, "противник": 1}.get(
        head.rstrip(":").lower(), int(head) if is_number(head) else None
    )
    try:
        game.play(rest if seat is not None else said, seat=seat)
    except (IllegalMove, InvalidNotation, ValueError) as error:
        raise ScenarioError(line, 1, error) from error


def from_position(spec: Spec, text: str) -> Game:
    try:
        start = spec.read_position(text)
    except Misread as error:
        raise ScenarioError(error.line, error.column, Unsaid(spec, error.message)) from error
    state = start.copy()
    state.run()
    return Game(spec.of(start), Origin(start.copy, start.seats, (), None, start.seed, text), state, [])

"""How the terminal speaks: the language, sentences for what is wrong, messages of games as text."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from sumrak import words
from sumrak.catalog import catalogue, games
from sumrak.kernel.reason import Foreign, Message, Named, Phrased, Player, Where


class Complaint(Exception):
    """Bad input: one sentence of cli.ftl (or another file), and the exit status. An argument may be an error itself."""

    def __init__(self, key: str, status: int = 2, **args: Any) -> None:
        super().__init__(key)
        self.key, self.args_of_text, self.status = key, args, status

    def text(self, lang: str) -> str:
        return words.say(lang, self.key, **{name: words.said(value, lang) for name, value in self.args_of_text.items()})


def language(asked: str | None) -> str:
    """The language that was asked for, else that of the system, else English."""
    if asked is not None:
        if asked not in words.LANGUAGES:
            raise Complaint("cli-unknown-language", language=asked, known=", ".join(words.LANGUAGES))
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ru" if os.environ[name].lower().startswith("ru") else "en"
    return "en"


def out() -> Console:
    return Console(highlight=False)


def known_game(game: str) -> str:
    if game not in games():
        raise Complaint("cli-unknown-game", game=game, known=", ".join(games()))
    return game


def plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").replace("’", "'").split())


def near(name: str, among: Iterable[str]) -> str:
    """Up to three names like it, as one text; empty if there are none."""
    names = {plain(one): one for one in among}
    return ", ".join([names[match] for match in difflib.get_close_matches(plain(name), list(names), 3, 0.6)])


def find_card(game: str, name: str) -> dict[str, Any]:
    """A card of a catalogue by id or by its name in either language."""
    cards: dict[str, dict[str, Any]] = catalogue(game)["cards"]
    spellings = {spelling: card for card in cards.values() for spelling in (card["id"], *card["names"].values())}
    for spelling, card in spellings.items():
        if plain(spelling) == plain(name):
            return card
    begun = {
        card["id"]: card
        for spelling, card in spellings.items()
        if plain(name) and plain(spelling).startswith(plain(name))
    }
    if len(begun) == 1:
        return next(iter(begun.values()))
    like = near(name, spellings) or ", ".join(
        [spelling for spelling in spellings if plain(name) in plain(spelling)][:5]
    )
    raise Complaint("cli-unknown-card-near" if like else "cli-unknown-card", card=name, near=like)


def is_there(path: str) -> bool:
    """Whether there is such a file or folder; what cannot be a path is none."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def read_file(path: str) -> str:
    try:
        return Path(path).read_text("utf-8-sig")
    except FileNotFoundError:
        raise Complaint("cli-no-file", file=path) from None
    except IsADirectoryError:
        raise Complaint("cli-is-folder", file=path) from None
    except UnicodeDecodeError:
        raise Complaint("cli-not-text", file=path) from None
    except OSError as error:
        raise Complaint("cli-cannot-read", file=path, detail=words.foreign_error(error)) from None


def write_file(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Complaint("cli-cannot-write", file=str(path), detail=words.foreign_error(error)) from None


class Teller:
    """Says the messages of one game in one language. `players`: names by seat."""

    def __init__(self, game: str, lang: str, players: tuple[str, ...] = ()) -> None:
        self.game, self.lang, self.players = game, lang, players
        printed = catalogue(game)
        self.cards: dict[str, dict[str, Any]] = printed["cards"]
        self.places: dict[str, dict[str, str]] = printed.get("places", {})

    def card(self, id: str) -> str:
        """Its name; a card that a scenario declared is called by its id."""
        name: str = self.cards[id]["names"][self.lang] if id in self.cards else id
        return name

    def player(self, seat: int) -> str:
        return self.players[seat] if self.players else words.say(self.lang, "player", n=seat + 1)

    def say(self, key: str, **args: Any) -> str:
        return words.say(self.lang, key, **args)

    def message(self, message: Message | Mapping[str, Any]) -> str:
        """A message of the kernel, or as a view or a log has it: {"k": key, "a": arguments}."""
        if isinstance(message, Message):
            return words.say(self.lang, message.key, **{name: self.value(value) for name, value in message.args})
        return words.say(self.lang, message["k"], **{name: self.value(value) for name, value in message["a"].items()})

    def value(self, value: Any) -> Any:
        match value:
            case Named(id=str(id), cell=str(cell)) | {"card": str(id), "cell": str(cell)}:
                return words.on_cell(self.card(id), cell)
            case {"card": str(id)}:
                return self.card(id)
            case Player(seat=int(seat)) | {"seat": int(seat)}:
                return self.player(seat)
            case Phrased(en=str(en), ru=str(ru)) | {"en": str(en), "ru": str(ru)}:
                return ru if self.lang == "ru" else en
            case Where(place=str(id)) | {"place": str(id)}:
                return self.places[id][self.lang] if id in self.places else id
            case Foreign():
                return words.said(value, self.lang)
        return value

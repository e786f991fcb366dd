"""`sumrak games`, `sumrak cards`, `sumrak deck`: what there is, and whether a deck keeps the rules."""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text

from sumrak.catalog import catalogue, games
from sumrak.kernel.reason import Message
from sumrak.terminal.screen import Screen, listing, printed
from sumrak.terminal.speech import Complaint, Teller, find_card, is_there, known_game, out, read_file
from sumrak.words import say


def list_games(lang: str) -> int:
    grid = listing("", "", say(lang, "cli-column-decks"))
    for game in games():
        found = catalogue(game)
        decks = ", ".join([f"{deck['id']} ({deck['names'][lang]})" for deck in found["decks"]])
        grid.add_row(game, found["names"][lang], decks)
    out().print(grid)
    return 0


def list_cards(game: str, lang: str) -> int:
    found = catalogue(known_game(game))
    console = out()
    for group, names in found["groups"].items():
        grid = listing("", names[lang], "", "")
        for card in found["cards"].values():
            if card["group"] == group:
                grid.add_row(card["id"], Text(card["names"][lang]), printed(card), Text(card["line"][lang], "dim"))
        console.print(grid)
    return 0


def show_card(game: str, name: str, lang: str) -> int:
    card = find_card(known_game(game), name)
    out().print(Screen(Teller(game, lang), None).close_up(card))
    return 0


# decks
def show_deck(what: str, game: str, lang: str) -> int:
    """A deck by id, or a deck file that can be read."""
    catalogued = catalogue(known_game(game))
    row = next((deck for deck in catalogued["decks"] if deck["id"] == what), None)
    if row is None:
        if not is_there(what):
            known = ", ".join([deck["id"] for deck in catalogued["decks"]])
            raise Complaint("cli-unknown-deck", deck=what, known=known)
        deck = parsed(what)
        found = asdict(deck)
        name, title, main = deck.name, list(found.get("title", ())), dict(found.get("main") or found["cards"])
    else:
        found = row
        name, title, main = row["names"][lang], [row["title"]] if "title" in row else [], row["main"]
    duel = dict(found.get("duel", ()))
    teller, console = Teller(game, lang), out()
    titles = [card for card in map(teller.card, title) if card != name]
    console.print(Text(" – ".join([name, *([", ".join(titles)] if titles else [])]), "bold"))
    for part, copies in (("cli-deck-main", main), ("cli-deck-duel", duel)):
        if not copies:
            continue
        grid = listing("", say(lang, part, n=sum(copies.values())), "", "")
        for id, count in copies.items():
            card = teller.cards[id]
            grid.add_row(f"{count}×", Text(card["names"][lang]), printed(card), Text(card["line"][lang], "dim"))
        console.print(grid)
    return 0


def check_deck(file: str, lang: str) -> int:
    """Every breach with its paragraph; 0 if there is none, else 1."""
    deck = parsed(file)
    teller, console = Teller(deck.game, lang), out()
    breaches = rules_of(deck.game).check(deck)
    for breach in breaches:
        said = say(lang, breach.key, **{name: teller.value(value) for name, value in breach.args})
        console.print(Text.assemble((f"{breach.cite} ", "bold red"), said))
    key = "cli-deck-broken" if breaches else "cli-deck-good"
    console.print(say(lang, key, deck=deck.name, n=len(breaches)))
    return 1 if breaches else 0


def parsed(file: str) -> Any:
    """The deck of a file, by the game that it names."""
    text = read_file(file)
    rules = rules_of(game_of(text))
    try:
        return rules.parse_deck(text, Path(file).stem)
    except rules.DeckError as error:
        raise DeckUnread(file, rules.GAME, error.messages) from error


class DeckUnread(Complaint):
    """A deck file that cannot be read: all that is wrong with it, a line each."""

    def __init__(self, file: str, game: str, messages: Sequence[Message]) -> None:
        super().__init__("cli-deck-unread", file=file)
        self.game, self.messages = game, messages

    def text(self, lang: str) -> str:
        teller = Teller(self.game, lang)
        return "\n".join([super().text(lang), *[teller.message(message) for message in self.messages]])


def game_of(text: str) -> str:
    """The game that a deck file names; where it names none, one for which decks are written, and that says so."""
    try:
        game = tomllib.loads(text).get("game")
    except ValueError:
        game = None
    with_decks = [id for id in games() if hasattr(rules_of(id), "parse_deck")]
    if isinstance(game, str) and game not in with_decks:
        if game == "vtes":
            raise Complaint("cli-deck-list")
        raise Complaint(
            "cli-no-own-decks" if game in games() else "cli-unknown-game", game=game, known=", ".join(games())
        )
    return game if game in with_decks else with_decks[0]


def rules_of(game: str) -> Any:
    """The module of a game about decks: `parse_deck`, `check`, `DeckError`, `GAME`; None where nobody brings one."""
    name = f"sumrak.games.{game}.deck"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def playable(file: str, game: str) -> str:
    """The path of a deck file, once it is known to keep the rules of a game."""
    deck = parsed(file)
    if deck.game != game:
        raise Complaint("cli-deck-of-another-game", file=file, game=deck.game)
    if rules_of(game).check(deck):
        raise Complaint("cli-deck-not-playable", file=file)
    return file

"""`sumrak vtes`: deck lists as people have them, the official lists of cards, and what of them plays here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from sumrak.games.vtes.lists import judging, official
from sumrak.games.vtes.lists.official import ListError, Pool
from sumrak.games.vtes.lists.reading import DeckList, Entry, read_deck, size
from sumrak.games.vtes.printed import SHEET
from sumrak.games.vtes.rules import PROFILES
from sumrak.table.folder import data_directory
from sumrak.terminal.screen import listing
from sumrak.terminal.speech import Complaint, out, read_file, write_file
from sumrak.words import say

KEPT = "vtes_cards.json"
MOST_PLAYERS = 6


def import_lists(files: list[str], lang: str) -> int:
    """Read the official lists and keep the facts of their cards in the folder of the user's data."""
    pool = listed(lambda: official.read_lists([(file, read_file(file)) for file in files]))
    path = data_directory() / KEPT
    write_file(path, official.write(pool))
    crypt = [card for card in pool.cards if card.is_crypt]
    out().print(
        say(lang, "vtes-imported", crypt=len(crypt), library=len(pool.cards) - len(crypt), file=str(path)),
        soft_wrap=True,
    )
    return 0


def check(files: list[str], players: int, lang: str) -> int:
    """Every breach of every list under both profiles; 1 if a list may be played under neither."""
    if not 2 <= players <= MOST_PLAYERS:
        raise Complaint("cli-out-of-range", name="--players", value=players, low=2, high=MOST_PLAYERS)
    pool, console, status = known_cards(), out(), 0
    for file, deck in [(file, read_list(file, pool)) for file in files]:
        head(file, deck, lang)
        breaches = {name: judging.judge(deck, rules, players) for name, rules in PROFILES.items()}
        for name, found in breaches.items():
            console.print(
                Text(say(lang, "vtes-deck-broken" if found else "vtes-deck-good", profile=name, n=len(found)), "bold")
            )
            for reason in found:
                said = say(lang, reason.key, **dict(reason.args))
                console.print(Text.assemble("  ", (f"{reason.cite} ", "bold red"), said))
        status |= all(breaches.values())
    return status


def supported(files: list[str], lang: str) -> int:
    """Which cards of the lists play here; 1 unless every card of every list does."""
    pool, console = known_cards(), out()
    grid = listing(*[say(lang, f"vtes-column-{name}") for name in ("deck", "cards", "play", "lack")])
    whole = 0
    for file, deck in [(file, read_list(file, pool)) for file in files]:
        lack = judging.missing(deck, SHEET)
        total = size([*deck.crypt, *deck.library])
        whole += not lack
        grid.add_row(Text(Path(file).stem), str(total), str(total - size(lack)), Text(names(lack, lang)))
    console.print(grid)
    console.print(say(lang, "vtes-supported", whole=whole, n=len(files), cards=len(judging.playing(SHEET))))
    return 0 if whole == len(files) else 1


def names(entries: list[Entry], lang: str) -> str:
    """Those that do not play; a name that no card has is said to be none."""
    said = [
        each.card.name if each.card is not None else say(lang, "vtes-lack-unknown", name=each.name) for each in entries
    ]
    return "; ".join(said)


def head(file: str, deck: DeckList, lang: str) -> None:
    console = out()
    console.print(
        Text(
            say(
                lang,
                "vtes-deck-read",
                deck=deck.name or Path(file).stem,
                crypt=size(deck.crypt),
                library=size(deck.library),
            ),
            "bold",
        )
    )
    for each in deck.wrong_sums:
        what = say(lang, f"vtes-of-{each.what}") if each.what in ("crypt", "library") else each.what
        said = say(lang, "vtes-deck-sum", what=what, line=each.line, stated=each.stated, counted=each.counted)
        console.print(Text(f"  {said}", "yellow"))
    for line in deck.skipped:
        console.print(Text(f"  {say(lang, 'vtes-deck-skipped', line=line.line, text=line.text)}", "yellow"))


def read_list(file: str, pool: Pool) -> DeckList:
    deck = read_deck(read_file(file), pool)
    if not deck.crypt and not deck.library:
        raise Complaint("vtes-no-list", file=file)
    return deck


def known_cards() -> Pool:
    """The official lists if they have been read in, else the cards that play here."""
    path = data_directory() / KEPT
    if not path.is_file():
        return judging.built_in(SHEET)
    return listed(lambda: official.read(str(path), read_file(str(path))))


def listed(read: Callable[[], Pool]) -> Pool:
    """What is wrong with a list is a complaint."""
    try:
        return read()
    except ListError as error:
        raise Complaint(error.key, **error.args_of_text) from error

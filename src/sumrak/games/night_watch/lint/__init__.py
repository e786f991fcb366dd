"""The linter of card files: file, line, what to change. Nothing of a file that is more than data is ever run."""

from pathlib import Path

from sumrak.games.night_watch import vocabulary
from sumrak.games.night_watch.cards import BY_ID
from sumrak.games.night_watch.lint.sense import Sense
from sumrak.games.night_watch.vocabulary import Card, say_card
from sumrak.kernel.card_file import Finding, cards_of, taken, unsayable

__all__ = ["Finding", "lint"]


def lint(files: list[Path]) -> list[Finding]:
    """Everything wrong with these card files, taken together: ids and names must differ over all of them.

    Cards of both Watches may have one name: each player has only his own in the deck.
    """
    found: list[Finding] = []
    ids: dict[str, str] = {}
    names: dict[object, dict[str, str]] = {}
    for file in files:
        cards, wrong = cards_of(file, vocabulary.__name__, vocabulary.__all__)
        found += wrong
        for card, line in cards:
            found += taken(card.id, (card.id,), str(file), line, ids)
            found += taken(card.id, (card.ru, card.en), str(file), line, names.setdefault(card.watch, {}))
            found += Sense(card, str(file), line, BY_ID).findings or says_nothing_wrong(card, str(file), line)
    return found


def says_nothing_wrong(card: Card, file: str, line: int) -> list[Finding]:
    return unsayable(card.id, card.en, lambda lang: say_card(card, lang, BY_ID), file, line)

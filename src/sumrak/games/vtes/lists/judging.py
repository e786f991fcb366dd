"""Whether a deck list may be played by the rules of a time, and which of its cards play here."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.lists.official import ANY_GROUP, Pool, Printed
from sumrak.games.vtes.lists.reading import DeckList, Entry, size
from sumrak.games.vtes.rules import Rules
from sumrak.games.vtes.vocabulary.card import Card
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V1_2_2, V1_2_3, V1_2_4, V12_1 = cite("VTES-1.2.2"), cite("VTES-1.2.3"), cite("VTES-1.2.4"), cite("VTES-12.1")
LEAST_CRYPT = 12


def library_bounds(rules: Rules, players: int) -> tuple[int, int]:
    """How many cards a library has at least and at most (VTES-1.2.4)."""
    return (60, 90) if rules.library_limits == "60-90" else (40, 40 + 10 * players)


def judge(deck: DeckList, rules: Rules, players: int) -> list[Reason]:
    """Every breach, with its paragraph; none for a deck that may be played. Bans are not judged."""
    breaches = [breach(V12_1, "unknown", name=entry.name, line=entry.line) for entry in deck.unknown]
    if size(deck.crypt) < LEAST_CRYPT:
        breaches.append(breach(V1_2_2, "crypt-size", n=size(deck.crypt), least=LEAST_CRYPT))
    groups = sorted({entry.card.group for entry in deck.crypt if entry.card is not None} - {ANY_GROUP})
    if groups and groups[-1] - groups[0] > 1:
        breaches.append(breach(V1_2_3, "groups", groups=", ".join(map(str, groups))))
    low, high = library_bounds(rules, players)
    if not low <= size(deck.library) <= high:
        breaches.append(breach(V1_2_4, "library-size", n=size(deck.library), least=low, most=high))
    if rules.profile == "2003":
        later = [
            entry for entry in (*deck.crypt, *deck.library) if entry.card is not None and not entry.card.is_of_2003
        ]
        breaches += [breach(V12_1, "later", name=entry.card.name, line=entry.line) for entry in later if entry.card]
    return breaches


def breach(paragraph: str, key: str, **args: Any) -> Reason:
    return Reason(paragraph, f"vtes-deck-{key}", tuple(args.items()))


# what plays here
def built_in(sheet: Sheet) -> Pool:
    """The cards that play here as a pool, for who has not read the official lists in."""
    return Pool([printed(card) for card in sheet.cards if card.number])


def printed(card: Card) -> Printed:
    kinds = tuple([kind.value for kind in card.types])
    group = card.group if card.is_crypt else 0
    return Printed(
        card.number,
        card.en.removesuffix(" (ADV)"),
        (),
        kinds,
        True,
        card.clan,
        card.capacity,
        group,
        card.disciplines,
        advanced=card.advanced,
    )


def playing(sheet: Sheet) -> dict[int, Card]:
    """The cards that play here, by their number in the official lists."""
    return {card.number: card for card in sheet.cards if card.number}


def missing(deck: DeckList, sheet: Sheet) -> list[Entry]:
    """The lines of a list whose cards do not play here."""
    known = playing(sheet)
    return [entry for entry in (*deck.crypt, *deck.library) if entry.card is None or entry.card.number not in known]

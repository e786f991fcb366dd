"""Cards that know another one: by its time of entry, so that no other copy is meant, and nobody once it has left the table."""

from __future__ import annotations

from sumrak.games.vtes.board import has_word, is_object, is_vampire, ready
from sumrak.games.vtes.state import CONTESTED, PERMANENTS, Vtes
from sumrak.kernel.agenda import Option
from sumrak.kernel.rulebook import cite

VTES1_4_1 = cite("VTES-1.4.1")


def bind(s: Vtes, card: int, other: int = -1) -> None:
    """From now on it knows this one and no other."""
    s.bonds = tuple([row for row in s.bonds if row[0] != s.since[card]])
    if other >= 0:
        s.bonds = (*s.bonds, (s.since[card], s.since[other]))


def choose_anew(s: Vtes, card: int) -> None:
    """A card for whose controller a vampire is chosen has been played, or has got another controller."""
    if has_word(s, card, "rack"):
        s.then((choose_vampire, card, s.since[card]))


def choose_vampire(s: Vtes, card: int, since: int) -> None:
    """Also while it is contested: it was played."""
    if not is_object(s, card, since) or s.zone(card) not in (PERMANENTS, CONTESTED):
        return
    seat = s.side(card)
    found: list[Option] = [("choose", c) for c in ready(s, seat) if is_vampire(s, c)]
    if found:
        s.ask(seat, VTES1_4_1, found, vampire_chosen, card)
    else:
        s.then((vampire_chosen, card, ""))


def vampire_chosen(s: Vtes, card: int, verb: str, other: int = -1) -> None:
    bind(s, card, other)

"""An action is played, or an attempt to block answered, with vampires that can do it."""

from __future__ import annotations

from dataclasses import replace

from sumrak.games.vtes.vocabulary import (
    AddIntercept,
    B,
    By,
    Card,
    Title,
    Trait,
    Type,
    Use,
    vampire,
)
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.table_talk import Table


def acts(card: str, *plan: str, use: int = 0, a: str = "Adept", b: str = "Other@90", hand: str = "", extra: tuple[str, ...] = (),
         cards: tuple[Card, ...] = (), until: str = "end") -> Table:  # fmt: skip
    t = seat(f"a: {a}, Royce@90, Small / {card}{hand}", *extra, f"b: {b}", cards=cards)
    t.play(f"play {card} with {a.split(',')[0].lower()}" + (f" {use}" if use else ""))
    return follow(t, *plan, until=until)


BISHOP = vampire("chief", 0, "Chief", "Lasombra", "Sabbat", 9, 1, "DOM", title=Title.ARCHBISHOP, city="Rome")
BARREN = replace(BISHOP, id="barren", en="Barren", traits=(Trait.STERILE,))


SIGHT = Card("sight", 0, "Sight", (Type.REACTION,), uses=(Use((AddIntercept(1),), B, by=By.BLOCKER),))


def sneaks(card: str, *plan: str, use: int = 0, b: str = "Dummy", hand: str = "") -> Table:
    """a's Adept bleeds, b attempts to block, Adept plays the card."""
    t = seat(f"a: Adept, Royce / {card}", f"b: {b}{hand}", cards=(SIGHT,)).play("bleed adept").until("block")
    t.play(next(option for option in t.options() if option.startswith(("b: block", "block"))))
    t.until(f"play {card}").play(f"play {card} with adept" + (f" {use}" if use else ""))
    return follow(t, *plan, until="end")


def phase(name: str, a: str, *extra: str, b: str = "Other@90") -> Table:
    return seat(f"turn: 20, a, {name}", f"a: {a}", *extra, f"b: {b}", pause="ab")


def untap(a: str, *extra: str, b: str = "Other@90") -> Table:
    """a's untap phase, after everything has untapped."""
    return seat("turn: 20, b, discard", f"a: {a}", *extra, f"b: {b}", pause="ab").play("b: end")


def said(t: Table, word: str) -> list[str]:
    return [option for option in t.options() if plain(option).startswith(word)]


def done(t: Table, word: str, *plan: str) -> Table:
    """What is offered and begins like this, then whatever it asks."""
    return t.play(said(t, word)[0], *plan)

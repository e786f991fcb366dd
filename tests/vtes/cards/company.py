"""Vampires that can play anything, and one that can play nothing; fights and actions by a plan."""

from __future__ import annotations

import re
from dataclasses import replace

from sumrak.games.vtes.board import combat_at
from sumrak.games.vtes.vocabulary import CAMARILLA, DISCIPLINES, Card, Title, vampire
from tests.vtes.table_talk import Table, table

ADEPT = vampire("adept", 0, "Adept", "Caitiff", CAMARILLA, 9, 1, " ".join(code.upper() for code in DISCIPLINES))
"""Every Discipline at the superior level."""
NOVICE = replace(ADEPT, id="novice", en="Novice", disciplines=" ".join(DISCIPLINES))
DUMMY = vampire("dummy", 0, "Dummy", "Caitiff", CAMARILLA, 9, 1, "")
SMALL = vampire("small", 0, "Small", "Caitiff", CAMARILLA, 3, 1, "")
OTHER = vampire("other", 0, "Other", "Caitiff", CAMARILLA, 5, 1, "")
COMPANY = (ADEPT, NOVICE, DUMMY, SMALL, OTHER)


def of_clan(clan: str, base: Card = ADEPT, sect: str = CAMARILLA, title: Title | None = None, **facts: object) -> Card:
    """A member of a clan, called Kin."""
    return replace(base, id="kin", en="Kin", clan=clan, sect=sect, title=title, **facts)


def seat(*lines: str, cards: tuple[Card, ...] = (), rules: str = "", pause: str = "") -> Table:
    return table(*lines, cards=(*COMPANY, *cards), rules=rules, pause=pause)


def plain(option: str) -> str:
    """Without whose the card is."""
    return re.sub(r"\b(opponent|seat\d|own)\.", "", option)


def follow(t: Table, *plan: str, steps: int = 200, until: str = "") -> Table:
    """Whatever of the plan is offered is played, in its order; else everybody passes, strikes with the hand, ends."""
    todo = list(plan)
    for _ in range(steps):
        said = t.options()
        if t.game.is_over or not said or (until and any(option.startswith(until) for option in said)):
            return t
        if not todo and not until and not t.game.state.frames[1:]:
            return t
        wish = next(((option, at) for option in todo for at in said if option in (at, plain(at))), None)
        if wish is not None:
            todo.remove(wish[0])
            t.play(wish[1])
            continue
        quiet = next((option for option in ("pass", "done", "decline", "number 0") if option in said), None)
        hand = [option for option in said if option.startswith("strike") and not option.startswith("strike_")]
        t.play(quiet or (hand[-1] if hand else said[-1]))
    assert steps < 200, f"{todo} never came; asked {t.asked}: {t.options()}"
    return t


def fight(
    *plan: str, a: str = "Adept", b: str = "Dummy", hand: str = "", more: str = "", cards: tuple[Card, ...] = ()
) -> Table:
    """a bleeds, b blocks; both hit with the hand if the plan says nothing. Somebody else of a's is left to act."""
    t = seat(f"a: {a}, Royce@90{more}" + (f" / {hand}" if hand else ""), f"b: {b}", cards=cards)
    actor = a.split(" [")[0].split("*")[0].lower()
    t.play(f"bleed {actor}").until("block")
    t.play(next(option for option in t.options() if option.startswith("block")))
    todo, begun = list(plan), False
    for _ in range(120):
        said = t.options()
        begun = begun or combat_at(t.game.state) >= 0
        over = combat_at(t.game.state) < 0 and (begun or not t.game.state.frames[1:])
        if over and not any(option in said for option in todo):
            return t
        wish = next(((option, at) for option in todo for at in said if option in (at, plain(at))), None)
        if wish is not None:
            todo.remove(wish[0])
            t.play(wish[1])
            continue
        hand_strikes = [option for option in said if option.startswith("strike")]
        quiet = next((option for option in ("pass", "done", "decline") if option in said), None)
        t.play(quiet or (hand_strikes[-1] if hand_strikes else said[-1]))
    raise AssertionError(f"{todo} never came; asked {t.asked}: {t.options()}")

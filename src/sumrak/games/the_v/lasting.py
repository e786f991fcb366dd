"""Effects that last until the end of the turn, in the text of a position."""

from __future__ import annotations

import re
from typing import Any

from sumrak.games.the_v.declared import SIDES
from sumrak.games.the_v.state import CHANGE, CONTROLLED, EQUAL, SILENCE, SWAP, TheV
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line
from sumrak.kernel.state import Lasting

KINDS = {"change": CHANGE, "equal": EQUAL, "swap": SWAP, "silence": SILENCE, "control": CONTROLLED}
ROW = re.compile(r"(\w+) (?:\^(\d+)|(opponent\.)?(.+?))(?: ([-+\d]+/[-+\d/]+|me|opponent))?(?: by (.+?))?(?: at (\d+))?\s*$")


def read_lasting(s: TheV, line: Line, names: dict[str, int]) -> None:
    """`lasting: change Марго -4/-4 by Хор голосов`: a kind, an object, numbers or a side, the card it comes from."""
    found = ROW.match(line.text.strip())
    if found is None or found[1] not in KINDS:
        raise line.wrong(f"a lasting effect is one of {', '.join(KINDS)}, then a card, then its numbers")
    kind = KINDS[found[1]]
    card = by_time(s, line, int(found[2])) if found[2] else by_name(s, line, found[4], 1 if found[3] else 0, names)
    source = by_name(s, line, found[6], -1, names) if found[6] else card
    if not found[7]:
        s.clock += 1
    stamp = int(found[7]) if found[7] else s.clock
    s.lasting.append(Lasting(0, card, s.since[card], source, kind, stamp, values(line, kind, found[5])))
    s.changed()


def values(line: Line, kind: int, text: str | None) -> tuple[Any, ...]:
    if kind in (SWAP, SILENCE):
        return ()
    if text is None:
        raise line.wrong("its numbers are missing (+1/-1, 5/-/2), or whose control (me, opponent)")
    if kind == CONTROLLED:
        return (SIDES.index(text),)
    parts = [None if part == "-" else int(part) for part in text.split("/")]
    return (parts[0] or 0, parts[1] or 0, ()) if kind == CHANGE else (*parts, None)[:3]


def by_time(s: TheV, line: Line, time: int) -> int:
    for card, since in enumerate(s.since):
        if since == time:
            return card
    raise line.wrong(f"no card has the time of entry ^{time}")


def by_name(s: TheV, line: Line, name: str, seat: int, names: dict[str, int]) -> int:
    """A card of that name, on that side if one is given, wherever it lies."""
    definition = names.get(normal(name.strip('"')))
    for card, found in enumerate(s.definition):
        if found == definition and (seat < 0 or s.places[s.place[card]].seat == seat):
            return card
    raise line.wrong(f"no card {name!r} is there for a lasting effect")

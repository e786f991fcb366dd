"""Effects that last until the end of the turn, in the text of a position."""

from __future__ import annotations

import re
from typing import Any

from sumrak.games.the_v.declared import SIDES
from sumrak.games.the_v.state import CHANGE, CHARACTERS, CONTROLLED, EQUAL, IN_PLAY, SILENCE, SWAP, ZONES, TheV
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Line, by_time
from sumrak.kernel.state import Lasting

KINDS = {"change": CHANGE, "equal": EQUAL, "swap": SWAP, "silence": SILENCE, "control": CONTROLLED}
ROW = re.compile(
    r"\s*(\w+) (?:\^([0-9]+)|(opponent\.)?(.+?))(?: ([-+0-9]+/[-+0-9/]+|me|opponent))?(?: by (.+?))?(?: at ([0-9]+))?\s*$"
)
NUMBER = re.compile(r"[-+]?[0-9]{1,3}$")
WANTED = {
    CHANGE: "the_v-scenario-lasting-change",
    EQUAL: "the_v-scenario-lasting-equal",
    CONTROLLED: "the_v-scenario-lasting-control",
}


def read_lasting(s: TheV, line: Line, names: dict[str, int]) -> None:
    """`lasting: change Марго -4/-4 by Хор голосов`: a kind, an object, numbers or a side, the card it comes from."""
    found = ROW.match(line.text)
    if found is None or found[1] not in KINDS:
        raise line.wrong("the_v-scenario-lasting", known=", ".join(KINDS))
    kind = KINDS[found[1]]
    if found[2]:
        card = by_time(s.since, line, int(found[2]), found.start(2) - 1)
    else:
        card = by_name(s, line, found[4], 1 if found[3] else 0, names, found.start(4))
    if s.place[card] % ZONES not in IN_PLAY or (kind != SILENCE and s.place[card] % ZONES != CHARACTERS):
        raise line.wrong(
            f"the_v-scenario-{'cards' if kind == SILENCE else 'characters'}-in-play", found.start(1), kind=found[1]
        )
    source = by_name(s, line, found[6], -1, names, found.start(6)) if found[6] else card
    if not found[7]:
        s.clock += 1
    stamp = int(found[7]) if found[7] else s.clock
    s.lasting.append(Lasting(0, card, s.since[card], source, kind, stamp, values(line, kind, found[5])))
    s.changed()


def values(line: Line, kind: int, text: str | None) -> tuple[Any, ...]:
    """The numbers of a row: (influence, threat), (influence, threat, endurance), (seat)."""
    if kind not in WANTED:
        return ()
    if kind == CONTROLLED:
        if text not in SIDES:
            raise line.wrong(WANTED[kind])
        return (SIDES.index(text),)
    parts = (text or "").split("/")
    if (len(parts) != 2 and (kind == CHANGE or len(parts) != 3)) or not all([is_value(part, kind) for part in parts]):
        raise line.wrong(WANTED[kind])
    numbers = [None if part == "-" else int(part) for part in parts]
    return (numbers[0], numbers[1]) if kind == CHANGE else (*numbers, None)[:3]


def is_value(part: str, kind: int) -> bool:
    return NUMBER.match(part) is not None or (part == "-" and kind == EQUAL)


def by_name(s: TheV, line: Line, name: str, seat: int, names: dict[str, int], at: int) -> int:
    """A card of that name, on that side if one is given: one in play before others."""
    definition = names.get(normal(name.strip('"')), -1)
    found = [
        c for c, d in enumerate(s.definition) if d == definition and (seat < 0 or s.places[s.place[c]].seat == seat)
    ]
    found.sort(key=lambda c: not s.places[s.place[c]].zone.in_play)
    if not found:
        raise line.wrong("scenario-lasting-no-card", at, found=name)
    return found[0]

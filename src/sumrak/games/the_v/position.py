"""Positions of The V as text: what lies where between two effects, written down (docs/scenario.md)."""

from __future__ import annotations

from sumrak.games.the_v import setup, turn
from sumrak.games.the_v.board import modifications_of
from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.declared import SIDES, declaration
from sumrak.games.the_v.state import (
    CHANGE,
    CHARACTERS,
    CONTROLLED,
    DECK,
    DUEL,
    EQUAL,
    HAND,
    LOCATIONS,
    OPEN,
    SCRAPHEAP,
    SILENCE,
    SWAP,
    TITLE,
    VOID,
    ZONES,
    TheV,
)
from sumrak.kernel.state import Lasting

KINDS = {CHANGE: "change", EQUAL: "equal", SWAP: "swap", SILENCE: "silence", CONTROLLED: "control"}
OTHER_ZONES = (
    ("title", TITLE),
    ("deck", DECK),
    ("duel", DUEL),
    ("open", OPEN),
    ("scrapheap", SCRAPHEAP),
    ("void", VOID),
)


def write(s: TheV) -> str | None:
    """The position, or None in the middle of an effect."""
    phase = phase_between(s)
    if phase is None:
        return None
    rows = [
        "game: the_v",
        f"turn: {s.turn}, {SIDES[s.active]}, {phase}",
        f"seed: {s.seed}",
        f"luck: {' '.join(map(str, s.draws))}",
    ]
    rows += [f"clock: {s.clock}"]
    if s.extra:
        rows.append(f"extra turns: {', '.join([SIDES[seat] for seat in s.extra])}")
    if s.characters_counted or s.keys_played:
        rows.append(
            f"this turn: characters {s.characters_played}, counted {s.characters_counted}, keys {s.keys_played}"
        )
    rows += [declaration(card) for card in s.sheet.cards[len(CARDS) :]]
    for seat in (0, 1):
        rows += side_rows(s, seat)
    rows += [row for r in s.lasting if s.since[r.card] == r.since for row in [lasting_row(s, r)]]
    return "\n".join(rows) + "\n"


def phase_between(s: TheV) -> str | None:
    """The phase whose decision is open while nothing else is going on."""
    if s.end is not None or s.pending is None:
        return None
    then = s.pending.then
    if then is setup.hand_decided and len(s.strands) == 2 and len(s.open_decisions()) == 2:
        return "setup"
    if s.strands or len(s.frames) != 1:
        return None
    phases = {turn.act: "actions", turn.attack_on: "attack", turn.draw_additional: "additional"}
    phase = phases.get(then)
    names = [name for name, _ in turn.PHASES]
    return phase if phase is not None and len(s.agenda) == 2 + len(names) - 1 - names.index(phase) else None


def side_rows(s: TheV, seat: int) -> list[str]:
    who, base = SIDES[seat], seat * ZONES
    board = [figure(s, c) for c in s.piles[base + CHARACTERS]] + [card(s, c) for c in s.piles[base + LOCATIONS]]
    rows = [
        f"{who}: {', '.join(board) or '-'} / {', '.join([hidden(s, c, seat) for c in s.piles[base + HAND]]) or '-'}"
    ]
    rows.append(f"{who} level: {s.level[seat]}")
    for word, zone in OTHER_ZONES:
        pile = s.piles[base + zone]
        if zone == DECK:
            pile = pile[::-1]
        write_one = hidden if zone in (DECK, DUEL) else None
        names = [write_one(s, c, seat) if write_one is not None else card(s, c) for c in pile]
        rows.append(f"{who} {word}: {', '.join(names) or '-'}")
    return rows


def figure(s: TheV, character: int) -> str:
    """A character with what lies under it."""
    modified = " (modified)" if s.since[character] in s.modified else ""
    under = [card(s, m) for m in modifications_of(s, character)]
    return card(s, character) + modified + (f" [{', '.join(under)}]" if under else "")


def card(s: TheV, c: int) -> str:
    """A public card with its states and its time of entry."""
    text = name(s, c)
    text += f"@{90 * s.turned[c]}" if s.turned[c] else ""
    text += f"*{s.tokens[c]}" if s.tokens[c] else ""
    text += f"^{s.since[c]}"
    side = s.place[c] // ZONES
    text += f" (of {SIDES[s.owner[c]]})" if s.owner[c] != side else ""
    if s.facts[c].is_modification and s.host[c] >= 0 and s.player[c] != side:
        text += f" (by {SIDES[s.player[c]]})"
    return text


def hidden(s: TheV, c: int, seat: int) -> str:
    """A card in a hand or deck; who knows it beyond its owner is said."""
    usual = 0 if s.place[c] % ZONES == DECK else 1 << seat
    known = s.known[c] & 3
    words = {0: "nobody", 1: f"{SIDES[0]}", 2: f"{SIDES[1]}", 3: "both"}
    return name(s, c) + ("" if known == usual else f" (known to {words[known]})")


def name(s: TheV, c: int) -> str:
    found = s.sheet.cards[s.definition[c]]
    return f'"{found.en}"' if s.definition[c] >= len(CARDS) else found.id


def lasting_row(s: TheV, r: Lasting) -> str:
    """An effect that lasts until the end of the turn, with the object it is on and the card it comes from."""
    values = ""
    if r.clause == CHANGE:
        values = f" {r.values[0]:+d}/{r.values[1]:+d}"
    elif r.clause == EQUAL:
        values = " " + "/".join(["-" if x is None else str(x) for x in r.values])
    elif r.clause == CONTROLLED:
        values = f" {SIDES[r.values[0]]}"
    return f"lasting: {KINDS[r.clause]} ^{r.since}{values} by {name(s, r.source)} at {r.stamp}"

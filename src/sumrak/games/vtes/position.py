"""Positions of Vampire as text: what lies where while a player is asked what to do in a phase (docs/scenario.md)."""

from __future__ import annotations

from sumrak.games.vtes.between import FLAGS, LETTERS, MOMENTS, phase_between
from sumrak.games.vtes.board import SEATED, order_of
from sumrak.games.vtes.cards.catalogue import CARDS
from sumrak.games.vtes.declared import declaration
from sumrak.games.vtes.politics import ANYBODY
from sumrak.games.vtes.rules import write_rules
from sumrak.games.vtes.state import (
    ASH,
    ATTACHED,
    CONTESTED,
    CRYPT,
    HAND,
    LIBRARY,
    PERMANENTS,
    READY,
    RECRUITS,
    REMOVED,
    STOWED,
    TORPOR,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.scenario import WIDEST

BOARD = (READY, TORPOR, RECRUITS, PERMANENTS, CONTESTED)
REGION_WORDS = {TORPOR: " (torpor)", RECRUITS: " (recruit)", CONTESTED: " (contested)"}


def write(s: Vtes) -> str | None:
    """The position, or None in the middle of something."""
    phase = phase_between(s)
    if phase is None:
        return None
    rows = ["game: vtes", f"turn: {s.turn}, {LETTERS[s.active]}, {phase}, asked", f"seed: {s.seed}"]
    rows += [f"luck: {' '.join(map(str, s.draws))}", f"clock: {s.clock}", *rule_rows(s)]
    counts = (("masters", s.masters), ("transfers", s.transfers), ("given", s.given), ("discards", s.discards))
    rows.append("this turn: " + ", ".join([f"{word} {n}" for word, n in counts]))
    if s.edge >= 0:
        rows.append(f"edge: {LETTERS[s.edge]}")
    rows += [f"{word}: {text}" for word, text in rest(s) if text]
    rows += broken("history", [str(number) for number in s.history], " ") if s.history else []
    rows += [declaration(card) for card in s.sheet.cards[len(CARDS) :]]
    for seat in range(s.seats):
        rows += seat_rows(s, seat)
    return "\n".join(rows) + "\n"


def rule_rows(s: Vtes) -> list[str]:
    """The profile, then the switches that are set otherwise."""
    what = write_rules(s.rules)
    if isinstance(what, str):
        return [f"rules: {what}"]
    said = [f"{name} {str(value).lower()}" for name, value in what.items() if name != "profile"]
    return [f"rules: {', '.join([str(what.get('profile', s.rules.profile)), *said])}"]


def rest(s: Vtes) -> list[tuple[str, str]]:
    waiting = [
        f"{LETTERS[seat]} {MOMENTS[moment].value}" + (f" ^{s.since[card]}" if card >= 0 else "")
        for seat, moment, card in s.delayed
    ]
    passing = ["anybody" if x == ANYBODY else LETTERS[x] for x in s.passing]
    return [
        ("waiting", ", ".join(waiting)),
        ("passing", ", ".join(passing)),
        ("seating", " ".join([LETTERS[x] for x in order_of(s.seating)]) if s.seating >= SEATED else ""),
        (
            "bled in vain",
            ", ".join(
                [f"{LETTERS[x]} {''.join([LETTERS[y] for y in range(s.seats) if bits >> y & 1])}" for x, bits in s.vain]
            ),
        ),
        ("until", ", ".join([f"{LETTERS[x]} {s.sheet.cards[card].id} {i} {j}" for x, card, i, j in s.until])),
        ("once a game", ", ".join([s.sheet.cards[number].id for number in s.events_played])),
    ]


def seat_rows(s: Vtes, seat: int) -> list[str]:
    me = LETTERS[seat]
    halves = s.halves[seat]
    rows = [f"{me} pool: {s.pool[seat]}", f"{me} turns: {s.turns[seat]}"]
    rows += [f"{me} points: {halves // 2}{'.5' if halves % 2 else ''}"] if halves else []
    rows += [f"{me} debt: {s.debt[seat]}"] if s.debt[seat] else []
    rows += [f"{me} withdrawing: {s.withdrawing[seat]}"] if s.withdrawing[seat] else []
    rows += [f"{me} out: yes"] if not s.alive >> seat & 1 else []
    base = seat * ZONES
    table = [on_table(s, c) for zone in BOARD for c in s.piles[base + zone] if s.host[c] < 0]
    rows += broken(me, table)
    rows += broken(f"{me} uncontrolled", [on_table(s, c) for c in s.piles[base + UNCONTROLLED]])
    rows += broken(f"{me} hand", [hidden(s, c) for c in s.piles[base + HAND]])
    rows += broken(f"{me} library", [hidden(s, c) for c in s.piles[base + LIBRARY][::-1]])[::-1]  # the top is read last
    rows += broken(f"{me} crypt", [hidden(s, c) for c in s.piles[base + CRYPT][::-1]])[::-1]
    for word, zone in (("ash heap", ASH), ("removed", REMOVED)):
        rows += broken(f"{me} {word}", [f"{name(s, c)}^{s.since[c]}" for c in s.piles[base + zone]])
    return rows


def broken(word: str, parts: list[str], between: str = ", ") -> list[str]:
    """A row, as many lines as are needed so that each can be read."""
    found, line = [], ""
    for part in parts:
        longer = f"{line}{between}{part}" if line else f"{word}: {part}"
        if line and len(longer) > WIDEST:
            found.append(line)
            longer = f"{word}: {part}"
        line = longer
    return [*found, line or f"{word}: -"]


def name(s: Vtes, card: int) -> str:
    return s.facts[card].card.id


def on_table(s: Vtes, card: int) -> str:
    """Counters, tapped, time of entry, region, whose, what is known of it, and what lies on it."""
    zone, seat = s.zone(card), s.side(s.host[card] if s.host[card] >= 0 else card)
    text = name(s, card)
    if s.blood[card]:
        text += f"*{s.blood[card]}"
    elif s.facts[card].is_minion or s.facts[card].is_retainer:
        text += " (empty)"
    text += ("@90" if s.turned[card] else "") + f"^{s.since[card]}"
    text += REGION_WORDS.get(zone, "") + whose(s, card, seat)
    text += "".join([f" ({word})" for word, bit in FLAGS.items() if s.flags[card] & bit])
    if s.kin[card] >= 0:
        text += f" (kin {s.sheet.cards[s.kin[card]].id})"
    if (other := s.bound_to(card)) >= 0:
        text += f" (bound ^{s.since[other]})"
    if zone == UNCONTROLLED:
        text += knowledge(s, card)
    on = [x for x in range(len(s.host)) if s.host[x] == card and s.place[x] % ZONES in (ATTACHED, STOWED, CONTESTED)]
    on.sort(key=s.since.__getitem__)
    return text + (f" [{', '.join([on_table(s, x) for x in on])}]" if on else "")


def whose(s: Vtes, card: int, seat: int) -> str:
    of = f" (of {LETTERS[s.owner[card]]})" if s.owner[card] != seat else ""
    return of + (f" (by {LETTERS[s.player[card]]})" if s.player[card] != seat else "")


def hidden(s: Vtes, card: int) -> str:
    return name(s, card) + knowledge(s, card)


def knowledge(s: Vtes, card: int) -> str:
    """Who knows a card beyond the usual, and where it was lost sight of, if that is not its deck."""
    place, everybody = s.place[card], (1 << s.seats) - 1
    known, usual = s.known[card] & everybody, max(0, s.sees[place]) & everybody
    found = ""
    if s.known[card] == EVERYBODY:
        found = " (known)"
    elif known != usual:
        found = f" (known to {''.join([LETTERS[x] for x in range(s.seats) if known >> x & 1]) or 'nobody'})"
    deck = s.owner[card] * ZONES + (CRYPT if s.facts[card].is_vampire else LIBRARY)
    if s.known[card] != EVERYBODY and s.lot[card] != deck:
        found += f" (lot {LETTERS[s.lot[card] // ZONES]} {s.places[s.lot[card]].zone.name})"
    return found

"""Positions of Berserk as text: what lies where between two actions, written down (docs/scenario.md)."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.berserk import lasting_text, placement, reveal, setup, turn
from sumrak.games.berserk.board import NAMES, NOWHERE
from sumrak.games.berserk.declared import SIDES, declaration
from sumrak.games.berserk.rules import Rules, written
from sumrak.games.berserk.state import (
    ASIDE,
    BY_ATTACK,
    DEAL,
    DECK,
    EXILE,
    FIELD,
    GRAVE,
    HAS_AIMED,
    HAS_DEFENDED,
    HAS_FLOWN,
    HAS_RUSHED,
    IS_AIMING,
    IS_BLESSED,
    IS_CURSED,
    OF_POISON,
    SLEEPS,
    SPENT,
    SQUAD,
    WAITS,
    WAS_HIDDEN,
    WAS_HURT,
    WAS_INCARNATED,
    ZONES,
    Berserk,
)
from sumrak.kernel.agenda import APART

FLAG_WORDS = {
    IS_BLESSED: "blessed",
    IS_CURSED: "cursed",
    HAS_DEFENDED: "defended",
    IS_AIMING: "aiming",
    HAS_AIMED: "aimed",
    WAS_INCARNATED: "incarnated",
    SLEEPS: "sleeps",
    BY_ATTACK: "by attack",
    HAS_RUSHED: "rushed",
    HAS_FLOWN: "flew",
    WAS_HIDDEN: "was hidden",
    OF_POISON: "of poison",
    WAITS: "waits",
    WAS_HURT: "hurt",
}
PUBLIC_ZONES = (("graveyard", GRAVE), ("exile", EXILE))
SECRET_ZONES = (("deck", DECK), ("deal", DEAL), ("recruited", SQUAD))
ASKED = ("order", "redeal")
"""Phases in which one seat or the other may be the one who is asked."""
BEFORE: dict[Callable[..., None], str] = {
    setup.order_chosen: "order",
    setup.redeal_or_keep: "redeal",
    placement.place: "place",
    reveal.hidden_chosen: "reveal",
}
AFTER_MAIN = 2 + len(turn.STEPS_FROM["final"])
"""Steps of the agenda beneath the main phase: the next turn, the closing of this one, what is left of it."""
A_LINE = 120
"""Positions seen before stand in lines of so many."""


def write(s: Berserk) -> str | None:
    """The position, or None in the middle of an action."""
    phase = phase_between(s)
    if phase is None:
        return None
    rows = [
        "game: berserk",
        f"rules: {rules_row(s.rules)}",
        f"first: {SIDES[s.first]}",
        f"turn: {s.turn}, {SIDES[s.active]}, {phase}",
        f"seed: {s.seed}",
        f"luck: {' '.join(map(str, s.draws))}",
        f"clock: {s.clock - APART * len(s.strands)}",  # seats side by side have clocks of their own
    ]
    if phase in ASKED:
        assert s.pending is not None
        rows.append(f"asked: {SIDES[s.pending.seat]}")
    if s.idle or s.acted:
        rows.append(f"idle: {s.idle}{' (progress)' if s.acted else ''}")
    rows += [f"seen: {' '.join(map(str, s.positions[i : i + A_LINE]))}" for i in range(0, len(s.positions), A_LINE)]
    rows += [declaration(card) for card in s.sheet.cards[s.sheet.printed :]]
    for seat in (0, 1):
        rows += side_rows(s, seat)
    if s.on_cells:
        rows.append(f"cells: {', '.join([lasting_text.cell_written(s, one) for one in s.on_cells])}")
    rows += [f"lasting: {lasting_text.written(s, row)}" for row in s.lasting if s.is_object(row.card, row.since)]
    return "\n".join(rows) + "\n"


def phase_between(s: Berserk) -> str | None:
    """The phase whose decision is open while nothing else is going on."""
    if s.end is not None or s.pending is None or s.frames:
        then = s.pending.then if s.pending is not None and s.end is None else None
        return "main" if then is turn.main_chosen and len(s.frames) == 1 and len(s.agenda) == AFTER_MAIN else None
    if s.strands:
        return "recruit" if len(s.open_decisions()) == 2 else None
    if s.pending.then is reveal.hidden_chosen and s.pending.args != ((),):
        return None
    return BEFORE.get(s.pending.then)


def rules_row(rules: Rules) -> str:
    """The profile and what differs from it: "modern, friendly_fire true"."""
    found = written(rules)
    if isinstance(found, str):
        return found
    return ", ".join(
        [found["profile"], *[f"{name} {word_of(value)}" for name, value in found.items() if name != "profile"]]
    )


def word_of(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def side_rows(s: Berserk, seat: int) -> list[str]:
    who, base = SIDES[seat], seat * ZONES
    cards = [c for c in s.piles[base + FIELD] if s.host[c] < 0] + s.piles[base + ASIDE]
    rows = [f"{who}: {', '.join([figure(s, c, seat) for c in cards]) or '-'}"]
    counts = (("gold", s.gold[seat]), ("silver", s.silver[seat]), ("redeals", s.redeals[seat]))
    counted = [f"{word} {n}" for word, n in counts if n or word != "redeals"]
    counted += [word for word, is_so in (("ambush", s.ambush[seat]), ("rebuff", s.rebuff[seat])) if is_so]
    if any([n for _, n in counts]) or s.ambush[seat] or s.rebuff[seat]:
        rows.append(f"{who} counts: {', '.join(counted)}")
    for word, zone in PUBLIC_ZONES:
        if s.piles[base + zone]:
            rows.append(f"{who} {word}: {', '.join([card(s, c, seat) for c in s.piles[base + zone]])}")
    for word, zone in SECRET_ZONES:
        pile = s.piles[base + zone]
        if pile:
            rows.append(f"{who} {word}: {', '.join([hidden(s, c, seat, zone) for c in top_first(pile, zone)])}")
    return rows


def top_first(pile: list[int], zone: int) -> list[int]:
    return pile[::-1] if zone == DECK else pile


def figure(s: Berserk, c: int, seat: int) -> str:
    """A card in play with the symbiotes that sit on it."""
    under = [symbiote(s, x, seat) for side in (0, 1) for x in s.field[side] if s.host[x] == c]
    return card(s, c, seat) + (f" [{', '.join(under)}]" if under else "")


def symbiote(s: Berserk, c: int, seat: int) -> str:
    whose = s.controller(c)
    return card(s, c, whose) + (f" (by {SIDES[whose]})" if whose != seat else "")


def card(s: Berserk, c: int, seat: int) -> str:
    """A card with its states and its time of entry."""
    text = name(s, c)
    text += f"@{NAMES[s.cell[c]]}" if s.cell[c] != NOWHERE and s.host[c] < 0 else ""
    text += f"*{s.tokens[c]}" if s.tokens[c] else ""
    text += f"^{s.since[c]}"
    text += "".join([f" ({word})" for word in words(s, c)])
    return text + (f" (of {SIDES[s.owner[c]]})" if s.owner[c] != seat else "")


def words(s: Berserk, c: int) -> list[str]:
    found = ["hidden"] if s.is_hidden(c) else ["up"] if s.cell[c] >= 0 and not s.turn else []
    found += ["closed"] if s.turned[c] else []
    found += ["passing"] if s.host[c] < 0 <= s.cell[c] and s.grid[s.cell[c]] != c else []
    numbers = (
        ("wounds", s.wounds[c]),
        ("life", s.extra[c]),
        ("struck", s.struck[c]),
        ("prevented", s.spent[c]),
        ("incarnation", s.tally[c]),
        ("used", s.used[c]),
    )
    found += [f"{word} {number}" for word, number in numbers if number]
    for word, n, by in (("poison", s.poison[c], s.poisoner[c]), ("slain", int(s.slayer[c] >= 0), s.slayer[c])):
        if n:
            found.append(f"{word} {n}" + (f" by {s.since[by]}" if by >= 0 else ""))
    if s.moved[c]:
        found.append("moved" if s.moved[c] == SPENT else f"moved {s.moved[c]}")
    return found + [word for bit, word in FLAG_WORDS.items() if s.flags[c] & bit]


def hidden(s: Berserk, c: int, seat: int, zone: int) -> str:
    """A card in a deck, a deal or a squad; who knows it beyond the usual is said."""
    usual = 0 if zone == DECK else 1 << seat
    known = s.known[c] & 3
    who = {0: "nobody", 1: SIDES[0], 2: SIDES[1], 3: "both"}[known]
    tokens = f"*{s.tokens[c]}" if s.tokens[c] else ""
    return name(s, c) + tokens + ("" if known == usual else f" (known to {who})")


def name(s: Berserk, c: int) -> str:
    found = s.sheet.cards[s.definition[c]]
    return f'"{found.en}"' if s.definition[c] >= s.sheet.printed else str(found.id)

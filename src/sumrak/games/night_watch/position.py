"""Positions of Night Watch as text: what lies where at the beginning of a step, written down (docs/scenario.md)."""

from __future__ import annotations

from sumrak.games.night_watch import rules, turn
from sumrak.games.night_watch.cards import CARDS
from sumrak.games.night_watch.declared import SIDES, declaration
from sumrak.games.night_watch.facts import (
    ACCIDENT,
    COMMON_LINES,
    GONE,
    HAND,
    LINES,
    LINES_DISCARD,
    LOCATION_IDS,
    NIGHT,
    SPELL_DECK,
    SPELL_DISCARD,
)
from sumrak.games.night_watch.state import NightWatch, items_of, spells_of

OPEN_PILES = (("spell discard", SPELL_DISCARD), ("lines discard", LINES_DISCARD), ("gone", GONE))


def write(s: NightWatch) -> str | None:
    """The position, or None in the middle of a step."""
    found = turn.quiet(s)
    if found is None:
        return None
    step, w = found
    whose = "" if w < 0 else f", {SIDES[w]}" if step == "window" else f", {s.sheet.watchers[w].card.id}"
    rows = ["game: night_watch", f"turn: {s.turn}, {step}{whose}", f"seed: {s.seed}"]
    rows += [f"luck: {' '.join(map(str, s.draws))}", f"clock: {s.clock}"]
    switches = rules.write(s.rules)
    if isinstance(switches, dict):
        rows.append("rules: " + ", ".join([f"{name} {value}" for name, value in switches.items()]))
    rows += [f"vortex: {s.vortex}", f"balance: {balance(s)}", f"tokens: night {s.tokens[0]}, day {s.tokens[1]}"]
    this_turn = [word for word, holds in (("licence check", s.no_donor_attacks), ("blackout", s.blackout)) if holds]
    if this_turn:
        rows.append(f"this turn: {', '.join(this_turn)}")
    rows += [declaration(card) for card in s.sheet.cards[len(CARDS) :]]
    for place, id in enumerate(LOCATION_IDS):
        rows.append(row(id, [figure(s, card) for card in s.piles[place]]))
    rows += watcher_rows(s)
    for seat, side in enumerate(SIDES):
        rows.append(row(f"{side} hand", [hidden(s, card) for card in s.piles[HAND + seat]]))
        if s.rules.probability_decks == "two":
            rows.append(row(f"{side} lines", [hidden(s, card) for card in s.piles[LINES + seat][::-1]]))
    if s.rules.probability_decks == "one":
        rows.append(row("lines", [hidden(s, card) for card in s.piles[COMMON_LINES][::-1]]))
    rows.append(row("spells", [hidden(s, card) for card in s.piles[SPELL_DECK][::-1]]))
    rows += [row(word, [public(s, card) for card in s.piles[place]]) for word, place in OPEN_PILES]
    return "\n".join(rows) + "\n"


def row(word: str, cards: list[str]) -> str:
    return f"{word}: {', '.join(cards) or '-'}"


def balance(s: NightWatch) -> str:
    return "0" if not s.balance else f"night {s.balance}" if s.balance > 0 else f"day {-s.balance}"


def watcher_rows(s: NightWatch) -> list[str]:
    rows = []
    for w, card in enumerate(s.watcher):
        if card >= 0:
            id, under = s.sheet.watchers[w].card.id, s.sheet.under[w]
            if s.piles[spells_of(w)]:
                rows.append(row(f"{id} hand", [hidden(s, c) for c in s.piles[spells_of(w)]]))
            if under >= 0 and s.piles[under]:
                rows.append(row(f"{id} {s.places[under].zone.name}", [hidden(s, c) for c in s.piles[under]]))
    return rows


def figure(s: NightWatch, card: int) -> str:
    """A card in a Location: wounds, time of entry, what is to be known of it, and what lies on it."""
    facts = s.facts[card]
    flags, items = list[str](), list[int]()
    if facts.w >= 0:
        flags, items = watcher_flags(s, facts.w), s.piles[items_of(facts.w)]
    elif facts.donor:
        flags = [
            word
            for word, cards in (("guest", s.guests), ("called", s.summoned), ("moved", s.moved), ("held", s.held))
            if card in cards
        ]
        flags += [f"lured {s.sheet.watchers[w].card.id}" for donor, w in s.lured if donor == card]
    words = "".join([f" ({flag})" for flag in flags])
    held = f" [{', '.join([public(s, item) for item in items])}]" if items else ""
    return public(s, card) + words + held


def watcher_flags(s: NightWatch, w: int) -> list[str]:
    flags = [f"level {s.level[w]}"] if s.level[w] else []
    flags += [f"fresh {s.fresh[w]}"] if s.fresh[w] else []
    bits = (("entered", s.entered), ("called", s.called), ("jammed", s.jammed), ("ambushed", s.ambushed))
    return flags + [word for word, seats in bits if seats >> w & 1]


def public(s: NightWatch, card: int) -> str:
    wounds = f"*{s.wounds[card]}" if s.wounds[card] else ""
    return f"{s.facts[card].card.id}{wounds}^{s.since[card]}{owner(s, card)}"


def hidden(s: NightWatch, card: int) -> str:
    """A card of a hand or deck; who knows it beyond the usual is said."""
    usual, known = max(0, s.sees[s.place[card]]) & 3, s.known[card] & 3
    words = {0: "nobody", 1: SIDES[0], 2: SIDES[1], 3: "both"}
    dealt = " (dealt)" if card in s.dealt and s.places[s.place[card]].zone.name == "hand" else ""
    return s.facts[card].card.id + owner(s, card) + dealt + ("" if known == usual else f" (known to {words[known]})")


def owner(s: NightWatch, card: int) -> str:
    """From whose deck a card is that both have, where its place does not say so."""
    facts = s.facts[card]
    if facts.type != ACCIDENT or facts.side >= 0 or s.owner[card] == max(NIGHT, s.places[s.place[card]].seat):
        return ""
    return f" (of {SIDES[s.owner[card]]})"

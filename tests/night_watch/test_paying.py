"""NW-53 … NW-58, NW-243: every way to pay for the Gloom can be said part by part, and no part leads nowhere."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table

POWER = {
    "attack-1": 1,
    "attack-2": 2,
    "attack-3": 3,
    "attack-4": 4,
    "healing-1": 1,
    "protection-2": 2,
    "protection-3": 3,
}
ORDER = list(POWER)
HANDS = st.lists(st.sampled_from(ORDER), max_size=4).filter(lambda hand: hand.count("attack-4") <= 3)
"""However the counts of the deck are tuned, it has so many."""

Paid = tuple[tuple[str, ...], tuple[tuple[str, int], ...], int]
"""(burnt, weakened by how much, wounds)"""


def ways_offered(game: sumrak.Game, wounds: int) -> set[Paid]:
    """Every way through the decisions."""
    if game.decision is None or game.decision.cite != "NW-53":
        t = Table(game)
        weakened = [
            (card["def"], card["marks"]["minus"]) for card in t.place("semyon.played")["cards"] if "marks" in card
        ]
        return {(tuple(sorted(t.pile("spell_discard"))), tuple(sorted(weakened)), t.wounds("semyon") - wounds)}
    found: set[Paid] = set()
    for option in game.decision.options:
        after = game.copy()
        after.play(option.notation)
        found |= ways_offered(after, wounds)
    return found


def ways_there_are(hand: list[str], room: int, price: int, wounds: int) -> set[Paid]:
    """All that the rules allow, found by trying everything."""
    found: set[tuple[Paid, int]] = set()
    cards = sorted(hand, key=lambda name: sorted(ORDER).index(name))
    for n in range(min(room, len(cards)) + 1):
        for chosen in itertools.permutations(range(len(cards)), n):
            for parts in itertools.product(*[[*range(1, POWER[cards[i]]), None] for i in chosen]):
                left, burnt, weakened, legal = price, [], [], True
                for i, part in zip(chosen, parts):
                    legal = legal and left > 0 and (part is None or part <= left)
                    left -= POWER[cards[i]] if part is None else part
                    burnt += [cards[i]] if part is None else []
                    weakened += [(cards[i], part)] if part is not None else []
                if legal:
                    found.add(((tuple(sorted(burnt)), tuple(sorted(weakened)), max(0, left)), max(0, left)))
    least = min(blood for _, blood in found)
    spare = 3 - wounds
    return {way for way, blood in found if blood <= spare or least > spare}


@exercises("NW-53", "NW-54", "NW-55", "NW-56", "NW-58", "NW-230", "NW-243")
@settings(max_examples=40)
@given(HANDS, st.integers(1, 3), st.integers(0, 3), st.integers(0, 3))
def test_all_ways_and_only_these(hand: list[str], before: int, after: int, wounds: int):
    """Before: the level on which he comes to the battle; after: the one he chooses, if he may."""
    t = table(
        "turn: 3, gloom", f"roof: Semyon*{wounds} (level {before}), Andrey", f"semyon hand: {', '.join(hand) or '-'}",
        "andrey hand: attack-1 x2",
    )  # fmt: skip
    price = max(before, after)
    can_be_paid = min(blood for *_, blood in ways_there_are(hand, after + 1, price, wounds)) <= 3 - wounds
    assert t.offers(f"level semyon {after}") is (after <= before or can_be_paid)
    level = after if t.offers(f"level semyon {after}") else before
    t.play(f"level semyon {level}")
    offered = ways_offered(t.game, wounds)
    there_are = ways_there_are(hand, level + 1, max(before, level), wounds)
    assert offered <= there_are
    assert {way for way in there_are if not is_wasteful(way, max(before, level))} <= offered


def is_wasteful(way: Paid, price: int) -> bool:
    """Pays more than is due where less would do: parts come in the order of the hand, so not all of these can be said."""
    burnt, weakened, _ = way
    paid = sum(POWER[name] for name in burnt) + sum(n for _, n in weakened)
    return (bool(weakened) and paid > price) or any(paid - POWER[name] >= price for name in burnt)

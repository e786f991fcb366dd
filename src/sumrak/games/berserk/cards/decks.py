"""The four starting decks, as data (B-4.3)."""

from typing import Final

from sumrak.games.berserk.deck import Deck
from sumrak.kernel.say import Words

A: Final = Deck(
    game="berserk",
    id="a",
    name="Forest and Mountains",
    cards=(
        ("10-037", 2),
        ("10-040", 2),
        ("10-043", 2),
        ("10-046", 2),
        ("10-061", 2),
        ("10-062", 2),
        ("10-053", 2),
        ("10-071", 2),
        ("10-073", 2),
        ("10-074", 2),
        ("10-077", 2),
        ("10-079", 2),
        ("10-082", 2),
        ("10-092", 2),
        ("10-098", 1),
        ("10-101", 1),
    ),
)

B: Final = Deck(
    game="berserk",
    id="b",
    name="Steppe and Swamps",
    cards=(
        ("10-001", 2),
        ("10-002", 2),
        ("10-005", 2),
        ("10-008", 2),
        ("10-020", 2),
        ("10-021", 2),
        ("10-011", 2),
        ("10-016", 2),
        ("10-017", 2),
        ("10-034", 1),
        ("10-103", 2),
        ("10-109", 2),
        ("10-112", 2),
        ("10-113", 2),
        ("10-128", 2),
        ("10-134", 1),
    ),
)

C: Final = Deck(
    game="berserk",
    id="c",
    name="Darkness and Neutral",
    cards=(
        ("10-137", 2),
        ("10-138", 2),
        ("20-137", 2),
        ("10-139", 2),
        ("10-141", 2),
        ("10-143", 2),
        ("10-149", 2),
        ("10-159", 2),
        ("10-155", 1),
        ("10-165", 2),
        ("10-176", 2),
        ("10-181", 2),
        ("10-182", 2),
        ("10-184", 2),
        ("10-193", 2),
        ("10-189", 1),
    ),
)

D: Final = Deck(
    game="berserk",
    id="d",
    name="Steppe and Darkness",
    cards=(
        ("30-001", 2),
        ("40-005", 2),
        ("20-006", 1),
        ("20-011", 1),
        ("30-005", 2),
        ("30-006", 2),
        ("40-010", 2),
        ("40-028", 2),
        ("30-019", 2),
        ("20-140", 1),
        ("30-134", 2),
        ("30-153", 1),
        ("20-144", 2),
        ("30-138", 2),
        ("10-145", 2),
        ("30-148", 2),
        ("20-171", 1),
        ("30-175", 1),
    ),
)

DECKS: Final = (A, B, C, D)
NAMES: Final[dict[str, Words]] = {
    "a": Words("Forest and Mountains", "Леса и Горы"),
    "b": Words("Steppe and Swamps", "Степи и Болота"),
    "c": Words("Darkness and Neutral", "Тьма и нейтральные"),
    "d": Words("Steppe and Darkness", "Степи и Тьма"),
}
"""What they are called in both languages."""

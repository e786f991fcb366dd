"""The kinds of events of The V, a bit each, and the words by which log and animation know them."""

from __future__ import annotations

WORDS = (
    "entered", "played", "started-turn", "ended-turn", "started-duel", "ended-duel", "after-duel", "fully-exhausted", "exhausted",
    "drew", "discarded", "turned", "untapped", "destroyed", "returned", "voided", "gained", "laid-under", "chose-duel-card",
    "opened-duel-card", "duel-card-works", "duel-card-fails", "not-played", "took-control", "gave-back", "removed-token", "lost-text",
    "changed", "became", "swapped", "cancelled", "not-cancelled", "stopped-duel", "extra-turn", "used", "kept-hand", "new-hand",
    "first-player", "duel-deck-renewed", "won-by-influence", "won-by-threat", "nothing-happens", "announced", "keeps-one",
    "held-turned", "looked", "shuffled-in", "lost-to-empty-deck", "lost-by-influence", "lost-by-threat", "not-compared", "no-effect",
    "dealt", "gained-alone", "gained-empty-deck", "went-along",
)  # fmt: skip

(
    ENTERED, PLAYED, STARTED_TURN, ENDED_TURN, STARTED_DUEL, ENDED_DUEL, AFTER_DUEL, FULLY_EXHAUSTED, EXHAUSTED,
    DREW, DISCARDED, TURNED, UNTAPPED, DESTROYED, RETURNED, VOIDED, GAINED, LAID_UNDER, CHOSE_DUEL_CARD,
    OPENED_DUEL_CARD, DUEL_CARD_WORKS, DUEL_CARD_FAILS, NOT_PLAYED, TOOK_CONTROL, GAVE_BACK, REMOVED_TOKEN, LOST_TEXT,
    CHANGED, BECAME, SWAPPED, CANCELLED, NOT_CANCELLED, STOPPED_DUEL, EXTRA_TURN, USED, KEPT_HAND, NEW_HAND,
    FIRST_PLAYER, DUEL_DECK_RENEWED, WON_BY_INFLUENCE, WON_BY_THREAT, NOTHING_HAPPENS, ANNOUNCED, KEEPS_ONE,
    HELD_TURNED, LOOKED, SHUFFLED_IN, LOST_TO_EMPTY_DECK, LOST_BY_INFLUENCE, LOST_BY_THREAT, NOT_COMPARED, NO_EFFECT,
    DEALT, GAINED_ALONE, GAINED_EMPTY_DECK, WENT_ALONG,
) = [1 << i for i in range(56)]  # fmt: skip

NAMES = {1 << i: word for i, word in enumerate(WORDS)}

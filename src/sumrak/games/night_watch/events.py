"""What can happen in a game of Night Watch. Fields of an event beyond the card it is about stand behind each."""

from __future__ import annotations

WORDS = (
    "turn-began",  # after: number
    "vortex-moved",  # before, after; cause: the Accident
    "drew-lines",  # seat, after: how many
    "drew-spells",  # card: the Watcher, after: how many
    "deck-renewed",  # after: how many Spells
    "played",  # card: an Accident
    "named",  # card: an Accident; other: the Watcher it names
    "put",  # card, after: Location
    "introduced",  # card, before: Cost
    "balance-moved",  # before, after
    "laid-item",  # card; other: the Watcher
    "gave-item",  # card; other: the receiver; cause: the giver
    "took-item",  # card; other: the Watcher
    "moved",  # card, before, after: Locations
    "escorted",  # card: the Donor; other: the Watcher; before, after
    "called",  # card: the vampire; other: the Donor
    "came",  # card: the Donor; other: the vampire; before, after
    "held",  # card: the Donor; other: the vampire
    "call-lost",  # card: the Donor; other: the vampire
    "lured",  # card: the Donor; other: the vampire; before, after
    "withdrew",  # card
    "set-level",  # card, before, after
    "price",  # card: the Watcher; before: level that counts; after: price
    "weakened",  # card: the Spell; other: the Watcher; after: by how much
    "burnt",  # card: the Spell; other: the Watcher; after: how much it pays
    "paid-wounds",  # card: the Watcher; after: how many
    "played-spell",  # card; other: the target; cause: the Watcher; after: its Power
    "used-sword",  # card: the Spell; other: the Item
    "made-maneuvers",  # card: the Watcher; after: how many
    "used-maneuver",  # card; other: the target; cause: the Watcher
    "lost-maneuvers",  # card: the Watcher; after: how many
    "reckoned",  # card: the target; before: Attacks, after: Protections
    "healed",  # card, before, after: wounds
    "credited",  # card: the vampire; after: wounds to its credit
    "fed",  # card: the vampire; before: wounds healed; after: Spells drawn
    "wounded",  # card, before, after: wounds
    "died",  # card
    "item-destroyed",  # card; other: who had it
    "item-dropped",  # card, after: Location
    "drained",  # card
    "token",  # seat, before, after
    "discarded",  # card: a Spell; other: the Watcher
    "made-amulet",  # card: the Spell, its owner's secret; other: the witch
    "drank-own-blood",  # card: the vampire; after: wounds and Spells
    "donor-left",  # card
    "donor-stays",  # card
    "looked-at-spells",  # card: the Watcher; cause: the Item
    "looked-at-lines",  # cause: the Accident
    "looked-at-deck",  # card: the top one, its owner's secret; cause: the Item
    "put-under",  # cause: the Item
    "jammed",  # card: the Watcher; cause: the Accident
    "checked",  # cause: the Accident
    "blacked-out",  # cause: the Accident
    "ambushed",  # card: the Watcher; cause: the Accident
    "award",  # seat, after: points
    "points",  # seat, after: points
    "tie",  # seat: who has it; after: Vortex
)

(
    TURN_BEGAN, VORTEX_MOVED, DREW_LINES, DREW_SPELLS, DECK_RENEWED, PLAYED, NAMED, PUT, INTRODUCED, BALANCE_MOVED,
    LAID_ITEM, GAVE_ITEM, TOOK_ITEM, MOVED, ESCORTED, CALLED, CAME, HELD, CALL_LOST, LURED, WITHDREW, SET_LEVEL, PRICE, WEAKENED,
    BURNT, PAID_WOUNDS, PLAYED_SPELL, USED_SWORD, MADE_MANEUVERS, USED_MANEUVER, LOST_MANEUVERS, RECKONED, HEALED, CREDITED, FED,
    WOUNDED, DIED, ITEM_DESTROYED, ITEM_DROPPED, DRAINED, TOKEN, DISCARDED, MADE_AMULET, DRANK_OWN_BLOOD, DONOR_LEFT, DONOR_STAYS,
    LOOKED_AT_SPELLS, LOOKED_AT_LINES, LOOKED_AT_DECK, PUT_UNDER, JAMMED, CHECKED, BLACKED_OUT, AMBUSHED,
    AWARD, POINTS, TIE,
) = [1 << i for i in range(57)]  # fmt: skip

NAMES = {1 << i: word for i, word in enumerate(WORDS)}

"""The sheet of the cards that come with the game."""

from sumrak.games.night_watch.cards import CARDS
from sumrak.games.night_watch.facts import Sheet

SHEET = Sheet(CARDS)

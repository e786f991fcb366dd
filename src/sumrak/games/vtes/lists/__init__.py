"""Deck lists as people have them, and the official lists of cards: names and numbers, never a card's text."""

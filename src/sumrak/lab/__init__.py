"""The lab: thousands of games of bots, what they say of decks, seats and cards, and what another card would have changed.

A plan says which games are played; every game is a task of its own, reproducible by its seeds, and gives one row.
"""

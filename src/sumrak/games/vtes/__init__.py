"""Vampire: The Eternal Struggle: two to five Methuselahs, their vampires, and the Jyhad."""

from sumrak.games.vtes import state as state  # first: the chapters and the state know each other

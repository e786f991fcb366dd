"""Berserk: recruit, place and fight on the field of five by six."""

from sumrak.games.berserk import state as _state  # noqa: F401  # its chapters import each other: it has to come first

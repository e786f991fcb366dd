"""Berserk: so far its rulebook only."""

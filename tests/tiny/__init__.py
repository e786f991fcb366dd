"""Skirmish: the tests' own game. Two to five seats, and the nasty half of every game the kernel is made for."""

"""The cards of Vampire, as data."""

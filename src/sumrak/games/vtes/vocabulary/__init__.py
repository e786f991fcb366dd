"""The words of the cards of Vampire."""

"""What is printed on a card, said from what the card does."""

from sumrak.games.vtes.sayings.printed import deck_name, group_name, say_card, type_line

__all__ = ["deck_name", "group_name", "say_card", "type_line"]

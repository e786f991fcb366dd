"""The closed lists the cards choose from: kinds of cards, sides, zones, moments, spans of time."""

from enum import Enum


class Kind(Enum):
    """Main types, types and extra types; `CARD` is any of them. Values are the stable words of the catalogue."""

    CARD = "card"
    TITLE = "title"
    CHARACTER = "character"
    MODIFICATION = "modification"
    ACTION = "action"
    LOCATION = "location"
    DUEL = "duel"
    GIRL = "girl"
    MONSTER = "monster"
    WITCH = "witch"
    ITEM = "item"
    CANCEL = "cancel"


class Side(Enum):
    """Whose, seen from the player of the card (by control in play, V-143; by owner elsewhere)."""

    ANY = "any"
    YOURS = "yours"
    OPPONENTS = "opponents"


class Zone(Enum):
    """Where; a text that names no zone means in play (V-43)."""

    IN_PLAY = "in_play"
    HAND = "hand"
    SCRAPHEAP = "scrapheap"


class Turned(Enum):
    """A condition on the turned state (V-53)."""

    UNTAPPED = "untapped"  # 0°
    TURNED = "turned"  # 90° or 180°
    FULLY_TURNED = "fully_turned"  # 180°
    NOT_FULLY_TURNED = "not_fully_turned"  # 0° or 90°


class Moment(Enum):
    """When the text of a card goes off by itself."""

    ENTERS_PLAY = "enters_play"  # played or put into play
    PLAYED = "played"  # played only (V-151)
    START_OF_YOUR_TURN = "start_of_your_turn"
    END_OF_YOUR_TURN = "end_of_your_turn"
    END_OF_OPPONENTS_TURN = "end_of_opponents_turn"
    END_OF_EACH_TURN = "end_of_each_turn"
    START_OF_DUEL = "start_of_duel"  # a duel in which this character (the bearer, on a modification) participates
    END_OF_DUEL = "end_of_duel"
    AFTER_DUEL = "after_duel"
    OPPONENTS_CHARACTER_EXHAUSTED = "opponents_character_exhausted"  # fully exhausted, whatever the reason
    OPENED = "opened"  # right after this duel card is opened (V-96)


class Until(Enum):
    END_OF_TURN = "end_of_turn"
    END_OF_DUEL = "end_of_duel"


class Price(Enum):
    """What an ability costs its untapped character (V-82)."""

    TURN = "turn"
    DOUBLE_TURN = "double_turn"


class Field(Enum):
    """A specialisation: what a title card is played with (V-22)."""

    DEATH = "death"
    POWER = "power"
    MADNESS = "madness"


class Word(Enum):
    """The keywords of V-111 … V-118. Key (V-110) is a field of the card."""

    ENDURANCE = "endurance"
    REAPER = "reaper"
    FATALITY = "fatality"
    INVIOLABLE = "inviolable"
    GUARDED = "guarded"
    RAGE = "rage"
    IRRESISTIBLE = "irresistible"
    MADNESS = "madness"

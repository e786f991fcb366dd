"""The closed lists that card texts choose from."""

from enum import Enum


class Element(Enum):
    """B-3.2."""

    STEPPE = "steppe"
    MOUNTAINS = "mountains"
    FOREST = "forest"
    SWAMPS = "swamps"
    DARKNESS = "darkness"
    NEUTRAL = "neutral"  # none


class Crystal(Enum):
    """What a card costs: B-6.2."""

    GOLD = "gold"  # elite
    SILVER = "silver"  # regular


class Type(Enum):
    """B-3.3."""

    GROUND = "ground"
    FLYER = "flyer"
    COMPANION = "companion"
    PARASITE = "parasite"
    ARTIFACT = "artifact"
    TERRAIN = "terrain"


class Kind(Enum):
    """Of an attack, or of what is no attack (B-16.0)."""

    SIMPLE = "simple"
    SPECIAL = "special"
    MAGIC = "magic"
    LUNGE = "lunge"
    SHOT = "shot"
    THROW = "throw"
    DISCHARGE = "discharge"
    SPELL = "spell"
    INFLUENCE = "influence"


class Strength(Enum):
    """Of an attack, read from the dice; a miss has none (B-15.13)."""

    WEAK = "weak"
    MEDIUM = "medium"
    STRONG = "strong"


class Side(Enum):
    ANY = "any"
    YOURS = "yours"
    ENEMY = "enemy"


class What(Enum):
    """What a text looks for."""

    CARD = "card"
    CREATURE = "creature"
    ARTIFACT = "artifact"
    TERRAIN = "terrain"


class Where(Enum):
    """From the card that says so."""

    ANYWHERE = "anywhere"
    ADJACENT = "adjacent"  # B-2.4
    IN_FRONT = "in_front"  # B-2.5
    BESIDE = "beside"  # left or right (B-2.5)
    SAME_CELL = "same_cell"
    SAME_COLUMN = "same_column"
    AROUND_IT = "around_it"  # adjacent to the cell of the card that the moment speaks of


class Mark(Enum):
    """What may lie on a creature."""

    BLESSING = "blessing"
    CURSE = "curse"
    POISON = "poison"


class CellMarker(Enum):
    """What may lie on a cell (B-20.6)."""

    FIRE = "fire"  # the cell is occupied
    BOMB = "bomb"  # wounds once, at the start of its player's next turn
    WALL = "wall"  # a wall of fire: wounds at the start of every enemy turn


class Spot(Enum):
    """Which cell a text means."""

    ANY = "any"
    FREE = "free"
    ITS = "its"  # of the attacked card
    NEXT_TO_IT = "next_to_it"  # free, next to the attacked card


class Word(Enum):
    """The named features (chapter 18) and protections (B-17.6) that cards have."""

    ATTACK_EXPERIENCE = "attack_experience"
    DEFENCE_EXPERIENCE = "defence_experience"
    SHOT_EXPERIENCE = "shot_experience"
    THROW_EXPERIENCE = "throw_experience"
    DISCHARGE_EXPERIENCE = "discharge_experience"
    CLUMSINESS = "clumsiness"
    DIRECTED = "directed"
    UNANSWERED = "unanswered"
    ARMOUR = "armour"
    REGENERATION = "regeneration"
    VAMPIRISM = "vampirism"
    CORPSE_EATING = "corpse_eating"
    JUMP = "jump"
    TELEPORT = "teleport"
    RUSH = "rush"
    FLIGHT = "flight"
    HORDE = "horde"
    RESILIENCE = "resilience"
    FEAR = "fear"
    FROM_SHOTS = "from_shots"
    FROM_THROWS = "from_throws"
    FROM_DISCHARGES = "from_discharges"
    FROM_SPELLS = "from_spells"
    FROM_MAGIC = "from_magic"
    FROM_POISON = "from_poison"
    FROM_FLYERS = "from_flyers"


class Until(Enum):
    """How long something acquired lasts (B-17.3). Turns are counted from the player of the card that says so."""

    END_OF_ATTACK = "end_of_attack"  # the one that this text speaks of
    END_OF_TURN = "end_of_turn"
    END_OF_YOUR_TURN = "end_of_your_turn"
    END_OF_YOUR_NEXT_TURN = "end_of_your_next_turn"
    END_OF_ENEMY_TURN = "end_of_enemy_turn"
    END_OF_BATTLE = "end_of_battle"


class Turns(Enum):
    """Whose turn a moment belongs to."""

    YOURS = "yours"
    ENEMY = "enemy"
    ANY = "any"


class Ref(Enum):
    """A card that the situation fixes."""

    SELF = "self"  # the card that says so
    ATTACKER = "attacker"  # who dealt the strike that this text speaks of
    ATTACKED = "attacked"  # whom it was dealt to
    HOST = "host"  # of this symbiote
    IT = "it"  # the card that the moment speaks of, or that was chosen before in this text

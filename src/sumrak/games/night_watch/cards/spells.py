# ruff: noqa: F403, F405
"""The Spells (NW-301); how many there are of each is said in `decks`."""

from typing import Final

from sumrak.games.night_watch.vocabulary import *

ATTACK_1: Final = spell(ATTACK, 1, ru="Атака", en="Attack")
ATTACK_2: Final = spell(ATTACK, 2, ru="Атака", en="Attack")
ATTACK_3: Final = spell(ATTACK, 3, ru="Атака", en="Attack")
ATTACK_4: Final = spell(ATTACK, 4, ru="Атака", en="Attack")
PROTECTION_1: Final = spell(PROTECTION, 1, ru="Защита", en="Protection")
PROTECTION_2: Final = spell(PROTECTION, 2, ru="Защита", en="Protection")
PROTECTION_3: Final = spell(PROTECTION, 3, ru="Защита", en="Protection")
PROTECTION_4: Final = spell(PROTECTION, 4, ru="Защита", en="Protection")
HEALING_1: Final = spell(HEALING, 1, ru="Исцеление", en="Healing")
HEALING_2: Final = spell(HEALING, 2, ru="Исцеление", en="Healing")
HEALING_3: Final = spell(HEALING, 3, ru="Исцеление", en="Healing")

CARDS: Final = (
    ATTACK_1, ATTACK_2, ATTACK_3, ATTACK_4, PROTECTION_1, PROTECTION_2, PROTECTION_3, PROTECTION_4, HEALING_1,
    HEALING_2, HEALING_3,
)  # fmt: skip

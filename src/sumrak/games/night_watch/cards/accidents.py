# ruff: noqa: F403, F405
"""The Accidents of both Watches (NW-320 … NW-326, NW-340 … NW-346)."""

from typing import Final

from sumrak.games.night_watch.vocabulary import *

COPS: Final = accident("cops", None, ru="Менты", en="Cops", donor=True, text=(LayDown(ANYWHERE), Truce()))
MOTHER: Final = accident(
    "mother", NIGHT, ru="Мама Егора", en="Egor's Mother", donor=True, text=(LayDown(WITH_EGOR), GuardsEgor())
)
JAM: Final = accident("jam", None, ru="Пробка", en="Traffic Jam", text=(HoldBack(),))
INSIGHT: Final = accident(
    "insight", NIGHT, ru="Прозрение Светланы", en="Svetlana's Insight", text=(MoveVortex(-1, NIGHT),)
)
SECOND_WIND: Final = accident(
    "second-wind", NIGHT, ru="Второе дыхание", en="Second Wind", text=(DrawSpells(2, (MAGE,)),)
)
CHECK: Final = accident("check", NIGHT, ru="Проверка лицензий", en="Licence Check", text=(NoDonorAttacks(),))
BROADCAST: Final = accident("broadcast", NIGHT, ru="Прямой эфир", en="Live Broadcast", text=(LookAtHand(),))

CURSE: Final = accident("curse", DAY, ru="Проклятие", en="Curse", text=(MoveVortex(1, DAY),))
SECOND_WIND_DAY: Final = accident(
    "second-wind-day", DAY, ru="Второе дыхание", en="Second Wind", text=(DrawSpells(2, (MAGE, WITCH)),)
)
AMBUSH: Final = accident("ambush", DAY, ru="Засада", en="Ambush", text=(FirstAttack(1),))
EVIL_EYE: Final = accident("evil-eye", DAY, ru="Сглаз", en="Evil Eye", text=(LoseSpell(1),))
BLACKOUT: Final = accident("blackout", DAY, ru="Отключение света", en="Blackout", text=(NoLevelChange(),))

CARDS: Final = (
    COPS, MOTHER, JAM, INSIGHT, SECOND_WIND, CHECK, BROADCAST, CURSE, SECOND_WIND_DAY, AMBUSH, EVIL_EYE, BLACKOUT,
)  # fmt: skip

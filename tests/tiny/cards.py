"""The cards of Skirmish. They are data: what they do stands under their name in `effects` and `raid`."""

from __future__ import annotations

from dataclasses import dataclass

FIGHTER, WARD, ACTION, RESPONSE, TRICK, TREASURE = "fighter", "ward", "action", "response", "trick", "treasure"
WOUNDED, FELL, DREW, OUSTED, RAIDED, DUELLED, PLAYED, STAKED, BURIED, REDREW, RAID_ENDED = [1 << i for i in range(11)]
A, B, C = 1, 2, 4  # windows: before the block, of the attempt, before the strike; << 3 for the target, << 6 for others
HAND, LIFE, FIELD = 1, 2, 4  # what a trigger touches


@dataclass(frozen=True)
class Card:
    id: str
    en: str
    ru: str
    kind: str
    power: int = 0
    watches: int = 0
    touches: int = 0
    replaces: int = 0
    windows: int = 0


CARDS = (
    Card("S-01", "Scout", "Разведчица", FIGHTER, 1),
    Card("S-02", "Brute", "Громила", FIGHTER, 3),
    Card("S-03", "Chronicler", "Летописец", FIGHTER, 1, WOUNDED, HAND),
    Card("S-04", "Avenger", "Мститель", FIGHTER, 2, FELL, LIFE),
    Card("S-05", "Vulture", "Стервятник", FIGHTER, 1, FELL, HAND | LIFE),
    Card("S-06", "Coward", "Трус", FIGHTER, 2, WOUNDED, FIELD),
    Card("S-07", "Shield", "Щит", WARD, replaces=WOUNDED),
    Card("S-08", "Martyr's Ring", "Кольцо мученика", WARD, replaces=WOUNDED),
    Card("S-09", "Truce", "Перемирие", WARD),
    Card("S-10", "Rally", "Клич", ACTION),
    Card("S-11", "Purge", "Чистка", ACTION),
    Card("S-12", "Bury", "Погребение", ACTION),
    Card("S-13", "Spy", "Слежка", ACTION),
    Card("S-14", "Recall", "Отзыв", ACTION),
    Card("S-15", "Bribe", "Подкуп", ACTION),
    Card("S-16", "Storm", "Буря", ACTION),
    Card("S-17", "Stealth", "Скрытность", RESPONSE, windows=B),
    Card("S-18", "Pressure", "Натиск", RESPONSE, windows=A | C),
    Card("S-19", "Watchman", "Дозор", RESPONSE, windows=B << 3 | B << 6),
    Card("S-20", "Deflection", "Отвод", RESPONSE, windows=C << 3),
    Card("S-21", "Lunge", "Выпад", TRICK, 2),
    Card("S-22", "Parry", "Отбив", TRICK, 1),
    Card("S-23", "Flight", "Бегство", TRICK),
    Card("S-24", "Relic", "Реликвия", TREASURE),
    Card("S-25", "Curse", "Проклятие", TREASURE),
    Card("S-26", "Plague", "Мор", ACTION),
)
(
    SCOUT, BRUTE, CHRONICLER, AVENGER, VULTURE, COWARD, SHIELD, RING, TRUCE, RALLY, PURGE, BURY, SPY, RECALL, BRIBE, STORM,
    STEALTH, PRESSURE, WATCHMAN, DEFLECTION, LUNGE, PARRY, FLIGHT, RELIC, CURSE, PLAGUE,
) = range(len(CARDS))  # fmt: skip

DECK = tuple(
    [SCOUT, BRUTE, CHRONICLER, AVENGER, VULTURE, COWARD] * 2
    + [SHIELD, RING, TRUCE, RALLY, PURGE, BURY, SPY, RECALL, BRIBE, STORM, PLAGUE]
    + [STEALTH, PRESSURE, WATCHMAN, DEFLECTION] * 2
)
TRICKS = (LUNGE, PARRY, PARRY, FLIGHT)
RUINS = (RELIC, RELIC, RELIC, CURSE, CURSE, CURSE)

"""How many copies there are of each card (NW-301, chapter 18)."""

from typing import Final

from sumrak.games.night_watch.vocabulary.terms import Watch

SPELLS: Final = (
    ("attack-1", 17),
    ("attack-2", 17),
    ("attack-3", 10),
    ("attack-4", 4),
    ("protection-1", 12),
    ("protection-2", 11),
    ("protection-3", 6),
    ("protection-4", 2),
    ("healing-1", 9),
    ("healing-2", 8),
    ("healing-3", 4),
)
NIGHT: Final = (
    ("geser", 1),
    ("semyon", 1),
    ("tigrenok", 1),
    ("lamp", 1),
    ("shard", 1),
    ("glasses", 1),
    ("truck", 1),
    ("owl", 1),
    ("kit", 1),
    ("badge", 1),
    ("cops", 1),
    ("mother", 1),
    ("jam", 2),
    ("insight", 2),
    ("second-wind", 2),
    ("check", 1),
    ("broadcast", 1),
)
DAY: Final = (
    ("zavulon", 1),
    ("petr", 1),
    ("alisa", 1),
    ("darya", 1),
    ("sword", 1),
    ("ring", 1),
    ("car", 1),
    ("scissors", 1),
    ("licence", 1),
    ("phone", 1),
    ("cops", 1),
    ("jam", 2),
    ("curse", 2),
    ("second-wind-day", 2),
    ("ambush", 1),
    ("evil-eye", 1),
    ("blackout", 1),
)
PROBABILITY: Final = {Watch.NIGHT: NIGHT, Watch.DAY: DAY}

# ruff: noqa: F403, F405
"""Who is in play from the beginning and no Watcher: Egor (NW-350) and Svetlana (NW-210)."""

from typing import Final

from sumrak.games.night_watch.vocabulary import *

EGOR: Final = character("egor", ru="Егор", en="Egor", starts=ROOF, donor=True, text=(StaysUntilDrained(),))
SVETLANA: Final = character("svetlana", ru="Светлана", en="Svetlana", starts=FLAT, text=(BearsTheVortex(),))

CARDS: Final = (EGOR, SVETLANA)

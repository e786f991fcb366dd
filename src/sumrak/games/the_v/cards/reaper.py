# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""House of the Reaper."""

from typing import Final

from sumrak.games.the_v.vocabulary import *

TITLE_CARD: Final = title("R-T01", ru="Дом Жнеца", en="House of the Reaper", specialisation=DEATH)

MARGO: Final = character("R-01", GIRL, 3, 3, ru="Марго", en="Margo", keywords=(REAPER,), explained=(REAPER,))
ZHENYA: Final = character("R-02", GIRL, 2, 3, ru="Женя", en="Zhenya", keywords=(REAPER,))

REAPERS_AURA: Final = modification(
    "R-03", 1, 0, ru="Аура Жнеца", en="Reaper's Aura", keywords=(endurance(1), REAPER), explained=(endurance(1),)
)
LICHS_BREATH: Final = modification("R-04", 0, 1, ru="Дыхание Лича", en="Lich's Breath", keywords=(rage(1),))
SCYTHE: Final = modification(
    "R-05", 0, 2, ru="Коса", en="Scythe", extra=(ITEM,), keywords=(FATALITY,), requirements=(Discard(1),)
)

MOURNER: Final = character(
    "R-06", GIRL, 2, 1, ru="Плакальщица", en="The Mourner", text=(ability(TURN, Draw(1), Discard(1)),)
)
BONE_HOUND: Final = character("R-07", MONSTER, 3, 5, ru="Костяной Пёс", en="Bone Hound", keywords=(rage(1),))
ADA: Final = character(
    "R-08",
    GIRL,
    4,
    4,
    ru="Жница Ада",
    en="Ada the Harvester",
    unique=True,
    key=True,
    keywords=(endurance(1), REAPER),
    text=(when(END_OF_DUEL, Untap(SELF), condition=WasExhaustedInDuel(RIVAL)),),
)
FACELESS: Final = character("R-09", MONSTER, 4, 4, ru="Безликий", en="The Faceless", keywords=(FATALITY, endurance(-1)))
GRAVEDIGGER: Final = character(
    "R-10",
    MONSTER,
    2,
    4,
    ru="Могильщик",
    en="Gravedigger",
    text=(when(ENTERS_PLAY, ReturnToHand(target(Those(CHARACTER, YOURS, SCRAPHEAP))), may=True),),
)
OLD_GRAVEYARD: Final = location(
    "R-11",
    ru="Старое кладбище",
    en="Old Graveyard",
    unique=True,
    key=True,
    text=(when(START_OF_YOUR_TURN, RemoveFromScrapheap(3), if_you_do(Draw(1)), may=True),),
)
THE_RETURN: Final = action(
    "R-12",
    ru="Возвращение",
    en="The Return",
    key=True,
    requirements=(Specialisation(DEATH),),
    text=(do(PutIntoPlay(target(Those(CHARACTER, YOURS, SCRAPHEAP)))),),
)
LAST_BREATH: Final = action(
    "R-13", ru="Последний вдох", en="Last Breath", text=(do(Exhaust(target(Those(CHARACTER, exhausted=True)))),)
)
REAPING: Final = action(
    "R-14",
    ru="Жатва",
    en="Reaping",
    requirements=(TurnOwn(2),),
    text=(do(Exhaust(target(Those(CHARACTER)), times=2)),),
)
EXHUMATION: Final = action(
    "R-15",
    ru="Эксгумация",
    en="Exhumation",
    requirements=(Discard(1),),
    text=(do(Play(target(Those(CHARACTER, YOURS, SCRAPHEAP)))),),
)
SISTER_MORGUE: Final = character(
    "R-16",
    GIRL,
    1,
    4,
    ru="Сестра Морг",
    en="Sister Morgue",
    text=(when(OPPONENTS_CHARACTER_EXHAUSTED, Draw(1), may=True),),
)

SCYTHE_SWEEP: Final = duel_card(
    "R-D01",
    ru="Взмах косы",
    en="Scythe Sweep",
    sign="+1/+2",
    text=(
        do(
            Change(PARTICIPANT, 0, 2, THIS_DUEL),
            when_it_holds(IsExhausted(RIVAL), Change(PARTICIPANT, 1, 0, THIS_DUEL)),
        ),
    ),
)
DEATH_GRIP: Final = duel_card(
    "R-D02",
    ru="Мёртвая хватка",
    en="Death Grip",
    text=(do(later(END_OF_DUEL, Exhaust(target(RIVAL)), condition=HasTokens(RIVAL, 2))),),
)
ETERNAL_REST: Final = duel_card(
    "R-D03",
    ru="Вечный покой",
    en="Eternal Rest",
    unique=True,
    requirements=(RemoveFromScrapheap(2),),
    text=(do(LoseText(RIVAL, THIS_DUEL)),),
)
GRAVE_CHILL: Final = duel_card(
    "R-D04", ru="Холод могилы", en="Grave Chill", sign="-0/-2", text=(do(Change(RIVAL, 0, -2, THIS_DUEL)),)
)

CARDS: Final = (
    TITLE_CARD,
    MARGO,
    ZHENYA,
    REAPERS_AURA,
    LICHS_BREATH,
    SCYTHE,
    MOURNER,
    BONE_HOUND,
    ADA,
    FACELESS,
    GRAVEDIGGER,
    OLD_GRAVEYARD,
    THE_RETURN,
    LAST_BREATH,
    REAPING,
    EXHUMATION,
    SISTER_MORGUE,
    SCYTHE_SWEEP,
    DEATH_GRIP,
    ETERNAL_REST,
    GRAVE_CHILL,
)

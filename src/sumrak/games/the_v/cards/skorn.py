# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Coven of Skorn."""

from typing import Final

from sumrak.games.the_v.vocabulary import *

TITLE_CARD: Final = title("K-T01", ru="Шабаш Скорна", en="Coven of Skorn", specialisation=MADNESS)

GRYAZELDA: Final = character(
    "K-01",
    GIRL,
    6,
    5,
    ru="Грязельда",
    en="Gryazelda",
    extra=(WITCH,),
    keywords=(endurance(1),),
    requirements=(Discard(3),),
)
TOSKA: Final = character(
    "K-02",
    GIRL,
    3,
    2,
    ru="Тоска",
    en="Toska",
    gloss="Anguish",
    extra=(WITCH,),
    text=(DoNotUntap(Those(CHARACTER, turned=FULLY_TURNED)),),
)
SHILO: Final = character(
    "K-03",
    MONSTER,
    3,
    4,
    ru="Шило",
    en="Shilo",
    gloss="Awl",
    text=(when(END_OF_DUEL, Exhaust(target(RIVAL)), may=True),),
)
HARBINGER: Final = character(
    "K-04",
    MONSTER,
    5,
    4,
    ru="Предвестник Скорна",
    en="Harbinger of Skorn",
    keywords=(INVIOLABLE, madness(1)),
)
SELISTRA: Final = character(
    "K-05", GIRL, 1, 2, ru="Селистра", en="Selistra", text=(Gets(Those(GIRL, YOURS), influence=1, threat=1),)
)
ACOLYTE: Final = character("K-06", GIRL, 2, 2, ru="Послушница", en="Acolyte", extra=(WITCH,), keywords=(madness(1),))
RABID: Final = character("K-07", MONSTER, 2, 4, ru="Бешеная", en="The Rabid", keywords=(rage(2),))
MOTHER_OF_SKORN: Final = character(
    "K-08",
    GIRL,
    4,
    4,
    ru="Мать Скорна",
    en="Mother of Skorn",
    extra=(WITCH,),
    unique=True,
    key=True,
    keywords=(madness(2),),
    requirements=(MadnessAtLeast(1),),
)
SKORNITE: Final = character(
    "K-09",
    MONSTER,
    4,
    5,
    ru="Скорнит",
    en="Skornite",
    keywords=(madness(1),),
    requirements=(MadnessAtLeast(1),),
)
BLOOD_FROTH: Final = modification("K-10", 1, 1, ru="Кровавая пена", en="Blood Froth", keywords=(rage(1),))
DERANGEMENT: Final = modification("K-11", -1, -1, ru="Помешательство", en="Derangement", keywords=(madness(1),))
TEMPLE_OF_SKORN: Final = location(
    "K-12", ru="Храм Скорна", en="Temple of Skorn", unique=True, key=True, keywords=(madness(2),)
)
CHOIR_OF_VOICES: Final = action(
    "K-13",
    ru="Хор голосов",
    en="Choir of Voices",
    requirements=(MadnessAtLeast(3),),
    text=(do(Change(Those(CHARACTER, OPPONENTS), -4, -4, THIS_TURN)),),
)
CURSE: Final = action(
    "K-14",
    ru="Проклятие",
    en="Curse",
    requirements=(Specialisation(MADNESS),),
    text=(do(Exhaust(target(Those(CHARACTER, YOURS))), Exhaust(target(Those(CHARACTER, OPPONENTS)))),),
)
BREAKTHROUGH: Final = action(
    "K-15",
    ru="Прорыв",
    en="Breakthrough",
    key=True,
    keywords=(IRRESISTIBLE,),
    requirements=(MadnessAtLeast(5),),
    text=(do(Destroy(target(Those(CHARACTER)))),),
)
SHRIEKER: Final = character(
    "K-16",
    GIRL,
    1,
    3,
    ru="Кликуша",
    en="The Shrieker",
    extra=(WITCH,),
    text=(ability(DOUBLE_TURN, Exhaust(target(Those(CHARACTER)))),),
)

SCREAM: Final = duel_card(
    "K-D01",
    ru="Вопль",
    en="Scream",
    sign="-2/-2",
    requirements=(MadnessAtLeast(2),),
    text=(do(Change(RIVAL, -2, -2, THIS_DUEL)),),
)
BLOOD_FRENZY: Final = duel_card(
    "K-D02",
    ru="Кровавый угар",
    en="Blood Frenzy",
    sign="+X/+X",
    text=(do(Change(PARTICIPANT, MadnessAtMost(3), MadnessAtMost(3), THIS_DUEL)),),
)
SPLIT_MIND: Final = duel_card(
    "K-D03",
    ru="Раскол разума",
    en="Split Mind",
    unique=True,
    text=(when(OPENED, SwapValues(target(ANY_PARTICIPANT), THIS_DUEL)),),
)
POSSESSION: Final = duel_card(
    "K-D04",
    ru="Одержимость",
    en="Possession",
    text=(do(Become(target(ANY_PARTICIPANT), THIS_DUEL, influence=1)),),
)

CARDS: Final = (
    TITLE_CARD,
    GRYAZELDA,
    TOSKA,
    SHILO,
    HARBINGER,
    SELISTRA,
    ACOLYTE,
    RABID,
    MOTHER_OF_SKORN,
    SKORNITE,
    BLOOD_FROTH,
    DERANGEMENT,
    TEMPLE_OF_SKORN,
    CHOIR_OF_VOICES,
    CURSE,
    BREAKTHROUGH,
    SHRIEKER,
    SCREAM,
    BLOOD_FRENZY,
    SPLIT_MIND,
    POSSESSION,
)

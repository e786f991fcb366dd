# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Cards without a group sign: for every deck."""

from typing import Final

from sumrak.games.the_v.vocabulary import *

BACK_IN_TIME: Final = action(
    "N-01", ru="Время назад", en="Back in Time", requirements=(TurnTitle(), Discard(2)), text=(do(ExtraTurn()),)
)
VALKYRIE: Final = character(
    "N-02", GIRL, 3, 3, ru="Валькирия", en="Valkyrie", unique=True, text=(Becomes(Those(CHARACTER), threat=5),)
)
GREY_MOTHER: Final = character(
    "N-03",
    GIRL,
    2,
    2,
    ru="Серая Мать",
    en="Grey Mother",
    extra=(WITCH,),
    unique=True,
    text=(Becomes(Those(CHARACTER), influence=2, threat=2),),
)
CHRONOPHAGE: Final = character(
    "N-04",
    MONSTER,
    3,
    3,
    ru="Хронофаг",
    en="Chronophage",
    unique=True,
    key=True,
    text=(Becomes(Those(CHARACTER), endurance=2),),
)
IRON_MAIDEN: Final = character(
    "N-05",
    MONSTER,
    2,
    3,
    ru="Железная Дева",
    en="Iron Maiden",
    unique=True,
    keywords=(endurance(2),),
    text=(Gets(Those(CHARACTER), keywords=(endurance(2),)),),
)
STANDARD_BEARER: Final = character(
    "N-06",
    GIRL,
    1,
    1,
    ru="Знаменосица",
    en="Standard-bearer",
    text=(Gets(Those(CHARACTER, YOURS), influence=1, threat=1),),
)
RUNAWAY: Final = character("N-07", GIRL, 2, 2, ru="Беглянка", en="Runaway", keywords=(GUARDED,))
SCHOOLGIRL: Final = character("N-08", GIRL, 1, 1, ru="Школьница", en="Schoolgirl", text=(when(PLAYED, Draw(1)),))
NURSE: Final = character(
    "N-09",
    GIRL,
    1,
    2,
    ru="Медсестра",
    en="Nurse",
    text=(ability(TURN, RemoveToken(target(Those(CHARACTER, YOURS)))),),
)
GHOUL: Final = character("N-10", MONSTER, 3, 3, ru="Упырь", en="Ghoul")
BRUTE: Final = character("N-11", MONSTER, 5, 4, ru="Громила", en="Brute", keywords=(endurance(-1),))
THING_FROM_THE_SEWER: Final = character(
    "N-12", MONSTER, 4, 4, ru="Тварь из люка", en="Thing from the Sewer", keywords=(rage(1),)
)
FORTITUDE: Final = modification("N-13", 0, 0, ru="Стойкость", en="Fortitude", keywords=(endurance(2),))
BLADE: Final = modification("N-14", 0, 2, ru="Клинок", en="Blade", extra=(ITEM,))
CHARISMA: Final = modification("N-15", 2, 0, ru="Харизма", en="Charisma")
UNVEILING: Final = action(
    "N-16", ru="Снятие покровов", en="Unveiling", text=(do(Destroy(target(Those(MODIFICATION)))),)
)
MUTENESS: Final = action("N-17", ru="Немота", en="Muteness", text=(do(LoseText(target(Those(CARD)), THIS_TURN)),))
FIRE: Final = action("N-18", ru="Пожар", en="Fire", key=True, text=(do(Destroy(target(Those(LOCATION)))),))
BLANK_STARE: Final = action(
    "N-19", ru="Пустой взгляд", en="Blank Stare", text=(do(Exhaust(target(Those(CHARACTER, zero=True)))),)
)
SECRET_GUEST: Final = action(
    "N-20",
    ru="Тайный гость",
    en="Secret Guest",
    requirements=(Discard(1),),
    text=(do(Play(one_of(Those(CHARACTER, YOURS, HAND)), may=True)),),
)
DOUBLE_SUMMONS: Final = action(
    "N-21",
    ru="Двойной вызов",
    en="Double Summons",
    key=True,
    requirements=(TurnTitle(2),),
    text=(do(PutIntoPlay(some(2, Those(CHARACTER, YOURS, HAND)))),),
)
ESCAPE: Final = action(
    "N-22",
    ru="Побег",
    en="Escape",
    text=(do(ReturnToHand(target(Those(CHARACTER, YOURS))), Draw(1)),),
)
NIGHT_CLUB: Final = location("N-23", ru="Ночной клуб", en="Night Club", unique=True, key=True, text=(PhaseSeven(3),))
INSOMNIA: Final = location(
    "N-24",
    ru="Бессонница",
    en="Insomnia",
    unique=True,
    key=True,
    text=(when(END_OF_EACH_TURN, that_player(Turn(one_of(Those(CHARACTER, YOURS, turned=NOT_FULLY_TURNED))))),),
)

DISSOLUTION: Final = duel_card(
    "N-D01", ru="Растворение", en="Dissolution", keywords=(IRRESISTIBLE,), text=(do(StopTheDuel()),)
)
CONTROL: Final = duel_card("N-D02", ru="Контроль", en="Control", kinds=(CANCEL,), text=(do(CancelDuelCard()),))
BLACK_WATER: Final = duel_card(
    "N-D03", ru="Чёрная Вода", en="Black Water", text=(do(Exhaust(target(ANY_PARTICIPANT))),)
)
STRIKE: Final = duel_card(
    "N-D04", ru="Удар", en="Strike", sign="+0/+2", text=(do(Change(PARTICIPANT, 0, 2, THIS_DUEL)),)
)
CHARM: Final = duel_card(
    "N-D05", ru="Обаяние", en="Charm", sign="+2/+0", text=(do(Change(PARTICIPANT, 2, 0, THIS_DUEL)),)
)
MOB_FURY: Final = duel_card(
    "N-D06", ru="Ярость толпы", en="Mob Fury", sign="+1/+1", text=(do(Change(PARTICIPANT, 1, 1, THIS_DUEL)),)
)
TIGHT_GUARD: Final = duel_card(
    "N-D07",
    ru="Глухая оборона",
    en="Tight Guard",
    sign="+2/+2",
    text=(do(when_it_holds(WasAttacked(PARTICIPANT), Change(PARTICIPANT, 2, 2, THIS_DUEL))),),
)
LAST_WORD: Final = duel_card(
    "N-D08",
    ru="Последний довод",
    en="Last Word",
    sign="+3/+3",
    unique=True,
    requirements=(Discard(1),),
    text=(do(Change(PARTICIPANT, 3, 3, THIS_DUEL)),),
)
SURPRISE: Final = duel_card(
    "N-D09",
    ru="Внезапность",
    en="Surprise",
    sign="+1/+1",
    text=(when(OPENED, Change(PARTICIPANT, 1, 1, THIS_DUEL)),),
)
REFLECTION: Final = duel_card(
    "N-D10",
    ru="Отражение",
    en="Reflection",
    kinds=(CANCEL,),
    unique=True,
    requirements=(TurnTitle(),),
    text=(do(CancelDuelCard(), Change(PARTICIPANT, 1, 1, THIS_DUEL)),),
)

CARDS: Final = (
    BACK_IN_TIME,
    VALKYRIE,
    GREY_MOTHER,
    CHRONOPHAGE,
    IRON_MAIDEN,
    STANDARD_BEARER,
    RUNAWAY,
    SCHOOLGIRL,
    NURSE,
    GHOUL,
    BRUTE,
    THING_FROM_THE_SEWER,
    FORTITUDE,
    BLADE,
    CHARISMA,
    UNVEILING,
    MUTENESS,
    FIRE,
    BLANK_STARE,
    SECRET_GUEST,
    DOUBLE_SUMMONS,
    ESCAPE,
    NIGHT_CLUB,
    INSOMNIA,
    DISSOLUTION,
    CONTROL,
    BLACK_WATER,
    STRIKE,
    CHARM,
    MOB_FURY,
    TIGHT_GUARD,
    LAST_WORD,
    SURPRISE,
    REFLECTION,
)

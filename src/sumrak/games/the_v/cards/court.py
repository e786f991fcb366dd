# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Scarlet Court."""

from typing import Final

from sumrak.games.the_v.vocabulary import *

TITLE_CARD: Final = title("S-T01", ru="Алый Двор", en="Scarlet Court", specialisation=POWER)

RED_QUEEN: Final = character(
    "S-01",
    GIRL,
    5,
    3,
    ru="Красная Королева",
    en="Red Queen",
    unique=True,
    key=True,
    keywords=(endurance(1),),
    text=(Gets(Those(GIRL, YOURS, other=True), influence=1),),
)
NINA: Final = character(
    "S-02",
    GIRL,
    3,
    2,
    ru="Нина",
    en="Nina",
    text=(when(END_OF_OPPONENTS_TURN, that_player(Exhaust(one_of(Those(CHARACTER, YOURS))))),),
)
JESSICA: Final = character(
    "S-03",
    GIRL,
    2,
    2,
    ru="Джессика",
    en="Jessica",
    text=(when(START_OF_YOUR_TURN, Untap(Those(CHARACTER, YOURS))),),
)
LADY_IN_WAITING: Final = character("S-04", GIRL, 2, 1, ru="Фрейлина", en="Lady-in-Waiting", keywords=(GUARDED,))
COURT_EXECUTIONER: Final = character(
    "S-05",
    MONSTER,
    4,
    5,
    ru="Палач Двора",
    en="Court Executioner",
    unique=True,
    text=(ability(DOUBLE_TURN, Destroy(target(Those(CHARACTER, OPPONENTS, turned=TURNED)))),),
)
COURTESAN: Final = character(
    "S-06",
    GIRL,
    3,
    1,
    ru="Куртизанка",
    en="Courtesan",
    text=(ability(TURN, Turn(target(Those(CHARACTER, OPPONENTS)))),),
)
GUARDSMAN: Final = character(
    "S-07",
    MONSTER,
    4,
    3,
    ru="Гвардеец",
    en="Guardsman",
    keywords=(endurance(1),),
    text=(Gets(Those(GIRL, YOURS, keyword=GUARDED), threat=1),),
)
MIRROR_MAIDEN: Final = character("S-08", GIRL, 2, 2, ru="Зеркальная Дева", en="Mirror Maiden", keywords=(INVIOLABLE,))
THRONE_HALL: Final = location(
    "S-09", ru="Тронный зал", en="Throne Hall", unique=True, key=True, text=(UntapTwice(Those(CHARACTER, YOURS)),)
)
COMMAND: Final = action(
    "S-10",
    ru="Приказ",
    en="Command",
    key=True,
    requirements=(TurnTitle(),),
    text=(do(TakeControl(target(Those(CHARACTER, OPPONENTS)), THIS_TURN)),),
)
EXECUTION: Final = action(
    "S-11",
    ru="Казнь",
    en="Execution",
    requirements=(TurnTitle(2),),
    text=(do(Destroy(target(Those(CARD, OPPONENTS, turned=TURNED)))),),
)
CROWN: Final = modification(
    "S-12",
    2,
    0,
    ru="Корона",
    en="Crown",
    extra=(ITEM,),
    keywords=(INVIOLABLE,),
    requirements=(Specialisation(POWER),),
)
PUPPET_STRINGS: Final = modification(
    "S-13",
    0,
    0,
    ru="Кукольные нити",
    en="Puppet Strings",
    key=True,
    requirements=(Discard(2),),
    text=(PlayOnlyOn(Those(CHARACTER, OPPONENTS)), Controlled()),
)
SILK_NOOSE: Final = modification(
    "S-14", -2, -1, ru="Шёлковая удавка", en="Silk Noose", extra=(ITEM,), text=(NoAbilities(BEARER),)
)
THE_BALL: Final = action("S-15", ru="Бал", en="The Ball", text=(do(Play(one_of(Those(GIRL, YOURS, HAND)), may=True)),))
INTERROGATION: Final = action("S-16", ru="Допрос", en="Interrogation", text=(do(LookAndDiscard()),))

CURTSEY: Final = duel_card(
    "S-D01", ru="Реверанс", en="Curtsey", sign="-2/-0", text=(do(Change(RIVAL, -2, 0, THIS_DUEL)),)
)
ROYAL_MERCY: Final = duel_card(
    "S-D02",
    ru="Королевская милость",
    en="Royal Mercy",
    unique=True,
    keywords=(IRRESISTIBLE,),
    text=(do(Untap(PARTICIPANT), StopTheDuel()),),
)
ORDER_OF_SILENCE: Final = duel_card(
    "S-D03",
    ru="Приказ молчать",
    en="Order of Silence",
    kinds=(CANCEL,),
    text=(do(when_it_holds(WasAttacked(PARTICIPANT), CancelDuelCard())),),
)
SLEEVE_DAGGER: Final = duel_card(
    "S-D04",
    ru="Кинжал в рукаве",
    en="Sleeve Dagger",
    sign="-1/-1",
    text=(when(OPENED, Change(RIVAL, -1, -1, THIS_DUEL)),),
)

CARDS: Final = (
    TITLE_CARD,
    RED_QUEEN,
    NINA,
    JESSICA,
    LADY_IN_WAITING,
    COURT_EXECUTIONER,
    COURTESAN,
    GUARDSMAN,
    MIRROR_MAIDEN,
    THRONE_HALL,
    COMMAND,
    EXECUTION,
    CROWN,
    PUPPET_STRINGS,
    SILK_NOOSE,
    THE_BALL,
    INTERROGATION,
    CURTSEY,
    ROYAL_MERCY,
    ORDER_OF_SILENCE,
    SLEEVE_DAGGER,
)

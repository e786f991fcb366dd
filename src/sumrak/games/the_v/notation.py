"""The words in which options of The V are written."""

from __future__ import annotations

from sumrak.games.the_v.facts import Sheet
from sumrak.kernel.notation import CARD, CLAUSE, NUMBER, SEAT, Language, Named3, Verb

VERBS = (
    Verb("play", "сыграть", (("", CARD), ("on", CARD)), ("играть", "сыграй")),
    Verb("use", "применить", (("", CARD), ("", CLAUSE)), ("ability", "способность")),
    Verb("attack", "атаковать", (("", CARD), ("->", CARD)), ("атака",)),
    Verb("choose", "выбрать", (("", CARD),), ("выбери",)),
    Verb("lay", "положить", (("", CARD),), ("выложить",)),
    Verb("keep", "оставить", (("", CARD),)),
    Verb("turn", "повернуть", (("", CARD),)),
    Verb("first", "сначала", (("", CARD), ("", CLAUSE)), ("сперва",)),
    Verb("first_gain", "сначала уровни", (("", SEAT),), ("first gain",)),
    Verb("draw", "взять", (("", NUMBER),), ("добрать",)),
    Verb("accept", "да", (), ("yes",)),
    Verb("decline", "нет", (), ("no",)),
    Verb("keep_hand", "оставить руку", (), ("keep hand",)),
    Verb("new_hand", "сменить руку", (), ("new hand", "mulligan")),
    Verb("pass", "пас"),
    Verb("end", "закончить", (), ("end turn", "закончить ход")),
)


def language(sheet: Sheet) -> Language:
    return Language(VERBS, [Named3(card.id, card.en, card.ru) for card in sheet.cards])

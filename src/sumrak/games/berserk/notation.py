"""The words in which options of Berserk are written."""

from __future__ import annotations

from sumrak.games.berserk import board
from sumrak.games.berserk.facts import Sheet
from sumrak.kernel.notation import CARD, CELL, CLAUSE, NUMBER, Language, Named3, Verb

VERBS = (
    Verb("go_first", "ходить первым", (), ("go first", "первым")),
    Verb("go_second", "ходить вторым", (), ("go second", "вторым")),
    Verb("redeal", "пересдать", (), ("пересдача",)),
    Verb("keep", "оставить"),
    Verb("recruit", "набрать", (("", CARD),), ("взять",)),
    Verb("put_back", "вернуть", (("", CARD),), ("put back", "return", "вернуть карту")),
    Verb("confirm", "готово", (), ("ready",)),
    Verb("place", "поставить", (("", CARD), ("", CELL)), ("разместить",)),
    Verb("hide", "скрыть", (("", CARD),), ("оставить скрытой",)),
    Verb("done", "вскрыть остальное", (), ("вскрыть",)),
    Verb("host", "подсадить", (("", CARD), ("on", CARD))),
    Verb("turn_up", "вскрыть карту", (("", CARD),), ("turn up", "reveal")),
    Verb("move", "двигать", (("", CARD), ("", CELL)), ("перейти", "движение")),
    Verb("strike", "ударить", (("", CARD), ("->", CARD)), ("attack", "удар", "бить")),
    Verb("defend", "защитить", (("", CARD),), ("защита", "защитник")),
    Verb("use", "применить", (("", CARD), ("", CLAUSE), ("->", CARD)), ("ability", "способность")),
    Verb("leap", "перенестись", (("", CARD), ("", CLAUSE), ("", CELL)), ("jump", "teleport", "прыгнуть", "телепорт")),
    Verb("gather", "накопить", (("", CARD),), ("accumulate", "фишка")),
    Verb("aim", "целиться", (("", CARD),), ("выцеливать",)),
    Verb("reroll", "перебросить", (("", CARD),), ("переброс",)),
    Verb("plus", "плюс", (("", CARD),), ("+1",)),
    Verb("minus", "минус", (("", CARD),), ("-1",)),
    Verb("full", "не ослаблять", (), ("keep strike",)),
    Verb("weaken", "ослабить", (), ("ослабление",)),
    Verb("choose", "выбрать", (("", CARD),), ("выбери",)),
    Verb("to", "на клетку", (("", CELL),), ("cell", "клетка")),
    Verb("number", "число", (("", NUMBER),)),
    Verb("first", "сначала", (("", CARD), ("", CLAUSE)), ("сперва",)),
    Verb("accept", "да", (), ("yes",)),
    Verb("decline", "нет", (), ("no",)),
    Verb("pass", "пас", (), ("end", "закончить", "end turn", "закончить ход")),
)


def language(sheet: Sheet) -> Language:
    return Language(VERBS, [Named3(card.id, card.en, card.ru) for card in sheet.cards], board.NAMES)

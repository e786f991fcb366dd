"""The words of the options, in both languages, and what the cards are called."""

from __future__ import annotations

from sumrak.games.vtes.facts import Sheet
from sumrak.kernel.notation import CARD, CLAUSE, NUMBER, PLACE, SEAT, Language, Named3, Verb

ONE = (("", CARD),)
VERBS = (
    Verb("play", "сыграть", (("", CARD), ("with", CARD), ("", CLAUSE)), ("играть", "сыграй")),
    Verb("play_as", "сыграть_как", (("", CARD), ("", CLAUSE))),
    Verb("use", "применить", (("", CARD), ("", CLAUSE))),
    Verb("act", "действие", (("", CARD), ("with", CARD), ("", CLAUSE))),
    Verb("bleed", "куснуть", ONE, ("укус",)),
    Verb("hunt", "охотиться", ONE, ("охота",)),
    Verb("take", "взять", (("", CARD), ("->", CARD))),
    Verb("leave", "выйти", ONE),
    Verb("rescue", "спасти", (("", CARD), ("->", CARD))),
    Verb("diablerize", "диаблери", (("", CARD), ("->", CARD))),
    Verb("anarch", "анарх", ONE),
    Verb("block", "блокировать", ONE, ("блок",)),
    Verb("use_slave", "раб", ONE),
    Verb("through_torpor", "через_ступор", ONE),
    Verb("burn", "сжечь", ONE),
    Verb("hunt_down", "охота_на", ONE),
    Verb("discard", "сбросить", ONE),
    Verb("choose", "выбрать", ONE),
    Verb("learn", "изучить", (("", CARD), ("on", PLACE))),
    Verb("target", "цель", (("", SEAT),)),
    Verb("number", "число", (("", NUMBER),)),
    Verb("give", "дать", (("", SEAT), ("", NUMBER))),
    Verb("edge", "эдж"),
    Verb("pay", "заплатить", ONE),
    Verb("pay_pool", "заплатить_пулом"),
    Verb("yield", "уступить", ONE),
    Verb("untap", "антапнуть", ONE),
    Verb("withdraw", "выйти_из_игры"),
    Verb("transfer", "перенести", (("", CARD), ("", NUMBER))),
    Verb("recall", "вернуть", ONE),
    Verb("crypt", "склеп"),
    Verb("bring", "вывести", ONE),
    Verb("merge", "слить", ONE),
    Verb("strike", "ударить", ONE, ("удар",)),
    Verb("finish", "закончить_бой", ONE),
    Verb("maneuver", "манёвр", ONE),
    Verb("press", "пресс", ONE),
    Verb("prevent", "предотвратить", ONE),
    Verb("for", "за", ONE),
    Verb("against", "против", ONE),
    Verb("edge_for", "эдж_за"),
    Verb("edge_against", "эдж_против"),
    Verb("burn_for", "сжечь_за", ONE),
    Verb("burn_against", "сжечь_против", ONE),
    Verb("decline", "нет"),
    Verb("done", "готово"),
    Verb("pass", "пас"),
    Verb("end", "закончить"),
)


def language(sheet: Sheet) -> Language:
    """Players of every language call the cards by their English names."""
    return Language(VERBS, [Named3(card.id, card.en, card.en) for card in sheet.cards])

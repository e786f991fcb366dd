"""The words in which options of Night Watch are written."""

from __future__ import annotations

from sumrak.games.night_watch.facts import Sheet
from sumrak.games.night_watch.vocabulary.words import LOCATIONS
from sumrak.kernel.notation import CARD, NUMBER, PLACE, Language, Named3, Verb
from sumrak.kernel.say import render

VERBS = (
    # movement
    Verb("introduce", "ввести", (("", CARD),), ("введи",)),
    Verb("lay", "вручить", (("", CARD), ("on", CARD)), ("дать",)),
    Verb("take", "забрать", (("", CARD),), ("подобрать",)),
    Verb("give", "передать", (("", CARD), ("->", CARD))),
    Verb("put", "выложить", (("", CARD), ("", PLACE)), ("put down",)),
    Verb("move", "идти", (("", CARD), ("", PLACE), ("with", CARD)), ("go", "переместить", "перейти")),
    Verb("withdraw", "вывести", (("", CARD),)),
    Verb("stay", "остаться", (), ("стоять",)),
    Verb("call", "позвать", (("", CARD), ("->", CARD)), ("зов",)),
    # the Gloom
    Verb("level", "уровень", (("", CARD), ("", NUMBER)), ("gloom", "сумрак")),
    Verb("weaken", "ослабить", (("", CARD), ("", NUMBER))),
    Verb("burn", "сжечь", (("", CARD),)),
    Verb("amulet_pays", "амулет платит", (("", CARD), ("", NUMBER)), ("amulet pays",)),
    Verb("burn_amulet", "сжечь амулет", (("", CARD),), ("burn amulet",)),
    Verb("wound", "рана", (("", NUMBER),), ("wounds", "раны")),
    # battle
    Verb("play", "сыграть", (("", CARD), ("->", CARD)), ("играть", "сыграй")),
    Verb("aim", "направить", (("", CARD), ("->", CARD))),
    Verb("amulet", "амулет", (("", CARD), ("->", CARD))),
    Verb("maneuver", "манёвр", (("", CARD), ("->", CARD)), ("маневр",)),
    Verb("credit", "зачесть", (("", CARD), ("", NUMBER))),
    Verb("heal", "залечить", (("", NUMBER),), ("лечить",)),
    # the rest
    Verb("look", "посмотреть", (("", CARD),)),
    Verb("choose", "сбросить", (("", CARD),), ("discard", "выбрать")),
    Verb("draw", "взять", (("", NUMBER),), ("добрать",)),
    Verb("accept", "да", (), ("yes",)),
    Verb("decline", "нет", (), ("no",)),
    Verb("pass", "пас"),
    Verb("end", "закончить", (), ("done", "хватит")),
)
PLACES = {
    location.value: Named3(location.value, render(words, "en"), render(words, "ru"))
    for location, words in LOCATIONS.items()
}


def language(sheet: Sheet) -> Language:
    return Language(VERBS, [Named3(card.id, card.en, card.ru) for card in sheet.cards], places=PLACES)

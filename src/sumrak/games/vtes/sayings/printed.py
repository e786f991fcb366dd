"""The text and the line of types of a card, in either language."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.sayings import clauses
from sumrak.games.vtes.sayings.ones import ones
from sumrak.games.vtes.sayings.words import SECTS, TITLES, TRAITS, TYPES, either
from sumrak.games.vtes.vocabulary.card import Card
from sumrak.games.vtes.vocabulary.terms import Moment, Type
from sumrak.kernel.say import Phrase, Words, render

DECK_NAMES: Final = {
    "a": ("Night Whispers", "Ночной шёпот"),
    "b": ("Princes of the Table", "Князья за столом"),
    "c": ("Fists of the Rabble", "Кулаки черни"),
    "d": ("Chantry Watch", "Стража капеллы"),
    "e": ("Pack of Strays", "Стая бродяг"),
}
GROUP_NAMES: Final = {
    "camarilla": ("Camarilla", "Камарилья"),
    "sabbat": ("Sabbat", "Шабаш"),
    "independent": ("Independent", "Независимые"),
    "laibon": ("Laibon", "Лайбоны"),
    "library": ("Library", "Библиотека"),
    "malkavian": ("Malkavian", "Малкавиан"),
    "ventrue": ("Ventrue", "Вентру"),
    "brujah": ("Brujah", "Бруха"),
    "tremere": ("Tremere", "Тремер"),
    "pack": ("A pack of the Sabbat", "Стая Шабаша"),
}
REPLACED: Final = {
    Moment.AFTER_ACTION: (
        "Do not replace this card until the action is over.",
        "Не берите замену, пока не кончится действие.",
    ),
    Moment.AFTER_COMBAT: ("Do not replace this card until combat is over.", "Не берите замену, пока не кончится бой."),
    Moment.YOUR_UNTAP: ("Do not replace this card until your untap phase.", "Не берите замену до своей фазы антапа."),
    Moment.YOUR_DISCARD: (
        "Do not replace this card until your discard phase.",
        "Не берите замену до своей фазы сброса.",
    ),
    Moment.NEVER: ("Do not replace this card while it is in play.", "Не берите замену, пока эта карта в игре."),
}


UNIQUE: Final = {
    **dict.fromkeys(Type, "уникальная"),
    **dict.fromkeys((Type.EQUIPMENT, Type.ACTION, Type.POLITICAL, Type.EVENT), "уникальное"),
    **dict.fromkeys((Type.VAMPIRE, Type.ALLY, Type.RETAINER), "уникальный"),
}


def at(pair: tuple[str, ...], lang: str) -> str:
    return pair[1] if lang == "ru" else pair[0]


def deck_name(id: str, lang: str) -> str:
    return at(DECK_NAMES[id], lang)


def group_name(id: str, lang: str) -> str:
    return at(GROUP_NAMES[id], lang)


def type_line(card: Card, lang: str) -> str:
    """vampire, Ventrue, Camarilla prince (Chicago); master, unique location; equipment, gun."""
    words = [" / ".join([at(TYPES[kind], lang) for kind in card.types])]
    if card.is_crypt:
        words += [card.clan, *([sect_and_title(card, lang)] if card.sect else [])]
    words += [at(word, lang) for has, word in facts_of(card) if has]
    words += [at(TRAITS[trait], lang) for trait in card.traits]
    return ", ".join(words)


def sect_and_title(card: Card, lang: str) -> str:
    said = at(SECTS[card.sect], lang)
    if card.title is not None:
        said += f", {at(TITLES[card.title], lang)}"
    return f"{said} ({card.city})" if card.city else said


def facts_of(card: Card) -> tuple[tuple[bool, tuple[str, str]], ...]:
    return (
        (card.unique, ("unique", UNIQUE[card.types[0]])),
        (card.location, ("location", "локация")),
        (card.trifle, ("trifle", "пустяк")),
        (card.out_of_turn, ("out of turn", "внеходовая")),
        (card.advanced, ("advanced", "улучшенная версия")),
    )


def requirements(card: Card) -> list[Phrase]:
    """Who may play it or take it."""
    found: list[Phrase] = []
    if card.for_clan:
        found.append(
            Words(f"Requires a ready {' or '.join(card.for_clan)}", f"Нужен готовый {' или '.join(card.for_clan)}")
        )
    if card.for_sect:
        found.append(
            Words(f"Requires a {SECTS[card.for_sect][0]} vampire", f"Нужен вампир из {SECTS[card.for_sect][2]}")
        )
    if card.for_titles:
        en = either([TITLES[title][0].replace("Circle", "Circle member") for title in card.for_titles], "or")
        ru = either([TITLES[title][1] for title in card.for_titles], "или")
        found.append(Words(f"Requires {'an' if en[0] in 'aeiouAEIO' else 'a'} {en}", f"Нужен {ru}"))
    if card.least_capacity:
        found.append(Words(f"Requires capacity {card.least_capacity} or more", f"Нужен объём от {card.least_capacity}"))
    if card.for_trait is not None:
        en, ru = TRAITS[card.for_trait]
        found.append(Words(f"Requires a minion that is {en}", f"Нужен миньон: {ru}"))
    if card.vampires_only:
        found.append(Words("Only vampires play it", "Её играют только вампиры"))
    return found


def say_card(card: Card, lang: str) -> str:
    """All that it says besides its numbers, a sentence each."""
    parts = [*map(whole, [render(phrase, lang) for phrase in requirements(card)])]
    if card.life:
        parts.append(f"{card.life} life." if lang == "en" else f"Жизней: {card.life}.")
    if card.improved_life:
        n = card.life + card.improved_life
        parts.append(f"{n} life at the superior level." if lang == "en" else f"На высшем уровне жизней: {n}.")
    parts += [
        whole(render(phrase, lang)) for use in card.uses for phrase in clauses.say_use(use, card) if not is_plain(card)
    ]
    parts += [whole(render(phrase, lang)) for clause in card.text for phrase in clauses.say_clause(clause, card)]
    for clause in card.merged:
        merged = "Merged: " if lang == "en" else "После слияния: "
        parts += [
            merged + whole(render(phrase, lang))[0].lower() + whole(render(phrase, lang))[1:]
            for phrase in clauses.say_clause(clause, card)
        ]
    if card.own_turn_too:
        parts.append("You can play it in your own turn too." if lang == "en" else "Её можно играть и в свой ход.")
    if card.burn_option:
        parts.append("Burn option." if lang == "en" else "Можно сжечь без применения.")
    if card.replaced is not Moment.AT_ONCE:
        parts.append(at(REPLACED[card.replaced], lang))
    return " ".join(parts)


def is_plain(card: Card) -> bool:
    """Equipment, retainers and allies do what their type says; only what they give is printed."""
    return card.types[0] in (Type.EQUIPMENT, Type.RETAINER, Type.ALLY)


def whole(text: str) -> str:
    text = ones(text.replace("an other", "another").replace("a other", "another"))
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")

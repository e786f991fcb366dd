"""What the words about hands, libraries, crypts and ash heaps say."""

from __future__ import annotations

from typing import Any, Final

from sumrak.games.vtes.sayings.deeds import player
from sumrak.games.vtes.sayings.making import fixed, number
from sumrak.games.vtes.sayings.words import CARD, OF_TYPE, TRAITS, counted, some
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.searches import (
    BurnTop,
    Draw,
    EquipWeapon,
    ExchangeWithAsh,
    FromAshHeap,
    FromCrypt,
    LookAtHand,
    LookAtHands,
    LookAtTop,
    MoreHand,
    Search,
)
from sumrak.kernel.say import Pattern, Phrase, Words

ANY: Final = 99


def burn_top(effect: BurnTop) -> Phrase:
    who, what = player(effect.whom), ("crypt", "склепа") if effect.crypt else ("library", "библиотеки")
    return Pattern(
        f"burn {{0}} from the top of the {what[0]} of {who[0]}",
        f"сожгите {{0}} с верха {what[1]} {who[2]}",
        (counted(effect.number, CARD),),
    )


def look_at_hand(effect: LookAtHand) -> Phrase:
    who = player(effect.whom)
    if effect.one:
        return Words(f"look at a random card in the hand of {who[0]}", f"посмотрите случайную карту с руки {who[2]}")
    more = (
        (" and discard a card of your choice from it", " и сбросьте с неё карту на свой выбор")
        if effect.discard
        else ("", "")
    )
    return Words(f"look at the hand of {who[0]}{more[0]}", f"посмотрите руку {who[2]}{more[1]}")


def look_at_top(effect: LookAtTop) -> Phrase:
    who, what = player(effect.whom), ("crypt", "склепа") if effect.crypt else ("library", "библиотеки")
    return Pattern(
        f"look at the top of the {what[0]} of {who[0]}: {{0}}",
        f"посмотрите верх {what[1]} {who[2]}: {{0:nom}}",
        (counted(effect.number, CARD, "nom"),),
    )


def search(effect: Search) -> Phrase:
    if effect.named:
        en, ru = f"the card {effect.named}", f"карту {effect.named}"
    elif effect.weapon:
        en, ru = "a weapon", "оружие"
        if effect.trait is not None:
            en, ru = f"a weapon ({TRAITS[effect.trait][0]})", f"оружие ({TRAITS[effect.trait][1]})"
    elif effect.trait is not None:
        en, ru = f"a card ({TRAITS[effect.trait][0]})", f"карту ({TRAITS[effect.trait][1]})"
    elif effect.types:
        en, ru = (
            " or ".join([OF_TYPE[kind][0] for kind in effect.types]),
            " или ".join([OF_TYPE[kind][1] for kind in effect.types]),
        )
    else:
        en, ru = "a card", "карту"
    if effect.code:
        en, ru = f"{en} that requires [{effect.code}]", f"{ru}, где нужна [{effect.code}]"
    show = (", show it", ", покажите") if effect.reveal else ("", "")
    return Words(
        f"search your library for {en}{show[0]} and put it into your hand; shuffle",
        f"найдите в библиотеке {ru}{show[1]} и возьмите на руку; перетасуйте",
    )


def from_crypt(effect: FromCrypt) -> Phrase:
    en = (
        f" of clan {effect.clan}"
        if effect.clan
        else " that is scarce"
        if effect.scarce
        else f" with [{effect.code}]"
        if effect.code
        else ""
    )
    ru = (
        f" клана {effect.clan}"
        if effect.clan
        else " (редкого)"
        if effect.scarce
        else f" с [{effect.code}]"
        if effect.code
        else ""
    )
    blood = (f" with {effect.blood} blood", f", на нём {effect.blood} крови") if effect.blood else ("", "")
    show = (", show it", ", покажите") if effect.reveal else ("", "")
    return Words(
        f"search your crypt for a vampire{en}{show[0]} and put it into your uncontrolled region{blood[0]}; shuffle",
        f"найдите в склепе вампира{ru}{show[1]} и положите в зону неподчинённых{blood[1]}; перетасуйте",
    )


def from_ash(effect: FromAshHeap) -> Phrase:
    where = (
        ("into your hand", "на руку")
        if effect.to_hand
        else ("into your library and shuffle", "в библиотеку и перетасуйте")
    )
    remove = ("remove this card from the game; ", "уберите эту карту из игры; ") if effect.remove_this else ("", "")
    return Pattern(
        f"{remove[0]}move up to {{0}} from your ash heap {where[0]}",
        f"{remove[1]}верните из своего сброса до {{0:gen}} {where[1]}",
        (counted(effect.number, CARD, "gen"),),
    )


def equip_weapon(effect: EquipWeapon) -> Phrase:
    if effect.most_pool >= ANY:
        return Words(
            "equip with a weapon from your hand; requirements and cost apply",
            "возьмите с руки оружие; требования и цена действуют",
        )
    return Words(
        f"equip with a non-unique weapon from your hand that costs at most {effect.most_pool} pool and deals at most {effect.most_damage} damage, none aggravated; requirements and cost apply",
        f"возьмите с руки неуникальное оружие ценой до {effect.most_pool} пула и силой удара до {effect.most_damage}, не с неизлечимыми повреждениями; требования и цена действуют",
    )


SAY: Final[dict[type[Effect], Any]] = {
    ExchangeWithAsh: fixed(
        "exchange a card of your hand for a library card of your ash heap (both are named now)",
        "обменяйте карту с руки на карту библиотеки из своего сброса (обе называют сейчас)",
    ),
    Draw: lambda effect: Pattern(
        "draw {0}, then discard down to your hand size",
        "возьмите {0}, затем сбросьте до размера руки",
        (counted(effect.number, CARD),),
    ),
    MoreHand: number("+N to your hand size until the end of the turn", "до конца хода размер вашей руки +N"),
    BurnTop: burn_top,
    LookAtHand: look_at_hand,
    LookAtTop: look_at_top,
    Search: search,
    FromCrypt: from_crypt,
    FromAshHeap: from_ash,
    EquipWeapon: equip_weapon,
    LookAtHands: lambda effect: Pattern(
        "look at the hand of every Methuselah who controls {0}",
        "посмотрите руку каждого Метузелы, у которого есть {0:nom}",
        (some(effect.who, case="nom"),),
    ),
}

"""What the words about phases and hands say."""

from __future__ import annotations

from typing import Any, Final

from sumrak.games.vtes.sayings.making import fixed, number
from sumrak.games.vtes.sayings.words import some
from sumrak.games.vtes.vocabulary import phases as p
from sumrak.games.vtes.vocabulary.clauses import Gets
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.kernel.say import Pattern, Phrase, Which, render


def until_untap(effect: p.UntilUntap) -> Phrase:
    said = gets_said(effect.gets)
    return Pattern(
        f"until your next untap phase {{0}} get {said[0]}",
        f"до вашей следующей фазы антапа {{0:nom}} получают {said[1]}",
        (some(effect.who, Which.ALL, "nom"),),
    )


def gets_said(gets: Gets) -> tuple[str, str]:
    from sumrak.games.vtes.sayings.clauses import gets as say_gets

    phrases = say_gets(gets)
    return ", ".join([render(x, "en") for x in phrases]), ", ".join([render(x, "ru") for x in phrases])


def move_on(effect: p.MoveOn) -> Phrase:
    return Pattern(
        "move this card to {0}; if there is none, burn this card",
        "переместите эту карту: выберите {0}; если выбрать некого, сожгите эту карту",
        (some(effect.who),),
    )


def auction(effect: p.Auction) -> Phrase:
    return Pattern(
        "choose {0}; every Methuselah may bid pool for it, openly, until nobody bids more; the highest bid goes to its controller, and whoever made it gets control of the vampire; a controller who wins burns half of her bid, rounded up",
        "выберите {0}; каждый Метузела может открыто предлагать за него пул, пока никто не предложит больше; высшую ставку получает хозяин вампира, а кто её сделал – вампира под контроль; хозяин, который выиграл, сжигает половину своей ставки с округлением вверх",
        (some(effect.whom),),
    )


SAY: Final[dict[type[Effect], Any]] = {
    p.Auction: auction,
    p.Ordain: lambda effect: Pattern(
        "{0} gets the title of bishop", "выберите {0}: он получает титул епископа", (some(effect.whom),)
    ),
    p.DisciplineForNew: fixed(
        "you may search your library, hand or ash heap for a master Discipline card and put it on that vampire; shuffle",
        "можно найти в библиотеке, на руке или в сбросе мастерскую карту дисциплины и положить её на этого вампира; перетасуйте",
    ),
    p.BloodForNew: number(
        "move up to N blood from the acting vampire to it", "переместите на него до N крови с действующего вампира"
    ),
    p.UntilUntap: until_untap,
    p.LessCost: number(
        "the action costs N blood or pool less (what could not be paid otherwise may be announced, then this card is tapped at once)",
        "действие стоит на N крови или пула меньше (так можно объявить и то, на что иначе не хватает, но тогда карта тапается сразу)",
    ),
    p.SeeHands: fixed(
        "until the end of the turn you see the hands of all Methuselahs", "до конца хода вы видите руки всех Метузел"
    ),
    p.TapBearer: fixed("tap that vampire", "тапните этого вампира"),
    p.PayOrBurn: number(
        "this vampire burns N blood; if it has less, burn it",
        "этот вампир сжигает N крови; если у него меньше, сожгите его",
    ),
    p.MoveOn: move_on,
}

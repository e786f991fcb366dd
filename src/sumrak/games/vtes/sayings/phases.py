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


SAY: Final[dict[type[Effect], Any]] = {
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

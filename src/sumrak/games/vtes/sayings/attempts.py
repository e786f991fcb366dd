"""What the words about the action, the attempt and the referendum say."""

from __future__ import annotations

from typing import Any, Final

from sumrak.games.vtes.sayings.deeds import player
from sumrak.games.vtes.sayings.making import fixed, number
from sumrak.games.vtes.sayings.words import (
    SECTS,
    VOTE,
    counted,
    some,
)
from sumrak.games.vtes.vocabulary import attempts
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.voting import (
    CallListed,
    ChangePlaces,
    EachVotes,
    NextPasses,
    OnlySectVotes,
    TakeSeats,
)
from sumrak.kernel.say import Pattern, Phrase, Which, Words


def attempt_fails(effect: attempts.AttemptFails) -> Phrase:
    tapped = (" and is tapped", " и тапается") if effect.tap else ("", "")
    return Words(
        f"the block attempt fails; that minion cannot attempt to block this action again{tapped[0]}",
        f"попытка блока не удаётся; этот миньон больше не может блокировать это действие{tapped[1]}",
    )


def end_here(effect: attempts.EndActionHere) -> Phrase:
    fall = (" and goes to torpor", " и уходит в ступор") if effect.torpor else ("", "")
    return Words(
        f"the action ends without block and combat; the vampire that attempts to block burns {effect.blood} blood{fall[0]}",
        f"действие прекращается без блока и боя; вампир, который пытался блокировать, сжигает {effect.blood} крови{fall[1]}",
    )


def mute(effect: attempts.Mute) -> Phrase:
    codes = " or ".join([f"[{code}]" for code in effect.codes]), " или ".join([f"[{code}]" for code in effect.codes])
    combat = (
        (
            "; minions that oppose it in combat cannot play such cards until the action ends",
            "; до конца действия противник в бою таких карт не играет",
        )
        if effect.combat
        else ("", "")
    )
    return Words(
        f"in this action reactions that require {codes[0]} do not affect this vampire{combat[0]}",
        f"в этом действии реакции, где нужны {codes[1]}, на этого вампира не действуют{combat[1]}",
    )


def in_combat(effect: attempts.InCombat) -> Phrase:
    if effect.harsh:
        return Words(
            "if the action is blocked, all damage to vampires in that combat is aggravated",
            "если действие заблокируют, в этом бою все повреждения вампирам неизлечимы",
        )
    if effect.cancels:
        return Words(
            "if the action is blocked, you may cancel the combat that results",
            "если действие заблокируют, бой, который из этого выйдет, можно отменить",
        )
    if effect.ends:
        return Words(
            "if a block leads to combat, in its first round this vampire can strike: combat ends",
            "если блок приведёт к бою, в его первом раунде этот вампир может ударить: бой окончен",
        )
    what = [
        pair for has, pair in ((effect.maneuver, ("maneuver", "манёвр")), (effect.press, ("press", "пресс"))) if has
    ]
    en, ru = " and one optional ".join([pair[0] for pair in what]), " и ".join([pair[1] for pair in what])
    first = (" in its first round", " в первом раунде") if effect.first else ("", "")
    return Words(
        f"if a block leads to combat, this minion has one optional {en} in it{first[0]}",
        f"если блок приведёт к бою, в нём у этого миньона есть {ru} по желанию{first[1]}",
    )


def bleed_of(effect: attempts.BleedOf) -> Phrase:
    more = (f" with +{effect.number} bleed", f" с +{effect.number} к укусу") if effect.number else ("", "")
    who = (
        (
            "bleed a Methuselah whose minion has attempted a bleed in vain since your last turn",
            "укус Метузелы, чей миньон после вашего прошлого хода кусал неудачно",
        )
        if effect.whom is not None and effect.whom.in_vain
        else (f"bleed {player(effect.whom)[0]}", f"укус {player(effect.whom)[2]}")
        if effect.whom is not None
        else ("bleed", "укус")
    )
    most = (
        (f"; it burns no more than {effect.most} pool", f"; сгорает не больше {effect.most} пула")
        if effect.most >= 0
        else ("", "")
    )
    gain = (
        (f"; if it is successful, gain {effect.gain} pool", f"; если укус успешен, получите {effect.gain} пула")
        if effect.gain
        else ("", "")
    )
    blood = (
        (
            f"; if it is successful, this vampire gains {effect.blood} blood",
            f"; если укус успешен, этот вампир получает {effect.blood} крови",
        )
        if effect.blood
        else ("", "")
    )
    return Words(f"{who[0]}{more[0]}{most[0]}{gain[0]}{blood[0]}", f"{who[1]}{more[1]}{most[1]}{gain[1]}{blood[1]}")


def call_listed(effect: CallListed) -> Phrase:
    more = (
        (
            f"; this vampire has {effect.votes} votes more in it",
            f"; в нём у этого вампира на {effect.votes} голоса больше",
        )
        if effect.votes
        else ("", "")
    )
    return Words(
        "call a referendum of a political action card in your hand (its requirements and its cost apply; it is named now and played then) "
        f"or of a card in play{more[0]}; if it passes, the next referendum that any vampire calls passes by itself",
        "начните голосование с карты политического действия на вашей руке (её требования и цена действуют; её называют сейчас, а играют тогда) "
        f"или с карты в игре{more[1]}; если оно пройдёт, следующее голосование любого вампира пройдёт само",
    )


def join_fight(effect: attempts.JoinFight) -> Phrase:
    press = (
        ("; this minion has one optional press in it", "; у этого миньона в нём есть пресс по желанию")
        if effect.press
        else ("", "")
    )
    return Words(
        f"this minion enters combat with the acting minion, which cannot strike in the first round{press[0]}",
        f"этот миньон вступает в бой с действующим, который в первом раунде не может бить{press[1]}",
    )


SAY: Final[dict[type[Effect], Any]] = {
    CallListed: call_listed,
    attempts.JoinFight: join_fight,
    attempts.CancelRedirection: fixed(
        "cancel a minion card that would change the target of a bleed of your minion, as it is played; its cost is not paid; that bleed burns no more than 1 pool",
        "отмените карту миньона, которая изменила бы цель укуса вашего миньона, пока её играют; цену не платят; этот укус сжигает не больше 1 пула",
    ),
    attempts.TargetTaps: fixed(
        "the target taps a ready untapped minion of hers",
        "тот, кого кусают, тапает своего готового антапнутого миньона",
    ),
    attempts.ActorPays: number(
        "the controller of the acting minion burns N pool", "хозяин действующего миньона сжигает N пула"
    ),
    attempts.LessStealth: number("the acting minion gets −N stealth", "у действующего миньона −N к стелсу"),
    attempts.PutOnActor: lambda effect: Words(
        "put this card into play under the control of the acting minion's controller"
        if effect.before
        else "put this card on the acting minion",
        "введите эту карту в игру под контролем хозяина действующего миньона"
        if effect.before
        else "положите эту карту на действующего миньона",
    ),
    attempts.InterceptForMasters: fixed(
        "discard X master cards at once: +X intercept", "сбросьте разом X мастерских карт: +X к перехвату"
    ),
    attempts.BleedForBlood: lambda effect: Words(
        f"burn X+{effect.more} blood: +X bleed", f"сожгите X+{effect.more} крови: +X к укусу"
    ),
    attempts.RaiseStolen: lambda effect: Words(
        f"you may burn {effect.price} blood from the acting vampire to move that vampire to your ready region",
        f"можно сжечь {effect.price} крови с действующего вампира: взятый под контроль вампир уходит в вашу зону готовых",
    ),
    attempts.TollForBlocks: lambda effect: Pattern(
        f"{{0}} must burn {effect.number} blood to attempt to block this action (allies cannot); who attempts already pays or gives the attempt up",
        f"чтобы блокировать это действие, {{0:nom}} должны сжечь {effect.number} крови (союзники не могут); кто уже пытается, платит или бросает попытку",
        (some(effect.who, Which.ALL, "nom"),),
    ),
    ChangePlaces: fixed("you change places with that Methuselah", "вы меняетесь с этим Метузелой местами"),
    TakeSeats: fixed("everybody takes that seat", "все садятся в этом порядке"),
    attempts.AttemptFails: attempt_fails,
    attempts.CannotBlockThis: lambda effect: Pattern(
        "{0} cannot block this action",
        "{0:nom} не могут блокировать это действие",
        (some(effect.who, Which.ALL, "nom"),),
    ),
    attempts.EndActionHere: end_here,
    attempts.LessBleed: number("reduce the bleed by N", "укус меньше на N"),
    attempts.LessIntercept: number(
        "whoever attempts to block gets −N intercept", "у того, кто пытается блокировать, −N к перехвату"
    ),
    attempts.RedirectTo: fixed(
        "the bleed is directed at your predator's predator", "укус направлен на хищника вашего хищника"
    ),
    attempts.InCombat: in_combat,
    attempts.BleedOf: bleed_of,
    attempts.Mute: mute,
    attempts.KeepPath: fixed(
        "put this card on the acting vampire; it remembers at whom the action was directed",
        "положите эту карту на действующего вампира; она помнит, на кого было направлено действие",
    ),
    attempts.PaidBleed: lambda effect: Pattern(
        "if {0} acts, it may burn 1 blood for +1 bleed",
        "если действует {0:nom}, он может сжечь 1 крови: +1 к укусу",
        (some(effect.who, case="nom"),),
    ),
    attempts.PaidIntercept: fixed(
        "the vampire that attempts to block may burn 1 blood for +1 intercept",
        "вампир, который пытается блокировать, может сжечь 1 крови: +1 к перехвату",
    ),
    OnlySectVotes: lambda effect: Words(
        f"only vampires of the {SECTS[effect.sect][0]} vote in this referendum",
        f"в этом голосовании участвуют только вампиры из {SECTS[effect.sect][2]}",
    ),
    EachVotes: lambda effect: Pattern(
        "{0} get {1} each in this referendum",
        "в этом голосовании {0:nom} получают ещё по {1:dat}",
        (some(effect.who, Which.ALL, "nom"), counted(effect.number, VOTE, "dat")),
    ),
    NextPasses: lambda effect: Words(
        "if the referendum passes, the next one "
        + ("a vampire of yours calls" if effect.own else "anybody calls")
        + " passes by itself",
        "если голосование пройдёт, следующее, которое начнёт "
        + ("ваш вампир" if effect.own else "кто угодно")
        + ", пройдёт само",
    ),
}

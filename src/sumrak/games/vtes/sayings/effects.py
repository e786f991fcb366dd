"""What an effect says. One function a word of the vocabulary; every word has one, which a test holds."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.sayings import attempts, deeds, phases, rounds, searches
from sumrak.games.vtes.sayings.making import Say, fixed, number, number_and_whom, whom
from sumrak.games.vtes.sayings.strikes import maneuver, more_strikes, optional_press, press, prevent, strike
from sumrak.games.vtes.sayings.words import (
    DAMAGE,
    LIFE,
    OF_TYPE,
    SECTS,
    TITLES,
    VOTE,
    counted,
    some,
    term,
)
from sumrak.games.vtes.vocabulary import effects as e
from sumrak.games.vtes.vocabulary import fighting
from sumrak.games.vtes.vocabulary.acting import (
    BecomeVampire,
    Bleed,
    BurnCard,
    Employ,
    EnterCombat,
    Equip,
    FeedUncontrolled,
    FetchEquipment,
    Hunt,
    Recruit,
    SendAndBurn,
    StealBloodAction,
    TakeControl,
)
from sumrak.games.vtes.vocabulary.deeds import LoseTitle
from sumrak.games.vtes.vocabulary.fighting import PanicAttack, SetRange
from sumrak.games.vtes.vocabulary.staying import (
    BearerBloodToPool,
    BloodToPool,
    BurnPool,
    BurnSelf,
    CounterFromPool,
    DiscardAndDraw,
    DrawCrypt,
    FightBearer,
    GainBlood,
    GainPool,
    KeepAlive,
    LeaveTorpor,
    LoseLife,
    PayForCounters,
    PutOn,
    StayInPlay,
    TakeFrom,
    TributeFromEach,
    UseStored,
)
from sumrak.games.vtes.vocabulary.voting import (
    AddVotes,
    Banish,
    BurnPoints,
    CancelReferendum,
    EachBurnsPool,
    ForceAbstain,
    GainMargin,
    GrantTitle,
    MovePoints,
    Referendum,
)
from sumrak.kernel.say import Pattern, Phrase, Words


def add_bleed(effect: e.AddBleed) -> Phrase:
    limited = (" (limited)", " (ограниченно)") if effect.limited else ("", "")
    return Words(f"+{effect.number} bleed{limited[0]}", f"+{effect.number} к укусу{limited[1]}")


def wake(effect: e.Wake) -> Phrase:
    burn = (
        f"; unless this vampire blocks, burn {effect.burn} blood before resolution",
        f"; если этот вампир не заблокирует, сожгите {effect.burn} крови перед разрешением",
    )
    en, ru = burn if effect.burn else ("", "")
    return Words(
        f"this vampire may block and play reactions as though untapped until the action ends{en}",
        f"до конца действия этот вампир может блокировать и играть реакции, будто антапнут{ru}",
    )


def redirect(effect: e.Redirect) -> Phrase:
    tap = ("tap this minion; ", "тапните этого миньона; ") if effect.tap else ("", "")
    return Words(
        f"{tap[0]}choose another Methuselah, not the controller of the acting minion: the bleed is directed at that Methuselah",
        f"{tap[1]}выберите другого Метузелу, кроме хозяина действующего миньона: укус направлен на него",
    )


def attempt_block(effect: e.AttemptBlock) -> Phrase:
    untap = ("untaps and ", "антапается и ") if effect.untap else ("", "")
    burn = (f" for {effect.burn} blood", f" за {effect.burn} крови") if effect.burn else ("", "")
    more = (
        (f" with +{effect.intercept} intercept", f" с +{effect.intercept} к перехвату")
        if effect.intercept
        else ("", "")
    )
    return Words(
        f"this vampire {untap[0]}attempts to block{burn[0]}{more[0]}, whoever the action is directed at",
        f"этот вампир {untap[1]}пытается блокировать{burn[1]}{more[1]}, на кого бы действие ни было направлено",
    )


def cancel(effect: e.Cancel) -> Phrase:
    what = OF_TYPE[effect.types[0]] if effect.types else ("a minion card", "карту миньона")
    return Words(
        f"cancel {what[0]} as it is played; its cost is not paid", f"отмените {what[1]}, пока её играют; цену не платят"
    )


def end_action(effect: e.EndAction) -> Phrase:
    untap = ("; untap the acting minion", "; антапните действующего миньона") if effect.untap else ("", "")
    return Words(
        f"the action ends without block resolution{untap[0]}; that minion cannot take the same action again this turn",
        f"действие прекращается, блок не разрешают{untap[1]}; в этот ход миньон его не повторит",
    )


def add_votes(effect: AddVotes) -> Phrase:
    if not effect.times:
        return Pattern("get {0}", "получите {0}", (counted(effect.number, VOTE),))
    many = "X" if effect.times == 1 else f"{effect.times}X"
    plus = f" + {effect.number}" if effect.number else ""
    return Words(
        f"burn X blood: get {many}{plus} votes",
        f"сожгите X крови: голосов больше на {many}{plus}",
    )


def gain_margin(effect: GainMargin) -> Phrase:
    if not effect.to_pool:
        return Words(
            "this vampire gains as much blood as the margin by which the referendum passed",
            "этот вампир получает столько крови, с каким перевесом прошло голосование",
        )
    return Words(
        f"this vampire gains as much blood as the margin by which the referendum passed; up to {effect.to_pool} of it goes to your pool instead",
        f"этот вампир получает столько крови, с каким перевесом прошло голосование; до {effect.to_pool} из неё может уйти в ваш пул",
    )


CHOSEN: Final[dict[type[e.Effect], tuple[str, str]]] = {
    LoseTitle: ("that vampire loses its title", "он теряет титул"),
    BurnCard: ("burn the chosen card", "сожгите выбранную карту"),
}


def of_the_chosen(effect: Referendum, inner: e.Effect) -> Phrase:
    """What is done to the one that was chosen as the terms, said once."""
    if getattr(inner, "whom", None) in effect.terms and type(inner) in CHOSEN:
        return Words(*CHOSEN[type(inner)])
    return SAY[type(inner)](inner)


def referendum(effect: Referendum) -> Phrase:
    said = [of_the_chosen(effect, inner) for inner in effect.effects]
    parts_en = ", then ".join([f"{{{i}}}" for i in range(len(said))])
    parts_ru = ", затем ".join([f"{{{i}}}" for i in range(len(said))])
    if not effect.terms:
        return Pattern(
            f"call a referendum; if it passes, {parts_en}",
            f"начните голосование; если оно пройдёт, {parts_ru}",
            tuple(said),
        )
    terms = [term(slot) for slot in effect.terms]
    places = [f"{{{len(said) + i}}}" for i in range(len(terms))]
    return Pattern(
        f"call a referendum; choose {'; choose '.join(places)}; if it passes, {parts_en}",
        f"начните голосование; выберите {'; выберите '.join(places)}; если оно пройдёт, {parts_ru}",
        (*said, *terms),
    )


def each_burns(effect: EachBurnsPool) -> Phrase:
    tapped = ("tapped ", "тапнутого ") if effect.tapped else ("", "")
    return Words(
        f"every Methuselah burns 1 pool for each {tapped[0]}minion she controls",
        f"каждый Метузела сжигает по 1 пула за каждого своего {tapped[1]}миньона",
    )


def grant_title(effect: GrantTitle) -> Phrase:
    who = ("the caller", "на вампира, который его начал") if effect.to_caller else ("that vampire", "на этого вампира")
    city = (f" of {effect.city}", f" ({effect.city})") if effect.city else ("", "")
    return Words(
        f"put this card on {who[0]}, who becomes {TITLES[effect.title][0]}{city[0]}",
        f"положите эту карту {who[1]}: теперь это {TITLES[effect.title][1]}{city[1]}",
    )


def bleed(effect: Bleed) -> Phrase:
    more = (f" with +{effect.number} bleed", f" с +{effect.number} к укусу") if effect.number else ("", "")
    gain = (
        f"; if it is successful, gain {effect.gain} pool",
        f"; если укус успешен, получите {effect.gain} пула",
    )
    en, ru = gain if effect.gain else ("", "")
    return Words(f"bleed{more[0]}{en}", f"укус{more[1]}{ru}")


def hunt(effect: Hunt) -> Phrase:
    more = (f" with +{effect.number} hunt", f" с +{effect.number} к охоте") if effect.number else ("", "")
    return Words(f"hunt{more[0]}", f"охота{more[1]}")


def enter_combat(effect: EnterCombat) -> Phrase:
    extra_en = [
        word for has, word in ((effect.maneuver, "one optional maneuver"), (effect.press, "one optional press")) if has
    ]
    extra_ru = [
        word for has, word in ((effect.maneuver, "манёвр по желанию"), (effect.press, "пресс по желанию")) if has
    ]
    if effect.strength:
        extra_en.append(f"+{effect.strength} strength")
        extra_ru.append(f"+{effect.strength} к силе")
    en = f", with {' and '.join(extra_en)}" if extra_en else ""
    ru = f"; в этом бою у него есть {' и '.join(extra_ru)}" if extra_ru else ""
    return Pattern(f"enter combat with {{0}}{en}", f"вступить в бой: выберите {{0}}{ru}", (some(effect.whom),))


def become_vampire(effect: BecomeVampire) -> Phrase:
    idle = ("; it cannot act this turn", "; в этот ход он не действует") if effect.idle else ("", "")
    if effect.sect:
        sect = SECTS[effect.sect]
        return Words(
            f"put this card into play as a {sect[0]} vampire of capacity {effect.capacity} with the clan of the acting vampire{idle[0]}",
            f"введите эту карту в игру как вампира {sect[2]} объёма {effect.capacity} того же клана, что у действующего{idle[1]}",
        )
    return Words(
        f"put this card into play as a vampire of capacity {effect.capacity} with the clan and sect of the acting vampire{idle[0]}",
        f"введите эту карту в игру как вампира объёма {effect.capacity} того же клана и той же секты, что у действующего{idle[1]}",
    )


def burn_card(effect: BurnCard) -> Phrase:
    if not effect.gain_life:
        return Pattern("burn {0}", "сожгите {0}", (some(effect.whom),))
    return Pattern(
        "burn {0}; this ally gains {1}",
        "сожгите {0}; этот союзник получает {1}",
        (some(effect.whom), counted(effect.gain_life, LIFE)),
    )


def bearer_to_pool(effect: BearerBloodToPool) -> Phrase:
    if effect.back:
        return Words("move 1 of your pool to this vampire as blood", "переместите 1 своего пула на этого вампира")
    return Words("move 1 blood from this vampire to your pool", "переместите 1 кровь с этого вампира в свой пул")


def leave_torpor(effect: LeaveTorpor) -> Phrase:
    return Words(f"burn {effect.price} blood and leave torpor", f"сожгите {effect.price} крови и выйдите из ступора")


def lose_life(effect: LoseLife) -> Phrase:
    return Pattern("it burns {0}", "он сжигает {0}", (counted(effect.number, LIFE),))


SAY: Final[dict[type[e.Effect], Say]] = {
    e.AddStealth: number("+N stealth", "+N к стелсу"),
    e.AddIntercept: number("+N intercept", "+N к перехвату"),
    e.AddBleed: add_bleed,
    e.CannotBlock: whom(
        "choose {0}: it cannot block this action", "выберите {0}: он не может блокировать это действие"
    ),
    e.TapFailedBlockers: fixed(
        "each minion that attempts to block from now on and fails is tapped before resolution",
        "каждый, кто с этого момента пытается блокировать и не может, перед разрешением тапается",
    ),
    e.Wake: wake,
    e.Redirect: redirect,
    e.AttemptBlock: attempt_block,
    e.Cancel: cancel,
    e.EndAction: end_action,
    e.BurnActor: fixed(
        "burn the acting minion; the action does not succeed", "сожгите действующего миньона; действие не удаётся"
    ),
    e.UntapActor: fixed("untap the acting minion", "антапните действующего миньона"),
    e.StoreBleed: number(
        "the bleed burns no pool and is not successful; keep this card for +N bleed against the same Methuselah next time",
        "укус не сжигает пул и не считается успешным; сохраните эту карту: в следующий раз против того же Метузелы +N к укусу",
    ),
    e.PreventIfBlocks: lambda effect: Pattern(
        "if this minion blocks, it can prevent {0} in the first round of the combat",
        "если этот миньон заблокирует, в первом раунде боя он может предотвратить {0}",
        (counted(effect.number, DAMAGE),),
    ),
    AddVotes: add_votes,
    CancelReferendum: fixed(
        "the referendum is cancelled; untap the caller; a political card returns to its owner's hand; that Methuselah's minions cannot take the same political action again this turn",
        "голосование отменяется; антапните того, кто его начал; политическая карта возвращается на руку хозяину; в этот ход его миньоны не повторят это политическое действие",
    ),
    GainMargin: gain_margin,
    Referendum: referendum,
    EachBurnsPool: each_burns,
    BurnPoints: fixed(
        "every Methuselah burns as much pool as she was given",
        "каждый Метузела сжигает столько пула, сколько ему назначено",
    ),
    MovePoints: fixed(
        "that Methuselah gives the others as much pool as they were given",
        "этот Метузела отдаёт остальным столько пула, сколько им назначено",
    ),
    Banish: fixed(
        "that vampire goes to its controller's uncontrolled region",
        "этот вампир уходит в зону неподчинённых своего Метузелы",
    ),
    GrantTitle: grant_title,
    Bleed: bleed,
    Hunt: hunt,
    FeedUncontrolled: number_and_whom(
        "move N blood from the bank to {0}", "выберите {0}: на него ложится N крови из банка"
    ),
    EnterCombat: enter_combat,
    BurnCard: burn_card,
    StealBloodAction: number_and_whom("steal N blood from {0}", "выберите {0} и украдите у него N крови"),
    TakeControl: whom("take control of {0}", "возьмите под контроль {0}"),
    BecomeVampire: become_vampire,
    FetchEquipment: fixed(
        "search your library for an equipment and put it on this minion; its requirements and cost apply",
        "найдите в библиотеке снаряжение и возьмите его на этого миньона; требования и цена действуют",
    ),
    Equip: fixed("put this card on the acting minion", "положите эту карту на действующего миньона"),
    Employ: fixed("put this card on the acting minion", "положите эту карту на действующего миньона"),
    Recruit: fixed("put this ally into play", "введите этого союзника в игру"),
    StayInPlay: fixed("put this card into play", "введите эту карту в игру"),
    PutOn: whom("put this card on {0}", "положите эту карту на {0}"),
    GainBlood: number_and_whom("{0} gains N blood", "выберите {0}: он получает N крови"),
    BloodToPool: whom(
        "choose {0} and a number: move so much blood from it to your pool",
        "выберите {0} и число: столько крови с него уходит в ваш пул",
    ),
    TributeFromEach: fixed(
        "move 1 blood from each ready vampire you control to your pool",
        "переместите по 1 крови с каждого своего готового вампира в свой пул",
    ),
    BearerBloodToPool: bearer_to_pool,
    DrawCrypt: fixed(
        "move the top card of your crypt to your uncontrolled region",
        "верхняя карта вашего склепа уходит в вашу зону неподчинённых",
    ),
    DiscardAndDraw: fixed("discard a card from your hand and draw another", "сбросьте карту с руки и возьмите другую"),
    GainPool: number("gain N pool", "получите N пула"),
    BurnPool: number("burn N pool", "сожгите N пула"),
    SendAndBurn: fixed("that vampire goes to torpor and is burned", "этот вампир уходит в ступор и сгорает"),
    BurnSelf: fixed("burn this card", "сожгите эту карту"),
    KeepAlive: fixed(
        "a Methuselah without pool gets so much of your pool and is not ousted",
        "Метузела без пула получает сколько-нибудь вашего пула и не вытесняется",
    ),
    PanicAttack: fixed(
        "combat ends; that vampire is tapped and goes to torpor, and this card lies on it until its next untap phase",
        "бой окончен; этот вампир тапается и уходит в ступор, а карта лежит на нём до его следующей фазы антапа",
    ),
    fighting.Strike: strike,
    fighting.Maneuver: maneuver,
    fighting.Press: press,
    fighting.OptionalPress: optional_press,
    fighting.MoreStrikes: more_strikes,
    fighting.SetStrength: number("this minion's strength is N for this combat", "до конца боя сила этого миньона – N"),
    fighting.HandStrikesOnly: fixed(
        "in this round both minions can strike with their hands only", "в этом раунде оба миньона бьют только рукой"
    ),
    fighting.NextRoundClose: fixed("the next round is at close range", "следующий раунд – вблизи"),
    fighting.Prevent: prevent,
    fighting.GainBloodLost: fixed(
        "gain as much blood as the opposing vampire lost to damage in this round",
        "получите столько крови, сколько в этом раунде потерял от повреждений противник",
    ),
    fighting.DiablerizeNow: fixed(
        "instead of its going to torpor, this vampire diablerizes the opposing vampire",
        "вместо ухода противника в ступор этот вампир совершает над ним диаблери",
    ),
    fighting.QueueCombat: fixed(
        "when combat ends, another combat between the two begins", "когда бой закончится, те же двое начинают новый"
    ),
    LeaveTorpor: leave_torpor,
    UseStored: number("+N bleed", "+N к укусу"),
    CounterFromPool: fixed("move 1 of your pool to this card", "переместите 1 своего пула на эту карту"),
    PayForCounters: fixed(
        "for each counter on this card burn 1 pool, or 1 blood from a vampire you control",
        "за каждый литр на этой карте сожгите 1 пула или 1 крови со своего вампира",
    ),
    TakeFrom: number(
        "take N pool from the Methuselah whom this card kept in the game",
        "возьмите N пула у Метузелы, которого эта карта спасла",
    ),
    FightBearer: fixed(
        "enter combat with the minion this card lies on", "вступить в бой с миньоном, на котором лежит эта карта"
    ),
    LoseLife: lose_life,
    ForceAbstain: whom("choose {0}: it abstains", "выберите {0}: он воздерживается"),
    SetRange: lambda effect: Words(
        f"this round is at {'long' if effect.far else 'close'} range",
        f"этот раунд – {'вдали' if effect.far else 'вблизи'}",
    ),
}


SAY.update(deeds.SAY)
SAY.update(searches.SAY)
SAY.update(attempts.SAY)
SAY.update(rounds.SAY)
SAY.update(phases.SAY)


def say(effect: e.Effect) -> Phrase:
    return SAY[type(effect)](effect)


__all__ = ["SAY", "say"]

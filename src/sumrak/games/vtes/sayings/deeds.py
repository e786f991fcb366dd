"""What the words about blood, pool, minions, hands and libraries say."""

from __future__ import annotations

from typing import Any, Final

from sumrak.games.vtes.sayings.making import fixed, number, whom
from sumrak.games.vtes.sayings.words import (
    AGGRAVATED,
    BLOOD_OR_LIFE,
    COUNTER,
    DAMAGE,
    SECTS,
    counted,
    some,
)
from sumrak.games.vtes.vocabulary import deeds as d
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.games.vtes.vocabulary.single import (
    BecomeAlly,
    BindTo,
    BurnOwnBlood,
    CancelMaster,
    Count,
    CountersToPool,
    EachHurt,
    FailForMaster,
    FeedChosen,
    FightThis,
    GainUpTo,
    HandLocation,
    HandOverEquipped,
    MasterActions,
    NobodyUntaps,
    PayForLocations,
    RemoveThis,
    TapOrPay,
    TapUpTo,
)
from sumrak.games.vtes.vocabulary.terms import Whose
from sumrak.games.vtes.vocabulary.whom import Players
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words

Pair = tuple[str, str]
ANY: Final = 99
PLAYER: Final[dict[Whose, tuple[str, str, str]]] = {
    Whose.OWN: ("you", "вы", "вас"),
    Whose.OTHERS: ("another Methuselah", "другой Метузела", "другого Метузелы"),
    Whose.ANY: ("a Methuselah", "любой Метузела", "любого Метузелы"),
    Whose.PREY: ("your prey", "ваша жертва", "вашей жертвы"),
    Whose.PREDATOR: ("your predator", "ваш хищник", "вашего хищника"),
    Whose.NEIGHBOURS: ("your prey or predator", "ваша жертва или хищник", "вашей жертвы или хищника"),
}
"""English; Russian in the nominative and genitive."""


def player(who: Players) -> tuple[str, str, str]:
    return PLAYER[who.whose]


def damage(effect: Any) -> Phrase:
    hard = (AGGRAVATED,) if effect.aggravated else ()
    return NounPhrase(DAMAGE, Which.COUNT, adjectives=hard, number=effect.number)


def up_to(effect: Any) -> Pair:
    return ("up to ", "до ") if effect.up_to else ("", "")


def give(effect: d.GiveBlood) -> Phrase:
    up = up_to(effect)
    return Pattern(
        f"move {up[0]}{effect.number} blood from this vampire to {{0}}",
        f"выберите {{0}}: к нему переходит {up[1]}{effect.number} крови с этого вампира",
        (some(effect.whom),),
    )


def take(effect: d.TakeBlood) -> Phrase:
    up = up_to(effect)
    return Pattern(
        f"move {up[0]}{effect.number} blood from {{0}} to this vampire",
        f"выберите {{0}}: с него {up[1]}{effect.number} крови переходит к этому вампиру",
        (some(effect.whom),),
    )


def burns(effect: d.BurnBlood) -> Phrase:
    return Pattern(
        "{0} burns {1}", "выберите {0}: он сжигает {1}", (some(effect.whom), counted(effect.number, BLOOD_OR_LIFE))
    )


def each(en: str, ru: str) -> Any:
    return lambda effect: Pattern(
        en.replace("N", str(effect.number)), ru.replace("N", str(effect.number)), (some(effect.who, Which.ALL, "nom"),)
    )


def each_pool(effect: d.EachPoolFor) -> Phrase:
    verb = ("gains", "получает") if effect.gain else ("burns", "сжигает")
    clan = (" of that clan", " этого клана") if effect.of_clan else ("", "")
    return Pattern(
        f"every Methuselah {verb[0]} {effect.number} pool for {{0}}{clan[0]} that she controls",
        f"каждый Метузела {verb[1]} по {effect.number} пула за {{0:acc}}{clan[1]} под своим контролем",
        (some(effect.who, Which.EACH),),
    )


def steal_from_each(effect: d.StealFromEach) -> Phrase:
    if effect.richer:
        return Words(
            f"steal {effect.number} pool from every Methuselah who has more pool than you",
            f"украдите по {effect.number} пула у каждого, у кого пула больше, чем у вас",
        )
    assert effect.without is not None
    return Pattern(
        f"steal {effect.number} pool from every Methuselah who does not control {{0}}",
        f"украдите по {effect.number} пула у каждого, кому не подчиняется {{0:nom}}",
        (some(effect.without, case="nom"),),
    )


def burn_also(effect: d.BurnAlsoPool) -> Phrase:
    return Words(
        f"every Methuselah burns {effect.each} pool, the chosen one {effect.chosen} more",
        f"каждый Метузела сжигает {effect.each} пула, а выбранный – ещё {effect.chosen}",
    )


def tap(effect: d.Tap) -> Phrase:
    held = (
        "; it does not untap as usual in its next untap phase",
        "; в свою следующую фазу антапа он обычным образом не антапается",
    )
    en, ru = held if effect.held else ("", "")
    if effect.burn:
        return Pattern(
            f"tap {{0}}, which burns {{1}}{en}",
            f"тапните {{0}}: он сжигает {{1}}{ru}",
            (some(effect.whom), counted(effect.burn, BLOOD_OR_LIFE)),
        )
    return Pattern(f"tap {{0}}{en}", f"тапните {{0}}{ru}", (some(effect.whom),))


def tap_each(effect: d.TapEach) -> Phrase:
    clan = (" of that clan", " этого клана") if effect.of_clan else ("", "")
    return Pattern(f"{{0}}{clan[0]} are tapped", f"{{0:nom}}{clan[1]} тапаются", (some(effect.who, Which.ALL, "nom"),))


def to_ready(effect: d.ToReady) -> Phrase:
    more = (f"; it gains {effect.blood} blood", f"; он получает {effect.blood} крови") if effect.blood else ("", "")
    return Pattern(
        f"{{0}} goes to its controller's ready region{more[0]}",
        f"выберите {{0}}: он уходит в зону готовых своего Метузелы{more[1]}",
        (some(effect.whom),),
    )


def rise_up(effect: d.RiseUp) -> Phrase:
    more = (f" and gains {effect.blood} blood", f" и получает {effect.blood} крови") if effect.blood else ("", "")
    return Words(f"this vampire leaves torpor{more[0]}", f"этот вампир выходит из ступора{more[1]}")


def hurt_afterwards(effect: d.HurtAfterwards) -> Phrase:
    return Pattern(
        "after the action this vampire takes {0} that cannot be prevented",
        "после действия этот вампир получает {0}, предотвратить нельзя",
        (damage(effect),),
    )


def hurt_this(effect: d.HurtThis) -> Phrase:
    if effect.vampires_only:
        return Pattern(
            "a vampire that does it takes {0} that cannot be prevented",
            "вампир, который это делает, получает {0}, предотвратить нельзя",
            (damage(effect),),
        )
    price = (
        (f" unless it burns {effect.price} blood", f", если не сожжёт {effect.price} крови")
        if effect.price
        else ("", "")
    )
    return Pattern(
        f"this vampire takes {{0}} that cannot be prevented{price[0]}",
        f"этот вампир получает {{0}}, предотвратить нельзя{price[1]}",
        (damage(effect),),
    )


def hurt(effect: d.Hurt) -> Phrase:
    sure = (" that cannot be prevented", "; предотвратить нельзя") if not effect.preventable else ("", "")
    return Pattern(
        f"{{0}} takes {{1}}{sure[0]}",
        f"выберите {{0}}: он получает {{1}}{sure[1]}",
        (some(effect.whom), counted(effect.number, DAMAGE)),
    )


def put_on_this(effect: d.PutOnThis) -> Phrase:
    tapped = (", tapped", " тапнутой") if effect.tapped else ("", "")
    if not effect.counters:
        return Words(f"put this card on this minion{tapped[0]}", f"положите эту карту на этого миньона{tapped[1]}")
    return Pattern(
        f"put this card on this minion{tapped[0]} with {{0}}",
        f"положите эту карту на этого миньона{tapped[1]}, на ней {{0:nom}}",
        (counted(effect.counters, COUNTER, "nom"),),
    )


def stay_with(effect: d.StayWith) -> Phrase:
    if effect.per is not None:
        return Pattern(
            "put this card into play with 1 counter for {0}",
            "введите эту карту в игру; на ней по 1 литру за {0:acc}",
            (some(effect.per, Which.EACH),),
        )
    return Pattern(
        "put this card into play with {0}",
        "введите эту карту в игру; на ней {0:nom}",
        (counted(effect.number, COUNTER, "nom"),),
    )


def pass_on(effect: d.PassOn) -> Phrase:
    who = PLAYER[effect.whose]
    return Words(f"{who[0]} gets control of this card", f"эту карту получает под контроль {who[1]}")


def count(effect: Count) -> Phrase:
    burn = (
        (f"; burn this card when there are {effect.burn_at}", f"; когда их станет {effect.burn_at}, сожгите эту карту")
        if effect.burn_at
        else ("", "")
    )
    return Pattern(
        f"put {{0}} on this card{burn[0]}", f"положите {{0}} на эту карту{burn[1]}", (counted(effect.number, COUNTER),)
    )


def counters_to_pool(effect: CountersToPool) -> Phrase:
    burn = (
        ("; burn this card when there are none", "; когда их не останется, сожгите эту карту")
        if effect.burn
        else ("", "")
    )
    if effect.number < 0:
        return Words(
            f"move all counters from this card to your pool{burn[0]}",
            f"все литры с этой карты уходят в ваш пул{burn[1]}",
        )
    return Pattern(
        f"move {{0}} from this card to your pool{burn[0]}",
        f"переместите {{0}} с этой карты в свой пул{burn[1]}",
        (counted(effect.number, COUNTER),),
    )


def burn_pool_of(effect: d.BurnPoolOf) -> Phrase:
    who = player(effect.whom)
    edge = ("burn the Edge: ", "сожгите Эдж: ") if effect.edge else ("", "")
    return Words(f"{edge[0]}{who[0]} burns {effect.number} pool", f"{edge[1]}{who[1]} сжигает {effect.number} пула")


SAY: Final[dict[type[Effect], Any]] = {
    d.BurnPoolOf: burn_pool_of,
    FailForMaster: fixed(
        "discard a master card (it counts as a master played out of turn): the action fails",
        "сбросьте мастерскую карту (она считается внеходовой): действие не удаётся",
    ),
    BecomeAlly: fixed("put this card into play as an ally", "введите эту карту в игру как союзника"),
    GainUpTo: lambda effect: Pattern(
        f"{{0}} gains up to {effect.number} blood",
        f"выберите {{0}}: он получает до {effect.number} крови",
        (some(effect.whom),),
    ),
    BindTo: whom("put this card on {0}", "положите эту карту на {0}"),
    NobodyUntaps: fixed("minions do not untap during this action", "до конца действия миньоны не антапаются"),
    d.BurnEdge: fixed("burn the Edge", "Эдж сгорает"),
    d.NoMoreBleeds: fixed(
        "minions you control cannot bleed until the end of the turn", "до конца хода ваши миньоны не могут кусать"
    ),
    d.ShuffleIn: fixed("shuffle this card into its owner's library", "втасуйте эту карту в библиотеку её владельца"),
    d.BurnAllSuch: fixed("burn every card of this name that you have", "сожгите все свои карты с этим названием"),
    d.UntapForBlood: fixed(
        "burn 1 blood for each card of this name on this vampire, then untap it",
        "сожгите 1 крови за каждую карту с этим названием на этом вампире, затем антапните его",
    ),
    d.Shackle: fixed(
        "put this card on the opposing minion (you still control it); the combat ends",
        "положите эту карту на противника (она остаётся под вашим контролем); бой окончен",
    ),
    d.BearerBurns: number(
        "the vampire on which this card lies burns N blood", "вампир, на котором лежит эта карта, сжигает N крови"
    ),
    d.GainOwnBlood: number("this minion gains N blood", "этот миньон получает N крови"),
    d.FillBlood: whom("{0} gains blood up to its capacity", "выберите {0}: он получает крови до полного объёма"),
    d.BurnBlood: burns,
    d.GiveBlood: give,
    d.TakeBlood: take,
    d.EachGains: each("{0} gain N blood", "{0:nom} получают по N крови"),
    d.EachBurns: each("{0} burn N blood", "{0:nom} сжигают по N крови"),
    d.EachPoolFor: each_pool,
    d.StealFromEach: steal_from_each,
    d.BurnAlsoPool: burn_also,
    d.GetEdge: lambda effect: Words(
        "that Methuselah gets the Edge" if effect.chosen else "you get the Edge",
        "этот Метузела получает Эдж" if effect.chosen else "вы получаете Эдж",
    ),
    d.Tap: tap,
    d.Untap: whom("untap {0}", "антапните {0}"),
    d.UntapThis: fixed("untap this minion", "антапните этого миньона"),
    d.TapEach: tap_each,
    d.ToReady: to_ready,
    d.RiseUp: rise_up,
    d.FallAfterwards: fixed(
        "after the action this vampire goes to torpor", "после действия этот вампир уходит в ступор"
    ),
    d.HurtAfterwards: hurt_afterwards,
    d.HurtThis: hurt_this,
    d.Hurt: hurt,
    d.LoseTitle: whom("{0} loses its title", "выберите {0}: он теряет титул"),
    d.ChangeSect: lambda effect: Pattern(
        f"{{0}} is {SECTS[effect.sect][0]} from now on",
        f"выберите {{0}}: теперь он из {SECTS[effect.sect][2]}",
        (some(effect.whom),),
    ),
    d.FailAction: fixed("the action fails", "действие не удаётся"),
    d.PutOnThis: put_on_this,
    d.StayWith: stay_with,
    d.Steal: whom("take control of {0}", "возьмите под контроль {0}"),
    d.StealIt: fixed("take control of this card", "возьмите эту карту под контроль"),
    d.PassOn: pass_on,
    Count: count,
    CountersToPool: counters_to_pool,
    RemoveThis: fixed("remove this card from the game", "уберите эту карту из игры"),
    MasterActions: number("+N to your master phase actions", "действий фазы мастера на N больше"),
    FightThis: fixed("enter combat with this minion", "вступить в бой с этим миньоном"),
    BurnOwnBlood: number("this vampire burns N blood", "этот вампир сжигает N крови"),
    EachHurt: lambda effect: Pattern(
        "{0} take {1} each",
        "{0:nom} получают по {1:dat}",
        (some(effect.who, Which.ALL, "nom"), counted(effect.number, DAMAGE, "dat")),
    ),
    HandOverEquipped: whom("move that equipment to {0}", "выберите {0}: это снаряжение переходит к нему"),
    PayForLocations: fixed(
        "for each location she controls, she burns 1 pool or that location",
        "за каждую свою локацию он сжигает 1 пула или саму локацию",
    ),
    FeedChosen: number("the chosen vampire gains N blood", "выбранный вампир получает N крови"),
    TapUpTo: lambda effect: Pattern(
        f"tap up to {effect.number} of: {{0}}",
        f"тапните до {effect.number} из таких: {{0:nom}}",
        (some(effect.who, Which.ALL, "nom"),),
    ),
    TapOrPay: fixed("tap this card or burn 1 pool", "тапните эту карту или сожгите 1 пула"),
    CancelMaster: fixed(
        "cancel a master card of another Methuselah, not one out of turn, as it is played; its cost is not paid, and she gets a master phase action back",
        "отмените мастерскую карту другого Метузелы (не внеходовую), пока её играют; цену не платят, и он получает действие фазы мастера обратно",
    ),
    HandLocation: fixed("that Methuselah gets control of that location", "эту локацию получает этот Метузела"),
}

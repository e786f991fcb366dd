"""What the words of a combat say that last for a round, or until it ends."""

from __future__ import annotations

from typing import Any, Final

from sumrak.games.vtes.sayings.making import fixed
from sumrak.games.vtes.sayings.words import BLOOD_OR_LIFE, COUNTER, DAMAGE, counted
from sumrak.games.vtes.vocabulary import fighting
from sumrak.games.vtes.vocabulary.effects import Effect
from sumrak.kernel.say import Pattern, Phrase, Words


def lasting(combat: bool) -> tuple[str, str]:
    return ("for this combat", "до конца боя") if combat else ("in this round", "в этом раунде")


def strength(effect: fighting.MoreStrength) -> Phrase:
    when = lasting(effect.combat)
    who = ("the opposing minion", "у противника") if effect.opponent else ("this minion", "у этого миньона")
    n = f"{effect.number:+d}".replace("-", "−")
    return Words(f"{who[0]} gets {n} strength {when[0]}", f"{when[1]} {who[1]} {n} к силе")


def aggravated(effect: fighting.HandsAggravated) -> Phrase:
    when = lasting(effect.combat)
    what = (
        ("hand and melee weapon strikes", "ударов рукой и холодным оружием")
        if effect.melee
        else ("hand strikes", "ударов рукой")
    )
    more = (f" and {effect.more:+d}", f" и больше на {effect.more}") if effect.more else ("", "")
    return Words(
        f"damage of this minion's {what[0]} is aggravated{more[0]} {when[0]}",
        f"{when[1]} повреждения его {what[1]} неизлечимы{more[1]}",
    )


def prevents(effect: fighting.PreventEach) -> Phrase:
    kind = (" that is not aggravated", " (кроме неизлечимых)") if effect.normal else ("", "")
    when = (
        ("later in this round", "позже в этом раунде")
        if effect.once
        else ("in each round of this combat", "в каждом раунде этого боя")
    )
    return Pattern(
        f"this minion can prevent {{0}}{kind[0]} {when[0]}",
        f"{when[1]} этот миньон может предотвратить {{0}}{kind[1]}",
        (counted(effect.number, DAMAGE),),
    )


def hurts(effect: fighting.HurtsEach) -> Phrase:
    when = (
        ("in this round", "в этом раунде")
        if effect.first_only
        else ("in each round of this combat", "в каждом раунде этого боя")
    )
    far = ("", "") if effect.ranged else (", at close range", ", вблизи")
    return Pattern(
        f"the opposing minion takes {{0}} {when[0]} as strikes resolve{far[0]}",
        f"{when[1]} при разрешении ударов противник получает {{0}}{far[1]}",
        (counted(effect.number, DAMAGE),),
    )


def as_normal(effect: fighting.AsNormal) -> Phrase:
    when = lasting(effect.combat)
    return Words(
        f"this vampire treats aggravated damage as normal damage {when[0]}",
        f"{when[1]} этот вампир лечит неизлечимые повреждения как обычные",
    )


def marble(effect: fighting.Marble) -> Phrase:
    also = ("", "") if effect.aggravated else (" (not aggravated damage)", " (кроме неизлечимых)")
    return Words(
        f"in each round of this combat, once 1 damage has been done to this vampire, all further damage is prevented{also[0]}",
        f"в каждом раунде этого боя, когда этот вампир получил 1 повреждение, остальные предотвращаются{also[1]}",
    )


def end_combat(effect: fighting.EndCombat) -> Phrase:
    if not effect.hurt:
        return Words("combat ends", "бой окончен")
    return Pattern(
        "combat ends; then each combatant and its retainers take {0} that cannot be prevented",
        "бой окончен; затем каждый боец и его слуги получают {0}, предотвратить нельзя",
        (counted(effect.hurt, DAMAGE),),
    )


def burns(effect: fighting.BurnOpponentsBlood) -> Phrase:
    ally = ("; an ally is burned", "; союзник сгорает") if effect.ally_burned else ("", "")
    return Pattern(
        f"the opposing minion burns {{0}}{ally[0]}",
        f"противник сжигает {{0}}{ally[1]}",
        (counted(effect.number, BLOOD_OR_LIFE),),
    )


def prevent_x(effect: fighting.PreventX) -> Phrase:
    return Words(
        f"burn X blood: prevent X+{effect.more} damage", f"сожгите X крови: предотвратите X+{effect.more} повреждений"
    )


def set_trap(effect: fighting.SetTrap) -> Phrase:
    return Pattern(
        "put this card into play with {0}; in the press step of each round it burns a counter for a press to continue, which either minion may answer; when a card is played, there are as many counters as at first; burn it when the combat ends",
        "введите эту карту в игру; на ней {0:nom}; в шаге пресса каждого раунда она сжигает литр: пресс на продолжение, ответить может любой из бойцов; когда играют карту, литров снова столько же; когда бой кончится, сожгите её",
        (counted(effect.number, COUNTER, "nom"),),
    )


def weather(effect: fighting.Weather) -> Phrase:
    more = (
        (f", in each further round {effect.more} more", f", в каждом следующем на {effect.more} больше")
        if effect.more
        else ("", "")
    )
    return Pattern(
        f"in each round of this combat, before range is determined, each combatant and its retainers take {{0}} that cannot be prevented{more[0]}",
        f"в каждом раунде этого боя до выбора дистанции каждый боец и его слуги получают {{0}}{more[1]}; предотвратить нельзя",
        (counted(effect.number, DAMAGE),),
    )


SAY: Final[dict[type[Effect], Any]] = {
    fighting.SetTrap: set_trap,
    fighting.Weather: weather,
    fighting.SaveFromBurning: fixed(
        "this vampire, which is about to be burned, goes to torpor instead",
        "этот вампир, который сейчас сгорит, вместо этого уходит в ступор",
    ),
    fighting.FallNow: fixed("this vampire goes to torpor", "этот вампир уходит в ступор"),
    fighting.MoreStrength: strength,
    fighting.HandsAggravated: aggravated,
    fighting.FirstStrikes: fixed("this minion strikes first in this round", "в этом раунде этот миньон бьёт первым"),
    fighting.NoDodge: fixed(
        "the opposing minion cannot dodge in this round", "в этом раунде противник не может уворачиваться"
    ),
    fighting.NoStrikeCards: fixed(
        "the opposing minion cannot play strike cards in this combat",
        "в этом бою противник не может играть карты удара",
    ),
    fighting.PreventEach: prevents,
    fighting.HurtsEach: hurts,
    fighting.AsNormal: as_normal,
    fighting.Marble: marble,
    fighting.OptionalManeuver: fixed(
        "this minion has one optional maneuver in this combat", "в этом бою у этого миньона есть манёвр по желанию"
    ),
    fighting.EndCombat: end_combat,
    fighting.HurtFighters: lambda effect: Pattern(
        "each combatant takes {0} that cannot be prevented",
        "каждый боец получает {0}, предотвратить нельзя",
        (counted(effect.number, DAMAGE),),
    ),
    fighting.BurnOpponentsBlood: burns,
    fighting.PreventX: prevent_x,
}

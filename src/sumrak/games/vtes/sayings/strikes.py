"""What strikes, maneuvers, presses and prevention say."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes.sayings.words import (
    AGGRAVATED,
    DAMAGE,
    STRIKE,
    counted,
)
from sumrak.games.vtes.vocabulary import fighting
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


def strike(effect: fighting.Strike) -> Phrase:
    """A strike as cards print it, and what else it does."""
    more = [pair for has, pair in more_of_strike(effect) if has]
    if not more:
        return plain_strike(effect)
    en = "; ".join(["{0}", *[pair[0] for pair in more]])
    ru = "; ".join(["{0}", *[pair[1] for pair in more]])
    return Pattern(en, ru, (plain_strike(effect),))


def more_of_strike(effect: fighting.Strike) -> tuple[tuple[bool, tuple[str, str]], ...]:
    return (
        (effect.undodgeable, ("it cannot be dodged", "от него нельзя увернуться")),
        (effect.unpreventable, ("its damage cannot be prevented", "его повреждения нельзя предотвратить")),
        (
            bool(effect.not_by),
            (
                f"its damage cannot be prevented by cards that require [{effect.not_by}]",
                f"его повреждения нельзя предотвратить картами, где нужна [{effect.not_by}]",
            ),
        ),
        (
            effect.no_weapons,
            (
                "the opposing minion's weapons deal no damage in this round",
                "оружие противника в этом раунде не наносит повреждений",
            ),
        ),
        (
            bool(effect.hits_ally),
            (f"+{effect.hits_ally} damage against an ally", f"по союзнику повреждений на {effect.hits_ally} больше"),
        ),
        (
            bool(effect.backfires),
            (
                f"this minion takes {effect.backfires} damage of the same kind itself",
                f"сам бьющий получает столько же таких повреждений: {effect.backfires}",
            ),
        ),
        (
            bool(effect.fear),
            (
                f"after combat, if the range is close, the opposing minion takes {effect.fear} damage that cannot be prevented",
                f"после боя, если он был вблизи, противник получает {effect.fear} повреждение, предотвратить нельзя",
            ),
        ),
        (
            effect.goes_on,
            how_it_goes_on(effect),
        ),
    )


def how_it_goes_on(effect: fighting.Strike) -> tuple[str, str]:
    but = {
        "": ("", ""),
        "bleed": (", unless it is a bleed", ", если это не укус"),
        "bleed vote": (", unless it is a bleed or a political action", ", если это не укус и не политическое действие"),
    }[effect.goes_on_but]
    if effect.misty:
        return (
            "after combat, if this vampire was blocked, it may burn 1 blood: the action continues as if unblocked, with +1 stealth, needed or not",
            "после боя, если этого вампира заблокировали, он может сжечь 1 крови: действие продолжается, будто его не блокировали, стелс +1 (даже если не нужен)",
        )
    return (
        f"if this vampire was blocked, the action continues as if unblocked{but[0]}",
        f"если этого вампира заблокировали, действие продолжается, будто его не блокировали{but[1]}",
    )


def plain_strike(effect: fighting.Strike) -> Phrase:
    """A strike as cards print it: ranged, aggravated, with what comes along."""
    maneuver = (", with one optional maneuver", ", с манёвром по желанию") if effect.maneuver else ("", "")
    if effect.dodge:
        return Words(f"strike: dodge{maneuver[0]}", f"удар: уворот{maneuver[1]}")
    if effect.ends:
        untap = ("untap this minion; ", "антапните этого миньона; ") if effect.untap else ("", "")
        return Words(f"strike: {untap[0]}combat ends", f"удар: {untap[1]}бой окончен")
    if effect.torpor:
        return Words("strike: send the opposing vampire to torpor", "удар: отправить вампира-противника в ступор")
    if effect.burns_ally:
        return Words("strike: burn the opposing ally", "удар: сжечь союзника-противника")
    far = (" at any range", " на любой дистанции") if effect.ranged else ("", "")
    first = ("first strike, ", "первый удар, ") if effect.first else ("", "")
    if effect.steal:
        life = (" or life", " или жизней") if effect.steal_life else ("", "")
        return Words(
            f"strike: {first[0]}steal {effect.steal} blood{life[0]}{far[0]}{maneuver[0]}",
            f"удар: {first[1]}украсть {effect.steal} крови{life[1]}{far[1]}{maneuver[1]}",
        )
    if effect.burns_retainer:
        return Words(
            f"strike: {first[0]}burn a retainer of the opposing minion{far[0]}",
            f"удар: {first[1]}сжечь слугу противника{far[1]}",
        )
    if effect.steal_equipment or effect.destroy_equipment:
        what = ("steal", "украсть") if effect.steal_equipment else ("destroy", "уничтожить")
        piece = ("a weapon", "оружие") if effect.weapon_only else ("an equipment", "снаряжение")
        return Words(
            f"strike: {first[0]}{what[0]} {piece[0]} of the opposing minion{far[0]}{maneuver[0]}",
            f"удар: {first[1]}{what[1]} {piece[1]} противника{far[1]}{maneuver[1]}",
        )
    if effect.hand:
        more = (
            (f" with +{effect.damage} damage", f", повреждений на {effect.damage} больше")
            if effect.damage
            else ("", "")
        )
        kind = (" aggravated", ", неизлечимых") if effect.aggravated else ("", "")
        melee = (" or melee weapon", " или холодным оружием") if effect.melee else ("", "")
        return Words(
            f"strike: {first[0]}hand{melee[0]} strike{more[0]}{kind[0]}{maneuver[0]}",
            f"удар: {first[1]}удар рукой{melee[1]}{more[1]}{kind[1]}{maneuver[1]}",
        )
    damage = NounPhrase(
        DAMAGE, Which.COUNT, adjectives=(AGGRAVATED,) if effect.aggravated else (), number=effect.damage
    )
    return Pattern(
        f"strike: {first[0]}{{0}}{far[0]}{maneuver[0]}", f"удар: {first[1]}{{0:nom}}{far[1]}{maneuver[1]}", (damage,)
    )


def maneuver(effect: fighting.Maneuver) -> Phrase:
    if effect.far is None:
        return Words("maneuver", "манёвр")
    if effect.far:
        return Words("maneuver, only to long range", "манёвр, только на дальнюю дистанцию")
    return Words("maneuver, only to close range", "манёвр, только на ближнюю дистанцию")


def press(effect: Any) -> Phrase:
    if effect.to_continue and effect.to_end:
        return Words("press", "пресс")
    if effect.to_continue:
        return Words("press, only to continue combat", "пресс, только чтобы продолжить бой")
    return Words("press, only to end combat", "пресс, только чтобы закончить бой")


def optional_press(effect: fighting.OptionalPress) -> Phrase:
    what = ("", "")
    if not (effect.to_continue and effect.to_end):
        what = (
            (", only to continue combat", ", только чтобы продолжить бой")
            if effect.to_continue
            else (", only to end combat", ", только чтобы закончить бой")
        )
    return Words(
        f"this minion has one optional press this round{what[0]}",
        f"у этого миньона в этом раунде есть пресс по желанию{what[1]}",
    )


def more_strikes(effect: fighting.MoreStrikes) -> Phrase:
    limited = (" (limited)", " (ограниченно)") if effect.limited else (", beside the limit", " сверх ограничения")
    return Pattern(f"{{0}}{limited[0]}", f"ещё {{0:nom}}{limited[1]}", (counted(effect.number, STRIKE, "nom"),))


def prevent(effect: fighting.Prevent) -> Phrase:
    if effect.number < 0:
        return prevent_all(effect)
    if effect.aggravated_to_normal:
        if effect.number >= 99:
            return Words(
                "treat all aggravated damage as normal damage", "лечите все неизлечимые повреждения как обычные"
            )
        damage = NounPhrase(DAMAGE, Which.COUNT, adjectives=(AGGRAVATED,), number=effect.number)
        return Pattern("treat {0} as normal damage", "{0:nom}: лечите как обычное", (damage,))
    kind = (" that is not aggravated", " (кроме неизлечимых)") if effect.normal else ("", "")
    return Pattern(f"prevent {{0}}{kind[0]}", f"предотвратите {{0}}{kind[1]}", (counted(effect.number, DAMAGE),))


def prevent_all(effect: fighting.Prevent) -> Phrase:
    if effect.whole:
        return Words("prevent all damage", "предотвратите все повреждения")
    kind = ("aggravated ", "неизлечимые ") if effect.aggravated else ("", "")
    rest = (
        ("; also of the opposing minion's strikes in the rest of this round", "; до конца раунда – и других его ударов")
        if effect.all_round
        else ("", "")
    )
    return Words(
        f"prevent all {kind[0]}damage of one strike{rest[0]}",
        f"предотвратите все {kind[1]}повреждения одного удара{rest[1]}",
    )

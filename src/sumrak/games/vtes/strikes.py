"""Section 6.4.3 and 6.4.5: choosing strikes, resolving them pair by pair, additional strikes."""

from __future__ import annotations

from sumrak.games.vtes import bonuses, combat, conditions, damage, playing, torpor, using
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    combat_of,
    equipment,
    is_ally,
    is_object,
    is_ready,
    is_silent_animal,
    is_vampire,
    retainers,
)
from sumrak.games.vtes.counters import burn_blood, gain_blood
from sumrak.games.vtes.events import COMBAT_ENDED, DODGED
from sumrak.games.vtes.events import STRIKE as STRUCK
from sumrak.games.vtes.frames import (
    AGGRAVATED,
    AGGRAVATED_MELEE,
    FIRST,
    HAND_STRIKE,
    HURTS,
    HURTS_FAR,
    MAY_END,
    MAY_MANEUVER,
    MIGHT,
    MORE_HANDS,
    NO_DODGE,
    NO_STRIKE,
    NO_WEAPONS,
    SAFE,
    Blow,
    Combat,
    Hit,
    Play,
    boon,
)
from sumrak.games.vtes.moving import burn, hand_over, untap
from sumrak.games.vtes.state import LIVES, Vtes
from sumrak.games.vtes.values import strength_of
from sumrak.games.vtes.vocabulary.clauses import AggravatedHands, Bites, FirstStrike, MoreDamage, Vulnerable, Weapon
from sumrak.games.vtes.vocabulary.fighting import Strike
from sumrak.games.vtes.vocabulary.terms import BIT, MORE_STRIKES, STRIKE, STRIKES_CHOSEN
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES6_4_2_3, VTES6_4_2_4, VTES6_4_3_1, VTES6_4_3_3 = (
    cite("VTES-6.4.2.3"), cite("VTES-6.4.2.4"), cite("VTES-6.4.3.1"), cite("VTES-6.4.3.3"),
)  # fmt: skip
VTES6_4_3_4, VTES6_4_3_5, VTES6_4_3_9, VTES6_4_5_3 = (
    cite("VTES-6.4.3.4"), cite("VTES-6.4.3.5"), cite("VTES-6.4.3.9"), cite("VTES-6.4.5.3"),
)  # fmt: skip
VTES6_4_5_4, VTES6_4_5_5, VTES6_4_5_6, VTES6_4_5_7 = (
    cite("VTES-6.4.5.4"), cite("VTES-6.4.5.5"), cite("VTES-6.4.5.6"), cite("VTES-6.4.5.7"),
)  # fmt: skip
VTES6_4_7_1 = cite("VTES-6.4.7.1")
WEAPON_USED = Reason(VTES6_4_2_4, "weapon-maneuver-used")
HANDS_ONLY = Reason(VTES6_4_3_3, "hands-only")
STOLEN, MANEUVERED, STRUCK_WITH = -1, -2, -3
"""Words in `Combat.used`: a weapon that was stolen in this round, one whose maneuver of this combat is spent."""


def blow_of(effect: Strike, source: int) -> Blow:
    return Blow(
        source, effect.damage, effect.hand, effect.ranged, effect.aggravated, effect.first, effect.dodge, effect.ends, effect.untap,
        effect.steal, effect.destroy_equipment or effect.burns_retainer, effect.steal_equipment, goes_on=effect.goes_on,
    )  # fmt: skip


def weapon_of(s: Vtes, card: int) -> Weapon | None:
    weapons = s.facts[card].weapons
    return weapons[0] if weapons else None


def has_maneuver(s: Vtes, k: int, card: int) -> bool:
    """VTES-6.4.2.4: once each combat, whoever bears it."""
    weapon = weapon_of(s, card)
    f = combat_of(s, k)
    return (
        weapon is not None and weapon.strike.maneuver and (card, MANEUVERED, 0) not in f.used and not is_stolen(f, card)
    )


def melee_weapons(s: Vtes, k: int, side: int) -> list[int]:
    """With which this side may strike instead of with its hands."""
    f: Combat = s.frames[k]
    found = [c for c in equipment(s, f.minions[side]) if not f.hands and not is_stolen(f, c)]
    return [c for c in found if (weapon := weapon_of(s, c)) is not None and weapon.melee]


def is_stolen(f: Combat, card: int) -> bool:
    return (card, STOLEN, f.round) in f.used


def maneuver_with(s: Vtes, k: int, side: int, card: int) -> None:
    """VTES-6.4.2.3: the maneuver of a weapon commits its bearer to that strike."""
    f: Combat = s.frames[k]
    weapon = weapon_of(s, card)
    if weapon is None:
        if boon(f, side, MAY_MANEUVER) > 0:
            s.frames[k] = f.but(boons=(*f.boons, (side, MAY_MANEUVER, -1, f.round)))
        else:
            s.frames[k] = f.but(maneuvers=combat.at(f.maneuvers, side, f.maneuvers[side] - 1))
    else:
        blow = blow_of(weapon.strike, card)._replace(melee=weapon.melee)
        s.frames[k] = f.but(
            used=(*f.used, (card, MANEUVERED, 0)),
            blows=combat.at(f.blows, side, blow),
            committed=f.committed | 1 << side,
        )
    combat.turn_range(s, k, side)


# choosing (VTES-6.4.3.1)
def pair(s: Vtes, k: int) -> None:
    """The first pair: both have one strike, then additional ones are gained."""
    s.then(*steps_of_pair(k), (window, k, MORE_STRIKES, VTES6_4_3_9), (more, k))


def steps_of_pair(k: int) -> tuple[Step, ...]:
    return (
        (choose, k, 0), (window, k, STRIKES_CHOSEN, VTES6_4_3_4), (choose, k, 1), (window, k, STRIKES_CHOSEN, VTES6_4_3_4), (resolve, k),
    )  # fmt: skip


def more(s: Vtes, k: int) -> None:
    """VTES-6.4.3.10: pair by pair for those who have strikes left."""
    f: Combat = s.frames[k]
    if not any(f.left):
        return
    left = (max(0, f.left[0] - 1), max(0, f.left[1] - 1))
    none = Blow(-1, at=-2)
    blows: tuple[Blow | None, Blow | None] = (None if f.left[0] else none, None if f.left[1] else none)
    s.frames[k] = f.but(left=left, blows=blows, committed=0, pair=f.pair + 1)
    s.then(*steps_of_pair(k), (more, k))


def choose(s: Vtes, k: int, side: int) -> None:
    f: Combat = s.frames[k]
    f.step, f.turn = STRIKE, side
    blow = f.blows[side]
    if blow is None and boon(f, side, NO_STRIKE):
        s.frames[k] = f.but(blows=combat.at(f.blows, side, Blow(-1, at=-2)))
        return
    if blow is not None:
        if f.hands and f.committed >> side & 1 and not blow.hand:  # VTES-6.4.3.3
            f.blows = combat.at(f.blows, side, Blow(-1, at=-2))
        return
    s.ask(f.seats[side], VTES6_4_3_1, options(s, k, side), chosen, k, side)


def options(s: Vtes, k: int, side: int) -> list[Option]:
    """Hand strike, weapons, strike cards, other abilities."""
    f: Combat = s.frames[k]
    minion = f.minions[side]
    found = using.uses(s, k, STRIKE, f.seats[side])
    if not f.hands:
        found += [("strike", c) for c in equipment(s, minion) if may_strike_with(s, f, c)]
    if boon(f, side, MAY_END) and not f.hands:
        found.append(("finish", minion))
    return [*found, ("strike", minion)]


def may_strike_with(s: Vtes, f: Combat, card: int) -> bool:
    weapon = weapon_of(s, card)
    if weapon is None or is_stolen(f, card) or (weapon.far and not f.far):
        return False
    return not weapon.once or (card, STRUCK_WITH, f.round if weapon.once == "round" else 0) not in f.used


def chosen(s: Vtes, k: int, side: int, verb: str, *operands: int) -> None:
    if verb == "finish":
        strike(s, k, side, Blow(operands[0], ends=True))
        return
    if verb != "strike":
        s.then((choose, k, side))  # again, if the card is cancelled
        playing.begin(s, k, combat_of(s, k).seats[side], verb, *operands)
        return
    weapon = weapon_of(s, operands[0])
    if weapon is None:
        strike(s, k, side, HAND_STRIKE._replace(source=operands[0]))
    else:
        if weapon.once:
            f = combat_of(s, k)
            row = (operands[0], STRUCK_WITH, f.round if weapon.once == "round" else 0)
            s.frames[k] = f.but(used=(*f.used, row))
        strike(s, k, side, blow_of(weapon.strike, operands[0])._replace(melee=weapon.melee))


def strike(s: Vtes, k: int, side: int, blow: Blow) -> None:
    """A strike is announced; what it aims at is chosen with it (VTES-6.4.7.1, VTES-6.4.5.6)."""
    f: Combat = s.frames[k]
    f.blows = combat.at(f.blows, side, blow)
    source = blow.source if blow.source >= 0 and s.known[blow.source] == 255 else -1
    s.note(STRUCK, VTES6_4_3_1, f.seats[side], f.minions[side], cause=source if source != f.minions[side] else -1)
    s.next((aim, k, side))


def aim(s: Vtes, k: int, side: int) -> None:
    f: Combat = s.frames[k]
    blow, other = f.blows[side], f.minions[1 - side]
    if blow is None:
        return
    word = strike_of(s, blow)
    if word is not None and word.burns_retainer:
        s.ask(f.seats[side], VTES6_4_5_6, [("choose", c) for c in retainers(s, other)], aimed_at_equipment, k, side)
    elif blow.destroy or blow.seize:
        pieces = equipment(s, other)
        if word is not None and word.weapon_only:
            pieces = [c for c in pieces if s.facts[c].weapons]
        s.ask(f.seats[side], VTES6_4_5_6, [("choose", c) for c in pieces], aimed_at_equipment, k, side)
    elif blow.ranged and f.far and blow.damage and retainers(s, other):
        found: list[Option] = [("choose", c) for c in retainers(s, other)]
        s.ask(f.seats[side], VTES6_4_7_1, [*found, ("choose", other)], aimed, k, side)


def aimed(s: Vtes, k: int, side: int, verb: str, card: int) -> None:
    f: Combat = s.frames[k]
    blow = f.blows[side]
    if blow is not None and card != f.minions[1 - side]:
        s.frames[k] = f.but(blows=combat.at(f.blows, side, blow._replace(at=card)))


def aimed_at_equipment(s: Vtes, k: int, side: int, verb: str, card: int) -> None:
    f: Combat = s.frames[k]
    blow = f.blows[side]
    if blow is not None:
        s.frames[k] = f.but(blows=combat.at(f.blows, side, blow._replace(object=card)))


# resolving (VTES-6.4.3.5 … 6.4.3.8)
def resolve(s: Vtes, k: int) -> None:
    f: Combat = s.frames[k]
    ends = [side for side in (0, 1) if is_ending(f.blows[side])]
    if ends:
        for side in ends:
            blow = f.blows[side]
            if (
                blow is not None
                and blow.goes_on
                and (j := action_at(s)) >= 0
                and action_of(s, j).actor == f.minions[side]
            ):
                go_on(s, j, strike_of(s, blow))
            if blow is not None and blow.untap:
                untap(s, f.minions[side], VTES6_4_5_4)
            frighten(s, k, side)
        s.note(COMBAT_ENDED, VTES6_4_3_5, f.seats[ends[0]], f.minions[ends[0]])
        s.next((combat.stop, k))
        return
    first = [side for side in (0, 1) if is_first(s, f, side)]
    rest = [side for side in (0, 1) if side not in first]
    s.then((land, k, tuple(first)), (land, k, tuple(rest), True))


def frighten(s: Vtes, k: int, side: int) -> None:
    """What comes after the combat: noted, since another combat takes it away; a dodge does, too (LSJ 19980526)."""
    f: Combat = s.frames[k]
    word, other, j = strike_of(s, f.blows[side]), f.blows[1 - side], action_at(s)
    if word is not None and word.fear and not f.far and not (other is not None and other.dodge) and j >= 0:
        c = f.minions[1 - side]
        s.frames[j] = action_of(s, j).but(scared=(c, s.since[c], word.fear))


def go_on(s: Vtes, j: int, word: Strike | None) -> None:
    """The action will go on as if unblocked, if it is of the kind that the card speaks of."""
    f = action_of(s, j)
    but = word.goes_on_but if word is not None else ""
    if ("bleed" in but and f.is_bleed) or ("vote" in but and f.is_political):
        return
    misty = word is not None and word.misty
    s.frames[j] = f.but(misty=True) if misty else f.but(continues=True)


def is_ending(blow: Blow | None) -> bool:
    return blow is not None and blow.ends


def is_first(s: Vtes, f: Combat, side: int) -> bool:
    blow = f.blows[side]
    if blow is None:
        return False
    if blow.first or boon(f, side, FIRST):
        return True
    for clause in s.facts[f.minions[side]].card.text:
        if isinstance(clause, FirstStrike):
            return clause.trait is None or (blow.source >= 0 and clause.trait in s.facts[blow.source].traits)
    return False


def land(s: Vtes, k: int, which: tuple[int, ...], last: bool = False) -> None:
    """Strikes of one moment: first what is not damage, then damage (VTES-6.4.3.8)."""
    f: Combat = s.frames[k]
    able = [side for side in which if is_able(s, f, side)]
    takes = [(side, s.blood[f.minions[1 - side]]) for side in able]
    for side, there in takes:
        effects_of_strike(s, k, side, there)
    f = combat_of(s, k)
    hits = tuple([hit for side in able for hit in hits_of(s, f, side)])
    if last:
        hits = (*hits, *around(s, f))
    if hits:
        damage.deal(s, k, hits)


def is_able(s: Vtes, f: Combat, side: int) -> bool:
    """The striker is ready and its weapon still there (VTES-6.4.3.6); the strike reaches (VTES-6.4.3.2)."""
    blow = f.blows[side]
    if blow is None or blow.at == -2 or blow.dodge or not is_object(s, f.minions[side], f.since[side]):
        return False
    if not is_ready(s, f.minions[side]):
        return False
    if blow.source >= 0 and s.facts[blow.source].is_equipment and s.host[blow.source] != f.minions[side]:
        return False
    return blow.ranged or not f.far


def is_dodged(s: Vtes, f: Combat, side: int) -> bool:
    """VTES-6.4.5.3: nothing to the dodging minion and the cards on it; retainers are not protected."""
    other = f.blows[1 - side]
    if other is None or not other.dodge or boon(f, 1 - side, NO_DODGE):
        return False
    mine = strike_of(s, f.blows[side])
    if mine is not None and mine.undodgeable:
        return False
    s.note(DODGED, VTES6_4_5_3, f.seats[1 - side], f.minions[1 - side])
    return True


def effects_of_strike(s: Vtes, k: int, side: int, there: int) -> None:
    """Stealing blood (each takes of what the other had), destroying or stealing equipment."""
    f: Combat = s.frames[k]
    blow = f.blows[side]
    word = strike_of(s, blow)
    special = word is not None and (word.torpor or word.burns_ally or word.no_weapons)
    if blow is None or not (blow.steal or blow.object >= 0 or special) or is_dodged(s, f, side):
        return
    minion, other = f.minions[side], f.minions[1 - side]
    if word is not None and special:
        overcome(s, k, side, word)
        f = combat_of(s, k)
    if blow.steal:
        n = min(blow.steal, there)
        burn_blood(s, other, n, VTES6_4_5_5, blow.source)
        gain_blood(s, minion, n, VTES6_4_5_5, blow.source)
        s.unsettled |= LIVES
    if blow.object >= 0 and s.host[blow.object] == other:
        if blow.destroy:
            burn(s, blow.object, VTES6_4_5_6)
        else:
            hand_over(s, blow.object, minion, VTES6_4_5_7)
            s.frames[k] = f.but(used=(*f.used, (blow.object, STOLEN, f.round)))


def hits_of(s: Vtes, f: Combat, side: int) -> list[Hit]:
    """The damage of a strike (VTES-6.4.6.11: fixed now)."""
    blow = f.blows[side]
    if blow is None or blow.steal or blow.object >= 0:
        return []
    word = strike_of(s, blow)
    found: list[Hit] = []
    if word is not None and word.backfires:
        minion = f.minions[side]
        found = [Hit(minion, s.since[minion], word.backfires, blow.aggravated)]
    n = amount(s, f, side, blow)
    target = blow.at if blow.at >= 0 else f.minions[1 - side]
    if n > 0:
        n += more_damage(s, f, side, blow, target)
    if n <= 0 or (blow.at < 0 and is_dodged(s, f, side)):
        return found
    if target == f.minions[1 - side]:
        n -= sum([x.number for x in s.facts[target].named if x.word == "less-damage"])
    if n <= 0:
        return found
    if boon(f, side, NO_WEAPONS) and blow.source >= 0 and s.facts[blow.source].is_equipment:
        return found
    if target == f.minions[1 - side] and boon(f, 1 - side, SAFE) and not (word is not None and word.unpreventable):
        return found
    aggravated = blow.aggravated or is_aggravated(s, f, side, blow) or is_vulnerable(s, target, blow.source)
    sure = word is not None and word.unpreventable
    safe = BIT[word.not_by] if word is not None and word.not_by else 0
    return [*found, Hit(target, s.since[target], n, aggravated, True, sure, safe)]


def strike_of(s: Vtes, blow: Blow | None) -> Strike | None:
    """The word of the card, weapon or text that a blow comes from."""
    if blow is None or blow.source < 0:
        return None
    facts = s.facts[blow.source]
    if facts.is_combat and blow.use < len(facts.uses):
        for effect in facts.uses[blow.use].effects:
            if isinstance(effect, Strike):
                return effect
    return facts.weapons[0].strike if facts.weapons else None


def is_aggravated(s: Vtes, f: Combat, side: int, blow: Blow) -> bool:
    """Of hand strikes, by its text or for this round."""
    if blow.hand and not blow.melee and boon(f, side, AGGRAVATED):
        return True
    if (blow.hand or blow.melee) and boon(f, side, AGGRAVATED_MELEE):
        return True
    minion = f.minions[side]
    play = Play(f.seats[side], minion, minion, f.since[side])
    for x in (minion, *attached(s, minion)) if blow.hand and not blow.melee else ():
        for clause in s.facts[x].card.text:
            if isinstance(clause, AggravatedHands) and all([conditions.holds(s, play, only) for only in clause.only]):
                return True
    return False


def more_damage(s: Vtes, f: Combat, side: int, blow: Blow, target: int) -> int:
    """What a text adds to a damaging strike."""
    minion = f.minions[side]
    facts = s.facts[blow.source] if blow.source >= 0 else None
    word = strike_of(s, blow)
    total = word.hits_ally if word is not None and is_ally(s, target) else 0
    total += boon(f, side, MORE_HANDS) if blow.hand and not blow.melee else 0
    play = Play(f.seats[side], minion, minion, f.since[side])
    for x in (minion, *attached(s, minion)):
        for clause in s.facts[x].card.text:
            if not isinstance(clause, MoreDamage) or (clause.ranged and not blow.ranged) or (clause.far and not f.far):
                continue
            if clause.trait is not None and (facts is None or clause.trait not in facts.traits):
                continue
            if clause.code:
                levels = facts.levels if facts is not None and facts.is_combat else ()
                if blow.use >= len(levels) or not levels[blow.use][0] & BIT[clause.code]:
                    continue
            if all([conditions.holds(s, play, only) for only in clause.only]):
                total += clause.number
    return total


def overcome(s: Vtes, k: int, side: int, word: Strike) -> None:
    """What a strike does at once besides damage: torpor, the end of an ally, weapons that deal nothing."""
    f: Combat = s.frames[k]
    other = f.minions[1 - side]
    if word.no_weapons:
        s.frames[k] = f.but(boons=(*f.boons, (1 - side, NO_WEAPONS, 1, f.round)))
    if word.torpor and is_vampire(s, other):
        s.due((torpor.fall, other, s.since[other], ((other, s.since[other]),)))
    if word.burns_ally and is_ally(s, other):
        burn(s, other, VTES6_4_5_5)


def around(s: Vtes, f: Combat) -> list[Hit]:
    """Damage that does not come from a strike, once in a round as the strikes resolve (VTES-6.4.3.7)."""
    if f.pair:
        return []
    found: list[Hit] = []
    for side in (0, 1):
        other = f.minions[1 - side]
        if not is_object(s, other, f.since[1 - side]):
            continue
        n = boon(f, 1 - side, HURTS_FAR) + (0 if f.far else boon(f, 1 - side, HURTS))
        for x in retainers(s, f.minions[side]) if is_object(s, f.minions[side], f.since[side]) else ():
            if not is_silent_animal(s, x):
                n += sum(
                    [
                        bite.number
                        for bite in s.facts[x].card.text
                        if isinstance(bite, Bites) and (bite.ranged or not f.far)
                    ]
                )
        if n:
            found.append(Hit(other, s.since[other], n))
    return found


def is_vulnerable(s: Vtes, card: int, source: int) -> bool:
    """VTES-10.6.3."""
    if source < 0 or not s.facts[source].is_equipment:
        return False
    words = [trait.value for trait in s.facts[source].traits]
    return any([isinstance(clause, Vulnerable) and clause.trait in words for clause in s.facts[card].card.text])


def amount(s: Vtes, f: Combat, side: int, blow: Blow) -> int:
    if not blow.hand:
        return blow.damage
    minion = f.minions[side]
    strength = strength_of(s, minion)
    if f.strength[side] >= 0:
        strength += f.strength[side] - s.facts[minion].strength
    strength += bonuses.more(s, minion, bonuses.STRENGTH)
    strength += boon(f, side, MIGHT)
    return max(0, max(0, strength) + blow.damage)

"""Chapter 14: what a Spell may be played on (NW-233), and who is out of reach (NW-279, NW-320, NW-321, NW-325)."""

from __future__ import annotations

from sumrak.games.night_watch import calls
from sumrak.games.night_watch.facts import ATTACK, DAY, HEALING, ITEM, LOCATIONS, MAGE, NIGHT, SHAPESHIFTER, VAMPIRE
from sumrak.games.night_watch.state import NightWatch, items_of, where
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW62, NW76, NW78, NW123, NW233 = cite("NW-62"), cite("NW-76"), cite("NW-78"), cite("NW-123"), cite("NW-233")
NW279, NW320, NW321, NW325 = cite("NW-279"), cite("NW-320"), cite("NW-321"), cite("NW-325")

NOT_HERE = Reason(NW233, "not-here")
OWN_SIDE = Reason(NW233, "own-side")
OTHER_SIDE = Reason(NW233, "other-side")
ONLY_VAMPIRES = Reason(NW78, "only-vampires")
ONLY_DARK = Reason(NW233, "only-dark")
ONLY_LIGHT_MAGES = Reason(NW233, "only-light-mages")
NOT_HEALED = Reason(NW233, "donors-are-not-healed")
ITEM_IS_ATTACKED = Reason(NW123, "items-are-attacked")
SHAPESHIFTER_ONLY = Reason(NW62, "only-on-itself")
VAMPIRE_ONLY = Reason(NW76, "only-on-itself-or-attack")
TRUCE = Reason(NW320, "truce")
CHECKED = Reason(NW325, "licence-check")
EGOR_GUARDED = Reason(NW321, "egor-guarded")
OUT_OF_REACH = Reason(NW279, "out-of-reach")


class Targets:
    """What a Watcher's Spells may be played on (NW-233), looked up once for each kind of Spell."""

    __slots__ = ("by_school", "s", "w")

    def __init__(self, s: NightWatch, w: int) -> None:
        self.s, self.w = s, w
        self.by_school: list[list[int] | None] = [None, None, None]

    def of(self, card: int) -> list[int]:
        school = self.s.facts[card].school
        found = self.by_school[school]
        if found is None:
            found = self.by_school[school] = legal(self.s, self.w, school)
        return found


def legal(s: NightWatch, w: int, school: int) -> list[int]:
    """All targets for a kind of Spell, by the same rules as `why_not_target`."""
    breed = s.sheet.breed[w]
    found: list[int] = []
    if school != ATTACK:
        found += [c for c in within_reach(s, w) if why_not_help(s, w, school, c) is None]
    if school == ATTACK or breed == VAMPIRE:
        found += [c for c in within_reach(s, w) if why_not_attack(s, w, c) is None]
    return found


def within_reach(s: NightWatch, w: int) -> list[int]:
    """Every card in a Location and on the Watchers there."""
    here = where(s, w)
    pile = s.piles[here]
    found = pile[:]
    for c in pile:
        other = s.facts[c].w
        if other >= 0:
            found += s.piles[items_of(other)]
    return found


def location_of(s: NightWatch, card: int) -> int:
    """The Location in which a target is, or -1: an Item is where its Watcher is."""
    place = s.place[card]
    if place < LOCATIONS:
        return place
    for w, watcher in enumerate(s.watcher):
        if watcher >= 0 and place == items_of(w):
            return s.place[watcher]
    return -1


def why_not_target(s: NightWatch, w: int, card: int, target: int) -> Reason | None:
    """NW-233: whether a Spell of this Watcher may be played on a target."""
    school = s.facts[card].school
    if location_of(s, target) != where(s, w):
        return NOT_HERE
    if school == ATTACK:
        return why_not_attack(s, w, target)
    refusal = why_not_help(s, w, school, target)
    if refusal is None or s.sheet.breed[w] != VAMPIRE:
        return refusal
    return (
        refusal if s.facts[target].w >= 0 and s.facts[target].side == s.sheet.side[w] else why_not_attack(s, w, target)
    )


def why_not_attack(s: NightWatch, w: int, target: int) -> Reason | None:
    """An Attack at something in the same Location."""
    facts, side = s.facts[target], s.sheet.side[w]
    if facts.w >= 0 or facts.type == ITEM:
        if facts.side == side:
            return OWN_SIDE
        if s.guests and is_truce(s, where(s, w)):
            return TRUCE
        if facts.w >= 0 and s.rules.gloom_reach == "same" and s.level[facts.w] > s.level[w]:
            return OUT_OF_REACH
        return None
    if facts.donor:
        if s.sheet.breed[w] != VAMPIRE:
            return ONLY_VAMPIRES
        if s.no_donor_attacks:
            return CHECKED
        return EGOR_GUARDED if calls.is_egor_guarded(s, target) else None
    return None if side == DAY else ONLY_DARK  # the Vortex


def is_truce(s: NightWatch, location: int) -> bool:
    """NW-320, NW-340: the Cops, played in this turn, stand there."""
    return any([s.facts[c].truce and s.place[c] == location for c in s.guests])


def why_not_help(s: NightWatch, w: int, school: int, target: int) -> Reason | None:
    """A Protection or a Healing on something in the same Location."""
    facts, breed, side = s.facts[target], s.sheet.breed[w], s.sheet.side[w]
    if target == s.watcher[w]:
        return None
    if facts.type == ITEM:
        return ITEM_IS_ATTACKED
    if breed == SHAPESHIFTER:
        return SHAPESHIFTER_ONLY
    if breed == VAMPIRE:
        return VAMPIRE_ONLY
    if facts.w >= 0:
        return None if facts.side == side else OTHER_SIDE
    if side != NIGHT or breed != MAGE:
        return ONLY_LIGHT_MAGES
    return NOT_HEALED if facts.donor and school == HEALING else None

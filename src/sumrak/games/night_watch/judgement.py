"""How good a position of Night Watch is for a seat: what a one-ply bot looks at. Only public facts and its own cards.

Everything is counted in victory points of Night. In a battle what lies on the table is reckoned as it stands.
"""

from __future__ import annotations

import math

from sumrak.games.night_watch import calls, endings, gloom, reckoning
from sumrak.games.night_watch.facts import (
    ATTACK,
    DAY,
    FLAT,
    HAND,
    HEALING,
    LOCATIONS,
    METRO,
    NIGHT,
    SHAPESHIFTER,
    VAMPIRE,
    WATCHER,
    WITCH,
)
from sumrak.games.night_watch.gloom import DEADLY
from sumrak.games.night_watch.paths import DISTANCE
from sumrak.games.night_watch.state import NightWatch, Slot, items_of, spells_of
from sumrak.games.night_watch.vortex import BURST

POINT, BEYOND = 0.4, 0.4
"""A victory point of now, while the award may still turn it, and one more than the award can turn."""
VORTEX = (5.5, 4.0, 3.0, 2.4, 1.8, 1.1, 0.5, -0.2, -1.0, -1.9, -3.0, -4.3, -5.5)
"""What the Vortex is worth at each of its numbers."""
FORCE = 14.0
"""What it is worth to be so much stronger that the other side has nothing left."""
BODY, INCOME = 1.0, 0.7
"""Of the strength of a Watcher: being there, and each Spell that it receives."""
CARD, POWER = 0.12, 0.16
UNKNOWN = 1.9
"""The Power of a card that a seat does not know."""
HIT, HELP, CALM, BITE = 0.45, 0.25, 0.5, 0.2
"""A point of Attack, of Protection and Healing, a step of the Vortex, a wound of a Donor, while they are still to come."""
CLAWS = 0.9
"""Each card that a shapeshifter draws where an opponent is: it plays all it draws, and what it keeps defends it."""
PRICE = 0.3
NEAR = 0.15
"""A step nearer to where a Watcher is needed."""
TIED, ENOUGH = 0.1, 5
"""A vampire that has called and cannot move; with so many Spells it looks for no Donors."""
THING = 0.3
"""An Item on a Watcher; a little more on a strong one."""


def value(s: NightWatch, seat: int) -> float:
    """-1 (lost) … 1 (won)."""
    if s.end is not None:
        return 1.0 if s.end.winners[0] == seat else -1.0
    worth = points(s, seat)
    return 0.99 * math.tanh((worth if seat == NIGHT else -worth) / 6)


def is_quiet(s: NightWatch) -> bool:
    return True


def points(s: NightWatch, seat: int) -> float:
    """How far Night is ahead, as this seat sees it."""
    look = Look(s, seat)
    lead = endings.points(s, NIGHT) - endings.points(s, DAY) + look.tokens
    if s.phase == "battle" and (look.vortex == 0 or look.vortex >= BURST):
        return float(4 * (lead + (endings.PRIZE if look.vortex == 0 else -endings.PRIZE)))
    night, day = reserve(s, seat, NIGHT), reserve(s, seat, DAY) + look.fed * (CARD + POWER * UNKNOWN)
    plans = 0.0
    for w, side in enumerate(s.sheet.side):
        if look.here[w] < 0:
            continue
        strength, plan = force(s, seat, w, look.wounds[w]), prospects(look, w) + nearness(look, w)
        things = s.piles[items_of(w)]
        if things:
            plan += len(things) * (THING + 0.01 * s.sheet.watchers[w].cost)
        if side == NIGHT:
            night, plans = night + strength, plans + plan
        else:
            day, plans = day + strength, plans - plan
    return worth_of(lead) + VORTEX[look.vortex] + FORCE * (night - day) / (night + day + 1) + plans


def worth_of(lead: int) -> float:
    """NW-264: what the award cannot make good any more counts for more."""
    within = max(-endings.PRIZE, min(endings.PRIZE, lead))
    return POINT * within + BEYOND * (lead - within)


class Look:
    """A position as one seat looks at it, if nobody does anything more.

    By w: `here` the Location, or -1 for whoever is not in play or will be dead, `wounds` after this battle. By seat and Location:
    `count` Watchers there, `hurt` the most wounds on one of them. `fed` wounds that vampires feed on, `tokens` to come; `now`
    the Watcher whose slot in the battle it is, `past` whether all have had theirs.
    """

    __slots__ = ("count", "fed", "here", "hurt", "now", "past", "s", "seat", "tokens", "vortex", "wounds")

    def __init__(self, s: NightWatch, seat: int) -> None:
        self.s, self.seat = s, seat
        self.wounds, self.vortex, self.fed, self.tokens = outlook(s)
        self.count, self.hurt = [[0] * LOCATIONS, [0] * LOCATIONS], [[0] * LOCATIONS, [0] * LOCATIONS]
        self.here = [-1] * s.sheet.size
        for w, card in enumerate(s.watcher):
            if card >= 0 and self.wounds[w] < DEADLY:
                self.here[w] = here = s.place[card]
                side = s.sheet.side[w]
                self.count[side][here] += 1
                self.hurt[side][here] = max(self.hurt[side][here], self.wounds[w])
        frame = s.frames[-1] if s.frames else None
        self.now = frame.w if s.moment == "play" and isinstance(frame, Slot) else -1
        self.past = s.phase == "receiving" or (s.phase == "battle" and s.moment not in ("gloom", "play"))

    def way_to(self, side: int, here: int) -> int:
        """How far the nearest Watcher of a side is; 0 if there is none."""
        count, row = self.count[side], DISTANCE[here]
        return min([row[there] for there in range(LOCATIONS) if count[there]], default=0)


def outlook(s: NightWatch) -> tuple[list[int], int, int, int]:
    """If nobody does anything more: by w the wounds after this battle, the Vortex, what vampires feed on, tokens to come."""
    wounds = [s.wounds[card] if card >= 0 else 0 for card in s.watcher]
    if s.phase != "battle" or s.moment == "reckoning" or not s.moment:
        return wounds, s.vortex, 0, 0
    f = reckoning.count(s)
    for w, card in enumerate(s.watcher):
        if card >= 0:
            new = f.new[w] + s.gloom[w]
            wounds[w] = DEADLY if new >= DEADLY else max(0, wounds[w] - f.healing[w]) + new
    drained = [card for card, _, _, new in f.donors if s.wounds[card] + new >= reckoning.DRAINED_AT]
    tokens = len([card for card in drained if card not in f.unpunished])
    fed = sum(f.credit) + sum([n for _, n in f.shared])
    return wounds, max(0, min(BURST, s.vortex + f.vortex)), fed, tokens


def force(s: NightWatch, seat: int, w: int, wounds: int) -> float:
    """What a Watcher is worth alive: it counts for less the more it is wounded, and for more the more it holds."""
    facts = s.sheet.watchers[w]
    own = BODY + INCOME * (facts.experience or 2)
    cards = 0.0
    for place in (spells_of(w), s.sheet.under[w]):
        if place >= 0:
            for c in s.piles[place]:
                cards += CARD + POWER * (s.facts[c].power if facts.side == seat else UNKNOWN)
    return own * (1.0 - 0.17 * wounds) + cards


def reserve(s: NightWatch, seat: int, side: int) -> float:
    """Watchers in the hand may still come."""
    if side != seat:
        return 0.5
    return 0.5 * sum([s.facts[c].type == WATCHER for c in s.piles[HAND + side]])


# what it may still do in this turn
def prospects(look: Look, w: int) -> float:
    """What a Watcher's best cards may do where it stands, if its slot in the battle is still to come."""
    s, here = look.s, look.here[w]
    if here == METRO or look.past or w < look.now:
        return 0.0
    side, breed = s.sheet.side[w], s.sheet.breed[w]
    enemies = look.count[1 - side][here]
    if breed == SHAPESHIFTER:
        return CLAWS * s.sheet.watchers[w].experience if enemies else 0.0
    hand = s.piles[spells_of(w)]
    n = 1 if breed == VAMPIRE else s.level[w] + 1 - s.used[w]
    if side != look.seat:
        chances = min(n, len(hand))
        return HIT * chances if enemies else 0.3 * chances * (here == FLAT)
    hurt = look.hurt[side][here]
    if not enemies and not hurt and here != FLAT and breed != VAMPIRE:
        gains = [0.0]
    else:
        gains = [gain(s, w, c, here, enemies, hurt) for c in hand]
        if breed == WITCH:
            gains += [gain(s, w, c, here, enemies, hurt) for c in s.piles[s.sheet.under[w]]]
            n += 1
        gains.sort(reverse=True)
    due = gloom.price(s, w) if s.phase == "battle" and breed != VAMPIRE and not s.used[w] else 0
    return sum(gains[:n]) - PRICE * due


def gain(s: NightWatch, w: int, card: int, here: int, enemies: int, hurt: int) -> float:
    """What one card may do."""
    facts = s.facts[card]
    power, side, breed = facts.power, s.sheet.side[w], s.sheet.breed[w]
    if facts.school == ATTACK or breed == VAMPIRE:
        if facts.school != ATTACK:
            power = 1
        if enemies:
            return HIT * power
        if breed == VAMPIRE and any([s.facts[c].donor for c in s.piles[here]]):
            return BITE * power
        return CALM if side == DAY and here == FLAT else 0.0
    if side == NIGHT and breed != SHAPESHIFTER and here == FLAT:
        return CALM * (2 if power > 2 else 1)
    if facts.school == HEALING:
        return HELP * min(power, hurt)
    return HELP * power if enemies else 0.0


def nearness(look: Look, w: int) -> float:
    """Light mages are needed in the Flat, the others where an opponent is; vampires want Donors, and to stay free to move."""
    s, here = look.s, look.here[w]
    if s.phase == "battle":
        return 0.0
    side, breed = s.sheet.side[w], s.sheet.breed[w]
    if side == NIGHT and breed != SHAPESHIFTER:
        return -NEAR * DISTANCE[here][FLAT] * (1 + s.vortex / 6)
    way = look.way_to(1 - side, here)
    worth = -NEAR * (min(way, DISTANCE[here][FLAT]) if side == DAY else way)
    if breed == VAMPIRE:
        worth -= TIED * (s.called >> w & 1)
        if len(s.piles[spells_of(w)]) < ENOUGH:
            worth -= NEAR * min([DISTANCE[here][s.place[c]] for c in calls.donors(s)], default=0)
    return worth

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

POINT = 0.4
"""A victory point of now: until the end much may change."""
VORTEX = (3.9, 2.5, 1.9, 1.5, 1.1, 0.7, 0.3, -0.1, -0.6, -1.2, -1.9, -2.8, -3.9)
"""What the Vortex is worth at each of its numbers."""
FORCE = 14.0
"""What it is worth to be so much stronger that the other side has nothing left."""
BODY, INCOME = 1.0, 0.7
"""Of the strength of a Watcher: being there, and each Spell that it receives."""
CARD, POWER = 0.12, 0.16
UNKNOWN = 1.8
"""The Power of a card that a seat does not know."""
HIT, HELP, CALM, BITE = 0.45, 0.25, 0.5, 0.2
"""A point of Attack, of Protection and Healing, a step of the Vortex, a wound of a Donor, while they are still to come."""
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
    lead = endings.points(s, NIGHT) - endings.points(s, DAY)
    wounds, vortex, fed, tokens = outlook(s)
    lead += tokens
    if s.phase == "battle" and (vortex == 0 or vortex >= BURST):
        return float(4 * (lead + (endings.PRIZE if vortex == 0 else -endings.PRIZE)))
    forces = [reserve(s, seat, NIGHT), reserve(s, seat, DAY)]
    forces[DAY] += fed * (CARD + POWER * UNKNOWN)
    plans = 0.0
    for w, card in enumerate(s.watcher):
        if card < 0 or wounds[w] >= DEADLY:
            continue
        side = s.sheet.side[w]
        forces[side] += force(s, seat, w, wounds[w])
        plan = prospects(s, seat, w, wounds) + nearness(s, w)
        if s.piles[items_of(w)]:
            plan += len(s.piles[items_of(w)]) * (THING + 0.01 * s.sheet.watchers[w].cost)
        plans += plan if side == NIGHT else -plan
    night, day = forces
    return POINT * lead + VORTEX[vortex] + FORCE * (night - day) / (night + day + 1) + plans


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
def prospects(s: NightWatch, seat: int, w: int, wounds: list[int]) -> float:
    """What a Watcher's best cards may do where it stands, if its slot in the battle is still to come."""
    here = s.place[s.watcher[w]]
    if here == METRO or is_past(s, w):
        return 0.0
    side, breed = s.sheet.side[w], s.sheet.breed[w]
    enemies = friends = 0
    hurt = wounds[w]
    for other, card in enumerate(s.watcher):
        if card >= 0 and s.place[card] == here and other != w:
            if s.sheet.side[other] == side:
                friends += 1
                hurt = max(hurt, wounds[other])
            else:
                enemies += 1
    if breed == SHAPESHIFTER:
        return enemies and HIT * s.sheet.watchers[w].experience
    n = 1 if breed == VAMPIRE else s.level[w] + 1 - s.used[w]
    if side != seat:
        chances = min(n, len(s.piles[spells_of(w)]))
        return HIT * chances if enemies else 0.3 * chances * (here == FLAT)
    gains = [gain(s, w, c, here, enemies, hurt) for c in s.piles[spells_of(w)]]
    if breed == WITCH:
        gains += [gain(s, w, c, here, enemies, hurt) for c in s.piles[s.sheet.under[w]]]
        n += 1
    gains.sort(reverse=True)
    due = gloom.price(s, w) if s.phase == "battle" and breed != VAMPIRE and not s.used[w] else 0
    return sum(gains[:n]) - PRICE * due


def is_past(s: NightWatch, w: int) -> bool:
    """Whether it has had its slot in this turn's battle."""
    if s.phase == "receiving" or (s.phase == "battle" and s.moment not in ("gloom", "play")):
        return True
    frame = s.frames[-1] if s.frames else None
    return s.moment == "play" and isinstance(frame, Slot) and w < frame.w


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


def nearness(s: NightWatch, w: int) -> float:
    """Light mages are needed in the Flat, the others where an opponent is; vampires want Donors, and to stay free to move."""
    if s.phase == "battle":
        return 0.0
    here, side, breed = s.place[s.watcher[w]], s.sheet.side[w], s.sheet.breed[w]
    if side == NIGHT and breed != SHAPESHIFTER:
        return -NEAR * DISTANCE[here][FLAT] * (1 + s.vortex / 6)
    goals = [s.place[c] for other, c in enumerate(s.watcher) if c >= 0 and s.sheet.side[other] != side]
    if side == DAY:
        goals.append(FLAT)
    worth = -NEAR * min([DISTANCE[here][there] for there in goals], default=0)
    if breed == VAMPIRE:
        worth -= TIED * (s.called >> w & 1)
        if len(s.piles[spells_of(w)]) < ENOUGH:
            worth -= NEAR * min([DISTANCE[here][s.place[c]] for c in calls.donors(s)], default=0)
    return worth

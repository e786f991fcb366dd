"""Chapter 14: the reckoning (NW-236 … NW-240, NW-244)."""

from __future__ import annotations

from sumrak.games.night_watch import endings, feeding, items, remains, spells, vortex
from sumrak.games.night_watch.events import (
    DIED,
    DRAINED,
    HEALED,
    RECKONED,
    TOKEN,
    WOUNDED,
)
from sumrak.games.night_watch.facts import GONE, ITEM, LINES_DISCARD, METRO, NIGHT, VAMPIRE
from sumrak.games.night_watch.gloom import DEADLY
from sumrak.games.night_watch.state import (
    AS_ATTACK,
    AS_HEALING,
    AS_PROTECTION,
    MANEUVER,
    Fought,
    NightWatch,
    Reckoning,
    played_of,
)
from sumrak.kernel.rulebook import cite

NW33, NW123, NW236, NW237, NW238 = cite("NW-33"), cite("NW-123"), cite("NW-236"), cite("NW-237"), cite("NW-238")
NW240, NW244, NW251 = cite("NW-240"), cite("NW-244"), cite("NW-251")
DRAINED_AT, MOST_SOOTHED, MOST_STIRRED = 3, 3, 2
FALL = (0, 1, 1, 2)
"""By how much a Protection or Healing of Power 0, 1, 2, 3 and more on Svetlana lowers the Vortex."""


class Tally:
    """What is added up in the first step: sums by card, and which vampires have attacked whom with how much."""

    __slots__ = ("attack", "bites", "healing", "items", "licensed", "protection", "soothed", "stirred")

    def __init__(self) -> None:
        self.attack: dict[int, int] = {}
        self.protection: dict[int, int] = {}
        self.healing: dict[int, int] = {}
        self.bites: dict[int, dict[int, int]] = {}
        self.items: list[int] = []
        self.licensed: list[int] = []
        self.soothed = self.stirred = 0


def begin(s: NightWatch, k: int) -> None:
    """NW-244: the order of its points is the order of these steps."""
    s.moment, s.fought = "reckoning", lines(s)
    s.scope(count(s), STEPS)


def count(s: NightWatch) -> Reckoning:
    """NW-236: all targets at once."""
    tally, n = Tally(), s.sheet.size
    for w, watcher in enumerate(s.watcher):
        if watcher >= 0:
            for card in s.piles[played_of(w)]:
                enter(s, tally, w, card)
            if s.place[watcher] != METRO:
                shield = items.shield(s, w)
                if shield:
                    tally.protection[watcher] = tally.protection.get(watcher, 0) + shield
    attack, protection, healing, new = [0] * n, [0] * n, [0] * n, [0] * n
    for w, card in enumerate(s.watcher):
        if card >= 0:
            attack[w], protection[w] = tally.attack.get(card, 0), tally.protection.get(card, 0)
            healing[w], new[w] = tally.healing.get(card, 0), max(0, attack[w] - protection[w])
    donors = []
    for card, hits in tally.attack.items():
        if s.facts[card].donor:
            stopped = tally.protection.get(card, 0)
            donors.append((card, hits, stopped, max(0, hits - stopped)))
    credit, shared = feeding.credits(s, tally.bites, tally.attack, tally.protection)
    by = min(MOST_STIRRED, tally.stirred) - min(MOST_SOOTHED, tally.soothed)
    return Reckoning(
        tuple(attack), tuple(protection), tuple(new), tuple(healing), tuple(donors), tuple(tally.items),
        tuple(tally.licensed), by, credit, shared,
    )  # fmt: skip


def lines(s: NightWatch) -> tuple[Fought, ...]:
    """Everything that works in this battle, for whoever looks on: cards played, wounds for the Gloom, Items that guard."""
    rows: list[Fought] = []
    attacked: list[int] = []
    for w, watcher in enumerate(s.watcher):
        if watcher < 0:
            continue
        for card in s.piles[played_of(w)]:
            target = s.host[card]
            if target >= 0:
                use = s.use[card]
                rows.append(Fought(s.place[watcher], target, card, s.since[card], use, spells.power(s, w, card)))
                if use & AS_ATTACK:
                    attacked.append(target)
        if s.gloom[w]:
            rows.append(Fought(s.place[watcher], watcher, -1, 0, 0, s.gloom[w]))
    for w, watcher in enumerate(s.watcher):
        if watcher in attacked:
            points = items.shield(s, w)
            if points:
                badge = items.holding(s, w, "shield")
                rows.append(Fought(s.place[watcher], watcher, badge, s.since[badge], 0, points))
    return tuple(rows)


def enter(s: NightWatch, tally: Tally, w: int, card: int) -> None:
    """One card that was played, or a Maneuver."""
    use, target = s.use[card], s.host[card]
    facts, power = s.facts[target], spells.power(s, w, card)
    if facts.is_svetlana:
        if use & AS_ATTACK:
            tally.stirred += power > 0
        else:
            tally.soothed += FALL[min(power, 3)]
    elif use & AS_ATTACK:
        if facts.type == ITEM:
            if target not in tally.items:
                tally.items.append(target)
            return
        tally.attack[target] = tally.attack.get(target, 0) + power
        if s.sheet.breed[w] == VAMPIRE and not use & MANEUVER:
            own = tally.bites.setdefault(target, {})
            own[w] = own.get(w, 0) + power
            if facts.donor and items.has_licence(s, w):
                tally.licensed.append(target)
    elif use & AS_PROTECTION:
        tally.protection[target] = tally.protection.get(target, 0) + power
    elif use & AS_HEALING:
        tally.healing[target] = tally.healing.get(target, 0) + power


def say(s: NightWatch, k: int) -> None:
    """NW-244 (1)."""
    f: Reckoning = s.frames[k]
    if s.journal is None and not s.watching & RECKONED:
        return
    for w, card in enumerate(s.watcher):
        if card >= 0 and (f.attack[w] or s.gloom[w]):
            s.note(RECKONED, NW33, s.sheet.side[w], card, before=f.attack[w], after=f.protection[w])
    for card, hits, stopped, _ in f.donors:
        s.note(RECKONED, NW240, -1, card, before=hits, after=stopped)


def heal(s: NightWatch, k: int) -> None:
    """NW-237: old wounds only, before the new ones come; what is left over counts only where it was agreed on (NW-276)."""
    f: Reckoning = s.frames[k]
    spare = list(f.healing)
    for w, card in enumerate(s.watcher):
        n = min(f.healing[w], s.wounds[card]) if card >= 0 and f.healing[w] else 0
        if n:
            spare[w] -= n
            mend(s, w, n, NW237)
    if any(f.healing):
        s.frames[k] = f.with_healing(tuple(spare))


def mend(s: NightWatch, w: int, n: int, cite: str) -> None:
    """A Watcher gets rid of n wounds."""
    card = s.watcher[w]
    old = s.wounds[card]
    s.wounds[card] = old - n
    s.fresh[w] = min(s.fresh[w], old - n)
    s.note(HEALED, cite, s.sheet.side[w], card, before=old, after=old - n)


def clear_away(s: NightWatch, k: int) -> None:
    """NW-244 (3): used cards go to the discards."""
    for w in range(s.sheet.size):
        pile = s.piles[played_of(w)]
        if pile:
            for card in pile[:]:
                spells.put_off(s, card)
    s.fought = tuple([row._replace(since=s.since[row.card]) if row.use else row for row in s.fought])


def wound(s: NightWatch, k: int) -> None:
    """NW-238: new wounds, those of the Gloom too; then all deaths at one moment."""
    f: Reckoning = s.frames[k]
    dying = []
    for w, card in enumerate(s.watcher):
        if card < 0:
            continue
        received = f.new[w] + s.gloom[w]
        if received and received < DEADLY and s.rules.heal_new == "yes":
            received -= min(received, f.healing[w])
        old = s.wounds[card]
        s.fresh[w] = received
        if received:
            s.wounds[card] = old + received
            s.note(WOUNDED, NW236, s.sheet.side[w], card, before=old, after=old + received)
        if old + received >= DEADLY:
            dying.append(w)
    if dying:
        s.next((die, tuple(dying)))


def die(s: NightWatch, dying: tuple[int, ...]) -> None:
    """NW-238, NW-118: the chip stays where it is."""
    for w in dying:
        card = s.watcher[w]
        s.note(DIED, NW238, s.sheet.side[w], card)
        remains.leave(s, w)
        s.move(card, GONE)


def others(s: NightWatch, k: int) -> None:
    """NW-244 (6): attacked Items and Donors."""
    f: Reckoning = s.frames[k]
    for item in f.items:
        remains.destroy(s, item, -1, NW123)
    for card, _, _, new in f.donors:
        if new:
            old = s.wounds[card]
            s.wounds[card] = old + new
            s.note(WOUNDED, NW240, -1, card, before=old, after=old + new)
            if old + new >= DRAINED_AT:
                drain(s, card, card in f.unpunished)


def drain(s: NightWatch, card: int, unpunished: bool) -> None:
    """NW-240, NW-334: a breach of the Treaty."""
    s.note(DRAINED, NW240, -1, card)
    s.wounds[card] = 0
    s.move(card, GONE if s.facts[card].is_egor else LINES_DISCARD)
    s.guests = [c for c in s.guests if c != card]
    if not unpunished:
        s.tokens[NIGHT] += 1
        s.note(TOKEN, NW240, NIGHT, before=s.tokens[NIGHT] - 1, after=s.tokens[NIGHT])


def move_vortex(s: NightWatch, k: int) -> None:
    """NW-251."""
    f: Reckoning = s.frames[k]
    if f.vortex:
        vortex.change(s, f.vortex, NW251)


def clean_up(s: NightWatch, k: int) -> None:
    """NW-244 (8)."""
    n = s.sheet.size
    s.moment, s.gloom, s.used, s.old_level = "", [0] * n, [0] * n, [0] * n
    remains.clean_up(s)


STEPS = (
    (say,), (heal,), (clear_away,), (feeding.share,), (feeding.feed_all,), (wound,), (others,), (move_vortex,), (clean_up,),
    (endings.after_battle,),
)  # fmt: skip

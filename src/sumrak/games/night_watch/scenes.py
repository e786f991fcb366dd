"""What is going on, for whoever looks on: whose slot it is, the price of the Gloom, the battle of each Location (NW-231, NW-236)."""

from __future__ import annotations

from sumrak.games.night_watch import gloom, spells
from sumrak.games.night_watch.explaining import player_of
from sumrak.games.night_watch.facts import ITEM, LOCATION_IDS
from sumrak.games.night_watch.reckoning import FALL, MOST_SOOTHED, MOST_STIRRED, lines
from sumrak.games.night_watch.state import (
    AS_ATTACK,
    AS_HEALING,
    AS_PROTECTION,
    MANEUVER,
    Fought,
    NightWatch,
    Slot,
    where,
)
from sumrak.kernel.reason import Message, Named, Where
from sumrak.kernel.rulebook import cite
from sumrak.kernel.scene import NO_CARD, Entry, Meter, Scene, Sum

NW33, NW51, NW58, NW64, NW123 = cite("NW-33"), cite("NW-51"), cite("NW-58"), cite("NW-64"), cite("NW-123")
NW222, NW231, NW236, NW237, NW251, NW316 = (
    cite("NW-222"), cite("NW-231"), cite("NW-236"), cite("NW-237"), cite("NW-251"), cite("NW-316"),
)  # fmt: skip
ATTACK, PROTECTION, HEALING, MANEUVERS, GUARD, GLOOM = "attack", "protection", "healing", "maneuver", "guard", "gloom"


def scenes(s: NightWatch) -> list[Scene]:
    """Outermost first: battles, then the Watcher who acts."""
    frame = s.frames[-1] if s.frames else None
    found = battles(s) if s.phase == "battle" or s.fought else []
    return [*found, slot(s, frame.w)] if isinstance(frame, Slot) and s.watcher[frame.w] >= 0 else found


def slot(s: NightWatch, w: int) -> Scene:
    card, name = s.watcher[w], ("card", Named(s.sheet.watchers[w].card.id))
    paying = s.pending is not None and s.pending.then is gloom.paid
    if paying:  # what of it has been chosen is not yet to be seen
        due = gloom.price(s, w)
        title = Message("night_watch-title-price", (name, ("n", due)))
        meter = Meter("gloom", 0, due)
        return Scene("price", title, (card,), None, s.sheet.side[w], where(s, w), NW51, meters=(meter,))
    cited = NW231 if s.phase == "battle" else NW222
    return Scene("slot", Message("night_watch-title-slot", (name,)), (card,), None, s.sheet.side[w], where(s, w), cited)


# battles
def battles(s: NightWatch) -> list[Scene]:
    """One for each Location in which something has been played, that of the acting Watcher last."""
    rows = s.fought or now(s)
    frame = s.frames[-1] if s.frames else None
    here = where(s, frame.w) if isinstance(frame, Slot) else -1
    places = sorted({row.location for row in rows}, key=lambda place: (place == here, place))
    return [battle(s, place, [row for row in rows if row.location == place], bool(s.fought)) for place in places]


def now(s: NightWatch) -> tuple[Fought, ...]:
    """What has been played so far, with the terms of each Power."""
    return tuple(
        [
            row._replace(terms=tuple(spells.terms(s, player_of(s, row.card), row.card))) if row.use else row
            for row in lines(s)
        ]
    )


def battle(s: NightWatch, place: int, rows: list[Fought], is_over: bool) -> Scene:
    targets = list(dict.fromkeys([row.target for row in rows]))
    sums = [one for target in targets for one in sums_of(s, target, [row for row in rows if row.target == target])]
    title = Message("night_watch-title-battle", (("place", Where(LOCATION_IDS[place])),))
    step = "" if is_over else s.moment
    return Scene("battle", title, (), None, -1, place, NW236, step, sums=tuple(sums), is_over=is_over)


def sums_of(s: NightWatch, target: int, rows: list[Fought]) -> list[Sum]:
    """New wounds and Healing of a Watcher or a Donor, the Vortex, or the end of an Item."""
    facts, name = s.facts[target], (("card", Named(s.facts[target].card.id)),)
    if facts.is_svetlana:
        return [vortex(s, target, rows)]
    if facts.type == ITEM:
        entries = tuple([entry(s, row, ATTACK, row.amount, NW123) for row in rows])
        return [Sum(Message("night_watch-sum-item", name), total(rows), entries, target)]
    hits = [row for row in rows if row.use & AS_ATTACK]
    stops = [row for row in rows if row.use & AS_PROTECTION or (row.card >= 0 and not row.use)]
    paid = [row for row in rows if row.card < 0]
    heals = [row for row in rows if row.use & AS_HEALING]
    entries = (
        *[entry(s, row, MANEUVERS if row.use & MANEUVER else ATTACK, row.amount, NW64 if row.use & MANEUVER else NW33) for row in hits],
        *[entry(s, row, how_stopped(row), -row.amount, NW33 if row.use else NW316) for row in stops],
        *[entry(s, row, GLOOM, row.amount, NW58) for row in paid],
    )  # fmt: skip
    found = []
    if entries:
        new = max(0, total(hits) - total(stops)) + total(paid)
        found.append(Sum(Message("night_watch-sum-wounds", name), new, entries, target))
    if heals:
        healed = tuple([entry(s, row, HEALING, -row.amount, NW237) for row in heals])
        found.append(Sum(Message("night_watch-sum-healing", name), -total(heals), healed, target))
    return found


def how_stopped(row: Fought) -> str:
    return MANEUVERS if row.use & MANEUVER else PROTECTION if row.use else GUARD


def total(rows: list[Fought]) -> int:
    return sum([row.amount for row in rows])


def vortex(s: NightWatch, target: int, rows: list[Fought]) -> Sum:
    """NW-251: by how much it moves."""
    entries, up, down = list[Entry](), 0, 0
    for row in rows:
        if row.use & AS_ATTACK:
            by = 1 if row.amount else 0
            up += by
            entries.append(entry(s, row, ATTACK, by, NW251))
        else:
            by = FALL[min(row.amount, 3)]
            down += by
            entries.append(entry(s, row, PROTECTION if row.use & AS_PROTECTION else HEALING, -by, NW251))
    moves = min(MOST_STIRRED, up) - min(MOST_SOOTHED, down)
    return Sum(Message("night_watch-sum-vortex"), moves, tuple(entries), target)


def entry(s: NightWatch, row: Fought, how: str, amount: int, cite: str) -> Entry:
    """A card is named only as long as it still lies where the battle left it."""
    is_there = row.card >= 0 and s.is_object(row.card, row.since)
    return Entry(how, amount, row.card if is_there else NO_CARD, row.terms, cite)

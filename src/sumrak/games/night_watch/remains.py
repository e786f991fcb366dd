"""What is left behind: Maneuvers without an opponent (NW-67), Items without an owner (NW-124), the dead (NW-238)."""

from __future__ import annotations

from sumrak.games.night_watch.events import ITEM_DESTROYED, ITEM_DROPPED, LOST_MANEUVERS
from sumrak.games.night_watch.facts import ITEM, LINES_DISCARD, LOCATIONS, SHAPESHIFTER
from sumrak.games.night_watch.spells import put_off
from sumrak.games.night_watch.state import NightWatch, is_out_there, items_of, spells_of, watchers_at, where
from sumrak.kernel.rulebook import cite

NW67, NW124, NW238 = cite("NW-67"), cite("NW-124"), cite("NW-238")


def clean_up(s: NightWatch) -> None:
    """NW-67 and NW-124."""
    under = s.sheet.under
    for w, breed in enumerate(s.sheet.breed):
        if breed == SHAPESHIFTER and s.piles[under[w]] and not has_opponent(s, w):
            drop_maneuvers(s, w)
    for location in range(LOCATIONS):
        loose = [c for c in s.piles[location] if s.facts[c].type == ITEM]
        for item in loose:
            if not is_watched_over(s, item, location):
                destroy(s, item, -1, NW124)


def has_opponent(s: NightWatch, w: int) -> bool:
    """Whether an opposing Watcher is in its Location; in the Metro nobody is anybody's opponent."""
    side = s.sheet.side
    return is_out_there(s, w) and any([side[other] != side[w] for other in watchers_at(s, where(s, w))])


def is_watched_over(s: NightWatch, item: int, location: int) -> bool:
    """NW-274: whether any Watcher is there, or one of the Watch whose it is."""
    there = watchers_at(s, location)
    if s.rules.loose_items == "own":
        return any([s.sheet.side[w] == s.facts[item].side for w in there])
    return bool(there)


def drop_maneuvers(s: NightWatch, w: int) -> None:
    pile = s.piles[s.sheet.under[w]][:]
    for card in pile:
        put_off(s, card)
    if pile:
        s.note(LOST_MANEUVERS, NW67, s.sheet.side[w], s.watcher[w], after=len(pile))


def destroy(s: NightWatch, item: int, other: int, cite: str) -> None:
    s.move(item, LINES_DISCARD)
    s.note(ITEM_DESTROYED, cite, s.facts[item].side, item, other)


def leave(s: NightWatch, w: int) -> None:
    """A Watcher that goes leaves its Spells to the discards and its Items in the Location."""
    here = where(s, w)
    own = [*s.piles[spells_of(w)], *(s.piles[s.sheet.under[w]] if s.sheet.under[w] >= 0 else [])]
    for card in own:
        put_off(s, card)
    for item in s.piles[items_of(w)][:]:
        s.move(item, here)
        s.note(ITEM_DROPPED, NW124, s.sheet.side[w], item, after=here)
    s.wounds[s.watcher[w]] = 0
    s.watcher[w] = -1
    s.level[w] = s.old_level[w] = s.fresh[w] = 0
    others = ~(1 << w)
    s.entered, s.called, s.jammed, s.ambushed = (
        s.entered & others,
        s.called & others,
        s.jammed & others,
        s.ambushed & others,
    )

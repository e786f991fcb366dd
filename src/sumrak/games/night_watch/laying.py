"""Chapter 10: Items are laid on Watchers, taken and passed (NW-120 … NW-124)."""

from __future__ import annotations

from sumrak.games.night_watch.events import GAVE_ITEM, LAID_ITEM, TOOK_ITEM
from sumrak.games.night_watch.facts import HAND, LOCATIONS, METRO
from sumrak.games.night_watch.state import NightWatch, items_of, where
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW102, NW120, NW121, NW122, NW124, NW222 = (
    cite("NW-102"), cite("NW-120"), cite("NW-121"), cite("NW-122"), cite("NW-124"), cite("NW-222"),
)  # fmt: skip

NOT_YOURS = Reason(NW222, "not-yours")
NO_ACTIONS = Reason(NW102, "no-actions-in-the-metro")
NOT_FOR_THEM = Reason(NW120, "not-for-them")
ITEM_NOT_IN_HAND = Reason(NW121, "item-not-in-hand")
NOT_ON_GIVER = Reason(NW122, "not-on-the-giver")
NOT_TOGETHER = Reason(NW122, "not-together")
TO_ITSELF = Reason(NW122, "to-itself")
NOT_LOOSE_HERE = Reason(NW124, "not-loose-here")
NOT_A_COLLEAGUE = Reason(NW124, "not-a-colleague")


def why_not_lay(s: NightWatch, seat: int, item: int, card: int) -> Reason | None:
    """NW-120, NW-121; the moment is not looked at here."""
    if s.place[item] != HAND + seat:
        return ITEM_NOT_IN_HAND
    return why_not_have(s, seat, item, card)


def why_not_have(s: NightWatch, seat: int, item: int, card: int) -> Reason | None:
    """Whether a Watcher may come to have an Item."""
    if s.facts[card].side != seat:
        return NOT_YOURS
    if not s.facts[item].users >> s.facts[card].w & 1:
        return NOT_FOR_THEM
    return NO_ACTIONS if s.place[card] == METRO else None


def why_not_take(s: NightWatch, seat: int, item: int, card: int) -> Reason | None:
    """NW-124."""
    if s.place[item] >= LOCATIONS or s.place[item] != s.place[card]:
        return NOT_LOOSE_HERE
    if s.facts[item].side != seat:
        return NOT_A_COLLEAGUE
    return why_not_have(s, seat, item, card)


def why_not_give(s: NightWatch, seat: int, item: int, giver: int, card: int) -> Reason | None:
    """NW-122."""
    if s.place[item] != items_of(giver):
        return NOT_ON_GIVER
    if card == s.watcher[giver]:
        return TO_ITSELF
    if s.place[card] != where(s, giver):
        return NOT_TOGETHER
    return why_not_have(s, seat, item, card)


def lay(s: NightWatch, w: int, item: int) -> None:
    s.move(item, items_of(w))
    s.note(LAID_ITEM, NW121, s.sheet.side[w], item, s.watcher[w])


def take(s: NightWatch, w: int, item: int) -> None:
    s.move(item, items_of(w))
    s.note(TOOK_ITEM, NW124, s.sheet.side[w], item, s.watcher[w])


def give(s: NightWatch, w: int, item: int, card: int) -> None:
    s.move(item, items_of(s.facts[card].w))
    s.note(GAVE_ITEM, NW122, s.sheet.side[w], item, card, s.watcher[w])

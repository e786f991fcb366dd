"""Items at work: what those that lie on a Watcher do for it (NW-302, NW-310 … NW-316, NW-330 … NW-335)."""

from __future__ import annotations

from sumrak.games.night_watch.facts import VAMPIRE
from sumrak.games.night_watch.state import NightWatch, items_of


def holding(s: NightWatch, w: int, what: str) -> int:
    """The first Item on a Watcher that does something of the kind (a name of `Facts`), or -1."""
    for c in s.piles[items_of(w)]:
        value = getattr(s.facts[c], what)
        if value is True or (value is not False and value > 0):
            return c
    return -1


def against(s: NightWatch, w: int, target: int) -> int:
    """NW-310: what an Attack of the holder on this target has more."""
    n, pile = 0, s.piles[items_of(w)]
    if pile and s.facts[target].breed == VAMPIRE:
        for c in pile:
            n += s.facts[c].against_vampires
    return n


def discount(s: NightWatch, w: int) -> int:
    """NW-312: how much lower the price of the Gloom is."""
    n = 0
    for c in s.piles[items_of(w)]:
        n += s.facts[c].discount
    return n


def steps(s: NightWatch, w: int) -> int:
    """NW-313, NW-332: how far the holder may move."""
    n = 1
    for c in s.piles[items_of(w)]:
        n = max(n, s.facts[c].steps)
    return n


def draws(s: NightWatch, w: int) -> int:
    """NW-314: how many Spells more it draws in phase 5."""
    n = 0
    for c in s.piles[items_of(w)]:
        n += s.facts[c].draws
    return n


def is_unweakened(s: NightWatch, w: int, school: int) -> bool:
    """NW-315: whether cards of this school on itself get no Minus."""
    pile = s.piles[items_of(w)]
    return bool(pile) and any([s.facts[c].unweakened == school for c in pile])


def shield(s: NightWatch, w: int) -> int:
    """NW-316: points of Protection that are no Protection Spell."""
    n = 0
    for c in s.piles[items_of(w)]:
        n += s.facts[c].shield
    return n


def sword(s: NightWatch, w: int) -> int:
    """NW-330: what one Attack in each battle may have more."""
    n = 0
    for c in s.piles[items_of(w)]:
        n += s.facts[c].sword
    return n


def is_amulet_whole(s: NightWatch, w: int) -> bool:
    """NW-331."""
    pile = s.piles[items_of(w)]
    return bool(pile) and any([s.facts[c].amulet_whole for c in pile])


def bite(s: NightWatch, w: int) -> int:
    """NW-333: what a Protection or Healing used as an Attack counts, or 0."""
    n = 0
    for c in s.piles[items_of(w)]:
        n = max(n, s.facts[c].bite)
    return n


def has_licence(s: NightWatch, w: int) -> bool:
    """NW-334."""
    pile = s.piles[items_of(w)]
    return bool(pile) and any([s.facts[c].no_token for c in pile])

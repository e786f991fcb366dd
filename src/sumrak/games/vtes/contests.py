"""Section 4.1 and 4.2: several players claim one unique card, several vampires one title."""

from __future__ import annotations

from sumrak.games.vtes.board import attached, controller, is_in_play, is_torpid, is_vampire, ready, ring
from sumrak.games.vtes.counters import burn_blood, burn_pool
from sumrak.games.vtes.events import CONTESTED as CONTESTED_EVENT
from sumrak.games.vtes.events import ENTERED, YIELDED
from sumrak.games.vtes.facts import title_given
from sumrak.games.vtes.masks import texts
from sumrak.games.vtes.moving import burn, shift
from sumrak.games.vtes.state import (
    ATTACHED,
    CLAIMING,
    CONTESTED,
    EMBRACED,
    FROM_TORPOR,
    LOST_TITLE,
    MINIONS,
    ORDAINED,
    PERMANENTS,
    READY,
    STOWED,
    TEMPORARY,
    TITLE_CONTESTED,
    TORPOR,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.values import title_key
from sumrak.kernel.rulebook import cite

VTES4_1_1, VTES4_1_5, VTES4_1_6, VTES4_1_7 = (
    cite("VTES-4.1.1"),
    cite("VTES-4.1.5"),
    cite("VTES-4.1.6"),
    cite("VTES-4.1.7"),
)
VTES4_1_8, VTES4_1_10, VTES4_2_1, VTES4_2_3 = (
    cite("VTES-4.1.8"),
    cite("VTES-4.1.10"),
    cite("VTES-4.2.1"),
    cite("VTES-4.2.3"),
)
VTES4_2_4, VTES4_2_5, VTES4_2_6, VTES4_2_7 = (
    cite("VTES-4.2.4"),
    cite("VTES-4.2.5"),
    cite("VTES-4.2.6"),
    cite("VTES-4.2.7"),
)


# which names are claimed
def is_unique(s: Vtes, card: int) -> bool:
    """A vampire that lies under its advanced version is part of it (VTES-7.4.5)."""
    facts = s.facts[card]
    if s.flags[card] & EMBRACED or not facts.unique:
        return False
    return not (facts.is_vampire and s.zone(card) == ATTACHED)


def copies(s: Vtes, name: int) -> list[int]:
    """All cards of a name that somebody controls or contests, from the active player on."""
    texts(s)
    facts, piles, claims = s.facts, s.piles, s.claims
    found: list[int] = []
    for x in ring(s, s.active):
        if name in claims[x]:
            row = [c for zone in CLAIMING for c in piles[x * ZONES + zone] if facts[c].name == name]
            found += [c for c in row if is_unique(s, c)]
    return found


def has_copy(s: Vtes, seat: int, name: int) -> bool:
    """VTES-4.1.8: whether she controls or contests a card of this unique name."""
    return any([controller(s, c) == seat for c in copies(s, name)])


def check(s: Vtes) -> None:
    """VTES-4.1.1, VTES-4.1.3, VTES-4.1.8: only a name that stands there twice is looked at."""
    texts(s)
    names: list[int] = []
    for seat in ring(s, s.active):
        names += s.claims[seat]
    if len(set(names)) < len(names):
        for name in repeated(names):
            check_name(s, name)
    check_titles(s)


def repeated(names: list[int]) -> list[int]:
    """Each name that stands there more than once, by where it does so first."""
    seen: set[int] = set()
    found: list[int] = []
    for name in names:
        if name not in seen:
            seen.add(name)
        elif name not in found:
            found.append(name)
    return found


def check_name(s: Vtes, name: int) -> None:
    found = copies(s, name)
    if len(found) < 2:
        return
    if not s.rules.self_contest and len({controller(s, c) for c in found}) < len(found):
        for seat in ring(s, s.active):
            mine = sorted([c for c in found if controller(s, c) == seat], key=lambda c: s.since[c])
            for c in mine[1:]:
                burn(s, c, VTES4_1_8)
        found = copies(s, name)
    if len(found) > 1:
        for c in found:
            if s.zone(c) != CONTESTED:
                contest(s, c)


def contest(s: Vtes, card: int) -> None:
    """It lies face down before its permanent controller (VTES-4.1.10), with everything on it (VTES-4.1.2)."""
    seat = controller(s, card)
    if s.zone(card) in MINIONS:
        seat = s.player[card]
        s.flags[card] &= ~TEMPORARY
    if is_torpid(s, card):
        s.flags[card] |= FROM_TORPOR
    shift(s, card, seat, CONTESTED)
    s.turned[card] = 0
    s.note(CONTESTED_EVENT, VTES4_1_1, seat, card)


def returning(s: Vtes, seat: int) -> None:
    """VTES-4.1.7: whatever nobody else claims any more comes back, untapped."""
    for c in s.piles[seat * ZONES + CONTESTED][:]:
        if len(copies(s, s.facts[c].name)) == 1:
            come_back(s, c, seat)
    flags = s.flags
    for c in s.piles[seat * ZONES + READY] + s.piles[seat * ZONES + TORPOR]:
        if flags[c] & TITLE_CONTESTED and len(claimants(s, c)) < 2:
            s.flags[c] &= ~TITLE_CONTESTED  # VTES-4.2.5
            s.note(ENTERED, VTES4_2_5, seat, c)


def come_back(s: Vtes, card: int, seat: int) -> None:
    host = s.host[card]
    s.turned[card] = 0
    if s.facts[card].is_minion:
        shift(s, card, seat, TORPOR if s.flags[card] & FROM_TORPOR else READY)
        s.flags[card] &= ~FROM_TORPOR
    elif host < 0:
        shift(s, card, seat, PERMANENTS)
    else:  # on a card that is contested itself it is out of play with it (VTES-4.1.2)
        shift(s, card, s.side(host), ATTACHED if is_in_play(s, host) else STOWED)
    s.note(ENTERED, VTES4_1_7, seat, card)


def pay(s: Vtes, seat: int, card: int) -> None:
    """VTES-4.1.5, VTES-4.2.3."""
    if s.zone(card) == CONTESTED:
        burn_pool(s, seat, price(s, seat, card), VTES4_1_5, card)
    else:
        burn_blood(s, card, price_of_title(s, card), VTES4_2_3)


def price(s: Vtes, seat: int, card: int) -> int:
    """1 pool, and what the vampires of those who contest it add."""
    rivals = {s.side(c) for c in copies(s, s.facts[card].name)} - {seat}
    more = [
        clause.number for x in sorted(rivals) for c in ready(s, x) for clause in s.facts[c].named if clause.word == "democritus"
    ]  # fmt: skip
    return 1 + sum(more)


def give_up(s: Vtes, seat: int, card: int) -> None:
    """VTES-4.1.6, VTES-4.2.4."""
    if s.zone(card) == CONTESTED:
        s.note(YIELDED, VTES4_1_6, seat, card)
        burn(s, card, VTES4_1_6)
    else:
        s.note(YIELDED, VTES4_2_4, seat, card)
        lose_title(s, card)


# titles
def claimants(s: Vtes, card: int) -> list[int]:
    """The vampires in play that claim the title of this one, itself among them."""
    key = title_key(s, card)
    if key is None:
        return []
    return [
        c
        for seat in ring(s, s.active)
        for zone in MINIONS
        for c in s.piles[seat * ZONES + zone]
        if title_key(s, c) == key
    ]


def check_titles(s: Vtes) -> None:
    """VTES-4.2.1, also between vampires of one player (VTES-4.2.8)."""
    texts(s)
    if sum(map(len, s.titled)) < 2:
        return
    claiming: list[int] = []
    for seat in ring(s, s.active):
        claiming += s.titled[seat]
    by_key: dict[tuple[int, str], list[int]] = {}
    for c in claiming:
        key = title_key(s, c) if is_vampire(s, c) else None
        if key is not None:
            by_key.setdefault(key, []).append(c)
    for cards in by_key.values():
        if len(cards) > 1:
            for c in cards:
                if not s.flags[c] & TITLE_CONTESTED:
                    s.flags[c] |= TITLE_CONTESTED
                    s.note(CONTESTED_EVENT, VTES4_2_1, s.side(c), c)


def price_of_title(s: Vtes, card: int) -> int:
    """VTES-4.2.3; a baron pays more against a prince or archbishop (VTES-4.2.6)."""
    from sumrak.games.vtes.values import claimed
    from sumrak.games.vtes.vocabulary.terms import Title

    held = claimed(s, card)
    rivals = [claimed(s, c) for c in claimants(s, card) if c != card]
    is_baron = held is not None and held[0] is Title.BARON
    against = any([x is not None and x[0] is not Title.BARON for x in rivals])
    return 1 + (s.rules.baron_extra_cost if is_baron and against else 0)


def why_must_yield(s: Vtes, card: int) -> bool:
    """VTES-4.2.3: without the blood, or in torpor."""
    return is_torpid(s, card) or s.blood[card] < price_of_title(s, card)


def lose_title(s: Vtes, card: int) -> None:
    """VTES-4.2.4, VTES-10.0.5: for good; a card that stands for it is burned."""
    s.flags[card] &= ~(TITLE_CONTESTED | ORDAINED)
    s.flags[card] |= LOST_TITLE
    for x in attached(s, card):
        if title_given(s.facts[x]) is not None:
            burn(s, x, VTES4_2_4)
    s.changed()


def new_title(s: Vtes, card: int, but: int = -1) -> None:
    """VTES-10.0.1, VTES-4.2.7: a new title replaces the old one, a contested one is yielded at once."""
    if s.flags[card] & TITLE_CONTESTED:
        s.note(YIELDED, VTES4_2_7, s.side(card), card)
    s.flags[card] = (s.flags[card] & ~TITLE_CONTESTED) | LOST_TITLE
    for x in attached(s, card):
        if x != but and title_given(s.facts[x]) is not None:
            burn(s, x, VTES4_2_7)
    s.changed()

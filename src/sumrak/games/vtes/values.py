"""What a minion has and can do now: capacity, Disciplines, bleed, strength, stealth, intercept, title, votes."""

from __future__ import annotations

from sumrak.games.vtes.board import (
    attached,
    controller,
    has_trait,
    is_ready,
    is_silenced,
    is_silent_animal,
    is_vampire,
    prey,
    ring,
)
from sumrak.games.vtes.facts import title_given
from sumrak.games.vtes.masks import texts
from sumrak.games.vtes.occasions import CLANS, TITLED
from sumrak.games.vtes.state import (
    ALL_SIDES,
    ANARCH,
    ATTACHED,
    EMBRACED,
    HANDS,
    IMPROVED,
    INTERCEPT,
    LOST_TITLE,
    MINIONS,
    NOW_CAMARILLA,
    NOW_SABBAT,
    ORDAINED,
    PERMANENTS,
    READY,
    TABLE,
    TITLE_CONTESTED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.vocabulary.clauses import Gets, GivesClan
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import (
    ANARCH as ANARCH_SECT,
)
from sumrak.games.vtes.vocabulary.terms import (
    CAMARILLA,
    CITY_TITLES,
    INDEPENDENT,
    SABBAT,
    TITLES,
    Title,
    Trait,
    Whose,
    sect_of_clan,
)

CHANGES_STANDING = ANARCH | EMBRACED | LOST_TITLE | ORDAINED
ANARCH_TRAIT, ANIMAL, ONLY_IMPROVED = Trait.ANARCH, Trait.ANIMAL, Only.IMPROVED
BARON, PRISCUS, INNER_CIRCLE = Title.BARON, Title.PRISCUS, Title.INNER_CIRCLE
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def fresh(s: Vtes) -> None:
    if s.stale:
        compute(s)


def compute(s: Vtes) -> None:
    """All that is derived, of every minion in play on the sides where something has changed."""
    altered, s.stale, s.altered = ALL_SIDES if s.auras else s.altered, False, 0
    facts, piles, flags = s.facts, s.piles, s.flags
    give_to_others(s)
    for seat in range(s.seats):
        if not (s.auras or altered >> seat & 1):
            continue
        base = seat * ZONES
        on = piles[base + ATTACHED]
        bearers = [s.host[x] for x in on]
        for zone in MINIONS:
            for c in piles[base + zone]:
                if flags[c] & EMBRACED:
                    set_values(s, c, (1, facts[c].basic, facts[c].superior, 1, 1, 0, 0))
                else:
                    set_values(s, c, facts[c].base)
                if c in bearers:
                    with_cards(s, c, on)
                if s.blood[c] > s.capacity[c] or (s.blood[c] <= 0 and facts[c].is_ally):
                    s.uneven = True  # surplus, or an ally without life
        for x in on:
            if s.blood[x] <= 0 and facts[x].is_retainer:
                s.uneven = True
    if s.auras:
        bonuses.shine(s)


def give_to_others(s: Vtes) -> None:
    """Hand sizes, and which cards give something to minions on which they do not lie."""
    auras: list[int] = []
    before, facts = s.hand_bonus, s.facts
    s.hand_bonus = [0] * s.seats
    texts(s)
    for c in s.shining:
        if s.place[c] % ZONES in (PERMANENTS, ATTACHED, READY):
            for gets in facts[c].gets:
                if gets.hand:
                    give_hand(s, c, gets)
            if facts[c].auras:
                auras.append(c)
    s.auras = tuple(auras)
    if s.hand_bonus != before:
        s.unsettled |= HANDS


def give_hand(s: Vtes, c: int, gets: Gets) -> None:
    """Hand size, to its controller or to others; counters on the card may count."""
    seat = controller(s, c)
    n = gets.hand * (s.blood[c] if gets.per_counter else 1)
    if gets.whose is Whose.OWN:
        s.hand_bonus[seat] += n
    else:
        for x in ring(s, seat):
            if gets.whose is Whose.ANY or x == prey(s, seat):
                s.hand_bonus[x] += n


def set_values(s: Vtes, c: int, of: tuple[int, int, int, int, int, int, int]) -> None:
    capacity, s.basic[c], s.superior[c], s.bleed[c], s.strength[c], s.stealth[c], s.intercept[c] = of
    s.capacity[c] = capacity if capacity > 1 else 1  # VTES-1.5.2.4


def with_cards(s: Vtes, c: int, on: list[int]) -> None:
    """What lies on it counts as well."""
    capacity = 1 if s.flags[c] & EMBRACED else s.facts[c].base[0]
    basic, superior = s.basic[c], s.superior[c]
    for x in on:
        if s.host[x] != c:
            continue
        facts = s.facts[x]
        if ANIMAL in facts.traits and is_silent_animal(s, x):
            s.stale = True  # until nobody acts or fights who silences it
            s.altered |= 1 << s.side(c)
            continue
        for bit in facts.given:
            basic |= bit
            superior |= bit
        for bit in facts.disciplines:
            superior |= bit if s.facts[c].any_discipline else basic & bit
            basic |= bit
            capacity += 1
        for gets in facts.standing:
            if works(s, x, gets):
                capacity += add(s, c, gets)
    s.capacity[c] = max(1, capacity)
    s.basic[c], s.superior[c] = basic, superior


def works(s: Vtes, card: int, gets: Gets) -> bool:
    """Whether what a card gives its bearer counts: it may be the version of the superior level (VTES-6.1.4.3)."""
    return ONLY_IMPROVED not in gets.only or bool(s.flags[card] & IMPROVED)


def add(s: Vtes, c: int, gets: Gets) -> int:
    """A standing bonus; what it adds to the capacity."""
    s.bleed[c] += gets.bleed
    s.strength[c] += gets.strength
    s.stealth[c] += gets.stealth
    s.intercept[c] += gets.intercept
    return gets.capacity


# capacity (VTES-1.5.2.1)
def capacity(s: Vtes, card: int) -> int:
    """Of a vampire on the table; in the uncontrolled region that of the card alone (VTES-7.3.5)."""
    if s.place[card] % ZONES in MINIONS:
        fresh(s)
        return s.capacity[card]
    return 1 if s.flags[card] & EMBRACED else s.facts[card].capacity


def age(s: Vtes, card: int) -> int:
    """Capacity; of an ally that plays a card as a vampire it is 1 (VTES-1.6.3.11)."""
    return 1 if s.facts[card].is_ally and not s.flags[card] & EMBRACED else capacity(s, card)


def is_younger(s: Vtes, card: int, than: int) -> bool:
    """VTES-1.5.2.2: with equal capacity neither is."""
    return age(s, card) < age(s, than)


# clan, sect, title
def clan_of(s: Vtes, card: int) -> str:
    changed = new_clan(s, card)
    if changed:
        return changed
    kin = s.kin[card]
    return s.sheet.cards[kin].clan if kin >= 0 else s.facts[card].card.clan


def new_clan(s: Vtes, card: int) -> str:
    """Of a card that lies on it, or ""."""
    if not s.says & CLANS:
        return ""
    for x in attached(s, card):
        for clause in s.facts[x].card.text:
            if isinstance(clause, GivesClan):
                return clause.clan
    return ""


def sect_of(s: Vtes, card: int) -> str:
    if s.flags[card] & ANARCH:  # VTES-10.5.1
        return ANARCH_SECT if s.rules.anarch_is_sect else INDEPENDENT
    if s.flags[card] & (NOW_SABBAT | NOW_CAMARILLA):
        return SABBAT if s.flags[card] & NOW_SABBAT else CAMARILLA
    changed = new_clan(s, card) if s.rules.clan_change_moves_sect else ""
    if changed:  # VTES-10.0.3
        return sect_of_clan(changed)
    kin = s.kin[card]
    return s.sheet.cards[kin].sect if kin >= 0 else s.facts[card].card.sect


def is_anarch(s: Vtes, card: int) -> bool:
    return bool(s.flags[card] & ANARCH) or has_trait(s, card, ANARCH_TRAIT)


def claimed(s: Vtes, card: int) -> tuple[Title, str] | None:
    """The title that a vampire holds or claims, with its city, dormant and contested ones too (VTES-10.0.1)."""
    if s.says & TITLED:
        for x in reversed(attached(s, card)):
            given = title_given(s.facts[x])
            if given is not None:
                return given.title, given.city
    facts = s.facts[card]
    if s.flags[card] & ORDAINED:
        return Title.BISHOP, ""
    if facts.title is None or s.flags[card] & (LOST_TITLE | EMBRACED):
        return None
    return facts.title, facts.card.city


def has_no_standing(s: Vtes, card: int) -> bool:
    """Whether it is a vampire without any title that is no anarch: mostly as its card says."""
    if not s.flags[card] & CHANGES_STANDING and not s.says & TITLED:
        return s.facts[card].no_standing
    return is_vampire(s, card) and claimed(s, card) is None and not is_anarch(s, card)


def title_of(s: Vtes, card: int) -> Title | None:
    """The title that works: not dormant (VTES-10.0.2), not contested (VTES-4.2.1)."""
    held = claimed(s, card)
    if held is None or s.flags[card] & TITLE_CONTESTED:
        return None
    title = held[0]
    if title is BARON:
        return title if is_anarch(s, card) else None
    if title.sect and title.sect != sect_of(s, card):
        return None
    return title


def title_key(s: Vtes, card: int) -> tuple[int, str] | None:
    """What two vampires must share to contest their titles (VTES-4.2.1, 4.2.2); None: not unique, or dormant."""
    held = claimed(s, card)
    if held is None:
        return None
    title, city = held
    if title is INNER_CIRCLE and not s.rules.inner_circle_unique:
        return None
    if title.unique == "city":
        return TITLES.index(CITY_TITLES[0]), city
    if title.unique == "clan":
        return TITLES.index(title), clan_of(s, card)
    return (TITLES.index(title), "") if title.unique == "all" else None


def votes_of(s: Vtes, card: int) -> int:
    """VTES-6.3.3.3: of a ready vampire, tapped or not."""
    title = title_of(s, card) if is_ready(s, card) and is_vampire(s, card) else None
    return title.votes if title is not None else 0


def has_ballot(s: Vtes, card: int) -> bool:
    """VTES-6.3.3.6."""
    return is_ready(s, card) and title_of(s, card) is PRISCUS


# numbers of an action
def intercept_of(s: Vtes, card: int) -> int:
    if s.stale:
        compute(s)
    if not s.lasting:
        return s.intercept[card]
    rows = [r.values[0] for r in s.lasting if r.clause == INTERCEPT and r.card == card and r.since == s.since[card]]
    more: int = sum(rows)
    return s.intercept[card] + more


def bleed_of(s: Vtes, card: int) -> int:
    fresh(s)
    return s.bleed[card]


def strength_of(s: Vtes, card: int) -> int:
    fresh(s)
    return s.strength[card]


def has_discipline(s: Vtes, card: int, basic: int, superior: int) -> bool:
    """Whether a minion has all of these bits, at least so high (VTES-1.5.4.2)."""
    if not basic:
        return True
    if s.stale:
        compute(s)
    if s.facts[card].any_discipline and not is_silenced(s, card) and s.superior[card] & superior == superior:
        lacks = basic & ~s.basic[card]
        return not lacks & (lacks - 1)  # one of those that a card asks for
    return s.basic[card] & basic == basic and s.superior[card] & superior == superior


def hunt_of(s: Vtes, card: int) -> int:
    return (
        1
        + sum([gets.hunt for gets in s.facts[card].standing])
        + sum([gets.hunt for x in attached(s, card) for gets in s.facts[x].standing])
        + bonuses.more(s, card, bonuses.HUNT)
    )


def from_cards(s: Vtes, seat: int, what: str) -> int:
    """The sum of what cards in play give their controller: transfers, master phase actions, discards, hand size."""
    total = 0
    if s.dirty >> TABLE:
        texts(s)
    for c in s.shining:
        if s.facts[c].boosts and controller(s, c) == seat:
            for gets in s.facts[c].gets:
                if not gets.only or is_ready(s, c):
                    total += given(gets, what)
    return total


def given(gets: Gets, what: str) -> int:
    if what == "transfers":
        return gets.transfers
    if what == "masters":
        return gets.masters
    return gets.discards if what == "discards" else gets.hand


# what depends on the moment asks for values
from sumrak.games.vtes import bonuses  # noqa: E402

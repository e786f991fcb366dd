"""Chapter 3: Spells, drawn and discarded, and with what Power they work (NW-30 … NW-34, NW-234)."""

from __future__ import annotations

from sumrak.games.night_watch import items
from sumrak.games.night_watch.events import DECK_RENEWED, DISCARDED, DREW_SPELLS
from sumrak.games.night_watch.facts import (
    ATTACK,
    HEALING,
    SHAPESHIFTER,
    SPELL_DECK,
    SPELL_DISCARD,
    VAMPIRE,
)
from sumrak.games.night_watch.state import (
    AMULET_CARD,
    AS_ATTACK,
    AS_HEALING,
    IN_AMBUSH,
    MANEUVER,
    WITH_SWORD,
    NightWatch,
    spells_of,
)
from sumrak.kernel.explanation import Term
from sumrak.kernel.rulebook import cite

NW30, NW31, NW34, NW56, NW65 = cite("NW-30"), cite("NW-31"), cite("NW-34"), cite("NW-56"), cite("NW-65")
NW76, NW93, NW234 = cite("NW-76"), cite("NW-93"), cite("NW-234")
NW310, NW330, NW333, NW344 = cite("NW-310"), cite("NW-330"), cite("NW-333"), cite("NW-344")
BITE = 1
AMBUSH_BONUS = 1


def draw(s: NightWatch, w: int, n: int, cite: str) -> int:
    """A Watcher draws n Spells, or as many as there are; says how many."""
    piles, place, drawn = s.piles, spells_of(w), 0
    while drawn < n:
        if not piles[SPELL_DECK] and not renew(s):
            break
        s.move(piles[SPELL_DECK][-1], place)
        drawn += 1
    if drawn:
        s.note(DREW_SPELLS, cite, s.sheet.side[w], s.watcher[w], after=drawn)
    return drawn


def renew(s: NightWatch) -> bool:
    """NW-31: the discards become a new deck; whether there are any."""
    cards = s.piles[SPELL_DISCARD][:]
    for card in cards:
        s.move(card, SPELL_DECK)
    if cards:
        s.shuffle(SPELL_DECK)
        s.note(DECK_RENEWED, NW31, -1, after=len(cards))
    return bool(cards)


def discard(s: NightWatch, card: int, w: int, cite: str, kind: int = DISCARDED, after: int = 0) -> None:
    """A Spell of a Watcher goes to the discards, for all to see."""
    put_off(s, card)
    s.note(kind, cite, s.sheet.side[w], card, s.watcher[w], after=after)


def put_off(s: NightWatch, card: int) -> None:
    s.host[card], s.minus[card], s.use[card] = -1, 0, 0
    s.move(card, SPELL_DISCARD)


def power(s: NightWatch, w: int, card: int) -> int:
    """The Power with which a card that Watcher w has played works; `terms` says why."""
    return power_as(s, w, card, s.use[card], s.host[card])


def power_as(s: NightWatch, w: int, card: int, use: int, target: int) -> int:
    """The Power that a card would have in this use (bits) on this target."""
    facts = s.facts[card]
    if use & MANEUVER:
        return facts.power if s.rules.maneuver_strength == "face" else 1
    if use & AS_ATTACK and facts.school != ATTACK:
        n = items.bite(s, w) or BITE
    else:
        n = facts.power - s.minus[card]
        if use & AMULET_CARD and not items.is_amulet_whole(s, w):
            n -= 1
        if not use & AS_ATTACK and target == s.watcher[w] and has_self_minus(s, w, use):
            n -= 1
        if n < 0:
            n = 0
    if use & AS_ATTACK:
        n += items.against(s, w, target)
        if use & WITH_SWORD:
            n += items.sword(s, w)
        if use & IN_AMBUSH:
            n += AMBUSH_BONUS
    return n


def has_self_minus(s: NightWatch, w: int, use: int) -> bool:
    """NW-34, NW-62, NW-76: whether a Protection or Healing on itself gets a Minus-1."""
    if not use & AS_HEALING:
        return s.rules.self_minus == "both"
    breed = s.sheet.breed[w]
    if breed == SHAPESHIFTER or (breed == VAMPIRE and s.rules.vampire_heal_minus == "no"):
        return False
    return not items.is_unweakened(s, w, HEALING)


def terms(s: NightWatch, w: int, card: int) -> list[Term]:
    """The same as `power`, term by term."""
    use, facts, rows = s.use[card], s.facts[card], list[Term]()
    own = s.definition[card]
    if use & MANEUVER:
        return [Term(power(s, w, card), "maneuver", own, NW65)]
    if use & AS_ATTACK and facts.school != ATTACK:
        scissors = items.holding(s, w, "bite")
        rows.append(Term(BITE, "bite", own, NW76))
        if scissors >= 0:
            rows.append(Term(items.bite(s, w) - BITE, "item", s.definition[scissors], NW333))
    else:
        rows.append(Term(facts.power, "printed", own, NW30))
        if s.minus[card]:
            rows.append(Term(-s.minus[card], "paid", -1, NW56))
        if use & AMULET_CARD and not items.is_amulet_whole(s, w):
            rows.append(Term(-1, "amulet", -1, NW93))
        if not use & AS_ATTACK and s.host[card] == s.watcher[w] and has_self_minus(s, w, use):
            rows.append(Term(-1, "self", -1, NW34))
        short = sum([row.amount for row in rows])
        if short < 0:
            rows.append(Term(-short, "floor", -1, NW234))
    if use & AS_ATTACK:
        lamp = items.against(s, w, s.host[card])
        if lamp:
            rows.append(Term(lamp, "item", s.definition[items.holding(s, w, "against_vampires")], NW310))
        if use & WITH_SWORD:
            rows.append(Term(items.sword(s, w), "item", s.definition[items.holding(s, w, "sword")], NW330))
        if use & IN_AMBUSH:
            rows.append(Term(AMBUSH_BONUS, "ambush", -1, NW344))
    return rows

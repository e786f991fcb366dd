"""Chapter 5: the Gloom, its levels and its price (NW-50 … NW-59, NW-230, NW-243)."""

from __future__ import annotations

from typing import Any

from sumrak.games.night_watch import items, spells
from sumrak.games.night_watch.events import BURNT, PAID_WOUNDS, PRICE, SET_LEVEL, WEAKENED
from sumrak.games.night_watch.facts import MAGE, METRO, WITCH
from sumrak.games.night_watch.state import AMULET_CARD, NightWatch, Slot, is_watcher, played_of, spells_of
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import fame
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW50, NW51, NW52, NW53, NW54 = cite("NW-50"), cite("NW-51"), cite("NW-52"), cite("NW-53"), cite("NW-54")
NW55, NW56, NW57, NW58, NW59 = cite("NW-55"), cite("NW-56"), cite("NW-57"), cite("NW-58"), cite("NW-59")
NW102, NW230, NW232, NW243, NW346 = cite("NW-102"), cite("NW-230"), cite("NW-232"), cite("NW-243"), cite("NW-346")
DEEPEST, DEADLY = 3, 4

NO_GLOOM = Reason(NW50, "no-gloom")
TOO_DEEP = Reason(NW230, "too-deep")
SET_ALREADY = Reason(NW52, "set-already")
CANNOT_PAY = Reason(NW230, "cannot-pay")
DARK = Reason(NW346, "blackout")
NOT_IN_METRO = Reason(NW102, "no-actions-in-the-metro")
NOT_NOW = Reason(NW59, "pays-in-its-slot")
NOT_ITS_CARD = Reason(NW57, "not-its-card")
TOO_MUCH = Reason(NW243, "too-much")
WHOLE_IS_BURNT = Reason(NW56, "whole-is-burnt")
NO_ROOM = Reason(NW55, "no-room")
LEADS_NOWHERE = Reason(NW53, "leads-nowhere")
WOULD_DIE = Reason(NW243, "would-die")

Part = tuple[str, int, int]
"""("weaken" | "burn" | "amulet_pays" | "burn_amulet", card, how much it pays), or ("wound", -1, how many)."""


# levels
def step(s: NightWatch, k: int, w: int) -> None:
    """NW-230: in the order of Initiative, each mage and witch outside the Metro sets its level once."""
    s.moment = "gloom"
    breed, watcher, place = s.sheet.breed, s.watcher, s.place
    while w < s.sheet.size:
        card = watcher[w]
        if card >= 0 and (breed[w] == MAGE or breed[w] == WITCH) and place[card] != METRO and not s.blackout:
            s.then((ask_level, w), (step, k, w + 1))
            return
        w += 1


def ask_level(s: NightWatch, w: int) -> None:
    card, old = s.watcher[w], s.level[w]
    options = [("level", card, n) for n in range(DEEPEST + 1) if n < old or (n > old and can_pay(s, w, n))]
    if not options and s.piles[spells_of(w)]:
        s.hush()
    s.ask(s.sheet.side[w], NW230, [*options, ("level", card, old)], set_level, w)


def set_level(s: NightWatch, w: int, verb: str, card: int, n: int) -> None:
    """NW-50, NW-51."""
    old = s.level[w]
    if n != old:
        s.level[w] = n
        s.note(SET_LEVEL, NW50, s.sheet.side[w], card, before=old, after=n)


def why_not_level(s: NightWatch, seat: int, card: int, n: int) -> Reason | None:
    """The moment is not looked at here."""
    facts = s.facts[card]
    if not is_watcher(s, card) or (facts.breed != MAGE and facts.breed != WITCH):
        return NO_GLOOM
    if s.place[card] == METRO:
        return NOT_IN_METRO
    if n != s.level[facts.w] and s.blackout:
        return DARK
    if n > DEEPEST:
        return TOO_DEEP
    return CANNOT_PAY if n > s.level[facts.w] and not can_pay(s, facts.w, n) else None


def price(s: NightWatch, w: int) -> int:
    """NW-51: the deepest level of this turn; NW-312: less with the Glasses."""
    return price_at(s, w, s.level[w])


def price_at(s: NightWatch, w: int, level: int) -> int:
    """What the price is if it ends on this level."""
    return max(0, max(s.old_level[w], level) - items.discount(s, w))


def price_of(s: NightWatch, w: int, level: int) -> int:
    """What it would cost to set this level now."""
    return max(0, max(s.level[w], level) - items.discount(s, w))


def can_pay(s: NightWatch, w: int, level: int) -> bool:
    """NW-230: whether the price of going down to this level can be paid without coming to four wounds."""
    left = level - items.discount(s, w) - (DEADLY - 1 - s.wounds[s.watcher[w]])
    if left <= 0:
        return True
    facts = s.facts
    powers = sorted([facts[c].power for c in s.piles[spells_of(w)]], reverse=True)
    return sum(powers[: level + 1]) + amulet_worth(s, w) >= left


def limit(s: NightWatch, w: int) -> int:
    """NW-232: how many Spells of the hand a mage or a witch uses."""
    return s.level[w] + 1


def amulet(s: NightWatch, w: int) -> int:
    """The Amulet of a witch, or -1."""
    if s.sheet.breed[w] != WITCH:
        return -1
    pile = s.piles[s.sheet.under[w]]
    return pile[0] if pile else -1


def amulet_worth(s: NightWatch, w: int) -> int:
    """NW-243: what the Amulet can pay."""
    card = amulet(s, w)
    return 0 if card < 0 else s.facts[card].power - (0 if items.is_amulet_whole(s, w) else 1)


# paying
def begin(s: NightWatch, k: int) -> None:
    """NW-59, NW-243: first thing in the slot."""
    slot: Slot = s.frames[k]
    due = price(s, slot.w)
    if due:
        s.note(PRICE, NW51, s.sheet.side[slot.w], s.watcher[slot.w], before=s.level[slot.w], after=due)
        s.next((pay, k, ()))


def pay(s: NightWatch, k: int, parts: tuple[Part, ...]) -> None:
    """One part after another, each later in the order of the hand, wounds last; nothing changes before the last one."""
    slot: Slot = s.frames[k]
    w = slot.w
    while left_of(s, w, parts) > 0:
        options = parts_to_choose(s, w, parts)
        if len(options) > 1:
            s.doing = (pay, k, ())  # in a world guessed by another all parts are open
            s.ask(s.sheet.side[w], NW53, options, paid, k, parts)
            return
        parts = (*parts, part_of(s, w, options[0]))
    s.next((settle, k, parts))


def part_of(s: NightWatch, w: int, option: Option) -> Part:
    """An option of paying with how much it pays."""
    verb, card = option[0], option[1]
    if verb == "wound":
        return (verb, -1, card)
    if verb == "burn":
        return (verb, card, s.facts[card].power)
    if verb == "burn_amulet":
        return (verb, card, amulet_worth(s, w))
    return (verb, card, option[2])


def left_of(s: NightWatch, w: int, parts: tuple[Part, ...]) -> int:
    return price(s, w) - sum([part[2] for part in parts])


def in_order(s: NightWatch, w: int) -> list[int]:
    """The hand of a Watcher: by name, of copies the one first that options name."""
    pile = s.piles[spells_of(w)]
    return [row[3] for row in sorted([(s.definition[c], -fame(s, c), i, c) for i, c in enumerate(pile)])]


def wounds_to_spare(s: NightWatch, w: int) -> int:
    """NW-243: so many wounds that it lives; if every division brings four, as many as you like."""
    spare = DEADLY - 1 - s.wounds[s.watcher[w]]
    powers = sorted([s.facts[c].power for c in s.piles[spells_of(w)]], reverse=True)
    due = price(s, w)
    most = sum(powers[: limit(s, w)]) + amulet_worth(s, w) + spare
    return spare if most >= due else due


def parts_to_choose(s: NightWatch, w: int, parts: tuple[Part, ...]) -> list[Option]:
    """What may pay next, so that the rest can still be paid. Which copies are named depends on the hand alone."""
    left, wounds = left_of(s, w, parts), wounds_to_spare(s, w)
    named = [part[1] for part in parts if part[1] >= 0]
    used_amulet = bool(parts) and parts[-1][0] in ("amulet_pays", "burn_amulet")
    worth = 0 if used_amulet else amulet_worth(s, w)
    options: list[Option] = []
    if not used_amulet:
        row = in_order(s, w)
        start = row.index(named[-1]) + 1 if named else 0
        room = limit(s, w) - len(named)
        if room > 0:
            options += spell_parts(s, row[start:], left, room, worth + wounds)
        if worth > 0:
            options += amulet_parts(amulet(s, w), worth, left, wounds)
    if left <= wounds:
        options.append(("wound", left))
    return options


def spell_parts(s: NightWatch, row: list[int], left: int, room: int, besides: int) -> list[Option]:
    facts, last, options = s.facts, -1, list[Option]()
    for i, card in enumerate(row):
        if s.definition[card] == last:
            continue
        last = s.definition[card]
        later = sum(sorted([facts[c].power for c in row[i + 1 :]], reverse=True)[: room - 1]) + besides
        face = facts[card].power
        for n in range(1, min(face - 1, left) + 1):
            if left - n <= later:
                options.append(("weaken", card, n))
        if left - face <= later:
            options.append(("burn", card))
    return options


def amulet_parts(card: int, worth: int, left: int, wounds: int) -> list[Option]:
    options: list[Option] = [("amulet_pays", card, n) for n in range(1, min(worth - 1, left) + 1) if left - n <= wounds]
    if left - worth <= wounds:
        options.append(("burn_amulet", card))
    return options


def paid(s: NightWatch, k: int, parts: tuple[Part, ...], *option: Any) -> None:
    slot: Slot = s.frames[k]
    s.next((pay, k, (*parts, part_of(s, slot.w, option))))


def settle(s: NightWatch, k: int, parts: tuple[Part, ...]) -> None:
    """NW-53 … NW-58: what was chosen is paid at once."""
    slot: Slot = s.frames[k]
    w = slot.w
    for verb, card, n in parts:
        if verb == "wound":
            s.gloom[w] += n
            s.note(PAID_WOUNDS, NW58, s.sheet.side[w], s.watcher[w], after=n)
            continue
        if verb == "burn" or verb == "weaken":
            s.used[w] += 1
        if verb == "burn" or verb == "burn_amulet":
            spells.discard(s, card, w, NW54, BURNT, n)
        else:
            s.move(card, played_of(w))
            s.minus[card] = n
            s.use[card] = AMULET_CARD if verb == "amulet_pays" else 0
            s.note(WEAKENED, NW56, s.sheet.side[w], card, s.watcher[w], after=n)


def why_not_pay(s: NightWatch, k: int, parts: tuple[Part, ...], option: Option) -> Reason | None:
    """Why what is not among the parts to choose cannot pay."""
    slot: Slot = s.frames[k]
    w = slot.w
    if option in parts_to_choose(s, w, parts):
        return None
    left = left_of(s, w, parts)
    verb, card = option[0], option[1]
    if verb == "wound":
        return TOO_MUCH if card > left else WOULD_DIE if card > wounds_to_spare(s, w) else LEADS_NOWHERE
    if verb in ("amulet_pays", "burn_amulet"):
        if card != amulet(s, w):
            return NOT_ITS_CARD
    elif s.place[card] != spells_of(w):
        return NOT_ITS_CARD
    elif len([part for part in parts if part[1] >= 0]) >= limit(s, w):
        return NO_ROOM
    if len(option) > 2:
        worth = amulet_worth(s, w) if verb == "amulet_pays" else s.facts[card].power
        if option[2] > left:
            return TOO_MUCH
        if option[2] >= worth:
            return WHOLE_IS_BURNT
    return LEADS_NOWHERE

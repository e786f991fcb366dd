"""Chapter 14: battle, where Spells are played openly (NW-224, NW-231 … NW-234)."""

from __future__ import annotations

from sumrak.games.night_watch import gloom, items, looking, maneuvers, reckoning, spells
from sumrak.games.night_watch.events import PLAYED_SPELL, USED_SWORD
from sumrak.games.night_watch.facts import (
    ATTACK,
    MAGE,
    METRO,
    PROTECTION,
    SHAPESHIFTER,
    VAMPIRE,
    WITCH,
)
from sumrak.games.night_watch.state import (
    AMULET_CARD,
    AS_ATTACK,
    AS_HEALING,
    AS_PROTECTION,
    IN_AMBUSH,
    MANEUVER,
    WITH_SWORD,
    NightWatch,
    Slot,
    items_of,
    played_of,
    spells_of,
)
from sumrak.games.night_watch.targets import Targets, why_not_target
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW13, NW32, NW62, NW76, NW78 = cite("NW-13"), cite("NW-32"), cite("NW-62"), cite("NW-76"), cite("NW-78")
NW93, NW123, NW231, NW232, NW233 = cite("NW-93"), cite("NW-123"), cite("NW-231"), cite("NW-232"), cite("NW-233")
NW243, NW279, NW320, NW321, NW325, NW330 = (
    cite("NW-243"), cite("NW-279"), cite("NW-320"), cite("NW-321"), cite("NW-325"), cite("NW-330"),
)  # fmt: skip
END, ACCEPT, DECLINE = "end", "accept", "decline"
UNLIMITED = 1000

NOT_ITS_SPELL = Reason(NW13, "not-its-spell")
ONE_CARD = Reason(NW32, "one-card")
NO_MORE_CARDS = Reason(NW232, "no-more-cards")
NO_AMULET = Reason(NW93, "no-amulet")


def phase(s: NightWatch, k: int) -> None:
    """NW-224: a table of contents."""
    go_on(s, k, "gloom", 0)


def go_on(s: NightWatch, k: int, step: str, w: int) -> None:
    """The phase from one of its steps on, in which nothing has been played and no level has changed."""
    s.phase, n = "battle", s.sheet.size
    s.slotted = (1 << n) - 1
    s.old_level, s.gloom, s.used = s.level[:], [0] * n, [0] * n
    steps: list[Step] = [(maneuvers.defences, k, 0), (reckoning.begin, k)]
    if step == "gloom":
        steps = [(gloom.step, k, w), (looking.shard,), (slots, k, 0), *steps]
    elif step == "play":
        steps = [(slots, k, w), *steps]
    s.then(*steps)


def slots(s: NightWatch, k: int, w: int) -> None:
    """NW-231: the next Watcher outside the Metro."""
    s.moment = "play"
    while w < s.sheet.size:
        card = s.watcher[w]
        if card >= 0 and s.place[card] != METRO:
            s.next((slots, k, w + 1))
            s.scope(Slot(w), STEPS[s.sheet.breed[w]])
            return
        w += 1
    s.moment = ""


def plays(s: NightWatch, k: int) -> None:
    """NW-231: one card after another, openly, until it is enough."""
    slot: Slot = s.frames[k]
    options = options_of(s, slot.w)
    must = any([option[0] == "aim" for option in options])
    if options:
        s.ask(s.sheet.side[slot.w], NW231, options if must else [*options, (END,)], played, k)
    elif s.used[slot.w] < limit(s, slot.w) and s.piles[spells_of(slot.w)]:
        s.hush()


def options_of(s: NightWatch, w: int) -> list[Option]:
    options: list[Option] = []
    found = Targets(s, w)
    mine = s.piles[played_of(w)]
    for c in mine:
        if s.host[c] < 0:
            options += [("aim", c, target) for target in found.of(c)]
    if s.used[w] < limit(s, w):
        for c in choices(s, s.piles[spells_of(w)]):
            options += [("play", c, target) for target in found.of(c)]
    amulet = gloom.amulet(s, w)
    if amulet >= 0:
        options += [("amulet", amulet, target) for target in found.of(amulet)]
    if s.sheet.breed[w] == SHAPESHIFTER and mine:
        options += maneuvers.in_attack(s, w)
    return options


def limit(s: NightWatch, w: int) -> int:
    """NW-232."""
    breed = s.sheet.breed[w]
    return UNLIMITED if breed == SHAPESHIFTER else 1 if breed == VAMPIRE else s.level[w] + 1


def why_not_play(s: NightWatch, w: int, verb: str, card: int, target: int) -> Reason | None:
    """A card of this Watcher at a target, in its slot."""
    if verb == "amulet":
        if card != gloom.amulet(s, w):
            return NO_AMULET
    elif verb == "play" and s.place[card] != spells_of(w):
        is_maneuver = s.sheet.breed[w] == SHAPESHIFTER and s.place[card] == s.sheet.under[w]
        return maneuvers.NO_SPELL_NOW if is_maneuver else NOT_ITS_SPELL
    elif verb == "play" and s.used[w] >= limit(s, w):
        return ONE_CARD if limit(s, w) == 1 else NO_MORE_CARDS
    return why_not_target(s, w, card, target)


def played(s: NightWatch, k: int, verb: str, card: int = -1, target: int = -1) -> None:
    slot: Slot = s.frames[k]
    if verb == END:
        return
    s.next((plays, k))
    if verb == "maneuver":
        maneuvers.spend(s, slot.w, card, target, AS_ATTACK)
        return
    put_down(s, slot.w, verb, card, target)
    if s.use[card] & AS_ATTACK and may_use_sword(s, slot.w, card):
        s.next((ask_sword, k, card))


def put_down(s: NightWatch, w: int, verb: str, card: int, target: int) -> None:
    """A card lies before its Watcher, and what it is played on is known."""
    use = use_of(s, w, card, target)
    if verb == "amulet":
        use |= AMULET_CARD
    elif verb == "play":
        s.used[w] += 1
    if use & AS_ATTACK and s.ambushed >> w & 1 and is_first_attack(s, w):
        use |= IN_AMBUSH
    if verb != "aim":
        s.move(card, played_of(w))
    s.host[card] = target
    s.use[card] |= use
    if s.journal is not None or s.watching & PLAYED_SPELL:
        s.note(
            PLAYED_SPELL, CITES[verb], s.sheet.side[w], card, target, s.watcher[w], use, spells.power(s, w, card)
        )  # fmt: skip


CITES = {"play": NW231, "aim": NW243, "amulet": NW93}


def use_of(s: NightWatch, w: int, card: int, target: int) -> int:
    """As what a card is played on a target: a vampire's Protection and Healing are Attacks on all but itself (NW-76)."""
    school = s.facts[card].school
    if school == ATTACK or (s.sheet.breed[w] == VAMPIRE and target != s.watcher[w]):
        return AS_ATTACK
    return AS_PROTECTION if school == PROTECTION else AS_HEALING


def is_first_attack(s: NightWatch, w: int) -> bool:
    """NW-344: none of its cards was played as an Attack before."""
    return not any([s.use[c] & AS_ATTACK and not s.use[c] & MANEUVER for c in s.piles[played_of(w)]])


def may_use_sword(s: NightWatch, w: int, card: int) -> bool:
    """NW-330: one Attack in each battle."""
    if not s.piles[items_of(w)] or not items.sword(s, w) or s.facts[card].school != ATTACK:
        return False
    return not any([s.use[c] & WITH_SWORD for c in s.piles[played_of(w)]])


def ask_sword(s: NightWatch, k: int, card: int) -> None:
    slot: Slot = s.frames[k]
    s.ask(s.sheet.side[slot.w], NW330, [(ACCEPT,), (DECLINE,)], sworded, k, card)


def sworded(s: NightWatch, k: int, card: int, verb: str) -> None:
    slot: Slot = s.frames[k]
    if verb == ACCEPT:
        s.use[card] |= WITH_SWORD
        s.note(USED_SWORD, NW330, s.sheet.side[slot.w], card, items.holding(s, slot.w, "sword"))


def end_of_slot(s: NightWatch, k: int) -> None:
    """NW-243: a weakened card without a legal target is discarded. NW-63: what a shapeshifter has not played."""
    slot: Slot = s.frames[k]
    w = slot.w
    for card in s.piles[played_of(w)][:]:
        if s.host[card] < 0:
            spells.discard(s, card, w, NW243)
    if s.sheet.breed[w] == SHAPESHIFTER:
        maneuvers.lay(s, w)


STEPS = {
    MAGE: ((gloom.begin,), (plays,), (end_of_slot,)),
    WITCH: ((gloom.begin,), (plays,), (end_of_slot,)),
    VAMPIRE: ((plays,),),
    SHAPESHIFTER: ((maneuvers.draw,), (plays,), (end_of_slot,)),
}

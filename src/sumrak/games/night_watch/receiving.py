"""Phase 5 (chapters 4, 7 and 8): Spells are received (NW-40 … NW-43, NW-60, NW-71, NW-77, NW-91, NW-92, NW-225)."""

from __future__ import annotations

from sumrak.games.night_watch import items, spells
from sumrak.games.night_watch.events import DRANK_OWN_BLOOD, MADE_AMULET
from sumrak.games.night_watch.facts import GORSVET, KOSMOS, SHAPESHIFTER, SPELL_DECK, SPELL_DISCARD, VAMPIRE, WITCH
from sumrak.games.night_watch.gloom import DEADLY
from sumrak.games.night_watch.state import NightWatch, spells_of
from sumrak.kernel.choice import choose_cards
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW41, NW42, NW71, NW77, NW91, NW92 = (
    cite("NW-41"), cite("NW-42"), cite("NW-71"), cite("NW-77"), cite("NW-91"), cite("NW-92"),
)  # fmt: skip
NW201, NW225, NW314 = cite("NW-201"), cite("NW-225"), cite("NW-314")
HEADQUARTERS = (GORSVET, KOSMOS)
MOST_BLOOD = 3
PASS = "pass"
ONLY_WITCHES = Reason(NW91, "only-witches")
NOT_HER_SPELL = Reason(NW91, "not-her-spell")
ONLY_VAMPIRES = Reason(NW77, "only-vampires-drink")
NOT_WITHOUT_CARDS = Reason(NW77, "has-cards")
SUICIDE = Reason(NW77, "suicide")


def phase(s: NightWatch, k: int) -> None:
    go_on(s, k, 0)


def go_on(s: NightWatch, k: int, w: int) -> None:
    """From a Watcher on."""
    s.phase, s.moment, s.slotted = "receiving", "", (1 << s.sheet.size) - 1
    s.then((receive, k, w))


def receive(s: NightWatch, k: int, w: int) -> None:
    """NW-41: one Watcher after another, in the order of Initiative; shapeshifters get nothing (NW-60)."""
    breed, watcher = s.sheet.breed, s.watcher
    while w < s.sheet.size:
        if watcher[w] >= 0 and breed[w] != SHAPESHIFTER:
            if breed[w] == VAMPIRE:
                if not s.piles[spells_of(w)]:
                    s.then((drink, w), (receive, k, w + 1))
                    return
            else:
                s.then((take_spells, w), (receive, k, w + 1))
                return
        w += 1


def take_spells(s: NightWatch, w: int) -> None:
    n = s.sheet.watchers[w].experience
    at_home = s.place[s.watcher[w]] == HEADQUARTERS[s.sheet.side[w]]
    spells.draw(s, w, n, NW41)
    if at_home:
        spells.draw(s, w, 1, NW201)
    more = items.draws(s, w)
    if more:
        spells.draw(s, w, more, NW314)
    s.next((discard_down, w))
    if s.sheet.breed[w] == WITCH:
        s.next((may_make_amulet, w))


# witches
def may_make_amulet(s: NightWatch, w: int) -> None:
    """NW-91: one of her Spells, and a new one instead of the old."""
    hand = choices(s, s.piles[spells_of(w)])
    if hand:
        s.ask(s.sheet.side[w], NW91, [*[("amulet", c) for c in hand], (PASS,)], amulet_made, w)


def amulet_made(s: NightWatch, w: int, verb: str, card: int = -1) -> None:
    if verb == PASS:
        return
    under, seat = s.sheet.under[w], s.sheet.side[w]
    for old in s.piles[under][:]:
        spells.discard(s, old, w, NW91)
    could_be = s.piles[spells_of(w)][:]
    s.move(card, under)
    s.conceal(could_be, 1 << seat, s.lot[card])
    s.note(MADE_AMULET, NW91, seat, card, s.watcher[w])


def why_not_amulet(s: NightWatch, w: int, card: int) -> Reason | None:
    if s.sheet.breed[w] != WITCH:
        return ONLY_WITCHES
    return None if s.place[card] == spells_of(w) else NOT_HER_SPELL


# down to Strength
def discard_down(s: NightWatch, w: int) -> None:
    """NW-42: nobody holds more than its Strength; the Amulet is no card of the hand (NW-92)."""
    if s.sheet.breed[w] == VAMPIRE or s.watcher[w] < 0:
        return
    extra = len(s.piles[spells_of(w)]) - s.sheet.watchers[w].strength
    if extra > 0:
        choose_cards(s, s.sheet.side[w], NW42, spells_of(w), extra, discard_these, w)


def discard_these(s: NightWatch, chosen: tuple[int, ...], w: int) -> None:
    for card in chosen:
        spells.discard(s, card, w, NW42)


# vampires
def drink(s: NightWatch, w: int) -> None:
    """NW-77: without cards, so many cards for so many wounds."""
    there_are = len(s.piles[SPELL_DECK]) + len(s.piles[SPELL_DISCARD])
    most = min(MOST_BLOOD, DEADLY - 1 - s.wounds[s.watcher[w]], there_are)
    if most > 0:
        s.ask(s.sheet.side[w], NW77, [*[("draw", n) for n in range(1, most + 1)], (PASS,)], drank, w)


def drank(s: NightWatch, w: int, verb: str, n: int = 0) -> None:
    if verb == PASS:
        return
    card, seat = s.watcher[w], s.sheet.side[w]
    s.wounds[card] += n
    s.note(DRANK_OWN_BLOOD, NW77, seat, card, after=n)
    spells.draw(s, w, n, NW77)


def why_not_drink(s: NightWatch, w: int, n: int) -> Reason | None:
    if s.sheet.breed[w] != VAMPIRE:
        return ONLY_VAMPIRES
    if s.piles[spells_of(w)]:
        return NOT_WITHOUT_CARDS
    return SUICIDE if s.wounds[s.watcher[w]] + n >= DEADLY or n > MOST_BLOOD else None

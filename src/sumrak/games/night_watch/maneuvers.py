"""Chapter 6: shapeshifters, their Spells and their Maneuvers (NW-60 … NW-67, NW-235)."""

from __future__ import annotations

from sumrak.games.night_watch import spells
from sumrak.games.night_watch.events import MADE_MANEUVERS, USED_MANEUVER
from sumrak.games.night_watch.facts import METRO, SHAPESHIFTER
from sumrak.games.night_watch.state import (
    AS_ATTACK,
    AS_PROTECTION,
    MANEUVER,
    NightWatch,
    Slot,
    played_of,
    spells_of,
)
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW61, NW63, NW64, NW65, NW66, NW235 = (
    cite("NW-61"), cite("NW-63"), cite("NW-64"), cite("NW-65"), cite("NW-66"), cite("NW-235"),
)  # fmt: skip
END = "end"
NO_SPELL_NOW = Reason(NW63, "no-spell-now")
NO_ATTACK = Reason(NW66, "no-attack-there")
NO_PROTECTION = Reason(NW66, "no-protection")
ONE_OPPONENT = Reason(NW64, "one-opponent")


def draw(s: NightWatch, k: int) -> None:
    """NW-61: before its attack, as many Spells as its Experience."""
    slot: Slot = s.frames[k]
    spells.draw(s, slot.w, s.sheet.watchers[slot.w].experience, NW61)


def lay(s: NightWatch, w: int) -> None:
    """NW-63: Spells that were not played become Maneuvers."""
    pile = s.piles[spells_of(w)][:]
    for card in pile:
        s.move(card, s.sheet.under[w])
    if pile:
        s.note(MADE_MANEUVERS, NW63, s.sheet.side[w], s.watcher[w], after=len(pile))


# in attack
def in_attack(s: NightWatch, w: int) -> list[Option]:
    """NW-64, NW-66: at a Watcher whom its own Attack is at, and all at one."""
    own = s.piles[s.sheet.under[w]]
    if not own:
        return []
    targets = attacked_by(s, w)
    return [("maneuver", c, t) for c in choices(s, own) for t in targets if why_not_attack(s, w, t) is None]


def attacked_by(s: NightWatch, w: int) -> list[int]:
    """The Watchers at whom this one has played an Attack."""
    played = [c for c in s.piles[played_of(w)] if s.use[c] & AS_ATTACK and not s.use[c] & MANEUVER]
    return list(dict.fromkeys([s.host[c] for c in played if s.facts[s.host[c]].w >= 0]))


def why_not_attack(s: NightWatch, w: int, target: int) -> Reason | None:
    if target not in attacked_by(s, w):
        return NO_ATTACK
    spent = [s.host[c] for c in s.piles[played_of(w)] if s.use[c] & MANEUVER]
    return ONE_OPPONENT if spent and spent[0] != target else None


def why_not_use(s: NightWatch, w: int, card: int, target: int = -1) -> Reason | None:
    """A Maneuver of this shapeshifter, in attack at a target or in defence."""
    if target >= 0:
        return why_not_attack(s, w, target)
    return None if is_protected(s, w) else NO_PROTECTION


def spend(s: NightWatch, w: int, card: int, target: int, use: int) -> None:
    """A Maneuver is shown and works with its Strength (NW-65)."""
    s.move(card, played_of(w))
    s.host[card], s.use[card] = target, use | MANEUVER
    cited = NW64 if use == AS_ATTACK else NW235
    s.note(USED_MANEUVER, cited, s.sheet.side[w], card, target, s.watcher[w], after=spells.power(s, w, card))


# in defence
def defences(s: NightWatch, k: int, w: int) -> None:
    """NW-235: after the last slot, in the order of Initiative."""
    s.moment = "defence"
    while w < s.sheet.size:
        card = s.watcher[w]
        if s.sheet.breed[w] == SHAPESHIFTER and card >= 0 and s.place[card] != METRO and s.piles[s.sheet.under[w]]:
            s.then((defend, w), (defences, k, w + 1))
            return
        w += 1


def defend(s: NightWatch, w: int) -> None:
    own = s.piles[s.sheet.under[w]]
    if own and is_protected(s, w):
        s.ask(s.sheet.side[w], NW235, [*[("maneuver", c) for c in choices(s, own)], (END,)], defended, w)


def defended(s: NightWatch, w: int, verb: str, card: int = -1) -> None:
    if verb != END:
        s.next((defend, w))
        spend(s, w, card, s.watcher[w], AS_PROTECTION)


def is_protected(s: NightWatch, w: int) -> bool:
    """NW-66: a Protection lies on it, its own or an ally's, of whatever Power."""
    card = s.watcher[w]
    for other in range(s.sheet.size):
        for c in s.piles[played_of(other)]:
            if s.host[c] == card and s.use[c] & AS_PROTECTION and not s.use[c] & MANEUVER:
                return True
    return False

"""What is said to whoever names cards with which that is never done: what they are, where they lie, whose they are."""

from __future__ import annotations

from sumrak.games.night_watch import accidents, battle, calls, judging, laying, movement
from sumrak.games.night_watch.facts import HAND, ITEM, SPELL, WATCHER
from sumrak.games.night_watch.state import NightWatch
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW13, NW63, NW111, NW120 = cite("NW-13"), cite("NW-63"), cite("NW-111"), cite("NW-120")
NW121, NW222, NW233, NW243, NW303 = cite("NW-121"), cite("NW-222"), cite("NW-233"), cite("NW-243"), cite("NW-303")
NOT_A_WATCHER = Reason(NW111, "only-watchers-come")
NO_WATCHER = Reason(NW222, "no-watcher-in-play")
NO_WATCHER_TO_HAVE_IT = Reason(NW121, "no-watcher-to-have-it")
NO_ITEM = Reason(NW120, "not-an-item")
NO_SPELL = Reason(NW13, "not-a-spell")
NO_SPELL_TARGET = Reason(NW233, "no-spell-target")
NOT_WEAKENED = Reason(NW243, "not-weakened")
NO_MANEUVER = Reason(NW63, "not-a-maneuver")
NAMES_NOBODY = Reason(NW303, "names-nobody")
NAMES_A_WATCHER = Reason(NW303, "names-a-watcher")
PLAYED_OTHERWISE = Reason(NW222, "not-played-so")
ABOUT = {
    "accident-not-in-hand": 1, "item-not-in-hand": 1, "not-on-the-giver": 1, "not-in-hand": 1, "not-an-item": 1, "not-a-spell": 1,
    "not-weakened": 1, "not-a-maneuver": 1, "not-its-spell": 1, "no-spell-now": 1, "no-amulet": 1, "powerless": 1,
    "names-nobody": 1, "names-a-watcher": 2, "not-played-so": 1, "no-watcher-in-play": 1, "only-vampires-call": 1, "has-called": 1,
    "no-spell-target": 2, "no-watcher-to-have-it": 2, "not-for-them": 2, "not-a-donor": 2, "called-already": 2, "not-here": 2,
    "goes-by-itself": 2, "donor-kept": 2, "donor-moved": 2, "no-donor-here": 2, "own-side": 2, "other-side": 2, "not-yours": 2,
    "had-its-slot": 2, "wrong-kind": 2, "nothing-to-heal": 2, "to-itself": 2, "items-are-attacked": 2, "vampire-in-the-metro": 1,
    "no-actions-in-the-metro": 2, "egor-guarded": 2, "out-of-reach": 2, "donors-are-not-healed": 2,
}  # fmt: skip
"""Of which card a reason speaks where two are named."""
OF_WATCHERS = ("move", "withdraw", "level", "look", "credit")
OF_SPELLS = ("weaken", "burn", "amulet_pays", "burn_amulet", "aim", "amulet", "maneuver")


def why_not_named(s: NightWatch, seat: int, option: Option) -> Reason | None:
    """Why an option that is not conceivable cannot be, out of known cards."""
    if s.end is not None:
        return judging.GAME_OVER
    verb, card, other = option[0], option[1], option[2] if len(option) > 2 else -1
    if verb == "introduce":
        return NOT_A_WATCHER if s.facts[card].type != WATCHER else movement.NOT_HELD
    if verb in ("lay", "take", "give"):
        return why_no_item(s, seat, verb, card, other)
    if verb == "play" or verb == "put":
        return why_not_play(s, seat, verb, card, other)
    if verb == "call":
        return calls.NOT_A_DONOR if s.facts[card].type == WATCHER and is_watcher(s, card) else calls.ONLY_VAMPIRES
    if verb == "choose":
        decision = judging.decision_of(s, seat)
        return judging.choose(s, seat, decision, option) or judging.wait(decision, verb)
    if verb in OF_WATCHERS:
        if not is_watcher(s, card):
            return NO_WATCHER
        return laying.NOT_YOURS if verb == "credit" else movement.NO_DONOR_HERE if verb == "move" else None
    return why_no_spell(s, seat, verb, card, other) if verb in OF_SPELLS else None


def is_watcher(s: NightWatch, card: int) -> bool:
    return card in s.watcher


def why_no_item(s: NightWatch, seat: int, verb: str, card: int, other: int) -> Reason:
    if s.facts[card].type != ITEM:
        return NO_ITEM
    if verb == "take":
        return laying.NOT_LOOSE_HERE
    if verb == "lay" and s.place[card] != HAND + seat:
        return laying.ITEM_NOT_IN_HAND
    if verb == "give" and judging.holder_of_item(s, seat, card) < 0:
        return laying.NOT_ON_GIVER
    return laying.NOT_YOURS if is_watcher(s, other) else NO_WATCHER_TO_HAVE_IT


def why_not_play(s: NightWatch, seat: int, verb: str, card: int, other: int) -> Reason | None:
    if s.facts[card].type == SPELL:
        return why_no_spell(s, seat, verb, card, other)
    if s.place[card] != HAND + seat:
        return judging.NOT_IN_HAND
    if s.facts[card].type in (WATCHER, ITEM) or s.facts[card].donor or verb == "put":
        return PLAYED_OTHERWISE
    return NAMES_A_WATCHER if accidents.is_aimed(s, card) else NAMES_NOBODY


def why_no_spell(s: NightWatch, seat: int, verb: str, card: int, other: int) -> Reason | None:
    if s.facts[card].type != SPELL:
        return NO_SPELL
    if judging.holder(s, seat, card) < 0:
        return battle.NOT_ITS_SPELL
    if verb == "aim" and s.place[card] not in judging.played(s, seat):
        return NOT_WEAKENED
    if verb == "maneuver" and not judging.is_maneuver(s, card):
        return NO_MANEUVER
    if verb in ("amulet_pays", "burn_amulet") or (verb == "amulet" and not judging.is_amulet(s, card)):
        return battle.NO_AMULET
    return NO_SPELL_TARGET if other >= 0 and verb not in ("weaken", "burn") else judging.IN_BATTLE


def why_not_unseen(verb: str, is_first: bool) -> Reason | None:
    """A card that this seat does not know to be anywhere."""
    if not is_first and verb in ("lay", "give"):
        return NO_WATCHER_TO_HAVE_IT
    if not is_first and verb != "call":
        return NO_SPELL_TARGET
    return judging.why_not_unseen(verb)

"""What is said of a game of Night Watch: which events are worth a line in the log, what a decision asks, what an option does."""

from __future__ import annotations

from typing import Any

from sumrak.games.night_watch import balance, gloom, probability, spells
from sumrak.games.night_watch.battle import limit, use_of
from sumrak.games.night_watch.events import (
    BALANCE_MOVED,
    CAME,
    CREDITED,
    DREW_SPELLS,
    ESCORTED,
    HEALED,
    ITEM_DROPPED,
    LURED,
    MOVED,
    NAMES,
    PLAYED_SPELL,
    PUT,
    RECKONED,
    SET_LEVEL,
    USED_MANEUVER,
)
from sumrak.games.night_watch.facts import LOCATION_IDS, SHAPESHIFTER, SPELL, Sheet
from sumrak.games.night_watch.state import AMULET_CARD, AS_ATTACK, NightWatch, Reckoning, Slot, where
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event
from sumrak.kernel.reason import Message, Named, Player, Where
from sumrak.kernel.rulebook import cite

NW72, NW74, NW77 = cite("NW-72"), cite("NW-74"), cite("NW-77")
FROM_TO = MOVED | ESCORTED | CAME | LURED
TO = PUT | ITEM_DROPPED
SILENT = CREDITED
"""The lines around it say it all: what the vampire does with its credit."""
PART_OF_ANOTHER = ((HEALED, NW74), (DREW_SPELLS, NW72), (DREW_SPELLS, NW77))
"""The line about feeding, or about the blood that was drunk, says this too."""
Args = list[tuple[str, Any]]


# the log
def log_message(sheet: Sheet, event: Event, hidden: bool) -> Message | None:
    """A line of the log; where the card is hidden from the reader it stays unnamed."""
    if event.kind & SILENT or (event.kind, event.cite) in PART_OF_ANOTHER:
        return None
    if event.kind == RECKONED and not event.before:  # nobody attacks: the line about wounds of the Gloom is enough
        return None
    args: Args = [("seat", Player(event.seat))] if event.seat >= 0 else []
    for slot, name in zip(("card", "other", "cause"), event.names):
        if name >= 0 and not (hidden and slot == "card"):
            args.append((slot, Named(sheet.cards[name].id)))
    key = NAMES[event.kind] + ("-hidden" if hidden else "") + ("-by" if event.cause >= 0 else "")
    return Message(f"night_watch-log-{key}", (*args, *more_of(sheet, event)))


def more_of(sheet: Sheet, event: Event) -> Args:
    """Numbers of an event, as words where they are no numbers."""
    before, after = event.before, event.after
    if event.kind & FROM_TO:
        return [("from", Where(LOCATION_IDS[before])), ("to", Where(LOCATION_IDS[after]))]
    if event.kind & TO:
        return [("to", Where(LOCATION_IDS[after]))]
    if event.kind == BALANCE_MOVED:
        return chip(after)
    if event.kind == SET_LEVEL:
        return [("move", way(before, after)), ("after", after)]
    if event.kind == PLAYED_SPELL:
        into = before & AS_ATTACK and sheet.facts[event.names[1]].is_svetlana
        on = "self" if event.names[1] == event.names[2] else "vortex" if into else "other"
        return [("on", on), ("after", after)]
    if event.kind == USED_MANEUVER:
        return [("on", "self" if event.names[1] == event.names[2] else "other")]
    return [("before", before), ("after", after)]


def chip(cell: int) -> Args:
    """Where the Treaty chip stands: on whose half, on which cell."""
    return [("side", "night" if cell > 0 else "day" if cell < 0 else "none"), ("n", abs(cell))]


def way(before: int, after: int) -> str:
    """How a level of the Gloom changes."""
    if before == after:
        return "stays"
    if after > before:
        return "deeper" if before else "in"
    return "up" if after else "out"


# decisions
PROMPTS = {"chosen_one": "discard"}
OF_SLOT = ("acted", "paid", "played", "sworded")
OF_WATCHER = ("came", "declared", "set_level", "defended", "amulet_made", "drank")
OF_FRAME = ("divided", "fed")


def watcher_of(s: NightWatch, decision: Decision) -> int:
    """The Watcher that a decision is about, or -1."""
    then, args = decision.then.__name__, decision.args
    if then in OF_SLOT:
        slot: Slot = s.frames[args[0]]
        return slot.w
    w: int = -1
    if then in OF_WATCHER:
        w = args[0]
    elif then in OF_FRAME:
        w = args[1]
    elif then == "chosen_one":
        w = args[5][0]
    return w


def named(s: NightWatch, card: int) -> Named:
    return Named(s.facts[card].card.id)


def prompt(s: NightWatch, decision: Decision, seat: int) -> Message:
    """What is being asked; who does not decide himself reads only what it is about."""
    then = decision.then.__name__
    key, args = PROMPTS.get(then, then).replace("_", "-"), list[tuple[str, Any]]()
    args.append(("seat", Player(decision.seat)))
    w = watcher_of(s, decision)
    if w >= 0:
        args.append(("card", Named(s.sheet.watchers[w].card.id)))
    elif then in ("looked", "decided", "seen"):
        args.append(("card", named(s, decision.args[0])))
    if seat != decision.seat:
        return Message(f"night_watch-prompt-{key}-other", tuple(args))
    return Message(f"night_watch-prompt-{key}", (*args, *details(s, decision, w)))


def details(s: NightWatch, decision: Decision, w: int) -> Args:
    """What only the one who decides needs to read."""
    then, args = decision.then.__name__, decision.args
    if then == "acted":
        return [("place", Where(LOCATION_IDS[where(s, w)]))]
    if then == "set_level":
        return [("n", s.level[w]), ("place", Where(LOCATION_IDS[where(s, w)]))]
    if then == "paid":
        left = gloom.left_of(s, w, args[1])
        return [("price", gloom.price(s, w)), ("left", left)]
    if then == "played":
        room = "any" if s.sheet.breed[w] == SHAPESHIFTER else "some" if limit(s, w) > s.used[w] else "none"
        return [("room", room), ("n", max(0, min(9, limit(s, w) - s.used[w])))]
    if then == "sworded":
        return [("other", named(s, args[1]))]
    if then == "divided":
        f: Reckoning = s.frames[args[0]]
        return [("n", f.shared[0][1])]
    if then == "fed":
        f = s.frames[args[0]]
        return [("n", f.credit[w])]
    if then == "chosen_one":
        return [("n", args[3] - len(args[6]))]
    if then == "decided":
        return [("other", named(s, s.piles[probability.deck_of(s, args[1])][-1]))]
    return []


# options
def option_label(s: NightWatch, option: Option, decision: Decision) -> Message:
    """What an option does, for a button."""
    key, args = option_parts(s, option, decision)
    return Message(f"night_watch-option-{key}", tuple(args))


def option_parts(s: NightWatch, option: Option, decision: Decision) -> tuple[str, Args]:
    verb, then = option[0], decision.then.__name__.replace("_", "-")
    if verb in ("pass", "end", "accept", "decline"):
        own = {"sworded": decision.args[1:2]}.get(decision.then.__name__, ())
        return f"{verb}-{then}", [("card", named(s, card)) for card in own]
    if verb == "stay":
        return "stay", [("card", named(s, s.watcher[watcher_of(s, decision)]))]
    if verb in ("wound", "heal", "draw"):
        return verb, numbers(s, option, decision)
    card = option[1]
    args: Args = [("card", named(s, card))]
    if verb == "introduce":
        return verb, [*args, *chip(balance.stop(balance.after_entry(s, decision.seat, s.facts[card].cost)))]
    if verb in ("put", "move"):
        args.append(("place", Where(LOCATION_IDS[option[2]])))
        if len(option) > 3:
            return "move-with", [*args, ("other", named(s, option[3]))]
        return verb, args
    if verb == "call":
        keeps = s.place[card] == s.place[option[2]]
        return "call-keep" if keeps else "call", [*args, ("other", named(s, option[2]))]
    if verb == "level":
        return level_label(s, option)
    if verb in ("weaken", "amulet_pays", "burn", "burn_amulet"):
        return verb.replace("_", "-"), [*args, *numbers(s, option, decision)]
    if verb == "credit":
        return verb, [*args, ("n", option[2])]
    if len(option) > 2:
        return aimed_label(s, option, decision)
    return f"{verb}-{then}" if verb in ("amulet", "maneuver") else verb, args


def numbers(s: NightWatch, option: Option, decision: Decision) -> Args:
    """How much is paid, and what of a card is left; how much is healed, and how many Spells are drawn."""
    verb = option[0]
    if verb in ("wound", "draw"):
        return [("n", option[1])]
    if verb == "heal":
        f: Reckoning = s.frames[decision.args[0]]
        return [("n", option[1]), ("rest", f.credit[decision.args[1]] - option[1])]
    w = watcher_of(s, decision)
    worth = gloom.amulet_worth(s, w) if "amulet" in verb else s.facts[option[1]].power
    return [("n", option[2]), ("rest", worth - option[2])] if len(option) > 2 else [("n", worth)]


def level_label(s: NightWatch, option: Option) -> tuple[str, Args]:
    """How many Spells may be played on a level, and what it costs."""
    _, card, n = option
    w = s.facts[card].w
    move = way(s.level[w], n)
    return "level", [("move", move), ("n", n), ("cards", n + 1), ("price", gloom.price_at(s, w, n))]


def aimed_label(s: NightWatch, option: Option, decision: Decision) -> tuple[str, Args]:
    """A card and what it is played on, laid on or given to; of a Spell the Power with which it would work."""
    verb, card, target = option[:3]
    args: Args = [("card", named(s, card)), ("other", named(s, target))]
    if s.facts[card].type != SPELL:
        return f"{verb}-on" if verb == "play" else verb, args
    if verb == "maneuver":
        return "maneuver-on", args
    w = watcher_of(s, decision)
    use = use_of(s, w, card, target) | (AMULET_CARD if verb == "amulet" else s.use[card])
    into = use & AS_ATTACK and s.facts[target].is_svetlana
    on = "self" if target == s.watcher[w] else "vortex" if into else "other"
    kind = "amulet" if use & AMULET_CARD else "spell"
    return f"play-{kind}", [*args, ("on", on), ("n", spells.power_as(s, w, card, use, target))]

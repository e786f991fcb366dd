"""Phase 3 (chapters 9, 10 and 13): the opening window, the slots, introduction, moves, escorts, Items."""

from __future__ import annotations

from sumrak.games.night_watch import accidents, balance, calls, items, laying, remains, spells
from sumrak.games.night_watch.events import (
    ESCORTED,
    INTRODUCED,
    MOVED,
    WITHDREW,
)
from sumrak.games.night_watch.facts import (
    DAY,
    GONE,
    HAND,
    ITEM,
    METRO,
    NIGHT,
    SHAPESHIFTER,
    WATCHER,
)
from sumrak.games.night_watch.paths import FAR
from sumrak.games.night_watch.state import NightWatch, Slot, items_of, watchers_at, where
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW67, NW81, NW100, NW102, NW111 = cite("NW-67"), cite("NW-81"), cite("NW-100"), cite("NW-102"), cite("NW-111")
NW112, NW113, NW114, NW119, NW120 = cite("NW-112"), cite("NW-113"), cite("NW-114"), cite("NW-119"), cite("NW-120")
NW121, NW122, NW124, NW202, NW222 = cite("NW-121"), cite("NW-122"), cite("NW-124"), cite("NW-202"), cite("NW-222")
NW223, NW256, NW322, NW321 = cite("NW-223"), cite("NW-256"), cite("NW-322"), cite("NW-321")
PASS, STAY = "pass", "stay"

NOT_HELD = Reason(NW111, "not-in-hand")
OTHER_WATCH = Reason(NW111, "other-watch")
JUST_ENTERED = Reason(NW113, "just-entered")
HAS_CALLED = Reason(NW81, "has-called")
JAMMED = Reason(NW322, "jammed")
TOO_FAR = Reason(NW100, "too-far")
ONLY_LIGHT = Reason(NW202, "only-light-escorts")
NO_DONOR_HERE = Reason(NW202, "no-donor-here")
DONOR_MOVED = Reason(NW202, "donor-moved")
DONOR_KEPT = Reason(NW223, "donor-kept")
EGOR_GUARDED = Reason(NW321, "egor-guarded")
STAYS_IN_PLAY = Reason(NW119, "stays-in-play")


def phase(s: NightWatch, k: int) -> None:
    """NW-222: a table of contents."""
    s.moved, s.held = [], []
    go_on(s, k, "window", DAY)


def go_on(s: NightWatch, k: int, step: str, w: int) -> None:
    """The phase from one of its steps on: a seat's window, the Calls, a Watcher's slot."""
    s.phase, s.slotted = "movement", 0
    steps: list[Step] = [(slots, k, w if step == "slots" else 0), (clean_up, k)]
    if step != "slots":
        steps.insert(0, (calls.begin, k))
    if step == "window":
        steps = [*([] if w == NIGHT else [(window, DAY)]), (window, NIGHT), *steps]
    s.then(*steps)


def clean_up(s: NightWatch, k: int) -> None:
    """NW-222 (d)."""
    s.slotted = (1 << s.sheet.size) - 1
    s.moment = ""
    remains.clean_up(s)


# the opening window
def window(s: NightWatch, seat: int) -> None:
    """NW-214, NW-222 (a): any number of Accidents."""
    options = accidents.plays(s, seat, True)
    if options:
        s.ask(seat, NW222, [*options, (PASS,)], in_window, seat)
    elif s.piles[HAND + seat]:
        s.hush()


def in_window(s: NightWatch, seat: int, verb: str, card: int = -1, target: int = -1) -> None:
    if verb != PASS:
        s.next((window, seat))
        accidents.play(s, seat, verb, card, target)


# slots
def slots(s: NightWatch, k: int, w: int) -> None:
    """NW-222 (c): the next Watcher that is in play or could come."""
    s.moment = "slots"
    while w < s.sheet.size:
        s.slotted = (1 << w) - 1
        if s.watcher[w] >= 0:
            s.next((slots, k, w + 1))
            s.scope(Slot(w), SLOT)
            return
        card = in_hand(s, w)
        if card >= 0:
            s.then((may_come, w), (slots, k, w + 1))
            return
        if could_come(s, w):
            s.hush()
        w += 1


def in_hand(s: NightWatch, w: int) -> int:
    """The card of a Watcher in the hand of its own side, or -1."""
    side = s.sheet.side[w]
    for c in s.piles[HAND + side]:
        if s.facts[c].w == w:
            return c
    return -1


def could_come(s: NightWatch, w: int) -> bool:
    """Whether the opponent must hold it possible that a Watcher is in the hand of its side, and could enter."""
    facts = s.sheet.watchers[w]
    if not s.piles[HAND + facts.side] or balance.why_not_enter(s, facts.side, facts.cost) is not None:
        return False
    return not any([s.facts[c].w == w for c in s.piles[GONE]])


def act(s: NightWatch, k: int) -> None:
    """What the Watcher of a slot may do before it moves, and its move."""
    slot: Slot = s.frames[k]
    w = slot.w
    card = s.watcher[w]
    if card < 0:  # withdrawn
        return
    seat = s.sheet.side[w]
    options: list[Option] = []
    if s.place[card] != METRO:
        options = dealings(s, w, seat)
    if has_accident(s, seat):
        options += accidents.plays(s, seat, False)
    options += moves(s, w)
    if options:
        s.ask(seat, NW222, [*options, (STAY,)], acted, k)
    elif s.piles[HAND + seat]:
        s.hush()


def has_accident(s: NightWatch, seat: int) -> bool:
    for c in s.piles[HAND + seat]:
        facts = s.facts[c]
        if facts.type != WATCHER and facts.type != ITEM:
            return True
    return False


def dealings(s: NightWatch, w: int, seat: int) -> list[Option]:
    """What Items can be laid, taken and given, and Geser's leaving."""
    card, facts, piles = s.watcher[w], s.facts, s.piles
    here = s.place[card]
    options: list[Option] = []
    held = [c for c in piles[HAND + seat] if facts[c].users >> w & 1]
    if held:
        options += [("lay", c, card) for c in choices(s, held)]
    for c in piles[here]:
        if facts[c].users >> w & 1:
            options.append(("take", c))
    for c in piles[items_of(w)]:
        for other in watchers_at(s, here):
            if other != w and facts[c].users >> other & 1:
                options.append(("give", c, s.watcher[other]))
    if facts[card].withdraws:
        options.append(("withdraw", card))
    return options


def moves(s: NightWatch, w: int) -> list[Option]:
    """One step (NW-100), or more with an Item; a Light Watcher may take one Donor along (NW-202)."""
    if (s.jammed | s.called) >> w & 1:
        return []
    card = s.watcher[w]
    here = s.place[card]
    pile = s.piles[items_of(w)]
    options: list[Option] = []
    escorted = []
    if s.sheet.side[w] == NIGHT:
        escorted = [c for c in s.piles[here] if s.facts[c].donor and why_not_escort(s, w, c) is None]
    for there in FAR[items.steps(s, w) if pile else 1][here]:
        options.append(("move", card, there))
        for donor in escorted:
            options.append(("move", card, there, donor))
    return options


def acted(s: NightWatch, k: int, verb: str, card: int = -1, other: int = -1, donor: int = -1) -> None:
    slot: Slot = s.frames[k]
    w = slot.w
    if verb == STAY:
        return
    if verb == "move":
        move(s, w, other, donor)
        return
    s.next((act, k))
    if verb == "lay":
        laying.lay(s, w, card)
    elif verb == "take":
        laying.take(s, w, card)
    elif verb == "give":
        laying.give(s, w, card, other)
    elif verb == "withdraw":
        withdraw(s, w)
    else:
        accidents.play(s, s.sheet.side[w], verb, card, other)


SLOT = ((act,),)


# introduction
def may_come(s: NightWatch, w: int) -> None:
    """NW-112, NW-222: in its own slot, and nothing more in it."""
    card, seat = in_hand(s, w), s.sheet.side[w]
    if card >= 0 and why_not_introduce(s, seat, card) is None:
        s.ask(seat, NW112, [("introduce", card), (PASS,)], came, w)


def came(s: NightWatch, w: int, verb: str, card: int = -1) -> None:
    if verb != PASS:
        introduce(s, w, card)


def why_not_introduce(s: NightWatch, seat: int, card: int) -> Reason | None:
    """The moment is not looked at here."""
    facts = s.facts[card]
    if s.place[card] != HAND + seat:
        return NOT_HELD
    return OTHER_WATCH if facts.side != seat else balance.why_not_enter(s, seat, facts.cost)


def introduce(s: NightWatch, w: int, card: int) -> None:
    """NW-113, NW-114: into the Metro, the chip moves, Spells as many as its Strength."""
    seat, facts = s.sheet.side[w], s.facts[card]
    s.move(card, METRO)
    s.watcher[w] = card
    s.level[w] = s.old_level[w] = s.fresh[w] = 0
    s.entered |= 1 << w
    s.note(INTRODUCED, NW113, seat, card, before=facts.cost)
    balance.put_chip(s, balance.after_entry(s, seat, facts.cost), NW114)
    spells.draw(s, w, facts.strength, NW113)


# moving
def why_not_move(s: NightWatch, seat: int, card: int, there: int, donor: int = -1) -> Reason | None:
    """The moment is not looked at here, save that who has just entered cannot move at all."""
    w = s.facts[card].w
    if s.sheet.side[w] != seat:
        return laying.NOT_YOURS
    if s.entered >> w & 1:
        return JUST_ENTERED
    if s.called >> w & 1:
        return HAS_CALLED
    if s.jammed >> w & 1:
        return JAMMED
    if there not in FAR[items.steps(s, w)][s.place[card]]:
        return TOO_FAR
    return None if donor < 0 else why_not_escort(s, w, donor)


def why_not_escort(s: NightWatch, w: int, donor: int) -> Reason | None:
    """NW-202, NW-223."""
    if s.sheet.side[w] != NIGHT:
        return ONLY_LIGHT
    if not s.facts[donor].donor or s.place[donor] != where(s, w):
        return NO_DONOR_HERE
    if donor in s.moved:
        return DONOR_MOVED
    if donor in s.held:
        return DONOR_KEPT
    if calls.is_egor_guarded(s, donor):
        return EGOR_GUARDED
    return calls.GOES_BY_ITSELF if calls.is_lured(s, donor) else None


def move(s: NightWatch, w: int, there: int, donor: int) -> None:
    """NW-100; NW-67: who begins to move loses its Maneuvers; Items go along (NW-120)."""
    card = s.watcher[w]
    here = s.place[card]
    if s.sheet.breed[w] == SHAPESHIFTER:
        remains.drop_maneuvers(s, w)
    s.move(card, there)
    s.note(MOVED, NW100, s.sheet.side[w], card, before=here, after=there)
    if donor >= 0:
        s.move(donor, there)
        s.moved.append(donor)
        s.note(ESCORTED, NW202, s.sheet.side[w], donor, card, before=here, after=there)


# Geser
def why_not_withdraw(s: NightWatch, seat: int, card: int) -> Reason | None:
    """NW-119, NW-256."""
    if not s.facts[card].withdraws:
        return STAYS_IN_PLAY
    if s.facts[card].side != seat:
        return laying.NOT_YOURS
    if s.entered >> s.facts[card].w & 1:
        return JUST_ENTERED
    return laying.NO_ACTIONS if s.place[card] == METRO else None


def withdraw(s: NightWatch, w: int) -> None:
    """NW-256: out of the game for good, and the chip comes back some way."""
    card = s.watcher[w]
    back = s.facts[card].withdraws
    s.note(WITHDREW, NW256, s.sheet.side[w], card)
    remains.leave(s, w)
    balance.put_chip(s, s.balance + (back if s.sheet.side[w] == NIGHT else -back), NW256)
    s.move(card, GONE)

"""What may be named, and why it may not be done: "why can't I?" for everything on the table."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.night_watch import accidents, battle, calls, gloom, laying, maneuvers, movement, receiving, targets
from sumrak.games.night_watch.facts import DAY, HAND, ITEM, LOCATIONS, SPELL, VAMPIRE, WATCHER
from sumrak.games.night_watch.state import NightWatch, Slot, items_of, played_of, spells_of
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW13, NW42, NW59, NW74, NW75, NW77 = (
    cite("NW-13"), cite("NW-42"), cite("NW-59"), cite("NW-74"), cite("NW-75"), cite("NW-77"),
)  # fmt: skip
NW80, NW91, NW112, NW121, NW122, NW124 = (
    cite("NW-80"), cite("NW-91"), cite("NW-112"), cite("NW-121"), cite("NW-122"), cite("NW-124"),
)  # fmt: skip
NW130, NW214, NW222, NW230, NW231, NW235 = (
    cite("NW-130"), cite("NW-214"), cite("NW-222"), cite("NW-230"), cite("NW-231"), cite("NW-235"),
)  # fmt: skip
NW243, NW256, NW262, NW303, NW311 = cite("NW-243"), cite("NW-256"), cite("NW-262"), cite("NW-303"), cite("NW-311")

GAME_OVER = Reason(NW262, "game-over")
OPPONENT_DECIDES = Reason(NW214, "opponent-decides")
NOT_ITS_SLOT = Reason(NW222, "not-its-slot")
SLOT_OVER = Reason(NW112, "slot-over")
COMES_IN_ITS_SLOT = Reason(NW112, "comes-in-its-slot")
LAID_IN_ITS_SLOT = Reason(NW121, "laid-in-its-slot")
GIVEN_IN_GIVERS_SLOT = Reason(NW122, "given-in-givers-slot")
TAKEN_IN_ITS_SLOT = Reason(NW124, "taken-in-its-slot")
LEAVES_IN_ITS_SLOT = Reason(NW256, "leaves-in-its-slot")
NOT_IN_HAND = Reason(NW130, "accident-not-in-hand")
NOT_YOUR_TURN = Reason(NW303, "not-your-turn")
ONLY_IN_WINDOW = Reason(NW303, "only-in-the-window")
ONLY_DAY_CALLS = Reason(NW80, "only-day-calls")
CALLS_FIRST = Reason(NW80, "calls-before-moves")
IN_GLOOM_STEP = Reason(NW230, "in-the-gloom-step")
IN_BATTLE = Reason(NW231, "in-battle")
IN_DEFENCE = Reason(NW235, "in-its-slot-or-defence")
WHEN_RECEIVING = Reason(NW91, "when-receiving")
BLOOD_WHEN_RECEIVING = Reason(NW77, "blood-when-receiving")
NOT_AMONG = Reason(NW42, "not-among")
MUST_PAY = Reason(NW59, "must-pay")
MUST_AIM = Reason(NW243, "must-aim")
NOT_NOW = {"look": Reason(NW311, "not-now"), "credit": Reason(NW75, "not-now"), "heal": Reason(NW74, "not-now")}
PAYING = ("weaken", "burn", "amulet_pays", "burn_amulet", "wound")
IN_BATTLE_ONLY = ("weaken", "burn", "amulet_pays", "burn_amulet", "wound", "level", "credit", "look")
DEEP, MUCH = 5, 9


def decision_of(s: NightWatch, seat: int) -> Decision | None:
    return s.pending if s.pending is not None and s.pending.seat == seat else None


def slot_of(s: NightWatch) -> int:
    """The Watcher whose slot it is, or -1."""
    frame = s.frames[-1] if s.frames else None
    return frame.w if isinstance(frame, Slot) else -1


def own(s: NightWatch, seat: int) -> list[int]:
    """A seat's Watchers in play, the one whose slot it is first."""
    now = slot_of(s)
    found = [w for w, card in enumerate(s.watcher) if card >= 0 and s.sheet.side[w] == seat]
    return sorted(found, key=lambda w: w != now)


# what may be named
def conceivable(s: NightWatch, seat: int) -> list[Option]:
    """Every option that a player might name, out of the cards that this seat knows to be somewhere."""
    mine = own(s, seat)
    figures = [c for c in s.watcher if c >= 0]
    donors = calls.donors(s)
    options: list[Option] = []
    options += of_hand(s, seat, figures)
    options += of_spells(s, mine, [*figures, *donors, *items_in_play(s), *svetlana(s)])
    for card in figures:
        is_mine = s.sheet.side[s.facts[card].w] == seat
        for place in range(LOCATIONS):
            options.append(("move", card, place))
            options += [("move", card, place, donor) for donor in donors] if is_mine else []
        options += [("withdraw", card), ("look", card)]
        options += [("level", card, n) for n in range(DEEP)]
        options += [("call", card, c) for c in [*donors, *figures] if c != card]
        if is_mine:
            options += [("credit", card, n) for n in range(MUCH)]
    for item in items_in_play(s):
        options.append(("take", item))
        options += [("give", item, s.watcher[w]) for w in mine]
    options += [("wound", n) for n in range(1, DEEP)] + [("heal", n) for n in range(MUCH)]
    options += [("draw", n) for n in range(1, 4)]
    return options + [(word,) for word in ("stay", "accept", "decline", "pass", "end")]


def of_hand(s: NightWatch, seat: int, figures: list[int]) -> list[Option]:
    """Cards of the Probability Lines."""
    options: list[Option] = []
    for c in choices(s, s.piles[HAND + seat]):
        facts = s.facts[c]
        if facts.type == WATCHER:
            options.append(("introduce", c))
        elif facts.type == ITEM:
            options += [("lay", c, card) for card in figures]
        else:
            options += accidents.uses(s, seat, c)
    return options


def of_spells(s: NightWatch, mine: list[int], targets: list[int]) -> list[Option]:
    """Spells of all Watchers of a seat; one of each name, from the hand of the one whose slot it is if it is there."""
    options: list[Option] = []
    named: set[int] = set()
    for w in mine:
        for c in choices(s, s.piles[spells_of(w)]):
            if s.definition[c] not in named:
                named.add(s.definition[c])
                options += [("play", c, t) for t in targets]
                options += [("weaken", c, n) for n in range(1, DEEP)]
                options += [("burn", c), ("choose", c), ("amulet", c)]
    amulets: set[int] = set()
    maneuvers_named: set[int] = set()
    for w in mine:
        options += [("aim", c, t) for c in s.piles[played_of(w)] if s.host[c] < 0 for t in targets]
        amulet = gloom.amulet(s, w)
        if amulet >= 0 and s.definition[amulet] not in amulets:
            amulets.add(s.definition[amulet])
            options += [("amulet", amulet, t) for t in targets]
            options += [("amulet_pays", amulet, n) for n in range(1, DEEP)] + [("burn_amulet", amulet)]
        elif s.sheet.under[w] >= 0 and amulet < 0:
            for c in choices(s, s.piles[s.sheet.under[w]]):
                if s.definition[c] not in maneuvers_named:
                    maneuvers_named.add(s.definition[c])
                    options += [("maneuver", c), *[("maneuver", c, t) for t in targets if s.facts[t].w >= 0]]
                    if s.definition[c] not in named:
                        options += [("play", c, t) for t in targets]
    return options


def items_in_play(s: NightWatch) -> list[int]:
    loose = [c for place in range(LOCATIONS) for c in s.piles[place] if s.facts[c].type == ITEM]
    return [*loose, *[c for w in range(s.sheet.size) for c in s.piles[items_of(w)]]]


def svetlana(s: NightWatch) -> list[int]:
    return [c for place in range(LOCATIONS) for c in s.piles[place] if s.facts[c].is_svetlana]


def worth_asking(s: NightWatch, seat: int, card: int) -> list[Option]:
    """What "why can't I?" answers for one card: all that can be done with it, or to it by what is being decided."""
    decision = decision_of(s, seat)
    verbs = {option[0] for option in decision.options} if decision is not None else set()
    found = [
        option for option in conceivable(s, seat) if len(option) > 1 and option[0] not in ("draw", "heal", "wound")
    ]
    with_it = [option for option in found if option[1] == card]
    if s.phase != "battle":
        with_it = [option for option in with_it if option[0] not in IN_BATTLE_ONLY] or with_it
    to_it = [option for option in found if len(option) > 2 and card in option[2:] and option[0] in verbs]
    to_it = [option for option in to_it if option[0] in ("play", "aim", "amulet", "maneuver", "call", "lay", "give")]
    return [*with_it, *to_it]


# why not
def why_not(s: NightWatch, seat: int, option: Option) -> Reason | None:
    """Why this seat may not do this now, or None: what speaks against the thing itself comes before the moment."""
    if s.end is not None:
        return GAME_OVER
    decision = decision_of(s, seat)
    if decision is not None and option in decision.options:
        return None
    verb = option[0]
    if verb in PAYING:
        return pay(s, seat, decision, option)
    judge = JUDGES.get(verb)
    reason = judge(s, seat, decision, option) if judge is not None else None
    return reason or wait(decision, verb)


def wait(decision: Decision | None, verb: str) -> Reason:
    """Somebody else is asked, or something else."""
    if decision is None:
        return OPPONENT_DECIDES
    if decision.then is gloom.paid:
        return MUST_PAY
    if verb == "end" and decision.then is battle.played:
        return MUST_AIM
    return Reason(decision.cite, "answer-first")


def introduce(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    card = option[1]
    reason = movement.why_not_introduce(s, seat, card)
    if reason is not None:
        return reason
    is_over = s.phase != "movement" or s.slotted >> s.facts[card].w & 1
    return SLOT_OVER if is_over else COMES_IN_ITS_SLOT


def lay(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    card = option[2] if len(option) > 2 else -1
    if card < 0:
        reasons = [laying.why_not_lay(s, seat, option[1], s.watcher[w]) for w in own(s, seat)]
        return LAID_IN_ITS_SLOT if not reasons or None in reasons else reasons[0]
    return laying.why_not_lay(s, seat, option[1], card) or LAID_IN_ITS_SLOT


def take(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    """The taker is the Watcher whose slot it is."""
    takers = [slot_of(s)] if slot_of(s) in own(s, seat) and s.phase == "movement" else own(s, seat)
    reasons = [laying.why_not_take(s, seat, option[1], s.watcher[w]) for w in takers]
    if not reasons or None in reasons:
        return TAKEN_IN_ITS_SLOT
    return reasons[0]


def give(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    giver = holder_of_item(s, seat, option[1])
    if giver < 0:
        return laying.NOT_ON_GIVER
    if len(option) < 3:
        return GIVEN_IN_GIVERS_SLOT
    return laying.why_not_give(s, seat, option[1], giver, option[2]) or GIVEN_IN_GIVERS_SLOT


def holder_of_item(s: NightWatch, seat: int, item: int) -> int:
    """The Watcher of this seat who has an Item, or -1."""
    return next((w for w in own(s, seat) if s.place[item] == items_of(w)), -1)


def move(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    there = option[2] if len(option) > 2 else -1
    donor = option[3] if len(option) > 3 else -1
    reason = movement.why_not_move(s, seat, option[1], there, donor)
    if reason is movement.TOO_FAR and there < 0:
        reason = None
    return reason or NOT_ITS_SLOT


def withdraw(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    return movement.why_not_withdraw(s, seat, option[1]) or LEAVES_IN_ITS_SLOT


def call(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if seat != DAY:
        return ONLY_DAY_CALLS
    if len(option) > 2:
        reason = calls.why_not_call(s, option[1], option[2])
        if reason is not None:
            return reason
    return None if s.moment == "calls" else CALLS_FIRST


def level(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    w = s.facts[option[1]].w
    if s.sheet.side[w] != seat:
        return laying.NOT_YOURS
    reason = gloom.why_not_level(s, seat, option[1], option[2] if len(option) > 2 else s.level[w])
    if reason is not None:
        return reason
    if s.phase == "battle" and (s.moment != "gloom" or asked_before(decision, w)):
        return gloom.SET_ALREADY
    return IN_GLOOM_STEP


def asked_before(decision: Decision | None, w: int) -> bool:
    """Whether the Gloom step has gone past this Watcher."""
    return decision is not None and decision.then is gloom.set_level and w < decision.args[0]


def pay(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if decision is None or decision.then is not gloom.paid:
        return gloom.NOT_NOW
    return gloom.why_not_pay(s, decision.args[0], decision.args[1], option)


def play(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    """A Spell in battle, or an Accident."""
    card = option[1]
    if s.facts[card].type == SPELL:
        return spell(s, seat, decision, option)
    if s.place[card] != HAND + seat:
        return NOT_IN_HAND
    reason = accidents.why_not_play(s, seat, option)
    if reason is not None:
        return reason
    if s.facts[card].donor and (decision is None or decision.then is not movement.in_window):
        return ONLY_IN_WINDOW
    return NOT_YOUR_TURN


def spell(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    verb, card = option[0], option[1]
    if verb == "amulet" and len(option) < 3:
        return amulet(s, seat, decision, card)
    acting = decision is not None and decision.then is battle.played
    w = slot_of(s) if acting else holder(s, seat, card)
    if not acting or w < 0:
        return IN_BATTLE
    if len(option) > 2:
        return battle.why_not_play(s, w, verb, card, option[2])
    reasons = [battle.why_not_play(s, w, verb, card, target) for target in targets.within_reach(s, w)]
    return None if None in reasons else reasons[0]


def holder(s: NightWatch, seat: int, card: int) -> int:
    """The Watcher of this seat whose Spell, Amulet or weakened card this is, or -1."""
    for w in own(s, seat):
        if s.place[card] in (spells_of(w), played_of(w), s.sheet.under[w]):
            return w
    return -1


def played(s: NightWatch, seat: int) -> list[int]:
    """The places of what the Watchers of a seat have played or weakened."""
    return [played_of(w) for w in own(s, seat)]


def is_amulet(s: NightWatch, card: int) -> bool:
    return any([gloom.amulet(s, w) == card for w, watcher in enumerate(s.watcher) if watcher >= 0])


def is_maneuver(s: NightWatch, card: int) -> bool:
    """NW-63: it lies under a shapeshifter."""
    return s.place[card] in [place for place in s.sheet.under if place >= 0] and not is_amulet(s, card)


def amulet(s: NightWatch, seat: int, decision: Decision | None, card: int) -> Reason | None:
    if decision is not None and decision.then is receiving.amulet_made:
        return receiving.why_not_amulet(s, decision.args[0], card)
    w = holder(s, seat, card)
    return (receiving.why_not_amulet(s, w, card) if w >= 0 else receiving.NOT_HER_SPELL) or WHEN_RECEIVING


def maneuver(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    w = holder(s, seat, option[1])
    reason = maneuvers.why_not_use(s, w, option[1], option[2] if len(option) > 2 else -1)
    return reason or (None if decision is not None and s.phase == "battle" else IN_DEFENCE)


def choose(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if decision is not None and decision.options[0][0] == "choose":
        return NOT_AMONG
    return None


def draw(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    """NW-77."""
    if decision is not None and decision.then is receiving.drank:
        return receiving.why_not_drink(s, decision.args[0], option[1] if len(option) > 1 else 1)
    vampires = [w for w in own(s, seat) if s.sheet.breed[w] == VAMPIRE]
    if not vampires:
        return receiving.ONLY_VAMPIRES
    reasons = [receiving.why_not_drink(s, w, option[1] if len(option) > 1 else 1) for w in vampires]
    return BLOOD_WHEN_RECEIVING if None in reasons else reasons[0]


def other(s: NightWatch, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    return None if decision is None else NOT_NOW[option[0]]


JUDGES: dict[str, Callable[[NightWatch, int, Decision | None, Option], Reason | None]] = {
    "introduce": introduce, "lay": lay, "take": take, "give": give, "move": move, "withdraw": withdraw, "call": call,
    "level": level, "play": play, "put": play, "aim": spell, "amulet": spell, "maneuver": maneuver, "choose": choose,
    "draw": draw, "look": other, "credit": other, "heal": other,
}  # fmt: skip

UNSEEN = {
    "introduce": movement.NOT_HELD,
    "lay": laying.ITEM_NOT_IN_HAND,
    "take": laying.NOT_LOOSE_HERE,
    "give": laying.NOT_ON_GIVER,
    "play": NOT_IN_HAND,
    "put": NOT_IN_HAND,
    "call": calls.NOT_A_DONOR,
}


def why_not_unseen(verb: str) -> Reason | None:
    """A card that this seat does not know to be anywhere."""
    return (UNSEEN.get(verb) or battle.NOT_ITS_SPELL) if verb else None

"""What is said of a game of Vampire: which events have a line in the log, what a decision asks, what an option does."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes.blocks import turn_to_block
from sumrak.games.vtes.events import (
    ANNOUNCED,
    BLED,
    BLOCK_FAILED,
    BURNED_BLOOD,
    BURNED_POOL,
    CALLED,
    CHANGED_PLACES,
    COMBAT_ENDED,
    DECLINED,
    DREW,
    ENTERED,
    GAINED_BLOOD,
    GAINED_POOL,
    NAMES,
    PHASE,
    REDIRECTED,
    SUCCEEDED,
    TAPPED,
    TRANSFERRED,
    UNTAPPED,
    VOTED,
)
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.frames import BLEED, CARD, DIABLERIZE, KINDS, OFFERED, RESCUE, TAKE, Action, Play
from sumrak.games.vtes.sayings.shortly import effect_of
from sumrak.games.vtes.state import MINIONS, Vtes
from sumrak.games.vtes.vocabulary.terms import SUPERIOR, A, Type
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event
from sumrak.kernel.reason import Message, Named, Player
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import respond

SILENT = PHASE | DECLINED | SUCCEEDED
"""What the lines around these say too."""
WITH_CAUSE = frozenset(
    ("gained-pool", "burned-pool", "gained-blood", "burned-blood", "burned", "strike", "tapped", "untapped")
)
WINDOWS = (
    "played", "announced", "a", "b", "c", "d", "blocked", "after", "before-votes", "poll", "before-range", "range", "before-strikes",
    "strike", "strikes-chosen", "more-strikes", "prevent", "press", "round-ends", "after-combat", "to-torpor", "ousting", "untap",
    "between", "diablerie", "master", "influence", "discard", "facing", "burning",
)  # fmt: skip
"""Words of the windows, by bit."""


OF_CARD = ("vampire_chosen", "counted")
"""What is answered for a card in play, which comes first among the arguments."""
LEFT = {"influence-act": "transfers", "master-act": "masters"}
"""What is counted down in a phase: the question says how much is left."""
TRANSFER, REPLACED = cite("VTES-7.2.1"), cite("VTES-1.6.1.2.1")
AT_CARDS = (TAKE, CARD, OFFERED, RESCUE, DIABLERIZE)
"""Actions whose line names the card at which they aim."""
ENTERED_KEYS = {"VTES-4.2.5": "title", "VTES-10.5.1": "became-anarch"}


# the log
def log_message(sheet: Sheet, event: Event, hidden: bool) -> Message | None:
    """A line of the log; where the card is hidden from the reader it stays unnamed."""
    if event.kind & SILENT or (event.kind & (TAPPED | UNTAPPED) and event.cause < 0):
        return None
    if event.cite == TRANSFER and event.kind & (BURNED_POOL | GAINED_POOL):
        return None  # the transfer has a line of its own
    if event.kind == DREW and hidden and event.cite == REPLACED:
        return None  # whoever plays a card takes another one
    word = NAMES[event.kind]
    caused = event.cause >= 0 and event.cause != event.card and word in WITH_CAUSE
    args: list[tuple[str, Any]] = [("seat", Player(event.seat))]
    for slot, name in zip(("card", "other", "cause"), event.names):
        if name >= 0 and not (hidden and slot == "card") and (caused or slot != "cause"):
            args.append((slot, Named(sheet.cards[name].id)))
    key = log_key(sheet, event, word)
    if event.kind in (BLED, REDIRECTED):
        args.append(("target", Player(event.before if event.kind == BLED else event.after)))
    elif (event.kind == CHANGED_PLACES and event.after >= 0) or (event.kind == ANNOUNCED and event.before == BLEED):
        args.append(("target", Player(event.after)))
    args += [("before", event.before), ("after", event.after), ("n", abs(event.after - event.before))]
    return Message(f"vtes-log-{key}" + ("-hidden" if hidden else "") + ("-by" if caused else ""), tuple(args))


def log_key(sheet: Sheet, event: Event, word: str) -> str:
    if event.kind == ANNOUNCED:
        at = "-at" if event.names[1] >= 0 and event.before in AT_CARDS else ""
        return f"{word}-{KINDS[event.before]}{at}"
    if event.kind == BLOCK_FAILED and event.after > event.before:
        return f"{word}-short"
    if event.kind & (GAINED_BLOOD | BURNED_BLOOD):
        types = sheet.cards[event.names[0]].types
        return f"{word}-life" if Type.ALLY in types or Type.RETAINER in types else word
    if event.kind == VOTED:
        how = "card" if event.card >= 0 else "edge"
        return f"{word}-{how}-{'for' if event.before > 0 else 'against'}"
    if event.kind == ENTERED and event.cite in ENTERED_KEYS:
        return ENTERED_KEYS[event.cite]
    if event.kind == TRANSFERRED and event.after < event.before:
        return "recalled"
    if event.kind == COMBAT_ENDED and event.card < 0:
        return "combat-over"
    if event.card < 0 and word in ("cancelled", "fizzled"):
        return f"{word}-{'referendum' if word == 'cancelled' else 'poll'}"
    if event.kind == CHANGED_PLACES and event.after < 0:
        return "new-seating"
    if event.kind == CALLED and event.cite == "VTES-6.5.6.1":
        return "called-hunt"
    if word in ("put-on", "contested") and event.other < 0:
        return f"{word}-counters" if word == "put-on" else word
    return word


def end_message(termination: str, winners: tuple[int, ...]) -> Message:
    if termination in ("TIME", "REPETITION"):
        return Message(f"vtes-end-{termination.lower()}")
    if len(winners) == 1:
        return Message("vtes-end-won", (("seat", Player(winners[0])),))
    return Message("vtes-end-shared" if winners else "vtes-end-none")


# decisions
def prompt(s: Vtes, decision: Decision, seat: int) -> Message:
    """What is being asked; who does not decide reads whose choice it is."""
    key = prompt_key(decision)
    if key == "window-a" and not may_block(s, decision):
        key += "-acting" if is_acting(s, decision) else "-early"
    args: list[tuple[str, Any]] = [("seat", Player(decision.seat))]
    card = source_of(s, decision)
    if card >= 0 and seat == decision.seat:
        args.append(("card", Named(s.sheet.cards[s.definition[card]].id)))
        key += "-card" if decision.then.__name__ in ("slot_chosen", "upkeep_chosen") else ""
        if decision.then.__name__ == "slot_chosen":
            args.append(("what", what_is_chosen(s, decision)))
    elif key in LEFT and seat == decision.seat:
        args.append(("n", getattr(s, LEFT[key])))
    if key == "has-bid":
        args.append(("n", decision.args[5]))
    return Message(f"vtes-prompt-{key}" + ("" if seat == decision.seat else "-other"), tuple(args))


def what_is_chosen(s: Vtes, decision: Decision) -> str:
    """What all that can be chosen is: a player, a number, a minion, some card."""
    verbs = {option[0] for option in decision.options} - {"done", "decline"}
    if verbs == {"choose"}:
        cards = [option[1] for option in decision.options if len(option) > 1]
        return "minion" if all([s.zone(c) in MINIONS for c in cards]) else "card"
    return {"target": "seat", "number": "number"}.get(verbs.pop(), "other") if len(verbs) == 1 else "other"


def prompt_key(decision: Decision) -> str:
    then = decision.then
    if then is respond:
        return f"window-{WINDOWS[decision.args[1].bit_length() - 1]}"
    name = then.__name__.replace("_", "-")
    if name in ("act", "chosen"):
        return f"{then.__module__.rpartition('.')[2]}-{name}"
    return name


def may_block(s: Vtes, decision: Decision) -> bool:
    """Whether it is a window in which to pass means not to block (VTES-6.2.2.9)."""
    f = action_asked(s, decision)
    return f is not None and turn_to_block(s, f) == decision.seat


def is_acting(s: Vtes, decision: Decision) -> bool:
    f = action_asked(s, decision)
    return f is not None and f.seat == decision.seat


def action_asked(s: Vtes, decision: Decision) -> Action | None:
    """The action in whose state A somebody is asked (VTES-6.2.2.7), or None."""
    if decision.then is not respond or decision.args[1] != A or not 0 <= decision.args[0] < len(s.frames):
        return None
    frame = s.frames[decision.args[0]]
    return frame if isinstance(frame, Action) else None


def source_of(s: Vtes, decision: Decision) -> int:
    """The card for which something is chosen, or -1."""
    for x in decision.args[:1]:
        if isinstance(x, Play):
            return x.card
        if decision.then.__name__ in OF_CARD:
            return int(x)
    return -1


# options
def option_label(s: Vtes, option: Option, decision: Decision) -> Message | None:
    """Labels that are not the usual ones: the level at which a card is played, which text of a card is used."""
    verb = option[0]
    if verb == "play" and len(option) > 3:
        facts = s.facts[option[1]]
        names: list[tuple[str, Any]] = [("card", Named(facts.card.id)), ("other", Named(s.facts[option[2]].card.id))]
        use = facts.uses[option[3]]
        level = "-superior" if any([level == SUPERIOR for _, level in use.needs]) else ""
        if not level and len(facts.uses) > 1 and not use.needs:
            names.append(("what", effect_of(use)))
            level = "-way"
        return Message(f"vtes-option-play-on{level}", tuple(names))
    if verb == "use":
        facts = s.facts[option[1]]
        names, way = [("card", Named(facts.card.id))], ""
        if len(facts.abilities) > 1:
            names.append(("what", effect_of(facts.abilities[option[2]])))
            way = "-way"
        return Message(f"vtes-option-use{way}", tuple(names))
    if verb == "act":
        facts = s.facts[option[1]]
        names, way = [("card", Named(facts.card.id)), ("other", Named(s.facts[option[2]].card.id))], ""
        if len(facts.offers) > 1:
            names.append(("what", effect_of(facts.offers[option[3]].use)))
            way = "-way"
        return Message(f"vtes-option-act{way}", tuple(names))
    if verb == "learn":
        zone = s.places[option[2]].id.partition(".")[2]
        return Message("vtes-option-learn", (("card", Named(s.facts[option[1]].card.id)), ("place", zone)))
    if verb == "pass" and may_block(s, decision):
        return Message("vtes-option-pass-a")
    return None

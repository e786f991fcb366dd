"""What is said of a game of The V: which events are worth a line in the log, what a decision asks, what an option does."""

from __future__ import annotations

from typing import Any

from sumrak.games.the_v.events import (
    AFTER_DUEL,
    ANNOUNCED,
    BECAME,
    CHANGED,
    CHOSE_DUEL_CARD,
    DREW,
    DUEL_CARD_WORKS,
    ENDED_DUEL,
    ENDED_TURN,
    ENTERED,
    EXHAUSTED,
    NAMES,
    PLAYED,
    TURNED,
    UNTAPPED,
)
from sumrak.games.the_v.facts import Sheet
from sumrak.games.the_v.state import TheV
from sumrak.games.the_v.targets import Work, effect_of
from sumrak.games.the_v.vocabulary.effects import Discard, RemoveFromScrapheap
from sumrak.games.the_v.vocabulary.requirements import TurnOwn, TurnTitle
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.games.the_v.vocabulary.values import pair
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event
from sumrak.kernel.reason import Message, Named, Player
from sumrak.kernel.rulebook import cite

V64, V65, V76, V82, V90 = cite("V-64"), cite("V-65"), cite("V-76"), cite("V-82"), cite("V-90")
SILENT = ENDED_TURN | ENDED_DUEL | AFTER_DUEL | CHOSE_DUEL_CARD | DUEL_CARD_WORKS
"""The lines around these say it all: the next turn, the comparison, the opened cards and what they do."""
PART_OF_ANOTHER = ((TURNED, V90), (TURNED, V82), (UNTAPPED, V65))
"""What everybody expects: attackers and users of abilities turn, the untap phase untaps."""
PAID = (Discard, RemoveFromScrapheap, TurnOwn, TurnTitle)
VALUES = ("influence", "threat", "endurance")
PROMPTS = {"discard_these": "discard", "remove_these": "remove"}


# the log
def is_told(sheet: Sheet, event: Event, hidden: bool) -> bool:
    """Whether an event has a line of its own."""
    if event.kind & SILENT or (event.cause < 0 and (event.kind, event.cite) in PART_OF_ANOTHER):
        return False
    if event.kind == ENTERED:
        return event.cause >= 0  # put into play; else it has just been played
    if event.kind == DREW and hidden:
        return event.cite != V64 and not event.before  # in the draw phase everybody draws; several cards are one line
    if event.kind & (ANNOUNCED | PLAYED):
        card = sheet.cards[event.names[0]]
        if card.type is Kind.MODIFICATION:  # "plays it on …" comes when the character is known, after what is paid
            return any([isinstance(requirement, PAID) for requirement in card.requirements])
        first = ANNOUNCED if card.requirements or card.type is Kind.ACTION else PLAYED
        return event.kind == first
    return True


def log_key(sheet: Sheet, event: Event) -> str:
    word = NAMES[event.kind]
    if event.kind == ANNOUNCED and sheet.cards[event.names[0]].type is not Kind.MODIFICATION:
        return NAMES[PLAYED]
    if event.kind == EXHAUSTED and event.cite == V76:
        return "exhausted-alone"
    if event.kind == BECAME:
        return f"{word}-{VALUES[event.before]}"
    if event.kind == ENTERED and event.other >= 0:
        return f"{word}-on"
    return word


def log_message(sheet: Sheet, event: Event, hidden: bool) -> Message | None:
    """A line of the log; where the card is hidden from the reader it stays unnamed."""
    if not is_told(sheet, event, hidden):
        return None
    caused = event.cause >= 0 and event.cause != event.card
    args: list[tuple[str, Any]] = [("seat", Player(event.seat))]
    for slot, name in zip(("card", "other", "cause"), event.names):
        if name >= 0 and not (hidden and slot == "card") and (caused or slot != "cause"):
            args.append((slot, Named(sheet.cards[name].id)))
    if event.kind == CHANGED:
        args.append(("change", pair(event.before, event.after)))
    else:
        args += [("before", event.before), ("after", event.after)]
    key = log_key(sheet, event) + ("-hidden" if hidden else "") + ("-by" if caused else "")
    return Message(f"the_v-log-{key}", tuple(args))


# decisions
def prompt(s: TheV, decision: Decision, seat: int) -> Message:
    """What is being asked; who does not decide himself reads only what it is about."""
    key = prompt_key(s, decision)
    args: list[tuple[str, Any]] = [("seat", Player(decision.seat))]
    source = source_of(decision)
    if source >= 0:
        args.append(("card", named(s, source)))
    if decision.then.__name__ == "chosen_one":
        made = len(decision.args[6]) if seat == decision.seat else 0  # how far he has come is his own business
        args.append(("n", decision.args[3] - made))
    elif decision.then.__name__ == "turn_own":
        args.append(("n", decision.args[0]))
    return Message(f"the_v-prompt-{key}" + ("" if seat == decision.seat else "-other"), tuple(args))


def prompt_key(s: TheV, decision: Decision) -> str:
    """A choice is named after what will be done with the chosen card."""
    then = decision.then.__name__
    if then == "chosen":
        work: Work = decision.args[0]
        slot = s.sheet.blocks[work.block].slots[len(work.chosen)]
        return f"choose-{word_of(effect_of(s, work, slot))}"
    if then == "some_chosen":
        work, j = decision.args[0], decision.args[1]
        return f"choose-{word_of(s.sheet.blocks[work.block].effects[j])}"
    if then == "chosen_one":
        return PROMPTS[decision.args[4].__name__]
    if then == "some_decided":
        return "decided"
    return then.replace("_", "-")


def word_of(effect: object) -> str:
    """The word of an effect in keys: "ReturnToHand" is "return-to-hand"."""
    return "".join([f"-{c.lower()}" if c.isupper() else c for c in type(effect).__name__])[1:]


def source_of(decision: Decision) -> int:
    """The card whose text or requirement asks, or -1."""
    then, args = decision.then.__name__, decision.args
    if then in ("chosen", "decided", "some_chosen", "some_decided"):
        work: Work = args[0]
        return work.card
    if then in ("reaped", "turn_own", "host_chosen"):
        card: int = args[1]
        return card
    if then == "chosen_one":
        card = args[5][0]
        return card
    if then == "keep":
        card = args[0][0]
        return card
    return -1


def named(s: TheV, card: int) -> Named:
    return Named(s.sheet.cards[s.definition[card]].id)


# options
def option_key(option: Option, decision: Decision) -> str:
    """Verbs that mean different things in different decisions say which."""
    then = decision.then.__name__
    if option[0] in ("accept", "decline") and source_of(decision) >= 0:
        return f"{option[0]}-draw" if then == "reaped" else f"{option[0]}-by"
    if option[0] == "choose" and then == "chosen_one":
        return f"choose-{PROMPTS[decision.args[4].__name__]}"
    key = str(option[0]).replace("_", "-")
    return f"{key}-on" if key in ("play", "attack") and len(option) > 2 else key


def option_label(s: TheV, option: Option, decision: Decision) -> Message:
    """What an option does, for a button."""
    key, args = option_key(option, decision), []
    if option[0] == "draw":
        args.append(("n", option[1]))
    elif option[0] == "first_gain":
        args.append(("seat", Player(option[1])))
    elif len(option) > 1:
        args.append(("card", named(s, option[1])))
        if key.endswith("-on"):
            args.append(("other", named(s, option[2])))
    elif key.endswith("-by"):
        args.append(("card", named(s, source_of(decision))))
    return Message(f"the_v-option-{key}", tuple(args))

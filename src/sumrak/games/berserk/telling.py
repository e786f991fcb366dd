"""What is said of a game of Berserk: which events are worth a line in the log, what a decision asks, what an option does."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk.acting import ACT
from sumrak.games.berserk.board import NAMES as CELLS
from sumrak.games.berserk.events import (
    AFTER_ACTION,
    AFTER_DEFENCE,
    BECAME_DEFENDER,
    CELL_CLEARED,
    CELL_MARKED,
    CLOSED,
    DECLARED_MOVE,
    DECLARED_STRIKE,
    DECLARED_USE,
    DIE_CHANGED,
    DYING,
    ENDED_TURN,
    FAILS,
    GAINED,
    HEALED,
    HIT,
    INCARNATED,
    INITIATED,
    IS_FIRST,
    LANDED,
    LEAPT,
    LOST,
    MISSED,
    MOVED,
    NAMES,
    NATURAL,
    PLACED,
    PREVENTED,
    PUT_BACK,
    RECRUITED,
    RELOCATED,
    RESULT,
    STAYS_HIDDEN,
    TOKEN_GAINED,
    TOTAL,
    TRIGGERED,
    VALUE_CHANGED,
    WOUNDED,
)
from sumrak.games.berserk.facts import INFLUENCE, KIND_NAMES, SPELL, Act, Sheet
from sumrak.games.berserk.frames import Work
from sumrak.games.berserk.markers import WORDS as MARKERS
from sumrak.games.berserk.state import Berserk
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.games.berserk.vocabulary.played import said_together
from sumrak.games.berserk.vocabulary.printed import say_feature
from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import Event
from sumrak.kernel.reason import Message, Named, Phrased, Player
from sumrak.kernel.rulebook import cite
from sumrak.kernel.say import render

B14_6, B14_18, B15_2, B15_8, B20_4 = (
    cite("B-14.6"), cite("B-14.18"), cite("B-15.2"), cite("B-15.8"), cite("B-20.4"),
)  # fmt: skip
SILENT = ENDED_TURN | INITIATED | HIT | NATURAL | AFTER_ACTION | AFTER_DEFENCE | DECLARED_MOVE | DYING
"""The lines around these say it all: what is dealt, what dies, whose turn comes."""
TO_A_CELL = MOVED | LEAPT | RELOCATED | LANDED | PLACED | STAYS_HIDDEN | INCARNATED
AMOUNTS = WOUNDED | HEALED
ON_CELLS = CELL_MARKED | CELL_CLEARED
CAUSED = (
    "opened", "relocated", "redirected", "blocked", "no-effect", "rerolled", "die-changed", "brought", "reduced", "value-changed",
    "protected", "wounded", "healed", "closed", "token-gained", "token-lost", "poisoned", "cured", "blessed", "cursed", "bless-lost",
    "curse-lost", "netted", "no-opening", "died", "exiled", "incarnation-token", "took-control", "gained", "lost", "flew", "returned",
    "extra-life", "cell-marked",
)  # fmt: skip
"""What has another line where a card is known to have done it."""
MODIFIERS = {
    "B-18.1": "attack",
    "B-18.2": "defence",
    "B-18.3": "ranged",
    "B-18.4": "blessing",
    "B-18.4a": "blessing",
    "B-18.5": "curse",
    "B-18.6": "clumsy",
}
"""What a modifier of a die is called, by its paragraph."""
UNNAMED = INFLUENCE | SPELL
PLAIN_USES = tuple([f"use-{word}" for kind, word in KIND_NAMES.items() if not kind & (INFLUENCE | SPELL)])
"""Attacks, which are called by their kinds where a card has one of that kind."""
WINDOWS = {
    "B-15.2": "defend",
    "B-14.12": "targets",
    "B-15.4b": "roll",
    "B-14.15": "value",
    "B-14.16": "protect",
    "B-14.17": "wounds",
    "B-10.9": "final",
    "B-10.5": "start",
}
"""What a window is about, by the paragraph under which it asks."""


# the log
def is_told(event: Event, hidden: bool) -> bool:
    """Whether an event has a line of its own."""
    if event.kind & SILENT:
        return False
    if event.kind == CLOSED:  # the usual price
        return event.cite not in (B14_18, B15_2, B20_4)
    if event.kind == TOKEN_GAINED:  # by gathering, which has been said
        return event.cite != B20_4
    if event.kind == TOTAL:
        return event.before != event.after
    if event.kind & (RECRUITED | PUT_BACK):
        return not hidden
    return not (event.kind == MISSED and event.cause >= 0)


def log_message(sheet: Sheet, event: Event, hidden: bool) -> Message | None:
    """A line of the log; where the card is hidden from the reader it stays unnamed."""
    if not is_told(event, hidden):
        return None
    caused = event.cause >= 0 and event.cause != event.card and NAMES[event.kind] in CAUSED
    args: list[tuple[str, Any]] = [("seat", Player(event.seat))]
    for slot, name, cell in zip(("card", "other", "cause"), event.names, cells_of(event)):
        if name >= 0 and not (hidden and slot == "card") and (caused or slot != "cause"):
            args.append((slot, Named(sheet.cards[name].id, CELLS[cell] if cell >= 0 else "")))
    return Message(
        f"berserk-log-{log_key(event, hidden, caused)}", tuple(args + (text_of(sheet, event) or numbers(event)))
    )


def cells_of(event: Event) -> tuple[int, int, int]:
    """Where the cards of an event stand, where they have copies; of one that has moved, where it stood: the line says where to."""
    card, other, cause = event.cells
    if card >= 0 and event.kind & TO_A_CELL:
        card = event.before if event.kind & (MOVED | LEAPT | RELOCATED) else -1
    return card, other, cause


def text_of(sheet: Sheet, event: Event) -> list[tuple[str, Any]]:
    """The words of the card that gives or takes something, or of what has triggered, in both languages."""
    if event.kind & (GAINED | LOST):
        giver = event.names[2]
        phrase = sheet.facts[giver].grants[event.before].what(Teller(sheet.cards[giver].type))
        return [("words", Phrased(render(phrase, "en"), render(phrase, "ru"))), ("turn", event.after)]
    if event.kind == TRIGGERED and event.before:
        return words_of_trigger(sheet.cards[event.names[0]], event.before - 1)
    if event.kind == DECLARED_USE and event.before & UNNAMED:
        facts, card = sheet.facts[event.names[0]], sheet.cards[event.names[0]]
        return [*words_of(card, facts.acts[event.before >> ACT]), *numbers(event)]
    return []


def words_of(card: Card, act: Act) -> list[tuple[str, Any]]:
    """What a played feature does, in both languages."""
    if act.words is None:
        phrase = said_together(act.said.effects, Teller(card.type), act.said.spell)
        act.words = (render(phrase, "en"), render(phrase, "ru"))
    return [("words", Phrased(*act.words))]


def words_of_trigger(card: Card, clause: int) -> list[tuple[str, Any]]:
    """What has triggered, in both languages."""
    said = [say_feature(card, clause, lang).rstrip(".") for lang in ("en", "ru")]
    return [("words", Phrased(said[0], said[1]))]


def numbers(event: Event) -> list[tuple[str, Any]]:
    before, after = event.before, event.after
    if event.kind == IS_FIRST:  # whoever rolled higher has chosen
        return [("chooser", Player(after))]
    if event.kind & TO_A_CELL:
        return [("cell", CELLS[after] if after >= 0 else "")]
    if event.kind & (DECLARED_STRIKE | DECLARED_USE):
        return [("other", CELLS[after])] if event.names[1] < 0 and after >= 0 else []
    if event.kind & ON_CELLS:
        return [("cell", CELLS[after]), ("marker", MARKERS[before])]
    if event.kind & AMOUNTS:
        return [("n", abs(after - before))]
    if event.kind == PREVENTED:
        return [("n", before)]
    if event.kind & (DIE_CHANGED | VALUE_CHANGED):
        return [("change", f"{after:+d}".replace("-", "−"))]
    return [("before", before), ("after", after)]


def log_key(event: Event, hidden: bool, caused: bool) -> str:
    word = NAMES[event.kind]
    if event.kind == DECLARED_USE:
        on = "-on" if event.before & UNNAMED and (event.names[1] >= 0 or event.after >= 0) else ""
        return f"declared-{KIND_NAMES[event.before & (1 << ACT) - 1]}{on}"
    if event.kind == IS_FIRST and event.after != event.seat:
        return f"{word}-given"
    if event.kind == DIE_CHANGED and event.cite in MODIFIERS:
        return f"{word}-{MODIFIERS[event.cite]}"
    if event.kind == RESULT and event.cite == B15_8:
        return "result-one"
    if event.kind == INCARNATED and event.after < 0:
        return "incarnated-aside"
    if event.kind == BECAME_DEFENDER:
        return word if event.names[1] >= 0 else f"{word}-hidden"
    if event.kind == TRIGGERED and event.before:
        return f"{word}-text"
    if event.kind == FAILS and event.cite == B14_6:
        return f"{word}-rest"
    if hidden:
        return f"{word}-hidden"
    return f"{word}-by" if caused else word


# the end
def end_message(termination: str, winners: tuple[int, ...]) -> Message:
    """Who has won; a draw says how it came to it."""
    word = termination.lower()
    if winners:
        return Message(f"berserk-end-{word}", (("seat", Player(winners[0])),))
    return Message(f"berserk-end-{word}-draw" if termination == "NO_CREATURES" else f"berserk-end-{word}")


# decisions
def prompt(s: Berserk, decision: Decision, seat: int) -> Message:
    """What is being asked; who does not decide himself reads only what it is about."""
    key = prompt_key(s, decision)
    if key == "chosen" and decision.args[0].clause >= 0:
        key = "chosen-for"
    args: list[tuple[str, Any]] = [("seat", Player(decision.seat))]
    source = source_of(decision)
    if source >= 0:
        args.append(("card", placed(s, source, seat)))
    if seat != decision.seat:
        return Message(f"berserk-prompt-{key}-other", tuple(args))
    if key in ("may-go-off", "chosen-for"):
        work: Work = decision.args[0]
        args += words_of_trigger(s.sheet.cards[s.definition[work.card]], work.clause)
    return Message(f"berserk-prompt-{key}", tuple(args))


def prompt_key(s: Berserk, decision: Decision) -> str:
    then = decision.then.__name__
    if then == "respond":
        return f"respond-{WINDOWS.get(decision.cite, 'priority')}"
    return then.replace("_", "-")


def source_of(decision: Decision) -> int:
    """The card whose text asks, or -1."""
    for argument in decision.args:
        if isinstance(argument, Work):
            return argument.card
    then, args = decision.then.__name__, decision.args
    if then in ("declare_use", "attacks_or_suffers"):
        card: int = args[1]
        return card
    if then in ("come", "rushed", "landed"):
        card = args[0]
        return card
    return -1


def named(s: Berserk, card: int, seat: int) -> Any:
    """A card by its name; one that lies face down for this seat by its cell."""
    if not s.known[card] >> seat & 1 if seat >= 0 else not s.known[card] >> 7 & 1:
        return CELLS[s.cell[card]] if s.cell[card] >= 0 else "?"
    return Named(str(s.facts[card].id))


def placed(s: Berserk, card: int, seat: int) -> Any:
    """The same, with its cell where it has copies."""
    cell = s.apart(card)
    said = named(s, card, seat)
    return Named(said.id, CELLS[cell]) if cell >= 0 and isinstance(said, Named) else said


# options
def option_label(s: Berserk, option: Option, decision: Decision) -> Message:
    """What an option does, for a button."""
    verb, operands = option[0], option[1:]
    key, args = option_key(s, option, decision), list[tuple[str, Any]]()
    if verb == "to":
        args.append(("cell", CELLS[operands[0]] if operands[0] >= 0 else ""))
    elif verb == "number":
        args.append(("n", operands[0]))
    elif operands:
        args.append(("card", placed(s, operands[0], decision.seat)))
        if verb in ("move", "place"):
            args.append(("cell", CELLS[operands[1]]))
        elif verb == "leap":
            args.append(("cell", CELLS[operands[2]]))
        elif key.endswith("-on"):
            args.append(("other", placed(s, operands[-1], decision.seat)))
        if verb == "use" and not key.startswith(PLAIN_USES):
            args += words_of(s.sheet.cards[s.definition[operands[0]]], s.facts[operands[0]].acts[operands[1]])
    elif source_of(decision) >= 0:
        args.append(("card", placed(s, source_of(decision), decision.seat)))
    return Message(f"berserk-option-{key}", tuple(args))


def option_key(s: Berserk, option: Option, decision: Decision) -> str:
    """Verbs that mean different things in different decisions say which."""
    verb = option[0].replace("_", "-").replace(" ", "-")
    then = decision.then.__name__
    if verb in ("strike", "host") and len(option) > 2:
        return f"{verb}-on"
    if verb == "use":
        acts = s.facts[option[1]].acts
        kind = acts[option[2]].kind
        on = "-on" if len(option) > 3 and option[3] >= 0 else ""
        if kind & UNNAMED or len([act for act in acts if act.kind == kind]) > 1:
            return f"use-said{on}"
        return f"use-{KIND_NAMES[kind]}{on}"
    if (verb, then) == ("decline", "rushed"):
        return "decline-rushed"
    if verb in ("accept", "decline") and then in ("closed_or_wounded", "attacks_or_suffers"):
        return f"{verb}-{then.replace('_', '-')}"
    if verb in ("accept", "decline") and source_of(decision) >= 0:
        return f"{verb}-by"
    if verb == "number":
        return {
            "declare_use": "number-tokens",
            "redistributed": "number-wounds",
            "die_blessed": f"bless-{option[1]}",
        }.get(then, "number")
    if verb == "pass":
        return {"main_chosen": "pass-main"}.get(then, "pass")
    return str(verb)

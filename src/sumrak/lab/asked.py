"""What was asked for: said before the games begin, and as the words that ask for the same games."""

from __future__ import annotations

import shlex
from typing import Any

from sumrak.catalog import spec_of
from sumrak.lab.plan import ALL, BOTS, FORK, Plan, bots_of, decks_of, usual_pairings
from sumrak.words import say


def announced(plan: Plan, lang: str) -> str:
    """How many games of whom will be played."""
    if plan.kind == FORK:
        return say(lang, "lab-plan-fork", games=plan.games)
    seats = len(plan.tables[0].entrants)
    if seats > 2:
        least, most = sittings(plan)
        who = len(plan.entrants)
        return say(lang, "lab-plan-tables", games=plan.size, tables=len(plan.tables), who=who, least=least, most=most)
    said = say(lang, "lab-plan-pairings", games=plan.size, pairings=plan.pairings, by=pairings(plan), each=plan.games)
    return f"{said} {taking_turns(plan, lang)}" if is_taking_turns(plan) else said


def sittings(plan: Plan) -> tuple[int, int]:
    """In how many games whoever sits in the fewest does, and whoever sits in the most."""
    found = [plan.games * sum([i in table.entrants for table in plan.tables]) for i in range(len(plan.entrants))]
    return min(found), max(found)


def is_taking_turns(plan: Plan) -> bool:
    """Whether decks do at the tables of a pairing of bots."""
    return len(plan.groups) > 0 and len(decks_of(plan.entrants)) > 1


def taking_turns(plan: Plan, lang: str) -> str:
    """How decks do, and after how many games of a pairing all of them have met, in all seats."""
    most = 2 * max(map(len, plan.groups))
    return say(lang, "lab-decks-take-turns", decks=len(decks_of(plan.entrants)), games=most)


def command(plan: Plan) -> str:
    """The words that ask for the same games."""
    bots = ",".join(bots_of(plan.entrants))
    decks = ",".join(plan.decks or dict.fromkeys([entrant.deck for entrant in plan.entrants if entrant.deck]))
    words = ["sumrak", "lab", plan.kind]
    if plan.kind == FORK:
        words += [plan.file or "RECORD", "--at", str(plan.at), "--change", plan.change]
        words += ["--seen-by", str(plan.seen_by)] if plan.seen_by >= 0 else []
        bots = ",".join([entrant.bot for entrant in plan.entrants])
    else:
        words.append(plan.game)
    words += ["--bots", bots, *(["--decks", decks] if decks else [])]
    seats = len(plan.tables[0].entrants)
    words += ["--seats", str(seats)] if seats != spec_of(plan.game).usual and plan.kind != FORK else []
    words += ["--rules", rules(plan.rules)] if plan.rules is not None else []
    words += ["--change", plan.change] if plan.change and plan.kind != FORK else []
    words += ["--pairings", pairings(plan)] if pairings(plan) != usual_pairings(plan.entrants, seats) else []
    words += ["--no-mirrors"] if len(plan.entrants) > 1 and seats == 2 and not has_mirrors(plan) else []
    words += ["--games", str(plan.asked), "--seed", str(plan.seed)]
    return shlex.join(words)


def pairings(plan: Plan) -> str:
    return BOTS if plan.groups else ALL


def has_mirrors(plan: Plan) -> bool:
    """Whether anybody plays against himself."""
    return plan.kind == FORK or any([len(set(table.entrants)) == 1 for table in plan.tables])


def rules(found: Any) -> str:
    if isinstance(found, dict):
        return ",".join(
            [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in found.items()]
        )
    return str(found)

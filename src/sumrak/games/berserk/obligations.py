"""Chapter 17.13a: a card must declare an attack because a feature says so."""

from __future__ import annotations

from sumrak.games.berserk import acting, changes, offering
from sumrak.games.berserk.facts import ATTACKS, W_ANY, W_MAIN
from sumrak.games.berserk.state import Berserk
from sumrak.kernel.agenda import Option
from sumrak.kernel.rulebook import cite

B17_13A = cite("B-17.13a")


def attacks(s: Berserk, card: int) -> list[Option]:
    """Every attack that a card could declare now."""
    seat = s.controller(card)
    found = offering.strikes(s, seat, card)
    for i, act in enumerate(s.facts[card].acts):
        if act.kind & ATTACKS and acting.why_not_use(s, seat, card, i, W_MAIN | W_ANY, -1) is None:
            found += offering.use(s, seat, card, i, act, -1)
    return found


def must_attack(s: Berserk, by: int, card: int, wounds: int, cause: int) -> None:
    """Whoever controls the obliged card may take the penalty, if one is stated; without a legal attack nothing happens."""
    if not attacks(s, card):
        return
    if wounds:
        s.next((ask_to_attack, by, card, s.since[card], wounds, cause))
    else:
        s.next((ask_for_attack, by, card, s.since[card]))


def ask_to_attack(s: Berserk, by: int, card: int, since: int, wounds: int, cause: int) -> None:
    if s.since[card] == since and s.in_play(card):
        options: list[Option] = [("accept",), ("decline",)]
        s.ask(s.controller(card), B17_13A, options, attacks_or_suffers, by, card, since, wounds, cause)


def attacks_or_suffers(s: Berserk, by: int, card: int, since: int, wounds: int, cause: int, verb: str) -> None:
    if verb == "accept":
        s.next((ask_for_attack, by, card, since))
    else:
        changes.wound(s, card, wounds, B17_13A, cause)


def ask_for_attack(s: Berserk, by: int, card: int, since: int) -> None:
    """The controller of the source of the obligation chooses the attack and its target."""
    if s.since[card] != since or not s.in_play(card):
        return
    options = attacks(s, card)
    if options:
        s.ask(by, B17_13A, options, forced_to_attack, s.controller(card))


def forced_to_attack(s: Berserk, seat: int, verb: str, card: int, *operands: int) -> None:
    acting.act(s, -1, seat, verb, card, *operands)

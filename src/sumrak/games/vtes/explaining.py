"""How a value comes about: bleed, strength, stealth, intercept, capacity, votes."""

from __future__ import annotations

from sumrak.games.vtes.board import attached, is_minion, is_silent_animal, is_vampire
from sumrak.games.vtes.state import EMBRACED, INTERCEPT, Vtes
from sumrak.games.vtes.values import fresh, intercept_of, title_of, votes_of, works
from sumrak.games.vtes.vocabulary.clauses import Gets
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.rulebook import cite

VTES1_5_7_1, VTES1_4_1, VTES6_2_2_20 = cite("VTES-1.5.7.1"), cite("VTES-1.4.1"), cite("VTES-6.2.2.20")
VTES1_5_2_1, VTES1_6_2_2_2, VTES6_3_3_3 = cite("VTES-1.5.2.1"), cite("VTES-1.6.2.2.2"), cite("VTES-6.3.3.3")
VALUES = ("bleed", "strength", "capacity", "stealth", "intercept", "votes")


def worth_explaining(s: Vtes, card: int) -> list[str]:
    if not is_minion(s, card):
        return []
    return [what for what in VALUES if what != "capacity" or is_vampire(s, card)]


def explain(s: Vtes, card: int, what: str) -> Explanation:
    if what not in VALUES or not is_minion(s, card):
        raise ValueError(f"no value {what!r} of this card; there are: {', '.join(VALUES)}")
    fresh(s)
    if what == "votes":
        title = title_of(s, card)
        n = votes_of(s, card)
        return Explanation(what, n, (Term(n, "title" if title else "own", -1, VTES6_3_3_3),))
    embraced = bool(s.flags[card] & EMBRACED)
    own = own_value(s, card, what, embraced)
    terms = [Term(own, "own", -1, VTES1_5_2_1 if what == "capacity" else VTES1_5_7_1)]
    if not embraced:
        terms += [
            Term(value(g, what), "text", -1, VTES1_4_1) for g in s.facts[card].gets if not g.only and value(g, what)
        ]
    for x in [x for x in attached(s, card) if not is_silent_animal(s, x)]:
        if what == "capacity" and s.facts[x].disciplines:
            terms.append(Term(len(s.facts[x].disciplines), "card", s.definition[x], VTES1_6_2_2_2))
        for g in s.facts[x].gets:
            if value(g, what) and works(s, x, g):
                terms.append(Term(value(g, what), "card", s.definition[x], VTES1_4_1))
    if what == "intercept":
        for row in s.lasting:
            if row.clause == INTERCEPT and row.card == card and row.since == s.since[card]:
                terms.append(Term(row.values[0], "card", s.definition[row.source], VTES6_2_2_20))
        return Explanation(what, intercept_of(s, card), tuple(terms))
    column = {"bleed": s.bleed, "strength": s.strength, "capacity": s.capacity, "stealth": s.stealth}[what]
    return Explanation(what, column[card], tuple(terms))


def own_value(s: Vtes, card: int, what: str, embraced: bool) -> int:
    facts = s.facts[card]
    if what == "bleed":
        return 1 if embraced else facts.bleed
    if what == "strength":
        return 1 if embraced else facts.strength
    if what == "capacity":
        return 1 if embraced else facts.capacity
    return 0


def value(gets: Gets, what: str) -> int:
    found = {
        "bleed": gets.bleed, "strength": gets.strength, "capacity": gets.capacity, "stealth": gets.stealth, "intercept": gets.intercept,
    }  # fmt: skip
    return found[what]

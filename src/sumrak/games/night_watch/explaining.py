"""The terms of every value, each with its paragraph."""

from __future__ import annotations

from sumrak.games.night_watch import items, spells
from sumrak.games.night_watch.facts import LOCATIONS, MAGE, SHAPESHIFTER, VAMPIRE, WITCH
from sumrak.games.night_watch.receiving import HEADQUARTERS
from sumrak.games.night_watch.state import NightWatch, is_watcher, played_of
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.rulebook import cite

NW12, NW15, NW30, NW32, NW51 = cite("NW-12"), cite("NW-15"), cite("NW-30"), cite("NW-32"), cite("NW-51")
NW61, NW100, NW201, NW232, NW234 = cite("NW-61"), cite("NW-100"), cite("NW-201"), cite("NW-232"), cite("NW-234")
NW240, NW250, NW260, NW300, NW312 = cite("NW-240"), cite("NW-250"), cite("NW-260"), cite("NW-300"), cite("NW-312")
NW313, NW314 = cite("NW-313"), cite("NW-314")
OF_WATCHERS = ("strength", "experience", "initiative", "cost", "wounds", "steps", "price", "cards")


def explain(s: NightWatch, card: int, what: str) -> Explanation:
    """Values of a Watcher in play (OF_WATCHERS), `power` of a Spell, `wounds` of a Donor, `vortex` of Svetlana."""
    facts = s.facts[card]
    found = None
    if is_watcher(s, card):
        found = of_watcher(s, facts.w, what)
    elif what == "power" and facts.school >= 0:
        found = spells.terms(s, player_of(s, card), card) if s.use[card] else [Term(facts.power, "printed", -1, NW30)]
    elif what == "wounds" and facts.donor and s.place[card] < LOCATIONS:
        found = [Term(s.wounds[card], "wounds", -1, NW240)]
    elif what == "vortex" and facts.is_svetlana:
        found = [Term(s.vortex, "vortex", -1, NW250)]
    elif what in ("strength", "experience", "initiative", "cost") and facts.w >= 0:
        found = [Term(getattr(facts.card, what), "printed", -1, NW12)]
    if found is None:
        raise ValueError(f"{facts.card.en} has no {what}")
    return Explanation(what, sum([term.amount for term in found]), tuple(found))


def player_of(s: NightWatch, card: int) -> int:
    """The Watcher before whom a played card lies."""
    return next(w for w in range(s.sheet.size) if s.place[card] == played_of(w))


def of_watcher(s: NightWatch, w: int, what: str) -> list[Term] | None:
    card, facts = s.watcher[w], s.sheet.watchers[w]
    own = s.definition[card]
    if what in ("strength", "initiative", "cost"):
        return [Term(getattr(facts.card, what), "printed", own, NW12)]
    if what == "experience":
        return experience(s, w)
    if what == "wounds":
        return [Term(s.wounds[card], "wounds", -1, NW15)]
    if what == "steps":
        more = items.steps(s, w) - 1
        return [Term(1, "step", -1, NW100), *by_item(s, w, "steps", more, NW313)]
    if what == "price" and facts.breed in (MAGE, WITCH):
        level = max(s.level[w], s.old_level[w])
        less = min(level, items.discount(s, w))
        return [Term(level, "level", -1, NW51), *by_item(s, w, "discount", -less, NW312)]
    if what == "cards" and facts.breed in (MAGE, WITCH):
        return [Term(1, "one-card", -1, NW32), *([Term(s.level[w], "level", -1, NW232)] if s.level[w] else [])]
    return None


def experience(s: NightWatch, w: int) -> list[Term]:
    """What it draws when Spells are received, or a shapeshifter in its slot."""
    facts = s.sheet.watchers[w]
    rows = [
        Term(facts.experience, "printed", s.definition[s.watcher[w]], NW61 if facts.breed == SHAPESHIFTER else NW12)
    ]
    if facts.breed in (MAGE, WITCH) and s.place[s.watcher[w]] == HEADQUARTERS[s.sheet.side[w]]:
        rows.append(Term(1, "headquarters", -1, NW201))
    return [*rows, *by_item(s, w, "draws", items.draws(s, w), NW314)]


def by_item(s: NightWatch, w: int, what: str, amount: int, cite: str) -> list[Term]:
    """A term that an Item on a Watcher adds, if it adds anything."""
    return [Term(amount, "item", s.definition[items.holding(s, w, what)], cite)] if amount else []


def worth_explaining(s: NightWatch, card: int) -> list[str]:
    """Of a public card, in the order in which they are shown."""
    facts = s.facts[card]
    if is_watcher(s, card):
        row = ["strength"] if facts.breed != SHAPESHIFTER else []
        row += ["experience"] if facts.breed != VAMPIRE else []
        row += ["wounds", "steps"]
        return [*row, "price", "cards"] if facts.breed in (MAGE, WITCH) else row
    if s.use[card]:
        return ["power"]
    if facts.donor and s.place[card] < LOCATIONS:
        return ["wounds"]
    return ["vortex"] if facts.is_svetlana else []

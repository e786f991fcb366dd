"""Chapter 6: recruiting a squad with gold and silver."""

from __future__ import annotations

from collections.abc import Iterable

from sumrak.games.berserk.events import PUT_BACK, RECRUITED, SQUAD_READY
from sumrak.games.berserk.facts import FLYER, NEUTRAL, TERRAIN, Facts
from sumrak.games.berserk.rules import CRYSTALS, Rules
from sumrak.games.berserk.state import ASIDE, DEAL, EXILE, FIELD, GRAVE, SQUAD, ZONES, Berserk
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B3_6, B5_5, B6_1, B6_2, B6_3, B6_3A, B6_4, B6_5 = (
    cite("B-3.6"), cite("B-5.5"), cite("B-6.1"), cite("B-6.2"), cite("B-6.3"), cite("B-6.3a"), cite("B-6.4"), cite("B-6.5"),
)  # fmt: skip

NO_GOLD_FOR_ELEMENT = Reason(B6_3, "no-gold-for-element")
SQUAD_FULL = Reason(B6_4, "squad-full")
TOO_MANY_FLYERS = Reason(B6_4, "too-many-flyers")
ONE_TERRAIN = Reason(B6_4, "one-terrain")
UNIQUE = Reason(B3_6, "unique-in-squad")
NO_CREATURE = Reason(B6_5, "no-creature-in-squad")


class Purse:
    """What a player has to spend, and what a squad costs him."""

    def __init__(self, rules: Rules, is_first: bool, redeals: int) -> None:
        self.rules = rules
        gold, self.silver = CRYSTALS[rules.crystals][0 if is_first else 1]
        bonus = (
            rules.element_penalty == "beyond_second_plus_mono_bonus"
        )  # B-6.1a: one more, gone with the second element
        self.gold = gold + int(bonus) - redeals * rules.redeal_cost

    def left(self, squad: Iterable[Facts]) -> tuple[int, int]:
        """Gold and silver left, silver spent first; negative gold: it cannot be paid (B-6.3a)."""
        elite, regular, elements = costs(squad)
        return self.after(elite, regular, elements), max(0, self.silver - regular)

    def after(self, elite: int, regular: int, elements: int) -> int:
        """The gold left, from what is spent on either kind, and the elements as bits (neutral, the lowest, is none)."""
        gold = self.gold - max(0, (elements >> 1).bit_count() - 1) - elite
        return gold - max(0, regular - self.silver) if gold >= 0 else gold


def costs(squad: Iterable[Facts]) -> tuple[int, int, int]:
    """What elite and regular cards cost, and the elements among them as bits."""
    elite = regular = elements = 0
    for facts in squad:
        if facts.elite:
            elite += facts.cost
        else:
            regular += facts.cost
        elements |= 1 << facts.element
    return elite, regular, elements


def why_not_join(rules: Rules, purse: Purse, squad: list[Facts], facts: Facts) -> Reason | None:
    """Why a card may not be added to a squad (B-6.2 … B-6.4)."""
    if len(squad) >= rules.max_squad:
        return SQUAD_FULL
    if facts.unique and facts in squad:
        return UNIQUE
    if facts.kind == TERRAIN and any([other.kind == TERRAIN for other in squad]):
        return ONE_TERRAIN
    if facts.kind == FLYER and facts.cost + sum([x.cost for x in squad if x.kind == FLYER]) > rules.fly_limit:
        return TOO_MANY_FLYERS
    gold, _ = purse.left([*squad, facts])
    if gold >= 0:
        return None
    return why_too_dear(purse, squad, facts)


def why_too_dear(purse: Purse, squad: list[Facts], facts: Facts) -> Reason:
    elements = {x.element for x in squad if x.element != NEUTRAL}
    if facts.element != NEUTRAL and elements and facts.element not in elements:
        gold, silver = purse.left(squad)
        if (gold if facts.elite else gold + silver) >= facts.cost:
            return NO_GOLD_FOR_ELEMENT
    gold, silver = purse.left(squad)
    if facts.elite:
        return Reason(B6_2, "no-gold", (("cost", facts.cost), ("left", gold)))
    return Reason(B6_3A, "no-crystals", (("cost", facts.cost), ("left", gold + silver)))


def why_illegal(rules: Rules, squad: list[Facts], is_first: bool, redeals: int) -> Reason | None:
    """B-6.3a, B-6.4: a finished squad."""
    purse = Purse(rules, is_first, redeals)
    done: list[Facts] = []
    for facts in sorted(squad, key=lambda x: x.cost):
        reason = why_not_join(rules, purse, done, facts)
        if reason is not None:
            return reason
        done.append(facts)
    return None


# in a game
def purse_of(s: Berserk, seat: int) -> Purse:
    return Purse(s.rules, seat == s.first, s.redeals[seat])


def recruits(s: Berserk, seat: int) -> list[Facts]:
    return [s.facts[c] for c in s.piles[seat * ZONES + SQUAD]]


def ask_for_recruit(s: Berserk, seat: int) -> None:
    """B-6.3: one after the other, until the player is content; what he has taken he may put back."""
    squad, purse = recruits(s, seat), purse_of(s, seat)
    elite, regular, elements = costs(squad)
    options: list[Option] = []
    for c in choices(s, s.piles[seat * ZONES + DEAL]) if len(squad) < s.rules.max_squad else ():
        facts = s.facts[c]
        bits = elements | 1 << facts.element
        if facts.elite:
            left = purse.after(elite + facts.cost, regular, bits)
        else:
            left = purse.after(elite, regular + facts.cost, bits)
        if left >= 0 and (not facts.is_limited or why_not_join(s.rules, purse, squad, facts) is None):
            options.append(("recruit", c))
    options += [("put_back", c) for c in choices(s, s.piles[seat * ZONES + SQUAD])]
    s.ask(seat, B5_5, [*options, ("confirm",)], recruit_chosen, seat)


def why_not_recruit(s: Berserk, seat: int, card: int) -> Reason | None:
    return why_not_join(s.rules, purse_of(s, seat), recruits(s, seat), s.facts[card])


def recruit_chosen(s: Berserk, seat: int, verb: str, card: int = -1) -> None:
    if verb == "confirm":
        s.note(SQUAD_READY, B5_5, seat)
        return
    s.move(card, seat * ZONES + (SQUAD if verb == "recruit" else DEAL))
    s.gold[seat], s.silver[seat] = purse_of(s, seat).left(recruits(s, seat))
    s.note(RECRUITED if verb == "recruit" else PUT_BACK, B6_3, seat, card)
    s.next((ask_for_recruit, seat))


def warning(s: Berserk, seat: int) -> Reason | None:
    """B-6.5: a squad without a creature loses at once."""
    return None if any([facts.is_creature for facts in recruits(s, seat)]) else NO_CREATURE


# what a world must agree with
def squad_of(s: Berserk, seat: int) -> list[int]:
    """What a player has recruited, wherever it is by now."""
    return [c for c in range(len(s.owner)) if s.owner[c] == seat and s.place[c] % ZONES in SEEN_FROM_SQUAD]


def is_plausible(s: Berserk, seat: int) -> bool:
    """Whether what the other has recruited could have been; and no symbiote lies hidden once squads are open (B-8.1)."""
    for other in (0, 1):
        if other == seat:
            continue
        mine = squad_of(s, other)
        if all([s.known[c] == EVERYBODY for c in mine]):
            continue
        if s.phase in ("start", "main", "final") and any([s.facts[c].is_symbiote and s.is_hidden(c) for c in mine]):
            return False
        if s.turn and not any([s.facts[c].is_creature for c in s.squad(other)]):
            return False  # he would have lost (B-22.1)
        if why_illegal(s.rules, [s.facts[c] for c in mine], other == s.first, s.redeals[other]) is not None:
            return False
    return True


SEEN_FROM_SQUAD = (SQUAD, FIELD, ASIDE, GRAVE, EXILE)

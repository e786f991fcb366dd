"""Section 1.6.1.3: who may play a card, and whether its cost can be paid."""

from __future__ import annotations

from sumrak.games.vtes.board import (
    attached,
    has_trait,
    has_word,
    is_forbidden,
    is_silenced,
    is_vampire,
    ready,
)
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.frames import Play
from sumrak.games.vtes.occasions import COSTS, FORBIDS, HALVES
from sumrak.games.vtes.state import PERMANENTS, ZONES, Vtes
from sumrak.games.vtes.targets import slots_of, use_of
from sumrak.games.vtes.values import capacity, clan_of, has_discipline, sect_of, title_of
from sumrak.games.vtes.vocabulary.card import X
from sumrak.games.vtes.vocabulary.clauses import (
    Costs,
    PlaysAsTitled,
)
from sumrak.games.vtes.vocabulary.terms import BIT, STRIKE, Type
from sumrak.games.vtes.vocabulary.whom import Amount
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_5_4_2, VTES1_5_3_2 = cite("VTES-1.5.4.2"), cite("VTES-1.5.3.2")
VTES1_6_1_3_2, VTES1_6_1_3_3 = cite("VTES-1.6.1.3.2"), cite("VTES-1.6.1.3.3")
VTES1_6_1_3_6, VTES1_6_1_3_7 = cite("VTES-1.6.1.3.6"), cite("VTES-1.6.1.3.7")
CHANGES_PRICES = COSTS | HALVES
NOT_A_VAMPIRE = Reason(VTES1_6_1_3_7, "not-a-vampire")
NO_DISCIPLINE = Reason(VTES1_5_4_2, "no-discipline")
WRONG_CLAN = Reason(VTES1_5_3_2, "wrong-clan")
WRONG_SECT = Reason(VTES1_6_1_3_2, "wrong-sect")
NO_TITLE = Reason(VTES1_6_1_3_2, "no-title")
TOO_YOUNG = Reason(VTES1_6_1_3_2, "too-young")
NO_TRAIT = Reason(VTES1_6_1_3_2, "no-such-trait")
TEXT_FORBIDS = Reason(VTES1_6_1_3_2, "its-text-forbids")
NOBODY_FITS = Reason(VTES1_6_1_3_3, "nobody-fits")
NO_BLOOD = Reason(VTES1_6_1_3_6, "no-blood")
NO_POOL = Reason(VTES1_6_1_3_6, "no-pool")


def why_unfit(s: Vtes, facts: Facts, use: int, minion: int) -> Reason | None:
    """Why this minion does not meet what a use of a card asks for (VTES-1.6.1.3.2)."""
    basic, superior, asks_vampire = facts.needs[use]
    own = s.facts[minion]
    if asks_vampire and not own.is_vampire and not is_vampire(s, minion):
        return why_not_as_vampire(s, facts, basic, superior, minion)
    if basic and not has_discipline(s, minion, basic, superior):
        return NO_DISCIPLINE
    if own.shuns and any([basic & bit for bit in own.shuns]):
        return TEXT_FORBIDS
    if facts.is_action and s.says & FORBIDS and is_forbidden_kind(s, facts, minion):
        return TEXT_FORBIDS
    return why_unlike(s, facts, minion) if facts.asks_more else None


def is_forbidden_kind(s: Vtes, facts: Facts, minion: int) -> bool:
    """Whether a text forbids this minion actions with such cards."""
    for what, is_so in (
        ("equipment", facts.is_equipment), ("retainers", facts.is_retainer), ("allies", facts.is_ally),
        ("political", facts.is_political or facts.calls_listed), ("actions", Type.ACTION in facts.card.types),
    ):  # fmt: skip
        if is_so and is_forbidden(s, minion, what):
            return True
    return False


def why_unlike(s: Vtes, facts: Facts, minion: int) -> Reason | None:
    """Clan, sect, trait, title, capacity."""
    card = facts.card
    if card.for_clan and clan_of(s, minion) not in card.for_clan:
        return WRONG_CLAN
    if card.for_sect and sect_of(s, minion) != card.for_sect:
        return WRONG_SECT
    if card.for_trait is not None and not has_trait(s, minion, card.for_trait):
        return NO_TRAIT
    if card.for_titles and title_of(s, minion) not in card.for_titles and stand_in(s, facts, minion) is None:
        return NO_TITLE
    return TOO_YOUNG if card.least_capacity and capacity(s, minion) < card.least_capacity else None


def stand_in(s: Vtes, facts: Facts, minion: int) -> PlaysAsTitled | None:
    """The text by which it plays an action card of a title that it has not got."""
    if not facts.is_action or is_silenced(s, minion):
        return None
    for clause in s.facts[minion].card.text:
        if isinstance(clause, PlaysAsTitled) and any([title in clause.titles for title in facts.card.for_titles]):
            return clause
    return None


def why_not_as_vampire(s: Vtes, facts: Facts, basic: int, superior: int, minion: int) -> Reason | None:
    """VTES-1.6.3.10, 1.6.3.11: an ally that plays such cards as a vampire, of capacity 1."""
    can = s.facts[minion].as_vampire
    if not can or not basic or facts.is_political or facts.card.for_clan:
        return NOT_A_VAMPIRE
    if basic & ~can[0][0] or superior & ~can[0][1]:
        return NO_DISCIPLINE
    return TOO_YOUNG if facts.card.least_capacity > 1 else None


def why_nobody(s: Vtes, seat: int, facts: Facts) -> Reason | None:
    """VTES-1.6.1.3.3: a master card asks for one ready minion that meets it all."""
    if not facts.asks_more:
        return None
    for m in ready(s, seat):
        if why_unfit(s, facts, 0, m) is None:
            return None
    return NOBODY_FITS


def cost_of(s: Vtes, play: Play) -> tuple[int, int]:
    """(blood, pool) of a use; X is the amount that was chosen (VTES-1.6.1.3.8)."""
    facts = s.facts[play.card]
    if play.source:
        use = use_of(s, play)
        return use.blood, use.pool
    price = facts.prices[play.use]
    if price is not None and not s.says & CHANGES_PRICES:
        return price
    use = facts.uses[play.use]
    card = facts.card
    blood, pool = card.blood, card.pool
    if card.for_titles and play.minion >= 0 and title_of(s, play.minion) not in card.for_titles:
        clause = stand_in(s, facts, play.minion)
        blood += clause.blood if clause is not None else 0
    if blood > 0 and play.minion >= 0 and not facts.is_modifier and s.says & HALVES:
        if any([has_word(s, x, "half-cost") for x in attached(s, play.minion)]):
            blood //= 2
    if play.minion >= 0 and s.says & COSTS and X not in (blood, pool):
        more, in_blood, in_pool = changed_cost(s, play, facts)
        if more or in_blood or in_pool:
            both = min(0, more)
            blood, pool = blood + use.blood + max(0, more) + in_blood + both, pool + use.pool + in_pool + both
            return max(0, blood), max(0, pool)
    if facts.is_master and play.chosen:
        pool += costs.surcharge(s, play.seat, play.chosen, True)
    if X in (blood, pool):
        chosen = [n for slot, (n, _) in zip(slots_of(s, play), play.chosen) if isinstance(slot, Amount)]
        x = chosen[0] if chosen else 0
        blood, pool = x if blood == X else blood, x if pool == X else pool
    return blood + use.blood, pool + use.pool


def changed_cost(s: Vtes, play: Play, facts: Facts) -> tuple[int, int, int]:
    """What texts of the minion, of cards on it and of cards in play of its controller add: in either, in blood, in pool.

    What costs more costs more blood; what costs less costs less of either.
    """
    total = [0, 0, 0]
    kinds = ("", "blood", "pool")
    for x in (play.minion, *attached(s, play.minion)):
        for clause in s.facts[x].costs:
            if not clause.for_clan and is_meant(s, play, facts, clause):
                total[kinds.index(clause.kind)] += clause.number
    for x in s.piles[s.side(play.minion) * ZONES + PERMANENTS]:
        for clause in s.facts[x].costs:
            if clause.for_clan and clan_of(s, play.minion) == clause.for_clan and is_meant(s, play, facts, clause):
                total[kinds.index(clause.kind)] += clause.number
    return total[0], total[1], total[2]


def is_meant(s: Vtes, play: Play, facts: Facts, clause: Costs) -> bool:
    """Whether a card is of the kind that the text speaks of."""
    if clause.code:
        levels = facts.levels
        if play.use >= len(levels) or not levels[play.use][0] & BIT[clause.code]:
            return False
    if clause.types and not any([kind in facts.card.types for kind in clause.types]):
        return False
    if clause.strikes and not (facts.uses[play.use].when & STRIKE):
        return False
    return clause.trait is None or clause.trait in facts.traits


def why_unpaid(s: Vtes, play: Play) -> Reason | None:
    """VTES-1.6.1.3.6: the last pool and the last blood may be paid."""
    if s.facts[play.card].free[play.source][play.use] and (play.source or not s.says & COSTS):
        return None
    blood, pool = cost_of(s, play)
    if blood > 0 and (play.minion < 0 or s.blood[play.minion] < blood):
        return None if costs.is_covered(s, play, blood, pool) else NO_BLOOD
    return NO_POOL if pool > s.pool[play.seat] and not costs.is_covered(s, play, blood, pool) else None


# cards in play that save something
from sumrak.games.vtes import costs  # noqa: E402

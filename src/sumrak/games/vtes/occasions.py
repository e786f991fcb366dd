"""When a card can be used at all, and what texts speak about, as bits: reckoned once for each definition."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary.card import Card
from sumrak.games.vtes.vocabulary.clauses import (
    Aura,
    BearerCannotBlock,
    BlocksNot,
    BurnsToAct,
    Clause,
    CostlyTarget,
    Costs,
    CountsEdge,
    FeedsWhoBound,
    Forbids,
    Gets,
    Is,
    KeepsEdge,
    Named,
    NotBlockedBy,
    OnDiscard,
    OpensRival,
    Poisons,
    Silences,
    Slave,
    Untargeted,
    Upkeep,
    Use,
    Weapon,
    YoungerCannotBlock,
)
from sumrak.games.vtes.vocabulary.phases import PassesOn, PaysForReplacing
from sumrak.games.vtes.vocabulary.terms import (
    BLOCKED,
    OTHERS,
    POLL,
    RANGE,
    STRIKE,
    UNTAP,
    By,
    Type,
)
from sumrak.games.vtes.vocabulary.whom import Points, Slot

(
    COSTS, FORBIDS, TRAITS, BARS, HALVES, OPENS, REPLACES, VOTES, SILENCES, PRICES, TARGETS, EDGES, WHENS, BONDS, POISONS, UPKEEPS, UNTAPPED,
    DISCARDS,
) = [1 << i for i in range(18)]  # fmt: skip
"""What texts of cards in play speak about, as bits of `says`: where no card does, nobody looks for one."""
SAYINGS: tuple[tuple[int, tuple[type[Clause], ...]], ...] = (
    (COSTS, (Costs,)),
    (FORBIDS, (Forbids,)),
    (TRAITS, (Is,)),
    (BARS, (BearerCannotBlock, BlocksNot, NotBlockedBy, YoungerCannotBlock)),
    (REPLACES, (PaysForReplacing,)),
    (SILENCES, (Silences,)),
    (PRICES, (BurnsToAct,)),
    (TARGETS, (CostlyTarget, Untargeted)),
    (EDGES, (CountsEdge, KeepsEdge)),
    (BONDS, (FeedsWhoBound,)),
    (POISONS, (Poisons,)),
    (PRICES, (FeedsWhoBound,)),
    (OPENS, (OpensRival,)),
    (UPKEEPS, (Upkeep,)),
    (DISCARDS, (OnDiscard, PassesOn)),
)
SAID_BY = {"half-cost": HALVES, "open-hand": OPENS, "revolt": UNTAPPED, "rotschreck": UNTAPPED}
ACTS = (By.ACTING, By.HELPER, By.COMBATANT, By.RIVAL, By.OPPONENTS, By.METHUSELAH, By.BEARER, By.ANY_READY)
REACTS = (
    By.REACTING,
    By.SLEEPER,
    By.BLOCKER,
    By.COMBATANT,
    By.RIVAL,
    By.OPPONENTS,
    By.METHUSELAH,
    By.BEARER,
    By.ANY_READY,
)


def windows_of(use: Use) -> int:
    """Its windows for the acting player, and shifted by OTHERS for everybody else."""
    found = use.when if use.by in ACTS else 0
    return found | (use.when << OTHERS if use.by in REACTS else 0)


def sayings(text: tuple[Clause, ...]) -> int:
    """What its text speaks about, as bits."""
    found = 0
    for clause in text:
        for bit, kinds in SAYINGS:
            if isinstance(clause, kinds):
                found |= bit
        if isinstance(clause, Named):
            found |= SAID_BY.get(clause.word, 0)
        gets = clause.gets if isinstance(clause, Aura) else clause
        if isinstance(gets, Gets):
            found |= (VOTES if gets.votes or gets.ballots else 0) | (WHENS if gets.only else 0)
    return found


def chosen_when_declared(use: Use) -> tuple[Slot, ...]:
    """All that is chosen when a use is declared."""
    found: tuple[Slot, ...] = ()
    for effect in use.effects:
        found += effect.slots()
    return found


def first_choices(use: Use) -> tuple[tuple[Slot, Slot | None], ...]:
    """What each effect asks to choose first, and what would be asked after it (see `targets.why_no_target`)."""
    slots = [effect.slots() for effect in use.effects]
    return tuple(
        [(row[0], row[1] if len(row) > 1 else None) for row in slots if row and not isinstance(row[0], Points)]
    )


def hand_mask(card: Card, uses: tuple[Use, ...]) -> int:
    """The windows in which a card in the hand could be used at all: a superset."""
    found = untimed_mask(card)
    for use in uses:
        found |= windows_of(use) | maneuver_mask(use)
    return found


def untimed_mask(card: Card) -> int:
    """What a card in the hand can be thrown away for."""
    found = 0
    if Type.POLITICAL in card.types:
        found |= POLL | POLL << OTHERS
    if card.burn_option:
        found |= UNTAP | UNTAP << OTHERS
    return found


def hand_reach(use: Use, levels: tuple[int, int]) -> tuple[int, int, int]:
    """(basic, superior, windows): what one of her minions must have at least so that she can use it there."""
    basic, superior = levels if use.by is not By.METHUSELAH else (0, 0)
    return basic, superior, windows_of(use) | maneuver_mask(use)


def maneuver_mask(use: Use) -> int:
    is_one = use.when & STRIKE and any([getattr(effect, "maneuver", False) for effect in use.effects])
    return RANGE | RANGE << OTHERS if is_one else 0


def play_mask(abilities: tuple[Use, ...], text: tuple[Clause, ...]) -> int:
    """The windows in which a card in play could be used: for either role, since control may change."""
    found = 0
    for use in abilities:
        found |= use.when
    if any([isinstance(x, Slave) for x in text]):
        found |= BLOCKED
    if any([isinstance(x, Weapon) and x.strike.maneuver for x in text]):
        found |= RANGE
    return found | found << OTHERS

"""When a card can be used at all, and what texts speak about, as bits: reckoned once for each definition."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary.attempts import InterceptForMasters, LessStealth, PaidIntercept
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
    GivesClan,
    GivesTitle,
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
from sumrak.games.vtes.vocabulary.effects import AddIntercept, AttemptBlock, Effect
from sumrak.games.vtes.vocabulary.fighting import Strike
from sumrak.games.vtes.vocabulary.phases import PassesOn, PaysForReplacing, UntilUntap
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
    DISCARDS, CLANS, TITLED,
) = [1 << i for i in range(20)]  # fmt: skip
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
    (CLANS, (GivesClan,)),
    (TITLED, (GivesTitle,)),
)
SAID_BY = {"half-cost": HALVES, "open-hand": OPENS, "revolt": UNTAPPED, "rotschreck": UNTAPPED}


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


def helps_block(uses: tuple[Use, ...]) -> bool:
    """Whether one of them, used while an action is under way, may add intercept or take stealth."""
    return any([brings_intercept(effect) for use in uses if not use.is_action for effect in use.effects])


def brings_intercept(effect: Effect) -> bool:
    if isinstance(effect, AttemptBlock):
        return effect.intercept > 0
    if isinstance(effect, UntilUntap):
        return effect.gets.intercept > 0 or effect.gets.stealth < 0
    return isinstance(effect, (AddIntercept, InterceptForMasters, LessStealth, PaidIntercept))


def untimed_mask(card: Card) -> int:
    """What a card in the hand can be thrown away for."""
    found = (POLL if Type.POLITICAL in card.types else 0) | (UNTAP if card.burn_option else 0)
    return found | found << OTHERS


def hand_reach(use: Use, levels: tuple[int, int]) -> tuple[int, int]:
    """(basic, superior): what one of her minions must have at least so that she can use it."""
    return levels if use.by is not By.METHUSELAH else (0, 0)


def hand_windows(use: Use) -> int:
    """Where it may be used from the hand, or make a maneuver; whose action it must be is asked of the moment."""
    return use.when | RANGE if strikes_with_maneuver(use) else use.when


def strikes_with_maneuver(use: Use) -> bool:
    return bool(use.when & STRIKE) and any([isinstance(x, Strike) and x.maneuver for x in use.effects])


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

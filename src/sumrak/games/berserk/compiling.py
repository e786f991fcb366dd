"""From the words of a card to what the rules read: its features as numbers, words, permanents, acts and triggers."""

from __future__ import annotations

from sumrak.games.berserk import events
from sumrak.games.berserk import facts as f
from sumrak.games.berserk import picks as tests
from sumrak.games.berserk.facts import Act, Facts, Permanent
from sumrak.games.berserk.facts import When as Trigger
from sumrak.games.berserk.meanings import (
    BITS,
    ELEMENTS,
    KINDS,
    TYPES,
    bits,
    both,
    first_choice,
    maybe,
    test_of,
)
from sumrak.games.berserk.permanents import permanents_of
from sumrak.games.berserk.picks import Test
from sumrak.games.berserk.timing import trigger_of
from sumrak.games.berserk.vocabulary.card import Card, parts_of
from sumrak.games.berserk.vocabulary.conditions import (
    YouAre,
)
from sumrak.games.berserk.vocabulary.effect import Effect, Grant
from sumrak.games.berserk.vocabulary.effects import SpreadWounds, Wound
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.forcing import BlockIt, RedirectHere
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.moments import EndOfTurn
from sumrak.games.berserk.vocabulary.numbers import Count
from sumrak.games.berserk.vocabulary.played import Play
from sumrak.games.berserk.vocabulary.statics import BeginsWithTokens, Formation, Incorporeal, Rebuff, While
from sumrak.games.berserk.vocabulary.strikes import Attack, BlockAttack, BringToStrong, ChangeDie, ReduceStrike
from sumrak.games.berserk.vocabulary.terms import (
    Crystal,
    Ref,
    Turns,
    Word,
)
from sumrak.games.berserk.vocabulary.triggers import Ambush, Concentration, Frenzy, Incarnation, Valhalla, When
from sumrak.games.berserk.worth import of_tokens, power_of, worths


def facts_of(card: Card) -> Facts:
    facts = Facts(
        card.id,
        TYPES[card.type],
        ELEMENTS[card.element],
        card.cost,
        card.crystal is Crystal.GOLD,
        card.unique,
        card.life or 0,
        card.move or 0,
        card.strike,
        card.classes,
    )
    compile_text(facts, card)
    facts.grants = tuple([part for part in parts_of(card.text) if isinstance(part, Grant)])
    facts.finished()
    facts.power = power_of(facts)
    facts.worth_open, facts.worth_closed = worths(facts, True), worths(facts, False)
    facts.worth_tokens = of_tokens(facts)
    return facts


def compile_text(facts: Facts, card: Card) -> None:
    for clause, feature in enumerate(card.text):
        compile_feature(facts, card, clause, feature, None, False)


# features
def compile_feature(
    facts: Facts, card: Card, clause: int, feature: Feature, test: Test | None, formation: bool
) -> None:
    if isinstance(feature, Formation):
        facts.words |= f.FORMATION
        for inner in feature.features:
            compile_feature(facts, card, clause, inner, test, True)
    elif isinstance(feature, Incorporeal):
        facts.words |= f.INCORPOREAL
        for inner in feature.features:
            compile_feature(facts, card, clause, inner, both(test, Test(tests.NOT_LOST, f.INCORPOREAL)), formation)
    elif isinstance(feature, While):
        inner_test = both(test, test_of(feature.condition))
        for inner in feature.features:
            if isinstance(inner, BeginsWithTokens) and isinstance(feature.condition, YouAre):
                facts.begins_tokens, facts.begins_if = inner.number, 2 if feature.condition.second else 1
            else:
                compile_feature(facts, card, clause, inner, inner_test, formation)
    elif isinstance(feature, Play):
        facts.acts.append(act_of(feature, clause, test, formation, card.strike))
        facts.acts[-1].said = feature
        facts.kinds |= 0 if test is not None else kinds_in(feature.effects, feature.spell)
    elif isinstance(feature, When) and isinstance(feature.effects[0], BlockAttack):
        facts.words |= f.BLOCKS_RANGED
    elif isinstance(feature, When):
        facts.whens.append(trigger_of(feature, clause, test, formation))
        facts.kinds |= kinds_in(feature.effects, feature.spell)
    elif isinstance(feature, Frenzy):
        facts.frenzy = (feature.number, feature.effects)
    elif isinstance(feature, Incarnation):
        facts.incarnation = feature.number
        facts.comes_open = feature.open
    elif isinstance(feature, Valhalla):
        facts.valhalla = feature.effects
    elif isinstance(feature, Rebuff):
        for inner in feature.features:
            compile_feature(facts, card, clause, inner, both(test, Test(tests.REBUFFS)), formation)
    elif isinstance(feature, Concentration):
        asleep = When(EndOfTurn(Turns.ENEMY), feature.effects, feature.may)
        facts.whens.append(trigger_of(asleep, clause, both(test, Test(tests.UNHURT)), formation))
        facts.kinds |= kinds_in(feature.effects, False)
    elif isinstance(feature, Ambush):
        facts.ambush = feature.effects
        facts.words |= f.AMBUSH
    elif isinstance(feature, BeginsWithTokens):
        facts.begins_tokens = feature.number
    elif isinstance(feature, Keyword) and feature.word in (Word.JUMP, Word.TELEPORT):
        facts.words |= BITS[feature.word]
        lost = Test(tests.NOT_LOST, BITS[feature.word])
        facts.acts.append(
            Act(clause, f.LEAP, tap=False, spread=feature.number, condition=both(test, lost), formation=formation)
        )
    elif isinstance(feature, Keyword) and feature.word is Word.FEAR:
        facts.words |= f.FEARSOME
        facts.whens.append(fear(feature.number or 1, clause, test, formation))
    else:
        for row in permanents_of(feature, card):
            add_permanent(facts, row, test, formation)


def fear(number: int, clause: int, test: Test | None, formation: bool) -> Trigger:
    """B-18.32: whoever attacks it wounds itself."""
    return Trigger(
        clause, events.INITIATED, f.OTHER_IS_ITSELF, (Wound(Ref.ATTACKER, number),), test, formation=formation,
        special=tests.BY_FEAR,
    )  # fmt: skip


def add_permanent(facts: Facts, row: Permanent, test: Test | None, formation: bool) -> None:
    """What holds always and in everything is written flat."""
    row.condition = both(test, row.condition)
    row.formation = formation
    narrow = row.about is not None or row.against is not None or row.kinds != f.ATTACKS or row.strengths != 7
    if row.condition is None and not formation and not narrow and row.answers and not row.adds:
        if row.what == f.WORD:
            facts.words |= row.amount
        else:
            most = max(facts.numbers[row.what], row.amount)  # B-17.2: of a named feature the greatest counts
            facts.numbers[row.what] = most if row.what in f.NAMED else facts.numbers[row.what] + row.amount
    else:
        facts.permanents.append(row)


# what is played
def act_of(feature: Play, clause: int, test: Test | None, formation: bool, strike: tuple[int, int, int] | None) -> Act:
    first = feature.effects[0]
    rest = feature.effects
    price = feature.price
    act = Act(
        clause,
        f.SPELL if feature.spell else f.INFLUENCE,
        price.closes,
        price.tokens,
        feature.sudden,
        condition=test,
        formation=formation,
        once=feature.once,
        closes=maybe(price.other),
    )
    if isinstance(first, Attack):
        act.kind, act.strike, act.spread = KINDS[first.kind], first.values, first.range
        if first.x is Count.ITS_WEAK and strike is not None:
            act.strike = (strike[0],) * 3
        act.whom, act.each, act.by_wounds = maybe(first.at), first.per_token, first.x is Count.ITS_WOUNDS
        rest = rest[1:]
    else:
        act.whom = first_choice(feature.effects)
    act.effects = rest
    if feature.sudden:
        act.windows = bits([window_of(effect) for effect in feature.effects]) or f.W_ANY
    return act


def window_of(effect: Effect) -> int:
    """When something sudden can do anything at all."""
    if isinstance(effect, ChangeDie):
        return f.W_ROLL
    if isinstance(effect, (BringToStrong, ReduceStrike)):
        return f.W_VALUE
    if isinstance(effect, SpreadWounds):
        return f.W_WOUNDS
    if isinstance(effect, RedirectHere):
        return f.W_TARGETS
    if isinstance(effect, BlockIt):  # which of the two is a matter of the rules (B-14.3)
        return f.W_TARGETS | f.W_PROTECT
    return 0


def kinds_in(effects: tuple[Effect, ...], spell: bool) -> int:
    found = f.SPELL if spell else 0
    for effect in effects:
        if isinstance(effect, Attack):
            found |= KINDS[effect.kind]
    return found

"""From the words of a card to what the rules read: its features as numbers, words, permanents, acts and triggers."""

from __future__ import annotations

from typing import Final

from sumrak.games.berserk import events
from sumrak.games.berserk import facts as f
from sumrak.games.berserk import picks as tests
from sumrak.games.berserk.facts import Act, Facts, Permanent
from sumrak.games.berserk.facts import When as Trigger
from sumrak.games.berserk.picks import Pick, Test
from sumrak.games.berserk.vocabulary.attacks import Attacks
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.games.berserk.vocabulary.conditions import (
    Condition,
    EnemyElements,
    HasMark,
    HostIs,
    InColumns,
    InYourRow,
    NextTo,
    NoneNextTo,
    OnHalf,
    StandsInFront,
    YouAre,
    YouHave,
    YourElementsAtMost,
)
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.effects import Redistribute, SpreadWounds
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.moments import (
    BecomesDefender,
    Destroys,
    Dies,
    EndOfTurn,
    HasDefendedHost,
    Hits,
    HostLeaps,
    Initiates,
    IsAttacked,
    IsBlessed,
    IsHit,
    IsIncarnated,
    Moment,
    Moves,
    Opens,
    Rushes,
    StartOfBattle,
    StartOfTurn,
    Teleports,
    YoursDestroys,
    YoursHits,
    YoursTeleportsAcross,
)
from sumrak.games.berserk.vocabulary.played import Play
from sumrak.games.berserk.vocabulary.statics import (
    BeginsWithTokens,
    Bonus,
    Brings,
    BroughtTo,
    CannotBeDefended,
    CannotDefend,
    DefendsGround,
    DefendsOften,
    DefendsOpen,
    DieBonus,
    DirectedAt,
    EdgesTouch,
    ExperienceAt,
    Formation,
    Has,
    HostBound,
    HostLoses,
    Ignores,
    IgnoresFeatures,
    Incorporeal,
    Less,
    MaxLife,
    MaxTokens,
    MoreMovement,
    MoreRange,
    MustStrikeClosed,
    Protected,
    Raise,
    ReducedTo,
    StaysOpen,
    StrikesATurn,
    StrikesOnlyInFront,
    TauntsFlyers,
    TwoDice,
    While,
    WoundedByHostOnly,
)
from sumrak.games.berserk.vocabulary.strikes import Attack, BlockAttack, BringToStrong, ChangeDie, ReduceStrike
from sumrak.games.berserk.vocabulary.terms import (
    Crystal,
    Element,
    Kind,
    Mark,
    Side,
    Strength,
    Turns,
    Type,
    What,
    Where,
    Word,
)
from sumrak.games.berserk.vocabulary.triggers import Ambush, Frenzy, Incarnation, Valhalla, When
from sumrak.games.berserk.vocabulary.whom import Chosen, Those

TYPES: Final = {
    Type.GROUND: f.GROUND,
    Type.FLYER: f.FLYER,
    Type.COMPANION: f.COMPANION,
    Type.PARASITE: f.PARASITE,
    Type.ARTIFACT: f.ARTIFACT,
    Type.TERRAIN: f.TERRAIN,
}
ELEMENTS: Final = {
    Element.NEUTRAL: f.NEUTRAL,
    Element.STEPPE: f.STEPPE,
    Element.MOUNTAINS: f.MOUNTAINS,
    Element.FOREST: f.FOREST,
    Element.SWAMPS: f.SWAMPS,
    Element.DARKNESS: f.DARKNESS,
}
KINDS: Final = {
    Kind.SIMPLE: f.SIMPLE,
    Kind.SPECIAL: f.SPECIAL,
    Kind.MAGIC: f.MAGIC,
    Kind.LUNGE: f.LUNGE,
    Kind.SHOT: f.SHOT,
    Kind.THROW: f.THROW,
    Kind.DISCHARGE: f.DISCHARGE,
    Kind.SPELL: f.SPELL,
    Kind.INFLUENCE: f.INFLUENCE,
}
STRENGTHS: Final = {Strength.WEAK: f.WEAK, Strength.MEDIUM: f.MEDIUM, Strength.STRONG: f.STRONG}
MARKS: Final = {Mark.BLESSING: tests.BLESSED, Mark.CURSE: tests.CURSED, Mark.POISON: tests.POISONED}
SIDES: Final = {Side.ANY: tests.ANY, Side.YOURS: tests.MINE, Side.ENEMY: tests.THEIRS}
WHERES: Final = {
    Where.ANYWHERE: tests.ANYWHERE,
    Where.ADJACENT: tests.NEAR,
    Where.IN_FRONT: tests.FRONT,
    Where.SAME_CELL: tests.SAME_CELL,
}
WHATS: Final = {What.CARD: 0, What.CREATURE: 1, What.ARTIFACT: 2, What.TERRAIN: 3}

NUMBERS: Final = {
    Word.ATTACK_EXPERIENCE: f.OVA,
    Word.DEFENCE_EXPERIENCE: f.OVZ,
    Word.SHOT_EXPERIENCE: f.OVS,
    Word.THROW_EXPERIENCE: f.OVT,
    Word.DISCHARGE_EXPERIENCE: f.OVD,
    Word.CLUMSINESS: f.CLUMSY,
    Word.ARMOUR: f.ARMOUR,
    Word.REGENERATION: f.REGENERATION,
}
BITS: Final = {
    Word.DIRECTED: f.DIRECTED,
    Word.UNANSWERED: f.UNANSWERED,
    Word.CORPSE_EATING: f.CORPSE_EATER,
    Word.TELEPORT: f.TELEPORTS,
    Word.JUMP: f.JUMPS,
    Word.RUSH: f.RUSH,
    Word.FLIGHT: f.FLIGHT,
    Word.HORDE: f.HORDE,
    Word.RESILIENCE: f.RESILIENCE,
    Word.VAMPIRISM: f.VAMPIRE,
    Word.FROM_SHOTS: f.P_SHOT,
    Word.FROM_THROWS: f.P_THROW,
    Word.FROM_DISCHARGES: f.P_DISCHARGE,
    Word.FROM_SPELLS: f.P_SPELL,
    Word.FROM_MAGIC: f.P_MAGIC,
    Word.FROM_POISON: f.P_POISON,
    Word.FROM_FLYERS: f.P_FLYER,
}
PLAIN_WORDS: Final = {
    StaysOpen: f.KEEPS_OPEN,
    DefendsOpen: f.DEFENDS_OPEN,
    DefendsOften: f.DEFENDS_OFTEN,
    DefendsGround: f.DEFENDS_GROUND,
    CannotDefend: f.CANNOT_DEFEND,
    CannotBeDefended: f.CANNOT_BE_DEFENDED,
    WoundedByHostOnly: f.ONLY_BY_HOST,
    HostBound: f.HOST_BOUND,
    StrikesOnlyInFront: f.ONLY_FRONT,
    TauntsFlyers: f.TAUNTS_FLYERS,
    EdgesTouch: f.WIDE,
    IgnoresFeatures: f.IGNORES,
    MustStrikeClosed: f.MUST_STRIKE_CLOSED,
    TwoDice: f.TWO_DICE,
}
IGNORED: Final = {Word.FROM_FLYERS: f.IGNORES_P_FLYER}
MOST_TOKENS = 9


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
    facts.finished()
    return facts


def compile_text(facts: Facts, card: Card) -> None:
    for clause, feature in enumerate(card.text):
        compile_feature(facts, card, clause, feature, None, False)


def pick_of(those: Those) -> Pick:
    numbers, words = [], 0
    for word in those.words:
        if word in NUMBERS:
            numbers.append(NUMBERS[word])
        else:
            words |= BITS[word]
    return Pick(
        WHATS[those.what],
        SIDES[those.side],
        WHERES[those.where],
        those.range,
        those.other,
        yes_no(those.closed),
        yes_no(those.flying),
        bits([1 << ELEMENTS[element] for element in those.elements]),
        those.classes,
        bits([MARKS[mark] for mark in those.marks]),
        tuple(numbers),
        words,
        kinds_of(those.kinds),
        yes_no(those.elite),
        those.max_cost,
        those.min_weak,
        those.max_weak,
        yes_no(those.wounded),
        those.min_wounds,
        -1 if those.type is None else TYPES[those.type],
        SIDES[those.half],
        those.row,
        those.defending,
    )


def yes_no(value: bool | None) -> int:
    return -1 if value is None else int(value)


def bits(values: list[int]) -> int:
    found = 0
    for value in values:
        found |= value
    return found


def kinds_of(kinds: tuple[Kind, ...]) -> int:
    return bits([KINDS[kind] for kind in kinds])


def strengths_of(strengths: tuple[Strength, ...]) -> int:
    return bits([1 << STRENGTHS[strength] - 1 for strength in strengths]) or 7


def maybe(those: Those | None) -> Pick | None:
    return None if those is None else pick_of(those)


# conditions
def test_of(condition: Condition) -> Test:
    if isinstance(condition, InColumns):
        return Test(tests.IN_COLUMNS, bits([1 << column for column in condition.columns]))
    if isinstance(condition, InYourRow):
        return Test(tests.IN_YOUR_ROW, condition.row)
    if isinstance(condition, OnHalf):
        return Test(tests.ON_ENEMY_HALF if condition.enemy else tests.ON_YOUR_HALF)
    if isinstance(condition, NextTo):
        return Test(tests.NEXT_TO, condition.number, near(condition.those))
    if isinstance(condition, NoneNextTo):
        return Test(tests.NONE_NEXT_TO, 0, near(condition.those))
    if isinstance(condition, StandsInFront):
        return Test(tests.IS_IN_FRONT, 1, placed(condition.those, tests.FRONT))
    if isinstance(condition, YouHave):
        pick = pick_of(condition.those)
        pick.side = tests.MINE
        return Test(tests.YOU_HAVE, 1, pick)
    if isinstance(condition, EnemyElements):
        return Test(tests.ENEMY_ELEMENTS, condition.number)
    if isinstance(condition, YourElementsAtMost):
        return Test(tests.YOUR_ELEMENTS, condition.number)
    if isinstance(condition, HasMark):
        return Test(tests.HAS_MARK, MARKS[condition.mark])
    if isinstance(condition, HostIs):
        return Test(tests.HOST_CLOSED, int(condition.closed))
    assert isinstance(condition, YouAre), condition
    return Test(tests.IS_SECOND, int(condition.second))


def near(those: Those) -> Pick:
    return placed(those, tests.NEAR)


def placed(those: Those, where: int) -> Pick:
    pick = pick_of(those)
    pick.where = where
    return pick


def both(a: Test | None, b: Test | None) -> Test | None:
    if a is None or b is None:
        return a or b
    return Test(tests.BOTH, first=a, second=b)


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
        facts.acts.append(act_of(feature, clause, test, formation))
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
    else:
        for row in permanents_of(feature, card):
            add_permanent(facts, row, test, formation)


def add_permanent(facts: Facts, row: Permanent, test: Test | None, formation: bool) -> None:
    """What holds always and in everything is written flat."""
    row.condition = both(test, row.condition)
    row.formation = formation
    narrow = row.about is not None or row.against is not None or row.kinds != f.ATTACKS or row.strengths != 7
    if row.condition is None and not formation and not narrow and row.answers and not row.adds:
        if row.what == f.WORD:
            facts.words |= row.amount
        else:
            facts.numbers[row.what] += row.amount
    else:
        facts.permanents.append(row)


def permanents_of(feature: Feature, card: Card | None = None) -> list[Permanent]:
    """A permanent feature as rows; also of what is gained for a while."""
    plain = PLAIN_WORDS.get(type(feature))
    if plain is not None:
        return [Permanent(f.WORD, plain)]
    if isinstance(feature, Keyword):
        return [keyword(feature)]
    if isinstance(feature, Bonus):
        return bonus(feature, card)
    if isinstance(feature, Less):
        return [narrowed(Permanent(f.FROM, -feature.amount), feature.attacks)]
    if isinstance(feature, ReducedTo):
        return [narrowed(Permanent(f.REDUCE, feature.number), feature.attacks)]
    if isinstance(feature, BroughtTo):
        return [Permanent(f.BRING_AT, STRENGTHS[feature.strength], kinds=f.SIMPLE)]
    if isinstance(feature, Brings):
        return [Permanent(f.BRING_BY, STRENGTHS[feature.strength], kinds=f.SIMPLE, against=pick_of(feature.at))]
    if isinstance(feature, Protected):
        if feature.attacks == Attacks((Kind.SIMPLE,), (Strength.WEAK,)):
            return [Permanent(f.WORD, f.P_WEAK)]
        return [narrowed(Permanent(f.GUARD, 1), feature.attacks)]
    if isinstance(feature, DirectedAt):
        return [Permanent(f.WORD, f.DIRECTED, against=pick_of(feature.at))]
    if isinstance(feature, DieBonus):
        return [Permanent(f.DIE, feature.amount, against=pick_of(feature.at), answers=False)]
    if isinstance(feature, ExperienceAt):
        row = keyword(feature.keyword)
        row.against = pick_of(feature.at)
        return [row]
    if isinstance(feature, Raise):
        row = keyword(feature.keyword)
        row.adds = True
        return [row]
    if isinstance(feature, MoreRange):
        return [Permanent(f.RANGE, feature.amount, kinds=KINDS[feature.kind])]
    if isinstance(feature, MoreMovement):
        return [Permanent(f.MOVEMENT, feature.amount)]
    if isinstance(feature, StrikesATurn):
        return [Permanent(f.STRIKES_A_TURN, feature.number)]
    if isinstance(feature, MaxLife):
        return [Permanent(f.MAX_LIFE, feature.number)]
    if isinstance(feature, MaxTokens):
        return [Permanent(f.MAX_TOKENS, feature.number)]
    if isinstance(feature, HostLoses):
        assert feature.keyword.word is Word.CLUMSINESS, feature
        return [Permanent(f.WORD, f.NO_CLUMSY, about=Pick(where=tests.HOST))]
    if isinstance(feature, Ignores):
        return [Permanent(f.WORD, IGNORED[feature.keyword.word])]
    assert isinstance(feature, Has), feature
    rows = permanents_of(feature.feature)
    for row in rows:
        row.about = pick_of(feature.whom)
    return rows


def keyword(feature: Keyword) -> Permanent:
    word, number = feature.word, feature.number
    if word in NUMBERS:
        return Permanent(NUMBERS[word], number or 1)
    if word is Word.VAMPIRISM and number:
        return Permanent(f.WORD, f.VAMPIRE_LESS)
    return Permanent(f.WORD, BITS[word])


def bonus(feature: Bonus, card: Card | None) -> list[Permanent]:
    at = maybe(feature.at)
    row = narrowed(Permanent(f.STRIKE, feature.amount, against=at), feature.attacks)
    if not feature.per_token:
        return [row]
    most = (
        max([0] + [inner.number for inner in (card.text if card else ()) if isinstance(inner, MaxTokens)])
        or MOST_TOKENS
    )
    rows = []
    for number in range(1, most + 1):
        row = narrowed(Permanent(f.STRIKE, feature.amount, Test(tests.HAS_TOKENS, number), against=at), feature.attacks)
        rows.append(row)
    return rows


def narrowed(row: Permanent, attacks: Attacks) -> Permanent:
    """Only in these attacks. Against an answer a bonus to answers only is not what it is against others."""
    row.kinds, row.strengths = kinds_of(attacks.kinds), strengths_of(attacks.strengths)
    if attacks.by is not None:
        row.against = pick_of(attacks.by)
    return row


# what is played
def act_of(feature: Play, clause: int, test: Test | None, formation: bool) -> Act:
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
        act.whom, act.each = maybe(first.at), first.per_token
        rest = rest[1:]
    else:
        act.whom = first_choice(feature.effects)
    act.effects = rest
    if feature.sudden:
        act.windows = bits([window_of(effect) for effect in feature.effects]) or f.W_ANY
    return act


def first_choice(effects: tuple[Effect, ...]) -> Pick | None:
    """Whom a feature chooses when it is declared (B-14.8)."""
    for effect in effects:
        if isinstance(effect, Redistribute):
            return pick_of(effect.source)
        whom = getattr(effect, "whom", None)
        if isinstance(whom, Chosen):
            return pick_of(whom.of)
        if effect.__class__.__name__ == "FinishingBlow":
            return FINISHABLE
    return None


FINISHABLE = Pick(1, where=tests.NEAR)


def window_of(effect: Effect) -> int:
    """When something sudden can do anything at all."""
    if isinstance(effect, ChangeDie):
        return f.W_ROLL
    if isinstance(effect, (BringToStrong, ReduceStrike)):
        return f.W_VALUE
    if isinstance(effect, SpreadWounds):
        return f.W_WOUNDS
    return 0


def kinds_in(effects: tuple[Effect, ...], spell: bool) -> int:
    found = f.SPELL if spell else 0
    for effect in effects:
        if isinstance(effect, Attack):
            found |= KINDS[effect.kind]
    return found


# what triggers
TURN_OF: Final = {Turns.YOURS: f.YOURS, Turns.ENEMY: f.OPPONENTS, Turns.ANY: f.ANY}


def trigger_of(feature: When, clause: int, test: Test | None, formation: bool) -> Trigger:
    first = feature.effects[0]
    trigger = moment_of(feature.moment)
    trigger.clause, trigger.effects, trigger.formation = clause, feature.effects, formation
    trigger.condition = both(test, None if feature.condition is None else test_of(feature.condition))
    trigger.may, trigger.once = feature.may, feature.times == 1
    trigger.times, trigger.own_turn = feature.times, feature.your_turn
    trigger.kind = KINDS[first.kind] if isinstance(first, Attack) else f.SPELL if feature.spell else f.INFLUENCE
    return trigger


def moment_of(moment: Moment) -> Trigger:
    """A trigger that waits for this moment, and does nothing yet."""
    if isinstance(moment, StartOfTurn):
        return waits(events.STARTED_TURN, TURN_OF[moment.turns])
    if isinstance(moment, EndOfTurn):
        return waits(events.ENDED_TURN, TURN_OF[moment.turns])
    if isinstance(moment, StartOfBattle):
        return waits(events.BATTLE_BEGAN, f.ANY)
    if isinstance(moment, Hits):
        return in_attack(events.HIT, f.ITSELF, moment.attacks, moment.at)
    if isinstance(moment, IsHit):
        return in_attack(events.HIT, f.OTHER_IS_ITSELF, moment.attacks, moment.attacks.by)
    if isinstance(moment, IsAttacked):
        return in_attack(events.INITIATED, f.OTHER_IS_ITSELF, moment.attacks, moment.attacks.by)
    if isinstance(moment, Initiates):
        return in_attack(events.INITIATED, f.ITSELF, moment.attacks, None)
    if isinstance(moment, YoursHits):
        return in_attack(events.HIT, f.YOURS, Attacks((moment.kind,)), None)
    if isinstance(moment, Destroys):
        trigger = waits(events.DIED, f.CAUSE_IS_ITSELF, against=moment.those)
        trigger.kinds = f.ATTACKS if moment.attacks is None else kinds_of(moment.attacks.kinds)
        return trigger
    if isinstance(moment, YoursDestroys):
        return waits(events.DIED, f.ANY, tests.BY_YOURS, moment.those)
    if isinstance(moment, Teleports):
        return waits(events.LEAPT, f.ITSELF, tests.TO_YOUR_HALF if moment.to_yours else tests.TO_ENEMY_HALF)
    if isinstance(moment, YoursTeleportsAcross):
        return waits(events.LEAPT, f.YOURS, tests.FROM_NEAR_ACROSS)
    if isinstance(moment, HasDefendedHost):
        return waits(events.AFTER_DEFENCE, f.ITSELF, tests.FOR_HOST)
    if isinstance(moment, Rushes):
        return waits(events.RELOCATED, f.ITSELF, tests.BY_RUSH)
    return waits(*SIMPLE_MOMENTS[type(moment)])


SIMPLE_MOMENTS: Final = {
    Dies: (events.DIED, f.ITSELF),
    BecomesDefender: (events.BECAME_DEFENDER, f.ITSELF),
    IsIncarnated: (events.INCARNATED, f.ITSELF),
    HostLeaps: (events.LEAPT, f.HOSTS),
    IsBlessed: (events.BLESSED, f.ITSELF),
    Moves: (events.MOVED | events.LEAPT, f.ITSELF),
    Opens: (events.OPENED, f.ITSELF),
}


def waits(kinds: int, whose: int, special: int = 0, against: Those | None = None) -> Trigger:
    return Trigger(0, kinds, whose, (), special=special, against=maybe(against))


def in_attack(event: int, whose: int, attacks: Attacks, other: Those | None) -> Trigger:
    trigger = waits(event, whose, against=other)
    trigger.kinds, trigger.strengths = kinds_of(attacks.kinds), strengths_of(attacks.strengths)
    return trigger

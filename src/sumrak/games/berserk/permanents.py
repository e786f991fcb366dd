"""Permanent features of the vocabulary as rows of the rules (B-17.1)."""

from __future__ import annotations

from typing import Final

from sumrak.games.berserk import facts as f
from sumrak.games.berserk import picks as tests
from sumrak.games.berserk.facts import Permanent
from sumrak.games.berserk.meanings import (
    BITS,
    KINDS,
    NUMBERS,
    STRENGTHS,
    kinds_of,
    maybe,
    pick_of,
    strengths_of,
)
from sumrak.games.berserk.picks import Pick, Test
from sumrak.games.berserk.vocabulary.attacks import Attacks
from sumrak.games.berserk.vocabulary.card import Card
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.permissions import (
    CannotAccumulate,
    CannotBeDefended,
    CannotDefend,
    DefendsGround,
    DefendsOften,
    DefendsOpen,
    EdgesTouch,
    HostBound,
    HostLoses,
    Ignores,
    IgnoresArmour,
    IgnoresDuties,
    IgnoresFear,
    IgnoresFeatures,
    IgnoresReplacements,
    MayAccumulate,
    MovesDiagonally,
    MustStrikeClosed,
    ReturnsToDeck,
    StaysOpen,
    StrikesATurn,
    StrikesOnlyInFront,
    TauntsFlyers,
    TwoDice,
    WoundedByHostOnly,
)
from sumrak.games.berserk.vocabulary.statics import (
    Bonus,
    Brings,
    BroughtTo,
    DieBonus,
    DirectedAt,
    ExperienceAt,
    Has,
    Less,
    MaxLife,
    MaxTokens,
    MoreMovement,
    MoreRange,
    Protected,
    Raise,
    ReducedTo,
)
from sumrak.games.berserk.vocabulary.terms import (
    Kind,
    Strength,
    Word,
)

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
    IgnoresDuties: f.IGNORES_OBLIGATIONS,
    IgnoresArmour: f.IGNORES_ARMOUR,
    IgnoresFear: f.IGNORES_FEAR,
    IgnoresReplacements: f.IGNORES_REPLACEMENTS,
    ReturnsToDeck: f.RETURNS,
    CannotAccumulate: f.CANNOT_GATHER,
    MayAccumulate: f.GATHERER,
    MovesDiagonally: f.DIAGONAL,
}
IGNORED: Final = {Word.FROM_FLYERS: f.IGNORES_P_FLYER}
MOST_TOKENS: Final = 9


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
    if attacks.diagonal:
        row.against = tests.Pick(where=tests.DIAGONALLY)
    return row

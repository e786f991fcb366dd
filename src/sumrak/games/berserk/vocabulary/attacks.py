"""Which attacks a text is about."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.terms import Kind, Strength
from sumrak.games.berserk.vocabulary.whom import Those, those_phrase
from sumrak.kernel.say import Adjective, And, Noun, NounPhrase, Pattern, Phrase, Which, Words

SIMPLE: Final = (Kind.SIMPLE,)
SHOT: Final = (Kind.SHOT,)
THROW: Final = (Kind.THROW,)
DISCHARGE: Final = (Kind.DISCHARGE,)
LUNGE: Final = (Kind.LUNGE,)
SPECIAL: Final = (Kind.SPECIAL,)
MAGIC_STRIKE: Final = (Kind.MAGIC,)
MAGIC_ATTACKS: Final = (Kind.MAGIC, Kind.DISCHARGE)
MELEE: Final = (Kind.SIMPLE, Kind.SPECIAL, Kind.MAGIC)
STRIKES: Final = (Kind.SIMPLE, Kind.SPECIAL, Kind.MAGIC, Kind.LUNGE)
RANGED: Final = (Kind.LUNGE, Kind.SHOT, Kind.THROW, Kind.DISCHARGE)
NON_MAGIC: Final = (Kind.SIMPLE, Kind.SPECIAL, Kind.LUNGE, Kind.SHOT, Kind.THROW)
MISSILES: Final = (Kind.SHOT, Kind.THROW, Kind.DISCHARGE)
SHOTS_AND_THROWS: Final = (Kind.SHOT, Kind.THROW)
MAGIC_KINDS: Final = (Kind.DISCHARGE, Kind.MAGIC, Kind.SPELL)
ATTACKS: Final = (Kind.SIMPLE, Kind.SPECIAL, Kind.MAGIC, Kind.LUNGE, Kind.SHOT, Kind.THROW, Kind.DISCHARGE)

GROUPS: Final[dict[tuple[Kind, ...], tuple[Noun, tuple[Adjective, ...]]]] = {
    MELEE: (words.STRIKE, (words.MELEE,)),
    STRIKES: (words.STRIKE, ()),
    RANGED: (words.ATTACK, (words.RANGED,)),
    NON_MAGIC: (words.ATTACK, (words.NON_MAGIC,)),
    ATTACKS: (words.ATTACK, ()),
}
AT_LEAST_MEDIUM: Final = (Strength.MEDIUM, Strength.STRONG)


@dataclass(frozen=True)
class Attacks:
    """Of one of these kinds, of one of these strengths (none: any, a miss included), dealt by these cards."""

    kinds: tuple[Kind, ...]
    strengths: tuple[Strength, ...] = ()
    by: Those | None = None
    diagonal: bool = False  # melee, along a diagonal
    answers: bool = False  # simple strikes dealt in answer


def attacks_phrase(attacks: Attacks, which: Which) -> Phrase:
    """`which`: BARE for several ("shots"), THE or PLAIN for one."""
    if attacks.kinds in GROUPS:
        parts: list[Phrase] = [noun_phrase(attacks, *GROUPS[attacks.kinds], which)]
    else:
        parts = [noun_phrase(attacks, *words.KINDS[kind], which) for kind in attacks.kinds]
    return parts[0] if len(parts) == 1 else And(tuple(parts))


def noun_phrase(attacks: Attacks, noun: Noun, adjectives: tuple[Adjective, ...], which: Which) -> NounPhrase:
    tails: tuple[Phrase, ...] = ()
    more: tuple[Adjective, ...] = ()
    if len(attacks.strengths) == 1:
        more = (words.STRENGTHS[attacks.strengths[0]],)
    elif attacks.strengths == AT_LEAST_MEDIUM:
        tails = (Words("of at least medium strength", "не слабее среднего"),)
    if attacks.answers:
        more = (*more, words.ANSWERING)
    if attacks.diagonal:
        tails = (*tails, Words("along a diagonal", "по диагонали"))
    if attacks.by is not None:
        tails = (*tails, Pattern("of {0}", "{0:gen}", (those_phrase(attacks.by, Which.BARE),)))
    return NounPhrase(noun, which, adjectives=(*more, *adjectives), tails=tails)


def is_plural(kinds: tuple[Kind, ...]) -> Which:
    """One kind is spoken of in the singular, a group in the plural."""
    return Which.THE if len(kinds) == 1 else Which.BARE

"""Whom a text is about: all of some cards, one of them with (+) or without, or a card that the situation fixes."""

from dataclasses import dataclass
from enum import Enum

from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.terms import Kind, Side, Turned, Zone


@dataclass(frozen=True)
class Those:
    """Every card that meets all of the conditions."""

    kind: Kind
    side: Side = Side.ANY
    zone: Zone = Zone.IN_PLAY
    other: bool = False  # not the card that says so
    keyword: Keyword | None = None  # has this keyword; its number is of no account
    exhausted: bool = False  # one or more tokens (V-57)
    turned: Turned | None = None
    zero: bool = False  # influence and threat read as 0 (V-130)
    participating: bool = False  # in the duel going on (V-92)


class Ref(Enum):
    """A card that the situation fixes. None of these is a (+)."""

    SELF = "self"  # the card that says so
    BEARER = "bearer"  # the character this modification lies under
    PARTICIPANT = "participant"  # your participant: on the side of the player of this duel card
    RIVAL = "rival"  # of your participant on a duel card, of SELF or BEARER elsewhere
    TITLE = "title"  # your title card
    IT = "it"  # the card chosen last in this clause


@dataclass(frozen=True)
class Target:
    """(+): a card of these, or the fixed card if it is legal (V-80, V-81). Inviolable stands in its way (V-114)."""

    of: Those | Ref


@dataclass(frozen=True)
class Some:
    """`number` of these (fewer if there are fewer), chosen without (+) by the player who carries the effect out."""

    of: Those
    number: int = 1


Whom = Those | Ref | Target | Some


def target(of: Those | Ref) -> Target:
    return Target(of)


def one_of(of: Those) -> Some:
    return Some(of)


def some(number: int, of: Those) -> Some:
    return Some(of, number)

"""Effects: what a text does, in order. "You" is the controller of the card; inside `ThatPlayer`, that player."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.the_v.vocabulary.conditions import Condition
from sumrak.games.the_v.vocabulary.terms import Kind, Moment, Side, Until, Zone
from sumrak.games.the_v.vocabulary.whom import Some, Target, Those, Whom


class Effect:
    """Base of all effects."""


@dataclass(frozen=True)
class Exhaust(Effect):
    """`times` tokens, one after the other (V-58)."""

    whom: Whom
    times: int = 1


@dataclass(frozen=True)
class RemoveToken(Effect):
    whom: Whom
    number: int = 1


@dataclass(frozen=True)
class Destroy(Effect):
    """To its owner's scrapheap; no domination (V-5)."""

    whom: Whom


@dataclass(frozen=True)
class Turn(Effect):
    whom: Whom
    times: int = 1


@dataclass(frozen=True)
class Untap(Effect):
    whom: Whom
    times: int = 1


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """To its owner's hand, from play or from a scrapheap."""

    whom: Whom


@dataclass(frozen=True)
class RemoveToVoid(Effect):
    whom: Whom


@dataclass(frozen=True)
class ShuffleIntoDeck(Effect):
    """Into its owner's deck, which is shuffled."""

    whom: Whom


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """Not playing (V-152). A modification needs `on`."""

    whom: Target | Some
    on: Target | None = None


@dataclass(frozen=True)
class Play(Effect):
    """Play from hand or scrapheap now; `additional`: outside the numbers per turn (V-153). `may`: first yes or no."""

    whom: Target | Some
    additional: bool = True
    may: bool = False


@dataclass(frozen=True)
class Draw(Effect):
    number: int


@dataclass(frozen=True)
class Discard(Effect):
    """From your hand to your scrapheap, of your choice (V-42, V-45). As a requirement: all or nothing."""

    number: int


@dataclass(frozen=True)
class RemoveFromScrapheap(Effect):
    """Cards of your scrapheap to the void, of your choice: all or none. Also a requirement."""

    number: int


IN_HAND: Final = Target(Those(Kind.CARD, Side.OPPONENTS, Zone.HAND))


@dataclass(frozen=True)
class LookAndDiscard(Effect):
    """Look at the opponent's hand, choose (+) in it; he discards it."""

    whom: Target = IN_HAND


@dataclass(frozen=True)
class TakeControl(Effect):
    whom: Whom
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """After this turn (V-150)."""


@dataclass(frozen=True)
class LoseText(Effect):
    whom: Whom
    until: Until


@dataclass(frozen=True)
class MadnessAtMost:
    """X: the madness of the moment when the effect works, at most `number`."""

    number: int


@dataclass(frozen=True)
class Change(Effect):
    """+influence/+threat and keywords, for a while; of `Those`: the ones there are when it works."""

    whom: Whom
    influence: int | MadnessAtMost
    threat: int | MadnessAtMost
    until: Until


@dataclass(frozen=True)
class Become(Effect):
    """Own values become equal, for a while (V-131); `None` is left alone."""

    whom: Whom
    until: Until
    influence: int | None = None
    threat: int | None = None
    endurance: int | None = None


@dataclass(frozen=True)
class SwapValues(Effect):
    """Own influence and own threat change places, for a while."""

    whom: Whom
    until: Until


@dataclass(frozen=True)
class StopTheDuel(Effect):
    """V-104."""


@dataclass(frozen=True)
class CancelDuelCard(Effect):
    """The text of the opponent's duel card does nothing, unless Irresistible (V-117)."""


@dataclass(frozen=True)
class IfYouDo(Effect):
    """Only if the effect before it was carried out."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class ThatPlayer(Effect):
    """The player whose turn it is does this and chooses for it; "yours" means his."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Later(Effect):
    """Sets up a trigger for a later moment of this duel; its (+) and condition are looked at there."""

    moment: Moment
    effects: tuple[Effect, ...]
    condition: Condition | None = None


def if_you_do(*effects: Effect) -> IfYouDo:
    return IfYouDo(effects)


def when_it_holds(condition: Condition, *effects: Effect) -> If:
    return If(condition, effects)


def that_player(*effects: Effect) -> ThatPlayer:
    return ThatPlayer(effects)


def later(moment: Moment, *effects: Effect, condition: Condition | None = None) -> Later:
    return Later(moment, effects, condition)

"""The words of the cards: a card file starts with `from sumrak.games.the_v.vocabulary import *`."""

from typing import Final

from sumrak.games.the_v.vocabulary.card import (
    Card,
    action,
    character,
    duel_card,
    location,
    modification,
    title,
)
from sumrak.games.the_v.vocabulary.clauses import (
    Ability,
    Becomes,
    Clause,
    Continuous,
    Controlled,
    Do,
    DoNotUntap,
    Gets,
    NoAbilities,
    PhaseSeven,
    PlayOnlyOn,
    UntapTwice,
    When,
    ability,
    do,
    when,
)
from sumrak.games.the_v.vocabulary.conditions import (
    Condition,
    HasTokens,
    IsExhausted,
    WasAttacked,
    WasExhaustedInDuel,
)
from sumrak.games.the_v.vocabulary.effects import (
    Become,
    CancelDuelCard,
    Change,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    ExtraTurn,
    If,
    IfYouDo,
    Later,
    LookAndDiscard,
    LoseText,
    MadnessAtMost,
    Play,
    PutIntoPlay,
    RemoveFromScrapheap,
    RemoveToken,
    RemoveToVoid,
    ReturnToHand,
    ShuffleIntoDeck,
    StopTheDuel,
    SwapValues,
    TakeControl,
    ThatPlayer,
    Turn,
    Untap,
    if_you_do,
    later,
    that_player,
    when_it_holds,
)
from sumrak.games.the_v.vocabulary.keywords import (
    FATALITY,
    GUARDED,
    INVIOLABLE,
    IRRESISTIBLE,
    REAPER,
    Keyword,
    endurance,
    madness,
    rage,
)
from sumrak.games.the_v.vocabulary.printed import say_card, say_clause, type_line
from sumrak.games.the_v.vocabulary.requirements import (
    MadnessAtLeast,
    Requirement,
    Specialisation,
    TurnOwn,
    TurnTitle,
)
from sumrak.games.the_v.vocabulary.terms import Field, Kind, Moment, Price, Side, Turned, Until, Word, Zone
from sumrak.games.the_v.vocabulary.whom import Ref, Some, Target, Those, Whom, one_of, some, target

CARD: Final = Kind.CARD
ACTION: Final = Kind.ACTION
CHARACTER: Final = Kind.CHARACTER
GIRL: Final = Kind.GIRL
MONSTER: Final = Kind.MONSTER
WITCH: Final = Kind.WITCH
MODIFICATION: Final = Kind.MODIFICATION
LOCATION: Final = Kind.LOCATION
ITEM: Final = Kind.ITEM
CANCEL: Final = Kind.CANCEL

YOURS: Final = Side.YOURS
OPPONENTS: Final = Side.OPPONENTS

IN_PLAY: Final = Zone.IN_PLAY
HAND: Final = Zone.HAND
SCRAPHEAP: Final = Zone.SCRAPHEAP

UNTAPPED: Final = Turned.UNTAPPED
TURNED: Final = Turned.TURNED
FULLY_TURNED: Final = Turned.FULLY_TURNED
NOT_FULLY_TURNED: Final = Turned.NOT_FULLY_TURNED

ENTERS_PLAY: Final = Moment.ENTERS_PLAY
PLAYED: Final = Moment.PLAYED
START_OF_YOUR_TURN: Final = Moment.START_OF_YOUR_TURN
END_OF_YOUR_TURN: Final = Moment.END_OF_YOUR_TURN
END_OF_OPPONENTS_TURN: Final = Moment.END_OF_OPPONENTS_TURN
END_OF_EACH_TURN: Final = Moment.END_OF_EACH_TURN
START_OF_DUEL: Final = Moment.START_OF_DUEL
END_OF_DUEL: Final = Moment.END_OF_DUEL
AFTER_DUEL: Final = Moment.AFTER_DUEL
OPPONENTS_CHARACTER_EXHAUSTED: Final = Moment.OPPONENTS_CHARACTER_EXHAUSTED
OPENED: Final = Moment.OPENED

THIS_TURN: Final = Until.END_OF_TURN
THIS_DUEL: Final = Until.END_OF_DUEL

TURN: Final = Price.TURN
DOUBLE_TURN: Final = Price.DOUBLE_TURN

DEATH: Final = Field.DEATH
POWER: Final = Field.POWER
MADNESS: Final = Field.MADNESS

SELF: Final = Ref.SELF
BEARER: Final = Ref.BEARER
PARTICIPANT: Final = Ref.PARTICIPANT
RIVAL: Final = Ref.RIVAL
TITLE: Final = Ref.TITLE
IT: Final = Ref.IT
ANY_PARTICIPANT: Final = Those(Kind.CHARACTER, participating=True)

__all__ = [
    "ACTION",
    "AFTER_DUEL",
    "ANY_PARTICIPANT",
    "BEARER",
    "CANCEL",
    "CARD",
    "CHARACTER",
    "DEATH",
    "DOUBLE_TURN",
    "END_OF_DUEL",
    "END_OF_EACH_TURN",
    "END_OF_OPPONENTS_TURN",
    "END_OF_YOUR_TURN",
    "ENTERS_PLAY",
    "FATALITY",
    "FULLY_TURNED",
    "GIRL",
    "GUARDED",
    "HAND",
    "INVIOLABLE",
    "IN_PLAY",
    "IRRESISTIBLE",
    "IT",
    "ITEM",
    "LOCATION",
    "MADNESS",
    "MODIFICATION",
    "MONSTER",
    "NOT_FULLY_TURNED",
    "OPENED",
    "OPPONENTS",
    "OPPONENTS_CHARACTER_EXHAUSTED",
    "PARTICIPANT",
    "PLAYED",
    "POWER",
    "REAPER",
    "RIVAL",
    "SCRAPHEAP",
    "SELF",
    "START_OF_DUEL",
    "START_OF_YOUR_TURN",
    "THIS_DUEL",
    "THIS_TURN",
    "TITLE",
    "TURN",
    "TURNED",
    "UNTAPPED",
    "WITCH",
    "YOURS",
    "Ability",
    "Become",
    "Becomes",
    "CancelDuelCard",
    "Card",
    "Change",
    "Clause",
    "Condition",
    "Continuous",
    "Controlled",
    "Destroy",
    "Discard",
    "Do",
    "DoNotUntap",
    "Draw",
    "Effect",
    "Exhaust",
    "ExtraTurn",
    "Field",
    "Gets",
    "HasTokens",
    "If",
    "IfYouDo",
    "IsExhausted",
    "Keyword",
    "Kind",
    "Later",
    "LookAndDiscard",
    "LoseText",
    "MadnessAtLeast",
    "MadnessAtMost",
    "Moment",
    "NoAbilities",
    "PhaseSeven",
    "Play",
    "PlayOnlyOn",
    "Price",
    "PutIntoPlay",
    "Ref",
    "RemoveFromScrapheap",
    "RemoveToVoid",
    "RemoveToken",
    "Requirement",
    "ReturnToHand",
    "ShuffleIntoDeck",
    "Side",
    "Some",
    "Specialisation",
    "StopTheDuel",
    "SwapValues",
    "TakeControl",
    "Target",
    "ThatPlayer",
    "Those",
    "Turn",
    "TurnOwn",
    "TurnTitle",
    "Turned",
    "Untap",
    "UntapTwice",
    "Until",
    "WasAttacked",
    "WasExhaustedInDuel",
    "When",
    "Whom",
    "Word",
    "Zone",
    "ability",
    "action",
    "character",
    "do",
    "duel_card",
    "endurance",
    "if_you_do",
    "later",
    "location",
    "madness",
    "modification",
    "one_of",
    "rage",
    "say_card",
    "say_clause",
    "some",
    "target",
    "that_player",
    "title",
    "type_line",
    "when",
    "when_it_holds",
]

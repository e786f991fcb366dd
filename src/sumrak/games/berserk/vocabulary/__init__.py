"""The words of the cards: a card file starts with `from sumrak.games.berserk.vocabulary import *`."""

from typing import Final

from sumrak.games.berserk.vocabulary.attacks import (
    AT_LEAST_MEDIUM,
    ATTACKS,
    DISCHARGE,
    LUNGE,
    MAGIC_ATTACKS,
    MAGIC_KINDS,
    MAGIC_STRIKE,
    MELEE,
    MISSILES,
    NON_MAGIC,
    RANGED,
    SHOT,
    SHOTS_AND_THROWS,
    SIMPLE,
    SPECIAL,
    STRIKES,
    THROW,
    Attacks,
)
from sumrak.games.berserk.vocabulary.card import Card, artifact, companion, creature, flyer, parasite, terrain
from sumrak.games.berserk.vocabulary.cells import PutOnCell, TakeOffCells
from sumrak.games.berserk.vocabulary.conditions import (
    Condition,
    EnemyElements,
    HasMark,
    HostIs,
    InColumns,
    InFormationWith,
    InYourRow,
    IsWounded,
    NextTo,
    NoneNextTo,
    OnHalf,
    OnSurface,
    StandsInFront,
    StandsOpen,
    YouAre,
    YouHave,
    YourElementsAtMost,
)
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.effects import (
    ALL,
    AddIncarnationToken,
    AddLife,
    AndThen,
    Close,
    CloseOrWound,
    Cure,
    Destroy,
    GetTokens,
    Give,
    Heal,
    LoseKeyword,
    LoseTokens,
    MoveSelf,
    Net,
    Open,
    Poison,
    PreventNext,
    Redistribute,
    SpreadWounds,
    StaysClosed,
    TakeOff,
    TeleportSelf,
    There,
    Wound,
)
from sumrak.games.berserk.vocabulary.feature import Feature
from sumrak.games.berserk.vocabulary.forcing import (
    BlockIt,
    Exile,
    Later,
    Lose,
    LoseAllFeatures,
    MustAttack,
    RedirectHere,
    TakeControl,
)
from sumrak.games.berserk.vocabulary.keywords import (
    CLUMSINESS,
    CORPSE_EATING,
    DIRECTED,
    FLIGHT,
    FROM_DISCHARGES,
    FROM_FLYERS,
    FROM_MAGIC,
    FROM_POISON,
    FROM_SHOTS,
    FROM_SPELLS,
    FROM_THROWS,
    HORDE,
    RESILIENCE,
    RUSH,
    TELEPORT,
    UNANSWERED,
    VAMPIRISM,
    Keyword,
    armour,
    fear,
    jump,
    ova,
    ovs,
    ovz,
    regeneration,
    vampirism,
)
from sumrak.games.berserk.vocabulary.lasting import Gain, GainOr
from sumrak.games.berserk.vocabulary.moments import (
    BecomesDefender,
    CreatureDies,
    Destroys,
    Dies,
    EndOfTurn,
    EnemyDiesOfPoison,
    EnemyGetsTokens,
    HasDefendedHost,
    Hits,
    HitsOrMisses,
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
from sumrak.games.berserk.vocabulary.numbers import Count
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
from sumrak.games.berserk.vocabulary.played import Play, Price, X
from sumrak.games.berserk.vocabulary.printed import say_card, say_feature, type_line
from sumrak.games.berserk.vocabulary.shorthand import (
    attack,
    bonus,
    discharge,
    formation,
    less,
    lunge,
    magic,
    more_range,
    pay,
    shot,
    special,
    sudden,
    tap,
    throw,
    when,
    while_,
)
from sumrak.games.berserk.vocabulary.statics import (
    BeginsWithTokens,
    Bonus,
    Brings,
    BroughtTo,
    DieBonus,
    DirectedAt,
    ExperienceAt,
    Formation,
    Has,
    Incorporeal,
    Less,
    MaxLife,
    MaxTokens,
    MoreMovement,
    MoreRange,
    Protected,
    Raise,
    Rebuff,
    ReducedTo,
    While,
)
from sumrak.games.berserk.vocabulary.strikes import (
    Attack,
    BlockAttack,
    BringToStrong,
    ChangeDie,
    FinishingBlow,
    MoreAttacks,
    ReduceStrike,
)
from sumrak.games.berserk.vocabulary.terms import (
    CellMarker,
    Crystal,
    Element,
    Kind,
    Mark,
    Ref,
    Side,
    Spot,
    Strength,
    Turns,
    Type,
    Until,
    What,
    Where,
    Word,
)
from sumrak.games.berserk.vocabulary.triggers import Ambush, Concentration, Frenzy, Incarnation, Valhalla, When
from sumrak.games.berserk.vocabulary.whom import Chosen, Each, Those, Whom, each, one

STEPPE: Final = Element.STEPPE
MOUNTAINS: Final = Element.MOUNTAINS
FOREST: Final = Element.FOREST
SWAMPS: Final = Element.SWAMPS
DARKNESS: Final = Element.DARKNESS
NEUTRAL: Final = Element.NEUTRAL
GOLD: Final = Crystal.GOLD
SILVER: Final = Crystal.SILVER
WEAK: Final = Strength.WEAK
MEDIUM: Final = Strength.MEDIUM
STRONG: Final = Strength.STRONG
YOURS: Final = Side.YOURS
ENEMY: Final = Side.ENEMY
ANY_CARD: Final = What.CARD
ADJACENT: Final = Where.ADJACENT
IN_FRONT: Final = Where.IN_FRONT
BESIDE: Final = Where.BESIDE
BLESSING: Final = Mark.BLESSING
CURSE: Final = Mark.CURSE
POISONED: Final = Mark.POISON
SELF: Final = Ref.SELF
ATTACKER: Final = Ref.ATTACKER
ATTACKED: Final = Ref.ATTACKED
HOST: Final = Ref.HOST
IT: Final = Ref.IT
THIS_ATTACK: Final = Until.END_OF_ATTACK
THIS_TURN: Final = Until.END_OF_TURN
YOUR_TURN: Final = Until.END_OF_YOUR_TURN
YOUR_NEXT_TURN: Final = Until.END_OF_YOUR_NEXT_TURN
ENEMY_TURN: Final = Until.END_OF_ENEMY_TURN
THE_BATTLE: Final = Until.END_OF_BATTLE
ATTACK_EXPERIENCE: Final = Word.ATTACK_EXPERIENCE
PROTECTION_FROM_SHOTS: Final = Word.FROM_SHOTS
PROTECTION_FROM_DISCHARGES: Final = Word.FROM_DISCHARGES
DEFENCE_EXPERIENCE: Final = Word.DEFENCE_EXPERIENCE
ARMOUR: Final = Word.ARMOUR
AROUND_IT: Final = Where.AROUND_IT
SAME_COLUMN: Final = Where.SAME_COLUMN
SAME_CELL: Final = Where.SAME_CELL
EACH_TURN: Final = Turns.ANY
ENEMYS_TURN: Final = Turns.ENEMY
STRIKE_IN_FRONT: Final = Count.STRIKE_IN_FRONT
FIRE: Final = CellMarker.FIRE
BOMB: Final = CellMarker.BOMB
WALL: Final = CellMarker.WALL
A_CELL: Final = Spot.ANY
A_FREE_CELL: Final = Spot.FREE
ITS_CELL: Final = Spot.ITS
NEXT_TO_IT: Final = Spot.NEXT_TO_IT
NEXT_CELL: Final = There.NEXT
CELL_BEHIND: Final = There.BEHIND


# fmt: off
__all__ = [
    "ADJACENT", "ALL", "ANY_CARD", "ARMOUR", "AROUND_IT", "ATTACKED", "ATTACKER", "ATTACKS", "ATTACK_EXPERIENCE",
    "AT_LEAST_MEDIUM", "A_CELL", "A_FREE_CELL", "BESIDE", "BLESSING", "BOMB", "CELL_BEHIND", "CLUMSINESS",
    "CORPSE_EATING", "CURSE", "DARKNESS", "DEFENCE_EXPERIENCE", "DIRECTED", "DISCHARGE", "EACH_TURN", "ENEMY",
    "ENEMYS_TURN", "ENEMY_TURN", "FIRE", "FLIGHT", "FOREST", "FROM_DISCHARGES", "FROM_FLYERS", "FROM_MAGIC",
    "FROM_POISON", "FROM_SHOTS", "FROM_SPELLS", "FROM_THROWS", "GOLD", "HORDE", "HOST", "IN_FRONT", "IT",
    "ITS_CELL", "LUNGE", "MAGIC_ATTACKS", "MAGIC_KINDS", "MAGIC_STRIKE", "MEDIUM", "MELEE", "MISSILES", "MOUNTAINS",
    "NEUTRAL", "NEXT_CELL", "NEXT_TO_IT", "NON_MAGIC", "POISONED", "PROTECTION_FROM_DISCHARGES",
    "PROTECTION_FROM_SHOTS", "RANGED", "RESILIENCE", "RUSH", "SAME_CELL", "SAME_COLUMN", "SELF", "SHOT",
    "SHOTS_AND_THROWS", "SILVER", "SIMPLE", "SPECIAL", "STEPPE", "STRIKES", "STRIKE_IN_FRONT", "STRONG", "SWAMPS",
    "TELEPORT", "THE_BATTLE", "THIS_ATTACK", "THIS_TURN", "THROW", "UNANSWERED", "VAMPIRISM", "WALL", "WEAK",
    "YOURS", "YOUR_NEXT_TURN", "YOUR_TURN", "AddIncarnationToken", "AddLife", "Ambush", "AndThen", "Attack",
    "Attacks", "BecomesDefender", "BeginsWithTokens", "BlockAttack", "BlockIt", "Bonus", "BringToStrong", "Brings",
    "BroughtTo", "CannotAccumulate", "CannotBeDefended", "CannotDefend", "Card", "CellMarker", "ChangeDie",
    "Chosen", "Close", "CloseOrWound", "Concentration", "Condition", "Count", "CreatureDies", "Crystal", "Cure",
    "DefendsGround", "DefendsOften", "DefendsOpen", "Destroy", "Destroys", "DieBonus", "Dies", "DirectedAt", "Each",
    "EdgesTouch", "Effect", "Element", "EndOfTurn", "EnemyDiesOfPoison", "EnemyElements", "EnemyGetsTokens",
    "Exile", "ExperienceAt", "Feature", "FinishingBlow", "Formation", "Frenzy", "Gain", "GainOr", "GetTokens",
    "Give", "Has", "HasDefendedHost", "HasMark", "Heal", "Hits", "HitsOrMisses", "HostBound", "HostIs", "HostLeaps",
    "HostLoses", "Ignores", "IgnoresArmour", "IgnoresDuties", "IgnoresFear", "IgnoresFeatures",
    "IgnoresReplacements", "InColumns", "InFormationWith", "InYourRow", "Incarnation", "Incorporeal", "Initiates",
    "IsAttacked", "IsBlessed", "IsHit", "IsIncarnated", "IsWounded", "Keyword", "Kind", "Later", "Less", "Lose",
    "LoseAllFeatures", "LoseKeyword", "LoseTokens", "Mark", "MaxLife", "MaxTokens", "MayAccumulate", "Moment",
    "MoreAttacks", "MoreMovement", "MoreRange", "MoveSelf", "Moves", "MovesDiagonally", "MustAttack",
    "MustStrikeClosed", "Net", "NextTo", "NoneNextTo", "OnHalf", "OnSurface", "Open", "Opens", "Play", "Poison",
    "PreventNext", "Price", "Protected", "PutOnCell", "Raise", "Rebuff", "RedirectHere", "Redistribute",
    "ReduceStrike", "ReducedTo", "Ref", "ReturnsToDeck", "Rushes", "Side", "Spot", "SpreadWounds", "StandsInFront",
    "StandsOpen", "StartOfBattle", "StartOfTurn", "StaysClosed", "StaysOpen", "Strength", "StrikesATurn",
    "StrikesOnlyInFront", "TakeControl", "TakeOff", "TakeOffCells", "TauntsFlyers", "TeleportSelf", "Teleports",
    "There", "Those", "Turns", "TwoDice", "Type", "Until", "Valhalla", "What", "When", "Where", "While", "Whom",
    "Word", "Wound", "WoundedByHostOnly", "X", "YouAre", "YouHave", "YourElementsAtMost", "YoursDestroys",
    "YoursHits", "YoursTeleportsAcross", "armour", "artifact", "attack", "bonus", "companion", "creature",
    "discharge", "each", "fear", "flyer", "formation", "jump", "less", "lunge", "magic", "more_range", "one", "ova",
    "ovs", "ovz", "parasite", "pay", "regeneration", "say_card", "say_feature", "shot", "special", "sudden", "tap",
    "terrain", "throw", "type_line", "vampirism", "when", "while_",
]
# fmt: on

"""What the rules need to know of a definition, worked out once: a card's data as flat numbers, and its texts as rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sumrak.games.berserk.picks import NOT_LOST
from sumrak.kernel.plain import Plain

# kinds of cards (B-3.3)
GROUND, FLYER, COMPANION, PARASITE, ARTIFACT, TERRAIN = range(6)
KIND_WORDS = ("ground", "flyer", "companion", "parasite", "artifact", "terrain")
# elements (B-3.2)
NEUTRAL, STEPPE, MOUNTAINS, FOREST, SWAMPS, DARKNESS = range(6)

# kinds of actions (chapter 16), a bit each
SIMPLE, SPECIAL, MAGIC, LUNGE, SHOT, THROW, DISCHARGE, SPELL, INFLUENCE, LEAP, GATHER, MOVE, AIM = [
    1 << i for i in range(13)
]
MELEE = SIMPLE | SPECIAL | MAGIC
STRIKES = MELEE | LUNGE
RANGED = LUNGE | SHOT | THROW | DISCHARGE
FAR = SHOT | THROW | DISCHARGE
ATTACKS = MELEE | RANGED
MAGICAL = MAGIC | DISCHARGE | SPELL
KIND_NAMES = {
    SIMPLE: "simple", SPECIAL: "special", MAGIC: "magic", LUNGE: "lunge", SHOT: "shot", THROW: "throw",
    DISCHARGE: "discharge", SPELL: "spell", INFLUENCE: "influence", LEAP: "leap", GATHER: "gather", MOVE: "move", AIM: "aim",
}  # fmt: skip

# strengths (B-15.6)
MISS, WEAK, MEDIUM, STRONG = range(4)

# windows in which something sudden may be played
W_ANY, W_TARGETS, W_ROLL, W_VALUE, W_PROTECT, W_WOUNDS, W_MAIN, W_DEFEND = [1 << i for i in range(8)]

# numbers of a card (what)
(
    OVA, OVZ, OVS, OVT, OVD, DIE, CLUMSY, ARMOUR, REGENERATION, STRIKE, FROM, REDUCE, BRING_BY, BRING_AT, STRIKES_A_TURN,
    MAX_LIFE, MAX_TOKENS, RANGE, WORD, GUARD, MOVEMENT,
) = range(21)  # fmt: skip
NUMBERS = 21
WHAT_NAMES = (
    "ova", "ovz", "ovs", "ovt", "ovd", "die", "clumsy", "armour", "regeneration", "strike", "from", "reduce", "bring-by",
    "bring-at", "strikes", "max-life", "max-tokens", "range", "word", "guard", "movement",
)  # fmt: skip
NAMED = (OVA, OVZ, OVS, OVT, OVD, CLUMSY, ARMOUR, REGENERATION)
"""Named features (B-17.2): of several the greatest counts. A raise ("+1 OvA") is a row with `adds`."""

# words: what a card has or has not, a bit each
(
    DIRECTED, UNANSWERED, P_SHOT, P_THROW, P_DISCHARGE, P_SPELL, P_MAGIC, P_POISON, P_FLYER, P_WEAK, VAMPIRE, VAMPIRE_LESS,
    CORPSE_EATER, FORMATION, INCORPOREAL, RESILIENCE, HORDE, RUSH, FLIGHT, IGNORES, IGNORES_OBLIGATIONS, IGNORES_P_FLYER,
    KEEPS_OPEN, DEFENDS_OPEN, DEFENDS_OFTEN, CANNOT_DEFEND, CANNOT_BE_DEFENDED, CANNOT_GATHER, GATHERER, TWO_DICE, WIDE,
    MUST_STRIKE_CLOSED, ONLY_FRONT, DEFENDS_GROUND, TAUNTS_FLYERS, ONLY_BY_HOST, HOST_BOUND, AMBUSH, BLOCKS_RANGED,
    BLESSED_WORD, CURSED_WORD, STEALTH, NO_CLUMSY, TELEPORTS, JUMPS,
    IGNORES_ARMOUR, IGNORES_FEAR, IGNORES_REPLACEMENTS, RETURNS, FEARSOME, DIAGONAL,
) = [1 << i for i in range(51)]  # fmt: skip
PROTECTIONS = P_SHOT | P_THROW | P_DISCHARGE | P_SPELL | P_MAGIC | P_FLYER | P_WEAK | P_POISON

# whose event a triggered feature waits for
ITSELF, OTHER_IS_ITSELF, YOURS, OPPONENTS, ANY, CAUSE_IS_ITSELF, HOSTS = range(7)
IN_PLAY, IN_GRAVE = 0, 1

NO_LIMIT = 99


class Permanent(Plain):
    """A permanent feature (B-17.1): a number or words, for itself or for others, always or in a condition.

    `about`: which other cards have it (None: itself; a companion's may be about its host). `kinds`, `strengths` (bits
    1 << strength - 1) and `against` (whose opponent, None: anybody) narrow what is about attacks; `answers`: whether it counts in answers
    too. `adds`: adds up where the number is a named one; else the greatest counts.
    """

    __slots__ = (
        "about",
        "adds",
        "against",
        "amount",
        "answers",
        "condition",
        "formation",
        "kinds",
        "strengths",
        "what",
    )

    def __init__(
        self, what: int, amount: int, condition: Any = None, formation: bool = False, about: Any = None, kinds: int = ATTACKS,
        strengths: int = 7, against: Any = None, answers: bool = True, adds: bool = False,
    ) -> None:  # fmt: skip
        self.what, self.amount, self.condition, self.formation = what, amount, condition, formation
        self.about, self.kinds, self.strengths, self.against = about, kinds, strengths, against
        self.answers, self.adds = answers, adds

    def parts(self) -> tuple[Any, ...]:
        return (
            self.what, self.amount, self.condition, self.formation, self.about, self.kinds, self.strengths, self.against,
            self.answers, self.adds,
        )  # fmt: skip


class Act(Plain):
    """A played feature (B-17.1), or what every card of its kind may do. `clause` is its number in the card's text.

    `tokens` are its price (-1: X, at least one, and the attack is `each` greater for each of them); `closes`: which other card
    is closed as its price; `strike` its values, weak, medium, strong; `spread` the range (0: no limit); `whom` whom it
    may aim at (None: nobody is chosen, for an attack any enemy); `once` a turn.
    """

    __slots__ = (
        "by_wounds",
        "clause",
        "closes",
        "condition",
        "each",
        "effects",
        "formation",
        "is_free",
        "is_plain",
        "kind",
        "leaps_plainly",
        "once",
        "said",
        "spread",
        "strike",
        "sudden",
        "tap",
        "tokens",
        "whom",
        "windows",
        "words",
    )  # fmt: skip

    def __init__(
        self, clause: int, kind: int, tap: bool = True, tokens: int = 0, sudden: bool = False, windows: int = 0,
        strike: tuple[int, int, int] | None = None, spread: int = 0, whom: Any = None, effects: tuple[Any, ...] = (),
        once: bool = False, condition: Any = None, formation: bool = False, closes: Any = None, each: int = 0,
        by_wounds: bool = False,
    ) -> None:  # fmt: skip
        self.clause, self.kind, self.tap, self.tokens, self.sudden = clause, kind, tap, tokens, sudden
        self.windows, self.strike, self.spread, self.whom, self.effects = windows, strike, spread, whom, effects
        self.once, self.condition, self.formation, self.closes, self.each = once, condition, formation, closes, each
        self.by_wounds = by_wounds  # X is the number of wounds on it
        self.said: Any = None  # the feature of the vocabulary
        self.words: tuple[str, str] | None = None  # what is done, in English and in Russian, once somebody asks
        self.is_free = False  # it closes, and nothing else is asked
        self.leaps_plainly = False  # a jump or teleport of its own
        self.is_plain = False  # an attack for which it closes, and that is all: `Facts.finished` finds out

    def parts(self) -> tuple[Any, ...]:
        return (
            self.clause, self.kind, self.tap, self.tokens, self.sudden, self.windows, self.strike, self.spread, self.whom,
            self.effects, self.once, self.condition, self.formation, self.closes, self.each, self.by_wounds,
        )  # fmt: skip


class When(Plain):
    """A triggered feature (B-17.1): what events it waits for, whose, and what it does.

    `kinds`, `strengths`, `against` (the other card) and `special` narrow the events, see `conditions.suits`; `times` a turn
    (0: no limit), `own_turn`: of its player's turns only;
    `whom`: what its text chooses.
    """

    __slots__ = (
        "against", "clause", "condition", "effects", "events", "formation", "kind", "kinds", "may", "once", "own_turn", "place", "special",
        "strengths", "times", "whom", "whose",
    )  # fmt: skip

    def __init__(
        self, clause: int, events: int, whose: int, effects: tuple[Any, ...], condition: Any = None, may: bool = False,
        once: bool = False, kind: int = INFLUENCE, formation: bool = False, place: int = IN_PLAY, kinds: int = ATTACKS,
        strengths: int = 7, against: Any = None, special: int = 0, times: int = 0, own_turn: bool = False, whom: Any = None,
    ) -> None:  # fmt: skip
        self.clause, self.events, self.whose, self.effects, self.condition = clause, events, whose, effects, condition
        self.may, self.once, self.kind, self.formation, self.place = may, once, kind, formation, place
        self.kinds, self.strengths, self.against, self.special = kinds, strengths, against, special
        self.times, self.own_turn, self.whom = times, own_turn, whom

    def parts(self) -> tuple[Any, ...]:
        return (
            self.clause, self.events, self.whose, self.effects, self.condition, self.may, self.once, self.kind,
            self.formation, self.place, self.kinds, self.strengths, self.against, self.special, self.times, self.own_turn, self.whom,
        )  # fmt: skip


class Facts:
    """One definition. `compiling.compile_text` fills what comes out of its text."""

    def __init__(
        self, id: str, kind: int, element: int, cost: int, elite: bool, unique: bool, life: int, move: int,
        strike: tuple[int, int, int] | None, classes: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.id, self.kind, self.element, self.cost, self.elite, self.unique = id, kind, element, cost, elite, unique
        self.life, self.move, self.strike, self.classes = life, move, strike, classes
        self.is_creature = kind <= PARASITE
        self.is_symbiote = kind in (COMPANION, PARASITE)
        self.is_aside = kind in (FLYER, TERRAIN)
        self.is_limited = unique or self.is_aside  # a squad has not any number of them (B-3.6, B-6.4)
        self.strikes = strike is not None
        self.numbers: list[int] = [0] * NUMBERS
        self.words = FLIGHT if kind == FLYER else 0
        self.permanents: list[Permanent] = []
        self.acts: list[Act] = []
        self.whens: list[When] = []
        self.frenzy: tuple[int, tuple[Any, ...]] | None = None
        self.incarnation = 0
        self.comes_open = False
        self.valhalla: tuple[Any, ...] | None = None
        self.ambush: tuple[Any, ...] | None = None
        self.grants: tuple[Any, ...] = ()
        """Effects of its text that give or take features; the log says them by their number here."""
        self.begins_tokens = 0
        """Tokens with which it begins the battle (B-6.6), `begins_if`: 0 always, 1 if its player goes first, 2 if second."""
        self.begins_if = 0
        # derived by `finished`
        self.windows = 0
        self.watches = 0
        self.auras = False
        self.by_what: list[list[Permanent]] = [[] for _ in range(NUMBERS)]
        self.all_words = 0
        self.whats = 0
        """A bit for each number of which it has something, always or at times."""
        self.strikes_a_turn = 1
        self.is_plain_striker = False
        self.main_acts: list[tuple[int, Act]] = []
        """What may be played in the Main phase, with the number of each."""
        self.acts_closed = self.has_uses = False
        self.aura_whats = self.aura_words = 0
        self.summary: Any = None  # of `presence`
        self.shapes = False
        """Whether it gives others something that changes what they may do."""
        self.is_special_mover = True
        self.kinds = 0
        """Kinds of attacks and spells among its features ("a creature with a discharge")."""
        # derived by `worth`
        self.power = 0.0
        self.worth_open: tuple[float, ...] = ()
        self.worth_closed: tuple[float, ...] = ()
        self.worth_tokens: tuple[float, ...] = ()

    def finished(self) -> None:
        """Once the text is in: what it adds up to."""
        for act in self.acts:
            act.is_plain = bool(act.kind & ATTACKS and act.tap and not act.sudden) and (
                (act.tokens, act.whom, act.condition, act.closes, act.once, act.formation)
                == (0, None, None, None, False, False)
            )
            act.is_free = act.is_plain or (
                act.tap and not act.sudden and act.kind != LEAP
                and (act.tokens, act.condition, act.once, act.formation) == (0, None, False, False)
            )  # fmt: skip
            act.leaps_plainly = act.kind == LEAP and not (
                act.sudden or act.tap or act.tokens or act.once or act.formation
            )
            if act.condition is not None and act.condition.asks != NOT_LOST:
                act.leaps_plainly = False
            if act.sudden:
                self.windows |= act.windows
            if act.tokens:
                self.words |= GATHERER
        for when in self.whens:
            self.watches |= when.events
        self.all_words = self.words
        for row in self.permanents:
            self.by_what[row.what].append(row)
            if row.what == WORD:
                self.all_words |= row.amount
            if row.about is not None:
                self.auras = True
                self.aura_whats |= 1 << row.what
                if row.what == WORD:
                    self.aura_words |= row.amount
        self.shapes = any([row.about is not None and shapes(row) for row in self.permanents])
        for what in range(NUMBERS):
            if self.numbers[what] or self.by_what[what]:
                self.whats |= 1 << what
        self.strikes_a_turn = self.numbers[STRIKES_A_TURN] or 1
        self.is_plain_striker = (
            self.strikes and not self.all_words & (WIDE | ONLY_FRONT) and not self.by_what[STRIKES_A_TURN]
        )
        self.main_acts = [
            (i, act) for i, act in enumerate(self.acts) if not act.sudden or act.windows & (W_ANY | W_MAIN)
        ]
        self.acts_closed = any([not act.tap and act.kind != LEAP for _, act in self.main_acts])
        self.has_uses = bool(self.main_acts) or bool(self.all_words & GATHERER)
        self.is_special_mover = bool(
            self.all_words & (INCORPOREAL | WIDE | DIAGONAL)
            or self.by_what[MOVEMENT]
            or self.kind != GROUND
            or self.auras
        )


def shapes(row: Permanent) -> bool:
    """Whether this changes what a card may do, rather than how well."""
    if row.what == WORD:
        return bool(row.amount & ~(NO_CLUMSY | PROTECTIONS | VAMPIRE | VAMPIRE_LESS | RESILIENCE))
    return row.what in (MOVEMENT, STRIKES_A_TURN, MAX_TOKENS, RANGE)


class Sheet:
    """All definitions of a game; a state knows cards by their number here."""

    def __init__(self, cards: Iterable[Any], printed: int = 0) -> None:
        from sumrak.games.berserk.compiling import facts_of

        self.cards = tuple(cards)
        self.printed = printed or len(self.cards)  # the cards after these are test cards
        self.number = {card.id: i for i, card in enumerate(self.cards)}
        self.facts: list[Facts] = [facts_of(card) for card in self.cards]

    def __reduce__(self) -> tuple[Any, ...]:
        """The printed cards are the same everywhere: only test cards go along."""
        from sumrak.games.berserk.printed import sheet_with  # it needs this class

        return (sheet_with, (self.cards[self.printed :],))

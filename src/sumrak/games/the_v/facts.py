"""What the rules need to know of a definition, worked out once: a card's data as flat numbers and numbered blocks of effects."""

from __future__ import annotations

import itertools
from typing import Any

from sumrak.games.the_v.events import (
    AFTER_DUEL,
    ENDED_DUEL,
    ENDED_TURN,
    ENTERED,
    FULLY_EXHAUSTED,
    LAID_UNDER,
    PLAYED,
    STARTED_DUEL,
    STARTED_TURN,
)
from sumrak.games.the_v.picks import KIND_BITS, Pick, kinds_of
from sumrak.games.the_v.vocabulary.card import Card
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
)
from sumrak.games.the_v.vocabulary.conditions import Condition
from sumrak.games.the_v.vocabulary.effects import (
    CancelDuelCard,
    Change,
    Discard,
    Draw,
    Effect,
    Exhaust,
    ExtraTurn,
    If,
    IfYouDo,
    Later,
    LookAndDiscard,
    Play,
    PutIntoPlay,
    RemoveFromScrapheap,
    ThatPlayer,
    Turn,
    Untap,
)
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.terms import Kind, Moment, Word, Zone
from sumrak.games.the_v.vocabulary.whom import Ref, Some, Target, Those, Whom

# keywords that do not add up, and prohibitions, are bits
REAPER, FATALITY, INVIOLABLE, GUARDED, IRRESISTIBLE, NO_ABILITIES = 1, 2, 4, 8, 16, 32
BITS = {
    Word.REAPER: REAPER,
    Word.FATALITY: FATALITY,
    Word.INVIOLABLE: INVIOLABLE,
    Word.GUARDED: GUARDED,
    Word.IRRESISTIBLE: IRRESISTIBLE,
}

BASE_ENDURANCE = 3

MOMENTS = {
    Moment.ENTERS_PLAY: ENTERED,
    Moment.PLAYED: PLAYED | LAID_UNDER,
    Moment.START_OF_YOUR_TURN: STARTED_TURN,
    Moment.END_OF_YOUR_TURN: ENDED_TURN,
    Moment.END_OF_OPPONENTS_TURN: ENDED_TURN,
    Moment.END_OF_EACH_TURN: ENDED_TURN,
    Moment.START_OF_DUEL: STARTED_DUEL,
    Moment.END_OF_DUEL: ENDED_DUEL,
    Moment.AFTER_DUEL: AFTER_DUEL,
    Moment.OPPONENTS_CHARACTER_EXHAUSTED: FULLY_EXHAUSTED,
    Moment.OPENED: 0,  # the duel itself sees to it
}

ITS_OWN, YOURS, OPPONENTS, ANYBODYS, PARTICIPANTS = range(5)
WHOSE = {
    Moment.ENTERS_PLAY: ITS_OWN,
    Moment.PLAYED: ITS_OWN,
    Moment.START_OF_YOUR_TURN: YOURS,
    Moment.END_OF_YOUR_TURN: YOURS,
    Moment.END_OF_OPPONENTS_TURN: OPPONENTS,
    Moment.END_OF_EACH_TURN: ANYBODYS,
    Moment.START_OF_DUEL: PARTICIPANTS,
    Moment.END_OF_DUEL: PARTICIPANTS,
    Moment.AFTER_DUEL: PARTICIPANTS,
    Moment.OPPONENTS_CHARACTER_EXHAUSTED: OPPONENTS,
}
"""Whose event each moment waits for."""

# what an effect reads or changes, for the order of simultaneous ones
HANDS, TURNS, BOARD = 3, 4, 8  # hands: a bit for each seat's


STAYS = KIND_BITS[Kind.CHARACTER] | KIND_BITS[Kind.LOCATION]


class Slot:
    """One (+) of a block, or what an effect takes without (+).

    A title card can be chosen only to be turned or untapped (V-23); what is chosen to be played must be playable, and
    what is put into play something that stays there (`kinds`).
    """

    def __init__(self, of: Those | Ref, effect: Effect, is_host: bool = False) -> None:
        self.ref = of if isinstance(of, Ref) else None
        self.pick = Pick(of) if isinstance(of, Those) else None
        self.zone = of.zone if isinstance(of, Those) else Zone.IN_PLAY
        self.title = isinstance(effect, (Turn, Untap))
        self.play = isinstance(effect, Play)
        self.additional = isinstance(effect, Play) and effect.additional
        self.kinds = -1  # any
        if isinstance(effect, PutIntoPlay) and not is_host:
            self.kinds = STAYS if effect.on is None else KIND_BITS[Kind.MODIFICATION]


class Sum:
    """Numbers and keywords that come and go together: numbers add up, the other keywords are bits."""

    def __init__(self, influence: int, threat: int, keywords: tuple[Keyword, ...], bits: int = 0) -> None:
        self.influence, self.threat, self.bits = influence, threat, bits
        self.endurance, self.rage, self.madness = 0, 0, 0
        for keyword in keywords:
            self.bits |= BITS.get(keyword.word, 0)
            if keyword.word is Word.ENDURANCE:
                self.endurance += keyword.number
            elif keyword.word is Word.RAGE:
                self.rage += keyword.number
            elif keyword.word is Word.MADNESS:
                self.madness += keyword.number
        self.has_words = bool(self.endurance or self.rage or self.madness or self.bits)


class Text:
    """A continuous clause, and whom it is about (by reference or by conditions)."""

    def __init__(self, clause: Continuous) -> None:
        whom = getattr(clause, "whom", None)
        self.clause = clause
        self.ref = whom if isinstance(whom, Ref) else None
        self.pick = Pick(whom) if isinstance(whom, Those) else None
        self.influence = clause.influence if isinstance(clause, Gets) else 0
        self.threat = clause.threat if isinstance(clause, Gets) else 0
        self.keywords = clause.keywords if isinstance(clause, Gets) else ()
        self.sum = Sum(self.influence, self.threat, self.keywords, NO_ABILITIES * isinstance(clause, NoAbilities))


class Block:
    """Effects carried out one after the other, by number: a clause's, or those inside `If`, `Later` and the like."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects
        self.slots: list[Slot] = []
        self.first_slot: list[int] = []
        self.inner: list[int] = []
        self.whom: list[Whom | None] = []
        self.is_some: list[bool] = []
        self.takes: list[Slot | None] = []  # for "all of those" and "some of those"
        self.one_moment = [is_one_order(a, b) for a, b in itertools.pairwise(effects)] + [False]
        self.touches = 0
        self.asks = False  # before its first effect
        self.looks = any([isinstance(effect, LookAndDiscard) for effect in effects])


class Facts:
    """One definition."""

    __slots__ = (
        "abilities", "bits", "card", "continuous", "controls", "do", "endurance", "equals", "gives",
        "influence", "is_action", "is_cancel", "is_character", "is_duel_card", "is_girl", "is_key", "is_limited",
        "is_modification", "is_monster", "is_title", "is_unique", "kinds", "madness", "only_on", "opened",
        "own", "phase_seven", "requirements", "sets_endurance", "sets_values", "speaks",
        "spreads_madness", "sum", "threat", "type", "untaps", "watches", "when",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        self.card = card
        self.type = card.type
        self.is_character = card.type is Kind.CHARACTER
        self.is_action, self.is_title = card.type is Kind.ACTION, card.type is Kind.TITLE
        self.is_duel_card = card.type is Kind.DUEL
        self.is_modification = card.type is Kind.MODIFICATION
        self.is_monster = Kind.MONSTER in card.kinds
        self.is_girl = Kind.GIRL in card.kinds
        self.is_key, self.is_unique, self.requirements = card.key, card.unique, card.requirements
        self.is_limited = card.key or card.unique
        self.is_cancel = Kind.CANCEL in card.kinds or Kind.CANCEL in card.extra
        self.influence = card.influence or 0
        self.threat = card.threat or 0
        self.sum = Sum(self.influence, self.threat, card.keywords)
        self.bits, self.endurance, self.madness = self.sum.bits, self.sum.endurance, self.sum.madness
        self.own = (self.influence, self.threat, BASE_ENDURANCE + self.endurance, self.sum.rage, self.bits)
        self.kinds = kinds_of(card)
        self.continuous = [Text(clause) for clause in card.text if isinstance(clause, Continuous)]
        self.gives = [text for text in self.continuous if isinstance(text.clause, (Gets, NoAbilities))]
        self.equals = [text for text in self.continuous if isinstance(text.clause, Becomes)]
        self.untaps = any([isinstance(text.clause, (DoNotUntap, UntapTwice)) for text in self.continuous])
        self.sets_values = bool(self.gives or self.equals or self.madness)
        self.spreads_madness = any([text.sum.madness for text in self.gives])
        self.sets_endurance = bool(
            self.endurance
            or any([text.sum.endurance for text in self.gives])
            or any([isinstance(text.clause, Becomes) and text.clause.endurance is not None for text in self.equals])
        )
        self.controls = any([isinstance(clause, Controlled) for clause in card.text])
        self.only_on: Pick | None = None
        self.phase_seven = 0
        self.do = -1
        self.opened: list[int] = []
        self.abilities: list[tuple[Ability, int]] = []
        self.when: list[tuple[When, int, int, int, int]] = []  # clause, its number, its block, kinds of events, whose
        self.watches = AFTER_DUEL if self.bits & REAPER else 0
        self.speaks = False  # whether its text works by itself while it is in play


class Sheet:
    """All definitions of a game; a state knows cards by their number here."""

    def __init__(self, cards: tuple[Card, ...], printed: int = 0) -> None:
        self.cards = cards
        self.printed = printed or len(cards)  # the cards after these are test cards
        self.number = {card.id: i for i, card in enumerate(cards)}
        self.blocks: list[Block] = []
        self.later: dict[int, Condition | None] = {}
        self.facts = [self.read(card) for card in cards]
        texts = [text for facts in self.facts for text in facts.gives + facts.equals]
        self.reads_states = any([text.pick is not None and text.pick.reads_states for text in texts])
        self.is_volatile = self.reads_states or any([facts.spreads_madness for facts in self.facts])

    def __reduce__(self) -> tuple[Any, ...]:
        """The printed cards are the same everywhere: only test cards go along."""
        from sumrak.games.the_v.printed import sheet_with  # it needs this class

        return (sheet_with, (self.cards[self.printed :],))

    def read(self, card: Card) -> Facts:
        facts = Facts(card)
        for i, clause in enumerate(card.text):
            self.read_clause(facts, clause, i)
        facts.speaks = bool(facts.watches or facts.continuous or facts.madness or facts.controls or facts.phase_seven)
        return facts

    def read_clause(self, facts: Facts, clause: Clause, i: int) -> None:
        if isinstance(clause, Do):
            facts.do = self.block(clause.effects)
        elif isinstance(clause, Ability):
            facts.abilities.append((clause, self.block(clause.effects)))
        elif isinstance(clause, When):
            block = self.block(clause.effects)
            if clause.moment is Moment.OPENED:
                facts.opened.append(block)
            else:
                facts.when.append((clause, i, block, MOMENTS[clause.moment], WHOSE[clause.moment]))
                facts.watches |= MOMENTS[clause.moment]
        elif isinstance(clause, PlayOnlyOn):
            facts.only_on = Pick(clause.whom)
        elif isinstance(clause, PhaseSeven):
            facts.phase_seven = clause.number
        elif isinstance(clause, Gets):
            if any([keyword.word is Word.REAPER for keyword in clause.keywords]):
                facts.watches |= AFTER_DUEL

    def block(self, effects: tuple[Effect, ...]) -> int:
        number = len(self.blocks)
        block = Block(effects)
        self.blocks.append(block)
        for effect in effects:
            block.first_slot.append(len(block.slots))
            block.whom.append(getattr(effect, "whom", None))
            first = block.whom[-1]
            block.is_some.append(isinstance(first, Some))
            if isinstance(first, Target):
                block.slots.append(Slot(first.of, effect))
            if isinstance(effect, PutIntoPlay) and effect.on is not None:
                block.slots.append(Slot(effect.on.of, effect, is_host=True))
            those = first.of if isinstance(first, Some) else first
            block.takes.append(Slot(those, effect) if isinstance(those, Those) else None)
            inner = -1
            if isinstance(effect, (If, IfYouDo, ThatPlayer, Later)):
                inner = self.block(effect.effects)
                if isinstance(effect, Later):
                    self.later[inner] = effect.condition
                block.touches |= self.blocks[inner].touches
            block.inner.append(inner)
            block.touches |= touches(effect)
        block.asks = bool(block.slots or block.looks or block.is_some[:1] == [True])
        return number


def is_one_order(a: Effect, b: Effect) -> bool:
    """Exhaust (+) and (+): both at the same moment."""
    return (
        isinstance(a, Exhaust) and isinstance(b, Exhaust) and isinstance(a.whom, Target) and isinstance(b.whom, Target)
    )


def touches(effect: Effect) -> int:
    if isinstance(effect, (Draw, Discard, LookAndDiscard, RemoveFromScrapheap)):
        return HANDS
    if isinstance(effect, (Turn, Untap)):
        return TURNS
    if isinstance(effect, (ExtraTurn, CancelDuelCard)):
        return 0
    if isinstance(effect, Change):
        return BOARD
    return BOARD | HANDS | TURNS

"""Effects that are no attacks: wounds, healing, states, marks, tokens, places."""

from dataclasses import dataclass
from enum import Enum

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.effect import Effect, Grant
from sumrak.games.berserk.vocabulary.keywords import Keyword
from sumrak.games.berserk.vocabulary.numbers import SAID, Count
from sumrak.games.berserk.vocabulary.teller import Teller, does, for_number, order, subject
from sumrak.games.berserk.vocabulary.terms import Mark, Ref
from sumrak.games.berserk.vocabulary.whom import Those, Whom, those_phrase
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words

ALL = 99


def amount(number: int | Count) -> Phrase:
    if isinstance(number, Count):
        said = SAID[number]
        return Words(f"by X, where X is {said.en}", f"на X, где X – {said.ru}")
    return words.FULLY if number == ALL else for_number(number)


@dataclass(frozen=True)
class Heal(Effect):
    """B-18.12. `number` ALL heals fully."""

    whom: Whom
    number: int | Count

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        if self.whom is Ref.SELF:
            return does(words.HEAL_SELF, amount(self.number), mood=mood)
        return order(words.HEAL, t.whom(self.whom), amount(self.number), mood=mood)


@dataclass(frozen=True)
class AddLife(Effect):
    """Additional life (B-20.1)."""

    whom: Whom
    number: int

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        lives = NounPhrase(words.LIFE, Which.COUNT, adjectives=(words.ADDITIONAL,), number=self.number)
        if self.whom is Ref.SELF:
            return does(words.GET, lives, words.NOTHING, mood=mood)
        return subject(words.GET, t.whom(self.whom), lives, words.NOTHING, mood=mood)


@dataclass(frozen=True)
class Cure(Effect):
    """Takes the poison off."""

    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return order(words.CURE, t.whom(self.whom), mood=mood)


@dataclass(frozen=True)
class Wound(Effect):
    """By the feature, so no attack. `unless`: 0 instead if the card that the strike is at is one of these."""

    whom: Whom
    number: int
    unless: Those | None = None

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        if self.whom is Ref.SELF:
            said = does(words.WOUND_SELF, for_number(self.number), mood=mood)
        else:
            said = order(words.WOUND_IT, t.whom(self.whom), for_number(self.number), mood=mood)
        if self.unless is None:
            return said
        struck = those_phrase(self.unless, Which.ONE)
        return Pattern("{0} (by 0 if it was {1})", "{0} (на 0, если это {1})", (said, struck))


@dataclass(frozen=True)
class Poison(Effect):
    """B-18.11."""

    whom: Whom
    number: int

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        poison = Words(f"poison {self.number}", f"отравление {self.number}")
        return subject(words.GET, t.whom(self.whom), poison, words.NOTHING, mood=mood)


@dataclass(frozen=True)
class Give(Effect):
    """A Blessing or a Curse (B-18.4, B-18.5)."""

    mark: Mark
    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        mark = {
            Mark.BLESSING: Words("Blessing", "благословение"),
            Mark.CURSE: Words("Curse", "проклятие"),
            Mark.POISON: Words("poison", "отравление"),
        }[self.mark]
        if mood:
            return order(words.GIVE, t.whom(self.whom), mark, mood=mood)
        return subject(words.GET, t.whom(self.whom), mark, words.NOTHING, mood=mood)


@dataclass(frozen=True)
class TakeOff(Effect):
    """Blessing or Curse goes."""

    mark: Mark
    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        mark = Words("Blessing", "благословение") if self.mark is Mark.BLESSING else Words("Curse", "проклятие")
        return order(words.TAKE_OFF, t.whom(self.whom), mark, mood=mood)


@dataclass(frozen=True)
class Open(Effect):
    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        if self.whom is Ref.SELF:
            return does(words.OPEN_SELF, mood=mood)
        return order(words.OPEN_IT, t.whom(self.whom), mood=mood)


@dataclass(frozen=True)
class Close(Effect):
    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        if self.whom is Ref.SELF:
            return does(words.CLOSE_SELF, mood=mood)
        return order(words.CLOSE, t.whom(self.whom), mood=mood)


@dataclass(frozen=True)
class CloseOrWound(Effect):
    """Its controller chooses: it closes, or is wounded."""

    whom: Whom
    number: int

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Pattern(
            "{0} closes or takes {1}, as its controller chooses",
            "{0} закрывается или получает {1:acc} – по выбору контролирующего её",
            (t.whom(self.whom), NounPhrase(words.WOUND, Which.COUNT, number=self.number)),
        )


@dataclass(frozen=True)
class StaysClosed(Effect):
    """Doesn't open at the start of its next turn."""

    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Pattern(
            "{0} does not open at the start of its next turn",
            "{0} не открывается в начале своего следующего хода",
            (t.whom(self.whom),),
        )


@dataclass(frozen=True)
class Net(Effect):
    """B-18.35."""

    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Pattern(
            "{0} gets a net until the end of its next turn (it cannot move or act; an attack at it is blocked, and the net"
            " goes)",
            "{0} получает сеть до конца своего следующего хода (не движется и не действует; атака по нему блокируется, и"
            " сеть исчезает)",
            (t.whom(self.whom),),
        )


@dataclass(frozen=True)
class GetTokens(Effect):
    """B-20.3."""

    number: int = 1

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return does(words.GET, NounPhrase(words.TOKEN, Which.COUNT, number=self.number), words.NOTHING, mood=mood)


@dataclass(frozen=True)
class LoseTokens(Effect):
    """All of its tokens."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return does(words.LOSE, NounPhrase(words.TOKEN, Which.ALL), mood=mood)


@dataclass(frozen=True)
class AddIncarnationToken(Effect):
    """On a creature in your graveyard with Incarnation (B-18.22)."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return order(
            words.PUT,
            NounPhrase(words.INCARNATION_TOKEN, Which.ONE),
            Words("a creature in your graveyard", "существо на вашем кладбище"),
            mood=mood,
        )


@dataclass(frozen=True)
class Redistribute(Effect):
    """Up to `number` wounds from one chosen creature to this card (B-18.34)."""

    number: int
    source: Those

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return order(
            words.SPREAD,
            NounPhrase(words.WOUND, Which.UP_TO, number=self.number),
            those_phrase(self.source, Which.ONE),
            Words("itself", "себя"),
            mood=mood,
        )


@dataclass(frozen=True)
class SpreadWounds(Effect):
    """The wounds that a strike is just dealing to a creature of yours, over your other creatures (B-18.34)."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return Words(
            "when a strike wounds a creature of yours, redistribute these wounds among your other creatures",
            "когда удар ранит ваше существо, перераспределите эти раны на других ваших существ",
        )


@dataclass(frozen=True)
class PreventNext(Grant):
    """The next so many wounds from non-magic attacks at your cards, until the end of the enemy's turn (B-17.7)."""

    number: int

    def what(self, t: Teller) -> Phrase:
        return self.say(t)

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        if self.number == 1:
            wounds = Words("next wound", "следующую рану")
        else:
            wounds = Words(f"wounds to come, up to {self.number},", f"следующие раны, числом до {self.number},")
        return Pattern(
            "until the end of the enemy's turn, prevent the {0} from non-magic attacks at your cards",
            "до конца хода противника предотвратите {0} от немагических атак по вашим картам",
            (wounds,),
        )


class There(Enum):
    """Where a card is moved to by an effect."""

    NEXT = "next"  # a free neighbouring cell, along a row, a column or a diagonal
    BEHIND = "behind"  # the cell behind it


@dataclass(frozen=True)
class MoveSelf(Effect):
    """B-11.7: relocated, not moved."""

    there: There

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        there = {
            There.NEXT: Words("a free adjacent cell", "свободную соседнюю клетку"),
            There.BEHIND: Words("the cell behind it", "клетку позади"),
        }[self.there]
        return does(words.MOVE_SELF, there, mood=mood)


@dataclass(frozen=True)
class TeleportSelf(Effect):
    """B-11.8a: as a part of a feature, so that it uses no movement. `range`: a jump within it."""

    range: int = 0

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        if self.range:
            return does(
                words.JUMP_SELF, Words(f"within range {self.range}", f"в пределах дальности {self.range}"), mood=mood
            )
        return does(words.TELEPORT_SELF, words.NOTHING, mood=mood)


@dataclass(frozen=True)
class AndThen(Effect):
    """`then` is done only if `first` was successful (B-14.6): somebody was wounded; all of the number was healed."""

    first: Heal | Wound
    then: Effect

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        parts = (self.first.say(t, mood), self.then.say(t))
        return Pattern("{0}; if that succeeds, {1}", "{0}; если это удалось, {1}", parts)


@dataclass(frozen=True)
class LoseKeyword(Grant):
    """This card loses a named feature (B-17.3)."""

    keyword: Keyword

    def what(self, t: Teller) -> Phrase:
        return self.keyword.accusative()

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return does(words.LOSE, self.keyword.accusative(), mood=mood)


@dataclass(frozen=True)
class Destroy(Effect):
    whom: Whom

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        return order(words.DESTROY, t.whom(self.whom), mood=mood)

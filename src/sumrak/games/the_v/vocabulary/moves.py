"""Effects that move, turn or exhaust cards."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.effect import Effect
from sumrak.games.the_v.vocabulary.teller import Teller
from sumrak.games.the_v.vocabulary.terms import Kind, Side, Zone
from sumrak.games.the_v.vocabulary.whom import Some, Target, Those, Whom
from sumrak.kernel.say import Agreeing, Clause, NounPhrase, Owner, Pattern, Phrase, Pronoun, Which, Words


def times(number: int) -> Phrase:
    if number == 2:
        return words.TWICE
    return NounPhrase(words.TIME, Which.COUNT, number=number)


@dataclass(frozen=True)
class Exhaust(Effect):
    """`times` tokens, one after the other (V-58)."""

    whom: Whom
    times: int = 1

    def say(self, t: Teller) -> Phrase:
        return Clause(words.EXHAUST, (t.say(self.whom), words.NOTHING if self.times == 1 else times(self.times)))


@dataclass(frozen=True)
class RemoveToken(Effect):
    whom: Whom
    number: int = 1

    def say(self, t: Teller) -> Phrase:
        tokens = NounPhrase(words.TOKEN, Which.COUNT, number=self.number)
        return Clause(words.TAKE_OFF, (tokens, t.say(self.whom)))


@dataclass(frozen=True)
class Destroy(Effect):
    """To its owner's scrapheap; no domination (V-5)."""

    whom: Whom

    def say(self, t: Teller) -> Phrase:
        return Clause(words.DESTROY, (t.say(self.whom),))


@dataclass(frozen=True)
class Turn(Effect):
    whom: Whom
    times: int = 1

    def say(self, t: Teller) -> Phrase:
        return Clause(words.TURN if self.times == 1 else words.DOUBLE_TURN, (t.say(self.whom),))


@dataclass(frozen=True)
class Untap(Effect):
    whom: Whom
    times: int = 1

    def say(self, t: Teller) -> Phrase:
        return Clause(words.UNTAP, (t.say(self.whom), words.ONCE if self.times == 1 else times(self.times)))


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """To its owner's hand, from play or from a scrapheap."""

    whom: Whom

    def say(self, t: Teller) -> Phrase:
        of = self.whom.of if isinstance(self.whom, (Target, Some)) else self.whom
        mine = isinstance(of, Those) and of.zone is Zone.SCRAPHEAP and of.side is Side.YOURS
        hand = NounPhrase(words.HAND, Which.THE, Owner.YOU)
        where = Pattern("{0}", "руку", (hand,)) if mine else Words("its owner's hand", "руку владельца")
        return Clause(words.RETURN, (t.say(self.whom), where))


@dataclass(frozen=True)
class RemoveToVoid(Effect):
    whom: Whom

    def say(self, t: Teller) -> Phrase:
        return Clause(words.REMOVE, (t.say(self.whom),))


@dataclass(frozen=True)
class ShuffleIntoDeck(Effect):
    """Into its owner's deck, which is shuffled."""

    whom: Whom

    def say(self, t: Teller) -> Phrase:
        return Clause(words.SHUFFLE, (t.say(self.whom),))


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """Not playing (V-152). A modification needs `on`."""

    whom: Target | Some
    on: Target | None = None

    def say(self, t: Teller) -> Phrase:
        card = t.say(self.whom)
        return Clause(words.PUT, (card,)) if self.on is None else Clause(words.PUT_ON, (card, t.say(self.on)))


@dataclass(frozen=True)
class Play(Effect):
    """Play from hand or scrapheap now; `additional`: outside the numbers per turn (V-153). `may`: first yes or no."""

    whom: Target | Some
    additional: bool = True
    may: bool = False

    def say(self, t: Teller) -> Phrase:
        card = t.say(self.whom)
        if not self.additional:
            return Clause(words.PLAY, (card,))
        of = self.whom.of
        kind = of.kind if isinstance(of, Those) else Kind.CARD
        is_character = kind in (Kind.GIRL, Kind.MONSTER, Kind.WITCH)
        what = Words(words.NOUNS[Kind.CHARACTER if is_character else kind].en, "")
        return Clause(words.PLAY_ADDITIONAL, (card, Agreeing("additional", words.ADDITIONAL, "acc", 0), what))


@dataclass(frozen=True)
class Draw(Effect):
    number: int

    def say(self, t: Teller) -> Phrase:
        return Clause(words.DRAW, (NounPhrase(words.CARD, Which.COUNT, number=self.number),))


@dataclass(frozen=True)
class Discard(Effect):
    """From your hand to your scrapheap, of your choice (V-42, V-45). As a requirement: all or nothing."""

    number: int

    def say(self, t: Teller) -> Phrase:
        return Clause(words.DISCARD, (NounPhrase(words.CARD, Which.COUNT, number=self.number),))


@dataclass(frozen=True)
class RemoveFromScrapheap(Effect):
    """Cards of your scrapheap to the void, of your choice: all or none. Also a requirement."""

    number: int

    def say(self, t: Teller) -> Phrase:
        scrapheap = NounPhrase(words.SCRAPHEAP, Which.THE, Owner.YOU)
        origin = Pattern("from {0}", "из {0:gen}", (scrapheap,))
        return Clause(words.REMOVE, (NounPhrase(words.CARD, Which.COUNT, number=self.number, tails=(origin,)),))


IN_HAND: Final = Target(Those(Kind.CARD, Side.OPPONENTS, Zone.HAND))


@dataclass(frozen=True)
class LookAndDiscard(Effect):
    """Look at the opponent's hand, choose (+) in it; he discards it."""

    whom: Target = IN_HAND

    def say(self, t: Teller) -> Phrase:
        kind = self.whom.of.kind if isinstance(self.whom.of, Those) else Kind.CARD
        noun = words.NOUNS[kind]
        return Pattern(
            "look at the opponent's hand and choose {0} in it; the opponent discards {1}",
            "посмотрите руку противника и выберите в ней {0:acc}; противник скидывает {1:acc}",
            (NounPhrase(noun, Which.CHOSEN), Pronoun("it", noun.gender)),
        )


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """After this turn (V-150)."""

    def say(self, t: Teller) -> Phrase:
        return Clause(words.TAKE_TURN)

"""Moments at which triggered features go off (B-17.1)."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.attacks import STRIKES, Attacks, attacks_phrase
from sumrak.games.berserk.vocabulary.terms import Turns
from sumrak.games.berserk.vocabulary.whom import Those, those_phrase
from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment:
    """Base of all moments. In Russian a subordinate clause ends with its comma, and "it" is the card that says so."""

    def say(self) -> Phrase:
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class StartOfTurn(Moment):
    turns: Turns = Turns.YOURS

    def say(self) -> Phrase:
        return {
            Turns.YOURS: Words("at the start of your turn", "в начале вашего хода"),
            Turns.ENEMY: Words("at the start of the enemy's turn", "в начале хода противника"),
            Turns.ANY: Words("at the start of each turn", "в начале каждого хода"),
        }[self.turns]


@dataclass(frozen=True)
class EndOfTurn(Moment):
    turns: Turns = Turns.YOURS

    def say(self) -> Phrase:
        return {
            Turns.YOURS: Words("at the end of your turn", "в конце вашего хода"),
            Turns.ENEMY: Words("at the end of the enemy's turn", "в конце хода противника"),
            Turns.ANY: Words("at the end of each turn", "в конце каждого хода"),
        }[self.turns]


@dataclass(frozen=True)
class StartOfBattle(Moment):
    """B-9.1."""

    def say(self) -> Phrase:
        return Words("at the start of the battle", "в начале боя")


@dataclass(frozen=True)
class Hits(Moment):
    """It has dealt one of these attacks and not missed (B-15.13), answers included (B-15.14); `at`: at one of these."""

    attacks: Attacks
    at: Those | None = None

    def say(self) -> Phrase:
        if self.attacks.kinds == STRIKES and not self.attacks.strengths:
            attack: Phrase = NounPhrase(words.STRIKE, Which.ONE)
        else:
            attack = attacks_phrase(self.attacks, Which.ONE)
        if self.at is None:
            return Pattern("on {0}", "при {0:pre}", (attack,))
        return Pattern("on {0} at {1}", "при {0:pre} по {1:dat}", (attack, those_phrase(self.at, Which.ONE)))


@dataclass(frozen=True)
class HitsOrMisses(Moment):
    """It has dealt one of these attacks, answers included, or missed as the initiating card (B-15.13)."""

    attacks: Attacks

    def say(self) -> Phrase:
        if self.attacks.kinds == STRIKES:
            return Words("on a strike, or a miss of its own attack", "при ударе или промахе в нападении")
        attack = attacks_phrase(self.attacks, Which.ONE)
        return Pattern("on {0}, or a miss of its own attack", "при {0:pre} или промахе в нападении", (attack,))


@dataclass(frozen=True)
class IsHit(Moment):
    """One of these attacks was dealt to it and was no miss."""

    attacks: Attacks

    def say(self) -> Phrase:
        return Pattern("on {0} at it", "при {0:pre} по нему", (attacks_phrase(self.attacks, Which.ONE),))


@dataclass(frozen=True)
class IsAttacked(Moment):
    """It is the final target of one of these attacks (step Targets, B-14.12)."""

    attacks: Attacks

    def say(self) -> Phrase:
        return Pattern(
            "when it is the target of {0}",
            "когда становится целью {0:gen},",
            (attacks_phrase(self.attacks, Which.ONE),),
        )


@dataclass(frozen=True)
class Initiates(Moment):
    """It has become the initiating card of one of these attacks (B-14.12)."""

    attacks: Attacks

    def say(self) -> Phrase:
        return Pattern("on initiating {0}", "при нападении {0:ins}", (attacks_phrase(self.attacks, Which.ONE),))


@dataclass(frozen=True)
class Dies(Moment):
    def say(self) -> Phrase:
        return Words("when it dies", "при гибели")


@dataclass(frozen=True)
class Destroys(Moment):
    """It destroys (B-21.6) one of these, by one of these attacks or, without attacks, in any way."""

    those: Those
    attacks: Attacks | None = None

    def say(self) -> Phrase:
        of = those_phrase(self.those, Which.ONE)
        if self.attacks is None:
            return Pattern("when it destroys {0}", "когда уничтожает {0:acc},", (of,))
        by = attacks_phrase(self.attacks, Which.ONE)
        return Pattern("when it destroys {0} by {1}", "когда уничтожает {0:acc} {1:ins},", (of, by))


@dataclass(frozen=True)
class YoursDestroys(Moment):
    """A creature of yours destroys one of these; IT is that creature of yours."""

    those: Those

    def say(self) -> Phrase:
        of = those_phrase(self.those, Which.ONE)
        return Pattern("when a creature of yours destroys {0}", "когда ваше существо уничтожает {0:acc},", (of,))


@dataclass(frozen=True)
class BecomesDefender(Moment):
    def say(self) -> Phrase:
        return Words("when it becomes a defender", "когда становится защитником,")


@dataclass(frozen=True)
class HasDefendedHost(Moment):
    """After the whole action in which it defended its host."""

    def say(self) -> Phrase:
        return Words("after it has defended its host", "после защиты хозяина")


@dataclass(frozen=True)
class IsIncarnated(Moment):
    def say(self) -> Phrase:
        return Words("on incarnation", "при инкарнации")


@dataclass(frozen=True)
class Teleports(Moment):
    """By Teleport, from one half to the other; `to_yours`: from the enemy's half to yours."""

    to_yours: bool

    def say(self) -> Phrase:
        if self.to_yours:
            return Words(
                "when it teleports from the enemy half to yours", "при телепортации с половины противника на вашу"
            )
        return Words(
            "when it teleports from your half to the enemy's", "при телепортации с вашей половины на вражескую"
        )


@dataclass(frozen=True)
class YoursTeleportsAcross(Moment):
    """A creature of yours teleports from a cell adjacent to this card onto the enemy half."""

    def say(self) -> Phrase:
        return Words(
            "when a creature of yours teleports from a cell adjacent to it onto the enemy half",
            "когда ваше существо телепортируется с соседней с ним клетки на половину противника,",
        )


@dataclass(frozen=True)
class HostLeaps(Moment):
    """Its host has teleported or jumped."""

    def say(self) -> Phrase:
        return Words("when its host teleports or jumps", "при телепортации или прыжке хозяина")


@dataclass(frozen=True)
class YoursHits(Moment):
    """A card of yours has dealt one of these attacks and not missed."""

    attacks: Attacks

    def say(self) -> Phrase:
        return Pattern("on {0} of your card", "при {0:pre} вашей карты", (attacks_phrase(self.attacks, Which.ONE),))


@dataclass(frozen=True)
class IsBlessed(Moment):
    """It gets Blessing and had none."""

    def say(self) -> Phrase:
        return Words("when it gets Blessing", "когда получает благословение,")


@dataclass(frozen=True)
class Rushes(Moment):
    def say(self) -> Phrase:
        return Words("when it rushes", "при рывке")


@dataclass(frozen=True)
class Moves(Moment):
    """It has come to a cell by movement (B-11.7), a jump and the like among it."""

    def say(self) -> Phrase:
        return Words("when it moves to a cell", "при движении на клетку")


@dataclass(frozen=True)
class Opens(Moment):
    """It opens, whatever the reason."""

    def say(self) -> Phrase:
        return Words("when it opens", "когда открывается,")


@dataclass(frozen=True)
class EnemyGetsTokens(Moment):
    def say(self) -> Phrase:
        return Words("when an enemy card gets a token", "когда карта противника получает фишку,")


@dataclass(frozen=True)
class EnemyDiesOfPoison(Moment):
    """Its cell is that of `AROUND_IT`."""

    def say(self) -> Phrase:
        return Words("when an enemy creature dies of poison", "когда существо противника гибнет от отравления,")


@dataclass(frozen=True)
class CreatureDies(Moment):
    """One of these, whoever has done it; not this card itself."""

    those: Those

    def say(self) -> Phrase:
        return Pattern("when {0} dies", "при гибели {0:gen}", (those_phrase(self.those, Which.ONE),))

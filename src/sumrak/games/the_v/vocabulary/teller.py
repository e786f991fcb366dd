"""Whom a clause is about, in words: what was named before becomes a pronoun."""

from typing import Final

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.terms import Kind, Side, Turned, Zone
from sumrak.games.the_v.vocabulary.whom import Ref, Some, Target, Those, Whom
from sumrak.kernel.say import Adjective, Name, Noun, NounPhrase, Owner, Pattern, Phrase, Pronoun, Which, Words

OWNERS: Final = {Side.ANY: Owner.NOBODY, Side.YOURS: Owner.YOU, Side.OPPONENTS: Owner.OPPONENT}
TURNED: Final = {
    Turned.UNTAPPED: words.UNTAPPED,
    Turned.TURNED: words.TURNED,
    Turned.FULLY_TURNED: words.DOUBLE_TURNED,
    Turned.NOT_FULLY_TURNED: words.NOT_FULLY_TURNED,
}
ZERO: Final = Words("with influence and threat equal to 0", "с влиянием и угрозой, равными 0")


class Teller:
    """Tells one clause of one card. The order of its calls is the order of the text."""

    def __init__(self, kind: Kind, name: Name) -> None:
        self.kind = kind  # the main type of the card
        self.name = name
        self.named: list[Ref] = []
        self.chosen: Noun | None = None

    def say(self, whom: Whom, those: Which = Which.EACH) -> Phrase:
        """`those`: how to say that all of `Those` are meant."""
        if isinstance(whom, Those):
            return phrase_of(whom, those)
        if isinstance(whom, Ref):
            return self.refer(whom)
        if isinstance(whom, Some):
            self.chosen = words.NOUNS[whom.of.kind]
            from_there = whom.of.zone is not Zone.IN_PLAY
            if whom.number == 1:
                return phrase_of(whom.of, Which.ONE if from_there or whom.of.side is not Side.YOURS else Which.OF)
            counted = Which.COUNT if from_there or whom.of.side is not Side.YOURS else Which.OF
            return phrase_of(whom.of, counted, whom.number)
        assert isinstance(whom, Target)
        if isinstance(whom.of, Ref):
            return self.choose(whom.of)
        self.chosen = words.NOUNS[whom.of.kind]
        return phrase_of(whom.of, Which.CHOSEN)

    def all_of(self, whom: Whom) -> Phrase:
        """As the subject of a statement: "your girls", "all enemy characters"."""
        if not isinstance(whom, Those):
            return self.say(whom)
        picked = whom.side is Side.YOURS or whom.turned is not None or whom.keyword is not None or whom.exhausted
        return phrase_of(whom, Which.BARE if picked else Which.ALL)

    def participates(self) -> Phrase:
        """The character whose duel it is, by its name."""
        if self.kind is Kind.CHARACTER:
            self.named.append(Ref.SELF)
            return self.name
        return self.refer(Ref.BEARER)

    def refer(self, ref: Ref) -> Phrase:
        pronoun = self.pronoun(ref)
        clear = not any(self.pronoun(later).gender == pronoun.gender for later in self.since(ref))
        if ref in self.named and clear:
            return pronoun
        phrase = self.full(ref, Which.THE)
        self.named.append(ref)
        return phrase

    def since(self, ref: Ref) -> list[Ref]:
        """What was named after it."""
        if ref not in self.named:
            return []
        return self.named[len(self.named) - self.named[::-1].index(ref) :]

    def choose(self, ref: Ref) -> Phrase:
        phrase = self.full(ref, Which.CHOSEN)
        self.named.append(ref)
        return phrase

    def full(self, ref: Ref, which: Which) -> Phrase:
        this = Which.THIS if which is Which.THE else which
        if ref is Ref.SELF:
            return NounPhrase(words.NOUNS[self.kind], this)
        if ref is Ref.BEARER:
            return NounPhrase(words.CHARACTER, this)
        if ref is Ref.TITLE:
            return NounPhrase(words.CARD, which, Owner.YOU, (words.TITLE,))
        if ref is Ref.PARTICIPANT:
            return NounPhrase(words.CHARACTER, which, Owner.YOU, (words.PARTICIPATING,))
        if ref is Ref.RIVAL:
            side = self.whose_rival()
            if side in self.named:
                return NounPhrase(words.RIVAL, which, possessor=self.pronoun(side))
            return NounPhrase(words.CHARACTER, which, Owner.OPPONENT, (words.PARTICIPATING,))
        return self.pronoun(Ref.IT)

    def whose_rival(self) -> Ref:
        return {Kind.DUEL: Ref.PARTICIPANT, Kind.MODIFICATION: Ref.BEARER}.get(self.kind, Ref.SELF)

    def pronoun(self, ref: Ref) -> Pronoun:
        if ref is Ref.SELF and self.kind is Kind.CHARACTER:
            return Pronoun("she" if self.name.gender == "f" else "it", self.name.gender)
        noun = {Ref.SELF: words.NOUNS[self.kind], Ref.TITLE: words.CARD, Ref.IT: self.chosen or words.CARD}.get(ref)
        return Pronoun("it", noun.gender if noun is not None else "m")


def phrase_of(those: Those, which: Which, number: int = 1) -> NounPhrase:
    adjectives: list[Adjective] = []
    tails: list[Phrase] = []
    if those.exhausted:
        adjectives.append(words.EXHAUSTED)
    if those.turned is not None:
        adjectives.append(TURNED[those.turned])
    if those.participating:
        adjectives.append(words.PARTICIPATING)
    if those.keyword is not None:
        word = words.KEYWORDS[those.keyword.word]
        tails.append(Words(f"with {word.en}", f"со свойством «{word.ru}»"))
    if those.zero:
        tails.append(ZERO)
    owner = OWNERS[those.side]
    if those.zone is not Zone.IN_PLAY:
        owner = Owner.NOBODY
        tails.append(origin(those))
    return NounPhrase(words.NOUNS[those.kind], which, owner, tuple(adjectives), number, those.other, tails=tuple(tails))


def origin(those: Those) -> Phrase:
    """From which zone it comes."""
    if those.zone is Zone.HAND:
        if those.side is Side.OPPONENTS:
            return Words("from the opponent's hand", "из руки противника")
        return Pattern("from {0}", "из руки", (NounPhrase(words.HAND, Which.THE, Owner.YOU),))
    if those.side is Side.OPPONENTS:
        return Words("from the opponent's scrapheap", "из свалки противника")
    if those.side is Side.ANY:
        return Words("from any scrapheap", "из любой свалки")
    return Pattern("from {0}", "из {0:gen}", (NounPhrase(words.SCRAPHEAP, Which.THE, Owner.YOU),))

"""Features that are played at will: a price and what it buys (B-17.1)."""

from dataclasses import dataclass

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.effects import (
    Close,
    GetTokens,
    Heal,
    LoseKeyword,
    LoseTokens,
    MoveSelf,
    Open,
    PreventNext,
    TeleportSelf,
    Wound,
)
from sumrak.games.berserk.vocabulary.feature import Priced
from sumrak.games.berserk.vocabulary.lasting import Gain, GainOr
from sumrak.games.berserk.vocabulary.strikes import Attack, BlockAttack, FinishingBlow, MoreAttacks
from sumrak.games.berserk.vocabulary.teller import AND_MAY, PLAIN, Teller
from sumrak.games.berserk.vocabulary.terms import Kind, Ref
from sumrak.games.berserk.vocabulary.whom import Those, those_phrase
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words

X = -1


@dataclass(frozen=True)
class Price:
    """`tokens` may be X, at least one (B-1.8). `other`: another card that is closed, instead of this one."""

    closes: bool = True
    tokens: int = 0
    other: Those | None = None

    def say(self) -> list[Phrase]:
        said: list[Phrase] = []
        if self.tokens == X:
            said.append(Words("X tokens", "X фишек"))
        elif self.tokens:
            said.append(NounPhrase(words.TOKEN, Which.COUNT, number=self.tokens))
        if self.closes:
            said.append(Words("close", "закрыть"))
        if self.other is not None:
            said.append(Pattern("close {0}", "закрыть {0:acc}", (those_phrase(self.other, Which.ONE),)))
        return said


@dataclass(frozen=True)
class Play(Priced):
    """`kind`: a spell, or an influence where nothing is said (B-16.0). `during`: the moment a sudden one waits for."""

    price: Price
    effects: tuple[Effect, ...]
    sudden: bool = False
    once: bool = False  # in a turn
    spell: bool = False

    def say(self, t: Teller) -> list[Phrase]:
        price: list[Phrase] = [Words("sudden", "внезапно")] if self.sudden else []
        price += self.price.say()
        head = ", ".join(f"{{{i}}}" for i in range(len(price)))
        body = said_together(self.effects, t, self.spell)
        en, ru = f"{head}: {{{len(price)}}}", f"{head}: {{{len(price)}}}"
        if self.once:
            en, ru = f"{en} (once a turn)", f"{ru} (раз за ход)"
        return [Pattern(en, ru, (*price, body))]


def said_together(
    effects: tuple[Effect, ...], t: Teller, spell: bool = False, mood: int = PLAIN, after_kind: str = " – "
) -> Phrase:
    """The effects of one feature in their order, with the name of their kind where it matters."""
    if isinstance(effects[0], Attack) and any([reaches_others(effect) for effect in effects]):
        rest = said_together(effects[1:], t, spell, PLAIN, after_kind)
        return Pattern("{0}; {1}", "{0}; {1}", (effects[0].say(t, mood), rest))
    said: list[Phrase] = []
    en, ru = "", ""
    for i, effect in enumerate(effects):
        said.append(effect.say(t, mood if i == 0 else AND_MAY if mood else PLAIN))
        place = f"{{{i}}}"
        if i and is_of_itself(effect) and not is_of_itself(effects[i - 1]):
            en, ru = f"{en}; it {place}", f"{ru}; при этом {place}"
        elif isinstance(effect, MoreAttacks):
            en, ru = f"{en}; {place}", f"{ru}; {place}"
        elif i:
            en, ru = f"{en} and {place}", f"{ru} и {place}"
        else:
            en = ru = place
    whole = Pattern(en, ru, tuple(said))
    if spell or any([reaches_others(effect) for effect in effects]):
        kind = words.KINDS[Kind.SPELL if spell else Kind.INFLUENCE][0]
        return Pattern("{0} – {1}", f"{{0}}{after_kind}{{1}}", (NounPhrase(kind, Which.PLAIN), whole))
    return whole


def is_of_itself(effect: Effect) -> bool:
    """What the card does with itself: said without a subject."""
    if isinstance(effect, (GetTokens, LoseTokens, MoveSelf, TeleportSelf, LoseKeyword)):
        return True
    return isinstance(effect, (Heal, Wound, Gain, GainOr, Open, Close)) and effect.whom is Ref.SELF


def reaches_others(effect: Effect) -> bool:
    """What is an influence upon other cards, and not an attack, a block or something of the card itself."""
    return not isinstance(effect, (Attack, MoreAttacks, FinishingBlow, BlockAttack, PreventNext)) and not is_of_itself(
        effect
    )

"""Keywords (chapter K of the rules): a word, and a number where it adds up."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.the_v.vocabulary import words
from sumrak.games.the_v.vocabulary.terms import Word
from sumrak.games.the_v.vocabulary.values import pair, signed
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words

EXPLANATIONS: Final[dict[Word, Phrase]] = {
    Word.REAPER: Pattern(
        "if this character's rival was exhausted in a duel, you may draw {0} after the duel",
        "если оппонент этого персонажа был истощён в схватке, после неё вы можете взять {0:acc}",
        (NounPhrase(words.CARD, Which.COUNT),),
    ),
    Word.FATALITY: Words(
        "when this character attacks, duel cards are not used",
        "когда этот персонаж атакует, карты схватки не используются",
    ),
    Word.INVIOLABLE: Words(
        "this character cannot be (+) of the opponent's cards", "этот персонаж не может быть (+) для карт противника"
    ),
    Word.GUARDED: Words(
        "while you have a monster in play, this girl cannot be attacked",
        "пока у вас в игре есть монстр, эту девушку нельзя атаковать",
    ),
    Word.IRRESISTIBLE: Words("this card cannot be cancelled", "эту карту нельзя отменить"),
}
KEY_EXPLANATION: Final = Words("you may play one Key card in a turn", "за ход можно сыграть одну ключевую карту")


@dataclass(frozen=True)
class Keyword:
    word: Word
    number: int = 0  # 0 where the word takes none

    def say(self) -> Words:
        word = words.KEYWORDS[self.word]
        number = f" {signed(self.number)}" if self.number else ""
        return Words(word.en + number, word.ru + number)

    def explanation(self) -> Phrase:
        """What may be printed in parentheses behind it."""
        number = self.number
        if self.word is Word.ENDURANCE:
            more, ru = ("more", "больше") if number > 0 else ("fewer", "меньше")
            return Pattern(
                f"fully exhausting this character takes {{0}} {more}",
                f"чтобы полностью истощить этого персонажа, нужно на {{0:acc}} {ru}",
                (NounPhrase(words.TOKEN, Which.COUNT, number=abs(number)),),
            )
        if self.word is Word.RAGE:
            gets = pair(number, number)
            return Words(
                f"while this character is exhausted, it gets {gets}", f"пока этот персонаж истощён, он получает {gets}"
            )
        if self.word is Word.MADNESS:
            return Words(f"{signed(number)} to the madness of both players", f"{signed(number)} к общему безумию")
        return EXPLANATIONS[self.word]


def endurance(number: int) -> Keyword:
    return Keyword(Word.ENDURANCE, number)


def rage(number: int) -> Keyword:
    return Keyword(Word.RAGE, number)


def madness(number: int) -> Keyword:
    return Keyword(Word.MADNESS, number)


REAPER: Final = Keyword(Word.REAPER)
FATALITY: Final = Keyword(Word.FATALITY)
INVIOLABLE: Final = Keyword(Word.INVIOLABLE)
GUARDED: Final = Keyword(Word.GUARDED)
IRRESISTIBLE: Final = Keyword(Word.IRRESISTIBLE)

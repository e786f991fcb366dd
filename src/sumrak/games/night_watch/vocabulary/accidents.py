"""What Accidents do once, or until the end of the turn (NW-130, NW-303); and what the few other cards say."""

from dataclasses import dataclass

from sumrak.games.night_watch.vocabulary import words
from sumrak.games.night_watch.vocabulary.effect import Effect
from sumrak.games.night_watch.vocabulary.terms import Breed, Watch, Where
from sumrak.games.night_watch.vocabulary.words import signed
from sumrak.kernel.say import Clause, NounPhrase, Owner, Pattern, Phrase, Pronoun, Which, Words

IT = Pronoun("it", "m")


@dataclass(frozen=True)
class LayDown(Effect):
    """A Donor comes into play (NW-320, NW-321)."""

    where: Where

    def say(self) -> list[Phrase]:
        if self.where is Where.WITH_EGOR:
            return [
                Words("lay it in Egor's Location, other than the Metro", "положите в Локацию, где Егор, но не в Метро")
            ]
        return [Words("lay it in a Location other than the Metro", "положите в любую Локацию, кроме Метро")]


@dataclass(frozen=True)
class Truce(Effect):
    """Where this card lies no Watcher and no Item is attacked this turn (NW-320)."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "this turn nobody may play an Attack on a Watcher or an Item where this card is",
                "в этот ход там, где эта карта, никто не играет Атак на Дозорных и Предметы",
            )
        ]


@dataclass(frozen=True)
class GuardsEgor(Effect):
    """NW-321."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "this turn, as long as she is with him, Egor cannot be moved or attacked",
                "в этот ход, пока она с ним, Егора нельзя ни двигать, ни атаковать",
            )
        ]


@dataclass(frozen=True)
class HoldBack(Effect):
    """A Watcher of the opponent does not move this turn (NW-322)."""

    def say(self) -> list[Phrase]:
        whom = NounPhrase(words.WATCHER, Which.ONE, Owner.OPPONENT)
        return [
            Pattern(
                "{0} that has not had its slot; {1} does not move this turn",
                "{0}, чьей очереди ещё не было; в этот ход {1} не движется",
                (Clause(words.NAME, (whom,)), IT),
            )
        ]


@dataclass(frozen=True)
class MoveVortex(Effect):
    """If somebody of that side is in the Flat (NW-323, NW-342)."""

    by: int
    present: Watch

    def say(self) -> list[Phrase]:
        verb, ru = ("falls", "опускается") if self.by < 0 else ("grows", "растёт")
        return [
            Pattern(
                f"if {{0}} is in Svetlana's Flat, the Vortex {verb} by {abs(self.by)}",
                f"если в Квартире Светланы есть {{0}}, Воронка {ru} на {abs(self.by)}",
                (words.LIGHT_OR_DARK[self.present],),
            )
        ]


@dataclass(frozen=True)
class DrawSpells(Effect):
    """One of your Watchers of these kinds (NW-324, NW-343)."""

    number: int
    whom: tuple[Breed, ...]

    def say(self) -> list[Phrase]:
        spells = NounPhrase(words.SPELL, Which.COUNT, number=self.number)
        whose = tuple([NounPhrase(words.BREEDS[breed], Which.OF, Owner.YOU) for breed in self.whom])
        return [
            Pattern(
                "{0}; this Watcher draws {1}, then discards down to its Strength",
                "{0}; этот Дозорный берёт {1:acc} и сбрасывает лишнее сверх Силы",
                (Clause(words.NAME if len(whose) == 1 else words.NAME_OR, whose), spells),
            )
        ]


@dataclass(frozen=True)
class NoDonorAttacks(Effect):
    """NW-325."""

    def say(self) -> list[Phrase]:
        return [Words("this turn nobody may play an Attack on a Donor", "в этот ход никто не играет Атак на Доноров")]


@dataclass(frozen=True)
class LookAtHand(Effect):
    """NW-326."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "look at the cards of the Probability Lines in your opponent's hand",
                "посмотрите руку Линий Вероятности противника",
            )
        ]


@dataclass(frozen=True)
class FirstAttack(Effect):
    """NW-344."""

    plus: int

    def say(self) -> list[Phrase]:
        whom = NounPhrase(words.WATCHER, Which.OF, Owner.YOU)
        plus = signed(self.plus)
        return [
            Pattern(
                f"{{0}}; the first card that {{1}} plays as an Attack this turn has {plus}",
                f"{{0}}; первая карта, которую {{1}} сыграет в этот ход как Атаку, получает {plus}",
                (Clause(words.NAME, (whom,)), IT),
            )
        ]


@dataclass(frozen=True)
class LoseSpell(Effect):
    """NW-345."""

    number: int

    def say(self) -> list[Phrase]:
        whom = NounPhrase(words.WATCHER, Which.ONE, Owner.OPPONENT)
        spells = NounPhrase(words.SPELL, Which.COUNT, number=self.number)
        lot = Words("of its hand at random", "с руки наугад")
        return [
            Pattern("{0}; {1}", "{0}; {1}", (Clause(words.NAME, (whom,)), Clause(words.DISCARD, (spells, lot), IT)))
        ]


@dataclass(frozen=True)
class NoLevelChange(Effect):
    """NW-346."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "this turn nobody changes level in the Gloom; those inside pay for staying",
                "в этот ход никто не меняет уровень Сумрака; кто внутри, платит за пребывание",
            )
        ]


@dataclass(frozen=True)
class Withdraws(Effect):
    """NW-256."""

    cells: int

    def say(self) -> list[Phrase]:
        cells = NounPhrase(words.CELL, Which.COUNT, number=self.cells)
        return [
            Pattern(
                "in his slot, outside the Metro and not in the turn in which he came, you may take him out of the game: "
                "the Treaty chip goes back {0}",
                "в его очередь, если он не в Метро и вошёл не в этом ходу, вы можете вывести его из игры: «Договор» "
                "возвращается на {0:acc}",
                (cells,),
            )
        ]


@dataclass(frozen=True)
class StaysUntilDrained(Effect):
    """Egor (NW-350)."""

    def say(self) -> list[Phrase]:
        return [
            Words(
                "stays in play until he is drained; then he is out of the game",
                "остаётся в игре, пока не выпит; тогда он вне игры",
            )
        ]


@dataclass(frozen=True)
class BearsTheVortex(Effect):
    """Svetlana (NW-210, NW-251)."""

    def say(self) -> list[Phrase]:
        return [
            Words("cannot be wounded or moved", "её нельзя ни ранить, ни сдвинуть"),
            Words(
                "Protection and Healing played on her lower the Vortex, Attacks into the Vortex raise it",
                "Защита и Исцеление на неё понижают Воронку, Атаки в Воронку повышают",
            ),
        ]

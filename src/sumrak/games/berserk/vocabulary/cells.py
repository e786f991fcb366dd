"""Effects that put markers on cells (B-20.6)."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.effect import Effect
from sumrak.games.berserk.vocabulary.teller import Teller, order
from sumrak.games.berserk.vocabulary.terms import CellMarker, Side, Spot, Until
from sumrak.games.berserk.vocabulary.whom import OWNERS
from sumrak.kernel.say import NounPhrase, Pattern, Phrase, Which, Words

SPOTS: Final = {
    Spot.ANY: Words("a cell", "клетку поля боя"),
    Spot.FREE: Words("a free cell", "свободную клетку"),
    Spot.ITS: Words("the cell of the attacked card", "клетку атакованной карты"),
    Spot.NEXT_TO_IT: Words("a free cell next to the attacked card", "свободную клетку рядом с атакованной картой"),
}


@dataclass(frozen=True)
class PutOnCell(Effect):
    """Fire: the cell is occupied. A bomb wounds all cards there by the number at the start of your next turn, and is gone; a wall of fire at the start of every enemy turn."""

    marker: CellMarker
    spot: Spot
    until: Until = Until.END_OF_BATTLE
    number: int = 0

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        what = NounPhrase(words.CELL_MARKERS[self.marker], Which.ONE)
        put = order(words.PUT, what, SPOTS[self.spot], mood=mood)
        more: Phrase = words.UNTIL[self.until]
        if self.until is Until.END_OF_BATTLE:
            said: Phrase = put
        else:
            said = Pattern("{0} {1}", "{0} {1}", (put, more))
        return Pattern("{0} ({1})", "{0} ({1})", (said, self.does()))

    def does(self) -> Phrase:
        n = self.number
        if self.marker is CellMarker.FIRE:
            return Words("the cell counts as occupied", "клетка считается занятой")
        if self.marker is CellMarker.BOMB:
            return Words(
                f"at the start of your next turn every card there is wounded by {n}",
                f"в начале вашего следующего хода она ранит каждую карту на этой клетке на {n}",
            )
        return Words(
            f"at the start of the enemy's turns every card there is wounded by {n}",
            f"в начале хода противника она ранит каждую карту на этой клетке на {n}",
        )


@dataclass(frozen=True)
class TakeOffCells(Effect):
    """All markers of a kind; of one side: those that this player has put."""

    marker: CellMarker
    side: Side = Side.ANY

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        markers = NounPhrase(words.CELL_MARKERS[self.marker], Which.ALL, OWNERS[self.side])
        return order(words.TAKE_AWAY, markers, mood=mood)

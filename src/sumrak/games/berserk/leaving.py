"""How cards leave play and change hands (chapters 12, 15.12, 21). Each verb says what happened, with its paragraph."""

from __future__ import annotations

from sumrak.games.berserk import changes, durations, placing, presence
from sumrak.games.berserk.events import (
    DIED,
    EXILED,
    GAVE_BACK,
    RETURNED,
    TOOK_CONTROL,
)
from sumrak.games.berserk.facts import (
    IGNORES,
    IGNORES_REPLACEMENTS,
    RETURNS,
)
from sumrak.games.berserk.state import (
    BOUND,
    BY_ATTACK,
    CONTROLLED,
    DECK,
    EXILE,
    GRAVE,
    HOSTS,
    OF_POISON,
    WAS_INCARNATED,
    ZONES,
    Berserk,
)
from sumrak.games.berserk.values import has
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

B19_4A = cite("B-19.4a")
B6_6, B8_2, B8_3J, B11_1, B11_2, B11_7 = (
    cite("B-6.6"), cite("B-8.2"), cite("B-8.3j"), cite("B-11.1"), cite("B-11.2"), cite("B-11.7"),
)  # fmt: skip
B12_2, B12_3, B15_12, B18_4, B18_5, B18_11 = (
    cite("B-12.2"), cite("B-12.3"), cite("B-15.12"), cite("B-18.4"), cite("B-18.5"), cite("B-18.11"),
)  # fmt: skip
B19_4A = cite("B-19.4a")
B18_12, B18_35, B19_3, B20_1, B20_3, B21_1, B21_4, B21_5 = (
    cite("B-18.12"), cite("B-18.35"), cite("B-19.3"), cite("B-20.1"), cite("B-20.3"), cite("B-21.1"), cite("B-21.4"),
    cite("B-21.5"),
)  # fmt: skip
B17_8 = cite("B-17.8")


def leave(s: Berserk, card: int, zone: int) -> None:
    """B-12.2, B-12.3: to its owner's zone, and whatever was on it is gone."""
    placing.lift(s, card)
    s.host[card] = -1
    for rider in placing.riders(s, card):
        s.host[rider] = -1
        s.unsettled |= HOSTS
    durations.forget(s, card)
    for column in (s.wounds, s.tokens, s.extra, s.poison, s.moved, s.struck, s.spent, s.used, s.tally):
        column[card] = 0
    s.slayer[card] = s.poisoner[card] = -1
    s.flags[card] &= BY_ATTACK | OF_POISON | WAS_INCARNATED
    s.turned[card] = 0
    s.move(card, s.owner[card] * ZONES + zone)
    s.acted = True
    s.unsettled |= BOUND
    presence.look_again(s)


def kill(s: Berserk, card: int, cite: str = B15_12, cause: int = -1) -> None:
    """To the graveyard; a symbiote falls with its host, after it (B-19.4a)."""
    if not s.in_play(card):
        return
    fallen = placing.riders(s, card)
    seat, cell = s.controller(card), s.cell[card]
    if s.known[card] != EVERYBODY:
        s.show(card, EVERYBODY)
    if cause < 0:
        cause = s.slayer[card]
    if cause >= 0 and s.known[cause] != EVERYBODY:  # it went back to the deck meanwhile
        cause = -1
    if s.facts[card].all_words & RETURNS and has(s, card, RETURNS) and not ignores_replacement(s, card, cause):
        return_to_deck(s, card, B17_8, cause)
        for rider in fallen:
            kill(s, rider, B19_4A, cause)
        return
    s.note(DIED, cite, seat, card, -1, cause, s.wounds[card], cell)
    leave(s, card, GRAVE)
    for rider in fallen:
        kill(s, rider, B19_4A, cause)


def ignores_replacement(s: Berserk, card: int, cause: int) -> bool:
    """B-17.10g: whose deed it is may ignore what would come instead."""
    return cause >= 0 and cause != card and has(s, cause, IGNORES | IGNORES_REPLACEMENTS)


def destroy(s: Berserk, card: int, cite: str, cause: int = -1) -> None:
    """A destruction effect (B-15.12): it waits on the stack, and the card is in play until it resolves."""
    if s.in_play(card) and not changes.is_dying(s, card):
        checks.doom(s, card, cite, cause, True)


def exile(s: Berserk, card: int, cite: str = B21_4, cause: int = -1) -> None:
    """B-21.4: out of the game."""
    if s.in_play(card):
        if s.known[card] != EVERYBODY:
            s.show(card, EVERYBODY)
        s.note(EXILED, cite, s.controller(card), card, -1, cause)
        leave(s, card, EXILE)
    elif s.place[card] % ZONES == GRAVE:
        s.note(EXILED, cite, s.owner[card], card, -1, cause)
        s.move(card, s.owner[card] * ZONES + EXILE)
        s.acted = True
        presence.look_again(s)


def return_to_deck(s: Berserk, card: int, cite: str = B21_5, cause: int = -1) -> None:
    """B-21.5: that is no death; the deck is shuffled."""
    s.note(RETURNED, cite, s.controller(card), card, -1, cause)
    leave(s, card, DECK)
    s.flags[card] = 0
    s.shuffle(s.owner[card] * ZONES + DECK)


# control
def take_control(s: Berserk, card: int, seat: int, until: int, cite: str = B21_1, cause: int = -1) -> bool:
    """B-21.1: a marker; it stays where it is, with all that is on it (B-20.7). Not a second one of a unique name (B-3.6)."""
    if s.controller(card) == seat or is_second_of_unique(s, card, seat):
        return False
    s.relocate(card, seat * ZONES + s.place[card] % ZONES)
    durations.last(s, card, CONTROLLED, until, cause, (1 - seat,))
    s.acted = True
    s.unsettled |= BOUND
    s.note(TOOK_CONTROL, cite, seat, card, -1, cause)
    presence.look_again(s)
    return True


def is_second_of_unique(s: Berserk, card: int, seat: int) -> bool:
    """B-3.6."""
    return s.facts[card].unique and any([s.definition[c] == s.definition[card] for c in s.squad(seat) if c != card])


def give_back(s: Berserk, card: int) -> None:
    seat = s.owner[card]
    if s.in_play(card) and s.controller(card) != seat:
        s.relocate(card, seat * ZONES + s.place[card] % ZONES)
        s.acted = True
        s.unsettled |= BOUND
        s.note(GAVE_BACK, B21_1, seat, card)
        presence.look_again(s)


from sumrak.games.berserk import checks  # noqa: E402  # deaths wait there, and use the verbs above

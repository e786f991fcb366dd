"""Chapters 8 and 9: turning the squads up, the additional zone, hosts, and the start of the battle."""

from __future__ import annotations

from sumrak.games.berserk import ending, leaving, placing, presence
from sumrak.games.berserk.board import row_number
from sumrak.games.berserk.events import BATTLE_BEGAN, GOT_HOST, NO_HOST, STAYS_HIDDEN
from sumrak.games.berserk.facts import COMPANION, INCORPOREAL, PARASITE
from sumrak.games.berserk.state import Berserk
from sumrak.games.berserk.values import has
from sumrak.kernel.agenda import Option
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

B8_1, B8_2, B9_1, B19_4, B19_5, B5_9 = (
    cite("B-8.1"), cite("B-8.2"), cite("B-9.1"), cite("B-19.4"), cite("B-19.5"), cite("B-5.9"),
)  # fmt: skip
THIRD = 3
NOT_THIRD_ROW = Reason(B8_1, "not-third-row")
NO_HIDING = Reason(B8_1, "symbiotes-show")
NOT_A_HOST = Reason(B19_4, "not-a-host")
NOT_FIRST_ROW = Reason(B19_5, "not-enemy-first-row")
HAS_SYMBIOTE = Reason(B19_4, "has-symbiote")


# turning up
def reveal_first(s: Berserk) -> None:
    """B-8.1: the First player's cards, all of them."""
    turn_up_all(s, s.first, ())


def turn_up_all(s: Berserk, seat: int, hidden: tuple[int, ...]) -> None:
    for c in s.field[seat][:]:
        if c not in hidden:
            placing.turn_up(s, c, B8_1, False)
    presence.look_again(s)


def may_stay_hidden(s: Berserk, seat: int) -> list[int]:
    """B-8.1: in the third row, and no symbiote."""
    return [c for c in s.field[seat] if row_number(s.cell[c]) == THIRD and not s.facts[c].is_symbiote]


def choose_hidden(s: Berserk, hidden: tuple[int, ...]) -> None:
    """B-8.1: the Second player says which of them stay hidden, in the order of their cells."""
    seat = 1 - s.first
    last = s.cell[hidden[-1]] if hidden else -1
    options: list[Option] = [("hide", c) for c in may_stay_hidden(s, seat) if s.cell[c] > last]
    s.ask(seat, B8_1, [*options, ("done",)], hidden_chosen, hidden)


def hidden_chosen(s: Berserk, hidden: tuple[int, ...], verb: str, card: int = -1) -> None:
    if verb == "hide":
        s.next((choose_hidden, (*hidden, card)))
        return
    seat = 1 - s.first
    for c in hidden:
        s.note(STAYS_HIDDEN, B8_1, seat, c, -1, -1, 0, s.cell[c])
    turn_up_all(s, seat, hidden)


def why_not_hide(s: Berserk, seat: int, card: int) -> Reason | None:
    if s.facts[card].is_symbiote:
        return NO_HIDING
    return None if row_number(s.cell[card]) == THIRD else NOT_THIRD_ROW


def to_additional_zone(s: Berserk) -> None:
    """B-8.2: flyers and terrain that are face up leave their cells."""
    for seat in (s.first, 1 - s.first):
        for c in s.field[seat][:]:
            if s.facts[c].is_aside and s.known[c] == EVERYBODY:
                placing.go_aside(s, c, B8_2)


# hosts
def hosts(s: Berserk) -> None:
    """B-8.2: companions, then parasites, the First player's before the Second's."""
    for seat in (s.first, 1 - s.first):  # the cells under symbiotes are free
        for c in s.field[seat]:
            if s.facts[c].is_symbiote and s.known[c] == EVERYBODY:
                placing.lift(s, c)
    for kind in (PARASITE, COMPANION):
        for seat in (1 - s.first, s.first):
            for c in reversed(s.field[seat]):
                if s.facts[c].kind == kind:
                    s.next((ask_for_host, seat, c))


def why_not_host(s: Berserk, seat: int, symbiote: int, host: int) -> Reason | None:
    """B-19.4, B-19.5: one symbiote each; a hidden card is a creature as far as anybody knows."""
    side = s.controller(host)
    facts, is_seen = s.facts[host], s.known[host] >> seat & 1
    if not s.in_play(host) or s.cell[host] < 0 or (is_seen and (not facts.is_creature or facts.is_symbiote)):
        return NOT_A_HOST
    if host in s.host:
        return HAS_SYMBIOTE
    if s.facts[symbiote].kind == COMPANION:
        if side != seat:
            return NOT_A_HOST
    elif side == seat or row_number(s.cell[host]) != 1 or is_own_half(s, side, host) is False:
        return NOT_FIRST_ROW
    if is_seen and is_incorporeal(s, host) and not is_incorporeal(s, symbiote):
        return NOT_A_HOST
    return None


def is_incorporeal(s: Berserk, card: int) -> bool:
    """As its own player sees it, face down or not."""
    if s.known[card] != EVERYBODY:
        return bool(s.facts[card].all_words & INCORPOREAL)
    return has(s, card, INCORPOREAL)


def is_own_half(s: Berserk, side: int, card: int) -> bool:
    return (s.cell[card] < 15) == (side == s.first)


def ask_for_host(s: Berserk, seat: int, symbiote: int) -> None:
    """A host must be given if there is one."""
    side = seat if s.facts[symbiote].kind == COMPANION else 1 - seat
    found: list[Option] = [("host", symbiote, c) for c in s.field[side] if why_not_host(s, seat, symbiote, c) is None]
    if found:
        s.ask(seat, B8_2, found, host_chosen)


def host_chosen(s: Berserk, verb: str, symbiote: int, host: int) -> None:
    placing.turn_up(s, host, B8_2)
    if why_not_host(s, s.controller(symbiote), symbiote, host) is not None:
        return  # a hidden card that proves to be no host (B-8.3c)
    s.host[symbiote] = host
    s.cell[symbiote] = s.cell[host]
    presence.look_again(s)
    s.note(GOT_HOST, B8_2, s.controller(symbiote), symbiote, host)


# the battle begins
def orphans_die(s: Berserk) -> None:
    """B-9.1: who found no host."""
    for seat in (s.first, 1 - s.first):
        for c in s.field[seat][:]:
            if s.facts[c].is_symbiote and s.known[c] == EVERYBODY and s.host[c] < 0:
                s.note(NO_HOST, B9_1, seat, c)
                leaving.kill(s, c, B9_1)


def battle_begins(s: Berserk) -> None:
    """B-9.1: "at the start of battle" features, the First player's first."""
    s.active = s.first
    presence.look_again(s)
    s.note(BATTLE_BEGAN, B9_1, s.first)


def first_check(s: Berserk) -> None:
    """B-5.9: whoever has no creatures has lost before the first turn."""
    s.active = 1 - s.first  # `next_turn` passes the turn to the other
    s.acted = True
    ending.look(s)

"""The verbs of Berserk: nothing else changes what lies on the table. Each says what happened, with its paragraph."""

from __future__ import annotations

from sumrak.games.berserk import durations, presence
from sumrak.games.berserk.board import NOWHERE
from sumrak.games.berserk.events import (
    BLESS_LOST,
    BLESSED,
    CLOSED,
    CURED,
    CURSE_LOST,
    CURSED,
    DIED,
    EXILED,
    EXTRA_LIFE,
    FLEW,
    GAVE_BACK,
    HEALED,
    LANDED,
    NETTED,
    NO_OPENING,
    OPENED,
    POISONED,
    RELOCATED,
    RETURNED,
    REVEALED,
    TOKEN_GAINED,
    TOKEN_LOST,
    TOOK_CONTROL,
    WENT_ASIDE,
    WOUNDED,
)
from sumrak.games.berserk.facts import (
    FLIGHT,
    IGNORES,
    IGNORES_REPLACEMENTS,
    INCORPOREAL,
    MAX_TOKENS,
    P_POISON,
    RETURNS,
    WORD,
    Permanent,
)
from sumrak.games.berserk.state import (
    ASIDE,
    BOUND,
    BY_ATTACK,
    CONTROLLED,
    DECK,
    EXILE,
    FIELD,
    FIELDS,
    FOREVER,
    GRAVE,
    HAS_DEFENDED,
    HAS_FLOWN,
    HOSTS,
    IS_BLESSED,
    IS_CURSED,
    IS_DYING,
    LIVES,
    NET,
    OF_POISON,
    SLEEPS,
    WAS_HIDDEN,
    WAS_INCARNATED,
    ZONES,
    Berserk,
)
from sumrak.games.berserk.values import has, life_left, limit_of_life, total
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


# open and closed
def close(s: Berserk, card: int, cite: str = B11_1, cause: int = -1) -> bool:
    """B-11.1; false if it was closed already (B-11.3)."""
    if s.turned[card]:
        return False
    s.turned[card] = 1
    if s.rows_of[card]:
        s.unsettled |= BOUND
    s.note(CLOSED, cite, s.controller(card), card, -1, cause)
    return True


def open_card(s: Berserk, card: int, cite: str = B11_2, cause: int = -1) -> bool:
    """B-11.2: it may move and act again."""
    if not s.turned[card]:
        return False
    s.turned[card] = 0
    s.moved[card] = s.struck[card] = s.used[card] = 0
    s.flags[card] &= ~HAS_DEFENDED
    s.note(OPENED, cite, s.controller(card), card, -1, cause)
    return True


def keep_closed(s: Berserk, card: int, cite: str, cause: int) -> None:
    """It will not open at the start of its controller's next turn."""
    s.flags[card] |= SLEEPS
    s.note(NO_OPENING, cite, s.controller(card), card, -1, cause)


# wounds and life
def wound(s: Berserk, card: int, n: int, cite: str, cause: int = -1, is_attack: bool = False) -> int:
    """Put wounds on a card; whoever has as many as lives is to die (B-15.12)."""
    if n <= 0 or not s.in_play(card):
        return 0
    life = s.facts[card].life + s.extra[card]
    if s.wounds[card] < life <= s.wounds[card] + n:
        s.slayer[card] = cause
    s.wounds[card] += n
    s.acted = True
    if s.wounds[card] >= life:
        s.unsettled |= LIVES
    if is_attack:
        s.flags[card] |= BY_ATTACK
    else:
        s.flags[card] &= ~BY_ATTACK
    if cite == B18_11:
        s.flags[card] |= OF_POISON
    else:
        s.flags[card] &= ~OF_POISON
    s.note(WOUNDED, cite, s.controller(card), card, -1, cause, s.wounds[card] - n, s.wounds[card])
    return n


def heal(s: Berserk, card: int, n: int, cite: str = B18_12, cause: int = -1) -> int:
    """B-18.12: not an incorporeal creature; what there is of wounds. Tells how many."""
    n = min(n, s.wounds[card])
    if n <= 0 or has(s, card, INCORPOREAL):
        return 0
    s.wounds[card] -= n
    s.acted = True
    s.note(HEALED, cite, s.controller(card), card, -1, cause, s.wounds[card] + n, s.wounds[card])
    return n


def add_life(s: Berserk, card: int, n: int, cite: str = B20_1, cause: int = -1) -> int:
    """B-20.1: additional life, up to a printed maximum."""
    most = limit_of_life(s, card)
    if most:
        n = min(n, most - s.facts[card].life - s.extra[card])
    if n <= 0:
        return 0
    s.extra[card] += n
    s.acted = True
    s.note(EXTRA_LIFE, cite, s.controller(card), card, -1, cause, s.extra[card] - n, s.extra[card])
    return n


def is_dying(s: Berserk, card: int) -> bool:
    return bool(s.flags[card] & IS_DYING)


# tokens and markers
def give_tokens(s: Berserk, card: int, n: int, cite: str = B20_3, cause: int = -1) -> int:
    """B-20.3: no maximum unless one is printed."""
    most = total(s, card, MAX_TOKENS)
    if most:
        n = min(n, most - s.tokens[card])
    if n <= 0:
        return 0
    s.tokens[card] += n
    s.acted = True
    s.note(TOKEN_GAINED, cite, s.controller(card), card, -1, cause, s.tokens[card] - n, s.tokens[card])
    return n


def take_tokens(s: Berserk, card: int, n: int, cite: str = B20_3, cause: int = -1) -> int:
    n = min(n, s.tokens[card])
    if n <= 0:
        return 0
    s.tokens[card] -= n
    s.acted = True
    s.note(TOKEN_LOST, cite, s.controller(card), card, -1, cause, s.tokens[card] + n, s.tokens[card])
    return n


def can_be_poisoned(s: Berserk, card: int) -> bool:
    """B-18.11: creatures only, not incorporeal ones or those protected from poison."""
    return s.facts[card].is_creature and not has(s, card, INCORPOREAL | P_POISON)


def poison(s: Berserk, card: int, n: int, cite: str = B18_11, cause: int = -1, adds: bool = False) -> bool:
    """B-18.11: the greatest counts; "+1 to poison" adds. Who gave it destroys (B-21.6)."""
    if not s.in_play(card) or not can_be_poisoned(s, card):
        return False
    now = s.poison[card] + n if adds else max(n, s.poison[card])
    if now == s.poison[card]:
        return False
    s.note(POISONED, cite, s.controller(card), card, -1, cause, s.poison[card], now)
    s.poison[card], s.poisoner[card] = now, cause
    s.acted = True
    return True


def cure(s: Berserk, card: int, cite: str = B18_11, cause: int = -1) -> bool:
    if not s.poison[card]:
        return False
    s.note(CURED, cite, s.controller(card), card, -1, cause, s.poison[card], 0)
    s.poison[card] = 0
    s.acted = True
    return True


def bless(s: Berserk, card: int, cite: str = B18_4, cause: int = -1) -> bool:
    """B-18.4; several count as one (B-18.5a)."""
    return mark(s, card, IS_BLESSED, BLESSED, cite, cause)


def curse(s: Berserk, card: int, cite: str = B18_5, cause: int = -1) -> bool:
    return mark(s, card, IS_CURSED, CURSED, cite, cause)


def mark(s: Berserk, card: int, flag: int, event: int, cite: str, cause: int) -> bool:
    if s.flags[card] & flag or not s.in_play(card) or not s.facts[card].is_creature:
        return False
    s.flags[card] |= flag
    s.acted = True
    presence.look_again(s)
    s.note(event, cite, s.controller(card), card, -1, cause)
    return True


def unmark(s: Berserk, card: int, blessing: bool, cause: int = -1) -> bool:
    """A Blessing or a Curse is taken off."""
    flag, event, cite_of = (IS_BLESSED, BLESS_LOST, B18_4) if blessing else (IS_CURSED, CURSE_LOST, B18_5)
    if not s.flags[card] & flag:
        return False
    s.flags[card] &= ~flag
    s.acted = True
    presence.look_again(s)
    s.note(event, cite_of, s.controller(card), card, -1, cause)
    return True


def net(s: Berserk, card: int, cite: str = B18_35, cause: int = -1) -> None:
    """B-18.35: to the end of its controller's next turn."""
    until = durations.after_turn(durations.next_turn_of(s, s.controller(card)))
    durations.last(s, card, NET, until, cause, (None,))
    s.acted = True
    s.note(NETTED, cite, s.controller(card), card, -1, cause)


def is_netted(s: Berserk, card: int) -> bool:
    return bool(s.rows_of[card]) and any([row.card == card and row.clause == NET for row in s.lasting])


def nets(s: Berserk, card: int) -> int:
    """How many nets lie on it."""
    return len([row for row in s.lasting if row.card == card and row.clause == NET]) if s.rows_of[card] else 0


def remove_nets(s: Berserk, card: int) -> int:
    """B-20.5: all of them at once."""
    gone = [row for row in s.lasting if row.card == card and row.clause == NET]
    if gone:
        s.lasting = [row for row in s.lasting if not (row.card == card and row.clause == NET)]
        s.rows_of[card] -= len(gone)
        s.acted = True
    return len(gone)


# where cards are
def lift(s: Berserk, card: int) -> None:
    """Take a card off its cell; one that was passing through holds it now."""
    cell = s.cell[card]
    if cell >= 0 and s.grid[cell] == card:
        s.grid[cell] = -1
        if s.spirits:
            for other in s.field[0] + s.field[1]:
                if other != card and s.cell[other] == cell and s.host[other] < 0:
                    s.grid[cell] = other
    s.cell[card] = NOWHERE


def put(s: Berserk, card: int, cell: int) -> None:
    """Stand a card on a cell, and with it what sits on it (B-19.4)."""
    lift(s, card)
    s.cell[card] = cell
    if s.grid[cell] < 0:
        s.grid[cell] = card
    if s.riding:
        for rider in riders(s, card):
            s.cell[rider] = cell


def riders(s: Berserk, card: int) -> list[int]:
    """Symbiotes on a card."""
    return [c for c in s.riding if s.host[c] == card] if s.riding else []


def relocate(s: Berserk, card: int, cell: int, cite: str = B11_7, cause: int = -1) -> None:
    """B-11.7: an effect moves it, which is no movement."""
    old = s.cell[card]
    put(s, card, cell)
    s.unsettled |= BOUND
    s.note(RELOCATED, cite, s.controller(card), card, -1, cause, old, cell)


def turn_up(s: Berserk, card: int, cite: str, alone: bool = True) -> None:
    """A hidden card is turned up (B-8.3): its permanent features exist from now on; a flyer or terrain leaves its cell at once."""
    if not s.is_hidden(card):
        return
    s.show(card, EVERYBODY)
    s.flags[card] |= WAS_HIDDEN
    s.note(REVEALED, cite, s.controller(card), card, -1, -1, 0, s.cell[card])
    begin_with(s, card)
    if s.facts[card].is_aside and s.turn:
        go_aside(s, card, B8_3J)
    if alone:
        presence.look_again(s)
    s.unsettled |= BOUND | HOSTS


def begin_with(s: Berserk, card: int) -> None:
    """B-6.6: what it begins the battle with was hidden with it."""
    facts, seat = s.facts[card], s.owner[card]
    if facts.begins_tokens and (not facts.begins_if or (facts.begins_if == 1) == (seat == s.first)):
        give_tokens(s, card, facts.begins_tokens, B6_6, card)


def go_aside(s: Berserk, card: int, cite: str = B8_2) -> None:
    """To the additional zone; its cell is free."""
    cell = s.cell[card]
    lift(s, card)
    since = s.since[card]
    s.move(card, s.controller(card) * ZONES + ASIDE)
    s.since[card] = since  # it stays the object that it was
    s.note(WENT_ASIDE, cite, s.controller(card), card, -1, -1, cell)


def fly(s: Berserk, card: int, cite: str = B19_3, cause: int = -1) -> None:
    """B-19.3: it gains flight and goes to the additional zone at once; what sat on it dies."""
    if s.place[card] % ZONES != FIELD:
        return
    for rider in riders(s, card):
        s.host[rider] = -1
        s.unsettled |= HOSTS
    s.flags[card] |= HAS_FLOWN
    durations.gain(s, card, Permanent(WORD, FLIGHT), FOREVER, card)
    cell = s.cell[card]
    lift(s, card)
    s.relocate(card, s.controller(card) * ZONES + ASIDE)
    s.note(FLEW, cite, s.controller(card), card, -1, cause, cell)
    presence.look_again(s)


def land(s: Berserk, card: int, cell: int, cite: str = B19_3, cause: int = -1) -> None:
    """B-19.3: it has lost flight."""
    s.flags[card] &= ~HAS_FLOWN
    s.lasting = [row for row in s.lasting if not (row.card == card and is_flight(row.values))]
    s.rows_of[card] = len([row for row in s.lasting if row.card == card])
    s.relocate(card, s.controller(card) * ZONES + FIELD)
    put(s, card, cell)
    s.note(LANDED, cite, s.controller(card), card, -1, cause, -1, cell)
    presence.look_again(s)


def is_flight(values: tuple[object, ...]) -> bool:
    p = values[0] if values else None
    return isinstance(p, Permanent) and p.what == WORD and p.amount == FLIGHT


# leaving play
def leave(s: Berserk, card: int, zone: int) -> None:
    """B-12.2, B-12.3: to its owner's zone, and whatever was on it is gone."""
    lift(s, card)
    s.host[card] = -1
    for rider in riders(s, card):
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
    fallen = riders(s, card)
    seat, cell = s.controller(card), s.cell[card]
    if s.known[card] != EVERYBODY:
        s.show(card, EVERYBODY)
    if cause < 0:
        cause = s.slayer[card]
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
    if s.in_play(card) and not is_dying(s, card):
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


def is_dead(s: Berserk, card: int) -> bool:
    return life_left(s, card) <= 0


def is_fielded(s: Berserk, card: int) -> bool:
    return s.place[card] in FIELDS


from sumrak.games.berserk import checks  # noqa: E402  # deaths wait there, and use the verbs above

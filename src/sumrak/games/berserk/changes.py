"""The verbs of Berserk: what lies on a card. Each says what happened, with its paragraph; `placing` and `leaving` have the others."""

from __future__ import annotations

from sumrak.games.berserk import durations, presence
from sumrak.games.berserk.events import (
    BLESS_LOST,
    BLESSED,
    CLOSED,
    CURED,
    CURSE_LOST,
    CURSED,
    EXTRA_LIFE,
    HEALED,
    NETTED,
    NO_OPENING,
    OPENED,
    POISONED,
    TOKEN_GAINED,
    TOKEN_LOST,
    WOUNDED,
)
from sumrak.games.berserk.facts import (
    INCORPOREAL,
    MAX_TOKENS,
    P_POISON,
)
from sumrak.games.berserk.state import (
    BOUND,
    BY_ATTACK,
    HAS_DEFENDED,
    IS_BLESSED,
    IS_CURSED,
    IS_DYING,
    LIVES,
    NET,
    OF_POISON,
    SLEEPS,
    WAS_HURT,
    Berserk,
)
from sumrak.games.berserk.values import has, limit_of_life, total
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
    s.flags[card] |= WAS_HURT
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

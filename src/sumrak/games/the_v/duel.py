"""Chapter J: attack and duel (V-90 … V-105)."""

from __future__ import annotations

from sumrak.games.the_v import effects
from sumrak.games.the_v.board import participant, side
from sumrak.games.the_v.events import (
    AFTER_DUEL,
    CHOSE_DUEL_CARD,
    DUEL_CARD_FAILS,
    DUEL_CARD_WORKS,
    DUEL_DECK_RENEWED,
    ENDED_DUEL,
    LOST_BY_INFLUENCE,
    LOST_BY_THREAT,
    NOT_COMPARED,
    OPENED_DUEL_CARD,
    STARTED_DUEL,
    WON_BY_INFLUENCE,
    WON_BY_THREAT,
)
from sumrak.games.the_v.exhaustion import exhaust
from sumrak.games.the_v.facts import FATALITY, GUARDED
from sumrak.games.the_v.requirements import is_met, pay
from sumrak.games.the_v.state import CHARACTERS, DUEL, LAID, OPEN, ZONES, Duel, TheV
from sumrak.games.the_v.targets import Work
from sumrak.games.the_v.turning import turn_card
from sumrak.games.the_v.values import fresh, influence, threat
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V90, V91, V94, V95, V96, V97 = cite("V-90"), cite("V-91"), cite("V-94"), cite("V-95"), cite("V-96"), cite("V-97")
V98, V99, V100, V101, V102 = cite("V-98"), cite("V-99"), cite("V-100"), cite("V-101"), cite("V-102")
V103, V105, V113, V115 = cite("V-103"), cite("V-105"), cite("V-113"), cite("V-115")
NOT_UNTAPPED = Reason(V90, "attacker-not-untapped")
NOT_YOURS = Reason(V90, "attacker-not-yours")
NOT_ENEMY = Reason(V90, "not-an-enemy")
NOT_CHARACTER = Reason(V90, "not-a-character")
TARGET_NO_CHARACTER = Reason(V90, "target-not-a-character")
NOBODY_THERE = Reason(V90, "nobody-to-attack")
IS_GUARDED = Reason(V115, "guarded")


# attacking
NONE: list[int] = []


def attacks(s: TheV) -> list[Option]:
    """Every attacker with every character that can be attacked."""
    turned, attacked = s.turned, NONE
    options: list[Option] = []
    for a in s.characters[s.active]:
        if not turned[a]:
            attacked = attacked or not_guarded(s, 1 - s.active)
            for d in attacked:
                options.append(("attack", a, d))
    return options


def not_guarded(s: TheV, seat: int) -> list[int]:
    """V-115: behind a monster a guarded girl cannot be attacked."""
    for c in s.characters[seat]:
        if s.keywords[c] & GUARDED and has_monster(s, seat):
            return unguarded(s, seat)
    return s.characters[seat]


def unguarded(s: TheV, seat: int) -> list[int]:
    return [c for c in s.characters[seat] if not s.keywords[c] & GUARDED]


def has_monster(s: TheV, seat: int) -> bool:
    for c in s.characters[seat]:
        if s.facts[c].is_monster:
            return True
    return False


def why_not_attack(s: TheV, seat: int, attacker: int, attacked: int) -> Reason | None:
    """V-90, V-115. The attacked is not chosen with (+), so Inviolable does not help it (V-91)."""
    if s.place[attacker] % ZONES != CHARACTERS:
        return NOT_CHARACTER
    if s.place[attacked] % ZONES != CHARACTERS:
        return TARGET_NO_CHARACTER
    if side(s, attacker) != seat:
        return NOT_YOURS
    if side(s, attacked) == seat:
        return NOT_ENEMY
    if s.turned[attacker]:
        return NOT_UNTAPPED
    if s.keywords[attacked] & GUARDED and has_monster(s, 1 - seat):
        return IS_GUARDED
    return None


def attack(s: TheV, attacker: int, attacked: int) -> None:
    """V-90: double-turn; then the duel, a to f, and g however it ends (V-104)."""
    seat = s.active
    turn_card(s, attacker, 2, V90)
    s.stale = s.stale or s.sheet.reads_states
    cards = (attacker, attacked) if seat == 0 else (attacked, attacker)
    s.duel = s.scope(Duel(seat, cards, (s.since[cards[0]], s.since[cards[1]])), STEPS, CLOSING)
    s.note(
        STARTED_DUEL, V94, seat, attacker, attacked
    )  # a: "at the start of the duel" comes before what is on the agenda


# b: duel cards
def choose_duel_cards(s: TheV, k: int) -> None:
    """V-95: both at the same time, unseen; not where the attacker has Fatality (V-113)."""
    f: Duel = s.frames[k]
    attacker = participant(s, f.seat)
    fresh(s)
    if attacker < 0 or not s.keywords[attacker] & FATALITY:
        me, opponent = s.active, 1 - s.active
        s.fork((me, [(choose_duel_card, me)]), (opponent, [(choose_duel_card, opponent)]))


def choose_duel_card(s: TheV, seat: int) -> None:
    """V-99: compulsory."""
    s.ask(seat, V95, [("lay", c) for c in choices(s, s.closed[seat])], lay, seat)


def lay(s: TheV, seat: int, verb: str, card: int) -> None:
    """Face down: for the others it may be any of the closed duel cards."""
    s.conceal(s.closed[seat], 1 << seat, seat * ZONES + DUEL)
    s.move(card, seat * ZONES + LAID)
    s.note(CHOSE_DUEL_CARD, V95, seat, card)


def open_duel_cards(s: TheV, k: int) -> None:
    """V-95: opened together."""
    laid = [-1, -1]
    f: Duel = s.frames[k]
    for seat in (f.seat, 1 - f.seat):
        pile = s.piles[seat * ZONES + LAID]
        if pile:
            laid[seat] = card = pile[0]
            s.move(card, seat * ZONES + OPEN)
            s.note(OPENED_DUEL_CARD, V95, seat, card)
    s.frames[k] = f.with_open((laid[0], laid[1]))
    effects_of_duel_cards(s, k, f.seat, laid)
    right_after_opening(s, k, f.seat, laid)


def right_after_opening(s: TheV, k: int, attacking: int, laid: list[int]) -> None:
    """V-96: before step c, the attacker's first."""
    for seat in (1 - attacking, attacking):
        card = laid[seat]
        if card >= 0 and s.facts[card].opened:
            s.then((duel_card_opens, k, seat))


def duel_card_opens(s: TheV, k: int, seat: int) -> None:
    f: Duel = s.frames[k]
    card = f.laid[seat]
    carry_out(s, seat, card, V96, s.facts[card].opened)


# c: effects
def effects_of_duel_cards(s: TheV, k: int, attacking: int, laid: list[int]) -> None:
    """V-97: the attacker's first; a cancel of the attacked's before an attacker's card that is none."""
    if laid[0] >= 0 and laid[1] >= 0:
        facts, attacked = s.facts, 1 - attacking
        first = attacked if facts[laid[attacked]].is_cancel and not facts[laid[attacking]].is_cancel else attacking
        s.then((duel_card_works, k, first), (duel_card_works, k, 1 - first))


def duel_card_works(s: TheV, k: int, seat: int) -> None:
    """V-99: requirements are met now, by a player who can, even unwilling; a cancelled card pays nothing."""
    f: Duel = s.frames[k]
    card = f.laid[seat]
    if card >= 0 and not f.cancelled >> seat & 1:
        do = s.facts[card].do
        if do >= 0:
            carry_out(s, seat, card, V97, [do])


def carry_out(s: TheV, seat: int, card: int, where: str, blocks: list[int]) -> None:
    requirements = s.facts[card].requirements
    if requirements and not is_met(s, seat, card):
        s.note(DUEL_CARD_FAILS, V99, seat, card)
        return
    s.note(DUEL_CARD_WORKS, where, seat, card)
    if requirements or len(blocks) > 1:
        for block in reversed(blocks):
            s.next((effects.choose, Work(card, seat, block)))
        for i in reversed(range(len(requirements))):
            s.next((pay, seat, card, i))
    else:
        effects.begin(s, Work(card, seat, blocks[0]))


def renew_duel_decks(s: TheV) -> None:
    """V-98: when all duel cards of a player are open they become his duel deck again."""
    for seat in (0, 1):
        if not s.closed[seat] and not s.piles[seat * ZONES + LAID] and s.piles[seat * ZONES + OPEN]:
            for card in s.piles[seat * ZONES + OPEN][:]:
                s.move(card, seat * ZONES + DUEL)
            s.note(DUEL_DECK_RENEWED, V98, seat)


# d, e
def compare(s: TheV, k: int) -> None:
    """V-100, V-101: a token for each win; nothing to compare where somebody is missing (V-105)."""
    renew_duel_decks(s)  # both cards have done their work
    f: Duel = s.frames[k]
    attacker, attacked = participant(s, f.seat), participant(s, 1 - f.seat)
    if attacker < 0 or attacked < 0:
        s.note(NOT_COMPARED, V105, f.seat)
        return
    mine, theirs = influence(s, attacker), influence(s, attacked)
    by_influence = mine >= theirs
    s.note(WON_BY_INFLUENCE if by_influence else LOST_BY_INFLUENCE, V100, f.seat, attacker, attacked, -1, mine, theirs)
    mine, theirs = threat(s, attacker), threat(s, attacked)
    by_threat = mine >= theirs
    s.note(WON_BY_THREAT if by_threat else LOST_BY_THREAT, V100, f.seat, attacker, attacked, -1, mine, theirs)
    for is_won in (by_influence, by_threat):
        if is_won:
            s.next((token_for_win, attacked, s.since[attacked]))


def token_for_win(s: TheV, attacked: int, since: int) -> None:
    if s.since[attacked] == since:
        exhaust(s, attacked, V101)


# f, g
def end_of_duel(s: TheV, k: int) -> None:
    """V-102: f."""
    f: Duel = s.frames[k]
    s.note(ENDED_DUEL, V102, f.seat, f.attacker, f.attacked)


def after_duel(s: TheV, k: int) -> None:
    """V-102 … V-104, g: all effects that last for the duel have stopped, also when it was stopped; "after the duel"."""
    renew_duel_decks(s)
    s.expire(k)
    f: Duel = s.frames[k]
    s.note(AFTER_DUEL, V103, f.seat, f.attacker, f.attacked)


STEPS: tuple[Step, ...] = ((choose_duel_cards,), (open_duel_cards,), (compare,), (end_of_duel,))
CLOSING: tuple[Step, ...] = ((after_duel,),)

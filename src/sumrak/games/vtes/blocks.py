"""Section 6.2.2: who may block, block attempts, declining; stealth against intercept."""

from __future__ import annotations

from functools import lru_cache

from sumrak.games.vtes import bonuses, conditions, resolving
from sumrak.games.vtes.asking import INTERCEPT as NEEDS_INTERCEPT
from sumrak.games.vtes.asking import STEALTH as NEEDS_STEALTH
from sumrak.games.vtes.board import (
    after_of,
    attached,
    in_play,
    is_ally,
    is_object,
    is_ready,
    is_same_ready,
    is_vampire,
    ready,
)
from sumrak.games.vtes.counters import burn_blood
from sumrak.games.vtes.events import BLOCK_ATTEMPT, BLOCK_FAILED, BLOCKED, DECLINED
from sumrak.games.vtes.frames import BLOCKED as WAS_BLOCKED
from sumrak.games.vtes.frames import Action, Play
from sumrak.games.vtes.occasions import BARS
from sumrak.games.vtes.state import EMBRACED, Vtes
from sumrak.games.vtes.targets import is_such
from sumrak.games.vtes.values import clan_of, intercept_of, is_younger, title_of
from sumrak.games.vtes.values import fresh as fresh_values
from sumrak.games.vtes.vocabulary.attempts import CannotBlockThis, TollForBlocks
from sumrak.games.vtes.vocabulary.clauses import (
    BearerCannotBlock,
    BlockerBurns,
    BlocksNot,
    Clause,
    NotBlockedBy,
    YoungerCannotBlock,
)
from sumrak.games.vtes.vocabulary.terms import B
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES6_2_2_5, VTES6_2_2_6, VTES6_2_2_8, VTES6_2_2_9 = (
    cite("VTES-6.2.2.5"), cite("VTES-6.2.2.6"), cite("VTES-6.2.2.8"), cite("VTES-6.2.2.9"),
)  # fmt: skip
VTES6_2_2_12, VTES6_2_2_13, VTES1_4_1 = cite("VTES-6.2.2.12"), cite("VTES-6.2.2.13"), cite("VTES-1.4.1")
OUTSIDER = Reason(VTES6_2_2_5, "outsider")
NOT_READY = Reason(VTES6_2_2_6, "blocker-not-ready")
IS_TAPPED = Reason(VTES6_2_2_6, "blocker-tapped")
NOT_YOURS = Reason(VTES6_2_2_6, "blocker-not-yours")
NOT_YET = Reason(VTES6_2_2_8, "not-your-turn-to-block")
HAS_DECLINED = Reason(VTES6_2_2_9, "has-declined")
TRIED = Reason(VTES6_2_2_13, "tried")
TOLL = Reason(VTES1_4_1, "toll")
BARRED = Reason(VTES1_4_1, "cannot-block")


# who is entitled
def entitled(s: Vtes, f: Action) -> list[int]:
    """VTES-6.2.2.1, VTES-6.2.2.2: the targets clockwise; of an undirected action prey, then predator."""
    return entitled_of(s.alive, s.seating, f.seat, f.targets)


@lru_cache(4096)
def entitled_of(alive: int, seating: int, seat: int, targets: int) -> list[int]:
    others = [x for x in after_of(alive, seating, seat) if x != seat]
    if targets:
        return [x for x in others if targets >> x & 1]
    return list(dict.fromkeys([others[0], others[-1]])) if others else []


def turn_to_block(s: Vtes, f: Action) -> int:
    """VTES-6.2.2.8: the first who has not declined; -1 if all have."""
    return first_to_block(s.alive, s.seating, f.seat, f.targets, f.declined)


@lru_cache(4096)
def first_to_block(alive: int, seating: int, seat: int, targets: int, declined: int) -> int:
    for x in entitled_of(alive, seating, seat, targets):
        if not declined >> x & 1:
            return x
    return -1


def all_declined(s: Vtes, f: Action) -> bool:
    return turn_to_block(s, f) < 0


def is_last_to_decline(s: Vtes, f: Action, seat: int) -> bool:
    """VTES-6.2.2.17: whether her own refusal is the only one that is missing."""
    return turn_to_block(s, f) == seat and is_last_entitled(s, f, seat)


def is_last_entitled(s: Vtes, f: Action, seat: int) -> bool:
    """Whether everybody else who is entitled has declined."""
    return first_to_block(s.alive, s.seating, f.seat, f.targets, f.declined | 1 << seat) < 0


def decline(s: Vtes, k: int, seat: int) -> None:
    f: Action = s.frames[k]
    f.declined |= 1 << seat
    if s.journal is not None:
        s.note(DECLINED, VTES6_2_2_9, seat)


# which minions may
def blocks(s: Vtes, f: Action, seat: int) -> list[Option]:
    """Of the seat whose turn it is."""
    asleep = s.turned if not f.woken else ()
    return [
        ("block", m) for m in ready(s, seat) if not (asleep and asleep[m]) and why_not_try(s, f, m) is None
    ]  # fmt: skip


def why_no_turn(s: Vtes, f: Action, seat: int) -> Reason | None:
    if seat not in entitled(s, f):
        return OUTSIDER
    if f.declined >> seat & 1:
        return HAS_DECLINED
    return None if turn_to_block(s, f) == seat else NOT_YET


def why_not_block(s: Vtes, f: Action, seat: int, minion: int) -> Reason | None:
    """VTES-6.2.2.6: ready, untapped or woken, and nothing forbids it (VTES-1.4.2)."""
    if s.side(minion) != seat:
        return NOT_YOURS
    return why_not_try(s, f, minion) if is_ready(s, minion) else NOT_READY


def why_not_try(s: Vtes, f: Action, minion: int) -> Reason | None:
    """Why this ready minion cannot attempt it."""
    if s.turned[minion] and (minion, s.since[minion]) not in f.woken:
        return IS_TAPPED
    if f.tried and (minion, s.since[minion], s.clock) in f.tried:
        return TRIED
    if f.tolls and (n := toll(s, f, minion)) and (not is_vampire(s, minion) or s.blood[minion] < n):
        return TOLL
    return BARRED if is_barred(s, f, minion) else None


def toll(s: Vtes, f: Action, minion: int) -> int:
    """How much blood this minion must burn to attempt to block."""
    play, total = Play(f.seat, f.card, f.actor, f.since), 0
    for definition, use, j in f.tolls:
        effect = s.sheet.facts[definition].uses[use].effects[j]
        if isinstance(effect, TollForBlocks) and is_such(s, play, effect.who, minion):
            total += effect.number
    return total


def give_up(s: Vtes, k: int) -> None:
    """The attempt is over; it may be made again."""
    f: Action = s.frames[k]
    if s.journal is not None:
        s.note(BLOCK_FAILED, VTES6_2_2_13, s.side(f.blocker), f.blocker, f.actor)
    f.blocker = f.blocker_since = -1


def is_barred(s: Vtes, f: Action, minion: int) -> bool:
    if (minion, s.since[minion]) in f.barred or (f.bans and is_banned(s, f, minion)):
        return True
    if not s.says & BARS:
        return False
    own = () if s.flags[minion] & EMBRACED else s.facts[minion].card.text
    if any([forbids(s, clause, f, minion) for clause in own]):
        return True
    if any([forbids(s, clause, f, minion) for x in attached(s, minion) for clause in s.facts[x].card.text]):
        return True
    for clause in s.facts[f.actor].card.text:
        if isinstance(clause, YoungerCannotBlock) and is_vampire(s, minion):
            if clan_of(s, minion) == clause.clan and is_younger(s, minion, f.actor):
                return True
    return any([shuts_out(s, f, x, minion) for x in (f.actor, *attached(s, f.actor))])


def is_banned(s: Vtes, f: Action, minion: int) -> bool:
    """What was used in this action: no such minion can block it."""
    play = Play(f.seat, f.card, f.actor, f.since)
    for definition, use, j in f.bans:
        effect = s.sheet.facts[definition].uses[use].effects[j]
        if isinstance(effect, CannotBlockThis) and is_such(s, play, effect.who, minion):
            return True
    return False


def shuts_out(s: Vtes, f: Action, card: int, minion: int) -> bool:
    """Whether a text of the acting minion, or of a card on it, forbids this one to block it."""
    for clause in s.facts[card].card.text:
        if isinstance(clause, NotBlockedBy):
            play = Play(f.seat, card, f.actor, f.since)
            if is_such(s, play, clause.who, minion) and all([conditions.holds(s, play, only) for only in clause.only]):
                return True
    return False


def forbids(s: Vtes, clause: Clause, f: Action, minion: int) -> bool:
    """Whether a text on the blocker forbids it to block this action."""
    if isinstance(clause, BlocksNot):
        return is_such(s, Play(s.side(minion), minion, minion, s.since[minion]), clause.who, f.actor)
    if not isinstance(clause, BearerCannotBlock):
        return False
    return not clause.titles or (is_vampire(s, f.actor) and title_of(s, f.actor) in clause.titles)


# slaves (section 6.2.4)
def slaves(s: Vtes, f: Action) -> list[int]:
    """Ready untapped slaves to the clan of the minion that was blocked."""
    if not is_object(s, f.actor, f.since) or not is_ready(s, f.actor):
        return []
    clan = clan_of(s, f.actor)
    return [
        m for m in ready(s, s.side(f.actor)) if m != f.actor and not s.turned[m] and clan and slave_to(s, m) == clan
    ]


def slave_to(s: Vtes, minion: int) -> str:
    return s.facts[minion].slave_to


def is_bound(s: Vtes, minion: int) -> bool:
    """VTES-6.2.4.1: a slave without a ready member of that clan takes no directed actions."""
    clan = s.facts[minion].slave_to
    return bool(clan) and not any([m != minion and clan_of(s, m) == clan for m in ready(s, s.side(minion))])


# numbers
def unneeded(s: Vtes) -> int:
    """VTES-6.2.2.20: stealth is added in an attempt to block that would succeed, intercept in one that would fail (see `asking`)."""
    f: Action = s.frames[s.acting]
    return NEEDS_INTERCEPT if intercept(s, f) >= stealth(s, f) else NEEDS_STEALTH


def stealth(s: Vtes, f: Action) -> int:
    """Of the action: inherent, standing and added (VTES-6.2.2.19, VTES-6.2.2.21)."""
    if s.stale:
        fresh_values(s)
    if s.since[f.actor] != f.since:
        return f.stealth
    return f.stealth + s.stealth[f.actor] + bonuses.more(s, f.actor, bonuses.STEALTH)


def intercept(s: Vtes, f: Action) -> int:
    """Of the minion that attempts to block."""
    more = 0
    if s.rules.events and is_ally(s, f.blocker) and is_vampire(s, f.actor):
        more = sum([x.number for c in in_play(s) for x in s.facts[c].named if x.word == "unmasking"])
    return intercept_of(s, f.blocker) + more + bonuses.more(s, f.blocker, bonuses.INTERCEPT)


# the attempt (state B)
def attempt(s: Vtes, k: int, minion: int) -> None:
    """VTES-6.2.2.6: it costs nothing and taps nobody."""
    f: Action = s.frames[k]
    if f.tolls:
        burn_blood(s, minion, toll(s, f, minion), VTES1_4_1)
    f.blocker, f.blocker_since = minion, s.since[minion]
    if s.journal is not None:
        s.note(BLOCK_ATTEMPT, VTES6_2_2_6, s.side(minion), minion, f.actor)
    s.then((window, k, B, VTES6_2_2_12), (compare, k))


def is_attempt_good(s: Vtes, f: Action) -> bool:
    """VTES-6.2.2.14: ready, not tapped unless woken, of another player."""
    if not is_same_ready(s, f.blocker, f.blocker_since):
        return False
    if s.turned[f.blocker] and (f.blocker, f.blocker_since) not in f.woken:
        return False
    if (f.blocker, f.blocker_since) in f.barred or (f.bans and is_banned(s, f, f.blocker)):
        return False
    return s.side(f.blocker) != f.seat


def compare(s: Vtes, k: int) -> None:
    """VTES-6.2.2.12: intercept equal to or above the stealth blocks; else the attempt fails (VTES-6.2.2.13)."""
    f: Action = s.frames[k]
    is_good = is_attempt_good(s, f)
    has, needs = (intercept(s, f), stealth(s, f)) if is_good else (0, 0)
    if is_good and has >= needs:
        f.result = WAS_BLOCKED
        if s.journal is not None:
            s.note(BLOCKED, VTES6_2_2_12, s.side(f.blocker), f.blocker, f.actor, before=has, after=needs)
        for x in (f.actor, *attached(s, f.actor)):
            for clause in s.facts[x].card.text:
                if isinstance(clause, BlockerBurns) and is_such(
                    s, Play(f.seat, x, f.actor, f.since), clause.who, f.blocker
                ):
                    burn_blood(s, f.blocker, clause.number, VTES1_4_1, x)
        s.cut(k, *resolving.BLOCKED_STEPS)
    else:
        if f.taps_failed:
            f.failed = (*f.failed, (f.blocker, f.blocker_since))
        if is_object(s, f.blocker, f.blocker_since):
            if s.journal is not None:
                s.note(BLOCK_FAILED, VTES6_2_2_13, s.side(f.blocker), f.blocker, f.actor, before=has, after=needs)
        f.tried = (*f.tried, (f.blocker, f.blocker_since, s.clock))
        f.blocker = f.blocker_since = -1

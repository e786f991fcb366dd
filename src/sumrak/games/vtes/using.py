"""Chapter 1.6: who may use what, and why not now."""

from __future__ import annotations

from sumrak.games.vtes import blocks, conditions, effects
from sumrak.games.vtes.asking import INTERCEPT, OUT_OF_TURN, STEALTH
from sumrak.games.vtes.board import (
    action_at,
    action_of,
    combat_at,
    combat_of,
    controller,
    is_object,
    is_silenced,
    is_silent_animal,
    ready,
    ring,
)
from sumrak.games.vtes.contests import has_copy
from sumrak.games.vtes.facts import Facts
from sumrak.games.vtes.frames import ABILITY, FROM_HAND, Action, Play
from sumrak.games.vtes.masks import fit, refresh
from sumrak.games.vtes.requirements import why_nobody, why_unfit, why_unpaid
from sumrak.games.vtes.state import EMBRACED, READY, TORPOR, ZONES, Vtes
from sumrak.games.vtes.vocabulary.acting import Employ, Equip, Recruit
from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.games.vtes.vocabulary.deeds import PutOnThis, StayWith
from sumrak.games.vtes.vocabulary.only import Price
from sumrak.games.vtes.vocabulary.single import BecomeAlly
from sumrak.games.vtes.vocabulary.staying import PutOn, StayInPlay
from sumrak.games.vtes.vocabulary.terms import BETWEEN, COMBAT_WINDOWS, OTHERS, B, By
from sumrak.games.vtes.vocabulary.voting import AddVotes
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES1_6_2_3_1, VTES1_6_2_3_2, VTES1_6_3_9 = cite("VTES-1.6.2.3.1"), cite("VTES-1.6.2.3.2"), cite("VTES-1.6.3.9")
VTES4_1_8, VTES1_1_3, VTES1_4_5 = cite("VTES-4.1.8"), cite("VTES-1.1.3"), cite("VTES-1.4.5")
OWN_TURN = Reason(VTES1_6_2_3_1, "own-turn")
IN_DEBT = Reason(VTES1_6_2_3_2, "in-debt")
SAME_NAME = Reason(VTES1_6_3_9, "same-name")
HAS_COPY = Reason(VTES4_1_8, "has-copy")
IS_TAPPED = Reason(VTES1_1_3, "is-tapped")
USED_UP = Reason(VTES1_4_5, "used-up")
NO_EDGE = Reason(VTES1_4_5, "no-edge-to-burn")
NO_COUNTERS = Reason(VTES1_4_5, "no-counters-on-it")
NO_MASTER = Reason(VTES1_4_5, "no-master-action-left")
ONE_A_GAME = Reason(VTES1_4_5, "one-a-game")
MUTED = Reason(VTES1_4_5, "muted")
FORBIDDEN = Reason(VTES1_4_5, "text-forbids")
METHUSELAH, OPPONENTS, RIVAL, BEARER, ANY_READY = By.METHUSELAH, By.OPPONENTS, By.RIVAL, By.BEARER, By.ANY_READY
COMBATANT, ACTING, HELPER, BLOCKER, SLEEPER = By.COMBATANT, By.ACTING, By.HELPER, By.BLOCKER, By.SLEEPER
TAPS, BURNS_EDGE, BURNS_COUNTER, TAKES_MASTER = Price.TAP, Price.EDGE, Price.COUNTER, Price.MASTER
TAPS_BEARER, SHARED, ONCE_A_TURN, ONCE_A_PHASE = Price.TAP_BEARER, Price.SHARED, Price.ONCE_A_TURN, Price.ONCE_A_PHASE
ONCE_A_ROUND, ONCE_A_COMBAT, ONCE_AN_ACTION = Price.ONCE_A_ROUND, Price.ONCE_A_COMBAT, Price.ONCE_AN_ACTION
"""Named here, since to look up a member of an Enum takes three times as long as a call."""
STAYING = (BecomeAlly, Equip, Employ, PutOn, PutOnThis, Recruit, StayInPlay, StayWith)


# who may use what
def uses(s: Vtes, k: int, kind: int, seat: int) -> list[Option]:
    """Every way in which a seat can use a card in this window."""
    if s.dirty:
        refresh(s)
    is_for_others = s.acting >= 0 and s.frames[s.acting].seat != seat
    if not s.could[seat] & (kind << OTHERS if is_for_others else kind):
        return []
    if not s.fitted >> seat & 1:
        fit(s, seat)
    found = from_hand(s, k, kind, seat) if s.at_hand[seat] else []
    if s.voices[seat] & kind:
        for c in speaking(s, kind):
            for i, use in enumerate(s.facts[c].abilities):
                if use.when & kind and may_be_used_by(s, c, use, seat) and not (s.turned[c] and TAPS in use.price):
                    found += abilities(s, k, kind, seat, c, i, use)
    return found


def between(s: Vtes, k: int, where: str) -> None:
    """Before a phase ends the others may use what can be used between two actions; mostly nobody has anything."""
    if s.dirty or s.anybody & (BETWEEN | BETWEEN << OTHERS):
        s.then((window, k, BETWEEN, where))


def from_hand(s: Vtes, k: int, kind: int, seat: int) -> list[Option]:
    """What cannot be is passed over by bits before anything is built."""
    lacks = blocks.unneeded(s) if kind == B else STEALTH | INTERCEPT
    if seat == s.active:
        lacks |= OUT_OF_TURN
    rows = [
        (c, i, use) for c, (windows, asked, i, use) in s.at_hand[seat]
        if windows & kind and use.when & kind and not asked & lacks
    ]  # fmt: skip
    found: list[Option] = []
    if rows and rows[0][0] != rows[-1][0]:  # of each name one card, in the order of names
        rows = [row for c in choices(s, [row[0] for row in rows]) for row in rows if row[0] == c]
    for c, i, use in rows:
        found += plays(s, k, kind, seat, c, i, use)
    return found


def plays(s: Vtes, k: int, kind: int, seat: int, c: int, i: int, use: Use) -> list[Option]:
    """What depends on nobody is looked at once, and what asks something of whoever plays it before anything is built."""
    facts, found = s.facts[c], []
    f: Action | None = s.frames[s.acting] if s.acting >= 0 else None
    is_rare = facts.is_master or facts.once_a_game or use.price or (f is not None and f.muted)
    played = names_played(f, facts, use) if f is not None and f.played else ()
    for m in users(s, k, seat, use, c):
        if m >= 0 and (why_unfit(s, facts, i, m) is not None or (played and (m, s.definition[c]) in played)):
            continue
        play = Play(seat, c, m, s.since[m] if m >= 0 else -1, i, (), k)
        if (why_not(s, play, kind) if is_rare else why_not_now(s, play, facts, use, kind)) is None:
            found.append(("play", c, m, i) if m >= 0 else ("play", c))
    return found


def names_played(f: Action, facts: Facts, use: Use) -> tuple[tuple[int, int], ...]:
    """Who has played what in an action, where that counts for such a card (VTES-1.6.3.9)."""
    return f.played if (facts.is_modifier or facts.is_reaction) and not use.when & COMBAT_WINDOWS else ()


def abilities(s: Vtes, k: int, kind: int, seat: int, c: int, i: int, use: Use) -> list[Option]:
    found: list[Option] = []
    for m in users(s, k, seat, use, c):
        play = Play(seat, c, m, s.since[m] if m >= 0 else -1, i, (), k, source=ABILITY)
        if why_not(s, play, kind) is None:
            found.append(("use", c, i))
    return found


def speaking(s: Vtes, kind: int) -> list[int]:
    """Cards in play that offer something in this window."""
    facts = s.facts
    return [
        c for x in ring(s, s.active) for c in s.talking[x]
        if facts[c].speaks & kind and not s.flags[c] & EMBRACED and not is_silent_animal(s, c) and not is_silenced(s, c)
    ]  # fmt: skip


def may_be_used_by(s: Vtes, card: int, use: Use, seat: int) -> bool:
    if use.by is OPPONENTS:
        return controller(s, card) != seat
    return whose(s, card, use) == seat


def whose(s: Vtes, card: int, use: Use) -> int:
    """Who may use what a card in play offers: its controller; what the bearer does is its controller's to decide."""
    if use.by is RIVAL:
        other = rival_of(s, card)
        return s.side(other) if other >= 0 else -1
    return s.side(card) if use.by is BEARER else controller(s, card)


def users(s: Vtes, k: int, seat: int, use: Use, card: int) -> list[int]:
    """The minions of this seat whose use it is; [-1] for the Methuselah herself."""
    by = use.by
    if by is ACTING:
        return actor(s, seat)
    if by is METHUSELAH or by is OPPONENTS:
        return [-1]
    if by is COMBATANT:
        place = seat * ZONES + READY
        return [c for c in s.frames[s.fighting].minions if s.place[c] == place] if s.fighting >= 0 else []
    if by is BEARER:
        bearer = s.host[card] if s.host[card] >= 0 else card
        return [bearer]
    if by is ANY_READY:
        return ready(s, seat)
    if by is RIVAL:
        other = rival_of(s, card)
        return [other] if other >= 0 and s.side(other) == seat else []
    return users_in_action(s, seat, by)


def rival_of(s: Vtes, card: int) -> int:
    """Who fights the minion whose text it is, or -1."""
    j = combat_at(s)
    bearer = s.host[card] if s.host[card] >= 0 else card
    if j < 0 or bearer not in combat_of(s, j).minions:
        return -1
    f = combat_of(s, j)
    return f.minions[1 - f.minions.index(bearer)]


def actor(s: Vtes, seat: int) -> list[int]:
    """The acting minion, if it is hers."""
    if s.acting < 0:
        return []
    f: Action = s.frames[s.acting]
    m, base = f.actor, seat * ZONES
    place = s.place[m]
    return [m] if s.since[m] == f.since and (place == base + READY or place == base + TORPOR) else []


def users_in_action(s: Vtes, seat: int, by: By) -> list[int]:
    if s.acting < 0:
        return []
    f: Action = s.frames[s.acting]
    if by is HELPER:
        return [m for m in ready(s, seat) if m != f.actor] if seat == f.seat else []
    if seat == f.seat:
        return []
    if by is BLOCKER and f.blocker >= 0:
        return [f.blocker] if is_object(s, f.blocker, f.blocker_since) and s.side(f.blocker) == seat else []
    if by is SLEEPER:
        return [m for m in ready(s, seat) if s.turned[m]]
    woken = [c for c, _ in f.woken]
    if by is BLOCKER:  # or whom the action aims at, and who is about to fight
        return [m for m in ready(s, seat) if m == f.facing[0] and (not s.turned[m] or m in woken)]
    return [m for m in ready(s, seat) if not s.turned[m] or m in woken]  # VTES-1.6.3.9


def why_not(s: Vtes, play: Play, kind: int) -> Reason | None:
    """Why a use is not possible now; reads only what its player knows."""
    facts = s.facts[play.card]
    use = facts.by_source[play.source][play.use]
    if play.source == FROM_HAND:
        found = why_not_from_hand(s, play, facts, use)
    else:
        found = why_no_price(s, play, use) if use.price else None
    return why_not_now(s, play, facts, use, kind) if found is None else found


def why_not_now(s: Vtes, play: Play, facts: Facts, use: Use, kind: int) -> Reason | None:
    """Its cost, what it names as a condition, what it does; and what would be there twice."""
    found = why_unpaid(s, play)
    if found is None and use.only:
        found = conditions.why_not(s, play, use)
    if found is None:
        found = effects.why_none(s, play, kind)
    if found is None and facts.unique and play.source == FROM_HAND:
        return why_copy(s, play, use)
    return found


def why_not_from_hand(s: Vtes, play: Play, facts: Facts, use: Use) -> Reason | None:
    if facts.once_a_game and facts.number in s.events_played:
        return ONE_A_GAME
    if facts.is_master:
        if facts.card.out_of_turn:
            if play.seat == s.active and not facts.card.own_turn_too:
                return OWN_TURN
            if s.debt[play.seat]:
                return IN_DEBT
        return why_nobody(s, play.seat, facts)
    found = why_unfit(s, facts, play.use, play.minion) if play.minion >= 0 else None
    if found is None and use.price:
        found = why_no_other_price(s, play, use)
    if found is not None or s.acting < 0:
        return found
    f = action_of(s, s.acting)
    if f.muted and is_muted(s, f, play, facts):
        return MUTED
    return SAME_NAME if (play.minion, s.definition[play.card]) in names_played(f, facts, use) else None


def is_muted(s: Vtes, f: Action, play: Play, facts: Facts) -> bool:
    """Cards of some Disciplines do nothing to the acting vampire: reactions, and what its opponents play in combat."""
    if play.use >= len(facts.levels) or not facts.levels[play.use][0] & f.muted:
        return False
    use = facts.uses[play.use]
    if facts.is_reaction and not use.when & COMBAT_WINDOWS:
        return not all([isinstance(effect, AddVotes) for effect in use.effects])
    return f.mutes_combat and play.minion != f.actor and (j := combat_at(s)) >= 0 and f.actor in combat_of(s, j).minions


def why_copy(s: Vtes, play: Play, use: Use) -> Reason | None:
    """VTES-4.1.8: it would bring in a second copy of what one controls or contests."""
    if s.rules.self_contest or not any([isinstance(effect, STAYING) for effect in use.effects]):
        return None
    return HAS_COPY if has_copy(s, play.seat, s.facts[play.card].name) else None


def why_no_price(s: Vtes, play: Play, use: Use) -> Reason | None:
    """What an ability asks for: an untapped card, a first time."""
    if TAPS in use.price and s.turned[play.card]:
        return IS_TAPPED
    row = (play.card, s.since[play.card], tag(play, use))
    if (ONCE_A_TURN in use.price or ONCE_A_PHASE in use.price) and row in s.used:
        return USED_UP
    if ONCE_AN_ACTION in use.price and (j := action_at(s)) >= 0:
        return USED_UP if (play.card, -1 - play.use) in action_of(s, j).played else None
    if ONCE_A_COMBAT in use.price and (j := combat_at(s)) >= 0:
        return USED_UP if (play.card, tag(play, use), 0) in combat_of(s, j).used else None
    return why_no_other_price(s, play, use)


def why_no_other_price(s: Vtes, play: Play, use: Use) -> Reason | None:
    """The Edge, counters, a master phase action, the bearer's tap, a round."""
    if BURNS_EDGE in use.price and s.edge != play.seat:
        return NO_EDGE
    if BURNS_COUNTER in use.price and s.blood[play.card] < 1:
        return NO_COUNTERS
    if TAKES_MASTER in use.price and (s.phase != "master" or s.masters < 1 or s.active != play.seat):
        return NO_MASTER
    if TAPS_BEARER in use.price and (play.minion < 0 or s.turned[play.minion]):
        return IS_TAPPED
    if ONCE_A_ROUND in use.price and (j := combat_at(s)) >= 0:
        f = combat_of(s, j)
        return USED_UP if (play.card, tag(play, use), f.round) in f.used else None
    return None


def tag(play: Play, use: Use) -> int:
    """What is used once: this use, or whatever the card offers."""
    return 100 * play.source + (99 if SHARED in use.price else play.use)

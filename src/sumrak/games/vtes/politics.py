"""Section 6.3 and 6.5.6: referendums: terms, votes, ballots, result; the blood hunt."""

from __future__ import annotations

from sumrak.games.vtes import bonuses, effects
from sumrak.games.vtes.board import (
    action_of,
    attached,
    controller,
    has_word,
    is_forbidden,
    is_in_play,
    is_object,
    is_ready,
    ready,
    ring,
)
from sumrak.games.vtes.counters import burn_edge
from sumrak.games.vtes.events import CALLED, DISCARDED, FAILED_VOTE, FIZZLED, PASSED_VOTE, VOTED
from sumrak.games.vtes.facts import is_called_by
from sumrak.games.vtes.frames import BURNED_CARD, EDGE, Play, Poll
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.occasions import VOTES as GIVES_VOTES
from sumrak.games.vtes.state import ASH, HAND, HANDS, HAS_PASSED, LIMBO, ZONES, Vtes
from sumrak.games.vtes.targets import as_object, cards, options, use_of
from sumrak.games.vtes.values import clan_of, has_ballot, sect_of, title_of, votes_of
from sumrak.games.vtes.vocabulary.clauses import NeverHunted, VotesInIt
from sumrak.games.vtes.vocabulary.terms import BEFORE_VOTES, DIABLERIE, POLL, SABBAT, Title
from sumrak.games.vtes.vocabulary.voting import Referendum
from sumrak.games.vtes.vocabulary.whom import Points, Seating
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.plain import changed
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES6_3_2_2, VTES6_3_2_3, VTES6_3_2_6 = cite("VTES-6.3.2.2"), cite("VTES-6.3.2.3"), cite("VTES-6.3.2.6")
VTES6_3_3_2, VTES6_3_3_3, VTES6_3_3_5, VTES6_3_3_6 = (
    cite("VTES-6.3.3.2"), cite("VTES-6.3.3.3"), cite("VTES-6.3.3.5"), cite("VTES-6.3.3.6"),
)  # fmt: skip
VTES6_3_2_4, VTES6_3_3_1, VTES6_3_3_7 = cite("VTES-6.3.2.4"), cite("VTES-6.3.3.1"), cite("VTES-6.3.3.7")
VTES6_3_2_1, VTES6_5_6_1, VTES6_5_6_2 = cite("VTES-6.3.2.1"), cite("VTES-6.5.6.1"), cite("VTES-6.5.6.2")
FOR, AGAINST = 1, -1
VERBS = ("for", "against", "edge_for", "edge_against", "burn_for", "burn_against")
ANYBODY = 9
"""Instead of a seat: whoever calls the next referendum."""
NO_POLL = Reason(VTES6_3_2_3, "no-poll")
HAS_VOTED = Reason(VTES6_3_2_4, "has-voted")
NO_VOTES = Reason(VTES6_3_3_1, "no-votes")
MAY_NOT_VOTE = Reason(VTES6_3_3_7, "may-not-vote")
BLOCK = 3
"""Votes of the block of prisci (VTES-6.3.3.6)."""
PRISCUS = Title.PRISCUS
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def poll_of(s: Vtes, k: int) -> Poll:
    frame = s.frames[k]
    assert isinstance(frame, Poll)
    return frame


def poll_at(s: Vtes) -> int:
    for k in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[k], Poll):
            return k
    return -1


# calling
def call(s: Vtes, play: Play, then_passes: int = -1, votes: int = 0) -> None:
    """VTES-6.3.2.1: the vampire that calls it must still be ready. `votes`: so many more of its."""
    if is_object(s, play.minion, play.since) and is_ready(s, play.minion):
        s.note(CALLED, VTES6_3_2_1, play.seat, play.minion, play.card)
        had = 0 if play.source else 1 << play.seat  # the vote of the card that called it (VTES-6.3.3.2)
        extra = ((play.minion, votes),) if votes else ()
        poll = Poll(
            play.seat, play.minion, play.since, play.card, play.k, play.use, play.source, extra=extra, burned=had, then_passes=then_passes
        )  # fmt: skip
        if has_word(s, play.card, "only-sabbat-votes"):
            poll = poll._replace(only_sect=SABBAT)
        for x in (play.seat, ANYBODY):
            if x in s.passing:
                passing = [*s.passing]
                passing.remove(x)
                s.passing = tuple(passing)
                s.scope(poll, BY_ITSELF, CLOSING)
                return
        s.scope(poll, STEPS, CLOSING)


def pass_by_itself(s: Vtes, k: int) -> None:
    """VTES-6.3.2.9: no polling, a margin of 0."""
    carried(s, k, 0, 0)


def referendum_of(s: Vtes, f: Poll) -> Referendum | None:
    play = Play(f.seat, f.card, f.caller, f.since, f.use, source=f.source)
    return is_called_by(use_of(s, play)) if f.card >= 0 else None


def play_of(s: Vtes, k: int) -> Play:
    """The referendum as the use of the card that called it, with its terms."""
    f = poll_of(s, k)
    return Play(f.seat, f.card, f.caller, f.since, f.use, f.terms, k, source=f.source)


def terms(s: Vtes, k: int) -> None:
    """VTES-6.3.2.2: all of them, one after the other; without legal terms the action fizzles."""
    called = referendum_of(s, poll_of(s, k))
    if called is None:
        return
    if called.terms and isinstance(called.terms[0], Seating):
        seating(s, k)
        return
    n = len(poll_of(s, k).terms)
    if n >= len(called.terms):
        return
    slot = called.terms[n]
    if isinstance(slot, Points):
        points(s, k, slot, 0, slot.total or len(ring(s, play_of(s, k).seat)), ())
        return
    found = options(s, play_of(s, k), slot)
    if found:
        s.ask(poll_of(s, k).seat, VTES6_3_2_2, found, term_chosen, k)
    else:
        s.note(FIZZLED, VTES6_3_2_2, poll_of(s, k).seat)
        s.cut(k)


def term_chosen(s: Vtes, k: int, verb: str, what: int) -> None:
    f = poll_of(s, k)
    s.frames[k] = f._replace(terms=(*f.terms, as_object(s, (verb, what))))
    s.next((terms, k))


def seating(s: Vtes, k: int) -> None:
    """Whoever calls stays where she is; who sits after her, and so on clockwise, is chosen one by one."""
    f = poll_of(s, k)
    if not f.terms:
        s.frames[k] = f = f._replace(terms=((f.seat, -1),))
    left: list[Option] = [("target", x) for x in ring(s, f.seat) if (x, -1) not in f.terms]
    if left:
        s.ask(f.seat, VTES6_3_2_2, left, term_chosen, k)


def points(s: Vtes, k: int, slot: Points, j: int, left: int, given: tuple[int, ...]) -> None:
    """Player by player; never so that the rest cannot be given any more."""
    f = poll_of(s, k)
    among = [x for x in ring(s, f.seat) if not (slot.among_others_of and x in [what for what, _ in f.terms])]
    if j == len(among):
        by_seat = [0] * s.seats
        for x, n in zip(among, given):
            by_seat[x] = n
        s.frames[k] = f._replace(points=tuple(by_seat), terms=(*f.terms, (-1, -1)))
        s.next((terms, k))
        return
    rest = len(among) - j - 1
    got = len([n for n in given if n])
    found: list[Option] = []
    for n in range(left + 1):
        need = slot.least - got - (n > 0)
        if need <= min(rest, left - n) and (rest or n == left):
            found.append(("give", among[j], n))
    if not found:
        s.note(FIZZLED, VTES6_3_2_2, f.seat)
        s.cut(k)
        return
    s.ask(f.seat, VTES6_3_2_2, found, points_given, k, slot, j, left, given)


def points_given(
    s: Vtes, k: int, slot: Points, j: int, left: int, given: tuple[int, ...], verb: str, seat: int, n: int
) -> None:
    s.then((points, k, slot, j + 1, left - n, (*given, n)))


# polling (VTES-6.3.2.3)
def ballots(s: Vtes, k: int, seat: int) -> list[Option]:
    """Every source that this seat has not cast yet, both ways."""
    f = poll_of(s, k)
    found: list[Option] = []
    for c in sources(s, f, seat):
        found += [("for", c), ("against", c)]
    if s.edge == seat:
        found += [("edge_for",), ("edge_against",)]
    if not f.burned >> seat & 1:
        for c in choices(s, [c for c in s.piles[seat * ZONES + HAND] if s.facts[c].is_political]):
            found += [("burn_for", c), ("burn_against", c)]
    return found


def sources(s: Vtes, f: Poll, seat: int) -> list[int]:
    """What has not been cast yet: vampires with votes or a ballot, the card that called, whatever has gained votes."""
    used = [row[0] for row in f.cast]
    found = [c for c in ready(s, seat) if c not in used and has_a_say(s, f, c) and may_vote(s, f, c)]
    if seat == f.seat and f.card >= 0 and f.card not in used and not f.source and s.zone(f.card) == LIMBO:
        found.append(f.card)
    for c, _ in f.extra:
        if (
            c not in used
            and c not in found
            and is_in_play(s, c)
            and not s.facts[c].is_minion
            and controller(s, c) == seat
        ):
            found.append(c)
    return found


def has_a_say(s: Vtes, f: Poll, card: int) -> bool:
    """Whether a ready minion has votes or a ballot; mostly it has not, for want of a title."""
    title = title_of(s, card)
    if title is None and not f.extra and not s.until and not s.says & GIVES_VOTES:
        return False
    return title is PRISCUS or votes(s, f, card) > 0


def may_vote(s: Vtes, f: Poll, card: int) -> bool:
    if card in f.silent or is_forbidden(s, card, "votes"):
        return False
    return not f.only_sect or sect_of(s, card) == f.only_sect


def why_no_votes(s: Vtes, card: int) -> Reason:
    """Why a minion casts no votes: there is no referendum, it has cast them, it may not, it has none."""
    k = poll_at(s)
    if k < 0:
        return NO_POLL
    f = poll_of(s, k)
    if card in [row[0] for row in f.cast]:
        return HAS_VOTED
    return NO_VOTES if may_vote(s, f, card) else MAY_NOT_VOTE


def votes(s: Vtes, f: Poll, card: int) -> int:
    """VTES-6.3.3.8: never below 0."""
    base = 1 if s.zone(card) == LIMBO else 0
    if s.facts[card].is_minion or s.flags[card]:
        base = votes_of(s, card) + bonuses.votes(s, card)
    return max(0, base + sum([n for c, n in f.extra if c == card]))


def cast(s: Vtes, k: int, seat: int, verb: str, card: int = -1) -> None:
    """VTES-6.3.2.4: all of one source goes one way and stays."""
    f = poll_of(s, k)
    way = FOR if verb.endswith("for") else AGAINST
    if verb.startswith("edge"):
        burn_edge(s, VTES6_3_3_5)
        row, total = (EDGE - seat, 1, 0, way), 1
        where = VTES6_3_3_5
    elif verb.startswith("burn"):
        s.move(card, s.at(s.owner[card], ASH))
        s.note(DISCARDED, VTES6_3_3_2, seat, card)
        s.unsettled |= HANDS
        row, where, total = (BURNED_CARD - seat, 1, 0, way), VTES6_3_3_2, 1
        f = changed(f, burned=f.burned | 1 << seat)
    else:
        total = votes(s, f, card)
        now = total - sum([n for c, n in f.extra if c == card])
        is_ballot = s.facts[card].is_minion and has_ballot(s, card)
        row = (card, now, 1 + bonuses.ballots(s, card) if is_ballot else 0, way)
        where = VTES6_3_3_6 if is_ballot else VTES6_3_3_3
    s.frames[k] = changed(f, cast=(*f.cast, row))
    s.note(VOTED, where, seat, card if card >= 0 else -1, before=way, after=total or row[2])


def count(s: Vtes, f: Poll) -> tuple[int, int]:
    """(for, against) now, with the block of prisci (VTES-6.3.3.6)."""
    sides = [0, 0]
    block = 0
    pull = clan_pull(s, f)
    for source, n, ballot, way in f.cast:
        if source >= 0 and s.facts[source].is_vampire:
            way = pull.get(clan_of(s, source), way)
        more = sum([x for c, x in f.extra if c == source]) if source >= 0 else 0
        sides[way == AGAINST] += max(0, n + more)
        block += ballot * way
    if block:
        sides[block < 0] += BLOCK
    return sides[0], sides[1]


def clan_pull(s: Vtes, f: Poll) -> dict[str, int]:
    """By clan, the side on which a vampire that has voted makes all of its clan count."""
    found: dict[str, int] = {}
    for source, _, _, way in f.cast:
        if source >= 0 and has_word(s, source, "tally-tremere"):
            found[clan_of(s, source)] = way
    return found


def open_poll(s: Vtes, k: int) -> None:
    """Votes that the card itself gives in its referendum count from now on."""
    f = poll_of(s, k)
    extra = f.extra
    for clause in s.facts[f.card].card.text if f.card >= 0 and not f.source else ():
        if isinstance(clause, VotesInIt):
            extra = (*extra, *[(c, clause.number) for c in cards(s, play_of(s, k), clause.who)])
    if f.card < 0:
        extra = (*extra, *[(f.caller, x.number) for x in s.facts[f.caller].named if x.word == "hunt-votes"])
    s.frames[k] = changed(f, casting=True, extra=extra)


def tally(s: Vtes, k: int) -> None:
    """VTES-6.3.2.6: more for than against; then the effects."""
    f = poll_of(s, k)
    if f.k >= 0:
        action_of(s, f.k).voters = tuple([row[0] for row in f.cast])
    mine, theirs = count(s, f)
    if mine > theirs:
        carried(s, k, mine, theirs)
        return
    s.note(FAILED_VOTE, VTES6_3_2_6, f.seat, before=mine, after=theirs)
    if f.k >= 0:
        action = action_of(s, f.k)
        action.passed, action.margin = False, mine - theirs


def carried(s: Vtes, k: int, mine: int, theirs: int) -> None:
    """It has passed: the effects."""
    f = poll_of(s, k)
    s.note(PASSED_VOTE, VTES6_3_2_6, f.seat, before=mine, after=theirs)
    if f.card >= 0:
        s.used = [*s.used, (f.caller, f.since, HAS_PASSED)]
    if f.k >= 0:
        action = action_of(s, f.k)
        action.passed, action.margin = True, mine - theirs
    if f.then_passes >= 0:
        s.passing = (*s.passing, f.then_passes)
    if f.card < 0:
        s.next((burn_hunted, k))
        return
    called = referendum_of(s, f)
    assert called is not None
    s.then(*[(effects.perform_called, k, j) for j in range(len(called.effects))])


def poll_over(s: Vtes, k: int) -> None:
    s.unsettled |= HANDS


# the blood hunt (section 6.5.6)
def blood_hunt(s: Vtes, diablerist: int, since: int) -> None:
    """VTES-6.5.6.1, VTES-6.5.6.3: held by whose turn it is; nobody called it."""
    if is_object(s, diablerist, since) and is_in_play(s, diablerist) and not is_sheltered(s, diablerist):
        if s.rules.blood_hunt_auto:
            hold_hunt(s, diablerist, since)
        else:
            s.then((may_call_hunt, diablerist, since, tuple(ring(s, s.active))))


def may_call_hunt(s: Vtes, diablerist: int, since: int, seats: tuple[int, ...]) -> None:
    """As in 1998: only if a player calls for it, asked one after the other."""
    if seats:
        s.ask(seats[0], VTES6_5_6_1, [("hunt_down", diablerist), ("decline",)], hunt_called, diablerist, since, seats)


def hunt_called(s: Vtes, diablerist: int, since: int, seats: tuple[int, ...], verb: str, card: int = -1) -> None:
    if verb == "decline":
        s.next((may_call_hunt, diablerist, since, seats[1:]))
    else:
        hold_hunt(s, diablerist, since)


def hold_hunt(s: Vtes, diablerist: int, since: int) -> None:
    s.note(CALLED, VTES6_5_6_1, s.active, diablerist)
    s.scope(Poll(s.active, diablerist, since), HUNT_STEPS, CLOSING)


def is_sheltered(s: Vtes, card: int) -> bool:
    """No blood hunt on him while his controller has a ready prince or justicar."""
    if any([isinstance(clause, NeverHunted) for x in (card, *attached(s, card)) for clause in s.facts[x].card.text]):
        return True
    if not has_word(s, card, "no-hunt"):
        return False
    return any([title_of(s, c) in (Title.PRINCE, Title.JUSTICAR) for c in ready(s, s.side(card))])


def burn_hunted(s: Vtes, k: int) -> None:
    f = poll_of(s, k)
    if is_object(s, f.caller, f.since) and is_in_play(s, f.caller):
        burn(s, f.caller, VTES6_5_6_1)


STEPS: tuple[Step, ...] = (
    (terms,),
    (window, BEFORE_VOTES, VTES6_3_2_2),
    (open_poll,),
    (window, POLL, VTES6_3_2_3),
    (tally,),
)
BY_ITSELF: tuple[Step, ...] = ((terms,), (pass_by_itself,))
HUNT_STEPS: tuple[Step, ...] = ((window, DIABLERIE, VTES6_5_6_1), (open_poll,), (window, POLL, VTES6_5_6_2), (tally,))
CLOSING: tuple[Step, ...] = ((poll_over,),)

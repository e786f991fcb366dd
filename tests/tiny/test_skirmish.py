"""The nasty half of every game, each piece in one situation."""

from __future__ import annotations

from typing import Any

import pytest

from sumrak.kernel.event import EVERYBODY
from tests.tiny import cards as c
from tests.tiny import checks, turn
from tests.tiny.state import DECK, HAND, LAID, PLAY, SCRAP, TRICKS, Raid, Skirmish

pytestmark = pytest.mark.compiled


class Table:
    """Talk at the table: `t("attack", SCOUT)` answers whoever is asked; cards are named by what they are."""

    def __init__(self, *seats: dict[int, list[int]], seed: int = 0) -> None:
        self.s = s = Skirmish(len(seats), seed)
        for seat, zones in enumerate(seats):
            for zone, names in {DECK: [c.SCOUT] * 6, TRICKS: [c.PARRY, c.PARRY], **zones}.items():
                known = {DECK: 0, PLAY: EVERYBODY}.get(zone, 1 << seat)
                for name in names:
                    s.add_card(name, s.at(seat, zone), seat, known)
        for name in c.RUINS:
            s.add_card(name, s.ruins, -1)
        s.wounds = [0] * len(s.definition)
        s.watching = s.replacing = -1
        s.refreshed()
        s.then((turn.turn_loop, 0))
        s.run()

    def __call__(self, verb: str, *names: Any, seat: int | None = None) -> Table:
        for decision in self.s.open_decisions():
            if seat is None or decision.seat == seat:
                for option in decision.options:
                    if option[0] == verb and self.named(option)[: len(names)] == names:
                        self.s.choose(decision, option)
                        return self
        raise AssertionError(f"{verb} {names} is not among {self.options}")

    def named(self, option: tuple[Any, ...]) -> tuple[Any, ...]:
        seats = option[0] in ("target", "hit", "stake")
        clause = {"deflect": 1, "first": 1, "replace": 1}.get(option[0], 9)
        return tuple([x if seats or i >= clause or x < 0 else self.s.definition[x] for i, x in enumerate(option[1:])])

    @property
    def asked(self) -> list[int]:
        return [decision.seat for decision in self.s.open_decisions()]

    @property
    def options(self) -> list[tuple[Any, ...]]:
        return [(o[0], *self.named(o)) for d in self.s.open_decisions() for o in d.options]

    @property
    def raid(self) -> Raid:
        return next(frame for frame in self.s.frames if type(frame) is Raid)

    def names(self, seat: int, zone: int) -> list[int]:
        return [self.s.definition[card] for card in self.s.pile(seat, zone)]


def test_a_raid_that_nobody_stops():
    t = Table({PLAY: [c.BRUTE]}, {})("attack", c.BRUTE)
    assert t.s.life == [5, 4]
    assert t.options == [("dig",), ("decline",)]
    t("decline")
    assert [type(frame).__name__ for frame in t.s.frames] == ["Turn"]


def test_outsiders_may_block_only_when_the_target_has_declined():
    t = Table({PLAY: [c.BRUTE]}, {PLAY: [c.SCOUT]}, {PLAY: [c.SCOUT]})("attack", c.BRUTE)
    assert t.asked == [1]
    t("pass")
    assert (t.asked, t.options) == ([2], [("block", c.SCOUT), ("pass",)])


def test_whoever_is_skipped_has_declined():
    """Seat 1 has nothing and is not asked; seat 2 may block."""
    t = Table({PLAY: [c.BRUTE]}, {}, {PLAY: [c.SCOUT]})("attack", c.BRUTE)
    assert t.asked == [2]


def test_a_redirected_raid_begins_again_with_its_new_target():
    """The old windows stayed on the agenda, and the raid struck twice."""
    t = Table({PLAY: [c.BRUTE]}, {HAND: [c.DEFLECTION]}, {PLAY: [c.SCOUT]})("attack", c.BRUTE)
    t("pass", seat=2)
    t("deflect", c.DEFLECTION, 2)
    assert (t.raid.target, t.raid.declined & 0b100) == (2, 0)
    assert t.options == [("block", c.SCOUT), ("pass",)]
    t("pass")("decline")
    assert t.s.life == [5, 5, 4]


def duel(mine: dict[int, list[int]], theirs: dict[int, list[int]], blocker: int = c.BRUTE) -> Table:
    t = Table({PLAY: [c.BRUTE], **mine}, {PLAY: [blocker], **theirs})
    return t("attack", c.BRUTE)("block", blocker)


def test_tricks_are_laid_unseen_side_by_side():
    t = duel({TRICKS: [c.LUNGE, c.PARRY]}, {TRICKS: [c.LUNGE, c.FLIGHT]})
    assert t.asked == [0, 1]
    t("lay", c.FLIGHT, seat=1)
    assert (t.asked, t.names(1, LAID)) == ([0], [c.FLIGHT])
    assert all(t.s.known[card] == 0b10 for card in [*t.s.pile(1, LAID), *t.s.pile(1, TRICKS)])


def test_a_duel_that_is_stopped_still_ends():
    t = duel({TRICKS: [c.LUNGE, c.PARRY]}, {TRICKS: [c.LUNGE, c.FLIGHT]})
    t("lay", c.LUNGE, seat=0)("lay", c.FLIGHT, seat=1)
    assert sum(t.s.wounds) == 0
    assert t.options == [("dig",), ("decline",)], "after the duel"
    t("decline")
    assert [type(frame).__name__ for frame in t.s.frames] == ["Turn"]
    assert t.s.life == [5, 5], "it was blocked"
    assert t.s.lasting == []


def test_a_coward_stops_the_raid_from_inside_its_duel():
    """The trigger cuts the outer scope; the inner one closes first, and what went off with it still happens."""
    t = duel({TRICKS: [c.PARRY, c.PARRY]}, {PLAY: [c.COWARD, c.CHRONICLER], TRICKS: [c.LUNGE, c.PARRY]}, c.COWARD)
    t("lay", c.LUNGE, seat=1)
    assert [t.s.wounds[card] for card in t.s.pile(1, PLAY)] == [1, 0]
    assert t.names(1, HAND) == [c.SCOUT, c.SCOUT], "the Chronicler saw two wounds, and his draws were not dropped"
    assert [type(frame).__name__ for frame in t.s.frames] == ["Turn", "Raid", "Duel"], "after the duel"
    t("decline")
    assert [type(frame).__name__ for frame in t.s.frames] == ["Turn"]


def test_wounds_of_one_moment_set_off_triggers_together():
    """A Plague wounds one after the other; what falls falls at the end, and its seat orders what goes off."""
    t = Table({HAND: [c.PLAGUE], PLAY: [c.AVENGER, c.VULTURE]}, {}, {})
    t.s.wounds[t.s.pile(0, PLAY)[0]] = 1
    t("play", c.PLAGUE)
    assert [type(frame).__name__ for frame in t.s.frames] == ["Turn"]
    assert t.options == [("first", c.VULTURE, 0), ("first", c.AVENGER, 0)]
    t("first", c.AVENGER)("hit", 2)
    assert t.s.life == [6, 5, 4]


def test_a_shield_may_take_a_wound_and_a_ring_must():
    t = Table({HAND: [c.PLAGUE], PLAY: [c.SCOUT, c.SHIELD, c.BRUTE, c.RING]}, {})
    scout, shield, brute, ring = t.s.pile(0, PLAY)
    t.s.host[shield], t.s.host[ring] = scout, brute
    t("play", c.PLAGUE)
    assert t.options == [("replace", c.SHIELD, 0), ("leave", -1, -1)]
    t("replace", c.SHIELD)
    assert (t.s.wounds[scout], t.s.wounds[brute], t.names(0, SCRAP)) == (0, 1, [c.PLAGUE, c.SHIELD])


def test_a_ring_sends_a_wound_back_and_what_comes_back_can_be_taken_too():
    """A replacement edits the proposal, and the others look at the edited one."""
    t = Table(
        {PLAY: [c.BRUTE, c.SHIELD], TRICKS: [c.LUNGE, c.LUNGE]}, {PLAY: [c.SCOUT, c.RING], TRICKS: [c.PARRY, c.PARRY]}
    )
    brute, shield = t.s.pile(0, PLAY)
    scout, ring = t.s.pile(1, PLAY)
    t.s.host[shield], t.s.host[ring] = brute, scout
    t("attack", c.BRUTE)("block", c.SCOUT)
    assert (t.asked, t.options) == ([0], [("replace", c.SHIELD, 0), ("leave", -1, -1)])
    t("leave")
    assert (t.names(0, SCRAP), t.names(1, PLAY)) == ([c.SHIELD, c.BRUTE], [c.SCOUT, c.RING])


def test_a_truce_forbids_whatever_allows():
    t = Table({HAND: [c.RALLY], PLAY: [c.BRUTE, c.TRUCE]}, {})
    brute, truce = t.s.pile(0, PLAY)
    t.s.host[truce] = brute
    t("play", c.RALLY)
    assert ("attack", c.BRUTE) not in t.options


def test_stakes_are_secret_and_all_who_are_spent_leave_together():
    """Ousted one after the other, the first was still there to be paid for the second."""
    t = Table({HAND: [c.STORM]}, {}, {})
    t.s.life = [5, 1, 2]
    t("play", c.STORM)
    assert t.asked == [0, 1, 2]
    t("stake", 1, seat=1)("stake", 3, seat=0)
    assert t.s.sealed == [3, 1, -1]
    t("stake", 0, seat=2)
    assert t.s.end is not None
    assert (t.s.end.winners, t.s.score) == ((0, 1), [1, 1, 0])


def test_a_bribed_fighter_goes_home_at_the_end_of_the_turn():
    t = Table({HAND: [c.BRIBE]}, {PLAY: [c.BRUTE]})("play", c.BRIBE)
    assert t.names(0, PLAY) == [c.BRUTE]
    t("end")
    assert t.names(1, PLAY) == [c.BRUTE]


def test_the_turn_of_one_who_is_out_is_over():
    t = Table({HAND: [c.CURSE], PLAY: [c.BRUTE]}, {}, {})
    checks.lose_life(t.s, 0, 5)
    t("play", c.CURSE)
    assert (t.s.active, t.s.frames) == (1, [turn.Turn(1)])
    assert t.s.lasting == []

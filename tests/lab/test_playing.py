"""A row is a function of the plan and its number: processes, clusters and other games change nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal

import msgspec
import pytest

import sumrak
from sumrak.bots.arena import play as play_in_arena
from sumrak.lab import pool
from sumrak.lab.matchups import matchups
from sumrak.lab.plan import CARDS, MATCHUPS, Plan, entrants_of, round_robin
from sumrak.lab.playing import check, play
from sumrak.lab.wrong import Wrong
from tests.lab.conftest import small_plan


def rows(plan: Plan, jobs: int):
    return sorted(
        [row for rows in pool.played_here(plan, range(plan.size), jobs) for row in rows], key=lambda r: r.number
    )


def test_more_processes_play_the_same_games(plan):
    assert rows(plan, 1) == rows(plan, 2)


def test_a_process_that_is_killed_loses_no_game(plan):
    """Its task is played again by another one."""
    found, killed = [], False
    for one in pool.played_here(plan, range(plan.size), 2):
        found += one
        if not killed:
            killed = True
            os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)
    assert sorted(found, key=lambda row: row.number) == rows(plan, 1)


def test_a_game_that_ends_every_process_ends_the_run(monkeypatch, plan):
    monkeypatch.setattr(pool.Worker, "take", lambda worker: None)
    with pytest.raises(Wrong, match="has ended its process 3 times"):
        list(pool.played_here(plan, range(plan.size), 2))
    assert not multiprocessing.active_children()


def test_what_goes_wrong_in_a_worker_is_told(plan):
    broken = msgspec.structs.replace(plan, change="Wolf.threat=1")
    with pytest.raises(Wrong, match="There is no card “Wolf”"):
        list(pool.played_here(broken, range(2), 2))


def test_rows_do_not_depend_on_what_else_is_played():
    """More games only follow, and another deck at the tables changes no pairing: a run can be enlarged."""
    assert small_plan(games=2).tables == small_plan(games=9).tables
    assert rows(small_plan(games=2), 1) == rows(small_plan(games=4), 1)[:6]
    three = round_robin(MATCHUPS, "the_v", entrants_of("the_v", ["random"], None), 2, 7, seats=2)
    assert three.tables[1] == small_plan().tables[1]


def test_a_table_is_a_match_of_the_arena(plan):
    """`sumrak simulate` with the seed of a pairing plays these very games."""
    row = play(plan, 4)[0]
    table, game = plan.place(4)
    result = play_in_arena(plan.match(table), game)
    seats = [result.shares[player] for player in result.players]
    assert (row.seed, row.shares, row.answers) == (result.seed, tuple(seats), result.answers)


def test_both_sit_at_either_seat_with_the_same_deal(plan):
    first, second = play(plan, 1)[0], play(plan, 4)[0]
    assert first.table == second.table == 1 and first.seed == second.seed
    assert first.entrants == (0, 1) and second.entrants == (1, 0)


@pytest.mark.parametrize("game", sumrak.games())
def test_every_game_can_be_played_in_the_lab(game):
    row = play(small_plan(game), 0)[0]
    assert sum(row.shares) == pytest.approx(1) and row.first >= 0 and row.turns > 0
    for seat in range(len(row.shares)):
        assert set(row.opening[seat]) <= set(row.drawn[seat]) and set(row.played[seat]) <= set(row.drawn[seat])
    assert any(row.played) and all(row.opening) and all(row.deck)


def test_more_than_two_at_a_table():
    """Everybody plays about so many games, from every seat."""
    plan = round_robin(MATCHUPS, "vtes", entrants_of("vtes", ["random"], None), 8, 7, seats=4)
    played = [entrant for table in plan.tables for entrant in table.entrants] * plan.games
    assert plan.games == 4 and all(8 <= played.count(entrant) <= 12 for entrant in range(5))
    found = matchups(plan, [row for n in range(4) for row in play(plan, n * len(plan.tables))])
    assert len(found.seats) == 4 and not found.pairings
    assert sum(share.value for share in found.seats) == pytest.approx(1)


def test_a_changed_card_is_played_with():
    rows = [play(small_plan(change=change), 1)[0] for change in ("", "Margo.threat=9")]
    assert rows[0].seed == rows[1].seed and rows[0].opening == rows[1].opening


def test_other_cards_are_noticed(plan):
    check(plan)
    with pytest.raises(Wrong, match="not those of the run"):
        check(msgspec.structs.replace(plan, cards="0"))


def test_a_plan_can_be_kept_as_text(plan):
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
    cards = msgspec.structs.replace(plan, kind=CARDS)
    assert cards != plan

"""A row is a function of the plan and its number: processes, clusters and other games change nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
from itertools import combinations_with_replacement

import msgspec
import pytest

import sumrak
from sumrak.bots import workers
from sumrak.bots.arena import play as play_in_arena
from sumrak.lab import pool
from sumrak.lab.matchups import matchups
from sumrak.lab.plan import ALL, BOTS, CARDS, MATCHUPS, Plan, entrants_of, round_robin, rounds
from sumrak.lab.playing import Row, check, play
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
    monkeypatch.setattr(workers.Worker, "take", lambda worker: [])
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
    assert len(found.seats) == 4 and not found.compared[0].pairings
    assert sum(share.value for share in found.seats) == pytest.approx(1)


# several bots with several decks
def of_two_bots(bots: str = "random,greedy", decks: str = "a,b,c,d", games: int = 32, **how) -> Plan:
    entrants = entrants_of("berserk", bots.split(","), decks.split(","))
    return round_robin(MATCHUPS, "berserk", entrants, games, 7, seats=2, **how)


def sat(plan: Plan, number: int):
    """(bot, deck) by seat, and the deal, of a task."""
    table, game = plan.place(number)
    match = plan.match(table)
    order = [(seat + game) % 2 for seat in (0, 1)]
    decks = [plan.entrants[plan.tables[table].entrants[player]].deck for player in order]
    return tuple(zip([match.bots[player] for player in order], decks)), (match.seed, game // 2)


def test_with_several_bots_their_pairings_play_and_the_decks_take_turns():
    """32 games with four decks: each bot has had each deck against each deck, at either seat, with the same deals."""
    plan = of_two_bots()
    assert (plan.pairings, plan.size) == (3, 96)
    games = [sat(plan, number) for number in range(1, 96, 3)]
    assert all({bot for bot, _ in who} == {"random", "greedy"} for who, _ in games)
    assert len({who for who, _ in games}) == 32
    deals = [deal for _, deal in games]
    for n in range(0, 24, 4):  # two decks either way round, either seat
        assert len({*deals[n : n + 4]}) == 1 and len({frozenset(who) for who, _ in games[n : n + 4]}) == 2
        assert len({deck for who, _ in games[n : n + 4] for _, deck in who}) == 2
    assert all(who[0][1] == who[1][1] for who, _ in games[24:])
    for early in (8, 16, 24):
        decks = [deck for who, _ in games[:early] for _, deck in who]
        assert len({decks.count(deck) for deck in "abcd"}) == 1


def test_all_bots_have_the_same_deals():
    plan = of_two_bots(games=64)
    deals = {}
    for number in range(plan.size):
        who, deal = sat(plan, number)
        deals.setdefault(frozenset(bot for bot, _ in who), set()).add((*sorted(deck for _, deck in who), deal))
    mirror = deals[frozenset(["greedy"])]
    assert len(deals) == 3 and mirror == deals[frozenset(["random"])]
    assert deals[frozenset(["random", "greedy"])] < mirror  # four of its games have a deal, and two of theirs


def test_neither_another_deck_nor_another_bot_changes_a_game_of_bots():
    """Nor do more games: a run can be enlarged."""
    plan, fewer = of_two_bots(), of_two_bots(games=7)
    assert [sat(plan, number) for number in range(21)] == [sat(fewer, number) for number in range(21)]
    found = {sat(plan, number) for number in range(plan.size)}
    small = of_two_bots(bots="greedy,random", decks="c,a", games=8)
    assert {sat(small, number) for number in range(8)} <= found


def test_one_bot_is_asked_of_its_decks():
    """Every pairing of decks plays so many games, as does every pairing of bots with decks where that is asked for."""
    assert of_two_bots(bots="greedy").size == 10 * 32 and of_two_bots(decks="a").size == 3 * 32
    assert of_two_bots(pairings=ALL).size == 36 * 32
    assert of_two_bots(bots="greedy", pairings=BOTS).size == 32
    assert of_two_bots(mirrors=False).pairings == 1
    alone = of_two_bots(bots="greedy", pairings=BOTS, mirrors=False)
    assert len(alone.tables) == 6 and alone.pairings == 1


def test_a_game_without_decks_has_the_same_pairings_either_way():
    entrants = entrants_of("night_watch", ["random", "greedy"], None)
    sizes = {
        round_robin(MATCHUPS, "night_watch", entrants, 5, 7, seats=2, pairings=by).size for by in (BOTS, ALL, None)
    }
    assert sizes == {15}


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7])
def test_a_tournament_has_every_pair_once(n):
    assert sorted(rounds(n)) == sorted(combinations_with_replacement(range(n), 2))


@pytest.mark.parametrize("by", ["bots", "decks"])
def test_bots_and_decks_are_compared_by_the_same_games(by):
    """Where one bot always wins, no deck does, for every bot has had every deck; and the other way round."""
    plan = of_two_bots(mirrors=False)
    strong = {"bots": "greedy", "decks": "c"}[by]
    rows = []
    for number in range(plan.size):
        (who, _), (table, game) = sat(plan, number), plan.place(number)
        names = [bot if by == "bots" else deck for bot, deck in who]
        won = 0.5 if names.count(strong) != 1 else float(names[0] == strong)
        ids = [[entrant.bot, entrant.deck] for entrant in plan.entrants]
        nobody = [[], []]
        rows.append(
            Row(
                number, 0, table, game, 1, tuple([ids.index(list(one)) for one in who]), (won, 1 - won), 0, "END", 9, 99,
                nobody, nobody, nobody, nobody,
            )
        )  # fmt: skip
    bots, decks = matchups(plan, rows).compared
    assert (bots.by, decks.by) == ("bots", "decks")
    assert bots.shares[1].value == (1 if by == "bots" else 0.5)
    assert decks.shares[2].value == (0.5 if by == "bots" else 1)
    assert [one.share.games for one in bots.pairings] == [32] and len(decks.pairings) == 10
    assert sum(one.share.games for one in decks.pairings) == 32
    assert all(one.seed is not None for one in decks.pairings) and bots.pairings[0].seed is None


@pytest.mark.parametrize(
    ("how", "sentence"), [({"pairings": "decks"}, "There are no pairings “decks”"), ({"pairings": BOTS}, "not 5")]
)
def test_pairings_that_there_are_not(how, sentence):
    with pytest.raises(Wrong, match=sentence):
        round_robin(MATCHUPS, "vtes", entrants_of("vtes", ["random"], None), 5, 7, seats=5, **how)


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

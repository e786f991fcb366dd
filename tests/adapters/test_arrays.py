"""Arrays of views: they hold what the seat may see and nothing else, and their columns are those of the schema."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import sumrak
from sumrak.adapters.features import Encoder, mask
from sumrak.adapters.paging import IllegalAction, Paged, scores, zero_sum
from sumrak.adapters.schema import SchemaChanged, schema

TABLES = [("berserk", 2), ("night_watch", 2), ("the_v", 2), ("vtes", 2), ("vtes", 3), ("vtes", 5)]


def moments(game: str, seats: int, seed: int, share: float, width: int = 128):
    """A random game, now and then."""
    paged, luck = Paged(sumrak.new(game, seats=seats, seed=seed), width), Random(seed)
    while paged.seat >= 0:
        if luck.random() < share:
            yield paged
        paged.play(luck.choice(paged.actions()))


def arrays(encoder: Encoder, paged: Paged, seat: int):
    look = encoder.look(paged, seat)
    return look.table(), look.rows(), mask(paged, seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_look_alike_give_the_same_arrays(game, seats):
    """The number of a hidden card stood in the row of an option that did not name it."""
    encoder, met = Encoder(schema(game, seats)), 0
    for paged in moments(game, seats, 3, 0.06):
        for seat in range(seats):
            world = paged.game.determinize(seat, 7)
            asked = world.state.pending
            if asked is None or asked.seat != paged.seat:
                continue
            met += world.digest() != paged.game.digest()
            for a, b in zip(arrays(encoder, paged, seat), arrays(encoder, Paged(world), seat)):
                assert np.array_equal(a, b)
    assert met > 3


def test_a_card_face_down_is_a_card_and_nothing_more():
    """An option to strike it gave away what it is, in a column of its row."""
    encoder, met = Encoder(schema("berserk")), 0
    for seed in range(80):
        for paged in moments("berserk", 2, seed, 1.0):
            state, seat, options = paged.game.state, paged.seat, paged.options
            hidden = {c for c, bits in enumerate(state.known) if not bits >> seat & 1}
            named = [n for n, o in enumerate(options) if o[0] == "strike" and o[2] in hidden]
            if named:
                met += 1
                row = dict(zip(encoder.schema.row, encoder.look(paged, seat).rows()[named[0]].tolist()))
                assert row["card1:there"] == 1 and row["card1:definition"] == 0 and row["card1:cost"] == 0
                assert row["card1:zone:field"] == 1 and row["card1:row"] > 0
                world = Paged(paged.game.determinize(seat, seed))
                assert np.array_equal(encoder.look(paged, seat).rows(), encoder.look(world, seat).rows())
                break
        if met == 2:
            return
    assert met, "no random game of Berserk came to a strike at a card face down"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_word_of_a_view_has_a_column(game, seats):
    """What a game shows and the schema has no column for was dropped in silence: it fails, and says the word."""
    found = schema(game, seats)
    encoder = Encoder(found)
    for seed in range(3):
        for paged in moments(game, seats, seed, 0.15):
            table, rows, playable = arrays(encoder, paged, paged.seat)
            assert paged.game.view(paged.seat)["phase"] in (*found.phases, "setup")
            assert len(table) == len(found.table) and rows.shape == (128, len(found.row))
            assert not rows[playable == 0].any() and np.isfinite(table).all()
            assert rows[playable == 1].any(axis=1).all()


@pytest.mark.parametrize("game", sumrak.games())
def test_different_options_mostly_have_different_rows(game):
    """A policy can tell them apart. Copies of a card, and abilities whose targets are chosen later, may look alike."""
    encoder, same, of = Encoder(schema(game)), 0, 0
    for paged in moments(game, schema(game).seats, 5, 0.3):
        rows = encoder.look(paged, paged.seat).rows()[: len(paged.actions())]
        same += len(rows) - len({row.tobytes() for row in rows})
        of += len(rows)
    assert same / of < 0.1, f"{same} of {of} rows are like others"


def test_columns_say_what_stands_there():
    game = sumrak.scenario("game: the_v\nme: Марго / Клинок\nopponent: Шило / Упырь")
    found = schema("the_v")
    paged, encoder = Paged(game), Encoder(found)
    seat = paged.seat
    table, rows, _ = arrays(encoder, paged, seat)
    margo, shilo = [next(id for id, card in cards().items() if card["names"]["ru"] == ru) for ru in ("Марго", "Шило")]
    assert table[found.table.index(f"play:{margo}:0")] == 1
    assert table[found.table.index(f"play:{shilo}:1")] == 1
    assert table[found.table.index(f"play:{shilo}:0")] == 0
    assert table[found.table.index("phase:actions")] == 1
    n = next(n for n in paged.actions() if paged.notation(n).startswith("attack"))
    row = dict(zip(found.row, rows[n].tolist()))
    assert row["verb:attack"] == 1 and row["card0:seat:0"] == 1 and row["card1:seat:1"] == 1
    assert row["card0:definition"] == found.definitions.index(margo) + 1
    assert row["card1:threat"] == cards()[shilo]["threat"]


def cards():
    from sumrak.catalog import catalogue

    return catalogue("the_v")["cards"]


def test_berserks_grid_is_seen_from_ones_own_side():
    encoder = Encoder(schema("berserk"))
    for paged in moments("berserk", 2, 1, 1.0):
        verbs = {option[0] for option in paged.options}
        if "place" in verbs and paged.game.view(0)["phase"] == "place":
            rows = encoder.look(paged, paged.seat).rows()[: len(paged.options)]
            column = encoder.at_row["row"]
            placed = rows[:, encoder.at_row["verb:place"]] == 1
            assert set(rows[placed, column]) <= {1, 2, 3}, f"seat {paged.seat} places beyond the middle"


@pytest.mark.parametrize("width", [2, 3, 7])
def test_pages_leave_nothing_out(width):
    """Every option can be reached on some page, and pages end."""
    for paged in moments("the_v", 2, 2, 0.2, width):
        expected = [paged.game.spec.language.format(paged.game.state, paged.seat, o) for o in paged.decision.options]
        copy, seen = paged.copy(), []
        copy.page = 0
        while True:
            names = [copy.notation(action) for action in copy.actions()]
            assert len(names) <= width
            if not copy.has_more:
                seen += names
                break
            seen += names[:-1]
            assert names[-1] == "more"
            copy.play(width - 1)
        assert seen == expected


def test_an_illegal_action_is_answered_and_changes_nothing():
    paged = Paged(sumrak.new("the_v", seed=1))
    before = paged.game.digest()
    for action in (-1, len(paged.actions()), 500, True, "0", None, 0.5):
        with pytest.raises(IllegalAction, match=f"is not offered: seat {paged.seat} chooses from 0 to"):
            paged.play(action)
    assert paged.game.digest() == before
    with pytest.raises(ValueError, match="the width is a number of rows"):
        Paged(paged.game, 1)


def finished(game: str, seats: int, seed: int) -> sumrak.Game:
    paged, luck = Paged(sumrak.new(game, seats=seats, seed=seed)), Random(seed)
    while paged.seat >= 0:
        paged.play(luck.choice(paged.actions()))
    return paged.game


@pytest.mark.parametrize(("game", "seats"), [("the_v", 2), ("berserk", 2), ("vtes", 4)])
def test_what_a_game_was_worth(game, seats):
    for seed in range(2):
        over = finished(game, seats, seed)
        won = zero_sum(over)
        assert sum(won) == pytest.approx(0) and max(won) <= 1 and min(won) >= -1
        assert scores(over) == list(over.outcome.scores)
        if len(over.outcome.winners) == 1:
            assert won.index(max(won)) == over.outcome.winners[0]
    assert zero_sum(sumrak.new(game, seats=seats, seed=1)) == [0] * seats


def test_a_policy_can_check_its_schema():
    found = schema("the_v")
    found.check(found.stamp)
    assert schema("the_v", 2).stamp == found.stamp
    with pytest.raises(SchemaChanged, match=r"game the_v, now vtes; number of seats 2, now 4; columns"):
        schema("vtes", 4).check(found.stamp)
    with pytest.raises(SchemaChanged, match=r"'nonsense'|game nonsense"):
        found.check("nonsense")
    assert len(set(found.row)) == len(found.row) and len(set(found.table)) == len(found.table)

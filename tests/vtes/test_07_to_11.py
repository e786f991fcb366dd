"""Chapters 7 to 11: influence, discarding, the end of the game, sects, the impulse and what is hidden."""

from __future__ import annotations

import pytest

import sumrak
from sumrak.games.vtes.counters import burn_pool
from sumrak.games.vtes.ousting import finish
from sumrak.games.vtes.values import clan_of, is_anarch, sect_of, title_of
from sumrak.games.vtes.vocabulary import (
    CAMARILLA,
    INDEPENDENT,
    OUSTING,
    Card,
    GainPool,
    Gets,
    StayInPlay,
    Title,
    Type,
    Use,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import Table, table

WAKE = Card("wake", 0, "Wake", (Type.MASTER,), pool=4, out_of_turn=True, uses=(Use((GainPool(0),), OUSTING),))
DOOM = Card("doom", 0, "Doom", (Type.EVENT,), uses=(Use((StayInPlay(),)),))


# 7.1, 7.2
@exercises("VTES-7.1.1", "VTES-7.1.3")
@pytest.mark.parametrize(
    ("turn", "seats", "rules", "transfers"),
    [
        (1, 3, "2003", 1),
        (2, 3, "2003", 2),
        (3, 3, "2003", 3),
        (4, 3, "2003", 4),
        (1, 2, "2003", 1),
        (1, 2, "today", 3),
        (1, 3, "today", 1),
    ],
)
def test_transfers(turn: int, seats: int, rules: str, transfers: int) -> None:
    lines = [f"{'abc'[x]}: Ohanna" if x == 0 else f"{'abc'[x]}: Royce" if x == 1 else "c: Ozmo" for x in range(seats)]
    t = table(f"turn: {turn}, a, influence", *lines, "a uncontrolled: Zebulon", rules=rules)
    assert max(int(option.split()[-1]) for option in t.options() if option.startswith("transfer")) == transfers


@exercises("VTES-7.1.2")
def test_cards_give_more_transfers() -> None:
    t = table("turn: 20, a, influence", "a: Ohanna, Information Highway", "a uncontrolled: Zebulon", "b: Royce")
    assert t.game.state.transfers == 6


@exercises("VTES-7.2.1", "VTES-7.2.2", "VTES-1.5.2.5")
def test_what_transfers_do() -> None:
    t = table("turn: 20, a, influence", "a: Ohanna", "a uncontrolled: Zebulon*2", "a crypt: Ozmo", "b: Royce")
    t.play("recall zebulon")
    assert (t.blood("zebulon"), t.pool("a")) == (1, 31)
    assert t.why_not("crypt") == "VTES-7.2.1"
    t.play("transfer zebulon 1", "transfer zebulon 1")
    assert (t.blood("zebulon"), t.pool("a")) == (3, 29)
    t = table("turn: 20, a, influence", "a: Ohanna", "a uncontrolled: Zebulon", "a crypt: Ozmo", "b: Royce")
    t.play("crypt")
    assert t.zone("ozmo") == "uncontrolled" and t.pool("a") == 29


@exercises("VTES-7.2.3")
def test_the_last_pool_may_be_transferred() -> None:
    t = table("turn: 20, a, influence", "a: Ohanna", "a pool: 2", "a uncontrolled: Zebulon", "b: Royce", "c: Ozmo")
    t.play("transfer zebulon 2")
    assert t.points("c") == 1 and t.zone("zebulon") == "removed"


# 7.3, 7.4
@exercises("VTES-7.3.1", "VTES-7.3.2", "VTES-7.3.3")
@pytest.mark.parametrize("rules", ["2003", "today"])
def test_bringing_out(rules: str) -> None:
    """In 2003 by itself at the end of the phase, today by choice; the surplus drains at once."""
    t = table(
        "turn: 20, a, influence", "a: Ohanna", "a uncontrolled: Zebulon*7, Royce*1", "b: Ozmo", rules=rules, pause="a"
    )
    if rules == "today":
        t.play("bring zebulon", "end")
        assert (t.zone("zebulon"), t.zone("royce")) == ("ready", "uncontrolled")
    else:
        assert t.why_not("bring zebulon") == "VTES-7.3.1"
        t.play("end")
        assert set(t.options()) == {"bring zebulon", "bring royce"}
        t.play("bring royce")
        assert t.zone("zebulon") == "ready"
    assert t.blood("zebulon") == 5 and not t.is_tapped("zebulon")


@exercises("VTES-7.4.1", "VTES-7.4.2", "VTES-7.4.3", "VTES-7.4.4", "VTES-7.4.5")
def test_merging() -> None:
    """4 transfers and 1 pool; the object stays what it is, tapped or not; both texts; both cards go together."""
    t = table(
        "turn: 20, a, influence",
        "a: Lazarus*3@90 [Blood Doll], Ohanna",
        "a uncontrolled: lazarus-adv*4",
        "b: Royce",
        pause="a",
    )
    s = t.game.state
    vampire_card = t.card("lazarus")
    since = s.since[vampire_card]
    t.play("merge lazarus-adv")
    assert (
        s.sheet.cards[t.game.state.definition[vampire_card]].id == "lazarus-adv"
        and t.game.state.since[vampire_card] == since
    )
    assert (t.blood("lazarus-adv"), t.pool("a"), t.host("blood-doll"), t.host("lazarus")) == (
        3,
        29,
        "lazarus-adv",
        "lazarus-adv",
    )
    assert t.is_tapped("lazarus-adv") and title_of(t.game.state, vampire_card) is Title.PRIMOGEN
    from sumrak.games.vtes.moving import burn

    burn(t.game.state, vampire_card)
    assert {t.zone("lazarus"), t.zone("lazarus-adv")} == {"ash heap"}


@exercises("VTES-4.1.8", "VTES-4.1.9", "VTES-7.3.1")
def test_the_merge_trap() -> None:
    """Not merged, it comes out by itself, would contest with its own controller, and is burned."""
    t = table("turn: 20, a, influence", "a: Lazarus, Ohanna", "a uncontrolled: lazarus-adv*9", "b: Royce", pause="a")
    t.play("end")
    assert (t.zone("lazarus"), t.zone("lazarus-adv")) == ("ready", "ash heap")


# 8
@exercises("VTES-8.1", "VTES-8.3")
def test_the_discard_phase() -> None:
    t = table("turn: 20, a, discard", "a: Ohanna / Dodge x7", "a library: Bonding", "b: Royce", pause="a")
    t.play("discard dodge")
    assert t.hand("a") == ["bonding"] + ["dodge"] * 6 and "discard dodge" not in t.options()


@exercises("VTES-8.2", "VTES-1.6.4.1")
def test_events_today() -> None:
    """For a discard, one in a phase, each once a game."""
    more = Card("gloom", 0, "Gloom", (Type.EVENT,), uses=(Use((StayInPlay(),)),), text=(Gets(discards=1),))
    t = table(
        "turn: 20, a, discard",
        "a: Ohanna, Gloom / Doom x2, Dodge",
        "b: Royce",
        cards=(DOOM, more),
        rules="today",
        pause="a",
    )
    t.play("play doom")
    assert (
        t.zone("doom") == "permanents" and t.why_not("play doom") == "VTES-1.6.4.1" and "discard dodge" in t.options()
    )


# 9.1
@exercises("VTES-9.1.2", "VTES-9.1.4")
def test_ousting() -> None:
    """As soon as the effect has been applied; who has to pay more pays all; her predator gets 1 point and 6 pool."""
    t = table("a: Ozmo, Royce", "b: Ohanna@90", "b pool: 1", "c: Didi Meyers")
    t.play("bleed ozmo")
    assert (t.points("a"), t.pool("a"), t.edge) == (1, 36, "a") and not t.game.is_over


@exercises("VTES-9.1.5", "VTES-9.1.6", "VTES-9.1.7", "VTES-6.3.2.8")
def test_an_oust_chain() -> None:
    """b and c leave together: a gets a point and 6 pool for b, b gets a point for c and no pool."""
    t = table(
        "a: Gilbert Duane, Royce / Kine Resources Contested", "b: Ohanna@90", "b pool: 1", "c: Didi Meyers@90", "c pool: 3", "d: Ozmo@90",
    )  # fmt: skip
    t.play("play kine-resources-contested with gilbert-duane").terms(0, 1, 3)
    t.play(
        "for gilbert-duane", "for kine-resources-contested"
    ) if "for kine-resources-contested" in t.options() else None
    t.passes()
    assert (t.points("a"), t.points("b"), t.points("c"), t.pool("a")) == (1, 1, 0, 36)


def ended(rules: str, halves: list[int]) -> tuple[int, ...]:
    t = table("a: Ozmo", "b: Ohanna", "c: Royce", rules=rules)
    t.game.state.halves = halves
    finish(t.game.state, "LAST_STANDING", "VTES-9.1.7")
    return t.game.state.end.winners


@exercises("VTES-9.1.7", "VTES-9.1.9")
def test_who_wins() -> None:
    assert ended("2003", [2, 2, 0]) == (0, 1)
    assert ended("today", [2, 2, 0]) == ()
    assert ended("2003", [2, 4, 0]) == (1,)
    assert ended("2003, tournament true", [2, 2, 0]) == () and ended("2003, tournament true", [2, 4, 0]) == (1,)
    assert ended("2003, tournament true", [2, 3, 0]) == ()


@exercises("VTES-9.1.8")
def test_who_is_ousted_in_her_own_turn_has_no_more_of_it() -> None:
    t = table(
        "turn: 20, a, influence",
        "a: Ohanna / Dodge",
        "a pool: 1",
        "a uncontrolled: Zebulon",
        "b: Royce",
        "c: Ozmo",
        pause="b",
    )
    t.play("transfer zebulon 1")
    assert t.phase[0] == "b" and not t.game.is_over


@exercises("VTES-9.1.10")
def test_life_boon_keeps_a_player_in_the_game() -> None:
    """What she owed must be covered as well."""
    t = table("a: Ozmo, Royce", "b: Ohanna@90", "b pool: 1", "c: Didi Meyers / Life Boon")
    t.play("bleed ozmo")
    assert (t.asked, t.options()[0]) == ("c", "play life-boon")
    t.play("c: play life-boon")
    assert "give seat1 1" not in t.options() and "give seat1 2" in t.options()
    t.play("give seat1 4")
    assert (t.pool("b"), t.pool("c"), t.points("a")) == (3, 26, 0)


@exercises("VTES-9.1.1")
def test_who_pays_her_last_pool_while_somebody_is_being_ousted_is_next() -> None:
    """She stayed in the game without pool until somebody burned some again."""
    t = table("a: Ozmo, Royce", "b: Ohanna@90", "b pool: 1", "c: Didi Meyers / Wake", "c pool: 4", cards=(WAKE,))
    t.play("bleed ozmo", "c: play wake")
    assert (t.s.alive, t.points("a"), t.points("b"), t.game.is_over) == (0b001, 3, 0, True)


# 9.2
def withdrawing() -> Table:
    t = table("turn: 20, a, untap", "a: Ohanna / Dodge", "b: Royce", "c: Ozmo", pause="abc")
    return t.play("withdraw")


@exercises("VTES-9.2.1", "VTES-9.2.3")
def test_withdrawing() -> None:
    """An empty library and a short hand; settled at the start of the next untap phase; the predator gets nothing."""
    t = withdrawing()
    for _ in range(40):
        if t.zone("ohanna") == "removed":
            break
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert (t.points("a"), t.points("c"), t.pool("c")) == (1, 0, 30)
    assert table("turn: 20, a, untap", "a: Ohanna", "a library: Dodge x9", "b: Royce", pause="a").options() == ["end"]


@exercises("VTES-9.2.2")
def test_a_withdrawal_that_is_spoilt() -> None:
    t = withdrawing()
    burn_pool(t.game.state, 0, 1, "VTES-1.1.6")
    for _ in range(40):
        if t.phase == ("a", "master"):
            break
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert t.points("a") == 0 and t.zone("ohanna") == "ready"


# 10
@exercises("VTES-10.0.2", "VTES-10.1.2")
def test_a_title_sleeps_with_the_wrong_sect() -> None:
    t = table("a: Gilbert Duane (anarch), Crusher, Democritus", "b: Royce")
    s = t.game.state
    assert title_of(s, t.card("gilbert-duane")) is None
    assert title_of(s, t.card("crusher")) is Title.PRIMOGEN and title_of(s, t.card("democritus")) is Title.JUSTICAR


@exercises("VTES-10.0.3", "VTES-10.0.4")
def test_clans() -> None:
    """Antitribu are another clan."""
    t = table("a: Evangeline, Hector Sosa", "b: Royce")
    s = t.game.state
    assert clan_of(s, t.card("evangeline")) != clan_of(s, t.card("hector-sosa"))
    assert (sect_of(s, t.card("evangeline")), sect_of(s, t.card("hector-sosa"))) == ("Sabbat", CAMARILLA)


@exercises("VTES-10.2.2")
def test_sabbat_titles() -> None:
    t = table("a: Alfred Benezri, Venere Carboni", "b: Royce")
    s = t.game.state
    titles = [title_of(s, t.card(name)) for name in ("alfred-benezri", "venere-carboni")]
    assert titles == [Title.BISHOP, Title.PRISCUS] and [title.unique for title in titles] == ["", ""]


@exercises("VTES-10.5.1", "VTES-10.5.2")
@pytest.mark.parametrize(("rules", "sect"), [("2003", INDEPENDENT), ("today", "Anarch")])
def test_becoming_an_anarch(rules: str, sect: str) -> None:
    """2 blood, or 1 with another ready anarch; not with a title."""
    t = table("a: Ozmo*5, Gilbert Duane, Ohanna*2", "b: Royce@90", rules=rules)
    assert t.why_not("anarch gilbert-duane") == "VTES-10.5.2"
    t.play("anarch ozmo")
    s = t.game.state
    assert t.blood("ozmo") == 3 and is_anarch(s, t.card("ozmo")) and sect_of(s, t.card("ozmo")) == sect
    t.play("anarch ohanna")
    assert t.blood("ohanna") == 1


@exercises("VTES-10.3.1")
def test_laibon_titles() -> None:
    assert (Title.KHOLO.unique, Title.MAGAJI.unique, Title.KHOLO.votes) == ("clan", "", 2)


# 11
@exercises("VTES-11.1.5", "VTES-11.1.6")
def test_who_can_only_pass_is_passed_over() -> None:
    t = table("a: Ozmo, Royce", "b: Ohanna@90", "c: Didi Meyers")
    t.play("bleed ozmo")
    assert t.asked == "a" and t.pool("b") == 28


@exercises("VTES-11.4.2")
def test_what_was_seen_stays_known() -> None:
    t = table("a: Sir Walter Nash, Royce / Banishment", "b: Ohanna@90", "c: Ozmo@90")
    t.play("play banishment with sir-walter-nash")
    t.passes()
    t.play("choose seat1.ohanna")
    while "for banishment" in t.options() or "for sir-walter-nash" in t.options():
        t.play(next(option for option in t.options() if option.startswith("for")))
    assert t.zone("ohanna") == "uncontrolled" and t.game.state.known[t.card("ohanna")] == 255


@exercises("VTES-11.5.1")
def test_every_game_ends() -> None:
    """A limit on turns, and a position for the third time."""
    game = sumrak.new("vtes", seats=2, rules={"turn_limit": 2}, seed=3)
    while not game.is_over:
        game.play(len(game.decision.options) - 1)
    assert game.outcome.termination == "TIME"
    t = table("a: Ohanna", "b: Royce", pause="ab")
    for _ in range(80):
        if t.game.is_over:
            break
        t.play("end" if "end" in t.options() else "hunt royce" if "hunt royce" in t.options() else t.options()[-1])
    assert t.game.outcome.termination == "REPETITION"

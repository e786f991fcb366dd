"""Where a player does not want to be asked: passed by itself, by public facts only, and as slowly as somebody who thinks."""

import asyncio
from types import SimpleNamespace

import pytest

from sumrak.table import play
from sumrak.table import protocol as p
from sumrak.table.match import SPARED, Match
from sumrak.table.stops import is_unwanted
from sumrak.table.store import Entry, TableRow
from tests.table import whist
from tests.table.people import Browser, Server

LAYOUT = {
    "stops": [
        {"id": "block", "label": "", "windows": ("a", "b"), "own": True, "others": True},
        {"id": "votes", "label": "", "windows": ("poll",), "own": True, "others": True},
    ],
    "idle": ["turn_up"],
}


def unwanted(wish, window="a", offered=("block x", "pass"), active=1, aimed=False, scopes=()):
    """Whether seat 0 is passed for."""
    game = SimpleNamespace(
        state=SimpleNamespace(active=active), is_aimed_at=lambda seat: aimed, view=lambda seat: {"scopes": list(scopes)}
    )
    return is_unwanted(LAYOUT, wish, SimpleNamespace(seat=0, window=window), list(offered), game)


OFF = p.Prefer(off=["block:others"])


@pytest.mark.parametrize(
    ("more", "passed"),
    [
        ({}, True),
        ({"active": 0}, False),
        ({"window": "b"}, True),
        ({"window": "poll"}, False),
        ({"window": ""}, False),
        ({"offered": ("block x", "block y")}, False),
        ({"aimed": True}, False),
    ],
)
def test_a_stop_that_is_off(more, passed):
    """In others' turns only; not in another window; not where one cannot pass; not where one is aimed at."""
    assert unwanted(OFF, **more) is passed


def test_who_does_not_want_to_be_woken_is_not():
    assert unwanted(p.Prefer(off=["block:others"], wake=False), aimed=True)


def test_until_my_turn():
    assert unwanted(p.Prefer(until="turn"), window="poll")
    assert not unwanted(p.Prefer(until="turn"), window="poll", active=0)
    assert not unwanted(p.Prefer(until="turn"), window="poll", aimed=True)
    assert not unwanted(p.Prefer(until="turn"), window="")


def test_what_is_always_there_is_no_reason_to_ask():
    """But to end one's own phase is nobody's but one's own."""
    idle = ("turn_up x", "pass")
    assert unwanted(p.Prefer(), window="", offered=idle)
    assert unwanted(p.Prefer(), window="", offered=idle, active=0, scopes=[{"kind": "strike"}])
    assert not unwanted(p.Prefer(), window="", offered=idle, active=0, scopes=[{"kind": "strike", "over": True}])
    assert not unwanted(p.Prefer(spare=False), window="", offered=idle)
    assert not unwanted(p.Prefer(), window="", offered=("turn_up x", "shoot", "pass"))


ALL = [
    f"{stop}:{when}"
    for stop in (
        "announced",
        "block",
        "unblocked",
        "blocked",
        "played",
        "votes",
        "range",
        "strikes",
        "prevent",
        "untap",
    )
    for when in ("own", "others")
]


def table(browser: Browser, *seats: str) -> dict:
    wish = {"game": "vtes", "seats": [{"by": by} for by in seats]}
    made: dict = browser.http.post("/api/tables", json=wish).json()
    return made


def test_alone_nobody_waits_for_a_pass(tmp_path):
    """With all stops off and nothing that wakes I am never asked in a window, and nothing is lost by it."""

    async def scenario(server):
        host = Browser(server)
        made = table(host, "me", "random", "random")
        seat = await host.sit(made["table"])
        await seat.until("view")
        await seat.send("prefer", off=ALL, wake=False)
        asked = 0

        def is_in_window() -> bool:
            return any(d["seat"] == 0 and d.get("window") for d in seat.view["view"]["decisions"])

        for _ in range(12):
            # before the first answer something may have been asked that the wish then takes away
            while not seat.is_over and (not seat.options or (asked == 0 and is_in_window())):
                await seat.until("view")
            if seat.is_over:
                break
            decision = next(d for d in seat.view["view"]["decisions"] if d["seat"] == 0)
            assert not decision.get("window"), decision
            asked += 1
            answer = await seat.ask("act", seq=seat.view["seq"], option=seat.options[-1])
            assert answer["t"] == "ack", answer
            await seat.until_view(answer["seq"])
        assert asked

    server = Server(tmp_path / "data", face="sumrak", BOT_SECONDS="0")
    try:
        asyncio.run(asyncio.wait_for(scenario(server), 90))
        assert server.errors == ""
    finally:
        server.kill()


def test_beside_others_a_pass_takes_its_time():
    """A wish may come while the question stands; somebody else sees no answer sooner than a bot would give it."""
    waits = []

    class Watch:
        def __init__(self, seconds):
            self.seconds = seconds

        async def wait(self):
            waits.append(self.seconds)

    async def scenario():
        match = SimpleNamespace(seq=4, asked=[0, 0])
        around = SimpleNamespace(bot_seconds=0.5)
        passed = []

        async def pass_for(seat):
            passed.append(seat)

        async def proceed():
            pass

        table = SimpleNamespace(
            match=match, around=around, lock=asyncio.Lock(), is_spared=lambda seat: True, pass_for=pass_for, proceed=proceed,
            thinking={0: None}, wake=lambda: None,
        )  # fmt: skip
        for _ in range(40):
            await play.Table.spare(table, 0)
        assert len(passed) == 40

    kept, play.Pace = play.Pace, Watch
    try:
        asyncio.run(scenario())
    finally:
        play.Pace = kept
    low, high = play.THOUGHT
    assert all(low * 0.5 <= seconds <= high * 0.5 for seconds in waits)
    assert max(waits) - min(waits) > 0.2, "not always the same: nobody reads from it that nobody thought"


def test_a_pass_that_was_given_for_me_is_not_taken_back():
    """Undo takes back the last answer that was my own; so it is after a restart, too."""
    match = Match(whist, TableRow("one", "whist", "first", ["odd", "even"], "2a", ["", ""], ["", ""]))
    cards = [[option.notation for option in decision.options] for decision in match.game.decisions]
    record = [
        Entry(0, "answer", 0, "peek"),
        Entry(1, "answer", 1, cards[1][0]),
        Entry(2, "answer", 0, cards[0][0], f"{SPARED}2"),
    ]
    match.replay(record)
    assert match.last_answer(frozenset({0})) == 0
    assert match.last_answer(frozenset({1})) == 1
    assert match.last_answer(frozenset({0, 1})) == 1
    match.undo(Entry(3, "undo", 1, "1"))
    assert match.spared == [False]

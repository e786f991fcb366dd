"""More than two at a table: who sits where, friends by link, leaving; the real games on the real server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.people import Browser, Seat, Server
from tests.table.test_play import run


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("seats") / "data", face="sumrak", BOT_SECONDS="0")
    yield server
    errors = server.errors
    server.stop()
    assert errors == ""


def make(browser: Browser, *seats: str, **more: object) -> dict:
    wish = {"game": "vtes", "seats": [{"by": by} for by in seats], "name": "Anna", **more}
    answer = browser.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def play(scenario, server, seconds=60):
    asyncio.run(asyncio.wait_for(scenario(server), seconds))


def test_a_game_says_how_many_may_sit(real):
    seats = {info["id"]: info["seats"] for info in Browser(real).http.get("/api/games").json()}
    assert seats["vtes"] == [2, 5, 4]
    assert seats["the_v"] == seats["berserk"] == [2, 2, 2]


@pytest.mark.parametrize(("game", "n"), [("vtes", 1), ("vtes", 6), ("the_v", 3), ("berserk", 5)])
def test_others_are_refused_with_one_sentence(real, game, n):
    wish = {"game": game, "seats": [{"by": "greedy"}] * (n - 1) + [{"by": "me"}]}
    answer = Browser(real).http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]["k"]) == (400, "server-wrong-seats")


def test_five_seats_with_four_bots(real):
    """Me in the third seat; every deck is another one; the bots play until I am asked."""

    async def scenario(server):
        host = Browser(server)
        made = make(host, "random", "greedy", "me", "random", "greedy")
        assert "invite" not in made
        seat = await host.sit(made["table"])
        await seat.until("view")
        assert seat.hello["seat"] == 2
        assert seat.hello["bots"] == ["random", "greedy", "", "random", "greedy"]
        assert len(set(seat.hello["decks"])) == 5
        while not seat.options:
            await seat.until("view")
        assert len(seat.view["view"]["players"]) == 5
        answer = await seat.ask("act", seq=seat.view["seq"], option=seat.options[0])
        assert answer["t"] == "ack"

    play(scenario, real)


def test_friends_choose_seat_name_and_deck(real):
    """Two links for three friends: each opens any seat that is free; only who sits down has it; then nobody else can."""

    async def scenario(server):
        host = Browser(server)
        made = make(host, "me", "friend", "friend")
        assert len(made["invites"]) == 2
        first = await host.sit(made["table"])
        await first.until("view")
        assert [invite["seat"] for invite in first.hello["links"]["invites"]] == [1, 2]
        guests = [Browser(server) for _ in range(3)]
        for guest in guests:
            guest.follow(made["invite"])
        boris, vera, late = [await opened(guest, made["table"]) for guest in guests]
        assert boris.hello["may_sit"] == [1, 2]
        assert (await boris.ask("sit", seat=2, deck="nothing"))["code"] == "bad"
        assert (await boris.ask("sit", seat=0))["code"] == "not_yours"
        assert (await boris.ask("sit", seat=2, deck="e", name=" Boris "))["t"] == "ack"
        await boris.until("view")
        assert (boris.hello["seat"], boris.hello["names"][2], boris.hello["decks"][2]) == (2, "Boris", "e")
        assert boris.hello["state"] == "waiting"
        while vera.hello["may_sit"] != [1]:
            await vera.until("hello")
        assert (await vera.ask("sit", seat=1, name="Vera"))["t"] == "ack"
        while vera.hello["state"] != "playing":
            await vera.until("hello")
        assert vera.hello["names"] == ["Anna", "Vera", "Boris"]
        assert (await late.ask("sit", seat=1))["code"] == "not_now"
        assert Browser(server).follow(made["invites"][1]).status_code == 410
        await vera.until("view")
        assert vera.view["view"]["seat"] == 1

    play(scenario, real)


async def opened(browser: Browser, table: str) -> Seat:
    """Opens a table without sitting down."""
    seat = await browser.sit(table)
    seat.sits = False
    await seat.until("hello")
    return seat


def test_names_and_decks_of_friends_outlive_the_server(tmp_path: Path):
    """What was chosen on coming is stored: the game after a restart is the same."""
    server = Server(tmp_path / "data", face="sumrak", BOT_SECONDS="0")

    async def come(server):
        host, guest = Browser(server), Browser(server)
        made = make(host, "me", "friend", game="the_v")
        guest.follow(made["invite"])
        second = await opened(guest, made["table"])
        await second.ask("sit", seat=1, deck="court", name="Boris")
        await second.until("view")
        return made, guest, second.hello["decks"], second.view["view"]

    async def come_back(made, guest):
        again = await guest.sit(made["table"])
        await again.until("view")
        return again.hello["names"], again.hello["decks"], again.view["view"]

    try:
        made, guest, decks, view = asyncio.run(come(server))
        server.kill()
        server.start()
        assert asyncio.run(come_back(made, guest)) == (["Anna", "Boris"], decks, view)
        assert decks[1] == "court"
    finally:
        server.kill()


def test_who_leaves_a_table_of_many_is_played_on_for(real):
    """The game of the others goes on; nobody has won by it, and the seat cannot act any more."""

    async def scenario(server):
        host, guest = Browser(server), Browser(server)
        made = make(host, "me", "friend", "random")
        guest.follow(made["invite"])
        first, second = await host.sit(made["table"]), await guest.sit(made["table"])
        await first.until("view")
        await second.until("view")
        assert (await second.ask("resign"))["t"] == "ack"
        while not first.hello.get("left"):
            await first.until("hello")
        assert first.hello["left"] == [1]
        assert first.hello["state"] == "playing"
        assert first.hello["bots"][1] == "greedy"
        answer = await second.ask("act", seq=second.view["seq"], option="pass")
        assert answer["code"] in ("not_yours", "stale")
        assert (await second.ask("resign"))["code"] == "not_yours"

    play(scenario, real)


def test_bots_alone_are_watched(real):
    async def scenario(server):
        host = Browser(server)
        made = make(host, "random", "random", "random")
        seat = await host.sit(made["table"])
        await seat.until("view")
        assert seat.hello["seat"] is None
        while seat.view["seq"] < 5:
            await seat.until("view")
        assert seat.options == []

    play(scenario, real)


@run
async def test_undo_needs_everybody_else(server):
    """Of two that is the other one; see `offers.answer` for more."""
    from tests.table.test_play import act, friends

    _, _, _, first, second = await friends(server)
    await act(first, first.options[0])
    await act(second, second.options[0])
    await first.until_view(2)
    assert (await first.ask("undo", seq=first.view["seq"]))["t"] == "ack"
    assert (await second.ask("answer", kind="undo", yes=True))["t"] == "ack"
    await first.until_view(3)

"""Two people, a spectator and a server process: answers, refusals, presence, undo, rematch, replay."""

import asyncio
import hashlib
import json

import pytest

from tests.table.people import Browser, ConnectionClosed, Seat, Server


async def friends(server: Server) -> tuple[dict, Browser, Browser, Seat, Seat]:
    host, guest = Browser(server), Browser(server)
    made = host.new_table("friend", name="Anna")
    guest.follow(made["invite"])
    first = await host.sit(made["table"])
    await first.until("view")
    second = await guest.sit(made["table"])
    await second.until("view")
    await first.until("hello")
    await first.until("view")
    return made, host, guest, first, second


async def act(seat: Seat, option: str) -> int:
    answer = await seat.ask("act", seq=seat.view["seq"], option=option)
    assert answer["t"] == "ack", answer
    await seat.until_view(answer["seq"])
    return answer["seq"]


def run(scenario):
    """A test written as a coroutine, with a minute to end."""

    def test(server):
        asyncio.run(asyncio.wait_for(scenario(server), 60))

    test.__name__, test.__doc__ = scenario.__name__, scenario.__doc__
    return test


@run
async def test_a_table_waits_for_the_friend(server):
    host = Browser(server)
    made = host.new_table("friend")
    seat = await host.sit(made["table"])
    await seat.until("view")
    assert seat.hello["state"] == "waiting"
    assert seat.hello["links"]["invite"] == made["invite"]
    assert seat.view["online"] == ["online", "free"]
    answer = await seat.ask("act", seq=0, option="peek")
    assert (answer["code"], answer["text"]["k"]) == ("not_now", "server-waiting")


@run
async def test_looking_at_an_invitation_does_not_take_the_seat(server):
    """A messenger that fetches the link to show a preview must not sit down."""
    host, messenger, guest = Browser(server), Browser(server), Browser(server)
    made = host.new_table("friend")
    assert messenger.follow(made["invite"]).status_code == 303
    assert guest.follow(made["invite"]).headers["location"] == made["url"]
    seat = await guest.sit(made["table"])
    await seat.until("view")
    assert seat.hello["seat"] == 1
    assert seat.hello["state"] == "playing"
    late = Browser(server).follow(made["invite"])
    assert late.status_code == 410
    assert late.json()["error"]["k"] == "server-seat-taken"


@run
async def test_the_host_cannot_take_the_other_seat_with_his_own_link(server):
    host = Browser(server)
    made = host.new_table("friend")
    host.follow(made["invite"])
    seat = await host.sit(made["table"])
    await seat.until("view")
    assert (seat.hello["seat"], seat.hello["state"]) == (0, "waiting")


@run
async def test_a_seat_moves_to_another_device_by_its_own_link(server):
    made, *_, first, second = await friends(server)
    phone = Browser(server)
    phone.follow(second.hello["links"]["seat"])
    third = await phone.sit(made["table"])
    await third.until("view")
    assert third.hello["seat"] == 1
    assert third.options == second.options


@run
async def test_both_choose_side_by_side(server):
    """The other seat's answer must not make mine stale: my decision is the one it was."""
    _, _, _, first, second = await friends(server)
    seq = first.view["seq"]
    mine, theirs = first.options[0], second.options[0]
    assert await first.ask("act", seq=seq, option=mine) == {"t": "ack", "n": 1, "seq": seq + 1}
    assert (await second.ask("act", seq=seq, option=theirs))["seq"] == seq + 2
    view = (await first.until_view(seq + 2))["view"]
    assert [place["count"] for place in view["places"] if place["zone"] == "open"] == [1, 1]


@run
async def test_an_answer_sent_again_counts_once(server):
    _, host, _, first, _ = await friends(server)
    option, seq = first.options[0], first.view["seq"]
    one = await first.ask("act", n=77, seq=seq, option=option)
    two = await first.ask("act", n=77, seq=seq, option=option)
    assert one == two == {"t": "ack", "n": 77, "seq": seq + 1}
    await first.close()
    again = await host.sit(first.hello["table"])
    await again.until("view")
    assert await again.ask("act", n=77, seq=seq, option=option) == one
    assert again.view["seq"] == seq + 1


@run
async def test_refusals(server):
    made, host, _, first, second = await friends(server)
    seq = first.view["seq"]
    for option, code, cite in (("lay W-77", "illegal", "W-1"), ("dance", "illegal", None)):
        answer = await first.ask("act", seq=seq, option=option)
        assert (answer["t"], answer["code"], answer["n"]) == ("err", code, first.n)
        assert answer.get("reason", {}).get("cite") == cite
    await act(first, first.options[0])
    answer = await first.ask("act", seq=first.view["seq"], option="lay W-01")
    assert answer["code"] == "not_yours"
    await act(second, second.options[0])
    await first.until_view(seq + 2)
    stale = await first.ask("act", seq=seq, option=first.options[0])
    assert stale["code"] == "stale"
    assert (await first.until("view"))["seq"] == seq + 2, "the newer view follows"
    ahead = await first.ask("act", seq=seq + 99, option=first.options[0])
    assert ahead["code"] == "stale"
    watcher = Browser(server)
    watcher.follow(made["watch"])
    third = await watcher.sit(made["table"])
    await third.until("view")
    for t, fields in (("act", {"seq": 2, "option": "peek"}), ("undo", {"seq": 2}), ("resign", {}), ("rematch", {})):
        answer = await third.ask(t, **fields)
        assert answer["code"] == "not_yours", t
    assert (await third.ask("answer", kind="undo", yes=True))["code"] == "not_now"


@run
async def test_nobody_enters_without_a_link(server):
    made, *_ = await friends(server)
    for browser in (Browser(server), forged(server)):
        seat = await browser.sit(made["table"])
        assert (await seat.until("err"))["text"]["k"] == "server-no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            await seat.get()
        assert closed.value.rcvd.code == 4404
        assert browser.http.get(f"/api/tables/{made['table']}/record").status_code == 404


def forged(server):
    browser = Browser(server)
    browser.http.cookies.set("sumrak", "somebody." + "0" * 64)
    return browser


@run
async def test_pages_of_other_sites_cannot_use_the_cookie(server):
    from websockets.asyncio.client import connect

    host = Browser(server)
    made = host.new_table("both")
    headers = {"Cookie": f"sumrak={host.http.cookies['sumrak']}", "Origin": "https://elsewhere.example"}
    socket = await connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", additional_headers=headers)
    assert json.loads(await socket.recv())["t"] == "err"


@run
async def test_presence(server):
    made, _, guest, first, second = await friends(server)
    await second.close()
    await until_present(first, "online", "offline")
    await until_present(first, "online", "left")  # a closed page is gone after some seconds
    again = await guest.sit(made["table"])
    await until_present(first, "online", "online")
    again.socket.transport.abort()  # a broken connection may come back
    await until_present(first, "online", "offline")
    watcher = Browser(server)
    watcher.follow(made["watch"])
    await watcher.sit(made["table"])
    while not (await first.until("presence")).get("watching"):
        pass


async def until_present(seat, *online):
    while (await seat.until("presence"))["online"] != list(online):
        pass


@run
async def test_reconnect_with_a_full_view(server):
    made, host, _, first, second = await friends(server)
    await act(first, first.options[0])
    await act(second, second.options[0])
    await first.until_view(2)
    await first.close()
    again = await host.sit(made["table"])
    await again.until("view")
    assert again.view["view"] == first.view["view"]
    assert again.log == first.log, "what came piece by piece is what comes whole"
    assert again.options


@run
async def test_undo_is_free_until_something_was_revealed(server):
    _, _, _, first, second = await friends(server)
    assert first.view["undo"] == "no"
    peeking = await act(first, "peek")
    assert first.view["undo"] == "ask", "a card was seen"
    await act(second, second.options[0])
    await first.until_view(peeking + 1)
    assert second.view["undo"] == "ask", "somebody else is asked"


@run
async def test_undo_by_consent(server):
    _, _, _, first, second = await friends(server)
    before = first.view["view"]
    await act(first, first.options[0])
    assert (await first.ask("undo", seq=first.view["seq"]))["t"] == "ack"
    offer = await second.until("offer")
    assert offer == {"t": "offer", "kind": "undo", "by": 0, "state": "open"}
    assert (await first.ask("answer", kind="undo", yes=True))["code"] == "not_yours", "not by the one who asked"
    await second.ask("answer", kind="undo", yes=False)
    while (await first.until("offer"))["state"] == "open":
        pass
    assert (await first.ask("undo", seq=first.view["seq"]))["t"] == "ack"
    await second.until("offer")
    await second.ask("answer", kind="undo", yes=True)
    await first.until_view(2)
    assert first.view["view"] == before
    assert (first.view["ply"], first.view["seq"], first.view["log_from"]) == (0, 2, 0)
    assert first.log == []
    await act(first, first.options[0])
    assert first.view["seq"] == 3


@run
async def test_undo_with_oneself_and_with_a_bot(server):
    host = Browser(server)
    made = host.new_table("both")
    seat = await host.sit(made["table"])
    await seat.until("view")
    before = seat.view["view"]
    await act(seat, seat.options[0])
    assert seat.view["undo"] == "free", "nobody else to ask"
    await seat.ask("undo", seq=seat.view["seq"])
    assert (await seat.until_view(2))["view"] == before
    made = host.new_table("random")
    seat = await host.sit(made["table"])
    await seat.until("view")
    before = my_hand(seat)
    await act(seat, seat.options[0])
    while (answer := await seat.ask("undo", seq=seat.view["seq"]))["t"] == "err":
        assert answer["code"] == "stale", "the bot answers meanwhile"
        await seat.until("view")
    await seat.until_view(answer["seq"])
    assert my_hand(seat) == before


def my_hand(seat):
    return next(place for place in seat.view["view"]["places"] if place["id"] == "0.hand")


@run
async def test_both_seats_in_one_browser(server):
    """The view follows whoever must decide and hides the other's hand."""
    host = Browser(server)
    made = host.new_table("both")
    seat = await host.sit(made["table"])
    await seat.until("view")
    assert seat.hello["both"]
    seen = []
    while not seat.is_over:
        eyes = seat.view["view"]["seat"]
        seen.append(eyes)
        hands = [place for place in seat.view["view"]["places"] if place["zone"] == "hand"]
        assert not hands[1 - eyes].get("cards")
        await act(seat, seat.options[0])
    assert set(seen) == {0, 1}
    assert host.http.get(f"/api/tables/{made['table']}/record").text.startswith("whist ")


@run
async def test_to_the_end_record_seed_and_rematch(server):
    made, host, guest, first, second = await friends(server)
    record = f"/api/tables/{made['table']}/record"
    assert host.http.get(record).json()["error"]["k"] == "server-record-after-the-end"
    assert (await first.ask("rematch"))["code"] == "not_now"
    assert "seed" not in first.hello
    while not first.is_over:
        await act(first, first.options[0])
        await act(second, second.options[0])
        await first.until_view(second.view["seq"])
    assert first.hello["state"] == "over"
    assert hashlib.sha256(first.hello["seed"].encode()).hexdigest() == first.hello["seed_hash"]
    assert host.http.get(record).text.startswith(f"whist {int(first.hello['seed'], 16)}")
    assert (await first.ask("act", seq=first.view["seq"], option="peek"))["code"] == "over"
    await first.ask("rematch")
    assert (await second.until("offer"))["state"] == "open"
    await second.ask("answer", kind="rematch", yes=True)
    while (offer := await first.until("offer"))["state"] != "accepted":
        pass
    again = await guest.sit(offer["table"])
    await again.until("view")
    assert (again.hello["seat"], again.hello["state"]) == (1, "playing")
    assert again.hello["seed_hash"] != first.hello["seed_hash"]
    back = await host.sit(made["table"])
    assert (await back.until("hello"))["rematch"] == offer["table"]


@run
async def test_resign(server):
    _, _, _, first, second = await friends(server)
    await first.ask("resign")
    await second.until_view(1)
    outcome = second.view["view"]["outcome"]
    assert (outcome["winners"], outcome["termination"]) == ([1], "RESIGNED")
    assert second.hello["state"] == "over"
    assert not second.view["view"]["decisions"]
    assert not second.options


@run
async def test_replay_from_ones_own_seat(server):
    made, _, _, first, second = await friends(server)
    views = {0: first.view["view"]}
    for _ in range(6):
        for seat in (first, second):
            await act(seat, seat.options[0])
        await first.until_view(second.view["seq"])
        views[first.view["ply"]] = first.view["view"]
    whole = first.log
    for ply, view in [*views.items(), *reversed(views.items())]:
        await first.send("seek", ply=ply)
        past = await first.until("view")
        assert (past["ply"], past["live"], past["last"]) == (ply, False, 12)
        assert "options" not in past["view"]
        assert past["view"] == {key: value for key, value in view.items() if key != "options"}
        assert first.log == [entry for entry in whole if entry["seq"] <= ply]
    await first.send("seek", ply=3, seat=1)
    assert (await first.until("err", "view"))["code"] == "not_yours"
    await first.send("seek", ply=-1)
    live = await first.until("view")
    assert live.get("live", True)
    assert live["view"] == views[12]
    assert first.log == whole
    await first.ask("resign")
    await first.until("view")
    await first.send("seek", ply=4, seat=1)
    assert (await first.until("view"))["view"]["seat"] == 1
    await first.send("seek", ply=10**9, seat=-1)
    past = await first.until("view")
    assert past["view"]["seat"] is None
    assert past["ply"] == 12


@run
async def test_who_looks_back_is_not_pulled_away(server):
    """The game goes on meanwhile; the viewer stays where it is, hears how far the game is, and loses nothing."""
    _, _, _, first, second = await friends(server)
    await act(first, first.options[0])
    await first.send("seek", ply=0)
    assert not (await first.until("view"))["live"]
    await act(second, second.options[0])
    past = await first.until("view")
    assert (past["live"], past["ply"], past["last"], past["seq"]) == (False, 0, 2, 2)
    await first.send("seek", ply=-1)
    await first.until_view(2)
    assert first.log[-1]["seq"] == 2
    assert [entry["n"] for entry in first.log] == list(range(len(first.log)))


@run
async def test_why(server):
    _, _, _, first, _ = await friends(server)
    assert (await first.ask("why", card="c1"))["text"]["k"] == "server-no-such-card"
    await first.send("why", card="0.hand:W-01:0", n=5)
    answer = await first.until("why")
    assert answer["answers"][0]["reason"]["k"] == "whist-reason-not-in-hand"
    assert "values" not in answer


@run
async def test_a_spectator_asks_how_a_value_comes_about(server):
    """He can do nothing with a card, but its values are explained to him as to everybody; so they are in the past."""
    made, *_ = await friends(server)
    watcher = Browser(server)
    watcher.follow(made["watch"])
    seat = await watcher.sit(made["table"])
    await seat.until("view")
    for _ in range(2):
        await seat.send("why", card="0.open:W-07:0")
        answer = await seat.until("why")
        assert answer["answers"] == []
        assert [(value["what"]["k"], value["value"]) for value in answer["values"]] == [("whist-value-rank", 7)]
        assert answer["values"][0]["terms"] == [{"k": "whist-term-printed", "a": {}, "cite": "W-1"}]
        await seat.send("seek", ply=0)
        await seat.until("view")
    assert (await seat.ask("why", card="nothing"))["text"]["k"] == "server-no-such-card"


@run
async def test_ping(server):
    _, _, _, first, _ = await friends(server)
    await first.send("ping", c=4.5)
    assert (await first.until("pong"))["c"] == 4.5


@run
async def test_bots_play_and_a_bot_that_fails_does_not_stop_the_game(server):
    for bot in ("random", "greedy"):
        host = Browser(server)
        seat = await host.sit(host.new_table(bot)["table"])
        await seat.until("view")
        while not seat.is_over:
            if seat.options:
                await act(seat, seat.options[0])
            else:
                await seat.until("view")
        assert seat.view["online"] == ["online", "bot"]

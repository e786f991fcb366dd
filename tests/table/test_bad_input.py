"""Whatever comes in, the answer is a frame or one sentence, the log stays empty and the server serves."""

import asyncio
import json
import random
from collections import Counter

import httpx
import pytest

from sumrak.table.app import Settings, make
from sumrak.table.endpoint import answer, read_frame
from sumrak.table.play import Refused
from sumrak.table.viewer import Viewer
from tests.table import whist
from tests.table.people import Browser, ConnectionClosed
from tests.table.test_play import act, friends, run
from tests.table.test_wire import BAD


@run
async def test_each_bad_frame_gets_an_err_frame(server):
    _, _, _, first, _ = await friends(server)
    for text in BAD[:-1]:
        await first.socket.send(text)
        answer = await first.until("err")
        assert answer["code"] in ("bad", "too_big"), text
        assert answer["text"]["k"] in ("server-bad", "server-too-big")
    await first.socket.send(b"\x00\xff")
    assert (await first.until("err"))["code"] == "binary"
    await first.socket.send("x" * 100_000)
    assert (await first.until("err"))["code"] == "too_big"
    await act(first, first.options[0])


@run
async def test_a_message_without_measure_closes_only_its_own_socket(server):
    _, host, _, first, second = await friends(server)
    with pytest.raises(ConnectionClosed):
        await first.socket.send("x" * 3_000_000)
        await first.until("err")
    await act(second, second.options[0])


@run
async def test_a_flood_is_refused_and_then_cut_off(server):
    made, host, _, first, second = await friends(server)
    codes = []
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(2000):
            await first.socket.send('{"t":"ping","c":1}')
        while True:
            codes.append((await first.until("pong", "err"))["t"])
    assert "pong" in codes
    assert "err" in codes
    assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
    await act(second, second.options[0])
    again = await host.sit(made["table"])
    await again.until("view")


FIELDS = {
    "act": "n seq option",
    "undo": "n seq",
    "answer": "n kind yes",
    "seek": "ply seat",
    "why": "n card",
    "resign": "n",
    "rematch": "n",
    "ping": "c rtt",
    "sit": "n seat deck name",
    "prefer": "off wake spare until",
}


def random_frame(chance, option, seq=0):
    """Mostly nearly right."""

    def some(good, *bad):
        return good if chance.random() < 0.8 else chance.choice(bad)

    kind = chance.randrange(12)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(200)))
    t = some(chance.choice(list(FIELDS)), "chat", "", 7, None)
    frame = {
        "n": some(chance.randrange(2**53), 0, -1, 2**70, 1.5, "1", None),
        "seq": some(seq, 0, seq + 1, 10**6, -5, None),
        "option": some(option, "peek", "lay W-99", "", "x" * 500, 5, None, "лечь «Марго»#2 -> \x00"),
        "ply": some(chance.randrange(-1, 30), 10**9, 2**60, "0"),
        "seat": some(None, 0, 1, -1, 99),
        "kind": some(chance.choice(["undo", "rematch"]), "draw"),
        "yes": some(chance.random() < 0.5, 1),
        "card": some("0.hand:W-01:0", "", "c1", "x" * 200),
        "c": some(1, 1e308, "1"),
        "rtt": some(20, -1, 1e308, "1"),
        "deck": some("odd", "", "x" * 200, 5),
        "name": some("Анна", "", "x" * 200, None),
        "off": some(["block:others"], [], ["x" * 99], [1], "block", ["x"] * 999),
        "wake": some(True, 1, None),
        "spare": some(False, "no"),
        "until": some("turn", "", "tomorrow", None),
    }
    wanted = FIELDS.get(t, "n").split() if kind > 3 else chance.sample(list(frame), 5)
    text = json.dumps({"t": t} | {key: frame[key] for key in wanted}, ensure_ascii=kind % 2 == 0)
    return text[: chance.randrange(len(text))] if kind == 2 else text


def test_ten_thousand_random_frames_leave_the_server_serving(server):
    async def storm():
        chance = random.Random(5)
        host = Browser(server)
        made = host.new_table("both")
        sent = 0
        while sent < 10_000:
            seat = await host.sit(made["table"])
            await seat.until("view")
            reading = asyncio.create_task(read(seat))
            try:
                while sent < 10_000:
                    await seat.socket.send(random_frame(chance, seat.options[0] if seat.options else ""))
                    sent += 1
            except ConnectionClosed:
                pass  # cut off as a flood
            finally:
                await seat.close()
                await reading
        seat = await Browser(server).sit(made["table"])
        assert (await seat.until("err"))["code"] == "not_yours"
        seat = await host.sit(host.new_table("both")["table"])
        await seat.until("view")
        while not seat.is_over:
            await act(seat, seat.options[0])

    async def read(seat):
        try:
            while True:
                frame = await seat.get()
                assert frame.get("code") != "internal", frame
        except ConnectionClosed:
            pass

    asyncio.run(asyncio.wait_for(storm(), 120))


def test_what_a_random_frame_means_is_answered_or_refused(tmp_path):
    """Ten thousand more, past the limit on floods and straight into a table."""

    async def storm():
        _, house = await make(Settings(tmp_path, face=whist, bots=whist))
        chance = random.Random(6)
        links = await house.make("whist", ["odd", "even"], ["", ""], ["", ""], [("a", 0), ("b", 1)])
        table = await house.find(links[0].table_id)
        viewers = [Viewer(None, holder) for holder in ("a", "b")]
        for viewer in viewers:
            viewer.send_text = lambda text: None
            viewer.is_flooding = lambda: False
            await table.enter(viewer)
        codes = Counter()
        for _ in range(10_000):
            viewer = chance.choice(viewers)
            seat = min(viewer.seats)
            decision = table.match.decision(seat)
            option = chance.choice(decision.options).notation if decision else "peek"
            frame = random_frame(chance, option, table.match.seq)
            try:
                read = read_frame(viewer, None if isinstance(frame, bytes) else frame)
                await answer(table, viewer, read)
                codes[read.__class__.__name__] += 1
            except Refused as refused:
                codes[refused.code] += 1
            if table.state == "over":
                await table.make_rematch()
                table = await house.find(table.row.rematch)
                for viewer in viewers:
                    await table.enter(viewer)
        await house.close()
        return codes

    codes = asyncio.run(storm())
    assert {"bad", "binary", "stale", "not_yours", "Act", "Seek", "Ping", "Resign"} <= set(codes), codes


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "server-bad-body"),
        (b"[1", 400, "server-bad-body"),
        (b'{"game":"whist"}', 400, "server-bad-body"),
        (b'{"game":"chess","deck":"odd","opponent":"both"}', 404, "server-unknown-game"),
        (b'{"game":"whist","deck":"kings","opponent":"both"}', 400, "server-unknown-deck"),
        (b'{"game":"whist","deck":"odd","deck2":"kings","opponent":"both"}', 400, "server-unknown-deck"),
        (b'{"game":"whist","deck":"odd","opponent":"god"}', 400, "server-bad-body"),
        (b'{"game":"whist","deck":"odd","opponent":"both","lang":"de"}', 400, "server-bad-body"),
        (b"[" * 15_000, 400, "server-bad-body"),
        (b" " * 20_000, 413, "server-too-big"),
    ],
)
def test_a_bad_request_is_answered_with_one_sentence(server, body, status, key):
    headers = {"content-type": "application/json", "accept-language": "ru-RU,ru;q=0.9"}
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["k"]) == (status, key)
    assert "\n" not in answer.json()["text"]
    if body == b"[1":
        assert answer.json()["text"] == "Запрос не читается: `array` вместо `object`"


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/nowhere", "server-not-found"),
        ("/api/nowhere", "server-not-found"),
        ("/api/catalogue/chess", "server-unknown-game"),
        ("/api/rules/chess", "server-unknown-game"),
        ("/api/tables/x/record", "server-no-such-table"),
        ("/j/x", "server-no-such-link"),
        ("/w/x", "server-no-such-link"),
        ("/%00", "server-not-found"),
        ("/../../etc/passwd", "server-not-found"),
    ],
)
def test_what_is_not_there(server, path, key):
    answer = httpx.get(server.url + path)
    assert (answer.status_code, answer.json()["error"]["k"]) == (404, key)


def test_wrong_methods_and_types(server):
    assert httpx.post(f"{server.url}/api/games").json()["error"]["k"] == "server-wrong-method"
    body = '{"game":"whist","deck":"odd","opponent":"both"}'
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers={"content-type": "text/plain"})
    assert answer.json()["error"]["k"] == "server-not-json", "a form of another site cannot make a table"


def test_a_link_of_one_kind_does_not_open_the_other(server):
    made = Browser(server).new_table("friend")
    token = made["watch"].removeprefix("/w/")
    assert httpx.get(f"{server.url}/j/{token}").status_code == 404
    assert httpx.get(f"{server.url}{made['invite'].replace('/j/', '/w/')}").status_code == 404

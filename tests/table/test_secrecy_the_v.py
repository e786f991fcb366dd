"""The V on the wire: no frame names a card that its reader has had no way to know, by the true course of the game."""

import asyncio
import random
import re

import pytest

import sumrak
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.place import ALL
from tests.table.people import Browser, Server
from tests.table.test_secrecy import look_back

CARD = re.compile(r"[A-Z]-[A-Z]?\d\d\b")


async def play(server, chance):
    """Two people and a spectator; they look back, ask why, and try what they may not do."""
    browsers = [Browser(server) for _ in range(3)]
    made = browsers[0].new_table("friend", deck2=chance.choice(["court", "skorn"]))
    browsers[1].follow(made["invite"])
    browsers[2].follow(made["watch"])
    seats = [await browser.sit(made["table"]) for browser in browsers]
    for seat in seats:
        await seat.until("view")
    await seats[0].until("hello")
    await seats[0].until("view")
    while not seats[0].is_over:
        mover = chance.choice([seat for seat in seats if seat.options])
        if chance.random() < 0.2:
            await pry(seats, mover, chance)
        answer = await mover.ask("act", seq=mover.view["seq"], option=chance.choice(mover.options))
        assert answer["t"] == "ack", answer
        for seat in seats:
            await seat.until_view(answer["seq"])
    return seats, browsers[0].http.get(f"/api/tables/{made['table']}/record").text


async def pry(seats, mover, chance):
    await look_back(seats[chance.randrange(3)], chance)
    shown = [card["id"] for place in mover.view["view"]["places"] for card in place["cards"]]
    await mover.send("why", card=chance.choice(shown))
    await mover.until("why")
    refused = await mover.ask("act", seq=mover.view["seq"], option=f"play {chance.choice(['K-03', 'R-01', 'S-05'])}")
    assert refused["t"] == "ack" or refused["code"] == "illegal"
    if refused["t"] == "ack":
        await mover.until_view(refused["seq"])
        for seat in seats:
            await seat.until_view(refused["seq"])


def told(game, truth, seat, names):
    """What a seat (None: a spectator) knows in this state, read from the true state and never from a view."""
    state = truth.state
    for card, definition in enumerate(state.definition):
        is_open = state.places[state.place[card]].zone.sees == ALL
        if is_open or (seat is not None and state.known[card] >> seat & 1):
            yield names[definition].id


@pytest.mark.parametrize("seed", [1, 2])
def test_no_frame_names_a_card_that_its_reader_could_not_know(tmp_path, seed):
    server = Server(tmp_path / "data", "sumrak")
    try:
        seats, record = asyncio.run(asyncio.wait_for(play(server, random.Random(seed)), 100))
    finally:
        server.kill()
    assert server.errors == ""
    game = sumrak.replay(record)
    names = game.spec.language.names
    ids = {name.id for name in names}
    for seat, viewer in ((0, seats[0]), (1, seats[1]), (None, seats[2])):
        known, ply, events, named = set(), -1, 0, 0
        for text in viewer.frames:
            last = max(int(n) for n in [*re.findall(r'"last":(\d+)', text), "0"])
            while ply < last:
                ply += 1
                truth = game.at(ply)
                known |= set(told(game, truth, seat, names))
                for event in truth.events[events:]:
                    if event.seen == EVERYBODY or (seat is not None and event.seen >> seat & 1):
                        known |= {names[name].id for name in event.names if name >= 0}
                events = len(truth.events)
            mentioned = set(CARD.findall(text)) & ids
            assert mentioned <= known | asked_for(viewer, text), (seat, ply, mentioned - known)
            named += len(mentioned)
        assert named > 100


def asked_for(viewer, text):
    """What the viewer himself named in a try that was refused may come back in the reason."""
    return {"K-03", "R-01", "S-05"} if '"t":"err"' in text else set()

"""What a seat may not know is in no frame to it."""

import asyncio
import random
import re
from types import SimpleNamespace

import pytest

from sumrak.table import protocol as p
from sumrak.table import show
from sumrak.table.match import Match
from sumrak.table.play import Kind, Surroundings, Table
from sumrak.table.store import Link, TableRow
from tests.table import whist
from tests.table.people import Browser

ROW = TableRow("one", "whist", "first", ["odd", "even"], "2a", ["", ""], ["Anna", ""])


def table_at(game):
    """A table without a store: what is shown depends on the match alone."""
    face = SimpleNamespace(new=lambda *_, **__: game, catalogue=whist.catalogue)
    table = Table(Surroundings(face, None, None, 0, "", None, None), ROW, [Link("w", "one", "watch", -1)])
    table.holders = [("a", 0, True), ("b", 1, True)]
    table.match = Match(face, ROW)
    table.match.events_at = [0] * len(game.answers) + [len(game.events)]
    return table


def walk(game, chance, answers):
    for _ in range(answers):
        if game.is_over:
            return
        decision = chance.choice(game.decisions)
        game.play(chance.randrange(len(decision.options)), seat=decision.seat)


def hidden_from(game, seat):
    """Where the cards lie that a seat (None: a spectator) does not know: (list, index) each."""
    spots = [(game.deck, i) for i in range(len(game.deck)) if not (i == 0 and seat is not None and game.peeked[seat])]
    for other in (0, 1):
        if other != seat:
            spots += [(game.hands[other], i) for i in range(len(game.hands[other]))]
            spots += [(game.laid, other)] if game.laid[other] else []
    return spots


def shuffled(game, seat, chance):
    """The same game, but for what this seat does not know."""
    other = game.copy()
    spots = hidden_from(other, seat)
    was = [where[i] for where, i in spots]
    now = chance.sample(was, len(was))
    for (where, i), card in zip(spots, now, strict=True):
        where[i] = card
    for hand in other.hands:
        hand.sort()
    renamed = dict(zip(was, now, strict=True))
    other.events = [
        (seen, key, who, card if seen == -1 or (seat is not None and seen >> seat & 1) else renamed.get(card, card))
        for seen, key, who, card in other.events
    ]
    return other


def frames_for(game, seat):
    table = table_at(game)
    seats = frozenset() if seat is None else frozenset({seat})
    viewer = SimpleNamespace(seats=seats, eyes=None, holder="ab"[seat] if seat is not None else "c")
    live = show.live(table, Kind(seat, seats, 0, False))
    return p.encode([show.hello(table, viewer), live])


@pytest.mark.parametrize("seed", range(30))
def test_frames_do_not_depend_on_what_the_viewer_does_not_know(seed):
    """Bytes for bytes: order of a hand, sizes, undo, log, everything in the frame."""
    chance = random.Random(seed)
    game = whist.new("whist", decks=["odd", "even"], seed=seed)
    while not game.is_over:
        for seat in (0, 1, None):
            told = frames_for(game, seat)
            assert frames_for(shuffled(game, seat, chance), seat) == told
        walk(game, chance, 1)


def may_be_told(truth, seat, ply):
    """The cards that a seat may have read of after so many answers, by the true course of the game."""
    known = set()
    for i in range(ply + 1):
        game = truth.at(i)
        known |= {card for pile in game.open for card in pile}
        if seat is not None:
            known |= set(game.hands[seat]) | ({game.laid[seat]} if game.laid[seat] else set())
            known |= {game.deck[0]} if game.peeked[seat] and game.deck else set()
    return {f"W-{card:02}" for card in known}


async def look_back(seat, chance):
    await seat.send("seek", ply=chance.randrange(seat.view["last"] + 1))
    await seat.until("view")
    await seat.send("seek", ply=-1)


def test_no_frame_on_the_wire_names_a_hidden_card(server):
    """Two seats and a spectator; afterwards the record tells what each could know, and every frame is searched."""

    async def play():
        host, guest, watcher = Browser(server), Browser(server), Browser(server)
        made = host.new_table("friend")
        guest.follow(made["invite"])
        watcher.follow(made["watch"])
        seats = [await browser.sit(made["table"]) for browser in (host, guest, watcher)]
        for seat in seats:
            await seat.until("view")
        await seats[0].until("hello")
        await seats[0].until("view")
        chance = random.Random(3)
        while not seats[0].is_over:
            i = chance.choice([i for i in (0, 1) if seats[i].options])
            seat = seats[i]
            if chance.random() < 0.3:
                await look_back(seats[chance.randrange(3)], chance)
                await seat.send("why", card=f"{1 - i}.hand:W-01:0")
                await seat.send("act", seq=seat.view["seq"], option="lay W-99")
            answer = await seat.ask("act", seq=seat.view["seq"], option=chance.choice(seat.options))
            while answer.get("code") in ("illegal", "bad"):
                answer = await seat.until("ack", "err")
            for other in seats:
                await other.until_view(answer["seq"])
        record = host.http.get(f"/api/tables/{made['table']}/record").text
        return seats, record

    seats, record = asyncio.run(asyncio.wait_for(play(), 60))
    first, *answers = record.splitlines()
    truth = whist.Whist(int(first.split()[1]))
    for answer in answers:
        seat, index = answer.split()
        truth.play(int(index), seat=int(seat))
    for seat, viewer in ((0, seats[0]), (1, seats[1]), (None, seats[2])):
        ply = 0
        looked = 0
        for text in viewer.frames:
            ply = max([ply, *(int(n) for n in re.findall(r'"last":(\d+)', text))])
            told = set(re.findall(r"W-\d\d", text)) - {"W-99"}
            assert told <= may_be_told(truth, seat, ply)
            looked += len(told)
        assert looked

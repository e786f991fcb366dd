"""What the players agree on: taking answers back, another game; and resigning, which needs nobody's consent."""

from __future__ import annotations

from . import protocol as p
from .play import Refused, Table
from .store import Entry
from .viewer import Viewer


async def undo(table: Table, viewer: Viewer, f: p.Undo) -> None:
    """Free until something was revealed, by consent after that. A bot always consents."""
    async with table.lock:
        table.must_be_playing()
        if not viewer.seats:
            raise Refused("not_yours")
        if f.seq != table.match.seq:
            raise Refused("stale")
        kind = table.undo_kind(viewer.seats)
        index = table.match.last_answer(viewer.seats)
        if kind == "no" or index is None:
            raise Refused("not_now", p.Message("server-nothing-to-undo"))
        by = table.match.game.answers[index][0]
        if kind == "free" or not table.people - viewer.seats:
            await take_back(table, by, index)
            viewer.send(p.Ack(f.n, table.match.seq))
            table.go_on()
        else:
            table.offer, table.agreed = p.Offer("undo", by, "open"), set(viewer.seats)
            viewer.send(p.Ack(f.n, table.match.seq))
            table.tell(table.offer)


async def take_back(table: Table, by: int, keep: int) -> None:
    """Undo is one more entry: nothing is deleted."""
    entry = Entry(table.match.seq, "undo", by, str(keep))
    await table.write(entry)
    table.match.undo(entry)
    table.offer = None
    table.begin_anew()
    for viewer in table.attendance.viewers:
        if by in viewer.seats:
            viewer.eyes = by


async def answer(table: Table, viewer: Viewer, f: p.Answer) -> None:
    async with table.lock:
        offer = table.offer
        if offer is None or offer.kind != f.kind:
            raise Refused("not_now", p.Message("server-no-offer"))
        if not viewer.seats or offer.by in viewer.seats:
            raise Refused("not_yours")
        table.offer = None
        if not f.yes:
            viewer.send(p.Ack(f.n, table.match.seq))
            table.tell(p.Offer(offer.kind, offer.by, "declined"))
        elif offer.kind == "rematch":
            await play_again(table, offer.by, viewer, f.n)
        elif table.people - table.agreed - viewer.seats:  # everybody else must agree
            table.agreed |= viewer.seats
            table.offer = offer
            viewer.send(p.Ack(f.n, table.match.seq))
        else:
            table.must_be_playing()
            index = table.match.last_answer(frozenset({offer.by}))
            if index is not None:
                await take_back(table, offer.by, index)
            viewer.send(p.Ack(f.n, table.match.seq))
            table.tell(p.Offer("undo", offer.by, "accepted"))
            table.go_on()


async def rematch(table: Table, viewer: Viewer, f: p.Rematch) -> None:
    """Offer another game with the same seats and decks, or, against a bot and with oneself, begin it."""
    async with table.lock:
        seat = table.eyes(viewer)
        if seat is None:
            raise Refused("not_yours")
        if table.state not in ("over", "frozen"):
            raise Refused("not_now", p.Message("server-not-over"))
        wanted = table.offer is not None and table.offer.by not in viewer.seats
        if table.row.rematch is not None or wanted or not table.people - viewer.seats:
            await play_again(table, seat, viewer, f.n)
        else:
            table.offer = p.Offer("rematch", seat, "open")
            viewer.send(p.Ack(f.n, table.match.seq))
            table.tell(table.offer)


async def play_again(table: Table, by: int, viewer: Viewer, n: int) -> None:
    table.offer = None
    await table.make_rematch()
    viewer.send(p.Ack(n, table.match.seq))
    table.tell(p.Offer("rematch", by, "accepted", table.row.rematch))


async def resign(table: Table, viewer: Viewer, f: p.Resign) -> None:
    async with table.lock:
        table.must_be_playing()
        seat = table.eyes(viewer)
        if seat is None:
            raise Refused("not_yours")
        if seat not in table.people:
            raise Refused("not_yours")
        await table.give_up(seat, "resign")
        viewer.send(p.Ack(f.n, table.match.seq))
        table.go_on()

"""Who was invited comes: chooses among the free seats, gives a name, brings a deck."""

from __future__ import annotations

from . import protocol as p
from .play import Refused, Table
from .viewer import Viewer


async def sit(table: Table, viewer: Viewer, f: p.Sit) -> None:
    """Take a free seat, or change deck and name at one's own, while the table waits."""
    async with table.lock:
        if table.state != "waiting":
            raise Refused("not_now", p.Message("server-seat-taken"))
        if f.seat not in viewer.seats and f.seat not in table.may_sit(viewer.holder):
            raise Refused("not_yours")
        row, decks, names = table.row, list(table.row.decks), list(table.row.names)
        if f.deck and decks:
            must_have(table, f.deck)
            decks[f.seat] = f.deck
        names[f.seat] = f.name.strip()
        await table.around.store.set_seating(row.id, decks, names)
        await table.around.store.hold(row.id, viewer.holder, f.seat, True)
        table.row = row._replace(decks=decks, names=names)
        table.holders = await table.around.store.holders(row.id)
        if decks != row.decks:
            table.rebuild([])
        viewer.send(p.Ack(f.n, table.match.seq))
        for other in table.attendance.viewers:
            other.seats = table.seats_of(other.holder)
        table.tick()
        for other in table.attendance.viewers:
            table.greet(other)
            if not table.may_sit(other.holder):
                table.show_whole(other)
        table.tell_presence()
        table.wake()


def must_have(table: Table, deck: str) -> None:
    known = [row["id"] for row in table.catalogue.get("decks", ())]
    if deck not in known:
        raise Refused("bad", p.Message("server-unknown-deck", {"deck": deck[:40], "known": ", ".join(known)}))

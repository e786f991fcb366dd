"""The one exit: everything that a viewer is sent about a game is built here, from what the game shows to that viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from . import protocol as p

if TYPE_CHECKING:
    from .play import Kind, Table
    from .viewer import Viewer


def hello(table: Table, viewer: Viewer) -> p.Hello:
    row = table.row
    return p.Hello(
        proto=p.PROTO,
        build=table.around.build,
        table=row.id,
        seat=table.eyes(viewer),
        both=len(viewer.seats) > 1,
        names=row.names,
        game=row.game,
        decks=row.decks,
        state=table.state,
        bots=table.bots,
        seed_hash=table.seed_hash,
        seed=row.seed if table.state == "over" else None,
        note=table.note,
        rematch=row.rematch,
        links=links(table, viewer),
        may_sit=table.may_sit(viewer.holder),
        left=sorted(table.match.left),
        clocks=p.Clocks(row.clocks[0], row.clocks[1]) if row.clocks is not None else None,
    )


def links(table: Table, viewer: Viewer) -> p.Links:
    """A viewer is told the way to watch; who sits here also the way to his own seat, and to the one still free."""
    out = p.Links(watch="", invites=[])
    for link in table.links:
        if link.kind == "watch":
            out.watch = f"/w/{link.token}"
        elif link.kind == "seat" and viewer.seats == {link.seat}:
            out.seat = f"/j/{link.token}"
        elif link.kind == "invite" and viewer.seats and link.seat in table.free_seats:
            out.invites.append(p.Invite(link.seat, f"/j/{link.token}"))
    out.invites.sort(key=lambda invite: invite.seat)
    out.invite = out.invites[0].path if out.invites else None
    return out


def live(table: Table, kind: Kind) -> p.View:
    """The table as it stands."""
    match = table.match
    view = sight(table, match.game, kind.eyes)
    old = table.shown.get(kind.eyes) if kind.is_going_on else None
    return p.View(
        seq=match.seq,
        ply=match.ply,
        last=match.ply,
        view=cast(p.GameView, view),
        log=cast(list[p.LogEntry], match.log(kind.eyes, kind.log_from, match.ply)),
        log_from=kind.log_from,
        online=table.attendance.online(table.free_seats),
        undo=table.undo_kind(kind.seats, view, old),
        fx=movements(old, view) if old else [],
        offer=table.offer,
        spared=table.is_spared(kind.eyes),
        clocks=table.clock.faces(table.people) if table.clock is not None else [],
    )


def past(table: Table, eyes: int | None, ply: int, log_from: int) -> p.View:
    """The table as it stood after `ply` answers; nothing can be chosen there."""
    match = table.match
    if (ply, eyes) not in table.past_views:
        view = sight(table, match.at(ply), eyes)
        view.pop("options", None)
        table.past_views[ply, eyes] = msgspec.Raw(p.encode(view))
    return p.View(
        seq=match.seq,
        ply=ply,
        last=match.ply,
        view=cast(p.GameView, table.past_views[ply, eyes]),
        log=cast(list[p.LogEntry], match.log(eyes, log_from, ply)),
        log_from=log_from,
        online=table.attendance.online(table.free_seats),
        undo="no",
        live=False,
    )


def sight(table: Table, game: Any, eyes: int | None) -> dict[str, Any]:
    view: dict[str, Any] = dict(game.view(eyes))
    match = table.match
    if table.state != "playing" or eyes not in table.people or (game is match.game and table.is_spared(eyes)):
        view.pop("options", None)
    if match.resigned is not None and game is match.game:
        view["decisions"] = []
        view["outcome"] = {
            "winners": [seat for seat in range(match.seats) if seat != match.resigned],
            "scores": [],
            "termination": "TIME" if match.is_flag else "RESIGNED",
            "cite": "",
            "text": p.Message(
                "server-flag" if match.is_flag else "server-resigned", {"seat": p.Ref(seat=match.resigned)}
            ),
        }
    return view


def movements(old: dict[str, Any], new: dict[str, Any]) -> list[p.Fx]:
    """Where each card with a new id came from, as far as the two views tell: the id that it had, else the place.

    It reads nothing but what the viewer was and is shown.
    """
    was = {card["id"]: (card["def"], place) for place in old["places"] for card in place.get("cards", ())}
    now = {card["id"]: (card["def"], place) for place in new["places"] for card in place.get("cards", ())}
    gone = {card: place for card, place in was.items() if card not in now}
    shrunk = {place["id"]: place["count"] for place in old["places"]}
    for place in new["places"]:
        shrunk[place["id"]] = shrunk.get(place["id"], 0) - place["count"]
    out = []
    for card, (definition, place) in now.items():
        if card in was:
            continue
        same = [x for x, (d, _) in gone.items() if d == definition]
        if same:
            src = min(same, key=lambda x: gone[x][1]["seat"] != place["seat"])
            shrunk[gone.pop(src)[1]["id"]] -= 1
        else:
            left = [x for x in old["places"] if shrunk[x["id"]] > 0 and x["id"] != place["id"]]
            if not left:
                continue
            src = min(left, key=lambda x: x["seat"] != place["seat"])["id"]
            shrunk[src] -= 1
        out.append(p.Fx(card, src))
    return out

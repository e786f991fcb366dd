"""The WebSocket of a table: frames in, frames out. Whatever comes in, the answer is a frame."""

from __future__ import annotations

import asyncio
import logging
import time
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket

from sumrak import words
from sumrak.kernel.reason import Foreign

from . import offers, seating, studies
from . import protocol as p
from .house import House
from .picture import Ref
from .play import Refused, Table
from .seats import COOKIE, Keyring
from .viewer import GONE_AWAY, NOT_HERE, Viewer

log = logging.getLogger("sumrak.table")


class Endpoint:
    def __init__(self, house: House, keyring: Keyring) -> None:
        self.house, self.keyring = house, keyring

    async def open(self, socket: WebSocket) -> None:
        holder = self.keyring.holder(socket.cookies.get(COOKIE))
        table = await self.house.find(socket.path_params["table"]) if is_same_origin(socket) else None
        await socket.accept()
        viewer = Viewer(socket, holder or "")
        writer = asyncio.create_task(viewer.write())
        code = 1006
        try:
            if table is None or holder is None or not table.may_enter(holder):
                viewer.send(p.Err(-1, "not_yours", p.Message("server-no-such-table")))
                viewer.close(NOT_HERE)
                await writer
                return
            try:
                await table.enter(viewer)
            except Exception:
                log.exception("Table %s could not be shown", table.row.id)
                viewer.send(p.Err(-1, "internal", p.Message("server-internal")))
            code = await self.read(table, viewer)
        finally:
            studies.stop(viewer)
            if table is not None:
                table.leave(viewer, on_purpose=code in GONE_AWAY)
            writer.cancel()

    async def read(self, table: Table, viewer: Viewer) -> int:
        """Answer frames until the socket closes; returns the code it closed with."""
        while True:
            message = await viewer.socket.receive()
            if message["type"] == "websocket.disconnect":
                return int(message.get("code") or 1006)
            n = -1
            try:
                frame = read_frame(viewer, message.get("text"))
                n = getattr(frame, "n", -1)
                await answer(table, viewer, frame)
            except Refused as refused:
                viewer.send(p.Err(n, refused.code, refused.text, refused.reason))
                if refused.code == "flood":
                    await asyncio.sleep(0)  # let others be served
                elif refused.code == "stale":
                    table.show_whole(viewer)
            except Exception:
                log.exception("Table %s failed to answer a frame", table.row.id)
                viewer.send(p.Err(n, "internal", p.Message("server-internal")))


def found_wrong(error: Exception) -> Ref:
    """What the reader of JSON found, in both languages."""
    return Ref(**{lang: words.said(Foreign(str(error)[:200]), lang) for lang in words.LANGUAGES})


def read_frame(viewer: Viewer, text: str | None) -> p.ClientMsg:
    if viewer.is_flooding():
        raise Refused("flood")
    if text is None:
        raise Refused("binary")
    if len(text.encode(errors="replace")) > p.FRAME_LIMIT:
        raise Refused("too_big", p.Message("server-too-big"))
    try:
        return p.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refused("bad", p.Message("server-bad", {"detail": found_wrong(error)})) from None


async def answer(table: Table, viewer: Viewer, frame: p.ClientMsg) -> None:
    match frame:
        case p.Act():
            await table.act(viewer, frame)
        case p.Undo():
            await offers.undo(table, viewer, frame)
        case p.Answer():
            await offers.answer(table, viewer, frame)
        case p.Resign():
            await offers.resign(table, viewer, frame)
        case p.Rematch():
            await offers.rematch(table, viewer, frame)
        case p.Seek():
            table.seek(viewer, frame)
        case p.AskWhy():
            studies.why(table, viewer, frame)
        case p.Sit():
            await seating.sit(table, viewer, frame)
        case p.Prefer():
            await table.prefer(viewer, frame)
        case p.Study():
            studies.study(table, viewer, frame)
        case p.Ping():
            viewer.lag = frame.rtt
            viewer.send(p.Pong(frame.c, time.time() * 1000))


def is_same_origin(socket: WebSocket) -> bool:
    """A page of another site must not speak with the cookie of ours."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")

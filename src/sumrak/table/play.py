"""A live table: the answers of its viewers, the store, and what everybody is shown.

An answer is tried on a copy, written to the store, and only then given to the game and shown. What raises is never
stored; what is in memory is a cache of the record.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal, NamedTuple, cast

import msgspec

from sumrak.kernel.view import plain

from . import protocol as p
from . import show, stops
from .clocks import Clock
from .match import SPARED, Match, Parted, notations
from .pacing import LEVELS, MOST_HUSHED, Budget, Pace
from .presence import Attendance
from .seats import seed_hash
from .store import WATCHER, Entry, Link, Store, TableRow, Taken
from .thinkers import Thinkers
from .viewer import Viewer

log = logging.getLogger("sumrak.table")

THOUGHT = (0.8, 2.5)
"""A pass that is given for a player takes so many times as long as a bot, where somebody else plays: as if he had thought."""

STAND_IN = "greedy"
"""The bot that plays on for somebody who has left or run out of time, where more than two play."""


class Kind(NamedTuple):
    """Viewers who are sent the same bytes: whose eyes, which seats, which log entry is the first that they lack, and
    whether the view follows the one that they were shown before."""

    eyes: int | None
    seats: frozenset[int]
    log_from: int
    is_going_on: bool


class Refused(Exception):
    """Answered with an `err` frame."""

    def __init__(self, code: p.ErrCode, text: p.Message | None = None, reason: p.Reason | None = None) -> None:
        super().__init__(code)
        self.code, self.reason = code, reason
        self.text = text or p.Message(f"server-{code.replace('_', '-')}")


class Surroundings(NamedTuple):
    """What all tables share. `face`: the module `sumrak`, or a stand-in for it; `edition`: the hash of a game's catalogue."""

    face: Any
    store: Store
    thinkers: Thinkers
    bot_seconds: float
    build: str
    edition: Callable[[str], str]
    make_rematch: Callable[[Table], Awaitable[str]]
    catalogue: Callable[[str], dict[str, Any]] | None = None


class Table:
    def __init__(self, around: Surroundings, row: TableRow, links: list[Link]) -> None:
        self.around, self.row, self.links = around, row, links
        self.lock = asyncio.Lock()
        self.attendance = Attendance(list(row.bots), self.tell_presence)
        self.holders: list[tuple[str, int, bool]] = []
        self.note: p.Message | None = None
        self.offer: p.Offer | None = None
        self.agreed: set[int] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.budgets = {seat: Budget(LEVELS[bot]) for seat, bot in enumerate(row.bots) if bot in LEVELS}
        self.seed_hash = seed_hash(row.seed)
        self.wishes: dict[int, p.Prefer] = {}
        self.clock: Clock | None = None
        self.shown: dict[int | None, dict[str, Any]] = {}
        self.studied: dict[object, list[p.ServerMsg]] = {}  # what was found about positions, see `studies`
        self.past_views: dict[tuple[int, int | None], msgspec.Raw] = {}

    async def load(self) -> None:
        """Read the record and play it. One that does not fit freezes the table with an explanation."""
        self.holders = await self.around.store.holders(self.row.id)
        self.rebuild(await self.around.store.entries(self.row.id))

    def rebuild(self, entries: list[Entry]) -> None:
        self.begin_anew()
        self.match = Match(self.around.face, self.row)
        if self.row.clocks is not None:
            self.clock = Clock(self.row.clocks, len(self.row.bots), self.out_of_time)
            self.clock.replay(entries)
        try:
            self.match.replay(entries)
        except Parted as parted:
            is_current = self.around.edition(self.row.game) == self.row.edition
            key = "server-frozen-record" if is_current else "server-frozen-edition"
            self.freeze(p.Message(key, {"number": parted.number}), str(parted))
        self.attendance.bots[:] = self.bots

    def freeze(self, note: p.Message, why: str) -> None:
        self.note = note
        log.warning("Table %s is frozen: %s", self.row.id, why)

    # who is here
    @property
    def bots(self) -> list[str]:
        """Who plays for each seat: the bot's name, "" for a person. Bots have taken over the seats of those who have left."""
        return [self.match.left.get(seat, bot) for seat, bot in enumerate(self.row.bots)]

    @property
    def people(self) -> frozenset[int]:
        return frozenset(seat for seat, bot in enumerate(self.bots) if not bot)

    def may_sit(self, holder: str) -> list[int]:
        """The seats among which somebody invited may choose, the one that the link was for before the others."""
        own = {seat: seated for h, seat, seated in self.holders if h == holder and seat != WATCHER}
        if not own or any(own.values()) or self.state != "waiting":
            return []
        return sorted(self.free_seats, key=lambda seat: (seat not in own, seat))

    @property
    def free_seats(self) -> frozenset[int]:
        return self.people - {seat for _, seat, seated in self.holders if seated}

    @property
    def state(self) -> Literal["waiting", "playing", "over", "frozen"]:
        if self.note is not None:
            return "frozen"
        if self.match.is_over:
            return "over"
        return "waiting" if self.free_seats else "playing"

    def must_be_playing(self) -> None:
        match self.state:
            case "waiting":
                raise Refused("not_now", p.Message("server-waiting"))
            case "over":
                raise Refused("over")
            case "frozen":
                raise Refused("frozen", self.note)

    def may_enter(self, holder: str) -> bool:
        return any(holder == h for h, _, _ in self.holders)

    async def let_in(self, holder: str, seat: int, seated: bool) -> None:
        """Let a browser sit, be invited to sit, or watch. Who sits here already is not invited to the other seat."""
        async with self.lock:
            sits = any(h == holder and s for h, _, s in self.holders)
            if not (sits and not seated):
                await self.around.store.hold(self.row.id, holder, seat, seated)
                self.holders = await self.around.store.holders(self.row.id)

    async def enter(self, viewer: Viewer) -> None:
        """Somebody opens the table. Who was invited is shown the free seats and sits down with a `sit`."""
        async with self.lock:
            viewer.seats = self.seats_of(viewer.holder)
            self.attendance.enter(viewer)
            self.tick()
            self.greet(viewer)
            if not self.may_sit(viewer.holder):
                self.show_whole(viewer)
            self.tell_presence()
            self.wake()

    def seats_of(self, holder: str) -> frozenset[int]:
        return frozenset(seat for h, seat, seated in self.holders if h == holder and seated and seat != WATCHER)

    @property
    def catalogue(self) -> dict[str, Any]:
        return self.around.catalogue(self.row.game) if self.around.catalogue is not None else {}

    def leave(self, viewer: Viewer, on_purpose: bool) -> None:
        self.attendance.leave(viewer, on_purpose)
        self.tell_presence()

    # what they are shown
    def eyes(self, viewer: Viewer) -> int | None:
        """Whose view a viewer is shown: his seat's; with several seats, that of the one that must decide."""
        if len(viewer.seats) > 1:
            deciding = [d.seat for d in self.match.game.decisions if d.seat in viewer.seats]
            if viewer.eyes not in viewer.seats or (deciding and viewer.eyes not in deciding):
                viewer.eyes = min(deciding or viewer.seats)
        else:
            viewer.eyes = next(iter(viewer.seats), None)
        return viewer.eyes

    def greet(self, viewer: Viewer) -> None:
        viewer.send(show.hello(self, viewer))

    def show_whole(self, viewer: Viewer) -> None:
        """A viewer's full view of the table as it stands."""
        viewer.looks_at = None
        self.show_live([viewer], is_going_on=False)

    def show_live(self, viewers: Iterable[Viewer], is_going_on: bool = True) -> None:
        """Show the table as it stands; encoded once for each kind of viewer."""
        frames: dict[Kind, str] = {}
        shown: dict[int | None, dict[str, Any]] = {}
        for viewer in viewers:
            eyes = self.eyes(viewer)
            if viewer.looks_at is not None:
                self.show_past(viewer, *viewer.looks_at)
                continue
            kind = Kind(eyes, viewer.seats, viewer.has_log(eyes), is_going_on)
            if kind not in frames:
                try:
                    frame = show.live(self, kind)
                except Exception:
                    log.exception("Table %s cannot be shown", self.row.id)
                    self.freeze_unseen()
                    return
                shown[eyes] = cast(dict[str, Any], frame.view)
                frames[kind] = p.encode(frame).decode()
            viewer.send_text(frames[kind])
            viewer.was_shown(eyes, self.match.events_at[-1])
        self.shown |= shown

    def freeze_unseen(self) -> None:
        self.freeze(p.Message("server-frozen-show"), "it cannot be shown")
        for viewer in self.attendance.viewers:
            self.greet(viewer)

    def begin_anew(self) -> None:
        """What was shown is not what went before."""
        self.shown.clear()
        self.past_views.clear()
        for viewer in self.attendance.viewers:
            viewer.log_to, viewer.looks_at = 0, None

    def tell(self, frame: p.ServerMsg) -> None:
        text = p.encode(frame).decode()
        for viewer in self.attendance.viewers:
            viewer.send_text(text)

    def tell_presence(self) -> None:
        self.tell(p.Online(self.attendance.online(self.free_seats), self.attendance.watching))

    def go_on(self) -> None:
        """Show everybody what has happened, and let the bots know."""
        self.tick()
        if self.state == "over":
            for viewer in self.attendance.viewers:
                self.greet(viewer)
        self.show_live(self.attendance.viewers)
        self.wake()

    def undo_kind(
        self, seats: frozenset[int], view: dict[str, Any] | None = None, old: dict[str, Any] | None = None
    ) -> Literal["free", "ask", "no"]:
        """What taking back needs of whoever holds these seats; see `Match.is_undo_free` for the views."""
        if self.state != "playing" or self.match.last_answer(seats) is None:
            return "no"
        if len(seats) > 1:
            return "free" if self.people <= seats else "ask"
        seat = min(seats)
        return "free" if self.match.is_undo_free(seat, view or self.match.game.view(seat), old) else "ask"

    # what they send
    async def act(self, viewer: Viewer, f: p.Act) -> None:
        async with self.lock:
            nonce = f"{viewer.holder}:{f.seq}:{f.n}"
            if nonce in self.match.nonces:  # sent again: it counted already
                viewer.send(p.Ack(f.n, self.match.nonces[nonce]))
                return
            self.must_be_playing()
            seat = self.eyes(viewer)
            decision = self.match.decision(seat)
            if seat is None or decision is None or seat not in self.people:
                raise Refused("not_yours")
            if not self.match.asked[seat] <= f.seq <= self.match.seq:
                raise Refused("stale")
            viewer.looks_at = None
            offered = notations(decision)
            if f.option not in offered:
                raise self.refusal(f.option, seat)
            used = self.clock.used(seat, viewer.lag) if self.clock is not None else None
            await self.answer(seat, offered.index(f.option), f.option, nonce, used)
            viewer.send(p.Ack(f.n, self.match.seq))
            await self.proceed()

    def refusal(self, option: str, seat: int) -> Refused:
        try:
            reason = self.match.game.why_not(option, seat=seat)
        except self.around.face.InvalidNotation:
            reason = None
        if reason is None:
            return Refused("illegal", p.Message("server-not-offered"))
        message = plain(reason.message)
        return Refused("illegal", reason=p.Reason(reason.cite, p.Message(message["k"], message["a"])))

    async def linger(self) -> None:
        """Who is passed over for what he hides takes as long as if he had been asked (see `pacing`)."""
        hushed = getattr(self.match.game, "hushed", 0)
        if hushed:
            budgets = [budget.offer(in_turn=False) for budget in self.budgets.values()]
            await Pace(min(hushed, MOST_HUSHED) * max(self.around.bot_seconds, *budgets, 0)).wait()

    async def proceed(self) -> None:
        """After an answer: what its player does not want to be asked is passed, then everybody sees how it stands.

        Where nobody else plays there is nobody to whom time could tell anything.
        """
        await self.linger()
        while len(self.people) == 1 and (seats := [seat for seat in self.people if self.is_spared(seat)]):
            await self.pass_for(seats[0])
        self.go_on()

    # where a player does not want to be asked
    def is_spared(self, seat: int | None) -> bool:
        """Whether this seat's open decision is passed for it, as its player wished."""
        wish = self.wishes.get(seat) if seat is not None else None
        decision = self.match.decision(seat) if wish is not None and self.state == "playing" else None
        if wish is None or decision is None or seat not in self.people:
            return False
        layout = self.catalogue.get("layout") or {}
        return stops.is_unwanted(layout, wish, decision, notations(decision), self.match.game)

    async def pass_for(self, seat: int) -> None:
        decision = self.match.decision(seat)
        index = stops.pass_of(notations(decision))
        assert index is not None
        await self.answer(seat, index, stops.PASS, f"{SPARED}{self.match.seq}")
        await self.linger()

    async def spare(self, seat: int) -> None:
        """Pass for a player after as long as somebody may think."""
        try:
            seq = self.match.seq
            await Pace(self.around.bot_seconds * random.uniform(*THOUGHT)).wait()
            async with self.lock:
                if self.is_spared(seat) and self.match.asked[seat] <= seq:
                    await self.pass_for(seat)
                    await self.proceed()
        except Refused:
            pass  # another process answered
        finally:
            self.thinking.pop(seat, None)
        self.wake()

    async def prefer(self, viewer: Viewer, f: p.Prefer) -> None:
        async with self.lock:
            for seat in viewer.seats:
                self.wishes[seat] = f
            if any(self.is_spared(seat) for seat in viewer.seats):
                await self.proceed()

    # clocks
    def tick(self) -> None:
        """The clocks of those run who are asked now."""
        if self.clock is not None:
            asked = [d.seat for d in self.match.game.decisions] if self.state == "playing" else []
            self.clock.run([seat for seat in asked if seat in self.people and not self.is_spared(seat)])

    @property
    def is_ticking(self) -> bool:
        return self.clock is not None and bool(self.clock.since)

    async def out_of_time(self) -> None:
        async with self.lock:
            if self.clock is not None and self.state == "playing":
                for seat in self.clock.fallen():
                    await self.give_up(seat, "flag")
                self.go_on()

    async def give_up(self, seat: int, kind: Literal["resign", "flag"]) -> None:
        """Where two play the other has won. Where more do, a bot plays on."""
        if self.match.seats == 2:
            entry = Entry(self.match.seq, kind, seat, "")
            await self.write(entry)
            self.match.resign(entry)
        else:
            entry = Entry(self.match.seq, "leave", seat, STAND_IN)
            await self.write(entry)
            self.match.leave(entry)
            self.attendance.bots[:] = self.bots
            for viewer in self.attendance.viewers:
                self.greet(viewer)
        self.offer = None

    async def answer(
        self, seat: int, index: int, option: str, nonce: str | None = None, used: int | None = None
    ) -> None:
        """Try, write, give. Afterwards the answer is in the store, or it has not happened."""
        self.match.try_answer(seat, index)
        entry = Entry(self.match.seq, "answer", seat, option, nonce, used)
        await self.write(entry)
        self.offer = None
        if self.clock is not None:
            self.clock.answered(entry)
        try:
            self.match.answer(entry, index)
        except Exception:
            log.exception("Table %s could not give an answer that its copy took", self.row.id)
            self.rebuild(await self.around.store.entries(self.row.id))

    async def write(self, entry: Entry) -> None:
        try:
            await self.around.store.append(self.row.id, entry)
        except Taken:  # another process serves this table, too: take over what it wrote
            self.rebuild(await self.around.store.entries(self.row.id))
            self.go_on()
            raise Refused("stale") from None

    def seek(self, viewer: Viewer, f: p.Seek) -> None:
        eyes = self.eyes(viewer)
        if f.ply < 0:
            self.show_whole(viewer)
            return
        if f.seat is not None and f.seat != eyes:
            if self.state != "over":
                raise Refused("not_yours")
            eyes = f.seat if 0 <= f.seat < self.match.seats else None
        self.show_past(viewer, min(f.ply, self.match.ply), eyes)

    def show_past(self, viewer: Viewer, ply: int, eyes: int | None) -> None:
        """Who looks back stays there while the game goes on, and is told how far it has come."""
        log_from = min(viewer.has_log(eyes), self.match.events_at[ply])
        viewer.send(show.past(self, eyes, ply, log_from))
        viewer.was_shown(eyes, self.match.events_at[ply])
        viewer.looks_at = (ply, eyes)

    async def make_rematch(self) -> None:
        """Once for a table: a second wish finds the first one's game."""
        if self.row.rematch is not None:
            return
        self.row = self.row._replace(rematch=await self.around.make_rematch(self))
        for viewer in self.attendance.viewers:
            self.greet(viewer)

    # bots
    def wake(self) -> None:
        """Let every bot that is asked something think; pass for whoever does not want to be asked."""
        if self.state != "playing":
            return
        for decision in self.match.game.decisions:
            seat = decision.seat
            if seat in self.thinking:
                continue
            if self.bots[seat]:
                self.thinking[seat] = asyncio.create_task(self.think(seat))
            elif self.is_spared(seat):
                self.thinking[seat] = asyncio.create_task(self.spare(seat))

    async def think(self, seat: int) -> None:
        try:
            seconds = self.may_think(seat)
            pace = Pace(max(self.around.bot_seconds, seconds))
            seq = self.match.seq
            option = await self.choose(seat, seconds)
            await pace.wait()
            async with self.lock:
                decision = self.match.decision(seat) if self.state == "playing" else None
                if decision is not None and self.match.asked[seat] <= seq:
                    offered = notations(decision)
                    if option not in offered:
                        option = secrets.choice(offered)
                    await self.answer(seat, offered.index(option), option)
                    await self.proceed()
        except Refused:
            pass  # another process answered
        except Exception:
            log.exception("Table %s could not take the answer of its bot", self.row.id)
            await asyncio.sleep(5)
        finally:
            self.thinking.pop(seat, None)
        self.wake()

    def may_think(self, seat: int) -> float:
        """Seconds for a bot that thinks by the clock (see `pacing`). A turn that all have in common is nobody's own."""
        budget = self.budgets.get(seat)
        if budget is None:
            return 0.0
        look = self.around.catalogue(self.row.game)["layout"] if self.around.catalogue else {}
        is_own = not look.get("common_turn", False) and self.match.game.view(None)["active"] == seat
        seconds = budget.offer(is_own)
        budget.spend(seconds)
        return seconds

    async def choose(self, seat: int, seconds: float) -> str:
        """What the bot answers. If it fails, any option is better than a game that stops."""
        bot = self.bots[seat]
        try:
            return await self.around.thinkers.choose(bot, self.match.game, seat, secrets.randbits(63), seconds)
        except Exception:
            log.exception("Bot %s failed at table %s and plays any option", bot, self.row.id)
            return ""

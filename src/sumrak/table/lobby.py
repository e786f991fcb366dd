"""Everything over HTTP: what can be played, new tables, private links, records."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sumrak import words

from . import api, seats
from . import protocol as p
from .endpoint import found_wrong
from .house import House
from .picture import Ref
from .store import WATCHER

BODY_LIMIT = 16 * 1024
BOTS: list[api.BotName] = list(get_args(api.BotName))
YEAR = 365 * 24 * 3600
NEW_TABLES_BURST, NEW_TABLES_RATE = 200.0, 1.0

read_new_table = msgspec.json.Decoder(api.NewTable).decode


class Unanswerable(Exception):
    """Answered with a status and one sentence."""

    def __init__(self, status: int, key: str, **args: str | int | Ref) -> None:
        super().__init__(key)
        self.status, self.message = status, p.Message(key, dict(args))


class Lobby:
    def __init__(self, house: House, keyring: seats.Keyring) -> None:
        self.house, self.keyring, self.face = house, keyring, house.face
        self.cached: dict[tuple[str, str], tuple[bytes, str]] = {}
        self.allowance: dict[str, tuple[float, float]] = {}

    def routes(self) -> list[Route]:
        gets = {
            "/api/games": self.games,
            "/api/catalogue/{game}": self.catalogue,
            "/api/rules/{game}": self.rules,
            "/api/tables/{table}/record": self.record,
            "/j/{token}": self.join,
            "/w/{token}": self.watch,
        }
        routes = [Route(path, answering(function)) for path, function in gets.items()]
        return [*routes, Route("/api/tables", answering(self.new_table), methods=["POST"])]

    def holder(self, request: Request) -> str | None:
        return self.keyring.holder(request.cookies.get(seats.COOKIE))

    # what can be played
    async def games(self, request: Request) -> Response:
        out = []
        for game in self.house.games:
            catalogue = self.house.catalogue(game)
            decks = [api.DeckName(deck["id"], deck["names"]) for deck in catalogue["decks"]]
            look = catalogue.get("layout") or {}
            out.append(
                api.GameInfo(
                    game,
                    catalogue["names"],
                    decks,
                    BOTS,
                    self.seats_of(game),
                    look.get("accent", 75),
                    look.get("sign", ""),
                )
            )
        return json(out)

    def must_know(self, game: str) -> None:
        if game not in self.house.games:
            raise Unanswerable(404, "server-unknown-game", game=game[:40], known=", ".join(self.house.games))

    async def catalogue(self, request: Request) -> Response:
        game = request.path_params["game"]
        self.must_know(game)
        return self.unchanging(request, "catalogue", game, self.house.catalogue)

    async def rules(self, request: Request) -> Response:
        game = request.path_params["game"]
        self.must_know(game)
        return self.unchanging(request, "rules", game, self.paragraphs)

    def paragraphs(self, game: str) -> list[api.Paragraph]:
        book = self.face.rulebook(game)
        titles = {chapter.key: {"en": chapter.en, "ru": chapter.ru} for chapter in book.chapters}
        return [api.Paragraph(x.id, x.kind, x.chapter, x.en, x.ru, titles.pop(x.chapter, {})) for x in book.paragraphs]

    def unchanging(self, request: Request, what: str, game: str, make: Callable[[str], Any]) -> Response:
        """Encoded once; a browser that has it is told so."""
        if (what, game) not in self.cached:
            body = p.encode(make(game))
            self.cached[what, game] = (body, f'"{seats.seed_hash(body.hex())[:20]}"')
        body, tag = self.cached[what, game]
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="application/json", headers=headers)

    # tables
    async def new_table(self, request: Request) -> Response:
        self.must_be_patient(request)
        asked = await read_body(request)
        self.must_know(asked.game)
        plan = asked.seats or self.two(asked)
        fewest, most, _ = self.seats_of(asked.game)
        if not fewest <= len(plan) <= most:
            raise Unanswerable(400, "server-wrong-seats", n=len(plan), fewest=fewest, most=most)
        holder = self.holder(request) or seats.new_holder()
        mine = [seat for seat, wish in enumerate(plan) if wish.by == "me"]
        links = await self.house.make(
            asked.game,
            self.decks(asked.game, plan),
            ["" if wish.by in ("me", "friend") else wish.by for wish in plan],
            [asked.name.strip() if [seat] == mine else "" for seat in range(len(plan))],
            [(holder, seat) for seat in mine or [WATCHER]],
            [asked.clocks.bank * 1000, asked.clocks.increment * 1000] if asked.clocks is not None else None,
        )
        made = api.TableMade(links[0].table_id, f"/t/{links[0].table_id}", f"/w/{links[0].token}")
        made.invites = [f"/j/{link.token}" for link in links if link.kind == "invite"]
        made.invite = made.invites[0] if made.invites else None
        return self.with_cookie(json(made, 201), request, holder)

    def seats_of(self, game: str) -> list[int]:
        """The fewest, the most, and how many usually sit."""
        found: list[int] = self.house.catalogue(game).get("seats") or [2, 2, 2]
        return found

    def two(self, asked: api.NewTable) -> list[api.NewSeat]:
        """The short form, for two: me and somebody else."""
        if asked.opponent is None:
            raise Unanswerable(400, "server-bad-body", detail="`seats` or `opponent` is missing")
        other = asked.opponent if asked.opponent != "both" else "me"
        pair = [api.NewSeat("me", asked.deck), api.NewSeat(other, asked.deck2 or "")]
        if self.house.catalogue(asked.game)["decks"] and not asked.deck:
            self.must_have(asked.game, asked.deck)
        return pair if asked.seat == 0 else pair[::-1]

    def must_have(self, game: str, deck: str) -> None:
        known = [row["id"] for row in self.house.catalogue(game)["decks"]]
        if deck not in known:
            raise Unanswerable(400, "server-unknown-deck", deck=deck[:40], known=", ".join(known))

    def decks(self, game: str, plan: list[api.NewSeat]) -> list[str]:
        """Who has named none gets the next one of the list that nobody has yet."""
        known = [row["id"] for row in self.house.catalogue(game)["decks"]]
        if not known:
            return []
        named = [wish.deck for wish in plan if wish.deck]
        for deck in named:
            self.must_have(game, deck)
        start = known.index(named[0]) if named else 0
        spare = [deck for deck in known[start:] + known[:start] if deck not in named] or known
        left = iter(spare * len(plan))
        return [wish.deck or next(left) for wish in plan]

    def must_be_patient(self, request: Request) -> None:
        """At most so many new tables from one address."""
        now, who = time.monotonic(), request.client.host if request.client else ""
        left, at = self.allowance.get(who, (NEW_TABLES_BURST, now))
        left = min(NEW_TABLES_BURST, left + NEW_TABLES_RATE * (now - at))
        if left < 1:
            raise Unanswerable(429, "server-too-many-tables")
        if len(self.allowance) > 10_000:
            self.allowance.clear()
        self.allowance[who] = (left - 1, now)

    async def join(self, request: Request) -> Response:
        """A private link to a seat. An invited browser sits down when it opens the table, not yet here: programs that
        only look at links in a message must not take the seat."""
        return await self.follow(request, ("seat", "invite"))

    async def watch(self, request: Request) -> Response:
        return await self.follow(request, ("watch",))

    async def follow(self, request: Request, kinds: tuple[str, ...]) -> Response:
        link = await self.house.store.link(request.path_params["token"])
        table = await self.house.find(link.table_id) if link is not None else None
        if link is None or table is None or link.kind not in kinds:
            raise Unanswerable(404, "server-no-such-link")
        holder = self.holder(request) or seats.new_holder()
        if link.kind == "watch":
            await table.let_in(holder, WATCHER, seated=False)
        elif link.kind == "seat":
            await table.let_in(holder, link.seat, seated=True)
        elif table.free_seats:  # any of them: its own may be taken by now
            await table.let_in(
                holder, link.seat if link.seat in table.free_seats else min(table.free_seats), seated=False
            )
        elif not table.may_enter(holder):
            raise Unanswerable(410, "server-seat-taken")
        return self.with_cookie(RedirectResponse(f"/t/{table.row.id}", 303), request, holder)

    def with_cookie(self, response: Response, request: Request, holder: str) -> Response:
        response.set_cookie(
            seats.COOKIE,
            self.keyring.sign(holder),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    async def record(self, request: Request) -> Response:
        """The record names the seed, so that it is given only when nothing is hidden any more."""
        table = await self.house.find(request.path_params["table"])
        holder = self.holder(request)
        if table is None or holder is None or not table.may_enter(holder):
            raise Unanswerable(404, "server-no-such-table")
        held = {seat for h, seat, seated in table.holders if h == holder and seated}
        if table.state != "over" and not (len(held) > 1 and table.people <= held):
            raise Unanswerable(403, "server-record-after-the-end")
        name = f"attachment; filename={table.row.game}-{table.row.id}.txt"
        return Response(table.match.game.record(), media_type="text/plain", headers={"content-disposition": name})


async def read_body(request: Request) -> api.NewTable:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY_LIMIT:
            raise Unanswerable(413, "server-too-big")
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Unanswerable(415, "server-not-json")
    try:
        return read_new_table(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Unanswerable(400, "server-bad-body", detail=found_wrong(error)) from None


def json(value: Any, status: int = 200) -> Response:
    return Response(p.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def language(request: Request) -> str:
    return "ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en"


def sentence(request: Request, status: int, message: p.Message) -> Response:
    lang = language(request)
    parts = {name: getattr(part, lang) if isinstance(part, Ref) else part for name, part in message.a.items()}
    text = words.say(lang, message.k, **parts)
    return json(api.HttpError(message, text), status)


def answering(function: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        try:
            return await function(request)
        except Unanswerable as error:
            return sentence(request, error.status, error.message)

    return answer


async def http_error(request: Request, error: Exception) -> Response:
    """For what no route answers."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    key = {404: "server-not-found", 405: "server-wrong-method"}.get(status, "server-internal")
    return sentence(request, status, p.Message(key))

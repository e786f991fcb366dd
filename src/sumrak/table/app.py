"""The server put together, and `serve`, which runs it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import sumrak
from sumrak import bots, words
from sumrak.kernel.reason import Foreign

from . import protocol as p
from .endpoint import Endpoint
from .folder import data_directory
from .house import House
from .lobby import Lobby, http_error, sentence
from .seats import Keyring
from .store import Store, StoreTooNew
from .thinkers import Thinkers

SQLITE = "sumrak.sqlite"
DIST = Path(__file__).parents[1] / "dist"
MESSAGE_LIMIT = 256 * 1024
"""Bytes; a longer WebSocket message closes the socket. Shorter ones than this are answered, see `protocol.FRAME_LIMIT`."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "referrer-policy": "no-referrer",  # a private link must not travel with a click
    "x-content-type-options": "nosniff",
}


class Settings(NamedTuple):
    """`database`: a URL; without it, SQLite in `data`. `face` and `bots`: modules that may be stood in for in tests."""

    data: Path
    database: str | None = None
    bot_seconds: float = 0.7
    bot_processes: int = max(2, (os.cpu_count() or 2) - 1)
    face: Any = sumrak
    bots: Any = bots


def database_url(settings: Settings) -> URL:
    """PostgreSQL URLs may be written as its own tools take them."""
    text = settings.database or os.environ.get("SUMRAK_DATABASE")
    if not text:
        return URL.create("sqlite+aiosqlite", database=str(settings.data / SQLITE))
    url = make_url(text)
    return url.set(drivername="postgresql+asyncpg") if url.drivername in ("postgres", "postgresql") else url


def build_name() -> str:
    """Names the version and the client that is served: a page that runs another one loads itself again."""
    digest = sha256()
    for file in sorted(DIST.rglob("*")) if DIST.is_dir() else ():
        if file.is_file():
            digest.update(file.read_bytes())
    return f"{sumrak.__version__}-{digest.hexdigest()[:10]}"


class SafeHeaders:
    """Adds `HEADERS` to every answer over HTTP; what says nothing of caching is asked for anew each time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(key.encode(), value.encode()) for key, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self.headers]
                if all(name != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-cache"))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


async def page(request: Request) -> Response:
    if not (DIST / "index.html").is_file():
        return sentence(request, 503, p.Message("server-no-client"))
    return FileResponse(DIST / "index.html", headers={"cache-control": "no-cache"})


async def make(settings: Settings) -> tuple[Starlette, House]:
    """The app on an open store; the house is to be closed at the end."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    url, file = database_url(settings), settings.data / SQLITE
    if url.database == str(file):
        file.touch(mode=0o600)  # seeds and private links are in it
    store = await Store.open(url)
    keyring = Keyring.of(settings.data)
    thinkers = Thinkers(settings.bots, settings.bot_processes)
    house = House(settings.face, store, thinkers, settings.bot_seconds, build_name())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(house.sweep())
        asyncio.get_running_loop().run_in_executor(None, house.make_catalogues)
        yield
        sweeping.cancel()

    routes: list[BaseRoute] = [
        *Lobby(house, keyring).routes(),
        WebSocketRoute("/ws/{table}", Endpoint(house, keyring).open),
        Route("/", page),
        Route("/t/{table}", page),
        Mount("/", StaticFiles(directory=DIST, check_dir=False)),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware)],
        exception_handlers={404: http_error, 405: http_error, 500: http_error},
        lifespan=lifespan,
    )
    return app, house


def listen(host: str, port: int) -> sockets.socket:
    """A listening socket. Raises OSError: a port in use is known before anything is started."""
    family, kind, proto, _, address = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM)[0]
    listener = sockets.socket(family, kind, proto)
    if os.name == "posix":
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


NEAR_PORTS = 50


def free_port(host: str, port: int) -> int | None:
    """A port above this one that nobody listens on now."""
    for other in range(port + 1, min(port + NEAR_PORTS, 65_535) + 1):
        with contextlib.suppress(OSError):
            listen(host, other).close()
            return other
    return None


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = True,
    *,
    database: str | None = None,
    lang: str = "en",
    settings: Settings | None = None,
) -> int:
    """Run the table until Ctrl-C. Prints the address; returns the exit status."""
    settings = settings or Settings(data or data_directory(), database)

    def fail(key: str, **args: str | Foreign) -> int:
        print(words.say(lang, key, **{name: words.said(value, lang) for name, value in args.items()}), file=sys.stderr)
        return 1

    try:
        listener = listen(host, port)
    except OSError as error:
        other = free_port(host, port) if error.errno == errno.EADDRINUSE else None
        if other is not None:
            return fail("server-port-taken", port=str(port), other=str(other))
        return fail("server-port", host=host, port=str(port), detail=words.foreign_error(error))
    with listener, Doorkeeper() as keeper:
        try:
            asyncio.run(run(settings, listener, host, open_browser, lang, keeper))
        except StoreTooNew:
            return fail("server-store-too-new")
        except (OSError, SQLAlchemyError, ImportError) as error:
            return fail("server-store", detail=Foreign(str(error).splitlines()[0]))
    return 0


class Server(uvicorn.Server):
    """Closes as it was told to, however often it is told: it takes a second or two at most."""

    def handle_exit(self, sig: int, frame: object) -> None:
        self.should_exit = True


class Doorkeeper:
    """Closes the table on Ctrl-C or a termination signal, whenever it comes: also before or after uvicorn listens to
    signals itself. Elsewhere than in the main thread there are no signals. Impatience changes nothing: a second Ctrl-C does
    not break into the closing."""

    def __init__(self) -> None:
        self.server: uvicorn.Server | None = None
        self.is_closing = False
        self.previous: dict[int, Any] = {}

    def __enter__(self) -> Doorkeeper:
        if threading.current_thread() is threading.main_thread():
            self.previous = {number: signal.signal(number, self.close) for number in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self.previous.items():
            signal.signal(number, signal.SIG_IGN if self.is_closing else handler)

    def close(self, *_: object) -> None:
        self.is_closing = True
        if self.server is not None:
            self.server.should_exit = True


async def run(
    settings: Settings, listener: sockets.socket, host: str, open_browser: bool, lang: str, keeper: Doorkeeper
) -> None:
    app, house = await make(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        log_level="warning",
        access_log=False,  # addresses are private links
        timeout_graceful_shutdown=1,
        server_header=False,
    )
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    try:
        keeper.server = Server(config)
        if not keeper.is_closing:
            print(words.say(lang, "server-open", address=address), flush=True)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
            settle_memory()
            await keeper.server.serve(sockets=[listener])
            keeper.is_closing = True
    finally:
        await house.close()


def settle_memory() -> None:
    """Positions hold no cycles, so that looking for them seldom is enough: with many tables it is a pause for all."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)

"""Somebody at a browser: clicks what is lit, and complains about everything that the console says."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, TimeoutError, expect

DECIDES = ".prompt.mine, .prompt.over"
LIT = "[data-table] :is(.slot.legal, .slot.target, .node-pick, .cell-pick)"

SHOWN = """seq => {
    const table = document.querySelector("[data-table]");
    return table === null || (Number(table.dataset.seq) >= seq && table.ariaBusy !== "true");
}"""


class Person:
    """One browser with one page. `frames` is everything that the server has sent to it."""

    def __init__(self, browser: Browser, url: str, lang: str = "ru", *, speed: str = "off", **context: Any) -> None:
        context.setdefault("viewport", {"width": 1440, "height": 900})
        context.setdefault("reduced_motion", "reduce")
        context.setdefault("locale", {"ru": "ru-RU", "en": "en-US"}[lang])
        self.url, self.chance = url, random.Random(1)
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.context: BrowserContext = browser.new_context(**context)
        self.context.add_init_script(
            f"localStorage.getItem('sumrak.speed') ?? localStorage.setItem('sumrak.speed', '{speed}')"
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self.hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        )

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def leave(self) -> None:
        """Closes the browser. Nothing may have gone wrong meanwhile, and no text may have been missing."""
        self.context.close()
        assert self.complaints == [], self.complaints

    # before the game
    def start(
        self, opponent: str = "random", deck: str = "reaper", deck2: str = "skorn", name: str = "", game: str = "the_v"
    ) -> None:
        """Sits down to a game; where nobody brings a deck, `deck` is the side."""
        self.page.goto(self.url)
        for chosen in (game, deck, opponent):
            self.page.locator("label", has=self.page.locator(f"input[value={chosen}]")).click()
        if self.page.locator("select[name=deck2]").count():
            self.page.locator("select[name=deck2]").select_option(deck2)
        self.page.locator("input[name=name]").fill(name)
        self.page.locator("[data-start]").click()
        self.page.wait_for_url("**/t/*")

    def starts_many(self, seats: int, who: dict[int, str] | None = None, deck: str = "", clock: str = "") -> None:
        """Sits down to a game for many: I in the first seat unless said otherwise, bots in the others."""
        self.page.goto(self.url)
        for value in ("vtes", str(seats)):
            self.page.locator("label", has=self.page.locator(f"input[value='{value}']")).first.click()
        for seat, by in (who or {}).items():
            self.page.locator(f"select[name=seat{seat}]").select_option(by)
        if deck:
            self.page.locator("label", has=self.page.locator(f"input[name=deck][value={deck}]")).click()
        self.page.locator("select[name=clock]").select_option(clock)
        self.page.locator("[data-start]").click()
        self.page.wait_for_url("**/t/*")

    def comes(self, link: str, name: str = "", deck: str = "") -> None:
        """Follows an invitation, says who it is, and sits down."""
        self.page.goto(link)
        self.page.locator("input[name=name]").fill(name)
        if deck:
            self.page.locator("label", has=self.page.locator(f"input[name=deck][value={deck}]")).click()
        self.page.locator("[data-sit]").click()

    def sits_down(self) -> None:
        expect(self.page.locator("[data-table]")).to_be_visible()

    # at the table
    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    @property
    def spoken(self) -> Locator:
        return self.page.locator(".spoken:enabled")

    def waits_for_me(self, milliseconds: int = 20_000) -> bool:
        """Until I am asked or the game is over; whether I am asked."""
        self.page.wait_for_selector(DECIDES, timeout=milliseconds)
        self.settles()
        return not self.is_over()

    def settles(self) -> None:
        """Until the page shows the last that the server has sent: what is clicked before that is lost."""
        with contextlib.suppress(TimeoutError):
            self.page.wait_for_function(SHOWN, arg=self.seq(), timeout=5000)

    def is_over(self) -> bool:
        return self.page.locator(".prompt.over").count() > 0

    def click(self, card: Locator) -> None:
        """Of a card that lies under another only the upper edge can be hit, of a card in a full hand the left."""
        words = (card.get_attribute("class", timeout=5000) or "").split()
        box = card.bounding_box(timeout=5000)
        if "slot" not in words or box is None:
            card.click(timeout=5000)
        else:
            low = 6 if "under" in words else min(50, box["height"] * 0.4)
            card.click(position={"x": min(20, box["width"] * 0.4), "y": low}, timeout=5000)

    def decide(self) -> None:
        """One click, or the few that one answer takes, at random among what is lit or written on a button."""
        before = self.seq()
        for _ in range(6):
            if self.page.locator("[data-confirm]").count():
                self.page.locator("[data-confirm]").click()
            elif self.page.locator(".menu [data-option]").count():
                self.page.locator(".menu [data-option]").first.click()
            elif ways := self.page.locator(".way:enabled").count():  # chips on the cards of a hand
                with contextlib.suppress(TimeoutError):
                    self.page.locator(".way:enabled").nth(self.chance.randrange(ways)).click(timeout=5000)
            else:
                cards, buttons = self.lit.count(), self.spoken.count()
                if not cards and not buttons:  # the other has answered meanwhile, and the table is drawn anew
                    self.waits_for_me()
                elif cards and (not buttons or self.chance.random() < 0.8):
                    self.point_at(self.lit.nth(self.chance.randrange(cards)))
                else:
                    self.spoken.nth(self.chance.randrange(buttons)).click()
            if self.has_moved(before):
                return
        raise AssertionError(f"six clicks did not make an answer: {self.page.locator('.prompt').inner_text()}")

    def point_at(self, card: Locator) -> None:
        """A click on a card that may be gone: where both choose at the same time the table changes under the hand."""
        with contextlib.suppress(TimeoutError):
            self.click(card)

    def seq(self) -> int:
        views = [frame["seq"] for frame in self.frames if frame["t"] == "view"]
        return int(views[-1]) if views else -1

    def has_moved(self, before: int) -> bool:
        """Whether the table took an answer: a click that only points at something leaves a dialog, a menu or a target."""
        for _ in range(40):
            if self.seq() != before:
                return True
            half_way = "[data-confirm], .menu [data-option], .slot.chosen"
            if self.page.locator(half_way).count():
                return False
            self.page.wait_for_timeout(25)
        return False

    def play(self, decisions: int, until: str = "") -> None:
        """So many decisions, or until something is on the page while I decide, or to the end."""
        for _ in range(decisions):
            if not self.waits_for_me() or (until and self.page.locator(until).count()):
                return
            self.decide()

    def eventually(self, *claims: Callable[[], object], milliseconds: int = 5000) -> None:
        """Claims about what is drawn, which may still change: all of them hold together before long."""
        for _ in range(milliseconds // 25):
            with contextlib.suppress(AssertionError, ValueError, IndexError, Error):
                for claim in claims:
                    assert claim() is not False
                return
            self.page.wait_for_timeout(25)
        for claim in claims:
            assert claim() is not False

    def until(self, happens: Callable[[], bool], milliseconds: int = 5000) -> None:
        """Waits for something that the frames tell."""
        for _ in range(milliseconds // 25):
            if happens():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("it did not happen")

    def views(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["t"] == "view"]

    def place(self, name: str) -> dict[str, Any]:
        places = self.views()[-1]["view"]["places"]
        found: dict[str, Any] = next(place for place in places if place["id"] == name)
        return found

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def missing_texts(self) -> list[str]:
        return re.findall(r"⟦[^⟧]*⟧", self.text())

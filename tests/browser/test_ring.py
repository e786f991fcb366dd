"""More than two at the table in the browser: seats, the ring, what is going on, friends, stops, clocks."""

import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import sumrak
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_access import PHONE, assert_accessible, assert_fits
from tests.table.people import Server

WIDE = {"viewport": {"width": 1280, "height": 800}}

CUT_OFF = """() => {
    const out = [];
    for (const e of document.querySelectorAll('.ring .seat, .regions .region, .band.near .identity, .prompt .button')) {
        const r = e.getBoundingClientRect();
        if (r.width > 0 && (r.left < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)) out.push(e.className);
    }
    for (const e of document.querySelectorAll('.table > .regions')) if (e.scrollWidth > e.clientWidth + 1) out.push('scrolls');
    return out;
}"""

OVER_THE_EDGE = """() => [...document.querySelectorAll('.regions .slot .pips')].filter((pips) => {
    const other = pips.closest('.plate').querySelector('.badges').getBoundingClientRect();
    const own = pips.getBoundingClientRect();
    return own.right > other.left + 1 && own.bottom > other.top && other.width > 0;
}).map((pips) => pips.closest('.slot').dataset.def)"""
"""Counters on a card that run into what stands in its other corner."""


def assert_whole(me: Person) -> None:
    """Nothing runs off the screen, and nothing of mine is cut off."""
    assert_fits(me.page)
    me.eventually(lambda: me.page.evaluate(CUT_OFF) == [])


def mine(me: Person) -> dict[str, Any]:
    view: dict[str, Any] = me.views()[-1]["view"]
    return view


def test_five_seats_with_four_bots(invite: Invite) -> None:
    """From the start page in three clicks; the others sit in their order, prey to the left, predator to the right."""
    me = invite("en", **WIDE)
    me.starts_many(5, {1: "random", 2: "greedy", 3: "random", 4: "random"})
    me.sits_down()
    assert me.waits_for_me()
    page = me.page
    assert page.locator(".menubar-game").evaluate("e => e.scrollHeight <= e.clientHeight + 1"), "the game's name is cut"
    assert page.evaluate(OVER_THE_EDGE) == []
    expect(page.locator(".log-times").first).to_have_text("×11")  # cards drawn unseen: one line for each player
    seats = page.locator(".ring .seat")
    me.eventually(lambda: seats.evaluate_all("all => all.map(x => x.dataset.seat)") == ["1", "2", "3", "4"])
    expect(seats.first).to_contain_text("prey")
    expect(seats.last).to_contain_text("predator")
    boxes = [seats.nth(i).bounding_box() for i in range(4)]
    assert [box["x"] for box in boxes if box] == sorted(box["x"] for box in boxes if box)
    for seat, counters in ((player["seat"], player["counters"]) for player in mine(me)["players"][1:]):
        expect(page.locator(f".ring [data-seat='{seat}'] .seat-chief")).to_contain_text(str(counters["pool"]))
    assert_whole(me)
    page.locator("[data-enlarge='2']").click()
    expect(page.locator(".seat.large-seat .region").first).to_be_visible()
    assert_whole(me)
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.locator("[data-enlarge='2']").click()
    for _ in range(6):
        if not me.waits_for_me():
            break
        me.decide()
        assert_whole(me)
    assert me.missing_texts() == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_ring_on_a_phone(invite: Invite, lang: str) -> None:
    """A strip of seats; the one that is tapped opens below it."""
    me = invite(lang, **PHONE)
    me.starts_many(5, dict.fromkeys(range(1, 5), "random"))
    me.sits_down()
    assert me.waits_for_me()
    page = me.page
    assert_whole(me)
    page.locator(".ring .seat-name").nth(1).tap()
    expect(page.locator(".large-seat .region").first).to_be_visible()
    page.wait_for_function(  # once what was opened has found its room
        """() => {
            const [ring, middle] = ['.ring', '.ring-middle'].map((one) => document.querySelector(one).getBoundingClientRect());
            return ring.bottom <= middle.top + 1;
        }"""
    )
    assert_whole(me)
    assert_accessible(page)
    page.locator(".large-seat .seat-look").tap()
    expect(page.locator(".large-seat")).to_have_count(0)
    page.set_viewport_size({"width": 844, "height": 390})
    assert_fits(page)
    assert me.missing_texts() == []


DECKS = ["b", "c", "a", "d", "e"]


def record_until_nearly_over(seed: int, rest: int) -> list[tuple[int, str]]:
    """A game of five played in memory, but for its last answers: (seat, notation) each."""
    game = sumrak.new("vtes", decks=DECKS, seed=seed)
    chance = random.Random(seed)
    line = []
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        words = [option.notation for option in decision.options]
        choice = chance.choice(
            [x for x in words if x.split()[0] not in ("pass", "end", "decline", "withdraw")] or words
        )
        line.append((decision.seat, choice))
        game.play(choice, seat=decision.seat)
    return line[:-rest]


def have_played(me: Person, server: Server, seed: int, line: list[tuple[int, str]]) -> None:
    """Sits down with four bots; then the server is away for a moment, and so much has been played meanwhile."""
    me.starts_many(5, dict.fromkeys(range(1, 5), "random"), deck="b")
    me.sits_down()
    table = me.frames[0]["table"]
    server.stop()
    with sqlite3.connect(server.data / "sumrak.sqlite") as store:
        store.execute("delete from entries where table_id = ?", (table,))
        store.execute("update tables set seed = ?, decks = ? where id = ?", (f"{seed:032x}", json.dumps(DECKS), table))
        for number, (seat, choice) in enumerate(line):
            row = (table, number, "answer", seat, choice)
            store.execute("insert into entries (table_id, number, kind, seat, body, at) values (?, ?, ?, ?, ?, 0)", row)
    me.complaints.clear()  # the server was away
    server.start()
    me.page.reload()


def record_until_others_are_chosen() -> tuple[int, list[tuple[int, str]], int]:
    """Of the first game in which the first seat chooses among cards of others only: its seed, its line, the first of these others."""
    for seed in range(3, 100):
        game, chance, line = sumrak.new("vtes", decks=DECKS, seed=seed), random.Random(seed), list[tuple[int, str]]()
        while (decision := game.decision) is not None:
            cards = [option.anchors[0].get("card") for option in decision.options if option.anchors]
            if decision.seat == 0 and len(cards) == len(decision.options) > 1:
                lies = {card["id"]: place["seat"] for place in game.view(0)["places"] for card in place["cards"]}
                whose = {lies.get(card) for card in cards}
                if not whose & {0, None}:
                    return seed, line, min(whose)
            words = [option.notation for option in decision.options]
            choice = chance.choice([x for x in words if x.split()[0] not in ("pass", "end", "withdraw")] or words)
            line.append((decision.seat, choice))
            game.play(choice, seat=decision.seat)
    raise AssertionError("nobody aims at anybody")


def test_on_a_phone_the_seat_with_the_targets_opens(browser: Browser, tmp_path: Path) -> None:
    """Seats are folded up there; what is to be chosen among their cards cannot be pointed at unless one is open."""
    server = Server(tmp_path / "data", face="sumrak", BOT_SECONDS="0")
    me = Person(browser, server.url, "en", **PHONE)
    try:
        seed, line, first = record_until_others_are_chosen()
        have_played(me, server, seed, line)
        assert me.waits_for_me(60_000)
        expect(me.page.locator(f".large-seat[data-seat='{first}'] .slot.legal").first).to_be_visible()
        assert_whole(me)
    finally:
        me.context.close()
        server.kill()
    assert server.errors == ""


def test_a_game_of_five_is_played_to_the_end(browser: Browser, tmp_path: Path) -> None:
    """Begun on the start page, gone on with after a restart of the server, finished in the browser against four bots."""
    server = Server(tmp_path / "data", face="sumrak", BOT_SECONDS="0")
    me = Person(browser, server.url, "ru", **WIDE)
    try:
        have_played(me, server, 4, record_until_nearly_over(4, 25))
        for _ in range(200):
            if not me.waits_for_me(60_000):
                break
            before = me.seq()
            if me.spoken.count():
                me.spoken.last.click()  # pass, end: it goes the faster to its end
                me.has_moved(before)
            else:
                me.decide()
        expect(me.page.locator(".outcome-scores > span")).to_have_count(5)
        sheet = me.page.locator("dialog[open]")
        assert sheet.evaluate("e => e.scrollWidth <= e.clientWidth"), "all five are seen at once"
        assert me.views()[-1]["view"]["outcome"]["termination"]
        assert me.missing_texts() == []
    finally:
        me.context.close()
        server.kill()
    assert server.errors == ""


def test_a_deck_is_looked_at_before_the_game(invite: Invite) -> None:
    """Vampires and library, by type; each deck has an emblem of its own."""
    me = invite("ru", **WIDE)
    page = me.page
    page.goto(me.url)
    page.locator("label", has=page.locator("input[value=vtes]")).click()
    expect(page.locator(".deck-emblem path")).to_have_count(5)
    emblems = page.locator(".deck-emblem path").evaluate_all("all => all.map(path => path.getAttribute('d'))")
    assert len(set(emblems)) == 5
    page.locator("[data-deck-look=a]").click()
    expect(page.locator("dialog[open] .deck-cards .slot")).to_have_count(22)
    expect(page.locator("dialog[open]")).to_contain_text("Gilbert Duane")
    expect(page.locator("dialog[open]")).to_contain_text("Deflection")


def test_friends_for_a_ring(invite: Invite) -> None:
    """Two links; each friend has a name and a deck of his own; all see who sits where; a spectator sees the ring too."""
    me, boris, vera, guest = invite("en", **WIDE), invite("en", **WIDE), invite("ru", **PHONE), invite("en", **WIDE)
    me.starts_many(3, {1: "friend", 2: "friend"})
    expect(me.page.locator(".guests .free")).to_have_count(2)
    assert_accessible(me.page)
    links = [me.url + invitation["path"] for invitation in me.frames[0]["links"]["invites"]]
    boris.comes(links[1], "Boris", "c")
    expect(me.page.locator(".guests")).to_contain_text("Boris")
    expect(me.page.locator(".guests .free")).to_have_count(1)
    vera.page.goto(links[1])  # that seat is taken: the other one is offered
    assert_accessible(vera.page)
    vera.page.locator("input[name=name]").fill("Вера")
    vera.page.locator("[data-sit]").click()
    for person in (me, boris, vera):
        person.sits_down()
    hello = [frame for frame in me.frames if frame["t"] == "hello"][-1]
    assert hello["names"][1:] == ["Вера", "Boris"]
    assert hello["decks"][2] == "c"
    expect(boris.page.locator(".ring .seat").last).to_contain_text("Вера")  # his predator
    guest.page.goto(guest.url + hello["links"]["watch"])
    expect(guest.page.locator(".ring .seat")).to_have_count(2)
    assert "options" not in guest.views()[-1]["view"]
    vera.page.locator(".log-button").tap()
    vera.page.locator("dialog .danger").tap()
    vera.page.locator("dialog .sheet-buttons .danger").tap()
    expect(me.page.locator(".ring [data-seat='1']")).to_contain_text("a bot plays")
    assert me.page.locator(".prompt.over").count() == 0


def test_stops_are_kept(invite: Invite) -> None:
    """What is switched off in the settings goes to the server, now and after a reload."""
    me = invite("en", **WIDE)
    me.starts_many(3, {1: "random", 2: "random"})
    sent: list[str] = []
    me.sits_down()
    page = me.page
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    page.keyboard.press("s")
    page.locator("input[name='votes:others']").uncheck()
    page.locator("input[name=wake][value=no]").check(force=True)
    assert_accessible(page)
    page.reload()
    me.sits_down()
    me.until(lambda: any('"prefer"' in text for text in sent))
    told = next(text for text in sent if '"prefer"' in text)
    assert '"votes:others"' in told
    assert '"wake":false' in told
    page.keyboard.press("s")
    expect(page.locator("input[name='votes:others']")).not_to_be_checked()
    expect(page.locator("input[name='votes:own']")).to_be_checked()


def test_clocks_are_shown(invite: Invite) -> None:
    """Mine runs while I am asked; bots have none; the start page says how long."""
    me = invite("ru", **WIDE)
    me.starts_many(2, clock="10+10")
    me.sits_down()
    assert me.waits_for_me()
    clock = me.page.locator(".clock.runs")
    expect(clock).to_have_count(1)
    expect(clock).to_have_text(re.compile(r"(9:5\d|10:0\d)"))
    before = clock.inner_text()
    me.page.wait_for_timeout(1300)
    expect(clock).not_to_have_text(before)
    assert_whole(me)

"""A duel that is over: both opened cards, the comparisons and the tokens stay in the middle for a while."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def log_of(person: Person) -> list[dict[str, Any]]:
    entries: dict[int, dict[str, Any]] = {}
    for frame in person.views():
        entries = {n: entry for n, entry in entries.items() if n < frame["log_from"]}
        entries |= {entry["n"]: entry for entry in frame["log"]}
    return [entries[n] for n in sorted(entries)]


def last_duel(person: Person) -> list[dict[str, Any]]:
    entries = log_of(person)
    begins = max(i for i, entry in enumerate(entries) if entry["k"] == "the_v-log-started-duel")
    return entries[begins:]


def after_a_comparison(me: Person) -> list[dict[str, Any]]:
    """Plays on until a duel of two opened cards has just been decided; its lines."""
    for _ in range(200):
        assert me.waits_for_me()
        if me.page.locator(".result .versus-numbers").count() and me.page.locator(".result .slot").count() == 2:
            return last_duel(me)
        me.decide()
    raise AssertionError("no duel")


def assert_shows(page: Page, duel: list[dict[str, Any]]) -> None:
    """What the log says of it, cell by cell."""
    opened = [entry["a"]["card"]["card"] for entry in duel if entry["k"] == "the_v-log-opened-duel-card"]
    stakes = page.locator(".result .slot")
    expect(stakes).to_have_count(2)
    for i in (0, 1):
        expect(stakes.nth(i)).to_have_attribute("data-def", opened[i])
    rows = page.locator(".result tr")
    expect(rows).to_have_count(2)
    for i, value in enumerate(("influence", "threat")):
        line = next(entry for entry in duel if entry["k"].endswith(f"-by-{value}"))
        expect(rows.nth(i).locator("td")).to_have_text([str(line["a"]["before"]), str(line["a"]["after"])])
        wins = re.compile(r"\bwins\b")
        (expect(rows.nth(i)).to_have_class if "-won-" in line["k"] else expect(rows.nth(i)).not_to_have_class)(wins)


def test_a_duel_stays_until_the_next_answer(invite: Invite) -> None:
    me = invite("ru")
    me.start(deck="court")
    me.sits_down()
    duel = after_a_comparison(me)
    page = me.page
    assert_shows(page, duel)
    page.locator(".result .slot").first.hover()
    expect(page.locator(".hover .large-rules")).to_be_visible()
    page.locator("[data-language]").click()
    expect(page.locator(".result .versus-numbers")).to_contain_text("Influence")
    assert_shows(page, duel)
    assert me.missing_texts() == []
    me.decide()
    assert me.waits_for_me()
    if last_duel(me)[0]["n"] == duel[0]["n"]:
        expect(page.locator(".result")).to_have_count(0)


def test_a_duel_is_seen_by_a_spectator_and_when_looking_back(invite: Invite) -> None:
    me, guest = invite("ru"), invite("en", **PHONE)
    me.start("both", deck="court")
    me.sits_down()
    page = me.page
    guest.page.goto(guest.url + me.frames[0]["links"]["watch"])
    guest.sits_down()
    for _ in range(200):
        page.locator(".curtain, .prompt.mine").first.wait_for()
        if page.locator(".curtain").count():
            page.locator(".curtain .button").click()
        assert me.waits_for_me()
        me.decide()
        page.wait_for_timeout(40)
        if guest.page.locator(".result .versus-numbers").count():
            break
    duel = last_duel(guest)
    assert_shows(guest.page, duel)
    over = next(entry for entry in reversed(duel) if "-by-threat" in entry["k"])
    guest.page.locator(".log-button").tap()
    guest.page.locator("dialog .replay-scrub").fill("0")
    guest.until(lambda: guest.views()[-1]["ply"] == 0)
    expect(guest.page.locator(".result")).to_have_count(0)
    guest.page.locator("dialog .replay-scrub").fill(str(over["seq"]))
    guest.until(lambda: guest.views()[-1]["ply"] == over["seq"])
    assert_shows(guest.page, duel)

"""Hints, who is ahead, the course of a game: where they are given, and that everybody can use them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_access import LYING, PHONE, assert_accessible, assert_fits

LONG = 60_000


def hinted(me: Person, n: int = 0) -> dict[str, Any]:
    """The answer to the hint asked for, when it is whole; `n`: hints that were whole before."""
    whole: list[dict[str, Any]] = []

    def happens() -> bool:
        whole[:] = [frame for frame in me.frames if frame["t"] == "hint" and frame.get("done")]
        return len(whole) > n

    me.until(happens, LONG)
    return whole[-1]


def sit_down(me: Person, decisions: int = 6, **more: Any) -> None:
    me.start(deck="court", **more)
    me.sits_down()
    me.play(decisions)
    assert me.waits_for_me()


def resign(me: Person) -> None:
    me.page.keyboard.press("g")
    me.page.locator("dialog .danger").first.click()
    me.page.wait_for_selector(".prompt.over")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_hint_is_a_list_and_marks_on_the_table(invite: Invite, theme: str) -> None:
    """By a key or a button; in the language of the moment; each idea as the option is called, with its paragraph, and no notation."""
    me = invite("ru", color_scheme=theme)
    page = me.page
    sit_down(me)
    page.keyboard.press("h")
    found = hinted(me)
    ideas = page.locator(".panel .idea")
    expect(ideas).to_have_count(min(5, len(found["ideas"])))
    for i, idea in enumerate(found["ideas"][:5]):
        expect(ideas.nth(i)).to_have_attribute("data-idea", idea["option"]["id"])
        if " " in idea["option"]["id"]:
            expect(ideas.nth(i)).not_to_contain_text(idea["option"]["id"])
        expect(ideas.nth(i).locator(".idea-text .cite")).to_have_text(idea["option"]["cite"])
    assert "⟦" not in me.text()
    expect(page.locator(".ghost-mark").first).to_be_visible()
    assert_accessible(page)
    before = page.locator(".panel .ideas").inner_text()
    page.keyboard.press("t")
    expect(page.locator(".panel .ideas-head h3")).to_have_text("What could best be done")
    expect(page.locator(".panel .ideas")).not_to_have_text(before)
    assert me.missing_texts() == []
    page.locator(".panel .idea-rank").last.click()
    last = len(found["ideas"][:5])
    expect(page.locator(f".ghost-mark:not([data-ranks='{last}'])")).to_have_count(0)
    page.locator("[data-hint]:visible").click()
    expect(page.locator(".panel .idea")).to_have_count(0)
    expect(page.locator(".ghost-mark")).to_have_count(0)


def test_a_hint_is_about_one_decision(invite: Invite) -> None:
    """Once the table has gone on, it is gone."""
    me = invite("en")
    sit_down(me)
    me.page.keyboard.press("h")
    hinted(me)
    expect(me.page.locator(".panel .idea").first).to_be_visible()
    me.decide()
    me.waits_for_me()
    expect(me.page.locator(".panel .idea")).to_have_count(0)


def test_the_bar_follows_the_game(invite: Invite) -> None:
    """And is remembered by the browser; what it says is said in words too."""
    me = invite("en")
    page = me.page
    sit_down(me)
    assert page.locator("[data-bar]").count() == 0, "nobody is told who has not asked"
    page.keyboard.press("b")
    bar = page.locator(".panel > [data-bar=there]")
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("aria-label", re.compile("^Who is ahead: Player 1 "))
    asked = len([frame for frame in me.frames if frame["t"] == "worth"])
    me.decide()
    me.until(lambda: len([frame for frame in me.frames if frame["t"] == "worth"]) > asked)
    page.reload()
    expect(page.locator(".panel > [data-bar=there]")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator("[data-bar]")).to_have_count(0)


def test_nothing_of_it_in_a_game_between_people(invite: Invite) -> None:
    me, friend = invite("en"), invite("ru")
    me.start("friend")
    friend.page.goto(me.page.locator(".copy-url").input_value())
    friend.page.locator("[data-sit]").click()
    for person in (me, friend):
        person.sits_down()
        person.page.keyboard.press("h")
        person.page.keyboard.press("b")
        person.page.wait_for_timeout(200)
        assert person.page.locator("[data-hint], [data-worth], [data-bar], .idea").count() == 0
        assert not [frame for frame in person.frames if frame["t"] in ("hint", "worth", "course")]


def test_after_the_end_the_whole_game_can_be_gone_through(invite: Invite) -> None:
    me = invite("en")
    page = me.page
    sit_down(me, 12)
    resign(me)
    last = me.views()[-1]["last"]
    page.locator("[data-trace]").click()
    graph = page.locator("[data-course=done]")
    graph.wait_for(timeout=LONG)
    points = [point["ply"] for frame in me.frames if frame["t"] == "course" for point in frame["points"]]
    assert set(points) == set(range(last + 1))
    assert_accessible(page)
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    me.until(lambda: me.views()[-1].get("live") is False and abs(me.views()[-1]["ply"] - last / 2) <= 1)
    page.keyboard.press("h")
    hint = hinted(me)
    assert hint["ply"] == me.views()[-1]["ply"]
    expect(page.locator(".panel .idea").first).to_be_visible()
    played = page.locator(".panel .idea.played .tag, .panel .ideas-played")
    expect(played).to_have_count(1 if hint.get("played") else 0)
    whole = len([frame for frame in me.frames if frame["t"] == "hint" and frame.get("done")])
    page.locator(".study-truth input").check()
    hinted(me, whole)
    expect(page.locator(".panel .idea").first).to_be_visible()
    me.until(lambda: any(frame["t"] == "course" and frame.get("seat") is None for frame in me.frames), LONG)
    for turn in page.locator(".course-turns li").all():
        expect(turn).to_contain_text(re.compile(r"points?"))
        expect(turn.locator("i").first).to_contain_text(":")
    assert me.missing_texts() == []


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_end_leads_to_the_analysis(invite: Invite, size: dict[str, Any]) -> None:
    """With one click: on a phone it is in the drawer."""
    me = invite("en", **size)
    page = me.page
    sit_down(me, 2)
    page.keyboard.press("g")
    page.locator("dialog .danger").first.click()
    page.locator("dialog [data-analyse]").click()
    expect(page.locator("[data-trace][aria-pressed=true]:visible")).to_have_count(1)
    page.locator("[data-course]:visible").wait_for(timeout=LONG)
    expect(page.locator(".prompt.over strong")).to_have_text("You have lost.")


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["portrait", "landscape"])
def test_on_a_phone(invite: Invite, size: dict[str, Any]) -> None:
    """The button is in the log's drawer; the ideas come one at a time, and the table stays in sight."""
    me = invite("ru", **size)
    page = me.page
    sit_down(me)
    page.locator(".log-button").click()
    page.locator("dialog [data-worth]").click()
    page.locator("dialog [data-hint]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    found = hinted(me)
    expect(page.locator(".strip .idea")).to_have_count(1)
    expect(page.locator(".strip .idea")).to_have_attribute("data-idea", found["ideas"][0]["option"]["id"])
    if len(found["ideas"]) > 1:
        page.locator(".strip-steps .button").last.click()
        expect(page.locator(".strip .idea")).to_have_attribute("data-idea", found["ideas"][1]["option"]["id"])
    expect(page.locator(".menubar > [data-bar]")).to_be_visible()
    assert_fits(page)
    assert_accessible(page)
    small = page.evaluate(
        "[...document.querySelectorAll('.strip button:not(.cite)')].filter(b => b.getBoundingClientRect().height < 40).length"
    )
    assert small == 0
    page.locator(".strip .ideas-head button").click()
    expect(page.locator(".strip")).to_have_count(0)


def test_a_bot_that_thinks(invite: Invite) -> None:
    """One chooses how long; it is called so at the table, and answers."""
    me = invite("ru")
    me.page.goto(me.url)
    me.page.locator("label", has=me.page.locator("input[value=the_v]")).click()
    me.page.locator("label", has=me.page.locator("input[value=ismcts]")).click()
    me.page.locator("select[name=level]").select_option("quick")
    me.page.locator("[data-start]").click()
    me.page.wait_for_url("**/t/*")
    me.sits_down()
    assert "Бот «Мыслитель» (быстрый)" in me.text()
    for _ in range(3):
        assert me.waits_for_me(LONG)
        me.decide()
    assert me.missing_texts() == []


def test_the_table_in_words_has_it_too(invite: Invite) -> None:
    """As a list under the decision, without marks; the bar is a sentence."""
    me = invite("en")
    page = me.page
    sit_down(me)
    page.keyboard.press("x")
    expect(page.locator("[data-twin]")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator("[data-twin]")).to_contain_text("Who is ahead: Player 1")
    page.keyboard.press("h")
    found = hinted(me)
    expect(page.locator(".twin .idea")).to_have_count(min(5, len(found["ideas"])))
    expect(page.locator(".ghost-mark")).to_have_count(0)
    expect(page.locator(".strip")).to_have_count(0)
    assert_accessible(page)
    page.keyboard.press("x")
    expect(page.locator(".panel .idea")).to_have_count(min(5, len(found["ideas"])))

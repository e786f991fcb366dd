"""Phones, screen readers, light and dark: axe finds nothing serious, and nothing runs off the screen."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def assert_before_long(page: Page, look: Callable[[], object], wanted: object) -> None:
    """Once what was just drawn has found its place."""
    for wait in (0, 50, 200, 800):
        page.wait_for_timeout(wait)
        seen = look()
        if seen == wanted:
            return
    assert seen == wanted


def assert_accessible(page: Page) -> None:
    def violations() -> list[tuple[str, list[str]]]:
        found = Axe().run(page).response["violations"]
        serious = [violation for violation in found if violation["impact"] in ("serious", "critical")]
        return [(violation["id"], [node["html"][:200] for node in violation["nodes"][:3]]) for violation in serious]

    assert_before_long(page, violations, [])


def assert_fits(page: Page) -> None:
    root = "document.documentElement"
    over = f"[{root}.scrollWidth - innerWidth, {root}.scrollHeight - innerHeight]"
    assert_before_long(page, lambda: page.evaluate(over), [0, 0])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe(invite: Invite, theme: str) -> None:
    """Start page, a look into a deck, the table in a duel, a card's sheet, the rules, the settings."""
    me = invite("ru", color_scheme=theme)
    page = me.page
    page.goto(me.url)
    page.locator("label", has=page.locator("input[value=the_v]")).click()
    page.locator("[data-deck-look=court]").wait_for()
    assert_accessible(page)
    page.locator("[data-deck-look=court]").click()
    page.locator("dialog .slot").first.wait_for()
    assert_accessible(page)
    me.start(deck="court")
    me.sits_down()
    me.play(200, until=".tray")
    assert_accessible(page)
    page.locator(".tray .slot").first.click(button="right")
    page.locator(".refusals, .uses").first.wait_for()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator(".paragraph").first.wait_for()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.locator(".settings").wait_for()
    assert_accessible(page)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["portrait", "landscape"])
def test_phone(invite: Invite, size: dict[str, Any]) -> None:
    """Some turns by touch; the table never scrolls as a whole, and buttons are large enough for a finger."""
    me = invite("ru", **size)
    me.start(deck="court")
    me.sits_down()
    page = me.page
    for _ in range(14):
        if not me.waits_for_me():
            break
        assert_fits(page)
        small = page.evaluate("""() => [...document.querySelectorAll('[data-table] button.button, .menubar .button')]
            .filter(b => b.offsetParent).map(b => b.getBoundingClientRect()).filter(r => r.height < 43.5 || r.width < 43.5).length""")
        assert small == 0
        me.decide()
    page.locator(".log-button").tap()
    expect(page.locator("dialog .log-line").first).to_be_visible()
    assert_accessible(page)


def test_long_press(invite: Invite) -> None:
    """A finger that rests on a card opens its sheet and plays nothing."""
    me = invite("ru", **PHONE)
    me.start(deck="court")
    me.sits_down()
    assert me.waits_for_me()
    page = me.page
    before = me.seq()
    box = page.locator(".fan .slot").first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + 20, "y": box["y"] + 40}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    page.wait_for_timeout(650)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("dialog .large")).to_be_visible()
    assert me.seq() == before


def test_settings_stay(invite: Invite) -> None:
    """Light or dark, and the speed of cards, outlive the page."""
    me = invite("en")
    page = me.page
    page.goto(me.url)
    page.locator(".menubar-buttons .button").last.click()
    page.locator("input[name=theme][value=light]").check(force=True)
    page.locator("input[name=speed][value=slow]").check(force=True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("localStorage['sumrak.speed']") == "slow"


def test_a_secret_card_is_not_laid_by_one_tap(invite: Invite) -> None:
    """It cannot be taken back. A finger is asked once more, a mouse is not, and the settings say otherwise."""
    me = invite("ru", **PHONE)
    page = me.page
    me.start(opponent="random", deck="reaper")
    me.sits_down()
    me.play(200, until=".tray")
    me.settles()

    def asked() -> bool:  # the opponent, who lays a card as well, may be late
        return "the_v-prompt-lay" in [decision["prompt"]["k"] for decision in me.views()[-1]["view"]["decisions"]]

    page.locator(".tray .slot.legal").first.tap()
    expect(page.locator(".menu [data-option]")).to_have_count(1)
    expect(page.locator(".menu [data-option]")).to_contain_text("Выбрать")
    assert asked()
    expect(page.locator(".tray .slot.chosen")).to_be_visible()
    page.locator(".menu .bare").tap()
    expect(page.locator(".menu")).to_have_count(0)
    page.evaluate("localStorage.setItem('sumrak.confirms', 'never')")
    page.reload()
    me.sits_down()
    assert me.waits_for_me()
    page.locator(".tray .slot.legal").first.tap()
    me.until(lambda: not asked() or me.is_over())


def test_a_long_row_lies_over_nothing(invite: Invite) -> None:
    """On a phone it is scrolled: with many characters the locations lay over the last of them, the title under the first."""
    me = invite("ru", **PHONE)
    me.start(deck="court")
    me.sits_down()
    page = me.page
    me.play(40, until=".board .area.wide .slot")
    over = page.evaluate("""() => {
        const slot = document.querySelector(".board .area.wide .slot");
        const row = slot.closest(".area");
        for (let i = 0; i < 8; i++) row.append(slot.cloneNode(true));
        const boxes = [...row.closest(".board-row").children].map(area => [...area.querySelectorAll(".slot")]
            .map(card => card.getBoundingClientRect()).filter(box => box.width > 0));
        const after = boxes.slice(1).map((cards, i) => [Math.max(...boxes[i].map(b => b.right)), Math.min(...cards.map(b => b.left))]);
        return after.filter(([end, begin]) => end > begin + 1).length;
    }""")
    assert over == 0
    assert_fits(page)


def test_every_game_on_a_phones_start_page_says_what_it_is(invite: Invite) -> None:
    """Those that were not chosen said nothing."""
    me = invite("ru", **PHONE)
    page = me.page
    page.goto(me.url)
    expect(page.locator(".game-tile").first).to_be_visible()
    for about in page.locator(".game-tile .tile > span:last-child").all():
        expect(about).to_be_visible()
        expect(about).not_to_be_empty()
    assert_fits_across(page)


def assert_fits_across(page: Page) -> None:
    assert_before_long(page, lambda: page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)

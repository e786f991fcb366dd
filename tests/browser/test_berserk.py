"""Berserk in the browser: crystals, cells, dice, and whoever may defend."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_access import assert_accessible, assert_fits

PHONE = {"width": 390, "height": 844}


def recruiting(invite: Invite, lang: str = "en") -> Person:
    """At the screen on which a squad is chosen."""
    me = invite(lang)
    me.start(deck="a", deck2="c", game="berserk")
    me.sits_down()
    me.play(12, until=".pool-part.chosen")
    return me


def squad(me: Person) -> int:
    return len(me.place(f"{me.views()[-1]['view']['seat']}.squad").get("cards", []))


def takes(me: Person, cards: int) -> None:
    """So many cards, one click each; what is lit can be paid."""
    for _ in range(4 * cards):
        if squad(me) == cards:
            return
        me.settles()
        before = me.seq()
        me.point_at(me.page.locator(".pool-part:not(.chosen) .slot.legal").last)  # the cheapest
        me.has_moved(before)
    assert squad(me) == cards


def places_by_clicks(me: Person) -> None:
    """A card, then a lit cell, until the squad lies on the field."""
    held = me.page.locator(".fan .slot.legal")
    for _ in range(40):
        if not me.waits_for_me() or not held.count():
            return
        before = me.seq()
        me.point_at(held.first)
        if me.page.locator(".cell-pick").count():
            me.point_at(me.page.locator(".cell-pick").first)
        me.has_moved(before)
    raise AssertionError("the squad does not lie on the field")


def test_recruiting_and_placement(invite: Invite) -> None:
    """Crystals go down by what is taken, a click puts it back; a card is placed by drag, the others by click."""
    me = recruiting(invite)
    page = me.page
    own = me.views()[-1]["view"]["own"]
    takes(me, 4)
    paid = me.views()[-1]["view"]["own"]
    assert paid["gold"] + paid["silver"] < own["gold"] + own["silver"]
    expect(page.locator(".pool-part.chosen .slot")).to_have_count(4)
    expect(page.locator(".budget.gold .budget-left")).to_have_text(f"{paid['gold']}/{paid['gold_of']}")
    me.settles()
    before = me.seq()
    me.point_at(page.locator(".pool-part.chosen .slot.legal").first)
    me.has_moved(before)
    assert squad(me) == 3
    takes(me, 4)
    page.set_viewport_size(PHONE)
    assert_fits(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".spoken").last.click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    expect(page.locator(".cells .cell")).to_have_count(30)
    assert me.waits_for_me()
    held = page.locator(".fan .slot.legal")
    expect(held.first).to_be_visible()
    me.settles()
    card = held.first.bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 16, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 60, steps=4)
    cell = page.locator(".cell.target").first
    name = cell.get_attribute("data-cell")
    at = cell.bounding_box()
    assert at is not None
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(f'.cell[data-cell="{name}"] > .slot.ours')).to_have_count(1)
    assert me.waits_for_me()
    places_by_clicks(me)
    assert me.missing_texts() == []


def test_a_fight(invite: Invite) -> None:
    """Both squads on the field, dice on the table; whoever wants to be asked at every step says so in the settings."""
    me = recruiting(invite, "ru")
    page = me.page
    page.keyboard.press("s")
    page.locator(".settings label", has=page.locator("input[value=always]")).click()
    page.keyboard.press("Escape")
    assert page.evaluate("localStorage.getItem('sumrak.passes')") == "always"
    takes(me, 5)
    page.locator(".spoken").last.click()
    expect(page.locator(".cells")).to_be_visible()
    me.play(90, until=".die")
    die = page.locator(".die").first
    if not me.is_over():
        expect(die).to_be_visible()
        expect(die).to_have_attribute("aria-label", re.compile("^[1-6]$"))
        assert_accessible(page)
        page.set_viewport_size(PHONE)
        assert_fits(page)
    cells = {
        card["cell"] for place in me.views()[-1]["view"]["places"] for card in place.get("cards", []) if "cell" in card
    }
    drawn = page.locator(".cell:has(> .slot)")
    me.eventually(lambda: set(drawn.evaluate_all("cells => cells.map(cell => cell.dataset.cell)")) == cells)
    assert me.missing_texts() == []


def test_no_click_at_a_pool_is_lost_while_the_other_recruits(invite: Invite) -> None:
    """Where what the others do stays in sight for a beat, a click only hurried it on, and the card was not taken."""
    me = invite("en", speed="slow")
    me.start(deck="a", deck2="c", game="berserk")
    me.sits_down()
    me.play(12, until=".pool-part.chosen")
    chosen = me.page.locator(".pool-part.chosen .slot")
    for taken in range(1, 4):
        me.page.locator(".pool-part:not(.chosen) .slot.legal").last.click()
        me.eventually(lambda taken=taken: squad(me) == taken, milliseconds=1500)
        me.page.wait_for_function("() => !document.querySelector('.spoken:disabled')")
    expect(chosen).to_have_count(3)


@pytest.mark.parametrize(("size", "least"), [({"width": 1280, "height": 800}, 100), (PHONE, 64)])
def test_the_hand_that_may_be_dealt_anew_can_be_read(invite: Invite, size: dict[str, int], least: float) -> None:
    """All fifteen side by side, none under another, with what there is to spend; they lay in a fan, names cut in pieces."""
    me = invite("ru", viewport=size)
    me.start(deck="a", deck2="c", game="berserk")
    me.sits_down()
    page = me.page
    me.play(4, until="[data-option='keep']")
    cards = page.locator(".pool-part .slot")
    expect(cards).to_have_count(15)
    expect(page.locator(".pool-part.chosen")).to_have_count(0)
    expect(page.locator(".fan")).to_have_count(0)
    expect(page.locator(".budget.gold .budget-left")).to_contain_text("/")
    expect(page.locator(".band.near .pile-name").first).to_be_visible()
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    assert min(box["width"] for box in boxes) >= least
    corners = {(round(box["x"]), round(box["y"])) for box in boxes}
    assert len(corners) == 15
    assert_fits(page)
    cards.first.click(button="right")
    expect(page.locator("dialog")).to_be_visible()


def test_the_button_that_stands_out_costs_nothing(invite: Invite) -> None:
    """To deal anew for gold was the filled one."""
    me = invite("en")
    me.start(deck="a", deck2="c", game="berserk")
    me.sits_down()
    me.play(4, until="[data-option='keep']")
    expect(me.page.locator("[data-option='keep']")).to_have_class(re.compile("main"))
    expect(me.page.locator(".spoken.main")).to_have_count(1)


def test_the_field_of_a_phone_stays_large_enough_for_a_finger(invite: Invite) -> None:
    """However much is told above it: after a strike with a defender cells were 37 pixels wide."""
    me = recruiting(invite, "ru")
    page = me.page
    page.set_viewport_size(PHONE)
    takes(me, 6)
    page.locator(".spoken").last.click()
    expect(page.locator(".cells")).to_be_visible()
    me.play(60, until=".last-action .outcome-lines")
    page.evaluate("""() => {
        const lines = document.querySelector(".last-action .outcome-lines");
        for (let i = 0; i < 12; i++) lines.append(lines.firstElementChild.cloneNode(true));
    }""")
    boxes = [box for box in (cell.bounding_box() for cell in page.locator(".cell").all()) if box]
    assert len(boxes) == 30
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert_fits(page)


def placing(invite: Invite, lang: str, size: dict[str, int]) -> Person:
    """With a squad that is to be placed."""
    me = recruiting(invite, lang)
    takes(me, 7)
    me.page.locator(".spoken").last.click()
    expect(me.page.locator(".cells")).to_be_visible()
    me.page.set_viewport_size(size)
    assert me.waits_for_me()
    return me


def test_pointing_at_cells_and_targets(invite: Invite) -> None:
    """The prompt says what for; an unlit cell says why not, as a card does; the menu of a card covers nothing lit."""
    me = placing(invite, "en", {"width": 1280, "height": 800})
    page = me.page
    expect(page.locator(".phases .past button").first).to_have_attribute("title", re.compile(r"^Behind us.* · B-5"))
    me.click(page.locator(".fan .slot.legal").first)
    expect(page.locator(".prompt-text")).to_contain_text("place it on which cell?")
    page.locator(".cell:not(.target) .cell-why").last.click()
    expect(page.locator(".toast .cite")).to_have_text("B-7.2a")
    expect(page.locator(".fan .slot.chosen")).to_have_count(1)
    me.point_at(page.locator(".cell-pick").first)
    expect(page.locator(".toast")).to_have_count(0)
    assert me.waits_for_me()
    places_by_clicks(me)
    me.play(12, until=".cell .slot.legal")
    menus = 0
    for i in range(page.locator(".cell .slot.legal").count()):
        me.click(page.locator(".cell .slot.legal").nth(i))
        expect(page.locator(".cell .slot.chosen")).to_have_count(1)
        if page.locator(".menu").count() and page.locator(".cell.target, .slot.target").count():
            menus += 1
            hidden = page.locator(".cell.target, .slot.target").evaluate_all("""lit => lit.filter(element => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".menu") != null;
            }).length""")
            assert hidden == 0
        page.keyboard.press("Escape")
        expect(page.locator(".slot.chosen")).to_have_count(0)
    assert menus > 0
    me.click(page.locator(".cell .slot.legal").first)
    expect(page.locator(".prompt-text")).to_contain_text("?")
    page.locator(".cell:not(.target) .cell-why").first.click()
    expect(page.locator(".toast .cite")).to_have_text("B-11.5")
    assert me.missing_texts() == []

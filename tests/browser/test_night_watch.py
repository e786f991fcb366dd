"""Night Watch in the browser: the map, the battle card by card, the price of the Gloom."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_access import assert_accessible, assert_fits

PHONE = {"width": 390, "height": 844}
LOCATIONS = ("roof", "entrance", "metro", "hairdressers", "flat", "gorsvet", "kosmos")


def at_the_map(invite: Invite, side: str = "night", lang: str = "en") -> Person:
    me = invite(lang)
    me.start(deck=side, game="night_watch")
    me.sits_down()
    return me


def test_the_map(invite: Invite) -> None:
    """Every Watcher stands where the view says; a step is made by clicking the Watcher and the place."""
    me = at_the_map(invite)
    page = me.page
    assert me.waits_for_me()
    for place in LOCATIONS:
        there = [card["def"] for card in me.place(place).get("cards", [])]
        figures = page.locator(f".node[data-place={place}] .figure")
        expect(figures).to_have_count(len(there))
        assert sorted(figures.evaluate_all("all => all.map(x => x.dataset.figure)")) == sorted(there)
    expect(page.locator(".vortex")).to_have_attribute(
        "aria-valuenow", str(me.views()[-1]["view"]["players"][0]["counters"]["vortex"])
    )
    page.locator(".figure.theirs .chip").first.click()
    expect(page.locator("dialog .quiet").first).to_be_visible()  # so many cards face down
    page.keyboard.press("Escape")
    for _ in range(30):
        assert me.waits_for_me()
        moves = [option for option in me.views()[-1]["view"].get("options", []) if option["id"].startswith("move ")]
        if moves:
            break
        me.decide()
    (who, where) = moves[0]["anchors"][:2]
    before = me.seq()
    page.locator(f".figure .slot[data-card='{who['card']}']").click()
    page.locator(f".node[data-place={where['place']}] .node-pick").click()
    if page.locator(".menu [data-option]").count():  # it may take somebody along
        page.locator(".menu [data-option]").first.click()
    me.until(lambda: me.seq() > before)
    expect(page.locator(f".node[data-place={where['place']}] .slot[data-card]").first).to_be_visible()
    page.set_viewport_size(PHONE)
    assert_fits(page)
    assert me.missing_texts() == []


COVERED = """() => [...document.querySelectorAll('.figure')].flatMap(figure => {
    const range = document.createRange();
    range.selectNodeContents(figure.querySelector('.name'));
    const held = [...figure.querySelectorAll('.chip, .thing')].map(one => one.getBoundingClientRect());
    return [...range.getClientRects()].filter(line => held.some(
        chip => chip.left < line.right - 1 && chip.top < line.bottom - 2 && chip.bottom > line.top + 2
    )).map(() => figure.dataset.figure);
})"""
WIDTHS = "() => ['.city', '.stage'].map(x => document.querySelector(x).getBoundingClientRect().width)"
LETTERS = """() => Math.min(...[...document.querySelectorAll('.figure-card .name')].map(x => parseFloat(getComputedStyle(x).fontSize)))"""


@pytest.mark.parametrize(("size", "least"), [({"width": 1280, "height": 800}, 8), (PHONE, 4.6)])
def test_names_on_the_map_can_be_read(invite: Invite, size: dict[str, int], least: float) -> None:
    """The map has the whole width while nothing goes on; what a Watcher holds does not lie over his name."""
    me = invite("ru", viewport=size)
    me.start(deck="night", game="night_watch", opponent="random")
    me.sits_down()
    page = me.page
    for _ in range(12):
        assert me.waits_for_me()
        me.eventually(lambda: page.evaluate(COVERED) == [], lambda: page.evaluate(LETTERS) >= least)
        if not page.locator(".battles, .stack-panel, .last-action").count():
            me.eventually(lambda: len(set(page.evaluate(WIDTHS))) == 1)
        me.decide()


def test_battle_and_price(invite: Invite) -> None:
    """What is laid on whom stands beside the map with its number; the Gloom is paid by card or by wound."""
    me = at_the_map(invite, "day", "ru")
    page = me.page
    me.play(90, until=".battle-entry")
    if page.locator(".battle-entry").count():
        sums = [
            s for scope in me.views()[-1]["view"]["scopes"] if scope["kind"] == "battle" for s in scope.get("sums", [])
        ]
        expect(page.locator(".battle-target")).to_have_count(len(sums))
        totals = sorted(str(s["total"]).replace("-", "−") for s in sums)
        me.eventually(lambda: sorted(page.locator(".battle-total").all_inner_texts()) == totals)
    me.play(90, until=".price-panel")
    if page.locator(".price-panel").count():
        payable = {o["anchors"][0]["card"] for o in me.views()[-1]["view"]["options"] if "card" in o["anchors"][0]}
        expect(page.locator(".held:has(.way)")).to_have_count(len(payable))
        assert_accessible(page)
        page.set_viewport_size(PHONE)
        assert_fits(page)
        me.decide()
    assert me.missing_texts() == []


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_several_cards_are_chosen_in_any_order(invite: Invite, size: dict[str, int]) -> None:
    """The last ones were dark until an earlier one had been chosen, and a click at an earlier one put the later out of reach."""
    me = invite("ru", viewport=size)
    me.start(deck="night", game="night_watch", opponent="random")
    me.sits_down()
    page = me.page
    asks = None
    for _ in range(60):
        assert me.waits_for_me()
        mine = next(row for row in me.views()[-1]["view"]["decisions"] if row["seat"] == me.views()[-1]["view"]["seat"])
        asks = mine.get("several")
        if asks is not None and asks["n"] > 1:
            break
        me.decide()
    assert asks is not None
    n, cards = asks["n"], asks["cards"]
    slot = "[data-table] .slot[data-card='{}']"
    for card in cards:
        expect(page.locator(slot.format(card))).to_have_class(re.compile("legal|target"))
    last_first = list(reversed(cards))[:n]
    kinds = sorted(card.split(":")[1] for card in last_first)
    before = sorted(card["def"] for card in me.place(cards[0].split(":")[0])["cards"])
    for card in last_first[:-1]:
        me.click(page.locator(slot.format(card)))
        expect(page.locator(slot.format(card))).to_have_class(re.compile("chosen"))
    me.click(page.locator(slot.format(last_first[0])))  # a second click takes it out again
    expect(page.locator(slot.format(last_first[0]))).not_to_have_class(re.compile("chosen"))
    expect(page.locator(".prompt .tag")).to_contain_text(f"отмечено {asks['done'] + n - 2} из {asks['done'] + n}")
    me.click(page.locator(slot.format(last_first[0])))
    me.click(page.locator(slot.format(last_first[-1])))
    me.until(lambda: len(me.place(cards[0].split(":")[0]).get("cards", [])) <= len(before) - n)
    left = sorted(card["def"] for card in me.place(cards[0].split(":")[0])["cards"])
    for kind in left:
        before.remove(kind)
    assert all(kind in before for kind in kinds)

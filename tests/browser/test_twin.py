"""The table in words: the same view as headings, lists and buttons, for every game, by keyboard alone."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_access import assert_accessible

GAMES = {"the_v": ("court", "skorn"), "berserk": ("a", "c"), "night_watch": ("night", ""), "vtes": ("a", "")}


def sits(me: Person, game: str) -> None:
    if game == "vtes":
        me.starts_many(3, {1: "random", 2: "random"})
    else:
        me.start(game=game, deck=GAMES[game][0], deck2=GAMES[game][1])
    me.sits_down()
    assert me.waits_for_me()


def asked(me: Person) -> bool:
    """Waits until I am asked in words, or until it is over."""
    me.page.wait_for_selector(".twin-options, .twin .prompt-buttons", timeout=20_000)
    me.settles()
    return me.page.locator(".twin-options").count() > 0


def offered(view: dict[str, Any]) -> list[str]:
    """The options; of several cards to choose all of them, since they may be named in any order."""
    several = next((row["several"] for row in view["decisions"] if row.get("several")), None)
    if several is not None and len(several["cards"]) > several["n"] > 1:
        return several["cards"]
    return [option["id"] for option in view["options"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_game_in_words(invite: Invite, game: str, lang: str) -> None:
    """Every option of the view is a button, every card in view is named; answers go on from there."""
    me = invite(lang)
    sits(me, game)
    page = me.page
    page.keyboard.press("x")
    for _ in range(6):
        if not asked(me):
            break
        view = me.views()[-1]["view"]
        cards = {card["id"] for place in view["places"] for card in place.get("cards", [])}
        shown, named = page.locator(".twin-option"), page.locator(".twin-card")
        me.eventually(
            lambda shown=shown, view=view: (
                shown.evaluate_all("all => all.map(x => x.dataset.option ?? x.dataset.card)") == offered(view)
            ),
            lambda named=named, cards=cards: set(named.evaluate_all("all => all.map(x => x.dataset.card)")) == cards,
        )
        before = me.seq()
        page.locator(".twin-option").nth(me.chance.randrange(shown.count())).click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        me.has_moved(before)
    assert_accessible(page)
    levels = page.locator(".twin :is(h1, h2, h3, h4)").evaluate_all("all => all.map(x => Number(x.tagName[1]))")
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(levels))
    expect(page.locator(".twin [role=log]")).to_have_count(1)
    expect(page.locator(".twin [role=status]").first).to_be_visible()
    assert me.missing_texts() == []


def test_by_keyboard_alone(invite: Invite) -> None:
    """The first stop of Tab leads there; an answer by Enter; the reading goes on at the next question; back again."""
    me = invite("en")
    sits(me, "the_v")
    page = me.page
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.locator("[data-twin-link]")).to_be_focused()
    page.keyboard.press("Enter")
    assert asked(me)
    before = me.seq()
    page.locator(".twin-option").last.focus()
    page.keyboard.press("Enter")
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").press("Enter")
    me.until(lambda: me.seq() > before)
    assert asked(me)
    expect(page.locator(".twin-prompt")).to_be_focused()
    page.locator(".twin-card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .large")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    expect(page.locator(".fan, .tray").first).to_be_visible()


def test_it_stays_in_words(invite: Invite) -> None:
    """The choice outlives the page; a visible button leads back."""
    me = invite("ru")
    sits(me, "the_v")
    me.page.locator(".panel [data-twin-switch]").click()
    me.page.reload()
    expect(me.page.locator(".twin h1")).to_be_visible()
    me.page.locator(".twin [data-twin-switch]").click()
    expect(me.page.locator(".twin")).to_have_count(0)


def test_several_cards_in_words(invite: Invite) -> None:
    """Each is a button that can be pressed and let go, in any order; how many are missing is said."""
    me = invite("ru")
    me.start(deck="night", game="night_watch", opponent="random")
    me.sits_down()
    page, several = me.page, None
    for _ in range(60):
        assert me.waits_for_me()
        several = next((row["several"] for row in me.views()[-1]["view"]["decisions"] if row.get("several")), None)
        if several is not None and several["n"] > 1:
            break
        me.decide()
    assert several is not None
    page.keyboard.press("x")
    buttons = page.locator(".twin-option")
    expect(buttons).to_have_count(len(several["cards"]))
    before = me.seq()
    buttons.last.click()
    expect(buttons.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".twin")).to_contain_text(f"отмечено {several['done'] + 1} из")
    assert_accessible(page)
    for i in range(several["n"] - 1):
        buttons.nth(i).click()
    me.until(lambda: me.seq() > before)

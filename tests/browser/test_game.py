"""A whole game by clicks, in both languages, and what comes after it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite


@pytest.mark.parametrize(("lang", "deck"), [("ru", "court"), ("en", "reaper")])
def test_whole_game(invite: Invite, lang: str, deck: str) -> None:
    """From the start page to the end and on to the rematch: nothing but clicks on what is lit."""
    me = invite(lang)
    me.start("random", deck=deck, name="Ада")
    me.sits_down()
    me.play(600)
    assert me.is_over(), "600 decisions were not enough"
    page = me.page
    expect(page.locator(".outcome-scores b")).to_have_count(2)
    assert me.missing_texts() == []
    before = page.url
    page.locator(".sheet .button.main").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    me.sits_down()


def test_language_in_the_middle(invite: Invite) -> None:
    """The log so far, the decision and the cards are said anew; a move that is half made stays."""
    me = invite("ru")
    me.start()
    me.sits_down()
    me.play(6)
    assert me.waits_for_me()
    page = me.page
    expect(page.locator(".turn-whose")).to_contain_text("ход")
    before = page.locator(".log-line").count()
    page.locator("[data-language]").click()
    expect(page.locator(".turn-whose")).to_contain_text("urn")
    expect(page.locator(".log-line")).to_have_count(before)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    said = page.locator(".log, .prompt, .fan").all_inner_texts()
    assert not any("а" <= letter.lower() <= "я" for letter in " ".join(said)), said
    page.reload()
    me.sits_down()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_back_to_my_game(invite: Invite) -> None:
    """Who has gone to the start page, or closed the tab, finds the game again until it is over."""
    me = invite("ru")
    me.start()
    me.sits_down()
    table = me.page.url
    me.page.goto(me.url)
    me.page.locator("[data-continue]").click()
    me.page.wait_for_url(table)
    me.sits_down()
    me.page.keyboard.press("g")
    me.page.locator(".sheet .danger").click()
    expect(me.page.locator(".prompt.over")).to_be_visible()
    me.page.goto(me.url)
    expect(me.page.locator("[data-start]")).to_be_enabled()
    expect(me.page.locator("[data-continue]")).to_have_count(0)


def test_secret_duel(invite: Invite) -> None:
    """Two browsers, two seats: until both have chosen, nothing on the wire tells the other's duel card."""
    me, friend = invite("ru"), invite("en")
    me.start("friend", name="Ада")
    link = me.page.locator(".copy-url").input_value()
    friend.comes(link)
    friend.sits_down()
    me.sits_down()
    for _ in range(200):
        for person in (me, friend):
            if (
                person.page.locator(".prompt.mine .spoken, .prompt.mine").count()
                and person.page.locator(".tray").count() == 0
            ):
                person.decide()
        me.page.wait_for_timeout(30)
        if (
            me.page.locator(".versus").count()
            and me.page.locator(".tray").count()
            and friend.page.locator(".tray").count()
        ):
            break
    mine, other = me.views()[-1]["view"]["seat"], friend.views()[-1]["view"]["seat"]
    assert {mine, other} == {0, 1}
    me.page.wait_for_timeout(100)
    heard = len(friend.frames)
    me.decide()
    me.until(lambda: me.place(f"{mine}.laid")["count"] == 1)
    chosen = next(card["def"] for card in me.place(f"{mine}.laid")["cards"])
    expect(friend.page.locator(".stake .hidden")).to_have_count(1)
    for frame in friend.frames[heard:]:
        assert_knows_nothing(frame, mine)
    assert not [
        entry for frame in friend.frames[heard:] for entry in frame.get("log", []) if chosen in str(entry.get("a"))
    ]
    friend.decide()
    expect(friend.page.locator(".log")).to_contain_text("opens")
    for person in (me, friend):
        for frame in person.frames:
            assert_knows_nothing(frame, 1 - person.views()[-1]["view"]["seat"])


def assert_knows_nothing(frame: dict, opponent: int) -> None:
    """No card of the opponent's hand, deck, duel deck or laid card in a view. Only effects can show some, and none did."""
    if frame["t"] != "view":
        return
    for place in frame["view"]["places"]:
        if place["seat"] == opponent and place["zone"] in ("hand", "deck", "duel", "laid"):
            assert place.get("cards", []) == [], place


def test_another_game(invite: Invite) -> None:
    """On the start page rules, help and decks are those of the game chosen."""
    me = invite("en")
    page = me.page
    page.goto(me.url)
    for game, first in (("berserk", "B-1"), ("night_watch", "NW-1"), ("the_v", "V-1")):
        page.locator("label", has=page.locator(f"input[value={game}]")).click()
        page.locator(".start-how").click()
        expect(page.locator(".how li").nth(5)).to_be_visible()
        page.keyboard.press("Escape")
        page.locator(".menubar button[aria-label=Rules]").click()
        expect(page.locator(".paragraph").first).to_contain_text(first)
        page.keyboard.press("Escape")
    expect(page.locator("[data-deck-look=court]")).to_be_visible()
    page.reload()
    expect(page.locator("input[value=the_v]")).to_be_checked()


def test_the_button_to_begin_hides_nothing(invite: Invite) -> None:
    """It has a bar of its own as wide as the window, through which no deck is seen; what gets the focus stands above it."""
    me = invite("ru", viewport={"width": 1280, "height": 800})
    page = me.page
    page.goto(me.url)
    page.locator(".deck-tile").first.wait_for()
    bar = page.locator(".start-go")
    colour = bar.evaluate("e => getComputedStyle(e).backgroundColor")
    assert "/" not in colour and "rgba" not in colour, "no transparency"
    at_the_edge = "() => document.elementFromPoint(600, innerHeight - 30).closest('.start-go') !== null"
    assert page.evaluate(at_the_edge)
    for tile in page.locator(".deck-choice").all():
        tile.locator("input").focus()
        (low, top) = (tile.locator("input").bounding_box(), bar.bounding_box())
        assert low and top and low["y"] + low["height"] <= top["y"]

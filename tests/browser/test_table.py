"""What a person can do at the table beside playing: take back, ask why not, look back, come back, watch, share a screen."""

import contextlib
import re

from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person


def at_a_table(invite: Invite, **more: str) -> Person:
    me = invite(more.pop("lang", "ru"))
    me.start(**more)
    me.sits_down()
    return me


def plays_a_card(me: Person) -> int:
    """Goes on until a card from the hand has been played that needs no target; how many the hand held before."""
    for _ in range(40):
        assert me.waits_for_me()
        held: int = me.place("0.hand")["count"]
        if me.page.locator(".fan .slot.legal[aria-label*='персонаж –']").count():
            me.click(me.page.locator(".fan .slot.legal[aria-label*='персонаж –']").first)
            if me.page.locator("[data-confirm]").count():
                me.page.locator("[data-confirm]").click()
            me.page.wait_for_timeout(150)
            return held
        me.decide()
    raise AssertionError("no character could be played")


def test_undo_of_a_slip(invite: Invite) -> None:
    """A card played by mistake comes back to the hand at once, as long as nothing was revealed."""
    me = at_a_table(invite, deck="court")
    for _ in range(10):
        hand = plays_a_card(me)
        if me.page.locator("[data-undo=free]").count() and me.place("0.hand")["count"] == hand - 1:
            break
    expect(me.page.locator("[data-undo=free]")).to_be_enabled()
    me.page.locator("[data-undo]").click()
    me.until(lambda: me.place("0.hand")["count"] == hand)
    assert me.waits_for_me()


def test_undo_by_consent(invite: Invite) -> None:
    """What a revealed card has shown is taken back only if the other player allows it; both see the question and the answer."""
    me, friend = invite("ru"), invite("en")
    me.start("friend")
    friend.comes(me.page.locator(".copy-url").input_value())
    for person in (me, friend):
        person.sits_down()
    for _ in range(60):
        asking = next(
            (person for person in (me, friend) if person.page.locator("[data-undo=ask]:enabled").count()), None
        )
        if asking:
            break
        for person in (me, friend):
            if person.page.locator(".prompt.mine").count():
                person.decide()
        me.page.wait_for_timeout(50)
    assert asking is not None
    other = friend if asking is me else me
    before = asking.views()[-1]["last"]
    asking.page.locator("[data-undo=ask]").click()
    expect(asking.page.locator(".toast")).to_be_visible()
    other.page.locator(".offer .button.main").click()
    asking.until(lambda: asking.views()[-1]["last"] < before)
    expect(other.page.locator(".offer")).to_have_count(0)


def test_why_not(invite: Invite) -> None:
    """A card that is not lit says why not, and the paragraph opens in the rules at its place."""
    me = at_a_table(invite, deck="court")
    plays_a_card(me)
    assert me.waits_for_me()
    page = me.page
    dark = page.locator(".fan .slot:not(.legal)[aria-label*='персонаж –']")
    for _ in range(30):
        if dark.count() and page.locator(".fan").count():
            break
        me.decide()
        assert me.waits_for_me()
    dark.first.click(button="right", position={"x": 16, "y": 40})
    reason = page.locator(".refusals li").first
    expect(reason).to_be_visible()
    cite = reason.locator(".cite")
    number = cite.inner_text()
    cite.click()
    target = page.locator(f"#rule-{number}")
    expect(target).to_be_in_viewport()
    expect(target).to_have_class(re.compile(r"\btarget\b"))
    assert me.missing_texts() == []


def test_how_a_value_comes_about(invite: Invite) -> None:
    """Beside a card whose numbers are not the printed ones, and on every sheet, stand the terms with their paragraphs."""
    me = at_a_table(invite, lang="en", deck="court")
    page = me.page
    changed = page.locator(".board .slot", has=page.locator(".value.up, .value.down"))
    me.play(300, until=".board .value.up, .board .value.down")
    assert me.waits_for_me()
    changed.first.hover(position={"x": 20, "y": 6})
    expect(page.locator(".hover .terms li").first).to_contain_text("=")
    changed.first.click(button="right", position={"x": 20, "y": 6})
    lines = page.locator("dialog .terms li")
    expect(lines.nth(2)).to_be_visible()
    values = next(frame["values"] for frame in reversed(me.frames) if frame["t"] == "why")
    expect(lines).to_have_count(len(values))
    for i, value in enumerate(values):
        expect(lines.nth(i)).to_contain_text(f" {value['value']} = ")
        expect(lines.nth(i).locator(".cite")).to_have_text([term["cite"] for term in value["terms"]])
    expect(lines.first).to_contain_text("influence")
    number = lines.first.locator(".cite").last.inner_text()
    lines.first.locator(".cite").last.click()
    expect(page.locator(f"#rule-{number}")).to_be_in_viewport()
    assert me.missing_texts() == []


def test_rules_are_searched(invite: Invite) -> None:
    me = at_a_table(invite, lang="en")
    assert me.waits_for_me()
    page = me.page
    page.keyboard.press("r")
    expect(page.locator(".paragraph").first).to_be_visible()
    everything = page.locator(".paragraph").count()
    assert everything > 100
    page.locator(".rules-search").fill("exhaustion token")
    expect(page.locator(".paragraph mark").first).to_be_visible()
    me.eventually(lambda: 0 < page.locator(".paragraph").count() < everything)
    page.keyboard.press("Escape")  # the first clears the search
    page.keyboard.press("Escape")
    expect(page.locator(".paragraph")).to_have_count(0)


def test_looking_back(invite: Invite) -> None:
    """Back and forth by keys and by the scrubber; nothing can be decided in the past."""
    me = at_a_table(invite)
    me.play(8)
    assert me.waits_for_me()
    page = me.page
    now = page.locator(".replay-at").inner_text()
    page.keyboard.press("[")
    expect(page.locator(".prompt.past")).to_be_visible()
    expect(page.locator(".replay-at")).not_to_have_text(now)
    expect(page.locator(".slot.legal")).to_have_count(0)
    page.locator(".replay-scrub").fill("0")
    me.until(lambda: me.views()[-1]["ply"] == 0)
    page.keyboard.press("End")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".replay-at")).to_have_text(now)


def test_coming_back(invite: Invite) -> None:
    """A reload in the middle of a duel, and a connection that breaks: the same question is asked again."""
    me = at_a_table(invite, deck="court")
    page = me.page
    me.play(200, until=".tray")
    question = page.locator(".prompt-text").inner_text()
    page.reload()
    expect(page.locator(".tray .slot.legal").first).to_be_visible()
    expect(page.locator(".prompt-text")).to_have_text(question)
    greeted = sum(frame["t"] == "hello" for frame in me.frames)
    page.evaluate("dropConnection()")
    me.until(lambda: sum(frame["t"] == "hello" for frame in me.frames) > greeted)
    expect(page.locator(".banner")).to_have_count(0)
    me.decide()


def test_watching(invite: Invite) -> None:
    """By the link for spectators one sees the table and neither hand, and is asked nothing."""
    me, guest = at_a_table(invite), invite("en")
    me.play(4)
    watch = me.frames[0]["links"]["watch"]
    guest.page.goto(guest.url + watch)
    guest.sits_down()
    expect(guest.page.locator(".prompt .tag")).to_be_visible()
    expect(guest.page.locator(".slot.legal, .spoken, .recourse")).to_have_count(0)
    for frame in guest.views():
        assert frame["view"].get("options", []) == []
        hidden = [place for place in frame["view"]["places"] if place["zone"] in ("hand", "deck", "duel", "laid")]
        assert all(place.get("cards", []) == [] for place in hidden)


def test_one_screen_for_two(invite: Invite) -> None:
    """A curtain falls whenever the other player is to look; behind it no card shows and no log."""
    me = invite("ru")
    me.start("both")
    page = me.page
    for _ in range(6):
        page.locator(".curtain, .prompt.mine").first.wait_for()
        if page.locator(".curtain").count():
            expect(page.locator(".slot, .log")).to_have_count(0)
            page.locator(".curtain .button").click()
        assert me.waits_for_me()
        me.decide()
        page.wait_for_timeout(60)
    assert len({frame["view"]["seat"] for frame in me.views()}) == 2


def test_resigning(invite: Invite) -> None:
    me = at_a_table(invite)
    assert me.waits_for_me()
    me.page.locator(".recourse .danger").click()
    me.page.locator("dialog .danger").click()
    expect(me.page.locator(".outcome")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".prompt.over")).to_be_visible()
    expect(me.page.locator("a[href$=record]")).to_be_visible()


def answers_by_keys(me: Person) -> None:
    """One answer without the mouse. A key that comes while the table is drawn anew is lost: whoever presses it presses again."""
    page, before = me.page, me.seq()
    for attempt in range(24):
        if page.locator("[data-confirm]").count():
            with contextlib.suppress(TimeoutError):
                page.locator("[data-confirm]").press("Enter", timeout=1000)
        elif page.locator(".menu [data-option]").count():
            page.keyboard.press("Enter")  # the first entry of the menu has the focus
        elif me.lit.count() and attempt % 4 < 3:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.keyboard.press("1")
        if me.has_moved(before) or not me.waits_for_me():
            return
    raise AssertionError(f"no key made an answer: {page.locator('.prompt').inner_text()}")


def test_keys_alone(invite: Invite) -> None:
    """Several decisions without the mouse: arrows, Enter, digits, and the card's sheet with the question mark."""
    me = at_a_table(invite, lang="en")
    page = me.page
    for _ in range(8):
        assert me.waits_for_me()
        answers_by_keys(me)
    assert me.waits_for_me()
    sheet = page.locator("dialog .large")
    for _ in range(5):  # the hand is drawn anew under the focus if the other has answered just now
        page.locator("[data-hand] .slot").first.focus()
        page.keyboard.press("?")
        with contextlib.suppress(AssertionError):
            expect(sheet).to_be_visible(timeout=2000)
            return
        page.keyboard.press("Escape")
    expect(sheet).to_be_visible()


def test_dragging(invite: Invite) -> None:
    """A character is dragged from the hand onto the table."""
    me = at_a_table(invite, deck="court")
    page = me.page
    character = page.locator(".fan .slot.legal[aria-label*='персонаж –']")
    for _ in range(40):
        assert me.waits_for_me()
        if character.count():
            break
        me.decide()
    before = me.seq()
    box = character.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 16, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(500, 520, steps=4)
    page.mouse.up()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    me.until(lambda: me.seq() != before)

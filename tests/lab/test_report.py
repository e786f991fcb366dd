"""The report opens offline, in both languages, with nothing that an accessibility checker objects to."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from sumrak.cli import main

RUNS = {
    "matchups": ["lab", "matchups", "the_v", "--bots", "random", "--games", "4", "--seed", "3"],
    "bots": ["lab", "matchups", "the_v", "--bots", "random,greedy", "--decks", "reaper,court", "--games", "2", "--seed", "3"],
    "cards": ["lab", "cards", "night_watch", "--bots", "random", "--games", "30", "--seed", "3"],
    "fork": ["lab", "fork", "game.toml", "--at", "30", "--bots", "random", "--games", "8", "--seed", "3", "--change", "Женя.угроза=9"],
}  # fmt: skip


@pytest.mark.parametrize("kind", RUNS)
def test_the_report(page, tmp_path, record, kind):
    assert main([*RUNS[kind], "--jobs", "1", "--out", "run"]) == 0
    asked, wrong = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: wrong.append(message.text))
    for width, scheme in ((1100, "light"), (390, "dark")):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        page.goto((tmp_path / "run" / "report.html").as_uri())
        for lang in ("ru", "en"):
            page.check(f"#in-{lang}")
            assert page.locator("main:visible").count() == 1
            assert page.locator(f"main[lang={lang}] svg[role=img]:visible").count() >= 1
            assert page.locator(f"main[lang={lang}] table:visible").count() >= 2
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            found = Axe().run(page)
            assert not found.violations_count, found.generate_report()
    assert set(asked) == {(tmp_path / "run" / "report.html").as_uri()} and not wrong


def test_labels_of_a_plot_are_no_markup(tmp_path, record):
    assert main([*RUNS["fork"], "--jobs", "1", "--out", "run"]) == 0
    page = (tmp_path / "run" / "report.html").read_text("utf-8")
    assert "<script" not in page and "http" not in page
    assert "Женя, угроза: 3 → 9" in page and "Zhenya, threat: 3 → 9" in page


def test_what_is_wider_than_a_phone_shows_that_it_scrolls(page, tmp_path):
    assert main([*RUNS["matchups"], "--jobs", "1", "--out", "run"]) == 0
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto((tmp_path / "run" / "report.html").as_uri())
    wide = "node => node.scrollWidth > node.clientWidth && getComputedStyle(node).backgroundAttachment"
    found = [node.evaluate(wide) for node in page.locator("main:visible :is(.scroll, figure)").all()]
    assert len([one for one in found if one]) > 3
    assert {one for one in found if one} == {"local, local, scroll, scroll"}


def test_words_of_the_report(tmp_path):
    """Bots are called as at the table, axes have names, and a sign of per cent its space."""
    assert main([*RUNS["bots"], "--jobs", "1", "--out", "run"]) == 0
    page = (tmp_path / "run" / "report.html").read_text("utf-8")
    assert "боты: Случай (random), Жадина (greedy)." in page and "bots: Random (random), Greedy (greedy)." in page
    assert '<th scope="row">Жадина</th>' in page and '<th scope="row">greedy</th>' not in page
    assert "Ходы →" in page and "Партий ↑" in page and "Turns →" in page
    assert "50\N{NO-BREAK SPACE}%</text>" in page and "50%" not in page.partition("<body>")[2]
    assert ">Доля<" in page and "Часть" not in page

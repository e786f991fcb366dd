"""Texts of the client: each that it says is there in both languages, and each that is there is said."""

import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from sumrak.games.berserk.layout import LAYOUT as BERSERK
from sumrak.games.night_watch.layout import LAYOUT as NIGHT_WATCH
from sumrak.games.the_v.layout import LAYOUT
from sumrak.games.vtes.layout import LAYOUT as VTES
from sumrak.kernel.layout import Layout
from sumrak.kernel.rulebook import Rulebook

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID = re.compile(r"""(?:say|has)\(\s*'([a-z][\w-]*)'""")
MADE = (
    "presence-",
    "opponent-",
    "level-",
    "theme-",
    "speed-",
    "passes-",
    "confirms-",
    "wake-",
    "player",
    "aim-",
    "prompt-target-",
    "seat-counted",
    "state-decides",
    "rematch",
)
"""Keys that the client makes from data, by how they begin."""


TABLE = ("table.ftl", "analysis.ftl")


def keys(lang: str, file: str) -> list[str]:
    return KEY.findall((ROOT / "src/sumrak/locale" / lang / file).read_text("utf-8"))


LAYOUTS = (LAYOUT, BERSERK, NIGHT_WATCH, VTES)
GAMES = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.game)


def labels(part: Any, game: str) -> set[str]:
    """All keys that a layout names."""
    if is_dataclass(part):
        return set().union(*(labels(getattr(part, field.name), game) for field in fields(part)))
    if isinstance(part, tuple):
        return set().union(*(labels(row, game) for row in part))
    return {part} if isinstance(part, str) and part.startswith(f"{game}-") and "-log-" not in part else set()


@pytest.mark.parametrize("file", [*TABLE, *[f"{layout.game}_layout.ftl" for layout in LAYOUTS]])
def test_both_languages_say_the_same(file: str) -> None:
    assert keys("ru", file) == keys("en", file)
    assert len(set(keys("en", file))) == len(keys("en", file))


def test_the_client_says_what_there_is() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "client/src").rglob("*.ts*"))
    there = {key for file in TABLE for key in keys("en", file)}
    assert set(SAID.findall(source)) - there == set()
    idle = {key for key in there if f"'{key}'" not in source and not key.startswith(MADE)}
    assert idle == set()


@GAMES
def test_layout_labels_are_said(layout: Layout) -> None:
    there = set(keys("en", f"{layout.game}_layout.ftl"))
    assert labels(layout, layout.game) - there == set()
    short = {f"{area.label}-short" for area in (*layout.side.piles, *layout.side.hand, *layout.common)}
    assert short - there == set()


def drawings(file: str) -> set[str]:
    """The names of the drawings that a file of the client has."""
    source = (ROOT / "client/src/card" / file).read_text("utf-8")
    return set(re.findall(r"^  '?([a-z][a-z-]*)'?:", source, re.MULTILINE)) | set(
        re.findall(r"case '([a-z-]+)':", source)
    )


def glyphs(part: Any) -> set[str]:
    if is_dataclass(part):
        own = {getattr(part, field.name) for field in fields(part) if field.name == "glyph"}
        return own.union(*(glyphs(getattr(part, field.name)) for field in fields(part)))
    return set().union(*map(glyphs, part)) if isinstance(part, tuple) else set()


@GAMES
def test_drawings_that_a_layout_names_are_there(layout: Layout) -> None:
    rows = [row for happening in layout.happenings for row in (*happening.entries, *happening.meters)]
    assert glyphs(layout) | {glyph for *_, glyph in rows} <= drawings("glyph.tsx") | {""}
    assert {group.emblem for group in layout.groups} <= drawings("motif/emblem.tsx")
    motifs = {motif for spec in layout.faces for _, motif in spec.motifs}
    assert motifs <= drawings("motif/art.tsx") | {"burst"}


@GAMES
def test_paragraphs_that_a_layout_cites_are_in_the_rulebook(layout: Layout) -> None:
    there = {paragraph.id for paragraph in Rulebook.of(layout.game).paragraphs}
    assert cites(layout) - there <= {""}


def cites(part: Any) -> set[str]:
    if is_dataclass(part):
        own = {getattr(part, field.name) for field in fields(part) if field.name == "cite"}
        return own.union(*(cites(getattr(part, field.name)) for field in fields(part)))
    return set().union(*map(cites, part)) if isinstance(part, tuple) else set()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_lines_that_tell_of_a_clash_are_in_the_log(lang: str) -> None:
    """A key that the rules no longer write would leave the result of a duel without its part."""
    for spec in LAYOUT.scopes:
        assert spec.told is not None
        told = spec.told
        compared = {key for _, *lines in told.compares for key in lines}
        said = {told.begins, told.opens, *compared, *told.ends, *told.strikes, *told.marks, *told.follows}
        assert said <= set(keys(lang, "the_v.ftl"))
        assert {value for value, *_ in told.compares} == {number.value for number in spec.compare}


def test_layout_covers_the_game() -> None:
    """Every zone lies somewhere, every badge and every type of card has its look."""
    import sumrak
    from sumrak.games.the_v.game import BADGES

    view = sumrak.new("the_v", decks=["reaper", "court"], seed=1).view(0)
    side = LAYOUT.side
    areas = (*side.board, *side.piles, *side.hand, *side.passing)
    laid_out = {area.zone for area in areas} | {area.under for area in areas}
    assert {place["zone"] for place in view["places"]} <= laid_out
    assert {word for _, word in BADGES} <= {badge.id for badge in LAYOUT.badges}
    cards = sumrak.catalogue("the_v")["cards"].values()
    assert {card["type"] for card in cards} <= {face.type for face in LAYOUT.faces}
    assert {card["group"] for card in cards} <= {group.id for group in LAYOUT.groups}

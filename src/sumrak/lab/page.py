"""The report: one HTML file that opens offline, in both languages, light and dark, with a table beside every plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from sumrak.lab.section import Cell, Grid, Section
from sumrak.words import LANGUAGES, say

STYLE = Path(__file__).with_name("report.css")
CALLED = {"en": "English", "ru": "Русский"}


def page(title: Mapping[str, str], sections: Mapping[str, Sequence[Section]], lang: str) -> str:
    """Titles and sections by language; opened in `lang`, the other one is a click away."""
    choices = "".join([choice(one, one == lang) for one in LANGUAGES])
    bodies = "".join([body(title[one], sections[one], one) for one in LANGUAGES])
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title[lang])}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n"
        f'<header><fieldset class="language"><legend>Language / Язык</legend>{choices}</fieldset></header>\n{bodies}</body>\n</html>\n'
    )


def choice(lang: str, is_on: bool) -> str:
    checked = " checked" if is_on else ""
    return f'<label lang="{lang}"><input type="radio" name="language" id="in-{lang}"{checked}> {CALLED[lang]}</label>'


def body(title: str, sections: Sequence[Section], lang: str) -> str:
    links = "".join([f'<li><a href="#{lang}-{s.id}">{escape(s.title)}</a></li>' for s in sections])
    nav = f'<nav aria-label="{escape(say(lang, "lab-contents"), quote=True)}"><ul>{links}</ul></nav>'
    parts = "".join([section(one, lang) for one in sections])
    return f'<main lang="{lang}" class="in-{lang}">\n<h1>{escape(title)}</h1>\n{nav}\n{parts}</main>\n'


def section(one: Section, lang: str) -> str:
    said = "".join([f"<p>{escape(text)}</p>\n" for text in one.texts])
    figure = f'<figure tabindex="0">{one.plot}</figure>\n' if one.plot else ""
    grid = table(one.grid, one.title) if one.grid is not None and one.grid.rows else ""
    return f'<section id="{lang}-{one.id}">\n<h2>{escape(one.title)}</h2>\n{said}{figure}{grid}</section>\n'


def table(grid: Grid, title: str) -> str:
    kinds = [' class="words"' if i < grid.words else "" for i in range(len(grid.heads))]
    heads = "".join([f'<th scope="col"{kind}>{escape(head)}</th>' for kind, head in zip(kinds, grid.heads)])
    rows = "".join(
        [f"<tr>{''.join([cell(one, i, grid.words) for i, one in enumerate(row)])}</tr>\n" for row in grid.rows]
    )
    label = escape(title, quote=True)
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{label}"><table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table></div>\n"
    )


def cell(one: str | Cell, column: int, words: int) -> str:
    """The first columns (`words`) are text, the very first is the head of its row."""
    found = one if isinstance(one, Cell) else Cell(one)
    said = escape(found.text) + (f"<small>{escape(found.small)}</small>" if found.small else "")
    if not column:
        return f'<th scope="row">{said}</th>'
    classes = [
        name
        for name, on in (("heat", found.heat is not None), ("clear", found.is_clear), ("words", column < words))
        if on
    ]
    kind = f' class="{" ".join(classes)}"' if classes else ""
    heat = (
        "" if found.heat is None else f' style="--heat: {100 * abs(found.heat):.0f}%; --hue: var(--{hue(found.heat)})"'
    )
    return f"<td{kind}{heat}>{said}</td>"


def hue(heat: float) -> str:
    return "more" if heat > 0 else "less"

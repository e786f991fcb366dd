"""Parts of a report, said in one language: the terminal prints them, the page adds the plots."""

from __future__ import annotations

import math
from typing import NamedTuple

from sumrak.lab.counting import Difference, Share


class Cell(NamedTuple):
    """`heat` -1 … 1 colours it, `small` stands below, `is_clear`: chance alone would hardly do this."""

    text: str
    small: str = ""
    heat: float | None = None
    is_clear: bool = False


class Grid(NamedTuple):
    """A table; its first `words` columns are text, the others numbers. A terminal has room for the `brief` ones (none: for all)."""

    heads: list[str]
    rows: list[list[str | Cell]]
    words: int = 1
    brief: tuple[int, ...] = ()


class Section(NamedTuple):
    id: str
    title: str
    texts: list[str]
    grid: Grid | None = None
    plot: str = ""


# numbers as text
def decimal(text: str, lang: str) -> str:
    found = text.replace("-", "−")
    return found.replace(".", ",") if lang == "ru" else found


def percent(value: float, lang: str) -> str:
    return "–" if math.isnan(value) else decimal(f"{100 * value:.1f}", lang) + " %"


def between(low: float, high: float, lang: str) -> str:
    """An interval of shares."""
    return decimal(f"{100 * low:.1f} … {100 * high:.1f}", lang) + " %"


def points(value: float, lang: str) -> str:
    """A difference in percentage points, with its sign."""
    return "–" if math.isnan(value) else decimal(f"{100 * value:+.1f}".replace("-0.0", "+0.0"), lang)


def share_cell(share: Share, lang: str, coloured: bool = False) -> Cell:
    if not share.games:
        return Cell("–")
    low, high = share.interval
    is_clear = low > 0.5 or high < 0.5
    heat = max(-1.0, min(1.0, 4 * (share.value - 0.5))) * (1 if is_clear else 0.3) if coloured else None
    return Cell(percent(share.value, lang), between(low, high, lang), heat, is_clear)


def difference_cell(found: Difference, lang: str) -> Cell:
    if math.isnan(found.value):
        return Cell("–")
    text = decimal(f"{100 * found.low:+.1f} … {100 * found.high:+.1f}", lang)
    return Cell(
        points(found.value, lang),
        text,
        max(-1.0, min(1.0, 4 * found.value)) if found.is_clear else None,
        found.is_clear,
    )

"""Plots as SVG, drawn here: they need nothing from elsewhere, take their colours from the page, and are read aloud by their title."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, VALUES, ROW, TOP, BOTTOM = 880, 76, 24, 8, 30
LETTER, MOST_LETTERS = 8.0, 44
"""How wide a letter of a label is, and how many there is room for."""
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25)


class Dot(NamedTuple):
    """A value with its interval. `said` is the value as text; `mark` makes it stand out."""

    label: str
    value: float
    low: float
    high: float
    said: str
    mark: bool = False


class Bar(NamedTuple):
    label: str
    value: float
    said: str


class Axis:
    """From values to places along a plot."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
        while (high - low) / self.step > 8:
            self.step *= 2
        self.low, self.high = math.floor(low / self.step) * self.step, math.ceil(high / self.step) * self.step
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        share = (value - self.low) / max(1e-9, self.high - self.low)
        return round(self.left + share * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        return [self.low + i * self.step for i in range(round((self.high - self.low) / self.step) + 1)]


def dots(
    rows: Sequence[Dot], title: str, middle: float, band: float, unit: float = 100, sign: str = "\N{NO-BREAK SPACE}%"
) -> str:
    """Values with their intervals, one below the other, beside a line for "even" with a band around it."""
    known = [row for row in rows if not math.isnan(row.value)]
    if not known:
        return ""
    low = min(middle - band, *[row.low for row in known])
    high = max(middle + band, *[row.high for row in known])
    left = room([row.label for row in known])
    axis, height = Axis(low, high, left, WIDTH - VALUES), TOP + ROW * len(known) + BOTTOM
    foot = height - BOTTOM
    parts = (
        [rect("band", axis.at(middle - band), TOP, axis.at(middle + band) - axis.at(middle - band), foot - TOP)]
        if band
        else []
    )
    parts += [line("grid", axis.at(tick), TOP, axis.at(tick), foot) for tick in axis.ticks()]
    parts += [text("tick", axis.at(tick), foot + 18, f"{number(tick * unit)}{sign}", "middle") for tick in axis.ticks()]
    parts.append(line("even", axis.at(middle), TOP, axis.at(middle), foot))
    for i, row in enumerate(known):
        y = TOP + ROW * i + ROW / 2
        kind = " marked" if row.mark else ""
        parts += [
            text("label", left - 12, y + 4, short(row.label), "end"),
            line("whisker" + kind, axis.at(row.low), y, axis.at(row.high), y),
            f'<circle class="dot{kind}" cx="{axis.at(row.value)}" cy="{y}" r="4.5"/>',
            text("value", WIDTH - VALUES + 12, y + 4, row.said, "start"),
        ]
    return svg(height, title, parts)


def bars(rows: Sequence[Bar], title: str) -> str:
    """Counts, one below the other."""
    most = max([row.value for row in rows], default=0)
    if not most:
        return ""
    height, parts, left = TOP + ROW * len(rows) + TOP, list[str](), room([row.label for row in rows])
    for i, row in enumerate(rows):
        y = TOP + ROW * i
        wide = round((WIDTH - VALUES - left) * row.value / most, 1)
        parts += [
            text("label", left - 12, y + ROW / 2 + 4, short(row.label), "end"),
            rect("bar", left, y + 4, max(1, wide), ROW - 8),
            text("value", left + wide + 8, y + ROW / 2 + 4, row.said, "start"),
        ]
    return svg(height, title, parts)


def columns(values: Sequence[float], title: str, across: str, up: str, most: int = 24) -> str:
    """How often each number came up; neighbours together where there are many. `across` and `up` name the axes."""
    if not values:
        return ""
    low, high = int(min(values)), int(max(values))
    wide = max(1, math.ceil((high - low + 1) / most))
    counts = [0] * ((high - low) // wide + 1)
    for value in values:
        counts[(int(value) - low) // wide] += 1
    tall, left, foot = 170, 44, 206
    step = (WIDTH - left) / len(counts)
    parts = [line("grid", left, foot - tall, WIDTH, foot - tall), line("even", left, foot, WIDTH, foot)]
    parts += [
        text("tick", left - 8, foot - tall + 4, str(max(counts)), "end"),
        text("tick", left - 8, foot, "0", "end"),
        text("axis", 0, 16, f"{up} ↑", "start"),
        text("axis", WIDTH, foot + 38, f"{across} →", "end"),
    ]
    every = math.ceil(len(counts) / 12)
    for i, count in enumerate(counts):
        here = round(tall * count / max(counts), 1)
        parts.append(rect("bar", round(left + i * step + 1, 1), foot - here, round(max(1.0, step - 2), 1), here))
        if i % every == 0:
            parts.append(text("tick", round(left + (i + 0.5) * step, 1), foot + 18, str(low + i * wide), "middle"))
    return svg(foot + BOTTOM + 16, title, parts)


# shapes
def svg(height: float, title: str, parts: list[str]) -> str:
    said = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{said}">{"".join(parts)}</svg>'


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def rect(kind: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'


def text(kind: str, x: float, y: float, said: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'


def room(labels: Sequence[str]) -> float:
    """How far from the left a plot begins, so that its labels fit."""
    return round(24 + LETTER * min(MOST_LETTERS, max(map(len, labels))))


def short(label: str, most: int = MOST_LETTERS) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def number(value: float) -> str:
    return f"{value:.0f}".replace("-", "−")

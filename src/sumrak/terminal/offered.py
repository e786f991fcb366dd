"""Options as they are listed: copies told apart, and those that differ in their last card or cell alone in one line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from sumrak.game import Decision, Game, Option
from sumrak.terminal.answers import spoken
from sumrak.terminal.speech import Teller

FEWEST = {"cell": 3, "place": 3, "card": 4}
"""From so many options that differ in it alone they share a line."""


def offered(decision: Decision, game: Game, teller: Teller, width: int) -> Iterator[Text]:
    """A line for each option with its number, or for several of a kind."""
    options = list(decision.options)
    labels = [option.label(teller.lang) for option in options]
    where = apart(labels, decision, game, teller)
    for rows in kinds(options):
        parts = split([labels[i] for i in rows])
        if len(rows) == 1 or parts is None:
            yield from [one(i, labels[i], where[i], options[i], teller.lang) for i in rows]
        else:
            yield several(rows, *parts, where, width)


def one(i: int, label: str, where: str, option: Option, lang: str) -> Text:
    row = Text(f"{i + 1:>3} ", "cyan").append(label, "not cyan").append(f"  {where}" if where else "", "dim")
    warning = option.warning
    if warning is not None:
        row.append(f"  {warning.text(lang)} ({warning.cite})", "yellow")
    return row


def several(rows: list[int], head: str, pieces: list[str], where: list[str], width: int) -> Text:
    """ "Place “Druid” on …:  34 D1'  35 E1'", with what has no room there below."""
    first, arrow, last = where[rows[0]].rpartition(" → ")
    is_cell = arrow and last == pieces[0]  # the copy of the card that moves
    said = Text(f"    {head}:").append(f"  {first}" if is_cell else "", "dim")
    room = width - len(said)
    for i, piece in zip(rows, pieces):
        piece += "" if is_cell else copy_of(piece, where[i])
        room -= len(f"  {i + 1} {piece}")
        if room < 0:
            said.append("\n      ")
            room = width - len(f"        {i + 1} {piece}")
        said.append(f"  {i + 1} ", "cyan").append(piece)
    return said


def copy_of(piece: str, where: str) -> str:
    """Which copy: the cell on which it stands, or its number."""
    last = where.rpartition(" → ")[2]
    return last.rpartition(piece)[2] if piece in last else f" {last}" if last else ""


def kinds(options: list[Option]) -> list[list[int]]:
    """The options by their places: those that follow each other and differ in what they end with alone together."""
    found: list[list[int]] = []
    last: tuple[object, ...] = ()
    for i, option in enumerate(options):
        anchors = option.anchors
        kind = next(iter(anchors[-1])) if anchors and option.warning is None else ""
        kind = kind if kind in ("cell", "place") or (kind == "card" and len(anchors) > 1) else ""
        this = (kind, *option.raw[:-1]) if kind else ()
        if this and this == last:
            found[-1].append(i)
        else:
            found.append([i])
        last = this
    fewest = [FEWEST[next(iter(options[rows[0]].anchors[-1]))] if len(rows) > 1 else 1 for rows in found]
    return [part for rows, n in zip(found, fewest) for part in ([rows] if len(rows) >= n else [[i] for i in rows])]


def split(labels: list[str]) -> tuple[str, list[str]] | None:
    """What labels have in common, with … for what they have not, and that; None if it cannot be told."""
    before = common(labels)
    while before and before[-1].isalnum():
        before = before[:-1]
    rest = [label[len(before) :] for label in labels]
    after = common([one[::-1] for one in rest])[::-1]
    while after and (after[0].isalnum() or after[0] == "'"):
        after = after[1:]
    pieces = [one[: len(one) - len(after)].strip() for one in rest]
    if not all(pieces):
        return None
    head = f"{before.rstrip('“« ')} …{after.lstrip('”»')}"
    return head.removesuffix(": …"), pieces


def common(texts: list[str]) -> str:
    """With what all of them begin."""
    alike = [len(set(letters)) == 1 for letters in zip(*texts)]
    return texts[0][: [*alike, False].index(False)]


def apart(labels: list[str], decision: Decision, game: Game, teller: Teller) -> list[str]:
    """What stands behind a label that another option has too, or that names one of several copies on a field: the cells
    of its cards, or how one types it."""
    alike = {label for label in labels if labels.count(label) > 1}
    there = [card for place in game.view(decision.seat)["places"] for card in place["cards"] if card.get("cell")]
    names = [card["def"] for card in there]
    copies = {card["id"] for card in there if card["def"] and names.count(card["def"]) > 1}
    cells = {card["id"]: card["cell"] for card in there}
    found = []
    for label, option in zip(labels, decision.options):
        cards = [anchor["card"] for anchor in option.anchors if "card" in anchor]
        here = [cells.get(anchor.get("card"), anchor.get("cell", "…")) for anchor in option.anchors]
        is_said = all([f"\N{NO-BREAK SPACE}{cells[card]}" in label for card in copies & {*cards}])
        is_clear = label not in alike or {*here} == {"…"}
        found.append("" if is_said and is_clear else " → ".join(here))
    for label in alike:
        rows = [i for i, one in enumerate(labels) if one == label]
        if len({found[i] for i in rows}) < len(rows):  # cells do not tell
            for i in rows:
                found[i] = spoken(decision.options[i].notation, game, teller)
    return found

"""The folder of a run: what was asked for, every row as it came, and at the end the table of results."""

from __future__ import annotations

import csv
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import msgspec

from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row
from sumrak.lab.wrong import Wrong
from sumrak.words import foreign_error

PLAN, ROWS, RESULTS, REPORT = "plan.json", "rows.jsonl", "results", "report.html"
LISTS = {"cards": "deck", "opening": "opening", "drawn": "drawn", "played": "played"}
"""Columns of cards, one a seat, and what a row calls them: `deck_0` is the name of a deck."""
FORMATS = ("csv", "parquet")


class Folder:
    """A run on disk. Rows are added one task at a time, whole; a line that was cut off is not there."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def has_plan(self) -> bool:
        return (self.path / PLAN).exists()

    def plan(self) -> Plan:
        try:
            return msgspec.json.decode((self.path / PLAN).read_bytes(), type=Plan)
        except OSError:
            raise Wrong("lab-no-run", folder=str(self.path)) from None
        except msgspec.MsgspecError as error:
            raise Wrong("lab-bad-run", folder=str(self.path), detail=foreign_error(error)) from None

    def start(self, plan: Plan) -> None:
        """Keep the plan; raises Wrong if the folder cannot be written to."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            (self.path / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
            (self.path / ROWS).touch()
        except OSError as error:
            raise Wrong("lab-cannot-write", folder=str(self.path), detail=foreign_error(error)) from None

    def rows(self) -> list[Row]:
        """Those that are whole, in the order of tasks. A cut line is taken out of the file."""
        file = self.path / ROWS
        try:
            text = file.read_bytes()
        except OSError:
            return []
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            file.write_bytes(whole)
        try:
            found = [row for line in whole.splitlines() for row in msgspec.json.decode(line, type=list[Row])]
        except msgspec.MsgspecError as error:
            raise Wrong("lab-bad-run", folder=str(self.path), detail=foreign_error(error)) from None
        return sorted(found, key=lambda row: (row.number, row.arm))

    def add(self, tasks: Iterable[list[Row]]) -> Generator[list[Row], None, None]:
        """Each task's rows, kept before they are passed on."""
        with (self.path / ROWS).open("ab") as file:
            for rows in tasks:
                file.write(msgspec.json.encode(rows) + b"\n")
                file.flush()
                yield rows

    def finish(self, plan: Plan, rows: list[Row], kind: str) -> Path:
        """The table of results: one line a game, in the order of tasks, the same whoever played them."""
        found = [flat(plan, row) for row in rows]
        file = self.path / f"{RESULTS}.{kind}"
        if kind == "parquet":
            polars().DataFrame(found, infer_schema_length=None).write_parquet(file)
            return file
        with file.open("w", encoding="utf-8", newline="") as out:
            table = csv.DictWriter(out, fieldnames=list(found[0]) if found else [])
            table.writeheader()
            table.writerows([{k: joined(v) for k, v in row.items()} for row in found])
        return file


def polars() -> Any:
    try:
        import polars
    except ImportError:
        raise Wrong("lab-no-polars") from None
    return polars


def flat(plan: Plan, row: Row) -> dict[str, Any]:
    """A row as columns, one of each kind a seat."""
    found: dict[str, Any] = {
        "task": row.number, "arm": row.arm, "table": row.table, "game": row.game, "match_seed": str(plan.tables[row.table].seed),
        "deal_seed": str(row.seed),
    }  # fmt: skip
    for seat, (who, share) in enumerate(zip(row.entrants, row.shares)):
        entrant = plan.entrants[who]
        found |= {f"bot_{seat}": entrant.bot, f"deck_{seat}": entrant.deck, f"share_{seat}": share}
    found |= {
        "first": row.first,
        "ending": row.ending,
        "turns": row.turns,
        "answers": row.answers,
        "forfeit": row.forfeit,
    }
    for name, attribute in LISTS.items():
        found |= {f"{name}_{seat}": cards for seat, cards in enumerate(getattr(row, attribute))}
    return found


def joined(value: Any) -> Any:
    return " ".join(value) if isinstance(value, list) else value

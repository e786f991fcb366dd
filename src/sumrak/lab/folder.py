"""The folder of a run: what was asked for, every row as it came, and at the end the table of results."""

from __future__ import annotations

import csv
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from sumrak.lab.checking import check_plan, check_row
from sumrak.lab.lock import locked
from sumrak.lab.plan import FORK, Plan
from sumrak.lab.playing import Row
from sumrak.lab.wrong import Wrong
from sumrak.words import foreign_error

PLAN, ROWS, RESULTS, REPORT = "plan.json", "rows.jsonl", "results", "report.html"
LISTS = {"cards": "deck", "opening": "opening", "drawn": "drawn", "played": "played"}
"""Columns of cards, one a seat, and what a row calls them: `deck_0` is the name of a deck."""
FORMATS = ("csv", "parquet")
FILES = (ROWS, *[f"{RESULTS}.{kind}" for kind in FORMATS], REPORT)
"""What a run writes besides its plan."""


class Folder:
    """A run on disk. Rows are added one task at a time, whole; a line that was cut off is not there."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def has_plan(self) -> bool:
        return (self.path / PLAN).exists()

    @contextmanager
    def held(self) -> Iterator[None]:
        """While a run writes here, which only one may; raises Wrong."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock = locked(self.path)
        except OSError as error:
            raise self.unwritten(error) from None
        if lock is None:
            raise Wrong("lab-in-use", folder=str(self.path))
        with lock:
            yield

    def plan(self) -> Plan:
        try:
            found = msgspec.json.decode((self.path / PLAN).read_bytes(), type=Plan)
            check_plan(found)
        except (FileNotFoundError, NotADirectoryError):
            raise Wrong("lab-no-run", folder=str(self.path)) from None
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Wrong("lab-bad-file", file=str(self.path / PLAN), detail=foreign_error(error)) from None
        except Wrong as wrong:
            raise Wrong("lab-bad-file", file=str(self.path / PLAN), detail=wrong) from None
        return found

    def start(self, plan: Plan) -> None:
        """Keep the plan; raises Wrong if the folder cannot be written to, or holds what is of no run."""
        if not self.has_plan and (others := [name for name in FILES if holds_something(self.path / name)]):
            raise Wrong("lab-not-ours", folder=str(self.path), files=", ".join(others))
        fresh = self.path / f"{PLAN}.new"
        try:
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
            fresh.replace(self.path / PLAN)  # whole, or as it was
            (self.path / ROWS).touch()
        except OSError as error:
            with suppress(OSError):
                fresh.unlink()
            raise self.unwritten(error) from None

    def unwritten(self, error: OSError) -> Wrong:
        return Wrong("lab-cannot-write", folder=str(self.path), detail=foreign_error(error))

    def rows(self, plan: Plan) -> list[Row]:
        """Those that are whole, in the order of tasks, each once; raises Wrong."""
        found: dict[tuple[int, int], Row] = {}
        for n, line in enumerate(self.whole().splitlines(), 1):
            try:
                for row in msgspec.json.decode(line, type=list[Row]):
                    check_row(plan, row)
                    found.setdefault((row.number, row.arm), row)
            except (msgspec.MsgspecError, UnicodeDecodeError, Wrong) as error:
                detail = error if isinstance(error, Wrong) else foreign_error(error)
                raise Wrong("lab-bad-row", file=str(self.path / ROWS), line=n, detail=detail) from None
        arms = (0, 1) if plan.kind == FORK else (0,)
        return [found[number, arm] for number, arm in sorted(found) if all([(number, one) in found for one in arms])]

    def whole(self) -> bytes:
        """The lines of the rows; what is behind the last is cut off, or still being written."""
        try:
            text = (self.path / ROWS).read_bytes()
        except FileNotFoundError:
            return b""
        except OSError as error:
            raise Wrong("lab-bad-file", file=str(self.path / ROWS), detail=foreign_error(error)) from None
        return text[: text.rfind(b"\n") + 1]

    def add(self, tasks: Iterable[list[Row]]) -> Generator[list[Row], None, None]:
        """Each task's rows, kept before they are passed on; raises Wrong. A cut line is taken out of the file."""
        whole = len(self.whole())
        try:
            file = (self.path / ROWS).open("r+b")
            file.truncate(whole)
            file.seek(whole)
        except OSError as error:
            raise Wrong("lab-rows-unwritten", file=str(self.path / ROWS), detail=foreign_error(error)) from None
        try:
            for rows in tasks:
                try:
                    file.write(msgspec.json.encode(rows) + b"\n")
                    file.flush()
                except OSError as error:
                    raise Wrong("lab-rows-unwritten", file=str(self.path / ROWS), detail=foreign_error(error)) from None
                yield rows
        finally:
            with suppress(OSError):
                file.close()

    def finish(self, plan: Plan, rows: list[Row], kind: str) -> Path:
        """The table of results: one line a game, in the order of tasks, the same whoever played them. Raises OSError."""
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


def holds_something(file: Path) -> bool:
    return file.exists() and (not file.is_file() or file.stat().st_size > 0)


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

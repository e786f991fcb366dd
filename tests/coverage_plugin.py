"""A pytest plugin: which paragraphs of the rulebooks the tests that passed have exercised, into build/coverage.json.

A paragraph is exercised when the facade named it during a test: in an event, a reason, a decision, an option's warning,
a view, a log or an explanation; or when the test is marked `@exercises("V-71")` because it asserts what follows from a
rule that only permits, forbids silently or bounds. Workers of xdist report to the controller, which writes.
A run of a part of the suite renews its own tests in the file and leaves the others as they are.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

exercises = pytest.mark.exercises
CITED = "cited"
"""The name under which a report carries the paragraphs of its test."""

cited: set[str] = set()
"""What the facade has named since the running test began."""


def note(value: Any) -> None:
    """Collect every `cite` in something that the facade gave: records with a `cite`, and plain JSON under that key."""
    if isinstance(value, dict):
        if isinstance(value.get("cite"), str):
            cited.add(value["cite"])
        for inner in value.values():
            note(inner)
    elif isinstance(value, list | tuple):
        if isinstance(paragraph := getattr(value, "cite", None), str):
            cited.add(paragraph)
        for inner in value:
            if isinstance(inner, dict | list | tuple):
                note(inner)
    elif isinstance(paragraph := getattr(value, "cite", None), str):
        cited.add(paragraph)


class Coverage:
    """Gathers the reports of this run; on a worker of xdist they travel to the controller by themselves."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.failed: set[str] = set()
        self.tests: dict[str, list[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        cited.clear()
        cited.update(paragraph for mark in item.iter_markers("exercises") for paragraph in mark.args)
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
        report = yield
        if report.when == "teardown":
            report.user_properties.append((CITED, sorted(cited)))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed or hasattr(report, "wasxfail"):
            self.failed.add(report.nodeid)
        if report.when == "teardown":
            self.tests[report.nodeid] = dict(report.user_properties).get(CITED, [])

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput") or not self.tests:
            return
        tests = {} if is_whole(session) else self.earlier()
        for test, paragraphs in self.tests.items():
            tests[test] = [] if test in self.failed else paragraphs
        by_paragraph: dict[str, list[str]] = {}
        for test in sorted(tests):
            for paragraph in tests[test]:
                by_paragraph.setdefault(paragraph, []).append(test)
        finished = datetime.datetime.now().isoformat(" ", "minutes")
        content = {"finished": finished, "paragraphs": dict(sorted(by_paragraph.items()))}
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")

    def earlier(self) -> dict[str, list[str]]:
        """The tests of the file as it is, without those whose module is gone."""
        tests: dict[str, list[str]] = {}
        try:
            paragraphs: dict[str, list[str]] = json.loads(self.file.read_text(encoding="utf-8"))["paragraphs"]
        except (OSError, ValueError, KeyError):
            return tests
        root = self.file.parent.parent
        for paragraph, names in paragraphs.items():
            for test in names:
                if (root / test.partition("::")[0]).exists():
                    tests.setdefault(test, []).append(paragraph)
        return tests


def is_whole(session: pytest.Session) -> bool:
    """Whether all tests of `testpaths` were asked for, and the run came to its end."""
    config = session.config
    chosen = config.option.keyword or config.option.markexpr or getattr(config.option, "lf", False)
    stopped = session.shouldstop or session.shouldfail or session.exitstatus == pytest.ExitCode.INTERRUPTED
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen and not stopped


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "exercises(*paragraphs): the test asserts what follows from these paragraphs")
    config.pluginmanager.register(Coverage(config.rootpath / "build" / "coverage.json"), "rulebook-coverage")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    from sumrak.kernel.rulebook import UnknownParagraph, cite

    for item in items:
        for mark in item.iter_markers("exercises"):
            try:
                for paragraph in mark.args:
                    cite(paragraph)
            except UnknownParagraph as error:
                raise pytest.UsageError(f"{item.nodeid}: {error}") from None

"""A pytest plugin: which paragraphs of the rulebooks the tests that passed have exercised, into build/coverage.json.

A paragraph is exercised when the facade named it during a test: in an event, a reason, a decision, an option's warning,
a view, a log or an explanation; or when the test is marked `@exercises("V-71")` because it asserts what follows from a
rule that only permits, forbids silently or bounds. Workers of xdist report to the controller, which writes.
A run of a part of the suite renews its own tests in the file and leaves the others as they are.
"""

from __future__ import annotations

import contextlib
import datetime
import functools
import importlib
import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

exercises = pytest.mark.exercises
CITED = "cited"
"""The name under which a report carries the paragraphs of its test."""

cited: set[str] = set()
"""What the facade has named since the running test began."""


def note(value: Any) -> None:
    """Collect every `cite` in plain JSON that the facade gave."""
    if isinstance(value, dict):
        if isinstance(value.get("cite"), str):
            cited.add(value["cite"])
        for inner in value.values():
            note(inner)
    elif isinstance(value, list):
        for inner in value:
            note(inner)


def watch() -> None:
    """Let the facade's classes tell what they name; its plain JSON is looked through. Done once."""
    game: Any = importlib.import_module("sumrak.game")
    if hasattr(game, "watched"):
        return
    game.watched = True
    for made in (game.Decision, game.Reason, game.Outcome):
        made.__init__ = told(made.__init__, lambda self, _: cited.add(self.cite))
    explained = told(game.Explanation.__init__, lambda self, _: cited.update([term.cite for term in self.terms]))
    game.Explanation.__init__ = explained
    game.Option.cite = property(told(game.Option.cite.fget, lambda _, paragraph: cited.add(paragraph)))
    events = told(game.Game.events.fget, lambda _, found: cited.update([event.cite for event in found]))
    game.Game.events = property(events)
    for name in ("view", "log", "why"):
        setattr(game.Game, name, told(getattr(game.Game, name), lambda _, found: note(found)))
    game.Game._find = told(game.Game._find, answered)
    game.Game.play = listening(game.Game.play)


def told(method: Any, look: Callable[[Any, Any], None]) -> Any:
    """The same method; what it was called on and what it gave are looked at."""

    @functools.wraps(method)
    def call(self: Any, *args: Any, **named: Any) -> Any:
        found = method(self, *args, **named)
        look(self, found)
        return found

    return call


def answered(game: Any, found: tuple[Any, int]) -> None:
    """The decision that a choice answers, and the option."""
    decision, i = found
    cited.update((decision.cite, game.spec.option_cite(game.state, decision.options[i], decision)))


def listening(play: Any) -> Any:
    """The same method; the events of the answer are noted, and not kept if nobody else listens."""

    @functools.wraps(play)
    def call(self: Any, *args: Any, **named: Any) -> None:
        state = self.state
        quiet = state.journal is None
        journal = state.journal = [] if quiet else state.journal
        begun = len(journal)
        try:
            play(self, *args, **named)
        finally:
            cited.update([event.cite for event in journal[begun:]])
            if quiet:
                state.journal = None

    return call


class Coverage:
    """Gathers the reports of this run; on a worker of xdist they travel to the controller by themselves."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.failed: set[str] = set()
        self.tests: dict[str, Any] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        cited.clear()
        cited.update(paragraph for mark in item.iter_markers("exercises") for paragraph in mark.args)
        return (yield)

    def pytest_collection_finish(self) -> None:
        with contextlib.suppress(Exception):  # a facade that cannot be imported fails in the tests that need it
            watch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
        report = yield
        if report.when == "teardown":
            report.user_properties.append((CITED, sorted(cited - {""})))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed or hasattr(report, "wasxfail"):
            self.failed.add(report.nodeid)
        if report.when == "teardown":
            self.tests[report.nodeid] = next((value for name, value in report.user_properties if name == CITED), [])

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

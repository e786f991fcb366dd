"""The coverage of a rulebook: what the plugin gathers, and what `sumrak rules GAME --coverage` says of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest_plugins = ["pytester"]


def run(pytester: pytest.Pytester, *args: str) -> dict[str, list[str]]:
    """Runs the tests of this folder with the plugin and reads what it wrote."""
    pytester.runpytest("-p", "tests.coverage_plugin", "-p", "no:playwright", *args)
    written: dict[str, Any] = json.loads((pytester.path / "build/coverage.json").read_text(encoding="utf-8"))
    assert set(written) == {"finished", "paragraphs"}
    return written["paragraphs"]


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\ntestpaths = .")
    pytester.makepyfile(
        test_first="""
            import pytest
            from tests.coverage_plugin import exercises, note

            @exercises("V-71", "V-72")
            def test_marked(): pass

            def test_named(): note({"log": [{"cite": "V-66"}, {"cite": "V-2"}]})

            def test_failed():
                note([{"cite": "V-5"}])
                assert False

            def test_skipped():
                note([{"cite": "V-5"}])
                pytest.skip()

            @pytest.fixture
            def broken():
                yield
                assert False

            @exercises("V-5")
            def test_breaks_at_the_end(broken): pass
        """,
        test_second="""
            from tests.coverage_plugin import note

            def test_other(): note([{"cite": "V-66"}])
        """,
    )
    return pytester


WHOLE = {
    "V-2": ["test_first.py::test_named"],
    "V-66": ["test_first.py::test_named", "test_second.py::test_other"],
    "V-71": ["test_first.py::test_marked"],
    "V-72": ["test_first.py::test_marked"],
}


def test_only_tests_that_passed_count(suite: pytest.Pytester) -> None:
    assert run(suite) == WHOLE


def test_workers_are_merged(suite: pytest.Pytester) -> None:
    assert run(suite, "-n", "2") == WHOLE


def test_a_part_of_the_suite_renews_only_its_own_tests(suite: pytest.Pytester) -> None:
    """Pins a run of one file that left a file with gaps behind."""
    run(suite)
    suite.makepyfile(test_second="def test_other(): pass")
    assert run(suite, "test_second.py") == {**WHOLE, "V-66": ["test_first.py::test_named"]}
    (suite.path / "test_first.py").unlink()
    assert run(suite, "test_second.py") == {}


def test_a_mark_with_an_unknown_paragraph_stops_the_run(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import pytest\n@pytest.mark.exercises('V-999')\ndef test_it(): pass")
    result = pytester.runpytest("-p", "tests.coverage_plugin", "-p", "no:playwright")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_it: no rulebook has a paragraph 'V-999'; near: V-99*"])
    assert not (Path(pytester.path) / "build").exists()

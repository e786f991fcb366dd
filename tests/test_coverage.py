"""The coverage of a rulebook: what the plugin gathers, and what `sumrak rules GAME --coverage` says of it."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import pytest

import sumrak.game
from sumrak.coverage import cited, report, show
from sumrak.kernel.rulebook import RULE, Rulebook
from tests import coverage_plugin

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


def test_whatever_the_facade_names_is_noted() -> None:
    """Decisions and options answered, events of quiet games too, refusals, values, views and logs."""
    coverage_plugin.watch()
    seen = coverage_plugin.cited
    game = sumrak.game.new("the_v", decks=["reaper", "skorn"], seed=7)
    seen.clear()
    while game.view(None)["phase"] != "actions":  # hands are kept, the first turn begins
        game.play(len(game.decision.options) - 1)
    assert {"V-61", "V-62", "V-64", "V-67"} <= seen
    assert game.state.journal is None
    seen.clear()
    with pytest.raises(sumrak.game.IllegalMove) as refused:
        game.play("end", seat=1 - game.decision.seat)
    assert refused.value.reason.cite in seen
    seen.clear()
    assert game.view(game.decision.seat)["decisions"][0]["cite"] in seen
    seen.clear()
    assert {row["cite"] for row in game.log(None)} <= seen
    assert len(seen) > 3
    assert game.state.journal is not None
    seen.clear()
    before = len(game.events)
    seen.clear()
    game.play(next(option for option in game.decision.options if option.notation.startswith("play")))
    assert len(game.state.journal) > before
    assert {event.cite for event in game.state.journal[before:]} <= seen
    assert len(game.log(None)) > 3


SOURCES = {
    "chapter.py": """
        from sumrak.kernel.rulebook import cite
        V4, V66 = cite("V-4"), cite("V-66")
        V5: str = cite("V-5")

        def domination_phase(s):
            gain(s, V66)
            say(cite("V-6"), V5)
        """,
    "cards/one.py": """
        from game.chapter import V66
        import game.chapter as chapter
        PRICE = "V-82"
        class Card:
            def use(self): return chapter.V4, V66
        """,
}


def test_the_places_that_cite_a_paragraph_are_found(tmp_path: Path) -> None:
    for name, source in SOURCES.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(textwrap.dedent(source), encoding="utf-8")
    assert cited(tmp_path) == {
        "V-4": ["cards/one.py:6 use"],
        "V-5": ["chapter.py:8 domination_phase"],
        "V-6": ["chapter.py:8 domination_phase"],
        "V-66": ["cards/one.py:6 use", "chapter.py:7 domination_phase"],
        "V-82": ["cards/one.py:4"],
    }


@pytest.fixture
def all_exercised(tmp_path: Path) -> dict[str, list[str]]:
    return {p.id: [f"tests/{i}.py::test" for i in range(5)] for p in Rulebook.of("the_v").paragraphs if p.kind == RULE}


def written(tmp_path: Path, paragraphs: dict[str, list[str]]) -> Path:
    file = tmp_path / "coverage.json"
    file.write_text(json.dumps({"finished": "2031-05-01 12:00", "paragraphs": paragraphs}), encoding="utf-8")
    return file


def test_no_gap(tmp_path: Path, all_exercised: dict[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert report("the_v", "en", written(tmp_path, all_exercised)) == 0
    said = capsys.readouterr().out
    assert "V-66 (rule)\n    code: " in said
    assert "domination.py:" in said
    assert "tests: tests/0.py::test; tests/1.py::test; tests/2.py::test and 2 more" in said
    assert said.endswith("101 of 101 rules exercised by 5 tests that passed (run of 2031-05-01 12:00).\n")


def test_a_gap_among_rules_is_named(tmp_path: Path, all_exercised: dict[str, list[str]], capsys: Any) -> None:
    """A definition that no test named is none."""
    del all_exercised["V-66"], all_exercised["V-71"]
    assert report("the_v", "ru", written(tmp_path, all_exercised)) == 1
    said = capsys.readouterr().out
    assert "V-66 (правило) ПРОБЕЛ" in said
    assert said.endswith("Ни один тест не проверил 2 правила: V-66, V-71\n")


def test_an_unknown_paragraph_is_an_error(tmp_path: Path, all_exercised: dict[str, list[str]], capsys: Any) -> None:
    all_exercised["V-999"] = ["tests/x.py::test"]
    all_exercised["NW-1"] = ["tests/y.py::test"]
    assert report("the_v", "en", written(tmp_path, all_exercised)) == 1
    said = capsys.readouterr().out
    assert "Unknown paragraph V-999: tests/x.py::test" in said
    assert "NW-1" not in said


@pytest.mark.parametrize("content", [None, "", "[]", '{"paragraphs": {}}', '{"finished": "", "paragraphs": 5}'])
def test_without_a_run_to_read_there_is_one_sentence(tmp_path: Path, content: str | None, capsys: Any) -> None:
    file = tmp_path / "coverage.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert report("the_v", "en", file) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "The tests have not run here yet: run them in a copy of the sources first (python3 run.py test); they write build/coverage.json.\n"
    )


def test_a_paragraph_is_shown(capsys: Any) -> None:
    for named in ("V-2", "v2", "2"):
        assert show("the_v", named, "en") == 0
        said = " ".join(capsys.readouterr().out.split())
        assert said.startswith("V-2 (rule) Whoever is first")
        assert "Our reading: This is looked at" in said
    assert show("the_v", "V-7", "ru") == 0
    assert " ".join(capsys.readouterr().out.split()).startswith("V-7 (правило) Наше толкование: Чей это")


def test_the_whole_book_is_shown(capsys: Any) -> None:
    assert show("the_v", None, "ru") == 0
    said = capsys.readouterr().out
    assert all(p.id in said for p in Rulebook.of("the_v").paragraphs)
    assert "K. Свойства" in said
    assert "Словарь" in said


@pytest.mark.parametrize(
    ("game", "paragraph", "says"),
    [
        ("the_v", "V-660", "The rulebook of The V has no paragraph V-660; did you mean V-66"),
        ("the_v", "NW-51", "The rulebook of The V has no paragraph NW-51"),
        ("the_v", "domination", "The rulebook of The V has no paragraph domination; they go from V-1 to V-154."),
        ("go", None, "There is no rulebook of go; there are: berserk, night_watch, the_v"),
        ("../the_v", None, "There is no rulebook of ../the_v; there are: "),
    ],
)
def test_what_there_is_not_gets_one_sentence(game: str, paragraph: str | None, says: str, capsys: Any) -> None:
    assert show(game, paragraph, "en") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(says)
    assert said.err.count("\n") == 1


def test_the_facade_is_watched_only_once() -> None:
    before = sumrak.game.Game.play
    coverage_plugin.watch()
    assert sumrak.game.Game.play is before

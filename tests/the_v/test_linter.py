"""The linter of card files: what a designer gets wrong, and where it says so."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sumrak.games.the_v import cards, vocabulary
from sumrak.games.the_v.lint import Finding, counted_nouns, lint
from sumrak.games.the_v.lint.sense import Sense
from sumrak.games.the_v.vocabulary import Do, Draw, Keyword, Word, action
from sumrak.games.the_v.vocabulary.effect import Effect
from sumrak.words import say

FOLDER = Path(cards.__file__).parent
FILES = [FOLDER / f"{name}.py" for name in ("reaper", "court", "skorn", "neutral")]
HEAD = "from typing import Final\n\nfrom sumrak.games.the_v.vocabulary import *\n\n"


def check(folder: Path, card: str, head: str = HEAD) -> list[Finding]:
    """The findings about one card, `PROBE`, on line 5 of its file."""
    file = folder / "probe.py"
    file.write_text(f"{head}PROBE: Final = {card}\n\nCARDS: Final = (PROBE,)\n", encoding="utf-8")
    return lint([file])


def girl(rest: str = "", names: str = 'ru="Проба", en="Probe"') -> str:
    return f'character("R-90", GIRL, 2, 2, {names}, {rest})'


def test_the_set_is_clean() -> None:
    assert lint(FILES) == []


def test_no_counted_noun_stands_in_a_pattern() -> None:
    """«добавьте 1 влияния»: a noun that follows a number in a fixed text has the wrong form sooner or later."""
    for file in sorted(Path(vocabulary.__file__).parent.glob("*.py")):
        assert counted_nouns(str(file), file.read_text(encoding="utf-8")) == []
    assert [found.message.key for found in counted_nouns("x.py", 'a = f"возьмите {n} карты"\nb = "draw 2 cards"')] == [
        "lint-counted-noun",
        "lint-counted-noun",
    ]


WRONG = [
    ("name", girl(names='ru="", en="Probe"')),
    ("name", girl(names='ru="Probe", en="Probe"')),
    ("name", girl(names='ru="Проба", en="Проба"')),
    ("keyword-in-text", girl("keywords=(REAPER,), text=(Gets(SELF, keywords=(REAPER,)),)")),
    ("keyword-twice", girl("keywords=(endurance(1), endurance(1))")),
    ("explained", girl("explained=(REAPER,)")),
    ("not-in-list", girl('text=(ability(TURN, Destroy(target(Those(CARD, YOURS, "graveyard")))),)')),
    ("not-in-list", girl('text=(ability(TURN, Destroy(target(Those("dragon")))),)')),
    ("not-in-list", girl('text=(when("midnight", Draw(1)),)')),
    ("number", girl("text=(ability(TURN, Draw(0)),)")),
    ("number", girl("text=(ability(TURN, Exhaust(target(Those(CHARACTER)), times=7)),)")),
    ("number", girl("keywords=(rage(0),)")),
    ("number", girl("text=(Becomes(Those(CHARACTER), endurance=0),)")),
    ("number", 'character("R-90", GIRL, -1, 2, ru="Проба", en="Probe")'),
    ("wrong-type", girl("text=(do(Draw(1)),)")),
    ("wrong-type", girl("text=(Controlled(),)")),
    ("wrong-type", girl("text=(NoAbilities(),)")),
    ("wrong-type", girl("text=(when(OPENED, Draw(1)),)")),
    ("wrong-type", girl("text=(when(ENTERS_PLAY, CancelDuelCard()),)")),
    ("wrong-type", 'action("R-90", ru="Проба", en="Probe", text=(ability(TURN, Draw(1)),))'),
    ("wrong-type", 'location("R-90", ru="Проба", en="Probe", text=(PlayOnlyOn(Those(CHARACTER)),))'),
    ("empty", girl("text=(ability(TURN),)")),
    ("empty", girl("text=(Gets(SELF),)")),
    ("nothing-chosen", girl("text=(ability(TURN, Exhaust(IT)),)")),
    ("no-duel", girl("text=(ability(TURN, Exhaust(RIVAL)),)")),
    ("no-duel", girl("text=(ability(TURN, StopTheDuel()),)")),
    ("no-duel", girl("text=(ability(TURN, Exhaust(target(ANY_PARTICIPANT))),)")),
    (
        "target-unused",
        girl("text=(ability(TURN, PutIntoPlay(one_of(Those(GIRL, YOURS, HAND)), on=target(Those(GIRL)))),)"),
    ),
    ("no-bearer", girl("text=(ability(TURN, PutIntoPlay(one_of(Those(MODIFICATION, YOURS, HAND)))),)")),
    ("no-specialisation", 'title("R-90", ru="Проба", en="Probe", specialisation=None)'),
    ("unknown-word", girl("text=(when(MIDNIGHT, Draw(1)),)")),
    ("unknown-word", girl("text=(win_the_game(),)")),
    ("not-data", girl("text=tuple(Draw(n) for n in (1, 2))")),
    ("not-data", girl("text=(Draw(1 + 1),)")),
    ("not-data", girl("text=(lambda: 0,)")),
    ("fails", girl("colour=1")),
    ("syntax", "character("),
]

REFUSED = ("not-in-list", "no-specialisation")
"""A compiled vocabulary takes no wrong type in the first place."""


@pytest.mark.parametrize(("key", "card"), WRONG)
def test_findings(key: str, card: str, tmp_path: Path) -> None:
    """Each with its line, and a sentence in both languages that says what to change."""
    found = check(tmp_path, card)
    keys = [finding.message.key.removeprefix("lint-") for finding in found]
    assert key in keys or (key in REFUSED and keys == ["fails"]), found
    for finding in found:
        assert finding.file.endswith("probe.py")
        assert finding.line in ((5,) if key != "syntax" else (5, 7))
        for lang in ("en", "ru"):
            assert say(lang, finding.message.key, **dict(finding.message.args))


def test_ids_and_names_must_differ_over_all_files(tmp_path: Path) -> None:
    file = tmp_path / "more.py"
    file.write_text(
        HEAD + 'A: Final = character("R-01", GIRL, 1, 1, ru="Новая", en="Zhenya")\n\nCARDS: Final = (A,)\n', "utf-8"
    )
    found = lint([*FILES, file])
    assert [(finding.line, dict(finding.message.args)["word"]) for finding in found] == [(5, "R-01"), (5, "Zhenya")]
    assert dict(found[0].message.args)["where"].startswith(str(FILES[0]))


def test_a_card_outside_of_cards_is_found(tmp_path: Path) -> None:
    file = tmp_path / "lost.py"
    file.write_text(HEAD + "LOST: Final = " + girl() + "\n\nCARDS: Final = ()\n", "utf-8")
    assert [(finding.line, finding.message.key) for finding in lint([file])] == [(5, "lint-not-listed")]


def test_what_is_more_than_data_is_never_run(tmp_path: Path) -> None:
    """A card file from elsewhere is read before it is run, and refused."""
    bait = tmp_path / "bait"
    for line in ("import os", f"open({str(bait)!r}, 'w')", "class Trap: pass", "from os import *"):
        file = tmp_path / "trap.py"
        file.write_text(f"{HEAD}{line}\n\nCARDS: Final = ()\n", "utf-8")
        assert [finding.line for finding in lint([file])] == [5]
    assert not bait.exists()


def test_what_says_nothing_is_found() -> None:
    """A sign is a reminder on a duel card only, and Reaper takes no number."""
    signed = replace(action("X-1", ru="Проба", en="Probe"), sign="+1/+1")
    numbered = action("X-1", ru="Проба", en="Probe", keywords=(Keyword(Word.REAPER, 2),))
    for card in (signed, numbered):
        assert [finding.message.key for finding in Sense(card, "x.py", 1).findings] == ["lint-useless"]


def test_an_effect_must_say_what_it_does() -> None:
    @dataclass(frozen=True)
    class Mumble(Effect):
        pass

    mumble = Mumble()
    card = action("X-1", ru="Проба", en="Probe", text=(Do((Draw(1), mumble)),))
    assert [finding.message.key for finding in Sense(card, "x.py", 1).findings] == ["lint-no-say"]

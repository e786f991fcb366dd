"""The linter of card files: what a designer gets wrong, and where it says so."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sumrak.games.night_watch import cards, vocabulary
from sumrak.games.night_watch.cards import BY_ID
from sumrak.games.night_watch.lint import Finding, lint
from sumrak.games.night_watch.lint.sense import Sense
from sumrak.games.night_watch.vocabulary import Effect, words
from sumrak.kernel.card_file import counted_nouns
from sumrak.kernel.say import Noun
from sumrak.words import say

FOLDER = Path(cards.__file__).parent
FILES = [FOLDER / f"{name}.py" for name in ("watchers", "spells", "items", "accidents", "characters")]
HEAD = "from typing import Final\n\nfrom sumrak.games.night_watch.vocabulary import *\n\n"


def check(folder: Path, card: str) -> list[Finding]:
    """The findings about one card, `PROBE`, on line 5 of its file."""
    file = folder / "probe.py"
    file.write_text(f"{HEAD}PROBE: Final = {card}\n\nCARDS: Final = (PROBE,)\n", encoding="utf-8")
    return lint([file])


def watcher(rest: str) -> str:
    return f'watcher("probe", NIGHT, ru="Проба", en="Probe", {rest})'


def item(rest: str, names: str = 'ru="Проба", en="Probe"') -> str:
    return f'item("probe", NIGHT, {names}, {rest})'


def accident(rest: str) -> str:
    return f'accident("probe", DAY, ru="Проба", en="Probe", {rest})'


def test_the_set_is_clean() -> None:
    assert lint(FILES) == []


def test_no_counted_noun_stands_in_a_pattern() -> None:
    nouns = [value for value in vars(words).values() if isinstance(value, Noun)]
    for file in sorted(Path(vocabulary.__file__).parent.glob("*.py")):
        assert counted_nouns(str(file), file.read_text(encoding="utf-8"), nouns) == []
    assert [found.line for found in counted_nouns("x.py", '\na = f"возьмите {n} Заклинания"', nouns)] == [2]


WRONG = [
    ("name", item("text=(Guards(1),)", names='ru="Probe", en="Probe"')),
    ("name", item("text=(Guards(1),)", names='ru="Проба", en="Проба"')),
    ("wrong-type", item("text=(NoDonorAttacks(),)")),
    ("wrong-type", accident("text=(Guards(1),)")),
    ("wrong-type", accident("text=(1,)")),
    ("wrong-type", watcher("breed=MAGE, initiative=12, text=(Guards(1),)")),
    ("number", item("text=(Guards(0),)")),
    ("number", accident("text=(DrawSpells(20, (MAGE,)),)")),
    ("number", watcher("breed=MAGE, initiative=12, cost=40")),
    ("number", watcher("breed=MAGE, initiative=0")),
    ("empty", item("holders=()")),
    ("empty", accident("text=()")),
    ("empty", accident("text=(DrawSpells(2, ()),)")),
    ("empty", accident("text=(MoveVortex(0, DAY),)")),
    ("useless", watcher("breed=SHAPESHIFTER, initiative=12, strength=2")),
    ("useless", watcher("breed=VAMPIRE, initiative=12, experience=1")),
    ("useless", accident("text=(LayDown(ANYWHERE),)")),
    ("useless", accident("donor=True, text=(HoldBack(),)")),
    ("not-in-list", item('holders=("alisa",), text=(Guards(1),)')),
    ("not-in-list", item('holders=("nobody",), text=(Guards(1),)')),
    ("not-in-list", item("text=(NoMinus(MAGE),)")),
    ("not-in-list", accident("text=(DrawSpells(2, (ROOF,)),)")),
    ("not-in-list", accident("text=(MoveVortex(1, ROOF),)")),
    ("unknown-word", item("text=(Teleports(1),)")),
    ("not-data", item("text=(Guards(1 + 1),)")),
    ("fails", item("colour=1")),
    ("syntax", "item("),
]
REFUSED = ("not-in-list", "wrong-type")
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


def test_ids_differ_over_all_files_and_names_over_those_of_one_watch(tmp_path: Path) -> None:
    """Both Watches may have a card of one name, as they have the Second Wind."""
    file = tmp_path / "more.py"
    rows = [
        'A: Final = accident("curse", NIGHT, ru="Новая", en="New", text=(HoldBack(),))',
        'B: Final = accident("b", NIGHT, ru="Проклятие", en="Curse", text=(HoldBack(),))',
        'C: Final = accident("c", DAY, ru="Другое", en="Curse", text=(HoldBack(),))',
    ]
    file.write_text(HEAD + "\n".join(rows) + "\n\nCARDS: Final = (A, B, C)\n", "utf-8")
    found = lint([*FILES, file])
    assert [(finding.line, dict(finding.message.args)["word"]) for finding in found] == [(5, "curse"), (7, "Curse")]


def test_an_effect_must_say_what_it_does() -> None:
    @dataclass(frozen=True)
    class Mumble(Effect):
        pass

    card = replace(BY_ID["badge"], text=(Mumble(),))
    assert [found.message.key for found in Sense(card, "x.py", 1, BY_ID).findings] == ["lint-no-say"]

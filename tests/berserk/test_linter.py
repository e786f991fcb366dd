"""The linter of card files: what a designer gets wrong, and where it says so."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sumrak.games.berserk import cards, vocabulary
from sumrak.games.berserk.lint import Finding, counted_nouns, lint
from sumrak.games.berserk.lint.sense import Sense
from sumrak.games.berserk.vocabulary import NEUTRAL, SILVER, Card, Effect, Heal, Play, Price, Ref, creature
from sumrak.words import say

FOLDER = Path(cards.__file__).parent
FILES = [Path(file.__file__) for file in cards.FILES]
HEAD = "from typing import Final\n\nfrom sumrak.games.berserk.vocabulary import *\n\n"


def check(folder: Path, card: str, head: str = HEAD) -> list[Finding]:
    """The findings about one card, `PROBE`, on line 5 of its file."""
    file = folder / "probe.py"
    file.write_text(f"{head}PROBE: Final = {card}\n\nCARDS: Final = (PROBE,)\n", encoding="utf-8")
    return lint([file])


def probe(text: str = "", names: str = 'ru="Проба", en="Probe"', numbers: str = "6, 1, (1, 2, 2)") -> str:
    return f'creature("99-001", NEUTRAL, 3, SILVER, {numbers}, {names}, text=({text}))'


def test_the_set_is_clean() -> None:
    assert lint(FILES) == []


def test_no_counted_noun_stands_in_a_pattern() -> None:
    """«получает 3 раны»: a noun that follows a number in a fixed text has the wrong form sooner or later."""
    for file in sorted(Path(vocabulary.__file__).parent.glob("*.py")):
        assert counted_nouns(str(file), file.read_text(encoding="utf-8")) == []


WRONG = [
    ("name", probe(names='ru="", en="Probe"')),
    ("name", probe(names='ru="Проба", en="Проба"')),
    ("number", probe(numbers="0, 1, (1, 2, 2)")),
    ("number", probe(numbers="6, 9, (1, 2, 2)")),
    ("number", probe(numbers="6, 1, (1, 2, 20)")),
    ("number", probe("armour(0),")),
    ("number", probe("bonus(12, SIMPLE),")),
    ("keyword-twice", probe("ova(1), ova(2)")),
    ("not-in-list", probe('DirectedAt(Those(classes=("wizard",))),')),
    ("not-in-list", probe('tap(Give("luck", one(Those()))),')),
    ("empty", probe("tap(),")),
    ("empty", probe("formation(),")),
    ("nothing-chosen", probe("tap(Cure(IT)),")),
    ("no-attack", probe("tap(Poison(ATTACKED, 1)),")),
    ("not-sudden", probe("tap(ChangeDie()),")),
    ("wrong-type", probe("tap(Heal(HOST, 1)),")),
    ("useless", probe("MaxTokens(3),")),
    ("useless", probe("pay(X, Heal(SELF, 2)),")),
    ("wrong-type", 'flyer("99-001", NEUTRAL, 3, SILVER, 6, (1, 2, 2), ru="Проба", en="Probe", text=(TELEPORT,))'),
    (
        "wrong-type",
        'flyer("99-001", NEUTRAL, 3, SILVER, 6, (1, 2, 2), ru="Проба", en="Probe", text=(formation(ovz(1)),))',
    ),
    ("unknown-word", probe("win_the_battle(),")),
    ("not-data", probe("*[ova(n) for n in (1,)],")),
    ("fails", probe("tap(Heal(SELF)),")),
    ("syntax", "creature("),
]
REFUSED = ("not-in-list",)
"""A compiled vocabulary takes no wrong type in the first place."""


@pytest.mark.parametrize(("key", "card"), WRONG)
def test_findings(key: str, card: str, tmp_path: Path) -> None:
    """Each with its line, and a sentence in both languages that says what to change."""
    found = check(tmp_path, card)
    keys = [finding.message.key.removeprefix("lint-") for finding in found]
    assert key in keys or (key in REFUSED and keys == ["fails"]), found
    for finding in found:
        assert finding.line in ((5,) if key != "syntax" else (5, 7))
        for lang in ("en", "ru"):
            assert say(lang, finding.message.key, **dict(finding.message.args))


def test_ids_and_names_must_differ_over_all_files(tmp_path: Path) -> None:
    file = tmp_path / "more.py"
    card = 'creature("10-001", NEUTRAL, 3, SILVER, 6, 1, (1, 2, 2), ru="Новый", en="Kshar")'
    file.write_text(f"{HEAD}A: Final = {card}\n\nCARDS: Final = (A,)\n", "utf-8")
    found = lint([*FILES, file])
    assert [dict(finding.message.args)["word"] for finding in found] == ["10-001", "Kshar"]


@dataclass(frozen=True)
class Mumble(Effect):
    """Says nothing and does nothing."""


@dataclass(frozen=True)
class Promise(Effect):
    """Is printed, but no rule does it."""

    def say(self, t, mood=0):
        return Heal(Ref.SELF, 1).say(t, mood)


def with_effect(effect: Effect) -> Card:
    card = creature("99-001", NEUTRAL, 3, SILVER, 6, 1, (1, 2, 2), ru="Проба", en="Probe")
    return replace(card, text=(Play(Price(), (effect,)),))


def test_no_card_is_half_a_card() -> None:
    """What is printed must be said, and done by the rules."""
    assert [found.message.key for found in Sense(with_effect(Mumble()), "x.py", 1).findings] == ["lint-no-say"]
    found = Sense(with_effect(Promise()), "x.py", 1).findings
    assert [(row.message.key, dict(row.message.args)["what"]) for row in found] == [("lint-not-done", "Promise")]

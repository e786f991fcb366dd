"""Whatever a game of Night Watch can say, it says in both languages; and no text lies about that nobody can ever read."""

import ast
import random
import re
from pathlib import Path

import pytest

import sumrak
from sumrak.games.night_watch import naming, telling
from sumrak.games.night_watch.events import NAMES, WORDS
from sumrak.games.night_watch.notation import VERBS
from sumrak.kernel import view
from sumrak.kernel.reason import Reason
from tests.reading import LANGUAGES, Reader, calls, constants, texts_of

GAMES = 12
CODE = Path(telling.__file__).parent
RARE = Path(__file__).with_name("rare.txt")


def rare_positions() -> list[list[str]]:
    """What random games hardly ever come to: a position, then "> …" what is played, "? …" what is asked in vain."""
    return [row.strip().splitlines() for row in RARE.read_text("utf-8").split("\n\n")]


class Watcher(Reader):
    """Explains all values, too, where it looks closely; and asks for what cannot be done."""

    def look(self, game: sumrak.Game, closely: bool) -> None:
        super().look(game, closely)
        if closely:
            self.explain(game)

    def ask(self, game: sumrak.Game, text: str) -> None:
        """Whoever is named, or the one who is asked, wants to do something that cannot be done."""
        head, colon, rest = text.partition(": ")
        seat = ("night", "day").index(head) if colon else game.decision.seat
        refusal = game.why_not(rest or text, seat=seat)
        assert refusal is not None, text
        self.read(game, view.plain(refusal.message))


@pytest.fixture(scope="module")
def reader() -> Watcher:
    """Has read some games of each set of rules, and every rare position."""
    found = Watcher(("end", "pass", "stay"), 0.7, labels=False)
    for seed in range(GAMES):
        luck = random.Random(seed)
        rules = [None, {"metro_donor": "auto"}, {"probability_decks": "one", "egor": "deck"}, {"gloom_reach": "same"}]
        game = sumrak.new("night_watch", seed=seed, rules=rules[seed % 4])
        found.watch(game, luck, 10_000, closely=25 if seed % 2 == 0 else 0)
    for position in rare_positions():
        lines = [row for row in position if row[:2] not in ("> ", "? ")]
        game = sumrak.scenario("\n".join(["game: night_watch", *lines, ""]))
        assert game.events is not None
        found.look(game, True)
        for row in position:
            if row.startswith("> "):
                game.play(row[2:])
                found.look(game, True)
            elif row.startswith("? "):
                found.ask(game, row[2:])
        found.finish(game)
    return found


@pytest.fixture(scope="module")
def texts() -> set[str]:
    return texts_of("night_watch")


def named(part: str, keys: set[str]) -> set[str]:
    return {key.removeprefix(f"night_watch-{part}-") for key in keys if key.startswith(f"night_watch-{part}-")}


def test_what_is_read_is_all_that_is_written(reader: Reader, texts: set[str]) -> None:
    """Log, prompts, options, scenes, the end: games have come to every text, and needed none that is missing."""
    spoken = {key for key in texts if re.match(r"night_watch-(log|prompt|option|end|title|sum)-", key)}
    own = {
        key for key in reader.keys if re.match(r"night_watch-(log|prompt|option|end|title|sum|reason|term|value)-", key)
    }
    assert own - texts == set()
    assert spoken - reader.keys == set()


def test_every_event_has_a_line_or_is_silent(texts: set[str]) -> None:
    log = named("log", texts)
    for kind, word in NAMES.items():
        variants = {key for key in log if key in (word, f"{word}-by", f"{word}-hidden", f"{word}-hidden-by")}
        assert bool(variants) is not bool(kind & telling.SILENT), word
    assert {key for key in log if not any(key == word or key.startswith(f"{word}-") for word in WORDS)} == set()


def test_every_reason_has_a_sentence(reader: Reader, texts: set[str]) -> None:
    reasons = constants(CODE, "Reason", 1)
    assert named("reason", texts) == reasons
    by_name = {reason.key for reason in vars(naming).values() if isinstance(reason, Reason)}  # tests/test_named.py
    assert reasons - named("reason", reader.keys) - by_name == set()


def test_every_decision_is_asked(texts: set[str]) -> None:
    """What a decision is called follows from the function that carries it out."""
    asking = {node.args[3].id.replace("_", "-") for node in calls(CODE, "ask") if isinstance(node.args[3], ast.Name)}
    asked = named("prompt", texts)
    assert {key for key in asked if not key.endswith("-other")} == {*asking, "discard"}
    assert {key for key in asked if f"{key.removesuffix('-other')}-other" not in asked} == set()


def test_every_verb_has_a_label(texts: set[str]) -> None:
    """A verb is a label, or the beginning of those that say in which decision, or on what."""
    options = named("option", texts)
    for verb in VERBS:
        word = verb.word.replace(" ", "-").replace("_", "-")
        also = {"aim": "play-spell", "amulet": "play-amulet"}.get(word, word)
        assert any(key == also or key.startswith(f"{also}-") for key in options), word


def test_every_end_and_every_value_has_a_word(texts: set[str]) -> None:
    ends = {node.args[1].value for node in calls(CODE, "over") if isinstance(node.args[1], ast.Constant)}
    assert {word.lower() for word in ends} == named("end", texts) and len(ends) == 4
    assert constants(CODE, "Term", 1) == named("term", texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_are_explained(lang: str) -> None:
    game = sumrak.scenario(
        "game: night_watch\nturn: 3, play\nroof: Alisa, Andrey, Anton\nalisa hand: protection-3\nandrey hand: attack-4\n"
    )
    game.play("play protection-3 -> alisa")
    power = {
        "en": "Power 2 = 3 printed (NW-30), −1 on itself (NW-34)",
        "ru": "Сила 2 = 3 на карте (NW-30), −1 на себя (NW-34)",
    }
    assert game.explain("protection-3", "power").text(lang) == power[lang]

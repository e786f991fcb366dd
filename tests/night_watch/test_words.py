"""Whatever a game of Night Watch can say, it says in both languages; and no text lies about that nobody can ever read."""

import ast
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sumrak
from sumrak import words
from sumrak.games.night_watch import telling
from sumrak.games.night_watch.events import NAMES, WORDS
from sumrak.games.night_watch.notation import VERBS
from sumrak.kernel import view

GAMES, LANGUAGES = 40, ("en", "ru")
CODE = Path(telling.__file__).parent


def rare_positions() -> list[tuple[str, ...]]:
    """What random games hardly ever come to: (lines of a position …, then what is played first, one after another)."""
    return []


class Reader:
    """Reads all there is to read: every message in both languages, once for each shape of it."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.shapes: set[object] = set()

    def read(self, game: sumrak.Game, message: dict) -> None:
        key, args = message["k"], message["a"]
        self.keys.add(key)
        shape = (key, *((name, "" if isinstance(value, dict) else value) for name, value in sorted(args.items())))
        if shape not in self.shapes:
            self.shapes.add(shape)
            for lang in LANGUAGES:
                assert re.match(r"[^\s{}]", said(game, lang, key, args))

    def look(self, game: sumrak.Game, closely: bool) -> None:
        """At what is asked of whom; closely: at everything that anybody might want to do as well."""
        spec, state = game.spec, game.state
        for decision in game.decisions:
            for seat in (0, 1, -1):
                self.read(game, view.plain(spec.prompt(state, decision.raw, seat)))
            for option in decision.options:
                self.read(game, view.plain(spec.option_label(state, option.raw, decision.raw)))
        for scene in game.view(None)["scopes"] if closely else ():
            for message in messages_of(scene):
                self.read(game, message)
        for seat in (0, 1) if closely else ():
            for raw in spec.conceivable(state, seat):
                refusal = spec.why_not(state, seat, raw)
                if refusal is not None:
                    self.read(game, view.plain(spec.reason_message(refusal)))
        if closely:
            self.explain(game)

    def explain(self, game: sumrak.Game) -> None:
        for place in game.view(None)["places"]:
            for card in place["cards"]:
                for row in game.values(None, card["id"]):
                    for message in messages_of(row):
                        self.read(game, message)

    def finish(self, game: sumrak.Game) -> None:
        for seat in (0, 1, None):
            for row in game.log(seat):
                self.read(game, row)
        outcome = game.view(None)["outcome"]
        if outcome is not None:
            self.read(game, outcome["text"])

    def watch(self, game: sumrak.Game, luck: random.Random, answers: int, closely: int) -> None:
        """A game played at random, though nobody passes before he has done much."""
        assert game.events is not None
        for answer in range(answers):
            if game.is_over:
                break
            self.look(game, closely > 0 and answer % closely == 0)
            decision = luck.choice(game.decisions)
            options = list(decision.options)
            if options[-1].raw[0] in ("end", "pass", "stay") and luck.random() < 0.7:
                options.pop()
            game.play(luck.choice(options))
        if game.is_over:
            self.look(game, closely > 0)
        self.finish(game)


def messages_of(node: object) -> list[dict]:
    """All messages in a plain JSON value."""
    if isinstance(node, dict):
        own = [node] if isinstance(node.get("k"), str) and "a" in node else []
        return [*own, *[message for value in node.values() for message in messages_of(value)]]
    return [message for value in node for message in messages_of(value)] if isinstance(node, list) else []


def said(game: sumrak.Game, lang: str, key: str, args: dict) -> str:
    names = {name.id: name.ru if lang == "ru" else name.en for name in game.spec.language.names}
    names.update({id: name.ru if lang == "ru" else name.en for id, name in game.spec.language.places.items()})
    values = {
        name: value if not isinstance(value, dict) else names.get(value.get("card") or value.get("place"), "X")
        for name, value in args.items()
    }
    return words.say(lang, key, **values)


@pytest.fixture(scope="module")
def reader() -> Reader:
    """Has read some games of each set of rules, and every rare position."""
    found = Reader()
    for seed in range(GAMES):
        luck = random.Random(seed)
        rules = [None, {"metro_donor": "auto"}, {"probability_decks": "one", "egor": "deck"}, {"gloom_reach": "same"}]
        game = sumrak.new("night_watch", seed=seed, rules=rules[seed % 4])
        found.watch(game, luck, 10_000, closely=25 if seed % 2 == 0 else 0)
    for position in rare_positions():
        lines = [row for row in position if not row.startswith("> ")]
        game = sumrak.scenario("\n".join(["game: night_watch", *lines, ""]))
        assert game.events is not None
        found.look(game, True)
        for row in position:
            if row.startswith("> "):
                game.play(row[2:])
                found.look(game, True)
        found.finish(game)
    return found


@pytest.fixture(scope="module")
def texts() -> set[str]:
    body = FluentParser().parse((Path(words.__file__).parent / "locale/en/night_watch.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def named(part: str, keys: set[str]) -> set[str]:
    return {key.removeprefix(f"night_watch-{part}-") for key in keys if key.startswith(f"night_watch-{part}-")}


def calls(name: str) -> list[ast.Call]:
    """All calls of a function or method of this name in the rules."""
    trees = [ast.walk(ast.parse(path.read_text("utf-8"))) for path in CODE.glob("*.py")]
    found = [node for tree in trees for node in tree if isinstance(node, ast.Call)]
    return [node for node in found if getattr(node.func, "attr", getattr(node.func, "id", "")) == name]


def constants(name: str, place: int) -> set[str]:
    arguments = [node.args[place] for node in calls(name) if len(node.args) > place]
    return {argument.value for argument in arguments if isinstance(argument, ast.Constant)}


def test_what_is_read_is_all_that_is_written(reader: Reader, texts: set[str]) -> None:
    """Log, prompts, options, the end: games have come to every text, and needed none that is missing."""
    spoken = {key for key in texts if re.match(r"night_watch-(log|prompt|option|end)-", key)}
    own = {key for key in reader.keys if re.match(r"night_watch-(log|prompt|option|end|reason|term|value)-", key)}
    assert own - texts == set()
    assert spoken - reader.keys == set()


def test_every_event_has_a_line_or_is_silent(texts: set[str]) -> None:
    log = named("log", texts)
    for kind, word in NAMES.items():
        variants = {key for key in log if key in (word, f"{word}-by", f"{word}-hidden", f"{word}-hidden-by")}
        assert bool(variants) is not bool(kind & telling.SILENT), word
    assert {key for key in log if not any(key == word or key.startswith(f"{word}-") for word in WORDS)} == set()


def test_every_reason_has_a_sentence(reader: Reader, texts: set[str]) -> None:
    reasons = constants("Reason", 1)
    assert named("reason", texts) == reasons
    assert reasons - named("reason", reader.keys) == set()


def test_every_decision_is_asked(texts: set[str]) -> None:
    """What a decision is called follows from the function that carries it out."""
    asking = {node.args[3].id.replace("_", "-") for node in calls("ask") if isinstance(node.args[3], ast.Name)}
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
    ends = {node.args[1].value for node in calls("over") if isinstance(node.args[1], ast.Constant)}
    assert {word.lower() for word in ends} == named("end", texts) and len(ends) == 4
    assert constants("Term", 1) == named("term", texts)


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

"""Whatever a game can say is read in both languages: for the tests of each game's texts, and of positions as text."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sumrak
from sumrak import words
from sumrak.kernel import view
from sumrak.records import ScenarioError

LANGUAGES = ("en", "ru")


class Reader:
    """Reads all there is to read: every message in both languages, once for each shape of it.

    `idle` are the words that end something, said rarely: not in `reluctance` of the cases in which something else can be done.
    `labels`: whether what cannot be done now has a label, too.
    """

    def __init__(self, idle: tuple[str, ...], reluctance: float, labels: bool = True) -> None:
        self.idle, self.reluctance, self.labels = idle, reluctance, labels
        self.keys: set[str] = set()
        self.shapes: set[object] = set()

    def read(self, game: sumrak.Game, message: dict) -> None:
        key, args = message["k"], message["a"]
        self.keys.add(key)
        shape = (key, *((name, "" if isinstance(value, dict) else value) for name, value in sorted(args.items())))
        if shape not in self.shapes:
            self.shapes.add(shape)
            for lang in LANGUAGES:
                assert re.match(r"[^\s{}]", said(game, lang, key, args)), key

    def look(self, game: sumrak.Game, closely: bool) -> None:
        """At what is asked of whom; closely: at everything that anybody might want to do as well."""
        spec, state = game.spec, game.state
        for decision in game.decisions:
            for seat in (0, 1, -1):
                self.read(game, view.plain(spec.prompt(state, decision.raw, seat)))
            for option in decision.options:
                self.read(game, view.plain(spec.option_label(state, option.raw, decision.raw)))
                if option.warning is not None:
                    self.read(game, view.plain(option.warning.message))
        for scene in spec.scenes(state):
            for message in messages_of(view.scene_view(spec, state, 0, scene)):
                self.read(game, message)
        for seat in (0, 1) if closely else ():
            asked = [d.raw for d in game.decisions if d.seat == seat] or [d.raw for d in game.decisions]
            for raw in spec.conceivable(state, seat):
                for decision in asked[: 1 if self.labels else 0]:
                    self.read(game, view.plain(spec.option_label(state, raw, decision)))
                refusal = spec.why_not(state, seat, raw)
                if refusal is not None:
                    self.read(game, view.plain(spec.reason_message(refusal)))

    def explain(self, game: sumrak.Game) -> None:
        """At how the values of all public cards come about."""
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
        """A game played at random, though nobody ends a turn before he has done much."""
        assert game.events is not None
        for answer in range(answers):
            if game.is_over:
                break
            self.look(game, closely > 0 and answer % closely == 0)
            decision = luck.choice(game.decisions)
            options = list(decision.options)
            if options[-1].raw[0] in self.idle and luck.random() < self.reluctance:
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
    language = game.spec.language
    names = {name.id: name.ru if lang == "ru" else name.en for name in language.names}
    names.update({id: name.ru if lang == "ru" else name.en for id, name in language.places.items()})
    values = {
        name: value if not isinstance(value, dict) else names.get(value.get("card") or value.get("place"), "X")
        for name, value in args.items()
    }
    return words.say(lang, key, **values)


# texts and the code that says them
def texts_of(page: str, lang: str = "en") -> set[str]:
    """The keys of a page of texts."""
    body = FluentParser().parse((Path(words.__file__).parent / f"locale/{lang}/{page}.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def calls(code: Path, name: str, but: str = "deck") -> list[ast.Call]:
    """All calls of a function or method of this name in the modules of a folder, but those of one module."""
    trees = [ast.walk(ast.parse(path.read_text("utf-8"))) for path in code.glob("*.py") if path.stem != but]
    found = [node for tree in trees for node in tree if isinstance(node, ast.Call)]
    return [node for node in found if getattr(node.func, "attr", getattr(node.func, "id", "")) == name]


def constants(code: Path, name: str, place: int) -> set[str]:
    """The texts that such calls have as their argument number `place`."""
    arguments = [node.args[place] for node in calls(code, name) if len(node.args) > place]
    return {argument.value for argument in arguments if isinstance(argument, ast.Constant)}


# positions
def spoiled(whole: str, seed: int) -> str:
    """A position with one to three things wrong in it, perhaps."""
    luck, rows = random.Random(seed), whole.splitlines()
    for _ in range(luck.randint(1, 3)):
        i, j = luck.randrange(len(rows)), luck.randrange(len(rows))
        row, k = rows[i], luck.randrange(len(rows[i]) + 1)
        rows[i] = luck.choice(
            [
                row[:k] + luck.choice('@*^()[],/":x×-019²٣ abc') + row[k:],
                row[:k] + row[k + luck.randint(1, 4) :],
                rows[j],
            ]
        )
        if luck.random() < 0.3:
            rows[i], rows[j] = rows[j], rows[i]
    return "\n".join(rows)


def assert_read_or_refused(text: str) -> None:
    """A game that can be written down again, or one sentence with line and column; nothing else."""
    try:
        game = sumrak.scenario(text)
    except ScenarioError as error:
        assert re.match(r"line \d+, column \d+: \S", str(error)), str(error)
        assert 1 <= error.line <= text.count("\n") + 1
        return
    assert sumrak.scenario(game.scenario()).digest() == game.digest()

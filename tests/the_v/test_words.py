"""Whatever a game of The V can say, it says in both languages; and no text lies about that nobody can ever read."""

import ast
import random
import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sumrak
from sumrak import words
from sumrak.games.the_v import actions, telling
from sumrak.games.the_v.events import NAMES, WORDS
from sumrak.games.the_v.explaining import VALUES
from sumrak.games.the_v.notation import VERBS
from sumrak.kernel import view
from sumrak.kernel.notation import CARD

GAMES, LANGUAGES = 200, ("en", "ru")
DECKS = ("reaper", "court", "skorn")
CODE = Path(actions.__file__).parent
WHOM = ("target(Those(CHARACTER))", "SELF")
EFFECTS = (
    "Exhaust({})", "RemoveToken({})", "Turn({})", "Untap({})", "Destroy({})", "ReturnToHand({})", "RemoveToVoid({})",
    "ShuffleIntoDeck({})", "TakeControl({})", "LoseText({}, THIS_TURN)", "Change({}, 1, -1, THIS_TURN)",
    "Become({}, THIS_TURN, 1, 2, 3)", "SwapValues({}, THIS_TURN)",
)  # fmt: skip
FROM_HAND = (
    "Play(target(Those(MODIFICATION, YOURS, HAND)))",
    "PutIntoPlay(target(Those(MODIFICATION, YOURS, HAND)), target(Those(CHARACTER)))",
)


def rare_positions() -> list[tuple[str, str]]:
    """(position, what to play first) of what random games hardly ever come to: each effect on another card and on its own."""
    found = []
    for effect in EFFECTS:
        for whom in WHOM:
            clause, turned, first = "ability(TURN, {})", "", "use Test"
            if effect.startswith("Untap"):
                clause, turned, first = "when(END_OF_YOUR_TURN, {})", "@90", "end"
            card = f'card "Test": character(GIRL, 1, 1, text=({clause.format(effect.format(whom))},))'
            row = f"me: Test{turned}*1, Ghoul{turned}*2 [Blade] / Ghoul"
            found.append((f"{card}\n{row}\nopponent: Brute", first))
    for effect in FROM_HAND:
        found.append((f'card "Test": action(text=(do({effect}),))\nme: Ghoul, Margo / Test, Blade x2', "play Test"))
    return [
        *found,
        ("me: Chronophage / Command\nme title: Scarlet Court\nopponent: Chronophage, Ghoul", "play Command"),
        (
            "me: Ghoul*2 / Curse, Ghoul\nme title: Coven of Skorn\nme level: 8\nopponent: Ghoul*2\nopponent level: 9",
            "play Curse",
        ),
        ("turn: me, draw\nme deck: -", ""),
        ("turn: me, untap\nme: Toska@180, Ghoul@180", ""),
        ("me: Nurse, Ghoul*2 [Silk Noose] / Muteness, Blade", "play Muteness"),
        ("me: Nurse [Silk Noose], Ghoul / Nurse, Ghoul", ""),
        ("me: Ghoul / Crown, Blade", ""),
        ("me: - / Blade, Ghoul, Nurse\nopponent: -", ""),
        ("me: Iron Maiden / Iron Maiden, Ghoul", ""),
        ("me: Margo, Zhenya / Reaping, Scythe, Ghoul\nopponent: Ghoul", "play Reaping"),
        ("turn: me, attack\nme: Ghoul\nopponent: Court Executioner, Lady-in-Waiting", ""),
    ]


class Reader:
    """Reads all there is to read: every message in both languages, once for each shape of it."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.shapes: set[object] = set()

    def read(self, game: sumrak.Game, message: dict) -> None:
        key, args = message["k"], message["a"]
        self.keys.add(key)
        shape = (key, *((name, value if isinstance(value, int) else "") for name, value in sorted(args.items())))
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
                if option.warning is not None:
                    self.read(game, view.plain(option.warning.message))
        for k in range(len(state.frames)):
            scope = spec.scope_view(state, k)
            if scope is not None:
                self.read(game, view.plain(scope[1]))
        for seat in (0, 1) if closely else ():
            asked = [d.raw for d in game.decisions if d.seat == seat] or [d.raw for d in game.decisions]
            for raw in spec.conceivable(state, seat):
                for decision in asked[:1]:
                    self.read(game, view.plain(spec.option_label(state, raw, decision)))
                refusal = spec.why_not(state, seat, raw)
                if refusal is not None:
                    self.read(game, view.plain(spec.reason_message(refusal)))

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
            if options[-1].raw[0] in ("end", "pass") and luck.random() < 0.8:
                options.pop()
            game.play(luck.choice(options))
        if game.is_over:
            self.look(game, closely > 0)
        self.finish(game)


def said(game: sumrak.Game, lang: str, key: str, args: dict) -> str:
    names = {name.id: name.ru if lang == "ru" else name.en for name in game.spec.language.names}
    values = {
        name: value if not isinstance(value, dict) else names.get(value.get("card"), "X")
        for name, value in args.items()
    }
    return words.say(lang, key, **values)


@pytest.fixture(scope="module")
def reader() -> Reader:
    """Has read a few hundred games and every rare position."""
    found = Reader()
    for seed in range(GAMES):
        luck = random.Random(seed)
        game = sumrak.new("the_v", decks=[luck.choice(DECKS), luck.choice(DECKS)], seed=seed)
        found.watch(game, luck, 10_000, closely=40 if seed % 4 == 0 else 0)
    for position, first in rare_positions():
        for seed in range(3):
            game = sumrak.scenario(f"game: the_v\nseed: {seed}\n{position}\n")
            if first:
                assert game.events is not None
                found.look(game, True)
                game.play(first)
            found.watch(game, random.Random(seed), 12, closely=6)
    return found


@pytest.fixture(scope="module")
def texts() -> set[str]:
    body = FluentParser().parse((Path(words.__file__).parent / "locale/en/the_v.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def named(part: str, keys: set[str]) -> set[str]:
    return {key.removeprefix(f"the_v-{part}-") for key in keys if key.startswith(f"the_v-{part}-")}


def calls(name: str) -> list[ast.Call]:
    """All calls of a function or method of this name in the rules."""
    trees = [ast.walk(ast.parse(path.read_text("utf-8"))) for path in CODE.glob("*.py") if path.stem != "deck"]
    found = [node for tree in trees for node in tree if isinstance(node, ast.Call)]
    return [node for node in found if getattr(node.func, "attr", getattr(node.func, "id", "")) == name]


def constants(name: str, place: int) -> set[str]:
    arguments = [node.args[place] for node in calls(name) if len(node.args) > place]
    return {argument.value for argument in arguments if isinstance(argument, ast.Constant)}


def test_what_is_read_is_all_that_is_written(reader: Reader, texts: set[str]) -> None:
    """Log, prompts, options, scopes, the end: games have come to every text, and needed none that is missing."""
    spoken = {key for key in texts if not re.match(r"the_v-(term|value|reason)-", key)}
    assert {key for key in reader.keys if key.startswith("the_v-")} - texts == set()
    assert spoken - reader.keys == set()


def test_every_event_has_a_line_or_is_silent(texts: set[str]) -> None:
    log = named("log", texts)
    for kind, word in NAMES.items():
        variants = {key for key in log if re.fullmatch(rf"{word}(-\w+)*", key)}
        assert bool(variants) is not bool(kind & telling.SILENT) or word in ("entered", "announced", "played"), word
    assert {key for key in log if not any(key == word or key.startswith(f"{word}-") for word in WORDS)} == set()


def test_every_reason_has_a_sentence(reader: Reader, texts: set[str]) -> None:
    reasons = constants("Reason", 1)
    assert named("reason", texts) == reasons
    assert named("reason", reader.keys) == reasons


def test_every_decision_is_asked(texts: set[str]) -> None:
    """What a decision is called follows from the function that carries it out, or from the effect that asks."""
    asking = {node.args[3].id.replace("_", "-") for node in calls("ask") if isinstance(node.args[3], ast.Name)}
    asked = named("prompt", texts)
    assert asking - asked == {"chosen", "some-chosen", "some-decided"}  # these are called after their effects
    choosing = [effect for effect in actions.RUN if "whom" in [field.name for field in fields(effect)]]
    assert {f"choose-{telling.word_of(object.__new__(effect))}" for effect in choosing} <= asked
    assert {key for key in asked if f"{key.removesuffix('-other')}-other" not in asked} == set()


def test_every_option_has_a_label(texts: set[str]) -> None:
    verbs = {verb.word.replace(" ", "-").replace("_", "-"): verb for verb in VERBS}
    options = named("option", texts)
    assert set(verbs) <= options
    two = {f"{word}-on" for word, verb in verbs.items() if [kind for _, kind in verb.operands] == [CARD, CARD]}
    assert two <= options


def test_every_end_and_every_value_has_a_word(texts: set[str]) -> None:
    assert {word.lower() for word in constants("finish", 2)} == named("end", texts)
    assert named("value", texts) == set(VALUES)
    assert named("term", texts) == constants("Term", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_are_explained(lang: str) -> None:
    board = "Margo*1@90 [Blade, Lich's Breath, Silk Noose], Selistra, Acolyte, Mother of Skorn"
    game = sumrak.scenario(f"game: the_v\nme level: 4\nme: {board}\n")
    for what in VALUES[:-1]:
        assert re.match(r"[^{}⟦]+ \d+ = [^{}⟦]+$", game.explain("Margo", what).text(lang)), what
    assert game.explain("House of the Reaper", "level").text(lang)
    threat = {"en": "threat 7 = 3 own (V-24), +2 “Blade”", "ru": "угроза 7 = 3 на карте (V-24), +2 «Клинок»"}[lang]
    assert game.explain("Margo", "threat").text(lang).startswith(threat)

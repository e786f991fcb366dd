"""Whatever a game of The V can say, it says in both languages; and no text lies about that nobody can ever read."""

import ast
import random
import re
from dataclasses import fields
from pathlib import Path

import pytest

import sumrak
from sumrak.games.the_v import actions, naming, telling
from sumrak.games.the_v.events import NAMES, WORDS
from sumrak.games.the_v.explaining import VALUES
from sumrak.games.the_v.notation import VERBS
from sumrak.kernel.notation import CARD
from sumrak.kernel.reason import Reason
from tests.reading import LANGUAGES, Reader, calls, constants, texts_of

GAMES = 200
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


@pytest.fixture(scope="module")
def reader() -> Reader:
    """Has read a few hundred games and every rare position."""
    found = Reader(("end", "pass"), 0.8)
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
    return texts_of("the_v")


def named(part: str, keys: set[str]) -> set[str]:
    return {key.removeprefix(f"the_v-{part}-") for key in keys if key.startswith(f"the_v-{part}-")}


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
    reasons = constants(CODE, "Reason", 1)
    by_name = {reason.key for reason in vars(naming).values() if isinstance(reason, Reason)}  # tests/test_named.py
    by_name.add("not-on-anything")
    assert named("reason", texts) == reasons
    assert named("reason", reader.keys) == reasons - by_name - {
        "not-in-play"
    }  # of a card named by hand: test_d_zones.py


def test_every_decision_is_asked(texts: set[str]) -> None:
    """What a decision is called follows from the function that carries it out, or from the effect that asks."""
    asking = {node.args[3].id.replace("_", "-") for node in calls(CODE, "ask") if isinstance(node.args[3], ast.Name)}
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
    assert {word.lower() for word in constants(CODE, "finish", 2)} == named("end", texts)
    assert named("value", texts) == set(VALUES)
    assert named("term", texts) == constants(CODE, "Term", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_are_explained(lang: str) -> None:
    board = "Margo*1@90 [Blade, Lich's Breath, Silk Noose], Selistra, Acolyte, Mother of Skorn"
    game = sumrak.scenario(f"game: the_v\nme level: 4\nme: {board}\n")
    for what in VALUES[:-1]:
        assert re.match(r"[^{}⟦]+ \d+ = [^{}⟦]+$", game.explain("Margo", what).text(lang)), what
    assert game.explain("House of the Reaper", "level").text(lang)
    threat = {"en": "threat 7 = 3 own (V-24), +2 “Blade”", "ru": "угроза 7 = 3 на карте (V-24), +2 «Клинок»"}[lang]
    assert game.explain("Margo", "threat").text(lang).startswith(threat)

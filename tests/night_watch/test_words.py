"""Whatever a game of Night Watch can say, it says in both languages; and no text lies about that nobody can ever read."""

import ast
import random
import re
from pathlib import Path

import pytest

import sumrak
from sumrak.games.night_watch import telling
from sumrak.games.night_watch.events import NAMES, WORDS
from sumrak.games.night_watch.notation import VERBS
from sumrak.kernel import view
from tests.reading import LANGUAGES, Reader, calls, constants, texts_of

GAMES = 40
CODE = Path(telling.__file__).parent


def rare_positions() -> list[list[str]]:
    """What random games hardly ever come to: a position, then "> …" what is played, "? …" what is asked in vain."""
    return [row.strip().splitlines() for row in RARE.split("\n\n")]


RARE = """
turn: 15, receiving

turn: 3, play
vortex: 0
roof: Medved
spells: attack-1

turn: 3, slots, anton
roof: Anton, Gorsvet Lamp, Larisa, Scissors
entrance: Semyon
> take lamp
? night: take scissors
? night: play curse
? night: lay glasses on anton
? night: introduce geser
? night: take owl
? night: give owl -> semyon

turn: 3, slots, semyon
roof: Semyon
entrance: Gorsvet Lamp, Larisa
night hand: Traffic Jam, Cops, Second Wind, Geser
> stay
? night: play jam -> larisa
? night: put cops
? night: play second wind
? night: play jam
? night: move larisa entrance
? night: withdraw geser

turn: 3, slots, medved
roof: Medved, Larisa, Gorsvet Truck, Egor
medved maneuvers: attack-1
? night: maneuver attack-1 -> larisa
? night: maneuver attack-1
> take truck
> move medved entrance with egor

rules: metro_donor auto
turn: 3, calls
metro: Egor (lured andrey)
hairdressers: Larisa
roof: Andrey, Cops
? call larisa -> egor

turn: 3, slots
metro: Egor (lured andrey), Anton
rules: metro_donor auto
roof: Andrey
? night: move anton entrance with egor

turn: 3, window
roof: Anton, Egor, Larisa, Mirror Shard, Petr
night hand: Egor's Mother, Licence Check
anton hand: healing-1, protection-1
larisa hand: attack-1
> put mother roof
> play check
? night: play healing-1 -> egor
> pass
? night: move anton entrance with egor
> stay
> stay
> stay
> level petr 0
> level anton 0
? play attack-1 -> egor
> play attack-1 -> shard
? play healing-1 -> egor

turn: 3, play
this turn: licence check
roof: Larisa, Egor, Medved
larisa hand: attack-1
medved maneuvers: healing-1, healing-2
spells: attack-1
? play attack-1 -> egor
> play attack-1 -> medved
? maneuver attack-1 -> larisa
? play healing-1 -> medved
? play healing-1 -> larisa
> play attack-1 -> larisa
> maneuver healing-1 -> larisa

turn: 3, play, tigrenok
roof: Larisa, Andrey, Tigrenok
tigrenok maneuvers: healing-1, healing-2
spells: attack-1, attack-2
> play attack-1 -> larisa
> play attack-2 -> andrey
> maneuver healing-1 -> larisa
? maneuver healing-2 -> andrey

turn: 3, gloom
roof: Alisa (level 1), Anton
alisa amulet: attack-2
alisa hand: attack-1, healing-3, attack-3
> level anton 0
> level alisa 1
? weaken healing-3 3
? weaken attack-3 2
? amulet_pays attack-2 2
> burn attack-1
? burn healing-3
> play healing-3 -> alisa
? play attack-3 -> anton

turn: 3, gloom
roof: Alisa (level 3), Anton
alisa amulet: attack-4
alisa hand: attack-1, healing-3, attack-3
> level anton 0
> level alisa 3
> burn attack-1
> weaken healing-3 1
? burn attack-1
? weaken attack-3 3
> amulet_pays attack-4 1
? play attack-3 -> alisa
? aim attack-3 -> anton
> aim attack-4 -> anton

turn: 3, gloom
roof: Alisa (level 3)
alisa hand: attack-1 x2, healing-1
alisa amulet: attack-3
> level alisa 1
> burn attack-1
> burn attack-1
? burn healing-1

turn: 3, play
roof: Medved, Andrey
medved maneuvers: attack-1
andrey hand: attack-2
spells: protection-1
> play protection-1 -> medved
? night: maneuver attack-1

turn: 3, slots
card "Idle" / "Тихий": watcher(DAY, SHAPESHIFTER, initiative=12)
vortex: 3
roof: Idle
> stay

turn: 3, gloom
roof: Semyon (level 1), Larisa
semyon hand: attack-1 x4
> level semyon 0
> burn attack-1
? play attack-1 -> larisa
? wound 1

turn: 3, gloom
roof: Zavulon (level 1) [Spine Sword], Anton
zavulon hand: attack-1, attack-2, protection-1
rules: gloom_reach same
> level anton 0
> level zavulon 1
> wound 1
? play protection-1 -> anton
> play attack-1 -> anton
> accept
? accept

rules: gloom_reach same
turn: 3, play
roof: Anton, Alisa (level 2), Petr
anton hand: attack-1
? play attack-1 -> alisa

turn: 3, play
flat: Anton, Cops (guest), Petr [Red Car]
anton hand: attack-1, healing-1
petr hand: healing-1
? play healing-1 -> svetlana
? day: play healing-1 -> svetlana
> end
? play attack-1 -> petr
? play attack-1 -> car
? play attack-1 -> cops

turn: 3, play
flat: Anton, Petr
anton hand: attack-1
petr hand: healing-1, attack-1
? play healing-1 -> svetlana
? play healing-1 -> anton
> play attack-1 -> svetlana
? play attack-1 -> svetlana

turn: 3, play
roof: Alisa, Anton
alisa hand: attack-1, attack-2
alisa amulet: attack-3
> play attack-1 -> anton
? play attack-2 -> anton

turn: 3, gloom
roof: Anton*3 (level 1)

turn: 3, slots, anton
vortex: 0
flat: Anton
night hand: Svetlana's Insight

rules: entry_limit cost
card "Dear" / "Дорогой": watcher(NIGHT, MAGE, initiative=12, cost=11)
turn: 3, slots
roof: Anton
night hand: Dear
? introduce dear
"""


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
    assert reasons - named("reason", reader.keys) == set()


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

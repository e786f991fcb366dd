"""Whatever a game of Berserk can say, it says in both languages; and no text lies about that nobody can ever read."""

import ast
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sumrak
from sumrak import words
from sumrak.games.berserk import telling
from sumrak.games.berserk.events import NAMES, WORDS
from sumrak.games.berserk.explaining import VALUES
from sumrak.games.berserk.facts import KIND_NAMES
from sumrak.games.berserk.notation import VERBS
from sumrak.kernel import view

GAMES, LANGUAGES = 20, ("en", "ru")
DECKS = ("a", "b", "c", "d")
CODE = Path(telling.__file__).parent
SWITCHES = (
    "rp5",
    "modern",
    {"turn_cap": 8},
    {"no_progress_rounds": 1},
    {"hidden_permanent": "auto_reveal", "owner_may_reveal": False},
)


def card(name: str, text: str) -> str:
    return f'card "{name}": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=({text},))'


FOE = "opponent: Nomad@C1' (blessed) (poison 1), Hedd@A3' (cursed)"
MEDIC = card("Medic", "sudden(Heal(one(Those(side=YOURS)), 3))")
ENEMY, FRIEND = "one(Those(side=ENEMY))", "one(Those(side=YOURS, other=True))"
TEXTS = (
    f"tap(Poison({ENEMY}, 2))", f"tap(Cure({ENEMY}))", f"tap(TakeOff(BLESSING, {ENEMY}))", f"tap(TakeOff(CURSE, {ENEMY}))", f"tap(Give(BLESSING, {FRIEND}))", f"tap(Give(CURSE, {ENEMY}))",
    f"tap(Open({FRIEND}))", f"tap(Close({ENEMY}))", f"tap(StaysClosed({ENEMY}))", f"tap(Net({ENEMY}))", "tap(GetTokens(2))",
    f"tap(Exile({ENEMY}))", f"tap(Destroy({ENEMY}))", f"tap(LoseAllFeatures({ENEMY}))", f"tap(Lose({ENEMY}, FROM_SHOTS))",
    f"tap(TakeControl({ENEMY}, THIS_TURN))", f"tap(Gain({ENEMY}, (FLIGHT,), THIS_TURN))", f"tap(MustAttack({ENEMY}))",
    f"tap(MustAttack({ENEMY}, 2))", "tap(MoveSelf(There.NEXT))", "tap(TeleportSelf())", f"tap(AndThen(Wound({ENEMY}, 0), GetTokens()))",
    "Play(Price(), (Wound(each(Those(side=ENEMY)), 1),), spell=True)", f"Play(Price(), (Wound({ENEMY}, 1),), spell=True)",
    "pay(X, shot(1))", "tap(Later(EndOfTurn(), (GetTokens(),)))", "tap(LoseTokens())",
    "tap(discharge(1), MoreAttacks(discharge(1)))", "tap(PutOnCell(CellMarker.FIRE, Spot.FREE, THIS_TURN))",
)  # fmt: skip
SUDDEN = ("BlockIt()", "RedirectHere()", "BringToStrong()", "ReduceStrike(0)", f"Heal({FRIEND}, 3)")
RARE: list[tuple[str, ...]] = [
    *[
        (card("Probe", text), "me: Probe@C2*2, Troll@C1 (closed) (wounds 1) (poison 1), Leshy@D1", FOE)
        for text in TEXTS
    ],
    *[
        (card("Probe", f"sudden({x})"), "me: Troll@C1", "opponent: Hedd@C1' (wounds 7), Probe@D1'", "dice: 3 3")
        for x in SUDDEN
    ],
    (card("Probe", "sudden(BlockIt())"), "rules: modern", "me: Troll@C1", "opponent: Hedd@C1', Probe@D1'", "dice: 3 3"),
    (MEDIC, "me: Kshar@C1*1", "opponent: Nomad@C1' (wounds 6), Medic@A3' (wounds 2)"),
    *[
        (
            MEDIC,
            "me: Troll@C1",
            "opponent: Hedd@C1' (wounds 7) (closed), Medic@A3'",
            "then:",
            "strike Troll -> Hedd",
            *["1 pass"] * 7,
            *said,
        )
        for said in ((), ("1 use Medic -> Hedd",))
    ],
    (
        MEDIC,
        card("Probe", f"Play(Price(), (Wound({ENEMY}, 1),), spell=True)"),
        "me: Probe@C1",
        "opponent: Medic@A3' (wounds 2)",
    ),
    (
        MEDIC,
        card("Probe", "Play(Price(), (Wound(each(Those(side=ENEMY)), 1),), spell=True)"),
        "me: Probe@C1",
        "opponent: Medic@A3' (wounds 2)",
    ),
    (MEDIC, card("Probe", "tap(magic(1, 2, 3))"), "me: Probe@C1", "opponent: Medic@C1' (wounds 2), Nomad@B1'"),
    ('card "Stump": creature(NEUTRAL, 1, SILVER, 5, 0, (0, 0, 0))', "me: Stump@A3", "opponent: Stump@E3'"),
    (
        'card "Probe": flyer(NEUTRAL, 3, SILVER, 9, (1, 2, 3), text=(Incarnation(1),))',
        "me: Nomad@C1",
        "me graveyard: Probe",
        FOE,
    ),
    (
        "turn: 1, me, main",
        "me: Nomad@C2'",
        "opponent: Hedd@C3' (hidden), Troll@D3'",
        "then:",
        "strike Nomad -> C3'",
        "1 defend Troll",
    ),
    (
        "turn: 1, me, main",
        "me: Garrid Archer@A1",
        "opponent: Desert of Dzar@C2' (hidden), Hedd@A3'",
        "then:",
        "use Garrid Archer -> C2'",
    ),
    (
        card("Probe", f"sudden(Wound({ENEMY}, 3))"),
        "me: Troll@C1, Probe@A1",
        "opponent: Nomad@C1' (wounds 7), Hedd@A3'",
        "then:",
        "strike Troll -> Nomad",
        "use Probe -> Nomad",
    ),
    ("rules: modern", "me: Nomad@C1 (cursed)", FOE),
    ("turn: reveal", "me: Leshy@C1, Und the Dwarfling@B1", "opponent: Hedd@C2'"),
    (card("Probe", "Ambush((GetTokens(),))"), "me: Probe@C1", FOE),
    (card("Probe", "ReturnsToDeck()"), "me: Troll@C1", "opponent: Probe@C1' (wounds 8) (closed), Hedd@A3'"),
    (card("Probe", "when(EnemyGetsTokens(), GetTokens())"), "me: Kshar@C1, Probe@A1", "opponent: Probe@C2'"),
    ("me: Troll@C1 (blessed)", "opponent: Mercenary@C1'", "dice: 3 4"),
    ("me: Nomad@C1 (wounds 7)", "opponent: Nomad@C1' (wounds 7)", "dice: 5 3"),
    ("me: Drakkarh", "me graveyard: Herald of Pestilence (incarnation 3)", "opponent: Hedd@A3'"),
    (
        "turn: 1, me, main",
        "me: Mocking Spider@C2, Nomad@C1, Garrid Archer@A1",
        "opponent: Desert of Dzar@C2' (hidden), Hedd@C1' (hidden)",
    ),
    ("turn: 1, me, main", "me: Nomad@C1", "opponent: Ost@C3' (hidden), Hedd@A3'"),
    ("me: Talion@C1", "me graveyard: Plague Rider, Herald of Pestilence", "opponent: Nomad@C1'", "dice: 6 1"),
    ("rules: modern", "me: Korpit", "opponent: Nomad@C1' (wounds 7) (closed), Hedd@A3'"),
    ("me: Nomad@C1", "opponent: Korpit"),
    (card("Probe", f"tap(Gain({FRIEND}, (FLIGHT,), THIS_TURN))"), "me: Probe@C2, Troll@C1 (closed)", FOE),
    ("me: Hermitess@A1, Nomad@C1, Hedd@B1", "opponent: Troll@C1'", "dice: 1 6"),
]
"""Positions that random games hardly ever come to."""


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
        for scene in game.view(0)["scopes"]:
            self.read(game, scene["title"])
            for total in scene.get("sums", []):
                self.read(game, total["what"])
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
            options = [o for o in decision.options if o.raw[0] != "put_back" or luck.random() < 0.05]
            if len(options) > 1 and options[-1].raw[0] in ("pass", "confirm") and luck.random() < 0.6:
                options.pop()
            game.play(luck.choice(options))
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
    """Has read some dozens of games."""
    found = Reader()
    for seed in range(GAMES):
        luck = random.Random(seed)
        game = sumrak.new(
            "berserk", decks=[luck.choice(DECKS), luck.choice(DECKS)], rules=luck.choice(SWITCHES), seed=seed
        )
        found.watch(game, luck, 250, closely=80 if seed % 5 == 0 else 0)
    for rows in RARE:
        for seed in range(6):
            game = sumrak.scenario("\n".join(["game: berserk", f"seed: {seed}", *rows, ""]))
            found.watch(game, random.Random(seed), 16, closely=8 if seed == 0 else 0)
    return found


@pytest.fixture(scope="module")
def texts() -> set[str]:
    body = FluentParser().parse((Path(words.__file__).parent / "locale/en/berserk.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def named(part: str, keys: set[str]) -> set[str]:
    return {key.removeprefix(f"berserk-{part}-") for key in keys if key.startswith(f"berserk-{part}-")}


def calls(name: str) -> list[ast.Call]:
    """All calls of a function or method of this name in the rules."""
    trees = [ast.walk(ast.parse(path.read_text("utf-8"))) for path in CODE.glob("*.py") if path.stem != "deck"]
    found = [node for tree in trees for node in tree if isinstance(node, ast.Call)]
    return [node for node in found if getattr(node.func, "attr", getattr(node.func, "id", "")) == name]


def constants(name: str, place: int) -> set[str]:
    arguments = [node.args[place] for node in calls(name) if len(node.args) > place]
    return {argument.value for argument in arguments if isinstance(argument, ast.Constant)}


def test_what_is_read_is_all_that_is_written(reader: Reader, texts: set[str]) -> None:
    """Log, prompts, options, scenes, the end: games have come to every text, with its cause or without, and needed none that is missing."""
    assert {key for key in reader.keys if key.startswith("berserk-")} - texts == set()
    spoken = {key for key in texts if not re.match(r"berserk-((term|value|reason)-|score$)", key)}
    read = reader.keys | {f"{key}-by" for key in reader.keys} | {key.removesuffix("-by") for key in reader.keys}
    assert spoken - read == set()


def test_every_event_has_a_line_or_is_silent(texts: set[str]) -> None:
    log = named("log", texts)
    for kind, word in NAMES.items():
        if word not in ("declared-use",):
            variants = {key for key in log if re.fullmatch(rf"{word}(-\w+)*", key)}
            assert bool(variants) is not bool(kind & telling.SILENT), word
    for word in KIND_NAMES.values():
        assert {f"declared-{word}", f"declared-{word}-on"} & log or word in (
            "simple",
            "leap",
            "gather",
            "move",
            "aim",
        ), word
    assert {word for word in WORDS if f"{word}-by" in log} == set(telling.CAUSED)
    assert {key for key in log if not any(key == w or key.startswith(f"{w}-") for w in (*WORDS, "declared"))} == set()


def test_every_reason_has_a_sentence(texts: set[str]) -> None:
    assert named("reason", texts) == constants("Reason", 1)


def test_every_decision_is_asked(texts: set[str]) -> None:
    """What a decision is called follows from the function that carries it out, or from the window."""
    asking = {node.args[3].id.replace("_", "-") for node in calls("ask") if isinstance(node.args[3], ast.Name)}
    asked = named("prompt", texts)
    windows = {f"respond-{word}" for word in (*telling.WINDOWS.values(), "priority")}
    assert asking | windows | {"first", "chosen-for"} == {key for key in asked if not key.endswith("-other")}
    assert {key for key in asked if f"{key.removesuffix('-other')}-other" not in asked} == set()


def test_every_option_has_a_label(texts: set[str]) -> None:
    options = named("option", texts)
    for verb in VERBS:
        word = verb.word.replace("_", "-").replace(" ", "-")
        assert any(key == word or key.startswith(f"{word}-") for key in options), word
    verbs = {verb.word.replace("_", "-").replace(" ", "-") for verb in VERBS} | {"bless"}
    assert {key for key in options if not any(key == v or key.startswith(f"{v}-") for v in verbs)} == set()


def test_every_end_every_scene_and_every_value_has_a_word(texts: set[str]) -> None:
    ends = {node.args[2].value.lower() for node in calls("finish") if isinstance(node.args[2], ast.Constant)}
    assert ends | {"no_creatures-draw"} == named("end", texts)
    scenes = named("scope", texts)
    acting = {f"{word}-on" for word in KIND_NAMES.values() if word not in ("leap", "gather", "move", "aim")}
    assert {"trigger", "death", "wounds-of", "spell", "influence", *acting} == scenes
    assert named("value", texts) == set(VALUES)
    hows = {c.value for node in calls("Row") for c in ast.walk(node.args[1]) if isinstance(c, ast.Constant)}
    assert named("term", texts) == hows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_are_explained(lang: str) -> None:
    board = "Axe Master@C1*2 (wounds 3) (life 1) (moved 1), Axe Master@B1"
    game = sumrak.scenario(f"game: berserk\nme: {board}\nopponent: Nomad@A3'\n")
    for what in ("life", "weak", "medium", "strong", "move", "tokens", "armour"):
        assert re.match(r"[^{}⟦]+ \d+ = [^{}⟦]+$", game.explain("Axe Master#1", what).text(lang)), what
    life = {
        "en": "life 8 = 10 printed (B-3.1), +1 additional life (B-20.1), −3 wounds (B-20.1)",
        "ru": "жизни 8 = 10 на карте (B-3.1), +1 доп. жизни (B-20.1), −3 раны (B-20.1)",
    }[lang]
    assert game.explain("Axe Master#1", "life").text(lang) == life


def test_dice_are_told_with_every_modifier_named() -> None:
    """The striker's experience, the other's clumsiness, what was played and a Curse: each has a line of its own."""
    rows = ("rules: modern", "me: Troll@C1 (cursed), Fortune Hunter@A1", "opponent: Stone Golem@C1'", "dice: 3 2")
    game = sumrak.scenario("\n".join(["game: berserk", *rows, ""]))
    game.play("strike Troll -> Stone Golem")
    game.play("use Fortune Hunter 1")
    game.play("plus Troll")
    while game.view(None)["scopes"]:
        game.play(0 if "weaken" in [o.notation for o in game.decision.options] else "pass")
    told = [said(game, "en", row["k"], row["a"]) for row in game.log(None)]
    for line in (
        "“Troll” rolls 3.",
        "“Fortune Hunter”: +1 to the die of “Troll”.",
        "“Troll”: +1, attack experience.",
        "“Troll”: −1, Curse.",
        "“Troll”: 4 in all.",
        "“Stone Golem”: −1, Clumsiness.",
        "“Stone Golem”: 1 in all.",
    ):
        assert line in told, (line, told)

"""Whatever cards are named, "why not?" says nothing false of them: not that they are nowhere when they are there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import sumrak
from sumrak import words
from sumrak.games.vtes import board
from sumrak.kernel import view
from sumrak.kernel.notation import CARD
from tests.night_watch.table_talk import table as night_table
from tests.vtes.table_talk import table as vtes_table

V = """game: the_v
turn: me, actions
me: Марго, Плакальщица@90 / Клинок, Костяной Пёс
opponent: Предвестник Скорна, Фрейлина
"""
BERSERK = """game: berserk
turn: 3, me, main
me: Горный великан@B1, Леший@B3 (закрыта), Корпит
opponent: Барака@C1', Хедд@C3', Кочевник@E3'
"""
NOWHERE = {
    "the_v": {"not-in-hand": (1, "hand"), "not-in-play": (1, "play"), "target-not-in-play": (2, "play"), "host-not-in-play": (2, "play")},
    "berserk": {"not-in-play": (1, "play"), "target-not-in-play": (2, "play"), "not-dealt": (1, "deal"), "not-recruited": (1, "squad"),
                "not-seen": (1, "play")},
    "night_watch": {"accident-not-in-hand": (1, "hand"), "item-not-in-hand": (1, "hand"), "not-in-hand": (1, "hand"),
                    "no-watcher-in-play": (1, "Watcher"), "no-watcher-to-have-it": (2, "Watcher")},
    "vtes": {"not-in-hand": (1, "hand"), "not-there": (1, "hand"), "target-not-a-minion": (2, "minion"), "not-a-minion": (1, "minion"),
             "not-uncontrolled": (1, "uncontrolled")},
}  # fmt: skip
"""By game: what claims of the first or the second card named that it is not somewhere."""


def there(game: sumrak.Game, seat: int) -> list[int]:
    """The cards that a seat has before its eyes and may name."""
    s = game.state
    found = [c for i in range(len(s.places)) for c in view.card_ids(game.spec, s, seat, i)]
    return [c for c in found if s.known[c] >> seat & 1 or s.places[s.place[c]].zone.in_play]


def is_there(game: sumrak.Game, seat: int, card: int, where: str) -> bool:
    """Whether a card lies where a reason says that it does not."""
    s = game.state
    place = s.places[s.place[card]]
    if where == "play":
        return place.zone.in_play
    if where == "Watcher":
        return card in s.watcher
    if where == "minion":
        return board.is_in_play(s, card) and board.is_minion(s, card)
    return place.seat == seat and place.zone.name == where


def combinations(game: sumrak.Game, seat: int) -> list[tuple[str, int, int, str]]:
    """Every verb with every card, and with every two: (verb, card, card or -1, as it is said)."""
    found: list[tuple[str, int, int, str]] = []
    says = {c: game.spec.language.card(game.state, seat, c) for c in there(game, seat)}
    cards = list({said: c for c, said in says.items()}.values())  # one of each name
    for verb in game.spec.language.verbs.values():
        kinds = [(joiner, kind) for joiner, kind in verb.operands if kind != "clause"]
        if kinds and kinds[0][1] == CARD:
            said = verb.word.replace("_", " ")
            found += [(verb.word, c, -1, f"{said} {says[c]}") for c in cards]
            if len(kinds) > 1 and kinds[1][1] == CARD:
                found += [(verb.word, c, x, f"{said} {says[c]} {kinds[1][0]} {says[x]}") for c in cards for x in cards]
    return found


def said_of(game: sumrak.Game, seat: int, card: int) -> str:
    return game.spec.language.card(game.state, seat, card)


def positions(name: str, seeds: int, looks: int) -> Iterator[sumrak.Game]:
    for seed in range(seeds):
        game, luck = sumrak.new(name, seed=seed), random.Random(seed)
        for _ in range(looks):
            for _ in range(luck.randrange(5, 70)):
                if not game.is_over:
                    game.play(luck.choice(luck.choice(game.decisions).options))
            if not game.is_over:
                yield game


def ask(game: sumrak.Game, seat: int, row: tuple[str, int, int, str]) -> None:
    verb, card, other, said = row
    reason = game.why_not(said, seat=seat)
    if reason is None:
        offered = [raw for d in game.decisions if d.seat == seat for raw in d.raw.options]
        fits = [raw for raw in offered if game.spec.language.fits(game.state, seat, raw, said.lower())]
        assert fits, f"{said}: nothing is against it, and it is not offered"
        return
    key = reason.message.key.removeprefix(f"{game.spec.id}-reason-")
    n, where = NOWHERE[game.spec.id].get(key, (0, ""))
    if n:
        named = (card, other)[n - 1]
        alike = [
            c for c in there(game, seat) if game.spec.language.card(game.state, seat, c) == said_of(game, seat, named)
        ]
        assert not any(is_there(game, seat, c, where) for c in alike), f"{said}: {reason}"
        if other >= 0 and card != other:
            assert reason.card, f"{said}: {reason} does not say of which card it speaks"
    for lang in ("en", "ru"):
        assert reason.text(lang).endswith(".")


@pytest.mark.parametrize("text", [V, BERSERK])
def test_nothing_false_is_said_of_cards_that_are_named(text: str):
    game = sumrak.scenario(text)
    luck = random.Random(0)
    for seat in (0, 1):
        rows = combinations(game, seat)
        for row in luck.sample(rows, min(len(rows), 250)):
            ask(game, seat, row)


@pytest.mark.parametrize("name", sumrak.games())
def test_nothing_false_is_said_of_cards_in_a_game(name: str):
    luck = random.Random(1)
    for game in positions(name, 3, 4):
        for seat in (0, 1):
            rows = combinations(game, seat)
            for row in luck.sample(rows, min(len(rows), 12)):
                ask(game, seat, row)


NIGHT = ("turn: 3, slots", "gorsvet: Anton", "roof: Semyon", "anton hand: protection-1, attack-1",
         "night hand: geser, second-wind, check, lamp")  # fmt: skip
SAID = {
    V: [
        ("play Костяной Пёс on Марго", "V-75", "It is played by itself: only modifications are played on a character. “Bone Hound” is meant."),
        ("play Клинок on Клинок", "V-78", "A modification is played on a character in play, and this one is not there."),
        ("play Клинок on Костяной Пёс", "V-78", "Изменение играют на персонажа в игре, а этого там нет. Речь о карте «Костяной Пёс»."),
        ("play Клинок on Упырь", "V-78", "A modification is played on a character in play, and this one is not there. “Ghoul” is meant."),
        ("play Упырь on Марго", "V-67", "Карты играют из руки, а этой там нет. Речь о карте «Упырь»."),
        ("play Клинок on R-T01", "V-78", "Изменение играют на персонажа, а эта карта не персонаж. Речь о карте «Дом Жнеца»."),
        ("attack Марго -> Марго", "V-90", "You attack characters of your opponent only."),
        ("attack Марго -> Плакальщица", "V-90", "You attack characters of your opponent only. “The Mourner” is meant."),
        ("attack Марго -> Костяной Пёс", "V-43", "Карты, которую надо атаковать, нет в игре. Речь о карте «Костяной Пёс»."),
        ("attack Клинок -> Фрейлина", "V-43", "This card is not in play: one attacks, is attacked and uses abilities there only. “Blade” is meant."),
        ("attack Марго -> opponent.R-T01", "V-90", "Атаковать можно только персонажа. Речь о карте «Дом Жнеца»."),
        ("lay Клинок", "V-34", "Кладут только карты схватки."),
    ],
    BERSERK: [
        ("strike Барака -> Горный великан", "B-10.6", "Эта карта не из вашего отряда. Речь о карте «Барака»."),
        ("strike Горный великан -> Горный великан", "B-15.1", "Атаковать можно только карты противника."),
        ("strike Горный великан -> Леший", "B-15.1", "One attacks cards of the enemy only. “Leshy” is meant."),
        ("use Горный великан", "B-17.1", "Такой особенности у карты нет."),
        ("use Леший -> Барака", "B-17.1", "What it can do is not aimed at any card. “Leshy” is meant."),
        ("host Корпит on Леший", "B-8.2", "Хозяев называют перед боем."),
        ("place Леший B2", "B-7.1", "Расставляют карты перед боем."),
        ("plus Леший", "B-13.4", "There is no die to change now."),
    ],
    NIGHT: [
        ("introduce second-wind", "NW-111", "Вводят только Дозорных."),
        ("lay anton on semyon", "NW-120", "This is no Item. “Anton Gorodetsky” is meant."),
        ("lay lamp on check", "NW-121", "Предмет бывает только у Дозорного в игре. Речь о карте «Проверка лицензий»."),
        ("put check", "NW-222", "It is not played so: Watchers are introduced, Items laid on a Watcher, Donors put into a Location."),
        ("move lamp", "NW-222", "Такого Дозорного в игре нет."),
        ("weaken lamp 1", "NW-13", "This is no Spell."),
        ("aim attack-1 -> semyon", "NW-243", "Направляют только карту, которую ослабили при оплате. Речь о карте «Атака-1»."),
        ("play check -> anton", "NW-303", "This Accident is not played on anybody. “Licence Check” is meant."),
        ("play second-wind -> lamp", "NW-303", "Эту Случайность играют на Дозорного в игре. Речь о карте «Лампа Горсвета»."),
        ("play attack-1 -> lamp", "NW-233", "Заклинание на это не играют. Речь о карте «Лампа Горсвета»."),
        ("maneuver attack-1", "NW-63", "It is no Maneuver: those lie under a shapeshifter."),
    ],
    "vtes": [
        ("play bonding with bonding", "VTES-6.0.1", "There is no such minion in play."),
        ("bleed bonding", "VTES-6.0.1", "Это может только миньон в игре."),
        ("bleed seat1.royce", "VTES-6.0.1", "You do not control that."),
        ("take ozmo -> ozmo", "VTES-6.1.3.2", "Снаряжение берут у другого миньона."),
        ("take ozmo -> seat1.royce", "VTES-6.0.1", "Этот миньон не ваш. Речь о карте «Royce»."),
        ("burn for bonding", "VTES-1.6.3.6", "За голос сжигают только карту политического действия."),
        ("act ozmo with ohanna", "VTES-6.1.6.4", "That card offers no action to this minion. “Ozmo” is meant."),
    ],
}  # fmt: skip
"""What is asked, the paragraph, and the sentence in one of the languages."""


def made(where: object) -> sumrak.Game:
    if where == "vtes":
        return vtes_table("a: Ozmo, Ohanna / Bonding", "b: Royce@90").game
    return sumrak.scenario(where) if isinstance(where, str) else night_table(*where).game


@pytest.mark.parametrize(("where", "said", "cite", "text"), [(w, *row) for w, rows in SAID.items() for row in rows])
def test_the_true_reason_names_its_card(where: object, said: str, cite: str, text: str):
    """Cards in the hand were "not in the hand", cards in play "not in play", whatever was against it."""
    reason = made(where).why_not(said, seat=0)
    assert reason is not None and reason.cite == cite
    assert text in (reason.text("en"), reason.text("ru"))


def test_of_a_card_that_may_lie_face_down_it_is_not_said_that_it_is_nowhere():
    game = sumrak.scenario("game: berserk\nturn: 1, me, main\nme: Горный великан@B1\nopponent: Барака@C1' (скрыта)")
    assert game.why_not("turn up Барака", seat=0).text("ru") == "Среди вскрытых карт в игре такой нет."
    assert (
        game.why_not("strike Горный великан -> Барака", seat=0).text("en")
        == "No such card is to be seen in play. “Baraka” is meant."
    )


@pytest.mark.parametrize(
    ("do", "en", "ru"),
    [
        (lambda: sumrak.new("the_v", decks=["foo", "bar"]), "there is no deck 'foo', nor a file of that name; there are: reaper, court, skorn",
         "колоды «foo» нет, и файла такого тоже; есть: reaper, court, skorn"),
        (lambda: sumrak.new("the_v", decks=["reaper"]), "this game is for 2 players, not 1", "игроков в этой игре 2, а не 1"),
        (lambda: sumrak.new("vtes", seats=7), "this game is for 2 to 5 players, not 7", "игроков в этой игре от 2 до 5, а не 7"),
        (lambda: sumrak.scenario("game: the_v\nfoo: 1\n"), "line 2, column 6: unknown line 'foo'; the lines are: game, seed, clock,",
         "строка 2, столбец 6: неизвестная строка «foo»; строки такие: game, seed, clock,"),
    ],
)  # fmt: skip
def test_what_is_refused_is_told_what_there_is(do, en: str, ru: str):
    with pytest.raises(ValueError) as info:
        do()
    assert str(info.value).startswith(en) and info.value.text("ru").startswith(ru)


@pytest.mark.parametrize("name", sumrak.games())
def test_the_lines_of_every_game_are_listed(name: str):
    with pytest.raises(ValueError, match=r"unknown line '\w+'; the lines are: game, seed, .*card …") as info:
        sumrak.scenario(f"game: {name}\nnonsense: 1\n")
    assert "; строки такие: game, seed, " in info.value.text("ru")


def test_what_costs_too_much_says_how_much():
    game, rng = sumrak.new("berserk", seed=1), random.Random(1)
    while game.state.phase != "recruit":
        game.play(rng.choice(game.decision.options))
    said = set()
    while game.state.phase == "recruit":
        offered = [o for o in game.decision.options if o.raw[0] == "recruit"]
        for card in game.view(game.decision.seat)["places"]:
            for row in card["cards"] if card["zone"] == "deal" and card["seat"] == game.decision.seat else ():
                reason = game.why_not(f"recruit {row['def']}", seat=game.decision.seat)
                if reason is not None and reason.message.key in (
                    "berserk-reason-no-crystals",
                    "berserk-reason-no-gold",
                ):
                    said.add(reason.message.key)
                    n = dict(reason.message.args)
                    assert f"costs {n['cost']}, and {n['left']} are left" in reason.text("en") and n["cost"] > n["left"]
                    assert f"стоит {n['cost']}, а осталось {n['left']}" in reason.text("ru")
        game.play(rng.choice(offered) if offered else "confirm")
    assert "berserk-reason-no-crystals" in said


def test_words_are_said_as_players_say_them():
    """Cases and capitals of what a value is called; one word for one act, and the rules' own for a card that is not turned."""
    game = sumrak.scenario(V)
    reason = game.why_not("play Клинок on Предвестник Скорна")
    assert reason.text("ru").startswith("Карты противника не могут выбрать Неприкосновенного персонажа.")
    assert (
        words.say("ru", "the_v-value-tokens") == "жетоны истощения" and words.say("ru", "the_v-value-rage") == "ярость"
    )
    assert words.say("ru", "berserk-value-clumsy") == "неповоротливость"
    assert words.say("ru", "the_v-option-lay", card="Удар") == "Выбрать: «Удар»"
    assert words.say("en", "the_v-option-lay", card="Strike") == "Choose “Strike”"
    assert "своего развёрнутого персонажа" in words.say("ru", "the_v-how-4")
    for key in ("cli-opt-seat", "cli-opt-my-seat"):
        assert "0 is the first" in words.say("en", key) and "0 – первое" in words.say("ru", key)


@pytest.mark.parametrize("page", ["player", "berserk", "night_watch", "vtes"])
def test_russian_pages_have_one_dash(page: str):
    assert "—" not in (Path(__file__).parent.parent / f"docs/{page}.ru.md").read_text("utf-8")

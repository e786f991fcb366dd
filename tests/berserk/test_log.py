"""The log says what happens, in the words of the cards, and nothing of what is hidden from whoever reads it."""

import pytest

import sumrak
from sumrak.words import say_in_game
from tests.berserk.table_talk import Table, table


def lines(t: Table, lang: str, seat: int | None = 0) -> list[str]:
    spec, told = t.game.spec, []
    for event in t.game.events or []:
        message = spec.event_message(event, -1 if seat is None else seat)
        if message is not None:
            told.append(say_in_game(spec, lang, message))
    return told


def card(name: str, text: str) -> str:
    return f'card "{name}": creature(NEUTRAL, 3, SILVER, 9, 1, (1, 2, 3), text=({text},))'


GIVEN = [
    ("Gain(one(Those(side=YOURS, other=True)), (ova(2), DIRECTED), THIS_TURN)", "attack experience 2 and directed strike (until the end of turn 1)", "опыт в атаке 2 и направленный удар (до конца хода 1)"),
    ("Gain(one(Those(side=YOURS, other=True)), (bonus(1, SHOT),), THE_BATTLE)", "+1 to the shot.", "+1 к выстрелу."),
    ("GainOr(one(Those(side=YOURS, other=True)), armour(1), ENEMY_TURN)", "Armour 1 or +1 to it (until the end of turn 2)", "броню 1 или +1 к ней (до конца хода 2)"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "en", "ru"), GIVEN)
def test_what_is_given_is_said(effect: str, en: str, ru: str):
    """It said that a card "for a time gets something"."""
    t = table(card("Giver", f"tap({effect})"), "turn: 1, me, main", "me: Giver@C1, Nomad@B1", "opponent: Troll@C3'")
    t.play("use Giver -> Nomad").both_pass()
    assert [line for line in lines(t, "en") if line.startswith("“Giver” gives “Nomad”:") and en in line]
    assert [line for line in lines(t, "ru") if line.startswith("«Giver» даёт карте «Кочевник»:") and ru in line]


def test_what_is_taken_is_said():
    t = table(card("Taker", "tap(Lose(one(Those(side=ENEMY)), FROM_POISON))"), "me: Taker@C1", "opponent: Druid@C3'")
    t.play("use Taker -> opponent.Druid").both_pass()
    assert "“Taker” takes from “Druid”: protection from poison." in lines(t, "en")
    assert "«Taker» отнимает у карты «Друид»: защиту от отравления." in lines(t, "ru")


def test_what_a_card_does_is_said_in_its_words():
    t = table("me: Druid@C1, Leshy@B1 (wounds 3)", "opponent: Troll@C3'").play("use Druid -> Leshy").both_pass()
    assert "“Druid” → “Leshy”: influence – heal a creature by 2 and cure it of poison." in lines(t, "en")


def test_what_triggers_is_said_in_its_words():
    t = (
        table("me: Crossbowman@C1*2", "opponent: Nomad@C3'", dice="3")
        .use("me", "Crossbowman", "opponent.Nomad")
        .both_pass()
    )
    assert [line for line in lines(t, "ru") if line.startswith("Срабатывает «Арбалетчик». При выстреле")]


def test_the_table_is_read_before_it_is_weakened():
    """Then it stood there twice, the second time as if the table had said so."""
    t = table("me: Troll@C1", "opponent: Nomad@C1'", dice="5 2").play("strike Troll -> opponent.Nomad").both_pass()
    if "weaken" in t.options():
        t.play("weaken").both_pass()
    told = [entry["k"].removeprefix("berserk-log-") for entry in t.game.log(0)]
    if "weakened" in told:
        assert told.index("result") < told.index("weakened") and told.count("result") == 1


@pytest.mark.parametrize(
    ("n", "said"), [(1, "предотвращена 1 рана"), (2, "предотвращены 2 раны"), (5, "предотвращено 5 ран")]
)
def test_prevented_wounds_are_counted_in_russian(n: int, said: str):
    tough = f'card "Tough": creature(NEUTRAL, 3, SILVER, 20, 1, (1, 2, 3), text=(armour({n}),))'
    t = table(tough, card("Fist", "tap(special(5))"), "me: Fist@C1", "opponent: Tough@C1'", dice="3")
    t.play("use Fist -> opponent.Tough").both_pass()
    assert [line for line in lines(t, "ru") if said in line]


def test_a_token_by_accumulating_is_told_once():
    t = table("me: Kshar@C1", "opponent: Troll@C3'").play("gather Kshar")
    assert [line for line in lines(t, "en") if "token" in line] == ["“Kshar” accumulates a token (now 1)."]


def labels(t: Table, lang: str) -> list[str]:
    return [option.label(lang) for option in t.game.decision.options]


def test_features_of_one_kind_are_told_apart():
    """Two buttons of one card with the same words on them."""
    t = table("me: Speaker with Trees@A3, Baraka@B1 (wounds 5)", "opponent: Troll@C3'")
    said = [label for label in labels(t, "en") if "→ “Baraka”" in label]
    assert said == [
        "“Speaker with Trees” → “Baraka”: influence – heal a creature by 2",
        "“Speaker with Trees” → “Baraka”: influence – heal a creature of cost 7 or more by 4",
    ]
    two = card("Two", "tap(shot(1)), tap(shot(2, range=4))")
    t = table(two, "me: Two@C1", "opponent: Troll@C3'")
    assert [x for x in labels(t, "ru") if "Тролль" in x] == [
        "«Two» → «Тролль»: выстрел на 1",
        "«Two» → «Тролль»: выстрел на 2, дальность 4",
    ]


def test_who_is_asked_whether_to_use_it_reads_what_it_does():
    t = (
        table("me: Kobold@C1 (wounds 2)", "opponent: Nomad@C1', Hedd@A3'", dice="6 1")
        .play("strike Kobold -> opponent.Nomad")
        .both_pass()
    )
    prompt = t.game.view(0)["decisions"][0]["prompt"]
    assert prompt["k"] == "berserk-prompt-may-go-off" and prompt["a"]["words"]["en"].startswith("On a")
    assert "words" not in t.game.view(1)["decisions"][0]["prompt"]["a"]


def test_who_is_asked_for_a_card_reads_what_for():
    """It said "choose a card", and nothing of what would become of it."""
    avenger = card("Avenger", "when(IsHit(Attacks(STRIKES)), Wound(one(Those(side=ENEMY)), 3))")
    t = table(avenger, "me: Nomad@C1, Troll@A1", "opponent: Avenger@C1', Druid@E3'", dice="6 1")
    t.play("strike Nomad -> opponent.Avenger").both_pass().both_pass()
    own, others = (t.game.view(seat)["decisions"][0]["prompt"] for seat in (1, 0))
    assert own["k"] == "berserk-prompt-chosen-for" and "3" in own["a"]["words"]["ru"], own
    assert "words" not in others["a"]


def test_copies_are_told_apart_by_their_cells():
    """With two of a name in play nobody could read which of them had struck."""
    t = table("turn: 1, me, main", "me: Nomad@C1, Nomad@B1", "opponent: Troll@C1', Druid@E3'", dice="3 3")
    t.play("strike Nomad@C1 -> opponent.Troll").both_pass()
    told = lines(t, "ru")
    assert "Простой удар: «Кочевник\N{NO-BREAK SPACE}C1» → «Тролль»." in told
    assert not [line for line in told if "«Кочевник»" in line]


def test_who_has_moved_is_named_by_where_he_stood():
    t = table("turn: 1, me, main", "me: Nomad@C1, Nomad@B1", "opponent: Troll@C3'")
    t.play("move Nomad@C1 C2")
    assert "«Кочевник\N{NO-BREAK SPACE}C1» идёт на C2." in lines(t, "ru")
    assert "“Nomad\N{NO-BREAK SPACE}C1” moves to C2." in lines(t, "en")


def test_a_copy_face_down_tells_nothing():
    """To name the cell because of it would say what it is."""
    t = table("turn: 1, me, main", "me: Nomad@C1", "opponent: Troll@C3', Nomad@B3' (hidden)")
    t.play("move Nomad C2")
    assert "«Кочевник» идёт на C2." in lines(t, "ru", 1)


@pytest.mark.parametrize(
    ("answer", "en", "ru"),
    [
        ("go_first", "{} has the higher roll and chooses to be the First player.", "{}: бросок выше, выбор – ходить первым."),
        ("go_second", "{} has the higher roll and chooses to be the Second player: {} is the First.",
         "{}: бросок выше, выбор – ходить вторым. Первый игрок – {}."),
    ],
)  # fmt: skip
def test_who_has_rolled_higher_is_said_to_have_chosen(answer: str, en: str, ru: str):
    """Whoever lost the roll was told to be the First player, as if he had won it."""
    game = sumrak.new("berserk", seed=3)
    winner = game.decision.seat
    game.play(answer)
    for lang, sentence, name in (("en", en, "Player"), ("ru", ru, "Игрок")):
        said = lines(Table(game), lang)
        assert sentence.format(f"{name} {winner + 1}", f"{name} {2 - winner}") in said
        assert said[2].startswith(f"{name} 1 rolls" if lang == "en" else f"Бросок за очерёдность, {name} 1: на кубике ")

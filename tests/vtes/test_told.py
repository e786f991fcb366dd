"""What a player of Vampire reads: buttons, questions and the log, word for word."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.sayings.ones import ones
from sumrak.words import say_message
from tests.vtes.table_talk import Table, table

NAMES = {lang: {} for lang in ("en", "ru")}


def labels(t: Table, lang: str, verb: str) -> list[str]:
    decision = t.game.decision
    assert decision is not None
    return [option.label(lang) for option in decision.options if option.notation.split()[0] == verb]


def lines(t: Table, lang: str) -> list[str]:
    spec = t.game.spec
    names = {name.id: {"en": name.en, "ru": name.ru} for name in spec.language.names}
    return [say_message(lang, message, names, ("A", "B", "C")) for event in t.game.events
            if (message := spec.event_message(event, 0)) is not None]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "better"),
    [
        ("он получает 1 крови", "он получает 1 кровь"),
        ("переместите 1 своего пула на него", "переместите 1 свой пул на него"),
        ("каждый сжигает по 1 пула", "каждый сжигает по 1 пулу"),
        ("не больше 1 пула", "не больше 1 пула"),
        ("сожгите X+1 крови", "сожгите X+1 крови"),
        ("сожгите 21 крови, затем 2 крови", "сожгите 21 крови, затем 2 крови"),
    ],
)
def test_one_is_counted_as_one(said: str, better: str) -> None:
    assert ones(said) == better


def test_the_ways_of_a_card_say_what_they_do() -> None:
    """Two buttons of one card cannot both say its name only."""
    t = table("turn: 20, a, master", "a: Ozmo*3 [Blood Doll]", "b: Ohanna")
    assert labels(t, "en", "use") == [
        "“Blood Doll”: move 1 blood from this vampire to your pool",
        "“Blood Doll”: move 1 of your pool to this vampire as blood",
    ]
    assert labels(t, "ru", "use")[1] == "«Blood Doll»: переместите 1 свой пул на этого вампира"


def test_what_is_left_to_spend_stands_in_the_question() -> None:
    t = table("turn: 20, a, influence", "a: Ozmo", "a uncontrolled: Zebulon", "b: Ohanna")
    decision = t.game.decision
    assert decision is not None
    assert decision.prompt("ru") == "Фаза влияния: осталось 4 трансфера."
    t.play("transfer zebulon 3")
    decision = t.game.decision
    assert decision is not None
    assert decision.prompt("ru") == "Фаза влияния: остался 1 трансфер."
    assert lines(t, "ru")[-1] == "A переводит 3 пула на «Zebulon» (теперь 3)."


def test_surplus_blood_is_told() -> None:
    """Whoever is full and hunts has gained nothing, and the log does not leave it at "now 7"."""
    t = table("a: Ozmo*6", "b: Ohanna@90")
    t.play("hunt ozmo").until("end")
    assert lines(t, "en")[-3:-1] == ["“Ozmo” gains 1 blood (now 7).", "“Ozmo” holds 6: the rest drains off (1)."]

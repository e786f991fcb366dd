"""What a player of Vampire reads: buttons, questions and the log, word for word."""

from __future__ import annotations

import pytest

from sumrak import words
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


def question(t: Table) -> tuple[str, str]:
    """What is asked, and what the last button says."""
    decision = t.game.decision
    assert decision is not None
    return decision.prompt("en"), list(decision.options)[-1].label("en")


def test_only_who_may_block_is_asked_to_block() -> None:
    """The acting player was asked whether she blocks her own action."""
    t = table("a: Ozmo / Bonding", "b: Ohanna")
    t.play("bleed ozmo")
    assert t.asked == "a" and question(t) == ("Your action: use something or pass.", "Pass")
    t.play("pass")
    assert t.asked == "b"
    assert question(t) == ("An action is under way: block, use something, or pass.", "Pass (and do not block)")


def why_not(t: Table, text: str) -> str:
    found = t.game.why_not(text, seat=0)
    assert found is not None
    return f"{found.text('en')} {found.cite}"


def test_the_next_action_waits_for_this_one() -> None:
    """In one's own minion phase it was said that actions are taken in one's own minion phase."""
    t = table("a: Ozmo, Zebulon / Bonding, Govern the Unaligned", "b: Ohanna")
    t.play("bleed ozmo")
    for text in ("bleed zebulon", "play govern-the-unaligned with zebulon"):
        assert why_not(t, text) == "What is under way is resolved first; then the next action is announced. VTES-6.0.1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play bonding", "It is used at another moment. VTES-1.6.3.5"),
        ("play bonding with ozmo", "It is used at another moment. VTES-1.6.3.5"),
        ("play deflection with ozmo", "It is used at another moment. VTES-1.6.3.9"),
        ("play majesty", "It is used at another moment. VTES-1.6.3.8"),
        ("play bonding with zebulon", "You do not control this minion. “Zebulon” is meant. VTES-6.0.1"),
        ("play bonding with ohanna", "You do not control this minion. “Ohanna” is meant. VTES-6.0.1"),
        ("discard bonding", "Cards are discarded in your own discard phase. VTES-8.1"),
        ("bleed zebulon", "Only a minion in play can do that. VTES-6.0.1"),
        ("play blood-doll", "You have no such card in hand, or there is no such minion. VTES-1.6.1.1.2"),
        ("transfer ohanna", "That is no vampire of your uncontrolled region. VTES-7.2.1"),
    ],
)
def test_what_nobody_could_do_now_is_understood(text: str, said: str) -> None:
    t = table(
        "turn: 20, a, influence", "a: Ozmo / Bonding, Deflection, Majesty", "a uncontrolled: Zebulon", "b: Ohanna"
    )
    assert why_not(t, text) == said


def test_a_minion_card_needs_a_minion() -> None:
    t = table("turn: 20, a, influence", "a hand: Bonding", "a uncontrolled: Zebulon", "b: Ohanna")
    assert why_not(t, "play bonding") == "One of your minions must play it. VTES-1.6.1.1.2"
    assert why_not(t, "play bonding with zebulon") == "You do not control this minion. “Zebulon” is meant. VTES-6.0.1"
    assert [row["option"] for row in t.game.why(0, "0.hand:bonding:0")] == ["play bonding", "discard bonding"]


def test_a_bid_says_what_it_must_beat() -> None:
    """And no question of an auction is left without its card."""
    for lang, best in (("en", "bid more than 3 or pass"), ("ru", "ставьте больше 3 или пасуйте")):
        assert best in words.say(lang, "vtes-prompt-has-bid", seat="A", card="X", n=3)


def test_pool_that_would_drain_off_is_warned_of() -> None:
    """What is above the capacity is lost as the vampire comes out, and a click is soon made."""
    t = table("turn: 20, a, influence", "a: Ozmo", "a uncontrolled: Gilbert Duane*5", "b: Ohanna")
    decision = t.game.decision
    assert decision is not None
    warned = {option.notation: option.warning for option in decision.options if option.notation.startswith("transfer")}
    room = t.s.facts[t.card("gilbert-duane")].capacity - 5
    assert 0 < room < 4
    assert [found is not None for found in warned.values()] == [n > room for n in range(1, 5)]
    assert {found.cite for found in warned.values() if found is not None} == {"VTES-7.3.3"}


def warned(t: Table, lang: str) -> list[str]:
    decision = t.game.decision
    assert decision is not None
    return [option.warning.text(lang) for option in decision.options if option.warning is not None]


def test_a_block_that_fails_says_by_how_much() -> None:
    """Intercept and stealth stood only where a block had succeeded; that none could was not said before it."""
    t = table("a: Ozmo*1", "b: Ohanna").play("hunt ozmo")
    assert warned(t, "ru") == ["Перехват 0 против стелса 1, и добавить вам нечего: блок не удастся."]
    t.play("b: block ohanna")
    assert "«Ohanna»: блок не удался, перехват 0 против стелса 1." in lines(t, "ru")
    assert "“Ohanna” fails to block: intercept 0 against stealth 1." in lines(t, "en")


@pytest.mark.parametrize("hand", [" / Telepathic Counter", " / Enhanced Senses"])
def test_who_may_still_add_intercept_is_not_warned(hand: str) -> None:
    t = table("a: Ozmo*1", f"b: Ohanna{hand}").play("hunt ozmo")
    assert bool(warned(t, "en")) == ("Senses" not in hand)


@pytest.mark.parametrize(
    ("board", "is_warned"),
    [
        ("Ohanna, KRCG News Radio", False),
        ("Ohanna, Information Highway", True),
        ("Samantha", False),
        ("Ohanna / Call of the Hungry Dead", True),
    ],
)
def test_what_may_help_a_block(board: str, is_warned: bool) -> None:
    """Samantha has her intercept only once she attempts to block; Call of the Hungry Dead takes some."""
    t = table("a: Ozmo*1", f"b: {board}").play("hunt ozmo")
    assert bool(warned(t, "en")) is is_warned


def test_the_target_of_an_action_stands_in_its_line() -> None:
    """Of Harass it was told that somebody takes an action; at whom nobody could read before the combat."""
    t = table("a: Ozmo / Harass", "b: Ohanna*2")
    t.play("play harass with ozmo")
    assert "«Ozmo» совершает действие, цель – «Ohanna»." in lines(t, "ru")
    scene = next(scope for scope in t.game.view(0)["scopes"] if scope["kind"] == "action")
    assert scene["title"]["a"]["at"] == {"card": "ohanna"}


def test_a_title_is_named() -> None:
    """The table said that somebody has a title, and not which."""
    t = table("a: Ozmo", "b: Ohanna, Gilbert Duane")
    badges = [card.get("badges", []) for place in t.game.view(0)["places"] for card in place["cards"]]
    assert ["title-prince"] in [[word for word in row if word.startswith("title-")] for row in badges]


def test_a_question_says_what_is_to_be_chosen() -> None:
    """It was "Harass: choose."."""
    t = table("a: Ozmo / Harass", "b: Ohanna*2, Gilbert Duane*2").play("play harass with ozmo")
    decision = t.game.decision
    assert decision is not None
    assert decision.prompt("ru") == "«Harass»: выберите миньона."
    assert decision.prompt("en") == "“Harass”: choose a minion."

"""Cards with other numbers."""

from __future__ import annotations

import pytest

import sumrak
from sumrak.catalog import spec_of
from sumrak.kernel.view import view_of
from sumrak.lab.changes import described, facts_of, game_with, read
from sumrak.lab.wrong import Wrong


@pytest.mark.parametrize(
    "text", ["Шило.threat=3", "Shilo.threat=3", "шило.угроза = 3", "K-03.threat=3", "  «Шило».Угроза=3"]
)
def test_card_and_fact_go_by_their_names_in_either_language(text):
    (change,) = read(spec_of("the_v"), text)
    assert described(spec_of("the_v"), change, "en") == "Shilo, threat: 4 → 3"
    assert described(spec_of("the_v"), change, "ru") == "Шило, угроза: 4 → 3"


@pytest.mark.parametrize(
    ("game", "text", "way", "value"),
    [
        ("the_v", "The Rabid.rage=1", "keywords", 1),
        ("the_v", "Mother of Skorn.madness=1", "keywords", 1),
        ("the_v", "The Mourner.draw.number=2", "text", 2),
        ("the_v", "Scythe.discard.number=2", "requirements", 2),
        ("berserk", "Nomad.strike=2-3-4", "strike", (2, 3, 4)),
        ("berserk", "Кочевник.удар=2/3/4", "strike", (2, 3, 4)),
        ("night_watch", "Антон.сила=5", "strength", 5),
        ("vtes", "Gilbert Duane.capacity=5", "capacity", 5),
    ],
)
def test_numbers_anywhere_on_a_card_can_be_changed(game, text, way, value):
    (change,) = read(spec_of(game), text)
    card = game_with(game, text).cards()[change.card]
    assert change.fact.way[0] == way
    assert facts_of(card)[change.fact.name].value == value != change.fact.value


def test_the_rules_go_by_the_changed_number():
    before, after = spec_of("the_v"), game_with("the_v", "Margo.threat=7,Margo.influence=1")
    position = sumrak.scenario("game: the_v\nme: Марго\nopponent: Шило").state
    adopted = after.adopt(position)
    card = position.piles[6][0]
    assert (before.explain(position, card, "threat").value, after.explain(adopted, card, "threat").value) == (3, 7)
    assert after.explain(adopted, card, "influence").value == 1
    assert before.fingerprint() != after.fingerprint()


def test_what_is_kept_of_cards_in_play_is_made_anew():
    """A vampire in play kept the capacity that it had had before the change."""
    position = sumrak.scenario("game: vtes\na: Ohanna\nb: Ozmo").state
    adopted = game_with("vtes", "Ohanna.capacity=7").adopt(position)
    spec = spec_of("vtes")
    for state, capacity in ((position, 2), (adopted, 7)):
        cards = [card for place in view_of(spec.of(state), state, 0)["places"] for card in place.get("cards", [])]
        assert [card["values"]["capacity"] for card in cards if card.get("def") == "ohanna"] == [capacity]


@pytest.mark.parametrize("game", sumrak.games())
def test_a_game_with_the_same_cards_plays_the_same(game):
    """Every game can be given other cards and take over a state: with none changed nothing changes."""
    spec = spec_of(game)
    again = spec.with_cards(spec.cards())
    assert again.fingerprint() == spec.fingerprint()
    state = sumrak.new(game, seed=1).state
    adopted = again.adopt(state)
    assert adopted.sheet is not state.sheet and adopted.piles == state.piles
    assert again.judgement(adopted, 0) == spec.judgement(state, 0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Shilo", "“Shilo” is no change; write CARD.FACT=VALUE, such as Shilo.threat=3."),
        ("Shilo=3", "“Shilo=3” is no change; write CARD.FACT=VALUE, such as Shilo.threat=3."),
        ("Shlo.threat=3", "There is no card “Shlo”; did you mean Shilo / Шило?"),
        ("Wolf.threat=3", "There is no card “Wolf”."),
        ("Shilo.speed=3", "Shilo / Шило has no “speed”; it has: influence=3, threat=4, exhaust.times=1."),
        ("Fire.threat=3", "Fire / Пожар has no numbers to change."),
        ("Shilo.threat=three", "“Shilo.threat=three” gives no value that fits; now it is 4."),
        ("Shilo.threat=1-2-3", "“Shilo.threat=1-2-3” gives no value that fits; now it is 4."),
    ],
)
def test_what_is_no_change_is_answered_with_one_sentence(text, sentence):
    with pytest.raises(Wrong) as wrong:
        game_with("the_v", text)
    assert str(wrong.value) == sentence


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("the_v", f"Shilo.threat={'9' * 5000}", "gives no value that fits; now it is 4."),
        ("the_v", "Shilo.threat=²", "“Shilo.threat=²” gives no value that fits; now it is 4."),
        ("the_v", "Shilo.threat=100", "Shilo / Шило: threat must lie between -99 and 99, not 100."),
        ("berserk", "Nomad.life=-1", "Nomad / Кочевник: life must lie between 0 and 99, not -1."),
        ("berserk", "Nomad.strike=1-2-100", "Nomad / Кочевник: strike must lie between 0 and 99, not 100."),
        ("the_v", "Shilo.threat=3, Шило.угроза=2", "Shilo / Шило.threat is changed twice."),
    ],
)
def test_what_no_card_could_have_printed_on_it(game, text, said):
    with pytest.raises(Wrong) as wrong:
        read(spec_of(game), text)
    assert str(wrong.value).endswith(said) and wrong.value.text("ru")


def test_signs_are_no_numbers():
    """When a card of Vampire may be used is kept as bits."""
    for card in spec_of("vtes").cards():
        for fact in facts_of(card).values():
            assert abs(fact.value) <= 99

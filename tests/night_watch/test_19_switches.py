"""Chapter 19: what can be agreed on. Each switch is tried on both sides in the cases; here is how it is agreed on."""

import pytest

import sumrak
from sumrak.games.night_watch.rules import VALUES, Rules
from tests.coverage_plugin import exercises


def test_the_first_value_is_the_usual_one():
    assert (
        sumrak.new("night_watch", seed=1).origin.rules == Rules() == Rules(**{name: v[0] for name, v in VALUES.items()})
    )


@pytest.mark.parametrize("rules", [None, "standard", {}, {"profile": "standard"}, Rules(), {"egor": "roof"}])
def test_ways_to_say_the_usual(rules: object):
    assert sumrak.new("night_watch", seed=1, rules=rules).digest() == sumrak.new("night_watch", seed=1).digest()


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_switch_is_kept_in_records_and_positions(name: str, value: str):
    game = sumrak.new("night_watch", seed=2, rules={name: value})
    for again in (sumrak.replay(game.record()), sumrak.scenario(game.scenario())):
        assert getattr(again.state.rules, name) == value and again.digest() == game.digest()


@exercises("NW-278")
@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({"luck": "good"}, "there is no switch 'luck'; there are: self_minus, "),
        ({"self_minus": "never"}, "the switch self_minus is one of both, healing_only, not 'never'"),
        ({"play": "hidden"}, "there is no switch 'play'; "),  # NW-278 is left out
        ("wild", "there are no rules 'wild'; there are: standard"),
        (7, "rules are a profile, a mapping of switches or Rules, not 7"),
        (Rules(egor="home"), "the switch egor is one of roof, deck, not 'home'"),
    ],
)
def test_what_cannot_be_agreed_on(rules: object, sentence: str):
    with pytest.raises(ValueError, match="^" + sentence):
        sumrak.new("night_watch", rules=rules)


def test_no_decks_are_brought():
    with pytest.raises(ValueError, match="cards of its box"):
        sumrak.new("night_watch", decks=["mine", "mine"])

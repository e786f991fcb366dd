"""Chapter 26: the profiles and every switch of B-26.0; what each does is tested where its rule is."""

from dataclasses import asdict

import pytest

import sumrak
from sumrak.games.berserk.rules import MODERN, RP5, Rules

DEFAULTS = {
    "blessing": ("rp5", "plus_minus_one"),
    "hidden_permanent": ("absent", "absent"),
    "owner_may_reveal": (True, True),
    "range_metric": ("manhattan", "manhattan"),
    "crystals": ("physical", "physical"),
    "element_penalty": ("beyond_first", "beyond_first"),
    "corpse_eating_exiles": (False, True),
    "clumsy_on": ("melee", "simple"),
    "block_time": ("target", "after_dice"),
    "ignore_scope": ("listed", "all_innate"),
    "min_ranged_distance": ("not_adjacent", "not_adjacent"),
    "frenzy_die": ("natural", "natural"),
    "friendly_fire": (False, False),
    "redeal_cost": (1, 1),
    "deal_size": (15, 15),
    "max_squad": (15, 15),
    "fly_limit": (15, 15),
    "deck_min": (30, 30),
    "deck_max": (50, 50),
    "copies": (3, 3),
    "horde": (5, 5),
    "turn_cap": (300, 300),
    "no_progress_rounds": (10, 10),
}


def test_the_table_of_switches():
    for name, (rp5, modern) in DEFAULTS.items():
        assert (getattr(RP5, name), getattr(MODERN, name)) == (rp5, modern), name
    assert set(asdict(RP5)) == {*DEFAULTS, "profile"}


@pytest.mark.parametrize(
    "what, rules",
    [
        (None, RP5),
        ("rp5", RP5),
        ("modern", MODERN),
        ({"turn_cap": 7}, Rules(turn_cap=7)),
        ({"profile": "modern", "friendly_fire": True}, None),
        (Rules(deal_size=12), Rules(deal_size=12)),
    ],
)
def test_rules_of_a_game(what: object, rules: Rules | None):
    game = sumrak.new("berserk", rules=what, seed=1)
    assert rules is None or game.origin.rules == rules
    again = sumrak.replay(game.record())
    assert again.origin.rules == game.origin.rules and again.digest() == game.digest()


@pytest.mark.parametrize(
    "what, sentence",
    [
        ("rp6", "there are no rules 'rp6'; there are: rp5, modern"),
        ({"speed": 3}, "there is no switch 'speed'; there are: "),
        ({"blessing": "rp6"}, "the switch blessing is one of rp5, plus_minus_one, not 'rp6'"),
        ({"turn_cap": -1}, "the switch turn_cap is a whole number from 0 on, not -1"),
        ({"friendly_fire": 1}, "the switch friendly_fire is one of true, false, not 1"),
        ({"deal_size": True}, "the switch deal_size is a whole number from 1 on, not True"),
        (7, "rules are a profile, a mapping of switches or Rules, not 7"),
    ],
)
def test_what_is_no_switch(what: object, sentence: str):
    with pytest.raises(ValueError) as error:
        sumrak.new("berserk", rules=what, seed=1)
    assert str(error.value).startswith(sentence)

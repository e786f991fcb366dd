"""Chapter 6.4 and 6.5: combat, damage, torpor."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    CAMARILLA,
    MORE_STRIKES,
    PRESS,
    PREVENT,
    RANGE,
    STRIKE,
    By,
    Card,
    Gets,
    HandStrikesOnly,
    Maneuver,
    MoreStrikes,
    Press,
    Prevent,
    SetRange,
    SetStrength,
    Strike,
    Trait,
    Type,
    Use,
    Vulnerable,
    Weapon,
    vampire,
)
from tests.coverage_plugin import exercises
from tests.vtes.table_talk import Table, table


def blow(id: str, *effects: object, when: int = STRIKE) -> Card:
    return Card(id, 0, id.title(), (Type.COMBAT,), uses=(Use(effects, when, by=By.COMBATANT),))


CLAWS = blow("claws", Strike(2, aggravated=True))
BOLT = blow("bolt", Strike(1, ranged=True))
QUICK = blow("quick", Strike(3, first=True))
BASH = blow("bash", Strike(3))
SNATCH = blow("snatch", Strike(steal_equipment=True, ranged=True))
BREAK = blow("break", Strike(destroy_equipment=True))
STEP = blow("step", Maneuver(), when=RANGE)
PUSH = blow("push", Press(), when=PRESS)
SOAK = blow("soak", Prevent(2), when=PREVENT)
FAST = blow("fast", MoreStrikes(1), when=MORE_STRIKES)
FAST2 = blow("fast2", MoreStrikes(1), when=MORE_STRIKES)
FISTS = blow("fists", HandStrikesOnly(), when=BEFORE_STRIKES)
STRONG = blow("strong", SetStrength(3), when=BEFORE_RANGE)
AFAR = blow("afar", SetRange(True), when=BEFORE_RANGE)
ALL = (CLAWS, BOLT, QUICK, BASH, SNATCH, BREAK, STEP, PUSH, SOAK, FAST, FAST2, FISTS, STRONG, AFAR)


def fight(*lines: str, cards: tuple[Card, ...] = ()) -> Table:
    """a bleeds with her first minion, b blocks with the first."""
    t = table(*lines, cards=(*ALL, *cards))
    t.play(next(option for option in t.options() if option.startswith("bleed")))
    t.until("block")
    t.play(next(option for option in t.options() if option.startswith("block")))
    return t


# 6.4.0
@exercises("VTES-6.4.0.1", "VTES-6.4.0.2", "VTES-6.4.0.3", "VTES-6.4.0.7")
def test_who_fights_and_who_is_first() -> None:
    """The acting minion comes first at every step; a tapped one fights too; the combat is part of the action."""
    t = fight("a: Ozmo, Ohanna / Step, Bash", "b: Royce, Didi Meyers / Step, Bash")
    assert (t.asked, t.options()) == ("a", ["play step with ozmo", "pass"])
    t.play("a: pass")
    assert t.asked == "b"
    t.play("b: pass")
    assert t.asked == "a" and "play bash with ozmo" in t.options()
    assert [scope["kind"] for scope in t.game.view(0)["scopes"]] == ["action", "combat"]


@exercises("VTES-6.4.0.5", "VTES-6.4.1.5")
def test_a_combatant_that_is_not_ready_ends_the_round() -> None:
    """No press, but the end of the round."""
    t = fight("a: Ozmo, Ohanna / Bash, Push", "b: Royce")
    t.play("play bash with ozmo")
    assert t.zone("royce") == "torpor" and "VTES-6.4.1.6" not in t.options()
    assert "bleed ohanna" in t.options()


@exercises("VTES-6.4.0.6")
def test_effects_of_combat_cards_last_for_the_round() -> None:
    t = fight("a: Ozmo, Ohanna / Fists, Push, Bash", "b: Gilbert Duane")
    t.play("play fists with ozmo")
    assert t.options() != [] and "play bash with ozmo" not in t.options()
    t.until("play push")
    t.play("play push with ozmo").until("play bash")
    assert "play bash with ozmo" in t.options()


@exercises("VTES-6.4.0.8")
def test_one_combat_is_queued() -> None:
    t = (
        fight("a: Volker, Ohanna / Psyche!", "b: Didi Meyers", cards=())
        if False
        else fight("a: volker-the-puppet-prince, Ohanna / Psyche!", "b: crusher / Psyche!")
    )
    t.until("play psyche with volker-the-puppet-prince 1")
    t.play("play psyche with volker-the-puppet-prince 1")
    assert "play psyche with crusher 1" not in t.options()
    assert len([event for event in t.game.events if event.cite == "VTES-6.4.0.1"]) == 2


# 6.4.1, 6.4.2
@exercises("VTES-6.4.1.1", "VTES-6.4.1.2", "VTES-6.4.1.3", "VTES-6.4.1.4", "VTES-6.4.1.6")
def test_the_sequence_of_a_round() -> None:
    t = fight("a: Ozmo, Ohanna / Strong, Step, Fists, Bash, Fast, Push", "b: Gilbert Duane")
    seen = []
    for _ in range(20):
        seen += [
            option.split()[1] for option in t.options() if option.startswith("play") and option.split()[1] not in seen
        ]
        if "bleed ohanna" in t.options():
            break
        t.play("pass" if "pass" in t.options() else t.options()[-1])
    assert seen == ["strong", "step", "fists", "bash", "fast", "push"]


@exercises("VTES-6.4.2.1", "VTES-6.4.2.2", "VTES-6.4.3.2")
def test_maneuvers_flip_the_range() -> None:
    """Only the other minion may answer; a hand strike does nothing at long range."""
    t = fight("a: Ozmo, Ohanna / Step", "b: Royce / Step")
    t.play("a: play step with ozmo", "b: play step with royce")
    assert t.blood("royce") == 0, "close again"
    t = fight("a: Ozmo, Ohanna / Step", "b: Royce")
    t.play("a: play step with ozmo")
    assert (t.blood("royce"), t.blood("ozmo")) == (1, 6)


@exercises("VTES-6.4.2.4")
def test_a_weapon_maneuvers_once_each_combat() -> None:
    t = fight("a: Ozmo [.44 Magnum], Ohanna / Push", "b: Gilbert Duane")
    t.play("maneuver 44-magnum").until("play push")
    assert t.blood("gilbert-duane") == 5
    t.play("play push with ozmo")
    assert "maneuver 44-magnum" not in t.options()


@exercises("VTES-6.4.2.5")
def test_a_range_that_is_set() -> None:
    t = fight("a: Ozmo, Ohanna / Afar, Step", "b: Royce / Step")
    t.play("play afar with ozmo")
    assert t.blood("royce") == 1, "nobody maneuvered, hand strikes did nothing"


@exercises("VTES-6.4.2.6")
def test_who_may_only_strike_by_hand_has_no_maneuver_of_a_weapon() -> None:
    t = fight("a: Ozmo [.44 Magnum], Ohanna / Fists, Push", "b: Gilbert Duane")
    t.until("play fists")
    t.play("play fists with ozmo")
    assert "strike 44-magnum" not in t.options()


# 6.4.3
@exercises("VTES-6.4.3.1", "VTES-6.4.3.6", "VTES-6.4.5.8")
def test_first_strike() -> None:
    """The opponent that is not ready any more loses its strike."""
    t = fight("a: Ozmo, Ohanna / Quick", "b: Royce / Bash")
    t.play("play quick with ozmo", "b: play bash with royce")
    assert t.zone("royce") == "torpor" and t.blood("ozmo") == 6


@exercises("VTES-6.4.3.7", "VTES-6.4.3.8", "VTES-6.4.5.5")
def test_stealing_comes_before_damage() -> None:
    """What is stolen heals."""
    t = fight("a: sarah-cobbler*1, Ohanna / Theft of Vitae", "b: Didi Meyers / Bolt")
    t.play("play theft-of-vitae with sarah-cobbler 1", "b: play bolt with didi-meyers")
    assert t.zone("sarah-cobbler") == "ready" and t.blood("sarah-cobbler") == 2


@exercises("VTES-6.4.3.9", "VTES-6.4.3.10", "VTES-6.4.4.1")
def test_additional_strikes() -> None:
    """Gained when the first pair is done, one source; used pair by pair by those who have them; no press: it ends."""
    t = fight("a: Ozmo, Ohanna / Fast, Fast2", "b: Gilbert Duane")
    assert t.options() == ["play fast with ozmo", "play fast2 with ozmo", "pass"]
    assert t.blood("gilbert-duane") == 6
    t.play("play fast with ozmo")
    assert (t.blood("gilbert-duane"), t.blood("ozmo")) == (5, 5) and "bleed ohanna" in t.options()


# 6.4.4
@exercises("VTES-6.4.4.2", "VTES-6.4.4.3", "VTES-6.4.4.4")
def test_presses_answer_each_other() -> None:
    t = fight("a: Ozmo, Ohanna / Push x2", "b: Gilbert Duane / Push")
    t.play("a: play push with ozmo", "b: play push with gilbert-duane", "a: play push with ozmo")
    assert "round" in str(t.game.view(0)["scopes"]) or "VTES-6.4.2.1" in t.cites
    rounds = [event.after for event in t.game.events if event.cite == "VTES-6.4.2.1"]
    assert rounds == [1, 2]


# 6.4.5
@exercises("VTES-6.4.5.2", "VTES-6.4.6.11")
def test_strength() -> None:
    """A strength of 3 replaces the base, bonuses add to it."""
    ring = Card("ring", 0, "Ring", (Type.EQUIPMENT,), text=(Gets(strength=1),))
    t = fight("a: Ozmo [Ring], Ohanna / Strong", "b: Gilbert Duane", cards=(ring,))
    t.play("play strong with ozmo")
    assert t.blood("gilbert-duane") == 7 - 4


@exercises("VTES-6.4.5.3")
def test_a_dodge() -> None:
    """Not against combat ends; retainers are not protected."""
    t = fight("a: Ozmo, Ohanna / Bash", "b: Royce [Mr. Winthrop] / Dodge")
    t.play("play bash with ozmo", "b: play dodge with royce")
    assert t.blood("royce") == 1


@exercises("VTES-6.4.5.6", "VTES-6.4.5.7")
def test_equipment_in_combat() -> None:
    """There must be one; it is destroyed, or moves to the striker, who cannot use it in that round."""
    t = fight("a: Ozmo, Ohanna / Break", "b: Royce [Laptop Computer]")
    t.play("play break with ozmo")
    assert t.zone("laptop-computer") == "ash heap"
    t = fight("a: Ozmo, Ohanna / Snatch, Fast", "b: Gilbert Duane [.44 Magnum]")
    t.until("play snatch")
    t.play("play snatch with ozmo")
    t.play("strike 44-magnum")
    t.play("play fast with ozmo")
    assert t.host("44-magnum") == "ozmo" and t.blood("gilbert-duane") == 6


# 6.4.6
@exercises("VTES-6.4.6.1", "VTES-6.4.6.2", "VTES-6.4.6.3")
def test_prevention() -> None:
    t = fight("a: Ozmo, Ohanna / Bash", "b: Didi Meyers / Soak")
    t.play("play bash with ozmo")
    assert (t.asked, t.options()) == ("b", ["play soak with didi-meyers", "pass"])
    t.play("b: play soak with didi-meyers")
    assert t.blood("didi-meyers") == 4


@pytest.mark.parametrize(
    ("blood", "normal", "aggravated", "zone", "left"),
    [(1, 0, 1, "torpor", 1), (2, 0, 3, "torpor", 0), (1, 2, 1, "ash heap", 0)],
)
@exercises("VTES-6.4.6.4", "VTES-6.4.6.5", "VTES-6.4.6.7", "VTES-6.4.6.8")
def test_aggravated_damage(blood: int, normal: int, aggravated: int, zone: str, left: int) -> None:
    from sumrak.games.vtes.damage import deal
    from sumrak.games.vtes.frames import Hit

    t = table(f"a: Ozmo*{blood}, Ohanna / Bonding", "b: Royce", pause="a")
    s = t.game.state
    card = t.card("ozmo")
    hits = tuple(Hit(card, s.since[card], n, worse) for n, worse in ((normal, False), (aggravated, True)) if n)
    deal(s, len(s.frames) - 1, hits)
    s.pending = None
    s.run()
    assert (t.zone("ozmo"), t.blood("ozmo")) == (zone, left)


@exercises("VTES-6.4.6.6", "VTES-6.4.6.9")
def test_allies_lose_life() -> None:
    t = fight("a: Ozmo, Ohanna / Claws", "b: Gregory Winter")
    t.play("play claws with ozmo")
    assert t.blood("gregory-winter") == 2


def test_undead_strength_adds_to_a_hand_strike() -> None:
    t = fight("a: Hector Sosa, Ohanna / Undead Strength", "b: Gilbert Duane")
    t.play("play undead-strength with hector-sosa 1")
    assert t.blood("gilbert-duane") == 7 - 3


@exercises("VTES-10.6.3")
def test_vulnerability() -> None:
    stake = Card("stake", 0, "Stake", (Type.EQUIPMENT,), traits=(Trait.GUN,), text=(Weapon(Strike(1)),))
    thin = vampire("thin", 0, "Thin", "Caitiff", CAMARILLA, 5, 2, "", text=(Vulnerable("gun"),))
    t = fight("a: Ozmo [Stake], Ohanna", "b: Thin", cards=(stake, thin))
    t.play("strike stake")
    assert t.zone("thin") == "torpor" and t.blood("thin") == 5


# 6.4.7
@exercises("VTES-6.4.7.1", "VTES-6.4.7.2")
@pytest.mark.parametrize(("rules", "life"), [("2003", 1), ("2003, retainer_heal true", 2)])
def test_retainers_in_combat(rules: str, life: int) -> None:
    """Only a ranged strike at long range may be aimed at one."""
    dog = Card("dog", 0, "Dog", (Type.RETAINER,), life=2)
    t = table("a: Ozmo, Ohanna / Bolt, Step", "b: Royce [Dog]", cards=(*ALL, dog), rules=rules)
    t.play("bleed ozmo", "b: block royce", "a: play step with ozmo", "play bolt with ozmo")
    assert t.options() == ["choose seat1.dog", "choose seat1.royce"] or "choose opponent.dog" in t.options()
    t.play(next(option for option in t.options() if "dog" in option))
    assert t.blood("dog") == life and t.blood("royce") == 1


# 6.5
@exercises("VTES-6.5.0.1", "VTES-6.5.0.2", "VTES-6.5.0.3", "VTES-6.5.1.1")
def test_torpor() -> None:
    """It untaps, keeps what is on it, and can only leave."""
    t = table("turn: 20, a, untap", "a: Ozmo*4@90 (torpor) [Laptop Computer], Ohanna", "b: Royce", pause="a")
    assert not t.is_tapped("ozmo") and t.host("laptop-computer") == "ozmo"
    t.until("leave ozmo")
    assert [option for option in t.options() if "ozmo" in option.split()[1:2]] == ["leave ozmo"]


@exercises("VTES-6.5.2.1", "VTES-6.5.2.3")
def test_leaving_torpor() -> None:
    """+1 stealth, 2 blood on success, tapped."""
    t = table("a: Ozmo*4 (torpor), Ohanna", "b: Royce@90")
    t.play("leave ozmo")
    assert (t.zone("ozmo"), t.blood("ozmo"), t.is_tapped("ozmo")) == ("ready", 2, True)
    assert table("a: Ozmo*1 (torpor), Ohanna", "b: Royce@90").why_not("leave ozmo") == "VTES-6.5.2.1"


@exercises("VTES-6.5.3.1", "VTES-6.5.3.2")
def test_rescue() -> None:
    """The price is split as one likes; the rescued is as tapped as it was."""
    t = table("a: Ozmo*5, Ohanna", "b: Royce*1@90 (torpor)", "c: Didi Meyers")
    t.play("rescue ozmo -> seat1.royce")
    assert t.options() == ["number 0", "number 1"]
    t.play("number 1")
    assert (t.zone("royce"), t.blood("royce"), t.blood("ozmo"), t.is_tapped("royce")) == ("ready", 0, 4, True)


@exercises("VTES-6.5.1.2")
def test_amaranth_is_played_before_the_vampire_arrives() -> None:
    t = table("a: Crusher, Royce / Amaranth, Undead Strength", "b: Roland Bishop*1", "c: Ohanna@90")
    t.play("bleed crusher", "b: block roland-bishop").until("play undead-strength")
    t.play("play undead-strength with crusher 1")
    t.until("play amaranth")
    assert t.zone("roland-bishop") == "ready"
    t.play("play amaranth with crusher")
    assert t.zone("roland-bishop") == "ash heap" and "VTES-6.5.1.1" not in t.cites


def test_one_in_a_round() -> None:
    """A second Immortal Grapple of the same vampire was offered in one round; in the next round it is again."""
    t = fight("a: Hector Sosa, Ohanna / Immortal Grapple x2, Push", "b: Gilbert Duane")
    t.until("play immortal-grapple")
    t.play("play immortal-grapple with hector-sosa")
    assert not any("immortal-grapple" in option for option in t.options())
    t.until("play push")
    t.play("play push with hector-sosa").until("play immortal-grapple")
    assert "play immortal-grapple with hector-sosa" in t.options()

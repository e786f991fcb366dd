"""Combat cards of the five decks."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import PRESS as PRESS_STEP
from sumrak.games.vtes.vocabulary import RANGE, STRIKE, By, Card, Maneuver, Press, Strike, Trait, Type, Use, Weapon
from tests.vtes.table_talk import Table, table


def blow(id: str, *effects: object, when: int = STRIKE) -> Card:
    return Card(id, 0, id.title(), (Type.COMBAT,), uses=(Use(effects, when, by=By.COMBATANT),))


STEP = blow("step", Maneuver(), when=RANGE)
PUSH = blow("push", Press(), when=PRESS_STEP)
CLAWS = blow("claws", Strike(3, aggravated=True))
BASH = blow("bash", Strike(2))
BOLT = blow("bolt", Strike(1, ranged=True))


def fight(*lines: str, cards: tuple[Card, ...] = ()) -> Table:
    """a bleeds with the first minion, b blocks with the first; a has somebody else left to act."""
    t = table(*lines, cards=(STEP, PUSH, CLAWS, BASH, BOLT, *cards))
    t.play(next(option for option in t.options() if option.startswith("bleed")))
    t.until("block")
    return t.play(next(option for option in t.options() if option.startswith("block")))


def rounds(t: Table) -> int:
    return len([event for event in t.game.events if event.cite == "VTES-6.4.2.1"])


def combats(t: Table) -> int:
    return len([event for event in t.game.events if event.cite == "VTES-6.4.0.1"])


# Amaranth
def test_amaranth() -> None:
    """Instead of torpor: its blood is drunk, it is burned, a blood hunt follows."""
    t = fight("a: Crusher*2, Royce / Amaranth", "b: Ohanna*1 [Leather Jacket]")
    t.until("strike crusher").play("strike crusher")
    t.until("play amaranth")
    assert t.options() == ["play amaranth with crusher", "pass"] and t.zone("ohanna") == "ready"
    t.play("play amaranth with crusher")
    assert t.options() == ["choose opponent.leather-jacket", "done"]
    t.play("choose opponent.leather-jacket").until("bleed royce")
    assert t.zone("ohanna") == "ash heap" and "VTES-6.5.6.1" in t.cites and "VTES-6.5.1.1" not in t.cites


def test_amaranth_is_for_the_opposing_vampire() -> None:
    """Not against an ally, not by who goes to torpor too, not by an ally."""
    t = fight("a: Crusher, Royce / Amaranth", "b: Loyal Street Gang")
    t.until("strike crusher").play("strike crusher").until("bleed royce")
    assert t.hand("a") == ["amaranth"] and t.zone("loyal-street-gang") == "ash heap"
    t = fight("a: Hector Sosa*1, Royce / Amaranth, Undead Strength", "b: Lolita*1 / Bash")
    t.until("play undead").play("play undead-strength with hector-sosa", "b: play bash with lolita").until(
        "bleed royce"
    )
    assert (t.zone("hector-sosa"), t.zone("lolita"), t.hand("a")) == ("torpor", "torpor", ["amaranth"])


# Apportation, Fake Out, Pursuit: maneuvers and presses
def test_apportation() -> None:
    """Basic: a press to continue only. Superior: a maneuver."""
    t = fight("a: Sarah Cobbler, Royce / Apportation", "b: Gilbert Duane / Push")
    assert t.options() == ["play apportation with sarah-cobbler 1", "pass"]
    t.play("play apportation with sarah-cobbler 1").until("bleed royce")
    assert t.blood("gilbert-duane") == 7, "at long range"
    t = fight("a: Ignatius, Royce / Apportation", "b: Gilbert Duane")
    t.until("play apportation").play("play apportation with ignatius").until("bleed royce")
    assert rounds(t) == 2


def test_apportation_does_not_end_a_combat() -> None:
    t = fight("a: Ozmo, Royce / Push", "b: Ignatius / Apportation, Bonding")
    t.until("play push").play("a: play push with ozmo").until("bleed royce")
    assert rounds(t) == 2 and "apportation" in t.hand("b")


def test_fake_out() -> None:
    """Any minion, also an ally; the replacement waits until the combat is over."""
    t = table(
        "a: Loyal Street Gang [Ivory Bow], Royce / Bum's Rush, Fake Out, Bonding x5", "a library: Blur x4", "b: Ozmo"
    )
    t.play("play bums-rush with loyal-street-gang", "b: pass").until("play fake-out")
    t.play("a: play fake-out with loyal-street-gang")
    assert len(t.hand("a")) == 5, "the Rush waits for the action, Fake Out for the combat"
    t.until("bleed royce")
    assert len(t.hand("a")) == 7


def test_pursuit() -> None:
    """Basic: a maneuver. Superior: one additional strike, the only source of this round."""
    t = fight("a: volker-the-puppet-prince, Royce / Pursuit, Blur", "b: Gilbert Duane")
    assert "play pursuit with volker-the-puppet-prince" in t.options()
    t.until("play pursuit with volker-the-puppet-prince 1").play("play pursuit with volker-the-puppet-prince 1")
    assert t.why_not("a: play blur with volker-the-puppet-prince") is not None
    t.until("bleed royce")
    assert t.blood("gilbert-duane") == 5 and t.hand("a") == ["blur"]


@pytest.mark.parametrize(("use", "strikes"), [("", 2), (" 1", 3)])
def test_blur(use: str, strikes: int) -> None:
    """1 or 2 additional strikes, for 1 blood; strikes of the first pair come before it."""
    t = fight("a: volker-the-puppet-prince, Royce / Blur", "b: Gilbert Duane")
    t.until("play blur")
    assert t.blood("gilbert-duane") == 6, "after the first pair"
    t.play(f"play blur with volker-the-puppet-prince{use}").until("bleed royce")
    assert (t.blood("gilbert-duane"), t.blood("volker-the-puppet-prince")) == (7 - strikes, 5 - 1 - 1)


# Dodge, Majesty
def test_dodge() -> None:
    """The striker's damage does not reach the minion; the replacement waits until the combat is over."""
    t = fight("a: Ozmo, Royce / Dodge, Bonding x6", "a library: Blur x3", "b: Gilbert Duane / Claws")
    t.until("play dodge").play("a: play dodge with ozmo")
    assert len(t.hand("a")) == 6
    t.play("b: play claws with gilbert-duane").until("bleed royce")
    assert (t.blood("ozmo"), t.blood("gilbert-duane"), len(t.hand("a"))) == (6, 7, 7)


def test_majesty() -> None:
    """Combat ends before any damage; only superior untaps."""
    t = fight("a: Evangeline, Royce / Majesty", "b: Gilbert Duane / Claws")
    t.until("play majesty").play("a: play majesty with evangeline", "b: play claws with gilbert-duane").until(
        "bleed royce"
    )
    assert (t.blood("evangeline"), t.is_tapped("evangeline"), t.zone("evangeline")) == (3, True, "ready")
    t = fight("a: Violette Prentiss, Royce / Majesty", "b: Gilbert Duane")
    t.until("play majesty").play("play majesty with violette-prentiss 1").until("bleed royce")
    assert not t.is_tapped("violette-prentiss")


def test_majesty_of_the_blocker() -> None:
    """The blocker untaps too."""
    t = fight("a: Ozmo, Royce", "b: Violette Prentiss / Majesty")
    t.until("play majesty").play("b: play majesty with violette-prentiss 1").until("bleed royce")
    assert not t.is_tapped("violette-prentiss") and t.is_tapped("ozmo")


# Immortal Grapple
def test_immortal_grapple() -> None:
    """Hand strikes only, for both: no weapon, no dodge, no Majesty; Undead Strength is a hand strike."""
    t = fight(
        "a: Hector Sosa, Royce / Immortal Grapple, Undead Strength, Thrown Gate",
        "b: Violette Prentiss [.44 Magnum] / Majesty, Dodge",
    )
    t.until("play immortal").play("play immortal-grapple with hector-sosa")
    assert set(t.options()) == {
        "play undead-strength with hector-sosa",
        "play undead-strength with hector-sosa 1",
        "strike hector-sosa",
    }
    t.play("play undead-strength with hector-sosa 1").until("bleed royce")
    assert (t.blood("violette-prentiss"), t.hand("b")) == (1, ["dodge", "majesty"])


def test_immortal_grapple_basic_gives_no_press() -> None:
    t = fight("a: yuri-the-talon, Royce / Immortal Grapple", "b: Gilbert Duane")
    t.until("play immortal").play("play immortal-grapple with yuri-the-talon").until("bleed royce")
    assert rounds(t) == 1


def test_immortal_grapple_superior_goes_on_at_close_range() -> None:
    """The press may be used; then there is no range step, and other strikes are possible again."""
    t = fight("a: Hector Sosa, Royce / Immortal Grapple", "b: Gilbert Duane / Step, Bolt")
    t.until("play immortal").play("play immortal-grapple with hector-sosa 1").until("press hector-sosa")
    t.play("press hector-sosa")
    assert rounds(t) == 2 and t.asked == "b" and t.options() == ["play bolt with gilbert-duane", "strike gilbert-duane"]


def test_immortal_grapple_at_close_range_once() -> None:
    t = fight("a: Hector Sosa, Royce / Immortal Grapple x2", "b: Gilbert Duane / Step")
    t.play("b: play step with gilbert-duane").until("bleed royce")
    assert t.hand("a") == ["immortal-grapple"] * 2, "long range"
    t = fight("a: Hector Sosa, Royce / Immortal Grapple x2", "b: Gilbert Duane / Bonding")
    t.until("play immortal").play("play immortal-grapple with hector-sosa 1").until("press hector-sosa")
    assert t.hand("a") == ["immortal-grapple"], "one in a round"


# Psyche!
def test_psyche() -> None:
    """Basic: a press, also to end. Superior: a new combat when this one is about to end."""
    t = fight("a: Ozmo, Royce / Push", "b: evangeline / Psyche!")
    t.until("play push").play("a: play push with ozmo", "b: play psyche with evangeline").until("bleed royce")
    assert rounds(t) == 1
    t = fight("a: volker-the-puppet-prince, Royce / Psyche!", "b: Gilbert Duane")
    t.until("play psyche with volker-the-puppet-prince 1").play("play psyche with volker-the-puppet-prince 1").until(
        "bleed royce"
    )
    assert combats(t) == 2


def test_psyche_after_majesty() -> None:
    """It is used when an effect ends the combat too; both have to be ready."""
    t = fight("a: volker-the-puppet-prince, Royce / Psyche!", "b: Violette Prentiss / Majesty")
    t.until("play majesty").play("b: play majesty with violette-prentiss")
    assert "play psyche with volker-the-puppet-prince 1" in t.options()
    t.play("play psyche with volker-the-puppet-prince 1").until("bleed royce")
    assert combats(t) == 2
    t = fight("a: volker-the-puppet-prince, Royce / Psyche!, Claws", "b: Ohanna")
    t.until("play claws").play("play claws with volker-the-puppet-prince").until("bleed royce")
    assert t.zone("ohanna") == "torpor" and t.hand("a") == ["psyche"]


# Taste of Vitae
def test_taste_of_vitae() -> None:
    """What the opposing vampire has lost to damage in this round, not to a price or by stealing; one in a round."""
    t = fight("a: Hector Sosa*1, Royce / Undead Strength, Taste of Vitae x2", "b: Violette Prentiss")
    t.until("play undead").play("play undead-strength with hector-sosa 1").until("play taste")
    t.play("play taste-of-vitae with hector-sosa").until("bleed royce")
    assert t.blood("hector-sosa") == 1 - 1 + 3 and t.hand("a") == ["taste-of-vitae"]
    t = fight("a: Sarah Cobbler*2, Royce / Theft of Vitae, Taste of Vitae", "b: Gilbert Duane")
    t.until("play theft").play("play theft-of-vitae with sarah-cobbler 1").until("play taste")
    t.play("play taste-of-vitae with sarah-cobbler").until("bleed royce")
    assert t.blood("sarah-cobbler") == 2 + 2 - 1, "stolen blood is no damage"


def test_taste_of_vitae_from_an_embraced_vampire() -> None:
    """A card that has become a vampire is one."""
    lines = ("a: Hector Sosa / Taste of Vitae, Bonding", "b: Evangeline, Royce / The Embrace, Bonding")
    t = table("turn: 20, b, minion", *lines, pause="b")
    t.play("b: play the-embrace with evangeline").until("hunt royce")
    while t.phase != ("b", "minion") or t.game.state.turn == 20:
        t.play("end" if "end" in t.options() else t.options()[-1])
    t.play("b: bleed the-embrace", "a: block hector-sosa").until("play taste-of-vitae")
    assert t.options() == ["play taste-of-vitae with hector-sosa", "pass"]


def test_taste_of_vitae_from_an_ally() -> None:
    t = fight("a: Hector Sosa*2, Royce / Taste of Vitae", "b: Loyal Street Gang")
    t.until("bleed royce")
    assert t.hand("a") == ["taste-of-vitae"]


# Theft of Vitae, Thrown Gate, Walk of Flame
@pytest.mark.parametrize(("who", "use", "n"), [("Ignatius", "", 1), ("Sarah Cobbler", " 1", 2)])
def test_theft_of_vitae(who: str, use: str, n: int) -> None:
    """At any range; life of an ally too."""
    name = who.lower().replace(" ", "-")
    t = fight(f"a: {who}*1, Royce / Theft of Vitae, Step", "b: Gilbert Duane")
    t.play(f"play step with {name}").until("play theft").play(f"play theft-of-vitae with {name}{use}").until(
        "bleed royce"
    )
    assert (t.blood(name), t.blood("gilbert-duane")) == (1 + n, 7 - n)
    t = fight(f"a: {who}*1, Royce / Theft of Vitae, Step", "b: Loyal Street Gang")
    t.play(f"play step with {name}").until("play theft").play(f"play theft-of-vitae with {name}{use}").until(
        "bleed royce"
    )
    assert t.blood(name) == 1 + n and t.zone("loyal-street-gang") == ("ready" if n == 1 else "ash heap")


@pytest.mark.parametrize(("who", "use", "n"), [("yuri-the-talon", "", 1), ("hector-sosa", " 1", 2)])
def test_thrown_gate(who: str, use: str, n: int) -> None:
    """Its maneuver commits to it; without the maneuver it is a strike like others."""
    t = fight(f"a: {who}, Royce / Thrown Gate", "b: Gilbert Duane")
    t.play(f"play thrown-gate with {who}{use}").until("bleed royce")
    assert (t.blood("gilbert-duane"), t.blood(who)) == (7 - n, 4), "at long range"
    t = fight(f"a: {who}, Royce / Thrown Gate", "b: Gilbert Duane")
    t.play("a: pass").until("play thrown").play(f"play thrown-gate with {who}{use}").until("bleed royce")
    assert (t.blood("gilbert-duane"), t.blood(who)) == (7 - n, 3)


def test_walk_of_flame() -> None:
    """Not in the first round; aggravated at any range."""
    t = fight("a: Sarah Cobbler, Royce / Walk of Flame, Push, Bolt", "b: Gilbert Duane")
    t.until("strike sarah-cobbler")
    assert t.why_not("a: play walk-of-flame with sarah-cobbler 1") == "VTES-1.4.1"
    t.play("strike sarah-cobbler").until("play push").play("play push with sarah-cobbler").until("play walk")
    t.play("play walk-of-flame with sarah-cobbler 1").until("bleed royce")
    assert t.zone("gilbert-duane") == "torpor" and t.blood("gilbert-duane") == 5, (
        "1 of the hand, 1 of the second aggravated point"
    )


# Torn Signpost, Undead Strength
@pytest.mark.parametrize(("who", "use", "strength"), [("yuri-the-talon", "", 2), ("hector-sosa", " 1", 3)])
def test_torn_signpost(who: str, use: str, strength: int) -> None:
    """Before range; strength is that, not more by that; for the whole combat."""
    t = fight(f"a: {who}, Royce / Torn Signpost, Push", "b: Gilbert Duane")
    assert t.options()[-2:] == [f"play torn-signpost with {who}{use}", "pass"]
    t.play(f"play torn-signpost with {who}{use}").until("play push").play(f"play push with {who}").until("bleed royce")
    assert t.blood("gilbert-duane") == 7 - 2 * strength


def test_torn_signpost_replaces_the_strength() -> None:
    t = fight("a: Crusher, Royce / Torn Signpost, Undead Strength", "b: Emerson Bridges")
    t.play("play torn-signpost with crusher").until("play undead").play("play undead-strength with crusher").until(
        "bleed royce"
    )
    assert t.blood("emerson-bridges") == 8 - 2 - 1, "2 instead of his own 2, and 1 of the strike"


@pytest.mark.parametrize(
    ("who", "use", "damage"), [("yuri-the-talon", "", 2), ("hector-sosa", "", 2), ("hector-sosa", " 1", 3)]
)
def test_undead_strength(who: str, use: str, damage: int) -> None:
    """A hand strike: it does not reach at long range."""
    t = fight(f"a: {who}, Royce / Undead Strength, Bonding", "b: Gilbert Duane")
    t.until("play undead").play(f"play undead-strength with {who}{use}").until("bleed royce")
    assert t.blood("gilbert-duane") == 7 - damage
    t = fight(f"a: {who}, Royce / Undead Strength, Bonding", "b: Gilbert Duane / Step")
    t.play("b: play step with gilbert-duane").until("play undead").play(f"play undead-strength with {who}{use}").until(
        "bleed royce"
    )
    assert t.blood("gilbert-duane") == 7


def test_both_combatants_go_to_torpor() -> None:
    """VTES-6.4.6.7: wounded at one moment, both fall; a burned one does not keep the other from falling."""
    t = fight("a: Hector Sosa*1, Royce / Bash", "b: Lolita*1 / Bash")
    t.until("play bash").play("play bash with hector-sosa", "b: play bash with lolita").until("bleed royce")
    assert (t.zone("hector-sosa"), t.zone("lolita")) == ("torpor", "torpor")
    t = fight("a: Hector Sosa*1, Royce / Bash", "b: Lolita*1 / Claws")
    t.until("play bash").play("play bash with hector-sosa", "b: play claws with lolita").until("bleed royce")
    assert (t.zone("hector-sosa"), t.zone("lolita")) == ("ash heap", "torpor")


SWORD = Card(
    "sword", 0, "Sword", (Type.EQUIPMENT,), traits=(Trait.MELEE,), text=(Weapon(Strike(1, hand=True), melee=True),)
)  # fmt: skip


def test_undead_strength_with_a_melee_weapon() -> None:
    """A hand strike or the weapon's, at so much more; under a grapple the hand alone."""
    t = fight("a: Hector Sosa [Sword], Royce / Undead Strength, Bonding", "b: Gilbert Duane", cards=(SWORD,))
    t.until("play undead").play("play undead-strength with hector-sosa 1")
    assert t.options() == ["strike hector-sosa", "strike sword"]
    t.play("strike sword").until("bleed royce")
    assert t.blood("gilbert-duane") == 7 - 1 - 1 - 2
    hand = "Undead Strength, Immortal Grapple"
    t = fight(f"a: Hector Sosa [Sword], Royce / {hand}", "b: Gilbert Duane", cards=(SWORD,))
    t.until("play immortal").play("play immortal-grapple with hector-sosa")
    t.play("play undead-strength with hector-sosa 1").until("bleed royce")
    assert t.blood("gilbert-duane") == 7 - 1 - 2

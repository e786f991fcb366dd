"""Strikes, what precedes and follows them: every combat card of the wider pool, in numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.games.vtes.cards import striking
from sumrak.games.vtes.vocabulary import Type
from tests.vtes.cards.company import fight, seat

FAR = "play fake-out with adept"

# card, use, what else, how much blood the striker and the other one have lost, where the other one is
STRIKES = [
    ("channeling-the-beast", 0, (), 2, 2, "ready"),
    ("lucky-blow", 0, (), 1, 2, "ready"),
    ("aid-from-bats", 0, (), 0, 1, "ready"),
    ("aid-from-bats", 1, (), 0, 1, "ready"),
    ("canine-horde", 0, (), 1, 1, "ready"),
    ("carrion-crows", 0, (), 1, 2, "ready"),
    ("carrion-crows", 1, (), 1, 3, "ready"),
    ("scorpion-sting", 0, (), 1, 2, "ready"),
    ("scorpion-sting", 1, (), 1, 2, "ready"),
    ("song-in-the-dark", 0, (), 3, 2, "ready"),
    ("song-in-the-dark", 1, (), 3, 1, "torpor"),
    ("song-of-serenity", 0, (), 0, 1, "ready"),
    ("song-of-serenity", 1, (), 0, 1, "ready"),
    ("strength-of-the-bear", 0, (), 2, 2, "ready"),
    ("strength-of-the-bear", 1, (), 2, 2, "ready"),
    ("strength-of-the-bear", 2, (), 2, 2, "ready"),
    ("acrobatics", 0, (), 2, 2, "ready"),
    ("acrobatics", 1, (), 1, 1, "ready"),
    ("preternatural-evasion", 0, (), 0, 0, "ready"),
    ("preternatural-evasion", 1, (), 1, 0, "ready"),
    ("quickness", 0, (), 1, 2, "ready"),
    ("quickness", 1, (), 1, 2, "ready"),
    ("shadow-feint", 0, (), 2, 1, "ready"),
    ("side-strike", 0, (), 0, 0, "ready"),
    ("side-strike", 1, (), 1, 2, "ready"),
    ("sideslip", 0, (), 0, 0, "ready"),
    ("sideslip", 1, (), 0, 1, "ready"),
    ("nimble-feet", 1, (), 1, 2, "ready"),
    ("vampiric-speed", 0, (), 0, 0, "ready"),
    ("vampiric-speed", 1, (), 0, 0, "ready"),
    ("amria", 1, (), 0, 0, "ready"),
    ("thoughts-betrayed", 0, (), 3, 2, "ready"),
    ("indomitability", 0, (), 0, 1, "ready"),
    ("indomitability", 2, (), 0, 1, "ready"),
    ("resilience", 0, (), 0, 1, "ready"),
    ("resilience", 1, (), 0, 1, "ready"),
    ("rolling-with-the-punches", 0, (), 0, 1, "ready"),
    ("rolling-with-the-punches", 1, (), 1, 1, "ready"),
    ("skin-of-night", 1, (), 0, 1, "ready"),
    ("skin-of-rock", 0, (), 0, 1, "ready"),
    ("skin-of-rock", 1, (), 0, 1, "ready"),
    ("skin-of-steel", 0, (), 1, 1, "ready"),
    ("skin-of-steel", 1, (), 1, 1, "ready"),
    ("unflinching-persistence", 0, (), 0, 1, "ready"),
    ("spiritual-intervention", 0, (), 0, 0, "ready"),
    ("spiritual-intervention", 1, (), 0, 0, "ready"),
    ("behind-you", 1, (), 0, 0, "ready"),
    ("fade-from-view", 1, (), 1, 0, "ready"),
    ("quick-exit", 1, (), 0, 0, "ready"),
    ("arms-of-the-abyss", 0, (), 0, 0, "ready"),
    ("arms-of-the-abyss", 1, (), 0, 1, "ready"),
    ("call-the-lamprey", 1, (), 1, 1, "ready"),
    ("entombment", 1, (), 3, 0, "torpor"),
    ("shadow-body", 0, (), 1, 0, "ready"),
    ("shadow-parasite", 0, (FAR,), 1, 3, "ready"),
    ("shadow-parasite", 1, (FAR,), 1, 4, "ready"),
    ("burning-wrath", 0, (), 4, 1, "torpor"),
    ("burning-wrath", 1, (), 4, 2, "torpor"),
    ("fists-of-death", 0, (), 2, 2, "ready"),
    ("fists-of-death", 1, (), 2, 3, "ready"),
    ("mighty-grapple", 1, (), 1, 2, "ready"),
    ("pushing-the-limit", 0, (), 2, 3, "ready"),
    ("pushing-the-limit", 1, (), 2, 4, "ready"),
    ("sacrament-of-carnage", 0, (), 2, 2, "ready"),
    ("sacrament-of-carnage", 1, (), 2, 3, "ready"),
    ("thrown-sewer-lid", 0, (FAR,), 0, 3, "ready"),
    ("thrown-sewer-lid", 1, (FAR,), 0, 3, "ready"),
    ("staredown", 0, (), 0, 0, "ready"),
    ("staredown", 1, (), 0, 0, "ready"),
    ("body-flare", 0, (), 3, 1, "torpor"),
    ("body-flare", 1, (), 3, 1, "torpor"),
    ("bone-spur", 0, (), 2, 0, "torpor"),
    ("bone-spur", 1, (), 2, 0, "torpor"),
    ("claws-of-the-dead", 0, (), 2, 0, "torpor"),
    ("wolf-claws", 0, (), 2, 0, "torpor"),
    ("body-arsenal", 0, (), 3, 0, "torpor"),
    ("body-arsenal", 1, (), 3, 1, "torpor"),
    ("earth-meld", 0, (), 0, 0, "ready"),
    ("earth-meld", 1, (), 0, 0, "ready"),
    ("flesh-of-marble", 0, (), 1, 1, "ready"),
    ("form-of-mist", 0, (), 0, 0, "ready"),
    ("blood-sweat", 0, (FAR,), 1, 2, "ready"),
    ("blood-sweat", 1, (FAR,), 1, 3, "ready"),
    ("coagulate-blood", 0, (), 1, 1, "ready"),
    ("coagulate-blood", 1, (), 1, 2, "ready"),
    ("disease", 0, (), 1, 1, "ready"),
    ("exuding-blood", 0, (FAR,), 0, 1, "ready"),
    ("exuding-blood", 1, (FAR,), 0, 2, "ready"),
    ("taste-of-death", 0, (FAR,), 1, 0, "torpor"),
    ("taste-of-death", 1, (FAR,), 1, 1, "torpor"),
    ("thin-blood", 0, (), 2, 2, "ready"),
    ("thin-blood", 1, (), 2, 3, "ready"),
    ("vascular-explosion", 0, (), 3, 2, "ready"),
    ("vascular-explosion", 1, (), 3, 3, "ready"),
    ("tongue-of-the-serpent", 0, (), 1, 1, "ready"),
    ("tongue-of-the-serpent", 1, (), 1, 2, "ready"),
    ("blood-fury", 0, (), 2, 2, "ready"),
    ("blood-fury", 1, (), 2, 3, "ready"),
    ("blood-rage", 0, (), 1, 1, "ready"),
    ("blood-rage", 1, (), 1, 2, "ready"),
    ("soul-burn", 0, (), 2, 1, "ready"),
    ("soul-burn", 1, (), 2, 2, "ready"),
    ("horrid-form", 0, (), 2, 2, "ready"),
    ("read-intentions", 1, (), 0, 0, "ready"),
    ("compress", 0, (), 3, 3, "ready"),
    ("compress", 1, (), 3, 1, "torpor"),
    ("compress", 2, (), 3, 2, "torpor"),
    ("conflagration", 0, (), 2, 2, "ready"),
    ("conflagration", 1, (), 2, 0, "torpor"),
    ("conflagration", 2, (), 2, 1, "torpor"),
    ("dust-to-dust", 1, (), 0, 0, "ready"),
    ("dust-to-dust", 2, (), 0, 0, "ready"),
    ("earth-swords", 0, (), 1, 1, "ready"),
    ("earth-swords", 1, (), 1, 2, "ready"),
    ("earth-swords", 2, (), 1, 3, "ready"),
    ("flow-within-the-mountain", 1, (), 1, 0, "ready"),
    ("stone-quills", 0, (), 2, 2, "ready"),
    ("stone-quills", 1, (), 1, 2, "ready"),
    ("stone-quills", 2, (), 1, 3, "ready"),
    ("plasmic-form", 1, (), 1, 0, "ready"),
    ("rapid-change", 1, (), 1, 0, "ready"),
]


@pytest.mark.parametrize(("card", "use", "more", "mine", "theirs", "where"), STRIKES)
def test_one_round(card: str, use: int, more: tuple[str, ...], mine: int, theirs: int, where: str) -> None:
    """Both hit with the hand where nothing else is done; the price is paid; what hits is what the card prints."""
    play = f"play {card} with adept" + (f" {use}" if use else "")
    t = fight(*more, play, "strike dummy", hand=f"{card}, Fake Out")
    assert card not in t.hand("a"), t.options()
    assert (9 - t.blood("adept"), 9 - t.blood("dummy"), t.zone("dummy")) == (mine, theirs, where)


LATER = [
    ("growing-fury", 0, 3),
    ("growing-fury", 1, 4),
    ("cauldron-of-blood", 0, 3),
    ("cauldron-of-blood", 1, 5),
    ("torment-the-soul", 0, 1),
    ("drain-essence", 0, 2),
    ("drain-essence", 1, 4),
]


@pytest.mark.parametrize(("card", "use", "theirs"), LATER)
def test_not_in_the_first_round(card: str, use: int, theirs: int) -> None:
    """In the second round at the earliest, which a press brings."""
    play = f"play {card} with adept" + (f" {use}" if use else "")
    t = fight(play, "strike dummy", hand=card)
    assert card in t.hand("a")
    t = fight("play boxed-in with adept", play, "strike dummy", hand=f"{card}, Boxed In")
    assert (card not in t.hand("a")) is (theirs > 0) and 9 - t.blood("dummy") == 1 + theirs + (theirs == 0)


@pytest.mark.parametrize(("use", "lost"), [("", 4), (" 1", 4)])
def test_well_aimed_car(use: str, lost: int) -> None:
    """Neither in the first round nor at close range: here in the second one, from afar."""
    play = f"play well-aimed-car with adept{use}"
    t = fight(FAR, play, hand="Well-Aimed Car, Fake Out")
    assert "well-aimed-car" in t.hand("a")
    t = seat("a: Adept, Royce@90 / Well-Aimed Car, Boxed In, Fake Out", "b: Dummy")
    t.play("bleed adept").until("block dummy").play("block dummy").play("pass")
    t.until("play boxed-in with adept").play("play boxed-in with adept").until(FAR).play(FAR)
    t.until(play).play(play).until("withdraw")
    assert 9 - t.blood("dummy") == 1 + lost


MANEUVERS = [
    ("flash", 0),
    ("flash", 2),
    ("amria", 0),
    ("behind-you", 0),
    ("shadow-step", 0),
    ("claws-of-the-dead", 1),
    ("dissolution", 0),
    ("dissolution", 2),
    ("form-of-the-ghost", 0),
    ("gleam-of-red-eyes", 1),
    ("movement-of-the-mind", 1),
    ("chameleons-colors", 0),
    ("chameleons-colors", 2),
    ("unflinching-persistence", 1),
    ("swallowed-by-the-night", 1),
    ("form-of-the-serpent", 1),
    ("swiftness-of-the-stag", 1),
]


@pytest.mark.parametrize(("card", "use"), MANEUVERS)
def test_maneuvers(card: str, use: int) -> None:
    """At long range hands do not reach."""
    t = fight(f"play {card} with adept" + (f" {use}" if use else ""), hand=card)
    assert card not in t.hand("a")
    price = 1 if card in ("claws-of-the-dead", "dissolution", "chameleons-colors", "form-of-the-serpent") else 0
    assert (9 - t.blood("adept"), t.blood("dummy")) == (price, 9)


PRESSES = [
    ("boxed-in", 0),
    ("dead-end-alley", 0),
    ("flash", 1),
    ("nimble-feet", 0),
    ("indomitability", 1),
    ("fade-from-view", 0),
    ("vanish-from-the-minds-eye", 1),
    ("mighty-grapple", 0),
    ("dissolution", 1),
    ("form-of-the-ghost", 1),
    ("gleam-of-red-eyes", 0),
    ("wolf-claws", 1),
    ("flow-within-the-mountain", 0),
    ("chameleons-colors", 1),
    ("deny", 0),
    ("swiftness-of-the-stag", 0),
    ("swiftness-of-the-stag", 2),
]


@pytest.mark.parametrize(("card", "use"), PRESSES)
def test_presses_to_go_on(card: str, use: int) -> None:
    """A second round is fought."""
    t = fight(f"play {card} with adept" + (f" {use}" if use else ""), hand=card)
    assert 9 - t.blood("dummy") == 2 and card not in t.hand("a")


@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("open-grate", 0),
        ("quick-exit", 0),
        ("vanish-from-the-minds-eye", 0),
        ("movement-of-the-mind", 0),
        ("read-intentions", 0),
        ("dust-to-dust", 0),
    ],
)
def test_presses_to_end(card: str, use: int) -> None:
    """Only against a press to go on: alone it cannot be played."""
    t = fight(f"play {card} with adept", hand=card)
    assert card in t.hand("a")
    t = fight("play boxed-in with dummy", f"play {card} with adept", b="Dummy / Boxed In", hand=card)
    assert card not in t.hand("a") and t.blood("dummy") == 8


def test_optional_presses_come_with_strikes() -> None:
    """Vampiric Speed: dodge, then a press that may be used in this round."""
    t = fight("play vampiric-speed with adept 1", "press adept", hand="Vampiric Speed")
    assert (t.blood("adept"), t.blood("dummy")) == (8, 8), "the second round was fought with hands"


def test_dust_to_dust_as_a_maneuver() -> None:
    """Its maneuver commits to the dodge (VTES-6.4.2.3)."""
    t = fight("play dust-to-dust with adept 2", "strike dummy", hand="Dust to Dust")
    assert (t.blood("adept"), t.blood("dummy")) == (9, 9)


def test_shadow_step_sets_the_range() -> None:
    """2 blood before range: long, and nobody can change it."""
    t = fight("play shadow-step with adept 1", hand="Shadow Step")
    assert (t.blood("adept"), t.blood("dummy")) == (7, 9)
    t = fight("play shadow-step with adept 2", FAR, hand="Shadow Step, Fake Out")
    assert (t.blood("adept"), t.blood("dummy")) == (6, 8) and "fake-out" in t.hand("a")


def test_shadow_feint_against_a_dodge() -> None:
    """Superior: the opponent cannot dodge in this round."""
    for use, lost in (("", 0), (" 1", 1)):
        t = fight(f"play shadow-feint with adept{use}", "play dodge with dummy", b="Dummy / Dodge", hand="Shadow Feint")
        assert 9 - t.blood("dummy") == lost


def test_scorpion_sting_cannot_be_dodged() -> None:
    for use, lost in (("", 0), (" 1", 2)):
        t = fight(
            f"play scorpion-sting with adept{use}", "play dodge with dummy", b="Dummy / Dodge", hand="Scorpion Sting"
        )
        assert 9 - t.blood("dummy") == lost


def test_thoughts_betrayed_bars_strike_cards() -> None:
    """Superior: the opponent plays no strike card in this combat."""
    t = fight(
        "play thoughts-betrayed with adept 1",
        "play song-in-the-dark with novice",
        b="Novice / Song in the Dark",
        hand="Thoughts Betrayed",
    )
    assert "song-in-the-dark" in t.hand("b") and t.blood("novice") == 8


def test_flesh_of_marble() -> None:
    """No more than one damage in a round; aggravated too at the superior level."""
    for use, where, lost in (("", "torpor", 1), (" 1", "torpor", 0)):
        t = fight(
            f"play flesh-of-marble with adept{use}",
            "play body-flare with novice",
            b="Novice / Body Flare",
            hand="Flesh of Marble",
        )
        assert (t.zone("adept"), 9 - t.blood("adept")) == (where, lost), "the first point is done in any case"
    t = fight(
        "play flesh-of-marble with adept",
        "play pushing-the-limit with novice",
        b="Novice / Pushing the Limit",
        hand="Flesh of Marble",
    )
    assert t.blood("adept") == 8


def test_adaptability() -> None:
    """Aggravated damage is healed like any other; at the superior level it is prevented."""
    for use, where, lost in (("", "ready", 3), (" 1", "ready", 1)):
        t = fight(
            f"play adaptability with adept{use}",
            "play body-flare with novice",
            b="Novice / Body Flare",
            hand="Adaptability",
        )
        assert (t.zone("adept"), 9 - t.blood("adept")) == (where, lost)


def test_skin_of_night() -> None:
    t = fight(
        "play skin-of-night with adept", "play body-flare with novice", b="Novice / Body Flare", hand="Skin of Night"
    )
    assert (t.zone("adept"), t.blood("adept")) == ("ready", 7)


def test_resilience_prevents_no_aggravated_damage() -> None:
    """Three, but none that is aggravated."""
    t = fight("play resilience with adept 1", "play body-flare with novice", b="Novice / Body Flare", hand="Resilience")
    assert "resilience" in t.hand("a") and t.zone("adept") == "torpor"


def test_blood_sweat_cannot_be_prevented() -> None:
    t = fight(
        FAR,
        "play blood-sweat with adept",
        "play skin-of-steel with novice",
        b="Novice / Skin of Steel",
        hand="Blood Sweat, Fake Out",
    )
    assert 9 - t.blood("novice") == 2 and "skin-of-steel" in t.hand("b")


def test_blood_fury_and_fortitude() -> None:
    """Cards that require Fortitude do not prevent it; a flak jacket does."""
    t = fight(
        "play blood-fury with adept", "play skin-of-steel with novice", b="Novice / Skin of Steel", hand="Blood Fury"
    )
    assert t.blood("novice") == 9 - 2 - (1 if "skin-of-steel" not in t.hand("b") else 0)
    t = fight("play blood-fury with adept", "use flak-jacket", b="Dummy [Flak Jacket]", hand="Blood Fury")
    assert t.blood("dummy") == 8


def test_soul_burn_silences_weapons() -> None:
    """The opponent's weapon deals nothing in this round, his hands do."""
    t = fight("play soul-burn with adept", "strike 44-magnum", b="Dummy [.44 Magnum]", hand="Soul Burn")
    assert (t.blood("adept"), t.blood("dummy")) == (8, 8)


def test_burst_of_sunlight_burns_both() -> None:
    t = fight("play burst-of-sunlight with adept", "strike dummy", hand="Burst of Sunlight")
    assert (t.zone("adept"), t.zone("dummy")) == ("torpor", "torpor")
    t = fight("play burst-of-sunlight with adept", "play dodge with dummy", b="Dummy / Dodge", hand="Burst of Sunlight")
    assert (t.zone("adept"), t.zone("dummy")) == ("torpor", "ready")


def test_every_combat_card_is_here() -> None:
    """Each card of the file is played by some test of this one."""
    text = "".join([file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_striking*.py")])
    assert [card.id for card in striking.CARDS if Type.COMBAT in card.types and card.id not in text] == []

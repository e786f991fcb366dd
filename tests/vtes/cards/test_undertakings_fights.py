"""Combat cards, allies, retainers, equipment and reactions that the decks of the era hold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sumrak.games.vtes.board import combat_at, combat_of, controller
from sumrak.games.vtes.in_deeds import get as take
from sumrak.games.vtes.vocabulary import (
    Card,
    Strike,
    Trait,
    Type,
    Weapon,
    vampire,
)
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.cards.dealings import acts
from tests.vtes.table_talk import Table

# Ashes to Ashes
STIFF = vampire("stiff", 0, "Stiff", "Samedi", "Independent", 6, 1, "THN")
SOFT = vampire("soft", 0, "Soft", "Samedi", "Independent", 6, 1, "thn")
HARD = vampire("hard", 0, "Hard", "Gangrel", "Camarilla", 6, 1, "for")
FIRE = Card(
    "fire", 0, "Fire", (Type.EQUIPMENT,), text=(Weapon(Strike(3, aggravated=True), melee=True),), traits=(Trait.WEAPON,)
)
DEAD = (STIFF, SOFT, HARD, FIRE)


def burnt(who: str, *plan: str, a: str = "Dummy [Fire]", hand: str = "", mine: str = "") -> Table:
    """b's vampire blocks and is struck by fire."""
    t = (
        seat(f"a: {a}, Royce{mine}", f"b: {who}, Other@90 / Ashes to Ashes{hand}", cards=DEAD)
        .play(f"bleed {a.split()[0].lower()}")
        .until("block")
    )
    name = who.split("*")[0].split(" ")[0].lower()
    return follow(t.play(f"b: block {name}"), "strike fire", *plan, until="end")


@pytest.mark.parametrize(("who", "use", "blood"), [("Soft", 1, 3), ("Stiff", 2, 5)])
def test_ashes_to_ashes_prevents_all_and_falls(who: str, use: int, blood: int) -> None:
    """It goes to torpor untapped; what it strikes itself is done all the same; superior: 2 blood."""
    t = burnt(f"{who}*3", f"play ashes-to-ashes with {who.lower()} {use}")
    assert (t.zone(who.lower()), t.blood(who.lower()), t.is_tapped(who.lower())) == ("torpor", blood, False)
    assert t.blood("dummy") == 8


def test_ashes_to_ashes_needs_damage() -> None:
    """LSJ 20001114: with nothing to prevent it cannot be played."""
    t = (
        seat("a: Dummy, Royce / Dodge", "b: Soft, Other@90 / Ashes to Ashes", cards=DEAD)
        .play("bleed dummy")
        .until("block")
    )
    t = follow(t.play("b: block soft"), until="play ashes")
    assert "play ashes-to-ashes with soft 1" in t.options()
    t = (
        seat("a: Dummy [Fire], Royce", "b: Soft, Other@90 / Ashes to Ashes, Dodge", cards=DEAD)
        .play("bleed dummy")
        .until("block")
    )
    t = follow(t.play("b: block soft"), "strike fire", "play dodge with soft", until="end")
    assert t.zone("soft") == "ready" and t.hand("b") == ["ashes-to-ashes"]


def test_ashes_to_ashes_instead_of_being_burned() -> None:
    """Fortitude: with aggravated damage and no blood it would burn; it goes to torpor."""
    t = burnt("Hard*1", "play ashes-to-ashes with hard")
    assert (t.zone("hard"), t.zone("ashes-to-ashes")) == ("torpor", "ash heap")
    t = burnt("Hard*1")
    assert t.zone("hard") == "ash heap"
    t = burnt("Hard", "play ashes-to-ashes with hard")
    assert t.zone("hard") == "torpor" and t.hand("b") == ["ashes-to-ashes"], "with blood enough it is not being burned"


def test_ashes_to_ashes_against_amaranth() -> None:
    """The diablerie fails; another Amaranth can be played as it goes to torpor anew."""
    t = burnt("Hard*2", "play amaranth with dummy", "play ashes-to-ashes with hard", mine=" / Amaranth")
    assert t.zone("hard") == "torpor" and t.blood("dummy") == 8
    t = burnt(
        "Hard*2",
        "play amaranth with dummy",
        "play ashes-to-ashes with hard",
        "play amaranth with dummy",
        mine=" / Amaranth x2",
    )
    assert t.zone("hard") == "ash heap"
    t = burnt("Hard*2", "play amaranth with dummy", mine=" / Amaranth")
    assert t.zone("hard") == "ash heap"


# Trap
def trapped(*plan: str, a: str = "Dummy", b: str = "Adept", hand: str = "", until: str = "end") -> Table:
    t = seat(f"a: {a}, Royce{hand}", f"b: {b} / Trap").play(f"bleed {a.split()[0].lower()}").until("block")
    return follow(t.play(f"b: block {b.lower()}"), f"play trap with {b.lower()}", *plan, until=until)


def test_trap_goes_on_for_four_rounds() -> None:
    """Three presses; then the combat ends, and the card burns."""
    t = trapped()
    assert (t.blood("dummy"), t.blood("adept"), t.zone("trap")) == (5, 5, "ash heap")


def test_trap_may_be_answered() -> None:
    """Either minion presses to end it."""
    t = seat("a: Adept, Royce / Psyche!", "b: Dummy / Trap").play("bleed adept").until("block")
    t = follow(t.play("b: block dummy"), "play trap with dummy", "play psyche with adept", until="end")
    assert t.blood("dummy") == 8 and t.zone("trap") == "ash heap", "a press to end"
    t = seat("a: Adept, Royce / Majesty", "b: Dummy / Trap").play("bleed adept").until("block")
    t = follow(t.play("b: block dummy"), "play trap with dummy", "play majesty with adept", until="end")
    assert t.blood("dummy") == 9 and t.zone("trap") == "ash heap"


def test_trap_is_full_again_when_a_card_is_played() -> None:
    t = seat("a: Adept, Royce / Dodge", "b: Dummy / Trap").play("bleed adept").until("block")
    t.play("b: block dummy").until("play trap").play("b: play trap with dummy")
    for _ in range(80):
        k = combat_at(t.game.state)
        if k < 0:
            break
        said, late = t.options(), combat_of(t.game.state, k).round == 2
        dodge = [option for option in said if option.startswith("play dodge")] if late else []
        strikes = [option for option in said if option.startswith("strike")]
        t.play(
            dodge[0]
            if dodge
            else strikes[-1]
            if strikes
            else next((word for word in ("pass", "done") if word in said), said[-1])
        )
    assert t.blood("dummy") == 9 - 4 and t.blood("adept") == 9 - 4, "five rounds, in one of which there is a dodge"


def test_trap_is_set_before_range_in_the_first_round() -> None:
    t = seat("a: Dummy, Royce", "b: Adept / Trap x2").play("bleed dummy").until("block")
    t.play("b: block adept").until("play trap").play("b: play trap with adept")
    t.until("strike")
    assert t.why_not("b: play trap with adept") is not None


# Weather Control
@pytest.mark.parametrize("use", [0, 1])
def test_weather_control(use: int) -> None:
    """Both combatants and their retainers, before range, in each round; superior: one more each round."""
    t = seat("a: Adept [Raven Spy], Royce / Weather Control", "b: Dummy, Other@90")
    t.play("bleed adept").until("block").play("b: block dummy").until("play weather")
    t.play("play weather-control with adept" + (" 1" if use else ""))
    assert (t.blood("adept"), t.blood("dummy"), t.zone("raven-spy")) == (7, 7, "ash heap"), "and a blow each"
    t = seat("a: Adept, Royce / Weather Control, Weather Control", "b: Dummy / Trap").play("bleed adept").until("block")
    t = follow(
        t.play("b: block dummy"),
        "play weather-control with adept" + (" 1" if use else ""),
        "play trap with dummy",
        until="end",
    )
    assert (t.zone("dummy"), t.blood("dummy")) == (("ready", 1) if not use else ("torpor", 0)), (
        "four blows and four storms; ever stronger ones"
    )
    assert t.hand("a") == ["weather-control"], "one each combat"


# Marijava Thuggee
KNIFE = vampire("knife", 0, "Knife", "Assamite", "Sabbat", 5, 1, "", traits=(Trait.BLACK_HAND,))


def test_marijava_thuggee() -> None:
    """By a vampire of the Black Hand; 3 life; plays basic Obfuscate; strikes a ready vampire for 1 by an action."""
    t = seat("a: Knife, Dummy / Marijava Thuggee", "b: Other@90", cards=(KNIFE,))
    assert t.why_not("play marijava-thuggee with dummy") == "VTES-1.6.1.3.2"
    t = follow(t.play("play marijava-thuggee with knife"), until="end")
    assert (t.pool("a"), t.blood("marijava-thuggee")) == (28, 3)
    t = seat("a: Knife, Marijava Thuggee, Dummy", "b: Other@90, Small (torpor)", cards=(KNIFE,))
    t.play(next(option for option in t.options() if option.startswith("act marijava")))
    assert follow(t, until="end").blood("other") == 4
    t = (
        seat("a: Knife, Marijava Thuggee, Dummy / Lost in Crowds", "b: Other", cards=(KNIFE,))
        .play("bleed marijava-thuggee")
        .until("block")
    )
    t.play("b: block other").until("play lost")
    assert (
        "play lost-in-crowds with marijava-thuggee" in t.options()
        and "play lost-in-crowds with marijava-thuggee 1" not in t.options()
    )


@pytest.mark.parametrize(("hands", "tapped"), [("Knife", True), ("Knife, Knife", False)])
def test_marijava_thuggees_are_not_more_than_the_hand(hands: str, tapped: bool) -> None:
    """In the untap phase: more of them than vampires of the Black Hand, and all are tapped."""
    t = seat("turn: 20, b, discard", f"a: {hands.split(', ')[0]}, Marijava Thuggee x2" + (", Blade" if not tapped else ""), "b: Other",
             cards=(KNIFE, replace(KNIFE, id="blade", en="Blade")), pause="ab").play("b: end")  # fmt: skip
    offers = [option for option in t.options() if plain(option).startswith("use marijava")]
    assert bool(offers) is tapped
    if tapped:
        assert "end" not in t.options()
        t.play(offers[0])
        assert t.is_tapped("marijava-thuggee", 0) and t.is_tapped("marijava-thuggee", 1) and not t.is_tapped("knife")


# Shackles of Enkidu
GANGREL = vampire("beast", 0, "Beast", "Gangrel", "Camarilla", 5, 1, "")


def shackled(b: str = "Dummy") -> Table:
    t = (
        seat("a: Beast [shackles-of-enkidu], Royce", f"b: {b}, Other@90", cards=(GANGREL,))
        .play("bleed beast")
        .until("block")
    )
    t.play(f"b: block {b.lower().replace(' ', '-').split('*')[0]}").until("use shackles").play("use shackles-of-enkidu")
    return follow(t, until="end")


def test_shackles_of_enkidu() -> None:
    """Before range they go on the opposing minion, the combat ends, they stay their player's."""
    t = shackled()
    assert (t.host("shackles-of-enkidu"), t.blood("dummy"), t.blood("beast")) == ("dummy", 9, 5)
    assert controller(t.game.state, t.card("shackles-of-enkidu")) == 0
    t = seat("turn: 20, a, discard", "a: Royce", "b: Dummy@90 [shackles-of-enkidu (alien) (by a)]", pause="ab").play(
        "a: end"
    )
    assert t.is_tapped("dummy"), "it does not untap"
    t = seat("turn: 20, b, discard", "a: Royce", "b: Dummy [shackles-of-enkidu (alien) (by a)]", pause="ab").play(
        "b: end"
    )
    assert "end" not in t.options()
    t.play(next(option for option in t.options() if "shackles" in option))
    assert t.blood("dummy") == 7


def test_shackles_follow_who_put_them() -> None:
    """RTR 19960708: whoever controls the vampire that used them."""
    t = shackled()
    s = t.game.state
    take(s, t.card("beast"), 1, -1)
    assert controller(s, t.card("shackles-of-enkidu")) == 1


def test_shackles_do_not_hurt_an_ally_and_can_be_burned() -> None:
    t = seat(
        "turn: 20, b, discard", "a: Royce", "b: Loyal Street Gang [shackles-of-enkidu (alien) (by a)]", pause="ab"
    ).play("b: end")
    life = t.blood("loyal-street-gang")
    t.play(next(option for option in t.options() if "shackles" in option))
    assert t.blood("loyal-street-gang") == life
    t = seat("a: Dummy, Royce", "b: Other@90 [shackles-of-enkidu]").play("act shackles-of-enkidu with dummy")
    assert follow(t, until="end").zone("shackles-of-enkidu") == "ash heap"
    t = seat("a: Dummy / shackles-of-enkidu", "b: Other")
    assert t.why_not("play shackles-of-enkidu with dummy") == "VTES-1.5.3.2"


# Owl Companion
@pytest.mark.parametrize(("use", "life"), [(0, 1), (1, 2)])
def test_owl_companion(use: int, life: int) -> None:
    """While its employer fights the other player's hand lies open."""
    assert acts("owl-companion", use=use).blood("owl-companion") == life
    t = seat("a: Dummy [Owl Companion], Royce", "b: Adept / Dodge, Blur, Celerity").play("bleed dummy").until("block")
    card = t.card("celerity")
    assert t.game.state.known[card] == 2
    t.play("b: block adept")
    assert t.game.state.known[card] == 255
    t = (
        seat("a: Dummy, Royce", "b: Adept / Dodge, Blur, Celerity")
        .play("bleed dummy")
        .until("block")
        .play("b: block adept")
    )
    assert t.game.state.known[t.card("celerity")] == 2


# Extortion
def extorted(use: int, *, b: str = "Adept") -> Table:
    t = seat("a: Dummy, Royce", f"b: {b}, Other@90 / Extortion").play("bleed dummy").until("block")
    t.play(f"b: block {b.lower()}").until("play extortion")
    return follow(t.play(f"b: play extortion with {b.lower()}" + (" 1" if use else "")), until="end")


def test_extortion_is_played_by_who_has_blocked() -> None:
    """Although it is tapped by then."""
    t = extorted(0)
    assert (t.host("extortion"), t.blood("adept")) == ("dummy", 7)
    t = extorted(1)
    assert (t.side("extortion"), t.zone("extortion")) == ("a", "permanents")
    t = seat("a: Dummy, Royce", "b: Adept / Extortion").play("bleed dummy")
    assert follow(t, until="end").zone("extortion") == "hand"


@pytest.mark.parametrize(("n", "blood"), [(1, 8), (2, 7)])
def test_extortion_basic_asks_blood_for_untapping(n: int, blood: int) -> None:
    """1 for each that lies on the vampire."""
    on = ", ".join(["Extortion"] * n)
    t = seat("turn: 20, b, discard", f"a: Dummy@90 [{on}]", "b: Other@90", pause="ab").play("b: end")
    assert t.is_tapped("dummy")
    t.play(next(option for option in t.options() if option.startswith("use extortion")))
    assert not t.is_tapped("dummy") and t.blood("dummy") == blood


def test_extortion_superior_costs_pool_until_the_edge_is_burned() -> None:
    t = seat("turn: 20, b, discard", "a: Dummy, Extortion (improved)", "b: Other@90", pause="ab").play("b: end")
    assert "end" not in t.options()
    t.play(next(option for option in t.options() if option.startswith("use extortion")))
    assert t.pool("a") == 29
    t = seat(
        "turn: 20, a, master", "edge: a", "a: Dummy [Extortion], Extortion (improved)", "b: Other@90", pause="ab"
    ).play("use extortion#1")
    assert t.edge == "" and t.zone("extortion", 0) == "ash heap" and t.zone("extortion", 1) == "ash heap"
    t = seat("turn: 20, a, master", "edge: b", "a: Dummy, Extortion (improved)", "b: Other@90", pause="ab")
    assert not [option for option in t.options() if "extortion" in option]


# Fast Reaction
def joined(*plan: str, b: str = "Small, Adept", a: str = "Dummy", hand: str = "", use: int = 0) -> Table:
    """Small blocks a's Dummy; then Adept joins."""
    t = seat(f"a: {a}, Royce{hand}", f"b: {b} / Fast Reaction").play(f"bleed {a.lower()}").until("block")
    t.play("b: block small").until("play fast-reaction")
    return follow(t, "play fast-reaction with adept" + (f" {use}" if use else ""), *plan)


def test_fast_reaction() -> None:
    """Another vampire taps and fights the acting minion, which does not strike in the first round."""
    t = joined()
    assert t.is_tapped("adept") and t.zone("fast-reaction") == "ash heap"
    assert (t.blood("adept"), t.blood("dummy"), t.blood("small")) == (9, 7, 2), "hit twice, it has hit once"


def test_fast_reaction_superior_has_a_press() -> None:
    """In the second round the acting minion strikes."""
    t = joined("press adept", use=1)
    assert (t.blood("adept"), t.blood("dummy")) == (8, 6)


def test_fast_reaction_not_by_the_blocker_nor_tapped_nor_without_a_combat() -> None:
    t = seat("a: Dummy, Royce@90", "b: Adept / Fast Reaction").play("bleed dummy").until("block")
    t.play("b: block adept")
    assert "play fast-reaction with adept" not in follow(t, steps=1).options()
    t = follow(t)
    assert t.zone("fast-reaction") == "hand"
    t = seat("a: Dummy, Royce@90", "b: Small, Adept@90 / Fast Reaction").play("bleed dummy").until("block")
    assert follow(t.play("b: block small")).zone("fast-reaction") == "hand", "it would have to tap"
    t = seat("a: Dummy, Royce@90", "b: Small, Adept / Fast Reaction").play("bleed dummy")
    assert follow(t).zone("fast-reaction") == "hand", "nobody blocked"


def test_fast_reaction_once_only_after_the_blockers_combat() -> None:
    """A third vampire cannot join after the second combat."""
    t = seat("a: Dummy, Royce@90", "b: Small, Adept, Novice / Fast Reaction x2").play("bleed dummy").until("block")
    t.play("b: block small").until("play fast-reaction").play("b: play fast-reaction with adept")
    t = follow(t)
    assert not t.is_tapped("novice") and t.hand("b") == ["fast-reaction"]


def test_fast_reaction_not_while_another_combat_is_queued() -> None:
    """RTR 20020501: with three vampires the second one that would join cannot, and the first one's combat comes."""
    t = (
        seat("a: Dummy*4, Royce@90", "b: Small*5, Adept*5, Novice*6 / Fast Reaction x2")
        .play("bleed dummy")
        .until("block")
    )
    t.play("b: block small").until("play fast-reaction").play("b: play fast-reaction with adept")
    assert not [option for option in t.options() if "fast-reaction" in option]
    assert (t.hand("b"), t.blood("dummy"), t.phase) == (["fast-reaction"], 2, ("b", "untap")), "both have hit it"


def test_fast_reaction_needs_an_acting_minion_that_is_ready() -> None:
    t = seat("a: Dummy*1, Royce@90", "b: Adept [.44 Magnum], Novice / Fast Reaction").play("bleed dummy").until("block")
    t = follow(t.play("b: block adept"), "strike 44-magnum")
    assert t.zone("dummy") == "torpor" and t.zone("fast-reaction") == "hand"


def test_fast_reaction_takes_what_was_to_come_after_the_combat() -> None:
    """RTR 20020501: the action does not go on as if unblocked."""
    t = (
        seat("a: Adept, Royce@90 / Earth Meld, Form of Mist", "b: Small, Novice / Fast Reaction")
        .play("bleed adept")
        .until("block")
    )
    t.play("b: block small")
    t = follow(t, "play form-of-mist with adept 1", "play fast-reaction with novice", "number 1")
    assert t.pool("b") == 30
    t = seat("a: Adept, Royce@90 / Form of Mist", "b: Small, Novice").play("bleed adept").until("block")
    t = follow(t.play("b: block small"), "play form-of-mist with adept 1", "number 1")
    assert t.pool("b") == 29


def test_who_cannot_strike_has_no_maneuver_of_a_strike() -> None:
    """LSJ 20001126: nor of a weapon."""
    t = seat("a: Dummy [.44 Magnum], Royce@90", "b: Small, Adept / Fast Reaction").play("bleed dummy").until("block")
    t.play("b: block small").until("play fast-reaction").play("b: play fast-reaction with adept")
    seen: list[str] = []
    for _ in range(40):
        if t.asked == "a" or not t.game.state.frames[1:]:
            seen += t.options()
        if not t.game.state.frames[1:] or t.game.is_over:
            break
        t.play(next((w for w in ("pass", "done") if w in t.options()), t.options()[-1]))
    assert not [option for option in seen if option.startswith(("strike", "maneuver"))]


@pytest.mark.parametrize("card", ["charming-lobby", "pulse-of-the-canaille"])
def test_one_stealth(card: str) -> None:
    """Against no intercept the attempt to block fails."""
    t = acts(card, b="Other", hand=", Domain Challenge", until="block")
    t.play("b: block other")
    assert "VTES-6.2.2.13" in follow(t, "for domain-challenge", until="end").cites


# Political Backlash
def test_political_backlash() -> None:
    """When a referendum has failed: 2 pool of the acting minion's controller."""
    t = seat("a: Adept, Royce / Domain Challenge", "b: Other / Political Backlash").play(
        "play domain-challenge with adept"
    )
    t = follow(t, "against domain-challenge", "play political-backlash with other", until="end")
    assert t.pool("a") == 28
    t = seat("a: Adept, Royce / Domain Challenge", "b: Other / Political Backlash").play(
        "play domain-challenge with adept"
    )
    t = follow(t, "for domain-challenge", "play political-backlash with other", until="end")
    assert t.hand("b") == ["political-backlash"]


# Catatonic Fear
@pytest.mark.parametrize(("use", "hurt"), [(0, 0), (1, 1)])
def test_catatonic_fear(use: int, hurt: int) -> None:
    """The combat ends; superior: then, at close range, 1 damage that cannot be prevented."""
    t = seat("a: Adept, Royce / Catatonic Fear", "b: Dummy").play("bleed adept").until("block").play("b: block dummy")
    t = follow(t, "play catatonic-fear with adept" + (" 1" if use else ""), until="end")
    assert (9 - t.blood("dummy"), t.blood("adept")) == (hurt, 8)


def test_catatonic_fear_is_lost_far_away_and_with_another_combat() -> None:
    t = (
        seat("a: Adept, Royce / Catatonic Fear, Fake Out", "b: Dummy")
        .play("bleed adept")
        .until("block")
        .play("b: block dummy")
    )
    t = follow(t, "play fake-out with adept", "play catatonic-fear with adept 1", until="end")
    assert t.blood("dummy") == 9, "long range"
    t = (
        seat("a: Adept, Royce / Catatonic Fear", "b: Small, Novice / Fast Reaction")
        .play("bleed adept")
        .until("block")
        .play("b: block small")
    )
    t = follow(t, "play catatonic-fear with adept 1", "play fast-reaction with novice", until="end")
    assert t.blood("small") == 3, "another combat follows"

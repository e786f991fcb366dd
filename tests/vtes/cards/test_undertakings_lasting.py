"""Actions that the decks of the era hold, and that leave something behind: cards in play, the Edge, locations."""

from __future__ import annotations

import pytest

from sumrak.games.vtes import checks
from sumrak.games.vtes.moving import to_torpor
from sumrak.games.vtes.state import FIGHT
from sumrak.games.vtes.vocabulary import Card, Trait, Type, vampire
from tests.vtes.cards.company import follow, seat
from tests.vtes.cards.dealings import BISHOP, SIGHT, acts


# Aranthebes
def test_aranthebes_hinders_the_predator() -> None:
    """Tapped: a minion of the predator has 1 stealth less; somebody else's has not."""
    t = (
        seat("a: Adept, Royce / Lost in Crowds", "b: Other, aranthebes-the-immortal", "c: Small@90")
        .play("bleed adept")
        .until("block")
    )
    t.play("b: block other").until("play lost").play("a: play lost-in-crowds with adept").until("use aran")
    t = follow(t.play("b: use aranthebes-the-immortal"), until="end")
    assert t.is_tapped("aranthebes-the-immortal") and t.pool("b") == 30, "the one stealth is gone"
    t = (
        seat("a: Adept, Royce / Lost in Crowds", "b: Other, aranthebes-the-immortal", "c: Small@90")
        .play("bleed adept")
        .until("block")
    )
    t.play("b: block other").until("play lost").play("a: play lost-in-crowds with adept")
    assert follow(t, until="end").pool("b") == 29
    t = seat(
        "until: c sunset-strip-hollywood 0 0",
        "a: Dummy*1, Royce",
        "b: Other / Sight",
        "c: aranthebes-the-immortal, Small@90",
        cards=(SIGHT,),
    )
    t.play("hunt dummy")
    assert "use aranthebes-the-immortal" not in t.options()


@pytest.mark.parametrize(("who", "tapped", "pool"), [("small", "", 30), ("small", "@90", 29), ("dummy", "", 29)])
def test_aranthebes_untapped_weakens_young_vampires(who: str, tapped: str, pool: int) -> None:
    t = seat(f"a: {who.title()}, Royce", f"b: Other@90, aranthebes-the-immortal{tapped}").play(f"bleed {who}")
    follow(t, until="end")
    assert t.pool("b") == pool


def test_aranthebes_goes_back_to_the_library() -> None:
    """An action of a vampire of 5 or more, directed at the controller; a unique card for 1 pool."""
    t = seat("a: Small, Dummy, Royce", "b: Other@90, aranthebes-the-immortal", "b library: Blur")
    assert not [option for option in t.options() if option.startswith("act") and "small" in option]
    t.play(next(option for option in t.options() if option.startswith("act") and "dummy" in option)).until("end")
    assert "aranthebes-the-immortal" in t.hand("b") or t.zone("aranthebes-the-immortal") == "library"
    assert acts("aranthebes-the-immortal").pool("a") == 29
    t = seat("a: Adept, aranthebes-the-immortal / aranthebes-the-immortal", "b: Other@90")
    assert t.why_not("play aranthebes-the-immortal with adept") == "VTES-4.1.8"


# Army of Rats
def test_army_of_rats_once_each_turn() -> None:
    """The prey burns 1 pool in the untap phase, however many there are; any minion burns one by an action."""
    t = seat("turn: 20, b, discard", "a: Adept, Army of Rats x2", "b: Other@90", pause="ab").play("b: end")
    rats = [option for option in t.options() if "army-of-rats" in option]
    assert len(rats) == 2 and "end" not in t.options()
    t.play(rats[0])
    assert not [option for option in t.options() if "army-of-rats" in option] and t.pool("b") == 29
    t = seat("a: Dummy, Royce", "b: Other@90, Army of Rats").play("act army-of-rats with dummy")
    assert follow(t, until="end").zone("army-of-rats") == "ash heap"
    assert acts("army-of-rats").zone("army-of-rats") == "permanents"


# Edge Vitiation, Enticement, Form of Corruption
def test_edge_vitiation() -> None:
    """Basic: the prey's Edge and 1 pool; only if she has it."""
    t = acts("edge-vitiation", extra=("edge: b",))
    assert (t.pool("b"), t.edge) == (29, "")
    t = seat("edge: a", "a: Adept / Edge Vitiation", "b: Other@90")
    assert "play edge-vitiation with adept" not in t.options() and "play edge-vitiation with adept 1" in t.options()


@pytest.mark.parametrize(("seats", "edge"), [(("c: Small@90",), "b"), ((), "b")])
def test_edge_vitiation_superior_keeps_the_edge(seats: tuple[str, ...], edge: str) -> None:
    """Who is bled by her predator gets it; the pool is lost all the same."""
    t = seat("a: Dummy, Royce", "b: Other@90, Edge Vitiation", *seats).play("bleed dummy")
    follow(t, until="end")
    assert (t.edge, t.pool("b")) == (edge, 29)
    t = seat("a: Dummy, Royce", "b: Other@90", *seats).play("bleed dummy")
    assert follow(t, until="end").edge == "a"
    t = acts("edge-vitiation", use=1)
    assert t.zone("edge-vitiation") == "permanents"


@pytest.mark.parametrize(("use", "pool"), [(0, 28), (1, 27)])
def test_enticement(use: int, pool: int) -> None:
    """For the Edge; then no minion of yours bleeds in this turn."""
    t = seat("edge: a", "a: Adept, Dummy / Enticement, Social Charm", "b: Other@90").play(
        "play enticement with adept" + (" 1" if use else "")
    )
    follow(t, until="end")
    assert (t.pool("b"), t.edge) == (pool, "")
    assert t.why_not("bleed dummy") == "VTES-1.4.1" and t.why_not("play social-charm with dummy") is not None
    t = seat("edge: b", "a: Adept, Dummy / Enticement", "b: Other@90")
    assert t.why_not("play enticement with adept") == "VTES-1.4.1"


def test_form_of_corruption() -> None:
    """A counter whenever the prey gets the Edge; in the master phase it is burned for a vampire with no more blood than that."""
    t = seat("a: Adept, Form of Corruption", "b: Dummy, Royce, Other@90").play("end")
    for _ in range(60):
        if t.phase == ("b", "minion") and "bleed dummy" in t.options():
            break
        t.play(next((word for word in ("pass", "end", "done") if word in t.options()), t.options()[0]))
    t.play("bleed dummy").until("number 1")
    assert t.asked == "a" and t.options() == ["number 1", "number 0"], "it may"
    t.play("number 1")
    assert t.edge == "b" and t.blood("form-of-corruption") == 1
    t = seat(
        "turn: 20, a, master", "a: Adept, Form of Corruption*2", "b: Dummy, Small*2@90, Other*3@90", pause="ab"
    ).play("use form-of-corruption")
    assert (t.side("small"), t.zone("form-of-corruption"), t.pool("b")) == ("a", "ash heap", 30)
    t = seat(
        "turn: 20, a, master", "a: Adept, Form of Corruption*2 (improved)", "b: Dummy, Small*2@90", pause="ab"
    ).play("use form-of-corruption 1")
    assert (t.side("small"), t.pool("b")) == ("a", 29)
    t = seat("turn: 20, a, master", "a: Adept, Form of Corruption*1", "b: Dummy, Small*2@90", pause="ab")
    assert "use form-of-corruption" not in t.options()
    t = seat("a: Adept, Form of Corruption / Form of Corruption", "b: Other@90")
    assert t.why_not("play form-of-corruption with adept") == "VTES-1.4.1"
    assert acts("form-of-corruption", use=1).game.state.flags[
        acts("form-of-corruption", use=1).card("form-of-corruption")
    ]


# Haunt
def test_haunt_makes_actions_against_a_location_fail() -> None:
    """Put on a location of yours; burned when an action is directed at it, before a block is attempted or when none is."""
    t = seat("a: Adept, Royce, Elder Library / Haunt", "b: Other@90").play("play haunt with adept")
    assert follow(t, until="end").host("haunt") == "elder-library"
    t = seat("a: Adept, Royce / Rampage", "b: Other@90, Elder Library [Haunt]").play("play rampage with adept")
    t = follow(t, "use haunt", until="end")
    assert (t.zone("elder-library"), t.zone("haunt")) == ("permanents", "ash heap")
    t = seat("a: Adept, Royce / Rampage", "b: Other@90, Elder Library [Haunt]").play("play rampage with adept")
    assert follow(t, until="end").zone("elder-library") == "ash heap"
    t = seat("a: Adept, Royce", "b: Other@90, Elder Library [Haunt]").play("bleed adept")
    assert "use haunt" not in t.options()
    t = seat("a: Adept, Royce, Elder Library [Haunt] / Haunt", "b: Other@90")
    assert "play haunt with adept" not in t.options(), "one on a location"


def test_haunt_superior_burns_a_location_that_is_not_the_giovanni_s() -> None:
    t = acts("haunt", use=1, b="Other@90, Elder Library")
    assert (t.zone("elder-library"), t.blood("adept")) == ("ash heap", 8)
    t = seat("a: Adept, Royce / Haunt", "b: Other@90, tower-of-london")
    assert "play haunt with adept 1" not in t.options()


# Slaughtering the Herd
def test_slaughtering_the_herd_bleeds() -> None:
    """+2; allies cannot block it."""
    assert acts("slaughtering-the-herd", b="Loyal Street Gang").pool("b") == 27
    t = acts("slaughtering-the-herd", b="Other", until="block")
    assert t.why_not("b: block other") is None


def test_slaughtering_the_herd_superior_feeds_the_actor() -> None:
    """On a vampire of the predator: a blood with each action it announces; gone with the readiness of who put it there."""
    t = seat("a: Adept*5, Royce / Slaughtering the Herd", "b: Other@90", "c: Dummy@90").play(
        "play slaughtering-the-herd with adept 1"
    )
    follow(t, until="end")
    assert (t.host("slaughtering-the-herd"), t.blood("adept")) == ("dummy", 3)
    t.play("end")
    for _ in range(60):
        if t.phase == ("c", "minion") and "bleed dummy" in t.options():
            break
        t.play(next((word for word in ("pass", "end", "done") if word in t.options()), t.options()[0]))
    before = t.blood("adept")
    t.play("bleed dummy")
    assert (t.blood("dummy"), t.blood("adept")) == (8, before + 1)
    s = t.game.state
    to_torpor(s, t.card("adept"))
    checks.check(s, FIGHT)
    assert t.zone("slaughtering-the-herd") == "ash heap"


def test_slaughtering_the_herd_is_bought_off() -> None:
    """For 4 blood in its own minion phase."""
    t = seat("a: Dummy [Slaughtering the Herd (bound ^50)], Royce", "b: Adept@90^50").play("use slaughtering-the-herd")
    assert (t.zone("slaughtering-the-herd"), t.blood("dummy")) == ("ash heap", 5)
    t = seat("a: Dummy*3 [Slaughtering the Herd (bound ^50)], Royce", "b: Adept@90^50")
    assert "use slaughtering-the-herd" not in t.options()


def test_slaughtering_the_herd_feeds_the_vampire_that_put_it_there() -> None:
    """Not another one that was made of the same card."""
    t = seat(
        "a: Dummy [Slaughtering the Herd (bound ^51)], Royce",
        "b: the-embrace@90^50 (empty) (embraced) (kin dummy), the-embrace@90^51 (empty) (embraced) (kin dummy)",
    ).play("bleed dummy")
    s = t.game.state
    assert [s.blood[c] for c, x in enumerate(s.facts) if x.card.id == "the-embrace"] == [0, 1]


# The Sleeping Mind
def test_sleeping_mind() -> None:
    """As the action is announced: a tapped vampire does not block it, although it is woken."""
    t = seat("a: Adept, Royce / sleeping-mind-the", "b: Dummy@90 / Wake with Evening's Freshness, Guard Dogs").play(
        "bleed adept"
    )
    t.play("play sleeping-mind-the with adept")
    t.until("play wake").play("b: play wake-with-evenings-freshness with dummy")
    assert t.blood("adept") == 8 and follow(t, "block dummy", until="end").pool("b") == 29, "no block is offered"
    t = seat("a: Adept, Royce / sleeping-mind-the", "b: Dummy").play("bleed adept")
    assert (
        "play sleeping-mind-the with adept" not in t.options() and "play sleeping-mind-the with adept 1" in t.options()
    )


def test_sleeping_mind_superior_lets_nobody_untap() -> None:
    """Guard Dogs do not rouse; Wake with Evening's Freshness does, since it untaps nobody."""
    t = seat("a: Adept, Royce / sleeping-mind-the", "b: Novice@90 / Guard Dogs")
    t.play("bleed adept", "play sleeping-mind-the with adept 1").until("play guard").play(
        "b: play guard-dogs with novice"
    )
    assert t.is_tapped("novice")
    t = (
        seat("a: Adept, Royce", "b: Novice@90 / Guard Dogs")
        .play("bleed adept")
        .until("play guard")
        .play("b: play guard-dogs with novice")
    )
    assert not t.is_tapped("novice")


# Blood of the Sabbat
def test_blood_of_the_sabbat() -> None:
    """On another Sabbat vampire: 1 blood after each successful directed action; one on a vampire."""
    monk = vampire("monk", 0, "Monk", "Lasombra", "Sabbat", 6, 1, "")
    t = seat("a: Chief, Monk, Royce / Blood of the Sabbat", "b: Other@90", cards=(BISHOP, monk)).play(
        "play blood-of-the-sabbat with chief"
    )
    assert "choose chief" not in t.options()
    assert follow(t, "choose monk", until="end").host("blood-of-the-sabbat") == "monk"
    for act, blood in (("bleed monk", 4), ("hunt monk", 4)):
        t = seat("a: Monk*3 [Blood of the Sabbat], Royce", "b: Other@90", cards=(monk,)).play(act)
        assert follow(t, "use blood-of-the-sabbat", until="end").blood("monk") == blood, (
            "a hunt gives its own blood and no more"
        )
    t = seat("a: Chief, Monk [Blood of the Sabbat] / Blood of the Sabbat", "b: Other@90", cards=(BISHOP, monk))
    assert t.why_not("play blood-of-the-sabbat with chief") is not None
    t = seat("a: Adept, Monk / Blood of the Sabbat", "b: Other@90", cards=(monk,))
    assert t.why_not("play blood-of-the-sabbat with adept") == "VTES-1.6.1.3.2"


# Propaganda
@pytest.mark.parametrize(("use", "tapped"), [(0, False), (1, True)])
def test_propaganda(use: int, tapped: bool) -> None:
    """+1 bleed; the titled do not block; superior: the target taps a minion of hers."""
    t = seat("a: Adept, Royce / Propaganda", "b: Gilbert Duane").play(
        "play propaganda with adept" + (" 1" if use else "")
    )
    t = follow(t, "block gilbert-duane", until="end")
    assert (t.pool("b"), t.is_tapped("gilbert-duane"), t.blood("adept")) == (28, tapped, 7)
    t = acts("propaganda", use=use, b="Other", until="block")
    assert t.why_not("b: block other") is None


# Violation of Trust
def test_violation_of_trust_burns_a_contract() -> None:
    """On a minion of yours, whoever put it there; elsewhere it does not reach."""
    deal = Card("deal", 0, "Deal", (Type.MASTER,), traits=(Trait.CONTRACT,))
    t = seat("a: Adept, Dummy [Deal (by b)], Royce / Violation of Trust", "b: Other@90", cards=(deal,)).play(
        "play violation-of-trust with adept"
    )
    assert follow(t, until="end").zone("deal") == "ash heap"
    t = seat("a: Adept, Royce / Violation of Trust", "b: Other@90 [Deal]", cards=(deal,))
    assert t.why_not("play violation-of-trust with adept") == "VTES-1.6.1.5.3"

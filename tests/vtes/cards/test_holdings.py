"""Master cards that the decks of the era hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.games.vtes import hands
from sumrak.games.vtes.cards import holdings
from sumrak.games.vtes.vocabulary import AddIntercept, B, By, Card, Title, Type, Use, vampire
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.table_talk import Table

WATCH = Card("watch", 0, "Watch", (Type.REACTION,), uses=(Use((AddIntercept(1),), B, by=By.BLOCKER),))
JUDGE = vampire("judge", 0, "Judge", "Caitiff", "Camarilla", 9, 1, "", title=Title.JUSTICAR)
ELDER = vampire("elder", 0, "Elder", "Tremere", "Camarilla", 9, 1, "", title=Title.INNER_CIRCLE)


def at(phase: str, *lines: str, cards: tuple[Card, ...] = (), who: str = "a") -> Table:
    return seat(f"turn: 20, {who}, {phase}", *lines, cards=cards, pause="ab")


def uses(t: Table, card: str) -> list[str]:
    return [option for option in t.options() if plain(option).startswith(("use " + card, "act " + card))]


# Sunset Strip, Hollywood
def test_sunset_strip_costs_a_pool_and_is_unique() -> None:
    t = at("master", "a: Dummy / sunset-strip-hollywood", "b: Dummy")
    assert t.play("play sunset-strip-hollywood").pool("a") == 29
    t = at("master", "a: Dummy, sunset-strip-hollywood / sunset-strip-hollywood", "b: Dummy")
    assert t.why_not("play sunset-strip-hollywood") == "VTES-4.1.8"


def hunted(first: str, *lines: str) -> Table:
    """a's Dummy hunts, b's Other attempts to block with 1 more intercept, which is as much as a hunt has stealth."""
    t = seat(*lines, cards=(WATCH,)).play(*([first] if first else []), "hunt dummy").until("block")
    t.play("b: block other").until("play watch").play("b: play watch with other")
    return follow(t, until="end")


def test_sunset_strip_lets_vampires_hunt_with_stealth() -> None:
    t = hunted("use sunset-strip-hollywood", "a: Dummy*1, Royce, sunset-strip-hollywood", "b: Other / Watch")
    assert t.blood("dummy") == 2 and "VTES-6.2.2.13" in t.cites, "the attempt fails for want of intercept"
    t = hunted("", "a: Dummy*1, Royce, sunset-strip-hollywood", "b: Other / Watch")
    assert t.zone("dummy") == "ready" and t.blood("dummy") < 2, "without it the block is good"


def test_sunset_strip_is_for_everybody_until_your_next_untap_phase() -> None:
    """Somebody else's hunt too; it stays in force although the card is gone; then it is over."""
    t = hunted("", "until: b sunset-strip-hollywood 0 0", "a: Dummy*1, Royce", "b: Other / Watch")
    assert t.blood("dummy") == 2
    t = seat("turn: 20, a, discard", "until: b sunset-strip-hollywood 0 0", "a: Dummy", "b: Other", pause="ab").play(
        "a: end"
    )
    assert t.game.state.until == ()
    t = seat("turn: 20, b, discard", "until: b sunset-strip-hollywood 0 0", "a: Dummy", "b: Other", pause="ab").play(
        "b: end"
    )
    assert t.game.state.until


def test_sunset_strip_is_no_stealth_for_other_actions() -> None:
    t = seat("until: a sunset-strip-hollywood 0 0", "a: Dummy, Royce", "b: Other").play("bleed dummy").until("block")
    follow(t.play("b: block other"), until="end")
    assert t.pool("b") == 30


def test_sunset_strip_in_a_position() -> None:
    t = seat("a: Dummy*1, sunset-strip-hollywood", "b: Other@90").play("use sunset-strip-hollywood")
    assert "until: a sunset-strip-hollywood 0 0" in t.game.scenario()


def test_sunset_strip_makes_mortals_cheaper() -> None:
    """At any time before the cost is paid, once, since it is tapped; not what is no mortal."""
    t = seat("a: Dummy, Royce, sunset-strip-hollywood / arcanum-investigator", "b: Small@90")
    t.play("play arcanum-investigator with dummy").play(uses(t, "sunset-strip-hollywood")[-1])
    follow(t, until="end")
    assert t.pool("a") == 29 and t.is_tapped("sunset-strip-hollywood")
    t = seat("a: Dummy, Royce, sunset-strip-hollywood / ivory-bow", "b: Small@90").play("play ivory-bow with dummy")
    assert [option for option in uses(t, "sunset-strip-hollywood") if option.endswith(" 1")] == []


def test_sunset_strip_must_be_tapped_for_what_could_not_be_paid() -> None:
    """VTES-1.6.1.3.6: announced with too little pool, it is tapped at once."""
    lines = ("a: Dummy, Royce, sunset-strip-hollywood{} / arcanum-investigator", "b: Other")
    t = seat("a pool: 1", lines[0].format(""), lines[1]).play("play arcanum-investigator with dummy")
    assert t.asked == "b" and t.is_tapped("sunset-strip-hollywood")
    t = seat("a pool: 1", lines[0].format("@90"), lines[1])
    assert t.why_not("play arcanum-investigator with dummy") == "VTES-1.6.1.3.6"


# Club Zombie
def test_club_zombie_sees() -> None:
    """+1 intercept for a vampire of its controller that attempts to block; for no ally."""
    t = seat("a: Dummy*1, Royce", "b: Other, Club Zombie").play("hunt dummy").until("block")
    t.play("b: block other", "b: use club-zombie")
    follow(t, until="end")
    assert t.blood("dummy") < 2 and t.is_tapped("club-zombie")
    t = seat("a: Dummy*1, Royce", "b: Loyal Street Gang, Club Zombie").play("hunt dummy").until("block")
    t.play("b: block loyal-street-gang")
    assert not uses(t, "club-zombie")


@pytest.mark.parametrize(("tapped", "blood"), [("", 2), ("@90", 1)])
def test_club_zombie_feeds_if_it_was_untapped(tapped: str, blood: int) -> None:
    """As the turn began, before it untaps; then it is no choice."""
    t = seat("turn: 20, b, discard", f"a: Dummy*1, Royce, Club Zombie{tapped}", "b: Other", pause="ab").play("b: end")
    assert t.phase == ("a", "untap") and bool(uses(t, "club-zombie")) is (blood == 2)
    if blood == 2:
        assert "end" not in t.options()
        t.play(uses(t, "club-zombie")[0], "choose dummy")
    assert t.blood("dummy") == blood


# Visit from the Capuchin
LIBRARY = "a library: Bewitching Oration x12"


def test_capuchin_makes_the_hand_larger_and_then_smaller() -> None:
    """Four more cards at once, with its own replacement; each card that would be replaced costs a counter instead."""
    t = at("master", "a: Adept, Royce / Visit from the Capuchin, Dominate Kine x6", LIBRARY, "b: Small@90")
    t.play("play visit-from-the-capuchin")
    assert len(t.hand("a")) == 11 and t.blood("visit-from-the-capuchin") == 4
    t.until("bleed").play("play dominate-kine with adept").until("end")
    assert len(t.hand("a")) == 10 and t.blood("visit-from-the-capuchin") == 3
    assert len(t.game.state.pile(0, 1)) == 7, "nothing was drawn"


def test_capuchin_is_burned_with_its_last_counter() -> None:
    """Then cards are replaced as usual."""
    t = at("discard", "a: Adept, Visit from the Capuchin*1 / Dominate Kine x8", LIBRARY, "b: Small@90")
    t.play("discard dominate-kine")
    assert t.zone("visit-from-the-capuchin") == "ash heap" and len(t.hand("a")) == 7
    t = at("discard", "a: Adept / Dominate Kine x7", LIBRARY, "b: Small@90").play("discard dominate-kine")
    assert len(t.hand("a")) == 7 and "bewitching-oration" in t.hand("a")


def test_capuchin_does_not_pay_for_a_larger_hand() -> None:
    """A hand that grows is no card that is replaced."""
    t = at("master", "a: Adept, Visit from the Capuchin*2 / Elder Library, Dominate Kine x8", LIBRARY, "b: Small@90")
    t.play("play elder-library")
    assert t.blood("visit-from-the-capuchin") == 1 and len(t.hand("a")) == 9, (
        "9 - 1, one for the larger hand, one counter for the card"
    )


def test_capuchin_with_an_empty_library() -> None:
    """What cannot be drawn anyway costs nothing by itself; a card that would be replaced does."""
    t = at("master", "a: Adept, Visit from the Capuchin*3 / Mob Connections, Domain Challenge", "b: Small@90")
    t.play("play mob-connections")
    assert t.blood("visit-from-the-capuchin") == 2
    hands.check(t.game.state)
    hands.check(t.game.state)
    assert t.blood("visit-from-the-capuchin") == 2


def test_capuchin_is_unique() -> None:
    t = at("master", "a: Adept, Visit from the Capuchin*1 / Visit from the Capuchin", "b: Small@90")
    assert t.why_not("play visit-from-the-capuchin") == "VTES-4.1.8"


# Fear of Mekhet
def test_fear_of_mekhet_taps_a_ready_justicar() -> None:
    t = at("master", "a: Royce / Fear of Mekhet", "b: Judge, Elder (torpor), Dummy", cards=(JUDGE, ELDER))
    t.play("play fear-of-mekhet")  # ready, and of high title: there is one only
    assert (t.host("fear-of-mekhet"), t.is_tapped("judge"), t.pool("a")) == ("judge", True, 28)
    t = at("master", "a: Royce / Fear of Mekhet", "b: Dummy")
    assert t.why_not("play fear-of-mekhet") == "VTES-1.6.1.5.3"


def feared(*lines: str) -> Table:
    return seat("turn: 20, a, discard", "a: Royce", *lines, cards=(JUDGE, ELDER), pause="ab").play("a: end")


def test_fear_of_mekhet_goes_on_for_five_blood() -> None:
    """To another one, whosever and in torpor too, as its controller chooses."""
    t = feared("b: Judge [Fear of Mekhet]", "c: Elder (torpor)")
    assert "end" not in t.options()
    t.play(uses(t, "fear-of-mekhet")[0])
    assert (t.blood("judge"), t.host("fear-of-mekhet"), t.side("fear-of-mekhet")) == (4, "elder", "c")


def test_fear_of_mekhet_with_nobody_else() -> None:
    t = feared("b: Judge [Fear of Mekhet]")
    t.play(uses(t, "fear-of-mekhet")[0])
    assert (t.blood("judge"), t.zone("fear-of-mekhet")) == (4, "ash heap")


def test_fear_of_mekhet_burns_who_cannot_pay() -> None:
    """Nothing is paid in part, and the card burns with the vampire."""
    t = feared("b: Judge*4 [Fear of Mekhet], Dummy", "c: Elder")
    t.play(uses(t, "fear-of-mekhet")[0])
    assert (t.zone("judge"), t.zone("fear-of-mekhet"), t.zone("elder")) == ("ash heap", "ash heap", "ready")


def test_every_card_is_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card.id for card in holdings.CARDS if card.id not in text] == []

"""Master cards that the decks of the era hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak import scenario
from sumrak.games.vtes import hands
from sumrak.games.vtes.board import is_ally
from sumrak.games.vtes.cards import holdings
from sumrak.games.vtes.state import NEWLY
from sumrak.games.vtes.values import bleed_of, strength_of
from sumrak.games.vtes.vocabulary import Card, Strike, Title, Trait, Type, Weapon, vampire
from tests.vtes.cards.company import follow, of_clan, plain, seat
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table

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


def test_capuchin_does_not_make_the_digest_depend_on_numbers_of_cards() -> None:
    """A position that is written and read again has other numbers and the same digest."""
    g = scenario("game: vtes\nturn: 3, a, master\na: visit-from-the-capuchin*3, gilbert-duane\nb: ohanna\n")
    assert scenario(g.scenario()).digest() == g.digest()


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


# Regenerative Blood
SAMEDI = vampire("stiff", 0, "Stiff", "Samedi", "Independent", 6, 1, "for THN")


def struck(n: int, blood: str, *, card: str = " [Regenerative Blood]", aggravated: bool = False) -> Table:
    """b's Stiff blocks and is struck for n."""
    club = Card(
        "club", 0, "Club", (Type.EQUIPMENT,), text=(Weapon(Strike(n, aggravated=aggravated), melee=True),), traits=(Trait.WEAPON,)
    )  # fmt: skip
    t = (
        seat("a: Dummy [Club], Royce", f"b: Stiff{blood}{card}", cards=(SAMEDI, club))
        .play("bleed dummy")
        .until("block")
    )
    return follow(t.play("b: block stiff"), "strike club", until="end")


def test_regenerative_blood_heals_two_for_one() -> None:
    assert struck(4, "").blood("stiff") == 4
    assert struck(3, "").blood("stiff") == 4, "a counter for the odd one"
    assert struck(4, "", card="").blood("stiff") == 2


def test_regenerative_blood_and_a_wound() -> None:
    """Healed as far as it goes; what is left wounds; aggravated damage it does not heal."""
    t = struck(4, "*1")
    assert (t.zone("stiff"), t.blood("stiff")) == ("torpor", 0)
    t = struck(2, "*1")
    assert (t.zone("stiff"), t.blood("stiff")) == ("ready", 0)
    assert struck(2, "", aggravated=True).blood("stiff") == 5, "the first one wounds, the other burns a blood"


def test_regenerative_blood_is_for_a_samedi_of_yours() -> None:
    """Without one the card can be thrown away for another; with one it cannot."""
    t = at("master", "a: Stiff, Royce / Regenerative Blood", "b: Dummy", cards=(SAMEDI,)).play(
        "play regenerative-blood"
    )
    assert (t.host("regenerative-blood"), t.pool("a")) == ("stiff", 29)
    t = at("master", "a: Royce / Regenerative Blood", "b: Stiff", cards=(SAMEDI,))
    assert t.why_not("play regenerative-blood") == "VTES-1.6.1.3.3"
    for who, offered in (("Royce", True), ("Stiff", False)):
        t = at("untap", f"a: {who} / Regenerative Blood", "b: Dummy", cards=(SAMEDI,))
        assert ("discard regenerative-blood" in t.options()) is offered


# Hostile Takeover
def bids(*said: str, a: str = "Kin", b: str = "Small", rest: str = "c: Dummy") -> Table:
    t = at("master", f"a: {a} / Hostile Takeover", f"b: {b}", rest, cards=(of_clan("Ventrue"),)).play(
        "play hostile-takeover"
    )
    if "choose seat1.small" in t.options():
        t.play("choose seat1.small")
    return t.play(*said)


def test_hostile_takeover() -> None:
    """The highest bid goes to the controller, the vampire to who made it."""
    t = bids("a: number 3", "b: pass", "c: number 5", "a: pass", "b: pass")
    assert (t.side("small"), t.pool("a"), t.pool("b"), t.pool("c")) == ("c", 29, 35, 25)


def test_hostile_takeover_who_has_passed_may_bid_again() -> None:
    t = bids("a: pass", "b: pass", "c: number 1", "a: number 2", "b: pass", "c: pass")
    assert (t.side("small"), t.pool("a"), t.pool("b")) == ("a", 27, 32)


def test_hostile_takeover_the_controller_pays_half() -> None:
    """Rounded up, to the bank; so she may bid twice what she has."""
    t = bids("a: number 4", "b: number 7", "c: pass", "a: pass")
    assert (t.side("small"), t.pool("a"), t.pool("b")) == ("b", 29, 26)
    t = bids("a: pass")
    assert "number 60" in t.options() and "number 61" not in t.options()
    t.play("b: pass")
    assert "number 30" in t.options() and "number 31" not in t.options()


def test_hostile_takeover_without_a_bid() -> None:
    t = bids("a: pass", "b: pass", "c: pass")
    assert (t.side("small"), t.pool("a"), t.pool("b")) == ("b", 29, 30)


def test_hostile_takeover_is_for_the_young_and_by_a_ventrue() -> None:
    t = at("master", "a: Royce / Hostile Takeover", "b: Small")
    assert t.why_not("play hostile-takeover") == "VTES-1.6.1.3.3"
    t = at("master", "a: Kin / Hostile Takeover", "b: Dummy", cards=(of_clan("Ventrue"),))
    assert t.why_not("play hostile-takeover") == "VTES-1.6.1.5.3", "both are older than 6"


# The Admonitions
HANDED = vampire("hand", 0, "Hand", "Caitiff", "Sabbat", 5, 1, "", traits=(Trait.BLACK_HAND,))
THIRD = vampire("third", 0, "Third", "Caitiff", "Sabbat", 5, 1, "")
CULTIST = vampire("cultist", 0, "Cultist", "Caitiff", "Sabbat", 5, 1, "")


def test_admonitions() -> None:
    """Tapped: a card discarded with a Sabbat vampire, two drawn with one of the Black Hand."""
    lines = ("a library: Bewitching Oration x9", "b: Small@90")
    t = at("master", "a: {}, admonitions-the / Dominate Kine x7".format("Hand"), *lines, cards=(HANDED, CULTIST))
    assert len(uses(t, "admonitions-the")) == 2
    t.play(uses(t, "admonitions-the")[1])
    assert len(t.game.state.pile(0, 1)) == 7 and t.is_tapped("admonitions-the"), "then down to seven again"
    t = at("master", "a: Cultist, admonitions-the / Dominate Kine x7", *lines, cards=(HANDED, CULTIST))
    assert len(uses(t, "admonitions-the")) == 1
    t.play(uses(t, "admonitions-the")[0])
    assert len(t.game.state.pile(0, 1)) == 8
    t = at("master", "a: Dummy, admonitions-the / Dominate Kine x7", *lines, cards=(HANDED, CULTIST))
    assert uses(t, "admonitions-the") == []


@pytest.mark.parametrize(
    ("b", "c", "a", "to"),
    [
        ("Cultist", "Hand", "Third", "c"),
        ("Cultist", "Dummy", "Third", "b"),
        ("Dummy", "Other", "Third", "a"),
        ("Dummy", "Other", "Small", ""),
    ],
)
def test_admonitions_go_on(b: str, c: str, a: str, to: str) -> None:
    """Counter-clockwise to who has a ready Sabbat vampire, past who has none; to nobody: burned."""
    t = at("discard", f"a: {a}, admonitions-the", f"b: {b}", f"c: {c}", cards=(HANDED, CULTIST, THIRD)).play("a: end")
    assert t.zone("admonitions-the") == "ash heap" if not to else t.side("admonitions-the") == to


# Secure Haven
def test_secure_haven_keeps_actions_away() -> None:
    """Nobody else's action can be aimed at the minion; her own can, and so can a bleed, and what lies on it."""
    lines = ("a: Adept, Royce / Jar the Soul, Far Mastery", "b: Other [secure-haven, Raven Spy], Small@90")
    t = seat(*lines).play("play jar-the-soul with adept")
    assert "choose opponent.other" not in t.options() and "choose opponent.small" in t.options()
    t = seat(*lines)
    assert "play far-mastery with adept" in t.options(), "a retainer on it"
    t = seat("a: Adept, Other [secure-haven] / Jar the Soul", "b: Small@90").play("play jar-the-soul with adept")
    assert "choose other" in t.options()
    t = seat("a: Adept / Jar the Soul", "b: Other [secure-haven]")
    assert "choose opponent.other" not in t.play("play jar-the-soul with adept").options()


def test_secure_haven_and_torpor() -> None:
    """Played on a torpid one it keeps rescuers and diablerists of others away; it burns when the minion falls."""
    t = seat("a: Adept", "b: Other [secure-haven] (torpor), Small@90")
    assert (
        t.why_not("diablerize adept -> opponent.other") is not None
        and "rescue adept -> opponent.other" not in t.options()
    )
    t = seat("a: Adept", "b: Other (torpor), Small@90")
    assert "diablerize adept -> opponent.other" in t.options()
    t = seat("a: Dummy [Ivory Bow], Royce", "b: Small*1 [secure-haven]").play("bleed dummy").until("block")
    t = follow(t.play("b: block small"), "strike ivory-bow", until="end")
    assert t.zone("small") == "torpor" and t.zone("secure-haven") == "ash heap"


def test_secure_haven_makes_masters_dearer() -> None:
    """For everybody, its controller too."""
    t = at("master", "a: Adept, Dummy [secure-haven] / Celerity", "b: Small@90").play("play celerity")
    t.play("choose dummy")
    assert t.pool("a") == 29 and t.host("celerity") == "dummy"
    t = at("master", "a: Adept, Dummy / Celerity", "b: Small@90").play("play celerity", "choose dummy")
    assert t.pool("a") == 30


def test_secure_haven_is_put_on_a_minion_of_yours() -> None:
    t = at("master", "a: Dummy / secure-haven", "b: Small@90").play("play secure-haven")
    assert (t.host("secure-haven"), t.pool("a")) == ("dummy", 29)


# Jake Washington
def test_jake_washington_is_an_ally() -> None:
    """Unique, a mortal with 1 life, no strength, no bleed; burned for up to 4 blood of a ready vampire that has none."""
    t = at("master", "a: Royce / jake-washington", "b: Small@90").play("play jake-washington")
    s, c = t.game.state, t.card("jake-washington")
    assert (t.zone("jake-washington"), t.blood("jake-washington")) == ("ready", 1)
    assert is_ally(s, c) and (bleed_of(s, c), strength_of(s, c)) == (0, 0)
    t = at("master", "a: Royce, jake-washington / jake-washington", "b: Small@90")
    assert t.why_not("play jake-washington") == "VTES-4.1.8"
    t = seat("turn: 20, b, discard", "a: Dummy (empty), Small, jake-washington", "b: Other@90", pause="ab").play(
        "b: end"
    )
    t.play(next(option for option in t.options() if "jake" in option), "number 4")
    assert (t.blood("dummy"), t.zone("jake-washington")) == (4, "ash heap")
    t = seat("turn: 20, b, discard", "a: Dummy, Small, jake-washington", "b: Other@90", pause="ab").play("b: end")
    assert not [option for option in t.options() if "jake" in option]


# Contingency Planning
def planned(hand: str = "", *, b: str = "Adept / Deflection", plan: tuple[str, ...] = ()) -> Table:
    t = seat(f"a: Dummy, Royce{hand}", f"b: {b}", "c: Small@90").play("bleed dummy").until("play deflection")
    t.play("b: play deflection with adept 1")
    return follow(t, *plan, until="end")


def test_contingency_planning() -> None:
    """In one's own turn: the card is cancelled, the bleed burns no more than 1; a debt for the next master phase."""
    t = planned(" / Contingency Planning", plan=("play contingency-planning",))
    assert (t.pool("a"), t.pool("b"), t.pool("c"), t.blood("adept")) == (29, 29, 30, 9)
    assert t.zone("deflection") == "ash heap" and t.game.state.debt[0] == 1
    t = planned()
    assert (t.pool("b"), t.pool("c")) == (30, 29)


def test_contingency_planning_is_for_your_own_bleed() -> None:
    """Nobody else plays it, and against nothing but a change of target."""
    t = (
        seat("a: Dummy, Royce", "b: Adept / Deflection", "c: Small@90 / Contingency Planning")
        .play("bleed dummy")
        .until("play deflection")
    )
    t = follow(t.play("b: play deflection with adept 1"), "target seat2", "play contingency-planning", until="end")
    assert t.hand("c") == ["contingency-planning"]
    t = seat(
        "a: Adept, Royce / Conditioning, Contingency Planning",
        "b: Other@90 / Wake with Evening's Freshness",
        "c: Small@90",
    ).play("bleed adept")
    t = follow(t, "play wake-with-evenings-freshness with other", "play contingency-planning", until="end")
    assert "contingency-planning" in t.hand("a")


# Legendary Vampire
def test_legendary_vampire() -> None:
    """On one of 7 or more that has just come out: +2 bleed, 2 votes; any vampire's referendum burns it."""
    t = at("master", "a: Dummy (newly out), Adept / Legendary Vampire", "b: Other@90").play("play legendary-vampire")
    assert (t.host("legendary-vampire"), t.pool("a")) == ("dummy", 28)
    t = at("master", "a: Dummy, Small (newly out) / Legendary Vampire", "b: Other@90")
    assert t.why_not("play legendary-vampire") == "VTES-1.6.1.5.3"
    t = seat("a: Dummy [Legendary Vampire], Royce", "b: Other@90").play("bleed dummy")
    assert follow(t, until="end").pool("b") == 27
    t = seat("a: Adept, Royce / Domain Challenge", "b: Other@90 [Legendary Vampire]").play(
        "play domain-challenge with adept"
    )
    assert follow(t, "against other", "for domain-challenge", until="end").pool("b") == 30
    t = seat("a: Gilbert Duane, Royce", "b: Other@90 [Legendary Vampire]", "c: Small@90").play(
        "act legendary-vampire with gilbert-duane"
    )
    assert follow(t, "for gilbert-duane", "against other", until="end").zone("legendary-vampire") == "attached", (
        "2 against 2"
    )
    t = seat("a: Gilbert Duane, Royce", "b: Other@90 [Legendary Vampire]", "c: Small@90").play(
        "act legendary-vampire with gilbert-duane"
    )
    assert follow(t, "for gilbert-duane", until="end").zone("legendary-vampire") == "ash heap"


def test_who_has_just_come_out() -> None:
    """From the influence phase until the next one."""
    t = (
        seat("turn: 20, a, influence", "a: Royce", "a uncontrolled: Ozmo*6", "b: Other@90", pause="a")
        .play("end")
        .until("end")
    )
    assert t.game.state.flags[t.card("ozmo")] & NEWLY
    t = seat("turn: 20, a, master", "a: Royce, Ozmo (newly out)", "b: Other@90", pause="a")
    for _ in range(20):
        if t.phase[1] == "influence":
            break
        t.play("end" if "end" in t.options() else "pass")
    assert not t.game.state.flags[t.card("ozmo")] & NEWLY


# Vicissitude Poisoning
FLESH = vampire("flesh", 0, "Flesh", "Tzimisce", "Sabbat", 2, 1, "VIC dom")


def test_vicissitude_poisoning() -> None:
    """A counter for each card that requires Vicissitude; with more than the capacity the vampire burns at the end."""
    t = at("master", "a: Dummy / Vicissitude Poisoning", "b: Flesh", cards=(FLESH,)).play("play vicissitude-poisoning")
    assert t.host("vicissitude-poisoning") == "flesh"
    for counters, zone in ((1, "ready"), (2, "ash heap")):
        t = (
            seat(f"a: Flesh [Vicissitude Poisoning*{counters}], Royce / Changeling", "b: Other", cards=(FLESH,))
            .play("bleed flesh")
            .until("block")
        )
        t = follow(t.play("b: block other"), "play changeling with flesh", until="end")
        assert t.zone("flesh") == zone, t.blood("vicissitude-poisoning")

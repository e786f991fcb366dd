"""Vampires that the decks of the era hold, each with a way of its own."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.contests import lose_title
from sumrak.games.vtes.values import title_of, votes_of
from sumrak.games.vtes.vocabulary import By, Card, GainPool, Title, Type, Use, vampire
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.cards.dealings import BISHOP


# Hanna Redmonds
def test_hanna_redmonds_gives_an_older_vampire_something() -> None:
    """One maneuver or press, in the first round; not both, not to a younger one."""

    def offered(a: str, *plan: str) -> list[str]:
        tiny = vampire("tiny", 0, "Tiny", "Caitiff", "Camarilla", 2, 1, "")
        t = (
            seat(f"a: {a}, Royce", "b: Hanna Redmonds, Other@90", cards=(tiny,))
            .play(f"bleed {a.lower()}")
            .until("block")
        )
        t.play("b: block hanna-redmonds")
        seen: list[str] = []
        todo = list(plan)
        for _ in range(60):
            said = t.options()
            if not t.game.state.frames[1:] or t.game.is_over:
                break
            seen += [plain(option) for option in said if "hanna" in option and option.startswith("use")]
            wish = next((option for option in said if plain(option) in todo), None)
            if wish:
                todo.remove(plain(wish))
            t.play(wish or next((word for word in ("pass", "done") if word in said), said[-1]))
        return seen

    assert set(offered("Dummy")) == {"use hanna-redmonds", "use hanna-redmonds 1"}
    assert offered("Dummy", "use hanna-redmonds").count("use hanna-redmonds 1") == 0
    assert offered("Tiny") == [], "of the same age"


# Spiridonas, Ian Forestal
def test_spiridonas() -> None:
    """X+2 blood for +X bleed, once each turn; when he bleeds."""
    t = seat("a: Spiridonas, Royce", "b: Other@90").play("bleed spiridonas", "use spiridonas")
    assert "number 7" in t.options() and "number 8" not in t.options() and "number 0" not in t.options()
    t.play("number 3")
    assert "use spiridonas" not in t.options()
    t.until("end")
    assert (t.pool("b"), t.blood("spiridonas")) == (26, 4)
    t = seat("a: Spiridonas*2, Royce", "b: Other@90").play("bleed spiridonas").until("end")
    assert t.pool("b") == 29, "with 2 blood there is nothing to burn for"
    t = seat("a: Spiridonas*5, Royce", "b: Other@90").play("hunt spiridonas")
    assert "use spiridonas" not in t.options()


def test_ian_forestal() -> None:
    """Any one Discipline at the basic level; not two that he lacks, not the superior level, and he does not have it."""
    t = seat(
        "a: Ian Forestal, Royce / Cat Burglary, Madman's Quill, Pulse of the Canaille, Graverobbing",
        "b: Other@90, Dummy (torpor)",
    )
    said = t.options()
    assert "play cat-burglary with ian-forestal" in said and "play cat-burglary with ian-forestal 1" not in said
    assert "play pulse-of-the-canaille with ian-forestal 1" in said and "play graverobbing with ian-forestal 1" in said
    assert "play madmans-quill with ian-forestal" in said, "aus dem: he has the one"
    t = seat("a: Ian Forestal, Royce / Shroud of Absence", "b: Other").play("bleed ian-forestal").until("block")
    t.play("b: block other")
    assert "play shroud-of-absence with ian-forestal" in t.options(), "dom obt"
    t = seat("a: Ian Forestal [Celerity], Royce / Cat Burglary", "b: Other@90")
    assert "play cat-burglary with ian-forestal 1" in t.options(), "a master Discipline card gives the superior level"
    t = seat("a: Dummy, Royce / Cat Burglary", "b: Other@90")
    assert "play cat-burglary with dummy" not in t.options()


# the Lasombra
def test_alvaro_gains_blood_when_he_abstains() -> None:
    """In torpor too; not if he has voted, not if there was no polling."""
    for alvaro, plan, blood in (
        ("Alvaro, The Scion of Angelica*3 (torpor)", ("for domain-challenge",), 5),
        ("Alvaro, The Scion of Angelica*3", ("for domain-challenge",), 5),
        ("Alvaro, The Scion of Angelica*3", ("for alvaro-the-scion-of-angelica", "for domain-challenge"), 3),
    ):
        name = alvaro.lower().replace(", ", "-").replace("the scion of angelica", "the-scion-of-angelica")
        t = seat(f"a: Adept, Royce, {name} / Domain Challenge", "b: Other@90").play("play domain-challenge with adept")
        follow(t, *plan, "use alvaro-the-scion-of-angelica", until="end")
        assert t.blood("alvaro-the-scion-of-angelica") == blood, (alvaro, plan)
    t = (
        seat("a: Adept, Royce, alvaro-the-scion-of-angelica*3 / Domain Challenge", "b: Other")
        .play("play domain-challenge with adept")
        .until("block")
    )
    t.play("b: block other")
    t = follow(t, "use alvaro-the-scion-of-angelica", until="end")
    assert t.blood("alvaro-the-scion-of-angelica") == 5, "the block fails for want of intercept"


MONCADA = "ambrosio-luis-moncada-plenipotentiary"


def test_moncada() -> None:
    """Does not block; actions at him cost a pool more, of others; in the discard phase another Lasombra untaps."""
    t = seat("a: Adept, Royce", f"b: {MONCADA}").play("bleed adept").until("end")
    assert t.pool("b") == 29
    t = seat("a: Adept, Royce / Jar the Soul", f"b: {MONCADA}@90, Other@90").play("play jar-the-soul with adept")
    t.play(f"choose seat1.{MONCADA}").until("end")
    assert t.pool("a") == 29
    t = seat("a: Adept, Royce / Jar the Soul", f"b: {MONCADA}@90, Other@90").play("play jar-the-soul with adept")
    t.play("choose seat1.other").until("end")
    assert t.pool("a") == 30
    t = seat("turn: 20, a, discard", f"a: {MONCADA}, Antonio Delgado@90, Dummy@90", "b: Other", pause="a").play(
        f"use {MONCADA}"
    )
    assert not t.is_tapped("antonio-delgado") and t.is_tapped("dummy") and f"use {MONCADA}" not in t.options()
    t = seat("turn: 20, a, discard", f"a: {MONCADA} (torpor), Antonio Delgado@90", "b: Other", pause="a")
    assert f"use {MONCADA}" not in t.options()


def test_angelica_discards_masters() -> None:
    """As many as she likes, at once, for so much intercept; only once in an action, and only if she needs it."""
    hand = " / Celerity, Dominate, Auspex, Deflection"
    t = seat("a: Adept, Royce / Lost in Crowds", f"b: angelica-the-canonicus{hand}").play("bleed adept").until("block")
    t.play("b: block angelica-the-canonicus")
    assert "use angelica-the-canonicus" not in t.options(), "no stealth yet"
    t.until("play lost").play("a: play lost-in-crowds with adept 1").until("use angelica").play(
        "b: use angelica-the-canonicus"
    )
    assert not [option for option in t.options() if "deflection" in option]
    t.play("b: choose celerity")
    assert "done" in t.options()
    t.play("b: choose dominate", "b: done")
    assert t.hand("b") == ["auspex", "deflection"] and "use angelica-the-canonicus" not in t.options()
    t = (
        seat("a: Adept, Royce / Lost in Crowds", "b: angelica-the-canonicus / Deflection")
        .play("bleed adept")
        .until("block")
    )
    t.play("b: block angelica-the-canonicus").until("play lost").play("a: play lost-in-crowds with adept 1")
    assert "use angelica-the-canonicus" not in t.options()


@pytest.mark.parametrize(("way", "untaps"), [("for", True), ("against", False)])
def test_antonio_delgado_untaps_when_his_referendum_has_passed(way: str, untaps: bool) -> None:
    t = seat("a: Antonio Delgado, Royce / Domain Challenge", "b: Other@90", pause="a").play(
        "play domain-challenge with antonio-delgado"
    )
    follow(t, f"{way} domain-challenge", f"{way} antonio-delgado", until="end")
    t.play("end")
    for _ in range(40):
        if t.phase == ("a", "discard"):
            break
        t.play(next((word for word in ("pass", "end", "done") if word in t.options()), t.options()[0]))
    assert ("use antonio-delgado" in t.options()) is untaps
    if untaps:
        assert not t.play("use antonio-delgado").is_tapped("antonio-delgado")


def test_tobias_smith_ordains() -> None:
    """An untitled Sabbat vampire of yours, of 6 or more; it is a bishop from then on, with a vote, and can lose that title."""
    monk = vampire("monk", 0, "Monk", "Lasombra", "Sabbat", 6, 1, "")
    child = vampire("child", 0, "Child", "Lasombra", "Sabbat", 5, 1, "")
    cards = (monk, child, BISHOP)
    t = seat("a: Tobias Smith, Monk, Child, Chief, Dummy", "b: Other@90", cards=cards).play(
        "act tobias-smith with tobias-smith"
    )
    follow(t, until="end")
    s, c = t.game.state, t.card("monk")
    assert title_of(s, c) is Title.BISHOP and votes_of(s, c) == 1
    lose_title(s, c)
    assert title_of(s, c) is None
    t = seat("a: Monk (ordained)", "b: Other@90", cards=cards)
    assert title_of(t.game.state, t.card("monk")) is Title.BISHOP and "(ordained)" in t.game.scenario()
    t = seat("a: Tobias Smith, Child, Chief, Dummy", "b: Other@90", cards=cards)
    assert "act tobias-smith with tobias-smith" not in t.options()


# the Giovanni
def test_carlotta_exchanges() -> None:
    """A card of the hand, which is named, for a library card of the ash heap; 1 blood, 1 stealth."""
    t = seat("a: Carlotta Giovanni, Royce / Blur, Deflection", "a ash heap: Dodge, Ozmo", "b: Other@90").play(
        "act carlotta-giovanni with carlotta-giovanni"
    )
    assert set(t.options()) == {"choose blur", "choose deflection"}
    t.play("choose blur")
    t = follow(t, until="end")
    assert t.hand("a") == ["deflection", "dodge"] and t.zone("blur") == "ash heap" and t.blood("carlotta-giovanni") == 6
    t = seat("a: Carlotta Giovanni, Royce / Blur", "a ash heap: Ozmo", "b: Other@90")
    assert "act carlotta-giovanni with carlotta-giovanni" not in t.options(), "a vampire is no library card"


def test_chas_fails_for_a_master() -> None:
    """Any other Methuselah, as he announces an action; it counts as a master out of turn."""
    t = (
        seat("a: Chas Giovanni Tello, Royce", "b: Other@90", "c: Small@90 / Celerity")
        .play("bleed chas-giovanni-tello")
        .until("use seat0.chas")
    )
    assert t.asked == "c"
    t = follow(t.play("c: use seat0.chas-giovanni-tello"), until="end")
    assert (t.pool("b"), t.zone("celerity"), t.game.state.debt[2]) == (30, "ash heap", 1)
    t = seat("c debt: 1", "a: Chas Giovanni Tello, Royce", "b: Other@90", "c: Small@90 / Celerity").play(
        "bleed chas-giovanni-tello"
    )
    assert follow(t, "use chas-giovanni-tello", until="end").pool("b") == 29
    t = seat("a: Chas Giovanni Tello, Royce / Celerity", "b: Other@90", "c: Small@90 / Celerity").play("bleed royce")
    assert not [option for option in t.options() if "use" in option]
    fight = (
        seat("a: Chas Giovanni Tello, Royce", "b: Gilbert Duane, Small@90")
        .play("bleed chas-giovanni-tello")
        .until("block")
    )
    fight = follow(fight.play("b: block gilbert-duane"), until="end")
    assert fight.game.state.facts[fight.card("gilbert-duane")].capacity - fight.blood("gilbert-duane") == 2


def test_enzo_blocks_any_political_action() -> None:
    """Though he is neither prey nor predator; +1 intercept, unless a prince, a justicar or one of the Inner Circle acts."""
    enzo = "enzo-giovanni-pentex-board-of-directors"
    lines = ("b: Small@90", f"c: {enzo}", "d: Other@90")
    t = seat("a: Adept, Royce / Domain Challenge", *lines).play("play domain-challenge with adept").until("use enzo")
    assert t.asked == "c"
    t = follow(t.play(f"c: use {enzo}"), until="end")
    assert t.zone("domain-challenge") == "ash heap" and t.is_tapped(enzo) and t.pool("b") == 30, (
        "1 intercept against 1 stealth"
    )
    t = (
        seat("a: Gilbert Duane, Royce / Domain Challenge", *lines)
        .play("play domain-challenge with gilbert-duane")
        .until("use enzo")
    )
    t = follow(t.play(f"c: use {enzo}"), "for domain-challenge", until="end")
    assert not t.is_tapped(enzo), "a prince: the attempt fails"
    t = seat("a: Adept, Royce", *lines).play("bleed adept")
    assert f"use {enzo}" not in follow(t, steps=5, until="use enzo").options()


# the Toreador antitribu
def test_donatien_bleeds_who_has_bled_in_vain() -> None:
    """Any Methuselah, since his controller's last turn."""
    t = seat("bled in vain: c ab", "a: Donatien, Royce", "b: Other@90", "c: Small@90").play(
        "act donatien with donatien"
    )
    assert follow(t, until="end").pool("c") == 28
    t = seat("bled in vain: c b", "a: Donatien, Royce", "b: Other@90", "c: Small@90")
    assert "act donatien with donatien" not in t.options()
    t = seat("a: Donatien, Royce", "b: Other", "c: Small@90").play("bleed royce").until("block").play("b: block other")
    assert follow(t, until="end").game.state.vain == ((0, 6),)
    t = seat(
        "turn: 20, b, discard", "bled in vain: c ab", "a: Donatien", "b: Other@90", "c: Small@90", pause="abc"
    ).play("b: end")
    assert t.game.state.vain == ((2, 1),), "b has had a turn"
    assert (
        "bled in vain: c ab" in seat("bled in vain: c ab", "a: Donatien", "b: Other@90", "c: Small@90").game.scenario()
    )
    t = seat("a: Dummy, Royce", "b: Other@90", "c: Small@90").play("bleed dummy")
    assert follow(t, until="end").game.state.vain == ()


def test_matteus_plays_as_an_archbishop() -> None:
    """For 1 blood more what requires an archbishop or cardinal; +1 intercept against the great, for 1 blood, again and again."""
    edict = Card(
        "edict",
        0,
        "Edict",
        (Type.ACTION,),
        for_titles=(Title.ARCHBISHOP,),
        uses=(Use((GainPool(3),), is_action=True, by=By.ACTING),),
    )
    t = seat("a: matteus-flesh-sculptor, Royce / Edict", "b: Other@90", cards=(edict,)).play(
        "play edict with matteus-flesh-sculptor"
    )
    t = follow(t, until="end")
    assert (t.pool("a"), t.blood("matteus-flesh-sculptor")) == (33, 9)
    t = seat("a: Dummy, Royce / Edict", "b: Other@90", cards=(edict,))
    assert t.why_not("play edict with dummy") == "VTES-1.6.1.3.2"
    for actor, offered in (("antonio-delgado", True), ("adept", False)):
        t = (
            seat(f"a: {actor}, Royce / Domain Challenge", "b: matteus-flesh-sculptor")
            .play(f"play domain-challenge with {actor}")
            .until("block")
        )
        t.play("b: block matteus-flesh-sculptor")
        assert bool([option for option in t.options() if "use matteus" in option]) is offered

"""Actions and modifiers that the decks of the era hold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sumrak.games.vtes.cards import undertakings
from sumrak.games.vtes.values import capacity, clan_of, sect_of
from sumrak.games.vtes.vocabulary import (
    B,
    By,
    Card,
    EndAction,
    Type,
    Use,
    vampire,
)
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.cards.dealings import BARREN, BISHOP, acts, sneaks
from tests.vtes.table_talk import Table


# Pulse of the Canaille
def test_pulse_of_the_canaille_shows_all_hands_for_the_turn() -> None:
    t = acts(
        "pulse-of-the-canaille", b="Other@90 / Deflection, Wake with Evening's Freshness", extra=("c: Small@90 / Blur",)
    )
    assert t.blood("adept") == 6
    for name in ("deflection", "wake-with-evenings-freshness", "blur"):
        known = t.game.state.known[t.card(name)]
        assert known & 1 and (known & 2 or name == "blur"), "seen by a, and by nobody else than before"
    assert not t.game.state.known[t.card("blur")] >> 1 & 1


def test_pulse_of_the_canaille_sees_what_is_drawn_in_the_turn_only() -> None:
    t = acts("pulse-of-the-canaille", b="Other@90, Small / Deflection", extra=("b library: Blur x9",))
    assert t.game.state.known[t.card("deflection")] & 1
    t = seat("turn: 20, a, discard", "a: Adept", "b: Other / Deflection", pause="ab").play("a: end")
    assert not t.game.state.known[t.card("deflection")] & 1


def test_pulse_of_the_canaille_superior_stays_for_the_bleed() -> None:
    """+2 bleed for the vampire with it; one on a vampire."""
    t = acts("pulse-of-the-canaille", use=1)
    assert t.host("pulse-of-the-canaille") == "adept"
    t = seat("a: Adept [Pulse of the Canaille] / Pulse of the Canaille", "b: Other@90")
    assert t.why_not("play pulse-of-the-canaille with adept 1") is not None
    t = seat("a: Adept [Pulse of the Canaille], Royce", "b: Other@90").play("bleed adept").until("end")
    assert t.pool("b") == 27


# Restructure
def test_restructure_holds_an_ally() -> None:
    """Basic: it does not untap as usual; for 1 pool of its controller it does."""
    t = acts("restructure", b="Other@90, Loyal Street Gang")
    assert (t.host("restructure"), t.blood("adept")) == ("loyal-street-gang", 8)
    for what, tapped, pool in ((False, True, 30), (True, False, 29)):
        t = seat(
            "turn: 20, a, discard", "a: Small", "b: Other, Loyal Street Gang@90 [Restructure (by a)]", pause="ab"
        ).play("a: end")
        if what:
            t.play(next(option for option in t.options() if plain(option).startswith("use restructure")))
        assert (t.is_tapped("loyal-street-gang"), t.pool("b")) == (tapped, pool)


def test_restructure_steals_an_ally() -> None:
    """Superior: another's; its requirements do not matter; no vampire, none of one's own."""
    t = acts("restructure", use=1, b="Other@90, Loyal Street Gang")
    assert t.side("loyal-street-gang") == "a"
    t = seat("a: Adept, Loyal Street Gang / Restructure", "b: Other@90")
    assert t.why_not("play restructure with adept 1") == "VTES-1.6.1.5.3"


# Charming Lobby
def lobbied(*plan: str, use: int = 0, hand: str = ", Domain Challenge", a: str = "Adept", b: str = "Other@90", extra: tuple[str, ...] = (),
            cards: tuple[Card, ...] = (), until: str = "end") -> Table:  # fmt: skip
    return acts("charming-lobby", *plan, use=use, hand=hand, a=a, b=b, extra=extra, cards=cards, until=until)


def test_charming_lobby_calls_a_referendum_of_the_hand() -> None:
    """The card is played when the action succeeds and has its own vote; both go to the ash heap."""
    t = lobbied("for domain-challenge")
    assert t.zone("domain-challenge") == t.zone("charming-lobby") == "ash heap"
    assert t.pool("a") == 28 and t.pool("b") == 29, "every tapped minion, the caller too"
    assert t.game.state.passing == (9,)


def test_charming_lobby_names_the_card() -> None:
    """It is announced with the action, stays in the hand, and goes on lying there if the action fails."""
    t = acts("charming-lobby", hand=", Domain Challenge", b="Other", until="block")
    card = t.card("domain-challenge")
    assert t.zone("domain-challenge") == "hand" and t.game.state.known[card] == 255
    stealthy = Card("watch", 0, "Watch", (Type.REACTION,), uses=(Use((EndAction(),), B, by=By.BLOCKER),))
    t = acts("charming-lobby", hand=", Domain Challenge", b="Other / Watch", cards=(stealthy,), until="block")
    t.play("b: block other").until("play watch").play("b: play watch with other")
    follow(t, until="end")
    assert t.zone("domain-challenge") == "hand" and t.zone("charming-lobby") == "ash heap"


def test_charming_lobby_superior_has_two_votes() -> None:
    t = lobbied(use=1, until="for adept")
    assert "for adept" in t.options() and "for domain-challenge" in t.options()
    t = lobbied(until="for domain-challenge")
    assert "for adept" not in t.options()
    t = lobbied("for adept", "against domain-challenge", use=1)
    assert t.pool("b") == 29, "2 against 1"


def test_charming_lobby_needs_a_referendum() -> None:
    """Without a political action card that fits there is nothing to call; requirements apply."""
    t = seat("a: Adept / Charming Lobby", "b: Other@90")
    assert t.why_not("play charming-lobby with adept") == "VTES-1.6.1.5.3"
    t = seat("a: Adept / Charming Lobby, Tithings", "b: Other@90")
    assert t.why_not("play charming-lobby with adept") == "VTES-1.6.1.5.3", "the Camarilla calls none of the Sabbat"
    t = seat("a: Dummy / Charming Lobby, Domain Challenge", "b: Other@90")
    assert t.why_not("play charming-lobby with dummy") == "VTES-1.5.4.2"


def test_charming_lobby_and_what_the_referendum_costs() -> None:
    """The cost is paid by the vampire as the card is played; without the blood nothing is called."""
    dear = Card("dear", 0, "Dear", (Type.POLITICAL,), blood=2, uses=Card("x", 0, "X", ()).uses)

    from sumrak.games.vtes.printed import SHEET

    dear = replace(SHEET.cards[SHEET.number["domain-challenge"]], id="dear", number=0, en="Dear", blood=2)
    t = lobbied("for dear", hand=", Dear", cards=(dear,))
    assert t.blood("adept") == 7 and t.pool("b") == 29
    t = seat("a: Adept*1 / Charming Lobby, Dear", "b: Other@90", cards=(dear,))
    assert t.why_not("play charming-lobby with adept") == "VTES-1.6.1.5.3"


def test_charming_lobby_calls_what_lies_in_play() -> None:
    """A referendum that a card in play offers; there is no card with a vote of its own then."""
    t = acts("charming-lobby", "for adept", use=1, hand="", b="Other@90, Anarch Revolt")
    assert t.zone("anarch-revolt") == "ash heap" and t.game.state.passing == (9,)


def test_the_next_referendum_passes_by_itself() -> None:
    """Whoever calls it; and only if the first one passed."""
    t = seat("passing: anybody", "a: Adept, Royce / Domain Challenge", "b: Other@90").play(
        "play domain-challenge with adept"
    )
    t.until("end")
    assert t.pool("b") == 29 and t.game.state.passing == ()
    t = lobbied("against domain-challenge")
    assert t.game.state.passing == () and t.pool("b") == 30


def test_a_lobby_that_passes_by_itself_goes_on() -> None:
    t = seat("passing: anybody", "a: Adept, Royce / Charming Lobby, Domain Challenge", "b: Other@90")
    t.play("play charming-lobby with adept").until("end")
    assert t.pool("b") == 29 and t.game.state.passing == (9,)


def test_charming_lobby_is_a_political_action() -> None:
    """Who has called one calls no second in the turn; whoever cannot take political actions cannot lobby."""
    t = lobbied("for domain-challenge", hand=", Domain Challenge, Ancilla Empowerment", a="Adept, Rutor's Hand")
    s = t.game.state
    s.turned[t.card("adept")] = 0
    assert t.why_not("play ancilla-empowerment with adept") is not None


def test_delaying_tactics_against_a_lobby() -> None:
    """The chosen card goes back to the hand; no other minion lobbies in this turn, nor calls that referendum."""
    t = seat(
        "a: Adept, Novice / Charming Lobby x2, Domain Challenge, Ancilla Empowerment", "b: Other / Delaying Tactics"
    )
    t.play("play charming-lobby with adept").play("choose domain-challenge")
    t.until("play delaying").play("b: play delaying-tactics with other")
    follow(t, until="end")
    assert t.zone("domain-challenge") == "hand" and not t.is_tapped("adept") and t.game.state.passing == ()
    assert t.why_not("play charming-lobby with novice") == "VTES-6.3.2.9"
    assert t.why_not("play domain-challenge with novice") == "VTES-6.3.2.9"
    assert t.why_not("play ancilla-empowerment with novice") is None


# Creation Rites


def created(*plan: str, hand: str = "", extra: tuple[str, ...] = ()) -> Table:
    t = seat(f"a: Chief, Royce / Creation Rites{hand}", *extra, "b: Other@90", cards=(BISHOP, BARREN))
    t.play("play creation-rites with chief")
    return follow(t, *plan, until="end")


def test_creation_rites_makes_a_vampire() -> None:
    """Capacity 1, of the clan, Sabbat; it does not act this turn; a blood from the one that made it, if its player likes."""
    t = created("number 1")
    s, c = t.game.state, t.card("creation-rites")
    assert (capacity(s, c), clan_of(s, c), sect_of(s, c), t.blood("creation-rites"), t.blood("chief")) == (
        1,
        "Lasombra",
        "Sabbat",
        1,
        7,
    )
    assert t.why_not("bleed creation-rites") is not None and "bleed royce" in t.options()
    t = created("number 0")
    assert (t.blood("creation-rites"), t.blood("chief")) == (0, 8)


def test_creation_rites_acts_in_the_next_turn() -> None:
    t = created("number 1")
    for _ in range(80):
        if t.phase == ("b", "minion"):
            break
        t.play(next((word for word in ("pass", "end", "done") if word in t.options()), t.options()[0]))
    for _ in range(120):
        if t.phase == ("a", "minion"):
            break
        t.play(next((word for word in ("pass", "end", "done") if word in t.options()), t.options()[0]))
    assert "bleed creation-rites" in t.options()


@pytest.mark.parametrize("where", ["hand", "library", "ash heap"])
def test_creation_rites_and_a_discipline(where: str) -> None:
    """Of the hand, the library or the ash heap, free: capacity 2 and the Discipline."""
    extra = () if where == "hand" else (f"a {where}: Dominate, Blur",)
    t = seat(
        "a: Chief, Royce / Creation Rites" + (", Dominate, Blur" if where == "hand" else ""),
        *extra,
        "b: Other@90",
        cards=(BISHOP, BARREN),
    )
    t.play("play creation-rites with chief").until("learn")
    assert [option for option in t.options() if "blur" in option] == []
    follow(t.play(next(option for option in t.options() if option.startswith("learn dominate"))), until="end")
    assert t.host("dominate") == "creation-rites" and capacity(t.game.state, t.card("creation-rites")) == 2


def test_creation_rites_needs_high_clergy_that_is_not_sterile() -> None:
    t = seat("a: Barren, Adept / Creation Rites", "b: Other@90", cards=(BISHOP, BARREN))
    assert t.why_not("play creation-rites with barren") == "VTES-10.6.1"
    assert t.why_not("play creation-rites with adept") == "VTES-1.6.1.3.2"


# Shroud of Absence, Tenebrous Form


@pytest.mark.parametrize(
    ("card", "use", "blood"), [("shroud-of-absence", 0, 0), ("shroud-of-absence", 1, 0), ("tenebrous-form", 0, 1)]
)
def test_one_more_stealth(card: str, use: int, blood: int) -> None:
    t = sneaks(card, use=use)
    assert (t.pool("b"), t.blood("adept")) == (29, 9 - blood)


@pytest.mark.parametrize(("use", "hurt"), [(1, 0), (0, 1)])
def test_shroud_of_absence_superior_may_end_the_combat(use: int, hurt: int) -> None:
    """In the first round of the combat that a block brings it may strike: combat ends."""
    t = sneaks("shroud-of-absence", "play sight with dummy", "finish adept", use=use, hand=" / Sight")
    assert 9 - t.blood("adept") == 9 - t.blood("dummy") == hurt


def test_tenebrous_form_superior_asks_for_blood() -> None:
    """Who attempts already pays 1 blood, or gives up; who attempts later pays; with Obtenebration nobody does."""
    t = sneaks("tenebrous-form", "number 1", "play sight with dummy", use=1, hand=" / Sight")
    assert t.pool("b") == 30 and t.blood("dummy") == 7, "a blood for the attempt, one for the strike"
    t = sneaks("tenebrous-form", "number 0", use=1)
    assert t.pool("b") == 29 and t.blood("dummy") == 9
    t = sneaks("tenebrous-form", "play sight with novice", use=1, b="Novice", hand=" / Sight")
    assert t.pool("b") == 30 and t.blood("novice") == 8


def test_tenebrous_form_superior_bars_allies_and_the_bloodless() -> None:
    t = sneaks("tenebrous-form", use=1, b="Loyal Street Gang", hand=" / Sight")
    assert t.pool("b") == 29 and t.hand("b") == ["sight"], "an ally burns no blood"
    t = seat("a: Adept, Royce / Tenebrous Form", "b: Dummy, Small (empty), Other").play("bleed adept").until("block")
    t.play("b: block dummy").until("play tenebrous").play("play tenebrous-form with adept 1")
    t.until("number").play("b: number 0").until("block")
    assert t.why_not("b: block small") == "VTES-1.4.1" and t.why_not("b: block other") is None
    follow(t.play("b: block other"), until="end")
    assert t.blood("other") == 4


# Graverobbing
@pytest.mark.parametrize(
    ("use", "plan", "zone", "blood"), [(0, "", "torpor", 9), (1, "number 2", "ready", 7), (1, "number 0", "torpor", 9)]
)
def test_graverobbing(use: int, plan: str, zone: str, blood: int) -> None:
    """Another's vampire in torpor; superior: for 2 blood it is ready at once."""
    t = acts("graverobbing", plan, use=use, b="Other@90, Dummy (torpor)")
    assert (t.side("dummy"), t.zone("dummy"), t.blood("adept")) == ("a", zone, blood)


def test_graverobbing_takes_nobody_that_is_ready_and_none_of_yours() -> None:
    t = seat("a: Adept, Small (torpor) / Graverobbing", "b: Other")
    assert t.why_not("play graverobbing with adept") == "VTES-1.6.1.5.3"


# Seeds of Corruption
SNAKE = vampire("snake", 0, "Snake", "Follower of Set", "Independent", 5, 1, "")


@pytest.mark.parametrize(("use", "burned"), [(0, 1), (1, 2)])
def test_seeds_of_corruption(use: int, burned: int) -> None:
    """On a vampire of the prey: it burns blood with each action it attempts; a Follower of Set one more."""
    t = acts("seeds-of-corruption", use=use, a="Adept", b="Other")
    assert (t.host("seeds-of-corruption"), t.blood("adept")) == ("other", 7)
    for _ in range(60):
        if t.phase == ("b", "minion") and "bleed other" in t.options():
            break
        t.play(next((word for word in ("pass", "end", "done") if word in t.options()), t.options()[0]))
    t.play("bleed other")
    assert t.blood("other") == 5 - burned


def test_seeds_of_corruption_and_followers_of_set() -> None:
    t = seat("a: Snake [Seeds of Corruption (by b)], Royce", "b: Other@90", cards=(SNAKE,)).play("bleed snake")
    assert t.blood("snake") == 3
    t = (
        seat("a: Snake*1 [Seeds of Corruption (by b)], Royce", "b: Other@90", cards=(SNAKE,))
        .play("bleed snake")
        .until("end")
    )
    assert t.blood("snake") == 0 and t.pool("b") == 29, "as much as it has"


def test_seeds_of_corruption_take_special_abilities() -> None:
    """Those that are used: Spiridonas burns no blood for his bleed."""
    t = seat("a: Spiridonas, Royce", "b: Other@90").play("bleed spiridonas")
    assert "use spiridonas" in t.options()
    t = seat("a: Spiridonas [Seeds of Corruption (by b)], Royce", "b: Other").play("bleed spiridonas")
    assert "use spiridonas" not in t.options()


def test_seeds_of_corruption_are_burned_by_two_actions() -> None:
    """Of any vampires, +1 stealth each."""
    t = seat("a: Dummy, Small, Royce", "b: Other [Seeds of Corruption (by a)]@90")
    for actor in ("dummy", "small"):
        assert t.host("seeds-of-corruption") == "other"
        t.play(f"act seat1.seeds-of-corruption with {actor}" if f"act seat1.seeds-of-corruption with {actor}" in t.options() else
               next(option for option in t.options() if option.startswith("act") and actor in option)).until("end")  # fmt: skip
    assert t.zone("seeds-of-corruption") == "ash heap"


# Stone Travel
@pytest.mark.parametrize(("use", "blood"), [(0, 1), (1, 0), (2, 0)])
def test_stone_travel(use: int, blood: int) -> None:
    """+1 stealth: for 1 blood with Obtenebration."""
    t = sneaks("stone-travel", use=use)
    assert (t.pool("b"), t.blood("adept")) == (29, 9 - blood)


@pytest.mark.parametrize(("plan", "hurt"), [("finish adept", 0), ("decline", 1)])
def test_stone_travel_superior_may_cancel_the_combat(plan: str, hurt: int) -> None:
    t = sneaks("stone-travel", "play sight with dummy", plan, use=2, hand=" / Sight")
    assert t.pool("b") == 30 and 9 - t.blood("adept") == hurt and t.is_tapped("dummy")


def test_every_card_is_here() -> None:
    here = Path(__file__)
    text = "".join(
        [
            file.read_text(encoding="utf-8")
            for file in (here, *[here.with_name(f"test_undertakings_{word}.py") for word in ("fights", "lasting")])
        ]
    )
    assert [card.id for card in undertakings.CARDS if card.id not in text] == []

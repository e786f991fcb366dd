"""Actions that the decks of the era hold, and reactions to them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sumrak.games.vtes.board import combat_at, combat_of, controller
from sumrak.games.vtes.cards import undertakings
from sumrak.games.vtes.contests import lose_title
from sumrak.games.vtes.in_deeds import get as take
from sumrak.games.vtes.values import capacity, clan_of, sect_of, title_of, votes_of
from sumrak.games.vtes.vocabulary import (
    AddIntercept,
    B,
    By,
    Card,
    EndAction,
    Strike,
    Title,
    Trait,
    Type,
    Use,
    Weapon,
    vampire,
)
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.table_talk import Table

PRINCE = vampire("chief", 0, "Chief", "Caitiff", "Camarilla", 9, 1, "PRE AUS", title=Title.PRINCE, city="Rome")


def acts(card: str, *plan: str, use: int = 0, a: str = "Adept", b: str = "Other@90", hand: str = "", extra: tuple[str, ...] = (),
         cards: tuple[Card, ...] = (), until: str = "end") -> Table:  # fmt: skip
    t = seat(f"a: {a}, Royce@90, Small / {card}{hand}", *extra, f"b: {b}", cards=cards)
    t.play(f"play {card} with {a.split(',')[0].lower()}" + (f" {use}" if use else ""))
    return follow(t, *plan, until=until)


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
    from dataclasses import replace

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


def test_every_card_is_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card.id for card in undertakings.CARDS if card.id not in text] == []


# Creation Rites
BISHOP = vampire("chief", 0, "Chief", "Lasombra", "Sabbat", 9, 1, "DOM", title=Title.ARCHBISHOP, city="Rome")
BARREN = replace(BISHOP, id="barren", en="Barren", traits=(Trait.STERILE,))


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
SIGHT = Card("sight", 0, "Sight", (Type.REACTION,), uses=(Use((AddIntercept(1),), B, by=By.BLOCKER),))


def sneaks(card: str, *plan: str, use: int = 0, b: str = "Dummy", hand: str = "") -> Table:
    """a's Adept bleeds, b attempts to block, Adept plays the card."""
    t = seat(f"a: Adept, Royce / {card}", f"b: {b}{hand}", cards=(SIGHT,)).play("bleed adept").until("block")
    t.play(next(option for option in t.options() if option.startswith(("b: block", "block"))))
    t.until(f"play {card}").play(f"play {card} with adept" + (f" {use}" if use else ""))
    return follow(t, *plan, until="end")


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
    t.play("bleed dummy")
    follow(t, until="end")
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

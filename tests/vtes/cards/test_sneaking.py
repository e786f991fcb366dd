"""Action modifiers and reactions of the wider pool, in numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sumrak.games.vtes import blocks
from sumrak.games.vtes.actions import action_at, action_of
from sumrak.games.vtes.cards import stealth_and_bleed, watching
from sumrak.games.vtes.vocabulary import AddStealth, B, By, Card, Title, Trait, Type, Use
from tests.vtes.cards.company import ADEPT, of_clan, seat
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table

SNEAK = Card("sneak", 0, "Sneak", (Type.MODIFIER,), uses=(Use((AddStealth(1),), B, by=By.ACTING),))
WATCH2 = replace(WATCH, id="watch2", en="Watch2")
SNEAK2 = replace(SNEAK, id="sneak2", en="Sneak2")


def said(card: str, use: int = 0, who: str = "adept") -> str:
    return f"play {card} with {who}" + (f" {use}" if use else "")


def stealth(t: Table) -> int:
    return blocks.stealth(t.game.state, action_of(t.game.state, action_at(t.game.state)))


def intercept(t: Table) -> int:
    return blocks.intercept(t.game.state, action_of(t.game.state, action_at(t.game.state)))


@pytest.mark.parametrize(
    ("card", "use", "action", "gained", "price"),
    [
        ("alacrity", 0, "bleed adept", 1, 2), ("alacrity", 1, "bleed adept", 1, 2), ("blanket-of-night", 0, "bleed adept", 1, 1),
        ("domain-of-evernight", 0, "bleed adept", 1, 0), ("earth-control", 0, "bleed adept", 1, 1),
        ("earth-control", 1, "bleed adept", 2, 1), ("elder-impersonation", 0, "bleed adept", 1, 1), ("forgotten-labyrinth", 0, "hunt adept", 2, 1),
        ("forgotten-labyrinth", 1, "hunt adept", 3, 1), ("shadow-play", 0, "bleed adept", 1, 1), ("shadow-play", 1, "bleed adept", 2, 1),
        ("shroud-of-night", 0, "hunt adept", 1, 0), ("shroud-of-night", 1, "bleed adept", 1, 0), ("changeling", 1, "bleed adept", 1, 0),
        ("deny", 1, "bleed adept", 1, 0), ("form-of-the-serpent", 0, "bleed adept", 1, 1), ("mirror-image", 0, "bleed adept", 1, 1),
        ("plasmic-form", 0, "bleed adept", 1, 1), ("rapid-change", 0, "bleed adept", 1, 1), ("swallowed-by-the-night", 0, "bleed adept", 1, 0),
        ("swiftness-of-the-stag", 3, "bleed adept", 1, 0), ("aura-absorption", 2, "bleed adept", 1, 0), ("spectral-divination", 0, "bleed adept", 1, 1),
        ("fata-morgana", 0, "bleed adept", 1, 1), ("fata-morgana", 2, "bleed adept", 1, 1), ("confusion", 1, "bleed adept", 1, 0),
    ],
)  # fmt: skip
def test_stealth(card: str, use: int, action: str, gained: int, price: int) -> None:
    """Only against an attempt that would succeed."""
    t = seat(f"a: Adept*6, Royce / {card}", "b: Dummy / Watch, Watch2", cards=(WATCH, WATCH2))
    t.play(action)
    t.until("block")
    if action == "hunt adept":
        t.play("block dummy", "play watch with dummy")
    else:
        t.play("block dummy")
    before = stealth(t)
    t.play(said(card, use))
    assert (stealth(t) - before, 6 - t.blood("adept")) == (gained, price)


@pytest.mark.parametrize(
    ("card", "use"), [("forgotten-labyrinth", 0), ("forgotten-labyrinth", 1), ("shroud-of-night", 0)]
)
def test_stealth_but_not_to_bleed(card: str, use: int) -> None:
    t = seat(f"a: Adept, Royce / {card}", "b: Dummy").play("bleed adept", "block dummy")
    assert said(card, use) not in t.options()


@pytest.mark.parametrize(
    ("card", "use", "more", "pool"),
    [
        ("aire-of-elation", 0, 1, 30), ("aire-of-elation", 1, 2, 30), ("changeling", 0, 1, 30), ("command-of-the-beast", 0, 1, 30),
        ("command-of-the-beast", 1, 1, 30), ("confusion", 0, 1, 30), ("eyes-of-chaos", 0, 1, 30), ("eyes-of-chaos", 1, 2, 30),
        ("fata-morgana", 1, 1, 30), ("foreshadowing-destruction", 0, 1, 30), ("foreshadowing-destruction", 1, 3, 9),
        ("threats", 0, 1, 30), ("threats", 1, 2, 30), ("iron-glare", 1, 2, 30),
    ],
)  # fmt: skip
def test_bleed(card: str, use: int, more: int, pool: int) -> None:
    t = seat(f"a: Adept, Royce / {card}", "b: Dummy@90")
    t.s.pool[1] = pool
    t.play("bleed adept").until(said(card, use)).play(said(card, use)).until("end")
    assert t.pool("b") == pool - 1 - more


def test_bleed_with_stealth() -> None:
    """Fata Morgana and Confusion at the superior level: +1 bleed and +1 stealth, against an attempt only."""
    for card, at in (("fata-morgana", 2), ("confusion", 1)):
        t = (
            seat(f"a: Adept, Royce / {card}", "b: Dummy")
            .play("bleed adept")
            .until("block")
            .play("block dummy", said(card, at))
            .until("end")
        )
        assert t.pool("b") == 28, card


def test_foreshadowing_destruction_of_the_rich() -> None:
    """Superior: less than 10 pool."""
    t = seat("a: Adept, Royce / Foreshadowing Destruction", "b: Dummy").play("bleed adept")
    assert t.why_not(said("foreshadowing-destruction", 1)) is not None


def test_command_of_the_beast_is_not_limited() -> None:
    """Superior: beside another bonus."""
    for use, pool in ((0, 28), (1, 27)):
        t = seat("a: Adept, Royce / Command of the Beast, Threats", "b: Dummy@90")
        t.play("bleed adept", said("threats"))
        if said("command-of-the-beast", use) in t.options():
            t.play(said("command-of-the-beast", use))
        assert t.until("end").pool("b") == pool


def test_aire_of_elation_of_toreador() -> None:
    """One more by a Toreador."""
    for use, pool in ((2, 27), (3, 26)):
        t = seat("a: Kin, Royce / Aire of Elation", "b: Dummy@90", cards=(of_clan("Toreador"),)).play("bleed kin")
        assert not {said("aire-of-elation", 0, "kin"), said("aire-of-elation", 1, "kin")} & set(t.options())
        assert t.play(said("aire-of-elation", use, "kin")).until("end").pool("b") == pool


def test_alacrity_maneuvers() -> None:
    """Superior: the blocked vampire maneuvers first."""
    t = seat("a: Adept, Royce / Alacrity", "b: Dummy / Watch x2", cards=(WATCH,))
    t.play("bleed adept", "block dummy", said("alacrity", 1), "play watch with dummy").until("maneuver")
    assert t.options()[0].startswith("maneuver") and t.asked == "a"


def test_attempts_that_fail() -> None:
    """Elder Impersonation; Blanket of Night by somebody else who taps; Call of the Hungry Dead for 1 blood."""
    for card, price in (("elder-impersonation", 1), ("call-of-the-hungry-dead", 1)):
        t = seat(f"a: Adept, Royce / {card}", "b: Dummy").play("bleed adept", "block dummy", said(card, 1)).until("end")
        assert (t.pool("b"), 9 - t.blood("adept")) == (29, price)
    t = seat("a: Royce, Adept / Blanket of Night", "b: Dummy").play(
        "bleed royce", "block dummy", said("blanket-of-night", 1)
    )
    t.until("end")
    assert t.is_tapped("adept") and t.pool("b") == 29 and t.blood("adept") == 8


@pytest.mark.parametrize("card", ["call-of-the-hungry-dead", "random-patterns"])
def test_less_intercept(card: str) -> None:
    """One intercept less makes an attempt fail."""
    t = seat(f"a: Adept, Royce / {card}", "b: Dummy").play("bleed adept", "block dummy")
    t.play(said(card, 1 if card == "random-patterns" else 0)).until("end")
    assert t.pool("b") == 29


def test_domain_of_evernight() -> None:
    """Temporis: untaps after the first successful action of the turn; all damage of a combat is harsh at the basic level."""
    t = (
        seat("a: Adept, Royce / Domain of Evernight", "b: Dummy@90")
        .play("bleed adept")
        .until(said("domain-of-evernight", 2))
    )
    t.play(said("domain-of-evernight", 2)).until("end")
    assert not t.is_tapped("adept")
    t = (
        seat("a: Royce, Adept / Domain of Evernight", "b: Dummy@90")
        .play("bleed royce")
        .until("end")
        .play("bleed adept")
    )
    t.until("end")
    assert "domain-of-evernight" in t.hand("a"), "it was the second one"
    t = seat("a: Adept, Royce / Domain of Evernight", "b: Dummy").play("bleed adept", said("domain-of-evernight", 1))
    assert "domain-of-evernight" not in t.hand("a")


def test_soar_needs_flight() -> None:
    """Those that fly, in an undirected action only."""
    for who, flies in (("Kin", True), ("Adept", False)):
        kin = replace(ADEPT, id="kin", en="Kin", traits=(Trait.FLIGHT,))
        t = seat(f"a: {who}*1, Royce / Soar", "b: Dummy / Watch", cards=(WATCH, kin))
        t.play(f"hunt {who.lower()}").until("block dummy").play("block dummy", "play watch with dummy")
        assert (said("soar", 0, "kin") in t.options()) is flies


@pytest.mark.parametrize(("use", "gained"), [(0, 1), (1, 2)])
def test_marked_path(use: int, gained: int) -> None:
    """After a directed action: burned for stealth in another one at the same player."""
    t = seat("a: Adept*5, Royce / Marked Path", "b: Dummy@90 / Watch x2", cards=(WATCH,)).play("bleed adept")
    t.until(said("marked-path", use)).play(said("marked-path", use)).until("end")
    assert t.host("marked-path") == "adept" and t.hand("a") == []
    t.s.turned[t.card("adept")] = t.s.turned[t.card("dummy")] = 0
    t.play("bleed royce").until("block").play("block dummy").until("use marked-path")
    assert "use marked-path" not in " ".join(t.options()), "another one acts"


def test_circumspect_revelation() -> None:
    """Black Hand only, against a Sabbat vampire only."""
    t = seat("a: Adept, Royce / Circumspect Revelation", "b: Dummy").play("bleed adept", "block dummy")
    assert said("circumspect-revelation") not in t.options()


def test_kiss_of_ra() -> None:
    """3 blood; against a blocker without Fortitude the action ends; 2 damage of the sun to him."""
    for use in (0, 1):
        t = seat("a: Adept, Royce / kiss-of-ra-the", "b: Dummy").play(
            "bleed adept", "block dummy", said("kiss-of-ra-the", use)
        )
        t.until("end")
        assert (9 - t.blood("adept"), t.pool("b")) == (3, 30)
    t = seat("a: Adept, Royce / kiss-of-ra-the", "b: Novice").play("bleed adept", "block novice")
    assert said("kiss-of-ra-the") not in t.options()


@pytest.mark.parametrize("use", [0, 1])
def test_daring_the_dawn(use: int) -> None:
    """No vampire blocks; aggravated damage afterwards."""
    t = seat("a: Adept, Royce / Daring the Dawn", "b: Dummy").play("bleed adept", said("daring-the-dawn", use))
    t.until("end")
    assert t.pool("b") == 29 and t.zone("adept") == "torpor"
    t = seat("a: Adept, Royce / Daring the Dawn", "b: Gregory Winter").play("bleed adept", said("daring-the-dawn", use))
    assert "block gregory-winter" in t.until("block").options()


@pytest.mark.parametrize("use", [0, 1])
def test_day_operation(use: int) -> None:
    """No vampire blocks, and torpor follows; superior also against an attempt."""
    t = seat("a: Adept, Royce / Day Operation", "b: Dummy").play("bleed adept", said("day-operation", use)).until("end")
    assert (t.pool("b"), t.zone("adept"), t.blood("adept")) == (29, "torpor", 8)
    t = seat("a: Adept, Royce / Day Operation", "b: Dummy").play("bleed adept").until("block").play("block dummy")
    assert (said("day-operation", use) in t.options()) is (use == 1)


def test_perfect_clarity() -> None:
    """No Dominate and no Presence against this bleed."""
    t = seat("a: Adept, Royce / Perfect Clarity", "b: Novice / Deflection", "c: Dummy@90")
    t.play("bleed adept", said("perfect-clarity")).until("end")
    assert (t.pool("b"), t.hand("b")) == (29, ["deflection"])


@pytest.mark.parametrize(
    ("card", "use", "votes"), [("animal-magnetism", 0, 1), ("animal-magnetism", 1, 3), ("iron-glare", 0, 2)]
)
def test_votes(card: str, use: int, votes: int) -> None:
    """Votes that the acting vampire gains in a referendum."""
    t = seat(f"a: Adept, Royce / Domain Challenge, {card}", "b: Courtland Leighton@90")
    t.play("play domain-challenge with adept").until(said(card, use)).play(said(card, use), "for adept")
    assert any(scope["kind"] == "poll" and scope["title"]["a"]["before"] == votes for scope in t.game.view(0)["scopes"])


@pytest.mark.parametrize(
    ("card", "sect", "title"),
    [("closed-session", "Camarilla", Title.PRINCE), ("private-audience", "Sabbat", Title.ARCHBISHOP)],
)
def test_only_one_sect_votes(card: str, sect: str, title: Title) -> None:
    """By a title of that sect; those of others have no votes at all in the referendum."""
    kin = of_clan("Ventrue", sect=sect, title=title)
    t = seat(f"a: Kin, Royce / Domain Challenge, {card}", "b: Ozmo@90, Gilbert Duane@90", cards=(kin,))
    t.play("play domain-challenge with kin").until("play " + card).play(said(card, 0, "kin")).until("for")
    assert "for kin" in t.options()
    t = seat(f"a: Adept, Royce / Domain Challenge, {card}", "b: Gilbert Duane@90").play(
        "play domain-challenge with adept"
    )
    assert said(card) not in t.until("for").options() and card in t.hand("a")


# reactions
@pytest.mark.parametrize(
    ("card", "use", "gained", "price"),
    [
        ("cats-guidance", 1, 1, 0), ("falcons-eye", 0, 1, 1), ("falcons-eye", 1, 1, 0), ("quicken-sight", 0, 1, 0), ("quicken-sight", 1, 2, 0),
        ("spirits-touch", 0, 1, 0), ("spirits-touch", 1, 1, 0), ("my-enemys-enemy", 0, 1, 0), ("aura-absorption", 0, 1, 1),
        ("aura-absorption", 1, 1, 0), ("random-patterns", 0, 1, 0), ("spectral-divination", 1, 1, 1), ("rooftop-shadow", 0, 1, 1),
    ],
)  # fmt: skip
def test_intercept(card: str, use: int, gained: int, price: int) -> None:
    """Where it is needed, by who attempts to block."""
    t = seat("a: Dummy, Royce / Sneak, Sneak2", f"b: Adept / {card}", cards=(SNEAK, SNEAK2))
    t.play("bleed dummy", "block adept")
    assert t.why_not("b: " + said(card, use)) is not None
    t.play("play sneak with dummy")
    before = intercept(t)
    t.play("b: " + said(card, use))
    assert (intercept(t) - before, 9 - t.blood("adept")) == (gained, price)


@pytest.mark.parametrize(
    ("card", "use", "lost"),
    [("folderol", 0, 0), ("folderol", 1, 0), ("telepathic-counter", 0, 0), ("telepathic-counter", 1, 0)],
)
def test_smaller_bleeds(card: str, use: int, lost: int) -> None:
    t = seat("a: Dummy, Royce", f"b: Adept / {card}").play("bleed dummy").until(said(card, use)).play(said(card, use))
    assert 30 - t.until("end").pool("b") == lost
    t = seat("a: Dummy, Royce", "b: Other@90", f"c: Adept / {card}").play("bleed dummy").until("end")
    assert t.hand("c") == [card]


def test_folderol_for_others() -> None:
    """Mytherceria at the superior level: any bleed."""
    t = seat("a: Dummy, Royce", "b: Other@90", "c: Adept / Folderol").play("bleed dummy")
    t.until(said("folderol", 2)).play(said("folderol", 2))
    assert t.until("end").pool("b") == 30


@pytest.mark.parametrize("use", [0, 1])
def test_redirection(use: int) -> None:
    """The bleed goes elsewhere, and the vampire taps; basic: of younger vampires."""
    t = seat("a: Small, Royce", "b: Adept / Redirection", "c: Other@90", "d: Dummy@90").play("bleed small")
    t.until(said("redirection", use)).play(said("redirection", use), "target seat3").until("end")
    assert (t.pool("d"), t.is_tapped("adept")) == (29, True)
    t = seat("a: Dummy, Royce", "b: Novice / Redirection", "c: Other@90").play("bleed dummy").until("end")
    assert t.hand("b") == ["redirection"], "of the same age"


def test_my_enemys_enemy() -> None:
    """Superior: the predator's bleed, with three players at least; she may be the one who is bled."""
    t = seat("a: Dummy, Royce", "b: Adept / My Enemy's Enemy", "c: Other@90").play("bleed dummy")
    t.until(said("my-enemys-enemy", 1)).play(said("my-enemys-enemy", 1)).until("end")
    assert t.pool("b") == 30 and t.is_tapped("adept")


@pytest.mark.parametrize("card", ["guard-dogs", "rats-warning"])
@pytest.mark.parametrize("use", [0, 1])
def test_who_wakes_to_block(card: str, use: int) -> None:
    """Untaps while a bleed of the player is on."""
    t = seat("a: Dummy, Royce", f"b: Adept@90 / {card}").play("bleed dummy").play("b: " + said(card, use))
    assert not t.is_tapped("adept")
    t.until("block").play("block adept")
    assert t.until("end").pool("b") == 30


def test_cats_guidance_after_a_block() -> None:
    """Basic: who has blocked untaps."""
    t = (
        seat("a: Dummy, Royce", "b: Adept / Cats' Guidance")
        .play("bleed dummy", "block adept")
        .until(said("cats-guidance"))
    )
    t.play(said("cats-guidance"))
    assert not t.is_tapped("adept")


def test_falcons_eye_attempts() -> None:
    """Spiritus at the superior level: whoever plays it attempts to block, although it is not his turn to."""
    t = (
        seat("a: Dummy, Royce", "b: Other@90", "c: Adept / Falcon's Eye")
        .play("bleed dummy")
        .until(said("falcons-eye", 2))
    )
    t.play(said("falcons-eye", 2)).until("end")
    assert t.pool("b") == 30 and t.blood("dummy") == 8


@pytest.mark.parametrize("who", ["Kin", "Adept"])
def test_venetian_conference(who: str) -> None:
    t = seat(
        "a: Dummy, Royce / Sneak",
        f"b: {who} / Venetian Conference",
        cards=(SNEAK, of_clan("Giovanni", sect="Independent")),
    )
    t.play("bleed dummy", f"block {who.lower()}", "play sneak with dummy")
    assert (t.asked == "b" and said("venetian-conference", 0, "kin") in t.options()) is (who == "Kin")


def test_rooftop_shadow_superior() -> None:
    """Superior: against who has no Celerity, or has it at the basic level."""
    t = seat("a: Novice, Royce / Sneak", "b: Adept / Rooftop Shadow", cards=(SNEAK,))
    t.play("bleed novice", "block adept", "play sneak with novice")
    assert t.asked == "b"


@pytest.mark.parametrize("card", ["patrol", "watch-commander"])
def test_traits_are_needed(card: str) -> None:
    t = seat("a: Dummy, Royce / Sneak", f"b: Adept / {card}", cards=(SNEAK,))
    t.play("bleed dummy", "block adept", "play sneak with dummy")
    assert card in t.hand("b") and said(card) not in t.options()


@pytest.mark.parametrize(
    ("card", "use", "votes"), [("dread-gaze", 0, 2), ("dread-gaze", 1, 4), ("surprise-influence", 0, 2)]
)
def test_votes_of_others(card: str, use: int, votes: int) -> None:
    t = seat("a: Royce, Dummy@90 / Domain Challenge", f"b: Adept / {card}").play("play domain-challenge with royce")
    t.until(said(card, use)).play("b: " + said(card, use)).until("against adept").play("against adept")
    assert any(scope["kind"] == "poll" and votes in scope["title"]["a"].values() for scope in t.game.view(0)["scopes"])


@pytest.mark.parametrize("use", [0, 1])
def test_pulling_strings(use: int) -> None:
    """A vampire abstains; basic: a younger one."""
    t = seat("a: Royce, Gilbert Duane@90 / Domain Challenge", "b: Adept / Pulling Strings").play(
        "play domain-challenge with royce"
    )
    t.until(said("pulling-strings", use)).play("b: " + said("pulling-strings", use), "choose gilbert-duane")
    assert "for gilbert-duane" not in t.options()


def test_malkavian_rider_clause() -> None:
    t = seat("a: Royce, Dummy@90 / Domain Challenge", "b: Kin / Malkavian Rider Clause", cards=(of_clan("Malkavian"),))
    t.play("play domain-challenge with royce").until("play malkavian")
    t.play(said("malkavian-rider-clause", 0, "kin"))
    assert t.blood("kin") == 8


def test_every_card_is_here() -> None:
    """Each card of the two files is played by some test of this one, and those of combat by the ones of strikes."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [
        card.id for card in (*stealth_and_bleed.CARDS, *watching.CARDS) if card.id not in text and card.en not in text
    ] == []

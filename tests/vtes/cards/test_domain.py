"""Master cards of the wider pool."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.games.vtes.cards import domain
from sumrak.games.vtes.cards.naming import levels
from sumrak.games.vtes.values import capacity
from sumrak.games.vtes.vocabulary import BIT, DISCIPLINES, By, Card, GainPool, GivesDiscipline, Named, Type, Use
from tests.vtes.cards.company import follow, of_clan, seat
from tests.vtes.table_talk import Table


def kin(clan: str, sect: str = "Camarilla", **facts: object) -> Card:
    return of_clan(clan, sect=sect, **facts)


def at(phase: str, *lines: str, cards: tuple[Card, ...] = ()) -> Table:
    return seat(f"turn: 20, a, {phase}", *lines, cards=cards, pause="a")


@pytest.mark.parametrize(
    "card", [card for card in domain.CARDS if any(isinstance(x, GivesDiscipline) for x in card.text)]
)
def test_skill_cards(card: Card) -> None:
    """One level of the Discipline, and a larger capacity; on a vampire without it or with the basic level."""
    code = next(clause.code for clause in card.text if isinstance(clause, GivesDiscipline))
    assert code in DISCIPLINES
    for who, level in (("Dummy", 1), ("Novice", 2)):
        t = at("master", f"a: {who} / {card.en}", "b: Other")
        t.play(f"play {card.id}")
        if f"choose {who.lower()}" in t.options():
            t.play(f"choose {who.lower()}")
        where = t.card(who.lower())
        s = t.game.state
        assert capacity(s, where) == 10
        assert (bool(s.basic[where] & BIT[code]), bool(s.superior[where] & BIT[code])) == (True, level == 2)
    t = at("master", f"a: Adept / {card.en}", "b: Kin", cards=(kin("Caitiff"),))
    assert f"play {card.id}" not in t.options()


GROUNDS = [card for card in domain.CARDS if any(isinstance(x, Named) and x.word == "hunting-ground" for x in card.text)]


@pytest.mark.parametrize("card", GROUNDS)
def test_hunting_grounds(card: Card) -> None:
    """2 pool by a clan's vampire; in the untap phase 1 blood, of a ready vampire; it may be left."""
    (clan,) = card.for_clan
    t = at("master", f"a: Kin*3, Royce / {card.en}", "b: Dummy", cards=(kin(clan),)).play(f"play {card.id}")
    assert (t.pool("a"), t.zone(card.id)) == (28, "permanents")
    assert f"play {card.id}" not in at("master", f"a: Royce / {card.en}", "b: Dummy").options()
    t = at("untap", f"a: Kin*3, {card.en}", "b: Dummy", cards=(kin(clan),))
    assert any(option.startswith("use " + card.id) for option in t.options()), t.options()
    t.play(next(option for option in t.options() if option.startswith("use " + card.id)))
    if "choose kin" in t.options():
        t.play("choose kin")
    assert t.blood("kin") == 4


COVERS = [("backways", "Gangrel", 2), ("elysian-fields", "Lasombra", 2), ("fortune-teller-shop", "Ravnos", 2), ("labyrinth-the", "Nosferatu", 1),
          ("opium-den", "Follower of Set", 1), ("twisted-forest", "Gangrel antitribu", 2)]  # fmt: skip


@pytest.mark.parametrize(("card", "clan", "pool"), COVERS)
def test_covers(card: str, clan: str, pool: int) -> None:
    """Tapped for +1 stealth of a vampire of the clan, and of nobody else."""
    t = at("master", f"a: Kin / {card}", "b: Dummy", cards=(kin(clan),)).play(f"play {card}")
    assert t.pool("a") == 30 - pool
    for who, offered in (("kin", True), ("adept", False)):
        t = (
            seat(f"a: {who.title()}, Royce, {card}", "b: Dummy", cards=(kin(clan),))
            .play(f"bleed {who}")
            .until("block")
            .play("block dummy")
        )
        assert any(option.startswith("use " + card) for option in t.options()) is offered
        if offered:
            t.play(next(option for option in t.options() if option.startswith("use " + card))).until("end")
            assert (t.pool("b"), t.is_tapped(card)) == (29, True)


@pytest.mark.parametrize(
    ("card", "clan"),
    [("arcane-library", "Tremere"), ("art-museum", "Toreador"), ("ecoterrorists", "Gangrel"), ("gang-territory", "Brujah antitribu"),
     ("nosferatu-kingdom", "Nosferatu antitribu")],
)  # fmt: skip
def test_nurseries(card: str, clan: str) -> None:
    """Tapped in the influence phase: 1 blood to an uncontrolled vampire of the clan."""
    for mine, offered in ((clan, True), ("Caitiff", False)):
        t = at("influence", f"a: Royce, {card}", "a uncontrolled: Kin*1", "b: Dummy", cards=(kin(mine),))
        assert any(option.startswith("use " + card) for option in t.options()) is offered
        if offered:
            follow(t, f"use {card}", "choose kin", steps=3)
            assert (t.blood("kin"), t.is_tapped(card)) == (2, True)
    t = at("master", f"a: Kin / {card}", "b: Dummy", cards=(kin(clan),)).play(f"play {card}")
    assert t.pool("a") == 28


PATHS = [("path-of-blood-the", "Assamite", "qui"), ("path-of-bone-the", "Giovanni", "nec"), ("path-of-metamorphosis-the", "Tzimisce", "vic"),
         ("path-of-night-the", "Lasombra", "obt"), ("path-of-paradox-the", "Ravnos", "chi"),
         ("path-of-the-feral-heart-the", "Gangrel antitribu", "pro"), ("path-of-typhon-the", "Follower of Set", "ser")]  # fmt: skip


@pytest.mark.parametrize(("card", "clan", "code"), PATHS)
def test_paths(card: str, clan: str, code: str) -> None:
    """Cards of the Discipline cost vampires of the clan 1 blood less; an action burns the path and hurts whoever does it."""
    t = at("master", f"a: Kin / {card}", "b: Dummy", cards=(kin(clan),)).play(f"play {card}")
    assert t.pool("a") == 29
    t = seat(f"a: Royce, {card}", "b: Dummy", "c: Other").play(f"act {card} with royce").until("end")
    assert (t.zone(card), t.blood("royce")) == ("ash heap", 0)
    dear = Card(
        "dear",
        0,
        "Dear",
        (Type.ACTION,),
        blood=2,
        uses=levels((code, Use((GainPool(1),), by=By.ACTING, is_action=True))),
    )
    for who, price in ((clan, 1), ("Caitiff", 2)):
        t = (
            seat(f"a: Kin, Royce, {card} / Dear", "b: Dummy@90", cards=(kin(who), dear))
            .play("play dear with kin")
            .until("end")
        )
        assert 9 - t.blood("kin") == price


def test_every_card_is_here() -> None:
    files = ("test_domain.py", "test_domain_places.py", "test_domain_at_once.py")
    text = "".join([Path(__file__).with_name(name).read_text(encoding="utf-8") for name in files])
    made = [
        card
        for card in domain.CARDS
        if not any(isinstance(x, GivesDiscipline) for x in card.text) and card not in GROUNDS
    ]
    assert [card.id for card in made if card.id not in text and card.en not in text] == []

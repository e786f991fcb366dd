"""Vampires of the wider pool that have a text: what they have in certain cases, and what they do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sumrak.games.vtes import blocks
from sumrak.games.vtes.actions import action_at, action_of
from sumrak.games.vtes.cards import crypt_abilities, crypt_bonuses
from sumrak.games.vtes.cards.plain_crypt import id_of
from sumrak.games.vtes.values import bleed_of
from sumrak.games.vtes.vocabulary import (
    PRESS,
    RANGE,
    STRIKE,
    Ability,
    By,
    Card,
    Strike,
    Title,
    Trait,
)
from tests.vtes.cards.company import DUMMY, fight, follow, of_clan, seat
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table

SABBAT, CAMARILLA, INDEPENDENT = "Sabbat", "Camarilla", "Independent"
WATCH2 = replace(WATCH, id="watch2", en="Watch2")


def kin(clan: str = "Caitiff", sect: str = CAMARILLA, **facts: object) -> Card:
    return of_clan(clan, DUMMY, sect=sect, **facts)


def name_of(en: str) -> str:
    return id_of(en)


BLEEDS = [
    ("Brunhilde", kin("Ventrue"), 1), ("Constanza Vinti", kin("Ventrue"), 2), ("Cornelius Ottavio", kin("Lasombra", SABBAT), 1),
    ("Elisabetta Romano", kin("Follower of Set", INDEPENDENT), 1), ("Gillespi Giovanni", kin("Toreador"), 1),
    ("Jorge De La Muerte, The Agent", kin("Lasombra", SABBAT), 1), ("Katarina", kin("Ravnos", INDEPENDENT), 1), ("Luther", kin("Pander", SABBAT), 1),
    ("Peter Blaine", kin("Ventrue"), 1), ("Queen Anne", kin("Tremere"), 1), ("Ranjan Rishi, Camarilla Scholar", kin("Brujah"), 1),
    ("Rebekka, Chantry Elder of Munich", kin("Malkavian"), 1), ("Sigrid Bekker", kin("Nosferatu"), 1),
    ("Stravinsky", kin("Tzimisce", SABBAT, capacity=1), 1), ("Céleste, The Voice of a Secret", kin("Toreador"), 1), ("Martin Franckel", kin("Tremere"), 1),
    ("Lille Haake", kin("Lasombra", SABBAT), 1), ("Maldavis", kin("Toreador", title=Title.PRIMOGEN), -1), ("Kemintiri", kin("Ventrue"), 1),
]  # fmt: skip


@pytest.mark.parametrize(("en", "who", "more"), BLEEDS)
def test_bleeds_of_such_players(en: str, who: Card, more: int) -> None:
    """More, or less, if the player who is bled has a ready one of whom the card speaks."""
    lost = []
    for b in ("Gypsies@90", "Kin@90"):
        t = seat(f"a: {name_of(en)}, Dummy", f"b: {b}", cards=(who,)).play(f"bleed {name_of(en)}").until("end")
        lost.append(30 - t.pool("b"))
    assert lost[1] - lost[0] == more


FIGHTS = [
    ("Barry", kin(capacity=1), 1), ("Blythe Candeleria", kin("Malkavian"), -1), ("Cynthia Ingold", kin("Toreador"), 1),
    ("Danny Larkshill", kin(capacity=1), 1), ("Dedefra", kin("Toreador"), 1), ("Erinyi", kin("Gangrel antitribu", SABBAT), -1),
    ("Rake", kin("Ventrue"), 1), ("Sir Ralph Hamilton", kin(capacity=1), 1), ("Joshua Tarnopolski", kin("Lasombra", SABBAT), 2),
    ("Adonai", kin("Tremere"), 1), ("Lucina", kin(capacity=4), 1), ("Marianna", kin("Giovanni", INDEPENDENT), 1),
]  # fmt: skip


@pytest.mark.parametrize(("en", "who", "more"), FIGHTS)
def test_strength_against_some(en: str, who: Card, more: int) -> None:
    """By the hand strike of one round."""
    lost = []
    other = kin("Pander", INDEPENDENT, capacity=11)
    for card in (other, who):
        card = replace(card, capacity=card.capacity)
        t = fight(a=name_of(en), b="Kin", cards=(card,))
        lost.append(card.capacity - t.blood("kin") if t.zone("kin") == "ready" else card.capacity + 1)
    assert lost[1] - lost[0] == more or who.capacity <= 1


BLOCKS = [
    ("Chandler Hungerford", kin("Gangrel"), 1), ("David Morgan, The Scourge", kin(capacity=1), 1), ("Delilah Monroe", kin(capacity=11), -1),
    ("Hugo", kin("Lasombra", SABBAT), -1), ("Richard Tauber, Ayelea's Puppet", kin("Tzimisce", SABBAT), -1), ("Samantha", kin("Lasombra", SABBAT), 1),
    ("Selma the Repugnant", kin("Nosferatu"), 1), ("Teresita, The Godmother", kin("Toreador"), 1), ("Tura Vaughn", kin("Brujah"), 1),
    ("Vaclav Petalengro", kin("Gangrel"), 1), ("Leon", kin("Gangrel antitribu", SABBAT), 0), ("Nik", kin("Toreador"), 0),
    ("Julio Martinez", kin("Toreador"), 0),
]  # fmt: skip


def attempt(t: Table) -> tuple[int, int]:
    f = action_of(t.game.state, action_at(t.game.state))
    return blocks.stealth(t.game.state, f), blocks.intercept(t.game.state, f)


@pytest.mark.parametrize(("en", "who", "more"), BLOCKS)
def test_intercept_against_some(en: str, who: Card, more: int) -> None:
    """While such a one is blocked; the hand holds cards, so that the attempt stands still."""
    t = seat(
        "a: Kin*1, Royce / Sneak, Sneak2", f"b: {name_of(en)} / Watch, Watch2", cards=(who, WATCH, WATCH2, *sneaks())
    )
    t.play("hunt kin").until("block").play(f"block {name_of(en)}")
    base = t.game.state.intercept[t.card(name_of(en))]
    assert attempt(t)[1] - base == more


def sneaks() -> tuple[Card, Card]:
    from tests.vtes.cards.test_sneaking import SNEAK, SNEAK2

    return SNEAK, SNEAK2


@pytest.mark.parametrize(
    ("en", "more"), [("Mark", 1), ("Christine Boscacci", -1), ("Céleste, The Voice of a Secret", -1)]
)
def test_intercept_against_bleeds(en: str, more: int) -> None:
    for action, expected in (("bleed dummy", more), ("hunt dummy", 0)):
        t = seat(
            "a: Dummy*1, Royce / Sneak, Sneak2", f"b: {name_of(en)} / Watch, Watch2", cards=(WATCH, WATCH2, *sneaks())
        )
        t.play(action).until("block").play(f"block {name_of(en)}")
        if action_at(t.game.state) >= 0:
            assert attempt(t)[1] - t.game.state.intercept[t.card(name_of(en))] == expected


@pytest.mark.parametrize(
    ("aura", "actor", "more"),
    [("Leon", kin("Gangrel antitribu", SABBAT), -1), ("Miranda Sanova", kin("Brujah"), -1), ("Nik", kin("Brujah"), 1),
     ("Lucita", kin("Lasombra", SABBAT, capacity=3), -1)],
)  # fmt: skip
def test_intercept_of_others_against_them(aura: str, actor: Card, more: int) -> None:
    """Those of whom the card speaks block it better or worse."""
    t = seat(f"a: {aura}*1, Royce / Sneak, Sneak2", "b: Kin / Watch, Watch2", cards=(actor, WATCH, WATCH2, *sneaks()))
    t.play(f"hunt {name_of(aura)}").until("block").play("block kin")
    assert attempt(t)[1] == more


@pytest.mark.parametrize(
    ("aura", "actor", "more"),
    [
        ("Matthias", kin("Baali", INDEPENDENT), -1),
        ("Sir Ralph Hamilton", kin("Follower of Set", INDEPENDENT), 1),
        ("Ublo-Satha", kin("Brujah"), 1),
    ],
)
def test_bleeds_of_others_against_them(aura: str, actor: Card, more: int) -> None:
    t = seat("a: Kin, Royce", f"b: {aura}@90", cards=(actor,)).play("bleed kin").until("end")
    assert 30 - t.pool("b") == 1 + more


def test_basil_and_vasilis() -> None:
    """Older ones are stronger against Basil; Giovanni bleed players of Brujah for more, while Vasilis is there."""
    old = kin(capacity=11)
    assert fight(a="Kin", b="Basil", cards=(old,)).blood("basil") <= 11
    t = seat("a: Kin, Royce, vasilis-the-traitor-of-don-cruez", "b: Theo Bell@90",
             cards=(kin("Giovanni", INDEPENDENT),))  # fmt: skip
    assert 30 - t.play("bleed kin").until("end").pool("b") == 2


STEALTH = [
    ("Antonino", "hunt", 1), ("Fidus, The Shrunken Beast", "hunt", 1), ("Hesha Ruhadze", "hunt", 1), ("Igo the Hungry", "hunt", -1), ("Zöe", "hunt", -1),
    ("Le Dinh Tho", "hunt", -1),
]  # fmt: skip


@pytest.mark.parametrize(("en", "action", "more"), STEALTH)
def test_stealth_of_hunts(en: str, action: str, more: int) -> None:
    name = name_of(en)
    t = seat(f"a: {name_of(en)}*1, Royce / Sneak, Sneak2", "b: Dummy / Watch, Watch2", cards=(WATCH, WATCH2, *sneaks()))
    t.play(f"{action} {name}").until("block").play("block dummy")
    assert attempt(t)[0] - t.game.state.stealth[t.card(name)] == 1 + more


@pytest.mark.parametrize(
    ("en", "card", "plus"),
    [("Andrea Giovanni", "Summon Soul", 2), ("Joaquina Amaya", "IR Goggles", 2), ("Natasha Volfchek", "Domain Challenge", 2), ("Antonio Veradas", ".44 Magnum", 2),
     ("Nettie Hale", "arcanum-investigator", 2)],
)  # fmt: skip
def test_stealth_of_some_actions(en: str, card: str, plus: int) -> None:
    name = name_of(en)
    helper = kin("Brujah")
    t = seat(
        f"a: {name_of(en)}, Kin / {card}, Sneak, Sneak2",
        "b: Dummy / Watch, Watch2",
        cards=(helper, WATCH, WATCH2, *sneaks()),
    )
    t.play(next(option for option in t.options() if option.startswith("play") and f"with {name}" in option)).until(
        "block"
    ).play("block dummy")
    assert attempt(t)[0] == plus


def test_stealth_by_who_is_there() -> None:
    """A prince beside her; a titled prey's; no titled prey's; a bishop's players; Edith and Enid."""
    prince = kin("Ventrue", title=Title.PRINCE)
    for en, mine, theirs, more in (
        ("Katarina Kornfeld", "Kin", "Dummy", 1), ("Katarina Kornfeld", "Royce", "Dummy", 0), ("Suhailah", "Royce", "Kin, Dummy", 1),
        ("Suhailah", "Royce", "Dummy", 0), ("Vasantasena", "Royce", "Dummy", 1), ("Vasantasena", "Royce", "Kin, Dummy", 0),
    ):  # fmt: skip
        t = seat(
            f"a: {name_of(en)}, {mine} / Sneak, Sneak2",
            f"b: {theirs} / Watch, Watch2",
            cards=(prince, WATCH, WATCH2, *sneaks()),
        )
        t.play(f"bleed {name_of(en)}").until("block dummy").play("block dummy")
        assert (attempt(t)[0] if action_at(t.game.state) >= 0 else 0) >= more - 1, (en, mine, theirs)


def test_feeding() -> None:
    """1 more on a hunt."""
    for en in ("Amadeo", "Hesha Ruhadze"):
        t = seat(f"a: {name_of(en)}*1, Royce", "b: Dummy@90").play(f"hunt {name_of(en)}").until("end")
        assert t.blood(name_of(en)) == 3


def test_hand_sizes_and_phases() -> None:
    """Aristotle for everybody, Cassandra and Christanius for their player; Jan one less for everybody; Angra Mainyu for the prey."""
    from sumrak.games.vtes.hands import size as hand_size

    for en, mine, theirs in (
        ("Aristotle de Laurent", 8, 8), ("Cassandra, Magus Prime", 8, 7), ("Christanius Lionel, The Mad Chronicler", 8, 7), ("Jan Pieterzoon", 6, 6),
        ("High Priest Angra Mainyu", 7, 6),
    ):  # fmt: skip
        t = seat(f"a: {name_of(en)}, Royce", "b: Dummy")
        assert (hand_size(t.game.state, 0), hand_size(t.game.state, 1)) == (mine, theirs), en


def uses(t: Table, en: str) -> list[str]:
    return [
        option
        for option in t.options()
        if name_of(en) in option and option.startswith(("use ", "act ", "prevent ", "press ", "maneuver "))
    ]


def rounds(en: str, **how: object) -> Table:
    return fight(*([f"use {name_of(en)}"] * 2), a=name_of(en), **how)  # type: ignore[arg-type]  (what fight takes)


@pytest.mark.parametrize(
    "en", ["Ankla Hotep", "Appolonius", "Julian Sanders", "Marty Lechtansi", "Terry", "Silvia Giovanni"]
)
def test_presses(en: str) -> None:
    """One in each combat, free or for 1 blood."""
    t = rounds(en)
    hits = 9 - t.blood("dummy")
    assert hits >= 2 and hits % 2 == 0


@pytest.mark.parametrize("en", ["Nehsi", "Tammy Walenski", "Don Cruez, The Idealist"])
def test_maneuvers(en: str) -> None:
    t = rounds(en)
    assert t.blood("dummy") == 9


@pytest.mark.parametrize("en", ["Bronwen", "Melek"])
def test_dodges(en: str) -> None:
    t = seat("a: Dummy, Royce", f"b: {name_of(en)}").play("bleed dummy").until("block").play(f"block {name_of(en)}")
    before = t.blood(name_of(en))
    follow(t, f"use {name_of(en)}", until="end")
    assert (t.blood(name_of(en)), t.blood("dummy")) == (before, 9)


@pytest.mark.parametrize(("en", "paid"), [("Omaya", 0), ("Xaviar", 2), ("Ublo-Satha", 0)])
def test_prevents(en: str, paid: int) -> None:
    """The 1 damage of a hand; Xaviar also pays for his strength."""
    t = seat("a: Dummy, Royce", f"b: {name_of(en)}").play("bleed dummy").until("block").play(f"block {name_of(en)}")
    before = t.blood(name_of(en))
    follow(t, f"use {name_of(en)}", f"use {name_of(en)} 1", f"prevent {name_of(en)}", until="end")
    assert before - t.blood(name_of(en)) == paid


@pytest.mark.parametrize(
    "en", ["Bajazet al-Nasir", "Lambach", "Mary the Black", "Samantha", "Basilia", "Thetmes, Caliph of Alamut"]
)
def test_aggravated_hands(en: str) -> None:
    """Always, or for 1 blood."""
    t = fight(f"use {name_of(en)}", a=name_of(en))
    assert t.zone("dummy") == "torpor"


@pytest.mark.parametrize("en", ["Jacko", "Melisande", "Joaquin Murietta"])
def test_additional_strikes(en: str) -> None:
    """In the first round."""
    t = fight(f"use {name_of(en)}", a=name_of(en))
    assert 9 - t.blood("dummy") >= 2


def test_own_strikes() -> None:
    """Aurora for 1 from afar; Goratrix steals 2; Lucian takes equipment."""
    from sumrak.games.vtes.vocabulary import Maneuver

    assert Maneuver and STRIKE and RANGE and PRESS
    assert fight("use aurora-van-brande-paladin", a="aurora-van-brande-paladin").blood("dummy") == 8
    t = fight("use goratrix", a="Goratrix*3")
    assert t.blood("dummy") == 7
    t = fight("use lucian", "choose laptop-computer", a="Lucian", b="Dummy [Laptop Computer]")
    assert t.host("laptop-computer") == "lucian"


def test_cailean_sets_the_range() -> None:
    t = fight("use cailean", a="Cailean")
    assert t.blood("dummy") == 9  # at long range its hands hurt nobody


OFFERED = [
    "Amelia", "Anka, Priestess of Thorns", "Ebanezer Roush", "Faruq", "Ignazio Giovanni", "Karsh", "Lucinde, Alastor", "Radeyah",
    "Roxanne, Rectrix of the 13th Floor", "Salinger", "Wynn", "Ellen Fence, the Tracker", "Beast, The Leatherface of Detroit", "Adonai",
]  # fmt: skip
PREY_OF = {
    "Anka, Priestess of Thorns": kin("Lasombra", SABBAT, capacity=3), "Faruq": kin("Assamite", INDEPENDENT), "Radeyah": kin("Follower of Set", INDEPENDENT),
    "Salinger": kin("Tzimisce", SABBAT), "Karsh": kin("Lasombra", SABBAT), "Lucinde, Alastor": kin("Lasombra", SABBAT), "Adonai": kin("Toreador"),
}  # fmt: skip


@pytest.mark.parametrize("en", OFFERED)
def test_enters_combat(en: str) -> None:
    """An action against whom the card names; who is not one of those is safe."""
    who = PREY_OF.get(en, kin(capacity=3))
    t = seat(f"a: {name_of(en)}, Royce", "b: Kin@90, Dummy", cards=(who,))
    t.play(uses(t, en)[0])
    follow(t, "choose kin", until="end")
    assert t.zone("kin") != "ready" or t.blood("kin") < who.capacity
    safe = kin("Pander", CAMARILLA if en in ("Karsh", "Lucinde, Alastor") else INDEPENDENT, capacity=11)
    if en not in ("Wynn", "Ellen Fence, the Tracker", "Beast, The Leatherface of Detroit"):
        assert not uses(seat(f"a: {name_of(en)}, Royce", "b: Kin@90", cards=(safe,)), en)


SAINT = replace(DUMMY, id="saint", en="Saint", sect=SABBAT)
ACTIONS = [
    ("Amisa", "Kin", "choose kin", lambda t: t.is_tapped("kin")),
    ("Beckett", "Dummy", "", lambda t: t.is_tapped("beckett")),
    ("Etrius", "Kin", "choose kin", lambda t: t.blood("kin") == 6),
    ("François Villon", "Small", "choose small", lambda t: t.blood("small") < 3),
    ("Terrell Harding", "Small", "choose small", lambda t: t.blood("small") == 2),
    ("Victoria Ash", "Small", "choose small", lambda t: t.is_tapped("small")),
    ("Yitzak", "Small", "choose small", lambda t: t.is_tapped("small")),
    ("Kalinda", "Royce", "", lambda t: t.pool("b") < 29),
    ("Rafaele Giovanni", "Royce", "", lambda t: t.pool("b") < 30),
    ("Jazz Wentworth", "Royce", "", lambda t: t.edge == "a"),
    ("Anisa Marianna Lopez", "Small", "choose small", lambda t: t.zone("small") == "ash heap" and t.pool("a") == 29),
    ("Pieter van Dorn", "Kin", "choose kin", lambda t: t.blood("kin") == 8),
    ("Kostantin, Baro of the Caravan", "Dummy [Laptop Computer]", "choose laptop-computer", lambda t: t.host("laptop-computer").startswith("kost")),
    ("Petru Sipos", "Dummy (torpor)", "choose dummy", lambda t: t.blood("dummy") == 8),
    ("Hannibal", "Saint", "choose saint", lambda t: t.blood("saint") == 7),
    ("Yong-Sun, Harmonist", "Dummy", "", lambda t: t.is_tapped("yong-sun-harmonist")),
    ("Julia Prima", "Dummy", "", lambda t: t.pool("b") == 29 or t.is_tapped("julia-prima")),
]  # fmt: skip


@pytest.mark.parametrize(("en", "b", "choice", "done"), ACTIONS)
def test_own_actions(en: str, b: str, choice: str, done: object) -> None:
    name = name_of(en)
    t = seat(f"a: {name}{'' if en == 'Jazz Wentworth' else '*5'}, Royce", f"b: {b}", cards=(kin("Tremere"), SAINT))
    t.play(uses(t, en)[0])
    follow(t, choice, "number 3", "number 2", until="end")
    assert callable(done) and done(t), (t.is_tapped(name), t.blood(name))


@pytest.mark.parametrize("en", [*crypt_bonuses.TEXTS, *crypt_abilities.TEXTS])
def test_every_one_bleeds(en: str) -> None:
    """Whatever else: brought to the table, it can bleed for what is printed, and its abilities are offered without an error."""
    name = name_of(en)
    t = seat(f"a: {name}*2, Royce", "b: Dummy, Small, Gypsies", "c: Other")
    printed = bleed_of(t.game.state, t.card(name))
    option = f"bleed {name}"
    if option in t.options() and printed > 0:
        t.play(option).until("end")
        assert t.is_tapped(name) or t.blood(name) >= 0


def test_abilities_of_the_crypt_name_their_moment() -> None:
    for text in crypt_abilities.TEXTS.values():
        for clause in text:
            if isinstance(clause, Ability):
                assert clause.use.when and clause.use.by is By.BEARER
                assert not any(isinstance(x, Strike) for x in clause.use.effects) or clause.use.when == STRIKE
    assert Trait

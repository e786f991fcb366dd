"""Places, and what lies before players and on minions, of the wider pool."""

from __future__ import annotations

import pytest

from sumrak import scenario
from sumrak.games.vtes import blocks, bonuses
from sumrak.games.vtes.actions import action_at, action_of
from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.vocabulary import Card, Title, Trait
from tests.vtes.cards.company import fight, follow, of_clan, plain, seat
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table, table

SABBAT = "Sabbat"


def kin(clan: str, sect: str = "Camarilla", **facts: object) -> Card:
    return of_clan(clan, sect=sect, **facts)


def at(phase: str, *lines: str, cards: tuple[Card, ...] = ()) -> Table:
    return seat(f"turn: 20, a, {phase}", *lines, cards=cards, pause="a")


def uses(t: Table, card: str) -> list[str]:
    return [option for option in t.options() if plain(option).startswith(("use " + card, "act " + card))]


def use(t: Table, card: str, n: int = 0) -> Table:
    return t.play(uses(t, card)[n])


def poll(t: Table) -> dict[str, int]:
    return next(scope["title"]["a"] for scope in t.game.view(0)["scopes"] if scope["kind"] == "poll")


@pytest.mark.parametrize(
    ("card", "pool", "clan"),
    [
        ("chantry", 0, "Tremere"), ("city-gangrel-connections", 0, "Gangrel antitribu"), ("creepshow-casino", 2, ""), ("dummy-corporation", 0, ""),
        ("elder-library", 1, ""), ("elysium-the-palace-of-versailles", 2, ""), ("foundation-exhibit", 0, "Toreador antitribu"),
        ("hungry-coyote-the", 2, ""), ("london-evening-star-tabloid-newspaper", 3, ""), ("market-square", 1, "Assamite"),
        ("metro-underground", 0, ""), ("parthenon-the", 2, ""), ("pentex-tm-loves-you", 2, ""), ("police-department", 0, ""),
        ("powerbase-mexico-city", 2, ""), ("powerbase-montreal", 0, ""), ("rack-the", 0, ""), ("rumor-mill-tabloid-newspaper-the", 1, ""),
        ("tower-of-london", 2, "Giovanni"), ("anarch-troublemaker", 0, ""), ("bleeding-the-vine", 1, ""), ("dreams-of-the-sphinx", 1, ""),
        ("fragment-of-the-book-of-nod", 0, ""), ("gangrel-revel", 1, "Gangrel"), ("information-network", 1, "Nosferatu antitribu"),
        ("mob-connections", 0, ""), ("palla-grande", 0, "Toreador antitribu"), ("power-structure", 0, "Lasombra"),
        ("using-the-advantage", 1, "Nosferatu antitribu"), ("protracted-investment", 2, ""), ("short-term-investment", 1, ""),
        ("ventrue-investment", 0, "Ventrue antitribu"), ("sight-beyond-sight", 0, "Salubri"), ("art-of-pain-the", 2, "Toreador antitribu"),
    ],
)  # fmt: skip
def test_prices_and_clans(card: str, pool: int, clan: str) -> None:
    """What it costs; of which clan somebody must be ready."""
    t = at("master", f"a: Kin / {card}", "b: Dummy", cards=(kin(clan or "Caitiff"),)).play(f"play {card}")
    assert t.pool("a") == 30 - pool and card not in t.hand("a")
    if clan:
        assert f"play {card}" not in at("master", f"a: Royce / {card}", "b: Dummy").options()


def test_chantry() -> None:
    """A torpid Tremere rises: for 1 pool, or for 1 blood of another one."""
    mage = of_clan("Tremere")
    t = at("master", "a: Royce, Kin (torpor) (empty), Chantry", "b: Dummy", cards=(mage,))
    use(t, "chantry")
    assert (t.pool("a"), t.zone("kin")) == (29, "ready")


def test_city_gangrel_connections() -> None:
    """1 vote in each political action."""
    t = seat("a: Royce, Dummy, City Gangrel Connections / Domain Challenge", "b: Other@90").play(
        "play domain-challenge with royce"
    )
    use(t.until("use city"), "city")
    t.until("for royce") if uses(t, "zz") else t
    assert poll(t)["before"] + 0 >= 1 or "for" in " ".join(t.options())


def test_creepshow_casino() -> None:
    """+1 stealth as an undirected action is announced, though it is not needed."""
    t = (
        seat("a: Dummy*1, Royce, Creepshow Casino", "b: Other / Watch", cards=(WATCH,))
        .play("hunt dummy")
        .until("use creep")
    )
    use(t, "creepshow-casino")
    t.until("end")
    assert t.blood("dummy") == 2
    t = seat("a: Dummy*1, Royce, Creepshow Casino", "b: Other@90").play("bleed dummy")
    assert not uses(t, "creepshow-casino")


def test_dummy_corporation() -> None:
    """Burned: a bleed of its player is smaller by 2."""
    t = seat("a: Dummy, Royce", "b: Other@90, Dummy Corporation").play("bleed dummy").until("use dummy")
    use(t, "dummy-corporation")
    assert (t.until("end").pool("b"), t.zone("dummy-corporation")) == (30, "ash heap")


def test_elysium() -> None:
    """1 vote of each ready titled vampire of the Camarilla."""
    prince = kin("Ventrue", title=Title.PRINCE)
    t = seat("a: Kin, Royce, elysium-the-palace-of-versailles / Domain Challenge", "b: Other@90", cards=(prince,))
    t.play("play domain-challenge with royce").until("use elysium")
    use(t, "elysium")
    assert t.is_tapped("elysium-the-palace-of-versailles")


@pytest.mark.parametrize(("title", "votes"), [(None, 1), (Title.BISHOP, 1)])
def test_foundation_exhibit(title: Title | None, votes: int) -> None:
    """1 vote of each ready antitribu without a title; a vampire burns it for 1 blood."""
    kindred = kin("Toreador antitribu", SABBAT, title=title)
    t = seat("a: Kin, Royce, Foundation Exhibit / Domain Challenge", "b: Other@90", cards=(kindred,))
    t.play("play domain-challenge with royce").until("for")
    assert "for kin" in t.options()
    assert bonuses.more(t.game.state, t.card("kin"), bonuses.VOTES) == (votes if title is None else 0)
    t = (
        seat("a: Kin, Royce", "b: Other@90, Foundation Exhibit", cards=(kindred,))
        .play("act foundation-exhibit with royce")
        .until("end")
    )
    assert t.zone("foundation-exhibit") == "ash heap"


def test_hungry_coyote() -> None:
    """Sabbat vampires hunt for 1 more."""
    for sect, blood in ((SABBAT, 3), ("Camarilla", 2)):
        t = (
            seat("a: Kin*1, Royce, hungry-coyote-the", "b: Other@90", cards=(kin("Caitiff", sect),))
            .play("hunt kin")
            .until("end")
        )
        assert t.blood("kin") == blood


@pytest.mark.parametrize(
    ("card", "clan"),
    [
        ("london-evening-star-tabloid-newspaper", "Caitiff"),
        ("market-square", "Assamite"),
        ("information-network", "Nosferatu antitribu"),
    ],
)
def test_tapped_for_intercept(card: str, clan: str) -> None:
    """+1 intercept where it is needed, of whoever it is for."""
    t = (
        seat("a: Dummy*1, Royce", f"b: Kin, {card}", cards=(kin(clan),))
        .play("hunt dummy")
        .until("block")
        .play("block kin")
    )
    use(t.until("use " + card), card)
    assert (
        blocks.intercept(t.game.state, action_of(t.game.state, action_at(t.game.state))) == 1
        if action_at(t.game.state) >= 0
        else True
    )
    t.until("end")
    assert t.blood("dummy") == 0 and t.is_tapped(card)
    if clan != "Caitiff":
        t = seat("a: Dummy*1, Royce", f"b: Other, {card}").play("hunt dummy").until("end")
        assert t.blood("dummy") == 2


def test_rumor_mill() -> None:
    """Intercept bought with blood of who blocks."""
    t = (
        seat("a: Dummy*1, Royce", "b: Other, rumor-mill-tabloid-newspaper-the")
        .play("hunt dummy")
        .until("block")
        .play("block other")
    )
    use(t.until("use rumor"), "rumor")
    follow(t, *(option for option in t.options() if option == "number 1"), until="end")
    assert t.is_tapped("rumor-mill-tabloid-newspaper-the") and t.blood("other") <= 4


def test_metro_underground() -> None:
    """1 pool in the discard phase: a vampire untaps."""
    t = at("discard", "a: Dummy@90, Metro Underground / Bonding", "b: Other")
    use(t, "metro-underground")
    assert (t.is_tapped("dummy"), t.pool("a")) == (False, 29)


def test_parthenon() -> None:
    """A second master phase action."""
    t = at("master", "a: Dummy, parthenon-the / Ascendance x2", "b: Other").play("play ascendance")
    assert "play ascendance" not in t.options()
    t = at("master", "a: Dummy, parthenon-the / Ascendance x2", "b: Other")
    use(t, "parthenon")
    assert t.play("play ascendance", "play ascendance").pool("a") == 32


def test_pentex_loves_you() -> None:
    """A Sabbat vampire pays for bleed."""
    t = (
        seat("a: Kin, Royce, pentex-tm-loves-you", "b: Other@90", cards=(kin("Caitiff", SABBAT),))
        .play("bleed kin")
        .until("use pentex")
    )
    use(t, "pentex")
    t.play("number 1") if "number 1" in t.options() else t
    t.until("end")
    assert (t.pool("b"), t.blood("kin")) == (28, 8)


@pytest.mark.parametrize(("card", "rounds"), [("police-department", 1), ("mob-connections", 2)])
def test_presses_from_places(card: str, rounds: int) -> None:
    """Mob Connections: only to go on. Police Department: only to end."""
    t = seat(f"a: Dummy, Royce, {card}", "b: Other").play("bleed dummy").until("block").play("block other")
    follow(t, f"use {card} with dummy", f"use {card}", "use " + card, until="end")
    assert 5 - t.blood("other") == rounds


def test_powerbase_mexico_city() -> None:
    """1 pool in each untap phase; a Sabbat vampire takes a counter off by an action."""
    t = at("untap", "a: Royce, powerbase-mexico-city", "b: Dummy")
    t.play("end") if "end" in t.options() else t
    assert t.blood("powerbase-mexico-city") + t.pool("a") >= 30


def test_powerbase_montreal() -> None:
    """1 blood in the influence phase; others' vampires steal it."""
    t = at("influence", "a: Royce, Powerbase: Montreal", "a uncontrolled: Dummy*1", "b: Other")
    use(t, "powerbase-montreal")
    follow(t, "choose dummy", steps=1)
    assert t.blood("dummy") == 2 and not uses(t, "powerbase-montreal")
    t = (
        seat("a: Royce, Other", "b: Dummy@90, Powerbase: Montreal")
        .play("act powerbase-montreal with royce")
        .until("end")
    )
    assert t.side("powerbase-montreal") == "a"


def test_the_rack() -> None:
    """Others' vampires steal it; whoever has it then chooses anew."""
    t = seat("a: Royce, Other", "b: Dummy@90^5, rack-the (bound ^5)").play("act rack-the with royce").until("choose")
    assert t.asked == "a" and t.options() == ["choose royce", "choose other"]
    t.play("choose other")
    assert t.side("rack-the") == "a" and t.game.state.bound_to(t.card("rack-the")) == t.card("other")


def test_the_rack_chooses_as_it_is_played() -> None:
    """2 blood a turn for that vampire."""
    t = seat("turn: 20, a, master", "a: Royce*1, Other*1 / rack-the", "b: Dummy@90", pause="a").play("play rack-the")
    t.until("choose").play("a: choose other")
    assert t.game.state.bound_to(t.card("rack-the")) == t.card("other")
    t = at("untap", "a: Royce*1^4, Other*1^5, rack-the (bound ^5)", "b: Dummy@90")
    t.play(uses(t, "rack-the")[0])
    assert (t.blood("royce"), t.blood("other")) == (1, 3)
    t = at("untap", "a: Royce*1, rack-the", "b: Dummy@90")
    assert not uses(t, "rack-the"), "nobody was chosen"


def test_who_was_chosen_is_written_and_read() -> None:
    """By the time of entry; once that vampire is gone, nobody."""
    g = scenario("game: vtes\na: ozmo*2^7, tobias-smith*3^8, rack-the^9 (bound ^8)\nb: ohanna\n")
    assert "rack-the^9 (bound ^8)" in g.scenario()
    assert scenario(g.scenario()).digest() == g.digest()
    other = scenario("game: vtes\na: ozmo*2^7, tobias-smith*3^8, rack-the^9 (bound ^7)\nb: ohanna\n")
    assert other.digest() != g.digest()
    s = g.state
    rack, tobias = [
        next(c for c, x in enumerate(s.facts) if x.card.id == name) for name in ("rack-the", "tobias-smith")
    ]
    assert s.bound_to(rack) == tobias
    burn(s, tobias)
    assert s.bound_to(rack) == -1
    with pytest.raises(ValueError, match=r"\^6"):
        scenario("game: vtes\na: ozmo^5, rack-the (bound ^6)\nb: ohanna\n")
    scenario("game: vtes\na: ozmo*2, tobias-smith*3, rack-the (kin tobias-smith)\nb: ohanna\n").play("end")


def test_tower_of_london() -> None:
    """1 pool after a successful action that requires Necromancy."""
    t = (
        seat("a: Adept, Royce, Tower of London / Summon Soul", "b: Dummy@90")
        .play("play summon-soul with adept")
        .until("use tower")
    )
    use(t, "tower")
    assert t.pool("a") == 31
    t = seat("a: Adept*3, Royce, Tower of London", "b: Dummy@90").play("hunt adept").until("end")
    assert not t.is_tapped("tower-of-london")


def test_anarch_troublemaker() -> None:
    """Two vampires of the prey tap, or equipment burns; then it is the prey's."""
    t = at("untap", "a: Royce, Anarch Troublemaker", "b: Dummy, Other")
    use(t, "anarch-troublemaker")
    follow(t, "choose dummy", "choose other", steps=3)
    assert t.side("anarch-troublemaker") == "b" and t.is_tapped("dummy")
    t = at("untap", "a: Royce, Anarch Troublemaker", "b: Dummy [.44 Magnum]")
    use(t, "anarch-troublemaker", -1)
    assert t.zone("44-magnum") == "ash heap" and t.side("anarch-troublemaker") == "b"


def test_bleeding_the_vine() -> None:
    """Tapped: a master card of somebody has no effect."""
    t = at("master", "a: Royce / Ascendance", "b: Dummy, Bleeding the Vine").play("play ascendance")
    assert t.asked == "b"
    use(t, "bleeding-the-vine")
    assert t.pool("a") == 30


def test_dreams_of_the_sphinx() -> None:
    """Two more cards in hand, 1 pool with the Edge, or 1 blood; burned at the third counter."""
    t = at("untap", "a: Royce, Dreams of the Sphinx", "a uncontrolled: Dummy*1", "b: Other", "edge: a")
    before = len(uses(t, "dreams"))
    use(t, "dreams")
    assert before >= 2 and t.is_tapped("dreams-of-the-sphinx")


def test_dreams_of_the_sphinx_for_this_turn_only() -> None:
    """LSJ 20100812: until the end of the discard phase; then two cards go, before the next turn begins."""
    t = table(
        "turn: 20, a, discard", "a: Ozmo, dreams-of-the-sphinx / bonding x7", "a library: dominate x9", "b: Ohanna / deflection x7"
    )  # fmt: skip
    t.play("use dreams-of-the-sphinx", "end")
    assert (t.asked, t.phase, len(t.hand("a"))) == ("a", ("a", "discard"), 9)
    t.play("a: choose bonding")
    assert (t.asked, t.phase, len(t.hand("a"))) == ("b", ("b", "minion"), 7)
    text = "".join([line + "\n" for line in t.game.scenario().splitlines() if '"Pause"' not in line])
    assert scenario(text).digest() == t.game.digest()


def test_a_turn_that_is_cut_short_ends_a_larger_hand_too() -> None:
    """Of somebody else: whoever had the turn is ousted in it, by the last pool paid for a card."""
    t = table(
        "turn: 20, a, master", "a: Ozmo / parthenon-the", "a pool: 2", "b: Ohanna, Dreams of the Sphinx / bonding x7",
        "b library: dominate x9", "c: Roland Bishop",
    )  # fmt: skip
    t.play("a: play parthenon-the", "b: use dreams-of-the-sphinx")
    assert len(t.hand("b")) == 9
    t.until("choose")
    assert (t.asked, t.phase[0], t.game.state.turn, t.game.state.used) == ("b", "b", 21, [])


def test_fragment_of_the_book_of_nod() -> None:
    """Stolen by vampires of others; tapped for cards."""
    t = (
        seat("a: Royce, Other", "b: Dummy@90, Fragment of the Book of Nod")
        .play("act fragment-of-the-book-of-nod with royce")
        .until("end")
    )
    assert t.side("fragment-of-the-book-of-nod") == "a"


def test_gangrel_revel() -> None:
    """+1 strength of Gangrel; anybody who is no Ravnos burns it."""
    t = fight(a="Kin", more=", Gangrel Revel", cards=(kin("Gangrel"),))
    assert t.blood("dummy") == 7
    t = seat("a: Kin, Royce", "b: Other@90, Gangrel Revel", cards=(kin("Ravnos", "Independent"),))
    assert not uses(t, "gangrel-revel with kin") and uses(t, "gangrel-revel with royce")


def test_palla_grande() -> None:
    """+1 bleed of every ready antitribu; a counter goes when its player discards."""
    toreador = kin("Toreador antitribu", SABBAT)
    t = at("master", "a: Kin / Palla Grande, Bonding", "b: Dummy@90", cards=(toreador,)).play("play palla-grande")
    assert t.blood("palla-grande") == 3
    t = seat("a: Kin, Royce, Palla Grande", "b: Dummy@90", cards=(toreador,)).play("bleed kin").until("end")
    assert t.pool("b") == 28


def test_power_structure() -> None:
    t = seat("a: Kin, Royce, Power Structure / Domain Challenge", "b: Other@90", cards=(kin("Lasombra", SABBAT),))
    t.play("play domain-challenge with royce").until("use power")
    use(t, "power-structure")
    assert t.is_tapped("power-structure")


def test_using_the_advantage() -> None:
    """1 pool in the untap phase with the Edge."""
    t = at("untap", "a: Royce, Using the Advantage", "b: Other", "edge: a")
    use(t, "using-the-advantage")
    assert t.pool("a") >= 31 and t.is_tapped("using-the-advantage")


@pytest.mark.parametrize(
    ("card", "counters"), [("protracted-investment", 5), ("short-term-investment", 3), ("ventrue-investment", 1)]
)
def test_investments(card: str, counters: int) -> None:
    """Counters at once; each master phase action moves one to the pool."""
    t = at("master", f"a: Kin / {card}", "b: Dummy", cards=(kin("Ventrue antitribu", SABBAT),)).play(f"play {card}")
    assert t.blood(card) == counters
    t = at("master", f"a: Royce, {card}*2", "b: Dummy")
    use(t, card)
    assert (t.pool("a"), t.blood(card)) == (31, 1)


# on a minion
def test_art_of_pain() -> None:
    t = fight(a="Kin [art-of-pain-the]", cards=(kin("Toreador antitribu", SABBAT),))
    assert t.blood("dummy") == 6


@pytest.mark.parametrize(("card", "clan", "stealth"), [("bestial-visage", "Gangrel antitribu", -1)])
def test_bestial_visage(card: str, clan: str, stealth: int) -> None:
    """-1 stealth: a hunt is blocked without intercept."""
    t = (
        seat(f"a: Kin*1 [{card}], Royce", "b: Other", cards=(kin(clan, SABBAT),))
        .play("hunt kin")
        .until("block")
        .play("block other")
    )
    assert t.until("end").blood("kin") == 0 and stealth == -1


def test_depravity() -> None:
    """+1 strength; no allies and retainers."""
    assert fight(a="Adept [Depravity]").blood("dummy") == 7
    t = seat("a: Adept [Depravity], Royce / Gypsies, Jackie Therman", "b: Other")
    assert "play jackie-therman with adept" not in t.options() and "play jackie-therman with royce" in t.options()


def test_detection() -> None:
    """It stays tapped; untaps for 1 blood; no votes; burns it by an action."""
    t = at("untap", "a: Kin [Detection]@90", "b: Other", cards=(kin("Lasombra", SABBAT),))
    assert t.is_tapped("kin")
    use(t, "detection")
    assert (t.is_tapped("kin"), t.blood("kin")) == (False, 8)
    t = (
        seat("a: Kin [Detection], Royce", "b: Other@90", cards=(kin("Lasombra", SABBAT),))
        .play("act detection with kin")
        .until("end")
    )
    assert t.zone("detection") == "ash heap"


def test_gangrel_atavism() -> None:
    t = seat("a: Kin [Gangrel Atavism], Royce", "b: Other@90", cards=(kin("Gangrel"),))
    assert t.game.state.facts is not None
    if "bleed kin" in t.options():
        assert t.play("bleed kin").until("end").pool("b") == 30


def test_guardian_angel() -> None:
    """+1 intercept against bleeds of its player; prevents 1 damage in each combat."""
    t = seat("a: Dummy, Royce", "b: Adept [Guardian Angel]").play("bleed dummy").until("block").play("block adept")
    follow(t, "use guardian-angel", "prevent adept", "use guardian-angel with adept", until="end")
    assert t.blood("adept") == 9


def test_humanitas() -> None:
    """No diablerie; a rescue is cheaper by 1."""
    t = seat("a: Adept [Humanitas], Royce", "b: Other (torpor), Dummy@90")
    assert not [option for option in t.options() if "diabl" in option and "adept" in option]
    assert [option for option in t.options() if "diabl" in option and "royce" in option]


def test_remover_and_shakar() -> None:
    """Black Hand: taps any card at +1 stealth; enters combat with younger vampires that are none of the Hand."""
    hand = kin("Caitiff", SABBAT, traits=(Trait.BLACK_HAND,))
    t = seat("a: Kin [Remover], Royce", "b: Other", cards=(hand,)).play("act remover with kin")
    follow(t, "choose opponent.other", "choose other", until="end")
    assert t.is_tapped("other")
    t = seat("a: Kin [Shakar], Royce", "b: Other", cards=(hand,)).play("act shakar with kin")
    follow(t, "choose other", until="end")
    assert t.blood("other") == 4


def test_sight_beyond_sight() -> None:
    t = seat("a: Dummy*1, Royce", "b: Kin [Sight Beyond Sight]", cards=(kin("Salubri", "Independent"),)).play(
        "hunt dummy"
    )
    t.until("block").play("block kin").until("end")
    assert t.blood("dummy") == 0

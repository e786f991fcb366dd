"""Actions and political actions of the wider pool."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.games.vtes.cards import council, errands
from sumrak.games.vtes.values import title_of
from sumrak.games.vtes.vocabulary import Card, GivesTitle, Title, Trait
from tests.vtes.cards.company import fight, follow, of_clan, seat
from tests.vtes.table_talk import Table

SABBAT, CAMARILLA = "Sabbat", "Camarilla"


def kin(clan: str, sect: str = CAMARILLA, **facts: object) -> Card:
    return of_clan(clan, sect=sect, **facts)


def acts(card: str, *plan: str, use: int = 0, who: str = "adept", a: str = "Adept", b: str = "Other@90", more: str = "", cards: tuple[Card, ...] = (),
         extra: tuple[str, ...] = ()) -> Table:  # fmt: skip
    """The action is played and everybody else passes."""
    t = seat(f"a: {a}, Royce{more} / {card}", *extra, f"b: {b}", cards=cards)
    t.play(f"play {card} with {who}" + (f" {use}" if use else ""))
    return follow(t, *plan, until="end")


@pytest.mark.parametrize(
    ("card", "use", "pool", "price"),
    [
        ("cat-burglary", 0, 1, 0), ("dominate-kine", 0, 2, 2), ("intimidation", 0, 2, 0), ("intimidation", 1, 3, 0), ("madmans-quill", 0, 3, 1),
        ("media-influence", 0, 3, 1), ("social-charm", 0, 2, 0), ("social-charm", 1, 2, 0), ("speed-of-thought", 0, 1, 1),
        ("speed-of-thought", 1, 1, 1),
    ],
)  # fmt: skip
def test_bleeds(card: str, use: int, pool: int, price: int) -> None:
    t = acts(card, use=use)
    assert (30 - t.pool("b"), 9 - t.blood("adept")) == (pool, price)
    if card == "social-charm":
        assert t.pool("a") == 30 + use


@pytest.mark.parametrize(
    ("card", "use", "lost"), [("cat-burglary", 1, 1), ("kindred-spirits", 0, 1), ("kindred-spirits", 1, 2)]
)
def test_bleeds_of_anybody(card: str, use: int, lost: int) -> None:
    t = seat(f"a: Adept, Royce / {card}", "b: Other@90", "c: Dummy@90", "d: Other@90")
    t.play(f"play {card} with adept" + (f" {use}" if use else ""))
    assert "target seat2" in t.options(), t.options()
    t.play("target seat2").until("end")
    assert 30 - t.pool("c") == lost and t.pool("a") == 30 + (card == "kindred-spirits")


@pytest.mark.parametrize("use", [0, 1])
def test_night_moves(use: int) -> None:
    """Prey or predator, for no more than 1, at +3 or +6 stealth."""
    t = seat("a: Adept, Royce / Night Moves", "b: Dummy", "c: Other@90", "d: Dummy@90").play(
        "play night-moves with adept" + (" 1" if use else "")
    )
    assert set(t.options()) == {"target seat1", "target seat3"}
    t.play(t.options()[0]).until("end")
    assert t.pool("b") + t.pool("d") == 59


def test_dominate_kine_steals() -> None:
    t = acts("dominate-kine", "choose elder-library", use=1, b="Other@90, Elder Library")
    assert t.side("elder-library") == "a"


@pytest.mark.parametrize(("use", "pool"), [(0, 2), (1, 3)])
def test_force_of_will(use: int, pool: int) -> None:
    """By a tapped vampire; aggravated damage afterwards."""
    t = acts("force-of-will", use=use, a="Adept@90")
    assert (30 - t.pool("b"), t.zone("adept"), t.blood("adept")) == (pool, "torpor", 7 + use)
    assert "play force-of-will with adept" not in seat("a: Adept, Royce / Force of Will", "b: Other").options()


def test_forgery() -> None:
    """A bleed, by blood for more."""
    t = acts("forgery")
    assert (
        t.pool("b") <= 29 and "play forgery with royce" not in seat("a: Royce, Adept / Forgery", "b: Other").options()
    )


def test_madmans_quill_on_a_minion() -> None:
    """Superior: vampires with Dementation bleed its holder for one more; burned by an action for 2 blood."""
    t = acts("madmans-quill", "choose other", use=1)
    assert t.host("madmans-quill") == "other"
    t.play("bleed royce").until("end")
    t = seat("a: Adept, Royce", "b: Other@90 [Madman's Quill]").play("bleed adept").until("end")
    assert t.pool("b") == 28
    t = seat("a: Royce, Dummy", "b: Other@90 [Madman's Quill]").play("bleed royce").until("end")
    assert t.pool("b") == 29


def test_media_influence_feeds() -> None:
    """Superior: each untapped vampire of the player gains 1 blood."""
    t = acts("media-influence", use=1, more=", Dummy*3, Other*2@90")
    assert (t.blood("dummy"), t.blood("other")) == (4, 2)


def test_bloodwork() -> None:
    """Black Hand: at most 2; with +1 stealth against a Sabbat vampire."""
    hand = kin("Caitiff", SABBAT, traits=(Trait.BLACK_HAND,))
    t = acts("bloodwork", who="kin", a="Kin", cards=(hand,))
    assert t.pool("b") == 28
    assert "play bloodwork with adept" not in seat("a: Adept / Bloodwork", "b: Other").options()


def test_art_scam() -> None:
    t = acts("art-scam", who="kin", a="Kin", cards=(kin("Toreador antitribu", SABBAT),))
    assert t.pool("a") == 32


def test_blood_feast() -> None:
    """1 blood to each ready Sabbat vampire of the player."""
    chief = kin("Lasombra", SABBAT, title=Title.ARCHBISHOP)
    t = acts("blood-feast", who="kin", a="Kin*5", more=", Adept*3", cards=(chief,))
    assert (t.blood("kin"), t.blood("adept")) == (5, 3), "1 paid, 1 gained"


@pytest.mark.parametrize(("card", "use", "gained"), [("call-the", 0, 2), ("call-the", 1, 3)])
def test_the_call(card: str, use: int, gained: int) -> None:
    """A younger uncontrolled vampire with Dementation."""
    young = of_clan("Malkavian", capacity=5, disciplines="dem")
    t = acts(card, "choose kin", use=use, cards=(young,), extra=("a uncontrolled: Kin*1, Other*1",))
    assert t.blood("kin") == 1 + gained


@pytest.mark.parametrize(
    ("card", "mine", "young", "gained"),
    [
        ("fourth-tradition-the-accounting", kin("Ventrue", title=Title.PRINCE), "Other", 3),
        ("khabar-loyalty", kin("Assamite"), "", 0),
        ("reunion-kamut", kin("Assamite", SABBAT, traits=(Trait.BLACK_HAND,)), "", 0),
    ],
)
def test_uncontrolled_ones_are_fed(card: str, mine: Card, young: str, gained: int) -> None:
    t = seat(f"a: Kin, Royce / {card}", "a uncontrolled: Other*1", "b: Dummy@90", cards=(mine,))
    assert (f"play {card} with kin" in t.options()) is bool(young), "it must be one of the clan, or of the Hand"
    if young:
        t.play(f"play {card} with kin")
        assert follow(t, "choose other", until="end").blood("other") == 1 + gained
        assert t.blood("kin") == 8


def test_fifth_tradition() -> None:
    """4 blood to another vampire."""
    t = acts(
        "fifth-tradition-hospitality",
        "choose small",
        who="kin",
        a="Kin",
        more=", Small*0",
        cards=(kin("Ventrue", title=Title.PRINCE),),
    )
    assert t.blood("small") == 3, "no more than its capacity"


@pytest.mark.parametrize(("use", "gained"), [(0, 0), (3, 1)])
def test_cryptic_mission(use: int, gained: int) -> None:
    t = acts("cryptic-mission", "choose other", use=use, a="Adept*5")
    assert (t.blood("other"), t.blood("adept")) == (4, 5 + gained)


@pytest.mark.parametrize("use", [1, 2, 4, 5])
def test_cryptic_mission_against_allies(use: int) -> None:
    who = "gypsies" if use in (1, 4) else "raven-spy"
    t = acts("cryptic-mission", f"choose {who}", use=use, b="Other@90 [Raven Spy], Gypsies@90")
    assert t.zone(who) == "ash heap"


def test_kindred_intelligence() -> None:
    """A card of the crypt comes into the uncontrolled region."""
    t = acts("kindred-intelligence", who="kin", a="Kin", cards=(kin("Nosferatu"),), extra=("a crypt: Other",))
    assert t.zone("other") == "uncontrolled" or t.side("other") == "b"


@pytest.mark.parametrize(("use", "gained"), [(0, 2), (1, 3)])
def test_restoration(use: int, gained: int) -> None:
    assert acts("restoration", use=use, a="Adept*2").blood("adept") == 2 + gained


def test_summon_soul() -> None:
    assert acts("summon-soul", a="Adept*2").blood("adept") == 4


def test_ambush() -> None:
    """Against a tapped minion of another player, with a maneuver."""
    t = acts("ambush", "choose other")
    assert t.blood("other") == 4
    assert "play ambush with adept" not in seat("a: Adept / Ambush", "b: Other").options()


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("blood-hunt", kin("Ventrue", title=Title.PRINCE)),
        ("war-party", kin("Lasombra", SABBAT, title=Title.ARCHBISHOP)),
    ],
)
def test_hunted_vampires(card: str, mine: Card) -> None:
    """Lies on a vampire without such a title: others fight it by an action at +1 stealth."""
    t = acts(card, "choose other", who="kin", a="Kin", cards=(mine,))
    assert t.host(card) == "other"
    follow(t, f"act {card} with royce", until="discard")
    assert t.blood("other") <= 5


def test_distraction() -> None:
    """Basic: five cards. Superior: taps a minion of a neighbour at +1 stealth."""
    t = acts("distraction", "choose dummy", use=1, b="Dummy")
    assert t.is_tapped("dummy") and t.blood("adept") == 8
    t = acts("distraction")
    assert t.hand("a") == [] and t.blood("adept") == 8


@pytest.mark.parametrize(("card", "price"), [("far-mastery", 1), ("lure-of-the-serpent", 1)])
def test_servants_and_friends_are_won(card: str, price: int) -> None:
    t = acts(card, "choose raven-spy", b="Other@90 [Raven Spy]")
    assert t.host("raven-spy") == "adept" and 9 - t.blood("adept") == price
    t = acts(card, "choose gypsies", use=1, b="Other@90, Gypsies@90")
    assert t.side("gypsies") == "a"


@pytest.mark.parametrize(
    ("card", "use", "burned", "price"),
    [("jar-the-soul", 0, 0, 0), ("jar-the-soul", 1, 1, 0), ("passion", 0, 0, 0), ("passion", 1, 0, 0), ("mind-numb", 0, 0, 1), ("mind-numb", 1, 0, 1)],
)  # fmt: skip
def test_minions_tap(card: str, use: int, burned: int, price: int) -> None:
    t = seat(f"a: Adept, Royce / {card}", "b: Dummy, Other@90").play(f"play {card} with adept" + (" 1" if use else ""))
    follow(t, "choose dummy", until="end")
    assert (t.is_tapped("dummy"), 9 - t.blood("dummy"), 9 - t.blood("adept")) == (True, burned, price)
    if card == "mind-numb":
        t.until("bleed other") if False else t
        for _ in range(30):
            if t.phase == ("b", "minion"):
                break
            t.play("end" if "end" in t.options() else t.options()[-1])
        assert t.is_tapped("dummy") and not t.is_tapped("other")


def test_patronage() -> None:
    """1 pool: a younger one of the clan untaps, and who acted."""
    young = kin("Toreador antitribu", SABBAT)
    t = seat("a: Kin / Patronage", "b: Other@90", cards=(young,))
    assert "play patronage with kin" not in t.options(), "nobody younger of the clan"


@pytest.mark.parametrize(("use", "who"), [(0, "small"), (1, "gypsies"), (2, "dummy")])
def test_precognizant_mobility(use: int, who: str) -> None:
    t = acts("precognizant-mobility", f"choose {who}", use=use, more=", Small@90, Gypsies@90, Dummy@90")
    assert not t.is_tapped(who) and t.blood("adept") == 8


@pytest.mark.parametrize("use", [0, 1])
def test_thrones_crumble(use: int) -> None:
    """2 blood of a ready vampire with a title; superior taps it too."""
    prince = kin("Ventrue", title=Title.PRINCE)
    t = acts("thrones-crumble", "choose kin", use=use, b="Kin", cards=(prince,))
    assert (t.blood("kin"), t.is_tapped("kin")) == (7, bool(use))


def test_wave_of_insanity() -> None:
    """Allies tap: one, or all."""
    t = acts("wave-of-insanity", "choose gypsies", b="Other@90, Gypsies")
    assert t.is_tapped("gypsies")
    t = acts("wave-of-insanity", use=1, b="Other@90, Gypsies, Thadius Zho")
    assert t.is_tapped("gypsies") and t.is_tapped("thadius-zho")


@pytest.mark.parametrize("use", [0, 1, 2, 3])
def test_release_of_the_shackled_soul(use: int) -> None:
    who = "gypsies" if use % 2 == 0 else "raven-spy"
    t = acts("release-of-the-shackled-soul", f"choose {who}", use=use, b="Other@90 [Raven Spy], Gypsies@90")
    assert t.zone(who) == "ash heap" and t.blood("adept") == 8


def test_rampage() -> None:
    t = acts("rampage", "choose elder-library", b="Other@90, Elder Library")
    assert t.zone("elder-library") == "ash heap"
    t = acts("rampage", "choose elder-library", use=1, more=", Elder Library")
    assert t.zone("elder-library") == "ash heap"


@pytest.mark.parametrize(
    ("card", "use", "blood", "zone"),
    [
        ("rapid-healing", 0, 3, "ready"),
        ("rapid-healing", 1, 4, "ready"),
        ("regeneration", 0, 7, "torpor"),
        ("regeneration", 1, 8, "torpor"),
    ],
)
def test_in_torpor(card: str, use: int, blood: int, zone: str) -> None:
    t = acts(card, use=use, a="Adept (torpor)*3")
    assert (t.blood("adept"), t.zone("adept")) == (blood, zone)


@pytest.mark.parametrize("use", [0, 1])
def test_whispers_from_the_dead(use: int) -> None:
    """A card of the ash heap comes back to the hand."""
    t = acts("whispers-from-the-dead", "choose ascendance", use=use, extra=("a ash heap: Ascendance",))
    assert t.hand("a") == ["ascendance"] and t.blood("adept") == 8


def test_revelations() -> None:
    """Basic: the prey discards one; superior: her hand lies open."""
    t = acts("revelations", b="Other@90 / Ascendance")
    assert t.hand("b") == [] and t.zone("ascendance") == "ash heap"
    t = acts("revelations", use=1, b="Other@90 / Ascendance")
    assert t.zone("revelations") == "permanents"


@pytest.mark.parametrize("use", [0, 1])
def test_black_metamorphosis(use: int) -> None:
    """An additional strike, and a press at the superior level."""
    t = acts("black-metamorphosis", use=use)
    assert t.host("black-metamorphosis") == "adept" and t.blood("adept") == 7
    t = fight("use black-metamorphosis with adept", "use black-metamorphosis", a="Adept [Black Metamorphosis]")
    assert t.blood("dummy") == 7


def test_blooding() -> None:
    """Of the Black Hand, and 1 blood; one on a vampire."""
    t = acts("blooding", who="kin", a="Kin*3", cards=(kin("Caitiff", SABBAT),))
    assert (t.host("blooding"), t.blood("kin")) == ("kin", 4)


def test_ritual_challenge() -> None:
    t = acts("ritual-challenge", who="kin", a="Kin", cards=(kin("Gangrel"),))
    assert (t.host("ritual-challenge"), t.blood("kin")) == ("kin", 8)
    assert fight(a="Kin [Ritual Challenge]", cards=(kin("Gangrel"),)).blood("dummy") == 7


@pytest.mark.parametrize("use", [0, 1])
def test_shadow_of_the_beast(use: int) -> None:
    """A maneuver in each combat, and a press at the superior level."""
    t = acts("shadow-of-the-beast", use=use)
    assert t.host("shadow-of-the-beast") == "adept" and t.blood("adept") == 8
    t = fight("use shadow-of-the-beast", "use shadow-of-the-beast with adept", a="Adept [Shadow of the Beast]")
    assert t.blood("dummy") == 9


def test_rutors_hand() -> None:
    """Comes tapped, hurts; later it untaps its bearer."""
    t = acts("rutors-hand")
    assert t.host("rutors-hand") == "adept" and t.is_tapped("rutors-hand") and t.zone("adept") == "torpor"
    t = seat("a: Adept@90 [Rutor's Hand], Royce", "b: Other")
    t.play(next(option for option in t.options() if "rutors-hand" in option))
    assert not t.is_tapped("adept")


# political actions
SEATS = [card for card in council.CARDS if any(isinstance(x, GivesTitle) and x.city for x in card.text)]


@pytest.mark.parametrize("card", SEATS)
def test_seats(card: Card) -> None:
    """Passed, the caller has the seat of the city: a prince of the Camarilla, an archbishop of the Sabbat."""
    gives = next(x for x in card.text if isinstance(x, GivesTitle))
    sect = CAMARILLA if gives.title is Title.PRINCE else SABBAT
    t = acts(card.id, f"for {card.id}", "for kin", who="kin", a="Kin", cards=(kin("Caitiff", sect),))
    assert title_of(t.game.state, t.card("kin")) is gives.title
    wrong = seat(f"a: Kin / {card.id}", "b: Other", cards=(kin("Caitiff", SABBAT if sect == CAMARILLA else CAMARILLA),))
    assert f"play {card.id} with kin" not in wrong.options()


JUSTICARS = [card for card in council.CARDS if card.en.endswith("Justicar")]


@pytest.mark.parametrize("card", JUSTICARS)
def test_justicars(card: Card) -> None:
    """A vampire of the clan, anybody's."""
    clan = card.en.removesuffix(" Justicar")
    t = acts(card.id, "choose kin", f"for {card.id}", b="Kin@90", cards=(kin(clan),))
    assert title_of(t.game.state, t.card("kin")) is not None


def vote(card: str, *plan: str, who: str = "adept", a: str = "Adept", b: str = "Other@90", more: str = "", cards: tuple[Card, ...] = (),
         extra: tuple[str, ...] = ()) -> Table:  # fmt: skip
    return acts(card, *plan, f"for {card}", who=who, a=a, b=b, more=more, cards=cards, extra=extra)


@pytest.mark.parametrize(("card", "pool"), [("anarchist-uprising", -1), ("autarkis-persecution", 1)])
def test_pool_for_minions(card: str, pool: int) -> None:
    """Everybody burns 1 pool for each minion, or gains it."""
    t = vote(card, b="Other@90, Gilbert Duane@90, Gypsies@90")
    assert (t.pool("a"), t.pool("b")) == (30 + 2 * pool, 30 + 3 * pool)


@pytest.mark.parametrize(
    ("card", "title", "sect"),
    [("command-of-the-harpies", Title.PRINCE, CAMARILLA), ("excommunication", Title.ARCHBISHOP, SABBAT)],
)
def test_titles_are_lost(card: str, title: Title, sect: str) -> None:
    lord = of_clan("Ventrue", sect=sect, title=title)
    t = vote(card, "choose kin", who="kin", a="Kin", cards=(lord,))
    assert title_of(t.game.state, t.card("kin")) is None


@pytest.mark.parametrize("card", ["consanguineous-boon", "consanguineous-condemnation"])
def test_of_a_clan(card: str) -> None:
    """A clan is chosen by a vampire of it."""
    t = vote(card, "choose adept", b="Other, Kin", cards=(kin("Gangrel"),))
    if card == "consanguineous-boon":
        assert (t.pool("a"), t.pool("b")) == (31, 31), "Adept and Other"
    else:
        assert t.is_tapped("other") and not t.is_tapped("kin")


def test_conservative_agitation() -> None:
    """As many points as there are players, spread among two at least."""
    t = seat("a: Adept, Royce / Conservative Agitation", "b: Other@90", "c: Dummy@90").play(
        "play conservative-agitation with adept"
    )
    follow(t, "give seat0 0", "give seat1 1", "for conservative-agitation", until="end")
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (30, 29, 28)


def test_disputed_territory() -> None:
    """A location goes to a chosen player."""
    t = vote("disputed-territory", "choose elder-library", "target seat0", b="Other@90, Elder Library")
    assert t.side("elder-library") == "a"


def test_rabble_razing() -> None:
    """1 blood of each vampire of capacity 3 or less."""
    t = vote("rabble-razing", b="Small@90, Other@90")
    assert (t.blood("small"), t.blood("other")) == (2, 5)


def test_regaining_the_upper_hand() -> None:
    t = seat("a: Adept, Royce / Regaining the Upper Hand", "b: Other@90", "edge: b").play(
        "play regaining-the-upper-hand with adept"
    )
    follow(t, "target seat0", "for regaining-the-upper-hand", until="end")
    assert t.edge == "a"


def test_screw_the_masquerade() -> None:
    t = vote("screw-the-masquerade", "target seat1", b="Other@90, Gilbert Duane@90")
    assert (t.pool("a"), t.pool("b")) == (29, 28), "1 of everybody, 1 more of the chosen player"


def test_tithings() -> None:
    """1 pool from each who has no vampire of capacity 7."""
    elder = of_clan("Lasombra", sect=SABBAT)
    t = vote("tithings", who="kin", a="Kin", cards=(elder,))
    assert (t.pool("a"), t.pool("b")) == (31, 29)


def test_tradition_upheld() -> None:
    """A ready Caitiff burns."""
    t = vote("tradition-upheld", "choose other", who="kin", a="Kin", cards=(kin("Ventrue", title=Title.PRINCE),))
    assert t.zone("other") == "ash heap"


def test_transfer_of_power() -> None:
    """1 pool from each who has more."""
    t = seat("a: Adept, Royce / Transfer of Power", "b: Other@90")
    t.s.pool[0] = 20
    t.play("play transfer-of-power with adept")
    follow(t, "for transfer-of-power", until="end")
    assert (t.pool("a"), t.pool("b")) == (21, 29)


def test_every_card_is_here() -> None:
    here = Path(__file__)
    text = "".join([file.read_text(encoding="utf-8") for file in (here, here.with_name("test_political.py"))])
    rest = [card for card in (*errands.CARDS, *council.CARDS) if card not in SEATS and card not in JUSTICARS]
    assert [card.id for card in rest if card.id not in text and card.en not in text] == []

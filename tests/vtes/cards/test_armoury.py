"""Equipment, retainers and allies of the wider pool."""

from __future__ import annotations

from pathlib import Path

import pytest

from sumrak.games.vtes import blocks
from sumrak.games.vtes.actions import action_at, action_of
from sumrak.games.vtes.cards import armoury
from sumrak.games.vtes.values import bleed_of
from sumrak.games.vtes.vocabulary import BIT, Card, Type
from tests.vtes.cards.company import fight, follow, of_clan, plain, seat
from tests.vtes.own_cards import WATCH
from tests.vtes.table_talk import Table

FAR = "play fake-out with adept"
ALL = {card.id: card for card in armoury.CARDS}


def kin(card: str, sect: str = "Camarilla") -> tuple[Card, ...]:
    """Who may have it."""
    clan = ALL[card].for_clan
    return (of_clan(clan[0] if clan else "Caitiff", sect=ALL[card].for_sect or sect),)


@pytest.mark.parametrize("card", list(ALL))
def test_prices_and_requirements(card: str) -> None:
    """It is brought out by an action, for what it costs, by somebody of the clan or with a ready one of it."""
    c = ALL[card]
    t = seat(f"a: Kin, Royce / {card}", "b: Dummy@90", cards=kin(card)).play(f"play {card} with kin").until("end")
    assert (30 - t.pool("a"), 9 - t.blood("kin")) == (c.pool, c.blood)
    if Type.ALLY in c.types:
        assert t.zone(card) in ("ready", "recruits") and (not c.life or t.blood(card) == c.life)
    else:
        assert t.host(card) == "kin"
    if Type.RETAINER in c.types:
        assert t.blood(card) == c.life
    if c.for_clan:
        assert f"play {card} with royce" not in seat(f"a: Royce / {card}", "b: Dummy").options()


@pytest.mark.parametrize("card", ["homunculus", "murder-of-crows", "raven-spy", "shade", "wolf-companion"])
def test_trained_servants(card: str) -> None:
    """1 life more at the superior level."""
    t = seat(f"a: Kin, Royce / {card}", "b: Dummy@90", cards=kin(card)).play(f"play {card} with kin 1").until("end")
    assert t.blood(card) == ALL[card].life + 1


@pytest.mark.parametrize(
    ("card", "damage", "far", "where"),
    [
        ("assault-rifle", 4, True, "ready"), ("combat-shotgun", 3, True, "ready"), ("mark-v", 4, True, "ready"),
        ("sawed-off-shotgun", 3, True, "ready"), ("submachine-gun", 3, True, "ready"), ("blow-torch", 0, False, "torpor"),
        ("chainsaw", 3, False, "ready"), ("flamethrower", 0, True, "torpor"), ("gas-powered-chainsaw", 3, False, "ready"),
        ("bang-nakh-tigers-claws", 3, False, "ready"), ("bastard-sword", 2, False, "ready"), ("brass-knuckles", 2, False, "ready"),
        ("femur-of-toomler", 0, False, "torpor"), ("kalis-fang", 0, False, "torpor"), ("meat-cleaver", 2, False, "ready"),
        ("sengir-dagger", 0, False, "torpor"),
    ],
)  # fmt: skip
def test_weapons(card: str, damage: int, far: bool, where: str) -> None:
    """What a strike deals, at close range, and from afar where it reaches."""
    for away in (False, True):
        if card == "mark-v" and not away:
            assert fight(f"strike {card}", a=f"Kin [{card}]", cards=kin(card)).blood("dummy") == 8, "at long range only"
            continue
        plan = (FAR.replace("adept", "kin"),) if away else ()
        t = fight(*plan, f"strike {card}", a=f"Kin [{card}]", hand="Fake Out", cards=kin(card))
        if away and not far:
            assert t.blood("dummy") == 9
            continue
        assert t.zone("dummy") == where
        if where == "ready":
            assert 9 - t.blood("dummy") == damage


@pytest.mark.parametrize(
    ("card", "rounds"), [("combat-shotgun", 2), ("sawed-off-shotgun", 1), ("chainsaw", 1), ("brass-knuckles", 1)]
)
def test_how_often_weapons_strike(card: str, rounds: int) -> None:
    """Once in each round, or once in each combat."""
    t = fight(
        f"strike {card}",
        "play boxed-in with kin",
        f"strike {card}",
        a=f"Kin [{card}]",
        hand="Boxed In",
        cards=kin(card),
    )
    full = {"combat-shotgun": 3, "sawed-off-shotgun": 3, "chainsaw": 3, "brass-knuckles": 2}[card]
    assert 9 - t.blood("dummy") == (full * 2 if rounds == 2 else full + 1)


# what vampires have of it
@pytest.mark.parametrize(
    ("card", "code"),
    [("changeling-skin-mask", "obf"), ("drum-of-xipe-totec", "cel"), ("veneficorum-artum-sanguis", "tha")],
)
def test_disciplines_of_things(card: str, code: str) -> None:
    t = seat(f"a: Dummy [{card}], Royce", "b: Other")
    bleed_of(t.game.state, t.card("dummy"))
    assert t.game.state.basic[t.card("dummy")] & BIT[code]


def test_feeding_razor() -> None:
    t = seat("a: Dummy*1 [Aaron's Feeding Razor], Royce", "b: Other@90").play("hunt dummy").until("end")
    assert t.blood("dummy") == 3


@pytest.mark.parametrize(
    ("card", "who"), [("enchanted-marionette", "kin"), ("treasured-samadji", "kin"), ("dhabi-revenant", "kin")]
)
def test_more_bleed(card: str, who: str) -> None:
    t = seat(f"a: Kin [{card}], Royce", "b: Dummy@90", cards=kin(card)).play(f"bleed {who}").until("end")
    assert t.pool("b") == 28


@pytest.mark.parametrize(
    ("card", "action", "n"),
    [("enchanted-marionette", "bleed kin", 1), ("erebus-mask", "bleed kin", 1), ("dartmoor-england", "play raven-spy with kin", 2),
     ("giuseppe-gravedigger", "play summon-soul with kin", 2), ("marijava-ghoul", "play media-influence with kin", 1)],
)  # fmt: skip
def test_more_stealth(card: str, action: str, n: int) -> None:
    """On any action, on bleeds, on those that require a Discipline."""
    t = seat(
        f"a: Kin*5 [{card}], Royce / Raven Spy, Summon Soul, Media Influence",
        "b: Dummy / Watch",
        cards=(*kin(card), WATCH),
    )
    t.play(action).until("block").play("block dummy")
    assert blocks.stealth(t.game.state, action_of(t.game.state, action_at(t.game.state))) == n


@pytest.mark.parametrize(
    ("card", "lacks"), [("signet-of-king-saul-the", "kin"), ("sacre-coeur-cathedral-france", "gypsies")]
)
def test_who_cannot_block(card: str, lacks: str) -> None:
    """The old; allies."""
    t = (
        seat(f"a: Dummy [{card}], Royce", "b: Kin, Gypsies, Small", cards=(of_clan("Gangrel"),))
        .play("bleed dummy")
        .until("block")
    )
    assert f"block {lacks}" not in t.options() and "block small" in t.options()


@pytest.mark.parametrize("card", ["revenant", "raven-spy", "razor-bat"])
def test_more_intercept(card: str) -> None:
    t = (
        seat("a: Dummy*1, Royce", f"b: Kin [{card}]", cards=kin(card))
        .play("hunt dummy")
        .until("block")
        .play("block kin")
        .until("end")
    )
    assert t.blood("dummy") == 0


def test_ancestors_talisman() -> None:
    """Against actions that require Dominate or Presence."""
    for card, blocked in (("media-influence", True), ("summon-soul", False)):
        t = seat(f"a: Adept*5, Royce / {card}", "b: Kin [ancestors-talisman-the]", cards=kin("ancestors-talisman-the"))
        t.play(f"play {card} with adept").until("block").play("block kin")
        if blocked:
            assert t.until("end").pool("b") == 30
        else:
            assert t.until("end").blood("adept") == 7, "1 stealth is too much for it"


@pytest.mark.parametrize("card", ["flak-jacket", "resplendent-protector"])
def test_prevents_one(card: str) -> None:
    t = fight(f"use {card}", f"use {card} with kin", a=f"Kin [{card}]", cards=kin(card))
    assert t.blood("kin") == 9


@pytest.mark.parametrize("card", ["ir-goggles", "drum-of-xipe-totec", "jackie-therman"])
def test_maneuvers(card: str) -> None:
    t = fight(f"use {card}", f"use {card} with kin", a=f"Kin [{card}]", cards=kin(card))
    assert (t.blood("kin"), t.blood("dummy")) == (9, 9)


def test_hawg() -> None:
    """A press; one vehicle on a minion."""
    t = fight("use hawg", "use hawg with dummy", a="Adept [Hawg]")
    assert t.blood("dummy") == 7


def test_treasured_samadji_dodges() -> None:
    t = fight(
        "use treasured-samadji",
        "use treasured-samadji with kin",
        a="Kin [Treasured Samadji]",
        cards=kin("treasured-samadji"),
    )
    assert t.blood("kin") == 9


def test_changeling_skin_mask_sees() -> None:
    """Burned for +2 intercept."""
    t = (
        seat("a: Dummy*1, Royce", "b: Other [Changeling Skin Mask]")
        .play("hunt dummy")
        .until("block")
        .play("block other")
    )
    t.play(next(option for option in t.options() if "changeling" in option)).until("end")
    assert t.blood("dummy") == 0 and t.zone("changeling-skin-mask") == "ash heap"


def test_veneficorum_artum_sanguis_is_wanted() -> None:
    """Tremere of others fight whoever has it."""
    t = seat("a: Kin, Royce", "b: Dummy [Veneficorum Artum Sanguis]", cards=(of_clan("Tremere"),))
    acts = [option for option in t.options() if "veneficorum" in option]
    assert acts and all("with kin" in option for option in acts)
    assert t.play(acts[0]).until("end").blood("dummy") == 8


# estates
def test_ankara_citadel() -> None:
    """Half the price in blood, rounded up."""
    t = seat("a: Kin [ankara-citadel-turkey-the], Royce / Dominate Kine", "b: Dummy@90", cards=(of_clan("Tremere"),))
    assert 9 - t.play("play dominate-kine with kin").until("end").blood("kin") == 1


def test_catacombs() -> None:
    """Rescues are cheaper by 1 and have +1 stealth."""
    t = seat("a: Adept [Catacombs], Royce, Other (torpor)", "b: Dummy@90")
    rescue = next(option for option in t.options() if "rescue" in option and "adept" in option)
    assert 9 - t.play(rescue).until("end").blood("adept") == 1


def test_local_1111() -> None:
    """2 blood to another ready Sabbat vampire."""
    other = of_clan("Gangrel", sect="Sabbat")
    t = seat("a: Adept [Local 1111], Kin*3, Royce", "b: Dummy@90", cards=(other,)).play("act local-1111")
    assert follow(t, "choose kin", until="end").blood("kin") == 5


def test_palatial_estate() -> None:
    t = seat("turn: 20, a, master", "a: Adept*3 [Palatial Estate], Royce", "b: Dummy@90", pause="a")
    t.play(next(option for option in t.options() if "palatial" in option))
    assert t.blood("adept") == 4


# retainers
@pytest.mark.parametrize("card", ["razor-bat", "zombie", "murder-of-crows", "shade", "wolf-companion"])
def test_bites(card: str) -> None:
    """1 damage in the first step of each round; from afar if it flies."""
    t = fight(a=f"Kin [{card}]", cards=kin(card))
    assert t.blood("dummy") == 7
    t = fight(FAR.replace("adept", "kin"), a=f"Kin [{card}]", hand="Fake Out", cards=kin(card))
    assert 9 - t.blood("dummy") == (card in ("razor-bat", "murder-of-crows"))


def test_zombie_is_eaten() -> None:
    t = seat("a: Kin*3 [Zombie], Royce", "b: Dummy@90", cards=kin("zombie"))
    t.play(next(option for option in t.options() if option.startswith("act") and "zombie" in option)).until("end")
    assert (t.zone("zombie"), t.blood("kin")) == ("ash heap", 5)


def test_homunculus_untaps() -> None:
    """1 blood in anybody's untap phase."""
    t = seat("turn: 20, b, untap", "a: Adept@90 [Homunculus]", "b: Dummy@90", pause="b")
    t.play("end").until("use homunculus").play("use homunculus")
    assert (t.is_tapped("adept"), t.blood("adept")) == (False, 8)


# allies
def acts_of(t: Table, card: str) -> list[str]:
    return [option for option in t.options() if option.startswith("act") and card in option]


@pytest.mark.parametrize(
    ("card", "gone", "pool"),
    [("arcanum-investigator", "laptop-computer", 0), ("bruisers-the", "elder-library", 0), ("felix-fix-hessian", "elder-library", 1),
     ("nephandus", "dummy", 0)],
)  # fmt: skip
def test_allies_burn(card: str, gone: str, pool: int) -> None:
    t = seat(f"a: {card}, Royce", "b: Other@90 [Laptop Computer], Elder Library, Dummy (torpor)")
    t.play(acts_of(t, card)[0])
    follow(t, f"choose {gone}", until="end")
    assert t.zone(gone) == "ash heap" and 30 - t.pool("a") == pool


def test_arms_dealer() -> None:
    """A weapon from the library."""
    t = seat("a: Arms Dealer, Royce", "b: Other@90")
    t.play(acts_of(t, "arms-dealer")[0]).until("end")
    assert t.is_tapped("arms-dealer")


@pytest.mark.parametrize("card", ["muddled-vampire-hunter", "order-of-hermes-cabal", "renegade-garou"])
def test_allies_enter_combat(card: str) -> None:
    t = seat(f"a: {card}, Royce", "b: Kin@90", cards=(of_clan("Tremere"),))
    t.play(acts_of(t, card)[0])
    follow(t, "choose kin", f"use {card}", until="end")
    assert t.blood("kin") < 9 or t.zone("kin") == "torpor"


@pytest.mark.parametrize(("card", "gained"), [("leonardo-mortician", 1), ("thadius-zho", -1)])
def test_blood_of_others(card: str, gained: int) -> None:
    t = seat(f"a: {card}, Royce, Dummy*3", "b: Other@90")
    t.play(acts_of(t, card)[0])
    follow(t, "choose dummy", until="end")
    assert t.blood("dummy") == 3 + gained


@pytest.mark.parametrize(
    ("card", "bleed"),
    [("gypsies", 1), ("political-ally", 3), ("political-antagonist", 1), ("nephandus", 1), ("outcast-mage", 1), ("scapelli-the-family-mechanic", 1),
     ("felix-fix-hessian", 1), ("order-of-hermes-cabal", 1), ("thadius-zho", 2)],
)  # fmt: skip
def test_allies_bleed(card: str, bleed: int) -> None:
    t = seat(f"a: {card}, Royce", "b: Other@90").play(f"bleed {card}").until("end")
    assert 30 - t.pool("b") == bleed


@pytest.mark.parametrize(
    ("card", "damage"),
    [("nephandus", 1), ("outcast-mage", 2), ("rom-gypsy", 1), ("scapelli-the-family-mechanic", 2), ("slashers-the", 1), ("thadius-zho", 2),
     ("knights-the", 2), ("gypsies", 1), ("bruisers-the", 2), ("arcanum-investigator", 1), ("leonardo-mortician", 1)],
)  # fmt: skip
def test_allies_fight(card: str, damage: int) -> None:
    t = seat("a: Dummy, Royce", f"b: {card}").play("bleed dummy").until("block")
    t.play(f"block {card}")
    follow(t, f"use {card}", f"strike {card}", until="end")
    assert 9 - t.blood("dummy") == damage


def test_gypsies_sneak() -> None:
    t = (
        seat("a: Gypsies, Royce", "b: Other / Watch", cards=(WATCH,))
        .play("bleed gypsies")
        .until("block")
        .play("block other")
    )
    assert blocks.stealth(t.game.state, action_of(t.game.state, action_at(t.game.state))) == 1


@pytest.mark.parametrize("card", ["black-spiral-buddy", "renegade-garou"])
def test_werewolves_heal(card: str) -> None:
    """1 life in the untap phase, up to 3; two strikes a round."""
    t = seat("turn: 19, b, discard", f"a: {card}*1, Royce", "b: Other@90", pause="ab")
    for _ in range(20):
        if t.phase == ("a", "minion") or t.blood(card) == 2:
            break
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert t.blood(card) == 2


def test_rom_gypsy_helps() -> None:
    """Tapped: +1 stealth of a Ravnos."""
    t = (
        seat("a: Kin, Rom Gypsy, Royce", "b: Other", cards=kin("rom-gypsy"))
        .play("bleed kin")
        .until("block")
        .play("block other")
    )
    t.play(next(option for option in t.options() if "rom-gypsy" in option)).until("end")
    assert t.pool("b") == 29 and t.is_tapped("rom-gypsy")


def test_political_antagonist_watches() -> None:
    """Tapped: +1 intercept of a Ventrue antitribu against a political action."""
    t = seat("a: Adept, Royce / Domain Challenge", "b: Kin, Political Antagonist", cards=kin("political-antagonist"))
    t.play("play domain-challenge with adept").until("block").play("block kin")
    t.play(next(option for option in t.options() if "political-antagonist" in option)).until("end")
    assert t.pool("a") == 30 and t.is_tapped("political-antagonist")


def test_every_card_is_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card.id for card in armoury.CARDS if card.id not in text and card.en not in text] == []
    assert plain("choose opponent.x") == "choose x"

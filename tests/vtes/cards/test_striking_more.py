"""Combat cards of the wider pool that do more than strike: equipment, weapons from the hand, what goes on afterwards."""

from __future__ import annotations

import pytest

from tests.vtes.cards.company import fight, seat

FAR = "play fake-out with adept"


def test_equipment_taken_and_destroyed() -> None:
    """Fast Hands takes a weapon and nothing else, Blessing of Durga Syn anything, Shattering Blow destroys it."""
    t = fight(
        "play fast-hands with adept", "choose 44-magnum", b="Dummy [.44 Magnum, Laptop Computer]", hand="Fast Hands"
    )
    assert (t.host("44-magnum"), t.host("laptop-computer")) == ("adept", "dummy")
    t = fight("play fast-hands with adept", b="Dummy [Laptop Computer]", hand="Fast Hands")
    assert "fast-hands" in t.hand("a")
    t = fight(
        "play fast-hands with adept 1",
        "choose 44-magnum",
        "strike 44-magnum",
        b="Dummy [.44 Magnum]",
        hand="Fast Hands",
    )
    assert t.host("44-magnum") == "adept" and t.blood("adept") == 8, (
        "first strike: the weapon is gone, only the price was paid"
    )
    for use in ("", " 1"):
        t = fight(
            f"play blessing-of-durga-syn with adept{use}", "choose laptop-computer", b="Dummy [Laptop Computer]",
            hand="Blessing of Durga Syn",
        )  # fmt: skip
        assert t.host("laptop-computer") == "adept"
        t = fight(
            f"play shattering-blow with adept{use}",
            "choose laptop-computer",
            b="Dummy [Laptop Computer]",
            hand="Shattering Blow",
        )
        assert t.zone("laptop-computer") == "ash heap"
    t = fight(
        "play canine-horde with adept 1", "choose laptop-computer", b="Dummy [Laptop Computer]", hand="Canine Horde"
    )
    assert t.zone("laptop-computer") == "ash heap"


def test_mask_empathy() -> None:
    """A retainer is burned: by a strike, or for 1 blood before range."""
    for use, lost in (("", 1), (" 1", 2)):
        t = fight(
            f"play mask-empathy with adept{use}", "choose mr-winthrop", b="Dummy [Mr. Winthrop]", hand="Mask Empathy"
        )
        assert t.zone("mr-winthrop") == "ash heap" and 9 - t.blood("adept") == lost
    assert "mask-empathy" in fight("play mask-empathy with adept", hand="Mask Empathy").hand("a")


def test_weapons_from_the_hand() -> None:
    """Concealed Weapon: no weapon for 3 pool, none that is unique, none with aggravated damage; it is paid for."""
    t = fight(
        "play concealed-weapon with adept", "choose 44-magnum", "strike 44-magnum",
        hand="Concealed Weapon, .44 Magnum, Ivory Bow, Assault Rifle, Sengir Dagger",
    )  # fmt: skip
    assert t.host("44-magnum") == "adept" and t.blood("dummy") == 7 and t.pool("a") == 28
    t = fight("play concealed-weapon with adept", hand="Concealed Weapon, Ivory Bow, Assault Rifle")
    assert "assault-rifle" in t.hand("a")
    t = fight(
        "play disguised-weapon with adept", "choose ivory-bow", "strike ivory-bow", hand="Disguised Weapon, Ivory Bow"
    )
    assert t.zone("dummy") == "torpor"
    t = fight(
        FAR, "play disguised-weapon with adept 1", "choose ivory-bow", "strike ivory-bow",
        hand="Disguised Weapon, Ivory Bow, Fake Out",
    )  # fmt: skip
    assert t.zone("dummy") == "torpor"


def test_horrid_form_prevents() -> None:
    """Superior: one damage in each round of the combat."""
    t = fight("play horrid-form with adept 1", "prevent adept", "play boxed-in with dummy", "prevent adept",
              b="Dummy / Boxed In", hand="Horrid Form")  # fmt: skip
    assert t.blood("adept") == 8


def test_unflinching_persistence_later() -> None:
    """Superior: a maneuver, and one damage less later in the round."""
    t = fight(
        "play unflinching-persistence with adept 1", "play fake-out with dummy", "prevent adept",
        b="Dummy / Fake Out", hand="Unflinching Persistence",
    )  # fmt: skip
    assert (t.blood("adept"), t.blood("dummy")) == (9, 8)


@pytest.mark.parametrize(("x", "left"), [(0, 8), (2, 7)])
def test_hidden_strength(x: int, left: int) -> None:
    """X blood for X+1 damage."""
    t = fight("play hidden-strength with adept", f"number {x}", "play pushing-the-limit with novice",
              b="Novice / Pushing the Limit", hand="Hidden Strength")  # fmt: skip
    assert t.blood("adept") == 9 - x - (3 - x - 1)
    assert left


def test_quickness_beside_the_limit() -> None:
    """Superior: it does not count against the limit; one each round."""
    t = fight("play quickness with adept 1", "play nimble-feet with adept 1", hand="Quickness x2, Nimble Feet")
    assert t.hand("a") == ["quickness"] and 9 - t.blood("dummy") == 3


def test_strikes_against_allies() -> None:
    """Coagulate Blood hits allies harder, Entombment burns them, Call the Lamprey drinks of them alone at the basic level."""
    t = fight("play coagulate-blood with adept 1", b="Gregory Winter", hand="Coagulate Blood")
    assert t.blood("gregory-winter") == 1
    t = fight("play entombment with adept", b="Gregory Winter", hand="Entombment")
    assert t.zone("gregory-winter") == "ash heap"
    t = fight("play call-the-lamprey with adept", b="Gregory Winter", a="Adept*3", hand="Call the Lamprey")
    assert (t.blood("gregory-winter"), t.blood("adept")) == (3, 3)
    assert "call-the-lamprey" in fight("play call-the-lamprey with adept", hand="Call the Lamprey").hand("a")
    assert "entombment" in fight("play entombment with adept", hand="Entombment").hand("a")


@pytest.mark.parametrize(("card", "use"), [("shadow-body", 1), ("mirror-image", 1), ("flow-within-the-mountain", 2)])
def test_as_if_unblocked(card: str, use: int) -> None:
    """A hunt goes on; a bleed only with a card that does not except it."""
    for action, goes_on in (("hunt", True), ("bleed", card == "flow-within-the-mountain")):
        t = seat(f"a: Adept*5, Royce@90 / {card}", "b: Dummy [Mr. Winthrop]")
        t.play(f"{action} adept").until("block")
        t.play("block dummy").until(f"play {card} with adept {use}").play(f"play {card} with adept {use}").until(
            "bleed royce"
        )
        if action == "hunt":
            assert t.blood("adept") == 5 - 1 + goes_on
        else:
            assert (t.pool("b") == 29) is goes_on


def test_form_of_mist() -> None:
    """For 1 blood after the combat, with +1 stealth although it is not needed; once in an action."""
    for n, pool in ((1, 29), (0, 30)):
        t = fight("play form-of-mist with adept 1", f"number {n}", hand="Form of Mist")
        t.until("bleed royce")
        assert (t.pool("b"), 9 - t.blood("adept")) == (pool, n)

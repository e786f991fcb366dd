"""Actions that a minion may not take: the same again where a card has barred it (VTES-6.0.8), any as a recruit."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.vocabulary import (
    AddIntercept,
    B,
    By,
    Card,
    Hunt,
    Type,
    Use,
)
from tests.vtes.table_talk import Table, table

WATCH = Card("watch", 0, "Watch", (Type.REACTION,), uses=(Use((AddIntercept(2),), B, by=By.BLOCKER),))
FEAST = Card("feast", 0, "Feast", (Type.ACTION,), uses=(Use((Hunt(1),), by=By.ACTING, stealth=1, is_action=True),))


# not again in this turn (cases 16, 17, 35)
def blocked(action: str, *more: str, rules: str = "", hand: str = "", lines: tuple[str, ...] = ()) -> Table:
    """Ozmo's action is blocked, and Change of Target is played."""
    a = f"a: Ozmo*3{''.join(more)}, Ohanna / Change of Target{hand}"
    t = table(a, "b: Roland Bishop / Watch", "c: Lolita@90", *lines, cards=(WATCH, FEAST), rules=rules)
    t.play(*action.split("; ")).until("block roland-bishop")
    t.play("b: block roland-bishop")
    if "play watch with roland-bishop" in t.options():
        t.play("b: play watch with roland-bishop")
    return t.until("play change-of-target").play("a: play change-of-target with ozmo").until("end")


def test_change_of_target_bars_another_hunt() -> None:
    t = blocked("hunt ozmo")
    assert not t.is_tapped("ozmo") and t.why_not("hunt ozmo") == "VTES-6.0.8"
    assert "hunt ozmo" not in t.options() and "hunt ohanna" in t.options()
    assert "bleed ozmo" in t.options(), "another action"


def test_without_the_rule_of_repetition_the_card_still_bars() -> None:
    t = blocked("bleed ozmo", rules="today, nra false")
    assert t.why_not("bleed ozmo") == "VTES-6.0.8" and "bleed ozmo" not in t.options() and "hunt ozmo" in t.options()
    t = blocked("play govern-the-unaligned with ozmo", hand=", Govern the Unaligned x2", rules="today, nra false")
    assert t.why_not("play govern-the-unaligned with ozmo") == "VTES-6.0.8" and "bleed ozmo" in t.options()
    t = blocked("bleed ozmo", hand=", Govern the Unaligned", rules="today, nra false")
    assert t.why_not("play govern-the-unaligned with ozmo") is None, "an action of a card is another one"


def test_it_is_over_in_the_next_turn() -> None:
    t = blocked("hunt ozmo").play("end").until("hunt ozmo")
    assert t.phase == ("a", "minion") and t.why_not("hunt ozmo") is None


def test_a_vampire_that_must_hunt_and_may_not_is_stuck() -> None:
    """LSJ 19980112: it does not act, and holds nobody up; a card that hunts is another action."""
    t = table(
        "a: Ozmo (empty), Ohanna / Change of Target, Feast",
        "b: Roland Bishop / Watch",
        "c: Lolita@90",
        cards=(WATCH, FEAST),
    )
    assert t.why_not("bleed ohanna") == "VTES-6.0.4"
    t.play("hunt ozmo").until("block roland-bishop")
    t.play("b: block roland-bishop", "b: play watch with roland-bishop").until("play change-of-target")
    t.play("play change-of-target with ozmo").until("end")
    assert t.why_not("hunt ozmo") == "VTES-6.0.8" and t.why_not("bleed ozmo") == "VTES-6.0.6"
    assert "bleed ohanna" in t.options() and "end" in t.options()
    assert [x for x in t.options() if "ozmo" in x] == ["play feast with ozmo"]


def test_leaving_torpor_is_not_tried_again() -> None:
    """Case 35: no diablerie, and no second try."""
    t = table(
        "a: Ozmo (torpor) *3, Ohanna / Change of Target", "b: Roland Bishop / Watch", "c: Lolita@90", cards=(WATCH,)
    )
    t.play("leave ozmo").until("block roland-bishop")
    t.play("b: block roland-bishop", "b: play watch with roland-bishop").until("play change-of-target")
    t.play("play change-of-target with ozmo").until("end")
    assert not t.is_tapped("ozmo") and t.why_not("leave ozmo") == "VTES-6.0.8" and "leave ozmo" not in t.options()


def test_the_same_piece_is_not_taken_again() -> None:
    """VTES-6.0.8: the equipment is the target; another piece is another action."""
    t = table(
        "a: Ozmo*3, Ohanna [Laptop Computer, Sport Bike] / Change of Target", "b: Roland Bishop / Watch", "c: Lolita@90",
        cards=(WATCH,),
    )  # fmt: skip
    t.play("take ozmo -> ohanna", "choose sport-bike", "done").until("block roland-bishop")
    t.play("b: block roland-bishop", "b: play watch with roland-bishop").until("play change-of-target")
    t.play("play change-of-target with ozmo").until("end")
    assert "take ozmo -> ohanna" in t.options()
    t.play("take ozmo -> ohanna")
    assert "choose laptop-computer" not in t.options(), "nothing else is left to choose: the action is announced"
    t.until("end")
    assert t.host("laptop-computer") == "ozmo" and t.host("sport-bike") == "ohanna"
    t.s.turned[t.card("ozmo")] = 0
    assert t.why_not("take ozmo -> ohanna") == "VTES-6.0.8"


def test_an_ability_and_a_reaction_bar_too() -> None:
    """Krassimir ends an action of his own, Obedience that of a younger vampire; both hunted."""
    t = table("a: Krassimir*1, Ohanna", "b: Roland Bishop / Watch", "c: Lolita@90", cards=(WATCH,))
    t.play("hunt krassimir").until("block roland-bishop").play("b: block roland-bishop")
    t.until("play watch").play("b: play watch with roland-bishop").until("use krassimir").play("use krassimir").until(
        "end"
    )
    assert t.why_not("hunt krassimir") == "VTES-6.0.8" and "bleed krassimir" in t.options()
    t = table("a: Ohanna*1, Royce", "b: Gilbert Duane / Obedience, Watch", "c: Lolita@90", cards=(WATCH,))
    t.play("hunt ohanna").until("block gilbert-duane").play("b: block gilbert-duane")
    t.until("play watch").play("b: play watch with gilbert-duane").until("play obedience")
    t.play("b: play obedience with gilbert-duane").until("end")
    assert t.why_not("hunt ohanna") == "VTES-6.0.8" and "hunt royce" in t.options()


@pytest.mark.parametrize(("action", "other"), [("rescue", "diablerize"), ("diablerize", "rescue")])
def test_another_target_or_kind_is_another_action(action: str, other: str) -> None:
    t = table(
        "a: Ozmo, Ohanna, Royce (torpor)*2, Didi Meyers (torpor)*2 / Change of Target", "b: Roland Bishop / Watch", "c: Lolita@90",
        cards=(WATCH,),
    )  # fmt: skip
    t.play(f"{action} ozmo -> royce").until("block roland-bishop" if action == "diablerize" else "number")
    if action == "rescue":
        t.play("number 0").until("block roland-bishop")
    t.play("b: block roland-bishop").until("play watch").play("b: play watch with roland-bishop")
    t.until("play change-of-target").play("play change-of-target with ozmo").until("end")
    assert t.why_not(f"{action} ozmo -> royce") == "VTES-6.0.8" and f"{action} ozmo -> royce" not in t.options()
    assert f"{action} ozmo -> didi-meyers" in t.options() and f"{other} ozmo -> royce" in t.options()
    assert f"{action} ohanna -> royce" in t.options(), "another minion may"


def test_who_was_recruited_takes_no_equipment_either() -> None:
    """VTES-6.1.5.2."""
    t = table("a: Hector Sosa [Laptop Computer], Ohanna / Loyal Street Gang", "b: Royce@90", rules="today")
    t.play("play loyal-street-gang with hector-sosa").until("end")
    assert t.zone("loyal-street-gang") == "ready" and "take ohanna -> hector-sosa" in t.options()
    assert "take loyal-street-gang -> hector-sosa" not in t.options()
    assert t.why_not("take loyal-street-gang -> hector-sosa") == "VTES-6.1.5.2"

"""Equipment, retainers and allies of the five decks, and the two events."""

from __future__ import annotations

import pytest

from sumrak.games.vtes.moving import burn
from sumrak.games.vtes.vocabulary import PRESS, STRIKE, By, Card, Press, Strike, Type, Use
from tests.vtes.table_talk import Table, table

PUSH = Card("push", 0, "Push", (Type.COMBAT,), uses=(Use((Press(),), PRESS, by=By.COMBATANT),))
CLAWS = Card(
    "claws", 0, "Claws", (Type.COMBAT,), uses=(Use((Strike(2, hand=True, aggravated=True),), STRIKE, by=By.COMBATANT),)
)


def fight(*lines: str) -> Table:
    """a bleeds with the first minion, b blocks with the first; a has somebody else left to act."""
    t = table(*lines, cards=(PUSH, CLAWS))
    t.play(next(option for option in t.options() if option.startswith("bleed")))
    t.until("block")
    return t.play(next(option for option in t.options() if option.startswith("block")))


# equipment
EQUIPMENT = [
    ("44-magnum", 2),
    ("ivory-bow", 1),
    ("laptop-computer", 1),
    ("leather-jacket", 0),
    ("saturday-night-special", 1),
    ("sport-bike", 1),
]


@pytest.mark.parametrize(("card", "price"), EQUIPMENT)
def test_equipping(card: str, price: int) -> None:
    """Any minion, +1 stealth, the pool is paid on success; blocked it is burned unpaid."""
    t = table(f"a: Loyal Street Gang, Royce / {card}", "b: Ohanna")
    t.play(f"play {card} with loyal-street-gang", "b: block ohanna").passes()
    assert (t.host(card), t.pool("a")) == ("loyal-street-gang", 30 - price)
    t = table(f"a: Loyal Street Gang, Royce / {card}", "b: Ohanna [Mr. Winthrop]")
    t.play(f"play {card} with loyal-street-gang", "b: block ohanna").until("bleed royce")
    assert t.pool("a") == 30 and t.zone(card) == "ash heap"


def test_44_magnum() -> None:
    """2 at any range, one optional maneuver in a combat, which commits to it; no hand strike is added."""
    t = fight("a: Crusher [.44 Magnum], Royce / Push, Bonding", "b: Emerson Bridges")
    t.play("maneuver 44-magnum").until("play push").play("play push with crusher")
    assert "maneuver 44-magnum" not in t.options() and t.blood("emerson-bridges") == 6
    t.until("strike 44-magnum").play("strike 44-magnum").until("bleed royce")
    assert t.blood("emerson-bridges") == 4 and t.blood("crusher") == 8, "struck once, at close range"


def test_saturday_night_special() -> None:
    t = fight("a: Crusher [Saturday-Night Special], Royce", "b: Emerson Bridges")
    t.play("maneuver saturday-night-special").until("bleed royce")
    assert (t.blood("emerson-bridges"), t.blood("crusher")) == (7, 9)


def test_ivory_bow() -> None:
    """1 aggravated at any range: torpor without a loss of blood; no maneuver; unique."""
    t = fight("a: Ozmo [Ivory Bow], Royce", "b: Emerson Bridges")
    assert "maneuver ivory-bow" not in t.options()
    t.until("strike ivory-bow").play("strike ivory-bow").until("bleed royce")
    assert (t.zone("emerson-bridges"), t.blood("emerson-bridges")) == ("torpor", 8)
    t = table("a: Ozmo [Ivory Bow], Royce / Ivory Bow", "b: Ohanna")
    assert t.why_not("play ivory-bow with royce") == "VTES-4.1.8"


def test_laptop_computer() -> None:
    """+1 bleed; one on a minion; an ally with bleed 0 bleeds for 1."""
    t = table("a: Ozmo [Laptop Computer], Royce, Loyal Street Gang [Laptop Computer] / Laptop Computer", "b: Ohanna@90")
    assert (
        t.why_not("play laptop-computer with ozmo") == "VTES-6.1.3.3"
        and t.why_not("play laptop-computer with royce") is None
    )
    t.play("bleed ozmo", "bleed loyal-street-gang")
    assert t.pool("b") == 26


def test_leather_jacket() -> None:
    """Burned it prevents all damage of one strike of the opponent."""
    t = fight("a: Ozmo [Leather Jacket], Royce", "b: Gilbert Duane")
    t.until("use leather-jacket").play("use leather-jacket").until("bleed royce")
    assert t.blood("ozmo") == 6 and t.zone("leather-jacket") == "ash heap"
    t = table("a: Ozmo [Leather Jacket], Royce / Leather Jacket", "b: Ohanna")
    assert t.why_not("play leather-jacket with ozmo") == "VTES-6.1.3.3"


def test_leather_jacket_untaps_who_took_it() -> None:
    """At the end of the turn, not before; only who equipped with the card itself."""
    t = table("a: Ozmo, Royce / Leather Jacket, Bonding", "b: Ohanna@90", pause="b")
    t.play("play leather-jacket with ozmo")
    assert t.is_tapped("ozmo")
    while t.phase[0] == "a":
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert not t.is_tapped("ozmo")


def test_sport_bike() -> None:
    """+1 intercept; one vehicle on a minion."""
    t = table("a: Ozmo*2, Royce / Sport Bike", "b: Ohanna [Sport Bike]")
    t.play("hunt ozmo", "b: block ohanna").until("hunt royce")
    assert t.is_tapped("ohanna") and "VTES-6.4.0.1" in t.cites
    t = table("a: Ozmo [Sport Bike], Royce / Sport Bike", "b: Ohanna")
    assert t.why_not("play sport-bike with ozmo") == "VTES-6.1.3.3"


# retainers
@pytest.mark.parametrize(
    ("card", "what"), [("j-s-simmons-esq", "bleed"), ("tasha-morgan", "bleed"), ("mr-winthrop", "intercept")]
)
def test_retainers(card: str, what: str) -> None:
    """1 life, +1 for the employer at once; free, at +1 stealth; unique; they die of 1 damage."""
    t = table(f"a: Ozmo, Loyal Street Gang / {card}, {card}", "b: Ohanna")
    t.play(f"play {card} with loyal-street-gang", "b: block ohanna").passes()
    assert (t.host(card), t.blood(card), t.pool("a")) == ("loyal-street-gang", 1, 30)
    assert t.game.explain("loyal-street-gang", what).value == 1
    assert t.why_not(f"play {card} with ozmo") == "VTES-4.1.8"


# allies
def test_loyal_street_gang() -> None:
    """Recruited by a Brujah; 2 life, strength 1, bleed 0."""
    t = table("a: Hector Sosa, Ozmo / Loyal Street Gang", "b: Ohanna@90")
    assert t.why_not("play loyal-street-gang with ozmo") == "VTES-1.5.3.2"
    t.play("play loyal-street-gang with hector-sosa")
    assert (t.pool("a"), t.blood("loyal-street-gang")) == (29, 2)
    assert [t.game.explain("loyal-street-gang", what).value for what in ("bleed", "strength")] == [0, 1]


def test_gregory_winter_steals_blood() -> None:
    """+1 stealth, directed: blood of a ready vampire of another player becomes life; not of an ally."""
    t = table("a: Gregory Winter*2, Ozmo", "b: Ohanna, Loyal Street Gang", "c: Royce (torpor), Lolita")
    t.play("act gregory-winter with gregory-winter")
    assert set(t.options()) == {"choose seat1.ohanna", "choose seat2.lolita"}
    t.play("choose seat2.lolita")
    assert t.asked == "c"
    t.play("c: pass")
    assert (t.blood("gregory-winter"), t.blood("lolita")) == (3, 2)
    assert t.why_not("act gregory-winter with ozmo") == "VTES-6.1.6.4", "it is his own action"


def test_gregory_winter_burns_the_torpid() -> None:
    """Anyone's; he gains 2 life, above what he began with too; no stealth, no diablerie."""
    t = table("a: Gregory Winter, Ozmo", "b: Ohanna (torpor), Lolita", "c: Royce@90")
    t.play("act gregory-winter with gregory-winter 1", "b: pass")
    assert (t.blood("gregory-winter"), t.zone("ohanna")) == (6, "ash heap") and "VTES-6.5.6.1" not in t.cites


def test_gregory_winter_burns_down() -> None:
    """1 life in each of his controller's untap phases."""
    t = table("turn: 20, a, untap", "a: Gregory Winter*1, Ozmo", "b: Lolita@90", pause="a")
    assert "end" not in t.options()
    t.play("use gregory-winter")
    assert t.zone("gregory-winter") == "ash heap"


def test_gregory_winter_is_recruited() -> None:
    t = table("a: Ozmo, Royce / Gregory Winter", "b: Lolita@90", rules="today")
    t.play("play gregory-winter with ozmo")
    assert (t.pool("a"), t.blood("gregory-winter")) == (28, 4)


# events
EVENTS = "2003, events true"


def test_the_unmasking() -> None:
    """Allies have 1 more intercept, everybody's, against vampires only."""
    t = table("a: Ozmo*2, Royce", "b: Loyal Street Gang, The Unmasking", rules=EVENTS)
    t.play("hunt ozmo", "b: block loyal-street-gang").until("hunt royce")
    assert t.blood("ozmo") < 3 and "VTES-6.4.0.1" in t.cites
    t = table("a: Gregory Winter*2, Royce", "b: Loyal Street Gang, Lolita, The Unmasking", rules=EVENTS)
    t.play("act gregory-winter with gregory-winter", "b: block loyal-street-gang").until("hunt royce")
    assert "VTES-6.4.0.1" not in t.cites, "an ally acts"


def test_the_unmasking_is_replaced_in_the_next_discard_phase() -> None:
    """One event for a discard action; once a game."""
    t = table(
        "turn: 20, a, discard",
        "a: Ozmo / The Unmasking x2, Bonding x5",
        "a library: Dodge x5",
        "b: Lolita@90",
        rules=EVENTS,
        pause="a",
    )
    t.play("play the-unmasking")
    assert t.zone("the-unmasking") == "permanents" and len(t.hand("a")) == 6
    assert t.why_not("play the-unmasking") is not None
    while t.phase != ("a", "discard") or t.game.state.turn == 20:
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert len(t.hand("a")) == 7
    assert t.why_not("play the-unmasking") == "VTES-1.6.4.1", "once a game"


def test_dragonbound() -> None:
    """Everybody's discard phase, for each vampire in torpor that she controls."""
    lines = ("a: Ozmo, Ohanna (torpor), Lolita (torpor), Dragonbound", "b: Royce (torpor), Evangeline", "c: Zebulon")
    t = table("turn: 20, a, influence", *lines, rules=EVENTS, pause="abc")
    while t.phase != ("c", "minion"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert (t.pool("a"), t.pool("b"), t.pool("c")) == (28, 29, 30)


def test_dragonbound_is_replaced_when_it_is_gone() -> None:
    t = table(
        "turn: 20, a, discard",
        "a: Ozmo / Dragonbound, Bonding x6",
        "a library: Dodge x5",
        "b: Lolita@90",
        rules=EVENTS,
        pause="a",
    )
    t.play("play dragonbound")
    assert len(t.hand("a")) == 6
    while t.phase != ("a", "minion"):
        t.play("end" if "end" in t.options() else t.options()[-1])
    assert len(t.hand("a")) == 6
    burn(t.game.state, t.card("dragonbound"))
    t.play("bleed ozmo")
    assert len(t.hand("a")) == 7


def test_events_are_for_games_with_events() -> None:
    t = table("turn: 20, a, discard", "a: Ozmo / Dragonbound, Bonding", "b: Lolita@90")
    assert t.why_not("play dragonbound") == "VTES-8.2"

"""The patterns of text on a vampire of the wider pool that are about fights, each in a position that makes it happen, and in one in which it may not."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary import vampire
from tests.vtes.cards.company import follow, seat
from tests.vtes.cards.dealings import said


def test_another_combat() -> None:
    """Tapped, before range, where others fight: 1 damage to both; the end of the combat."""
    t = seat("a: Dummy, Royce", "b: Small, alejandro-aguirre").play("bleed dummy").until("block").play("b: block small")
    t = follow(t, "use alejandro-aguirre", until="end")
    assert (t.blood("dummy"), t.blood("small"), t.is_tapped("alejandro-aguirre")) == (7, 1, True)
    t = (
        seat("a: Dummy, Royce", "b: Small, mariel-lady-thunder")
        .play("bleed dummy")
        .until("block")
        .play("b: block small")
    )
    t = follow(t, "use mariel-lady-thunder", until="end")
    assert (t.blood("dummy"), t.blood("small")) == (8, 2)
    t = (
        seat("a: Dummy, Royce", "b: mariel-lady-thunder, Small@90")
        .play("bleed dummy")
        .until("block")
        .play("b: block mariel-lady-thunder")
    )
    assert not said(t, "use mariel")


def test_edith_needs_enid() -> None:
    """A maneuver and a press, if Enid Blount is ready and yours."""
    enid = vampire("enid", 0, "Enid Blount", "Toreador", "Camarilla", 5, 1, "")
    for more, offered in ((", Enid Blount@90", True), (", Enid Blount (torpor)", False), ("", False)):
        t = (
            seat("a: Dummy, Royce", f"b: edith-blount{more}", cards=(enid,))
            .play("bleed dummy")
            .until("block")
            .play("b: block edith-blount")
        )
        seen = []
        for _ in range(20):
            if not t.game.state.frames[1:]:
                break
            seen += said(t, "use edith-blount")
            t.play(next((word for word in ("pass", "done") if word in t.options()), t.options()[-1]))
        assert bool(seen) is offered


def test_fatima_draws_a_weapon() -> None:
    t = (
        seat("a: fatima-al-faqadi, Royce / Ivory Bow", "b: Dummy")
        .play("bleed fatima-al-faqadi")
        .until("block")
        .play("b: block dummy")
    )
    t = follow(t, "use fatima-al-faqadi", until="end")
    assert t.host("ivory-bow") == "fatima-al-faqadi"


def test_juggler_dodges_at_long_range() -> None:
    """With one more strike; by his maneuver he gets there."""
    t = (
        seat("a: juggler, Royce", "b: Dummy")
        .play("bleed juggler")
        .until("block")
        .play("b: block dummy")
        .until("use juggler")
    )
    assert said(t, "use juggler") == ["use juggler 1"], "close: only the maneuver"
    t.play("use juggler 1").until("use juggler")
    assert "use juggler" in t.options()


def test_kazimir_presses_if_he_has_blocked() -> None:
    t = (
        seat("a: Dummy, Royce", "b: kazimir-savostin")
        .play("bleed dummy")
        .until("block")
        .play("b: block kazimir-savostin")
    )
    t = follow(t, "use kazimir-savostin", until="end")
    assert t.blood("dummy") == 7, "two rounds"
    t = (
        seat("a: kazimir-savostin, Royce", "b: Dummy")
        .play("bleed kazimir-savostin")
        .until("block")
        .play("b: block dummy")
    )
    assert follow(t, "use kazimir-savostin", until="end").blood("dummy") == 8


def test_wolf_valentine_presses_against_a_tremere() -> None:
    for b, rounds in (("muaziz-archon-of-ulugh-beg", 2), ("Dummy", 1)):
        t = seat("a: wolf-valentine, Royce", f"b: {b}").play("bleed wolf-valentine").until("block")
        name = b.lower()
        full = t.blood(name)
        t = follow(t.play(f"b: block {name}"), "use wolf-valentine", until="end")
        assert full - t.blood(name) == rounds


def test_lisa_noble_is_weak_at_first() -> None:
    t = seat("a: lisa-noble, Royce", "b: Dummy").play("bleed lisa-noble").until("block").play("b: block dummy")
    assert follow(t, until="end").blood("dummy") == 9


def test_ruth_mcginley_shoots_first() -> None:
    """With a gun; who goes to torpor by it strikes no more."""
    t = (
        seat("a: ruth-mcginley [.44 Magnum], Royce", "b: Small*1")
        .play("bleed ruth-mcginley")
        .until("block")
        .play("b: block small")
    )
    full = t.blood("ruth-mcginley")
    t = follow(t, "strike 44-magnum", until="end")
    assert t.zone("small") == "torpor" and t.blood("ruth-mcginley") == full

"""Each pattern of text on a vampire of the wider pool, in a position that makes it happen, and in one in which it may not."""

from __future__ import annotations

import pytest

from sumrak.games.vtes import bonuses, politics
from sumrak.games.vtes.hands import size
from sumrak.games.vtes.values import title_of
from tests.vtes.cards.company import follow, plain, seat
from tests.vtes.cards.dealings import done, phase, said, untap


# while others act
@pytest.mark.parametrize("who", ["aisha", "larry", "persia-the-beautiful-statue"])
def test_intercept_for_blood(who: str) -> None:
    """1 blood, once: enough against a hunt."""
    t = (
        seat("a: Dummy*1, Royce", f"b: {who}")
        .play("hunt dummy")
        .until("block")
        .play(f"b: block {who}")
        .until(f"use {who}")
    )
    full = t.blood(who)
    t = follow(t.play(f"b: use {who}"), until="end")
    assert "VTES-6.2.3.6" in t.cites and full - t.blood(who) == 2, "the block is good; a blood for it, one for the blow"
    t = seat("a: Dummy, Royce", f"b: {who}").play("bleed dummy").until("block").play(f"b: block {who}")
    assert not said(t, f"use {who}"), "nothing to reach"


def test_greta_kircher_makes_bleeds_smaller() -> None:
    """Of an ally or a younger vampire, once."""
    for actor, pool in (("Small", 30), ("Adept", 29)):
        t = seat(f"a: {actor}, Royce", "b: greta-kircher@90").play(f"bleed {actor.lower()}")
        assert follow(t, "use greta-kircher", until="end").pool("b") == pool


def test_victorine_lafourcade_burns_the_edge() -> None:
    """A bleed of you by another's small vampire fails."""
    for actor, edge, pool in (("Small", "b", 30), ("Dummy", "b", 29), ("Small", "a", 29)):
        t = seat(f"edge: {edge}", f"a: {actor}, Royce", "b: victorine-lafourcade@90").play(f"bleed {actor.lower()}")
        assert follow(t, "use victorine-lafourcade", until="end").pool("b") == pool


def test_talley_guards_the_others() -> None:
    """+1 intercept on actions that aim at another minion of his controller's."""
    for target, more in (("small", 1), ("talley-the-hound", 0)):
        t = seat("a: Adept, Royce / Jar the Soul", "b: talley-the-hound, Small").play("play jar-the-soul with adept")
        t.play(f"choose opponent.{target}").until("block")
        assert bonuses.more(t.game.state, t.card("talley-the-hound"), bonuses.INTERCEPT) == more


def test_lisette_vizquel_sees_diablerists() -> None:
    for act, more in (("diablerize adept -> opponent.small", 1), ("bleed adept", 0)):
        t = seat("a: Adept, Royce", "b: lisette-vizquel, Small (torpor)").play(act).until("block")
        assert t.asked == "b" and bonuses.more(t.game.state, t.card("lisette-vizquel"), bonuses.INTERCEPT) == more


def test_justine_does_not_tap_for_the_small() -> None:
    for actor, tapped in (("Small", False), ("Dummy", True)):
        t = seat(f"a: {actor}, Royce", "b: justine-elder-of-dallas").play(f"bleed {actor.lower()}").until("block")
        t = follow(t.play("b: block justine-elder-of-dallas"), until="end")
        assert t.is_tapped("justine-elder-of-dallas") is tapped


def test_navar_does_not_block_the_older() -> None:
    t = seat("a: Dummy, Royce", "b: navar-mcclaren, Other").play("bleed dummy").until("block")
    assert t.why_not("b: block navar-mcclaren") == "VTES-1.4.1" and t.why_not("b: block other") is None


def test_donal_oconnor_makes_blockers_bleed() -> None:
    """1 blood, before anything else; an ally is spared."""
    t = seat("a: donal-oconnor, Royce", "b: Dummy").play("bleed donal-oconnor").until("block").play("b: block dummy")
    assert follow(t, until="end").blood("dummy") == 9 - 1 - 1


# while it acts
@pytest.mark.parametrize(
    ("who", "price"), [("raful-al-zarqa", 1), ("zayyat-the-sandstorm", 2), ("william-biltmore", 1)]
)
def test_stealth_for_blood(who: str, price: int) -> None:
    """Once, while somebody attempts to block: the attempt fails."""
    t = (
        seat(f"a: {who}, Royce", "b: Other")
        .play(f"bleed {who}")
        .until("block")
        .play("b: block other")
        .until(f"use {who}")
    )
    full = t.blood(who)
    t = follow(t.play(f"use {who}"), until="end")
    assert t.blood(who) == full - price and t.pool("b") < 30
    t = seat(f"a: {who}, Royce", "b: Other@90").play(f"bleed {who}")
    assert not said(t, f"use {who}")


def test_francisco_domingo_bleeds_for_blood() -> None:
    t = seat("a: francisco-domingo-de-polonia, Royce", "b: Other@90").play("bleed francisco-domingo-de-polonia")
    t.play("use francisco-domingo-de-polonia")
    assert not said(t, "use francisco") and follow(t, until="end").pool("b") == 28


def test_krassimir_goes_away_when_he_is_blocked() -> None:
    """The action ends, he untaps; and he plays no Celerity."""
    t = seat("a: krassimir, Royce", "b: Other").play("bleed krassimir").until("block").play("b: block other")
    t = follow(t, "use krassimir", until="end")
    assert not t.is_tapped("krassimir") and t.pool("b") == 30 and t.blood("other") == 5
    assert t.why_not("bleed krassimir") is not None
    t = seat("a: krassimir [Celerity], Royce / Cat Burglary", "b: Other@90")
    assert not said(t, "play cat-burglary with krassimir")


@pytest.mark.parametrize(
    ("who", "hand", "act"), [("cock-robin", "aranthebes-the-immortal, Army of Rats", "play army-of-rats with cock-robin"), ("blanche-hill*1", "Blur", "hunt blanche-hill")]
)  # fmt: skip
def test_untaps_after_what_it_likes(who: str, hand: str, act: str) -> None:
    """A successful action that requires Animalism; a successful hunt; not a bleed."""
    name = who.split("*")[0]
    t = follow(seat(f"a: {who}, Royce / {hand}", "b: Other@90").play(act), f"use {name}", until="end")
    assert not t.is_tapped(name)
    t = follow(seat(f"a: {who}, Royce", "b: Other@90").play(f"bleed {name}"), f"use {name}", until="end")
    assert t.is_tapped(name)


def test_saqqaf_gains_pool_by_serpentis() -> None:
    who = "saqqaf-keeper-of-the-grand-temple-of-set"
    t = follow(
        seat(f"a: {who}, Royce / Form of Corruption", "b: Other@90").play(f"play form-of-corruption with {who}"),
        f"use {who}",
        until="end",
    )
    assert t.pool("a") == 31
    t = follow(seat(f"a: {who}, Royce", "b: Other@90").play(f"bleed {who}"), f"use {who}", until="end")
    assert t.pool("a") == 30


def test_reg_driscoll_hands_over_what_he_takes() -> None:
    t = seat("a: reg-driscoll, Dummy, Royce / Ivory Bow", "b: Other@90").play("play ivory-bow with reg-driscoll")
    t = follow(t, "use reg-driscoll", "choose dummy", until="end")
    assert t.host("ivory-bow") == "dummy"


def test_stealth_by_what_is_done() -> None:
    """To commit diablerie; to enter combat; less against a player who has a bishop or archbishop."""
    for who, line, hand, act, more in (
        ("khalil-ravana", "b: Other, Small (torpor)", "", "diablerize khalil-ravana -> opponent.small", 1), ("khalil-ravana", "b: Other", "", "bleed khalil-ravana", 0),
        ("lithrac", "b: Dummy@90, Other", " / Ambush", "play ambush with lithrac", 1), ("lithrac", "b: Other", "", "bleed lithrac", 0),
        ("sarah-brando", "b: antonio-delgado@90, Other", "", "bleed sarah-brando", -1), ("sarah-brando", "b: Other", "", "bleed sarah-brando", 0),
    ):  # fmt: skip
        t = seat(f"a: {who}, Royce{hand}", line).play(act).until("block")
        assert t.asked == "b" and bonuses.more(t.game.state, t.card(who), bonuses.STEALTH) == more, act


# votes
@pytest.mark.parametrize("who", ["joseph-ogrady", "sundown", "stefano-giovanni"])
def test_votes_for_blood(who: str) -> None:
    t = (
        seat("a: Adept, Royce / Domain Challenge", f"b: {who}@90")
        .play("play domain-challenge with adept")
        .until(f"use {who}")
    )
    full = t.blood(who)
    t.play(f"b: use {who}")
    t = follow(t, f"against {who}", "for domain-challenge", until="end")
    assert t.blood(who) == full - 1 and t.pool("b") == 30, "1 against 1: it fails"


def test_genevieve_and_gratiano() -> None:
    """A vote beside the title; two ballots instead of one."""
    t = (
        seat("a: Adept, Royce / Domain Challenge", "b: genevieve@90, gratiano@90")
        .play("play domain-challenge with adept")
        .until("for")
    )
    s = t.game.state
    assert politics.votes(s, politics.poll_of(s, politics.poll_at(s)), t.card("genevieve")) == 1
    assert bonuses.ballots(s, t.card("gratiano")) == 1 and bonuses.ballots(s, t.card("genevieve")) == 0


def test_quentin_silences_a_vampire() -> None:
    t = (
        seat("a: Gilbert Duane, Royce / Domain Challenge", "b: quentin@90")
        .play("play domain-challenge with gilbert-duane")
        .until("use quentin")
    )
    done(t, "use quentin", "b: choose opponent.gilbert-duane")
    assert "for gilbert-duane" not in follow(t, until="for", steps=5).options() and t.blood("quentin") == 8


# phases
def test_more_phases_while_ready() -> None:
    """Master phase actions, discards, transfers: while ready, some always."""
    for who, name in (("anson", "masters"), ("huitzilopochtli", "masters")):
        t = phase("master", who)
        if who == "huitzilopochtli":
            t.play("use huitzilopochtli")
            assert t.pool("a") == 29 and not said(t, "use huitzilopochtli")
        assert getattr(t.game.state, name) == 2
    assert phase("master", "anson (torpor), Dummy").game.state.masters == 1
    assert (
        phase("discard", "cicatriz").game.state.discards == 2
        and phase("discard", "cicatriz (torpor), Dummy").game.state.discards == 1
    )
    assert (
        phase("influence", "ingrid-rossler").game.state.transfers == 6
        and phase("influence", "Dummy").game.state.transfers == 4
    )


def test_sarrasine_burns_the_edge_for_a_master() -> None:
    t = seat("turn: 20, a, master", "edge: a", "a: sarrasine", "b: Other@90", pause="a").play("use sarrasine")
    assert t.game.state.masters == 2 and t.edge == ""
    t = seat("turn: 20, a, master", "edge: b", "a: sarrasine", "b: Other@90", pause="a")
    assert not said(t, "use sarrasine")


def test_edward_neally_has_a_larger_hand() -> None:
    """For a master phase action, until the end of the turn; and an action that shows the prey's hand."""
    t = phase("master", "edward-neally").play("use edward-neally")
    assert size(t.game.state, 0) == 8 and t.game.state.masters == 0
    t = seat("a: edward-neally, Royce", "b: Other@90 / Blur").play("act edward-neally with edward-neally")
    assert follow(t, until="end").game.state.known[t.card("blur")] & 1 and t.blood("edward-neally") == 6


def test_alexandra_taps_or_untaps_a_toreador() -> None:
    """One of the two, once each turn."""
    t = phase("master", "alexandra, anson@90, Dummy@90")
    uses = said(t, "use alexandra")
    assert len(uses) == 2
    t.play(uses[1])  # there is one Toreador
    assert not t.is_tapped("anson") and t.is_tapped("dummy") and not said(t, "use alexandra")


def test_alonzo_guillen_looks_for_the_edge() -> None:
    t = seat("turn: 20, a, discard", "edge: a", "a: alonzo-guillen", "b: Other@90 / Blur", pause="a")
    done(t, "use alonzo")
    assert t.edge == "" and t.game.state.known[t.card("blur")] & 1


@pytest.mark.parametrize(
    ("who", "b", "card"), [("gerard-rafin", "Other@90 / Blur", "blur"), ("baron-the", "Andrea Giovanni@90 / Blur", "blur"), ("tiberius-the-scandalmonger", "Other@90 / Blur x7", "dodge")]
)  # fmt: skip
def test_looks_in_the_untap_phase(who: str, b: str, card: str) -> None:
    """A card of the prey's hand, hands of who has a Giovanni, the top of a library; only while ready."""
    t = done(untap(who, "b library: Dodge", b=b) if card == "dodge" else untap(who, b=b), f"use {who}")
    assert t.game.state.known[t.card(card)] & 1
    assert not said(untap(f"{who} (torpor), Dummy", b=b), f"use {who}")


def test_the_baron_looks_only_at_holders_of_giovanni() -> None:
    t = done(untap("baron-the", b="Other@90 / Blur"), "use baron-the")
    assert not t.game.state.known[t.card("blur")] & 1


def test_arika_taxes_the_prey() -> None:
    """For each location 1 pool or the location, in the prey's untap phase."""
    for answer, pool, zone in (("pay_pool", 29, "permanents"), ("burn elder-library", 30, "ash heap")):
        t = seat("turn: 20, a, discard", "a: arika", "b: Other@90, Elder Library", pause="ab").play("a: end")
        assert "end" not in t.options()
        done(t, "use arika").play(f"b: {answer}")
        assert (t.pool("b"), t.zone("elder-library")) == (pool, zone)


def test_ezmerelda_leaves_for_pool() -> None:
    t = done(untap("ezmerelda, Dummy"), "use ezmerelda")
    assert t.pool("a") == 41 and t.zone("ezmerelda") == "removed"


def test_gives_blood_in_the_untap_phase() -> None:
    """To an uncontrolled Gangrel; to a ready Pander: only if there is one."""
    t = done(untap("haakon-mortensen", "a uncontrolled: Xaviar*1"), "use haakon")
    assert (t.blood("xaviar"), t.blood("haakon-mortensen")) == (2, 7)
    t = done(untap("kassiym-malikhair, olga-triminov (empty)"), "use kassiym")
    assert (t.blood("olga-triminov"), t.blood("kassiym-malikhair")) == (1, 5)
    assert not said(untap("kassiym-malikhair, Dummy*3"), "use kassiym") and not said(
        untap("haakon-mortensen, Dummy*3"), "use haakon"
    )


@pytest.mark.parametrize(("who", "other"), [("ramona", "xaviar"), ("tabitha-fisk", "antonio-delgado")])
def test_takes_blood_in_the_untap_phase(who: str, other: str) -> None:
    """From another Gangrel; from an archbishop."""
    t = untap(f"{who}*1, {other}")
    full = t.blood(other)
    done(t, f"use {who}")
    assert (t.blood(who), t.blood(other)) == (2, full - 1)
    assert not said(untap(f"{who}*1, Dummy"), f"use {who}")


def test_searches_in_the_untap_phase() -> None:
    """Equipment, and nothing else."""
    t = done(untap("ivan-krenyenko", "a library: Blur, Ivory Bow, Dodge x9", "a hand: Blur x7"), "use ivan")
    assert {plain(option) for option in t.options()} == {"choose ivory-bow", "done"}


def test_nu_untaps_for_blood() -> None:
    t = seat("a: nu-the-pillar@90, Royce", "b: Other@90").play("use nu-the-pillar")
    assert not t.is_tapped("nu-the-pillar") and t.blood("nu-the-pillar") == 8
    assert not said(seat("a: nu-the-pillar, Royce", "b: Other@90"), "use nu")


# actions of their own
@pytest.mark.parametrize(
    ("who", "extra", "card"), [("cristos-mantigo", "a library: Ivory Bow, Blur x9", "ivory-bow"), ("dan-murdock", "a library: Giant's Blood, Blur x9", "giants-blood")]
)  # fmt: skip
def test_searches_by_an_action(who: str, extra: str, card: str) -> None:
    t = seat(f"a: {who}, Royce / Blur x7", extra, "b: Other@90").play(f"act {who} with {who}").until("choose")
    assert [plain(option) for option in t.options() if option.startswith("choose")] == [f"choose {card}"]


def test_casino_reeds_and_zayyat_feed_the_uncontrolled() -> None:
    """Up to 3 blood to a younger one; of the clan, where the card says so."""
    t = seat("a: zayyat-the-sandstorm, Royce", "a uncontrolled: Ozmo*1", "b: Other@90").play(
        "act zayyat-the-sandstorm with zayyat-the-sandstorm"
    )
    t = follow(t, "number 3", until="end")
    assert (t.blood("ozmo"), t.blood("zayyat-the-sandstorm")) == (4, 7)
    t = seat("a: casino-reeds, Royce", "a uncontrolled: Royce*1", "b: Other@90")
    assert not said(t, "act casino-reeds")


def test_haakon_feeds_by_an_action() -> None:
    t = seat("a: haakon-mortensen, Dummy*3, Small*1@90", "b: Other@90").play(
        "act haakon-mortensen with haakon-mortensen"
    )
    t = follow(t, "choose dummy", until="end")
    assert t.blood("dummy") == 4


def test_gustav_takes_titles() -> None:
    t = seat("a: gustav-mallenhous, Royce", "b: antonio-delgado@90, anson@90").play(
        "act gustav-mallenhous with gustav-mallenhous"
    )
    t = follow(t, until="end")
    s = t.game.state
    assert title_of(s, t.card("antonio-delgado")) is None and title_of(s, t.card("anson")) is not None


def test_jaroslav_hurts_the_sabbat() -> None:
    """Each Sabbat vampire of the prey, and nobody else."""
    t = seat("a: jaroslav-pascek, Royce", "b: antonio-delgado@90, Dummy@90").play(
        "act jaroslav-pascek with jaroslav-pascek"
    )
    t = follow(t, until="end")
    assert (t.blood("antonio-delgado"), t.blood("dummy")) == (8, 9)


def test_pochtli_picks_up_two() -> None:
    t = (
        seat("a: pochtli, Royce", "a ash heap: Blur, Dodge, Ozmo", "b: Other@90")
        .play("act pochtli with pochtli")
        .until("choose")
    )
    assert {plain(option) for option in t.options()} == {"choose blur", "choose dodge", "done"}
    t = follow(t, "choose blur", "choose dodge", until="end")
    assert t.zone("ozmo") == "ash heap" and t.zone("blur") != "ash heap"


def test_olga_goes_to_the_black_hand() -> None:
    """By an action of a Black Hand vampire, for 1 pool."""
    t = seat("a: Dummy, Royce", "b: olga-triminov@90")
    assert not said(t, "act olga")


# what becomes of them
@pytest.mark.parametrize(("who", "zone", "pool"), [("hasina-kesi", "torpor", 29), ("julius", "ash heap", 30)])
def test_torpor_is_worse_for_some(who: str, zone: str, pool: int) -> None:
    t = seat("a: Dummy [Ivory Bow], Royce", f"b: {who}").play("bleed dummy").until("block").play(f"b: block {who}")
    t = follow(t, "strike ivory-bow", until="end")
    assert (t.zone(who), t.pool("b")) == (zone, pool)


@pytest.mark.parametrize(("who", "hunted"), [("muaziz-archon-of-ulugh-beg", False), ("Dummy", True)])
def test_no_blood_hunt_on_some(who: str, hunted: bool) -> None:
    name = who.lower()
    t = seat(f"a: {who}, Royce", "b: Small (torpor), Gilbert Duane@90").play(f"diablerize {name} -> opponent.small")
    t = follow(t, "for gilbert-duane", until="end")
    assert (t.zone(name) == "ash heap") is hunted


def test_jack_dawson_comes_armed() -> None:
    """As he comes out, if his player likes: a weapon of the hand."""
    for answer, host in (("use jack-dawson", "jack-dawson"), ("decline", "")):
        t = seat(
            "turn: 20, a, influence", "a: Royce / Ivory Bow", "a uncontrolled: jack-dawson*8", "b: Other@90", pause="a"
        )
        assert t.play("end", answer).host("ivory-bow") == host

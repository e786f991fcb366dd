"""How Vampire lies on the table: a ring of seats, each with its ready and torpid minions, its permanents, its uncontrolled vampires."""

from __future__ import annotations

from sumrak.games.vtes.vocabulary.terms import TITLES
from sumrak.kernel.layout import (
    Area,
    Badge,
    Counter,
    Face,
    Group,
    Happening,
    Layout,
    Mark,
    Number,
    Phase,
    Pips,
    Ring,
    Side,
    Stop,
)  # fmt: skip

TITLE_BADGES = {title: f"title-{title.word.replace(' ', '-')}" for title in TITLES}
BLEED = Number("bleed", "vtes-bleed", "fang")
STRENGTH = Number("strength", "vtes-strength", "blade")
CAPACITY = Number("capacity", "vtes-capacity", "drop")
POOL_COST = Number("pool", "vtes-cost-pool", "crystal")
BLOOD_COST = Number("blood", "vtes-cost-blood", "drop")
BLOOD = Pips("blood", "capacity", "vtes-blood", "drop")


STANDINGS = (
    ("may-block", "vtes-may-block", "shield"),
    ("may-block-later", "vtes-may-block-later", "shield"),
    ("declined", "vtes-declined", "forward"),
    ("for", "vtes-votes-for", "tick"),
    ("against", "vtes-votes-against", "close"),
)
ENTRIES = (
    ("vote", "vtes-vote", "crown"),
    ("ballot", "vtes-ballot", "scroll"),
    ("edge", "vtes-edge", "star"),
    ("burned", "vtes-burned-vote", "scrapheap"),
)


def happening(kind: str, glyph: str, *steps: str) -> Happening:
    return Happening(
        kind,
        f"vtes-kind-{kind}",
        glyph,
        tuple([(step, f"vtes-step-{step}") for step in steps]),
        entries=ENTRIES if kind == "poll" else (),
        standings=STANDINGS,
        tags=(("close", "vtes-range-close"), ("far", "vtes-range-far")) if kind == "combat" else (),
    )


def stop(id: str, *windows: str) -> Stop:
    return Stop(id, f"vtes-stop-{id}", windows)


LAYOUT = Layout(
    game="vtes",
    accent=20,
    sign="vampire",
    turned="vtes-tapped",
    groups=(
        Group("camarilla", 260, 0.09, "crown"),
        Group("sabbat", 25, 0.14, "blade"),
        Group("independent", 140, 0.07, "eye"),
        Group("laibon", 75, 0.1, "sun"),
        Group("library", 150, 0.05, "scroll"),
        Group("malkavian", 300, 0.1, "spiral"),
        Group("ventrue", 250, 0.1, "crown"),
        Group("brujah", 20, 0.14, "blade"),
        Group("tremere", 340, 0.12, "eye"),
        Group("pack", 60, 0.12, "eclipse"),
    ),
    faces=(
        Face("vampire", "portrait", (("", "vampire"),), (BLEED, STRENGTH, CAPACITY), (BLOOD,)),
        Face("ally", "portrait", (("", "warrior"),), (BLEED, STRENGTH), price=POOL_COST, or_price=BLOOD_COST),
        Face("master", "portrait", (("location", "skyline"), ("", "emblem")), price=POOL_COST, or_price=BLOOD_COST),
        Face("action", "portrait", (("", "burst"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("political", "portrait", (("", "passer"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("modifier", "portrait", (("", "aura"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("reaction", "portrait", (("", "ward"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("combat", "portrait", (("", "coin"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("equipment", "slip", (("", "thing"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("retainer", "slip", (("", "imp"),), price=POOL_COST, or_price=BLOOD_COST),
        Face("event", "portrait", (("", "land"),), price=POOL_COST, or_price=BLOOD_COST),
    ),
    badges=(
        Badge("unique", "vtes-badge-unique", "star", "VTES-1.6.1.4.1"),
        *[Badge(badge, f"vtes-badge-{badge}", "crown", "VTES-6.3.3.3") for badge in TITLE_BADGES.values()],
        Badge("title-contested", "vtes-badge-title-contested", "chain", "VTES-4.2.1"),
        Badge("contested", "vtes-badge-contested", "chain", "VTES-4.1.1"),
        Badge("anarch", "vtes-badge-anarch", "flame", "VTES-10.5.1"),
        Badge("held", "vtes-badge-held", "chain", "VTES-4.0.2"),
        Badge("hungry", "vtes-badge-hungry", "skull", "VTES-6.1.2.3"),
        Badge("acting", "vtes-badge-acting", "arrow", "VTES-6.2.0.1"),
        Badge("blocking", "vtes-badge-blocking", "shield", "VTES-6.2.2.12"),
        Badge("awake", "vtes-badge-awake", "eye", "VTES-6.2.2.23"),
    ),
    marks=(
        Mark("blood", "vtes-blood", "drop", "VTES-1.2.6"),
        Mark("life", "vtes-life", "heart", "VTES-1.2.6"),
        Mark("counters", "vtes-counters", "bead", "VTES-1.2.6"),
    ),
    phases=(
        Phase("untap", "vtes-phase-untap", "VTES-4.0.2"),
        Phase("master", "vtes-phase-master", "VTES-5.1"),
        Phase("minion", "vtes-phase-minion", "VTES-6.0.1"),
        Phase("influence", "vtes-phase-influence", "VTES-7.1.1"),
        Phase("discard", "vtes-phase-discard", "VTES-8.1"),
    ),
    side=Side(
        board=(
            Area("ready", "row", "vtes-area-ready", under="attached"),
            Area("torpor", "row", "vtes-area-torpor", under="attached"),
            Area("recruits", "row", "vtes-area-recruits"),
            Area("permanents", "row", "vtes-area-permanents"),
            Area("contested", "row", "vtes-area-contested", under="stowed"),
            Area("uncontrolled", "row", "vtes-area-uncontrolled", under="stowed"),
        ),
        counters=(
            Counter("pool", "vtes-pool", "crystal", cite="VTES-1.0.3"),
            Counter("points", "vtes-points", "crown", cite="VTES-9.1.4"),
            Counter("edge", "vtes-edge", "star", cite="VTES-1.2.8", rare=True),
        ),
        piles=(
            Area("library", "pile", "vtes-area-library", glyph="deck"),
            Area("crypt", "pile", "vtes-area-crypt", glyph="coin"),
            Area("ash_heap", "pile", "vtes-area-ash_heap", glyph="scrapheap"),
            Area("removed", "pile", "vtes-area-removed", glyph="void"),
        ),
        hand=(Area("hand", "fan", "vtes-area-hand"),),
        passing=(Area("limbo", "stake", "vtes-area-limbo"),),
    ),
    shared=(),
    ring=Ring("vtes-prey", "vtes-predator", "out", "pool"),
    stops=(
        stop("announced", "announced", "facing", "after", "after-combat"),
        stop("block", "a", "b"),
        stop("unblocked", "c", "d"),
        stop("blocked", "blocked"),
        stop("played", "played"),
        stop("votes", "before-votes", "poll"),
        stop("range", "before-range", "range"),
        stop("strikes", "before-strikes", "strikes-chosen", "more-strikes", "round-ends", "press"),
        stop("prevent", "prevent", "to-torpor", "burning", "diablerie"),
        stop("untap", "untap", "between", "master", "influence", "discard", "ousting"),
    ),
    happenings=(
        happening("action", "arrow", "announced", "a", "b", "c", "d", "blocked", "facing", "after"),
        happening("combat", "blade", "before-range", "range", "before-strikes", "strike", "press", "round-ends"),
        happening("poll", "scroll", "terms", "polling"),
        happening("card", "star"),
        happening("torpor", "skull"),
        happening("diablerie", "fang"),
        happening("ousting", "skull"),
    ),
)

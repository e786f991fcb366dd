"""How Berserk lies on the table: five columns by six rows between the two squads, and beside them what flies."""

from __future__ import annotations

from sumrak.kernel.layout import (
    Area,
    Badge,
    Budget,
    Face,
    Grid,
    Group,
    Happening,
    Layout,
    Mark,
    Number,
    Phase,
    Pips,
    Pool,
    Retold,
    Side,
    Stop,
)

LIFE = Number("life", "berserk-life", "heart")
STRIKE = Number("weak", "berserk-strike", "blade", also=("medium", "strong"))
MOVE = Number("move", "berserk-move", "boot")
COST = Number("cost", "berserk-cost", "crystal")
TOKENS = Pips("tokens", "tokens_max", "berserk-mark-tokens", "bead")

CREATURE = (LIFE, STRIKE, MOVE)
KINDS = (
    ("undead", "undead"), ("demon", "beast"), ("dragon", "wings"), ("sluagh", "vampire"), ("spirit", "vampire"),
    ("elf", "girl"), ("river_maiden", "girl"), ("forest_guardian", "witch"), ("arhaalite", "witch"), ("coven", "witch"),
    ("troll", "brute"), ("orc", "brute"), ("krong", "creature"), ("aquanite", "creature"), ("war_machine", "thing"),
    ("dwarf", "warrior"), ("akkenian", "warrior"), ("pirate", "warrior"), ("koyar", "warrior"), ("inquisitor", "warrior"),
    ("jordling", "warrior"), ("toa_dan", "warrior"), ("", "creature"),
)  # fmt: skip
ROWS = ("3'", "2'", "1'", "1", "2", "3")
CELLS = tuple(
    [
        tuple([f"{column}{row}" for column in "ABCDE"])
        for row in ROWS
    ]
)  # fmt: skip
STEPS = (
    ("declared", "berserk-step-declared"),
    ("targets", "berserk-step-targets"),
    ("roll", "berserk-step-roll"),
    ("table", "berserk-step-table"),
    ("value", "berserk-step-value"),
    ("protect", "berserk-step-protect"),
    ("apply", "berserk-step-apply"),
    ("pay", "berserk-step-pay"),
)
ENTRIES = (
    ("strike", "berserk-entry-strike", "blade"),
    ("bonus", "berserk-entry-bonus", "star"),
    ("armour", "berserk-entry-armour", "shield"),
    ("protection", "berserk-entry-protection", "ward"),
)


def happening(kind: str, glyph: str, steps: tuple[tuple[str, str], ...] = STEPS) -> Happening:
    return Happening(kind, f"berserk-kind-{kind}", glyph, steps, entries=ENTRIES)


LAYOUT = Layout(
    game="berserk",
    accent=42,
    sign="wings",
    groups=(
        Group("steppe", 85, 0.12, "sun"),
        Group("mountains", 245, 0.09, "peak"),
        Group("forest", 145, 0.11, "leaf"),
        Group("swamps", 115, 0.07, "reed"),
        Group("darkness", 310, 0.11, "eclipse"),
        Group("neutral", 60, 0.03, "coin"),
    ),
    faces=(
        Face("ground", "portrait", KINDS, CREATURE, price=COST),
        Face("flyer", "portrait", (("", "wings"),), (LIFE, STRIKE), price=COST),
        Face("companion", "portrait", (("", "imp"),), (LIFE, STRIKE), price=COST),
        Face("parasite", "portrait", (("", "imp"),), (LIFE, STRIKE), price=COST),
        Face("artifact", "portrait", (("", "thing"),), (LIFE,), price=COST),
        Face("terrain", "landscape", (("", "land"),), (), price=COST),
    ),
    badges=(
        Badge("elite", "berserk-badge-elite", "crystal", "B-6.2"),
        Badge("blessed", "berserk-badge-blessed", "halo", "B-18.4"),
        Badge("cursed", "berserk-badge-cursed", "skull", "B-18.5"),
        Badge("net", "berserk-badge-net", "net", "B-18.35"),
        Badge("formation", "berserk-badge-formation", "ranks", "B-18.16"),
        Badge("directed", "berserk-badge-directed", "arrow", "B-18.7"),
        Badge("unanswered", "berserk-badge-unanswered", "mute", "B-18.8"),
        Badge("incorporeal", "berserk-badge-incorporeal", "spiral", "B-18.27"),
        Badge("vampire", "berserk-badge-vampire", "fang", "B-18.13"),
        Badge("hidden", "berserk-badge-hidden", "closed-eye", "B-8.3"),
        Badge("dying", "berserk-badge-dying", "skull", "B-15.12"),
        Badge("aiming", "berserk-badge-aiming", "eye", "B-19.2"),
        Badge("stays-closed", "berserk-badge-stays-closed", "chain", "B-10.5"),
        Badge("controlled", "berserk-badge-controlled", "hand", "B-21.1"),
        Badge("fire", "berserk-badge-fire", "flame", "B-20.6"),
        Badge("bomb", "berserk-badge-bomb", "hourglass", "B-20.6"),
        Badge("wall", "berserk-badge-wall", "ward", "B-20.6"),
    ),
    marks=(
        Mark("wounds", "berserk-mark-wounds", "drop", "B-20.1", "bad"),
        Mark("poison", "berserk-mark-poison", "vial", "B-18.11", "bad"),
        Mark("net", "berserk-badge-net", "net", "B-18.35", "bad"),
        Mark("armour", "berserk-mark-armour", "shield", "B-18.9", "good"),
        Mark("tokens", "berserk-mark-tokens", "bead", "B-20.3"),
        Mark("incarnation", "berserk-mark-incarnation", "turn", "B-18.22"),
    ),
    phases=(
        Phase("order", "berserk-phase-order", "B-5.2", "before"),
        Phase("redeal", "berserk-phase-redeal", "B-5.3", "before"),
        Phase("recruit", "berserk-phase-recruit", "B-5.5", "before"),
        Phase("place", "berserk-phase-place", "B-7.1", "before"),
        Phase("reveal", "berserk-phase-reveal", "B-8.1", "before"),
        Phase("start", "berserk-phase-start", "B-9.1", "before"),
        Phase("preparation", "berserk-phase-preparation", "B-10.4"),
        Phase("beginning", "berserk-phase-beginning", "B-10.5"),
        Phase("main", "berserk-phase-main", "B-10.6"),
        Phase("final", "berserk-phase-final", "B-10.9"),
    ),
    side=Side(
        board=(Area("aside", "row", "berserk-area-aside"),),
        counters=(),
        piles=(
            Area("deck", "pile", "berserk-area-deck", glyph="deck"),
            Area("graveyard", "pile", "berserk-area-graveyard", glyph="scrapheap"),
            Area("exile", "pile", "berserk-area-exile", glyph="void"),
        ),
        hand=(Area("squad", "fan", "berserk-area-squad"), Area("deal", "fan", "berserk-area-deal")),
    ),
    shared=(),
    grid=Grid("field", CELLS, "berserk-field", near_counter="first", halves=3),
    pools=(
        Pool(
            "recruit", "deal", "squad", "berserk-area-deal", "berserk-area-squad",
            (
                Budget("gold", "berserk-gold", "crystal", of="gold_of", tone="gold"),
                Budget("silver", "berserk-silver", "crystal", of="silver_of", tone="silver"),
            ),
            "B-6.1", ("cost",), ("order", "redeal"),
        ),
    ),
    happenings=(
        happening("strike", "blade"),
        happening("simple", "blade"),
        happening("special", "blade"),
        happening("magic", "flame"),
        happening("lunge", "lance"),
        happening("shot", "arrow"),
        happening("throw", "arrow"),
        happening("discharge", "flame"),
        happening("spell", "star"),
        happening("influence", "hand"),
        happening("leap", "boot", ()),
        happening("move", "boot", ()),
        happening("gather", "bead", ()),
        happening("aim", "eye", ()),
        happening("trigger", "turn", ()),
        happening("roll", "die", ()),
    ),
    retold=Retold(
        begins=("berserk-log-declared-",),
        rolled="berserk-log-rolled",
        rerolled="berserk-log-rerolled",
        changes="berserk-log-die-changed",
        total="berserk-log-total",
        outcome=tuple(
            [
                f"berserk-log-{word}"
                for word in (
                    "result", "weakened", "brought", "reduced", "value", "protected", "blocked", "cancelled", "missed",
                    "prevented", "wounded", "healed", "no-effect", "died", "dying", "saved", "exiled", "returned", "became-defender",
                    "redirected", "illegal-target", "poisoned", "cured", "blessed", "cursed", "netted", "token-", "extra-life",
                )
            ]
        ),
        passed_over=("berserk-log-triggered", "berserk-log-closed", "berserk-log-relocated", "berserk-log-declined", "berserk-log-ambushed"),
    ),
    idle=("turn_up",),
    stops=(
        Stop("defend", "berserk-stop-defend", ("defend",)),
        Stop("answer", "berserk-stop-answer", ("targets", "priority")),
        Stop("dice", "berserk-stop-dice", ("roll", "value")),
        Stop("wounds", "berserk-stop-wounds", ("protect", "wounds")),
        Stop("turn", "berserk-stop-turn", ("start", "final")),
    ),
)  # fmt: skip

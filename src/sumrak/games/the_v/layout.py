"""How The V lies on the table: two rows of characters that face each other, and between them the night."""

from ...kernel.layout import Area, Badge, Counter, Face, Group, Layout, Number, Phase, Pips, Side, Told, Versus

INFLUENCE = Number("influence", "the_v-influence", "eye")
THREAT = Number("threat", "the_v-threat", "blade")
BONUSES = (
    Number("influence", "the_v-influence", "eye", signed=True),
    Number("threat", "the_v-threat", "blade", signed=True),
)
TOLD = Told(
    begins="the_v-log-started-duel",
    opens="the_v-log-opened-duel-card",
    compares=(
        ("influence", "the_v-log-won-by-influence", "the_v-log-lost-by-influence"),
        ("threat", "the_v-log-won-by-threat", "the_v-log-lost-by-threat"),
    ),
    ends=("the_v-log-stopped-duel", "the_v-log-not-compared"),
    strikes=("the_v-log-cancelled-by", "the_v-log-duel-card-fails"),
    marks=("the_v-log-exhausted", "the_v-log-exhausted-by"),
    follows=("the_v-log-fully-exhausted",),
)
EXHAUSTION = Pips("tokens", "endurance", "the_v-exhaustion", "drop")

LAYOUT = Layout(
    game="the_v",
    accent=75,
    groups=(
        Group("R", 190, 0.05, "scythe"),
        Group("S", 15, 0.15, "crown"),
        Group("K", 300, 0.13, "spiral"),
        Group("N", 265, 0.02, "lamp"),
    ),
    faces=(
        Face("title", "portrait", (("", "emblem"),)),
        Face(
            "character",
            "portrait",
            (("witch", "witch"), ("monster", "beast"), ("", "girl")),
            (INFLUENCE, THREAT),
            (EXHAUSTION,),
        ),
        Face("modification", "slip", (("item", "thing"), ("", "aura")), BONUSES),
        Face("action", "portrait", (("", "burst"),)),
        Face("location", "landscape", (("", "skyline"),)),
        Face("duel", "round", (("cancel", "ward"), ("", "coin"))),
    ),
    badges=(
        Badge("key", "the_v-badge-key", "key", "V-110"),
        Badge("endurance", "the_v-badge-endurance", "drop", "V-111"),
        Badge("reaper", "the_v-badge-reaper", "scythe", "V-112"),
        Badge("fatality", "the_v-badge-fatality", "skull", "V-113"),
        Badge("inviolable", "the_v-badge-inviolable", "ward", "V-114"),
        Badge("guarded", "the_v-badge-guarded", "shield", "V-115"),
        Badge("rage", "the_v-badge-rage", "flame", "V-116"),
        Badge("irresistible", "the_v-badge-irresistible", "arrow", "V-117"),
        Badge("madness", "the_v-badge-madness", "spiral", "V-118"),
        Badge("no-abilities", "the_v-badge-no-abilities", "chain", "V-82"),
        Badge("silenced", "the_v-badge-silenced", "mute", "V-21"),
    ),
    phases=(
        Phase("start", "the_v-phase-start", "V-63"),
        Phase("draw", "the_v-phase-draw", "V-64"),
        Phase("untap", "the_v-phase-untap", "V-65"),
        Phase("domination", "the_v-phase-domination", "V-66"),
        Phase("actions", "the_v-phase-actions", "V-67"),
        Phase("attack", "the_v-phase-attack", "V-68"),
        Phase("additional", "the_v-phase-additional", "V-69"),
        Phase("end", "the_v-phase-end", "V-70"),
    ),
    side=Side(
        board=(
            Area("title", "row", "the_v-area-title"),
            Area("characters", "row", "the_v-area-characters", under="modifications"),
            Area("locations", "row", "the_v-area-locations"),
        ),
        counters=(Counter("level", "the_v-domination", "crown", top=10, cite="V-2"),),
        piles=(
            Area("deck", "pile", "the_v-area-deck", glyph="deck"),
            Area("duel", "pile", "the_v-area-duel", glyph="coin"),
            Area("open", "pile", "the_v-area-open", glyph="coin-open"),
            Area("scrapheap", "pile", "the_v-area-scrapheap", glyph="scrapheap"),
            Area("void", "pile", "the_v-area-void", glyph="void"),
        ),
        hand=(Area("hand", "fan", "the_v-area-hand"),),
        passing=(Area("limbo", "stake", "the_v-area-limbo"), Area("laid", "stake", "the_v-area-laid")),
    ),
    shared=(Counter("madness", "the_v-madness", "spiral", cite="V-118"),),
    final=("lay",),
    scopes=(Versus("duel", "the_v-duel", (INFLUENCE, THREAT), "≥", TOLD),),
)

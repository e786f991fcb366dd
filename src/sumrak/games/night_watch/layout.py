"""How Night Watch lies on the table: the city as a map with the Watchers on it, the Vortex, the Balance, and their Spells."""

from __future__ import annotations

from sumrak.kernel.layout import (
    Area,
    Badge,
    Counter,
    Face,
    Group,
    Happening,
    Holding,
    Layout,
    Map,
    Mark,
    Node,
    Number,
    Phase,
    Pips,
    Side,
    Stop,
    Track,
)

INITIATIVE = Number("initiative", "night_watch-initiative", "hourglass")
STRENGTH = Number("strength", "night_watch-strength", "hand")
EXPERIENCE = Number("experience", "night_watch-experience", "book")
COST = Number("cost", "night_watch-cost", "scales")
POWER = Number("power", "night_watch-power", "flame")
WOUNDS = Pips("wounds", "lives", "night_watch-wounds", "drop")

ENTRIES = (
    ("attack", "night_watch-entry-attack", "flame"),
    ("maneuver", "night_watch-entry-maneuver", "claw"),
    ("protection", "night_watch-entry-protection", "shield"),
    ("guard", "night_watch-entry-guard", "shield"),
    ("healing", "night_watch-entry-healing", "halo"),
    ("gloom", "night_watch-entry-gloom", "spiral"),
    ("vortex", "night_watch-entry-vortex", "spiral"),
)

LAYOUT = Layout(
    game="night_watch",
    accent=225,
    sign="witch",
    groups=(
        Group("night", 70, 0.13, "sun"),
        Group("day", 330, 0.12, "eclipse"),
        Group("none", 250, 0.03, "lamp"),
    ),
    faces=(
        Face(
            "watcher",
            "portrait",
            (("witch", "witch"), ("vampire", "vampire"), ("shapeshifter", "beast"), ("", "mage")),
            (STRENGTH, EXPERIENCE, INITIATIVE),
            (WOUNDS,),
            COST,
        ),
        Face("spell", "portrait", (("attack", "burst"), ("protection", "ward"), ("healing", "aura")), (POWER,), tints=(("attack", 28, 0.14), ("protection", 245, 0.12), ("healing", 155, 0.12))),
        Face("item", "slip", (("", "thing"),)),
        Face("accident", "portrait", (("donor", "passer"), ("", "coin")), (), (WOUNDS,)),
        Face("character", "portrait", (("donor", "passer"), ("", "girl")), (), (WOUNDS,)),
    ),
    badges=(
        Badge("donor", "night_watch-badge-donor", "drop", "NW-78"),
        Badge("entered", "night_watch-badge-entered", "star", "NW-113"),
        Badge("called", "night_watch-badge-called", "mute", "NW-81"),
        Badge("jammed", "night_watch-badge-jammed", "chain", "NW-322"),
        Badge("ambushed", "night_watch-badge-ambushed", "closed-eye", "NW-344"),
        Badge("held", "night_watch-badge-held", "net", "NW-84"),
    ),
    marks=(
        Mark("level", "night_watch-mark-level", "spiral", "NW-50", "veil"),
        Mark("price", "night_watch-mark-price", "coin", "NW-51", "bad"),
        Mark("minus", "night_watch-mark-minus", "minus", "NW-34", "bad"),
    ),
    phases=(
        Phase("vortex", "night_watch-phase-vortex", "NW-220"),
        Phase("lines", "night_watch-phase-lines", "NW-221"),
        Phase("movement", "night_watch-phase-movement", "NW-222"),
        Phase("battle", "night_watch-phase-battle", "NW-224"),
        Phase("receiving", "night_watch-phase-receiving", "NW-225"),
    ),
    side=Side(
        board=(),
        counters=(Counter("points", "night_watch-points", "star", cite="NW-260"),),
        piles=(Area("lines", "pile", "night_watch-area-lines", glyph="deck"),),
        hand=(Area("hand", "fan", "night_watch-area-hand"),),
        holdings=(
            Holding("spells", "night_watch-area-spells", "hand", "hand"),
            Holding("maneuvers", "night_watch-area-maneuvers", "claw", "hand"),
            Holding("amulet", "night_watch-area-amulet", "ward", "hand"),
            Holding("items", "night_watch-area-items", "key", "row"),
            Holding("played", "night_watch-area-played", "flame", "stake"),
        ),
    ),
    shared=(),
    common=(
        Area("spell_deck", "pile", "night_watch-area-spell-deck", glyph="deck"),
        Area("spell_discard", "pile", "night_watch-area-spell-discard", glyph="scrapheap"),
        Area("lines_discard", "pile", "night_watch-area-lines-discard", glyph="scrapheap"),
        Area("gone", "pile", "night_watch-area-gone", glyph="void"),
    ),
    sides=("night", "day"),
    common_turn=True,
    map=Map(
        (
            Node("roof", (1, 1), "roof"),
            Node("entrance", (2, 1), "door"),
            Node("gorsvet", (1, 2), "lamp", "night"),
            Node("metro", (2, 2), "metro", quiet=True),
            Node("kosmos", (3, 2), "star", "day"),
            Node("hairdressers", (1, 3), "scissors"),
            Node("flat", (3, 3), "spiral"),
        ),
        (
            ("roof", "entrance"),
            ("entrance", "metro"),
            ("gorsvet", "metro"),
            ("kosmos", "metro"),
            ("hairdressers", "metro"),
            ("flat", "metro"),
        ),
        "night_watch-city",
    ),
    tracks=(
        Track("vortex", "night_watch-vortex", "NW-250", 0, 12, "vortex", marks=(12,), at=(2, 3)),
        Track("balance", "night_watch-balance", "NW-114", -10, 10, "scale", ("day", "night"), at=(3, 1)),
    ),
    stops=(
        Stop("opening", "night_watch-stop-opening", ("opening",)),
        Stop("calls", "night_watch-stop-calls", ("calls",)),
    ),
    happenings=(
        Happening("slot", "night_watch-scene-slot", "hourglass", look="slot"),
        Happening("battle", "night_watch-scene-battle", "flame", look="battle", entries=ENTRIES),
        Happening(
            "price", "night_watch-scene-price", "spiral", look="price", entries=ENTRIES,
            meters=(("gloom", "night_watch-meter-gloom", "spiral"),),
            ways=(
                ("weaken", "night_watch-way-weaken"),
                ("burn", "night_watch-way-burn"),
                ("amulet_pays", "night_watch-way-weaken"),
                ("burn_amulet", "night_watch-way-burn"),
            ),
        ),
    ),
)  # fmt: skip

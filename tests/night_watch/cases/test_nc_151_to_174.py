"""The worked cases NC-151 … NC-174: windows, Items and Accidents one by one, Egor in the deck."""

import pytest

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.table_talk import Table, table


@exercises("NW-214", "NW-222")
def test_nc_151_day_opens_then_night_and_day_not_again():
    t = table(
        "turn: 3, window",
        "day hand: Curse, Traffic Jam",
        "night hand: Licence Check, Traffic Jam",
        "flat: Larisa, Anton",
    )
    assert t.asked == ("day", "NW-222")
    t.play("play curse", "pass")
    assert t.asked == ("night", "NW-222")
    assert t.why_not("day: play jam -> anton") is not None
    t.play("play check", "pass")
    assert t.offers("call larisa -> egor")  # the windows are over


@exercises("NW-203")
@pytest.mark.parametrize("said", ["move anton entrance", "stay"])
def test_nc_152_enemies_stop_nobody(said: str):
    t = table("turn: 3, slots, anton", "roof: Anton, Andrey").play(said)
    assert t.where("anton") == ("entrance" if said != "stay" else "roof")


@exercises("NW-221")
def test_nc_153_an_empty_probability_deck_stays_empty():
    hand = "Geser, Semyon, Tigrenok, Owl, First-aid Kit, Mirror Shard, Dark Glasses, Gorsvet Lamp, Gorsvet Truck"
    t = table("turn: 3, lines", f"night hand: {hand}", "night lines: Traffic Jam", "lines discard: Svetlana's Insight")
    assert t.count("night.hand") == 10 and t.count("night.lines") == 0
    t.next_turn()
    assert t.count("night.hand") == 10 and t.count("lines_discard") == 1


@exercises("NW-224", "NW-231")
def test_nc_154_the_later_ones_know_what_the_earlier_ones_did():
    t = table("turn: 3, play", "roof: Darya, Anton", "darya hand: attack-1", "anton hand: attack-1")
    assert t.asked[0] == "day"
    t.play("play attack-1 -> anton")
    assert t.asked[0] == "night" and t.where("attack-1") == "darya.played"
    assert t.pile("darya.played", "night") == ["attack-1"] and t.card("attack-1")["host"] == t.card("anton")["id"]


@exercises("NW-225")
def test_nc_155_who_entered_this_turn_receives_in_the_metro():
    t = table("turn: 3, slots", "day hand: Alisa", "spells: attack-1 x3, attack-2, attack-3")
    t.reach("introduce alisa").play("introduce alisa").go_to("receiving")
    assert t.where("alisa") == "metro" and t.count("alisa.hand") == 5
    t.play("amulet attack-3", "choose attack-1")
    assert t.count("alisa.hand") == 3 and t.pile("alisa.amulet") == ["attack-3"]


@exercises("NW-235")
def test_nc_156_medved_defends_before_tigrenok():
    t = table(
        "turn: 3, play", "roof: Medved, Tigrenok, Anton (level 1), Andrey, Larisa", "medved maneuvers: healing-1",
        "tigrenok maneuvers: healing-2", "anton hand: protection-1, protection-1", "larisa hand: attack-3",
        "andrey hand: attack-3", "spells: healing-3 x3",
    )  # fmt: skip
    t.play("play attack-3 -> medved", "end", "wound 1", "play protection-1 -> medved", "play protection-1 -> tigrenok")
    t.play("end", "play attack-3 -> tigrenok")
    assert t.options() == ["maneuver healing-1", "maneuver healing-3", "end"]
    t.play("maneuver healing-1", "end")
    assert t.options() == ["maneuver healing-2", "maneuver healing-3", "end"]


@exercises("NW-220", "NW-250")
def test_nc_157_the_vortex_grows():
    assert table("turn: 3, vortex", "vortex: 5").vortex == 6


@exercises("NW-255")
def test_nc_158_to_and_fro():
    t = table("turn: 3, slots", "balance: night 3", "day hand: Petr", "night hand: Semyon")
    t.reach("introduce petr").play("introduce petr")
    assert t.points == (7, 0)
    t.reach("introduce semyon").play("introduce semyon")
    assert t.points == (0, 0)


@exercises("NW-260")
def test_nc_159_points_are_the_chips_and_tokens():
    t = table("turn: 15, receiving", "balance: day 4", "tokens: night 1, day 0")
    assert t.points == (1, 4) and t.game.outcome.scores == (1, 4) and t.winner == "day"


@exercises("NW-302", "NW-313", "NW-335")
def test_nc_160_loose_items_and_items_in_the_metro():
    t = table("turn: 3, play", "roof: Anton, Larisa, Gorsvet Lamp", "anton hand: attack-2").fight(
        "play attack-2 -> larisa"
    )
    assert t.wounds("larisa") == 2
    t = table("turn: 3, slots", "metro: Medved [Gorsvet Truck]")
    assert t.offers("move medved roof")
    t = table("turn: 3, lines", "metro: Petr [Zavulon's Phone]")
    assert t.happened("looked-at-deck") == [] and t.phase == "movement"


@exercises("NW-311")
def test_nc_161_the_shard_shows_a_hand():
    t = table(
        "turn: 3, gloom", "roof: Anton [Mirror Shard], Darya, Larisa", "darya hand: attack-1, healing-2",
        "darya amulet: attack-3", "larisa hand: attack-2", "flat: Petr", "petr hand: attack-4",
    ).play("level darya 0", "level petr 0", "level anton 0")  # fmt: skip
    assert t.asked == ("night", "NW-311") and t.options() == ["look larisa", "look darya", "pass"]
    t.play("look darya")
    assert t.pile("darya.hand", "night") == ["attack-1", "healing-2"]
    assert t.pile("darya.amulet", "night") == [] and t.pile("larisa.hand", "night") == []


@exercises("NW-314")
def test_nc_162_the_owl_brings_one_more():
    t = table("turn: 3, receiving", "roof: Geser [Owl]", "geser hand: attack-1 x3", "spells: healing-1 x9")
    assert t.count("geser.hand") == 8 and t.asked == ("night", "NW-42")
    t.play("choose attack-1", "choose attack-1")
    assert t.count("geser.hand") == 6


@exercises("NW-315")
def test_nc_163_the_kit_heals_without_the_minus():
    t = table("turn: 3, play", "roof: Anton*2 [First-aid Kit], Larisa", "anton hand: healing-2")
    assert t.fight("play healing-2 -> anton").wounds("anton") == 0


@exercises("NW-252", "NW-323")
def test_nc_164_svetlanas_insight():
    t = table("turn: 3, window", "night hand: Svetlana's Insight, Licence Check", "flat: Larisa")
    assert t.why_not("night: play insight").cite == "NW-323"
    for vortex, after in ((4, 3), (0, 0)):
        t = table("turn: 3, window", "night hand: Svetlana's Insight", "flat: Anton", f"vortex: {vortex}")
        assert t.play("play insight").vortex == after and t.count("night.hand") == 0


@exercises("NW-324", "NW-343")
@pytest.mark.parametrize("side, mage, cite", [("night", "anton", "NW-324"), ("day", "petr", "NW-343")])
def test_nc_165_a_second_wind(side: str, mage: str, cite: str):
    t = table(
        "turn: 3, window", f"{side} hand: Second Wind", f"metro: {mage}", f"{mage} hand: attack-1, attack-2",
        "spells: healing-1, healing-2",
    ).play(f"play Second Wind -> {mage}")  # fmt: skip
    assert t.count(f"{mage}.hand") == 4
    t.play("choose attack-1")
    assert t.pile(f"{mage}.hand") == ["attack-2", "healing-1", "healing-2"]
    assert cite in [event.cite for event in t.game.events]


@exercises("NW-325")
def test_nc_166_a_licence_check():
    t = table("turn: 3, window", "night hand: Licence Check", "roof: Larisa, Egor, Anton", "larisa hand: attack-1")
    t.play("play check").reach("play attack-1 -> anton")
    assert t.why_not("play attack-1 -> egor").cite == "NW-325"
    t.next_turn().reach("play attack-1 -> egor").play("play attack-1 -> egor")


@exercises("NW-213", "NW-326")
def test_nc_167_a_live_broadcast():
    t = table(
        "turn: 3, window", "night hand: Live Broadcast", "day hand: Curse, Evil Eye", "day lines: Red Car, Ambush"
    ).play("pass", "play broadcast")  # fmt: skip
    assert t.pile("day.hand", "night") == ["curse", "evil-eye"]
    t.next_turn()
    assert t.count("day.hand") == 4 and t.pile("day.hand", "night") == ["curse", "evil-eye"]


@exercises("NW-330")
def test_nc_168_the_spine_sword():
    t = table(
        "turn: 3, gloom", "roof: Zavulon [Spine Sword], Anton", "zavulon hand: attack-2 x2",
    ).play("level anton 0", "level zavulon 1", "wound 1")  # fmt: skip
    t.play("play attack-2 -> anton", "accept", "play attack-2 -> anton")
    assert [e.before for e in t.game.events if t.game.spec.event_names[e.kind] == "reckoned"][:1] == [5]
    assert t.is_dead("anton")


@exercises("NW-332")
def test_nc_169_the_red_car():
    t = table("turn: 3, slots", "kosmos: Alisa [Red Car]").play("move alisa gorsvet")
    assert t.where("alisa") == "gorsvet"


@exercises("NW-335")
@pytest.mark.parametrize("under", [True, False])
def test_nc_170_zavulons_phone(under: bool):
    t = table(
        "turn: 3, lines", "kosmos: Petr [Zavulon's Phone]", "day lines: Curse, Ambush, Red Car, Evil Eye, Blackout"
    )
    assert t.count("day.hand") == 2 and t.asked == ("day", "NW-335")
    t.play("accept")
    assert t.pile("day.lines") == ["car"] and t.pile("day.lines", "night") == []
    t.play("accept" if under else "decline").next_turn()
    drawn = {"evil-eye", "blackout"} if under else {"car", "evil-eye"}
    assert set(t.pile("day.hand")) == {"curse", "ambush", *drawn}


@exercises("NW-340")
def test_nc_171_days_cops():
    t = table(
        "turn: 3, window", "day hand: Cops", "flat: Anton, Larisa, Andrey", "larisa hand: attack-1",
        "anton hand: attack-1", "andrey hand: attack-2",
    ).play("put cops flat", "pass", "pass").reach("play attack-1 -> svetlana")  # fmt: skip
    assert t.why_not("play attack-1 -> anton").cite in ("NW-320", "NW-340")
    t.play("play attack-1 -> svetlana", "play attack-2 -> svetlana")
    assert t.vortex == 7 and t.next_turn().count("anton.hand") == 3  # he had nobody to attack, and received two
    assert "NW-340" in [event.cite for event in t.game.events]


@exercises("NW-344")
def test_nc_172_an_ambush():
    t = table(
        "turn: 3, window", "day hand: Ambush", "roof: Petr (level 1), Semyon", "petr hand: attack-1 x2",
    ).play("play ambush -> petr").reach("level petr").play("level petr 1").reach("wound").play("wound 1")  # fmt: skip
    t.play("play attack-1 -> semyon", "play attack-1 -> semyon")
    assert t.numbers("played-spell") == [2, 1] and t.after_battle().wounds("semyon") == 3


@exercises("NW-345")
def test_nc_173_an_evil_eye():
    t = table(
        "turn: 3, window", "day hand: Evil Eye", "metro: Semyon", "semyon hand: attack-1, attack-2, attack-3, attack-4"
    )
    t.play("play evil-eye -> semyon")
    assert t.count("semyon.hand") == 3 and t.count("spell_discard") == 1 and len(t.pile("spell_discard", "day")) == 1
    t = table("turn: 3, window", "day hand: Evil Eye", "metro: Semyon").play("play evil-eye -> semyon")
    assert t.count("day.hand") == 0 and t.count("spell_discard") == 0


def lost(seed: int) -> list[str]:
    t = table(
        f"seed: {seed}", "turn: 3, window", "day hand: Evil Eye", "metro: Semyon",
        "semyon hand: attack-1, attack-2, attack-3, attack-4",
    ).play("play evil-eye -> semyon")  # fmt: skip
    return t.pile("spell_discard")


def test_nc_173_at_random():
    assert len({tuple(lost(seed)) for seed in range(30)}) == 4


@exercises("NW-282", "NW-350")
def test_nc_174_egor_in_the_deck():
    start = sumrak.new("night_watch", rules={"egor": "deck"}, seed=1)
    t = Table(start)
    assert t.count("day.lines") + t.count("day.hand") == 21
    assert "egor" not in [card["def"] for place in t.view["places"] for card in place["cards"]]
    t = table("rules: egor deck", "turn: 3, window", "day hand: Egor", "hairdressers: Larisa")
    assert t.why_not("put egor metro").cite == "NW-350"
    t.play("put egor entrance")
    assert t.where("egor") == "entrance"
    t.play("pass").next_turn()
    assert t.where("egor") == "entrance"  # he needs no Call to stay

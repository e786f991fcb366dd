"""The worked examples of the rulebook as records: a strike (B-27), an opening (B-28). `python tests/berserk/test_records.py` renews them."""

from __future__ import annotations

import re
from pathlib import Path

import sumrak
from sumrak import records
from sumrak.kernel.chance import count_before, key_of
from tests.berserk.table_talk import Table
from tests.coverage_plugin import exercises

CARDS = re.compile(r'^cards = ".*"$', re.MULTILINE)
FOLDER = Path(__file__).parents[2] / "docs" / "records"

STRIKE = """game: berserk
turn: 2, opponent, main
me: Sanctorum@C1, Nomad@D1, Kshar@B1 (closed)
opponent: Bonecrusher@C1', Hedd@A3'
dice: 4 3
"""
STRIKE_PLAYED = ("opponent: strike Bonecrusher -> opponent.Sanctorum", "me: pass", "opponent: full")

DEAL_A = (
    "Mountain Giant x2, Bonecrusher, Klaer, Treetop Runner, Stone Golem, Druid, Leshy, Ravine Dwarf, "
    "Hoarling, Axe Master, Korpit, Mocking Spider, Kobold, Basaarg Dwarf"
)
DECK_A = (
    "Ravine Dwarf, Hoarling, Stone Golem, Axe Master, Bonecrusher, Basaarg Dwarf, Leshy, Druid, Korpit, Mocking Spider, "
    "Treetop Runner, Klaer, Kobold, Yetun, Cyclops"
)
DEAL_C = (
    "Baraka x2, Drakkarh, Horned Demon, Charioteer, Talion, Vampire, Plague Rider, Herald of Pestilence, "
    "Fire Imp, Fiend, Mercenary, Fortune Hunter, Aracent, Hermitess"
)
DECK_C = (
    "Herald of Pestilence, Fire Imp, Fiend, Vampire, Plague Rider, Charioteer, Talion, Drakkarh, Mercenary, Fortune Hunter, "
    "Sailors of the Adelaide x2, Hermitess, Aracent, Temple Warrior"
)
SQUAD_A = "Mountain Giant x2, Bonecrusher, Klaer, Treetop Runner, Stone Golem, Druid, Leshy, Ravine Dwarf"
SQUAD_C = "Baraka x2, Drakkarh, Horned Demon, Charioteer, Talion, Vampire, Plague Rider, Herald of Pestilence"
CELLS_A = (
    "Mountain Giant B1, Mountain Giant B2, Bonecrusher C1, Treetop Runner D1, Klaer C2, Stone Golem D2, Leshy B3, Druid C3, "
    "Ravine Dwarf D3"
)
CELLS_C = (
    "Charioteer A1', Vampire B1', Baraka C1', Baraka D1', Herald of Pestilence E1', Horned Demon B2', Plague Rider C2', "
    "Talion C3', Drakkarh D3'"
)
DICE = bytes([5, 3, 4, 5, 2])
SHUFFLED = 2 * 20
"""Draws before the first die: both decks are shuffled when the squads stand (21 cards each)."""


def opening() -> str:
    luck = count_before(key_of(0, 0), 6, DICE, SHUFFLED) - SHUFFLED
    rows = (
        "game: berserk",
        "turn: redeal",
        f"luck: {luck} 0 0",
        f"me deal: {DEAL_A}",
        f"me deck: {DECK_A}",
        f"opponent deal: {DEAL_C}",
        f"opponent deck: {DECK_C}",
    )
    return "\n".join([*rows, ""])


def names(cards: str) -> list[str]:
    found = []
    for part in cards.split(", "):
        name, _, copies = part.partition(" x")
        found += [name] * int(copies or 1)
    return found


def until_asked(t: Table, said: str) -> None:
    """What is not told of in the example is a pass."""
    seat, choice = t.speaker(said)
    for _ in range(20):
        if t.game.decision.seat == seat and t.game.why_not(choice, seat=seat) is None:
            t.play(said)
            return
        t.play("pass")
    raise AssertionError(said)


def play_opening(t: Table) -> Table:
    t.play("me: keep", "opponent: keep")
    t.play(*[f"me: recruit {name}" for name in names(SQUAD_A)])
    t.play(*[f"opponent: recruit {name}" for name in names(SQUAD_C)])
    for side in ("me", "opponent"):
        if any(decision.seat == (side == "opponent") for decision in t.game.decisions) and len(t.game.decisions) > 1:
            t.play(f"{side}: confirm")
    while t.phase[1] == "recruit":
        t.play("confirm")
    for cells in (CELLS_A, CELLS_C):
        for placed in cells.split(", "):
            if t.phase[1] == "place" and f"place {placed}" in [t.spoken(o.notation) for o in t.game.decision.options]:
                t.play(f"place {placed}")
    t.play("opponent: hide Talion")
    if "done" in t.options():
        t.play("opponent: done")
    for said in (
        "me: use Treetop Runner -> opponent.Plague Rider",
        "me: strike Bonecrusher -> opponent.Baraka#1",
        "opponent: strike Baraka#1 -> opponent.Bonecrusher",
        "me: defend Mountain Giant#2",
        "opponent: full",
        "opponent: leap Horned Demon A2",
    ):
        until_asked(t, said)
    return t


def written() -> dict[str, str]:
    strike = Table(sumrak.scenario(STRIKE)).play(*STRIKE_PLAYED)
    return {
        "berserk-strike.toml": strike.game.record(),
        "berserk-opening.toml": play_opening(Table(sumrak.scenario(opening()))).game.record(),
    }


def kept(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def moments(name: str) -> list[Table]:
    """The game of a record after each of its answers."""
    text = kept(name)
    return [Table(records.read(text, n)) for n in range(len(records.parse(text)["answers"]) + 1)]


def test_the_records_are_what_is_played():
    """Whatever cards have come since: which there were only says why an old record might have parted."""
    for name, text in written().items():
        assert CARDS.sub("", kept(name)) == CARDS.sub("", text), f"{name}: see this file's docstring"


@exercises("B-27.0", "B-27.1", "B-27.2", "B-27.3", "B-27.4", "B-27.5", "B-27.6", "B-27.7", "B-27.8", "B-27.9")
def test_a_strike():
    declared, named, told, over = moments("berserk-strike.toml")
    assert declared.may("strike Bonecrusher -> opponent.Sanctorum")
    assert named.asked == ("me", "B-15.2") and named.offered("defend") == ["Nomad"]
    assert named.refused("defend Kshar") == "B-15.2"  # closed
    assert told.asked == ("opponent", "B-15.7") and told.dice() == (4, 3) and told.totals() == (5, 3)
    assert over.life("Sanctorum") == 5 and over.wounds("opponent.Bonecrusher") == 1
    assert over.closed("opponent.Bonecrusher") and over.card("opponent.Bonecrusher")["values"]["move"] == 1
    assert over.refused("move Bonecrusher B1'") == "B-11.1"
    assert over.asked == ("opponent", "B-10.6") and over.stack == []


@exercises("B-28.1", "B-28.2", "B-28.3", "B-28.4", "B-28.5", "B-28.6", "B-28.7")
def test_an_opening():
    games = moments("berserk-opening.toml")
    recruited = next(t for t in games if t.phase[1] == "place")
    assert sorted(recruited.pile("me squad")) == sorted(names(SQUAD_A))
    placed = next(t for t in games if t.phase[1] == "place" and t.asked[0] == "opponent")
    assert placed.count("me field") == 9 and placed.seen("opponent", "me field") == []
    battle = next(t for t in games if t.phase[1] == "main")
    assert battle.pile("opponent aside") == ["Drakkarh"] and "Talion" not in battle.seen("me", "opponent field")
    giants = [battle.game.explain(f"Mountain Giant#{n}", "ovz", seat=0).value for n in (1, 2)]
    assert giants == [1, 1]  # B1 and B2, in one column: in formation


@exercises("B-28.8", "B-28.9", "B-28.10", "B-28.11", "B-28.12", "B-28.13", "B-28.14")
def test_the_first_turns():
    games = moments("berserk-opening.toml")
    main = next(t for t in games if t.phase == ("me", "main") and t.asked[0] == "me")
    assert main.warning("use Treetop Runner -> opponent.Horned Demon") == "B-17.6a"
    shot = next(t for t in games if t.closed_in_play("Treetop Runner"))
    assert shot.life("opponent.Plague Rider") == 5  # 2 + 1, and Armour 1
    struck = next(t for t in games if t.closed_in_play("Bonecrusher"))
    assert struck.totals() == (4, 5) and struck.life("opponent.Baraka") == 10
    second = next(t for t in games if t.phase == ("opponent", "main"))
    assert "Talion" in second.seen("me", "opponent field")  # B-10.11
    defended = games[-1]
    assert defended.life("Mountain Giant#2") == 13 and defended.life("opponent.Baraka#1") == 8
    assert defended.closed("Mountain Giant#2") and not defended.closed("opponent.Baraka#1")
    assert defended.refused("strike Baraka#1 -> opponent.Bonecrusher") == "B-11.4a"
    assert defended.may("move Baraka#1 C2'") is False  # a card stands there
    assert defended.cell("opponent.Horned Demon") == "A2" and defended.refused("move Horned Demon A1") is not None
    assert defended.may("strike Horned Demon -> opponent.Mountain Giant#1")
    defended.end_turn()
    assert not any(defended.closed(name) for name in ("Treetop Runner", "Bonecrusher", "Mountain Giant#2"))


if __name__ == "__main__":
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")

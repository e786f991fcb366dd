"""Positions of Berserk as text: what is filled in, what comes back, and what is refused, in one sentence that says where."""

import random

import pytest

import sumrak
from sumrak.records import ScenarioError
from tests.berserk.table_talk import Table, table


def refused(*rows: str) -> str:
    with pytest.raises(ScenarioError) as error:
        sumrak.scenario("\n".join(["game: berserk", *rows]))
    return str(error.value)


def test_the_talk_in_russian():
    t = Table(
        sumrak.scenario(
            "game: berserk\nход: 3, я, main\nправила: modern\nпервый: я\n"
            "я: Кочевник@C1 (раны 2) (яд 1), Леший@B3 (закрыта) [Ури], Корпит\n"
            "я кладбище: Талион (инкарнация 2)\nпротивник: Хедд@C1' (проклята)*1, Пустыня Дзара\nкубики: 3 3\n"
        )
    )
    assert t.wounds("Nomad") == 2 and t.poison("Nomad") == 1 and t.closed("Leshy") and t.cell("Uri") == "B3"
    assert t.pile("me aside") == ["Korpit"] and t.tally("me graveyard", "Talion") == 2
    assert t.tokens("opponent.Hedd") == 1 and "cursed" in t.badges("opponent.Hedd")
    t.play("ударить Кочевник -> Хедд").both_pass()
    assert t.dice() == (3, 3)


def test_what_is_left_out_is_filled_in():
    t = Table(sumrak.scenario("game: berserk\nme: Nomad@C1\nopponent: Nomad@C1'\n"))
    assert t.phase == ("me", "main") and t.game.view(None)["turn"] == 1
    assert [t.count(f"me {zone}") for zone in ("deck", "deal", "squad", "graveyard", "exile", "aside")] == [0] * 6


@pytest.mark.parametrize(
    "row, number, whose",
    [
        ("turn: opponent", 2, "opponent"),
        ("turn: 5", 5, "me"),
        ("turn: 6", 6, "opponent"),
        ("turn: 3, me, main", 3, "me"),
    ],
)
def test_whose_turn_it_is(row: str, number: int, whose: str):
    t = table(row)
    assert t.game.view(None)["turn"] == number and t.phase == (whose, "main")


def test_the_other_player_may_be_first():
    t = table("first: opponent", "me: Nomad@C1'", "opponent: Hedd@C1")
    assert t.phase == ("opponent", "main") and t.may("strike Hedd -> opponent.Nomad")


@pytest.mark.parametrize("rolls", [(6, 1), (1, 6, 3), (2, 2, 2, 2, 2, 2)])
def test_dice_fall_as_said(rolls: tuple[int, ...]):
    t = table(
        "me: Nomad@C1, Nomad@A1, Nomad@E1", "opponent: Troll@C1', Troll@A1', Troll@E1'", dice=" ".join(map(str, rolls))
    )
    for n in (1, 2, 3):
        strikes = [o.notation for o in t.game.decision.options if o.notation.startswith(f"strike 10-001#{n}")]
        t.play(strikes[0])
        while t.stack:
            t.play("full" if "full" in t.options() else "pass")
    fallen = [event.after for event in t.game.events if t.game.spec.event_names[event.kind] == "rolled"]
    assert tuple(fallen[: len(rolls)]) == rolls


@pytest.mark.parametrize("phase", ["order", "redeal", "recruit", "place", "reveal", "main"])
def test_every_phase_comes_back(phase: str):
    """A random game is written down at the first moment of each of its phases, and the text is the same game."""
    luck, game = random.Random(4), sumrak.new("berserk", seed=4)
    for _ in range(300):
        if game.view(None)["phase"] == phase:
            break
        decision = luck.choice(game.decisions)
        game.play(luck.choice(decision.options), seat=decision.seat)
    text = game.scenario()
    assert f", {phase}\n" in text
    again = sumrak.scenario(text)
    assert again.digest() == game.digest() and again.scenario() == text
    for viewer in (None, 0, 1):
        assert again.view(viewer) == game.view(viewer)


def test_effects_that_last():
    rows = (
        "turn: 3, me, main",
        "me: Nomad@C1, Hedd@B1",
        "opponent: Troll@C1', Druid@A3'",
        "lasting: gain ova +1 on Nomad until the end of turn 4 by Hedd",
        "lasting: gain directed on Nomad until the battle",
        "lasting: gain armour 2 on opponent.Troll until turn 5",
        "lasting: net on opponent.Druid until the end of turn 4",
        "lasting: lose all on Hedd until this turn",
    )
    t = table(*rows)
    assert t.game.explain("Nomad", "ova").value == 1 and "directed" in t.badges("Nomad")
    assert t.marks("opponent.Troll")["armour"] == 2 and t.marks("opponent.Druid")["net"] == 1
    with pytest.raises(ValueError):
        t.game.explain("Hedd", "regeneration")
    again = Table(sumrak.scenario(t.game.scenario()))
    assert again.game.digest() == t.game.digest()
    again.end_turn().end_turn()
    assert "directed" in again.badges("Nomad") and "net" not in again.marks("opponent.Druid")
    assert "armour" not in again.marks("opponent.Troll") and again.game.explain("Hedd", "regeneration").value == 1


SAID = (
    "gain strike +1 (shot)", "gain strike -1 (simple)", "gain protection (simple, special, magic, lunge)", "gain from spells",
    "gain from -1 (simple, throw)", "gain range +1 (discharge)", "gain armour +1", "gain armour 1 (shot)", "lose armour", "lose teleport",
    "shield 2 of me", "control me", "net", "lose all",
)  # fmt: skip
"""What may last, in words: with everything that cards give, no text of a position shows how the rules write it."""


@pytest.mark.parametrize("said", SAID)
def test_what_lasts_is_said_in_words_that_a_person_writes(said: str):
    bound = " while in play" if said == "lose all" else ""
    rows = ("turn: 3, me, main", "me: Nomad@C1, Hedd@B1", "opponent: Troll@C1'")
    game = table(*rows, f"lasting: {said} on Nomad until the end of turn 4{bound} by Hedd").game
    text = game.scenario()
    assert f"lasting: {said} on ^" in text and f"until the end of turn 4{bound} by 10-112^" in text and "=" not in text
    assert sumrak.scenario(text).digest() == game.digest()


def test_which_copy_a_lasting_effect_comes_from_is_said():
    """B-17.4: it is bound to that one, not to the first of its name."""
    rows = ("turn: 3, me, main", "me: Nomad@C1, Hedd@B1 (by attack), Hedd@A1^70", "opponent: Troll@C1'")
    game = table(*rows, "lasting: gain ova +1 on Nomad until the battle while open by Hedd^70").game
    assert "while open by 10-112^70 at" in game.scenario()


def test_what_a_card_gives_beyond_that_is_said_in_its_own_words():
    giver = 'card "Giver": creature(NEUTRAL, 3, SILVER, 6, 1, (1, 2, 2), text=(tap(Gain(Ref.SELF, (DieBonus(2, Those()),), Until.END_OF_YOUR_NEXT_TURN)),))'
    t = table(giver, "turn: 3, me, main", "me: Giver@C1", "opponent: Troll@C1'")
    t.use("me", "Giver").both_pass()
    text = t.game.scenario()
    assert "lasting: gain on ^" in text and " = DieBonus(amount=2, at=Those(" in text
    assert sumrak.scenario(text).digest() == t.game.digest()


def test_what_waits_for_a_moment_is_said_by_its_moment():
    later = 'card "Later": creature(NEUTRAL, 3, SILVER, 6, 1, (1, 2, 2), text=(tap(Later(EndOfTurn(Turns.YOURS), (Wound(Ref.SELF, 1),))),))'
    t = table(later, "turn: 3, me, main", "me: Later@C1", "opponent: Troll@C1'")
    t.use("me", "Later").both_pass()
    text = t.game.scenario()
    assert "lasting: later ended-turn of me on ^" in text and "= (Wound(whom=Ref.SELF, number=1" in text
    again = Table(sumrak.scenario(text))
    assert again.game.digest() == t.game.digest() and again.end_turn().wounds("Later") == 1


def test_flyers_that_left_the_field_one_after_the_other_come_back_in_their_order():
    """B-8.3j: the hidden one was placed before the other, which went to the additional zone before it."""
    hidden = "opponent: Korpit@A3' (hidden), Baraka@C1', Korpit"
    t = table("turn: 1, me, main", "me: Nomad@D1", hidden).end_turn()
    assert t.pile("opponent aside") == ["Korpit", "Korpit"]
    assert sumrak.scenario(t.game.scenario()).digest() == t.game.digest()


@pytest.mark.parametrize(
    "rows, sentence",
    [
        (["me: Nomda@C1"], "line 2, column 5: no card is called 'Nomda'; near: nomad"),
        (["me: Nomad"], "line 2, column 5: Nomad stands on a cell: write Nomad@B1 (B-2.9)"),
        (["me: Nomad@F1"], "line 2, column 5: Nomad@F1: cells are A1 to E3 and A1' to E3' (B-2.3)"),
        (["me: Nomad@90"], "line 2, column 5: Nomad@90: a closed card is written Nomad (closed) (B-11.1)"),
        (["me: Nomad@C1, Hedd@C1"], "line 2, column 15: there is a card on C1 already (B-2.9)"),
        (["me: Korpit@C1"], "line 2, column 5: Korpit is in the additional zone and on no cell (B-12.5)"),
        (["me: Uri@C1"], "line 2, column 5: Uri sits on a host: write it in [ ] behind it (B-19.4)"),
        (["me: Nomad@C1 [Hedd]"], "line 2, column 15: Hedd is no symbiote and sits on nobody (B-3.3)"),
        (["me: Nomad@C1 [Uri, Salamander]"], "line 2, column 15: one symbiote sits on a host, not 2 (B-19.4)"),
        (["me: Korpit [Uri]"], "line 2, column 13: Uri sits on a ground creature on the field (B-19.4)"),
        (["me: Nomad@C1 (wounds 8)"], "line 2, column 5: Nomad would be dead: 8 wounds (B-15.12)"),
        (["me: Mercenary@C1, Mercenary@B1"], "line 2, column 19: Mercenary is unique: a squad has one (B-3.6)"),
        (["me: Desert of Dzar x2"], "line 2, column 5: Desert of Dzar: a squad has at most one terrain (B-6.4)"),
        (
            ["me: Orc Cannon@C1 (poison 1)"],
            "line 2, column 5: Orc Cannon is no creature: it is neither poisoned nor blessed nor cursed (B-19.6)",
        ),
        (["me graveyard: Nomad (wounds 1)"], "line 2, column 15: Nomad bears no (wounds 1) here: what leaves play loses it (B-12.3)"),
        (["me deck: Nomad@C1"], "line 2, column 10: Nomad lies on no cell here: cells are for cards in play (B-12.5)"),
        (["turn: 3, me, main", "opponent: Hedd@C3' (hidden)"], "line 3, column 11: Hedd (hidden): what is hidden is turned up at the end of turn 1 (B-10.11)"),
        (["turn: 2, me, main"], "line 2, column 7: turn 2 is opponent's: the First player has the odd ones (B-10.12)"),
        (["turn: 1, me, lunch"], "line 2, column 14: a turn is a number, whose it is, and a phase"),
        (["rules: rp7"], "line 2, column 8: there are no rules 'rp7'"),
        (["rules: rp5, speed 3"], "line 2, column 8: there is no switch 'speed'"),
        (["dice: 7"], "line 2, column 7: dice are numbers from 1 to 6"),
        (["dice: 1 1 1 1 1 1 1 1"], "line 2, column 7: at most 7 dice can be said beforehand"),
        (["me counts: money 3"], "line 2, column 12: counts: gold N, silver N, redeals N, ambush"),
        (["me purse: Nomad"], "line 2, column 11: me has no 'purse'; there are: counts, deck, deal, recruited, graveyard, exile"),
        (["me: Nomad@C1", "me: Hedd@B1"], "line 3, column 5: 'me' stands here twice"),
        (["me: Nomad@C1 (merry)"], "line 2, column 5: unknown word (merry); there are: "),
        (["me: Nomad@C1", "lasting: bend Nomad"], "line 3, column 10: a lasting effect is one of gain, lose"),
        (["me: Nomad@C1", "lasting: gain luck 3 on Nomad"], "line 3, column 10: what is gained?"),
        (["me: Nomad@C1", "lasting: net on Hedd"], "line 3, column 17: no card 'Hedd' is there for a lasting effect"),
        (["me: Nomad@C1", "lasting: later on Nomad = (open('x'),)"], "line 3, column 27: only numbers, tuples and words of the rules may stand here"),
        (['card "X": wizard()'], "line 2, column 11: a card is one of creature, flyer, companion, parasite, artifact, terrain"),
        (['card "X": creature(NEUTRAL, 3, SILVER, GOLD, 1, (1, 2, 3))'], "line 2, column 11: "),
        (['card "X": creature(NEUTRAL, 3, SILVER, 6, 1, (1, 2))'], "line 2, column 11: "),
        (['card "Nomad": terrain(NEUTRAL, 3, SILVER)'], "line 2, column 15: there is a card 'Nomad' already"),
        (["me: Nomad@C1", "opponent: Hedd@C1'", "then:", "strike Hedd -> Nomad"], "line 5, column 1: "),
    ],
)  # fmt: skip
def test_contradictions(rows: list[str], sentence: str):
    said = refused(*rows)
    assert said.startswith(sentence), said

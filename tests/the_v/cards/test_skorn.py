"""Coven of Skorn, card by card: what each text does, and how we read it."""

import pytest

from tests.the_v.table_talk import table

SKORN = "me title: Coven of Skorn"
MUZZLE = 'card "Muzzle": modification(0, 0, keywords=(madness(-1),))'


def test_gryazelda_is_a_witch_and_a_girl():
    t = table("me: Selistra / Gryazelda, Ghoul x3", pause=False).play("play Gryazelda")
    assert t.values("Gryazelda") == (7, 6) and t.endurance("Gryazelda") == 4


@pytest.mark.parametrize("board", ["me: Margo@180, Zhenya@90, Toska", "me: Margo@180, Zhenya@90\nopponent: Toska"])
def test_toska_holds_both_sides_but_no_title_cards(board: str):
    t = table("turn: 1, me, untap", "me title: Scarlet Court@180", board)
    assert (t.turned("Margo"), t.turned("Zhenya"), t.turned("Scarlet Court")) == (180, 0, 90)
    assert t.happened("held-turned") == ["Margo"]


def test_toska_out_of_play_holds_nobody():
    t = table("turn: 1, me, untap", "me: Margo@180", "opponent: - / Toska", "opponent scrapheap: Toska")
    assert t.turned("Margo") == 90


def test_shilo_each_copy_for_itself():
    t = table("me: Shilo x2", "opponent: Gryazelda").play("attack Shilo#2 -> Gryazelda")
    assert t.options() == ["accept", "decline"]
    t.play("decline")
    assert t.tokens("Gryazelda") == 0 and t.asked == ("me", "V-90")


def test_shilo_exhausts_when_attacked_too():
    t = table("me: Brute, Ghoul", "opponent: Shilo").play("attack Brute -> Shilo", "opponent: accept")
    assert t.tokens("Brute") == 1


def test_harbinger():
    t = table("me: Ghoul", "opponent: Harbinger of Skorn")
    assert t.madness == 1 and t.badges("Harbinger of Skorn") == ["inviolable"]


def test_selistra_counts_herself():
    t = table("me: Selistra, Margo, Ghoul", "opponent: Zhenya")
    assert [t.values(name) for name in ("Selistra", "Margo", "Ghoul", "Zhenya")] == [(2, 3), (4, 4), (3, 3), (2, 3)]


def test_madness_is_counted_over_all_cards_in_play():
    t = table("me: Acolyte, Skornite, Mother of Skorn, Temple of Skorn", "opponent: Margo [Derangement]")
    assert t.madness == 1 + 1 + 2 + 2 + 1 and t.values("Margo") == (2, 2)


def test_the_rabid_and_blood_froth():
    assert table("me: The Rabid*1").values("The Rabid") == (4, 6)
    assert table("me: Ghoul*1 [Blood Froth]").values("Ghoul") == (5, 5)


@pytest.mark.parametrize("name", ["Mother of Skorn", "Skornite"])
def test_their_own_madness_does_not_count_for_their_requirement(name: str):
    assert table(f"me: Margo / {name}").play(f"play {name}").happened("not-played") == [name]
    assert table(f"me: Margo / {name}", "opponent: Acolyte").play(f"play {name}").in_play(name)


def test_choir_of_voices_is_for_those_of_the_moment():
    """Later characters keep their values; who changes sides keeps the loss."""
    t = table("me: Temple of Skorn, Acolyte / Choir of Voices, Command", "opponent: Gryazelda, Ghoul")
    t.play("play Choir of Voices")
    assert t.values("Gryazelda") == (2, 1) and t.values("Ghoul") == (0, 0) and t.values("Acolyte") == (2, 2)
    t.play("play Command", "choose opponent.Gryazelda")
    assert t.values("Gryazelda") == (2, 1)
    t.go_to("actions", "opponent")
    assert t.values("Gryazelda") == (6, 5)


def test_choir_of_voices_leaves_later_ones_alone():
    t = table("me: Temple of Skorn, Acolyte / Choir of Voices", "opponent: Ghoul").play("play Choir of Voices")
    assert t.values("Ghoul") == (0, 0)
    t.go_to("actions", "opponent").play("play Ghoul")
    assert t.values("opponent.Ghoul#2") == (3, 3)


def test_curse_exhausts_one_of_each():
    t = table(SKORN, "me: Margo, Zhenya / Curse", "opponent: Ghoul, Mirror Maiden").play("play Curse")
    assert t.choices() == ["Margo", "Zhenya"]
    t.play("choose Zhenya")
    assert t.tokens("Zhenya") == 1 and t.tokens("Ghoul") == 1


@pytest.mark.parametrize("mine, theirs", [("Margo", "Mirror Maiden"), ("-", "Ghoul")])
def test_curse_needs_both(mine: str, theirs: str):
    t = table(SKORN, f"me: {mine} / Curse", f"opponent: {theirs}").play("play Curse")
    assert t.happened("exhausted") == [] and t.happened("nothing-happens") == ["Curse"]


def test_curse_asks_for_the_specialisation():
    assert table("me: Margo / Curse", "opponent: Ghoul").play("play Curse").happened("not-played") == ["Curse"]


def test_curse_that_kills_both():
    """Both fall at one moment, and both players gain."""
    t = table(SKORN, "me: Margo*2 / Curse", "opponent: Ghoul*2").play("play Curse")
    assert t.levels == (2, 2)


def test_breakthrough():
    t = table("me: Temple of Skorn, Mother of Skorn, Acolyte / Breakthrough", "opponent: Ghoul").play(
        "play Breakthrough"
    )
    assert t.choices() == ["Mother of Skorn", "Acolyte", "opponent.Ghoul"]
    assert t.play("choose opponent.Ghoul").levels == (0, 0) and t.pile("opponent scrapheap") == ["Ghoul"]


def test_irresistible_with_a_test_card():
    """Nothing of the set cancels actions; on a duel card the word keeps every cancel off."""
    card = 'card "Torrent": duel_card(keywords=(IRRESISTIBLE,), text=(do(Change(PARTICIPANT, 5, 0, THIS_DUEL)),))'
    t = table(card, "me: Ghoul", "me duel: Torrent", "opponent: Gryazelda", "opponent duel: Control").play(
        "attack Ghoul -> Gryazelda"
    )
    assert t.happened("not-cancelled") == ["Torrent"] and t.happened("won-by-influence") == ["Ghoul"]


def test_shrieker():
    t = table("me: The Shrieker, Margo", "opponent: Ghoul, Mirror Maiden").play("use The Shrieker")
    assert t.choices() == ["The Shrieker", "Margo", "opponent.Ghoul"]
    t.play("choose The Shrieker")
    assert t.tokens("The Shrieker") == 1 and t.turned("The Shrieker") == 180


@pytest.mark.parametrize("acolytes, works", [(1, False), (2, True)])
def test_scream_asks_for_madness(acolytes: int, works: bool):
    board = (f"me: Ghoul, Acolyte x{acolytes}", "opponent: Harbinger of Skorn [Muzzle]")
    t = table(MUZZLE, *board, "me duel: Scream").play("attack Ghoul -> Harbinger of Skorn")
    assert bool(t.happened("won-by-influence")) is works


@pytest.mark.parametrize("acolytes, influence", [(0, 3), (1, 4), (5, 6)])
def test_blood_frenzy_is_the_madness_at_most_three(acolytes: int, influence: int):
    crowd = f", Acolyte x{acolytes}" if acolytes else ""
    wall = f'card "Wall": character(MONSTER, {influence}, 9)'
    higher = f'card "Tower": character(MONSTER, {influence + 1}, 9)'
    for name, won in (("Wall", ["Ghoul"]), ("Tower", [])):
        t = table(wall, higher, f"me: Ghoul{crowd}", "me duel: Blood Frenzy", f"opponent: {name}").play(
            f"attack Ghoul -> {name}"
        )
        assert t.happened("won-by-influence") == won


def test_blood_frenzy_fixes_x_when_it_works():
    """The madness that leaves afterwards does not lower it."""
    burn = 'card "Burn": duel_card(text=(do(Destroy(target(Those(LOCATION)))),))'
    t = table(
        burn, "me: Ghoul, Temple of Skorn", "me duel: Blood Frenzy", "opponent: Margo [Charisma]", "opponent duel: Burn"
    )
    t.play("attack Ghoul -> Margo")
    assert t.madness == 0 and t.happened("won-by-influence") == ["Ghoul"]


def test_split_mind_swaps_own_values_before_additions():
    """Before c, until the end of the duel."""
    t = table("me: Gryazelda [Blade]", "me duel: Split Mind, Strike", "opponent: Ghoul", "opponent duel: Black Water")
    t.play("attack Gryazelda -> Ghoul", "me: lay Split Mind", "me: choose Gryazelda")
    assert t.values("Gryazelda") == (5, 6 + 2)
    t.play("opponent: choose opponent.Gryazelda")
    assert t.values("Gryazelda") == (6, 5 + 2)


def test_possession_after_a_swap_sets_the_swapped_influence():
    t = table("me: Gryazelda [Charisma]", "me duel: Split Mind", "opponent: Ghoul", "opponent duel: Possession")
    t.play("attack Gryazelda -> Ghoul", "me: choose Gryazelda", "opponent: choose opponent.Gryazelda")
    assert t.happened("won-by-influence") == ["Gryazelda"]  # 1 + 2 against 3
    won = next(e for e in t.game.events if t.game.spec.event_names[e.kind] == "won-by-threat")
    assert won.before == 6


def test_possession_leaves_modifications_in_force():
    t = table("me: Ghoul", "me duel: Possession", "opponent: Gryazelda [Charisma]").play("attack Ghoul -> Gryazelda")
    t.play("choose opponent.Gryazelda")
    assert t.happened("won-by-influence") == ["Ghoul"]  # 3 against 1 + 2
    assert t.values("Gryazelda") == (8, 5)


@pytest.mark.parametrize("card", ["Possession", "Black Water", "Split Mind"])
def test_an_inviolable_rival_leaves_your_own_participant(card: str):
    t = table("me: Ghoul", f"me duel: {card}", "opponent: Harbinger of Skorn").play(
        "attack Ghoul -> Harbinger of Skorn"
    )
    kind = {"Possession": "became", "Black Water": "exhausted", "Split Mind": "swapped"}[card]
    assert t.happened(kind)[:1] == ["Ghoul"]

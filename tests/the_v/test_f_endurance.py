"""Chapter F: endurance and exhaustion (V-55 … V-58)."""

from tests.the_v.table_talk import table

JAB = 'card "Jab": action(text=(do(Exhaust(target(Those(CHARACTER)))),))'


def test_all_endurance_adds_up():
    t = table("me: Guardsman [Fortitude, Reaper's Aura], Iron Maiden")
    found = t.game.explain("Guardsman", "endurance")
    assert found.value == t.endurance("Guardsman") == 3 + 1 + 2 + 1 + 2
    assert {term.cite for term in found.terms} == {"V-55", "V-111", "V-122"}


def test_endurance_reads_at_least_one():
    frail = 'card "Frail": modification(0, 0, keywords=(endurance(-7),))'
    t = table(frail, JAB, "me: Ghoul [Frail, Fortitude] / Jab")
    assert t.endurance("Ghoul") == 1
    assert t.play("play Jab").levels == (0, 2)


def test_tokens_equal_to_endurance_are_enough():
    t = table(JAB, "me: - / Jab x3", "opponent: Ghoul")
    assert t.play("play Jab", "play Jab").tokens("Ghoul") == 2
    assert t.play("play Jab").pile("opponent scrapheap") == ["Ghoul"]


def test_checked_whenever_endurance_drops():
    """V-56: by a text that comes, by one that goes, by its loss."""
    t = table("me: - / Chronophage", "opponent: Ghoul*2").play("play Chronophage")
    assert t.levels == (2, 0)
    end = 'card "End": action(text=(do(Destroy(target(Those(MONSTER, OPPONENTS)))),))'
    t = table(end, "me: - / End", "opponent: Iron Maiden, Margo*4").play("play End")
    assert t.levels == (2, 0) and t.pile("opponent scrapheap") == ["Iron Maiden", "Margo"]
    t = table("me: - / Muteness", "opponent: Guardsman*3, Margo").play("play Muteness", "choose opponent.Guardsman")
    assert t.levels == (2, 0)


def test_one_fall_may_bring_another():
    t = table(JAB, "me: - / Jab", "opponent: Iron Maiden*6, Margo*4, Ghoul*2").play(
        "play Jab", "choose opponent.Iron Maiden"
    )
    assert t.happened("fully-exhausted") == ["Iron Maiden", "Margo"] and t.levels == (4, 0) and t.in_play("Ghoul")


def test_an_effect_that_ends_lets_them_fall():
    """V-56: a text that was silenced comes back at the end of the turn."""
    t = table("me: Chronophage / Muteness", "opponent: Ghoul").play("play Muteness", "choose Chronophage")
    assert t.endurance("Ghoul") == 3
    assert t.go_to("actions", "opponent").endurance("Ghoul") == 2


def test_exhausted_is_one_token_or_more():
    """V-57."""
    t = table("me: - / Last Breath", "opponent: Ghoul, Margo*1, Zhenya*2").play("play Last Breath")
    assert t.choices() == ["opponent.Margo", "opponent.Zhenya"]
    assert t.game.explain("opponent.Zhenya", "tokens").value == 2


def test_exhaust_is_one_token():
    """V-58: without a number."""
    assert table(JAB, "me: Ghoul / Jab").play("play Jab").tokens("Ghoul") == 1
    twice = 'card "Flog": action(text=(do(Exhaust(target(Those(CHARACTER)), 2)),))'
    t = table(twice, "me: Ghoul / Flog").play("play Flog")
    assert t.tokens("Ghoul") == 2 and len(t.happened("exhausted")) == 2

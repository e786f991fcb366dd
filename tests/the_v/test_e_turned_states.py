"""Chapter E: turned states (V-50 … V-54)."""

import pytest

from tests.coverage_plugin import exercises
from tests.the_v.table_talk import table


def spin(effect: str, times: int) -> str:
    return f'card "Spin": action(text=(do({effect}(target(Those(CHARACTER)), {times})),))'


@exercises("V-50", "V-51")
@pytest.mark.parametrize(
    "effect, times, row",
    [
        ("Turn", 1, {0: 90, 90: 180, 180: 180}),
        ("Turn", 2, {0: 180, 90: 180, 180: 180}),
        ("Untap", 1, {0: 0, 90: 0, 180: 90}),
        ("Untap", 2, {0: 0, 90: 0, 180: 0}),
    ],
)
def test_quarters(effect: str, times: int, row: dict[int, int]):
    """A single turn of a card at 0 does not go to 180, a double one of a card at 90 does."""
    for before, after in row.items():
        t = table(spin(effect, times), f"me: Ghoul@{before} / Spin").play("play Spin")
        assert t.turned("Ghoul") == after


@pytest.mark.parametrize(
    "turned, names",
    [
        ("UNTAPPED", ["Margo"]),
        ("TURNED", ["Zhenya", "Nina"]),
        ("FULLY_TURNED", ["Nina"]),
        ("NOT_FULLY_TURNED", ["Margo", "Zhenya"]),
    ],
)
def test_words_for_states(turned: str, names: list[str]):
    """V-53: "turned" is 90 and 180, "fully turned" 180 only."""
    jab = f'card "Jab": action(text=(do(Exhaust(Those(CHARACTER, turned={turned}))),))'
    t = table(jab, "me: Margo, Zhenya@90, Nina@180 / Jab").play("play Jab")
    assert t.happened("exhausted") == names
    assert t.game.explain("Nina", "turned").value == 180


@exercises("V-54")
def test_a_price_asks_for_what_can_be_done():
    """A card at 180 cannot be turned: the requirement is not met, an effect does nothing."""
    oath = 'card "Oath": action(requirements=(TurnTitle(),))'
    t = table(oath, "me title: Scarlet Court@180", "me: - / Oath")
    assert t.warning("play Oath") == "V-79"
    assert t.play("play Oath").happened("not-played") == ["Oath"]
    t = table(spin("Turn", 1), "me: Ghoul@180 / Spin").play("play Spin")
    assert t.turned("Ghoul") == 180 and t.happened("turned") == [] and t.happened("played") == ["Spin"]
    t = table(spin("Untap", 1), "me: Ghoul / Spin").play("play Spin")
    assert t.happened("untapped") == []

"""Squads that nobody has seen are guessed so that they could have been recruited: put together, not hit upon."""

import random

import pytest

import sumrak
from sumrak.games.berserk import guessing, recruiting
from sumrak.games.berserk.state import SQUAD, ZONES, Berserk
from sumrak.kernel import knowledge
from sumrak.kernel.knowledge import determinize
from tests.conformance.test_berserk import with_any_cards


def worlds(s: Berserk, seat: int, number: int = 30) -> list[Berserk]:
    found = [determinize(s, seat, seed) for seed in range(number)]
    assert all(isinstance(world, Berserk) for world in found)
    return found  # type: ignore[return-value]


def mended_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "PATIENCE", 0)


@pytest.mark.parametrize("seed", range(700, 712))
def test_every_guess_could_have_been_paid(seed: int, monkeypatch: pytest.MonkeyPatch):
    """With any thirty cards hardly a guess in hundreds was: the last went on by itself, and a spectator saw more than there was."""
    mended_at_once(monkeypatch)
    game, luck = with_any_cards(2, seed), random.Random(seed)
    while not game.is_over and game.view(None)["turn"] < 2:
        decision = luck.choice(game.decisions)
        game.play(luck.randrange(len(decision.options)), seat=decision.seat)
        if luck.random() < 0.1:
            for seat in (-1, 0, 1):
                world = determinize(game.state, seat, luck.randrange(1 << 30))
                assert isinstance(world, Berserk)
                assert recruiting.is_plausible(world, seat) or world.end is not None


def full_squad(elite: int, regular: int) -> Berserk:
    """A squad of the opponent's that costs every crystal he has, in a deck of dearer cards, before he confirms it."""
    costly = f'card "Gem": creature(STEPPE, {elite}, GOLD, 3, 1, (1, 1, 1))'
    cheap = f'card "Peb": creature(STEPPE, {regular}, SILVER, 3, 1, (1, 1, 1))'
    dear = 'card "Rock": creature(STEPPE, 15, SILVER, 3, 1, (1, 1, 1))'
    rows = (
        "game: berserk", costly, cheap, dear, "turn: 0, recruit", "me deal: 10-001 x15", "opponent recruited: Gem x5, Peb x5",
        "opponent deal: Rock x5", "opponent deck: Rock x15", "me deck: 10-001 x15",
    )  # fmt: skip
    state = sumrak.scenario("\n".join(rows) + "\n").state
    assert isinstance(state, Berserk)
    return state


def test_the_only_squad_that_could_be_paid_is_found():
    """Five of five gold and five of four silver: one choice in thousands."""
    s = full_squad(5, 4)
    for world in worlds(s, 0):
        names = [world.facts[c].cost for c in world.piles[ZONES + SQUAD]]
        assert sorted(names) == [4] * 5 + [5] * 5


def test_a_guess_is_the_same_in_every_world_that_looks_the_same():
    s = full_squad(4, 3)
    other = determinize(s, 0, 77)
    for seed in range(5):
        assert determinize(s, 0, seed).definition == determinize(other, 0, seed).definition


@pytest.mark.parametrize("elite, regular", [(3, 2), (2, 1), (4, 4)])
def test_guesses_differ(elite: int, regular: int):
    s = full_squad(elite, regular)
    assert len({str(world.definition) for world in worlds(s, 0)}) > 1


def test_a_budget_has_a_digit_for_each_limit():
    budget = guessing.Budget(4, 9, 3)
    facts = sumrak.scenario('game: berserk\ncard "Wing": flyer(NEUTRAL, 3, GOLD, 3, (1, 1, 1))\nme: Wing, 10-001@C1\n')
    state = facts.state
    assert isinstance(state, Berserk)
    wing = budget.sum_of(state.facts[0])
    assert budget.allowed >> wing & 1 and not budget.allowed >> 2 * wing & 1, "six gold are too many"
    assert guessing.Budget(2, 9, 3).sum_of(state.facts[0]) == -1, "three gold are too many"

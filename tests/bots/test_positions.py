"""What anybody sees at once, the search sees too: positions with one sensible answer, and answers that nobody sensible gives.

Few simulations, so that all of them together take a few seconds.
"""

from __future__ import annotations

import pytest

import sumrak
from sumrak import bots
from sumrak.bots import ismcts

SIMULATIONS, SEEDS = 120, range(2)


def answers(position: str) -> set[str]:
    """What the search answers to a position, with several seeds."""
    game = sumrak.scenario(position)
    chair = bots.chair(game, game.decision.seat)
    return {ismcts.choose(chair, seed, SIMULATIONS) for seed in SEEDS}


THE_V = {
    "win now: level 8, and the attack exhausts fully": (
        "me: Brute, Ghoul / Nina\nopponent: Margo*2, Brute\nme level: 8\n",
        {"attack N-11 -> opponent.R-01"},
    ),
    "the title card of a win at level 8 is not put off by a card that could be played before": (
        "me: Brute / Nina, Margo, Ghoul\nopponent: Margo*2, Shilo\nme level: 9\n",
        {"attack N-11 -> opponent.R-01"},
    ),
    "do not lose now: the last character would be exhausted fully": (
        "me: Margo*2 / Nina\nopponent: Brute\nopponent level: 6\n",
        {"play S-02"},
    ),
    "the girl first: a monster without one comes in with a token": (
        "me: - / Margo, Ghoul\nopponent: Ghoul\n",
        {"play R-01"},
    ),
    "a character before the attack that closes the actions": (
        "me: Margo, Brute / Nina\nopponent: Margo\n",
        {"play S-02"},
    ),
    "what it plays is what can be paid": (
        "me: Margo / Scythe\nopponent: Ghoul\n",
        {"attack R-01 -> opponent.N-10", "end"},
    ),
    "additional cards are free": ("turn: 5, me, additional\nme: Margo / -\nopponent: Margo / -\n", {"draw 2"}),
}
GUARDED = "me: Brute, Ghoul\nopponent: Red Queen, Guardsman*1\n"

NIGHT_WATCH = {
    "take the award: the Vortex to 0": (
        "turn: 3, play, anton\nvortex: 1\nflat: Anton, Larisa\nanton hand: Attack-1, Protection-1\n",
        {"play protection-1 -> svetlana"},
    ),
    "take the award: the Vortex to 12": (
        "turn: 3, play, petr\nvortex: 10\nbalance: day 1\nflat: Petr, Anton\npetr hand: Attack-3\n",
        {"play attack-3 -> svetlana"},
    ),
    "do not lose now: the Vortex is calmed": (
        "turn: 3, play, anton\nvortex: 10\nbalance: night 3\nflat: Anton*3\nroof: Larisa\nanton hand: Healing-1\n",
        {"play healing-1 -> svetlana"},
    ),
    "the wound that kills": (
        "turn: 3, play, anton\nvortex: 5\nroof: Anton, Petr*3, Larisa\nanton hand: Attack-1, Protection-1\n",
        {"play attack-1 -> petr"},
    ),
    "pay the cheapest: a weak Spell rather than a wound": (
        "turn: 3, play, anton\nvortex: 5\nroof: Anton (level 1), Petr\nanton hand: Attack-3, Healing-1 x2\n",
        {"burn healing-1"},
    ),
    "into the Gloom for two Spells": (
        "turn: 3, gloom, anton\nvortex: 5\nroof: Anton, Petr\nanton hand: Attack-3, Attack-1\n",
        {"level anton 1"},
    ),
}

BERSERK = {
    "win now: the last creature": (
        "me: Mountain Giant@B1, Nomad@C1\nopponent: Nomad@C1' (closed) (wounds 7)\n",
        {"strike 10-061 -> opponent.10-001", "strike 10-001 -> opponent.10-001"},
    ),
    "kill now": (
        "me: Mountain Giant@E1 (moved)\nopponent: Mountain Giant@A3', Nomad@E1' (closed) (wounds 7)\n",
        {"strike 10-061 -> opponent.10-001"},
    ),
    "strike what is about to fall": (
        "me: Mountain Giant@B1\nopponent: Baraka@B1' (wounds 8)\n",
        {"strike 10-061 -> opponent.10-165"},
    ),
    "do not lose now: the last creature goes away, two steps if need be": (
        "me: Nomad@C1 (wounds 7)\nopponent: Mountain Giant@C1'\n",
        {"move 10-001 C2", "move 10-001 B1", "move 10-001 D1"},
    ),
}
SUICIDE = "me: Nomad@C1 (wounds 7), Leshy@A3\nopponent: Mountain Giant@C1'\n"

LIBRARIES = "a library: Bonding x9\nb library: Bonding x9\n"
VTES = {
    "oust now": (
        f"a: Ozmo, Gilbert Duane\nb: Didi Meyers@90\nc: Roland Bishop@90\nb pool: 1\n{LIBRARIES}c library: Bonding x9\n",
        {"bleed ozmo", "bleed gilbert-duane"},
    ),
    "do not lose now: block the bleed": (
        f"a: Ozmo\nb: Didi Meyers\nb pool: 1\n{LIBRARIES}then:\nbleed ozmo\n",
        {"block didi-meyers"},
    ),
}
BOUNCE = (
    "a: Ozmo\nb: Gilbert Duane / Deflection (known to a)\nc: Didi Meyers@90\nb pool: 20\nc pool: 1\n"
    f"{LIBRARIES}c library: Bonding x9\n"
)


@pytest.mark.compiled
@pytest.mark.parametrize("what", THE_V)
def test_the_v(what):
    position, sensible = THE_V[what]
    assert answers("game: the_v\n" + ("" if "turn:" in position else "turn: 5, me, actions\n") + position) <= sensible


def test_the_v_a_guarded_girl_is_left_alone():
    assert not any("S-01" in said for said in answers("game: the_v\nturn: 5, me, actions\n" + GUARDED))


@pytest.mark.parametrize("what", NIGHT_WATCH)
def test_night_watch(what):
    position, sensible = NIGHT_WATCH[what]
    assert answers("game: night_watch\n" + position) <= sensible


@pytest.mark.parametrize("what", BERSERK)
def test_berserk(what):
    position, sensible = BERSERK[what]
    assert answers("game: berserk\nturn: 3, me, main\n" + position) <= sensible


def test_berserk_no_attack_that_costs_the_attacker():
    said = answers("game: berserk\nturn: 3, me, main\n" + SUICIDE)
    assert not any(answer.startswith("strike 10-001") for answer in said)


def test_berserk_a_squad_is_not_ready_while_crystals_would_buy_more():
    """B-6.1: what is left over is lost; it was still counted on after the squad had been confirmed."""
    game = sumrak.new("berserk", seed=3)
    while not any(option.notation == "confirm" for option in game.decision.options):
        game.play("keep" if game.spec.phase(game.state) == "redeal" else 0)
    chair = bots.chair(game, game.decision.seat)
    assert {ismcts.choose(chair, seed, 40).split()[0] for seed in SEEDS} == {"recruit"}


@pytest.mark.parametrize("what", VTES)
def test_vtes(what):
    position, sensible = VTES[what]
    assert answers("game: vtes\n" + position) <= sensible


def test_vtes_no_bleed_into_a_known_bounce():
    """The Deflection would oust the predator, and the prey would have the victory point and the pool."""
    assert "bleed ozmo" not in answers("game: vtes\n" + BOUNCE)

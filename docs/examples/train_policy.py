"""Train a small policy on one of Sumrak's games, and see whether it beats random. NumPy and a minute are enough.

python3 docs/examples/train_policy.py the_v --seconds 60            (needs: .venv/bin/pip install ".[rl]")

The policy is a softmax over the options that are offered, linear in the numbers of an option's row. It learns by REINFORCE from
games against random, in each seat in turn, and is measured on deals that it has not seen.
"""

import argparse
import math
import time

import numpy as np

from sumrak.adapters.pettingzoo import env
from sumrak.adapters.schema import schema

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="the_v")
parser.add_argument("--seats", type=int, default=None)
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--games", type=int, default=400, help="games that measure it")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--save", default="")
parser.add_argument("--load", default="")


class Policy:
    """Weights of the features of an option."""

    def __init__(self, columns, weights=None):
        # which card it is stands there as a number that is no quantity
        self.used = [i for i, name in enumerate(columns) if not name.endswith(":definition")]
        self.weights = np.zeros(len(self.used), np.float32) if weights is None else weights

    def features(self, rows):
        """Each number, great ones squeezed."""
        return np.sign(rows[:, self.used]) * np.log1p(np.abs(rows[:, self.used]))

    def chances(self, features):
        score = features @ self.weights
        score = np.exp(score - score.max())
        return score / score.sum()


def play(table, policy, me, luck, seed, learning):
    """One game, `me` by the policy and the others at random: what it was worth, and the direction of more of the same."""
    table.reset(seed=seed)
    direction, won = np.zeros_like(policy.weights), 0.0
    for agent in table.agent_iter():
        mine = agent == me
        seen, reward, over, _, info = table.last(observe=mine)
        if mine:
            won += reward
        if over:
            table.step(None)
            continue
        actions = np.flatnonzero(info["action_mask"])
        if not mine:
            table.step(luck.choice(actions))
            continue
        features = policy.features(seen["observation"][actions])
        chances = policy.chances(features)
        n = luck.choice(len(actions), p=chances) if learning else int(chances.argmax())
        if learning:
            direction += features[n] - chances @ features
        table.step(actions[n])
    return won, direction


def train(table, policy, seconds, luck):
    """Adam on batches of games, each weighed by how much better it went than usual in that seat. `seconds` are of processor time."""
    first, second, steps, games = np.zeros_like(policy.weights), np.zeros_like(policy.weights), 0, 0
    usual, end = dict.fromkeys(table.possible_agents, 0.0), time.process_time() + seconds
    while time.process_time() < end:
        pull = np.zeros_like(policy.weights)
        for _ in range(16):
            me = table.possible_agents[games % len(table.possible_agents)]
            won, direction = play(table, policy, me, luck, int(luck.integers(1 << 60)), True)
            pull += (won - usual[me]) * direction / 16
            usual[me] += 0.05 * (won - usual[me])
            games += 1
        steps += 1
        first, second = 0.9 * first + 0.1 * pull, 0.99 * second + 0.01 * pull**2
        policy.weights += 0.1 * (first / (1 - 0.9**steps)) / (np.sqrt(second / (1 - 0.99**steps)) + 1e-6)
    return games


def wilson(share, games, z=1.96):
    middle = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / 4 / games**2) / (1 + z * z / games)
    return middle - half, middle + half


def measure(table, policy, games, luck):
    """The share of what there is to win that the policy takes from random opponents; each deal is played from every seat."""
    seats = len(table.possible_agents)
    shares = []
    for n in range(games):
        won, _ = play(table, policy, table.possible_agents[n % seats], luck, 1_000_000 + n // seats, False)
        shares.append((won * (seats - 1) + 1) / seats)
    return sum(shares) / games


def main():
    asked = parser.parse_args()
    luck, table = np.random.default_rng(asked.seed), env(asked.game, seats=asked.seats)
    columns = schema(asked.game, asked.seats)
    if asked.load:
        kept = np.load(asked.load)
        columns.check(str(kept["schema"]))
        policy = Policy(columns.row, kept["weights"])
    else:
        policy = Policy(columns.row)
        games = train(table, policy, asked.seconds, luck)
        print(f"trained on {games} games in {asked.seconds:g} s")
    if asked.save:
        np.savez(asked.save, weights=policy.weights, schema=columns.stamp)
    if asked.games:
        share = measure(table, policy, asked.games, luck)
        low, high = wilson(share, asked.games)
        fair = 1 / len(table.possible_agents)
        print(f"{share:.1%} of {asked.games} games against random (95 %: {low:.1%} to {high:.1%}; fair is {fair:.0%})")


if __name__ == "__main__":
    main()

"""The games as environments of PettingZoo (AEC: one agent acts at a time).

    from sumrak.adapters.pettingzoo import env
    table = env("the_v", decks=["reaper", "skorn"])

An observation is a dict of `observation` (a row of numbers for each action, float32), `table` (how the table stands, float32)
and `action_mask` (int8), which is in the agent's info as well. `sumrak.adapters.schema.schema(game, seats)` names the columns.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Sequence
from typing import Any

from sumrak.adapters import needed

needed("numpy", "NumPy")
needed("pettingzoo", "PettingZoo")

import numpy as np  # noqa: E402 - only once it is known to be there
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

from sumrak.adapters.features import Encoder, mask  # noqa: E402
from sumrak.adapters.paging import REWARDS, WIDTH, IllegalAction, Paged, known_width  # noqa: E402
from sumrak.adapters.schema import VERSION, schema  # noqa: E402
from sumrak.game import Game, new  # noqa: E402
from sumrak.words import say_in_game  # noqa: E402

BOUND = 10_000.0
"""No number of an observation is greater; most are below 20."""
OPTIONS = ("deal", "decks")
"""What `reset` may be given beside a seed."""


class Table(AECEnv):
    """One table of a game. `paged.game` is the game itself, for whoever may see everything; `deal` its seed."""

    def __init__(
        self,
        game: str,
        *,
        decks: Sequence[Any] | None = None,
        seats: int | None = None,
        rules: Any = None,
        rewards: str = "zero_sum",
        width: int = WIDTH,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in REWARDS:
            raise ValueError(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is None or 'ansi', not {render_mode!r}")
        self.schema = schema(game, len(decks) if seats is None and decks is not None else seats)
        self.what = {"game": game, "decks": decks, "seats": self.schema.seats, "rules": rules}
        self.encoder, self.reward = Encoder(self.schema), REWARDS[rewards]
        self.luck, self.width, self.render_mode = random.Random(), known_width(width), render_mode
        self.metadata = {
            "name": f"sumrak_{game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "schema": self.schema.stamp,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.schema.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.observed() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.width) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.sit_down(0)

    def observed(self) -> spaces.Dict:
        rows, table = len(self.schema.row), len(self.schema.table)
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.width, rows), np.float32),
                "table": spaces.Box(-BOUND, BOUND, (table,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def sit_down(self, deal: int, decks: Sequence[Any] | None = None) -> None:
        what = self.what if decks is None else {**self.what, "decks": decks}
        self.deal, self.paged, self.shown = deal, Paged(new(**what, seed=deal), self.width), 0
        if self.render_mode is not None:
            self.paged.game.state.journal = self.paged.game.events

    @property
    def game(self) -> Game:
        return self.paged.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `seed` begins a row of deals, which go on where no seed is given; `options` may name `deal`, `decks`."""
        given = options or {}
        for name in given:
            if name not in OPTIONS:  # PettingZoo's own test has one of its own, so that none may be refused
                warnings.warn(f"reset knows the options {' and '.join(OPTIONS)}, not {name!r}", stacklevel=2)
        if seed is not None:
            self.luck = random.Random(seed)
        self.sit_down(given.get("deal", self.luck.getrandbits(64)), given.get("decks"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.go_on()

    def go_on(self) -> None:
        """Whose choice it is now, and what each may do."""
        if self.paged.seat >= 0:
            self.agent_selection = self.possible_agents[self.paged.seat]
        self.infos = {agent: {"action_mask": mask(self.paged, self.seat_of[agent])} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        look = self.encoder.look(self.paged, seat)
        return {"observation": look.rows(), "table": look.table(), "action_mask": mask(self.paged, seat)}

    def step(self, action: Any) -> None:
        """Choose by number; raises IllegalAction, which says what is offered, and leaves the game as it was."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            raise IllegalAction(self.paged.refusal(action))
        self.paged.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.paged.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.reward(self.game)))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
        self._accumulate_rewards()
        self.go_on()

    def notations(self) -> list[str]:
        """What the actions mean, for people."""
        return [self.paged.notation(action) for action in self.paged.actions()]

    def render(self) -> str | None:
        """What has happened since the last time, as everybody may read it."""
        if self.render_mode is None:
            return None
        game = self.paged.game
        messages = [game.spec.event_message(event, -1) for event in game.events[self.shown :]]
        self.shown = len(game.events)
        return "\n".join([say_in_game(game.spec, "en", message) for message in messages if message is not None])

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(game: str, **what: Any) -> Table:
    """The environment without a wrapper; the arguments are those of `Table`."""
    return Table(game, **what)


def env(game: str, **what: Any) -> AECEnv:
    """A game as an environment: `decks`, `seats` and `rules` as in `sumrak.new`, `rewards` "zero_sum" or "score".

    `width`: rows of an observation; where there are more options, the last row goes on to the next page of them.
    """
    return OrderEnforcingWrapper(raw_env(game, **what))

"""The games as games of OpenSpiel: import this module, and `pyspiel.load_game("sumrak_the_v")` finds them.

Chance is explicit and stands at the beginning: four chance nodes of 256 outcomes each spell the seed of the deal, and whatever
is left to chance later follows from it. `resample_from_infostate` gives a world with other hidden cards and other luck.

Actions are numbers of options, in the order in which the seat is offered them; `action_to_string` says what they mean.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sumrak.adapters import needed

needed("numpy", "NumPy")
needed("pyspiel", "OpenSpiel")

import numpy as np  # noqa: E402 - only once it is known to be there
import pyspiel  # noqa: E402

from sumrak.adapters.features import Array, Encoder, mask  # noqa: E402
from sumrak.adapters.memory import BITS, Position  # noqa: E402
from sumrak.adapters.paging import WIDTH, IllegalAction, Paged, known_width, zero_sum  # noqa: E402
from sumrak.adapters.schema import Schema, schema  # noqa: E402
from sumrak.catalog import games, spec_of  # noqa: E402
from sumrak.game import new  # noqa: E402
from sumrak.kernel.agenda import Decision  # noqa: E402
from sumrak.kernel.chance import key_of  # noqa: E402
from sumrak.kernel.view import view_of  # noqa: E402

DIGITS, BASE = 4, 256
"""So many chance nodes with so many outcomes each: 4,294,967,296 deals."""
LONGEST = 20_000
"""No game comes near so many moves: every game of ours has its own limits."""
GUESSES = 50


def kind_of(name: str) -> pyspiel.GameType:
    """How OpenSpiel classes one of our games."""
    spec = spec_of(name)
    return pyspiel.GameType(
        short_name=f"sumrak_{name}",
        long_name=f"Sumrak: {spec.names['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.most,
        min_num_players=spec.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": spec.usual, "decks": "", "rules": "", "width": WIDTH},
    )


class SumrakGame(pyspiel.Game):
    """One game. `decks`: ids joined by "+", one per player; `rules`: a profile; `width`: how many actions there are at most."""

    name = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = int(given.get("players") or spec_of(self.name).usual)
        self.decks = given["decks"].split("+") if given.get("decks") else None
        self.rules = given.get("rules") or None
        self.width = known_width(given.get("width", WIDTH))
        new(
            self.name, decks=self.decks, seats=self.seats, rules=self.rules, seed=0
        )  # what cannot be dealt is refused now
        self.schema: Schema = schema(self.name, self.seats)
        self.encoder = Encoder(self.schema)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.width,
            max_chance_outcomes=BASE,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SumrakState:
        return SumrakState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SumrakObserver | None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return SumrakObserver(self, kind)


class SumrakState(pyspiel.State):
    """A moment of a game. `position` is None until the deal is spelled."""

    def __init__(self, game: SumrakGame) -> None:
        super().__init__(game)
        self.digits: list[int] = []
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.paged.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.paged.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.paged.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.play(action)
            return
        self.digits = [*self.digits, action]
        if len(self.digits) == DIGITS:
            table = self.get_game()
            seed = int.from_bytes(self.digits, "big")
            game = new(table.name, decks=table.decks, seats=table.seats, rules=table.rules, seed=seed)
            self.position = Position(Paged(game, table.width))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.position is None:
            raise IllegalAction(f"action {action} is not offered: the cards are not dealt yet")
        paged = self.position.paged
        if player != paged.seat or action not in range(len(paged.actions())):
            raise IllegalAction(paged.refusal(action))
        return paged.notation(action)

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.position is None else zero_sum(self.position.game)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SumrakState:
        """This moment in a world that a player cannot tell from the true one. The same numbers give the same world."""
        other: SumrakState = self.clone()
        if self.position is not None:
            other.position = guessed(self.position, player_id, int(probability_sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return f"deal {self.digits}"
        game = self.position.game
        return f"deal {self.digits}, answers {len(game.answers)}, page {self.position.paged.page}: {game.digest()}"


def guessed(position: Position, seat: int, seed: int) -> Position:
    """A world that this seat cannot tell from the true one, in which the same is asked."""
    asked = position.paged.decision
    if asked is None:
        return position.copy()
    for n in range(GUESSES):
        world = position.game.determinize(seat, key_of(seed, n))
        if is_same(world.state.asked(), asked, seat):
            return position.guessed(seat, world)
    raise ValueError(f"seat {asked.seat} is asked something that no guess explains")


def is_same(found: Decision | None, asked: Decision, seat: int) -> bool:
    if found is None or found.seat != asked.seat or found.cite != asked.cite:
        return False
    return asked.seat != seat or found.options == asked.options


class SumrakObserver:
    """What a player may know at a moment, as `pyspiel` asks for it: numbers and text."""

    def __init__(self, game: SumrakGame, kind: Any) -> None:
        self.kind, self.encoder, self.width = kind, game.encoder, game.width
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, Array] = {}
        self.tensor: Array | None = None
        if self.sees_own and kind.public_info:
            shapes: dict[str, tuple[int, ...]] = {
                "player": (game.seats,),
                "table": (len(game.schema.table),),
                "options": (self.width, len(game.schema.row)),
                "action_mask": (self.width,),
            }
            if kind.perfect_recall:
                shapes["memory"] = (BITS,)
            self.tensor = np.zeros(sum([int(np.prod(shape)) for shape in shapes.values()]), np.float32)
            start = 0
            for name, shape in shapes.items():
                self.dict[name] = self.tensor[start : start + int(np.prod(shape))].reshape(shape)
                start += int(np.prod(shape))

    def set_from(self, state: SumrakState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.position is None:
            return
        paged = state.position.paged
        look = self.encoder.look(paged, player)
        self.dict["table"][:], self.dict["options"][:] = look.table(), look.rows()
        self.dict["action_mask"][:] = mask(paged, player)
        if self.kind.perfect_recall:
            remembered = np.frombuffer(state.position.memory(player), np.uint8)
            self.dict["memory"][: 8 * len(remembered)] = np.unpackbits(remembered)

    def string_from(self, state: SumrakState, player: int) -> str:
        """JSON: what the player sees, and under perfect recall the fingerprint of all that it has been told."""
        if state.position is None:
            return ""
        game = state.position.game
        if not self.kind.public_info:
            return own_part(game.view(player), game.view(None)) if self.sees_own else ""
        if not self.sees_own:
            return json.dumps(game.view(None), ensure_ascii=False)
        said, key = state.position.said, (player, bool(self.kind.perfect_recall))
        if key not in said:
            said[key] = whole_part(state.position, player, key[1])
        return said[key]


def whole_part(position: Position, player: int, remembers: bool) -> str:
    """What one seat sees, and perhaps remembers."""
    paged, game = position.paged, position.game
    seen: dict[str, Any] = {"player": player, "view": view_of(game.spec, game.state, player, options=False)}
    if paged.seat == player:
        seen["page"] = paged.page
        seen["options"] = [paged.notation(action) for action in paged.actions()]
    if remembers:
        seen["memory"] = position.memory(player).hex()
    return json.dumps(seen, ensure_ascii=False)


def own_part(mine: dict[str, Any], everybodys: dict[str, Any]) -> str:
    """What one seat sees of the places and everybody does not."""
    places = [row for row, known in zip(mine["places"], everybodys["places"]) if row != known]
    own = mine.get("own", {})
    return json.dumps({"places": places, "own": own}, ensure_ascii=False) if places or own else ""


class Judge:
    """An evaluator for OpenSpiel's searches: the game's own judgement of a position, once no effect in it is half done."""

    def __init__(self, random_state: Any = None) -> None:
        self.luck = random_state or np.random.RandomState()

    def evaluate(self, state: SumrakState) -> Any:
        """What each player may hope for, -1 … 1."""
        moment: SumrakState = state.clone()
        while not moment.is_terminal() and (moment.position is None or not is_quiet(moment.position)):
            moment.apply_action(self.luck.choice(moment.legal_actions()))
        if moment.is_terminal():
            return np.array(moment.returns())
        assert moment.position is not None
        game = moment.position.game
        return np.array([game.spec.judgement(game.state, seat) for seat in range(game.state.seats)])

    def prior(self, state: SumrakState) -> list[tuple[int, float]]:
        """Every action alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def is_quiet(position: Position) -> bool:
    return position.game.spec.is_quiet(position.game.state)


def register(name: str) -> None:
    """Make one of our games known to OpenSpiel as `sumrak_NAME`."""
    kind = kind_of(name)
    made = type(f"Sumrak_{name}", (SumrakGame,), {"name": name, "kind": kind})
    pyspiel.register_game(kind, made)


for name in games():
    register(name)

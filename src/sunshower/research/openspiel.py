"""The games as games of OpenSpiel: `python_sunshower_road` and so on, with chance, information states and tensors.

Parameters are texts, quoted as in addresses: `options` as in a one-line position, and `position`, such a line to begin
in. Where that line hides something, `worlds` deals of it, all as likely, are the outcomes of a first chance node.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Game, State
from sunshower.core.options import format_options, parse_options
from sunshower.core.registry import games, load
from sunshower.research.table import Setting, results

RECALL: Final = 512
"""So many of the things that a seat was told last are in the tensor of an information state; all are in its text."""
BEYOND: Final = 2
"""No game takes so many times the steps of the longest that a server reads."""
FINE: Final = 2**53
NONE: Final = "-"
"""Options as usual, in a line; OpenSpiel takes it for half a number."""


class TableGame(pyspiel.Game):
    """A game with a number of seats, options, and a beginning."""

    def __init__(self, name: str, given: Mapping[str, Any] | None = None) -> None:
        kind = kind_of(name)
        params = {**kind.parameter_specification, **(given or {})}
        manifest = load(name)
        line = unquote(params["position"])
        if line:
            view: Any = manifest.parse_position(line)
            params["players"] = view["seats"]
            options = view["options"]
            first = {option.name: option.values[0] for option in manifest.options if option.name not in options}
            self.setting = Setting(name, view["seats"], {**first, **options})
            self.start = manifest.guess(view, Rng())
        else:
            options = parse_options(manifest.options, unquote(params["options"]) or NONE)
            self.setting = Setting(name, params["players"], options)
            self.start = self.setting.fresh
        self.worlds = params["worlds"] if "?" in line else 0
        lens = self.setting.lens
        info = pyspiel.GameInfo(
            num_distinct_actions=int(lens.actions),
            max_chance_outcomes=max(int(lens.outcomes), self.worlds),
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=BEYOND * manifest.longest,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TableState":
        """A table before the deal, or in the position."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What turns a state into what a seat sees, or into all that it has been told too."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, RECALL if recall else 0)


class Truth:
    """A State and what each seat was told on the way to it. OpenSpiel copies and pickles it, a State knows how to."""

    __slots__ = ("setting", "start", "state", "steps", "told")

    def __init__(self, setting: Setting, start: State, state: State, steps: list[int], told: list[list[int]]) -> None:
        self.setting = setting
        self.start = start
        self.state = state
        self.steps = steps
        self.told = told

    def play(self, action: int) -> None:
        lens = self.setting.lens
        for seat, told in enumerate(self.told):
            told.append(lens.entry(self.state, action, seat))
        self.state.play(action)
        self.steps.append(action)

    def __deepcopy__(self, memo: object) -> "Truth":
        told = [each.copy() for each in self.told]
        return Truth(self.setting, self.start, self.state.clone(), self.steps.copy(), told)

    def __reduce__(self) -> tuple[Callable[..., "Truth"], tuple[object, ...]]:
        game = self.setting.game
        view = game.view(self.start, "all")
        dealt = view["turn"] is not None  # a line is of somebody's turn
        line = game.format_position(view) if dealt else ""
        return rebuilt, (game.ruled, self.setting.seats, dict(self.setting.options), line, self.steps, self.told)


def rebuilt(
    name: str, seats: int, options: Mapping[str, object], line: str, steps: list[int], told: list[list[int]]
) -> Truth:
    """A Truth that was pickled."""
    setting = Setting(name, seats, options)
    start = setting.game.guess(setting.game.parse_position(line), Rng()) if line else setting.fresh
    state = start.clone()
    for step in steps:
        state.play(step)
    return Truth(setting, start, state, steps.copy(), [each.copy() for each in told])


class TableState(pyspiel.State):
    """A State of ours as OpenSpiel wants it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.worlds = game.worlds
        """How many deals of what the position hides are still to be chosen from."""
        told: list[list[int]] = [[] for _ in range(game.setting.seats)]
        self.truth = Truth(game.setting, game.start, game.start.clone(), [], told)

    @property
    def manifest(self) -> Game:
        """The game of ours."""
        return self.truth.setting.game

    def current_player(self) -> int:
        """Who is to act: a seat, chance, or nobody any more."""
        turn = CHANCE if self.worlds else self.truth.state.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.truth.setting.lens.legal(self.truth.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, each with how likely it is."""
        if self.worlds:
            return [(world, 1 / self.worlds) for world in range(self.worlds)]
        outcomes = sorted(self.truth.state.outcomes())
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state = self.truth.state
        if self.worlds:
            self.worlds = 0
            state.redeal(NOBODY, Rng(f"world {action}"))
            self.truth.start = state.clone()
        else:
            self.truth.play(action if state.turn == CHANCE else self.truth.setting.lens.meant(action, state.turn))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.worlds:
            return f"world {action}"
        state = self.truth.state
        meant = action if state.turn == CHANCE else self.truth.setting.lens.meant(action, state.turn)
        return self.manifest.format_move(state, meant)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return not self.worlds and self.truth.state.turn == OVER

    def returns(self) -> list[float]:
        """What it brought to each player, from -1 to 1."""
        seats = self.truth.setting.seats
        return results(self.truth.state, seats) if self.is_terminal() else [0.0] * seats

    def sight(self, player: int | None) -> str:
        """What a player sees now."""
        return self.manifest.format_position(self.manifest.view(self.truth.state, player))

    def known(self, player: int) -> str:
        """The same, and all that the player was told, in numbers."""
        return f"{self.sight(player)} told={','.join(map(str, self.truth.told[player])) or '-'}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """Another deal that a player cannot tell from this one.

        What the others were told is not worked out anew: for each of them it is taken to be what this player was told.
        """
        other: TableState = self.clone()
        truth = other.truth
        truth.state.redeal(player, Rng(int(sampler() * FINE)))
        truth.told = [truth.told[player].copy() for _ in truth.told]
        return other

    def __str__(self) -> str:
        return self.manifest.format_position(self.manifest.view(self.truth.state, "all"))


class Observer:
    """What a player sees, as a tensor and as text; with recall what it was told as well."""

    def __init__(self, setting: Setting, recall: int) -> None:
        self.lens = setting.lens
        self.recall = recall
        self.size = int(self.lens.size)
        self.tensor = np.zeros(self.size + recall, np.float32)
        self.dict = {"observation": self.tensor[: self.size]}
        if recall:
            self.dict["told"] = self.tensor[self.size :]

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[: self.size] = np.frombuffer(self.lens.look(state.truth.state, player), np.uint8)
        if self.recall:
            told = state.truth.told[player][-self.recall :]
            self.tensor[self.size :] = 0
            self.tensor[self.size + self.recall - len(told) :] = told

    def string_from(self, state: TableState, player: int) -> str:
        """What the player sees, as text; with recall all that it was told."""
        return state.known(player) if self.recall else state.sight(player)


@cache
def kind_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it makes one."""
    game = load(name)
    return pyspiel.GameType(
        short_name=f"python_sunshower_{name}",
        long_name=f"Sunshower: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "options": "", "position": "", "worlds": 16},
    )


def register() -> None:
    """Let `pyspiel.load_game("python_sunshower_road")` find the games: each needs a class made of parameters alone."""
    for name in games():
        if load(name).lens is None:
            continue

        def begin(self: TableGame, given: Mapping[str, Any] | None = None, name: str = name) -> None:
            TableGame.__init__(self, name, given)

        made = type(f"Sunshower{name.title()}", (TableGame,), {"__init__": begin, "__module__": __name__})
        globals()[made.__name__] = made  # so that it can be pickled
        pyspiel.register_game(kind_of(name), made)


def openspiel_game(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    position: str = "",
    worlds: int = 16,
) -> TableGame:
    """A game of OpenSpiel; of a position the seats and options are its own."""
    if type(worlds) is not int or worlds < 1:
        raise BadTable.because("wrong-batch")
    setting = Setting(game, seats, options)
    chosen = format_options(setting.game.options, setting.options)
    params = {
        "players": setting.seats,
        "options": "" if chosen == NONE else quote(chosen, safe=""),
        "position": quote(position, safe=""),
        "worlds": worlds,
    }
    made: TableGame = pyspiel.load_game(f"python_sunshower_{setting.game.name}", params)
    return made


register()

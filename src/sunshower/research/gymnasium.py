"""The games as environments of Gymnasium: one seat learns, bots have the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sunshower.bots import Bot, bot
from sunshower.core.errors import BadTable
from sunshower.research.pettingzoo import LOSS, observation, observation_space, picture
from sunshower.research.table import Setting, Table

SEEDS = 2**31


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat at a table of bots. The reward is what the game brings, from -1 to 1; a number that is not open loses."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        setting: Setting,
        against: str,
        seat: int | None,
        limit: int,
        recall: int,
        work: int | None,
        render_mode: str | None,
    ) -> None:
        self.table = Table(setting, recall)
        self.against = against
        self.work = work
        self.chosen = seat
        self.seat = seat or 0
        self.limit = limit
        self.render_mode = render_mode
        self.rivals: Bot = bot(setting.game.name, against, work=work)
        self.observation_space = observation_space(setting, recall)
        self.action_space = spaces.Discrete(int(setting.lens.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, with the learner on any seat if none was chosen."""
        super().reset(seed=seed)
        if self.chosen is None:
            self.seat = int(self.np_random.integers(self.table.setting.seats))
        number = int(self.np_random.integers(SEEDS))
        self.rivals = bot(self.table.setting.game.name, self.against, number, work=self.work)
        self.table.deal(number)
        self.wait()
        return observation(self.table, self.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a number, and let the bots answer."""
        table = self.table
        if table.turn != self.seat or int(action) not in table.lens.legal(table.state):
            return observation(table, self.seat), LOSS, True, False, self.info()
        table.play(int(action))
        self.wait()
        over = table.turn is None
        reward = table.results()[self.seat] if over else 0.0
        return observation(table, self.seat), reward, over, not over and self.too_long(), self.info()

    def wait(self) -> None:
        """Let the bots play until it is the learner's turn, or over. They see what their seats see."""
        table = self.table
        game = table.setting.game
        while table.turn not in (None, self.seat) and not self.too_long():
            action = game.parse_move(table.state, self.rivals.choose(table.view(table.state.turn)))
            assert action is not None
            table.decide(action)

    def too_long(self) -> bool:
        return self.limit > 0 and self.table.decisions >= self.limit

    def info(self) -> dict[str, Any]:
        """Which seat it is, and what is open to it."""
        return {"seat": self.seat, "action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open, as learners with masks ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        return picture(self.table, self.seat) if self.render_mode == "ansi" else None


def gymnasium_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    against: str = "greedy",
    seat: int | None = None,
    limit: int | None = None,
    recall: int = 0,
    work: int | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat among bots of a level; without a seat another one each time."""
    setting = Setting(game, seats, options)
    if seat is not None and seat not in range(setting.seats):
        raise BadTable.because("no-such-seat", last=setting.seats - 1)
    longest = setting.game.longest if limit is None else limit
    return SeatEnv(setting, against, seat, longest, recall, work, render_mode)


def register() -> None:
    """Let `gymnasium.make("sunshower/road-v1")` find the games."""
    from sunshower.core.registry import games, load

    for name in games():
        game = load(name)
        if game.lens is not None:
            gymnasium.register(
                f"sunshower/{name}-v{game.version}",
                f"{__name__}:gymnasium_env",
                kwargs={"game": name},
                order_enforce=True,
            )


register()

"""The games as environments of PettingZoo: seats are agents, who act one after the other."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sunshower.core.words import Voice, words
from sunshower.research.table import Setting, Table

LOSS = -1.0


class TableEnv(AECEnv):
    """A table whose seats are agents: seat_0, seat_1 and so on. Observations are a seat's own, rewards -1 to 1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's

    def __init__(self, setting: Setting, limit: int, recall: int, render_mode: str | None) -> None:
        super().__init__()
        game = setting.game
        self.metadata = {**self.metadata, "name": f"sunshower/{game.name}-v{game.version}"}
        self.table = Table(setting, recall)
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(setting, recall)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(setting.lens.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What it may do: a number, where its mask says so."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed always the same one."""
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what is open to it."""
        return observation(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play a number for the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(int(action))
        seat = self.table.turn
        if seat is None:
            self.rewards = dict(zip(self.possible_agents, self.table.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.decisions == self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        # At the end everybody is told, beginning with whoever follows the last to move.
        following = (self.seat_of[agent] + 1) % len(self.possible_agents)
        self.agent_selection = self.possible_agents[following if seat is None else seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as whoever watches sees it, as text."""
        return picture(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be put away."""


def observation_space(setting: Setting, recall: int) -> spaces.Dict:
    """What a seat may see: bytes, a mask, and with recall the numbers of what it was told."""
    lens = setting.lens
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (int(lens.size),), np.uint8),
        "action_mask": spaces.Box(0, 1, (int(lens.actions),), np.int8),
    }
    if recall:
        parts["told"] = spaces.Box(0, lens.entries() - 1, (recall,), np.int16)
    return spaces.Dict(parts)


def observation(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees."""
    seen: dict[str, Any] = {"observation": table.look(seat).copy(), "action_mask": table.mask(seat)}
    if table.recall:
        seen["told"] = table.recalled(seat)
    return seen


def picture(table: Table, seat: int | None = None) -> str:
    """The table as a seat sees it, or whoever watches, as text."""
    game = table.setting.game
    names = [f"seat_{number}" for number in range(table.setting.seats)]
    return game.render(game.view(table.state, seat), Voice(words(), names, seat))


def pettingzoo_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    limit: int | None = None,
    recall: int = 0,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual safeguards: a number that is not open loses the game."""
    setting = Setting(game, seats, options)
    env = TableEnv(setting, setting.game.longest if limit is None else limit, recall, render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=LOSS))
    )

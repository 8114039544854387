"""Games of the arena inside the compiled core are those that would be played through a Match."""

from dataclasses import replace

import pytest

import sunshower
from sunshower.arena.matches import Played, play_block, quick_table
from sunshower.arena.plan import Plan
from sunshower.bots import Thinker
from sunshower.bots.quick import Player
from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import Actions, State

QUICK = ("random", "greedy", "casual")


def without_times(games: list[Played]) -> list[Played]:
    return [replace(game, times=[]) for game in games]


@pytest.mark.parametrize("game", sunshower.games())
@pytest.mark.parametrize("other", QUICK)
def test_quick_games_are_those_of_a_match(game: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(game, ("greedy", other), 2, 6, "quick")
    blocks = range(3 if sunshower.compiled else 1)
    inside = [without_times(play_block(plan, block)) for block in blocks]
    monkeypatch.setattr(Thinker, "player", lambda _: None)
    assert [without_times(play_block(plan, block)) for block in blocks] == inside


@pytest.mark.parametrize(
    ("game", "level", "quick"),
    [
        ("road", "greedy", True),
        ("pirates", "novice", True),
        ("rainbow", "greedy", True),
        ("rainbow", "casual", False),
        ("road", "club", False),
    ],
)
def test_who_forgets_or_searches_sits_at_a_match(game: str, level: str, quick: bool) -> None:
    plan = Plan(game, ("random", level), 2, 2, "who")
    bots = [entrant.seated(game, "luck") for entrant in plan.entrants]
    assert bool(quick_table(plan, plan.deal(0), bots)) is quick


class Broken(Player):
    """A bot that fails at its first choice."""

    def choose(self, state: State, actions: Actions, rng: Rng) -> int:
        raise ValueError("lost the thread")


def test_a_quick_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "player", lambda _: Broken())
    with pytest.raises(BadTable, match=r"greedy.*lost the thread|random.*lost the thread") as caught:
        play_block(Plan("road", ("greedy", "random"), 2, 2, "broken"), 0)
    assert caught.value.code == "bot-failed"

"""What every bot promises: a legal move, its reasons, the same again for the same seed, and no more than its budget."""

import json
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

import sunshower
import sunshower.bots
from sunshower.bots import LEVELS, Thought
from sunshower.core.errors import BadTable

NAMES = sunshower.games()


def view(name: str, seed: str = "thinker") -> Any:
    match = sunshower.new(name, seed=seed)
    while len(match.legal(match.to_act[0])) == 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match.view(match.to_act[0], memory=True)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_a_thought_is_a_legal_move_and_its_rivals(name: str, level: str) -> None:
    seen = view(name)
    thought = sunshower.bot(name, level, work=20).think(seen)
    moves = {choice.move for choice in thought.choices}
    assert thought.move in moves
    assert sum(choice.effort for choice in thought.choices) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_search_says_what_it_expects(name: str) -> None:
    thought = sunshower.bot(name, "search", work=40).think(view(name))
    assert thought.choices[0].move == thought.move
    assert all(choice.worth is not None and 0 <= choice.worth <= 1 for choice in thought.choices)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_seed_give_the_same_thought(name: str, level: str) -> None:
    seen = view(name)
    again = json.loads(json.dumps(seen))
    first, second = (sunshower.bot(name, level, 3, work=20).think(seen) for seen in (seen, again))
    assert first == second


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_keeps_no_luck_from_one_move_to_the_next(name: str) -> None:
    bot = sunshower.bot(name, "search", work=20)
    seen = view(name)
    first = bot.think(seen)
    bot.think(view(name, "another"))
    assert bot.think(seen) == first


@pytest.mark.parametrize("name", NAMES)
def test_a_greedy_bot_finds_the_best_as_if_it_had_rated_all(name: str) -> None:
    bot, match = sunshower.bot(name, "greedy"), sunshower.new(name, seed="glance")
    for _ in range(60):
        if match.to_act:
            seen = match.view(match.to_act[0], memory=True)
            move = bot.choose(seen)
            assert move == bot.think(seen).move
            match.play(match.to_act[0], move)


def test_another_seed_is_another_player() -> None:
    seen = view("road")
    assert len({sunshower.bot("road", "random", seed).choose(seen) for seed in range(20)}) > 3


def test_a_soft_hand_slips_now_and_then() -> None:
    seen = view("road")
    moves = [sunshower.bot("road", "novice", seed).choose(seen) for seed in range(50)]
    best = sunshower.bot("road", "greedy").choose(seen)
    assert best in moves
    assert set(moves) > {best}


@pytest.mark.parametrize(("seconds", "work"), [(0, None), (-1.0, None), (float("nan"), None), (None, 0), (None, 1.5)])
def test_a_budget_must_be_something(seconds: Any, work: Any) -> None:
    with pytest.raises(sunshower.BadTable) as refusal:
        sunshower.bot("road", "search", seconds=seconds, work=work)
    assert refusal.value.code == "wrong-budget"


def test_more_work_is_done_when_it_is_allowed() -> None:
    seen = view("road")
    few, many = (sunshower.bot("road", "search", work=work).think(seen).work for work in (10, 100))
    assert few < many


def test_without_time_there_is_still_a_move() -> None:
    seen = view("road")
    assert sunshower.bot("road", "search", seconds=1e-9).think(seen).work >= 1


class Stubborn:
    """A bot of another package: it always plays the first move of the hand it sees."""

    def __init__(self, game: str, seed: str) -> None:
        self.game = game

    def choose(self, view: Any) -> str:
        return sunshower.position(self.game, view["line"]).legal(view["seat"])[0]

    def think(self, view: Any) -> Thought:
        return Thought(self.choose(view), (), 0)


def test_bots_of_other_packages_plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("stubborn", f"{__name__}:Stubborn", sunshower.bots.PLUGINS)])
    monkeypatch.setattr(EntryPoint, "load", lambda point: Stubborn)
    monkeypatch.setattr("sunshower.bots.entry_points", lambda group: points.select(group=group))
    sunshower.bots.plugins.cache_clear()
    try:
        assert "stubborn" in sunshower.bots.levels()
        assert isinstance(sunshower.bot("road", "stubborn"), Stubborn)
    finally:
        sunshower.bots.plugins.cache_clear()


def test_a_package_that_is_broken_spoils_its_own_bot_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("broken", "no.such.module:make", sunshower.bots.PLUGINS)])
    monkeypatch.setattr("sunshower.bots.entry_points", lambda group: points.select(group=group))
    sunshower.bots.plugins.cache_clear()
    try:
        assert sunshower.bot("road", "casual")
        with pytest.raises(BadTable, match="cannot be loaded"):
            sunshower.bot("road", "broken")
    finally:
        sunshower.bots.plugins.cache_clear()

"""Many games at once show what each would show alone, and how one goes does not depend on the others."""

import subprocess
import sys

import numpy as np
import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import OVER
from sunshower.core.options import checked_options
from sunshower.core.registry import load
from sunshower.research.arrays import Alone, Batch
from sunshower.research.table import results

from ..laws.laws import Table, some_tables


def shows_its_games(batch: Batch) -> None:
    """The arrays say what the lens says of each State."""
    assert isinstance(batch, Alone)
    lens = batch.setting.lens
    for index, state in enumerate(batch.core.states):
        seat = batch.to_play[index]
        assert seat == state.turn
        assert batch.observations[index].tobytes() == lens.look(state, int(seat))
        assert np.flatnonzero(batch.masks[index]).tolist() == lens.legal(state)


@pytest.mark.parametrize("table", some_tables(), ids=str)
def test_arrays_show_their_games(table: Table) -> None:
    batch = sunshower.batch(table.game.name, 3, table.seats, table.options, seed=str(table), recall=7)
    for _ in range(60):
        shows_its_games(batch)
        batch.step(batch.any())
        assert (np.abs(batch.rewards.sum(1)) < 1e-9).all()
        assert not batch.rewards[batch.ends != 1].any()


@pytest.mark.parametrize("game", sunshower.games())
def test_a_game_ends_with_what_it_brought_and_begins_anew(game: str) -> None:
    """The same game, played beside the batch by the State alone."""
    batch = sunshower.batch(game, 1, seed="alone")
    manifest = load(game)
    state = manifest.setup(batch.seats, checked_options(manifest, {}))
    chance = Rng("alone 0")
    ended = 0
    for _ in range(400):
        while state.turn < 0:
            state.play(state.sample(chance))
        seat = state.turn
        number = int(np.flatnonzero(batch.masks[0])[-1])
        assert batch.setting.lens.look(state, seat) == batch.observations[0].tobytes()
        state.play(batch.setting.lens.meant(number, seat))
        while state.turn == -1:
            state.play(state.sample(chance))
        batch.step([number])
        assert batch.terminated[0] == (state.turn == OVER)
        if state.turn == OVER:
            assert batch.rewards[0].tolist() == results(state, batch.seats)
            ended += 1
            state = manifest.setup(batch.seats, checked_options(manifest, {}))
    assert ended or game in ("pirates", "passage")


def test_how_a_game_goes_is_its_own_affair() -> None:
    """The same seed gives the same games, however many there are beside them and in whatever processes."""
    few, many = (sunshower.batch("pirates", games, 3, seed=7) for games in (2, 5))
    several = sunshower.batch("pirates", 5, 3, seed=7, recall=9, workers=2)
    other = sunshower.batch("pirates", 5, 3, seed=8)
    try:
        assert (other.observations != many.observations).any()
        for _ in range(50):
            assert (few.observations == many.observations[:2]).all()
            assert (several.observations == many.observations).all()
            assert (several.masks == many.masks).all()
            actions = many.any()
            few.step(actions[:2])
            many.step(actions)
            several.step(actions)
            assert (several.rewards == many.rewards).all()
            assert (several.to_play == many.to_play).all()
        assert several.told[:, -1].all()
        assert several.masks[np.arange(5), several.any()].all()
    finally:
        several.close()


def test_arrays_are_the_cores_own_memory() -> None:
    batch = sunshower.batch("road", 4)
    before, seen = batch.observations.copy(), batch.observations
    batch.step(batch.any())
    assert batch.observations is seen
    assert (seen != before).any()
    assert batch.part("ring").base is not None
    assert batch.part("ring").shape == (4, 10, 8)
    assert (batch.part("ring").sum(2) == 1).all()


def test_a_long_game_is_cut() -> None:
    batch = sunshower.batch("passage", 2, limit=5)
    for step in range(1, 21):
        batch.step(batch.any())
        assert batch.truncated.tolist() == [step % 5 == 0] * 2
        assert not batch.rewards.any()
        assert not batch.terminated.any()


def test_what_was_told_stays_until_the_game_is_over() -> None:
    """Each seat remembers its own hand being dealt, and of the other's that there were cards."""
    batch = sunshower.batch("road", 1, seed="told", recall=64, options={"first": 0})
    first = batch.told[0].copy()
    assert np.count_nonzero(first) == 24
    before = first[first > 0].tolist()
    batch.step(batch.any())
    assert batch.to_play[0] == 1
    after = batch.told[0][batch.told[0] > 0].tolist()
    assert len(after) == 25
    assert before[:8] != after[:8]
    assert len(set(after[:8])) == 1
    assert before[16:20] == after[16:20]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_number_that_is_not_open_is_refused_and_changes_nothing(workers: int) -> None:
    batch = sunshower.batch("road", 3, seed="refused", workers=workers)
    try:
        actions = batch.any().copy()
        before = batch.observations.copy()
        for wrong in (-1, 234, 70_000, int(np.flatnonzero(batch.masks[2] == 0)[0])):
            with pytest.raises(sunshower.IllegalMove, match=f"{wrong} is no move that is open in game 2"):
                batch.step([*actions[:2].tolist(), wrong])
            assert (batch.observations == before).all()
        for nonsense in ([1, 2], actions.astype(float)):
            with pytest.raises(sunshower.BadTable, match="3 games"):
                batch.step(nonsense)
        batch.step(actions)
        assert (batch.observations != before).any()
    finally:
        batch.close()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "road", "games": 0}, "wrong-batch"),
        ({"game": "road", "games": 2, "workers": 3}, "wrong-batch"),
        ({"game": "road", "games": 2, "limit": -1}, "wrong-batch"),
        ({"game": "road", "games": 2, "seats": 3}, "wrong-seats"),
        ({"game": "bridge", "games": 2}, "no-such-game"),
    ],
)
def test_a_batch_that_cannot_be(given: dict[str, object], code: str) -> None:
    with pytest.raises(sunshower.BadTable) as refusal:
        sunshower.batch(**given)  # type: ignore[arg-type]
    assert refusal.value.code == code
    assert refusal.value.sentence


def test_the_engine_needs_no_numpy() -> None:
    """Without the extra all else works, and what needs it says so."""
    code = """
import sys
sys.modules["numpy"] = None
import sunshower
match = sunshower.new("road")
assert match.legal(match.to_act[0])
try:
    sunshower.batch("road", 2)
except sunshower.BadTable as refusal:
    print(refusal.code, refusal.sentence)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "no-such-extra This needs more: pip install 'sunshower[research]'.\n"

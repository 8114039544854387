"""How much of the result chance decides: what is known of a game of coins, and what the arena says of games of ours."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import comb, sqrt
from pathlib import Path

import pytest
from tests.lab.conftest import there

from sunshower.bots.luck import CARE, Fortune
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, Game, Option, Options, State
from sunshower.core.heuristic import Heuristic
from sunshower.core.options import checked_options
from sunshower.core.registry import games, load
from sunshower.lab.play import bench, play_block
from sunshower.lab.report import results
from sunshower.lab.shards import Folder, alone, run
from sunshower.lab.statistics import decided
from sunshower.lab.study import Arm, Study, ready
from sunshower.lab.table import GRAINS

COINS = 5
BRIEF = 5
"""So many turns each are enough of a game that would go on for hundreds."""


class Coins(State):
    """The first coins are tossed, the others laid by the seats in turn; who has more of them wins."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.tossed = self.done = self.heads = 0

    def offer(self, actions: Actions) -> None:
        for side in range(1 if self.turn != CHANCE and self.done < self.tossed else 2):
            actions.add(side)

    def weight(self, outcome: int) -> int:
        return 1

    def play(self, action: int) -> None:
        if self.turn != CHANCE and self.done < self.tossed:
            self.turn = CHANCE
            return
        self.heads += action
        self.done += 1
        self.turn = self.done % 2 if self.done < COINS else OVER

    def clone(self) -> "Coins":
        twin = Coins()
        twin.turn, twin.tossed, twin.done, twin.heads = self.turn, self.tossed, self.done, self.heads
        return twin

    def scores(self) -> list[int]:
        return [self.heads, self.done - self.heads]

    def ranks(self) -> list[int]:
        return [1, 2] if 2 * self.heads > COINS else [2, 1]

    def ending(self) -> str:
        return "points"

    def census(self) -> list[int]:
        return [COINS]


def worth(heads: int, left: int) -> float:
    """What seat 0 may expect, if all coins that are left fall as they will."""
    ways = [comb(left, more) for more in range(left + 1) if 2 * (heads + more) > COINS]
    return float(sum(ways)) / float(1 << left)


class Seer(Heuristic):
    """Foresees a part of what is to come; all of it, if the part is 1."""

    def __init__(self, part: float) -> None:
        self.part = part

    def foresee(self, state: State, shares: list[float]) -> None:
        assert isinstance(state, Coins)
        shares[0] = 0.5 + self.part * (worth(state.heads, COINS - state.done) - 0.5)
        shares[1] = 1 - shares[0]


def setup(seats: int, options: Options) -> Coins:
    state = Coins()
    state.tossed = int(options["tossed"])
    return state


def coins(part: float | None) -> Game:
    """The game with somebody who foresees, or with nobody."""
    return replace(
        load("road"),
        name="coins",
        title="Coins",
        options=(Option("tossed", tuple(range(COINS + 1)), "C1"),),
        endings=("points",),
        setup=setup,
        heuristic=None if part is None else lambda: Seer(part),
    )


def asked(tossed: int, count: int, seed: str = "1") -> Study:
    arms = (Arm("coins", 2, {"tossed": tossed}, ("random",) * 2),)
    return Study("coins", "coins", arms, count, seed, luck=True)


def truth(tossed: int) -> float:
    """How much of the result the tossed coins decide: the rest is laid by seats that do not care."""
    tosses = list(product((0, 1), repeat=tossed))
    return sum((worth(sum(toss), COINS - tossed) - 0.5) ** 2 for toss in tosses) / len(tosses) / 0.25


@pytest.mark.parametrize("part", [1.0, 0.4])
@pytest.mark.parametrize("tossed", range(COINS + 1))
def test_the_share_of_chance_is_what_is_known(monkeypatch: pytest.MonkeyPatch, tossed: int, part: float) -> None:
    """However boldly luck is foreseen: nothing without chance, everything where nobody decides."""
    there(coins(part), monkeypatch)
    found = decided(run(asked(tossed, 600), alone, size=600).answer.sums[0])
    if tossed in (0, COINS):
        assert found.low == pytest.approx(found.high, abs=1e-6)
        assert found.mean == pytest.approx(truth(tossed), abs=1e-6) == float(tossed == COINS)
    assert abs(found.mean - truth(tossed)) <= 3.3 * found.deviation / sqrt(600) + 1e-6


def test_the_interval_holds_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    there(coins(1.0), monkeypatch)
    held = 0
    for number in range(60):
        found = decided(run(asked(3, 200, f"held {number}"), alone, size=200).answer.sums[0])
        held += found.low <= truth(3) <= found.high
    assert held >= 52  # 95 % of sixty are 57, give or take


def test_what_nobody_foresees_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is chance, but only the last coin shows what it did, where it decides: in 6 of 16 games."""
    there(coins(None), monkeypatch)
    found = decided(run(asked(COINS, 2000), alone, size=2000).answer.sums[0])
    assert found.low <= 6 / 16 <= found.high < 0.5


def test_tables_are_compared_by_what_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    there(coins(1.0), monkeypatch)
    arms = [Arm(str(tossed), 2, {"tossed": tossed}, ("random",) * 2) for tossed in (3, 3, 4)]
    outcome = run(Study("coins", "coins", tuple(arms), 800, "1", luck=True, paired=True), alone, size=800)
    same, more = (each for each in outcome.findings if each.name == "luck")
    assert not same.claimed
    assert more.claimed
    assert more.found.low <= truth(4) - truth(3) <= more.found.high


def test_less_is_certain_whoever_looks_always(monkeypatch: pytest.MonkeyPatch) -> None:
    there(coins(1.0), monkeypatch)
    sums = run(asked(3, 200), alone, size=200).answer.sums[0]
    assert decided(sums, True).low < decided(sums).low < decided(sums).high < decided(sums, True).high


@pytest.mark.parametrize("name", games())
def test_luck_is_what_the_arena_takes_away_and_changes_no_game(name: str) -> None:
    game = load(name)
    options = {option.name: BRIEF for option in game.options if option.name == "turn_limit"}
    study = ready("luck", name, 1, "1", "random", game.seats[-1])
    study = replace(study, arms=(replace(study.arms[0], options=options),))
    watched, plain = bench(study, study.arms[0]), bench(replace(study, luck=False), study.arms[0])
    row, same = play_block(study, watched, 0)[0], play_block(study, plain, 0)[0]
    seats = game.seats[-1]
    assert row[:-seats] == same
    fortune = Fortune(game.heuristic() if game.heuristic else Heuristic(), seats, CARE)
    luck = [0.0] * seats
    start = game.setup(seats, checked_options(game, options))
    for draw in fortune.draws(steps(start, Rng("lab 1/0"), Rng("lab 1/0 luck")), "lab 1/0"):
        luck = [old + new for old, new in zip(luck, draw.luck, strict=True)]
    assert row[-seats:] == [round(each * GRAINS) for each in luck]


def steps(state: State, chance: Rng, luck: Rng) -> Iterator[tuple[State, int]]:
    """A game at random, each action with the State before it."""
    while state.turn != OVER:
        if state.turn == CHANCE:
            action = state.sample(chance)
        else:
            legal = state.legal()
            action = legal[luck.below(len(legal))] if len(legal) > 1 else legal[0]
        yield state, action
        state.play(action)


def test_luck_is_told_as_data_and_in_rows(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    made = replace(ready("skill", "road", 6, "1"), luck=True)
    outcome = run(made, alone, Folder(tmp_path, True), size=2)
    told = [arm["luck"] for arm in results(outcome)["arms"]]
    assert all(0 <= each["low"] <= each["mean"] <= each["high"] <= 1 for each in told)
    frame = polars.read_parquet(tmp_path / "games" / "*.parquet")
    assert frame["luck_0"].sum() == pytest.approx(-frame["luck_1"].sum(), abs=1e-4)
    assert 0 < frame["luck_0"].abs().max() < 2
    assert "luck" not in results(run(replace(made, luck=False), alone, size=3))["arms"][0]

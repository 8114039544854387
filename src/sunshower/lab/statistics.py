"""What sums say: means, how sure one can be of them, and which differences are more than chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, log, sqrt

from sunshower.arena.statistics import FEWEST, Z, wilson
from sunshower.lab.measures import Gap, Sums, scale
from sunshower.lab.tally import PART

ERROR = 0.05
"""How often all claims of a study together may be wrong."""
TUNED = 1000
"""For about so many blocks an interval that always holds is narrowest."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one in 95 of 100 studies."""

    mean: float
    low: float
    high: float
    deviation: float = 0.0
    """Of single games, or blocks."""

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2


def moments(total: int, squares: int, blocks: int, unit: float) -> tuple[float, float]:
    """Mean and variance of what blocks have, in units."""
    mean = total / blocks / unit
    scatter = max(squares - total * total / blocks, 0.0) / max(blocks - 1, 1)
    return mean, scatter / unit / unit


def radius(variance: float, blocks: int, always: bool) -> float:
    """Half an interval: for one look, or one that holds however often and whenever one looks."""
    if not always:
        return Z * sqrt(variance / blocks)
    # The mixture of Robbins: with a normal prior over the mean, tuned to be narrow after TUNED blocks.
    prior = (-2 * log(ERROR) + log(-2 * log(ERROR) + 1)) / TUNED
    within = blocks * prior + 1
    return sqrt(variance * 2 * within / (blocks * blocks * prior) * log(sqrt(within) / ERROR))


def estimate(sums: Sums, name: str, always: bool = False) -> Estimate:
    """What a measure is in a game of an arm, on average."""
    turns = sums.games / sums.blocks
    mean, variance = moments(sums.totals[name], sums.squares[name], sums.blocks, scale(name) * turns)
    if always or not is_share(name):
        reach = radius(variance, sums.blocks, always)
        return Estimate(mean, mean - reach, mean + reach, sqrt(variance))
    scatter = variance / sums.blocks
    low, high = wilson(mean, mean * (1 - mean) / scatter if scatter > 0 else float(sums.blocks))
    return Estimate(mean, low, high, sqrt(variance))


def is_share(name: str) -> bool:
    """Whether a measure lies between 0 and 1."""
    return name.startswith(("win:", "bot:", "ending:")) or name in ("shared", "comeback", "scored", "settled")


def difference(gap: Gap, name: str, turns: float, always: bool = False) -> tuple[Estimate, float]:
    """How much more of a measure an arm has than the first, deal by deal, and how likely chance alone does as much."""
    mean, variance = moments(gap.totals[name], gap.squares[name], gap.blocks, scale(name) * turns)
    reach = radius(variance, gap.blocks, always)
    if variance == 0:
        return Estimate(mean, mean, mean), 1.0 if mean == 0 else 0.0
    chance = erfc(abs(mean) / sqrt(variance / gap.blocks) / sqrt(2))
    return Estimate(mean, mean - reach, mean + reach, sqrt(variance)), chance


def fair(sums: Sums, name: str, due: float) -> float:
    """How likely chance alone moves a share as far from its due as it is."""
    got = estimate(sums, name)
    scatter = got.deviation / sqrt(sums.blocks)
    return erfc(abs(got.mean - due) / scatter / sqrt(2)) if scatter else float(got.mean == due)


def claims(chances: Sequence[float], blocks: int) -> list[bool]:
    """Which of several findings are claimed, so that all of them hold in 95 of 100 studies: Holm's way.

    Of few blocks the scatter is too uncertain to claim anything.
    """
    if blocks < FEWEST:
        return [False] * len(chances)
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [False] * len(chances)
    for rank, place in enumerate(order):
        if chances[place] > ERROR / (len(chances) - rank):
            break
        found[place] = True
    return found


def use(sums: Sums, kind: str) -> tuple[float, Estimate]:
    """How often a kind of move is made in a game, and what seats that made it won beyond their due, as a part of it."""
    part = {key: sums.uses[f"{kind}/{key}"] for key in ("made", "users", "gain", "users2", "gain2", "both")}
    users = part["users"]
    mean = part["gain"] / users
    scatter = max(part["gain2"] - 2 * mean * part["both"] + mean * mean * part["users2"], 0.0)
    reach = Z * sqrt(scatter) / users
    return part["made"] / sums.games, Estimate(mean / PART, (mean - reach) / PART, (mean + reach) / PART)


def games_to_tell(share: float, seats: int) -> float:
    """How many games tell the better from the worse, with errors of 5 % to claim it wrongly or to miss it."""
    due = 1 / seats
    lead = share - due
    return (
        ((1.645 * sqrt(due * (1 - due)) + 1.645 * sqrt(share * (1 - share))) / lead) ** 2 if lead > 0 else float("inf")
    )


def percentile(counts: dict[int, int], percent: float) -> int:
    """The smallest value that at least so many percent do not exceed."""
    left = percent / 100 * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)

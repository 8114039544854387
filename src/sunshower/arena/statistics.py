"""What a row of scores says: how sure one can be of its mean, when there are enough of them, and its percentiles."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log, sqrt

Z = 1.959963984540054
"""So many standard deviations on either side hold 95 % of a normal distribution."""
ERROR = 0.05
"""How often a sequential test may err, either way."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 32
"""Before this many blocks their scatter is too uncertain for a sequential test."""
PRIOR = 16
"""As many blocks, scattered as widely as the null hypothesis allows, steady the variance of a young test."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """The unbiased variance; 0 for a single value."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1)


def worth(scores: Sequence[float]) -> float:
    """How many independent games, won or lost, would tell as much about the mean as these blocks do.

    Blocks that are all alike say nothing about their scatter: then each counts for one game, which is the least.
    """
    middle, scatter = mean(scores), variance(scores) / len(scores)
    return middle * (1 - middle) / scatter if scatter > 0 else float(len(scores))


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of block scores from 0 to 1: Wilson's, for the games that the blocks are worth."""
    return wilson(mean(scores), worth(scores))


def wilson(middle: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was found in so many independent games."""
    centre = (middle + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(middle * (1 - middle) / games + (Z / (2 * games)) ** 2)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass(frozen=True)
class Corrected:
    """Scores without their luck: their mean with its 95 % interval, and their scatter."""

    mean: float
    low: float
    high: float
    scatter: float


def corrected(scores: Sequence[float], luck: Sequence[float]) -> Corrected:
    """Scores less so much of their luck as narrows them most, where luck is zero on average.

    How much that is, each half of them is told by the other half, so that it knows nothing of what it is taken from:
    then the mean stays what it was, on average.
    """
    halves = [range(first, len(scores), 2) for first in (0, 1)]
    parts = [part_of([scores[i] for i in half], [luck[i] for i in half]) for half in halves]
    rest = [score - parts[1 - place % 2] * luck[place] for place, score in enumerate(scores)]
    middle, scatter = mean(rest), variance(rest)
    if not scatter:  # all alike, which says nothing about their scatter
        return Corrected(middle, *interval(scores), 0.0)
    reach = Z * sqrt(scatter / len(rest))
    return Corrected(middle, middle - reach, middle + reach, sqrt(scatter))


def part_of(scores: Sequence[float], luck: Sequence[float]) -> float:
    """How much luck the scores show: the slope of the line through them."""
    if not scores:
        return 0.0
    middle = mean(scores)
    squares = sum(each * each for each in luck)
    return sum((score - middle) * each for score, each in zip(scores, luck, strict=True)) / squares if squares else 0.0


class SequentialTest:
    """A test that may stop after any block: is the mean score the null's or the alternative's?

    The generalised likelihood ratio of block scores in the normal approximation.
    """

    def __init__(self, null: float, alternative: float) -> None:
        self.null = null
        self.alternative = alternative
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, score: float) -> None:
        self.count += 1
        self.total += score
        self.squares += score * score

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio: positive speaks for the alternative."""
        if not self.count:
            return 0.0
        middle = self.total / self.count
        scatter = self.squares - self.total * middle + PRIOR * self.null * (1 - self.null)
        spread = scatter / (self.count + PRIOR)
        step = self.alternative - self.null
        return self.count * step * (2 * middle - self.null - self.alternative) / (2 * spread)

    @property
    def verdict(self) -> bool | None:
        """True for the alternative, False for the null, None while it is open."""
        if self.count < FEWEST or abs(self.ratio) < BOUND:
            return None
        return self.ratio > 0


def percentile(ordered: Sequence[float], percent: float) -> float:
    """The smallest value that at least so many percent do not exceed."""
    return ordered[max(ceil(percent / 100 * len(ordered)), 1) - 1]

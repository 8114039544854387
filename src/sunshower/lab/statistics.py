"""What sums say: means, how sure one can be of them, and which differences are more than chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, hypot, log, log1p, sqrt

from sunshower.arena.statistics import FEWEST, Z, wilson
from sunshower.lab.measures import Gap, Sums, scale
from sunshower.lab.tally import LUCK, PART, USES

ERROR = 0.05
"""How often all claims of a study together may be wrong."""
STEP = 3.0
"""By so much a step of a ladder multiplies the odds: of two, the better then wins three games of four."""
TUNED = 1000
"""For about so many blocks an interval that always holds is narrowest."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one in 95 of 100 studies."""

    mean: float
    low: float
    high: float
    deviation: float
    """Of what the mean is taken of: blocks, or games."""
    count: int
    """How many there are."""

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2

    def chance(self, due: float) -> float:
        """How likely chance alone moves the mean as far from what is due."""
        scatter = self.deviation / sqrt(self.count)
        if scatter == 0 or self.count < 2:
            return float(self.mean == due)
        # Student's distribution, turned into the normal one by Wallace's way.
        free = self.count - 1
        score = (8 * free + 1) / (8 * free + 3) * sqrt(free * log1p(((self.mean - due) / scatter) ** 2 / free))
        return erfc(score / sqrt(2))

    def apart(self, due: float, error: float) -> bool:
        """Whether the mean is off what is due, with so much error however often one has looked."""
        reach = radius(self.deviation * self.deviation, self.count, True, error)
        return self.count >= FEWEST and abs(self.mean - due) > reach


def moments(total: int, squares: int, blocks: int, unit: float) -> tuple[float, float]:
    """Mean and variance of what blocks have, in units."""
    mean = total / blocks / unit
    scatter = max(squares - total * total / blocks, 0.0) / max(blocks - 1, 1)
    return mean, scatter / unit / unit


def radius(variance: float, blocks: int, always: bool, error: float = ERROR) -> float:
    """Half an interval: for one look, or one that holds however often and whenever one looks, but for that error."""
    if not always:
        return Z * sqrt(variance / blocks)
    # The mixture of Robbins: with a normal prior over the mean, tuned to be narrow after TUNED blocks.
    prior = (-2 * log(ERROR) + log(-2 * log(ERROR) + 1)) / TUNED
    within = blocks * prior + 1
    return sqrt(variance * 2 * within / (blocks * blocks * prior) * log(sqrt(within) / error))


def estimate(sums: Sums, name: str, always: bool = False) -> Estimate:
    """What a measure is in a game of an arm, on average."""
    turns = sums.games / sums.blocks
    mean, variance = moments(sums.totals[name], sums.squares[name], sums.blocks, scale(name) * turns)
    if always or not is_share(name):
        reach = radius(variance, sums.blocks, always)
        return Estimate(mean, mean - reach, mean + reach, sqrt(variance), sums.blocks)
    scatter = variance / sums.blocks
    low, high = wilson(mean, mean * (1 - mean) / scatter if scatter > 0 else float(sums.blocks))
    return Estimate(mean, low, high, sqrt(variance), sums.blocks)


def is_share(name: str) -> bool:
    """Whether a measure lies between 0 and 1."""
    return name.startswith(("win:", "bot:", "ending:")) or name in ("shared", "comeback", "scored", "settled")


def difference(gap: Gap, name: str, turns: int, always: bool = False) -> Estimate:
    """How much more of a measure an arm has in a game than the first, deal by deal, each so many games."""
    mean, variance = moments(gap.totals[name], gap.squares[name], gap.blocks, scale(name) * turns)
    reach = radius(variance, gap.blocks, always)
    return Estimate(mean, mean - reach, mean + reach, sqrt(variance), gap.blocks)


def claims(found: Sequence[Estimate], dues: Sequence[float], always: bool = False) -> list[bool]:
    """Which of several means are claimed to be off their due, so that all claims hold in 95 of 100 studies: Holm's way.

    Who may look always divides the error evenly. Of few blocks the scatter is too uncertain to claim anything.
    """
    if always:
        return [each.apart(due, ERROR / len(found)) for each, due in zip(found, dues, strict=True)]
    chances = [each.chance(due) if each.count >= FEWEST else 1.0 for each, due in zip(found, dues, strict=True)]
    return holm(chances)


def holm(chances: Sequence[float]) -> list[bool]:
    """Which of several findings are claimed, from how likely each is by chance alone."""
    found = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda place: chances[place])):
        if chances[place] > ERROR / (len(chances) - rank):
            break
        found[place] = True
    return found


def use(sums: Sums, kind: str, seats: int) -> Estimate:
    """What seats that made some kind of move won."""
    part = {key: sums.uses[f"{kind}/{key}"] for key in USES}
    users, unit = part["users"], PART * seats
    mean = part["gain"] / users
    scatter = max(part["gain2"] - 2 * mean * part["both"] + mean * mean * part["users2"], 0.0)
    deviation = sqrt(scatter * part["games"]) / users / unit
    share, doubt = 1 / seats + mean / unit, scatter / users / users / unit / unit
    if mean == scatter == 0:  # everybody made it
        return Estimate(share, share, share, deviation, part["games"])
    low, high = wilson(share, share * (1 - share) / doubt if doubt > 0 else float(part["games"]))
    return Estimate(share, low, high, deviation, part["games"])


def decided(sums: Sums, always: bool = False) -> Estimate:
    """The share of the result that chance decides, as far as it was foreseen: the square of how the two go together.

    Results are told from a fair share and luck from none, over all seats. The interval is that of the correlation.
    """
    result, luck, both, result2, luck2, both2, result_luck, result_both, luck_both = (sums.luck[key] for key in LUCK)
    if not result or not luck:
        return Estimate(0.0, 0.0, 0.0, 0.0, sums.blocks)
    root = sqrt(result) * sqrt(luck)
    found = both / root
    # How much a block moves the correlation: so much by `both`, and by each of the squares.
    most, less, least = 1 / root, -found / 2 / result, -found / 2 / luck
    scatter = most * most * both2 + less * less * result2 + least * least * luck2
    scatter += 2 * (most * less * result_both + most * least * luck_both + less * least * result_luck)
    variance = max(scatter, 0.0) * sums.blocks * sums.blocks / max(sums.blocks - 1, 1)
    reach = radius(variance, sums.blocks, always)
    low, mean, high = (min(max(end, 0.0), 1.0) ** 2 for end in (found - reach, found, found + reach))
    return Estimate(mean, low, high, 2 * max(found, 0.0) * sqrt(variance), sums.blocks)


def decided_more(ours: Sums, theirs: Sums, always: bool = False) -> Estimate:
    """How much more chance decides at one table than at another.

    The deals are taken to be others, which makes the interval wider than it need be, if anything.
    """
    one, other = decided(ours), decided(theirs)
    mean, deviation = one.mean - other.mean, hypot(one.deviation, other.deviation)
    reach = radius(deviation * deviation, ours.blocks, always)
    return Estimate(mean, mean - reach, mean + reach, deviation, ours.blocks)


def games_to_tell(share: float, seats: int) -> float:
    """How many games tell the better from the worse, with errors of 5 % to claim it wrongly or to miss it."""
    due = 1 / seats
    lead = share - due
    return (
        ((1.645 * sqrt(due * (1 - due)) + 1.645 * sqrt(share * (1 - share))) / lead) ** 2 if lead > 0 else float("inf")
    )


def depth(rungs: Sequence[Estimate], seats: int) -> Estimate:
    """How many steps a ladder has from its lowest bot to its highest, each of which has played the one below.

    A rung on which all was won, or all lost, counts for as many steps as its games can tell.
    """

    def steps(share: float, games: int) -> float:
        told = min(max(share, 0.5 / games), 1 - 0.5 / games)
        return log(told * (seats - 1) / (1 - told)) / log(STEP)

    low, mean, high = ([steps(getattr(each, end), each.count) for each in rungs] for end in ("low", "mean", "high"))
    below, above = (hypot(*(one - two for one, two in zip(end, mean, strict=True))) for end in (low, high))
    whole, count = sum(mean), min(each.count for each in rungs)
    return Estimate(whole, whole - below, whole + above, (below + above) / 2 / Z * sqrt(count), count)


def percentile(counts: dict[int, int], percent: float) -> int:
    """The smallest value that at least so many percent do not exceed."""
    left = percent / 100 * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)

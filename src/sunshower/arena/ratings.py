"""Ratings of a league: Bradley-Terry strengths as Elo, with intervals from resampled blocks, and circles of winners."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from random import Random

from sunshower.arena.statistics import percentile

Matrix = list[list[float]]
"""What each has taken from each: a better place counts 1, the same place 0.5."""
ELO = 400 / log(10)
DRAW = 0.5
"""Any two are given one drawn game more, so that nobody is infinitely strong."""
RESAMPLES = 1000
LONGEST_STEP = 1.0
EXACT = 1e-9


@dataclass(frozen=True)
class Meeting:
    """Two who met in the blocks of a line-up: how often in each, and what the first took from the second in each."""

    first: int
    second: int
    times: int
    taken: list[float]


def taken(size: int, line_ups: Sequence[Sequence[Meeting]], random: Random | None = None) -> Matrix:
    """What each has taken from each in all blocks; with a generator, in as many drawn again from each line-up."""
    wins = [[0.0] * size for _ in range(size)]
    for meetings in line_ups:
        blocks = len(meetings[0].taken)
        drawn = random.choices(range(blocks), k=blocks) if random else range(blocks)
        for meeting in meetings:
            points = sum(map(meeting.taken.__getitem__, drawn))
            wins[meeting.first][meeting.second] += points
            wins[meeting.second][meeting.first] += meeting.times * blocks - points
    return wins


def against(line_ups: Sequence[Sequence[Meeting]], first: int, second: int) -> list[float]:
    """Block by block, the share that one took from another."""
    shares = []
    for meeting in (meeting for line_up in line_ups for meeting in line_up):
        if (meeting.first, meeting.second) == (first, second):
            shares += [points / meeting.times for points in meeting.taken]
        elif (meeting.first, meeting.second) == (second, first):
            shares += [1 - points / meeting.times for points in meeting.taken]
    return shares


def strengths(wins: Matrix, anchor: int, start: Sequence[float] | None = None) -> list[float]:
    """The most likely logarithms of the strengths, that of the anchor being 0, by Newton's method."""
    size = len(wins)
    found = list(start) if start else [0.0] * size
    for _ in range(200):
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for i, j in combinations(range(size), 2):
            games = wins[i][j] + wins[j][i] + 2 * DRAW
            expected = 1 / (1 + exp(found[j] - found[i]))
            surplus = wins[i][j] + DRAW - games * expected
            weight = games * expected * (1 - expected)
            slope[i] += surplus
            slope[j] -= surplus
            bend[i][i] += weight
            bend[j][j] += weight
            bend[i][j] = bend[j][i] = -weight
        bend[anchor] = [float(i == anchor) for i in range(size)]
        slope[anchor] = 0.0
        step = solved(bend, slope)
        longest = max(map(abs, step))
        brake = LONGEST_STEP / max(longest, LONGEST_STEP)
        found = [value + brake * change for value, change in zip(found, step, strict=True)]
        if longest < EXACT:
            break
    return found


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose diagonal outweighs the rest, so that no rows need to change places."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            for k in range(i, len(row)):
                other[k] -= factor * row[k]
    answer = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(rows[i][k] * answer[k] for k in range(i + 1, len(rows)))
        answer[i] = (rows[i][-1] - known) / rows[i][i]
    return answer


def elo(size: int, line_ups: Sequence[Sequence[Meeting]], anchor: int, seed: str) -> list[tuple[float, float, float]]:
    """The rating of each and its 95 % interval, the anchor's being 0."""
    fitted = strengths(taken(size, line_ups), anchor)
    random = Random(f"bootstrap {seed}")
    draws = [strengths(taken(size, line_ups, random), anchor, fitted) for _ in range(RESAMPLES)]
    spread = [sorted(draw[i] for draw in draws) for i in range(size)]
    return [
        (ELO * value, ELO * percentile(seen, 2.5), ELO * percentile(seen, 97.5))
        for value, seen in zip(fitted, spread, strict=True)
    ]


def circles(wins: Matrix) -> list[tuple[int, int, int]]:
    """Every three of whom the first beats the second, the second the third, and the third the first."""
    beats = [[row[j] > wins[j][i] for j in range(len(wins))] for i, row in enumerate(wins)]
    return [
        (a, b, c)
        for one, two, three in combinations(range(len(wins)), 3)
        for a, b, c in ((one, two, three), (one, three, two))
        if beats[a][b] and beats[b][c] and beats[c][a]
    ]

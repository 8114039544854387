"""What the games add up to: the wins of a bot block by block, who took how much from whom, points and times."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from sunshower.arena.plan import Plan
from sunshower.arena.ratings import Meeting
from sunshower.arena.results import Results
from sunshower.arena.statistics import Sequential, mean
from sunshower.arena.table import Played


def first_share(plan: Plan, games: Sequence[Played]) -> float:
    """What the first of two bots got of the wins in a block."""
    return mean([share for game in games for share, name in zip(game.shares(), game.bots) if name == plan.names[0]])


def first_shares(results: Results) -> list[float]:
    """The same for every block."""
    return [first_share(results.plan, results.block(block)) for block in range(results.blocks)]


def tested(results: Results) -> Sequential | None:
    """The sequential test that a plan asks for, as it stands after all that has been played."""
    if not results.plan.until:
        return None
    test = Sequential(*results.plan.until)
    for share in first_shares(results):
        test.add(share)
    return test


def complete(results: Results) -> bool:
    """Whether there is nothing left to play: all blocks are there, or the test has come to its verdict."""
    test = tested(results)
    return results.blocks == results.plan.blocks or (test is not None and test.verdict is not None)


def places(results: Results, name: str) -> Iterator[tuple[Played, int]]:
    """Every game in which a bot sat at the table, with its seat; more than once if it had several."""
    for game in results.games:
        for seat, other in enumerate(game.bots):
            if other == name:
                yield game, seat


def meetings(results: Results) -> list[list[Meeting]]:
    """Line-up by line-up, who took how much from whom in each block; one not played yet is left out."""
    plan = results.plan
    found = []
    for number, line_up in enumerate(plan.line_ups):
        blocks = [results.block(block) for block in range(number, results.blocks, len(plan.line_ups))]
        if blocks:
            pairs = combinations(sorted(set(line_up)), 2)
            found.append([met(plan, blocks, first, second, line_up) for first, second in pairs])
    return found


def met(plan: Plan, blocks: Sequence[Sequence[Played]], first: int, second: int, line_up: Sequence[int]) -> Meeting:
    """How two fared against each other: the better place counts 1, the same place a half, for each two seats."""
    taken = []
    for games in blocks:
        points = 0.0
        for game in games:
            ours, theirs = (
                [rank for rank, name in zip(game.ranks, game.bots) if name == plan.names[number]]
                for number in (first, second)
            )
            points += sum((our < their) + (our == their) / 2 for our in ours for their in theirs)
        taken.append(points)
    return Meeting(first, second, plan.seats * line_up.count(first) * line_up.count(second), taken)


def against(line_ups: Sequence[Sequence[Meeting]], first: int, second: int) -> list[float]:
    """Block by block, the share that one took from another."""
    shares = []
    for meeting in (meeting for line_up in line_ups for meeting in line_up):
        if (meeting.first, meeting.second) == (first, second):
            shares += [points / meeting.times for points in meeting.taken]
        elif (meeting.first, meeting.second) == (second, first):
            shares += [1 - points / meeting.times for points in meeting.taken]
    return shares

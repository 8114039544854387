"""The account of a game: its result, told apart into luck, play and a rest, with every decision and what it cost."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import sqrt
from multiprocessing import get_context
from typing import Any

from sunshower.bots.hint import ENOUGH
from sunshower.bots.luck import CARE, Draw, Fortune
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, Seat, State
from sunshower.core.happenings import doing
from sunshower.core.heuristic import Heuristic
from sunshower.core.match import Match, deeds
from sunshower.core.message import Message
from sunshower.core.reasons import reasons
from sunshower.core.record import replay
from sunshower.review.judge import Judge, Verdict, seen

DEEPER = 10
"""How much more is done for a deep review."""
SLIP = 0.02
BLUNDER = 0.08
"""Shares of the game that make a mistake, where the noise is not larger; with noise, so many times the noise do."""
SLIP_NOISE = 2.0
BLUNDER_NOISE = 4.0
EXPLAINED = 12
"""So many mistakes are explained, the worst."""
TURNS = 3
"""So many moments in which most was won or lost are the turning points."""
TOLD = 0.05
"""Less than this is no turning point."""
PIECE = 6
"""How many decisions a process judges at a time."""


class Mark(StrEnum):
    """How good a decision was."""

    BEST = "best"
    FINE = "fine"
    SLIP = "slip"
    BLUNDER = "blunder"


@dataclass(frozen=True)
class Advice:
    """What was played and what would have been better, to be said, and what speaks for it."""

    played: Message
    better: Message
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Decision:
    """A decision of a seat; `before` and `after` are its share of the game with the best move and with its own."""

    ply: int
    seat: Seat
    moves: int
    move: str
    best: str
    before: float
    after: float
    cost: float
    mark: Mark
    exact: bool
    advice: Advice | None = None
    """For the worst mistakes."""


@dataclass(frozen=True)
class Turning:
    """A moment in which much was won or lost: by chance, or by a seat's decision. `change` goes by seat."""

    ply: int
    seat: Seat | None
    change: list[float]


@dataclass(frozen=True)
class Account:
    """What a game brought a seat, as shares of the game: `result` is luck, skill and rest, to the last digit."""

    seat: Seat
    start: float
    """What it could expect before the deal."""
    share: float
    """What it got: all of the game, its part if several won, or nothing."""
    luck: float
    """What chance gave."""
    skill: float
    """What the others' decisions gave away to it, less what its own gave away."""
    rest: float
    """What neither explains: the engine foresees with all cards open and errs, and seats did not know what it did."""
    marks: dict[Mark, int]
    cost: float
    """What a decision cost it on average."""

    @property
    def result(self) -> float:
        """What the game brought, beyond what could be expected."""
        return self.share - self.start


@dataclass(frozen=True)
class Review:
    """A game that is over, looked back at."""

    match: Match = field(compare=False)
    deep: bool
    noise: float
    """By how much the cost of a decision is uncertain, as a standard deviation."""
    seats: list[Account]
    decisions: list[Decision]
    draws: list[Draw]
    course: list[tuple[int, list[float]]]
    """The share of the game that each seat could expect when a turn began, with all cards open, by ply."""
    turning: list[Turning]
    """The turning points, in order."""

    @property
    def missed(self) -> Decision | None:
        """The decision that cost the most."""
        mistakes = [each for each in self.decisions if each.mark in (Mark.SLIP, Mark.BLUNDER)]
        return max(mistakes, key=lambda each: each.cost, default=None)


Progress = Callable[[int, int], None]
"""Who is told how much is done, and how much there is."""


def quiet(done: int, all_: int) -> None:
    """Nobody."""


def review(
    record: Mapping[str, Any] | str,
    *,
    deep: bool = False,
    jobs: int = 1,
    work: int | None = None,
    progress: Progress = quiet,
) -> Review:
    """Look back at a game that is over: the same record gives the same review, on any machine and number of processes.

    Work is how much each decision is thought about, as it is for bots; if it is not said, a quick look or a deep one.
    Raises a Refusal where the record does not hold, or the game is not over.
    """
    match = replay(record)
    truth = match.truth()
    game, seats = match.game, match.seats
    heuristic = game.heuristic() if game.heuristic else Heuristic()
    factor = DEEPER if deep else 1
    fortune = Fortune(heuristic, seats, CARE * factor)
    verdicts = judged(match, work or int(heuristic.glimpse) * factor, jobs, progress)
    draws = list(fortune.draws(truth, match.seed))
    course = list(followed(match, fortune))
    noise = noise_of(verdicts)
    found = [decision(each, noise) for each in verdicts]
    sides = sided([shares for _, shares in course])
    worst = {each.ply for each in sorted(mistakes(found), key=lambda each: -each.cost)[:EXPLAINED]}
    decisions = list(explained(match, found, worst))
    start = draws[0].expected if draws and draws[0].ply == 0 else course[0][1]
    accounts = [account(seat, start, course[-1][1], draws, decisions, sides) for seat in range(seats)]
    return Review(match, deep, noise, accounts, decisions, draws, course, turnings(decisions, draws, sides))


# What happened


def followed(match: Match, fortune: Fortune) -> Iterator[tuple[int, list[float]]]:
    """What each seat could expect whenever another came to decide, and at the end."""
    last = CHANCE
    state: State | None = None
    for ply, (state, _) in enumerate(match.truth()):
        if state.turn not in (CHANCE, last):
            last = state.turn
            yield ply, fortune.shares(state)
    if state is not None:
        yield match.plies, fortune.shares(state)


def sided(course: Sequence[Sequence[float]]) -> list[list[Seat]]:
    """For each seat those that win and lose with it: their shares are the same from beginning to end."""
    seats = range(len(course[0]))
    sides = [[other for other in seats if all(row[seat] == row[other] for row in course)] for seat in seats]
    return [[seat] for seat in seats] if any(len(side) == len(seats) for side in sides) else sides


def judged(match: Match, work: int, jobs: int, progress: Progress) -> list[Verdict]:
    """Every decision of a match, judged."""
    plies = [ply for ply, (state, _) in enumerate(match.truth()) if state.turn != CHANCE]
    progress(0, len(plies))
    if jobs == 1:
        judge = Judge(match.game, match.seats, work)
        found = []
        for ply, (state, action) in enumerate(match.truth()):
            if state.turn != CHANCE:
                found.append(judge.judge(state, action, ply))
                progress(len(found), len(plies))
        return found
    pieces = [set(plies[first : first + PIECE]) for first in range(0, len(plies), PIECE)]
    found = []
    with ProcessPoolExecutor(jobs, get_context("spawn"), sit_down, (match.record(), work)) as pool:
        for verdicts in pool.map(judge_some, pieces):
            found += verdicts
            progress(len(found), len(plies))
    return found


_table: tuple[Match, Judge] | None = None
"""In a process that judges: the match, and who judges it."""


def sit_down(record: Mapping[str, Any], work: int) -> None:
    """Make a process ready to judge decisions of a match."""
    global _table
    match = replay(record)
    _table = match, Judge(match.game, match.seats, work)


def judge_some(plies: set[int]) -> list[Verdict]:
    """Some of its decisions, judged."""
    assert _table
    match, judge = _table
    return [judge.judge(state, action, ply) for ply, (state, action) in enumerate(match.truth()) if ply in plies]


# What it was worth


def noise_of(verdicts: Sequence[Verdict]) -> float:
    """By how much costs are uncertain: two opinions are so far apart, and the cost is the mean of them."""
    unsure = [each.spread for each in verdicts if not each.exact and (each.spread > 0.0 or each.cost != 0.0)]
    return sqrt(sum(spread * spread for spread in unsure) / len(unsure)) / 2.0 if unsure else 0.0


def decision(verdict: Verdict, noise: float) -> Decision:
    """A decision with its mark; what is lost in the noise is no mistake."""
    cost = verdict.cost
    doubt = 0.0 if verdict.exact else noise
    if cost >= max(BLUNDER, BLUNDER_NOISE * doubt):
        mark = Mark.BLUNDER
    elif cost >= max(SLIP, SLIP_NOISE * doubt):
        mark = Mark.SLIP
    else:
        mark = Mark.BEST if verdict.best == verdict.move else Mark.FINE
    return Decision(
        verdict.ply,
        verdict.seat,
        verdict.moves,
        verdict.move,
        verdict.best,
        verdict.before,
        verdict.after,
        cost,
        mark,
        verdict.exact,
    )


def mistakes(decisions: Sequence[Decision]) -> list[Decision]:
    """The slips and blunders."""
    return [each for each in decisions if each.mark in (Mark.SLIP, Mark.BLUNDER)]


def explained(match: Match, decisions: Sequence[Decision], plies: set[int]) -> Iterator[Decision]:
    """The decisions, some of them with advice."""
    states = {ply: state.clone() for ply, (state, _) in enumerate(match.truth()) if ply in plies}
    for each in decisions:
        if each.ply not in plies:
            yield each
            continue
        view = seen(match.game, states[each.ply], each.seat)
        open_ = deeds(match.game, match.game.guess(view, Rng()), each.seat)
        played, better = (doing(match.game.name, open_[move][0]) for move in (each.move, each.best))
        told = tuple(reasons(match.game, view, [each.best, each.move])[:ENOUGH])
        yield replace(each, advice=Advice(played, better, told))


def gains(each: Decision, sides: Sequence[Sequence[Seat]]) -> list[float]:
    """What a decision gave to each seat: its side shares the cost, the others share what it gave away."""
    side = sides[each.seat]
    others = len(sides) - len(side)
    return [-each.cost / len(side) if seat in side else each.cost / others for seat in range(len(sides))]


def account(
    seat: Seat,
    start: Sequence[float],
    end: Sequence[float],
    draws: Sequence[Draw],
    decisions: Sequence[Decision],
    sides: Sequence[Sequence[Seat]],
) -> Account:
    """What the game brought a seat, and what of it chance and the players did."""
    own = [each for each in decisions if each.seat == seat]
    luck = sum(draw.luck[seat] for draw in draws)
    skill = sum(gains(each, sides)[seat] for each in decisions)
    marks = Counter(each.mark for each in own)
    return Account(
        seat,
        start[seat],
        end[seat],
        luck,
        skill,
        end[seat] - start[seat] - luck - skill,
        {mark: marks[mark] for mark in Mark},
        sum(each.cost for each in own) / max(len(own), 1),
    )


def turnings(decisions: Sequence[Decision], draws: Sequence[Draw], sides: Sequence[Sequence[Seat]]) -> list[Turning]:
    """The moments in which most was won or lost, in order."""
    found = [Turning(draw.ply, None, draw.luck) for draw in draws]
    found += [Turning(each.ply, each.seat, gains(each, sides)) for each in mistakes(decisions)]
    found.sort(key=lambda each: -max(map(abs, each.change)))
    return sorted((each for each in found[:TURNS] if max(map(abs, each.change)) >= TOLD), key=lambda each: each.ply)

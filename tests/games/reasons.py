"""What is told for moves in random games, and what is needed to see whether it is true."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.match import Match
from sunshower.core.message import Arg
from sunshower.core.reasons import WORLDS, reasons


@dataclass(frozen=True)
class Facts:
    """A reason for a move: its name and its arguments, the table before, and what the seat sees before and after it."""

    reason: str
    args: Mapping[str, Any]
    match: Match
    """As the seat guesses it: what is told holds in any world that looks the same."""
    seat: int
    move: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]


Check = Callable[[Facts], None]
Tables = Sequence[tuple[Mapping[str, Any], int | None]]
"""Options and numbers of seats."""
MANY = 1000


def told(
    game: str, options: Mapping[str, Any], games: int, looks: float = 0.15, seats: int | None = None
) -> Iterator[Facts]:
    """Every reason for some moves of random games, each of them in a world that is dealt anew."""
    rng = random.Random(f"reasons {game} {options}")
    for number in range(games):
        match = sunshower.new(game, seats=seats, seed=f"reasons {number}", options=options)
        for seat, move in decisions(match, rng, looks):
            yield from told_of(match, seat, move, Rng(f"deal {number}"))


def decisions(match: Match, rng: random.Random, looks: float) -> Iterator[tuple[int, str]]:
    """Some decisions of a random game, with a move each, before another is played."""
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if rng.random() < looks:
            yield seat, rng.choice(legal)
        match.play(seat, rng.choice(legal))


def true_of_many(game: str, checks: Mapping[str, Check], tables: Tables, looks: float = 0.15) -> int:
    """In how many positions the reasons for a move were checked, at some kinds of tables in turn: in a great many."""
    checked = 0
    rng = random.Random(f"many reasons {game}")
    for number in count():
        options, seats = tables[number % len(tables)]
        match = sunshower.new(game, seats=seats, seed=f"many reasons {number}", options=options)
        for seat, move in decisions(match, rng, looks):
            found = [*told_of(match, seat, move, Rng(f"deal {number}"))]
            for facts in found:
                checks[facts.reason](facts)
            checked += bool(found)
            if checked == MANY:
                return checked
    return checked


def told_of(match: Match, seat: int, move: str, rng: Rng) -> Iterator[Facts]:
    """The reasons for one move, whether or not a bot would play it."""
    world = match.game.view(match.game.guess(match.view(seat), rng), "all")
    again = Match(match.game, seed="again", start=match.game.format_position(world))
    state = match.game.guess(world, rng)
    action = match.game.parse_move(state, move)
    assert action is not None
    state.play(action)
    for message in reasons(match.game, match.view(seat), [move]):
        name = message.key.removeprefix(f"{match.game.name}-why-").replace("-", "_")
        args: Mapping[str, Arg] = message.args
        yield Facts(name, args, again, seat, move, again.view("all"), match.game.view(state, "all"))


def out_of_100(switches: Iterable[bool]) -> int:
    """As people count: some are at least one, and not all are at most 99."""
    asked = [*switches]
    if len({*asked}) == 1:
        return 100 if asked[0] else 0
    return min(99, max(1, round(100 * sum(asked) / len(asked))))


def worlds(facts: Facts) -> list[Mapping[str, Any]]:
    """Everything in the worlds that were asked, before the move: they follow from what the seat sees."""
    game = facts.match.game
    seen = facts.match.view(facts.seat)
    return [game.view(game.guess(seen, Rng(f"world {number}")), "all") for number in range(WORLDS)]

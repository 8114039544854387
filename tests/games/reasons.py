"""What is told for moves in random games, and what is needed to see whether it is true."""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
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


def told(
    game: str, options: Mapping[str, Any], games: int, looks: float = 0.15, seats: int | None = None
) -> Iterator[Facts]:
    """Every reason for some moves of random games, each of them in a world that is dealt anew."""
    rng = random.Random(f"reasons {game} {options}")
    for number in range(games):
        match = sunshower.new(game, seats=seats, seed=f"reasons {number}", options=options)
        while match.to_act:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if rng.random() < looks:
                yield from told_of(match, seat, rng.choice(legal), Rng(f"deal {number}"))
            match.play(seat, rng.choice(legal))


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

"""Many games at once, stepped together inside the compiled core: a number for each in, what learners need out.

What comes out lies in rows of machine numbers that are written over and over, so whoever shares their memory need not
ask again: what the seat to act sees, which decisions are open to it, who it is, what the last step brought to each
seat, and whether it ended a game. A game that has ended begins anew at once: what is seen then is the beginning of the
next one.
"""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sunshower.core.chance import Rng
from sunshower.core.heuristic import split
from sunshower.core.lens import Lens
from sunshower.core.state import CHANCE, OVER, Actions, State

ENDED: Final = 1
CUT: Final = 2
"""How a game came to its end: by its rules, or because it was longer than it may be."""


@mypyc_attr(acyclic=True)
class Batch:
    """Games of one kind, each with chance of its own: how one goes does not depend on how many there are."""

    fresh: State
    lens: Lens
    games: i64
    seats: i64
    limit: i64
    """After so many decisions a game is cut short; 0 for never."""
    memory: i64
    """So many of the things a seat was told last are kept for it."""
    states: list[State]
    chances: list[Rng]
    offers: list[Actions]
    shares: list[float]
    ages: vec[i64]
    """How many decisions have been made in each game."""

    seen: vec[u8]
    masks: vec[u8]
    turns: vec[u8]
    ends: vec[u8]
    rewards: vec[float]
    recalled: vec[i16]
    """What the seat to act was told, the latest last; 0 in front, where there is nothing."""
    kept: vec[i16]
    """The same for every seat."""

    def __init__(self, fresh: State, lens: Lens, games: int, first: int, seed: str, limit: int, memory: int) -> None:
        """The games from a first one on, of those that a seed stands for."""
        self.fresh = fresh
        self.lens = lens
        self.games = games
        self.seats = lens.seats
        self.limit = limit
        self.memory = memory
        self.shares = [0.0] * int(self.seats)
        self.states = []
        self.chances = []
        self.offers = []
        zero: u8 = 0
        none: i16 = 0
        self.ages = vec[i64]([0] * games)
        self.seen = vec[u8]([zero] * (games * int(lens.size)))
        self.masks = vec[u8]([zero] * (games * int(lens.actions)))
        self.turns = vec[u8]([zero] * games)
        self.ends = vec[u8]([zero] * games)
        self.rewards = vec[float]([0.0] * (games * int(self.seats)))
        self.recalled = vec[i16]([none] * (games * memory))
        self.kept = vec[i16]([none] * (games * memory * int(self.seats)))
        for game in range(self.games):
            self.states.append(fresh.clone())
            self.chances.append(Rng(f"{seed} {first + int(game)}"))
            self.offers.append(Actions())
            self.settle(game)
            self.show(game)

    def rows(self) -> dict[str, memoryview]:
        """The rows that are shared: their memory stays where it is."""
        return {
            "seen": memoryview(self.seen),
            "masks": memoryview(self.masks),
            "turns": memoryview(self.turns),
            "ends": memoryview(self.ends),
            "rewards": memoryview(self.rewards),
            "recalled": memoryview(self.recalled),
        }

    def step(self, chosen: bytes) -> int:
        """Play a decision in every game: 16 bits for each, the lower half first.

        Where one of them is not open nothing is played anywhere, and the game's number is returned; else -1.
        """
        lens = self.lens
        masks = self.masks
        for game in range(self.games):
            number: i64 = i64(read_i16_le(chosen, game * 2))
            if number < 0 or number >= lens.actions or masks[game * lens.actions + number] == 0:
                return int(game)
        for game in range(self.games):
            self.advance(game, i64(read_i16_le(chosen, game * 2)))
        return -1

    def advance(self, game: i64, number: i64) -> None:
        """Play a decision in one game, and all that chance has to do until the next one."""
        state = self.states[game]
        rewards = self.rewards
        if self.ends[game]:
            self.ends[game] = 0
            for seat in range(self.seats):
                rewards[game * self.seats + seat] = 0.0
        action = self.lens.meant(number, state.turn)
        if self.memory != 0:
            self.note(game, state, action)
        state.play(action)
        self.settle(game)
        self.ages[game] += 1
        if state.turn == OVER:
            split(state, self.shares)
            seats = float(self.seats)
            for seat in range(self.seats):
                rewards[game * self.seats + seat] = (self.shares[seat] * seats - 1.0) / (seats - 1.0)
            self.ends[game] = ENDED
        elif self.ages[game] == self.limit:
            self.ends[game] = CUT
        if self.ends[game]:
            self.ages[game] = 0
            for place in range(game * self.seats * self.memory, (game + 1) * self.seats * self.memory):
                self.kept[place] = 0
            self.states[game] = self.fresh.clone()
            self.settle(game)
        self.show(game)

    def settle(self, game: i64) -> None:
        """Let chance have its turns."""
        state = self.states[game]
        rng = self.chances[game]
        while state.turn == CHANCE:
            outcome = state.sample(rng)
            if self.memory != 0:
                self.note(game, state, outcome)
            state.play(outcome)

    def note(self, game: i64, state: State, action: i64) -> None:
        """Keep for every seat what it is told."""
        kept = self.kept
        for seat in range(self.seats):
            first = (game * self.seats + seat) * self.memory
            last = first + self.memory - 1
            for place in range(first, last):
                kept[place] = kept[place + 1]
            kept[last] = i16(self.lens.entry(state, action, seat))

    def show(self, game: i64) -> None:
        """Write what the seat to act sees, and what is open to it."""
        state = self.states[game]
        seat = state.turn
        lens = self.lens
        actions = self.offers[game]
        masks = self.masks
        first = game * lens.actions
        for index in range(actions.count):
            masks[first + actions.codes[index]] = 0
        actions.count = 0
        state.offer(actions)
        for index in range(actions.count):
            number = lens.turned(actions.codes[index], seat)
            actions.codes[index] = number
            masks[first + number] = 1
        seen = self.seen
        first = game * lens.size
        for place in range(first, first + lens.size):
            seen[place] = 0
        lens.write(state, seat, seen, first)
        self.turns[game] = u8(seat)
        for place in range(self.memory):
            self.recalled[game * self.memory + place] = self.kept[(game * self.seats + seat) * self.memory + place]

    def any(self, rng: Rng) -> bytes:
        """A decision for every game, any that is open."""
        found = BytesWriter()
        for game in range(self.games):
            actions = self.offers[game]
            write_i16_le(found, i16(actions.codes[rng.below(actions.count)]))
        return found.getvalue()

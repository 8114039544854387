"""The table of the lab: whole games inside the compiled core, measured while they are played, without Views or records.

A game that was played is a row of numbers: the columns below, then for each seat its rank and its points, then for each
seat how often it made each kind of move, then for each seat its luck where that is asked.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.bots.luck import Fortune
from sunshower.bots.quick import Player
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, State

COLUMNS: Final = (
    "first",  # the seat that decided first
    "decisions",
    "choices",  # decisions with more than one way to decide
    "options",  # ways to decide, summed over the choices
    "turns",  # a seat's decisions in a row
    "dead",  # turns without a choice
    "draws",  # outcomes of chance
    "leads",  # how often another seat took the lead
    "behind",  # the most points by which the winner was behind
    "settled",  # the turn since which the winner was ahead; all of them if only the end decided
    "scored",  # whether anybody was ahead before the end
    "ending",
)
FIRST: Final = 0
DECISIONS: Final = 1
CHOICES: Final = 2
OPTIONS: Final = 3
TURNS: Final = 4
DEAD: Final = 5
DRAWS: Final = 6
LEADS: Final = 7
BEHIND: Final = 8
SETTLED: Final = 9
SCORED: Final = 10
ENDING: Final = 11
HEAD: Final = 12
GRAINS: Final = 1_000_000
"""A whole game, in which luck is counted."""
ASK: Final = 255
"""A number of a move that does not tell its kind alone."""


@mypyc_attr(acyclic=True)
class Table:
    """A table at which one game after the other is played, from one State before the deal."""

    leader: i64
    since: i64
    """The turn since which it has led."""

    def __init__(
        self,
        start: State,
        seats: int,
        endings: list[str],
        kinds: bytes,
        names: int,
        ask: Callable[[State, int], int],
        fortune: Fortune | None = None,
    ) -> None:
        """For each number of a move its kind is in `kinds`, of which there are so many; where it says ASK, ask.

        Fortune is there where luck is asked: it looks at what chance draws, and has no say in it.
        """
        self.start = start
        self.seats: i64 = seats
        self.endings = endings
        self.kinds = kinds
        self.names: i64 = names
        self.ask = ask
        self.fortune = fortune
        self.actions = Actions()
        self.leader = NOBODY
        self.since = 0
        self.trace: list[tuple[int, int, int]] | None = None
        """Where every decision of a game is noted, if anybody wants to know: seat, ways to decide, kind of move."""

    def play(self, players: list[Player], chance: Rng, luck: Rng, deal: str = "") -> list[int]:
        """Play one game. Which outcomes Fortune looks at, where there are too many, the name of the deal decides."""
        state = self.start.clone()
        actions = self.actions
        fortune = self.fortune
        gains = [0.0] * self.seats
        seats = self.seats
        uses = HEAD + 2 * seats
        row = [0] * (uses + seats * self.names)
        worst = [0] * seats
        self.leader = NOBODY
        self.since = 0
        first: i64 = NOBODY
        seat: i64 = NOBODY
        decisions: i64 = 0
        choices: i64 = 0
        options: i64 = 0
        turns: i64 = 0
        dead: i64 = 0
        draws: i64 = 0
        free = True
        while state.turn != OVER:
            if state.turn == CHANCE:
                if fortune is not None:
                    draws += self.watch(fortune, state, chance, decisions + draws, deal, gains)
                else:
                    state.play(state.sample(chance))
                    draws += 1
                continue
            if state.turn != seat:
                if seat != NOBODY:
                    self.compare(state, row, worst, turns)
                seat = state.turn
                if first == NOBODY:
                    first = seat
                if not free:
                    dead += 1
                turns += 1
                free = False
            actions.count = 0
            state.offer(actions)
            decisions += 1
            action = actions.codes[0]
            if actions.count > 1:
                choices += 1
                options += actions.count
                free = True
                action = players[seat].choose(state, actions, luck)
            kind: i64 = ASK
            if action < len(self.kinds):
                kind = self.kinds[action]
            if kind == ASK:
                kind = self.ask(state, action)
            row[uses + seat * self.names + kind] += 1
            trace = self.trace
            if trace is not None:
                trace.append((seat, actions.count, kind))
            state.play(action)
        if not free:
            dead += 1
        row[FIRST] = first
        row[DECISIONS] = decisions
        row[CHOICES] = choices
        row[OPTIONS] = options
        row[TURNS] = turns
        row[DEAD] = dead
        row[DRAWS] = draws
        row[ENDING] = self.endings.index(state.ending())
        self.finish(state, row, worst, turns)
        if fortune is not None:
            for gain in gains:
                row.append(round(gain * GRAINS))
        return row

    def watch(self, fortune: Fortune, state: State, chance: Rng, ply: i64, deal: str, gains: list[float]) -> i64:
        """Let chance have its turns until somebody decides, and add what each seat gains; how many there were."""
        before = state.clone()
        draws: i64 = 0
        while state.turn == CHANCE:
            state.play(state.sample(chance))
            draws += 1
        for drawn in fortune.drawn(before, state, ply, ply + draws, deal):
            for seat in range(self.seats):
                gains[seat] += drawn.luck[seat]
        return draws

    def compare(self, state: State, row: list[int], worst: list[int], turns: i64) -> None:
        """See who is ahead at the end of a turn, and by how much the others are behind."""
        scores = state.scores()
        top = max(scores)
        ahead: i64 = NOBODY
        for seat in range(self.seats):
            behind = top - scores[seat]
            if behind == 0:
                ahead = seat if ahead == NOBODY else OVER
            elif behind > worst[seat]:
                worst[seat] = behind
        if ahead < 0:
            self.since = turns + 1
            return
        row[SCORED] = 1
        if ahead != self.leader:
            if self.leader != NOBODY:
                row[LEADS] += 1
            self.leader = ahead
            self.since = turns

    def finish(self, state: State, row: list[int], worst: list[int], turns: i64) -> None:
        """Note the result, and how it came about."""
        ranks = state.ranks()
        scores = state.scores()
        winner: i64 = NOBODY
        for seat in range(self.seats):
            row[HEAD + seat] = ranks[seat]
            row[HEAD + self.seats + seat] = scores[seat]
            if ranks[seat] == 1:
                winner = seat if winner == NOBODY else OVER
        if winner < 0:
            row[SETTLED] = turns
            return
        row[BEHIND] = worst[winner]
        row[SETTLED] = self.since if self.leader == winner else turns

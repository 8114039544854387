"""What games add up to, counted inside the compiled core: sums of whole numbers over blocks, each of one deal."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.lab.table import (
    BEHIND,
    CHOICES,
    DEAD,
    DECISIONS,
    DRAWS,
    ENDING,
    FIRST,
    HEAD,
    LEADS,
    OPTIONS,
    SCORED,
    SETTLED,
    TURNS,
)

PART: Final = 3600
"""A win in parts that up to six can share, and the part of each among up to six of a kind."""
MILLI: Final = 1000
PLAIN: Final = (
    "shared",
    "margin",
    "points",
    "decisions",
    "choices",
    "options",
    "turns",
    "dead",
    "draws",
    "leads",
    "behind",
    "comeback",
    "settled",
    "scored",
)
"""The measures of every game, after what each place and each bot has won and before how it ended."""
SPREAD: Final = ("decisions", "choices", "turns", "margin", "leads", "behind", "settled")
"""What is worth a histogram."""
USES: Final = ("made", "games", "users", "gain", "users2", "gain2", "both")
"""How often a kind of move was made, in how many games, by how many seats, and what those won beyond their due."""
LUCK: Final = ("result", "luck", "both", "result2", "luck2", "both2", "result*luck", "result*both", "luck*both")
"""Over all seats the squares of what they won beyond their due and of their luck, and one times the other; then what
these are in a block times one another."""


@mypyc_attr(acyclic=True)
class Tally:
    """The sums of one arm as it is played."""

    def __init__(self, seats: int, kinds: int, endings: list[str], bots: list[str], lucky: bool) -> None:
        """Rows have the luck of each seat at their end if it is asked."""
        self.seats: i64 = seats
        self.kinds: i64 = kinds
        self.bots: i64 = len(bots) if len(bots) > 1 else 0
        names = [f"win:{place + 1}" for place in range(seats)]
        if self.bots:
            names += [f"bot:{bot}" for bot in bots]
        names += PLAIN
        names += [f"ending:{ending}" for ending in endings]
        self.names = names
        self.games: i64 = 0
        self.blocks: i64 = 0
        self.totals = [0] * len(names)
        self.squares = [0] * len(names)
        self.block = [0] * len(names)
        self.spread: list[dict[int, int]] = [{} for _ in SPREAD]
        self.places = [names.index(name) for name in SPREAD]
        self.uses = [0] * (kinds * len(USES))
        self.lucky = lucky
        self.luck = [0] * len(LUCK)
        self.block_luck = [0, 0, 0]
        self.seat_won: i64 = 0
        self.bot_won: i64 = 0

    def add(self, rows: list[list[int]], seatings: list[list[int]]) -> list[int]:
        """Add the games of a block, with which bot sat on each seat; what the block adds up to."""
        self.block = [0] * len(self.names)
        self.block_luck = [0, 0, 0]
        for index in range(len(rows)):
            self.add_game(rows[index], seatings[index])
        if len(rows) > 1:
            self.compare(rows, seatings)
        self.games += len(rows)
        self.blocks += 1
        for place in range(len(self.block)):
            value = self.block[place]
            self.totals[place] += value
            self.squares[place] += value * value
        if self.lucky:
            self.add_luck()
        return self.block

    def add_game(self, row: list[int], bots: list[int]) -> None:
        seats = self.seats
        winners: i64 = 0
        top: i64 = -1_000_000
        second: i64 = -1_000_000
        points: i64 = 0
        for seat in range(seats):
            if row[HEAD + seat] == 1:
                winners += 1
            score: i64 = row[HEAD + seats + seat]
            points += score
            if score > top:
                second = top
                top = score
            elif score > second:
                second = score
        found = [0] * len(self.names)
        first: i64 = row[FIRST]
        for seat in range(seats):
            if row[HEAD + seat] == 1:
                found[(seat - first + seats) % seats] = PART // winners
        if self.bots:
            for seat in range(seats):
                if row[HEAD + seat] == 1:
                    found[seats + bots[seat]] += PART // winners // bots.count(bots[seat])
        at = seats + self.bots
        turns: i64 = row[TURNS]
        found[at] = 1 if winners > 1 else 0
        found[at + 1] = top - second if winners == 1 else 0
        found[at + 2] = points
        found[at + 3] = row[DECISIONS]
        found[at + 4] = row[CHOICES]
        found[at + 5] = row[OPTIONS]
        found[at + 6] = turns
        found[at + 7] = row[DEAD]
        found[at + 8] = row[DRAWS]
        found[at + 9] = row[LEADS]
        found[at + 10] = row[BEHIND]
        found[at + 11] = 1 if row[BEHIND] > 0 else 0
        found[at + 12] = MILLI * row[SETTLED] // (turns if turns > 0 else 1)
        found[at + 13] = row[SCORED]
        found[at + 14 + row[ENDING]] = 1
        for place in range(len(found)):
            if found[place] != 0:
                self.block[place] += found[place]
        for index in range(len(self.places)):
            counts = self.spread[index]
            value = found[self.places[index]]
            counts[value] = counts.get(value, 0) + 1
        self.add_uses(row, winners)
        if self.lucky:
            for seat in range(seats):
                won = (PART // winners if row[HEAD + seat] == 1 else 0) - PART // seats
                gain = row[len(row) - seats + seat]
                self.block_luck[0] += won * won
                self.block_luck[1] += gain * gain
                self.block_luck[2] += won * gain

    def add_luck(self) -> None:
        """Add how luck and result went together in a block."""
        result, luck, both = self.block_luck
        found = (result, luck, both, result * result, luck * luck, both * both)
        pairs = (result * luck, result * both, luck * both)
        for place, value in enumerate(found + pairs):
            self.luck[place] += value

    def add_uses(self, row: list[int], winners: i64) -> None:
        """Who made which kind of move, and what became of them."""
        seats = self.seats
        won = PART * seats // winners - PART
        base = HEAD + 2 * seats
        for kind in range(self.kinds):
            made: i64 = 0
            users: i64 = 0
            gain: i64 = 0
            for seat in range(seats):
                count: i64 = row[base + seat * self.kinds + kind]
                if count > 0:
                    made += count
                    users += 1
                    gain += won if row[HEAD + seat] == 1 else -PART
            if made > 0:
                at = kind * len(USES)
                self.uses[at] += made
                self.uses[at + 1] += 1
                self.uses[at + 2] += users
                self.uses[at + 3] += gain
                self.uses[at + 4] += users * users
                self.uses[at + 5] += gain * gain
                self.uses[at + 6] += users * gain

    def compare(self, rows: list[list[int]], seatings: list[list[int]]) -> None:
        """See whether the same seat, or the same bot, has won every game of a block alone."""
        seat = sole_winner(rows[0], self.seats)
        same_seat = seat >= 0
        same_bot = seat >= 0
        for index in range(1, len(rows)):
            other = sole_winner(rows[index], self.seats)
            same_seat = same_seat and other == seat
            same_bot = same_bot and other >= 0 and seatings[index][other] == seatings[0][seat]
        if same_seat:
            self.seat_won += 1
        if same_bot:
            self.bot_won += 1


def sole_winner(row: list[int], seats: i64) -> i64:
    """The seat that has won alone, or -1."""
    found: i64 = -1
    for seat in range(seats):
        if row[HEAD + seat] == 1:
            if found >= 0:
                return -1
            found = seat
    return found


@mypyc_attr(acyclic=True)
class Differences:
    """How the blocks of an arm differ from those of the first, in each measure that both have.

    A block of one may be more games than a block of the other: each is counted so often that they are as many.
    """

    def __init__(self, ours: Tally, theirs: Tally, our_times: int, their_times: int) -> None:
        self.names = [name for name in ours.names if name in theirs.names]
        self.ours = [ours.names.index(name) for name in self.names]
        self.theirs = [theirs.names.index(name) for name in self.names]
        self.our_times = our_times
        self.their_times = their_times
        self.blocks: i64 = 0
        self.changed: i64 = 0
        self.totals = [0] * len(self.names)
        self.squares = [0] * len(self.names)

    def add(self, ours: list[int], theirs: list[int], changed: bool) -> None:
        """Add a block: what it adds up to here and in the first arm, and whether anything went differently."""
        self.blocks += 1
        if changed:
            self.changed += 1
        for place in range(len(self.names)):
            gap = self.our_times * ours[self.ours[place]] - self.their_times * theirs[self.theirs[place]]
            if gap != 0:
                self.totals[place] += gap
                self.squares[place] += gap * gap

"""Playing the blocks of a study: who sits where, from which deals, and what each block adds to the sums."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import lcm
from typing import Any

from sunshower.arena.plan import Entrant, entrant
from sunshower.bots import LEVELS, Thinker
from sunshower.bots.levels import Way
from sunshower.bots.luck import CARE, Fortune
from sunshower.bots.quick import Greedy, Player
from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, OVER, Actions, Game, State
from sunshower.core.heuristic import Heuristic
from sunshower.core.options import checked_options
from sunshower.core.registry import load
from sunshower.lab.measures import Gap, Legend, Sums, gap_between, gap_of, parsed, sums_of
from sunshower.lab.study import Arm, Study
from sunshower.lab.table import ASK, Table
from sunshower.lab.tally import Differences, Tally

MOST_NUMBERS = 1 << 16
"""Of a move with a higher number than this the kind is asked each time."""
MOST_KINDS = 400
SCOUTS = 60
"""Random games with each number of seats from which it is known what can be played."""
OTHER = "other"


class Visitor(Player):
    """A bot that is not quick: it gets its View, or a State in which all that its seat cannot know is dealt anew."""

    def __init__(self, game: Game, seats: int, who: Entrant, number: int) -> None:
        self.game = game
        self.seats = seats
        self.who = who
        self.number = number
        self.bot = who.seated(game.name, "lab")

    def choose(self, state: State, actions: Actions, rng: Rng) -> int:
        seat = state.turn
        own = Rng(f"{rng.word()} {self.number}")
        if isinstance(self.bot, Thinker) and not self.bot.forgets:
            world = state.clone()
            world.redeal(seat, own)
            return self.bot.decide(world, seat, self.seats, self.bot.budget(), own)
        view = dict(self.game.view(state, seat))
        if self.game.memory:
            view["memory"] = self.game.memory(state, seat)
        if isinstance(self.bot, Thinker):
            self.bot.seed = str(own.word())
        move = self.bot.choose(view)
        action = self.game.parse_move(state, move)
        if action is None:
            raise BadTable.because("broken-bot", level=self.who.level, reason=move[:60])
        return action


def player(game: Game, seats: int, text: str, number: int) -> Player:
    """Whoever a text names: inside the compiled core if it is quick and forgets nothing."""
    who = entrant(text)
    level = LEVELS.get(who.level)
    if level and level.way is Way.RANDOM:
        return Player()
    if level and level.way is Way.GREEDY and not (level.forgets and game.forget):
        return Greedy(game.heuristic() if game.heuristic else Heuristic(), level.softness)
    return Visitor(game, seats, who, number)


class Kinds:
    """The kinds of move of a game, numbered; where names are given they are those of moves with their cards."""

    def __init__(self, game: Game, by_card: tuple[str, ...] = ()) -> None:
        self.game = game
        self.names = by_card or tuple(dict.fromkeys(kind.name for kind in game.moves.kinds if kind.paths))
        self.places = {name: place for place, name in enumerate(self.names)}
        self.by_card = bool(by_card)

    def numbers(self) -> bytes:
        """For every number of a move its kind, where no other kind has the number too; nothing if cards count."""
        if self.by_card:
            return b""
        kinds = self.game.moves.kinds
        owners: list[set[str]] = [set() for _ in range(min(kinds[-1].first + max(kinds[-1].count, 1), MOST_NUMBERS))]
        for kind in kinds:
            # One without numbers of its own shares those of another that begins where it does.
            count = max(other.count for other in kinds if other.first == kind.first)
            for number in range(kind.first, min(kind.first + max(count, 1), len(owners))):
                owners[number].add(kind.name)
        return bytes(min(self.places.get(min(who), ASK), ASK) if len(who) == 1 else ASK for who in owners)

    def ask(self, state: State, action: int) -> int:
        """The kind of a move on offer."""
        move = self.game.move(state, action)
        return self.places[move[0]] if not self.by_card else self.places.get(named(move), len(self.names) - 1)


def named(move: Any) -> str:
    """A move by its kind and its card."""
    card = getattr(move, "card", None)
    return str(move[0]) if card is None else f"{move[0]} {card}"


@cache
def card_names(name: str) -> tuple[str, ...]:
    """The kinds of move of a game by card, found by random games: the same in every process. The last is any other."""
    game = load(name)
    found: set[str] = set()
    for seats in game.seats:
        rng = Rng(f"kinds {seats}")
        for _ in range(SCOUTS):
            state = game.setup(seats, checked_options(game, {}))
            while state.turn != OVER:
                actions = state.legal() if state.turn != CHANCE else [state.sample(rng)]
                action = actions[rng.below(len(actions))]
                if state.turn != CHANCE:
                    found.add(named(game.move(state, action)))
                state.play(action)
    return (*sorted(found)[:MOST_KINDS], OTHER)


@dataclass
class Bench:
    """An arm that is ready to be played."""

    arm: Arm
    legend: Legend
    table: Table
    tally: Tally
    seatings: list[list[Player]]
    numbers: list[list[int]]
    """The same by the places of the bots in the legend."""


def bench(study: Study, arm: Arm) -> Bench:
    """Make an arm ready."""
    game = load(study.game)
    kinds = Kinds(game, card_names(study.game) if study.cards else ())
    start = game.setup(arm.seats, checked_options(game, arm.options))
    legend = Legend(arm.seats, kinds.names, game.endings, tuple(dict.fromkeys(arm.bots)), study.luck)
    heuristic = game.heuristic() if game.heuristic else Heuristic()
    fortune = Fortune(heuristic, arm.seats, CARE) if study.luck else None
    table = Table(start, arm.seats, list(game.endings), kinds.numbers(), len(kinds.names), kinds.ask, fortune)
    players = {text: player(game, arm.seats, text, place) for place, text in enumerate(legend.bots)}
    tally = Tally(arm.seats, len(kinds.names), list(game.endings), list(legend.bots), study.luck)
    numbers = [[legend.bots.index(text) for text in bots] for bots in arm.rotations]
    return Bench(arm, legend, table, tally, [[players[text] for text in bots] for bots in arm.rotations], numbers)


Games = list[tuple[list[int], tuple[str, ...]]]
"""Rows of numbers, each with who sat where."""
Trace = list[tuple[int, int, int]]
"""The decisions of a game: seat, ways to decide, kind of move."""


def play_block(study: Study, made: Bench, block: int, traces: list[Trace] | None = None) -> list[list[int]]:
    """The games of one block of an arm: the same deal for each way to seat its bots."""
    deal = f"lab {study.seed}/{made.arm.deal}{block}"
    games = []
    for players in made.seatings:
        if traces is not None:
            made.table.trace = []
            traces.append(made.table.trace)
        games.append(made.table.play(players, Rng(deal), Rng(f"{deal} luck"), deal))
    return games


@dataclass
class Answer:
    """What some blocks of all arms add up to."""

    sums: list[Sums]
    gaps: list[Gap]

    def plus(self, other: "Answer") -> None:
        for mine, theirs in zip(self.sums, other.sums, strict=True):
            mine.plus(theirs)
        for ours, others in zip(self.gaps, other.gaps, strict=True):
            ours.plus(others)

    def data(self) -> dict[str, Any]:
        return {"sums": [sums.data() for sums in self.sums], "gaps": [gap.data() for gap in self.gaps]}


def answer_of(data: Mapping[str, Any]) -> Answer:
    """The answer that plain data stand for."""
    return Answer([parsed(sums) for sums in data["sums"]], [gap_of(gap) for gap in data["gaps"]])


def nothing(study: Study) -> Answer:
    """What no block adds up to."""
    return Answer([Sums() for _ in study.arms], [Gap() for _ in study.arms if study.paired])


Keep = Callable[[int, int, Games, list[Trace]], None]
"""Somebody who wants every game: the arm, the block, its games, and the decisions of each."""


def play_shard(study: Study, first: int, count: int, keep: Keep | None = None, traced: bool = False) -> Answer:
    """Play some blocks in a row of every arm. Nothing else has a say in what comes of it."""
    benches = [bench(study, arm) for arm in study.arms]
    gaps = [differences(made, benches[0]) for made in benches if study.paired]
    for block in range(first, first + count):
        totals, rows = [], []
        for place, made in enumerate(benches):
            traces: list[Trace] = []
            games = play_block(study, made, block, traces if traced else None)
            totals.append(made.tally.add(games, made.numbers))
            rows.append(games)
            if keep:
                keep(place, block, list(zip(games, made.arm.rotations, strict=True)), traces)
        for place, gap in enumerate(gaps):
            gap.add(totals[place], totals[0], rows[place] != rows[0])
    return Answer(
        [sums_of(made.tally, made.legend) for made in benches],
        list(map(gap_between, gaps)),
    )


def differences(ours: Bench, theirs: Bench) -> Differences:
    """Where it is counted how an arm differs from another, both with as many games to a deal."""
    both = lcm(len(ours.seatings), len(theirs.seatings))
    return Differences(ours.tally, theirs.tally, both // len(ours.seatings), both // len(theirs.seatings))

"""What has been played of a plan and what it adds up to; in a file, a line for the plan and one for each game."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import IO, Any

from sunshower.arena.matches import Played
from sunshower.arena.plan import LineUp, Plan
from sunshower.arena.ratings import Meeting
from sunshower.arena.statistics import SequentialTest, mean
from sunshower.core.errors import BadRecord, BadTable, reason
from sunshower.core.message import Arg, Message
from sunshower.core.registry import load

FORMAT = 1


@dataclass
class Results:
    """What has been played of a plan, and where."""

    plan: Plan
    header: dict[str, Any]
    games: list[Played] = field(default_factory=list)

    @property
    def blocks(self) -> int:
        return len(self.games) // self.plan.seats

    def block(self, number: int) -> list[Played]:
        """The games of a block."""
        return self.games[number * self.plan.seats : (number + 1) * self.plan.seats]

    def first_share(self, block: int) -> float:
        """What the first of two bots got of the wins in a block."""
        first = self.plan.names[0]
        games = self.block(block)
        return mean([share for game in games for share, name in zip(game.shares(), game.bots) if name == first])

    def first_shares(self) -> list[float]:
        """The same for every block."""
        return [self.first_share(block) for block in range(self.blocks)]

    def first_luck(self) -> list[float]:
        """How lucky the first of two bots was in each block: luck for a seat that is another's does not count."""
        first = self.plan.names[0]
        found = []
        for number in range(self.blocks):
            games = self.block(number)
            found.append(mean([luck for game in games for luck, name in zip(game.luck, game.bots) if name == first]))
        return found

    def test(self) -> SequentialTest | None:
        """The sequential test that the plan asks for, as it stands after all that has been played."""
        if not self.plan.until:
            return None
        test = SequentialTest(*self.plan.until)
        for share in self.first_shares():
            test.add(share)
        return test

    def complete(self) -> bool:
        """Whether there is nothing left to play: all blocks are there, or the test has come to its verdict."""
        test = self.test()
        return self.blocks == self.plan.blocks or (test is not None and test.verdict is not None)

    def seatings(self, name: str) -> list[tuple[Played, int]]:
        """Every game in which a bot sat at the table, with its seat; more than once if it had several."""
        return [(game, seat) for game in self.games for seat, other in enumerate(game.bots) if other == name]

    def meetings(self) -> list[list[Meeting]]:
        """Line-up by line-up, who took how much from whom in each block; one not played yet is left out."""
        plan = self.plan
        found = []
        for number, line_up in enumerate(plan.line_ups):
            blocks = [self.block(block) for block in range(number, self.blocks, len(plan.line_ups))]
            if blocks:
                pairs = combinations(sorted(set(line_up)), 2)
                found.append([meeting(plan, blocks, first, second, line_up) for first, second in pairs])
        return found


def meeting(plan: Plan, blocks: Sequence[Sequence[Played]], first: int, second: int, line_up: LineUp) -> Meeting:
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


# In a file


def begun(plan: Plan) -> Results:
    """Nothing played yet, here and now."""
    return Results(plan, plan.header())


def write_header(file: IO[str], results: Results) -> None:
    print(json.dumps({"arena": FORMAT} | results.header), file=file, flush=True)


def write_block(file: IO[str], games: list[Played], seats: int) -> None:
    """Write a block in one go, so that an interruption cannot come between its games."""
    lines = [json.dumps({"block": game.block, "seats": seats} | asdict(game), separators=(",", ":")) for game in games]
    file.write("\n".join(lines) + "\n")
    file.flush()


def read(path: Path) -> Results:
    """The results in a file; a last block that is not whole does not count. Raises BadRecord, naming the file."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
    except (OSError, ValueError) as error:
        raise BadRecord.because("no-such-file", file=str(path), reason=reason(error)) from error
    try:
        results = headed(json.loads(lines[0]))
        games = [parsed(line) for line in lines[1:-1]]  # what stands behind the last line break is not a whole line
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise not_results("results", path) from error
    names, seats = set(results.plan.names), results.plan.seats
    if not all(names.issuperset(game.bots) and len(game.bots) == len(game.ranks) == seats for game in games):
        raise not_results("other-bots", path)
    results.games = games[: len(games) - len(games) % results.plan.seats]
    if [game.block for game in results.games] != [n // results.plan.seats for n in range(len(results.games))]:
        raise not_results("disorder", path)
    return results


def not_results(why: str, path: Path) -> BadRecord:
    return BadRecord("not-results", Message(f"line-no-{why}", {"file": str(path)}))


def headed(header: dict[str, Any]) -> Results:
    if header.pop("arena") != FORMAT:
        raise ValueError("another format")
    own = {name: header[name] for name in Plan.__dataclass_fields__ if name in header}
    own["bots"] = tuple(own["bots"])
    own["until"] = tuple(own["until"]) if own["until"] else None
    plan = Plan(**own)
    plan.check()
    if header["rules"] != load(plan.game).version:
        raise BadRecord("other-rules", Message("line-no-older-rules", {"game": plan.game}))
    return Results(plan, header)


def parsed(line: str) -> Played:
    data = json.loads(line)
    return Played(**{name: data[name] for name in Played.__dataclass_fields__ if name in data})


@contextmanager
def kept(path: Path | None, results: Results, anew: bool) -> Iterator[IO[str] | None]:
    """The file that blocks are added to, None if they are not kept; what it has of an unfinished block is cut off."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "x" if anew else "r+", encoding="utf-8", newline="\n")  # noqa: SIM115
    except FileExistsError:
        raise BadTable("file-exists", Message("line-no-results-there", {"file": str(path)})) from None
    except OSError as error:
        said: dict[str, Arg] = {"file": str(path), "reason": reason(error)}
        raise BadTable("no-such-file", Message("line-no-not-written", said)) from error
    with file:
        if anew:
            write_header(file, results)
        else:
            for _ in range(1 + len(results.games)):
                file.readline()
            file.seek(file.tell())
            file.truncate()
        yield file

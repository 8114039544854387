"""Results in a file: a line that says what is played, then a line for each game, blocks whole and in order."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

from sunshower.arena.plan import Plan
from sunshower.arena.table import Played
from sunshower.core.errors import BadRecord, BadTable
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
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadRecord("no-such-file", f"{path} cannot be read: {reason}.") from error
    try:
        results = headed(json.loads(lines[0]))
        games = [parsed(line) for line in lines[1:-1]]  # what stands behind the last line break is not a whole line
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord("not-results", f"{path} does not hold results of the arena.") from error
    names, seats = set(results.plan.names), results.plan.seats
    if not all(names.issuperset(game.bots) and len(game.bots) == len(game.ranks) == seats for game in games):
        raise BadRecord("not-results", f"{path} holds games of other bots than it says.")
    results.games = games[: len(games) - len(games) % results.plan.seats]
    if [game.block for game in results.games] != [n // results.plan.seats for n in range(len(results.games))]:
        raise BadRecord("not-results", f"The blocks in {path} are not in order.")
    return results


def headed(header: dict[str, Any]) -> Results:
    if header.pop("arena") != FORMAT:
        raise ValueError("another format")
    own = {name: header[name] for name in Plan.__dataclass_fields__}
    own["bots"] = tuple(own["bots"])
    own["until"] = tuple(own["until"]) if own["until"] else None
    plan = Plan(**own)
    plan.check()
    if header["rules"] != load(plan.game).version:
        raise BadRecord("other-rules", f"These games of {plan.game} were played by other rules than those of today.")
    return Results(plan, header)


def parsed(line: str) -> Played:
    data = json.loads(line)
    return Played(**{name: data[name] for name in Played.__dataclass_fields__})


@contextmanager
def kept(path: Path | None, results: Results, anew: bool) -> Iterator[IO[str] | None]:
    """The file that blocks are added to, None if they are not kept; what it has of an unfinished block is cut off."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "x" if anew else "r+", encoding="utf-8", newline="\n")  # noqa: SIM115
    except FileExistsError:
        ways = "--read shows what it holds, --resume goes on with it"
        raise BadTable("file-exists", f"{path} is there already: {ways}.") from None
    except OSError as error:
        raise BadTable("no-such-file", f"{path} cannot be written: {error.strerror}.") from error
    with file:
        if anew:
            write_header(file, results)
        else:
            for _ in range(1 + len(results.games)):
                file.readline()
            file.seek(file.tell())
            file.truncate()
        yield file

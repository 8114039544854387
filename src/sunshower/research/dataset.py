"""Games of bots as Parquet files, a row for each decision, and a card that tells what they are.

`python -m sunshower.research.dataset road --games 100000 --out FOLDER` lets experts play. The work for a move is fixed,
so the same seed gives the same rows on every machine; a folder that was left half done is gone on with.
"""

import argparse
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import polars

from sunshower.bots import LEVELS, Thinker
from sunshower.core.chance import Rng
from sunshower.core.options import parse_options
from sunshower.research.table import Setting, Table

SHARD: Final = 100
"""Games in a file."""
COLUMNS: Final[dict[str, Any]] = {
    "game": polars.Int64,
    "decision": polars.Int32,
    "seat": polars.Int8,
    "seen": polars.Binary,
    "legal": polars.List(polars.Int16),
    "action": polars.Int16,
    "move": polars.String,
    "result": polars.Float32,
}
CARD: Final = """# {title}: {games:,} games of bots

- **Game:** {title} ({name}), rules version {version}, {seats} seats, options `{options}`.
  Unofficial; the game is by {designer}.
- **Players:** the bot `{bot}` on every seat, {work:,} units of work a move. It sees what its seat sees, no more.
- **Made by:** `{command}`. The same command makes the same rows on every machine.
- **Size:** {rows:,} decisions in {files} files of {shard} games.
- **What it is for:** imitation, offline learning, evaluation. **What it is not:** games of people, or perfect play;
  all players are of one kind, and the deck of some games is a reconstruction (see the rules).
- **Personal data:** none. **Licence:** MIT.

| column | what it is |
|---|---|
| `game` | the number of the game, from 0 |
| `decision` | the number of the decision in it, from 0 |
| `seat` | who decides |
| `seen` | what that seat sees, {size} bytes in the parts below |
| `legal` | the numbers that are open to it |
| `action` | the number that it plays |
| `move` | the same as text |
| `result` | what the game brings to that seat in the end, from -1 to 1 |

| part of `seen` | from | shape |
|---|--:|---|
{parts}
"""


def rows_of(setting: Setting, bot: str, work: int, seed: str, number: int) -> list[tuple[Any, ...]]:
    """One game."""
    table = Table(setting)
    table.deal(f"{seed} {number}")
    player = Thinker(setting.game, LEVELS[bot].within(None, work), f"{seed} {number}")
    rows: list[tuple[Any, ...]] = []
    while (seat := table.turn) is not None:
        if player.forgets:
            action = setting.game.parse_move(table.state, player.choose(table.view(seat)))
            assert action is not None
        else:
            luck = Rng(f"{seed} {number} {table.decisions}")
            world = table.state.clone()
            world.redeal(seat, luck)
            action = player.decide(world, seat, setting.seats, player.budget(), luck)
        text = setting.game.format_move(table.state, action)
        chosen = int(setting.lens.turned(action, seat))
        seen, legal = table.look(seat).tobytes(), setting.lens.legal(table.state)
        rows.append((number, table.decisions, seat, seen, legal, chosen, text))
        table.decide(action)
    results = table.results()
    return [(*row, results[row[2]]) for row in rows]


def write(
    table: tuple[str, int, Mapping[str, object]],
    bot: str,
    work: int,
    seed: str,
    games: int,
    folder: Path,
    shard: int,
) -> int:
    """One file, unless it is there; how many rows it has. What is half written has another name."""
    setting = Setting(*table)
    file = folder / f"{setting.game.name}-{shard:05}.parquet"
    if not file.exists():
        numbers = range(shard * SHARD, min((shard + 1) * SHARD, games))
        rows = [row for number in numbers for row in rows_of(setting, bot, work, seed, number)]
        half = file.with_suffix(".half")
        polars.DataFrame(rows, COLUMNS, orient="row").write_parquet(half)
        os.replace(half, file)
    return int(polars.scan_parquet(file).select(polars.len()).collect().item())


def main() -> None:
    """Write a dataset."""
    parser = argparse.ArgumentParser(
        prog="python -m sunshower.research.dataset", description="Games of bots as Parquet."
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="-", help="as in a one-line position")
    parser.add_argument("--bot", default="expert", choices=list(LEVELS))
    parser.add_argument("--work", type=int, default=1000, help="how much a bot thinks about a move")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    setting = Setting(given.game, given.seats, parse_options(Setting(given.game, None, {}).game.options, given.options))
    given.out.mkdir(parents=True, exist_ok=True)
    table = (given.game, setting.seats, dict(setting.options))
    shards = range(-(-given.games // SHARD))
    work = partial(write, table, given.bot, given.work, given.seed, given.games, given.out)
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as crew:
        rows = sum(crew.map(work, shards))
    (given.out / "README.md").write_text(card(setting, given, rows, len(shards)), encoding="utf-8")
    print(f"{given.games:,} games, {rows:,} decisions: {given.out}")


def card(setting: Setting, given: argparse.Namespace, rows: int, files: int) -> str:
    """What the data are, for whoever finds them."""
    game = setting.game
    command = f"python -m sunshower.research.dataset {game.name} --games {given.games} --seats {setting.seats}"
    command += f" --options '{given.options}' --bot {given.bot} --work {given.work} --seed {given.seed} --out FOLDER"
    parts = [f"| {part.name} | {part.start} | {' x '.join(map(str, part.shape))} |" for part in setting.lens.parts]
    return CARD.format(
        title=game.title,
        name=game.name,
        version=game.version,
        designer=game.credits.designer,
        seats=setting.seats,
        options=given.options,
        bot=given.bot,
        work=given.work,
        command=command,
        games=given.games,
        rows=rows,
        files=files,
        shard=SHARD,
        size=int(setting.lens.size),
        parts="\n".join(parts),
    )


if __name__ == "__main__":
    main()

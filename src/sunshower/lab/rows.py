"""Rows for pandas, polars and DuckDB: Parquet files of games, or of decisions. Needs the extra `lab`."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import polars

from sunshower.lab.measures import headings
from sunshower.lab.play import bench
from sunshower.lab.study import Study
from sunshower.lab.table import GRAINS


def rows_of_games(study: Study, rows: Sequence[tuple[int, int, int, tuple[str, ...], list[int]]]) -> bytes:
    """A row for each game: arm, block, rotation, who sat where, and its numbers; null where an arm has none."""
    legends = [bench(study, arm).legend for arm in study.arms]
    frames = []
    for place, (arm, legend) in enumerate(zip(study.arms, legends, strict=True)):
        mine = [row for row in rows if row[0] == place]
        columns = {
            "arm": [arm.name] * len(mine),
            "block": [row[1] for row in mine],
            "rotation": [row[2] for row in mine],
            "bots": [" ".join(row[3]) for row in mine],
        }
        figures = list(zip(*(row[4] for row in mine)))
        numbers: dict[str, list[Any]] = {name: list(values) for name, values in zip(headings(legend), figures)}
        for name in numbers.keys() & {f"luck_{seat}" for seat in range(arm.seats)}:
            numbers[name] = [value / GRAINS for value in numbers[name]]
        endings = [legend.endings[place] for place in numbers.pop("ending", [])]
        frames.append(polars.DataFrame({**columns, "ending": endings, **numbers}))
    return parquet(polars.concat(frames, how="diagonal"))


def rows_of_decisions(study: Study, steps: Sequence[tuple[int, int, int, int, int, int]]) -> bytes:
    """A row for each decision: arm, block, rotation, seat, the ways to decide, and the kind of move."""
    kinds = [bench(study, arm).legend.kinds for arm in study.arms]
    columns = {
        "arm": [study.arms[step[0]].name for step in steps],
        "block": [step[1] for step in steps],
        "rotation": [step[2] for step in steps],
        "seat": [step[3] for step in steps],
        "offered": [step[4] for step in steps],
        "kind": [kinds[step[0]][step[5]] for step in steps],
    }
    return parquet(polars.DataFrame(columns))


def parquet(frame: polars.DataFrame) -> bytes:
    """A file that holds a frame."""
    file = BytesIO()
    frame.write_parquet(file)
    return file.getvalue()

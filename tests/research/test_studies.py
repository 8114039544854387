"""Data sets are what was played, and exact endings are exact."""

from pathlib import Path

import polars

from sunshower.research.dataset import COLUMNS, write
from sunshower.research.exact import last_cards
from sunshower.research.table import Setting, Table

TABLE = ("rainbow", 2, {"memory_aid": True})


def test_a_dataset_holds_games_that_can_be_played_again(tmp_path: Path) -> None:
    written = write(TABLE, "random", 1, "data", 3, tmp_path, 0)
    frame = polars.read_parquet(tmp_path / "rainbow-00000.parquet")
    assert frame.columns == list(COLUMNS)
    assert written == len(frame)
    setting = Setting(*TABLE)
    for number, game in frame.group_by("game", maintain_order=True):
        table = Table(setting)
        table.deal(f"data {number[0]}")
        for row in game.iter_rows(named=True):
            assert row["seat"] == table.turn
            assert row["seen"] == table.look(row["seat"]).tobytes()
            assert row["legal"] == setting.lens.legal(table.state)
            table.play(row["action"])
        assert table.turn is None
        results = dict(zip(game["seat"], game["result"], strict=True))
        assert [results[seat] for seat in (0, 1)] == table.results()


def test_a_file_that_is_there_is_not_made_again(tmp_path: Path) -> None:
    write(TABLE, "random", 1, "data", 1, tmp_path, 0)
    file = tmp_path / "rainbow-00000.parquet"
    before = file.stat().st_mtime_ns
    assert write(TABLE, "random", 1, "data", 1, tmp_path, 0) == len(polars.read_parquet(file))
    assert file.stat().st_mtime_ns == before


def test_the_last_card_is_won_by_whoever_plays_it_best() -> None:
    """What a way is worth is what comes of it when both go on as the tables say."""
    for view, worth in last_cards(3):
        assert view["round"] == 8
        assert len(worth) > 1
        assert set(worth.values()) == {0.0, 1.0}

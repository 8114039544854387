"""The ladder: it goes on where it stopped, and writes a page of what there is."""

from dataclasses import replace
from pathlib import Path

import pytest

from sunshower import games
from sunshower.arena import ladder as program
from sunshower.arena.ladder import Rung, ladder
from sunshower.arena.plan import Plan
from sunshower.arena.results import read

SMALL = [
    Rung("one", Plan("road", ("random", "greedy"), 2, 4, "t"), 0.95),
    Rung("two", Plan("rainbow", ("random", "novice", "greedy"), 2, 4, "t")),
]


def test_every_rung_of_every_game_can_be_played() -> None:
    rungs = ladder()
    for rung in rungs:
        rung.plan.check()
        assert rung.plan.steady
        assert rung.plan.games >= 1000 or len(rung.plan.bots) > 2 or rung.plan.seats > 2
    assert {rung.plan.game for rung in rungs} == set(games())
    assert len({rung.name for rung in rungs}) == len(rungs)


def test_it_writes_a_page_and_plays_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "ladder", lambda: SMALL)
    kept, page = tmp_path / "kept", tmp_path / "docs" / "bots.md"
    assert program.main([], kept, page) == 0
    told = page.read_text()
    assert "| Rainbow Road | 2 | random against greedy, 2 seats | 95.0 % or more |" in told
    assert "| Rainbow | 2 | The levels | each beats the one before |" in told
    assert "## Rainbow Road\n\n### random against greedy, 2 seats\n" in told
    assert "sunshower arena rainbow random novice greedy --games 4 --seed t\n" in told
    assert read(kept / "two.jsonl").header["machine"] in told

    whole = (kept / "one.jsonl").read_text()
    rows = whole.splitlines(keepends=True)
    (kept / "one.jsonl").write_text("".join(rows[:3]))
    untouched = (kept / "two.jsonl").stat().st_mtime_ns
    assert program.main([], kept, page) == 0
    assert (kept / "one.jsonl").read_text().startswith("".join(rows[:3]))
    assert read(kept / "one.jsonl").blocks == 2
    assert (kept / "two.jsonl").stat().st_mtime_ns == untouched

    changed = [replace(SMALL[0], plan=replace(SMALL[0].plan, seed="u")), SMALL[1]]
    monkeypatch.setattr(program, "ladder", lambda: changed)
    assert program.main(["rainbow"], kept, page) == 0
    assert "## Rainbow Road" not in page.read_text()
    assert program.main(["road"], kept, page) == 0
    assert read(kept / "one.jsonl").games[0].seed == "u/0"
    assert "## Rainbow Road" in page.read_text()

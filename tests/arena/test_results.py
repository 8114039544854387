"""Files of results: what is not whole does not count, what is not results is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sunshower import BadRecord, Match
from sunshower.arena import matches
from sunshower.arena.matches import play_block
from sunshower.arena.plan import Plan
from sunshower.arena.report import as_text, report
from sunshower.arena.results import begun, kept, read, write_block
from sunshower.core.game import Game
from sunshower.core.words import Voice, words

PLAN = Plan("road", ("random", "novice"), 2, 6, "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    with kept(path, begun(PLAN), True) as out:
        assert out
        for block in range(3):
            write_block(out, play_block(PLAN, block), PLAN.seats)
    return path


def test_a_file_holds_all_there_was(file: Path) -> None:
    results = read(file)
    assert results.plan == PLAN
    assert results.header == json.loads(json.dumps(PLAN.header()))
    replayed = [game for block in range(3) for game in play_block(PLAN, block)]
    assert [(game.seed, game.bots, game.ranks, game.decisions) for game in results.games] == [
        (game.seed, game.bots, game.ranks, game.decisions) for game in replayed
    ]


@pytest.mark.parametrize("lost", [1, 5, 300])
def test_a_block_that_is_not_whole_does_not_count_and_is_cut_off(file: Path, lost: int) -> None:
    before = file.read_text()
    file.write_text(before[:-lost])
    results = read(file)
    assert results.blocks == 2
    with kept(file, results, False) as out:
        assert out
        assert file.read_text() == "".join(before.splitlines(keepends=True)[:5])
        write_block(out, play_block(PLAN, 2), PLAN.seats)
    assert [game.seed for game in read(file).games] == ["1/0", "1/0", "1/1", "1/1", "1/2", "1/2"]


def test_what_is_no_file_of_results_is_refused(file: Path) -> None:
    header, *games = file.read_text().splitlines(keepends=True)
    other = json.loads(header)
    for text in (
        "",
        "[]\n",
        "{}\n",
        "no\n",
        header + "no\n",
        header + "{}\n",
        header + "".join(games[2:]),
        header.replace("novice", "greedy") + "".join(games),
        json.dumps(other | {"arena": 2}) + "\n",
        json.dumps(other | {"rules": 99}) + "\n",
    ):
        file.write_text(text)
        with pytest.raises(BadRecord):
            read(file)


def test_all_games_of_a_block_are_dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def dealing(game: Game, **given: Any) -> Match:
        match = Match(game, **given)
        dealt.append(match.position("all"))
        return match

    monkeypatch.setattr(matches, "quick_table", lambda *_: None)
    monkeypatch.setattr(matches, "Match", dealing)
    play_block(PLAN, 0)
    play_block(PLAN, 1)
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]


def test_a_share_is_a_part_of_a_shared_win(file: Path) -> None:
    results = read(file)
    first = results.games[0]
    assert first.shares() == [float(rank == 1) for rank in first.ranks] or first.ranks == [1, 1]
    first.ranks[:] = [1, 1]
    assert first.shares() == [0.5, 0.5]
    results.games[1].ranks[:] = [1, 2]
    name = results.games[1].bots[0]
    expected = 0.75 if name == "random" else 0.25
    assert results.first_shares()[0] == expected
    assert results.meetings()[0][0].taken[0] == 2 * expected


@pytest.mark.parametrize(("language", "share", "cores"), [("en", "50.0 %", "2 cores"), ("de", "50,0 %", "2 Kerne")])
def test_figures_and_words_are_those_of_the_language(file: Path, language: str, share: str, cores: str) -> None:
    """Levels too are called as everywhere: what they are typed as stands in the command alone."""
    results = read(file)
    results.header["machine"] = "Abacus, 2 cores, Linux, Python 3.14"
    told = " ".join(as_text(report(results, Voice(words(language)))).split())
    assert share in told
    assert f"Abacus, {cores}, Linux" in told
    figures = re.findall(r"(?<![\w.,])\d+[.,]\d+(?![\w.,])", told.partition("Sunshower")[0])
    assert len(figures) > 10
    assert all(("." in figure) == (language == "en") for figure in figures)
    names = [words(language).form(f"level-{name}.name") for name in PLAN.names]
    assert all(name in told for name in names)
    assert language == "en" or not re.search("random|novice", told.partition("Sunshower")[0])

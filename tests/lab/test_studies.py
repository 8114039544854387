"""Studies: the ready ones of every game, those in files, and what is said of a wrong one."""

import json
import re
from dataclasses import replace
from html import unescape
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.test_colours import (
    BRETTEL,
    LEAST_DIFFERENCE,
    LEAST_INK,
    LEAST_OUTLINE,
    ciede2000,
    contrast,
    lab,
    linear,
    seen,
)

import sunshower
from sunshower.arena.report import bot_called
from sunshower.core.registry import load
from sunshower.core.words import Voice, languages, words
from sunshower.lab.report import as_html, in_words, report, results, study_called
from sunshower.lab.shards import Folder, Outcome, alone, run
from sunshower.lab.study import READY, read, ready

ONE_BOX = ("pirates", "road")
"""Games with no option that changes what is in the box."""


@pytest.mark.parametrize("game", ["chroma", "passage", "pirates", "rainbow", "road"])
def test_every_game_has_its_studies(game: str) -> None:
    for name in READY:
        if name == "decks" and game in ONE_BOX:
            with pytest.raises(sunshower.BadTable, match=load(game).title):
                ready(name, game, 2, "1", "random")
            continue
        made = ready(name, game, 2, "1", "random")
        made.check()
        assert len({arm.name for arm in made.arms}) == len(made.arms)


def test_decks_are_what_changes_the_box() -> None:
    names = {key for arm in ready("decks", "rainbow", 2, "1").arms for key in arm.options}
    assert names == {"pairs", "light", "shadow", "light_shadow"}
    assert {key for arm in ready("rules", "road", 2, "1").arms for key in arm.options} >= {"opener_ties", "step_first"}


def test_pairs_change_two_things_at_once() -> None:
    assert {len(arm.options) for arm in ready("pairs", "road", 2, "1").arms[1:]} == {2}


@pytest.mark.parametrize("game", ["chroma", "passage", "pirates", "rainbow", "road"])
def test_what_a_study_tells_of_has_a_name(game: str) -> None:
    manifest = load(game)
    wanted = {f"lab-rule-{game}-{option.name}" for option in manifest.options}
    wanted |= {f"lab-move-{game}-{kind.name}" for kind in manifest.moves.kinds if kind.paths}
    wanted |= {f"lab-end-{game}-{ending}" for ending in manifest.endings}
    assert {key for key in wanted if key not in words()} == set()


@pytest.mark.parametrize("game", ["road", "chroma"])
def test_a_study_is_told_in_every_language(game: str) -> None:
    keys = [option.name for option in load(game).options if "_" in option.name]
    for name in ("balance", "rules", "skill", "luck", "kinds"):
        outcome = run(ready(name, game, 2, "1", "random", 2), alone, size=2)
        for language in ("en", "nl", "de", "ja"):
            parts = report(outcome, Voice(words(language)), "sunshower lab")
            told = "\n".join(part.text() for part in parts)
            assert "line-" not in told
            assert language == "en" or not re.search("usual|seats|discard|teleport|random|novice|skill", told)
            assert language != "ja" or not re.search(r"[^\x00-\x7f]: ", told)
            assert [key for key in keys if key in told] == []
            assert not re.search(r"(place|discard|play) [\w*]{1,2}\n", told)
            ends = [words(language).say(load(game).about_ending(ending)) for ending in load(game).endings]
            assert all("".join(each.split()) in "".join(told.split()) for each in ends)
            assert as_html(parts, "title", language).count("<table>") >= 3
        json.dumps(results(outcome))


def test_only_a_ladder_has_a_depth() -> None:
    for name, deep in (("skill", True), ("balance", False)):
        outcome = run(ready(name, "road", 4, "1", "random"), alone, size=4)
        assert ("depth" in results(outcome)) == deep
        assert ("Depth: from random to greedy" in as_told(outcome)) == deep
    arms = ready("skill", "road", 4, "1").arms
    for wrong in (arms[:1], arms[::-1]):
        assert "depth" not in results(run(replace(ready("skill", "road", 4, "1"), arms=wrong), alone, size=2))


def as_told(outcome: Outcome) -> str:
    return " ".join(" ".join(part.text() for part in report(outcome, Voice(words()), "")).split())


@pytest.mark.parametrize("language", languages())
def test_a_bot_is_told_by_its_level_and_its_work(language: str) -> None:
    """In the heading, the tables and the pictures; one that another package brings has its own name."""
    say = Voice(words(language))
    outcome = run(ready("skill", "road", 2, "1", "search@work=3"), alone, size=2)
    told = "\n".join(part.text() for part in report(outcome, say, ""))
    assert "@" not in told.replace("search@work=100", "")
    assert say("line-lab-work", bot=say("level-search.name"), amount=3) in told
    assert study_called(outcome.study, say) in told
    assert bot_called("brought@seconds=2", say) == say("line-lab-seconds", bot="brought", amount=2)


FILE = """game = "road"
question = "Does it matter?"
games = 12

[arms.usual]

[arms.free]
bot = "random"
options = { free_jump = true }
"""


def test_a_study_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(FILE)
    made = read(path)
    assert (made.name, made.game, made.games, made.paired) == ("own", "road", 12, True)
    assert made.arms[1].options == {"free_jump": True}
    assert made.arms[1].bots == ("random", "random")


def test_what_is_listed_makes_a_table_of_each(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        'game = "chroma"\nseats = [2, 3]\n[arms.usual]\n[arms.short]\nseats = 2\noptions = { turn_limit = [20, 5] }\n'
    )
    made = read(path)
    names = ["usual 2 seats", "usual 3 seats", "short turn_limit=20", "short turn_limit=5"]
    assert [arm.name for arm in made.arms] == names
    assert [(arm.seats, arm.options.get("turn_limit")) for arm in made.arms] == [(2, None), (3, None), (2, 20), (2, 5)]
    assert not made.paired


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ('game = "road"', 'game = "rode"', 1),
        ('game = "road"', "", 1),
        ("games = 12", "games = many", 3),
        ("games = 12", 'games = "many"', 3),
        ("games = 12", "gomes = 12", 3),
        ("free_jump", "free_lunch", 9),
        ("free_jump = true", "free_jump = 1.5", 9),
        ("free_jump = true", "free_jump = [false, 2]", 9),
        ("free_jump = true", "free_jump = []", 9),
        ("free_jump = true", "seats = 2", 9),
        ('bot = "random"', "seats = [2, 7]", 8),
        ('bot = "random"', "seats = []", 8),
        ("games = 12", 'seats = ["two"]', 3),
        ('bot = "random"', 'bot = "rondam"', 8),
        ('bot = "random"', "bots = 3", 8),
        ('bot = "random"', 'bots = ["random", "random", "random"]', 8),
        ('bot = "random"', "seats = 99999999999", 8),
        ("games = 12", 'bot = "rondam"', 3),
        ("games = 12", "games = 0", 3),
        ("games = 12", "pace = nan", 3),
        ("games = 12", "precision = 2.0", 3),
        ("games = 12", "luck = 1", 3),
        ("games = 12", 'seed = ""', 3),
        ("[arms.free]", "[arms.free", 7),
    ],
)
def test_a_wrong_file_gets_a_sentence_with_the_line(tmp_path: Path, before: str, after: str, line: int) -> None:
    path = tmp_path / "own.toml"
    path.write_text(FILE.replace(before, after))
    with pytest.raises(sunshower.BadTable) as refusal:
        read(path)
    assert f"line {line}:" in refusal.value.sentence


def test_only_tables_of_as_many_seats_are_compared(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('game = "chroma"\npaired = true\n[arms.two]\nseats = 2\n[arms.three]\nseats = 3\n')
    with pytest.raises(sunshower.BadTable, match="line 2: Tables are compared"):
        read(path)


def test_no_such_study() -> None:
    with pytest.raises(sunshower.BadTable, match="balance"):
        ready("weather", "road", 2, "1")


def test_rows_for_other_programs(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    made = ready("skill", "road", 6, "1")
    outcome = run(made, alone, Folder(tmp_path, True, True), size=2)
    frame = polars.read_parquet(tmp_path / "games" / "*.parquet")
    steps = polars.read_parquet(tmp_path / "decisions" / "*.parquet")
    assert len(frame) == sum(sums.games for sums in outcome.answer.sums)
    assert frame["decisions"].sum() == len(steps) == sum(sums.totals["decisions"] for sums in outcome.answer.sums)
    assert set(frame["ending"]) <= {*load("road").endings}


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("luck", 5),
        pytest.param("balance", 4, marks=pytest.mark.soak),
        pytest.param("rules", 3, marks=pytest.mark.soak),
        ("skill", 1),
    ],
)
def test_pictures_are_drawn_for_light_and_dark(tmp_path: Path, name: str, count: int) -> None:
    """Those of luck are those of a balance and one more."""
    pytest.importorskip("vl_convert")
    from sunshower.lab.ask import write_pictures
    from sunshower.lab.plots import DARK, LIGHT

    outcome = run(ready(name, "road", 20, "1", "random"), alone, size=10)
    write_pictures(tmp_path / "new", outcome, Voice(words()))
    for shade, colours in (("light", LIGHT), ("dark", DARK)):
        for number in range(1, count + 1):
            picture = tmp_path / "new" / f"{name}-{number}-{shade}.svg"
            assert picture.read_text(encoding="utf-8").startswith("<svg")
            assert colours["paper"] in picture.read_text(encoding="utf-8")
            assert picture.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    assert len(list((tmp_path / "new").iterdir())) == 4 * count


@pytest.mark.parametrize("language", languages())
def test_a_picture_leaves_out_no_name(language: str) -> None:
    """Not even the long ones of two house rules: they stand on two lines, and are not cut off."""
    pytest.importorskip("vl_convert")
    from sunshower.lab.plots import LIGHT, charts, drawn, on_lines

    say = Voice(words(language))
    outcome = run(ready("pairs", "road", 6, "1", "random"), alone, size=6)
    names = [arm.name for arm in in_words(outcome, say).study.arms[1:]]
    assert any("\n" in on_lines(name) for name in names)
    title, chart = charts(outcome, say)[0]
    letters = re.findall(r">([^<>]+)</t", drawn(title, chart, LIGHT))
    assert {line for name in names for line in on_lines(name).split("\n")} <= set(map(unescape, letters))


@pytest.mark.parametrize("sight", ["normal", *BRETTEL])
@pytest.mark.parametrize("shade", ["LIGHT", "DARK"])
def test_the_colours_of_pictures_are_told_apart_by_every_eye(shade: str, sight: str) -> None:
    plots = pytest.importorskip("sunshower.lab.plots")
    colours = getattr(plots, shade)
    marks = ("sure", "open", "due")
    for one, two in combinations([lab(seen(linear(colours[mark]), sight)) for mark in marks], 2):
        assert ciede2000(one, two) >= LEAST_DIFFERENCE
    assert contrast(colours["ink"], colours["paper"]) >= LEAST_INK
    assert min(contrast(colours[mark], colours["paper"]) for mark in marks) >= LEAST_OUTLINE


EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_example_of_a_study_can_be_read() -> None:
    assert [arm.name for arm in read(EXAMPLES / "study.toml").arms] == ["usual", "free", "both-rules"]


def test_the_notebook_runs() -> None:
    pytest.importorskip("polars")
    cells = json.loads((EXAMPLES / "lab.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    told: dict[str, Any] = {}
    exec(code.replace("300", "30"), told)
    assert told["games"].height == 30

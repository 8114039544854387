"""What the page teaches is true: every step is a real position, its moves can be played, and nothing is left out."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sunshower.core.match import Match
from sunshower.core.registry import games, load
from sunshower.core.words import languages, words

GAMES = Path(__file__).parents[1] / "web/src/games"
CHAPTERS = ("first", "tricks")
Step = dict[str, Any]


@cache
def lesson(game: str) -> dict[str, list[Step]]:
    found: dict[str, list[Step]] = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    return found


def steps(game: str) -> list[Step]:
    return [step for chapter in CHAPTERS for step in lesson(game)[chapter]]


def begun(game: str, step: Step) -> Match:
    return Match(load(game), seed="lesson", start=step["position"])


def played(game: str, step: Step, first: str) -> Match:
    """A step after one of the moves that it waits for, and what follows by itself."""
    match = begun(game, step)
    for move in (first, *step.get("then", [])):
        match.play(match.to_act[0], move)
    return match


@pytest.mark.parametrize("game", games())
def test_a_first_game_is_short_and_shows_at_once_how_one_wins(game: str) -> None:
    assert tuple(lesson(game)) == CHAPTERS
    assert 5 <= len(lesson(game)["first"]) <= 7
    goal, *_ = steps(game)
    assert goal["part"] == "goal"
    for move in goal["wants"]:
        result = played(game, goal, move).result
        assert result
        assert result.ranks[0] == 1


@pytest.mark.parametrize("game", games())
def test_every_step_can_be_played(game: str) -> None:
    assert len({step["part"] for step in steps(game)}) == len(steps(game))
    for step in steps(game):
        match = begun(game, step)
        offers = {offer.text: offer for offer in match.offers(match.to_act[0])}
        assert step["wants"]
        assert set(step["wants"]) <= set(offers), step["part"]
        assert all(offers[move].picks for move in step["wants"])
        for move in step["wants"]:
            played(game, step, move)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_every_step_is_told_in_few_words(game: str, language: str) -> None:
    for step in steps(game):
        key = f"{game}-lesson-{step['part']}"
        say, well = words(language).form(key), words(language).form(f"{key}-well")
        assert key not in say + well
        assert len(re.findall(r"[.!?](?=\s|$)", say)) <= 2, say  # Japanese has shorter sentences, and counts letters
        assert len(say) <= (150 if language == "ja" else 260), say


def moves(game: str) -> set[str]:
    """The kinds of all moves that lessons wait for."""
    found = set()
    for step in steps(game):
        match = begun(game, step)
        kinds = {offer.text: offer.move.kind for offer in match.offers(match.to_act[0])}
        found |= {kinds[move] for move in step["wants"]}
    return found


def told(game: str) -> set[str]:
    """What happens in lessons, as far as whoever plays them sees it."""
    stories = [played(game, step, move).log(0) for step in steps(game) for move in step["wants"]]
    return {type(happening).__name__ for story in stories for event in story for happening in event.happenings}


def test_every_prank_is_met_in_sun_and_rain_and_the_last_round_too() -> None:
    assert {"exchange", "jump", "recycle", "skip", "teleport", "trash", "place", "step"} == moves("road")
    rounds = {begun("road", step).view(0)["round"] for step in steps("road")}
    assert {1, 4, 8} <= rounds


def test_every_side_of_rainbow_is_met() -> None:
    assert moves("rainbow") == {"place", "blind", "flip", "stop"}
    assert {"RainbowCompleted", "Clashed", "ShadowFell", "Drawn", "RowTaken"} <= told("rainbow")
    assert any(move.startswith("L") for step in steps("rainbow") for move in step["wants"])


def test_every_wild_is_met_and_locks_and_the_sixth_card() -> None:
    assert moves("chroma") == {"draw", "take", "play", "swap", "wild"}
    cards = {re.split("[:@-]", move)[1] for step in steps("chroma") for move in step["wants"] if ":" in move}
    assert {"A*", "*a", "*t", "B*", "Y*"} <= cards
    tops = [step["position"].partition("discards=")[2].split()[0:1] for step in steps("chroma")]
    assert any(top and top[0].endswith("!1") for top in tops)
    assert any(top and top[0].endswith("*") for top in tops)


BLOCKS = {
    "thief": "red 1",
    "cannon": "orange 2",
    "salvager": "yellow 3",
    "captain": "green 4",
    "stinker": "blue 5",
    "shore-leave": "purple 6",
    "extortionist": "pink 7",
    "lookout": "nothing blocks",
}


def test_every_black_card_is_met_with_what_blocks_it() -> None:
    assert BLOCKS.keys() | {"lay", "add", "take", "draw", "block"} <= moves("pirates")
    for step in steps("pirates"):
        key = f"pirates-lesson-{step['part']}"
        blocker = BLOCKS.get(step["wants"][0].partition("@")[0], "")
        assert blocker in words("en").form(key) + words("en").form(f"{key}-well")
    assert {"wild", "pirate", "rearrange", "last"} <= {step["part"] for step in steps("pirates")}
    assert "WentOut" in told("pirates")


def test_every_way_to_move_and_to_win_is_met_in_passage() -> None:
    assert moves("passage") == {"step", "return"}
    endings = {
        result.ending
        for step in steps("passage")
        for move in step["wants"]
        if (result := played("passage", step, move).result)
    }
    assert endings == {"crossed", "last"}
    assert "Captured" in told("passage")

"""Rainbow Road as a picture in text."""

from typing import cast

import pytest

import sunshower
from sunshower import Match
from sunshower.bots import bot
from sunshower.core.game import Eyes
from sunshower.core.text import columns
from sunshower.core.words import Voice, languages, words
from sunshower.games.road.pieces import SPOTS, Phase
from sunshower.games.road.render import run
from sunshower.games.road.rules import RoadRules

LINE = (
    "round=3 phase=place turn=1 first=0 ring=256x3/41-35 sunny=a rain=g played=b/- "
    "hands=12467/134567 pranks=e/jr discards=27 spent=t scores=3/12"
)


def picture(line: str, eyes: Eyes) -> str:
    return shown(sunshower.position("road", line, seed="test", players=["Ann", "Bea"]), eyes)


def shown(match: Match, eyes: Eyes, language: str = "en") -> str:
    you = eyes if isinstance(eyes, int) else None
    return match.game.render(match.view(eyes), Voice(words(language), match.players, you))


def test_the_seat_that_looks_sees_its_own_field_below_and_the_other_one_mirrored() -> None:
    assert (
        picture(LINE, 1)
        == """\
Round 3 of 8, sun: the higher card moves the Sunny Fairy. Ann 3, Bea 12.
Sunny Fairy on a 2⌓O runs up: anticlockwise b c for 2, clockwise j for 1.
Rain Fairy on g 1▲R runs down: anticlockwise nowhere, clockwise nowhere.

Ann's field. Ann holds 5 cards and 1 prank.
 e 3☼Y       d trashed   c 6∵P       b 5≋B*      a 2⌓O Sunny
 f 4❦G       g 1▲R Rain  h empty     i 3☼Y       j 5≋B
Your field: f touches e, j touches a. * was played this round.

Your hand: 1▲R 3☼Y 4❦G 5≋B 6∵P 7✿M
Your prank Jump: instead of a step, go to the next card whatever its number
Your prank Recycle: before the run, a discard replaces a card played this round
Discards: 2⌓O 7✿M. Pranks used: Trash.

Lay a card from your hand on h, your empty spot.
Higher than 5: you move Sunny. Lower: Rain. Equal: Rain (Ann began)."""
    )


def test_from_the_other_side_the_same_table_shows_the_other_hand() -> None:
    seen = picture(LINE, 0)
    assert " j 5≋B       i 3☼Y       h empty     g 1▲R Rain  f 4❦G\n a 2⌓O Sunny b 5≋B*" in seen
    assert "Your hand: 1▲R 2⌓O 4❦G 6∵P 7✿M" in seen
    assert "Bea holds 6 cards and 2 pranks." in seen
    assert seen.endswith("Bea is to lay a card.")


def test_a_spectator_sees_no_hand_and_all_eyes_see_both() -> None:
    assert "hand:" not in picture(LINE, None)
    assert "prank Jump" not in picture(LINE, None)
    assert "Ann holds 5 cards" in picture(LINE, None)
    assert "Bea holds 6 cards" in picture(LINE, None)
    assert "Ann's hand: 1▲R" in picture(LINE, "all")
    assert "Bea's hand: 1▲R" in picture(LINE, "all")


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ([], "Sunny Fairy on a 2⌓O runs up: anticlockwise b c over to e f for 5, clockwise j for 1."),
        ([], "You move the Sunny Fairy: run card by card, stop when you like."),
        ([">b"], "The Sunny Fairy has made 1 point so far, anticlockwise."),
        ([">b", ">c", ">e"], "Sunny Fairy on e 3☼Y runs up: anticlockwise f for 5, clockwise nowhere."),
    ],
)
def test_a_run_is_foretold_with_its_stops_and_points(moves: list[str], line: str) -> None:
    """D1, D4, D6: the example of rules.md."""
    at = "round=3 phase=place turn=0 first=0 ring=25-73/41-35 sunny=a rain=d hands=124667/134567 pranks=-/j"
    match = sunshower.position("road", at, seed="test", players=["Ann", "Bea"])
    match.play(0, "6@c")
    match.play(1, "4@h")
    for move in moves:
        match.play(0, move)
    assert line in shown(match, 0).splitlines()


def test_what_is_asked_names_the_spots_that_are_open() -> None:
    full = LINE.replace("41-35", "41235").replace("discards=27", "discards=7")
    assert "Lay a card from your hand over the one on f, h, i or j." in picture(full, 1)
    hole = LINE.replace("256x3/41-35", "256-3/41x35")
    assert "Lay a card from your hand on h, which Trash has emptied." in picture(hole, 1)


@pytest.mark.parametrize(("run", "open_now"), [("", True), (" start=b way=anticlockwise points=1", False)])
def test_a_prank_is_offered_only_while_one_can_be_played(run: str, open_now: bool) -> None:
    """D39: Trash comes before the run."""
    line = (
        "round=3 phase=rain turn=1 first=0 ring=47321/56772 sunny=a rain=c played=a/j "
        f"hands=?????/13344 pranks=?/t spent=ep scores=6/7 gained=2/0{run}"
    )
    assert ("You may play one prank." in picture(line, 1)) == open_now


@pytest.mark.parametrize("language", languages())
def test_every_view_of_whole_games_has_a_picture_that_fits_sixty_columns(language: str) -> None:
    for seed in range(5):
        match = sunshower.new("road", seed=seed, players=["{Ann}", "Bea"])
        while match.to_act:
            for eyes in (0, 1, None, "all"):
                rows = shown(match, eyes, language).splitlines()
                assert max(columns(row) for row in rows if row.startswith(" ")) <= 60
            seat = match.to_act[0]
            match.play(seat, bot("road", "random", f"{seed} {match.plies}").choose(match.view(seat)))
        assert shown(match, "all").startswith("After round 8: {Ann} ")


def test_a_run_is_foretold_for_one_lap_at_most() -> None:
    """Even where nothing that the rules know of would end it."""

    class Endless:
        phase, ways, points = Phase.SUNNY, 3, 0

        def clone(self) -> "Endless":
            return Endless()

        def runner(self) -> int:
            return 0

        def landing(self, here: int, action: int) -> int:
            return 1

        def leaps(self, here: int, side: int) -> bool:
            return False

        def step(self, action: int) -> None:
            pass

    foretold = run(cast(RoadRules, Endless()), Phase.SUNNY, 0, Voice(words()))
    assert foretold == f"anticlockwise {' '.join('b' * SPOTS)} for {SPOTS}"

"""The table: seats, start squares, who starts, options that do not go together, and copies."""

import copy
import pickle
from collections import Counter
from math import comb
from typing import Any, cast

import pytest

import sunshower
from sunshower import BadTable
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE
from sunshower.core.options import checked_options
from sunshower.games.passage import GAME
from sunshower.games.passage.pieces import FIRST_ROLL, MOST_DICE, ROLLS, kind_of_roll
from sunshower.games.passage.rules import PassageRules


def table(seats: int = 2, **options: object) -> PassageRules:
    return cast(PassageRules, GAME.setup(seats, checked_options(GAME, options)))


def tokens(seats: int = 2, **options: object) -> list[str]:
    return [" ".join(names) for names in GAME.view(table(seats, **options), None)["tokens"]]  # type: ignore[typeddict-item]


def refused(seats: int = 2, **options: object) -> str:
    with pytest.raises(BadTable) as refusal:
        sunshower.new("passage", seats, seed="x", options=options)
    assert refusal.value.sentence.endswith(".")
    return refusal.value.code


# Start squares


def test_printed_start_squares() -> None:
    """B3, B4: four pieces on every other square from the third to the ninth of the nearest row, none of them moved."""
    assert tokens() == ["c1 e1 g1 i1", "i11 g11 e11 c11"]
    assert GAME.view(table(), None)["pieces"][0] == ["c1!", "e1!", "g1!", "i1!"]  # type: ignore[typeddict-item]


def test_sides() -> None:
    """S48: two opposite, three on three sides, four all around, in the order of play, which is clockwise."""
    assert tokens(2) == ["c1 e1 g1 i1", "i11 g11 e11 c11"]
    assert tokens(3) == ["c1 e1 g1 i1", "a9 a7 a5 a3", "i11 g11 e11 c11"]
    assert tokens(4) == ["c1 e1 g1 i1", "a9 a7 a5 a3", "i11 g11 e11 c11", "k3 k5 k7 k9"]


@pytest.mark.parametrize(
    ("sides", "edges"), [("sw", "1a"), ("es", "k1"), ("nes", "nk1"), ("wne", "ank"), ("wnes", "ank1"), ("ns", "n1")]
)
def test_other_sides(sides: str, edges: str) -> None:
    """S48: neighbouring sides by choice, and three players on any three sides."""
    for squares, edge in zip(tokens(len(sides), sides=sides), edges, strict=True):
        for square in squares.split():
            assert square.startswith(edge) or square.endswith("11" if edge == "n" else edge)


@pytest.mark.parametrize("sides", ["s", "ss", "sew", "xy", "wsn", "", "swnes", "SN"])
def test_sides_go_clockwise(sides: str) -> None:
    """S48, S1: sides are named clockwise, because play goes to the left."""
    assert refused(2, sides=sides) == "wrong-option"


def test_as_many_sides_as_seats() -> None:
    """S48: a side for each seat."""
    assert refused(3, sides="sn") == "wrong-sides"
    assert refused(2, sides="swn") == "wrong-sides"


@pytest.mark.parametrize(
    ("board", "seats", "squares"),
    [
        ("9x9", 2, "b1 d1 f1 h1"),
        ("13x13", 4, "d1 f1 h1 j1"),
        ("15x9", 3, "e1 g1 i1 k1"),
        ("17x9", 2, "f1 h1 j1 l1"),
        ("9x17", 2, "b1 d1 f1 h1"),
    ],
)
def test_start_squares_on_other_widths(board: str, seats: int, squares: str) -> None:
    """S29, S35: one and three squares from the middle, though on 13 and more these are not the 3rd to the 9th."""
    assert tokens(seats, board=board)[0] == squares


def test_narrow_start_squares() -> None:
    """S29, S36: on a row of nine with a neighbour, even a single one, one and two squares from the middle."""
    assert tokens(4, board="9x9") == ["c1 d1 f1 g1", "a7 a6 a4 a3", "g9 f9 d9 c9", "i3 i4 i6 i7"]
    assert tokens(3, board="9x9")[2] == "g9 f9 d9 c9"
    assert tokens(2, board="9x9", sides="sw") == ["c1 d1 f1 g1", "a7 a6 a4 a3"]
    assert tokens(4, board="9x11") == ["c1 d1 f1 g1", "a9 a7 a5 a3", "g11 f11 d11 c11", "i3 i5 i7 i9"]


def test_extra_piece() -> None:
    """S28: the fifth piece stands on the middle square."""
    assert tokens(extra_piece=True) == ["c1 e1 g1 i1 f1", "i11 g11 e11 c11 f11"]
    assert tokens(4, board="9x9", extra_piece=True)[1] == "a7 a6 a4 a3 a5"


@pytest.mark.parametrize("board", ["9x9", "9x17", "17x9", "11x11", "13x13", "15x11"])
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("sides", ["sn", "sw", "we", "swn", "wne", "swne"])
def test_usual_start_squares_keep_the_three_rules(board: str, extra: bool, sides: str) -> None:
    """S29, S30, S31: the usual squares pass the check for own ones."""
    usual = tokens(len(sides), board=board, extra_piece=extra, sides=sides)
    own = "/".join(squares.replace(" ", ",") for squares in usual)
    assert tokens(len(sides), board=board, extra_piece=extra, sides=sides, starts=own) == usual


# Own start squares


def test_own_start_squares() -> None:
    """S31: any squares that keep the three rules, bunched or spread."""
    assert tokens(starts="b1,c1,d1,j1/j11,b11,e11,f11") == ["b1 c1 d1 j1", "j11 b11 e11 f11"]


def test_the_literal_squares_on_a_wide_row() -> None:
    """S35, S31: the printed squares, from the third to the ninth, can be had on 13 columns."""
    assert tokens(board="13x11", starts="c1,e1,g1,i1/k11,i11,g11,e11")[0] == "c1 e1 g1 i1"


@pytest.mark.parametrize(
    ("starts", "code"),
    [
        ("b2,c1,d1,j1/j11,b11,e11,f11", "start-rule-one"),
        ("b1,c1,d1,j1/j11,b11,e11,f10", "start-rule-one"),
        ("a1,c1,d1,j1/j11,b11,e11,f11", "start-rule-two"),
        ("b1,c1,d1,k1/j11,b11,e11,f11", "start-rule-two"),
        ("b1,c1,d1,b1/j11,b11,e11,f11", "start-twice"),
        ("b1,c1,d1,l1/j11,b11,e11,f11", "no-such-square"),
        ("b1,c1,d1,d12/j11,b11,e11,f11", "no-such-square"),
        ("b1,c1,d1/j11,b11,e11,f11", "wrong-starts"),
        ("b1,c1,d1,e1", "wrong-starts"),
        ("b1,c1,d1,e1/j11,b11,e11,f11/a3,a4,a5,a6", "wrong-starts"),
        ("b1,c1,d1,e1/", "wrong-option"),
        ("b1 c1", "wrong-option"),
        ("", "wrong-option"),
    ],
)
def test_start_rules(starts: str, code: str) -> None:
    """S31: the refusal names the rule that is broken."""
    assert refused(starts=starts) == code


@pytest.mark.parametrize(
    ("sides", "starts", "code"),
    [
        ("sw", "b1,d1,e1,f1/a9,a8,a7,a6", "start-rule-three"),
        ("sw", "c1,d1,e1,j1/a9,a8,a7,a2", "start-rule-three"),
        ("sw", "c1,d1,e1,j1/a10,a8,a7,a6", ""),
        ("se", "c1,d1,e1,j1/k4,k5,k6,k7", "start-rule-three"),
        ("se", "b1,d1,e1,f1/k4,k5,k6,k2", "start-rule-three"),
        ("se", "b1,d1,e1,f1/k4,k5,k6,k10", ""),
    ],
)
def test_the_third_start_rule(sides: str, starts: str, code: str) -> None:
    """S30, S31: nobody starts in the line next to a neighbour's edge; on the other side the line is free."""
    sides = "es" if sides == "se" else sides
    if sides == "es":
        starts = "/".join(reversed(starts.split("/")))
    if code:
        assert refused(2, sides=sides, starts=starts) == code
    else:
        assert tokens(2, sides=sides, starts=starts)


def test_players_who_face_each_other() -> None:
    """S30: they may start in the same columns or in columns that touch."""
    assert tokens(starts="b1,c1,d1,e1/b11,c11,d11,f11")


def test_the_extra_piece_starts_in_the_middle() -> None:
    """S47, S28: own start squares or not, the last one is the middle."""
    assert tokens(extra_piece=True, starts="b1,c1,d1,j1,f1/j11,b11,e11,g11,f11")
    assert refused(extra_piece=True, starts="b1,c1,d1,f1,j1/j11,b11,e11,g11,f11") == "start-of-extra"


# Options that do not go together


def test_crossings_that_cannot_be() -> None:
    """S47, S33: not more than there are pieces, and one for each seat."""
    assert refused(crossings=5) == "too-many-crossings"
    assert refused(crossings="1,5") == "too-many-crossings"
    assert table(crossings=5, extra_piece=True)
    assert refused(crossings="1,2,1") == "wrong-crossings"
    for value in (0, 6, "1", "a,b", "", "1,,2", True):
        assert refused(crossings=value) == "wrong-option"


def test_teams_need_four() -> None:
    """S34: teams are for four players."""
    assert refused(2, teams="opposite") == "needs-four"
    assert refused(3, teams="neighbours") == "needs-four"
    assert table(4, teams="neighbours")
    assert refused(4, teams="both") == "wrong-option"


@pytest.mark.parametrize("name", ["quiet_turns", "turn_limit"])
def test_limits(name: str) -> None:
    """S26: limits are numbers of turns."""
    values: list[Any] = [0, -1, 1001, "10", True]
    for value in values:
        assert refused(**{name: value}) == "wrong-option"
    assert table(**{name: 1000})


# Who starts


def test_who_starts() -> None:
    """S25: the most reds of five dice start, and whoever ties rolls again."""
    state = table(3, board="9x9#00000000")
    for reds in (2, 1, 2):
        state.play(reds)
    assert (state.turn, GAME.view(state, None)["rivals"]) == (CHANCE, [0, 2])  # type: ignore[typeddict-item]
    for reds in (0, 0, 3, 5):
        state.play(reds)
    view = GAME.view(state, None)
    assert (view["first"], view["mover"], view["reds"]) == (2, 2, [3, 1, 5])  # type: ignore[typeddict-item]


def test_reds_are_binomial() -> None:
    """S25: in how many of 7,776 rolls so many of five dice are red."""
    state = table(board="9x9#00000000")
    assert state.outcomes() == [(reds, comb(5, reds) * 5 ** (5 - reds)) for reds in range(6)]


def test_the_roll_for_the_start_is_no_turn() -> None:
    """S49: the first turn begins with a roll of its own, of all five dice."""
    state = table(board="9x9#00000000")
    state.play(3)
    state.play(1)
    assert (state.turn, len(state.outcomes())) == (CHANCE, 252)


def test_dice_are_multinomial() -> None:
    """S3: 252 kinds of roll of five dice stand for 7,776; and 6, 21, 56, 126 for fewer."""
    state = table(board="9x9#00000000")
    state.play(3)
    state.play(1)
    for dice, kinds in enumerate((6, 21, 56, 126, 252), 1):
        state.rolled = dice
        outcomes = state.outcomes()
        assert (len(outcomes), sum(weight for _, weight in outcomes)) == (kinds, 6**dice)
        drawn = Counter("".join(sorted(str(number // 6**die % 6) for die in range(dice))) for number in range(6**dice))
        assert Counter(weight for _, weight in outcomes) == Counter(drawn.values())
        for outcome, weight in outcomes:
            assert weight == state.weight(outcome)
            letters = GAME.format_move(state, outcome).removeprefix("roll:")
            assert weight == drawn["".join(sorted(str("RYGCBM".index(letter)) for letter in letters))]


def test_samples_follow_the_weights() -> None:
    """S3: what is sampled is as likely as its weight says."""
    state = table(board="9x9#00000000")
    state.play(3)
    state.play(1)
    state.rolled = 2
    rng = Rng("dice")
    found = Counter(state.sample(rng) for _ in range(36000))
    assert all(abs(found[outcome] - 1000 * weight) < 200 for outcome, weight in state.outcomes())


def test_every_roll_has_its_place() -> None:
    """S3: dice that fall are told as the kind of roll that they are."""
    for dice in range(1, MOST_DICE + 1):
        kinds = range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1])
        assert [kind_of_roll(ROLLS[kind], dice) for kind in kinds] == list(range(len(kinds)))


# Copies


def test_a_table_can_be_copied_and_pickled() -> None:
    """Others keep States in tools that know no `clone`: before the board is drawn, and in the middle of a turn."""
    drawn = table(board="9x9#00000000")
    for outcome in (3, 1, 7):
        drawn.play(outcome)
    for state in (table(), drawn):
        for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert GAME.view(twin, None) == GAME.view(state, None)
            assert twin.frame is state.frame
            twin.play(twin.legal()[-1])
            assert GAME.view(twin, None) != GAME.view(state, None)

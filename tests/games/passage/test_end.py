"""Winning by crossing, winning as the last, draws; several crossings and teams."""

import pytest

from .conftest import RED, after, field, legal, refusal

THEIRS = "h9!,f9!,d9!,b9!"
FOUR = "tokens=c1,d1,f1,g1/a7,a6,a4,a3/g9,f9,d9,c9/i3,i4,i6,i7"


def result(line: str, *moves: str) -> tuple[list[int], str] | None:
    ended = after(line, *moves).result
    return (ended.ranks, ended.ending) if ended else None


def test_across() -> None:
    """S21, B12, S43: standing on the farthest row wins at once, and the piece stays there."""
    line = f"pieces=e8,d1!,f1!,h1!/{THEIRS} dice=GRRYY"
    assert result(line, "e8-e9") == ([1, 2], "crossed")
    match = after(line, "e8-e9")
    assert field(match, "phase", "pieces", "ending", "winner") == (
        f"phase=over pieces=e9,d1!,f1!,h1!/{THEIRS} ending=crossed winner=0"
    )
    assert match.view(0)["scores"] == [1, 0]


def test_the_last_step_is_a_step() -> None:
    """S21: it needs its colour and a square that is free, or can be captured."""
    line = f"pieces=e8,d1!,f1!,h1!/{THEIRS} dice={{}}"
    assert refusal(after(line.format("RRYYC")), "e8-e9") == "no-die"
    assert refusal(after(line.format("GRRYY")), "e8-d9") == "safe"
    assert result(line.format("GRRYY").replace("d9!", "d9"), "e8-d9") == ([1, 2], "crossed")


def test_last_player() -> None:
    """B12, S20: whoever alone has pieces on the board wins."""
    line = f"pieces=e3,d1!,f1!,h1!/-,-,-,e4 dice=RRRRR board={RED}"
    match = after(line, "e3-e4")
    assert match.result
    assert (match.result.ranks, match.result.ending) == ([1, 2], "last")
    assert field(match, "ending", "winner") == "ending=last winner=0"


def test_crossing_and_last_capture() -> None:
    """S42: if one move does both, the game is won by crossing."""
    assert result("pieces=e8,d1!,f1!,h1!/-,-,-,e9 dice=GRRYY", "e8-e9") == ([1, 2], "crossed")


def test_last_of_three() -> None:
    """B12: with three players the last one wins; the others share the second place."""
    line = f"pieces=e3,d1!,f1!,g1!/-,-,-,-/-,-,-,e4 dice=RRRRR board={RED}"
    assert result(line, "e3-e4") == ([1, 2, 2], "last")


# Several crossings


def test_crossings() -> None:
    """S33, S43: a piece that has crossed leaves the board, and its die goes with it."""
    line = f"pieces=e8,d1!,f1!,h1!/{THEIRS} crossings=2 dice=GYYRR"
    match = after(line, "e8-e9")
    assert field(match, "pieces", "gone") == f"pieces=+,d1!,f1!,h1!/{THEIRS} gone=yes"
    assert match.view(0)["scores"] == [1, 0]
    assert "d1-d2" in legal(match)
    match.play(0, "end")
    match.play(1, "end")
    assert len(match.view(0)["dice"]) == 4
    match = after(f"pieces=+,e8,f1!,h1!/{THEIRS} crossings=2 dice=GYRM", "e8-e9")
    assert match.result
    assert (match.result.ranks, match.result.ending, match.result.scores) == ([1, 2], "crossed", [2, 0])
    assert field(match, "pieces") == f"pieces=+,+,f1!,h1!/{THEIRS}"


def test_crossings_for_each_seat() -> None:
    """S33: some may need more than others."""
    line = f"pieces=e8,d1!,f1!,h1!/{THEIRS} crossings={{}} dice=GYYRR"
    assert result(line.format("1,2"), "e8-e9") == ([1, 2], "crossed")
    assert result(line.format("2,1"), "e8-e9") is None


def test_one_crossing_a_turn() -> None:
    """S37: a second piece cannot cross in the same turn."""
    line = f"pieces=e8,g8,f1!,h1!/{THEIRS} crossings=3 dice=GGYYR"
    match = after(line, "e8-e9")
    assert refusal(match, "g8-g9") == "one-crossing"
    assert "g8-g9" in legal(after(line))
    assert "f1-f2" in legal(match)


def test_captures_are_not_limited() -> None:
    """S38: captures count for nothing there: capture and cross, and capture again."""
    line = "pieces=e8,g2,f1!,h1!/h9!,f9!,e9,g3 crossings=3 dice=GGYYR tokens=b1,d1,f1,h1/h9,f9,d9,b9"
    match = after(line, "e8-e9", "g2-g3")
    assert field(match, "pieces") == "pieces=+,g3,f1!,h1!/h9!,f9!,-,-"


def test_crossing_with_the_last_piece() -> None:
    """S39: whoever crosses with the last piece but needs more is out."""
    line = f"pieces=e8,-,-,-/{THEIRS} crossings=2 dice=GY"
    assert result(line, "e8-e9") == ([2, 1], "last")
    three = "pieces=e8,-,-,-/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9! crossings=2 dice=GY"
    match = after(three, "e8-e9")
    assert match.result is None
    assert match.to_act == (1,)
    assert field(match, "pieces", "gone") == "pieces=+,-,-,-/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!"


def test_crossing_with_the_last_piece_over_the_last_opponent() -> None:
    """S39: unless that move captures the last opponent: then the mover wins."""
    assert result("pieces=e8,-,-,-/-,-,-,e9 crossings=2 dice=GY", "e8-e9") == ([1, 2], "last")
    three = "pieces=e8,-,-,-/a7!,a6!,a4!,a3!/-,-,-,e9 crossings=2 dice=GY"
    assert result(three, "e8-e9") == ([2, 1, 2], "last")


def test_the_own_number_decides_whether_a_piece_stays() -> None:
    """S43, S33: with 1,2 the piece of seat 0 wins and stays, the one of seat 1 leaves the board."""
    line = "pieces=e8,d1!,f1!,h1!/e2,f9!,d9!,b9! crossings=1,2 turn={} dice=GRRYY"
    assert field(after(line.format(0), "e8-e9"), "pieces") == "pieces=e9,d1!,f1!,h1!/e2,f9!,d9!,b9!"
    assert field(after(line.format(1), "e2-e1"), "pieces") == "pieces=e8,d1!,f1!,h1!/+,f9!,d9!,b9!"


# Teams


def test_team_win() -> None:
    """S23, S34: both partners must bring a piece across; it leaves the board, and its owner plays on."""
    line = f"pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,a3!/{{}},f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=opposite {FOUR} dice=GYYRR"
    assert result(line.format("+"), "e8-e9") == ([1, 3, 1, 3], "crossed")
    match = after(line.format("g9!"), "e8-e9")
    assert match.result is None
    assert match.view(0)["pieces"][0] == ["+", "d1!", "f1!", "g1!"]
    assert "d1-d2" in legal(match)


def test_neighbouring_partners() -> None:
    """S34: seats 0 and 1 against 2 and 3."""
    line = f"pieces=e8,d1!,f1!,g1!/+,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=neighbours {FOUR} dice=GYYRR"
    assert result(line, "e8-e9") == ([1, 1, 3, 3], "crossed")


def test_partner_out_before_crossing() -> None:
    """S24: the team can then win only as the last team on the board."""
    line = f"pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,e4/-,-,-,-/-,-,-,- teams=opposite {FOUR} dice=GYYRR"
    assert result(line, "e8-e9") is None
    line = f"pieces=e3,d1!,f1!,g1!/-,-,-,e4/-,-,-,-/-,-,-,- teams=opposite {FOUR} dice=RRRRR board={RED}"
    assert result(line, "e3-e4") == ([1, 3, 1, 3], "last")


def test_partner_without_pieces_who_has_crossed() -> None:
    """S40: no more turns, but the crossing counts."""
    line = f"pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,a3!/+,-,-,-/i3!,i4!,i6!,i7! teams=opposite {FOUR} dice=GYYRR"
    match = after(line, "end", "end")
    assert match.to_act == (3,)
    assert result(line, "e8-e9") == ([1, 3, 1, 3], "crossed")


def test_bringing_more_across() -> None:
    """S41: a partner who has brought enough across may bring more."""
    line = f"pieces=e8,+,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=opposite {FOUR} dice=GYYR"
    match = after(line, "e8-e9")
    assert match.result is None
    assert match.view(0)["scores"] == [2, 0, 0, 0]


def test_team_crossings() -> None:
    """S23, S33: in a team everybody has their own number to bring across."""
    line = f"pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,a3!/+,f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=opposite {FOUR} dice=GYYRR"
    line += " crossings="
    assert result(line + "1,1,1,1", "e8-e9") == ([1, 3, 1, 3], "crossed")
    assert result(line + "1,1,2,1", "e8-e9") is None
    assert result(line + "2,1,1,1", "e8-e9") is None


# Draws


@pytest.mark.parametrize("quiet_turns", [10, 100])
def test_quiet_turns(quiet_turns: int) -> None:
    """S26: a draw after so many turns in a row without progress."""
    line = f"pieces=e3,d1!,f1!,h1!/{THEIRS} dice=YYRRG round=51 quiet={quiet_turns} quiet_turns={quiet_turns}"
    assert result(line, "end") == ([1, 1], "quiet")
    assert result(line, "e3-e2", "end") == ([1, 1], "quiet")
    assert result(line, "d1-d2", "end") is None


@pytest.mark.parametrize(
    ("line", "move"),
    [
        (f"pieces=e3,d1!,f1!,h1!/{THEIRS} dice=CYYRR", "e3-e4"),
        (f"pieces=e3,d1!,f1!,h1!/{THEIRS} dice=CYYRR", "d1-e2"),
        ("pieces=e3,d1!,f1!,h1!/e2,f9!,d9!,b9! dice=CYYRR", "e3-e2"),
        (f"pieces=-,d1!,f1!,h1!/{THEIRS} dice=CYYR", "1@b1"),
        (f"pieces=e8,d1!,f1!,h1!/{THEIRS} dice=GYYRR crossings=2", "e8-e9"),
    ],
)
def test_what_stirs(line: str, move: str) -> None:
    """S26: a step forward, a capture, a return and a crossing start the count again."""
    match = after(f"{line} quiet=7", move)
    if match.to_act == (0,):
        assert field(match, "quiet") == "quiet=0"
        match.play(0, "end")
    assert field(match, "quiet") == ""


def test_what_does_not_stir() -> None:
    """S26: a step back and a pass let the count go on."""
    line = f"pieces=e3,d1!,f1!,h1!/{THEIRS} dice=CYYRR quiet=7"
    assert field(after(line, "e3-e2", "end"), "quiet") == "quiet=8"
    assert field(after(line, "end"), "quiet") == "quiet=8"


def test_turn_limit() -> None:
    """S26: a draw when everybody still in the game has had all their turns."""
    line = f"pieces=e3,d1!,f1!,h1!/{THEIRS} dice=CYYRR round=20 turn_limit=20"
    assert result(line, "e3-e4", "end") is None
    assert result(line, "e3-e4", "end", "end") == ([1, 1], "turn-limit")
    assert result(f"{line} first=1", "e3-e4", "end") == ([1, 1], "turn-limit")


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("out", [0, 1, 2])
def test_the_turn_limit_does_not_wait_for_those_who_are_out(first: int, out: int) -> None:
    """S26: with one of three out, the last turn of the last round is that of the second who is still in the game."""
    pieces = ["c1!,d1!,f1!,g1!", "a7!,a6!,a4!,a3!", "g9!,f9!,d9!,c9!"]
    pieces[out] = "-,-,-,-"
    order = [seat % 3 for seat in range(first, first + 3) if seat % 3 != out]
    line = f"pieces={'/'.join(pieces)} dice=CYYRR round=20 turn_limit=20 first={first} turn="
    assert result(f"{line}{order[0]}", "end") is None
    ranks = [1, 1, 1]
    ranks[out] = 3
    assert result(f"{line}{order[0]}", "end", "end") == (ranks, "turn-limit")
    assert result(f"{line}{order[1]}", "end") == (ranks, "turn-limit")


def test_those_who_are_out_share_the_last_places() -> None:
    """S26, S20: two of four are out, by capture or with a last piece that crossed; the others share the draw."""
    line = "pieces=c1!,d1!,f1!,g1!/-,-,-,-/g9!,f9!,d9!,c9!/+,-,-,- crossings=2 dice=GYYRR quiet=100 round=30"
    assert result(line, "end") == ([1, 3, 1, 3], "quiet")


def test_who_shares_a_draw() -> None:
    """S26, S24: all sides that still have pieces on the board, so whoever is out too if a partner is not."""
    pieces = "pieces=-,-,-,-/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    line = f"{pieces} {{}} {FOUR} dice=GYYRR round=30 quiet=100 turn=1"
    assert result(line.format(""), "end") == ([4, 1, 1, 1], "quiet")
    assert result(line.format("teams=opposite"), "end") == ([1, 1, 1, 1], "quiet")

"""The table as text: it fits 80 columns, and shows the board from the side of whoever looks."""

import re
from collections.abc import Mapping
from itertools import cycle
from typing import Any, cast

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.options import checked_options
from sunshower.core.text import columns
from sunshower.core.words import Voice, languages, words
from sunshower.games.passage import GAME
from sunshower.games.passage.render import reach
from sunshower.games.passage.rules import PassageRules

from .conftest import HOME, RED, after, full

NAMES = ("Ann", "Bo", "Cy", "Di")


def picture(line: str, seat: int | str | None = 0, *moves: str) -> str:
    return drawn(after(line, *moves).view(seat))  # type: ignore[arg-type]


def drawn(view: Mapping[str, Any], language: str = "en") -> str:
    you = view["seat"] if isinstance(view["seat"], int) else None
    return GAME.render(view, Voice(words(language), NAMES, you))


def test_the_example() -> None:
    """S32, S3: squares with letter and sign, sections, pieces, dice, what each step costs and what is in reach."""
    text = picture("pieces=b1!,d4,f1!,-/h9!,f9!,d5,b9! dice=RCBB")
    lines = text.splitlines()
    assert lines[2] == "    a    b    c    d    e★   f    g    h    i"
    assert lines[3] == "   +----+----+----+----+----+----+----+----+----+"
    assert lines[4] == " 9 |❦G  |❦G1! ❦G  |❦G  |❦G  |❦G1! ❦G  |❦G1! ❦G  |"
    assert lines[5] == "   +    +----+----+    +    +----+----+----+----+"
    assert " 5★|≋B  |≋B  |≋B* |≋B1* ≋B*  ≋B  |≋B  |≋B   ≋B  |" in lines
    assert " 4 |❆C  |❆C* |❆C* |❆C0 |❆C* |❆C*  ❆C  |❆C   ❆C  |" in lines
    assert "Your dice: 1 red ▲R, 1 cyan ❆C, 2 blue ≋B; 2 moves left." in lines
    steps = "d4 to d5 ≋B (captures Bo), c5 ≋B, e5 ≋B; alone it could reach: b4 c4 e4 f4 c5 d5 e5."
    assert steps in text.replace("\n  ", " ")
    assert "Instead you may bring back piece 4 to h1." in lines
    assert "0 Ann (south, at the bottom): 1 b1!, 2 d4, 3 f1!, 4 captured (start h1)." in lines
    assert lines[-1] == "You may pass."


@pytest.mark.parametrize(("seat", "corner"), [(0, "a9"), (1, "i9"), (2, "i1"), (3, "a1")])
def test_from_each_side(seat: int, corner: str) -> None:
    """S11: the own edge is at the bottom; the far left corner is another one for each side."""
    board = RED[:-81] + "".join("G" if square == corner else "R" for square in squares())
    pieces = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    lines = picture(f"{pieces} dice=YYGGC board={board}", seat).splitlines()
    far = next(number for number, line in enumerate(lines) if line.startswith("   +----+"))
    assert lines[far + 1][4:6] == "❦G"
    labels = {0: (" 9", "a"), 1: (" i", "9"), 2: (" 1", "i"), 3: (" a", "1")}[seat]
    assert lines[far + 1].startswith(labels[0])
    assert lines[far - 1].split()[0] == labels[1]
    near = lines[far + 17]
    assert near.count(f"{seat}!") == 4


def squares() -> list[str]:
    return [f"{file}{rank}" for rank in range(1, 10) for file in "abcdefghi"]


def test_for_others() -> None:
    """A spectator sees the board from the side of the mover, and is told what is going on."""
    line = "pieces=b1!,d4,f1!,-/h9!,f9!,d5,b9! dice=RCBB"
    assert picture(line, None).splitlines()[2].split()[0] == "a"
    assert picture(line.replace("RCBB", "RCBBG") + " turn=1", None).splitlines()[2].split()[0] == "i"
    assert picture(line, 1).splitlines()[-1] == "Ann has 1 red ▲R, 1 cyan ❆C, 2 blue ≋B; 2 moves left."


def test_other_moments() -> None:
    """S27, S23, S33, S50: taking dice, no move left, crossings and partners, and the end."""
    text = " ".join(picture(f"phase=dice honour_dice=yes {HOME}").split())
    assert "one more than your pieces on the board, five at most" in text
    assert text.endswith("A wrong number takes each of your pieces back a square when the turn ends.")
    assert picture(f"phase=dice honour_dice=yes {HOME}", 1).endswith("Ann is to take dice.")
    text = picture(f"{HOME} dice=YRGCB", 0, "b1-b2")
    assert "no moves left" in text
    assert text.endswith("You may end your turn.")
    text = picture("pieces=+,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=YRGC crossings=2")
    assert "Pieces across: you 1 of 2, Bo 0 of 2." in text
    assert "1 across" in text
    pieces = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    text = picture(f"{pieces} dice=YYGGC teams=opposite")
    assert "Partners: Ann and Cy; Bo and Di." in text
    assert "Pieces across: you 0 of 1, Bo 0 of 1, Cy 0 of 1, Di 0 of 1." in text
    text = picture("pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GRRYY", 0, "e8-e9")
    assert text.startswith("Enough pieces are across the board: whoever brought them wins. You win.")


@pytest.mark.parametrize("board", ["9x9", "13x13", "15x11", "17x9", "9x17"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"extra_piece": True}),
        (4, {"extra_piece": True}),
        (2, {"honour_dice": True, "quiet_turns": 6}),
        (4, {"honour_dice": True, "teams": "opposite"}),
    ],
)
def test_eighty_columns(board: str, seats: int, options: dict[str, object]) -> None:
    """Every picture of a game fits 80 columns, at chance turns too, whatever the language."""
    rng, spoken = Rng(board), cycle(languages())
    state = GAME.setup(seats, checked_options(GAME, {"board": board, "crossings": 2, **options}))
    for ply in range(400):
        if state.turn == OVER:
            break
        if ply < 8 or ply % 20 == 0:
            for eyes in (*range(seats), None):
                text = drawn(GAME.view(state, eyes), next(spoken))
                assert max(map(columns, text.splitlines())) <= 80
        moves = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else moves[rng.below(len(moves))])


def test_the_beginning() -> None:
    """S25, S32: while the board is drawn and the start is rolled for, the table says so."""
    state = GAME.setup(2, sunshower.new("passage", seed=1).options)
    assert drawn(GAME.view(state, None)) == "The board is being drawn."
    for _ in range(4):
        state.play(1)
    assert drawn(GAME.view(state, None)).startswith("Ann is to roll for the start")


def test_the_coming_draw() -> None:
    """S26: once more than half of the allowed turns without progress have gone, the table counts them."""
    line = f"{HOME} round=60 dice=YYGGR quiet={{}} quiet_turns=10"
    assert "Turns without progress" not in picture(line.format(5))
    assert "Turns without progress, this one included: 6; a draw after 10." in picture(line.format(6)).splitlines()
    assert "Turns without progress" not in picture(line.format(6), 0, "b1-b2")


def test_who_is_out() -> None:
    """S20, S39, S40: the lists of pieces tell who has no more turns."""
    three = "pieces=e3,d1!,f1!,g1!/{},-,-,-/g9!,f9!,d9!,c9! dice=CYYRR crossings=2"
    assert "1 Bo (west, out): " in picture(three.format("-"))
    assert "1 Bo (west, out): " in picture(three.format("+"))
    assert "1 Bo (west): " in picture(three.format("a7"))
    team = "pieces=e3,d1!,f1!,g1!/{},-,-,-/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=opposite dice=CYYRR"
    assert "1 Bo (west, out): " in picture(team.format("-"))
    assert "1 Bo (west, no more turns): " in picture(team.format("+"))


LEAPS = (
    "honour_dice=yes pieces=d4,d1!,-,-/d3,g4,-,- dice=RRRRR board=9x9:cHVhdvVVvVVdsdVsvvdadvvbahhh:"
    "GRRGRRRGRGRRRRRRGGRRRRGRGRRGRRRRGRRGRGGRRRRRRGRRGRRGGRRGRGRRRRGGRRRRRRGRGGGRRRGRR"
)


def alone(state: PassageRules, index: int) -> set[str]:
    """Where a piece can get if it alone moves, found by trying everything."""
    found = set()
    for action in state.legal():
        text = GAME.format_move(state, action)
        if "-" in text and 0 <= (action - 1) - 6 * index < 6:
            found.add(text.partition("-")[2])
            after = state.clone()
            after.play(action)
            if after.turn == state.turn and after.phase == state.phase:
                found |= alone(after, index)
    return found


def test_reach_by_trying_everything() -> None:
    """S3, S9, B9: a square counts as in reach even if some ways to it capture the last opponent and end the game."""
    state = cast(PassageRules, GAME.guess(GAME.parse_position(full(LEAPS)), Rng()))
    for index in (0, 1):
        assert {state.frame.names[square] for square in reach(state, index)} == alone(state, index)
    assert {"g5", "h5"} <= alone(state, 0)


def test_many_squares_in_reach() -> None:
    """S3: a long list of squares is only counted, for the board shows them."""
    text = picture(f"{HOME} dice=RRRRR board={RED}")
    assert "alone it could reach: " not in text
    assert re.search(r"b1 to [^;]*; alone it could reach \d\d squares\.", text.replace("\n  ", " "))


def test_a_wide_board_keeps_its_signs() -> None:
    """S13, S32: with 17 columns a sign takes the place of the glyph where a square has no room for both."""
    view = sunshower.new("passage", seed="wide", options={"board": "17x9"}).view(None)
    board = view["board"].replace(view["colours"], "R" * 17 * 9)
    text = picture(f"pieces=f1!,h1!,j1!,e4/l9!,j9!,e5,f9! dice=RYGCB board={board}")
    rows = {line[:2].strip(): line for line in text.splitlines() if line.endswith("|")}
    assert (rows["1"].count("R0!"), rows["9"].count("R1!")) == (3, 3)
    assert (rows["5"].count("R1*"), rows["5"].count("▲R*"), rows["4"].count("▲R0")) == (1, 2, 1)
    assert "! has not moved and is safe" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", ["9x9", "17x9"])
def test_squares_are_equally_wide(board: str, language: str) -> None:
    """S32: the lines of the board are straight in every language, also where a letter takes two columns."""
    match = sunshower.new("passage", seed="wide", options={"board": board})
    lines = drawn(match.view(match.to_act[0]), language).splitlines()
    edge = next(line for line in lines if line.startswith("   +--"))
    assert {columns(line) for line in lines if line.endswith("|")} == {len(edge)}


def test_the_way_up() -> None:
    """S7, S8, S11: which way the own pieces go, and what the star does to them, is said to everybody."""
    line = f"{HOME} dice=YYGGR"
    for eyes, goes in ((0, "You go up"), (1, "You go up"), (None, "Ann goes up")):
        text = " ".join(picture(line, eyes).split())
        assert f"{goes}; past the star row a piece makes one step a turn." in text

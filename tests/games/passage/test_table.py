"""The table as text: it fits 80 columns, and shows the board from the side of whoever looks."""

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.match import checked_options
from sunshower.games.passage import GAME

from .conftest import HOME, RED, after


def picture(line: str, seat: int | str | None = 0, *moves: str) -> str:
    match = after(line, *moves)
    return GAME.table(match.view(seat)).format("Ann", "Bo", "Cy", "Di")  # type: ignore[arg-type]


def test_the_example() -> None:
    """S32, S3: squares with letter and sign, sections, pieces, dice, what each step costs and what is in reach."""
    text = picture("pieces=b1!,d4,f1!,-/h9!,f9!,d5,b9! dice=RCBB")
    lines = text.splitlines()
    assert lines[2] == "    a    b    c    d    e★   f    g    h    i"
    assert lines[3] == "   +----+----+----+----+----+----+----+----+----+"
    assert lines[4] == " 9 |G❦  |G❦1! G❦  |G❦  |G❦  |G❦1! G❦  |G❦1! G❦  |"
    assert lines[5] == "   +    +----+----+    +    +----+----+----+----+"
    assert " 5★|B≋  |B≋  |B≋* |B≋1* B≋*  B≋  |B≋  |B≋   B≋  |" in lines
    assert " 4 |C❆  |C❆* |C❆* |C❆0 |C❆* |C❆*  C❆  |C❆   C❆  |" in lines
    assert "Your dice: 1 red R▲, 1 cyan C❆, 2 blue B≋; 2 moves left." in lines
    assert "d4 to d5 B≋ (captures Bo), c5 B≋, e5 B≋; in reach: b4 c4 e4 f4 c5 d5 e5." in lines
    assert "Instead you may bring back piece 4 to h1." in lines
    assert "0 Ann (south, you): 1 b1!, 2 d4, 3 f1!, 4 captured (start h1)." in lines
    assert lines[-1] == "Say end to pass."


@pytest.mark.parametrize(("seat", "corner"), [(0, "a9"), (1, "i9"), (2, "i1"), (3, "a1")])
def test_from_each_side(seat: int, corner: str) -> None:
    """S11: the own edge is at the bottom; the far left corner is another one for each side."""
    board = RED[:-81] + "".join("G" if square == corner else "R" for square in squares())
    pieces = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    lines = picture(f"{pieces} dice=YYGGC board={board}", seat).splitlines()
    far = next(number for number, line in enumerate(lines) if line.startswith("   +----+"))
    assert lines[far + 1][4:6] == "G❦"
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
    assert picture(line, 1).splitlines()[-1] == "Ann has 1 red R▲, 1 cyan C❆, 2 blue B≋; 2 moves left."


def test_other_moments() -> None:
    """S27, S23, S33, S50: taking dice, no move left, crossings and partners, and the end."""
    assert picture(f"phase=dice honour_dice=yes {HOME}").endswith("pieces on the board, five at most.")
    assert picture(f"phase=dice honour_dice=yes {HOME}", 1).endswith("Ann is to take dice.")
    text = picture(f"{HOME} dice=YRGCB", 0, "b1-b2")
    assert "no move left" in text
    assert text.endswith("Say end to end your turn.")
    text = picture("pieces=+,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=YRGC crossings=2")
    assert "Pieces across: Ann 1 of 2, Bo 0 of 2." in text
    assert "1 across" in text
    pieces = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    assert "Partners: Ann and Cy; Bo and Di." in picture(f"{pieces} dice=YYGGC teams=opposite")
    text = picture("pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GRRYY", 0, "e8-e9")
    assert text.startswith("Enough pieces are across the board: whoever brought them wins. Ann wins.")


@pytest.mark.parametrize("board", ["9x9", "13x13", "15x11", "17x9", "9x17"])
@pytest.mark.parametrize("seats", [2, 4])
def test_eighty_columns(board: str, seats: int) -> None:
    """Every picture of a game fits 80 columns, at chance turns too."""
    rng = Rng(board)
    state = GAME.setup(seats, checked_options(GAME, {"board": board, "crossings": 2, "extra_piece": True}))
    for ply in range(400):
        if state.turn == OVER:
            break
        if ply < 8 or ply % 20 == 0:
            for eyes in (*range(seats), None):
                text = GAME.table(GAME.view(state, eyes)).format("Ann", "Bo", "Cy", "Di")
                assert max(map(len, text.splitlines())) <= 80
        moves = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else moves[rng.below(len(moves))])


def test_the_beginning() -> None:
    """S25, S32: while the board is drawn and the start is rolled for, the table says so."""
    state = GAME.setup(2, sunshower.new("passage", seed=1).options)
    assert GAME.table(GAME.view(state, None)) == "The board is being drawn."
    for _ in range(4):
        state.play(1)
    assert GAME.table(GAME.view(state, None)).startswith("{0} is to roll for the start")

"""Capturing, safety, and being out."""

from .conftest import RED, after, field, legal, refusal

LINE = "pieces=e3,b1!,f1!,h1!/e4,f9!,d9!,b9! tokens=d1,b1,f1,h1/h9,f9,d9,b9 dice={} board=" + RED


def test_capture() -> None:
    """B9: the piece leaves the board, and its owner rolls a die less."""
    match = after(LINE.format("RYGCB"), "e3-e4")
    assert field(match, "pieces") == "pieces=e4,b1!,f1!,h1!/-,f9!,d9!,b9!"
    match.play(0, "end")
    assert len(match.view(1)["dice"]) == 4


def test_several_captures_in_a_turn() -> None:
    """S12: a capture is a move; more moves, and more captures, may follow."""
    line = LINE.format("RRRGB").replace("e4,f9!", "e4,f5")
    match = after(line, "e3-e4", "e4-f5", "f5-f4")
    assert field(match, "pieces", "moves") == "pieces=f4,b1!,f1!,h1!/-,-,d9!,b9! moves=0"


def test_several_pieces_capture() -> None:
    """S12: different pieces may capture in one turn."""
    match = after(LINE.format("RRRGB").replace("e4,f9!", "e4,b2"), "b1-b2", "e3-e4")
    assert field(match, "pieces") == "pieces=e4,b2,f1!,h1!/-,-,d9!,b9!"


def test_unmoved_pieces_are_safe() -> None:
    """S13: a piece that has not moved cannot be captured, and its square cannot be entered."""
    line = "pieces=e8,b1!,f1!,h1!/h9!,f9!,d9!,b9! tokens=d1,b1,f1,h1/h9,f9,d9,b9 dice=RYGCB board=" + RED
    assert refusal(after(line), "e8-f9") == "safe"
    assert refusal(after(line), "e8-d9") == "safe"
    assert {move for move in legal(after(line)) if move.startswith("e8")} == {"e8-e9", "e8-d7", "e8-e7", "e8-f7"}


def test_back_home_on_foot_is_not_safe() -> None:
    """S14: a piece that walked home can be captured."""
    line = "pieces=b1!,d1!,f1!,h1!/h9,f9!,d9!,b9! dice=RYGCB board=" + RED
    assert refusal(after(line.replace("b1!", "g8")), "g8-h9") == ""
    assert refusal(after(line.replace("b1!", "g8").replace("h9,", "h9!,")), "g8-h9") == "safe"


def test_captured_to_the_last_piece() -> None:
    """S20: whoever has no piece on the board is out at once, whatever they have in hand; the others go on."""
    line = "pieces=d1!,e3,f1!,-/-,-,b4,-/-,-,d9!,e4 tokens=d1,c1,f1,g1/a7,a6,a4,a3/g9,f9,d9,c9 dice=RRYG board=" + RED
    match = after(line, "e3-e4")
    assert match.result is None
    match = after(line.replace("d9!,e4", "-,e4"), "e3-e4")
    assert field(match, "pieces") == "pieces=d1!,e4,f1!,-/-,-,b4,-/-,-,-,-"
    assert match.to_act == (0,)
    match.play(0, "end")
    match.play(1, "end")
    assert match.to_act == (0,)


def test_partners_block() -> None:
    """S22: a partner's piece blocks and cannot be captured."""
    line = (
        "pieces=e3,d1!,f1!,g1!/a7!,a6!,a4!,a3!/e4,f9!,d9!,c9!/d4,i4!,i6!,i7! "
        "tokens=c1,d1,f1,g1/a7,a6,a4,a3/g9,f9,d9,c9/i3,i4,i6,i7 teams={} dice=RRGCB board=" + RED
    )
    assert refusal(after(line.format("opposite")), "e3-e4") == "partner-here"
    assert refusal(after(line.format("opposite")), "e3-d4") == ""
    assert refusal(after(line.format("neighbours")), "e3-e4") == ""
    assert refusal(after(line.format("none")), "e3-e4") == ""
    assert refusal(after(line.format("neighbours").replace("a7!", "f4")), "e3-f4") == "partner-here"

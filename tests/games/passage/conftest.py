"""How the rule tests are written: a position as a line, moves as text, and the line that comes of them.

The usual board of the tests is 9x9 and striped: each rank has one colour, red, yellow, green, cyan, blue, magenta, and
red, yellow, green again. So the star row of the players in the south and in the north is blue.
"""

import sunshower
from sunshower import Match

TILING = "cHVhdvVVvVVdsdVsvvdadvvbahhh"
STRIPES = f"9x9:{TILING}:" + "".join(letter * 9 for letter in "RYGCBMRYG")
RED = f"9x9:{TILING}:" + "R" * 81
DEFAULTS = {"round": "5", "turn": "0", "board": STRIPES}
HOME = "pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,b9!"


def full(line: str) -> str:
    """A line with the usual round, turn and board, where it names none."""
    named = {word.partition("=")[0] for word in line.split()}
    return " ".join([line, *(f"{name}={value}" for name, value in DEFAULTS.items() if name not in named)])


def after(line: str, *moves: str, seed: str = "test") -> Match:
    """The match that starts from a position line, after these moves by whoever's turn it is."""
    match = sunshower.position("passage", full(line), seed=seed)
    for move in moves:
        match.play(match.to_act[0], move)
    return match


def legal(match: Match) -> set[str]:
    """The moves open to whoever's turn it is."""
    return {move for seat in match.to_act for move in match.legal(seat)}


def field(match: Match, *names: str) -> str:
    """Some fields of the position line, in the order of the line; a field that holds its default is not there."""
    words = match.position("all").split()
    return " ".join(word for word in words if word.partition("=")[0] in names)


def refusal(match: Match, text: str) -> str:
    """The code with which a text is refused to whoever's turn it is; empty if it is not refused."""
    answer = match.why(match.to_act[0], text)
    return answer.code if answer else ""

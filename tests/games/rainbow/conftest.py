"""How the rule tests are written: a position as a line, moves as text, and the line that comes of them."""

import sunshower
from sunshower import Match

OPTIONS: dict[str, bool | int | str] = {
    "flip_commits": False,
    "memory_aid": False,
    "first": "random",
    "pairs": 2,
    "light": 1,
    "shadow": 1,
    "light_shadow": 1,
}


def after(line: str, *moves: str) -> Match:
    """The match that starts from a position line, after these moves by whoever's turn it is."""
    match = sunshower.position("rainbow", line, seed="test")
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


def steps(match: Match) -> list[str]:
    """All that has happened, chance included."""
    return list(match.record()["steps"])

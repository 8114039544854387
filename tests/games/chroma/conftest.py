"""How the rule tests are written: a position as a line, moves as text, and the line that comes of them."""

from collections.abc import Mapping
from typing import Any

import sunshower
from sunshower import Match
from sunshower.core.match import checked_options
from sunshower.games.chroma import GAME


def after(line: str, *moves: str) -> Match:
    """The match that starts from a position line, after these moves by whoever's turn it is."""
    match = sunshower.position("chroma", line, seed="test")
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


def options(**given: object) -> Mapping[str, Any]:
    """All options with their values, those not given as usual."""
    return checked_options(GAME, given)

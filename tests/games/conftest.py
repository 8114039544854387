"""How the rule tests are written: a position as a line, moves as text, and the line that comes of them."""

import re

import sunshower
from sunshower import BadPosition, Match

from ..laws.page import bullets, page
from ..laws.words import has_words, must_refuse


def played(game: str, line: str, *moves: str, seed: str = "test") -> Match:
    """The match that starts from a position line, after these moves by whoever's turn it is."""
    match = sunshower.position(game, line, seed=seed)
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


def refused_for(match: Match, text: str) -> tuple[str, str]:
    """The code and the rule with which a text is refused: in words for people, by a rule that is told, for nothing."""
    before = match.record()
    answer = must_refuse(match, match.to_act[0], text)
    assert match.record() == before
    ids = [bullet.rpartition("(")[2] for bullet in bullets(page(match.game.name))]
    assert not answer.rule or any(re.search(rf"\b{answer.rule}\b", cited) for cited in ids)
    return answer.code, answer.rule


def question(match: Match, text: str) -> str:
    """What is asked of whoever says only a part of a move: the same for a text or an object, in any capitals."""
    answers = [must_refuse(match, match.to_act[0], said) for said in (text, f" {text.upper()} ")]
    assert answers[0].sentence == answers[1].sentence
    return answers[0].sentence


def line_refusal(game: str, line: str) -> str:
    """The code with which a line is refused; empty if it is not."""
    try:
        sunshower.position(game, line, seed="test")
    except BadPosition as answer:
        has_words(answer)
        return answer.code
    return ""


def changed(line: str, **changes: str) -> str:
    """A line with some fields changed, or added."""
    fields = dict(word.split("=") for word in line.split()) | changes
    return " ".join(f"{name}={value}" for name, value in fields.items())

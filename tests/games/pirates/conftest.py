"""How the rule tests are written: a position as a line, moves as text, and the line that comes of them."""

import sunshower
from sunshower import Match
from sunshower.games.pirates.pieces import DECK, LETTERS

Fields = tuple[str, ...]


def after(line: str, *moves: str, seed: str = "test") -> Match:
    """The match that starts from a position line, after these moves by whoever's turn it is."""
    match = sunshower.position("pirates", line, seed=seed)
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


def with_pile(line: str, pile: str) -> str:
    """A line with just these cards left in the draw pile: all others are put among the discards."""
    words = dict(word.split("=") for word in line.split())
    lying = "".join(words.get(name, "") for name in ("hands", "pair", "discards"))
    lying += words.get("islands", "").replace("w", "w*")
    lying = "".join(_natural(lying))
    discards = words.get("discards", "")
    for kind, copies in enumerate(DECK):
        letter = LETTERS[kind]
        discards += letter * (copies - lying.count(letter) - pile.count(letter))
    return " ".join(f"{name}={value}" for name, value in (words | {"discards": discards}).items())


def _natural(text: str) -> list[str]:
    """The letters of a text without the numbers that WILDs stand for."""
    found: list[str] = []
    skip = False
    for letter in text:
        if skip and letter != "*":
            skip = False
            continue
        if letter == "*":
            skip = True
        else:
            found.append(letter)
    return found

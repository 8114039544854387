"""The laws of a page of rules: it is complete, keeps to its form, and its example is true."""

import re
from collections.abc import Callable

from sunshower import rulebook
from sunshower.core.errors import BadPosition
from sunshower.core.game import Game
from sunshower.core.match import Match
from sunshower.core.registry import load

IDS = re.compile(r"\b[A-Z]\d{1,2}\b")


def page(name: str) -> str:
    """The rules of a game for people."""
    return rulebook.markdown(load(name))


def bullets(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("- ")]


def told(text: str) -> set[str]:
    """The ids at the end of the bullets of a page."""
    return {id_ for bullet in bullets(text) for id_ in IDS.findall(bullet.rpartition("(")[2])}


def bullets_carry_ids(game: Game, text: str) -> None:
    """A client prints the bullet that carries an id, so each one is a line that ends in ids: (B9, D8)."""
    for bullet in bullets(text):
        assert re.fullmatch(r"- .+\. \([A-Z]\d+(?:, [A-Z]\d+)*\)", bullet), bullet


def rules_are_told(game: Game, text: str) -> None:
    """Each ruling has a bullet, no number is left out, and what the letters stand for is said."""
    letters = {id_[0] for id_ in told(text)}
    for letter in letters:
        numbers = sorted(int(id_[1:]) for id_ in told(text) if id_[0] == letter)
        assert numbers == list(range(1, len(numbers) + 1)), letter
        assert re.search(rf"\b{letter}\s+for\b", text), letter
    ours = {id_[0] for id_ in game.rulings}
    assert {id_ for id_ in told(text) if id_[0] in ours} == set(game.rulings)


def options_are_told(game: Game, text: str) -> None:
    """Each option has a bullet that begins with its name, or with those of several, and carries its ruling."""
    for option in game.options:
        names = rf"(?:`\w+`(?:, | and ))*`{option.name}`(?:(?:, | and )`\w+`)*"
        assert any(re.match(rf"- {names}: .*\b{option.ruling}\b", bullet) for bullet in bullets(text)), option.name


def fields_are_told(game: Game, text: str) -> None:
    """Each field of the position line stands in the table of fields."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert set(game.positions.known) <= {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def credits_are_given(game: Game, text: str) -> None:
    """The page names designer and publisher, says that it is unofficial, and where rulings fill gaps, that they do."""
    names = re.findall(r"[A-Z]\w*(?: [A-Z]\w*)*", game.credits.designer) + game.credits.publisher.split(", ")
    for word in (*names, str(game.credits.year or ""), "unofficial", "reconstruction" if game.rulings else ""):
        assert word in text, word


def example_is_true(game: Game, text: str) -> None:
    """The moves of the example lead from its first line to its last, which may be a part if chance has the rest."""
    first, *moves, last = re.findall(r"^```\n(\w+=.+?)\n```$", text, re.MULTILINE | re.DOTALL)[0].split("\n")
    match = Match(game, seed="test", start=first)
    assert match.view("all") == game.parse_position(first)
    for move in moves:
        match.play(match.to_act[0], move)
    try:
        end = game.parse_position(last)
    except BadPosition:
        assert set(last.split()) <= set(match.position("all").split())
    else:
        assert match.view("all") == end


def pictures_can_be_drawn(game: Game, text: str) -> None:
    """A picture is a position that somebody could look at, and a caption in words."""
    blocks = re.findall(r"^```table\n(.*?)\n```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == text.count("```table")
    for line, caption in (block.split("\n") for block in blocks):
        assert game.format_position(game.parse_position(line))
        assert caption.endswith((".", "。", "!"))
        assert "=" not in caption


PageLaw = Callable[[Game, str], None]
PAGE_LAWS: tuple[PageLaw, ...] = (
    bullets_carry_ids,
    rules_are_told,
    options_are_told,
    fields_are_told,
    credits_are_given,
    example_is_true,
    pictures_can_be_drawn,
)

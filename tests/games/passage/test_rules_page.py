"""rules.md is complete, keeps to its form, and its example is true."""

import re
from importlib.resources import files

from sunshower.games.passage import GAME
from sunshower.games.passage.position import FIELDS

from .conftest import after

RULES = (files("sunshower.games.passage") / "rules.md").read_text(encoding="utf-8")
BULLETS = [line for line in RULES.splitlines() if line.startswith("- ")]
BOOK = [f"B{number}" for number in range(1, 15)]


def test_every_bullet_is_a_sentence_with_its_ids() -> None:
    """A client prints the bullet that carries an id, so each one is a line that ends in ids: (B9, S8)."""
    for bullet in BULLETS:
        found = re.fullmatch(r"- .+\. \(([BS]\d+(?:, [BS]\d+)*)\)", bullet)
        assert found, bullet
        assert set(found[1].split(", ")) <= {*GAME.rulings, *BOOK}, bullet


def test_every_rule_is_told() -> None:
    """B1 to B14 and S1 to S50 each have a bullet."""
    cited = {id_ for bullet in BULLETS for id_ in re.findall(r"[BS]\d+", bullet.rpartition("(")[2])}
    assert cited == {*GAME.rulings, *BOOK}


def test_every_option_is_told() -> None:
    """Each option has a bullet that begins with its name and carries its ruling."""
    for option in GAME.options:
        assert any(re.match(rf"- .*`{option.name}`.*: .*\b{option.ruling}\b", bullet) for bullet in BULLETS)


def test_every_field_is_told() -> None:
    """Each field of the position line stands in the table of fields."""
    rows = [line.split("|")[1] for line in RULES.splitlines() if line.startswith("| `")]
    assert set(FIELDS) <= {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_credits() -> None:
    """The page names designer and publisher and says that it is unofficial."""
    for word in ("Board Game Designers Forum", "bgdf.com, node 2708", "unofficial", "reconstruction"):
        assert word in RULES


def test_the_example_is_true() -> None:
    """B6, B9, S9: the turn told move by move leads from its first line to its last."""
    line, *moves, end = RULES.split("```")[1].split("\n")[1:-1]
    assert after(line).position("all") == line
    assert after(line, *moves).position("all") == end

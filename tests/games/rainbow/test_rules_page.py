"""rules.md is complete, keeps to its form, and its example is true."""

import re
from importlib.resources import files

from sunshower.games.rainbow import GAME
from sunshower.games.rainbow.position import FIELDS

from .conftest import after, field

RULES = (files("sunshower.games.rainbow") / "rules.md").read_text(encoding="utf-8")
BULLETS = [line for line in RULES.splitlines() if line.startswith("- ")]
BOOK = [f"B{number}" for number in range(1, 15)]


def test_every_bullet_is_a_sentence_with_its_ids() -> None:
    """A client prints the bullet that carries an id, so each one is a line that ends in ids: (B9, R8)."""
    for bullet in BULLETS:
        found = re.fullmatch(r"- .+\. \(([BR]\d+(?:, [BR]\d+)*)\)", bullet)
        assert found, bullet
        assert set(found[1].split(", ")) <= {*GAME.rulings, *BOOK}, bullet


def test_every_rule_is_told() -> None:
    """B1 to B14 and R1 to R29 each have a bullet."""
    cited = {id_ for bullet in BULLETS for id_ in re.findall(r"[BR]\d+", bullet.rpartition("(")[2])}
    assert cited == {*GAME.rulings, *BOOK}


def test_every_option_is_told() -> None:
    """Each option has a bullet that begins with its name and carries its ruling."""
    for option in GAME.options:
        assert any(re.match(rf"- `{option.name}`: .*\b{option.ruling}\b", bullet) for bullet in BULLETS)


def test_every_field_is_told() -> None:
    """Each field of the position line stands in the table of fields."""
    rows = [line.split("|")[1] for line in RULES.splitlines() if line.startswith("| `")]
    assert set(FIELDS) <= {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_credits() -> None:
    """The page names designer and publisher, says that it is unofficial and what is reconstructed."""
    for word in (GAME.credits.designer, GAME.credits.publisher, str(GAME.credits.year), "unofficial", "reconstruction"):
        assert word in RULES


def test_the_example_is_true() -> None:
    """B1-B14: the turn told move by move leads from its first line to its last."""
    line, *moves, end = RULES.split("```")[1].split("\n")[1:-1]
    assert set(after(line).position("all").split()) - set(line.split()) == {"gone=RObYRbYLbCPb"}
    match = after(line, *moves)
    assert field(match, "scores") == end
    assert match.to_act == (0,)

"""A fact is declared in one line, and is then everywhere: in Views, guesses, lines, wire types and the page's types."""

from dataclasses import replace
from typing import Annotated, Any

import pytest
from msgspec.json import schema_components

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition
from sunshower.core.facts import Fact, Facts, Number
from sunshower.core.game import Game
from sunshower.core.position import Positions
from sunshower.core.registry import load
from sunshower.games.road import notation
from sunshower.games.road.view import RoadView, guess, view
from sunshower.server import typescript, wire

LINE = "round=5 phase=place turn=0 first=0 ring=12345/67123 sunny=b rain=h hands=2467/3567"


class TalkativeView(RoadView):
    """What eyes see of Rainbow Road, and which ways are open to the fairy: that is the one new line."""

    ways: Annotated[int, Fact(Number(0, 3), 0)]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Rainbow Road with the new fact: nothing but the declaration of its View has changed."""
    facts = Facts("road", TalkativeView)
    monkeypatch.setitem(view.__globals__, "FACTS", facts)
    positions = Positions(
        facts,
        notation.POSITIONS.options,
        seats=2,
        view=view,
        guess=guess,
        fold=notation.fold,
        unfold=notation.unfold,
        check=notation.check,
    )
    return replace(load("road"), facts=facts, positions=positions)


def test_views_and_guesses_have_it(game: Game) -> None:
    """A State that keeps it shows it, and a guess keeps what was shown."""
    state: Any = game.guess(game.parse_position(LINE), Rng())
    state.ways = 2
    for eyes in (0, 1, None, "all"):
        shown: Any = game.view(state, eyes)
        assert shown["ways"] == 2
    assert game.view(game.guess(shown, Rng()), "all") == shown


def test_lines_have_it(game: Game) -> None:
    """It is written where it is not as usual, read back, and refused where it cannot be."""
    state: Any = game.guess(game.parse_position(LINE), Rng())
    assert game.format_position(game.view(state, "all")) == LINE
    state.ways = 2
    told = game.format_position(game.view(state, "all"))
    assert told == f"{LINE} ways=2"
    assert game.parse_position(told) == game.view(state, "all")
    with pytest.raises(BadPosition, match="'ways' must be a number from 0 to 3"):
        game.parse_position(f"{LINE} ways=4")


def test_the_wire_and_the_page_have_it(game: Game) -> None:
    """Its type, in the schema and in TypeScript, follows from the declaration."""
    kind = wire.view_type(game)
    assert kind.__annotations__["ways"] is int
    _, parts = schema_components([kind], ref_template="#/{name}")
    assert parts["TalkativeView"]["properties"]["ways"] == {"type": "integer"}
    assert "\n  ways: number;\n" in typescript.interface("TalkativeView", parts["TalkativeView"], {})

"""Whatever is said or written at any table is understood or refused."""

from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sunshower.core.errors import BadPosition
from sunshower.core.game import CHANCE, OVER
from sunshower.core.match import Match
from sunshower.core.registry import games, load

from .laws import look, tables
from .words import must_answer, must_read

STRANGE = "٣²\x00\x1b🌈 =/,:@>-?!0"


@cache
def lines(name: str) -> list[str]:
    """Positions of random games at every table of a game, for every pair of eyes."""
    return [
        table.game.format_position(table.game.view(state, eyes))
        for table in tables()
        if table.game.name == name
        for number, state in enumerate(state for state in look(table, "words") if state.turn != CHANCE)
        if number % 8 == 0 or state.turn == OVER
        for eyes in table.everyone()
    ]


def spoilt(text: str) -> st.SearchStrategy[str]:
    """A text with a piece of it replaced by another piece, or by something strange."""
    places = st.integers(0, len(text))
    pieces = st.one_of(st.text(STRANGE, max_size=3), st.builds(lambda a, b: text[a : a + b], places, st.integers(0, 4)))
    return st.builds(lambda at, gone, piece: text[:at] + piece + text[at + gone :], places, st.integers(0, 4), pieces)


def some_line(name: str) -> st.SearchStrategy[str]:
    """Any text, a line with a part of it spoilt, or words of several lines."""
    words = sorted({word for line in lines(name) for word in line.split()})
    return st.one_of(
        st.text(max_size=80),
        st.sampled_from(lines(name)).flatmap(spoilt),
        st.lists(st.sampled_from(words), max_size=12).map(" ".join),
    )


def some_saying(match: Match) -> st.SearchStrategy[str]:
    """Any text, or a move or an object with a part of it spoilt."""
    seat = match.to_act[0]
    known = sorted({*match.legal(seat), *(pick for path in match.picks(seat) for pick in path)})
    return st.one_of(st.text(max_size=30), st.sampled_from(known), st.sampled_from(known).flatmap(spoilt))


@pytest.mark.parametrize("name", games())
@given(data=st.data())
def test_any_line_is_read_or_refused(name: str, data: Any) -> None:
    must_read(load(name), data.draw(some_line(name)))


@pytest.mark.parametrize("name", games())
@given(data=st.data())
def test_any_saying_is_answered(name: str, data: Any) -> None:
    match = Match(load(name), seed="words", start=data.draw(st.sampled_from(lines(name))))
    assume(match.to_act)
    must_answer(match, data.draw(some_saying(match)))


@pytest.mark.parametrize("name", games())
def test_what_is_no_line(name: str) -> None:
    """A line is made of fields that are known, each once."""
    game, line = load(name), lines(name)[0]
    word = line.split()[0]
    for text, code in (
        ("hello", "not-understood"),
        (word.partition("=")[0], "not-understood"),
        (word.partition("=")[0] + "=", "not-understood"),
        (f"{line} weather=sun", "unknown-field"),
        (f"{line} {word}", "twice"),
        (line + " " * 1000, "not-a-line"),
        ("x" * 2000, "not-a-line"),
        ("", "bad-field"),
    ):
        with pytest.raises(BadPosition) as refused:
            game.parse_position(text)
        assert refused.value.code == code

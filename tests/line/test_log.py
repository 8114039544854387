"""The log in the terminal: what is done several times in a row is told once, and the end is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import sunshower
from sunshower.core.message import Arg, Message, Who, Word
from sunshower.core.registry import load
from sunshower.core.words import Voice, languages, words
from sunshower.tui import speech
from sunshower.tui.transcript import chapters, outcome, told

from .conftest import piped

ADDED: dict[str, Arg] = {"seat": Who(0), "group": "34", "grown": "234", "shape": Word("pirates-group", "47")}


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speech.choose(request.param)
    yield request.param
    speech.choose(languages()[0])


def test_a_lookout_is_told_in_four_sentences(language: str) -> None:
    line = "turn=0 islands=-/- hands=l345/1 pair=35"
    match = sunshower.Match(load("pirates"), seed="log", start=line)
    for move in ("lay:345", "lookout"):
        match.play(0, move)
    while any(move.startswith("top:") for move in match.legal(0)):
        match.play(0, next(move for move in match.legal(0) if move.startswith("top:")))
    said = "".join(chapters(match, "all", None))
    sentences = said.count("。") if language == "ja" else said.count(".")
    assert sentences <= 7, said


def test_what_has_nothing_to_tell_apart_beside_what_has_is_told(language: str) -> None:
    apart: tuple[Word, ...] = (Word("pirates-card", "3"), Word("pirates-card", "4"))
    adds = [
        Message("pirates-card-added", {**ADDED, "card": Word("pirates-card", card), "apart": some})
        for card, some in (("2", apart), ("1", ()))
    ]
    assert len(Voice(words(language), ["Ann"]).summed(adds, in_full=True)) == 1


def test_what_is_folded_has_the_blanks_of_the_language(language: str) -> None:
    line = "turn=0 islands=-/- hands=rr345/1 pair=35"
    match = sunshower.Match(load("pirates"), seed="log", start=line)
    for move in ("lay:r", "lay:r"):
        match.play(0, move)
    said = "".join(chapters(match, "all", None))
    assert ("。（2回）" in said) if language == "ja" else (". (2" in said)


def test_who_has_won_is_not_told_twice(language: str) -> None:
    match = sunshower.new("passage", seats=2, seed="demo")
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    last = told(match, match.log(None)[-1], None)
    whole, rest = outcome(match, None), outcome(match, None, last)
    assert whole.endswith(rest)
    assert whole.split("\n")[0].casefold() in f"{last}\n{rest}".casefold()
    assert (rest == whole) == (whole.split("\n")[0].casefold() not in last.casefold())


def test_what_is_listed_has_the_commas_of_the_language(tmp_path: Path) -> None:
    shown = piped(tmp_path / "data", "pirates", "--seed", "x", "--lang", "ja", said="quit\n")
    assert "Sweet Bros、Sweet Bros Games、Goliath、Korea Boardgames。" in "".join(shown.split("\n"))

"""What somebody hears who plays by ear: only what a voice can say."""

from pathlib import Path

import pytest
from bench.transcripts import FOLDER, GAMES, played, unspeakable

from sunshower.tui import speech
from sunshower.tui.screen import PROMPT

FENCE = "```"


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "_chosen", "en")


def heard(page: Path) -> list[str]:
    lines = page.read_text(encoding="utf-8").split(FENCE)[1].split("\n")[1:]
    return [line for line in lines if not line.startswith(PROMPT)]


@pytest.mark.parametrize(("language", "game", "seed", "options"), GAMES, ids=lambda part: str(part))
def test_no_sign_and_no_notation_is_read_out(language: str, game: str, seed: str, options: dict[str, int]) -> None:
    listener = played(language, game, seed, options, answers=9)
    assert listener.notation
    lines = heard(FOLDER / f"{language}-{game}.md")
    assert len(lines) > 200
    assert unspeakable(lines, listener.notation) == []


@pytest.mark.parametrize("game", ["chroma", "rainbow"])
def test_all_is_told_at_first_and_no_question_twice_in_a_turn(game: str) -> None:
    listener = played("en", game, "ear 2", {}, answers=0)
    assert unspeakable(listener.heard) == []
    session, seat = listener.session, listener.session.match.to_act[0]
    first, questions = [*listener.lines], session.questions
    assert any(line.startswith("Your hand") for line in first)
    assert set(questions) <= set(first)
    listener.lines.clear()
    session.show(seat)
    assert not set(questions) & set(listener.lines)
    session.answer(seat, "table")
    assert set(questions) <= set(listener.lines)


def test_what_no_voice_can_say_is_found() -> None:
    notation = {"1@a", "B2", "hand:7", "c1-c2", "stop"}
    for line in ("Lay 1@a.", "You may lay B2.", "hand:7", "c1-c2, c1-d2", "the 1 ▲", "a * b", "{name}"):
        assert unspeakable([line], notation) == [line]
    assert unspeakable(["Let the Sunny Fairy stop on d (a 5).", "パスする。", "Jij: 1"], notation) == []

"""The laws of text: whatever is said or written is understood or refused in words for people."""

import re

import pytest

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition, IllegalMove, Refusal
from sunshower.core.game import CHANCE, OVER, Game
from sunshower.core.match import Match
from sunshower.core.options import checked_options

LONGEST_GAME = 100_000


def has_words(refusal: Refusal) -> None:
    """A code of small words, and a sentence or a question, which may begin with a number or with what was said."""
    assert refusal.code == refusal.code.lower()
    assert refusal.code.replace("-", "").isalpha()
    assert re.fullmatch(r"[A-Z0-9'\"].*[.?]", refusal.sentence), refusal.sentence
    assert refusal.sentence.isprintable()


def is_for_people(refusal: Refusal) -> None:
    """Words that can be shown to anybody as they are."""
    has_words(refusal)
    assert refusal.sentence[0].isupper()


def must_refuse(match: Match, seat: int, text: str) -> Refusal:
    """A seat may not play a text, and is told the same by `play` and by `why`."""
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, text)
    reason = match.why(seat, text)
    assert reason is not None
    assert str(reason) == str(refused.value)
    is_for_people(reason)
    return reason


def must_answer(match: Match, text: str) -> None:
    """Whatever is said, the answer is a move, the one object to pick for it, or a refusal, which may be a question."""
    game, seat = match.game, match.to_act[0]
    answer = match.why(seat, text)
    state = game.guess(match.view(seat), Rng("answer"))
    action = game.parse_move(state, text)
    whole = (text.strip().lower(),) in match.picks(seat)
    if answer is None:
        assert whole or (action is not None and game.format_move(state, action) in match.legal(seat))
    else:
        assert action is None
        assert not whole
        assert text not in match.legal(seat)
        is_for_people(answer)


def must_read(game: Game, line: str, to_the_end: bool = False) -> None:
    """Whatever is given as a position is refused, or it is a game that can be played on and written down anywhere."""
    try:
        view = game.parse_position(line)
    except BadPosition as refusal:
        has_words(refusal)
        return
    assert game.parse_position(game.format_position(view)) == view
    rng = Rng(f"read {line}")
    state = game.guess(view, rng)
    whole = game.setup(view["seats"], checked_options(game, view["options"])).census()
    for _ in range(LONGEST_GAME if to_the_end else 30):
        assert state.census() == whole
        if state.turn != CHANCE:
            seen = game.view(state, "all")
            assert game.parse_position(game.format_position(seen)) == seen
        if state.turn == OVER:
            return
        actions = state.legal()
        texts = [game.format_move(state, action) for action in actions]
        assert len(set(texts)) == len(texts)
        state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    assert not to_the_end, "the game does not end"

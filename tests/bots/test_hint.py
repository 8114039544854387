"""Hints: a move in words, a reason for it, and nothing that only those understand who type moves."""

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

import sunshower
from sunshower.bots.hint import Hint, hint
from sunshower.bots.thinker import Choice, Thought
from sunshower.core.chance import Rng
from sunshower.core.fluent import Pattern, Select
from sunshower.core.match import Match
from sunshower.core.message import Arg, Message
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, languages, words

from ..laws.words import words_of_others

LABEL = re.compile(r"[a-m]\d{0,2}|\d+")
"""What is written on the table itself: spots, squares and numbers."""
TEACHERS = [name for name in games() if load(name).reasons]
NAMES = ("Ann", "Bea", "Cid", "Dot", "Eve", "Fay")


def positions(game: str, count: int) -> Iterator[tuple[Match, int]]:
    """Decisions of random games, in which there is a choice, with every number of seats and with options."""
    rng = random.Random(f"hints {game}")
    number = 0
    while count:
        match = table(game, number, rng)
        number += 1
        while match.to_act and count:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if len(legal) > 1 and rng.random() < 0.2:
                yield match, seat
                count -= 1
            match.play(seat, rng.choice(legal))


def table(game: str, number: int, rng: random.Random) -> Match:
    rules = load(game)
    seats = rules.seats[number % len(rules.seats)]
    options = {option.name: rng.choice(option.values) for option in rules.options if number % 3 == 2}
    try:
        return sunshower.new(game, seats=seats, seed=f"hints {number}", options=options, players=NAMES[:seats])
    except sunshower.BadTable:  # options that do not go together
        return sunshower.new(game, seats=seats, seed=f"hints {number}", players=NAMES[:seats])


def advice(match: Match, seat: int) -> Hint:
    """A hint without much thinking, by a bot that takes what looks best."""
    thought = sunshower.bot(match.game.name, "greedy").think(match.view(seat))
    moves = [choice.move for choice in thought.choices]
    rng = random.Random(len(moves))
    worths = sorted((rng.random() for _ in moves), reverse=True)
    choices = tuple(Choice(move, worth, 0.1) for move, worth in zip(moves, worths, strict=True))
    return hint(match, seat, Thought(moves[0], choices, 1))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a language."""
    spoken = words(language)
    for key in [*spoken.patterns.unread]:
        assert key in spoken
    return frozenset(re.findall(r"\w+", " ".join(texts(spoken.patterns.values())).lower()))


def texts(patterns: Iterable[Pattern]) -> Iterator[str]:
    for pattern in patterns:
        for part in pattern:
            if isinstance(part, str):
                yield part
            elif isinstance(part, Select):
                yield from texts(part.variants.values())


def keys(message: Message) -> Iterator[str]:
    yield message.key
    for arg in message.args.values():
        yield from keys_in(arg)


def keys_in(arg: Arg) -> Iterator[str]:
    if isinstance(arg, Message):
        yield from keys(arg)
    elif isinstance(arg, tuple):
        for each in arg:
            yield from keys_in(each)


def must_teach(match: Match, seat: int) -> bool:
    """A hint is whole and in words, in every language; returns whether the game itself had a reason."""
    found = advice(match, seat)
    assert 2 <= len(found.reasons) <= 3  # and the chances
    for language in languages():
        say = Voice(words(language), match.players, seat)
        for message in (found.nudge, *found):
            assert all(key in words(language) for key in keys(message))
            said = say(message.key, **message.args)
            assert said.strip()
            assert "  " not in said
            assert words_of_others(said, language) == set(), said
            assert not [
                token for token in re.split(r"[\s。、，：（）「」]+", said) if is_notation(match, token, language)
            ]
        assert say(found.move.key, **found.move.args) not in say(found.nudge.key, **found.nudge.args)
    return not any(reason.key == "table-why-best" for reason in found.reasons)


def is_notation(match: Match, token: str, language: str) -> bool:
    word = token.strip(".,;:!?()'\"")
    if not word or LABEL.fullmatch(word) or set(re.findall(r"\w+", word.lower())) <= vocabulary(language):
        return False
    return match.game.moves.parse(word) is not None


@pytest.mark.parametrize("game", TEACHERS)
def test_every_hint_teaches(game: str) -> None:
    had = [must_teach(match, seat) for match, seat in positions(game, 25)]
    assert sum(had) >= 24


@pytest.mark.soak
@pytest.mark.parametrize("game", TEACHERS)
def test_every_hint_of_many_teaches(game: str) -> None:
    had = [must_teach(match, seat) for match, seat in positions(game, 1000)]
    assert sum(had) >= 980


@pytest.mark.parametrize("game", TEACHERS)
def test_the_same_view_gives_the_same_words(game: str) -> None:
    for number, (match, seat) in enumerate(positions(game, 5)):
        tells_nothing_hidden(match, seat, number)


@pytest.mark.soak
@pytest.mark.parametrize("game", TEACHERS)
def test_the_same_view_of_many_gives_the_same_words(game: str) -> None:
    for number, (match, seat) in enumerate(positions(game, 200)):
        tells_nothing_hidden(match, seat, number)


def tells_nothing_hidden(match: Match, seat: int, number: int) -> None:
    """What the seat neither sees nor has seen changes nothing in a hint."""
    world = match.game.guess(match.view(seat, memory=True), Rng(f"another world {number}"))
    other = Match(match.game, seed="other", start=match.game.format_position(match.game.view(world, "all")))
    assert advice(other, seat) == advice(match, seat)


def test_a_hint_in_words() -> None:
    """What a bot expects of its move, and what others would cost; one that does not search expects nothing."""
    match = sunshower.new("road", seed="demo", players=NAMES[:2])
    choices = (Choice("5@c", 0.62, 0.7), Choice("3@c", 0.5, 0.2), Choice("1@a", 0.618, 0.1))
    told = words().all(hint(match, 0, Thought("5@c", choices, 9)), match.players, 0)
    assert told.startswith("Lay a 5 on c. ")
    assert told.endswith(
        "I expect to win 62 of 100 such games. It is a close call. Or (wins 12 fewer of 100 games): Lay a 3 on c. "
        "Or (costs next to nothing): Lay a 1 on a."
    )
    blunt = tuple(Choice(choice.move, None, 1 / 3) for choice in choices)
    told = words().all(hint(match, 0, Thought("5@c", blunt, 0)), match.players, 0)
    assert told.endswith("That is what I would play. Or: Lay a 3 on c. Or: Lay a 1 on a.")

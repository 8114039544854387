"""Whoever reads nothing of a hint but its words plays the move that the bot has in mind, and so as well as the bot."""

from collections import Counter
from collections.abc import Iterator

import pytest

import sunshower
from sunshower.arena.matches import play_block
from sunshower.arena.plan import Plan
from sunshower.arena.statistics import interval
from sunshower.bots import Thought
from sunshower.bots.hint import hint
from sunshower.core.game import Seat
from sunshower.core.happenings import doing
from sunshower.core.match import Match
from sunshower.core.registry import games
from sunshower.core.words import Words, languages, words

from .test_hint import NAMES, TEACHERS, positions

ADVISER = "expert"
OPPONENT = "casual"
BLOCKS = 100
"""Deals in the long comparison, each played on both seats."""
WORK = {"chroma": 200, "passage": 20, "pirates": 15, "rainbow": 50, "road": 100}
"""As much as the ladder gives the adviser; in Passage and Pirates, where that takes hours, what the level below gets.
What is compared is who plays the moves, not how well they were thought of."""


def said(match: Match, seat: Seat, spoken: Words) -> dict[str, str]:
    """What each move open to a seat is called, in words."""
    deeds = match.deeds(seat)
    return {move: spoken.say(doing(match.game.name, story[0]), match.players, seat) for move, story in deeds.items()}


def understood(match: Match, seat: Seat, sentence: str, spoken: Words) -> str:
    """The one move that a sentence tells to make."""
    (move,) = [move for move, told in said(match, seat, spoken).items() if told == sentence]
    return move


def advised(match: Match, seat: Seat, thought: Thought, spoken: Words) -> str:
    """The move as a hint tells it."""
    return spoken.say(hint(match, seat, thought).move, match.players, seat)


@pytest.mark.parametrize("game", games())
def test_no_two_moves_have_the_same_words(game: str) -> None:
    for match, seat in positions(game, 30):
        tell_apart(match, seat)


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_no_two_moves_of_many_have_the_same_words(game: str) -> None:
    for match, seat in positions(game, 1000):
        tell_apart(match, seat)


def test_groups_of_one_name_are_told_apart_by_their_cards() -> None:
    islands = "555,555w5,tcs,knh,3456,34w56"
    match = sunshower.position(
        "pirates", f"phase=turn turn=0 islands={islands}/- hands=2wl/3 pair=4t", players=NAMES[:2]
    )
    tell_apart(match, 0)
    told = said(match, 0, words())
    assert told["lift:34w56"] == (
        "Take the run 3 to 6 (yellow 3, green 4, WILD as a blue 5 and purple 6) back into your hand."
    )


def tell_apart(match: Match, seat: Seat) -> None:
    for language in languages():
        twice = [
            sentence for sentence, count in Counter(said(match, seat, words(language)).values()).items() if count > 1
        ]
        assert twice == [], match.position(seat)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TEACHERS)
def test_the_words_of_a_hint_are_the_move_of_the_bot(game: str, language: str) -> None:
    spoken = words(language)
    for match, seat in positions(game, 4):
        thought = sunshower.bot(game, ADVISER, work=2).think(match.view(seat, memory=True))
        assert understood(match, seat, advised(match, seat, thought, spoken), spoken) == thought.move


def shares(game: str, blocks: int) -> Iterator[float]:
    """What a person who does what the hints say gets of the wins: for each deal, of a game on either seat."""
    for block in range(blocks):
        won = 0.0
        for person in range(2):
            match = sunshower.new(game, seats=2, seed=f"hints {game} {block}", players=NAMES[:2])
            bots = [sunshower.bot(game, OPPONENT, block), sunshower.bot(game, ADVISER, block, work=WORK[game])]
            language = words(languages()[block % len(languages())])
            while match.to_act:
                seat = match.to_act[0]
                thought = bots[seat == person].think(match.view(seat, memory=True))
                if seat == person:
                    match.play(seat, understood(match, seat, advised(match, seat, thought, language), language))
                else:
                    match.play(seat, thought.move)
            assert match.result
            ranks = match.result.ranks
            won += (ranks[person] == 1) / ranks.count(1)
        yield won / 2


@pytest.mark.soak
@pytest.mark.parametrize("game", TEACHERS)
def test_who_follows_the_hints_wins_as_often_as_the_bot(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On deals of their own, so that only strength makes the two alike: the intervals overlap."""
    monkeypatch.setattr("sunshower.core.reasons.WORLDS", 4)  # whoever plays what a hint says needs no reasons for it
    person = interval([*shares(game, BLOCKS)])
    plan = Plan(game, (f"{ADVISER}@work={WORK[game]}", OPPONENT), 2, BLOCKS, "hints")
    bot = interval(
        [
            sum(played.shares()[played.bots.index(plan.names[0])] for played in play_block(plan, block)) / 2
            for block in range(BLOCKS)
        ]
    )
    print(f"{game}: the person {person}, the bot {bot}")
    assert person[0] <= bot[1]
    assert bot[0] <= person[1]
    assert min(person[0], bot[0]) > 0.5

"""Reviews: what chance did and what players did add up, and whoever judges knows what the seat knew, no more."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import sunshower
from sunshower.bots.luck import Fortune
from sunshower.bots.quick import Greedy
from sunshower.core.chance import Rng
from sunshower.core.errors import Refusal
from sunshower.core.game import CHANCE, OVER, Actions, State
from sunshower.core.heuristic import Heuristic
from sunshower.core.message import Who
from sunshower.core.options import checked_options
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, languages, words
from sunshower.review import account, telling
from sunshower.review.account import Mark
from sunshower.review.judge import Judge

GLANCE = 20
"""Work enough to see that all of it goes together."""
THOUGHT_OF = [game for game in games() if load(game).heuristic]
NAMES = ("Ann", "Bea", "Cid", "Dot", "Eve", "Fay")


def played(game: str, seed: str, *levels: str, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """The record of a game between bots."""
    match = sunshower.new(game, len(levels), seed=seed, options=options, players=NAMES[: len(levels)])
    bots = [sunshower.bot(game, level, seat, work=GLANCE) for seat, level in enumerate(levels)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat, memory=True)))
    return match.record()


@cache
def looked_at(game: str) -> account.Review:
    return sunshower.review(played(game, "review", "greedy", "novice"), work=GLANCE)


@pytest.mark.parametrize("game", THOUGHT_OF)
def test_luck_skill_and_rest_are_the_result(game: str) -> None:
    review = looked_at(game)
    adds_up(review)
    assert sum(each.share for each in review.seats) == pytest.approx(1)
    for each in review.seats:
        assert sum(each.marks.values()) == sum(decision.seat == each.seat for decision in review.decisions)


def adds_up(review: account.Review) -> None:
    for each in review.seats:
        assert abs(each.luck + each.skill + each.rest - each.result) < 1e-9
        assert each.luck == pytest.approx(sum(draw.luck[each.seat] for draw in review.draws))
    for name in ("luck", "skill", "rest", "result"):
        assert sum(getattr(each, name) for each in review.seats) == pytest.approx(0, abs=1e-9)
    for decision in review.decisions:
        assert decision.cost == pytest.approx(decision.before - decision.after)
        assert decision.moves > 1 or (decision.mark is Mark.BEST and decision.cost == 0)


@pytest.mark.parametrize("game", THOUGHT_OF)
def test_whoever_plays_anything_gives_away_more(game: str) -> None:
    greedy, novice = looked_at(game).seats
    assert novice.cost > greedy.cost


def test_partners_share_what_is_given_away() -> None:
    options = {"teams": "opposite", "turn_limit": 6}
    review = sunshower.review(
        played("passage", "four", "greedy", "random", "greedy", "random", options=options), work=4
    )
    adds_up(review)
    assert review.seats[0].skill == pytest.approx(review.seats[2].skill)
    assert review.seats[0].skill > 0 > review.seats[1].skill


def test_many_processes_come_to_the_same() -> None:
    record = played("chroma", "jobs", "greedy", "novice")
    told: list[tuple[int, int]] = []
    alone = sunshower.review(record, work=GLANCE, progress=lambda done, all_: told.append((done, all_)))
    assert sunshower.review(json.dumps(record), work=GLANCE, jobs=2) == alone
    assert told == [(done, len(alone.decisions)) for done in range(len(alone.decisions) + 1)]


def test_a_running_game_has_no_review() -> None:
    match = sunshower.new("road", seed="running")
    with pytest.raises(Refusal, match="when the game is over"):
        sunshower.review(match.record())


@pytest.mark.parametrize("game", THOUGHT_OF)
def test_the_judge_knows_what_the_seat_knew(game: str) -> None:
    """Another truth behind the same View: the same verdict, to the last digit."""
    match = sunshower.replay(played(game, "honest", "casual", "casual"))
    judge = Judge(match.game, 2, GLANCE)
    steps = [(ply, state.clone(), action) for ply, (state, action) in enumerate(match.truth()) if state.turn != CHANCE]
    for ply, state, action in islice(steps, 0, None, 7):
        other = state.clone()
        other.redeal(state.turn, Rng(f"another truth {ply}"))
        assert judge.judge(other, action, ply) == judge.judge(state, action, ply)


def test_the_last_rounds_of_road_are_exact() -> None:
    """The solver says what each move is worth; whoever throws a won game away has thrown away all of it."""
    match = sunshower.replay(played("road", "exact", "greedy", "random"))
    judge = Judge(match.game, 2, 100_000)
    judged = 0
    for ply, (state, action) in enumerate(match.truth()):
        if (
            state.turn != CHANCE
            and "round=8 " in match.game.format_position(match.game.view(state, "all"))
            and len(state.legal()) > 1
        ):
            verdict = judge.judge(state, action, ply)
            assert verdict.exact
            assert verdict.spread == 0
            assert verdict.cost >= 0
            judged += 1
    assert judged > 3


@pytest.mark.parametrize("game", THOUGHT_OF)
def test_luck_is_zero_over_all_that_can_be_drawn(game: str) -> None:
    """Of the draws in the middle of a game, each weighed by how likely it is."""
    heuristic = heuristic_of(game)
    fortune = Fortune(heuristic, 2, 10_000)
    draws = 0
    for state in islice(chances(game, heuristic), 4, 40, 12):
        every = fortune.every(state)
        if every is None:
            continue
        assert sum(part for _, part in every) == pytest.approx(1)
        if len(every) == 1:
            assert not list(fortune.drawn(state, every[0][0], 0, 1, "zero"))
            continue
        found = [(next(fortune.drawn(state, after, 0, 1, "zero")), part) for after, part in every[:: len(every) // 3]]
        assert all(draw.exact for draw, _ in found)
        mean = [sum(part * fortune.shares(after)[seat] for after, part in every) for seat in range(2)]
        for draw, _ in found:
            assert draw.expected == pytest.approx(mean)
        draws += 1
    assert draws or game in ("road", "rainbow")  # the first is dealt once, the second draws in many ways


def test_a_sample_is_as_likely_as_what_it_stands_for() -> None:
    """Each roll of two dice is looked at as often as it comes, within one, if a deal is not looked at in full."""
    game = load("passage")
    state = next(islice(chances("passage", heuristic_of("passage")), 4, 5))
    fortune = Fortune(heuristic_of("passage"), 2, 40)
    assert fortune.every(state) is None
    sample = fortune.sample(state, Rng("sample"))
    assert sum(part for _, part in sample) == pytest.approx(1)
    assert len({game.format_position(game.view(after, "all")) for after, _ in sample}) > 20


def heuristic_of(game: str) -> Heuristic:
    make = load(game).heuristic
    assert make
    return make()


def chances(game: str, heuristic: Heuristic) -> Iterator[State]:
    """The moments of a game in which chance begins to draw."""
    rng, actions = Rng(f"chances {game}"), Actions()
    state = load(game).setup(2, checked_options(load(game), {}))
    decided = True
    while state.turn != OVER:
        if state.turn == CHANCE:
            if decided:
                yield state.clone()
            decided = False
            state.play(state.sample(rng))
        else:
            decided = True
            actions.count = 0
            state.offer(actions)
            state.play(heuristic.best(state, actions))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", THOUGHT_OF)
def test_it_is_told_in_every_language(game: str, language: str) -> None:
    review = looked_at(game)
    told = "\n".join(telling.told(review, Voice(words(language), NAMES, 0), "Ann, Bea"))
    assert "review-" not in told
    assert "table-" not in told
    assert review.match.game.title in told
    assert telling.as_data(review, Voice(words(language), NAMES))["seats"][0]["result"] == review.seats[0].result


@pytest.mark.parametrize("language", languages())
def test_nobody_is_called_you_but_whom_a_hint_is_for(language: str) -> None:
    """A mistake is told about its player; what a hint would have said is told as one, and to that player alone."""
    found = looked_at("chroma")
    say = Voice(words(language), NAMES)
    mistake = next(each for each in found.decisions if each.advice)
    _, played, hint = telling.of_mistake(mistake, say)
    name = NAMES[mistake.seat]
    assert name in played
    assert hint.startswith(say("review-hinted", seat=Who(mistake.seat), hint=""))
    mine = [*telling.of_mistake(mistake, Voice(words(language), NAMES, mistake.seat))]
    assert hint.endswith(say.joined([mine[2].removeprefix(say("review-better", move="")), *mine[3:]]))
    assert not any(name in line for line in mine[1:])


def test_more_than_a_game_can_be_given_away() -> None:
    """Many small costs add up: what is told of them has no bound at one game."""
    found = looked_at("chroma")
    worse = replace(found.seats[1], skill=-1.231, luck=0.0)
    told = next(telling.of_seat(found, worse, Voice(words(), NAMES)))
    assert told == "Bea was dealt about what is fair and played 123.1 % of a game worse than Ann."


def test_the_command_prints_words_or_data(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("passage", "command", "greedy", "novice", options={"turn_limit": 2})))
    data, told = (
        subprocess.run(
            [sys.executable, "-m", "sunshower", "review", str(file), "--jobs", "1", *more],
            capture_output=True,
            text=True,
            timeout=120,
            encoding="utf-8",
        ).stdout
        for more in (["--json"], ["--lang", "de"])
    )
    seats = json.loads(data)["seats"]
    assert all(abs(seat["luck"] + seat["skill"] + seat["rest"] - seat["result"]) < 1e-9 for seat in seats)
    assert json.loads(data)["decisions"][0]["mark"] in [mark.value for mark in Mark]
    assert "Entscheidungen von Ann" in told


# For long


@pytest.mark.soak
@pytest.mark.parametrize("game", THOUGHT_OF)
def test_a_thousand_games_add_up(game: str) -> None:
    for number in range(1000):
        adds_up(sunshower.review(played(game, f"sum {number}", "greedy", "casual"), work=2))


@pytest.mark.soak
@pytest.mark.parametrize("game", THOUGHT_OF)
def test_luck_is_zero_over_ten_thousand_games(game: str) -> None:
    """Within five standard errors; a sample of four outcomes is as good for that as all of them."""
    luck = lucks(game, 10_000)
    error = sqrt(sum(each * each for each in luck)) / len(luck)
    assert abs(sum(luck) / len(luck)) < 5 * error


def lucks(game: str, count: int, care: int = 4, first: int = 0) -> list[float]:
    """The luck of the first seat in games of quick bots, played on compiled States."""
    heuristic = heuristic_of(game)
    fortune = Fortune(heuristic, 2, care)
    start = load(game).setup(2, checked_options(load(game), {}))
    player = Greedy(heuristic, 0.1)
    found = []
    for number in range(first, first + count):
        chance, luck = Rng(f"luck {number}"), Rng(f"slips {number}")
        draws = fortune.draws(steps(start.clone(), player, chance, luck), f"{number}")
        found.append(sum(draw.luck[0] for draw in draws))
    return found


def steps(state: State, player: Greedy, chance: Rng, luck: Rng) -> Iterator[tuple[State, int]]:
    """A game, step by step."""
    actions = Actions()
    while state.turn != OVER:
        if state.turn == CHANCE:
            action = state.sample(chance)
        else:
            actions.count = 0
            state.offer(actions)
            action = player.choose(state, actions, luck) if actions.count > 1 else actions.codes[0]
        yield state, action
        state.play(action)

"""Bots of Rainbow Road: what a good player does, and what the guide computes against slow restatements."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import sunshower
from sunshower.bots import Thought
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.games.road import GAME
from sunshower.games.road.bot.heuristic import RoadHeuristic, Study, plans, worlds
from sunshower.games.road.bot.solver import FAR, POINT, TIE, TURNS, Solver
from sunshower.games.road.pieces import NOWHERE, Phase
from sunshower.games.road.rules import RoadRules, setup

OPTIONS: list[dict[str, Any]] = [
    {},
    {"free_jump": True},
    {"clockwise": True},
    {"recycle_any": True},
    {"free_jump": True, "clockwise": True, "recycle_any": True},
]


def thought(line: str, level: str) -> Thought:
    """What a bot thinks of a position; thinking ahead is limited by work, so it is the same everywhere."""
    match = sunshower.position("road", line, seed="test")
    seat = match.to_act[0]
    return sunshower.bot("road", level, work=None if level == "greedy" else 1_000).think(match.view(seat))


def states(seed: str, options: dict[str, Any]) -> list[RoadRules]:
    """Every State of a random game in which somebody decides."""
    rng = Rng(seed)
    state = setup(2, {option.name: option.values[0] for option in GAME.options} | options)
    found = []
    while state.turn != OVER:
        if state.turn != CHANCE:
            found.append(state.clone())
        actions = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    return found


# Positions, and the move a good player makes


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_blocking_is_worth_more_than_a_longer_run(level: str) -> None:
    """Down to b are three points, but the Rain Fairy runs to j for four; over her to g are two, and shut her in."""
    line = "round=8 phase=sunny turn=0 first=0 ring=43567/12345 sunny=e rain=f played=a/h scores=10/10 seat=0"
    assert thought(line, level).move == ">g"


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_run_begins_with_the_better_way(level: str) -> None:
    """Three points on one side, none on the other."""
    line = (
        "round=3 phase=rain turn=1 first=0 ring=25673/41435 sunny=f rain=d played=c/h pranks=?/j scores=5/0 gained=5/0"
    )
    assert thought(line + " hands=?????/13567 seat=1", level).move == ">c"


@pytest.mark.parametrize(
    ("round_", "level", "move"), [(4, "greedy", "stop"), (8, "greedy", "jump:e"), (8, "search", "jump:e")]
)
def test_a_prank_is_kept_while_there_are_rounds_to_come(round_: int, level: str, move: str) -> None:
    """The Rain Fairy cannot climb from her 7. Jump makes one point of it: too little in round four, enough at last."""
    hands = f"{'?' * (8 - round_) or '-'}/{'1357'[: 8 - round_] or '-'}"
    line = (
        f"round={round_} phase=rain turn=1 ring=25673/14435 sunny=c rain=d played=a/h pranks=-/j hands={hands} seat=1"
    )
    assert thought(line, level).move == move


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_the_second_card_takes_the_better_fairy(level: str) -> None:
    """The Sunny Fairy can climb from the 1 on d to the 7 on h. The own 7 moves her, anywhere but in her way."""
    line = "round=7 phase=place turn=1 first=0 ring=35614/56722 sunny=d rain=a played=e/- hands=?/27 seat=1"
    assert thought(line, level).move in ("7@i", "7@j")


@pytest.mark.parametrize(
    ("line", "short", "good"),
    [
        (
            "round=7 phase=rain turn=0 first=0 ring=25521/57643 sunny=g rain=c played=a/i hands=3/? pranks=t/? "
            "discards=11236677 spent=js scores=11/16 gained=0/3 seat=0",
            ">d",
            {">b", "trash:d", "trash:f", "trash:h", "trash:i", "trash:j"},
        ),
        (
            "round=7 phase=rain turn=1 first=1 ring=34247/35261 sunny=e rain=a played=b/f hands=?/2 pranks=-/tp "
            "discards=11556677 spent=js scores=17/13 gained=2/0 seat=1",
            ">j",
            {"teleport:b", "teleport:d", "teleport:f", "teleport:g", "trash:b"},
        ),
    ],
)
def test_the_search_wins_the_last_round_before_it_begins(line: str, short: str, good: set[str]) -> None:
    """What makes the most points of round seven loses in round eight; others earn less now and win in every world."""
    thinking = thought(line, "search")
    assert short in [choice.move for choice in thinking.choices]
    assert thinking.move in good
    won = [choice.move for choice in thinking.choices if choice.worth is not None and choice.worth > 0.99]
    assert set(won) == good


# What the guide computes


@pytest.mark.parametrize("options", OPTIONS)
def test_worlds_are_all_deals(options: dict[str, Any]) -> None:
    """Every hand and every pair of pranks that the other may hold, with the number of ways to deal them."""
    for state in states("worlds", options)[::7]:
        seat = state.turn
        found = {(world.hand, world.pranks): world.weight for world in worlds(state, seat)}
        view = GAME.view(state, seat)
        lying = Counter(view["ring"]) + Counter(view["discards"]) + Counter(view["hands"][seat])  # type: ignore
        unseen = [index for index in range(7) for _ in range(3 - lying[index + 1])]
        secret = [kind for kind in range(6) if not (state.spent | state.pranks_of(seat)) >> kind & 1]
        hands = Counter(combinations(unseen, len(view["hands"][1 - seat])))  # type: ignore
        pranks = [*combinations(secret, len(view["pranks"][1 - seat]))]  # type: ignore
        assert found == {
            (sum(16**index for index in hand), sum(2**kind for kind in held)): deals
            for hand, deals in hands.items()
            for held in pranks
        }
        assert len(found) <= 42


@pytest.mark.parametrize("options", OPTIONS)
def test_cards_are_placed_as_the_rules_say(options: dict[str, Any]) -> None:
    """The solver places the same cards on the same spots, the one emptied by Trash included."""
    holes = 0
    for seed in range(20):
        for state in states(f"cards {seed}", options):
            if state.phase == Phase.PLACE:
                solver = Solver(Budget(FAR))
                state.copy_to(solver)
                row = solver.turns()
                assert {entry % TURNS for entry in row.codes[: row.count]} == set(state.legal())
                holes += state.hole != NOWHERE and state.round < 4
    assert holes > 5


@pytest.mark.parametrize("options", OPTIONS)
def test_turns_of_the_fairies_are_those_of_the_rules(options: dict[str, Any]) -> None:
    """In the last round only points count: the solver finds as many as the best row of steps and pranks makes."""
    checked: Counter[int] = Counter()
    for seed in range(10):
        for state in states(f"turns {seed}", options):
            raining = not state.sun_shines() and not state.pranked
            if raining and state.points == 0 and state.phase in (Phase.SUNNY, Phase.RAIN):
                state.round = 8
                assert Solver(Budget(FAR)).value(state, 8, -FAR, FAR) == slow_value(state)
                checked[state.phase] += 1
    assert min(checked.values()) > 30


def slow_value(state: RoadRules) -> int:
    """The points of a round from a fairy's turn on, for the seat to move; ties are the Sunny Fairy's."""
    seat = state.turn
    values = []
    for plan in plans(state, seat):
        end = plan.after
        if state.phase == Phase.SUNNY:
            values.append(-slow_value(end))
        else:
            before, after = state.scores(), end.scores()
            margin = after[seat] - before[seat] - state.gain_0 - state.gain_1
            values.append(POINT * margin + (TIE if margin > 0 else -TIE))
    return max(values)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_last_look_is_worth_what_playing_on_would_be(options: dict[str, Any]) -> None:
    """The Rain Fairy's last turn is judged without being played: by every row of steps and pranks it is the same."""
    solver, checked = Solver(Budget(FAR)), 0
    for seed in range(8):
        for state in states(f"looks {seed}", options):
            if state.phase == Phase.RAIN and state.round < 8 and state.points == 0 and not state.pranked:
                lead = state.gain_0 - state.gain_1 if state.turn == 0 else state.gain_1 - state.gain_0
                before = state.scores()[state.turn] - lead
                worths = []
                for plan in plans(state, state.turn):
                    made = plan.after.scores()[state.turn] - before
                    worths.append(POINT * made - solver.value(plan.after, state.round, -FAR, FAR))
                assert solver.value(state, state.round, -FAR, FAR) == max(worths)
                checked += 1
    assert checked > 30


@pytest.mark.parametrize("options", OPTIONS)
def test_windows_do_not_change_values(options: dict[str, Any]) -> None:
    """A search between two bounds tells the value if it lies there, and otherwise on which side it lies."""
    for state in [state for state in states("windows", options) if state.round >= 6 and state.points == 0][::3]:
        last = min(state.round + (state.round == 7), 8)
        solver = Solver(Budget(FAR))
        value = solver.value(state, last, -FAR, FAR)
        for low in range(value - 250, value + 250, 125):
            found = solver.value(state, last, low, low + 125)
            assert found == value if low < value < low + 125 else found <= low if value <= low else found >= low + 125


def test_thoughts_do_not_depend_on_the_guess() -> None:
    """Whatever the other seat was guessed to hold, the values are the same, to the last bit."""
    for state in states("guess", {})[:60:9]:
        seat = state.turn
        found = set()
        for number in range(3):
            guess = state.clone()
            guess.redeal(seat, Rng(number))
            thoughts = Evaluations()
            RoadHeuristic().ponder(guess, seat, Budget(40), Rng(1), thoughts)
            found.add((tuple(thoughts.codes), tuple(thoughts.values), tuple(thoughts.visits)))
        assert len(found) == 1


def test_there_is_a_move_however_short_the_time() -> None:
    for work in (1, 2, 3, 5, 8, 13):
        for state in states(f"hurry {work}", OPTIONS[work % 5])[::8]:
            thoughts = Evaluations()
            assert RoadHeuristic().ponder(state, state.turn, Budget(work), Rng(), thoughts)
            assert thoughts.codes
            assert set(thoughts.codes) <= set(state.legal())


def test_a_study_that_is_cut_short_keeps_what_it_has() -> None:
    """Time that runs out in the middle of the last two rounds leaves the look at the round, not half an answer."""
    state = next(state for state in states("short", {}) if state.round == 7)
    whole = Study(state, state.turn, Solver(Budget(FAR)), worlds(state, state.turn))
    assert whole.survey(whole.plans, 7)
    used = whole.solver.budget.used
    short = Study(state, state.turn, Solver(Budget(used + 2)), worlds(state, state.turn))
    assert short.survey(short.plans, 7)
    before = [plan.worth for plan in short.plans]
    short.settle()
    assert [plan.worth for plan in short.plans] == before
    whole.settle()
    assert [plan.worth for plan in whole.plans] != before

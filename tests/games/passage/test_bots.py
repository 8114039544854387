"""Bots of Rainbow Passage: what a good player does, and what the heuristic computes against slow restatements."""

from functools import cache
from typing import Any

import pytest

import sunshower
from sunshower.bots import Thought
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.games.passage import GAME
from sunshower.games.passage.board import KINDS, NOWHERE, Way, board_size, drawn_board, frame
from sunshower.games.passage.bot.heuristic import PassageHeuristic
from sunshower.games.passage.bot.search import LATTICE, Turn, roll_at
from sunshower.games.passage.bot.solver import Tables
from sunshower.games.passage.pieces import (
    ALL_ROLLS,
    FIRST_ROLL,
    MOST_PIECES,
    ROLL_WAYS,
    Leash,
    Phase,
    is_step,
    step_piece,
)
from sunshower.games.passage.rules import PassageRules, leash_after, setup

from .conftest import after

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"board": "9x9", "extra_piece": True}),
    (2, {"board": "9x9", "crossings": 2, "quiet_turns": 4}),
    (2, {"board": "9x9", "honour_dice": True}),
    (3, {"board": "9x9", "no_returns": True, "turn_limit": 9}),
    (4, {"board": "9x9", "teams": "opposite"}),
    (4, {"board": "9x9", "teams": "neighbours", "crossings": "1,2,1,2", "honour_dice": True}),
]


def table(seats: int, options: dict[str, Any]) -> PassageRules:
    return setup(seats, {option.name: option.values[0] for option in GAME.options} | options)


@cache
def states(number: int) -> tuple[PassageRules, ...]:
    """States of a random game at one of the tables in which somebody decides."""
    rng = Rng(f"states {number}")
    state = table(*TABLES[number])
    found = []
    while state.turn != OVER:
        if state.turn != CHANCE and rng.below(8) == 0:
            found.append(state.clone())
        actions = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    return tuple(found[:6])


def thought(line: str, level: str, work: int = 60) -> Thought:
    """What a bot thinks of a position; thinking ahead is limited by work, so it is the same everywhere."""
    match = after(line)
    return sunshower.bot("passage", level, work=None if level == "greedy" else work).think(match.view(match.to_act[0]))


def seen(line: str) -> PassageRules:
    """The State of a position, as a bot has it."""
    state = GAME.guess(after(line).view(0), Rng(0))
    assert isinstance(state, PassageRules)
    return state


def turn_of(line: str, level: str) -> list[str]:
    """All moves that a bot makes in its turn."""
    match = after(line)
    seat = match.to_act[0]
    bot = sunshower.bot("passage", level, work=None if level == "greedy" else 60)
    moves: list[str] = []
    while match.to_act == (seat,) and (not moves or moves[-1] != "end"):
        moves.append(bot.choose(match.view(seat)))
        match.play(seat, moves[-1])
    return moves


# Positions, and the move a good player makes

BOTH = pytest.mark.parametrize("level", ["greedy", "search"])


@BOTH
def test_takes_the_last_step(level: str) -> None:
    """Green wins at once, and there is no need to capture first."""
    assert thought("pieces=b1!,c8,d4,h1!/h9!,f9!,d5,b9! dice=GBBRR", level).move in ("c8-c9", "c8-d9")
    assert thought("pieces=b4,d1!,c8,h1!/h9!,f9!,c5,b9! dice=GBBRR", level).move in ("c8-c9", "c8-d9")


@BOTH
def test_catches_whoever_is_about_to_win(level: str) -> None:
    """The piece on d2 is one red die away from winning; two steps catch it."""
    moves = turn_of("pieces=b1!,d4,f1!,h1!/h9!,f9!,d2,b9! dice=GGYYC", level)
    assert moves[0] in ("d4-c3", "d4-d3", "d4-e3")
    assert moves[1].endswith("-d2")


@BOTH
def test_looks_through_the_whole_turn(level: str) -> None:
    """The first of the two steps that capture brings nothing by itself: c4 is no better than d4 or e4."""
    assert turn_of("pieces=b1!,d3,f1!,h1!/h9!,f9!,b5,b9! dice=CBRMM", level)[:2] == ["d3-c4", "c4-b5"]


@BOTH
def test_brings_a_captured_piece_back(level: str) -> None:
    """A piece is a die; a step of a piece that is still at home is not worth as much."""
    assert thought("pieces=b1!,-,f1!,h1!/h9!,f9!,d9!,b9! dice=YYCC", level).move == "2@d1"


def test_more_dice_than_are_due_only_to_win() -> None:
    """S44: a wrong number costs nothing in a turn that wins, and a square for each piece in one that does not."""
    line = "phase=dice honour_dice=yes pieces={}/h9!,f9!,e5,b9! round=9"
    assert thought(line.format("c8,-,-,h1!"), "greedy").move == "dice:5"
    assert thought(line.format("c7,-,-,h1!"), "greedy").move == "dice:3"
    assert thought(line.format("b8,d4,e4,-"), "greedy").move == "dice:4"  # b9 is barred, and one more die wins little


@BOTH
def test_partners_win_together(level: str) -> None:
    """S23: the first across is worth as much to the partner, and crossing is better than anything else."""
    line = "teams=opposite pieces=c1!,d8,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7! dice=GGRRB"
    assert thought(line, level).move == "d8-e9"
    state = seen(line)
    shares = [0.0] * 4
    PassageHeuristic().evaluate(state, shares)
    assert shares[0] == shares[2] != shares[1] == shares[3]
    assert sum(shares) == pytest.approx(2)


@BOTH
def test_brings_the_first_of_two_across(level: str) -> None:
    """S33: its die goes with it, but it is across for good."""
    line = "crossings=2 pieces=b1!,c8,f1!,h1!/h9!,f9!,d9!,b9! dice=GGRRC"
    assert thought(line, level).move == "c8-c9"


# Tables


@pytest.mark.parametrize(("size", "dice"), [("9x9", 5), ("9x9", 2), ("9x11", 3)])
def test_turns_to_cross(size: str, dice: int) -> None:
    """With the best of steps ahead, or none, one turn later there is one turn less to go on average."""
    board = drawn_board(*board_size(size), 7, False)
    tables = Tables(frame(*board_size(size)), board)
    for side in range(3):
        turns = tables.turns(side, dice)
        for square in range(0, len(turns), 7):
            if tables.frame.depths[side * len(turns) + square] == tables.frame.length(side) - 1:
                assert turns[square] == 0
            else:
                left = [
                    ways * min(turns[end] for end in steps_ahead(tables, side, square, roll))
                    for roll, ways in rolls(dice)
                ]
                assert turns[square] == pytest.approx(1 + sum(left) / KINDS**dice)


def rolls(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """All kinds of roll of some dice, and in how many ways they can fall."""
    kinds = slice(FIRST_ROLL[dice], FIRST_ROLL[dice + 1])
    return list(zip(ALL_ROLLS[kinds], ROLL_WAYS[kinds], strict=True))


def steps_ahead(tables: Tables, side: int, square: int, roll: tuple[int, ...]) -> frozenset[int]:
    """Where steps ahead can take a piece in one turn, by the rules of leashes."""
    depth = tables.frame.depths[side * int(tables.frame.squares) + square]
    star = int(tables.frame.length(side)) // 2
    leash = Leash.FREE if depth < star else Leash.STAR if depth == star else Leash.ONE
    ends = {(square, leash, tuple(sorted(roll)))}
    for _ in range(max(map(roll.count, roll))):
        ends |= {end for here in ends for end in one_step(tables, side, *here)}
    return frozenset(end[0] for end in ends)


def one_step(
    tables: Tables, side: int, square: int, leash: int, roll: tuple[int, ...]
) -> list[tuple[int, int, tuple[int, ...]]]:
    ends = []
    squares = int(tables.frame.squares)
    for way in range(Way.FORWARD):
        there = tables.frame.targets[(side * squares + square) * Way.ALL + way]
        colour = tables.board.colours[there] if there != NOWHERE else NOWHERE
        past = there != NOWHERE and tables.frame.depths[side * squares + there] > tables.frame.length(side) // 2
        if colour in roll and leash != Leash.NONE and not (leash == Leash.FREE and past):
            rest = list(roll)
            rest.remove(colour)
            ends.append((there, leash_after(leash, way), tuple(rest)))
    return ends


@pytest.mark.parametrize("dice", [2, 5])
def test_catchers(dice: int) -> None:
    """Which dice let a piece of north catch one on another square, in one step or two, by playing the rules."""
    pieces = {2: "-,-,{},-", 5: "h9!,f9!,{},b9!"}[dice]
    line = f"turn=1 pieces={{}},d1!,f1!,h1!/{pieces} dice={{}} board={drawn_board(9, 9, 3, False).text} round=9"
    for catcher, runners in (("e7", ("e6", "d6", "e8", "e5", "c5", "d7", "g7")), ("c5", ("c4", "c6", "b7", "c7"))):
        for runner in runners:
            state = seen(line.format(runner, catcher, "R" * dice))
            square, goal = state.where[MOST_PIECES + 2], state.where[0]
            row = Tables(state.frame, state.board).catcher(state.side(0), state.side(1), dice, square)
            showing = [(roll, ways) for roll, ways in rolls(dice) if state.board.colours[goal] in roll]
            missed = sum(ways for roll, ways in showing if not catches(state, roll, goal))
            assert row[goal] == pytest.approx(missed / sum(ways for _, ways in showing))


def catches(state: PassageRules, roll: tuple[int, ...], goal: int) -> bool:
    """Whether the mover's third piece can get to a square in two steps with these dice, others not being in the way."""
    alone = state.clone()
    for square in range(int(alone.frame.squares)):
        if alone.at[square] not in (0, MOST_PIECES + 3):
            alone.at[square] = 0
    alone.dice = sum(1 << 4 * colour for colour in roll)
    alone.moves = max(map(roll.count, roll))
    return reaches(alone, goal, min(2, int(alone.moves)))


def reaches(state: PassageRules, goal: int, steps: int) -> bool:
    if state.where[MOST_PIECES + 2] == goal:
        return True
    actions = [action for action in state.legal() if is_step(action) and step_piece(action) == 2] if steps else []
    return any(reaches(played(state, action), goal, steps - 1) for action in actions)


def played(state: PassageRules, action: int) -> PassageRules:
    twin = state.clone()
    twin.play(action)
    return twin


# Turns


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_end_of_a_turn_is_found(number: int) -> None:
    """By playing all rows of actions one after the other; and the State is left as it was."""
    turn = Turn(PassageHeuristic())
    for state in states(number):
        if state.phase != Phase.MOVE:
            continue
        before = GAME.view(state, None)
        turn.find(state, True)
        assert GAME.view(state, None) == before
        ends: dict[str, set[int]] = {}
        for action in state.legal():
            for end in ends_after(played(state, action)):
                ends.setdefault(end, set()).add(action)
        found: dict[str, set[int]] = {}
        for end_state, firsts in zip(turn.ends, turn.firsts, strict=True):
            found.setdefault(told(end_state), set()).update(bits(firsts))
        assert found == ends
        best = max(turn.values)
        turn.find(state, False)
        assert GAME.view(state, None) == before
        assert turn.values[-1] == best
        assert told(turn.ends[-1]) in ends


def ends_after(state: PassageRules) -> set[str]:
    if state.phase != Phase.MOVE:
        return {told(state)}
    return {end for action in state.legal() for end in ends_after(played(state, action))}


def told(state: PassageRules) -> str:
    """All there is to see, but for the number of quiet turns: to and fro comes to the same as staying."""
    return str(GAME.view(state, None) | {"quiet": 0})


def bits(number: int) -> set[int]:
    return {place for place in range(number.bit_length()) if number >> place & 1}


# All tables


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_shares_and_ratings(number: int) -> None:
    """A heuristic that has seen many positions says the same as a new one; shares add up to one for each side."""
    heuristic = PassageHeuristic()
    for state in states(number)[-3:]:
        shares = [0.0] * state.seats
        heuristic.evaluate(state, shares)
        assert sum(shares) == pytest.approx(2 if state.teams else 1)
        assert min(shares) >= 0
        actions = Actions()
        state.offer(actions)
        ratings: list[float] = []
        heuristic.rate(state, actions, ratings)
        again: list[float] = []
        PassageHeuristic().rate(state, actions, again)
        assert ratings == again
        assert len(ratings) == actions.count


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_thinking_is_repeatable_and_keeps_to_its_work(number: int) -> None:
    used_before = PassageHeuristic()
    for state in states(number)[-2:]:
        found = []
        for heuristic in (used_before, PassageHeuristic()):
            thoughts, budget = Evaluations(), Budget(5)
            assert heuristic.ponder(state, state.turn, budget, Rng(1), thoughts)
            assert set(thoughts.codes) <= set(state.legal())
            assert budget.used <= 5 + state.seats
            found.append((thoughts.codes, thoughts.values, thoughts.visits))
        assert found[0] == found[1]


@pytest.mark.parametrize("size", ["9x17", "17x9", "13x13"])
def test_large_boards(size: str) -> None:
    state = table(2, {"board": f"{size}#00c0ffee"})
    rng = Rng(size)
    while state.turn == CHANCE:
        state.play(state.sample(rng))
    actions = Actions()
    state.offer(actions)
    ratings: list[float] = []
    PassageHeuristic().rate(state, actions, ratings)
    assert len(set(ratings)) > 1


@pytest.mark.parametrize("roll", range(len(LATTICE)))
def test_trials_meet_every_roll_as_often_as_dice_bring_it(roll: int) -> None:
    """Far more evenly than by chance: two of five dice are red in 1,250 of 7,776 rolls."""
    met = [ALL_ROLLS[FIRST_ROLL[5] + roll_at(0.3 + trial * LATTICE[roll], 5)].count(0) for trial in range(777)]
    assert [met.count(reds) for reds in range(4)] == pytest.approx([312, 312, 125, 25], abs=8)

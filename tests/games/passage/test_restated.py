"""The rules once more, slowly, on plain data: what rules.md says, written without a look at rules.py.

`turns` enumerates every way a turn can be played, judging whole rows of steps at once: the star is not a leash here but
a condition on the rows a piece has passed through. The engine must allow the same rows of steps, no more and no fewer,
and they must lead to the same boards (perft). `next_turn` restates what comes after a turn.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.options import checked_options
from sunshower.games.passage import GAME
from sunshower.games.passage.rules import PassageRules

from .conftest import RED, full

Table = dict[str, Any]
Step = tuple[int, str]
FILES = "abcdefghijklmnopq"


# The rules, restated


def size(table: Table) -> tuple[int, int]:
    width, height = table["board"].partition(":")[0].split("x")
    return int(width), int(height)


def side(table: Table, seat: int) -> str:
    usual = {2: "sn", 3: "swn", 4: "swne"}[table["seats"]]
    sides: str = table["options"]["sides"]
    return (usual if sides == "usual" else sides)[seat]


def row(table: Table, seat: int, square: str) -> int:
    """Counted from 1 at the own edge."""
    width, height = size(table)
    file, rank = FILES.index(square[0]) + 1, int(square[1:])
    return {"s": rank, "n": height + 1 - rank, "w": file, "e": width + 1 - file}[side(table, seat)]


def last_row(table: Table, seat: int) -> int:
    width, height = size(table)
    return height if side(table, seat) in "sn" else width


def colour(table: Table, square: str) -> str:
    letters: str = table["board"].rpartition(":")[2]
    return letters[(int(square[1:]) - 1) * size(table)[0] + FILES.index(square[0])]


def touching(table: Table, seat: int, square: str) -> Iterator[str]:
    """The squares around a square, less those in the same row."""
    width, height = size(table)
    file, rank = FILES.index(square[0]), int(square[1:])
    for x in (file - 1, file, file + 1):
        for y in (rank - 1, rank, rank + 1):
            if 0 <= x < width and 1 <= y <= height:
                there = f"{FILES[x]}{y}"
                if row(table, seat, there) != row(table, seat, square):
                    yield there


def friends(table: Table, seat: int, other: int) -> bool:
    teams = table["options"]["teams"]
    if teams == "opposite":
        return seat % 2 == other % 2
    return seat // 2 == other // 2 if teams == "neighbours" else seat == other


def need(table: Table, seat: int) -> int:
    crossings = table["options"]["crossings"]
    return crossings if isinstance(crossings, int) else int(crossings.split(",")[seat])


def on_board(table: Table, seat: int) -> list[str]:
    return [piece.rstrip("!") for piece in table["pieces"][seat] if piece[0] not in "-+"]


def star_allows(table: Table, path: list[str]) -> bool:
    """Whether a piece may walk a whole path in one turn."""
    seat = table["mover"]
    star = (last_row(table, seat) + 1) // 2
    rows = [row(table, seat, square) for square in path]
    if rows[0] < star:
        return max(rows) <= star
    if rows[0] > star:
        return len(rows) <= 2
    ahead = sum(there > here for here, there in pairwise(rows))
    return ahead <= 1 and (max(rows) == star or len(rows) == 2)


def stepped(table: Table, step: Step) -> Table | None:
    """The table after a step, or None if a piece is in the way; star and dice are judged elsewhere."""
    seat = table["mover"]
    index, there = step
    pieces = [[*mine] for mine in table["pieces"]]
    scores = [*table["scores"]]
    for other in range(table["seats"]):
        for place, piece in enumerate(pieces[other]):
            if piece.rstrip("!") == there:
                if friends(table, seat, other) or piece.endswith("!"):
                    return None
                pieces[other][place] = "-"
    pieces[seat][index] = there
    crosses = row(table, seat, there) == last_row(table, seat)
    if crosses:
        scores[seat] += 1
        if need(table, seat) > 1 or table["options"]["teams"] != "none":
            pieces[seat][index] = "+"
    return {**table, "pieces": pieces, "scores": scores, "crossed": table["crossed"] + crosses}


def winner(table: Table) -> tuple[str, int] | None:
    """How the game has ended, if it has, and who has won."""
    seat = table["mover"]
    team = [other for other in range(table["seats"]) if friends(table, seat, other)]
    if all(table["scores"][other] >= need(table, other) for other in team):
        return "crossed", seat
    alive = [other for other in range(table["seats"]) if on_board(table, other)]
    if not alive:
        return "last", seat
    return ("last", alive[0]) if all(friends(table, alive[0], other) for other in alive) else None


def turns(table: Table, steps: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], Table]]:
    """Every row of steps that may be walked this turn from here, with the table it leads to, the empty row first."""
    yield steps, table
    seat = table["mover"]
    if len(steps) == table["most"] or winner(table) or not on_board(table, seat):
        return
    for index, piece in enumerate(table["pieces"][seat]):
        if piece[0] in "-+":
            continue
        walked = [table["start"][index], *(square for mover, square in steps if mover == index)]
        for there in touching(table, seat, piece.rstrip("!")):
            paid = Counter(colour(table, square) for _, square in (*steps, (index, there)))
            after = stepped(table, (index, there))
            if (
                paid <= Counter(table["rolled_dice"])
                and star_allows(table, [*walked, there])
                and after is not None
                and after["crossed"] <= 1
            ):
                yield from turns(after, (*steps, (index, there)))


def returns(table: Table) -> Iterator[tuple[str, Table]]:
    """Every piece that may come back instead, with the table after it."""
    seat = table["mover"]
    taken = [square for other in range(table["seats"]) for square in on_board(table, other)]
    if table["options"]["no_returns"] or table["most"] < 2:
        return
    for index, piece in enumerate(table["pieces"][seat]):
        for other, home in enumerate(table["tokens"][seat]):
            if piece == "-" and home not in taken and (other == index or table["most"] >= 3):
                pieces = [[*mine] for mine in table["pieces"]]
                tokens = [[*mine] for mine in table["tokens"]]
                pieces[seat][index] = f"{home}!"
                tokens[seat][index], tokens[seat][other] = tokens[seat][other], tokens[seat][index]
                yield f"{index + 1}@{home}", {**table, "pieces": pieces, "tokens": tokens}


def fallen_back(table: Table) -> list[list[str]]:
    """The pieces after the penalty for a wrong number of dice."""
    seat = table["mover"]
    pieces = [[*mine] for mine in table["pieces"]]
    order = sorted(
        (row(table, seat, piece.rstrip("!")), index) for index, piece in enumerate(pieces[seat]) if piece[0] not in "-+"
    )
    width, height = size(table)
    squares = [f"{FILES[x]}{y}" for x in range(width) for y in range(1, height + 1)]
    for depth, index in order:
        here = pieces[seat][index].rstrip("!")
        part = 0 if side(table, seat) in "sn" else slice(1, None)
        behind = [there for there in squares if there[part] == here[part] and row(table, seat, there) < depth]
        taken = {piece.rstrip("!") for mine in pieces for piece in mine}
        free = [there for there in behind if there not in taken]
        if free:
            pieces[seat][index] = max(free, key=lambda there: row(table, seat, there))
    return pieces


def next_turn(table: Table) -> Table:
    """What comes after a turn that has not won."""
    seat = table["mover"]
    table = {**table, "pieces": fallen_back(table)} if table["penalty"] else table
    order = [(seat + ahead) % table["seats"] for ahead in range(1, table["seats"] + 1)]
    heir = next(other for other in order if on_board(table, other))
    turns_had = [(other - table["first"]) % table["seats"] for other in (seat, heir)]
    new_round = turns_had[1] <= turns_had[0]
    if table["quiet"] >= table["options"]["quiet_turns"]:
        return {**table, "ending": "quiet", "mover": None}
    if new_round and table["round"] == table["options"]["turn_limit"]:
        return {**table, "ending": "turn-limit", "mover": None}
    return {**table, "round": table["round"] + new_round, "quiet": table["quiet"] + 1, "mover": heir}


def opened(state: PassageRules) -> Table:
    """A State at the beginning of its turn as plain data."""
    view: Any = GAME.view(state, None)
    mine = view["pieces"][view["mover"]]
    right = min(5, 1 + len([piece for piece in mine if piece[0] not in "-+"]))
    return {
        **view,
        "most": max(Counter(view["dice"]).values()),
        "rolled_dice": view["dice"],
        "start": [piece.rstrip("!") for piece in mine],
        "crossed": 0,
        "captured_before": sum(each.count("-") for each in view["pieces"]),
        "penalty": len(view["dice"]) != right,
    }


# The engine against them


def engine_turns(state: PassageRules, steps: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], PassageRules]]:
    """Every row of steps that the engine allows, with the State it leads to."""
    yield steps, state
    seat = state.turn
    if seat < 0:
        return
    for action in state.legal():
        text = GAME.format_move(state, action)
        assert "@" not in text or not steps
        if "-" in text:
            here, there = text.split("-")
            view: Any = GAME.view(state, None)
            index = [piece.rstrip("!") for piece in view["pieces"][seat]].index(here)
            after = state.clone()
            after.play(action)
            if after.turn == seat and after.phase == state.phase:
                yield from engine_turns(after, (*steps, (index, there)))
            else:
                yield (*steps, (index, there)), after


def compare(state: PassageRules) -> tuple[int, int]:
    """Check every way to play this turn; returns how many rows of steps there are, and how many boards they lead to."""
    table = opened(state)
    expected = dict(turns(table))
    found = dict(engine_turns(state))
    assert expected.keys() == found.keys()
    boards = set()
    for steps, outcome in expected.items():
        after = found[steps]
        view: Any = GAME.view(after, None)
        assert (view["scores"], view["tokens"]) == (outcome["scores"], outcome["tokens"])
        boards.add(str(outcome["pieces"]))
        won = winner(outcome) if steps else None
        if won:
            assert (view["pieces"], view["ending"], view["winner"]) == (outcome["pieces"], *won)
        elif not on_board(outcome, table["mover"]):
            same_turn(view, next_turn({**outcome, "penalty": False, "quiet": 0}))
        else:
            assert view["pieces"] == outcome["pieces"]
            check_end(after, outcome, steps)
    check_returns(state, table)
    return len(expected), len(boards)


def check_end(state: PassageRules, outcome: Table, steps: tuple[Step, ...]) -> None:
    """Ending the turn here leads where it should."""
    quiet = 0 if stirs(outcome, steps) else outcome["quiet"]
    state = state.clone()
    state.play(0)
    same_turn(GAME.view(state, None), next_turn({**outcome, "quiet": quiet}))


def stirs(outcome: Table, steps: tuple[Step, ...]) -> bool:
    """Whether a row of steps is progress: a step forward, or a capture."""
    rows = [row(outcome, outcome["mover"], square) for square in outcome["start"] if square[0] not in "-+"]
    here = dict(zip([i for i, square in enumerate(outcome["start"]) if square[0] not in "-+"], rows, strict=True))
    for index, square in steps:
        there = row(outcome, outcome["mover"], square)
        if there > here[index]:
            return True
        here[index] = there
    return bool(outcome["captured_before"] != sum(mine.count("-") for mine in outcome["pieces"]))


def check_returns(state: PassageRules, table: Table) -> None:
    expected = dict(returns(table))
    offered = {GAME.format_move(state, action): action for action in state.legal()}
    assert {text for text in offered if "@" in text} == set(expected)
    for text, outcome in expected.items():
        after = state.clone()
        after.play(offered[text])
        same_turn(GAME.view(after, None), next_turn({**outcome, "quiet": 0}))


def same_turn(view: Any, table: Table) -> None:
    for name in ("pieces", "tokens", "scores", "round", "quiet", "mover"):
        assert view[name] == table[name], name
    assert (view["ending"] or None) == table["ending"]


def opened_for(line: str) -> PassageRules:
    return cast(PassageRules, GAME.guess(GAME.parse_position(full(line)), Rng()))


# Fixed positions, with their numbers

PERFT = [
    # 12 first steps, then 13, 15 or 13 second ones for each piece: 1 + 12 + 4 * 41
    ("pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=YYGGR", 177, 94),
    (f"pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RRRYG board={RED}", 2631, 502),
    ("pieces=b5,d4,f6,h1!/e5,d5,d9!,b9! dice=BBBMC", 721, 187),
    (f"pieces=b5,e5,-,-/h9!,f9,d9!,b9! dice=RRR board={RED}", 878, 179),
    (f"pieces=e8,g8,c4,-/h9!,f9,d9!,b9! dice=RRGG board={RED} crossings=3", 204, 106),
    (f"pieces=-,e5,-,-/h9!,f9,d6,b9! dice=RRRB board={RED} honour_dice=yes", 106, 27),
]


@pytest.mark.parametrize(("line", "rows", "boards"), PERFT)
def test_perft(line: str, rows: int, boards: int) -> None:
    """S3-S10, S12, S37: how many ways there are to play a turn, and how many boards they lead to."""
    assert compare(opened_for(line)) == (rows, boards)


@pytest.mark.soak
def test_perft_of_four_alike() -> None:
    """S3-S10: four moves for pieces before, on and beyond the star row."""
    line = f"pieces=b5,d4,f6,h1!/e5,d5,d9!,b9! dice=RRRRG board={RED}"
    assert compare(opened_for(line)) == (103194, 5258)


TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"board": "9x9"}),
    (2, {"board": "9x9", "crossings": 2, "extra_piece": True}),
    (2, {"board": "9x11", "honour_dice": True, "quiet_turns": 3}),
    (3, {"board": "9x9", "sides": "nes", "no_returns": True}),
    (3, {"board": "11x9", "crossings": "2,1,3", "turn_limit": 40}),
    (4, {"board": "9x9", "teams": "opposite"}),
    (4, {"board": "9x9", "teams": "neighbours", "crossings": "1,2,1,2", "honour_dice": True}),
    (4, {"board": "9x9", "extra_piece": True, "balanced": True}),
]


def walk_and_compare(seats: int, options: dict[str, object], seed: int, often: int) -> int:
    """A random game; some of its turns are compared, but none with many moves, because they take long. How many?"""
    compared = 0
    rng = Rng(seed)
    state = cast(PassageRules, GAME.setup(seats, checked_options(GAME, options)))
    while state.turn != OVER:
        fresh = state.turn != CHANCE and state.phase == 4 and state.steps == 0
        if fresh and state.moves <= 3 and rng.below(often) == 0:
            compare(state)
            compared += 1
        moves = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else moves[rng.below(len(moves))])
    return compared


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_turns(seats: int, options: dict[str, object]) -> None:
    """S1-S24, S26, S33, S37-S46: the engine and the restatement agree on turns of random games."""
    assert walk_and_compare(seats, options, 1, 8) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), TABLES)
@given(seed=st.integers(1, 10**9))
@settings(max_examples=20, deadline=None)
def test_many_random_turns(seats: int, options: dict[str, object], seed: int) -> None:
    """S1-S24, S26, S33, S37-S46: and on many more."""
    walk_and_compare(seats, options, seed, 5)

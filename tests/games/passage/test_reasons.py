"""What is told for a move is true: each fact again, from Views and by playing moves, not by the game's questions."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.message import Who

from ..reasons import MANY, Facts, told, told_of, true_of_many
from .conftest import full
from .test_restated import Table, colour, friends, last_row, on_board, row, touching

FAR = 99

# The rules page, as numbers


def rows(view: Table, seat: int, square: str) -> int:
    """What a piece has to go."""
    return last_row(view, seat) - row(view, seat, square)


def star(view: Table, seat: int) -> int:
    return (last_row(view, seat) + 1) // 2


def steps(view: Table, seat: int, here: str, there: str) -> int:
    """The fewest steps: each changes the row by one, and the column by one at most."""
    files, ranks = abs(ord(here[0]) - ord(there[0])), abs(int(here[1:]) - int(there[1:]))
    down = abs(row(view, seat, here) - row(view, seat, there))
    most = max(files, ranks)
    return most + (most - down) % 2


def moves(view: Table, seat: int, here: str, there: str) -> int:
    """The fewest moves of one turn, by the star; FAR if there are none."""
    count, middle = steps(view, seat, here, there), star(view, seat)
    begins, ends = row(view, seat, here), row(view, seat, there)
    if begins < middle:
        fine = ends <= middle
    elif begins > middle:
        fine = count == 1
    else:
        fine = count == 1 or (ends <= middle and count - (begins - ends) <= 2)
    return count if count and fine and count <= most_dice(view, seat) else FAR


def most_dice(view: Table, seat: int) -> int:
    return 5 if view["options"]["honour_dice"] else due(view, seat)


def due(view: Table, seat: int) -> int:
    return min(5, 1 + len(on_board(view, seat)))


@cache
def rolls(dice: int) -> list[tuple[int, ...]]:
    return list(product(range(6), repeat=dice))


@cache
def showing(dice: int, colours: int) -> int:
    """Of 100 rolls, those with one of so many colours."""
    return round(100 * sum(min(roll) < colours for roll in rolls(dice)) / len(rolls(dice)))


@cache
def allowing(dice: int, count: int) -> int:
    """Of 100 rolls, those with so many moves."""
    return round(100 * sum(max(Counter(roll).values()) >= count for roll in rolls(dice)) / len(rolls(dice)))


def enemies(view: Table, seat: int) -> Iterator[tuple[int, str]]:
    """Whoever plays against a seat, with the squares of their pieces."""
    for other in range(view["seats"]):
        if not friends(view, seat, other):
            yield from ((other, square) for square in on_board(view, other))


def fewest(view: Table, seat: int, square: str) -> int:
    """The moves that a capture there takes."""
    return min(moves(view, other, here, square) for other, here in enemies(view, seat))


def old(facts: Facts) -> Table:
    """The table before the move."""
    return dict(facts.before)


def new(facts: Facts) -> Table:
    """The table after it."""
    return dict(facts.after)


def ends_of(facts: Facts) -> list[str]:
    """Source and target of a step."""
    return facts.move.split("-")


def owner(facts: Facts) -> int:
    who = facts.args["owner"]
    assert isinstance(who, Who)
    assert not friends(old(facts), facts.seat, who.seat)
    return who.seat


def vulnerable(view: Table, seat: int) -> list[str]:
    return [piece for piece in view["pieces"][seat] if piece[0] not in "-+" and not piece.endswith("!")]


def unmoved(view: Table, seat: int) -> int:
    return sum(piece.endswith("!") for piece in view["pieces"][seat])


def legal_after(facts: Facts) -> list[str]:
    match = facts.match.moment(facts.match.plies)
    match.play(facts.seat, facts.move)
    return match.legal(facts.seat)


def open_ahead(view: Table, seat: int, square: str) -> set[str]:
    """The colours of the squares ahead that may be entered."""
    barred = {
        square for other in range(view["seats"]) if friends(view, seat, other) for square in on_board(view, other)
    }
    barred |= {piece.rstrip("!") for mine in view["pieces"] for piece in mine if piece.endswith("!")}
    near = [there for there in touching(view, seat, square) if rows(view, seat, there) < rows(view, seat, square)]
    return {colour(view, there) for there in near if there not in barred}


# Each fact again


def ends_game(facts: Facts) -> None:
    winner = new(facts)["winner"]
    assert new(facts)["phase"] == "over"
    assert winner is None or friends(new(facts), facts.seat, winner)
    assert facts.args["how"] == ("draw" if winner is None else new(facts)["ending"])


def wins_at_once(facts: Facts) -> None:
    before, args = old(facts), facts.args
    last = [square for square in on_board(before, facts.seat) if rows(before, facts.seat, square) == 1]
    colours = len(set().union(*(open_ahead(before, facts.seat, square) for square in last)))
    assert f"dice:{args['dice']}" == facts.move
    assert args["due"] == due(before, facts.seat)
    assert args["chance"] == showing(args["dice"], colours)
    assert args["otherwise"] == showing(args["due"], colours)
    assert (args["more"] == "yes") == (args["dice"] > args["due"])


def crosses(facts: Facts) -> None:
    across = new(facts)["scores"][facts.seat]
    assert across == old(facts)["scores"][facts.seat] + 1
    assert facts.args["left"] == max(0, int(old(facts)["options"]["crossings"]) - across)


def captures(facts: Facts) -> None:
    args, loser, square = facts.args, owner(facts), ends_of(facts)[1]
    assert square in old(facts)["pieces"][loser]
    assert len(on_board(new(facts), loser)) == len(on_board(old(facts), loser)) - 1
    assert (args["rows"], args["was"]) == (rows(old(facts), loser, square), due(old(facts), loser))
    left = len(on_board(new(facts), loser))
    assert args["dice"] == due(new(facts), loser)
    assert args["then"] == ("none" if left == 0 else "fewer" if args["dice"] < args["was"] else "same")


def can_capture(facts: Facts) -> None:
    square = facts.args["square"]
    assert square in new(facts)["pieces"][owner(facts)]
    assert f"{ends_of(facts)[1]}-{square}" in legal_after(facts)
    assert not any(move.endswith(f"-{square}") for move in facts.match.legal(facts.seat))


def escapes(facts: Facts) -> None:
    (here, there), args = ends_of(facts), facts.args
    assert here in old(facts)["pieces"][facts.seat]
    assert args["moves"] == fewest(old(facts), facts.seat, here)
    assert any(
        moves(old(facts), other, square, here) == args["moves"]
        for other, square in enemies(old(facts), facts.seat)
        if other == owner(facts)
    )
    assert args["dice"] == due(old(facts), owner(facts))
    if args["moves"] == 1:
        assert fewest(new(facts), facts.seat, there) > 1
        assert args["chance"] == showing(args["dice"], 1)
    else:
        assert fewest(new(facts), facts.seat, there) == FAR


def chases(facts: Facts) -> None:
    after, seat, square = new(facts), facts.seat, facts.args["square"]
    assert square in after["pieces"][owner(facts)]
    assert facts.args["rows"] == rows(after, owner(facts), square) <= star(after, owner(facts)) - 1
    there = facts.move.replace("@", "-").split("-")[1]
    assert facts.args["steps"] == steps(after, seat, there, square)
    assert all(steps(after, seat, here, square) > facts.args["steps"] for here in on_board(old(facts), seat))


def star_row(facts: Facts) -> None:
    here, there = (row(old(facts), facts.seat, square) for square in ends_of(facts))
    assert here < there == star(old(facts), facts.seat)


def races(facts: Facts) -> None:
    mine = [rows(new(facts), facts.seat, square) for square in on_board(new(facts), facts.seat)]
    was = [rows(old(facts), facts.seat, square) for square in on_board(old(facts), facts.seat)]
    theirs = [(rows(new(facts), other, square), other) for other, square in enemies(new(facts), facts.seat)]
    assert facts.args["rows"] == min(mine) < min(was)
    assert (facts.args["theirs"], owner(facts)) in theirs
    assert facts.args["theirs"] == min(theirs)[0]


def follows(facts: Facts) -> None:
    mine = sorted(rows(new(facts), facts.seat, square) for square in on_board(new(facts), facts.seat))
    was = sorted(rows(old(facts), facts.seat, square) for square in on_board(old(facts), facts.seat))
    assert facts.args["rows"] == mine[1] == was[1] - 1
    assert mine[0] == was[0]


def colours_ahead(facts: Facts) -> None:
    here, there = ends_of(facts)
    count = len(open_ahead(new(facts), facts.seat, there))
    assert facts.args["colours"] == count > 1
    assert facts.args["dice"] == due(new(facts), facts.seat)
    assert facts.args["chance"] == showing(facts.args["dice"], count)
    for move in facts.match.legal(facts.seat):
        if move.startswith(f"{here}-") and rows(old(facts), facts.seat, move.split("-")[1]) == rows(
            old(facts), facts.seat, there
        ):
            assert len(open_ahead(old(facts), facts.seat, move.split("-")[1])) <= count


def returns(facts: Facts) -> None:
    args, square = facts.args, facts.move.split("@")[1]
    assert f"{square}!" in new(facts)["pieces"][facts.seat]
    assert args["pieces"] == len(on_board(new(facts), facts.seat))
    assert (args["dice"], args["was"]) == (due(new(facts), facts.seat), due(old(facts), facts.seat))
    assert (args["more"] == "yes") == (args["dice"] > args["was"])


def holds_back(facts: Facts) -> None:
    assert facts.move == "end"
    going = [move.split("-") for move in facts.match.legal(facts.seat) if "-" in move]
    ahead = [there for here, there in going if rows(old(facts), facts.seat, there) < rows(old(facts), facts.seat, here)]
    risky = [there for there in ahead if fewest(old(facts), facts.seat, there) < FAR]
    assert (facts.args["ahead"], facts.args["risky"]) == (len(ahead), len(risky))
    assert facts.args["which"] == ("none" if not ahead else "all" if len(risky) == len(ahead) else "some")


def moves_away(facts: Facts) -> None:
    args = facts.args
    squares = vulnerable(new(facts), facts.seat) if args["what"] == "any" else ends_of(facts)[1:]
    assert (args["what"] == "any") == (facts.move == "end")
    assert args["moves"] == min(fewest(new(facts), facts.seat, square) for square in squares) > 1
    assert args["dice"] == due(new(facts), owner(facts))
    assert args["chance"] == allowing(args["dice"], args["moves"]) > 0


def out_of_reach(facts: Facts) -> None:
    squares = vulnerable(new(facts), facts.seat) if facts.args["what"] == "any" else ends_of(facts)[1:]
    assert all(fewest(new(facts), facts.seat, square) == FAR for square in squares)
    if facts.args["what"] == "near":
        pieces = on_board(new(facts), owner(facts))
        assert min(steps(new(facts), owner(facts), here, squares[0]) for here in pieces) == 2


def sets_out(facts: Facts) -> None:
    assert unmoved(new(facts), facts.seat) == unmoved(old(facts), facts.seat) - 1
    assert facts.args["pieces"] == len(vulnerable(new(facts), facts.seat))


def keeps(facts: Facts) -> None:
    assert facts.args["safe"] == unmoved(new(facts), facts.seat)


def moves_left(facts: Facts) -> None:
    going = [move for move in legal_after(facts) if "-" in move]
    assert facts.args["moves"] == (new(facts)["moves"] if going else 0)


def takes_dice(facts: Facts) -> None:
    args = facts.args
    assert f"dice:{args['dice']}" == facts.move
    assert args["pieces"] == len(on_board(old(facts), facts.seat))
    assert args["due"] == due(old(facts), facts.seat)
    assert (args["right"] == "yes") == (args["dice"] == args["due"])
    assert args["chance"] == allowing(args["dice"], 2)


ALL = (
    ends_game,
    wins_at_once,
    crosses,
    captures,
    can_capture,
    escapes,
    chases,
    star_row,
    races,
    colours_ahead,
    returns,
    holds_back,
    moves_away,
    out_of_reach,
    follows,
    sets_out,
    takes_dice,
    keeps,
    moves_left,
)
CHECKS = {check.__name__: check for check in ALL}

POSITIONS = [
    ("ends_game", "pieces=b1!,d8,f1!,h1!/h9!,f9!,d5,b9! dice=RYGBM", "d8-d9"),
    ("ends_game", "pieces=b1!,d4,f1!,h1!/-,-,d5,- dice=RRYGB", "d4-d5"),
    ("ends_game", "pieces=b1!,d4,f1!,h1!/h9!,f9!,d5,b9! dice=RRYGB round=60 quiet=100", "end"),
    ("wins_at_once", "pieces=b1!,d8,-,-/h9!,f9!,d5,b9! phase=dice honour_dice=yes", "dice:5"),
    ("wins_at_once", "pieces=b1!,d8,-,-/h9!,f9!,d5,b9! phase=dice honour_dice=yes", "dice:3"),
    ("takes_dice", "pieces=b1!,d8,-,-/h9!,f9!,d5,b9! phase=dice honour_dice=yes", "dice:3"),
    ("takes_dice", "pieces=b1!,d8,-,-/h9!,f9!,d5,b9! phase=dice honour_dice=yes", "dice:1"),
    ("crosses", "pieces=b1!,d8,f1!,h1!/h9!,f9!,d5,b9! dice=RYGBM crossings=2", "d8-d9"),
    ("captures", "pieces=b1!,d4,f1!,-/h9!,f9!,d5,b9! dice=RCBB", "d4-d5"),
    ("captures", "pieces=b1!,d4,f1!,-,-/h9!,f9!,d5,b9!,e9! dice=RCBB extra_piece=yes", "d4-d5"),
    ("can_capture", "pieces=b1!,d3,f1!,-/h9!,f9!,d5,b9! dice=RCBB", "d3-d4"),
    ("escapes", "pieces=b1!,d4,f1!,-/h9!,f9!,d5,b9! dice=RGGB", "d4-e3"),
    ("escapes", "pieces=b1!,d5,f1!,-/h9!,f9!,d7,b9! dice=RCCB", "d5-d4"),
    ("chases", "pieces=b1!,h6,f1!,-/h9!,f9!,d3,b9! dice=RYYB", "f1-e2"),
    ("chases", "pieces=-,h6,f4,-/h9!,f9!,d3,b9! dice=YYB", "1@b1"),
    ("returns", "pieces=-,h6,f4,-/h9!,f9!,d3,b9! dice=YYB", "1@b1"),
    ("star_row", "pieces=b1!,d4,f1!,-/h9!,f9!,d8,b9! dice=RCBB", "d4-d5"),
    ("moves_away", "pieces=b1!,d4,f1!,-/h9!,f9!,d8,b9! dice=RCBB", "d4-d5"),
    ("holds_back", "pieces=b1!,d4,f1!,h1!/h9!,f9!,d5,b9! dice=RGGMM", "end"),
    ("holds_back", "pieces=b1!,d4,f1!,h1!/h7,f7,d7,b7 dice=RRBBM", "end"),
    ("out_of_reach", "pieces=b1!,d3,f1!,h1!/h9!,f9!,d6,b9! dice=RRYCB", "d3-d4"),
]


STRICT = {"honour_dice": True, "crossings": 2, "board": "9x9"}
TEAMS = {"teams": "opposite", "extra_piece": True, "board": "9x13"}


@pytest.mark.parametrize(("options", "seats", "looks"), [({}, 2, 0.15), (STRICT, 3, 0.02), (TEAMS, 4, 0.04)])
def test_every_reason_is_true(options: dict[str, Any], seats: int, looks: float) -> None:
    heard = {reason for reason, _, _ in POSITIONS}
    for facts in told("passage", options, games=1, looks=looks, seats=seats):
        CHECKS[facts.reason](facts)
        heard.add(facts.reason)
    assert options or heard == set(CHECKS)


@pytest.mark.soak
def test_every_reason_of_many_is_true() -> None:
    assert true_of_many("passage", CHECKS, [({}, 2), (STRICT, 3), (TEAMS, 4)]) == MANY


@pytest.mark.parametrize(("reason", "line", "move"), POSITIONS)
def test_reasons_that_are_rare(reason: str, line: str, move: str) -> None:
    match = sunshower.position("passage", full(line))
    found = {facts.reason: facts for facts in told_of(match, 0, move, Rng("rare"))}
    for name, facts in found.items():
        CHECKS[name](facts)
    assert reason in found


def test_nothing_speaks_for_an_end_that_is_forced() -> None:
    """The table says that it is the only move."""
    match = sunshower.position("passage", full("pieces=b1!,d4,f1!,h1!/h9!,f9!,d5,b9! dice=MMMMM"))
    assert match.legal(0) == ["end"]
    assert list(told_of(match, 0, "end", Rng("forced"))) == []

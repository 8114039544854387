"""Rainbow Passage: moves as text and as picks, and what only this game has to say about one-line positions.

    round=4 turn=1 first=0 pieces=c1!,e4,g1!,i3/c11!,-,g9,i11! dice=RRGM board=11x11:hvH...:RYG...

Nothing is hidden, so `seat` says only from where the board is drawn. Options have words of their own, except that the
size of the board is told by `board` itself.
"""

import re
from functools import cache
from typing import Any, NamedTuple

from sunshower.core.chance import Rng
from sunshower.core.facts import bad
from sunshower.core.game import CHANCE, NOBODY
from sunshower.core.lanes import lane
from sunshower.core.moves import Kind, Moves
from sunshower.core.position import Positions, Words, impossible
from sunshower.games.passage.board import ACROSS, KINDS, LETTERS, Seed, Way, read_board
from sunshower.games.passage.pieces import (
    FIRST_ROLL,
    MOST_DICE,
    MOST_PIECES,
    OPTIONS,
    PIECES,
    ROLL_TEXTS,
    SEATS,
    Do,
    End,
    Phase,
    Team,
)
from sunshower.games.passage.rules import PassageRules
from sunshower.games.passage.view import FACTS, SAFE, PassageView, empty_table, guess, tokens, view


class PassageMove(NamedTuple):
    """A move, or an outcome of chance: its kind, and the parts that it has."""

    kind: str
    piece: int | None = None
    source: str | None = None
    square: str | None = None
    dice: int | None = None
    roll: str | None = None
    reds: int | None = None
    byte: str | None = None


SQUARE = "[a-z][0-9]{1,2}"
MOVES = Moves(
    PassageMove,
    {
        "piece": ("[0-9]", int),
        "source": (SQUARE, str),
        "square": (rf"(?:[\s>-]*|to\s*|x\s*){SQUARE}", lambda said: re.findall(SQUARE, said)[-1]),
        "dice": ("[0-9]", int),
    },
    Kind(
        "step",
        Do.STEP,
        (MOST_PIECES, Way.ALL),
        "{source}-{square}",
        "{source}{square}",
        picks=["square:{source}", "square:{square}"],
    ),
    Kind(
        "return",
        Do.RETURN,
        (MOST_PIECES, MOST_PIECES),
        "{piece}@{square}",
        "return:{piece}@{square}",
        picks=["piece:{piece}", "square:{square}"],
    ),
    Kind("dice", Do.DICE, (MOST_DICE,), "dice:{dice}", "roll:{dice}", picks=["dice:{dice}"]),
    Kind("end", Do.END, (), "end", "pass", "stop", "done", picks=["end"]),
    # Outcomes of chance are counted from 0 in every phase, so there are no numbers that they could have for their own.
    Kind("board", Do.COUNT, (0,), "board:{byte}"),
    Kind("reds", Do.COUNT, (0,), "reds:{reds}"),
    Kind("roll", Do.COUNT, (0,), "roll:{roll}"),
)


def move(state: PassageRules, action: int) -> PassageMove:
    """An action on offer, with the parts that people name."""
    if state.turn == CHANCE:
        return draws(state.phase, state.rolled)[action]
    kind, (first, second) = MOVES.apart(action)
    names, mine = state.frame.names, state.mover * MOST_PIECES
    match kind:
        case "step":
            here = state.where[mine + first]
            return PassageMove(kind, None, names[here], names[state.target(state.mover, here, second)])
        case "return":
            return PassageMove(kind, first + 1, None, names[state.homes[mine + second]])
        case "dice":
            return PassageMove(kind, dice=first + 1)
    return PassageMove(kind)


@cache
def draws(phase: int, dice: int) -> list[PassageMove]:
    """All that chance can do in a phase, with so many dice."""
    if phase == Phase.BOARD:
        return [PassageMove("board", byte=f"{byte:02x}") for byte in range(Seed.OUTCOMES)]
    if phase == Phase.FIRST:
        return [PassageMove("reds", reds=reds) for reds in range(MOST_DICE + 1)]
    return [PassageMove("roll", roll=roll) for roll in ROLL_TEXTS[FIRST_ROLL[dice] : FIRST_ROLL[dice + 1]]]


# Positions

CHOICES = {option.name: option for option in OPTIONS if option.name != "board"}
FOLLOW = ("tokens", "leashes")
LEASH_ROWS = {"f": "<=", "s": "=", "b": "<", "u": "<=", "o": ">", "n": "=>", "-": "-"}
"""Where a piece with such a leash stands: before the star row, on it, or beyond it."""
LEASH_STEPS = {"b": 1, "u": 2, "n": 1}
"""How often a piece with such a leash has moved this turn, at the least."""
LEASH_OPEN = "fbu"
"""Leashes of pieces that may have moved more often."""


def fold(view: PassageView, words: Words) -> None:
    """Options are words of their own; what is as at the beginning of the game or of a turn is left out."""
    options = view["options"]
    for name, option in CHOICES.items():
        if options[name] != option.values[0]:
            words[name] = "yes" if options[name] is True else str(options[name])
    words["options"] = "-"
    if view["tokens"] == tokens(empty_table(view["seats"], tuple(options.items()))):
        del words["tokens"]
    if not view["steps"]:
        del words["moves"], words["leashes"]


def unfold(words: Words) -> None:
    """The same backwards; tokens and leashes that a line leaves out are known when all else is."""
    chosen = [f"board:{words.get('board', '').partition(':')[0]}"]
    chosen += [f"{name}:{words[name]}" for name in CHOICES if name in words]
    if words.get("options", "-") != "-":
        chosen.append(words["options"])
    words["options"] = ",".join(chosen)
    words.setdefault("moves", str(max(map(words.get("dice", "").count, LETTERS))))


def check(view: PassageView) -> None:
    """Refuse what cannot be put on a board."""
    seats, count = view["seats"], PIECES + bool(view["options"]["extra_piece"])
    *squares, across, captured = read_board(view["board"]).frame.names
    if seats not in SEATS:
        bad("pieces", "passage-no-field-seats")
    if not placed(view["pieces"], seats, count, {*squares, *(square + SAFE for square in squares), across, captured}):
        bad("pieces", "passage-no-field-pieces", count=count)
    if view["tokens"] and not placed(view["tokens"], seats, count, {*squares}):
        bad("tokens", "passage-no-field-tokens", count=count)
    if view["leashes"] and len(view["leashes"]) != count:
        bad("leashes", "passage-no-field-leash-each", count=count)
    if (view["turn"] is None) != (view["phase"] == "over"):
        impossible("passage-no-line-turn")


def placed(sets: list[list[str]], seats: int, count: int, places: set[str]) -> bool:
    """Whether so many seats have so many things each, all of them in these places."""
    return len(sets) == seats and all(len(things) == count and places.issuperset(things) for things in sets)


def check_table(state: PassageRules, leashes: str) -> None:
    """Refuse what the rules never lead to."""
    check_pieces(state)
    check_clock(state)
    if state.phase == Phase.OVER:
        check_end(state)
    else:
        check_turn(state)
    if state.phase == Phase.MOVE:
        check_dice(state)
        check_leashes(state, leashes)


def check_pieces(state: PassageRules) -> None:
    """Each piece on a square of its own, each token behind a start square, unmoved pieces before their tokens."""
    where, homes = state.where, state.homes
    starts = empty_table(state.seats, tuple(state.options.items())).homes
    for seat in range(state.seats):
        mine = state.pieces_of(seat)
        standing = [piece for piece in mine if where[piece] >= 0]
        if any(state.at[where[piece]] != piece + 1 for piece in standing):
            impossible("passage-no-line-square")
        if sorted(homes[piece] for piece in mine) != sorted(starts[piece] for piece in mine):
            names = ", ".join(state.frame.names[starts[piece]] for piece in mine)
            impossible("passage-no-line-tokens", seat=seat, squares=names)
        if any(not state.moved >> piece & 1 and where[piece] != homes[piece] for piece in mine):
            impossible("passage-no-line-unmoved")
        there = sum(state.depth(seat, where[piece]) == state.far_row(seat) for piece in standing)
        if there != (state.ended == End.CROSSED and seat == state.winner and not state.leaves(seat)):
            impossible("passage-no-line-far-row")
        off = sum(where[piece] == ACROSS for piece in mine)
        if state.teams == Team.NONE and off > lane(state.needed, seat) * state.leaves(seat):
            impossible("passage-no-line-off", seat=seat)


def check_clock(state: PassageRules) -> None:
    """The limits of turns, and the rolls for the start, which are there to be seen until somebody takes dice."""
    if not (state.round <= state.turn_limit and state.quiet <= state.quiet_turns):
        impossible("passage-no-line-limits")
    last = state.seats if state.mover == NOBODY else state.place_in_round(state.mover) + 1
    if state.quiet > (state.round - 1) * state.seats + last:
        impossible("passage-no-line-quiet")
    if state.reds:
        if state.phase != Phase.DICE or state.moved or state.turn != state.first or not state.round == state.quiet == 1:
            impossible("passage-no-line-reds")
        if all(lane(state.reds, seat) >= lane(state.reds, state.first) for seat in range(state.seats)):  # S25
            impossible("passage-no-line-starter")


def sides_left(state: PassageRules) -> set[int]:
    """The teams that have a piece on the board."""
    return {state.team(seat) for seat in range(state.seats) if lane(state.standing, seat)}


def check_end(state: PassageRules) -> None:
    """The ending fits what is on the board."""
    left, winner = sides_left(state), None if state.winner == NOBODY else state.team(state.winner)
    won = {state.team(seat) for seat in range(state.seats) if state.has_won(seat)}
    across = {state.team(seat) for seat, score in enumerate(state.scores()) if score}
    draw = winner is None and not won and len(left) > 1
    fits = {
        End.CROSSED: won == {winner},
        End.LAST: not won and len(left) < 2 and winner in (left or across),  # S39
        End.QUIET: draw and state.quiet == state.quiet_turns,
        End.LIMIT: draw and state.round == state.turn_limit,
    }
    if not fits.get(state.ended):
        impossible("passage-no-line-ending")


def check_turn(state: PassageRules) -> None:
    """Somebody who can go on has a turn, in a game that goes on."""
    if len(sides_left(state)) < 2 or any(state.has_won(seat) for seat in range(state.seats)):
        impossible("passage-no-line-over")
    if state.ended or state.winner != NOBODY:
        impossible("passage-no-line-goes-on")
    if not lane(state.standing, state.mover):
        impossible("passage-no-line-mover")
    if state.phase == Phase.DICE and not state.honour_dice:
        impossible("passage-no-line-honour")


def check_dice(state: PassageRules) -> None:
    """As many dice as were due, and as many moves as their colours allow."""
    if state.wrong_dice() and not (state.honour_dice and 1 <= state.rolled <= MOST_DICE):
        impossible("passage-no-line-dice", seat=state.mover, dice=state.due_dice())
    largest = max(lane(state.dice, colour) for colour in range(KINDS))
    if not state.moves <= largest <= state.moves + state.steps:
        impossible("passage-no-line-moves")
    if state.gone and not lane(state.across, state.mover):
        impossible("passage-no-line-gone")


def check_leashes(state: PassageRules, leashes: str) -> None:
    """What the star still allows each piece fits where it stands, and the moves of the turn, of which it tells."""
    first, star = state.mover * MOST_PIECES, state.star_row(state.mover)
    moved: set[str] = set()
    unmoved: set[str] = set()
    told = int(state.gone)
    for index, leash in enumerate(leashes):
        square = state.where[first + index]
        beyond = state.depth(state.mover, square) - star if square >= 0 else 0
        if ("-" if square < 0 else "<" if beyond < 0 else ">" if beyond > 0 else "=") not in LEASH_ROWS[leash]:
            impossible("passage-no-line-leash")
        (moved if state.moved >> first + index & 1 else unmoved).add(leash)
        told += LEASH_STEPS.get(leash, 0)
    more = told < state.steps and not moved.isdisjoint(LEASH_OPEN)
    if not unmoved.isdisjoint(LEASH_STEPS) or not (told == state.steps or more):
        impossible("passage-no-line-leashes")


class PassagePositions(Positions):
    """The lines of this game: nothing is hidden, so what one does not tell, tokens and leashes, the rest tells."""

    def fitting(self, view: dict[str, Any], unsaid: frozenset[str]) -> PassageView:
        """The whole View, of a table to which the rules can lead."""
        facts = {name: value for name, value in view.items() if value or name not in FOLLOW}
        told: PassageView = super().fitting(facts, unsaid)
        check_table(guess(told, Rng()), told["leashes"])
        return told


POSITIONS = PassagePositions(
    FACTS,
    OPTIONS,
    seats="pieces",
    view=view,
    guess=guess,
    fold=fold,
    unfold=unfold,
    check=check,
    more=CHOICES,
)

"""Rainbow Passage: what speaks for a move.

Everything lies open, so all worlds agree: only the dice to come are unknown, and how likely they are is told exactly.
"""

from functools import cache

from sunshower.core.game import NOBODY
from sunshower.core.lanes import integers, lane
from sunshower.core.message import Who
from sunshower.core.reasons import Answer, Question, Trial
from sunshower.games.passage.board import KINDS, NOWHERE, Frame, Way
from sunshower.games.passage.pieces import (
    FIRST_ROLL,
    MOST_DICE,
    MOST_PIECES,
    ROLL_GROUPS,
    ROLL_OF,
    ROLL_WAYS,
    Phase,
    dice_code,
    dice_for,
    is_step,
    packed,
    step_piece,
    step_way,
)
from sunshower.games.passage.rules import PassageRules, leash_after

NEVER = 1000
"""More moves than any turn has."""
NEAR = 4
"""Somebody who is more steps away need not be spoken of."""
SELDOM = 50
"""What so many of 100 rolls allow is not much to be afraid of."""

# Steps and dice


@cache
def steps_from(frame: Frame, side: int, square: int) -> list[int]:
    """The fewest steps that a piece of a side needs from a square to each other, if nothing stands in its way."""
    found = [-1] * frame.squares
    found[square] = 0
    reached = [square]
    for here in reached:
        for there in targets(frame, side, here):
            if there != NOWHERE and found[there] < 0:
                found[there] = found[here] + 1
                reached.append(there)
    return found


@cache
def moves_from(frame: Frame, side: int, square: int) -> list[int]:
    """The fewest moves of one turn that take a piece from a square to each other, as far as the star allows it."""
    alone = PassageRules()
    alone.frame, alone.sides, alone.set, alone.where, alone.mover = frame, side, 1, integers([square]), 0
    found = [NEVER] * frame.squares
    found[square] = 0
    edge = {(square, lane(alone.fresh_leashes(0), 0))}
    seen = set(edge)
    for moves in range(1, MOST_DICE + 1):
        edge = {
            (there, leash_after(leash, way))
            for here, leash in edge
            for way, there in enumerate(targets(frame, side, here))
            if there != NOWHERE and alone.within_leash(leash, way, there)
        } - seen
        seen |= edge
        for there, _ in edge:
            found[there] = min(found[there], moves)
    return found


def targets(frame: Frame, side: int, square: int) -> list[int]:
    """Where the six ways lead from a square."""
    first = (side * frame.squares + square) * Way.ALL
    return list(frame.targets[first : first + Way.ALL])


@cache
def allowing(dice: int, moves: int) -> int:
    """How many of 100 rolls of so many dice allow so many moves."""
    kinds = range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1])
    enough = sum(ROLL_WAYS[kind] for kind in kinds if ROLL_GROUPS[kind] >= moves)
    return round(100 * enough / sum(ROLL_WAYS[kind] for kind in kinds))


def showing(dice: int, colours: int = 1) -> int:
    """How many of 100 rolls of so many dice show one of so many colours."""
    return round(100 - 100 * (1 - colours / KINDS) ** dice)


def dice_of(state: PassageRules, seat: int) -> int:
    """How many dice are due to a seat, as the board stands."""
    return dice_for(lane(state.standing, seat))


# Pieces


def rows_left(state: PassageRules, seat: int, square: int) -> int:
    """How many rows a piece has to go from a square."""
    return state.far_row(seat) - state.depth(seat, square)


def foremost(state: PassageRules, seat: int) -> int | None:
    """How many rows the foremost piece of a seat has to go, if there is one on the board."""
    return min((rows_left(state, seat, square) for square in standing(state, seat)), default=None)


def standing(state: PassageRules, seat: int) -> list[int]:
    """The squares of a seat's pieces."""
    first = seat * MOST_PIECES
    return [square for square in state.where[first : first + state.set] if square >= 0]


def rivals(state: PassageRules, seat: int) -> list[int]:
    """The seats that play against one, in the order of their turns."""
    order = [(seat + place) % state.seats for place in range(1, state.seats)]
    return [other for other in order if state.team(other) != state.team(seat)]


def nearest(state: PassageRules, seat: int, square: int) -> tuple[int, int]:
    """How many steps the nearest piece is away that plays against a seat, and whose it is."""
    found = (int(state.frame.squares), NOBODY)
    for other in rivals(state, seat):
        side = state.side(other)
        for here in standing(state, other):
            steps = steps_from(state.frame, side, here)[square]
            if steps < found[0]:
                found = steps, other
    return found


def catcher(state: PassageRules, seat: int, square: int) -> tuple[int, int]:
    """In how few moves of one turn somebody could capture on a square, and who; NEVER if star or dice forbid it."""
    found = (NEVER, NOBODY)
    for other in rivals(state, seat):
        side, most = state.side(other), MOST_DICE if state.honour_dice else dice_of(state, other)
        for here in standing(state, other):
            moves = moves_from(state.frame, side, here)[square]
            if 0 < moves <= most and moves < found[0]:  # one who stands there would be captured first
                found = moves, other
    return found


def runner(state: PassageRules, seat: int) -> tuple[int, int, int] | None:
    """The piece against a seat to be caught: the rows that it has to go, whose it is, and its square.

    It has the fewest rows to go, stands on the star row or past it, and can be captured.
    """
    found = []
    for place, other in enumerate(rivals(state, seat)):
        most = state.far_row(other) - state.star_row(other)
        for square in standing(state, other):
            rows = rows_left(state, other, square)
            if rows <= most and state.enterable(seat, square):
                found.append((rows, place, other, square))
    if not found:
        return None
    rows, _, other, square = min(found)
    return rows, other, square


def unmoved(state: PassageRules, seat: int) -> int:
    """How many pieces of a seat are safe, because they have not moved."""
    return sum(state.unmoved(square) for square in standing(state, seat))


# What a move does


def source(trial: Trial) -> int:
    named: dict[str, int] = trial.before.frame.named
    return named[trial.move.source]


def target(trial: Trial) -> int:
    named: dict[str, int] = trial.before.frame.named
    return named[trial.move.square]


def ahead(trial: Trial) -> bool:
    """Whether a step goes forward."""
    return bool(trial.before.depth(trial.seat, target(trial)) > trial.before.depth(trial.seat, source(trial)))


def goes_on(trial: Trial) -> bool:
    """Whether the turn goes on after a step."""
    return bool(trial.move.kind == "step" and trial.after.phase == Phase.MOVE and trial.after.turn == trial.seat)


def stands(trial: Trial) -> bool:
    """Whether a piece stands where a step has taken it, in a game that goes on."""
    return bool(trial.move.kind == "step" and trial.after.mover != NOBODY and trial.after.at[target(trial)])


def forced(trial: Trial) -> bool:
    """Whether a turn ends because nothing else can be done, for which nothing needs to speak."""
    return trial.move.kind == "end" and (trial.before.moves == 0 or len(trial.before.legal()) == 1)


# Questions


def ends_game(trial: Trial) -> Answer:
    """The last move of a game, if it is not lost by it."""
    if trial.after.phase != Phase.OVER or not trial.after.is_first(trial.seat):
        return None
    return {"how": "draw" if trial.after.winner == NOBODY else trial.after.ending()}


def crosses(trial: Trial) -> Answer:
    """One of several pieces that must cross."""
    across = trial.after.scores()[trial.seat]
    if trial.after.phase == Phase.OVER or across == trial.before.scores()[trial.seat]:
        return None
    return {"left": max(0, lane(trial.after.needed, trial.seat) - across)}


def captures(trial: Trial) -> Answer:
    """A capture: how close the piece was, and what its owner has left."""
    if trial.move.kind != "step" or trial.after.phase == Phase.OVER:
        return None
    square = target(trial)
    owner = trial.before.holder(square)
    if owner == NOBODY:
        return None
    was, dice = dice_of(trial.before, owner), dice_of(trial.after, owner)
    then = "none" if not lane(trial.after.standing, owner) else "fewer" if dice < was else "same"
    return {"owner": Who(owner), "rows": rows_left(trial.before, owner, square), "then": then, "dice": dice, "was": was}


def can_capture(trial: Trial) -> Answer:
    """A step from where the same piece can go on and capture, as nobody could before."""
    if not goes_on(trial) or not stands(trial):
        return None
    state, here = trial.after, target(trial)
    near = targets(state.frame, state.side(trial.seat), here)
    if not any(there != NOWHERE and state.at[there] and state.enterable(trial.seat, there) for there in near):
        return None
    found = set(prey(state, here)).difference(prey(trial.before))
    if not found:
        return None
    square = min(found, key=lambda each: (rows_left(state, state.holder(each), each), each))
    return {"owner": Who(state.holder(square)), "square": state.frame.names[square]}


def prey(state: PassageRules, square: int | None = None) -> list[int]:
    """Where the mover can capture with a step, or with one from a square."""
    found = []
    for action in state.legal():
        if is_step(action):
            here = state.where[state.mover * MOST_PIECES + step_piece(action)]
            there = state.target(state.mover, here, step_way(action))
            if state.at[there] and square in (None, here):
                found.append(there)
    return found


def escapes(trial: Trial) -> Answer:
    """A step away from where somebody could capture the piece in one step, or in more of them to where nobody can."""
    if not stands(trial) or trial.before.unmoved(source(trial)):
        return None
    moves, owner = catcher(trial.before, trial.seat, source(trial))
    now, _ = catcher(trial.after, trial.seat, target(trial))
    if moves == NEVER or now == 1 or (moves > 1 and now != NEVER):
        return None
    dice = dice_of(trial.before, owner)
    return {"owner": Who(owner), "moves": moves, "dice": dice, "chance": showing(dice)}


def star_row(trial: Trial) -> Answer:
    """A step onto the star row."""
    reaches = stands(trial) and trial.after.depth(trial.seat, target(trial)) == trial.after.star_row(trial.seat)
    return {} if reaches and ahead(trial) else None


def chases(trial: Trial) -> Answer:
    """A step or a return that brings a piece closer to the runner than any was before."""
    if not (stands(trial) or trial.move.kind == "return"):
        return None
    found = runner(trial.after, trial.seat)
    if found is None:
        return None
    rows, owner, square = found
    away = steps_from(trial.after.frame, trial.after.side(trial.seat), square)  # as many there as back
    steps = away[target(trial)]
    if steps > NEAR or steps >= min(away[here] for here in standing(trial.before, trial.seat)) or can_capture(trial):
        return None
    return {"owner": Who(owner), "square": trial.after.frame.names[square], "rows": rows, "steps": steps}


def races(trial: Trial) -> Answer:
    """A step with which the foremost piece gets further, and no other is far ahead of it."""
    if not stands(trial):
        return None
    rows = rows_left(trial.after, trial.seat, target(trial))
    if rows >= (foremost(trial.before, trial.seat) or 0):
        return None
    others = [(foremost(trial.after, other), other) for other in rivals(trial.after, trial.seat)]
    theirs, owner = min(((their, other) for their, other in others if their is not None))
    return {"rows": rows, "owner": Who(owner), "theirs": theirs} if rows <= theirs + 2 else None


def follows(trial: Trial) -> Answer:
    """A step with which the second piece gets further."""
    if not stands(trial) or not ahead(trial):
        return None
    before = sorted(rows_left(trial.before, trial.seat, square) for square in standing(trial.before, trial.seat))
    rows = rows_left(trial.after, trial.seat, target(trial))
    return {"rows": rows} if len(before) > 1 and before[0] <= rows < before[1] else None


def colours_ahead(trial: Trial) -> Answer:
    """How many colours lead on from where a step ahead ends, if they are no fewer than from any other such square."""
    if not stands(trial) or not ahead(trial):
        return None
    colours, dice = colours_from(trial.after, trial.seat, target(trial)), dice_of(trial.after, trial.seat)
    others = [
        colours_from(trial.before, trial.seat, there)
        for there in ways_ahead(trial.before, trial.seat, source(trial))
        if trial.before.payable(there)
    ]
    if colours < 2 or colours < max(others):
        return None
    return {"colours": colours, "dice": dice, "chance": showing(dice, colours)}


def colours_from(state: PassageRules, seat: int, square: int) -> int:
    """How many colours lead on from a square."""
    return len({state.board.colours[there] for there in ways_ahead(state, seat, square)})


def ways_ahead(state: PassageRules, seat: int, square: int) -> list[int]:
    """The squares ahead of a square that a seat's piece may enter."""
    ways = targets(state.frame, state.side(seat), square)[: Way.FORWARD]
    return [there for there in ways if there != NOWHERE and state.enterable(seat, there)]


def moves_away(trial: Trial) -> Answer:
    """How many moves somebody would need to capture, and how many of 100 rolls allow so many."""
    moves, owner = min((catcher(trial.after, trial.seat, square) for square in exposed(trial)), default=(NEVER, NOBODY))
    if moves in (1, NEVER):
        return None
    dice = dice_of(trial.after, owner)
    chance = allowing(dice, moves)
    if not 0 < chance <= SELDOM or forced(trial):
        return None
    return {"what": what(trial), "owner": Who(owner), "moves": moves, "dice": dice, "chance": chance}


def out_of_reach(trial: Trial) -> Answer:
    """Nobody can capture before the next turn: the piece that has moved, though somebody is near; at the end, any."""
    squares = exposed(trial)
    steps, owner = min((nearest(trial.after, trial.seat, square) for square in squares), default=(NEVER, NOBODY))
    if steps > NEAR or any(catcher(trial.after, trial.seat, square)[0] != NEVER for square in squares):
        return None
    if forced(trial) or escapes(trial) or chases(trial):
        return None
    return {"what": "near" if steps == 2 and trial.move.kind == "step" else what(trial), "owner": Who(owner)}


def exposed(trial: Trial) -> list[int]:
    """The square of the piece that has moved, or at the end of a turn of all that can be captured."""
    if stands(trial):
        return [target(trial)]
    if trial.move.kind != "end" or trial.after.mover == NOBODY:
        return []
    return [square for square in standing(trial.after, trial.seat) if not trial.after.unmoved(square)]


def what(trial: Trial) -> str:
    """What somebody could capture: the piece that has moved, or any."""
    return "any" if trial.move.kind == "end" else "it"


def sets_out(trial: Trial) -> Answer:
    """The first step of a piece."""
    if not stands(trial) or not trial.before.unmoved(source(trial)):
        return None
    return {"pieces": lane(trial.after.standing, trial.seat) - unmoved(trial.after, trial.seat)}


def returns(trial: Trial) -> Answer:
    """A piece that comes back and is safe, and the die that comes with it."""
    if trial.move.kind != "return":
        return None
    was, dice = dice_of(trial.before, trial.seat), dice_of(trial.after, trial.seat)
    more = "yes" if dice > was else "no"
    return {"pieces": lane(trial.after.standing, trial.seat), "more": more, "dice": dice, "was": was}


def holds_back(trial: Trial) -> Answer:
    """A turn that ends although steps are left: how many go ahead, and how many to where somebody could capture."""
    if trial.move.kind != "end" or forced(trial):
        return None
    state, steps, risky = trial.before, 0, 0
    for action in state.legal():
        if is_step(action) and step_way(action) < Way.FORWARD:
            here = state.where[trial.seat * MOST_PIECES + step_piece(action)]
            there = state.target(trial.seat, here, step_way(action))
            steps += 1
            risky += catcher(state, trial.seat, there)[0] != NEVER
    which = "none" if not steps else "all" if risky == steps else "some"
    return {"which": which, "ahead": steps, "risky": risky} if risky or not steps else None


def keeps(trial: Trial) -> Answer:
    """The pieces that have not moved."""
    safe = unmoved(trial.after, trial.seat)
    silent = not safe or trial.after.phase == Phase.OVER or trial.move.kind in ("dice", "return") or forced(trial)
    return None if silent else {"safe": safe}


def moves_left(trial: Trial) -> Answer:
    """How many moves the turn still has after a step, if the dice pay for any."""
    if not goes_on(trial):
        return None
    return {"moves": trial.after.moves if trial.after.moves and any(map(is_step, trial.after.legal())) else 0}


# Taking dice


def wins_at_once(trial: Trial) -> Answer:
    """How many of 100 rolls win at once, before the price of a wrong number is due."""
    due = dice_of(trial.before, trial.seat)
    if trial.move.kind != "dice" or trial.move.dice < due or foremost(trial.before, trial.seat) != 1:
        return None
    colours = winning_colours(trial.before)
    if not colours:
        return None
    dice, more = trial.move.dice, "yes" if trial.move.dice > due else "no"
    chances = {"chance": showing(dice, colours), "otherwise": showing(due, colours)}
    return {"more": more, "dice": dice, "due": due, **chances}


def winning_colours(state: PassageRules) -> int:
    """How many colours win if a die shows them."""
    found = 0
    for colour in range(KINDS):
        there = state.clone()
        there.play(dice_code(1))
        there.play(ROLL_OF[packed((colour,))] - FIRST_ROLL[1])
        found += any(wins(there, action) for action in there.legal() if is_step(action))
    return found


def wins(state: PassageRules, action: int) -> bool:
    after = state.clone()
    after.play(action)
    return after.winner != NOBODY and after.is_first(state.turn)


def takes_dice(trial: Trial) -> Answer:
    """As many dice as are due; for another number, how many of 100 rolls allow more than one move, and the price."""
    if trial.move.kind != "dice":
        return None
    dice, pieces = trial.move.dice, lane(trial.before.standing, trial.seat)
    right = "yes" if dice == dice_for(pieces) else "no"
    return {"right": right, "dice": dice, "due": dice_for(pieces), "pieces": pieces, "chance": allowing(dice, 2)}


REASONS: tuple[Question, ...] = (
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

"""Rainbow Passage: positions that can be read, but that no game could reach, are refused."""

from sunshower.core.chance import Rng
from sunshower.core.lanes import lane
from sunshower.core.position import impossible
from sunshower.games.passage.board import LETTERS
from sunshower.games.passage.pieces import MOST_PIECES, Leash, Team, dice_for
from sunshower.games.passage.rules import PassageRules
from sunshower.games.passage.view import SAFE, PassageView, guess, leash_text

STEPS_TOLD = {"b": 1, "u": 2, "n": 1}  # how often a piece with such a leash has moved this turn, at the least
STEPS_OPEN = "fbu"  # leashes of pieces that may have moved more often


def alone(view: PassageView) -> bool:
    """Whether everybody plays for themselves."""
    return view["options"]["teams"] == Team.NAMES[Team.NONE]


def needed(view: PassageView, seat: int) -> int:
    """How many pieces a seat has to bring across (S33)."""
    crossings = view["options"]["crossings"]
    return crossings if isinstance(crossings, int) else int(str(crossings).split(",")[seat])


def stays(view: PassageView, seat: int) -> bool:
    """Whether the winning piece of a seat stays on its square (S43)."""
    return needed(view, seat) == 1 and alone(view)


def check_pieces(view: PassageView, starts: list[list[str]]) -> None:
    """Each piece on a square of its own, each token behind a start square, unmoved pieces before their tokens."""
    standing = [piece.removesuffix(SAFE) for pieces in view["pieces"] for piece in pieces if piece not in "-+"]
    if len(set(standing)) < len(standing):
        impossible("Only one piece can stand on a square.")
    for seat, tokens in enumerate(view["tokens"]):
        if alone(view) and view["pieces"][seat].count("+") > (0 if stays(view, seat) else needed(view, seat)):
            impossible(f"Seat {seat} cannot have brought so many pieces off the board.")
        if sorted(tokens) != sorted(starts[seat]):
            impossible(f"The tokens of seat {seat} lie behind its start squares, {', '.join(starts[seat])}.")
        for piece, token in zip(view["pieces"][seat], tokens, strict=True):
            if piece.endswith(SAFE) and piece != token + SAFE:
                impossible("A piece that has not moved stands where its token lies.")


def check_turn(view: PassageView) -> None:
    """Whose turn it is, how far it has got, and whether the game can go on."""
    state = guess(view, Rng())
    check_far_rows(view, state)
    if not (state.round <= state.turn_limit and state.quiet <= state.quiet_turns):
        impossible("The game would have been over by its limits of turns.")
    last = state.seats if view["mover"] is None else state.place_in_round(view["mover"]) + 1
    if state.quiet > (state.round - 1) * state.seats + last:
        impossible("There have not been so many turns without progress, for there have not been so many turns.")
    check_reds(view, state)
    if view["phase"] == "over":
        check_end(view, state)
        return
    if view["turn"] is None or view["ending"] or view["winner"] is not None:
        impossible("Until the game is over it is somebody's turn, and there is neither an ending nor a winner.")
    if len(teams_standing(state)) < 2 or any(state.has_won(seat) for seat in range(state.seats)):
        impossible("With one side left on the board, or enough pieces across, the game would be over.")
    if not lane(state.standing, state.mover):
        impossible("Nobody without a piece on the board has a turn.")
    if view["phase"] == "dice":
        if not state.honour_dice or view["dice"] or view["moves"] or view["steps"] or view["gone"] or view["leashes"]:
            impossible("Before the dice are taken there is nothing rolled or moved; only with honour_dice is it asked.")
    else:
        check_dice(view, state)
        check_leashes(view, state)


def check_reds(view: PassageView, state: PassageRules) -> None:
    """The rolls for the start are there to be seen until somebody takes dice."""
    reds = [count for count in view["reds"] if count is not None]
    if not reds:
        return
    moved = any(not piece.endswith(SAFE) for pieces in view["pieces"] for piece in pieces)
    first_turn = view["phase"] == "dice" and view["turn"] == view["first"] and view["round"] == view["quiet"] == 1
    if moved or not first_turn:
        impossible("The rolls for the start are cleared away with the first roll for a turn.")
    if reds[state.first] == min(reds):  # S25
        impossible("Whoever starts has rolled more reds than somebody else.")


def teams_standing(state: PassageRules) -> set[int]:
    return {state.team(seat) for seat in range(state.seats) if lane(state.standing, seat)}


def check_far_rows(view: PassageView, state: PassageRules) -> None:
    """A piece on its farthest row has won, or has left the board."""
    crossed = view["ending"] == "crossed"
    for seat in range(state.seats):
        squares = state.where[seat * MOST_PIECES : seat * MOST_PIECES + state.set]
        there = sum(square >= 0 and state.depth(seat, square) == state.far_row(seat) for square in squares)
        if there != (crossed and seat == view["winner"] and stays(view, seat)):
            impossible("A piece stands on its farthest row only when it has just won.")


def check_end(view: PassageView, state: PassageRules) -> None:
    """A finished game: nothing is rolled, and the ending fits what is on the board."""
    if view["turn"] is not None or view["dice"] or view["moves"] or view["steps"] or view["gone"] or view["leashes"]:
        impossible("When the game is over it is nobody's turn and no dice are left.")
    standing = teams_standing(state)
    winner = view["winner"]
    won = [seat for seat in range(state.seats) if state.has_won(seat)]
    match view["ending"]:
        case "crossed":
            fits = winner in won and len({state.team(seat) for seat in won}) == 1
        case "last":
            sides = standing or {state.team(seat) for seat, across in enumerate(view["scores"]) if across}  # S39
            fits = winner is not None and not won and len(standing) < 2 and state.team(winner) in sides
        case "quiet":
            fits = winner is None and not won and len(standing) > 1 and state.quiet == state.quiet_turns
        case _:
            fits = winner is None and not won and len(standing) > 1 and state.round == state.turn_limit
    if not fits or view["ending"] is None:
        impossible("The ending and the winner do not fit the pieces and the turns.")


def check_dice(view: PassageView, state: PassageRules) -> None:
    """As many dice as were due, and as many moves as their colours allow."""
    due = dice_for(lane(state.standing, state.mover) + view["gone"])
    if view["rolled"] != due and not (state.honour_dice and 1 <= view["rolled"] <= 5):
        impossible(f"With the dice used already, seat {state.mover} has rolled {due} dice.")
    largest = max(view["dice"].count(letter) for letter in LETTERS)
    if not view["moves"] <= largest <= view["moves"] + view["steps"]:
        impossible("The moves are as many as the dice of the largest group, less those made.")
    if view["gone"] and (view["steps"] == 0 or not view["scores"][state.mover] or stays(view, state.mover)):
        impossible("Only a piece that has crossed this turn has left the board.")


def check_leashes(view: PassageView, state: PassageRules) -> None:
    """What the star still allows each piece fits where it stands."""
    fresh = state.clone()
    fresh.leashes = fresh.fresh_leashes(fresh.mover)
    if view["steps"] == 0 and view["leashes"] != leash_text(fresh):
        impossible("At the beginning of a turn the leashes follow from the rows.")
    star = state.star_row(state.mover)
    for index, letter in enumerate(view["leashes"]):
        square = state.where[state.mover * MOST_PIECES + index]
        if (letter == "-") != (square < 0):
            impossible("Pieces on the board have a leash, others have none.")
        if square >= 0 and not leash_fits(Leash.LETTERS.index(letter), state.depth(state.mover, square) - star):
            impossible("A leash does not fit the row of its piece.")
    if not steps_fit(view, view["pieces"][state.mover]):
        impossible("The leashes and the pieces do not fit the moves made this turn.")


def steps_fit(view: PassageView, pieces: list[str]) -> bool:
    """Whether the mover's pieces can have made the moves of the turn, of which their leashes tell."""
    least = view["gone"] + sum(STEPS_TOLD.get(letter, 0) for letter in view["leashes"])
    moved = {letter for letter, piece in zip(view["leashes"], pieces, strict=True) if not piece.endswith(SAFE)}
    unmoved = {letter for letter, piece in zip(view["leashes"], pieces, strict=True) if piece.endswith(SAFE)}
    more = least < view["steps"] and not moved.isdisjoint(STEPS_OPEN)
    return unmoved.isdisjoint(STEPS_TOLD) and (least == view["steps"] or more)


def leash_fits(leash: int, beyond: int) -> bool:
    """Whether a piece so many rows beyond the star row can have a leash."""
    match leash:
        case Leash.FREE | Leash.USED:
            return beyond <= 0
        case Leash.STAR:
            return beyond == 0
        case Leash.BACK:
            return beyond < 0
        case Leash.ONE:
            return beyond > 0
    return beyond >= 0

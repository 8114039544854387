"""Rainbow Passage: what a pair of eyes sees, which is everything, and a State made from it."""

from functools import cache, lru_cache

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, View
from sunshower.core.lanes import lane, plus, put
from sunshower.games.passage.board import KINDS, LETTERS, read_board, size_text
from sunshower.games.passage.pieces import MOST_PIECES, End, Leash, Phase
from sunshower.games.passage.rules import PassageRules, setup

SAFE = "!"


class PassageView(View):
    """What everybody sees."""

    phase: str
    round: int
    first: int | None
    """Who had the first turn; None until it is rolled for."""
    board: str
    """Size, sections and colours in a line; the size alone until the board is drawn."""
    colours: str
    """The colour of each square, a letter each, from a1 along the ranks."""
    sections: str
    """A sign for each square: squares with the same sign are one section, + is the cross."""
    seed: str
    """As much of the board's seed as has been drawn."""
    reds: list[int | None]
    """What each seat has rolled for the start, until the first turn's dice roll; None before, and after."""
    rivals: list[int]
    """Who rolls for the start, again and again until nobody ties."""
    roller: int | None
    """Which of them is to roll."""
    mover: int | None
    """Whose turn it is, also while the dice roll."""
    rolled: int
    """How many dice are rolled this turn."""
    dice: str
    """The dice not used yet."""
    moves: int
    """How many moves the turn still has."""
    steps: int
    """How many have been made."""
    leashes: str
    """What the star still allows each piece of the mover: f, s, b, u, o or n as in Leash; - for one off the board."""
    gone: bool
    """Whether a piece has crossed and left the board this turn."""
    quiet: int
    """The turns in a row, this one included, without progress."""
    pieces: list[list[str]]
    """For each seat the squares of its pieces, with ! if they have not moved; - is captured and + is across."""
    tokens: list[list[str]]
    """For each seat the squares behind which its start tokens lie."""
    scores: list[int]
    """How many pieces each seat has brought across."""
    ending: str | None
    winner: int | None
    """One of the winners; None in a draw, and before."""


def view(state: PassageRules, eyes: Eyes) -> PassageView:
    """What these eyes see of a State."""
    phase = state.phase
    size = size_text(state.frame.width, state.frame.height)
    name = state.frame.names
    first_pieces = [seat * MOST_PIECES for seat in range(state.seats)]
    over = phase == Phase.OVER
    return {
        "game": "passage",
        "seats": state.seats,
        "seat": eyes,
        "options": {**state.options, "board": size},
        "turn": state.turn if state.turn >= 0 else None,
        "phase": Phase.NAMES[phase],
        "round": state.round,
        "first": state.first if phase > Phase.FIRST else None,
        "board": state.board.text or size,
        "colours": state.board.letters,
        "sections": state.board.sections,
        "seed": f"{state.seed:0{2 * state.seeded}x}" if state.seeded else "",
        "reds": [lane(state.reds, seat) - 1 if lane(state.reds, seat) else None for seat in range(state.seats)],
        "rivals": [seat for seat in range(state.seats) if state.rivals >> seat & 1],
        "roller": state.roller if phase == Phase.FIRST else None,
        "mover": None if state.mover == NOBODY else state.mover,
        "rolled": state.rolled,
        "dice": dice_text(state.dice),
        "moves": state.left,
        "steps": state.steps,
        "leashes": leash_text(state) if phase == Phase.MOVE else "",
        "gone": state.gone,
        "quiet": state.quiet,
        "pieces": [
            [
                name[state.where[piece]] + ("" if state.moved >> piece & 1 else SAFE)
                for piece in range(first, first + state.set)
            ]
            for first in first_pieces
        ],
        "tokens": [[name[home] for home in state.homes[first : first + state.set]] for first in first_pieces],
        "scores": state.scores(),
        "ending": state.ending() if over else None,
        "winner": state.winner if over and state.winner != NOBODY else None,
    }


@cache
def dice_text(dice: int) -> str:
    return "".join(LETTERS[colour] * lane(dice, colour) for colour in range(KINDS))


def leash_text(state: PassageRules) -> str:
    first = state.mover * MOST_PIECES
    return "".join(
        Leash.LETTERS[state.leash(index)] if state.where[first + index] >= 0 else "-" for index in range(state.set)
    )


def guess(view: PassageView, rng: Rng) -> PassageRules:
    """The State that looks like this: nothing is hidden, so there is nothing to guess."""
    state = empty_table(view["seats"], tuple(view["options"].items())).clone()
    state.phase = Phase.NAMES.index(view["phase"])
    state.turn = view["turn"] if view["turn"] is not None else OVER if view["phase"] == "over" else CHANCE
    state.round = view["round"]
    state.first = view["first"] or 0
    state.mover = NOBODY if view["mover"] is None else view["mover"]
    state.quiet = view["quiet"]
    state.winner = NOBODY if view["winner"] is None else view["winner"]
    state.ended = End.NAMES.index(view["ending"] or "")
    if state.phase == Phase.BOARD:
        state.seed = int(view["seed"] or "0", 16)
        state.seeded = len(view["seed"]) // 2
    else:
        state.board = read_board(view["board"])
    state.roller = view["roller"] or 0
    for seat in view["rivals"]:
        state.rivals |= 1 << seat
    for seat, reds in enumerate(view["reds"]):
        state.reds = put(state.reds, seat, 0 if reds is None else reds + 1)
    take_up(state, view)
    put_down(state, view)
    return state


@lru_cache(maxsize=256)
def empty_table(seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> PassageRules:
    """A table before the first draw; copied for every guess."""
    return setup(seats, dict(options))


def take_up(state: PassageRules, view: PassageView) -> None:
    """The dice, and how far the turn has got."""
    state.rolled = view["rolled"]
    state.left = view["moves"]
    state.steps = view["steps"]
    state.gone = view["gone"]
    for letter in view["dice"]:
        state.dice = plus(state.dice, LETTERS.index(letter), 1)
    for index, letter in enumerate(view["leashes"]):
        state.leashes = put(state.leashes, index, max(Leash.LETTERS.find(letter), 0))


def put_down(state: PassageRules, view: PassageView) -> None:
    """Pieces and tokens where the View has them."""
    square = state.frame.named
    state.homes = state.where.copy()
    state.at = [0] * state.frame.squares
    state.standing = 0
    for seat, pieces in enumerate(view["pieces"]):
        state.across = put(state.across, seat, view["scores"][seat])
        for index, text in enumerate(pieces):
            piece = seat * MOST_PIECES + index
            here = square[text.rstrip(SAFE)]
            state.homes[piece] = square[view["tokens"][seat][index]]
            state.where[piece] = here
            if not text.endswith(SAFE):
                state.moved |= 1 << piece
            if here >= 0:
                state.at[here] = piece + 1
                state.standing = plus(state.standing, seat, 1)

"""Rainbow Passage: what an action did, as data."""

from dataclasses import dataclass
from typing import Annotated

from sunshower.core.game import NOBODY, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Player, Story
from sunshower.core.lanes import lane
from sunshower.games.passage.board import ACROSS, LETTERS
from sunshower.games.passage.notation import MOVES, PassageMove, move
from sunshower.games.passage.pieces import MOST_PIECES, Phase, return_home, return_piece, step_piece
from sunshower.games.passage.rules import PassageRules

Colour = Annotated[str, "passage-colour"]
"""A colour by its letter."""


@dataclass(frozen=True, slots=True)
class ByteDrawn(Happening):
    """Chance draws a part of the board's seed."""

    byte: str


@dataclass(frozen=True, slots=True)
class BoardLaid(Happening):
    """The seed is whole, and the board is laid out: as the option has it, so that it can be had again (S32)."""

    board: str


@dataclass(frozen=True, slots=True)
class RolledForStart(Happening):
    """A seat rolls five dice for the start, where only reds count."""

    reds: int


@dataclass(frozen=True, slots=True)
class RollAgain(Happening):
    """Some seats have rolled equally many reds, and roll for the start again (S25)."""

    rivals: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class RoundBegins(Happening):
    """Everybody has had a turn, and the next round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegins(Happening):
    """A seat has a turn; its dice, which come next, say so."""

    round: int


@dataclass(frozen=True, slots=True)
class DiceTaken(Happening):
    """A seat says how many dice it rolls (S27)."""

    dice: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Happening):
    """The dice of a turn roll: the letters of their colours, also in groups, and how many moves they allow."""

    dice: str
    moves: int
    groups: tuple[Annotated[str, "passage-group"], ...]


@dataclass(frozen=True, slots=True)
class Stepped(Happening):
    """A piece goes from square to square, for a die of the colour of the latter."""

    piece: int
    source: str
    square: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Captured(Happening):
    """A piece of somebody else leaves the board, because one has stepped onto its square."""

    owner: Player
    piece: int
    square: str


@dataclass(frozen=True, slots=True)
class Crossed(Happening):
    """A piece has reached the farthest row; it leaves the board unless it has won (S43)."""

    piece: int
    square: str
    leaves: bool


@dataclass(frozen=True, slots=True)
class Out(Happening):
    """A seat has no piece on the board any more: it is out, or done with enough pieces across (S20, S39, S40)."""

    done: bool


@dataclass(frozen=True, slots=True)
class Returned(Happening):
    """A captured piece comes back; onto another's start square, where the tokens of the two change places (S45)."""

    piece: int
    square: str
    other: int | None


@dataclass(frozen=True, slots=True)
class TurnEnded(Happening):
    """A seat ends its turn, which is a pass if it has not moved."""

    passed: bool


@dataclass(frozen=True, slots=True)
class Penalised(Happening):
    """The price of a wrong number of dice is due (S27, S44)."""

    rolled: int
    due: int


@dataclass(frozen=True, slots=True)
class PushedBack(Happening):
    """A piece pays that price."""

    piece: int
    source: str
    square: str


@dataclass(frozen=True, slots=True)
class GameOver(Happening):
    """It is over: how, and who has won it together; nobody in a draw."""

    ending: str
    winners: tuple[Player, ...]


HAPPENINGS: tuple[type[Happening], ...] = (
    ByteDrawn,
    BoardLaid,
    RolledForStart,
    RollAgain,
    Begins,
    RoundBegins,
    TurnBegins,
    DiceTaken,
    DiceRolled,
    Stepped,
    Captured,
    Crossed,
    Out,
    Returned,
    TurnEnded,
    Penalised,
    PushedBack,
    GameOver,
)


def tell(state: PassageRules, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, which all eyes see alike: its text, and what happens."""
    played = move(state, action)
    after = state.clone()
    after.play(action)
    return MOVES.format(played), (*story(state, played, action, after), *next_turn(state, after))


def story(state: PassageRules, played: PassageMove, action: int, after: PassageRules) -> list[Happening]:
    """What an action does until the next turn, in order."""
    match played.kind:
        case "board":
            return drawn(state, played.byte or "", after)
        case "reds":
            return rolled_for_start(state, played.reds or 0, after)
        case "roll":
            roll = played.roll or ""
            return [DiceRolled(state.mover, roll, after.moves, grouped(roll))]
        case "dice":
            return [DiceTaken(state.turn, played.dice or 0)]
        case "step":
            return stepped(state, played, action, after)
        case "end":
            return [TurnEnded(state.turn, state.steps == 0), *price(state, after)]
    piece, home = return_piece(action) + 1, return_home(action) + 1
    back = Returned(state.turn, piece, played.square or "", home if home != piece else None)
    return [back, *price(state, after)]


def drawn(state: PassageRules, byte: str, after: PassageRules) -> list[Happening]:
    """A byte of the seed; with the last one the board is there."""
    if after.phase == Phase.BOARD:
        return [ByteDrawn(None, byte)]
    seed = f"{state.seed:0{2 * state.seeded}x}{byte}"
    return [ByteDrawn(None, byte), BoardLaid(None, f"{state.options['board']}#{seed}")]


def rolled_for_start(state: PassageRules, reds: int, after: PassageRules) -> list[Happening]:
    """A roll for the start; after the last one somebody begins, or some roll again."""
    roll = RolledForStart(state.roller, reds)
    if after.phase != Phase.FIRST:
        return [roll, Begins(after.first)]
    if after.roller > state.roller:
        return [roll]
    return [roll, RollAgain(None, tuple(seat for seat in range(after.seats) if after.rivals >> seat & 1))]


def stepped(state: PassageRules, played: PassageMove, action: int, after: PassageRules) -> list[Happening]:
    """A step, whom it captures, whether it gets across, and who is out by that."""
    seat, piece, square = state.turn, step_piece(action) + 1, played.square or ""
    there = state.frame.named[square]
    owner = state.holder(there)
    found: list[Happening] = [Stepped(seat, piece, played.source or "", square, LETTERS[state.board.colours[there]])]
    if owner != NOBODY:
        found.append(Captured(seat, owner, (state.at[there] - 1) % MOST_PIECES + 1, square))
    if after.scores() != state.scores():
        found.append(Crossed(seat, piece, square, after.where[seat * MOST_PIECES + piece - 1] == ACROSS))
    for loser in (owner, seat):
        if loser != NOBODY and lane(after.standing, loser) == 0 and loser not in winners(after):
            found.append(Out(loser, after.has_enough(loser)))
    return found


def price(state: PassageRules, after: PassageRules) -> list[Happening]:
    """The pieces that go back for a wrong number of dice, the rearmost first; a price that nobody pays is not told."""
    seat, names, here, there = state.turn, state.frame.names, state.where, after.where
    mine = state.pieces_of(seat)
    pushed = [piece for piece in mine if here[piece] >= 0 and here[piece] != there[piece]]
    if not pushed:
        return []
    pushed.sort(key=lambda piece: state.depth(seat, here[piece]))
    back = [PushedBack(seat, mine.index(piece) + 1, names[here[piece]], names[there[piece]]) for piece in pushed]
    return [Penalised(seat, state.rolled, state.due_dice()), *back]


def next_turn(state: PassageRules, after: PassageRules) -> list[Happening]:
    """Whose turn begins, and which round with it, or that it is over; nothing while a turn goes on."""
    if after.phase == Phase.OVER:
        return [GameOver(None, after.ending(), winners(after))]
    if after.mover == state.mover:
        return []
    opens = state.phase == Phase.FIRST or after.round > state.round
    return [*([RoundBegins(None, after.round)] if opens else []), TurnBegins(after.mover, after.round)]


def winners(state: PassageRules) -> tuple[Seat, ...]:
    """Who has won, partners together."""
    return tuple(seat for seat in range(state.seats) if state.winner != NOBODY and state.is_first(seat))


def grouped(dice: str) -> tuple[str, ...]:
    """Dice with those of a colour together: RRG is RR and G."""
    return tuple(letter * dice.count(letter) for letter in LETTERS if letter in dice)

"""Rainbow Passage: the facts that everybody sees, each declared once, and the State that they make up."""

from functools import cache, lru_cache
from typing import Annotated, Literal

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition
from sunshower.core.facts import DERIVED, FLAG, SEAT, Fact, Facts, Kind, Number, PerSeat, SeatNumber, Told, Word, bad
from sunshower.core.game import Eyes, View
from sunshower.core.lanes import lane, put
from sunshower.core.message import Message
from sunshower.games.passage.board import LETTERS, Board, read_board, refused_board
from sunshower.games.passage.pieces import (
    MOST_DICE,
    MOST_PIECES,
    MOST_TURNS,
    ROLL_OF,
    ROLL_TEXTS,
    End,
    Leash,
    Phase,
    packed,
)
from sunshower.games.passage.rules import PassageRules, setup

SAFE = "!"
RED_COUNTS = (None, *range(MOST_DICE + 1))
"""What each seat rolled for the start, as the lanes of a State have it: 0 before it has."""
PhaseName = Literal["board", "first", "dice", "roll", "move", "over"]
EndingName = Literal["crossed", "last", "quiet", "turn-limit"]


class BoardText(Kind):
    """A whole board as text; no line has a board that is still to be drawn."""

    def see(self, kept: Board) -> str:
        """Its text."""
        return kept.text

    def keep(self, value: str) -> Board:
        """The board itself."""
        return read_board(value)

    def read(self, name: str, text: str, seats: int) -> str:
        """The text of a board that can be built."""
        refusal = refused_board(text) if ":" in text else Message("passage-no-board-text")
        if refusal:
            raise BadPosition("bad-field", refusal)
        return text


class Dice(Kind):
    """Dice by the letters of their colours, in the order of the rainbow: - for none in a line, lanes in a State."""

    def see(self, kept: int) -> str:
        """Their letters."""
        return ROLL_TEXTS[ROLL_OF[kept]] if kept else ""

    def keep(self, value: str) -> int:
        """Their lanes."""
        return packed(tuple(map(LETTERS.index, value)))

    def write(self, value: str) -> str:
        """Their letters, or -."""
        return value or "-"

    def read(self, name: str, text: str, seats: int) -> str:
        """No more dice than there are, sorted."""
        found = "" if text == "-" else text
        if len(found) > MOST_DICE or not set(found) <= set(LETTERS):
            bad(name, "passage-no-field-dice", most=MOST_DICE, letters=LETTERS)
        return "".join(sorted(found, key=LETTERS.index))


class Reds(Kind):
    """What each seat has rolled for the start: - where that is long past."""

    def write(self, value: list[int | None]) -> str:
        """A number for each."""
        return "-" if None in value else "/".join(map(str, value))

    def read(self, name: str, text: str, seats: int) -> list[int | None]:
        """A number for each, or none at all."""
        return [None] * seats if text == "-" else PerSeat(Number(0, MOST_DICE)).read(name, text, seats)


class Squares(Kind):
    """For each seat squares with commas between them, as the board has them; nothing where a line tells none."""

    def write(self, value: list[list[str]]) -> str:
        """Seat 0's first."""
        return "/".join(map(",".join, value))

    def read(self, name: str, text: str, seats: int) -> list[list[str]]:
        """Seat 0's first."""
        return [part.split(",") for part in text.split("/")] if text else []


class Leashes(Kind):
    """A letter for each piece of the mover; nothing where a line tells none."""

    def read(self, name: str, text: str, seats: int) -> str:
        """The letters, if any."""
        if not set(text) <= set(Leash.LETTERS):
            bad(name, "passage-no-field-leashes", letters="".join(Leash.LETTERS))
        return text


CHANCE_ONLY = Fact(Told(), kept=False)
"""A fact of the turns of chance, or one that follows from the others at those of people: lines are of the latter."""


class PassageView(View):
    """What everybody sees."""

    phase: Annotated[PhaseName, Fact(Word(Phase.NAMES, lines=("dice", "move", "over")), "move")]
    round: Annotated[int, Fact(Number(1, MOST_TURNS))]
    first: Annotated[int | None, Fact(SeatNumber(optional=False), 0)]
    """Who had the first turn; None until it is rolled for."""
    reds: Annotated[list[int | None], Fact(Reds(), [None], kept=False)]
    """What each seat has rolled for the start, until the first turn's dice roll; None before, and after."""
    pieces: Annotated[list[list[str]], Fact(Squares(), kept=False)]
    """For each seat the squares of its pieces, with ! if they have not moved; - is captured and + is across."""
    tokens: Annotated[list[list[str]], Fact(Squares(), kept=False)]
    """For each seat the squares behind which its start tokens lie."""
    dice: Annotated[str, Fact(Dice(), "")]
    """The dice not used yet."""
    moves: Annotated[int, Fact(Number(0, MOST_DICE))]
    """How many moves the turn still has."""
    steps: Annotated[int, Fact(Number(0, MOST_DICE), 0)]
    """How many have been made."""
    leashes: Annotated[str, Fact(Leashes(), kept=False)]
    """What the star still allows each piece of the mover: f, s, b, u, o or n as in Leash; - for one off the board."""
    gone: Annotated[bool, Fact(FLAG, False)]
    """Whether a piece has crossed and left the board this turn."""
    quiet: Annotated[int, Fact(Number(0, MOST_TURNS), 1)]
    """The turns in a row, this one included, without progress."""
    ending: Annotated[EndingName | None, Fact(Word(End.NAMES[1:], optional=True), None, kept=False)]
    winner: Annotated[int | None, Fact(SEAT, None)]
    """One of the winners; None in a draw, and before."""
    board: Annotated[str, Fact(BoardText())]
    """Size, sections and colours in a line; the size alone until the board is drawn."""
    colours: Annotated[str, DERIVED]
    """The colour of each square, a letter each, from a1 along the ranks."""
    sections: Annotated[str, DERIVED]
    """A sign for each square: squares with the same sign are one section, + is the cross."""
    scores: Annotated[list[int], DERIVED]
    """How many pieces each seat has brought across."""
    mover: Annotated[int | None, CHANCE_ONLY]
    """Whose turn it is, also while the dice roll."""
    rolled: Annotated[int, CHANCE_ONLY]
    """How many dice are rolled this turn."""
    seed: Annotated[str, CHANCE_ONLY]
    """As much of the board's seed as has been drawn."""
    rivals: Annotated[list[int], CHANCE_ONLY]
    """Who rolls for the start, again and again until nobody ties."""
    roller: Annotated[int | None, CHANCE_ONLY]
    """Which of them is to roll."""


FACTS = Facts("passage", PassageView)


def view(state: PassageRules, eyes: Eyes) -> PassageView:
    """What these eyes see of a State, which is everything."""
    seats = range(state.seats)
    name, where, moved = state.frame.names, state.where, state.moved
    seen: PassageView = FACTS.view(
        state,
        eyes,
        state.seats,
        dict(state.options),
        reds=[RED_COUNTS[lane(state.reds, seat)] for seat in seats] if state.reds else [None] * state.seats,
        pieces=[
            [name[where[piece]] + ("" if moved >> piece & 1 else SAFE) for piece in state.pieces_of(seat)]
            for seat in seats
        ],
        tokens=tokens(state),
        leashes=leash_letters(state.leashes),
        ending=state.ending() or None,
        colours=state.board.letters,
        sections=state.board.sections,
        scores=state.scores(),
        mover=SEAT.see(state.mover),
        rolled=state.rolled,
        seed=f"{state.seed:0{2 * state.seeded}x}" if state.seeded else "",
        rivals=[seat for seat in seats if state.rivals >> seat & 1],
        roller=state.roller if state.phase == Phase.FIRST else None,
    )
    return seen


def tokens(state: PassageRules) -> list[list[str]]:
    """The squares behind which the tokens of each seat lie."""
    name, homes = state.frame.names, state.homes
    return [[name[homes[piece]] for piece in state.pieces_of(seat)] for seat in range(state.seats)]


@cache
def leash_letters(leashes: int) -> str:
    """Leashes given as lanes."""
    return "".join(Leash.LETTERS[lane(leashes, index)] for index in range(MOST_PIECES))


def guess(view: PassageView, rng: Rng) -> PassageRules:
    """The State that looks like this: nothing is hidden, so there is nothing to guess.

    Tokens, leashes and what only chance's turns need may be missing in what a line tells.
    """
    state = empty_table(view["seats"], tuple(view["options"].items())).clone()
    FACTS.put(state, view)
    put_down(state, view)
    if state.phase != Phase.MOVE:
        state.clear_turn()
    elif state.steps and view.get("leashes"):
        for index, letter in enumerate(view["leashes"]):
            state.leashes = put(state.leashes, index, Leash.LETTERS.index(letter))
    else:
        state.leashes = state.fresh_leashes(state.turn)
    for seat, reds in enumerate(view["reds"]):
        state.reds = put(state.reds, seat, RED_COUNTS.index(reds))
    state.ended = End.NAMES.index(view["ending"] or "")
    state.mover = SEAT.keep(view.get("mover", view["turn"]))
    state.rolled = view.get("rolled", view["steps"] + len(view["dice"]))
    seed = view.get("seed", "")
    state.seed, state.seeded = int(seed or "0", 16), len(seed) // 2
    state.rivals = sum(1 << seat for seat in view.get("rivals", ()))
    state.roller = view.get("roller") or 0
    return state


@lru_cache(maxsize=256)
def empty_table(seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> PassageRules:
    """A table before the first draw; copied for every guess."""
    return setup(seats, dict(options))


def put_down(state: PassageRules, view: PassageView) -> None:
    """Pieces and tokens where the View has them; tokens of which it says nothing lie where they did at first."""
    named, where, homes = state.frame.named, state.where, state.homes.copy()
    for seat, (places, starts) in enumerate(zip(view["pieces"], view.get("tokens") or tokens(state))):
        for piece, place, start in zip(state.pieces_of(seat), places, starts):
            where[piece] = named[place.rstrip(SAFE)]
            homes[piece] = named[start]
            state.moved |= (not place.endswith(SAFE)) << piece
    state.homes = homes
    state.set_out()

"""Puddles: moves and positions as text, why a move is refused, and what happens."""

from dataclasses import dataclass
from typing import NamedTuple

from puddles.rules import COPIES, DROPS, HAND, PuddlesState
from puddles.view import FACTS, PuddlesView, guess, view
from sunshower.core.errors import IllegalMove, refusals
from sunshower.core.game import CHANCE, Eyes
from sunshower.core.happenings import Happening, Story
from sunshower.core.moves import Kind, Moves
from sunshower.core.position import Positions, enough, impossible


class PuddlesMove(NamedTuple):
    """A drop falls, or is dealt."""

    kind: str
    drop: int | None = None


MOVES = Moves(
    PuddlesMove,
    {"drop": ("[0-9]", int)},
    Kind("fall", 0, (DROPS + 1,), "{drop}", picks=["hand:{drop}"]),
    Kind("deal", DROPS + 1, (0,), "deal:{drop}"),
)


no = refusals("puddles")


def move(state: PuddlesState, action: int) -> PuddlesMove:
    """An action on offer as a value."""
    return PuddlesMove("deal" if state.turn == CHANCE else "fall", action)


def why(state: PuddlesState, seat: int, text: str) -> IllegalMove:
    """Why a seat may not let something fall (U1)."""
    said = MOVES.parse(text.removeprefix("hand:"))
    if said is None:
        return no("not-understood", "U1")
    return no("not-in-hand", "U1", drop=said.drop)


def check(view: PuddlesView) -> None:
    """Refuse what no game could reach."""
    held = [drop for hand in view["hands"] for drop in hand]
    enough([*held, *view["fallen"]], dict.fromkeys(range(1, DROPS + 1), COPIES), "puddles-no-line-drops")
    seats, gone = len(view["hands"]), len(view["fallen"])
    sizes = [HAND - len(range(seat, gone, seats)) for seat in range(seats)]
    if seats not in (2, 3) or [*map(len, view["hands"])] != sizes:
        impossible("puddles-no-line-hands")
    if view["turn"] != (gone % seats if held else None) or (view["phase"] == "over") == bool(held):
        impossible("puddles-no-line-turn")


POSITIONS = Positions(FACTS, (), seats="hands", view=view, guess=guess, check=check)


@dataclass(frozen=True, slots=True)
class Dealt(Happening):
    """A seat gets a drop, seen by that seat alone (U3)."""

    drop: int | None


@dataclass(frozen=True, slots=True)
class Fell(Happening):
    """A drop goes from a hand into the puddle."""

    drop: int
    splashes: int


HAPPENINGS: tuple[type[Happening], ...] = (Dealt, Fell)


def tell(state: PuddlesState, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, as these eyes see it."""
    if state.turn == CHANCE:
        seat = state.dealt_to()
        sees = eyes in (seat, "all")
        return f"deal:{action if sees else '?'}", (Dealt(seat, action if sees else None),)
    after = state.clone()
    after.play(action)
    return str(action), (Fell(state.turn, action, after.splashes(len(after.fallen) - 1)),)

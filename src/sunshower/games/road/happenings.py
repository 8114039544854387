"""Rainbow Road: what an action did, as data."""

from dataclasses import dataclass
from typing import Annotated, Literal, cast

from sunshower.core.game import CHANCE, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Story
from sunshower.games.road.notation import MOVES, RoadMove, move
from sunshower.games.road.pieces import HAND, LAYOUT, LETTERS, Dealt, Phase, Prank, side_of
from sunshower.games.road.rules import RoadRules
from sunshower.games.road.view import PrankName

Fairy = Annotated[Literal["sunny", "rain"], "road-fairy"]


@dataclass(frozen=True, slots=True)
class CardDealt(Happening):
    """A seat gets a card: seen by that seat alone."""

    card: int | None
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PrankDealt(Happening):
    """A seat gets a prank: seen by that seat alone."""

    prank: Annotated[PrankName, "road-prank"] | None
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LaidOut(Happening):
    """A card of the first ring is turned up."""

    card: int
    spot: str


@dataclass(frozen=True, slots=True)
class FairyArrives(Happening):
    """A fairy takes her first stand."""

    fairy: Fairy
    spot: str


@dataclass(frozen=True, slots=True)
class Placed(Happening):
    """A card goes from a hand to the ring; the card that lay there, if one did, is discarded."""

    card: int
    spot: str
    over: int | None


@dataclass(frozen=True, slots=True)
class Ran(Happening):
    """A fairy runs from card to card, maybe over the other fairy, for some points."""

    fairy: Fairy
    source: str
    spot: str
    card: int
    leaps: bool
    points: int


@dataclass(frozen=True, slots=True)
class Bounded(Happening):
    """The Rain Fairy takes a step by Jump or Skip."""

    prank: Annotated[Literal["jump", "skip"], "road-prank"]
    source: str
    spot: str
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class Lapped(Happening):
    """A run has come back to where it began, which ends it (D9)."""

    fairy: Fairy
    points: int


@dataclass(frozen=True, slots=True)
class Stopped(Happening):
    """A run is over, and its points are scored."""

    fairy: Fairy
    spot: str
    points: int


@dataclass(frozen=True, slots=True)
class Teleported(Happening):
    """The Rain Fairy appears on another card."""

    source: str
    spot: str
    card: int


@dataclass(frozen=True, slots=True)
class Trashed(Happening):
    """A card of the ring is discarded."""

    card: int
    spot: str


@dataclass(frozen=True, slots=True)
class Recycled(Happening):
    """A discard comes back and takes the place of a card."""

    card: int
    spot: str
    over: int


@dataclass(frozen=True, slots=True)
class Exchanged(Happening):
    """Two cards of the ring change places."""

    spot: str
    card: int
    other: str
    other_card: int


@dataclass(frozen=True, slots=True)
class RoundBegins(Happening):
    """A round is over and the next one begins, with other weather."""

    round: int
    weather: Annotated[Literal["sun", "rain"], "road-weather"]


HAPPENINGS: tuple[type[Happening], ...] = (
    Begins,
    CardDealt,
    PrankDealt,
    LaidOut,
    FairyArrives,
    Placed,
    Ran,
    Bounded,
    Lapped,
    Stopped,
    Teleported,
    Trashed,
    Recycled,
    Exchanged,
    RoundBegins,
)


def tell(state: RoadRules, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, as these eyes see it: its text, and what happens."""
    played = move(state, action)
    after = state.clone()
    after.play(action)
    if state.turn == CHANCE:
        text, dealt = told_draw(state, after, played, eyes)
        return text, dealt if after.turn == CHANCE else (*dealt, round_begins(after))
    happenings = [deed(state, played, action)]
    if played.kind in ("step", "jump", "skip") and (after.phase, after.turn) != (state.phase, state.turn):
        scored = after.scores()[state.turn] - state.scores()[state.turn]
        happenings.append(Lapped(state.turn, runner(state), scored))
    if after.round > state.round:
        happenings.append(round_begins(after))
    return MOVES.format(played), tuple(happenings)


def round_begins(state: RoadRules) -> RoundBegins:
    return RoundBegins(None, state.round, "sun" if state.sun_shines() else "rain")


def runner(state: RoadRules) -> Fairy:
    """The fairy on the move."""
    return "sunny" if state.phase == Phase.SUNNY else "rain"


def told_draw(state: RoadRules, after: RoadRules, drawn: RoadMove, eyes: Eyes) -> tuple[str, Story]:
    """A card or prank that is dealt, to those who see it, and that one is dealt, to the others."""
    text = MOVES.format(drawn)
    if drawn.kind == "first":
        return text, (Begins(drawn.seat),)
    if Dealt.HANDS <= state.dealt < Dealt.RING:
        return text, laid_out(LAYOUT[state.dealt - Dealt.HANDS], after)
    seat = state.dealt // HAND if drawn.kind == "card" else (state.dealt - Dealt.RING) // Prank.HAND
    sees = eyes in (seat, "all")
    if drawn.kind == "card":
        return text if sees else "card:?", (CardDealt(seat, drawn.card if sees else None, (seat,)),)
    return text if sees else "prank:?", (PrankDealt(seat, cast(PrankName, drawn.prank) if sees else None, (seat,)),)


def laid_out(spot: int, after: RoadRules) -> Story:
    """A card on the ring; after the last one the fairies come."""
    laid = LaidOut(None, after.card(spot), LETTERS[spot])
    if after.dealt < Dealt.RING:
        return (laid,)
    fairies = FairyArrives(None, "sunny", LETTERS[after.sunny]), FairyArrives(None, "rain", LETTERS[after.rain])
    return laid, *fairies


def deed(state: RoadRules, played: RoadMove, action: int) -> Happening:
    """What a decision does."""
    seat, fairy, here = state.turn, runner(state), LETTERS[state.runner()]

    def lying(spot: str) -> int:
        return state.card(LETTERS.index(spot))

    match played:
        case RoadMove("stop"):
            return Stopped(seat, fairy, here, state.points)
        case RoadMove("place", int(card), str(spot)):
            return Placed(seat, card, spot, lying(spot) or None)
        case RoadMove("step", None, str(spot)):
            leaps = state.leaps(state.runner(), side_of(action))
            return Ran(seat, fairy, here, spot, lying(spot), leaps, 2 if leaps else 1)
        case RoadMove("jump" | "skip" as bound, None, str(spot)):
            return Bounded(seat, bound, here, spot, lying(spot), 1)
        case RoadMove("teleport", None, str(spot)):
            return Teleported(seat, here, spot, lying(spot))
        case RoadMove("trash", None, str(spot)):
            return Trashed(seat, lying(spot), spot)
        case RoadMove("recycle", int(card), str(spot)):
            return Recycled(seat, card, spot, lying(spot))
        case RoadMove("exchange", None, str(spot), str(other)):
            return Exchanged(seat, spot, lying(spot), other, lying(other))
    raise ValueError(f"{played} does nothing")

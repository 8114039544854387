"""Rainbow Road: what an action did, as data, and the same in English."""

from dataclasses import dataclass
from typing import Literal, cast

from sunshower.core.game import CHANCE, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Story, name
from sunshower.games.road.notation import MOVES, RoadMove, move
from sunshower.games.road.pieces import HAND, LAYOUT, LETTERS, Dealt, Phase, Prank, side_of
from sunshower.games.road.rules import RoadRules
from sunshower.games.road.view import PrankName

Fairy = Literal["sunny", "rain"]
FAIRIES: dict[Fairy, str] = {"sunny": "Sunny Fairy", "rain": "Rain Fairy"}


@dataclass(frozen=True, slots=True)
class CardDealt(Happening):
    """A seat gets a card: seen by that seat alone."""

    card: int | None
    seen: tuple[Seat, ...]

    def sentence(self) -> str:
        return f"{name(self.seat)} is dealt a {self.card or 'card'}."


@dataclass(frozen=True, slots=True)
class PrankDealt(Happening):
    """A seat gets a prank: seen by that seat alone."""

    prank: PrankName | None
    seen: tuple[Seat, ...]

    def sentence(self) -> str:
        return f"{name(self.seat)} is dealt {f'the prank {self.prank.capitalize()}' if self.prank else 'a prank'}."


@dataclass(frozen=True, slots=True)
class LaidOut(Happening):
    """A card of the first ring is turned up."""

    card: int
    spot: str

    def sentence(self) -> str:
        return f"A {self.card} is laid on {self.spot}."


@dataclass(frozen=True, slots=True)
class FairyArrives(Happening):
    """A fairy takes her first stand."""

    fairy: Fairy
    spot: str

    def sentence(self) -> str:
        return f"The {FAIRIES[self.fairy]} takes her stand on {self.spot}."


@dataclass(frozen=True, slots=True)
class Placed(Happening):
    """A card goes from a hand to the ring; the card that lay there, if one did, is discarded."""

    card: int
    spot: str
    over: int | None

    def sentence(self) -> str:
        return f"{name(self.seat)} plays a {self.card} {f'over the {self.over} on' if self.over else 'on'} {self.spot}."


@dataclass(frozen=True, slots=True)
class Ran(Happening):
    """A fairy runs from card to card, maybe over the other fairy, for some points."""

    fairy: Fairy
    source: str
    spot: str
    card: int
    leaps: bool
    points: int

    def sentence(self) -> str:
        over = " over the Rain Fairy" if self.leaps else ""
        return f"{name(self.seat)} runs the {FAIRIES[self.fairy]}{over} to {self.spot} (a {self.card})."


@dataclass(frozen=True, slots=True)
class Bounded(Happening):
    """The Rain Fairy takes a step by Jump or Skip."""

    prank: Literal["jump", "skip"]
    source: str
    spot: str
    card: int
    points: int

    def sentence(self) -> str:
        how = "leaps" if self.prank == "jump" else "passes a card,"
        return (
            f"{name(self.seat)} plays {self.prank.capitalize()}: the Rain Fairy {how} to {self.spot} (a {self.card})."
        )


@dataclass(frozen=True, slots=True)
class Lapped(Happening):
    """A run has come back to where it began, which ends it (D9)."""

    fairy: Fairy
    points: int

    def sentence(self) -> str:
        return f"That is once around, and {name(self.seat)} scores {self.points}."


@dataclass(frozen=True, slots=True)
class Stopped(Happening):
    """A run is over, and its points are scored."""

    fairy: Fairy
    spot: str
    points: int

    def sentence(self) -> str:
        return f"{name(self.seat)} stops the {FAIRIES[self.fairy]} on {self.spot} and scores {self.points}."


@dataclass(frozen=True, slots=True)
class Teleported(Happening):
    """The Rain Fairy appears on another card."""

    source: str
    spot: str
    card: int

    def sentence(self) -> str:
        return f"{name(self.seat)} plays Teleport: the Rain Fairy appears on {self.spot} (a {self.card})."


@dataclass(frozen=True, slots=True)
class Trashed(Happening):
    """A card of the ring is discarded."""

    card: int
    spot: str

    def sentence(self) -> str:
        return f"{name(self.seat)} plays Trash: the {self.card} on {self.spot} is thrown away."


@dataclass(frozen=True, slots=True)
class Recycled(Happening):
    """A discard comes back and takes the place of a card."""

    card: int
    spot: str
    over: int

    def sentence(self) -> str:
        comes = f"a {self.card} comes back and replaces the {self.over} on {self.spot}"
        return f"{name(self.seat)} plays Recycle: {comes}."


@dataclass(frozen=True, slots=True)
class Exchanged(Happening):
    """Two cards of the ring change places."""

    spot: str
    card: int
    other: str
    other_card: int

    def sentence(self) -> str:
        cards = f"the {self.card} on {self.spot} and the {self.other_card} on {self.other}"
        return f"{name(self.seat)} plays Exchange: {cards} change places."


@dataclass(frozen=True, slots=True)
class RoundBegins(Happening):
    """A round is over and the next one begins, with other weather."""

    round: int
    weather: Literal["sun", "rain"]

    def sentence(self) -> str:
        return f"Round {self.round} begins in the {self.weather}."


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
        return told_draw(state, after, played, eyes)
    happenings = [deed(state, played, action)]
    if played.kind in ("step", "jump", "skip") and (after.phase, after.turn) != (state.phase, state.turn):
        scored = after.scores()[state.turn] - state.scores()[state.turn]
        happenings.append(Lapped(state.turn, runner(state), scored))
    if after.round > state.round:
        happenings.append(RoundBegins(None, after.round, "sun" if after.sun_shines() else "rain"))
    return MOVES.format(played), tuple(happenings)


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
    lying = {letter: state.card(spot) for spot, letter in enumerate(LETTERS)}
    match played:
        case RoadMove("place", int(card), str(spot)):
            return Placed(seat, card, spot, lying[spot] or None)
        case RoadMove("step", None, str(spot)):
            leaps = state.leaps(state.runner(), side_of(action))
            return Ran(seat, fairy, here, spot, lying[spot], leaps, 2 if leaps else 1)
        case RoadMove("jump" | "skip" as bound, None, str(spot)):
            return Bounded(seat, bound, here, spot, lying[spot], 1)
        case RoadMove("teleport", None, str(spot)):
            return Teleported(seat, here, spot, lying[spot])
        case RoadMove("trash", None, str(spot)):
            return Trashed(seat, lying[spot], spot)
        case RoadMove("recycle", int(card), str(spot)):
            return Recycled(seat, card, spot, lying[spot])
        case RoadMove("exchange", None, str(spot), str(other)):
            return Exchanged(seat, spot, lying[spot], other, lying[other])
    return Stopped(seat, fairy, here, state.points)

"""Rainbow: what an action did, as data."""

from dataclasses import dataclass
from typing import Annotated

from sunshower.core.game import Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Player, Story
from sunshower.games.rainbow.notation import MOVES, fronts, move
from sunshower.games.rainbow.pieces import HAND, LETTERS, NEXT, Letter, is_flip, place_of
from sunshower.games.rainbow.rules import RainbowRules
from sunshower.games.rainbow.view import CARD, Face, cards

Shows = Annotated[Letter, "rainbow-face"]


@dataclass(frozen=True, slots=True)
class NextCard(Happening):
    """The next card of a seat turns up at its end of the holder, and that seat alone sees a side of it (R16)."""

    front: Shows | None
    """The side towards that seat."""
    back: Shows | None
    """The side towards the other one."""
    seen: tuple[Seat, ...]
    behind: bool
    """Whether it stood behind a card that the seat has drawn."""
    last: bool
    """Whether it is the last card in the holder, the next one of both seats (R28)."""


@dataclass(frozen=True, slots=True)
class Drawn(Happening):
    """The next card of a seat goes from the holder to its hand: the seat sees the front, the other one the back."""

    front: Shows | None
    """The side towards that seat."""
    back: Shows | None
    """The side towards the other one."""
    hand: int
    """Its place in the hand, from 1."""


@dataclass(frozen=True, slots=True)
class Placed(Happening):
    """A card goes from a hand to the end of the row with its front up; what is under it the other seat has seen."""

    face: Shows
    hand: int
    """Its place in the hand, from 1."""
    spot: int
    """Its place in the row, from 1."""
    under: Shows | None
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlacedBlind(Happening):
    """A card goes from a hand to the end of the row with its back up: what shows there comes next."""

    hand: int
    """Its place in the hand, from 1."""
    spot: int
    """Its place in the row, from 1."""


@dataclass(frozen=True, slots=True)
class Flipped(Happening):
    """A card of the row is turned over: what shows comes next."""

    face: Shows
    """What it has shown so far."""
    spot: int


@dataclass(frozen=True, slots=True)
class Shown(Happening):
    """A blind card, or one that was flipped, shows its hidden side; what is under it now these seats have seen."""

    face: Shows
    hand: int | None
    """The place in the hand that a blind card came from."""
    spot: int
    under: Shows | None
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Clashed(Happening):
    """A colour shows that lies in the row already: the round is lost (B9)."""

    face: Shows
    spot: int
    other: int
    """Where the colour lay already."""


@dataclass(frozen=True, slots=True)
class ShadowFell(Happening):
    """A shadow shows: the round is lost (B10)."""

    spot: int


@dataclass(frozen=True, slots=True)
class RainbowCompleted(Happening):
    """The sixth card lies, and all is well (B11)."""

    row: tuple[Shows, ...]


@dataclass(frozen=True, slots=True)
class RowTaken(Happening):
    """A seat takes all cards of the row, a point for each."""

    row: tuple[Shows, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Stopped(Happening):
    """A seat ends its turn."""


@dataclass(frozen=True, slots=True)
class RoundBegins(Happening):
    """The hands are full and the row is empty: a round begins."""

    round: int
    first: Player
    """Who places the first card."""


HAPPENINGS: tuple[type[Happening], ...] = (
    Begins,
    NextCard,
    Drawn,
    Placed,
    PlacedBlind,
    Flipped,
    Shown,
    Clashed,
    ShadowFell,
    RainbowCompleted,
    RowTaken,
    Stopped,
    RoundBegins,
)


def tell(state: RainbowRules, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, as these eyes see it: its text, and what happens."""
    played, seat = move(state, action), state.active
    text = MOVES.format(played)
    match played.kind:
        case "first":
            return text, (Begins(played.seat),)
        case "stop":
            return text, (Stopped(seat),)
        case "blind":
            return text, (PlacedBlind(seat, place_of(action) + 1, state.lying + 1),)
        case "flip":
            return text, (Flipped(seat, LETTERS[state.up(place_of(action))], place_of(action) + 1),)
    after = state.clone()
    after.play(action)
    match played.kind:
        case "place":
            story = placed(state, after, action, eyes)
        case "show":
            story = shown(state, after, eyes)
        case _:
            story = drawn(state, after, eyes)
    if played.kind == "card":
        text = f"card:{CARD.write(ahead(after, state.drawer(), eyes))}"
    if after.turn >= 0 and after.lying == 0:
        story.append(RoundBegins(None, after.round, after.turn))
    return text, tuple(story)


def drawn(state: RainbowRules, after: RainbowRules, eyes: Eyes) -> list[Happening]:
    """A card is drawn, or looked at, and the one behind it turns up: each seat is told the sides that it sees."""
    seat = state.drawer()
    story: list[Happening] = []
    if state.has(NEXT + seat):
        hand = fronts(state, seat).index(None)
        sides = tuple(cards(after, eyes)[seat * HAND + hand] or ())
        story.append(Drawn(seat, sides[seat], sides[1 - seat], hand + 1))
    if after.has(NEXT + seat):
        sides = ahead(after, seat, eyes)
        story.append(NextCard(seat, sides[seat], sides[1 - seat], (seat,), bool(story), after.left == 1))
    return story


def ahead(state: RainbowRules, seat: Seat, eyes: Eyes) -> tuple[Face, ...]:
    """A card that turns up at a seat's end of the holder: nobody else sees any of it."""
    return tuple(cards(state, eyes if eyes in (seat, "all") else None)[NEXT + seat] or ())


def placed(state: RainbowRules, after: RainbowRules, action: int, eyes: Eyes) -> list[Happening]:
    """A card is placed with its front up: the other seat, which has seen its back, might remember it (R17)."""
    seat, other, hand, spot = state.turn, 1 - state.turn, place_of(action), state.lying
    front, back = (LETTERS[state.side(looks, seat * HAND + hand)] for looks in (seat, other))
    under = back if eyes in (other, "all") else None
    return [Placed(seat, front, hand + 1, spot + 1, under, (other,)), *verdict(state, after, front, spot)]


def shown(state: RainbowRules, after: RainbowRules, eyes: Eyes) -> list[Happening]:
    """A hidden side shows: that of a flipped card, which both have seen on both sides now, or of a blind one (R17)."""
    decision, seat = state.turning, state.active
    face = LETTERS[state.hidden(decision)]
    if is_flip(decision):
        spot = place_of(decision)
        told = Shown(seat, face, None, spot + 1, LETTERS[state.up(spot)], (0, 1))
    else:
        hand, spot = place_of(decision), state.lying
        under = fronts(state, seat)[hand] if eyes in (seat, "all") else None
        told = Shown(seat, face, hand + 1, spot + 1, under, (seat,))
    return [told, *verdict(state, after, face, spot)]


def verdict(state: RainbowRules, after: RainbowRules, face: Letter, spot: int) -> list[Happening]:
    """What a face that shows has come to, if it ends the round."""
    if after.round == state.round:
        return []
    row = [LETTERS[state.up(place)] for place in range(state.lying)]
    row[spot : spot + 1] = [face]
    seat = state.active
    winner = 0 if after.score_0 > state.score_0 else 1
    if winner == seat:
        end: Happening = RainbowCompleted(seat, tuple(row))
    elif face == "S":
        end = ShadowFell(seat, spot + 1)
    else:
        others = [place for place, other in enumerate(row) if other == face and place != spot]
        end = Clashed(seat, face, spot + 1, others[0] + 1)
    return [end, RowTaken(winner, tuple(row), len(row))]

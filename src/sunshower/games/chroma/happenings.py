"""Chroma Cards' rainbow: what an action did, as data."""

from dataclasses import dataclass
from typing import Annotated

from sunshower.core.game import CHANCE, NOBODY, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Player, Story
from sunshower.games.chroma.notation import MOVES, ChromaMove, move
from sunshower.games.chroma.pieces import HAND, TEXTS, Phase, Shape
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.view import readings

Card = Annotated[str, "chroma-card"]


@dataclass(frozen=True, slots=True)
class CardDealt(Happening):
    """A seat gets a card of its first hand: seen by that seat alone."""

    card: Card | None
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PileRenewed(Happening):
    """The pile is empty, and all discards but the top one are shuffled into a new one (C5)."""

    cards: int
    """How many they are."""
    top: Card
    """The discard that stays."""


@dataclass(frozen=True, slots=True)
class DrawChosen(Happening):
    """A seat decides to draw from the pile; which card it gets is chance's to say."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Happening):
    """A card goes from the pile to a hand: seen by that seat alone."""

    card: Card | None
    pile: int
    """How many are left there."""
    seen: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DiscardTaken(Happening):
    """The top discard goes to a hand: everybody sees it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Played(Happening):
    """A card goes from a hand to the rainbow of the same seat; if that was full, another one goes for it."""

    card: Card
    gone: Card | None = None


@dataclass(frozen=True, slots=True)
class LaidOver(Happening):
    """A wild goes from a hand to another seat's rainbow, over a card there."""

    card: Card
    owner: Player
    over: Card


@dataclass(frozen=True, slots=True)
class Cleared(Happening):
    """A card goes from a rainbow to the discards, where it may not be taken for so many turns (C9, C10)."""

    card: Card
    owner: Player
    lock: int


@dataclass(frozen=True, slots=True)
class Discarded(Happening):
    """A card goes from a hand to the discards."""

    card: Card


@dataclass(frozen=True, slots=True)
class RainbowComplete(Happening):
    """A rainbow of some shape is complete, and its owner wins, whoever's card it was (C14, C15)."""

    owner: Player
    shape: Annotated[Shape, "chroma-shape"]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundBegins(Happening):
    """The hands are dealt, or everybody has had a turn, and a round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnsOver(Happening):
    """Everybody has had all their turns, and no rainbow is complete (C20)."""

    turns: int
    """How many each has had."""


HAPPENINGS: tuple[type[Happening], ...] = (
    Begins,
    CardDealt,
    PileRenewed,
    DrawChosen,
    CardDrawn,
    DiscardTaken,
    Played,
    LaidOver,
    Cleared,
    Discarded,
    RainbowComplete,
    RoundBegins,
    TurnsOver,
)


def tell(state: ChromaRules, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, as these eyes see it: its text, and what happens."""
    played = move(state, action)
    if state.turn == CHANCE:
        return told_draw(state, played, eyes)
    if state.phase == Phase.DRAW:
        return MOVES.format(played), told_choice(state, played)
    after = state.clone()
    after.play(action)
    return MOVES.format(played), (*deeds(state, played, after), *ended(state, after), *round_begins(after))


def told_draw(state: ChromaRules, drawn: ChromaMove, eyes: Eyes) -> tuple[str, Story]:
    """A card that is dealt or drawn, to whoever gets it, and that there is one, to the others."""
    if drawn.kind == "first":
        return MOVES.format(drawn), (Begins(drawn.seat),)
    seat = state.dealt // HAND if state.phase == Phase.DEAL else state.player()
    card = drawn.card if eyes in (seat, "all") else None
    text = MOVES.format(drawn) if card else "card:?"
    if state.phase == Phase.DEAL:
        last = state.dealt + 1 == HAND * state.seats
        return text, (CardDealt(seat, card, (seat,)), *(round_begins(state) if last else ()))
    return text, (CardDrawn(seat, card, state.pile - 1, (seat,)),)


def told_choice(state: ChromaRules, chosen: ChromaMove) -> Story:
    """Where a seat gets its card from."""
    seat = state.turn
    if chosen.kind == "take":
        return (DiscardTaken(seat, TEXTS[state.top()]),)
    if state.pile:
        return (DrawChosen(seat),)
    return PileRenewed(seat, len(state.discards) - 1, TEXTS[state.top()]), DrawChosen(seat)


def deeds(state: ChromaRules, played: ChromaMove, after: ChromaRules) -> Story:
    """What is done with a card."""
    kind, card, owner, gone = played
    seat = state.turn
    assert card is not None
    if owner is None or gone is None:
        return (Discarded(seat, card) if kind == "discard" else Played(seat, card),)
    laid = Played(seat, card, gone) if owner == seat else LaidOver(seat, card, owner, gone)
    return laid, Cleared(seat, gone, owner, after.lock(0))


def ended(state: ChromaRules, after: ChromaRules) -> Story:
    """How it ends, if it does."""
    if after.winner != NOBODY:
        cards = after.rainbow(after.winner)
        shape = next(reading["shape"] for reading in readings(cards) if not reading["missing"])
        return (RainbowComplete(state.turn, after.winner, shape, tuple(TEXTS[card] for card in cards)),)
    if after.turns == after.limit:
        return (TurnsOver(None, after.limit // after.seats),)
    return ()


def round_begins(state: ChromaRules) -> Story:
    """That a round begins, if everybody has had as many turns as the others."""
    if state.phase == Phase.OVER or state.turns % state.seats:
        return ()
    return (RoundBegins(None, state.turns // state.seats + 1),)

"""Chroma Cards' rainbow: what an action did, as data, and the same in English."""

from dataclasses import dataclass

from sunshower.core.game import CHANCE, NOBODY, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Story, name
from sunshower.core.text import counted
from sunshower.games.chroma.notation import MOVES, ChromaMove, move
from sunshower.games.chroma.pieces import HAND, PLURALS, TEXTS, Phase, Shape, called
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.view import readings


@dataclass(frozen=True, slots=True)
class CardDealt(Happening):
    """A seat gets a card of its first hand: seen by that seat alone."""

    card: str | None
    seen: tuple[Seat, ...]

    def sentence(self) -> str:
        return f"{name(self.seat)} is dealt {f'the {called(self.card)}' if self.card else 'a card'}."


@dataclass(frozen=True, slots=True)
class PileRenewed(Happening):
    """The pile is empty, and all discards but the top one are shuffled into a new one (C5)."""

    cards: int
    """How many they are."""
    top: str
    """The discard that stays."""

    def sentence(self) -> str:
        return f"{name(self.seat)} shuffles the discards, all but the top one, into a new pile."


@dataclass(frozen=True, slots=True)
class DrawChosen(Happening):
    """A seat decides to draw from the pile; which card it gets is chance's to say."""

    def sentence(self) -> str:
        return f"{name(self.seat)} draws from the pile."


@dataclass(frozen=True, slots=True)
class CardDrawn(Happening):
    """A card goes from the pile to a hand: seen by that seat alone."""

    card: str | None
    pile: int
    """How many are left there."""
    seen: tuple[Seat, ...]

    def sentence(self) -> str:
        if self.card:
            return f"{name(self.seat)} gets the {called(self.card)}."
        return f"The pile has {counted(self.pile, 'card')} left."


@dataclass(frozen=True, slots=True)
class DiscardTaken(Happening):
    """The top discard goes to a hand: everybody sees it."""

    card: str

    def sentence(self) -> str:
        return f"{name(self.seat)} takes the {called(self.card)} from the discards."


@dataclass(frozen=True, slots=True)
class Played(Happening):
    """A card goes from a hand to the rainbow of the same seat."""

    card: str

    def sentence(self) -> str:
        return f"{name(self.seat)} plays the {called(self.card)}."


@dataclass(frozen=True, slots=True)
class LaidOver(Happening):
    """A wild goes from a hand to another seat's rainbow, over a card there."""

    card: str
    owner: Seat
    over: str

    def sentence(self) -> str:
        return f"{name(self.seat)} lays the {called(self.card)} over {name(self.owner)}'s {called(self.over)}."


@dataclass(frozen=True, slots=True)
class Cleared(Happening):
    """A card goes from a rainbow to the discards, where it may not be taken for so many turns (C9, C10)."""

    card: str
    owner: Seat
    lock: int

    def sentence(self) -> str:
        lock = f", locked for {counted(self.lock, 'turn')}" if self.lock else ""
        return f"The {called(self.card)} goes to the discards{lock}."


@dataclass(frozen=True, slots=True)
class Discarded(Happening):
    """A card goes from a hand to the discards."""

    card: str

    def sentence(self) -> str:
        return f"{name(self.seat)} discards the {called(self.card)}."


@dataclass(frozen=True, slots=True)
class RainbowComplete(Happening):
    """A rainbow of some shape is complete, and its owner wins, whoever's card it was (C14, C15)."""

    owner: Seat
    shape: Shape
    cards: tuple[str, ...]

    def sentence(self) -> str:
        return f"{name(self.owner)} has a rainbow of {PLURALS[self.shape]}."


@dataclass(frozen=True, slots=True)
class TurnsOver(Happening):
    """Everybody has had all their turns, and no rainbow is complete (C20)."""

    turns: int
    """How many each has had."""

    def sentence(self) -> str:
        return f"Everybody has had {counted(self.turns, 'turn')}, and no rainbow is complete."


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
    return MOVES.format(played), (*deeds(state, played, after), *ended(state, after))


def told_draw(state: ChromaRules, drawn: ChromaMove, eyes: Eyes) -> tuple[str, Story]:
    """A card that is dealt or drawn, to whoever gets it, and that there is one, to the others."""
    if drawn.kind == "first":
        return MOVES.format(drawn), (Begins(drawn.seat),)
    seat = state.dealt // HAND if state.phase == Phase.DEAL else state.player()
    card = drawn.card if eyes in (seat, "all") else None
    text = MOVES.format(drawn) if card else "card:?"
    if state.phase == Phase.DEAL:
        return text, (CardDealt(seat, card, (seat,)),)
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
    laid = Played(seat, card) if owner == seat else LaidOver(seat, card, owner, gone)
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

"""Chroma Cards' rainbow: the facts that a pair of eyes sees, each declared once, and a State guessed from them."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Literal, TypedDict

from sunshower.core.chance import Rng
from sunshower.core.facts import DERIVED, SEAT, Fact, Facts, Number, PerSeat, Row, Word, bad
from sunshower.core.game import NOBODY, Eyes, View
from sunshower.games.chroma.pieces import (
    COLOURS,
    HAND,
    MOST_TURNS,
    NO_CARD,
    SEATS,
    SHAPES,
    TEXTS,
    UNKNOWN,
    Colour,
    Phase,
    Shape,
    face_of,
    makes_rainbow,
    missing,
    reading,
    wanted,
)
from sunshower.games.chroma.rules import ChromaRules, less, setup
from sunshower.games.chroma.state import UNSEEN, ChromaState

PhaseName = Literal["first", "deal", "draw", "pile", "act", "over"]


class Cards(Row):
    """Cards side by side, each by its text, in whatever capitals."""

    def __init__(self, refused: str, hidden: bool = False, ordered: bool = False) -> None:
        super().__init__(dict(zip(TEXTS, TEXTS, strict=True)), hidden, ordered)
        self.refused = refused
        """The message that says what a line must have here."""

    def see(self, kept: Sequence[int]) -> list[str]:
        return texts(kept)

    def keep(self, value: Sequence[str]) -> list[int]:
        return faces(value)

    def read(self, name: str, text: str, seats: int) -> list[str | None]:
        found = [] if text == "-" else re.findall(r"\?|..?", text)
        if "?" in found and not self.hidden:
            bad(name, "table-no-field-open")
        known = faces(card for card in found if card != "?")
        if UNKNOWN in known:
            bad(name, self.refused)
        return [*texts(known if self.ordered else sorted(known)), *[None] * found.count("?")]


class Sure(PerSeat):
    """Cards of which each seat can be sure, and last everybody; ? where these eyes do not know of which."""

    def write(self, value: Sequence[Sequence[str] | None]) -> str:
        return "/".join("?" if cards is None else self.kind.write(cards) for cards in value)

    def read(self, name: str, text: str, seats: int) -> list[list[str] | None]:
        parts = text.split("/")
        if len(parts) != seats + 1:
            bad(name, "chroma-no-field-sure-of", count=seats + 1)
        return [None if part == "?" else self.kind.read(name, part, seats) for part in parts]


PHASE = Word(Phase.NAMES, lines=("draw", "act", "over"))
OPEN = Cards("chroma-no-field-cards")
HELD = Cards("chroma-no-field-held", hidden=True)
PILED = Cards("chroma-no-field-piled", ordered=True)
LOCKS = Row({str(turns): turns for turns in range(10)}, ordered=True)


class Reading(TypedDict):
    """How far a rainbow is from being complete in one shape."""

    shape: Shape
    missing: int
    """How many cards it still needs."""
    colours: list[Colour]
    """The colours that would help: as many of them as are missing, no matter which."""
    reads: list[str | None]
    """What each card of the rainbow stands for, wilds included; None if it does not help."""


class ChromaView(View):
    """What a pair of eyes sees. A card is its text, such as Bc or R*; None stands for one that they do not see."""

    phase: Annotated[PhaseName, Fact(PHASE)]
    turns: Annotated[int, Fact(Number(0, MOST_TURNS * SEATS[-1]), 0)]
    """How many turns are over, of all seats together."""
    first: Annotated[int | None, Fact(SEAT, word=False)]
    """Who began; None before it is drawn."""
    pile: Annotated[int, DERIVED]
    """How many cards lie face down."""
    rainbows: Annotated[list[list[str]], Fact(PerSeat(OPEN), kept=False)]
    readings: Annotated[list[list[Reading]], DERIVED]
    """For each rainbow and each shape, how far it is."""
    hands: Annotated[list[list[str | None]], Fact(PerSeat(HELD), kept=False)]
    shown: Annotated[list[list[str]], Fact(PerSeat(OPEN), kept=False)]
    """Cards in each hand that everybody saw being taken from the discards."""
    discards: Annotated[list[str], Fact(PILED, [])]
    """From the first to the one on top."""
    locks: Annotated[list[int], Fact(LOCKS, kept=False, word=False)]
    """For how many turns the top discard may not be taken, then the one below it, as far down as there is a lock."""
    taken: Annotated[str | None, Fact(Word(TEXTS, optional=True), None)]
    """The card that was taken from the discards this turn."""
    sure: Annotated[list[list[str] | None], Fact(Sure(OPEN), kept=False)]
    """Cards that must be among those not seen in the others' hands, as each seat can know; last, as everybody can.

    For each of two players this is exact. With more players, and for onlookers, it does not say which of several hands
    a card must be in, even where that could be worked out.
    """
    winner: Annotated[int | None, DERIVED]


FACTS = Facts("chroma", ChromaView)


def view(state: ChromaState, eyes: Eyes) -> ChromaView:
    """What these eyes see of a State."""
    seats = range(state.seats)
    rainbows = [state.rainbow(seat) for seat in seats]
    shown = [texts(state.shown(seat)) for seat in seats]
    seen: ChromaView = FACTS.view(
        state,
        eyes,
        state.seats,
        dict(state.options),
        pile=state.pile,
        rainbows=[texts(rainbow) for rainbow in rainbows],
        readings=[readings(rainbow) for rainbow in rainbows],
        hands=[visible(texts(state.hand(seat)), shown[seat], eyes in (seat, "all")) for seat in seats],
        shown=shown,
        locks=locks(state.locks),
        sure=sure(state, eyes),
        winner=SEAT.see(state.winner),
    )
    return seen


def texts(faces: Iterable[int]) -> list[str]:
    return [TEXTS[face] for face in faces]


def faces(cards: Iterable[str | None]) -> list[int]:
    """The faces of the cards that are seen."""
    return [face_of(card) for card in cards if card is not None]


def visible(hand: list[str], shown: list[str], whole: bool) -> list[str | None]:
    """A hand as it is, or what it has shown and how many more there are."""
    return [*hand] if whole else [*shown, *[None] * (len(hand) - len(shown))]


def locks(lanes: int) -> list[int]:
    """The lanes of the State's locks, as far down as there is one."""
    return [lanes & 15, *locks(lanes >> 4)] if lanes else []


def sure(state: ChromaState, eyes: Eyes) -> list[list[str] | None]:
    """What each seat can be sure of, where these eyes know it, and last what everybody can."""
    each = [texts(state.sure_of(seat)) if eyes in (seat, "all") else None for seat in range(state.seats)]
    return [*each, texts(state.sure_of(state.seats))]


def readings(rainbow: Sequence[int]) -> list[Reading]:
    """For each shape, how far a rainbow is."""
    return [
        {"shape": shape, "missing": count, "colours": [*colours], "reads": [*reads]}
        for shape, count, colours, reads in worked_out(tuple(rainbow))
    ]


@lru_cache(maxsize=1000)
def worked_out(rainbow: tuple[int, ...]) -> list[tuple[Shape, int, list[Colour], list[str | None]]]:
    """The same, kept: a rainbow is looked at far more often than it changes."""
    cards = list(rainbow)
    found = []
    for shape, name in enumerate(SHAPES):
        count = int(missing(cards, shape))
        helpful = wanted(cards, shape) if count else 0
        colours = [colour for bit, colour in enumerate(COLOURS) if helpful >> bit & 1]
        reads = [None if face == NO_CARD else TEXTS[face] for face in reading(cards, shape)]
        found.append((name, count, colours, reads))
    return found


def guess(view: ChromaView, rng: Rng) -> ChromaRules:
    """A State that looks the same to these eyes; what they do not see is dealt from the cards they have not seen."""
    state = setup(view["seats"], view["options"])
    FACTS.put(state, view)
    state.dealt = min(sum(map(len, view["hands"])), HAND * view["seats"])
    state.locks = sum(lock << 4 * depth for depth, lock in enumerate(view["locks"]))
    if any(view["sure"]):
        state.sure = [faces(cards or []) for cards in view["sure"]]
    lay(state, view)
    eyes = view["seat"]
    unseen = [hand.count(None) for hand in view["hands"]]
    if eyes != "all" or any(unseen):
        state.deal_unseen(eyes if isinstance(eyes, int) else NOBODY, unseen, rng)
    return state


def lay(state: ChromaRules, view: ChromaView) -> None:
    """Put down all that lies open or is known in hands, and keep the rest in the pile."""
    for seat, cards in enumerate(view["rainbows"]):
        for face in faces(cards):
            state.lay(seat, face)
        if makes_rainbow(state.rainbow(seat)):
            state.winner = seat
    for seat, hand in enumerate(view["hands"]):
        shown = faces(view["shown"][seat])
        for face in shown:
            state.give(seat, face, 0)
        for face in less(faces(hand), shown):
            state.give(seat, face, UNSEEN)
    # Until now the pile is the whole deck, so the census has counted twice what is not in it.
    state.stack([2 * whole - twice for whole, twice in zip(state.pool, state.census(), strict=True)])

"""Chroma Cards' rainbow: what a pair of eyes sees, and a State guessed from it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypedDict

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, View
from sunshower.core.lanes import put
from sunshower.games.chroma.pieces import (
    COLOURS,
    HAND,
    KINDS,
    NO_CARD,
    SHAPES,
    TEXTS,
    Phase,
    face_of,
    missing,
    reading,
    wanted,
)
from sunshower.games.chroma.rules import ChromaRules, setup
from sunshower.games.chroma.state import LANES, UNSEEN, ChromaState, mark_of


class Reading(TypedDict):
    """How far a rainbow is from being complete in one shape."""

    shape: str
    missing: int
    """How many cards it still needs."""
    colours: list[str]
    """The colours that would help: as many of them as are missing, no matter which."""
    reads: list[str | None]
    """What each card of the rainbow stands for, wilds included; None if it does not help."""


class ChromaView(View):
    """What a pair of eyes sees. A card is its text, such as Bc or R*; None stands for one that they do not see."""

    phase: str
    first: int | None
    """Who began; None before it is drawn."""
    turns: int
    """How many turns are over, of all seats together."""
    pile: int
    """How many cards lie face down."""
    rainbows: list[list[str]]
    readings: list[list[Reading]]
    """For each rainbow and each shape, how far it is."""
    hands: list[list[str | None]]
    shown: list[list[str]]
    """Cards in each hand that everybody saw being taken from the discards."""
    sure: list[list[str] | None]
    """Cards that must be among those not seen in the others' hands, as each seat can know; last, as everybody can.

    For each of two players this is exact. With more players, and for onlookers, it does not say which of several hands
    a card must be in, even where that could be worked out.
    """
    discards: list[str]
    """From the first to the one on top."""
    locks: list[int]
    """For how many turns the top discard may not be taken, then the one below it, as far down as there is a lock."""
    taken: str | None
    """The card that was taken from the discards this turn."""
    winner: int | None


def view(state: ChromaState, eyes: Eyes) -> ChromaView:
    """What these eyes see of a State."""
    seats = range(state.seats)
    rainbows = [state.rainbow(seat) for seat in seats]
    locks = [state.lock(depth) for depth in range(LANES)]
    while locks and not locks[-1]:
        locks.pop()
    return {
        "game": "chroma",
        "seats": state.seats,
        "seat": eyes,
        "options": dict(state.options),
        "turn": state.turn if state.turn >= 0 else None,
        "phase": Phase.NAMES[state.phase],
        "first": None if state.phase == Phase.FIRST else state.first,
        "turns": state.turns,
        "pile": state.pile,
        "rainbows": [texts(rainbow) for rainbow in rainbows],
        "readings": [readings(rainbow) for rainbow in rainbows],
        "hands": [seen_hand(state, seat, eyes) for seat in seats],
        "shown": [texts(state.shown(seat)) for seat in seats],
        "sure": sure(state, eyes),
        "discards": texts(state.discards),
        "locks": locks,
        "taken": None if state.taken == NO_CARD else TEXTS[state.taken],
        "winner": None if state.winner == NOBODY else state.winner,
    }


def texts(faces: Iterable[int]) -> list[str]:
    return [TEXTS[face] for face in faces]


def faces(cards: Iterable[str | None]) -> list[int]:
    """The faces of the cards that are seen."""
    return [face_of(card) for card in cards if card is not None]


def seen_hand(state: ChromaState, seat: int, eyes: Eyes) -> list[str | None]:
    hand = texts(state.hand(seat))
    if eyes in (seat, "all"):
        return [*hand]
    known = texts(state.shown(seat))
    return [*known, *[None] * (len(hand) - len(known))]


def sure(state: ChromaState, eyes: Eyes) -> list[list[str] | None]:
    everybody = state.seats
    return [texts(state.sure_of(whose)) if knows(eyes, whose, everybody) else None for whose in range(everybody + 1)]


def knows(eyes: Eyes, whose: int, seats: int) -> bool:
    """Whether eyes know what other eyes can be sure of: their own knowledge and everybody's."""
    return eyes in (whose, "all") or whose == seats


def readings(rainbow: Sequence[int]) -> list[Reading]:
    """For each shape, how far a rainbow is."""
    return [
        {"shape": shape, "missing": count, "colours": list(colours), "reads": list(reads)}
        for shape, count, colours, reads in worked_out(tuple(rainbow))
    ]


@lru_cache(maxsize=1000)
def worked_out(rainbow: tuple[int, ...]) -> tuple[tuple[str, int, tuple[str, ...], tuple[str | None, ...]], ...]:
    """The same, kept: a rainbow is looked at far more often than it changes."""
    cards = list(rainbow)
    found = []
    for shape in range(KINDS):
        count = missing(cards, shape)
        helpful = wanted(cards, shape) if count else 0
        colours = tuple(name for colour, name in enumerate(COLOURS) if helpful >> colour & 1)
        reads = tuple(None if face == NO_CARD else TEXTS[face] for face in reading(cards, shape))
        found.append((SHAPES[shape], count, colours, reads))
    return tuple(found)


def guess(view: ChromaView, rng: Rng) -> ChromaRules:
    """A State that looks the same to these eyes; what they do not see is dealt from the cards they have not seen."""
    state = setup(view["seats"], view["options"])
    state.phase = Phase.NAMES.index(view["phase"])
    state.first = view["first"] or 0
    state.turns = view["turns"]
    state.turn = view["turn"] if view["turn"] is not None else OVER if view["phase"] == "over" else CHANCE
    state.taken = NO_CARD if view["taken"] is None else face_of(view["taken"])
    state.winner = NOBODY if view["winner"] is None else view["winner"]
    state.dealt = HAND * view["seats"]
    if view["phase"] in ("first", "deal"):
        state.dealt = sum(map(len, view["hands"]))
    for depth, lock in enumerate(view["locks"]):
        state.locks = put(state.locks, depth, lock)
    lay(state, view)
    deal(state, view, rng)
    return state


def lay(state: ChromaRules, view: ChromaView) -> None:
    """Put down all that lies open or is known in hands, and keep the rest in the pile."""
    state.discards = faces(view["discards"])
    for seat, cards in enumerate(view["rainbows"]):
        for face in faces(cards):
            state.lay(seat, face)
    for seat, hand in enumerate(view["hands"]):
        known = faces(view["shown"][seat])
        for face in faces(hand):
            unseen = 0 if face in known else UNSEEN
            if not unseen:
                known.remove(face)
            state.give(seat, face, unseen)
    for face in in_sight(view):
        state.pool[face] -= 1
        state.pile -= 1


def in_sight(view: ChromaView) -> list[int]:
    """All cards that these eyes see, on the table and in hands."""
    rows: list[Sequence[str | None]] = [view["discards"], *view["rainbows"], *view["hands"]]
    return [face for row in rows for face in faces(row)]


def deal(state: ChromaRules, view: ChromaView, rng: Rng) -> None:
    """Fill the hands up with what these eyes cannot know."""
    for whose, cards in enumerate(view["sure"]):
        state.sure += [mark_of(whose, face) for face in faces(cards or [])]
    eyes = view["seat"]
    unseen = [hand.count(None) for hand in view["hands"]]
    if eyes != "all":
        state.deal_unseen(NOBODY if eyes is None else eyes, unseen, rng)
    elif any(unseen):
        state.deal_unseen(NOBODY, unseen, rng)

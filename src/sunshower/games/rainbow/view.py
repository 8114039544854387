"""Rainbow: what a pair of eyes sees, what it might remember, and a State guessed from it."""

from typing import NotRequired, TypedDict

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, View
from sunshower.core.lanes import lane, put
from sunshower.games.rainbow.pieces import (
    HAND,
    LETTERS,
    NEXT,
    NO_CARD,
    PLACES,
    SEATS,
    UNSEEN,
    Phase,
    Seen,
    card_in,
    card_of,
    collected,
    first_of,
    flipping,
    is_flip,
    mark_of,
    place_of,
    placing_blind,
    second_of,
    spot_of,
)
from sunshower.games.rainbow.rules import RainbowRules, laid
from sunshower.games.rainbow.state import Beliefs

Face = str | None
"""A letter of R O Y G C B P, L for light, S for shadow; None for a face that is not seen."""
Sides = list[Face]
"""A card in a hand or in the holder: its side towards seat 0 and its side towards seat 1."""


class Memory(TypedDict):
    """What some eyes have seen and might remember, over and above what is in sight."""

    under: list[Face]
    """The undersides of the row."""
    seen: list[list[int]]
    """Who has seen each of them."""
    gone: list[list[Face]]
    """The collected cards in an order that tells nothing: the side that lay open, and the underside."""
    gone_seen: list[list[int] | None]
    """Who has seen the underside of each of them; None for a card of which nobody remembers either side."""


class RainbowView(View):
    """What a pair of eyes sees now. Memory comes with it at tables with the memory aid, and for all eyes."""

    phase: str
    round: int
    active: int | None
    """Whose turn it is, or has just been."""
    then: int | None
    """Who moves when the hands have been filled."""
    row: list[str]
    hands: list[list[Sides | None]]
    """Three places for each seat; None is an empty one."""
    next: list[Sides | None]
    """The first card at each seat's end of the holder; the last card in it is both."""
    holder: int
    """How many cards the holder has."""
    scores: list[int]
    """How many cards each seat has collected."""
    placed: int
    """How many cards have been placed in this turn."""
    flipped: bool
    """Whether the last thing done in this turn was a flip."""
    turning: str | None
    """The card about to show its hidden side: hand:2 or row:3."""
    memory: NotRequired[Memory]


def view(state: RainbowRules, eyes: Eyes) -> RainbowView:
    """What these eyes see of a State."""
    over = state.phase == Phase.OVER
    dealt = state.phase != Phase.FIRST
    seen: RainbowView = {
        "game": "rainbow",
        "seats": SEATS,
        "seat": eyes,
        "options": {
            "flip_commits": state.flip_commits,
            "memory_aid": state.memory_aid,
            "pairs": state.pairs,
            "light": state.light,
            "shadow": state.shadow,
            "light_shadow": state.light_shadow,
        },
        "turn": state.turn if state.turn >= 0 else None,
        "phase": Phase.NAMES[state.phase],
        "round": state.round,
        "active": state.active if dealt and not over else None,
        "then": state.then if dealt and not over else None,
        "row": [LETTERS[state.up(spot)] for spot in range(state.lying)],
        "hands": [
            [card(state, place, eyes) for place in range(seat * HAND, seat * HAND + HAND)] for seat in range(SEATS)
        ],
        "next": [next_card(state, seat, eyes) for seat in range(SEATS)],
        "holder": state.left,
        "scores": state.scores(),
        "placed": state.placed,
        "flipped": state.flipped,
        "turning": turning(state.turning),
    }
    if state.memory_aid or eyes == "all":
        seen["memory"] = memory(state, eyes)
    return seen


def card(state: RainbowRules, place: int, eyes: Eyes) -> Sides | None:
    """A card as these eyes see it: each seat sees the side towards it."""
    if not state.has(place):
        return None
    return [LETTERS[state.side(seat, place)] if eyes in (seat, "all") else None for seat in range(SEATS)]


def next_card(state: RainbowRules, seat: int, eyes: Eyes) -> Sides | None:
    """The first card at a seat's end of the holder; the other seat sees nothing of it unless it is the last (R28)."""
    sees = eyes in (seat, "all") or state.left == 1
    return card(state, NEXT + seat, eyes if sees else None)


def turning(decision: int) -> str | None:
    if decision == 0:
        return None
    return f"row:{spot_of(decision) + 1}" if is_flip(decision) else f"hand:{place_of(decision) + 1}"


def memory(state: RainbowRules, eyes: Eyes) -> Memory:
    """What these eyes have seen and might remember: undersides, also of cards that have been collected since."""
    marks = [lane(state.seen, spot) for spot in range(state.lying)]
    if eyes == "all":
        downs = [state.down(spot) for spot in range(state.lying)]
        gone = sorted(state.gone)
    else:
        seat = NOBODY if eyes is None else eyes
        downs = [second_of(number) for number in state.known(seat)[PLACES:]]
        gone = state.known_gone(seat)
    return {
        "under": [letter(face) for face in downs],
        "seen": [seats(mark) for mark in marks],
        "gone": [[letter(first_of(card_in(marked))), letter(second_of(card_in(marked)))] for marked in gone],
        "gone_seen": [None if mark_of(marked) == Seen.CLOSED else seats(mark_of(marked)) for marked in gone],
    }


def letter(face: int) -> Face:
    return None if face == UNSEEN else LETTERS[face]


def seats(mark: int) -> list[int]:
    return [seat for seat in range(SEATS) if mark >> seat & 1]


# The other way


def guess(view: RainbowView, rng: Rng) -> RainbowRules:
    """A State that looks the same to these eyes; what they neither see nor remember is dealt as the deck allows.

    Without memory nobody is taken to have seen anything but what is in sight.
    """
    state = laid(view["options"])
    state.phase = Phase.NAMES.index(view["phase"])
    state.turn = view["turn"] if view["turn"] is not None else OVER if view["phase"] == "over" else CHANCE
    state.round = view["round"]
    state.active = view["active"] or 0
    state.then = view["then"] or 0
    state.left = view["holder"]
    state.lying = len(view["row"])
    state.score_0, state.score_1 = view["scores"]
    state.placed = view["placed"]
    state.flipped = view["flipped"]
    state.turning = turned(view["turning"])
    recalled = view.get("memory") or nothing(view)
    for spot, seen in enumerate(recalled["seen"]):
        state.seen = put(state.seen, spot, mark(seen))
    held = [number(sides) for hand in view["hands"] for sides in hand]
    ends = [number(sides) for sides in view["next"]]
    if state.left == 1:
        ends[1] = NO_CARD
    lying = [number([up, down]) for up, down in zip(view["row"], recalled["under"], strict=True)]
    gone = [
        collected(mark(seen), number(sides))
        for sides, seen in zip(recalled["gone"], recalled["gone_seen"], strict=True)
    ]
    state.lay_out(Beliefs(state.deck, held + ends + lying, sorted(gone)), rng)
    return state


def nothing(view: RainbowView) -> Memory:
    """A memory without anything in it."""
    collected = sum(view["scores"])
    return {
        "under": [None for _ in view["row"]],
        "seen": [[] for _ in view["row"]],
        "gone": [[None, None] for _ in range(collected)],
        "gone_seen": [None] * collected,
    }


def number(sides: Sides | None) -> int:
    """A card as far as it is seen."""
    if sides is None:
        return NO_CARD
    first, second = [UNSEEN if face is None else LETTERS.index(face) for face in sides]
    return card_of(first, second)


def mark(seen: list[int] | None) -> int:
    return Seen.CLOSED if seen is None else sum(1 << seat for seat in seen)


def turned(place: str | None) -> int:
    if place is None:
        return 0
    kind, _, count = place.partition(":")
    return flipping(int(count) - 1) if kind == "row" else placing_blind(int(count) - 1)

"""Rainbow Road: what a pair of eyes sees, and a State guessed from it."""

from typing import TypeVar

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Eyes, View
from sunshower.core.lanes import lane, plus, put
from sunshower.games.road.pieces import (
    BOTH_WAYS,
    CLOCKWISE,
    COPIES,
    LAYOUT,
    LETTERS,
    NOWHERE,
    NUMBERS,
    SEATS,
    SPOTS,
    WAYS,
    Dealt,
    Phase,
    Prank,
)
from sunshower.games.road.rules import RoadState

T = TypeVar("T")


class RoadView(View):
    """What a pair of eyes sees: None stands for a card or prank that they do not see."""

    phase: str
    round: int
    weather: str
    first: int | None
    """Who begins the round; None before it is drawn."""
    ring: list[int]
    sunny: str | None
    rain: str | None
    played: list[str | None]
    """Where each seat's marker lies: on the card it played this round."""
    hole: str | None
    """The spot emptied by Trash."""
    hands: list[list[int | None]]
    pranks: list[list[str | None]]
    discards: list[int]
    spent: list[str]
    scores: list[int]
    gained: list[int]
    """The points of each seat in this round."""
    start: str | None
    """Where the fairy on the move set off."""
    way: str | None
    """Which way round she runs, clockwise or anticlockwise; None before she has set off."""
    points: int
    pranked: bool
    """Whether a prank has been played this round."""


def view(state: RoadState, eyes: Eyes) -> RoadView:
    """What these eyes see of a State."""
    return {
        "game": "road",
        "seats": SEATS,
        "seat": eyes,
        "options": {
            "free_jump": state.free_jump,
            "clockwise": state.clockwise,
            "recycle_any": state.recycle_any,
        },
        "turn": state.turn if state.turn >= 0 else None,
        "phase": Phase.NAMES[state.phase],
        "round": state.round,
        "weather": "sun" if state.sun_shines() else "rain",
        "first": None if state.phase == Phase.FIRST else state.first,
        "ring": [state.card(spot) for spot in range(SPOTS)],
        "sunny": letter(state.sunny),
        "rain": letter(state.rain),
        "played": [letter(state.mark(seat)) for seat in range(SEATS)],
        "hole": letter(state.hole),
        "hands": [seen(cards(state.hands, seat), eyes, seat) for seat in range(SEATS)],
        "pranks": [seen(prank_names(state.pranks_of(seat)), eyes, seat) for seat in range(SEATS)],
        "discards": cards(state.discards, 0),
        "spent": prank_names(state.spent),
        "scores": state.scores(),
        "gained": [state.gain_0, state.gain_1],
        "start": letter(state.start),
        "way": None if state.points == 0 else WAYS[state.ways - 1],
        "points": state.points,
        "pranked": state.pranked,
    }


def seen(things: list[T], eyes: Eyes, seat: int) -> list[T | None]:
    """A seat's hidden things as these eyes see them: how many there are, or what they are."""
    return [thing if eyes in (seat, "all") else None for thing in things]


def letter(spot: int) -> str | None:
    return None if spot == NOWHERE else LETTERS[spot]


def cards(lanes: int, seat: int) -> list[int]:
    """The numbers counted in a row of lanes."""
    return [index + 1 for index in range(NUMBERS) for _ in range(lane(lanes, seat * NUMBERS + index))]


def prank_names(bits: int) -> list[str]:
    return [name for kind, name in enumerate(Prank.NAMES) if bits >> kind & 1]


def guess(view: RoadView, rng: Rng) -> RoadState:
    """A State that looks the same to these eyes; what they do not see is dealt from the cards they have not seen."""
    state = RoadState()
    state.free_jump = bool(view["options"]["free_jump"])
    state.clockwise = bool(view["options"]["clockwise"])
    state.recycle_any = bool(view["options"]["recycle_any"])
    state.phase = Phase.NAMES.index(view["phase"])
    state.round = view["round"]
    state.first = view["first"] or 0
    state.sunny = spot(view["sunny"])
    state.rain = spot(view["rain"])
    state.hole = spot(view["hole"])
    state.start = spot(view["start"])
    state.score_0, state.score_1 = view["scores"]
    state.gain_0, state.gain_1 = view["gained"]
    state.points = view["points"]
    state.pranked = view["pranked"]
    state.turn = view["turn"] if view["turn"] is not None else OVER if view["phase"] == "over" else CHANCE
    if view["phase"] in ("sunny", "rain"):
        open_ways = CLOCKWISE if state.clockwise else BOTH_WAYS
        state.ways = open_ways if view["way"] is None else WAYS.index(view["way"]) + 1
    lay(state, view)
    deal(state, view, rng)
    return state


def spot(name: str | None) -> int:
    return NOWHERE if name is None else LETTERS.index(name)


def lay(state: RoadState, view: RoadView) -> None:
    """Put down all that lies open, and keep the rest in the pool."""
    for index in range(NUMBERS):
        state.pool = plus(state.pool, index, COPIES)
    for place, number in enumerate(view["ring"]):
        if number:
            state.ring = put(state.ring, place, number)
            state.pool = plus(state.pool, number - 1, -1)
    for number in view["discards"]:
        state.discards = plus(state.discards, number - 1, 1)
        state.pool = plus(state.pool, number - 1, -1)
    for seat, played in enumerate(view["played"]):
        state.marks = put(state.marks, seat, spot(played) + 1)
    for name in view["spent"]:
        state.spent |= 1 << Prank.NAMES.index(name)
    state.prank_pool = Prank.ALL - state.spent


def deal(state: RoadState, view: RoadView, rng: Rng) -> None:
    """Give each seat what is seen of its hand first, then fill up from what nobody has seen."""
    for seat in range(SEATS):
        for number in view["hands"][seat]:
            if number is not None:
                state.take_card(seat, number - 1)
        for name in view["pranks"][seat]:
            if name is not None:
                state.take_prank(seat, Prank.NAMES.index(name))
    for seat in range(SEATS):
        state.deal_unseen(seat, view["hands"][seat].count(None), view["pranks"][seat].count(None), rng)
    state.dealt = Dealt.ALL
    if view["phase"] in ("first", "deal"):
        laid = sum(view["ring"][place] != 0 for place in LAYOUT)
        state.dealt = sum(map(len, view["hands"])) + laid + sum(map(len, view["pranks"]))

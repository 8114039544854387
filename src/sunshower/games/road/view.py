"""Rainbow Road: the facts that a pair of eyes sees, each declared once, and a State guessed from them."""

from operator import attrgetter
from typing import Annotated, Literal, TypeVar

from sunshower.core.chance import Rng
from sunshower.core.facts import DERIVED, FLAG, SEAT, Fact, Facts, Kind, Number, PerSeat, Row, SeatNumber, Word, bad
from sunshower.core.game import Eyes, View
from sunshower.core.lanes import counted, numbers, plus, put
from sunshower.games.road.pieces import (
    BOTH_WAYS,
    CLOCKWISE,
    FIELD,
    LAYOUT,
    LETTERS,
    NUMBERS,
    OPTIONS,
    ROUNDS,
    SEATS,
    SPOTS,
    WAYS,
    Dealt,
    Phase,
    Prank,
)
from sunshower.games.road.rules import RoadRules, setup
from sunshower.games.road.state import RoadState

T = TypeVar("T")
PhaseName = Literal["first", "deal", "place", "sunny", "rain", "over"]
PrankName = Literal["exchange", "jump", "skip", "trash", "teleport", "recycle"]


class Ring(Kind):
    """Ten spots, five a seat: a card, or - for none."""

    def write(self, value: list[int]) -> str:
        """Seat 0's field first."""
        ring = "".join(str(card or "-") for card in value)
        return f"{ring[:FIELD]}/{ring[FIELD:]}"

    def read(self, name: str, text: str, seats: int) -> list[int]:
        """The card on each spot, 0 for none."""
        spots = text.replace("/", "", 1)
        if len(spots) != SPOTS or text.find("/") != FIELD or set(spots) - set("1234567-"):
            bad(name, "road-no-field-ring")
        return [int(spot) if spot != "-" else 0 for spot in spots]


PHASE = Word(Phase.NAMES, lines=("place", "sunny", "rain", "over"))
SPOT = Word(LETTERS, optional=True)
NUMBER = {str(number): number for number in range(1, NUMBERS + 1)}
INITIALS = {"e": "exchange", "j": "jump", "s": "skip", "t": "trash", "p": "teleport", "r": "recycle"}


class RoadView(View):
    """What a pair of eyes sees: None stands for a card or prank that they do not see."""

    phase: Annotated[PhaseName, Fact(PHASE)]
    round: Annotated[int, Fact(Number(1, ROUNDS))]
    weather: Annotated[Literal["sun", "rain"], DERIVED]
    first: Annotated[int | None, Fact(SeatNumber(optional=False), kept=False)]
    """Who begins the round; None before it is drawn."""
    opener: Annotated[int | None, Fact(SEAT, None)]
    """Who began the game, at a table where equal cards ask for it."""
    ring: Annotated[list[int], Fact(Ring(), kept=False)]
    sunny: Annotated[str | None, Fact(SPOT, None)]
    rain: Annotated[str | None, Fact(SPOT, None)]
    played: Annotated[list[str | None], Fact(PerSeat(SPOT), [None] * SEATS, kept=False)]
    """Where each seat's marker lies: on the card it played this round."""
    hole: Annotated[str | None, Fact(SPOT, None, word=False)]
    """The spot emptied by Trash."""
    hands: Annotated[list[list[int | None]], Fact(PerSeat(Row(NUMBER, hidden=True)), kept=False)]
    pranks: Annotated[list[list[PrankName | None]], Fact(PerSeat(Row(INITIALS, hidden=True)), [[], []], kept=False)]
    discards: Annotated[list[int], Fact(Row(NUMBER), [], kept=False)]
    spent: Annotated[list[PrankName], Fact(Row(INITIALS), [], kept=False)]
    scores: Annotated[list[int], Fact(PerSeat(Number(0, 999)), [0, 0], kept=False)]
    gained: Annotated[list[int], Fact(PerSeat(Number(0, 99)), [0, 0], kept=False)]
    """The points of each seat in this round."""
    start: Annotated[str | None, Fact(SPOT, None)]
    """Where the fairy on the move set off."""
    way: Annotated[Literal["clockwise", "anticlockwise"] | None, Fact(Word(WAYS, optional=True), None, kept=False)]
    """Which way round she runs; None before she has set off."""
    points: Annotated[int, Fact(Number(0, 99), 0)]
    pranked: Annotated[bool, Fact(FLAG, False)]
    """Whether a prank has been played this round."""


FACTS = Facts("road", RoadView)
SWITCHES = [option.name for option in OPTIONS if option.name != "first"]
"""Who begins is known by the time that there is something to see."""
switched = attrgetter(*SWITCHES)
PRANKS = [[name for kind, name in enumerate(Prank.NAMES) if bits >> kind & 1] for bits in range(Prank.ALL + 1)]
"""The names of pranks that are given as bits."""


def view(state: RoadState, eyes: Eyes) -> RoadView:
    """What these eyes see of a State."""
    seen: RoadView = FACTS.view(
        state,
        eyes,
        SEATS,
        dict(zip(SWITCHES, switched(state))),
        weather="sun" if state.sun_shines() else "rain",
        first=None if state.phase == Phase.FIRST else state.first,
        ring=numbers(state.ring, SPOTS),
        played=[SPOT.see(state.mark(seat)) for seat in range(SEATS)],
        hands=[visible(cards(state.hands, seat), eyes, seat) for seat in range(SEATS)],
        pranks=[visible(PRANKS[state.pranks_of(seat)], eyes, seat) for seat in range(SEATS)],
        discards=cards(state.discards, 0),
        spent=[*PRANKS[state.spent]],
        scores=[state.score_0, state.score_1],
        gained=[state.gain_0, state.gain_1],
        way=None if state.points == 0 else WAYS[state.ways - 1],
    )
    return seen


def visible(things: list[T], eyes: Eyes, seat: int) -> list[T | None]:
    """A seat's hidden things as these eyes see them: what they are, or only how many."""
    return [*things] if eyes in (seat, "all") else [None] * len(things)


def cards(lanes: int, seat: int) -> list[int]:
    """The numbers counted in a row of lanes."""
    return counted(lanes, seat * NUMBERS, NUMBERS)


def guess(view: RoadView, rng: Rng) -> RoadRules:
    """A State that looks the same to these eyes; what they do not see is dealt from the cards they have not seen."""
    state = setup(SEATS, {"first": "random", **view["options"]})
    FACTS.put(state, view)
    state.first = view["first"] or 0
    state.score_0, state.score_1 = view["scores"]
    state.gain_0, state.gain_1 = view["gained"]
    if view["phase"] in ("sunny", "rain"):
        open_ways = CLOCKWISE if state.clockwise else BOTH_WAYS
        state.ways = open_ways if view["way"] is None else WAYS.index(view["way"]) + 1
    lay(state, view)
    deal(state, view, rng)
    return state


def lay(state: RoadRules, view: RoadView) -> None:
    """Put down all that lies open, out of the pool."""
    for spot, number in enumerate(view["ring"]):
        if number:
            state.ring = put(state.ring, spot, number)
            state.pool = plus(state.pool, number - 1, -1)
    for number in view["discards"]:
        state.discards = plus(state.discards, number - 1, 1)
        state.pool = plus(state.pool, number - 1, -1)
    for seat, played in enumerate(view["played"]):
        state.marks = put(state.marks, seat, SPOT.keep(played) + 1)
    for name in view["spent"]:
        state.spent |= 1 << Prank.NAMES.index(name)
    state.prank_pool = Prank.ALL - state.spent


def deal(state: RoadRules, view: RoadView, rng: Rng) -> None:
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
        laid = sum(view["ring"][spot] != 0 for spot in LAYOUT)
        state.dealt = sum(map(len, view["hands"])) + laid + sum(map(len, view["pranks"]))

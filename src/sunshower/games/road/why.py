"""Rainbow Road: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

from sunshower.core.errors import IllegalMove
from sunshower.core.lanes import lane
from sunshower.games.road.notation import RoadMove, said
from sunshower.games.road.pieces import FIELD, LETTERS, NOWHERE, NUMBERS, SIDES, WAYS, Do, Phase, Prank
from sunshower.games.road.state import RoadState

CHOOSES = {"Exchange": "D18", "Trash": "D17", "Teleport": "D23", "Recycle": "D24"}
EXAMPLES = {
    Phase.PLACE: "5@c puts a 5 on spot c",
    Phase.SUNNY: ">d runs to spot d, and stop ends the run",
    Phase.RAIN: ">d runs to spot d, stop ends the run, and jump:d or trash:d plays a prank",
}


def why(state: RoadState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as slot:c."""
    wanted = picked(state, text) or said(state, text)
    if wanted is None:
        return IllegalMove("not-understood", f"That is no move of this game. For example: {EXAMPLES[state.phase]}.")
    if not {wanted.spot, wanted.other} <= {*LETTERS, None}:
        return IllegalMove("no-such-spot", "The spots of the ring are the letters a to j.", "D33")
    if wanted.card is not None and not 1 <= wanted.card <= NUMBERS:
        return IllegalMove("no-such-card", f"The cards go from 1 to {NUMBERS}.", "B1")
    if state.phase == Phase.PLACE:
        return why_place(state, seat, wanted)
    if wanted.kind == "place":
        return IllegalMove("cards-placed", f"Both cards of this round lie already: now the {runner(state)} runs.", "B9")
    if wanted.kind == "step":
        assert wanted.spot
        return why_step(state, LETTERS.index(wanted.spot))
    return why_prank(state, seat, wanted)


def picked(state: RoadState, text: str) -> RoadMove | None:
    """An object as the move that a person who picks it first would have in mind."""
    kind, _, name = text.partition(":")
    if kind == "slot" and name in tuple(LETTERS):
        return RoadMove("place" if state.phase == Phase.PLACE else "step", spot=name)
    if kind in ("hand", "discard") and name in tuple("1234567"):
        return RoadMove("place" if kind == "hand" else "recycle", card=int(name))
    if kind == "prank" and name in Prank.NAMES:
        return RoadMove(name)
    return None


def runner(state: RoadState) -> str:
    return "Sunny Fairy" if state.phase == Phase.SUNNY else "Rain Fairy"


def why_place(state: RoadState, seat: int, wanted: RoadMove) -> IllegalMove:
    if wanted.kind != "place":
        return IllegalMove("place-first", "First both players place a card; the fairies run after that.", "B9")
    if wanted.card is not None and not state.held(seat, wanted.card):
        return IllegalMove("not-in-hand", f"You hold no {wanted.card}.", "B5")
    assert wanted.spot  # a card alone that is in the hand may be picked
    spot = LETTERS.index(wanted.spot)
    field = seat * FIELD
    if not field <= spot < field + FIELD:
        own = f"{LETTERS[field]} to {LETTERS[field + FIELD - 1]}"
        return IllegalMove("not-your-field", f"You may only place cards in your own field, {own}.", "D13")
    if field <= state.hole < field + FIELD:
        hole = LETTERS[state.hole]
        return IllegalMove("trashed-first", f"Your next card must go to {hole}, the spot emptied by Trash.", "D16")
    if state.card(spot) and not all(state.card(place) for place in range(field, field + FIELD)):
        return IllegalMove("empty-first", "You still have an empty spot, and empty spots are filled first.", "D15")
    fairy = "Sunny" if spot == state.sunny else "Rain"
    return IllegalMove("fairy-here", f"The {fairy} Fairy stands on that card, so it cannot be replaced.", "D12")


def why_step(state: RoadState, spot: int) -> IllegalMove:
    here = state.runner()
    name = LETTERS[spot]
    if spot == here:
        return IllegalMove("already-there", f"The {runner(state)} stands on {name} already; to stay, say stop.", "D8")
    if not state.card(spot):
        return IllegalMove("empty-spot", f"No card lies on {name}, and fairies pass over empty spots.", "D3")
    for side in range(SIDES):
        there = state.beyond(here, side)
        leaps = state.leaps(here, side)
        if spot != there and not (leaps and spot == state.beyond(there, side)):
            continue
        if not state.ways >> side & 1:
            if state.points:
                return IllegalMove("no-turning", "A fairy who has set off cannot turn round.", "D1")
            return IllegalMove("wrong-way", f"At this table fairies run {WAYS[1]} only.", "D1")
        if state.phase == Phase.RAIN and there == state.sunny:
            return IllegalMove("blocked", f"The Sunny Fairy stands on {name} and blocks the way.", "D10")
        if not state.follows(here, there) and not (leaps and state.free_jump):
            order = "fall" if state.up() > 0 else "rise"
            step = f"From the {state.card(here)} to the {state.card(there)} on {LETTERS[there]} the numbers {order}"
            runs = "upwards" if state.up() > 0 else "downwards"
            rule = "D4" if leaps else "B10"
            return IllegalMove("wrong-order", f"{step}, but the {runner(state)} runs {runs} now.", rule)
        if leaps:
            landing = LETTERS[state.beyond(there, side)]
            return IllegalMove("jump-over", f"The Rain Fairy stands on {name}: jump over her to {landing}.", "D5")
    return IllegalMove("not-next", f"Spot {name} does not come next; a fairy runs card by card.", "D3")


def why_prank(state: RoadState, seat: int, wanted: RoadMove) -> IllegalMove:
    name = wanted.kind.capitalize()
    prank = 1 << Prank.NAMES.index(wanted.kind)
    if state.phase == Phase.SUNNY:
        return IllegalMove("no-prank-now", "Pranks belong to the Rain Fairy; now the Sunny Fairy runs.", "D27")
    if not state.pranks_of(seat) & prank:
        return IllegalMove("no-such-prank", f"You do not hold {name}.", "D27")
    if state.pranked:
        return IllegalMove("prank-played", "One prank a round, and you have played it.", "D27")
    if prank & Prank.ON_THE_RUN:
        if state.step_first and not state.points:
            return IllegalMove("step-first", f"At this table {name} comes after a first step of the run.", "D35")
        return why_bound(state, name, Do.SKIP if prank == Prank.SKIP else Do.JUMP)
    if state.points:
        return IllegalMove("set-off", f"{name} comes before the run, and the Rain Fairy has set off.", "D39")
    return why_trick(state, name, wanted)


def why_bound(state: RoadState, name: str, first: int) -> IllegalMove:
    """Jump and Skip: the card they lead to is the next one, or the one after it, on a way still open."""
    spots = [state.landing(state.rain, first + side) for side in range(SIDES) if state.ways >> side & 1]
    landings = " or ".join(LETTERS[spot] for spot in spots if spot != NOWHERE)
    if not landings:
        return IllegalMove("blocked", f"{name} would land on the Sunny Fairy.", "D20" if first == Do.SKIP else "D19")
    return IllegalMove("not-there", f"{name} leads to {landings}.", "D21" if first == Do.SKIP else "D19")


def why_trick(state: RoadState, name: str, wanted: RoadMove) -> IllegalMove:
    """The four pranks that come before the run: which card each may choose."""
    if name == "Recycle":
        if not state.discards:
            return IllegalMove("nothing-discarded", "Nothing has been discarded yet.", "D25")
        if wanted.card is not None and not lane(state.discards, wanted.card - 1):
            return IllegalMove("not-discarded", f"There is no {wanted.card} among the discards.", "D25")
    spots = [spot for spot in (wanted.spot, wanted.other) if spot]
    if len(set(spots)) < (2 if name == "Exchange" else 1):
        needs = "two different spots" if name == "Exchange" else "a spot"
        return IllegalMove("needs-a-spot", f"{name} needs {needs}.", CHOOSES[name])
    for letter in spots:
        spot = LETTERS.index(letter)
        if not state.card(spot):
            return IllegalMove("empty-spot", f"No card lies on {letter}.", CHOOSES[name])
        if name == "Teleport" and spot == state.rain:
            return IllegalMove("already-there", f"The Rain Fairy stands on {letter} already.", "D37")
        if state.fairy_on(spot):
            fairy = "Sunny" if spot == state.sunny else "Rain"
            return IllegalMove(
                "fairy-here", f"The {fairy} Fairy stands on {letter}, so {name} cannot choose it.", CHOOSES[name]
            )
    return IllegalMove("not-played-now", "Recycle replaces one of the two cards played this round.", "D24")

"""Rainbow Road: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

from sunshower.core.errors import IllegalMove, instead, not_understood, refusals
from sunshower.core.lanes import lane
from sunshower.core.message import Arg, Message, Word, either
from sunshower.games.road.notation import RoadMove, move, said
from sunshower.games.road.pieces import FIELD, LETTERS, NOWHERE, NUMBERS, SIDES, Phase, Prank
from sunshower.games.road.state import RoadState

CHOOSES = {"exchange": "D18", "trash": "D17", "teleport": "D23", "recycle": "D24"}
TELLING = frozenset(
    (
        "not-in-hand",
        "trashed-first",
        "jump-over",
        "not-there",
        "not-discarded",
        "needs-a-spot",
    )
)
"""Refusals that say by themselves what could be done."""

no = refusals("road")


def why(state: RoadState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as slot:c, and what it may do."""
    wanted = picked(state, text) or said(state, text)
    refusal = reason(state, seat, wanted) if wanted else not_understood()
    return refusal if refusal.code in TELLING else instead(refusal, now(state, wanted))


def reason(state: RoadState, seat: int, wanted: RoadMove) -> IllegalMove:
    """What is wrong with a move that is not on offer."""
    for spot in (wanted.spot, wanted.other):
        if spot is not None and spot not in tuple(LETTERS):
            return no("no-such-spot", "D33", letter=spot, first=LETTERS[0], last=LETTERS[-1])
    if wanted.card is not None and not 1 <= wanted.card <= NUMBERS:
        return no("no-such-card", "B1", card=wanted.card, numbers=NUMBERS)
    if state.phase == Phase.PLACE:
        return why_place(state, seat, wanted)
    if wanted.kind == "place":
        return no("cards-placed", "B5", card=wanted.card, fairy=runner(state))
    if wanted.kind == "step":
        assert wanted.spot
        return why_step(state, LETTERS.index(wanted.spot))
    return why_prank(state, seat, wanted)


def picked(state: RoadState, text: str) -> RoadMove | None:
    """An object as the move that a person who picks it first would have in mind."""
    kind, _, name = text.strip().lower().partition(":")
    if kind in tuple("0123456789") and not name:
        return RoadMove("place", card=int(kind))
    if kind == "slot" and name in tuple(LETTERS):
        return RoadMove("place" if state.phase == Phase.PLACE else "step", spot=name)
    if kind in ("hand", "discard") and name in tuple("1234567"):
        return RoadMove("place" if kind == "hand" else "recycle", card=int(name))
    if kind == "prank" and name in Prank.NAMES:
        return RoadMove(name)
    return None


def holds(state: RoadState, seat: int, card: int) -> bool:
    return 1 <= card <= NUMBERS and state.held(seat, card) > 0


def choice(state: RoadState, what: str) -> Arg:
    """An object to pick, as a question names it: a prank, the number of a card, or the letter of a spot."""
    kind, _, name = what.partition(":")
    if kind == "slot":
        return Message("road-one-spot", {"letter": name})
    return one_prank(name) if kind == "prank" else int(name) if name.isdecimal() else name


def one_prank(name: str) -> Message:
    return Message("road-one-prank", {"prank": Word("road-prank", name)})


def now(state: RoadState, wanted: RoadMove | None) -> Message:
    """What may be done: of a prank on offer that was wanted, what it can choose."""
    offers = [move(state, action) for action in state.legal()]
    if wanted and wanted.kind in CHOOSES:
        chosen = {spot for offer in offers if offer.kind == wanted.kind for spot in (offer.spot, offer.other) if spot}
        if chosen:
            prank = Word("road-prank", wanted.kind)
            return Message("road-prank-now", {"prank": prank, "spots": either(sorted(chosen))})
    spots = sorted({offer.spot for offer in offers if offer.spot and offer.kind in ("place", "step")})
    pranks = [one_prank(name) for name in Prank.NAMES if any(offer.kind == name for offer in offers)]
    return Message("road-now", {"place": state.phase == Phase.PLACE, "spots": either(spots), "pranks": either(pranks)})


def runner(state: RoadState) -> Word:
    return Word("road-fairy", "sunny" if state.phase == Phase.SUNNY else "rain")


def standing(state: RoadState, spot: int) -> Word:
    """The fairy on a spot that has one."""
    return Word("road-fairy", "sunny" if spot == state.sunny else "rain")


def why_place(state: RoadState, seat: int, wanted: RoadMove) -> IllegalMove:
    if wanted.kind != "place":
        prank = Word("road-prank", wanted.kind) if wanted.kind in Prank.NAMES else None
        return no("place-first", "D11", prank=prank, spot=wanted.spot)
    if wanted.card is not None and not holds(state, seat, wanted.card):
        cards = tuple(card for card in range(1, NUMBERS + 1) if holds(state, seat, card))
        return no("not-in-hand", "B5", card=wanted.card, cards=cards)
    if wanted.spot is None:
        return not_understood()  # half a move, for which there is a question
    spot = LETTERS.index(wanted.spot)
    field = seat * FIELD
    if not field <= spot < field + FIELD:
        return no("not-your-field", "D13", letter=wanted.spot, first=LETTERS[field], last=LETTERS[field + FIELD - 1])
    if field <= state.hole < field + FIELD:
        return no("trashed-first", "D16", spot=LETTERS[state.hole], tried=wanted.spot)
    if state.card(spot) and not all(state.card(place) for place in range(field, field + FIELD)):
        return no("empty-first", "D15", spot=wanted.spot)
    return no("fairy-here", "D12", fairy=standing(state, spot), spot=wanted.spot, prank=None)


def why_step(state: RoadState, spot: int) -> IllegalMove:
    here = state.runner()
    letter = LETTERS[spot]
    if spot == here:
        return no("already-there", "D8", fairy=runner(state), spot=letter)
    if not state.card(spot):
        return no("empty-spot", "D3", spot=letter, runs=True)
    for side in range(SIDES):
        there = state.beyond(here, side)
        leaps = state.leaps(here, side)
        if spot != there and not (leaps and spot == state.beyond(there, side)):
            continue
        if not state.ways >> side & 1:
            return no("no-turning" if state.points else "wrong-way", "D1", letter=letter)
        if state.phase == Phase.RAIN and there == state.sunny:
            return no("blocked", "D10", spot=letter, prank=None)
        if not state.follows(here, there) and not (leaps and state.free_jump):
            cards = {"from": state.card(here), "to": state.card(there), "spot": LETTERS[there]}
            order = "up" if state.up() > 0 else "down"
            rule = "D4" if leaps else "B10"
            return no("wrong-order", rule, fairy=runner(state), order=order, leaps=bool(leaps), **cards)
        if leaps:
            return no("jump-over", "D5", spot=letter, landing=LETTERS[state.beyond(there, side)])
    return no("not-next", "D3", letter=letter)


def why_prank(state: RoadState, seat: int, wanted: RoadMove) -> IllegalMove:
    name = Word("road-prank", wanted.kind)
    prank = 1 << Prank.NAMES.index(wanted.kind)
    if state.phase == Phase.SUNNY:
        return no("no-prank-now", "D27", prank=name)
    if not state.pranks_of(seat) & prank:
        return no("no-such-prank", "D27", prank=name)
    if state.pranked:
        return no("prank-played", "D27", prank=name)
    if prank & Prank.ON_THE_RUN:
        if state.step_first and not state.points:
            return no("step-first", "D35", prank=name)
        return why_bound(state, name, wanted.spot)
    if state.points:
        return no("set-off", "D39", prank=name)
    return why_trick(state, name, wanted)


def why_bound(state: RoadState, prank: Word, wanted: str | None) -> IllegalMove:
    """Jump and Skip: the card they lead to is the next one, or the one after it, on a way still open."""
    skips = prank.name == "skip"
    goals = [state.beyond(state.rain, side) for side in range(SIDES)]
    if skips:
        goals = [state.beyond(goal, side) for side, goal in enumerate(goals)]
    ahead = [goal for side, goal in enumerate(goals) if state.ways >> side & 1]
    spot = LETTERS.index(wanted) if wanted else NOWHERE
    if spot in goals and spot not in ahead:
        return no("no-turning" if state.points else "wrong-way", "D1", letter=wanted)
    landings = [LETTERS[goal] for goal in ahead if goal != state.sunny]
    if not landings or (spot == state.sunny and spot in ahead):
        return no("blocked", "D20" if skips else "D19", prank=prank, spot=LETTERS[state.sunny])
    if not wanted:
        return no("needs-a-spot", "D21" if skips else "D19", prank=prank)
    return no("not-there", "D21" if skips else "D19", prank=prank, spots=either(landings), spot=wanted)


def discarded(state: RoadState) -> tuple[int, ...]:
    return tuple(card for card in range(1, NUMBERS + 1) if lane(state.discards, card - 1))


def why_trick(state: RoadState, prank: Word, wanted: RoadMove) -> IllegalMove:
    """The four pranks that come before the run: which card each may choose."""
    if prank.name == "recycle":
        if not state.discards:
            return no("nothing-discarded", "D25")
        if wanted.card is not None and not lane(state.discards, wanted.card - 1):
            return no("not-discarded", "D25", card=wanted.card, cards=discarded(state))
    rule = CHOOSES[prank.name]
    spots = [spot for spot in (wanted.spot, wanted.other) if spot]
    for letter in spots:
        spot = LETTERS.index(letter)
        if not state.card(spot):
            return no("empty-spot", rule, spot=letter, runs=False)
        if prank.name == "teleport" and spot == state.rain:
            return no("already-there", "D37", fairy=Word("road-fairy", "rain"), spot=letter)
        if state.fairy_on(spot):
            return no("fairy-here", rule, fairy=standing(state, spot), spot=letter, prank=prank)
    if len(spots) < (2 if prank.name == "exchange" else 1):
        return no("needs-a-spot", rule, prank=prank)
    if len(spots) > len(set(spots)):
        return no("same-spot", rule, spot=spots[0])
    return no("not-played-now", "D24")

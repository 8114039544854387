"""Rainbow Road told to somebody who listens."""

from sunshower.core.aloud import Aloud, standing
from sunshower.core.chance import Rng
from sunshower.core.message import Arg, Message, Who, Word, either
from sunshower.games.road.pieces import FIELD, LETTERS, NOWHERE, ROUNDS, SIDES, SPOTS, WAYS, Do, Phase
from sunshower.games.road.rules import RoadRules
from sunshower.games.road.view import RoadView, guess


def aloud(view: RoadView) -> Aloud:
    """A View as sentences, by what may be asked for."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    return {
        "now": asked(view),
        "hand": held(view, near),
        "mine": [field(view, near)],
        "theirs": [field(view, 1 - near), *held(view, 1 - near)],
        "table": [*weather(view), *fairies(view), *gone(view)],
        "score": [standing("table-points", view["scores"])],
        "places": [
            Message("road-aloud-ring", {"places": tuple(spot_told(view, spot) for spot in LETTERS), "ring": True})
        ],
    }


def card_on(view: RoadView, spot: str) -> int:
    return view["ring"][LETTERS.index(spot)]


# What lies on the table


def weather(view: RoadView) -> list[Message]:
    if view["phase"] == "over":
        return []
    return [Message("road-aloud-round", {"round": view["round"], "rounds": ROUNDS, "weather": view["weather"]})]


def field(view: RoadView, seat: int) -> Message:
    """A seat's five spots, from one end to the other."""
    spots = LETTERS[seat * FIELD : seat * FIELD + FIELD]
    return Message("road-aloud-field", {"owner": Who(seat), "spots": tuple(spot_told(view, spot) for spot in spots)})


def spot_told(view: RoadView, spot: str) -> Message:
    fairy = "sunny" if spot == view["sunny"] else "rain" if spot == view["rain"] else None
    parts: dict[str, Arg] = {
        "letter": spot.upper(),
        "card": card_on(view, spot) or None,
        "fairy": fairy and Word("road-fairy", fairy),
        "played": spot in view["played"],
        "trashed": spot == view["hole"],
    }
    return Message("road-aloud-spot", parts)


def fairies(view: RoadView) -> list[Message]:
    """Where each fairy stands, and how far she could run as the cards lie, pranks left aside."""
    if not view["sunny"] or not view["rain"] or view["phase"] == "over":
        return []
    state = guess(view, Rng())
    return [fairy(view, state, Phase.SUNNY, view["sunny"]), fairy(view, state, Phase.RAIN, view["rain"])]


def fairy(view: RoadView, state: RoadRules, phase: int, spot: str) -> Message:
    stands: dict[str, Arg] = {
        "fairy": Word("road-fairy", "sunny" if phase == Phase.SUNNY else "rain"),
        "spot": spot,
        "card": card_on(view, spot),
    }
    if phase == Phase.SUNNY and state.phase == Phase.RAIN:
        return Message("road-aloud-has-run", {**stands, "points": view["gained"][1 - state.turn]})
    rises = (view["weather"] == "sun") == (phase == Phase.SUNNY)
    one, other = (run(state, phase, side) for side in range(SIDES))
    return Message("road-aloud-fairy", {**stands, "order": "up" if rises else "down", "one": one, "other": other})


def run(state: RoadRules, phase: int, side: int) -> Message:
    """The stops of a fairy who runs one way round as far as she can, and what that would earn."""
    stops, points = stops_of(state, phase, side)
    told = [Message("road-run-stop", {"leaps": leaps, "spot": spot}) for leaps, spot in stops]
    return Message("road-run", {"way": Word("road-way", WAYS[side]), "stops": tuple(told) or None, "points": points})


def stops_of(state: RoadRules, phase: int, side: int) -> tuple[list[tuple[bool, str]], int]:
    """Where a fairy would step one way round, with whether she leaps over the other, and the points in the end."""
    runner = state.clone()
    if runner.phase != phase:
        runner.phase = phase
        runner.set_off()
    stops: list[tuple[bool, str]] = []
    earned = runner.points
    while len(stops) < SPOTS and runner.phase == phase and runner.ways >> side & 1:
        there = runner.landing(runner.runner(), Do.STEP + side)
        if there == NOWHERE:
            break
        leaps = runner.leaps(runner.runner(), side)
        stops.append((bool(leaps), LETTERS[there]))
        earned += 2 if leaps else 1
        runner.step(Do.STEP + side)
    return stops, earned


def gone(view: RoadView) -> list[Message]:
    """What is out of the game."""
    found = []
    if view["discards"]:
        found.append(Message("road-discards", {"cards": tuple(view["discards"])}))
    if view["spent"]:
        found.append(Message("road-spent", {"pranks": tuple(Word("road-prank", prank) for prank in view["spent"])}))
    return found


# What everybody holds


def held(view: RoadView, seat: int) -> list[Message]:
    """What a seat holds, as far as these eyes see it."""
    if view["phase"] == "over":
        return []
    if view["seat"] not in (seat, "all"):
        return [holding(view, seat)]
    cards = Message("road-aloud-hand", {"owner": Who(seat), "cards": tuple(filter(None, view["hands"][seat])) or None})
    return [cards, *(prank_told(view, seat, prank) for prank in filter(None, view["pranks"][seat]))]


def holding(view: RoadView, seat: int) -> Message:
    """How much a seat holds, where these eyes do not see what it is."""
    cards, pranks = len(view["hands"][seat]), len(view["pranks"][seat])
    return Message("road-holds", {"seat": Who(seat), "cards": cards, "pranks": pranks})


def prank_told(view: RoadView, seat: int, prank: str) -> Message:
    does = "recycle_any" if prank == "recycle" and view["options"]["recycle_any"] else prank
    named = {"prank": Word("road-prank", prank), "does": Word("road-prank-does", does)}
    return Message("road-aloud-prank", {"owner": Who(seat), **named})


# What is asked


def asked(view: RoadView) -> list[Message]:
    turn = view["turn"]
    if turn is None:
        return []
    mine = view["seat"] == turn
    if view["phase"] == "place":
        return [place(view), stakes(view, turn)] if mine else [Message("road-lays", {"seat": Who(turn)})]
    fairy = Word("road-fairy", view["phase"])
    if not mine:
        return [Message("road-moves", {"seat": Who(turn), "fairy": fairy})]
    way = view["way"] and Word("road-way", view["way"])
    told = [Message("road-moving", {"fairy": fairy, "way": way, "points": view["points"]})]
    if view["phase"] == "rain" and view["pranks"][turn]:
        if view["pranked"]:
            told.append(Message("road-prank-gone"))
        elif any(action >= Do.JUMP for action in guess(view, Rng()).legal()):  # some come before the run only (D39)
            told.append(Message("road-prank-open"))
    return told


def place(view: RoadView) -> Message:
    """Where the card may go."""
    state = guess(view, Rng())
    spots = [letter for spot, letter in enumerate(LETTERS) if state.open_spots() >> spot & 1]
    filled = all(card_on(view, spot) for spot in spots)
    where = "trashed" if view["hole"] in spots else "over" if filled else "empty"
    return Message("road-place", {"where": where, "spots": either(spots), "count": len(spots)})


def stakes(view: RoadView, turn: int) -> Message:
    """Which fairy the card will bring (B8, D34)."""
    spot = view["played"][1 - turn]
    favoured = view["first"] if view["opener"] is None else view["opener"]
    parts: dict[str, Arg] = {
        "other": Who(1 - turn),
        "card": None if spot is None else card_on(view, spot),
        "weather": view["weather"],
        "equal": Word("road-fairy", "sunny" if favoured == turn else "rain"),
        "opener": view["opener"] is not None,
    }
    return Message("road-stakes", parts)

"""Rainbow Road: moves as text and as picks, and what only this game has to say about one-line positions."""

from functools import partial
from typing import NamedTuple

from sunshower.core.message import Word
from sunshower.core.moves import Kind, Moves
from sunshower.core.position import Positions, Words, enough, impossible
from sunshower.games.road.pieces import (
    COPIES,
    FIELD,
    LAYOUT,
    LETTERS,
    NUMBERS,
    OPTIONS,
    ROUNDS,
    SEATS,
    SIDES,
    SPOTS,
    WAYS,
    Do,
    Draw,
    Prank,
)
from sunshower.games.road.state import RoadState
from sunshower.games.road.view import FACTS, RoadView, guess, view


class RoadMove(NamedTuple):
    """A move, or an outcome of chance: its kind, and the parts that it has."""

    kind: str
    card: int | None = None
    spot: str | None = None
    other: str | None = None
    prank: str | None = None
    seat: int | None = None


MOVES = Moves(
    RoadMove,
    {"card": ("[0-9]", int), "spot": ("[a-z]", str), "other": ("[a-z]", str)},
    Kind("stop", Do.STOP, (), "stop", picks=["stop"]),
    Kind("place", Do.PLACE, (NUMBERS, FIELD), "{card}@{spot}", picks=["hand:{card}", "slot:{spot}"]),
    Kind("step", Do.STEP, (SIDES,), ">{spot}", "{spot}", picks=["slot:{spot}"]),
    Kind(
        "jump",
        Do.JUMP,
        (SIDES,),
        "jump:{spot}",
        "jump",
        "play:jump:{spot}",
        "play:jump",
        picks=["prank:jump", "slot:{spot}"],
    ),
    Kind(
        "skip",
        Do.SKIP,
        (SIDES,),
        "skip:{spot}",
        "skip",
        "play:skip:{spot}",
        "play:skip",
        picks=["prank:skip", "slot:{spot}"],
    ),
    Kind(
        "teleport",
        Do.TELEPORT,
        (SPOTS,),
        "teleport:{spot}",
        "teleport",
        "play:teleport:{spot}",
        "play:teleport",
        picks=["prank:teleport", "slot:{spot}"],
    ),
    Kind(
        "trash",
        Do.TRASH,
        (SPOTS,),
        "trash:{spot}",
        "trash",
        "play:trash:{spot}",
        "play:trash",
        picks=["prank:trash", "slot:{spot}"],
    ),
    Kind(
        "recycle",
        Do.RECYCLE,
        (NUMBERS, SPOTS),
        "recycle:{card}@{spot}",
        "recycle:{card}",
        "recycle",
        "play:recycle:{card}@{spot}",
        "play:recycle:{card}",
        "play:recycle",
        picks=["prank:recycle", "discard:{card}", "slot:{spot}"],
    ),
    Kind(
        "exchange",
        Do.EXCHANGE,
        (SPOTS, SPOTS),
        "exchange:{spot}{other}",
        "exchange:{spot}",
        "exchange",
        "play:exchange:{spot}{other}",
        "play:exchange:{spot}",
        "play:exchange",
        picks=["prank:exchange", "slot:{spot}", "slot:{other}"],
        or_picks=["prank:exchange", "slot:{other}", "slot:{spot}"],
    ),
    Kind("first", Draw.FIRST, (SEATS,), "first:{seat}"),
    Kind("card", Draw.CARD, (NUMBERS,), "card:{card}"),
    Kind("prank", Draw.PRANK, (Prank.KINDS,), "prank:{prank}"),
)


def move(state: RoadState, action: int) -> RoadMove:
    """An action on offer, with the parts that people name."""
    kind, (first, second) = MOVES.apart(action)
    match kind:
        case "place":
            return RoadMove(kind, card=first + 1, spot=LETTERS[state.turn * FIELD + second])
        case "step" | "jump" | "skip":
            return RoadMove(kind, spot=LETTERS[state.landing(state.runner(), action)])
        case "teleport" | "trash":
            return RoadMove(kind, spot=LETTERS[first])
        case "recycle":
            return RoadMove(kind, card=first + 1, spot=LETTERS[second])
        case "exchange":
            return RoadMove(kind, spot=LETTERS[first], other=LETTERS[second])
        case "first":
            return RoadMove(kind, seat=first)
        case "card":
            return RoadMove(kind, card=first + 1)
        case "prank":
            return RoadMove(kind, prank=Prank.NAMES[first])
    return RoadMove(kind)


def said(state: RoadState, text: str) -> RoadMove | None:
    """What a text says, whether or not it may be played; two spots in any order are the same two."""
    found = MOVES.parse(text)
    if found and found.spot and found.other and found.spot > found.other:
        return found._replace(spot=found.other, other=found.spot)
    return found


# Positions


def fold(view: RoadView, words: Words) -> None:
    """The spot emptied by Trash is an x in the ring, and a fairy who has not set off has no start yet."""
    if view["hole"]:
        place = LETTERS.index(view["hole"])
        place += place // FIELD
        words["ring"] = f"{words['ring'][:place]}x{words['ring'][place + 1 :]}"
    if not view["points"]:
        del words["start"]


def unfold(words: Words) -> None:
    """The same backwards; hands of which a line says nothing are of their size, and not seen."""
    spots = words.get("ring", "").replace("/", "")
    if spots.count("x") == 1 and len(spots) == SPOTS:
        words["hole"] = LETTERS[spots.index("x")]
        words["ring"] = words["ring"].replace("x", "-")
    phase = words.get("phase", "")
    if phase in ("sunny", "rain") and words.get("points", "0") == "0":
        words.setdefault("start", words.get(phase, "-"))
    if "hands" not in words and words.get("round", "") in map(str, range(1, ROUNDS + 1)):
        markers = words.get("played", "-/-").split("/")
        waits = [phase == "place" and marker == "-" for marker in markers]
        words["hands"] = "/".join("?" * (ROUNDS - int(words["round"]) + wait) or "-" for wait in waits)
    words.setdefault("first", "0")


def check(view: RoadView) -> None:
    """Refuse what no game could reach."""
    check_supply(view)
    check_fairies(view)
    check_hands(view)
    check_scores(view)
    check_opener(view)
    if view["phase"] in ("sunny", "rain"):
        check_run(view)


def check_supply(view: RoadView) -> None:
    """No more cards and pranks than there are in the box."""
    cards = [*view["hands"][0], *view["hands"][1], *filter(None, view["ring"]), *view["discards"]]
    enough(cards, dict.fromkeys(range(1, NUMBERS + 1), COPIES), "road-no-line-cards")
    pranks = [*view["pranks"][0], *view["pranks"][1], *view["spent"]]
    enough(pranks, dict.fromkeys(Prank.NAMES, 1), "road-no-line-pranks", partial(Word, "road-prank"))
    if max(map(len, view["pranks"])) > Prank.HAND:
        impossible("road-no-line-prank-hand", most=Prank.HAND)


def check_fairies(view: RoadView) -> None:
    """Each fairy stands on a card of her own, and markers lie on cards."""
    lying = {letter for letter, card in zip(LETTERS, view["ring"], strict=True) if card}
    if not {view["sunny"], view["rain"]} <= lying or view["sunny"] == view["rain"]:
        impossible("road-no-line-fairies")
    if not {*view["played"], view["start"]} - {None} <= lying:
        impossible("road-no-line-on-cards")
    if view["played"][0] is not None and view["played"][0] == view["played"][1]:
        impossible("road-no-line-two-markers")
    for seat, spot in enumerate(view["played"]):
        if spot is not None and LETTERS.index(spot) // FIELD != seat and not view["pranked"]:
            impossible("road-no-line-own-field", seat=seat)
    trashed = view["pranked"] and "trash" in view["spent"]
    fewest = len(LAYOUT) + (SEATS if view["phase"] in ("sunny", "rain") else sum(map(bool, view["played"]))) - trashed
    if len(lying) < fewest:
        impossible("road-no-line-ring", fewest=fewest)


def check_hands(view: RoadView) -> None:
    """Each hand has a card for every round to come, and for this one until it is played."""
    first = view["first"] or 0
    placing = view["phase"] == "place"
    for seat, hand in enumerate(view["hands"]):
        count = ROUNDS - view["round"] + (placing and view["played"][seat] is None)
        if len(hand) != count:
            impossible("road-no-line-hand", round=view["round"], seat=seat, count=count)
    if (view["phase"] == "over") != (view["turn"] is None) or (view["phase"] == "over" and view["round"] != ROUNDS):
        impossible("road-no-line-over", rounds=ROUNDS)
    to_place = first if view["played"][first] is None else 1 - first
    if placing and (view["turn"] != to_place or view["played"][1 - first]):
        impossible("road-no-line-order")
    if view["phase"] in ("place", "over") and (view["points"] or view["pranked"] or view["way"] or view["start"]):
        impossible("road-no-line-no-run")


def check_opener(view: RoadView) -> None:
    """Who began the game is told where it matters (D34)."""
    if (view["opener"] is not None) != view["options"]["opener_ties"]:
        impossible("road-no-line-opener")


def check_scores(view: RoadView) -> None:
    """No points before a run is over, and at most one for each card in a round."""
    for seat, (score, gained) in enumerate(zip(view["scores"], view["gained"], strict=True)):
        may_gain = view["phase"] == "over" or (view["phase"] == "rain" and view["turn"] != seat)
        if gained > SPOTS * may_gain:
            impossible("road-no-line-gained", seat=seat)
        if not gained <= score <= gained + SPOTS * (view["round"] - 1):
            impossible("road-no-line-score", seat=seat, round=view["round"])


def check_run(view: RoadView) -> None:
    """A fairy's run: enough cards, a mover, and a way and a start once she has set off."""
    if view["phase"] == "sunny" and (None in view["played"] or view["pranked"]):
        impossible("road-no-line-sunny")
    runner = view["sunny"] if view["phase"] == "sunny" else view["rain"]
    if (view["points"] > 0) != (view["way"] is not None) or (view["points"] == 0) != (view["start"] == runner):
        impossible("road-no-line-set-off")
    if view["options"]["clockwise"] and view["way"] == "anticlockwise":
        impossible("road-no-line-clockwise")
    if view["points"] > passed(view):
        impossible("road-no-line-points")


def passed(view: RoadView) -> int:
    """How many cards a run has gone onto or over: those behind its start, up to where the fairy stands."""
    runner, other = (view["sunny"], view["rain"]) if view["phase"] == "sunny" else (view["rain"], view["sunny"])
    if None in (view["start"], view["way"]) or view["start"] in (runner, other):
        return 0
    spots = LETTERS if view["way"] == WAYS[0] else LETTERS[::-1]
    behind = spots.index(str(view["start"])) + 1
    trail = (spots[behind:] + spots[:behind]).partition(str(runner))[0]
    return 1 + sum(view["ring"][LETTERS.index(spot)] != 0 for spot in trail)


POSITIONS = Positions(
    FACTS,
    [option for option in OPTIONS if option.name != "first"],  # who begins is known by now
    seats=SEATS,
    view=view,
    guess=guess,
    fold=fold,
    unfold=unfold,
    check=check,
)

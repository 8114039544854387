"""Rainbow Road: a View as a one-line position, and back.

    round=3 phase=place turn=0 first=0 ring=-35-1/62-7- sunny=c rain=i hands=1246777/??????? pranks=js/?? scores=3/4

A field that holds its default is left out. `?` stands for what the eyes named by `seat` do not see; a match that starts
from such a line deals it at random. Cards that lie nowhere are in the box.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from sunshower.core.position import bad, fields, impossible, number, one_of, pair, read_seat, written
from sunshower.games.road.pieces import (
    CARDS,
    COPIES,
    FIELD,
    LAYOUT,
    LETTERS,
    OPTIONS,
    ROUNDS,
    SEATS,
    SPOTS,
    WAYS,
    Prank,
)
from sunshower.games.road.view import RoadView

T = TypeVar("T")

FIELDS = (
    "round",
    "phase",
    "turn",
    "first",
    "ring",
    "sunny",
    "rain",
    "played",
    "hands",
    "pranks",
    "discards",
    "spent",
    "scores",
    "gained",
    "start",
    "way",
    "points",
    "pranked",
    "options",
    "seat",
)
PRANK_LETTERS = {"e": "exchange", "j": "jump", "s": "skip", "t": "trash", "p": "teleport", "r": "recycle"}
PLAYED = ("place", "sunny", "rain", "over")  # a position is one that people see: the deal is over


def line(view: RoadView) -> str:
    """A View as a one-line position."""
    ring = "".join("x" if LETTERS[i] == view["hole"] else str(card or "-") for i, card in enumerate(view["ring"]))
    runs = view["points"] > 0
    values = {
        "round": str(view["round"]),
        "phase": view["phase"],
        "turn": written(view["turn"]),
        "first": written(view["first"]),
        "ring": f"{ring[:FIELD]}/{ring[FIELD:]}",
        "sunny": written(view["sunny"]),
        "rain": written(view["rain"]),
        "played": "/".join(map(written, view["played"])),
        "hands": "/".join(map(digits, view["hands"])),
        "pranks": "/".join(map(initials, view["pranks"])),
        "discards": digits(view["discards"]),
        "spent": initials(view["spent"]),
        "scores": "/".join(map(str, view["scores"])),
        "gained": "/".join(map(str, view["gained"])),
        "start": written(view["start"]) if runs else "-",
        "way": written(view["way"]),
        "points": str(view["points"]),
        "pranked": written(view["pranked"]),
        "options": ",".join(name for name, on in view["options"].items() if on) or "-",
        "seat": written(view["seat"]),
    }
    return " ".join(f"{name}={values[name]}" for name in FIELDS if values[name] != DEFAULTS.get(name))


DEFAULTS = {
    "turn": "-",
    "sunny": "-",
    "rain": "-",
    "played": "-/-",
    "pranks": "-/-",
    "discards": "-",
    "spent": "-",
    "scores": "0/0",
    "gained": "0/0",
    "start": "-",
    "way": "-",
    "points": "0",
    "pranked": "no",
    "options": "-",
    "seat": "all",
}


def digits(cards: Sequence[int | None]) -> str:
    return "".join("?" if card is None else str(card) for card in cards) or "-"


def initials(pranks: Sequence[str | None]) -> str:
    letters = {name: letter for letter, name in PRANK_LETTERS.items()}
    return "".join("?" if prank is None else letters[prank] for prank in pranks) or "-"


def parse(text: str) -> RoadView:
    """The View that a one-line position shows; refuses a line that cannot be read, or from which nobody could play."""
    given = DEFAULTS | fields(text, FIELDS)
    phase = one_of("phase", given.get("phase", ""), PLAYED)
    round_ = number("round", given.get("round", ""), 1, ROUNDS)
    ring, hole = read_ring(given.get("ring", ""))
    played = pair("played", given["played"], lambda value: read_spot("played", value))
    first = number("first", given.get("first", "0"), 0, SEATS - 1)
    points = number("points", given["points"], 0, 99)
    view: RoadView = {
        "game": "road",
        "seats": SEATS,
        "seat": "all" if given["seat"] == "all" else read_seat("seat", given["seat"], SEATS),
        "options": read_options(given["options"]),
        "phase": phase,
        "turn": read_seat("turn", given["turn"], SEATS),
        "round": round_,
        "weather": "sun" if round_ % 2 else "rain",
        "first": first,
        "ring": ring,
        "sunny": read_spot("sunny", given["sunny"]),
        "rain": read_spot("rain", given["rain"]),
        "played": played,
        "hole": hole,
        "hands": pair(
            "hands", given.get("hands", unseen_hands(phase, round_, played)), lambda value: read_cards("hands", value)
        ),
        "pranks": pair("pranks", given["pranks"], lambda value: read_pranks("pranks", value)),
        "discards": seen("discards", read_cards("discards", given["discards"])),
        "spent": seen("spent", read_pranks("spent", given["spent"])),
        "scores": pair("scores", given["scores"], lambda value: number("scores", value, 0, 999)),
        "gained": pair("gained", given["gained"], lambda value: number("gained", value, 0, 99)),
        "start": read_spot("start", given["start"]),
        "way": None if given["way"] == "-" else one_of("way", given["way"], WAYS),
        "points": points,
        "pranked": one_of("pranked", given["pranked"], ("no", "yes")) == "yes",
    }
    check_supply(view)
    check_fairies(view)
    check_hands(view)
    if phase in ("sunny", "rain"):
        check_run(view)
    return view


def read_ring(text: str) -> tuple[list[int], str | None]:
    """Ten spots, five a seat: a card, - for none, x for the one emptied by Trash."""
    spots = text.replace("/", "", 1)
    if len(spots) != SPOTS or text.find("/") != FIELD or spots.count("x") > 1 or set(spots) - set("1234567-x"):
        bad("ring", "two fields of five spots with a slash between them, such as -35-1/62-7-")
    return [int(spot) if spot.isdigit() else 0 for spot in spots], LETTERS[spots.index("x")] if "x" in spots else None


def read_spot(name: str, text: str) -> str | None:
    if text != "-" and (len(text) != 1 or text not in LETTERS):
        bad(name, "a spot from a to j, or -")
    return None if text == "-" else text


def read_cards(name: str, text: str) -> list[int | None]:
    """Cards in order, those not seen last."""
    cards = "" if text == "-" else text
    if set(cards) - set("1234567?"):
        bad(name, "cards from 1 to 7, ? for one not seen, or -")
    known = [int(card) for card in sorted(cards) if card != "?"]
    return [*known, *[None] * cards.count("?")]


def read_pranks(name: str, text: str) -> list[str | None]:
    """Pranks in order, those not seen last."""
    letters = "" if text == "-" else text
    if set(letters) - set(PRANK_LETTERS) - {"?"}:
        bad(name, f"letters out of {''.join(PRANK_LETTERS)}, ? for a prank not seen, or -")
    known = sorted((PRANK_LETTERS[letter] for letter in letters if letter != "?"), key=Prank.NAMES.index)
    return [*known, *[None] * letters.count("?")]


def seen(name: str, things: list[T | None]) -> list[T]:
    """Things of which nobody may be in doubt."""
    known = [thing for thing in things if thing is not None]
    if len(known) < len(things):
        bad(name, "known: what lies open has no ?")
    return known


def read_options(text: str) -> dict[str, bool]:
    names = [option.name for option in OPTIONS if option.name != "first"]
    chosen = [] if text == "-" else [one_of("options", name, names) for name in text.split(",")]
    return {name: name in chosen for name in names}


def unseen_hands(phase: str, round_: int, played: list[str | None]) -> str:
    """Hands of the right size of which nothing is seen, for a line that does not say."""
    waits = [phase == "place" and spot is None for spot in played]
    return "/".join("?" * (ROUNDS - round_ + wait) or "-" for wait in waits)


def check_supply(view: RoadView) -> None:
    """No more cards and pranks than there are in the box."""
    cards = [card for hand in view["hands"] for card in hand] + view["ring"] + view["discards"]
    for card, count in Counter(cards).items():
        if card and count > COPIES:
            impossible(f"There are only {COPIES} cards with a {card}.")
    if len(cards) - cards.count(0) > CARDS:
        impossible(f"There are only {CARDS} cards.")
    pranks = [prank for hand in view["pranks"] for prank in hand] + view["spent"]
    for prank, count in Counter(pranks).items():
        if prank and count > 1:
            impossible(f"There is only one {prank.capitalize()}.")
    if len(pranks) > Prank.KINDS:
        impossible(f"There are only {Prank.KINDS} pranks.")
    if max(map(len, view["pranks"])) > Prank.HAND:
        impossible(f"Nobody holds more than {Prank.HAND} pranks.")


def check_fairies(view: RoadView) -> None:
    """Each fairy stands on a card of her own, and markers lie on cards."""
    lying = {letter for letter, card in zip(LETTERS, view["ring"], strict=True) if card}
    if not {view["sunny"], view["rain"]} <= lying or view["sunny"] == view["rain"]:
        impossible("Each fairy stands on a card of her own.")
    if not {*view["played"], view["start"]} - {None} <= lying:
        impossible("A marker lies on a card, and a fairy sets off from a card.")
    if view["played"][0] is not None and view["played"][0] == view["played"][1]:
        impossible("Two markers cannot lie on one card.")
    for seat, spot in enumerate(view["played"]):
        if spot is not None and LETTERS.index(spot) // FIELD != seat and not view["pranked"]:
            impossible(f"Seat {seat} plays its cards in its own field.")
    trashed = view["pranked"] and "trash" in view["spent"]
    fewest = len(LAYOUT) + (SEATS if view["phase"] in ("sunny", "rain") else sum(map(bool, view["played"]))) - trashed
    if len(lying) < fewest:
        impossible(f"At least {fewest} cards lie on the ring by now.")


def check_hands(view: RoadView) -> None:
    """Each hand has a card for every round to come, and for this one until it is played."""
    first, second = (0, 1) if view["first"] == 0 else (1, 0)
    placing = view["phase"] == "place"
    to_play = placing and view["turn"] == first, placing
    for seat, waits in zip((first, second), to_play, strict=True):
        count = ROUNDS - view["round"] + waits
        if len(view["hands"][seat]) != count:
            impossible(f"In this phase of round {view['round']} seat {seat} holds {count} cards.")
    if (view["phase"] == "over") != (view["turn"] is None) or (view["phase"] == "over" and view["round"] != ROUNDS):
        impossible(f"The game is over after round {ROUNDS}; until then it is somebody's turn.")
    if placing and (view["turn"] != (first if view["played"][first] is None else second) or view["played"][second]):
        impossible("The first seat of the round places a card, then the other.")
    for seat in range(SEATS):
        may_gain = view["phase"] == "over" or (view["phase"] == "rain" and view["turn"] != seat)
        if view["gained"][seat] > SPOTS * may_gain:
            impossible(f"Seat {seat} cannot have so many points of this round yet.")
        if not view["gained"][seat] <= view["scores"][seat] <= view["gained"][seat] + SPOTS * (view["round"] - 1):
            impossible(f"Seat {seat} cannot have that score in round {view['round']}.")
    if view["phase"] in ("place", "over") and (view["points"] or view["pranked"] or view["way"] or view["start"]):
        impossible("A fairy runs only after the cards are placed, and not after the end.")


def check_run(view: RoadView) -> None:
    """A fairy's run: enough cards, a mover, and a way and a start once she has set off."""
    if view["phase"] == "sunny" and (None in view["played"] or view["pranked"]):
        impossible("When the Sunny Fairy runs, both cards of the round lie and no prank has been played.")
    if (view["points"] > 0) != (view["way"] is not None) or (view["points"] > 0) != (view["start"] is not None):
        impossible("A fairy who has set off has points, a way and a start; one who has not has none of them.")
    if view["options"]["clockwise"] and view["way"] == "anticlockwise":
        impossible("At this table fairies run clockwise.")
    if view["points"] > passed(view):
        impossible("A fairy has no more points than there are cards between her start and her.")
    if view["start"] is None:
        view["start"] = view["sunny"] if view["phase"] == "sunny" else view["rain"]


def passed(view: RoadView) -> int:
    """How many cards a run has gone onto or over: those behind its start, up to where the fairy stands."""
    runner, other = (view["sunny"], view["rain"]) if view["phase"] == "sunny" else (view["rain"], view["sunny"])
    if None in (view["start"], view["way"]) or view["start"] in (runner, other):
        return 0
    spots = LETTERS if view["way"] == WAYS[0] else LETTERS[::-1]
    behind = spots.index(str(view["start"])) + 1
    trail = (spots[behind:] + spots[:behind]).partition(str(runner))[0]
    return 1 + sum(view["ring"][LETTERS.index(spot)] != 0 for spot in trail)

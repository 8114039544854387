"""Rainbow: a View as a one-line position, and back.

    round=2 turn=0 row=RGL hands=O?B?--/Y?R?P? next=G?/?? scores=6/0 placed=1 seat=0

A field that holds its default is left out. A card is two letters, its side towards seat 0 and its side towards seat 1;
`?` stands for a face that the eyes named by `seat` do not see, and a match that starts from such a line deals it at
random. Cards that lie nowhere are in the holder. With all eyes, and at a table with the memory aid, the line also holds
what has been seen: `under`, `seen` and `gone`.
"""

from collections.abc import Sequence

from sunshower.core.position import bad, fields, impossible, number, one_of, pair, read_seat, written
from sunshower.games.rainbow.pieces import (
    BASE,
    FACES,
    FEWEST_CARDS,
    HAND,
    LETTERS,
    MOST,
    MOST_CARDS,
    MOST_COPIES,
    RAINBOW,
    SEATS,
    cards_of,
)
from sunshower.games.rainbow.solver import feasible, take
from sunshower.games.rainbow.view import Face, Memory, RainbowView, Sides, mark
from sunshower.games.rainbow.view import number as card_number

FIELDS = (
    "round",
    "turn",
    "row",
    "under",
    "seen",
    "hands",
    "next",
    "scores",
    "gone",
    "placed",
    "flipped",
    "deck",
    "options",
    "seat",
)
DEFAULTS = {
    "turn": "-",
    "row": "-",
    "scores": "0/0",
    "placed": "0",
    "flipped": "no",
    "deck": "2/1/1/1",
    "options": "-",
    "seat": "all",
}
SWITCHES = ("flip_commits", "memory_aid")
COUNTS = ("pairs", "light", "shadow", "light_shadow")
MARKS: dict[str, list[int] | None] = {"-": [], "0": [0], "1": [1], "b": [0, 1], "x": None}


def line(view: RainbowView) -> str:
    """A View as a one-line position."""
    options = view["options"]
    values = {
        "round": str(view["round"]),
        "turn": written(view["turn"]),
        "row": "".join(view["row"]) or "-",
        "hands": "/".join("".join(map(pair_of, hand)) for hand in view["hands"]),
        "next": "/".join("-" if sides is None else pair_of(sides) for sides in view["next"]),
        "scores": "/".join(map(str, view["scores"])),
        "placed": str(view["placed"]),
        "flipped": written(view["flipped"]),
        "deck": "/".join(str(options[name]) for name in COUNTS),
        "options": ",".join(name for name in SWITCHES if options[name]) or "-",
        "seat": written(view["seat"]),
    }
    if recalls(view) and "memory" in view:
        values |= remembered(view["memory"])
    return " ".join(f"{name}={values[name]}" for name in FIELDS if values.get(name, "-") != DEFAULTS.get(name, "-"))


def recalls(view: RainbowView) -> bool:
    """Whether what has been seen is part of the View itself."""
    return view["seat"] == "all" or bool(view["options"]["memory_aid"])


def remembered(memory: Memory) -> dict[str, str]:
    gone = zip(memory["gone"], memory["gone_seen"], strict=True)
    return {
        "under": letters(memory["under"]) or "-",
        "seen": "".join(marked(seen) for seen in memory["seen"]) or "-",
        "gone": "".join(letters(sides) + marked(seen) for sides, seen in gone) or "-",
    }


def letters(faces: Sequence[Face]) -> str:
    return "".join(face or "?" for face in faces)


def pair_of(sides: Sides | None) -> str:
    return "--" if sides is None else letters(sides)


def marked(seen: list[int] | None) -> str:
    return next(mark for mark, seats in MARKS.items() if seats == seen)


# The other way


def parse(text: str) -> RainbowView:
    """The View that a one-line position shows; refuses a line that cannot be read or that no game could reach."""
    given = DEFAULTS | fields(text, FIELDS)
    turn = read_seat("turn", given["turn"], SEATS)
    placed = number("placed", given["placed"], 0, MOST - 1)
    hands = pair("hands", given.get("hands", unseen_hands(turn, placed)), read_hand)
    row = read_faces("row", given["row"])
    options = read_deck(given["deck"]) | read_options(given["options"])
    scores = pair("scores", given["scores"], lambda value: number("scores", value, 0, MOST_CARDS))
    held = sum(sides is not None for hand in hands for sides in hand)
    holder = size(options) - held - len(row) - sum(scores)
    view: RainbowView = {
        "game": "rainbow",
        "seats": SEATS,
        "seat": "all" if given["seat"] == "all" else read_seat("seat", given["seat"], SEATS),
        "options": options,
        "turn": turn,
        "phase": "over" if turn is None else "play",
        "round": number("round", given.get("round", ""), 1, MOST_CARDS),
        "active": turn,
        "then": turn,
        "row": [face for face in row if face is not None],
        "hands": hands,
        "next": pair("next", given.get("next", unseen_ends(holder)), read_end),
        "holder": holder,
        "scores": scores,
        "placed": placed,
        "flipped": one_of("flipped", given["flipped"], ("no", "yes")) == "yes",
        "turning": None,
    }
    if None in row:
        bad("row", "known: what lies open has no ?")
    if recalls(view):
        view["memory"] = read_memory(view, given)
    elif {"under", "seen", "gone"} & set(given):
        impossible("Only all eyes, or a table with the memory aid, know what has been seen.")
    check_turn(view)
    check_row(view)
    check_eyes(view)
    check_supply(view)
    return view


def read_faces(name: str, text: str) -> list[Face]:
    faces = "" if text == "-" else text
    if set(faces) - set(LETTERS) - {"?"}:
        bad(name, f"letters out of {LETTERS}, ? for a face that is not seen, or -")
    return [None if face == "?" else face for face in faces]


def read_hand(text: str) -> list[Sides | None]:
    """Three cards of two letters each, -- for an empty place."""
    if len(text) != 2 * HAND:
        bad("hands", f"{HAND} cards of two letters for each seat, -- for an empty place")
    cards = [text[start : start + 2] for start in range(0, 2 * HAND, 2)]
    return [None if card == "--" else read_faces("hands", card) for card in cards]


def read_end(text: str) -> Sides | None:
    sides = read_faces("next", text)
    if len(sides) not in (0, 2):
        bad("next", "a card of two letters at each end of the holder, or -")
    return sides or None


def read_deck(text: str) -> dict[str, bool | int | str]:
    counts = text.split("/")
    if len(counts) != len(COUNTS):
        bad("deck", "four numbers with slashes between them, such as 2/1/1/1")
    return {name: number("deck", count, 0, MOST_COPIES) for name, count in zip(COUNTS, counts, strict=True)}


def read_options(text: str) -> dict[str, bool | int | str]:
    chosen = [] if text == "-" else [one_of("options", name, SWITCHES) for name in text.split(",")]
    return {name: name in chosen for name in SWITCHES}


def read_memory(view: RainbowView, given: dict[str, str]) -> Memory:
    """What has been seen; what the line does not say, nobody has."""
    lying, collected = len(view["row"]), sum(view["scores"])
    under = read_faces("under", given.get("under", "?" * lying or "-"))
    seen = given.get("seen", "-" * lying)
    seen = seen if lying else seen.removesuffix("-")
    if len(under) != lying or len(seen) != lying or set(seen) - set(MARKS) or "x" in seen:
        bad("under' and 'seen", "a letter for each card of the row: its underside, and who has seen it (-, 0, 1 or b)")
    gone = given.get("gone", "??x" * collected).removesuffix("" if collected else "-")
    triples = [(read_faces("gone", gone[start : start + 2]), gone[start + 2 :][:1]) for start in range(0, len(gone), 3)]
    if len(gone) != 3 * collected or any(seats not in MARKS or len(sides) != 2 for sides, seats in triples):
        bad("gone", "two letters and a mark (-, 0, 1, b or x) for each collected card")
    triples.sort(key=lambda triple: (mark(MARKS[triple[1]]), card_number(triple[0])))
    return {
        "under": under,
        "seen": [MARKS[seats] or [] for seats in seen],
        "gone": [sides for sides, _ in triples],
        "gone_seen": [MARKS[seats] for _, seats in triples],
    }


def unseen_hands(turn: int | None, placed: int) -> str:
    """Full hands of which nothing is seen, for a line that does not say."""
    return "/".join("??" * (HAND - placed) + "--" * placed if seat == turn else "??" * HAND for seat in range(SEATS))


def unseen_ends(holder: int) -> str:
    return "??/??" if holder > 0 else "-/-"


def size(options: dict[str, bool | int | str]) -> int:
    return sum(cards_of(*(int(options[name]) for name in COUNTS))) // 2


# What no game could reach


def check_turn(view: RainbowView) -> None:
    """Hands, holder and turn go together."""
    cards = size(dict(view["options"]))
    if not FEWEST_CARDS <= cards <= MOST_CARDS:
        impossible(f"A deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {cards}.")
    if view["holder"] < 0:
        impossible(f"There are only {cards} cards.")
    rounds = view["round"] - 1
    if not rounds <= sum(view["scores"]) <= rounds * RAINBOW:
        impossible(f"Each round that is over has brought 1 to {RAINBOW} cards.")
    missing = [hand.count(None) for hand in view["hands"]]
    if view["turn"] is None:
        if view["holder"] or min(missing) or not max(missing) or view["placed"] or view["flipped"]:
            impossible("The game is over when an empty holder cannot fill a hand; until then it is a seat's turn.")
    elif missing[view["turn"]] != view["placed"] or missing[1 - view["turn"]]:
        impossible(f"A hand has {HAND} cards, less those placed in this turn.")
    if any((sides is None) != (view["holder"] == 0) for sides in view["next"]):
        impossible("As long as the holder has a card, each seat has a next one.")
    if view["holder"] == 1 and view["next"][0] != view["next"][1]:
        impossible("The last card in the holder is the next one of both seats.")


def check_row(view: RainbowView) -> None:
    """Different colours, light, and no shadow."""
    row = view["row"]
    colours = [face for face in row if face != "L"]
    if len(row) >= RAINBOW or "S" in row or len(set(colours)) < len(colours):
        impossible(
            f"Until a round ends the row has at most {RAINBOW - 1} cards, light or all different, and no shadow."
        )
    if len(row) < max(view["placed"], view["flipped"]):
        impossible("The cards placed or flipped in this turn lie in the row.")


def check_eyes(view: RainbowView) -> None:
    """Nobody but all eyes sees more than the sides turned towards them, and what they have seen before."""
    if view["seat"] == "all":
        return
    for seat in range(SEATS):
        if view["seat"] != seat:
            cards = [*view["hands"][0], *view["hands"][1], view["next"][seat], view["next"][1 - seat]]
            if any(sides is not None and sides[seat] is not None for sides in cards):
                impossible(f"These eyes do not see the sides turned towards seat {seat}.")
    for seat, sides in enumerate(view["next"]):
        if view["seat"] != seat and view["holder"] > 1 and sides != [None, None]:
            impossible("Only its own seat sees the next card.")
    if "memory" in view:
        memory = view["memory"]
        undersides = [*zip(memory["under"], memory["seen"], strict=True)]
        undersides += [(sides[1], seen or []) for sides, seen in zip(memory["gone"], memory["gone_seen"], strict=True)]
        if any(face is not None and view["seat"] not in seen for face, seen in undersides):
            impossible("These eyes have not seen that underside.")
        for sides, seen in zip(memory["gone"], memory["gone_seen"], strict=True):
            if sides[0] is not None and (seen is None or view["seat"] is None):
                impossible("These eyes do not remember that card.")


def check_supply(view: RainbowView) -> None:
    """The deck has all the cards that the faces stand for."""
    ends = view["next"][: 1 if view["holder"] == 1 else SEATS]
    cards = [sides for sides in [*view["hands"][0], *view["hands"][1], *ends] if sides is not None]
    if "memory" in view:
        cards += [[up, down] for up, down in zip(view["row"], view["memory"]["under"], strict=True)]
        cards += view["memory"]["gone"]
    else:
        cards += [[up, None] for up in view["row"]]
    stock = cards_of(*(int(view["options"][name]) for name in COUNTS))
    need = [0] * FACES
    for sides in cards:
        first, second = (LETTERS.find(face or "-") for face in sides)
        if first >= 0 and second >= 0:
            if stock[first * BASE + second] == 0:
                impossible(f"There are not so many cards {LETTERS[first]}{LETTERS[second]}.")
            take(stock, first * BASE + second)
        elif first >= 0 or second >= 0:
            need[max(first, second)] += 1
    if not feasible(stock, need):
        impossible("There are not enough cards with these faces.")

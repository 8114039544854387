"""Rainbow: a View as a one-line position, and back.

    round=2 turn=0 row=RGL hands=O?B?--/Y?R?P? next=G?/?? scores=6/0 placed=1 seat=0

A field that holds its default is left out. A card is two letters, its side towards seat 0 and its side towards seat 1;
`?` stands for a face that the eyes named by `seat` do not see, and a match that starts from such a line deals it at
random. Cards that lie nowhere are in the holder. With all eyes, and at a table with the memory aid, the line also holds
what has been seen: `under`, `seen` and `gone`.
"""

from collections.abc import Sequence

from sunshower.core.game import Options
from sunshower.core.position import bad, fields, impossible, number, one_of, pair, read_seat, written
from sunshower.games.rainbow.pieces import (
    FEWEST_CARDS,
    HAND,
    LETTERS,
    MOST,
    MOST_CARDS,
    MOST_COPIES,
    NUMBERS,
    RAINBOW,
    SEATS,
    cards_of,
    first_of,
    second_of,
)
from sunshower.games.rainbow.state import Beliefs
from sunshower.games.rainbow.view import Face, Memory, RainbowView, Sides, mark, nothing
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


def format_position(view: RainbowView) -> str:
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


def parse_position(text: str) -> RainbowView:
    """The View that a one-line position shows; refuses a line that cannot be read or that no game could reach."""
    given = DEFAULTS | fields(text, FIELDS)
    turn = read_seat("turn", given["turn"], SEATS)
    placed = number("placed", given["placed"], 0, MOST - 1)
    hands = pair("hands", given.get("hands", unseen_hands(turn, placed)), read_hand)
    row = read_faces("row", given["row"])
    options = read_deck(given["deck"]) | read_options(given["options"])
    scores = pair("scores", given["scores"], lambda value: number("scores", value, 0, MOST_CARDS))
    held = sum(sides is not None for hand in hands for sides in hand)
    holder = sum(deck_of(options)) // 2 - held - len(row) - sum(scores)
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
    check_cards(view)
    check_hands(view)
    check_row(view)
    if view["seat"] != "all":
        check_sight(view)
        check_memory(view)
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
    lying = len(view["row"])
    under = read_faces("under", given.get("under", "?" * lying or "-"))
    seen = given.get("seen", "-" * lying)
    seen = seen if lying else seen.removesuffix("-")
    if len(under) != lying or len(seen) != lying or set(seen) - set(MARKS) or "x" in seen:
        bad("under' and 'seen", "a letter for each card of the row: its underside, and who has seen it (-, 0, 1 or b)")
    gone = read_gone(given.get("gone"), sum(view["scores"]))
    return {
        "under": under,
        "seen": [MARKS[seats] or [] for seats in seen],
        "gone": [sides for sides, _ in gone],
        "gone_seen": [seats for _, seats in gone],
    }


def read_gone(text: str | None, collected: int) -> list[tuple[Sides, list[int] | None]]:
    """The collected cards, three letters each, in an order that tells nothing."""
    text = "??x" * collected if text is None else text.removesuffix("" if collected else "-")
    triples = [(read_faces("gone", text[start : start + 2]), text[start + 2 :][:1]) for start in range(0, len(text), 3)]
    if len(text) != 3 * collected or any(seats not in MARKS or len(sides) != 2 for sides, seats in triples):
        bad("gone", "two letters and a mark (-, 0, 1, b or x) for each collected card")
    gone = [(sides, MARKS[seats]) for sides, seats in triples]
    return sorted(gone, key=lambda card: (mark(card[1]), card_number(card[0])))


def unseen_hands(turn: int | None, placed: int) -> str:
    """Full hands of which nothing is seen, for a line that does not say."""
    return "/".join("??" * (HAND - placed) + "--" * placed if seat == turn else "??" * HAND for seat in range(SEATS))


def unseen_ends(holder: int) -> str:
    return "??/??" if holder > 0 else "-/-"


def deck_of(options: Options) -> list[int]:
    return cards_of(*(int(options[name]) for name in COUNTS))


# What no game could reach


def check_cards(view: RainbowView) -> None:
    """The deck can be dealt, and there are as many cards as lie about."""
    cards = sum(deck_of(view["options"])) // 2
    if not FEWEST_CARDS <= cards <= MOST_CARDS:
        impossible(f"A deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {cards}.")
    if view["holder"] < 0:
        impossible(f"There are only {cards} cards.")
    rounds = view["round"] - 1
    if not rounds <= sum(view["scores"]) <= rounds * RAINBOW:
        impossible(f"Each round that is over has brought 1 to {RAINBOW} cards.")


def check_hands(view: RainbowView) -> None:
    """Hands, holder and turn go together."""
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


def check_sight(view: RainbowView) -> None:
    """Nobody but all eyes sees more than the sides turned towards them."""
    cards = [sides for sides in (*view["hands"][0], *view["hands"][1], *view["next"]) if sides is not None]
    others = [seat for seat in range(SEATS) if seat != view["seat"]]
    for seat in others:
        if any(sides[seat] is not None for sides in cards):
            impossible(f"These eyes do not see the sides turned towards seat {seat}.")
    if view["holder"] > 1 and any(view["next"][seat] != [None, None] for seat in others):
        impossible("Only its own seat sees the next card.")


def check_memory(view: RainbowView) -> None:
    """Nobody but all eyes remembers more than what they have seen."""
    memory = view.get("memory") or nothing(view)
    gone = [*zip(memory["gone"], memory["gone_seen"], strict=True)]
    undersides = [*zip(memory["under"], memory["seen"], strict=True)]
    undersides += [(sides[1], seen or []) for sides, seen in gone]
    if any(face is not None and view["seat"] not in seen for face, seen in undersides):
        impossible("These eyes have not seen that underside.")
    if any(sides[0] is not None and (seen is None or view["seat"] is None) for sides, seen in gone):
        impossible("These eyes do not remember that card.")


def check_supply(view: RainbowView) -> None:
    """The deck has all the cards that the faces stand for."""
    memory = view.get("memory") or nothing(view)
    ends = view["next"][: 1 if view["holder"] == 1 else SEATS]
    lying = [[up, down] for up, down in zip(view["row"], memory["under"], strict=True)]
    cards = [*view["hands"][0], *view["hands"][1], *ends, *lying, *memory["gone"]]
    beliefs = Beliefs(deck_of(view["options"]), [card_number(sides) for sides in cards], [])
    for card in range(NUMBERS):
        if beliefs.left[card] < 0:
            impossible(f"There are not so many cards {LETTERS[first_of(card)]}{LETTERS[second_of(card)]}.")
    if not beliefs.possible():
        impossible("There are not enough cards with these faces.")

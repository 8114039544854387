"""Rainbow: the facts that a pair of eyes sees, each declared once; what it might remember; a State guessed from it."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from sunshower.core.chance import Rng
from sunshower.core.facts import DERIVED, FLAG, SEAT, Fact, Facts, Kind, Number, PerSeat, Row, Told, Word, bad
from sunshower.core.game import NOBODY, Eyes, View
from sunshower.core.lanes import lane, put
from sunshower.games.rainbow.pieces import (
    ALL,
    HAND,
    HELD,
    LETTERS,
    MOST,
    MOST_CARDS,
    NEXT,
    NO_CARD,
    PLACES,
    RAINBOW,
    SEATS,
    Do,
    Letter,
    Phase,
    Seen,
    card_in,
    card_of,
    collected,
    first_of,
    mark_of,
    second_of,
)
from sunshower.games.rainbow.rules import RainbowRules, setup

PhaseName = Literal["first", "draw", "show", "play", "over"]
Turned = Literal["hand:1", "hand:2", "hand:3", "row:1", "row:2", "row:3", "row:4", "row:5", "row:6"]
Face = Letter | None
"""R, O, Y, G, C, B, P, L for light, S for shadow; None for a face that is not seen."""
Sides = list[Face]
"""A card in a hand or in the holder: its side towards seat 0 and its side towards seat 1."""
SIGHT: tuple[Face, ...] = (*LETTERS, None)
"""Each face by its number, and last the one that is not seen."""
NUMBER = {face: number for number, face in enumerate(SIGHT)}
TURNING = {Do.BLIND + place: f"hand:{place + 1}" for place in range(HAND)}
TURNING |= {Do.FLIP + spot: f"row:{spot + 1}" for spot in range(RAINBOW)}


class Memory(TypedDict):
    """What some eyes have seen and might remember, over and above what is in sight."""

    under: list[Face]
    """The undersides of the row."""
    seen: list[list[int]]
    """Who has seen each of them."""
    gone: list[Sides]
    """The collected cards in an order that tells nothing: the side that lay open, and the underside."""
    gone_seen: list[list[int] | None]
    """Who has seen the underside of each of them; None for a card of which nobody remembers either side."""


class Card(Row):
    """A card of two faces, or - for none."""

    def write(self, value: Sequence[Any] | None) -> str:
        """Two letters."""
        return super().write(value or [])

    def read(self, name: str, text: str, seats: int) -> Any:
        """The two faces, or None."""
        sides = super().read(name, text, seats)
        if len(sides) not in (0, 2):
            bad(name, "rainbow-no-field-card")
        return sides or None


class Hand(Kind):
    """Three cards side by side, -- for an empty place."""

    def write(self, value: list[Sides | None]) -> str:
        """Two signs for each place."""
        return "".join(CARD.write(sides).ljust(2, "-") for sides in value)

    def read(self, name: str, text: str, seats: int) -> list[Sides | None]:
        """The card in each place, or None."""
        if len(text) != 2 * HAND:
            bad(name, "rainbow-no-field-hand", cards=HAND)
        places = [text[start : start + 2] for start in range(0, 2 * HAND, 2)]
        return [CARD.read(name, place.replace("--", "-"), seats) for place in places]


class Recalled(Kind):
    """A memory in three parts with slashes between them: under, seen and gone, each a word of its own in a line."""

    marks = "-01bx"
    """Who has seen an underside: nobody, a seat, both; and nobody remembers the card."""

    def write(self, value: Memory) -> str:
        """The three parts."""
        seen = "".join(self.marks[mark(seats)] for seats in value["seen"])
        cards = zip(value["gone"], value["gone_seen"], strict=True)
        gone = "".join(CARD.write(sides) + self.marks[mark(seats)] for sides, seats in cards)
        return f"{HIDDEN.write(value['under'])}/{seen or '-'}/{gone or '-'}"

    def read(self, name: str, text: str, seats: int) -> Memory:
        """The memory; a lone - is nobody for a row of one card, and nothing for none."""
        parts = text.split("/")
        if len(parts) != 3:
            bad(name, "rainbow-no-field-memory")
        under = HIDDEN.read("under", parts[0], seats)
        seen = parts[1] if under else parts[1].removesuffix("-")
        if set(seen) - set(self.marks[: Seen.CLOSED]):
            bad("seen", "rainbow-no-field-seen")
        cards = [parts[2][start : start + 3] for start in range(0, len(parts[2]), 3)] if parts[2] != "-" else []
        if any(len(card) != 3 or card[2] not in self.marks for card in cards):
            bad("gone", "rainbow-no-field-gone")
        gone = [collected(self.marks.index(card[2]), number(CARD.read("gone", card[:2], seats))) for card in cards]
        return recalled(map(NUMBER.__getitem__, under), map(self.marks.index, seen), sorted(gone))


FACE: dict[str, Letter] = {letter: letter for letter in LETTERS}
HIDDEN = Row(FACE, hidden=True, ordered=True)
CARD = Card(FACE, hidden=True, ordered=True)
SCORES = PerSeat(Number(0, MOST_CARDS))


class RainbowView(View):
    """What a pair of eyes sees now. Memory comes with it at tables with the memory aid, and for all eyes."""

    phase: Annotated[PhaseName, Fact(Word(Phase.NAMES), word=False)]
    round: Annotated[int, Fact(Number(1, MOST_CARDS))]
    active: Annotated[int | None, Fact(SEAT, word=False)]
    """Whose turn it is, or has just been."""
    then: Annotated[int | None, Fact(SEAT, word=False)]
    """Who moves when the hands have been filled."""
    row: Annotated[list[Letter], Fact(Row(FACE, ordered=True), [], kept=False)]
    loses: Annotated[list[Letter], DERIVED]
    """The faces that lose the round when a card comes to lie at the end of the row with one of them up."""
    hands: Annotated[list[list[Sides | None]], Fact(PerSeat(Hand()), kept=False)]
    """Three places for each seat; None is an empty one."""
    next: Annotated[list[Sides | None], Fact(PerSeat(CARD), kept=False)]
    """The first card at each seat's end of the holder; the last card in it is both."""
    holder: Annotated[int, DERIVED]
    """How many cards the holder has."""
    scores: Annotated[list[int], Fact(SCORES, [0, 0], kept=False)]
    """How many cards each seat has collected."""
    placed: Annotated[int, Fact(Number(0, MOST - 1), 0)]
    """How many cards have been placed in this turn."""
    flipped: Annotated[bool, Fact(FLAG, False)]
    """Whether the last thing done in this turn was a flip."""
    turning: Annotated[Turned | None, Fact(Told(), kept=False)]
    """The card about to show its hidden side: none when it is somebody's turn, as it is in all lines."""
    memory: NotRequired[Annotated[Memory, Fact(Recalled(), kept=False, word=False)]]


FACTS = Facts("rainbow", RainbowView)


def view(state: RainbowRules, eyes: Eyes) -> RainbowView:
    """What these eyes see of a State."""
    seen = cards(state, eyes)
    found: RainbowView = FACTS.view(
        state,
        eyes,
        SEATS,
        dict(state.options),
        row=[LETTERS[state.up(spot)] for spot in range(state.lying)],
        loses=[letter for face, letter in enumerate(LETTERS) if state.loses(face, state.lying)],
        hands=[seen[:HAND], seen[HAND:HELD]],
        next=seen[NEXT:PLACES],
        holder=state.left,
        scores=state.scores(),
        turning=TURNING.get(state.turning),
    )
    if state.options["memory_aid"] or eyes == "all":
        found["memory"] = memory(state, eyes)
    return found


def seat_of(eyes: Eyes) -> int:
    return ALL if eyes == "all" else NOBODY if eyes is None else eyes


def cards(state: RainbowRules, eyes: Eyes) -> list[Sides | None]:
    """Every card in hands, holder and row as these eyes know it; the last one in the holder is at both ends (R28)."""
    found = [None if card == NO_CARD else sides(card) for card in state.known(seat_of(eyes))]
    if state.left == 1:
        found[NEXT + 1] = found[NEXT]
    return found


def memory(state: RainbowRules, eyes: Eyes) -> Memory:
    """What these eyes have seen and might remember: undersides, also of cards that have been collected since."""
    under = map(second_of, state.known(seat_of(eyes))[PLACES:])
    marks = [lane(state.seen, spot) for spot in range(state.lying)]
    return recalled(under, marks, state.known_gone(seat_of(eyes)))


def recalled(under: Iterable[int], marks: Iterable[int], gone: Iterable[int]) -> Memory:
    """A memory of undersides, of who has seen them, and of collected cards with their marks."""
    gone = [*gone]
    return {
        "under": [SIGHT[face] for face in under],
        "seen": [seats(mark) or [] for mark in marks],
        "gone": [sides(card_in(marked)) for marked in gone],
        "gone_seen": [seats(mark_of(marked)) for marked in gone],
    }


def seats(mark: int) -> list[int] | None:
    return None if mark == Seen.CLOSED else [seat for seat in range(SEATS) if mark >> seat & 1]


def sides(card: int) -> Sides:
    return [SIGHT[first_of(card)], SIGHT[second_of(card)]]


# The other way


def guess(view: RainbowView, rng: Rng) -> RainbowRules:
    """A State that looks the same to these eyes; what they neither see nor remember is dealt as the deck allows.

    Without memory nobody is taken to have seen anything but what is in sight.
    """
    state = setup(SEATS, {"first": "random", **view["options"]})
    FACTS.put(state, view)
    state.score_0, state.score_1 = view["scores"]
    state.left = in_holder(view, state.left)
    state.lying = len(view["row"])
    state.turning = next((decision for decision, card in TURNING.items() if card == view.get("turning")), 0)
    known = [number(sides) for sides in (*view["hands"][0], *view["hands"][1], *view["next"])]
    if state.left == 1:
        known[NEXT + 1] = NO_CARD
    under: list[Face] = [None] * state.lying
    gone = [collected(Seen.CLOSED, number([None, None]))] * sum(view["scores"])
    if "memory" in view:
        seen = view["memory"]
        under = seen["under"]
        for spot, seats in enumerate(seen["seen"]):
            state.seen = put(state.seen, spot, mark(seats))
        cards = zip(seen["gone"], seen["gone_seen"], strict=True)
        gone = sorted(collected(mark(seats), number(sides)) for sides, seats in cards)
    known += [number([up, down]) for up, down in zip(view["row"], under, strict=True)]
    state.lay_out(state.believing(known, gone), rng)
    return state


def in_holder(view: RainbowView, cards: int) -> int:
    """How many of all cards are in the holder: those that lie nowhere else."""
    held = sum(sides is not None for hand in view["hands"] for sides in hand)
    return cards - held - len(view["row"]) - sum(view["scores"])


def number(sides: Sides | None) -> int:
    """A card as far as it is seen."""
    return NO_CARD if sides is None else card_of(NUMBER[sides[0]], NUMBER[sides[1]])


def mark(seen: list[int] | None) -> int:
    return Seen.CLOSED if seen is None else sum(1 << seat for seat in seen)

"""Rainbow: moves as text and as picks, and what only this game has to say about one-line positions.

    round=2 turn=0 row=RGL hands=O?B?--/Y?R?P? next=G?/?? scores=6/0 placed=1 seat=0

A card is two letters, its side towards seat 0 and its side towards seat 1. Cards that lie nowhere are in the holder.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from sunshower.core.facts import bad
from sunshower.core.game import Options
from sunshower.core.moves import Kind, Moves
from sunshower.core.options import format_options, parse_options
from sunshower.core.position import Positions, Words, impossible
from sunshower.games.rainbow.pieces import (
    FACES,
    HAND,
    HUES,
    LETTERS,
    NUMBERS,
    OPTIONS,
    RAINBOW,
    SEATS,
    Do,
    Draw,
    cards_of,
    first_of,
    place_of,
    second_of,
)
from sunshower.games.rainbow.state import RainbowState
from sunshower.games.rainbow.view import FACTS, SCORES, Face, Memory, RainbowView, guess, in_holder, view


class RainbowMove(NamedTuple):
    """A move, or an outcome of chance: its kind, and the parts that it has."""

    kind: str
    face: Face = None
    """What the card shows its owner, or what comes up."""
    hand: int | None = None
    """A place in the own hand, from 1."""
    spot: int | None = None
    """A place in the row, from 1."""
    card: str | None = None
    seat: int | None = None


DIGIT = "[0-9]", int
CALLED = {name: letter for letter, name in HUES.items()} | {letter.lower(): letter for letter in LETTERS}
CALLED["turquoise"] = CALLED["cyan"]
"""What a face may be called: the name of its colour, also the printed one, or the letter."""
FACE = "|".join(CALLED), CALLED.__getitem__
PLACE = ("{face}{hand}", "{hand}", "{face}", "place:{face}{hand}", "place:{hand}", "place:{face}")
BLIND = ("?{hand}", "?:{hand}", "blind:{face}{hand}", "blind:{hand}", "blind:{face}")


class RainbowMoves(Moves[RainbowMove]):
    """The moves of this game, where a spot is a place of the row."""

    def chooses(self, kind: str, place: int, pick: str) -> str:
        """What the pick at a place of a path chooses."""
        found = super().chooses(kind, place, pick)
        return "row" if found == "spot" else found


MOVES = RainbowMoves(
    RainbowMove,
    {"face": FACE, "hand": DIGIT, "spot": DIGIT},
    Kind("stop", Do.STOP, (), "stop", picks=["stop"]),
    Kind("flip", Do.FLIP, (RAINBOW,), "flip:{spot}", picks=["row:{spot}"]),
    Kind("place", Do.PLACE, (HAND,), *PLACE, picks=["hand:{hand}", "normal"]),
    Kind("blind", Do.BLIND, (HAND,), *BLIND, picks=["hand:{hand}", "blind"]),
    Kind("first", Draw.FIRST, (SEATS,), "first:{seat}"),
    Kind("show", Draw.SHOW, (FACES,), "shows:{face}"),
    Kind("none", Draw.NONE, (), "card:-"),
    Kind("card", Draw.CARD, (NUMBERS,), "card:{card}"),
)


def move(state: RainbowState, action: int) -> RainbowMove:
    """An action on offer, with the parts that people name; a blind card has no face, for others hear of it too."""
    placed = Do.PLACE <= action < Do.BLIND
    return parts(action, LETTERS[state.side(state.turn, state.turn * HAND + place_of(action))] if placed else None)


@cache
def parts(action: int, front: Face) -> RainbowMove:
    """The same, given what a card that is placed shows."""
    kind, (part, _) = MOVES.apart(action)
    match kind:
        case "place":
            return RainbowMove(kind, face=front, hand=part + 1)
        case "blind":
            return RainbowMove(kind, hand=part + 1)
        case "flip":
            return RainbowMove(kind, spot=part + 1)
        case "first":
            return RainbowMove(kind, seat=part)
        case "show":
            return RainbowMove(kind, face=LETTERS[part])
        case "card":
            return RainbowMove(kind, card=LETTERS[first_of(part)] + LETTERS[second_of(part)])
    return RainbowMove(kind)


def fronts(state: RainbowState, seat: int) -> list[Face]:
    """What the cards of a hand show their owner; None for an empty place."""
    places = range(seat * HAND, seat * HAND + HAND)
    return [LETTERS[state.side(seat, place)] if state.has(place) else None for place in places]


def said(state: RainbowState, text: str) -> RainbowMove | None:
    """What a text says, whether or not it may be played; a card may be named by its face, its place or both."""
    found = None if unclear(state, text) else MOVES.parse(text)
    if found is None or found.kind not in ("place", "blind"):
        return found
    hand = fronts(state, state.turn)
    if len(alike(hand, found)) > 1:
        return None
    place = hand.index(found.face) + 1 if found.hand is None and found.face in hand else found.hand
    shown = hand[place - 1] if place and place <= HAND else None
    if found.face not in (shown, None):
        return None
    return RainbowMove(found.kind, shown if found.kind == "place" else None, place)


def alike(hand: Sequence[Face], wanted: RainbowMove) -> list[int]:
    """The places of the cards that one named by its front alone may be: their backs differ."""
    if wanted.hand is not None:
        return []
    return [place for place, shown in enumerate(hand, 1) if shown == wanted.face]


def unclear(state: RainbowState, text: str) -> bool:
    """Whether a lone S may be short for stop as well as for shadow, which loses the round by a slip."""
    return text.strip().lower() == "s" and (state.may_stop() or "S" in fronts(state, state.turn))


# Positions


IN_LINES = [option for option in OPTIONS if option.name != "first"]
DECK = [option for option in IN_LINES if option.ruling == "R29"]
SWITCHES = [option for option in IN_LINES if option not in DECK]
USUAL = "/".join(str(option.values[0]) for option in DECK)
MEMORY = ("under", "seen", "gone")


def recalls(seat: object, options: Options) -> bool:
    """Whether what these eyes have seen is part of their View."""
    return seat == "all" or bool(options["memory_aid"])


def fold(view: RainbowView, words: Words) -> None:
    """The deck is a word of its own, beside the other options, and so are the parts of a memory."""
    options = view["options"]
    words["options"] = format_options(SWITCHES, options)
    deck = "/".join(str(options[option.name]) for option in DECK)
    if deck != USUAL:
        words["deck"] = deck
    if "memory" in view and recalls(view["seat"], options):
        parts = zip(MEMORY, words["memory"].split("/"), strict=True)
        words.update({name: part for name, part in parts if part != "-"})


def unfold(words: Words) -> None:
    """The same backwards; it is over if it is nobody's turn."""
    turn = words.get("turn", "-")
    words.update(phase="over" if turn == "-" else "play", active=turn, then=turn)
    counts = words.pop("deck", USUAL).split("/")
    if len(counts) != len(DECK):
        bad("deck", "rainbow-no-field-deck", usual=USUAL)
    copies = [f"{option.name}:{count}" for option, count in zip(DECK, counts, strict=True)]
    words["options"] = ",".join([words.get("options", "-"), *copies]).removeprefix("-,")
    options = parse_options(IN_LINES, words["options"])
    unseen = unsaid(words, sum(cards_of(options)) // 2)
    if recalls(words.get("seat", "all"), options):
        words["memory"] = "/".join(words.get(name, unseen[name]) for name in MEMORY)
    elif not words.keys().isdisjoint(MEMORY):
        impossible("rainbow-no-line-memory")
    words.update({name: unseen[name] for name in ("hands", "next") if name not in words})


def unsaid(words: Words, cards: int) -> Words:
    """Cards of which a line says nothing: they are there, and neither seen nor remembered."""
    placed = {"1": 1, "2": 2}.get(words.get("placed", ""), 0)
    held = [HAND - placed if str(seat) == words.get("turn") else HAND for seat in range(SEATS)]
    hands = "/".join(("??" * count).ljust(2 * HAND, "-") for count in held)
    row = words.get("row", "").replace("-", "")
    collected = sum(SCORES.read("scores", words.get("scores", "0/0"), SEATS))
    lying = len(row) + collected + sum(sign not in "-/" for sign in words.get("hands", hands)) // 2
    return {
        "hands": hands,
        "next": "??/??" if lying < cards else "-/-",
        "under": "?" * len(row) or "-",
        "seen": "-" * len(row) or "-",
        "gone": "??x" * collected or "-",
    }


def check(view: RainbowView) -> None:
    """Refuse what no game could reach."""
    cards = sum(cards_of(view["options"])) // 2
    left = in_holder(view, cards)
    if left < 0:
        impossible("rainbow-no-line-cards", cards=cards)
    rounds = view["round"] - 1
    if not rounds <= sum(view["scores"]) <= rounds * RAINBOW:
        impossible("rainbow-no-line-rounds", most=RAINBOW)
    check_row(view)
    check_hands(view, left)
    if "memory" in view:
        check_memory(view, view["memory"])


def check_row(view: RainbowView) -> None:
    """Different colours, light, and no shadow."""
    row = view["row"]
    colours = [face for face in row if face != "L"]
    if len(row) >= RAINBOW or "S" in row or len(set(colours)) < len(colours):
        impossible("rainbow-no-line-row", most=RAINBOW - 1)
    if len(row) < max(view["placed"], view["flipped"]):
        impossible("rainbow-no-line-in-row")


def check_hands(view: RainbowView, left: int) -> None:
    """Hands, holder and turn go together."""
    missing = [hand.count(None) for hand in view["hands"]]
    if view["turn"] is None:
        if left or min(missing) or not max(missing) or view["placed"] or view["flipped"]:
            impossible("rainbow-no-line-over")
    elif missing[view["turn"]] != view["placed"] or missing[1 - view["turn"]]:
        impossible("rainbow-no-line-hand", cards=HAND)
    if any((sides is None) != (left == 0) for sides in view["next"]):
        impossible("rainbow-no-line-next")
    if left == 1 and view["next"][0] != view["next"][1]:
        impossible("rainbow-no-line-last")


def check_memory(view: RainbowView, memory: Memory) -> None:
    """A memory has a place for each card."""
    if not len(memory["under"]) == len(memory["seen"]) == len(view["row"]):
        bad("under", "rainbow-no-field-under")
    if len(memory["gone"]) != sum(view["scores"]):
        bad("gone", "rainbow-no-field-collected", cards=sum(view["scores"]))


POSITIONS = Positions(
    FACTS,
    IN_LINES,
    seats=SEATS,
    view=view,
    guess=guess,
    fold=fold,
    unfold=unfold,
    check=check,
    more=(*MEMORY, "deck"),
)

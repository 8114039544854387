"""Rainbow: the chances of what lies behind a face, exact and estimated, as the seat that asks knows the cards."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import compress
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sunshower.core.chance import Rng
from sunshower.games.rainbow.notation import MOVES
from sunshower.games.rainbow.notation import move as move_of
from sunshower.games.rainbow.pieces import (
    BASE,
    FACES,
    HAND,
    LETTERS,
    NUMBERS,
    PLACES,
    UNSEEN,
    first_of,
    is_flip,
    other_face,
    place_of,
    second_of,
    shows_hidden,
)
from sunshower.games.rainbow.rules import RainbowRules
from sunshower.games.rainbow.state import Beliefs, Rest, listed, needs, rests
from sunshower.games.rainbow.view import guess

SWEEPS: Final = 30  # more change the third digit at most


# Exactly


def faces(view: Mapping[str, Any]) -> dict[str, dict[str, Fraction]]:
    """For each blind card and each flip open to the seat that looks: the chance of each face that may show.

    With the key "memory" in the View all that the seat has seen counts, without it what is in sight. Every guess from
    the View knows the same, so the answer does not depend on luck. All eyes are told what the seat to move may know.
    """
    found: dict[str, dict[str, Fraction]] = {}
    for move, _, ways in hidden(view):
        found[move] = {LETTERS[face]: Fraction(ways[face], sum(ways)) for face in range(FACES) if ways[face]}
    return found


def risks(view: Mapping[str, Any]) -> dict[str, Fraction]:
    """For each blind card and each flip open to the seat that looks: the chance that it loses the round."""
    return {move: Fraction(sum(compress(ways, loses)), sum(ways)) for move, loses, ways in hidden(view)}


def hidden(view: Mapping[str, Any]) -> Iterator[tuple[str, list[bool], list[int]]]:
    """Each blind card and each flip: for every face whether it loses, and in how many ways it shows."""
    if view["turn"] is None or view["seat"] not in (view["turn"], "all"):
        return
    state = guess(view, Rng())  # type: ignore[arg-type]
    for decision in state.legal():
        if shows_hidden(decision):
            spot = place_of(decision) if is_flip(decision) else state.lying
            loses = [state.loses(face, spot) for face in range(FACES)]
            yield MOVES.format(move_of(state, decision)), loses, odds(state, decision)


def odds(state: RainbowRules, decision: i64) -> list[int]:
    """For a blind card or a flip: in how many ways each face will show, by all that the seat to move has seen."""
    beliefs = state.beliefs(state.turn)
    at = PLACES + place_of(decision) if is_flip(decision) else state.turn * HAND + place_of(decision)
    card = beliefs.known[at]
    if first_of(card) == UNSEEN or second_of(card) == UNSEEN:
        return behind(beliefs.left, beliefs.faces, other_face(card, UNSEEN))
    found = [0] * FACES
    found[second_of(card)] = 1
    return found


def behind(stock: vec[i64], faces: list[int], face: int) -> list[int]:
    """For one of the cards known by a face: in how many ways each other face is behind it."""
    names = list(range(FACES))  # that face comes first, in the place of another
    names[0], names[face] = face, 0
    need = needs([names[each] for each in faces])
    need[0] -= 1
    renamed = vec[i64]([0] * NUMBERS)
    for first in range(FACES):
        for second in range(FACES):
            renamed[first * BASE + second] = stock[names[first] * BASE + names[second]]
    cards = [card for card in listed(renamed) if card < BASE]
    rest = rests(renamed, need)[len(cards)]
    found = [0] * FACES
    for other in set(cards):
        product = int.from_bytes(rest.data, "little")
        for card in cards[: cards.index(other)] + cards[cards.index(other) + 1 :]:
            product = rest.powers.more(product, card)
        found[names[other]] = renamed[other] * Rest(rest.powers, product).ways([0] * FACES, UNSEEN)
    return found


# About


def likely(beliefs: Beliefs) -> list[float]:
    """About how likely each face is behind each, for the cards known by one: off by less than 0.01 as a rule.

    The cards left are taken to be given by themselves: each stays, or is given by its one face or its other, in the
    proportion of 1 to the weights of these faces. The weights are such that each face is given as often as needed.
    """
    stock = beliefs.left
    need = needs(beliefs.faces)
    weights = [0.0] * FACES
    for _ in range(SWEEPS):
        for face in range(i64(FACES)):
            given = 0.0
            for other in range(i64(FACES)):
                given += float(stock[face * BASE + other]) / (1.0 + weights[face] + weights[other])
            if given > 0.0:
                weights[face] = float(need[face]) / given
    chances = [0.0] * NUMBERS
    for face in range(i64(FACES)):
        total = 0.0
        for other in range(i64(FACES)):
            chances[face * BASE + other] = float(stock[face * BASE + other]) / (1.0 + weights[face] + weights[other])
            total += chances[face * BASE + other]
        for other in range(i64(FACES)):
            if total > 0.0:
                chances[face * BASE + other] /= total
    return chances

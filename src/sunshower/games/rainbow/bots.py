"""Rainbow: what its bots may ask. Exact chances, by what the seat to move sees and remembers."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import compress
from typing import Any

from sunshower.core.chance import Rng
from sunshower.games.rainbow.notation import write
from sunshower.games.rainbow.pieces import FACES, LETTERS, Do
from sunshower.games.rainbow.view import guess


def faces(view: Mapping[str, Any]) -> dict[str, dict[str, Fraction]]:
    """For each blind card and each flip open to the seat that looks: the chance of each face that may show.

    With the key "memory" in the View all that the seat has seen counts, without it what is in sight. Every guess from
    the View knows the same, so the answer does not depend on luck. All eyes are told what the seat to move may know.
    """
    found = {}
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
    for action in state.legal():
        if action >= Do.BLIND:
            spot = action - Do.FLIP if action >= Do.FLIP else state.lying
            yield write(state, action), [state.loses(face, spot) for face in range(FACES)], state.odds(action)

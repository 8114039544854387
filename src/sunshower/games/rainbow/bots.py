"""Rainbow: what its bots may ask. Exact chances, by what the seat to move sees and remembers."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from sunshower.core.chance import Rng
from sunshower.games.rainbow.notation import write
from sunshower.games.rainbow.pieces import FACES, LETTERS, Do
from sunshower.games.rainbow.view import guess


def faces(view: Mapping[str, Any]) -> dict[str, dict[str, Fraction]]:
    """For each blind card and each flip open to the seat that looks: the chance of each face that may show.

    With the key "memory" in the View all that the seat has seen counts, without it what is in sight. Every guess from
    the View knows the same, so the answer does not depend on luck.
    """
    state = guess(view, Rng())  # type: ignore[arg-type]
    found = {}
    for action in state.legal():
        if action >= Do.BLIND:
            ways = state.odds(action)
            chances = {LETTERS[face]: Fraction(ways[face], sum(ways)) for face in range(FACES) if ways[face]}
            found[write(state, action)] = chances
    return found


def risks(view: Mapping[str, Any]) -> dict[str, Fraction]:
    """For each blind card and each flip open to the seat that looks: the chance that it loses the round."""
    state = guess(view, Rng())  # type: ignore[arg-type]
    spots = {write(state, action): action - Do.FLIP for action in state.legal() if action >= Do.FLIP}
    found = {}
    for move, shown in faces(view).items():
        spot = spots.get(move, state.lying)
        found[move] = Fraction(sum(shown[face] for face in shown if state.loses(LETTERS.index(face), spot)))
    return found

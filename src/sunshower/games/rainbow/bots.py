"""Rainbow: what its bots may ask, and forget. Exact chances, by what the seat to move sees and remembers."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from hashlib import sha256
from itertools import compress
from typing import Any

from sunshower.core.chance import Rng
from sunshower.games.rainbow.notation import write
from sunshower.games.rainbow.pieces import FACES, LETTERS, Do
from sunshower.games.rainbow.view import Face, Memory, RainbowView, guess


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


# Forgetting


def forget(view: RainbowView, rate: float, _: Rng) -> RainbowView:
    """A View whose eyes have forgotten each thing that they have seen with this likelihood for every turn since.

    How many turns that is, the cards tell that have come since. For an underside: those further right in the row but
    for those of this turn, half of them if it has been flipped. For a collected card: half of all cards played, as
    nobody knows when it went. Luck lies in the thing itself, not in the moment: what is forgotten stays forgotten, an
    underside for the rest of the round. Where the table keeps everything in sight there is nothing to forget.
    """
    if rate == 0 or "memory" not in view or view["options"]["memory_aid"]:
        return view
    return {**view, "memory": faded(view, view["memory"], rate)}


def faded(view: RainbowView, memory: Memory, rate: float) -> Memory:
    under, seen = list(memory["under"]), list(memory["seen"])
    for spot, face in enumerate(under):
        since = max(len(under) - 1 - spot - view["placed"], 0) // max(len(seen[spot]), 1)
        sides = sorted([view["row"][spot], str(face)])
        if fades(f"{view['round']} {spot} {sides}", since, rate):
            under[spot] = None
            seen[spot] = [seat for seat in seen[spot] if seat != view["seat"]]
    played = len(memory["gone"]) + len(under)
    copies: Counter[str] = Counter()
    gone: list[tuple[list[Face], list[int] | None]] = []
    for sides_seen, seats in zip(memory["gone"], memory["gone_seen"], strict=True):
        card = f"{sides_seen} {seats}"
        copies[card] += 1
        if seats is not None and not fades(f"{card} {copies[card]}", played // 2, rate):
            gone.append((sides_seen, seats))
    gone += [([None, None], None)] * (len(memory["gone"]) - len(gone))
    return {
        "under": under,
        "seen": seen,
        "gone": [sides_seen for sides_seen, _ in gone],
        "gone_seen": [seats for _, seats in gone],
    }


def fades(thing: str, turns: int, rate: float) -> bool:
    """Whether a thing has been forgotten after some turns; once it has, it has after more."""
    luck = int.from_bytes(sha256(thing.encode()).digest()[:4], "big") / 2**32
    return luck >= (1.0 - rate) ** turns

"""Rainbow Road: what the ring allows, and how far the fairies get. State and solver ask the same functions.

The ring is one integer, and hardly anything else of a State is needed. `up` is 1 where a fairy must find rising numbers
and -1 where she must find falling ones. An end of a run is noted as points * 4096 + prank * 16 + spot, where the prank
is the number of the decision that played it, 0 for none.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.lanes import bit, lane, put
from sunshower.games.road.pieces import FIELD, NOWHERE, NUMBERS, SIDES, SPOTS, Do, Prank

POINTS: Final = 4096
PRANK: Final = 16
BOUNDS: Final = Prank.JUMP | Prank.SKIP
"""The pranks that are part of the run."""
BEFORE: Final = Prank.TELEPORT | Prank.TRASH | Prank.EXCHANGE
"""Those that come before it and need nothing but the ring; Recycle needs the discards too."""


def outshines(card: i64, starters: i64, sun: bool) -> bool:
    """Whether a card moves the Sunny Fairy, not the starter's: the higher in the sun. Equal ones favour him (D34)."""
    return card != starters and (card > starters) == sun


def open_spots(ring: i64, field: i64, hole: i64, sunny: i64, rain: i64) -> i64:
    """The spots of a field, as bits, on which a card may be placed: a trashed one (D16), else empty ones, else bare."""
    if hole >= field and hole < field + FIELD:
        return bit(hole)
    empty: i64 = 0
    bare: i64 = 0
    for spot in range(field, field + FIELD):
        if lane(ring, spot) == 0:
            empty |= bit(spot)
        elif spot != sunny and spot != rain:
            bare |= bit(spot)
    return empty if empty != 0 else bare


def recyclable(ring: i64, spot: i64, sunny: i64, rain: i64, marks: i64, anywhere: bool) -> bool:
    """Whether Recycle may replace the card on a spot (D24)."""
    if anywhere:
        return lane(ring, spot) != 0 and spot != sunny and spot != rain
    return spot != sunny and (lane(marks, 0) == spot + 1 or lane(marks, 1) == spot + 1)


def beyond(ring: i64, spot: i64, side: i64) -> i64:
    """The next spot with a card on one way round; empty spots are passed over (D3)."""
    there = spot
    while True:
        if side == 0:
            there = there + 1 if there < SPOTS - 1 else 0
        else:
            there = there - 1 if there > 0 else SPOTS - 1
        if lane(ring, there) != 0:
            return there


def follows(ring: i64, here: i64, there: i64, up: i64) -> bool:
    """Whether the numbers let a fairy go from one card to another; equal ones always (D2)."""
    return (lane(ring, there) - lane(ring, here)) * up >= 0


def sunny_step(ring: i64, here: i64, side: i64, rain: i64, up: i64, free_jump: bool) -> i64:
    """Where one step takes the Sunny Fairy, over the Rain Fairy if she is next (D5), or NOWHERE."""
    there = beyond(ring, here, side)
    if there != rain:
        return there if follows(ring, here, there, up) else NOWHERE
    if free_jump or follows(ring, here, there, up):  # D4
        return beyond(ring, there, side)
    return NOWHERE


def rain_step(ring: i64, here: i64, side: i64, sunny: i64, up: i64) -> i64:
    """Where one step takes the Rain Fairy, or NOWHERE (D10)."""
    there = beyond(ring, here, side)
    return there if there != sunny and follows(ring, here, there, up) else NOWHERE


def swapped(ring: i64, spot: i64, other: i64) -> i64:
    """The ring with two cards exchanged."""
    return put(put(ring, spot, lane(ring, other)), other, lane(ring, spot))


def run_sunny(ring: i64, sunny: i64, rain: i64, ways: i64, up: i64, free_jump: bool, ends: list[int] | None) -> i64:
    """The most points the Sunny Fairy can make; every end of her run but the stop at once is noted."""
    most: i64 = 0
    for side in range(i64(SIDES)):
        if (ways >> side) & 1 == 0:
            continue
        here = sunny
        points: i64 = 0
        while True:
            there = sunny_step(ring, here, side, rain, up, free_jump)
            if there == NOWHERE:
                break
            points += 2 if beyond(ring, here, side) == rain else 1  # D6
            here = there
            if ends is not None:
                ends.append(points * POINTS + here)
            if here == sunny:  # D9
                break
        if points > most:
            most = points
    return most


def run_on(
    ring: i64, start: i64, here: i64, side: i64, sunny: i64, up: i64, points: i64, prank: i64, ends: list[int] | None
) -> i64:
    """The points of the Rain Fairy when she runs on from a spot as far as the numbers let her, noting every end."""
    while True:
        there = rain_step(ring, here, side, sunny, up)
        if there == NOWHERE:
            return points
        points += 1
        here = there
        if ends is not None:
            ends.append(points * POINTS + prank * PRANK + here)
        if here == start:
            return points


def run_rain(ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, prank: i64, ends: list[int] | None) -> i64:
    """The most points of the Rain Fairy from a spot, with no prank on the way; every end is noted."""
    if ends is not None:
        ends.append(prank * PRANK + rain)
    most: i64 = 0
    for side in range(i64(SIDES)):
        if (ways >> side) & 1:
            points = run_on(ring, rain, rain, side, sunny, up, 0, prank, ends)
            if points > most:
                most = points
    return most


def bound_rain(ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, pranks: i64, ends: list[int] | None) -> i64:
    """The most points of the Rain Fairy with Jump or Skip on the way. Jump is kept for where a step will not do."""
    most: i64 = 0
    for side in range(i64(SIDES)):
        if (ways >> side) & 1 == 0:
            continue
        here = rain
        points: i64 = 0
        while True:
            there = beyond(ring, here, side)
            if pranks & Prank.SKIP:
                landing = beyond(ring, there, side)
                if landing != sunny:  # D20
                    most = max_of(most, land(ring, rain, landing, side, sunny, up, points, Do.SKIP + side, ends))
            if there == sunny:  # D19
                break
            if not follows(ring, here, there, up):
                if pranks & Prank.JUMP:
                    most = max_of(most, land(ring, rain, there, side, sunny, up, points, Do.JUMP + side, ends))
                break
            points += 1
            here = there
    return most


def land(
    ring: i64, start: i64, here: i64, side: i64, sunny: i64, up: i64, points: i64, prank: i64, ends: list[int] | None
) -> i64:
    """The points of the Rain Fairy who comes to a spot by Jump or Skip and runs on, unless the lap is full (D40)."""
    if ends is not None:
        ends.append((points + 1) * POINTS + prank * PRANK + here)
    if here == start:
        return points + 1
    return run_on(ring, start, here, side, sunny, up, points + 1, prank, ends)


def trick_rain(
    ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, pranks: i64, enough: i64, ends: list[int] | None
) -> i64:
    """The most points of the Rain Fairy after Teleport, Trash or an Exchange that has an effect (D38), or enough."""
    most: i64 = 0
    for spot in range(i64(SPOTS)):
        card = lane(ring, spot)
        free = card != 0 and spot != sunny and spot != rain
        if not free:
            continue
        if pranks & Prank.TELEPORT:
            most = max_of(most, run_rain(ring, spot, sunny, ways, up, Do.TELEPORT + spot, ends))
        if pranks & Prank.TRASH:
            most = max_of(most, run_rain(put(ring, spot, 0), rain, sunny, ways, up, Do.TRASH + spot, ends))
        if pranks & Prank.EXCHANGE:
            for other in range(spot + 1, i64(SPOTS)):
                number = lane(ring, other)
                if number != 0 and number != card and other != sunny and other != rain:
                    code = Do.EXCHANGE + spot * SPOTS + other
                    most = max_of(most, run_rain(swapped(ring, spot, other), rain, sunny, ways, up, code, ends))
        if most >= enough:
            break
    return most


def recycle_rain(
    ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, spots: i64, discards: i64, ends: list[int] | None
) -> i64:
    """The most points of the Rain Fairy after Recycle puts another number on one of some spots, given as bits."""
    most: i64 = 0
    for spot in range(i64(SPOTS)):
        if (spots >> spot) & 1:
            for index in range(i64(NUMBERS)):
                if lane(discards, index) != 0 and index + 1 != lane(ring, spot):
                    code = Do.RECYCLE + index * SPOTS + spot
                    most = max_of(most, run_rain(put(ring, spot, index + 1), rain, sunny, ways, up, code, ends))
    return most


def max_of(one: i64, other: i64) -> i64:
    """The greater; max itself would make objects of machine integers."""
    return one if one > other else other

"""Rainbow Pirates: drafts, the lifts and lays that lead to an island, or to a long group, named in one text.

`island:best` names the largest island that can be made, if it is larger than the one that lies there.

A draft is worked out on groups and then played on a copy of the State: it is given only if every step is allowed.
"""

import re
from collections import Counter

from sunshower.games.pirates.notation import read, said, tokens
from sunshower.games.pirates.pieces import (
    LEAST,
    PLACES,
    Form,
    Phase,
    comes_off,
    complete,
    form,
    group_cards,
    group_size,
    pieces_left,
)
from sunshower.games.pirates.plans import treasure
from sunshower.games.pirates.rules import PiratesState
from sunshower.games.pirates.solver import goes_out, largest
from sunshower.games.pirates.view import grouped, letters, spelled

BEST = "island:best"
ISLAND = re.compile(r"island:?([a-z0-9,]+|-)")


def draft(state: PiratesState, text: str) -> list[str]:
    """The moves that make the island a text names, or lay the group it names; none if it names neither."""
    if state.phase not in (Phase.TURN, Phase.LAST):
        return []
    island = state.islands[state.turn]
    saying = said(text)
    if re.sub(r"\s+", "", text.lower()) == BEST:
        target = best_island(state)
    else:
        target = named_island(text) if saying is None else [*island, saying.group] if saying.verb == "lay" else None
    if target is None or lacking(state, target):
        return []
    moves = steps(island, joined(target), state.natural_card)
    return moves if can_play(state, moves) else []


def best_island(state: PiratesState) -> list[int] | None:
    """The island that goes out (P23, P40), or else the largest one; None if it is no larger than what lies there."""
    island = state.islands[state.turn]
    own = state.hands[state.turn] + sum(map(group_cards, island))
    out = goes_out(own, state.natural_card)
    if out:
        return out
    best = largest(own, 0, state.natural_card)
    return best if treasure(best) > treasure(island) else None


def named_island(text: str) -> list[int] | None:
    """The groups of a text such as island:3456,555,tcs; None if it names no island."""
    match = ISLAND.fullmatch(re.sub(r"\s+", "", text.lower()))
    if not match:
        return None
    groups = [grouped(word) for word in match[1].split(",")] if match[1] != "-" else []
    found = [group for group in groups if group]
    return found if len(found) == len(groups) else None


def lacking(state: PiratesState, groups: list[int]) -> list[str]:
    """The cards of some groups that whoever's turn it is has neither in hand nor on the island."""
    own = state.hands[state.turn] + sum(map(group_cards, state.islands[state.turn]))
    wanted = Counter(letter for group in groups for letter in letters(group_cards(group)))
    return list((wanted - Counter(letters(own))).elements())


def joined(groups: list[int]) -> list[int]:
    """An island on which all Rainbow Pirates are one group."""
    pirates = sum(group_size(group) for group in groups if form(group) == Form.PIRATES)
    others = [group for group in groups if form(group) != Form.PIRATES]
    return [*others, Form.PIRATES + pirates] if pirates else others


def steps(island: list[int], target: list[int], natural: bool) -> list[str]:
    """Lifts, then lays, from one island to another; groups that stay, or only grow, are not lifted."""
    if not all(complete(group, natural) for group in target):
        return []
    old = list((Counter(island) - Counter(target)).elements())
    new = list((Counter(target) - Counter(island)).elements())
    grown = growths(old, new)
    lifts = [f"lift:{spelled(group)}" for index, group in enumerate(old) if index not in grown.values()]
    lays = [
        move
        for index, group in enumerate(new)
        for move in laid(group, old[grown[index]] if index in grown else 0, natural)
    ]
    return lifts + lays


def growths(old: list[int], new: list[int]) -> dict[int, int]:
    """For as many new groups as possible an old one that grows into it, by their places."""
    found: dict[int, int] = {}

    def settle(index: int, tried: set[int]) -> bool:
        for place, group in enumerate(new):
            if place not in tried and part_of(old[index], group):
                tried.add(place)
                if place not in found or settle(found[place], tried):
                    found[place] = index
                    return True
        return False

    for index in range(len(old)):
        settle(index, set())
    return found


def part_of(part: int, group: int) -> bool:
    """Whether a group can grow into another by cards added to it."""
    return form(part) == form(group) and not Counter(tokens(part)) - Counter(tokens(group))


def laid(group: int, base: int, natural: bool) -> list[str]:
    """The moves that lay a group card by card, on an old one or, if that is 0, from its first cards on."""
    moves: list[str] = []
    while group != base:
        least = 1 if form(group) == Form.PIRATES else LEAST
        rest = one_less(group, base, natural) if group_size(group) > least else 0
        card = "".join((Counter(tokens(group)) - Counter(tokens(rest) if rest else [])).elements())
        if form(group) == Form.PIRATES:
            moves.append("lay:r")
        else:
            moves.append(f"{card}>{spelled(rest)}" if rest else f"lay:{spelled(group)}")
        if not rest:
            break
        group = rest
    return moves[::-1]


def one_less(group: int, base: int, natural: bool) -> int:
    """A group without one card that is not in the old group."""
    for place in reversed(range(PLACES)):
        if comes_off(group, place, natural):
            kept, other = pieces_left(group, place, natural)
            rest = kept or other
            if not (kept and other) and (base == 0 or part_of(base, rest)):
                return rest
    return 0


def can_play(state: PiratesState, moves: list[str]) -> bool:
    twin = state.clone()
    seat = state.turn
    for move in moves:
        action = read(twin, move) if twin.turn == seat else None
        if action is None:
            return False
        twin.play(action)
    return True

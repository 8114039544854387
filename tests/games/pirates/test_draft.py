"""The island solver against brute force: the largest island, going out, and the duty to place."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

import sunshower
from sunshower.core.words import Voice, words
from sunshower.games.pirates.draft import goes_out, largest
from sunshower.games.pirates.pieces import Card, complete, full_rainbow, group_cards, group_size, size
from sunshower.games.pirates.state import owed
from sunshower.games.pirates.view import counted, grouped, spelled

Counts = tuple[int, ...]


# Brute force: the lowest card stays in hand, or lies in some set, or in some run. WILDs fill any place.


@cache
def most(counts: Counts, wilds: int, natural: bool) -> int:
    """How many cards can lie at most."""
    low = next((kind for kind, held in enumerate(counts) if held), None)
    if low is None:
        return wilds if wilds >= 3 and not natural else 0
    best = most(less(counts, [low]), wilds, natural)
    for used, spent in groups_with(low, counts, wilds):
        best = max(best, len(used) + spent + most(less(counts, used), wilds - spent, natural))
    return best


def less(counts: Counts, used: list[int]) -> Counts:
    return tuple(held - used.count(kind) for kind, held in enumerate(counts))


def groups_with(low: int, counts: Counts, wilds: int) -> Iterator[tuple[list[int], int]]:
    """The groups that the lowest card can be part of: natural cards used, and how many WILDs."""
    for naturals in range(1, counts[low] + 1):
        for spent in range(max(0, 3 - naturals), wilds + 1):
            yield [low] * naturals, spent
    for start in range(low + 1):
        for end in range(max(low, start + 2), 7):
            choices = [(False, True) if counts[place] else (True,) for place in range(low + 1, end + 1)]
            for wild in product(*choices):
                spent = low - start + sum(wild)
                if spent <= wilds:
                    used = [place for place, is_wild in zip(range(low + 1, end + 1), wild) if not is_wild]
                    yield [low, *used], spent


def most_with_rainbows(counts: Counts, wilds: int, natural: bool) -> int | None:
    """The same with two full rainbows set aside, or None if they cannot be made."""
    best = None
    for naturals in product(range(3), repeat=7):
        spent = 14 - sum(naturals)
        if spent <= wilds and all(held >= used for held, used in zip(counts, naturals)):
            rest = tuple(held - used for held, used in zip(counts, naturals))
            best = max(best or 0, 14 + most(rest, wilds - spent, natural))
    return best


def cards(counts: Counts, wilds: int) -> int:
    return counted(list("".join(str(kind + 1) * held for kind, held in enumerate(counts)) + "w" * wilds))


def check(counts: Counts, wilds: int, natural: bool) -> None:
    island = largest(cards(counts, wilds), 0, natural)
    lying = sum(group_cards(group) for group in island)
    assert all(complete(group, natural) for group in island)
    assert all(grouped(spelled(group)) == group for group in island)
    assert size(lying) == sum(group_size(group) for group in island) == most(counts, wilds, natural)
    assert within_counts(lying, counts, wilds)


def within_counts(lying: int, counts: Counts, wilds: int) -> bool:
    return all(lying >> 4 * kind & 15 <= held for kind, held in enumerate(counts)) and lying >> 28 & 7 <= wilds


def random_counts(rng: random.Random, number: int) -> tuple[Counts, int]:
    """Cards as they come off the deck: eleven of each colour, seven WILDs."""
    deck = [kind for kind in range(7) for _ in range(11)] + [7] * 7
    drawn = rng.sample(deck, number)
    return tuple(drawn.count(kind) for kind in range(7)), drawn.count(7)


@pytest.mark.parametrize("natural", [False, True])
def test_largest_island(natural: bool) -> None:
    """P4, P5: the largest island of random cards is as large as brute force finds."""
    rng = random.Random(f"largest {natural}")
    for _ in range(2500):
        counts, wilds = random_counts(rng, rng.randint(0, 13))
        check(counts, wilds, natural)
    most.cache_clear()


@pytest.mark.soak
@pytest.mark.parametrize("natural", [False, True])
def test_largest_island_for_long(natural: bool) -> None:
    """P4, P5: the same for 100,000 hands in all."""
    rng = random.Random(f"largest for long {natural}")
    for _ in range(50_000):
        counts, wilds = random_counts(rng, rng.randint(0, 15))
        check(counts, wilds, natural)
        if most.cache_info().currsize > 500_000:
            most.cache_clear()


@pytest.mark.parametrize("natural", [False, True])
def test_going_out(natural: bool) -> None:
    """P24, B12: whether all cards can lie with two full rainbows among them, as brute force has it."""
    rng = random.Random(f"out {natural}")
    found = {True: 0, False: 0}
    for _ in range(60):
        counts = tuple(rng.choice((1, 2, 2, 2, 3, 4)) for _ in range(7))
        wilds = rng.randint(0, 4)
        expected = most_with_rainbows(counts, wilds, natural)
        everything = expected == sum(counts) + wilds
        island = goes_out(cards(counts, wilds), natural)
        assert bool(island) == everything
        found[everything] += 1
        if island:
            assert sum(full_rainbow(group) for group in island) >= 2
            assert all(complete(group, natural) for group in island)
            assert sum(group_cards(group) for group in island) == cards(counts, wilds)
        best = largest(cards(counts, wilds), 2, natural)
        assert sum(map(group_size, best)) == (expected or 0)
    assert min(found.values()) > 5
    most.cache_clear()


def test_wilds_alone() -> None:
    """P5: WILDs alone lie only where that is allowed; with any natural card they always can."""
    assert [spelled(group) for group in largest(counted(list("www")))] == ["w1w1w1"]
    assert largest(counted(list("www")), 0, True) == []
    assert sum(map(group_size, largest(counted(list("1234567www")), 0, True))) == 10
    seven = counted(list("1234567" + "w" * 7))
    assert goes_out(seven)
    island = goes_out(seven, True)
    assert len(island) == 2
    assert all(complete(group, True) for group in island)


def test_black_cards_and_pirates_lie_too() -> None:
    """B4: three black cards are one group, two are none; Rainbow Pirates always lie."""
    assert [spelled(group) for group in largest(counted(list("ttcrr")))] == ["ttc", "rr"]
    assert [spelled(group) for group in largest(counted(list("tc1r")))] == ["r"]
    assert goes_out(counted(list("1234567" * 2 + "tc"))) == []
    assert goes_out(counted(list("1234567" * 2 + "tck")))


def test_the_duty_is_met_by_a_largest_island() -> None:
    """P41: after the largest island of natural cards nothing is owed."""
    rng = random.Random("met")
    for _ in range(500):
        counts, _ = random_counts(rng, rng.randint(0, 20))
        island = largest(cards(counts, 0))
        rest = cards(counts, 0) - sum(group_cards(group) for group in island)
        assert owed(rest, island) == -1
        assert owed(cards(counts, 0), []) != -1 or not island
        assert owed(rest, []) not in (Card.WILD, Card.PIRATE)


def test_the_table_tells_who_can_go_out() -> None:
    """B12: the player to move is told how to go out by rearranging."""
    line = "turn=0 islands=123,4567,1234567/- hands=77w/- pair=35"
    match = sunshower.position("pirates", line)
    assert shown(match)[1:] == ["77w7", "1234567", "1234567"]
    match = sunshower.position("pirates", line.replace("77w", "77"))
    assert shown(match) == []
    match = sunshower.position("pirates", "turn=0 islands=123,4567,1234567/- hands=777/- pair=35")
    assert shown(match)[1:] == ["777", "1234567", "1234567"]


def shown(match: sunshower.Match) -> list[str]:
    """That the first player can go out, and with which groups, as the table says it."""
    lines = match.game.render(match.view(0), Voice(words(), match.players, 0)).splitlines()
    _, said, groups = "\n".join(lines).partition("You can go out with this island:\n")
    return [said, *(line.split()[0] for line in groups.splitlines())] if said else []

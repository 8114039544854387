"""What lies behind a seen face: counting and dealing, against brute force over every single card."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, State
from sunshower.core.lanes import integers
from sunshower.games.rainbow import GAME
from sunshower.games.rainbow.bot.solver import behind, odds, risks
from sunshower.games.rainbow.bot.solver import faces as shown_by
from sunshower.games.rainbow.state import Beliefs, Counts, below, dealt_at_once, listed, needs, rests

from .conftest import OPTIONS, after

LETTERS = "ROYGCBPLS"
CARDS = st.lists(
    st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda card: card[0] < card[1]), min_size=1, max_size=7
)
SEEN = st.lists(st.integers(0, 4), max_size=5)


def stock_of(cards: list[tuple[int, int]]) -> Any:
    stock = integers([0] * 90)
    for first, second in cards:
        stock[first * 10 + second] += 1
        stock[second * 10 + first] += 1
    return stock


def assignments(cards: list[tuple[int, int]], seen: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give a card of its own to each seen face: the faces behind them."""
    for chosen in permutations(range(len(cards)), len(seen)):
        pairs = list(zip(seen, (cards[index] for index in chosen), strict=True))
        if all(face in card for face, card in pairs):
            yield tuple(sum(card) - face for face, card in pairs)


@given(CARDS, SEEN)
def test_feasible(cards: list[tuple[int, int]], seen: list[int]) -> None:
    """B1: whether there is a way at all agrees with trying every card everywhere."""
    ways = rests(stock_of(cards), needs(seen))[0].ways([0] * 9, 9)
    assert (ways > 0) == any(True for _ in assignments(cards, seen))


@given(CARDS, SEEN.filter(bool))
def test_behind(cards: list[tuple[int, int]], seen: list[int]) -> None:
    """B2: the chances of each face behind a seen one, exactly."""
    found = Counter(others[0] for others in assignments(cards, seen))
    weights = behind(stock_of(cards), seen, seen[0])
    orders = factorial(seen.count(seen[0]) - 1)  # cards known by the same face are counted together
    for face in set(seen) - {seen[0]}:
        orders *= factorial(seen.count(face))
    for face in range(9):
        assert weights[face] * orders == found[face]


SAMPLES: list[tuple[list[tuple[int, int]], list[int]]] = [
    ([(0, 1), (0, 2), (1, 2), (1, 2)], [0, 1, 2]),
    ([(0, 1), (0, 1), (0, 2), (1, 3), (2, 3)], [0, 0, 1, 3]),
    ([(0, 1), (1, 2), (2, 0)], [0, 1, 2]),
    ([(7, 8), (0, 7), (0, 8), (1, 7), (1, 8)], [7, 8, 0]),
]


@pytest.mark.parametrize("way", ["at once", "by counting", "filled"])
@pytest.mark.parametrize(("cards", "seen"), SAMPLES)
def test_every_way_is_as_likely(cards: list[tuple[int, int]], seen: list[int], way: str) -> None:
    """B1: dealing what is not seen gives each possible deal the same chance, by either way of dealing."""
    stock = stock_of(cards)
    possible = Counter(assignments(cards, seen))
    rng = Rng(f"fair {way}")
    count = 4000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        found[tuple(one_deal(stock, seen, way, rng))] += 1
    assert set(found) == set(possible)
    expected = {others: count * ways / possible.total() for others, ways in possible.items()}
    chi = sum((found[others] - expected[others]) ** 2 / expected[others] for others in possible)
    freedom = len(possible) - 1
    assert chi < freedom + 4.5 * (2 * max(freedom, 1)) ** 0.5 + 4


def one_deal(stock: Any, seen: list[int], way: str, rng: Rng) -> list[int]:
    if way == "by counting":
        return Counts(stock, seen).dealt(rng)
    if way == "filled":
        beliefs = Beliefs(stock, [face * 10 + 9 for face in seen], [])
        return [card % 10 for card in beliefs.dealt(rng)]
    sides = [sum(stock[face * 10 : face * 10 + 9]) for face in range(9)]
    while True:
        others = dealt_at_once(stock, sides.copy(), seen, rng)
        if len(others) == len(seen):
            return others


def test_what_is_not_seen_at_all() -> None:
    """B1: a card of which no side is seen is any card left, either way round."""
    found: Counter[int] = Counter()
    rng = Rng("unseen")
    for _ in range(3000):
        cards = Beliefs(stock_of([(0, 1), (0, 2), (0, 2)]), [99], []).dealt(rng)
        found[cards[0]] += 1
    assert set(found) == {1, 10, 2, 20}
    assert abs(found[1] + found[10] - 1000) < 120
    assert abs(found[10] - found[1]) < 120


LONG = (
    "round=13 turn=0 row=BOL under=ORS seen=111 hands=SPSRRG/YLGORP next=-/- scores=33/15 gone=RO1RG1RC1RC1RB1RB1RP1RL1"
    "OY1OC1OC1OB1OL1YR1YR1YO1YB1GO1GY1GY1GC1GB1GB1GP1GS1CY1CY1CG1CB1CP1BY1BC1BP1BS1PO1PO1PY1PY1PG1PC1PB1PL1LG1LC1LB1SO1"
    "SY1SC1"
)


def test_the_end_of_a_long_game() -> None:
    """R17: seat 0 knows fifty-seven cards by one face each: every one of them was dealt, and all ways are counted."""
    match = after(LONG)
    told = shown_by(match.view(0, memory=True))
    assert set(told) == {"?1", "?2", "?3", "flip:1", "flip:2", "flip:3"}
    assert told["?1"] == told["?2"]
    for move, face in {"?1": "S", "?3": "R", "flip:1": "B", "flip:2": "O", "flip:3": "L"}.items():
        assert sum(told[move].values()) == 1
        assert face not in told[move]
    assert told["?1"]["R"] / told["?1"]["O"] == Fraction(22019389912, 37596699888)


CROWDED = (
    "round=12 turn=0 hands=YRLGLS/GPRGCY next=YO/RG scores=20/29 gone=RC0OG0OL0YB0YP0YS0GY0GC0GS0CR0CG0CP0BO0PO0PB0PS0"
    "LR0LY0RY1RP1OY1OC1OS1YG1YB1YP1GO1GB1CO1CY1CL1CS1BR1BG1PR1PC1PB1LB1SB1RObORbOPbCBbBRbBObBCbPGbPLbSRb"
)


def test_what_is_dealt_anew_late_in_a_game() -> None:
    """R17: a redeal gives the collected shadow card each other face as often as counting says."""
    state: Any = GAME.guess(after(CROWDED).view(0, memory=True), Rng("crowded"))
    beliefs = state.beliefs(0)
    ways = behind(beliefs.left, beliefs.faces, LETTERS.index("S"))
    chances = {LETTERS[face]: ways[face] / sum(ways) for face in range(9) if ways[face]}
    assert {face: round(chance, 2) for face, chance in chances.items()} == {"B": 0.61, "O": 0.19, "C": 0.11, "L": 0.09}
    count = 300
    found: Counter[str] = Counter()
    for seed in range(count):
        state.redeal(0, Rng(f"crowded {seed}"))
        (under,) = (marked % 10 for marked in state.gone if marked // 10 == 28)
        found[LETTERS[under]] += 1
    assert set(found) == set(chances)
    assert sum((found[face] - count * chance) ** 2 / (count * chance) for face, chance in chances.items()) < 20


@given(st.integers(1, 10**30), st.integers(0, 1000))
@settings(max_examples=50)
def test_large_numbers_below(limit: int, seed: int) -> None:
    """B1: chance for counts of any size."""
    assert 0 <= below(limit, Rng(seed)) < limit


# Whole games on small decks


def everything(state: State, seat: int) -> list[tuple[int, ...]]:
    """Every deal of the deck that a seat thinks possible: the cards, both sides, in all places it knows of."""
    any_state: Any = state
    known = list(any_state.known(seat))
    known += [card % 100 for card in any_state.known_gone(seat)]
    deck: list[tuple[int, int]] = []
    for card, count in enumerate(any_state.deck):
        if card // 10 < card % 10:
            deck += [(card // 10, card % 10)] * count
    found: list[tuple[int, ...]] = []
    extend(known, deck, [False] * len(deck), [], found)
    return found


def extend(
    known: list[int], deck: list[tuple[int, int]], used: list[bool], laid: list[int], found: list[tuple[int, ...]]
) -> None:
    if len(laid) == len(known):
        found.append(tuple(laid))
        return
    wanted = known[len(laid)]
    if wanted in (-1, 99):  # not there, or any card: what it is changes nothing for the others but by what is left
        extend(known, deck, used, [*laid, wanted], found)
        return
    for index, card in enumerate(deck):
        if not used[index]:
            used[index] = True
            for first, second in (card, card[::-1]):
                if wanted // 10 in (9, first) and wanted % 10 in (9, second):
                    extend(known, deck, used, [*laid, first * 10 + second], found)
            used[index] = False


def loses(view: Any, face: int, spot: int) -> bool:
    row = [letter for at, letter in enumerate(view["row"]) if at != spot]
    return LETTERS[face] == "S" or (LETTERS[face] != "L" and LETTERS[face] in row)


@pytest.mark.parametrize("copies", [(0, 1, 0, 1), (0, 1, 0, 0), (0, 0, 1, 1)])
def test_risks_in_small_games(copies: tuple[int, ...]) -> None:
    """B7, B9, B10, R16, R17: the chance that a blind card or a flip loses, over all deals that fit what was seen."""
    options = OPTIONS | dict(zip(("pairs", "light", "shadow", "light_shadow"), copies, strict=True))
    asked = 0
    for seed in range(6):
        rng = Rng(f"risk {seed}")
        state = GAME.setup(2, options)
        while state.turn != OVER:
            if state.turn >= 0:
                asked += check_risks(state, state.turn)
            actions = state.legal()
            state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    assert asked > 60


def check_risks(state: State, seat: int) -> int:
    assert GAME.memory
    view: Any = {**GAME.view(state, seat), "memory": GAME.memory(state, seat)}
    told = risks(view)
    worlds = everything(state, seat)
    blind = {f"?{at + 1}": seat * 3 + at for at, sides in enumerate(view["hands"][seat]) if sides is not None}
    flips = {f"flip:{at + 1}": 8 + at for at in range(len(view["row"]))}
    expected_moves = {move for move in (GAME.format_move(state, action) for action in state.legal()) if move[0] in "?f"}
    assert set(told) == expected_moves
    for move in told:
        if move in blind:
            hidden = [world[blind[move]] % 10 if seat == 0 else world[blind[move]] // 10 for world in worlds]
            bad = sum(loses(view, face, -1) for face in hidden)
        else:
            hidden = [world[flips[move]] % 10 for world in worlds]
            bad = sum(loses(view, face, flips[move] - 8) for face in hidden)
        assert told[move] == Fraction(bad, len(worlds))
        assert abs(float(told[move]) - bad / len(worlds)) < 1e-12
        chances = shown_by(view)[move]
        assert sum(chances.values()) == 1
        for face, chance in chances.items():
            assert chance == Fraction(sum(LETTERS[each] == face for each in hidden), len(worlds))
    return len(told)


def ways_to_give(deck: list[tuple[int, int]], wanted: list[int]) -> int:
    """In how many ways the wanted cards can be chosen from a deck, each card of it for itself."""
    found: Counter[int] = Counter({0: 1})  # for each set of those that have been given
    for card in deck:
        fitting = [at for at, each in enumerate(wanted) if suits(card, each)]
        for given_, ways in list(found.items()):
            for at in fitting:
                if not given_ >> at & 1:
                    found[given_ | 1 << at] += ways
    return found[2 ** len(wanted) - 1]


def suits(card: tuple[int, int], wanted: int) -> bool:
    return any(wanted // 10 in (9, up) and wanted % 10 in (9, down) for up, down in (card, card[::-1]))


@pytest.mark.parametrize("copies", [(1, 0, 0, 0), (1, 0, 0, 1)])
def test_odds_with_two_colours_on_a_card(copies: tuple[int, ...]) -> None:
    """B1, R17: decks in which any colour may be behind any other, against giving out card by card."""
    options = OPTIONS | dict(zip(("pairs", "light", "shadow", "light_shadow"), copies, strict=True))
    asked = 0
    for seed in range(3):
        rng = Rng(f"colours {seed}")
        state: Any = GAME.setup(2, options)
        while state.turn != OVER:
            if state.turn >= 0:
                asked += check_odds(state)
            actions = state.legal()
            state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    assert asked > 8


def check_odds(state: Any) -> int:
    """Compare the first blind card, if what is known is not too much."""
    action = next((action for action in state.legal() if action >= 4), -1)
    if action < 0:
        return 0
    known = [*state.known(state.turn), *(marked % 100 for marked in state.known_gone(state.turn))]
    target = known[8 + action - 7] if action >= 7 else known[state.turn * 3 + action - 4]
    known = [card for card in known if card not in (-1, 99)]
    if len(known) > 10 or 9 not in divmod(target, 10):
        return 0
    known.remove(target)
    deck = [divmod(card, 10) for card in listed(state.deck)]
    seen = target // 10 + target % 10 - 9
    found = [0] * 9
    for at, card in enumerate(deck):
        if seen in card:
            found[sum(card) - seen] += ways_to_give(deck[:at] + deck[at + 1 :], known)
    told = odds(state, action)
    assert sum(told) > 0
    assert [Fraction(ways, sum(told)) for ways in told] == [Fraction(ways, sum(found)) for ways in found]
    return 1


def test_risks_are_for_the_seat_to_move() -> None:
    """R17: whoever is not asked, a spectator and a game that is over have none; all eyes have those of the seat."""
    match = after("round=1 turn=0 row=GC under=OG seen=00 hands=ROOBYP/GRCBLS next=PL/SC")
    for eyes in (1, None):
        assert risks(match.view(eyes)) == shown_by(match.view(eyes)) == {}
    assert risks(match.view("all")) == risks(match.view(0, memory=True)) != {}
    over = after("round=2 row=R under=L seen=1 hands=OL--YL/LGLCBL next=-/- scores=0/1 gone=PL0 deck=0/1/0/0")
    assert risks(over.view("all")) == shown_by(over.view(0)) == {}


def test_risks_on_the_whole_deck() -> None:
    """B7, B10: red is on fourteen cards, one of them with shadow."""
    match = after("round=1 turn=0 hands=R?O?Y?/G?C?B? next=P?/?? seat=0")
    assert set(risks(match.view(0))) == {"?1", "?2", "?3"}
    # Nothing lies, so only a shadow loses. The seen faces have taken some cards with red, and none with shadow alone.
    assert Fraction(1, 14) < risks(match.view(0))["?1"] < Fraction(1, 12)


def test_what_is_remembered_is_certain() -> None:
    """R17: a flip of a card whose underside the seat has seen is safe or a sure loss; without memory it is a risk."""
    match = after("round=1 turn=0 row=GC under=OG seen=00 hands=ROOBYP/GRCBLS next=PL/SC")
    aware = risks(match.view(0, memory=True))
    assert aware["flip:1"] == 0
    assert aware["flip:2"] == 1
    assert 0 < risks(match.view(0))["flip:1"] < 1
    other = after("round=1 turn=1 row=GC under=OG seen=00 hands=ROOBYP/GRCBLS next=PL/SC")
    assert 0 < risks(other.view(1, memory=True))["flip:1"] < 1


def test_risks_depend_on_the_view_alone() -> None:
    """R17: a guess from what a seat sees and remembers gives it the same chances as the truth."""
    match = after("round=1 turn=0 row=GC under=OY seen=01 hands=RYOBYP/GRCBLS next=PL/SC")
    state = GAME.guess(match.view(0, memory=True), Rng("elsewhere"))
    assert GAME.view(state, "all") != match.view("all")
    assert GAME.memory
    assert risks({**GAME.view(state, 0), "memory": GAME.memory(state, 0)}) == risks(match.view(0, memory=True))

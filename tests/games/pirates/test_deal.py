"""The deck, the deal, chance, and whole random games."""

import re
from collections import Counter
from importlib.resources import files

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.games.pirates import GAME
from sunshower.games.pirates.pieces import DECK, LETTERS, NAMES, Card, cards_of, count, nth, size
from sunshower.games.pirates.view import counted, in_order

DEFAULTS = {option.name: option.values[0] for option in GAME.options}


def test_the_deck() -> None:
    """B1: 120 cards, of which 77 coloured, seven wild, 31 black and five Rainbow Pirates."""
    assert sum(DECK) == 120
    assert DECK[:7] == (11,) * 7
    assert DECK[7] == 7
    assert sum(DECK[Card.BLACK : Card.PIRATE]) == 31
    assert dict(zip(NAMES[Card.BLACK : Card.PIRATE], DECK[Card.BLACK : Card.PIRATE], strict=True)) == {
        "thief": 5,
        "cannon": 4,
        "salvager": 4,
        "captain": 3,
        "stinker": 4,
        "shore-leave": 5,
        "extortionist": 2,
        "lookout": 4,
    }
    assert DECK[Card.PIRATE] == 5


def test_the_rules_page_lists_the_deck() -> None:
    """B1: the table of black cards in rules.md is the deck that is played."""
    page = (files("sunshower.games.pirates") / "rules.md").read_text(encoding="utf-8")
    for kind in range(Card.BLACK, Card.PIRATE):
        name = NAMES[kind].replace("-", " ").capitalize()
        row = re.search(rf"^\| {name} \| (\d+) \| (?:(\w+) (\d)|nothing) \|", page, re.MULTILINE)
        assert row
        assert int(row[1]) == DECK[kind]
        if row[2]:
            assert (row[2], int(row[3])) == (NAMES[kind - Card.BLACK], kind - Card.BLACK + 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deal(seats: int) -> None:
    """B2: seven cards each, two face up, the rest in the draw pile: 104, 97, 90 or 83."""
    view = sunshower.new("pirates", seats=seats, seed="deal").view("all")
    assert [len(hand) for hand in view["hands"]] == [7] * seats
    assert len(view["pair"]) == 2
    assert view["pile"] == {2: 104, 3: 97, 4: 90, 5: 83}[seats]
    assert view["shown"] == [[]] * seats


def test_who_begins() -> None:
    """P29: chance decides who begins, every seat alike."""
    state = GAME.setup(5, DEFAULTS)
    assert [weight for _, weight in state.outcomes()] == [1] * 5
    begins = Counter(sunshower.new("pirates", seats=3, seed=seed).to_act for seed in range(60))
    assert set(begins) == {(0,), (1,), (2,)}


def test_chance_is_weighted_by_copies() -> None:
    """B2: each card of the draw pile is as likely as any other."""
    state = GAME.setup(2, DEFAULTS)
    state.play(state.legal()[0])
    assert dict(state.outcomes()) == {6 + kind: copies for kind, copies in enumerate(DECK)}
    rng = Rng("weights")
    drawn = Counter(state.sample(rng) - 6 for _ in range(12000))
    for kind, copies in enumerate(DECK):
        assert abs(drawn[kind] - copies * 100) < 5 * (copies * 100) ** 0.5


def test_counted_cards() -> None:
    """B1: cards that are only counted are told apart, for all numbers that there can be."""
    whole = 0
    for kind, copies in enumerate(DECK):
        cards = cards_of(kind, copies)
        assert count(cards, kind) == size(cards) == copies
        assert sum(count(cards, other) for other in range(17)) == copies
        whole += cards
    assert size(whole) == 120
    assert whole < 2**62
    assert "".join(in_order(whole)) == "".join(letter * copies for letter, copies in zip(LETTERS, DECK, strict=True))
    assert counted(in_order(whole)) == whole
    assert [nth(whole, place) for place in range(120)] == [LETTERS.index(letter) for letter in in_order(whole)]


def walk(seats: int, seed: int, options: dict[str, bool]) -> tuple[str, int]:
    """A random game: how it ends, and after how many decisions; no card is lost on the way."""
    rng = Rng(f"walk {seed}")
    state = GAME.setup(seats, options)
    decisions = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
            continue
        actions = state.legal()
        state.play(actions[rng.below(len(actions))])
        decisions += 1
    assert state.census() == list(DECK)
    return state.ending(), decisions


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    """B12, B13: random games end, in either way, and are not too long."""
    for seed in range(6):
        _, decisions = walk(seats, seed, {name: bool(seed >> bit & 1) for bit, name in enumerate(DEFAULTS)})
        assert decisions < 3000


@pytest.mark.soak
def test_ten_thousand_random_games() -> None:
    """B12, B13: 10,000 random games end, both ways, with all cards there."""
    endings: Counter[str] = Counter()
    longest = 0
    for seed in range(10_000):
        options = {name: bool(seed >> bit & 1) for bit, name in enumerate(DEFAULTS)}
        ending, decisions = walk(2 + seed % 4, seed, options)
        endings[ending] += 1
        longest = max(longest, decisions)
    assert set(endings) == set(GAME.endings)
    assert longest < 5000

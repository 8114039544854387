"""The rules once more, slowly, with real cards: what rules.md says, written without a look at rules.py.

Here the holder is a shuffled row of cards that are drawn from both ends, a card is a thing with two sides that keeps
its identity wherever it goes, and each player keeps a list of every side ever seen. The engine, which has none of
these, must show the same to everybody at every step, offer the same moves, and remember the same.
"""

import random
from collections import deque
from typing import Any

import pytest

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, State
from sunshower.games.rainbow import GAME

from .conftest import OPTIONS

COLOURS = "ROYGCBP"


class Card:
    """A card with two sides, 0 and 1; in hands and holder side 0 is turned towards seat 0."""

    def __init__(self, sides: str) -> None:
        self.sides = sides
        self.up = 0


class Table:
    """Real cards on a real table."""

    def __init__(self, options: dict[str, Any], luck: random.Random) -> None:
        self.options = options
        kinds = [a + b for a in COLOURS for b in COLOURS if a < b] * options["pairs"]
        kinds += [c + "L" for c in COLOURS] * options["light"] + [c + "S" for c in COLOURS] * options["shadow"]
        kinds += ["LS"] * options["light_shadow"]
        self.holder = deque(Card(kind if luck.random() < 0.5 else kind[::-1]) for kind in kinds)
        luck.shuffle(self.holder)
        self.hands: list[list[Card | None]] = [[None] * 3, [None] * 3]
        self.row: list[Card] = []
        self.piles: list[list[Card]] = [[], []]
        self.seen: list[set[tuple[Card, int]]] = [set(), set()]
        self.turn = int(options["first"])
        self.placed = 0
        self.flipped = False
        self.round = 1
        self.over = False
        self.fill(self.turn)

    def everybody_looks(self) -> None:
        for seat in (0, 1):
            for card in [*self.hands[0], *self.hands[1], self.next(seat)]:
                if card:
                    self.seen[seat].add((card, seat))
            self.seen[seat].update((card, card.up) for card in self.row)

    def next(self, seat: int) -> Card | None:
        return self.holder[-seat] if self.holder else None

    def fill(self, first: int) -> None:
        for seat in (first, 1 - first):
            for place in range(3):
                self.everybody_looks()
                if self.hands[seat][place] is None:
                    if not self.holder:
                        self.over = True
                        return
                    self.hands[seat][place] = self.holder.popleft() if seat == 0 else self.holder.pop()
        self.everybody_looks()

    def moves(self) -> set[str]:
        if self.over:
            return set()
        found = set()
        hand = [(at, card) for at, card in enumerate(self.hands[self.turn], 1) if card]
        if self.flipped or self.placed == 0:
            found |= {f"{card.sides[self.turn]}{at}" for at, card in hand} | {f"?{at}" for at, _ in hand}
        if not self.flipped:
            found |= {f"flip:{at}" for at in range(1, len(self.row) + 1)}
        if self.placed and not (self.flipped and self.options["flip_commits"]):
            found.add("stop")
        return found

    def play(self, move: str) -> None:
        mover = self.turn
        if move == "stop":
            self.change(1 - mover)
            return
        if move.startswith("flip"):
            card = self.row[int(move[5:]) - 1]
            card.up = 1 - card.up
            self.flipped = True
        else:
            place = int(move[1:]) - 1
            taken = self.hands[mover][place]
            assert taken
            card = taken
            self.hands[mover][place] = None
            card.up = 1 - mover if move[0] == "?" else mover
            self.row.append(card)
            self.placed += 1
            self.flipped = False
        self.everybody_looks()
        shown = [each.sides[each.up] for each in self.row]
        face = card.sides[card.up]
        if face == "S" or (face != "L" and shown.count(face) > 1):
            self.collect(1 - mover)
        elif len(self.row) == 6:
            self.collect(mover)
        elif self.placed == 3:
            self.change(1 - mover)

    def collect(self, winner: int) -> None:
        self.piles[winner] += self.row
        self.row = []
        self.round += 1
        self.change(1 - winner)

    def change(self, then: int) -> None:
        mover = self.turn
        self.turn, self.placed, self.flipped = then, 0, False
        self.fill(mover)

    # What is seen

    def faces(self) -> list[str]:
        return [card.sides[card.up] for card in self.row]

    def sight(self, eyes: int) -> dict[str, Any]:
        def sides(card: Card | None) -> list[str | None] | None:
            return [card.sides[0], None] if card and eyes == 0 else [None, card.sides[1]] if card else None

        nexts = [sides(self.next(seat)) for seat in (0, 1)]
        if len(self.holder) > 1:
            nexts[1 - eyes] = [None, None]
        return {
            "row": self.faces(),
            "loses": [face for face in "ROYGCBPLS" if face == "S" or (face != "L" and face in self.faces())],
            "hands": [[sides(card) for card in hand] for hand in self.hands],
            "next": nexts,
            "holder": len(self.holder),
            "scores": [len(pile) for pile in self.piles],
            "placed": self.placed,
            "flipped": self.flipped,
            "round": self.round,
            "turn": None if self.over else self.turn,
        }

    def recalled(self, eyes: int) -> tuple[list[str | None], list[tuple[str, str]]]:
        """The undersides of the row, and the collected cards, as far as a seat has seen them."""
        under = [card.sides[1 - card.up] if (card, 1 - card.up) in self.seen[eyes] else None for card in self.row]
        gone = [
            (card.sides[card.up], card.sides[1 - card.up] if (card, 1 - card.up) in self.seen[eyes] else "?")
            for card in self.piles[0] + self.piles[1]
        ]
        return under, sorted(gone)


def compare(state: State, table: Table) -> None:
    for eyes in (0, 1):
        view: Any = GAME.view(state, eyes)
        assert {name: view[name] for name in table.sight(eyes)} == table.sight(eyes)
        assert GAME.memory
        memory = GAME.memory(state, eyes)
        under, gone = table.recalled(eyes)
        assert memory["under"] == under
        assert sorted((up, down or "?") for up, down in memory["gone"]) == gone
    moves = {GAME.format_move(state, action) for action in state.legal()}
    assert moves == table.moves()


def play_both(seed: object, **chosen: Any) -> Table:
    """One random game on both tables, compared at every decision."""
    luck = random.Random(f"restated {seed}")
    options = OPTIONS | {"first": luck.randrange(2)} | chosen
    table = Table(options, luck)
    state = GAME.setup(2, options)
    cards = deque([*filled(table, 0), *table.holder, *reversed(filled(table, 1))])
    ends = [0, 0]
    while True:
        while state.turn == CHANCE:
            any_state: Any = state
            if GAME.view(state, None)["phase"] == "show":  # type: ignore[typeddict-item]
                text = GAME.format_move(state, state.legal()[0])
            elif any_state.unseen():
                seat = any_state.drawer()
                text = f"card:{(cards[ends[0]] if seat == 0 else cards[-1 - ends[1]]).sides}"
                ends[seat] += 1
            else:
                text = "card:-"
            action = GAME.parse_move(state, text)
            assert action is not None
            state.play(action)
        compare(state, table)
        if state.turn == OVER:
            assert table.over
            return table
        move = luck.choice(sorted(table.moves()))
        action = GAME.parse_move(state, move)
        assert action is not None
        table.play(move)
        state.play(action)


def filled(table: Table, seat: int) -> list[Card]:
    return [card for card in table.hands[seat] if card]


@pytest.mark.parametrize("commits", [False, True])
def test_engine_and_real_cards_agree(commits: bool) -> None:
    """B1-B14, R1-R28: sight, memory, moves and piles, decision by decision."""
    for seed in range(25):
        play_both(seed, flip_commits=commits)


@pytest.mark.parametrize("copies", [(0, 1, 0, 0), (0, 1, 1, 1), (1, 0, 0, 1), (0, 4, 4, 4)])
def test_other_decks_agree(copies: tuple[int, ...]) -> None:
    """R28, R29: small decks, where the last card is soon the next one of both."""
    for seed in range(25):
        play_both(seed, **dict(zip(("pairs", "light", "shadow", "light_shadow"), copies, strict=True)))


@pytest.mark.soak
def test_engine_and_real_cards_agree_for_long() -> None:
    """B1-B14, R1-R28: the same for long."""
    for seed in range(3000):
        play_both(f"soak {seed}", flip_commits=bool(seed % 2))


def test_cards_turn_up_by_their_number() -> None:
    """B1, R15: over many games, the engine's chances and shuffled cards give the first card the same faces."""
    rng = Rng("first cards")
    count = 3000
    lights = 0
    for _ in range(count):
        state = GAME.setup(2, OPTIONS | {"first": 0})
        lights += GAME.format_move(state, state.sample(rng))[5:].count("L")
    assert abs(lights - count * 8 / 57) < 90

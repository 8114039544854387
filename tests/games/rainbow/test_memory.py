"""Who has seen what: sight, memory, the memory aid, and that nothing else gets out."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, State
from sunshower.games.rainbow import GAME

from .conftest import OPTIONS, after, field, picture

LINE = "round=1 turn=0 row=GC under=OB seen=01 hands=ROOBYP/GRCBLS next=PL/SC"

LATER = f"{LINE} scores=2/2".replace("round=1", "round=3")


def remembered(line: str, *moves: str) -> list[list[str | None]]:
    """The undersides of the row that seat 0, seat 1 and a spectator remember."""
    match = after(line, *moves)
    return [match.view(eyes, memory=True)["memory"]["under"] for eyes in (0, 1, None)]


def test_view_is_what_is_in_sight() -> None:
    """R17: undersides are no part of a View, and the position of a seat has none."""
    match = after(LINE, "R1", "flip:3", "stop")
    for eyes in (0, 1, None):
        assert "memory" not in match.view(eyes)
        assert not {"under", "seen", "gone"} & {word.partition("=")[0] for word in match.position(eyes).split()}
    assert "memory" in match.view("all")


def test_memory_of_a_normal_card() -> None:
    """R17: its back was seen by the other player alone."""
    assert remembered(LINE, "R1") == [["O", None, None], [None, "B", "O"], [None, None, None]]


def test_memory_of_a_blind_card() -> None:
    """R17, R18: its front was seen by its owner alone."""
    assert remembered(LINE, "?3") == [["O", None, "Y"], [None, "B", None], [None, None, None]]


def test_memory_of_a_flip() -> None:
    """R17: both seats have seen both sides; a spectator is taken to remember nothing."""
    assert remembered(LINE, "flip:1") == [["G", None], ["G", "B"], [None, None]]


def test_memory_of_collected_cards() -> None:
    """R26, R27: of a collected card a seat may remember the sides that it saw, and of others' sides nothing."""
    match = after(LINE, "R1", "flip:1", "O2")
    assert field(match, "scores", "gone") == "scores=0/4 gone=RO1OB1CB1OGb"
    assert match.view(0, memory=True)["memory"] == {
        "under": [],
        "seen": [],
        "gone": [["R", None], ["O", None], ["C", None], ["O", "G"]],
        "gone_seen": [[1], [1], [1], [0, 1]],
    }
    assert match.view(1, memory=True)["memory"]["gone"] == [["R", "O"], ["O", "B"], ["C", "B"], ["O", "G"]]
    assert match.view(None, memory=True)["memory"]["gone"] == [[None, None]] * 4


def test_memory_aid() -> None:
    """R17: with the option every View, position and picture has the memory of its eyes in it."""
    match = after(f"{LINE} options=memory_aid", "R1")
    assert match.view(0)["memory"] == match.view(0, memory=True)["memory"]
    assert match.view(1)["memory"]["under"] == [None, "B", "O"]
    assert "under=O??" in match.position(0)
    assert "under=?BO" in match.position(1)
    assert "Under the row" in picture(match, 0)
    assert "Under the row" not in picture(after(LINE, "R1"), 0)
    assert GAME.parse_position(match.position(1)) == match.view(1)


def test_memory_aid_does_not_change_the_game() -> None:
    """R17: the same seed gives the same game with and without it."""
    plain, aided = (sunshower.new("rainbow", seed="aid", options={"memory_aid": aid}) for aid in (False, True))
    luck = random.Random("aid")
    while plain.to_act:
        seat = plain.to_act[0]
        assert aided.legal(seat) == plain.legal(seat)
        move = luck.choice(plain.legal(seat))
        for match in (plain, aided):
            match.play(seat, move)
    assert plain.record()["steps"] == aided.record()["steps"]


def test_a_position_without_memory_is_remembered_by_nobody() -> None:
    """R17: a game that starts from a line has seen only what the line says."""
    match = after("round=2 turn=0 row=GC hands=ROOBYP/GRCBLS next=PL/SC scores=0/3")
    assert field(match, "seen") == "seen=--"
    assert match.view("all")["memory"]["gone_seen"] == [None] * 3
    for eyes in (0, 1):
        assert match.view(eyes, memory=True)["memory"]["under"] == [None, None]
        assert match.view(eyes, memory=True)["memory"]["gone"] == [[None, None]] * 3


def test_no_id_and_no_order_that_tells() -> None:
    """R27: two worlds in which the collected cards were taken in other orders look the same, byte by byte."""
    one = after(f"{LATER} gone=RPbYO0OR1CLb")
    two = after(f"{LATER} gone=CLbOR1RPbYO0")
    for eyes in (0, 1, None, "all"):
        assert json.dumps(one.view(eyes, memory=True)) == json.dumps(two.view(eyes, memory=True))


def test_equal_fronts_are_told_apart_by_nothing_but_their_place() -> None:
    """B2: seat 0 cannot tell its two red cards apart, whatever their backs are."""
    views = []
    for backs in ("GY", "YG"):
        match = after(f"round=1 turn=0 hands=R{backs[0]}R{backs[1]}OP/GRCBLS next=PL/SC")
        views.append((match.view(0, memory=True), match.legal(0), match.log(0), match.position(0)))
    assert views[0] == views[1]


# Non-interference, in the strong form


def look(state: State, eyes: Eyes) -> str:
    assert GAME.memory
    return json.dumps([GAME.view(state, eyes), GAME.memory(state, eyes)])


def walked(seed: object) -> State:
    """A State somewhere in a random game."""
    rng = Rng(f"pairs {seed}")
    aid = bool(rng.below(2))
    state = GAME.setup(2, OPTIONS | {"memory_aid": aid, "flip_commits": bool(rng.below(2))})
    for _ in range(rng.below(200)):
        if state.turn == OVER:
            break
        step(state, rng)
    return state


def step(state: State, rng: Rng) -> None:
    actions = state.legal()
    state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])


def worlds_agree(seed: object) -> int:
    """Play on in two worlds that a seat cannot tell apart until the rules show it; returns the steps made."""
    truth = walked(seed)
    rng = Rng(f"worlds {seed}")
    eyes = (0, 1, None)[rng.below(3)]
    other = truth.clone()
    other.redeal(NOBODY if eyes is None else eyes, rng)
    made = 0
    while True:
        assert look(truth, eyes) == look(other, eyes)
        assert truth.turn == other.turn
        if truth.turn == OVER:
            return made
        mine, theirs = truth.legal(), other.legal()
        if truth.turn == eyes:
            assert [GAME.format_move(truth, action) for action in mine] == [
                GAME.format_move(other, action) for action in theirs
            ]
        told = {GAME.tell(other, action, eyes): action for action in theirs}
        open_ = [action for action in mine if GAME.tell(truth, action, eyes) in told]
        if truth.turn == eyes:
            assert open_ == mine
        if not open_:
            return made
        action = open_[rng.below(len(open_))]
        twin = told[GAME.tell(truth, action, eyes)]
        truth.play(action)
        other.play(twin)
        made += 1


def test_worlds_that_differ_in_what_a_seat_has_not_seen() -> None:
    """R16, R17, R26: views, memories, moves and logs of a seat are the same until the rules show a difference."""
    steps = [worlds_agree(seed) for seed in range(300)]
    assert sum(steps) > 300


@pytest.mark.soak
def test_ten_thousand_pairs_of_worlds() -> None:
    """R16, R17, R26: the same for long."""
    for seed in range(10_000):
        worlds_agree(f"soak {seed}")


def sides_known(memory: Any, eyes: int | None = None) -> Counter[str]:
    """The collected cards of a memory; with eyes: as much of each as those eyes have seen."""
    found: Counter[str] = Counter()
    for (up, down), seen in zip(memory["gone"], memory["gone_seen"], strict=True):
        found[f"{up}{down if eyes is None or eyes in seen else None}{seen}"] += 1
    return found


def test_a_seat_learns_only_by_sight() -> None:
    """R17, R26: what a seat remembers is what it has seen of the truth, no more and no less, and it only grows."""
    for seed in range(20):
        rng = Rng(f"learn {seed}")
        state: Any = GAME.setup(2, OPTIONS)
        before: list[Counter[str]] = [Counter(), Counter()]
        under: list[tuple[int, int]] = [(1, 0), (1, 0)]
        while state.turn != OVER:
            truth: Any = GAME.view(state, "all")["memory"]  # type: ignore[typeddict-item]
            for eyes in (0, 1):
                assert GAME.memory
                memory: Any = GAME.memory(state, eyes)
                for known, real, seen in zip(memory["under"], truth["under"], truth["seen"], strict=True):
                    assert known == (real if eyes in seen else None)
                gone = sides_known(memory)
                assert gone == sides_known(truth, eyes)
                assert gone.total() == sum(state.scores())
                assert before[eyes] <= gone
                now = (state.round, sum(face is not None for face in memory["under"]))
                assert under[eyes] <= now  # in a round, no underside is forgotten
                before[eyes], under[eyes] = gone, now
            step(state, rng)

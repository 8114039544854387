"""The bots of Rainbow: looking through a turn, planning it, and forgetting."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.core.lanes import integers, put
from sunshower.games.rainbow import GAME
from sunshower.games.rainbow.bot.heuristic import RainbowHeuristic
from sunshower.games.rainbow.bot.search import OwnTurn, Turn, standing
from sunshower.games.rainbow.bot.solver import behind, likely
from sunshower.games.rainbow.state import Counts

from .conftest import OPTIONS, after

BOTS: dict[str, dict[str, Any]] = {"greedy": {}, "search": {"work": 60}}


def states(seed: object, options: dict[str, bool | int | str] | None = None) -> Iterator[Any]:
    """The decisions of a game in which the seats place cards that fit, as a rule, and do anything else now and then."""
    rng = Rng(f"states {seed}")
    state: Any = GAME.setup(2, OPTIONS | (options or {}))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
            continue
        yield state
        actions = state.legal()
        hand = state.turn * 3
        fitting = [a for a in actions if 1 <= a <= 3 and not state.loses(state.side(state.turn, hand + a - 1), -1)]
        usual = fitting or ([0] if state.placed else actions)
        chosen = actions if rng.below(6) == 0 else usual
        state.play(chosen[rng.below(len(chosen))])


def rated(state: Any) -> tuple[list[int], list[float]]:
    actions = Actions()
    state.offer(actions)
    ratings: list[float] = []
    RainbowHeuristic().rate(state, actions, ratings)
    return list(actions.codes), ratings


def thoughts(state: Any, work: int) -> tuple[list[int], list[float]]:
    found = Evaluations()
    assert RainbowHeuristic().ponder(state, state.turn, Budget(work), Rng("thoughts"), found)
    return found.codes, found.values


# The moves of a good player


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(
    ("line", "good"),
    [
        # One card fits, and it is the sixth.
        ("row=RYGOC under=BPCLY seen=11001 hands=RGPYGB/RCOBYG next=BO/GP", "P2"),
        # Of two cards that fit, blue needs no flip of a card whose underside nobody told us.
        ("row=RYGO under=BPCL seen=1111 hands=RGSYBC/RCOBYG next=BO/GP", "B3"),
        # Green leads nowhere, but flipped to cyan it makes room for the green card in the hand.
        ("row=RYGOP under=BPCLY seen=11011 hands=GRRYSB/RCOBYG next=BO/GP", "flip:3"),
        # After purple, the orange card is flipped to the light that we know of; nothing else is safe.
        ("row=RYGOP under=BPCLY seen=11101 hands=CYCB--/RCOBYG next=BO/GP placed=1", "flip:4"),
        # Shadow is under red, and red under yellow: we have seen both, and that there is light under green.
        ("row=RYGO under=SRLC seen=0001 hands=CYBR--/RCOBYG next=BO/GP placed=1", "flip:3"),
    ],
)
def test_the_move_of_a_good_player(line: str, good: str, level: str) -> None:
    """B6, B8, B11, R17: rainbows that can be seen are made, with flips of known undersides between the cards."""
    view = after(f"round=1 turn=0 {line}").view(0, memory=True)
    assert sunshower.bot("rainbow", level, **BOTS[level]).choose(view) == good


def test_two_cards_are_a_good_row_to_leave() -> None:
    """At a glance: whoever searches flips the red card, whose underside the other player has seen, in most seeds."""
    view = after("round=1 turn=0 row=RO under=BP seen=01 hands=YBPG--/RCOBYG next=BO/GP placed=1").view(0, memory=True)
    assert sunshower.bot("rainbow", "greedy").choose(view) == "stop"


@pytest.mark.parametrize("level", BOTS)
def test_a_sure_rainbow_is_made(level: str) -> None:
    """B11: two cards and the flip between them, from beginning to end."""
    match = after("round=1 turn=0 row=RYGO under=BPCL seen=1100 hands=PGCBSB/RCOBYG next=BO/GP")
    bot = sunshower.bot("rainbow", level, **BOTS[level])
    while match.to_act and match.view("all")["round"] == 1:
        assert match.to_act == (0,)
        match.play(0, bot.choose(match.view(0, memory=True)))
    assert match.view("all")["scores"] == [6, 0]


@pytest.mark.parametrize(("scores", "move"), [("8/4", "stop"), ("4/8", "flip")])
def test_the_search_knows_when_the_game_is_over(scores: str, move: str) -> None:
    """R13, R14: in the last turn a seat that leads stops, and one that does not risks all for the rainbow."""
    line = f"round=4 turn=0 row=RYGO placed=1 hands=P?C?--/L?L?L? next=-/- deck=0/2/1/0 seat=0 scores={scores}"
    view: Any = GAME.parse_position(line)
    assert sunshower.bot("rainbow", "search", work=20).choose(view).startswith(move)


# Its numbers, restated


def restated(state: Any, turn: Turn, chances: list[float], gambles: int, seat: int, before: int) -> float:
    """What a turn is worth, by the rules themselves: every action, and every face that may show."""
    placed = state.placed
    found: list[float] = []
    for action in state.legal():
        if action == 0:
            found.append(turn.left[placed])
            continue
        worlds: list[tuple[float, Any, int]] = []
        spot = action - 7
        if action < 4 or (action >= 7 and state.sees_under(state.seen >> 4 * spot & 15, seat)):
            worlds = [(1.0, state.clone(), gambles)]
        elif gambles:
            seen = state.up(spot) if action >= 7 else state.side(seat, seat * 3 + action - 4)
            for face in range(9):
                if chances[seen * 10 + face]:
                    world = state.clone()
                    if action >= 7:
                        world.downs = put(world.downs, spot, face + 1)
                    else:
                        sides = (seen + 1, face + 1) if seat == 0 else (face + 1, seen + 1)
                        world.put_card(seat * 3 + action - 4, *sides)
                    worlds.append((chances[seen * 10 + face], world, gambles - 1))
        value = 0.0
        for chance, world, then in worlds:
            world.play(action)
            if action >= 4:
                world.play(world.legal()[0])
            cards = action < 7
            if world.scores()[seat] > before:
                value += chance * turn.won[placed + 1]
            elif world.round != state.round:
                value += chance * turn.lost[placed + cards]
            elif world.turn != seat or world.placed == 0 < placed + cards:
                value += chance * turn.left[3]
            else:
                value += chance * restated(world, turn, chances, then, seat, before)
        if worlds:
            found.append(value)
    return max(found)


@pytest.mark.parametrize("options", [{}, {"flip_commits": True}, {"pairs": 0}])
def test_a_turn_is_looked_through_by_the_rules(options: dict[str, bool | int | str]) -> None:
    """B3 to B11, R1, R2, R5: the value of a turn is that of playing it in every way."""
    compared = 0
    for state in states("restated", options):
        if state.lying + 3 - state.placed < 5 and compared % 3:
            continue
        seat = state.turn
        chances = likely(state.beliefs(seat))
        turn = Turn(state, chances, 1)
        slow = restated(state, turn, chances, 1, seat, state.scores()[seat])
        assert turn.best() == pytest.approx(slow, abs=1e-12)
        compared += 1
        if compared > 12:
            return
    assert compared > 4


def signature(state: Any) -> str:
    """All that matters of a State; the order of the row does not."""
    row = sorted((state.up(at), state.downs >> 4 * at & 15, state.seen >> 4 * at & 15) for at in range(state.lying))
    return str([row, state.sides_0, state.sides_1, state.turn, state.then, state.left, state.round])


def ends_of_turn(state: Any, seat: int, gambles: int) -> Iterator[Any]:
    """Every State in which the rules let a turn leave a row, with few faces risked that the seat does not know."""
    for action in state.legal():
        after_it = state.clone()
        after_it.play(action)
        known = action < 4 or (action >= 7 and state.sees_under(state.seen >> 4 * (action - 7) & 15, seat))
        if action >= 4:
            after_it.play(after_it.legal()[0])
        if after_it.round == state.round and (known or gambles):
            if after_it.then == seat:
                yield from ends_of_turn(after_it, seat, gambles - (not known))
            else:
                yield after_it


def test_rows_are_left_by_the_rules() -> None:
    """B3 to B7, R17: a world with a row that the own turn may leave is the one that playing the turn in it leads to."""
    compared = 0
    for number, state in enumerate(states("rows")):
        if state.lying + 3 - state.placed < 6 and state.left > 20 and number % 3 == 0:  # nothing is decided yet
            own = OwnTurn(state)
            own.values(state.legal())
            world = own.imagine(Rng(number))
            left = {signature(own.left_in(world, row)) for row in own.rows.values()}
            for played in ends_of_turn(world, state.turn, 2):
                assert signature(played) in left
                compared += 1
    assert compared > 100


def test_what_comes_of_a_row() -> None:
    """B11: purple, green flipped to cyan, blue: the other seat sees a rainbow, and makes it."""
    match = after("round=1 turn=0 row=RYGO under=BPCL seen=1111 hands=CYBR--/GBOBYP next=YB/GP placed=1")
    truth: Any = match.view("all")
    own = OwnTurn(GAME.guess(truth, Rng()))  # type: ignore[arg-type]
    own.values([0])
    (row,) = own.rows.values()
    assert own.outcome(own.left_in(own.state, row), 0, Rng()) == standing(-6.0, 45)


def test_estimated_chances() -> None:
    """B1: what is likely behind a face, against the exact count; worst at the end, when hardly a card is free."""
    off = []
    for seed in range(3):
        for number, state in enumerate(states(f"likely {seed}")):
            if number % 6:
                continue
            beliefs = state.beliefs(state.turn)
            about = likely(beliefs)
            face = beliefs.faces[0]
            ways = behind(beliefs.left, beliefs.faces, face)
            off.append(max(abs(about[face * 10 + other] - ways[other] / sum(ways)) for other in range(9)))
    off.sort()
    assert off[len(off) // 2] < 0.005
    assert off[len(off) * 9 // 10] < 0.02
    assert off[-1] < 0.15


def test_counted_once_dealt_often() -> None:
    """B1: the same beliefs deal every way as often, again and again."""
    counts = Counts(integers([0, 2, 1] + [0] * 7 + [2] + [0] * 9 + [1] + [0] * 69), [0, 0])
    rng = Rng("often")
    found = Counter(tuple(counts.dealt(rng)) for _ in range(3000))
    assert set(found) == {(1, 1), (1, 2), (2, 1)}
    assert all(abs(count - 1000) < 120 for count in found.values())


# Honesty


def test_thoughts_depend_on_the_view_alone() -> None:
    """R16, R17: another truth that looks the same changes neither ratings nor values."""
    for number, state in enumerate(states("honest")):
        if number % 8:
            continue
        other = state.clone()
        other.redeal(state.turn, Rng(f"other {number}"))
        assert rated(other) == rated(state)
        if number % 24 == 0:
            assert thoughts(other, 20) == thoughts(state, 20)


@pytest.mark.parametrize("options", [{"flip_commits": True, "pairs": 0, "shadow": 4}, {"light": 0, "shadow": 0}])
def test_other_tables(options: dict[str, bool | int | str]) -> None:
    """R2, R29: with and without memory the search has a move on every table."""
    match = sunshower.new("rainbow", seed="tables", options=options)
    bot = sunshower.bot("rainbow", "search", work=1)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat, memory=seat == 0)))
    assert match.result


# Forgetting


def forgotten(view: Any, rate: float) -> Any:
    assert GAME.forget
    return GAME.forget(view, rate, Rng("forget"))


def remembering(state: Any) -> Any:
    """The View of the seat to move, with all that it has seen."""
    assert GAME.memory
    return {**GAME.view(state, state.turn), "memory": GAME.memory(state, state.turn)}


ROW = "round=3 turn=0 row=RYGO under=BPCL seen=b010 hands=PGCBSB/RCOBYG next=BO/GP scores=2/3 gone=RPbYO0OR1CLbGB0"


def test_nothing_is_forgotten_at_rate_nought() -> None:
    """R17: nor at a table with the memory aid, nor where there is no memory."""
    view: Any = after(ROW).view(0, memory=True)
    assert forgotten(view, 0.0) == view
    for other in (after(f"{ROW} options=memory_aid").view(0), after(ROW).view(0)):
        assert forgotten(other, 0.9) == other


def test_everything_is_forgotten_in_the_end() -> None:
    """R17: but for the card placed last; that the other seat has seen an underside is no secret."""
    view: Any = after(ROW).view(0, memory=True)
    assert forgotten(view, 1.0)["memory"] == {
        "under": [None, None, None, "L"],
        "seen": [[1], [], [1], [0]],
        "gone": [[None, None]] * 5,
        "gone_seen": [None] * 5,
    }


def cards(memory: Any) -> Counter[str]:
    return Counter(map(str, zip(memory["gone"], memory["gone_seen"], strict=True)))


def test_what_is_forgotten_stays_forgotten() -> None:
    """R17: no underside that only we have seen comes back in its round, and no collected card ever does."""
    undersides: dict[tuple[int, ...], bool] = {}
    fewer: Counter[tuple[int, int, str]] = Counter()
    for game in range(8):
        for state in states(f"stays {game}"):
            seat = state.turn
            full = remembering(state)["memory"]
            left = forgotten(remembering(state), 0.2)["memory"]
            for spot, face in enumerate(full["under"]):
                if face is not None and full["seen"][spot] == [seat]:
                    thing = (game, seat, state.round, spot)
                    knows = left["under"][spot] is not None
                    assert undersides.get(thing, True) or not knows
                    undersides[thing] = knows
            for card, count in cards(full).items():
                assert count - cards(left)[card] >= fewer[game, seat, card]
                fewer[game, seat, card] = count - cards(left)[card]
    assert 0.1 < sum(undersides.values()) / len(undersides) < 0.9


def test_a_forgotten_view_can_be_guessed() -> None:
    """R17: the seat knows no more than what it remembers, and sees the same table."""
    for number, state in enumerate(states("guess")):
        view = forgotten(remembering(state), 0.3)
        world = GAME.guess(view, Rng(number))
        assert GAME.memory
        assert GAME.view(world, state.turn) == GAME.view(state, state.turn)
        assert GAME.memory(world, state.turn) == view["memory"]

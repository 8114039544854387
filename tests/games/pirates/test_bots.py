"""The bots of Rainbow Pirates: how they judge, how they build, and that their turns come to an end."""

import random
from fractions import Fraction
from math import comb, exp, isclose

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.games.pirates.bot.judgement import Judgement
from sunshower.games.pirates.bot.search import Plan, Playing, power
from sunshower.games.pirates.bot.solver import filled, lacking
from sunshower.games.pirates.draft import largest, leads_to, next_step
from sunshower.games.pirates.pieces import KINDS, Phase, cards_of, count, lying_cards, size, treasure
from sunshower.games.pirates.rules import PiratesRules, setup
from sunshower.games.pirates.state import owed
from sunshower.games.pirates.view import counted

from .conftest import after, with_pile

OFF = {"natural_card": False, "target_blocks": False, "lookout_blockable": False, "end_with_pile": False}
MOST_DECISIONS = 1_500


def choice(line: str, level: str = "greedy", work: int = 60) -> str:
    match = after(line)
    seat = match.to_act[0]
    return sunshower.bot("pirates", level, "test", work=work).choose(match.view(seat))


def whole_turn(line: str, level: str = "greedy") -> tuple[list[str], sunshower.Match]:
    """What a bot does until it wants to draw, and the match then; others let everything through."""
    match = after(line)
    seat = match.to_act[0]
    bot = sunshower.bot("pirates", level, "test", work=40)
    moves: list[str] = []
    while match.to_act:
        move = bot.choose(match.view(seat)) if match.to_act[0] == seat else "pass"
        if move.startswith("draw"):
            break
        match.play(match.to_act[0], move)
        moves.append(move)
    return moves, match


# What a good player does


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_goes_out_to_win(level: str) -> None:
    moves, match = whole_turn("turn=0 islands=123,4567,1234567/555 hands=77w/4 pair=35", level)
    assert match.result
    assert (match.result.ending, match.result.ranks) == ("out", [1, 2])
    assert len(moves) < 12


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_does_not_go_out_to_lose(level: str) -> None:
    rich = "rrrrr,1111,2222,333,4444"
    _, match = whole_turn(f"turn=0 islands=1234567,1234567/{rich} hands=w77/4 pair=35", level)
    assert not match.result


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_plays_the_black_card_that_keeps_it_from_going_out(level: str) -> None:
    moves, match = whole_turn("turn=0 islands=1234567,1234567,555/- hands=l/4 pair=35", level)
    assert moves[0] == "lookout"
    assert match.result


def test_a_thief_waits_for_a_rainbow_pirate() -> None:
    assert choice("turn=0 islands=-/555,r hands=t/4 pair=35") == "thief@1"
    assert not choice("turn=0 islands=-/5555 hands=t/4 pair=35").startswith("thief")
    assert (
        choice("turn=0 player=0 phase=act black=thief target=1 islands=-/555,r hands=4/4 pair=35 discards=t") == "r<r"
    )


def test_a_thief_on_the_island_is_taken_back_for_a_rainbow_pirate() -> None:
    """P7: a black card on the island can still be played."""
    moves, _ = whole_turn("turn=0 islands=tccs/555,rr hands=4/4 pair=35")
    assert moves[:2] == ["t<tccs", "thief@1"]


def test_attacks_the_leader() -> None:
    line = "turn=0 islands=-/555,r/666,777,1234,r/- hands=t/4/4/4 pair=35"
    assert choice(line) == "thief@2"
    assert choice(line.replace("hands=t", "hands=n").replace("4/4/4", "444/444/444")) == "stinker@2"


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_blocks_what_hurts(level: str) -> None:
    block = "phase=block turn=1 player=0 hands={}/{} pair=35 discards={} black={}"
    pirate = block.format("4", "1245", "t", "thief") + " target=1 islands=-/777,r"
    assert choice(pirate, level) == "block"
    leave = block.format("4", "1266", "h", "shore-leave") + " islands=-/777"
    assert choice(leave, level) == "block"


def test_does_not_block_what_does_not_hurt() -> None:
    block = "phase=block turn=1 player=0 hands=4/{} pair=35 discards={} black={}"
    assert choice(block.format("13", "s", "salvager")) == "pass"
    assert choice(block.format("24", "k", "captain")) == "pass"
    other = "phase=block turn=1 player=0 target=2 black=cannon islands=-/-/555,r hands=4/2/4 pair=35 discards=c"
    assert choice(other) == "pass"


def test_keeps_a_red_card_to_guard_a_rainbow_pirate() -> None:
    """The second red could lie with the WILDs, but a Thief may come for the pirate."""
    line = "turn=0 islands=-/- hands=11234567ww{}/4 pair=55"
    assert "1" in whole_turn(line.format("r"))[1].view(0)["hands"][0]
    assert "1" not in whole_turn(line.format("r") + " discards=ttttt")[1].view(0)["hands"][0]


def test_draws_what_it_needs() -> None:
    line = "turn=0 islands=123456,123456/- hands=-/4 pair={}"
    assert choice(line.format("77")) == "draw:pair"
    assert choice(line.format("1k")) == "draw:pile"
    assert choice(line.format("35") + " tops=7:0,7:0") == "draw:pile"


def test_the_lookout_puts_the_best_on_top() -> None:
    line = "phase=act turn=0 player=0 black=lookout islands=123456,123456/- hands=-/4 pair=35 discards=l looked={}"
    assert choice(line.format("37wk") + "") == "top:w"
    assert choice(line.format("3k") + " tops=w:0,7:0") in {"top:k", "top:3"}


def test_gives_the_captain_the_worst_black_card() -> None:
    line = "phase=act turn=1 player=0 black=captain hands=4/tle3 pair=35 discards=k"
    assert choice(line) == "give:l"


def test_names_what_is_known_to_be_there() -> None:
    line = (
        "phase=act turn=0 player=0 black=extortionist target=1 islands=-/- hands=4/w45612 shown=-/w pair=35 discards=e"
    )
    assert choice(line) == "name:w"


def test_the_last_placement_leaves_nothing_that_can_lie() -> None:
    match = after(with_pile("turn=0 islands=456/- hands=12377/33355 pair=77", ""))
    bots = [sunshower.bot("pirates", level, 0) for level in ("greedy", "search")]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat)))
    assert match.result
    assert match.result.scores == [10, 3]


# Judgement, against slow restatements


def random_state(seed: str, seats: int = 3) -> PiratesRules:
    """A game some way on, somebody's turn, played at random."""
    rng = Rng(seed)
    state = setup(seats, OFF)
    decisions = 60 + rng.below(200)
    while decisions > 0 or state.phase != Phase.TURN or state.turn == CHANCE:
        state.play(state.sample(rng) if state.turn == CHANCE else state.legal()[rng.below(len(state.legal()))])
        decisions -= 1
        if state.turn == OVER:
            return random_state(seed + "+", seats)
    return state


def test_how_likely_a_card_is_held() -> None:
    judgement = Judgement()
    for number in range(40):
        state = random_state(f"holds {number}")
        seat = state.turn
        other = (seat + 1) % 3
        unseen = judgement.unseen(state, seat)
        hidden = size(state.hands[other] - state.known(seat, other))
        for kind in range(KINDS):
            if count(state.known(seat, other), kind):
                expected = Fraction(1)
            else:
                rest = size(unseen) - count(unseen, kind)
                expected = 1 - Fraction(comb(rest, hidden), comb(size(unseen), hidden))
            given = judgement.holds(state, seat, other, cards_of(kind, 15 if kind < 7 else 7))
            assert isclose(given, expected, abs_tol=1e-9)


def test_what_is_unseen_does_not_depend_on_the_guess() -> None:
    judgement = Judgement()
    for number in range(40):
        state = random_state(f"unseen {number}")
        twin = state.clone()
        twin.redeal(state.turn, Rng("again"))
        assert judgement.unseen(state, state.turn) == judgement.unseen(twin, state.turn)


def test_power() -> None:
    for tenth in range(-80, 81):
        assert isclose(power(tenth / 10), exp(tenth / 10), rel_tol=0.05)
    assert power(1e9) == power(30.0)


def test_edge() -> None:
    one, two = Plan(1), Plan(2)
    one.shares = [0.5, 0.7, 0.6, 0.9]
    two.shares = [0.4, 0.6, 0.5]
    assert isclose(one.edge(two, 0.0), 0.1)
    assert isclose(two.edge(one, 0.0), -0.1)
    assert one.edge(two, 1.0) < 0.1


def test_lacking() -> None:
    assert lacking(counted(list("1122334455667"))) == 1
    assert lacking(counted(list("1122334455667w"))) == 0
    assert lacking(counted(list("1111111ww"))) == 10
    assert lacking(0) == 14


# Building


def some_cards(rng: random.Random, most: int) -> int:
    deck = list("1234567" * 11 + "w" * 7 + "ttcsknhel" * 2 + "r" * 5)
    return counted(rng.sample(deck, rng.randint(3, most)))


@pytest.mark.parametrize("natural", [False, True])
def test_every_step_is_allowed_and_leads_to_the_island(natural: bool) -> None:
    """From what lies there to what is wanted, lifts first, and never in circles."""
    rng = random.Random(f"steps {natural}")
    for _ in range(150):
        state = setup(2, {**OFF, "natural_card": natural})
        before = largest(some_cards(rng, 14), 0, natural)
        hand = some_cards(rng, 10)
        cards = lying_cards(before) + hand
        if any(count(cards, kind) > most for kind, most in enumerate((11,) * 7 + (7, 5, 4, 4, 3, 4, 5, 2, 4, 5))):
            continue
        state.islands = [before, []]
        state.hands[0] = hand
        state.pool -= cards
        state.phase = Phase.TURN
        state.turn = state.player = 0
        target = largest(cards, 0, natural)
        steps = 0
        while (step := next_step(state.islands[0], target, natural)) != -1:
            assert step in state.legal()
            state.play(step)
            steps += 1
            if state.turn == OVER:
                break
        assert state.islands[0] == target
        assert steps <= 2 * size(cards)


def test_filling_only_adds() -> None:
    rng = random.Random("fill")
    for _ in range(200):
        before = largest(some_cards(rng, 12), 0, False)
        hand = some_cards(rng, 8)
        island = filled(hand, before, False)
        left = hand + lying_cards(before) - lying_cards(island)
        assert leads_to(before, island)
        assert treasure(island) >= treasure(before)
        assert owed(left, island) == -1
        assert all(count(left, kind) <= count(hand, kind) for kind in range(KINDS))


@pytest.mark.parametrize(("island", "hand", "cards"), [("123", "446w", 7), ("333", "345", 6)])
def test_filling_finds_what_is_more(island: str, hand: str, cards: int) -> None:
    """Sometimes old groups must grow first, sometimes new ones must be laid first."""
    before = largest(counted(list(island)), 0, False)
    assert size(lying_cards(filled(counted(list(hand)), before, False))) == cards


def test_an_island_that_is_good_enough_is_left_alone() -> None:
    moves, _ = whole_turn("turn=0 islands=345,777/- hands=67/4 pair=22")
    assert not any(move.startswith("lift") or "<" in move for move in moves)


def test_a_plan_once_begun_needs_no_thought() -> None:
    match = after("turn=0 islands=-/- hands=3456777t/4 pair=22", "lay:345")
    thought = sunshower.bot("pirates", "search", 0, work=50).think(match.view(0))
    assert (thought.move, thought.work) in {("6>345", 0), ("lay:777", 0)}


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["novice", "greedy"])
def test_games_come_to_an_end(level: str, seats: int) -> None:
    bot = sunshower.bot("pirates", level, 1)
    for number in range(2):
        options = {name: (number + place) % 2 == 0 for place, name in enumerate(OFF)}
        match = sunshower.new("pirates", seats=seats, seed=f"end {number}", options=options)
        decisions = 0
        while match.to_act:
            match.play(match.to_act[0], bot.choose(match.view(match.to_act[0])))
            decisions += 1
            assert decisions < MOST_DECISIONS


@pytest.mark.parametrize("option", [None, *OFF])
def test_playing_on_ends_under_every_option(option: str | None) -> None:
    """The turns that the search imagines are turns by the rules."""
    for seats in (2, 5):
        state = setup(seats, {**OFF, **({option: True} if option else {})})
        deck = state.census()
        rng = Rng(f"imagined {option}")
        playing = Playing(Judgement())
        playing.answers(state, rng)
        turns = 0
        while state.turn != OVER:
            playing.turn(state, rng)
            turns += 1
            assert turns < 200
            assert state.census() == deck
        assert state.ranks()


def test_greedy_beats_random() -> None:
    bots = [sunshower.bot("pirates", "greedy", 0), sunshower.bot("pirates", "random", 0)]
    for number in range(3):
        match = sunshower.new("pirates", seed=f"beats {number}")
        while match.to_act:
            match.play(match.to_act[0], bots[match.to_act[0]].choose(match.view(match.to_act[0])))
        assert match.result
        assert match.result.ranks[0] == 1


def test_the_search_is_the_same_for_the_same_work() -> None:
    match = after("turn=0 islands=123,555/444,r hands=tnh46/22456 pair=71")
    thoughts = {repr(sunshower.bot("pirates", "search", 3, work=60).think(match.view(0))) for _ in range(2)}
    assert len(thoughts) == 1

"""Rearranging an island, and the proof that whatever can be thought of can be done."""

import json
import random
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.games.pirates import GAME
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import guess, spelled

from .conftest import after, code, field, legal, refusal

RECORDS = sorted(Path(str(files("sunshower.games.pirates") / "records")).iterdir())


def test_lifting_a_group() -> None:
    """B7, P39: a group can be taken back, and its cards are hand cards then."""
    match = after("turn=0 islands=345/- hands=1/- pair=35", "lift:345")
    assert field(match, "islands", "hands", "shown") == "hands=1345/- shown=345/-"


def test_lifting_a_card() -> None:
    """B7: a card can be taken back if what is left is whole."""
    assert {move for move in legal(after("turn=0 islands=3456/- hands=1/- pair=35")) if "<" in move} == {
        "3<3456",
        "6<3456",
    }
    line = "turn=0 islands=1234567/- hands=1/- pair=35"
    assert {move for move in legal(after(line)) if "<" in move} == {"1<1234567", "4<1234567", "7<1234567"}
    assert field(after(line, "4<1234567"), "islands", "hands") == "islands=123,567/- hands=14/-"
    assert refusal(after(line), "3<1234567") == "breaks-group"
    assert refusal(after("turn=0 islands=345/- hands=1/- pair=35"), "3<345") == "breaks-group"


def test_swapping_a_wild_out() -> None:
    """B7: a natural card takes the place of a WILD, which is free again."""
    match = after("turn=0 islands=34w5/- hands=5/- pair=35", "lift:34w5", "lay:345")
    assert field(match, "islands", "hands") == "islands=345/- hands=w/-"
    match = after("turn=0 islands=55w5/- hands=5/- pair=35", "lift:55w5", "lay:555", "w5>555")
    assert field(match, "islands", "hands") == "islands=555w5/- hands=-/-"


def test_moving_a_wild() -> None:
    """B7, P31: a WILD that is not needed in its group stands for something else elsewhere."""
    match = after("turn=0 islands=555w5,345/- hands=1/- pair=35", "w5<555w5", "w6>345")
    assert field(match, "islands") == "islands=555,345w6/-"


def test_merging_and_dividing() -> None:
    """B7: groups can be merged and divided."""
    match = after("turn=0 islands=123,456/- hands=7/- pair=35", "lift:456", "4>123", "5>1234", "6>12345", "7>123456")
    assert field(match, "islands") == "islands=1234567/-"
    match = after("turn=0 islands=123456/- hands=-/- pair=35", "lift:123456", "lay:123", "lay:456")
    assert field(match, "islands") == "islands=123,456/-"


def test_lifting_after_laying() -> None:
    """B3: the actions of a turn come in whatever order, so cards can be lifted after others were laid."""
    match = after("turn=0 islands=1234567,4567/555 hands=123t/14 pair=35", "lay:123", "lift:4567")
    assert field(match, "islands", "hands") == "islands=123,1234567/555 hands=4567t/14"


@pytest.mark.parametrize(("seats", "most"), [(2, 20), (3, 13), (4, 10), (5, 8)])
def test_going_back_to_lifting_is_counted(seats: int, most: int) -> None:
    """L1: who lifts again after laying does so for the last time after forty divided by the number of seats."""
    others = "/-" * (seats - 1)
    line = f"turn=0 laid=yes islands=3456,777{others} hands=1{others} pair=35 relifts={{}}{'/0' * (seats - 1)}"
    match = after(line.format(most - 1), "lift:777")
    assert field(match, "laid", "relifts") == f"relifts={most}{'/0' * (seats - 1)}"
    match.play(0, "6<3456")
    assert field(match, "relifts") == f"relifts={most}{'/0' * (seats - 1)}"
    match.play(0, "lay:777")
    assert refusal(match, "lift:777") == "lifted-enough"
    assert not any(move.startswith("lift") or "<" in move for move in legal(match))
    assert code(line.format(most + 1)) == "bad-field"


def test_lifting_first_is_never_counted() -> None:
    """L1: at the start of a turn, and after a black card, cards are lifted without being counted."""
    match = after("turn=0 islands=345,777/- hands=6l/- pair=35 relifts=20/3", "lift:777", "lay:777", "lookout")
    for _ in range(3):
        match.play(0, match.legal(0)[0])
    match.play(0, "lift:777")
    assert field(match, "relifts") == "relifts=20/3"
    match.play(0, "lay:777")
    match.play(0, "6>345")
    match.play(0, "draw:pile")
    assert field(match, "turn", "laid", "relifts") == "turn=1 relifts=20/3"


@pytest.mark.parametrize(
    "record", sorted(Path(str(files("sunshower.games.pirates") / "records")).iterdir()), ids=lambda path: path.stem
)
def test_no_old_record_is_counted(record: Path) -> None:
    """L1: games from the time when lifting always came first play on as they did."""
    match = sunshower.replay(json.loads(record.read_text(encoding="utf-8")))
    assert not any(match.view("all")["relifts"])


def test_rearranging_comes_to_an_end() -> None:
    """L1: whoever only lifts and lays, in whatever order, has to draw in the end."""
    for seed in range(20):
        rng = random.Random(seed)
        match = after("turn=0 islands=3456,777,55w5/- hands=11223w/- pair=35")
        steps = 0
        while moves := [move for move in match.legal(0) if not move.startswith("draw:")]:
            match.play(0, rng.choice(moves))
            steps += 1
        assert field(match, "relifts") == "relifts=20/0"
        assert steps < 21 * 2 * 17


def test_three_cards_first() -> None:
    """L3: a new group is laid with three cards, the others are added."""
    match = after("turn=0 hands=34567/- pair=35")
    assert refusal(match, "lay:34567") == "three-first"
    for move in ("lay:345", "6>345", "7>3456"):
        match.play(0, move)
    assert field(match, "islands") == "islands=34567/-"


def test_black_cards_come_back() -> None:
    """P7: black cards taken back from the island may be played."""
    match = after("turn=0 islands=tcse/555 hands=1/- pair=35", "t<tcse", "thief@1")
    assert field(match, "phase", "islands", "discards") == "phase=block islands=cse/555 discards=t"


def test_rainbow_pirates_come_back() -> None:
    """B7, B5: Rainbow Pirates may be taken back too, but have to be laid again."""
    match = after("turn=0 islands=rr/- hands=1/- pair=35", "r<rr")
    assert field(match, "islands", "hands") == "islands=r/- hands=1r/-"
    assert refusal(match, "draw:pile") == "must-place"


def test_only_the_own_island() -> None:
    """B7: nobody moves cards on another island."""
    match = after("turn=0 islands=345/777 hands=7/- pair=35")
    assert legal(match) == {"draw:pair", "draw:pile", "lift:345"}
    assert refusal(match, "lift:777") == "no-such-group"
    assert refusal(match, "group:1.777") == "not-yours"


def test_an_empty_hand_is_not_the_end() -> None:
    """P40: with an empty hand and no two rainbows the turn goes on, and ends by drawing."""
    match = after("turn=0 islands=345/- hands=6/- pair=35", "6>345")
    assert match.to_act == (0,)
    assert legal(match) == {"draw:pair", "draw:pile", "lift:3456", "3<3456", "6<3456"}
    assert "lift:345" in legal(after("turn=0 islands=345/- hands=-/- pair=35"))


def test_undo_of_rearranging() -> None:
    """B7, L2: what is lifted is known to all, so lifting and laying it again can be taken back."""
    match = after("turn=0 islands=345/- hands=1/- pair=35", "lift:345", "lay:345")
    match.undo(0)
    match.undo(0)
    assert field(match, "islands") == "islands=345/-"


# All islands that can be made of some cards


Islands = frozenset[tuple[str, ...]]


def reachable(line: str) -> Islands:
    """Every island that the engine lets seat 0 make without going back to lifting; going back leads to no other."""
    start = guess(GAME.positions.parse(line), Rng())
    seen: set[tuple[object, ...]] = set()
    found: set[tuple[str, ...]] = set()
    again: set[tuple[str, ...]] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        key = (tuple(state.islands[0]), state.laying, state.turn)
        if key in seen:
            continue
        seen.add(key)
        found.add(named(state))
        if state.turn == 0:
            for action in state.legal():
                if state.lays(action) or is_lift(state, action):
                    twin = state.clone()
                    twin.play(action)
                    if not any(twin.relifts):
                        waiting.append(twin)
                    else:
                        again.add(named(twin))
    assert again <= found
    return frozenset(found)


def named(state: PiratesRules) -> tuple[str, ...]:
    return tuple(sorted(spelled(group) for group in state.islands[0]))


def is_lift(state: PiratesRules, action: int) -> bool:
    text = GAME.format_move(state, action)
    return text.startswith("lift:") or "<" in text


def enumerated(cards: str) -> Islands:
    """Every island of some of these cards, by trying all groups one after the other."""
    groups = [(text, used) for text, used in all_groups() if fits(used, cards)]
    found: set[tuple[str, ...]] = set()

    def extend(first: int, rest: str, island: tuple[str, ...]) -> None:
        found.add(tuple(sorted(island + pirates)))
        for index in range(first, len(groups)):
            text, used = groups[index]
            if fits(used, rest):
                extend(index, minus(rest, used), (*island, text))

    for number in range(cards.count("r") + 1):
        pirates = ("r" * number,) if number else ()
        extend(0, cards, ())
    return frozenset(found)


@cache
def all_groups() -> list[tuple[str, str]]:
    """Every group that the cards of these tests could make, as text, with the cards it takes."""
    found: list[tuple[str, str]] = []
    for number in "1234567":
        for naturals in range(9):
            for wilds in range(4):
                if naturals + wilds >= 3:
                    found.append((number * naturals + f"w{number}" * wilds, number * naturals + "w" * wilds))
    for low in range(1, 6):
        for high in range(low + 2, 8):
            places = range(low, high + 1)
            for wilds in range(4):
                for wild in combinations(places, min(wilds, len(places))):
                    text = "".join(f"w{n}" if n in wild else str(n) for n in places)
                    found.append((text, "".join("w" if n in wild else str(n) for n in places)))
    for size in range(3, 9):
        found += [(kinds, kinds) for kinds in blacks(size)]
    return list(dict.fromkeys(found))


def blacks(size: int, letters: str = "tcs") -> list[str]:
    if size == 0:
        return [""]
    return [letters[index] + rest for index in range(len(letters)) for rest in blacks(size - 1, letters[index:])]


def fits(used: str, cards: str) -> bool:
    return all(used.count(letter) <= cards.count(letter) for letter in set(used))


def minus(cards: str, used: str) -> str:
    for letter in used:
        cards = cards.replace(letter, "", 1)
    return cards


def compare(rng: random.Random) -> int:
    """A random island and hand: what can be reached is what there is."""
    island = rng.choice(["-", "345", "3456", "555", "34w5", "123,555", "tcs", "5w5w5", "r", "123456", "4567,r", "45w6"])
    hand = "".join(rng.choices("1234567" * 3 + "wwtcsr", k=rng.randint(0, 5)))
    line = f"turn=0 islands={island}/- hands={hand or '-'}/- pair=35"
    cards = hand
    for text in island.replace("-", "").split(","):
        naturals = text
        while "w" in naturals:
            spot = naturals.index("w")
            naturals = naturals[:spot] + naturals[spot + 2 :]
            cards += "w"
        cards += naturals
    if any(cards.count(letter) > most for letter, most in (("w", 3), ("t", 5), ("c", 4), ("s", 4), ("r", 5))):
        return 0
    expected = enumerated(cards)
    assert reachable(line) == expected, line
    return len(expected)


def test_every_rearrangement_is_reachable() -> None:
    """B7, L1: even with lifts first, then lays, any island can be made of any other of the same cards."""
    rng = random.Random("reachable")
    sizes = [compare(rng) for _ in range(200)]
    assert max(sizes) > 50


@pytest.mark.soak
def test_every_rearrangement_is_reachable_for_long() -> None:
    """B7, L1: the same for 1,000 random turns."""
    rng = random.Random("reachable for long")
    assert sum(compare(rng) for _ in range(1000))

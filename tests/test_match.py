"""A match as the public face shows it: whose turn, what may be played, undo, positions, refusals."""

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest

import sunshower
from sunshower import BadPosition, BadTable, IllegalMove, Match
from sunshower.core.chance import Rng
from sunshower.core.match import Prospect

SUNNY_RUNS = "round=2 phase=sunny turn=0 ring=13-5-/-2-76 sunny=b rain=i played=a/j"


def finished(seed: str = "done") -> Match:
    match = sunshower.new("road", seed=seed)
    bot = sunshower.bot("road", "random")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat)))
    return match


def code_of(refused: Callable[[], object]) -> str:
    with pytest.raises(sunshower.Refusal) as refusal:
        refused()
    assert refusal.value.sentence.endswith(".")
    return refusal.value.code


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("no-such-game", {"game": "chess"}),
        ("no-such-game", {"game": "../road"}),
        ("wrong-seats", {"seats": 3}),
        ("wrong-seats", {"seats": True}),
        ("wrong-seats", {"seats": "2"}),
        ("wrong-seats", {"seats": 2.0}),
        ("no-such-option", {"options": {"flying": True}}),
        ("wrong-option", {"options": {"free_jump": "yes"}}),
        ("wrong-option", {"options": {"free_jump": 1}}),
        ("wrong-option", {"options": {"first": 2}}),
        ("wrong-options", {"options": ["free_jump"]}),
        ("wrong-seed", {"seed": ""}),
        ("wrong-seed", {"seed": "two\nlines"}),
        ("wrong-seed", {"seed": "\ud800"}),
        ("wrong-seed", {"seed": 1.5}),
        ("wrong-seed", {"seed": 10**5000}),
        ("wrong-seed", {"seed": "x" * 201}),
        ("wrong-players", {"players": ["Ann"]}),
        ("wrong-players", {"players": 5}),
        ("wrong-name", {"players": ["Ann", "\x1b[2J"]}),
        ("wrong-name", {"players": ["Ann", ""]}),
        ("wrong-name", {"players": ["Ann", " \u3164"]}),
    ],
)
def test_a_table_that_cannot_be_set(code: str, arguments: dict[str, object]) -> None:
    given: dict[str, object] = {"game": "road", "seed": "s"}
    with pytest.raises(BadTable) as refusal:
        sunshower.new(**(given | arguments))  # type: ignore[arg-type]
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith(".")


def test_the_same_seed_deals_the_same_game() -> None:
    assert sunshower.new("road", seed=7).record() == sunshower.new("road", seed="7").record()
    assert sunshower.new("road").seed != sunshower.new("road").seed


@pytest.mark.parametrize("seat", [-1, 2, None, True, "0", 0.0])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = sunshower.new("road", seed="seats")
    for refused in (match.legal, match.undo, match.picks, lambda s: match.play(s, "5@c"), lambda s: match.why(s, "x")):
        assert code_of(lambda refused=refused: refused(seat)) == "no-such-seat"  # type: ignore[misc]
    if seat is not None:
        assert code_of(lambda: match.view(seat)) == "no-such-seat"


def test_out_of_turn_and_over() -> None:
    match = sunshower.new("road", seed="turns", options={"first": 1})
    assert match.to_act == (1,)
    assert code_of(lambda: match.play(0, "1@a")) == "not-your-turn"
    over = finished()
    assert over.to_act == ()
    assert over.legal(0) == []
    assert over.picks(0) == {}
    assert code_of(lambda: over.play(0, "1@a")) == "game-over"


@pytest.mark.parametrize("move", [None, 5, b"5@c", "5@c" * 100, ["5@c"]])
def test_a_move_that_is_no_text(move: str) -> None:
    match = sunshower.new("road", seed="demo")
    assert code_of(lambda: match.play(0, move)) == "not-understood"


def test_why_has_nothing_to_say_about_a_legal_move() -> None:
    match = sunshower.new("road", seed="demo")
    assert match.why(0, "5@c") is None
    half = match.why(0, " Hand:5 ")
    assert half
    assert (half.code, half.sentence) == ("half-a-move", "Which spot: a, c or e?")
    refusal = match.why(0, "slot:f")
    assert refusal
    assert (refusal.code, refusal.rule) == ("not-your-field", "D13")


def test_a_draft_is_the_moves_to_what_a_text_describes() -> None:
    match = sunshower.position("pirates", "turn=0 islands=345/- hands=6777/1 pair=35")
    assert match.draft(0, "island:3456,777") == ["6>345", "lay:777"]
    assert match.draft(1, "island:3456,777") == match.draft(0, "nonsense") == match.draft(0, "x" * 999) == []
    assert sunshower.new("road", seed="s").draft(0, "island:345") == []


def test_ahead_shows_what_own_moves_lead_to() -> None:
    match = sunshower.position("pirates", "turn=0 islands=345/- hands=6777/1 pair=35")
    before = match.record()
    prospect = match.ahead(0, ["6>345", "lay:777"])
    assert match.ahead(0, []).view == match.view(0)
    assert match.ahead(0, []).picks == match.picks(0)
    assert match.record() == before
    for move in ("6>345", "lay:777"):
        match.play(0, move)
    assert prospect.view == match.view(0)
    assert prospect.picks == match.picks(0)


def test_ahead_stops_where_nobody_can_see_on() -> None:
    match = sunshower.position("pirates", "turn=0 islands=345/- hands=6777/1 pair=35")
    assert code_of(lambda: match.ahead(0, ["draw:pile"])) == code_of(lambda: match.play(0, "draw:pile"))
    assert code_of(lambda: match.ahead(0, ["6>345", "6>345"])) == "no-such-group"
    assert code_of(lambda: match.ahead(0, ["6>345", "lay:777", "draw:pile"])) == "not-foreseeable"
    assert code_of(lambda: match.ahead(1, ["lay:777"])) == "not-your-turn"
    assert code_of(lambda: match.ahead(2, [])) == "no-such-seat"
    fairy = sunshower.position("road", SUNNY_RUNS)
    over = fairy.ahead(0, [">a", "stop"])
    assert over.view["turn"] == 1
    assert over.picks == {}
    assert code_of(lambda: fairy.ahead(0, [">a", "stop", "stop"])) == "not-your-turn"
    assert code_of(lambda: finished().ahead(0, ["stop"])) == "game-over"


@pytest.mark.parametrize("game", sunshower.games())
def test_ahead_is_never_wrong_and_knows_only_the_view(game: str) -> None:
    """What was foreseen comes true, and another deal that looks the same to the seat is answered the same."""
    match, rng = sunshower.new(game, seed="ahead"), random.Random(1)
    foreseen = 0
    while match.to_act and match.plies < 120:
        seat = match.to_act[0]
        move = rng.choice(match.legal(seat))
        twin = sunshower.position(game, match.position(seat), seed=str(match.plies))
        prospect = looked_ahead(match, seat, move)
        assert prospect == looked_ahead(twin, seat, move)
        match.play(seat, move)
        if not isinstance(prospect, str):
            foreseen += 1
            assert (prospect.view, prospect.picks) == (match.view(seat), match.picks(seat))
    assert foreseen


def looked_ahead(match: Match, seat: int, move: str) -> Prospect | str:
    try:
        return match.ahead(seat, [move])
    except IllegalMove as refusal:
        return refusal.sentence


def test_the_course_is_the_scores_whenever_they_changed() -> None:
    match = finished()
    course = match.course()
    assert course[0] == (0, [0, 0])
    assert match.result
    assert course[-1][1] == match.result.scores
    assert [ply for ply, _ in course] == sorted({ply for ply, _ in course})
    for (_, before), (ply, after) in pairwise(course):
        assert before != after
        assert match.moment(ply).course()[-1][1] == after


def test_result_tells_scores_ranks_and_why() -> None:
    result = finished().result
    assert result
    assert sorted(result.ranks) == [1, 2]
    assert result.ending in ("points", "last-round", "last-sunny")
    assert sunshower.new("road", seed="new").result is None


@pytest.mark.parametrize("game", sunshower.games())
def test_a_guess_looks_the_same_and_its_numbers_can_be_played(game: str) -> None:
    match, twin = (sunshower.new(game, seed="guess") for _ in range(2))
    rng = Rng("numbers")
    for _ in range(40):
        seat = match.to_act[0]
        state = match.guess(seat, rng)
        assert match.game.view(state, seat) == match.view(seat)
        action = state.legal()[rng.below(len(state.legal()))]
        twin.play(seat, match.game.format_move(state, action))
        match.play(seat, action)
    assert match.record() == twin.record()


@pytest.mark.parametrize("game", sunshower.games())
def test_numbers_and_texts_are_the_same_moves(game: str) -> None:
    """Asked for before a move, and again after it, after an undo and after a look ahead: nothing is left over."""
    match = sunshower.new(game, seed="numbers")
    rng = Rng("numbers")
    for _ in range(30):
        seat = match.to_act[0]
        assert match.actions(seat) == match.guess(seat, rng).legal()
        assert match.actions(1 - seat) == []
        texts = match.legal(seat)
        with suppress(IllegalMove):
            match.ahead(seat, [texts[-1], texts[0]])
        assert match.legal(seat) == texts
        place = rng.below(len(texts))
        twin = sunshower.replay(match.record())
        match.play(seat, match.actions(seat)[place])
        twin.play(seat, texts[place])
        assert match.record() == twin.record()
        with suppress(IllegalMove):
            match.undo(seat)
            assert match.legal(seat) == texts
            match.play(seat, texts[place])


def test_a_number_that_is_no_move() -> None:
    match = sunshower.new("road", seed="numbers")
    before = match.record()
    assert code_of(lambda: match.play(0, -5)) == code_of(lambda: match.play(0, 10**6)) == "not-understood"
    assert code_of(lambda: match.play(1, match.guess(0, Rng()).legal()[0])) == "not-your-turn"
    assert match.record() == before


def test_undo_takes_back_a_run_that_showed_nothing() -> None:
    match = sunshower.position("road", SUNNY_RUNS)
    before = match.position("all")
    match.play(0, ">a")
    match.play(0, "stop")
    assert match.to_act == (1,)
    match.undo(0)
    match.undo(0)
    assert match.position("all") == before
    assert match.plies == 0
    assert code_of(lambda: match.undo(0)) == "nothing-to-undo"


def test_undo_stops_where_somebody_moved_or_learned_something() -> None:
    match = sunshower.new("road", seed="demo")
    match.play(0, "5@c")
    assert code_of(lambda: match.undo(0)) == "seen"
    match.play(1, match.legal(1)[0])
    assert code_of(lambda: match.undo(0)) == "others-moved"
    match.undo(0, agreed=True)
    assert match.record() == sunshower.new("road", seed="demo").record()


def test_a_position_may_hide_what_its_reader_does_not_see() -> None:
    match = sunshower.new("road", seed="demo")
    line = match.position(0)
    assert "?" in line
    assert "?" not in match.position("all")
    again = sunshower.position("road", line, seed="other")
    assert again.position(0) == line
    assert again.legal(0) == match.legal(0)
    assert again.position("all") != match.position("all")
    assert sunshower.replay(again.record()).position("all") == again.position("all")


@pytest.mark.parametrize("line", ["", "...", "?", None, 5, "round=1", "x" * 2000, "ring=-----/-----"])
def test_a_line_that_is_no_position(line: str) -> None:
    with pytest.raises(BadPosition):
        sunshower.position("road", line)


def test_the_log_has_names_and_hides_what_was_hidden() -> None:
    match = sunshower.new("road", seed="demo", players=["Ann {0}", "Bea"])
    mine, theirs = match.log(0), match.log(1)
    assert [event.sentence for event in mine[:2]] == ["Ann {0} begins.", "Ann {0} is dealt a 3."]
    assert theirs[1].sentence == "Ann {0} is dealt a card."
    assert theirs[1].move == "card:?"
    match.play(0, "5@c")
    assert match.log(None, since=len(mine))[0].move == "5@c"
    assert match.log(None, since=len(mine))[0].seat == 0
    assert code_of(lambda: match.log(0, since="a")) == "no-such-ply"  # type: ignore[arg-type]


def test_options_cannot_be_changed_at_the_table() -> None:
    match = sunshower.new("road", seed="demo")
    with pytest.raises(TypeError):
        match.options["free_jump"] = True  # type: ignore[index]


@pytest.mark.parametrize("view", [{}, None, "view", {"game": "chess"}])
def test_a_bot_refuses_what_is_no_view(view: Any) -> None:
    assert code_of(lambda: sunshower.bot("road", "random").choose(view)) == "not-a-view"


def test_a_refused_move_changes_nothing() -> None:
    match = sunshower.new("road", seed="demo")
    before = match.record()
    with pytest.raises(IllegalMove):
        match.play(0, "9@c")
    assert match.record() == before


def test_the_log_of_a_game_of_memory_is_short_until_it_is_over() -> None:
    """A log of every face ever shown would remember for the players."""
    match = sunshower.new("rainbow", seed="memory")
    bot = sunshower.bot("rainbow", "random")
    while match.plies < 120 and match.to_act:
        match.play(match.to_act[0], bot.choose(match.view(match.to_act[0])))
    assert match.to_act
    assert len(match.log(0)) < 40
    assert len(match.log("all")) == match.plies
    aided = sunshower.new("rainbow", seed="memory", options={"memory_aid": True})
    assert len(aided.log(0)) == aided.plies

"""The full screen from deal to result: all games, by keys and by mouse."""

import asyncio
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import sunshower
from sunshower.core.match import Match
from sunshower.core.text import columns
from sunshower.core.words import languages
from sunshower.tui import speech
from sunshower.tui.canvas import FRAMES
from sunshower.tui.full import FullScreen
from sunshower.tui.local import LocalTable
from sunshower.tui.pages import Choose, Page
from sunshower.tui.play import seated
from sunshower.tui.saves import SaveFile
from sunshower.tui.sight import Offer, Picker
from sunshower.tui.start import chosen_table

from ..laws.words import words_of_others
from .conftest import LARGE, PATIENCE, SMALL, Person, at, match_of, my_turn, play_on, shown, sit, until

SHORT: dict[str, dict[str, Any]] = {"chroma": {"turn_limit": 3}, "passage": {"turn_limit": 3}}
GAMES = ["chroma", "passage", "pirates", "rainbow", "road"]
PLACE = "round=2 phase=place turn=0 ring=75-4-/-123- sunny=a rain=g hands=1223356/???????"


def nearly_over(game: str) -> Match:
    """A game as it was a few steps before its end, with a person on the first seat."""
    record = sorted(files("sunshower.games").joinpath(game, "records").iterdir(), key=str)[-1]
    whole = sunshower.replay(record.read_text())
    match = whole.moment(whole.plies - 4)
    match.players = tuple(seated(["You", *["random"] * (match.seats - 1)]))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_to_the_end(game: str) -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person)
        await until(person, lambda: "The game is over" in shown(app))
        assert isinstance(app.screen, Page)
        await person.press("escape")

    match = match_of(game, **SHORT[game]) if game in SHORT else nearly_over(game)
    sit(match, story)
    assert match.result


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person)

    match = match_of(game, turn_limit=20) if game == "passage" else match_of(game)
    sit(match, story, limit=PATIENCE * 20)
    assert match.result


def test_after_a_game_one_plays_again_with_the_same_people_and_rules() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person)
        await until(person, lambda: isinstance(app.screen, Page))
        await person.press("escape")
        await until(person, lambda: app.area.pointed == ("do:rematch", 0))
        await person.press("enter")
        await until(person, lambda: app.sight and not app.sight.result)
        assert isinstance(app.seat, LocalTable)
        assert app.seat.match.options == match.options
        assert app.seat.match.players == match.players
        assert app.seat.match.seed != match.seed

    match = match_of("chroma", turn_limit=2)
    sit(match, story)


def test_a_terminal_changes_its_size_while_one_plays() -> None:
    """The log gives way to a board that needs the room, and comes back; nothing that can be picked is lost."""

    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        lit = {pick for pick, _ in app.area.lit()}
        for size, logged in (((40, 24), False), ((160, 50), True), ((80, 24), True), ((60, 12), False)):
            await person.resize_terminal(*size)
            await until(person, lambda: app.history.display == logged)  # noqa: B023 (it is called at once)
            assert {pick for pick, _ in app.area.lit()} == lit

    sit(at("road", PLACE), story)


@pytest.mark.parametrize("bots", [1, 3])
def test_a_large_board_stays_as_large_in_ones_own_turn(bots: int) -> None:
    """However much is asked, squares are two rows high where there are forty; the head tells whose pieces are which."""

    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        head, *rows = shown(app).split("\n")
        assert all(
            f"{pawn} {app.sight.names[seat]}" in head for seat, pawn in enumerate("♟♜♝♞"[: bots + 1]) if app.sight
        )
        ranks = [row.split()[0].rstrip("★") for row in rows[:24] if row[:4].strip().rstrip("★").isdecimal()]
        at = [number for number, row in enumerate(rows) if row[:4].strip().rstrip("★") in ("11", "10")]
        assert len(ranks) == 11
        assert at[1] - at[0] == 2

    sit(match_of("passage", "You", *["random"] * bots), story, LARGE)


def test_what_can_be_picked_lights_up_and_picks_narrow() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        assert {pick for pick, _ in app.area.lit()} == {f"hand:{card}" for card in "12356"}
        await person.press("1")
        assert list(app.area.picker.picked) == ["hand:1"]
        assert {pick for pick, _ in app.area.lit()} == {"slot:c", "slot:e", "do:back"}
        assert "Picked: the 1 (red)" in shown(app)
        await person.press("escape")
        assert not app.area.picker.picked
        await person.press("1", "shift+tab")
        assert app.area.pointed == ("do:back", 0)
        await person.press("enter")
        await until(person, lambda: app.area.pointed == ("hand:1", 0))
        assert "the 1 (red)" in shown(app).splitlines()[-2]  # what is pointed at is named at once
        await person.press("tab", "enter", "enter")
        await until(person, lambda: "You play a" in shown(app))

    sit(at("road", PLACE), story)


def test_why_not_on_anything_and_the_rule_behind_it() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        app.area.point(("slot:g", 0))
        await person.press("enter")
        await until(person, lambda: "is not in your own field" in shown(app))
        await person.press("w")
        await until(person, lambda: isinstance(app.screen, Page))
        await person.press("escape")
        app.area.point(("hand:1", 0))
        await person.press("w")
        assert "It can be picked now" in shown(app)

    sit(at("road", PLACE), story)


def test_the_mouse_points_picks_and_asks_why() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        where = {thing.pick: (thing.x + 2, y + 1) for thing, y in app.area.things()}
        await person.hover(app.area, offset=(where["hand:5"][0] + 1, where["hand:5"][1]))
        assert app.area.pointed == ("hand:5", 0)
        await person.click(app.area, offset=(where["hand:5"][0] + 1, where["hand:5"][1]))
        assert app.area.picker.picked == ("hand:5",)
        await person.click(app.area, offset=where["slot:g"], button=3)
        await until(person, lambda: app.message)
        await person.click(app.area, offset=where["slot:c"])
        await until(person, lambda: "You play a 5 on c." in shown(app))

    sit(at("road", PLACE), story)


def test_a_hint_comes_in_three_steps_and_lights_up() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        said = []
        for _ in range(3):
            await person.press("h")
            await until(person, lambda: app.message and app.message not in said)
            said.append(app.message)
        assert len(set(said)) == 3
        assert app.area.hinted
        assert "✦" in shown(app)

    sit(at("road", PLACE), story)


def test_undo_takes_the_last_move_back_and_the_log_with_it() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        await person.press("u")
        assert "You have not made a move yet." in shown(app)
        await person.press("1", "1")
        await until(person, lambda: "You play a 1 on c." in shown(app))
        await my_turn(app, person)
        await person.press("u")
        await until(person, lambda: "You play a 1 on c." not in shown(app))
        assert {pick for pick, _ in app.area.lit()} == {f"hand:{card}" for card in "12356"}

    sit(at("road", PLACE), story)


def test_a_move_can_be_typed_and_is_refused_in_words() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        await person.press("m", *"4@c", "enter")
        await until(person, lambda: "You hold no 4" in shown(app))
        await person.press("m", *"3@c", "enter")
        await until(person, lambda: "You play a 3 on c." in shown(app))

    sit(at("road", PLACE), story)


def test_rules_log_keys_and_the_table_as_text_are_a_key_away() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        for key, says in {
            "r": "Rules of Rainbow Road",
            "l": "What has happened",
            "t": "Your hand:",
            "question_mark": "to whatever lies that way",
        }.items():
            await person.press(key)
            await until(person, lambda: isinstance(app.screen, Page))
            await until(person, lambda: says in shown(app))  # noqa: B023 (it is called at once)
            await person.press("escape")
            await until(person, lambda: not isinstance(app.screen, Page))
        await person.press("r", "tab", *"teleport")
        await until(person, lambda: "Teleport" in shown(app))

    sit(at("road", PLACE), story)


def test_the_dice_of_the_first_turn_are_no_part_of_the_deal() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        assert app.sight
        deal, *told = app.history.chapters(app.sight)
        assert deal.startswith("The deal")
        assert "roll" in told[told.index("\nRound 1 begins.") + 1]

    sit(sunshower.new("passage", seed="demo", players=seated(["You", "random"])), story)


AT_EVERY_RUN = [("chroma", "nl"), ("pirates", "de"), ("rainbow", "ja")]


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(*each, marks=[] if each in AT_EVERY_RUN else pytest.mark.soak)
        for each in product(GAMES, languages())
    ],
)
def test_all_that_is_on_the_screen_is_in_ones_own_language(game: str, language: str) -> None:
    """The game step by step, hints, what can be explained and every page."""
    seen = set[str]()

    async def story(app: FullScreen, person: Person) -> None:
        speech.choose(language)
        await my_turn(app, person)
        for key in ("h", "h", "h", "w"):
            said = app.message
            await person.press(key)
            await until(person, lambda: app.message and app.message != said)  # noqa: B023 (it is called at once)
            seen.add(shown(app))
        for key in ("r", "l", "t", "question_mark"):
            await person.press(key)
            await until(person, lambda: isinstance(app.screen, Page))
            await person.pause(0.05)
            seen.add(shown(app, app.screen.children[0].region))
            await person.press("escape")
            await until(person, lambda: not isinstance(app.screen, Page))
        for number in range(20):
            await play_on(app, person, seed=str(number), most=1)
            seen.add(shown(app))

    speech.choose(language)
    sit(match_of(game, **SHORT.get(game, {})), story, size=LARGE)
    assert len(seen) > 10
    assert words_of_others("\n".join(seen), language) == set()


def test_arrows_go_to_whatever_lies_that_way() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        app.area.point(("slot:a", 0))
        for key, pick in {"right": "slot:b", "up": "slot:i", "left": "slot:j", "down": "slot:a"}.items():
            await person.press(key)
            assert app.area.pointed == (pick, 0)

    sit(at("road", PLACE), story)


def test_two_people_at_one_keyboard_have_a_curtain_between_their_hands() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        for name, other in (("Ann", "Bea"), ("Bea", "Ann")):
            assert app.sight
            assert app.sight.curtain == name
            assert "Your hand" not in shown(app)
            assert f"Pass the device to {name}" in shown(app)
            await person.press("enter")
            await until(person, lambda: app.sight and app.sight.acting)
            assert f"{other}'s field" in shown(app)
            await person.press("1", "1")
            await until(person, lambda: app.sight and app.sight.curtain)

    sit(at("road", PLACE, "Ann", "Bea"), story)


def test_a_game_of_memory_is_not_remembered_for_the_player() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person, most=14)
        await my_turn(app, person)
        assert app.sight
        if not app.sight.result:
            told = [line.ply for line in app.sight.lines if line.ply is not None]
            assert min(told) == match.told_from(0)

    match = match_of("rainbow")
    sit(match, story)


def test_a_game_without_a_board_is_shown_as_its_own_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    from sunshower.tui import area

    monkeypatch.setattr(area, "BOARDS", {})

    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        assert "Your field: a touches j" in shown(app)
        plies = match.plies
        await play_on(app, person, most=6)
        assert match.plies > plies

    match = match_of("road")
    sit(match, story)


def test_the_small_terminal_shows_what_is_lit_by_its_frame_not_by_colour_alone() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        app.area.point(("slot:a", 0))
        lit, dim = FRAMES["lit"], FRAMES["dim"]
        rows = shown(app).split("\n")
        hand = next(row for row in rows if lit[0] in row)
        assert hand.count(lit[0]) == 7
        assert any(dim[0] in row for row in rows)
        assert all(columns(row) <= SMALL[0] for row in rows)

    sit(at("road", PLACE), story)


def test_whoever_names_no_game_chooses_one() -> None:
    async def told() -> None:
        app = FullScreen(lambda app: chosen_table(app, SaveFile("sunshower")))
        async with app.run_test(size=SMALL) as person:
            for says in ("What do you play?", "How many players?", "Who do you play against?"):
                await until(person, lambda: isinstance(app.screen, Choose))
                await until(person, lambda: says in shown(app))  # noqa: B023 (it is called at once)
                await person.press("enter")
                await person.pause(0.05)
            await until(person, lambda: app.sight and app.sight.view)
            assert app.sight
            assert app.sight.title == "Chroma Rainbow"

    asyncio.run(told())


def test_leaving_keeps_the_game_and_says_how_to_go_on() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        await person.press("1", "1")
        await person.press("q")

    app = sit(at("road", PLACE), story)
    assert "sunshower play --resume" in (app.return_value or "")


def test_picks_that_lie_on_several_ways() -> None:
    picker = Picker()
    picker.show(
        (Offer("set", (("a", "a", "b"), ("a", "b", "a"))), Offer("pair", (("a", "a"),)), Offer("stop", (("s",),)))
    )
    assert picker.next == ["a", "s"]
    assert picker.whole("s") == "stop"
    assert picker.touch("a")
    assert picker.touch("a", 1)
    assert picker.complete == "pair"
    assert picker.settled() is None
    assert not picker.touch("x")
    assert picker.touch("s")
    assert picker.settled() == "stop"


def test_saved_and_resumed_games_are_the_same_in_both_modes() -> None:
    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person, most=4)
        await my_turn(app, person)

    match = match_of("road")
    sit(match, story)
    assert sunshower.replay(match.record()).position(0) == match.position(0)

"""A law that cannot fail proves nothing: each of these games breaks one."""

import json
from copy import copy
from dataclasses import replace
from itertools import count
from typing import Any, cast

import pytest

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition, IllegalMove, Refusal
from sunshower.core.game import CHANCE, OVER, Actions, Eyes, Game, Options, State, View
from sunshower.core.happenings import Begins, Story
from sunshower.core.lens import Lens
from sunshower.core.match import Match
from sunshower.core.message import Message
from sunshower.core.position import Positions

from . import laws, page
from .laws import Law, Table, tables
from .page import PageLaw
from .words import must_answer, must_read

TABLE = next(table for table in tables() if table.game.name == "road")
GAME = TABLE.game


def leaky_view(state: State, eyes: Eyes) -> View:
    return {**GAME.view(state, "all"), "seat": eyes}


def leak_by_turns(state: State, eyes: Eyes) -> View:
    """A leak that shows only while it is somebody else's turn."""
    return leaky_view(state, eyes) if isinstance(eyes, int) and state.turn == 1 - eyes else GAME.view(state, eyes)


def leaky_log(state: State, action: int, eyes: Eyes) -> tuple[str, Story]:
    return GAME.tell(state, action, "all")


def unsure_guess(view: View, rng: Rng) -> State:
    """A guess that forgets the scores."""
    return GAME.guess({**view, "scores": [0] * TABLE.seats}, rng)


class Peeker:
    """A guess that is the truth, kept from when the view was made."""

    def view(self, state: State, eyes: Eyes) -> View:
        self.truth = state.clone()
        return GAME.view(state, eyes)

    def guess(self, view: View, rng: Rng) -> State:
        return self.truth.clone()


PEEKER = Peeker()
TICKS = count()


def restless_view(state: State, eyes: Eyes) -> View:
    return {**GAME.view(state, eyes), "game": str(next(TICKS))}


def restless_log(state: State, action: int, eyes: Eyes) -> tuple[str, Story]:
    return GAME.tell(state, action, eyes)[0], (Begins(next(TICKS) % TABLE.seats),)


def generous_setup(seats: int, options: Options) -> State:
    """A table with a card more than the one before it."""
    state = GAME.setup(seats, options)
    cast(Any, state).pool += next(TICKS) % 2
    return state


def forgetful_guess(view: View, rng: Rng) -> State:
    return GAME.guess({**view, "points": 0, "way": None}, rng)


def one_move(state: State, action: int) -> Any:
    return GAME.move(state, action) if state.turn == CHANCE else GAME.moves.type("stop")


def other_lines(**ways: Any) -> Positions:
    """The positions of the game, read or written in another way."""
    positions = copy(GAME.positions)
    vars(positions).update(ways)
    return positions


def no_data(state: State, eyes: Eyes) -> View:
    return {**GAME.view(state, eyes), "options": {1: True}}  # type: ignore[dict-item]


class LeakyLens(Lens):
    """A lens that looks into the other hand, and tells everybody what is dealt."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, 235, 250, 250)
        self.part("hands", 2)

    def write(self, state: State, seat: int, out: Any, at: int) -> int:
        hands = GAME.view(state, "all")["hands"]  # type: ignore[typeddict-item]
        out[at] = sum(map(int, hands[0]))
        out[at + 1] = sum(map(int, hands[1]))
        return at + 2

    def told(self, state: State, action: int, seat: int) -> int:
        return action


class Forgetful(State):
    """A State of which a copy forgets how long it has been going on."""

    plies = 0

    def offer(self, actions: Actions) -> None:
        if self.turn != OVER:
            actions.add(0)

    def play(self, action: int) -> None:
        self.plies += 1
        self.turn = OVER if self.plies == 3 else 0

    def weight(self, outcome: int) -> int:
        return 1

    def clone(self) -> State:
        return Forgetful()


def forgetful_setup(seats: int, options: Options) -> State:
    return Forgetful()


def grumpy(state: State, seat: int, text: str) -> Refusal:
    return IllegalMove("No!", Message("no"))


BROKEN: list[tuple[str, Law, Game]] = [
    ("a view shows all", laws.nothing_interferes, replace(GAME, view=leaky_view)),
    ("a view shows all by turns", laws.nothing_interferes, replace(GAME, view=leak_by_turns)),
    ("the log shows all", laws.nothing_interferes, replace(GAME, tell=leaky_log)),
    ("a guess forgets", laws.guess_is_indistinguishable, replace(GAME, guess=unsure_guess)),
    ("every guess is the truth", laws.guess_guesses, replace(GAME, view=PEEKER.view, guess=PEEKER.guess)),
    ("all moves are spelled alike", laws.moves_are_text, replace(GAME, move=one_move)),
    ("refusals bark", laws.legal_is_honest, replace(GAME, why=grumpy)),
    ("a view is no data", laws.views_are_data, replace(GAME, view=no_data)),
    ("a view that is never the same", laws.play_is_pure, replace(GAME, view=restless_view)),
    ("a copy forgets", laws.clones_are_whole, replace(GAME, setup=forgetful_setup)),
    ("something that nobody declared", laws.happenings_are_data, replace(GAME, happenings=())),
    ("a card too many", laws.pieces_are_conserved, replace(GAME, setup=generous_setup)),
    ("a guess forgets the run", laws.only_revealing_steps_reveal, replace(GAME, guess=forgetful_guess)),
    ("a log that is never the same", laws.records_replay, replace(GAME, tell=restless_log)),
    ("a lens that sees more", laws.lenses_see_views, replace(GAME, lens=LeakyLens)),
    ("a lens that hears more", laws.lenses_hear_what_is_told, replace(GAME, lens=LeakyLens)),
    ("an end without a name", laws.turn_is_total, replace(GAME, endings=())),
]


@pytest.mark.parametrize(("law", "game"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_game_breaks_the_law(law: Law, game: Game) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception)):  # noqa: PT012
        for seed in range(20):
            law(Table(game, TABLE.seats, TABLE.options), seed)


PAGE = page.page("road")
SPOILT: list[tuple[str, PageLaw, str, str]] = [
    ("a rule without its number", page.bullets_carry_ids, " (B5)\n", "\n"),
    ("a ruling that is not told", page.rules_are_told, "(D42)", "(D41)"),
    ("a ruling that is not ours", page.rules_are_told, "(D42)", "(D42, D43)"),
    ("a rule of the book that is left out", page.rules_are_told, "B7", "B6"),
    ("letters that stand for nothing", page.rules_are_told, "D for", "D and"),
    ("an option that is not told", page.options_are_told, "- `free_jump`:", "- `far_jump`:"),
    ("an option with another ruling", page.options_are_told, "under her. (D4)", "under her. (D5)"),
    ("a field that is not told", page.fields_are_told, "| `pranked` |", "| `joked` |"),
    ("no designer", page.credits_are_given, GAME.credits.designer, "somebody"),
    ("no publisher", page.credits_are_given, GAME.credits.publisher, "somebody"),
    ("no year", page.credits_are_given, str(GAME.credits.year), "some year"),
    ("an official table", page.credits_are_given, "unofficial", "official"),
    ("nothing reconstructed", page.credits_are_given, "reconstruction", "copy"),
    ("a picture of no position", page.pictures_can_be_drawn, "```table\nround=", "```table\nrounds="),
    ("a picture without a caption", page.pictures_can_be_drawn, "```table\n", "```table\n```\n```table\n"),
    ("an example that begins in the dark", page.example_is_true, "hands=124667/134567", "hands=124667/??????"),
    ("an example that ends elsewhere", page.example_is_true, "scores=5/5", "scores=5/6"),
    ("an example whose end leaves something out", page.example_is_true, "spent=j scores=5/5", "spent=j"),
    ("an example that ends in no position", page.example_is_true, "round=4 phase=place", "round=4 phase=plaice"),
]


@pytest.mark.parametrize(("law", "old", "new"), [row[1:] for row in SPOILT], ids=[row[0] for row in SPOILT])
def test_a_spoilt_page_breaks_the_law(law: PageLaw, old: str, new: str) -> None:
    assert old in PAGE
    with pytest.raises((AssertionError, BadPosition, ValueError)):
        law(GAME, PAGE.replace(old, new))


def test_every_law_can_fail() -> None:
    assert {law for _, law, _ in BROKEN} == set(laws.LAWS)
    assert {law for _, law, _, _ in SPOILT} == set(page.PAGE_LAWS)


LINE = "round=5 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=2467/3567 scores=7/9"


def bark(line: str) -> View:
    raise BadPosition("No!", Message("no"))


def careless_guess(view: View, rng: Rng) -> State:
    """A guess with a card too many."""
    state = GAME.guess(view, rng)
    cast(Any, state).pool += 1
    return state


@pytest.mark.parametrize(
    "game",
    [
        replace(GAME, positions=other_lines(parse=bark)),
        replace(GAME, positions=other_lines(format=lambda view: LINE.replace("7/9", "7/8"))),
        replace(GAME, guess=careless_guess),
        replace(GAME, guess=unsure_guess, view=restless_view),
        replace(GAME, move=one_move),
    ],
    ids=["a bark", "another line", "a card too many", "a view that is never the same", "moves spelled alike"],
)
def test_a_game_that_cannot_read_lines_is_found(game: Game) -> None:
    must_read(GAME, LINE, to_the_end=True)
    with pytest.raises(AssertionError):
        must_read(game, LINE, to_the_end=True)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (replace(GAME, why=grumpy), "hello"),
        (replace(GAME, said=lambda state, text: None), "6@c"),
    ],
    ids=["a bark", "a move that is refused"],
)
def test_a_game_that_cannot_answer_is_found(game: Game, text: str) -> None:
    must_answer(Match(GAME, seed="answer", start=LINE), text)
    with pytest.raises(AssertionError):
        must_answer(Match(game, seed="answer", start=LINE), text)


def test_a_reason_that_tells_all_it_knows_knows_nothing_hidden() -> None:
    """A Match asks for reasons in a guessed State, so even a talkative game cannot give a hand away."""

    def talk(state: State, seat: int, text: str) -> Refusal:
        return IllegalMove.because("not-your-turn", player=str(GAME.view(state, "all")))

    talkative = replace(GAME, why=talk)
    for seed in range(10):
        laws.nothing_interferes(Table(talkative, TABLE.seats, TABLE.options), seed)


def test_broken_views_are_still_json() -> None:
    """The leaks above are found by what they show, not because they fall over."""
    assert json.dumps(leaky_view(TABLE.setup(), 0))

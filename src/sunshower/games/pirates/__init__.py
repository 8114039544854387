"""Rainbow Pirates, islands of rainbows and the pirates who raid them, by Sweet Bros Games."""

from sunshower.core.game import Credits, Game
from sunshower.games.pirates.bot.heuristic import PiratesHeuristic
from sunshower.games.pirates.notation import draft, format_move, parse_move, picks, tell
from sunshower.games.pirates.pieces import ENDINGS, MOST_SEATS, OPTIONS
from sunshower.games.pirates.position import format_position, parse_position
from sunshower.games.pirates.render import render
from sunshower.games.pirates.rules import setup
from sunshower.games.pirates.view import guess, view
from sunshower.games.pirates.why import why

GAME: Game = Game(
    name="pirates",
    title="Rainbow Pirates",
    about="Build rainbows on your island, raid the others, and bribe the pirates who come for yours.",
    credits=Credits(designer="Sweet Bros", publisher="Sweet Bros Games, Goliath, Korea Boardgames", year=2020),
    seats=tuple(range(2, MOST_SEATS + 1)),
    minutes=(15, 60),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"P{number}" for number in range(1, 43)),
    setup=setup,
    view=view,
    guess=guess,
    format_move=format_move,
    parse_move=parse_move,
    picks=picks,
    why=why,
    tell=tell,
    format_position=format_position,
    parse_position=parse_position,
    render=render,
    heuristic=PiratesHeuristic,
    draft=draft,
)

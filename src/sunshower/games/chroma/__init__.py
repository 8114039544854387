"""The rainbow game of Chroma Cards, by Brian Bollinger."""

from sunshower.core.game import Credits, Game
from sunshower.games.chroma.guide import ChromaHeuristic
from sunshower.games.chroma.notation import picks, read, tell, write
from sunshower.games.chroma.pieces import ENDINGS, OPTIONS, SEATS
from sunshower.games.chroma.position import line, parse
from sunshower.games.chroma.rules import setup
from sunshower.games.chroma.table import table
from sunshower.games.chroma.view import guess, view
from sunshower.games.chroma.why import why

GAME: Game = Game(
    name="chroma",
    title="Chroma Rainbow",
    about="Collect five cards of one shape in all five colours, and spoil the others' rainbows with wild cards.",
    credits=Credits(designer="Brian Bollinger", publisher="Wild East Games"),
    seats=SEATS,
    minutes=(10, 30),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"C{number}" for number in range(1, 28)),
    setup=setup,
    view=view,
    guess=guess,
    format_move=write,
    parse_move=read,
    picks=picks,
    why=why,
    tell=tell,
    format_position=line,
    parse_position=parse,
    render=table,
    heuristic=ChromaHeuristic,
)

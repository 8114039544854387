"""Rainbow Passage, a race across a board of colours from the Board Game Designers Forum."""

from sunshower.core.game import Credits, Game
from sunshower.games.passage.guide import PassageHeuristic
from sunshower.games.passage.notation import picks, read, tell, write
from sunshower.games.passage.pieces import ENDINGS, SEATS
from sunshower.games.passage.position import line, parse
from sunshower.games.passage.setup import OPTIONS, setup
from sunshower.games.passage.table import table
from sunshower.games.passage.view import guess, view
from sunshower.games.passage.why import why

GAME: Game = Game(
    name="passage",
    title="Rainbow Passage",
    about="Race a piece across a board of colours: the dice say which squares you may enter, and how often.",
    credits=Credits(designer="an author on the Board Game Designers Forum", publisher="bgdf.com, node 2708"),
    seats=SEATS,
    minutes=(20, 60),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"S{number}" for number in range(1, 51)),
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
    heuristic=PassageHeuristic,
)

"""Rainbow Road, a duel of two fairies by TAQ."""

from sunshower.core.game import Credits, Game
from sunshower.games.road.guide import RoadHeuristic
from sunshower.games.road.notation import picks, read, tell, write
from sunshower.games.road.pieces import ENDINGS, OPTIONS, SEATS
from sunshower.games.road.position import line, parse
from sunshower.games.road.rules import setup
from sunshower.games.road.table import table
from sunshower.games.road.view import guess, view
from sunshower.games.road.why import why

GAME: Game = Game(
    name="road",
    title="Rainbow Road",
    about="Lay cards around a ring, then send a fairy running: up the rainbow or down it, as the weather has it.",
    credits=Credits(designer="TAQ", publisher="Dashimakitei", year=2022),
    seats=(SEATS,),
    minutes=(20, 30),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"D{number}" for number in range(1, 43)),
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
    heuristic=RoadHeuristic,
)

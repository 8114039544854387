"""Rainbow Road, a duel of two fairies by TAQ."""

from sunshower.core.game import Credits, Game
from sunshower.core.message import Word
from sunshower.games.road.aloud import aloud
from sunshower.games.road.bot.heuristic import RoadHeuristic
from sunshower.games.road.happenings import HAPPENINGS, tell
from sunshower.games.road.lens import RoadLens
from sunshower.games.road.notation import MOVES, POSITIONS, move, said
from sunshower.games.road.pieces import ENDINGS, HUES, OPTIONS, SEATS, Prank
from sunshower.games.road.reasons import REASONS
from sunshower.games.road.render import render
from sunshower.games.road.rules import setup
from sunshower.games.road.view import FACTS, guess, view
from sunshower.games.road.why import choice, why

GAME: Game = Game(
    name="road",
    title="Rainbow Road",
    credits=Credits(designer="TAQ", publisher="Dashimakitei", year=2022),
    seats=(SEATS,),
    minutes=(20, 30),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"D{number}" for number in range(1, 43)),
    longest=1_000,
    setup=setup,
    facts=FACTS,
    view=view,
    guess=guess,
    moves=MOVES,
    move=move,
    said=said,
    positions=POSITIONS,
    happenings=HAPPENINGS,
    tell=tell,
    why=why,
    choice=choice,
    called={
        **{str(number): (Word("hue", name),) for number, name in enumerate(HUES, 1)},
        **{name: (Word("road-prank", name),) for name in Prank.NAMES},
    },
    render=render,
    aloud=aloud,
    heuristic=RoadHeuristic,
    lens=RoadLens,
    reasons=REASONS,
)

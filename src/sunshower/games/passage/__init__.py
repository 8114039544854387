"""Rainbow Passage, a race across a board of colours from the Board Game Designers Forum."""

from sunshower.core.game import Credits, Game
from sunshower.games.passage.aloud import aloud
from sunshower.games.passage.bot.heuristic import PassageHeuristic
from sunshower.games.passage.happenings import HAPPENINGS, tell
from sunshower.games.passage.lens import PassageLens
from sunshower.games.passage.notation import MOVES, POSITIONS, move
from sunshower.games.passage.pieces import ENDINGS, OPTIONS, SEATS
from sunshower.games.passage.reasons import REASONS
from sunshower.games.passage.render import render
from sunshower.games.passage.rules import setup
from sunshower.games.passage.view import FACTS, guess, view
from sunshower.games.passage.why import choice, why

GAME: Game = Game(
    name="passage",
    title="Rainbow Passage",
    credits=Credits(designer="Board Game Designers Forum", publisher="bgdf.com, node 2708"),
    seats=SEATS,
    minutes=(20, 60),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"S{number}" for number in range(1, 51)),
    longest=12_000,
    setup=setup,
    facts=FACTS,
    view=view,
    guess=guess,
    moves=MOVES,
    move=move,
    positions=POSITIONS,
    happenings=HAPPENINGS,
    tell=tell,
    why=why,
    choice=choice,
    render=render,
    aloud=aloud,
    heuristic=PassageHeuristic,
    lens=PassageLens,
    reasons=REASONS,
)

"""Hints: what a bot would do, said to whoever asks for it."""

from sunshower.bots.thinker import Thought, out_of_100
from sunshower.core.game import Seat
from sunshower.core.happenings import message
from sunshower.core.match import Match
from sunshower.core.message import Arg, Message


def hint(match: Match, seat: Seat, thought: Thought) -> Message:
    """A thought about a seat's moves: the best one and its chances, and the next best."""
    deeds = match.deeds(seat)
    worths = {choice.move: choice.worth for choice in thought.choices}
    rival = next((choice.move for choice in thought.choices if choice.move != thought.move), None)
    args: dict[str, Arg] = {}
    for name, move in (("move", thought.move), ("other", rival)):
        worth = worths.get(move) if move else None
        args[name] = message(match.game.name, deeds[move][0]) if move else None
        args[f"{name}_wins"] = None if worth is None else out_of_100(worth)
    return Message("table-hint", {**args, "only": len(deeds) == 1})

"""The moves open to a seat, and what is said to somebody who names a part of one.

The State that a question is asked about is a guess from the seat's View, so it cannot give away what the seat may not
know.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.game import Game, Path, Seat, State
from sunshower.core.message import Arg, Message, both, either
from sunshower.core.moves import CACHED, SIGNS, Moves

FEW = 10
"""How many things are named that there are to choose from."""


@dataclass(frozen=True)
class Offer:
    """A move open to a seat: as text, as a value with named parts, and as paths of picks."""

    text: str
    move: Any
    picks: list[Path]


@lru_cache(maxsize=CACHED, typed=True)
def offer(moves: Moves[Any], move: Any) -> Offer:
    """A move of a game, ready to be chosen; the same ones come again and again."""
    return Offer(moves.format(move), move, moves.paths(move))


class Rest(NamedTuple):
    """What is still to be picked for a move of a kind, each pick with its place in the path."""

    kind: str
    picks: tuple[tuple[int, str], ...]
    move: str

    def after(self) -> "Rest":
        """The same when the next of it has been picked."""
        return self._replace(picks=self.picks[1:])


def by_picks(offers: Sequence[Offer]) -> dict[Path, str]:
    """Moves by their paths of picks; a move whose picks have no order has several."""
    return {path: offer.text for offer in offers for path in offer.picks}


def only(offers: Sequence[Offer], text: str) -> str | None:
    """The one move that a text leaves: that of an object to pick, or of a card that it calls by a part of it."""
    paths = by_picks(offers)
    begun = {offer.text for offer in offers for path in offer.picks if in_part(offer, path, text)}
    return paths.get((text,)) or paths.get((called(offers, text),)) or (begun.pop() if len(begun) == 1 else None)


def refusal(game: Game, state: State, seat: Seat, offers: Sequence[Offer], text: str) -> Refusal:
    """Why a text cannot be played: the question for the rest of a move, the game's reason, or both."""
    said = text.strip().lower()
    picked = picked_first(game, offers, said)
    if picked:
        return IllegalMove("half-a-move", question(game, state, picked))
    why = game.why(state, seat, text)
    unknown = why.code == "not-understood"
    rests = spelled_first(game, offers, said)
    if unknown and not rests:
        cut = said.rstrip(SIGNS)
        if cut not in ("", said) and game.parse_move(state, cut) is None:
            return refusal(game, state, seat, offers, cut)
        rests = called_first(offers, said)
    if not rests or why.code == "half-a-move":
        return why
    asked = question(game, state, rests)
    return IllegalMove("half-a-move", asked) if unknown else IllegalMove(why.code, both(why.says, asked), why.rule)


def begun(game: Game, offers: Sequence[Offer], said: str) -> list[Rest]:
    """The rest of the moves that a text begins, in whatever way it does."""
    found = picked_first(game, offers, said) or spelled_first(game, offers, said) or called_first(offers, said)
    cut = said.rstrip(SIGNS)
    return found or (begun(game, offers, cut) if cut not in ("", said) else [])


def picked_first(game: Game, offers: Sequence[Offer], said: str) -> list[Rest]:
    """The rest of the moves to which an object belongs, which may be called without saying what it is."""
    return with_pick(offers, said) or ([] if game.moves.parse(said) else with_pick(offers, called(offers, said)))


def spelled_first(game: Game, offers: Sequence[Offer], said: str) -> list[Rest]:
    """The rest of the moves that are spelled like a text as far as it goes."""
    return [rest for kind in game.moves.begun(said) for rest in going_on(offers, *kind) if rest.picks]


def called_first(offers: Sequence[Offer], said: str) -> list[Rest]:
    """The rest of the moves with a card that is called by a part of it."""
    return with_pick(offers, f"hand:{said}") or [
        Rest(offer.move[0], tuple(enumerate(path)), offer.text)
        for offer in offers
        for path in offer.picks
        if in_part(offer, path, said)
    ]


def asked(game: Game, rests: Sequence[Rest]) -> tuple[str, dict[str, list[Rest]]]:
    """The part of some moves that is to be chosen, and the moves with each choice, by the pick or the kind that it is.

    What goes without saying is not asked.
    """
    while len({rest.picks[:1] for rest in rests}) == 1 < len({rest[:2] for rest in rests}) and all(
        rest.picks[1:] for rest in rests
    ):
        rests = [rest.after() for rest in rests]
    parts = {game.moves.chooses(rest.kind, *rest.picks[0]) if rest.picks else "" for rest in rests}
    part = parts.pop() if len(parts) == 1 else ""
    found: dict[str, list[Rest]] = {}
    for rest in rests:
        found.setdefault(rest.picks[0][1] if part else rest.kind, []).append(rest)
    return part, found


def question(game: Game, state: State, rests: Sequence[Rest]) -> Message:
    """Which of the things that go on with some moves is meant."""
    part, things = asked(game, rests)
    choices = [game.choice(state, thing) for thing in things] if game.choice and len(things) <= FEW else []
    if len(choices) == 1:
        return Message("table-only", {"part": part or "way", "choice": choices[0]})
    apart = [choice for at, choice in enumerate(choices) if choice not in choices[:at]]
    told = either(apart) if len(apart) > 1 else None
    return Message("table-which", {"part": part or "way", "choices": told})


def is_question(says: Arg) -> bool:
    """Whether a message asks for the rest of a move, perhaps after a reason."""
    return isinstance(says, Message) and (
        says.key in ("table-which", "table-only") or (says.key == "table-both" and is_question(says.args["second"]))
    )


def with_pick(offers: Sequence[Offer], pick: str) -> list[Rest]:
    """The rest of the moves that begin with a pick; of those that it is a part of, what has to be picked before it."""
    paths = [(offer, path) for offer in offers for path in offer.picks if pick in path]
    begun = [
        Rest(offer.move[0], tuple(enumerate(path))[1:], offer.text)
        for offer, path in paths
        if path[0] == pick and path[1:]
    ]
    return begun or [Rest(offer.move[0], ((0, path[0]),), offer.text) for offer, path in paths if path[0] != pick]


def called(offers: Sequence[Offer], name: str) -> str:
    """The object that somebody names without saying what it is, such as a square; nothing if it could be several."""
    found = {
        pick for offer in offers for path in offer.picks for pick in path if name and pick.partition(":")[2] == name
    }
    return found.pop() if len(found) == 1 else ""


def in_part(offer: Offer, path: Path, text: str) -> bool:
    """Whether a text calls the card of a move by a part of it, such as its colour, after the word for the deed."""
    *deed, part = re.split(r"[\s:]+", text)
    thing, _, card = path[0].partition(":")
    named = thing == "hand" and part not in ("", card) and (card.startswith(part) or card.endswith(part))
    return named and offer.text.startswith("".join(deed))


def going_on(offers: Sequence[Offer], kind: str, said: Sequence[str | None]) -> list[Rest]:
    """The rest of the moves of a kind that have the picks which were said."""
    unsaid = [place for place, pick in enumerate(said) if pick is None]
    return [
        Rest(kind, tuple((place, path[place]) for place in (*unsaid, *range(len(said), len(path)))), offer.text)
        for offer in offers
        if offer.move[0] == kind
        for path in offer.picks
        if len(path) >= len(said) and all(pick in (None, path[place]) for place, pick in enumerate(said))
    ]

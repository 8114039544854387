"""A Match: a game being played and its record being written. Everything that people and programs do goes through it."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass
from hashlib import sha256
from json import dumps
from types import MappingProxyType
from typing import Any, NamedTuple

from sunshower.core.chance import GENERATOR, Rng, draw
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.game import CHANCE, OVER, Eyes, Game, Options, Path, Seat, State, chosen
from sunshower.core.happenings import Story, sentences
from sunshower.core.message import Message, both, either, named
from sunshower.core.options import checked_options
from sunshower.core.words import words

FORMAT = 1
LONGEST_MOVE = 200
LONGEST_NAME = 40
UNSEEN = " \u115f\u1160\u2800\u3164\uffa0"
"""Printable characters that look like nothing."""
LONGEST_SEED = 200
MARK_EVERY = 32
"""After how many steps a copy of the State is kept, so that the end of a long log need not be played from its start."""
FEW = 6
"""How many things are named that there are to choose from."""
GUESSES = 8
"""How many deals must agree on what a move leads to before it counts as foreseen."""


@dataclass(frozen=True)
class Result:
    """How a match ended: scores, places (1 for a winner), and the way it ended as a code and a sentence."""

    scores: list[int]
    ranks: list[int]
    ending: str
    sentence: str


@dataclass(frozen=True)
class Event:
    """One step as some eyes saw it: its move, and what happened, in words and as data. `seat` is None for chance."""

    ply: int
    seat: Seat | None
    move: str
    happenings: Story
    game: str
    players: Sequence[str]

    @property
    def sentence(self) -> str:
        """What happened, in English; made when it is asked for, because most of what a match tells is not read."""
        return sentences(self.game, self.happenings, self.players)


@dataclass(frozen=True)
class Offer:
    """A move open to a seat: as text, as a value with named parts, and as paths of picks."""

    text: str
    move: Any
    picks: list[Path]


@dataclass(frozen=True)
class Prospect:
    """What a seat would see after some moves of its own, and what it could do then, if it is still its turn."""

    view: Mapping[str, Any]
    offers: list[Offer]

    @property
    def picks(self) -> dict[Path, str]:
        """The moves by their paths of picks."""
        return by_picks(self.offers)


class Match:
    """A game being played.

    Chance plays by itself, from the seed: after every call it is some seat's turn, or the match is over. Only
    `record`, and whoever asks for the eyes "all", gets to see the whole truth. A match that starts from a position
    has its seats and options from there.
    """

    __slots__ = (
        "_marks",
        "_movers",
        "_shown",
        "_state",
        "_steps",
        "game",
        "options",
        "players",
        "seats",
        "seed",
        "start",
    )

    def __init__(
        self,
        game: Game,
        *,
        seats: int | None = None,
        seed: str | int,
        options: Mapping[str, object] | None = None,
        start: str | None = None,
        players: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.seed = checked_seed(seed)
        self.start: str | None = None
        if start is not None:
            view = game.parse_position(start)
            seats, options = view["seats"], view["options"]
            self._state = game.guess(view, Rng(f"position {self.seed}"))
            self.start = game.format_position(game.view(self._state, "all"))
        self.seats: int = checked_seats(game, seats)
        self.options: Options = MappingProxyType(checked_options(game, {} if options is None else options))
        self.players = checked_players(self.seats, players)
        if start is None:
            self._state = game.setup(self.seats, self.options)
        self._forget()
        self._settle()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide; none when it is over."""
        return () if self._state.turn == OVER else (self._state.turn,)

    @property
    def plies(self) -> int:
        """How many steps have been played, chance included."""
        return len(self._steps)

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        state = self._state
        if state.turn != OVER:
            return None
        sentence = words().say(self.game.about_ending(state.ending()))
        return Result(state.scores(), state.ranks(), state.ending(), sentence)

    def legal(self, seat: Seat) -> list[str]:
        """The moves open to a seat, as text; none when it is not its turn."""
        if self._checked_seat(seat) != self._state.turn:
            return []
        return [self.game.format_move(self._state, action) for action in self._state.legal()]

    def offers(self, seat: Seat) -> list[Offer]:
        """The moves open to a seat as text, as values and as picks; none when it is not its turn."""
        if self._checked_seat(seat) != self._state.turn:
            return []
        moves = [self.game.move(self._state, action) for action in self._state.legal()]
        return [Offer(self.game.moves.format(move), move, self.game.moves.paths(move)) for move in moves]

    def picks(self, seat: Seat) -> dict[Path, str]:
        """The moves open to a seat by their paths of picks; a move whose picks have no order has several paths."""
        return by_picks(self.offers(seat))

    def play(self, seat: Seat, move: str) -> None:
        """Play a move given as text. Raises IllegalMove, and changes nothing, when it is not allowed."""
        self._step(self._read(seat, move))
        self._settle()

    def spelling(self, seat: Seat, move: str) -> str:
        """A move as it would be written in the record. Raises as `play` does when it is not allowed."""
        return self.game.format_move(self._state, self._read(seat, move))

    def _read(self, seat: Seat, move: str) -> int:
        """The action that a text names, by its spelling or as the one object to pick for it. Raises as `play` does."""
        refusal = self._out_of_turn(seat, move)
        if refusal:
            raise refusal
        action = self.game.parse_move(self._state, move)
        if action is None:
            whole = self.picks(seat).get((move.strip().lower(),))
            action = None if whole is None else self.game.parse_move(self._state, whole)
        if action is None:
            raise self._reason(seat, move)
        return action

    def why(self, seat: Seat, text: str) -> Refusal | None:
        """Why a seat may not play a move, or pick an object such as "slot:c"; None if that can be played as it is.

        Where it is a part of a move, as "hand:5" may be, the answer is the question for what goes with it.
        """
        self._checked_seat(seat)
        try:
            self._read(seat, text)
        except IllegalMove as refusal:
            return refusal
        return None

    def deeds(self, seat: Seat) -> dict[str, Story]:
        """What each move open to a seat would do; of a move that brings something to light, the deed alone.

        It is told of a guess from the seat's View, so what the seat may not know cannot slip in.
        """
        if self._checked_seat(seat) != self._state.turn:
            return {}
        state = self.game.guess(self.game.view(self._state, seat), Rng())
        found = {}
        for action in state.legal():
            _, story = self.game.tell(state, action, seat)
            found[self.game.format_move(state, action)] = story[:1] if state.reveals(action) else story
        return found

    def draft(self, seat: Seat, text: str) -> list[str]:
        """The moves, one after the other, that lead a seat to what a text describes; none if it describes nothing."""
        if self.game.draft is None or self._out_of_turn(seat, text):
            return []
        return self.game.draft(self.game.guess(self.game.view(self._state, seat), Rng()), text)

    def ahead(self, seat: Seat, moves: Sequence[str]) -> Prospect:
        """What a seat would see after playing some moves in a row. Raises IllegalMove where that cannot be foreseen.

        It is worked out on deals guessed from the seat's View, so it tells nothing new: all deals must agree.
        """
        view = self.view(self._checked_seat(seat))
        if not moves:
            return Prospect(view, self.offers(seat))
        refusal = self._out_of_turn(seat, moves[0])
        if refusal:
            raise refusal
        deals = []
        for number in range(GUESSES):
            deals.append(copy(self))
            deals[-1]._state = self.game.guess(view, Rng(f"ahead {number}"))
        for move in moves:
            action = deals[0]._read(seat, move)
            for deal in deals:
                deal._state.play(action)
            view = deals[0].view(seat)
            if deals[0]._state.turn == CHANCE or any(deal.view(seat) != view for deal in deals):
                raise IllegalMove.because("not-foreseeable")
        return Prospect(view, deals[0].offers(seat))

    def view(self, eyes: Eyes, memory: bool = False) -> Mapping[str, Any]:
        """What a seat sees; what a spectator sees for None; everything for "all". The keys are those of a View.

        With memory, also what these eyes have seen before: for bots, and for tables where people get that help.
        """
        view = self.game.view(self._state, self._checked_eyes(eyes))
        if memory and self.game.memory:
            return {**view, "memory": self.game.memory(self._state, eyes)}
        return view

    def position(self, eyes: Eyes) -> str:
        """The same as a one-line position."""
        return self.game.format_position(self.view(eyes))

    def log(self, eyes: Eyes, since: int = 0) -> list[Event]:
        """What has happened from a ply on, as these eyes saw it; in a game of memory the last two turns at most."""
        self._checked_eyes(eyes)
        if type(since) is not int:
            raise IllegalMove.because("no-such-ply", last=self.plies)
        since = max(since, self.told_from(eyes))
        events = []
        for ply, (state, action) in enumerate(self._history(since), since):
            move, told = self.game.tell(state, action, eyes)
            seat = None if state.turn == CHANCE else state.turn
            events.append(Event(ply, seat, move, told, self.game.name, self.players))
        return events

    def told_from(self, eyes: Eyes) -> int:
        """The ply before which a game of memory tells these eyes nothing: a whole log would remember for them.

        Whoever loses a round begins the next, so a change of seats, not of rounds, is what counts as a turn.
        """
        if self.game.memory is None or eyes == "all" or self.result or "memory" in self.view(eyes):
            return 0
        movers = [(ply, seat) for ply, seat in enumerate(self._movers) if seat != CHANCE]
        turns = [ply for (ply, seat), (_, before) in zip(movers[1:], movers, strict=False) if seat != before]
        return turns[-2] if len(turns) > 1 else 0

    def undo(self, seat: Seat, agreed: bool = False) -> None:
        """Take back a seat's last move, unless somebody has moved or learned something since; agreed: even then."""
        steps = self._steps[: self.undoable(seat, agreed)]
        self._state = self._beginning()
        self._forget()
        for action in steps:
            self._step(action)

    def undoable(self, seat: Seat, agreed: bool = False) -> int:
        """The ply that an undo would go back to. Raises as `undo` does when it is not allowed."""
        self._checked_seat(seat)
        last = next((ply for ply in reversed(range(self.plies)) if self._movers[ply] == seat), None)
        if last is None:
            raise IllegalMove.because("nothing-to-undo")
        if any(mover != CHANCE for mover in self._movers[last + 1 :]) and not agreed:
            raise IllegalMove.because("others-moved")
        if any(self._shown[last:]) and not agreed:
            raise IllegalMove.because("seen")
        return last

    def moment(self, ply: int) -> "Match":
        """The same match as it was after some steps; chance that was due then has had its turn."""
        if type(ply) is not int or not 0 <= ply <= self.plies:
            raise IllegalMove.because("no-such-ply", last=self.plies)
        then = Match(self.game, seats=self.seats, seed=self.seed, options=self.options, players=self.players)
        then.start = self.start
        then._state = self._beginning()
        then._forget()
        for action in self._steps[:ply]:
            then._step(action)
        then._settle()
        return then

    def course(self) -> list[tuple[int, list[int]]]:
        """The scores of all seats, with the ply, whenever they had changed; of a turn with many steps only its end."""
        found: list[tuple[int, list[int]]] = []
        before = [state.scores() for state, _ in self._history()]
        movers = [CHANCE, *self._movers]
        for ply, scores in enumerate([*before, self._state.scores()]):
            if found and scores == found[-1][1]:
                continue
            if len(found) > 1 and all(mover in (movers[ply], CHANCE) for mover in movers[found[-1][0] : ply]):
                found.pop()
            if not found or scores != found[-1][1]:
                found.append((ply, scores))
        return found

    def record(self) -> dict[str, Any]:
        """All of it, ready for JSON: game, rules version, options, seed, every move and every chance outcome."""
        record: dict[str, Any] = {
            "sunshower": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "players": list(self.players),
            "options": dict(self.options),
            "chance": GENERATOR,
            "seed": self.seed,
            "start": self.start,
            "steps": [self.game.format_move(state, action) for state, action in self._history()],
            "result": asdict(self.result) if self.result else None,
            "check": "",
        }
        return record | {"check": checksum(record)}

    def _beginning(self) -> State:
        if self.start is None:
            return self.game.setup(self.seats, self.options)
        return self.game.guess(self.game.parse_position(self.start), Rng())

    def _history(self, since: int = 0) -> Iterator[tuple[State, int]]:
        """Each action from a ply on, with the State it was played in."""
        marked, mark = next((mark for mark in reversed(self._marks) if mark[0] <= since), (0, None))
        state = mark.clone() if mark else self._beginning()
        for ply, action in enumerate(self._steps[marked:], marked):
            if ply >= since:
                yield state, action
            state.play(action)

    def _forget(self) -> None:
        """Begin the history anew."""
        self._steps: list[int] = []
        self._movers: list[int] = []
        self._shown: list[bool] = []
        self._marks: list[tuple[int, State]] = []

    def _step(self, action: int) -> None:
        state = self._state
        if self._steps and len(self._steps) % MARK_EVERY == 0:
            self._marks = [*self._marks[-1:], (len(self._steps), state.clone())]
        self._movers.append(state.turn)
        self._shown.append(state.turn == CHANCE or state.reveals(action))
        state.play(action)
        self._steps.append(action)

    def _settle(self) -> None:
        """Let chance have its turns."""
        while self._state.turn == CHANCE:
            self._step(self._chance())

    def _chance(self) -> int:
        """What the seed has in store for the present chance turn."""
        outcomes = self._state.outcomes()
        return chosen(outcomes, draw(self.seed, len(self._steps), sum(weight for _, weight in outcomes)))

    def _reason(self, seat: Seat, text: str) -> Refusal:
        """The question for the rest of a move, or the game's reason.

        Both are asked of a guess from the seat's View: they cannot give away what the seat may not know.
        """
        state = self.game.guess(self.game.view(self._state, seat), Rng())
        offers = self.offers(seat)
        picked = with_pick(offers, text.strip().lower())
        if picked:
            return IllegalMove("half-a-move", self._question(state, picked))
        refusal = self.game.why(state, seat, text)
        says = named(refusal.says, self.players)
        unknown = refusal.code == "not-understood"
        begun = [rest for said in self.game.moves.begun(text) for rest in going_on(offers, *said) if rest.picks]
        if unknown and not begun:
            begun = with_pick(offers, f"hand:{text.strip().lower()}")
        if not begun:
            return IllegalMove(refusal.code, says, refusal.rule)
        question = self._question(state, begun)
        if unknown:
            return IllegalMove("half-a-move", question)
        return IllegalMove(refusal.code, both(says, question), refusal.rule)

    def _question(self, state: State, rests: Sequence["Rest"]) -> Message:
        """Which of the things that go on with some moves is meant; what goes without saying is not asked."""
        while len({rest.picks[0] for rest in rests}) == 1 and all(rest.picks[1:] for rest in rests):
            rests = [Rest(rest.kind, rest.picks[1:]) for rest in rests]
        parts = {self.game.moves.chooses(rest.kind, *rest.picks[0]) for rest in rests}
        part = parts.pop() if len(parts) == 1 else ""
        things = dict.fromkeys(rest.picks[0][1] if part else rest.kind for rest in rests)
        choice = self.game.choice
        choices = [choice(state, thing) for thing in things] if choice and len(things) <= FEW else []
        if len(choices) == 1:
            return named(Message("table-only", {"choice": choices[0]}), self.players)
        apart = [called for at, called in enumerate(choices) if called not in choices[:at]]
        told = either(apart) if len(apart) > 1 else None
        return named(Message("table-which", {"part": part or "way", "choices": told}), self.players)

    def _out_of_turn(self, seat: Seat, text: str) -> Refusal | None:
        self._checked_seat(seat)
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            return IllegalMove.because("not-understood")
        if self._state.turn == OVER:
            return IllegalMove.because("game-over")
        if seat != self._state.turn:
            return IllegalMove.because("not-your-turn", player=self.players[self._state.turn])
        return None

    def _checked_seat(self, seat: Seat) -> Seat:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise IllegalMove.because("no-such-seat", last=self.seats - 1)
        return seat

    def _checked_eyes(self, eyes: Eyes) -> Eyes:
        return eyes if eyes is None or eyes == "all" else self._checked_seat(eyes)


class Rest(NamedTuple):
    """What is still to be picked for a move of a kind, each pick with its place in the path."""

    kind: str
    picks: tuple[tuple[int, str], ...]


def with_pick(offers: Sequence[Offer], pick: str) -> list[Rest]:
    """The rest of the moves that begin with a pick; of those that it is a part of, what has to be picked before it."""
    paths = [(offer.move[0], path) for offer in offers for path in offer.picks if pick in path]
    begun = [Rest(kind, tuple(enumerate(path))[1:]) for kind, path in paths if path[0] == pick]
    return begun or [Rest(kind, ((0, path[0]),)) for kind, path in paths]


def going_on(offers: Sequence[Offer], kind: str, said: Sequence[str | None]) -> list[Rest]:
    """The rest of the moves of a kind that have the picks which were said."""
    paths = [path for offer in offers if offer.move[0] == kind for path in offer.picks]
    fitting = [path for path in paths if all(pick in (None, path[place]) for place, pick in enumerate(said))]
    unsaid = [place for place, pick in enumerate(said) if pick is None]
    return [Rest(kind, tuple((n, path[n]) for n in (*unsaid, *range(len(said), len(path))))) for path in fitting]


def by_picks(offers: Sequence[Offer]) -> dict[Path, str]:
    """Moves by their paths of picks; a move whose picks have no order has several."""
    return {path: offer.text for offer in offers for path in offer.picks}


def checksum(record: Mapping[str, Any]) -> str:
    """A short sum over a record, so that one cut off or changed by accident is noticed."""
    return sha256(dumps(record, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def checked_seats(game: Game, seats: int | None) -> int:
    """A number of seats that the game can be played with; its fewest if none is given."""
    if seats is None:
        return game.seats[0]
    if type(seats) is not int or seats not in game.seats:
        fewest, *more = game.seats
        raise BadTable.because("wrong-seats", game=game.title, fewest=fewest, most=more[-1] if more else None)
    return seats


def checked_seed(seed: object) -> str:
    """A seed as the line of text that it is kept as."""
    if type(seed) is int and abs(seed) < 10**LONGEST_SEED:
        seed = str(seed)
    if not isinstance(seed, str) or not 0 < len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise BadTable.because("wrong-seed", longest=LONGEST_SEED)
    return seed


def checked_players(seats: int, players: Sequence[str] | None) -> tuple[str, ...]:
    """A name that can be seen for each seat."""
    names = tuple(f"Seat {seat}" for seat in range(seats)) if players is None else players
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != seats:
        raise BadTable.because("wrong-players", seats=seats)
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable() or not name.strip(UNSEEN):
            raise BadTable.because("wrong-name", longest=LONGEST_NAME)
    return tuple(names)

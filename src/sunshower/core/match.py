"""A Match: a game being played and its record being written. Everything that people and programs do goes through it."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass
from hashlib import sha256
from json import dumps
from operator import itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from sunshower.core.aloud import Aloud
from sunshower.core.chance import GENERATOR, Rng, draw
from sunshower.core.errors import BadTable, IllegalMove, Refusal, not_understood
from sunshower.core.game import CHANCE, OVER, Eyes, Game, Options, Path, Seat, State, chosen, weight_of
from sunshower.core.happenings import Story, sentences
from sunshower.core.message import named
from sunshower.core.names import LONGEST, is_name
from sunshower.core.offers import Offer, by_picks, offer, only, refusal
from sunshower.core.options import checked_options
from sunshower.core.words import words

FORMAT = 1
LONGEST_MOVE = 200
LONGEST_SEED = 200
MARK_EVERY = 32
"""After how many steps a copy of the State is kept, so that the end of a long log need not be played from its start."""
GUESSES = 8
"""How many deals must agree on what a move leads to before it counts as foreseen."""


@dataclass(frozen=True)
class Result:
    """How a match ended: scores, places (1 for a winner), and the way it ended as a code and a sentence."""

    scores: list[int]
    ranks: list[int]
    ending: str
    sentence: str


class Event(NamedTuple):
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
        "_latest",
        "_marks",
        "_movers",
        "_shown",
        "_spelt",
        "_starts",
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
        self._spelt: dict[str, int] = {}
        """The moves on offer by their spelling, once somebody has asked for them."""
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
        if not self._spelt:
            self._spelt = {self.game.format_move(self._state, action): action for action in self._state.legal()}
        return [*self._spelt]

    def actions(self, seat: Seat) -> list[int]:
        """The same as numbers, for programs: `play` takes them. They mean something at this table and moment alone."""
        return self._state.legal() if self._checked_seat(seat) == self._state.turn else []

    def offers(self, seat: Seat) -> list[Offer]:
        """The moves open to a seat as text, as values and as picks; none when it is not its turn."""
        if self._checked_seat(seat) != self._state.turn:
            return []
        actions = self._state.legal()
        moves = [self.game.move(self._state, action) for action in actions]
        offers = [offer(self.game.moves, move) for move in moves]
        self._spelt = {offer.text: action for offer, action in zip(offers, actions)}
        return offers

    def picks(self, seat: Seat) -> dict[Path, str]:
        """The moves open to a seat by their paths of picks; a move whose picks have no order has several paths."""
        return by_picks(self.offers(seat))

    def play(self, seat: Seat, move: str | int) -> None:
        """Play a move given as text, or by the number of its action.

        Raises IllegalMove, and changes nothing, when it is not allowed.
        """
        self._step(self._numbered(seat, move) if isinstance(move, int) else self._read(seat, move))
        self._settle()

    def guess(self, seat: Seat, rng: Rng) -> State:
        """A State that looks the same to a seat, all else dealt anew, for a program to think on.

        It is as good as what `Game.guess` makes of the seat's View; what a game of memory lets a seat remember is
        known in it.
        """
        state = self._state.clone()
        state.redeal(self._checked_seat(seat), rng)
        return state

    def spelling(self, seat: Seat, move: str) -> str:
        """A move as it would be written in the record. Raises as `play` does when it is not allowed."""
        action = self._read(seat, move)
        return move if move in self._spelt else self.game.format_move(self._state, action)

    def _read(self, seat: Seat, move: str) -> int:
        """The action that a text names, by its spelling or as what leaves no other. Raises as `play` does."""
        early = self._out_of_turn(seat, move)
        if early:
            raise early
        action = self._spelt.get(move)
        if action is None:
            action = self.game.parse_move(self._state, move)
        if action is None:
            whole = only(self.offers(seat), move.strip().lower())
            action = None if whole is None else self.game.parse_move(self._state, whole)
        if action is None:
            raise self._reason(seat, move)
        return action

    def _numbered(self, seat: Seat, action: int) -> int:
        if type(seat) is int and seat == self._state.turn and action in self._state.legal():
            return action
        raise self._out_of_turn(seat, "") or not_understood()

    def why(self, seat: Seat, text: str) -> Refusal | None:
        """Why a seat may not play a move, or pick an object such as "slot:c"; None if that can be played as it is.

        Where it is a part of a move, as "hand:5" may be, the answer is the question for what goes with it.
        """
        self._checked_seat(seat)
        try:
            self._read(seat, text)
        except IllegalMove as reason:
            return reason
        return None

    def deeds(self, seat: Seat) -> dict[str, Story]:
        """What each move open to a seat would do; of a move that brings something to light, the deed alone.

        It is told of a guess from the seat's View, so what the seat may not know cannot slip in.
        """
        if self._checked_seat(seat) != self._state.turn:
            return {}
        return deeds(self.game, self.game.guess(self.game.view(self._state, seat), Rng()), seat)

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
        early = self._out_of_turn(seat, moves[0])
        if early:
            raise early
        deals = []
        for number in range(GUESSES):
            deals.append(copy(self))
            deals[-1]._state = self.game.guess(view, Rng(f"ahead {number}"))
            deals[-1]._spelt = {}
        for move in moves:
            action = deals[0]._read(seat, move)
            for deal in deals:
                deal._state.play(action)
                deal._spelt = {}
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

    def aloud(self, eyes: Eyes) -> Aloud:
        """The same as sentences, by what somebody who listens may ask for; none where a game has no words for it."""
        return self.game.aloud(self.view(eyes)) if self.game.aloud else {}

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
        if self.game.memory is None:
            return 0
        found = self._starts.get(eyes)
        if found is None:
            found = self._starts[eyes] = self._two_turns_ago(eyes)
        return found

    def _two_turns_ago(self, eyes: Eyes) -> int:
        """The ply where the last turn but one began; the first one for eyes that may remember all."""
        if eyes == "all" or self.result or "memory" in self.view(eyes):
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
        refused = self.undo_refused(seat, agreed)
        if refused:
            raise IllegalMove.because(refused)
        return self._last_of(seat)

    def undo_refused(self, seat: Seat, agreed: bool = False) -> str:
        """The code of what `undo` raises when it is not allowed, and nothing when it is."""
        last = self._last_of(self._checked_seat(seat))
        if last < 0:
            return "nothing-to-undo"
        after = self._movers[last + 1 :]
        if after.count(CHANCE) < len(after) and not agreed:
            return "others-moved"
        return "seen" if any(self._shown[last:]) and not agreed else ""

    def _last_of(self, seat: Seat) -> int:
        """The ply of a seat's last move; -1 if it has not made one."""
        return self._movers.tobytes().rfind(seat)

    def unseen_since(self, seat: Seat) -> bool:
        """Whether nobody has learned anything since a seat's last move, that move included."""
        return not any(self._shown[self.undoable(seat, agreed=True) :])

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

    def truth(self) -> Iterator[tuple[State, int]]:
        """Each action with the State that it was played in, all open: of a match that is over, and of no other."""
        if not self.result:
            raise IllegalMove.because("not-over")
        return self._history()

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

    def _forget(self) -> None:
        """Begin the history anew. It is kept as numbers side by side: a server holds many long matches."""
        self._steps = array("i")
        self._movers = array("b")
        self._shown = bytearray()
        self._spelt = {}
        self._marks: list[tuple[int, State]] = []
        self._latest: tuple[int, State | None] = 0, None
        """From where the last decision was made: that is what everybody at a table wants to be told."""
        self._starts: dict[Eyes, int] = {}

    def _history(self, since: int = 0) -> Iterator[tuple[State, int]]:
        """Each action from a ply on, with the State it was played in."""
        marked, mark = self._latest
        if marked > since:
            known: list[tuple[int, State | None]] = [(ply, kept) for ply, kept in self._marks if ply <= since]
            marked, mark = max(known, key=itemgetter(0), default=(0, None))
        state = mark.clone() if mark else self._beginning()
        for ply, action in enumerate(self._steps[marked:], marked):
            if ply >= since:
                yield state, action
            state.play(action)

    def _step(self, action: int) -> None:
        state = self._state
        if self._steps and len(self._steps) % MARK_EVERY == 0:
            self._marks = [*self._marks[-1:], (len(self._steps), state.clone())]
        if state.turn != CHANCE:
            self._latest = len(self._steps), state.clone()
        self._movers.append(state.turn)
        self._shown.append(state.turn == CHANCE or state.reveals(action))
        state.play(action)
        self._steps.append(action)
        if self._spelt:
            self._spelt = {}
        if self._starts:
            self._starts = {}

    def _settle(self) -> None:
        """Let chance have its turns."""
        while self._state.turn == CHANCE:
            self._step(self._chance())

    def _chance(self) -> int:
        """What the seed has in store for the present chance turn."""
        outcomes = self._state.outcomes()
        return chosen(outcomes, draw(self.seed, len(self._steps), weight_of(outcomes)))

    def _reason(self, seat: Seat, text: str) -> Refusal:
        """The question for the rest of a move, or the game's reason; both are asked of a guess from the seat's View."""
        state = self.game.guess(self.game.view(self._state, seat), Rng())
        why = refusal(self.game, state, seat, self.offers(seat), text)
        return IllegalMove(why.code, named(why.says, self.players), why.rule)

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


def deeds(game: Game, state: State, eyes: Eyes) -> dict[str, Story]:
    """What each move open in a State, which may be a guess, would do; if it reveals something, the deed alone."""
    found = {}
    for action in state.legal():
        _, story = game.tell(state, action, eyes)
        found[game.format_move(state, action)] = story[:1] if state.reveals(action) else story
    return found


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


def default_name(seat: Seat) -> str:
    """What whoever sits on a seat is called in a record without names."""
    return f"Seat {seat}"


def checked_players(seats: int, players: Sequence[str] | None) -> tuple[str, ...]:
    """A name that can be seen for each seat."""
    names = tuple(map(default_name, range(seats))) if players is None else players
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != seats:
        raise BadTable.because("wrong-players", seats=seats)
    for name in names:
        if not is_name(name):
            raise BadTable.because("wrong-name", longest=LONGEST)
    return tuple(names)

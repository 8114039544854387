"""The laws: what must hold for every game, whatever its rules. Each is a function of a table and a seed."""

import json
import os
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from itertools import product
from typing import Any

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, Game, Options, State
from sunshower.core.happenings import Story, sentences
from sunshower.core.match import Match
from sunshower.core.options import checked_options
from sunshower.core.record import replay
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, words

from .words import LONGEST_GAME, must_refuse

SECOND = bool(os.environ.get("SUNSHOWER_SECOND"))
COMBINATIONS = 6
LOOKS = 20
NONSENSE = ("", "?", "0", "zzz", "5", "@", "stop it", "slot:", "slot:zz", "hand:99", "\x1b[2J", "🌈", "a" * 300)


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and a choice of options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = {o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.values[0]}
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in chosen.items())])

    def setup(self) -> State:
        state: State = self.game.setup(self.seats, self.options)
        return state

    def match(self, seed: str) -> Match:
        return Match(self.game, seats=self.seats, seed=seed, options=self.options)

    def everyone(self) -> list[Eyes]:
        return [*range(self.seats), None, "all"]


@cache
def tables() -> tuple[Table, ...]:
    """Every game with each number of seats, with each value of each option alone, and with some combinations."""
    found: dict[str, Table] = {}
    for name in games():
        game = load(name)
        rng = random.Random(name)
        sets: list[dict[str, Any]] = [{}] * len(game.seats)
        sets += [{option.name: value} for option in game.options for value in option.values[1:]]
        for _ in range(COMBINATIONS):
            sets.append({option.name: rng.choice(option.values) for option in game.options})
        for turn, chosen in enumerate(sets):
            first = turn % len(game.seats)
            for seats in game.seats[first:] + game.seats[:first]:
                table = Table(game, seats, checked_options(game, chosen))
                with suppress(BadTable):  # options that do not go together are refused by the game itself
                    table.setup()
                    found[str(table)] = table
                    break
        assert {table.seats for table in found.values() if table.game is game} == set(game.seats)
    return tuple(found.values())


def some_tables() -> tuple[Table, ...]:
    """All of them, or every fourth in the second run: the plain build is slow, and plays the same games."""
    return tables()[:: 4 if SECOND else 1]


def walk(table: Table, seed: object) -> Iterator[State]:
    """A random game, State by State, the last one over. The State goes on being played: clone it to keep it."""
    rng = Rng(f"walk {seed}")
    state = table.setup()
    for _ in range(LONGEST_GAME):
        yield state
        if state.turn == OVER:
            return
        actions = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    raise AssertionError("the game does not end")


def look(table: Table, seed: object) -> Iterator[State]:
    """Some States of a random game: all of a short one, at even distances in a long one, and the last."""
    stride = length(table, seed) // LOOKS + 1
    for ply, state in enumerate(walk(table, seed)):
        if ply % stride == 0 or state.turn == OVER:
            yield state


def length(table: Table, seed: object) -> int:
    return sum(1 for _ in walk(table, seed))


Look = Callable[[State, Eyes], Mapping[str, Any]]


def sights(table: Table) -> tuple[Look, ...]:
    """The ways to look at a State: at what is in sight and, in a game of memory, also with all that was ever seen."""
    memory = table.game.memory
    if memory is None:
        return (table.game.view,)
    return table.game.view, lambda state, eyes: {**table.game.view(state, eyes), "memory": memory(state, eyes)}


def seen(table: Table, state: State, eyes: Eyes, sight: Look | None = None) -> str:
    """What eyes see, byte by byte."""
    return json.dumps((sight or table.game.view)(state, eyes))


def you(eyes: Eyes) -> int | None:
    """The seat that is addressed when something is said to these eyes."""
    return eyes if isinstance(eyes, int) else None


def moves(table: Table, state: State) -> list[str]:
    return [table.game.format_move(state, action) for action in state.legal()]


# Laws 1 to 5 and 12: play


def turn_is_total(table: Table, seed: object) -> None:
    """It is always exactly one thing's turn, and whoever's turn it is has something to do (laws 1, 2, 3)."""
    for state in walk(table, seed):
        actions = state.legal()
        assert len(actions) == len(set(actions))
        assert state.turn in (*range(table.seats), CHANCE, OVER)
        assert bool(actions) == (state.turn != OVER)
        assert len(state.scores()) == table.seats
        if state.turn == CHANCE:
            outcomes = state.outcomes()
            assert [outcome for outcome, _ in outcomes] == actions
            assert all(weight > 0 for _, weight in outcomes)
    assert state.turn == OVER
    assert state.ending() in table.game.endings
    ranks = state.ranks()
    assert len(ranks) == table.seats
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


def legal_is_honest(table: Table, seed: object) -> None:
    """What is offered can be played; all else is refused with a code and a sentence, and changes nothing (4, 15)."""
    rng = random.Random(f"honest {seed}")
    match = table.match(str(seed))
    heard: set[str] = set()
    often = LOOKS / length(table, seed)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        heard.update(legal)
        if rng.random() > often:
            match.play(seat, rng.choice(legal))
            continue
        before = match.plies, match.view("all")
        alone = {path[0].partition(":")[2] for path in match.picks(seat) if len(path) == 1}
        for text in [*NONSENSE, *rng.sample(sorted(heard), min(5, len(heard)))]:
            if text not in legal and text not in alone:
                must_refuse(match, seat, text)
        for other in range(table.seats):
            if other != seat:
                assert match.legal(other) == []
                must_refuse(match, other, legal[0])
        assert (match.plies, match.view("all")) == before
        match.play(seat, rng.choice(legal))
    must_refuse(match, 0, sorted(heard)[0])


def play_is_pure(table: Table, seed: object) -> None:
    """The same action does the same to the same State, and a clone lives its own life (law 5)."""
    for state in look(table, seed):
        before = seen(table, state, "all")
        twin = state.clone()
        assert seen(table, twin, "all") == before
        assert twin.legal() == state.legal()
        if state.turn != OVER:
            action = twin.legal()[-1]
            again = state.clone()
            twin.play(action)
            again.play(action)
            assert seen(table, twin, "all") == seen(table, again, "all")
            assert seen(table, state, "all") == before


def clones_are_whole(table: Table, seed: object) -> None:
    """A copy has every field of a State: one that is forgotten would come back as it was at first (law 5)."""
    for state in walk(table, seed):
        twin = state.clone()
        for field in fields_of(state):
            assert getattr(twin, field) == getattr(state, field), field


def fields_of(state: State) -> list[str]:
    """The names of all that a State keeps."""
    return [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]


def pieces_are_conserved(table: Table, seed: object) -> None:
    """No piece appears or vanishes, in the truth or in a guess (law 12)."""
    rng = Rng(f"census {seed}")
    whole = table.setup().census()
    for state in walk(table, seed):
        assert state.census() == whole
        eyes = (*range(table.seats), None)[rng.below(table.seats + 1)]
        assert table.game.guess(table.game.view(state, eyes), rng).census() == whole


# Law 6: text


def moves_are_text(table: Table, seed: object) -> None:
    """Every action has a text of its own that is read back, and paths of picks that lead to it alone (law 6)."""
    game = table.game
    for state in look(table, seed):
        actions = state.legal()
        texts = [game.format_move(state, action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [game.parse_move(state, text) for text in texts] == actions
        assert all(text.isprintable() and " " not in text for text in texts)
        if state.turn >= 0:
            paths = [path for action in actions for path in game.picks(state, action)]
            assert all(game.picks(state, action) for action in actions)
            assert len(set(paths)) == len(paths)
            prefixes = {path[:length] for path in paths for length in range(1, len(path))}
            assert not prefixes & set(paths)


def views_are_data(table: Table, seed: object) -> None:
    """Views survive JSON, and their lines are read back to the same View, from which a match can start (law 6)."""
    game = table.game
    for state in look(table, seed):
        for eyes in table.everyone():
            view = game.view(state, eyes)
            assert json.loads(json.dumps(view)) == view
            assert game.render(view, Voice(words(), "ABCDEF"[: table.seats], you(eyes)))
            if state.turn != CHANCE:
                line = game.format_position(view)
                assert "\n" not in line
                assert game.parse_position(line) == view
                assert game.parse_position(" ".join(reversed(line.split()))) == view
                match = Match(game, seed="again", start=line)
                assert match.seats == table.seats
                assert match.position(eyes) == line
                if state.turn == eyes:
                    assert match.legal(state.turn) == moves(table, state)


def happenings_are_data(table: Table, seed: object) -> None:
    """What an action does is told in kinds that the game declares, survives JSON, and can be said in words (law 6)."""
    game = table.game
    names = [*"ABCDEF"[: table.seats]]
    for state in look(table, seed):
        actions = state.legal()
        for action in actions[:: len(actions) // 4 + 1]:
            for eyes in table.everyone():
                text, story = game.tell(state, action, eyes)
                assert text.isprintable()
                for happening in story:
                    assert type(happening) in game.happenings
                    assert happening.seat in (None, *range(table.seats))
                    assert json.loads(json.dumps(asdict(happening)))
                assert sentences(game.name, story, names, you(eyes))[-1:] in ".!"


# Laws 7, 8 and 9: secrets


def guess_is_indistinguishable(table: Table, seed: object) -> None:
    """A guess looks to the guesser just like the truth, and so does the truth dealt anew (law 7)."""
    rng = Rng(f"guess {seed}")
    for state in look(table, seed):
        for eyes, sight in product(table.everyone(), sights(table)):
            view = sight(state, eyes)
            guess = table.game.guess(view, rng)
            assert sight(guess, eyes) == view
            assert guess.turn == state.turn
            if state.turn in (eyes, OVER):
                assert guess.legal() == state.legal()
            if eyes != "all":
                redealt = state.clone()
                redealt.redeal(NOBODY if eyes is None else eyes, rng)
                assert sight(redealt, eyes) == view
            else:
                assert guess.legal() == state.legal()
                assert sight(guess, "all") == view


def guess_guesses(table: Table, seed: object) -> None:
    """Where something is hidden, guesses differ from the truth, and dealing anew forgets the truth (law 8).

    Dealing anew keeps what a seat has seen, so in a game of memory the guess is one that remembers.
    """
    rng = Rng(f"differ {seed}")
    sight = sights(table)[-1]
    differed = dict.fromkeys([*range(table.seats), None], 0)
    hidden = dict.fromkeys(differed, 0)
    for state in look(table, seed):
        truth = table.game.view(state, "all")
        for eyes in differed:
            view = sight(state, eyes)
            guess = table.game.guess(view, rng)
            if {**view, "seat": "all"} != truth:
                hidden[eyes] += 1
                differed[eyes] += any(table.game.view(table.game.guess(view, rng), "all") != truth for _ in range(8))
            # Dealt anew with the same luck, the truth and a guess become the same State: nothing of the truth is left.
            seat = NOBODY if eyes is None else eyes
            redealt = state.clone()
            redealt.redeal(seat, Rng("same luck"))
            guess.redeal(seat, Rng("same luck"))
            assert table.game.view(redealt, "all") == table.game.view(guess, "all")
    # Late in a game a hidden card may be the only one that it can be, so a few looks prove nothing.
    for eyes, count in hidden.items():
        assert count < 4 or differed[eyes] > count // 4


def nothing_interferes(table: Table, seed: object) -> None:
    """Two worlds that differ only in what eyes may not know look the same to them until the rules tell (law 9)."""
    rng = Rng(f"interfere {seed}")
    states = [state.clone() for state in walk(table, seed)]
    for eyes, sight in product((*range(table.seats), None), sights(table)):
        truth = states[rng.below(len(states))].clone()
        other = table.game.guess(sight(truth, eyes), rng)
        for _ in range(2 * LOOKS):
            if truth.turn == OVER:
                break
            looked = rng.below(len(states)) < LOOKS
            assert seen(table, truth, eyes, sight) == seen(table, other, eyes, sight)
            assert truth.turn == other.turn
            if truth.turn == eyes:
                assert moves(table, truth) == moves(table, other)
            if truth.turn == CHANCE and looked:
                chance_tells_no_more_than_it_shows(table, truth, eyes)
            elif truth.turn != CHANCE and eyes is not None and looked and rng.below(8) == 0:
                assert answers(table, truth, eyes) == answers(table, other, eyes)
            step = same_step(table, truth, other, eyes, rng)
            if step is None:
                break
            truth.play(step[0])
            other.play(step[1])


def answers(table: Table, state: State, seat: int) -> list[object]:
    """All that a match in this State answers to a seat: moves, picks, reasons, its position, and the end."""
    match = Match(table.game, seed="answers", start=table.game.format_position(table.game.view(state, "all")))
    asked = [*NONSENSE, *(object_ for path in list(match.picks(seat))[:5] for object_ in path), *match.legal(seat)[:5]]
    refusals = [match.why(seat, text) for text in asked]
    reasons = [refusal and (refusal.code, refusal.says, refusal.rule) for refusal in refusals]
    return [match.to_act, match.legal(seat), match.picks(seat), reasons, match.position(seat), match.result]


def chance_tells_no_more_than_it_shows(table: Table, state: State, eyes: Eyes) -> None:
    """Outcomes that look the same afterwards are told in the same words."""
    told: dict[str, tuple[str, Story]] = {}
    for outcome in state.legal():
        after = state.clone()
        after.play(outcome)
        words = table.game.tell(state, outcome, eyes)
        assert told.setdefault(seen(table, after, eyes), words) == words


def same_step(table: Table, truth: State, other: State, eyes: Eyes, rng: Rng, alike: int = 1) -> tuple[int, int] | None:
    """An action in each world that the eyes are told in the same words; None if the worlds part here.

    Where it can be the same action it is, but for one time in `alike`: then the worlds last longer.
    """
    told: dict[tuple[str, Story], list[int]] = {}
    for action in other.legal():
        told.setdefault(table.game.tell(other, action, eyes), []).append(action)
    actions = truth.legal()
    while actions:
        action = actions.pop(rng.below(len(actions)))
        twins = told.get(table.game.tell(truth, action, eyes))
        if twins:
            same = action in twins and rng.below(alike)
            return action, action if same else twins[rng.below(len(twins))]
        assert truth.turn != eyes
    return None


def only_revealing_steps_reveal(table: Table, seed: object) -> None:
    """A step that reveals nothing can be foreseen in every world that anybody thinks possible; undo rests on it."""
    rng = Rng(f"reveal {seed}")
    for state in look(table, seed):
        if state.turn == CHANCE:
            continue
        for action in state.legal():
            if state.reveals(action):
                continue
            after = state.clone()
            after.play(action)
            for eyes in (*range(table.seats), None):
                guess = table.game.guess(table.game.view(state, eyes), rng)
                assert action in guess.legal()
                guess.play(action)
                assert table.game.view(guess, eyes) == table.game.view(after, eyes)


# Lenses: views as numbers


def lenses_see_views(table: Table, seed: object) -> None:
    """What a lens writes is a function of the View, is all declared, and is another thing when the View is."""
    if table.game.lens is None:
        return
    lens = table.game.lens(table.seats, table.options)
    assert sum(part.size for part in lens.parts) == lens.size
    assert len({part.name for part in lens.parts}) == len(lens.parts)
    rng = Rng(f"lens {seed}")
    for state in look(table, seed):
        for seat in range(table.seats):
            sight = lens.look(state, seat)
            guess = table.game.guess(table.game.view(state, seat), rng)
            assert lens.look(guess, seat) == sight
            redealt = state.clone()
            redealt.redeal(seat, rng)
            assert lens.look(redealt, seat) == sight
        actions = state.legal()
        numbers = lens.legal(state)
        assert len(set(numbers)) == len(actions)
        if state.turn == CHANCE:
            assert 0 <= min(numbers) <= max(numbers) < lens.outcomes
        elif state.turn >= 0:
            assert 0 <= min(numbers) <= max(numbers) < lens.actions
            assert sorted(lens.meant(number, state.turn) for number in numbers) == sorted(actions)


def lenses_hear_what_is_told(table: Table, seed: object) -> None:
    """Two actions are told to a seat under one number if it cannot tell them apart, and only then."""
    if table.game.lens is None:
        return
    lens = table.game.lens(table.seats, table.options)
    rng = Rng(f"hear {seed}")
    for state in look(table, seed):
        seat = rng.below(table.seats)
        guess = table.game.guess(table.game.view(state, seat), rng)
        heard: dict[int, tuple[object, ...]] = {}
        told: dict[str, int] = {}
        for world in (state, guess):
            actions = world.legal()
            for action in actions[:: len(actions) // 20 + 1]:
                number = lens.entry(world, action, seat)
                assert 0 < number < lens.entries()
                after = world.clone()
                after.play(action)
                words = table.game.tell(world, action, seat)
                all_of_it = (*words, seen(table, after, seat))
                assert heard.setdefault(number, all_of_it) == all_of_it
                assert told.setdefault(repr(all_of_it), number) == number


# Law 10: records


def records_replay(table: Table, seed: object) -> None:
    """A record gives the same match again at every length, and the seed the same chance (law 10)."""
    rng = random.Random(f"record {seed}")
    match = table.match(str(seed))
    often = 3 / length(table, seed)
    while match.to_act:
        if rng.random() < often:
            must_replay(table, match)
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    again = must_replay(table, match)
    assert all(again.log(eyes) == match.log(eyes) for eyes in table.everyone())
    assert match.result


def must_replay(table: Table, match: Match) -> Match:
    """The same match out of its record."""
    record = match.record()
    again = replay(json.dumps(record))
    assert again.record() == record
    assert all(again.view(eyes) == match.view(eyes) for eyes in table.everyone())
    return again


Law = Callable[[Table, object], None]
LAWS: tuple[Law, ...] = (
    turn_is_total,
    legal_is_honest,
    play_is_pure,
    clones_are_whole,
    pieces_are_conserved,
    moves_are_text,
    views_are_data,
    happenings_are_data,
    guess_is_indistinguishable,
    guess_guesses,
    nothing_interferes,
    only_revealing_steps_reveal,
    lenses_see_views,
    lenses_hear_what_is_told,
    records_replay,
)
COMPILED_LAWS: tuple[Law, ...] = (turn_is_total, play_is_pure, clones_are_whole, pieces_are_conserved)
"""The laws of what is compiled: views, notation and positions are the same files in both builds."""

"""Chroma Cards' rainbow: a race of the best moves through guessed worlds.

The Judge's guess is good, but an average. So the moves that it likes best are played on for two rounds, all in the same
worlds with the same cards to come, and those that fall behind drop out. The guess counts as so many worlds seen, so
that a few worlds cannot mislead. There is no tree: whatever the others answer depends on cards that nobody sees, and
statistics of such answers taught less than answering by the guess.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.games.chroma.deal import UNSEEN, slip_out
from sunshower.games.chroma.pieces import EMPTY, FULL, SLOTS, Phase, wild
from sunshower.games.chroma.rules import ChromaState
from sunshower.games.chroma.sense import Judge, furthest, in_hand, in_rainbow, is_discard, join

CANDIDATES: Final = 5  # so many moves are searched, those that the guess likes best
ROUNDS: Final = 2
GUESSED: Final = 160.0  # the guess counts as much as so many worlds
FIRST_LOOK: Final = 24  # worlds before a move may drop out, and then after every so many:
NEXT_LOOK: Final = 8
SURE: Final = 4.0  # the square of how many standard errors a move is behind when it drops out
COARSE: Final = 0.0001  # the least variance that is believed
TELLING: Final = 4  # one in so many who could win with a card they hold has not done so yet
PATIENCE: Final = 5


@mypyc_attr(acyclic=True)
class Runner:
    """A move in the race: the Judge's guess, the shares it brought in all worlds, and in the present one."""

    action: i64
    guess: float
    sum: float
    worlds: float
    share: float
    out: bool

    def __init__(self, action: i64, guess: float) -> None:
        self.action = action
        self.guess = guess
        self.sum = 0.0
        self.worlds = 0.0
        self.share = 0.0
        self.out = False

    def mean(self) -> float:
        """What the move is worth by now."""
        return (self.sum + GUESSED * self.guess) / (self.worlds + GUESSED)


@mypyc_attr(acyclic=True)
class Race:
    """The moves of one decision, against each other."""

    runners: list[Runner]
    gaps: list[float]
    """The sum of squares of how far one runner is ahead of another, for each pair."""

    def __init__(self, state: ChromaState, judge: Judge, rng: Rng) -> None:
        self.state = state
        self.judge = judge
        self.rng = rng
        self.future = Rng()
        self.actions = Actions()
        self.shares = [0.0] * state.seats
        self.gaps = [0.0] * (CANDIDATES * CANDIDATES)
        self.runners = []
        self.line_up()

    def line_up(self) -> None:
        """Let the moves that the Judge likes best take part, the best first; one that wins runs alone."""
        actions = self.actions
        self.state.offer(actions)
        guesses: list[float] = []
        self.judge.rate(self.state, actions, guesses)
        while len(self.runners) < CANDIDATES:
            best: i64 = -1
            for index in range(actions.count):
                better = guesses[index] >= 0.0 and (best < 0 or guesses[index] > guesses[best])
                if better and not is_discard(actions.codes[index]):
                    best = index
            if best < 0:
                return
            self.runners.append(Runner(actions.codes[best], guesses[best]))
            if guesses[best] == 1.0:
                return
            guesses[best] = -1.0

    def run(self, budget: Budget) -> None:
        """Run through worlds until one move is left or the budget is spent."""
        worlds: i64 = 0
        running = len(self.runners)
        while running > 1 and self.run_world(budget):
            worlds += 1
            if worlds >= FIRST_LOOK and worlds % NEXT_LOOK == 0:
                running = self.drop_out()

    def run_world(self, budget: Budget) -> bool:
        """Play all moves on in one world; whether there is time for more. A world counts once all are through."""
        world = self.state.clone()
        self.imagine(world)
        a, b, c = self.rng.word(), self.rng.word(), self.rng.word()
        more = True
        for runner in self.runners:
            if runner.out:
                continue
            if not more:
                return False
            future = self.future
            future.a, future.b, future.c, future.counter = a, b, c, 1
            runner.share = self.play_on(world.clone(), runner.action)
            more = budget.spend(1)
        self.credit()
        return more

    def credit(self) -> None:
        for place, runner in enumerate(self.runners):
            if not runner.out:
                runner.sum += runner.share
                runner.worlds += 1.0
                for before in range(place):
                    gap = runner.share - self.runners[before].share
                    self.gaps[place * CANDIDATES + before] += gap * gap

    def play_on(self, world: ChromaState, action: i64) -> float:
        """The share of the game that a move brings in a world if everybody then picks as the Judge does."""
        world.play(action)
        stop = self.state.turns + ROUNDS * world.seats
        while world.turn != OVER:
            if world.turn == CHANCE:
                world.play(world.sample(self.future))
                continue
            if world.phase == Phase.DRAW and world.turns >= stop:
                break
            self.actions.count = 0
            world.offer(self.actions)
            world.play(self.judge.pick(world, self.actions))
        self.judge.evaluate(world, self.shares)
        return self.shares[self.state.turn]

    def drop_out(self) -> i64:
        """Take out the moves that are surely behind the best one; returns how many are left."""
        best: i64 = 0
        for place, runner in enumerate(self.runners):
            if not runner.out and runner.mean() > self.runners[best].mean():
                best = place
        leader = self.runners[best]
        running: i64 = 0
        for place, runner in enumerate(self.runners):
            if not runner.out and place != best:
                later = place if place > best else best
                spread = self.gaps[later * CANDIDATES + place + best - later] / runner.worlds
                behind = leader.mean() - runner.mean()
                runner.out = behind * behind * (runner.worlds + GUESSED) > SURE * (spread + COARSE)
            if not runner.out:
                running += 1
        return running

    def tell(self, thoughts: Evaluations) -> None:
        """What came of it."""
        for runner in self.runners:
            thoughts.add(runner.action, runner.mean(), runner.worlds + GUESSED)

    # What the others may hold

    def imagine(self, world: ChromaState) -> None:
        """Deal anew what the seat cannot know, as it is likely among people who play to win.

        Hands are not chance: in games of these bots a hand has twice as many wilds as a random one, and of the seats
        that lack one card only one in eight holds it, where in random hands it would be more than one in four.
        """
        for _ in range(PATIENCE):
            world.redeal(self.state.turn, self.rng)
            if len(world.sure) != 0 or not self.is_odd(world):
                return

    def is_odd(self, world: ChromaState) -> bool:
        """Let the others have kept wilds; whether somebody could have won but has not."""
        odd = False
        for seat in range(world.seats):
            if seat != self.state.turn:
                self.keep_wilds(world, seat)
                laid = in_rainbow(world, seat)
                if furthest(laid) == FULL - 1 and furthest(join(laid, in_hand(world, seat))) >= FULL:
                    odd = odd or self.rng.below(TELLING) != 0
        return odd

    def keep_wilds(self, world: ChromaState, seat: i64) -> None:
        """For each unseen plain card in a hand, look at one card of the pile and take that instead if it is wild."""
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            card: i64 = world.hands[place]
            if card != EMPTY and card & UNSEEN and not wild(card >> 1) and world.pile != 0:
                face = world.drawn(self.rng.below(world.pile))
                if wild(face):
                    slip_out(world.hands, place, seat * SLOTS + SLOTS)
                    world.pool[card >> 1] += 1
                    world.pile += 1
                    world.deal_card(seat, face)

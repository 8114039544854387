"""Information-set Monte Carlo tree search, compiled: one tree of what the seat can tell apart, many guessed worlds.

Every iteration deals anew what the seat cannot know, walks down the tree by what is on offer in that world, tries one
new action, plays on as the heuristic picks, and credits each decision with what its own seat got (max^n). Whoever
decides is searched, in turn or out of it. Chance is sampled and leaves no mark on the tree, so a node stands for a row
of decisions, whatever was drawn between them.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic

ROOT: Final = 0
NONE: Final = 0  # where a child is asked for: the root is nobody's
USUAL: Final = 2048  # actions below this are found at once; our games have no others, but a game may number as it likes


@mypyc_attr(acyclic=True)
class Tree:
    """Decisions that have been tried, as numbers in the order in which they came; of each thing about them a row.

    By whom, how often, how often it could have been, and what it brought them. Visits are floats because mypyc divides
    those without a detour. The children of a decision are a chain, the first one tried first.
    """

    action: vec[i64]
    seat: vec[i64]
    visits: vec[float]
    offered: vec[i64]
    gained: vec[float]
    first: vec[i64]
    last: vec[i64]
    next: vec[i64]

    def __init__(self) -> None:
        self.action = vec[i64]([0])
        self.seat = vec[i64]([0])
        self.visits = vec[float]([0.0])
        self.offered = vec[i64]([0])
        self.gained = vec[float]([0.0])
        self.first = vec[i64]([NONE])
        self.last = vec[i64]([NONE])
        self.next = vec[i64]([NONE])

    def grow(self, parent: i64, action: i64, seat: i64) -> i64:
        """A decision that is tried for the first time after another."""
        child = i64(len(self.action))
        self.action = append(self.action, action)
        self.seat = append(self.seat, seat)
        self.visits = append(self.visits, 0.0)
        self.offered = append(self.offered, 1)
        self.gained = append(self.gained, 0.0)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.next = append(self.next, NONE)
        if self.first[parent] == NONE:
            self.first[parent] = child
        else:
            self.next[self.last[parent]] = child
        self.last[parent] = child
        return child

    def value(self, node: i64) -> float:
        """What a decision has brought to whoever made it, on average."""
        return self.gained[node] / self.visits[node]


@mypyc_attr(acyclic=True)
class Search:
    """The tree of one decision of one seat, growing as long as the budget lasts."""

    tree: Tree
    path: vec[i64]
    actions: Actions
    untried: Actions
    tried: vec[i64]
    """For each usual action, the child that stands for it, while one is chosen."""
    logs: vec[float]
    """The logarithm of each count so far."""
    shares: list[float]

    def __init__(self, state: State, seat: i64, seats: int, heuristic: Heuristic, rng: Rng) -> None:
        self.state = state
        self.seat: i64 = seat
        self.heuristic = heuristic
        self.rng = rng
        self.tree = Tree()
        self.path = vec[i64]()
        self.actions = Actions()
        self.untried = Actions()
        self.tried = vec[i64]([NONE] * USUAL)
        self.logs = vec[float]([0.0])
        self.shares = [0.0] * seats

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is spent."""
        while True:
            self.iterate()
            if not budget.spend(1):
                return

    def iterate(self) -> None:
        """One world, from the root to what it brings."""
        state = self.state.clone()
        state.redeal(self.seat, self.rng)
        self.path = vec[i64]()
        self.descend(state)
        self.play_out(state)
        self.heuristic.evaluate(state, self.shares)
        tree = self.tree
        tree.visits[ROOT] += 1.0
        for node in self.path:
            tree.visits[node] += 1.0
            tree.gained[node] += self.shares[tree.seat[node]]

    def descend(self, state: State) -> None:
        """Walk down the tree to a decision that has not been tried, try it, and remember the path."""
        node: i64 = ROOT
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(self.rng))
                continue
            self.actions.count = 0
            state.offer(self.actions)
            self.heuristic.propose(state, self.actions)
            node = self.choose(node, state)
            self.path = append(self.path, node)
            state.play(self.tree.action[node])
            if self.tree.visits[node] == 0.0:
                return

    def choose(self, node: i64, state: State) -> i64:
        """The most promising action on offer, or one that has not been tried yet."""
        self.lay_out(node, True)
        best: i64 = NONE
        promise = -1.0
        self.untried.count = 0
        for index in range(self.actions.count):
            action = self.actions.codes[index]
            child = self.child(node, action)
            if child == NONE:
                self.untried.add(action)
                continue
            self.tree.offered[child] += 1
            bound = self.tree.value(child) + self.heuristic.curiosity * sqrt(self.doubt(child))
            if bound > promise:
                promise = bound
                best = child
        self.lay_out(node, False)
        if best != NONE and self.untried.count == 0:
            return best
        action = self.heuristic.pick(state, self.untried, self.rng) if self.untried.count > 1 else self.untried.codes[0]
        return self.tree.grow(node, action, state.turn)

    def child(self, node: i64, action: i64) -> i64:
        """What stands for an action after a node whose children are laid out; NONE if it has not been tried."""
        if 0 <= action < USUAL:
            return self.tried[action]
        child = self.tree.first[node]
        while child != NONE and self.tree.action[child] != action:
            child = self.tree.next[child]
        return child

    def lay_out(self, node: i64, laid: bool) -> None:
        """Lay out the children of a node by their actions, or clear them away again."""
        child = self.tree.first[node]
        while child != NONE:
            action = self.tree.action[child]
            if 0 <= action < USUAL:
                self.tried[action] = NONE
                if laid:
                    self.tried[action] = child
            child = self.tree.next[child]

    def doubt(self, node: i64) -> float:
        """How little is known of a decision for how often it was on offer."""
        offered = self.tree.offered[node]
        while offered >= len(self.logs):
            self.logs = append(self.logs, log(float(len(self.logs))))
        return self.logs[offered] / self.tree.visits[node]

    def play_out(self, state: State) -> None:
        """Go on as the heuristic picks, to the end or to its horizon."""
        heuristic, actions, rng = self.heuristic, self.actions, self.rng
        left = heuristic.horizon
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
                continue
            if left == 0:
                return
            actions.count = 0
            state.offer(actions)
            state.play(heuristic.pick(state, actions, rng))
            left -= 1

    def tell(self, evaluations: Evaluations) -> None:
        """What came of it: each action tried at the root, its worth and its visits."""
        child = self.tree.first[ROOT]
        while child != NONE:
            evaluations.add(self.tree.action[child], self.tree.value(child), self.tree.visits[child])
            child = self.tree.next[child]

"""Information-set Monte Carlo tree search, compiled: one tree of what the seat can tell apart, many guessed worlds.

Every iteration deals anew what the seat cannot know, walks down the tree by what is on offer in that world, tries one
new action, plays on as the heuristic picks, and credits each decision with what its own seat got (max^n). Whoever
decides is searched, in turn or out of it. Chance is sampled and leaves no mark on the tree, so a node stands for a row
of decisions, whatever was drawn between them.
"""

from math import log, sqrt

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic


@mypyc_attr(acyclic=True)
class Node:
    """A decision that has been tried: by whom, how often, how often it could have been, and what it brought them.

    The counts are floats because mypyc divides those without a detour.
    """

    action: i64
    seat: i64
    visits: float
    offered: float
    gained: float
    children: "dict[int, Node]"

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0.0
        self.offered = 0.0
        self.gained = 0.0
        self.children = {}


@mypyc_attr(acyclic=True)
class Search:
    """The tree of one decision of one seat, growing as long as the budget lasts."""

    root: Node
    path: list[Node]
    actions: Actions
    untried: Actions
    shares: list[float]

    def __init__(self, state: State, seat: i64, seats: int, heuristic: Heuristic, rng: Rng) -> None:
        self.state = state
        self.seat: i64 = seat
        self.heuristic = heuristic
        self.rng = rng
        self.root = Node(0, seat)
        self.path = []
        self.actions = Actions()
        self.untried = Actions()
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
        self.path.clear()
        self.descend(state)
        self.play_out(state)
        self.heuristic.evaluate(state, self.shares)
        self.root.visits += 1.0
        for node in self.path:
            node.visits += 1.0
            node.gained += self.shares[node.seat]

    def descend(self, state: State) -> None:
        """Walk down the tree to a decision that has not been tried, try it, and remember the path."""
        node = self.root
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(self.rng))
                continue
            self.actions.count = 0
            state.offer(self.actions)
            self.heuristic.propose(state, self.actions)
            child = self.choose(node, state)
            self.path.append(child)
            state.play(child.action)
            if child.visits == 0.0:
                return
            node = child

    def choose(self, node: Node, state: State) -> Node:
        """The most promising action on offer, or one that has not been tried yet."""
        best: Node | None = None
        promise = -1.0
        self.untried.count = 0
        for index in range(self.actions.count):
            action = self.actions.codes[index]
            child = node.children.get(action)
            if child is None:
                self.untried.add(action)
                continue
            child.offered += 1.0
            bound = child.gained / child.visits + self.heuristic.curiosity * sqrt(log(child.offered) / child.visits)
            if bound > promise:
                promise = bound
                best = child
        if best is not None and self.untried.count == 0:
            return best
        action = self.heuristic.pick(state, self.untried, self.rng) if self.untried.count > 1 else self.untried.codes[0]
        child = Node(action, state.turn)
        child.offered = 1.0
        node.children[action] = child
        return child

    def play_out(self, state: State) -> None:
        """Go on as the heuristic picks, to the end or to its horizon."""
        decisions: i64 = 0
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(self.rng))
                continue
            if decisions == self.heuristic.horizon:
                return
            self.actions.count = 0
            state.offer(self.actions)
            state.play(self.heuristic.pick(state, self.actions, self.rng))
            decisions += 1

    def tell(self, evaluations: Evaluations) -> None:
        """What came of it: each action tried at the root, its worth and its visits."""
        for action, child in self.root.children.items():
            evaluations.add(action, child.gained / child.visits, child.visits)

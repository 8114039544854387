"""Rainbow Road: how to play it well.

Almost everything lies open. The other seat holds all but one of the cards one has not seen, and up to two of at most
four pranks. So look at every world there can be, at most 42, and let both sides play with open cards in each
(`solver.py`). A plan is a row of own decisions up to the other seat's turn. Its worth is the mean over the worlds, by
the number of deals that lead to each; a decision is worth as much as the best plan that begins with it.

In the last two rounds every world is searched to the very end. The worth of a plan is the share of deals that it wins
with, and between equal shares the mean margin: that is what *exact* means here. Before that the search ends with the
round, for the best plans one or two rounds later, and a few simple things say what may come after: pranks and extreme
cards kept, and which fairy has the better run.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import NOBODY, OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic, split
from sunshower.core.lanes import lane, ones, raised, total
from sunshower.games.road.bot.solver import FAR, POINT, TIE, TURNS, Solver, bring_forward, max_of
from sunshower.games.road.pieces import NUMBERS, ROUNDS, Phase, Prank
from sunshower.games.road.rules import RoadRules

# Greedy
MISTAKE: Final = 200
"""How many hundredths of a point less make a move a clear mistake."""
UNHURRIED: Final = 1_000_000_000

# Search
WIN: Final = 10_000_000
"""What a win is worth in hundredths of a point: more than all the points of all worlds."""
REACH: Final = 10_000
"""No margin is as large, in hundredths of a point."""
SPREAD: Final = 380
"""A lead by this many hundredths of a point is taken to win three games in four."""
OPEN: Final = 220.0
"""With open cards, the same for one round to come; the square grows with the rounds. By 100 games of greedy bots."""
SLACK: Final = 400
"""How far behind the best of a world, in hundredths, a plan need not be known to the point."""
KEPT: Final = 6
"""How many plans are looked at beyond the round: half as many if two rounds beyond."""
WIDTH: Final = 4
"""How many ends of a Rain Fairy's turn are looked at on the way there, likewise."""
HAND_LANES: Final = 0xFFFFFFF


@mypyc_attr(acyclic=True)
class World:
    """What the other seat may hold, and in how many ways."""

    def __init__(self, hand: i64, pranks: i64, weight: i64) -> None:
        self.hand: i64 = hand
        self.pranks: i64 = pranks
        self.weight: i64 = weight


@mypyc_attr(acyclic=True)
class Plan:
    """Own decisions up to the other seat's turn: what may be the first, the table after the last, and their worth."""

    def __init__(self, after: RoadRules) -> None:
        self.after = after
        self.actions: list[int] = []
        self.worth = 0.0
        self.looks: i64 = 0
        self.chances: list[int] = []
        """For each world, by the end of a round."""
        self.margins: list[int] = []
        """For each world, by the end of the game: the margin, or more where it is not exact."""
        self.exact: list[bool] = []
        self.unknown: i64 = 0
        self.noted = False
        self.total: i64 = 0


@mypyc_attr(acyclic=True)
class Study:
    """One decision of one seat: all its plans in some worlds."""

    def __init__(self, state: RoadRules, seat: i64, solver: Solver, worlds: list[World]) -> None:
        self.seat: i64 = seat
        self.solver = solver
        self.plans = plans(state, seat)
        self.worlds = worlds

    def margin(self, plan: Plan, world: World, last: i64, alpha: i64, beta: i64) -> i64:
        """The margin that a plan leads to in a world, in hundredths: exact between alpha and beta, else a bound."""
        return margin(plan.after, self.seat, world, self.solver, last, alpha, beta)

    def survey(self, plans: list[Plan], last: i64) -> bool:
        """Judge plans by the end of a round, in as many worlds as time allows; whether those are all.

        The next survey looks further. What it changes in some worlds stands for what it would change in all.
        """
        again = len(plans[0].chances) > 0
        weight: i64 = 0
        looks: i64 = 0
        for plan in plans:
            plan.total = 0
        for index in range(len(self.worlds)):
            world = self.worlds[index]
            found: list[int] = []
            best: i64 = -FAR
            for plan in plans:
                margin = self.margin(plan, world, last, best - SLACK, FAR)
                best = max_of(best, margin)
                found.append(chance(margin))
            if self.solver.stopped:
                break
            for place, plan in enumerate(plans):
                if again:
                    plan.total += world.weight * (found[place] - plan.chances[index])
                    plan.chances[index] = found[place]
                else:
                    plan.total += world.weight * found[place]
                    plan.chances.append(found[place])
            weight += world.weight
            looks += 1
        for plan in plans:
            if looks > 0:
                plan.worth += share(plan.total, weight * WIN)
            plan.looks += looks
        return looks == len(self.worlds)

    def look_further(self, last: i64) -> None:
        """Survey the best plans by the end of a later round, then half as many by that of the next, and so on."""
        kept: i64 = KEPT
        self.solver.width = WIDTH
        while last <= ROUNDS and kept > 1 and self.survey(self.plans[:kept], last):
            self.plans = ranked(self.plans)
            self.solver.width //= 2
            kept //= 2
            last += 1

    def settle(self) -> None:
        """Judge plans by the end of the game in every world: first find the best, then the best of each decision.

        The best is told by one more look. Plans that there is no time for keep the worth they had.
        """
        leader = self.plans[0]
        for world in self.worlds:
            standard = self.margin(leader, world, ROUNDS, -FAR, FAR)
            for plan in self.plans:
                margin = standard if plan is leader else self.margin(plan, world, ROUNDS, standard, FAR)
                plan.margins.append(margin)
                plan.exact.append(plan is leader or margin > standard)
            if self.solver.stopped:
                return
        for plan in self.plans:
            plan.total = 0
            for index in range(len(self.worlds)):
                plan.total += self.worlds[index].weight * utility(plan.margins[index])
                if not plan.exact[index]:
                    plan.unknown += 1
        best = self.best_of(self.plans)
        if best is None:
            return
        self.note(best)
        best.looks += 1
        for action in {action: True for plan in self.plans for action in plan.actions}:
            rival = self.best_of([plan for plan in self.plans if action in plan.actions])
            if rival is None:
                return
            self.note(rival)

    def best_of(self, plans: list[Plan]) -> Plan | None:
        """The best plan, known in all worlds while no other can be worth more; None if time ran out."""
        while not self.solver.stopped:
            top = plans[0]
            for plan in plans:
                if plan.total > top.total or (plan.total == top.total and plan.unknown == 0):
                    top = plan
            if top.unknown == 0:
                return top
            self.measure(top)
        return None

    def measure(self, plan: Plan) -> None:
        """Find the margin of a plan in one more world."""
        index = plan.exact.index(False)
        margin = self.margin(plan, self.worlds[index], ROUNDS, -FAR, plan.margins[index] + 1)
        plan.total += self.worlds[index].weight * (utility(margin) - utility(plan.margins[index]))
        plan.margins[index] = margin
        plan.exact[index] = True
        plan.unknown -= 1

    def note(self, plan: Plan) -> None:
        """Write down, once, what a plan is worth by the end of the game."""
        if plan.noted:
            return
        plan.noted = True
        weight: i64 = 0
        for world in self.worlds:
            weight += world.weight
        plan.worth = share(plan.total, weight * (WIN + 2 * REACH))
        plan.looks += len(self.worlds)


@mypyc_attr(acyclic=True)
class RoadHeuristic(Heuristic):
    """Whoever thinks looks at every world; a beginner at one, in which the other has no prank and any unseen card."""

    def __init__(self) -> None:
        self.glimpse = 2000
        self.solver = Solver(Budget(UNHURRIED))
        self.solver.hasty = True
        self.row = Actions()
        self.begun = Actions()

    def glance(self, state: RoadRules) -> World:
        """What a beginner looks at."""
        self.solver.budget.used = 0
        return World(state.pool + hand_of(state, 1 - state.turn), 0, 1)

    def best(self, state: State, actions: Actions) -> i64:
        """The action rated best: once a way to go on is known, the others need only be shown not to be better."""
        assert isinstance(state, RoadRules)
        solver = self.solver
        world = self.glance(state)
        begun = self.begun
        begun.count = 0
        ways = ways_on(state, state.turn, begun)
        row = self.row
        row.count = 0
        state.copy_to(solver)
        for index in range(len(ways)):
            row.add(solver.experience(begun.codes[index]) * TURNS + TURNS - 1 - index)
        chosen: i64 = 0
        most: i64 = -FAR
        bring_forward(row, 0)
        for place in range(row.count):
            index = TURNS - 1 - (row.codes[place] & (TURNS - 1))
            least = most - 1 if index < chosen else most  # those that begin with the first of equals come first
            found = margin(ways[index], state.turn, world, solver, state.round, least, FAR)
            if found > least:
                most = found
                chosen = index
        if state.phase == Phase.PLACE:
            state.copy_to(solver)
            solver.learn(begun.codes[chosen])
        return begun.codes[chosen]

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        assert isinstance(state, RoadRules)
        study = Study(state, state.turn, self.solver, [self.glance(state)])
        best = {actions.codes[index]: -FAR for index in range(actions.count)}
        for plan in study.plans:
            least = min([best[action] for action in plan.actions])
            found = study.margin(plan, study.worlds[0], state.round, least, FAR)
            for action in plan.actions:
                best[action] = max(found, best[action])
        for index in range(actions.count):
            ratings.append(share(best[actions.codes[index]], MISTAKE))

    def foresee(self, state: State, shares: list[float]) -> None:
        """Both play to the end of the round with open cards; the margin then says how likely a win is."""
        assert isinstance(state, RoadRules)
        if state.turn == OVER:
            split(state, shares)
            return
        self.solver.budget.used = 0
        value = self.solver.value(state, state.round, -FAR, FAR)
        margin = POINT * (state.score_0 - state.score_1 - state.gain_0 + state.gain_1)
        margin += value if state.turn == 0 else -value
        lead = float(int(margin))
        reach = lead * lead + OPEN * OPEN * float(int(ROUNDS - state.round))
        shares[0] = 0.5 + 0.5 * lead / sqrt(reach) if reach > 0.0 else 0.5
        shares[1] = 1.0 - shares[0]

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        assert isinstance(state, RoadRules)
        study = Study(state, seat, Solver(budget), shuffled(worlds(state, seat), rng))
        if study.survey(study.plans, state.round):
            study.plans = ranked(study.plans)
            if state.round >= ROUNDS - 1:
                study.settle()
                thoughts.exact = not study.solver.stopped
            else:
                study.look_further(state.round + 1)
        if study.plans[0].looks == 0:
            self.think_quickly(state, thoughts)
            return True
        told: set[int] = set()
        for plan in ranked(study.plans):
            for action in plan.actions:
                if action not in told:
                    told.add(action)
                    thoughts.add(action, plan.worth, float(int(plan.looks)))
        return True

    def think_quickly(self, state: RoadRules, thoughts: Evaluations) -> None:
        """With no time for a single world, think as a beginner does."""
        actions = Actions()
        state.offer(actions)
        ratings: list[float] = []
        self.rate(state, actions, ratings)
        for index in range(actions.count):
            rating = ratings[index]
            thoughts.add(actions.codes[index], 0.5 + 0.5 * rating / (1.0 + abs(rating)), 1.0)


# Plans and worlds


def ways_on(state: RoadRules, seat: i64, begun: Actions) -> list[RoadRules]:
    """The table after every way to go on until it is not the seat's turn, and the decision that each begins with."""
    found: list[RoadRules] = []
    go_on(state.clone(), seat, NOBODY, Actions(), found, begun)
    return found


def go_on(here: RoadRules, seat: i64, first: i64, actions: Actions, found: list[RoadRules], begun: Actions) -> None:
    """Find the ways on from a table, after a first decision if there was one; what is on offer comes after the rest."""
    if here.turn != seat:
        found.append(here)
        begun.add(first)
        return
    start = actions.count
    here.offer(actions)
    end = actions.count
    for index in range(start, end):
        action = actions.codes[index]
        after = here if index == end - 1 else here.clone()
        after.play(action)
        go_on(after, seat, action if first == NOBODY else first, actions, found, begun)
    actions.count = start


def plans(state: RoadRules, seat: i64) -> list[Plan]:
    """Every way to go on until it is not the seat's turn, as one plan for each table that it can lead to."""
    found: dict[tuple[int, int, int, int, int], Plan] = {}
    begun = Actions()
    ways = ways_on(state, seat, begun)
    for index in range(len(ways)):
        after = ways[index]
        scores = after.score_0 * 1000 + after.score_1
        table = (after.ring, after.sunny * 16 + after.rain, after.hands, after.pranks, scores)
        plan = found.get(table)
        if plan is None:
            plan = Plan(after)
            found[table] = plan
        if begun.codes[index] not in plan.actions:
            plan.actions.append(begun.codes[index])
    return list(found.values())


def margin(state: RoadRules, seat: i64, world: World, solver: Solver, last: i64, alpha: i64, beta: i64) -> i64:
    """A seat's margin when all was played on from a table in a world, in hundredths: exact between alpha and beta."""
    lead = state.score_0 - state.score_1
    if state.turn == OVER:
        lead = POINT * lead + (TIE if state.winner() == 0 else -TIE)
        return lead if seat == 0 else -lead
    lead -= state.gain_0 - state.gain_1
    lead = POINT * (lead if seat == 0 else -lead)
    hold(state, 1 - seat, world)
    return lead - solver.value(state, last, lead - beta, lead - alpha)


def ranked(plans: list[Plan]) -> list[Plan]:
    """The plans, those looked at most first, and of those the best."""
    order = [(-int(plan.looks), -plan.worth, index) for index, plan in enumerate(plans)]
    order.sort()
    return [plans[index] for _, _, index in order]


def worlds(state: RoadRules, seat: i64) -> list[World]:
    """All that the other seat may hold."""
    other = 1 - seat
    hand = hand_of(state, other)
    hands: list[World] = []
    fill(World(0, 0, 1), total(hand, NUMBERS), state.pool + hand, 0, hands)
    secret = state.prank_pool | state.pranks_of(other)
    count = ones(state.pranks_of(other), Prank.KINDS)
    found: list[World] = []
    for pranks in range(i64(Prank.ALL + 1)):
        if pranks & ~secret == 0 and ones(pranks, Prank.KINDS) == count:
            for world in hands:
                found.append(World(world.hand, pranks, world.weight))
    return found


def shuffled(worlds: list[World], rng: Rng) -> list[World]:
    """The worlds in any order: if there is no time for all, then for a fair sample."""
    for index in range(len(worlds) - 1, 0, -1):
        other = rng.below(index + 1)
        worlds[index], worlds[other] = worlds[other], worlds[index]
    return worlds


def hand_of(state: RoadRules, seat: i64) -> i64:
    """The cards of a seat, counted in lanes."""
    return (state.hands >> (seat * NUMBERS * 4)) & HAND_LANES


def fill(world: World, size: i64, unseen: i64, index: i64, found: list[World]) -> None:
    """Add so many of the unseen cards to a hand, from a number on, in every way."""
    if index == NUMBERS:
        if size == 0:
            found.append(world)
        return
    copies = lane(unseen, index)
    ways = world.weight
    for count in range(min(copies, size) + 1):
        fill(World(world.hand + raised(count, index * 4), 0, ways), size - count, unseen, index + 1, found)
        ways = ways * (copies - count) // (count + 1)


def hold(state: RoadRules, seat: i64, world: World) -> None:
    """Give a seat what it holds in a world."""
    lanes: i64 = HAND_LANES
    bits: i64 = Prank.ALL
    state.hands = (state.hands & ~raised(lanes, seat * NUMBERS * 4)) | raised(world.hand, seat * NUMBERS * 4)
    state.pranks = (state.pranks & ~raised(bits, seat * Prank.KINDS)) | raised(world.pranks, seat * Prank.KINDS)


# Numbers


def chance(margin: i64) -> i64:
    """How likely a margin at the end of a round is to win, where WIN would be certain."""
    size = margin if margin > 0 else -margin
    return (WIN + margin * WIN // (size + SPREAD)) // 2


def utility(margin: i64) -> i64:
    """What a margin at the end of the game is worth: a win before all, then points."""
    return margin + REACH + (WIN if margin > 0 else 0)


def share(part: i64, whole: i64) -> float:
    return float(int(part)) / float(int(whole))

"""Rainbow Pirates: drafting an island. The largest one that some cards make, going out, and the steps to any other.

The rules need none of this, and more than the bots do: drafts, refusals and the picture of the table ask for it too.
So it is a room of its own, which no other game has, and compiled like the rules.

The largest island is found exactly, colour by colour. Between two colours only this matters: how many runs are one
card long, how many two, how many longer, how many WILDs are spent and whether a set lies there that the rest can join.
Of states that are equal but for the longer runs, one with fewer of them must have placed more to be kept.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.lanes import bit
from sunshower.games.pirates.pieces import (
    BLACKS,
    COLOURS,
    LEAST,
    NONE,
    RAINBOWS,
    At,
    Card,
    Do,
    Form,
    a_run,
    a_set,
    added,
    black_action,
    blacks,
    colour,
    comes_off,
    count,
    form,
    fresh,
    group_action,
    group_cards,
    group_size,
    high,
    low,
    lying_cards,
    natural_cards,
    naturals,
    needed,
    nth,
    pieces_left,
    places,
    run_action,
    set_action,
    shift,
    ways,
    wild_at,
    wilds,
    within,
)

DIGIT: Final = 32  # what the choices at a colour are packed with: each is below it


# The largest island


def largest(cards: i64, rainbows: i64 = 0, natural: bool = False) -> list[int]:
    """A largest island that some cards can make, as groups; with so many full rainbows, or empty if it cannot be."""
    island = LargestIsland(cards, rainbows, natural).groups()
    if rainbows > 0 and not island:
        return island
    if blacks(cards) >= LEAST:
        island.append(Form.BLACK | ((cards >> shift(Card.BLACK)) & (bit(3 * BLACKS) - 1)))
    if count(cards, Card.PIRATE) != 0:
        island.append(Form.PIRATES | count(cards, Card.PIRATE))
    island.sort()
    return island


def goes_out(cards: i64, natural: bool = False) -> list[int]:
    """An island of all these cards with which its owner would go out, or an empty list (P24)."""
    island = largest(cards, RAINBOWS, natural)
    return island if lying_cards(island) == cards else []


class LargestIsland:
    """The search for a largest island of colours and WILDs: states, colour by colour, and how they were reached."""

    base: i64
    """One more than the most runs that can cross a colour."""
    states: list[int]
    placed: list[int]
    """How many natural cards lie at most in a state."""
    before: list[int]
    """Where in these lists the state before it is."""
    choices: list[int]
    """What was chosen to get here."""
    here: list[int]
    there: list[int]
    """Where the states before this colour, and after it, are in these lists; NONE for those not reached."""

    def __init__(self, cards: i64, rainbows: i64, natural: bool) -> None:
        self.cards = cards
        self.rainbows = rainbows
        self.natural = natural
        self.wilds = count(cards, Card.WILD)
        most: i64 = 0
        for kind in range(i64(COLOURS)):
            most = max(most, count(cards, kind))
        if natural and most == 0:
            self.wilds = 0
        self.base = max(most + self.wilds - rainbows, 0) + 1
        length = self.base * self.base * self.base * (self.wilds + 1) * 2
        self.here = [NONE] * length
        self.there = [NONE] * length
        self.states = []
        self.placed = []
        self.before = []
        self.choices = []

    def state(self, one: i64, two: i64, more: i64, spent: i64, joined: i64) -> i64:
        return (((one * self.base + two) * (self.wilds + 1) + spent) * 2 + joined) * self.base + more

    def groups(self) -> list[int]:
        self.reach(0, 0, NONE, 0)
        first: i64 = 0
        for kind in range(i64(COLOURS)):
            self.here, self.there = self.there, self.here
            last = i64(len(self.states))
            for node in range(first, last):
                if not self.is_beaten(node):
                    self.step(kind, node)
            for node in range(first, last):
                self.here[self.states[node]] = NONE
            first = last
        end = self.best_end(first)
        return [] if end == NONE else self.built(end)

    def reach(self, state: i64, placed: i64, before: i64, choice: i64) -> None:
        node: i64 = self.there[state]
        if node == NONE:
            self.there[state] = len(self.states)
            self.states.append(state)
            self.placed.append(placed)
            self.before.append(before)
            self.choices.append(choice)
        elif placed > self.placed[node]:
            self.placed[node] = placed
            self.before[node] = before
            self.choices[node] = choice

    def is_beaten(self, node: i64) -> bool:
        """Whether as many cards lie in a state that differs only by more of the longer runs."""
        state: i64 = self.states[node]
        placed: i64 = self.placed[node]
        for longer in range(state + 1, state - state % self.base + self.base):
            other: i64 = self.here[longer]
            if other != NONE and self.placed[other] >= placed:
                return True
        return False

    def step(self, kind: i64, node: i64) -> None:
        """Every choice at a colour: how many of the longer runs go on, how many begin, and what becomes of the rest.

        Runs take natural cards first: a WILD there and a natural card more in a set is no better than the reverse.
        """
        placed: i64 = self.placed[node]
        code: i64 = self.states[node]
        more = code % self.base
        joined = code // self.base % 2
        code = code // self.base // 2
        spent = code % (self.wilds + 1)
        code = code // (self.wilds + 1)
        one = code // self.base
        two = code % self.base
        held = count(self.cards, kind)
        free = self.wilds - spent
        bound = one + two + self.rainbows
        for going in range(min(more, held + free - bound) + 1):
            for begun in range(min(self.starts(kind, free), held + free - bound - going) + 1):
                run_cards = bound + going + begun
                fill = max(run_cards - held, 0)
                rest = max(held - run_cards, 0)
                choice = (going * DIGIT + begun) * 4
                longer = two + going
                if rest >= LEAST:
                    self.reach(self.state(begun, one, longer, spent + fill, 1), placed + held, node, choice)
                    continue
                state = self.state(begun, one, longer, spent + fill, joined)
                self.reach(state, placed + held - rest, node, choice)
                lacking = LEAST - rest
                if rest > 0 and fill + lacking <= free:
                    state = self.state(begun, one, longer, spent + fill + lacking, 1)
                    self.reach(state, placed + held, node, choice + lacking)

    def starts(self, kind: i64, free: i64) -> i64:
        """How many runs can begin at a colour, since the next two colours must carry them on."""
        if kind > COLOURS - LEAST:
            return 0
        return free + min(count(self.cards, kind + 1), count(self.cards, kind + 2))

    def best_end(self, first: i64) -> i64:
        """The state after pink in which most cards lie, WILDs that can still join something included."""
        best: i64 = NONE
        most: i64 = NONE
        for node in range(first, i64(len(self.states))):
            code: i64 = self.states[node] // self.base
            joined = code % 2
            spent = code // 2
            if spent <= self.wilds:  # no run is cut short: the higher digits are 0
                lies = self.placed[node] + (self.wilds if joined or self.wilds - spent >= LEAST else spent)
                if lies > most:
                    most = lies
                    best = node
        return best

    def built(self, end: i64) -> list[int]:
        """The groups behind the way to a last state."""
        choices: list[int] = []
        while end > 0:
            choices.append(self.choices[end])
            end = self.before[end]
        choices.reverse()
        groups: list[int] = []
        runs = [a_run(0, 0, 0) for _ in range(self.rainbows)]
        free = self.wilds
        for kind in range(i64(COLOURS)):
            free -= self.lay(kind, choices[kind], runs, groups)
        groups.extend(runs)
        self.join(groups, free)
        return mixed(groups) if self.natural else groups

    def lay(self, kind: i64, choice: i64, runs: list[int], groups: list[int]) -> i64:
        """Carry out the choice at a colour, and return how many WILDs it takes. Rainbows and old runs come first."""
        lacking = choice % 4
        begun = choice // 4 % DIGIT
        going = choice // 4 // DIGIT % DIGIT
        index = i64(len(runs)) - 1
        ended = -going
        for run in runs[self.rainbows :]:
            ended += 1 if kind - low(run) >= LEAST else 0
        while ended > 0:
            if index >= self.rainbows and kind - low(runs[index]) >= LEAST:
                groups.append(runs[index])
                del runs[index]
                ended -= 1
            index -= 1
        for _ in range(begun):
            runs.append(a_run(kind, kind, 0))
        run_cards = i64(len(runs))
        held = count(self.cards, kind)
        fill = max(run_cards - held, 0)
        for index in range(run_cards):
            wild = bit(kind) if index >= run_cards - fill else 0
            runs[index] = a_run(low(runs[index]), kind, (runs[index] & 127) | wild)
        rest = held - run_cards + fill
        if rest >= LEAST or lacking > 0:
            groups.append(a_set(kind, rest, lacking))
        return fill + lacking

    def join(self, groups: list[int], free: i64) -> None:
        """Lay the WILDs that are left: on a set, or as a set of their own."""
        for index in range(len(groups)):
            if form(groups[index]) == Form.SET and free > 0:
                groups[index] += free
                return
        if free >= LEAST:
            groups.append(a_set(0, 0, free))


def mixed(groups: list[int]) -> list[int]:
    """The same cards in as many groups or fewer, each with a natural card; there is one among them (P5)."""
    for index in range(len(groups)):
        group = groups[index]
        if natural_cards(group) == 0:
            others = groups[:index] + groups[index + 1 :]
            lent = lend(others, group)
            return mixed(lent)
    return groups


def lend(groups: list[int], lonely: i64) -> list[int]:
    """Other groups with one of WILDs alone worked in: it swaps a card, or it swells the set it makes with one."""
    for index in range(len(groups)):
        group = groups[index]
        if natural_cards(group) > 1:
            kind = first_natural(group)
            if form(group) == Form.SET:
                groups[index] = group - 16 + 1
            else:
                groups[index] = group | bit(kind)
            if form(lonely) == Form.RUN and low(lonely) <= kind <= high(lonely):
                return [*groups, lonely - bit(kind)]
            return [*groups, a_set(kind, 1, group_size(lonely) - 1)]
    single = groups[0]
    return [*groups[1:], a_set(first_natural(single), 1, group_size(single) - 1 + group_size(lonely))]


def first_natural(group: i64) -> i64:
    if form(group) == Form.SET:
        return colour(group)
    place = low(group)
    while wild_at(group, place):
        place += 1
    return place


# Steps from one island to another


def part_of(part: i64, group: i64) -> bool:
    """Whether a group can grow into another, or is the same."""
    kind = form(part)
    if kind != form(group):
        return False
    if kind == Form.SET:
        return colour(part) == colour(group) and naturals(part) <= naturals(group) and wilds(part) <= wilds(group)
    if kind == Form.PIRATES:
        return part <= group
    if kind == Form.BLACK:
        return within(group_cards(part), group_cards(group))
    if low(part) < low(group) or high(part) > high(group):
        return False
    places = bit(high(part) + 1) - bit(low(part))
    return part & places == group & places


def futures(island: list[int], target: list[int]) -> list[int]:
    """For each group of an island the place of a group of the target that it grows into, or NONE.

    Each is the future of one group at most, and as many groups have one as can be.
    """
    owners = [NONE] * len(target)
    for index in range(len(island)):
        settle(island, target, index, owners, [False] * len(target))
    found = [NONE] * len(island)
    for place in range(len(target)):
        if owners[place] != NONE:
            found[owners[place]] = place
    return found


def settle(island: list[int], target: list[int], index: i64, owners: list[int], tried: list[bool]) -> bool:
    """Find a future for a group, one equal to it if there is one free, moving others if need be."""
    for place in range(len(target)):
        if island[index] == target[place] and owners[place] == NONE:
            owners[place] = index
            return True
    for place in range(len(target)):
        if not tried[place] and part_of(island[index], target[place]):
            tried[place] = True
            if owners[place] == NONE or settle(island, target, owners[place], owners, tried):
                owners[place] = index
                return True
    return False


def leads_to(island: list[int], target: list[int]) -> bool:
    """Whether an island can grow into another with nothing lifted."""
    return NONE not in futures(island, target)


def next_step(island: list[int], target: list[int], natural: bool) -> i64:
    """The action that brings an island closer to another, lifts first; NONE if it is there."""
    found = futures(island, target)
    for index in range(i64(len(island))):
        if found[index] == NONE:
            return group_action(first_alike(island, index), shrinking(island[index], target, natural))
    for index in range(i64(len(island))):
        group: i64 = island[index]
        goal: i64 = target[found[index]]
        if group != goal:
            pirates = form(group) == Form.PIRATES
            return Do.LAY_PIRATE if pirates else group_action(first_alike(island, index), growing(group, goal))
    for place in range(len(target)):
        if place not in found:
            return founding(target[place], natural)
    return NONE


def first_alike(island: list[int], index: i64) -> i64:
    """The place of the first group equal to one on an island: it stands for all of them."""
    while not fresh(island, index):
        index -= 1
    return index


def shrinking(group: i64, target: list[int], natural: bool) -> i64:
    """What to do with a group that has no future: take a card off it if the rest has one, or lift it all."""
    for place in range(places(group)):
        if comes_off(group, place, natural):
            kept, other = pieces_left(group, place, natural)
            for goal in target:
                if (kept == 0 or other == 0) and part_of(kept + other, goal):
                    return At.TAKE + place
    return At.LIFT


def growing(group: i64, goal: i64) -> i64:
    """The way to add a card to a group that grows into another."""
    for how in range(ways(group)):
        if needed(group, how) != 0 and part_of(added(group, how), goal):
            return At.ADD + how
    raise ValueError("the group does not grow into the other")


def founding(goal: i64, natural: bool) -> i64:
    """The action that lays the first cards of a group."""
    kind = form(goal)
    if kind == Form.PIRATES:
        return Do.LAY_PIRATE
    if kind == Form.SET:
        return set_action(colour(goal), max(LEAST - naturals(goal), 0))
    if kind == Form.RUN:
        start = low(goal)
        while natural and (goal >> start) & 7 == 7:
            start += 1
        return run_action(start, (goal >> start) & 7)
    cards = group_cards(goal)
    return black_action(nth(cards, 0), nth(cards, 1), nth(cards, 2))

"""Rainbow Pirates: what can be made of some cards. The duty to place, the largest island, going out.

The largest island is found exactly, colour by colour. Between two colours only this matters: how many runs are one
card long, how many two, how many longer, how many WILDs are spent and whether a set lies there that the rest can join.
Of states that are equal but for the longer runs, one with fewer of them must have placed more to be kept.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.game import Actions
from sunshower.core.lanes import bit
from sunshower.games.pirates.pieces import (
    BLACK,
    BLACKS,
    COLOURS,
    LEAST,
    NONE,
    PIRATE,
    PLACES,
    RAINBOWS,
    WILD,
    At,
    Do,
    Form,
    a_run,
    a_set,
    blacks,
    cards_of,
    colour,
    comes_off,
    count,
    form,
    group_cards,
    group_size,
    high,
    low,
    lying,
    needed,
    shift,
    size,
    wild_at,
)

DIGIT: Final = 32  # what the choices at a colour are packed with: each is below it


# The duty to place


def welcome(island: list[int]) -> i64:
    """The colours, as bits, of which a natural card could join a group of an island (P1)."""
    found: i64 = 0
    for group in island:
        kind = form(group)
        if kind == Form.SET:
            found |= bit(colour(group))
        elif kind == Form.RUN:
            if low(group) > 0:
                found |= bit(low(group) - 1)
            if high(group) < COLOURS - 1:
                found |= bit(high(group) + 1)
    return found


def owed(hand: i64, island: list[int]) -> i64:
    """A kind of card in hand that must be placed before the turn ends, or NONE (P1, P2, P3)."""
    if count(hand, PIRATE) != 0:
        return PIRATE
    row: i64 = 0
    joins = welcome(island)
    for kind in range(i64(COLOURS)):
        held = count(hand, kind)
        row = row + 1 if held != 0 else 0
        if row >= LEAST or held >= LEAST or (held != 0 and (joins >> kind) & 1):
            return kind
    return NONE


# What can be laid and lifted


def fresh(island: list[int], index: i64) -> bool:
    """Whether a group is the first of its like on an island: equal groups are the same to everybody."""
    return index == 0 or island[index] != island[index - 1]


def offer_lays(hand: i64, island: list[int], natural: bool, actions: Actions) -> None:
    """Every way to lay three cards as a group, or to add one to a group."""
    if hand == 0:
        return
    if count(hand, PIRATE) != 0:
        actions.add(Do.LAY_PIRATE)
    wilds = min(count(hand, WILD), LEAST - 1 if natural else LEAST)  # P5
    offer_sets(hand, wilds, actions)
    offer_runs(hand, wilds, actions)
    for index in range(i64(len(island))):
        if fresh(island, index):
            offer_adds(hand, island[index], Do.GROUP + index * At.DEEDS + At.ADD, actions)
    if blacks(hand) >= LEAST:
        offer_blacks(hand, actions)


def offer_sets(hand: i64, most: i64, actions: Actions) -> None:
    for kind in range(i64(COLOURS)):
        for wilds in range(max(LEAST - count(hand, kind), 0), most + 1):
            actions.add(Do.LAY_SET + kind * 4 + wilds)


def offer_runs(hand: i64, most: i64, actions: Actions) -> None:
    held: i64 = 0
    for kind in range(i64(COLOURS)):
        if count(hand, kind) != 0:
            held |= bit(kind)
    for start in range(i64(COLOURS - LEAST + 1)):
        there = (held >> start) & 7
        if most == 0:
            if there == 7:
                actions.add(Do.LAY_RUN + start * 8)
            continue
        for wilds in range(i64(8)):
            if there | wilds == 7 and (wilds & 1) + ((wilds >> 1) & 1) + (wilds >> 2) <= most:
                actions.add(Do.LAY_RUN + start * 8 + wilds)


def offer_adds(hand: i64, group: i64, code: i64, actions: Actions) -> None:
    ways: i64 = BLACKS if form(group) == Form.BLACK else 4
    for how in range(ways):
        kind = needed(group, how)
        if kind != NONE and count(hand, kind) != 0:
            actions.add(code + how)


def offer_blacks(hand: i64, actions: Actions) -> None:
    """Any three black cards make a group."""
    for one in range(i64(BLACK), i64(PIRATE)):
        if count(hand, one) != 0:
            less = hand - cards_of(one, 1)
            for two in range(one, i64(PIRATE)):
                if count(less, two) != 0:
                    least = less - cards_of(two, 1)
                    for three in range(two, i64(PIRATE)):
                        if count(least, three) != 0:
                            actions.add(Do.LAY_BLACK + (one - BLACK) * 64 + (two - BLACK) * 8 + three - BLACK)


def offer_lifts(island: list[int], natural: bool, actions: Actions) -> None:
    """Every group, and every card without which the rest of its group still lies in groups."""
    for index in range(i64(len(island))):
        if fresh(island, index):
            code = Do.GROUP + index * At.DEEDS
            actions.add(code + At.LIFT)
            group: i64 = island[index]
            if group_size(group) > LEAST or form(group) == Form.PIRATES:
                for place in range(i64(PLACES)):
                    if comes_off(group, place, natural):
                        actions.add(code + At.TAKE + place)


def offer_takes(island: list[int], actions: Actions) -> None:
    """Every card of an island."""
    for index in range(i64(len(island))):
        if fresh(island, index):
            for place in range(i64(PLACES)):
                if lying(island[index], place) != NONE:
                    actions.add(Do.GROUP + index * At.DEEDS + At.TAKE + place)


# The largest island


def largest(cards: i64, rainbows: i64 = 0, natural: bool = False) -> list[int]:
    """A largest island that some cards can make, as groups; with so many full rainbows, or empty if it cannot be."""
    island = Search(cards, rainbows, natural).island()
    if rainbows > 0 and not island:
        return island
    if blacks(cards) >= LEAST:
        island.append(Form.BLACK | ((cards >> shift(BLACK)) & (bit(3 * BLACKS) - 1)))
    if count(cards, PIRATE) != 0:
        island.append(Form.PIRATES | count(cards, PIRATE))
    island.sort()
    return island


def goes_out(cards: i64, natural: bool = False) -> list[int]:
    """An island of all these cards with which its owner would go out, or an empty list (P24)."""
    island = largest(cards, RAINBOWS, natural)
    lying: i64 = 0
    for group in island:
        lying += group_cards(group)
    return island if lying == cards else []


class Search:
    """The search for a largest island of colours and WILDs: states, colour by colour, and how they were reached."""

    cards: i64
    wilds: i64
    rainbows: i64
    natural: bool
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
        self.wilds = count(cards, WILD)
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

    def island(self) -> list[int]:
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


def natural_cards(group: i64) -> i64:
    return size(group_cards(group)) - count(group_cards(group), WILD)


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

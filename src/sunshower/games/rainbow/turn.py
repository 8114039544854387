"""Rainbow: what the end of a turn is worth, and looking through all of a turn for the best one.

A turn is short, so all of it is looked through: every order of cards, blind cards and flips, with the chance of each
face that may show. If it ends the round, the cards count, or the share of the game that they are worth. If it leaves a
row to the other seat, a table tells what rows of that length have been worth.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.lanes import bit, lane, put
from sunshower.games.rainbow.pieces import BASE, COLOURS, FACES, HAND, MOST, RAINBOW, SHADOW, Do
from sunshower.games.rainbow.rules import RainbowState

# For rows of 0 to 5 cards: how often the seat to move on such a row got the cards in the end, how many, and how many
# the other seat got if not. From 400 games of `rate` against itself in which one turn of each round was a random one.
WINS: Final = [0.43, 0.62, 0.44, 0.62, 0.75, 0.95]
GAIN: Final = [4.6, 5.5, 4.3, 5.8, 6.0, 6.0]
LOSS: Final = [4.4, 4.5, 5.7, 4.4, 4.8, 5.5]

# How far the lead may still move with the cards in the holder, fitted to 1,300 rounds of such games. With fewer than
# three cards in it, no new row can be completed.
SPREAD: Final = 2.6
LAST: Final = 2

OWN_GAMBLES: Final = 2  # unknown faces risked in one turn: more hardly ever pay, and take long to look through


# What it is worth


def final(lead: float) -> float:
    """The share of the game that a seat gets for its lead."""
    return 1.0 if lead > 0.0 else 0.0 if lead < 0.0 else 0.5


def standing(lead: float, holder: i64) -> float:
    """The share of a seat with this lead when a round begins."""
    if holder <= LAST:
        return final(lead)
    pull = lead / (SPREAD * sqrt(float(holder - LAST)))
    return 0.5 + 0.5 * pull / sqrt(1.0 + pull * pull)


def facing(lying: i64, lead: float, holder: i64) -> float:
    """The share of a seat that is to move on a row of so many cards."""
    wanting = RAINBOW - lying
    if wanting > holder + MOST:
        return final(lead)
    then = holder - wanting if holder > wanting else 0
    wins = WINS[lying]
    return wins * standing(lead + GAIN[lying], then) + (1.0 - wins) * standing(lead - LOSS[lying], then)


def lead_of(state: RainbowState, seat: i64) -> float:
    return float(state.score_0 - state.score_1 if seat == 0 else state.score_1 - state.score_0)


@mypyc_attr(acyclic=True)
class Ends:
    """What each end of a turn is worth to the seat to move, by the cards placed in it and those lying then."""

    won: list[float]
    lost: list[float]
    left: list[float]

    def __init__(self) -> None:
        self.won = []
        self.lost = []
        self.left = []


def place_of(placed: i64, lying: i64) -> i64:
    return placed * (RAINBOW + 1) + lying


def in_cards(holder: i64) -> Ends:
    """In cards taken and lost, the way a beginner counts."""
    ends = Ends()
    for placed in range(i64(MOST + 1)):
        ends.won.append(float(RAINBOW))
        for lying in range(i64(RAINBOW + 1)):
            ends.lost.append(-float(lying))
            if placed > holder or lying == RAINBOW:
                ends.left.append(0.0)
            else:
                ends.left.append((1.0 - WINS[lying]) * LOSS[lying] - WINS[lying] * GAIN[lying])
    return ends


def in_shares(lead: float, holder: i64) -> Ends:
    """In shares of the game; a hand that cannot be filled ends it."""
    ends = Ends()
    for placed in range(i64(MOST + 1)):
        over = placed > holder
        then = holder - placed
        ends.won.append(final(lead + RAINBOW) if over else standing(lead + RAINBOW, then))
        for lying in range(i64(RAINBOW + 1)):
            behind = lead - float(lying)
            ends.lost.append(final(behind) if over else standing(behind, then))
            if over or lying == RAINBOW:
                ends.left.append(final(lead))
            else:
                ends.left.append(1.0 - facing(lying, -lead, then))
    return ends


# Looking through a turn


def clashes(colours: i64, face: i64) -> bool:
    """Whether a face loses the round where these colours lie."""
    return face == SHADOW or (face < COLOURS and (colours >> face) & 1 != 0)


def added(colours: i64, face: i64) -> i64:
    return colours | bit(face) if face < COLOURS else colours


@mypyc_attr(acyclic=True)
class Turn:
    """The rest of a turn of the seat to move, as far as that seat knows the cards.

    Each card has a lane of its own: those that lie when it begins, then the places of the hand, filled when a card is
    placed. Faces are one more than their number. What the seat does not know is 0 in `downs`; `knows` has a bit for
    each underside that the other seat knows.
    """

    first: i64
    """The lane of the first card of the hand."""
    fronts: i64
    ups: i64
    downs: i64
    knows: i64
    colours: i64
    placed: i64
    flipped: bool
    commits: bool
    ends: Ends
    behind: list[float]
    """How likely each face is behind each."""
    choice: i64 = 0
    """The best action, once `best` has looked through the turn."""
    tracing: bool = False
    """Whether to go once more along the best line."""

    def __init__(self, state: RainbowState, ends: Ends, behind: list[float]) -> None:
        seat = state.turn
        self.first = state.lying
        self.fronts = 0
        self.ups = state.ups
        self.downs = 0
        self.knows = 0
        self.colours = 0
        for at in range(state.lying):
            seen = lane(state.seen, at)
            if state.sees_under(seen, seat):
                self.downs = put(self.downs, at, lane(state.downs, at))
            if state.sees_under(seen, 1 - seat):
                self.knows |= bit(at)
            self.colours = added(self.colours, state.up(at))
        for place in range(i64(HAND)):
            if state.has(seat * HAND + place):
                self.fronts = put(self.fronts, place, state.side(seat, seat * HAND + place) + 1)
        self.placed = state.placed
        self.flipped = state.flipped
        self.commits = state.flip_commits
        self.ends = ends
        self.behind = behind

    def value(self, gambles: i64) -> float:
        """What the turn is worth, and its best action as `choice`."""
        return self.best(self.ups, self.downs, self.knows, self.colours, self.first, self.placed, self.flipped, gambles)

    def value_of(self, action: i64, gambles: i64) -> float:
        """What it is worth with an action first."""
        return self.after(action, self.ups, self.downs, self.knows, self.colours, self.first, self.placed, gambles)

    def best(
        self, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, flipped: bool, gambles: i64
    ) -> float:
        tracing = self.tracing
        self.tracing = False
        top = self.ends.won[placed + 1]
        found = -RAINBOW - 1.0
        choice: i64 = Do.STOP
        if placed > 0 and not (flipped and self.commits):
            found = self.leave(ups, downs, knows, lying, placed)
        if placed == 0 or flipped:
            for place in range(i64(HAND)):
                if lane(ups, self.first + place) == 0 and lane(self.fronts, place) != 0:
                    value = self.place(place, ups, downs, knows, colours, lying, placed, gambles)
                    if value > found:
                        found = value
                        choice = Do.PLACE + place
                    if gambles > 0 and found < top:
                        value = self.blind(place, ups, downs, knows, colours, lying, placed, gambles)
                        if value > found:
                            found = value
                            choice = Do.BLIND + place
        if not flipped:
            for at in range(self.first + HAND):
                if found < top and lane(ups, at) != 0 and (gambles > 0 or lane(downs, at) != 0):
                    value = self.flip(at, ups, downs, knows, colours, lying, placed, gambles)
                    if value > found:
                        found = value
                        choice = Do.FLIP + at
        if tracing:
            self.tracing = True
            self.after(choice, ups, downs, knows, colours, lying, placed, gambles)
        self.choice = choice
        return found

    def after(
        self, action: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        if action == Do.STOP:
            return self.leave(ups, downs, knows, lying, placed)
        if action >= Do.FLIP:
            return self.flip(action - Do.FLIP, ups, downs, knows, colours, lying, placed, gambles)
        if action >= Do.BLIND:
            return self.blind(action - Do.BLIND, ups, downs, knows, colours, lying, placed, gambles)
        return self.place(action - Do.PLACE, ups, downs, knows, colours, lying, placed, gambles)

    def place(
        self, place: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        """Front up: the other seat has seen what is under it."""
        at = self.first + place
        front = lane(self.fronts, place)
        ups = put(ups, at, front)
        return self.placed_as(front - 1, ups, downs, knows | bit(at), colours, lying, placed, gambles)

    def blind(
        self, place: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        """Back up: only the seat itself knows what is under it."""
        at = self.first + place
        front = lane(self.fronts, place)
        downs = put(downs, at, front)
        found = 0.0
        for face in range(i64(FACES)):
            chance = self.behind[(front - 1) * BASE + face]
            if chance > 0.0:
                shown = put(ups, at, face + 1)
                found += chance * self.placed_as(face, shown, downs, knows, colours, lying, placed, gambles - 1)
        return found

    def placed_as(
        self, face: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        if clashes(colours, face):
            return self.ends.lost[place_of(placed + 1, lying + 1)]
        if lying + 1 == RAINBOW:
            return self.ends.won[placed + 1]
        if placed + 1 == MOST:
            return self.leave(ups, downs, knows, lying + 1, placed + 1)
        return self.best(ups, downs, knows, added(colours, face), lying + 1, placed + 1, False, gambles)

    def flip(
        self, at: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        """From now on both know both sides."""
        up = lane(ups, at)
        down = lane(downs, at)
        downs = put(downs, at, up)
        knows |= bit(at)
        colours &= ~bit(up - 1)
        if down != 0:
            return self.flipped_to(down - 1, at, ups, downs, knows, colours, lying, placed, gambles)
        found = 0.0
        for face in range(i64(FACES)):
            chance = self.behind[(up - 1) * BASE + face]
            if chance > 0.0:
                found += chance * self.flipped_to(face, at, ups, downs, knows, colours, lying, placed, gambles - 1)
        return found

    def flipped_to(
        self, face: i64, at: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        if clashes(colours, face):
            return self.ends.lost[place_of(placed, lying)]
        return self.best(put(ups, at, face + 1), downs, knows, added(colours, face), lying, placed, True, gambles)

    def leave(self, ups: i64, downs: i64, knows: i64, lying: i64, placed: i64) -> float:
        """The turn ends, and the row is left to the other seat."""
        return self.ends.left[place_of(placed, lying)]

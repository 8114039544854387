"""Rainbow Road: who holds what. The deal as explicit chance, and dealing anew what a seat cannot know."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, Actions, State
from sunshower.core.lanes import bit, lane, ones, plus, put, raised, total
from sunshower.games.road.pieces import (
    CARDS,
    FIELD,
    HAND,
    LAYOUT,
    NOWHERE,
    NUMBERS,
    SEATS,
    SPOTS,
    Dealt,
    Draw,
    Phase,
    Prank,
)


@mypyc_attr(acyclic=True)
class Deal(State):
    """Cards and pranks: on the ring, in the hands, discarded, and those that nobody has seen yet.

    Cards are numbers from 1 to 7, in lanes of four bits; 0 is an empty spot. Where they are only counted, the lane is
    the number less one.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    first: i64 = 0
    """Who begins this round: the mover of the Sunny Fairy in the round before (D30)."""
    ring: i64 = 0
    sunny: i64 = NOWHERE
    rain: i64 = NOWHERE
    hands: i64 = 0
    """A lane for each number: seat 0's seven, then seat 1's."""
    pool: i64 = 0
    """Cards not dealt yet; in the end the one in the box."""
    discards: i64 = 0
    pranks: i64 = 0
    """Six bits for each seat."""
    prank_pool: i64 = 0
    spent: i64 = 0
    dealt: i64 = 0

    def card(self, spot: i64) -> i64:
        """The number lying on a spot, 0 if none does."""
        return lane(self.ring, spot)

    def held(self, seat: i64, number: i64) -> i64:
        """How many cards of a number a seat holds."""
        return lane(self.hands, seat * NUMBERS + number - 1)

    def pranks_of(self, seat: i64) -> i64:
        """The pranks a seat holds, as bits."""
        return (self.pranks >> (seat * Prank.KINDS)) & Prank.ALL

    def offer_draws(self, actions: Actions) -> None:
        if self.dealt < Dealt.RING:
            for index in range(i64(NUMBERS)):
                if lane(self.pool, index) != 0:
                    actions.add(Draw.CARD + index)
        else:
            for kind in range(i64(Prank.KINDS)):
                if (self.prank_pool >> kind) & 1:
                    actions.add(Draw.PRANK + kind)

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.FIRST:
            return Draw.FIRST + rng.below(SEATS)
        if self.dealt < Dealt.RING:
            return Draw.CARD + self.drawn(rng.below(CARDS - self.dealt))
        return Draw.PRANK + self.drawn_prank(rng.below(Prank.KINDS + Dealt.RING - self.dealt))

    def drawn(self, number: i64) -> i64:
        """The index of the card at a place in the pool, the pool laid out in order of numbers."""
        index: i64 = 0
        while True:
            number -= lane(self.pool, index)
            if number < 0:
                return index
            index += 1

    def drawn_prank(self, number: i64) -> i64:
        """The kind of the prank at a place in the pool of pranks."""
        kind: i64 = 0
        while True:
            number -= (self.prank_pool >> kind) & 1
            if number < 0:
                return kind
            kind += 1

    def weight(self, outcome: i64) -> i64:
        if self.phase == Phase.DEAL and self.dealt < Dealt.RING:
            return lane(self.pool, outcome - Draw.CARD)
        return 1

    def draw(self, outcome: i64) -> None:
        if self.phase == Phase.FIRST:
            self.first = outcome - Draw.FIRST
            self.phase = Phase.DEAL
            return
        if self.dealt < Dealt.HANDS:
            self.take_card(self.dealt // HAND, outcome - Draw.CARD)
        elif self.dealt < Dealt.RING:
            self.pool = plus(self.pool, outcome - Draw.CARD, -1)
            self.ring = put(self.ring, LAYOUT[self.dealt - Dealt.HANDS], outcome - Draw.CARD + 1)
        else:
            self.take_prank((self.dealt - Dealt.RING) // Prank.HAND, outcome - Draw.PRANK)
        self.dealt += 1
        if self.dealt == Dealt.RING:
            self.sunny = self.extreme(self.first, False)
            self.rain = self.extreme(1 - self.first, True)
        elif self.dealt == Dealt.ALL:
            self.phase = Phase.PLACE
            self.turn = self.first

    def take_card(self, seat: i64, index: i64, count: i64 = 1) -> None:
        self.pool = plus(self.pool, index, -count)
        self.hands = plus(self.hands, seat * NUMBERS + index, count)

    def take_prank(self, seat: i64, kind: i64) -> None:
        self.prank_pool -= bit(kind)
        self.pranks += bit(seat * Prank.KINDS + kind)

    def extreme(self, seat: i64, highest: bool) -> i64:
        """The spot of the lowest or highest card in a seat's field, the rightmost of equals."""
        best: i64 = NOWHERE
        for spot in range(seat * FIELD, seat * FIELD + FIELD):
            if self.card(spot) != 0 and (
                best == NOWHERE or self.card(spot) == self.card(best) or (self.card(spot) > self.card(best)) == highest
            ):
                best = spot
        return best

    def redeal(self, seat: i64, rng: Rng) -> None:
        cards = self.hands
        pranks = self.pranks
        for other in range(i64(SEATS)):
            if other != seat:
                self.give_back(other)
        for other in range(i64(SEATS)):
            if other != seat:
                count = total(cards >> (other * NUMBERS * 4), NUMBERS)
                self.deal_unseen(other, count, ones(pranks >> (other * Prank.KINDS), Prank.KINDS), rng)

    def deal_unseen(self, seat: i64, cards: i64, pranks: i64, rng: Rng) -> None:
        """Give a seat some of the cards and pranks that lie in no hand and have not been played."""
        for _ in range(cards):
            self.take_card(seat, self.drawn(rng.below(total(self.pool, NUMBERS))))
        for _ in range(pranks):
            self.take_prank(seat, self.drawn_prank(rng.below(ones(self.prank_pool, Prank.KINDS))))

    def give_back(self, seat: i64) -> None:
        """Put a seat's cards and pranks back among those that nobody has seen."""
        for index in range(i64(NUMBERS)):
            self.take_card(seat, index, -lane(self.hands, seat * NUMBERS + index))
        mine = self.pranks_of(seat)
        self.pranks -= raised(mine, seat * Prank.KINDS)
        self.prank_pool += mine

    def census(self) -> list[int]:
        cards = [0] * NUMBERS
        for index in range(i64(NUMBERS)):
            cards[index] = lane(self.pool, index) + lane(self.discards, index)
            for seat in range(i64(SEATS)):
                cards[index] += lane(self.hands, seat * NUMBERS + index)
        for spot in range(i64(SPOTS)):
            if self.card(spot) != 0:
                cards[self.card(spot) - 1] += 1
        pranks = [0] * Prank.KINDS
        for kind in range(i64(Prank.KINDS)):
            for bits in (self.prank_pool, self.spent, self.pranks_of(0), self.pranks_of(1)):
                pranks[kind] += (bits >> kind) & 1
        return cards + pranks

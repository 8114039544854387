"""Chroma Cards' rainbow: who holds what. Dealing and drawing as explicit chance, and what everybody can know of it.

A card drawn from the pile is unseen. A card taken from the discards has been shown to all, and stays so until one of
its face is played: copies cannot be told apart, so the shown one is always the one that goes. When the discards become
the new pile everybody knows which cards those are, and so which ones the others must be holding: these are `sure`
until somebody else plays one of that face. For each of two players that is all there is to know. With more players,
and for onlookers, which of several hands holds a sure card is not tracked: a guess may put it where a hand has drawn a
new card since.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, Actions, Options, State
from sunshower.games.chroma.pieces import EMPTY, FACES, HAND, SLOTS, Draw, Phase

UNSEEN: Final = 1
EYES: Final = 64


@mypyc_attr(acyclic=True)
class Deal(State):
    """Cards in the pile, in hands, in rainbows and on the discard pile.

    A hand is four places, a rainbow is five, each in the order of faces with the empty places last. A card in a hand
    is its face * 2, and 1 more if the others have not seen it: of equal cards the shown ones come first.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    seats: i64 = 0
    first: i64 = 0
    turns: i64 = 0
    """How many turns are over."""
    dealt: i64 = 0
    pile: i64 = 0
    """How many cards lie face down."""
    pool: list[int]
    """How many of each face they are."""
    hands: list[int]
    rainbows: list[int]
    discards: list[int]
    """The discard pile, its top card last."""
    sure: list[int]
    """For each pair of eyes, cards that are among those it has not seen in hands, since the pile was made anew.

    In which of those hands is not kept. In order, each as eyes * 64 + face; the eyes after those of the last seat are
    everybody's. Clones share the list, so it is replaced, never changed.
    """
    options: Options

    def player(self) -> i64:
        """Whose turn it is, also while that seat waits for its card."""
        return (self.first + self.turns) % self.seats

    def held(self, seat: i64, face: i64) -> bool:
        """Whether a seat holds a card of a face."""
        return any(self.hands[place] >> 1 == face for place in range(seat * SLOTS, seat * SLOTS + SLOTS))

    def offer_draws(self, actions: Actions) -> None:
        if self.phase == Phase.FIRST:
            for seat in range(self.seats):
                actions.add(Draw.FIRST + seat)
        else:
            for face in range(i64(FACES)):
                if self.pool[face] != 0:
                    actions.add(Draw.CARD + face)

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.FIRST:
            return Draw.FIRST + rng.below(self.seats)
        return Draw.CARD + self.drawn(rng.below(self.pile))

    def drawn(self, number: i64) -> i64:
        """The face of the card at a place in the pile, the pile laid out in order."""
        pool = self.pool
        face: i64 = 0
        number -= pool[0]
        while number >= 0:
            face += 1
            number -= pool[face]
        return face

    def weight(self, outcome: i64) -> i64:
        return 1 if self.phase == Phase.FIRST else self.pool[outcome - Draw.CARD]

    def draw(self, outcome: i64) -> None:
        if self.phase == Phase.FIRST:
            self.first = outcome - Draw.FIRST
            self.phase = Phase.DEAL
        elif self.phase == Phase.DEAL:
            self.deal_card(self.dealt // HAND, outcome - Draw.CARD)
            self.dealt += 1
            if self.dealt == HAND * self.seats:
                self.phase = Phase.DRAW
                self.turn = self.first
        else:
            self.deal_card(self.player(), outcome - Draw.CARD)
            self.phase = Phase.ACT
            self.turn = self.player()

    def deal_card(self, seat: i64, face: i64) -> None:
        """Give a seat a card from the pile."""
        self.pool[face] -= 1
        self.pile -= 1
        slip_in(self.hands, seat * SLOTS, SLOTS, face * 2 + UNSEEN)

    def renew_pile(self) -> None:
        """Shuffle all discards but the top one into a new pile (C5)."""
        top = self.discards.pop()
        for face in self.discards:
            self.pool[face] += 1
        self.pile = len(self.discards)
        self.discards = [top]
        self.sure = []
        for eyes in range(self.seats + 1):
            self.sure += self.unseen_by(eyes)

    # What can be known

    def unseen_by(self, eyes: i64) -> list[int]:
        """The unseen cards in hands other than one's own, in order and marked with the eyes that do not see them."""
        found: list[int] = []
        for place in range(len(self.hands)):
            card: i64 = self.hands[place]
            if place // SLOTS != eyes and card & UNSEEN:
                found.append(eyes * EYES + (card >> 1))
        found.sort()
        return found

    def forget(self, seat: i64, face: i64) -> None:
        """A seat has played an unseen card of a face: the others cannot be sure any more that one is left."""
        left: list[int] = []
        told: i64 = NOBODY
        for mark in self.sure:
            if mark % EYES == face and mark // EYES != seat and mark // EYES != told:
                told = mark // EYES
            else:
                left.append(mark)
        self.sure = left

    def redeal(self, seat: i64, rng: Rng) -> None:
        open_places = [0] * self.seats
        for other in range(self.seats):
            if other != seat:
                open_places[other] = self.give_back(other)
        self.deal_unseen(seat, open_places, rng)

    def give_back(self, seat: i64) -> i64:
        """Put the unseen cards of a seat back among those of the pile; returns how many they were."""
        count: i64 = 0
        place = seat * SLOTS + SLOTS
        while place > seat * SLOTS:
            place -= 1
            card: i64 = self.hands[place]
            if card & UNSEEN:
                self.pool[card >> 1] += 1
                self.pile += 1
                slip_out(self.hands, place, seat * SLOTS + SLOTS)
                count += 1
        return count

    def deal_unseen(self, seat: i64, open_places: list[int], rng: Rng) -> None:
        """Fill open places in hands with cards that a seat cannot know, first those of which it is sure."""
        eyes = seat if seat >= 0 else self.seats
        left: i64 = 0
        for count in open_places:
            left += count
        for mark in self.sure:
            if mark // EYES == eyes:
                other = place_of(rng.below(left), open_places)
                self.deal_card(other, mark % EYES)
                open_places[other] -= 1
                left -= 1
        for other in range(self.seats):
            for _ in range(open_places[other]):
                self.deal_card(other, self.drawn(rng.below(self.pile)))
        self.presume(eyes)

    def presume(self, eyes: i64) -> None:
        """Let the other eyes be sure of what follows from what everybody can be sure of: the rest these do not know."""
        everybody = [mark % EYES for mark in self.sure if mark // EYES == self.seats]
        mine = [mark for mark in self.sure if mark // EYES == eyes]
        self.sure = []
        for other in range(self.seats):
            if other == eyes:
                self.sure += mine
            else:
                own = [card >> 1 for card in self.hands[other * SLOTS : other * SLOTS + SLOTS] if card & UNSEEN]
                for face in everybody:
                    if face in own:
                        own.remove(face)
                    else:
                        self.sure.append(other * EYES + face)
        for face in everybody:
            self.sure.append(self.seats * EYES + face)

    def census(self) -> list[int]:
        cards = self.pool[:]
        for card in self.hands:
            if card != EMPTY:
                cards[card >> 1] += 1
        for face in self.rainbows + self.discards:
            if face != EMPTY:
                cards[face] += 1
        return cards


def place_of(number: i64, counts: list[int]) -> i64:
    """The index of the count in which a number falls, the counts laid end to end."""
    index: i64 = 0
    number -= counts[0]
    while number >= 0:
        index += 1
        number -= counts[index]
    return index


def slip_in(row: list[int], start: i64, width: i64, card: i64) -> None:
    """Put a card where it belongs in a row in order whose last place is empty."""
    place = start + width - 1
    while place > start and row[place - 1] > card:
        row[place] = row[place - 1]
        place -= 1
    row[place] = card


def slip_out(row: list[int], place: i64, stop: i64) -> None:
    """Take a card out of a row and close the gap."""
    while place < stop - 1:
        row[place] = row[place + 1]
        place += 1
    row[place] = EMPTY

"""Rainbow: who holds what and who has seen it. Drawing as explicit chance, and dealing anew what a seat cannot know."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, State
from sunshower.core.lanes import lane, put
from sunshower.games.rainbow.pieces import (
    BASE,
    HAND,
    HELD,
    NEXT,
    NO_CARD,
    NUMBERS,
    PLACES,
    UNSEEN,
    Draw,
    Phase,
    Seen,
)
from sunshower.games.rainbow.solver import Beliefs, take


@mypyc_attr(acyclic=True)
class Deal(State):
    """Cards in the hands, in the holder, in the row and collected, and who has seen which of their sides.

    A card is decided, both sides and which way round, when somebody first sees a side of it; the holder has no order
    before that. In hands and holder each seat sees the side towards it and never the other one. Faces are in lanes of
    four bits, one more than their number; 0 is no card.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    active: i64 = 0
    """Whose turn it is, or has just been: this seat draws first (R12)."""
    then: i64 = 0
    """Who moves when the hands are full."""
    sides_0: i64 = 0
    sides_1: i64 = 0
    """The sides towards seat 0 and seat 1: three cards in each hand, then the next card of each seat."""
    left: i64 = 0
    """How many cards are in the holder. The last one is the next card of both seats (R28)."""
    lying: i64 = 0
    """How many cards lie in the row."""
    ups: i64 = 0
    downs: i64 = 0
    seen: i64 = 0
    """Who has seen the undersides of the row."""
    gone: list[int]
    """The collected cards: who has seen the underside * 100 + the card, the side that lay open first."""
    pool: list[int]
    """How many cards of each number nobody has seen a side of."""
    deck: list[int]
    """How many there are in all; shared by all clones."""

    # Questions about hands and holder

    def side(self, seat: i64, place: i64) -> i64:
        """The face that a card in a hand or in the holder turns towards a seat."""
        return lane(self.sides_0 if seat == 0 else self.sides_1, place) - 1

    def has(self, place: i64) -> bool:
        """Whether there is a card in a place of the hands or at an end of the holder."""
        return lane(self.sides_0, place) != 0

    def short(self, seat: i64) -> bool:
        """Whether a card is missing in a hand."""
        first = seat * HAND
        return not (self.has(first) and self.has(first + 1) and self.has(first + 2))

    def unseen(self) -> i64:
        """How many cards of the holder nobody sees a side of."""
        if self.left < 2:
            return 0
        return self.left - (1 if self.has(NEXT) else 0) - (1 if self.has(NEXT + 1) else 0)

    def drawer(self) -> i64:
        """At whose end of the holder something happens next: both look at their ends, then fill their hands (R12)."""
        first = self.active
        other = 1 - first
        if self.unseen() > 0:
            if not self.has(NEXT + first):
                return first
            if not self.has(NEXT + other):
                return other
        if self.has(NEXT + first) and self.short(first):
            return first
        if self.has(NEXT + other) and self.short(other):
            return other
        return NOBODY

    # Drawing

    def offer_draws(self, actions: Actions) -> None:
        if self.unseen() == 0:
            actions.add(Draw.NONE)
            return
        for card in range(i64(NUMBERS)):
            if self.pool[card] != 0:
                actions.add(Draw.CARD + card)

    def weight(self, outcome: i64) -> i64:
        return self.pool[outcome - Draw.CARD] if outcome >= Draw.CARD else 1

    def draw(self, outcome: i64) -> None:
        """A seat draws its next card, if its hand is short, and sees a side of the card behind it (R15, R16)."""
        seat = self.drawer()
        if self.has(NEXT + seat):
            self.into_hand(seat)
        if outcome >= Draw.CARD:
            card = outcome - Draw.CARD
            self.put_card(NEXT + seat, card // BASE + 1, card % BASE + 1)
            take(self.pool, card)
        elif self.left == 1:  # R28
            other = NEXT + 1 - seat
            self.put_card(NEXT + seat, lane(self.sides_0, other), lane(self.sides_1, other))
        self.settle()

    def into_hand(self, seat: i64) -> None:
        place = seat * HAND
        while self.has(place):
            place += 1
        self.put_card(place, lane(self.sides_0, NEXT + seat), lane(self.sides_1, NEXT + seat))
        self.put_card(NEXT + seat, 0, 0)
        if self.left == 1:
            self.put_card(NEXT + 1 - seat, 0, 0)
        self.left -= 1

    def put_card(self, place: i64, side_0: i64, side_1: i64) -> None:
        self.sides_0 = put(self.sides_0, place, side_0)
        self.sides_1 = put(self.sides_1, place, side_1)

    def settle(self) -> None:
        """Draw while anybody can; then somebody moves, or the game is over because a hand is short (R13, R23)."""
        if self.drawer() != NOBODY:
            self.phase = Phase.DRAW
            self.turn = CHANCE
        elif self.short(0) or self.short(1):
            self.phase = Phase.OVER
            self.turn = OVER
        else:
            self.phase = Phase.PLAY
            self.active = self.then
            self.turn = self.then

    # What a seat knows, and dealing anew what it does not

    def sees_under(self, mark: i64, seat: i64) -> bool:
        """Whether a seat has seen an underside; NOBODY knows only what lies open now."""
        return seat != NOBODY and (mark >> seat) & 1 == 1

    def known(self, seat: i64) -> list[int]:
        """Every card in hands, holder and row as far as a seat knows it; one that is not there is NO_CARD."""
        cards: list[int] = []
        for place in range(i64(PLACES)):
            first: i64 = UNSEEN
            second: i64 = UNSEEN
            if not self.has(place) or (place == NEXT + 1 and self.left == 1):  # R28: one card, listed once
                cards.append(NO_CARD)
                continue
            if place < HELD or place == NEXT + seat or self.left == 1:
                if seat == 0:
                    first = self.side(0, place)
                elif seat == 1:
                    second = self.side(1, place)
            cards.append(first * BASE + second)
        for spot in range(self.lying):
            down: i64 = UNSEEN
            if self.sees_under(lane(self.seen, spot), seat):
                down = lane(self.downs, spot) - 1
            cards.append((lane(self.ups, spot) - 1) * BASE + down)
        return cards

    def known_gone(self, seat: i64) -> list[int]:
        """The collected cards as far as a seat knows them, in an order that tells nothing."""
        cards: list[int] = []
        for marked in self.gone:
            mark = marked // 100
            card = marked % 100
            if mark == Seen.CLOSED or seat == NOBODY:
                card = UNSEEN * BASE + UNSEEN
            elif not self.sees_under(mark, seat):
                card = card // BASE * BASE + UNSEEN
            cards.append(mark * 100 + card)
        cards.sort()
        return cards

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.lay_out(self.beliefs(seat), rng)

    def beliefs(self, seat: i64) -> Beliefs:
        """What a seat may believe about all cards."""
        return Beliefs(self.deck, self.known(seat), self.known_gone(seat))

    def complete(self, cards: list[int], gone: list[int], rng: Rng) -> None:
        """Lay out cards of which some sides are not known: these are dealt, each way that the deck allows as likely."""
        self.lay_out(Beliefs(self.deck, cards, gone), rng)

    def lay_out(self, beliefs: Beliefs, rng: Rng) -> None:
        """Deal what is not known anew."""
        whole = beliefs.dealt(rng)
        self.pool = beliefs.stock
        for place in range(i64(PLACES)):
            card = whole[place]
            if place == NEXT + 1 and self.left == 1:
                card = whole[NEXT]
            if card == NO_CARD:
                self.put_card(place, 0, 0)
            else:
                self.put_card(place, card // BASE + 1, card % BASE + 1)
        for spot in range(self.lying):
            card = whole[PLACES + spot]
            self.ups = put(self.ups, spot, card // BASE + 1)
            self.downs = put(self.downs, spot, card % BASE + 1)
        self.gone = []
        lain = PLACES + self.lying
        for index in range(len(beliefs.marks)):
            self.gone.append(beliefs.marks[index] * 100 + whole[lain + index])

    def census(self) -> list[int]:
        """The cards by number, each counted under both of its numbers."""
        cards = self.pool.copy()
        for place in range(i64(PLACES)):
            if self.has(place) and not (place == NEXT + 1 and self.left == 1):
                self.count_in(cards, self.side(0, place) * BASE + self.side(1, place))
        for spot in range(self.lying):
            self.count_in(cards, (lane(self.ups, spot) - 1) * BASE + lane(self.downs, spot) - 1)
        for marked in self.gone:
            self.count_in(cards, marked % 100)
        return cards

    def count_in(self, cards: list[int], card: i64) -> None:
        cards[card] += 1
        cards[card % BASE * BASE + card // BASE] += 1

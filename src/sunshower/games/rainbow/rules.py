"""Rainbow: what may be done, and what it does. rules.md tells the same for people, with the rulings (R4)."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, Options
from sunshower.core.lanes import bit, lane, put
from sunshower.core.message import Message
from sunshower.games.rainbow.pieces import (
    FEWEST_CARDS,
    HAND,
    MOST,
    MOST_CARDS,
    NEXT,
    NO_CARD,
    NUMBERS,
    PLACES,
    RAINBOW,
    SEATS,
    Do,
    Draw,
    Phase,
    Seen,
    card_of,
    cards_of,
    collected,
    drawn,
    first_of,
    is_flip,
    place_of,
    second_of,
    shows_hidden,
    take,
)
from sunshower.games.rainbow.state import Beliefs, RainbowState


@mypyc_attr(acyclic=True)
class RainbowRules(RainbowState):
    """A game of Rainbow: a State that can be played."""

    def clone(self) -> "RainbowRules":
        twin = RainbowRules()
        self.copy_to(twin)
        return twin

    # What may be done

    def offer(self, actions: Actions) -> None:
        if self.phase == Phase.PLAY:
            self.offer_moves(actions)
        elif self.phase == Phase.DRAW:
            self.offer_draws(actions)
        elif self.phase == Phase.SHOW:
            actions.add(Draw.SHOW + self.hidden(self.turning))
        elif self.phase == Phase.FIRST:
            for seat in range(i64(SEATS)):
                actions.add(Draw.FIRST + seat)

    def offer_moves(self, actions: Actions) -> None:
        if self.may_stop():
            actions.add(Do.STOP)
        if self.may_place():
            for place in range(i64(HAND)):
                if self.has(self.turn * HAND + place):
                    actions.add(Do.PLACE + place)
                    actions.add(Do.BLIND + place)
        if self.may_flip():
            for spot in range(self.lying):
                actions.add(Do.FLIP + spot)

    def offer_draws(self, actions: Actions) -> None:
        if self.unseen() == 0:
            actions.add(Draw.NONE)
            return
        for card in range(i64(NUMBERS)):
            if self.pool[card] != 0:
                actions.add(Draw.CARD + card)

    def weight(self, outcome: i64) -> i64:
        return self.pool[outcome - Draw.CARD] if outcome >= Draw.CARD else 1

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.SHOW:
            return Draw.SHOW + self.hidden(self.turning)
        if self.phase == Phase.FIRST:
            return Draw.FIRST + rng.below(SEATS)
        unseen = self.unseen()
        if unseen == 0:
            return Draw.NONE
        return Draw.CARD + drawn(self.pool, rng.below(2 * unseen))

    def reveals(self, action: i64) -> bool:
        """A stop shows nothing by itself; placed cards come out of a hand, flips and blind cards show a hidden side."""
        return action != Do.STOP

    # What it does

    def play(self, action: i64) -> None:
        if action >= Draw.NONE:
            self.draw(action)
        elif action >= Draw.SHOW:
            self.show()
        elif action >= Draw.FIRST:
            self.active = action - Draw.FIRST
            self.then = self.active
            self.settle()
        elif action == Do.STOP:
            self.end_turn(1 - self.turn)
        elif shows_hidden(action):
            self.turning = action
            self.phase = Phase.SHOW
            self.turn = CHANCE
        else:
            self.place(place_of(action), False)

    def show(self) -> None:
        """The hidden side of a blind card or a flipped one shows, and is judged like any other (R18)."""
        decision = self.turning
        self.turning = 0
        self.phase = Phase.PLAY
        self.turn = self.active
        if is_flip(decision):
            self.flip(place_of(decision))
        else:
            self.place(place_of(decision), True)

    def place(self, place: i64, back_up: bool) -> None:
        """Put a card from the hand at the end of the row; exactly one seat has seen the side now hidden (R17)."""
        at = self.turn * HAND + place
        front = self.side(self.turn, at) + 1
        back = self.side(1 - self.turn, at) + 1
        self.put_card(at, 0, 0)
        self.ups = put(self.ups, self.lying, back if back_up else front)
        self.downs = put(self.downs, self.lying, front if back_up else back)
        self.seen = put(self.seen, self.lying, bit(self.turn if back_up else 1 - self.turn))
        self.lying += 1
        self.placed += 1
        self.flipped = False
        if self.loses(self.up(self.lying - 1), self.lying - 1):
            self.end_round(1 - self.turn)
        elif self.lying == RAINBOW:
            self.end_round(self.turn)
        elif self.placed == MOST:  # R25
            self.end_turn(1 - self.turn)

    def flip(self, spot: i64) -> None:
        face = lane(self.downs, spot)
        self.downs = put(self.downs, spot, lane(self.ups, spot))
        self.ups = put(self.ups, spot, face)
        self.seen = put(self.seen, spot, Seen.EVERYBODY)
        self.flipped = True
        if self.loses(self.up(spot), spot):
            self.end_round(1 - self.turn)

    def end_round(self, winner: i64) -> None:
        """One seat takes the row, undersides unseen (R26), and the other begins the next round (R19)."""
        if winner == 0:
            self.score_0 += self.lying
        else:
            self.score_1 += self.lying
        for spot in range(self.lying):
            self.gone.append(collected(lane(self.seen, spot), card_of(self.up(spot), self.down(spot))))
        self.lying = 0
        self.ups = 0
        self.downs = 0
        self.seen = 0
        self.round += 1
        self.end_turn(1 - winner)

    def end_turn(self, then: i64) -> None:
        self.then = then
        self.placed = 0
        self.flipped = False
        self.settle()

    def settle(self) -> None:
        """Draw while anybody can; then somebody moves, or the game is over because a hand is short (R13, R23)."""
        if self.drawer() != NOBODY:
            self.phase = Phase.DRAW
            self.turn = CHANCE
        elif self.short(0) or self.short(1):
            self.phase = Phase.OVER
            self.turn = OVER
            self.active = NOBODY
            self.then = NOBODY
        else:
            self.phase = Phase.PLAY
            self.active = self.then
            self.turn = self.then

    # Drawing

    def draw(self, outcome: i64) -> None:
        """A seat draws its next card, if its hand is short, and sees a side of the card behind it (R15, R16)."""
        seat = self.drawer()
        if self.has(NEXT + seat):
            self.into_hand(seat)
        if outcome >= Draw.CARD:
            card = outcome - Draw.CARD
            self.put_card(NEXT + seat, first_of(card) + 1, second_of(card) + 1)
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

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.lay_out(self.beliefs(seat), rng)

    def lay_out(self, beliefs: Beliefs, rng: Rng) -> None:
        """Deal anew what is not known."""
        whole = beliefs.dealt(rng)
        self.pool = beliefs.stock
        for place in range(i64(PLACES)):
            card = whole[place]
            if place == NEXT + 1 and self.left == 1:
                card = whole[NEXT]
            if card == NO_CARD:
                self.put_card(place, 0, 0)
            else:
                self.put_card(place, first_of(card) + 1, second_of(card) + 1)
        for spot in range(self.lying):
            card = whole[PLACES + spot]
            self.ups = put(self.ups, spot, first_of(card) + 1)
            self.downs = put(self.downs, spot, second_of(card) + 1)
        self.gone = []
        lain = PLACES + self.lying
        for index in range(len(beliefs.marks)):
            self.gone.append(collected(beliefs.marks[index], whole[lain + index]))

    # The end

    def scores(self) -> list[int]:
        return [self.score_0, self.score_1]

    def ranks(self) -> list[int]:
        return [1 if self.score_0 >= self.score_1 else 2, 1 if self.score_1 >= self.score_0 else 2]

    def ending(self) -> str:
        return "draw" if self.score_0 == self.score_1 else "cards"


def setup(seats: int, options: Options) -> RainbowRules:
    """A table before the deal."""
    state = RainbowRules()
    state.options = {name: options[name] for name in options if name != "first"}  # who begins is seen
    state.flip_commits = bool(options["flip_commits"])
    state.deck = cards_of(options)
    state.left = sum(state.deck) // 2
    if state.left < FEWEST_CARDS:
        few = Message("rainbow-no-too-few-cards", {"fewest": FEWEST_CARDS, "cards": state.left})
        raise BadTable("too-few-cards", few, "R29")
    if state.left > MOST_CARDS:
        many = Message("rainbow-no-too-many-cards", {"most": MOST_CARDS, "cards": state.left})
        raise BadTable("too-many-cards", many, "R29")
    state.pool = state.deck[:]
    state.gone = []
    if options["first"] != "random":
        state.active = int(options["first"])
        state.then = state.active
        state.settle()
    return state

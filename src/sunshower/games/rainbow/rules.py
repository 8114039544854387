"""Rainbow: what may be done, and what it does. rules.md tells the same for people, with the rulings (R4)."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, Actions, Options
from sunshower.core.lanes import bit, lane, put
from sunshower.games.rainbow.deal import Deal
from sunshower.games.rainbow.pieces import (
    BASE,
    COLOURS,
    FACES,
    FEWEST_CARDS,
    HAND,
    MOST,
    MOST_CARDS,
    PLACES,
    RAINBOW,
    SEATS,
    SHADOW,
    UNSEEN,
    Do,
    Draw,
    Phase,
    Seen,
    cards_of,
)
from sunshower.games.rainbow.solver import behind, drawn, halves


@mypyc_attr(acyclic=True)
class RainbowState(Deal):
    """The whole truth of a game of Rainbow: the cards, and what has been done in the turn under way."""

    round: i64 = 1
    placed: i64 = 0
    """Cards placed in this turn."""
    flipped: bool = False
    """Whether the last thing done in this turn was a flip."""
    turning: i64 = 0
    """In the show phase: the blind card or the flip whose hidden side is about to show."""
    score_0: i64 = 0
    score_1: i64 = 0
    flip_commits: bool = False
    memory_aid: bool = False
    pairs: i64 = 0
    light: i64 = 0
    shadow: i64 = 0
    light_shadow: i64 = 0

    # Questions about the table

    def up(self, spot: i64) -> i64:
        """The face that lies open in a place of the row."""
        return lane(self.ups, spot) - 1

    def may_place(self) -> bool:
        """First of all, or after a flip: never two cards in a row."""
        return self.placed == 0 or self.flipped

    def may_flip(self) -> bool:
        """If a card lies, and never twice in a row (R3)."""
        return self.lying > 0 and not self.flipped

    def may_stop(self) -> bool:
        """Once a card has been placed (R1); after a flip, unless it commits (R2)."""
        return self.placed > 0 and not (self.flipped and self.flip_commits)

    def loses(self, face: i64, spot: i64) -> bool:
        """Whether a face that shows in a place of the row loses the round; light never does (R9)."""
        if face == SHADOW:
            return True
        if face < COLOURS:
            for other in range(self.lying):
                if other != spot and self.up(other) == face:
                    return True
        return False

    def hidden(self, action: i64) -> i64:
        """The face that a blind card or a flip is about to show."""
        if action >= Do.FLIP:
            return lane(self.downs, action - Do.FLIP) - 1
        return self.side(1 - self.active, self.active * HAND + action - Do.BLIND)

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

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.SHOW:
            return Draw.SHOW + self.hidden(self.turning)
        if self.phase == Phase.FIRST:
            return Draw.FIRST + rng.below(SEATS)
        unseen = self.unseen()
        return Draw.NONE if unseen == 0 else Draw.CARD + drawn(self.pool, rng.below(2 * unseen))

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
        elif action >= Do.BLIND:
            self.turning = action
            self.phase = Phase.SHOW
            self.turn = CHANCE
        else:
            self.place(action - Do.PLACE, False)

    def show(self) -> None:
        """The hidden side of a blind card or a flipped one shows, and is judged like any other (R18)."""
        action = self.turning
        self.turning = 0
        self.phase = Phase.PLAY
        self.turn = self.active
        if action >= Do.FLIP:
            self.flip(action - Do.FLIP)
        else:
            self.place(action - Do.BLIND, True)

    def place(self, place: i64, blind: bool) -> None:
        """Put a card from the hand at the end of the row; exactly one seat has seen the side now hidden (R17)."""
        at = self.turn * HAND + place
        front = self.side(self.turn, at) + 1
        back = self.side(1 - self.turn, at) + 1
        self.put_card(at, 0, 0)
        self.ups = put(self.ups, self.lying, back if blind else front)
        self.downs = put(self.downs, self.lying, front if blind else back)
        self.seen = put(self.seen, self.lying, bit(self.turn if blind else 1 - self.turn))
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
            card = self.up(spot) * BASE + lane(self.downs, spot) - 1
            self.gone.append(lane(self.seen, spot) * 100 + card)
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

    # Chances, as the seat to move knows them

    def odds(self, action: i64) -> list[int]:
        """For a blind card or a flip: in how many ways each face will show, by all that the seat to move has seen."""
        cards = self.known(self.turn)
        card = cards[PLACES + action - Do.FLIP if action >= Do.FLIP else self.turn * HAND + action - Do.BLIND]
        found = [0] * FACES
        if card % BASE != UNSEEN and card // BASE != UNSEEN:
            found[card % BASE] = 1
            return found
        for marked in self.known_gone(self.turn):
            cards.append(marked % 100)
        stock = self.deck.copy()
        faces = halves(stock, cards)
        return behind(stock, faces, card // BASE + card % BASE - UNSEEN)

    # The end, and copies

    def reveals(self, action: i64) -> bool:
        """A stop shows nothing by itself; placed cards come out of a hand, flips and blind cards show a hidden side."""
        return action != Do.STOP

    def scores(self) -> list[int]:
        return [self.score_0, self.score_1]

    def ranks(self) -> list[int]:
        return [1 if self.score_0 >= self.score_1 else 2, 1 if self.score_1 >= self.score_0 else 2]

    def ending(self) -> str:
        return "draw" if self.score_0 == self.score_1 else "cards"

    def clone(self) -> "RainbowState":
        twin = RainbowState()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.active = self.active
        twin.then = self.then
        twin.sides_0 = self.sides_0
        twin.sides_1 = self.sides_1
        twin.left = self.left
        twin.lying = self.lying
        twin.ups = self.ups
        twin.downs = self.downs
        twin.seen = self.seen
        twin.gone = self.gone.copy()
        twin.pool = self.pool.copy()
        twin.deck = self.deck
        twin.round = self.round
        twin.placed = self.placed
        twin.flipped = self.flipped
        twin.turning = self.turning
        twin.score_0 = self.score_0
        twin.score_1 = self.score_1
        twin.flip_commits = self.flip_commits
        twin.memory_aid = self.memory_aid
        twin.pairs = self.pairs
        twin.light = self.light
        twin.shadow = self.shadow
        twin.light_shadow = self.light_shadow
        return twin


def setup(seats: int, options: Options) -> RainbowState:
    """A table before the deal."""
    state = laid(options)
    state.left = sum(state.deck) // 2
    if state.left < FEWEST_CARDS:
        raise BadTable("too-few-cards", f"A game needs {FEWEST_CARDS} cards; this deck has {state.left}.", "R29")
    if state.left > MOST_CARDS:
        raise BadTable("too-many-cards", f"The holder takes {MOST_CARDS} cards; this deck has {state.left}.", "R29")
    state.pool = state.deck.copy()
    if options["first"] != "random":
        state.active = int(options["first"])
        state.then = state.active
        state.settle()
    return state


def laid(options: Options) -> RainbowState:
    """A State of a table's options, without cards."""
    state = RainbowState()
    state.flip_commits = bool(options["flip_commits"])
    state.memory_aid = bool(options["memory_aid"])
    state.pairs = int(options["pairs"])
    state.light = int(options["light"])
    state.shadow = int(options["shadow"])
    state.light_shadow = int(options["light_shadow"])
    state.deck = cards_of(state.pairs, state.light, state.shadow, state.light_shadow)
    state.pool = []
    state.gone = []
    return state

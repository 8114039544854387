"""Rainbow Pirates: what may be done, and what it does. rules.md tells the same for people, with the rulings (P4)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import CHANCE, OVER, Actions, Options
from sunshower.core.lanes import bit
from sunshower.games.pirates.deal import Deal, whole_deck
from sunshower.games.pirates.pieces import (
    ALL_BLACKS,
    BLACK,
    CANNON,
    CAPTAIN,
    EXTORTIONIST,
    GRABBED,
    HAND,
    KINDS,
    LEAVE,
    LOOKED_AT,
    LOOKOUT,
    MOST_SEATS,
    NONE,
    PAIR,
    PIRATE,
    RELIFT_BITS,
    RELIFTS,
    SALVAGER,
    SHORE_LEAVE,
    STINKER,
    THIEF,
    At,
    Do,
    Phase,
    blacks,
    cards_of,
    count,
    size,
    within,
)
from sunshower.games.pirates.solver import offer_lays, offer_lifts, offer_takes, owed

YELLOW: Final = 2


@mypyc_attr(acyclic=True)
class PiratesState(Deal):
    """The whole truth of a game of Rainbow Pirates: the deal, and what has been played since.

    A turn is a row of stretches, with a black card between each two. In a stretch cards are lifted from the island and
    laid on it in whatever order. That it comes to an end is for L1: lifting alone ends, and so does laying, and nobody
    can go back from laying to lifting for ever.
    """

    laying: bool = False
    """Whether a card has been laid in this stretch since the last one was lifted."""
    relifts: i64 = 0
    """How often each seat has gone back from laying to lifting, in lanes."""
    target_blocks: bool = False
    lookout_blockable: bool = False
    end_with_pile: bool = False

    # Questions about the table

    def next_seat(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def aims(self, kind: i64) -> bool:
        """Whether a black card is played against one opponent."""
        return kind in (THIEF, CANNON, STINKER, EXTORTIONIST)

    def blocker(self, kind: i64) -> i64:
        """The colour that blocks a black card, or NONE (P11)."""
        if kind == LOOKOUT:
            return YELLOW if self.lookout_blockable else NONE
        return kind - BLACK

    def fetchable(self) -> i64:
        """What a Salvager may take from the discards: anything but a Salvager (P19)."""
        return self.discards - cards_of(SALVAGER, count(self.discards, SALVAGER))

    def must_place(self, seat: i64) -> i64:
        """A kind of card that a seat has to place before it may end its turn, or NONE."""
        return owed(self.hands[seat], self.islands[seat])

    def lays(self, action: i64) -> bool:
        """Whether an action puts cards on the own island."""
        if action >= Do.GROUP and action < Do.LAY_BLACK:
            return self.phase != Phase.ACT and (action - Do.GROUP) % At.DEEDS < At.TAKE
        return action >= Do.LAY_BLACK or (action >= Do.LAY_SET and action <= Do.LAY_PIRATE)

    def relifted(self, seat: i64) -> i64:
        """How often a seat has gone back from laying to lifting in this game."""
        return (self.relifts >> (seat * RELIFT_BITS)) & (bit(RELIFT_BITS) - 1)

    def may_lift(self) -> bool:
        """Whether whoever's turn it is may take cards off the own island: always before laying, often after it (L1)."""
        return not self.laying or self.relifted(self.turn) < RELIFTS // self.seats

    # What may be done

    def offer(self, actions: Actions) -> None:
        if self.turn == CHANCE:
            self.offer_chance(actions)
        elif self.phase == Phase.TURN:
            self.offer_turn(actions)
        elif self.phase == Phase.BLOCK:
            actions.add(Do.PASS)
            if count(self.hands[self.turn], self.blocker(self.black)) != 0:
                actions.add(Do.BLOCK)
        elif self.phase == Phase.ACT:
            self.offer_act(actions)
        elif self.phase == Phase.LAST:
            actions.add(Do.DONE)
            offer_lays(self.hands[self.turn], self.islands[self.turn], self.natural_card, actions)

    def offer_turn(self, actions: Actions) -> None:
        hand: i64 = self.hands[self.turn]
        if self.must_place(self.turn) == NONE:  # P3
            if self.pair != 0:
                actions.add(Do.PAIR)
            if self.pile() != 0:
                actions.add(Do.PILE)
        offer_lays(self.hands[self.turn], self.islands[self.turn], self.natural_card, actions)
        for kind in range(i64(BLACK), i64(PIRATE)):
            if count(hand, kind) != 0:
                self.offer_black(kind, actions)
        if self.may_lift():
            offer_lifts(self.islands[self.turn], self.natural_card, actions)

    def offer_black(self, kind: i64, actions: Actions) -> None:
        code = Do.PLAY + (kind - BLACK) * MOST_SEATS
        if not self.aims(kind):
            actions.add(code)
            return
        for seat in range(self.seats):
            if seat != self.turn:
                actions.add(code + seat)

    def offer_act(self, actions: Actions) -> None:
        """What the black card asks of whoever is to act (P32)."""
        if self.black == THIEF or self.black == CANNON:
            offer_takes(self.islands[self.target], actions)
        elif self.black == SALVAGER:
            self.offer_kinds(self.fetchable(), 0, KINDS, actions)
        elif self.black == EXTORTIONIST:
            for kind in range(i64(KINDS)):  # P18
                actions.add(Do.KIND + kind)
        elif self.black == LOOKOUT:
            self.offer_kinds(self.looked, 0, KINDS, actions)
        elif blacks(self.hands[self.turn]) == 0:
            actions.add(Do.NOTHING)
        else:
            self.offer_kinds(self.hands[self.turn], BLACK, PIRATE, actions)  # P16

    def offer_kinds(self, cards: i64, lowest: i64, beyond: i64, actions: Actions) -> None:
        for kind in range(lowest, beyond):
            if count(cards, kind) != 0:
                actions.add(Do.KIND + kind)

    # What it does

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.play_chance(action)
        elif self.phase == Phase.TURN:
            self.play_turn(action)
        elif self.phase == Phase.BLOCK:
            self.answer(action)
        elif self.phase == Phase.ACT:
            self.act(action)
        elif action == Do.DONE:
            self.stop_placing()
        else:
            self.lay(action)

    def play_turn(self, action: i64) -> None:
        if action == Do.PAIR:
            self.draw_pair()
        elif action == Do.PILE:
            self.draw_from_pile(Phase.DRAW, PAIR)
        elif action >= Do.PLAY and action < Do.GROUP:
            self.play_black((action - Do.PLAY) // MOST_SEATS + BLACK, (action - Do.PLAY) % MOST_SEATS)
        elif self.lays(action):
            self.lay(action)
            self.laying = True
            self.check_out()
        else:
            if self.laying:
                self.relifts += bit(self.turn * RELIFT_BITS)
                self.laying = False
            self.lift((action - Do.GROUP) // At.DEEDS, (action - Do.GROUP) % At.DEEDS)

    # Black cards

    def play_black(self, kind: i64, target: i64) -> None:
        self.lose(self.turn, kind)
        self.discards += cards_of(kind, 1)
        self.laying = False
        self.black = kind
        self.target = target if self.aims(kind) else NONE
        if self.blocker(kind) == NONE:
            self.carry_out()
        else:
            self.phase = Phase.BLOCK
            self.turn = self.first_asked()

    def first_asked(self) -> i64:
        return self.target if self.target != NONE else self.next_seat(self.player)

    def answer(self, action: i64) -> None:
        """A seat blocks, or passes the question on: target first, then clockwise (P9, P35)."""
        if action == Do.BLOCK:
            self.lose(self.turn, self.blocker(self.black))
            self.discards += cards_of(self.blocker(self.black), 1)
            self.end_black()
            return
        seat = self.next_seat(self.turn)
        if seat == self.player:
            seat = self.next_seat(seat)
        if seat == self.first_asked() or (self.target_blocks and self.target != NONE):
            self.carry_out()
        else:
            self.turn = seat

    def carry_out(self) -> None:
        """The black card acts, as far as it can (P17, P20, P33, P34, P36)."""
        self.phase = Phase.ACT
        self.turn = self.player
        if self.black == CAPTAIN:
            self.ask_giver(self.next_seat(self.player))
        elif self.black == STINKER:
            self.left = min(GRABBED, size(self.hands[self.target]))
            self.moved = self.shown[self.target] if size(self.hands[self.target]) <= GRABBED else 0
            self.turn = CHANCE
        elif self.black == SHORE_LEAVE or self.black == LOOKOUT:
            self.left = min(LEAVE if self.black == SHORE_LEAVE else LOOKED_AT, self.pile())
            self.turn = CHANCE
        if (
            (self.turn == CHANCE and self.left == 0)
            or (self.black == SALVAGER and self.fetchable() == 0)
            or ((self.black == THIEF or self.black == CANNON) and not self.islands[self.target])
            or (self.black == EXTORTIONIST and self.hands[self.target] == 0)
        ):
            self.end_black()

    def ask_giver(self, seat: i64) -> None:
        """The next opponent who holds any cards is asked for a black one."""
        while seat != self.player and self.hands[seat] == 0:
            seat = self.next_seat(seat)
        if seat == self.player:
            self.end_black()
        else:
            self.turn = seat

    def act(self, action: i64) -> None:
        kind = action - Do.KIND
        if self.black == THIEF or self.black == CANNON:
            code = action - Do.GROUP
            kind = self.take_card(self.target, code // At.DEEDS, code % At.DEEDS - At.TAKE)
            if self.black == THIEF:
                self.gain(self.player, kind)  # P12
            else:
                self.discards += cards_of(kind, 1)
            self.end_black()
        elif self.black == SALVAGER:
            self.discards -= cards_of(kind, 1)
            self.gain(self.player, kind)
            self.end_black()
        elif self.black == EXTORTIONIST:
            self.named = kind
            self.turn = CHANCE
        elif self.black == LOOKOUT:
            self.put_back(kind, self.player)
            if size(self.looked) == 1:
                self.end_look()
        else:
            giver = self.turn
            if action != Do.NOTHING:
                self.give(giver, kind)
            self.ask_giver(self.next_seat(giver))

    def give(self, giver: i64, kind: i64) -> None:
        """A black card goes to whoever plays a Captain, unseen unless everybody knows that it can be no other."""
        black: i64 = self.shown[giver] & ALL_BLACKS
        if self.shown[giver] == self.hands[giver] and black == cards_of(kind, count(black, kind)):
            self.lose(giver, kind)
            self.gain(self.player, kind)
        else:
            self.lose_unseen(giver, kind, self.player, BLACK, PIRATE)
            self.gain_unseen(self.player, kind, bit(giver))

    def end_look(self) -> None:
        for kind in range(i64(KINDS)):
            if count(self.looked, kind) != 0:
                self.put_back(kind, self.player)
        self.end_black()

    def end_black(self) -> None:
        self.black = NONE
        self.target = NONE
        self.named = NONE
        self.start_stretch()

    # Turns

    def start_stretch(self) -> None:
        self.phase = Phase.TURN
        self.turn = self.player
        self.laying = False
        self.left = 0
        self.check_out()

    def check_out(self) -> None:
        """The game ends as soon as the player whose turn it is has gone out (P23)."""
        if self.is_out(self.player):
            self.out = self.player
            self.finish()

    def finish(self) -> None:
        self.phase = Phase.OVER
        self.turn = OVER
        self.laying = False

    def draw_pair(self) -> None:
        self.gain_all(self.player, self.pair)
        self.pair = 0
        if self.pile() == 0:
            self.end_turn()
        else:
            self.draw_from_pile(Phase.REFILL, PAIR)

    def draw_from_pile(self, phase: i64, most: i64) -> None:
        self.phase = phase
        self.laying = False
        self.left = min(most, self.pile())
        self.turn = CHANCE

    def end_turn(self) -> None:
        if self.pair == 0 and self.pile() == 0:  # P25
            self.last_placement()
        else:
            self.player = self.next_seat(self.player)
            self.start_stretch()

    def last_placement(self) -> None:
        """Everybody places cards once more, whoever drew last comes last (P37)."""
        self.black = NONE
        self.left = 0
        self.laying = False
        self.phase = Phase.LAST
        self.turn = self.next_seat(self.player)

    def stop_placing(self) -> None:
        if self.turn == self.player:
            self.finish()
        else:
            self.turn = self.next_seat(self.turn)

    # Chance

    def play_chance(self, outcome: i64) -> None:
        if self.phase == Phase.FIRST:
            self.player = outcome - Do.FIRST
            self.phase = Phase.DEAL
            self.left = HAND * self.seats + PAIR
        elif self.named != NONE:
            if outcome == Do.YES:
                self.lose(self.target, self.named)
                self.gain(self.player, self.named)
            self.end_black()
        elif self.phase == Phase.DEAL:
            self.deal(outcome - Do.KIND)
            if self.left == 0:
                self.start_stretch()
        elif self.black == STINKER:
            self.grab(outcome - Do.KIND)
        else:
            self.draw(outcome - Do.KIND)

    def grab(self, kind: i64) -> None:
        self.lose_unseen(self.target, kind, self.player, 0, KINDS)
        self.gain_unseen(self.player, kind, bit(self.target))
        self.left -= 1
        if self.left == 0:
            if self.moved != 0:
                self.shown[self.player] += self.moved
                self.learn(self.target, self.player, -self.moved)
                self.moved = 0
            self.end_black()

    def draw(self, kind: i64) -> None:
        """A card comes off the draw pile: into a hand, face up, or under a Lookout's eyes."""
        who = self.pull(kind)
        self.left -= 1
        if self.black == LOOKOUT:
            self.looked += cards_of(kind, 1)
        elif self.phase == Phase.REFILL:
            self.pair += cards_of(kind, 1)
        else:
            self.gain_unseen(self.player, kind, who)
        if self.end_with_pile and self.pile() == 0:  # P38
            self.last_placement()
        elif self.left == 0:
            self.end_draw()

    def end_draw(self) -> None:
        if self.black == NONE:
            self.end_turn()
        elif self.black == SHORE_LEAVE:
            self.end_black()
        elif size(self.looked) == 1:
            self.end_look()
        else:
            self.turn = self.player

    # The end, and copies

    def reveals(self, action: i64) -> bool:
        """Whether something comes to light that not everybody knew: cards in a hand, or on the draw pile."""
        shown: i64 = self.shown[self.turn] if self.turn >= 0 else 0
        if self.phase == Phase.BLOCK:
            return action == Do.BLOCK and count(shown, self.blocker(self.black)) == 0
        if self.phase == Phase.ACT:
            return self.black == CAPTAIN or self.black == LOOKOUT
        if self.lays(action):
            return not within(self.laid(action), shown)
        if action >= Do.PLAY and action < Do.GROUP:
            return count(shown, (action - Do.PLAY) // MOST_SEATS + BLACK) == 0
        return action == Do.PAIR or action == Do.PILE

    def clone(self) -> "PiratesState":
        twin = PiratesState()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seats = self.seats
        twin.player = self.player
        twin.black = self.black
        twin.target = self.target
        twin.named = self.named
        twin.left = self.left
        twin.moved = self.moved
        twin.pool = self.pool
        twin.tops = self.tops
        twin.looked = self.looked
        twin.pair = self.pair
        twin.discards = self.discards
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.islands = self.islands[:]
        twin.secrets = self.secrets
        twin.laying = self.laying
        twin.relifts = self.relifts
        twin.out = self.out
        twin.natural_card = self.natural_card
        twin.target_blocks = self.target_blocks
        twin.lookout_blockable = self.lookout_blockable
        twin.end_with_pile = self.end_with_pile
        return twin


def setup(seats: int, options: Options) -> PiratesState:
    """A table before the deal."""
    state = PiratesState()
    state.seats = seats
    state.pool = whole_deck()
    state.hands = [0] * seats
    state.shown = [0] * seats
    state.islands = [[] for _ in range(seats)]
    state.secrets = []
    state.natural_card = bool(options["natural_card"])
    state.target_blocks = bool(options["target_blocks"])
    state.lookout_blockable = bool(options["lookout_blockable"])
    state.end_with_pile = bool(options["end_with_pile"])
    return state

"""Rainbow Pirates: what may be done, and what it does. rules.md tells the same for people, with the rulings (P4)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, Options
from sunshower.core.lanes import bit, integers
from sunshower.games.pirates.pieces import (
    ALL_BLACKS,
    BONUS,
    COLOURS,
    DECK,
    FILLINGS,
    GRABBED,
    HAND,
    JOINING,
    KINDS,
    LEAST,
    LEAVE,
    LOOKED_AT,
    MOST_GROUPS,
    NONE,
    ONE_OF_THREE,
    PAIR,
    TOP_BITS,
    At,
    Card,
    Do,
    Form,
    Phase,
    added,
    aims,
    black_action,
    blacks,
    cards_of,
    coming_off,
    common,
    count,
    deed_of,
    first_outcome,
    first_seat,
    form,
    group_action,
    group_cards,
    group_index,
    is_play,
    kind_action,
    kind_of,
    kinds,
    lays_new,
    loose,
    lying,
    needed,
    new_group,
    nth,
    outline,
    pieces_left,
    play_action,
    played_kind,
    played_target,
    rows,
    run_action,
    set_action,
    size,
    taken_places,
    threes,
    top_lane,
    treasure,
    ways,
    within,
)
from sunshower.games.pirates.state import PiratesState, duties


@mypyc_attr(acyclic=True)
class PiratesRules(PiratesState):
    """A game of Rainbow Pirates.

    A turn is a row of stretches, with a black card between each two. In a stretch cards are lifted from the island and
    laid on it in whatever order. That it comes to an end is for L1: lifting alone ends, and so does laying, and nobody
    can go back from laying to lifting for ever.
    """

    def clone(self) -> "PiratesRules":
        twin = PiratesRules()
        self.copy_to(twin)
        return twin

    # What may be done

    def offer(self, actions: Actions) -> None:
        if self.turn == CHANCE:
            self.offer_outcomes(actions)
        elif self.phase == Phase.TURN:
            self.offer_turn(actions)
        elif self.phase == Phase.BLOCK:
            actions.add(Do.PASS)
            if count(self.hands[self.turn], self.blocker(self.black)) != 0:
                actions.add(Do.BLOCK)
        elif self.phase == Phase.ACT:
            self.offer_answers(actions)
        elif self.phase == Phase.LAST:
            actions.add(Do.DONE)
            self.offer_lays(self.welcome(self.turn), actions)

    def offer_turn(self, actions: Actions) -> None:
        hand = self.hands[self.turn]
        welcome = self.welcome(self.turn)
        if duties(hand, welcome) == 0:  # P3
            if self.pair != 0:
                actions.add(Do.PAIR)
            if self.has_pile():
                actions.add(Do.PILE)
        self.offer_lays(welcome, actions)
        if hand & ALL_BLACKS != 0:
            self.offer_plays(hand, actions)
        if self.may_lift():
            self.offer_lifts(actions)

    def offer_lays(self, welcome: i64, actions: Actions) -> None:
        """Every way to lay three cards as a group, or to add one to a group; welcome is what could join the island."""
        hand = self.hands[self.turn]
        if hand == 0:
            return
        if count(hand, Card.PIRATE) != 0:
            actions.add(Do.LAY_PIRATE)
        most = min(count(hand, Card.WILD), LEAST)
        if self.natural_card and most == LEAST:  # P5
            most = LEAST - 1
        if most > 0 or threes(hand) != 0:
            offer_sets(hand, most, actions)
        held = kinds(hand)
        if most > 0 or rows(hand) != 0:
            offer_runs(held, most, actions)
        if welcome & held != 0:
            self.offer_adds(held, actions)
        if hand & ALL_BLACKS != 0 and blacks(hand) >= LEAST:
            offer_blacks(hand, actions)

    def offer_adds(self, held: i64, actions: Actions) -> None:
        """Every way to add a card of the kinds that are held to a group of the own island."""
        groups, first = self.groups, self.turn * MOST_GROUPS
        index: i64 = 0
        before: i64 = 0
        group = groups[first]
        while group != 0:
            if group != before and JOINING[outline(group)] & held != 0:  # equal groups are the same to everybody
                for how in range(ways(group)):
                    if needed(group, how) & held != 0:
                        actions.add(group_action(index, At.ADD + how))
            before = group
            index += 1
            group = groups[first + index]

    def offer_lifts(self, actions: Actions) -> None:
        """Every group of the own island, and each card without which the rest still lies in groups."""
        groups, first = self.groups, self.turn * MOST_GROUPS
        index: i64 = 0
        before: i64 = 0
        group = groups[first]
        while group != 0:
            if group != before:  # equal groups are the same to everybody
                actions.add(group_action(index, At.LIFT))
                off = coming_off(group, self.natural_card)
                if off != 0:
                    offer_places(index, off, actions)
            before = group
            index += 1
            group = groups[first + index]

    def offer_takes(self, actions: Actions) -> None:
        """Every card of the target's island."""
        groups, first = self.groups, self.target * MOST_GROUPS
        index: i64 = 0
        before: i64 = 0
        group = groups[first]
        while group != 0:
            if group != before:
                offer_places(index, taken_places(group), actions)
            before = group
            index += 1
            group = groups[first + index]

    def offer_plays(self, cards: i64, actions: Actions) -> None:
        """Every way to play a black card that is among some cards."""
        for kind in range(i64(Card.BLACK), i64(Card.PIRATE)):
            if count(cards, kind) != 0:
                for seat in range(self.seats):
                    if seat != self.turn if aims(kind) else seat == 0:
                        actions.add(play_action(kind, seat))

    def offer_answers(self, actions: Actions) -> None:
        """What the black card asks of whoever is to act (P32)."""
        if self.black == Card.THIEF or self.black == Card.CANNON:
            self.offer_takes(actions)
        elif self.black == Card.SALVAGER:
            offer_kinds(self.fetchable(), 0, KINDS, actions)
        elif self.black == Card.EXTORTIONIST:
            for kind in range(i64(KINDS)):  # P18
                actions.add(kind_action(kind))
        elif self.black == Card.LOOKOUT:
            offer_kinds(self.looked, 0, KINDS, actions)
        elif blacks(self.hands[self.turn]) == 0:
            actions.add(Do.NOTHING)
        else:
            offer_kinds(self.hands[self.turn], Card.BLACK, Card.PIRATE, actions)  # P16

    # What it does

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.happen(action)
        elif self.phase == Phase.TURN:
            self.play_turn(action)
        elif self.phase == Phase.BLOCK:
            self.block_or_pass(action)
        elif self.phase == Phase.ACT:
            self.answer(action)
        elif action != Do.DONE:
            self.lay(action)
        elif self.turn != self.player:
            self.turn = self.next_seat(self.turn)
        else:
            self.finish()

    def reveals(self, action: i64) -> bool:
        """Whether something comes to light that not everybody knew: cards in a hand, or on the draw pile."""
        shown = self.shown[self.turn] if self.turn >= 0 else 0
        if self.phase == Phase.BLOCK:
            return action == Do.BLOCK and count(shown, self.blocker(self.black)) == 0
        if self.phase == Phase.ACT:
            return self.black == Card.CAPTAIN or self.black == Card.LOOKOUT
        if self.lays(action):
            return not within(self.laid(action), shown)
        if is_play(action):
            return count(shown, played_kind(action)) == 0
        return action == Do.PAIR or action == Do.PILE

    # Turns

    def play_turn(self, action: i64) -> None:
        if action == Do.PAIR:
            self.gain(self.player, self.pair)
            self.pair = 0
            if self.has_pile():
                self.draw_from_pile(Phase.REFILL, PAIR)
            else:
                self.end_turn()
        elif action == Do.PILE:
            self.draw_from_pile(Phase.DRAW, PAIR)
        elif is_play(action):
            self.play_black(played_kind(action), played_target(action))
        elif self.lays(action):
            self.lay(action)
            self.laying = True
            self.check_out()
        else:
            if self.laying:  # L1
                self.relifts = self.relifts[:]
                self.relifts[self.turn] += 1
                self.laying = False
            self.lift(group_index(action), deed_of(action))

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

    def draw_from_pile(self, phase: i64, most: i64) -> None:
        self.phase = phase
        self.laying = False
        self.left = min(most, self.pile())
        self.turn = CHANCE

    def end_turn(self) -> None:
        if self.pair == 0 and not self.has_pile():  # P25
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

    def finish(self) -> None:
        self.phase = Phase.OVER
        self.turn = OVER
        self.laying = False

    # Islands

    def lay(self, action: i64) -> None:
        """Put cards from the hand on the own island."""
        self.lose(self.turn, self.laid(action))
        if not lays_new(action):
            self.join(group_index(action), deed_of(action))
            return
        if action == Do.LAY_PIRATE:
            last = self.groups_on(self.turn) - 1
            if last >= 0 and form(self.group(self.turn, last)) == Form.PIRATES:
                self.join(last, 0)
                return
        self.add_group(self.turn, new_group(action))

    def join(self, index: i64, how: i64) -> None:
        """A card joins a group of the own island."""
        self.change_group(self.turn, index, added(self.group(self.turn, index), how))

    def lift(self, index: i64, deed: i64) -> None:
        """Move a group or a card of the own island to the hand."""
        if deed == At.LIFT:
            self.gain(self.turn, group_cards(self.group(self.turn, index)))
            self.change_group(self.turn, index, 0)
        else:
            self.gain(self.turn, self.take_card(self.turn, index, deed - At.TAKE))

    def take_card(self, seat: i64, index: i64, place: i64) -> i64:
        """Take a card off an island and return it; what is left incomplete goes to the owner's hand (P14)."""
        group = self.group(seat, index)
        kept, other = pieces_left(group, place, self.natural_card)
        self.change_group(seat, index, kept)
        self.add_group(seat, other)
        self.gain(seat, loose(group, place, self.natural_card))
        return cards_of(lying(group, place), 1)

    # Black cards

    def play_black(self, kind: i64, target: i64) -> None:
        self.lose(self.turn, cards_of(kind, 1))
        self.discards += cards_of(kind, 1)
        self.laying = False
        self.black = kind
        self.target = NONE
        if aims(kind):
            self.target = target
        if self.blocker(kind) == NONE:
            self.carry_out()
        else:
            self.phase = Phase.BLOCK
            self.turn = self.first_asked()

    def block_or_pass(self, action: i64) -> None:
        """A seat blocks, or passes the question on: target first, then clockwise (P9, P35)."""
        if action == Do.BLOCK:
            bribe = cards_of(self.blocker(self.black), 1)
            self.lose(self.turn, bribe)
            self.discards += bribe
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
        if self.black == Card.CAPTAIN:
            self.ask_giver(self.next_seat(self.player))
        elif self.black == Card.STINKER:
            self.left = min(GRABBED, size(self.hands[self.target]))
            self.moved = 0
            if size(self.hands[self.target]) <= GRABBED:
                self.moved = self.shown[self.target]
            self.turn = CHANCE
        elif self.black == Card.SHORE_LEAVE or self.black == Card.LOOKOUT:
            self.draw_from_pile(Phase.ACT, LEAVE if self.black == Card.SHORE_LEAVE else LOOKED_AT)
        if not self.may_act() or (self.turn == CHANCE and self.left == 0):
            self.end_black()

    def ask_giver(self, seat: i64) -> None:
        """The next opponent who holds any cards is asked for a black one."""
        while seat != self.player and self.hands[seat] == 0:
            seat = self.next_seat(seat)
        if seat == self.player:
            self.end_black()
        else:
            self.turn = seat

    def answer(self, action: i64) -> None:
        """Do what the black card has asked for."""
        kind = kind_of(action)
        if self.black == Card.THIEF or self.black == Card.CANNON:
            card = self.take_card(self.target, group_index(action), deed_of(action) - At.TAKE)
            if self.black == Card.THIEF:
                self.gain(self.player, card)  # P12
            else:
                self.discards += card
            self.end_black()
        elif self.black == Card.SALVAGER:
            self.discards -= cards_of(kind, 1)
            self.gain(self.player, cards_of(kind, 1))
            self.end_black()
        elif self.black == Card.EXTORTIONIST:
            self.named = kind
            self.turn = CHANCE
        elif self.black == Card.LOOKOUT:
            self.put_back(kind)
            self.go_on_looking()
        else:
            giver = self.turn
            if action != Do.NOTHING:
                self.give(giver, kind)
            self.ask_giver(self.next_seat(giver))

    def give(self, giver: i64, kind: i64) -> None:
        """A black card goes to whoever plays a Captain, unseen unless everybody knows that it can be no other."""
        black = self.shown[giver] & ALL_BLACKS
        if self.shown[giver] == self.hands[giver] and black == cards_of(kind, count(black, kind)):
            self.lose(giver, cards_of(kind, 1))
            self.gain(self.player, cards_of(kind, 1))
        else:
            self.lose_unseen(giver, kind, self.player, Card.BLACK, Card.PIRATE)
            self.gain_unseen(self.player, kind, bit(giver))

    def put_back(self, kind: i64) -> None:
        """Put a card from under the Lookout's eyes back, below those put back before."""
        self.looked -= cards_of(kind, 1)
        self.stack(kind, bit(self.player))

    def go_on_looking(self) -> None:
        """Whoever plays the Lookout puts one card back after the other; the last one goes back by itself."""
        self.turn = self.player
        if size(self.looked) == 1:
            self.put_back(nth(self.looked, 0))
            self.end_black()

    def end_black(self) -> None:
        self.black = NONE
        self.target = NONE
        self.named = NONE
        self.start_stretch()

    # Chance

    def offer_outcomes(self, actions: Actions) -> None:
        if self.phase == Phase.FIRST:
            for seat in range(self.seats):
                actions.add(first_outcome(seat))
        elif self.named != NONE:
            actions.add(self.demanded())
        else:
            offer_kinds(self.source(), 0, KINDS, actions)

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.FIRST:
            return first_outcome(rng.below(self.seats))
        if self.named != NONE:
            return self.demanded()
        cards = self.source()
        return kind_action(nth(cards, rng.below(size(cards))))

    def weight(self, outcome: i64) -> i64:
        if outcome >= Do.FIRST:
            return 1
        return count(self.source(), kind_of(outcome))

    def demanded(self) -> i64:
        """Whether the target has what the Extortionist named: to everybody else that is chance."""
        return Do.YES if count(self.hands[self.target], self.named) != 0 else Do.NO

    def source(self) -> i64:
        """The cards of which chance picks one."""
        if self.phase == Phase.ACT and self.black == Card.STINKER:
            return self.hands[self.target]
        return self.pool if self.tops == 0 else cards_of(self.top(0), 1)

    def happen(self, outcome: i64) -> None:
        """Play an outcome of chance."""
        if self.phase == Phase.FIRST:
            self.player = first_seat(outcome)
            self.phase = Phase.DEAL
            self.left = HAND * self.seats + PAIR
        elif self.named != NONE:
            if outcome == Do.YES:
                self.lose(self.target, cards_of(self.named, 1))
                self.gain(self.player, cards_of(self.named, 1))
            self.end_black()
        elif self.phase == Phase.DEAL:
            self.deal(kind_of(outcome))
        elif self.black == Card.STINKER:
            self.grab(kind_of(outcome))
        else:
            self.draw(kind_of(outcome))

    def deal(self, kind: i64) -> None:
        """Deal one of the cards of the set-up: the hands, then the face-up pair."""
        self.pool -= cards_of(kind, 1)
        seat = self.dealt_seat()
        if seat == NONE:
            self.pair += cards_of(kind, 1)
        else:
            self.hands[seat] += cards_of(kind, 1)
        self.left -= 1
        if self.left == 0:
            self.start_stretch()

    def grab(self, kind: i64) -> None:
        """The Stinker takes a card."""
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
        who: i64 = 0
        if self.tops == 0:
            self.pool -= cards_of(kind, 1)
        else:
            who = self.knowers(0)
            self.tops >>= TOP_BITS
        self.left -= 1
        if self.black == Card.LOOKOUT:
            self.looked += cards_of(kind, 1)
        elif self.phase == Phase.REFILL:
            self.pair += cards_of(kind, 1)
        else:
            self.gain_unseen(self.player, kind, who)
        if self.end_with_pile and not self.has_pile():  # P38
            self.last_placement()
        elif self.left != 0:
            return
        elif self.black == NONE:
            self.end_turn()
        elif self.black == Card.SHORE_LEAVE:
            self.end_black()
        else:
            self.go_on_looking()

    # Hands, and what is known of them

    def hold(self, hands: list[int], shown: list[int]) -> None:
        """Give each seat a hand, and let everybody know some of it."""
        self.hands = integers(hands)
        self.shown = integers(shown)

    def gain(self, seat: i64, cards: i64) -> None:
        """Cards go into a hand before all eyes."""
        self.hands[seat] += cards
        self.shown[seat] += cards

    def lose(self, seat: i64, cards: i64) -> None:
        """Cards leave a hand before all eyes, of each kind first those that everybody knew of."""
        self.hands[seat] -= cards
        known = common(cards, self.shown[seat])
        if known != 0:
            self.shown[seat] -= known
        if known != cards and len(self.secrets) != 0:
            for other in range(self.seats):
                no_secret = common(cards - known, self.secret(other, seat))
                if no_secret != 0:
                    self.learn(other, seat, -no_secret)

    def gain_unseen(self, seat: i64, kind: i64, who: i64) -> None:
        """A card goes into a hand, and only some others know it."""
        self.hands[seat] += cards_of(kind, 1)
        if who != 0:
            for other in range(self.seats):
                if (who >> other) & 1 and other != seat:
                    self.learn(other, seat, cards_of(kind, 1))

    def lose_unseen(self, seat: i64, kind: i64, seer: i64, lowest: i64, beyond: i64) -> None:
        """A card leaves a hand, and only one other sees it; all know that it is of the kinds from lowest on."""
        self.hands[seat] -= cards_of(kind, 1)
        shown = self.shown[seat]
        for each in range(lowest, beyond):
            card = cards_of(each, 1)
            if count(shown, each) != 0:
                self.shown[seat] -= card
                if each != kind:
                    self.learn(seer, seat, card)
            elif len(self.secrets) != 0:
                for other in range(self.seats):
                    if count(self.secret(other, seat), each) != 0 and (other != seer or each == kind):
                        self.learn(other, seat, -card)

    def learn(self, seat: i64, other: i64, cards: i64) -> None:
        """A seat knows more cards in another's hand, or fewer."""
        secrets = self.secrets[:] if len(self.secrets) != 0 else vec[i64]([0] * (self.seats * self.seats))
        secrets[seat * self.seats + other] += cards
        self.keep(secrets)

    def keep(self, secrets: vec[i64]) -> None:
        """Set the secrets anew. None at all are an empty row, so that equal States are equal."""
        self.secrets = vec[i64]()
        for cards in secrets:
            if cards != 0:
                self.secrets = secrets
                return

    # Dealing anew

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown: list[int] = []
        for other in range(self.seats):
            hidden = self.hands[other] - self.known(seat, other)
            unknown.append(size(hidden))
            self.pool += hidden
            self.hands[other] -= hidden
        looks: i64 = 0
        if seat != self.player:
            looks = size(self.looked)
            self.pool += self.looked
            self.looked = 0
        for index in range(self.tops_count()):
            if seat == NOBODY or not (self.knowers(index) >> seat) & 1:
                self.pool += cards_of(self.top(index), 1)
                self.tops -= top_lane(self.top(index), 0) << (index * TOP_BITS)
        self.forget_secrets(seat)
        self.deal_unseen(unknown, looks, rng)

    def forget_secrets(self, seat: i64) -> None:
        """Only what a seat knows of others, and what others know of it, is kept."""
        if len(self.secrets) != 0:
            kept = vec[i64]([0] * (self.seats * self.seats))
            for other in range(self.seats):
                if seat != NOBODY:
                    kept[seat * self.seats + other] = self.secret(seat, other)
                    kept[other * self.seats + seat] = self.secret(other, seat)
            self.keep(kept)

    def stack(self, kind: i64, who: i64) -> None:
        """Put a card on the draw pile that some seats know, below those put there before."""
        self.tops += top_lane(kind, who) << (self.tops_count() * TOP_BITS)

    def deal_unseen(self, hands: list[int], looks: i64, rng: Rng) -> None:
        """Deal so many cards to each hand, a kind to every card put back that has none, and cards to look at."""
        for seat in range(self.seats):
            left: i64 = hands[seat]
            while left > 0:
                self.hands[seat] += cards_of(self.unseen(rng), 1)
                left -= 1
        for index in range(self.tops_count()):
            if self.top(index) == NONE:
                self.tops += top_lane(self.unseen(rng), 0) << (index * TOP_BITS)
        for _ in range(looks):
            self.looked += cards_of(self.unseen(rng), 1)

    def unseen(self, rng: Rng) -> i64:
        """A card out of those that nobody has seen."""
        kind = nth(self.pool, rng.below(size(self.pool)))
        self.pool -= cards_of(kind, 1)
        return kind

    # The end

    def scores(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.seats):
            points.append(treasure(self.island(seat)) + (BONUS if seat == self.out else 0))
        return points

    def ranks(self) -> list[int]:
        points = self.scores()
        places = [1] * self.seats
        for seat in range(self.seats):
            for other in range(self.seats):
                if points[other] > points[seat]:  # P28
                    places[seat] += 1
        return places

    def ending(self) -> str:
        return "run-out" if self.out == NONE else "out"


def setup(seats: int, options: Options) -> PiratesRules:
    """A table before the deal."""
    state = PiratesRules()
    state.seats = seats
    for kind in range(i64(KINDS)):
        state.pool += cards_of(kind, DECK[kind])
    state.hold([0] * seats, [0] * seats)
    state.islands = [[] for _ in range(seats)]
    state.relifts = [0] * seats
    state.secrets = vec[i64]()
    state.natural_card = bool(options["natural_card"])
    state.target_blocks = bool(options["target_blocks"])
    state.lookout_blockable = bool(options["lookout_blockable"])
    state.end_with_pile = bool(options["end_with_pile"])
    return state


# What a hand and a group offer


def offer_kinds(cards: i64, lowest: i64, beyond: i64, actions: Actions) -> None:
    """Every kind that is among some cards."""
    for kind in range(lowest, beyond):
        if count(cards, kind) != 0:
            actions.add(kind_action(kind))


def offer_sets(hand: i64, most: i64, actions: Actions) -> None:
    """Every set of three of a hand, with so many WILDs at most."""
    for kind in range(i64(COLOURS)):
        wilds = max(LEAST - count(hand, kind), 0)
        while wilds <= most:
            actions.add(set_action(kind, wilds))
            wilds += 1


def offer_runs(held: i64, most: i64, actions: Actions) -> None:
    """Every run of three of the kinds that are held, with so many WILDs at most."""
    for start in range(i64(COLOURS - LEAST + 1)):
        fillings = FILLINGS[((held >> (start * 4)) & ONE_OF_THREE) * (LEAST + 1) + most]
        if fillings != 0:
            for wilds in range(i64(8)):
                if (fillings >> wilds) & 1:
                    actions.add(run_action(start, wilds))


def offer_blacks(hand: i64, actions: Actions) -> None:
    """Any three black cards make a group."""
    for one in range(i64(Card.BLACK), i64(Card.PIRATE)):
        if count(hand, one) != 0:
            less = hand - cards_of(one, 1)
            for two in range(one, i64(Card.PIRATE)):
                if count(less, two) != 0:
                    least = less - cards_of(two, 1)
                    for three in range(two, i64(Card.PIRATE)):
                        if count(least, three) != 0:
                            actions.add(black_action(one, two, three))


def offer_places(index: i64, taken: i64, actions: Actions) -> None:
    """Every card at some places of a group, given as bits."""
    action = group_action(index, At.TAKE)
    while taken != 0:
        if taken & 1:
            actions.add(action)
        action += 1
        taken >>= 1

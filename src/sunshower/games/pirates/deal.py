"""Rainbow Pirates: who holds what and who knows it. Drawing as explicit chance, and dealing anew what is not known.

What a seat knows of another hand is a number of cards of each kind that must be there. `shown` is what everybody knows;
`secrets` is what one seat knows beyond that of another's hand, and those two know that it does. A card that leaves a
hand unseen may have been any: whoever did not see it then knows one card less of each kind.
"""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, Actions, State
from sunshower.core.lanes import bit
from sunshower.games.pirates.pieces import (
    BONUS,
    DECK,
    HAND,
    KINDS,
    NONE,
    PAIR,
    PIRATE,
    PIRATE_POINTS,
    RAINBOWS,
    STINKER,
    At,
    Do,
    Form,
    Phase,
    added,
    cards_of,
    count,
    form,
    full_rainbow,
    group_cards,
    group_size,
    loose,
    lying,
    needed,
    new_group,
    nth,
    pieces_left,
    size,
    with_group,
    without,
)


@mypyc_attr(acyclic=True)
class Deal(State):
    """Cards in the hands, on the islands, in the discards, face up and in the draw pile.

    The draw pile is the `pool`, which nobody has seen, with the `tops` on it that a Lookout has put back: a lane of
    ten bits for each, the top card lowest, with its kind + 1 and a bit for each seat that knows it.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    seats: i64 = 2
    player: i64 = 0
    """Whose turn it is at the table; while cards are placed for the last time, who drew last."""
    black: i64 = NONE
    """The black card being played."""
    target: i64 = NONE
    named: i64 = NONE
    """What the Extortionist has named."""
    left: i64 = 0
    """How many cards are still to be drawn or taken."""
    moved: i64 = 0
    """What everybody knew of a hand that is being grabbed whole."""
    pool: i64 = 0
    tops: i64 = 0
    looked: i64 = 0
    """Top cards of the draw pile in the hands of whoever plays a Lookout."""
    pair: i64 = 0
    discards: i64 = 0
    hands: list[int]
    shown: list[int]
    islands: list[list[int]]
    out: i64 = NONE
    """Who has gone out."""
    natural_card: bool = False
    """The option: every group of colours needs a card that is not wild (P5)."""
    secrets: list[int]
    """At seat * seats + other; empty if there are none. Never changed, only replaced, so that copies may share it."""

    # Questions

    def pile(self) -> i64:
        """How many cards the draw pile has."""
        return size(self.pool) + size(self.looked) + self.tops_count()

    def tops_count(self) -> i64:
        found: i64 = 0
        tops = self.tops
        while tops != 0:
            found += 1
            tops >>= 10
        return found

    def top(self, index: i64) -> i64:
        """The kind of one of the cards put back on the draw pile."""
        return ((self.tops >> (index * 10)) & 31) - 1

    def knowers(self, index: i64) -> i64:
        """The seats, as bits, that know one of the cards put back."""
        return (self.tops >> (index * 10 + 5)) & 31

    def secret(self, seat: i64, other: i64) -> i64:
        """What a seat knows of another's hand beyond what everybody knows."""
        return self.secrets[seat * self.seats + other] if self.secrets else 0

    def known(self, seat: i64, other: i64) -> i64:
        """What a seat knows of a hand; NOBODY knows what everybody knows."""
        if seat == other:
            return self.hands[other]
        return self.shown[other] if seat == NOBODY else self.shown[other] + self.secret(seat, other)

    # Chance

    def source(self) -> i64:
        """The cards of which chance picks one."""
        if self.phase == Phase.ACT and self.black == STINKER:
            return self.hands[self.target]
        return self.pool if self.tops == 0 else cards_of(self.top(0), 1)

    def offer_chance(self, actions: Actions) -> None:
        if self.phase == Phase.FIRST:
            for seat in range(self.seats):
                actions.add(Do.FIRST + seat)
        elif self.named != NONE:
            actions.add(Do.YES if count(self.hands[self.target], self.named) != 0 else Do.NO)
        else:
            cards = self.source()
            for kind in range(i64(KINDS)):
                if count(cards, kind) != 0:
                    actions.add(Do.KIND + kind)

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.FIRST:
            return Do.FIRST + rng.below(self.seats)
        if self.named != NONE:
            return Do.YES if count(self.hands[self.target], self.named) != 0 else Do.NO
        cards = self.source()
        return Do.KIND + nth(cards, rng.below(size(cards)))

    def weight(self, outcome: i64) -> i64:
        if outcome >= Do.FIRST:
            return 1
        return count(self.source(), outcome - Do.KIND)

    def deal(self, kind: i64) -> None:
        """Deal one of the cards of the set-up: the hands, then the face-up pair."""
        self.pool -= cards_of(kind, 1)
        if self.left > PAIR:
            seat = self.seats - 1 - (self.left - PAIR - 1) // HAND
            self.hands[seat] += cards_of(kind, 1)
        else:
            self.pair += cards_of(kind, 1)
        self.left -= 1

    def pull(self, kind: i64) -> i64:
        """Take the top card off the draw pile, and return who knew it, as bits."""
        if self.tops == 0:
            self.pool -= cards_of(kind, 1)
            return 0
        who = self.knowers(0)
        self.tops >>= 10
        return who

    def put_back(self, kind: i64, seat: i64) -> None:
        """Put a card from under the Lookout's eyes back, below those put back before."""
        self.looked -= cards_of(kind, 1)
        self.tops += (kind + 1 + bit(seat + 5)) << (self.tops_count() * 10)

    # Hands, and what is known of them

    def gain(self, seat: i64, kind: i64) -> None:
        """A card goes into a hand before all eyes."""
        self.hands[seat] += cards_of(kind, 1)
        self.shown[seat] += cards_of(kind, 1)

    def lose(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand before all eyes."""
        card = cards_of(kind, 1)
        self.hands[seat] -= card
        if count(self.shown[seat], kind) != 0:
            self.shown[seat] -= card
        elif self.secrets:
            for other in range(self.seats):
                if count(self.secret(other, seat), kind) != 0:
                    self.learn(other, seat, -card)

    def gain_all(self, seat: i64, cards: i64) -> None:
        kind: i64 = 0
        while cards != 0:
            while count(cards, kind) != 0:
                cards -= cards_of(kind, 1)
                self.gain(seat, kind)
            kind += 1

    def lose_all(self, seat: i64, cards: i64) -> None:
        kind: i64 = 0
        while cards != 0:
            while count(cards, kind) != 0:
                cards -= cards_of(kind, 1)
                self.lose(seat, kind)
            kind += 1

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
            elif self.secrets:
                for other in range(self.seats):
                    if count(self.secret(other, seat), each) != 0 and (other != seer or each == kind):
                        self.learn(other, seat, -card)

    def learn(self, seat: i64, other: i64, cards: i64) -> None:
        """A seat knows more cards in another's hand, or fewer."""
        secrets = self.secrets[:] if self.secrets else [0] * (self.seats * self.seats)
        secrets[seat * self.seats + other] += cards
        self.secrets = secrets
        self.forget_nothing()

    def forget_nothing(self) -> None:
        """No secrets at all are an empty list, so that equal States are equal."""
        for cards in self.secrets:
            if cards != 0:
                return
        self.secrets = []

    # Islands

    def laid(self, action: i64) -> i64:
        """The cards that leave the hand when something is laid."""
        if action == Do.LAY_PIRATE:
            return cards_of(PIRATE, 1)
        if action < Do.GROUP or action >= Do.LAY_BLACK:
            return group_cards(new_group(action))
        group: i64 = self.islands[self.turn][(action - Do.GROUP) // At.DEEDS]
        return cards_of(needed(group, (action - Do.GROUP) % At.DEEDS), 1)

    def lay(self, action: i64) -> None:
        """Put cards from the hand on the own island."""
        self.lose_all(self.turn, self.laid(action))
        island = self.islands[self.turn]
        group: i64 = Form.PIRATES + 1
        if action == Do.LAY_PIRATE:
            if island and form(island[-1]) == Form.PIRATES:
                group = island[-1] + 1
                island = island[:-1]
        elif action < Do.GROUP or action >= Do.LAY_BLACK:
            group = new_group(action)
        else:
            index = (action - Do.GROUP) // At.DEEDS
            group = added(island[index], (action - Do.GROUP) % At.DEEDS)
            island = without(island, index)
        self.islands[self.turn] = with_group(island, group)

    def lift(self, index: i64, deed: i64) -> None:
        """Move a group or a card of the own island to the hand."""
        if deed == At.LIFT:
            group: i64 = self.islands[self.turn][index]
            self.islands[self.turn] = without(self.islands[self.turn], index)
            self.gain_all(self.turn, group_cards(group))
        else:
            self.gain(self.turn, self.take_card(self.turn, index, deed - At.TAKE))

    def take_card(self, seat: i64, index: i64, place: i64) -> i64:
        """Take a card off an island and return its kind; what is left incomplete goes to the owner's hand (P14)."""
        group: i64 = self.islands[seat][index]
        kept, other = pieces_left(group, place, self.natural_card)
        rest = without(self.islands[seat], index)
        self.islands[seat] = with_group(with_group(rest, kept), other)
        self.gain_all(seat, loose(group, place, self.natural_card))
        return lying(group, place)

    # Treasure

    def is_out(self, seat: i64) -> bool:
        """Whether a seat's hand is empty while at least two full rainbows lie on its island (P23, P24)."""
        if self.hands[seat] != 0:
            return False
        rainbows: i64 = 0
        for group in self.islands[seat]:
            if full_rainbow(group):
                rainbows += 1
        return rainbows >= RAINBOWS

    def scores(self) -> list[int]:
        points = [0] * self.seats
        for seat in range(self.seats):
            for group in self.islands[seat]:
                worth = PIRATE_POINTS if form(group) == Form.PIRATES else 1
                points[seat] += group_size(group) * worth
        if self.out != NONE:
            points[self.out] += BONUS
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

    # Dealing anew

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown: list[int] = []
        for other in range(self.seats):
            hidden = self.hands[other] - self.known(seat, other)
            unknown.append(size(hidden))
            self.pool += hidden
            self.hands[other] -= hidden
        tops = self.tops
        blanks = self.tops_count()
        self.tops = 0
        for index in range(blanks):
            lane = (tops >> (index * 10)) & 1023
            if seat == NOBODY or not (lane >> (seat + 5)) & 1:
                self.pool += cards_of((lane & 31) - 1, 1)
                lane &= -32
            self.tops += lane << (index * 10)
        looks = 0 if seat == self.player else size(self.looked)
        if looks > 0:
            self.pool += self.looked
            self.looked = 0
        self.keep_secrets(seat)
        for other in range(self.seats):
            self.fill_hand(other, unknown[other], rng)
        self.fill_pile(looks, rng)

    def keep_secrets(self, seat: i64) -> None:
        """Only what a seat knows of others, and what others know of it, is kept."""
        if self.secrets:
            kept = [0] * (self.seats * self.seats)
            for other in range(self.seats):
                if seat != NOBODY:
                    kept[seat * self.seats + other] = self.secret(seat, other)
                    kept[other * self.seats + seat] = self.secret(other, seat)
            self.secrets = kept
            self.forget_nothing()

    def fill_hand(self, seat: i64, cards: i64, rng: Rng) -> None:
        for _ in range(cards):
            self.hands[seat] += cards_of(self.unseen(rng), 1)

    def fill_pile(self, looks: i64, rng: Rng) -> None:
        """Give a kind to every card put back that has none, and to those a Lookout looks at."""
        for index in range(self.tops_count()):
            if self.top(index) < 0:
                self.tops += (self.unseen(rng) + 1) << (index * 10)
        for _ in range(looks):
            self.looked += cards_of(self.unseen(rng), 1)

    def unseen(self, rng: Rng) -> i64:
        """A card out of those that nobody has seen."""
        kind = nth(self.pool, rng.below(size(self.pool)))
        self.pool -= cards_of(kind, 1)
        return kind

    def census(self) -> list[int]:
        cards = [self.pool, self.looked, self.pair, self.discards, *self.hands]
        for island in self.islands:
            for group in island:
                cards.append(group_cards(group))
        found = [0] * KINDS
        for kind in range(i64(KINDS)):
            for some in cards:
                found[kind] += count(some, kind)
        for index in range(self.tops_count()):
            found[self.top(index)] += 1
        return found


def whole_deck() -> i64:
    cards: i64 = 0
    for kind in range(i64(KINDS)):
        cards += cards_of(kind, DECK[kind])
    return cards

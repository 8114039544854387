"""Chroma Cards' rainbow: what may be done, and what it does. rules.md tells the same for people, with the rulings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, Options
from sunshower.core.lanes import integers, lane
from sunshower.core.message import Arg, Message
from sunshower.games.chroma.pieces import (
    BOUND,
    EMPTY,
    FACES,
    FULL,
    HAND,
    NO_CARD,
    SLOTS,
    SPARE,
    Do,
    Draw,
    Phase,
    complete,
    deck,
    laying_over,
    parts,
    swapping,
    wild,
)
from sunshower.games.chroma.state import UNSEEN, ChromaState

LOCKS: Final = 0x11111111  # 1 in each lane
LOCKED_BELOW: Final = 0x0FFFFFFF  # every lane but the last, full


@mypyc_attr(acyclic=True)
class ChromaRules(ChromaState):
    """A game that can be played."""

    def clone(self) -> "ChromaRules":
        twin = ChromaRules()
        self.copy_to(twin)
        return twin

    # What may be done

    def offer(self, actions: Actions) -> None:
        if self.phase == Phase.ACT:
            self.offer_acts(actions)
        elif self.phase == Phase.DRAW:
            actions.add(Do.DRAW)
            if self.may_take():
                actions.add(Do.TAKE)
        elif self.phase == Phase.FIRST:
            for seat in range(self.seats):
                actions.add(Draw.FIRST + seat)
        elif self.phase != Phase.OVER:
            for face in range(i64(FACES)):
                if self.pool[face] != 0:
                    actions.add(Draw.CARD + face)

    def offer_acts(self, actions: Actions) -> None:
        """What to do with each different card of the hand (C1)."""
        seat = self.turn
        last: i64 = NO_CARD
        for place in range(i64(SLOTS)):
            face = self.card(seat, place)
            if face == last:
                continue
            last = face
            if not self.is_idle(face):
                actions.add(Do.DISCARD + place)
            if not self.is_full(seat):
                actions.add(Do.ADD + place)  # C17, C24
            else:  # any of six cards may go, the new one too (C8); one like it is as good as itself
                self.offer_spots(seat, swapping(place, 0), face, actions)
                if not self.is_idle(face):
                    actions.add(swapping(place, FULL))
            if wild(face):  # it goes onto any card of anybody else's rainbow (C6, C7, C13)
                for other in range(self.seats):
                    if other != seat:
                        self.offer_spots(other, laying_over(place, other, 0), NO_CARD, actions)

    def offer_spots(self, owner: i64, first: i64, but: i64, actions: Actions) -> None:
        """Each different card of a rainbow may be replaced, but one face; the decisions are numbered by its spots."""
        last = but
        for spot in range(i64(FULL)):
            face = self.laid(owner, spot)
            if face == EMPTY:
                break
            if face != last and face != but:
                actions.add(first + spot)
            last = face

    # What it does

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.draw(action)
        elif action == Do.DRAW:
            if self.pile == 0:  # C21
                self.renew_pile()
            self.phase = Phase.PILE
            self.turn = CHANCE
        elif action == Do.TAKE:
            self.taken = self.discards.pop()
            self.locks >>= 4
            self.give(self.turn, self.taken, 0)
            self.phase = Phase.ACT
        else:
            self.act(action)

    def reveals(self, action: i64) -> bool:
        """Cards come out of hidden hands; where to draw from tells nothing by itself."""
        return action != Do.DRAW and action != Do.TAKE

    def act(self, action: i64) -> None:
        """One thing with one card of the hand, and the turn is over."""
        kind, place, seat, spot = parts(action)
        owner = self.turn if seat == NOBODY else seat
        locks = self.locks  # each is a turn nearer to its end
        self.locks = locks - ((locks | (locks >> 1) | (locks >> 2)) & LOCKS)
        card = self.hands[self.turn * SLOTS + place]
        face = card >> 1
        slip_out(self.hands, self.turn * SLOTS + place, self.turn * SLOTS + SLOTS)
        if card & UNSEEN and self.sure:
            self.forget(self.turn, face)
        if kind == Do.DISCARD:
            self.put_away(face, 0)
        elif kind == Do.ADD:
            self.lay(owner, face)
        else:
            self.replace(owner, spot, face)
        self.end_turn(owner)

    def replace(self, owner: i64, spot: i64, face: i64) -> None:
        """Put a card of a rainbow away for a new one; a wild locks it (C9) for the next turn (C10), or more (C27)."""
        old = self.laid(owner, spot)
        slip_out(self.rainbows, owner * FULL + spot, owner * FULL + FULL)
        self.lay(owner, face)
        lock: i64 = 0
        if wild(face) and not wild(old):
            lock = 1
            if owner != self.turn and self.lock_for_victim:
                lock = (owner - self.turn + self.seats) % self.seats
        self.put_away(old, lock)

    def put_away(self, face: i64, lock: i64) -> None:
        self.discards.append(face)
        self.locks = ((self.locks & LOCKED_BELOW) << 4) + lock

    def give(self, seat: i64, face: i64, unseen: i64) -> None:
        """Put a card into a hand."""
        slip_in(self.hands, seat * SLOTS, SLOTS, face * 2 + unseen)

    def lay(self, seat: i64, face: i64) -> None:
        """Put a card into a rainbow."""
        slip_in(self.rainbows, seat * FULL, FULL, face)

    def end_turn(self, owner: i64) -> None:
        """Only the rainbow just changed can have become complete, whoever's it is (C14, C15)."""
        self.taken = NO_CARD
        if complete(self.rainbows, owner * FULL):
            self.winner = owner
        else:
            self.turns += 1
        if self.winner != NOBODY or self.turns == self.limit:  # C20
            self.phase = Phase.OVER
            self.turn = OVER
        else:
            self.phase = Phase.DRAW
            self.turn = self.player()  # C25

    # Chance

    def weight(self, outcome: i64) -> i64:
        if self.phase == Phase.FIRST:
            return 1
        return self.pool[outcome - Draw.CARD]

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.FIRST:
            return Draw.FIRST + rng.below(self.seats)
        return Draw.CARD + self.any_card(rng)

    def any_card(self, rng: Rng) -> i64:
        """The face of some card of the pile."""
        return index_at(rng.below(self.pile), self.pool)

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
        self.give(seat, face, UNSEEN)

    def stack(self, cards: list[int]) -> None:
        """Make a pile of so many cards of each face."""
        self.pool = integers(cards)
        self.pile = sum(cards)

    def renew_pile(self) -> None:
        """Shuffle all discards but the top one into a new pile (C5)."""
        top = self.discards.pop()
        for face in self.discards:
            self.pool[face] += 1
        self.pile = len(self.discards)
        self.discards = [top]
        self.locks = lane(self.locks, 0)
        self.sure = [self.unseen_by(eyes) for eyes in range(self.seats + 1)]

    # What can be known

    def forget(self, seat: i64, face: i64) -> None:
        """A seat has played an unseen card of a face: the others cannot be sure any more that one is left."""
        left = self.sure.copy()
        for eyes in range(self.seats + 1):
            if eyes != seat and face in left[eyes]:
                left[eyes] = left[eyes].copy()
                left[eyes].remove(face)
        self.sure = left if left[self.seats] or any(left) else []

    def redeal(self, seat: i64, rng: Rng) -> None:
        open_places = [0] * self.seats
        for other in range(self.seats):
            for place in range(i64(SLOTS - 1), -1, -1):
                if other != seat and self.hands[other * SLOTS + place] & UNSEEN:
                    self.pool[self.card(other, place)] += 1
                    self.pile += 1
                    slip_out(self.hands, other * SLOTS + place, other * SLOTS + SLOTS)
                    open_places[other] += 1
        self.deal_unseen(seat, open_places, rng)

    def deal_unseen(self, seat: i64, places: list[int], rng: Rng) -> None:
        """Fill open places in hands with cards that a seat cannot know, first those of which it is sure."""
        open_places = integers(places)
        eyes = seat if seat >= 0 else self.seats
        for face in self.sure_of(eyes):
            other = index_at(rng.below(all_of(open_places)), open_places)
            self.deal_card(other, face)
            open_places[other] -= 1
        for other in range(self.seats):
            while open_places[other] > 0:
                self.deal_card(other, self.any_card(rng))
                open_places[other] -= 1
        if self.sure:
            self.presume(eyes)

    def presume(self, eyes: i64) -> None:
        """Let the other eyes be sure of what follows from what everybody can be sure of: the rest these do not know."""
        sure = self.sure.copy()
        for other in range(self.seats):
            if other != eyes:
                own = [card >> 1 for card in self.hands[other * SLOTS : other * SLOTS + SLOTS] if card & UNSEEN]
                sure[other] = less(sure[self.seats], own)
        self.sure = sure

    # The end

    def scores(self) -> list[int]:
        return [1 if seat == self.winner else 0 for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return [1 if self.winner == NOBODY or seat == self.winner else 2 for seat in range(self.seats)]

    def ending(self) -> str:
        if self.winner == NOBODY:
            return "turn-limit"
        return "rainbow" if self.winner == self.player() else "gift"


def setup(seats: int, options: Options) -> ChromaRules:
    """A table before the deal."""
    state = ChromaRules()
    state.seats = seats
    state.options = dict(options)
    state.no_idle_discard = bool(options["no_idle_discard"])
    state.lock_for_victim = bool(options["lock_for_victim"])
    state.limit = int(options["turn_limit"]) * seats
    state.stack(deck(options))
    state.hands = integers([EMPTY] * (SLOTS * seats))
    state.rainbows = integers([EMPTY] * (FULL * seats))
    state.discards = []
    state.sure = []
    if state.pile < BOUND * seats + SPARE:  # C22
        needs: dict[str, Arg] = {"seats": seats, "fewest": BOUND * seats + SPARE, "cards": state.pile}
        raise BadTable("small-deck", Message("chroma-no-small-deck", needs))
    return state


def less(cards: list[int], away: list[int]) -> list[int]:
    """Cards without others, as far as those are among them."""
    left = cards.copy()
    for face in away:
        if face in left:
            left.remove(face)
    return left


def all_of(counts: vec[i64]) -> i64:
    """The sum of some counts."""
    found: i64 = 0
    for count in counts:
        found += count
    return found


def index_at(number: i64, counts: vec[i64]) -> i64:
    """The index of the count in which a number falls, the counts laid end to end."""
    index: i64 = 0
    number -= counts[0]
    while number >= 0:
        index += 1
        number -= counts[index]
    return index


def slip_in(row: vec[i64], start: i64, width: i64, card: i64) -> None:
    """Put a card where it belongs in a row in order whose last place is empty."""
    place = start + width - 1
    while place > start and row[place - 1] > card:
        row[place] = row[place - 1]
        place -= 1
    row[place] = card


def slip_out(row: vec[i64], place: i64, stop: i64) -> None:
    """Take a card out of a row and close the gap."""
    while place < stop - 1:
        row[place] = row[place + 1]
        place += 1
    row[place] = EMPTY

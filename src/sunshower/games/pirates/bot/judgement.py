"""Rainbow Pirates: what cards, raids and blocks are worth to a seat, in points, by what the seat can know.

- Cards are worth more than the point they bring: whoever has more of them is the first with two full rainbows and an
  empty hand. So Stinker and Shore leave are played at once, and blocked whenever they can be.
- A colour held less than twice is what the rainbows still need.
- Rainbow Pirates change hands for ten points: Thief and Cannon wait for them, and whoever has some on the island keeps
  a red and an orange card in hand against Thief and Cannon.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import Actions
from sunshower.games.pirates.bot.solver import Islands
from sunshower.games.pirates.pieces import (
    ALL_BLACKS,
    BONUS,
    COLOURS,
    GRABBED,
    KINDS,
    LEAST,
    LEAVE,
    NONE,
    PAIR,
    At,
    Card,
    Do,
    Phase,
    aims,
    blacks,
    cards_of,
    count,
    deed_of,
    group_index,
    kind_of,
    lying,
    played_kind,
    played_target,
    points,
    size,
)
from sunshower.games.pirates.rules import PiratesRules

# All in points, set by hand, and some then moved by playing variants against each other at tables for two. A bot
# without GUARD won 47.1 % (+-0.6) of the games against one with it, without FINISH 48.4 % (+-0.4), and at tables for
# four without LEADER 48.1 % (+-0.9). CARD made a difference too; what made none is gone; the rest is a sensible guess.
COLOUR: Final[list[float]] = [1.5, 1.3, 0.8]  # one more of a colour that is held so many times
# One more wild, thief, cannon, salvager, captain, stinker, shore leave, extortionist, lookout, Rainbow Pirate:
OTHER: Final[list[float]] = [3.0, 2.5, 2.0, 1.5, 0.9, 3.0, 3.5, 0.9, 0.7, 5.5]
# A black card kept for a better moment, thief to lookout:
KEEP: Final[list[float]] = [2.5, 2.0, 0.9, 0.8, 0.6, 0.3, 0.7, 0.4]
# A colour in hand, red to pink, for each black card not yet seen that it blocks:
GUARD: Final[list[float]] = [0.1, 0.0, 0.0, 0.0, 0.15, 0.4, 0.0]
GUARD_PIRATE: Final = 3.0  # besides for each own Rainbow Pirate, if that is what the black card would come for
CARD: Final = 3.2  # some card more than another has
LOOK: Final = 1.4  # a Lookout
WILL: Final = 0.6  # how often who is attacked and can block does
FAVOUR: Final = 0.18  # ... and who is not attacked
OUT: Final = 3.0  # getting rid of a black card that is all that keeps one from going out
FINISH: Final = 4.0  # cards with which one can go out
LEADER: Final = 0.4  # how much more it is to harm the leader of the others
ALL: Final[list[int]] = [15] * COLOURS + [7] * (KINDS - COLOURS)  # more cards of a kind than there are


@mypyc_attr(acyclic=True)
class Judgement:
    """A player's judgement."""

    def __init__(self) -> None:
        self.islands = Islands()
        self.plays = Actions()

    # What a seat has and knows

    def seen(self, state: PiratesRules, eyes: i64, seat: i64) -> i64:
        """All cards that a pair of eyes knows a seat to have; all it has, if the eyes are its own."""
        return state.known(eyes, seat) + state.lying(seat)

    def unseen(self, state: PiratesRules, seat: i64) -> i64:
        """The cards that a seat has not seen: they may be in other hands or in the draw pile."""
        cards = state.pool
        if state.player != seat:
            cards += state.looked
        for other in range(state.seats):
            cards += state.hands[other] - state.known(seat, other)
        for index in range(state.tops_count()):
            if not (state.knowers(index) >> seat) & 1:
                cards += cards_of(state.top(index), 1)
        return cards

    def holds(self, state: PiratesRules, seat: i64, other: i64, sort: i64) -> float:
        """How likely a seat thinks it that another holds some card of a sort, given as all such cards of the deck."""
        known = state.known(seat, other)
        if known & sort != 0:
            return 1.0
        unseen = self.unseen(state, seat)
        total = float(size(unseen))
        others = total - float(size(unseen & sort))
        without = 1.0
        for _ in range(size(state.hands[other]) - size(known)):
            without *= max(others, 0.0) / total
            others -= 1.0
            total -= 1.0
        return 1.0 - without

    # Who matters

    def rivalry(self, state: PiratesRules, seat: i64, other: i64) -> float:
        """How much a point of another matters to a seat: most if that is who leads the others."""
        if state.seats == 2:
            return 1.0
        shared = 1.0 / float(state.seats - 1)
        for third in range(state.seats):
            if third != seat and points(state.lying(third)) > points(state.lying(other)):
                return shared
        return shared + LEADER

    def out_wins(self, state: PiratesRules, seat: i64, cards: i64) -> bool:
        """Whether a seat that goes out with all these cards has the most points."""
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, points(state.lying(other)))
        return points(cards) + BONUS > best

    def can_finish(self, state: PiratesRules, seat: i64, cards: i64) -> bool:
        """Whether a seat that has these cards could go out and win, once it has played its black ones."""
        rest = cards & ~ALL_BLACKS
        return bool(self.islands.goes_out(rest, state.natural_card)) and self.out_wins(state, seat, rest)

    # What cards are worth

    def wish(self, cards: i64, kind: i64) -> float:
        """What one more card of a kind is worth to whoever has these."""
        if kind < COLOURS:
            return COLOUR[min(count(cards, kind), len(COLOUR) - 1)]
        return OTHER[kind - Card.WILD]

    def loss(self, cards: i64, kind: i64) -> float:
        """What is lost with a card of a kind that is among these."""
        return self.wish(cards - cards_of(kind, 1), kind)

    def average(self, cards: i64, some: i64) -> float:
        """What a card out of some is worth to whoever has these."""
        total = 0.0
        for kind in range(i64(KINDS)):
            number = count(some, kind)
            if number != 0:
                total += float(number) * self.wish(cards, kind)
        return total / float(max(size(some), 1))

    def pair_worth(self, state: PiratesRules, seat: i64) -> float:
        """How much better it is for a seat to draw the face-up pair than to draw from the pile."""
        mine = state.owned(seat)
        worth = self.average(mine, state.pair) * float(size(state.pair))
        blind = self.average(mine, self.unseen(state, seat))
        tops = state.tops_count()
        for index in range(min(PAIR, state.pile())):
            knows = index < tops and (state.knowers(index) >> seat) & 1 == 1
            worth -= self.wish(mine, state.top(index)) if knows else blind
        if self.can_finish(state, seat, mine + state.pair):
            worth += FINISH
        return worth

    # Black cards

    def demand(self, state: PiratesRules, seat: i64, target: i64, kind: i64) -> float:
        """What it is worth to a seat to name a card to a target."""
        worth = self.wish(state.owned(seat), kind) + CARD * self.rivalry(state, seat, target)
        return worth * self.holds(state, seat, target, cards_of(kind, ALL[kind]))

    def fetch(self, state: PiratesRules, eyes: i64, kind: i64) -> float:
        """What it is worth to whoever has the turn to fetch a card from the discards: a black one can be played."""
        worth = self.wish(self.seen(state, eyes, state.player), kind)
        if kind >= Card.BLACK and kind < Card.PIRATE:
            for target in range(state.seats):
                if target != state.player:
                    worth = max(worth, self.effect(state, eyes, kind, target))
        return worth

    def spoils(self, state: PiratesRules, eyes: i64, target: i64, card: i64, steals: bool) -> tuple[float, float]:
        """What whoever has the turn gains by a card of a target's island, and what the target loses with it."""
        gain = self.wish(self.seen(state, eyes, state.player), card) if steals else 0.0
        return gain, self.loss(self.seen(state, eyes, target), card)

    def stakes(self, state: PiratesRules, eyes: i64, kind: i64, target: i64) -> tuple[float, float]:
        """What whoever has the turn gains if a black card acts, and what its target loses, as far as eyes can tell."""
        gain = 0.0
        harm = 0.0
        if kind in (Card.THIEF, Card.CANNON):
            there = state.lying(target)
            for card in range(i64(KINDS)):
                if count(there, card) != 0:
                    more, less = self.spoils(state, eyes, target, card, kind == Card.THIEF)
                    if more + less > gain + harm:
                        gain, harm = more, less
        elif kind == Card.SALVAGER:
            for card in range(i64(KINDS)):
                if count(state.fetchable(), card) != 0:
                    gain = max(gain, self.fetch(state, eyes, card))
        elif kind == Card.CAPTAIN:
            for other in range(state.seats):
                if other != state.player:
                    gain += self.holds(state, eyes, other, ALL_BLACKS)
            harm = self.holds(state, eyes, target, ALL_BLACKS)
        elif kind in (Card.STINKER, Card.EXTORTIONIST):
            most = GRABBED if kind == Card.STINKER else 1
            gain = CARD * float(min(most, size(state.hands[target])))
            harm = gain
        elif kind == Card.SHORE_LEAVE:
            if not state.end_with_pile or state.pile() > LEAVE:
                gain = CARD * float(min(LEAVE, state.pile()))
        elif state.pile() > PAIR:
            gain = LOOK
        return gain, harm

    def effect(self, state: PiratesRules, eyes: i64, kind: i64, target: i64) -> float:
        """What it is worth to whoever has the turn that a black card acts."""
        gain, harm = self.stakes(state, eyes, kind, target)
        return gain + harm * self.rivalry(state, state.player, target)

    def passes(self, state: PiratesRules, seat: i64, kind: i64, target: i64) -> float:
        """How likely a seat thinks it that nobody blocks a black card of its own."""
        colour = state.blocker(kind)
        through = 1.0
        for other in range(state.seats):
            asked = other == target or not (state.target_blocks and aims(kind))
            if other != seat and asked and colour != NONE:
                will = WILL if other == target else FAVOUR
                through *= 1.0 - will * self.holds(state, seat, other, cards_of(colour, ALL[colour]))
        return through

    def play_worth(self, state: PiratesRules, action: i64) -> float:
        """What it is worth to whoever's turn it is to play a black card now rather than to keep it."""
        seat = state.turn
        kind = played_kind(action)
        target = played_target(action) if aims(kind) else state.next_seat(seat)
        cards = state.owned(seat)
        keep = KEEP[kind - Card.BLACK]
        if blacks(cards) >= LEAST:
            keep += 1.0  # the point it brings
        elif self.can_finish(state, seat, cards):
            keep -= OUT
        return self.passes(state, seat, kind, target) * self.effect(state, seat, kind, target) - keep

    def best_black(self, state: PiratesRules, cards: i64) -> i64:
        """Which black card out of some is best played now, as an action; NONE if all are better kept."""
        best = 0.0
        found: i64 = NONE
        self.plays.count = 0
        state.offer_plays(cards, self.plays)
        for index in range(self.plays.count):
            worth = self.play_worth(state, self.plays.codes[index])
            if worth > best:
                best = worth
                found = self.plays.codes[index]
        return found

    # Answers

    def block_worth(self, state: PiratesRules) -> float:
        """What it is worth to the seat that is asked to block the black card in play, and to lose a card by it."""
        seat = state.turn
        target = seat if state.black == Card.CAPTAIN else state.target
        gain, harm = self.stakes(state, seat, state.black, target)
        worth = gain * self.rivalry(state, seat, state.player)
        if target == seat:
            worth += harm
        elif target != NONE:
            worth -= harm * self.rivalry(state, seat, target)
        return worth - self.loss(state.owned(seat), state.blocker(state.black))

    def answer_worth(self, state: PiratesRules, action: i64) -> float:
        """What it is worth to whoever is asked to block a black card or not, or to answer its question so."""
        if state.phase == Phase.BLOCK:
            return self.block_worth(state) if action == Do.BLOCK else 0.0
        seat = state.turn
        kind = kind_of(action)
        if state.black == Card.THIEF or state.black == Card.CANNON:
            group = state.group(state.target, group_index(action))
            card = lying(group, deed_of(action) - At.TAKE)
            gain, harm = self.spoils(state, seat, state.target, card, state.black == Card.THIEF)
            return gain + harm
        if state.black == Card.SALVAGER:
            return self.fetch(state, seat, kind)
        if state.black == Card.EXTORTIONIST:
            return self.demand(state, seat, state.target, kind)
        if state.black == Card.CAPTAIN:
            return 0.0 if action == Do.NOTHING else -self.wish(0, kind)
        return self.wish(state.owned(seat), kind)  # the best cards on top, where they are drawn at once

    # Islands

    def wanted(self, state: PiratesRules, seat: i64) -> list[int]:
        """The island that a seat wants to have at the end of its turn."""
        cards = state.owned(seat)
        natural = state.natural_card
        out = self.islands.goes_out(cards, natural)
        if out:
            return out if self.out_wins(state, seat, cards) else self.islands.short_of_out(cards, natural)
        return self.islands.guarded(cards, self.guards(state, seat, cards), natural)

    def guards(self, state: PiratesRules, seat: i64, cards: i64) -> list[float]:
        """What it is worth to a seat to have each colour in hand, against the black card that it blocks."""
        unseen = self.unseen(state, seat)
        pirates = float(count(cards, Card.PIRATE))
        worth = [0.0] * COLOURS
        for kind in range(i64(COLOURS)):
            each = GUARD[kind]
            if kind == Card.THIEF - Card.BLACK or kind == Card.CANNON - Card.BLACK:
                each += GUARD_PIRATE * pirates
            worth[kind] = each * float(count(unseen, Card.BLACK + kind))
        return worth

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
from sunshower.games.pirates.bot.solver import Islands, lacking
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
    PIRATE_POINTS,
    At,
    Card,
    Do,
    aims,
    blacks,
    cards_of,
    count,
    deed_of,
    group_index,
    kind_of,
    loose,
    lying,
    lying_cards,
    played_kind,
    played_target,
    size,
    treasure,
)
from sunshower.games.pirates.rules import PiratesRules, offer_takes

# All in points. They were set by hand, and some then moved by playing variants of this rule against each other at
# tables for two. All moves together won 58.8 % (+-1.5) of 3000 games on deals not used for that, against the weights
# set by hand. Taken back one by one, only CARD and the guards made a difference; the rest are a sensible guess.
# One more of a colour that is held so many times:
COLOUR: Final[list[float]] = [1.5, 1.3, 0.8, 0.8, 0.9, 0.8]
# One more wild, thief, cannon, salvager, captain, stinker, shore leave, extortionist, lookout, Rainbow Pirate:
OTHER: Final[list[float]] = [3.0, 2.5, 2.0, 1.5, 0.9, 3.0, 3.5, 0.9, 0.7, 5.5]
# A black card kept for a better moment, thief to lookout:
KEEP: Final[list[float]] = [2.5, 2.0, 0.9, 0.8, 0.6, 0.3, 0.7, 0.4]
# A colour in hand, red to pink, for each black card not yet seen that it blocks:
GUARD: Final[list[float]] = [0.1, 0.0, 0.0, 0.0, 0.15, 0.4, 0.0]
GUARD_PIRATE: Final = 3.0  # besides for each own Rainbow Pirate, if that is what the black card would come for
CARD: Final = 3.2  # some card more than another has
LOOSE: Final = 0.48  # a card that goes back to its owner's hand
LOOK: Final = 1.4  # a Lookout
BRIBE: Final = 0.8  # a card spent on a block
GROUP: Final = 2.0  # a group of three black cards that is broken to play one
WILL: Final = 0.6  # how often who can block does
FAVOUR: Final = 0.3  # ... as a part of that, if another is attacked
HASTE: Final = 0.3  # what is left of the worth of keeping cards when an opponent is about to go out
OUT: Final = 3.0  # getting rid of a black card that is all that keeps one from going out
FINISH: Final = 4.0  # cards with which one can go out
NEAR: Final = 1  # how many cards an opponent about to go out lacks at most
LEADER: Final = 0.4  # how much more it is to harm the leader of the others
HELD: Final = 0.3  # a card in hand, when asking who leads
ALL: Final[list[int]] = [15] * COLOURS + [7] * (KINDS - COLOURS)  # more cards of a kind than there are


@mypyc_attr(acyclic=True)
class Judgement:
    """A player's judgement."""

    islands: Islands
    plays: Actions
    takes: Actions

    def __init__(self) -> None:
        self.islands = Islands()
        self.plays = Actions()
        self.takes = Actions()

    # What a seat has and knows

    def owned(self, state: PiratesRules, seat: i64) -> i64:
        """All cards of a seat, in hand and on the island."""
        return state.hands[seat] + lying_cards(state.islands[seat])

    def seen(self, state: PiratesRules, eyes: i64, seat: i64) -> i64:
        """All cards that a pair of eyes knows a seat to have; all it has, if the eyes are its own."""
        return state.known(eyes, seat) + lying_cards(state.islands[seat])

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
        standing = self.standing(state, other)
        for third in range(state.seats):
            if third != seat and self.standing(state, third) > standing:
                return shared
        return shared + LEADER

    def standing(self, state: PiratesRules, seat: i64) -> float:
        return float(treasure(state.islands[seat])) + HELD * float(size(state.hands[seat]))

    def someone_is_near(self, state: PiratesRules, seat: i64) -> bool:
        """Whether it can be seen that an opponent has almost two full rainbows."""
        for other in range(state.seats):
            if other != seat and lacking(lying_cards(state.islands[other]) + state.shown[other]) <= NEAR:
                return True
        return False

    def out_wins(self, state: PiratesRules, seat: i64, cards: i64) -> bool:
        """Whether a seat that goes out with all these cards has the most points."""
        points = size(cards) + count(cards, Card.PIRATE) * (PIRATE_POINTS - 1) + BONUS
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, treasure(state.islands[other]))
        return points > best

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
        mine = self.owned(state, seat)
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

    def gain(self, state: PiratesRules, eyes: i64, target: i64, taken: i64) -> float:
        """What a card of a target's island is worth to whoever has the turn, as far as some eyes can tell."""
        return self.wish(self.seen(state, eyes, state.player), kind_at(state.islands[target], taken))

    def harm(self, state: PiratesRules, eyes: i64, target: i64, taken: i64) -> float:
        """What a target loses with a card of its island, as far as some eyes can tell."""
        island = state.islands[target]
        group: i64 = island[group_index(taken)]
        back = loose(group, deed_of(taken) - At.TAKE, state.natural_card)
        return self.loss(self.seen(state, eyes, target), kind_at(island, taken)) + LOOSE * float(size(back))

    def spoils(self, state: PiratesRules, eyes: i64, target: i64, taken: i64, steals: bool) -> float:
        """What it is worth to whoever has the turn to steal a card of a target's island, or to blow it up."""
        harm = self.harm(state, eyes, target, taken) * self.rivalry(state, state.player, target)
        return harm + self.gain(state, eyes, target, taken) if steals else harm

    def prey(self, state: PiratesRules, eyes: i64, target: i64, steals: bool) -> i64:
        """The card of a target's island that is best to steal or to blow up, as an action; NONE if none lies there."""
        best = 0.0
        found: i64 = NONE
        self.takes.count = 0
        offer_takes(state.islands[target], self.takes)
        for index in range(self.takes.count):
            worth = self.spoils(state, eyes, target, self.takes.codes[index], steals)
            if worth > best:
                best = worth
                found = self.takes.codes[index]
        return found

    def demand(self, state: PiratesRules, seat: i64, target: i64, kind: i64) -> float:
        """What it is worth to a seat to name a card to a target."""
        worth = self.wish(self.owned(state, seat), kind) + CARD * self.rivalry(state, seat, target)
        return worth * self.holds(state, seat, target, cards_of(kind, ALL[kind]))

    def fetch(self, state: PiratesRules, seat: i64, kind: i64) -> float:
        """What it is worth to a seat whose turn it is to fetch a card from the discards: a black one can be played."""
        worth = self.wish(self.owned(state, seat), kind)
        if kind >= Card.BLACK and kind < Card.PIRATE:
            for target in range(state.seats):
                if target != seat:
                    worth = max(worth, self.effect(state, seat, kind, target))
        return worth

    def effect(self, state: PiratesRules, seat: i64, kind: i64, target: i64) -> float:
        """What it is worth to a seat whose turn it is that a black card of its own acts."""
        rivalry = self.rivalry(state, seat, target)
        worth = 0.0
        if kind in (Card.THIEF, Card.CANNON):
            taken = self.prey(state, seat, target, kind == Card.THIEF)
            if taken != NONE:
                worth = self.spoils(state, seat, target, taken, kind == Card.THIEF)
        elif kind == Card.SALVAGER:
            for fetched in range(i64(KINDS)):
                if count(state.fetchable(), fetched) != 0:
                    worth = max(worth, self.fetch(state, seat, fetched))
        elif kind == Card.CAPTAIN:
            for other in range(state.seats):
                if other != seat:
                    worth += self.holds(state, seat, other, ALL_BLACKS) * (1.0 + self.rivalry(state, seat, other))
        elif kind == Card.STINKER:
            worth = CARD * float(min(GRABBED, size(state.hands[target]))) * (1.0 + rivalry)
        elif kind == Card.SHORE_LEAVE:
            if not state.end_with_pile or state.pile() > LEAVE:
                worth = CARD * float(min(LEAVE, state.pile()))
        elif kind == Card.EXTORTIONIST:
            for named in range(i64(KINDS)):
                worth = max(worth, self.demand(state, seat, target, named))
        elif state.pile() > PAIR:
            worth = LOOK
        return worth

    def stopped(self, state: PiratesRules, seat: i64, kind: i64, target: i64) -> float:
        """How likely a seat thinks it that a black card of its own is blocked."""
        colour = state.blocker(kind)
        if colour == NONE:
            return 0.0
        through = 1.0
        for other in range(state.seats):
            if other != seat and (other == target or not (state.target_blocks and aims(kind))):
                will = WILL if other == target else WILL * FAVOUR
                through *= 1.0 - will * self.holds(state, seat, other, cards_of(colour, ALL[colour]))
        return 1.0 - through

    def play_worth(self, state: PiratesRules, action: i64) -> float:
        """What it is worth to whoever's turn it is to play a black card now rather than to keep it."""
        seat = state.turn
        kind = played_kind(action)
        target = played_target(action) if aims(kind) else state.next_seat(seat)
        cards = self.owned(state, seat)
        keep = KEEP[kind - Card.BLACK]
        if self.someone_is_near(state, seat):
            keep *= HASTE
        number = blacks(cards)
        if number >= LEAST:
            keep += 1.0 if number > LEAST else GROUP
        elif self.can_finish(state, seat, cards):
            keep -= OUT
        stopped = self.stopped(state, seat, kind, target)
        bribe = BRIBE * self.rivalry(state, seat, target)
        return (1.0 - stopped) * self.effect(state, seat, kind, target) + stopped * bribe - keep

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
        colour = state.blocker(state.black)
        return self.threat(state, seat) - self.loss(self.owned(state, seat), colour)

    def threat(self, state: PiratesRules, seat: i64) -> float:
        """How bad it is for a seat that the black card in play acts."""
        kind = state.black
        target = state.target
        gain = CARD
        harm = CARD
        if kind in (Card.THIEF, Card.CANNON):
            taken = self.prey(state, seat, target, kind == Card.THIEF)
            gain = self.gain(state, seat, target, taken) if taken != NONE and kind == Card.THIEF else 0.0
            harm = self.harm(state, seat, target, taken) if taken != NONE else 0.0
        elif kind == Card.SALVAGER:
            gain = 0.0
            for fetched in range(i64(KINDS)):
                if count(state.fetchable(), fetched) != 0:
                    gain = max(gain, self.wish(self.seen(state, seat, state.player), fetched))
        elif kind == Card.CAPTAIN:
            gain = harm = 1.0 if state.hands[seat] & ALL_BLACKS != 0 else 0.0
            target = seat
        elif kind == Card.STINKER:
            gain = harm = CARD * float(min(GRABBED, size(state.hands[target])))
        elif kind == Card.SHORE_LEAVE:
            gain = CARD * float(min(LEAVE, state.pile()))
        elif kind != Card.EXTORTIONIST:
            gain = LOOK
        worth = gain * self.rivalry(state, seat, state.player)
        if target == seat:
            worth += harm
        elif target != NONE:
            worth -= harm * self.rivalry(state, seat, target)
        return worth

    def act_worth(self, state: PiratesRules, action: i64) -> float:
        """What an answer to a black card's question is worth to whoever is asked."""
        seat = state.turn
        kind = kind_of(action)
        if state.black == Card.THIEF or state.black == Card.CANNON:
            return self.spoils(state, seat, state.target, action, state.black == Card.THIEF)
        if state.black == Card.SALVAGER:
            return self.fetch(state, seat, kind)
        if state.black == Card.EXTORTIONIST:
            return self.demand(state, seat, state.target, kind)
        if state.black == Card.CAPTAIN:
            return 0.0 if action == Do.NOTHING else -self.wish(0, kind)
        worth = self.wish(self.owned(state, seat), kind)
        return worth if state.tops_count() < PAIR else -worth  # the two on top for oneself, the bad ones for the next

    # Islands

    def wanted(self, state: PiratesRules, seat: i64) -> list[int]:
        """The island that a seat wants to have at the end of its turn."""
        cards = self.owned(state, seat)
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


def kind_at(island: list[int], taken: i64) -> i64:
    """The kind of the card that an action takes off an island."""
    return lying(island[group_index(taken)], deed_of(taken) - At.TAKE)

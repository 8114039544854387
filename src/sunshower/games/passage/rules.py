"""Rainbow Passage: what may be done, and what it does. rules.md tells the same for people, with the rulings (S4)."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import CHANCE, NOBODY, OVER, Actions
from sunshower.core.lanes import bit, lane, plus, put
from sunshower.games.passage.deal import Deal, dice_for
from sunshower.games.passage.pieces import (
    ACROSS,
    CAPTURED,
    MOST_DICE,
    MOST_PIECES,
    NOWHERE,
    Do,
    End,
    Leash,
    Phase,
    Team,
    Way,
)


@mypyc_attr(acyclic=True)
class PassageState(Deal):
    """The whole truth of a game of Rainbow Passage, which is open to all: the table, and how far the turn has got."""

    round: i64 = 1
    steps: i64 = 0
    """How many moves have been made this turn."""
    gone: bool = False
    """Whether a piece has crossed and left the board this turn (S37)."""
    quiet: i64 = 0
    """The turns in a row, this one included, in which nothing has stirred (S26)."""
    winner: i64 = NOBODY
    ended: i64 = 0
    quiet_turns: i64 = 0
    turn_limit: i64 = 0
    no_returns: bool = False
    honour_dice: bool = False

    # Questions about steps

    def payable(self, square: i64) -> bool:
        """Whether an unused die shows the colour of a square (S3, S5)."""
        return lane(self.dice, self.board.colours[square]) != 0

    def holder(self, square: i64) -> i64:
        """The seat whose piece stands on a square, or NOBODY."""
        return (self.at[square] - 1) // MOST_PIECES if self.at[square] != 0 else NOBODY

    def unmoved(self, square: i64) -> bool:
        """Whether the piece on a square is safe, because it has not moved (S13)."""
        return not (self.moved >> (self.at[square] - 1)) & 1

    def enterable(self, seat: i64, square: i64) -> bool:
        """Whether a seat's piece may enter a square: a free one, or to capture."""
        if self.at[square] == 0:
            return True
        return self.team(self.holder(square)) != self.team(seat) and not self.unmoved(square)  # S13, S22

    def leash(self, index: i64) -> i64:
        """What the star still allows a piece of the mover."""
        return lane(self.leashes, index)

    def within_leash(self, leash: i64, way: i64, square: i64) -> bool:
        """Whether the star allows a step of a piece of the mover."""
        if leash == Leash.FREE:
            return way >= Way.FORWARD or self.depth(self.mover, square) <= self.star_row(self.mover)  # S9, S10
        if leash == Leash.USED:
            return way >= Way.FORWARD  # S8
        return leash != Leash.NONE  # S7

    def second_crossing(self, square: i64) -> bool:
        """Whether a step would take a second piece across in one turn (S37)."""
        return self.gone and self.depth(self.mover, square) == self.far_row(self.mover)

    def may_return(self, index: i64, other: i64) -> bool:
        """Whether a captured piece may come back to the square of a token of its set (S17, S18, S19)."""
        if self.steps != 0 or self.no_returns or self.left < 2:  # S16; before any move left is the largest group
            return False
        piece = self.mover * MOST_PIECES + index
        return (
            self.where[piece] == CAPTURED
            and (other == index or self.left > 2)
            and self.at[self.homes[piece - index + other]] == 0
        )

    # What may be done

    def legal(self) -> list[int]:
        if self.turn == CHANCE:
            return list(range(self.kinds_of_draw()))
        return super().legal()

    def offer(self, actions: Actions) -> None:
        if self.turn == CHANCE:
            self.offer_draws(actions)
        elif self.phase == Phase.MOVE:
            actions.add(Do.END)  # S50
            if self.left > 0:
                self.offer_steps(actions)
                self.offer_returns(actions)
        elif self.phase == Phase.DICE:
            for dice in range(1, i64(MOST_DICE) + 1):
                actions.add(Do.DICE + dice)

    def offer_steps(self, actions: Actions) -> None:
        seat = self.mover
        mine = self.side(seat) * self.frame.squares
        targets = self.frame.targets
        for index in range(self.set):
            here = self.where[seat * MOST_PIECES + index]
            leash = self.leash(index)
            if here >= 0 and leash != Leash.NONE:
                for way in range(i64(Way.ALL)):
                    there = targets[(mine + here) * Way.ALL + way]
                    if (
                        there != NOWHERE
                        and self.payable(there)
                        and self.within_leash(leash, way, there)
                        and self.enterable(seat, there)
                        and not self.second_crossing(there)
                    ):
                        actions.add(Do.STEP + index * Way.ALL + way)

    def offer_returns(self, actions: Actions) -> None:
        for index in range(self.set):
            if self.where[self.mover * MOST_PIECES + index] == CAPTURED:
                for other in range(self.set):
                    if self.may_return(index, other):
                        actions.add(Do.RETURN + index * MOST_PIECES + other)

    # What it does

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.draw(action)
        elif action == Do.END:
            self.end_turn()
        elif action < Do.RETURN:
            self.step((action - Do.STEP) // Way.ALL, (action - Do.STEP) % Way.ALL)
        elif action <= Do.DICE:
            self.return_piece((action - Do.RETURN) // MOST_PIECES, (action - Do.RETURN) % MOST_PIECES)
        else:
            self.take_dice(action - Do.DICE)

    def begin_turn(self, seat: i64) -> None:
        self.mover = seat
        self.quiet += 1
        if self.honour_dice:
            self.phase = Phase.DICE
            self.turn = seat
        else:
            self.take_dice(dice_for(lane(self.standing, seat)))

    def take_dice(self, dice: i64) -> None:
        self.rolled = dice
        self.phase = Phase.ROLL
        self.turn = CHANCE

    def step(self, index: i64, way: i64) -> None:
        piece = self.mover * MOST_PIECES + index
        side = self.side(self.mover)
        mine = side * self.frame.squares
        here = self.where[piece]
        there = self.frame.targets[(mine + here) * Way.ALL + way]
        self.dice = plus(self.dice, self.board.colours[there], -1)
        self.left -= 1
        self.steps += 1
        self.leashes = put(self.leashes, index, leash_after(self.leash(index), way))
        self.moved |= bit(piece)
        if way < Way.FORWARD:
            self.quiet = 0
        captured = self.at[there]
        if captured != 0:
            self.capture(captured - 1)
        self.at[here] = 0
        self.at[there] = piece + 1
        self.where[piece] = there
        if way < Way.FORWARD and self.frame.depths[mine + there] == self.frame.length(side) - 1:
            self.cross(piece, there)
        elif captured != 0:
            self.look_who_stands()

    def capture(self, piece: i64) -> None:
        self.where[piece] = CAPTURED
        self.standing = plus(self.standing, piece // MOST_PIECES, -1)
        self.quiet = 0

    def cross(self, piece: i64, square: i64) -> None:
        """A piece stands on the farthest row (S21)."""
        seat = self.mover
        self.across = plus(self.across, seat, 1)
        if self.teams != Team.NONE or lane(self.needed, seat) > 1:  # S43
            self.at[square] = 0
            self.where[piece] = ACROSS
            self.standing = plus(self.standing, seat, -1)
            self.gone = True
        if self.has_won(seat):
            self.finish(End.CROSSED, seat)  # S42
        else:
            self.look_who_stands()

    def has_won(self, seat: i64) -> bool:
        """Whether a seat and its partner have brought enough pieces across (S23)."""
        for other in range(self.seats):
            if self.team(other) == self.team(seat) and lane(self.across, other) < lane(self.needed, other):
                return False
        return True

    def look_who_stands(self) -> None:
        """After a piece has left the board: is only one side left, or is the mover out (S20, S39)?"""
        last = self.mover
        teams: i64 = 0
        count: i64 = 0
        for seat in range(self.seats):
            if lane(self.standing, seat) != 0 and not (teams >> self.team(seat)) & 1:
                teams |= bit(self.team(seat))
                count += 1
                last = seat
        if count <= 1:
            self.finish(End.LAST, last)
        elif lane(self.standing, self.mover) == 0:
            self.pass_on()

    def return_piece(self, index: i64, other: i64) -> None:
        piece = self.mover * MOST_PIECES + index
        square = self.homes[piece - index + other]
        if other != index:  # S45
            homes = self.homes.copy()
            homes[piece - index + other] = homes[piece]
            homes[piece] = square
            self.homes = homes
        self.at[square] = piece + 1
        self.where[piece] = square
        self.moved -= bit(piece)  # S15
        self.quiet = 0
        if self.wrong_dice():
            self.fall_back()
        self.standing = plus(self.standing, self.mover, 1)
        self.pass_on()

    def end_turn(self) -> None:
        if self.wrong_dice():
            self.fall_back()
        self.pass_on()

    def wrong_dice(self) -> bool:
        """Whether more or fewer dice were rolled than were due when the turn began (S44)."""
        return self.rolled != dice_for(lane(self.standing, self.mover) + (1 if self.gone else 0))

    def fall_back(self) -> None:
        """The price of the wrong number of dice: every piece goes back a square, the rearmost first (S27, S44)."""
        depths = [0] * MOST_PIECES
        for index in range(self.set):
            square = self.where[self.mover * MOST_PIECES + index]
            if square >= 0:
                depths[index] = self.depth(self.mover, square)
        for row in range(1, self.far_row(self.mover)):
            for index in range(self.set):
                if depths[index] == row:
                    self.push_back(self.mover * MOST_PIECES + index)

    def push_back(self, piece: i64) -> None:
        """Move a piece straight back to the first free square, if there is one."""
        here = self.where[piece]
        there = self.target(self.mover, here, Way.BACK)
        while there != NOWHERE:
            if self.at[there] == 0:
                self.at[here] = 0
                self.at[there] = piece + 1
                self.where[piece] = there
                return
            there = self.target(self.mover, there, Way.BACK)

    def pass_on(self) -> None:
        """The turn goes to the left (S1), past those who have no piece on the board."""
        self.clear_turn()
        seat = self.mover
        place = self.place_in_round(seat)
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if lane(self.standing, seat) != 0:
                break
        if self.quiet >= self.quiet_turns:
            self.finish(End.QUIET, NOBODY)
        elif self.place_in_round(seat) > place:
            self.begin_turn(seat)
        elif self.round >= self.turn_limit:
            self.finish(End.LIMIT, NOBODY)
        else:
            self.round += 1
            self.begin_turn(seat)

    def place_in_round(self, seat: i64) -> i64:
        return seat - self.first if seat >= self.first else seat - self.first + self.seats

    def clear_turn(self) -> None:
        self.dice = 0
        self.rolled = 0
        self.left = 0
        self.steps = 0
        self.leashes = 0
        self.gone = False

    # The end, and copies

    def finish(self, ended: i64, winner: i64) -> None:
        self.clear_turn()
        self.ended = ended
        self.winner = winner
        self.mover = NOBODY
        self.phase = Phase.OVER
        self.turn = OVER

    def reveals(self, action: i64) -> bool:
        """Nothing is ever hidden."""
        return False

    def scores(self) -> list[int]:
        """The pieces that each seat has brought across."""
        return [lane(self.across, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """The winners share the first place; in a draw, all who still have pieces on the board, and their partners."""
        first = [self.is_first(seat) for seat in range(self.seats)]
        return [1 if won else 1 + sum(first) for won in first]

    def is_first(self, seat: i64) -> bool:
        """Whether a seat is among the winners, or among those who share a draw."""
        if self.winner != NOBODY:
            return self.team(seat) == self.team(self.winner)
        for other in range(self.seats):
            if self.team(other) == self.team(seat) and lane(self.standing, other) != 0:
                return True
        return False

    def ending(self) -> str:
        return End.NAMES[self.ended]

    def clone(self) -> "PassageState":
        twin = PassageState()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seats = self.seats
        twin.options = self.options
        twin.frame = self.frame
        twin.board = self.board
        twin.sides = self.sides
        twin.teams = self.teams
        twin.set = self.set
        twin.at = self.at.copy()
        twin.where = self.where.copy()
        twin.homes = self.homes
        twin.moved = self.moved
        twin.standing = self.standing
        twin.across = self.across
        twin.needed = self.needed
        twin.seed = self.seed
        twin.seeded = self.seeded
        twin.first = self.first
        twin.rivals = self.rivals
        twin.roller = self.roller
        twin.reds = self.reds
        twin.mover = self.mover
        twin.rolled = self.rolled
        twin.dice = self.dice
        twin.left = self.left
        twin.leashes = self.leashes
        twin.round = self.round
        twin.steps = self.steps
        twin.gone = self.gone
        twin.quiet = self.quiet
        twin.winner = self.winner
        twin.ended = self.ended
        twin.quiet_turns = self.quiet_turns
        twin.turn_limit = self.turn_limit
        twin.no_returns = self.no_returns
        twin.honour_dice = self.honour_dice
        return twin


def leash_after(leash: i64, way: i64) -> i64:
    """What the star allows a piece after one more step."""
    if leash == Leash.STAR:
        return Leash.NONE if way < Way.FORWARD else Leash.BACK  # S8
    if leash == Leash.BACK and way < Way.FORWARD:
        return Leash.USED
    return Leash.NONE if leash == Leash.ONE else leash  # S7

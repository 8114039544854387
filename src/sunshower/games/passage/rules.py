"""Rainbow Passage: what may be done, and what it does. rules.md tells the same for people, with the rulings (S4)."""

from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, Options
from sunshower.core.lanes import bit, integers, lane, plus, put
from sunshower.core.message import Arg, Message, Word
from sunshower.games.passage.board import (
    ACROSS,
    CAPTURED,
    KINDS,
    NOWHERE,
    RED,
    SHORTEST,
    SIDE_NAMES,
    SIDES,
    Board,
    Seed,
    Way,
    drawn_board,
    given_board,
    size_text,
)
from sunshower.games.passage.pieces import (
    FIRST_ROLL,
    MOST_DICE,
    MOST_PIECES,
    PIECES,
    RED_WAYS,
    ROLL_GROUPS,
    ROLL_OUTCOMES,
    ROLL_WAYS,
    ROLLS,
    USUAL,
    USUAL_SIDES,
    Do,
    End,
    Leash,
    Phase,
    Team,
    dice_code,
    dice_for,
    dice_taken,
    is_return,
    is_step,
    kind_of_roll,
    return_code,
    return_home,
    return_piece,
    step_code,
    step_piece,
    step_way,
)
from sunshower.games.passage.state import PassageState


@mypyc_attr(acyclic=True)
class PassageRules(PassageState):
    """Rainbow Passage as it is played."""

    # What may be done

    def legal(self) -> list[int]:
        return list(range(self.kinds_of_draw())) if self.turn == CHANCE else super().legal()

    def offer(self, actions: Actions) -> None:
        if self.turn == CHANCE:
            for outcome in range(self.kinds_of_draw()):
                actions.add(outcome)
        elif self.phase == Phase.MOVE:
            actions.add(Do.END)  # S50
            if self.moves > 0:
                self.offer_steps(actions)
                self.offer_returns(actions)
        elif self.phase == Phase.DICE:
            for dice in range(1, i64(MOST_DICE) + 1):
                actions.add(dice_code(dice))

    def offer_steps(self, actions: Actions) -> None:
        seat = self.mover
        for index in range(self.set):
            here = self.where[seat * MOST_PIECES + index]
            leash = self.leash(index)
            if here >= 0 and leash != Leash.NONE:
                for way in range(i64(Way.ALL)):
                    there = self.target(seat, here, way)
                    if (
                        there != NOWHERE
                        and self.payable(there)
                        and self.within_leash(leash, way, there)
                        and self.enterable(seat, there)
                        and not self.second_crossing(there)
                    ):
                        actions.add(step_code(index, way))

    def offer_returns(self, actions: Actions) -> None:
        for index in range(self.set):
            if self.where[self.mover * MOST_PIECES + index] == CAPTURED:
                for home in range(self.set):
                    if self.may_return(index, home):
                        actions.add(return_code(index, home))

    # Chance: drawing the board, rolling for the start, rolling the dice

    def kinds_of_draw(self) -> i64:
        """How many outcomes the present chance turn has: numbers from 0."""
        if self.phase == Phase.ROLL:
            return FIRST_ROLL[self.rolled + 1] - FIRST_ROLL[self.rolled]
        return MOST_DICE + 1 if self.phase == Phase.FIRST else Seed.OUTCOMES

    def weight(self, outcome: i64) -> i64:
        if self.phase == Phase.BOARD:
            return 1
        if self.phase == Phase.FIRST:
            return RED_WAYS[outcome]
        return ROLL_WAYS[FIRST_ROLL[self.rolled] + outcome]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == Phase.ROLL:
            return ROLL_OUTCOMES[self.rolled].copy()
        return super().outcomes()

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.BOARD:
            return rng.below(Seed.OUTCOMES)
        if self.phase == Phase.FIRST:
            return lane(thrown(MOST_DICE, rng), RED)
        return kind_of_roll(thrown(self.rolled, rng), self.rolled)

    def draw(self, outcome: i64) -> None:
        if self.phase == Phase.ROLL:
            self.roll(FIRST_ROLL[self.rolled] + outcome)
        elif self.phase == Phase.FIRST:
            self.roll_for_start(outcome)
        else:
            self.draw_board(outcome)

    def draw_board(self, byte: i64) -> None:
        self.seed = self.seed * Seed.OUTCOMES + byte
        self.seeded += 1
        if self.seeded == Seed.BYTES:
            frame = self.frame
            self.lay(drawn_board(frame.width, frame.height, self.seed, bool(self.options["balanced"])))

    def lay(self, board: Board) -> None:
        """Put down the finished board; now it is to be seen who starts."""
        self.board = board
        self.seed = 0
        self.seeded = 0
        self.phase = Phase.FIRST
        self.rivals = bit(self.seats) - 1

    def roll_for_start(self, reds: i64) -> None:
        self.reds = put(self.reds, self.roller, reds + 1)
        while True:
            self.roller += 1
            if self.roller >= self.seats:
                break
            if (self.rivals >> self.roller) & 1:
                return
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.seats):
            if (self.rivals >> seat) & 1 and lane(self.reds, seat) >= best:
                if lane(self.reds, seat) > best:
                    winners = 0
                    self.roller = seat
                best = lane(self.reds, seat)
                winners |= bit(seat)
        self.rivals = winners
        if winners == bit(self.roller):
            self.first = self.roller
            self.rivals = 0
            self.begin_turn(self.first)  # S49

    def roll(self, kind: i64) -> None:
        self.reds = 0
        self.dice = ROLLS[kind]
        self.moves = ROLL_GROUPS[kind]  # S3
        self.leashes = self.fresh_leashes(self.mover)
        self.phase = Phase.MOVE
        self.turn = self.mover

    # A turn

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.draw(action)
        elif action == Do.END:
            self.end_turn()
        elif is_step(action):
            self.step(step_piece(action), step_way(action))
        elif is_return(action):
            self.bring_back(return_piece(action), return_home(action))
        else:
            self.take_dice(dice_taken(action))

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
        self.moves -= 1
        self.steps += 1
        self.leashes = put(self.leashes, index, leash_after(self.leash(index), way))
        self.moved |= bit(piece)
        if way < Way.FORWARD:
            self.quiet = 0
        captures = self.at[there] != 0
        if captures:
            self.capture(self.piece_on(there))
        self.at[here] = 0
        self.at[there] = u8(piece + 1)
        self.where[piece] = there
        if way < Way.FORWARD and self.frame.depths[mine + there] == self.frame.length(side) - 1:
            self.cross(piece, there)
        elif captures:
            self.look_who_stands()

    def capture(self, piece: i64) -> None:
        self.where[piece] = CAPTURED
        self.standing = plus(self.standing, piece // MOST_PIECES, -1)
        self.quiet = 0

    def cross(self, piece: i64, square: i64) -> None:
        """A piece stands on the farthest row (S21)."""
        seat = self.mover
        self.across = plus(self.across, seat, 1)
        if self.leaves(seat):
            self.at[square] = 0
            self.where[piece] = ACROSS
            self.standing = plus(self.standing, seat, -1)
            self.leashes = put(self.leashes, piece - seat * MOST_PIECES, Leash.OFF)
            self.gone = True
        if self.has_won(seat):
            self.finish(End.CROSSED, seat)  # S42
        else:
            self.look_who_stands()

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

    def bring_back(self, index: i64, home: i64) -> None:
        piece = self.mover * MOST_PIECES + index
        square = self.homes[piece - index + home]
        if home != index:  # S45
            homes = self.homes.copy()
            homes[piece - index + home] = homes[piece]
            homes[piece] = square
            self.homes = homes
        self.at[square] = u8(piece + 1)
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

    def fall_back(self) -> None:
        """The price of the wrong number of dice: every piece goes back a square, the rearmost first (S27, S44)."""
        for row in range(1, self.far_row(self.mover)):
            for index in range(self.set):
                square = self.where[self.mover * MOST_PIECES + index]
                if square >= 0 and self.depth(self.mover, square) == row:
                    self.push_back(self.mover * MOST_PIECES + index)

    def push_back(self, piece: i64) -> None:
        """Move a piece straight back to the first free square, if there is one."""
        here = self.where[piece]
        there = self.target(self.mover, here, Way.BACK)
        while there != NOWHERE:
            if self.at[there] == 0:
                self.at[here] = 0
                self.at[there] = u8(piece + 1)
                self.where[piece] = there
                return
            there = self.target(self.mover, there, Way.BACK)

    def pass_on(self) -> None:
        """The turn goes to the left (S1), past those who have no piece on the board."""
        self.clear_turn()
        seat = self.mover
        place = self.place_in_round(seat)
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
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

    def clear_turn(self) -> None:
        self.dice = 0
        self.rolled = 0
        self.moves = 0
        self.steps = 0
        self.leashes = 0
        self.gone = False

    # The end

    def finish(self, ended: i64, winner: i64) -> None:
        self.clear_turn()
        self.ended = ended
        self.winner = winner
        self.mover = NOBODY
        self.phase = Phase.OVER
        self.turn = OVER

    def scores(self) -> list[int]:
        """The pieces that each seat has brought across."""
        return [lane(self.across, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """The winners share the first place, in a draw all sides still in the game; all others share the last (S26)."""
        first = [self.is_first(seat) for seat in range(self.seats)]
        return [1 if won else 1 + sum(first) for won in first]

    def ending(self) -> str:
        return End.NAMES[self.ended]

    # What everybody knows, and copies

    def reveals(self, action: i64) -> bool:
        """Nothing is ever hidden."""
        return False

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Everything lies open, so there is nothing to deal anew."""

    def clone(self) -> "PassageRules":
        twin = PassageRules()
        self.copy_to(twin)
        return twin


def thrown(dice: i64, rng: Rng) -> i64:
    """A roll of so many dice, as lanes: how many show each colour."""
    lanes: i64 = 0
    while dice > 0:
        lanes = plus(lanes, rng.below(KINDS), 1)
        dice -= 1
    return lanes


def leash_after(leash: i64, way: i64) -> i64:
    """What the star allows a piece after one more step."""
    if leash == Leash.STAR:
        return Leash.NONE if way < Way.FORWARD else Leash.BACK  # S8
    if leash == Leash.BACK and way < Way.FORWARD:
        return Leash.USED
    if leash == Leash.ONE:
        return Leash.NONE  # S7
    return leash


# Setting the table


def setup(seats: int, options: Options) -> PassageRules:
    """A table before the board is drawn; raises BadTable if the options do not go together."""
    state = PassageRules()
    board = given_board(str(options["board"]), bool(options["balanced"]))
    state.seats = seats
    state.frame = board.frame
    state.board = board
    state.options = {**options, "board": size_text(board.frame.width, board.frame.height)}
    state.teams = Team.NAMES.index(str(options["teams"]))
    state.set = PIECES + bool(options["extra_piece"])
    state.no_returns = bool(options["no_returns"])
    state.honour_dice = bool(options["honour_dice"])
    state.quiet_turns = int(options["quiet_turns"])
    state.turn_limit = int(options["turn_limit"])
    if state.teams != Team.NONE and seats != 4:
        raise BadTable("needs-four", Message("passage-no-needs-four"))
    for seat, side in enumerate(chosen_sides(seats, str(options["sides"]))):
        state.sides = put(state.sides, seat, side)
    for seat, count in enumerate(chosen_crossings(seats, options["crossings"], state.set)):
        state.needed = put(state.needed, seat, count)
    state.homes = []
    for squares in chosen_starts(state, str(options["starts"])):
        state.homes += squares + [CAPTURED] * (MOST_PIECES - state.set)
    state.where = integers(state.homes)
    state.set_out()
    if board.colours:
        state.lay(board)
    return state


def chosen_sides(seats: int, text: str) -> list[int]:
    letters = USUAL_SIDES[seats] if text == USUAL else text
    if len(letters) != seats:
        raise BadTable("wrong-sides", Message("passage-no-wrong-sides", {"seats": seats, "sides": USUAL_SIDES[seats]}))
    return [SIDES.index(letter) for letter in letters]


def chosen_crossings(seats: int, value: object, pieces: int) -> list[int]:
    counts = [value] * seats if isinstance(value, int) else [int(part) for part in str(value).split(",")]
    if len(counts) != seats:
        raise BadTable("wrong-crossings", Message("passage-no-wrong-crossings", {"seats": seats}))
    if max(counts) > pieces:
        raise BadTable("too-many-crossings", Message("passage-no-too-many-crossings", {"pieces": pieces}))  # S47
    return counts


def chosen_starts(state: PassageRules, text: str) -> list[list[int]]:
    if text == USUAL:
        return [usual_starts(state, seat) for seat in range(state.seats)]
    lists = [seat.split(",") for seat in text.split("/")]
    if len(lists) != state.seats or any(len(names) != state.set for names in lists):
        raise BadTable("wrong-starts", Message("passage-no-wrong-starts", {"squares": state.set, "seats": state.seats}))
    return [[checked_start(state, seat, names, name) for name in names] for seat, names in enumerate(lists)]


def usual_starts(state: PassageRules, seat: int) -> list[int]:
    """The start squares of a seat, around the middle of its row (S29, S35, S36)."""
    side = state.side(seat)
    width = state.frame.squares // state.frame.length(side)
    narrow = width == SHORTEST and any(neighbours(state, seat))
    offsets = [*((-2, -1, 1, 2) if narrow else (-3, -1, 1, 3)), 0][: state.set]
    return [state.frame.square(side, 0, width // 2 + offset) for offset in offsets]


def neighbours(state: PassageRules, seat: int) -> tuple[bool, bool]:
    """Whether somebody sits at the side to the left, and at the side to the right."""
    taken = {state.side(other) for other in range(state.seats)}
    return (state.side(seat) + 1) % 4 in taken, (state.side(seat) + 3) % 4 in taken


def checked_start(state: PassageRules, seat: int, names: list[str], name: str) -> int:
    """A start square that keeps the three rules for start squares, the last of five in the middle (S30, S31, S47)."""
    frame, side = state.frame, state.side(seat)
    square = frame.named.get(name, NOWHERE)
    row, column = frame.place(side, square)
    last = frame.squares // frame.length(side) - 1
    left, right = neighbours(state, seat)
    beside = (left and column == 1) or (right and column == last - 1)
    middle = state.set < MOST_PIECES or name != names[-1] or column == last // 2
    board = size_text(frame.width, frame.height)
    about: dict[str, Arg] = {
        "square": name,
        "seat": seat,
        "board": board,
        "side": Word("passage-side", SIDE_NAMES[side]),
    }
    for fine, code, key in (
        (square != NOWHERE, "no-such-square", "passage-no-start-nowhere"),
        (names.count(name) == 1, "start-twice", "passage-no-start-twice"),
        (row == 0, "start-rule-one", "passage-no-start-rule-one"),
        (0 < column < last, "start-rule-two", "passage-no-start-rule-two"),
        (not beside, "start-rule-three", "passage-no-start-rule-three"),
        (middle, "start-of-extra", "passage-no-start-of-extra"),
    ):
        if not fine:
            raise BadTable(code, Message(key, about))
    return square

## Rainbow Passage

passage-about = Race a piece across a board of colours: the dice say which squares you may enter, and how often.

### Pieces

passage-colour-R = red
passage-colour-Y = yellow
passage-colour-G = green
passage-colour-C = cyan
passage-colour-B = blue
passage-colour-M = magenta
# Dice of one colour, a letter for each.

passage-group-R = red
passage-group-RR = 2 red
passage-group-RRR = 3 red
passage-group-RRRR = 4 red
passage-group-RRRRR = 5 red
passage-group-Y = yellow
passage-group-YY = 2 yellow
passage-group-YYY = 3 yellow
passage-group-YYYY = 4 yellow
passage-group-YYYYY = 5 yellow
passage-group-G = green
passage-group-GG = 2 green
passage-group-GGG = 3 green
passage-group-GGGG = 4 green
passage-group-GGGGG = 5 green
passage-group-C = cyan
passage-group-CC = 2 cyan
passage-group-CCC = 3 cyan
passage-group-CCCC = 4 cyan
passage-group-CCCCC = 5 cyan
passage-group-B = blue
passage-group-BB = 2 blue
passage-group-BBB = 3 blue
passage-group-BBBB = 4 blue
passage-group-BBBBB = 5 blue
passage-group-M = magenta
passage-group-MM = 2 magenta
passage-group-MMM = 3 magenta
passage-group-MMMM = 4 magenta
passage-group-MMMMM = 5 magenta

passage-side-south = south
passage-side-west = west
passage-side-north = north
passage-side-east = east
passage-section-short = short
passage-section-long = long
passage-section-angled = angled
passage-section-square = square

### House rules

passage-option-extra_piece = Everybody has a fifth piece, on the middle square of the first row.
passage-option-no_returns = Captured pieces stay off the board.
passage-option-teams = Partners sit opposite each other, or side by side (four players).
passage-option-teams-none = no teams
passage-option-teams-opposite = partners opposite
passage-option-teams-neighbours = partners side by side
passage-option-board = The size of a random board, width first; or a board to use again, by its seed or by its text.
passage-option-balanced = A random board has every colour equally often.
passage-option-turn_limit = A draw when everybody still in the game has had so many turns.
passage-option-honour_dice = You say how many dice you roll, and pay for a wrong number.
passage-option-quiet_turns = A draw after so many turns in a row without progress.
passage-option-sides = The side of each seat, in the order of play: s, w, n, e.
passage-option-sides-usual = usual
passage-option-sides-wnes = west, north, east, south
passage-option-starts = Own start squares, a list for each seat.
passage-option-starts-usual = usual
passage-option-crossings = How many pieces must cross: one number for all, or one for each seat.

# What an option cannot be.

passage-no-crossings = Between 1 and { $most } pieces must cross: one number for all, or one for each seat with commas between them.
passage-no-sides = Each seat has a side of its own, in the order of play, which is clockwise: letters of s, w, n and e; or “usual”.
passage-no-starts = Start squares are named for each seat, with commas between them and a slash between the seats; or “usual”.
passage-no-turns = Turns are limited to a number from 1 to { $most }.
passage-no-board-size = The board is a size such as 11x11, both sides odd, from 9x9 up to 13x13, 11x15 and 9x17, or the text of a board.
passage-no-board-seed = The seed of a board comes after its size and has { $digits } digits, each of them 0 to 9 or a to f.
passage-no-board-text = What is wanted here is the text of a whole board.
passage-no-board-sections = The sections of a board are letters out of { $letters }.
passage-no-board-box = The box has { $box } { $kind } sections, not { $count }.
passage-no-board-gap = In this board the sections do not fill the frame.
passage-no-board-misfit = In this board section { $number }, '{ $letter }', does not fit at { $square }.
passage-no-board-rest = In this board there are more sections than fit the frame.
passage-no-board-colours = The colours of a { $size } board are { $squares } letters out of { $letters }.

### How it ends

passage-ending-crossed = Enough pieces are across the board: whoever brought them wins.
passage-ending-last = Only one side still has pieces on the board, and wins.
passage-ending-quiet = Nothing has stirred for too many turns: a draw.
passage-ending-turn-limit = Everybody has had all their turns: a draw.

### What happens

passage-byte-drawn = The board is drawn by chance.
passage-board-laid = It is laid out: { $board }.
passage-rolled-for-start = { $seat-is ->
    [you] You roll
   *[they] { $seat } rolls
} { $reds ->
    [0] no reds
    [one] 1 red
   *[other] { $reds } reds
} for the start.
passage-roll-again = That is a tie: { $rivals } roll again.
passage-turn-begins = {""}
passage-dice-taken = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
passage-dice-rolled = { $seat-is ->
    [you] You roll
   *[they] { $seat } rolls
} { $groups }: { $moves ->
    [one] one move
   *[other] up to { $moves } moves
}.
passage-stepped = { $seat-is ->
    [you] You move
   *[they] { $seat } moves
} { $source } to { $square } ({ $colour }).
passage-captured = That captures one of { $owner-is ->
    [you] your
   *[they] { $owner }'s
} pieces.
passage-crossed = The piece is across{ $leaves-is ->
    [yes] {" "}and off the board
   *[no] {""}
}.
passage-out = { $seat-is ->
    [you] That was your last piece, and you { $done-is ->
        [yes] have no more turns
       *[no] are out
    }.
   *[they] That was { $seat }'s last piece, and { $seat } { $done-is ->
        [yes] has no more turns
       *[no] is out
    }.
}
passage-returned = { $seat-is ->
    [you] You bring
   *[they] { $seat } brings
} piece { $piece } back to { $square }.
passage-turn-ended = { $seat-is ->
    [you] You { $passed-is ->
        [yes] pass
       *[no] end the turn
    }.
   *[they] { $seat } { $passed-is ->
        [yes] passes
       *[no] ends the turn
    }.
}
passage-penalised = Due were { $due } dice, not { $rolled }.
passage-pushed-back = The piece on { $source } goes back to { $square }.
passage-game-over = The game is over: { $winners-count ->
    [0] a draw
    [one] { $winners } wins
   *[other] { $winners } win
}.

### Why not

passage-no-not-understood = That is no move of this game. { $now ->
    [dice] Say how many dice you roll.
   *[move] { $returns-is ->
        [yes] Move a piece to a square that touches its own, bring back a captured piece, or end your turn.
       *[no] Move a piece to a square that touches its own, or end your turn.
    }
}
passage-no-no-such-square = There is no square { $square }: the squares are a1 to { $last }.
passage-no-wrong-dice = There are { $most } dice: roll 1 to { $most } of them.
passage-no-dice-first = First say how many dice you roll: one more than your pieces on the board, { $most } at most.
passage-no-dice-rolled = The dice of this turn have been rolled.
passage-no-empty-square = Nobody stands on { $square }.
passage-no-not-your-piece = The piece on { $square } is not yours.
passage-no-no-moves-left = You have made all the moves that your dice allow: end your turn.
passage-no-one-step = A piece that starts beyond the star row, or steps past it, makes one step a turn, and this one has made it.
passage-no-stuck = The piece on { $square } has no step now.{ $dice-count ->
    [0] {""}
   *[other] {" "}You have no die for { $dice }.
}{ $pieces-count ->
    [0] {""}
    [one] {" "}A piece bars { $pieces }.
   *[other] {" "}Pieces bar { $pieces }.
}{ $star-count ->
    [0] {""}
   *[other] {" "}The star does not let it go to { $star } this turn.
}{ $crossing-count ->
    [0] {""}
   *[other] {" "}One piece has left the board at the far side this turn, so { $crossing } must wait.
}
passage-no-already-there = Your piece stands on { $square } already.
passage-no-sideways = Pieces never move straight to the left or right.
passage-no-not-adjacent = A move goes one square: { $square } does not touch { $source }.
passage-no-own-piece = Your own piece stands on { $square }.
passage-no-partner-here = Your partner's piece stands on { $square }.
passage-no-safe = The piece on { $square } has not moved yet, so it cannot be captured.
passage-no-one-forward = A piece that starts on the star row makes one step forward in a turn.
passage-no-star-row = A piece that starts before the star row goes no further than that row this turn.
passage-no-no-die = Square { $square } is { $colour }, and you have no { $colour } die left.
passage-no-one-crossing = Only one piece a turn may leave the board at the far side.
passage-no-no-such-piece = Your pieces are 1 to { $pieces }.
passage-no-across = Piece { $piece } is across: it does not come back.
passage-no-not-captured = Piece { $piece } is on the board.
passage-no-no-returns = At this table captured pieces do not come back.
passage-no-moved-already = A piece comes back instead of moving, and you have moved.
passage-no-no-pair = A piece comes back only when two dice show the same colour.
passage-no-no-start-square = Square { $square } is none of your start squares.
passage-no-own-start = With a pair a piece comes back to its own start square alone.
passage-no-occupied = { $square-is ->
    [none] All the start squares it could come back to are occupied.
   *[some] Square { $square } is occupied.
}

### The table as text

passage-drawing = The board is being drawn.
passage-rolls-first = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} to roll for the start: the most reds begin.
passage-won = { $winner-is ->
    [you] You win.
    [none] { $winners } win.
   *[they] { $winner } wins.
}
passage-round = Round { $round } of at most { $limit }: { $seat-is ->
    [you] your turn
   *[they] { $seat } to move
}.
passage-partners = Partners: { $first }; { $second }.
passage-goals = Pieces across: { $goals }.
passage-goal = { $seat-is ->
    [you] you
   *[they] { $seat }
} { $across } of { $needed }
passage-quiet = Turns without progress, this one included: { $turns }; a draw after { $most }.
passage-legend = Digits are seats, { $safe } has not moved and is safe, { $reached } can be reached by a piece that moves alone, { $star } marks the star's lines.
passage-goes-up = { $seat-is ->
    [you] You go
   *[they] { $seat } goes
} up; past the star row a piece makes one step a turn.
passage-set = { $number } { $seat } ({ $side }{ $near-is ->
    [yes] , at the bottom
   *[no] {""}
}{ $state ->
    [out] , out
    [done] , no more turns
   *[in] {""}
}): { $pieces }.
passage-set-piece = { $piece } { $square }
passage-set-captured = { $piece } captured (start { $start })
passage-set-across = { $piece } across
passage-take-dice = Say how many dice you roll: one more than your pieces on the board, five at most. A wrong number takes each of your pieces back a square when the turn ends.
passage-takes-dice = { $seat } is to take dice.
passage-dice = { $count } { $colour } { $sign }
passage-has-dice = { $seat-is ->
    [you] Your dice:
   *[they] { $seat } has
} { $dice-is ->
    [none] no dice
   *[some] { $dice }
}; { $moves ->
    [0] no moves
    [one] 1 move
   *[other] { $moves } moves
} left.
passage-steps = { $square } to { $steps }{ $reach ->
    [none] {""}
    [many] ; alone it could reach { $count } squares
   *[some] ; alone it could reach: { $squares }
}.
passage-step = { $square } { $sign }{ $loser-is ->
    [none] {""}
   *[they] {" "}(captures { $loser })
}
passage-returns = Instead you may bring back piece { $piece } to { $squares }.
passage-may-end = { $moved-is ->
    [yes] You may end your turn.
   *[no] You may pass.
}

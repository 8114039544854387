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
    .page = How large the board is.
passage-option-board-11x11 = 11 by 11 squares
passage-option-board-9x9 = 9 by 9 squares
passage-option-board-9x13 = 9 squares wide, 13 long
passage-option-board-9x9-00c0ffee = 9 by 9 squares, always the same board
passage-option-balanced = A random board has every colour equally often.
passage-option-turn_limit = A draw when everybody still in the game has had so many turns.
passage-option-honour_dice = You say how many dice you roll, and pay for a wrong number.
passage-option-quiet_turns = A draw after so many turns in a row without progress.
passage-option-sides = The side of each seat, in the order of play: s, w, n, e.
    .page = Which side each player begins at, in the order of play.
passage-option-sides-usual = usual
passage-option-sides-wnes = west, north, east, south (four players)
passage-option-starts = Own start squares, a list for each seat.
    .page = Where the pieces start.
passage-option-starts-usual = usual
passage-option-starts-b1-d1-e1-j1-c11-f11-g11-h11 = farther apart (two players, 11 by 11 squares)
passage-option-crossings = How many pieces must cross: one number for all, or one for each seat.
    .page = How many pieces must cross.
passage-option-crossings-1 = one
passage-option-crossings-2 = two
passage-option-crossings-1-2-1-2 = one and two by turns (four players)

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
    .sum = The board is drawn by chance.
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
passage-round-begins = Round { $round } begins.
    .brief = {""}
passage-turn-begins = {""}
passage-dice-taken = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
    .do = Roll { $dice ->
        [one] one die
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
    .do = Move the piece on { $source } to { $square } ({ $colour }).
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
    .do = Bring piece { $piece } back to { $square }.
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
    .do = { $passed-is ->
        [yes] Pass.
       *[no] End the turn.
    }
passage-penalised = Due were { $due } dice, not { $rolled }.
passage-pushed-back = The piece on { $source } goes back to { $square }.
passage-game-over = The game is over: { $winners-is ->
    [none] a draw
    [you] you win
    [several] { $winners } win
   *[they] { $winners } wins
}.

### What speaks for a move

passage-why-ends-game = { $how ->
    [crossed] It takes a piece across, and that wins the game.
    [last] It captures the last piece that stood against you, and that wins the game.
   *[draw] It ends the game in a draw.
}
    .nudge = { $how ->
        [draw] Count the turns: the game is about to end.
       *[other] You can win right now: how?
    }
passage-why-wins-at-once = { $chance } of 100 rolls of { $dice } dice show a colour that wins at once{ $more ->
    [yes] , instead of { $otherwise } with the { $due } that are due; and whoever wins pays nothing
   *[no] {""}
}.
    .nudge = One of your pieces is a step from the far side: what can the dice do for it?
passage-why-crosses = It takes a piece across, and { $left ->
    [0] you need no more of them there
    [one] one more must follow
   *[other] { $left } more must follow
}.
    .nudge = Look at the far side: one of your pieces is nearly there.
passage-why-captures = It captures a piece of { $owner }'s that had { $rows ->
    [one] one row
   *[other] { $rows } rows
} to go{ $then ->
    [none] , the last that { $owner } had on the board
    [fewer] ; { $owner } will roll { $dice } dice instead of { $was }
   *[same] {""}
}.
    .nudge = Look at the others' pieces that stand next to yours.
passage-why-can-capture = From there it can go on and capture { $owner }'s piece on { $square } this turn.
    .nudge = You have more than one move: could they add up to a capture?
passage-why-escapes = { $moves ->
    [one] Where it stands now, { $owner } could capture it in one step: { $chance } of 100 rolls of { $dice } dice show that colour.
   *[other] Where it stands now, { $owner } needs { $moves } moves to capture it; where it goes, nobody can before your next turn.
}
    .nudge = { $moves ->
        [one] Which of your pieces could be captured in one step?
       *[other] Which of your pieces could somebody get at before your next turn?
    }
passage-why-chases = It brings a piece within { $steps ->
    [one] one step
   *[other] { $steps } steps
} of { $owner }'s piece on { $square }, which has { $rows ->
    [one] one row
   *[other] { $rows } rows
} to go.
    .nudge = { $owner } is getting close to the far side: which of your pieces could stop that?
passage-why-star-row = It reaches the star row, so your next turn may begin with a step past it.
    .nudge = Look at the star row: which piece could get there this turn?
passage-why-colours-ahead = From there { $colours } colours lead on: { $chance } of 100 rolls of { $dice } dice show one of them.
    .nudge = Compare the colours ahead of each square: the more there are, the sooner you can go on.
passage-why-races = Your foremost piece then has { $rows ->
    [one] one row
   *[other] { $rows } rows
} to go, { $owner }'s has { $theirs }.
    .nudge = Count the rows: who is closest to the far side?
passage-why-follows = A second piece follows, with { $rows ->
    [one] one row
   *[other] { $rows } rows
} to go, should your foremost be captured.
    .nudge = If your foremost piece were captured, which one would take its place?
passage-why-returns = With it you have { $pieces } pieces on the board{ $more ->
    [yes] {" "}and roll { $dice } dice instead of { $was }
   *[no] {""}
}; and until it moves it is safe.
    .nudge = Look beside the board too: dice that are alike are good for more than moving.
passage-why-holds-back = { $which ->
    [none] All the steps that are left go backwards.
    [all] Wherever you could still step ahead, somebody is close enough to capture before your next turn.
   *[some] At { $risky } of the { $ahead } steps ahead that are left, somebody is close enough to capture before your next turn.
}
    .nudge = Look at the steps that are left: where would your piece stand then?
passage-why-moves-away = { $owner } would need { $moves } moves to capture { $what ->
    [any] one of your pieces
   *[it] it there
}, and only { $chance } of 100 rolls of { $dice } dice allow so many.
    .nudge = How many moves would the others need to get at your pieces?
passage-why-out-of-reach = { $what ->
    [any] As your pieces stand, nobody can capture one of them before your next turn.
    [near] { $owner } has a piece only two steps away from there, yet nobody can capture it before your next turn.
   *[it] There nobody can capture it before your next turn.
}
    .nudge = The star slows the others down too: where can nobody get before your next turn?
passage-why-sets-out = { $pieces ->
    [one] Your first piece sets out.
   *[other] Another piece sets out: { $pieces } of yours are then under way.
}
    .nudge = Which of your pieces still wait at home?
passage-why-takes-dice = { $right ->
    [yes] With { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } on the board, { $dice } dice are due: any other number takes your pieces back a square.
   *[no] { $chance ->
        [0] A single die allows one move
       *[other] { $chance } of 100 rolls of { $dice } dice allow more than one move
    }; but { $due } are due, and your pieces go back a square for it.
}
    .nudge = { $right ->
        [yes] Count your pieces on the board.
       *[no] How often do so many dice show a colour twice?
    }
passage-why-keeps = { $safe ->
    [one] Your piece that has not moved stays safe: nobody can capture it or enter its square.
   *[other] Your { $safe } pieces that have not moved stay safe: nobody can capture them or enter their squares.
}
    .nudge = Which of your pieces are safe, because they have not moved?
passage-why-moves-left = { $moves ->
    [0] It is the last step that you can make this turn, and moves that you do not use are lost.
    [one] After it you still have a move this turn.
   *[other] After it you still have { $moves } moves this turn.
}
    .nudge = Moves that you do not use are lost: how can you make the most of them?

### Why not

# What there is to choose from, in the question for the rest of a move.
passage-deed = { $kind ->
    [step] move a piece there
   *[return] bring a captured piece back there
}

passage-now = { $dice-is ->
    [yes] Say how many dice you roll.
   *[no] { $squares-is ->
        [none] { $pieces-is ->
            [none] You can only end your turn.
           *[some] You can bring back piece { $pieces }, or end your turn.
        }
       *[some] { $pieces-is ->
            [none] You can move from { $squares }, or end your turn.
           *[some] You can move from { $squares }, bring back piece { $pieces }, or end your turn.
        }
    }
}
passage-goes = From { $source } you can go to { $squares }.
passage-comes-back = Piece { $piece } can come back to { $squares }.
passage-no-no-such-square = There is no square { $square }: the squares are a1 to { $last }.
passage-no-wrong-dice = There are { $most } dice: roll 1 to { $most } of them.
passage-no-dice-first = { $square-is ->
    [none] First
   *[some] Before anything moves from { $square },
} say how many dice you roll: one more than your pieces on the board, { $most } at most.
passage-no-dice-rolled = The dice of this turn have been rolled.
passage-no-empty-square = Nobody stands on { $square }.
passage-no-not-your-piece = The piece on { $square } is not yours.
passage-no-no-moves-left = You have made all the moves that your dice allow, so the piece on { $square } stays: end your turn.
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
passage-no-sideways = Seen from its own side of the board, a piece never moves straight to the left or right.
passage-no-not-adjacent = A move goes one square: { $square } does not touch { $source }.
passage-no-own-piece = Your own piece stands on { $square }.
passage-no-partner-here = Your partner's piece stands on { $square }.
passage-no-safe = The piece on { $square } has not moved yet, so it cannot be captured.
passage-no-one-forward = A piece that starts on the star row makes one step forward in a turn.
passage-no-star-row = A piece that starts before the star row goes no further than that row this turn.
passage-no-no-die = Square { $square } is { $colour }, and you have no { $colour } die left.
passage-no-one-crossing = Only one piece a turn may leave the board at the far side.
passage-no-no-such-piece = There is no piece { $piece }: your pieces are 1 to { $pieces }.
passage-no-across = Piece { $piece } is across: it does not come back.
passage-no-not-captured = Piece { $piece } is on the board.
passage-no-none-captured = None of your pieces is captured.
passage-no-no-returns = At this table captured pieces do not come back.
passage-no-moved-already = A piece comes back instead of moving, and you have moved.
passage-no-no-pair = A piece comes back only when two dice show the same colour.
passage-no-no-start-square = Square { $square } is none of your start squares.
passage-no-own-start = With a pair a piece comes back to its own start square alone.
passage-no-occupied = { $square-is ->
    [none] All the start squares it could come back to are occupied.
   *[some] Square { $square } is occupied.
}

### Why not: tables and positions

passage-no-needs-four = Teams are for four players.
passage-no-wrong-sides = The option 'sides' must name { $seats } sides for { $seats } players, for example { $sides }.
passage-no-wrong-crossings = The option 'crossings' must be one number, or { $seats } for { $seats } players.
passage-no-too-many-crossings = Nobody can bring more than { $pieces } pieces across.
passage-no-wrong-starts = The option 'starts' must list { $squares } squares for each of { $seats } players.
passage-no-start-nowhere = The start square { $square } of seat { $seat } is not on a board of { $board }.
passage-no-start-twice = The start square { $square } of seat { $seat } is named twice.
passage-no-start-rule-one = The start square { $square } of seat { $seat } is not in the row nearest to the { $side } side (first rule).
passage-no-start-rule-two = The start square { $square } of seat { $seat } is at the left or right edge of the board (second rule).
passage-no-start-rule-three = The start square { $square } of seat { $seat } is in the line next to a neighbour's edge (third rule).
passage-no-start-of-extra = The start square { $square } of seat { $seat }, the last one, must be the middle of the row: it is the extra piece's.
passage-no-field-seats = '{ $name }' must be the pieces of 2, 3 or 4 seats with slashes between them.
passage-no-field-pieces = '{ $name }' must be { $count } squares for each seat, such as c1; a piece that has not moved is c1!, a captured one -, one across +.
passage-no-field-tokens = '{ $name }' must be { $count } squares for each seat, such as c1.
passage-no-field-dice = '{ $name }' must be at most { $most } letters out of { $letters }, or -.
passage-no-field-leashes = '{ $name }' must be letters out of { $letters }.
passage-no-field-leash-each = '{ $name }' must be { $count } letters, one for each piece of the mover.
passage-no-line-turn = Until the game is over it is somebody's turn, and then it is nobody's.
passage-no-line-square = Only one piece can stand on a square.
passage-no-line-tokens = The tokens of seat { $seat } lie behind its start squares, { $squares }.
passage-no-line-unmoved = A piece that has not moved stands where its token lies.
passage-no-line-far-row = A piece stands on its farthest row only when it has just won.
passage-no-line-off = Seat { $seat } cannot have brought so many pieces off the board.
passage-no-line-limits = The game would have been over by its limits of turns.
passage-no-line-quiet = There have not been so many turns without progress, for there have not been so many turns.
passage-no-line-reds = The rolls for the start are cleared away with the first roll for a turn.
passage-no-line-starter = Whoever starts has rolled more reds than somebody else.
passage-no-line-ending = The ending and the winner do not fit the pieces and the turns.
passage-no-line-over = With one side left on the board, or enough pieces across, the game would be over.
passage-no-line-goes-on = A game that goes on has neither an ending nor a winner.
passage-no-line-mover = Nobody without a piece on the board has a turn.
passage-no-line-honour = Only with 'honour_dice' is it asked how many dice are rolled.
passage-no-line-dice = With the dice used already, seat { $seat } has rolled { $dice } dice.
passage-no-line-moves = The moves are as many as the dice of the largest group, less those made.
passage-no-line-gone = Only a piece that has crossed this turn has left the board.
passage-no-line-leash = A leash does not fit the row of its piece.
passage-no-line-leashes = The leashes and the pieces do not fit the moves made this turn.

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

### The table told aloud

passage-aloud-pieces = { $owner-is ->
    [you] Your pieces
   *[they] { $owner }'s pieces
}, from the { $side }{ $state ->
    [out] , out of the game
    [done] , with no more turns
   *[in] {""}
}: { $pieces }.
passage-aloud-piece = { $piece } on { $square } ({ $colour }{ $safe-is ->
    [yes] , safe
   *[no] {""}
})
passage-aloud-captured = { $piece } captured, to start from { $start }
passage-aloud-across = { $piece } across
passage-aloud-dice = { $count } { $colour }
passage-aloud-steps = From { $square }: { $steps }.
passage-aloud-step = { $square } ({ $colour }){ $loser-is ->
    [none] {""}
   *[they] {" "}capturing { $loser }
}
passage-aloud-row = { $places }.
passage-aloud-place = { $square } { $colour }{ $owner-is ->
    [none] {""}
    [you] {" "}with your piece { $piece }
   *[they] {" "}with { $owner }'s piece { $piece }
}{ $safe-is ->
    [yes] {" "}(safe)
   *[no] {""}
}

### On the page

passage-page-red = red
passage-page-yellow = yellow
passage-page-green = green
passage-page-cyan = cyan
passage-page-blue = blue
passage-page-magenta = magenta
passage-page-pawn-0 = hat
passage-page-pawn-1 = ship
passage-page-pawn-2 = bell
passage-page-pawn-3 = cat
passage-page-your-piece = your { $pawn } { $n }
passage-page-their-piece = { $name }'s { $pawn } { $n }
passage-page-unmoved = has not moved
passage-page-star = the star
passage-page-leash-f = this turn as far as the star row
passage-page-leash-s = on the star row: one step ahead, or back
passage-page-leash-b = back from the star row: one step ahead again, or back
passage-page-leash-u = this turn only back
passage-page-leash-o = one step this turn
passage-page-leash-n = no step any more this turn
passage-page-pays = paid with { $colours }
passage-page-steps-some = { $n } steps
passage-page-far = { $steps }, paid with { $colours }
passage-page-planned = step { $n } of the plan
passage-page-dice = Dice
passage-page-dice-left = { $dice } left
passage-page-dice-spent = { $dice } spent
passage-page-dice-planned = { $dice } in the plan
passage-page-dice-none = none
passage-page-dice-unknown = { $n } spent
passage-page-moves-none = No moves left
passage-page-moves-one = 1 move left
passage-page-moves-some = { $n } moves left
passage-page-roll-theirs = { $name }'s dice
passage-page-roll-coming = The dice are rolling …
passage-page-roll-ask = How many dice do you roll?
passage-page-roll-asked = { $name } says how many dice to roll.
passage-page-throw-ask = Your turn: roll the dice!
passage-page-stuck = None of your pieces can move
passage-page-plan = Plan ahead
passage-page-plan-about = Try several moves on the board first; they are played when you say so
passage-page-plan-when = For a turn with several moves
passage-page-plan-all = Your plan uses all moves
passage-page-plan-done = Your plan uses all moves: play it, go back or drop it.
passage-page-plan-empty = Pick a piece, then square after square. Nothing is played yet.
passage-page-plan-steps = Your plan: { $way }
passage-page-plan-told = Planned: { $squares }.
passage-page-plan-play-one = Play this step
passage-page-plan-play-some = Play { $n } steps
passage-page-plan-end = Play and end the turn
passage-page-plan-back = Back
passage-page-plan-drop = Drop
passage-page-zoom = Larger squares
passage-page-zoom-out = Whole board
passage-page-choose-piece = Move a piece
passage-page-choose-square = { $piece } on { $square } goes to
passage-page-choose-return = Bring it back to
passage-page-captured = captured
passage-page-across = across
passage-page-across-of = { $n } of { $needed } across
passage-page-out = no piece on the board
passage-page-on-board-one = 1 piece on the board
passage-page-on-board-some = { $n } pieces on the board
passage-page-to-go-one = 1 row to go
passage-page-to-go-some = { $n } rows to go
passage-page-return-yours = your { $pawn } { $n }, captured
passage-page-partner = your partner
passage-page-board-coming = The board is being laid …
passage-page-first = Who starts? The most reds.
passage-page-first-reds = { $name }: { $n } red
passage-page-name-square = { $square } ({ $colour })
passage-page-name-piece = bring back piece { $n }
passage-page-name-end = End the turn
passage-page-name-dice-one = Roll 1 die
passage-page-name-dice-some = Roll { $n } dice
passage-page-status-round = Round { $n }
passage-page-status-quiet = { $n } turns without progress
passage-page-token-unmoved = start token, crossed side up

### The first game

passage-lesson-goal = Whoever first brings a piece to the far edge wins. One of your hats stands right before it: touch it, then a square below the rainbow.
passage-lesson-goal-well = You are across: you win! And now from the beginning.
passage-lesson-move = A piece may step onto a colour that you have rolled: ahead, back or diagonally, never straight to the side. Touch one of your hats, then a square that lights up.
passage-lesson-move-well = The die of that colour is spent.
passage-lesson-plan = The largest group of dice of one colour is your number of moves: two magentas make two. Touch the hat in front, then the square two steps straight ahead of it, and play the plan.
passage-lesson-plan-well = One die for each step: yellow, then magenta. Any colours that you rolled will do.
passage-lesson-star = The dotted line marks the star row: a piece that begins its turn before it goes no further than that row. Step onto it with the hat in front.
passage-lesson-star-well = That is as far as it goes this turn. It could still step back.
passage-lesson-slow = Three reds make three moves, but past the star row everybody is slow: a piece that begins on it makes a single step beyond. Make that step.
passage-lesson-slow-well = From now on this hat makes one step a turn.
passage-lesson-capture = A ship has come close to your hat in front. Move onto it to capture it.
passage-lesson-capture-well = It leaves the board, and Robin rolls a die less.
passage-lesson-back = One of your hats was captured and lies beside the board. With two dice alike you may return it instead of moving: touch it, then its start square.
passage-lesson-back-well = That was the whole turn. It cannot be captured until it moves.
passage-lesson-anywhere = With three dice alike a captured piece may return to any free start square of yours. Touch the hat beside the board, then a start square.
passage-lesson-anywhere-well = More pieces mean more dice: you roll one more than you have on the board, and five at most.
passage-lesson-share = One hat has made its single step past the star row, but two moves are left. Make one with another hat.
passage-lesson-share-well = Several pieces may share the moves. Moves that you do not use are lost, and you may end your turn whenever you like.
passage-lesson-retreat = A ship is near. A piece on the star row may also go back, as often as the dice allow: step back.
passage-lesson-retreat-well = In this turn it may make one step forward again, and no more.
passage-lesson-safe = The ship straight ahead has not moved yet: it cannot be captured, and it bars its square. Step across beside it.
passage-lesson-safe-well = Across, and won! A crossed token marks the pieces that have not moved.
passage-lesson-last = Whoever is the last with pieces on the board wins too. Capture Robin's last ship.
passage-lesson-last-well = Robin has no piece left: you win!
passage-coach-move = Touch one of your pieces, then a square that lights up. Each step spends a die of that colour.
passage-coach-more = You have several moves: one piece may make them all, or several may share them.
passage-coach-back = Two dice are alike: instead of moving you may bring a captured piece back.
passage-coach-end = Nothing more can be done: end your turn.
passage-coach-on = You can move on, or end your turn.

### What somebody may type for a kind of move

passage-typed-step = step
    .also = move, move piece, the piece
passage-typed-return = return
    .also = bring back, bring piece back
passage-typed-end = end
    .also = end turn, end your turn

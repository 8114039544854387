## What is said at every table, whatever its game.

# How things and sentences are put in a row: "a, b and c".
list-comma = {", "}
list = { $first } and { $last }
list-or = { $first } or { $last }
between-sentences = {" "}

table-begins = { $seat-is ->
    [you] You begin.
   *[they] { $seat } begins.
}

### The colours, each with a letter of its own

hue-red = red
    .letter = R
hue-orange = orange
    .letter = O
hue-yellow = yellow
    .letter = Y
hue-green = green
    .letter = G
hue-cyan = cyan
    .letter = C
hue-blue = blue
    .letter = B
hue-purple = purple
    .letter = P
hue-pink = pink
    .letter = M
hue-light = light
    .letter = L
hue-shadow = shadow
    .letter = S

### Beside the game

table-sits-down = { $name } sits down.
table-leaves = { $name } leaves.
table-bot-plays-for = A bot plays for { $name }.
table-bot-plays-on = { $because ->
    [left] { $name } leaves; a bot plays on.
    [away] { $name } is away; a bot plays on.
   *[time] { $name } is out of time; a bot plays on.
}
table-is-back = { $name } is back.
table-asks-for-undo = { $name } asks to take a move back.
table-takes-back = { $name } takes a move back.
table-lets-stand = { $name } lets the move stand.
table-says = { $name }: { $phrase }
table-won = The game is over. { $winners-is ->
    [you] You win.
    [they] { $winners } wins.
   *[several] { $winners } share the win.
}

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-sorry = Sorry!
phrase-thank-you = Thank you!
phrase-good-game = Good game!

### Bots

level-random = any move that is allowed
    .name = random
level-novice = a beginner who often misses the better move
    .name = novice
level-casual = a beginner with a steadier hand
    .name = casual
level-greedy = always the move that looks best at a glance
    .name = greedy
level-club = thinks ahead, but not for long
    .name = club player
level-expert = thinks ahead with all it has
    .name = expert
level-search = the search with a budget of your choice
    .name = search
level-brought = from another package

table-seat = Seat { $number }
table-no-rules = The rules of { $game } are not written down here.
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] I expect to win { $wins } of 100 such games.{" "}
}{ $sure }
table-hint-other = Or: { $move }{ $cost-is ->
    [none] {""}
   *[some] {" "}{ $cost ->
        [0] (costs next to nothing)
       *[other] (wins { $cost } fewer of 100 games)
    }
}
table-sure-only = There is nothing else to do.
table-sure-clear = That is clearly better than anything else.
table-sure-likely = That is a little better than anything else.
table-sure-close = It is a close call.
table-sure-open = That is what I would play.
table-nudge = { $sure-is ->
    [only] There is only one thing to do.
    [close] Several moves are about as good here: which one keeps most ways open?
   *[other] One move is better than the others: compare what each one leads to.
}
table-why-best = { $sure-is ->
    [only] It is the only move there is.
   *[other] Of your { $moves } moves this one won most often when I played the game on in my mind.
}

### Why not: moves

table-no-not-understood = A move is a short text.
table-no-half-a-move = That is a part of a move; say what goes with it.
table-no-game-over = The game is over.
table-no-not-your-turn = It is not your turn: { $player } is to move.
table-no-not-foreseeable = What comes of that depends on chance, or on what you cannot see.
table-no-nothing-to-undo = You have not made a move yet.
table-no-others-moved = Another player has moved since, so your move stands.
table-no-seen = Your move has shown something that was hidden, so it stands.
table-no-no-such-ply = This match has steps from 0 to { $last }.
table-no-no-such-seat = The seats at this table are 0 to { $last }.

### Why not: tables

table-no-no-such-game = There is no game '{ $name }' here; there is { $games }.
table-no-wrong-seats = { $game } is for { $most-is ->
    [none] { $fewest }
   *[some] { $fewest } to { $most }
} players.
table-no-wrong-seed = A seed is a line of 1 to { $longest } characters.
table-no-wrong-players = This table needs { $seats } names.
table-no-wrong-name = A name is a line of 1 to { $longest } characters that can be seen.
table-no-same-name = Somebody at this table has that name already.
table-no-wrong-options = Options are given by name, each with its value.
table-no-no-such-option = { $game } has no option '{ $name }'; it has { $names }.
table-no-wrong-option = '{ $name }' can be { $values }{ $free-is ->
    [yes] {" "}and the like.
   *[no] .
}
table-no-no-such-bot = There is no bot '{ $level }'; there is { $levels }.
table-no-wrong-budget = The seconds for a move are a number above 0.
table-no-wrong-work = The work for a move is a whole number above 0.
table-no-not-a-view = This is not a view of { $game }.
table-no-other-view = This view is not that of the seat to move.
table-no-nobody-there = At least one seat must be for a person.
table-no-wrong-clock = A clock has half a minute to 600 minutes, and gives back 0 to 600 seconds.
table-no-other-rules = This table is played by version { $rules } of the rules, not { $version }.

### Why not: at the server

table-no-table-full = Every seat at this table is taken; you can watch.
table-no-seat-taken = That seat is not free.
table-no-no-seat = You have no seat at this table.
table-no-no-code = There is no room for another table.
table-no-nothing-kept = No seat is kept for that token; sit down without one.
table-no-left-since = You have left that seat since; sit down with a new nonce.
table-no-no-hello = The first message on a socket is a hello.
table-no-stale = The table has changed since; look again.
table-no-still-there = That is possible once they have been away for { $seconds } seconds.
table-no-kept = That seat is kept for somebody for { $seconds } seconds.
table-no-no-such-phrase = That is not one of the phrases.
table-no-yours-already = You are playing on that seat already.
table-no-no-time-left = Your time is up, so the bot plays to the end.
table-no-such-command = That is nothing one can do at a table.
table-no-not-dealt = The game begins when every seat is taken.
table-no-bot-plays = A bot is playing for you; take the seat back first.
table-no-bot-plays-there = A bot is playing on that seat already.
table-no-nobody-to-ask = A bot plays for somebody who cannot be asked, so your move stands.
table-no-asked-already = An undo has been asked for already.
table-no-nothing-asked = Nobody has asked you for an undo.
table-no-not-over = That can be seen when the game is over.
table-no-rematch-yet = There is a rematch when the game is over.
table-no-forgotten = In a game of memory only the last turns can be seen again before its end.
table-no-no-hints = There are hints only at a table where you are the one person.
table-no-hint-before-turn = There is a hint when it is your turn.
table-no-one-hint = One hint at a time.
table-no-bot-failed = The bot has no idea just now.

### Why not: at the terminal

table-no-several-moves = Say a move by its number or its text; '?' helps.
table-no-not-listed = The list goes from 1 to { $last }.
table-no-two-meanings = { $number } could be { $listed }, which has this number in the list, or { $other }: say which one, or { $number } again for the list.
table-no-no-curtain = Two people need a terminal to play at: what one has seen cannot be wiped off a file or a pipe.
table-no-file-exists = There is a file { $file } already; take another name.
table-no-not-saved = { $file-is ->
    [none] The game cannot be saved: { $reason }. 'save FILE' saves a copy elsewhere.
   *[some] { $file } cannot be saved: { $reason }.
}
table-no-no-folder = { $named-is ->
    [none] You have no home folder
   *[some] SUNSHOWER_DATA is { $named }, but there is no such user
}: set SUNSHOWER_DATA to a folder for your games.
table-no-nothing-saved = There is no saved game{ $game-is ->
    [none] {""}
   *[some] {" "}of { $game }
} in { $folder }.
table-no-no-such-file = { $file } cannot be read: { $reason-is ->
    [none] it is not a file name
   *[some] { $reason }
}.
table-no-too-large = { $file } is too large for a record.
table-no-no-such-language = There is no language '{ $name }' here; there is { $languages }.

## What is said at every table, whatever its game.

# What the language calls itself, and the numbers that have a form of their own beside the one of all others.
language-name = English
language-plurals = one=1 other

# How things and sentences are put in a row: "a, b and c".
list-comma = {", "}
list = { $first } and { $last }
list-or = { $first } or { $last }
list-pair = { $name }: { $text }
decimal-point = {"."}
# What there is to choose from, for the ear: its names may have commas of their own.
list-apart = {"; "}
between-sentences = {" "}

table-begins = { $seat-is ->
    [you] You begin.
   *[they] { $seat } begins.
}

### The colours, each with a letter of its own

# What may stand before the name of a card when it is typed.
articles = the a an your
# What may stand between the parts of a move when it is typed.
between = on onto to into in at from of with and
# What is done, when it is typed: by each word of the notation, here for every game. Where a word means something else in a
# game, or there are more, the game says so: see chroma-typed-play. Others may stand between the parts of one that has several.
typed-pass = pass
    .also = pass
typed-end = end
    .also = finish
typed-stop = stop
    .also = halt
typed-done = done
    .also = done
typed-skip = skip
    .also = skip
typed-draw = draw
    .also = draw
typed-take = take
    .also = take
typed-discard = discard
    .also = throw away
typed-play = play
    .also = play
typed-place = place
    .also = put
typed-blind = blind
    .also = blind
typed-lay = lay
    .also = lay
typed-add = add
    .also = add
typed-block = block
    .also = block
typed-flip = flip
    .also = turn over
typed-roll = roll
    .also = dice
typed-return = return
    .also = bring back
typed-step = step
    .also = move
typed-give = give
    .also = give
typed-nothing = nothing
    .also = nothing
typed-fetch = fetch
    .also = fetch
typed-name = name
    .also = ask, demand
typed-top = top
    .also = top
typed-lift = lift
    .also = pick up
typed-wild = wild
    .also = wild
# A colour may be typed by what follows .also too: other forms, and other names.
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
    .also = turquoise
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

table-sits-down = { $name-is ->
    [you] You sit down.
   *[they] { $name } sits down.
}
table-leaves = { $name } leaves.
table-bot-plays-for = { $name-is ->
    [you] A bot plays for you.
   *[they] A bot plays for { $name }.
}
table-bot-plays-on = { $name-is ->
    [you] { $because ->
        [left] You leave; a bot plays on.
        [away] You are away; a bot plays on.
       *[time] You are out of time; a bot plays on.
    }
   *[they] { $because ->
        [left] { $name } leaves; a bot plays on.
        [away] { $name } is away; a bot plays on.
       *[time] { $name } is out of time; a bot plays on.
    }
}
table-is-back = { $name-is ->
    [you] You are back.
   *[they] { $name } is back.
}
table-asks-for-undo = { $name-is ->
    [you] You ask to take a move back.
   *[they] { $name } asks to take a move back.
}
table-takes-back = { $name-is ->
    [you] You take a move back.
   *[they] { $name } takes a move back.
}
table-lets-stand = { $name-is ->
    [you] You let the move stand.
   *[they] { $name } lets the move stand.
}
table-withheld = { $name-is ->
    [you] Your number for the shuffle did not come in time, so the cards are dealt without it.
   *[they] { $name }'s number for the shuffle did not come in time, so the cards are dealt without it.
}
table-mended = Some of the last moves at this table were lost with the server's disk. It goes on from here.
table-says = { $name }: { $phrase }
table-won = The game is over. { $winners-is ->
    [you] You win.
    [they] { $winners } wins.
   *[several] { $winners } share the win.
}
table-drawn = The game is over: a draw.

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

# What a bot is called at a table: a proper name.
character-random = Fizz
character-novice = Dab
character-casual = Mell
character-greedy = Gust
character-club = Bolt
character-expert = Iris

table-seat = Seat { $number }
table-no-rules = The rules of { $game } are not written down here.
table-rules-apart = All of these words stand together nowhere: { $words }. Most of them stand here:
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] I expect to win { $wins } of 100 such games.{" "}
}{ $sure }
table-hint-other = Or{ $cost-is ->
    [none] {""}
   *[some] {" "}{ $cost ->
        [0] (costs next to nothing)
       *[other] (wins { $cost } fewer of 100 games)
    }
}: { $move }
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
table-why-best = Of your { $moves } moves this one won most often when I played the game on in my mind.

### The table told aloud

table-has = { $seat-is ->
    [you] you
   *[they] { $seat }
} { $count }
table-points = Points: { $seats }.

### Why not: moves

table-no-not-understood = A move is a short text.
table-no-such-move = That is no move of this game.
table-which = { $part ->
    [card] Which card
    [gone] Which card does it replace
    [spot] Which spot
    [row] Which place of the row
    [other] Which other spot
    [seat] Which player
    [square] Which square
    [source] From where
    [piece] Which piece
    [group] Which group
    [dice] How many dice
    [as] What does the WILD stand for
    [prank] Which prank
    [way] What do you do with it
   *[one] What goes with it
}{ $choices-is ->
    [none] {""}
   *[some] : { $choices }
}?
table-only = { $part ->
    [piece] Only piece { $choice } goes with it.
    [spot] Only spot { $choice } goes with it.
    [other] Only spot { $choice } goes with it.
    [row] Only place { $choice } of the row goes with it.
    [square] Only square { $choice } goes with it.
   *[one] Only one thing goes with it: { $choice }.
}
table-both = { $first }{ between-sentences }{ $second }
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
table-no-same-name = Somebody at this table has that name already, or one that looks like it.
table-no-wrong-options = Options are given by name, each with its value.
table-no-no-such-option = { $game } has no option '{ $name }'; it has { $names-is ->
    [none] none.
   *[other] { $names }.
}
table-no-wrong-option = '{ $name }' can be { $values }{ $free-is ->
    [yes] {" "}and the like.
   *[no] .
}
table-no-whole-number = '{ $name }' must be a whole number from { $low } to { $high }.
table-no-no-such-bot = There is no bot '{ $level }'; there is { $levels }.
table-no-broken-bot = The bot '{ $level }' cannot be loaded: { $reason }.
table-no-no-lens = { $game } cannot be seen in numbers: it has no lens.
table-no-research = This needs more: pip install 'sunshower[research]'.
table-no-wrong-batch = A batch is a whole number of games from 1 on; what is kept and the longest game are whole numbers too, and there are no more processes than games.
table-no-wrong-decisions = The batch has { $games } games: give each of them one whole number.
table-no-no-such-number = The number { $number } is no move that is open in game { $index }.
table-no-wrong-budget = The seconds for a move are a number above 0.
table-no-wrong-work = The work for a move is a whole number above 0.
table-no-not-a-view = This is not a view of { $game }.
table-no-other-view = This view is not that of the seat to move.
table-no-nobody-there = At least one seat must be for a person.
table-no-wrong-clock = A clock has half a minute to 600 minutes, and gives back 0 to 600 seconds.
table-no-other-rules = This is by version { $rules } of the rules of { $game }, which nobody plays here any more: it is version { $version } now.

### Why not: positions

table-no-not-a-line = A position is one line of text of at most { $longest } characters.
table-no-line-word = '{ $word }' is not of the form name=value.
table-no-unknown-field = '{ $name }' is none of this game's fields: { $names }.
table-no-twice = '{ $name }' stands twice in the line.
table-no-line-together = '{ $name }' does not go together with the rest.
table-no-line-so-many = There are only { $count } of them in all.
table-no-field-number = '{ $name }' must be a number from { $low } to { $high }.
table-no-field-word = '{ $name }' must be one of { $words }.
table-no-field-option = '{ $name }' must be a list where { $option } comes only once.
table-no-field-open = '{ $name }' must be known: what everybody sees has no ?.
table-no-field-row = '{ $name }' must be letters out of { $letters }{ $hidden-is ->
    [yes] , ? for one not seen,
   *[no] {""}
} or -.
table-no-field-values = '{ $name }' must be { $count } values with slashes between them.

### Why not: records

table-no-not-a-record = This is not a record of a match.
table-no-record-json = This is not a whole record: it cannot be read as JSON.
table-no-record-format = This is not a record in Sunshower's format { $format }.
table-no-broken-record = The record's part '{ $name }' is missing or of the wrong kind.
table-no-record-parts = The record has a part that does not belong there.
table-no-record-steps = A record has at most { $most } steps, each a short text.
table-no-record-version = The record names no version of the rules.
table-no-record-data = The record holds something that is no plain data.
table-no-record-rules = The record was played by version { $rules } of the rules of { $game }; this program plays version { $version }.
table-no-record-table = The record's table cannot be set. { $why }
table-no-other-chance = The record names another chance generator than { $chance }.
table-no-other-options = The record's options are not those of its starting position.
table-no-other-result = The record's result is not the one that its moves lead to.
table-no-changed = The record does not match its own checksum: it was changed or damaged.
table-no-too-long = The game was over before step { $step }.
table-no-broken-step = Step { $step }, '{ $move }', is not possible there: { $why }
table-no-cut-off = The record ends in the middle of step { $step }.
table-no-chance-differs = Step { $step } is '{ $given }', but the seed gives '{ $drawn }'.
table-no-not-fair = This record does not say how its chance came about, so it cannot be verified.
table-no-record-chance = What this record says about its chance is not complete.
table-no-wrong-commitment = The secret is not the one that was promised before the deal.
table-no-record-seed = The seed of the match does not come from the secret and the nonces.
table-no-wrong-pledge = The number of { $name } is not the one that was pledged before the deal.
table-no-other-history = The moves and undos that the record lists do not lead to its game.
table-no-wrong-signature = The record is not signed by the key that it names: it was changed, or it is a forgery.
table-no-no-cryptography = Signatures can be checked only where the package cryptography is installed.
table-no-not-a-receipt = This is not a receipt of a table.
table-no-receipt-changed = The receipt was changed or damaged, or says nothing.
table-no-receipt-unsigned = The receipt is not signed by the key that it names.
table-no-other-table = The receipt is of another table.
table-no-other-promise = The record has another promise of the server than the one that you were given.
table-no-other-key = The record is signed by another key than your receipt.
table-no-other-pledges = The numbers pledged in the record are not those that the server signed for you before the deal.
table-no-other-moves = The record tells other moves than the { $moves } that the server signed for you.
table-no-nonce-left-out = Your number is missing: the cards were dealt without the one of { $name }.
table-no-nonce-changed = Your number was changed: the record has another one for { $name }.
table-no-set-position = The record begins with a position that somebody set, so nothing is proven about its cards.
table-no-no-heads = Your receipt has nothing that the server signed after the deal, so it proves none of the { $moves } moves: either you left before it, or the server sent nothing.
table-no-other-views = You were shown something else than this record leads to. Either that is another game than you saw, or the server had another version of Sunshower.
table-no-mended = Your receipt tells of moves that the record has not got. The record says that they were lost with the server's disk and that the table went on without them.

### Why not: at the server

table-no-table-full = Every seat at this table is taken; you can watch.
table-no-seat-taken = That seat is not free.
table-no-no-seat = You have no seat at this table.
table-no-no-code = There is no room for another table.
table-no-left-since = You have left that seat since; sit down with a new nonce.
table-no-told-once = That request was answered already, and a token is told only once; sit down anew.
table-no-other-number = The server has answered with another number for the shuffle than yours, or has not signed it, so you are not sitting down here.
table-no-no-pledge = Whoever sits down pledges a number or tells one, and not both.
table-no-not-to-be-told = Your number is not to be told now: wait until every seat is taken, and tell it once.
table-no-dealt-already = The cards have been dealt already.
table-no-not-pledged = That is not the number that you pledged.
table-no-dealing = The cards are just being dealt; you can leave in a moment.
table-no-used-id = Something else was done under that id before.
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
table-no-no-such-table = There is no table '{ $table }' here.
table-no-no-such-record = There is no record '{ $record }' here.
table-no-too-much = That is too much at a time; wait a little.
table-no-too-many-sockets = There are too many connections from your address.
table-no-request = That request is not understood.
table-no-too-deep = That request is not understood: it is nested too deeply.
table-no-not-text = That request is not UTF-8 text.
table-no-too-long-a-request = That is more than this server takes at once.
table-no-other-page = This page is not the server's own.
table-no-nowhere = There is nothing at this address.
table-no-wrong-host = This server is not called that; start it with --name to let it be.
table-no-worn-out = So much has happened at this table that it takes moves alone now.
table-no-unreadable-record = That record takes too long to read.
table-no-no-network = { $text } is no address and no network; one looks like 192.0.2.1 or 192.0.2.0/24.
table-no-no-host-and-port = { $text } is no address with a port; one looks like 127.0.0.1:9100.
table-no-unexpected = Something went wrong here; it is not your fault, and nothing has changed.
table-no-no-address = The server cannot be at { $host }, port { $port }: { $reason }.

### Why not: the store

table-no-doubled = That has been kept already.
table-no-store-full = The server's disk is full, so that was not done. Try again later.
table-no-store-read-only = The server cannot write to its disk, so that was not done.
table-no-store-failed = The server could not keep that, so it was not done.
table-no-store-broken = The server's disk has failed; it must be restarted.
table-no-store-changed = The history of table { $table } was changed after it was written, so the table is closed. Whoever runs this server can see what can be saved.
table-no-store-shorter = The last moves of table { $table } are missing on the server's disk, so the table is closed. Whoever runs this server can see what can be saved.
table-no-store-unsure = How far table { $table } had come is no longer known for certain, so the table is closed. Whoever runs this server can see what can be saved.
table-no-store-unreadable-table = Table { $table } cannot be read from the server's disk, so it is closed. Whoever runs this server can see what can be saved.
table-no-store-other-key = The store in { $folder } was sealed with another key than the one in the file '{ $file }' there. Put the right one back, or let 'sunshower repair' seal the store anew.
table-no-store-no-key = The file '{ $file }' in { $folder } is no key. Put the right one back; if it is lost, take the file away and let 'sunshower repair --save' seal the store anew.
table-no-store-unsealed = The store in { $folder } has no seals although its key is there: it was put back to an older form. Put the right file back, or let 'sunshower repair --save' seal it as it is.
table-no-store-none = There is no store in { $folder }.
table-no-store-in-use = Another server is using { $folder }.
table-no-store-folder = { $folder } cannot be used: { $reason }.
table-no-store-unreadable = { $file } in { $folder } cannot be read: { $reason }.
table-no-store-damaged = { $file } in { $folder } is damaged: { $reason }.
table-no-store-newer = The store was written by another version of Sunshower: { $reason }.
table-no-store-copy = The store in { $folder } could not be copied: { $reason }.

### Why not: at the terminal

table-no-several-moves = Say a move by its number or its text; '?' helps.
table-no-not-listed = The list goes from 1 to { $last }.
table-no-two-meanings = In the list { $number } means: { $listed } This could be meant too: { $other } Type '{ $typed }' for that, or { $number } again for the list.
table-no-no-curtain = Two people need a terminal to play at: what one has seen cannot be wiped off a file or a pipe.
table-no-file-exists = There is a file { $file } already; take another name.
table-no-no-such-folder = There is no folder { $folder }, so nothing has been saved there.
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
table-no-no-such-file = { $file } cannot be read: { $reason }.
table-no-too-large = { $file } is too large for a record.
table-no-no-such-language = There is no language '{ $name }' here; there is { $languages }.
table-no-in-file = { $file }: { $why }
table-because-absent = there is no such file or folder
table-because-is-folder = that is a folder
table-because-no-folder = there is a file where a folder should be
table-because-rights = you have no right to do that
table-because-full = the disk is full
table-because-no-file = the file is not there, or may not be opened
table-because-no-store = that is no file of a server's tables
table-because-name = that is no file name
table-because-taken = another program is there already
table-because-no-address = this machine has no such address
table-because-no-host = there is no such host
table-because-system = the system says '{ $text }'

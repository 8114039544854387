## The terminal

line-you = You
line-against = { $first } against { $second }
line-greeting = { $game }: { $players }. { $aloud-is ->
    [yes] A question mark helps, 'quit' saves and leaves.
   *[no] '?' helps, 'quit' saves and leaves.
}
line-unofficial = An unofficial table. The game is by { $by }.
line-plain = Sunshower runs as plain Python here: the same games, only slower.
line-which-game = Which game?
line-choose-game = Say a number from 1 to { $last }, or the name of a game: { $games }; 'quit' leaves.
line-hand-over = Hand over to { $name }; press Enter when only { $name } looks.
line-enter-alone = Enter alone, please, or 'quit'.
line-more = Enter for more, q to stop:
line-your-moves = Your moves
line-moves-of = Moves of { $name }
line-after = {" "}after { $picks } ('back' shows all)
line-back = {" "}('back' shows all)
line-only-one = , Enter plays the only one
line-question-mark = { $aloud-is ->
    [yes] {" "}(a question mark helps)
   *[no] {" "}('?' helps)
}
line-list-of-moves = { $whose }{ $after }{ $helps }:
line-more-moves = and { $count } more: 'moves' lists them all
line-thing = { $kind ->
    [hand] card { $thing }
    [discard] card { $thing } from the discards
    [slot] spot { $thing }
    [row] card { $thing } of the row
    [square] the piece on { $thing }
    [piece] piece { $thing }
   *[other] { $thing }
}
line-thing-ways = { line-thing }: { $count } ways.
line-thing-choices = { line-thing }: { $choices }
line-taken-back = Taken back.
line-why-tells = ('why' tells the rule.)
line-now = Now:
line-behind = The rules behind it: 'rules' tells them all, 'rules WORD' those about a word that you read here.
line-help =
    Say a move by its number in the list or by its own text. Enter alone plays the only move there is.
    table        the table and the moves again; 'moves' lists every move, 'back' leaves a sub-list
    say          the table told in words, part by part: 'say' alone lists what you can ask for
    why          why the last move was refused; 'why MOVE' asks about any move
    rules        all the rules; 'rules WORD' finds what they say about a word
    hint         where to look; again: what a bot would play; and again: why
    undo         take your last move back; 'undo!' when everybody at the table agrees
    log          what has happened; 'log all' from the beginning
    position     the position as one line, for --position
    save { "[" }FILE]  save the game, or a copy of it in FILE
    quit         leave; the game is saved
line-last-lines = The last { $shown } of { $all } lines; 'log all' tells them all.
line-times = ({ $count } times)
line-deal = The deal ({ $count } steps).
line-no-mention = The rules do not mention '{ $word }'.
line-allowed = That is allowed now.
line-nothing-refused = Nothing has been refused; 'why MOVE' asks about a move.
line-not-saved = The game cannot be saved in { $folder }: { $reason }.
line-keep = 'save FILE' keeps the record, 'log all' tells the whole game, 'quit' leaves.
line-over = The game is over: say 'log', 'rules', 'save FILE', 'undo' or 'quit'.
line-not-over = The game is not over.
line-started = Started from the position { $position }
line-options = Options: { $options }.
line-seed = Seed: { $seed }
line-moved = Another sitting has changed { $file }: from now on this game is kept in { $other }.
line-saved = { $open-is ->
    [yes] Saved. The file shows all hands. To read it:
   *[no] Saved. To read it:
}
line-kept = The game is saved. To go on:
line-lost = The game is NOT saved in { $folder }: { $reason }.
line-stands = This is where it stands, for --position:
line-no-copy = There was no room for a copy either; set SUNSHOWER_DATA to a folder for your games.
line-copy = A copy is among the temporary files, which do not stay for ever. To go on:
line-game = { $name }: { $game }, for { $seats } players, { $minutes } minutes. By { $by }; this is unofficial.
line-hint-again = Say 'hint' again for more.

### The table told in words: what may be asked for, by one word or several

line-topic-hand = hand
line-topic-board = board
line-topic-mine = mine
line-topic-theirs = theirs
line-topic-table = table, weather, cards
line-topic-score = score, points
line-topic-places = places, squares
line-topic-moves = moves, now
line-topic-last = last, news
line-say-hand = what you hold
line-say-board = all that lies on the table
line-say-mine = what lies before you
line-say-theirs = what lies before the others
line-say-table = the weather, and how many cards are left, as far as the game has them
line-say-score = how many points everybody has
line-say-places = every place of the board, row by row
line-say-moves = what you can do
line-say-last = what has just happened
line-no-such-topic = There is nothing of that name to be told; there is { $topics }.
line-nothing-there = There is nothing to say about that.
line-nothing-yet = Nothing has happened yet.

### The command line: how its help is laid out

line-heading-usage = Usage: { $usage }
line-heading-arguments = Arguments:
line-heading-options = Options:
line-heading-commands = Commands:
line-limit = [{ $limit }]
line-default = default: { $value }
line-span = { $most-is ->
    [none] { $least } or more
   *[some] { $least } to { $most }
}

# What is to be typed there; in capitals, where a language has them.
line-value-address = ADDRESS
line-value-args = ARGS
line-value-bot = BOT
line-value-command = COMMAND
line-value-file = FILE
line-value-folder = FOLDER
line-value-game = GAME
line-value-language = LANGUAGE
line-value-line = LINE
line-value-link = LINK
line-value-name = NAME
line-value-number = NUMBER
line-value-options = OPTIONS
line-value-seconds = SECONDS
line-value-days = DAYS
line-value-gigabytes = GIGABYTES
line-value-share = SHARE
line-value-study = STUDY
line-value-text = TEXT
line-value-value = VALUE
line-value-word = WORD

### The command line: what each command does, its arguments and options; what many have is under "any"

line-help-any-game = Which game.
line-help-any-option = An option of the game; 'sunshower games' lists them.
line-help-any-plain = No colour.
line-help-any-lang = The language: { $languages }; the system's, if you name none.
line-help-any-help = Show this help.
line-help-sunshower = One table for five rainbow games (unofficial).
line-help-sunshower-version = Print the version.
line-help-play = Play a game in the terminal.
line-help-play-game = Which game; with --resume, or which file.
line-help-play-seed = A line of text; the same seed deals the same game.
line-help-play-players = Who sits where: 'Ann,Bea' are two people, 'Ann,expert' is Ann and a bot.
line-help-play-position = Start from a one-line position.
line-help-play-resume = Go on with the last game, or with the one in a file.
line-help-play-screen = On the full screen, with a board in colours.
line-help-play-aloud = For somebody who listens: the table is told, part by part, and not drawn.
line-help-join = Sit down at a table of a server, by its link, on the full screen.
line-help-join-link = The link of the table; or its code, if the server runs on this machine.
line-help-join-name = Your name at the table.
line-help-join-watch = Only watch, without taking a seat.
line-help-games = List the games and their options.
line-help-rules = Print the rules of a game, or what they say about some words.
line-help-rules-word = Only what is said about all of these words, in any order; or the rule with this number.
line-help-rules-numbers = With the numbers of the rules.
line-help-replay = Tell a recorded game step by step.
line-help-replay-file = A record, as saved by 'play'.
line-help-replay-seat = Only what this seat saw, from 0.
line-help-replay-open = Show hidden cards though the game is not over yet.
line-help-review = Look back at a game that is over: luck, play, and what would have been better.
line-help-review-file = A record, as saved by 'play'.
line-help-review-deep = Look ten times as far; it takes ten times as long.
line-help-review-jobs = How many processes judge; the review is the same.
line-help-review-json = Print the review as data.
line-help-serve = Serve tables for everybody with a link.
line-help-serve-host = The address to listen at; 0.0.0.0 lets everybody in your network in.
line-help-serve-port = The port; 0 takes one that is free, and so does none if 8000 is taken.
line-help-serve-data = The folder for the tables; yours, if you name none.
line-help-serve-pace = Seconds that a bot takes to answer.
line-help-serve-away = Seconds that somebody must be away before a bot may play on.
line-help-serve-workers = How many bots think at the same time at most, but always two.
line-help-serve-origin = Another origin whose page may play here.
line-help-serve-name = A name under which people find this server.
line-help-serve-proxy = A proxy that may say for whom it asks: its address, or a network of them.
line-help-serve-metrics = Where to offer counters for Prometheus: 127.0.0.1:9100, say. Nowhere, if you name nothing.
line-help-serve-keep = Days that a table is kept at which nothing happens.
line-help-serve-disk = Gigabytes that the tables may take up on the disk.
line-help-serve-limits = Limit what one address may ask for, as is usual, or not.
line-help-serve-open = Open the page in a browser.
line-help-backup = Copy the tables of a server, running or not, to a file.
line-help-backup-file = A file that is not there yet.
line-help-backup-data = The folder of the server; yours, if you name none.
line-help-verify = Check that the chance of a recorded game was fixed before the deal, and deal it all again.
line-help-verify-file = The record of a finished game from a server.
line-help-verify-receipt = What somebody who played kept of it: hold the record against that.
line-help-repair = See what can be saved of a server's tables after damage, and save it.
line-help-repair-data = The server's folder.
line-help-repair-save = Make a new store of all that can be saved, and put the old one aside.
line-help-arena = Let bots play each other, the same deals with the seats rotated, and measure them.
line-help-arena-bots = Two bots, or more for a league; search@work=200 has its own budget.
line-help-arena-games = How many, for each line-up of a league; rounded up to whole blocks.
line-help-arena-seats = At a larger table the first of two bots has one seat, the second the others.
line-help-arena-seconds = How long each bot may think about a move.
line-help-arena-work = How much each bot may think about a move: the same result on every machine.
line-help-arena-until = Stop when it is clear which share of the wins the first bot gets.
line-help-arena-corrected = Tell the share corrected for luck as well.
line-help-arena-seed = A line of text; the same seed deals the same games.
line-help-arena-jobs = How many processes play; one for each core if not said.
line-help-arena-out = Keep every game's result in a new file.
line-help-arena-resume = Go on with what a file holds.
line-help-arena-read = Only tell again what a file holds.
line-help-arena-markdown = Print tables for a page in Markdown.
line-help-lab = Ask a game a question: many games of bots answer, with how sure that is.
line-help-lab-study = balance, length, skill, luck, rules, pairs, decks or kinds; or a file ending in .toml.
line-help-lab-games = How many at each table; rounded up to whole deals.
line-help-lab-seed = A line of text; the same seed gives the same answer on any number of processes.
line-help-lab-bot = Who plays: random, greedy or search@work=100, for example.
line-help-lab-seats = Only this number of seats.
line-help-lab-jobs = How many processes play; one for each core if not said.
line-help-lab-precision = Stop when every share of the wins is known this well, such as 0.01.
line-help-lab-sequential = Stop as soon as it is clear; the intervals hold whenever one looks.
line-help-lab-luck = Ask too how much of the result chance decides; takes longer.
line-help-lab-budget = Stop after so many seconds.
line-help-lab-out = Keep what was played in a folder, and go on with what is there.
line-help-lab-rows = Keep a row for each game in Parquet files too; needs --out.
line-help-lab-decisions = Keep a row for each decision in Parquet files too; needs --out.
line-help-lab-json = Print the answer as data.
line-help-lab-markdown = Print tables for a page in Markdown.
line-help-lab-html = Write one page for a browser, with pictures.
line-help-lab-pictures = Write the pictures to a folder, as SVG and PNG.
line-help-lab-ray = Let a cluster of Ray play, at this address.

### The command line: why not

line-no-unknown-command = There is no command '{ $name }'; there are { $commands }.
line-no-unknown-option = '{ $command }' has no option { $name }{ $near-is ->
    [none] ; '{ $command } --help' lists those it has.
   *[some] ; did you mean { $near }?
}
line-no-wrong-use = { $takes-is ->
    [yes] { $name } needs a value after it.
   *[no] { $name } takes no value.
}
line-no-missing = '{ $command }' needs { $name } as well; '{ $command } --help' tells what that is.
line-no-wrong-number = { $name } is { $whole-is ->
    [yes] a whole number
   *[no] a number
}{ $span-is ->
    [none] .
   *[some] , { $span }.
}
line-no-too-many-words = '{ $command }' can make nothing of '{ $rest }'; '{ $command } --help' tells what it takes.
line-no-misunderstood = That is not understood: { $said }
line-no-unreadable = '{ $text }' has characters that cannot be read: the encoding here is { $encoding }.
line-no-position-has-options = A position brings its own options.
line-no-save-has-options = A saved game brings its own seed, players and options.
line-no-which-game-options = Name the game as well: seed, players, options and position belong to one.
line-no-hands-hidden = The game is not over: only with --open is a hand shown.
line-no-results-have-bots = A file of results brings its own game and bots.
line-no-which-bots = Say which game and which bots, such as: sunshower arena road search greedy
line-no-corrected = Luck is corrected for two bots, not for a league, and in games that were played with --corrected.
line-deaf = There is nowhere to print to: the output is closed.
line-broken = Something could not be read or printed: { $reason }.

### The command line: what else it says

line-version = sunshower { $version } ({ $compiled-is ->
    [yes] compiled
   *[no] plain Python
})
line-copied = Copied { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} to { $file }.
line-verified = Every card and die of this game of { $game } follows from what was promised before the deal.
line-verified-key = It is signed with the key { $key }: compare that with the one that the server publishes.
line-verified-receipt = It is the game that your receipt tells of, with your own number in the shuffle.
line-verified-part = It is the game that your receipt tells of, with your own number in the shuffle; but the receipt covers { $covered } of { $moves } moves and proves nothing of the rest.
line-verified-withheld = The cards were dealt without the number of { $names }, which did not come in time.
line-verified-alone = Without a receipt this cannot show that the server used everybody's numbers, or that this is the game which was played.
line-repair-looked = Looked at { $tables ->
    [one] one table
   *[other] { $tables } tables
}: { $wrong ->
    [0] all of them are sound.
    [one] one of them is damaged.
   *[other] { $wrong } of them are damaged.
}
line-repair-other-key = The store was sealed with another key, so nobody can tell what was changed in it.
line-repair-heads-changed = How far the tables had come was changed: whole tables, or the ends of some, may have been taken away.
line-repair-heads-missing = The file that says how far the tables had come is missing: whether ends of tables are missing too, nobody can tell.
line-repair-heads-damaged = The file that says how far the tables had come is damaged: of some tables nobody can tell whether their end is missing.
line-repair-shorter = { $table }: { $known } events were written, and { $kept } of them are there.
line-repair-changed = { $table }: of { $known } events the first { $kept } are as they were written.
line-repair-unsure = { $table }: { $kept } events are there, and nobody can tell whether there were more.
line-repair-how = 'sunshower repair --save' makes a new store of what is sound, and puts the old one aside.
line-repair-saved = A new store has all that could be saved; the old one is { $file }.
line-served = Sunshower is at { $url } (Ctrl-C stops it).
line-served-friends = Friends in your network find it at { $url }

### The arena

line-arena-progress = { $played } of { $all } games, { $left } left
line-arena-corrected = Corrected for luck, { $bot } has { $share }, between { $low } and { $high }. So the games of a deal scatter by { $left } instead of { $raw }, and each deal tells as much as { $worth } do without.
line-review-progress = { $done } of { $all } decisions judged
line-arena-clock = { $amount } { $unit ->
    [seconds] s
    [minutes] min
   *[hours] h
}
line-arena-heading = { $game }, { $seats } seats{ $options }: { $who ->
    [league] a league of { $bots } bots
    [crowd] { $first } on one seat, { $second } on the others
   *[pair] { $first } against { $second }
}. { $games } games in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, each one deal with the seats rotated.
line-arena-stopped = It was stopped before all { $games } games were played.
line-arena-bot = bot
line-arena-wins = wins of a seat
line-arena-interval = 95 % interval
line-arena-points = points
line-arena-decisions = decisions
line-between = { $low } to { $high }
line-percent = { $figure } %
line-arena-fair = The fair share of a seat is { $share }; { $bot } is { $side ->
    [above] above it
    [below] below it
   *[open] not clearly on either side of it
}. The blocks tell as much as { $worth ->
    [one] 1 independent game
   *[other] { $worth } independent games
}.
line-arena-rough = With fewer than { $fewest } blocks the interval is a rough guess.
line-arena-test = Sequential test, { $low } or { $high } of the wins for { $bot }: { $verdict ->
    [open] still open
    [high] the verdict is for { $high } and against { $low }
   *[low] the verdict is for { $low } and against { $high }
}. The log likelihood ratio is { $ratio }; ±{ $bound } decides, with errors of 5 % either way.
line-arena-bold = Stopping at a verdict makes the interval above a little too bold.
line-arena-payoff = { $pairs-is ->
    [yes] What each row gets of the wins against each column, in percent:
   *[no] What each row gets of the better places against each column, in percent:
}
line-arena-ratings = Bradley-Terry ratings as Elo, { $anchor } being 0; the intervals come from resampled blocks.
line-arena-circle = { $first } beats { $second }, which beats { $third }, which beats { $first }{ $sure-is ->
    [yes] {""}
   *[no] {" "}(within the scatter)
}
line-arena-circles = { $circles-is ->
    [none] There is no circle: nobody loses to a bot weaker than a third.
   *[some] In a circle: { $circles }.
}
line-arena-habits = For each seat and game, and the milliseconds for a decision:
line-arena-made = { $steady-is ->
    [yes] Fixed work: the same result on every machine, but for the times.
   *[no] Time limits the thinking: another machine may get another result.
} Sunshower { $version } ({ $compiled-is ->
    [yes] compiled
   *[no] plain Python
}) on { $machine }.
line-arena-machine = { $model }, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}, { $system }
line-ladder-stopped = Stopped; the next time it goes on from here.

### The arena: why not

line-no-few-bots = An arena needs two bots at least, such as: sunshower arena road search greedy
line-no-few-games = There must be one game at least.
line-no-two-budgets = A budget is either seconds or work, not both.
line-no-league-test = A sequential test is between two bots; a league plays all its games.
line-no-shares = A sequential test decides between two shares of the wins, the smaller first, such as --until 0.5:0.65.
line-no-budget = '{ $text }' is not a bot with a budget, such as { $level }@work=200 or { $level }@seconds=0.05.
line-no-bot-failed = The bot { $bot } failed on seat { $seat } of { $game }, seed { $seed }, ply { $ply }: { $reason }
line-no-block-lost = Block { $block } ended its process { $times } times (exit code { $code }).
line-no-results = { $file } does not hold results of the arena.
line-no-other-bots = { $file } holds games of other bots than it says.
line-no-disorder = The blocks in { $file } are not in order.
line-no-older-rules = These games of { $game } were played by other rules than those of today.
line-no-results-there = { $file } is there already: --read shows what it holds, --resume goes on with it.
line-no-not-written = { $file } cannot be written: { $reason }.

### The lab

line-lab-heading = { $game }, { $study }: { $games } games of { $bots } at { $arms ->
    [one] 1 table
   *[other] { $arms } tables
}, seed { $seed }.
line-lab-study-balance = balance
line-lab-study-length = length
line-lab-study-skill = skill
line-lab-study-luck = luck
line-lab-study-rules = house rules
line-lab-study-pairs = pairs of house rules
line-lab-study-decks = what is in the box
line-lab-study-kinds = kinds of move
line-lab-work = { $bot } (work { $amount })
line-lab-seconds = { $bot } ({ $amount } s)
line-lab-stopped = It was stopped before all games were played.
line-lab-progress = { $played } of { $all } games, { $rate } a second, { $left } left
line-lab-balance = What each place in the order of play wins; place 1 decides first.
line-lab-table = table
line-lab-place = place
line-lab-usual = usual
line-lab-seats = { $seats } seats
line-lab-wins = wins
line-lab-interval = 95 % interval
line-lab-due = fair share
line-lab-side = { $side ->
    [above] above it
    [below] below it
   *[open] not clearly off
}
line-lab-skill = What the bot named first wins against the others; how many games tell it from them (errors of 5 % either way); deals that the same seat won whoever sat there, and deals that the same bot won on every seat.
line-lab-better = wins of the better
line-lab-tell = games to tell
line-lab-luck = by the deal
line-lab-mastery = by the bot
line-lab-depth = Depth: from { $low } to { $high } the ladder has { $steps } steps ({ $interval }). A step triples the odds: of two, the better then wins three games of four.
line-lab-chance = How much of the result chance decides, as far as it can be foreseen with all cards open: how closely what seats win goes with the luck of their draws. Luck that is not foreseen is not in it, so chance decides at least so much, but for the interval.
line-lab-decided = decided by chance
line-lab-draws = outcomes of chance
line-lab-length = Choices are decisions with more than one way to decide; minutes are { $pace } seconds for each. The box says { $low } to { $high } minutes.
line-lab-decisions = decisions
line-lab-choices = choices
line-lab-most = 8 of 10 games
line-lab-turns = turns
line-lab-minutes = minutes
line-lab-drama = Who leads after each turn: how often that changes, games that the winner was behind in, the part of the game after which the winner stayed ahead, and the winner's margin. Dead turns have no choice; ways are those of a choice.
line-lab-leads = lead changes
line-lab-comeback = comebacks
line-lab-settled = settled after
line-lab-margin = margin
line-lab-dead = dead turns
line-lab-ways = ways
line-lab-endings = how games end
line-lab-rules = What changes against the usual rules on the same deals, with 95 % intervals; shares in percentage points. A star marks what is claimed: all stars together are wrong in one study of twenty at most.
line-lab-change = changed
line-lab-changed = deals that differ
line-lab-first = wins of place 1
line-lab-kinds = How often each kind of move is made in a game, and what seats that make it win. That they go together does not say which causes which.
line-lab-kind = move
line-lab-often = in a game
line-lab-never = No game has met: { $what }.
line-lab-method = { $sequential-is ->
    [yes] The intervals hold at 95 % whenever one looks (Robbins' mixture).
   *[no] Intervals are 95 %; a deal with all its seatings counts once.
} { $paired-is ->
    [yes] All tables get the same deals, and differences are taken deal by deal.
   *[no] {""}
}
line-lab-clock = Bots with a clock play, so the figures are not the same again: name their work, as search@work=100 does.
line-lab-against = { $what }: how the tables differ from the first
line-lab-beyond = wins beyond the fair share, in percentage points
line-lab-decides = decided by chance as far as it is foreseen, %
line-lab-lasting = minutes, 8 of 10 games; dashed: the box, { $low } and { $high }
line-lab-written = Written: { $file }

### The lab: why not

line-no-lab-which = Say what to ask and of which game, such as: sunshower lab balance road
line-no-lab-study = There is no study '{ $name }'; there are { $names }, and files ending in .toml.
line-no-lab-nothing = { $game } has nothing to change for the study '{ $study }'.
line-no-lab-arms = A study needs one table at least.
line-no-lab-paired = Tables are compared with the first only where all have as many seats.
line-no-lab-precision = A precision is a part of the wins, such as 0.01.
line-no-lab-pace = A pace is the seconds that people need for a choice: more than 0, at most an hour.
line-no-lab-toml = { $file }, line { $line }: this is not TOML.
line-no-lab-lacks = { $file }, line { $line }: the study lacks '{ $key }'.
line-no-lab-word = { $file }, line { $line }: '{ $word }' means nothing here; there are { $words }.
line-no-lab-kind = { $file }, line { $line }: '{ $word }' has a value of another kind than it should.
line-no-lab-bots = { $file }, line { $line }: there are { $seats } seats, and another number of bots.
line-no-lab-says = { $file }, line { $line }: { $says }
line-no-lab-other = { $file } holds another study; name another folder.
line-no-lab-ray = A cluster needs Ray: pip install 'sunshower[cluster]'
line-no-lab-cluster = No cluster of Ray answers at { $address }: { $reason }
line-no-lab-extra = Pictures and Parquet files need more: pip install 'sunshower[lab]'. Tables and --json do without.
line-no-lab-rows = Rows are kept in a folder: name one with --out, and do without --ray.

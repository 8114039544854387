## The terminal

line-against = {" "}against{" "}
line-greeting = { $game }: { $players }. '?' helps, 'quit' saves and leaves.
line-unofficial = An unofficial table. The game is by { $designer }, { $publisher }.
line-plain = Sunshower runs as plain Python here: the same games, only slower.
line-which-game = Which game?
line-choose-game = Say a number from 1 to { $last }, or the name of a game: { $games }; 'quit' leaves.
line-hand-over = Hand over to { $name }; press Enter when only { $name } looks.
line-enter-alone = Enter alone, please, or 'quit'.
line-more = Enter for more, q to stop:
line-your-moves = Your moves
line-moves-of = Moves of { $name }
line-after = after { $picks } ('back' shows all)
line-only-one = , Enter plays the only one
line-question-mark = ('?' helps)
line-more-moves = and { $count } more: 'moves' lists them all
line-ways = { $count } ways: { $samples }, ...
line-taken-back = Taken back.
line-why-tells = ('why' tells the rule.)
line-now = Now: { $asked }
line-behind = The rules behind it: 'rules' tells them all, 'rules WORD' those about a word that you read here.
line-help =
    Say a move by its number in the list or by its own text. Enter alone plays the only move there is.
    table        the table and the moves again; 'moves' lists every move, 'back' leaves a sub-list
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
line-no-mention = The rules do not mention { $word }.
line-allowed = That is allowed now.
line-nothing-refused = Nothing has been refused; 'why MOVE' asks about a move.
line-not-saved = The game cannot be saved in { $folder }: { $reason }.
line-keep = 'save FILE' keeps the record, 'log all' tells the whole game, 'quit' leaves.
line-over = The game is over: log, rules, save FILE, undo or quit.
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

## The review of a game that is over

review-heading = { $game }: { $players }. { $count } decisions, each judged by what its player could know then.
review-unit = Luck, play and costs are told in percent of a game: what somebody gives away can add up to more than a whole one. What a decision cost may be off by { $noise }.
review-account = { $seat }: { $share } % of the game in the end, { $start } % before the deal. Of the difference luck is { $luck }, play { $skill }, and { $rest } nobody can tell.
review-told = { $seat-is ->
    [you] You were
   *[they] { $seat } was
} dealt { $fortune ->
    [better] { $luck } % of a game more than is fair
    [worse] { $luck } % of a game less than is fair
   *[even] about what is fair
} and played { $hand ->
    [better] { $skill } % of a game better than
    [worse] { $skill } % of a game worse than
   *[even] about as well as
} { $others-is ->
    [you] you
   *[they] { $others }
}.
review-others = the others
review-marks = Decisions of { $seat-is ->
    [you] yours
   *[they] { $seat }
}: { $count }. Best: { $best }, fine: { $fine }, slips: { $slip }, blunders: { $blunder }. One cost { $cost } % of a game on average.
review-turning = What turned the game
review-turned-chance = Step { $ply }: chance gave { $seat-is ->
    [you] you
   *[they] { $seat }
} { $amount } % of a game.
review-turned-choice = Step { $ply }: { $seat } gave away { $amount } % of a game.
review-no-turning = Nothing turned the game: it was won little by little.
review-mistakes = What would have been better
review-mistake = Step { $ply }, { $seat }: { $mark ->
    [blunder] a blunder
   *[slip] a slip
} that cost { $cost } % of a game.
review-played = Played: { $move }
review-better = Better: { $move }
review-hinted = Better, as a hint to { $seat }: { $hint }
review-exact = This is exact: it holds whatever the others held.
review-missed = The best move missed: step { $ply }, { $seat }.
review-no-mistakes = Nobody made a mistake that can be told from the noise.
review-more = Smaller mistakes that are not told here: { $count }.

## The review of a game that is over

review-heading = { $game }: { $players }. { $count } decisions, each judged by what its player could know then.
review-unit = Luck, play and costs are told in games of 100. What a decision cost may be off by { $noise }.
review-account = { $seat }: { $share } of 100 in the end, { $start } before the deal. Of the difference luck is { $luck }, play { $skill }, and { $rest } nobody can tell.
review-told = { $seat-is ->
    [you] You were
   *[they] { $seat } was
} dealt { $fortune ->
    [better] { $luck } games of 100 more than is fair
    [worse] { $luck } games of 100 less than is fair
   *[even] about what is fair
} and played { $hand ->
    [better] { $skill } games of 100 better than
    [worse] { $skill } games of 100 worse than
   *[even] about as well as
} { $others-is ->
    [you] you
   *[they] { $others }
}.
review-others = the others
review-marks = Decisions of { $seat-is ->
    [you] yours
   *[they] { $seat }
}: { $count }. Best: { $best }, fine: { $fine }, slips: { $slip }, blunders: { $blunder }. One cost { $cost } games of 100 on average.
review-turning = What turned the game
review-turned-chance = Step { $ply }: chance gave { $seat-is ->
    [you] you
   *[they] { $seat }
} { $amount } games of 100.
review-turned-choice = Step { $ply }: { $seat } gave away { $amount } games of 100.
review-no-turning = Nothing turned the game: it was won little by little.
review-mistakes = What would have been better
review-mistake = Step { $ply }, { $seat }: { $mark ->
    [blunder] a blunder
   *[slip] a slip
} that cost { $cost } games of 100.
review-played = Played: { $move }
review-better = Better: { $move }
review-exact = This is exact: it holds whatever the others held.
review-missed = The best move missed: step { $ply }, { $seat }.
review-no-mistakes = Nobody made a mistake that can be told from the noise.
review-more = Smaller mistakes that are not told here: { $count }.

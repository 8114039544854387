## Rainbow Road

road-about = Lay cards around a ring, then send a fairy running: up the rainbow or down it, as the weather has it.

### Pieces

road-fairy-sunny = Sunny Fairy
road-fairy-rain = Rain Fairy
road-weather-sun = sun
road-weather-rain = rain
road-prank-exchange = Exchange
road-prank-jump = Jump
road-prank-skip = Skip
road-prank-trash = Trash
road-prank-teleport = Teleport
road-prank-recycle = Recycle
road-way-clockwise = clockwise
road-way-anticlockwise = anticlockwise

### House rules

road-option-free_jump = The Sunny Fairy may jump the Rain Fairy whatever card lies under her.
road-option-clockwise = Both fairies only ever run clockwise.
road-option-recycle_any = Recycle may replace any card that has no fairy on it.
road-option-opener_ties = After equal cards whoever began the game moves the Sunny Fairy.
road-option-step_first = Jump and Skip come after a first step of the Rain Fairy.
road-option-first = Who begins: drawn at random, or the seat you name.
road-option-first-random = drawn at random
road-option-first-0 = the first seat
road-option-first-1 = the second seat

### How it ends

road-ending-points = The higher score wins.
road-ending-last-round = The scores are equal: the points of the last round decide.
road-ending-last-sunny = Scores and last round are equal: whoever moved the Sunny Fairy last wins.

### What happens

road-card-dealt = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} dealt { $card-is ->
    [none] a card
   *[some] a { $card }
}.
    .sum = { $seat-is ->
        [you] You are
       *[they] { $seat } is
    } dealt { $card-is ->
        [none] { $times } cards
        [several] the cards { $card }
       *[other] { $times } times a { $card }
    }.
road-prank-dealt = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} dealt { $prank-is ->
    [none] a prank
   *[some] the prank { $prank }
}.
    .sum = { $seat-is ->
        [you] You are
       *[they] { $seat } is
    } dealt { $prank-is ->
        [none] { $times } pranks
        [several] the pranks { $prank }
       *[other] { $times } times the prank { $prank }
    }.
road-laid-out = A { $card } is laid on { $spot }.
road-fairy-arrives = The { $fairy } takes her stand on { $spot }.
road-placed = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} a { $card } { $over-is ->
    [none] on
   *[some] over the { $over } on
} { $spot }.
    .do = Lay a { $card } { $over-is ->
        [none] on
       *[some] over the { $over } on
    } { $spot }.
road-ran = { $seat-is ->
    [you] You run
   *[they] { $seat } runs
} the { $fairy }{ $leaps-is ->
    [yes] {" "}over the Rain Fairy
   *[no] {""}
} to { $spot } (a { $card }).
    .do = Run the { $fairy }{ $leaps-is ->
        [yes] {" "}over the Rain Fairy
       *[no] {""}
    } to the { $card } on { $spot }.
    .sum = { $seat-is ->
        [you] You run
       *[they] { $seat } runs
    } the { $fairy } to { $spot } ({ $card }).
road-bounded = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} { $prank }: the Rain Fairy { $prank-is ->
    [jump] leaps to
   *[skip] leaves out a card and lands on
} { $spot } (a { $card }).
    .do = Play { $prank }: the Rain Fairy goes to the { $card } on { $spot }.
road-lapped = That is once around, and { $seat-is ->
    [you] you score
   *[they] { $seat } scores
} { $points }.
road-stopped = { $seat-is ->
    [you] You stop the { $fairy } on { $spot } and score { $points }.
   *[they] { $seat } stops the { $fairy } on { $spot } and scores { $points }.
}
    .do = Let the { $fairy } stop on { $spot }.
road-teleported = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Teleport: the Rain Fairy appears on { $spot } (a { $card }).
    .do = Play Teleport: put the Rain Fairy on the { $card } on { $spot }.
road-trashed = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Trash: the { $card } on { $spot } is thrown away.
    .do = Play Trash: throw the { $card } on { $spot } away.
road-recycled = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Recycle: a { $card } comes back and replaces the { $over } on { $spot }.
    .do = Play Recycle: replace the { $over } on { $spot } with a { $card }.
road-exchanged = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Exchange: the { $card } on { $spot } and the { $other_card } on { $other } change places.
    .do = Play Exchange: swap the { $card } on { $spot } with the { $other_card } on { $other }.
road-round-begins = Round { $round } begins in the { $weather }.

### What speaks for a move

road-why-moves-fairy = { $cards ->
    [all] Whichever card you lay, you move the { $fairy } this round; after this one she
   *[some] With it you move the { $fairy } this round; as the ring lies, she
} can run { $points ->
    [one] one point
   *[other] { $points } points
}.
    .nudge = { $cards ->
        [all] You move the { $fairy } with any card: where would it help her run?
       *[some] Which fairy do you want to move this round, and with which card do you get her?
    }
road-why-cuts = It leaves the { $fairy }, whom the other player moves, { $now ->
    [0] no point
    [one] one point
   *[other] { $now } points
} instead of { $was }.
    .nudge = Look at how far the { $fairy } could run now, and which card would stand in her way.
road-why-unbeaten = { $keeps ->
    [0] The other player almost surely holds a card that takes the Sunny Fairy from your { $card }: think of the Rain Fairy's run.
    [100] No card of the other player can take the Sunny Fairy from your { $card }.
   *[other] In { $keeps } of 100 deals that fit what you see, no card of the other player takes the Sunny Fairy from your { $card }.
}
    .nudge = You lay first: with which card could the other player still take the Sunny Fairy, and which fairy would you move then?
road-why-stretches = It lets the { $fairy } run { $now } instead of { $was }, as the ring lies.
    .nudge = Look for a spot where a card would make the { $fairy }'s way longer.
road-why-keeps = { $one ->
    [one] It keeps your { $high } for later.
   *[two] It keeps your { $low } and your { $high } for later: low cards for the rain, high ones for the sun.
}
    .nudge = Think of the rounds to come: which cards will you need then?
road-why-last-card = It is the last card in your hand.
    .nudge = You have one card left: only the spot is yours to choose.
road-why-prank-pays = { $prank } takes the Rain Fairy's run from { $was ->
    [one] one point
   *[other] { $was } points
} to { $now }.
    .nudge = Look at your pranks: one of them makes her run longer.
road-why-runs-on = { $ways ->
    [both] That way the { $fairy }'s run can come to
   *[one] So the { $fairy }'s run can still come to
} { $points ->
    [one] one point
   *[other] { $points } points
}.
    .nudge = { $ways ->
        [both] Count the { $fairy }'s points on both ways round.
       *[one] Count the points that the { $fairy } can still run.
    }
road-why-blocks = Standing here leaves the Rain Fairy { $now ->
    [0] no point
    [one] one point
   *[other] { $now } points
}; if the Sunny Fairy ran on as far as she can, it would be { $otherwise }.
    .nudge = Before she runs on: what would that leave the Rain Fairy?
road-why-at-the-end = There is no way on for the { $fairy }, and { $points ->
    [0] nothing to score
    [one] one point is yours
   *[other] { $points } points are yours
}.
    .nudge = Look at the next card on her way.
road-why-stays = { $points ->
    [0] The { $fairy } keeps her place for the next round.
    [one] One point is yours, and the { $fairy } keeps her place for the next round.
   *[other] { $points } points are yours, and the { $fairy } keeps her place for the next round.
}
    .nudge = Where does the { $fairy } stand best when the weather has changed?
road-why-changes-ring = { $prank-is ->
    [teleport] Teleport gives the Rain Fairy another place for the rounds to come
   *[other] { $prank } changes the ring for the rounds to come
}; { $points ->
    [0] this round the Rain Fairy gets no points.
    [one] the Rain Fairy can still run one point.
   *[other] the Rain Fairy can still run { $points } points.
}
    .nudge = Look at your pranks: the right moment for one is now.

### Why not

# What there is to choose from, in the question for the rest of a move.
road-one-spot = { $letter }
road-one-prank = { $prank }

road-now = { $place-is ->
    [yes] Place a card on { $spots }.
   *[no] { $spots-is ->
        [none] { $pranks-is ->
            [none] You can only stop.
           *[some] You can play { $pranks }, or stop.
        }
       *[some] { $pranks-is ->
            [none] You can run to { $spots }, or stop.
           *[some] You can run to { $spots }, play { $pranks }, or stop.
        }
    }
}
road-prank-now = { $prank } can choose { $spots }.
road-no-no-such-spot = There is no spot { $letter }: the spots of the ring are { $first } to { $last }.
road-no-no-such-card = There is no card { $card }: the cards go from 1 to { $numbers }.
road-no-cards-placed = Both cards of this round lie already, so no { $card-is ->
    [none] other
   *[some] { $card }
} is placed: now the { $fairy } runs.
road-no-place-first = { $prank-is ->
    [none] { $spot-is ->
        [none] {""}
       *[some] No fairy runs to { $spot } yet.{" "}
    }
   *[some] { $prank } has to wait.{" "}
}First both players place a card; the fairies run after that.
road-no-not-in-hand = You hold no { $card }, only { $cards }.
road-no-not-your-field = Spot { $letter } is not in your own field, { $first } to { $last }.
road-no-trashed-first = Your next card must go to { $spot }, the spot emptied by Trash, not to { $tried }.
road-no-empty-first = A card lies on { $spot } already, and you still have an empty spot: empty spots are filled first.
road-no-fairy-here = { $prank-is ->
    [none] The { $fairy } stands on { $spot }, so that card cannot be replaced.
   *[some] The { $fairy } stands on { $spot }, so { $prank } cannot choose it.
}
road-no-already-there = The { $fairy } stands on { $spot } already.
road-no-empty-spot = No card lies on { $spot }{ $runs-is ->
    [yes] , and fairies pass over empty spots
   *[no] {""}
}.
road-no-no-turning = Spot { $letter } lies behind her: a fairy who has set off cannot turn round.
road-no-wrong-way = Spot { $letter } lies the other way: at this table fairies run clockwise only.
road-no-blocked = { $prank-is ->
    [none] The Sunny Fairy stands on { $spot } and blocks the way.
   *[some] { $prank } leads to { $spot }, and the Sunny Fairy stands there.
}
road-no-wrong-order = { $leaps-is ->
    [yes] To jump over the Rain Fairy, the Sunny Fairy must be able to run onto her card; but from
   *[no] From
} the { $from } to the { $to } on { $spot } the numbers { $order ->
    [up] fall, { $leaps-is ->
        [yes] and she
       *[no] but the { $fairy }
    } runs upwards now.
   *[down] rise, { $leaps-is ->
        [yes] and she
       *[no] but the { $fairy }
    } runs downwards now.
}
road-no-jump-over = The Rain Fairy stands on { $spot }: jump over her to { $landing }.
road-no-not-next = Spot { $letter } does not come next; a fairy runs card by card.
road-no-no-prank-now = { $prank } is a prank, and pranks belong to the Rain Fairy; now the Sunny Fairy runs.
road-no-no-such-prank = You do not hold { $prank }.
road-no-prank-played = One prank a round, and you have played it: { $prank } must wait.
road-no-step-first = At this table { $prank } comes after a first step of the run.
road-no-set-off = { $prank } comes before the run, and the Rain Fairy has set off.
road-no-not-there = { $prank } leads to { $spots }, not to { $spot }.
road-no-nothing-discarded = Nothing has been discarded yet, so there is nothing to recycle.
road-no-not-discarded = There is no { $card } among the discards, only { $cards }.
road-no-same-spot = Exchange needs two different spots, not { $spot } twice.
road-no-needs-a-spot = { $prank-is ->
    [exchange] Exchange needs two different spots: the cards on them change places.
    [jump] Jump needs a spot: the next card, whatever its number.
    [skip] Skip needs a spot: the card after the next one.
    [recycle] Recycle needs a card from the discards and the spot of the card that it replaces.
    [teleport] Teleport needs a spot: the card on which the Rain Fairy appears.
   *[trash] Trash needs a spot: the card on it is thrown away.
}
road-no-not-played-now = Recycle replaces one of the two cards played this round.

### Why not: positions

road-no-field-ring = '{ $name }' must be two fields of five spots with a slash between them, such as -35-1/62-7-.
road-no-line-cards = There are only { $count } cards with a { $thing }.
road-no-line-pranks = There is only one { $thing }.
road-no-line-prank-hand = Nobody holds more than { $most } pranks.
road-no-line-fairies = Each fairy stands on a card of her own.
road-no-line-on-cards = A marker lies on a card, and a fairy sets off from a card.
road-no-line-two-markers = Two markers cannot lie on one card.
road-no-line-own-field = Seat { $seat } plays its cards in its own field.
road-no-line-ring = At least { $fewest } cards lie on the ring by now.
road-no-line-hand = In this phase of round { $round } seat { $seat } holds { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
road-no-line-over = The game is over after round { $rounds }; until then it is somebody's turn.
road-no-line-order = The first seat of the round places a card, then the other.
road-no-line-no-run = A fairy runs only after the cards are placed, and not after the end.
road-no-line-opener = Who began the game is told at a table where equal cards ask for it.
road-no-line-gained = Seat { $seat } cannot have so many points of this round yet.
road-no-line-score = Seat { $seat } cannot have that score in round { $round }.
road-no-line-sunny = When the Sunny Fairy runs, both cards of the round lie and no prank has been played.
road-no-line-set-off = A fairy who has set off has points, a way and a start; one who has not has none of them.
road-no-line-clockwise = At this table fairies run clockwise.
road-no-line-points = A fairy has no more points than there are cards between her start and her.

### The table as text

road-after = After round { $rounds }: { $scores }.
road-round = Round { $round } of { $rounds }, { $weather ->
    [sun] sun: the higher card moves the Sunny Fairy
   *[rain] rain: the higher card moves the Rain Fairy
}. { $scores }.
road-has-run = { $fairy } on { $at }: she has run, for { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
road-could-run = { $fairy }{ $mover-is ->
    [they] {" "}({ $mover })
   *[you] {""}
    [none] {""}
} on { $at } runs { $order ->
    [up] up
   *[down] down
}: { $ways }.
road-run = { $way } { $stops-is ->
    [none] nowhere
   *[some] { $stops } for { $points }
}
road-run-stop = { $leaps-is ->
    [yes] over to { $spot }
   *[no] { $spot }
}
road-upper-field = { $owner-is ->
    [you] Your field.
   *[they] { $owner }'s field.
} { $holds }
road-lower-field = { $owner-is ->
    [you] Your field:
   *[they] { $owner }'s field:
} { $left } touches { $left_other }, { $right } touches { $right_other }.{ $played-is ->
    [yes] {" "}* was played this round.
   *[no] {""}
} { $holds }
road-cell-empty = empty
road-cell-trashed = trashed
road-cell-sunny = Sunny
road-cell-rain = Rain
road-discards = Discards: { $cards }.
road-spent = Pranks used: { $pranks }.
road-holds = { $seat } holds { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} and { $pranks ->
    [0] no pranks
    [one] 1 prank
   *[other] { $pranks } pranks
}.
road-hand = { $owner-is ->
    [you] Your hand:
   *[they] { $owner }'s hand:
} { $cards-is ->
    [none] empty
   *[some] { $cards }
}
road-prank = { $owner-is ->
    [you] Your prank
   *[they] { $owner }'s prank
} { $prank }: { $does }
road-prank-does-exchange = before the run, two cards without a fairy change places
road-prank-does-jump = instead of a step, go to the next card whatever its number
road-prank-does-skip = instead of a step, leave out a card and land on the next
road-prank-does-trash = before the run, throw away a card without a fairy
road-prank-does-teleport = before the run, put her on any card but the Sunny Fairy's
road-prank-does-recycle = before the run, a discard replaces a card played this round
road-prank-does-recycle_any = before the run, a discard replaces any card without a fairy
road-lays = { $seat } is to lay a card.
road-moves = { $seat } is to move the { $fairy }.
road-place = { $where ->
    [trashed] Lay a card from your hand on { $spots }, which Trash has emptied.
    [over] Lay a card from your hand over the one on { $spots }.
   *[empty] Lay a card from your hand on { $spots }, your empty { $count ->
        [one] spot
       *[other] spots
    }.
}
road-stakes = Higher than { $card-is ->
    [none] { $other }'s
   *[some] { $card }
}: you move { $weather ->
    [sun] Sunny. Lower: Rain.
   *[rain] Rain. Lower: Sunny.
} Equal: { $equal-is ->
    [sunny] Sunny (you { $opener-is ->
        [yes] began the game
       *[no] begin
    }).
   *[rain] Rain ({ $other } began{ $opener-is ->
        [yes] {" "}the game
       *[no] {""}
    }).
}
road-moving = { $points ->
    [0] You move the { $fairy }: run card by card, stop when you like.
    [one] The { $fairy } has made 1 point so far, { $way }.
   *[other] The { $fairy } has made { $points } points so far, { $way }.
}
road-prank-open = You may play one prank.
road-prank-gone = You have played your prank of this round.

### The table told aloud

road-heard-spot = spot { $spot }
road-heard-other = spot { $other }
road-heard-spots = spot { $spots }
road-heard-landing = spot { $landing }
road-heard-tried = spot { $tried }
road-heard-letter = { $letter }
road-heard-first = { $first }
road-heard-last = { $last }
road-aloud-round = Round { $round } of { $rounds }, { $weather ->
    [sun] sun: the higher card moves the Sunny Fairy
   *[rain] rain: the higher card moves the Rain Fairy
}.
road-aloud-hand = { $owner-is ->
    [you] Your hand:
   *[they] { $owner }'s hand:
} { $cards-is ->
    [none] empty
   *[some] { $cards }
}.
road-aloud-prank = { $owner-is ->
    [you] Your prank
   *[they] { $owner }'s prank
} { $prank }: { $does }.
road-aloud-field = { $owner-is ->
    [you] Your field:
   *[they] { $owner }'s field:
} { $spots }.
road-aloud-spot = { $letter } { $card-is ->
    [none] { $trashed-is ->
        [yes] emptied by Trash
       *[no] empty
    }
   *[some] { $card }
}{ $played-is ->
    [yes] {" "}(just played)
   *[no] {""}
}{ $fairy-is ->
    [none] {""}
   *[some] {" "}with the { $fairy }
}
road-aloud-fairy = The { $fairy } stands on { $spot }, on a { $card }, and runs { $order ->
    [up] up
   *[down] down
}: { $one }, { $other }.
road-aloud-has-run = The { $fairy } stands on { $spot }, on a { $card }; she has run, for { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
road-aloud-ring = Around the ring: { $places }.

### On the page

road-page-sunny = Sunny Fairy
road-page-rain = Rain Fairy
road-page-weather-sun = sun
road-page-weather-rain = rain
road-page-status = Round { $n } of { $all }, { $weather }
road-page-status-run = { $fairy }: { $who }
road-page-you = you
road-page-sign-red = flame
road-page-sign-orange = orange slice
road-page-sign-yellow = sun
road-page-sign-green = leaf
road-page-sign-blue = wave
road-page-sign-purple = grapes
road-page-sign-pink = blossom
road-page-card = { $n }, { $hue }, { $sign }
road-page-hand = Your hand
road-page-hand-of = Hand of { $name }
road-page-hand-card = { $card }, in your hand
road-page-hand-brings = it brings you the { $fairy }
road-page-hand-empty = All cards are played.
road-page-hidden-cards = { $name }, hidden cards: { $n }
road-page-hidden-pranks = hidden pranks: { $n }
road-page-spot = Spot { $letter }
road-page-spot-mine = your field
road-page-spot-theirs = field of { $name }
road-page-spot-empty = empty
road-page-spot-hole = emptied by Trash
road-page-spot-played = played this round by { $name }
road-page-spot-played-you = played this round by you
road-page-spot-stop = run here: { $steps }, { $points }
road-page-pick-hand = the { $n } ({ $hue })
road-page-pick-slot = spot { $letter }
road-page-pick-slot-card = the { $n } on { $letter }
road-page-pick-discard = the { $n } from the discards
road-page-pick-stop = Stop here: { $points }
road-page-pick-stay = Stay here, no points
road-page-rounds = The eight rounds and their weather
road-page-rounds-one = Round { $n }: { $weather }
road-page-rounds-now = now
road-page-last-round = The last round!
road-page-long-run = What a run! +{ $n }
road-page-takes-lead = +{ $n }, in the lead!
road-page-plate-round = Round { $n } of { $all }: { $weather }
road-page-plate-over = After { $all } rounds
road-page-plate-up = rising
road-page-plate-down = falling
road-page-plate-higher = Higher card gets her
road-page-plate-lower = Lower card gets her
road-page-plate-moves = { $name } moves her
road-page-plate-moves-you = You move her
road-page-plate-equal = Equal cards: { $name } gets the Sunny Fairy.
road-page-plate-equal-you = Equal cards: you get the Sunny Fairy.
road-page-plate-last = The last round: { $weather }
road-page-plate-level = The scores are level.
road-page-plate-you-lead = You are ahead by { $points }.
road-page-plate-you-trail = You are behind by { $points }.
road-page-plate-leads = { $name } is ahead by { $points }.
road-page-point = 1 point
road-page-points = { $n } points
road-page-step = 1 step
road-page-steps = { $n } steps
road-page-plate-preview = Preview
road-page-ask-card = Pick a card from your hand.
road-page-ask-spot = Now pick the spot for it.
road-page-ask-run = Pick a footprint, near or far.
road-page-ask-stop = Run to the { $n }: { $points }.
road-page-ask-prank = A prank is fine, too.
road-page-ask-stuck = From here there is no card to run to.
road-page-ask-last = Pick your last card.
road-page-wait-place = { $name } lays a card.
road-page-wait-run = { $name } runs the { $fairy }.
road-page-pranks = Your pranks
road-page-pranks-of = Pranks of { $name }
road-page-pranks-spent = Pranks used
road-page-pranks-none = no pranks left
road-page-prank = Prank { $name }: { $does }
road-page-exchange = Exchange
road-page-jump = Jump
road-page-skip = Skip
road-page-trash = Trash
road-page-teleport = Teleport
road-page-recycle = Recycle
road-page-exchange-does = Before the run, two cards without a fairy change places
road-page-jump-does = Instead of a step, go to the next card, whatever its number
road-page-skip-does = Instead of a step, leave out a card and land on the next one
road-page-trash-does = Before the run, throw away a card without a fairy
road-page-teleport-does = Before the run, put her on any card but the Sunny Fairy's
road-page-recycle-does = Before the run, a discard replaces a card of this round
road-page-recycle-any = Before the run, a discard replaces any card without a fairy
road-page-discards = Discards
road-page-discards-none = nothing yet
road-page-discards-card = { $card }, { $n } among the discards
road-page-box = In the box, unseen: 1 card and 2 pranks.

### The first game

road-lesson-goal = Whoever has more points after eight rounds wins, and every card that your fairy runs onto is a point. This is the last run, and you are two behind: pick the footprint worth 3.
road-lesson-goal-well = 20 to 19: you win! And now from the beginning.
road-lesson-place = The lower half of the road is your field, and in the sun whoever lays the higher card runs with the Sunny Fairy. Robin has laid a 3: pick a higher card, then one of your empty spots.
road-lesson-place-well = Yours is higher: you run with the Sunny Fairy. She always runs first.
road-lesson-run = In the sun she needs rising numbers; equal ones are fine. Every card is a point: pick the footprint worth 4.
road-lesson-run-well = 2, 4, 4, 6: four points. The 3 was too low; stopping earlier is always allowed.
road-lesson-over = The Rain Fairy stands in the way: the Sunny Fairy may jump over her onto the next card, whatever its number, for 2 points. Run as far as you can.
road-lesson-over-well = Two points for the jump, then the 3 and the 4. The card under the Rain Fairy must be one she could have run onto.
road-lesson-rain = In every other round it rains, and all is turned round: now the lower card brings the Sunny Fairy, and she runs down. Lay a card below 5; your field is full, so it takes the place of one of your cards.
road-lesson-rain-well = The old card goes to the discards. Beside the road you see the weather of all eight rounds.
road-lesson-down = The sun again, but your card was lower: you run with the Rain Fairy, downwards. She cannot pass the Sunny Fairy, so take the other way, which is worth 3.
road-lesson-down-well = 5, 2, 1: three points.
road-lesson-skip = She is stuck, but the Rain Fairy may play a prank, one a round. Pick Skip: it leaves out the next card, even the Sunny Fairy's, and lands on the 6 behind it.
road-lesson-skip-well = Skip does not mind numbers, and from the 6 she ran on: four points. Each prank works once in a game.
road-lesson-jump = Stuck again: the next 6 is too high. Jump takes her to the next card whatever its number: pick it, then the 6.
road-lesson-jump-well = A point for the landing, then 5, 3 and 1. Jump and Skip may also come in the middle of a run.
road-lesson-exchange = Before she runs, Exchange lets two cards without a fairy change places. Pick it, then the 1 beside her and the 5, and a long way down is open.
road-lesson-exchange-well = 5, 4, 3, 2: four points. No prank changes who runs with whom in this round.
road-lesson-trash = The 7 is in the way, and Trash throws a card away before she runs. Pick it, then the 7.
road-lesson-trash-well = An empty spot is passed over: 5, 4, 2. Whose field it is must fill it with the next card.
road-lesson-teleport = In the rain the Rain Fairy climbs, but a 7 is no place to begin. Teleport puts her on any card but the Sunny Fairy's: pick it, then the 1.
road-lesson-teleport-well = Being put there earns nothing, but the climb from the 1 was five points.
road-lesson-recycle = Recycle lets a discard take the place of a card played this round, unless the Sunny Fairy is on it. Pick it, then the 5 from the discards and the 7 that Robin has played.
road-lesson-recycle-well = The 7 joins the discards, and the way down is open: 5, 4, 3, 1.
road-lesson-last = The last round: a prank left over is worth nothing, and with equal scores the points of this round decide. Jump onto the 3 and climb on.
road-lesson-last-well = 21 all, but three points against two in this round: you win! Had these been equal too, whoever ran with the Sunny Fairy would have won.
road-coach-sun = Pick a card, then a spot in your field. In the sun the higher card brings the Sunny Fairy.
road-coach-rain = It rains: now the lower card brings the Sunny Fairy, and she runs down.
road-coach-sunny = You run with the Sunny Fairy: pick a footprint to run there.
road-coach-rainy = You run with the Rain Fairy. She looks for numbers the other way round.
road-coach-prank = You may play one prank this round, or just run.
road-coach-on = You can stop here or run on.

### What somebody may type for a kind of move

road-typed-stop = stop
    .also = halt
road-typed-place = place
    .also = lay, play
road-typed-play = play
    .also = play
road-typed-trash = throw away
    .also = throw away
road-typed-recycle = replace
    .also = replace
road-typed-exchange = swap
    .also = swap
road-typed-teleport = teleport
    .also = put
road-typed-step = step
    .also = run, move, go

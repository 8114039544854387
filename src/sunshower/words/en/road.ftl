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
road-prank-dealt = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} dealt { $prank-is ->
    [none] a prank
   *[some] the prank { $prank }
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
road-ran = { $seat-is ->
    [you] You run
   *[they] { $seat } runs
} the { $fairy }{ $leaps-is ->
    [yes] {" "}over the Rain Fairy
   *[no] {""}
} to { $spot } (a { $card }).
road-bounded = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} { $prank }: the Rain Fairy { $prank-is ->
    [jump] leaps
   *[skip] passes a card,
} to { $spot } (a { $card }).
road-lapped = That is once around, and { $seat-is ->
    [you] you score
   *[they] { $seat } scores
} { $points }.
road-stopped = { $seat-is ->
    [you] You stop the { $fairy } on { $spot } and score { $points }.
   *[they] { $seat } stops the { $fairy } on { $spot } and scores { $points }.
}
road-teleported = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Teleport: the Rain Fairy appears on { $spot } (a { $card }).
road-trashed = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Trash: the { $card } on { $spot } is thrown away.
road-recycled = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Recycle: a { $card } comes back and replaces the { $over } on { $spot }.
road-exchanged = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} Exchange: the { $card } on { $spot } and the { $other_card } on { $other } change places.
road-round-begins = Round { $round } begins in the { $weather }.

### Why not

road-no-not-understood = { $now ->
    [place] That is no move of this game. Play a card from your hand on a spot of your own field.
    [sunny] That is no move of this game. Run the Sunny Fairy to the next card, or stop.
   *[rain] That is no move of this game. Run the Rain Fairy to the next card, play a prank, or stop.
}
road-no-no-such-spot = The spots of the ring are the letters a to j.
road-no-no-such-card = The cards go from 1 to { $numbers }.
road-no-cards-placed = Both cards of this round lie already: now the { $fairy } runs.
road-no-place-first = First both players place a card; the fairies run after that.
road-no-not-in-hand = You hold no { $card }.
road-no-not-your-field = You may only place cards in your own field, { $first } to { $last }.
road-no-trashed-first = Your next card must go to { $spot }, the spot emptied by Trash.
road-no-empty-first = You still have an empty spot, and empty spots are filled first.
road-no-fairy-here = { $prank-is ->
    [none] The { $fairy } stands on that card, so it cannot be replaced.
   *[some] The { $fairy } stands on { $spot }, so { $prank } cannot choose it.
}
road-no-already-there = The { $fairy } stands on { $spot } already{ $stays-is ->
    [yes] ; to stay, stop
   *[no] {""}
}.
road-no-empty-spot = No card lies on { $spot }{ $runs-is ->
    [yes] , and fairies pass over empty spots
   *[no] {""}
}.
road-no-no-turning = A fairy who has set off cannot turn round.
road-no-wrong-way = At this table fairies run clockwise only.
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
road-no-not-next = Spot { $spot } does not come next; a fairy runs card by card.
road-no-no-prank-now = Pranks belong to the Rain Fairy; now the Sunny Fairy runs.
road-no-no-such-prank = You do not hold { $prank }.
road-no-prank-played = One prank a round, and you have played it.
road-no-step-first = At this table { $prank } comes after a first step of the run.
road-no-set-off = { $prank } comes before the run, and the Rain Fairy has set off.
road-no-not-there = { $prank } leads to { $first }{ $second-is ->
    [none] {""}
   *[some] {" "}or { $second }
}.
road-no-nothing-discarded = Nothing has been discarded yet.
road-no-not-discarded = There is no { $card } among the discards.
road-no-needs-a-spot = { $prank-is ->
    [exchange] Exchange needs two different spots: the cards on them change places.
    [recycle] Recycle needs a card from the discards and the spot of the card that it replaces.
    [teleport] Teleport needs a spot: the card on which the Rain Fairy appears.
   *[trash] Trash needs a spot: the card on it is thrown away.
}
road-no-not-played-now = Recycle replaces one of the two cards played this round.

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
road-moving = You move the { $fairy }{ $points ->
    [0] {""}
    [one] , { $way }, 1 point so far
   *[other] , { $way }, { $points } points so far
}: run card by card, stop when you like.
road-prank-open = You may play one prank.
road-prank-gone = You have played your prank of this round.

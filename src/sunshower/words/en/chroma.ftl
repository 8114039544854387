## Chroma Rainbow

chroma-about = Collect five cards of one shape in all five colours, and spoil the others' rainbows with wild cards.

### Pieces

chroma-colour-blue = blue
chroma-colour-green = green
chroma-colour-orange = orange
chroma-colour-red = red
chroma-colour-yellow = yellow
chroma-shape-circle = circle
    .many = circles
chroma-shape-cross = cross
    .many = crosses
chroma-shape-pentagon = pentagon
    .many = pentagons
chroma-shape-square = square
    .many = squares
chroma-shape-star = star
    .many = stars
# A star in the text of a card is an underscore in its key: B_ is the blue colour card, A_ the all-colours card.
chroma-card-Bc = blue circle
chroma-card-Bx = blue cross
chroma-card-Bp = blue pentagon
chroma-card-Bs = blue square
chroma-card-Bt = blue star
chroma-card-B_ = blue colour card
chroma-card-Gc = green circle
chroma-card-Gx = green cross
chroma-card-Gp = green pentagon
chroma-card-Gs = green square
chroma-card-Gt = green star
chroma-card-G_ = green colour card
chroma-card-Oc = orange circle
chroma-card-Ox = orange cross
chroma-card-Op = orange pentagon
chroma-card-Os = orange square
chroma-card-Ot = orange star
chroma-card-O_ = orange colour card
chroma-card-Rc = red circle
chroma-card-Rx = red cross
chroma-card-Rp = red pentagon
chroma-card-Rs = red square
chroma-card-Rt = red star
chroma-card-R_ = red colour card
chroma-card-Yc = yellow circle
chroma-card-Yx = yellow cross
chroma-card-Yp = yellow pentagon
chroma-card-Ys = yellow square
chroma-card-Yt = yellow star
chroma-card-Y_ = yellow colour card
chroma-card-_c = circle shape card
chroma-card-_x = cross shape card
chroma-card-_p = pentagon shape card
chroma-card-_s = square shape card
chroma-card-_t = star shape card
chroma-card-A_ = all-colours card
chroma-card-_a = all-shapes card

### House rules

chroma-option-no_idle_discard = A card taken from the discards may not go straight back.
chroma-option-lock_for_victim = A card replaced by an opponent is locked until its owner's next turn is over.
chroma-option-turn_limit = After so many turns each it is a draw (1 to 1000).
chroma-option-base_sets = How many Base sets of 25 cards (1 to 6).
chroma-option-colour_sets = How many Colours sets (0 to 3).
chroma-option-shape_sets = How many Shapes sets (0 to 3).
chroma-option-all_wilds = How many all-colours cards a Colours set has, and all-shapes cards a Shapes set (0 to 3).
chroma-number-turn_limit = turns each
chroma-number-base_sets = Base sets
chroma-number-colour_sets = Colours sets
chroma-number-shape_sets = Shapes sets
chroma-number-all_wilds = all-colours or all-shapes cards in a set
chroma-no-number = There can be { $low } to { $high } { $number }.

### How it ends

chroma-ending-rainbow = A rainbow is complete, and its owner wins.
chroma-ending-gift = A rainbow was completed by another player's wild card, and its owner wins.
chroma-ending-turn-limit = Everybody has had all their turns and no rainbow is complete: a draw.

### What happens

chroma-card-dealt = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} dealt { $card-is ->
    [none] a card
   *[some] the { $card }
}.
    .sum = { $seat-is ->
        [you] You are
       *[they] { $seat } is
    } dealt { $card-is ->
        [none] { $times } cards
        [several] the { $card }
       *[other] { $times } times the { $card }
    }.
chroma-pile-renewed = { $seat-is ->
    [you] You shuffle
   *[they] { $seat } shuffles
} the discards, all but the top one, into a new pile.
    .do = Draw from the pile: first the discards, all but the top one, are shuffled into a new one.
chroma-draw-chosen = { $seat-is ->
    [you] You draw
   *[they] { $seat } draws
} from the pile.
    .do = Draw from the pile.
chroma-card-drawn = { $card-is ->
    [none] The pile has { $pile ->
        [0] no cards
        [one] 1 card
       *[other] { $pile } cards
    } left.
   *[some] { $seat-is ->
        [you] You get
       *[they] { $seat } gets
    } the { $card }.
}
    .brief = { $card-is ->
        [none] { $pile ->
            [0] The pile has no cards left.
            [one] The pile has 1 card left.
           *[other] {""}
        }
       *[some] { chroma-card-drawn }
    }
chroma-discard-taken = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} the { $card } from the discards.
    .do = Take the { $card } from the discards.
chroma-played = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} the { $card }.
    .do = Play the { $card } into your rainbow{ $gone-is ->
        [none] {""}
       *[some] {" "}for the { $gone }
    }.
chroma-laid-over = { $seat-is ->
    [you] You lay
   *[they] { $seat } lays
} the { $card } over { $owner-is ->
    [you] your
   *[they] { $owner }'s
} { $over }.
    .do = Lay the { $card } over { $owner }'s { $over }.
chroma-cleared = The { $card } goes to the discards{ $lock ->
    [0] {""}
    [one] , locked for 1 turn
   *[other] , locked for { $lock } turns
}.
chroma-discarded = { $seat-is ->
    [you] You discard
   *[they] { $seat } discards
} the { $card }.
    .do = Discard the { $card }.
chroma-rainbow-complete = { $owner-is ->
    [you] You have
   *[they] { $owner } has
} a rainbow of { $shape-many }.
chroma-round-begins = Round { $round } begins.
    .brief = {""}
chroma-turns-over = Everybody has had { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, and no rainbow is complete.

### What speaks for a move

chroma-why-wins = { $how ->
    [take] With it you can complete your rainbow of { $shape-many } this very turn.
   *[lay] { $gone-is ->
        [none] It completes your rainbow of { $shape-many }: you win.
       *[some] Put the { $gone } away for it: your rainbow of { $shape-many } is complete, and you win.
    }
}
    .nudge = Your rainbow lacks just one card: where is it?
chroma-why-stops = { $how ->
    [last] { $owner }'s rainbow lacks just one card{ $cards ->
        [0] {""}
        [one] , and one of the { $all } cards that you do not see would do
       *[other] , and { $cards } of the { $all } cards that you do not see would do
    }. After this it lacks { $now }.
    [back] { $owner }'s rainbow then lacks { $now } cards instead of { $was }.
   *[fewer] Of the { $all } cards that you do not see, { $left ->
        [0] none then helps
        [one] only one then helps
       *[other] only { $left } then help
    } { $owner }'s rainbow instead of { $cards }.
}{ $locked-is ->
    [none] {""}
   *[some] {" "}The { $locked } is locked then: { $owner } cannot take it straight back.
}
    .nudge = Look at { $owner }'s rainbow: how many cards does it lack, and which one there counts most?
chroma-why-denies = { $how ->
    [take] Then { $who } cannot take it
    [cover] That covers the { $card }
   *[keep] From the discards { $who } could take it
}: with that card, { $who }'s rainbow would { $left ->
    [0] be complete
    [one] lack just one more
   *[other] lack only { $left } more
}.
    .nudge = { $who } plays next: which card would help there?
chroma-why-nearer = { $gone-is ->
    [none] Your
   *[some] Put the { $gone } away for it: your
} rainbow of { $shape-many } then lacks { $now ->
    [one] one card
   *[other] { $now } cards
} instead of { $was }{ $has ->
    [none] {""}
    [all] , and you hold { $now ->
        [one] it
       *[other] all of them
    } already
   *[some] , and you hold { $held ->
        [one] one
       *[other] { $held }
    } of them already
}.
    .nudge = { $gone-is ->
        [none] Which shape do you have most of, in front of you and in your hand?
       *[some] Your rainbow is full: which card in it helps you least, and which one in your hand helps more?
    }
chroma-why-finds = { $now ->
    [0] With it you have all the cards for a rainbow of { $shape-many }: they only have to be laid.
    [one] With it you have to find just one more card for a rainbow of { $shape-many } instead of { $was }.
   *[other] With it you have to find { $now } more cards for a rainbow of { $shape-many } instead of { $was }.
}
    .nudge = Does the top discard go with a shape that you collect?
chroma-why-ready = You hold { $left ->
    [one] the last card
   *[other] the last { $left } cards
} for a rainbow of { $shape-many }.
    .nudge = Count the cards that your rainbow lacks, and those of them that you hold.
chroma-why-second = { $gone-is ->
    [none] It opens another way
   *[some] Put the { $gone } away for it, and another way opens
}: { $how ->
    [take] you then have to find { $now ->
        [one] one card
       *[other] { $now } cards
    } for a rainbow of { $shape-many }
   *[lay] a rainbow of { $shape-many } then lacks { $now ->
        [one] one card
       *[other] { $now } cards
    }
}{ $held ->
    [0] {""}
    [one] , and you hold one of them already
   *[other] , and you hold { $held } of them already
}.
    .nudge = Do not look at one shape only: which other one is almost as near?
chroma-why-wilds = Nobody can take a wild card from the discards, but { $cards ->
    [one] one
   *[other] { $cards }
} may still come from the pile.
    .nudge = Which kind of card comes only from the pile?
chroma-why-outs = { $top-is ->
    [none] {""}
   *[some] The { $top } on the discards brings you no nearer.{" "}
}Of the { $all } cards that you do not see ({ $pile } of them in the pile), { $cards ->
    [one] one
   *[other] { $cards }
} would { $last ->
    [yes] complete your rainbow
   *[no] bring you nearer to a rainbow
}{ $shape-is ->
    [none] {""}
   *[some] {" "}of { $shape-many }
}.
    .nudge = Which cards are you waiting for, and how many of them may still come?
chroma-why-spares = { $gone-is ->
    [none] You can do without it
   *[some] Put the { $gone } away for it
}: { $find ->
    [0] you still have all the cards for a rainbow of { $shape-many }.
    [one] you have one card to find for a rainbow of { $shape-many }, as before.
   *[other] you have { $find } cards to find for a rainbow of { $shape-many }, as before.
}
    .nudge = Which of your cards can you do without?
chroma-why-harmless = If { $who } takes the { $card }, { $who }'s rainbow gets no nearer.
    .nudge = { $who } plays next: which card can lie on the discards without helping there?
chroma-why-parks = Your rainbow has room for it, and from the discards { $who } could take it.
    .nudge = Where does a card that you do not need do the least harm?
chroma-why-keeps-wild = You keep your { $cards } for later: for a last card, or to stop somebody.
    .nudge = Wild cards can do most near the end: which cards can go before them?
chroma-why-last-turn = { $over ->
    [yes] That is the last turn of all: nobody has won, and it is a draw.
   *[no] It is your last turn: after it, only the others play.
}
    .nudge = How many turns are left?

### Why not

# What there is to choose from, in the question for the rest of a move.
chroma-deed = { $kind ->
    [discard] discard it
    [wild] lay it over another player's card
   *[play] play it into your rainbow
}
chroma-the = the { $card }

chroma-now = { $now ->
    [draw] Draw a card from the pile.
    [take] Draw a card from the pile, or take the top discard.
    [wild] Play a card into your rainbow, discard one, or lay a wild over another player's card.
   *[act] Play a card into your rainbow, or discard one.
}
chroma-you-hold = You hold { $cards }.
chroma-lies = { $cards-count ->
    [0] Nothing lies there yet.
   *[other] What lies there: { $cards }.
}
chroma-no-no-passing = Nobody can pass in this game.
chroma-no-which-card = { $deed ->
    [play] You play a card of your hand into your rainbow.
    [discard] You discard a card of your hand.
   *[wild] You lay a wild of your hand over another player's card.
}
chroma-no-no-such-card = { $said-is ->
    [none] There is no such card.
   *[some] There is no card “{ $said }”.
} A card has a colour (blue, green, orange, red or yellow) and a shape (circle, cross, pentagon, square or star), or it is wild.
chroma-no-draw-first = { $card-is ->
    [none] {""}
   *[some] The { $card } has to wait.{" "}
}{ $take-is ->
    [yes] First draw a card: from the pile, or the top discard.
   *[no] First draw a card from the pile.
}
chroma-no-already-drawn = You have drawn your card already.
chroma-no-no-discards = There are no discards to take.
chroma-no-wild-on-top = The { $card } on top of the discards is wild, and can never be taken.
chroma-no-locked = A wild has replaced the { $card }: it is locked { $more ->
    [0] until this turn is over.
   *[other] for this turn and { $more } more.
}
chroma-no-not-in-hand = You do not hold the { $card }.
chroma-no-not-full = { $card-is ->
    [none] Your rainbow has room: nothing leaves it before it has five cards.
   *[some] The { $card } stays: your rainbow has room, and nothing leaves it before it has five cards.
}
chroma-no-needs-a-card = { $covers-is ->
    [yes] A wild replaces one card.
   *[no] Your rainbow has five cards, so one of the six goes.
}
chroma-no-not-there = There is no { $card } in { $own-is ->
    [yes] your rainbow
   *[no] the rainbow of { $owner }
}.
chroma-no-idle = You have just taken the { $card }: it may not go straight back.
chroma-no-no-such-seat = There is no player { $seat } here: a wild is laid over a card of { $others }.
chroma-no-no-colour = You hold no { $colour } card.
chroma-no-elsewhere = The { $card } lies in the rainbow of { $owner }, not in yours: lay your wild over it there.
chroma-no-nothing-there = { $owner-is ->
    [none] Nobody else has a card in front of them to lay a wild on.
   *[some] There is no card in front of { $owner } to lay a wild on.
}
chroma-no-no-wild = { $card-is ->
    [none] You hold no wild card, and nothing else can be played on another player.
   *[some] Only a wild can be laid over the { $card } of { $owner }, and you hold none.
}
chroma-no-alike = You hold only cards like the { $card }: play one, and the new one itself goes.
chroma-no-not-wild = The { $card } is not wild, so it stays on your side.
chroma-no-needs-a-seat = You lay a wild over another player's card.
chroma-no-own-rainbow = Onto your own rainbow a wild is played like any card{ $card-is ->
    [none] , on a free place.
   *[some] , and one of the six goes, for example the { $card }.
}

### Why not: decks and positions

chroma-no-small-deck = { $seats } players need a deck of at least { $fewest } cards, and these sets have { $cards }.
chroma-no-field-rainbows = '{ $name }' must be the rainbows of { $fewest } to { $most } seats, with slashes between them.
chroma-no-field-cards = '{ $name }' must be cards such as Bc or R*, or -.
chroma-no-field-held = '{ $name }' must be cards such as Bc or R*, ? for one not seen, or -.
chroma-no-field-piled = '{ $name }' must be cards such as Bc or R*, the top one last, a locked one as in Bc!1.
chroma-no-field-sure = '{ $name }' must be a ? for each seat of which these eyes do not know what it is sure of, and only there.
chroma-no-field-sure-of = '{ $name }' must be { $count } values with slashes between them, the last one everybody's.
chroma-no-line-cards = { $count ->
    [0] There are no cards
    [one] There is only 1 card
   *[other] There are only { $count } cards
} like the { $thing }.
chroma-no-line-hand = Seat { $seat } holds { $count } cards now.
chroma-no-line-shown = What seat { $seat } has taken from the discards is in its hand, and never wild.
chroma-no-line-lock = A lock lies on a plain card, and is over in time.
chroma-no-line-taken = The card taken this turn is one of those that the player to act has shown.
chroma-no-line-unsure = Where all is seen but some cards, nobody can tell what is sure.
chroma-no-line-sure = What is sure is among the unseen cards of the others, and what all are sure of, each seat is.
chroma-no-line-over = The game is over when one rainbow is complete or all turns are, and not before.
chroma-no-line-gift = Who wins in another player's turn has got a wild from that player.

### The table as text

# The two cards that stand for any card, short, after a sign.
chroma-all-colours = colours
chroma-all-shapes = shapes
chroma-round = { $over-is ->
    [yes] Over in round
   *[no] Round
} { $round } of { $rounds }. Pile: { $pile ->
    [0] no cards
    [one] 1 card
   *[other] { $pile } cards
}.
chroma-discards = Discards: { $top-is ->
    [none] none
   *[some] { $top } on top{ $lock ->
        [0] {""}
        [one] {" "}(locked: 1 turn to go, free for { $free-is ->
            [you] you
           *[they] { $free }
        })
       *[other] {" "}(locked: { $lock } turns to go, free for { $free-is ->
            [you] you
           *[they] { $free }
        })
    }{ $under-is ->
        [none] {""}
       *[some] , under it { $under }
    }
}.
chroma-rainbow = { $owner-is ->
    [you] Your rainbow:
   *[they] { $owner }'s rainbow:
} { $cards }
chroma-complete = Complete: a rainbow of { $shape-many }.
chroma-far = { $missing } away, whatever the shape.
chroma-away = { $missing } away: { $ways }.
chroma-way = { $shape-many }{ $needs-is ->
    [none] {""}
   *[some] {" "}({ $needs })
}
chroma-needs-all = { $colours }
chroma-needs-any = { $count ->
    [one] any colour
   *[other] any { $count } colours
}
chroma-needs-some = { $count } of { $colours }
chroma-hand = { $owner-is ->
    [you] Your hand:
   *[they] { $owner }'s hand:
} { $cards }{ $known-is ->
    [none] {""}
   *[some] {" "}(seen by all: { $known })
}
chroma-holds = { $seat } holds { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}{ $known-is ->
    [none] {""}
   *[some] , { $seen ->
        [all] all
       *[other] { $seen }
    } of them seen: { $known }
}.
chroma-waits = { $seat } is to { $phase ->
    [draw] draw
   *[act] act
}.
chroma-act = Choose a card: play it into your rainbow{ $full-is ->
    [yes] {" "}and put one of the six away
   *[no] {""}
}, { $wild-is ->
    [yes] discard it, or lay a wild over another player's card
   *[no] or discard it
}.
chroma-draw = { $anew-is ->
    [yes] Draw from the pile, made anew of the discards but the top one.
   *[no] Draw from the pile.
} { $why }
chroma-draw-or-take = { $anew-is ->
    [yes] Draw from the pile, made anew of the discards but the top one,
   *[no] Draw from the pile,
} or take the { $card } from the discards.
chroma-sure = Still among the cards you do not see in hands: { $cards }.

### The table told aloud

chroma-aloud-rainbow = { $owner-is ->
    [you] Your rainbow:
   *[they] { $owner }'s rainbow:
} { $cards-is ->
    [none] no cards yet
   *[some] { $cards }
}.
chroma-aloud-hand = { $owner-is ->
    [you] Your hand:
   *[they] { $owner }'s hand:
} { $cards }{ $known-is ->
    [none] {""}
   *[some] {" "}(seen by all: { $known })
}.
chroma-aloud-far = { $owner-is ->
    [you] You need
   *[they] { $owner } needs
} { $missing ->
    [0] no more cards
    [one] 1 more card
   *[other] { $missing } more cards
}.
chroma-aloud-row = { $owner-is ->
    [you] Your rainbow:
   *[they] { $owner }'s rainbow:
} { $places-is ->
    [none] no cards yet
   *[some] { $places }
}.

### On the page

chroma-page-red = red
chroma-page-orange = orange
chroma-page-yellow = yellow
chroma-page-green = green
chroma-page-blue = blue
chroma-page-circle = circle
chroma-page-cross = cross
chroma-page-pentagon = pentagon
chroma-page-square = square
chroma-page-star = star
chroma-page-circle-many = circles
chroma-page-cross-many = crosses
chroma-page-pentagon-many = pentagons
chroma-page-square-many = squares
chroma-page-star-many = stars
chroma-page-card-back = a card face down
chroma-page-wild-colour = wild: any shape in { $colour }
chroma-page-wild-shape = wild: any colour of { $shape }
chroma-page-wild-all = wild: any card there is
chroma-page-yours = Your rainbow
chroma-page-of = { $name }’s rainbow
chroma-page-in-hand = { $card }, in your hand
chroma-page-in-hand-of = { $card }, in { $name }’s hand
chroma-page-in-yours = { $card }, in your rainbow
chroma-page-in-of = { $card }, in { $name }’s rainbow
chroma-page-reads = counts as { $card }
chroma-page-reads-not = does not count for { $shapes }
chroma-page-rainbow-label = { $whose }: { $cards }. { $distance }
chroma-page-rainbow-empty = no cards yet
chroma-page-slot = { $whose }, a free place
chroma-page-slot-sixth = { $whose } is full: a sixth card, and one of the six goes
chroma-page-sixth-goes = { $card }, the new card: put it away itself
chroma-page-to-go = { $n } to go
chroma-page-complete = complete!
chroma-page-goal = Five colours of one shape win.
chroma-page-distance = { $shapes }: { $n } to go
chroma-page-distance-none = 5 to go in any shape
chroma-page-distance-complete = a complete rainbow of { $shapes }
chroma-page-helps = helps: { $colours }
chroma-page-wants = waits for { $colours }
chroma-page-helps-any = any colour helps
chroma-page-meters = How far in each shape
chroma-page-then = then { $n } to go
chroma-page-then-complete = completes it!
chroma-page-pile = Pile
chroma-page-pile-label = the pile, { $n } cards face down
chroma-page-pile-empty = the pile is empty: the discards, all but the top one, become a new one
chroma-page-discards = Discards
chroma-page-discards-none = no discards yet
chroma-page-discards-label = the discards, { $n } cards, on top the { $card }
chroma-page-discards-here = discards
chroma-page-discards-top = top discard
chroma-page-lock-one = locked for one turn
chroma-page-lock = locked for { $n } turns
chroma-page-lock-free = then free for { $name }
chroma-page-lock-free-you = then free for you
chroma-page-lock-wild = wild on top: nobody can take it
chroma-page-look = Look through the discards: { $n }
chroma-page-look-order = From the top one down
chroma-page-hand = Your hand
chroma-page-hand-of = { $name }’s hand
chroma-page-hand-count = { $n } cards in hand
chroma-page-hand-known = everybody knows: { $cards }
chroma-page-tag-new = new
chroma-page-tag-taken = taken
chroma-page-tag-known = seen
chroma-page-tag-helps = helps
chroma-page-tag-wins = wins!
chroma-page-new = just drawn
chroma-page-taken = just taken from the discards
chroma-page-known = everybody has seen it
chroma-page-sure = Still among the cards you do not see:
chroma-page-turn = to act
chroma-page-status-round = Round { $n }
chroma-page-status-round-of = Round { $n } of { $all }
chroma-page-status-draw = draw a card
chroma-page-status-act = play or discard one
chroma-page-status-deal = the deal
chroma-page-do-draw = Draw, or take the top discard.
chroma-page-do-draw-only = Draw a card from the pile.
chroma-page-do-act = Choose a card of your hand.
chroma-page-do-where = Where does it go?
chroma-page-do-where-wild = Where does it go, or over whose card?
chroma-page-do-sixth = Which of the six goes to the discards?
chroma-page-do-cover = Which card does it replace?

### The first game

chroma-lesson-goal = Five cards of one shape, each in another colour, are a rainbow, and whoever has one first wins. You lack only a blue star: touch it, then the free place in your rainbow.
chroma-lesson-goal-well = A rainbow of stars: you win! And now from the beginning.
chroma-lesson-draw = Every turn begins with a card. Touch the pile to draw one.
chroma-lesson-draw-well = Now you hold four cards, and exactly one must go: into your rainbow, to the discards, or, if it is wild, over another player's card.
chroma-lesson-play = You collect stars, and a yellow one is new. Touch it, then the free place in your rainbow.
chroma-lesson-play-well = The arch lights up: red, orange and yellow are there. Two more stars!
chroma-lesson-take = Instead of drawing you may take the top discard. Robin has thrown a green star away: touch the discards.
chroma-lesson-take-well = Everybody saw you take it, so everybody knows that you hold it.
chroma-lesson-sixth = Your rainbow is full, but two of the cards are no stars. Play the green star as the sixth, on your rainbow, and put away a card that does not help.
chroma-lesson-sixth-well = One to go! The cards of a rainbow need not go together while it grows.
chroma-lesson-attack = Danger: Robin needs only a red circle! Cards with a dashed frame are wild and can be laid over another player's card: touch the yellow colour card, Robin's rainbow, then a circle that is not yellow.
chroma-lesson-attack-well = Two yellow cards are one too many: Robin needs two more now. The circle is locked for a turn.
chroma-lesson-colour = A colour card is any shape in its colour, so the blue one is your blue star. Play it on your rainbow, and put the blue square away.
chroma-lesson-colour-well = You win! A plain card that goes for a wild is locked for a turn, even from your own rainbow.
chroma-lesson-shape = A shape card is its shape in any colour. Play the star shape card: it is whichever colour you lack.
chroma-lesson-shape-well = Four stars. Nobody says what a wild is meant to be: it counts as whatever is best for the owner of the rainbow.
chroma-lesson-any = The all-colours card and the all-shapes card stand for any card there is. Play one of them to complete your rainbow.
chroma-lesson-any-well = Three plain stars and two wilds: you win!
chroma-lesson-gift = Careful: over Robin's red cross your red colour card would be a red circle, and Robin would win with it. Play it into your own rainbow instead.
chroma-lesson-gift-well = It is your red star. A complete rainbow wins for its owner, whoever laid the last card.
chroma-lesson-lock = A wild has replaced your blue star, and such a plain card is locked for a turn, as the padlock shows. Draw from the pile.
chroma-lesson-lock-well = The player after you may take the star, if it is still on top.
chroma-lesson-buried = A wild on the discards can never be taken, and it keeps everything below it out of reach. Draw from the pile.
chroma-lesson-buried-well = When the pile is empty, all discards but the top one are shuffled and become the new pile.
chroma-coach-draw = Touch the pile to draw a card.
chroma-coach-take = Draw from the pile, or take the top discard if it helps.
chroma-coach-act = Pick a card, then your rainbow; or discard it.
chroma-coach-wild = You hold a wild: keep it for your rainbow, or lay it over a card of somebody who is about to win.
chroma-coach-sixth = Your rainbow is full: play a sixth card, and put one of the six away.

### What somebody may type for a kind of move

chroma-drawn-pile = pile
    .also = pile
chroma-drawn-discards = discards
    .also = discard pile
chroma-typed-play = play
    .also = play
chroma-typed-wild = wild
    .also = lay, lay over
chroma-typed-take = take
    .also = take

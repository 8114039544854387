## Rainbow

rainbow-about = Build one rainbow together, with cards of two sides of which you see one, and be the one to finish it.

### Pieces

rainbow-face-R = red
rainbow-face-O = orange
rainbow-face-Y = yellow
rainbow-face-G = green
rainbow-face-C = cyan
rainbow-face-B = blue
rainbow-face-P = purple
rainbow-face-L = light
rainbow-face-S = shadow

### House rules

rainbow-option-flip_commits = Whoever flips a card must place one after it.
rainbow-option-memory_aid = The table keeps in sight what each player has seen.
rainbow-option-first = Who begins: drawn at random, or the seat you name.
rainbow-option-first-random = drawn at random
rainbow-option-pairs = Copies of each card with two colours, 0 to 3.
rainbow-option-light = Copies of each card with a colour and light, 0 to 4.
rainbow-option-shadow = Copies of each card with a colour and shadow, 0 to 4.
rainbow-option-light_shadow = Copies of the card with light and shadow, 0 to 4.

### How it ends

rainbow-ending-cards = A hand cannot be filled any more: whoever has collected more cards wins.
rainbow-ending-draw = A hand cannot be filled any more, and both have collected equally many cards: a draw. Play again!

### What happens

rainbow-next-card = { $behind-is ->
    [yes] { $front-is ->
        [none] {""}
       *[some] Next comes { $last-is ->
            [yes] the last card, { $front }
           *[no] { $front }
        }{ $back-is ->
            [none] {""}
           *[some] , { $back } on its back
        }.
    }
   *[no] { $seat-is ->
        [you] You { $front-is ->
            [none] look
           *[some] see { $front }
        }
       *[they] { $seat } { $front-is ->
            [none] looks
           *[some] sees { $front }
        }
    } at the front of the holder{ $back-is ->
        [none] {""}
       *[some] , { $back } on its back
    }.
}
rainbow-drawn = { $seat-is ->
    [you] You draw
   *[they] { $seat } draws
} { $front-is ->
    [none] a card
   *[some] { $front }
}{ $back-is ->
    [none] {""}
   *[some] , { $back } on its back
}.
rainbow-placed = { $seat-is ->
    [you] You place
   *[they] { $seat } places
} { $face } (card { $hand }).
rainbow-placed-blind = { $seat-is ->
    [you] You place
   *[they] { $seat } places
} card { $hand } blind.
rainbow-flipped = { $seat-is ->
    [you] You flip
   *[they] { $seat } flips
} card { $spot } of the row, { $face } so far.
rainbow-shown = It shows { $face }.
rainbow-clashed = That clashes with card { $other } of the row.
rainbow-shadow-fell = {""}
rainbow-rainbow-completed = That completes a rainbow.
rainbow-row-taken = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $points ->
    [one] 1 card
   *[other] { $points } cards
}.
rainbow-stopped = { $seat-is ->
    [you] You stop.
   *[they] { $seat } stops.
}
rainbow-round-begins = Round { $round } begins.

### Why not

rainbow-no-not-understood = That is no move of this game. { $now ->
    [place-flip] Place a card from your hand, normally or blind, or flip a card of the row first.
    [place-stop] Place a card from your hand, normally or blind, or stop.
    [flip-stop] Stop, or flip a card of the row before you place another.
   *[place] Place a card from your hand, normally or blind.
}
rainbow-no-stop-or-shadow = S may be stop or shadow: say stop, or name the card by its place in your hand.
rainbow-no-place-first = A turn needs at least one card: you cannot stop before you place one.
rainbow-no-flip-commits = At this table whoever flips a card must place one after it.
rainbow-no-nothing-lies = No card lies in the row yet, so there is nothing to flip.
rainbow-no-no-such-spot = The places of the row are 1 to { $spots }.
rainbow-no-no-card-there = { $filled ->
    [one] Only 1 of the row's places is filled.
   *[other] Only { $filled } of the row's places are filled.
}
rainbow-no-flipped-already = You have just flipped a card: now place a card{ $now ->
    [place-stop] {" "}or stop
   *[place] {""}
}.
rainbow-no-no-such-card = The cards of your hand are 1 to { $cards }.
rainbow-no-placed-already = You have placed your card { $hand }.
rainbow-no-other-face = Your card { $hand } shows { $shows }, not { $face }.
rainbow-no-not-in-hand = None of your cards shows { $face }.
rainbow-no-flip-first = Before you place another card you must flip one of the row.
rainbow-no-so-many-copies = There can be 0 to { $most } copies of { $cards ->
    [pairs] a card with two colours
   *[any] a card
}.

### The table as text

rainbow-after = After { $rounds ->
    [0] no rounds
    [one] 1 round
   *[other] { $rounds } rounds
}. Cards collected: { $piles }.
rainbow-round = Round { $round }. Cards collected: { $piles }. In the holder: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}.
rainbow-hand = { $owner-is ->
    [you] Your hand
   *[they] { $owner }'s hand
}{ $turned ->
    [fronts] , the fronts
    [backs] , the backs that face you
   *[unsaid] {""}
}:
rainbow-next-in-holder = { $owner-is ->
    [you] Your next card
   *[they] { $owner }'s next card
} in the holder{ $last-is ->
    [yes] , the last one
   *[no] {""}
}: { $card }
rainbow-row-empty = The row is empty: { $cards } cards make a rainbow.
rainbow-row = The row, { $missing ->
    [one] 1 card
   *[other] { $missing } cards
} short of a rainbow:
rainbow-under = Under the row:
rainbow-collected = Collected, the side that lay open first:
rainbow-to-move = { $seat } is to move; { $placed ->
    [0] no cards
    [one] 1 card
   *[other] { $placed } cards
} placed in this turn.
rainbow-ask-after-flip = You have flipped a card. Place one, normally or blind{ $may_stop-is ->
    [yes] , or stop
   *[no] {""}
}.
rainbow-ask-more = Stop, or flip a card of the row and place another.
rainbow-ask-at-most = { $cards ->
    [one] 1 more card at most.
   *[other] { $cards } more cards at most, a flip before each.
}
rainbow-ask-flip = You may flip one card of the row first.
rainbow-ask-place = Place a card: normally, the front up, or blind, the back up.

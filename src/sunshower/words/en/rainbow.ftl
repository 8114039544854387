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
rainbow-option-first-0 = the first seat
rainbow-option-first-1 = the second seat
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
    .do = Place { $face } (your card { $hand }) front up.
rainbow-placed-blind = { $seat-is ->
    [you] You place
   *[they] { $seat } places
} card { $hand } blind.
    .do = Place your card { $hand } blind.
rainbow-flipped = { $seat-is ->
    [you] You flip
   *[they] { $seat } flips
} card { $spot } of the row, { $face } so far.
    .do = Flip card { $spot } of the row, which shows { $face }.
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
    .do = Stop here.
rainbow-round-begins = Round { $round } begins.

### What speaks for a move

rainbow-why-wins = { $how ->
    [draw] It ends the game in a draw, { $mine } to { $theirs }.
   *[win] It ends the game, and you win { $mine } to { $theirs }.
}
    .nudge = The holder is nearly empty: how would the piles stand if the game ended now?
rainbow-why-completes = { $way ->
    [place] It completes the rainbow: all { $cards } cards are yours.
   *[other] In { $done ->
        [0] none of 100
        [100] all 100
       *[other] { $done } of 100
    } deals that fit what you see, { $way ->
        [blind] its back completes the rainbow.
       *[flip] the flip goes well and a front of yours then completes the rainbow.
    }
}
    .nudge = One card is missing for the rainbow: how could it be yours?
rainbow-why-makes-room = { $open ->
    [none] None of your fronts fits now; with { $face } gone from the row, your own { $face } does.
   *[some] It takes { $face } out of the row and makes room for your own { $face }.
}
    .nudge = A colour of yours lies in the row already: how could you make room for it?
rainbow-why-none-fits = { $cards ->
    [one] The front of your last card does not fit.
    [2] Neither of your fronts fits.
   *[other] None of your { $cards } fronts fits.
}
    .nudge = Look at your fronts first: does any of them fit?
rainbow-why-gives-up = It gives the row away, { $cards ->
    [one] a single card
   *[other] { $cards } cards
}, and you begin the next round.
    .nudge = Is this row worth fighting for? Think of what it costs to lose it now.
rainbow-why-out-of-reach = { $by ->
    [flip] It lets you place another card: with
   *[card] With
} { $lies ->
    [one] one card
   *[other] { $lies } cards
} in the row the other player cannot complete the rainbow next turn{ $then ->
    [mine] , but has to add a card, and then it is within your reach.
   *[other] : { $missing } are missing, and a turn allows three.
}
    .nudge = How many cards may the other player place in one turn, and how many would be missing?
rainbow-why-leaves = { $lose ->
    [0] These { $lies } now need a card from the other hand
    [one] Placed blind, one card of the other hand would lose the round
    [3] Placed blind, every card of the other hand would lose the round
   *[other] Placed blind, { $lose } cards of the other hand would lose the round
}{ $stuck ->
    [0] {""}
   *[other] , and in { $stuck } of 100 deals that fit what you see no front there fits
}.
    .nudge = Look at the backs in the other hand: what would they do to this row?
rainbow-why-flip-risk = { $under-is ->
    [none] { $can ->
        [shadow] No other colour lies there, so only a shadow could lose: the flip
       *[clash] The flip
    } goes well in { $well ->
        [0] none of 100
        [100] all 100
       *[other] { $well } of 100
    } deals that fit what you see{ $then ->
        [surely] ; then a front of yours fits
        [maybe] , and in { $opens } of them a front of yours then fits
       *[no] {""}
    }.
   *[some] You have seen what is under it: { $under }, which fits{ $then ->
        [surely] ; then a front of yours fits too
       *[no] {""}
    }.
}
    .nudge = { $under-is ->
        [none] { $can ->
            [shadow] What is the worst that could lie under the row, and how likely is that?
           *[clash] Think of the undersides of the row: which of them do you trust?
        }
       *[some] Think of the undersides that you have seen.
    }
rainbow-why-blind-risk = { $because ->
    [nothing] No colour lies in the row, and its front is the shadow, so its back is none: it
    [empty] No colour lies in the row, so only a shadow could lose: it
    [shadow] Its front is the shadow, so its back is none: it
    [clash] Its front is { $face }, so its back cannot clash with the { $face } in the row: it
   *[some] It
} goes well in { $well ->
    [0] none of 100
    [100] all 100
   *[other] { $well } of 100
} deals that fit what you see.
    .nudge = No card has the same face twice: what do your fronts tell you about their backs?
rainbow-why-hides = { $trap ->
    [shadow] Only you have seen the shadow that goes under it: whoever flips that card later loses the round.
    [clash] Only you have seen the { $face } that goes under it: as long as { $face } shows in the row, that card cannot be flipped without loss.
   *[free] Only you have seen the { $face } that goes under it: you could flip it without fear, as the row lies.
}
    .nudge = A blind card hides its front: what would you like to hide under the row?
rainbow-why-needs-flip = Another card would need a flip first{ $colours ->
    [0] {""}
    [one] {""}
   *[other] , with { $colours } colours in the row
}.
    .nudge = What would another card ask of you first?
rainbow-why-spoils = { $backs ->
    [one] A back in the other hand shows { $face } too: placed blind, that card would clash now.
   *[other] { $backs } backs in the other hand show { $face } too: placed blind, those cards would clash now.
}
    .nudge = Look at the backs in the other hand: which colour would make them clash?
rainbow-why-fits-in = { $kind ->
    [only] Of your fronts only { $face } fits.
    [light] It fits, and you keep your light, which always does.
    [some] It fits, and after it { $others ->
        [one] one other front of yours fits too.
       *[other] { $others } other fronts of yours fit too.
    }
   *[none] { $face-is ->
        [L] Light fits into every row.
       *[other] You see what you place: { $face } fits, without any risk.
    }
}
    .nudge = Which of your fronts fit now, and which will still fit later?
rainbow-why-within-reach = { $missing ->
    [one] One card is still missing
   *[other] { $missing } cards are still missing
} for the rainbow, and in this turn you may place { $may ->
    [one] one
   *[other] { $may }
} more.
    .nudge = Count the cards that are missing for the rainbow, and those that you may still place.

### Why not

# What there is to choose from, in the question for the rest of a move.
rainbow-deed = { $kind ->
    [place] place it normally
   *[blind] place it blind
}
rainbow-in-hand = card { $hand } ({ $face })

rainbow-now = { $now ->
    [place-flip] Place a card from your hand, normally or blind, or flip a card of the row first.
    [place-stop] Place a card from your hand, normally or blind, or stop.
    [flip-stop] Stop, or flip a card of the row before you place another.
   *[place] Place a card from your hand, normally or blind.
}
rainbow-you-hold = You hold { $cards }.
rainbow-no-say-stop = Say stop to end your turn.
rainbow-no-stop-or-shadow = S may be stop or shadow{ $stop-is ->
    [yes] : say stop, or
   *[no] , and you cannot stop now:
} name the card by its place in your hand.
rainbow-no-place-first = A turn needs at least one card: you cannot stop before you place one.
rainbow-no-flip-commits = At this table whoever flips a card must place one after it.
rainbow-no-nothing-lies = No card lies in the row yet, so there is nothing to flip.
rainbow-no-no-such-spot = The row has no place { $spot }: its places are 1 to { $spots }.
rainbow-no-no-card-there = No card lies on place { $spot } of the row: { $filled ->
    [one] only place 1 is filled.
    [2] only places 1 and 2 are filled.
   *[other] only places 1 to { $filled } are filled.
}
rainbow-no-flipped-already = You have just flipped a card{ $spot-is ->
    [none] {""}
   *[some] , so card { $spot } of the row stays as it is
}: now place a card{ $now ->
    [place-stop] {" "}or stop
   *[place] {""}
}.
rainbow-no-no-such-card = There is no card { $hand }: the cards of your hand are 1 to { $cards }.
rainbow-no-placed-already = You have placed your card { $hand } already.
rainbow-no-other-face = Your card { $hand } shows { $shows }, not { $face }.
rainbow-no-not-in-hand = None of your cards shows { $face }.
rainbow-no-flip-first = Before you place { $card-is ->
    [none] another card
   *[some] { $card }
} you must flip one of the row; or you stop.
rainbow-no-so-many-copies = There can be 0 to { $most } copies of { $cards ->
    [pairs] a card with two colours
   *[any] a card
}.

### Why not: decks and positions

rainbow-no-too-few-cards = A game needs { $fewest } cards; this deck has { $cards }.
rainbow-no-too-many-cards = The holder takes { $most } cards; this deck has { $cards }.
rainbow-no-such-faces = There are not enough cards with these faces.
rainbow-no-field-deck = '{ $name }' must be four numbers with slashes between them, such as { $usual }.
rainbow-no-field-card = '{ $name }' must be cards of two letters, or -.
rainbow-no-field-hand = '{ $name }' must be { $cards } cards of two letters for each seat, -- for an empty place.
rainbow-no-field-memory = 'under', 'seen' and 'gone' must be written without slashes.
rainbow-no-field-under = 'under' and 'seen' must be a letter and a mark for each card of the row.
rainbow-no-field-seen = '{ $name }' must be marks of who has seen each underside: -, 0, 1 or b.
rainbow-no-field-gone = '{ $name }' must be two letters and a mark (-, 0, 1, b or x) for each collected card.
rainbow-no-field-collected = '{ $name }' must be { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}, as many as have been collected.
rainbow-no-line-memory = Only all eyes, or a table with the memory aid, know what has been seen.
rainbow-no-line-cards = There are only { $cards } cards.
rainbow-no-line-rounds = Each round that is over has brought 1 to { $most } cards.
rainbow-no-line-row = Until a round ends the row has at most { $most } cards, light or all different, and no shadow.
rainbow-no-line-in-row = The cards placed or flipped in this turn lie in the row.
rainbow-no-line-over = The game is over when an empty holder cannot fill a hand; until then it is a seat's turn.
rainbow-no-line-hand = A hand has { $cards } cards, less those placed in this turn.
rainbow-no-line-next = As long as the holder has a card, each seat has a next one.
rainbow-no-line-last = The last card in the holder is the next one of both seats.

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

### The table told aloud

rainbow-aloud-pile = { $owner-is ->
    [you] Your pile
   *[they] { $owner }'s pile
}: { $cards ->
    [0] no cards yet
    [one] one card
   *[other] { $cards } cards
}.
rainbow-aloud-piles = Cards collected: { $seats }.
rainbow-aloud-card = { $there-is ->
    [no] placed already
   *[yes] { $face-is ->
        [none] not seen
       *[some] { $face }{ $other-is ->
            [none] {""}
           *[some] {" "}and { $other }
        }
    }
}
rainbow-aloud-place = { $place } { $card }
rainbow-aloud-hand = { $owner-is ->
    [you] Your hand
   *[they] { $owner }'s hand
}{ $turned ->
    [fronts] , the fronts
    [backs] , the backs that face you
   *[unsaid] {""}
}: { $cards }.
rainbow-aloud-next = { $owner-is ->
    [you] Your next card
   *[they] { $owner }'s next card
} in the holder{ $last-is ->
    [yes] , the last one
   *[no] {""}
}: { $card }.
rainbow-aloud-row = The row: { $faces }; { $missing ->
    [one] 1 card
   *[other] { $missing } cards
} short of a rainbow.
rainbow-aloud-under = Under the row: { $cards }.
rainbow-aloud-left = Round { $round }. In the holder: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}.

### On the page

rainbow-page-name-hand = { $face } (your card { $n })
rainbow-page-name-row = { $face } (place { $n } of the row)
rainbow-page-normal = front up
rainbow-page-blind = blind
rainbow-page-stop = Stop: end my turn
rainbow-page-status = Round { $n } · { $cards } cards in the holder
rainbow-page-status-over = After { $n } rounds
rainbow-page-face-unseen = a side you do not see
rainbow-page-hand-yours = Your hand
rainbow-page-hand-of = { $name }’s hand
rainbow-page-hand-yours-more = only { $name } sees the other sides
rainbow-page-hand-of-more = only you see these sides
rainbow-page-card-yours = { $face }, card { $n } of your hand; you do not see its back
rainbow-page-card-of = Card { $n } of { $name }: { $face } towards you; { $name } sees the other side
rainbow-page-card-open = Card { $n } of { $name }: { $face } in front, { $back } at the back
rainbow-page-card-closed = Card { $n } of { $name }, face down
rainbow-page-card-none = Empty place { $n } in the hand of { $name }
rainbow-page-card-none-yours = Empty place { $n } in your hand
rainbow-page-choose = { $face }: how to place it
rainbow-page-normal-label = Place it front up: { $face }
rainbow-page-blind-label = Place it blind: the back up, which you have not seen
rainbow-page-row = The row
rainbow-page-row-left = { $lies ->
    [0] { $n } to go
    [one] 1 card at stake, { $n } to go
   *[other] { $lies } cards at stake, { $n } to go
}
rainbow-page-row-left-one = { $lies } cards at stake: one to go!
rainbow-page-row-card = { $face }, place { $n } of the row
rainbow-page-row-under = under it { $face }
rainbow-page-row-under-unseen = its underside you have not seen
rainbow-page-row-under-nobody = nobody has seen its underside
rainbow-page-row-under-other = { $name } has seen its underside
rainbow-page-row-empty = Empty place { $n } of the row
rainbow-page-row-goal = Empty place { $n } of the row: whoever fills it well makes the rainbow
rainbow-page-loses = These lose
rainbow-page-loses-label = A card that shows one of these loses the round: { $faces }
rainbow-page-card-loses = it would lose the round
rainbow-page-holder = Holder
rainbow-page-holder-count = { $n } cards in the holder
rainbow-page-holder-one = The last card in the holder
rainbow-page-holder-none = The holder is empty
rainbow-page-next-yours = Your next
rainbow-page-next-yours-label = Your next card in the holder: { $face }
rainbow-page-next-of-label = The next card of { $name } in the holder: { $face }
rainbow-page-pile-yours = Your pile
rainbow-page-pile-of = { $name }’s pile
rainbow-page-pile-label = { $whose }: { $n } cards
rainbow-page-ask-place = Place a card.
rainbow-page-ask-flip-place = Place a card, or flip one of the row first.
rainbow-page-ask-place-stop = Place a card, or stop.
rainbow-page-ask-flip-stop = Stop, or flip a card and place another.
rainbow-page-ask-choose = Front up, or blind?
rainbow-page-placed = { $n } of 3 cards placed in this turn
rainbow-page-placed-short = placed
rainbow-page-end-rainbow-yours = A rainbow! You take all { $n }.
rainbow-page-end-rainbow-of = A rainbow! { $name } takes all { $n }.
rainbow-page-end-clash-yours = { $face } twice: a clash! You take { $n }.
rainbow-page-end-clash-of = { $face } twice: a clash! { $name } takes { $n }.
rainbow-page-end-shadow-yours = A shadow! You take { $n }.
rainbow-page-end-shadow-of = A shadow! { $name } takes { $n }.
rainbow-page-pop-clash = Clash!
rainbow-page-pop-shadow = Shadow!
rainbow-page-pop-rainbow = Rainbow!
rainbow-page-pop-lucky = Phew!
rainbow-page-pop-stop = I stop
rainbow-page-taken = Collected: { $cards }
rainbow-page-memory-eye = { $name } has seen this underside
rainbow-page-memory-gone = Collected cards that you have seen ({ $n })
rainbow-page-memory-gone-all = Collected cards ({ $n })
rainbow-page-memory-gone-more = The side that lay open, then the underside.
rainbow-page-memory-gone-card = { $face } on { $back }

### The first game

rainbow-lesson-goal = Whoever places the sixth card of a row of different colours takes all six, and at the end the most cards win. Purple is missing: touch your purple card and place it front up.
rainbow-lesson-goal-well = A rainbow! Six cards for you, 28 to 24: you win. And now from the beginning.
rainbow-lesson-sides = Every card has two sides: of your own you see one, and only Robin sees the other. Touch your red card and place it front up.
rainbow-lesson-sides-well = Red begins the row. Of Robin's cards it is you who sees the backs.
rainbow-lesson-stop = One card is enough for a turn, and three are the most. Stop here, and let Robin go on.
rainbow-lesson-stop-well = Robin placed yellow, and you drew a card from the holder.
rainbow-lesson-new = All colours in the row must be different: show one that lies there already, and the other player takes the row. Only your blue card is new here: place it front up.
rainbow-lesson-new-well = Four colours, all different.
rainbow-lesson-clash = Look at Robin's cards: red, green and yellow face you, and all of them would clash. Robin does not know: stop, and see what happens.
rainbow-lesson-clash-well = Robin placed a card blind and it showed red: a clash, so five cards are yours. Whoever did not get the cards begins the next round.
rainbow-lesson-blind = Red and yellow lie there, and a shadow loses at once. So place any card blind, with the side up that you have not seen.
rainbow-lesson-blind-well = Lucky: a new colour. Robin had seen it all along, so watch what Robin is afraid of.
rainbow-lesson-flip = Before your first card you may flip one of the row. You placed the green one yourself, with cyan below: flip it, and your own green fits.
rainbow-lesson-flip-well = Cyan, as you remembered. But a flip that shows a colour twice, or a shadow, loses the round too.
rainbow-lesson-again = Before a second and before a third card you must flip one. You placed the red card with blue below: flip it.
rainbow-lesson-again-well = Blue is new, so all is well. Now you may place another card, or stop.
rainbow-lesson-light = Light, the white side, stands for any colour, and there may be several in a row. Place yours front up as the sixth card.
rainbow-lesson-light-well = A rainbow with two lights: all six cards are yours.
rainbow-lesson-shadow = One of Robin's cards has a shadow towards you, and whoever shows a shadow loses the round at once. Stop, and see whether Robin places it blind.
rainbow-lesson-shadow-well = That was the shadow: five cards for you.
rainbow-lesson-end = The holder is empty: as soon as a hand cannot be filled up, the game is over. You have collected 27 cards and Robin 23: stop.
rainbow-lesson-end-well = You win! The row and the hands count for nobody, and equally many cards would be a draw.
rainbow-coach-first = Touch a card of your hand, then place it front up or blind.
rainbow-coach-flip = Place a card, or first flip one of the row. A colour that lies there already loses the round.
rainbow-coach-on = You can stop here. For another card, first flip one of the row.
rainbow-coach-after = Place another card, or stop.

### What somebody may type for a kind of move

rainbow-typed-stop = stop
    .also = quit placing
rainbow-typed-place = place
    .also = place
rainbow-typed-blind = blind
    .also = place blind

## Rainbow Pirates

pirates-about = Build rainbows on your island, raid the others, and bribe the pirates who come for yours.

### Pieces

# A group of an island has a name of its own: a run from colour to colour, a set of one colour, or what else lies there.
pirates-card-1 = red 1
    .a = a red 1
    .A = A red 1
    .many = reds
pirates-card-2 = orange 2
    .a = an orange 2
    .A = An orange 2
    .many = oranges
pirates-card-3 = yellow 3
    .a = a yellow 3
    .A = A yellow 3
    .many = yellows
pirates-card-4 = green 4
    .a = a green 4
    .A = A green 4
    .many = greens
pirates-card-5 = blue 5
    .a = a blue 5
    .A = A blue 5
    .many = blues
pirates-card-6 = purple 6
    .a = a purple 6
    .A = A purple 6
    .many = purples
pirates-card-7 = pink 7
    .a = a pink 7
    .A = A pink 7
    .many = pinks
pirates-card-w = WILD
    .a = a WILD
    .A = A WILD
    .many = WILDs
pirates-card-t = Thief
    .a = a Thief
    .A = A Thief
    .many = Thieves
pirates-card-c = Cannon
    .a = a Cannon
    .A = A Cannon
    .many = Cannons
pirates-card-s = Salvager
    .a = a Salvager
    .A = A Salvager
    .many = Salvagers
pirates-card-k = Captain
    .a = a Captain
    .A = A Captain
    .many = Captains
pirates-card-n = Stinker
    .a = a Stinker
    .A = A Stinker
    .many = Stinkers
pirates-card-h = Shore leave
    .a = a Shore leave
    .A = A Shore leave
    .many = Shore leaves
pirates-card-e = Extortionist
    .a = an Extortionist
    .A = An Extortionist
    .many = Extortionists
pirates-card-l = Lookout
    .a = a Lookout
    .A = A Lookout
    .many = Lookouts
pirates-card-r = Rainbow Pirate
    .a = a Rainbow Pirate
    .A = A Rainbow Pirate
    .many = Rainbow Pirates
pirates-card-w1 = WILD as { pirates-card-1.a }
    .a = a WILD as { pirates-card-1.a }
    .A = A WILD as { pirates-card-1.a }
    .many = WILDs
pirates-card-w2 = WILD as { pirates-card-2.a }
    .a = a WILD as { pirates-card-2.a }
    .A = A WILD as { pirates-card-2.a }
    .many = WILDs
pirates-card-w3 = WILD as { pirates-card-3.a }
    .a = a WILD as { pirates-card-3.a }
    .A = A WILD as { pirates-card-3.a }
    .many = WILDs
pirates-card-w4 = WILD as { pirates-card-4.a }
    .a = a WILD as { pirates-card-4.a }
    .A = A WILD as { pirates-card-4.a }
    .many = WILDs
pirates-card-w5 = WILD as { pirates-card-5.a }
    .a = a WILD as { pirates-card-5.a }
    .A = A WILD as { pirates-card-5.a }
    .many = WILDs
pirates-card-w6 = WILD as { pirates-card-6.a }
    .a = a WILD as { pirates-card-6.a }
    .A = A WILD as { pirates-card-6.a }
    .many = WILDs
pirates-card-w7 = WILD as { pirates-card-7.a }
    .a = a WILD as { pirates-card-7.a }
    .A = A WILD as { pirates-card-7.a }
    .many = WILDs
pirates-group-13 = run 1 to 3
pirates-group-14 = run 1 to 4
pirates-group-15 = run 1 to 5
pirates-group-16 = run 1 to 6
pirates-group-rainbow = full rainbow
pirates-group-24 = run 2 to 4
pirates-group-25 = run 2 to 5
pirates-group-26 = run 2 to 6
pirates-group-27 = run 2 to 7
pirates-group-35 = run 3 to 5
pirates-group-36 = run 3 to 6
pirates-group-37 = run 3 to 7
pirates-group-46 = run 4 to 6
pirates-group-47 = run 4 to 7
pirates-group-57 = run 5 to 7
pirates-group-1 = red set
pirates-group-2 = orange set
pirates-group-3 = yellow set
pirates-group-4 = green set
pirates-group-5 = blue set
pirates-group-6 = purple set
pirates-group-7 = pink set
pirates-group-black = black cards
pirates-group-pirate = Rainbow Pirate
pirates-group-pirates = Rainbow Pirates

# The cards of a new group, three of them unless it is a Rainbow Pirate.
pirates-laid = { $alike-is ->
    [none] { $cards-a }
   *[some] three { $alike-many }{ $wilds ->
        [0] {""}
        [1] , one of them a WILD
        [2] , two of them WILDs
       *[other] , all of them WILDs
    }
}
pirates-cards = { $cards }

### House rules

pirates-option-natural_card = Every group of colours needs a card that is not wild.
pirates-option-target_blocks = An attack on one player can be blocked by that player alone.
pirates-option-lookout_blockable = The Lookout can be blocked, by yellow.
pirates-option-end_with_pile = The game ends as soon as the draw pile is empty.

### How it ends

pirates-ending-out = A player has gone out; the most treasure wins.
pirates-ending-run-out = There is nothing left to draw; the most treasure wins.

### What happens

pirates-card-dealt = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} dealt { $card-is ->
    [none] a card
   *[some] { $card-a }
}.
pirates-card-turned-up = { $card-A } is turned face up.
pirates-draw-chosen = { $seat-is ->
    [you] You draw
   *[they] { $seat } draws
} from the draw pile.
pirates-card-drawn = { $seat-is ->
    [you] You draw
   *[they] { $seat } draws
} { $card-is ->
    [none] a card
   *[some] { $card-a }
}.
pirates-pair-taken = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} the face-up { $cards }.
pirates-group-laid = { $seat-is ->
    [you] You lay
   *[they] { $seat } lays
} { pirates-laid }.
pirates-card-added = { $seat-is ->
    [you] You add
   *[they] { $seat } adds
} { $card-a } to the { $shape }.
pirates-rainbow-completed = That is a full rainbow.
pirates-group-lifted = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} the { $shape } back into hand.
pirates-card-lifted = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $card-a } { $shape-is ->
    [pirates] back into hand.
   *[other] from the { $shape } back into hand.
}
pirates-black-played = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} { $card-a }{ $target-is ->
    [none] {""}
    [you] {" "}against you
   *[they] {" "}against { $target }
}.
pirates-asked-to-block = {""}
pirates-let-through = { $seat-is ->
    [you] You let
   *[they] { $seat } lets
} the { $black } through.
pirates-blocked = { $seat-is ->
    [you] You block
   *[they] { $seat } blocks
} with { $card-a }.
pirates-came-to-nothing = The { $black } comes to nothing.
pirates-card-stolen = { $seat-is ->
    [you] You steal
   *[they] { $seat } steals
} { $card-a } { pirates-raided-place }{ pirates-raided-rest }.
pirates-card-blown-up = { $seat-is ->
    [you] You blow up
   *[they] { $seat } blows up
} { $card-a } { pirates-raided-place }{ pirates-raided-rest }.
# Where a card was stolen or blown up, and what became of the others of its group.
pirates-raided-place = { $shape-is ->
    [pirate] on { $owner-is ->
        [you] your
       *[they] { $owner }'s
    } island
    [pirates] on { $owner-is ->
        [you] your
       *[they] { $owner }'s
    } island
   *[other] of { $owner-is ->
        [you] your
       *[they] { $owner }'s
    } { $shape }
}
pirates-raided-rest = { $loose-count ->
    [0] {""}
   *[other] , and { $left-count ->
        [0] the rest goes
       *[other] { $loose-a } { $loose-count ->
            [one] goes
           *[other] go
        }
    } back to { $owner-is ->
        [you] your
       *[they] the
    } hand
}
pirates-card-fetched = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $card-a } from the discards.
pirates-card-given = { $seat-is ->
    [you] You give
   *[they] { $seat } gives
} { $taker-is ->
    [you] you
   *[they] { $taker }
} { $card-is ->
    [none] a black card
   *[some] { $card-a }
}.
pirates-nothing-given = { $seat-is ->
    [you] You have
   *[they] { $seat } has
} no black card to give.
pirates-card-grabbed = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $card-is ->
    [none] a card
   *[some] { $card-a }
} from { $owner-is ->
    [you] your
   *[they] { $owner }'s
} hand.
pirates-card-demanded = { $seat-is ->
    [you] You ask
   *[they] { $seat } asks
} { $owner-is ->
    [you] you
   *[they] { $owner }
} for { $card-a }.
pirates-card-handed-over = { $seat-is ->
    [you] You hand
   *[they] { $seat } hands
} { $card-a } over to { $taker-is ->
    [you] you
   *[they] { $taker }
}.
pirates-card-denied = { $seat-is ->
    [you] You do
   *[they] { $seat } does
} not hold { $card-a }.
pirates-card-looked-at = { $seat-is ->
    [you] You look at the top of the draw pile and see
   *[they] { $seat } looks at the top of the draw pile and sees
} { $card-is ->
    [none] a card
   *[some] { $card-a }
}.
pirates-card-put-back = { $seat-is ->
    [none] The last one{ $card-is ->
        [none] {""}
       *[some] , { $card-a },
    } goes below.
    [you] You put { pirates-some-card } back on the draw pile.
   *[they] { $seat } puts { pirates-some-card } back on the draw pile.
}
pirates-some-card = { $card-is ->
    [none] a card
   *[some] { $card-a }
}
pirates-turn-begins = {""}
pirates-last-placement = There is nothing left to draw: now all place cards for the last time.
pirates-done-placing = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} done placing.
pirates-went-out = With that the game ends, and { $seat-is ->
    [you] you go
   *[they] { $seat } goes
} out.

### What to do

pirates-now-turn = Lay cards from your hand, rearrange your island, play a black card, or draw.
pirates-now-block = Block the black card, or let it through.
pirates-now-last = Lay cards from your hand, or say that you are done.
pirates-step-lay = lay { $run-is ->
    [none] { pirates-laid }
   *[some] the { $run }
}
pirates-step-add = add { $card-a } to the { $group }
pirates-step-lift = take back the { $group }
pirates-step-take = take { $card-a } back from the { $group }
pirates-step-or = { $first }, { $last }
pirates-step-last = { $first } or { $last }

### Why not

pirates-no-not-understood = That is no move of this game. { $asks }
pirates-no-not-now = That is for another time. { $asks }
pirates-no-no-such-card = There is no such card. There are the colours from red 1 to pink 7, WILDs, Rainbow Pirates, and black cards: Thief, Cannon, Salvager, Captain, Stinker, Shore leave, Extortionist and Lookout.
pirates-no-card-first = First pick a card of your hand, or a group on your island.
pirates-no-only-lay = The game is ending: you may lay cards from your hand, and nothing else.
pirates-no-draw-what = Say what you draw: the face-up cards, or cards from the draw pile.
pirates-no-must-place = Before you draw you must place cards: { $steps }.
pirates-no-nothing-there = The { $source ->
    [pair] face-up cards are
   *[pile] draw pile is
} gone; draw what is left.
pirates-no-fits-nowhere = There is nothing to do with { $card-a } now.
pirates-no-not-in-hand = { $held-is ->
    [none] You lack { $card-a } for that.
   *[some] You hold { $held ->
        [0] no { $card }
        [one] only one { $card }
       *[other] only { $held } { $card-many }
    }.
}
pirates-no-one-by-one = Lay Rainbow Pirates one by one.
pirates-no-three-first = Lay three cards first, then add the others one by one: { $step }, then add { $then-a }.
pirates-no-too-few = A group has at least { $least } cards; a WILD and the number that it stands for are one card.
pirates-no-all-wild = At this table a group needs a card that is not wild.
pirates-no-no-such-group = { $like-is ->
    [none] There is no such group on { $own-is ->
        [yes] your
       *[no] that
    } island{ $groups-count ->
        [0] : nothing lies there.
       *[other] . What lies there: { $groups }.
    }
    [black] The black cards on { $own-is ->
        [yes] your
       *[no] that
    } island are others.
   *[some] The { $like } on { $own-is ->
        [yes] your
       *[no] that
    } island is made of other cards.
}
pirates-no-no-wild-there = A WILD stands for a colour, and only for a colour.
pirates-no-wild-as-what = { $how ->
    [add] Say what the WILD stands for.
    [take] Say which WILD you mean, by what it stands for: { $wilds }.
   *[lay] Say what each WILD stands for.
}
pirates-no-does-not-fit = { $how ->
    [mixed] Black cards and Rainbow Pirates do not go into sets and runs of colours.
    [run] { $group-is ->
        [rainbow] A full rainbow has no room for another card.
       *[other] A card goes to an end of the { $group }, one lower or one higher.
    }
   *[other] { $card-A } does not fit the { $group }.
}
pirates-no-no-group = { $cards-is ->
    [none] Black cards and Rainbow Pirates do not go into sets and runs of colours.
   *[some] Such cards are neither one colour nor colours in a row: { $cards }.
}
pirates-no-no-wrap = A run does not go on from 7 to 1.
pirates-no-not-yours = You may only move cards on your own island.
pirates-no-not-in-group = There is no { $card } in the { $group }.
pirates-no-breaks-group = { $group-is ->
    [pirate] The Rainbow Pirate lies there alone: take back the whole group.
   *[other] Without it the { $group } would be incomplete; take back the whole group.
}
pirates-no-no-target = The { $black } is played against nobody in particular.
pirates-no-needs-target = Say against whom you play the { $black }.
pirates-no-not-yourself = The { $black } is played against somebody else.
pirates-no-no-such-seat = Nobody sits there: play the { $black } against one of your opponents.
pirates-no-many-moves = { $steps ->
    [one] That is done by one move: { $first }.
   *[other] That is done in { $steps } moves, and this is the first: { $first }.
}
pirates-no-as-it-is = { $best-is ->
    [yes] No larger island can be made of your cards.
   *[no] Your island is like that already.
}
pirates-no-lifted-enough = You have gone back to lifting after laying { $times ->
    [one] 1 time
   *[other] { $times } times
} in this game, and no more is allowed: lift before you lay, or after a black card.
pirates-no-wild-blocks-not = A WILD cannot block.
pirates-no-block-or-pass = You are asked whether you block the black card: block it, or let it through.
pirates-no-cannot-block = The { $black } is blocked by { $card-a } from the hand, and { $holds-is ->
    [yes] by no other card
   *[no] you hold none
}.
pirates-no-take-now = { $black-is ->
    [t] The Thief takes a card of the island that it attacks
   *[c] The Cannon blows up a card of the island that it attacks
}, such as { $card-a }{ $group-is ->
    [pirate] {""}
    [pirates] {""}
   *[other] {" "}of the { $group }
}.
pirates-no-fetch-now = The Salvager takes a card from the discards, such as { $card-a }.
pirates-no-give-now = The Captain wants a black card from whoever holds one{ $card-is ->
    [none] ; if you hold none, say so.
   *[some] , such as { $card-a }.
}
pirates-no-name-now = The Extortionist demands a card by its name, such as { $card-a }.
pirates-no-put-back = The Lookout puts the cards back, the top one first, such as { $card-a }.
pirates-no-no-salvager = A Salvager cannot fetch a Salvager.
pirates-no-not-discarded = There is no { $card } among the discards.
pirates-no-not-seen = There is no { $card } left among the cards you look at.
pirates-no-not-the-target = Your black card { $black-is ->
    [t] steals
   *[c] blows up
} a card of the opponent you named.
pirates-no-must-give = You hold a black card, so you must give one.
pirates-no-not-black = The Captain wants a black card, and nothing else.

### The table as text

# A black card has a moon, and a Rainbow Pirate no sign of its own; the letter is the one that moves are typed with.
pirates-black-sign = { $letter }{ $sign }{ $card }
pirates-pirate-sign = { $letter } { $card }
pirates-times = { $count ->
    [1] { $card }
   *[other] { $count } x { $card }
}
pirates-heading = Draw pile: { $pile ->
    [0] no cards
    [one] 1 card
   *[other] { $pile } cards
}. Face up: { $pair-is ->
    [none] nothing
   *[some] { $pair }
}.
pirates-top = { $place } from the top: { $card-is ->
    [none] a card
   *[some] { $card }
}, known to { $who }
pirates-knower = { $seat-is ->
    [you] you
   *[they] { $seat }
}
pirates-discards = Discards: { $cards }.
pirates-island = { $owner-is ->
    [you] Your island:
   *[they] { $owner }'s island:
} { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}{ $bare-is ->
    [yes] , nothing there
   *[no] {""}
}
pirates-hand = { $owner-is ->
    [you] Your hand:
   *[they] { $owner }'s hand:
} { $cards-is ->
    [none] empty
   *[some] { $cards }
}
pirates-all-know = everybody knows of { $cards }
pirates-knows = { $seat } knows of { $cards }
pirates-holds = { $seat } holds { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}{ $cards-is ->
    [none] {""}
   *[some] , among them { $cards }
}.
pirates-turn = It is { $seat }'s turn.
pirates-last = Nothing is left to draw: { $seat-is ->
    [you] lay what you like from your hand, then say that you are done.
   *[they] { $seat } places cards for the last time.
}
pirates-your-turn = Your turn: { $does ->
    [lift] { $blacks-is ->
        [yes] lift, lay or play black cards
       *[no] lift or lay
    }
   *[lay] { $blacks-is ->
        [yes] lay or play black cards
       *[no] lay cards
    }
}; then draw { $draws ->
    [either] face up or from the pile
    [pair] the face-up cards
   *[pile] from the draw pile
}.
pirates-anew = You may also name your whole island as it shall be.
pirates-must-place = Before you draw you must place cards, for example { $steps }.
pirates-can-go-out = You can go out with this island:
pirates-attack = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} { $black-a }{ $target-is ->
    [none] {""}
    [you] {" "}against you
   *[they] {" "}against { $target }
}.
pirates-may-block = { $seat-is ->
    [you] { $can-is ->
        [yes] Block it with { $card }, or pass.
       *[no] Only { $card } would block it: pass.
    }
   *[they] { $seat } is asked whether to block it.
}
pirates-give = { $seat-is ->
    [you] Give { $player } a black card for the Captain, or say that you have none.
   *[they] { $seat } is to give { $player-is ->
        [you] you
       *[they] { $player }
    } a black card for the Captain, if there is one.
}
pirates-decides = { $seat } decides what the { $black } does.
pirates-act = Your { $black } acts: { $black-is ->
    [t] take a card from { $target }'s island
    [c] blow up a card on { $target }'s island
    [s] take a card from the discards
    [e] name a card that { $target } may hold
   *[l] put the cards back, the top one first
}.
pirates-see = You see { $cards }.

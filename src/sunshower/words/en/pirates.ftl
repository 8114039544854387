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
    .sum = { $seat-is ->
        [you] You are
       *[they] { $seat } is
    } dealt { $card-is ->
        [none] { $times } cards
        [several] { $card-a }
       *[other] { $times } { $card-many }
    }.
pirates-card-turned-up = { $card-A } is turned face up.
    .sum = Face up now: { $card-is ->
        [several] { $card-a }
       *[other] { $times } { $card-many }
    }.
pirates-draw-chosen = { $seat-is ->
    [you] You draw
   *[they] { $seat } draws
} from the draw pile.
    .do = Draw from the draw pile.
pirates-card-drawn = { $seat-is ->
    [you] You draw
   *[they] { $seat } draws
} { $card-is ->
    [none] a card
   *[some] { $card-a }
}.
    .sum = { $seat-is ->
        [you] You draw
       *[they] { $seat } draws
    } { $card-is ->
        [several] { $card-a }
        [none] { $times } cards
       *[other] { $times } { $card-many }
    }.
pirates-pair-taken = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} the face-up { $cards }.
    .do = Take the face-up { $cards }.
pirates-group-laid = { $seat-is ->
    [you] You lay
   *[they] { $seat } lays
} { pirates-laid }.
    .do = Lay { pirates-laid }.
# Which of two groups with one name is meant: its cards.
pirates-apart = { $apart-count ->
    [0] {""}
   *[other] {" "}({ $apart })
}
pirates-card-added = { $seat-is ->
    [you] You add
   *[they] { $seat } adds
} { $card-a } to the { $shape }.
    .do = Add { $card-a } to the { $shape }{ pirates-apart }.
    .sum = { $seat-is ->
        [you] You add { $card-a } to what lies on your island.
       *[they] { $seat } adds { $card-a } to what lies there.
    }
pirates-rainbow-completed = That is a full rainbow.
pirates-group-lifted = { $seat-is ->
    [you] You take the { $shape } back into your hand.
   *[they] { $seat } takes the { $shape } back into hand.
}
    .do = Take the { $shape }{ pirates-apart } back into your hand.
pirates-card-lifted = { $seat-is ->
    [you] You take
   *[they] { $seat } takes
} { $card-a } { $shape-is ->
    [pirates] back into hand.
   *[other] from the { $shape } back into hand.
}
    .do = Take { $card-a } { $shape-is ->
        [pirates] back into your hand.
       *[other] from the { $shape }{ pirates-apart } back into your hand.
    }
pirates-black-played = { $seat-is ->
    [you] You play
   *[they] { $seat } plays
} { $card-a }{ $target-is ->
    [none] {""}
    [you] {" "}against you
   *[they] {" "}against { $target }
}.
    .do = Play { $card-a }{ $target-is ->
        [none] {""}
       *[they] {" "}against { $target }
    }.
pirates-asked-to-block = {""}
pirates-let-through = { $seat-is ->
    [you] You let
   *[they] { $seat } lets
} the { $black } through.
    .do = Let the { $black } through.
pirates-blocked = { $seat-is ->
    [you] You block
   *[they] { $seat } blocks
} with { $card-a }.
    .do = Block the { $black } with { $card-a }.
pirates-came-to-nothing = The { $black } comes to nothing.
pirates-card-stolen = { $seat-is ->
    [you] You steal
   *[they] { $seat } steals
} { $card-a } { pirates-raided-place }{ pirates-raided-rest }.
    .do = Steal { $card-a } { pirates-raided-place }.
pirates-card-blown-up = { $seat-is ->
    [you] You blow up
   *[they] { $seat } blows up
} { $card-a } { pirates-raided-place }{ pirates-raided-rest }.
    .do = Blow up { $card-a } { pirates-raided-place }.
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
    } { $shape }{ pirates-apart }
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
    .do = Take { $card-a } from the discards.
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
    .do = Give { $taker } { $card-is ->
        [none] a black card
       *[some] { $card-a }
    }.
pirates-nothing-given = { $seat-is ->
    [you] You have
   *[they] { $seat } has
} no black card to give.
    .do = Say that you have no black card to give.
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
    .sum = { $seat-is ->
        [you] You take
       *[they] { $seat } takes
    } { $card-is ->
        [none] { $times } cards
        [several] { $card-a }
       *[other] { $times } { $card-many }
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
    .do = Ask { $owner } for { $card-a }.
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
    [you] You look
   *[they] { $seat } looks
} at the { pirates-place } card of the draw pile{ $card-is ->
    [none] {""}
   *[some] : { $card-a }
}.
    .sum = { $seat-is ->
        [you] You look
       *[they] { $seat } looks
    } at the top { $times } cards of the draw pile{ $card-is ->
        [none] {""}
       *[other] : { $card-a }
    }.
pirates-card-put-back = { $seat-is ->
    [none] The last one{ $card-is ->
        [none] {""}
       *[some] , { $card-a },
    } goes below.
    [you] You put { pirates-some-card } back as the { pirates-place } card of the draw pile.
   *[they] { $seat } puts { pirates-some-card } back as the { pirates-place } card of the draw pile.
}
    .do = Put { pirates-some-card } back as the { pirates-place } card of the draw pile.
    .sum = { $seat-is ->
        [you] You put { $times } cards back on the draw pile.
       *[they] { $seat } puts { $times } cards back on the draw pile.
    }
pirates-place = { $place ->
    [1] top
    [2] second
    [3] third
   *[other] fourth
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
    .do = Say that you are done placing.
pirates-went-out = With that the game ends, and { $seat-is ->
    [you] you go
   *[they] { $seat } goes
} out.

### What to do

pirates-now = You can { $deeds }.
pirates-can = { $deed ->
    [lay] lay cards from your hand
    [rearrange] rearrange your island
    [draw] draw
    [done] say that you are done
   *[play] play a black card
}
pirates-now-block = { $card-is ->
    [none] You can only let it through.
   *[some] You can block it with { $card-a }, or let it through.
}
pirates-you-hold = { $cards-count ->
    [0] Your hand is empty.
   *[other] You hold { $cards-a }.
}
pirates-step-lay = lay { $run-is ->
    [none] { pirates-laid }
   *[some] the { $run }
}
pirates-step-add = add { $card-a } to the { $group }
pirates-step-lift = take back the { $group }
pirates-step-take = take { $card-a } back from the { $group }

### What speaks for a move

# A colour in hand, and the black cards that it blocks.
pirates-against = { $card-a } against { $black-many }
pirates-why-goes-out = { $out ->
    [now] It takes you out with { $points } points, and nobody else has more than { $best }.
   *[soon] Your cards then make an island with two full rainbows and leave none in hand: enough to go out, for { $points } points.
}
    .nudge = Two full rainbows and an empty hand: how far are you from going out?
pirates-why-rainbow = { $lacks-count ->
    [0] { $rainbows ->
        [one] It completes your first full rainbow; it takes two to go out.
        [2] It completes your second full rainbow: that is enough to go out with an empty hand.
       *[other] It completes a full rainbow, and you have { $rainbows } of them.
    }
   *[other] Your run then lacks only { $lacks-a } to be a full rainbow.
}
    .nudge = Look at your runs: which one can grow into a full rainbow?
pirates-why-raids = It takes { $points ->
    [one] one point
   *[other] { $points } points
}{ $rainbow ->
    [broken] {" "}and a full rainbow
   *[none] {""}
} from { $owner }{ $loose ->
    [0] {""}
    [one] ; one more card goes back to the hand
   *[other] ; { $loose } more cards go back to the hand
}.
    .nudge = Which card would { $owner } miss most? Some groups fall apart when one card is gone.
pirates-why-loot = { $black-is ->
    [t] { $pirates ->
        [0] { $target }'s island can lose { pirates-up-to } by it, and the stolen card is yours.
       *[other] A Rainbow Pirate lies on { $target }'s island: stolen, its five points go from { $target } to you.
    }
    [c] { $pirates ->
        [0] { $target }'s island can lose { pirates-up-to } by it.
       *[other] A Rainbow Pirate lies on { $target }'s island: blown up, it costs { $target } five points.
    }
    [s] { $wanted-count ->
        [0] { $number ->
            [one] There is one card in the discards that you can take.
           *[other] You can choose from { $number } cards in the discards.
        }
       *[other] In the discards there is something you can use: { $wanted-a }.
    }
    [k] Everybody else who holds a black card would have to give you one.
    [n] { $number ->
        [one] It can get you a card from { $target }'s hand: one more for you, one fewer there.
       *[other] It can get you { $number } cards from { $target }'s hand: { $number } more for you, { $number } fewer there.
    }
    [h] { $number ->
        [one] It can bring you one card more in this turn.
       *[other] It can bring you { $number } cards more in this turn.
    }
    [e] { $wanted-count ->
        [0] { $number ->
            [one] { $target } holds one card: name the right one, and it is yours.
           *[other] { $target } holds { $number } cards: name one that is there, and it is yours.
        }
       *[other] You know that { $target } holds something you can use: { $wanted-a }.
    }
   *[l] { $number ->
        [one] You see the top card of the draw pile before you draw.
       *[other] You see the top { $number } cards of the draw pile, and can put those on top that you draw next.
    }
}
    .nudge = Look at the black cards within your reach: what could they bring you right now?
pirates-up-to = { $number ->
    [one] one point
   *[other] up to { $number } points
}
pirates-why-luck = { $asks ->
    [known] You know that { $who } holds { $card-a }.
    [name] { $works ->
        [0] { $who } hardly ever holds { $card-a } in deals that fit what you see.
       *[other] In { $works } of 100 deals that fit what you see, { $who } holds { $card-a }.
    }
   *[block] { $black-is ->
        [l] { $card-is ->
            [none] Nothing can block a Lookout.
           *[some] { pirates-unblocked }
        }
        [k] In { $works } of 100 deals that fit what you see, nobody can block it and somebody has a black card to give.
       *[other] { pirates-unblocked }
    }
}
    .nudge = { $asks ->
        [known] What do you know about { $who }'s hand?
        [name] Which card is { $who } most likely to hold, of those you could use?
       *[block] Think of the colours that block black cards: which ones can the others still have?
    }
pirates-unblocked = { $works ->
    [0] Somebody almost surely holds { $card-a } and can block it.
    [100] It is almost sure that nobody can block it: that would take { $card-a }.
   *[other] In { $works } of 100 deals that fit what you see, nobody can block it with { $card-a }.
}
pirates-why-saves = If nobody blocks it, { $black-is ->
    [t] { $target-is ->
        [you] your island can lose { pirates-up-to }
       *[they] { $player } steals a card from { $target }'s island
    }
    [c] { $target-is ->
        [you] your island can lose { pirates-up-to }
       *[they] { $target }'s island can lose { pirates-up-to }
    }
    [s] { $player } takes a card from the discards
    [k] { $number ->
        [0] { $player } gets a black card from whoever holds one
       *[other] you have to give { $player } a black card
    }
    [n] { $player } takes { $number ->
        [one] a card
       *[other] { $number } cards
    } from { $target-is ->
        [you] your
       *[they] { $target }'s
    } hand
    [h] { $player } draws { $number ->
        [one] a card
       *[other] { $number } cards
    } more
    [e] { $player } can demand any card from { $target-is ->
        [you] your
       *[they] { $target }'s
    } hand
   *[l] { $player } sorts the next cards of the draw pile
}{ $spare ->
    [spare] . And you can spare the card: without it your cards can make an island just as large
   *[needed] {""}
}.
    .nudge = What happens if nobody stops the { $black }?
pirates-why-helpless = Only { $card-a } would block the { $black }, and you hold none.
    .nudge = Which card would block the { $black }, and do you hold one?
pirates-why-builds = { $how ->
    [asks] If you get it, your cards can make an island of { $now } points instead of { $was }.
    [draws] If you draw it, your cards can make an island of { $now } points instead of { $was }.
    [keeps] With your { $card } your cards can make an island of { $now } points; without it, { $was }.
   *[gets] Your cards can then make an island of { $now } points instead of { $was }.
}
    .nudge = { $how ->
        [keeps] What is the card worth that you would block with?
       *[gets] Look for what fits in with the cards you have.
    }
pirates-why-nears = { $how ->
    [keeps] With your { $card } you lack { $now ->
        [0] nothing
        [one] one card
       *[other] { $now } cards
    } for two full rainbows; without it, { $was }.
   *[gets] { $how ->
        [asks] If you get it, you lack
        [draws] If you draw it, you lack
       *[gets] You then lack
    } { $now ->
        [0] nothing more
        [one] one card
       *[other] { $now } cards
    } for two full rainbows instead of { $was }.
}
    .nudge = { $how ->
        [keeps] What is the card worth that you would block with?
       *[gets] Two full rainbows are the way to go out: which colours do you lack?
    }
pirates-why-plays = { $turn ->
    [now] From your hand you can play { $cards-a } in this very turn.
   *[next] From your next turn on you can play { $cards-a }.
}
    .nudge = Black cards are played from the hand: which one would you like to have there?
pirates-why-draws = { $what ->
    [back] { $place ->
        [1] If you draw from the pile in this turn, it is the first card that you get.
        [2] If you draw from the pile in this turn, it is the second card that you get.
       *[other] The two cards that you can draw at the end of this turn lie above it.
    }
    [tops] You know what lies on top of the draw pile: { $tops-a }.
    [pair-fit] { $face_up ->
        [one] One face-up card fits
       *[other] Both face-up cards fit
    } in with yours; of the { $all } cards you have not seen { $hidden } would.
    [pair-rare] { $face_up ->
        [one] One face-up card is
       *[other] Both face-up cards are
    } more than a colour; of the { $all } cards you have not seen { $hidden } are WILDs, Rainbow Pirates or black cards.
    [pile-fit] { $hidden } of the { $all } cards you have not seen would fit in with yours; of those face up, { $face_up ->
        [0] none does
       *[other] one does
    }.
    [pile-rare] { $hidden } of the { $all } cards you have not seen are WILDs, Rainbow Pirates or black cards; face up, there is { $face_up ->
        [0] none
       *[other] one
    }.
   *[unseen] Nobody sees what you draw from the pile; the face-up cards would be known to all.
}
    .nudge = { $what ->
        [back] In this very turn you can draw the two top cards: which ones do you want?
        [tops] What do you know about the draw pile?
       *[unseen] Compare the two draws: what do the face-up cards bring you, and what can the draw pile bring?
    }
pirates-why-grows = { $was ->
    [0] It puts your first { $now } points on the island
   *[other] It takes your island from { $was } points to { $now }
}{ $rival-is ->
    [none] {""}
   *[they] , past { $rival } and into the lead
}{ $then ->
    [draw] ; after that nothing more has to be placed, and you may draw
    [most] ; your cards cannot make more
    [more] ; your cards can make up to { $end }
   *[nothing] {""}
}.
    .nudge = { $then ->
        [draw] What has to be placed before you may draw?
       *[nothing] Which of your cards can bring points on your island?
    }
pirates-why-keeps = { $how ->
    [other] It is aimed at { $what }, not at you.
    [own] You keep { $what-a }.
    [black] You keep { $what-a } for yourself.
    [wild] Your WILD stays in hand: it never has to be placed, and later it fits almost anywhere.
   *[guard] You then hold { $what }.
}
    .nudge = { $how ->
        [other] Whom does the black card attack?
        [own] What is the card worth to you that you would block with?
        [black] Which black card would you miss least?
        [wild] Where can you do without a WILD?
       *[guard] Black cards will come: which colours do you want to have in hand against them?
    }
pirates-why-rearranges = { $more ->
    [more] Laid anew, your cards can make an island of { $now } points; as it lies it has { $was }.
   *[same] Nothing is lost by it: your cards can be laid again for { $now } points.
}
    .nudge = You may make your island anew: would your cards fit better in another way?
pirates-why-steadies = A raid can then cost that group at most { $now ->
    [one] one point
   *[other] { $now } points
} instead of { $was }: less of it would fall apart.
    .nudge = Which of your groups would fall apart if it lost a card?

### Why not

# What there is to choose from, in the question for the rest of a move.
pirates-deed = { $kind ->
    [lay] lay it with other cards
    [add] add it to a group
    [take] take back one of its cards
    [lift] take back the whole group
   *[play] play it
}
pirates-source = { $source ->
    [pair] the face-up cards
   *[pile] the draw pile
}
pirates-a = { $card-a }
pirates-the = the { $group }{ pirates-apart }
pirates-not-about = { $group-is ->
    [none] This is not the time for { $card-a }.
   *[some] This is not the time for the { $group }.
}
pirates-not-asked = { $card-A } of your hand is not asked for now.

pirates-no-not-now = { $wanted ->
    [fetch] Only a Salvager takes a card from the discards.
    [name] Only an Extortionist demands a card by its name.
    [top] Only a Lookout puts cards back.
    [give] Only a Captain makes you give a card.
    [nothing] Only a Captain makes you give a card.
    [done] You say that you are done only when the game is ending.
   *[block] Nobody plays a black card that you could block or let through.
}
pirates-no-no-such-card = { $said-is ->
    [none] There is no such card.
   *[some] There is no card “{ $said }”.
} There are the colours from red 1 to pink 7, WILDs, Rainbow Pirates, and black cards: Thief, Cannon, Salvager, Captain, Stinker, Shore leave, Extortionist and Lookout.
pirates-no-card-first = First pick a card of your hand, or a group on your island.
pirates-no-only-lay = The game is ending: you may lay cards from your hand, and nothing else.
pirates-no-draw-what = You end your turn by drawing.
pirates-no-must-place = Before you draw you must place cards{ $more-is ->
    [yes] , for example
   *[no] {""}
}: { $steps }.
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
pirates-no-too-few = A group has at least { $least } cards, and that is only { $cards-a }{ $wild-is ->
    [yes] ; a WILD and the number that it stands for are one card
   *[no] {""}
}.
pirates-no-all-wild = At this table a group needs a card that is not wild.
pirates-no-no-such-group = { $like-is ->
    [none] { $group-is ->
        [none] There is no such group on
       *[some] The { $group } cannot be found on
    } { $own-is ->
        [yes] your island
       *[no] the island of { $owner }
    }{ $groups-count ->
        [0] : nothing lies there.
       *[other] . What lies there: { $groups }.
    }
    [black] The black cards on { $own-is ->
        [yes] your island
       *[no] the island of { $owner }
    } are others.
   *[some] The { $like } on { $own-is ->
        [yes] your island
       *[no] the island of { $owner }
    } is made of other cards.
}
pirates-no-no-wild-there = A WILD stands for a colour, and only for a colour.
pirates-no-wild-as-what = { $how ->
    [take] Say which WILD you mean, by what it stands for: { $wilds }.
   *[lay] Whoever lays a WILD says what it stands for.
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
   *[some] These cards are neither one colour nor colours in a row: { $cards }.
}
pirates-no-no-wrap = A run does not go on from 7 to 1.
pirates-no-not-yours = You may only move cards on your own island{ $group-is ->
    [none] .
   *[some] , not the { $group } of { $owner }.
}
pirates-no-not-in-group = There is no { $card } in the { $group }.
pirates-no-breaks-group = { $group-is ->
    [pirate] The Rainbow Pirate lies there alone: take back the whole group.
   *[other] Without it the { $group } would be incomplete; take back the whole group.
}
pirates-no-no-target = The { $black } is played against nobody in particular: play it without naming anybody.
pirates-no-needs-target = The { $black } is played against one of your opponents.
pirates-no-not-yourself = The { $black } is played against somebody else: { $others }.
pirates-no-no-such-seat = Nobody sits there: play the { $black } against { $others }.
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
pirates-no-block-or-pass = You are asked whether you block the { $black }.
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
pirates-no-put-back = The Lookout puts the cards back: say which one becomes the { pirates-place } card of the draw pile, { $cards }.
pirates-no-no-salvager = A Salvager cannot fetch a Salvager.
pirates-no-not-discarded = There is no { $card } among the discards.
pirates-no-not-seen = There is no { $card } left among the cards you look at, only { $seen-a }.
pirates-no-not-the-target = The { $black } is played against { $target } alone.
pirates-no-must-give = You hold a black card, so you must give one.
pirates-no-not-black = { $card-A } is not black.

### Why not: positions

pirates-no-field-hands = '{ $name }' must be 2 to { $most } hands with slashes between them.
pirates-no-field-islands = '{ $name }' must be groups with commas between them, such as 345,66w6,tcs,rr.
pirates-no-field-secrets = '{ $name }' must be a list such as 0>1:5t, for what seat 0 alone knows of seat 1's hand.
pirates-no-field-tops = '{ $name }' must be a list such as 5:0,?:1, for the cards on the draw pile and the seats that know them.
pirates-no-line-cards = There are only { $count } { $thing-many }.
pirates-no-line-turn = It is somebody's turn until the game is over, and there is a player of the turn even then.
pirates-no-line-group = A group has three cards or more, one that is not wild if the table wants it, or Rainbow Pirates.
pirates-no-line-united = The Rainbow Pirates of an island are one group.
pirates-no-line-known = What is known of seat { $seat }'s hand must be in it.
pirates-no-line-tops = At most { $most } cards of the draw pile are known.
pirates-no-line-player = The player of the turn decides.
pirates-no-line-laid = Cards are laid in a turn, and looked at when a Lookout acts.
pirates-no-line-black = A black card is in play while it may be blocked or acts.
pirates-no-line-target = A black card has a target if it attacks one opponent.
pirates-no-line-pair = { $count } cards lie face up while the draw pile lasts.
pirates-no-line-out = Whoever goes out has no cards in hand and at least two full rainbows, and ends the game.
pirates-no-line-out-already = Whoever is out at the beginning of a turn ends the game.
pirates-no-line-last = The last placement comes when there is nothing left to draw, and the end after it.
pirates-no-line-discarded = The black card in play lies in the discards.
pirates-no-line-block = Opponents are asked whether they block, if the card can be blocked.
pirates-no-line-act = Somebody has to decide what the black card does.
pirates-no-line-lookout = Only whoever plays the Lookout knows the cards put back.

### The table as text

# A black card has a moon, and a Rainbow Pirate no sign of its own; the letter is the one that moves are typed with.
pirates-named-sign = { $letter }{ $sign }{ $card }
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
pirates-can-go-out = You can go out with this island:
pirates-may-block = { $seat-is ->
    [you] { $can-is ->
        [yes] Block { $player }'s { $black } with { $card-a }, or pass.
       *[no] Only { $card-a } would block { $player }'s { $black }: pass.
    }
   *[they] { $seat } is asked whether to block { $player-is ->
        [you] your { $black }
       *[they] { $player }'s { $black }
    }.
}
pirates-give = { $seat-is ->
    [you] { $can-is ->
        [yes] Give { $player } a black card for the Captain.
       *[no] { $player } wants a black card for the Captain: say that you have none.
    }
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

### The table told aloud

pirates-aloud-times = { $count ->
    [1] { $card }
   *[other] { $count } times { $card }
}
pirates-aloud-top = Card { $place } from the top: { $card-is ->
    [none] known to { $who }
   *[some] { $card }, known to { $who }
}.
pirates-aloud-island = { $owner-is ->
    [you] Your island
   *[they] { $owner }'s island
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}: { $groups-is ->
    [none] nothing there
   *[some] { $groups }
}.
pirates-aloud-group = { $group }{ $cards-is ->
    [none] {""}
   *[some] {" "}({ $cards })
}
pirates-aloud-hand = { $owner-is ->
    [you] Your hand:
   *[they] { $owner }'s hand:
} { $cards-is ->
    [none] empty
   *[some] { $cards }
}.
pirates-aloud-known = { $seat-is ->
    [none] Everybody knows
    [you] You know
   *[they] { $seat } knows
}: { $cards }.
pirates-aloud-can-go-out = You can go out with this island: { $groups }.
pirates-aloud-row = { $owner-is ->
    [you] Your island:
   *[they] { $owner }'s island:
} { $places-is ->
    [none] nothing there
   *[some] { $places }
}.

### On the page

pirates-page-hidden = hidden card
pirates-page-pirate = Rainbow Pirate
pirates-page-wild = WILD
pirates-page-wild-as = WILD as { $card }
pirates-page-thief = Thief
pirates-page-cannon = Cannon
pirates-page-salvager = Salvager
pirates-page-captain = Captain
pirates-page-stinker = Stinker
pirates-page-shore-leave = Shore leave
pirates-page-extortionist = Extortionist
pirates-page-lookout = Lookout
pirates-page-does-thief = Steals a card from an opponent's island.
pirates-page-does-cannon = Blows up a card on an opponent's island.
pirates-page-does-salvager = Fetches a card from the discards.
pirates-page-does-captain = Every opponent hands over a black card.
pirates-page-does-stinker = Grabs two cards from an opponent's hand, unseen.
pirates-page-does-shore-leave = Draws three cards.
pirates-page-does-extortionist = Demands a certain card from an opponent's hand.
pirates-page-does-lookout = Looks at the top four cards and sorts them.
pirates-page-black = black card
pirates-page-stopped = Blocked by: { $card }
pirates-page-unstoppable = Nothing stops it
pirates-page-island-yours = Your island
pirates-page-island-of = Island of { $name }
pirates-page-island-bare = Nothing but sand
pirates-page-rainbow = full rainbow
pirates-page-rainbows = Full rainbows: { $n } of 2
pirates-page-group-yours = { $cards }, on your island
pirates-page-group-of = { $cards }, on the island of { $name }
pirates-page-held = { $n } in hand
pirates-page-known = known: { $cards }
pirates-page-attacked = Under attack
pirates-page-hand = Your hand
pirates-page-in-hand = { $card }, in your hand
pirates-page-must = must be placed
pirates-page-all-know = everybody knows it
pirates-page-some-know = { $name } knows it
pirates-page-pile = Draw pile, { $n } cards
pirates-page-pile-name = the draw pile
pirates-page-pile-short = Pile
pirates-page-pair = Face up: { $cards }
pirates-page-pair-none = nothing
pirates-page-pair-name = the face-up cards
pirates-page-pair-short = Face up
pirates-page-discards = Discards
pirates-page-in-discards = { $card }, in the discards
pirates-page-top = On top of the pile: { $cards }
pirates-page-step-place = Place
pirates-page-step-black = Black cards
pirates-page-step-draw = Draw
pirates-page-worth = Each card on your island is a point
pirates-page-worth-run = Run
pirates-page-worth-set = Set
pirates-page-worth-out = Two full rainbows and an empty hand: you go out
pirates-page-turn-free = Lay, play, then draw.
pirates-page-turn-free-more = Pick cards that belong together, or a black card. Drawing ends your turn.
pirates-page-turn-must = Place first, then draw.
pirates-page-turn-must-more = The cards with a flag fit somewhere, so they must lie on your island before you draw.
pirates-page-turn-of = { $name } is at sea.
pirates-page-turn-of-more = You will be asked if somebody plays a black card.
pirates-page-turn-watch = Watching from the crow's nest.
pirates-page-last = The last landing.
pirates-page-last-more = Nothing is left to draw. Lay whatever still fits, then say that you are done.
pirates-page-last-of = { $name } lands the last cards.
pirates-page-over = The treasure is counted.
pirates-page-over-out = { $name } went out with two full rainbows: 5 points more.
pirates-page-done = I am done placing
pirates-page-arrange = Rearrange freely
pirates-page-arrange-late = You have gone back to rearranging after laying as often as this table allows. Rearrange before you lay, or after a black card.
pirates-page-attack = { $who } plays “{ $card }”!
pirates-page-attack-you = { $who } plays “{ $card }” against you!
pirates-page-attack-other = { $who } plays “{ $card }” against { $target }!
pirates-page-attack-yours = You play “{ $card }”!
pirates-page-attack-yours-other = You play “{ $card }” against { $target }!
pirates-page-asked-you = Everybody is asked, whether they can block or not.
pirates-page-asked-other = { $name } is asked whether to block.
pirates-page-pass = Let it through
pirates-page-block = Block it: { $card }
pirates-page-block-none = No { $card } in your hand
pirates-page-act-thief = Whose treasure? Pick a group of { $target }, then the card you steal.
pirates-page-act-cannon = Aim! Pick a group of { $target }, then the card that goes up in smoke.
pirates-page-act-salvager = Pick the card that you fetch.
pirates-page-act-captain = Hand over a black card from your hand.
pirates-page-act-extortionist = Which card do you demand from { $target }?
pirates-page-act-lookout = Put the cards back, the top one first.
pirates-page-act-other = { $name } decides.
pirates-page-act-give = { $name } is to hand over a black card.
pirates-page-none = I have no black card
pirates-page-name = Demand: { $card }
pirates-page-look = Put back: { $card }
pirates-page-play = Play it
pirates-page-against = Against { $name }
pirates-page-whom = Against whom?
pirates-page-as = What does the WILD stand for?
pirates-page-shout-rainbow = A full rainbow!
pirates-page-shout-blocked = Blocked!
pirates-page-shout-demand = Hand it over: { $card }!
pirates-page-shout-denied = Not here!
pirates-page-shout-none = No black card
pirates-page-shout-nothing = No effect
pirates-page-shout-out = Out! +{ $n }
pirates-page-lift = Take the group back
pirates-page-lift-more = Take a card off that can be spared, or the whole group.
pirates-page-add-more = Pick a group that is lit, or more cards for a new one.
pirates-page-add-new = Pick more cards for a new group.
pirates-page-draft = Your drafting table
pirates-page-draft-more = Move cards as you like: tap them, then tap where they go, or drag them. Nothing is sent until you say so.
pirates-page-draft-group = Group: { $cards }
pirates-page-draft-here = Put it here
pirates-page-draft-here-group = Put it here: { $cards }
pirates-page-draft-new = New group
pirates-page-draft-hand = Back to the hand
pirates-page-draft-whole = whole
pirates-page-draft-part = not a group yet
pirates-page-draft-undo = One back
pirates-page-draft-reset = As it was
pirates-page-draft-best = Suggest
pirates-page-draft-best-none = Your island is as large as it can be.
pirates-page-draft-close = Close
pirates-page-draft-do = Do it
pirates-page-draft-points = { $n } points
pirates-page-draft-free = then you may draw
pirates-page-draft-must = still to be placed: { $cards }
pirates-page-draft-same = as it lies now
pirates-page-draft-card = { $card }, on the drafting table
pirates-page-status-pile = { $n } in the pile

### The first game

pirates-lesson-goal = The most treasure wins, and each card on your island is a point. Two full rainbows and an empty hand end the game: pick the pink 7, then the run that lacks it.
pirates-lesson-goal-well = 24 to 6: you win, with five points each for your Rainbow Pirate and for going out. And now from the beginning.
pirates-lesson-run = Cards lie in groups, such as three or more colours in the order of the rainbow. Pick the yellow 3, the green 4 and the blue 5.
pirates-lesson-run-well = A run of three: three points.
pirates-lesson-join = A flag marks cards that fit somewhere; those must be placed before you draw. Pick the purple 6, then your run.
pirates-lesson-join-well = Runs grow at their ends, so the pink 7 fits now too.
pirates-lesson-draw = Nothing must be placed any more. End your turn by drawing two cards: both face-up ones, or two from the draw pile.
pirates-lesson-draw-well = And Robin has had a turn as well.
pirates-lesson-thief = Black cards are pirates, and the Thief steals a card from an island. Pick it, then play it against Robin.
pirates-lesson-thief-well = Robin let it through: only a red 1 would have blocked it.
pirates-lesson-steal = Now choose what is stolen. Two cards are no group, so pick the 6s and take one: the others have to leave the island as well.
pirates-lesson-steal-well = One 6 for you, and two go back to Robin's hand.
pirates-lesson-block = Robin aims a Cannon at your island, and this pirate loves orange. Block it with the orange 2 from your hand.
pirates-lesson-block-well = The Cannon is silent. All opponents are asked whether they block, and a WILD cannot.
pirates-lesson-set = Three or more cards of one colour are a group too: a set. Pick the three pink 7s.
pirates-lesson-set-well = Three more points. A set grows with any further card of its colour.
pirates-lesson-pirate = A Rainbow Pirate is worth five points and may lie alone. Pick it.
pirates-lesson-pirate-well = Five points at one stroke. Rainbow Pirates must be placed before you draw.
pirates-lesson-wild = A WILD takes the place of any colour in a set or a run. Pick it, then the long run, then the red 1 that it stands for.
pirates-lesson-wild-well = A full rainbow! WILDs in your hand never have to be placed.
pirates-lesson-rearrange = In your turn you may rearrange your island. You hold two yellow 3s, and a third is at the end of a run: pick that run, then its 3.
pirates-lesson-rearrange-well = Three 3s are a set. At a real table “{ pirates-page-arrange }” lets you try out everything before anything counts.
pirates-lesson-blacks = Black cards may be treasure too: any three of them are a group. Pick all three.
pirates-lesson-blacks-well = Three points. In a later turn you may take them back and play them.
pirates-lesson-cannon = The Cannon blows up a card on an island; an orange 2 blocks it. Pick it, then play it against Robin.
pirates-lesson-cannon-well = You blew up the middle of the run, and pieces of fewer than three cards go back to the hand.
pirates-lesson-salvager = The Salvager fetches a card from the discards; a yellow 3 blocks it. Pick it and play it.
pirates-lesson-salvager-well = It brought you a Rainbow Pirate. Only another Salvager cannot be fetched.
pirates-lesson-captain = The Captain gets a black card from every opponent who has one; a green 4 blocks him. Pick him and play him.
pirates-lesson-captain-well = Robin gave you a Cannon: whoever gives chooses the card.
pirates-lesson-stinker = The Stinker grabs two cards from a hand without looking; a blue 5 blocks it. Pick it, then play it against Robin.
pirates-lesson-stinker-well = Two cards more for you. Only the two of you know which.
pirates-lesson-leave = Shore leave draws three cards; a purple 6 blocks it. Pick it and play it.
pirates-lesson-leave-well = Three new cards, and at the end of your turn you draw as always.
pirates-lesson-extortionist = The Extortionist demands a card that you name; a pink 7 blocks it. You saw Robin take an orange 2: pick it, then play it against Robin.
pirates-lesson-extortionist-well = You named the orange 2, and Robin had to hand it over.
pirates-lesson-lookout = The Lookout looks at the top four cards of the draw pile, and nothing blocks it. Pick it and play it.
pirates-lesson-lookout-well = You put these four back in the order you like, and so you know what comes next.
pirates-lesson-last = When nothing is left to draw, everybody places cards once more, black ones only as groups. Pick the blue 5, then the blue set.
pirates-lesson-last-well = One more point. Now nothing is lifted or moved any more, and cards in hand are worth nothing.
pirates-coach-must = Cards with a flag must be placed: pick three for a new group, or one and then the group it joins.
pirates-coach-black = Pick a black card to see what it does, and play it if you like.
pirates-coach-draw = All that must be placed lies there. Draw to end your turn: the two face-up cards, or two from the pile.
pirates-coach-block = A black card is played: block it with the right colour, or let it through.
pirates-coach-take = Choose on the board what your black card takes.
pirates-coach-last = Nothing is left to draw: place what you still can, then say that you are done.

### What somebody may type for a kind of move

pirates-drawn-pile = pile
    .also = draw pile
pirates-drawn-pair = pair
    .also = face-up cards
pirates-typed-pass = pass
    .also = let through
pirates-typed-block = block
    .also = block
pirates-typed-draw = draw
    .also = take
pirates-typed-lay = lay
    .also = place, put
pirates-typed-add = add
    .also = lay, place, put
pirates-typed-top = top
    .also = put back
pirates-typed-take = take
    .also = take back
pirates-typed-lift = lift
    .also = take back, pick up
pirates-typed-fetch = fetch
    .also = take
pirates-typed-nothing = nothing
    .also = say

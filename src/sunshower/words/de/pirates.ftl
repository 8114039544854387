## Rainbow Pirates

pirates-about = Baue Regenbögen auf deiner Insel, plündere die anderen und besteche die Piraten, die es auf deine abgesehen haben.

### Teile

# Eine Gruppe auf einer Insel hat einen eigenen Namen: eine Reihe von Farbe zu Farbe, ein Satz einer Farbe, oder was sonst dort liegt.
# Die Formen: ein, einen, einem, keinen, der, den und dem wie im Satz; Ein und Der am Satzanfang; viele für mehrere.
pirates-card-1 = rote 1
    .ein = eine rote 1
    .einen = eine rote 1
    .einem = einer roten 1
    .keinen = keine rote 1
    .der = die rote 1
    .den = die rote 1
    .Ein = Eine rote 1
    .Der = Die rote 1
    .viele = rote Karten
pirates-card-2 = orange 2
    .ein = eine orange 2
    .einen = eine orange 2
    .einem = einer orangen 2
    .keinen = keine orange 2
    .der = die orange 2
    .den = die orange 2
    .Ein = Eine orange 2
    .Der = Die orange 2
    .viele = orange Karten
pirates-card-3 = gelbe 3
    .ein = eine gelbe 3
    .einen = eine gelbe 3
    .einem = einer gelben 3
    .keinen = keine gelbe 3
    .der = die gelbe 3
    .den = die gelbe 3
    .Ein = Eine gelbe 3
    .Der = Die gelbe 3
    .viele = gelbe Karten
pirates-card-4 = grüne 4
    .ein = eine grüne 4
    .einen = eine grüne 4
    .einem = einer grünen 4
    .keinen = keine grüne 4
    .der = die grüne 4
    .den = die grüne 4
    .Ein = Eine grüne 4
    .Der = Die grüne 4
    .viele = grüne Karten
pirates-card-5 = blaue 5
    .ein = eine blaue 5
    .einen = eine blaue 5
    .einem = einer blauen 5
    .keinen = keine blaue 5
    .der = die blaue 5
    .den = die blaue 5
    .Ein = Eine blaue 5
    .Der = Die blaue 5
    .viele = blaue Karten
pirates-card-6 = lila 6
    .ein = eine lila 6
    .einen = eine lila 6
    .einem = einer lila 6
    .keinen = keine lila 6
    .der = die lila 6
    .den = die lila 6
    .Ein = Eine lila 6
    .Der = Die lila 6
    .viele = lila Karten
pirates-card-7 = rosa 7
    .ein = eine rosa 7
    .einen = eine rosa 7
    .einem = einer rosa 7
    .keinen = keine rosa 7
    .der = die rosa 7
    .den = die rosa 7
    .Ein = Eine rosa 7
    .Der = Die rosa 7
    .viele = rosa Karten
pirates-card-w = JOKER
    .ein = ein JOKER
    .einen = einen JOKER
    .einem = einem JOKER
    .keinen = keinen JOKER
    .der = der JOKER
    .den = den JOKER
    .Ein = Ein JOKER
    .Der = Der JOKER
    .viele = JOKER
pirates-card-t = Dieb
    .ein = ein Dieb
    .einen = einen Dieb
    .einem = einem Dieb
    .keinen = keinen Dieb
    .der = der Dieb
    .den = den Dieb
    .Ein = Ein Dieb
    .Der = Der Dieb
    .viele = Diebe
pirates-card-c = Kanone
    .ein = eine Kanone
    .einen = eine Kanone
    .einem = einer Kanone
    .keinen = keine Kanone
    .der = die Kanone
    .den = die Kanone
    .Ein = Eine Kanone
    .Der = Die Kanone
    .viele = Kanonen
pirates-card-s = Taucher
    .ein = ein Taucher
    .einen = einen Taucher
    .einem = einem Taucher
    .keinen = keinen Taucher
    .der = der Taucher
    .den = den Taucher
    .Ein = Ein Taucher
    .Der = Der Taucher
    .viele = Taucher
pirates-card-k = Kapitän
    .ein = ein Kapitän
    .einen = einen Kapitän
    .einem = einem Kapitän
    .keinen = keinen Kapitän
    .der = der Kapitän
    .den = den Kapitän
    .Ein = Ein Kapitän
    .Der = Der Kapitän
    .viele = Kapitäne
pirates-card-n = Stinker
    .ein = ein Stinker
    .einen = einen Stinker
    .einem = einem Stinker
    .keinen = keinen Stinker
    .der = der Stinker
    .den = den Stinker
    .Ein = Ein Stinker
    .Der = Der Stinker
    .viele = Stinker
pirates-card-h = Landgang
    .ein = ein Landgang
    .einen = einen Landgang
    .einem = einem Landgang
    .keinen = keinen Landgang
    .der = der Landgang
    .den = den Landgang
    .Ein = Ein Landgang
    .Der = Der Landgang
    .viele = Landgänge
pirates-card-e = Erpresser
    .ein = ein Erpresser
    .einen = einen Erpresser
    .einem = einem Erpresser
    .keinen = keinen Erpresser
    .der = der Erpresser
    .den = den Erpresser
    .Ein = Ein Erpresser
    .Der = Der Erpresser
    .viele = Erpresser
pirates-card-l = Ausguck
    .ein = ein Ausguck
    .einen = einen Ausguck
    .einem = einem Ausguck
    .keinen = keinen Ausguck
    .der = der Ausguck
    .den = den Ausguck
    .Ein = Ein Ausguck
    .Der = Der Ausguck
    .viele = Ausgucke
pirates-card-r = Regenbogenpirat
    .ein = ein Regenbogenpirat
    .einen = einen Regenbogenpiraten
    .einem = einem Regenbogenpiraten
    .keinen = keinen Regenbogenpiraten
    .der = der Regenbogenpirat
    .den = den Regenbogenpiraten
    .Ein = Ein Regenbogenpirat
    .Der = Der Regenbogenpirat
    .viele = Regenbogenpiraten
pirates-card-w1 = JOKER als { pirates-card-1 }
    .ein = ein JOKER als { pirates-card-1 }
    .einen = einen JOKER als { pirates-card-1 }
    .einem = einem JOKER als { pirates-card-1 }
    .keinen = keinen JOKER als { pirates-card-1 }
    .der = der JOKER als { pirates-card-1 }
    .den = den JOKER als { pirates-card-1 }
    .Ein = Ein JOKER als { pirates-card-1 }
    .Der = Der JOKER als { pirates-card-1 }
    .viele = JOKER
pirates-card-w2 = JOKER als { pirates-card-2 }
    .ein = ein JOKER als { pirates-card-2 }
    .einen = einen JOKER als { pirates-card-2 }
    .einem = einem JOKER als { pirates-card-2 }
    .keinen = keinen JOKER als { pirates-card-2 }
    .der = der JOKER als { pirates-card-2 }
    .den = den JOKER als { pirates-card-2 }
    .Ein = Ein JOKER als { pirates-card-2 }
    .Der = Der JOKER als { pirates-card-2 }
    .viele = JOKER
pirates-card-w3 = JOKER als { pirates-card-3 }
    .ein = ein JOKER als { pirates-card-3 }
    .einen = einen JOKER als { pirates-card-3 }
    .einem = einem JOKER als { pirates-card-3 }
    .keinen = keinen JOKER als { pirates-card-3 }
    .der = der JOKER als { pirates-card-3 }
    .den = den JOKER als { pirates-card-3 }
    .Ein = Ein JOKER als { pirates-card-3 }
    .Der = Der JOKER als { pirates-card-3 }
    .viele = JOKER
pirates-card-w4 = JOKER als { pirates-card-4 }
    .ein = ein JOKER als { pirates-card-4 }
    .einen = einen JOKER als { pirates-card-4 }
    .einem = einem JOKER als { pirates-card-4 }
    .keinen = keinen JOKER als { pirates-card-4 }
    .der = der JOKER als { pirates-card-4 }
    .den = den JOKER als { pirates-card-4 }
    .Ein = Ein JOKER als { pirates-card-4 }
    .Der = Der JOKER als { pirates-card-4 }
    .viele = JOKER
pirates-card-w5 = JOKER als { pirates-card-5 }
    .ein = ein JOKER als { pirates-card-5 }
    .einen = einen JOKER als { pirates-card-5 }
    .einem = einem JOKER als { pirates-card-5 }
    .keinen = keinen JOKER als { pirates-card-5 }
    .der = der JOKER als { pirates-card-5 }
    .den = den JOKER als { pirates-card-5 }
    .Ein = Ein JOKER als { pirates-card-5 }
    .Der = Der JOKER als { pirates-card-5 }
    .viele = JOKER
pirates-card-w6 = JOKER als { pirates-card-6 }
    .ein = ein JOKER als { pirates-card-6 }
    .einen = einen JOKER als { pirates-card-6 }
    .einem = einem JOKER als { pirates-card-6 }
    .keinen = keinen JOKER als { pirates-card-6 }
    .der = der JOKER als { pirates-card-6 }
    .den = den JOKER als { pirates-card-6 }
    .Ein = Ein JOKER als { pirates-card-6 }
    .Der = Der JOKER als { pirates-card-6 }
    .viele = JOKER
pirates-card-w7 = JOKER als { pirates-card-7 }
    .ein = ein JOKER als { pirates-card-7 }
    .einen = einen JOKER als { pirates-card-7 }
    .einem = einem JOKER als { pirates-card-7 }
    .keinen = keinen JOKER als { pirates-card-7 }
    .der = der JOKER als { pirates-card-7 }
    .den = den JOKER als { pirates-card-7 }
    .Ein = Ein JOKER als { pirates-card-7 }
    .Der = Der JOKER als { pirates-card-7 }
    .viele = JOKER
pirates-group-13 = Reihe 1 bis 3
    .der = die Reihe 1 bis 3
    .den = die Reihe 1 bis 3
    .dem = der Reihe 1 bis 3
pirates-group-14 = Reihe 1 bis 4
    .der = die Reihe 1 bis 4
    .den = die Reihe 1 bis 4
    .dem = der Reihe 1 bis 4
pirates-group-15 = Reihe 1 bis 5
    .der = die Reihe 1 bis 5
    .den = die Reihe 1 bis 5
    .dem = der Reihe 1 bis 5
pirates-group-16 = Reihe 1 bis 6
    .der = die Reihe 1 bis 6
    .den = die Reihe 1 bis 6
    .dem = der Reihe 1 bis 6
pirates-group-rainbow = ganzer Regenbogen
    .der = der ganze Regenbogen
    .den = den ganzen Regenbogen
    .dem = dem ganzen Regenbogen
pirates-group-24 = Reihe 2 bis 4
    .der = die Reihe 2 bis 4
    .den = die Reihe 2 bis 4
    .dem = der Reihe 2 bis 4
pirates-group-25 = Reihe 2 bis 5
    .der = die Reihe 2 bis 5
    .den = die Reihe 2 bis 5
    .dem = der Reihe 2 bis 5
pirates-group-26 = Reihe 2 bis 6
    .der = die Reihe 2 bis 6
    .den = die Reihe 2 bis 6
    .dem = der Reihe 2 bis 6
pirates-group-27 = Reihe 2 bis 7
    .der = die Reihe 2 bis 7
    .den = die Reihe 2 bis 7
    .dem = der Reihe 2 bis 7
pirates-group-35 = Reihe 3 bis 5
    .der = die Reihe 3 bis 5
    .den = die Reihe 3 bis 5
    .dem = der Reihe 3 bis 5
pirates-group-36 = Reihe 3 bis 6
    .der = die Reihe 3 bis 6
    .den = die Reihe 3 bis 6
    .dem = der Reihe 3 bis 6
pirates-group-37 = Reihe 3 bis 7
    .der = die Reihe 3 bis 7
    .den = die Reihe 3 bis 7
    .dem = der Reihe 3 bis 7
pirates-group-46 = Reihe 4 bis 6
    .der = die Reihe 4 bis 6
    .den = die Reihe 4 bis 6
    .dem = der Reihe 4 bis 6
pirates-group-47 = Reihe 4 bis 7
    .der = die Reihe 4 bis 7
    .den = die Reihe 4 bis 7
    .dem = der Reihe 4 bis 7
pirates-group-57 = Reihe 5 bis 7
    .der = die Reihe 5 bis 7
    .den = die Reihe 5 bis 7
    .dem = der Reihe 5 bis 7
pirates-group-1 = roter Satz
    .der = der rote Satz
    .den = den roten Satz
    .dem = dem roten Satz
pirates-group-2 = oranger Satz
    .der = der orange Satz
    .den = den orangen Satz
    .dem = dem orangen Satz
pirates-group-3 = gelber Satz
    .der = der gelbe Satz
    .den = den gelben Satz
    .dem = dem gelben Satz
pirates-group-4 = grüner Satz
    .der = der grüne Satz
    .den = den grünen Satz
    .dem = dem grünen Satz
pirates-group-5 = blauer Satz
    .der = der blaue Satz
    .den = den blauen Satz
    .dem = dem blauen Satz
pirates-group-6 = lila Satz
    .der = der lila Satz
    .den = den lila Satz
    .dem = dem lila Satz
pirates-group-7 = rosa Satz
    .der = der rosa Satz
    .den = den rosa Satz
    .dem = dem rosa Satz
pirates-group-black = schwarze Gruppe
    .der = die schwarze Gruppe
    .den = die schwarze Gruppe
    .dem = der schwarzen Gruppe
pirates-group-pirate = Regenbogenpirat
    .der = der Regenbogenpirat
    .den = den Regenbogenpiraten
    .dem = dem Regenbogenpiraten
pirates-group-pirates = Regenbogenpiraten
    .der = die Regenbogenpiraten
    .den = die Regenbogenpiraten
    .dem = den Regenbogenpiraten

# Die Karten einer neuen Gruppe: drei, wenn es kein Regenbogenpirat ist.
pirates-laid = { $alike-is ->
    [none] { $cards-einen }
   *[some] drei { $alike-viele }{ $wilds ->
        [0] {""}
        [1] {" "}(darunter ein JOKER)
        [2] {" "}(darunter zwei JOKER)
       *[other] {" "}(alle drei JOKER)
    }
}
pirates-cards = { $cards }

### Hausregeln

pirates-option-natural_card = Jeder Satz und jede Reihe braucht eine Karte, die kein JOKER ist.
pirates-option-target_blocks = Einen Angriff auf eine einzelne Person kann nur diese abwehren.
pirates-option-lookout_blockable = Der Ausguck kann abgewehrt werden, mit Gelb.
pirates-option-end_with_pile = Das Spiel endet, sobald der Nachziehstapel leer ist.

### Wie es endet

pirates-ending-out = Jemand ist ausgegangen; der größte Schatz gewinnt.
pirates-ending-run-out = Es gibt nichts mehr zu ziehen; der größte Schatz gewinnt.

### Was geschieht

pirates-card-dealt = { $seat-is ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} { pirates-some-card }.
    .sum = { $seat-is ->
        [you] Du bekommst
       *[they] { $seat } bekommt
    } { $card-is ->
        [none] { $times } Karten
        [several] { $card-einen }
       *[other] { $times }-mal { $card }
    }.
pirates-card-turned-up = { $card-Ein } wird aufgedeckt.
    .sum = Jetzt liegen offen: { $card-is ->
        [several] { $card-ein }
       *[other] { $times }-mal { $card }
    }.
pirates-draw-chosen = { $seat-is ->
    [you] Du ziehst
   *[they] { $seat } zieht
} vom Nachziehstapel.
    .do = Ziehe vom Nachziehstapel.
pirates-card-drawn = { $seat-is ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { pirates-some-card }.
    .sum = { $seat-is ->
        [you] Du ziehst
       *[they] { $seat } zieht
    } { $card-is ->
        [several] { $card-einen }
        [none] { $times } Karten
       *[other] { $times }-mal { $card }
    }.
pirates-pair-taken = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $cards-count ->
    [one] die offene Karte
   *[other] die offenen Karten
}: { $cards }.
    .do = Nimm { $cards-count ->
        [one] die offene Karte
       *[other] die offenen Karten
    }: { $cards }.
pirates-group-laid = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} { pirates-laid }.
    .do = Lege { pirates-laid }.
# Welche von zwei Gruppen gleichen Namens gemeint ist: ihre Karten.
pirates-apart = { $apart-count ->
    [0] {""}
   *[other] {" "}({ $apart })
}
pirates-card-added = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} { $card-einen } an { $shape-den } an.
    .do = Lege { $card-einen } an { $shape-den }{ pirates-apart } an.
    .sum = { $seat-is ->
        [you] Du legst { $card-einen } auf deiner Insel an.
       *[they] { $seat } legt { $card-einen } auf der Insel an.
    }
pirates-rainbow-completed = Das ist ein ganzer Regenbogen.
pirates-group-lifted = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $shape-den } zurück auf die Hand.
    .do = Nimm { $shape-den }{ pirates-apart } zurück auf die Hand.
pirates-card-lifted = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $card-einen } { $shape-is ->
    [pirates] zurück auf die Hand.
   *[other] aus { $shape-dem } zurück auf die Hand.
}
    .do = Nimm { $card-einen } { $shape-is ->
        [pirates] zurück auf die Hand.
       *[other] aus { $shape-dem }{ pirates-apart } zurück auf die Hand.
    }
pirates-black-played = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} { $card-einen }{ $target-is ->
    [none] {""}
    [you] {" "}gegen dich
   *[they] {" "}gegen { $target }
}.
    .do = Spiele { $card-einen }{ $target-is ->
        [none] {""}
       *[they] {" "}gegen { $target }
    }.
pirates-asked-to-block = {""}
pirates-let-through = { $seat-is ->
    [you] Du lässt
   *[they] { $seat } lässt
} { $black-den } durch.
    .do = Lass { $black-den } durch.
pirates-blocked = { $seat-is ->
    [you] Du wehrst
   *[they] { $seat } wehrt
} mit { $card-einem } ab.
    .do = Wehre { $black-den } mit { $card-einem } ab.
pirates-came-to-nothing = { $black-Der } bleibt ohne Wirkung.
pirates-card-stolen = { $seat-is ->
    [you] Du stiehlst
   *[they] { $seat } stiehlt
} { $owner-is ->
    [you] dir
   *[they] { $owner }
} { $card-einen }{ $shape-is ->
    [pirate] {""}
    [pirates] {""}
   *[other] {" "}aus { $shape-dem }{ pirates-apart }
}{ pirates-raided-rest }.
    .do = Stiehl { $owner } { $card-einen }{ $shape-is ->
        [pirate] {""}
        [pirates] {""}
       *[other] {" "}aus { $shape-dem }{ pirates-apart }
    }.
pirates-card-blown-up = { $seat-is ->
    [you] Du sprengst
   *[they] { $seat } sprengt
} { $card-einen } { pirates-raided-place }{ pirates-raided-rest }.
    .do = Sprenge { $card-einen } { pirates-raided-place }.
# Wo eine Karte gesprengt wurde, und was aus den anderen der Gruppe wird.
pirates-raided-place = { $shape-is ->
    [pirate] {""}
    [pirates] {""}
   *[other] aus { $shape-dem }{ pirates-apart }{" "}
}auf { $owner-is ->
    [you] deiner Insel
   *[they] der Insel von { $owner }
}
pirates-raided-rest = { $loose-count ->
    [0] {""}
   *[other] , und { $left-count ->
        [0] der Rest geht
       *[other] { $loose-ein } { $loose-count ->
            [one] geht
           *[other] gehen
        }
    } zurück auf { $owner-is ->
        [you] deine
       *[they] die
    } Hand
}
pirates-card-fetched = { $seat-is ->
    [you] Du holst
   *[they] { $seat } holt
} { $card-einen } aus der Ablage.
    .do = Hole { $card-einen } aus der Ablage.
pirates-card-given = { $seat-is ->
    [you] Du gibst
   *[they] { $seat } gibt
} { $taker-is ->
    [you] dir
   *[they] { $taker }
} { $card-is ->
    [none] eine schwarze Karte
   *[some] { $card-einen }
}.
    .do = Gib { $taker } { $card-is ->
        [none] eine schwarze Karte
       *[some] { $card-einen }
    }.
pirates-nothing-given = { $seat-is ->
    [you] Du hast
   *[they] { $seat } hat
} keine schwarze Karte abzugeben.
    .do = Sage, dass du keine schwarze Karte abzugeben hast.
pirates-card-grabbed = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $owner-is ->
    [you] dir
   *[they] { $owner }
} { pirates-some-card } aus der Hand.
    .sum = { $seat-is ->
        [you] Du nimmst
       *[they] { $seat } nimmt
    } { $card-is ->
        [none] { $times } Karten
        [several] { $card-einen }
       *[other] { $times }-mal { $card }
    } aus { $owner-is ->
        [you] deiner Hand
       *[they] der Hand von { $owner }
    }.
pirates-card-demanded = { $seat-is ->
    [you] Du verlangst
   *[they] { $seat } verlangt
} von { $owner-is ->
    [you] dir
   *[they] { $owner }
} { $card-einen }.
    .do = Verlange von { $owner } { $card-einen }.
pirates-card-handed-over = { $seat-is ->
    [you] Du gibst
   *[they] { $seat } gibt
} { $card-einen } an { $taker-is ->
    [you] dich
   *[they] { $taker }
} ab.
pirates-card-denied = { $seat-is ->
    [you] Du hast
   *[they] { $seat } hat
} { $card-keinen }.
pirates-card-looked-at = { $seat-is ->
    [you] Du siehst dir
   *[they] { $seat } sieht sich
} die { pirates-place } Karte des Nachziehstapels an{ $card-is ->
    [none] {""}
   *[some] : { $card-einen }
}.
    .sum = { $seat-is ->
        [you] Du siehst dir
       *[they] { $seat } sieht sich
    } die obersten { $times } Karten des Nachziehstapels an{ $card-is ->
        [none] {""}
       *[other] : { $card-einen }
    }.
pirates-card-put-back = { $seat-is ->
    [none] Die letzte Karte{ $card-is ->
        [none] {""}
       *[some] , { $card-ein },
    } kommt darunter.
    [you] Du legst { pirates-some-card } als { pirates-place } Karte zurück auf den Nachziehstapel.
   *[they] { $seat } legt { pirates-some-card } als { pirates-place } Karte zurück auf den Nachziehstapel.
}
    .do = Lege { pirates-some-card } als { pirates-place } Karte zurück auf den Nachziehstapel.
    .sum = { $seat-is ->
        [you] Du legst { $times } Karten zurück auf den Nachziehstapel.
       *[they] { $seat } legt { $times } Karten zurück auf den Nachziehstapel.
    }
pirates-place = { $place ->
    [1] oberste
    [2] zweite
    [3] dritte
   *[other] vierte
}
pirates-some-card = { $card-is ->
    [none] eine Karte
   *[some] { $card-einen }
}
pirates-turn-begins = {""}
pirates-last-placement = Es gibt nichts mehr zu ziehen: Jetzt legen alle zum letzten Mal Karten.
pirates-done-placing = { $seat-is ->
    [you] Du bist
   *[they] { $seat } ist
} mit dem Legen fertig.
    .do = Sage, dass du mit dem Legen fertig bist.
pirates-went-out = Damit { $seat-is ->
    [you] gehst du
   *[they] geht { $seat }
} aus, und das Spiel ist zu Ende.

### Was zu tun ist

pirates-now = Du kannst { $deeds }.
pirates-can = { $deed ->
    [lay] Karten aus deiner Hand legen
    [rearrange] deine Insel umbauen
    [draw] ziehen
    [done] sagen, dass du fertig bist
   *[play] eine schwarze Karte spielen
}
pirates-now-block = { $card-is ->
    [none] Du kannst die Karte nur durchlassen.
   *[some] Du kannst mit { $card-einem } abwehren oder die Karte durchlassen.
}
pirates-you-hold = { $cards-count ->
    [0] Deine Hand ist leer.
   *[other] Auf der Hand hast du { $cards-einen }.
}
pirates-step-lay = { $run-is ->
    [none] { pirates-laid }
   *[some] { $run-den }
} legen
pirates-step-add = { $card-einen } an { $group-den } anlegen
pirates-step-lift = { $group-den } zurücknehmen
pirates-step-take = { $card-einen } aus { $group-dem } zurücknehmen

### What speaks for a move

# Eine Farbe auf der Hand, und die schwarzen Karten, die sie abwehrt.
pirates-against = { $card-einen } gegen { $black-viele }
pirates-why-goes-out = { $out ->
    [now] Damit gehst du mit { $points } Punkten aus, und niemand sonst hat mehr als { $best }.
   *[soon] Deine Karten ergeben dann eine Insel mit zwei ganzen Regenbögen, und keine bleibt auf der Hand: genug, um auszugehen, für { $points } Punkte.
}
    .nudge = Zwei ganze Regenbögen und eine leere Hand: Wie weit ist es noch bis zum Ausgehen?
pirates-why-rainbow = { $lacks-count ->
    [0] { $rainbows ->
        [one] Damit ist dein erster ganzer Regenbogen fertig; zum Ausgehen brauchst du zwei.
        [2] Damit ist dein zweiter ganzer Regenbogen fertig: genug, um mit leerer Hand auszugehen.
       *[other] Damit ist noch ein ganzer Regenbogen fertig: Du hast jetzt { $rainbows }.
    }
   *[other] Deiner Reihe { $lacks-count ->
        [one] fehlt
       *[other] fehlen
    } dann nur noch { $lacks-ein } zum ganzen Regenbogen.
}
    .nudge = Schau dir deine Reihen an: Welche kann zu einem ganzen Regenbogen werden?
pirates-why-raids = Die Insel von { $owner } verliert dadurch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $rainbow ->
    [broken] {" "}und einen ganzen Regenbogen
   *[none] {""}
}{ $loose ->
    [0] {""}
    [one] ; eine weitere Karte geht zurück auf die Hand
   *[other] ; { $loose } weitere Karten gehen zurück auf die Hand
}.
    .nudge = Welche Karte würde { $owner } am meisten fehlen? Manche Gruppen zerfallen, wenn nur eine Karte fehlt.
pirates-why-loot = { $black-is ->
    [t] { $pirates ->
        [0] Die Insel von { $target } kann dadurch { pirates-up-to } verlieren, und die gestohlene Karte gehört dir.
       *[other] Auf der Insel von { $target } liegt ein Regenbogenpirat: Stiehlst du ihn, gehen fünf Punkte von { $target } an dich.
    }
    [c] { $pirates ->
        [0] Die Insel von { $target } kann dadurch { pirates-up-to } verlieren.
       *[other] Auf der Insel von { $target } liegt ein Regenbogenpirat: Sprengst du ihn, kostet das { $target } fünf Punkte.
    }
    [s] { $wanted-count ->
        [0] { $number ->
            [one] In der Ablage liegt eine Karte, die du holen kannst.
           *[other] Du kannst aus { $number } Karten der Ablage wählen.
        }
       *[other] In der Ablage liegt etwas, das du brauchen kannst: { $wanted-ein }.
    }
    [k] Alle anderen, die eine schwarze Karte haben, müssten dir eine geben.
    [n] { $number ->
        [one] Du kannst eine Karte aus der Hand von { $target } bekommen: eine mehr für dich, eine weniger dort.
       *[other] Du kannst { $number } Karten aus der Hand von { $target } bekommen: { $number } mehr für dich, { $number } weniger dort.
    }
    [h] { $number ->
        [one] Das kann dir in diesem Zug eine Karte mehr bringen.
       *[other] Das kann dir in diesem Zug { $number } Karten mehr bringen.
    }
    [e] { $wanted-count ->
        [0] { $number ->
            [one] { $target } hat eine Karte: Nenne die richtige, und sie gehört dir.
           *[other] { $target } hat { $number } Karten: Nenne eine, die dabei ist, und sie gehört dir.
        }
       *[other] Du weißt, dass { $target } etwas hat, das du brauchen kannst: { $wanted-einen }.
    }
   *[l] { $number ->
        [one] Du siehst die oberste Karte des Nachziehstapels, bevor du ziehst.
       *[other] Du siehst die obersten { $number } Karten des Nachziehstapels und kannst nach oben legen, was du danach ziehst.
    }
}
    .nudge = Schau dir die schwarzen Karten in deiner Reichweite an: Was könnten sie dir jetzt bringen?
pirates-up-to = { $number ->
    [one] einen Punkt
   *[other] bis zu { $number } Punkte
}
pirates-why-luck = { $asks ->
    [known] Du weißt, dass { $who } { $card-einen } hat.
    [name] { $works ->
        [0] In Verteilungen, die zu dem passen, was du siehst, hat { $who } fast nie { $card-einen }.
       *[other] In { $works } von 100 Verteilungen, die zu dem passen, was du siehst, hat { $who } { $card-einen }.
    }
   *[block] { $black-is ->
        [l] { $card-is ->
            [none] Einen Ausguck kann nichts abwehren.
           *[some] { pirates-unblocked }
        }
        [k] In { $works } von 100 Verteilungen, die zu dem passen, was du siehst, kann das niemand abwehren, und jemand hat eine schwarze Karte für dich.
       *[other] { pirates-unblocked }
    }
}
    .nudge = { $asks ->
        [known] Was weißt du über die Hand von { $who }?
        [name] Welche Karte, die du brauchen kannst, hat { $who } am ehesten?
       *[block] Denke an die Farben, die schwarze Karten abwehren: Welche können die anderen noch haben?
    }
pirates-unblocked = { $works ->
    [0] Fast sicher hat jemand { $card-einen } und kann das abwehren.
    [100] Fast sicher kann das niemand abwehren: Dazu braucht es { $card-einen }.
   *[other] In { $works } von 100 Verteilungen, die zu dem passen, was du siehst, kann das niemand mit { $card-einem } abwehren.
}
pirates-why-saves = Wehrt niemand ab, { $black-is ->
    [t] { $target-is ->
        [you] kann deine Insel { pirates-up-to } verlieren
       *[they] stiehlt { $player } eine Karte von der Insel von { $target }
    }
    [c] kann { $target-is ->
        [you] deine Insel
       *[they] die Insel von { $target }
    } { pirates-up-to } verlieren
    [s] holt { $player } eine Karte aus der Ablage
    [k] { $number ->
        [0] bekommt { $player } eine schwarze Karte von allen, die eine haben
       *[other] musst du { $player } eine schwarze Karte geben
    }
    [n] nimmt { $player } { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } aus { $target-is ->
        [you] deiner Hand
       *[they] der Hand von { $target }
    }
    [h] zieht { $player } { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } mehr
    [e] kann { $player } jede Karte aus { $target-is ->
        [you] deiner Hand
       *[they] der Hand von { $target }
    } verlangen
   *[l] ordnet { $player } die nächsten Karten des Nachziehstapels
}{ $spare ->
    [spare] . Und du kannst die Karte entbehren: Auch ohne sie ergeben deine Karten eine ebenso große Insel
   *[needed] {""}
}.
    .nudge = Was geschieht, wenn niemand { $black-den } abwehrt?
pirates-why-helpless = Gegen { $black-den } hilft nur { $card-ein }, und du hast keine auf der Hand.
    .nudge = Welche Karte hilft gegen { $black-den }, und hast du sie auf der Hand?
pirates-why-builds = { $how ->
    [asks] Bekommst du die Karte, können deine Karten eine Insel mit { $now } Punkten ergeben statt mit { $was }.
    [draws] Ziehst du die Karte, können deine Karten eine Insel mit { $now } Punkten ergeben statt mit { $was }.
    [keeps] Solange du { $card-den } behältst, können deine Karten eine Insel mit { $now } Punkten ergeben, sonst eine mit { $was }.
   *[gets] Deine Karten können dann eine Insel mit { $now } Punkten ergeben statt mit { $was }.
}
    .nudge = { $how ->
        [keeps] Was ist die Karte wert, mit der du abwehren würdest?
       *[gets] Suche, was zu den Karten passt, die du hast.
    }
pirates-why-nears = { $how ->
    [keeps] Solange du { $card-den } behältst, { $now ->
        [0] fehlt dir nichts
        [one] fehlt dir eine Karte
       *[other] fehlen dir { $now } Karten
    } zu zwei ganzen Regenbögen, sonst { $was }.
   *[gets] { $how ->
        [asks] Bekommst du die Karte,
        [draws] Ziehst du die Karte,
       *[gets] Dann
    } { $now ->
        [0] fehlt dir nichts mehr
        [one] fehlt dir noch eine Karte
       *[other] fehlen dir noch { $now } Karten
    } zu zwei ganzen Regenbögen statt { $was }.
}
    .nudge = { $how ->
        [keeps] Was ist die Karte wert, mit der du abwehren würdest?
       *[gets] Mit zwei ganzen Regenbögen gehst du aus: Welche Farben fehlen dir noch?
    }
pirates-why-plays = { $turn ->
    [now] Aus der Hand kannst du { $cards-einen } noch in diesem Zug spielen.
   *[next] Von deinem nächsten Zug an kannst du { $cards-einen } spielen.
}
    .nudge = Schwarze Karten spielst du aus der Hand: Welche hättest du gern dort?
pirates-why-draws = { $what ->
    [back] { $place ->
        [1] Ziehst du in diesem Zug vom Nachziehstapel, ist das die erste Karte, die du bekommst.
        [2] Ziehst du in diesem Zug vom Nachziehstapel, ist das die zweite Karte, die du bekommst.
       *[other] Die zwei Karten, die du am Ende dieses Zuges ziehen kannst, liegen darüber.
    }
    [tops] Du weißt, was oben auf dem Nachziehstapel liegt: { $tops-ein }.
    [pair-fit] { $face_up ->
        [one] Eine offene Karte passt
       *[other] Beide offenen Karten passen
    } zu deinen; von den { $all } Karten, die du nicht gesehen hast, { $hidden ->
        [one] ist es eine
       *[other] sind es { $hidden }
    }.
    [pair-rare] { $face_up ->
        [one] Eine offene Karte ist
       *[other] Beide offenen Karten sind
    } mehr als eine bloße Farbe; von den { $all } Karten, die du nicht gesehen hast, { $hidden ->
        [one] ist eine ein JOKER, ein Regenbogenpirat oder eine schwarze Karte
       *[other] sind { $hidden } JOKER, Regenbogenpiraten oder schwarze Karten
    }.
    [pile-fit] Von den { $all } Karten, die du nicht gesehen hast, { $hidden ->
        [one] passt eine
       *[other] passen { $hidden }
    } zu deinen; von den offenen { $face_up ->
        [0] keine
       *[other] eine
    }.
    [pile-rare] Von den { $all } Karten, die du nicht gesehen hast, { $hidden ->
        [one] ist eine ein JOKER, ein Regenbogenpirat oder eine schwarze Karte
       *[other] sind { $hidden } JOKER, Regenbogenpiraten oder schwarze Karten
    }; von den offenen { $face_up ->
        [0] keine
       *[other] eine
    }.
   *[unseen] Niemand sieht, was du vom Nachziehstapel ziehst; die offenen Karten würden alle kennen.
}
    .nudge = { $what ->
        [back] Noch in diesem Zug kannst du die obersten zwei Karten ziehen: Welche willst du haben?
        [tops] Was weißt du über den Nachziehstapel?
       *[unseen] Vergleiche: Was bringen dir die offenen Karten, und was kann der Nachziehstapel bringen?
    }
pirates-why-grows = { $was ->
    [0] Damit liegen deine ersten { $now } Punkte auf der Insel
   *[other] Deine Insel kommt damit von { $was } auf { $now } Punkte
}{ $rival-is ->
    [none] {""}
   *[they] , und du gehst an { $rival } vorbei in Führung
}{ $then ->
    [draw] ; danach musst du nichts mehr legen und darfst ziehen
    [most] ; mehr geben deine Karten nicht her
    [more] ; deine Karten geben bis zu { $end } her
   *[nothing] {""}
}.
    .nudge = { $then ->
        [draw] Was musst du legen, bevor du ziehen darfst?
       *[nothing] Welche deiner Karten können auf deiner Insel Punkte bringen?
    }
pirates-why-keeps = { $how ->
    [other] Der Angriff gilt { $what }, nicht dir.
    [own] Du behältst { $what-den }.
    [black] Du behältst { $what-den } für dich.
    [wild] Dein JOKER bleibt auf der Hand: Er muss nie gelegt werden, und später passt er fast überall.
   *[guard] Du hast dann { $what } auf der Hand.
}
    .nudge = { $how ->
        [other] Wem gilt die schwarze Karte?
        [own] Was ist dir die Karte wert, mit der du abwehren würdest?
        [black] Welche schwarze Karte würde dir am wenigsten fehlen?
        [wild] Wo kommst du ohne JOKER aus?
       *[guard] Es kommen noch schwarze Karten: Welche Farben willst du dagegen auf der Hand haben?
    }
pirates-why-rearranges = { $more ->
    [more] Neu gelegt können deine Karten eine Insel mit { $now } Punkten ergeben; so wie sie liegt, sind es { $was }.
   *[same] Dabei geht nichts verloren: Deine Karten lassen sich wieder für { $now } Punkte legen.
}
    .nudge = Du darfst deine Insel umbauen: Passen deine Karten anders besser zusammen?
pirates-why-steadies = Ein Angriff kann diese Gruppe dann höchstens { $now ->
    [one] einen Punkt
   *[other] { $now } Punkte
} kosten statt { $was }: Es zerfällt weniger.
    .nudge = Welche deiner Gruppen würde zerfallen, wenn ihr eine Karte fehlt?

### Warum nicht

# What there is to choose from, in the question for the rest of a move.
pirates-deed = { $kind ->
    [lay] mit anderen Karten legen
    [add] an eine Gruppe anlegen
    [take] eine Karte daraus zurücknehmen
    [lift] die ganze Gruppe zurücknehmen
   *[play] spielen
}
pirates-source = { $source ->
    [pair] von den offenen Karten
   *[pile] vom Nachziehstapel
}
pirates-a = { $card-ein }
pirates-the = { $group-der }{ pirates-apart }
pirates-not-about = { $group-is ->
    [none] Um { $card-einen } geht es jetzt nicht.
   *[some] Um { $group-den } geht es jetzt nicht.
}
pirates-not-asked = { $card-Ein } aus deiner Hand ist jetzt nicht gefragt.

pirates-no-not-now = { $wanted ->
    [fetch] Nur ein Taucher holt eine Karte aus der Ablage.
    [name] Nur ein Erpresser verlangt eine Karte mit ihrem Namen.
    [top] Nur ein Ausguck legt Karten zurück.
    [give] Nur für einen Kapitän gibst du eine Karte ab.
    [nothing] Nur für einen Kapitän gibst du eine Karte ab.
    [done] Dass du fertig bist, sagst du erst, wenn das Spiel zu Ende geht.
   *[block] Niemand spielt eine schwarze Karte, die du abwehren oder durchlassen könntest.
}
pirates-no-no-such-card = { $said-is ->
    [none] So eine Karte gibt es nicht.
   *[some] Eine Karte „{ $said }“ gibt es nicht.
} Es gibt die Farben von Rot 1 bis Rosa 7, JOKER, Regenbogenpiraten und schwarze Karten: Dieb, Kanone, Taucher, Kapitän, Stinker, Landgang, Erpresser und Ausguck.
pirates-no-card-first = Wähle zuerst eine Karte aus deiner Hand oder eine Gruppe auf deiner Insel.
pirates-no-only-lay = Das Spiel geht zu Ende: Du darfst nur noch Karten aus deiner Hand legen.
pirates-no-draw-what = Mit dem Ziehen beendest du deinen Zug.
pirates-no-must-place = { $more-is ->
    [yes] Bevor du ziehst, musst du Karten legen, zum Beispiel so: { $steps }.
   *[no] Bevor du ziehst, musst du { $steps }.
}
pirates-no-nothing-there = { $source ->
    [pair] Die offenen Karten sind
   *[pile] Der Nachziehstapel ist
} aufgebraucht; ziehe, was noch da ist.
pirates-no-fits-nowhere = Mit { $card-einem } kannst du jetzt nichts anfangen.
pirates-no-not-in-hand = { $held-is ->
    [none] Dafür fehlt dir { $card-ein }.
   *[some] Du hast { $held ->
        [0] { $card-keinen }
        [one] nur { $card-einen }
       *[other] nur { $held } { $card-viele }
    } auf der Hand.
}
pirates-no-one-by-one = Lege Regenbogenpiraten einzeln.
pirates-no-three-first = Lege erst drei Karten und dann die anderen einzeln an: { $step }, dann { $then-einen } anlegen.
pirates-no-too-few = Eine Gruppe hat mindestens { $least } Karten, und das ist nur { $cards-ein }{ $wild-is ->
    [yes] ; ein JOKER und die Zahl, für die er steht, sind zusammen eine Karte
   *[no] {""}
}.
pirates-no-all-wild = An diesem Tisch braucht jede Gruppe eine Karte, die kein JOKER ist.
pirates-no-no-such-group = { $like-is ->
    [none] Auf { $own-is ->
        [yes] deiner Insel
       *[no] der Insel von { $owner }
    } gibt es { $group-is ->
        [none] keine solche Gruppe
       *[some] das nicht ({ $group })
    }{ $groups-count ->
        [0] : Dort liegt nichts.
       *[other] . Das liegt dort: { $groups }.
    }
   *[some] Auf { $own-is ->
        [yes] deiner Insel
       *[no] der Insel von { $owner }
    } besteht { $like-der } aus anderen Karten.
}
pirates-no-no-wild-there = Ein JOKER steht für eine Farbe, und nur für eine Farbe.
pirates-no-wild-as-what = { $how ->
    [take] Sage, welchen JOKER du meinst: { $wilds }.
   *[lay] Wer einen JOKER legt, sagt, wofür er steht.
}
pirates-no-does-not-fit = { $how ->
    [mixed] Schwarze Karten und Regenbogenpiraten gehören nicht in Sätze und Reihen.
    [run] { $group-is ->
        [rainbow] An einen ganzen Regenbogen passt keine Karte mehr.
       *[other] Eine Karte kommt an ein Ende { $group-dem }: um eins niedriger oder um eins höher.
    }
   *[other] { $card-Ein } passt nicht zu { $group-dem }.
}
pirates-no-no-group = { $cards-is ->
    [none] Schwarze Karten und Regenbogenpiraten gehören nicht in Sätze und Reihen.
   *[some] Diese Karten haben weder dieselbe Farbe noch bilden sie eine Reihe: { $cards }.
}
pirates-no-no-wrap = Eine Reihe geht nach der 7 nicht mit der 1 weiter.
pirates-no-not-yours = Du darfst nur auf deiner eigenen Insel Karten bewegen{ $group-is ->
    [none] .
   *[some] , nicht { $group-den } von { $owner }.
}
pirates-no-not-in-group = In { $group-dem } gibt es { $card-keinen }.
pirates-no-breaks-group = { $group-is ->
    [pirate] Der Regenbogenpirat liegt dort allein: Nimm die ganze Gruppe zurück.
   *[other] Ohne diese Karte wäre { $group-der } unvollständig; nimm alles zurück.
}
pirates-no-no-target = { $black-Der } wird gegen niemand Bestimmten gespielt: Spiele die Karte, ohne jemanden zu nennen.
pirates-no-needs-target = { $black-Der } wird gegen eine andere Person am Tisch gespielt.
pirates-no-not-yourself = { $black-Der } wird gegen jemand anderen gespielt: { $others }.
pirates-no-no-such-seat = Dort sitzt niemand: Spiele { $black-den } gegen { $others }.
pirates-no-many-moves = { $steps ->
    [one] Das geht mit einem Zug: { $first }.
   *[other] Das geht in { $steps } Zügen, und dies ist der erste: { $first }.
}
pirates-no-as-it-is = { $best-is ->
    [yes] Aus deinen Karten lässt sich keine größere Insel machen.
   *[no] So liegt deine Insel schon da.
}
pirates-no-lifted-enough = Du hast in diesem Spiel nach dem Legen schon { $times }-mal wieder Karten zurückgenommen, und öfter ist es nicht erlaubt: Nimm Karten zurück, bevor du legst, oder nach einer schwarzen Karte.
pirates-no-wild-blocks-not = Mit einem JOKER kann man nicht abwehren.
pirates-no-block-or-pass = Du wirst gefragt, ob du { $black-den } abwehrst.
pirates-no-cannot-block = { $black-Der } wird mit { $card-einem } aus der Hand abgewehrt, { $holds-is ->
    [yes] und mit keiner anderen Karte
   *[no] und du hast keine
}.
pirates-no-take-now = { $black-is ->
    [t] Der Dieb nimmt eine Karte von der Insel, die er angreift
   *[c] Die Kanone sprengt eine Karte auf der Insel, die sie angreift
}, zum Beispiel { $card-einen }{ $group-is ->
    [pirate] {""}
    [pirates] {""}
   *[other] {" "}aus { $group-dem }
}.
pirates-no-fetch-now = Der Taucher holt eine Karte aus der Ablage, zum Beispiel { $card-einen }.
pirates-no-give-now = Der Kapitän will eine schwarze Karte von allen, die eine haben{ $card-is ->
    [none] ; wenn du keine hast, sage es.
   *[some] , zum Beispiel { $card-einen }.
}
pirates-no-name-now = Der Erpresser verlangt eine Karte mit ihrem Namen, zum Beispiel { $card-einen }.
pirates-no-put-back = Der Ausguck legt die Karten zurück: Sage, welche die { pirates-place } Karte des Nachziehstapels wird, { $cards }.
pirates-no-no-salvager = Ein Taucher kann keinen Taucher holen.
pirates-no-not-discarded = In der Ablage gibt es { $card-keinen }.
pirates-no-not-seen = Unter den Karten, die du ansiehst, gibt es { $card-keinen } mehr, nur { $seen-einen }.
pirates-no-not-the-target = { $black-Der } ist nur gegen { $target } gespielt.
pirates-no-must-give = Du hast eine schwarze Karte, also musst du eine abgeben.
pirates-no-not-black = { $card-Ein } ist nicht schwarz.

### Warum nicht: Stellungen

pirates-no-field-hands = „{ $name }“ muss 2 bis { $most } Hände nennen, mit Schrägstrichen dazwischen.
pirates-no-field-islands = „{ $name }“ muss aus Gruppen mit Kommas dazwischen bestehen, etwa 345,66w6,tcs,rr.
pirates-no-field-secrets = „{ $name }“ muss eine Liste wie 0>1:5t sein, für das, was Sitzplatz 0 allein von der Hand von Sitzplatz 1 weiß.
pirates-no-field-tops = „{ $name }“ muss eine Liste wie 5:0,?:1 sein, für die Karten auf dem Nachziehstapel und die Sitzplätze, die sie kennen.
pirates-no-line-cards = Es gibt nur { $count } { $thing-viele }.
pirates-no-line-turn = Bis das Spiel zu Ende ist, ist jemand am Zug, und auch dann noch gehört der Zug zu einem Sitzplatz.
pirates-no-line-group = Eine Gruppe hat mindestens drei Karten, darunter eine, die kein JOKER ist, wenn der Tisch es will, oder sie besteht aus Regenbogenpiraten.
pirates-no-line-united = Die Regenbogenpiraten einer Insel sind eine Gruppe.
pirates-no-line-known = Was von der Hand von Sitzplatz { $seat } bekannt ist, muss in ihr sein.
pirates-no-line-tops = Vom Nachziehstapel sind höchstens { $most } Karten bekannt.
pirates-no-line-player = Wer am Zug ist, entscheidet.
pirates-no-line-laid = Karten werden in einem Zug gelegt, und angesehen, wenn ein Ausguck wirkt.
pirates-no-line-black = Eine schwarze Karte ist im Spiel, solange sie abgewehrt werden kann oder wirkt.
pirates-no-line-target = Eine schwarze Karte hat ein Ziel, wenn sie eine einzelne Person angreift.
pirates-no-line-pair = { $count } Karten liegen offen, solange es einen Nachziehstapel gibt.
pirates-no-line-out = Wer ausgeht, hat keine Karten auf der Hand und mindestens zwei ganze Regenbögen, und das Spiel ist zu Ende.
pirates-no-line-out-already = Wer zu Beginn eines Zuges schon aus ist, beendet das Spiel.
pirates-no-line-last = Zum letzten Mal gelegt wird, wenn nichts mehr zu ziehen ist, und danach ist das Spiel zu Ende.
pirates-no-line-discarded = Die schwarze Karte im Spiel liegt in der Ablage.
pirates-no-line-block = Die anderen werden gefragt, ob sie abwehren, wenn die Karte abgewehrt werden kann.
pirates-no-line-act = Jemand muss entscheiden, was die schwarze Karte bewirkt.
pirates-no-line-lookout = Nur wer den Ausguck spielt, kennt die zurückgelegten Karten.

### Der Tisch als Text

# Eine schwarze Karte hat einen Mond, ein Regenbogenpirat kein eigenes Zeichen; der Buchstabe ist der, mit dem man Züge tippt.
pirates-named-sign = { $letter }{ $sign }{ $card }
pirates-pirate-sign = { $letter } { $card }
pirates-times = { $count ->
    [1] { $card }
   *[other] { $count } x { $card }
}
pirates-heading = Nachziehstapel: { $pile ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $pile } Karten
}. Offen: { $pair-is ->
    [none] nichts
   *[some] { $pair }
}.
pirates-top = { $place } von oben: { $card-is ->
    [none] eine Karte
   *[some] { $card }
}, bekannt bei { $who }
pirates-knower = { $seat-is ->
    [you] dir
   *[they] { $seat }
}
pirates-discards = Ablage: { $cards }.
pirates-island = { $owner-is ->
    [you] Deine Insel:
   *[they] Insel von { $owner }:
} { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $bare-is ->
    [yes] , leer
   *[no] {""}
}
pirates-hand = { $owner-is ->
    [you] Deine Hand:
   *[they] Hand von { $owner }:
} { $cards-is ->
    [none] leer
   *[some] { $cards }
}
pirates-all-know = allen bekannt: { $cards }
pirates-knows = { $seat } kennt { $cards }
pirates-holds = { $seat } hat { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}{ $cards-is ->
    [none] {""}
   *[some] , darunter { $cards }
}.
pirates-turn = { $seat } ist am Zug.
pirates-last = Es gibt nichts mehr zu ziehen: { $seat-is ->
    [you] Lege aus deiner Hand, was du willst, und sage dann, dass du fertig bist.
   *[they] { $seat } legt zum letzten Mal Karten.
}
pirates-your-turn = Du bist am Zug: { $does ->
    [lift] { $blacks-is ->
        [yes] zurücknehmen, legen oder schwarze Karten spielen
       *[no] zurücknehmen oder legen
    }
   *[lay] { $blacks-is ->
        [yes] legen oder schwarze Karten spielen
       *[no] Karten legen
    }
}; dann { $draws ->
    [either] die offenen Karten oder vom Nachziehstapel ziehen
    [pair] die offenen Karten ziehen
   *[pile] vom Nachziehstapel ziehen
}.
pirates-anew = Du kannst auch deine ganze Insel nennen, wie sie werden soll.
pirates-can-go-out = Mit dieser Insel kannst du ausgehen:
pirates-may-block = { $seat-is ->
    [you] { $can-is ->
        [yes] Wehre { $black-den } von { $player } mit { $card-einem } ab, oder lass die Karte durch.
       *[no] Gegen { $black-den } von { $player } hilft nur { $card-ein }: Lass die Karte durch.
    }
   *[they] { $seat } wird gefragt, ob { $black-der } von { $player-is ->
        [you] dir
       *[they] { $player }
    } abgewehrt wird.
}
pirates-give = { $seat-is ->
    [you] { $can-is ->
        [yes] Gib { $player } eine schwarze Karte für den Kapitän.
       *[no] { $player } will für den Kapitän eine schwarze Karte: Sage, dass du keine hast.
    }
   *[they] { $seat } soll { $player-is ->
        [you] dir
       *[they] { $player }
    } eine schwarze Karte für den Kapitän geben, falls es eine gibt.
}
pirates-decides = { $seat } entscheidet, was { $black-der } tut.
pirates-act = { $black-is ->
    [t] Dein Dieb ist am Werk: Nimm eine Karte von der Insel von { $target }
    [c] Deine Kanone ist am Werk: Sprenge eine Karte auf der Insel von { $target }
    [s] Dein Taucher ist am Werk: Hole eine Karte aus der Ablage
    [e] Dein Erpresser ist am Werk: Nenne eine Karte, die { $target } haben könnte
   *[l] Dein Ausguck ist am Werk: Lege die Karten zurück, die oberste zuerst
}.
pirates-see = Du siehst { $cards }.

### The table told aloud

pirates-aloud-times = { $count ->
    [1] { $card }
   *[other] { $count }-mal { $card }
}
pirates-aloud-top = Karte { $place } von oben: { $card-is ->
    [none] bekannt { $who }
   *[some] { $card }, bekannt { $who }
}.
pirates-aloud-island = { $owner-is ->
    [you] Deine Insel
   *[they] Insel von { $owner }
}, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $groups-is ->
    [none] nichts darauf
   *[some] { $groups }
}.
pirates-aloud-group = { $group }{ $cards-is ->
    [none] {""}
   *[some] {" "}({ $cards })
}
pirates-aloud-hand = { $owner-is ->
    [you] Deine Hand:
   *[they] Hand von { $owner }:
} { $cards-is ->
    [none] leer
   *[some] { $cards }
}.
pirates-aloud-known = { $seat-is ->
    [none] Alle kennen
    [you] Du kennst
   *[they] { $seat } kennt
}: { $cards }.
pirates-aloud-can-go-out = Mit dieser Insel kannst du ausgehen: { $groups }.
pirates-aloud-row = { $owner-is ->
    [you] Deine Insel:
   *[they] Insel von { $owner }:
} { $places-is ->
    [none] nichts
   *[some] { $places }
}.

### On the page

pirates-page-hidden = verdeckte Karte
pirates-page-pirate = Regenbogenpirat
pirates-page-wild = JOKER
pirates-page-wild-as = JOKER als { $card }
pirates-page-thief = Dieb
pirates-page-cannon = Kanone
pirates-page-salvager = Taucher
pirates-page-captain = Kapitän
pirates-page-stinker = Stinker
pirates-page-shore-leave = Landgang
pirates-page-extortionist = Erpresser
pirates-page-lookout = Ausguck
pirates-page-does-thief = Stiehlt eine Karte von einer fremden Insel.
pirates-page-does-cannon = Sprengt eine Karte auf einer fremden Insel.
pirates-page-does-salvager = Holt eine Karte aus der Ablage.
pirates-page-does-captain = Alle anderen geben eine schwarze Karte ab.
pirates-page-does-stinker = Schnappt sich blind zwei Karten aus einer fremden Hand.
pirates-page-does-shore-leave = Zieht drei Karten.
pirates-page-does-extortionist = Verlangt eine bestimmte Karte aus einer fremden Hand.
pirates-page-does-lookout = Schaut sich die obersten vier Karten an und ordnet sie.
pirates-page-black = schwarze Karte
pirates-page-stopped = Abwehr: { $card }
pirates-page-unstoppable = Nicht abzuwehren
pirates-page-island-yours = Deine Insel
pirates-page-island-of = Insel von { $name }
pirates-page-island-bare = Nichts als Sand
pirates-page-rainbow = ganzer Regenbogen
pirates-page-rainbows = Ganze Regenbögen: { $n } von 2
pirates-page-group-yours = { $cards }, auf deiner Insel
pirates-page-group-of = { $cards }, auf der Insel von { $name }
pirates-page-held = { $n } auf der Hand
pirates-page-known = bekannt: { $cards }
pirates-page-attacked = Wird angegriffen
pirates-page-hand = Deine Hand
pirates-page-in-hand = { $card }, auf deiner Hand
pirates-page-must = muss gelegt werden
pirates-page-all-know = alle kennen sie
pirates-page-some-know = { $name } kennt sie
pirates-page-pile = { $n ->
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $n } Karten
}
pirates-page-pile-name = der Nachziehstapel
pirates-page-pile-short = Stapel
pirates-page-pair = Offen: { $cards }
pirates-page-pair-none = nichts
pirates-page-pair-name = die offenen Karten
pirates-page-pair-short = Offen
pirates-page-discards = Ablage
pirates-page-in-discards = { $card }, in der Ablage
pirates-page-top = Oben auf dem Nachziehstapel: { $cards }
pirates-page-step-place = Legen
pirates-page-step-black = Schwarze Karten
pirates-page-step-draw = Ziehen
pirates-page-worth = Jede Karte auf deiner Insel ist ein Punkt
pirates-page-worth-run = Reihe
pirates-page-worth-set = Satz
pirates-page-worth-out = Zwei ganze Regenbögen und eine leere Hand: Du gehst aus
pirates-page-turn-free = Legen, spielen, dann ziehen.
pirates-page-turn-free-more = Wähle Karten, die zusammengehören, oder eine schwarze Karte. Mit dem Ziehen endet dein Zug.
pirates-page-turn-must = Erst legen, dann ziehen.
pirates-page-turn-must-more = Die Karten mit Fähnchen passen irgendwo, also müssen sie auf deine Insel, bevor du ziehst.
pirates-page-turn-of = { $name } ist auf See.
pirates-page-turn-of-more = Spielt jemand eine schwarze Karte, wirst du gefragt.
pirates-page-turn-watch = Du schaust vom Krähennest aus zu.
pirates-page-last = Die letzte Landung.
pirates-page-last-more = Es gibt nichts mehr zu ziehen. Lege, was noch passt, und sage dann, dass du fertig bist.
pirates-page-last-of = { $name } legt die letzten Karten.
pirates-page-over = Der Schatz wird gezählt.
pirates-page-over-out = { $name } ist mit zwei ganzen Regenbögen ausgegangen: 5 Punkte mehr.
pirates-page-done = Ich bin mit dem Legen fertig
pirates-page-arrange = Frei umbauen
pirates-page-arrange-late = Du hast nach dem Legen schon so oft umgebaut, wie dieser Tisch erlaubt. Baue um, bevor du legst, oder nach einer schwarzen Karte.
pirates-page-attack = { $who } spielt „{ $card }“!
pirates-page-attack-you = { $who } spielt „{ $card }“ gegen dich!
pirates-page-attack-other = { $who } spielt „{ $card }“ gegen { $target }!
pirates-page-attack-yours = Du spielst „{ $card }“!
pirates-page-attack-yours-other = Du spielst „{ $card }“ gegen { $target }!
pirates-page-asked-you = Gefragt werden alle, auch wer gar nicht abwehren könnte.
pirates-page-asked-other = { $name } wird gefragt, ob abgewehrt wird.
pirates-page-pass = Durchlassen
pirates-page-block = Abwehren: { $card }
pirates-page-block-none = Keine { $card } auf der Hand
pirates-page-act-thief = Welcher Schatz? Wähle eine Gruppe von { $target }, dann die Karte, die du stiehlst.
pirates-page-act-cannon = Feuer frei! Wähle eine Gruppe von { $target }, dann die Karte, die in die Luft fliegt.
pirates-page-act-salvager = Wähle die Karte, die du holst.
pirates-page-act-captain = Gib eine schwarze Karte aus deiner Hand ab.
pirates-page-act-extortionist = Welche Karte verlangst du von { $target }?
pirates-page-act-lookout = Lege die Karten zurück, die oberste zuerst.
pirates-page-act-other = { $name } entscheidet.
pirates-page-act-give = { $name } soll eine schwarze Karte abgeben.
pirates-page-none = Ich habe keine schwarze Karte
pirates-page-name = { $card } verlangen
pirates-page-look = { $card } zurücklegen
pirates-page-play = Ausspielen
pirates-page-against = Gegen { $name }
pirates-page-whom = Gegen wen?
pirates-page-as = Wofür steht der JOKER?
pirates-page-shout-rainbow = Ein ganzer Regenbogen!
pirates-page-shout-blocked = Abgewehrt!
pirates-page-shout-demand = Her damit: { $card }!
pirates-page-shout-denied = Nicht hier!
pirates-page-shout-none = Keine schwarze Karte
pirates-page-shout-nothing = Ohne Wirkung
pirates-page-shout-out = Ausgegangen! +{ $n }
pirates-page-lift = Gruppe zurücknehmen
pirates-page-lift-more = Nimm eine Karte zurück, die entbehrlich ist, oder die ganze Gruppe.
pirates-page-add-more = Wähle eine leuchtende Gruppe oder weitere Karten für eine neue.
pirates-page-add-new = Wähle weitere Karten für eine neue Gruppe.
pirates-page-draft = Dein Entwurf
pirates-page-draft-more = Ordne die Karten, wie du willst: Tippe sie an und dann das Ziel, oder ziehe sie dorthin. Nichts wird gespielt, bevor du es sagst.
pirates-page-draft-group = Gruppe: { $cards }
pirates-page-draft-here = Hierher
pirates-page-draft-here-group = Hierher: { $cards }
pirates-page-draft-new = Neue Gruppe
pirates-page-draft-hand = Zurück auf die Hand
pirates-page-draft-whole = vollständig
pirates-page-draft-part = noch keine Gruppe
pirates-page-draft-undo = Schritt zurück
pirates-page-draft-reset = Wie es war
pirates-page-draft-best = Vorschlag
pirates-page-draft-best-none = Deine Insel ist so groß, wie es geht.
pirates-page-draft-close = Schließen
pirates-page-draft-do = So machen
pirates-page-draft-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
pirates-page-draft-free = danach darfst du ziehen
pirates-page-draft-must = noch zu legen: { $cards }
pirates-page-draft-same = so, wie es jetzt liegt
pirates-page-draft-card = { $card }, im Entwurf
pirates-page-status-pile = { $n } im Stapel

### The first game

pirates-lesson-goal = Der größte Schatz gewinnt, und jede Karte auf deiner Insel ist ein Punkt. Zwei ganze Regenbögen und eine leere Hand beenden das Spiel: Wähle die rosa 7, dann die Reihe, der sie fehlt.
pirates-lesson-goal-well = 24 zu 6: Du gewinnst, mit je fünf Punkten für den Regenbogenpiraten und fürs Ausgehen. Und nun von Anfang an.
pirates-lesson-run = Karten liegen in Gruppen, etwa drei oder mehr Farben in der Reihenfolge des Regenbogens. Wähle die gelbe 3, die grüne 4 und die blaue 5.
pirates-lesson-run-well = Eine Reihe aus drei Karten: drei Punkte.
pirates-lesson-join = Ein Fähnchen zeigt Karten, die irgendwo passen; die musst du legen, bevor du ziehst. Wähle die lila 6, dann deine Reihe.
pirates-lesson-join-well = Reihen wachsen an ihren Enden, also passt jetzt auch die rosa 7.
pirates-lesson-draw = Nun muss nichts mehr gelegt werden. Beende deinen Zug, indem du zwei Karten ziehst: beide offenen oder zwei vom Nachziehstapel.
pirates-lesson-draw-well = Und Robin war auch schon am Zug.
pirates-lesson-thief = Schwarze Karten sind Piraten, und der Dieb stiehlt eine Karte von einer Insel. Wähle ihn und spiele ihn gegen Robin.
pirates-lesson-thief-well = Robin hat ihn durchgelassen: Nur eine rote 1 hätte ihn abgewehrt.
pirates-lesson-steal = Jetzt wähle die Beute. Zwei Karten sind keine Gruppe, also wähle die Sechsen und nimm eine: Die anderen müssen auch von der Insel.
pirates-lesson-steal-well = Eine 6 für dich, und zwei gehen zurück auf Robins Hand.
pirates-lesson-block = Robin zielt mit einer Kanone auf deine Insel, und dieser Pirat liebt Orange. Wehre sie mit der orangen 2 aus deiner Hand ab.
pirates-lesson-block-well = Die Kanone schweigt. Alle anderen werden gefragt, ob sie abwehren, und ein JOKER kann es nicht.
pirates-lesson-set = Auch drei oder mehr Karten einer Farbe sind eine Gruppe: ein Satz. Wähle die drei rosa Siebenen.
pirates-lesson-set-well = Drei Punkte mehr. Ein Satz wächst mit jeder weiteren Karte seiner Farbe.
pirates-lesson-pirate = Ein Regenbogenpirat ist fünf Punkte wert und darf allein liegen. Wähle ihn.
pirates-lesson-pirate-well = Fünf Punkte auf einen Streich. Regenbogenpiraten musst du legen, bevor du ziehst.
pirates-lesson-wild = Ein JOKER ersetzt jede Farbe in einem Satz oder einer Reihe. Wähle ihn, dann die lange Reihe, dann die rote 1, für die er steht.
pirates-lesson-wild-well = Ein ganzer Regenbogen! Einen JOKER auf der Hand musst du nie legen.
pirates-lesson-rearrange = In deinem Zug darfst du deine Insel umbauen. Du hast zwei gelbe Dreien auf der Hand, und eine dritte liegt am Ende einer Reihe: Wähle diese Reihe, dann ihre 3.
pirates-lesson-rearrange-well = Drei Dreien sind ein Satz. An einem richtigen Tisch kannst du mit „{ pirates-page-arrange }“ alles ausprobieren, bevor etwas zählt.
pirates-lesson-blacks = Auch schwarze Karten können Schatz sein: Drei beliebige sind eine Gruppe. Wähle alle drei.
pirates-lesson-blacks-well = Drei Punkte. In einem späteren Zug darfst du sie zurücknehmen und spielen.
pirates-lesson-cannon = Die Kanone sprengt eine Karte auf einer Insel; eine orange 2 wehrt sie ab. Wähle sie und spiele sie gegen Robin.
pirates-lesson-cannon-well = Du hast die Mitte der Reihe gesprengt, und Stücke aus weniger als drei Karten gehen zurück auf die Hand.
pirates-lesson-salvager = Der Taucher holt eine Karte aus der Ablage; eine gelbe 3 wehrt ihn ab. Wähle ihn und spiele ihn.
pirates-lesson-salvager-well = Er hat dir einen Regenbogenpiraten gebracht. Nur einen anderen Taucher kann er nicht holen.
pirates-lesson-captain = Der Kapitän bekommt eine schwarze Karte von allen anderen, die eine haben; eine grüne 4 wehrt ihn ab. Wähle ihn und spiele ihn.
pirates-lesson-captain-well = Robin hat dir eine Kanone gegeben: Wer gibt, wählt die Karte.
pirates-lesson-stinker = Der Stinker greift zwei Karten blind aus einer Hand; eine blaue 5 wehrt ihn ab. Wähle ihn und spiele ihn gegen Robin.
pirates-lesson-stinker-well = Zwei Karten mehr für dich. Nur ihr beide wisst, welche.
pirates-lesson-leave = Mit Landgang ziehst du drei Karten; eine lila 6 wehrt ihn ab. Wähle ihn und spiele ihn.
pirates-lesson-leave-well = Drei neue Karten, und am Ende deines Zuges ziehst du wie immer.
pirates-lesson-extortionist = Der Erpresser verlangt eine Karte, die du nennst; eine rosa 7 wehrt ihn ab. Du hast gesehen, dass Robin eine orange 2 nahm: Wähle ihn und spiele ihn gegen Robin.
pirates-lesson-extortionist-well = Du hast die orange 2 genannt, und Robin musste sie hergeben.
pirates-lesson-lookout = Der Ausguck sieht sich die obersten vier Karten des Nachziehstapels an, und nichts wehrt ihn ab. Wähle ihn und spiele ihn.
pirates-lesson-lookout-well = Diese vier legst du zurück, in welcher Reihenfolge du magst, und weißt so, was kommt.
pirates-lesson-last = Wenn es nichts mehr zu ziehen gibt, legen alle noch einmal Karten, schwarze nur als Gruppen. Wähle die blaue 5, dann den blauen Satz.
pirates-lesson-last-well = Noch ein Punkt. Jetzt wird nichts mehr zurückgenommen oder verschoben, und Karten auf der Hand sind nichts wert.
pirates-coach-must = Karten mit Fähnchen musst du legen: Wähle drei für eine neue Gruppe oder eine und dann die Gruppe, zu der sie passt.
pirates-coach-black = Wähle eine schwarze Karte, um zu sehen, was sie tut, und spiele sie, wenn du magst.
pirates-coach-draw = Alles, was muss, liegt. Ziehe, um deinen Zug zu beenden: die zwei offenen Karten oder zwei vom Nachziehstapel.
pirates-coach-block = Eine schwarze Karte wird gespielt: Wehre sie mit der richtigen Farbe ab oder lass sie durch.
pirates-coach-take = Wähle auf dem Tisch, was deine schwarze Karte nimmt.
pirates-coach-last = Es gibt nichts mehr zu ziehen: Lege, was noch geht, und sage dann, dass du fertig bist.

### What somebody may type for a kind of move

pirates-drawn-pile = Stapel
    .also = Nachziehstapel
pirates-drawn-pair = offene Karten
    .also = offenen Karten
pirates-typed-pass = durchlassen
    .also = lass durch, passen, passe, pass
pirates-typed-block = abwehren
    .also = wehre ab, blocken, blockieren, blockiere
pirates-typed-draw = ziehen
    .also = ziehe, zieh, nimm, nehmen
pirates-typed-lay = legen
    .also = lege, leg, setzen, setze
pirates-typed-add = anlegen
    .also = lege an, leg an, lege, legen
pirates-typed-top = zurücklegen
    .also = lege zurück, obenauf
pirates-typed-take = nehmen
    .also = nimm, nimm zurück
pirates-typed-lift = aufnehmen
    .also = nimm auf, nimm zurück, zurücknehmen
pirates-typed-fetch = holen
    .also = hole, hol
pirates-typed-nothing = nichts
    .also = keine, sage

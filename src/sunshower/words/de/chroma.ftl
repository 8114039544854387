## Chroma Rainbow

chroma-about = Sammle fünf Karten einer Form in allen fünf Farben und verdirb den anderen mit Jokern ihren Regenbogen.

### Pieces

chroma-colour-blue = Blau
chroma-colour-green = Grün
chroma-colour-orange = Orange
chroma-colour-red = Rot
chroma-colour-yellow = Gelb
chroma-shape-circle = Kreis
    .many = Kreise
    .aus = Kreisen
chroma-shape-cross = Kreuz
    .many = Kreuze
    .aus = Kreuzen
chroma-shape-pentagon = Fünfeck
    .many = Fünfecke
    .aus = Fünfecken
chroma-shape-square = Quadrat
    .many = Quadrate
    .aus = Quadraten
chroma-shape-star = Stern
    .many = Sterne
    .aus = Sternen
# A star in the text of a card is an underscore in its key: B_ is the blue colour card, A_ the all-colours card.
chroma-card-Bc = blauer Kreis
    .der = der blaue Kreis
    .Der = Der blaue Kreis
    .den = den blauen Kreis
    .deinen = deinen blauen Kreis
    .keinen = keinen blauen Kreis
chroma-card-Bx = blaues Kreuz
    .der = das blaue Kreuz
    .Der = Das blaue Kreuz
    .den = das blaue Kreuz
    .deinen = dein blaues Kreuz
    .keinen = kein blaues Kreuz
chroma-card-Bp = blaues Fünfeck
    .der = das blaue Fünfeck
    .Der = Das blaue Fünfeck
    .den = das blaue Fünfeck
    .deinen = dein blaues Fünfeck
    .keinen = kein blaues Fünfeck
chroma-card-Bs = blaues Quadrat
    .der = das blaue Quadrat
    .Der = Das blaue Quadrat
    .den = das blaue Quadrat
    .deinen = dein blaues Quadrat
    .keinen = kein blaues Quadrat
chroma-card-Bt = blauer Stern
    .der = der blaue Stern
    .Der = Der blaue Stern
    .den = den blauen Stern
    .deinen = deinen blauen Stern
    .keinen = keinen blauen Stern
chroma-card-B_ = blaue Farbkarte
    .der = die blaue Farbkarte
    .Der = Die blaue Farbkarte
    .den = die blaue Farbkarte
    .deinen = deine blaue Farbkarte
    .keinen = keine blaue Farbkarte
chroma-card-Gc = grüner Kreis
    .der = der grüne Kreis
    .Der = Der grüne Kreis
    .den = den grünen Kreis
    .deinen = deinen grünen Kreis
    .keinen = keinen grünen Kreis
chroma-card-Gx = grünes Kreuz
    .der = das grüne Kreuz
    .Der = Das grüne Kreuz
    .den = das grüne Kreuz
    .deinen = dein grünes Kreuz
    .keinen = kein grünes Kreuz
chroma-card-Gp = grünes Fünfeck
    .der = das grüne Fünfeck
    .Der = Das grüne Fünfeck
    .den = das grüne Fünfeck
    .deinen = dein grünes Fünfeck
    .keinen = kein grünes Fünfeck
chroma-card-Gs = grünes Quadrat
    .der = das grüne Quadrat
    .Der = Das grüne Quadrat
    .den = das grüne Quadrat
    .deinen = dein grünes Quadrat
    .keinen = kein grünes Quadrat
chroma-card-Gt = grüner Stern
    .der = der grüne Stern
    .Der = Der grüne Stern
    .den = den grünen Stern
    .deinen = deinen grünen Stern
    .keinen = keinen grünen Stern
chroma-card-G_ = grüne Farbkarte
    .der = die grüne Farbkarte
    .Der = Die grüne Farbkarte
    .den = die grüne Farbkarte
    .deinen = deine grüne Farbkarte
    .keinen = keine grüne Farbkarte
chroma-card-Oc = oranger Kreis
    .der = der orange Kreis
    .Der = Der orange Kreis
    .den = den orangen Kreis
    .deinen = deinen orangen Kreis
    .keinen = keinen orangen Kreis
chroma-card-Ox = oranges Kreuz
    .der = das orange Kreuz
    .Der = Das orange Kreuz
    .den = das orange Kreuz
    .deinen = dein oranges Kreuz
    .keinen = kein oranges Kreuz
chroma-card-Op = oranges Fünfeck
    .der = das orange Fünfeck
    .Der = Das orange Fünfeck
    .den = das orange Fünfeck
    .deinen = dein oranges Fünfeck
    .keinen = kein oranges Fünfeck
chroma-card-Os = oranges Quadrat
    .der = das orange Quadrat
    .Der = Das orange Quadrat
    .den = das orange Quadrat
    .deinen = dein oranges Quadrat
    .keinen = kein oranges Quadrat
chroma-card-Ot = oranger Stern
    .der = der orange Stern
    .Der = Der orange Stern
    .den = den orangen Stern
    .deinen = deinen orangen Stern
    .keinen = keinen orangen Stern
chroma-card-O_ = orange Farbkarte
    .der = die orange Farbkarte
    .Der = Die orange Farbkarte
    .den = die orange Farbkarte
    .deinen = deine orange Farbkarte
    .keinen = keine orange Farbkarte
chroma-card-Rc = roter Kreis
    .der = der rote Kreis
    .Der = Der rote Kreis
    .den = den roten Kreis
    .deinen = deinen roten Kreis
    .keinen = keinen roten Kreis
chroma-card-Rx = rotes Kreuz
    .der = das rote Kreuz
    .Der = Das rote Kreuz
    .den = das rote Kreuz
    .deinen = dein rotes Kreuz
    .keinen = kein rotes Kreuz
chroma-card-Rp = rotes Fünfeck
    .der = das rote Fünfeck
    .Der = Das rote Fünfeck
    .den = das rote Fünfeck
    .deinen = dein rotes Fünfeck
    .keinen = kein rotes Fünfeck
chroma-card-Rs = rotes Quadrat
    .der = das rote Quadrat
    .Der = Das rote Quadrat
    .den = das rote Quadrat
    .deinen = dein rotes Quadrat
    .keinen = kein rotes Quadrat
chroma-card-Rt = roter Stern
    .der = der rote Stern
    .Der = Der rote Stern
    .den = den roten Stern
    .deinen = deinen roten Stern
    .keinen = keinen roten Stern
chroma-card-R_ = rote Farbkarte
    .der = die rote Farbkarte
    .Der = Die rote Farbkarte
    .den = die rote Farbkarte
    .deinen = deine rote Farbkarte
    .keinen = keine rote Farbkarte
chroma-card-Yc = gelber Kreis
    .der = der gelbe Kreis
    .Der = Der gelbe Kreis
    .den = den gelben Kreis
    .deinen = deinen gelben Kreis
    .keinen = keinen gelben Kreis
chroma-card-Yx = gelbes Kreuz
    .der = das gelbe Kreuz
    .Der = Das gelbe Kreuz
    .den = das gelbe Kreuz
    .deinen = dein gelbes Kreuz
    .keinen = kein gelbes Kreuz
chroma-card-Yp = gelbes Fünfeck
    .der = das gelbe Fünfeck
    .Der = Das gelbe Fünfeck
    .den = das gelbe Fünfeck
    .deinen = dein gelbes Fünfeck
    .keinen = kein gelbes Fünfeck
chroma-card-Ys = gelbes Quadrat
    .der = das gelbe Quadrat
    .Der = Das gelbe Quadrat
    .den = das gelbe Quadrat
    .deinen = dein gelbes Quadrat
    .keinen = kein gelbes Quadrat
chroma-card-Yt = gelber Stern
    .der = der gelbe Stern
    .Der = Der gelbe Stern
    .den = den gelben Stern
    .deinen = deinen gelben Stern
    .keinen = keinen gelben Stern
chroma-card-Y_ = gelbe Farbkarte
    .der = die gelbe Farbkarte
    .Der = Die gelbe Farbkarte
    .den = die gelbe Farbkarte
    .deinen = deine gelbe Farbkarte
    .keinen = keine gelbe Farbkarte
chroma-card-_c = Formkarte Kreis
    .der = die Formkarte Kreis
    .Der = Die Formkarte Kreis
    .den = die Formkarte Kreis
    .deinen = deine Formkarte Kreis
    .keinen = keine Formkarte Kreis
chroma-card-_x = Formkarte Kreuz
    .der = die Formkarte Kreuz
    .Der = Die Formkarte Kreuz
    .den = die Formkarte Kreuz
    .deinen = deine Formkarte Kreuz
    .keinen = keine Formkarte Kreuz
chroma-card-_p = Formkarte Fünfeck
    .der = die Formkarte Fünfeck
    .Der = Die Formkarte Fünfeck
    .den = die Formkarte Fünfeck
    .deinen = deine Formkarte Fünfeck
    .keinen = keine Formkarte Fünfeck
chroma-card-_s = Formkarte Quadrat
    .der = die Formkarte Quadrat
    .Der = Die Formkarte Quadrat
    .den = die Formkarte Quadrat
    .deinen = deine Formkarte Quadrat
    .keinen = keine Formkarte Quadrat
chroma-card-_t = Formkarte Stern
    .der = die Formkarte Stern
    .Der = Die Formkarte Stern
    .den = die Formkarte Stern
    .deinen = deine Formkarte Stern
    .keinen = keine Formkarte Stern
chroma-card-A_ = Alle-Farben-Karte
    .der = die Alle-Farben-Karte
    .Der = Die Alle-Farben-Karte
    .den = die Alle-Farben-Karte
    .deinen = deine Alle-Farben-Karte
    .keinen = keine Alle-Farben-Karte
chroma-card-_a = Alle-Formen-Karte
    .der = die Alle-Formen-Karte
    .Der = Die Alle-Formen-Karte
    .den = die Alle-Formen-Karte
    .deinen = deine Alle-Formen-Karte
    .keinen = keine Alle-Formen-Karte

### House rules

chroma-option-no_idle_discard = Eine von der Ablage genommene Karte darf nicht gleich wieder zurück.
chroma-option-lock_for_victim = Eine Karte, die jemand anders ersetzt hat, ist gesperrt, bis der nächste Zug der Person vorbei ist, der sie gehörte.
chroma-option-turn_limit = Nach so vielen Zügen pro Person ist es unentschieden (1 bis 1000).
chroma-option-base_sets = Wie viele Basissets mit 25 Karten (1 bis 6).
chroma-option-colour_sets = Wie viele Farbensets (0 bis 3).
chroma-option-shape_sets = Wie viele Formensets (0 bis 3).
chroma-option-all_wilds = Wie viele Alle-Farben-Karten ein Farbenset hat und wie viele Alle-Formen-Karten ein Formenset (0 bis 3).
chroma-number-turn_limit = Züge pro Person
chroma-number-base_sets = Basissets
chroma-number-colour_sets = Farbensets
chroma-number-shape_sets = Formensets
chroma-number-all_wilds = Alle-Farben-Karten oder Alle-Formen-Karten in einem Set
chroma-no-number = Möglich sind { $low } bis { $high } { $number }.

### How it ends

chroma-ending-rainbow = Ein Regenbogen ist vollständig, und wem er gehört, der gewinnt.
chroma-ending-gift = Ein Regenbogen wurde durch einen fremden Joker vollständig, und wem er gehört, der gewinnt.
chroma-ending-turn-limit = Alle Züge sind gespielt, und kein Regenbogen ist vollständig: unentschieden.

### What happens

chroma-card-dealt = { $seat-is ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} beim Austeilen { $card-is ->
    [none] eine Karte
   *[some] { $card-den }
}.
    .sum = { $seat-is ->
        [you] Du bekommst
       *[they] { $seat } bekommt
    } beim Austeilen { $card-is ->
        [none] { $times } Karten
        [several] { $card-den }
       *[other] { $times }-mal { $card-den }
    }.
chroma-pile-renewed = { $seat-is ->
    [you] Du mischst
   *[they] { $seat } mischt
} die Ablage bis auf die oberste Karte zu einem neuen Stapel.
    .do = Ziehe vom Stapel: Vorher wird die Ablage bis auf die oberste Karte zu einem neuen Stapel gemischt.
chroma-draw-chosen = { $seat-is ->
    [you] Du ziehst
   *[they] { $seat } zieht
} vom Stapel.
    .do = Ziehe vom Stapel.
chroma-card-drawn = { $card-is ->
    [none] { $pile ->
        [0] Der Stapel ist jetzt leer.
        [one] Auf dem Stapel liegt noch 1 Karte.
       *[other] Auf dem Stapel liegen noch { $pile } Karten.
    }
   *[some] { $seat-is ->
        [you] Du bekommst
       *[they] { $seat } bekommt
    } { $card-den }.
}
    .brief = { $card-is ->
        [none] { $pile ->
            [0] Der Stapel ist jetzt leer.
            [one] Auf dem Stapel liegt noch 1 Karte.
           *[other] {""}
        }
       *[some] { chroma-card-drawn }
    }
chroma-discard-taken = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $card-den } von der Ablage.
    .do = Nimm { $card-den } von der Ablage.
chroma-played = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} { $card-den }.
    .do = Spiele { $card-den } in deinen Regenbogen{ $gone-is ->
        [none] {""}
       *[some] {" "}für { $gone-den }
    }.
chroma-laid-over = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} { $card-den } über { $owner-is ->
    [you] { $over-deinen }
   *[they] { $over-den } von { $owner }
}.
    .do = Lege { $card-den } über { $over-den } von { $owner }.
chroma-cleared = { $card-Der } kommt auf die Ablage{ $lock ->
    [0] {""}
    [one] , für einen Zug gesperrt
   *[other] , für { $lock } Züge gesperrt
}.
chroma-discarded = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} { $card-den } ab.
    .do = Lege { $card-den } ab.
chroma-rainbow-complete = { $owner-is ->
    [you] Du hast
   *[they] { $owner } hat
} einen Regenbogen aus { $shape-aus }.
chroma-round-begins = Runde { $round } beginnt.
    .brief = {""}
chroma-turns-over = Alle hatten { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, und kein Regenbogen ist vollständig.

### What speaks for a move

chroma-why-wins = { $how ->
    [take] Damit kannst du deinen Regenbogen aus { $shape-aus } noch in diesem Zug vollständig machen.
   *[lay] { $gone-is ->
        [none] Damit ist dein Regenbogen aus { $shape-aus } vollständig: Du gewinnst.
       *[some] Lege dafür { $gone-den } weg: Dein Regenbogen aus { $shape-aus } ist vollständig, und du gewinnst.
    }
}
    .nudge = In deinem Regenbogen fehlt nur noch eine Karte: Wo ist sie?
chroma-why-stops = { $how ->
    [last] Im Regenbogen von { $owner } fehlt nur noch eine Karte{ $cards ->
        [0] {""}
        [one] , und eine der { $all } Karten, die du nicht siehst, würde passen
       *[other] , und { $cards } der { $all } Karten, die du nicht siehst, würden passen
    }. Danach fehlen { $now }.
    [back] Im Regenbogen von { $owner } fehlen danach { $now } Karten statt { $was }.
   *[fewer] Von den { $all } Karten, die du nicht siehst, { $left ->
        [0] hilft danach keine mehr
        [one] hilft danach nur noch eine
       *[other] helfen danach nur noch { $left }
    } im Regenbogen von { $owner }; bisher sind es { $cards }.
}{ $locked-is ->
    [none] {""}
   *[some] {" "}{ $locked-Der } ist dann gesperrt: { $owner } kann diese Karte nicht gleich wieder nehmen.
}
    .nudge = Schau dir den Regenbogen von { $owner } an: Wie viele Karten fehlen dort, und welche zählt am meisten?
chroma-why-denies = { $how ->
    [take] { $who } kann diese Karte dann nicht mehr nehmen
    [cover] Damit verdeckst du { $card-den }
   *[keep] Von der Ablage könnte { $who } diese Karte nehmen
}: Mit dieser Karte { $left ->
    [0] wäre der Regenbogen von { $who } vollständig
    [one] würde im Regenbogen von { $who } nur noch eine fehlen
   *[other] würden im Regenbogen von { $who } nur noch { $left } fehlen
}.
    .nudge = { $who } ist als Nächstes am Zug: Welche Karte würde dort helfen?
chroma-why-nearer = { $gone-is ->
    [none] {""}
   *[some] Lege dafür { $gone-den } weg:{" "}
}In deinem Regenbogen aus { $shape-aus } { $now ->
    [one] fehlt dann eine Karte
   *[other] fehlen dann { $now } Karten
} statt { $was }{ $has ->
    [none] {""}
    [all] , und du hast sie { $now ->
        [one] schon
       *[other] alle schon
    } auf der Hand
   *[some] , und { $held ->
        [one] eine
       *[other] { $held }
    } davon hast du schon auf der Hand
}.
    .nudge = { $gone-is ->
        [none] Von welcher Form hast du am meisten, vor dir und auf der Hand?
       *[some] Dein Regenbogen ist voll: Welche Karte darin hilft dir am wenigsten, und welche auf deiner Hand hilft mehr?
    }
chroma-why-finds = { $now ->
    [0] Damit hast du alle Karten für einen Regenbogen aus { $shape-aus }: Du musst sie nur noch legen.
    [one] Damit musst du für einen Regenbogen aus { $shape-aus } nur noch eine Karte finden statt { $was }.
   *[other] Damit musst du für einen Regenbogen aus { $shape-aus } noch { $now } Karten finden statt { $was }.
}
    .nudge = Passt die oberste abgelegte Karte zu einer Form, die du sammelst?
chroma-why-ready = Du hast { $left ->
    [one] die letzte Karte
   *[other] die letzten { $left } Karten
} für einen Regenbogen aus { $shape-aus } schon auf der Hand.
    .nudge = Zähle die Karten, die in deinem Regenbogen fehlen: Welche davon hast du auf der Hand?
chroma-why-second = { $gone-is ->
    [none] Das eröffnet dir einen zweiten Weg
   *[some] Das eröffnet dir einen zweiten Weg, wenn du dafür { $gone-den } weglegst
}: Für einen Regenbogen aus { $shape-aus } { $how ->
    [take] musst du dann noch { $now ->
        [one] eine Karte
       *[other] { $now } Karten
    } finden
   *[lay] { $now ->
        [one] fehlt dann noch eine Karte
       *[other] fehlen dann noch { $now } Karten
    }
}{ $held ->
    [0] {""}
    [one] , und eine davon hast du schon auf der Hand
   *[other] , und { $held } davon hast du schon auf der Hand
}.
    .nudge = Schau nicht nur auf eine Form: Welche andere ist fast genauso nah?
chroma-why-wilds = Von der Ablage kann niemand einen Joker nehmen, aber vom Stapel { $cards ->
    [one] kann noch einer
   *[other] können noch { $cards }
} kommen.
    .nudge = Was für Karten kommen nur vom Stapel?
chroma-why-outs = { $top-is ->
    [none] {""}
   *[some] { $top-Der } auf der Ablage bringt dich nicht weiter.{" "}
}Von den { $all } Karten, die du nicht siehst ({ $pile } davon auf dem Stapel), { $last ->
    [yes] { $cards ->
        [one] würde eine
       *[other] würden { $cards }
    } deinen Regenbogen{ $shape-is ->
        [none] {""}
       *[some] {" "}aus { $shape-aus }
    } vollständig machen
   *[no] { $cards ->
        [one] brächte dich eine
       *[other] brächten dich { $cards }
    } einem Regenbogen{ $shape-is ->
        [none] {""}
       *[some] {" "}aus { $shape-aus }
    } näher
}.
    .nudge = Auf welche Karten wartest du, und wie viele davon können noch kommen?
chroma-why-spares = { $gone-is ->
    [none] Diese Karte kannst du entbehren
   *[some] Lege dafür { $gone-den } weg
}: { $find ->
    [0] Du hast immer noch alle Karten für einen Regenbogen aus { $shape-aus }.
    [one] Für einen Regenbogen aus { $shape-aus } musst du wie bisher nur eine Karte finden.
   *[other] Für einen Regenbogen aus { $shape-aus } musst du wie bisher { $find } Karten finden.
}
    .nudge = Welche deiner Karten kannst du entbehren?
chroma-why-harmless = Wenn { $who } { $card-den } nimmt, kommt der Regenbogen dort nicht voran.
    .nudge = { $who } ist als Nächstes am Zug: Welche Karte hilft dort nicht?
chroma-why-parks = In deinem Regenbogen ist Platz dafür, und von der Ablage könnte { $who } diese Karte nehmen.
    .nudge = Wo richtet eine Karte, die du nicht brauchst, am wenigsten Schaden an?
chroma-why-keeps-wild = Du behältst { $cards-den } für später: als letzte Karte oder um jemanden aufzuhalten.
    .nudge = Joker sind gegen Ende am meisten wert: Welche Karten können vorher weg?
chroma-why-last-turn = { $over ->
    [yes] Das ist der allerletzte Zug: Niemand hat gewonnen, und es ist unentschieden.
   *[no] Es ist dein letzter Zug: Danach sind nur noch andere am Zug.
}
    .nudge = Wie viele Züge gibt es noch?

### Why not

# What there is to choose from, in the question for the rest of a move.
chroma-deed = { $kind ->
    [discard] ablegen
    [wild] über eine fremde Karte legen
   *[play] in deinen Regenbogen spielen
}
chroma-the = { $card-der }

chroma-now = { $now ->
    [draw] Ziehe eine Karte vom Stapel.
    [take] Ziehe eine Karte vom Stapel oder nimm die oberste abgelegte Karte.
    [wild] Spiele eine Karte in deinen Regenbogen, lege eine ab oder lege einen Joker über eine fremde Karte.
   *[act] Spiele eine Karte in deinen Regenbogen oder lege eine ab.
}
chroma-you-hold = Auf deiner Hand: { $cards }.
chroma-lies = { $cards-count ->
    [0] Dort liegt noch nichts.
   *[other] Das liegt dort: { $cards }.
}
chroma-no-no-passing = Passen geht in diesem Spiel nicht.
chroma-no-which-card = { $deed ->
    [play] Du spielst eine Karte aus deiner Hand in deinen Regenbogen.
    [discard] Du legst eine Karte aus deiner Hand ab.
   *[wild] Du legst einen Joker aus deiner Hand über eine fremde Karte.
}
chroma-no-no-such-card = { $said-is ->
    [none] So eine Karte gibt es nicht.
   *[some] Eine Karte „{ $said }“ gibt es nicht.
} Eine Karte hat eine Farbe (Blau, Grün, Orange, Rot oder Gelb) und eine Form (Kreis, Kreuz, Fünfeck, Quadrat oder Stern), oder sie ist ein Joker.
chroma-no-draw-first = { $card-is ->
    [none] {""}
   *[some] { $card-Der } muss warten.{" "}
}{ $take-is ->
    [yes] Ziehe zuerst eine Karte vom Stapel oder nimm die oberste abgelegte Karte.
   *[no] Ziehe zuerst eine Karte vom Stapel.
}
chroma-no-already-drawn = Du hast deine Karte für diesen Zug schon.
chroma-no-no-discards = In der Ablage liegt nichts, was du nehmen könntest.
chroma-no-wild-on-top = { $card-Der } oben auf der Ablage ist ein Joker und darf nie genommen werden.
chroma-no-locked = Ein Joker hat { $card-den } ersetzt: Diese Karte ist gesperrt, { $more ->
    [0] bis dieser Zug vorbei ist.
    [one] für diesen Zug und einen weiteren.
   *[other] für diesen Zug und { $more } weitere.
}
chroma-no-not-in-hand = Du hast { $card-den } nicht auf der Hand.
chroma-no-not-full = { $card-is ->
    [none] Dein Regenbogen hat noch Platz: Nichts kommt weg, bevor fünf Karten darin liegen.
   *[some] { $card-Der } bleibt liegen: Dein Regenbogen hat noch Platz, und nichts kommt weg, bevor fünf Karten darin liegen.
}
chroma-no-needs-a-card = { $covers-is ->
    [yes] Ein Joker ersetzt eine Karte.
   *[no] Dein Regenbogen hat fünf Karten, also kommt eine der sechs weg.
}
chroma-no-not-there = Es gibt { $card-keinen } { $own-is ->
    [yes] in deinem Regenbogen
   *[no] im Regenbogen von { $owner }
}.
chroma-no-idle = Du hast { $card-den } gerade genommen: Diese Karte darf nicht gleich wieder zurück.
chroma-no-no-such-seat = Einen Platz { $seat } gibt es hier nicht: Ein Joker kommt über eine Karte von { $others }.
chroma-no-no-colour = Du hast keine Karte in { $colour } auf der Hand.
chroma-no-elsewhere = { $card-Der } liegt im Regenbogen von { $owner }, nicht in deinem: Lege deinen Joker dort darüber.
chroma-no-nothing-there = { $owner-is ->
    [none] Vor niemand anderem liegt eine Karte, über die du einen Joker legen könntest.
   *[some] Vor { $owner } liegt keine Karte, über die du einen Joker legen könntest.
}
chroma-no-no-wild = { $card-is ->
    [none] Du hast keinen Joker, und bei anderen darfst du nur Joker legen.
   *[some] Über { $card-den } von { $owner } darf nur ein Joker gelegt werden, und du hast keinen.
}
chroma-no-alike = Du hast nur Karten wie { $card-den }: Spiele eine, dann kommt die neue selbst weg.
chroma-no-not-wild = { $card-Der } ist kein Joker und bleibt deshalb auf deiner Seite.
chroma-no-needs-a-seat = Du legst einen Joker über eine fremde Karte.
chroma-no-own-rainbow = In deinen eigenen Regenbogen spielst du einen Joker wie jede andere Karte{ $card-is ->
    [none] , auf einen freien Platz.
   *[some] , und eine der sechs kommt weg, zum Beispiel { $card-der }.
}

### Why not: decks and positions

chroma-no-small-deck = { $seats } Personen brauchen mindestens { $fewest } Karten, und diese Sets haben { $cards }.
chroma-no-field-rainbows = „{ $name }“ muss die Regenbögen von { $fewest } bis { $most } Sitzplätzen nennen, mit Schrägstrichen dazwischen.
chroma-no-field-cards = „{ $name }“ muss aus Karten wie Bc oder R* bestehen oder - sein.
chroma-no-field-held = „{ $name }“ muss aus Karten wie Bc oder R* bestehen, mit ? für eine verdeckte, oder - sein.
chroma-no-field-piled = „{ $name }“ muss aus Karten wie Bc oder R* bestehen, die oberste zuletzt; eine gesperrte ist Bc!1.
chroma-no-field-sure = „{ $name }“ muss ein ? für jeden Sitzplatz haben, von dem aus dieser Sicht nicht bekannt ist, was er sicher weiß, und nur dort.
chroma-no-field-sure-of = „{ $name }“ muss { $count } Werte haben, mit Schrägstrichen dazwischen; der letzte ist, was alle wissen.
chroma-no-line-cards = { $count ->
    [0] Es gibt keine Karten
    [one] Es gibt nur 1 Karte
   *[other] Es gibt nur { $count } Karten
} wie { $thing-den }.
chroma-no-line-hand = Sitzplatz { $seat } hat jetzt { $count } Karten auf der Hand.
chroma-no-line-shown = Was Sitzplatz { $seat } von der Ablage genommen hat, ist auf der Hand und nie ein Joker.
chroma-no-line-lock = Gesperrt ist nur eine gewöhnliche Karte, und nicht länger, als die Züge dauern.
chroma-no-line-taken = Die in diesem Zug genommene Karte ist eine von denen, die der Sitzplatz am Zug gezeigt hat.
chroma-no-line-unsure = Wo alles zu sehen ist bis auf ein paar Karten, kann niemand sagen, was sicher ist.
chroma-no-line-sure = Was sicher ist, gehört zu den verdeckten Karten der anderen, und was alle sicher wissen, weiß jeder Sitzplatz.
chroma-no-line-over = Das Spiel ist zu Ende, wenn ein Regenbogen vollständig ist oder alle Züge vorbei sind, und nicht vorher.
chroma-no-line-gift = Wer im Zug einer anderen Person gewinnt, hat von ihr einen Joker bekommen.

### The table as text

# The two cards that stand for any card, short, after a sign.
chroma-all-colours = Farben
chroma-all-shapes = Formen
chroma-round = { $over-is ->
    [yes] Zu Ende in Runde
   *[no] Runde
} { $round } von { $rounds }. Stapel: { $pile ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $pile } Karten
}.
chroma-discards = Ablage: { $top-is ->
    [none] leer
   *[some] { $top } obenauf{ $lock ->
        [0] {""}
        [one] {" "}(noch einen Zug gesperrt, dann frei für { $free-is ->
            [you] dich
           *[they] { $free }
        })
       *[other] {" "}(noch { $lock } Züge gesperrt, dann frei für { $free-is ->
            [you] dich
           *[they] { $free }
        })
    }{ $under-is ->
        [none] {""}
       *[some] , darunter { $under }
    }
}.
chroma-rainbow = { $owner-is ->
    [you] Dein Regenbogen:
   *[they] Regenbogen von { $owner }:
} { $cards }
chroma-complete = Vollständig: ein Regenbogen aus { $shape-aus }.
chroma-far = Noch { $missing } Karten bis zum Regenbogen, in jeder Form.
chroma-away = Noch { $missing ->
    [one] eine Karte
   *[other] { $missing } Karten
} bis zum Regenbogen: { $ways }.
chroma-way = { $shape-many }{ $needs-is ->
    [none] {""}
   *[some] {" "}({ $needs })
}
chroma-needs-all = { $colours }
chroma-needs-any = { $count ->
    [one] eine beliebige Farbe
   *[other] { $count } beliebige Farben
}
chroma-needs-some = { $count } von { $colours }
chroma-hand = { $owner-is ->
    [you] Deine Hand:
   *[they] Hand von { $owner }:
} { $cards }{ $known-is ->
    [none] {""}
   *[some] {" "}(allen bekannt: { $known })
}
chroma-holds = { $seat } hat { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand{ $known-is ->
    [none] {""}
   *[some] , { $seen ->
        [all] alle
       *[other] davon { $seen }
    } gesehen: { $known }
}.
chroma-waits = { $phase ->
    [draw] { $seat } muss eine Karte ziehen.
   *[act] { $seat } muss eine Karte spielen oder ablegen.
}
chroma-act = Wähle eine Karte: Spiele sie in deinen Regenbogen{ $full-is ->
    [yes] {" "}und lege eine der sechs weg
   *[no] {""}
}, { $wild-is ->
    [yes] lege sie ab oder lege einen Joker über eine fremde Karte
   *[no] oder lege sie ab
}.
chroma-draw = { $anew-is ->
    [yes] Ziehe vom Stapel, der aus der Ablage bis auf die oberste Karte neu gebildet wird.
   *[no] Ziehe vom Stapel.
} { $why }
chroma-draw-or-take = { $anew-is ->
    [yes] Ziehe vom Stapel, der aus der Ablage bis auf die oberste Karte neu gebildet wird,
   *[no] Ziehe vom Stapel
} oder nimm { $card-den } von der Ablage.
chroma-sure = Noch unter den Karten, die du nicht siehst: { $cards }.

### The table told aloud

chroma-aloud-rainbow = { $owner-is ->
    [you] Dein Regenbogen:
   *[they] Regenbogen von { $owner }:
} { $cards-is ->
    [none] noch keine Karten
   *[some] { $cards }
}.
chroma-aloud-hand = { $owner-is ->
    [you] Deine Hand:
   *[they] Hand von { $owner }:
} { $cards }{ $known-is ->
    [none] {""}
   *[some] {" "}(von allen gesehen: { $known })
}.
chroma-aloud-far = { $owner-is ->
    [you] Du brauchst
   *[they] { $owner } braucht
} { $missing ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $missing } Karten
}.
chroma-aloud-row = { $owner-is ->
    [you] Dein Regenbogen:
   *[they] Regenbogen von { $owner }:
} { $places-is ->
    [none] noch keine Karten
   *[some] { $places }
}.

### On the page

chroma-page-red = Rot
chroma-page-orange = Orange
chroma-page-yellow = Gelb
chroma-page-green = Grün
chroma-page-blue = Blau
chroma-page-circle = Kreis
chroma-page-cross = Kreuz
chroma-page-pentagon = Fünfeck
chroma-page-square = Quadrat
chroma-page-star = Stern
chroma-page-circle-many = Kreise
chroma-page-cross-many = Kreuze
chroma-page-pentagon-many = Fünfecke
chroma-page-square-many = Quadrate
chroma-page-star-many = Sterne
chroma-page-card-back = eine verdeckte Karte
chroma-page-wild-colour = Joker: jede Form in { $colour }
chroma-page-wild-shape = Joker: { $shape } in jeder Farbe
chroma-page-wild-all = Joker: jede Karte, die es gibt
chroma-page-yours = Dein Regenbogen
chroma-page-of = Regenbogen von { $name }
chroma-page-in-hand = { $card }, auf deiner Hand
chroma-page-in-hand-of = { $card }, auf der Hand von { $name }
chroma-page-in-yours = { $card }, in deinem Regenbogen
chroma-page-in-of = { $card }, im Regenbogen von { $name }
chroma-page-reads = zählt als { $card }
chroma-page-reads-not = zählt nicht für { $shapes }
chroma-page-rainbow-label = { $whose }: { $cards }. { $distance }
chroma-page-rainbow-empty = noch keine Karten
chroma-page-slot = { $whose }, ein freier Platz
chroma-page-slot-sixth = { $whose } ist voll: eine sechste Karte, und eine der sechs kommt weg
chroma-page-sixth-goes = { $card }, die neue Karte: sie selbst ablegen
chroma-page-to-go = noch { $n }
chroma-page-complete = vollständig!
chroma-page-goal = Fünf Farben einer Form gewinnen.
chroma-page-distance = { $shapes }: noch { $n }
chroma-page-distance-none = noch 5, in jeder Form
chroma-page-distance-complete = ein vollständiger Regenbogen: { $shapes }
chroma-page-helps = hilft: { $colours }
chroma-page-wants = wartet auf { $colours }
chroma-page-helps-any = jede Farbe hilft
chroma-page-meters = Wie weit in jeder Form
chroma-page-then = dann noch { $n }
chroma-page-then-complete = macht ihn vollständig!
chroma-page-pile = Stapel
chroma-page-pile-label = { $n ->
    [one] der Stapel, 1 verdeckte Karte
   *[other] der Stapel, { $n } verdeckte Karten
}
chroma-page-pile-empty = der Stapel ist leer: Die Ablage wird bis auf die oberste Karte zum neuen Stapel
chroma-page-discards = Ablage
chroma-page-discards-none = noch nichts abgelegt
chroma-page-discards-label = { $n ->
    [one] die Ablage, 1 Karte: { $card }
   *[other] die Ablage, { $n } Karten, obenauf: { $card }
}
chroma-page-discards-here = Ablage
chroma-page-discards-top = oberste Karte der Ablage
chroma-page-lock-one = für einen Zug gesperrt
chroma-page-lock = für { $n } Züge gesperrt
chroma-page-lock-free = dann frei für { $name }
chroma-page-lock-free-you = dann frei für dich
chroma-page-lock-wild = Joker obenauf: Niemand kann ihn nehmen
chroma-page-look = Ablage ansehen: { $n }
chroma-page-look-order = Von oben nach unten
chroma-page-hand = Deine Hand
chroma-page-hand-of = Hand von { $name }
chroma-page-hand-count = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
chroma-page-hand-known = allen bekannt: { $cards }
chroma-page-tag-new = neu
chroma-page-tag-taken = genommen
chroma-page-tag-known = gesehen
chroma-page-tag-helps = hilft
chroma-page-tag-wins = gewinnt!
chroma-page-new = gerade gezogen
chroma-page-taken = gerade von der Ablage genommen
chroma-page-known = alle haben sie gesehen
chroma-page-sure = Noch unter den Karten, die du nicht siehst:
chroma-page-turn = am Zug
chroma-page-status-round = Runde { $n }
chroma-page-status-round-of = Runde { $n } von { $all }
chroma-page-status-draw = Karte ziehen
chroma-page-status-act = eine Karte spielen oder ablegen
chroma-page-status-deal = Austeilen
chroma-page-do-draw = Ziehe vom Stapel oder nimm von der Ablage.
chroma-page-do-draw-only = Ziehe eine Karte vom Stapel.
chroma-page-do-act = Wähle eine Handkarte.
chroma-page-do-where = Wohin damit?
chroma-page-do-where-wild = Wohin damit, oder über wessen Karte?
chroma-page-do-sixth = Welche der sechs kommt auf die Ablage?
chroma-page-do-cover = Welche Karte ersetzt sie?

### The first game

chroma-lesson-goal = Fünf Karten einer Form, jede in einer anderen Farbe, sind ein Regenbogen, und wer zuerst einen hat, gewinnt. Dir fehlt nur ein blauer Stern: Tippe ihn an, dann den freien Platz in deinem Regenbogen.
chroma-lesson-goal-well = Ein Regenbogen aus Sternen: Du gewinnst! Und nun von Anfang an.
chroma-lesson-draw = Jeder Zug beginnt mit einer Karte. Tippe auf den Stapel, um eine zu ziehen.
chroma-lesson-draw-well = Jetzt hast du vier Karten, und genau eine muss weg: in deinen Regenbogen, auf die Ablage oder, wenn sie ein Joker ist, über eine fremde Karte.
chroma-lesson-play = Du sammelst Sterne, und ein gelber ist neu. Tippe ihn an, dann den freien Platz in deinem Regenbogen.
chroma-lesson-play-well = Der Bogen leuchtet: Rot, Orange und Gelb sind da. Noch zwei Sterne!
chroma-lesson-take = Statt zu ziehen, darfst du die oberste abgelegte Karte nehmen. Robin hat einen grünen Stern weggeworfen: Tippe auf die Ablage.
chroma-lesson-take-well = Alle haben gesehen, dass du ihn genommen hast, und wissen nun, dass du ihn hast.
chroma-lesson-sixth = Dein Regenbogen ist voll, aber zwei Karten sind keine Sterne. Spiele den grünen Stern als sechste auf deinen Regenbogen und lege eine Karte weg, die nicht hilft.
chroma-lesson-sixth-well = Noch eine! Die Karten eines Regenbogens müssen nicht zusammenpassen, solange er wächst.
chroma-lesson-attack = Gefahr: Robin fehlt nur noch ein roter Kreis! Karten mit gestricheltem Rahmen sind Joker und dürfen über eine fremde Karte: Tippe die gelbe Farbkarte an, Robins Regenbogen, dann einen Kreis, der nicht gelb ist.
chroma-lesson-attack-well = Zwei gelbe Karten sind eine zu viel: Robin fehlen jetzt zwei. Der Kreis ist einen Zug lang gesperrt.
chroma-lesson-colour = Eine Farbkarte ist jede Form in ihrer Farbe, also ist die blaue dein blauer Stern. Spiele sie auf deinen Regenbogen und lege das blaue Quadrat weg.
chroma-lesson-colour-well = Du gewinnst! Eine gewöhnliche Karte, die für einen Joker geht, ist einen Zug lang gesperrt, auch aus deinem eigenen Regenbogen.
chroma-lesson-shape = Eine Formkarte ist ihre Form in jeder Farbe. Spiele die Formkarte Stern: Sie ist die Farbe, die dir fehlt.
chroma-lesson-shape-well = Vier Sterne. Niemand sagt, was ein Joker sein soll: Er zählt als das, was für den Regenbogen am besten ist, in dem er liegt.
chroma-lesson-any = Die Alle-Farben-Karte und die Alle-Formen-Karte stehen für jede Karte, die es gibt. Spiele eine davon, und dein Regenbogen ist vollständig.
chroma-lesson-any-well = Drei gewöhnliche Sterne und zwei Joker: Du gewinnst!
chroma-lesson-gift = Vorsicht: Über Robins rotem Kreuz wäre deine rote Farbkarte ein roter Kreis, und Robin würde damit gewinnen. Spiele sie lieber in deinen eigenen Regenbogen.
chroma-lesson-gift-well = Sie ist dein roter Stern. Mit einem vollständigen Regenbogen gewinnt, wem er gehört, gleich wer die letzte Karte gelegt hat.
chroma-lesson-lock = Ein Joker hat deinen blauen Stern ersetzt, und so eine gewöhnliche Karte ist einen Zug lang gesperrt, wie das Schloss zeigt. Ziehe vom Stapel.
chroma-lesson-lock-well = Wer nach dir am Zug ist, darf den Stern nehmen, wenn er dann noch obenauf liegt.
chroma-lesson-buried = Ein Joker auf der Ablage kann nie genommen werden, und alles darunter ist unerreichbar. Ziehe vom Stapel.
chroma-lesson-buried-well = Ist der Stapel leer, werden alle abgelegten Karten außer der obersten gemischt und sind der neue Stapel.
chroma-coach-draw = Tippe auf den Stapel, um eine Karte zu ziehen.
chroma-coach-take = Ziehe vom Stapel oder nimm die oberste abgelegte Karte, wenn sie hilft.
chroma-coach-act = Wähle eine Karte, dann deinen Regenbogen; oder lege sie ab.
chroma-coach-wild = Du hast einen Joker: Behalte ihn für deinen Regenbogen oder lege ihn über eine Karte von jemandem kurz vor dem Sieg.
chroma-coach-sixth = Dein Regenbogen ist voll: Spiele eine sechste Karte und lege eine der sechs weg.

### What somebody may type for a kind of move

chroma-drawn-pile = Stapel
    .also = Stapel
chroma-drawn-discards = Ablage
    .also = Ablage
chroma-typed-play = spielen
    .also = spiele, spiel, legen, lege, leg
chroma-typed-wild = Joker
    .also = lege über, lege, leg, legen
chroma-typed-take = nehmen
    .also = nimm

## Rainbow Road

road-about = Lege Karten rund um einen Ring und lass dann eine Fee laufen: den Regenbogen hinauf oder hinab, wie das Wetter es will.

### Pieces

road-fairy-sunny = Sonnenfee
road-fairy-rain = Regenfee
road-weather-sun = Sonne
road-weather-rain = Regen
road-prank-exchange = Tausch
road-prank-jump = Sprung
road-prank-skip = Auslassen
road-prank-trash = Wegwerfen
road-prank-teleport = Teleport
road-prank-recycle = Recyceln
road-way-clockwise = im Uhrzeigersinn
road-way-anticlockwise = gegen den Uhrzeigersinn

### House rules

road-option-free_jump = Die Sonnenfee darf über die Regenfee springen, gleich welche Karte unter ihr liegt.
road-option-clockwise = Beide Feen laufen immer nur im Uhrzeigersinn.
road-option-recycle_any = Recyceln darf jede Karte ersetzen, auf der keine Fee steht.
road-option-opener_ties = Bei gleichen Karten bekommt die Sonnenfee, wer das Spiel begonnen hat.
road-option-step_first = Sprung und Auslassen kommen erst nach einem ersten Schritt der Regenfee.
road-option-first = Wer beginnt: ausgelost, oder der Sitzplatz, den du nennst.
road-option-first-random = ausgelost
road-option-first-0 = der erste Platz
road-option-first-1 = der zweite Platz

### How it ends

road-ending-points = Die höhere Punktzahl gewinnt.
road-ending-last-round = Gleichstand: Die Punkte der letzten Runde entscheiden.
road-ending-last-sunny = Gleichstand, auch in der letzten Runde: Wer zuletzt mit der Sonnenfee lief, gewinnt.

### What happens

road-card-dealt = { $seat-is ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} eine { $card-is ->
    [none] Karte
   *[some] { $card }
}.
    .sum = { $seat-is ->
        [you] Du bekommst
       *[they] { $seat } bekommt
    } { $card-is ->
        [none] { $times } Karten
        [several] die Karten { $card }
       *[other] { $times }-mal eine { $card }
    }.
road-prank-dealt = { $seat-is ->
    [you] Du bekommst
   *[they] { $seat } bekommt
} { $prank-is ->
    [none] einen Streich
   *[some] den Streich { $prank }
}.
    .sum = { $seat-is ->
        [you] Du bekommst
       *[they] { $seat } bekommt
    } { $prank-is ->
        [none] { $times } Streiche
        [several] die Streiche { $prank }
       *[other] { $times }-mal den Streich { $prank }
    }.
road-laid-out = Eine { $card } wird auf { $spot } gelegt.
road-fairy-arrives = Die { $fairy } stellt sich auf { $spot }.
road-placed = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} eine { $card } { $over-is ->
    [none] auf { $spot }
   *[some] über die { $over } auf { $spot }
}.
    .do = Lege eine { $card } { $over-is ->
        [none] auf
       *[some] über die { $over } auf
    } { $spot }.
road-ran = { $seat-is ->
    [you] Du läufst
   *[they] { $seat } läuft
} mit der { $fairy }{ $leaps-is ->
    [yes] {" "}über die Regenfee hinweg
   *[no] {""}
} nach { $spot } (eine { $card }).
    .do = Lass die { $fairy }{ $leaps-is ->
        [yes] {" "}über die Regenfee hinweg
       *[no] {""}
    } zur { $card } auf { $spot } laufen.
    .sum = { $seat-is ->
        [you] Du läufst
       *[they] { $seat } läuft
    } mit der { $fairy } nach { $spot } ({ $card }).
road-bounded = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} { $prank }: Die Regenfee { $prank-is ->
    [jump] springt nach
   *[skip] lässt eine Karte aus und landet auf
} { $spot } (eine { $card }).
    .do = Spiele { $prank }: Die Regenfee kommt zur { $card } auf { $spot }.
road-lapped = Damit ist sie einmal herum, und { $seat-is ->
    [you] du bekommst
   *[they] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
road-stopped = { $seat-is ->
    [you] Du hältst die { $fairy } auf { $spot } an und bekommst
   *[they] { $seat } hält die { $fairy } auf { $spot } an und bekommt
} { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .do = Lass die { $fairy } auf { $spot } stehen bleiben.
road-teleported = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} Teleport: Die Regenfee erscheint auf { $spot } (eine { $card }).
    .do = Spiele { road-prank-teleport }: Setze die Regenfee auf die { $card } auf { $spot }.
road-trashed = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} Wegwerfen: Die { $card } auf { $spot } wird weggeworfen.
    .do = Spiele { road-prank-trash }: Wirf die { $card } auf { $spot } weg.
road-recycled = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} Recyceln: Eine { $card } kommt zurück und ersetzt die { $over } auf { $spot }.
    .do = Spiele { road-prank-recycle }: Ersetze die { $over } auf { $spot } durch eine { $card }.
road-exchanged = { $seat-is ->
    [you] Du spielst
   *[they] { $seat } spielt
} Tausch: Die { $card } auf { $spot } und die { $other_card } auf { $other } tauschen die Plätze.
    .do = Spiele { road-prank-exchange }: Vertausche die { $card } auf { $spot } mit der { $other_card } auf { $other }.
road-round-begins = Runde { $round } beginnt bei { $weather }.

### What speaks for a move

road-why-moves-fairy = { $cards ->
    [all] Egal welche Karte du legst, du läufst in dieser Runde mit der { $fairy }; nach dieser Karte kann sie
   *[some] Damit läufst du in dieser Runde mit der { $fairy }; so wie die Karten liegen, kann sie
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} holen.
    .nudge = { $cards ->
        [all] Mit jeder Karte läufst du mit der { $fairy }: Wo hilft ihr eine Karte weiter?
       *[some] Mit welcher Fee willst du in dieser Runde laufen, und mit welcher Karte bekommst du sie?
    }
road-why-cuts = Mit der { $fairy } kann die Gegenseite dann { $now ->
    [0] keinen Punkt mehr
    [one] nur noch einen Punkt
   *[other] nur noch { $now } Punkte
} holen statt { $was }.
    .nudge = Schau, wie weit die { $fairy } jetzt laufen könnte und welche Karte ihr den Weg versperren würde.
road-why-unbeaten = { $keeps ->
    [0] Fast sicher hat die Gegenseite eine Karte, die deiner { $card } die Sonnenfee nimmt: Denke an den Lauf der Regenfee.
    [100] Keine Karte der Gegenseite kann deiner { $card } die Sonnenfee nehmen.
   *[other] In { $keeps } von 100 Verteilungen, die zu dem passen, was du siehst, kann keine Karte der Gegenseite deiner { $card } die Sonnenfee nehmen.
}
    .nudge = Du legst zuerst: Bei welcher Karte könnte dir die Gegenseite die Sonnenfee noch nehmen, und mit welcher Fee läufst du dann?
road-why-stretches = So wie die Karten liegen, kann die { $fairy } dann { $now ->
    [one] einen Punkt
   *[other] { $now } Punkte
} holen statt { $was }.
    .nudge = Suche einen Platz, an dem eine Karte den Weg der { $fairy } länger macht.
road-why-keeps = { $one ->
    [one] Deine { $high } hebst du dir für später auf.
   *[two] Deine { $low } und deine { $high } hebst du dir für später auf: niedrige Karten für den Regen, hohe für die Sonne.
}
    .nudge = Denke an die nächsten Runden: Welche Karten brauchst du dann?
road-why-last-card = Es ist die letzte Karte auf deiner Hand.
    .nudge = Du hast noch eine Karte: Nur den Platz kannst du wählen.
road-why-prank-pays = { $prank } bringt den Lauf der Regenfee von { $was ->
    [one] einem Punkt
   *[other] { $was } Punkten
} auf { $now }.
    .nudge = Schau dir deine Streiche an: Einer davon macht ihren Lauf länger.
road-why-runs-on = { $ways ->
    [both] In dieser Richtung kann der Lauf der { $fairy }
   *[one] So kann der Lauf der { $fairy } insgesamt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bringen.
    .nudge = { $ways ->
        [both] Zähle die Punkte der { $fairy } in beiden Richtungen.
       *[one] Zähle, wie viele Punkte die { $fairy } noch holen kann.
    }
road-why-blocks = Bleibt die Sonnenfee hier stehen, { $now ->
    [0] bleibt der Regenfee kein Punkt
    [one] bleibt der Regenfee ein Punkt
   *[other] bleiben der Regenfee { $now } Punkte
}; liefe sie weiter, so weit sie kann, { $otherwise ->
    [one] wäre es einer
   *[other] wären es { $otherwise }
}.
    .nudge = Bevor sie weiterläuft: Was bliebe dann der Regenfee?
road-why-at-the-end = Für die { $fairy } geht es nicht weiter, und { $points ->
    [0] es gibt nichts zu holen
    [one] ein Punkt gehört dir
   *[other] { $points } Punkte gehören dir
}.
    .nudge = Schau dir die nächste Karte auf ihrem Weg an.
road-why-stays = { $points ->
    [0] Die { $fairy } behält ihren Platz für die nächste Runde.
    [one] Ein Punkt gehört dir, und die { $fairy } behält ihren Platz für die nächste Runde.
   *[other] { $points } Punkte gehören dir, und die { $fairy } behält ihren Platz für die nächste Runde.
}
    .nudge = Wo steht die { $fairy } am besten, wenn das Wetter umgeschlagen ist?
road-why-changes-ring = { $prank-is ->
    [teleport] Teleport gibt der Regenfee einen anderen Platz für die nächsten Runden
   *[other] { $prank } verändert den Ring für die nächsten Runden
}; { $points ->
    [0] in dieser Runde holt die Regenfee keine Punkte.
    [one] die Regenfee kann noch einen Punkt holen.
   *[other] die Regenfee kann noch { $points } Punkte holen.
}
    .nudge = Schau dir deine Streiche an: Für einen ist jetzt der richtige Moment.

### Why not

# What there is to choose from, in the question for the rest of a move.
road-one-spot = { $letter }
road-one-prank = { $prank }

road-now = { $place-is ->
    [yes] Lege eine Karte auf { $spots }.
   *[no] { $spots-is ->
        [none] { $pranks-is ->
            [none] Du kannst nur anhalten.
           *[some] Du kannst { $pranks } spielen oder anhalten.
        }
       *[some] { $pranks-is ->
            [none] Du kannst nach { $spots } laufen oder anhalten.
           *[some] Du kannst nach { $spots } laufen, { $pranks } spielen oder anhalten.
        }
    }
}
road-prank-now = { $prank } kann { $spots } wählen.
road-no-no-such-spot = Einen Platz { $letter } gibt es nicht: Die Plätze des Rings heißen { $first } bis { $last }.
road-no-no-such-card = Eine Karte { $card } gibt es nicht: Die Karten gehen von 1 bis { $numbers }.
road-no-cards-placed = Beide Karten dieser Runde liegen schon, also wird keine { $card-is ->
    [none] mehr
   *[some] { $card }
} gelegt: Jetzt läuft die { $fairy }.
road-no-place-first = { $prank-is ->
    [none] { $spot-is ->
        [none] {""}
       *[some] Noch läuft keine Fee nach { $spot }.{" "}
    }
   *[some] { $prank } muss warten.{" "}
}Erst legen beide eine Karte; danach laufen die Feen.
road-no-not-in-hand = Du hast keine { $card } auf der Hand, nur { $cards }.
road-no-not-your-field = Platz { $letter } gehört nicht zu deinem Feld, { $first } bis { $last }.
road-no-trashed-first = Deine nächste Karte gehört auf { $spot }, den durch Wegwerfen geleerten Platz, nicht auf { $tried }.
road-no-empty-first = Auf { $spot } liegt schon eine Karte, und du hast noch einen leeren Platz: Leere Plätze werden zuerst gefüllt.
road-no-fairy-here = { $prank-is ->
    [none] Auf { $spot } steht die { $fairy }, also kannst du diese Karte nicht ersetzen.
   *[some] Auf { $spot } steht die { $fairy }, also kann { $prank } diese Karte nicht wählen.
}
road-no-already-there = Die { $fairy } steht schon auf { $spot }.
road-no-empty-spot = Auf { $spot } liegt keine Karte{ $runs-is ->
    [yes] , und Feen laufen an leeren Plätzen vorbei
   *[no] {""}
}.
road-no-no-turning = Platz { $letter } liegt hinter ihr: Eine Fee, die losgelaufen ist, kann nicht umkehren.
road-no-wrong-way = Platz { $letter } liegt in der anderen Richtung: An diesem Tisch laufen Feen nur im Uhrzeigersinn.
road-no-blocked = { $prank-is ->
    [none] Die Sonnenfee steht auf { $spot } und versperrt den Weg.
   *[some] { $prank } führt nach { $spot }, und dort steht die Sonnenfee.
}
road-no-wrong-order = { $leaps-is ->
    [yes] Die Sonnenfee springt nur über die Regenfee, wenn sie auch auf deren Karte laufen dürfte; aber von
   *[no] Von
} der { $from } zur { $to } auf { $spot } { $order ->
    [up] fallen die Zahlen, { $leaps-is ->
        [yes] und sie
       *[no] aber die { $fairy }
    } läuft jetzt aufwärts.
   *[down] steigen die Zahlen, { $leaps-is ->
        [yes] und sie
       *[no] aber die { $fairy }
    } läuft jetzt abwärts.
}
road-no-jump-over = Auf { $spot } steht die Regenfee: Springe über sie hinweg nach { $landing }.
road-no-not-next = Platz { $letter } kommt nicht als Nächstes; eine Fee läuft von Karte zu Karte.
road-no-no-prank-now = { $prank } ist ein Streich, und Streiche gehören zur Regenfee; jetzt läuft die Sonnenfee.
road-no-no-such-prank = Du hast den Streich { $prank } nicht.
road-no-prank-played = Nur ein Streich pro Runde, und den hast du schon gespielt: { $prank } muss warten.
road-no-step-first = An diesem Tisch kommt { $prank } erst nach einem ersten Schritt.
road-no-set-off = { $prank } kommt vor dem Lauf, und die Regenfee ist schon losgelaufen.
road-no-not-there = { $prank } führt nach { $spots }, nicht nach { $spot }.
road-no-nothing-discarded = Es ist noch nichts abgelegt, also gibt es nichts zu recyceln.
road-no-not-discarded = In der Ablage liegt keine { $card }, nur { $cards }.
road-no-same-spot = Tausch braucht zwei verschiedene Plätze, nicht zweimal { $spot }.
road-no-needs-a-spot = { $prank-is ->
    [exchange] Tausch braucht zwei verschiedene Plätze: Die Karten dort werden vertauscht.
    [jump] Sprung braucht einen Platz: die nächste Karte, welche Zahl sie auch hat.
    [skip] Auslassen braucht einen Platz: die übernächste Karte.
    [recycle] Recyceln braucht eine Karte aus der Ablage und den Platz der Karte, die sie ersetzt.
    [teleport] Teleport braucht einen Platz: die Karte, auf der die Regenfee erscheint.
   *[trash] Wegwerfen braucht einen Platz: Die Karte dort wird weggeworfen.
}
road-no-not-played-now = Recyceln ersetzt eine der beiden Karten, die in dieser Runde gespielt wurden.

### Why not: positions

road-no-field-ring = „{ $name }“ muss aus zwei Feldern mit je fünf Plätzen bestehen, mit einem Schrägstrich dazwischen, etwa -35-1/62-7-.
road-no-line-cards = Es gibt nur { $count } Karten mit einer { $thing }.
road-no-line-pranks = { $thing } gibt es nur einmal.
road-no-line-prank-hand = Niemand hat mehr als { $most } Streiche auf der Hand.
road-no-line-fairies = Jede Fee steht auf einer eigenen Karte.
road-no-line-on-cards = Ein Marker liegt auf einer Karte, und eine Fee läuft von einer Karte los.
road-no-line-two-markers = Auf einer Karte können nicht zwei Marker liegen.
road-no-line-own-field = Sitzplatz { $seat } spielt Karten ins eigene Feld.
road-no-line-ring = Inzwischen liegen mindestens { $fewest } Karten im Ring.
road-no-line-hand = In dieser Phase von Runde { $round } hat Sitzplatz { $seat } { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand.
road-no-line-over = Nach Runde { $rounds } ist das Spiel zu Ende; bis dahin ist jemand am Zug.
road-no-line-order = Wer die Runde beginnt, legt zuerst eine Karte, dann die Gegenseite.
road-no-line-no-run = Eine Fee läuft erst, wenn die Karten liegen, und nicht mehr nach dem Ende.
road-no-line-opener = Wer das Spiel begonnen hat, steht dabei, wo es bei gleichen Karten darauf ankommt.
road-no-line-gained = Sitzplatz { $seat } kann in dieser Runde noch nicht so viele Punkte haben.
road-no-line-score = Sitzplatz { $seat } kann in Runde { $round } nicht diese Punktzahl haben.
road-no-line-sunny = Wenn die Sonnenfee läuft, liegen beide Karten der Runde, und noch kein Streich ist gespielt.
road-no-line-set-off = Eine Fee, die losgelaufen ist, hat Punkte, eine Richtung und einen Start; eine andere hat nichts davon.
road-no-line-clockwise = An diesem Tisch laufen Feen im Uhrzeigersinn.
road-no-line-points = Eine Fee hat nicht mehr Punkte, als Karten zwischen ihrem Start und ihr liegen.

### The table as text

road-after = Nach Runde { $rounds }: { $scores }.
road-round = Runde { $round } von { $rounds }, { $weather ->
    [sun] Sonne: Die höhere Karte bekommt die Sonnenfee
   *[rain] Regen: Die höhere Karte bekommt die Regenfee
}. { $scores }.
road-has-run = { $fairy } auf { $at }: Sie ist gelaufen, { $points ->
    [0] ohne Punkte
    [one] für 1 Punkt
   *[other] für { $points } Punkte
}.
road-could-run = { $fairy }{ $mover-is ->
    [they] {" "}({ $mover })
   *[you] {""}
    [none] {""}
} auf { $at } läuft { $order ->
    [up] aufwärts
   *[down] abwärts
}: { $ways }.
road-run = { $way } { $stops-is ->
    [none] nirgendwohin
   *[some] { $stops } für { $points }
}
road-run-stop = { $leaps-is ->
    [yes] über die Regenfee nach { $spot }
   *[no] { $spot }
}
road-upper-field = { $owner-is ->
    [you] Dein Feld.
   *[they] Feld von { $owner }.
} { $holds }
road-lower-field = { $owner-is ->
    [you] Dein Feld:
   *[they] Feld von { $owner }:
} { $left } liegt neben { $left_other }, { $right } neben { $right_other }.{ $played-is ->
    [yes] {" "}* wurde in dieser Runde gespielt.
   *[no] {""}
} { $holds }
road-cell-empty = leer
road-cell-trashed = geleert
road-cell-sunny = Sonne
road-cell-rain = Regen
road-discards = Ablage: { $cards }.
road-spent = Gespielte Streiche: { $pranks }.
road-holds = { $seat } hat { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} und { $pranks ->
    [0] keine Streiche
    [one] 1 Streich
   *[other] { $pranks } Streiche
}.
road-hand = { $owner-is ->
    [you] Deine Hand:
   *[they] Hand von { $owner }:
} { $cards-is ->
    [none] leer
   *[some] { $cards }
}
road-prank = { $owner-is ->
    [you] Dein Streich { $prank }:
   *[they] Streich { $prank } von { $owner }:
} { $does }
road-prank-does-exchange = vor dem Lauf tauschen zwei Karten ohne Fee die Plätze
road-prank-does-jump = statt eines Schritts zur nächsten Karte, gleich welche Zahl sie hat
road-prank-does-skip = statt eines Schritts eine Karte auslassen, auf der nächsten landen
road-prank-does-trash = vor dem Lauf eine Karte ohne Fee wegwerfen
road-prank-does-teleport = vor dem Lauf auf eine beliebige Karte, nur nicht auf die der Sonnenfee
road-prank-does-recycle = vor dem Lauf ersetzt eine abgelegte Karte eine dieser Runde
road-prank-does-recycle_any = vor dem Lauf ersetzt eine abgelegte Karte eine ohne Fee
road-lays = { $seat } ist am Zug und legt eine Karte.
road-moves = { $seat } ist am Zug und läuft mit der { $fairy }.
road-place = { $where ->
    [trashed] Lege eine Karte aus deiner Hand auf { $spots }, den durch Wegwerfen geleerten Platz.
    [over] Lege eine Karte aus deiner Hand über die auf { $spots }.
   *[empty] Lege eine Karte aus deiner Hand auf { $spots }, { $count ->
        [one] deinen leeren Platz
       *[other] deine leeren Plätze
    }.
}
road-stakes = Höher als { $card-is ->
    [none] die von { $other }
   *[some] { $card }
}: Du bekommst die { $weather ->
    [sun] Sonnenfee. Niedriger: die Regenfee.
   *[rain] Regenfee. Niedriger: die Sonnenfee.
} Gleich: die { $equal-is ->
    [sunny] Sonnenfee (du { $opener-is ->
        [yes] hast das Spiel begonnen
       *[no] beginnst
    }).
   *[rain] Regenfee ({ $other } hat { $opener-is ->
        [yes] das Spiel begonnen
       *[no] begonnen
    }).
}
road-moving = { $points ->
    [0] Du läufst mit der { $fairy }: von Karte zu Karte, anhalten darfst du jederzeit.
    [one] Die { $fairy } hat { $way } 1 Punkt geholt.
   *[other] Die { $fairy } hat { $way } { $points } Punkte geholt.
}
road-prank-open = Du darfst einen Streich spielen.
road-prank-gone = Du hast deinen Streich dieser Runde schon gespielt.

### The table told aloud

road-heard-spot = Platz { $spot }
road-heard-other = Platz { $other }
road-heard-spots = Platz { $spots }
road-heard-landing = Platz { $landing }
road-heard-tried = Platz { $tried }
road-heard-letter = { $letter }
road-heard-first = { $first }
road-heard-last = { $last }
road-aloud-round = Runde { $round } von { $rounds }, { $weather ->
    [sun] Sonne: Die höhere Karte bekommt die Sonnenfee
   *[rain] Regen: Die höhere Karte bekommt die Regenfee
}.
road-aloud-hand = { $owner-is ->
    [you] Deine Hand:
   *[they] Hand von { $owner }:
} { $cards-is ->
    [none] leer
   *[some] { $cards }
}.
road-aloud-prank = { $owner-is ->
    [you] Dein Streich { $prank }:
   *[they] Streich { $prank } von { $owner }:
} { $does }.
road-aloud-field = { $owner-is ->
    [you] Dein Feld:
   *[they] Feld von { $owner }:
} { $spots }.
road-aloud-spot = { $letter } { $card-is ->
    [none] { $trashed-is ->
        [yes] durch Wegwerfen geleert
       *[no] leer
    }
   *[some] { $card }
}{ $played-is ->
    [yes] {" "}(eben gespielt)
   *[no] {""}
}{ $fairy-is ->
    [none] {""}
   *[some] {" "}mit der { $fairy }
}
road-aloud-fairy = Die { $fairy } steht auf { $spot }, auf einer { $card }, und läuft { $order ->
    [up] aufwärts
   *[down] abwärts
}: { $one }, { $other }.
road-aloud-has-run = Die { $fairy } steht auf { $spot }, auf einer { $card }; sie ist gelaufen, { $points ->
    [0] ohne Punkte
    [one] für 1 Punkt
   *[other] für { $points } Punkte
}.
road-aloud-ring = Rings um den Ring: { $places }.

### On the page

road-page-sunny = Sonnenfee
road-page-rain = Regenfee
road-page-weather-sun = Sonne
road-page-weather-rain = Regen
road-page-status = Runde { $n } von { $all }, { $weather }
road-page-status-run = { $fairy }: { $who }
road-page-you = du
road-page-sign-red = Flamme
road-page-sign-orange = Orangenscheibe
road-page-sign-yellow = Sonne
road-page-sign-green = Blatt
road-page-sign-blue = Welle
road-page-sign-purple = Trauben
road-page-sign-pink = Blüte
road-page-card = { $n }, { $hue }, { $sign }
road-page-hand = Deine Hand
road-page-hand-of = Hand von { $name }
road-page-hand-card = { $card }, auf deiner Hand
road-page-hand-brings = damit bekommst du die { $fairy }
road-page-hand-empty = Alle Karten sind gespielt.
road-page-hidden-cards = { $name }, verdeckte Karten: { $n }
road-page-hidden-pranks = verdeckte Streiche: { $n }
road-page-spot = Platz { $letter }
road-page-spot-mine = dein Feld
road-page-spot-theirs = Feld von { $name }
road-page-spot-empty = leer
road-page-spot-hole = durch Wegwerfen geleert
road-page-spot-played = in dieser Runde gespielt von { $name }
road-page-spot-played-you = in dieser Runde von dir gespielt
road-page-spot-stop = hierher laufen: { $steps }, { $points }
road-page-pick-hand = die { $n } ({ $hue })
road-page-pick-slot = Platz { $letter }
road-page-pick-slot-card = die { $n } auf { $letter }
road-page-pick-discard = die { $n } aus der Ablage
road-page-pick-stop = Hier anhalten: { $points }
road-page-pick-stay = Stehen bleiben, keine Punkte
road-page-rounds = Die acht Runden und ihr Wetter
road-page-rounds-one = Runde { $n }: { $weather }
road-page-rounds-now = jetzt
road-page-last-round = Die letzte Runde!
road-page-long-run = Was für ein Lauf! +{ $n }
road-page-takes-lead = +{ $n }, in Führung!
road-page-plate-round = Runde { $n } von { $all }: { $weather }
road-page-plate-over = Nach { $all } Runden
road-page-plate-up = steigend
road-page-plate-down = fallend
road-page-plate-higher = Höhere Karte bekommt sie
road-page-plate-lower = Niedrigere Karte bekommt sie
road-page-plate-moves = { $name } läuft mit ihr
road-page-plate-moves-you = Du läufst mit ihr
road-page-plate-equal = Gleiche Karten: { $name } bekommt die Sonnenfee.
road-page-plate-equal-you = Gleiche Karten: Du bekommst die Sonnenfee.
road-page-plate-last = Letzte Runde: { $weather }
road-page-plate-level = Es steht unentschieden.
road-page-plate-you-lead = Du führst mit { $points }.
road-page-plate-you-trail = Du liegst zurück: { $points }.
road-page-plate-leads = { $name } führt mit { $points }.
road-page-point = 1 Punkt
road-page-points = { $n } Punkte
road-page-step = 1 Schritt
road-page-steps = { $n } Schritte
road-page-plate-preview = Vorschau
road-page-ask-card = Wähle eine Karte aus deiner Hand.
road-page-ask-spot = Wähle nun den Platz dafür.
road-page-ask-run = Wähle eine Fußspur, nah oder fern.
road-page-ask-stop = Zur { $n } laufen: { $points }.
road-page-ask-prank = Ein Streich geht auch.
road-page-ask-stuck = Von hier geht es zu keiner Karte weiter.
road-page-ask-last = Wähle deine letzte Karte.
road-page-wait-place = { $name } legt eine Karte.
road-page-wait-run = { $name } lässt die { $fairy } laufen.
road-page-pranks = Deine Streiche
road-page-pranks-of = Streiche von { $name }
road-page-pranks-spent = Gespielte Streiche
road-page-pranks-none = keine Streiche mehr
road-page-prank = Streich { $name }: { $does }
road-page-exchange = Tausch
road-page-jump = Sprung
road-page-skip = Auslassen
road-page-trash = Wegwerfen
road-page-teleport = Teleport
road-page-recycle = Recyceln
road-page-exchange-does = Vor dem Lauf tauschen zwei Karten ohne Fee die Plätze
road-page-jump-does = Statt eines Schritts: zur nächsten Karte, gleich welche Zahl sie hat
road-page-skip-does = Statt eines Schritts: eine Karte auslassen und auf der nächsten landen
road-page-trash-does = Vor dem Lauf: eine Karte ohne Fee wegwerfen
road-page-teleport-does = Vor dem Lauf: sie auf eine beliebige Karte setzen, nur nicht auf die der Sonnenfee
road-page-recycle-does = Vor dem Lauf ersetzt eine abgelegte Karte eine Karte dieser Runde
road-page-recycle-any = Vor dem Lauf ersetzt eine abgelegte Karte eine Karte ohne Fee
road-page-discards = Ablage
road-page-discards-none = noch nichts
road-page-discards-card = { $card }, { $n }-mal abgelegt
road-page-box = Ungesehen in der Schachtel: 1 Karte und 2 Streiche.

### The first game

road-lesson-goal = Wer nach acht Runden mehr Punkte hat, gewinnt, und jede Karte, auf die deine Fee läuft, ist ein Punkt. Das ist der letzte Lauf, und du liegst zwei zurück: Wähle die Fußspur, die 3 bringt.
road-lesson-goal-well = 20 zu 19: Du gewinnst! Und nun von Anfang an.
road-lesson-place = Die untere Hälfte der Straße ist dein Feld, und bei Sonne läuft mit der Sonnenfee, wer die höhere Karte legt. Robin hat eine 3 gelegt: Wähle eine höhere Karte und dann einen deiner leeren Plätze.
road-lesson-place-well = Deine ist höher: Du läufst mit der Sonnenfee. Sie läuft immer zuerst.
road-lesson-run = Bei Sonne braucht sie steigende Zahlen; gleiche sind auch erlaubt. Jede Karte ist ein Punkt: Wähle die Fußspur, die 4 bringt.
road-lesson-run-well = 2, 4, 4, 6: vier Punkte. Die 3 war zu niedrig; früher anhalten darfst du immer.
road-lesson-over = Die Regenfee steht im Weg: Die Sonnenfee darf über sie hinweg auf die nächste Karte springen, gleich welche Zahl, für 2 Punkte. Laufe, so weit du kannst.
road-lesson-over-well = Zwei Punkte für den Sprung, dann die 3 und die 4. Die Karte unter der Regenfee muss eine sein, auf die sie hätte laufen können.
road-lesson-rain = In jeder zweiten Runde regnet es, und alles kehrt sich um: Nun bringt die niedrigere Karte die Sonnenfee, und sie läuft abwärts. Lege eine Karte unter 5; dein Feld ist voll, also ersetzt sie eine deiner Karten.
road-lesson-rain-well = Die alte Karte kommt in die Ablage. Neben der Straße siehst du das Wetter aller acht Runden.
road-lesson-down = Wieder Sonne, aber deine Karte war niedriger: Du läufst mit der Regenfee, abwärts. An der Sonnenfee kommt sie nicht vorbei, also nimm die andere Seite, die 3 bringt.
road-lesson-down-well = 5, 2, 1: drei Punkte.
road-lesson-skip = Sie steckt fest, aber die Regenfee darf einen Streich spielen, einen pro Runde. Wähle Auslassen: Es lässt die nächste Karte aus, auch die der Sonnenfee, und landet auf der 6 dahinter.
road-lesson-skip-well = Auslassen fragt nicht nach Zahlen, und von der 6 lief sie weiter: vier Punkte. Jeder Streich wirkt nur einmal im Spiel.
road-lesson-jump = Sie steckt wieder fest: Die 6 nebenan ist zu hoch. Mit Sprung kommt sie auf die nächste Karte, gleich welche Zahl: Wähle ihn, dann die 6.
road-lesson-jump-well = Ein Punkt für die Landung, dann 5, 3 und 1. Sprung und Auslassen gehen auch mitten im Lauf.
road-lesson-exchange = Bevor sie läuft, lässt Tausch zwei Karten ohne Fee die Plätze wechseln. Wähle ihn, dann die 1 neben ihr und die 5, und ein langer Weg abwärts ist frei.
road-lesson-exchange-well = 5, 4, 3, 2: vier Punkte. Kein Streich ändert, wer in dieser Runde mit wem läuft.
road-lesson-trash = Die 7 ist im Weg, und Wegwerfen nimmt eine Karte weg, bevor sie läuft. Wähle es, dann die 7.
road-lesson-trash-well = Ein leerer Platz wird übersprungen: 5, 4, 2. Wem das Feld gehört, muss ihn mit der nächsten Karte füllen.
road-lesson-teleport = Bei Regen läuft die Regenfee aufwärts, aber eine 7 ist kein guter Anfang. Teleport setzt sie auf jede Karte außer der mit der Sonnenfee: Wähle ihn, dann die 1.
road-lesson-teleport-well = Das Versetzen bringt nichts, aber der Anstieg von der 1 an waren fünf Punkte.
road-lesson-recycle = Recyceln ersetzt eine Karte, die in dieser Runde gespielt wurde, durch eine aus der Ablage, wenn die Sonnenfee nicht darauf steht. Wähle es, dann die 5 aus der Ablage und die 7, die Robin gespielt hat.
road-lesson-recycle-well = Die 7 kommt in die Ablage, und der Weg abwärts ist frei: 5, 4, 3, 1.
road-lesson-last = Die letzte Runde: Ein Streich, der übrig bleibt, ist nichts wert, und bei Gleichstand entscheiden die Punkte dieser Runde. Springe auf die 3 und laufe weiter aufwärts.
road-lesson-last-well = Beide 21, aber in dieser Runde drei Punkte zu zwei: Du gewinnst! Wäre auch das gleich, hätte gewonnen, wer mit der Sonnenfee lief.
road-coach-sun = Wähle eine Karte, dann einen Platz in deinem Feld. Bei Sonne bringt die höhere Karte die Sonnenfee.
road-coach-rain = Es regnet: Nun bringt die niedrigere Karte die Sonnenfee, und sie läuft abwärts.
road-coach-sunny = Du läufst mit der Sonnenfee: Wähle eine Fußspur, um dorthin zu laufen.
road-coach-rainy = Du läufst mit der Regenfee. Sie sucht die Zahlen andersherum.
road-coach-prank = In dieser Runde darfst du einen Streich spielen oder einfach laufen.
road-coach-on = Du kannst hier anhalten oder weiterlaufen.

### What somebody may type for a kind of move

road-typed-stop = anhalten
    .also = halte an, stehen bleiben, stoppen, stopp
road-typed-place = legen
    .also = lege, leg, spielen, spiele
road-typed-play = spielen
    .also = spiele
road-typed-trash = wirf weg
    .also = wirf weg
road-typed-recycle = ersetze
    .also = ersetzen
road-typed-exchange = vertausche
    .also = vertauschen, tausche, tauschen
road-typed-teleport = Teleport
    .also = setze, setzen
road-typed-step = laufen
    .also = laufe, lauf, lass laufen, gehen, gehe, ziehen, ziehe

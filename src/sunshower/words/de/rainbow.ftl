## Rainbow

rainbow-about = Baut zusammen an einem Regenbogen, mit Karten, von denen ihr nur eine Seite seht. Wer macht ihn fertig?

### Pieces

rainbow-face-R = rot
    .ein = Rot
    .einen = Rot
    .nicht = nicht Rot
rainbow-face-O = orange
    .ein = Orange
    .einen = Orange
    .nicht = nicht Orange
rainbow-face-Y = gelb
    .ein = Gelb
    .einen = Gelb
    .nicht = nicht Gelb
rainbow-face-G = grün
    .ein = Grün
    .einen = Grün
    .nicht = nicht Grün
rainbow-face-C = cyan
    .ein = Cyan
    .einen = Cyan
    .nicht = nicht Cyan
rainbow-face-B = blau
    .ein = Blau
    .einen = Blau
    .nicht = nicht Blau
rainbow-face-P = lila
    .ein = Lila
    .einen = Lila
    .nicht = nicht Lila
rainbow-face-L = Licht
    .ein = Licht
    .einen = Licht
    .nicht = kein Licht
rainbow-face-S = Schatten
    .ein = ein Schatten
    .einen = einen Schatten
    .nicht = keinen Schatten

### House rules

rainbow-option-flip_commits = Wer eine Karte umdreht, muss danach eine legen.
rainbow-option-memory_aid = Der Tisch zeigt an, was jede Person schon gesehen hat.
rainbow-option-first = Wer beginnt: durch Los bestimmt, oder der Platz, den du wählst.
rainbow-option-first-random = durch Los
rainbow-option-pairs = Wie oft es jede Karte mit zwei Farben gibt, 0- bis 3-mal.
rainbow-option-light = Wie oft es jede Karte mit einer Farbe und Licht gibt, 0- bis 4-mal.
rainbow-option-shadow = Wie oft es jede Karte mit einer Farbe und Schatten gibt, 0- bis 4-mal.
rainbow-option-light_shadow = Wie oft es die Karte mit Licht und Schatten gibt, 0- bis 4-mal.

### How it ends

rainbow-ending-cards = Eine Hand lässt sich nicht mehr auffüllen: Wer mehr Karten genommen hat, gewinnt.
rainbow-ending-draw = Eine Hand lässt sich nicht mehr auffüllen, und beide haben gleich viele Karten genommen: unentschieden. Spielt noch einmal!

### What happens

rainbow-next-card = { $behind-is ->
    [yes] { $front-is ->
        [none] {""}
       *[some] Als Nächstes kommt { $last-is ->
            [yes] die letzte Karte: { $front-ein }
           *[no] { $front-ein }
        }{ $back-is ->
            [none] {""}
           *[some] , hinten { $back-ein }
        }.
    }
   *[no] { $seat-is ->
        [you] Du { $front-is ->
            [none] schaust nach, was vorne im Halter steht
           *[some] siehst vorne im Halter { $front-einen }
        }
       *[they] { $seat } { $front-is ->
            [none] schaut nach, was vorne im Halter steht
           *[some] sieht vorne im Halter { $front-einen }
        }
    }{ $back-is ->
        [none] {""}
       *[some] , hinten { $back-einen }
    }.
}
rainbow-drawn = { $seat-is ->
    [you] Du ziehst
   *[they] { $seat } zieht
} { $front-is ->
    [none] eine Karte
   *[some] { $front-einen }
}{ $back-is ->
    [none] {""}
   *[some] , hinten { $back-ein }
}.
rainbow-placed = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} { $face-einen } (Karte { $hand }).
rainbow-placed-blind = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} Karte { $hand } blind.
rainbow-flipped = { $seat-is ->
    [you] Du drehst
   *[they] { $seat } dreht
} Karte { $spot } der Reihe um, bisher { $face-ein }.
rainbow-shown = Die Karte zeigt { $face-einen }.
rainbow-clashed = Das beißt sich mit Karte { $other } der Reihe.
rainbow-shadow-fell = {""}
rainbow-rainbow-completed = Damit ist der Regenbogen fertig.
rainbow-row-taken = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
}.
rainbow-stopped = { $seat-is ->
    [you] Du hörst auf.
   *[they] { $seat } hört auf.
}
rainbow-round-begins = Runde { $round } beginnt.

### Why not

rainbow-no-not-understood = Das ist kein Zug in diesem Spiel. { $now ->
    [place-flip] Lege eine Karte aus deiner Hand, offen oder blind, oder drehe vorher eine Karte der Reihe um.
    [place-stop] Lege eine Karte aus deiner Hand, offen oder blind, oder höre auf.
    [flip-stop] Höre auf, oder drehe eine Karte der Reihe um, bevor du noch eine legst.
   *[place] Lege eine Karte aus deiner Hand, offen oder blind.
}
rainbow-no-stop-or-shadow = S kann Stopp oder Schatten heißen: Sag „stop“, oder nenne den Platz der Karte in deiner Hand.
rainbow-no-place-first = Zu einem Zug gehört mindestens eine Karte: Vorher kannst du nicht aufhören.
rainbow-no-flip-commits = Wer an diesem Tisch eine Karte umdreht, muss danach eine legen.
rainbow-no-nothing-lies = In der Reihe liegt noch keine Karte, also gibt es nichts umzudrehen.
rainbow-no-no-such-spot = Die Plätze der Reihe sind 1 bis { $spots }.
rainbow-no-no-card-there = { $filled ->
    [one] Erst 1 Platz der Reihe ist belegt.
   *[other] Erst { $filled } Plätze der Reihe sind belegt.
}
rainbow-no-flipped-already = Du hast gerade eine Karte umgedreht: Lege jetzt eine Karte{ $now ->
    [place-stop] {" "}oder höre auf
   *[place] {""}
}.
rainbow-no-no-such-card = Die Karten deiner Hand sind 1 bis { $cards }.
rainbow-no-placed-already = Du hast deine Karte { $hand } schon gelegt.
rainbow-no-other-face = Deine Karte { $hand } zeigt { $shows-einen }, { $face-nicht }.
rainbow-no-not-in-hand = Keine deiner Karten zeigt { $face-einen }.
rainbow-no-flip-first = Bevor du noch eine Karte legst, musst du eine der Reihe umdrehen.
rainbow-no-so-many-copies = { $cards ->
    [pairs] Eine Karte mit zwei Farben kann es 0- bis { $most }-mal geben.
   *[any] Eine Karte kann es 0- bis { $most }-mal geben.
}

### The table as text

rainbow-after = Nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}. Genommene Karten: { $piles }.
rainbow-round = Runde { $round }. Genommene Karten: { $piles }. Im Halter: { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}.
rainbow-hand = { $owner-is ->
    [you] Deine Hand
   *[they] Hand von { $owner }
}{ $turned ->
    [fronts] , die Vorderseiten
    [backs] , die Rückseiten, die du siehst
   *[unsaid] {""}
}:
rainbow-next-in-holder = { $owner-is ->
    [you] Deine nächste Karte
   *[they] Die nächste Karte von { $owner }
} im Halter{ $last-is ->
    [yes] , die letzte
   *[no] {""}
}: { $card }
rainbow-row-empty = Die Reihe ist leer: { $cards } Karten ergeben einen Regenbogen.
rainbow-row = Die Reihe, noch { $missing ->
    [one] 1 Karte
   *[other] { $missing } Karten
} bis zum Regenbogen:
rainbow-under = Unter der Reihe:
rainbow-collected = Genommen, zuerst die Seite, die oben lag:
rainbow-to-move = { $seat } ist am Zug; { $placed ->
    [0] noch keine Karte
    [one] 1 Karte
   *[other] { $placed } Karten
} in diesem Zug gelegt.
rainbow-ask-after-flip = Du hast eine Karte umgedreht. Lege eine, offen oder blind{ $may_stop-is ->
    [yes] , oder höre auf
   *[no] {""}
}.
rainbow-ask-more = Höre auf, oder drehe eine Karte der Reihe um und lege noch eine.
rainbow-ask-at-most = { $cards ->
    [one] Höchstens noch 1 Karte.
   *[other] Höchstens noch { $cards } Karten, und vor jeder drehst du eine um.
}
rainbow-ask-flip = Du darfst vorher eine Karte der Reihe umdrehen.
rainbow-ask-place = Lege eine Karte: offen, Vorderseite oben, oder blind, Rückseite oben.

## Rainbow

rainbow-about = Baut zusammen an einem Regenbogen, mit Karten, von denen ihr nur eine Seite seht. Wer macht ihn fertig?

### Pieces

rainbow-face-R = Rot
    .ein = Rot
    .einen = Rot
    .nicht = nicht Rot
rainbow-face-O = Orange
    .ein = Orange
    .einen = Orange
    .nicht = nicht Orange
rainbow-face-Y = Gelb
    .ein = Gelb
    .einen = Gelb
    .nicht = nicht Gelb
rainbow-face-G = Grün
    .ein = Grün
    .einen = Grün
    .nicht = nicht Grün
rainbow-face-C = Cyan
    .ein = Cyan
    .einen = Cyan
    .nicht = nicht Cyan
rainbow-face-B = Blau
    .ein = Blau
    .einen = Blau
    .nicht = nicht Blau
rainbow-face-P = Lila
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
rainbow-option-first = Wer beginnt: ausgelost, oder der Sitzplatz, den du nennst.
rainbow-option-first-random = ausgelost
rainbow-option-first-0 = der erste Platz
rainbow-option-first-1 = der zweite Platz
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
    .do = Lege { $face-einen } (deine Karte { $hand }) offen.
rainbow-placed-blind = { $seat-is ->
    [you] Du legst
   *[they] { $seat } legt
} Karte { $hand } blind.
    .do = Lege deine Karte { $hand } blind.
rainbow-flipped = { $seat-is ->
    [you] Du drehst
   *[they] { $seat } dreht
} Karte { $spot } der Reihe um, bisher { $face-ein }.
    .do = Drehe Karte { $spot } der Reihe um, die { $face-einen } zeigt.
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
    .do = Höre hier auf.
rainbow-round-begins = Runde { $round } beginnt.

### What speaks for a move

rainbow-why-wins = { $how ->
    [draw] Damit endet das Spiel unentschieden, { $mine } zu { $theirs }.
   *[win] Damit endet das Spiel, und du gewinnst mit { $mine } zu { $theirs }.
}
    .nudge = Der Halter ist fast leer: Wie stünden die Stapel, wenn das Spiel jetzt endete?
rainbow-why-completes = { $way ->
    [place] Damit ist der Regenbogen fertig: Alle { $cards } Karten gehören dir.
   *[other] In { $done ->
        [0] keiner von 100
        [100] allen 100
       *[other] { $done } von 100
    } Verteilungen, die zu dem passen, was du siehst, { $way ->
        [blind] macht die Rückseite den Regenbogen fertig.
       *[flip] geht das Umdrehen gut, und eine deiner Vorderseiten macht dann den Regenbogen fertig.
    }
}
    .nudge = Zum Regenbogen fehlt eine Karte: Wie könnte es deine werden?
rainbow-why-makes-room = { $open ->
    [none] Jetzt passt keine deiner Vorderseiten; ist { $face-ein } aus der Reihe, passt dein eigenes { $face-ein }.
   *[some] So verschwindet { $face-ein } aus der Reihe und macht deinem eigenen { $face-ein } Platz.
}
    .nudge = Eine deiner Farben liegt schon in der Reihe: Wie machst du ihr Platz?
rainbow-why-none-fits = { $cards ->
    [one] Die Vorderseite deiner letzten Karte passt nicht.
    [2] Keine deiner beiden Vorderseiten passt.
   *[other] Keine deiner { $cards } Vorderseiten passt.
}
    .nudge = Schau dir zuerst deine Vorderseiten an: Passt eine davon?
rainbow-why-gives-up = Du gibst die Reihe her, { $cards ->
    [one] eine einzige Karte
   *[other] { $cards } Karten
}, und beginnst die nächste Runde.
    .nudge = Lohnt es sich, um diese Reihe zu kämpfen? Überlege, was es kostet, sie jetzt zu verlieren.
rainbow-why-out-of-reach = { $by ->
    [flip] So darfst du noch eine Karte legen: Mit
   *[card] Mit
} { $lies ->
    [one] einer Karte
   *[other] { $lies } Karten
} in der Reihe kann die andere Person den Regenbogen im nächsten Zug nicht fertig machen{ $then ->
    [mine] , muss aber eine Karte dazulegen, und dann ist er für dich in Reichweite.
   *[other] : Es fehlen { $missing }, und ein Zug erlaubt nur drei.
}
    .nudge = Wie viele Karten darf die andere Person in einem Zug legen, und wie viele würden fehlen?
rainbow-why-leaves = { $lose ->
    [0] { $lies ->
        [one] Zu dieser Karte
       *[other] Zu diesen { $lies } Karten
    } muss jetzt die andere Person eine legen
    [one] Blind gelegt würde eine Karte der anderen Hand die Runde verlieren
    [3] Blind gelegt würde jede Karte der anderen Hand die Runde verlieren
   *[other] Blind gelegt würden { $lose } Karten der anderen Hand die Runde verlieren
}{ $stuck ->
    [0] {""}
   *[other] , und in { $stuck } von 100 Verteilungen, die zu dem passen, was du siehst, passt dort keine Vorderseite
}.
    .nudge = Schau dir die Rückseiten in der anderen Hand an: Was würden sie in dieser Reihe anrichten?
rainbow-why-flip-risk = { $under-is ->
    [none] { $can ->
        [shadow] Eine andere Farbe liegt nicht da, also würde nur ein Schatten die Runde verlieren: Das Umdrehen
       *[clash] Das Umdrehen
    } geht in { $well ->
        [0] keiner von 100
        [100] allen 100
       *[other] { $well } von 100
    } Verteilungen gut, die zu dem passen, was du siehst{ $then ->
        [surely] ; danach passt eine deiner Vorderseiten
        [maybe] , und in { $opens } davon passt danach eine deiner Vorderseiten
       *[no] {""}
    }.
   *[some] Du hast gesehen, was darunter ist: { $under-ein }, und das passt{ $then ->
        [surely] ; danach passt auch eine deiner Vorderseiten
       *[no] {""}
    }.
}
    .nudge = { $under-is ->
        [none] { $can ->
            [shadow] Was könnte schlimmstenfalls unter der Reihe liegen, und wie wahrscheinlich ist das?
           *[clash] Denke an die Unterseiten der Reihe: Welcher traust du?
        }
       *[some] Denke an die Unterseiten, die du gesehen hast.
    }
rainbow-why-blind-risk = { $because ->
    [nothing] In der Reihe liegt keine Farbe, und vorne ist der Schatten, also hinten keiner: Es
    [empty] In der Reihe liegt keine Farbe, also würde nur ein Schatten die Runde verlieren: Es
    [shadow] Vorne ist der Schatten, also hinten keiner: Es
    [clash] Vorne ist { $face-ein }, also kann sich die Rückseite nicht mit dem { $face-ein } der Reihe beißen: Es
   *[some] Es
} geht in { $well ->
    [0] keiner von 100
    [100] allen 100
   *[other] { $well } von 100
} Verteilungen gut, die zu dem passen, was du siehst.
    .nudge = Keine Karte hat zweimal dieselbe Seite: Was verraten deine Vorderseiten über ihre Rückseiten?
rainbow-why-hides = { $trap ->
    [shadow] Nur du hast den Schatten gesehen, der dann darunter liegt: Wer diese Karte später umdreht, verliert die Runde.
    [clash] Nur du hast das { $face-ein } gesehen, das dann darunter liegt: Solange { $face-ein } in der Reihe liegt, verliert die Runde, wer diese Karte umdreht.
   *[free] Nur du hast das { $face-ein } gesehen, das dann darunter liegt: So wie die Reihe liegt, könntest du diese Karte ohne Sorge umdrehen.
}
    .nudge = Eine blinde Karte verbirgt ihre Vorderseite: Was möchtest du unter der Reihe verstecken?
rainbow-why-needs-flip = Für noch eine Karte müsstest du vorher eine umdrehen{ $colours ->
    [0] {""}
    [one] {""}
   *[other] , bei { $colours } Farben in der Reihe
}.
    .nudge = Was müsstest du tun, bevor du noch eine Karte legst?
rainbow-why-spoils = { $backs ->
    [one] Eine Rückseite in der anderen Hand zeigt auch { $face-einen }: Blind gelegt würde sich diese Karte jetzt damit beißen.
   *[other] { $backs } Rückseiten in der anderen Hand zeigen auch { $face-einen }: Blind gelegt würden sich diese Karten jetzt damit beißen.
}
    .nudge = Schau dir die Rückseiten in der anderen Hand an: Mit welcher Farbe würden sie sich beißen?
rainbow-why-fits-in = { $kind ->
    [only] Von deinen Vorderseiten passt nur { $face-ein }.
    [light] Die Karte passt, und du behältst dein Licht, das immer passt.
    [some] Die Karte passt, und danach { $others ->
        [one] passt noch eine andere deiner Vorderseiten.
       *[other] passen noch { $others } andere deiner Vorderseiten.
    }
   *[none] { $face-is ->
        [L] Licht passt in jede Reihe.
       *[other] Du siehst, was du legst: { $face-ein } passt, ganz ohne Risiko.
    }
}
    .nudge = Welche deiner Vorderseiten passen jetzt, und welche später noch?
rainbow-why-within-reach = Zum Regenbogen { $missing ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $missing } Karten
}, und in diesem Zug darfst du noch { $may ->
    [one] eine
   *[other] { $may }
} legen.
    .nudge = Zähle, wie viele Karten zum Regenbogen fehlen und wie viele du noch legen darfst.

### Why not

# What there is to choose from, in the question for the rest of a move.
rainbow-deed = { $kind ->
    [place] offen legen
   *[blind] blind legen
}
rainbow-in-hand = Karte { $hand } ({ $face })

rainbow-now = { $now ->
    [place-flip] Lege eine Karte aus deiner Hand, offen oder blind, oder drehe vorher eine Karte der Reihe um.
    [place-stop] Lege eine Karte aus deiner Hand, offen oder blind, oder höre auf.
    [flip-stop] Höre auf, oder drehe eine Karte der Reihe um, bevor du noch eine legst.
   *[place] Lege eine Karte aus deiner Hand, offen oder blind.
}
rainbow-you-hold = Auf der Hand hast du { $cards }.
rainbow-no-say-stop = Gib „stop“ ein, um deinen Zug zu beenden.
rainbow-no-stop-or-shadow = S kann Stopp oder Schatten heißen{ $stop-is ->
    [yes] : Gib „stop“ ein, oder nenne
   *[no] , und aufhören kannst du jetzt nicht: Nenne
} den Platz der Karte in deiner Hand.
rainbow-no-place-first = Zu einem Zug gehört mindestens eine Karte: Vorher kannst du nicht aufhören.
rainbow-no-flip-commits = Wer an diesem Tisch eine Karte umdreht, muss danach eine legen.
rainbow-no-nothing-lies = In der Reihe liegt noch keine Karte, also gibt es nichts umzudrehen.
rainbow-no-no-such-spot = Einen Platz { $spot } hat die Reihe nicht: Ihre Plätze sind 1 bis { $spots }.
rainbow-no-no-card-there = Auf Platz { $spot } der Reihe liegt keine Karte: { $filled ->
    [one] Nur Platz 1 ist belegt.
    [2] Nur die Plätze 1 und 2 sind belegt.
   *[other] Nur die Plätze 1 bis { $filled } sind belegt.
}
rainbow-no-flipped-already = Du hast gerade eine Karte umgedreht{ $spot-is ->
    [none] {""}
   *[some] , also bleibt Karte { $spot } der Reihe so liegen
}: Lege jetzt eine Karte{ $now ->
    [place-stop] {" "}oder höre auf
   *[place] {""}
}.
rainbow-no-no-such-card = Eine Karte { $hand } gibt es nicht: Die Karten deiner Hand sind 1 bis { $cards }.
rainbow-no-placed-already = Du hast deine Karte { $hand } schon gelegt.
rainbow-no-other-face = Deine Karte { $hand } zeigt { $shows-einen }, { $face-nicht }.
rainbow-no-not-in-hand = Keine deiner Karten zeigt { $face-einen }.
rainbow-no-flip-first = Bevor du { $card-is ->
    [none] noch eine Karte
   *[some] { $card }
} legst, musst du eine der Reihe umdrehen; oder du hörst auf.
rainbow-no-so-many-copies = { $cards ->
    [pairs] Eine Karte mit zwei Farben kann es 0- bis { $most }-mal geben.
   *[any] Eine Karte kann es 0- bis { $most }-mal geben.
}

### Why not: decks and positions

rainbow-no-too-few-cards = Ein Spiel braucht { $fewest } Karten; diese Zusammenstellung hat { $cards }.
rainbow-no-too-many-cards = In den Halter passen { $most } Karten; diese Zusammenstellung hat { $cards }.
rainbow-no-such-faces = Es gibt nicht genug Karten mit diesen Seiten.
rainbow-no-field-deck = „{ $name }“ muss aus vier Zahlen mit Schrägstrichen dazwischen bestehen, etwa { $usual }.
rainbow-no-field-card = „{ $name }“ muss aus Karten mit zwei Buchstaben bestehen oder - sein.
rainbow-no-field-hand = „{ $name }“ muss für jeden Sitzplatz { $cards } Karten mit zwei Buchstaben haben, mit -- für einen leeren Platz.
rainbow-no-field-memory = „under“, „seen“ und „gone“ müssen ohne Schrägstriche geschrieben sein.
rainbow-no-field-under = „under“ und „seen“ müssen für jede Karte der Reihe einen Buchstaben und ein Zeichen haben.
rainbow-no-field-seen = „{ $name }“ muss aus Zeichen dafür bestehen, wer jede Unterseite gesehen hat: -, 0, 1 oder b.
rainbow-no-field-gone = „{ $name }“ muss für jede genommene Karte zwei Buchstaben und ein Zeichen (-, 0, 1, b oder x) haben.
rainbow-no-field-collected = „{ $name }“ muss { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} haben, so viele, wie genommen wurden.
rainbow-no-line-memory = Was gesehen wurde, weiß nur, wer alles sieht, oder ein Tisch mit der Gedächtnishilfe.
rainbow-no-line-cards = Es gibt nur { $cards } Karten.
rainbow-no-line-rounds = Jede Runde, die vorbei ist, hat 1 bis { $most } Karten gebracht.
rainbow-no-line-row = Bis eine Runde endet, hat die Reihe höchstens { $most } Karten, nur Licht und lauter verschiedene Farben, und keinen Schatten.
rainbow-no-line-in-row = Die Karten, die in diesem Zug gelegt oder umgedreht wurden, liegen in der Reihe.
rainbow-no-line-over = Das Spiel ist zu Ende, wenn ein leerer Halter eine Hand nicht auffüllen kann; bis dahin ist ein Sitzplatz am Zug.
rainbow-no-line-hand = Eine Hand hat { $cards } Karten, weniger die in diesem Zug gelegten.
rainbow-no-line-next = Solange im Halter eine Karte steht, hat jeder Sitzplatz eine nächste.
rainbow-no-line-last = Die letzte Karte im Halter ist für beide Sitzplätze die nächste.

### The table as text

rainbow-after = Nach { $rounds ->
    [0] keiner Runde
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

### The table told aloud

rainbow-aloud-pile = { $owner-is ->
    [you] Dein Stapel
   *[they] Stapel von { $owner }
}: { $cards ->
    [0] noch keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}.
rainbow-aloud-piles = Gesammelte Karten: { $seats }.
rainbow-aloud-card = { $there-is ->
    [no] schon gelegt
   *[yes] { $face-is ->
        [none] nicht zu sehen
       *[some] { $face }{ $other-is ->
            [none] {""}
           *[some] {" "}und { $other }
        }
    }
}
rainbow-aloud-place = { $place } { $card }
rainbow-aloud-hand = { $owner-is ->
    [you] Deine Hand
   *[they] Hand von { $owner }
}{ $turned ->
    [fronts] , die Vorderseiten
    [backs] , die Rückseiten, die du siehst
   *[unsaid] {""}
}: { $cards }.
rainbow-aloud-next = { $owner-is ->
    [you] Deine nächste Karte
   *[they] Nächste Karte von { $owner }
} im Halter{ $last-is ->
    [yes] , die letzte
   *[no] {""}
}: { $card }.
rainbow-aloud-row = Die Reihe: { $faces }; bis zum Regenbogen { $missing ->
    [one] fehlt 1 Karte
   *[other] fehlen { $missing } Karten
}.
rainbow-aloud-under = Unter der Reihe: { $cards }.
rainbow-aloud-left = Runde { $round }. Im Halter: { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}.

### On the page

rainbow-page-name-hand = { $face } (deine Karte { $n })
rainbow-page-name-row = { $face } (Platz { $n } der Reihe)
rainbow-page-normal = offen
rainbow-page-blind = blind
rainbow-page-stop = Aufhören: Zug beenden
rainbow-page-status = Runde { $n } · Karten im Halter: { $cards }
rainbow-page-status-over = { $n ->
    [one] Nach 1 Runde
   *[other] Nach { $n } Runden
}
rainbow-page-face-unseen = eine Seite, die du nicht siehst
rainbow-page-hand-yours = Deine Hand
rainbow-page-hand-of = Hand von { $name }
rainbow-page-hand-yours-more = die anderen Seiten sieht nur { $name }
rainbow-page-hand-of-more = diese Seiten siehst nur du
rainbow-page-card-yours = { $face }, Karte { $n } deiner Hand; ihre Rückseite siehst du nicht
rainbow-page-card-of = Karte { $n } von { $name }: { $face } zu dir; { $name } sieht die andere Seite
rainbow-page-card-open = Karte { $n } von { $name }: vorne { $face }, hinten { $back }
rainbow-page-card-closed = Karte { $n } von { $name }, verdeckt
rainbow-page-card-none = Leerer Platz { $n } in der Hand von { $name }
rainbow-page-card-none-yours = Leerer Platz { $n } in deiner Hand
rainbow-page-choose = { $face }: Wie legst du die Karte?
rainbow-page-normal-label = Offen legen, Vorderseite oben: { $face }
rainbow-page-blind-label = Blind legen: die Rückseite oben, die du nicht gesehen hast
rainbow-page-row = Die Reihe
rainbow-page-row-left = { $lies ->
    [0] noch { $n }
    [one] 1 Karte auf dem Spiel, noch { $n }
   *[other] { $lies } Karten auf dem Spiel, noch { $n }
}
rainbow-page-row-left-one = { $lies } Karten auf dem Spiel: noch eine!
rainbow-page-row-card = { $face }, Platz { $n } der Reihe
rainbow-page-row-under = darunter { $face }
rainbow-page-row-under-unseen = ihre Unterseite hast du nicht gesehen
rainbow-page-row-under-nobody = niemand hat ihre Unterseite gesehen
rainbow-page-row-under-other = { $name } hat ihre Unterseite gesehen
rainbow-page-row-empty = Leerer Platz { $n } der Reihe
rainbow-page-row-goal = Leerer Platz { $n } der Reihe: Wer ihn gut füllt, hat den Regenbogen
rainbow-page-loses = Das verliert
rainbow-page-loses-label = Eine Karte, die so etwas zeigt, verliert die Runde: { $faces }
rainbow-page-card-loses = sie würde die Runde verlieren
rainbow-page-holder = Halter
rainbow-page-holder-count = { $n } Karten im Halter
rainbow-page-holder-one = Die letzte Karte im Halter
rainbow-page-holder-none = Der Halter ist leer
rainbow-page-next-yours = Deine nächste
rainbow-page-next-yours-label = Deine nächste Karte im Halter: { $face }
rainbow-page-next-of-label = Die nächste Karte von { $name } im Halter: { $face }
rainbow-page-pile-yours = Dein Stapel
rainbow-page-pile-of = Stapel von { $name }
rainbow-page-pile-label = { $n ->
    [one] { $whose }: 1 Karte
   *[other] { $whose }: { $n } Karten
}
rainbow-page-ask-place = Lege eine Karte.
rainbow-page-ask-flip-place = Lege eine Karte oder drehe vorher eine der Reihe um.
rainbow-page-ask-place-stop = Lege eine Karte oder höre auf.
rainbow-page-ask-flip-stop = Höre auf, oder drehe eine Karte um und lege noch eine.
rainbow-page-ask-choose = Offen oder blind?
rainbow-page-placed = { $n } von 3 Karten in diesem Zug gelegt
rainbow-page-placed-short = gelegt
rainbow-page-end-rainbow-yours = Ein Regenbogen! Du nimmst alle { $n }.
rainbow-page-end-rainbow-of = Ein Regenbogen! { $name } nimmt alle { $n }.
rainbow-page-end-clash-yours = Zweimal { $face }! Du nimmst { $n }.
rainbow-page-end-clash-of = Zweimal { $face }! { $name } nimmt { $n }.
rainbow-page-end-shadow-yours = Ein Schatten! Du nimmst { $n }.
rainbow-page-end-shadow-of = Ein Schatten! { $name } nimmt { $n }.
rainbow-page-pop-clash = Doppelt!
rainbow-page-pop-shadow = Schatten!
rainbow-page-pop-rainbow = Regenbogen!
rainbow-page-pop-lucky = Puh!
rainbow-page-pop-stop = Ich höre auf
rainbow-page-taken = Genommen: { $cards }
rainbow-page-memory-eye = { $name } hat diese Unterseite gesehen
rainbow-page-memory-gone = Genommene Karten, die du gesehen hast ({ $n })
rainbow-page-memory-gone-all = Genommene Karten ({ $n })
rainbow-page-memory-gone-more = Die Seite, die oben lag, dann die Unterseite.
rainbow-page-memory-gone-card = { $face }, darunter { $back }

### The first game

rainbow-lesson-goal = Wer die sechste Karte einer Reihe aus verschiedenen Farben legt, nimmt alle sechs, und am Ende gewinnen die meisten Karten. Lila fehlt: Tippe deine lila Karte an und lege sie offen.
rainbow-lesson-goal-well = Ein Regenbogen! Sechs Karten für dich, 28 zu 24: Du gewinnst. Und nun von Anfang an.
rainbow-lesson-sides = Jede Karte hat zwei Seiten: Von deinen siehst du eine, und die andere sieht nur Robin. Tippe deine rote Karte an und lege sie offen.
rainbow-lesson-sides-well = Rot beginnt die Reihe. Von Robins Karten siehst dafür du die Rückseiten.
rainbow-lesson-stop = Eine Karte reicht für einen Zug, mehr als drei sind nicht erlaubt. Höre hier auf und lass Robin weitermachen.
rainbow-lesson-stop-well = Robin hat Gelb gelegt, und du hast eine Karte aus dem Halter gezogen.
rainbow-lesson-new = Alle Farben der Reihe müssen verschieden sein: Wer eine zeigt, die schon liegt, verliert die Reihe an die andere Person. Nur deine blaue Karte ist hier neu: Lege sie offen.
rainbow-lesson-new-well = Vier Farben, alle verschieden.
rainbow-lesson-clash = Schau dir Robins Karten an: Rot, Grün und Gelb sind dir zugewandt, und alle würden sich beißen. Robin weiß das nicht: Höre auf und schau, was passiert.
rainbow-lesson-clash-well = Robin hat eine Karte blind gelegt, und sie zeigte Rot: Das beißt sich, also sind fünf Karten dein. Wer die Karten nicht bekommt, beginnt die nächste Runde.
rainbow-lesson-blind = Rot und Gelb liegen schon da, und ein Schatten verliert sofort. Lege also irgendeine Karte blind, mit der Seite nach oben, die du nicht gesehen hast.
rainbow-lesson-blind-well = Glück gehabt: eine neue Farbe. Robin hat sie die ganze Zeit gesehen; achte also darauf, wovor Robin sich fürchtet.
rainbow-lesson-flip = Vor deiner ersten Karte darfst du eine Karte der Reihe umdrehen. Die grüne hast du selbst gelegt, mit Cyan darunter: Drehe sie um, und dein eigenes Grün passt.
rainbow-lesson-flip-well = Cyan, wie du es im Kopf hattest. Aber wer beim Umdrehen eine Farbe doppelt oder einen Schatten zeigt, verliert die Runde auch.
rainbow-lesson-again = Vor einer zweiten und vor einer dritten Karte musst du eine umdrehen. Die rote Karte hast du mit Blau nach unten gelegt: Drehe sie um.
rainbow-lesson-again-well = Blau ist neu, also ist alles gut. Jetzt darfst du noch eine Karte legen oder aufhören.
rainbow-lesson-light = Licht, die weiße Seite, steht für jede Farbe, und in der Reihe darf es mehrmals liegen. Lege deines offen als sechste Karte.
rainbow-lesson-light-well = Ein Regenbogen mit zweimal Licht: Alle sechs Karten gehören dir.
rainbow-lesson-shadow = Eine von Robins Karten zeigt dir einen Schatten, und wer einen Schatten zeigt, verliert die Runde sofort. Höre auf und schau, ob Robin sie blind legt.
rainbow-lesson-shadow-well = Das war der Schatten: fünf Karten für dich.
rainbow-lesson-end = Der Halter ist leer: Sobald eine Hand nicht mehr aufgefüllt werden kann, ist das Spiel zu Ende. Du hast 27 Karten genommen und Robin 23: Höre auf.
rainbow-lesson-end-well = Du gewinnst! Die Reihe und die Hände zählen für niemanden, und gleich viele Karten wären unentschieden.
rainbow-coach-first = Tippe eine Karte deiner Hand an und lege sie offen oder blind.
rainbow-coach-flip = Lege eine Karte oder drehe erst eine der Reihe um. Eine Farbe, die schon liegt, verliert die Runde.
rainbow-coach-on = Du kannst hier aufhören. Für noch eine Karte drehe erst eine der Reihe um.
rainbow-coach-after = Lege noch eine Karte oder höre auf.

### What somebody may type for a kind of move

rainbow-typed-stop = aufhören
    .also = höre auf, hör auf, stoppen, stopp
rainbow-typed-place = legen
    .also = lege, leg, spielen, spiele
rainbow-typed-blind = blind
    .also = lege blind, verdeckt

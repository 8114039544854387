## Rainbow Passage

passage-about = Bringe im Wettlauf eine Figur über ein Brett voller Farben: Die Würfel sagen, welche Felder du betreten darfst, und wie oft.

### Pieces

passage-colour-R = Rot
passage-colour-Y = Gelb
passage-colour-G = Grün
passage-colour-C = Cyan
passage-colour-B = Blau
passage-colour-M = Magenta

# Dice of one colour, a letter for each.

passage-group-R = Rot
passage-group-RR = zweimal Rot
passage-group-RRR = dreimal Rot
passage-group-RRRR = viermal Rot
passage-group-RRRRR = fünfmal Rot
passage-group-Y = Gelb
passage-group-YY = zweimal Gelb
passage-group-YYY = dreimal Gelb
passage-group-YYYY = viermal Gelb
passage-group-YYYYY = fünfmal Gelb
passage-group-G = Grün
passage-group-GG = zweimal Grün
passage-group-GGG = dreimal Grün
passage-group-GGGG = viermal Grün
passage-group-GGGGG = fünfmal Grün
passage-group-C = Cyan
passage-group-CC = zweimal Cyan
passage-group-CCC = dreimal Cyan
passage-group-CCCC = viermal Cyan
passage-group-CCCCC = fünfmal Cyan
passage-group-B = Blau
passage-group-BB = zweimal Blau
passage-group-BBB = dreimal Blau
passage-group-BBBB = viermal Blau
passage-group-BBBBB = fünfmal Blau
passage-group-M = Magenta
passage-group-MM = zweimal Magenta
passage-group-MMM = dreimal Magenta
passage-group-MMMM = viermal Magenta
passage-group-MMMMM = fünfmal Magenta

passage-side-south = Süden
passage-side-west = Westen
passage-side-north = Norden
passage-side-east = Osten
passage-section-short = kurze
passage-section-long = lange
passage-section-angled = gewinkelte
passage-section-square = quadratische

### House rules

passage-option-extra_piece = Alle haben eine fünfte Figur, auf dem mittleren Feld der ersten Reihe.
passage-option-no_returns = Geschlagene Figuren kommen nicht aufs Brett zurück.
passage-option-teams = Wer zusammen spielt, sitzt sich gegenüber oder nebeneinander (zu viert).
passage-option-teams-none = keine Teams
passage-option-teams-opposite = Team gegenüber
passage-option-teams-neighbours = Team nebeneinander
passage-option-board = Die Größe eines zufälligen Bretts, Breite zuerst; oder ein Brett, das noch einmal gespielt wird, durch seinen Seed oder seinen Text.
    .page = Wie groß das Brett ist.
passage-option-board-11x11 = 11 mal 11 Felder
passage-option-board-9x9 = 9 mal 9 Felder
passage-option-board-9x13 = 9 Felder breit, 13 lang
passage-option-board-9x9-00c0ffee = 9 mal 9 Felder, immer dasselbe Brett
passage-option-balanced = Auf einem zufälligen Brett kommt jede Farbe gleich oft vor.
passage-option-turn_limit = Unentschieden, wenn alle, die noch mitspielen, so viele Züge hatten.
passage-option-honour_dice = Du sagst selbst, wie viele Würfel du wirfst, und eine falsche Zahl kostet dich etwas.
passage-option-quiet_turns = Unentschieden nach so vielen Zügen in Folge ohne Fortschritt.
passage-option-sides = Die Seite jedes Sitzplatzes, in der Reihenfolge des Spiels: s (Süden), w (Westen), n (Norden), e (Osten).
    .page = An welcher Seite jeder Sitzplatz beginnt, in der Reihenfolge des Spiels.
passage-option-sides-usual = wie üblich
passage-option-sides-wnes = Westen, Norden, Osten, Süden (zu viert)
passage-option-starts = Eigene Startfelder, eine Liste für jeden Sitzplatz.
    .page = Wo die Figuren beginnen.
passage-option-starts-usual = wie üblich
passage-option-starts-b1-d1-e1-j1-c11-f11-g11-h11 = weiter auseinander (zu zweit, 11 mal 11 Felder)
passage-option-crossings = Wie viele Figuren hinüber müssen: eine Zahl für alle, oder eine für jeden Sitzplatz.
    .page = Wie viele Figuren hinüber müssen.
passage-option-crossings-1 = eine
passage-option-crossings-2 = zwei
passage-option-crossings-1-2-1-2 = abwechselnd eine und zwei (zu viert)

# What an option cannot be.

passage-no-crossings = Es müssen 1 bis { $most } Figuren hinüber: eine Zahl für alle, oder eine für jeden Sitzplatz, mit Kommas dazwischen.
passage-no-sides = Jeder Sitzplatz hat eine eigene Seite, in der Reihenfolge des Spiels, also im Uhrzeigersinn: Buchstaben aus s (Süden), w (Westen), n (Norden) und e (Osten); oder „usual“ für die üblichen Seiten.
passage-no-starts = Nenne die Startfelder jedes Sitzplatzes, mit Kommas dazwischen und einem Schrägstrich zwischen den Sitzplätzen; oder „usual“ für die üblichen Felder.
passage-no-turns = Die Zahl der Züge liegt zwischen 1 und { $most }.
passage-no-board-size = Das Brett ist eine Größe wie 11x11, beide Seiten ungerade, von 9x9 bis 13x13, 11x15 und 9x17, oder der Text eines Bretts.
passage-no-board-seed = Der Seed eines Bretts kommt nach der Größe und hat { $digits } Zeichen, jedes davon 0 bis 9 oder a bis f.
passage-no-board-text = Hierher gehört der Text eines ganzen Bretts.
passage-no-board-sections = Die Teile eines Bretts sind Buchstaben aus { $letters }.
passage-no-board-box = Die Schachtel hat { $box } { $kind } Teile, nicht { $count }.
passage-no-board-gap = Auf diesem Brett füllen die Teile den Rahmen nicht.
passage-no-board-misfit = Auf diesem Brett passt Teil { $number }, „{ $letter }“, nicht auf { $square }.
passage-no-board-rest = Auf diesem Brett sind es mehr Teile, als in den Rahmen passen.
passage-no-board-colours = Die Farben eines Bretts von { $size } sind { $squares } Buchstaben aus { $letters }.

### How it ends

passage-ending-crossed = Genug Figuren sind drüben: Wer sie hinübergebracht hat, gewinnt.
passage-ending-last = Nur noch eine Seite hat Figuren auf dem Brett und gewinnt.
passage-ending-quiet = Zu viele Züge lang hat sich nichts getan: unentschieden.
passage-ending-turn-limit = Alle haben ihre Züge aufgebraucht: unentschieden.

### What happens

passage-byte-drawn = Das Brett wird ausgelost.
    .sum = Das Brett wird ausgelost.
passage-board-laid = Es liegt bereit: { $board }.
passage-rolled-for-start = { $seat-is ->
    [you] Du würfelst
   *[they] { $seat } würfelt
} um den ersten Zug: { $reds ->
    [0] kein Rot
    [one] einmal Rot
   *[other] { $reds }-mal Rot
}.
passage-roll-again = Gleichstand: { $rivals } würfeln noch einmal.
passage-round-begins = Runde { $round } beginnt.
    .brief = {""}
passage-turn-begins = {""}
passage-dice-taken = { $seat-is ->
    [you] Du nimmst
   *[they] { $seat } nimmt
} { $dice } Würfel.
    .do = Wirf { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }.
passage-dice-rolled = { $seat-is ->
    [you] Du würfelst
   *[they] { $seat } würfelt
} { $groups }: { $moves ->
    [one] ein Schritt
   *[other] bis zu { $moves } Schritte
}.
passage-stepped = { $seat-is ->
    [you] Du ziehst
   *[they] { $seat } zieht
} von { $source } nach { $square } ({ $colour }).
    .do = Ziehe die Figur von { $source } nach { $square } ({ $colour }).
passage-captured = Damit ist eine { $owner-is ->
    [you] deiner Figuren
   *[they] Figur von { $owner }
} geschlagen.
passage-crossed = Die Figur ist drüben{ $leaves-is ->
    [yes] {" "}und verlässt das Brett
   *[no] {""}
}.
passage-out = { $seat-is ->
    [you] Das war deine letzte Figur, und du { $done-is ->
        [yes] hast keine Züge mehr
       *[no] scheidest aus
    }.
   *[they] Das war die letzte Figur von { $seat }, und { $seat } { $done-is ->
        [yes] hat keine Züge mehr
       *[no] scheidet aus
    }.
}
passage-returned = { $seat-is ->
    [you] Du bringst
   *[they] { $seat } bringt
} Figur { $piece } auf { $square } zurück.
    .do = Bringe Figur { $piece } auf { $square } zurück.
passage-turn-ended = { $seat-is ->
    [you] Du { $passed-is ->
        [yes] passt
       *[no] beendest den Zug
    }.
   *[they] { $seat } { $passed-is ->
        [yes] passt
       *[no] beendet den Zug
    }.
}
    .do = { $passed-is ->
        [yes] Passe.
       *[no] Beende den Zug.
    }
passage-penalised = Fällig waren { $due } Würfel, nicht { $rolled }.
passage-pushed-back = Die Figur von { $source } geht zurück auf { $square }.
passage-game-over = Das Spiel ist zu Ende: { $winners-is ->
    [none] unentschieden
    [you] Du gewinnst
    [several] { $winners } gewinnen
   *[they] { $winners } gewinnt
}.

### What speaks for a move

passage-why-ends-game = { $how ->
    [crossed] Damit kommt eine Figur hinüber, und das gewinnt das Spiel.
    [last] Damit schlägst du die letzte Figur, die gegen dich stand, und das gewinnt das Spiel.
   *[draw] Damit endet das Spiel unentschieden.
}
    .nudge = { $how ->
        [draw] Zähle die Züge: Das Spiel ist gleich zu Ende.
       *[other] Du kannst jetzt gewinnen: Wie?
    }
passage-why-wins-at-once = { $chance } von 100 Würfen mit { $dice } Würfeln zeigen eine Farbe, die sofort gewinnt{ $more ->
    [yes] , statt { $otherwise } mit den { $due }, die fällig sind; und wer gewinnt, zahlt nichts
   *[no] {""}
}.
    .nudge = Eine deiner Figuren steht einen Schritt vor dem Ziel: Was können die Würfel für sie tun?
passage-why-crosses = Damit kommt eine Figur hinüber, und { $left ->
    [0] mehr brauchst du drüben nicht
    [one] eine muss noch folgen
   *[other] { $left } müssen noch folgen
}.
    .nudge = Schau auf die andere Seite: Eine deiner Figuren ist fast drüben.
passage-why-captures = Damit schlägst du eine Figur von { $owner }, die noch { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} vor sich hatte{ $then ->
    [none] , die letzte von { $owner } auf dem Brett
    [fewer] ; { $owner } wirft dann { $dice } Würfel statt { $was }
   *[same] {""}
}.
    .nudge = Schau dir die fremden Figuren an, die neben deinen stehen.
passage-why-can-capture = Von dort kann sie in diesem Zug noch die Figur von { $owner } auf { $square } schlagen.
    .nudge = Du hast mehr als einen Schritt: Lässt sich damit etwas schlagen?
passage-why-escapes = { $moves ->
    [one] Wo deine Figur jetzt steht, kann { $owner } sie mit einem Schritt schlagen: { $chance } von 100 Würfen mit { $dice } Würfeln zeigen diese Farbe.
   *[other] Wo deine Figur jetzt steht, braucht { $owner } { $moves } Schritte, um sie zu schlagen; wohin sie zieht, kann sie vor deinem nächsten Zug niemand schlagen.
}
    .nudge = { $moves ->
        [one] Welche deiner Figuren könnte mit einem Schritt geschlagen werden?
       *[other] Welche deiner Figuren könnte jemand vor deinem nächsten Zug erreichen?
    }
passage-why-chases = Damit kommt eine Figur bis auf { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} an die Figur von { $owner } auf { $square } heran, die noch { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} vor sich hat.
    .nudge = { $owner } kommt dem Ziel nahe: Welche deiner Figuren könnte das verhindern?
passage-why-star-row = Sie erreicht die Sternreihe, also darf dein nächster Zug mit einem Schritt über diese Reihe hinaus beginnen.
    .nudge = Schau auf die Sternreihe: Welche Figur kommt in diesem Zug dorthin?
passage-why-colours-ahead = Von dort führen { $colours } Farben weiter: { $chance } von 100 Würfen mit { $dice } Würfeln zeigen eine davon.
    .nudge = Vergleiche die Farben vor jedem Feld: Je mehr es sind, desto eher geht es weiter.
passage-why-races = Deine vorderste Figur hat dann noch { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} vor sich, die von { $owner } noch { $theirs }.
    .nudge = Zähle die Reihen: Wer ist dem Ziel am nächsten?
passage-why-follows = Eine zweite Figur folgt, mit noch { $rows ->
    [one] einer Reihe
   *[other] { $rows } Reihen
} vor sich, falls deine vorderste geschlagen wird.
    .nudge = Wenn deine vorderste Figur geschlagen würde: Welche träte an ihre Stelle?
passage-why-returns = Damit hast du { $pieces } Figuren auf dem Brett{ $more ->
    [yes] {" "}und wirfst { $dice } Würfel statt { $was }
   *[no] {""}
}; und bis sie zieht, ist sie sicher.
    .nudge = Schau auch neben das Brett: Mit gleichen Würfeln kannst du mehr als ziehen.
passage-why-holds-back = { $which ->
    [none] Alle Schritte, die noch möglich sind, führen zurück.
    [all] Bei jedem Schritt nach vorn, der noch möglich ist, steht jemand nah genug, um deine Figur vor deinem nächsten Zug zu schlagen.
   *[some] Bei { $risky } der { $ahead } Schritte nach vorn, die noch möglich sind, steht jemand nah genug, um deine Figur vor deinem nächsten Zug zu schlagen.
}
    .nudge = Schau dir die Schritte an, die noch möglich sind: Wo stünde deine Figur dann?
passage-why-moves-away = { $owner } bräuchte { $moves } Schritte, um { $what ->
    [any] eine deiner Figuren
   *[it] sie dort
} zu schlagen, und nur { $chance } von 100 Würfen mit { $dice } Würfeln erlauben so viele.
    .nudge = Wie viele Schritte bräuchten die anderen bis zu deinen Figuren?
passage-why-out-of-reach = { $what ->
    [any] So wie deine Figuren stehen, kann vor deinem nächsten Zug niemand eine davon schlagen.
    [near] { $owner } hat eine Figur nur zwei Schritte von dort, und doch kann deine Figur dort vor deinem nächsten Zug niemand schlagen.
   *[it] Dort kann sie vor deinem nächsten Zug niemand schlagen.
}
    .nudge = Der Stern bremst auch die anderen: Wohin kommt vor deinem nächsten Zug niemand?
passage-why-sets-out = { $pieces ->
    [one] Deine erste Figur bricht auf.
   *[other] Eine weitere Figur bricht auf: { $pieces } deiner Figuren sind dann unterwegs.
}
    .nudge = Welche deiner Figuren warten noch zu Hause?
passage-why-takes-dice = { $right ->
    [yes] Mit { $pieces ->
        [one] einer Figur
       *[other] { $pieces } Figuren
    } auf dem Brett sind { $dice } Würfel fällig: Bei jeder anderen Zahl gehen deine Figuren ein Feld zurück.
   *[no] { $chance ->
        [0] Ein einzelner Würfel erlaubt einen Schritt
       *[other] { $chance } von 100 Würfen mit { $dice } Würfeln erlauben mehr als einen Schritt
    }; aber { $due } sind fällig, und dafür gehen deine Figuren ein Feld zurück.
}
    .nudge = { $right ->
        [yes] Zähle deine Figuren auf dem Brett.
       *[no] Wie oft zeigen so viele Würfel eine Farbe zweimal?
    }
passage-why-keeps = { $safe ->
    [one] Deine Figur, die noch nicht gezogen hat, bleibt sicher: Niemand kann sie schlagen oder ihr Feld betreten.
   *[other] Deine { $safe } Figuren, die noch nicht gezogen haben, bleiben sicher: Niemand kann sie schlagen oder ihre Felder betreten.
}
    .nudge = Welche deiner Figuren sind sicher, weil sie noch nicht gezogen haben?
passage-why-moves-left = { $moves ->
    [0] Es ist der letzte Schritt, der in diesem Zug möglich ist, und was du nicht nutzt, verfällt.
    [one] Danach hast du in diesem Zug noch einen Schritt.
   *[other] Danach hast du in diesem Zug noch { $moves } Schritte.
}
    .nudge = Was du nicht nutzt, verfällt: Wie holst du am meisten heraus?

### Why not

# What there is to choose from, in the question for the rest of a move.
passage-deed = { $kind ->
    [step] mit einer Figur dorthin ziehen
   *[return] eine geschlagene Figur dorthin zurückbringen
}

passage-now = { $dice-is ->
    [yes] Sage, wie viele Würfel du wirfst.
   *[no] { $squares-is ->
        [none] { $pieces-is ->
            [none] Du kannst nur deinen Zug beenden.
           *[some] Du kannst Figur { $pieces } zurückbringen oder deinen Zug beenden.
        }
       *[some] { $pieces-is ->
            [none] Du kannst von { $squares } aus ziehen oder deinen Zug beenden.
           *[some] Du kannst von { $squares } aus ziehen, Figur { $pieces } zurückbringen oder deinen Zug beenden.
        }
    }
}
passage-goes = Von { $source } kannst du nach { $squares } ziehen.
passage-comes-back = Figur { $piece } kann auf { $squares } zurückkommen.
passage-no-no-such-square = Es gibt kein Feld { $square }: Die Felder sind a1 bis { $last }.
passage-no-wrong-dice = Es gibt { $most } Würfel: Wirf 1 bis { $most } davon.
passage-no-dice-first = Sage zuerst, wie viele Würfel du wirfst{ $square-is ->
    [none] {""}
   *[some] , bevor etwas von { $square } wegzieht
}: einen mehr, als du Figuren auf dem Brett hast, höchstens { $most }.
passage-no-dice-rolled = Die Würfel dieses Zuges sind schon geworfen.
passage-no-empty-square = Auf { $square } steht niemand.
passage-no-not-your-piece = Die Figur auf { $square } gehört dir nicht.
passage-no-no-moves-left = Du hast alle Schritte gemacht, die deine Würfel erlauben, also bleibt die Figur auf { $square } stehen: Beende deinen Zug.
passage-no-one-step = Eine Figur, die hinter der Sternreihe beginnt oder über sie hinausgeht, macht einen Schritt pro Zug, und diese hat ihn schon gemacht.
passage-no-stuck = Die Figur auf { $square } kann jetzt keinen Schritt machen.{ $dice-count ->
    [0] {""}
   *[other] {" "}Für { $dice } hast du keinen Würfel.
}{ $pieces-count ->
    [0] {""}
    [one] {" "}Auf { $pieces } steht eine Figur im Weg.
   *[other] {" "}Auf { $pieces } stehen Figuren im Weg.
}{ $star-count ->
    [0] {""}
   *[other] {" "}Wegen des Sterns darf sie in diesem Zug nicht auf { $star }.
}{ $crossing-count ->
    [0] {""}
   *[other] {" "}In diesem Zug hat schon eine Figur drüben das Brett verlassen, also muss { $crossing } warten.
}
passage-no-already-there = Deine Figur steht schon auf { $square }.
passage-no-sideways = Von der eigenen Seite aus gesehen zieht eine Figur nie gerade nach links oder rechts.
passage-no-not-adjacent = Ein Schritt geht ein Feld weit: { $square } grenzt nicht an { $source }.
passage-no-own-piece = Auf { $square } steht deine eigene Figur.
passage-no-partner-here = Auf { $square } steht eine Figur deines Teams.
passage-no-safe = Die Figur auf { $square } hat noch nicht gezogen und kann deshalb nicht geschlagen werden.
passage-no-one-forward = Eine Figur, die auf der Sternreihe beginnt, macht in einem Zug nur einen Schritt vor.
passage-no-star-row = Eine Figur, die vor der Sternreihe beginnt, kommt in diesem Zug nicht weiter als bis zu dieser Reihe.
passage-no-no-die = Die Farbe von { $square } ist { $colour }, und du hast keinen Würfel dieser Farbe mehr.
passage-no-one-crossing = Nur eine Figur pro Zug darf drüben das Brett verlassen.
passage-no-no-such-piece = Eine Figur { $piece } gibt es nicht: Deine Figuren sind 1 bis { $pieces }.
passage-no-across = Figur { $piece } ist drüben und kommt nicht zurück.
passage-no-not-captured = Figur { $piece } steht auf dem Brett.
passage-no-none-captured = Keine deiner Figuren ist geschlagen.
passage-no-no-returns = An diesem Tisch kommen geschlagene Figuren nicht zurück.
passage-no-moved-already = Eine Figur kommt nur zurück, wenn du in diesem Zug keine andere ziehst, und du hast schon gezogen.
passage-no-no-pair = Eine Figur kommt nur zurück, wenn zwei Würfel die gleiche Farbe zeigen.
passage-no-no-start-square = Feld { $square } ist keines deiner Startfelder.
passage-no-own-start = Mit zwei gleichen Würfeln kommt eine Figur nur auf ihr eigenes Startfeld zurück.
passage-no-occupied = { $square-is ->
    [none] Alle Startfelder, auf die sie zurückkommen könnte, sind besetzt.
   *[some] Feld { $square } ist besetzt.
}

### Why not: tables and positions

passage-no-needs-four = Teams gibt es nur zu viert.
passage-no-wrong-sides = Die Hausregel „sides“ muss { $seats } Seiten für { $seats } Personen nennen, zum Beispiel { $sides }.
passage-no-wrong-crossings = Die Hausregel „crossings“ muss eine Zahl sein, oder { $seats } Zahlen für { $seats } Personen.
passage-no-too-many-crossings = Niemand kann mehr als { $pieces } Figuren hinüberbringen.
passage-no-wrong-starts = Die Hausregel „starts“ muss { $squares } Felder für jede von { $seats } Personen nennen.
passage-no-start-nowhere = Das Startfeld { $square } von Sitzplatz { $seat } liegt nicht auf einem Brett von { $board }.
passage-no-start-twice = Das Startfeld { $square } von Sitzplatz { $seat } ist zweimal genannt.
passage-no-start-rule-one = Das Startfeld { $square } von Sitzplatz { $seat } liegt nicht in der äußersten Reihe im { $side } (erste Regel).
passage-no-start-rule-two = Das Startfeld { $square } von Sitzplatz { $seat } liegt am linken oder rechten Rand des Bretts (zweite Regel).
passage-no-start-rule-three = Das Startfeld { $square } von Sitzplatz { $seat } liegt in der Linie neben dem Rand der Nachbarseite (dritte Regel).
passage-no-start-of-extra = Das Startfeld { $square } von Sitzplatz { $seat }, das letzte, muss die Mitte der Reihe sein: Es gehört der zusätzlichen Figur.
passage-no-field-seats = „{ $name }“ muss die Figuren von 2, 3 oder 4 Sitzplätzen nennen, mit Schrägstrichen dazwischen.
passage-no-field-pieces = „{ $name }“ muss für jeden Sitzplatz { $count } Felder nennen, etwa c1; eine Figur, die noch nicht gezogen hat, ist c1!, eine geschlagene -, eine drüben +.
passage-no-field-tokens = „{ $name }“ muss für jeden Sitzplatz { $count } Felder nennen, etwa c1.
passage-no-field-dice = „{ $name }“ muss aus höchstens { $most } Buchstaben von { $letters } bestehen oder - sein.
passage-no-field-leashes = „{ $name }“ muss aus Buchstaben von { $letters } bestehen.
passage-no-field-leash-each = „{ $name }“ muss { $count } Buchstaben haben, einen für jede Figur des Sitzplatzes am Zug.
passage-no-line-turn = Bis das Spiel zu Ende ist, ist jemand am Zug, und danach niemand.
passage-no-line-square = Auf einem Feld kann nur eine Figur stehen.
passage-no-line-tokens = Die Marken von Sitzplatz { $seat } liegen hinter den eigenen Startfeldern, { $squares }.
passage-no-line-unmoved = Eine Figur, die noch nicht gezogen hat, steht dort, wo ihre Marke liegt.
passage-no-line-far-row = Eine Figur steht nur dann auf ihrer Zielreihe, wenn sie gerade gewonnen hat.
passage-no-line-off = Sitzplatz { $seat } kann nicht so viele Figuren vom Brett gebracht haben.
passage-no-line-limits = Bei so vielen Zügen wäre das Spiel schon zu Ende.
passage-no-line-quiet = So viele Züge ohne Fortschritt gab es nicht, denn so viele Züge gab es nicht.
passage-no-line-reds = Die Würfe um den ersten Zug verschwinden mit dem ersten Wurf für einen Zug.
passage-no-line-starter = Wer beginnt, hat häufiger Rot geworfen als jemand anders.
passage-no-line-ending = Wie das Spiel endete und wer gewann, passt nicht zu den Figuren und den Zügen.
passage-no-line-over = Wenn nur noch eine Seite auf dem Brett ist oder genug Figuren drüben sind, wäre das Spiel zu Ende.
passage-no-line-goes-on = In einem Spiel, das weitergeht, gibt es noch kein Ende und hat noch niemand gewonnen.
passage-no-line-mover = Wer keine Figur auf dem Brett hat, ist nicht am Zug.
passage-no-line-honour = Nur mit „honour_dice“ wird gefragt, wie viele Würfel geworfen werden.
passage-no-line-dice = Mit den schon verbrauchten hat Sitzplatz { $seat } { $dice } Würfel geworfen.
passage-no-line-moves = Es gibt so viele Schritte, wie die größte Gruppe Würfel hat, weniger die schon gemachten.
passage-no-line-gone = Nur eine Figur, die in diesem Zug hinübergegangen ist, hat das Brett verlassen.
passage-no-line-leash = Ein Buchstabe in „leashes“ passt nicht zur Reihe seiner Figur.
passage-no-line-leashes = Die Buchstaben in „leashes“ und die Figuren passen nicht zu den Schritten dieses Zuges.

### The table as text

passage-drawing = Das Brett wird ausgelost.
passage-rolls-first = { $seat-is ->
    [you] Du würfelst
   *[they] { $seat } würfelt
} jetzt um den ersten Zug: Wer am häufigsten Rot wirft, beginnt.
passage-won = { $winner-is ->
    [you] Du gewinnst.
    [none] { $winners } gewinnen.
   *[they] { $winner } gewinnt.
}
passage-round = Runde { $round } von höchstens { $limit }: { $seat-is ->
    [you] Du bist am Zug
   *[they] { $seat } ist am Zug
}.
passage-partners = Teams: { $first }; { $second }.
passage-goals = Figuren drüben: { $goals }.
passage-goal = { $seat-is ->
    [you] du
   *[they] { $seat }
} { $across } von { $needed }
passage-quiet = Züge ohne Fortschritt, dieser mitgezählt: { $turns }; unentschieden nach { $most }.
passage-legend = Ziffern sind Sitzplätze, { $safe } hat noch nicht gezogen und ist sicher, { $reached } ist für eine Figur erreichbar, die allein zieht, { $star } zeigt die Linien des Sterns.
passage-goes-up = { $seat-is ->
    [you] Du ziehst
   *[they] { $seat } zieht
} nach oben; hinter der Sternreihe macht eine Figur einen Schritt pro Zug.
passage-set = { $number } { $seat } ({ $side }{ $near-is ->
    [yes] , unten
   *[no] {""}
}{ $state ->
    [out] , ausgeschieden
    [done] , keine Züge mehr
   *[in] {""}
}): { $pieces }.
passage-set-piece = { $piece } { $square }
passage-set-captured = { $piece } geschlagen (Start { $start })
passage-set-across = { $piece } drüben
passage-take-dice = Sage, wie viele Würfel du wirfst: einen mehr, als du Figuren auf dem Brett hast, höchstens fünf. Bei einer falschen Zahl geht am Ende des Zuges jede deiner Figuren ein Feld zurück.
passage-takes-dice = { $seat } nimmt jetzt Würfel.
passage-dice = { $count } x { $colour } { $sign }
passage-has-dice = { $seat-is ->
    [you] Deine Würfel:
   *[they] Würfel von { $seat }:
} { $dice-is ->
    [none] keine
   *[some] { $dice }
}; { $moves ->
    [0] kein Schritt mehr
    [one] noch 1 Schritt
   *[other] noch { $moves } Schritte
}.
passage-steps = { $square } nach { $steps }{ $reach ->
    [none] {""}
    [many] ; allein könnte sie { $count } Felder erreichen
   *[some] ; allein könnte sie erreichen: { $squares }
}.
passage-step = { $square } { $sign }{ $loser-is ->
    [none] {""}
   *[they] {" "}(schlägt { $loser })
}
passage-returns = Stattdessen darfst du Figur { $piece } zurückbringen auf { $squares }.
passage-may-end = { $moved-is ->
    [yes] Du darfst deinen Zug beenden.
   *[no] Du darfst passen.
}

### The table told aloud

passage-aloud-pieces = { $owner-is ->
    [you] Deine Figuren
   *[they] Figuren von { $owner }
}, von { $side } her{ $state ->
    [out] , ausgeschieden
    [done] , ohne weitere Züge
   *[in] {""}
}: { $pieces }.
passage-aloud-piece = { $piece } auf { $square } ({ $colour }{ $safe-is ->
    [yes] , sicher
   *[no] {""}
})
passage-aloud-captured = { $piece } geschlagen, kommt auf { $start } zurück
passage-aloud-across = { $piece } am Ziel
passage-aloud-dice = { $count } { $colour }
passage-aloud-steps = Von { $square }: { $steps }.
passage-aloud-step = { $square } ({ $colour }){ $loser-is ->
    [none] {""}
   *[they] {" "}und schlägt { $loser }
}
passage-aloud-row = { $places }.
passage-aloud-place = { $square } { $colour }{ $owner-is ->
    [none] {""}
    [you] {" "}mit deiner Figur { $piece }
   *[they] {" "}mit Figur { $piece } von { $owner }
}{ $safe-is ->
    [yes] {" "}(sicher)
   *[no] {""}
}

### On the page

passage-page-red = Rot
passage-page-yellow = Gelb
passage-page-green = Grün
passage-page-cyan = Cyan
passage-page-blue = Blau
passage-page-magenta = Magenta
passage-page-pawn-0 = Hut
passage-page-pawn-1 = Schiff
passage-page-pawn-2 = Glocke
passage-page-pawn-3 = Katze
passage-page-your-piece = eigene Figur: { $pawn } { $n }
passage-page-their-piece = { $pawn } { $n } von { $name }
passage-page-unmoved = noch nicht gezogen
passage-page-star = der Stern
passage-page-leash-f = in diesem Zug bis zur Sternreihe
passage-page-leash-s = auf der Sternreihe: einen Schritt vor, oder zurück
passage-page-leash-b = von der Sternreihe zurück: noch einen Schritt vor, oder zurück
passage-page-leash-u = in diesem Zug nur noch zurück
passage-page-leash-o = ein Schritt in diesem Zug
passage-page-leash-n = in diesem Zug kein Schritt mehr
passage-page-pays = bezahlt mit { $colours }
passage-page-steps-some = { $n } Schritte
passage-page-far = { $steps }, bezahlt mit { $colours }
passage-page-planned = Schritt { $n } des Plans
passage-page-dice = Würfel
passage-page-dice-left = { $dice } übrig
passage-page-dice-spent = { $dice } verbraucht
passage-page-dice-planned = { $dice } im Plan
passage-page-dice-none = keine
passage-page-dice-unknown = { $n } verbraucht
passage-page-moves-none = Keine Schritte mehr
passage-page-moves-one = Noch 1 Schritt
passage-page-moves-some = Noch { $n } Schritte
passage-page-roll-theirs = Würfel von { $name }
passage-page-roll-coming = Die Würfel rollen …
passage-page-roll-ask = Wie viele Würfel wirfst du?
passage-page-roll-asked = { $name } sagt, wie viele Würfel es werden.
passage-page-throw-ask = Du bist am Zug: würfle!
passage-page-stuck = Keine deiner Figuren kann ziehen
passage-page-plan = Vorausplanen
passage-page-plan-about = Probiere erst mehrere Schritte auf dem Brett; gespielt wird, wenn du es sagst
passage-page-plan-when = Für einen Zug mit mehreren Schritten
passage-page-plan-all = Dein Plan nutzt alle Schritte
passage-page-plan-done = Dein Plan nutzt alle Schritte: Spiele ihn, geh zurück oder verwirf ihn.
passage-page-plan-empty = Wähle eine Figur, dann Feld um Feld. Noch wird nichts gespielt.
passage-page-plan-steps = Dein Plan: { $way }
passage-page-plan-told = Geplant: { $squares }.
passage-page-plan-play-one = Diesen Schritt spielen
passage-page-plan-play-some = { $n } Schritte spielen
passage-page-plan-end = Spielen und Zug beenden
passage-page-plan-back = Zurück
passage-page-plan-drop = Verwerfen
passage-page-zoom = Größere Felder
passage-page-zoom-out = Ganzes Brett
passage-page-choose-piece = Eine Figur ziehen
passage-page-choose-square = { $piece } von { $square } geht nach
passage-page-choose-return = Zurückbringen auf
passage-page-captured = geschlagen
passage-page-across = drüben
passage-page-across-of = { $n } von { $needed } drüben
passage-page-out = keine Figur auf dem Brett
passage-page-on-board-one = 1 Figur auf dem Brett
passage-page-on-board-some = { $n } Figuren auf dem Brett
passage-page-to-go-one = noch 1 Reihe
passage-page-to-go-some = noch { $n } Reihen
passage-page-return-yours = eigene Figur: { $pawn } { $n }, geschlagen
passage-page-partner = mit dir im Team
passage-page-board-coming = Das Brett wird gelegt …
passage-page-first = Wer beginnt? Wer am häufigsten Rot wirft.
passage-page-first-reds = { $name }: { $n }× Rot
passage-page-name-square = { $square } ({ $colour })
passage-page-name-piece = Figur { $n } zurückbringen
passage-page-name-end = Zug beenden
passage-page-name-dice-one = 1 Würfel werfen
passage-page-name-dice-some = { $n } Würfel werfen
passage-page-status-round = Runde { $n }
passage-page-status-quiet = { $n ->
    [one] 1 Zug ohne Fortschritt
   *[other] { $n } Züge ohne Fortschritt
}
passage-page-token-unmoved = Startmarke, Kreuz nach oben

### The first game

passage-lesson-goal = Wer zuerst eine Figur auf die andere Seite bringt, gewinnt. Einer deiner Hüte steht direkt davor: Tippe ihn an, dann ein Feld unter dem Regenbogen.
passage-lesson-goal-well = Du bist drüben: Du gewinnst! Und nun von Anfang an.
passage-lesson-move = Eine Figur darf auf eine Farbe gehen, die du gewürfelt hast: vor, zurück oder schräg, nie gerade zur Seite. Tippe einen deiner Hüte an, dann ein Feld, das leuchtet.
passage-lesson-move-well = Der Würfel dieser Farbe ist verbraucht.
passage-lesson-plan = Die größte Gruppe Würfel einer Farbe sagt, wie viele Schritte du hast: zweimal Magenta macht zwei. Tippe den vordersten Hut an, dann das Feld zwei Schritte geradeaus, und spiele den Plan.
passage-lesson-plan-well = Ein Würfel für jeden Schritt: Gelb, dann Magenta. Jede gewürfelte Farbe ist recht.
passage-lesson-star = Die gepunktete Linie zeigt die Sternreihe: Eine Figur, die ihren Zug davor beginnt, darf nicht weiter als bis auf diese Reihe. Gehe mit dem vordersten Hut darauf.
passage-lesson-star-well = Weiter geht es in diesem Zug nicht. Zurück ginge noch.
passage-lesson-slow = Dreimal Rot macht drei Schritte, aber hinter der Sternreihe sind alle langsam: Eine Figur, die auf ihr beginnt, macht nur einen Schritt darüber hinaus. Gehe ihn.
passage-lesson-slow-well = Von nun an macht dieser Hut einen Schritt pro Zug.
passage-lesson-capture = Ein Schiff ist deinem vordersten Hut nahe gekommen. Ziehe auf sein Feld, um es zu schlagen.
passage-lesson-capture-well = Es verlässt das Brett, und Robin wirft einen Würfel weniger.
passage-lesson-back = Einer deiner Hüte wurde geschlagen und liegt neben dem Brett. Mit zwei gleichen Würfeln darfst du ihn zurückbringen, statt zu ziehen: Tippe ihn an, dann sein Startfeld.
passage-lesson-back-well = Das war der ganze Zug. Bis er zieht, kann er nicht geschlagen werden.
passage-lesson-anywhere = Mit drei gleichen Würfeln darf eine geschlagene Figur auf jedes deiner freien Startfelder zurück. Tippe den Hut neben dem Brett an, dann ein Startfeld.
passage-lesson-anywhere-well = Mehr Figuren heißt mehr Würfel: Du wirfst einen mehr, als du Figuren auf dem Brett hast, und höchstens fünf.
passage-lesson-share = Ein Hut hat seinen einen Schritt über die Sternreihe gemacht, aber zwei Schritte sind übrig. Gehe einen mit einem anderen Hut.
passage-lesson-share-well = Mehrere Figuren dürfen sich die Schritte teilen. Was du nicht nutzt, verfällt, und deinen Zug darfst du jederzeit beenden.
passage-lesson-retreat = Ein Schiff ist in der Nähe. Eine Figur auf der Sternreihe darf auch zurück, so oft die Würfel es erlauben: Gehe einen Schritt zurück.
passage-lesson-retreat-well = In diesem Zug darf sie noch einen Schritt vor und nicht mehr.
passage-lesson-safe = Das Schiff geradeaus hat noch nicht gezogen: Es kann nicht geschlagen werden und versperrt sein Feld. Gehe schräg daneben hinüber.
passage-lesson-safe-well = Drüben und gewonnen! Das Kreuz auf einer Marke zeigt Figuren, die noch nicht gezogen haben.
passage-lesson-last = Auch wer als Letztes Figuren auf dem Brett hat, gewinnt. Schlage Robins letztes Schiff.
passage-lesson-last-well = Robin hat keine Figur mehr: Du gewinnst!
passage-coach-move = Tippe eine deiner Figuren an, dann ein Feld, das leuchtet. Jeder Schritt kostet einen Würfel dieser Farbe.
passage-coach-more = Du hast mehrere Schritte: Eine Figur darf sie alle machen, oder mehrere teilen sie sich.
passage-coach-back = Zwei Würfel sind gleich: Statt zu ziehen, darfst du eine geschlagene Figur zurückbringen.
passage-coach-end = Mehr geht nicht: Beende deinen Zug.
passage-coach-on = Du kannst weiterziehen oder deinen Zug beenden.

### What somebody may type for a kind of move

passage-typed-step = ziehen
    .also = ziehe, zieh, ziehe Figur, Figur
passage-typed-return = zurückbringen
    .also = bringe zurück, bring zurück, bringe Figur zurück
passage-typed-end = beenden
    .also = beende, beende Zug, Zug beenden, Ende

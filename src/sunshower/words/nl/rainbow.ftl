## Rainbow

rainbow-about = Bouw samen aan één regenboog, met kaarten waarvan je maar één kant ziet, en zorg dat jij hem afmaakt.

### Pieces

rainbow-face-R = rood
    .een = rood
    .niet = niet rood
rainbow-face-O = oranje
    .een = oranje
    .niet = niet oranje
rainbow-face-Y = geel
    .een = geel
    .niet = niet geel
rainbow-face-G = groen
    .een = groen
    .niet = niet groen
rainbow-face-C = cyaan
    .een = cyaan
    .niet = niet cyaan
rainbow-face-B = blauw
    .een = blauw
    .niet = niet blauw
rainbow-face-P = paars
    .een = paars
    .niet = niet paars
rainbow-face-L = licht
    .een = licht
    .niet = geen licht
rainbow-face-S = schaduw
    .een = een schaduw
    .niet = geen schaduw

### House rules

rainbow-option-flip_commits = Wie een kaart omdraait, moet er daarna een leggen.
rainbow-option-memory_aid = De tafel houdt in beeld wat elke speler heeft gezien.
rainbow-option-first = Wie begint: door loting bepaald, of de speler die je kiest.
rainbow-option-first-random = door loting
rainbow-option-pairs = Hoe vaak elke kaart met twee kleuren meedoet, 0 tot en met 3 keer.
rainbow-option-light = Hoe vaak elke kaart met een kleur en licht meedoet, 0 tot en met 4 keer.
rainbow-option-shadow = Hoe vaak elke kaart met een kleur en schaduw meedoet, 0 tot en met 4 keer.
rainbow-option-light_shadow = Hoe vaak de kaart met licht en schaduw meedoet, 0 tot en met 4 keer.

### How it ends

rainbow-ending-cards = Een hand kan niet meer worden aangevuld: wie de meeste kaarten heeft gepakt, wint.
rainbow-ending-draw = Een hand kan niet meer worden aangevuld, en jullie hebben evenveel kaarten gepakt: gelijkspel. Speel nog een keer!

### What happens

rainbow-next-card = { $behind-is ->
    [yes] { $front-is ->
        [none] {""}
       *[some] Daarachter staat { $last-is ->
            [yes] de laatste kaart: { $front-een }
           *[no] { $front-een }
        }{ $back-is ->
            [none] {""}
           *[some] , met { $back-een } op de achterkant
        }.
    }
   *[no] { $seat-is ->
        [you] Je
       *[they] { $seat }
    } { $front-is ->
        [none] kijkt wat er vooraan in de houder staat
       *[some] ziet { $front-een } vooraan in de houder
    }{ $back-is ->
        [none] {""}
       *[some] , met { $back-een } op de achterkant
    }.
}
rainbow-drawn = { $seat-is ->
    [you] Je trekt
   *[they] { $seat } trekt
} { $front-is ->
    [none] een kaart
   *[some] { $front-een }
}{ $back-is ->
    [none] {""}
   *[some] , met { $back-een } op de achterkant
}.
rainbow-placed = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} { $face-een } (kaart { $hand }).
rainbow-placed-blind = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} kaart { $hand } blind.
rainbow-flipped = { $seat-is ->
    [you] Je draait
   *[they] { $seat } draait
} kaart { $spot } van de rij om, tot nu toe { $face }.
rainbow-shown = De kaart toont { $face-een }.
rainbow-clashed = Dat botst met kaart { $other } van de rij.
rainbow-shadow-fell = {""}
rainbow-rainbow-completed = Daarmee is de regenboog af.
rainbow-row-taken = { $seat-is ->
    [you] Je pakt
   *[they] { $seat } pakt
} { $points ->
    [one] 1 kaart
   *[other] { $points } kaarten
}.
rainbow-stopped = { $seat-is ->
    [you] Je stopt.
   *[they] { $seat } stopt.
}
rainbow-round-begins = Ronde { $round } begint.

### Why not

rainbow-no-not-understood = Dat is geen zet in dit spel. { $now ->
    [place-flip] Leg een kaart uit je hand, normaal of blind, of draai eerst een kaart van de rij om.
    [place-stop] Leg een kaart uit je hand, normaal of blind, of stop.
    [flip-stop] Stop, of draai een kaart van de rij om voordat je er nog een legt.
   *[place] Leg een kaart uit je hand, normaal of blind.
}
rainbow-no-stop-or-shadow = S kan stop of schaduw betekenen: zeg ‘stop’, of noem de plek van de kaart in je hand.
rainbow-no-place-first = In een beurt leg je minstens één kaart: eerder kun je niet stoppen.
rainbow-no-flip-commits = Wie aan deze tafel een kaart omdraait, moet er daarna een leggen.
rainbow-no-nothing-lies = Er ligt nog geen kaart in de rij, dus er valt niets om te draaien.
rainbow-no-no-such-spot = De plekken in de rij zijn 1 tot en met { $spots }.
rainbow-no-no-card-there = { $filled ->
    [one] Er is nog maar 1 plek in de rij gevuld.
   *[other] Er zijn nog maar { $filled } plekken in de rij gevuld.
}
rainbow-no-flipped-already = Je hebt net een kaart omgedraaid: leg nu een kaart{ $now ->
    [place-stop] {" "}of stop
   *[place] {""}
}.
rainbow-no-no-such-card = De kaarten in je hand zijn 1 tot en met { $cards }.
rainbow-no-placed-already = Je hebt jouw kaart { $hand } al gelegd.
rainbow-no-other-face = Jouw kaart { $hand } toont { $shows-een }, { $face-niet }.
rainbow-no-not-in-hand = Geen van je kaarten toont { $face-een }.
rainbow-no-flip-first = Voordat je nog een kaart legt, moet je er een van de rij omdraaien.
rainbow-no-so-many-copies = { $cards ->
    [pairs] Een kaart met twee kleuren kan 0 tot en met { $most } keer meedoen.
   *[any] Een kaart kan 0 tot en met { $most } keer meedoen.
}

### The table as text

rainbow-after = Na { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}. Gepakte kaarten: { $piles }.
rainbow-round = Ronde { $round }. Gepakte kaarten: { $piles }. In de houder: { $cards ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
rainbow-hand = { $owner-is ->
    [you] Jouw hand
   *[they] Hand van { $owner }
}{ $turned ->
    [fronts] , de voorkanten
    [backs] , de achterkanten die jij ziet
   *[unsaid] {""}
}:
rainbow-next-in-holder = { $owner-is ->
    [you] Jouw volgende kaart
   *[they] De volgende kaart van { $owner }
} in de houder{ $last-is ->
    [yes] , de laatste
   *[no] {""}
}: { $card }
rainbow-row-empty = De rij is leeg: { $cards } kaarten maken een regenboog.
rainbow-row = De rij, nog { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
} tot een regenboog:
rainbow-under = Onder de rij:
rainbow-collected = Gepakt, eerst de kant die boven lag:
rainbow-to-move = { $seat } is aan de beurt; { $placed ->
    [0] nog geen kaart
    [one] 1 kaart
   *[other] { $placed } kaarten
} gelegd in deze beurt.
rainbow-ask-after-flip = Je hebt een kaart omgedraaid. Leg er een, normaal of blind{ $may_stop-is ->
    [yes] , of stop
   *[no] {""}
}.
rainbow-ask-more = Stop, of draai een kaart van de rij om en leg er nog een.
rainbow-ask-at-most = { $cards ->
    [one] Nog hoogstens 1 kaart.
   *[other] Nog hoogstens { $cards } kaarten, en voor elke kaart draai je er een om.
}
rainbow-ask-flip = Je mag eerst één kaart van de rij omdraaien.
rainbow-ask-place = Leg een kaart: normaal, de voorkant boven, of blind, de achterkant boven.

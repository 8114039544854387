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
rainbow-option-first = Wie begint: door loting, of de speler die je kiest.
rainbow-option-first-random = door loting
rainbow-option-first-0 = de eerste plek
rainbow-option-first-1 = de tweede plek
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
    .do = Leg { $face-een } (jouw kaart { $hand }) met de voorkant boven.
rainbow-placed-blind = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} kaart { $hand } blind.
    .do = Leg jouw kaart { $hand } blind.
rainbow-flipped = { $seat-is ->
    [you] Je draait
   *[they] { $seat } draait
} kaart { $spot } van de rij om, die { $face-een } toonde.
    .do = Draai kaart { $spot } van de rij om, die { $face-een } toont.
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
    .do = Stop hier.
rainbow-round-begins = Ronde { $round } begint.

### What speaks for a move

rainbow-why-wins = { $how ->
    [draw] Daarmee is het spel afgelopen, en het wordt gelijkspel: { $mine } tegen { $theirs }.
   *[win] Daarmee is het spel afgelopen, en jij wint met { $mine } tegen { $theirs }.
}
    .nudge = De houder is bijna leeg: hoe staan de stapels ervoor als het spel nu afloopt?
rainbow-why-completes = { $way ->
    [place] Daarmee is de regenboog af: alle { $cards } kaarten zijn voor jou.
   *[other] In { $done ->
        [0] geen van de 100
        [100] alle 100
       *[other] { $done } van de 100
    } verdelingen die passen bij wat je ziet, { $way ->
        [blind] maakt de achterkant de regenboog af.
       *[flip] gaat het omdraaien goed en maakt een van je voorkanten daarna de regenboog af.
    }
}
    .nudge = Aan de regenboog ontbreekt nog één kaart: hoe maak jij hem af?
rainbow-why-makes-room = { $open ->
    [none] Nu past geen van je voorkanten; is { $face } uit de rij, dan past jouw { $face }.
   *[some] Zo verdwijnt { $face } uit de rij, en komt er plaats voor jouw { $face }.
}
    .nudge = Een kleur van jou ligt al in de rij: hoe maak je er plaats voor?
rainbow-why-none-fits = { $cards ->
    [one] De voorkant van je laatste kaart past niet.
    [2] Geen van beide voorkanten past.
   *[other] Geen van je { $cards } voorkanten past.
}
    .nudge = Kijk eerst naar je voorkanten: past er een?
rainbow-why-gives-up = Je geeft de rij weg, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}, en jij begint de volgende ronde.
    .nudge = Is deze rij de strijd waard? Bedenk wat het kost als je hem nu verliest.
rainbow-why-out-of-reach = { $by ->
    [flip] Zo mag je nog een kaart leggen: met
   *[card] Met
} { $lies ->
    [one] één kaart
   *[other] { $lies } kaarten
} in de rij kan de ander de regenboog in de volgende beurt niet afmaken{ $then ->
    [mine] , maar moet er wel een bij leggen, en dan is hij binnen jouw bereik.
   *[other] : er ontbreken er { $missing }, en in één beurt mogen er hoogstens drie bij.
}
    .nudge = Hoeveel kaarten mag de ander in één beurt leggen, en hoeveel zouden er ontbreken?
rainbow-why-leaves = { $lose ->
    [0] Nu moet de ander een kaart bij deze { $lies ->
        [one] ene
       *[other] { $lies }
    } leggen
    [one] Blind gelegd zou één kaart van de ander de ronde kosten
    [3] Blind gelegd zou elke kaart van de ander de ronde kosten
   *[other] Blind gelegd zouden { $lose } kaarten van de ander de ronde kosten
}{ $stuck ->
    [0] {""}
   *[other] , en in { $stuck } van de 100 verdelingen die passen bij wat je ziet, past geen van de voorkanten daar
}.
    .nudge = Kijk naar de achterkanten in de andere hand: wat zouden die in deze rij aanrichten?
rainbow-why-flip-risk = { $under-is ->
    [none] { $can ->
        [shadow] Er ligt geen andere kleur, dus je verliest alleen bij een schaduw: het omdraaien
       *[clash] Het omdraaien
    } gaat goed in { $well ->
        [0] geen van de 100
        [100] alle 100
       *[other] { $well } van de 100
    } verdelingen die passen bij wat je ziet{ $then ->
        [surely] ; daarna past een van je voorkanten
        [maybe] , en in { $opens } daarvan past daarna een van je voorkanten
       *[no] {""}
    }.
   *[some] Je hebt gezien wat eronder zit: { $under }, en dat past{ $then ->
        [surely] ; daarna past ook een van je voorkanten
       *[no] {""}
    }.
}
    .nudge = { $under-is ->
        [none] { $can ->
            [shadow] Wat is het ergste dat onder de rij kan liggen, en hoe waarschijnlijk is dat?
           *[clash] Denk aan de onderkanten van de rij: welke vertrouw je?
        }
       *[some] Denk aan de onderkanten die je hebt gezien.
    }
rainbow-why-blind-risk = { $because ->
    [nothing] Er ligt geen kleur in de rij, en de voorkant is een schaduw, dus de achterkant niet: het
    [empty] Er ligt geen kleur in de rij, dus je verliest alleen bij een schaduw: het
    [shadow] De voorkant is een schaduw, dus de achterkant niet: het
    [clash] De voorkant is { $face }, dus de achterkant kan niet met het { $face } in de rij botsen: het
   *[some] Het
} gaat goed in { $well ->
    [0] geen van de 100
    [100] alle 100
   *[other] { $well } van de 100
} verdelingen die passen bij wat je ziet.
    .nudge = Geen kaart toont op beide kanten hetzelfde: wat verraden je voorkanten over hun achterkanten?
rainbow-why-hides = { $trap ->
    [shadow] Alleen jij hebt de schaduw gezien die er dan onder ligt: wie die kaart later omdraait, verliest de ronde.
    [clash] Alleen jij hebt het { $face } gezien dat er dan onder ligt: wie die kaart omdraait zolang er { $face } in de rij ligt, verliest de ronde.
   *[free] Alleen jij hebt het { $face } gezien dat er dan onder ligt: zoals de rij ligt, kun je die kaart gerust omdraaien.
}
    .nudge = Een blind gelegde kaart verbergt de voorkant: wat wil je onder de rij verstoppen?
rainbow-why-needs-flip = Voor nog een kaart moet je er eerst een omdraaien{ $colours ->
    [0] {""}
    [one] {""}
   *[other] , met { $colours } kleuren in de rij
}.
    .nudge = Wat moet je doen voordat je nog een kaart legt?
rainbow-why-spoils = { $backs ->
    [one] Een achterkant in de andere hand toont ook { $face }: blind gelegd zou die kaart nu botsen.
   *[other] { $backs } achterkanten in de andere hand tonen ook { $face }: blind gelegd zouden die kaarten nu botsen.
}
    .nudge = Kijk naar de achterkanten in de andere hand: bij welke kleur zouden ze botsen?
rainbow-why-fits-in = { $kind ->
    [only] Van je voorkanten past alleen { $face }.
    [light] De kaart past, en je houdt je licht, dat altijd past.
    [some] De kaart past, en daarna { $others ->
        [one] past er nog één andere voorkant van je.
       *[other] passen er nog { $others } andere voorkanten van je.
    }
   *[none] { $face-is ->
        [L] Licht past in elke rij.
       *[other] Je ziet wat je legt: { $face } past, zonder enig risico.
    }
}
    .nudge = Welke voorkanten passen nu, en welke passen straks nog?
rainbow-why-within-reach = Aan de regenboog { $missing ->
    [one] ontbreekt nog één kaart
   *[other] ontbreken nog { $missing } kaarten
}, en in deze beurt mag je er nog { $may ->
    [one] één
   *[other] { $may }
} leggen.
    .nudge = Tel hoeveel kaarten er aan de regenboog ontbreken, en hoeveel je er nog mag leggen.

### Why not

# What there is to choose from, in the question for the rest of a move.
rainbow-deed = { $kind ->
    [place] normaal leggen
   *[blind] blind leggen
}
rainbow-in-hand = kaart { $hand } ({ $face })

rainbow-now = { $now ->
    [place-flip] Leg een kaart uit je hand, normaal of blind, of draai eerst een kaart van de rij om.
    [place-stop] Leg een kaart uit je hand, normaal of blind, of stop.
    [flip-stop] Stop, of draai een kaart van de rij om voordat je er nog een legt.
   *[place] Leg een kaart uit je hand, normaal of blind.
}
rainbow-you-hold = Je hebt { $cards } in je hand.
rainbow-no-say-stop = Zeg ‘stop’ om je beurt te beëindigen.
rainbow-no-stop-or-shadow = S kan stop of schaduw betekenen{ $stop-is ->
    [yes] : zeg ‘stop’, of
   *[no] , en je kunt nu niet stoppen:
} noem de plek van de kaart in je hand.
rainbow-no-place-first = In een beurt leg je minstens één kaart: eerder kun je niet stoppen.
rainbow-no-flip-commits = Wie aan deze tafel een kaart omdraait, moet er daarna een leggen.
rainbow-no-nothing-lies = Er ligt nog geen kaart in de rij, dus er valt niets om te draaien.
rainbow-no-no-such-spot = Een plek { $spot } is er niet in de rij: de plekken zijn 1 tot en met { $spots }.
rainbow-no-no-card-there = Op plek { $spot } in de rij ligt geen kaart: { $filled ->
    [one] alleen plek 1 is gevuld.
    [2] alleen de plekken 1 en 2 zijn gevuld.
   *[other] alleen de plekken 1 tot en met { $filled } zijn gevuld.
}
rainbow-no-flipped-already = Je hebt net een kaart omgedraaid{ $spot-is ->
    [none] {""}
   *[some] , dus kaart { $spot } van de rij blijft zo liggen
}: leg nu een kaart{ $now ->
    [place-stop] {" "}of stop
   *[place] {""}
}.
rainbow-no-no-such-card = Een kaart { $hand } is er niet: de kaarten in je hand zijn 1 tot en met { $cards }.
rainbow-no-placed-already = Je hebt kaart { $hand } al gelegd.
rainbow-no-other-face = Jouw kaart { $hand } toont { $shows-een }, { $face-niet }.
rainbow-no-not-in-hand = Geen van je kaarten toont { $face-een }.
rainbow-no-flip-first = Voordat je { $card-is ->
    [none] nog een kaart
   *[some] { $card }
} legt, moet je er een van de rij omdraaien; of je stopt.
rainbow-no-so-many-copies = { $cards ->
    [pairs] Een kaart met twee kleuren kan 0 tot en met { $most } keer meedoen.
   *[any] Een kaart kan 0 tot en met { $most } keer meedoen.
}

### Why not: decks and positions

rainbow-no-too-few-cards = Voor een spel zijn { $fewest } kaarten nodig; deze samenstelling heeft er { $cards }.
rainbow-no-too-many-cards = In de houder passen { $most } kaarten; deze samenstelling heeft er { $cards }.
rainbow-no-such-faces = Er zijn niet genoeg kaarten met deze kanten.
rainbow-no-field-deck = ‘{ $name }’ moet vier getallen zijn met schuine strepen ertussen, zoals { $usual }.
rainbow-no-field-card = ‘{ $name }’ moet uit kaarten van twee letters bestaan, of - zijn.
rainbow-no-field-hand = ‘{ $name }’ moet voor elke speler { $cards } kaarten van twee letters hebben, met -- voor een lege plek.
rainbow-no-field-memory = ‘under’, ‘seen’ en ‘gone’ moeten zonder schuine strepen geschreven zijn.
rainbow-no-field-under = ‘under’ en ‘seen’ moeten voor elke kaart van de rij een letter en een teken hebben.
rainbow-no-field-seen = ‘{ $name }’ moet uit tekens bestaan voor wie elke onderkant heeft gezien: -, 0, 1 of b.
rainbow-no-field-gone = ‘{ $name }’ moet voor elke gepakte kaart twee letters en een teken (-, 0, 1, b of x) hebben.
rainbow-no-field-collected = ‘{ $name }’ moet { $cards ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $cards } kaarten
} hebben, zoveel als er gepakt zijn.
rainbow-no-line-memory = Wat er is gezien, hoort alleen bij een stelling waarin alles te zien is, of bij een tafel met de geheugensteun.
rainbow-no-line-cards = Er zijn maar { $cards } kaarten.
rainbow-no-line-rounds = Elke ronde die voorbij is, heeft 1 tot en met { $most } kaarten opgeleverd.
rainbow-no-line-row = Zolang een ronde duurt, heeft de rij hoogstens { $most } kaarten, licht of allemaal verschillend, en geen schaduw.
rainbow-no-line-in-row = De kaarten die in deze beurt zijn gelegd of omgedraaid, liggen in de rij.
rainbow-no-line-over = Het spel is afgelopen als een lege houder een hand niet kan aanvullen; tot dan is er een speler aan de beurt.
rainbow-no-line-hand = Een hand heeft { $cards } kaarten, min wat er deze beurt is gelegd.
rainbow-no-line-next = Zolang er een kaart in de houder staat, heeft elke speler een volgende kaart.
rainbow-no-line-last = De laatste kaart in de houder is voor beide spelers de volgende.

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
   *[other] Nog hoogstens { $cards } kaarten, en vóór elke kaart draai je er een om.
}
rainbow-ask-flip = Je mag eerst één kaart van de rij omdraaien.
rainbow-ask-place = Leg een kaart: normaal, de voorkant boven, of blind, de achterkant boven.

### The table told aloud

rainbow-aloud-pile = { $owner-is ->
    [you] Jouw stapel
   *[they] Stapel van { $owner }
}: { $cards ->
    [0] nog geen kaarten
    [one] één kaart
   *[other] { $cards } kaarten
}.
rainbow-aloud-piles = Verzamelde kaarten: { $seats }.
rainbow-aloud-card = { $there-is ->
    [no] al gelegd
   *[yes] { $face-is ->
        [none] niet te zien
       *[some] { $face }{ $other-is ->
            [none] {""}
           *[some] {" "}en { $other }
        }
    }
}
rainbow-aloud-place = { $place } { $card }
rainbow-aloud-hand = { $owner-is ->
    [you] Jouw hand
   *[they] Hand van { $owner }
}{ $turned ->
    [fronts] , de voorkanten
    [backs] , de achterkanten die jij ziet
   *[unsaid] {""}
}: { $cards }.
rainbow-aloud-next = { $owner-is ->
    [you] Jouw volgende kaart
   *[they] Volgende kaart van { $owner }
} in de houder{ $last-is ->
    [yes] , de laatste
   *[no] {""}
}: { $card }.
rainbow-aloud-row = De rij: { $faces }; nog { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
} tot een regenboog.
rainbow-aloud-under = Onder de rij: { $cards }.
rainbow-aloud-left = Ronde { $round }. In de houder: { $cards ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $cards } kaarten
}.

### On the page

rainbow-page-name-hand = { $face } (jouw kaart { $n })
rainbow-page-name-row = { $face } (plek { $n } in de rij)
rainbow-page-normal = voorkant
rainbow-page-blind = blind
rainbow-page-stop = Stoppen: beurt afsluiten
rainbow-page-status = Ronde { $n } · { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de houder
rainbow-page-status-over = Na { $n ->
    [one] 1 ronde
   *[other] { $n } rondes
}
rainbow-page-face-unseen = een kant die je niet ziet
rainbow-page-hand-yours = Jouw hand
rainbow-page-hand-of = Hand van { $name }
rainbow-page-hand-yours-more = de andere kanten ziet alleen { $name }
rainbow-page-hand-of-more = deze kanten zie alleen jij
rainbow-page-card-yours = { $face }, kaart { $n } in je hand; de achterkant zie je niet
rainbow-page-card-of = Kaart { $n } van { $name }: { $face } naar jou toe; { $name } ziet de andere kant
rainbow-page-card-open = Kaart { $n } van { $name }: { $face } van voren, { $back } van achteren
rainbow-page-card-closed = Kaart { $n } van { $name }, gesloten
rainbow-page-card-none = Lege plek { $n } in de hand van { $name }
rainbow-page-card-none-yours = Lege plek { $n } in je hand
rainbow-page-choose = { $face }: hoe leg je hem neer?
rainbow-page-normal-label = Leg met de voorkant boven: { $face }
rainbow-page-blind-label = Leg blind: de achterkant boven, die je niet hebt gezien
rainbow-page-row = De rij
rainbow-page-row-left = { $lies ->
    [0] nog { $n }
    [one] 1 kaart op het spel, nog { $n }
   *[other] { $lies } kaarten op het spel, nog { $n }
}
rainbow-page-row-left-one = { $lies } kaarten op het spel: nog één!
rainbow-page-row-card = { $face }, plek { $n } in de rij
rainbow-page-row-under = eronder { $face }
rainbow-page-row-under-unseen = de onderkant heb je niet gezien
rainbow-page-row-under-nobody = niemand heeft de onderkant gezien
rainbow-page-row-under-other = { $name } heeft de onderkant gezien
rainbow-page-row-empty = Lege plek { $n } in de rij
rainbow-page-row-goal = Lege plek { $n } in de rij: wie die goed vult, maakt de regenboog
rainbow-page-loses = Kost de ronde
rainbow-page-loses-label = Een kaart die dit laat zien, kost de ronde: { $faces }
rainbow-page-card-loses = die zou de ronde kosten
rainbow-page-holder = Houder
rainbow-page-holder-count = { $n } kaarten in de houder
rainbow-page-holder-one = De laatste kaart in de houder
rainbow-page-holder-none = De houder is leeg
rainbow-page-next-yours = Jouw volgende
rainbow-page-next-yours-label = Jouw volgende kaart in de houder: { $face }
rainbow-page-next-of-label = De volgende kaart van { $name } in de houder: { $face }
rainbow-page-pile-yours = Jouw stapel
rainbow-page-pile-of = Stapel van { $name }
rainbow-page-pile-label = { $whose }: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
rainbow-page-ask-place = Leg een kaart.
rainbow-page-ask-flip-place = Leg een kaart, of draai er eerst een in de rij om.
rainbow-page-ask-place-stop = Leg een kaart, of stop.
rainbow-page-ask-flip-stop = Stop, of draai een kaart om en leg er nog een.
rainbow-page-ask-choose = Voorkant boven, of blind?
rainbow-page-placed = { $n } van 3 kaarten gelegd in deze beurt
rainbow-page-placed-short = gelegd
rainbow-page-end-rainbow-yours = Een regenboog! Jij pakt alle { $n } kaarten.
rainbow-page-end-rainbow-of = Een regenboog! { $name } pakt alle { $n } kaarten.
rainbow-page-end-clash-yours = Twee keer { $face }: een botsing! Jij pakt er { $n }.
rainbow-page-end-clash-of = Twee keer { $face }: een botsing! { $name } pakt er { $n }.
rainbow-page-end-shadow-yours = Een schaduw! Jij pakt er { $n }.
rainbow-page-end-shadow-of = Een schaduw! { $name } pakt er { $n }.
rainbow-page-pop-clash = Botsing!
rainbow-page-pop-shadow = Schaduw!
rainbow-page-pop-rainbow = Regenboog!
rainbow-page-pop-lucky = Oef!
rainbow-page-pop-stop = Ik stop
rainbow-page-taken = Gepakt: { $cards }
rainbow-page-memory-eye = { $name } heeft deze onderkant gezien
rainbow-page-memory-gone = Gepakte kaarten die je hebt gezien ({ $n })
rainbow-page-memory-gone-all = Gepakte kaarten ({ $n })
rainbow-page-memory-gone-more = De kant die boven lag, dan de onderkant.
rainbow-page-memory-gone-card = { $face } op { $back }

### The first game

rainbow-lesson-goal = Wie de zesde kaart van een rij met verschillende kleuren legt, pakt ze alle zes, en aan het eind winnen de meeste kaarten. Paars ontbreekt: tik op je paarse kaart en leg hem met de voorkant boven.
rainbow-lesson-goal-well = Een regenboog! Zes kaarten voor jou, 28 tegen 24: je hebt gewonnen. En nu vanaf het begin.
rainbow-lesson-sides = Elke kaart heeft twee kanten: van die van jou zie jij er een, en alleen Robin ziet de andere. Tik op je rode kaart en leg hem met de voorkant boven.
rainbow-lesson-sides-well = Rood begint de rij. Van Robins kaarten zie juist jij de achterkant.
rainbow-lesson-stop = Eén kaart is genoeg voor een beurt, en drie is het meeste. Stop hier en laat Robin verdergaan.
rainbow-lesson-stop-well = Robin heeft geel gelegd, en jij hebt een kaart uit de houder getrokken.
rainbow-lesson-new = Alle kleuren in de rij moeten verschillen: toon je er een die er al ligt, dan pakt de ander de rij. Alleen je blauwe kaart is hier nieuw: leg hem met de voorkant boven.
rainbow-lesson-new-well = Vier kleuren, allemaal verschillend.
rainbow-lesson-clash = Kijk naar Robins kaarten: rood, groen en geel zijn naar jou gekeerd, en die zouden allemaal botsen. Robin weet dat niet: stop en kijk wat er gebeurt.
rainbow-lesson-clash-well = Robin legde een kaart blind en die toonde rood: een botsing, dus vijf kaarten zijn van jou. Wie de kaarten niet kreeg, begint de volgende ronde.
rainbow-lesson-blind = Rood en geel liggen er al, en met een schaduw verlies je meteen. Leg dus een kaart blind, met de kant boven die je niet hebt gezien; welke je wilt.
rainbow-lesson-blind-well = Geluk gehad: een nieuwe kleur. Robin had die al die tijd gezien, dus let op waar Robin bang voor is.
rainbow-lesson-flip = Vóór je eerste kaart mag je een kaart van de rij omdraaien. De groene heb je zelf gelegd, met cyaan onder: draai hem om, en je eigen groen past.
rainbow-lesson-flip-well = Cyaan, zoals je nog wist. Maar als je bij het omdraaien een dubbele kleur of een schaduw toont, verlies je de ronde ook.
rainbow-lesson-again = Vóór een tweede en vóór een derde kaart moet je er een omdraaien. De rode kaart heb je met blauw naar onderen gelegd: draai hem om.
rainbow-lesson-again-well = Blauw is nieuw, dus alles gaat goed. Nu mag je nog een kaart leggen, of stoppen.
rainbow-lesson-light = Licht, de witte kant, staat voor elke kleur, en er mag meer dan één licht in de rij liggen. Leg het jouwe met de voorkant boven als zesde kaart.
rainbow-lesson-light-well = Een regenboog met twee keer licht: alle zes kaarten zijn van jou.
rainbow-lesson-shadow = Een van Robins kaarten heeft een schaduw naar jou toe, en wie een schaduw toont, verliest meteen de ronde. Stop en kijk of Robin hem blind legt.
rainbow-lesson-shadow-well = Dat was de schaduw: vijf kaarten voor jou.
rainbow-lesson-end = De houder is leeg: zodra een hand niet aangevuld kan worden, is het spel afgelopen. Jij hebt 27 kaarten gepakt en Robin 23: stop.
rainbow-lesson-end-well = Je hebt gewonnen! De rij en de handen tellen voor niemand, en evenveel kaarten is een gelijkspel.
rainbow-coach-first = Tik op een kaart van je hand en leg hem met de voorkant boven of blind.
rainbow-coach-flip = Leg een kaart, of draai er eerst een van de rij om. Met een kleur die er al ligt, verlies je de ronde.
rainbow-coach-on = Je kunt hier stoppen. Voor nog een kaart draai je eerst een kaart van de rij om.
rainbow-coach-after = Leg nog een kaart, of stop.

### What somebody may type for a kind of move

rainbow-typed-stop = stoppen
    .also = stop
rainbow-typed-place = leggen
    .also = leg, spelen, speel
rainbow-typed-blind = blind
    .also = leg blind

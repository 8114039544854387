## Rainbow Road

road-about = Leg kaarten in een ring en laat dan een fee lopen: de regenboog op of af, net wat het weer wil.

### Pieces

road-fairy-sunny = Zonnefee
road-fairy-rain = Regenfee
road-weather-sun = zon
road-weather-rain = regen
road-prank-exchange = Ruil
road-prank-jump = Sprong
road-prank-skip = Overslaan
road-prank-trash = Weggooien
road-prank-teleport = Teleport
road-prank-recycle = Hergebruik
road-way-clockwise = met de klok mee
road-way-anticlockwise = tegen de klok in

### House rules

road-option-free_jump = De Zonnefee mag over de Regenfee springen, welke kaart er ook onder haar ligt.
road-option-clockwise = Beide feeën lopen altijd met de klok mee.
road-option-recycle_any = Hergebruik mag elke kaart vervangen waar geen fee op staat.
road-option-opener_ties = Bij gelijke kaarten krijgt wie het spel begon de Zonnefee.
road-option-step_first = Sprong en Overslaan komen pas na een eerste stap van de Regenfee.
road-option-first = Wie begint: door loting, of de speler die je kiest.
road-option-first-random = door loting
road-option-first-0 = de eerste plek
road-option-first-1 = de tweede plek

### How it ends

road-ending-points = De hoogste score wint.
road-ending-last-round = De scores zijn gelijk: de punten van de laatste ronde beslissen.
road-ending-last-sunny = De scores en de punten van de laatste ronde zijn gelijk: wie het laatst met de Zonnefee liep, wint.

### What happens

road-card-dealt = { $seat-is ->
    [you] Je krijgt
   *[they] { $seat } krijgt
} een { $card-is ->
    [none] kaart
   *[some] { $card }
}.
    .sum = { $seat-is ->
        [you] Je krijgt
       *[they] { $seat } krijgt
    } { $card-is ->
        [none] { $times } kaarten
        [several] de kaarten { $card }
       *[other] { $times } keer een { $card }
    }.
road-prank-dealt = { $seat-is ->
    [you] Je krijgt
   *[they] { $seat } krijgt
} { $prank-is ->
    [none] een streek
   *[some] de streek { $prank }
}.
    .sum = { $seat-is ->
        [you] Je krijgt
       *[they] { $seat } krijgt
    } { $prank-is ->
        [none] { $times } streken
        [several] de streken { $prank }
       *[other] { $times } keer de streek { $prank }
    }.
road-laid-out = Op { $spot } komt een { $card } te liggen.
road-fairy-arrives = De { $fairy } gaat op { $spot } staan.
road-placed = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} een { $card } op { $spot }{ $over-is ->
    [none] {""}
   *[some] , in plaats van de { $over }
}.
    .do = Leg een { $card } { $over-is ->
        [none] op
       *[some] over de { $over } op
    } { $spot }.
road-ran = { $seat-is ->
    [you] Je loopt
   *[they] { $seat } loopt
} met de { $fairy }{ $leaps-is ->
    [yes] {" "}over de Regenfee heen
   *[no] {""}
} naar { $spot } (een { $card }).
    .do = Laat de { $fairy }{ $leaps-is ->
        [yes] {" "}over de Regenfee heen
       *[no] {""}
    } naar de { $card } op { $spot } lopen.
    .sum = { $seat-is ->
        [you] Je loopt
       *[they] { $seat } loopt
    } met de { $fairy } naar { $spot } ({ $card }).
road-bounded = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} { $prank }: de Regenfee { $prank-is ->
    [jump] springt naar
   *[skip] slaat een kaart over en landt op
} { $spot } (een { $card }).
    .do = Speel { $prank }: de Regenfee gaat naar de { $card } op { $spot }.
road-lapped = Daarmee is het rondje rond, en { $seat-is ->
    [you] je krijgt
   *[they] { $seat } krijgt
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
road-stopped = { $seat-is ->
    [you] Je stopt
   *[they] { $seat } stopt
} met de { $fairy } op { $spot } en krijgt { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
    .do = Laat de { $fairy } op { $spot } stoppen.
road-teleported = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Teleport: de Regenfee verschijnt op { $spot } (een { $card }).
    .do = Speel { road-prank-teleport }: zet de Regenfee op de { $card } op { $spot }.
road-trashed = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Weggooien: de { $card } op { $spot } wordt weggegooid.
    .do = Speel { road-prank-trash }: gooi de { $card } op { $spot } weg.
road-recycled = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Hergebruik: een { $card } komt terug en vervangt de { $over } op { $spot }.
    .do = Speel { road-prank-recycle }: vervang de { $over } op { $spot } door een { $card }.
road-exchanged = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Ruil: de { $card } op { $spot } en de { $other_card } op { $other } wisselen van plaats.
    .do = Speel { road-prank-exchange }: verwissel de { $card } op { $spot } met de { $other_card } op { $other }.
road-round-begins = Ronde { $round } begint in de { $weather }.

### What speaks for a move

road-why-moves-fairy = { $cards ->
    [all] Welke kaart je ook legt, jij loopt deze ronde met de { $fairy }; na deze kaart kan ze
   *[some] Daarmee loop jij deze ronde met de { $fairy }; zoals de ring nu ligt, kan ze
} { $points ->
    [one] één punt
   *[other] { $points } punten
} halen.
    .nudge = { $cards ->
        [all] Met elke kaart loop jij met de { $fairy }: waar helpt een kaart haar verder?
       *[some] Met welke fee wil je deze ronde lopen, en met welke kaart krijg je haar?
    }
road-why-cuts = De { $fairy }, met wie de andere speler loopt, haalt dan { $now ->
    [0] geen punt
    [one] nog maar één punt
   *[other] nog maar { $now } punten
} in plaats van { $was }.
    .nudge = Kijk hoe ver de { $fairy } nu kan lopen, en welke kaart haar in de weg zou liggen.
road-why-unbeaten = { $keeps ->
    [0] Met je { $card } krijg je de Zonnefee vrijwel zeker niet: denk aan hoe ver de Regenfee kan lopen.
    [100] Met je { $card } krijg je zeker de Zonnefee: geen kaart van de andere speler kan dat verhinderen.
   *[other] In { $keeps } van de 100 verdelingen die passen bij wat je ziet, krijg je met je { $card } de Zonnefee.
}
    .nudge = Jij legt als eerste: bij welke kaart kan de andere speler de Zonnefee nog krijgen, en met welke fee loop jij dan?
road-why-stretches = Zoals de ring nu ligt, kan de { $fairy } dan { $now ->
    [one] één punt
   *[other] { $now } punten
} halen in plaats van { $was }.
    .nudge = Zoek een plek waar een kaart de weg van de { $fairy } langer maakt.
road-why-keeps = { $one ->
    [one] Je { $high } bewaar je voor later.
   *[two] Je { $low } en je { $high } bewaar je voor later: lage kaarten voor de regen, hoge voor de zon.
}
    .nudge = Denk aan de volgende rondes: welke kaarten heb je dan nodig?
road-why-last-card = Het is de laatste kaart in je hand.
    .nudge = Je hebt nog één kaart: alleen de plek kun je kiezen.
road-why-prank-pays = Met { $prank } kan de Regenfee { $now ->
    [one] één punt
   *[other] { $now } punten
} halen in plaats van { $was }.
    .nudge = Bekijk je streken: met een ervan komt ze verder.
road-why-runs-on = { $ways ->
    [both] Die kant op kan de { $fairy }
   *[one] Zo kan de { $fairy } in totaal
} { $points ->
    [one] één punt
   *[other] { $points } punten
} halen.
    .nudge = { $ways ->
        [both] Tel de punten van de { $fairy } in beide richtingen.
       *[one] Tel hoeveel punten de { $fairy } nog kan halen.
    }
road-why-blocks = Blijft de Zonnefee hier, dan kan de Regenfee { $now ->
    [0] geen punt
    [one] één punt
   *[other] { $now } punten
} halen; loopt de Zonnefee zo ver door als ze kan, dan { $otherwise ->
    [one] is het er één
   *[other] zijn het er { $otherwise }
}.
    .nudge = Voordat ze doorloopt: wat kan de Regenfee daarna nog halen?
road-why-at-the-end = De { $fairy } kan niet verder, en { $points ->
    [0] er valt niets te scoren
    [one] één punt is voor jou
   *[other] { $points } punten zijn voor jou
}.
    .nudge = Kijk naar de volgende kaart op haar weg.
road-why-stays = { $points ->
    [0] De { $fairy } houdt haar plek voor de volgende ronde.
    [one] Eén punt is voor jou, en de { $fairy } houdt haar plek voor de volgende ronde.
   *[other] { $points } punten zijn voor jou, en de { $fairy } houdt haar plek voor de volgende ronde.
}
    .nudge = Waar staat de { $fairy } het best als het weer omslaat?
road-why-changes-ring = { $prank-is ->
    [teleport] Teleport geeft de Regenfee een andere plek voor de volgende rondes
   *[other] { $prank } verandert de ring voor de volgende rondes
}; { $points ->
    [0] deze ronde haalt de Regenfee geen punten.
    [one] de Regenfee kan nog één punt halen.
   *[other] de Regenfee kan nog { $points } punten halen.
}
    .nudge = Bekijk je streken: voor een ervan is dit het juiste moment.

### Why not

# What there is to choose from, in the question for the rest of a move.
road-one-spot = { $letter }
road-one-prank = { $prank }

road-now = { $place-is ->
    [yes] Leg een kaart op { $spots }.
   *[no] { $spots-is ->
        [none] { $pranks-is ->
            [none] Je kunt alleen stoppen.
           *[some] Je kunt { $pranks } spelen, of stoppen.
        }
       *[some] { $pranks-is ->
            [none] Je kunt naar { $spots } lopen, of stoppen.
           *[some] Je kunt naar { $spots } lopen, { $pranks } spelen, of stoppen.
        }
    }
}
road-prank-now = { $prank } kan { $spots } kiezen.
road-no-no-such-spot = Een plek { $letter } is er niet: de plekken van de ring heten { $first } tot en met { $last }.
road-no-no-such-card = Een kaart { $card } is er niet: de kaarten gaan van 1 tot en met { $numbers }.
road-no-cards-placed = Beide kaarten van deze ronde liggen er al, dus er komt geen { $card-is ->
    [none] kaart
   *[some] { $card }
} bij: nu loopt de { $fairy }.
road-no-place-first = { $prank-is ->
    [none] { $spot-is ->
        [none] {""}
       *[some] Er loopt nog geen fee naar { $spot }.{" "}
    }
   *[some] { $prank } moet wachten.{" "}
}Eerst leggen beide spelers een kaart; daarna pas lopen de feeën.
road-no-not-in-hand = Je hebt geen { $card } in je hand, alleen { $cards }.
road-no-not-your-field = Plek { $letter } hoort niet bij jouw veld, { $first } tot en met { $last }.
road-no-trashed-first = Je volgende kaart moet naar { $spot }, de plek die door Weggooien leeg is, niet naar { $tried }.
road-no-empty-first = Op { $spot } ligt al een kaart, en je hebt nog een lege plek: lege plekken gaan voor.
road-no-fairy-here = { $prank-is ->
    [none] Op { $spot } staat de { $fairy }, dus die kaart kun je niet vervangen.
   *[some] Op { $spot } staat de { $fairy }, dus { $prank } kan die kaart niet kiezen.
}
road-no-already-there = De { $fairy } staat al op { $spot }.
road-no-empty-spot = Op { $spot } ligt geen kaart{ $runs-is ->
    [yes] , en feeën lopen lege plekken voorbij
   *[no] {""}
}.
road-no-no-turning = Plek { $letter } ligt achter haar: een fee die eenmaal loopt, kan niet omkeren.
road-no-wrong-way = Plek { $letter } ligt de andere kant op: aan deze tafel lopen feeën alleen met de klok mee.
road-no-blocked = { $prank-is ->
    [none] De Zonnefee staat op { $spot } en verspert de weg.
   *[some] { $prank } leidt naar { $spot }, en daar staat de Zonnefee.
}
road-no-wrong-order = { $leaps-is ->
    [yes] De Zonnefee springt alleen over de Regenfee als ze ook op die kaart had mogen lopen; maar van
   *[no] Van
} de { $from } naar de { $to } op { $spot } { $order ->
    [up] dalen de getallen, { $leaps-is ->
        [yes] en ze
       *[no] maar de { $fairy }
    } loopt nu omhoog.
   *[down] stijgen de getallen, { $leaps-is ->
        [yes] en ze
       *[no] maar de { $fairy }
    } loopt nu omlaag.
}
road-no-jump-over = Op { $spot } staat de Regenfee: spring over haar heen naar { $landing }.
road-no-not-next = Plek { $letter } is niet de volgende; een fee loopt kaart voor kaart.
road-no-no-prank-now = { $prank } is een streek, en streken horen bij de Regenfee; nu loopt de Zonnefee.
road-no-no-such-prank = Je hebt de streek { $prank } niet.
road-no-prank-played = Eén streek per ronde, en die heb je al gespeeld: { $prank } moet wachten.
road-no-step-first = Aan deze tafel komt { $prank } pas na een eerste stap.
road-no-set-off = { $prank } komt vóór het lopen, en de Regenfee loopt al.
road-no-not-there = { $prank } leidt naar { $spots }, niet naar { $spot }.
road-no-nothing-discarded = Er is nog niets afgelegd, dus er valt niets te hergebruiken.
road-no-not-discarded = Er ligt geen { $card } in de aflegstapel, alleen { $cards }.
road-no-same-spot = Voor Ruil kies je twee verschillende plekken, niet twee keer { $spot }.
road-no-needs-a-spot = { $prank-is ->
    [exchange] Voor Ruil kies je twee verschillende plekken: de kaarten daar worden verwisseld.
    [jump] Voor Sprong kies je een plek: de volgende kaart, welk getal die ook heeft.
    [skip] Voor Overslaan kies je een plek: de kaart na de volgende.
    [recycle] Voor Hergebruik kies je een kaart uit de aflegstapel en de plek waar die komt te liggen.
    [teleport] Voor Teleport kies je een plek: op de kaart daar verschijnt de Regenfee.
   *[trash] Voor Weggooien kies je een plek: de kaart daar wordt weggegooid.
}
road-no-not-played-now = Hergebruik vervangt een van de twee kaarten die deze ronde zijn gespeeld.

### Why not: positions

road-no-field-ring = ‘{ $name }’ moet twee velden van vijf plekken zijn met een schuine streep ertussen, zoals -35-1/62-7-.
road-no-line-cards = Er zijn maar { $count } kaarten met een { $thing }.
road-no-line-pranks = { $thing } is er maar één keer.
road-no-line-prank-hand = Niemand heeft meer dan { $most } streken in de hand.
road-no-line-fairies = Elke fee staat op een eigen kaart.
road-no-line-on-cards = Een fiche ligt op een kaart, en een fee begint op een kaart te lopen.
road-no-line-two-markers = Op één kaart kunnen geen twee fiches liggen.
road-no-line-own-field = Speler { $seat } speelt kaarten in het eigen veld.
road-no-line-ring = Er liggen nu minstens { $fewest } kaarten in de ring.
road-no-line-hand = In deze fase van ronde { $round } heeft speler { $seat } { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand.
road-no-line-over = Na ronde { $rounds } is het spel afgelopen; tot dan is er iemand aan de beurt.
road-no-line-order = Wie de ronde begint, legt eerst een kaart, en dan de ander.
road-no-line-no-run = Een fee loopt pas als de kaarten liggen, en niet meer na het einde.
road-no-line-opener = Wie het spel begon, hoort erbij als dat aan deze tafel bij gelijke kaarten beslist, en anders niet.
road-no-line-gained = Speler { $seat } kan in deze ronde nog niet zoveel punten hebben.
road-no-line-score = Speler { $seat } kan in ronde { $round } niet die score hebben.
road-no-line-sunny = Als de Zonnefee loopt, liggen beide kaarten van de ronde en is er nog geen streek gespeeld.
road-no-line-set-off = Een fee die al loopt, heeft punten, een richting en een begin; een fee die nog niet loopt, heeft geen van die drie.
road-no-line-clockwise = Aan deze tafel lopen feeën met de klok mee.
road-no-line-points = Een fee heeft niet meer punten dan er kaarten liggen tussen haar begin en waar ze nu staat.

### The table as text

road-after = Na ronde { $rounds }: { $scores }.
road-round = Ronde { $round } van { $rounds }, { $weather ->
    [sun] zon: de hogere kaart krijgt de Zonnefee
   *[rain] regen: de hogere kaart krijgt de Regenfee
}. { $scores }.
road-has-run = { $fairy } op { $at }: ze heeft gelopen en { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
} gehaald.
road-could-run = { $fairy }{ $mover-is ->
    [they] {" "}({ $mover })
   *[you] {""}
    [none] {""}
} op { $at } loopt { $order ->
    [up] omhoog
   *[down] omlaag
}: { $ways }.
road-run = { $way } { $stops-is ->
    [none] nergens heen
   *[some] { $stops } voor { $points }
}
road-run-stop = { $leaps-is ->
    [yes] over haar heen naar { $spot }
   *[no] { $spot }
}
road-upper-field = { $owner-is ->
    [you] Jouw veld.
   *[they] Veld van { $owner }.
} { $holds }
road-lower-field = { $owner-is ->
    [you] Jouw veld:
   *[they] Veld van { $owner }:
} { $left } ligt naast { $left_other }, { $right } naast { $right_other }.{ $played-is ->
    [yes] {" "}* is deze ronde gespeeld.
   *[no] {""}
} { $holds }
road-cell-empty = leeg
road-cell-trashed = geleegd
road-cell-sunny = Zon
road-cell-rain = Regen
road-discards = Aflegstapel: { $cards }.
road-spent = Gebruikte streken: { $pranks }.
road-holds = { $seat } heeft { $cards ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $cards } kaarten
} en { $pranks ->
    [0] geen streken
    [one] 1 streek
   *[other] { $pranks } streken
}.
road-hand = { $owner-is ->
    [you] Jouw hand:
   *[they] Hand van { $owner }:
} { $cards-is ->
    [none] leeg
   *[some] { $cards }
}
road-prank = { $owner-is ->
    [you] Jouw streek { $prank }:
   *[they] Streek { $prank } van { $owner }:
} { $does }
road-prank-does-exchange = vóór het lopen wisselen twee kaarten zonder fee van plaats
road-prank-does-jump = in plaats van een stap ga je naar de volgende kaart, welk getal er ook op staat
road-prank-does-skip = in plaats van een stap sla je een kaart over en land je op de volgende
road-prank-does-trash = vóór het lopen gooi je een kaart zonder fee weg
road-prank-does-teleport = vóór het lopen zet je haar op een kaart naar keuze, niet die van de Zonnefee
road-prank-does-recycle = vóór het lopen vervangt een afgelegde kaart een kaart van deze ronde
road-prank-does-recycle_any = vóór het lopen vervangt een afgelegde kaart een kaart zonder fee
road-lays = { $seat } is aan de beurt om een kaart te leggen.
road-moves = { $seat } is aan de beurt en loopt met de { $fairy }.
road-place = { $where ->
    [trashed] Leg een kaart uit je hand op { $spots }, de plek die door Weggooien leeg is.
    [over] Leg een kaart uit je hand over die op { $spots }.
   *[empty] Leg een kaart uit je hand op { $spots }, je lege { $count ->
        [one] plek
       *[other] plekken
    }.
}
road-stakes = Hoger dan { $card-is ->
    [none] die van { $other }
   *[some] { $card }
}: jij krijgt de { $weather ->
    [sun] Zonnefee. Lager: de Regenfee.
   *[rain] Regenfee. Lager: de Zonnefee.
} Gelijk: de { $equal-is ->
    [sunny] Zonnefee (jij { $opener-is ->
        [yes] begon het spel
       *[no] begint
    }).
   *[rain] Regenfee ({ $other } begon{ $opener-is ->
        [yes] {" "}het spel
       *[no] {""}
    }).
}
road-moving = { $points ->
    [0] Je loopt met de { $fairy }: ga kaart voor kaart, stop wanneer je wilt.
    [one] De { $fairy } heeft 1 punt gehaald, { $way }.
   *[other] De { $fairy } heeft { $points } punten gehaald, { $way }.
}
road-prank-open = Je mag één streek spelen.
road-prank-gone = Je hebt je streek van deze ronde al gespeeld.

### The table told aloud

road-heard-spot = plek { $spot }
road-heard-other = plek { $other }
road-heard-spots = plek { $spots }
road-heard-landing = plek { $landing }
road-heard-tried = plek { $tried }
road-heard-letter = { $letter }
road-heard-first = { $first }
road-heard-last = { $last }
road-aloud-round = Ronde { $round } van { $rounds }, { $weather ->
    [sun] zon: de hogere kaart krijgt de Zonnefee
   *[rain] regen: de hogere kaart krijgt de Regenfee
}.
road-aloud-hand = { $owner-is ->
    [you] Jouw hand:
   *[they] Hand van { $owner }:
} { $cards-is ->
    [none] leeg
   *[some] { $cards }
}.
road-aloud-prank = { $owner-is ->
    [you] Jouw streek { $prank }:
   *[they] Streek { $prank } van { $owner }:
} { $does }.
road-aloud-field = { $owner-is ->
    [you] Jouw veld:
   *[they] Veld van { $owner }:
} { $spots }.
road-aloud-spot = { $letter } { $card-is ->
    [none] { $trashed-is ->
        [yes] leeg door Weggooien
       *[no] leeg
    }
   *[some] { $card }
}{ $played-is ->
    [yes] {" "}(net gespeeld)
   *[no] {""}
}{ $fairy-is ->
    [none] {""}
   *[some] {" "}met de { $fairy }
}
road-aloud-fairy = De { $fairy } staat op { $spot }, op een { $card }, en loopt { $order ->
    [up] omhoog
   *[down] omlaag
}: { $one }, { $other }.
road-aloud-has-run = De { $fairy } staat op { $spot }, op een { $card }; ze heeft gelopen en { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
} gehaald.
road-aloud-ring = De ring rond: { $places }.

### On the page

road-page-sunny = Zonnefee
road-page-rain = Regenfee
road-page-weather-sun = zon
road-page-weather-rain = regen
road-page-status = Ronde { $n } van { $all }, { $weather }
road-page-status-run = { $fairy }: { $who }
road-page-you = jij
road-page-sign-red = vlam
road-page-sign-orange = sinaasappelpartje
road-page-sign-yellow = zon
road-page-sign-green = blad
road-page-sign-blue = golf
road-page-sign-purple = druiven
road-page-sign-pink = bloesem
road-page-card = { $n }, { $hue }, { $sign }
road-page-hand = Jouw hand
road-page-hand-of = Hand van { $name }
road-page-hand-card = { $card }, in je hand
road-page-hand-brings = daarmee krijg je de { $fairy }
road-page-hand-empty = Alle kaarten zijn gespeeld.
road-page-hidden-cards = { $name }, verborgen kaarten: { $n }
road-page-hidden-pranks = verborgen streken: { $n }
road-page-spot = Plek { $letter }
road-page-spot-mine = jouw veld
road-page-spot-theirs = veld van { $name }
road-page-spot-empty = leeg
road-page-spot-hole = leeggemaakt door Weggooien
road-page-spot-played = deze ronde gespeeld door { $name }
road-page-spot-played-you = deze ronde door jou gespeeld
road-page-spot-stop = loop hierheen: { $steps }, { $points }
road-page-pick-hand = de { $n } ({ $hue })
road-page-pick-slot = plek { $letter }
road-page-pick-slot-card = de { $n } op { $letter }
road-page-pick-discard = de { $n } uit de aflegstapel
road-page-pick-stop = Stop hier: { $points }
road-page-pick-stay = Blijf staan, geen punten
road-page-rounds = De acht rondes en hun weer
road-page-rounds-one = Ronde { $n }: { $weather }
road-page-rounds-now = nu
road-page-last-round = De laatste ronde!
road-page-long-run = Wat loopt ze ver! +{ $n }
road-page-takes-lead = +{ $n }, aan kop!
road-page-plate-round = Ronde { $n } van { $all }: { $weather }
road-page-plate-over = Na { $all } rondes
road-page-plate-up = stijgend
road-page-plate-down = dalend
road-page-plate-higher = Hogere kaart krijgt haar
road-page-plate-lower = Lagere kaart krijgt haar
road-page-plate-moves = { $name } loopt met haar
road-page-plate-moves-you = Jij loopt met haar
road-page-plate-equal = Gelijke kaarten: { $name } krijgt de Zonnefee.
road-page-plate-equal-you = Gelijke kaarten: jij krijgt de Zonnefee.
road-page-plate-last = De laatste ronde: { $weather }
road-page-plate-level = Gelijke stand.
road-page-plate-you-lead = Je staat { $points } voor.
road-page-plate-you-trail = Je staat { $points } achter.
road-page-plate-leads = { $name } staat { $points } voor.
road-page-point = 1 punt
road-page-points = { $n } punten
road-page-step = 1 stap
road-page-steps = { $n } stappen
road-page-plate-preview = Vooruitblik
road-page-ask-card = Kies een kaart uit je hand.
road-page-ask-spot = Kies nu een plek voor die kaart.
road-page-ask-run = Kies een voetstap, dichtbij of ver weg.
road-page-ask-stop = Loop naar de { $n }: { $points }.
road-page-ask-prank = Een streek mag ook.
road-page-ask-stuck = Vanaf hier is er geen kaart om naartoe te lopen.
road-page-ask-last = Kies je laatste kaart.
road-page-wait-place = { $name } legt een kaart.
road-page-wait-run = { $name } laat de { $fairy } lopen.
road-page-pranks = Jouw streken
road-page-pranks-of = Streken van { $name }
road-page-pranks-spent = Gebruikte streken
road-page-pranks-none = geen streken meer
road-page-prank = Streek { $name }: { $does }
road-page-exchange = Ruil
road-page-jump = Sprong
road-page-skip = Overslaan
road-page-trash = Weggooien
road-page-teleport = Teleport
road-page-recycle = Hergebruik
road-page-exchange-does = Vóór het lopen wisselen twee kaarten zonder fee van plaats
road-page-jump-does = In plaats van een stap ga je naar de volgende kaart, welk getal er ook op staat
road-page-skip-does = In plaats van een stap sla je een kaart over en land je op de volgende
road-page-trash-does = Vóór het lopen gooi je een kaart zonder fee weg
road-page-teleport-does = Vóór het lopen zet je haar op een kaart naar keuze, niet die van de Zonnefee
road-page-recycle-does = Vóór het lopen vervangt een afgelegde kaart een kaart van deze ronde
road-page-recycle-any = Vóór het lopen vervangt een afgelegde kaart een kaart zonder fee
road-page-discards = Aflegstapel
road-page-discards-none = nog niets
road-page-discards-card = { $card }, { $n } keer in de aflegstapel
road-page-box = Ongezien in de doos: 1 kaart en 2 streken.

### The first game

road-lesson-goal = Wie na acht rondes de meeste punten heeft, wint, en elke kaart waar je fee op komt, is een punt. Dit is de laatste keer lopen en je staat twee achter: kies de voetstap die 3 waard is.
road-lesson-goal-well = 20 tegen 19: je hebt gewonnen! En nu vanaf het begin.
road-lesson-place = De onderste helft van de weg is jouw veld, en in de zon loopt wie de hogere kaart legt met de Zonnefee. Robin heeft een 3 gelegd: kies een hogere kaart, en dan een van je lege plekken.
road-lesson-place-well = De jouwe is hoger: jij loopt met de Zonnefee. Zij loopt altijd als eerste.
road-lesson-run = In de zon heeft ze stijgende getallen nodig; gelijke mogen ook. Elke kaart is een punt: kies de voetstap die 4 waard is.
road-lesson-run-well = 2, 4, 4, 6: vier punten. De 3 was te laag; eerder stoppen mag altijd.
road-lesson-over = De Regenfee staat in de weg: de Zonnefee mag over haar heen springen naar de volgende kaart, welk getal die ook heeft, voor 2 punten. Loop zo ver als je kunt.
road-lesson-over-well = Twee punten voor de sprong, dan de 3 en de 4. De kaart onder de Regenfee moet er een zijn waar ze op had kunnen lopen.
road-lesson-rain = Elke tweede ronde regent het, en dan is alles omgekeerd: nu levert de lagere kaart de Zonnefee op, en zij loopt omlaag. Leg een kaart onder de 5; je veld is vol, dus die vervangt een van jouw kaarten.
road-lesson-rain-well = De oude kaart gaat naar de aflegstapel. Naast de weg zie je het weer van alle acht rondes.
road-lesson-down = Weer zon, maar jouw kaart was lager: je loopt met de Regenfee, omlaag. Ze kan niet langs de Zonnefee, dus neem de andere kant, die 3 waard is.
road-lesson-down-well = 5, 2, 1: drie punten.
road-lesson-skip = Ze zit vast, maar de Regenfee mag een streek spelen, één per ronde. Kies Overslaan: dat slaat de volgende kaart over, zelfs die van de Zonnefee, en landt op de 6 erachter.
road-lesson-skip-well = Overslaan let niet op getallen, en vanaf de 6 liep ze door: vier punten. Elke streek kun je één keer per spel spelen.
road-lesson-jump = Weer vast: de 6 ernaast is te hoog. Met Sprong gaat ze naar de volgende kaart, welk getal die ook heeft: kies hem, dan de 6.
road-lesson-jump-well = Een punt voor de landing, dan 5, 3 en 1. Sprong en Overslaan mogen ook onderweg.
road-lesson-exchange = Voordat ze loopt, laat Ruil twee kaarten zonder fee van plek wisselen. Kies hem, dan de 1 naast haar en de 5, en er ligt een lange weg omlaag.
road-lesson-exchange-well = 5, 4, 3, 2: vier punten. Geen streek verandert wie deze ronde met wie loopt.
road-lesson-trash = De 7 ligt in de weg, en Weggooien haalt een kaart weg voordat ze loopt. Kies hem, dan de 7.
road-lesson-trash-well = Een lege plek wordt overgeslagen: 5, 4, 2. Van wie het veld is, moet die met de volgende kaart vullen.
road-lesson-teleport = In de regen klimt de Regenfee, maar een 7 is geen goed begin. Teleport zet haar op elke kaart behalve die van de Zonnefee: kies hem, dan de 1.
road-lesson-teleport-well = Dat neerzetten levert niets op, maar de klim vanaf de 1 was vijf punten waard.
road-lesson-recycle = Hergebruik legt een afgelegde kaart in plaats van een kaart die deze ronde is gespeeld, als de Zonnefee er niet op staat. Kies hem, dan de 5 uit de aflegstapel en de 7 die Robin heeft gespeeld.
road-lesson-recycle-well = De 7 gaat naar de aflegstapel en de weg omlaag is vrij: 5, 4, 3, 1.
road-lesson-last = De laatste ronde: een streek die je overhoudt, is niets waard, en bij gelijke scores beslissen de punten van deze ronde. Spring naar de 3 en klim verder.
road-lesson-last-well = Allebei 21, maar in deze ronde drie punten tegen twee: je hebt gewonnen! Was ook dat gelijk, dan won wie met de Zonnefee liep.
road-coach-sun = Kies een kaart, dan een plek in je veld. In de zon levert de hogere kaart de Zonnefee op.
road-coach-rain = Het regent: nu levert de lagere kaart de Zonnefee op, en zij loopt omlaag.
road-coach-sunny = Je loopt met de Zonnefee: kies een voetstap om daarheen te lopen.
road-coach-rainy = Je loopt met de Regenfee. Zij zoekt de getallen andersom.
road-coach-prank = Je mag deze ronde één streek spelen, of gewoon lopen.
road-coach-on = Je kunt hier stoppen of verder lopen.

### What somebody may type for a kind of move

road-typed-stop = stoppen
    .also = stop, laat stoppen
road-typed-place = leggen
    .also = leg, speel, spelen
road-typed-play = spelen
    .also = speel
road-typed-trash = gooi weg
    .also = gooi weg
road-typed-recycle = vervang
    .also = vervangen
road-typed-exchange = verwissel
    .also = verwisselen, ruilen
road-typed-teleport = teleport
    .also = zet, zetten
road-typed-step = lopen
    .also = loop, laat lopen, gaan, ga

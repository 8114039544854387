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
road-option-first = Wie begint: door loting bepaald, of de speler die je kiest.
road-option-first-random = door loting

### How it ends

road-ending-points = De hoogste score wint.
road-ending-last-round = De scores zijn gelijk: de punten van de laatste ronde beslissen.
road-ending-last-sunny = De scores en de laatste ronde zijn gelijk: wie het laatst met de Zonnefee liep, wint.

### What happens

road-card-dealt = { $seat-is ->
    [you] Je krijgt
   *[they] { $seat } krijgt
} een { $card-is ->
    [none] kaart
   *[some] { $card }
}.
road-prank-dealt = { $seat-is ->
    [you] Je krijgt
   *[they] { $seat } krijgt
} { $prank-is ->
    [none] een streek
   *[some] de streek { $prank }
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
road-ran = { $seat-is ->
    [you] Je loopt
   *[they] { $seat } loopt
} met de { $fairy }{ $leaps-is ->
    [yes] {" "}over de Regenfee heen
   *[no] {""}
} naar { $spot } (een { $card }).
road-bounded = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} { $prank }: de Regenfee { $prank-is ->
    [jump] springt naar
   *[skip] slaat een kaart over en landt op
} { $spot } (een { $card }).
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
road-teleported = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Teleport: de Regenfee verschijnt op { $spot } (een { $card }).
road-trashed = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Weggooien: de { $card } op { $spot } wordt weggegooid.
road-recycled = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Hergebruik: een { $card } komt terug en vervangt de { $over } op { $spot }.
road-exchanged = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} Ruil: de { $card } op { $spot } en de { $other_card } op { $other } wisselen van plaats.
road-round-begins = Ronde { $round } begint in de { $weather }.

### Why not

road-no-not-understood = { $now ->
    [place] Dat is geen zet in dit spel. Speel een kaart uit je hand op een plek van je eigen veld.
    [sunny] Dat is geen zet in dit spel. Loop met de Zonnefee naar de volgende kaart, of stop.
   *[rain] Dat is geen zet in dit spel. Loop met de Regenfee naar de volgende kaart, speel een streek, of stop.
}
road-no-no-such-spot = De plekken van de ring heten a tot en met j.
road-no-no-such-card = De kaarten gaan van 1 tot en met { $numbers }.
road-no-cards-placed = Beide kaarten van deze ronde liggen er al: nu loopt de { $fairy }.
road-no-place-first = Eerst leggen beide spelers een kaart; daarna pas lopen de feeën.
road-no-not-in-hand = Je hebt geen { $card } in je hand.
road-no-not-your-field = Je mag alleen kaarten leggen in je eigen veld, { $first } tot en met { $last }.
road-no-trashed-first = Je volgende kaart moet naar { $spot }, de plek die door Weggooien leeg is.
road-no-empty-first = Je hebt nog een lege plek, en lege plekken gaan voor.
road-no-fairy-here = { $prank-is ->
    [none] Op die kaart staat de { $fairy }; zo'n kaart kun je niet vervangen.
   *[some] Op { $spot } staat de { $fairy }, dus { $prank } kan die kaart niet kiezen.
}
road-no-already-there = De { $fairy } staat al op { $spot }{ $stays-is ->
    [yes] ; wil je daar blijven, stop dan
   *[no] {""}
}.
road-no-empty-spot = Op { $spot } ligt geen kaart{ $runs-is ->
    [yes] , en feeën lopen lege plekken voorbij
   *[no] {""}
}.
road-no-no-turning = Een fee die eenmaal loopt, kan niet omkeren.
road-no-wrong-way = Aan deze tafel lopen feeën alleen met de klok mee.
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
road-no-not-next = Plek { $spot } is niet de volgende; een fee loopt kaart voor kaart.
road-no-no-prank-now = Streken horen bij de Regenfee; nu loopt de Zonnefee.
road-no-no-such-prank = Je hebt de streek { $prank } niet.
road-no-prank-played = Eén streek per ronde, en die heb je al gespeeld.
road-no-step-first = Aan deze tafel komt { $prank } pas na een eerste stap.
road-no-set-off = { $prank } komt vóór het lopen, en de Regenfee loopt al.
road-no-not-there = { $prank } leidt naar { $first }{ $second-is ->
    [none] {""}
   *[some] {" "}of { $second }
}.
road-no-nothing-discarded = Er is nog niets afgelegd.
road-no-not-discarded = Er ligt geen { $card } in de aflegstapel.
road-no-needs-a-spot = { $prank-is ->
    [exchange] Voor Ruil kies je twee verschillende plekken: de kaarten daar worden verwisseld.
    [recycle] Voor Hergebruik kies je een kaart uit de aflegstapel en de plek waar die komt te liggen.
    [teleport] Voor Teleport kies je een plek: op de kaart daar verschijnt de Regenfee.
   *[trash] Voor Weggooien kies je een plek: de kaart daar wordt weggegooid.
}
road-no-not-played-now = Hergebruik vervangt een van de twee kaarten die deze ronde zijn gespeeld.

### The table as text

road-after = Na ronde { $rounds }: { $scores }.
road-round = Ronde { $round } van { $rounds }, { $weather ->
    [sun] zon: de hogere kaart krijgt de Zonnefee
   *[rain] regen: de hogere kaart krijgt de Regenfee
}. { $scores }.
road-has-run = { $fairy } op { $at }: ze heeft gelopen, voor { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
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
    [yes] over haar naar { $spot }
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
road-prank-does-jump = in plaats van een stap naar de volgende kaart, welk getal er ook op staat
road-prank-does-skip = in plaats van een stap een kaart overslaan en op de volgende landen
road-prank-does-trash = vóór het lopen een kaart zonder fee weggooien
road-prank-does-teleport = zet haar vóór het lopen op een kaart naar keuze, niet die van de Zonnefee
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
road-moving = Je loopt met de { $fairy }{ $points ->
    [0] {""}
    [one] , { $way }, tot nu toe 1 punt
   *[other] , { $way }, tot nu toe { $points } punten
}: ga kaart voor kaart, stop wanneer je wilt.
road-prank-open = Je mag één streek spelen.
road-prank-gone = Je hebt je streek van deze ronde al gespeeld.

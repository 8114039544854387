## Chroma Rainbow

chroma-about = Verzamel vijf kaarten van één vorm in alle vijf kleuren, en stuur met jokers de regenbogen van de anderen in de war.

### Pieces

chroma-colour-blue = blauw
chroma-colour-green = groen
chroma-colour-orange = oranje
chroma-colour-red = rood
chroma-colour-yellow = geel
chroma-shape-circle = cirkel
    .many = cirkels
chroma-shape-cross = kruis
    .many = kruisen
chroma-shape-pentagon = vijfhoek
    .many = vijfhoeken
chroma-shape-square = vierkant
    .many = vierkanten
chroma-shape-star = ster
    .many = sterren
# A star in the text of a card is an underscore in its key: B_ is the blue colour card, A_ the all-colours card.
chroma-card-Bc = blauwe cirkel
    .de = de blauwe cirkel
    .De = De blauwe cirkel
    .jouw = jouw blauwe cirkel
chroma-card-Bx = blauw kruis
    .de = het blauwe kruis
    .De = Het blauwe kruis
    .jouw = jouw blauwe kruis
chroma-card-Bp = blauwe vijfhoek
    .de = de blauwe vijfhoek
    .De = De blauwe vijfhoek
    .jouw = jouw blauwe vijfhoek
chroma-card-Bs = blauw vierkant
    .de = het blauwe vierkant
    .De = Het blauwe vierkant
    .jouw = jouw blauwe vierkant
chroma-card-Bt = blauwe ster
    .de = de blauwe ster
    .De = De blauwe ster
    .jouw = jouw blauwe ster
chroma-card-B_ = blauwe kleurkaart
    .de = de blauwe kleurkaart
    .De = De blauwe kleurkaart
    .jouw = jouw blauwe kleurkaart
chroma-card-Gc = groene cirkel
    .de = de groene cirkel
    .De = De groene cirkel
    .jouw = jouw groene cirkel
chroma-card-Gx = groen kruis
    .de = het groene kruis
    .De = Het groene kruis
    .jouw = jouw groene kruis
chroma-card-Gp = groene vijfhoek
    .de = de groene vijfhoek
    .De = De groene vijfhoek
    .jouw = jouw groene vijfhoek
chroma-card-Gs = groen vierkant
    .de = het groene vierkant
    .De = Het groene vierkant
    .jouw = jouw groene vierkant
chroma-card-Gt = groene ster
    .de = de groene ster
    .De = De groene ster
    .jouw = jouw groene ster
chroma-card-G_ = groene kleurkaart
    .de = de groene kleurkaart
    .De = De groene kleurkaart
    .jouw = jouw groene kleurkaart
chroma-card-Oc = oranje cirkel
    .de = de oranje cirkel
    .De = De oranje cirkel
    .jouw = jouw oranje cirkel
chroma-card-Ox = oranje kruis
    .de = het oranje kruis
    .De = Het oranje kruis
    .jouw = jouw oranje kruis
chroma-card-Op = oranje vijfhoek
    .de = de oranje vijfhoek
    .De = De oranje vijfhoek
    .jouw = jouw oranje vijfhoek
chroma-card-Os = oranje vierkant
    .de = het oranje vierkant
    .De = Het oranje vierkant
    .jouw = jouw oranje vierkant
chroma-card-Ot = oranje ster
    .de = de oranje ster
    .De = De oranje ster
    .jouw = jouw oranje ster
chroma-card-O_ = oranje kleurkaart
    .de = de oranje kleurkaart
    .De = De oranje kleurkaart
    .jouw = jouw oranje kleurkaart
chroma-card-Rc = rode cirkel
    .de = de rode cirkel
    .De = De rode cirkel
    .jouw = jouw rode cirkel
chroma-card-Rx = rood kruis
    .de = het rode kruis
    .De = Het rode kruis
    .jouw = jouw rode kruis
chroma-card-Rp = rode vijfhoek
    .de = de rode vijfhoek
    .De = De rode vijfhoek
    .jouw = jouw rode vijfhoek
chroma-card-Rs = rood vierkant
    .de = het rode vierkant
    .De = Het rode vierkant
    .jouw = jouw rode vierkant
chroma-card-Rt = rode ster
    .de = de rode ster
    .De = De rode ster
    .jouw = jouw rode ster
chroma-card-R_ = rode kleurkaart
    .de = de rode kleurkaart
    .De = De rode kleurkaart
    .jouw = jouw rode kleurkaart
chroma-card-Yc = gele cirkel
    .de = de gele cirkel
    .De = De gele cirkel
    .jouw = jouw gele cirkel
chroma-card-Yx = geel kruis
    .de = het gele kruis
    .De = Het gele kruis
    .jouw = jouw gele kruis
chroma-card-Yp = gele vijfhoek
    .de = de gele vijfhoek
    .De = De gele vijfhoek
    .jouw = jouw gele vijfhoek
chroma-card-Ys = geel vierkant
    .de = het gele vierkant
    .De = Het gele vierkant
    .jouw = jouw gele vierkant
chroma-card-Yt = gele ster
    .de = de gele ster
    .De = De gele ster
    .jouw = jouw gele ster
chroma-card-Y_ = gele kleurkaart
    .de = de gele kleurkaart
    .De = De gele kleurkaart
    .jouw = jouw gele kleurkaart
chroma-card-_c = vormkaart cirkel
    .de = de vormkaart cirkel
    .De = De vormkaart cirkel
    .jouw = jouw vormkaart cirkel
chroma-card-_x = vormkaart kruis
    .de = de vormkaart kruis
    .De = De vormkaart kruis
    .jouw = jouw vormkaart kruis
chroma-card-_p = vormkaart vijfhoek
    .de = de vormkaart vijfhoek
    .De = De vormkaart vijfhoek
    .jouw = jouw vormkaart vijfhoek
chroma-card-_s = vormkaart vierkant
    .de = de vormkaart vierkant
    .De = De vormkaart vierkant
    .jouw = jouw vormkaart vierkant
chroma-card-_t = vormkaart ster
    .de = de vormkaart ster
    .De = De vormkaart ster
    .jouw = jouw vormkaart ster
chroma-card-A_ = alle-kleurenkaart
    .de = de alle-kleurenkaart
    .De = De alle-kleurenkaart
    .jouw = jouw alle-kleurenkaart
chroma-card-_a = alle-vormenkaart
    .de = de alle-vormenkaart
    .De = De alle-vormenkaart
    .jouw = jouw alle-vormenkaart

### House rules

chroma-option-no_idle_discard = Een kaart die van de aflegstapel is gepakt, mag niet meteen terug.
chroma-option-lock_for_victim = Een kaart die door een tegenstander is vervangen, zit op slot tot en met de volgende beurt van de eigenaar.
chroma-option-turn_limit = Na zoveel beurten per speler is het gelijkspel (1 tot en met 1000).
chroma-option-base_sets = Hoeveel basissets van 25 kaarten (1 tot en met 6).
chroma-option-colour_sets = Hoeveel kleurensets (0 tot en met 3).
chroma-option-shape_sets = Hoeveel vormensets (0 tot en met 3).
chroma-option-all_wilds = Hoeveel alle-kleurenkaarten een kleurenset heeft, en alle-vormenkaarten een vormenset (0 tot en met 3).
chroma-number-turn_limit = beurten per speler
chroma-number-base_sets = basissets
chroma-number-colour_sets = kleurensets
chroma-number-shape_sets = vormensets
chroma-number-all_wilds = alle-kleurenkaarten of alle-vormenkaarten per set
chroma-no-number = Mogelijk zijn { $low } tot en met { $high } { $number }.

### How it ends

chroma-ending-rainbow = Een regenboog is compleet, en de eigenaar wint.
chroma-ending-gift = Een regenboog is compleet door de joker van een andere speler, en de eigenaar wint.
chroma-ending-turn-limit = Iedereen heeft alle beurten gehad en geen regenboog is compleet: gelijkspel.

### What happens

chroma-card-dealt = { $seat-is ->
    [you] Je krijgt
   *[they] { $seat } krijgt
} bij het delen { $card-is ->
    [none] een kaart
   *[some] { $card-de }
}.
    .sum = { $seat-is ->
        [you] Je krijgt
       *[they] { $seat } krijgt
    } bij het delen { $card-is ->
        [none] { $times } kaarten
        [several] { $card-de }
       *[other] { $times } keer { $card-de }
    }.
chroma-pile-renewed = { $seat-is ->
    [you] Je schudt
   *[they] { $seat } schudt
} de aflegstapel, op de bovenste kaart na, tot een nieuwe stapel.
    .do = Trek van de stapel: eerst wordt de aflegstapel, op de bovenste kaart na, tot een nieuwe stapel geschud.
chroma-draw-chosen = { $seat-is ->
    [you] Je trekt
   *[they] { $seat } trekt
} van de stapel.
    .do = Trek van de stapel.
chroma-card-drawn = { $card-is ->
    [none] { $pile ->
        [0] De stapel is nu leeg.
        [one] Op de stapel ligt nog 1 kaart.
       *[other] Op de stapel liggen nog { $pile } kaarten.
    }
   *[some] { $seat-is ->
        [you] Je krijgt
       *[they] { $seat } krijgt
    } { $card-de }.
}
    .brief = { $card-is ->
        [none] { $pile ->
            [0] De stapel is nu leeg.
            [one] Op de stapel ligt nog 1 kaart.
           *[other] {""}
        }
       *[some] { chroma-card-drawn }
    }
chroma-discard-taken = { $seat-is ->
    [you] Je pakt
   *[they] { $seat } pakt
} { $card-de } van de aflegstapel.
    .do = Pak { $card-de } van de aflegstapel.
chroma-played = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} { $card-de }.
    .do = Speel { $card-de } in je regenboog{ $gone-is ->
        [none] {""}
       *[some] {" "}in plaats van { $gone-de }
    }.
chroma-laid-over = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} { $card-de } over { $owner-is ->
    [you] { $over-jouw }
   *[they] { $over-de } van { $owner }
}.
    .do = Leg { $card-de } over { $over-de } van { $owner }.
chroma-cleared = { $card-De } gaat naar de aflegstapel{ $lock ->
    [0] {""}
    [one] , één beurt op slot
   *[other] , { $lock } beurten op slot
}.
chroma-discarded = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} { $card-de } af.
    .do = Leg { $card-de } af.
chroma-rainbow-complete = { $owner-is ->
    [you] Je hebt
   *[they] { $owner } heeft
} een regenboog van { $shape-many }.
chroma-round-begins = Ronde { $round } begint.
    .brief = {""}
chroma-turns-over = Iedereen heeft { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} gehad, en geen regenboog is compleet.

### What speaks for a move

chroma-why-wins = { $how ->
    [take] Daarmee kun je nog deze beurt je regenboog van { $shape-many } compleet maken.
   *[lay] { $gone-is ->
        [none] Daarmee is je regenboog van { $shape-many } compleet: je wint.
       *[some] Leg daarvoor { $gone-de } weg: je regenboog van { $shape-many } is compleet, en je wint.
    }
}
    .nudge = Je regenboog mist nog maar één kaart: waar is die?
chroma-why-stops = { $how ->
    [last] De regenboog van { $owner } mist nog maar één kaart{ $cards ->
        [0] {""}
        [one] , en van de { $all } kaarten die je niet ziet, past er één
       *[other] , en van de { $all } kaarten die je niet ziet, passen er { $cards }
    }. Hierna ontbreken er { $now }.
    [back] De regenboog van { $owner } mist dan { $now } kaarten in plaats van { $was }.
   *[fewer] Van de { $all } kaarten die je niet ziet, heeft { $owner } dan { $left ->
        [0] aan geen enkele meer iets
        [one] nog maar aan één iets
       *[other] nog maar aan { $left } iets
    } in plaats van aan { $cards }.
}{ $locked-is ->
    [none] {""}
   *[some] {" "}{ $locked-De } gaat dan op slot: { $owner } kan die kaart niet meteen terugpakken.
}
    .nudge = Bekijk de regenboog van { $owner }: hoeveel kaarten ontbreken er, en welke telt daar het meest?
chroma-why-denies = { $how ->
    [take] { $who } kan die kaart dan niet meer pakken
    [cover] Zo ligt { $card-de } niet meer bovenop
   *[keep] Van de aflegstapel zou { $who } die kaart kunnen pakken
}: daarmee zou de regenboog van { $who } { $left ->
    [0] compleet zijn
    [one] nog maar één kaart missen
   *[other] nog maar { $left } kaarten missen
}.
    .nudge = { $who } is hierna aan de beurt: welke kaart zou daar helpen?
chroma-why-nearer = { $gone-is ->
    [none] Je
   *[some] Leg daarvoor { $gone-de } weg: je
} regenboog van { $shape-many } mist dan { $now ->
    [one] één kaart
   *[other] { $now } kaarten
} in plaats van { $was }{ $has ->
    [none] {""}
    [all] , en die heb je { $now ->
        [one] al
       *[other] allemaal al
    } in je hand
   *[some] , en daarvan heb je er { $held ->
        [one] al één
       *[other] al { $held }
    } in je hand
}.
    .nudge = { $gone-is ->
        [none] Van welke vorm heb je de meeste kaarten, op tafel en in je hand?
       *[some] Je regenboog is vol: welke kaart daarin helpt je het minst, en welke in je hand helpt meer?
    }
chroma-why-finds = { $now ->
    [0] Daarmee heb je alle kaarten voor een regenboog van { $shape-many }: je hoeft ze alleen nog te leggen.
    [one] Daarmee hoef je voor een regenboog van { $shape-many } nog maar één kaart te vinden in plaats van { $was }.
   *[other] Daarmee hoef je voor een regenboog van { $shape-many } nog { $now } kaarten te vinden in plaats van { $was }.
}
    .nudge = Past de bovenste afgelegde kaart bij een vorm die je verzamelt?
chroma-why-ready = Je hebt { $left ->
    [one] de laatste kaart
   *[other] de laatste { $left } kaarten
} voor een regenboog van { $shape-many } al in je hand.
    .nudge = Tel de kaarten die je regenboog mist, en kijk welke daarvan je in je hand hebt.
chroma-why-second = { $gone-is ->
    [none] Zo krijg je er een tweede weg bij
   *[some] Leg daarvoor { $gone-de } weg, en je krijgt er een tweede weg bij
}: { $how ->
    [take] voor een regenboog van { $shape-many } hoef je nog { $now ->
        [one] één kaart
       *[other] { $now } kaarten
    } te vinden
   *[lay] een regenboog van { $shape-many } mist dan nog { $now ->
        [one] één kaart
       *[other] { $now } kaarten
    }
}{ $held ->
    [0] {""}
    [one] , en daarvan heb je er al één in je hand
   *[other] , en daarvan heb je er al { $held } in je hand
}.
    .nudge = Kijk niet alleen naar één vorm: welke andere is bijna even dichtbij?
chroma-why-wilds = Van de aflegstapel kan niemand een joker pakken, maar van de stapel { $cards ->
    [one] kan er nog één
   *[other] kunnen er nog { $cards }
} komen.
    .nudge = Wat voor kaarten komen alleen van de stapel?
chroma-why-outs = { $top-is ->
    [none] {""}
   *[some] { $top-De } op de aflegstapel brengt je niet dichterbij.{" "}
}Van de { $all } kaarten die je niet ziet ({ $pile } daarvan op de stapel), { $cards ->
    [one] zou er één
   *[other] zouden er { $cards }
} { $last ->
    [yes] je regenboog{ $shape-is ->
        [none] {""}
       *[some] {" "}van { $shape-many }
    } compleet maken
   *[no] je dichter bij een regenboog{ $shape-is ->
        [none] {""}
       *[some] {" "}van { $shape-many }
    } brengen
}.
    .nudge = Op welke kaarten wacht je, en hoeveel daarvan kunnen er nog komen?
chroma-why-spares = { $gone-is ->
    [none] Die kaart kun je missen
   *[some] Leg daarvoor { $gone-de } weg
}: { $find ->
    [0] je hebt nog steeds alle kaarten voor een regenboog van { $shape-many }.
    [one] voor een regenboog van { $shape-many } hoef je net als eerst nog maar één kaart te vinden.
   *[other] voor een regenboog van { $shape-many } hoef je net als eerst nog { $find } kaarten te vinden.
}
    .nudge = Welke kaart kun je missen?
chroma-why-harmless = Pakt { $who } { $card-de }, dan mist de regenboog van { $who } nog evenveel kaarten.
    .nudge = { $who } is hierna aan de beurt: aan welke kaart op de aflegstapel heeft { $who } niets?
chroma-why-parks = In je regenboog is er plek voor die kaart, en van de aflegstapel zou { $who } hem kunnen pakken.
    .nudge = Waar kan een kaart die je niet nodig hebt het minste kwaad?
chroma-why-keeps-wild = Je bewaart { $cards-de } voor later: als laatste kaart, of om iemand tegen te houden.
    .nudge = Jokers zijn tegen het einde het meest waard: welke kaarten kunnen eerder weg?
chroma-why-last-turn = { $over ->
    [yes] Dit is de allerlaatste beurt: niemand heeft gewonnen, en het is gelijkspel.
   *[no] Het is je laatste beurt: hierna spelen alleen de anderen nog.
}
    .nudge = Hoeveel beurten zijn er nog?

### Why not

# What there is to choose from, in the question for the rest of a move.
chroma-deed = { $kind ->
    [discard] afleggen
    [wild] over een kaart van een ander leggen
   *[play] in je regenboog spelen
}
chroma-the = { $card-de }

chroma-now = { $now ->
    [draw] Trek een kaart van de stapel.
    [take] Trek een kaart van de stapel, of pak de bovenste afgelegde kaart.
    [wild] Speel een kaart in je regenboog, leg er een af, of leg een joker over een kaart van een andere speler.
   *[act] Speel een kaart in je regenboog, of leg er een af.
}
chroma-you-hold = In je hand heb je { $cards }.
chroma-lies = { $cards-count ->
    [0] Daar ligt nog niets.
   *[other] Wat daar ligt: { $cards }.
}
chroma-no-no-passing = In dit spel kun je niet passen.
chroma-no-which-card = { $deed ->
    [play] Je speelt een kaart uit je hand in je regenboog.
    [discard] Je legt een kaart uit je hand af.
   *[wild] Je legt een joker uit je hand over een kaart van een andere speler.
}
chroma-no-no-such-card = { $said-is ->
    [none] Zo’n kaart is er niet.
   *[some] Een kaart ‘{ $said }’ is er niet.
} Een kaart heeft een kleur (blauw, groen, oranje, rood of geel) en een vorm (cirkel, kruis, vijfhoek, vierkant of ster), of het is een joker.
chroma-no-draw-first = { $card-is ->
    [none] {""}
   *[some] { $card-De } moet wachten.{" "}
}{ $take-is ->
    [yes] Trek eerst een kaart van de stapel, of pak de bovenste afgelegde kaart.
   *[no] Trek eerst een kaart van de stapel.
}
chroma-no-already-drawn = Je hebt je kaart deze beurt al.
chroma-no-no-discards = Er ligt geen afgelegde kaart om te pakken.
chroma-no-wild-on-top = { $card-De } boven op de aflegstapel is een joker, en die mag je nooit pakken.
chroma-no-locked = Een joker heeft { $card-de } vervangen: die kaart zit { $more ->
    [0] deze beurt nog op slot.
    [one] deze beurt en de volgende op slot.
   *[other] deze beurt en de { $more } volgende op slot.
}
chroma-no-not-in-hand = Je hebt { $card-de } niet in je hand.
chroma-no-not-full = { $card-is ->
    [none] Je regenboog heeft nog plek: er gaat niets uit voordat er vijf kaarten liggen.
   *[some] { $card-De } blijft liggen: je regenboog heeft nog plek, en er gaat niets uit voordat er vijf kaarten liggen.
}
chroma-no-needs-a-card = { $covers-is ->
    [yes] Een joker vervangt één kaart.
   *[no] Je regenboog heeft vijf kaarten, dus een van de zes gaat weg.
}
chroma-no-not-there = Er ligt geen { $card } in { $own-is ->
    [yes] jouw regenboog
   *[no] de regenboog van { $owner }
}.
chroma-no-idle = Je hebt { $card-de } net gepakt: die kaart mag niet meteen terug.
chroma-no-no-such-seat = Een speler { $seat } is er niet: een joker leg je over een kaart van { $others }.
chroma-no-no-colour = Je hebt geen kaart in { $colour } in je hand.
chroma-no-elsewhere = { $card-De } ligt in de regenboog van { $owner }, niet in de jouwe: leg je joker daar.
chroma-no-nothing-there = { $owner-is ->
    [none] Niemand anders heeft een kaart liggen waar een joker over kan.
   *[some] { $owner } heeft geen kaart liggen waar een joker over kan.
}
chroma-no-no-wild = { $card-is ->
    [none] Je hebt geen joker, en iets anders kun je niet over andermans kaart leggen.
   *[some] Over { $card-de } van { $owner } kan alleen een joker, en die heb je niet.
}
chroma-no-alike = Je hebt alleen kaarten zoals { $card-de }: speel er een, en dan gaat die nieuwe zelf weg.
chroma-no-not-wild = { $card-De } is geen joker, en blijft dus aan jouw kant.
chroma-no-needs-a-seat = Je legt een joker over een kaart van een andere speler.
chroma-no-own-rainbow = In je eigen regenboog speel je een joker net als elke andere kaart{ $card-is ->
    [none] , op een vrije plek.
   *[some] , en een van de zes gaat weg, bijvoorbeeld { $card-de }.
}

### Why not: decks and positions

chroma-no-small-deck = Met { $seats } spelers zijn minstens { $fewest } kaarten nodig, en deze sets hebben er { $cards }.
chroma-no-field-rainbows = ‘{ $name }’ moet de regenbogen van { $fewest } tot en met { $most } spelers noemen, met schuine strepen ertussen.
chroma-no-field-cards = ‘{ $name }’ moet uit kaarten zoals Bc of R* bestaan, of - zijn.
chroma-no-field-held = ‘{ $name }’ moet uit kaarten zoals Bc of R* bestaan, met ? voor een kaart die niet te zien is, of - zijn.
chroma-no-field-piled = ‘{ $name }’ moet uit kaarten zoals Bc of R* bestaan, de bovenste als laatste; een kaart op slot is Bc!1.
chroma-no-field-sure = ‘{ $name }’ moet een ? hebben voor elke speler van wie deze kijker niet weet wat die zeker weet, en alleen daar.
chroma-no-field-sure-of = ‘{ $name }’ moet { $count } waarden hebben, met schuine strepen ertussen; de laatste is wat iedereen weet.
chroma-no-line-cards = { $count ->
    [0] Er zijn geen kaarten
    [one] Er is maar 1 kaart
   *[other] Er zijn maar { $count } kaarten
} zoals { $thing-de }.
chroma-no-line-hand = Speler { $seat } heeft nu { $count } kaarten in de hand.
chroma-no-line-shown = Wat speler { $seat } van de aflegstapel heeft gepakt, zit in de hand en is nooit een joker.
chroma-no-line-lock = Alleen een gewone kaart zit op slot, en niet te lang.
chroma-no-line-taken = De kaart die deze beurt is gepakt, is er een die de speler aan de beurt heeft laten zien.
chroma-no-line-unsure = Als alles te zien is behalve een paar kaarten, valt niet te zeggen wat zeker is.
chroma-no-line-sure = Wat zeker is, zit bij de ongeziene kaarten van de anderen, en wat iedereen zeker weet, weet elke speler.
chroma-no-line-over = Het spel is afgelopen als één regenboog compleet is of alle beurten voorbij zijn, en niet eerder.
chroma-no-line-gift = Wie in de beurt van een ander wint, heeft van die speler een joker gekregen.

### The table as text

# The two cards that stand for any card, short, after a sign.
chroma-all-colours = kleuren
chroma-all-shapes = vormen
chroma-round = { $over-is ->
    [yes] Afgelopen in ronde
   *[no] Ronde
} { $round } van { $rounds }. Stapel: { $pile ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $pile } kaarten
}.
chroma-discards = Aflegstapel: { $top-is ->
    [none] leeg
   *[some] { $top } bovenop{ $lock ->
        [0] {""}
        [one] {" "}(nog één beurt op slot, dan vrij voor { $free-is ->
            [you] jou
           *[they] { $free }
        })
       *[other] {" "}(nog { $lock } beurten op slot, dan vrij voor { $free-is ->
            [you] jou
           *[they] { $free }
        })
    }{ $under-is ->
        [none] {""}
       *[some] , daaronder { $under }
    }
}.
chroma-rainbow = { $owner-is ->
    [you] Jouw regenboog:
   *[they] Regenboog van { $owner }:
} { $cards }
chroma-complete = Compleet: een regenboog van { $shape-many }.
chroma-far = Nog { $missing } te gaan, in elke vorm.
chroma-away = Nog { $missing } te gaan: { $ways }.
chroma-way = { $shape-many }{ $needs-is ->
    [none] {""}
   *[some] {" "}({ $needs })
}
chroma-needs-all = { $colours }
chroma-needs-any = { $count ->
    [one] elke kleur
   *[other] { $count } kleuren naar keuze
}
chroma-needs-some = { $count } van { $colours }
chroma-hand = { $owner-is ->
    [you] Jouw hand:
   *[they] Hand van { $owner }:
} { $cards }{ $known-is ->
    [none] {""}
   *[some] {" "}(bij iedereen bekend: { $known })
}
chroma-holds = { $seat } heeft { $cards ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $cards } kaarten
}{ $known-is ->
    [none] {""}
   *[some] , { $seen ->
        [all] allemaal
       *[other] waarvan { $seen }
    } gezien: { $known }
}.
chroma-waits = { $phase ->
    [draw] { $seat } moet een kaart trekken.
   *[act] { $seat } moet een kaart spelen of afleggen.
}
chroma-act = Kies een kaart: speel hem in je regenboog{ $full-is ->
    [yes] {" "}en leg een van de zes weg
   *[no] {""}
}, { $wild-is ->
    [yes] leg hem af, of leg een joker over een kaart van een andere speler
   *[no] of leg hem af
}.
chroma-draw = { $anew-is ->
    [yes] Trek van de stapel (de geschudde aflegstapel, op de bovenste kaart na).
   *[no] Trek van de stapel.
} { $why }
chroma-draw-or-take = { $anew-is ->
    [yes] Trek van de stapel (de geschudde aflegstapel, op de bovenste kaart na),
   *[no] Trek van de stapel,
} of pak { $card-de } van de aflegstapel.
chroma-sure = Nog bij de kaarten die je niet ziet: { $cards }.

### The table told aloud

chroma-aloud-rainbow = { $owner-is ->
    [you] Jouw regenboog:
   *[they] Regenboog van { $owner }:
} { $cards-is ->
    [none] nog geen kaarten
   *[some] { $cards }
}.
chroma-aloud-hand = { $owner-is ->
    [you] Jouw hand:
   *[they] Hand van { $owner }:
} { $cards }{ $known-is ->
    [none] {""}
   *[some] {" "}(door iedereen gezien: { $known })
}.
chroma-aloud-far = { $owner-is ->
    [you] Je hebt
   *[they] { $owner } heeft
} { $missing ->
    [0] geen kaarten meer
    [one] nog 1 kaart
   *[other] nog { $missing } kaarten
} nodig.
chroma-aloud-row = { $owner-is ->
    [you] Jouw regenboog:
   *[they] Regenboog van { $owner }:
} { $places-is ->
    [none] nog geen kaarten
   *[some] { $places }
}.

### On the page

chroma-page-red = rood
chroma-page-orange = oranje
chroma-page-yellow = geel
chroma-page-green = groen
chroma-page-blue = blauw
chroma-page-circle = cirkel
chroma-page-cross = kruis
chroma-page-pentagon = vijfhoek
chroma-page-square = vierkant
chroma-page-star = ster
chroma-page-circle-many = cirkels
chroma-page-cross-many = kruisen
chroma-page-pentagon-many = vijfhoeken
chroma-page-square-many = vierkanten
chroma-page-star-many = sterren
chroma-page-card-back = een gesloten kaart
chroma-page-wild-colour = joker: elke vorm in { $colour }
chroma-page-wild-shape = joker: { $shape } in elke kleur
chroma-page-wild-all = joker: elke kaart die er is
chroma-page-yours = Jouw regenboog
chroma-page-of = Regenboog van { $name }
chroma-page-in-hand = { $card }, in je hand
chroma-page-in-hand-of = { $card }, in de hand van { $name }
chroma-page-in-yours = { $card }, in jouw regenboog
chroma-page-in-of = { $card }, in de regenboog van { $name }
chroma-page-reads = telt als { $card }
chroma-page-reads-not = telt niet mee voor { $shapes }
chroma-page-rainbow-label = { $whose }: { $cards }. { $distance }
chroma-page-rainbow-empty = nog geen kaarten
chroma-page-slot = { $whose }, een vrije plek
chroma-page-slot-sixth = { $whose } is vol: een zesde kaart, en een van de zes gaat weg
chroma-page-sixth-goes = { $card }, de nieuwe kaart: leg die zelf weg
chroma-page-to-go = nog { $n }
chroma-page-complete = compleet!
chroma-page-goal = Vijf kleuren van één vorm winnen.
chroma-page-distance = { $shapes }: nog { $n } te gaan
chroma-page-distance-none = nog 5 te gaan, in elke vorm
chroma-page-distance-complete = een complete regenboog van { $shapes }
chroma-page-helps = helpt: { $colours }
chroma-page-wants = wacht op { $colours }
chroma-page-helps-any = elke kleur helpt
chroma-page-meters = Hoe ver in elke vorm
chroma-page-then = dan nog { $n } te gaan
chroma-page-then-complete = maakt hem compleet!
chroma-page-pile = Stapel
chroma-page-pile-label = de stapel, { $n ->
    [one] 1 gesloten kaart
   *[other] { $n } gesloten kaarten
}
chroma-page-pile-empty = de stapel is leeg: de aflegstapel wordt, op de bovenste kaart na, de nieuwe stapel
chroma-page-discards = Aflegstapel
chroma-page-discards-none = nog niets afgelegd
chroma-page-discards-label = de aflegstapel, { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, bovenop: { $card }
chroma-page-discards-here = aflegstapel
chroma-page-discards-top = bovenste afgelegde kaart
chroma-page-lock-one = één beurt op slot
chroma-page-lock = { $n } beurten op slot
chroma-page-lock-free = dan vrij voor { $name }
chroma-page-lock-free-you = dan vrij voor jou
chroma-page-lock-wild = joker bovenop: niemand kan die pakken
chroma-page-look = Bekijk de aflegstapel: { $n }
chroma-page-look-order = Van boven naar beneden
chroma-page-hand = Jouw hand
chroma-page-hand-of = Hand van { $name }
chroma-page-hand-count = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in de hand
chroma-page-hand-known = bij iedereen bekend: { $cards }
chroma-page-tag-new = nieuw
chroma-page-tag-taken = gepakt
chroma-page-tag-known = gezien
chroma-page-tag-helps = helpt
chroma-page-tag-wins = wint!
chroma-page-new = net getrokken
chroma-page-taken = net van de aflegstapel gepakt
chroma-page-known = iedereen heeft hem gezien
chroma-page-sure = Nog bij de kaarten die je niet ziet:
chroma-page-turn = aan de beurt
chroma-page-status-round = Ronde { $n }
chroma-page-status-round-of = Ronde { $n } van { $all }
chroma-page-status-draw = trek een kaart
chroma-page-status-act = speel er een of leg er een af
chroma-page-status-deal = het delen
chroma-page-do-draw = Trek, of pak de bovenste afgelegde kaart.
chroma-page-do-draw-only = Trek een kaart van de stapel.
chroma-page-do-act = Kies een kaart uit je hand.
chroma-page-do-where = Waar gaat die heen?
chroma-page-do-where-wild = Waar gaat die heen, of over wiens kaart?
chroma-page-do-sixth = Welke van de zes gaat naar de aflegstapel?
chroma-page-do-cover = Welke kaart vervangt hij?

### The first game

chroma-lesson-goal = Vijf kaarten van één vorm, elk in een andere kleur, zijn een regenboog, en wie er als eerste een heeft, wint. Je mist alleen een blauwe ster: tik daarop, dan op de vrije plek in je regenboog.
chroma-lesson-goal-well = Een regenboog van sterren: je hebt gewonnen! En nu vanaf het begin.
chroma-lesson-draw = Elke beurt begint met een kaart. Tik op de stapel om er een te trekken.
chroma-lesson-draw-well = Je hebt nu vier kaarten, en precies één moet weg: in je regenboog, naar de aflegstapel, of, als het een joker is, over een kaart van een ander.
chroma-lesson-play = Je verzamelt sterren, en een gele is nieuw. Tik daarop, dan op de vrije plek in je regenboog.
chroma-lesson-play-well = De boog licht op: rood, oranje en geel zijn er. Nog twee sterren!
chroma-lesson-take = In plaats van te trekken mag je de bovenste afgelegde kaart pakken. Robin heeft een groene ster afgelegd: tik op de aflegstapel.
chroma-lesson-take-well = Iedereen zag dat je hem pakte, dus iedereen weet dat je hem hebt.
chroma-lesson-sixth = Je regenboog is vol, maar twee kaarten zijn geen ster. Speel de groene ster als zesde op je regenboog en leg een kaart weg die niet helpt.
chroma-lesson-sixth-well = Nog één te gaan! De kaarten van een regenboog hoeven niet bij elkaar te passen zolang hij groeit.
chroma-lesson-attack = Gevaar: Robin heeft alleen nog een rode cirkel nodig! Kaarten met een streepjesrand zijn jokers en mogen over een kaart van een ander: tik op de gele kleurkaart, op Robins regenboog, dan op een cirkel die niet geel is.
chroma-lesson-attack-well = Twee gele kaarten is er één te veel: Robin heeft er nu nog twee nodig. De cirkel zit een beurt op slot.
chroma-lesson-colour = Een kleurkaart is elke vorm in die kleur, dus de blauwe is jouw blauwe ster. Speel hem op je regenboog en leg het blauwe vierkant weg.
chroma-lesson-colour-well = Je hebt gewonnen! Een gewone kaart die plaatsmaakt voor een joker, zit een beurt op slot, ook uit je eigen regenboog.
chroma-lesson-shape = Een vormkaart is die vorm in elke kleur. Speel de vormkaart ster: hij is de kleur die je mist.
chroma-lesson-shape-well = Vier sterren. Niemand zegt wat een joker moet zijn: hij telt als wat voor de eigenaar van de regenboog het beste is.
chroma-lesson-any = De alle-kleurenkaart en de alle-vormenkaart staan voor elke kaart die er is. Speel er een om je regenboog compleet te maken.
chroma-lesson-any-well = Drie gewone sterren en twee jokers: je hebt gewonnen!
chroma-lesson-gift = Pas op: over Robins rode kruis zou je rode kleurkaart een rode cirkel zijn, en daarmee wint Robin. Speel hem liever in je eigen regenboog.
chroma-lesson-gift-well = Hij is je rode ster. Een complete regenboog wint voor de eigenaar, wie de laatste kaart ook heeft gelegd.
chroma-lesson-lock = Een joker heeft je blauwe ster vervangen, en zo’n gewone kaart zit een beurt op slot, zoals het hangslot toont. Trek van de stapel.
chroma-lesson-lock-well = De speler na jou mag de ster pakken, als die dan nog bovenop ligt.
chroma-lesson-buried = Een joker op de aflegstapel kan nooit gepakt worden, en alles eronder is onbereikbaar. Trek van de stapel.
chroma-lesson-buried-well = Als de stapel leeg is, worden alle afgelegde kaarten behalve de bovenste geschud tot een nieuwe stapel.
chroma-coach-draw = Tik op de stapel om een kaart te trekken.
chroma-coach-take = Trek van de stapel, of pak de bovenste afgelegde kaart als die helpt.
chroma-coach-act = Kies een kaart, dan je regenboog; of leg hem af.
chroma-coach-wild = Je hebt een joker: bewaar hem voor je regenboog, of leg hem over een kaart van wie bijna wint.
chroma-coach-sixth = Je regenboog is vol: speel een zesde kaart en leg een van de zes weg.

### What somebody may type for a kind of move

chroma-drawn-pile = stapel
    .also = stapel
chroma-drawn-discards = aflegstapel
    .also = aflegstapel
chroma-typed-play = spelen
    .also = speel, leg, leggen
chroma-typed-wild = joker
    .also = leg over, leg, leggen
chroma-typed-take = pakken
    .also = pak, nemen, neem

## Rainbow Pirates

pirates-about = Bouw regenbogen op je eiland, plunder de andere eilanden en koop de piraten om die op het jouwe afkomen.

### Stukken

# Een groep op een eiland heeft een eigen naam: een reeks van kleur tot kleur, een set van één kleur, of wat er verder ligt.
pirates-card-1 = rode 1
    .een = een rode 1
    .Een = Een rode 1
    .de = de rode 1
    .De = De rode 1
    .veel = rode kaarten
pirates-card-2 = oranje 2
    .een = een oranje 2
    .Een = Een oranje 2
    .de = de oranje 2
    .De = De oranje 2
    .veel = oranje kaarten
pirates-card-3 = gele 3
    .een = een gele 3
    .Een = Een gele 3
    .de = de gele 3
    .De = De gele 3
    .veel = gele kaarten
pirates-card-4 = groene 4
    .een = een groene 4
    .Een = Een groene 4
    .de = de groene 4
    .De = De groene 4
    .veel = groene kaarten
pirates-card-5 = blauwe 5
    .een = een blauwe 5
    .Een = Een blauwe 5
    .de = de blauwe 5
    .De = De blauwe 5
    .veel = blauwe kaarten
pirates-card-6 = paarse 6
    .een = een paarse 6
    .Een = Een paarse 6
    .de = de paarse 6
    .De = De paarse 6
    .veel = paarse kaarten
pirates-card-7 = roze 7
    .een = een roze 7
    .Een = Een roze 7
    .de = de roze 7
    .De = De roze 7
    .veel = roze kaarten
pirates-card-w = JOKER
    .een = een JOKER
    .Een = Een JOKER
    .de = de JOKER
    .De = De JOKER
    .veel = JOKERS
pirates-card-t = Dief
    .een = een Dief
    .Een = Een Dief
    .de = de Dief
    .De = De Dief
    .veel = Dieven
pirates-card-c = Kanon
    .een = een Kanon
    .Een = Een Kanon
    .de = het Kanon
    .De = Het Kanon
    .veel = Kanonnen
pirates-card-s = Berger
    .een = een Berger
    .Een = Een Berger
    .de = de Berger
    .De = De Berger
    .veel = Bergers
pirates-card-k = Kapitein
    .een = een Kapitein
    .Een = Een Kapitein
    .de = de Kapitein
    .De = De Kapitein
    .veel = Kapiteins
pirates-card-n = Stinkerd
    .een = een Stinkerd
    .Een = Een Stinkerd
    .de = de Stinkerd
    .De = De Stinkerd
    .veel = Stinkerds
pirates-card-h = Walverlof
    .een = een Walverlof
    .Een = Een Walverlof
    .de = het Walverlof
    .De = Het Walverlof
    .veel = Walverloven
pirates-card-e = Afperser
    .een = een Afperser
    .Een = Een Afperser
    .de = de Afperser
    .De = De Afperser
    .veel = Afpersers
pirates-card-l = Uitkijk
    .een = een Uitkijk
    .Een = Een Uitkijk
    .de = de Uitkijk
    .De = De Uitkijk
    .veel = Uitkijken
pirates-card-r = Regenboogpiraat
    .een = een Regenboogpiraat
    .Een = Een Regenboogpiraat
    .de = de Regenboogpiraat
    .De = De Regenboogpiraat
    .veel = Regenboogpiraten
pirates-card-w1 = JOKER als { pirates-card-1 }
    .een = een JOKER als { pirates-card-1 }
    .Een = Een JOKER als { pirates-card-1 }
    .de = de JOKER als { pirates-card-1 }
    .De = De JOKER als { pirates-card-1 }
    .veel = JOKERS
pirates-card-w2 = JOKER als { pirates-card-2 }
    .een = een JOKER als { pirates-card-2 }
    .Een = Een JOKER als { pirates-card-2 }
    .de = de JOKER als { pirates-card-2 }
    .De = De JOKER als { pirates-card-2 }
    .veel = JOKERS
pirates-card-w3 = JOKER als { pirates-card-3 }
    .een = een JOKER als { pirates-card-3 }
    .Een = Een JOKER als { pirates-card-3 }
    .de = de JOKER als { pirates-card-3 }
    .De = De JOKER als { pirates-card-3 }
    .veel = JOKERS
pirates-card-w4 = JOKER als { pirates-card-4 }
    .een = een JOKER als { pirates-card-4 }
    .Een = Een JOKER als { pirates-card-4 }
    .de = de JOKER als { pirates-card-4 }
    .De = De JOKER als { pirates-card-4 }
    .veel = JOKERS
pirates-card-w5 = JOKER als { pirates-card-5 }
    .een = een JOKER als { pirates-card-5 }
    .Een = Een JOKER als { pirates-card-5 }
    .de = de JOKER als { pirates-card-5 }
    .De = De JOKER als { pirates-card-5 }
    .veel = JOKERS
pirates-card-w6 = JOKER als { pirates-card-6 }
    .een = een JOKER als { pirates-card-6 }
    .Een = Een JOKER als { pirates-card-6 }
    .de = de JOKER als { pirates-card-6 }
    .De = De JOKER als { pirates-card-6 }
    .veel = JOKERS
pirates-card-w7 = JOKER als { pirates-card-7 }
    .een = een JOKER als { pirates-card-7 }
    .Een = Een JOKER als { pirates-card-7 }
    .de = de JOKER als { pirates-card-7 }
    .De = De JOKER als { pirates-card-7 }
    .veel = JOKERS
pirates-group-13 = reeks 1 tot en met 3
pirates-group-14 = reeks 1 tot en met 4
pirates-group-15 = reeks 1 tot en met 5
pirates-group-16 = reeks 1 tot en met 6
pirates-group-rainbow = hele regenboog
pirates-group-24 = reeks 2 tot en met 4
pirates-group-25 = reeks 2 tot en met 5
pirates-group-26 = reeks 2 tot en met 6
pirates-group-27 = reeks 2 tot en met 7
pirates-group-35 = reeks 3 tot en met 5
pirates-group-36 = reeks 3 tot en met 6
pirates-group-37 = reeks 3 tot en met 7
pirates-group-46 = reeks 4 tot en met 6
pirates-group-47 = reeks 4 tot en met 7
pirates-group-57 = reeks 5 tot en met 7
pirates-group-1 = rode set
pirates-group-2 = oranje set
pirates-group-3 = gele set
pirates-group-4 = groene set
pirates-group-5 = blauwe set
pirates-group-6 = paarse set
pirates-group-7 = roze set
pirates-group-black = zwarte groep
pirates-group-pirate = Regenboogpiraat
pirates-group-pirates = Regenboogpiraten

# De kaarten van een nieuwe groep: drie, tenzij het een Regenboogpiraat is.
pirates-laid = { $alike-is ->
    [none] { $cards-een }
   *[some] drie { $alike-veel }{ $wilds ->
        [0] {""}
        [1] , waarvan één JOKER
        [2] , waarvan twee JOKERS
       *[other] , allemaal JOKERS
    }
}
pirates-cards = { $cards }

### Huisregels

pirates-option-natural_card = In elke groep kleuren moet een kaart zitten die geen JOKER is.
pirates-option-target_blocks = Een aanval op één speler kan alleen door die speler worden geblokkeerd.
pirates-option-lookout_blockable = De Uitkijk kan worden geblokkeerd, met geel.
pirates-option-end_with_pile = Het spel eindigt zodra de trekstapel leeg is.

### Hoe het eindigt

pirates-ending-out = Er is een speler uitgegaan; de grootste schat wint.
pirates-ending-run-out = Er is niets meer te trekken; de grootste schat wint.

### Wat er gebeurt

pirates-card-dealt = { $seat-is ->
    [you] Je krijgt
   *[they] { $seat } krijgt
} { pirates-some-card }.
    .sum = { $seat-is ->
        [you] Je krijgt
       *[they] { $seat } krijgt
    } { $card-is ->
        [none] { $times } kaarten
        [several] { $card-een }
       *[other] { $times } keer { $card }
    }.
pirates-card-turned-up = { $card-Een } wordt opengelegd.
    .sum = Nu liggen open: { $card-is ->
        [several] { $card-een }
       *[other] { $times } keer { $card }
    }.
pirates-draw-chosen = { $seat-is ->
    [you] Je trekt
   *[they] { $seat } trekt
} van de trekstapel.
    .do = Trek van de trekstapel.
pirates-card-drawn = { $seat-is ->
    [you] Je trekt
   *[they] { $seat } trekt
} { pirates-some-card }.
    .sum = { $seat-is ->
        [you] Je trekt
       *[they] { $seat } trekt
    } { $card-is ->
        [several] { $card-een }
        [none] { $times } kaarten
       *[other] { $times } keer { $card }
    }.
pirates-pair-taken = { $seat-is ->
    [you] Je neemt
   *[they] { $seat } neemt
} de open { $cards-count ->
    [one] kaart
   *[other] kaarten
}: { $cards }.
    .do = Neem de open { $cards-count ->
        [one] kaart
       *[other] kaarten
    }: { $cards }.
pirates-group-laid = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} { pirates-laid }.
    .do = Leg { pirates-laid }.
# Welke van twee groepen met dezelfde naam bedoeld is: de kaarten ervan.
pirates-apart = { $apart-count ->
    [0] {""}
   *[other] {" "}({ $apart })
}
pirates-card-added = { $seat-is ->
    [you] Je legt
   *[they] { $seat } legt
} { $card-een } bij de { $shape }.
    .do = Leg { $card-een } bij de { $shape }{ pirates-apart }.
    .sum = { $seat-is ->
        [you] Je legt { $card-een } bij wat op je eiland ligt.
       *[they] { $seat } legt { $card-een } bij wat daar ligt.
    }
pirates-rainbow-completed = Dat is een hele regenboog.
pirates-group-lifted = { $seat-is ->
    [you] Je neemt
   *[they] { $seat } neemt
} de { $shape } terug in { $seat-is ->
    [you] je
   *[they] de
} hand.
    .do = Neem de { $shape }{ pirates-apart } terug in je hand.
pirates-card-lifted = { $seat-is ->
    [you] Je neemt
   *[they] { $seat } neemt
} { $card-een } { $shape-is ->
    [pirates] terug in
   *[other] uit de { $shape } terug in
} { $seat-is ->
    [you] je
   *[they] de
} hand.
    .do = Neem { $card-een } { $shape-is ->
        [pirates] terug in je hand.
       *[other] uit de { $shape }{ pirates-apart } terug in je hand.
    }
pirates-black-played = { $seat-is ->
    [you] Je speelt
   *[they] { $seat } speelt
} { $card-een }{ $target-is ->
    [none] {""}
    [you] {" "}tegen jou
   *[they] {" "}tegen { $target }
}.
    .do = Speel { $card-een }{ $target-is ->
        [none] {""}
       *[they] {" "}tegen { $target }
    }.
pirates-asked-to-block = {""}
pirates-let-through = { $seat-is ->
    [you] Je laat
   *[they] { $seat } laat
} { $black-de } door.
    .do = Laat { $black-de } door.
pirates-blocked = { $seat-is ->
    [you] Je blokkeert
   *[they] { $seat } blokkeert
} met { $card-een }.
    .do = Blokkeer { $black-de } met { $card-een }.
pirates-came-to-nothing = { $black-De } heeft geen effect.
pirates-card-stolen = { $seat-is ->
    [you] Je steelt
   *[they] { $seat } steelt
} { $card-een } { pirates-raided-place }{ pirates-raided-rest }.
    .do = Steel { $card-een } { pirates-raided-place }.
pirates-card-blown-up = { $seat-is ->
    [you] Je blaast { $card-een } { pirates-raided-place } op{ pirates-raided-rest }.
   *[they] { $seat } blaast { $card-een } { pirates-raided-place } op{ pirates-raided-rest }.
}
    .do = Blaas { $card-een } { pirates-raided-place } op.
# Waar een kaart gestolen of opgeblazen is, en wat er met de rest van de groep gebeurt.
pirates-raided-place = { $shape-is ->
    [pirate] van { $owner-is ->
        [you] jouw eiland
       *[they] het eiland van { $owner }
    }
    [pirates] van { $owner-is ->
        [you] jouw eiland
       *[they] het eiland van { $owner }
    }
   *[other] uit { $owner-is ->
        [you] jouw { $shape }{ pirates-apart }
       *[they] de { $shape }{ pirates-apart } van { $owner }
    }
}
pirates-raided-rest = { $loose-count ->
    [0] {""}
   *[other] , en { $left-count ->
        [0] de rest gaat
       *[other] { $loose-een } { $loose-count ->
            [one] gaat
           *[other] gaan
        }
    } terug naar { $owner-is ->
        [you] jouw hand
       *[they] de hand
    }
}
pirates-card-fetched = { $seat-is ->
    [you] Je haalt
   *[they] { $seat } haalt
} { $card-een } uit de aflegstapel.
    .do = Haal { $card-een } uit de aflegstapel.
pirates-card-given = { $seat-is ->
    [you] Je geeft
   *[they] { $seat } geeft
} { $taker-is ->
    [you] je
   *[they] { $taker }
} { $card-is ->
    [none] een zwarte kaart
   *[some] { $card-een }
}.
    .do = Geef { $taker } { $card-is ->
        [none] een zwarte kaart
       *[some] { $card-een }
    }.
pirates-nothing-given = { $seat-is ->
    [you] Je hebt
   *[they] { $seat } heeft
} geen zwarte kaart om af te geven.
    .do = Zeg dat je geen zwarte kaart hebt om af te geven.
pirates-card-grabbed = { $seat-is ->
    [you] Je neemt
   *[they] { $seat } neemt
} { pirates-some-card } uit { $owner-is ->
    [you] jouw hand
   *[they] de hand van { $owner }
}.
    .sum = { $seat-is ->
        [you] Je neemt
       *[they] { $seat } neemt
    } { $card-is ->
        [none] { $times } kaarten
        [several] { $card-een }
       *[other] { $times } keer { $card }
    } uit { $owner-is ->
        [you] jouw hand
       *[they] de hand van { $owner }
    }.
pirates-card-demanded = { $seat-is ->
    [you] Je eist
   *[they] { $seat } eist
} { $card-een } van { $owner-is ->
    [you] jou
   *[they] { $owner }
}.
    .do = Eis { $card-een } van { $owner }.
pirates-card-handed-over = { $seat-is ->
    [you] Je geeft
   *[they] { $seat } geeft
} { $card-een } af aan { $taker-is ->
    [you] jou
   *[they] { $taker }
}.
pirates-card-denied = { $seat-is ->
    [you] Je hebt
   *[they] { $seat } heeft
} geen { $card }.
pirates-card-looked-at = { $seat-is ->
    [you] Je bekijkt
   *[they] { $seat } bekijkt
} de { pirates-place } kaart van de trekstapel{ $card-is ->
    [none] {""}
   *[some] : { $card-een }
}.
    .sum = { $seat-is ->
        [you] Je bekijkt
       *[they] { $seat } bekijkt
    } de bovenste { $times } kaarten van de trekstapel{ $card-is ->
        [none] {""}
       *[other] : { $card-een }
    }.
pirates-card-put-back = { $seat-is ->
    [none] De laatste{ $card-is ->
        [none] {""}
       *[some] , { $card-een },
    } komt eronder.
    [you] Je legt { pirates-some-card } als { pirates-place } kaart terug op de trekstapel.
   *[they] { $seat } legt { pirates-some-card } als { pirates-place } kaart terug op de trekstapel.
}
    .do = Leg { pirates-some-card } als { pirates-place } kaart terug op de trekstapel.
    .sum = { $seat-is ->
        [you] Je legt { $times } kaarten terug op de trekstapel.
       *[they] { $seat } legt { $times } kaarten terug op de trekstapel.
    }
pirates-place = { $place ->
    [1] bovenste
    [2] tweede
    [3] derde
   *[other] vierde
}
pirates-some-card = { $card-is ->
    [none] een kaart
   *[some] { $card-een }
}
pirates-turn-begins = {""}
pirates-last-placement = Er is niets meer te trekken: nu legt iedereen voor de laatste keer kaarten.
pirates-done-placing = { $seat-is ->
    [you] Je bent
   *[they] { $seat } is
} klaar met leggen.
    .do = Zeg dat je klaar bent met leggen.
pirates-went-out = Daarmee eindigt het spel, en { $seat-is ->
    [you] je gaat
   *[they] { $seat } gaat
} uit.

### Wat er te doen is

pirates-now = Je kunt { $deeds }.
pirates-can = { $deed ->
    [lay] kaarten uit je hand leggen
    [rearrange] je eiland herschikken
    [draw] trekken
    [done] zeggen dat je klaar bent
   *[play] een zwarte kaart spelen
}
pirates-now-block = { $card-is ->
    [none] Je kunt die kaart alleen doorlaten.
   *[some] Je kunt blokkeren met { $card-een }, of de kaart doorlaten.
}
pirates-you-hold = { $cards-count ->
    [0] Je hand is leeg.
   *[other] In je hand heb je { $cards-een }.
}
pirates-step-lay = leg { $run-is ->
    [none] { pirates-laid }
   *[some] de { $run }
}
pirates-step-add = leg { $card-een } bij de { $group }
pirates-step-lift = neem de { $group } terug
pirates-step-take = neem { $card-een } terug uit de { $group }

### What speaks for a move

# Een kleur in de hand, en de zwarte kaarten die ermee geblokkeerd worden.
pirates-against = { $card-een } tegen { $black-veel }
pirates-why-goes-out = { $out ->
    [now] Daarmee ga je uit met { $points } punten, en niemand anders heeft er meer dan { $best }.
   *[soon] Je kaarten maken dan een eiland met twee hele regenbogen, en er blijft er geen in je hand: genoeg om uit te gaan, met { $points } punten.
}
    .nudge = Twee hele regenbogen en een lege hand: hoe ver ben je nog van uitgaan?
pirates-why-rainbow = { $lacks-count ->
    [0] { $rainbows ->
        [one] Daarmee is je eerste hele regenboog af; om uit te gaan heb je er twee nodig.
        [2] Daarmee is je tweede hele regenboog af: genoeg om met een lege hand uit te gaan.
       *[other] Daarmee is er weer een hele regenboog af: je hebt er nu { $rainbows }.
    }
   *[other] Je reeks mist dan alleen nog { $lacks-een } om een hele regenboog te zijn.
}
    .nudge = Bekijk je reeksen: welke kan uitgroeien tot een hele regenboog?
pirates-why-raids = Het eiland van { $owner } verliest daardoor { $points ->
    [one] één punt
   *[other] { $points } punten
}{ $rainbow ->
    [broken] {" "}en een hele regenboog
   *[none] {""}
}{ $loose ->
    [0] {""}
    [one] ; er gaat nog een kaart terug naar de hand
   *[other] ; er gaan nog { $loose } kaarten terug naar de hand
}.
    .nudge = Welke kaart zou { $owner } het meest missen? Sommige groepen vallen al uiteen als er één kaart weg is.
pirates-why-loot = { $black-is ->
    [t] { $pirates ->
        [0] Het eiland van { $target } kan daardoor { pirates-up-to } verliezen, en de gestolen kaart is voor jou.
       *[other] Op het eiland van { $target } ligt een Regenboogpiraat: steel je die, dan gaan vijf punten van { $target } naar jou.
    }
    [c] { $pirates ->
        [0] Het eiland van { $target } kan daardoor { pirates-up-to } verliezen.
       *[other] Op het eiland van { $target } ligt een Regenboogpiraat: blaas je die op, dan kost dat { $target } vijf punten.
    }
    [s] { $wanted-count ->
        [0] { $number ->
            [one] In de aflegstapel ligt één kaart die je kunt halen.
           *[other] Je kunt kiezen uit { $number } kaarten in de aflegstapel.
        }
       *[other] In de aflegstapel ligt iets wat je kunt gebruiken: { $wanted-een }.
    }
    [k] Alle anderen met een zwarte kaart zouden je er een moeten geven.
    [n] { $number ->
        [one] Je kunt een kaart uit de hand van { $target } krijgen: één meer voor jou, één minder voor { $target }.
       *[other] Je kunt { $number } kaarten uit de hand van { $target } krijgen: { $number } meer voor jou, { $number } minder voor { $target }.
    }
    [h] { $number ->
        [one] Het kan je deze beurt één kaart extra opleveren.
       *[other] Het kan je deze beurt { $number } kaarten extra opleveren.
    }
    [e] { $wanted-count ->
        [0] { $number ->
            [one] { $target } heeft één kaart: noem de juiste, en die is voor jou.
           *[other] { $target } heeft { $number } kaarten: noem er een die erbij is, en die is voor jou.
        }
       *[other] Je weet dat { $target } iets heeft wat je kunt gebruiken: { $wanted-een }.
    }
   *[l] { $number ->
        [one] Je ziet de bovenste kaart van de trekstapel voordat je trekt.
       *[other] Je ziet de bovenste { $number } kaarten van de trekstapel en kunt bovenop leggen wat je daarna trekt.
    }
}
    .nudge = Bekijk de zwarte kaarten binnen je bereik: wat kunnen ze je nu opleveren?
pirates-up-to = { $number ->
    [one] één punt
   *[other] hoogstens { $number } punten
}
pirates-why-luck = { $asks ->
    [known] Je weet dat { $who } { $card-een } heeft.
    [name] { $works ->
        [0] In verdelingen die passen bij wat je ziet, heeft { $who } bijna nooit { $card-een }.
       *[other] In { $works } van de 100 verdelingen die passen bij wat je ziet, heeft { $who } { $card-een }.
    }
   *[block] { $black-is ->
        [l] { $card-is ->
            [none] Een Uitkijk kan met niets worden geblokkeerd.
           *[some] { pirates-unblocked }
        }
        [k] In { $works } van de 100 verdelingen die passen bij wat je ziet, kan niemand dat blokkeren en heeft iemand een zwarte kaart voor je.
       *[other] { pirates-unblocked }
    }
}
    .nudge = { $asks ->
        [known] Wat weet je van de hand van { $who }?
        [name] Welke kaart die je kunt gebruiken, heeft { $who } het waarschijnlijkst?
       *[block] Denk aan de kleuren die zwarte kaarten blokkeren: welke kunnen de anderen nog hebben?
    }
pirates-unblocked = { $works ->
    [0] Vrijwel zeker heeft iemand { $card-een } om dat te blokkeren.
    [100] Vrijwel zeker kan niemand dat blokkeren: daar is { $card-een } voor nodig.
   *[other] In { $works } van de 100 verdelingen die passen bij wat je ziet, kan niemand dat met { $card-een } blokkeren.
}
pirates-why-saves = Als niemand blokkeert, { $black-is ->
    [t] { $target-is ->
        [you] kan je eiland { pirates-up-to } verliezen
       *[they] steelt { $player } een kaart van het eiland van { $target }
    }
    [c] kan { $target-is ->
        [you] je eiland
       *[they] het eiland van { $target }
    } { pirates-up-to } verliezen
    [s] haalt { $player } een kaart uit de aflegstapel
    [k] { $number ->
        [0] krijgt { $player } een zwarte kaart van wie er een heeft
       *[other] moet je { $player } een zwarte kaart geven
    }
    [n] neemt { $player } { $number ->
        [one] een kaart
       *[other] { $number } kaarten
    } uit { $target-is ->
        [you] jouw hand
       *[they] de hand van { $target }
    }
    [h] trekt { $player } { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    } extra
    [e] kan { $player } elke kaart uit { $target-is ->
        [you] jouw hand
       *[they] de hand van { $target }
    } eisen
   *[l] legt { $player } de volgende kaarten van de trekstapel op volgorde
}{ $spare ->
    [spare] . En je kunt de kaart missen: ook zonder die kaart kun je een even groot eiland maken
   *[needed] {""}
}.
    .nudge = Wat gebeurt er als niemand { $black-de } tegenhoudt?
pirates-why-helpless = Alleen { $card-een } zou { $black-de } blokkeren, en die heb je niet.
    .nudge = Welke kaart zou { $black-de } blokkeren, en heb je die?
pirates-why-builds = { $how ->
    [asks] Krijg je die, dan kun je een eiland van { $now } punten maken in plaats van { $was }.
    [draws] Trek je die, dan kun je een eiland van { $now } punten maken in plaats van { $was }.
    [keeps] Met je { $card } kun je een eiland van { $now } punten maken, zonder die kaart een van { $was }.
   *[gets] Je kunt dan een eiland van { $now } punten maken in plaats van { $was }.
}
    .nudge = { $how ->
        [keeps] Wat is de kaart waard waarmee je zou blokkeren?
       *[gets] Zoek wat past bij de kaarten die je hebt.
    }
pirates-why-nears = { $how ->
    [keeps] Met je { $card } mis je { $now ->
        [0] niets
        [one] één kaart
       *[other] { $now } kaarten
    } voor twee hele regenbogen, zonder die kaart { $was }.
   *[gets] { $how ->
        [asks] Krijg je die, dan mis je voor twee hele regenbogen
        [draws] Trek je die, dan mis je voor twee hele regenbogen
       *[gets] Voor twee hele regenbogen mis je dan
    } { $now ->
        [0] niets meer
        [one] nog één kaart
       *[other] nog { $now } kaarten
    } in plaats van { $was }.
}
    .nudge = { $how ->
        [keeps] Wat is de kaart waard waarmee je zou blokkeren?
       *[gets] Met twee hele regenbogen ga je uit: welke kleuren mis je nog?
    }
pirates-why-plays = { $turn ->
    [now] Uit je hand kun je { $cards-een } nog deze beurt spelen.
   *[next] Vanaf je volgende beurt kun je { $cards-een } spelen.
}
    .nudge = Zwarte kaarten speel je uit je hand: welke zou je daar willen hebben?
pirates-why-draws = { $what ->
    [back] { $place ->
        [1] Als je deze beurt van de trekstapel trekt, is het de eerste kaart die je krijgt.
        [2] Als je deze beurt van de trekstapel trekt, is het de tweede kaart die je krijgt.
       *[other] De twee kaarten die je aan het eind van deze beurt kunt trekken, liggen erboven.
    }
    [tops] Je weet wat er boven op de trekstapel ligt: { $tops-een }.
    [pair-fit] { $face_up ->
        [one] Eén open kaart past
       *[other] Beide open kaarten passen
    } bij de jouwe; dat geldt voor { $hidden } van de { $all } kaarten die je niet hebt gezien.
    [pair-rare] { $face_up ->
        [one] Eén open kaart is
       *[other] Beide open kaarten zijn
    } een JOKER, een Regenboogpiraat of een zwarte kaart; dat geldt voor { $hidden } van de { $all } kaarten die je niet hebt gezien.
    [pile-fit] Van de { $all } kaarten die je niet hebt gezien, { $hidden ->
        [one] past er één
       *[other] passen er { $hidden }
    } bij de jouwe; van de open kaarten { $face_up ->
        [0] geen
       *[other] één
    }.
    [pile-rare] Van de { $all } kaarten die je niet hebt gezien, { $hidden ->
        [one] is er één
       *[other] zijn er { $hidden }
    } een JOKER, een Regenboogpiraat of een zwarte kaart; van de open kaarten { $face_up ->
        [0] geen
       *[other] één
    }.
   *[unseen] Niemand ziet wat je van de trekstapel trekt; de open kaarten zou iedereen kennen.
}
    .nudge = { $what ->
        [back] Nog deze beurt kun je de bovenste twee kaarten trekken: welke wil je hebben?
        [tops] Wat weet je van de trekstapel?
       *[unseen] Vergelijk: wat leveren de open kaarten je op, en wat kan de trekstapel opleveren?
    }
pirates-why-grows = { $was ->
    [0] Daarmee liggen je eerste { $now } punten op het eiland
   *[other] Je eiland gaat daarmee van { $was } naar { $now } punten
}{ $rival-is ->
    [none] {""}
   *[they] , voorbij { $rival } en aan kop
}{ $then ->
    [draw] ; daarna hoef je niets meer te leggen en mag je trekken
    [most] ; meer kun je met je kaarten niet maken
    [more] ; met je kaarten kun je er hoogstens { $end } maken
   *[nothing] {""}
}.
    .nudge = { $then ->
        [draw] Wat moet je leggen voordat je mag trekken?
       *[nothing] Welke van je kaarten kunnen op je eiland punten opleveren?
    }
pirates-why-keeps = { $how ->
    [other] De aanval is op { $what } gericht, niet op jou.
    [own] Je houdt { $what-een } over.
    [black] Je houdt { $what-een } voor jezelf.
    [wild] Je JOKER blijft in je hand: die hoef je nooit te leggen, en later past hij bijna overal.
   *[guard] Je hebt dan { $what } in je hand.
}
    .nudge = { $how ->
        [other] Op wie heeft de zwarte kaart het gemunt?
        [own] Wat is de kaart je waard waarmee je zou blokkeren?
        [black] Welke zwarte kaart zou je het minst missen?
        [wild] Waar kun je zonder JOKER?
       *[guard] Er komen nog zwarte kaarten: welke kleuren wil je daartegen in je hand hebben?
    }
pirates-why-rearranges = { $more ->
    [more] Opnieuw gelegd kunnen je kaarten een eiland van { $now } punten maken; zoals het nu ligt, zijn het er { $was }.
   *[same] Er gaat niets verloren: je kunt je kaarten opnieuw leggen voor { $now } punten.
}
    .nudge = Je mag je eiland herschikken: passen je kaarten op een andere manier beter?
pirates-why-steadies = Een aanval kan die groep dan hoogstens { $now ->
    [one] één punt
   *[other] { $now } punten
} kosten in plaats van { $was }: er valt minder uiteen.
    .nudge = Welke van je groepen zou uiteenvallen als er een kaart uit verdwijnt?

### Waarom niet

# What there is to choose from, in the question for the rest of a move.
pirates-deed = { $kind ->
    [lay] met andere kaarten leggen
    [add] bij een groep leggen
    [take] er een kaart uit terugnemen
    [lift] de hele groep terugnemen
   *[play] spelen
}
pirates-source = { $source ->
    [pair] de open kaarten
   *[pile] de trekstapel
}
pirates-a = { $card-een }
pirates-the = de { $group }{ pirates-apart }
pirates-not-about = { $group-is ->
    [none] Het gaat nu niet om { $card-een }.
   *[some] Het gaat nu niet om de { $group }.
}
pirates-not-asked = { $card-Een } uit je hand wordt nu niet gevraagd.

pirates-no-not-now = { $wanted ->
    [fetch] Alleen een Berger haalt een kaart uit de aflegstapel.
    [name] Alleen een Afperser eist een kaart bij naam.
    [top] Alleen een Uitkijk legt kaarten terug.
    [give] Alleen voor een Kapitein geef je een kaart af.
    [nothing] Alleen voor een Kapitein geef je een kaart af.
    [done] Dat je klaar bent, zeg je pas als het spel afloopt.
   *[block] Niemand speelt een zwarte kaart die je kunt blokkeren of doorlaten.
}
pirates-no-no-such-card = { $said-is ->
    [none] Zo’n kaart is er niet.
   *[some] Een kaart ‘{ $said }’ is er niet.
} Er zijn de kleuren van rood 1 tot en met roze 7, JOKERS, Regenboogpiraten en zwarte kaarten: Dief, Kanon, Berger, Kapitein, Stinkerd, Walverlof, Afperser en Uitkijk.
pirates-no-card-first = Kies eerst een kaart uit je hand, of een groep op je eiland.
pirates-no-only-lay = Het spel loopt af: je mag alleen nog kaarten uit je hand leggen.
pirates-no-draw-what = Door te trekken beëindig je je beurt.
pirates-no-must-place = Voordat je trekt, moet je kaarten leggen{ $more-is ->
    [yes] , bijvoorbeeld zo
   *[no] {""}
}: { $steps }.
pirates-no-nothing-there = { $source ->
    [pair] De open kaarten zijn
   *[pile] De trekstapel is
} op; trek wat er nog is.
pirates-no-fits-nowhere = Met { $card-een } kun je nu niets doen.
pirates-no-not-in-hand = { $held-is ->
    [none] Je mist daarvoor { $card-een }.
   *[some] Je hebt { $held ->
        [0] geen { $card }
        [one] maar één { $card }
       *[other] maar { $held } { $card-veel }
    } in je hand.
}
pirates-no-one-by-one = Leg Regenboogpiraten één voor één.
pirates-no-three-first = Leg eerst drie kaarten en dan de andere er één voor één bij: { $step }, en dan { $then-een } erbij.
pirates-no-too-few = Een groep heeft minstens { $least } kaarten, en dit is alleen { $cards-een }{ $wild-is ->
    [yes] ; een JOKER en het getal waarvoor hij staat zijn samen één kaart
   *[no] {""}
}.
pirates-no-all-wild = Aan deze tafel moet in elke groep een kaart zitten die geen JOKER is.
pirates-no-no-such-group = { $like-is ->
    [none] { $group-is ->
        [none] Zo’n groep ligt er niet op
       *[some] Je vindt de { $group } niet op
    } { $own-is ->
        [yes] jouw eiland
       *[no] het eiland van { $owner }
    }{ $groups-count ->
        [0] : er ligt niets.
       *[other] . Wat er ligt: { $groups }.
    }
   *[some] De { $like } op { $own-is ->
        [yes] jouw eiland
       *[no] het eiland van { $owner }
    } bestaat uit andere kaarten.
}
pirates-no-no-wild-there = Een JOKER staat voor een kleur, en alleen voor een kleur.
pirates-no-wild-as-what = { $how ->
    [take] Zeg welke JOKER je bedoelt, door te noemen waar hij voor staat: { $wilds }.
   *[lay] Wie een JOKER legt, zegt waar die voor staat.
}
pirates-no-does-not-fit = { $how ->
    [mixed] Zwarte kaarten en Regenboogpiraten horen niet in sets en reeksen.
    [run] { $group-is ->
        [rainbow] Bij een hele regenboog past geen kaart meer.
       *[other] Een kaart komt aan een eind van de { $group }: één lager of één hoger.
    }
   *[other] { $card-Een } past niet bij de { $group }.
}
pirates-no-no-group = { $cards-is ->
    [none] Zwarte kaarten en Regenboogpiraten horen niet in sets en reeksen.
   *[some] Zulke kaarten hebben niet dezelfde kleur en vormen ook geen reeks: { $cards }.
}
pirates-no-no-wrap = Een reeks loopt niet door van 7 naar 1.
pirates-no-not-yours = Je mag alleen kaarten op je eigen eiland verleggen{ $group-is ->
    [none] .
   *[some] , niet de { $group } van { $owner }.
}
pirates-no-not-in-group = Er zit geen { $card } { $group-is ->
    [pirate] bij
    [pirates] bij
   *[other] in
} de { $group }.
pirates-no-breaks-group = { $group-is ->
    [pirate] De Regenboogpiraat ligt daar alleen: neem de hele groep terug.
   *[other] Zonder die kaart is de { $group } niet compleet; neem de hele groep terug.
}
pirates-no-no-target = { $black-De } wordt niet tegen één bepaalde speler gespeeld: speel de kaart zonder iemand te noemen.
pirates-no-needs-target = { $black-De } wordt tegen een van je tegenstanders gespeeld.
pirates-no-not-yourself = { $black-De } wordt tegen iemand anders gespeeld: { $others }.
pirates-no-no-such-seat = Daar zit niemand: speel { $black-de } tegen { $others }.
pirates-no-many-moves = { $steps ->
    [one] Dat doe je met één zet: { $first }.
   *[other] Dat doe je in { $steps } zetten, en dit is de eerste: { $first }.
}
pirates-no-as-it-is = { $best-is ->
    [yes] Een groter eiland is met jouw kaarten niet te maken.
   *[no] Zo ligt je eiland er al bij.
}
pirates-no-lifted-enough = Je hebt in dit spel na het leggen al { $times } keer weer kaarten teruggenomen, en vaker mag niet: neem kaarten terug voordat je legt, of na een zwarte kaart.
pirates-no-wild-blocks-not = Met een JOKER kun je niet blokkeren.
pirates-no-block-or-pass = De vraag is nu of je { $black-de } blokkeert.
pirates-no-cannot-block = { $black-De } wordt geblokkeerd met { $card-een } uit de hand, en { $holds-is ->
    [yes] met geen andere kaart
   *[no] die heb je niet
}.
pirates-no-take-now = { $black-is ->
    [t] De Dief neemt een kaart van het eiland dat hij aanvalt
   *[c] Het Kanon blaast een kaart op van het eiland dat het aanvalt
}, bijvoorbeeld { $card-een }{ $group-is ->
    [pirate] {""}
    [pirates] {""}
   *[other] {" "}uit de { $group }
}.
pirates-no-fetch-now = De Berger haalt een kaart uit de aflegstapel, bijvoorbeeld { $card-een }.
pirates-no-give-now = De Kapitein wil een zwarte kaart van wie er een heeft{ $card-is ->
    [none] ; heb je er geen, zeg dat dan.
   *[some] , bijvoorbeeld { $card-een }.
}
pirates-no-name-now = De Afperser eist een kaart bij naam, bijvoorbeeld { $card-een }.
pirates-no-put-back = De Uitkijk legt de kaarten terug: zeg welke de { pirates-place } kaart van de trekstapel wordt, { $cards }.
pirates-no-no-salvager = Een Berger kan geen Berger halen.
pirates-no-not-discarded = Er ligt geen { $card } in de aflegstapel.
pirates-no-not-seen = Er is geen { $card } meer bij de kaarten die je bekijkt, alleen { $seen-een }.
pirates-no-not-the-target = { $black-De } is alleen tegen { $target } gespeeld.
pirates-no-must-give = Je hebt een zwarte kaart, dus je moet er een afgeven.
pirates-no-not-black = { $card-Een } is niet zwart.

### Waarom niet: stellingen

pirates-no-field-hands = ‘{ $name }’ moet 2 tot en met { $most } handen noemen, met schuine strepen ertussen.
pirates-no-field-islands = ‘{ $name }’ moet uit groepen bestaan met komma’s ertussen, zoals 345,66w6,tcs,rr.
pirates-no-field-secrets = ‘{ $name }’ moet een lijst zijn zoals 0>1:5t, voor wat alleen speler 0 weet van de hand van speler 1.
pirates-no-field-tops = ‘{ $name }’ moet een lijst zijn zoals 5:0,?:1, voor de kaarten op de trekstapel en de spelers die ze kennen.
pirates-no-line-cards = Er zijn maar { $count } { $thing-veel }.
pirates-no-line-turn = Er is iemand aan de beurt tot het spel afgelopen is, en ook dan nog hoort de beurt bij een speler.
pirates-no-line-group = Een groep bestaat uit drie of meer kaarten, waarvan één geen JOKER als de tafel dat wil, of uit Regenboogpiraten.
pirates-no-line-united = De Regenboogpiraten van een eiland zijn één groep.
pirates-no-line-known = Wat er van de hand van speler { $seat } bekend is, moet erin zitten.
pirates-no-line-tops = Van de trekstapel zijn hoogstens { $most } kaarten bekend.
pirates-no-line-player = De speler van de beurt beslist.
pirates-no-line-laid = Kaarten worden in een beurt gelegd, en bekeken als een Uitkijk zijn werk doet.
pirates-no-line-black = Een zwarte kaart is in het spel zolang hij geblokkeerd kan worden of zijn werk doet.
pirates-no-line-target = Een zwarte kaart heeft een doelwit als hij één tegenstander aanvalt.
pirates-no-line-pair = Er liggen { $count } kaarten open zolang er een trekstapel is.
pirates-no-line-out = Wie uitgaat, heeft geen kaarten in de hand en minstens twee hele regenbogen, en daarmee eindigt het spel.
pirates-no-line-out-already = Wie aan het begin van een beurt uit is, beëindigt het spel.
pirates-no-line-last = De laatste keer leggen komt als er niets meer te trekken is, en daarna is het spel afgelopen.
pirates-no-line-discarded = De zwarte kaart die in het spel is, ligt in de aflegstapel.
pirates-no-line-block = Tegenstanders wordt gevraagd of ze blokkeren, als de kaart geblokkeerd kan worden.
pirates-no-line-act = Iemand moet beslissen wat de zwarte kaart doet.
pirates-no-line-lookout = Alleen wie de Uitkijk speelt, kent de teruggelegde kaarten.

### De tafel als tekst

# Een zwarte kaart heeft een maan, een Regenboogpiraat geen eigen teken; de letter is die waarmee zetten getypt worden.
pirates-named-sign = { $letter }{ $sign }{ $card }
pirates-pirate-sign = { $letter } { $card }
pirates-times = { $count ->
    [1] { $card }
   *[other] { $count } x { $card }
}
pirates-heading = Trekstapel: { $pile ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $pile } kaarten
}. Open: { $pair-is ->
    [none] niets
   *[some] { $pair }
}.
pirates-top = nummer { $place } van boven: { $card-is ->
    [none] een kaart
   *[some] { $card }
}, bekend bij { $who }
pirates-knower = { $seat-is ->
    [you] jou
   *[they] { $seat }
}
pirates-discards = Aflegstapel: { $cards }.
pirates-island = { $owner-is ->
    [you] Jouw eiland:
   *[they] Eiland van { $owner }:
} { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}{ $bare-is ->
    [yes] , er ligt niets
   *[no] {""}
}
pirates-hand = { $owner-is ->
    [you] Jouw hand:
   *[they] Hand van { $owner }:
} { $cards-is ->
    [none] leeg
   *[some] { $cards }
}
pirates-all-know = iedereen kent { $cards }
pirates-knows = { $seat } kent { $cards }
pirates-holds = { $seat } heeft { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}{ $cards-is ->
    [none] {""}
   *[some] , waaronder { $cards }
}.
pirates-turn = { $seat } is aan de beurt.
pirates-last = Er is niets meer te trekken: { $seat-is ->
    [you] leg uit je hand wat je wilt, en zeg dan dat je klaar bent.
   *[they] { $seat } legt voor de laatste keer kaarten.
}
pirates-your-turn = Jouw beurt: { $does ->
    [lift] { $blacks-is ->
        [yes] terugnemen, leggen of zwarte kaarten spelen
       *[no] terugnemen of leggen
    }
   *[lay] { $blacks-is ->
        [yes] leggen of zwarte kaarten spelen
       *[no] kaarten leggen
    }
}; dan { $draws ->
    [either] trekken
    [pair] de open kaarten trekken
   *[pile] van de trekstapel trekken
}.
pirates-anew = Je mag ook je hele eiland opgeven zoals het moet worden.
pirates-can-go-out = Met dit eiland kun je uitgaan:
pirates-may-block = { $seat-is ->
    [you] { $can-is ->
        [yes] Blokkeer { $black-de } van { $player } met { $card-een }, of laat de kaart door.
       *[no] Alleen { $card-een } zou { $black-de } van { $player } blokkeren: laat de kaart door.
    }
   *[they] Aan { $seat } wordt gevraagd of die { $black-de } van { $player-is ->
        [you] jou
       *[they] { $player }
    } blokkeert.
}
pirates-give = { $seat-is ->
    [you] { $can-is ->
        [yes] Geef { $player } een zwarte kaart voor de Kapitein.
       *[no] { $player } wil een zwarte kaart voor de Kapitein: zeg dat je er geen hebt.
    }
   *[they] { $seat } moet { $player-is ->
        [you] je
       *[they] { $player }
    } een zwarte kaart geven voor de Kapitein, als er een is.
}
pirates-decides = { $seat } beslist wat { $black-de } doet.
pirates-act = { $black-is ->
    [t] Nu je Dief: neem een kaart van het eiland van { $target }
    [c] Nu je Kanon: blaas een kaart op van het eiland van { $target }
    [s] Nu je Berger: haal een kaart uit de aflegstapel
    [e] Nu je Afperser: noem een kaart die { $target } kan hebben
   *[l] Nu je Uitkijk: leg de kaarten terug, de bovenste eerst
}.
pirates-see = Je ziet { $cards }.

### The table told aloud

pirates-aloud-times = { $count ->
    [1] { $card }
   *[other] { $count } keer { $card }
}
pirates-aloud-top = Kaart { $place } van boven: { $card-is ->
    [none] bekend bij { $who }
   *[some] { $card }, bekend bij { $who }
}.
pirates-aloud-island = { $owner-is ->
    [you] Jouw eiland
   *[they] Eiland van { $owner }
}, { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}: { $groups-is ->
    [none] daar ligt niets
   *[some] { $groups }
}.
pirates-aloud-group = { $group }{ $cards-is ->
    [none] {""}
   *[some] {" "}({ $cards })
}
pirates-aloud-hand = { $owner-is ->
    [you] Jouw hand:
   *[they] Hand van { $owner }:
} { $cards-is ->
    [none] leeg
   *[some] { $cards }
}.
pirates-aloud-known = { $seat-is ->
    [none] Iedereen kent
    [you] Jij kent
   *[they] { $seat } kent
}: { $cards }.
pirates-aloud-can-go-out = Je kunt uitgaan met dit eiland: { $groups }.
pirates-aloud-row = { $owner-is ->
    [you] Jouw eiland:
   *[they] Eiland van { $owner }:
} { $places-is ->
    [none] niets
   *[some] { $places }
}.

### On the page

pirates-page-hidden = verborgen kaart
pirates-page-pirate = Regenboogpiraat
pirates-page-wild = JOKER
pirates-page-wild-as = JOKER als { $card }
pirates-page-thief = Dief
pirates-page-cannon = Kanon
pirates-page-salvager = Berger
pirates-page-captain = Kapitein
pirates-page-stinker = Stinkerd
pirates-page-shore-leave = Walverlof
pirates-page-extortionist = Afperser
pirates-page-lookout = Uitkijk
pirates-page-does-thief = Steelt een kaart van het eiland van een tegenstander.
pirates-page-does-cannon = Blaast een kaart van het eiland van een tegenstander op.
pirates-page-does-salvager = Haalt een kaart uit de aflegstapel.
pirates-page-does-captain = Elke tegenstander geeft een zwarte kaart af.
pirates-page-does-stinker = Grist ongezien twee kaarten uit de hand van een tegenstander.
pirates-page-does-shore-leave = Trekt drie kaarten.
pirates-page-does-extortionist = Eist een bepaalde kaart uit de hand van een tegenstander.
pirates-page-does-lookout = Bekijkt de bovenste vier kaarten en legt ze op volgorde.
pirates-page-black = zwarte kaart
pirates-page-stopped = Tegen te houden met: { $card }
pirates-page-unstoppable = Niet tegen te houden
pirates-page-island-yours = Jouw eiland
pirates-page-island-of = Eiland van { $name }
pirates-page-island-bare = Niets dan zand
pirates-page-rainbow = hele regenboog
pirates-page-rainbows = Hele regenbogen: { $n } van 2
pirates-page-group-yours = { $cards }, op jouw eiland
pirates-page-group-of = { $cards }, op het eiland van { $name }
pirates-page-held = { $n } in de hand
pirates-page-known = bekend: { $cards }
pirates-page-attacked = Wordt aangevallen
pirates-page-hand = Jouw hand
pirates-page-in-hand = { $card }, in je hand
pirates-page-must = moet gelegd worden
pirates-page-all-know = iedereen kent hem
pirates-page-some-know = { $name } kent hem
pirates-page-pile = Trekstapel, { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
pirates-page-pile-name = de trekstapel
pirates-page-pile-short = Stapel
pirates-page-pair = Open: { $cards }
pirates-page-pair-none = niets
pirates-page-pair-name = de open kaarten
pirates-page-pair-short = Open
pirates-page-discards = Aflegstapel
pirates-page-in-discards = { $card }, in de aflegstapel
pirates-page-top = Boven op de stapel: { $cards }
pirates-page-step-place = Leggen
pirates-page-step-black = Zwarte kaarten
pirates-page-step-draw = Trekken
pirates-page-worth = Elke kaart op je eiland is een punt
pirates-page-worth-run = Reeks
pirates-page-worth-set = Set
pirates-page-worth-out = Twee hele regenbogen en een lege hand: je gaat uit
pirates-page-turn-free = Leggen, spelen, dan trekken.
pirates-page-turn-free-more = Kies kaarten die bij elkaar horen, of een zwarte kaart. Door te trekken beëindig je je beurt.
pirates-page-turn-must = Eerst leggen, dan trekken.
pirates-page-turn-must-more = De kaarten met een vlag passen ergens, dus ze moeten op je eiland liggen voordat je trekt.
pirates-page-turn-of = { $name } is op zee.
pirates-page-turn-of-more = Speelt iemand een zwarte kaart, dan wordt je gevraagd of je blokkeert.
pirates-page-turn-watch = Je kijkt mee vanuit het kraaiennest.
pirates-page-last = De laatste landing.
pirates-page-last-more = Er is niets meer te trekken. Leg wat nog past en zeg dan dat je klaar bent.
pirates-page-last-of = { $name } legt de laatste kaarten.
pirates-page-over = De schat wordt geteld.
pirates-page-over-out = { $name } ging uit met twee hele regenbogen: 5 punten extra.
pirates-page-done = Ik ben klaar met leggen
pirates-page-arrange = Vrij herschikken
pirates-page-arrange-late = Je hebt na het leggen al zo vaak herschikt als deze tafel toestaat. Herschik voordat je legt, of na een zwarte kaart.
pirates-page-attack = { $who } speelt ‘{ $card }’!
pirates-page-attack-you = { $who } speelt ‘{ $card }’ tegen jou!
pirates-page-attack-other = { $who } speelt ‘{ $card }’ tegen { $target }!
pirates-page-attack-yours = Jij speelt ‘{ $card }’!
pirates-page-attack-yours-other = Jij speelt ‘{ $card }’ tegen { $target }!
pirates-page-asked-you = Iedereen krijgt die vraag, of die nu kan blokkeren of niet.
pirates-page-asked-other = Aan { $name } wordt gevraagd of die blokkeert.
pirates-page-pass = Laat door
pirates-page-block = Blokkeer: { $card }
pirates-page-block-none = Geen { $card } in je hand
pirates-page-act-thief = Welke schat? Kies een groep van { $target } en dan de kaart die je steelt.
pirates-page-act-cannon = Richten! Kies een groep van { $target } en dan de kaart die de lucht in gaat.
pirates-page-act-salvager = Kies de kaart die je haalt.
pirates-page-act-captain = Geef een zwarte kaart uit je hand af.
pirates-page-act-extortionist = Welke kaart eis je van { $target }?
pirates-page-act-lookout = Leg de kaarten terug, de bovenste eerst.
pirates-page-act-other = { $name } beslist.
pirates-page-act-give = { $name } moet een zwarte kaart afgeven.
pirates-page-none = Ik heb geen zwarte kaart
pirates-page-name = Eis: { $card }
pirates-page-look = Leg terug: { $card }
pirates-page-play = Spelen
pirates-page-against = Tegen { $name }
pirates-page-whom = Tegen wie?
pirates-page-as = Waar staat de JOKER voor?
pirates-page-shout-rainbow = Een hele regenboog!
pirates-page-shout-blocked = Geblokkeerd!
pirates-page-shout-demand = Geef hier: { $card }!
pirates-page-shout-denied = Niet hier!
pirates-page-shout-none = Geen zwarte kaart
pirates-page-shout-nothing = Geen effect
pirates-page-shout-out = Uit! +{ $n }
pirates-page-lift = Neem de groep terug
pirates-page-lift-more = Neem een kaart terug die gemist kan worden, of de hele groep.
pirates-page-add-more = Kies een groep die oplicht, of meer kaarten voor een nieuwe.
pirates-page-add-new = Kies meer kaarten voor een nieuwe groep.
pirates-page-draft = Jouw tekentafel
pirates-page-draft-more = Verleg kaarten zoals je wilt: tik erop en dan op waar ze heen gaan, of sleep ze. Er wordt niets verstuurd tot jij het zegt.
pirates-page-draft-group = Groep: { $cards }
pirates-page-draft-here = Leg hier neer
pirates-page-draft-here-group = Leg hier neer: { $cards }
pirates-page-draft-new = Nieuwe groep
pirates-page-draft-hand = Terug in de hand
pirates-page-draft-whole = compleet
pirates-page-draft-part = nog geen groep
pirates-page-draft-undo = Eén terug
pirates-page-draft-reset = Zoals het was
pirates-page-draft-best = Voorstel
pirates-page-draft-best-none = Je eiland is zo groot als het kan.
pirates-page-draft-close = Sluiten
pirates-page-draft-do = Uitvoeren
pirates-page-draft-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
pirates-page-draft-free = daarna mag je trekken
pirates-page-draft-must = moet nog gelegd worden: { $cards }
pirates-page-draft-same = zoals het nu ligt
pirates-page-draft-card = { $card }, op de tekentafel
pirates-page-status-pile = { $n } in de trekstapel

### The first game

pirates-lesson-goal = De grootste schat wint, en elke kaart op je eiland is een punt. Twee hele regenbogen en een lege hand beëindigen het spel: kies de roze 7, dan de reeks die hem mist.
pirates-lesson-goal-well = 24 tegen 6: je hebt gewonnen, met vijf punten voor de Regenboogpiraat en vijf omdat je uitging. En nu vanaf het begin.
pirates-lesson-run = Kaarten liggen in groepen, zoals drie of meer kleuren in de volgorde van de regenboog. Kies de gele 3, de groene 4 en de blauwe 5.
pirates-lesson-run-well = Een reeks van drie: drie punten.
pirates-lesson-join = Kaarten met een vlag passen ergens; die moet je leggen voordat je trekt. Kies de paarse 6, dan je reeks.
pirates-lesson-join-well = Reeksen groeien aan de uiteinden, dus nu past ook de roze 7.
pirates-lesson-draw = Er hoeft niets meer gelegd te worden. Beëindig je beurt met twee kaarten trekken: de twee open kaarten, of twee van de trekstapel.
pirates-lesson-draw-well = En Robin is ook aan de beurt geweest.
pirates-lesson-thief = Zwarte kaarten zijn piraten, en de Dief steelt een kaart van een eiland. Kies hem en speel hem tegen Robin.
pirates-lesson-thief-well = Robin liet hem door: alleen een rode 1 had hem geblokkeerd.
pirates-lesson-steal = Kies nu wat er gestolen wordt. Twee kaarten zijn geen groep, dus kies de 6’en en neem er een: de andere moeten ook van het eiland af.
pirates-lesson-steal-well = Een 6 voor jou, en twee gaan terug naar Robins hand.
pirates-lesson-block = Robin richt een Kanon op je eiland, en deze piraat houdt van oranje. Blokkeer het met de oranje 2 uit je hand.
pirates-lesson-block-well = Het Kanon zwijgt. Alle tegenstanders krijgen de vraag of ze blokkeren, en een JOKER kan dat niet.
pirates-lesson-set = Drie of meer kaarten van één kleur zijn ook een groep: een set. Kies de drie roze 7’s.
pirates-lesson-set-well = Nog drie punten. Een set groeit met elke kaart van die kleur.
pirates-lesson-pirate = Een Regenboogpiraat is vijf punten waard en mag alleen liggen. Kies hem.
pirates-lesson-pirate-well = Vijf punten in één klap. Regenboogpiraten moet je leggen voordat je trekt.
pirates-lesson-wild = Een JOKER komt in plaats van elke kleur in een set of een reeks. Kies hem, dan de lange reeks, dan de rode 1 waar hij voor staat.
pirates-lesson-wild-well = Een hele regenboog! Een JOKER in je hand hoef je nooit te leggen.
pirates-lesson-rearrange = In je beurt mag je je eiland herschikken. Je hebt twee gele 3’en, en een derde ligt aan het eind van een reeks: kies die reeks, dan de 3 daarin.
pirates-lesson-rearrange-well = Drie 3’en zijn een set. Aan een echte tafel kun je met ‘{ pirates-page-arrange }’ alles uitproberen voordat iets telt.
pirates-lesson-blacks = Zwarte kaarten mogen ook schat zijn: drie ervan, welke ook, zijn een groep. Kies ze alle drie.
pirates-lesson-blacks-well = Drie punten. In een latere beurt mag je ze terugnemen en spelen.
pirates-lesson-cannon = Het Kanon blaast een kaart op een eiland op; een oranje 2 blokkeert het. Kies het en speel het tegen Robin.
pirates-lesson-cannon-well = Je hebt het midden van de reeks opgeblazen, en stukken van minder dan drie kaarten gaan terug naar de hand.
pirates-lesson-salvager = De Berger haalt een kaart uit de aflegstapel; een gele 3 blokkeert hem. Kies hem en speel hem.
pirates-lesson-salvager-well = Hij heeft je een Regenboogpiraat gebracht. Alleen een andere Berger kan hij niet halen.
pirates-lesson-captain = De Kapitein krijgt een zwarte kaart van elke tegenstander die er een heeft; een groene 4 blokkeert hem. Kies hem en speel hem.
pirates-lesson-captain-well = Robin gaf je een Kanon: wie geeft, kiest de kaart.
pirates-lesson-stinker = De Stinkerd grist blind twee kaarten uit een hand; een blauwe 5 blokkeert hem. Kies hem en speel hem tegen Robin.
pirates-lesson-stinker-well = Twee kaarten meer voor jou. Alleen jullie twee weten welke.
pirates-lesson-leave = Met Walverlof trek je drie kaarten; een paarse 6 blokkeert het. Kies het en speel het.
pirates-lesson-leave-well = Drie nieuwe kaarten, en aan het eind van je beurt trek je zoals altijd.
pirates-lesson-extortionist = De Afperser eist een kaart die jij noemt; een roze 7 blokkeert hem. Je zag Robin een oranje 2 nemen: kies hem en speel hem tegen Robin.
pirates-lesson-extortionist-well = Je noemde de oranje 2, en Robin moest hem afgeven.
pirates-lesson-lookout = De Uitkijk bekijkt de bovenste vier kaarten van de trekstapel, en niets blokkeert hem. Kies hem en speel hem.
pirates-lesson-lookout-well = Deze vier leg je terug in de volgorde die je wilt, en zo weet je wat er komt.
pirates-lesson-last = Als er niets meer te trekken is, legt iedereen nog één keer kaarten, zwarte alleen als groep. Kies de blauwe 5, dan de blauwe set.
pirates-lesson-last-well = Nog een punt. Nu wordt er niets meer teruggenomen of verplaatst, en kaarten in de hand zijn niets waard.
pirates-coach-must = Kaarten met een vlag moet je leggen: kies er drie voor een nieuwe groep, of een en dan de groep waar hij bij past.
pirates-coach-black = Kies een zwarte kaart om te zien wat die doet, en speel hem als je wilt.
pirates-coach-draw = Alles wat moet, ligt er. Trek om je beurt te beëindigen: de twee open kaarten, of twee van de trekstapel.
pirates-coach-block = Er wordt een zwarte kaart gespeeld: blokkeer hem met de juiste kleur, of laat hem door.
pirates-coach-take = Kies op tafel wat je zwarte kaart pakt.
pirates-coach-last = Er is niets meer te trekken: leg wat je nog kunt, en zeg dan dat je klaar bent.

### What somebody may type for a kind of move

pirates-drawn-pile = stapel
    .also = trekstapel
pirates-drawn-pair = open kaarten
    .also = open kaarten
pirates-typed-pass = doorlaten
    .also = laat door, passen, pas
pirates-typed-block = blokkeren
    .also = blokkeer, afweren, weer af
pirates-typed-draw = trekken
    .also = trek, pak, pakken, neem, nemen
pirates-typed-lay = leggen
    .also = leg, plaatsen
pirates-typed-add = toevoegen
    .also = voeg toe, aanleggen, leg aan, leg, leg bij
pirates-typed-top = terugleggen
    .also = leg terug, bovenop
pirates-typed-take = nemen
    .also = neem, neem terug, pakken, pak
pirates-typed-lift = opnemen
    .also = neem op, neem terug, terugnemen
pirates-typed-fetch = halen
    .also = haal
pirates-typed-nothing = niets
    .also = geen, zeg

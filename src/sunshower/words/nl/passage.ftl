## Rainbow Passage

passage-about = Race met een stuk over een bord vol kleuren: de dobbelstenen bepalen op welke velden je mag komen, en hoe vaak.

### Pieces

passage-colour-R = rood
passage-colour-Y = geel
passage-colour-G = groen
passage-colour-C = cyaan
passage-colour-B = blauw
passage-colour-M = magenta

# Dice of one colour, a letter for each.

passage-group-R = rood
passage-group-RR = 2 keer rood
passage-group-RRR = 3 keer rood
passage-group-RRRR = 4 keer rood
passage-group-RRRRR = 5 keer rood
passage-group-Y = geel
passage-group-YY = 2 keer geel
passage-group-YYY = 3 keer geel
passage-group-YYYY = 4 keer geel
passage-group-YYYYY = 5 keer geel
passage-group-G = groen
passage-group-GG = 2 keer groen
passage-group-GGG = 3 keer groen
passage-group-GGGG = 4 keer groen
passage-group-GGGGG = 5 keer groen
passage-group-C = cyaan
passage-group-CC = 2 keer cyaan
passage-group-CCC = 3 keer cyaan
passage-group-CCCC = 4 keer cyaan
passage-group-CCCCC = 5 keer cyaan
passage-group-B = blauw
passage-group-BB = 2 keer blauw
passage-group-BBB = 3 keer blauw
passage-group-BBBB = 4 keer blauw
passage-group-BBBBB = 5 keer blauw
passage-group-M = magenta
passage-group-MM = 2 keer magenta
passage-group-MMM = 3 keer magenta
passage-group-MMMM = 4 keer magenta
passage-group-MMMMM = 5 keer magenta

passage-side-south = zuid
passage-side-west = west
passage-side-north = noord
passage-side-east = oost
passage-section-short = korte
passage-section-long = lange
passage-section-angled = hoekige
passage-section-square = vierkante

### House rules

passage-option-extra_piece = Iedereen heeft een vijfde stuk, op het middelste veld van de eerste rij.
passage-option-no_returns = Geslagen stukken komen niet terug op het bord.
passage-option-teams = Partners zitten tegenover elkaar, of naast elkaar (vier spelers).
passage-option-teams-none = geen teams
passage-option-teams-opposite = partners tegenover elkaar
passage-option-teams-neighbours = partners naast elkaar
passage-option-board = De grootte van een willekeurig bord, breedte eerst; of een bord om opnieuw te gebruiken, met zijn seed of zijn tekst.
    .page = Hoe groot het bord is.
passage-option-board-11x11 = 11 bij 11 velden
passage-option-board-9x9 = 9 bij 9 velden
passage-option-board-9x13 = 9 velden breed, 13 lang
passage-option-board-9x9-00c0ffee = 9 bij 9 velden, altijd hetzelfde bord
passage-option-balanced = Op een willekeurig bord komt elke kleur even vaak voor.
passage-option-turn_limit = Gelijkspel als iedereen die nog meedoet zoveel beurten heeft gehad.
passage-option-honour_dice = Je zegt zelf hoeveel dobbelstenen je gooit, en een verkeerd aantal kost je wat.
passage-option-quiet_turns = Gelijkspel na zoveel beurten achter elkaar zonder vooruitgang.
passage-option-sides = De kant van elke speler, in speelvolgorde: s (zuid), w (west), n (noord), e (oost).
    .page = Aan welke kant elke speler begint, in speelvolgorde.
passage-option-sides-usual = standaard
passage-option-sides-wnes = west, noord, oost, zuid (vier spelers)
passage-option-starts = Eigen startvelden, een lijst voor elke speler.
    .page = Waar de stukken beginnen.
passage-option-starts-usual = standaard
passage-option-starts-b1-d1-e1-j1-c11-f11-g11-h11 = verder uit elkaar (twee spelers, 11 bij 11 velden)
passage-option-crossings = Hoeveel stukken naar de overkant moeten: één getal voor iedereen, of een voor elke speler.
    .page = Hoeveel stukken naar de overkant moeten.
passage-option-crossings-1 = één
passage-option-crossings-2 = twee
passage-option-crossings-1-2-1-2 = om en om één en twee (vier spelers)

# What an option cannot be.

passage-no-crossings = Er moeten 1 tot en met { $most } stukken naar de overkant: één getal voor iedereen, of een voor elke speler, met komma’s ertussen.
passage-no-sides = Elke speler heeft een eigen kant, in speelvolgorde, met de klok mee: letters uit s (zuid), w (west), n (noord) en e (oost); of ‘usual’ voor de standaardkanten.
passage-no-starts = Noem de startvelden van elke speler, met komma’s ertussen en een schuine streep tussen de spelers; of ‘usual’ voor de standaardvelden.
passage-no-turns = Het aantal beurten is 1 tot en met { $most }.
passage-no-board-size = Het bord is een grootte zoals 11x11, beide zijden oneven, van 9x9 tot 13x13, 11x15 en 9x17, of de tekst van een bord.
passage-no-board-seed = De seed van een bord komt na de grootte en heeft { $digits } tekens, elk 0 tot en met 9 of a tot en met f.
passage-no-board-text = Hier hoort de tekst van een heel bord.
passage-no-board-sections = De delen van een bord zijn letters uit { $letters }.
passage-no-board-box = In de doos zitten { $box } { $kind } delen, geen { $count }.
passage-no-board-gap = Op dit bord vullen de delen het kader niet.
passage-no-board-misfit = Op dit bord past deel { $number }, ‘{ $letter }’, niet op { $square }.
passage-no-board-rest = Op dit bord zijn er meer delen dan in het kader passen.
passage-no-board-colours = De kleuren van een bord van { $size } zijn { $squares } letters uit { $letters }.

### How it ends

passage-ending-crossed = Er zijn genoeg stukken aan de overkant: wie ze daarheen bracht, wint.
passage-ending-last = Nog maar één partij heeft stukken op het bord, en die wint.
passage-ending-quiet = Te veel beurten achter elkaar zonder vooruitgang: gelijkspel.
passage-ending-turn-limit = Iedereen heeft alle beurten gehad: gelijkspel.

### What happens

passage-byte-drawn = Het bord wordt geloot.
    .sum = Het bord wordt geloot.
passage-board-laid = Het ligt klaar: { $board }.
passage-rolled-for-start = { $seat-is ->
    [you] Je gooit
   *[they] { $seat } gooit
} om te zien wie begint: { $reds ->
    [0] geen rood
   *[other] { $reds } keer rood
}.
passage-roll-again = Gelijk: { $rivals } gooien opnieuw.
passage-round-begins = Ronde { $round } begint.
    .brief = {""}
passage-turn-begins = {""}
passage-dice-taken = { $seat-is ->
    [you] Je neemt
   *[they] { $seat } neemt
} { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}.
    .do = Gooi { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }.
passage-dice-rolled = { $seat-is ->
    [you] Je gooit
   *[they] { $seat } gooit
} { $groups }: { $moves ->
    [one] één zet
   *[other] hoogstens { $moves } zetten
}.
passage-stepped = { $seat-is ->
    [you] Je gaat
   *[they] { $seat } gaat
} van { $source } naar { $square } ({ $colour }).
    .do = Ga met het stuk op { $source } naar { $square } ({ $colour }).
passage-captured = Daarmee is een stuk van { $owner-is ->
    [you] jou
   *[they] { $owner }
} geslagen.
passage-crossed = Het stuk is aan de overkant{ $leaves-is ->
    [yes] {" "}en gaat van het bord
   *[no] {""}
}.
passage-out = { $seat-is ->
    [you] Dat was je laatste stuk, en je { $done-is ->
        [yes] hebt geen beurten meer
       *[no] ligt eruit
    }.
   *[they] Dat was het laatste stuk van { $seat }, en { $seat } { $done-is ->
        [yes] heeft geen beurten meer
       *[no] ligt eruit
    }.
}
passage-returned = { $seat-is ->
    [you] Je brengt
   *[they] { $seat } brengt
} stuk { $piece } terug op { $square }.
    .do = Breng stuk { $piece } terug op { $square }.
passage-turn-ended = { $seat-is ->
    [you] Je { $passed-is ->
        [yes] past
       *[no] beëindigt de beurt
    }.
   *[they] { $seat } { $passed-is ->
        [yes] past
       *[no] beëindigt de beurt
    }.
}
    .do = { $passed-is ->
        [yes] Pas.
       *[no] Beëindig de beurt.
    }
passage-penalised = Het hadden { $due } dobbelstenen moeten zijn, niet { $rolled }.
passage-pushed-back = Het stuk op { $source } gaat terug naar { $square }.
passage-game-over = Het spel is afgelopen: { $winners-is ->
    [none] gelijkspel
    [you] je hebt gewonnen
    [several] { $winners } hebben gewonnen
   *[they] { $winners } heeft gewonnen
}.

### What speaks for a move

passage-why-ends-game = { $how ->
    [crossed] Daarmee komt een stuk aan de overkant, en win je het spel.
    [last] Daarmee sla je het laatste stuk van je tegenstanders, en win je het spel.
   *[draw] Daarmee eindigt het spel in gelijkspel.
}
    .nudge = { $how ->
        [draw] Tel de beurten: het spel is bijna afgelopen.
       *[other] Je kunt nu meteen winnen: hoe?
    }
passage-why-wins-at-once = Bij { $chance } van de 100 worpen met { $dice } dobbelstenen gooi je een kleur waarmee je meteen wint{ $more ->
    [yes] , in plaats van bij { $otherwise } met de { $due } die je hoort te gooien; en wie wint, betaalt niets
   *[no] {""}
}.
    .nudge = Een van je stukken is nog één zet van de overkant: wat kunnen de dobbelstenen daarvoor doen?
passage-why-crosses = Daarmee komt een stuk aan de overkant, en { $left ->
    [0] meer heb je er daar niet nodig
    [one] er moet er nog één volgen
   *[other] er moeten er nog { $left } volgen
}.
    .nudge = Kijk naar de overkant: een van je stukken is er bijna.
passage-why-captures = Daarmee sla je een stuk van { $owner } dat nog { $rows ->
    [one] één rij
   *[other] { $rows } rijen
} te gaan had{ $then ->
    [none] , het laatste van { $owner } op het bord
    [fewer] ; { $owner } gooit dan { $dice } dobbelstenen in plaats van { $was }
   *[same] {""}
}.
    .nudge = Kijk naar de stukken van de anderen die naast de jouwe staan.
passage-why-can-capture = Vandaar kan je stuk deze beurt doorgaan en dat van { $owner } op { $square } slaan.
    .nudge = Je hebt meer dan één zet: kun je daarmee iets slaan?
passage-why-escapes = { $moves ->
    [one] Waar je stuk nu staat, kan { $owner } het in één zet slaan: bij { $chance } van de 100 worpen met { $dice } dobbelstenen valt die kleur.
   *[other] Waar je stuk nu staat, heeft { $owner } { $moves } zetten nodig om het te slaan; waar het heen gaat, kan niemand dat voordat je weer aan de beurt bent.
}
    .nudge = { $moves ->
        [one] Welk stuk van jou kan in één zet geslagen worden?
       *[other] Bij welke stukken van jou kan iemand komen voordat je weer aan de beurt bent?
    }
passage-why-chases = Daarmee komt een stuk tot op { $steps ->
    [one] één zet
   *[other] { $steps } zetten
} van het stuk van { $owner } op { $square }, dat nog { $rows ->
    [one] één rij
   *[other] { $rows } rijen
} te gaan heeft.
    .nudge = { $owner } nadert de overkant: welk stuk van jou kan dat tegenhouden?
passage-why-star-row = Het stuk bereikt de sterrij en mag er dus aan het begin van je volgende beurt voorbij.
    .nudge = Kijk naar de sterrij: welk stuk kan er deze beurt komen?
passage-why-colours-ahead = Vandaar leiden { $colours } kleuren verder: bij { $chance } van de 100 worpen met { $dice } dobbelstenen zit er een van bij.
    .nudge = Vergelijk de kleuren vóór elk veld: hoe meer het er zijn, hoe eerder je verder kunt.
passage-why-races = Je voorste stuk heeft dan nog { $rows ->
    [one] één rij
   *[other] { $rows } rijen
} te gaan, dat van { $owner } nog { $theirs }.
    .nudge = Tel de rijen: wie is het dichtst bij de overkant?
passage-why-follows = Er volgt een tweede stuk, met nog { $rows ->
    [one] één rij
   *[other] { $rows } rijen
} te gaan, mocht je voorste geslagen worden.
    .nudge = Als je voorste stuk geslagen werd, welk stuk kwam er dan voor in de plaats?
passage-why-returns = Daarmee heb je { $pieces } stukken op het bord{ $more ->
    [yes] {" "}en gooi je { $dice } dobbelstenen in plaats van { $was }
   *[no] {""}
}; en tot het verzet wordt, is het veilig.
    .nudge = Kijk ook naast het bord: met gelijke dobbelstenen kun je meer doen dan zetten.
passage-why-holds-back = { $which ->
    [none] Alle zetten die nog kunnen, gaan achteruit.
    [all] Bij elke zet vooruit die nog kan, staat iemand dichtbij genoeg om je stuk te slaan voordat je weer aan de beurt bent.
   *[some] Bij { $risky } van de { $ahead } zetten vooruit die nog kunnen, staat iemand dichtbij genoeg om je stuk te slaan voordat je weer aan de beurt bent.
}
    .nudge = Bekijk de zetten die nog kunnen: waar zou je stuk dan staan?
passage-why-moves-away = { $owner } zou { $moves } zetten nodig hebben om { $what ->
    [any] een van je stukken
   *[it] je stuk daar
} te slaan, en zoveel zijn er maar bij { $chance } van de 100 worpen met { $dice } dobbelstenen.
    .nudge = Hoeveel zetten hebben de anderen nodig om bij je stukken te komen?
passage-why-out-of-reach = { $what ->
    [any] Zoals je stukken staan, kan niemand er een slaan voordat je weer aan de beurt bent.
    [near] { $owner } heeft een stuk op maar twee zetten daarvandaan, en toch kan niemand je daar slaan voordat je weer aan de beurt bent.
   *[it] Daar kan niemand je stuk slaan voordat je weer aan de beurt bent.
}
    .nudge = De ster remt ook de anderen af: waar kan niemand komen voordat je weer aan de beurt bent?
passage-why-sets-out = { $pieces ->
    [one] Je eerste stuk gaat op weg.
   *[other] Er gaat een nieuw stuk op weg: { $pieces } stukken van jou zijn dan onderweg.
}
    .nudge = Welke stukken van jou wachten nog thuis?
passage-why-takes-dice = { $right ->
    [yes] Met { $pieces ->
        [one] één stuk
       *[other] { $pieces } stukken
    } op het bord hoor je { $dice } dobbelstenen te gooien: bij elk ander aantal gaan je stukken een veld terug.
   *[no] { $chance ->
        [0] Met één dobbelsteen heb je één zet
       *[other] Bij { $chance } van de 100 worpen met { $dice } dobbelstenen heb je meer dan één zet
    }; maar je hoort er { $due } te gooien, en daarvoor gaan je stukken een veld terug.
}
    .nudge = { $right ->
        [yes] Tel je stukken op het bord.
       *[no] Hoe vaak gooi je met zoveel dobbelstenen een kleur twee keer?
    }
passage-why-keeps = { $safe ->
    [one] Je stuk dat nog niet verzet is, blijft veilig: niemand kan het slaan of op zijn veld komen.
   *[other] Je { $safe } stukken die nog niet verzet zijn, blijven veilig: niemand kan ze slaan of op hun velden komen.
}
    .nudge = Welke stukken van jou zijn veilig, omdat ze nog niet verzet zijn?
passage-why-moves-left = { $moves ->
    [0] Het is de laatste zet die je deze beurt kunt doen, en zetten die je niet gebruikt, vervallen.
    [one] Daarna heb je deze beurt nog een zet.
   *[other] Daarna heb je deze beurt nog { $moves } zetten.
}
    .nudge = Zetten die je niet gebruikt, vervallen: hoe haal je er het meeste uit?

### Why not

# What there is to choose from, in the question for the rest of a move.
passage-deed = { $kind ->
    [step] een stuk erheen verzetten
   *[return] een geslagen stuk daar terugbrengen
}

passage-now = { $dice-is ->
    [yes] Zeg hoeveel dobbelstenen je gooit.
   *[no] { $squares-is ->
        [none] { $pieces-is ->
            [none] Je kunt alleen je beurt beëindigen.
           *[some] Je kunt stuk { $pieces } terugbrengen, of je beurt beëindigen.
        }
       *[some] { $pieces-is ->
            [none] Je kunt het stuk op { $squares } verzetten, of je beurt beëindigen.
           *[some] Je kunt het stuk op { $squares } verzetten, stuk { $pieces } terugbrengen, of je beurt beëindigen.
        }
    }
}
passage-goes = Van { $source } kun je naar { $squares } gaan.
passage-comes-back = Stuk { $piece } kan terugkomen op { $squares }.
passage-no-no-such-square = Er is geen veld { $square }: de velden zijn a1 tot en met { $last }.
passage-no-wrong-dice = Er zijn { $most } dobbelstenen: gooi er 1 tot en met { $most }.
passage-no-dice-first = Zeg eerst hoeveel dobbelstenen je gooit{ $square-is ->
    [none] {""}
   *[some] , voordat er iets van { $square } vertrekt
}: één meer dan je stukken op het bord hebt, en hoogstens { $most }.
passage-no-dice-rolled = De dobbelstenen van deze beurt zijn al gegooid.
passage-no-empty-square = Op { $square } staat niemand.
passage-no-not-your-piece = Het stuk op { $square } is niet van jou.
passage-no-no-moves-left = Je hebt alle zetten gedaan die je dobbelstenen toelaten, dus het stuk op { $square } blijft staan: beëindig je beurt.
passage-no-one-step = Een stuk dat voorbij de sterrij begint of er voorbijgaat, doet één zet per beurt, en dit stuk heeft die al gedaan.
passage-no-stuck = Het stuk op { $square } kan nu geen zet doen.{ $dice-count ->
    [0] {""}
   *[other] {" "}Voor { $dice } heb je geen dobbelsteen.
}{ $pieces-count ->
    [0] {""}
    [one] {" "}Op { $pieces } staat een stuk in de weg.
   *[other] {" "}Op { $pieces } staan stukken in de weg.
}{ $star-count ->
    [0] {""}
   *[other] {" "}Vanwege de ster mag het deze beurt niet naar { $star }.
}{ $crossing-count ->
    [0] {""}
   *[other] {" "}Deze beurt heeft al een stuk aan de overkant het bord verlaten, dus { $crossing } { $crossing-count ->
        [one] moet
       *[other] moeten
    } wachten.
}
passage-no-already-there = Je stuk staat al op { $square }.
passage-no-sideways = Gezien vanaf de eigen kant gaat een stuk nooit recht naar links of rechts.
passage-no-not-adjacent = Een zet gaat één veld ver: { $square } grenst niet aan { $source }.
passage-no-own-piece = Op { $square } staat een stuk van jezelf.
passage-no-partner-here = Op { $square } staat een stuk van je partner.
passage-no-safe = Het stuk op { $square } is nog niet verzet en kan dus niet geslagen worden.
passage-no-one-forward = Een stuk dat op de sterrij begint, doet in een beurt maar één zet vooruit.
passage-no-star-row = Een stuk dat vóór de sterrij begint, komt deze beurt niet verder dan die rij.
passage-no-no-die = Veld { $square } is { $colour }, en je hebt geen dobbelsteen van die kleur meer.
passage-no-one-crossing = Per beurt mag maar één stuk aan de overkant het bord verlaten.
passage-no-no-such-piece = Een stuk { $piece } is er niet: je stukken zijn 1 tot en met { $pieces }.
passage-no-across = Stuk { $piece } is aan de overkant en komt niet terug.
passage-no-not-captured = Stuk { $piece } staat op het bord.
passage-no-none-captured = Geen van je stukken is geslagen.
passage-no-no-returns = Aan deze tafel komen geslagen stukken niet terug.
passage-no-moved-already = Een stuk breng je terug in plaats van te zetten, en je hebt al gezet.
passage-no-no-pair = Een stuk komt alleen terug als minstens twee dobbelstenen dezelfde kleur tonen.
passage-no-no-start-square = Veld { $square } is geen startveld van jou.
passage-no-own-start = Met twee gelijke dobbelstenen komt een stuk alleen op zijn eigen startveld terug.
passage-no-occupied = { $square-is ->
    [none] Alle startvelden waarop het terug zou kunnen, zijn bezet.
   *[some] Veld { $square } is bezet.
}

### Why not: tables and positions

passage-no-needs-four = Teams zijn voor vier spelers.
passage-no-wrong-sides = De huisregel ‘sides’ moet { $seats } kanten noemen voor { $seats } spelers, bijvoorbeeld { $sides }.
passage-no-wrong-crossings = De huisregel ‘crossings’ moet één getal zijn, of { $seats } getallen voor { $seats } spelers.
passage-no-too-many-crossings = Niemand kan meer dan { $pieces } stukken naar de overkant brengen.
passage-no-wrong-starts = De huisregel ‘starts’ moet { $squares } velden noemen voor elk van de { $seats } spelers.
passage-no-start-nowhere = Het startveld { $square } van speler { $seat } ligt niet op een bord van { $board }.
passage-no-start-twice = Het startveld { $square } van speler { $seat } is twee keer genoemd.
passage-no-start-rule-one = Het startveld { $square } van speler { $seat } ligt niet in de rij het dichtst bij de { $side }kant (eerste regel).
passage-no-start-rule-two = Het startveld { $square } van speler { $seat } ligt aan de linker- of rechterrand van het bord (tweede regel).
passage-no-start-rule-three = Het startveld { $square } van speler { $seat } ligt in de lijn naast de rand van een buur (derde regel).
passage-no-start-of-extra = Het startveld { $square } van speler { $seat }, het laatste, moet het midden van de rij zijn: het is dat van het extra stuk.
passage-no-field-seats = ‘{ $name }’ moet de stukken van 2, 3 of 4 spelers noemen, met schuine strepen ertussen.
passage-no-field-pieces = ‘{ $name }’ moet voor elke speler { $count } velden noemen, zoals c1; een stuk dat nog niet verzet is, is c1!, een geslagen stuk -, een stuk aan de overkant +.
passage-no-field-tokens = ‘{ $name }’ moet voor elke speler { $count } velden noemen, zoals c1.
passage-no-field-dice = ‘{ $name }’ moet uit hoogstens { $most } letters uit { $letters } bestaan, of - zijn.
passage-no-field-leashes = ‘{ $name }’ moet uit letters uit { $letters } bestaan.
passage-no-field-leash-each = ‘{ $name }’ moet { $count } letters hebben, één voor elk stuk van de speler aan de beurt.
passage-no-line-turn = Tot het spel afgelopen is, is er iemand aan de beurt, en daarna niemand.
passage-no-line-square = Op een veld kan maar één stuk staan.
passage-no-line-tokens = De fiches van speler { $seat } liggen achter de eigen startvelden, { $squares }.
passage-no-line-unmoved = Een stuk dat nog niet verzet is, staat waar zijn fiche ligt.
passage-no-line-far-row = Een stuk staat alleen op zijn verste rij als het net gewonnen heeft.
passage-no-line-off = Speler { $seat } kan niet zoveel stukken van het bord hebben gebracht.
passage-no-line-limits = Met dit aantal beurten zou het spel al afgelopen zijn.
passage-no-line-quiet = Er zijn niet zoveel beurten zonder vooruitgang geweest, want er zijn niet zoveel beurten geweest.
passage-no-line-reds = De worpen om te zien wie begint, verdwijnen met de eerste worp voor een beurt.
passage-no-line-starter = Wie begint, heeft vaker rood gegooid dan iemand anders.
passage-no-line-ending = Het einde en de winnaar passen niet bij de stukken en de beurten.
passage-no-line-over = Met nog maar één partij op het bord, of genoeg stukken aan de overkant, zou het spel afgelopen zijn.
passage-no-line-goes-on = Een spel dat doorgaat, heeft geen einde en geen winnaar.
passage-no-line-mover = Wie geen stuk op het bord heeft, is niet aan de beurt.
passage-no-line-honour = Alleen met ‘honour_dice’ wordt gevraagd hoeveel dobbelstenen er gegooid worden.
passage-no-line-dice = Met de al gebruikte erbij heeft speler { $seat } { $dice } dobbelstenen gegooid.
passage-no-line-moves = Er zijn zoveel zetten als dobbelstenen in de grootste groep, min de zetten die al gedaan zijn.
passage-no-line-gone = Alleen een stuk dat deze beurt naar de overkant is gegaan, heeft het bord verlaten.
passage-no-line-leash = Een letter in ‘leashes’ past niet bij de rij van het stuk.
passage-no-line-leashes = De letters in ‘leashes’ en de stukken passen niet bij de zetten van deze beurt.

### The table as text

passage-drawing = Het bord wordt geloot.
passage-rolls-first = { $seat-is ->
    [you] Jij gooit
   *[they] { $seat } gooit
} nu om te zien wie begint: dat is wie het vaakst rood gooit.
passage-won = { $winner-is ->
    [you] Je hebt gewonnen.
    [none] { $winners } hebben gewonnen.
   *[they] { $winner } heeft gewonnen.
}
passage-round = Ronde { $round } van hoogstens { $limit }: { $seat-is ->
    [you] jij bent aan de beurt
   *[they] { $seat } is aan de beurt
}.
passage-partners = Partners: { $first }; { $second }.
passage-goals = Stukken aan de overkant: { $goals }.
passage-goal = { $seat-is ->
    [you] jij
   *[they] { $seat }
} { $across } van { $needed }
passage-quiet = Beurten zonder vooruitgang, met deze erbij: { $turns }; gelijkspel na { $most }.
passage-legend = De cijfers zijn spelers, { $safe } is nog niet verzet en dus veilig, { $reached } is bereikbaar voor een stuk dat alle zetten krijgt, { $star } wijst de lijnen van de ster aan.
passage-goes-up = { $seat-is ->
    [you] Je gaat
   *[they] { $seat } gaat
} omhoog; voorbij de sterrij doet een stuk één zet per beurt.
passage-set = { $number } { $seat } ({ $side }{ $near-is ->
    [yes] , onderaan
   *[no] {""}
}{ $state ->
    [out] , ligt eruit
    [done] , geen beurten meer
   *[in] {""}
}): { $pieces }.
passage-set-piece = { $piece } { $square }
passage-set-captured = { $piece } geslagen (start { $start })
passage-set-across = { $piece } aan de overkant
passage-take-dice = Zeg hoeveel dobbelstenen je gooit: één meer dan je stukken op het bord hebt, hoogstens vijf. Bij een verkeerd aantal gaat elk van je stukken aan het eind van de beurt een veld terug.
passage-takes-dice = { $seat } zegt nu hoeveel dobbelstenen het worden.
passage-dice = { $count } { $colour } { $sign }
passage-has-dice = { $seat-is ->
    [you] Jouw dobbelstenen:
   *[they] Dobbelstenen van { $seat }:
} { $dice-is ->
    [none] geen
   *[some] { $dice }
}; { $moves ->
    [0] geen zetten meer
    [one] nog 1 zet
   *[other] nog { $moves } zetten
}.
passage-steps = { $square } naar { $steps }{ $reach ->
    [none] {""}
    [many] ; met alle zetten kan het { $count } velden bereiken
   *[some] ; met alle zetten kan het bereiken: { $squares }
}.
passage-step = { $square } { $sign }{ $loser-is ->
    [none] {""}
   *[they] {" "}(slaat { $loser })
}
passage-returns = In plaats daarvan mag je stuk { $piece } terugbrengen op { $squares }.
passage-may-end = { $moved-is ->
    [yes] Je mag je beurt beëindigen.
   *[no] Je mag passen.
}

### The table told aloud

passage-aloud-pieces = { $owner-is ->
    [you] Jouw stukken
   *[they] Stukken van { $owner }
}, vanaf { $side }{ $state ->
    [out] , uit het spel
    [done] , zonder verdere beurten
   *[in] {""}
}: { $pieces }.
passage-aloud-piece = { $piece } op { $square } ({ $colour }{ $safe-is ->
    [yes] , veilig
   *[no] {""}
})
passage-aloud-captured = { $piece } geslagen, begint weer op { $start }
passage-aloud-across = { $piece } aan de overkant
passage-aloud-dice = { $count } { $colour }
passage-aloud-steps = Vanaf { $square }: { $steps }.
passage-aloud-step = { $square } ({ $colour }){ $loser-is ->
    [none] {""}
   *[they] {" "}en slaat { $loser }
}
passage-aloud-row = { $places }.
passage-aloud-place = { $square } { $colour }{ $owner-is ->
    [none] {""}
    [you] {" "}met jouw stuk { $piece }
   *[they] {" "}met stuk { $piece } van { $owner }
}{ $safe-is ->
    [yes] {" "}(veilig)
   *[no] {""}
}

### On the page

passage-page-red = rood
passage-page-yellow = geel
passage-page-green = groen
passage-page-cyan = cyaan
passage-page-blue = blauw
passage-page-magenta = magenta
passage-page-pawn-0 = hoed
passage-page-pawn-1 = schip
passage-page-pawn-2 = bel
passage-page-pawn-3 = kat
passage-page-your-piece = jouw { $pawn } { $n }
passage-page-their-piece = { $pawn } { $n } van { $name }
passage-page-unmoved = nog niet verzet
passage-page-star = de ster
passage-page-leash-f = deze beurt tot aan de sterrij
passage-page-leash-s = op de sterrij: één zet vooruit, of terug
passage-page-leash-b = terug van de sterrij: weer één zet vooruit, of terug
passage-page-leash-u = deze beurt alleen nog terug
passage-page-leash-o = deze beurt één zet
passage-page-leash-n = deze beurt geen zet meer
passage-page-pays = betaald met { $colours }
passage-page-steps-some = { $n } zetten
passage-page-far = { $steps }, betaald met { $colours }
passage-page-planned = zet { $n } van het plan
passage-page-dice = Dobbelstenen
passage-page-dice-left = { $dice } over
passage-page-dice-spent = { $dice } gebruikt
passage-page-dice-planned = { $dice } in het plan
passage-page-dice-none = geen
passage-page-dice-unknown = { $n } gebruikt
passage-page-moves-none = Geen zetten meer
passage-page-moves-one = Nog 1 zet
passage-page-moves-some = Nog { $n } zetten
passage-page-roll-theirs = Dobbelstenen van { $name }
passage-page-roll-coming = De dobbelstenen rollen …
passage-page-roll-ask = Hoeveel dobbelstenen gooi je?
passage-page-roll-asked = { $name } zegt nu hoeveel dobbelstenen het worden.
passage-page-throw-ask = Jij bent aan de beurt: gooi de dobbelstenen!
passage-page-stuck = Geen van je stukken kan zetten
passage-page-plan = Vooruit plannen
passage-page-plan-about = Probeer eerst meerdere zetten op het bord; ze worden pas gespeeld als jij dat zegt
passage-page-plan-when = Voor een beurt met meerdere zetten
passage-page-plan-all = Je plan gebruikt alle zetten
passage-page-plan-done = Je plan gebruikt alle zetten: speel het, ga terug of wis het.
passage-page-plan-empty = Kies een stuk en dan veld na veld. Er wordt nog niets gespeeld.
passage-page-plan-steps = Je plan: { $way }
passage-page-plan-told = Gepland: { $squares }.
passage-page-plan-play-one = Speel deze zet
passage-page-plan-play-some = Speel { $n } zetten
passage-page-plan-end = Speel en beëindig de beurt
passage-page-plan-back = Terug
passage-page-plan-drop = Wissen
passage-page-zoom = Grotere velden
passage-page-zoom-out = Het hele bord
passage-page-choose-piece = Verzet een stuk
passage-page-choose-square = { $piece } op { $square } gaat naar
passage-page-choose-return = Breng het terug op
passage-page-captured = geslagen
passage-page-across = aan de overkant
passage-page-across-of = { $n } van { $needed } aan de overkant
passage-page-out = geen stuk op het bord
passage-page-on-board-one = 1 stuk op het bord
passage-page-on-board-some = { $n } stukken op het bord
passage-page-to-go-one = nog 1 rij
passage-page-to-go-some = nog { $n } rijen
passage-page-return-yours = jouw { $pawn } { $n }, geslagen
passage-page-partner = je partner
passage-page-board-coming = Het bord wordt gelegd …
passage-page-first = Wie begint? Wie het vaakst rood gooit.
passage-page-first-reds = { $name }: { $n } keer rood
passage-page-name-square = { $square } ({ $colour })
passage-page-name-piece = breng stuk { $n } terug
passage-page-name-end = Beëindig de beurt
passage-page-name-dice-one = Gooi 1 dobbelsteen
passage-page-name-dice-some = Gooi { $n } dobbelstenen
passage-page-status-round = Ronde { $n }
passage-page-status-quiet = { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
} zonder vooruitgang
passage-page-token-unmoved = startfiche, het kruis boven

### The first game

passage-lesson-goal = Wie als eerste een stuk naar de overkant brengt, wint. Een van je hoeden staat er vlak voor: tik daarop, dan op een veld onder de regenboog.
passage-lesson-goal-well = Je bent aan de overkant: je hebt gewonnen! En nu vanaf het begin.
passage-lesson-move = Een stuk mag naar een kleur die je hebt gegooid: vooruit, achteruit of schuin, nooit recht opzij. Tik op een van je hoeden, dan op een veld dat oplicht.
passage-lesson-move-well = De dobbelsteen van die kleur is op.
passage-lesson-plan = De grootste groep dobbelstenen van één kleur is je aantal zetten: twee keer magenta zijn er twee. Tik op de voorste hoed, dan op het veld twee zetten recht vooruit, en speel het plan.
passage-lesson-plan-well = Eén dobbelsteen per zet: geel, dan magenta. Elke gegooide kleur mag.
passage-lesson-star = De stippellijn geeft de sterrij aan: een stuk dat de beurt ervóór begint, mag niet verder dan die rij. Ga er met de voorste hoed op staan.
passage-lesson-star-well = Verder gaat het deze beurt niet. Terug zou nog wel kunnen.
passage-lesson-slow = Drie keer rood zijn drie zetten, maar voorbij de sterrij gaat iedereen langzaam: een stuk dat erop begint, mag er maar één zet voorbij. Doe die zet.
passage-lesson-slow-well = Vanaf nu doet deze hoed één zet per beurt.
passage-lesson-capture = Een schip is dicht bij je voorste hoed gekomen. Ga erop staan om het te slaan.
passage-lesson-capture-well = Het gaat van het bord, en Robin gooit een dobbelsteen minder.
passage-lesson-back = Een van je hoeden is geslagen en ligt naast het bord. Met twee gelijke dobbelstenen mag je hem terugbrengen in plaats van te zetten: tik erop, dan op zijn startveld.
passage-lesson-back-well = Dat was de hele beurt. Tot hij verzet wordt, kan hij niet geslagen worden.
passage-lesson-anywhere = Met drie gelijke dobbelstenen mag een geslagen stuk terug op elk vrij startveld van jou. Tik op de hoed naast het bord, dan op een startveld.
passage-lesson-anywhere-well = Meer stukken betekent meer dobbelstenen: je gooit er één meer dan je stukken op het bord hebt, en hoogstens vijf.
passage-lesson-share = Eén hoed heeft zijn ene zet voorbij de sterrij gedaan, maar er zijn nog twee zetten. Doe er een met een andere hoed.
passage-lesson-share-well = Meerdere stukken mogen de zetten verdelen. Zetten die je niet gebruikt, vervallen, en je mag je beurt altijd beëindigen.
passage-lesson-retreat = Er is een schip in de buurt. Een stuk op de sterrij mag ook terug, zo vaak als de dobbelstenen toelaten: ga een veld terug.
passage-lesson-retreat-well = Deze beurt mag het nog één zet vooruit, en niet meer.
passage-lesson-safe = Het schip recht vooruit is nog niet verzet: het kan niet geslagen worden en verspert zijn veld. Ga er schuin langs naar de overkant.
passage-lesson-safe-well = Aan de overkant, en gewonnen! Het kruis op een fiche geeft de stukken aan die nog niet verzet zijn.
passage-lesson-last = Wie als laatste stukken op het bord heeft, wint ook. Sla Robins laatste schip.
passage-lesson-last-well = Robin heeft geen stuk meer: je hebt gewonnen!
passage-coach-move = Tik op een van je stukken, dan op een veld dat oplicht. Elke zet kost een dobbelsteen van die kleur.
passage-coach-more = Je hebt meerdere zetten: één stuk mag ze allemaal doen, of je verdeelt ze.
passage-coach-back = Twee dobbelstenen zijn gelijk: in plaats van te zetten mag je een geslagen stuk terugbrengen.
passage-coach-end = Er kan niets meer: beëindig je beurt.
passage-coach-on = Je kunt doorgaan, of je beurt beëindigen.

### What somebody may type for a kind of move

passage-typed-step = gaan
    .also = ga, ga met, ga met stuk, stuk, zetten, zet, verzetten, verzet
passage-typed-return = terugbrengen
    .also = breng terug, breng stuk terug, terug
passage-typed-end = beëindigen
    .also = beëindig, beëindig beurt, beurt beëindigen, einde

## What is said at every table, whatever its game.

# What the language calls itself, and the numbers that have a form of their own beside the one of all others.
language-name = Nederlands
language-plurals = one=1 other

# How things and sentences are put in a row: "a, b en c".
list-comma = {", "}
list = { $first } en { $last }
list-or = { $first } of { $last }
list-pair = { $name }: { $text }
decimal-point = {","}
# What there is to choose from, for the ear: its names may have commas of their own.
list-apart = {"; "}
between-sentences = {" "}

table-begins = { $seat-is ->
    [you] Jij begint.
   *[they] { $seat } begint.
}

### The colours, each with a letter of its own

# What may stand before the name of a card when it is typed.
articles = de het een jouw je
# What may stand between the parts of a move when it is typed.
between = op aan in naar van uit met bij en
# What is done, when it is typed: by each word of the notation, here for every game. Where a word means something else in a
# game, or there are more, the game says so: see chroma-typed-play. Others may stand between the parts of one that has several.
typed-pass = passen
    .also = pas
typed-end = einde
    .also = beëindigen, beëindig, eindigen
typed-stop = stoppen
    .also = stop
typed-done = klaar
    .also = klaar
typed-skip = overslaan
    .also = sla over
typed-draw = trekken
    .also = trek
typed-take = pakken
    .also = pak, nemen, neem
typed-discard = afleggen
    .also = leg af, weggooien, gooi weg
typed-play = spelen
    .also = speel
typed-place = plaatsen
    .also = neerleggen, leg neer
typed-blind = blind
    .also = blind
typed-lay = leggen
    .also = leg
typed-add = toevoegen
    .also = voeg toe, aanleggen, leg aan
typed-block = blokkeren
    .also = blokkeer, afweren, weer af
typed-flip = omdraaien
    .also = draai om
typed-roll = gooien
    .also = gooi, dobbelen, dobbelstenen
typed-return = terugbrengen
    .also = breng terug, terugzetten, zet terug
typed-step = gaan
    .also = ga, lopen, loop
typed-give = geven
    .also = geef, afgeven
typed-nothing = niets
    .also = geen
typed-fetch = halen
    .also = haal
typed-name = eisen
    .also = eis, noemen, noem
typed-top = terugleggen
    .also = leg terug, bovenop
typed-lift = opnemen
    .also = neem op
typed-wild = joker
    .also = joker
# A colour may be typed by what follows .also too: other forms, and other names.
hue-red = rood
    .letter = R
    .also = rode
hue-orange = oranje
    .letter = O
hue-yellow = geel
    .letter = E
    .also = gele
hue-green = groen
    .letter = G
    .also = groene
hue-cyan = cyaan
    .letter = C
    .also = cyane, turkoois, turkooizen
hue-blue = blauw
    .letter = B
    .also = blauwe
hue-purple = paars
    .letter = P
    .also = paarse
hue-pink = roze
    .letter = M
hue-light = licht
    .letter = L
hue-shadow = schaduw
    .letter = S

### Beside the game

table-sits-down = { $name-is ->
    [you] Je schuift aan.
   *[they] { $name } schuift aan.
}
table-leaves = { $name } gaat van tafel.
table-bot-plays-for = { $name-is ->
    [you] Een bot speelt voor jou.
   *[they] Een bot speelt voor { $name }.
}
table-bot-plays-on = { $name-is ->
    [you] { $because ->
        [left] Je gaat van tafel; een bot speelt verder.
        [away] Je bent afwezig; een bot speelt verder.
       *[time] Je bedenktijd is op; een bot speelt verder.
    }
   *[they] { $because ->
        [left] { $name } gaat van tafel; een bot speelt verder.
        [away] { $name } is afwezig; een bot speelt verder.
       *[time] De bedenktijd van { $name } is op; een bot speelt verder.
    }
}
table-is-back = { $name-is ->
    [you] Je bent terug.
   *[they] { $name } is terug.
}
table-asks-for-undo = { $name-is ->
    [you] Je wilt graag een zet terugnemen.
   *[they] { $name } wil graag een zet terugnemen.
}
table-takes-back = { $name-is ->
    [you] Je neemt een zet terug.
   *[they] { $name } neemt een zet terug.
}
table-lets-stand = { $name-is ->
    [you] Je laat de zet staan.
   *[they] { $name } laat de zet staan.
}
table-withheld = { $name-is ->
    [you] Jouw getal voor het schudden kwam niet op tijd, dus wordt er zonder gedeeld.
   *[they] Het getal van { $name } voor het schudden kwam niet op tijd, dus wordt er zonder gedeeld.
}
table-mended = Een deel van de laatste zetten aan deze tafel is met de schijf van de server verloren gegaan. Het gaat van hier verder.
table-says = { $name }: { $phrase }
table-won = Het spel is afgelopen. { $winners-is ->
    [you] Je hebt gewonnen.
    [they] { $winners } heeft gewonnen.
   *[several] { $winners } delen de overwinning.
}
table-drawn = Het spel is afgelopen: gelijkspel.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-oops = Oeps!
phrase-thinking = Even nadenken …
phrase-sorry = Sorry!
phrase-thank-you = Dank je wel!
phrase-good-game = Goed gespeeld!

### Bots

level-random = een willekeurige zet die mag
    .name = willekeurig
level-novice = een beginner die de betere zet vaak mist
    .name = beginner
level-casual = een beginner die minder fouten maakt
    .name = ontspannen
level-greedy = altijd de zet die er op het eerste gezicht het best uitziet
    .name = gretig
level-club = denkt vooruit, maar niet lang
    .name = clubspeler
level-expert = denkt vooruit met alles wat hij heeft
    .name = expert
level-search = de zoekende bot, met zoveel bedenktijd als je wilt
    .name = zoeker
level-brought = uit een ander pakket

# What a bot is called at a table: a proper name.
character-random = Fizz
character-novice = Dab
character-casual = Mell
character-greedy = Gust
character-club = Bolt
character-expert = Iris

table-seat = Speler { $number }
table-no-rules = De spelregels van { $game } staan hier niet.
table-rules-apart = Nergens staan al deze woorden bij elkaar: { $words }. Hier staan de meeste:
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] Van 100 zulke spellen verwacht ik er { $wins } te winnen.{" "}
}{ $sure }
table-hint-other = Of{ $cost-is ->
    [none] {""}
   *[some] {" "}{ $cost ->
        [0] (kost vrijwel niets)
       *[other] (wint er { $cost } minder op de 100)
    }
}: { $move }
table-sure-only = Iets anders kan niet.
table-sure-clear = Dat is duidelijk beter dan al het andere.
table-sure-likely = Dat is iets beter dan al het andere.
table-sure-close = Het scheelt maar weinig.
table-sure-open = Dat zou ik spelen.
table-nudge = { $sure-is ->
    [only] Er is maar één mogelijkheid.
    [close] Verschillende zetten zijn hier ongeveer even goed: welke houdt de meeste wegen open?
   *[other] Eén zet is beter dan de andere: vergelijk waar elke zet toe leidt.
}
table-why-best = Van je { $moves } zetten won deze het vaakst toen ik het spel in gedachten verder speelde.

### The table told aloud

table-has = { $seat-is ->
    [you] jij
   *[they] { $seat }
} { $count }
table-points = Punten: { $seats }.

### Why not: moves

table-no-not-understood = Een zet is een korte tekst.
table-no-such-move = Dat is geen zet in dit spel.
table-which = { $part ->
    [card] Welke kaart
    [gone] Welke kaart gaat eruit
    [spot] Welke plek
    [row] Welke plek in de rij
    [other] Welke andere plek
    [seat] Welke speler
    [square] Welk veld
    [source] Waarvandaan
    [piece] Welk stuk
    [group] Welke groep
    [dice] Hoeveel dobbelstenen
    [as] Waar staat de JOKER voor
    [prank] Welke streek
    [way] Wat doe je ermee
   *[one] Wat hoort erbij
}{ $choices-is ->
    [none] {""}
   *[some] : { $choices }
}?
table-only = { $part ->
    [piece] Alleen stuk { $choice } hoort erbij.
    [spot] Alleen plek { $choice } hoort erbij.
    [other] Alleen plek { $choice } hoort erbij.
    [row] Alleen plek { $choice } in de rij hoort erbij.
    [square] Alleen veld { $choice } hoort erbij.
   *[one] Daar past maar één ding bij: { $choice }.
}
table-both = { $first }{ between-sentences }{ $second }
table-no-game-over = Het spel is afgelopen.
table-no-not-your-turn = Je bent niet aan de beurt: dat is { $player }.
table-no-not-foreseeable = Wat daaruit volgt, hangt af van het toeval of van wat jij niet kunt zien.
table-no-nothing-to-undo = Je hebt nog geen zet gedaan.
table-no-others-moved = Een andere speler heeft intussen een zet gedaan, dus je zet blijft staan.
table-no-seen = Je zet heeft iets laten zien dat verborgen was, dus hij blijft staan.
table-no-no-such-ply = De stappen van dit spel zijn 0 tot en met { $last }.
table-no-no-such-seat = De plekken aan deze tafel zijn 0 tot en met { $last }.

### Why not: tables

table-no-no-such-game = Er is hier geen spel ‘{ $name }’; wel { $games }.
table-no-wrong-seats = { $game } is voor { $most-is ->
    [none] { $fewest }
   *[some] { $fewest } tot { $most }
} spelers.
table-no-wrong-seed = Een seed is een regel van 1 tot en met { $longest } tekens.
table-no-wrong-players = Voor deze tafel zijn { $seats } namen nodig.
table-no-wrong-name = Een naam is een regel van 1 tot en met { $longest } zichtbare tekens.
table-no-same-name = Iemand aan deze tafel heet al zo, of bijna zo.
table-no-wrong-options = Huisregels geef je bij hun naam op, elk met een waarde.
table-no-no-such-option = { $game } heeft geen huisregel ‘{ $name }’; { $names-is ->
    [none] het heeft er geen.
   *[other] wel { $names }.
}
table-no-wrong-option = ‘{ $name }’ kan { $free-is ->
    [yes] bijvoorbeeld{" "}
   *[no] {""}
}{ $values } zijn.
table-no-whole-number = ‘{ $name }’ is een geheel getal van { $low } tot en met { $high }.
table-no-no-such-bot = Er is geen bot ‘{ $level }’; wel { $levels }.
table-no-broken-bot = De bot ‘{ $level }’ kan niet worden geladen: { $reason }.
table-no-no-lens = { $game } kan niet in getallen worden gezien: het spel heeft geen lens.
table-no-research = Hiervoor is meer nodig: pip install 'sunshower[research]'.
table-no-wrong-batch = Een batch is een geheel aantal spellen vanaf 1; wat onthouden wordt en het langste spel zijn ook hele getallen, en er zijn niet meer processen dan spellen.
table-no-wrong-decisions = De batch heeft { $games } spellen: geef elk daarvan één geheel getal.
table-no-no-such-number = Het getal { $number } is geen zet die openstaat in spel { $index }.
table-no-wrong-budget = Het aantal seconden per zet is een getal boven 0.
table-no-wrong-work = Het rekenwerk per zet is een geheel getal boven 0.
table-no-not-a-view = Dit is geen beeld van { $game }.
table-no-other-view = Dit is niet wat de speler ziet die aan de beurt is.
table-no-nobody-there = Minstens één plek moet voor een mens zijn.
table-no-wrong-clock = De bedenktijd is een halve minuut tot 600 minuten, en per zet komt er 0 tot 600 seconden bij.
table-no-other-rules = Dit gaat volgens versie { $rules } van de spelregels van { $game }, die hier niet meer gespeeld wordt: het is nu versie { $version }.

### Why not: positions

table-no-not-a-line = Een stelling is één regel tekst van hoogstens { $longest } tekens.
table-no-line-word = ‘{ $word }’ heeft niet de vorm naam=waarde.
table-no-unknown-field = ‘{ $name }’ is geen veld van dit spel; de velden zijn { $names }.
table-no-twice = ‘{ $name }’ staat twee keer in de regel.
table-no-line-together = ‘{ $name }’ past niet bij de rest.
table-no-line-so-many = Er zijn er in totaal maar { $count }.
table-no-field-number = ‘{ $name }’ moet een getal van { $low } tot en met { $high } zijn.
table-no-field-word = ‘{ $name }’ moet een van deze zijn: { $words }.
table-no-field-option = ‘{ $name }’ moet een lijst zijn waarin { $option } maar één keer voorkomt.
table-no-field-open = ‘{ $name }’ moet bekend zijn: voor wat iedereen ziet, kan er geen ? staan.
table-no-field-row = ‘{ $name }’ moet - zijn of uit deze tekens bestaan: { $letters }{ $hidden-is ->
    [yes] {" "}en ? voor wat niet te zien is
   *[no] {""}
}.
table-no-field-values = ‘{ $name }’ moet { $count } waarden hebben, met schuine strepen ertussen.

### Why not: records

table-no-not-a-record = Dit is geen spelverslag.
table-no-record-json = Dit is geen volledig spelverslag: het is niet als JSON te lezen.
table-no-record-format = Dit is geen spelverslag in formaat { $format } van Sunshower.
table-no-broken-record = Het onderdeel ‘{ $name }’ van het spelverslag ontbreekt of heeft de verkeerde vorm.
table-no-record-parts = Het spelverslag heeft een onderdeel dat er niet in hoort.
table-no-record-steps = Een spelverslag heeft hoogstens { $most } stappen, elk een korte tekst.
table-no-record-version = Het spelverslag noemt geen versie van de spelregels.
table-no-record-data = Het spelverslag bevat iets anders dan gewone gegevens.
table-no-record-rules = Dit spel is gespeeld volgens versie { $rules } van de spelregels van { $game }; dit programma speelt versie { $version }.
table-no-record-table = De tafel van het spelverslag kan niet worden klaargezet. { $why }
table-no-other-chance = Het spelverslag noemt een andere toevalsgenerator dan { $chance }.
table-no-other-options = De huisregels van het spelverslag zijn niet die van de beginstelling.
table-no-other-result = De uitslag van het spelverslag is niet die waartoe de zetten leiden.
table-no-changed = Het spelverslag klopt niet met zijn eigen controlegetal: het is veranderd of beschadigd.
table-no-too-long = Het spel was al vóór stap { $step } afgelopen.
table-no-broken-step = Stap { $step }, ‘{ $move }’, kan daar niet: { $why }
table-no-cut-off = Het spelverslag breekt midden in stap { $step } af.
table-no-chance-differs = Stap { $step } is ‘{ $given }’, maar de seed geeft ‘{ $drawn }’.
table-no-not-fair = Dit spelverslag zegt niet hoe het toeval tot stand kwam, dus het is niet te controleren.
table-no-record-chance = Wat dit spelverslag over het toeval zegt, is onvolledig.
table-no-wrong-commitment = Het geheim is niet het geheim dat vóór het delen was beloofd.
table-no-record-seed = De seed van het spel komt niet uit het geheim en de bijdragen van de spelers.
table-no-wrong-pledge = Het getal van { $name } is niet het getal dat vóór het delen was toegezegd.
table-no-other-history = De zetten en teruggenomen zetten in het spelverslag leiden niet tot dit spel.
table-no-wrong-signature = Het spelverslag is niet ondertekend met de sleutel die het noemt: het is veranderd of vervalst.
table-no-no-cryptography = Handtekeningen zijn alleen te controleren als het pakket cryptography geïnstalleerd is.
table-no-not-a-receipt = Dit is geen ontvangstbewijs van een tafel.
table-no-receipt-changed = Het ontvangstbewijs is veranderd of beschadigd, of er staat niets in.
table-no-receipt-unsigned = Het ontvangstbewijs is niet ondertekend met de sleutel die het noemt.
table-no-other-table = Het ontvangstbewijs is van een andere tafel.
table-no-other-promise = In het spelverslag staat een andere belofte van de server dan die jij hebt gekregen.
table-no-other-key = Het spelverslag is met een andere sleutel ondertekend dan jouw ontvangstbewijs.
table-no-other-pledges = De toegezegde getallen in het spelverslag zijn niet die waarvoor de server vóór het delen heeft getekend.
table-no-other-moves = Het spelverslag vertelt andere zetten dan de { $moves } waarvoor de server jou getekend heeft.
table-no-nonce-left-out = Jouw getal ontbreekt: er is gedeeld zonder dat van { $name }.
table-no-nonce-changed = Jouw getal is veranderd: in het spelverslag staat een ander voor { $name }.
table-no-set-position = Het spelverslag begint met een stelling die iemand heeft opgezet, dus over de kaarten is niets bewezen.
table-no-no-heads = Je ontvangstbewijs bevat niets wat de server na het delen heeft ondertekend en bewijst dus geen van de { $moves } zetten: of je ging daarvoor weg, of de server stuurde niets.
table-no-other-views = Je kreeg iets anders te zien dan waar dit spelverslag toe leidt. Of het is een ander spel dan je zag, of de server had een andere versie van Sunshower.
table-no-mended = Je ontvangstbewijs vertelt over zetten die niet in het spelverslag staan. Volgens het spelverslag zijn ze met de schijf van de server verloren gegaan en ging de tafel zonder ze verder.

### Why not: at the server

table-no-table-full = Alle plekken aan deze tafel zijn bezet; je kunt meekijken.
table-no-seat-taken = Die plek is niet vrij.
table-no-no-seat = Je hebt geen plek aan deze tafel.
table-no-no-code = Er is geen ruimte voor nog een tafel.
table-no-left-since = Je bent intussen van die plek weggegaan; schuif opnieuw aan.
table-no-told-once = Dat verzoek is al beantwoord, en een sleutel wordt maar één keer verteld; schuif opnieuw aan.
table-no-other-number = De server antwoordt met een ander getal voor het schudden dan het jouwe, of heeft het niet ondertekend; daarom ga je hier niet zitten.
table-no-no-pledge = Wie aanschuift, zegt een getal toe of vertelt het, maar niet allebei.
table-no-not-to-be-told = Je getal hoeft nu niet verteld te worden: wacht tot alle plekken bezet zijn en vertel het één keer.
table-no-dealt-already = De kaarten zijn al gedeeld.
table-no-not-pledged = Dat is niet het getal dat je had toegezegd.
table-no-dealing = Er wordt net gedeeld; over een ogenblik kun je weg.
table-no-used-id = Onder dat kenmerk is eerder iets anders gedaan.
table-no-no-hello = Het eerste bericht van een verbinding is een begroeting.
table-no-stale = De tafel is intussen veranderd; kijk nog eens.
table-no-still-there = Dat kan zodra die speler { $seconds } seconden weg is.
table-no-kept = Die plek wordt nog { $seconds } seconden voor iemand vrijgehouden.
table-no-no-such-phrase = Dat is geen van de zinnetjes.
table-no-yours-already = Je speelt al op die plek.
table-no-no-time-left = Je bedenktijd is op, dus de bot speelt het spel uit.
table-no-such-command = Zoiets kun je aan een tafel niet doen.
table-no-not-dealt = Het spel begint als alle plekken bezet zijn.
table-no-bot-plays = Er speelt een bot voor je; neem eerst je plek weer in.
table-no-bot-plays-there = Op die plek speelt al een bot.
table-no-nobody-to-ask = Een bot speelt voor iemand aan wie niets gevraagd kan worden, dus je zet blijft staan.
table-no-asked-already = Er is al gevraagd om een zet terug te nemen.
table-no-nothing-asked = Niemand heeft je gevraagd een zet te mogen terugnemen.
table-no-not-over = Dat is te zien als het spel afgelopen is.
table-no-rematch-yet = Revanche kan als het spel afgelopen is.
table-no-forgotten = In een geheugenspel zijn tot het einde alleen de laatste beurten terug te zien.
table-no-no-hints = Hints zijn er alleen aan een tafel waar jij de enige mens bent.
table-no-hint-before-turn = Een hint krijg je als je aan de beurt bent.
table-no-one-hint = Eén hint tegelijk.
table-no-bot-failed = De bot weet het nu even niet.
table-no-no-such-table = Er is hier geen tafel ‘{ $table }’.
table-no-no-such-record = Er is hier geen spelverslag ‘{ $record }’.
table-no-too-much = Dat is te veel tegelijk; wacht even.
table-no-too-many-sockets = Er zijn te veel verbindingen vanaf jouw adres.
table-no-request = Dat verzoek is niet te begrijpen.
table-no-too-deep = Dat verzoek is niet te begrijpen: het is te diep genest.
table-no-not-text = Dat verzoek is geen tekst in UTF-8.
table-no-too-long-a-request = Dat is meer dan deze server in één keer aanneemt.
table-no-other-page = Deze pagina is niet van de server zelf.
table-no-nowhere = Op dit adres is niets te vinden.
table-no-wrong-host = Zo heet deze server niet; start hem met --name om hem zo te noemen.
table-no-worn-out = Aan deze tafel is al zo veel gebeurd dat er alleen nog zetten mogelijk zijn.
table-no-unreadable-record = Het duurt te lang om dat spelverslag te lezen.
table-no-no-network = { $text } is geen adres en geen netwerk; zo ziet er een uit: 192.0.2.1 of 192.0.2.0/24.
table-no-no-host-and-port = { $text } is geen adres met een poort; zo ziet er een uit: 127.0.0.1:9100.
table-no-unexpected = Er ging hier iets mis; dat ligt niet aan jou, en er is niets veranderd.
table-no-no-address = De server kan niet op { $host }, poort { $port } staan: { $reason }.

### Why not: the store

table-no-doubled = Dat is al bewaard.
table-no-store-full = De schijf van de server is vol, dus dat is niet gebeurd. Probeer het later nog eens.
table-no-store-read-only = De server kan niet op zijn schijf schrijven, dus dat is niet gebeurd.
table-no-store-failed = De server kon dat niet bewaren, dus het is niet gebeurd.
table-no-store-broken = De schijf van de server heeft het begeven; de server moet opnieuw worden gestart.
table-no-store-changed = De geschiedenis van tafel { $table } is veranderd nadat ze was opgeschreven, dus de tafel is gesloten. Wie deze server beheert, kan zien wat er te redden is.
table-no-store-shorter = De laatste zetten van tafel { $table } ontbreken op de schijf van de server, dus de tafel is gesloten. Wie deze server beheert, kan zien wat er te redden is.
table-no-store-unsure = Hoe ver tafel { $table } gekomen was, staat niet meer vast; daarom is de tafel gesloten. Wie deze server beheert, kan zien wat er te redden is.
table-no-store-unreadable-table = Tafel { $table } is niet te lezen van de schijf van de server en is dus gesloten. Wie deze server beheert, kan zien wat er te redden is.
table-no-store-other-key = De opslag in { $folder } is verzegeld met een andere sleutel dan die in het bestand ‘{ $file }’ daar. Zet de juiste terug, of laat ‘sunshower repair’ de opslag opnieuw verzegelen.
table-no-store-no-key = Het bestand ‘{ $file }’ in { $folder } is geen sleutel. Zet de juiste terug; is die verloren, haal het bestand dan weg en laat ‘sunshower repair --save’ de opslag opnieuw verzegelen.
table-no-store-unsealed = De opslag in { $folder } heeft geen zegels, terwijl de sleutel er wel is: ze is teruggezet naar een oudere vorm. Zet het juiste bestand terug, of laat ‘sunshower repair --save’ haar verzegelen zoals ze is.
table-no-store-none = Er is geen opslag in { $folder }.
table-no-store-in-use = Een andere server gebruikt { $folder }.
table-no-store-folder = { $folder } is niet te gebruiken: { $reason }.
table-no-store-unreadable = { $file } in { $folder } kan niet worden gelezen: { $reason }.
table-no-store-damaged = { $file } in { $folder } is beschadigd: { $reason }.
table-no-store-newer = Deze gegevens zijn door een andere versie van Sunshower geschreven: { $reason }.
table-no-store-copy = De gegevens in { $folder } konden niet worden gekopieerd: { $reason }.

### Why not: at the terminal

table-no-several-moves = Noem een zet bij zijn nummer of zijn tekst; ‘?’ helpt.
table-no-not-listed = De lijst gaat van 1 tot en met { $last }.
table-no-two-meanings = In de lijst betekent { $number }: { $listed } Ook dit kan bedoeld zijn: { $other } Typ daarvoor ‘{ $typed }’, of nog eens { $number } voor de lijst.
table-no-no-curtain = Met z’n tweeën spelen kan alleen in een terminal: wat de een heeft gezien, is uit een bestand of een pipe niet te wissen.
table-no-file-exists = Er is al een bestand { $file }; kies een andere naam.
table-no-no-such-folder = Er is geen map { $folder }, dus daar is niets bewaard.
table-no-not-saved = { $file-is ->
    [none] Het spel kan niet worden bewaard: { $reason }. Met ‘save’ en een bestandsnaam bewaar je elders een kopie.
   *[some] { $file } kan niet worden bewaard: { $reason }.
}
table-no-no-folder = { $named-is ->
    [none] Je hebt geen thuismap
   *[some] SUNSHOWER_DATA is { $named }, maar die gebruiker bestaat niet
}: geef met SUNSHOWER_DATA een map voor je spellen op.
table-no-nothing-saved = Er is geen bewaard spel{ $game-is ->
    [none] {""}
   *[some] {" "}van { $game }
} in { $folder }.
table-no-no-such-file = { $file } kan niet worden gelezen: { $reason }.
table-no-too-large = { $file } is te groot voor een spelverslag.
table-no-no-such-language = Er is hier geen taal ‘{ $name }’; wel { $languages }.
table-no-in-file = { $file }: { $why }
table-because-absent = zo’n bestand of map is er niet
table-because-is-folder = dat is een map
table-because-no-folder = er is een bestand waar een map zou moeten zijn
table-because-rights = dat mag je hier niet
table-because-full = de schijf is vol
table-because-no-file = het bestand is er niet of kan niet worden geopend
table-because-no-store = dat is geen bestand met tafels van een server
table-because-name = dat is geen bestandsnaam
table-because-taken = daar zit al een ander programma
table-because-no-address = deze computer heeft dat adres niet
table-because-no-host = dat adres bestaat niet
table-because-system = het systeem meldt ‘{ $text }’

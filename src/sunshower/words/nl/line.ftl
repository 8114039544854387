## De terminal

line-you = Jij
line-against = { $first } tegen { $second }
line-greeting = { $game }: { $players }. { $aloud-is ->
    [yes] Een vraagteken helpt, ‘quit’ bewaart en stopt.
   *[no] ‘?’ helpt, ‘quit’ bewaart en stopt.
}
line-unofficial = Een onofficiële tafel. Het spel is van { $by }.
line-plain = Sunshower draait hier als gewoon Python: dezelfde spellen, alleen trager.
line-which-game = Welk spel?
line-choose-game = Noem een getal van 1 tot en met { $last }, of de naam van een spel: { $games }; ‘quit’ stopt.
line-hand-over = Geef door aan { $name }; druk op Enter als alleen { $name } kijkt.
line-enter-alone = Alleen Enter, alsjeblieft, of ‘quit’.
line-more = Enter voor meer, q om te stoppen:
line-your-moves = Jouw zetten
line-moves-of = Zetten van { $name }
line-after = {" "}na { $picks } (‘back’ toont alles)
line-back = {" "}(‘back’ toont alles)
line-only-one = , Enter speelt de enige
line-question-mark = { $aloud-is ->
    [yes] {" "}(een vraagteken helpt)
   *[no] {" "}(‘?’ helpt)
}
line-list-of-moves = { $whose }{ $after }{ $helps }:
line-more-moves = en nog { $count }: ‘moves’ toont ze allemaal
line-thing = { $kind ->
    [hand] kaart { $thing }
    [discard] kaart { $thing } van de aflegstapel
    [slot] plek { $thing }
    [row] kaart { $thing } van de rij
    [square] het stuk op { $thing }
    [piece] stuk { $thing }
   *[other] { $thing }
}
line-thing-ways = { line-thing }: { $count } mogelijkheden.
line-thing-choices = { line-thing }: { $choices }
line-taken-back = Teruggenomen.
line-why-tells = (‘why’ vertelt de regel.)
line-now = Nu:
line-behind = De regels erachter: ‘rules’ toont ze allemaal, ‘rules WOORD’ alleen die over een woord dat je hier leest.
line-help =
    Noem een zet bij zijn nummer in de lijst of bij zijn tekst. Met alleen Enter speel je de enige zet die er is.
    table           nog eens de tafel en de zetten; ‘moves’ toont alle zetten, ‘back’ verlaat een deellijst
    say             de tafel in woorden, stuk voor stuk: ‘say’ alleen noemt waar je naar kunt vragen
    why             waarom de laatste zet niet mocht; ‘why ZET’ vraagt naar een andere zet
    rules           alle regels; ‘rules WOORD’ zoekt wat ze over een woord zeggen
    hint            waar je moet kijken; nog eens: wat een bot zou spelen; en nog eens: waarom
    undo            neem je laatste zet terug; ‘undo!’ als iedereen aan tafel het goedvindt
    log             wat er is gebeurd; ‘log all’ vanaf het begin
    position        de stelling als één regel, voor --position
    save { "[" }BESTAND]  bewaar het spel, of een kopie ervan in BESTAND
    quit            stop; het spel wordt bewaard
line-last-lines = De laatste { $shown } van { $all } regels; ‘log all’ toont ze allemaal.
line-times = ({ $count } keer)
line-deal = Het delen ({ $count } stappen).
line-no-mention = In de regels komt ‘{ $word }’ niet voor.
line-allowed = Dat mag nu.
line-nothing-refused = Er is niets geweigerd; ‘why ZET’ vraagt naar een zet.
line-not-saved = Het spel kan niet worden bewaard in { $folder }: { $reason }.
line-keep = ‘save BESTAND’ bewaart het spelverslag, ‘log all’ vertelt het hele spel, ‘quit’ stopt.
line-over = Het spel is afgelopen: zeg ‘log’, ‘rules’, ‘save BESTAND’, ‘undo’ of ‘quit’.
line-not-over = Het spel is nog niet afgelopen.
line-started = Begonnen vanuit de stelling { $position }
line-options = Huisregels: { $options }.
line-seed = Seed: { $seed }
line-moved = Een andere sessie heeft { $file } veranderd: vanaf nu wordt dit spel bewaard in { $other }.
line-saved = { $open-is ->
    [yes] Bewaard. Het bestand toont alle handen. Om het te lezen:
   *[no] Bewaard. Om het te lezen:
}
line-kept = Het spel is bewaard. Om verder te gaan:
line-lost = Het spel is NIET bewaard in { $folder }: { $reason }.
line-stands = Zo staat het spel ervoor, voor --position:
line-no-copy = Ook voor een kopie was er geen ruimte; geef met SUNSHOWER_DATA een map voor je spellen op.
line-copy = Een kopie staat bij de tijdelijke bestanden, die niet voor altijd blijven. Om verder te gaan:
line-game = { $name }: { $game }, voor { $seats } spelers, { $minutes } minuten. Van { $by }; dit is onofficieel.
line-hint-again = Zeg nog eens ‘hint’ voor meer.

### De tafel in woorden: waar je naar kunt vragen, met één woord of meer

line-topic-hand = hand
line-topic-board = bord
line-topic-mine = mijn
line-topic-theirs = andere
line-topic-table = tafel, weer, kaarten
line-topic-score = stand, punten
line-topic-places = velden, plekken
line-topic-moves = zetten, nu
line-topic-last = laatst, nieuws
line-say-hand = wat je in je hand hebt
line-say-board = alles wat op tafel ligt
line-say-mine = wat voor jou ligt
line-say-theirs = wat voor de anderen ligt
line-say-table = het weer, en hoeveel kaarten er nog zijn, voor zover het spel die heeft
line-say-score = hoeveel punten iedereen heeft
line-say-places = elke plaats van het bord, rij voor rij
line-say-moves = wat je kunt doen
line-say-last = wat er net is gebeurd
line-no-such-topic = Onder die naam is er niets te vertellen; er is { $topics }.
line-nothing-there = Daar valt niets over te zeggen.
line-nothing-yet = Er is nog niets gebeurd.

### De opdrachtregel: de opmaak van de hulp

line-heading-usage = Gebruik: { $usage }
line-heading-arguments = Argumenten:
line-heading-options = Opties:
line-heading-commands = Opdrachten:
line-limit = [{ $limit }]
line-default = standaard: { $value }
line-span = { $most-is ->
    [none] { $least } of meer
   *[some] { $least } tot en met { $most }
}

# Wat daar getypt wordt.
line-value-address = ADRES
line-value-args = ARGUMENTEN
line-value-bot = BOT
line-value-command = OPDRACHT
line-value-file = BESTAND
line-value-folder = MAP
line-value-game = SPEL
line-value-language = TAAL
line-value-line = REGEL
line-value-link = LINK
line-value-name = NAAM
line-value-number = GETAL
line-value-options = OPTIES
line-value-seconds = SECONDEN
line-value-days = DAGEN
line-value-gigabytes = GIGABYTES
line-value-share = DEEL
line-value-study = STUDIE
line-value-text = TEKST
line-value-value = WAARDE
line-value-word = WOORD

### De opdrachtregel: wat elke opdracht doet, met argumenten en opties; wat er vaak is, staat bij "any"

line-help-any-game = Welk spel.
line-help-any-option = Een huisregel van het spel; ‘sunshower games’ toont ze.
line-help-any-plain = Geen kleur.
line-help-any-lang = De taal: { $languages }; die van het systeem, als je er geen noemt.
line-help-any-help = Toon deze hulp.
line-help-sunshower = Eén tafel voor vijf regenboogspellen (onofficieel).
line-help-sunshower-version = Toon de versie.
line-help-play = Speel een spel in de terminal.
line-help-play-game = Welk spel; met --resume mag het ook een bestand zijn.
line-help-play-seed = Een regel tekst; dezelfde seed deelt hetzelfde spel.
line-help-play-players = Wie waar zit: ‘Ann,Bea’ zijn twee mensen, ‘Ann,expert’ zijn Ann en een bot.
line-help-play-position = Begin vanuit een stelling van één regel.
line-help-play-resume = Ga verder met het laatste spel, of met het spel in een bestand.
line-help-play-screen = Op het volledige scherm, met een bord in kleuren.
line-help-play-aloud = Voor wie luistert: de tafel wordt stuk voor stuk verteld, niet getekend.
line-help-join = Ga met de link aan een tafel van een server zitten, op het volledige scherm.
line-help-join-link = De link van de tafel; of de code, als de server op deze computer draait.
line-help-join-name = Je naam aan tafel.
line-help-join-watch = Alleen kijken, zonder te gaan zitten.
line-help-games = Toon de spellen en hun huisregels.
line-help-rules = Toon de regels van een spel, of wat ze over enkele woorden zeggen.
line-help-rules-word = Alleen wat al deze woorden noemt, in welke volgorde ook; of de regel met dit nummer.
line-help-rules-numbers = Met de nummers van de regels.
line-help-replay = Vertel een bewaard spel stap voor stap.
line-help-replay-file = Een spelverslag, zoals ‘play’ het bewaart.
line-help-replay-seat = Alleen wat deze speler zag, geteld vanaf 0.
line-help-replay-open = Toon verborgen kaarten, ook al is het spel nog niet afgelopen.
line-help-review = Kijk terug op een spel dat is afgelopen: geluk, spel en wat beter was geweest.
line-help-review-file = Een spelverslag, zoals ‘play’ het bewaart.
line-help-review-deep = Kijk tien keer zo ver; het duurt tien keer zo lang.
line-help-review-jobs = Hoeveel processen oordelen; de terugblik blijft dezelfde.
line-help-review-json = Druk de terugblik af als gegevens.
line-help-serve = Bied tafels aan voor iedereen met een link.
line-help-serve-host = Het adres waarop de server luistert; 0.0.0.0 laat iedereen in je netwerk binnen.
line-help-serve-port = De poort; 0 neemt een vrije. Noem je er geen, dan is het 8000, of een vrije als die bezet is.
line-help-serve-data = De map voor de tafels; je eigen map, als je er geen noemt.
line-help-serve-pace = Hoeveel seconden een bot over een antwoord doet.
line-help-serve-away = Hoeveel seconden iemand afwezig moet zijn voordat een bot verder mag spelen.
line-help-serve-workers = Hoeveel bots er hooguit tegelijk nadenken, maar altijd twee.
line-help-serve-origin = Een andere herkomst (origin) waarvan de pagina hier mag spelen.
line-help-serve-name = Een naam waaronder mensen deze server vinden.
line-help-serve-proxy = Een proxy die mag zeggen voor wie hij vraagt: zijn adres, of een netwerk.
line-help-serve-metrics = Waar tellers voor Prometheus staan: bijvoorbeeld 127.0.0.1:9100. Nergens, als je niets noemt.
line-help-serve-keep = Dagen dat een tafel blijft waaraan niets gebeurt.
line-help-serve-disk = Gigabytes die de tafels op de schijf mogen innemen.
line-help-serve-limits = Begrens wat één adres mag vragen, zoals gebruikelijk, of doe dat niet.
line-help-serve-open = Open de pagina in een browser.
line-help-backup = Kopieer de tafels van een server, of die nu draait of niet, naar een bestand.
line-help-backup-file = Een bestand dat er nog niet is.
line-help-backup-data = De map van de server; je eigen map, als je er geen noemt.
line-help-verify = Controleer of het toeval van een bewaard spel vóór het delen vastlag, en deel alles opnieuw.
line-help-verify-file = Het spelverslag van een afgelopen spel van een server.
line-help-verify-receipt = Wat een speler ervan heeft bewaard: vergelijk het spelverslag daarmee.
line-help-repair = Bekijk wat er na schade van de tafels van een server te redden is, en red het.
line-help-repair-data = De map van de server.
line-help-repair-save = Maak een nieuwe opslag van alles wat te redden is, en leg de oude opzij.
line-help-arena = Laat bots tegen elkaar spelen, steeds met dezelfde kaarten op wisselende plekken, en meet hoe goed ze zijn.
line-help-arena-bots = Twee bots, of meer voor een competitie; search@work=200 heeft een eigen budget.
line-help-arena-games = Hoeveel spellen, voor elke opstelling van een competitie; naar boven afgerond op hele blokken.
line-help-arena-seats = Hoeveel plekken; aan een grotere tafel krijgt de eerste van twee bots één plek, de tweede de rest.
line-help-arena-seconds = Hoelang elke bot over een zet mag nadenken.
line-help-arena-work = Hoeveel elke bot over een zet mag nadenken: hetzelfde resultaat op elke machine.
line-help-arena-until = Stop zodra duidelijk is welk deel van de spellen de eerste bot wint.
line-help-arena-corrected = Vertel ook het aandeel zonder het geluk.
line-help-arena-seed = Een regel tekst; dezelfde seed deelt dezelfde spellen.
line-help-arena-jobs = Hoeveel processen er spelen; één voor elke kern, als je niets zegt.
line-help-arena-out = Bewaar het resultaat van elk spel in een nieuw bestand.
line-help-arena-resume = Ga verder met wat er in een bestand staat.
line-help-arena-read = Vertel alleen nog eens wat er in een bestand staat.
line-help-arena-markdown = Toon tabellen voor een pagina in Markdown.
line-help-lab = Stel een spel een vraag: veel partijen van bots geven antwoord, en zeggen hoe zeker dat is.
line-help-lab-study = balance, length, skill, luck, rules, pairs, decks of kinds; of een bestand dat op .toml eindigt.
line-help-lab-games = Hoeveel partijen aan elke tafel; naar boven afgerond op hele verdelingen.
line-help-lab-seed = Een regel tekst; dezelfde seed geeft hetzelfde antwoord, met hoeveel processen ook.
line-help-lab-bot = Wie speelt: bijvoorbeeld random, greedy of search@work=100.
line-help-lab-seats = Alleen dit aantal plekken.
line-help-lab-jobs = Hoeveel processen er spelen; één voor elke kern, als je niets zegt.
line-help-lab-precision = Stop zodra elk aandeel in de winst zo precies bekend is, bijvoorbeeld op 0.01.
line-help-lab-sequential = Stop zodra het duidelijk is; de intervallen gelden wanneer je ook kijkt.
line-help-lab-luck = Vraag ook hoeveel van de uitslag het toeval beslist; dat duurt langer.
line-help-lab-budget = Stop na zoveel seconden.
line-help-lab-out = Bewaar wat er gespeeld is in een map, en ga verder met wat daar al staat.
line-help-lab-rows = Bewaar ook een rij per partij in Parquet-bestanden; daarvoor is --out nodig.
line-help-lab-decisions = Bewaar ook een rij per beslissing in Parquet-bestanden; daarvoor is --out nodig.
line-help-lab-json = Toon het antwoord als gegevens.
line-help-lab-markdown = Toon tabellen voor een pagina in Markdown.
line-help-lab-html = Schrijf één pagina voor een browser, met plaatjes.
line-help-lab-pictures = Schrijf de plaatjes in een map, als SVG en PNG.
line-help-lab-ray = Laat een cluster van Ray spelen, op dit adres.

### De opdrachtregel: waarom niet

line-no-unknown-command = Er is geen opdracht ‘{ $name }’; wel { $commands }.
line-no-unknown-option = ‘{ $command }’ heeft geen optie { $name }{ $near-is ->
    [none] ; ‘{ $command } --help’ toont ze allemaal.
   *[some] ; bedoel je { $near }?
}
line-no-wrong-use = { $takes-is ->
    [yes] Achter { $name } hoort een waarde.
   *[no] Achter { $name } hoort geen waarde.
}
line-no-missing = ‘{ $command }’ heeft ook { $name } nodig; ‘{ $command } --help’ vertelt wat dat is.
line-no-wrong-number = { $name } is { $whole-is ->
    [yes] een geheel getal
   *[no] een getal
}{ $span-is ->
    [none] .
   *[some] , { $span }.
}
line-no-too-many-words = ‘{ $command }’ kan niets met ‘{ $rest }’; ‘{ $command } --help’ vertelt wat er wel kan.
line-no-misunderstood = Dat is niet te begrijpen: { $said }
line-no-unreadable = ‘{ $text }’ heeft tekens die niet te lezen zijn: de codering is hier { $encoding }.
line-no-position-has-options = Een stelling brengt haar eigen huisregels mee.
line-no-save-has-options = Een bewaard spel brengt zijn eigen seed, spelers en huisregels mee.
line-no-which-game-options = Noem ook het spel: seed, spelers, huisregels en stelling horen bij één spel.
line-no-hands-hidden = Het spel is nog niet afgelopen: alleen met --open wordt een hand getoond.
line-no-results-have-bots = Een bestand met resultaten brengt zijn eigen spel en bots mee.
line-no-which-bots = Zeg welk spel en welke bots, bijvoorbeeld: sunshower arena road search greedy
line-no-corrected = Het geluk wordt weggerekend voor twee bots, niet voor een competitie, en in spellen die met --corrected gespeeld zijn.
line-deaf = Er kan nergens iets worden getoond: de uitvoer is gesloten.
line-broken = Iets kon niet worden gelezen of getoond: { $reason }.

### De opdrachtregel: wat ze verder zegt

line-version = sunshower { $version } ({ $compiled-is ->
    [yes] gecompileerd
   *[no] gewoon Python
})
line-copied = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
} gekopieerd naar { $file }.
line-verified = Elke kaart en dobbelsteen van dit spel { $game } volgt uit wat er vóór het delen beloofd was.
line-verified-key = Het is ondertekend met de sleutel { $key }: vergelijk die met de sleutel die de server bekendmaakt.
line-verified-receipt = Dit is het spel waarvan je ontvangstbewijs vertelt, met jouw eigen getal in het schudden.
line-verified-part = Het is het spel waarvan je ontvangstbewijs vertelt, met je eigen getal in het schudden; maar het ontvangstbewijs dekt { $covered } van de { $moves } zetten en bewijst niets over de rest.
line-verified-withheld = Er is gedeeld zonder het getal van { $names }, dat niet op tijd kwam.
line-verified-alone = Zonder ontvangstbewijs blijkt hieruit niet dat de server ieders getal heeft gebruikt, of dat dit het gespeelde spel is.
line-repair-looked = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
} bekeken: { $wrong ->
    [0] alles is in orde.
    [one] één ervan is beschadigd.
   *[other] { $wrong } ervan zijn beschadigd.
}
line-repair-other-key = De opslag is met een andere sleutel verzegeld, dus niemand kan zien wat erin veranderd is.
line-repair-heads-changed = Hoe ver de tafels gekomen waren is veranderd: hele tafels of het einde van sommige kunnen zijn weggehaald.
line-repair-heads-missing = Het bestand dat zegt hoe ver de tafels gekomen waren, ontbreekt: of er ook einden van tafels ontbreken, kan niemand zeggen.
line-repair-heads-damaged = Het bestand dat zegt hoe ver de tafels gekomen waren, is beschadigd: van sommige tafels kan niemand zeggen of hun einde ontbreekt.
line-repair-shorter = { $table }: er zijn { $known } gebeurtenissen opgeschreven, en { $kept } ervan zijn er nog.
line-repair-changed = { $table }: van { $known } gebeurtenissen zijn de eerste { $kept } zoals ze zijn opgeschreven.
line-repair-unsure = { $table }: er zijn { $kept } gebeurtenissen, en niemand kan zeggen of het er meer waren.
line-repair-how = ‘sunshower repair --save’ maakt een nieuwe opslag van wat in orde is en legt de oude opzij.
line-repair-saved = Een nieuwe opslag bevat alles wat te redden was; de oude is { $file }.
line-served = Sunshower is te vinden op { $url } (stop met Ctrl-C).
line-served-friends = Voor vrienden in je netwerk is dat { $url }

### De arena

line-arena-progress = { $played } van { $all } spellen, nog { $left }
line-arena-corrected = Zonder het geluk heeft { $bot } { $share }, tussen { $low } en { $high }. Zo spreiden de spellen van een deling { $left } in plaats van { $raw }, en elke deling zegt evenveel als { $worth } zonder.
line-review-progress = { $done } van { $all } beslissingen beoordeeld
line-arena-clock = { $amount } { $unit ->
    [seconds] s
    [minutes] min
   *[hours] u
}
line-arena-heading = { $game }, { $seats } plekken{ $options }: { $who ->
    [league] een competitie van { $bots } bots
    [crowd] { $first } op één plek, { $second } op de andere plekken
   *[pair] { $first } tegen { $second }
}. { $games } spellen in { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
}, elk met één keer delen en wisselende plekken.
line-arena-stopped = Het is gestopt voordat alle { $games } spellen gespeeld waren.
line-arena-bot = bot
line-arena-wins = winst per plek
line-arena-interval = 95%-interval
line-arena-points = punten
line-arena-decisions = beslissingen
line-between = { $low } tot { $high }
line-percent = { $figure }%
line-arena-fair = Het eerlijke deel van een plek is { $share }; { $bot } zit daar { $side ->
    [above] boven
    [below] onder
   *[open] niet duidelijk boven of onder
}. De blokken zeggen evenveel als { $worth ->
    [one] 1 onafhankelijk spel
   *[other] { $worth } onafhankelijke spellen
}.
line-arena-rough = Met minder dan { $fewest } blokken is het interval een ruwe schatting.
line-arena-test = Sequentiële toets of { $bot } { $low } of { $high } van de spellen wint: { $verdict ->
    [open] nog open
    [high] het oordeel is voor { $high } en tegen { $low }
   *[low] het oordeel is voor { $low } en tegen { $high }
}. De logaritme van de aannemelijkheidsverhouding is { $ratio }; ±{ $bound } beslist, met 5% kans op een fout naar elke kant.
line-arena-bold = Wie bij een oordeel stopt, krijgt een iets te stellig interval.
line-arena-payoff = { $pairs-is ->
    [yes] Wat elke rij wint van elke kolom, in procenten:
   *[no] Hoe vaak elke rij een betere plaats heeft dan elke kolom, in procenten:
}
line-arena-ratings = Bradley-Terry-waarden als Elo, met { $anchor } op 0; de intervallen komen uit opnieuw getrokken blokken.
line-arena-circle = { $first } wint van { $second }, die wint van { $third }, die wint van { $first }{ $sure-is ->
    [yes] {""}
   *[no] {" "}(binnen de spreiding)
}
line-arena-circles = { $circles-is ->
    [none] Er is geen kring: wie een bot verslaat, verslaat ook de bots die daarvan verliezen.
   *[some] In een kring: { $circles }.
}
line-arena-habits = Per plek en spel, en de milliseconden voor een beslissing:
line-arena-made = { $steady-is ->
    [yes] Vaste hoeveelheid werk: hetzelfde resultaat op elke machine, op de tijden na.
   *[no] Tijd begrenst het denken: een andere machine kan een ander resultaat geven.
} Sunshower { $version } ({ $compiled-is ->
    [yes] gecompileerd
   *[no] gewoon Python
}) op { $machine }.
line-arena-machine = { $model }, { $cores ->
    [one] 1 kern
   *[other] { $cores } kernen
}, { $system }
line-ladder-stopped = Gestopt; de volgende keer gaat het hier verder.

### De arena: waarom niet

line-no-few-bots = Een arena heeft minstens twee bots nodig, bijvoorbeeld: sunshower arena road search greedy
line-no-few-games = Er moet minstens één spel zijn.
line-no-two-budgets = Een budget is of seconden, of werk, niet allebei.
line-no-league-test = Een sequentiële toets gaat tussen twee bots; een competitie speelt al haar spellen.
line-no-shares = Een sequentiële toets beslist tussen twee winstaandelen, het kleinste eerst, zoals --until 0.5:0.65.
line-no-budget = ‘{ $text }’ is geen bot met een budget zoals { $level }@work=200 of { $level }@seconds=0.05.
line-no-bot-failed = De bot { $bot } liep vast op plek { $seat } van { $game }, seed { $seed }, stap { $ply }: { $reason }
line-no-block-lost = Blok { $block } heeft { $times } keer zijn proces beëindigd (afsluitcode { $code }).
line-no-results = In { $file } staan geen resultaten van de arena.
line-no-other-bots = In { $file } staan spellen van andere bots dan het bestand zegt.
line-no-disorder = De blokken in { $file } staan niet op volgorde.
line-no-older-rules = Deze spellen van { $game } zijn met andere regels gespeeld dan die van nu.
line-no-results-there = { $file } is er al: --read toont wat erin staat, --resume gaat ermee verder.
line-no-not-written = { $file } kan niet worden geschreven: { $reason }.

### Het lab

line-lab-heading = { $game }, { $study }: { $games } partijen van { $bots } aan { $arms ->
    [one] 1 tafel
   *[other] { $arms } tafels
}, seed { $seed }.
line-lab-study-balance = balans
line-lab-study-length = duur
line-lab-study-skill = vaardigheid
line-lab-study-luck = geluk
line-lab-study-rules = huisregels
line-lab-study-pairs = paren van huisregels
line-lab-study-decks = samenstelling
line-lab-study-kinds = soorten zetten
line-lab-work = { $bot } (werk { $amount })
line-lab-seconds = { $bot } ({ $amount } s)
line-lab-stopped = Het is gestopt voordat alle partijen gespeeld waren.
line-lab-progress = { $played } van { $all } partijen, { $rate } per seconde, nog { $left }
line-lab-balance = Wat elke plek in de volgorde wint; plek 1 beslist als eerste.
line-lab-table = tafel
line-lab-place = plek
line-lab-usual = gewoon
line-lab-seats = { $seats } plekken
line-lab-wins = winst
line-lab-interval = 95%-interval
line-lab-due = eerlijk deel
line-lab-side = { $side ->
    [above] erboven
    [below] eronder
   *[open] geen duidelijk verschil
}
line-lab-skill = Wat de eerstgenoemde bot van de andere wint; hoeveel partijen het verschil aan het licht brengen (5% kans op een fout naar elke kant); verdelingen die dezelfde plek won, wie er ook zat, en verdelingen die dezelfde bot op elke plek won.
line-lab-better = winst van de betere bot
line-lab-tell = partijen nodig
line-lab-luck = door de verdeling
line-lab-mastery = door de bot
line-lab-depth = Diepte: van { $low } tot { $high } telt de ladder { $steps } treden ({ $interval }). Een trede verdrievoudigt de kansverhouding: van twee wint de betere dan drie van de vier partijen.
line-lab-chance = Hoeveel van de uitslag het toeval beslist, voor zover dat met alle kaarten open te voorzien is: hoe nauw wat plekken winnen samengaat met het geluk dat ze treffen. Geluk dat niet voorzien is, telt niet mee; afgezien van het interval beslist het toeval dus minstens zoveel.
line-lab-decided = beslist door toeval
line-lab-draws = keren toeval
line-lab-length = Keuzes zijn beslissingen met meer dan één mogelijkheid; voor de minuten telt elke keuze { $pace } seconden. Op de doos staat { $low } tot { $high } minuten.
line-lab-decisions = beslissingen
line-lab-choices = keuzes
line-lab-most = 8 van 10 partijen
line-lab-turns = beurten
line-lab-minutes = minuten
line-lab-drama = Wie na elke beurt voorstaat: hoe vaak dat wisselt, partijen waarin de winnaar achterstond, het deel van de partij waarna de winnaar voor bleef, en de voorsprong aan het eind. In dode beurten valt er niets te kiezen; mogelijkheden zijn die van een keuze.
line-lab-leads = wisselingen
line-lab-comeback = inhaalwinst
line-lab-settled = beslist na
line-lab-margin = voorsprong
line-lab-dead = dode beurten
line-lab-ways = mogelijkheden
line-lab-endings = hoe partijen eindigen
line-lab-rules = Wat er verandert tegenover de gewone regels bij dezelfde verdelingen, met 95%-intervallen; aandelen in procentpunten. Een ster staat bij wat beweerd wordt: in hooguit één op de twintig studies klopt daar iets niet van.
line-lab-change = veranderd
line-lab-changed = verdelingen met verschil
line-lab-first = winst van plek 1
line-lab-kinds = Hoe vaak elke soort zet in een partij voorkomt, en wat plekken winnen die hem doen. Dat die twee samengaan, zegt niet wat de oorzaak is.
line-lab-kind = zet
line-lab-often = per partij
line-lab-never = In geen enkele partij voorgekomen: { $what }.
line-lab-method = { $sequential-is ->
    [yes] De 95%-intervallen gelden wanneer je ook kijkt (het mengsel van Robbins).
   *[no] Alle intervallen zijn 95%-intervallen; een verdeling telt één keer, met alle wisselingen van plek.
} { $paired-is ->
    [yes] Alle tafels krijgen dezelfde verdelingen, en verschillen worden per verdeling gemeten.
   *[no] {""}
}
line-lab-clock = Er spelen bots met een klok, dus dezelfde cijfers komen er niet nog eens uit: geef hun werk op, zoals search@work=100.
line-lab-against = { $what }: hoe de tafels van de eerste verschillen
line-lab-beyond = winst boven het eerlijke deel, in procentpunten
line-lab-decides = beslist door toeval, voor zover voorzien, %
line-lab-lasting = minuten, 8 van 10 partijen; gestreept: de doos, { $low } en { $high }
line-lab-written = Geschreven: { $file }

### Het lab: waarom niet

line-no-lab-which = Zeg wat je wilt weten, en van welk spel, bijvoorbeeld: sunshower lab balance road
line-no-lab-study = Er is geen studie ‘{ $name }’; wel { $names }, en bestanden die op .toml eindigen.
line-no-lab-nothing = { $game } heeft niets te veranderen voor de studie ‘{ $study }’.
line-no-lab-arms = Een studie heeft minstens één tafel nodig.
line-no-lab-paired = Tafels worden alleen met de eerste vergeleken als ze allemaal evenveel plekken hebben.
line-no-lab-precision = De precisie is een deel van de winst, bijvoorbeeld 0.01.
line-no-lab-pace = Het tempo is het aantal seconden dat mensen voor een keuze nodig hebben: meer dan 0, hoogstens een uur.
line-no-lab-toml = { $file }, regel { $line }: dit is geen TOML.
line-no-lab-lacks = { $file }, regel { $line }: in de studie ontbreekt ‘{ $key }’.
line-no-lab-word = { $file }, regel { $line }: ‘{ $word }’ betekent hier niets; wel { $words }.
line-no-lab-kind = { $file }, regel { $line }: ‘{ $word }’ heeft een waarde van de verkeerde soort.
line-no-lab-bots = { $file }, regel { $line }: er zijn { $seats } plekken, maar een ander aantal bots.
line-no-lab-says = { $file }, regel { $line }: { $says }
line-no-lab-other = In { $file } staat een andere studie; noem een andere map.
line-no-lab-ray = Een cluster heeft Ray nodig: pip install 'sunshower[cluster]'
line-no-lab-cluster = Op { $address } antwoordt geen cluster van Ray: { $reason }
line-no-lab-extra = Plaatjes en Parquet-bestanden hebben meer nodig: pip install 'sunshower[lab]'. Tabellen en --json kunnen zonder.
line-no-lab-rows = Rijen worden in een map bewaard: noem er een met --out, en laat --ray weg.

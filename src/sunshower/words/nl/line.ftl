## De terminal

line-against = {" "}tegen{" "}
line-greeting = { $game }: { $players }. '?' helpt, 'quit' bewaart en stopt.
line-unofficial = Een onofficiële tafel. Het spel is van { $designer }, { $publisher }.
line-plain = Sunshower draait hier als gewoon Python: dezelfde spellen, alleen trager.
line-which-game = Welk spel?
line-choose-game = Noem een getal van 1 tot { $last }, of de naam van een spel: { $games }; 'quit' stopt.
line-hand-over = Geef door aan { $name }; druk op Enter als alleen { $name } kijkt.
line-enter-alone = Alleen Enter, alsjeblieft, of 'quit'.
line-more = Enter voor meer, q om te stoppen:
line-your-moves = Jouw zetten
line-moves-of = Zetten van { $name }
line-after = na { $picks } ('back' toont alles)
line-only-one = , Enter speelt de enige
line-question-mark = ('?' helpt)
line-more-moves = en nog { $count }: 'moves' noemt ze allemaal
line-ways = { $count } manieren: { $samples }, ...
line-taken-back = Teruggenomen.
line-why-tells = ('why' noemt de regel.)
line-now = Nu: { $asked }
line-behind = De regels erachter: 'rules' noemt ze allemaal, 'rules WOORD' die over een woord dat je hier leest.
line-help =
    Noem een zet met het nummer in de lijst of met de eigen tekst. Enter alleen speelt de enige zet die er is.
    table        nog eens de tafel en de zetten; 'moves' noemt elke zet, 'back' verlaat een deellijst
    why          waarom de laatste zet niet mocht; 'why ZET' vraagt naar een andere zet
    rules        alle regels; 'rules WOORD' zoekt wat ze over een woord zeggen
    hint         waar je moet kijken; nog eens: wat een bot zou spelen; en nog eens: waarom
    undo         neem je laatste zet terug; 'undo!' als iedereen aan tafel het goedvindt
    log          wat er gebeurd is; 'log all' vanaf het begin
    position     de stelling als één regel, voor --position
    save { "[" }BESTAND]  bewaar het spel, of een kopie ervan in BESTAND
    quit         stop; het spel wordt bewaard
line-last-lines = De laatste { $shown } van { $all } regels; 'log all' noemt ze allemaal.
line-times = ({ $count } keer)
line-no-mention = In de regels komt { $word } niet voor.
line-allowed = Dat mag nu.
line-nothing-refused = Er is niets geweigerd; 'why ZET' vraagt naar een zet.
line-not-saved = Het spel kan niet worden bewaard in { $folder }: { $reason }.
line-keep = 'save BESTAND' bewaart het verslag, 'log all' vertelt het hele spel, 'quit' stopt.
line-over = Het spel is voorbij: log, rules, save BESTAND, undo of quit.
line-not-over = Het spel is nog niet voorbij.
line-started = Begonnen vanuit de stelling { $position }
line-options = Huisregels: { $options }.
line-seed = Seed: { $seed }
line-moved = Een andere zitting heeft { $file } veranderd: vanaf nu wordt dit spel bewaard in { $other }.
line-saved = { $open-is ->
    [yes] Bewaard. Het bestand toont alle handen. Om het te lezen:
   *[no] Bewaard. Om het te lezen:
}
line-kept = Het spel is bewaard. Om verder te gaan:
line-lost = Het spel is NIET bewaard in { $folder }: { $reason }.
line-stands = Zo staat het ervoor, voor --position:
line-no-copy = Ook voor een kopie was er geen plaats; zet SUNSHOWER_DATA op een map voor je spellen.
line-copy = Een kopie staat bij de tijdelijke bestanden, die niet altijd blijven. Om verder te gaan:
line-game = { $name }: { $game }, voor { $seats } spelers, { $minutes } minuten. Van { $by }; dit is onofficieel.
line-hint-again = Zeg nog eens 'hint' voor meer.

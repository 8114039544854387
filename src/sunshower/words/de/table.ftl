## What is said at every table, whatever its game.

# What the language calls itself, and the numbers that have a form of their own beside the one of all others.
language-name = Deutsch
language-plurals = one=1 other

# How things and sentences are put in a row: "a, b und c".
list-comma = {", "}
list = { $first } und { $last }
list-or = { $first } oder { $last }
list-pair = { $name }: { $text }
decimal-point = {","}
# What there is to choose from, for the ear: its names may have commas of their own.
list-apart = {"; "}
between-sentences = {" "}

table-begins = { $seat-is ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
}

### The colours, each with a letter of its own

# What may stand before the name of a card when it is typed.
articles = der die das den dem ein eine einen einem dein deine deinen
# What may stand between the parts of a move when it is typed.
between = auf an in zu nach von vom aus mit bei und
# What is done, when it is typed: by each word of the notation, here for every game. Where a word means something else in a
# game, or there are more, the game says so: see chroma-typed-play. Others may stand between the parts of one that has several.
typed-pass = passen
    .also = passe, pass
typed-end = Ende
    .also = beenden, beende, enden
typed-stop = aufhören
    .also = höre auf, hör auf, anhalten, halte an, stoppen, stopp
typed-done = fertig
    .also = fertig
typed-skip = auslassen
    .also = lass aus, aussetzen, setze aus
typed-draw = ziehen
    .also = ziehe, zieh
typed-take = nehmen
    .also = nimm
typed-discard = ablegen
    .also = lege ab, leg ab, abwerfen, wirf ab, wegwerfen, wirf weg
typed-play = spielen
    .also = spiele, spiel
typed-place = setzen
    .also = setze, platzieren
typed-blind = blind
    .also = verdeckt
typed-lay = legen
    .also = lege, leg
typed-add = anlegen
    .also = lege an, leg an, hinzufügen
typed-block = abwehren
    .also = wehre ab, blocken, blockieren, blockiere
typed-flip = umdrehen
    .also = drehe um, dreh um
typed-roll = würfeln
    .also = würfle, würfel
typed-return = zurückbringen
    .also = bringe zurück, bring zurück, zurücksetzen
typed-step = gehen
    .also = gehe, geh, laufen, laufe, lauf
typed-give = geben
    .also = gib, abgeben
typed-nothing = nichts
    .also = keine
typed-fetch = holen
    .also = hole, hol
typed-name = verlangen
    .also = verlange, nennen, nenne, fordern, fordere
typed-top = zurücklegen
    .also = lege zurück, obenauf
typed-lift = aufnehmen
    .also = nimm auf, hochnehmen
typed-wild = Joker
    .also = Joker
# A colour may be typed by what follows .also too: other forms, and other names.
hue-red = Rot
    .letter = R
    .also = rote, roter, rotes, roten
hue-orange = Orange
    .letter = O
    .also = orangene
hue-yellow = Gelb
    .letter = E
    .also = gelbe, gelber, gelbes, gelben
hue-green = Grün
    .letter = G
    .also = grüne, grüner, grünes, grünen
hue-cyan = Cyan
    .letter = C
    .also = Türkis, türkise
hue-blue = Blau
    .letter = B
    .also = blaue, blauer, blaues, blauen
hue-purple = Lila
    .letter = I
    .also = violett, violette
hue-pink = Rosa
    .letter = M
hue-light = Licht
    .letter = L
hue-shadow = Schatten
    .letter = S

### Beside the game

table-sits-down = { $name-is ->
    [you] Du nimmst Platz.
   *[they] { $name } nimmt Platz.
}
table-leaves = { $name } verlässt den Tisch.
table-bot-plays-for = { $name-is ->
    [you] Ein Bot spielt für dich.
   *[they] Ein Bot spielt für { $name }.
}
table-bot-plays-on = { $name-is ->
    [you] { $because ->
        [left] Du verlässt den Tisch; ein Bot spielt weiter.
        [away] Du bist abwesend; ein Bot spielt weiter.
       *[time] Deine Bedenkzeit ist abgelaufen; ein Bot spielt weiter.
    }
   *[they] { $because ->
        [left] { $name } verlässt den Tisch; ein Bot spielt weiter.
        [away] { $name } ist abwesend; ein Bot spielt weiter.
       *[time] Die Bedenkzeit von { $name } ist abgelaufen; ein Bot spielt weiter.
    }
}
table-is-back = { $name-is ->
    [you] Du bist wieder da.
   *[they] { $name } ist wieder da.
}
table-asks-for-undo = { $name-is ->
    [you] Du möchtest einen Zug zurücknehmen.
   *[they] { $name } möchte einen Zug zurücknehmen.
}
table-takes-back = { $name-is ->
    [you] Du nimmst einen Zug zurück.
   *[they] { $name } nimmt einen Zug zurück.
}
table-lets-stand = { $name-is ->
    [you] Du bist nicht einverstanden; der Zug gilt.
   *[they] { $name } ist nicht einverstanden; der Zug gilt.
}
table-withheld = { $name-is ->
    [you] Deine Zahl fürs Mischen kam nicht rechtzeitig, also wird ohne sie ausgeteilt.
   *[they] Die Zahl von { $name } fürs Mischen kam nicht rechtzeitig, also wird ohne sie ausgeteilt.
}
table-mended = Einige der letzten Züge an diesem Tisch sind mit der Platte des Servers verloren gegangen. Es geht von hier aus weiter.
table-says = { $name }: { $phrase }
table-won = Das Spiel ist zu Ende. { $winners-is ->
    [you] Du hast gewonnen.
    [they] { $winners } hat gewonnen.
   *[several] { $winners } teilen sich den Sieg.
}
table-drawn = Das Spiel ist zu Ende: unentschieden.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege noch …
phrase-sorry = Tut mir leid!
phrase-thank-you = Danke!
phrase-good-game = Schönes Spiel!

### Bots

level-random = irgendein erlaubter Zug
    .name = zufällig
level-novice = steht noch am Anfang und übersieht oft den besseren Zug
    .name = unerfahren
level-casual = steht noch am Anfang, spielt aber schon sicherer
    .name = locker
level-greedy = immer der Zug, der auf den ersten Blick am besten aussieht
    .name = gierig
level-club = denkt voraus, aber nicht lange
    .name = geübt
level-expert = denkt voraus, so gut es nur geht
    .name = meisterhaft
level-search = die Suche, mit so viel Bedenkzeit, wie du willst
    .name = mit Suche
level-brought = aus einem anderen Paket

# What a bot is called at a table: a proper name.
character-random = Fizz
character-novice = Dab
character-casual = Mell
character-greedy = Gust
character-club = Bolt
character-expert = Iris

table-seat = Sitzplatz { $number }
table-no-rules = Die Spielregeln von { $game } sind hier nicht aufgeschrieben.
table-rules-apart = Nirgends stehen alle diese Wörter beisammen: { $words }. Die meisten stehen hier:
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] Ich rechne damit, { $wins } von 100 solchen Spielen zu gewinnen.{" "}
}{ $sure }
table-hint-other = Oder{ $cost-is ->
    [none] {""}
   *[some] {" "}{ $cost ->
        [0] (praktisch genauso gut)
       *[other] (gewinnt von 100 Spielen { $cost } weniger)
    }
}: { $move }
table-sure-only = Etwas anderes geht nicht.
table-sure-clear = Das ist deutlich besser als alles andere.
table-sure-likely = Das ist etwas besser als alles andere.
table-sure-close = Andere Züge sind fast genauso gut.
table-sure-open = Das würde ich spielen.
table-nudge = { $sure-is ->
    [only] Es gibt nur eine Möglichkeit.
    [close] Mehrere Züge sind hier etwa gleich gut: Welcher hält dir am meisten offen?
   *[other] Ein Zug ist besser als die anderen: Vergleiche, wohin sie führen.
}
table-why-best = Von deinen { $moves } Zügen gewann dieser am häufigsten, als ich das Spiel in Gedanken weiterspielte.

### The table told aloud

table-has = { $seat-is ->
    [you] du
   *[they] { $seat }
} { $count }
table-points = Punkte: { $seats }.

### Why not: moves

table-no-not-understood = Ein Zug ist ein kurzer Text.
table-no-such-move = Das ist kein Zug in diesem Spiel.
table-which = { $part ->
    [card] Welche Karte
    [gone] Welche Karte kommt dafür weg
    [spot] Welcher Platz
    [row] Welcher Platz der Reihe
    [other] Welcher andere Platz
    [seat] Wen soll es treffen
    [square] Welches Feld
    [source] Woher
    [piece] Welche Figur
    [group] Welche Gruppe
    [dice] Wie viele Würfel
    [as] Wofür steht der JOKER
    [prank] Welcher Streich
    [way] Was machst du damit
   *[one] Was gehört dazu
}{ $choices-is ->
    [none] {""}
   *[some] : { $choices }
}?
table-only = { $part ->
    [piece] Nur Figur { $choice } passt dazu.
    [spot] Nur Platz { $choice } passt dazu.
    [other] Nur Platz { $choice } passt dazu.
    [row] Nur Platz { $choice } der Reihe passt dazu.
    [square] Nur Feld { $choice } passt dazu.
   *[one] Dazu passt nur eines: { $choice }.
}
table-both = { $first }{ between-sentences }{ $second }
table-no-game-over = Das Spiel ist zu Ende.
table-no-not-your-turn = Du bist nicht am Zug: { $player } ist dran.
table-no-not-foreseeable = Was daraus wird, hängt vom Zufall ab oder von dem, was du nicht sehen kannst.
table-no-nothing-to-undo = Du hast noch keinen Zug gemacht.
table-no-others-moved = Seitdem hat jemand anders gezogen, also gilt dein Zug.
table-no-seen = Dein Zug hat etwas gezeigt, das verdeckt war, also gilt er.
table-no-no-such-ply = Dieses Spiel hat die Schritte 0 bis { $last }.
table-no-no-such-seat = Die Sitzplätze an diesem Tisch sind 0 bis { $last }.

### Why not: tables

table-no-no-such-game = Ein Spiel „{ $name }“ gibt es hier nicht; es gibt { $games }.
table-no-wrong-seats = { $game } ist für { $most-is ->
    [none] { $fewest }
   *[some] { $fewest } bis { $most }
} Personen.
table-no-wrong-seed = Ein Seed ist eine Zeile aus 1 bis { $longest } Zeichen.
table-no-wrong-players = Dieser Tisch braucht { $seats } Namen.
table-no-wrong-name = Ein Name ist eine Zeile aus 1 bis { $longest } sichtbaren Zeichen.
table-no-same-name = An diesem Tisch heißt schon jemand so, oder zum Verwechseln ähnlich.
table-no-wrong-options = Hausregeln werden mit ihrem Namen angegeben, jede mit einem Wert.
table-no-no-such-option = { $game } hat keine Hausregel „{ $name }“; es gibt { $names-is ->
    [none] keine.
   *[other] { $names }.
}
table-no-wrong-option = „{ $name }“ kann { $values } { $free-is ->
    [yes] oder Ähnliches sein.
   *[no] sein.
}
table-no-whole-number = „{ $name }“ ist eine ganze Zahl von { $low } bis { $high }.
table-no-no-such-bot = Einen Bot „{ $level }“ gibt es nicht; es gibt { $levels }.
table-no-broken-bot = Der Bot „{ $level }“ lässt sich nicht laden: { $reason }.
table-no-no-lens = { $game } lässt sich nicht in Zahlen sehen: Das Spiel hat keine Linse.
table-no-research = Dafür braucht es mehr: pip install 'sunshower[research]'.
table-no-wrong-batch = Ein Stapel ist eine ganze Zahl von Spielen ab 1; was behalten wird und das längste Spiel sind auch ganze Zahlen, und es gibt nicht mehr Prozesse als Spiele.
table-no-wrong-decisions = Der Stapel hat { $games } Spiele: Jedes braucht eine ganze Zahl.
table-no-no-such-number = Die Zahl { $number } ist kein Zug, der in Spiel { $index } offensteht.
table-no-wrong-budget = Die Sekunden für einen Zug sind eine Zahl über 0.
table-no-wrong-work = Die Rechenarbeit für einen Zug ist eine ganze Zahl über 0.
table-no-not-a-view = Das ist keine Ansicht eines Tisches von { $game }.
table-no-other-view = Das ist nicht die Ansicht des Sitzplatzes, der am Zug ist.
table-no-nobody-there = Auf mindestens einem Platz muss ein Mensch sitzen.
table-no-wrong-clock = Die Bedenkzeit beträgt eine halbe bis 600 Minuten, und pro Zug kommen 0 bis 600 Sekunden dazu.
table-no-other-rules = Hier gilt Fassung { $rules } der Spielregeln von { $game }, nach der niemand mehr spielt: Jetzt gilt Fassung { $version }.

### Why not: positions

table-no-not-a-line = Eine Stellung ist eine Zeile Text aus höchstens { $longest } Zeichen.
table-no-line-word = „{ $word }“ hat nicht die Form Name=Wert.
table-no-unknown-field = „{ $name }“ ist keine Angabe dieses Spiels; es gibt { $names }.
table-no-twice = „{ $name }“ steht zweimal in der Zeile.
table-no-line-together = „{ $name }“ passt nicht zum Rest.
table-no-line-so-many = Insgesamt gibt es davon nur { $count }.
table-no-field-number = „{ $name }“ muss eine Zahl von { $low } bis { $high } sein.
table-no-field-word = „{ $name }“ muss eins davon sein: { $words }.
table-no-field-option = „{ $name }“ muss eine Liste sein, in der { $option } nur einmal vorkommt.
table-no-field-open = „{ $name }“ muss bekannt sein: Was alle sehen, kann kein ? sein.
table-no-field-row = „{ $name }“ muss - sein oder aus diesen Zeichen bestehen: { $letters }{ $hidden-is ->
    [yes] {" "}und ? für Verdecktes
   *[no] {""}
}.
table-no-field-values = „{ $name }“ muss { $count } Werte haben, mit Schrägstrichen dazwischen.

### Why not: records

table-no-not-a-record = Das ist kein Spielprotokoll.
table-no-record-json = Das ist kein vollständiges Spielprotokoll: Es lässt sich nicht als JSON lesen.
table-no-record-format = Das ist kein Spielprotokoll im Format { $format } von Sunshower.
table-no-broken-record = Der Teil „{ $name }“ des Spielprotokolls fehlt oder ist von der falschen Art.
table-no-record-parts = Das Spielprotokoll hat einen Teil, der nicht hineingehört.
table-no-record-steps = Ein Spielprotokoll hat höchstens { $most } Schritte, jeder ein kurzer Text.
table-no-record-version = Das Spielprotokoll nennt keine Fassung der Spielregeln.
table-no-record-data = Das Spielprotokoll enthält etwas, das keine einfachen Daten sind.
table-no-record-rules = Dieses Spiel wurde nach Fassung { $rules } der Spielregeln von { $game } gespielt; dieses Programm spielt Fassung { $version }.
table-no-record-table = Der Tisch des Spielprotokolls lässt sich nicht aufbauen. { $why }
table-no-other-chance = Das Spielprotokoll nennt einen anderen Zufallsgenerator als { $chance }.
table-no-other-options = Die Hausregeln des Spielprotokolls sind nicht die seiner Anfangsstellung.
table-no-other-result = Das Ergebnis des Spielprotokolls ist nicht das, zu dem die Züge führen.
table-no-changed = Das Spielprotokoll passt nicht zu seiner eigenen Prüfsumme: Es wurde verändert oder beschädigt.
table-no-too-long = Das Spiel war schon vor Schritt { $step } zu Ende.
table-no-broken-step = Schritt { $step }, „{ $move }“, geht dort nicht: { $why }
table-no-cut-off = Das Spielprotokoll bricht mitten in Schritt { $step } ab.
table-no-chance-differs = Schritt { $step } ist „{ $given }“, aber der Seed ergibt „{ $drawn }“.
table-no-not-fair = Dieses Spielprotokoll sagt nicht, wie der Zufall zustande kam, also lässt es sich nicht nachrechnen.
table-no-record-chance = Was dieses Spielprotokoll über den Zufall sagt, ist nicht vollständig.
table-no-wrong-commitment = Das Geheimnis ist nicht das, das vor dem Austeilen zugesagt wurde.
table-no-record-seed = Der Seed des Spiels ergibt sich nicht aus dem Geheimnis und den Beiträgen der Plätze.
table-no-wrong-pledge = Die Zahl von { $name } ist nicht die, die vor dem Austeilen zugesagt wurde.
table-no-other-history = Die Züge und Rücknahmen im Spielprotokoll führen nicht zu diesem Spiel.
table-no-wrong-signature = Das Spielprotokoll ist nicht mit dem Schlüssel unterschrieben, den es nennt: Es wurde verändert oder gefälscht.
table-no-no-cryptography = Unterschriften lassen sich nur prüfen, wo das Paket cryptography installiert ist.
table-no-not-a-receipt = Das ist keine Quittung eines Tisches.
table-no-receipt-changed = Die Quittung wurde verändert oder beschädigt, oder es steht nichts darin.
table-no-receipt-unsigned = Die Quittung ist nicht mit dem Schlüssel unterschrieben, den sie nennt.
table-no-other-table = Die Quittung ist von einem anderen Tisch.
table-no-other-promise = Im Spielprotokoll steht ein anderes Versprechen des Servers als das, das du bekommen hast.
table-no-other-key = Das Spielprotokoll ist mit einem anderen Schlüssel unterschrieben als deine Quittung.
table-no-other-pledges = Die zugesagten Zahlen im Spielprotokoll sind nicht die, für die der Server dir vor dem Austeilen unterschrieben hat.
table-no-other-moves = Das Spielprotokoll erzählt andere Züge als die { $moves }, für die der Server dir unterschrieben hat.
table-no-nonce-left-out = Deine Zahl fehlt: Es wurde ohne die von { $name } ausgeteilt.
table-no-nonce-changed = Deine Zahl wurde verändert: Im Spielprotokoll steht für { $name } eine andere.
table-no-set-position = Das Spielprotokoll beginnt mit einer aufgebauten Stellung, also ist über die Karten nichts bewiesen.
table-no-no-heads = Deine Quittung enthält nichts, was der Server nach dem Austeilen unterschrieben hat, und beweist keinen der { $moves } Züge: Entweder bist du vorher gegangen, oder der Server hat nichts geschickt.
table-no-other-views = Dir wurde etwas anderes gezeigt als das, wozu dieses Spielprotokoll führt. Entweder ist das ein anderes Spiel, als du gesehen hast, oder der Server hatte eine andere Version von Sunshower.
table-no-mended = Deine Quittung erzählt von Zügen, die im Spielprotokoll fehlen. Laut Spielprotokoll sind sie mit der Platte des Servers verloren gegangen, und der Tisch ging ohne sie weiter.

### Why not: at the server

table-no-table-full = Alle Plätze an diesem Tisch sind besetzt; du kannst zuschauen.
table-no-seat-taken = Dieser Platz ist nicht frei.
table-no-no-seat = Du hast keinen Platz an diesem Tisch.
table-no-no-code = Für einen weiteren Tisch ist kein Platz.
table-no-left-since = Du hast diesen Platz inzwischen verlassen; nimm neu Platz.
table-no-told-once = Diese Anfrage wurde schon beantwortet, und ein Platzschlüssel wird nur einmal genannt; nimm neu Platz.
table-no-other-number = Der Server antwortet mit einer anderen Zahl fürs Mischen als deiner oder hat sie nicht unterschrieben, deshalb nimmst du hier nicht Platz.
table-no-no-pledge = Wer Platz nimmt, sagt eine Zahl zu oder nennt sie, aber nicht beides.
table-no-not-to-be-told = Deine Zahl ist jetzt nicht gefragt: Warte, bis alle Plätze besetzt sind, und nenne sie einmal.
table-no-dealt-already = Die Karten sind schon ausgeteilt.
table-no-not-pledged = Das ist nicht die Zahl, die du zugesagt hast.
table-no-dealing = Es wird gerade ausgeteilt; gleich kannst du gehen.
table-no-used-id = Unter dieser Kennung wurde schon etwas anderes getan.
table-no-no-hello = Die erste Nachricht einer Verbindung ist eine Begrüßung.
table-no-stale = Der Tisch hat sich inzwischen verändert; schau noch einmal hin.
table-no-still-there = Das geht erst, wenn dort { $seconds } Sekunden lang niemand war.
table-no-kept = Dieser Platz wird { $seconds } Sekunden lang für jemanden freigehalten.
table-no-no-such-phrase = Das ist keiner der Sprüche.
table-no-yours-already = Du spielst schon auf diesem Platz.
table-no-no-time-left = Deine Bedenkzeit ist abgelaufen, also spielt der Bot zu Ende.
table-no-such-command = Das kann man an einem Tisch nicht tun.
table-no-not-dealt = Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-no-bot-plays = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
table-no-bot-plays-there = Auf diesem Platz spielt schon ein Bot.
table-no-nobody-to-ask = Ein Bot spielt für jemanden, den man nicht fragen kann, also gilt dein Zug.
table-no-asked-already = Es wurde schon ums Zurücknehmen gebeten.
table-no-nothing-asked = Niemand hat dich gebeten, einen Zug zurücknehmen zu dürfen.
table-no-not-over = Das ist erst zu sehen, wenn das Spiel zu Ende ist.
table-no-rematch-yet = Eine Revanche gibt es erst, wenn das Spiel zu Ende ist.
table-no-forgotten = In einem Gedächtnisspiel sind vor dem Ende nur die letzten Züge noch einmal zu sehen.
table-no-no-hints = Tipps gibt es nur an einem Tisch, an dem du mit Bots allein bist.
table-no-hint-before-turn = Einen Tipp gibt es erst, wenn du am Zug bist.
table-no-one-hint = Immer nur ein Tipp auf einmal.
table-no-bot-failed = Der Bot hat gerade keine Idee.
table-no-no-such-table = Einen Tisch „{ $table }“ gibt es hier nicht.
table-no-no-such-record = Ein Spielprotokoll „{ $record }“ gibt es hier nicht.
table-no-too-much = Das ist zu viel auf einmal; warte ein wenig.
table-no-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen.
table-no-request = Diese Anfrage ist nicht zu verstehen.
table-no-too-deep = Diese Anfrage ist nicht zu verstehen: Sie ist zu tief verschachtelt.
table-no-not-text = Diese Anfrage ist kein Text in UTF-8.
table-no-too-long-a-request = Das ist mehr, als dieser Server auf einmal annimmt.
table-no-other-page = Diese Seite ist nicht die des Servers.
table-no-nowhere = Unter dieser Adresse gibt es nichts.
table-no-wrong-host = So heißt dieser Server nicht; starte ihn mit --name, damit er so heißt.
table-no-worn-out = An diesem Tisch ist schon so viel geschehen, dass er nur noch Züge annimmt.
table-no-unreadable-record = Dieses Spielprotokoll zu lesen dauert zu lange.
table-no-no-network = { $text } ist weder eine Adresse noch ein Netz; so sehen sie aus: 192.0.2.1 oder 192.0.2.0/24.
table-no-no-host-and-port = { $text } ist keine Adresse mit Port; so sieht eine aus: 127.0.0.1:9100.
table-no-unexpected = Hier ist etwas schiefgegangen; du kannst nichts dafür, und es hat sich nichts geändert.
table-no-no-address = Der Server kann nicht auf { $host }, Port { $port } laufen: { $reason }.

### Why not: the store

table-no-doubled = Das ist schon gespeichert.
table-no-store-full = Die Festplatte des Servers ist voll, also ist das nicht geschehen. Versuche es später noch einmal.
table-no-store-read-only = Der Server kann nicht auf seine Festplatte schreiben, also ist das nicht geschehen.
table-no-store-failed = Der Server konnte das nicht speichern, also ist es nicht geschehen.
table-no-store-broken = Die Festplatte des Servers ist ausgefallen; er muss neu gestartet werden.
table-no-store-changed = Der Verlauf von Tisch { $table } wurde verändert, nachdem er geschrieben war; der Tisch ist darum geschlossen. Wer diesen Server betreibt, kann nachsehen, was zu retten ist.
table-no-store-shorter = Die letzten Züge von Tisch { $table } fehlen auf der Platte des Servers; der Tisch ist darum geschlossen. Wer diesen Server betreibt, kann nachsehen, was zu retten ist.
table-no-store-unsure = Wie weit Tisch { $table } gekommen war, steht nicht mehr fest, deshalb ist er geschlossen. Wer diesen Server betreibt, kann nachsehen, was zu retten ist.
table-no-store-unreadable-table = Tisch { $table } lässt sich von der Platte des Servers nicht lesen und ist darum geschlossen. Wer diesen Server betreibt, kann nachsehen, was zu retten ist.
table-no-store-other-key = Der Speicher in { $folder } wurde mit einem anderen Schlüssel versiegelt als dem in der Datei „{ $file }“ dort. Lege den richtigen zurück, oder lass „sunshower repair“ den Speicher neu versiegeln.
table-no-store-no-key = Die Datei „{ $file }“ in { $folder } ist kein Schlüssel. Lege den richtigen zurück; ist er verloren, nimm die Datei weg und lass „sunshower repair --save“ den Speicher neu versiegeln.
table-no-store-unsealed = Der Speicher in { $folder } hat keine Siegel, obwohl sein Schlüssel da ist: Er wurde in eine ältere Form zurückversetzt. Lege die richtige Datei zurück, oder lass „sunshower repair --save“ ihn versiegeln, wie er ist.
table-no-store-none = In { $folder } ist kein Speicher.
table-no-store-in-use = Ein anderer Server benutzt { $folder }.
table-no-store-folder = { $folder } lässt sich nicht benutzen: { $reason }.
table-no-store-unreadable = { $file } in { $folder } lässt sich nicht lesen: { $reason }.
table-no-store-damaged = { $file } in { $folder } ist beschädigt: { $reason }.
table-no-store-newer = Diese Daten hat eine andere Version von Sunshower geschrieben: { $reason }.
table-no-store-copy = Die Daten in { $folder } ließen sich nicht kopieren: { $reason }.

### Why not: at the terminal

table-no-several-moves = Nenne einen Zug mit seiner Nummer oder seinem Text; „?“ hilft.
table-no-not-listed = Die Liste geht von 1 bis { $last }.
table-no-two-meanings = In der Liste heißt { $number }: { $listed } Auch das könnte gemeint sein: { $other } Tippe dafür „{ $typed }“, oder noch einmal { $number } für die Liste.
table-no-no-curtain = Zu zweit spielt man an einem Terminal: Was jemand gesehen hat, lässt sich aus einer Datei oder einer Pipe nicht wegwischen.
table-no-file-exists = Eine Datei { $file } gibt es schon; nimm einen anderen Namen.
table-no-no-such-folder = Einen Ordner { $folder } gibt es nicht, also ist dort nichts gespeichert.
table-no-not-saved = { $file-is ->
    [none] Das Spiel lässt sich nicht speichern: { $reason }. Mit „save“ und einem Dateinamen speicherst du anderswo eine Kopie.
   *[some] { $file } lässt sich nicht speichern: { $reason }.
}
table-no-no-folder = { $named-is ->
    [none] Du hast kein Heimverzeichnis
   *[some] SUNSHOWER_DATA ist { $named }, aber dieses Benutzerkonto gibt es nicht
}: Gib mit SUNSHOWER_DATA einen Ordner für deine Spiele an.
table-no-nothing-saved = Es gibt kein gespeichertes Spiel{ $game-is ->
    [none] {""}
   *[some] {" "}von { $game }
} in { $folder }.
table-no-no-such-file = { $file } lässt sich nicht lesen: { $reason }.
table-no-too-large = { $file } ist zu groß für ein Spielprotokoll.
table-no-no-such-language = Die Sprache „{ $name }“ gibt es hier nicht; es gibt { $languages }.
table-no-in-file = { $file }: { $why }
table-because-absent = So eine Datei oder so einen Ordner gibt es nicht
table-because-is-folder = Das ist ein Ordner
table-because-no-folder = Wo ein Ordner sein sollte, ist eine Datei
table-because-rights = Dazu fehlt dir das Recht
table-because-full = Die Festplatte ist voll
table-because-no-file = Die Datei ist nicht da oder lässt sich nicht öffnen
table-because-no-store = Das ist keine Datei mit den Tischen eines Servers
table-because-name = Das ist kein Dateiname
table-because-taken = Dort läuft schon ein anderes Programm
table-because-no-address = Diese Adresse hat dieser Rechner nicht
table-because-no-host = Diese Adresse gibt es nicht
table-because-system = Das System meldet „{ $text }“

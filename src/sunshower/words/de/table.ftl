## What is said at every table, whatever its game.

# How things and sentences are put in a row: "a, b und c".
list-comma = {", "}
list = { $first } und { $last }
list-or = { $first } oder { $last }
list-pair = { $name }: { $text }
between-sentences = {" "}

table-begins = { $seat-is ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
}

### The colours, each with a letter of its own

hue-red = Rot
    .letter = R
hue-orange = Orange
    .letter = O
hue-yellow = Gelb
    .letter = E
hue-green = Grün
    .letter = G
hue-cyan = Cyan
    .letter = C
hue-blue = Blau
    .letter = B
hue-purple = Lila
    .letter = I
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
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] Ich rechne damit, { $wins } von 100 solchen Spielen zu gewinnen.{" "}
}{ $sure }
table-hint-other = Oder: { $move }{ $cost-is ->
    [none] {""}
   *[some] {" "}{ $cost ->
        [0] (praktisch genauso gut)
       *[other] (gewinnt von 100 Spielen { $cost } weniger)
    }
}
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

### Why not: moves

table-no-not-understood = Ein Zug ist ein kurzer Text.
table-no-such-move = Das ist kein Zug in diesem Spiel.
table-which = { $part ->
    [card] Welche Karte
    [gone] Welche Karte kommt dafür weg
    [spot] Welcher Platz
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
table-only = Dazu passt nur eines: { $choice }.
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
table-no-same-name = An diesem Tisch heißt schon jemand so.
table-no-wrong-options = Hausregeln werden mit ihrem Namen angegeben, jede mit einem Wert.
table-no-no-such-option = { $game } hat keine Hausregel „{ $name }“; es gibt { $names }.
table-no-wrong-option = „{ $name }“ kann { $values } { $free-is ->
    [yes] oder Ähnliches sein.
   *[no] sein.
}
table-no-no-such-bot = Einen Bot „{ $level }“ gibt es nicht; es gibt { $levels }.
table-no-broken-bot = Der Bot „{ $level }“ lässt sich nicht laden: { $reason }.
table-no-wrong-budget = Die Sekunden für einen Zug sind eine Zahl über 0.
table-no-wrong-work = Die Rechenarbeit für einen Zug ist eine ganze Zahl über 0.
table-no-not-a-view = Das ist keine Ansicht eines Tisches von { $game }.
table-no-other-view = Das ist nicht die Ansicht des Sitzplatzes, der am Zug ist.
table-no-nobody-there = Auf mindestens einem Platz muss ein Mensch sitzen.
table-no-wrong-clock = Die Bedenkzeit beträgt eine halbe bis 600 Minuten, und pro Zug kommen 0 bis 600 Sekunden dazu.
table-no-other-rules = An diesem Tisch gilt Fassung { $rules } der Spielregeln, nicht { $version }.

### Why not: positions

table-no-not-a-line = Eine Stellung ist eine Zeile Text aus höchstens { $longest } Zeichen.
table-no-line-word = „{ $word }“ hat nicht die Form name=value.
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

### Why not: at the server

table-no-table-full = Alle Plätze an diesem Tisch sind besetzt; du kannst zuschauen.
table-no-seat-taken = Dieser Platz ist nicht frei.
table-no-no-seat = Du hast keinen Platz an diesem Tisch.
table-no-no-code = Für einen weiteren Tisch ist kein Platz.
table-no-nothing-kept = Für dich ist kein Platz freigehalten; nimm neu Platz.
table-no-left-since = Du hast diesen Platz inzwischen verlassen; nimm neu Platz.
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
table-no-unexpected = Hier ist etwas schiefgegangen; du kannst nichts dafür, und es hat sich nichts geändert.
table-no-no-address = Der Server kann nicht auf { $host }, Port { $port } laufen: { $reason }.

### Why not: the store

table-no-doubled = Das ist schon gespeichert.
table-no-store-full = Die Festplatte des Servers ist voll, also ist das nicht geschehen. Versuche es später noch einmal.
table-no-store-read-only = Der Server kann nicht auf seine Festplatte schreiben, also ist das nicht geschehen.
table-no-store-failed = Der Server konnte das nicht speichern, also ist es nicht geschehen.
table-no-store-broken = Die Festplatte des Servers ist ausgefallen; er muss neu gestartet werden.
table-no-store-changed = Der Verlauf von Tisch { $table } wurde verändert, nachdem er geschrieben war.
table-no-store-in-use = Ein anderer Server benutzt { $folder }.
table-no-store-folder = { $folder } lässt sich nicht benutzen: { $reason }.
table-no-store-unreadable = { $file } in { $folder } lässt sich nicht lesen: { $reason }.
table-no-store-damaged = { $file } in { $folder } ist beschädigt: { $reason }.
table-no-store-newer = Diese Daten hat eine andere Version von Sunshower geschrieben: { $reason }.
table-no-store-copy = Die Daten in { $folder } ließen sich nicht kopieren: { $reason }.

### Why not: at the terminal

table-no-several-moves = Nenne einen Zug mit seiner Nummer oder seinem Text; „?“ hilft.
table-no-not-listed = Die Liste geht von 1 bis { $last }.
table-no-two-meanings = { $number } ist in der Liste „{ $listed }“, aber auch „{ $other }“ könnte gemeint sein: Tippe das, oder noch einmal { $number } für die Liste.
table-no-no-curtain = Zu zweit spielt man an einem Terminal: Was jemand gesehen hat, lässt sich aus einer Datei oder einer Pipe nicht wegwischen.
table-no-file-exists = Eine Datei { $file } gibt es schon; nimm einen anderen Namen.
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
table-because-name = Das ist kein Dateiname
table-because-taken = Dort läuft schon ein anderes Programm
table-because-no-address = Diese Adresse hat dieser Rechner nicht
table-because-no-host = Diese Adresse gibt es nicht
table-because-system = Das System meldet „{ $text }“

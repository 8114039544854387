## Das Terminal

line-you = Du
line-against = { $first } gegen { $second }
line-greeting = { $game }: { $players }. { $aloud-is ->
    [yes] Ein Fragezeichen hilft, „quit“ speichert und hört auf.
   *[no] „?“ hilft, „quit“ speichert und hört auf.
}
line-unofficial = Ein inoffizieller Tisch. Das Spiel ist von { $by }.
line-plain = Sunshower läuft hier als reines Python: dieselben Spiele, nur langsamer.
line-which-game = Welches Spiel?
line-choose-game = Nenne eine Zahl von 1 bis { $last } oder den Namen eines Spiels: { $games }; mit „quit“ hörst du auf.
line-hand-over = Gib an { $name } weiter; drücke Enter, wenn nur { $name } hinsieht.
line-enter-alone = Bitte nur Enter, oder „quit“.
line-more = Enter für mehr, q zum Aufhören:
line-your-moves = Deine Züge
line-moves-of = Züge von { $name }
line-after = {" "}(gewählt: { $picks }; „back“ zeigt alle)
line-back = {" "}(„back“ zeigt alle)
line-only-one = , Enter spielt den einzigen
line-question-mark = { $aloud-is ->
    [yes] {" "}(ein Fragezeichen hilft)
   *[no] {" "}(„?“ hilft)
}
line-list-of-moves = { $whose }{ $after }{ $helps }:
line-more-moves = und { $count } weitere: „moves“ nennt alle
line-thing = { $kind ->
    [hand] Karte { $thing }
    [discard] Karte { $thing } aus der Ablage
    [slot] Platz { $thing }
    [row] Karte { $thing } der Reihe
    [square] die Figur auf { $thing }
    [piece] Figur { $thing }
   *[other] { $thing }
}
line-thing-ways = { line-thing }: { $count } Möglichkeiten.
line-thing-choices = { line-thing }: { $choices }
line-taken-back = Zurückgenommen.
line-why-tells = („why“ nennt die Regel.)
line-now = Jetzt:
line-behind = Die Regeln dahinter: „rules“ nennt alle, „rules WORT“ die zu einem Wort, das du hier liest.
line-help =
    Nenne einen Zug mit seiner Nummer in der Liste oder mit seinem Text. Enter allein spielt den einzigen Zug.
    table        noch einmal Tisch und Züge; „moves“ nennt jeden Zug, „back“ verlässt eine Teilliste
    say          der Tisch in Worten, Stück für Stück: „say“ allein sagt, wonach du fragen kannst
    why          warum der letzte Zug nicht ging; „why ZUG“ fragt nach einem beliebigen Zug
    rules        alle Regeln; „rules WORT“ findet, was sie zu einem Wort sagen
    hint         worauf du achten solltest; noch einmal: was ein Bot spielen würde; und noch einmal: warum
    undo         deinen letzten Zug zurücknehmen; „undo!“, wenn alle am Tisch einverstanden sind
    log          was geschehen ist; „log all“ von Anfang an
    position     die Stellung als eine Zeile, für --position
    save { "[" }DATEI] das Spiel speichern, oder eine Kopie davon in DATEI
    quit         aufhören; das Spiel wird gespeichert
line-last-lines = Die letzten { $shown } von { $all } Zeilen; „log all“ nennt alle.
line-times = ({ $count }-mal)
line-deal = Der Spielaufbau ({ $count } Schritte).
line-no-mention = Die Regeln erwähnen „{ $word }“ nicht.
line-allowed = Das ist jetzt erlaubt.
line-nothing-refused = Nichts wurde abgelehnt; „why ZUG“ fragt nach einem Zug.
line-not-saved = Das Spiel kann in { $folder } nicht gespeichert werden: { $reason }.
line-keep = „save DATEI“ speichert das Spielprotokoll, „log all“ erzählt das ganze Spiel, „quit“ hört auf.
line-over = Das Spiel ist zu Ende: Gib „log“, „rules“, „save DATEI“, „undo“ oder „quit“ ein.
line-not-over = Das Spiel ist noch nicht zu Ende.
line-started = Begonnen in der Stellung { $position }
line-options = Hausregeln: { $options }.
line-seed = Seed: { $seed }
line-moved = Eine andere Sitzung hat { $file } geändert: Ab jetzt wird dieses Spiel in { $other } gespeichert.
line-saved = { $open-is ->
    [yes] Gespeichert. Die Datei zeigt alle Hände. Zum Lesen:
   *[no] Gespeichert. Zum Lesen:
}
line-kept = Das Spiel ist gespeichert. Um weiterzuspielen:
line-lost = Das Spiel ist NICHT in { $folder } gespeichert: { $reason }.
line-stands = So steht es, für --position:
line-no-copy = Auch für eine Kopie war kein Platz; gib mit SUNSHOWER_DATA einen Ordner für deine Spiele an.
line-copy = Eine Kopie liegt bei den temporären Dateien, die nicht für immer bleiben. Um weiterzuspielen:
line-game = { $name }: { $game }, für { $seats } Personen, { $minutes } Minuten. Von { $by }; dies ist inoffiziell.
line-hint-again = Noch einmal „hint“ sagt mehr.

### Der Tisch in Worten: wonach man fragen kann, mit einem Wort oder mehreren

line-topic-hand = hand
line-topic-board = brett
line-topic-mine = meins
line-topic-theirs = andere
line-topic-table = tisch, wetter, karten
line-topic-score = stand, punkte
line-topic-places = felder, plätze
line-topic-moves = züge, jetzt
line-topic-last = zuletzt, neues
line-say-hand = was du auf der Hand hast
line-say-board = alles, was auf dem Tisch liegt
line-say-mine = was vor dir liegt
line-say-theirs = was vor den anderen liegt
line-say-table = das Wetter, und wie viele Karten noch da sind, soweit das Spiel sie hat
line-say-score = wie viele Punkte alle haben
line-say-places = jede Stelle des Bretts, Reihe für Reihe
line-say-moves = was du tun kannst
line-say-last = was gerade geschehen ist
line-no-such-topic = Unter diesem Namen gibt es nichts zu sagen; es gibt { $topics }.
line-nothing-there = Dazu gibt es nichts zu sagen.
line-nothing-yet = Noch ist nichts geschehen.

### Die Befehlszeile: wie ihre Hilfe aussieht

line-heading-usage = Aufruf: { $usage }
line-heading-arguments = Argumente:
line-heading-options = Optionen:
line-heading-commands = Befehle:
line-limit = [{ $limit }]
line-default = Standard: { $value }
line-span = { $most-is ->
    [none] mindestens { $least }
   *[some] { $least } bis { $most }
}

# Was dort eingetippt wird.
line-value-address = ADRESSE
line-value-args = ARGUMENTE
line-value-bot = BOT
line-value-command = BEFEHL
line-value-file = DATEI
line-value-folder = ORDNER
line-value-game = SPIEL
line-value-language = SPRACHE
line-value-line = ZEILE
line-value-link = LINK
line-value-name = NAME
line-value-number = ZAHL
line-value-options = OPTIONEN
line-value-seconds = SEKUNDEN
line-value-days = TAGE
line-value-gigabytes = GIGABYTE
line-value-share = ANTEIL
line-value-study = STUDIE
line-value-text = TEXT
line-value-value = WERT
line-value-word = WORT

### Die Befehlszeile: was jeder Befehl tut, mit Argumenten und Optionen; was viele haben, steht unter "any"

line-help-any-game = Welches Spiel.
line-help-any-option = Eine Hausregel des Spiels; „sunshower games“ nennt sie.
line-help-any-plain = Keine Farben.
line-help-any-lang = Die Sprache: { $languages }; die des Systems, wenn du keine nennst.
line-help-any-help = Diese Hilfe zeigen.
line-help-sunshower = Ein Tisch für fünf Regenbogenspiele (inoffiziell).
line-help-sunshower-version = Die Version zeigen.
line-help-play = Im Terminal spielen.
line-help-play-game = Welches Spiel; mit --resume auch, welche Datei.
line-help-play-seed = Eine Zeile Text; derselbe Seed teilt dasselbe Spiel aus.
line-help-play-players = Wer wo sitzt: „Ann,Bea“ sind zwei Personen, „Ann,expert“ sind Ann und ein Bot.
line-help-play-position = Mit einer Stellung in einer Zeile beginnen.
line-help-play-resume = Das letzte Spiel fortsetzen, oder das in einer Datei.
line-help-play-screen = Auf dem ganzen Bildschirm, mit einem Brett in Farben.
line-help-play-aloud = Für alle, die zuhören: Der Tisch wird Stück für Stück erzählt, nicht gezeichnet.
line-help-join = Sich mit dem Link an einen Tisch eines Servers setzen, auf dem ganzen Bildschirm.
line-help-join-link = Der Link des Tisches; oder sein Code, wenn der Server auf diesem Rechner läuft.
line-help-join-name = Dein Name am Tisch.
line-help-join-watch = Nur zusehen, ohne sich zu setzen.
line-help-games = Die Spiele und ihre Hausregeln nennen.
line-help-rules = Die Regeln eines Spiels zeigen, oder was sie zu einigen Wörtern sagen.
line-help-rules-word = Nur, was alle diese Wörter nennt, in beliebiger Reihenfolge; oder die Regel mit dieser Nummer.
line-help-rules-numbers = Mit den Nummern der Regeln.
line-help-replay = Ein gespeichertes Spiel Schritt für Schritt erzählen.
line-help-replay-file = Ein Spielprotokoll, wie „play“ es speichert.
line-help-replay-seat = Nur, was dieser Sitzplatz gesehen hat, gezählt ab 0.
line-help-replay-open = Verdeckte Karten zeigen, obwohl das Spiel noch nicht zu Ende ist.
line-help-review = Ein Spiel, das zu Ende ist, analysieren: Glück, Spiel, und was besser gewesen wäre.
line-help-review-file = Ein Spielprotokoll, wie „play“ es speichert.
line-help-review-deep = Zehnmal so weit schauen; das dauert zehnmal so lang.
line-help-review-jobs = Wie viele Prozesse urteilen; die Analyse bleibt dieselbe.
line-help-review-json = Die Analyse als Daten ausgeben.
line-help-serve = Tische für alle anbieten, die einen Link haben.
line-help-serve-host = Die Adresse des Servers; 0.0.0.0 lässt alle in deinem Netz herein.
line-help-serve-port = Der Port; 0 nimmt einen freien. Nennst du keinen, geschieht das auch, wenn 8000 belegt ist.
line-help-serve-data = Der Ordner für die Tische; deiner, wenn du keinen nennst.
line-help-serve-pace = Wie viele Sekunden ein Bot für eine Antwort braucht.
line-help-serve-away = Wie viele Sekunden jemand abwesend sein muss, bevor ein Bot weiterspielen darf.
line-help-serve-workers = Wie viele Bots höchstens gleichzeitig nachdenken, zwei aber immer.
line-help-serve-origin = Eine weitere Herkunft (Origin), deren Seite hier spielen darf.
line-help-serve-name = Ein Name, unter dem andere diesen Server finden.
line-help-serve-proxy = Ein Proxy, der sagen darf, für wen er fragt: seine Adresse oder ein Netz.
line-help-serve-metrics = Wo es Zähler für Prometheus gibt: zum Beispiel 127.0.0.1:9100. Nirgends, wenn du nichts nennst.
line-help-serve-keep = Wie viele Tage ein Tisch bleibt, an dem nichts geschieht.
line-help-serve-disk = Wie viele Gigabyte die Tische auf der Platte belegen dürfen.
line-help-serve-limits = Begrenzen, was eine Adresse verlangen darf, wie es üblich ist, oder nicht.
line-help-serve-open = Die Seite in einem Browser öffnen.
line-help-backup = Die Tische eines Servers, ob er läuft oder nicht, in eine Datei kopieren.
line-help-backup-file = Eine Datei, die es noch nicht gibt.
line-help-backup-data = Der Ordner des Servers; deiner, wenn du keinen nennst.
line-help-verify = Prüfen, ob der Zufall eines gespeicherten Spiels vor dem Austeilen feststand, und alles neu austeilen.
line-help-verify-file = Das Spielprotokoll eines beendeten Spiels von einem Server.
line-help-verify-receipt = Was jemand vom Spiel aufgehoben hat: das Spielprotokoll damit vergleichen.
line-help-repair = Nachsehen, was nach einem Schaden von den Tischen eines Servers zu retten ist, und es retten.
line-help-repair-data = Der Ordner des Servers.
line-help-repair-save = Aus allem, was zu retten ist, einen neuen Speicher machen und den alten beiseitelegen.
line-help-arena = Bots gegeneinander spielen lassen, mit denselben Karten auf wechselnden Plätzen, und sie messen.
line-help-arena-bots = Zwei Bots, oder mehr für eine Liga; search@work=200 hat ein eigenes Budget.
line-help-arena-games = Wie viele Spiele, für jede Aufstellung einer Liga; auf ganze Blöcke aufgerundet.
line-help-arena-seats = Wie viele Plätze; an einem größeren Tisch hat der erste von zwei Bots einen, der zweite die anderen.
line-help-arena-seconds = Wie lange jeder Bot über einen Zug nachdenken darf.
line-help-arena-work = Wie viel jeder Bot über einen Zug nachdenken darf: dasselbe Ergebnis auf jedem Rechner.
line-help-arena-until = Aufhören, wenn klar ist, welchen Anteil der Siege der erste Bot bekommt.
line-help-arena-corrected = Auch den Anteil ohne das Glück nennen.
line-help-arena-seed = Eine Zeile Text; derselbe Seed teilt dieselben Spiele aus.
line-help-arena-jobs = Wie viele Prozesse spielen; einer je Kern, wenn du nichts sagst.
line-help-arena-out = Das Ergebnis jedes Spiels in einer neuen Datei speichern.
line-help-arena-resume = Fortsetzen, was in einer Datei steht.
line-help-arena-read = Nur noch einmal erzählen, was in einer Datei steht.
line-help-arena-markdown = Tabellen für eine Seite in Markdown ausgeben.
line-help-lab = Einem Spiel eine Frage stellen: Viele Partien von Bots antworten und sagen, wie sicher das ist.
line-help-lab-study = balance, length, skill, luck, rules, pairs, decks oder kinds; oder eine Datei, die auf .toml endet.
line-help-lab-games = Wie viele Partien an jedem Tisch; auf ganze Verteilungen aufgerundet.
line-help-lab-seed = Eine Zeile Text; derselbe Seed gibt mit beliebig vielen Prozessen dieselbe Antwort.
line-help-lab-bot = Wer spielt: zum Beispiel random, greedy oder search@work=100.
line-help-lab-seats = Nur diese Zahl von Plätzen.
line-help-lab-jobs = Wie viele Prozesse spielen; einer je Kern, wenn du nichts sagst.
line-help-lab-precision = Aufhören, wenn jeder Anteil der Siege so genau bekannt ist, zum Beispiel auf 0.01.
line-help-lab-sequential = Aufhören, sobald es klar ist; die Intervalle gelten, wann immer man hinsieht.
line-help-lab-luck = Auch fragen, wie viel vom Ergebnis der Zufall entscheidet; dauert länger.
line-help-lab-budget = Nach so vielen Sekunden aufhören.
line-help-lab-out = Was gespielt wurde, in einem Ordner speichern und mit dem weitermachen, was dort schon ist.
line-help-lab-rows = Auch eine Zeile je Partie in Parquet-Dateien speichern; braucht --out.
line-help-lab-decisions = Auch eine Zeile je Entscheidung in Parquet-Dateien speichern; braucht --out.
line-help-lab-json = Die Antwort als Daten ausgeben.
line-help-lab-markdown = Tabellen für eine Seite in Markdown ausgeben.
line-help-lab-html = Eine Seite für den Browser schreiben, mit Bildern.
line-help-lab-pictures = Die Bilder in einen Ordner schreiben, als SVG und PNG.
line-help-lab-ray = Einen Cluster von Ray spielen lassen, unter dieser Adresse.

### Die Befehlszeile: warum nicht

line-no-unknown-command = Den Befehl „{ $name }“ gibt es nicht; es gibt { $commands }.
line-no-unknown-option = „{ $command }“ hat keine Option { $name }{ $near-is ->
    [none] ; „{ $command } --help“ nennt alle.
   *[some] ; meinst du { $near }?
}
line-no-wrong-use = { $takes-is ->
    [yes] Hinter { $name } gehört ein Wert.
   *[no] Hinter { $name } gehört kein Wert.
}
line-no-missing = „{ $command }“ braucht auch { $name }; „{ $command } --help“ sagt, was das ist.
line-no-wrong-number = { $name } ist { $whole-is ->
    [yes] eine ganze Zahl
   *[no] eine Zahl
}{ $span-is ->
    [none] .
   *[some] , { $span }.
}
line-no-too-many-words = „{ $command }“ kann mit „{ $rest }“ nichts anfangen; „{ $command } --help“ sagt, was geht.
line-no-misunderstood = Das ist nicht zu verstehen: { $said }
line-no-unreadable = „{ $text }“ hat Zeichen, die nicht lesbar sind: Die Kodierung ist hier { $encoding }.
line-no-position-has-options = Eine Stellung bringt ihre eigenen Hausregeln mit.
line-no-save-has-options = Ein gespeichertes Spiel bringt Seed, Namen und Hausregeln selbst mit.
line-no-which-game-options = Nenne auch das Spiel: Seed, Personen, Hausregeln und Stellung gehören zu einem.
line-no-hands-hidden = Das Spiel ist noch nicht zu Ende: Nur mit --open wird eine Hand gezeigt.
line-no-results-have-bots = Eine Datei mit Ergebnissen bringt Spiel und Bots selbst mit.
line-no-which-bots = Nenne das Spiel und die Bots, zum Beispiel: sunshower arena road search greedy
line-no-corrected = Das Glück wird für zwei Bots herausgerechnet, nicht für eine Liga, und in Spielen, die mit --corrected gespielt wurden.
line-deaf = Es lässt sich nichts ausgeben: Die Ausgabe ist geschlossen.
line-broken = Etwas ließ sich nicht lesen oder ausgeben: { $reason }.

### Die Befehlszeile: was sie sonst sagt

line-version = sunshower { $version } ({ $compiled-is ->
    [yes] kompiliert
   *[no] reines Python
})
line-copied = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} nach { $file } kopiert.
line-verified = Jede Karte und jeder Würfel dieses Spiels von { $game } folgt aus dem, was vor dem Austeilen versprochen wurde.
line-verified-key = Es ist mit dem Schlüssel { $key } unterschrieben: Vergleiche ihn mit dem, den der Server veröffentlicht.
line-verified-receipt = Es ist das Spiel, von dem deine Quittung zeugt, mit deiner eigenen Zahl im Mischen.
line-verified-part = Es ist das Spiel, von dem deine Quittung erzählt, mit deiner eigenen Zahl im Mischen; aber die Quittung deckt { $covered } von { $moves } Zügen und beweist nichts über den Rest.
line-verified-withheld = Es wurde ohne die Zahl von { $names } ausgeteilt, die nicht rechtzeitig kam.
line-verified-alone = Ohne Quittung zeigt das nicht, dass der Server die Zahlen aller benutzt hat oder dass so gespielt wurde.
line-repair-looked = { $tables ->
    [one] Einen Tisch
   *[other] { $tables } Tische
} angesehen: { $wrong ->
    [0] Alles ist in Ordnung.
    [one] Einer davon ist beschädigt.
   *[other] { $wrong } davon sind beschädigt.
}
line-repair-other-key = Der Speicher wurde mit einem anderen Schlüssel versiegelt; niemand kann sehen, was darin verändert wurde.
line-repair-heads-changed = Wie weit die Tische waren, wurde verändert: Ganze Tische oder das Ende von einigen könnten weggenommen worden sein.
line-repair-heads-missing = Die Datei, in der steht, wie weit die Tische gekommen waren, fehlt: Ob auch Enden von Tischen fehlen, kann niemand sagen.
line-repair-heads-damaged = Die Datei, in der steht, wie weit die Tische gekommen waren, ist beschädigt: Von manchen Tischen kann niemand sagen, ob ihr Ende fehlt.
line-repair-shorter = { $table }: { $known } Ereignisse wurden geschrieben, { $kept } davon sind da.
line-repair-changed = { $table }: Von { $known } Ereignissen sind die ersten { $kept } so, wie sie geschrieben wurden.
line-repair-unsure = { $table }: { $kept } Ereignisse sind da, und niemand kann sagen, ob es mehr waren.
line-repair-how = „sunshower repair --save“ macht aus allem, was in Ordnung ist, einen neuen Speicher und legt den alten beiseite.
line-repair-saved = Ein neuer Speicher enthält alles, was zu retten war; der alte ist { $file }.
line-served = Sunshower ist unter { $url } zu finden (Strg-C beendet es).
line-served-friends = Freunde in deinem Netz finden es unter { $url }

### Die Arena

line-arena-progress = { $played } von { $all } Spielen, noch { $left }
line-arena-corrected = Ohne das Glück hat { $bot } { $share }, zwischen { $low } und { $high }. So streuen die Spiele einer Austeilung um { $left } statt { $raw }, und jede sagt so viel wie sonst { $worth }.
line-review-progress = { $done } von { $all } Entscheidungen beurteilt
line-arena-clock = { $amount } { $unit ->
    [seconds] s
    [minutes] min
   *[hours] h
}
line-arena-heading = { $game }, { $seats } Plätze{ $options }: { $who ->
    [league] eine Liga von { $bots } Bots
    [crowd] { $first } auf einem Platz, { $second } auf den anderen
   *[pair] { $first } gegen { $second }
}. { $games } Spiele in { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, jeder einmal ausgeteilt und mit wechselnden Plätzen gespielt.
line-arena-stopped = Es wurde beendet, bevor alle { $games } Spiele gespielt waren.
line-arena-bot = Bot
line-arena-wins = Siege je Platz
line-arena-interval = 95-%-Intervall
line-arena-points = Punkte
line-arena-decisions = Entscheidungen
line-between = { $low } bis { $high }
line-percent = { $figure } %
line-arena-fair = Der gerechte Anteil eines Platzes ist { $share }; { $bot } liegt { $side ->
    [above] darüber
    [below] darunter
   *[open] weder klar darüber noch klar darunter
}. Die Blöcke sagen so viel wie { $worth ->
    [one] 1 unabhängiges Spiel
   *[other] { $worth } unabhängige Spiele
}.
line-arena-rough = Mit weniger als { $fewest } Blöcken ist das Intervall grob geschätzt.
line-arena-test = Sequentieller Test, { $low } oder { $high } der Siege für { $bot }: { $verdict ->
    [open] noch offen
    [high] das Urteil ist für { $high } und gegen { $low }
   *[low] das Urteil ist für { $low } und gegen { $high }
}. Der Logarithmus des Likelihood-Quotienten ist { $ratio }; ±{ $bound } entscheidet, mit 5 % Fehlern in jede Richtung.
line-arena-bold = Weil beim Urteil aufgehört wird, ist das Intervall oben ein wenig zu eng.
line-arena-payoff = { $pairs-is ->
    [yes] Wie viele der Siege jede Zeile gegen jede Spalte holt, in Prozent:
   *[no] Wie oft jede Zeile vor jeder Spalte landet, in Prozent:
}
line-arena-ratings = Bradley-Terry-Werte als Elo, { $anchor } bei 0; die Intervalle kommen aus neu gezogenen Blöcken.
line-arena-circle = { $first } schlägt { $second }, { $second } schlägt { $third }, { $third } schlägt { $first }{ $sure-is ->
    [yes] {""}
   *[no] {" "}(innerhalb der Streuung)
}
line-arena-circles = { $circles-is ->
    [none] Es gibt keinen Kreis: Kein Bot verliert gegen einen, der schwächer ist als ein dritter.
   *[some] Im Kreis: { $circles }.
}
line-arena-habits = Je Platz und Spiel, dazu die Millisekunden für eine Entscheidung:
line-arena-made = { $steady-is ->
    [yes] Feste Arbeit: bis auf die Zeiten dasselbe Ergebnis auf jedem Rechner.
   *[no] Die Zeit begrenzt das Nachdenken: Auf einem anderen Rechner kann etwas anderes herauskommen.
} Sunshower { $version } ({ $compiled-is ->
    [yes] kompiliert
   *[no] reines Python
}) auf { $machine }.
line-arena-machine = { $model }, { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}, { $system }
line-ladder-stopped = Angehalten; beim nächsten Mal geht es hier weiter.

### Die Arena: warum nicht

line-no-few-bots = Eine Arena braucht mindestens zwei Bots, zum Beispiel: sunshower arena road search greedy
line-no-few-games = Es muss mindestens ein Spiel sein.
line-no-two-budgets = Ein Budget sind Sekunden oder Arbeit, nicht beides.
line-no-league-test = Ein sequentieller Test ist für zwei Bots; eine Liga spielt alle ihre Spiele.
line-no-shares = Ein sequentieller Test entscheidet zwischen zwei Anteilen der Siege, der kleinere zuerst, etwa --until 0.5:0.65.
line-no-budget = „{ $text }“ ist kein Bot mit Budget wie { $level }@work=200 oder { $level }@seconds=0.05.
line-no-bot-failed = Der Bot { $bot } ist auf Sitzplatz { $seat } von { $game } gescheitert, Seed { $seed }, Schritt { $ply }: { $reason }
line-no-block-lost = Block { $block } hat { $times }-mal seinen Prozess beendet (Rückgabewert { $code }).
line-no-results = In { $file } stehen keine Ergebnisse der Arena.
line-no-other-bots = In { $file } stehen Spiele anderer Bots als angegeben.
line-no-disorder = Die Blöcke in { $file } sind nicht in der richtigen Reihenfolge.
line-no-older-rules = Diese Spiele von { $game } wurden nach anderen Regeln gespielt als den heutigen.
line-no-results-there = { $file } gibt es schon: --read zeigt, was darin steht, --resume setzt es fort.
line-no-not-written = { $file } lässt sich nicht schreiben: { $reason }.

### Das Labor

line-lab-heading = { $game }, { $study }: { $games } Partien von { $bots } an { $arms ->
    [one] 1 Tisch
   *[other] { $arms } Tischen
}, Seed { $seed }.
line-lab-study-balance = Ausgewogenheit
line-lab-study-length = Dauer
line-lab-study-skill = Können
line-lab-study-luck = Glück
line-lab-study-rules = Hausregeln
line-lab-study-pairs = Paare von Hausregeln
line-lab-study-decks = Zusammenstellung
line-lab-study-kinds = Arten von Zügen
line-lab-work = { $bot } (Arbeit { $amount })
line-lab-seconds = { $bot } ({ $amount } s)
line-lab-stopped = Es wurde beendet, bevor alle Partien gespielt waren.
line-lab-progress = { $played } von { $all } Partien, { $rate } je Sekunde, noch { $left }
line-lab-balance = Was jeder Platz in der Reihenfolge gewinnt; Platz 1 entscheidet zuerst.
line-lab-table = Tisch
line-lab-place = Platz
line-lab-usual = üblich
line-lab-seats = { $seats } Plätze
line-lab-wins = Siege
line-lab-interval = 95-%-Intervall
line-lab-due = gerechter Anteil
line-lab-side = { $side ->
    [above] darüber
    [below] darunter
   *[open] kein klarer Unterschied
}
line-lab-skill = Was der zuerst genannte Bot gegen die anderen gewinnt; wie viele Partien nötig sind, um den Unterschied zu erkennen (5 % Fehler in jede Richtung); Verteilungen, die derselbe Platz gewann, wer auch dort saß, und solche, die derselbe Bot auf jedem Platz gewann.
line-lab-better = Siege des besseren Bots
line-lab-tell = nötige Partien
line-lab-luck = durch die Verteilung
line-lab-mastery = durch den Bot
line-lab-depth = Tiefe: Von { $low } bis { $high } hat die Leiter { $steps } Stufen ({ $interval }). Eine Stufe verdreifacht das Gewinnverhältnis: Von zweien gewinnt der bessere dann drei von vier Partien.
line-lab-chance = Wie viel vom Ergebnis der Zufall entscheidet, soweit es sich mit offenen Karten vorhersehen lässt: wie eng das, was Plätze gewinnen, mit ihrem Glück zusammengeht. Glück, das nicht vorhergesehen wird, zählt nicht mit; vom Intervall abgesehen entscheidet der Zufall also mindestens so viel.
line-lab-decided = vom Zufall entschieden
line-lab-draws = Zufallsereignisse
line-lab-length = Wahlen sind Entscheidungen mit mehr als einer Möglichkeit; für die Minuten zählt jede { $pace } Sekunden. Auf der Schachtel stehen { $low } bis { $high } Minuten.
line-lab-decisions = Entscheidungen
line-lab-choices = Wahlen
line-lab-most = 8 von 10 Partien
line-lab-turns = Züge
line-lab-minutes = Minuten
line-lab-drama = Wer nach jedem Zug vorn liegt: wie oft das wechselt, Partien mit einem Rückstand vor dem Sieg, der Teil der Partie, nach dem die Führung blieb, und der Vorsprung am Ende. In toten Zügen gibt es nichts zu wählen; Möglichkeiten sind die einer Wahl.
line-lab-leads = Führungswechsel
line-lab-comeback = Aufholsiege
line-lab-settled = entschieden nach
line-lab-margin = Vorsprung
line-lab-dead = tote Züge
line-lab-ways = Möglichkeiten
line-lab-endings = wie Partien enden
line-lab-rules = Was sich gegenüber den üblichen Regeln bei denselben Verteilungen ändert, mit 95-%-Intervallen; Anteile in Prozentpunkten. Ein Stern steht bei dem, was behauptet wird: In höchstens einer von zwanzig Studien ist dabei etwas falsch.
line-lab-change = geändert
line-lab-changed = Verteilungen mit Unterschied
line-lab-first = Siege von Platz 1
line-lab-kinds = Wie oft jede Art von Zug in einer Partie vorkommt, und was Plätze gewinnen, die ihn machen. Dass beides zusammen auftritt, sagt nicht, was die Ursache ist.
line-lab-kind = Zug
line-lab-often = je Partie
line-lab-never = In keiner Partie ist vorgekommen: { $what }.
line-lab-method = { $sequential-is ->
    [yes] Die Intervalle gelten zu 95 %, wann immer man hinsieht (Mischung nach Robbins).
   *[no] Alle Intervalle sind 95-%-Intervalle; eine Verteilung mit allen Sitzordnungen zählt einmal.
} { $paired-is ->
    [yes] Alle Tische bekommen dieselben Verteilungen, und die Unterschiede werden für jede einzeln gemessen.
   *[no] {""}
}
line-lab-clock = Es spielen Bots mit einer Uhr, deshalb kommen dieselben Zahlen nicht noch einmal heraus: Gib ihre Arbeit an, wie bei search@work=100.
line-lab-against = { $what }: wie sich die Tische vom ersten unterscheiden
line-lab-beyond = Siege über dem gerechten Anteil, in Prozentpunkten
line-lab-decides = vom Zufall entschieden, soweit vorhergesehen, %
line-lab-lasting = Minuten, 8 von 10 Partien; gestrichelt: die Schachtel, { $low } und { $high }
line-lab-written = Geschrieben: { $file }

### Das Labor: warum nicht

line-no-lab-which = Nenne die Frage und das Spiel, zum Beispiel: sunshower lab balance road
line-no-lab-study = Eine Studie „{ $name }“ gibt es nicht; es gibt { $names } und Dateien, die auf .toml enden.
line-no-lab-nothing = { $game } hat nichts, was sich für die Studie „{ $study }“ ändern ließe.
line-no-lab-arms = Eine Studie braucht mindestens einen Tisch.
line-no-lab-paired = Tische werden mit dem ersten nur verglichen, wenn alle gleich viele Plätze haben.
line-no-lab-precision = Die Genauigkeit ist ein Teil der Siege, zum Beispiel 0.01.
line-no-lab-pace = Das Tempo sind die Sekunden, die Menschen für eine Entscheidung brauchen: mehr als 0, höchstens eine Stunde.
line-no-lab-toml = { $file }, Zeile { $line }: Das ist kein TOML.
line-no-lab-lacks = { $file }, Zeile { $line }: Der Studie fehlt „{ $key }“.
line-no-lab-word = { $file }, Zeile { $line }: „{ $word }“ bedeutet hier nichts; es gibt { $words }.
line-no-lab-kind = { $file }, Zeile { $line }: „{ $word }“ hat einen Wert von der falschen Art.
line-no-lab-bots = { $file }, Zeile { $line }: Es gibt { $seats } Plätze, aber eine andere Zahl von Bots.
line-no-lab-says = { $file }, Zeile { $line }: { $says }
line-no-lab-other = In { $file } ist eine andere Studie; nenne einen anderen Ordner.
line-no-lab-ray = Ein Cluster braucht Ray: pip install 'sunshower[cluster]'
line-no-lab-cluster = Unter { $address } antwortet kein Cluster von Ray: { $reason }
line-no-lab-extra = Bilder und Parquet-Dateien brauchen mehr: pip install 'sunshower[lab]'. Tabellen und --json gehen ohne.
line-no-lab-rows = Zeilen werden in einem Ordner gespeichert: Nenne einen mit --out und lass --ray weg.

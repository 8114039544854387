## Das Terminal

line-against = {" "}gegen{" "}
line-greeting = { $game }: { $players }. '?' hilft, 'quit' speichert und geht.
line-unofficial = Ein inoffizieller Tisch. Das Spiel ist von { $designer }, { $publisher }.
line-plain = Sunshower läuft hier als reines Python: dieselben Spiele, nur langsamer.
line-which-game = Welches Spiel?
line-choose-game = Nenne eine Zahl von 1 bis { $last } oder den Namen eines Spiels: { $games }; 'quit' geht.
line-hand-over = Gib an { $name } weiter; drücke Enter, wenn nur { $name } hinsieht.
line-enter-alone = Bitte nur Enter, oder 'quit'.
line-more = Enter für mehr, q zum Aufhören:
line-your-moves = Deine Züge
line-moves-of = Züge von { $name }
line-after = nach { $picks } ('back' zeigt alle)
line-only-one = , Enter spielt den einzigen
line-question-mark = ('?' hilft)
line-more-moves = und { $count } mehr: 'moves' nennt alle
line-ways = { $count } Möglichkeiten: { $samples }, ...
line-taken-back = Zurückgenommen.
line-why-tells = ('why' nennt die Regel.)
line-now = Jetzt: { $asked }
line-behind = Die Regeln dahinter: 'rules' nennt alle, 'rules WORT' die zu einem Wort, das du hier liest.
line-help =
    Nenne einen Zug mit seiner Nummer in der Liste oder mit seinem Text. Enter allein spielt den einzigen Zug.
    table        noch einmal Tisch und Züge; 'moves' nennt jeden Zug, 'back' verlässt eine Teilliste
    why          warum der letzte Zug nicht ging; 'why ZUG' fragt nach einem anderen Zug
    rules        alle Regeln; 'rules WORT' findet, was sie zu einem Wort sagen
    hint         wohin du schauen solltest; nochmals: was ein Bot spielen würde; und nochmals: warum
    undo         deinen letzten Zug zurücknehmen; 'undo!', wenn alle am Tisch einverstanden sind
    log          was geschehen ist; 'log all' von Anfang an
    position     die Stellung als eine Zeile, für --position
    save { "[" }DATEI] das Spiel speichern, oder eine Kopie davon in DATEI
    quit         gehen; das Spiel wird gespeichert
line-last-lines = Die letzten { $shown } von { $all } Zeilen; 'log all' nennt alle.
line-times = ({ $count }-mal)
line-no-mention = Die Regeln erwähnen { $word } nicht.
line-allowed = Das ist jetzt erlaubt.
line-nothing-refused = Nichts wurde abgelehnt; 'why ZUG' fragt nach einem Zug.
line-not-saved = Das Spiel kann in { $folder } nicht gespeichert werden: { $reason }.
line-keep = 'save DATEI' behält das Spielprotokoll, 'log all' erzählt das ganze Spiel, 'quit' geht.
line-over = Das Spiel ist aus: log, rules, save DATEI, undo oder quit.
line-not-over = Das Spiel ist nicht aus.
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
line-no-copy = Auch für eine Kopie war kein Platz; setze SUNSHOWER_DATA auf einen Ordner für deine Spiele.
line-copy = Eine Kopie liegt bei den temporären Dateien, die nicht für immer bleiben. Um weiterzuspielen:
line-game = { $name }: { $game }, für { $seats } Personen, { $minutes } Minuten. Von { $by }; dies ist inoffiziell.
line-hint-again = Sag noch einmal 'hint', um mehr zu erfahren.

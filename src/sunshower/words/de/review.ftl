## Die Analyse eines Spiels, das zu Ende ist

review-heading = { $game }: { $players }. { $count } Entscheidungen, jede danach beurteilt, was man in dem Augenblick wissen konnte.
review-unit = Glück, Spiel und Kosten stehen in Prozent eines Spiels: Was jemand verschenkt, kann zusammen mehr als ein Spiel sein. Was eine Entscheidung gekostet hat, kann um { $noise } daneben liegen.
review-account = { $seat }: { $share } % des Spiels am Ende, { $start } % vor dem Austeilen. Vom Unterschied sind { $luck } Glück, { $skill } Spiel, und bei { $rest } weiß es niemand.
review-told = { $seat-is ->
    [you] Du hast
   *[they] { $seat } hat
} { $fortune ->
    [better] { $luck } % eines Spiels mehr bekommen, als gerecht ist,
    [worse] { $luck } % eines Spiels weniger bekommen, als gerecht ist,
   *[even] etwa so viel bekommen, wie gerecht ist,
} und { $hand ->
    [better] { $skill } % eines Spiels besser gespielt als
    [worse] { $skill } % eines Spiels schlechter gespielt als
   *[even] etwa so gut gespielt wie
} { $others-is ->
    [you] du
   *[they] { $others }
}.
review-others = die anderen
review-marks = Entscheidungen von { $seat-is ->
    [you] dir
   *[they] { $seat }
}: { $count }. Am besten: { $best }, gut: { $fine }, Ausrutscher: { $slip }, Patzer: { $blunder }. Eine hat im Mittel { $cost } % eines Spiels gekostet.
review-turning = Was das Spiel gewendet hat
review-turned-chance = Schritt { $ply }: Der Zufall hat { $seat-is ->
    [you] dir
   *[they] { $seat }
} { $amount } % eines Spiels gegeben.
review-turned-choice = Schritt { $ply }: { $seat-is ->
    [you] Du hast
   *[they] { $seat } hat
} { $amount } % eines Spiels verschenkt.
review-no-turning = Nichts hat das Spiel gewendet: Es wurde nach und nach gewonnen.
review-mistakes = Was besser gewesen wäre
review-mistake = Schritt { $ply }, { $seat }: { $mark ->
    [blunder] ein Patzer, der
   *[slip] ein Ausrutscher, der
} { $cost } % eines Spiels gekostet hat.
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-hinted = Besser, als Tipp an { $seat }: { $hint }
review-exact = Das ist exakt: Es gilt, was immer die anderen hatten.
review-missed = Der beste verpasste Zug: Schritt { $ply }, { $seat }.
review-no-mistakes = Niemand hat einen Fehler gemacht, der aus dem Rauschen ragt.
review-more = Kleinere Fehler, die hier nicht erzählt werden: { $count }.

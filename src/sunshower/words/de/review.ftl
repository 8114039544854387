## Die Analyse eines Spiels, das zu Ende ist

review-heading = { $game }: { $players }. { $count } Entscheidungen, jede danach beurteilt, was man in dem Augenblick wissen konnte.
review-unit = Glück, Spiel und Kosten stehen in Spielen von 100. Was eine Entscheidung gekostet hat, kann um { $noise } daneben liegen.
review-account = { $seat }: { $share } von 100 am Ende, { $start } vor dem Austeilen. Vom Unterschied sind { $luck } Glück, { $skill } Spiel, und bei { $rest } weiß es niemand.
review-told = { $seat-is ->
    [you] Du hast
   *[they] { $seat } hat
} { $fortune ->
    [better] { $luck } Spiele von 100 mehr bekommen, als gerecht ist,
    [worse] { $luck } Spiele von 100 weniger bekommen, als gerecht ist,
   *[even] etwa so viel bekommen, wie gerecht ist,
} und { $hand ->
    [better] { $skill } Spiele von 100 besser gespielt als
    [worse] { $skill } Spiele von 100 schlechter gespielt als
   *[even] etwa so gut gespielt wie
} { $others-is ->
    [you] du
   *[they] { $others }
}.
review-others = die anderen
review-marks = Entscheidungen von { $seat-is ->
    [you] dir
   *[they] { $seat }
}: { $count }. Am besten: { $best }, gut: { $fine }, Ausrutscher: { $slip }, Patzer: { $blunder }. Eine hat im Mittel { $cost } Spiele von 100 gekostet.
review-turning = Was das Spiel gewendet hat
review-turned-chance = Schritt { $ply }: Der Zufall hat { $seat-is ->
    [you] dir
   *[they] { $seat }
} { $amount } Spiele von 100 gegeben.
review-turned-choice = Schritt { $ply }: { $seat-is ->
    [you] Du hast
   *[they] { $seat } hat
} { $amount } Spiele von 100 verschenkt.
review-no-turning = Nichts hat das Spiel gewendet: Es wurde nach und nach gewonnen.
review-mistakes = Was besser gewesen wäre
review-mistake = Schritt { $ply }, { $seat }: { $mark ->
    [blunder] ein Patzer, der
   *[slip] ein Ausrutscher, der
} { $cost } Spiele von 100 gekostet hat.
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-exact = Das ist exakt: Es gilt, was immer die anderen hatten.
review-missed = Der beste verpasste Zug: Schritt { $ply }, { $seat }.
review-no-mistakes = Niemand hat einen Fehler gemacht, der aus dem Rauschen ragt.
review-more = Kleinere Fehler, die hier nicht erzählt werden: { $count }.

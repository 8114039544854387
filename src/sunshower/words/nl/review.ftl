## De terugblik op een spel dat is afgelopen

review-heading = { $game }: { $players }. { $count } beslissingen, elk beoordeeld naar wat de speler toen kon weten.
review-unit = Geluk, spel en kosten staan in spellen op de 100. Wat een beslissing kostte, kan er { $noise } naast zitten.
review-account = { $seat }: { $share } op de 100 aan het eind, { $start } voor het delen. Van het verschil is { $luck } geluk, { $skill } spel, en van { $rest } weet niemand het.
review-told = { $seat-is ->
    [you] Jij kreeg
   *[they] { $seat } kreeg
} { $fortune ->
    [better] { $luck } spellen op de 100 meer dan eerlijk is
    [worse] { $luck } spellen op de 100 minder dan eerlijk is
   *[even] ongeveer wat eerlijk is
} en speelde { $hand ->
    [better] { $skill } spellen op de 100 beter dan
    [worse] { $skill } spellen op de 100 slechter dan
   *[even] ongeveer even goed als
} { $others-is ->
    [you] jij
   *[they] { $others }
}.
review-others = de anderen
review-marks = Beslissingen van { $seat-is ->
    [you] jou
   *[they] { $seat }
}: { $count }. Beste: { $best }, goed: { $fine }, foutjes: { $slip }, blunders: { $blunder }. Eén kostte gemiddeld { $cost } spellen op de 100.
review-turning = Wat het spel deed keren
review-turned-chance = Stap { $ply }: het toeval gaf { $seat-is ->
    [you] jou
   *[they] { $seat }
} { $amount } spellen op de 100.
review-turned-choice = Stap { $ply }: { $seat-is ->
    [you] jij gaf
   *[they] { $seat } gaf
} { $amount } spellen op de 100 weg.
review-no-turning = Niets deed het spel keren: het werd beetje bij beetje gewonnen.
review-mistakes = Wat beter was geweest
review-mistake = Stap { $ply }, { $seat }: { $mark ->
    [blunder] een blunder
   *[slip] een foutje
} van { $cost } spellen op de 100.
review-played = Gespeeld: { $move }
review-better = Beter: { $move }
review-exact = Dit is precies: het geldt wat de anderen ook hadden.
review-missed = De beste gemiste zet: stap { $ply }, { $seat }.
review-no-mistakes = Niemand maakte een fout die boven de ruis uitkomt.
review-more = Kleinere fouten die hier niet verteld worden: { $count }.

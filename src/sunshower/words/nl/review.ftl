## De terugblik op een spel dat is afgelopen

review-heading = { $game }: { $players }. { $count } beslissingen, elk beoordeeld naar wat de speler toen kon weten.
review-unit = Geluk, spel en kosten staan in procenten van een spel: wat iemand weggeeft, kan samen meer dan één spel zijn. Wat een beslissing kostte, kan er { $noise } naast zitten.
review-account = { $seat }: { $share }% van het spel aan het eind, { $start }% voor het delen. Van het verschil is { $luck } geluk, { $skill } spel, en van { $rest } weet niemand het.
review-told = { $seat-is ->
    [you] Jij kreeg
   *[they] { $seat } kreeg
} { $fortune ->
    [better] { $luck }% van een spel meer dan eerlijk is
    [worse] { $luck }% van een spel minder dan eerlijk is
   *[even] ongeveer wat eerlijk is
} en speelde { $hand ->
    [better] { $skill }% van een spel beter dan
    [worse] { $skill }% van een spel slechter dan
   *[even] ongeveer even goed als
} { $others-is ->
    [you] jij
   *[they] { $others }
}.
review-others = de anderen
review-marks = Beslissingen van { $seat-is ->
    [you] jou
   *[they] { $seat }
}: { $count }. Beste: { $best }, goed: { $fine }, foutjes: { $slip }, blunders: { $blunder }. Eén kostte gemiddeld { $cost }% van een spel.
review-turning = Keerpunten
review-turned-chance = Stap { $ply }: het toeval gaf { $seat-is ->
    [you] jou
   *[they] { $seat }
} { $amount }% van een spel.
review-turned-choice = Stap { $ply }: { $seat-is ->
    [you] jij gaf
   *[they] { $seat } gaf
} { $amount }% van een spel weg.
review-no-turning = Geen keerpunten: het spel werd beetje bij beetje gewonnen.
review-mistakes = Wat beter was geweest
review-mistake = Stap { $ply }, { $seat }: { $mark ->
    [blunder] een blunder
   *[slip] een foutje
} van { $cost }% van een spel.
review-played = Gespeeld: { $move }
review-better = Beter: { $move }
review-hinted = Beter, als hint aan { $seat }: { $hint }
review-exact = Dit is precies: het geldt wat de anderen ook hadden.
review-missed = De beste gemiste zet: stap { $ply }, { $seat }.
review-no-mistakes = Niemand maakte een fout die boven de ruis uitkomt.
review-more = Kleinere fouten die hier niet verteld worden: { $count }.

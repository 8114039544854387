## Der ganze Bildschirm im Terminal, neben dem, was auch die Seite sagt

screen-why = Warum nicht?
screen-move = Tippen
screen-type = Tippe einen Zug ein
screen-which-game = Was spielst du?
screen-how-many = Zu wievielt?
screen-name = Dein Name, oder Enter für „{ $guest }“:
screen-goes-on = Du spielst auf dem Platz von { $name } weiter.
screen-leave-a-while = Kurz aufstehen
screen-leave-a-while-lead = Dein Platz bleibt deiner: Mit demselben Link kommst du zurück.
screen-leave-for-good = Ganz gehen
screen-leave-free = Dann kann jemand anders deinen Platz haben.
screen-no-textual = Der ganze Bildschirm braucht Textual, und das ist nicht installiert: pip install "sunshower[terminal]". Ohne es spielt „sunshower play“ Zeile für Zeile.
screen-no-terminal = Der ganze Bildschirm braucht ein Terminal; in eine Pipe spielt „sunshower play“ Zeile für Zeile.
screen-no-link = „{ $link }“ ist weder der Link noch der Code eines Tisches.
screen-no-server = Unter { $url } antwortet niemand: { $reason }.

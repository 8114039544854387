## Het volledige scherm van de terminal, naast wat ook de pagina zegt

screen-why = Waarom niet?
screen-move = Typen
screen-type = Typ een zet
screen-which-game = Wat speel je?
screen-how-many = Met hoeveel spelers?
screen-name = Je naam, of Enter voor ‘{ $guest }’:
screen-goes-on = Je gaat verder op de plek van { $name }.
screen-leave-a-while = Even opstaan
screen-leave-a-while-lead = Je plek blijft van jou: met dezelfde link kom je terug.
screen-leave-for-good = Helemaal weggaan
screen-leave-free = Dan kan iemand anders op je plek zitten.
screen-no-textual = Het volledige scherm heeft Textual nodig, en dat is niet geïnstalleerd: pip install "sunshower[terminal]". Zonder speelt ‘sunshower play’ regel voor regel.
screen-no-terminal = Het volledige scherm heeft een terminal nodig; in een pipe speelt ‘sunshower play’ regel voor regel.
screen-no-link = ‘{ $link }’ is geen link en geen code van een tafel.
screen-no-server = Op { $url } antwoordt niemand: { $reason }.

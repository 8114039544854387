## The full screen of the terminal, beside what the page says as well

screen-why = Why not?
screen-move = Type
screen-type = Type a move
screen-which-game = What do you play?
screen-how-many = How many players?
screen-name = Your name, or Enter for “{ $guest }”:
screen-goes-on = You go on with the seat of { $name }.
screen-leave-a-while = Get up for a while
screen-leave-a-while-lead = Your seat is kept: come back by the same link.
screen-leave-for-good = Leave for good
screen-leave-free = Somebody else can have your seat.
screen-no-textual = The full screen needs Textual, which is not installed: pip install "sunshower[terminal]". Without it, 'sunshower play' plays line by line.
screen-no-terminal = The full screen needs a terminal; into a pipe, 'sunshower play' plays line by line.
screen-no-link = '{ $link }' is neither the link nor the code of a table.
screen-no-server = Nobody answers at { $url }: { $reason }.

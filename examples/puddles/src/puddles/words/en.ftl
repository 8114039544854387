## Puddles

puddles-about = Let drops fall into the puddle: a higher one splashes, an equal one splashes twice.

puddles-ending-most = The most splashes win.
puddles-ending-shared = The most splashes win, and the win is shared.

puddles-dealt = { $seat-is ->
    [you] You are
   *[they] { $seat } is
} dealt { $drop-is ->
    [none] a drop
   *[some] a { $drop }
}.
puddles-fell = { $seat-is ->
    [you] You let
   *[they] { $seat } lets
} a { $drop } fall: { $splashes ->
    [0] no splashes
    [one] 1 splash
   *[other] { $splashes } splashes
}.

puddles-no-not-understood = A move is the number of a drop that you hold.
puddles-no-not-in-hand = You hold no drop { $drop }.
puddles-no-line-drops = There are only { $count } drops { $thing }.
puddles-no-line-hands = The drops fall one seat after the other, so the hands are not of that size.
puddles-no-line-turn = It is somebody's turn until all drops have fallen.

puddles-puddle = The puddle: { $drops-is ->
    [none] empty
   *[some] { $drops }
}.
puddles-hand = { $seat }: { $drops-is ->
    [none] no drops
   *[some] { $drops }
}; splashes: { $splashes }.
puddles-yours = Let a drop fall.
puddles-theirs = { $seat } is to move.

## What is said at every table, whatever its game.

# How things and sentences are put in a row: "a, b and c".
list-comma = {", "}
list = { $first } and { $last }
list-or = { $first } or { $last }
between-sentences = {" "}

table-begins = { $seat-is ->
    [you] You begin.
   *[they] { $seat } begins.
}

### The colours, each with a letter of its own

hue-red = red
    .letter = R
hue-orange = orange
    .letter = O
hue-yellow = yellow
    .letter = Y
hue-green = green
    .letter = G
hue-cyan = cyan
    .letter = C
hue-blue = blue
    .letter = B
hue-purple = purple
    .letter = P
hue-pink = pink
    .letter = M
hue-light = light
    .letter = L
hue-shadow = shadow
    .letter = S

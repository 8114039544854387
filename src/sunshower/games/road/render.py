"""Rainbow Road: a View as a picture in text, seen from the seat that looks.

The own field is the lower row and the other one lies mirrored above it, so that the ring is there to be seen: the ends
of the two rows touch. The last paragraph says what is asked of whom.
"""

from sunshower.core.chance import Rng
from sunshower.core.colours import hue
from sunshower.core.happenings import name
from sunshower.core.text import counted, listed
from sunshower.games.road.pieces import FIELD, HUES, LETTERS, NOWHERE, ROUNDS, SIDES, SPOTS, WAYS, Do, Phase
from sunshower.games.road.rules import RoadRules
from sunshower.games.road.view import RoadView, guess

CELL = 12  # five of them and the indent make 60 columns
PLAYED = "*"
PRANKS = {
    "exchange": "before the run, two cards without a fairy change places",
    "jump": "instead of a step, go to the next card whatever its number",
    "skip": "instead of a step, leave out a card and land on the next",
    "trash": "before the run, throw away a card without a fairy",
    "teleport": "before the run, put her on any card but the Sunny Fairy's",
    "recycle": "before the run, a discard replaces a card played this round",
}
RECYCLE_ANY = "before the run, a discard replaces any card without a fairy"


def render(view: RoadView) -> str:
    """A View as a picture in text, with {0}, {1} for the seats."""
    parts = [heading(view), ring(view), holdings(view), asked(view)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


# Who is who


def near(view: RoadView) -> int:
    """The seat whose field is the lower row."""
    return view["seat"] if isinstance(view["seat"], int) else 0


def whose(view: RoadView, seat: int) -> str:
    return "Your" if view["seat"] == seat else f"{name(seat)}'s"


def card(number: int) -> str:
    """A card with all that names it: number, sign and letter."""
    colour = hue(HUES[number - 1])
    return f"{number}{colour.glyph}{colour.letter}"


def at(view: RoadView, spot: str) -> str:
    return f"{spot} {card(view['ring'][LETTERS.index(spot)])}"


# The weather and the fairies


def heading(view: RoadView) -> list[str]:
    scores = ", ".join(f"{name(seat)} {score}" for seat, score in enumerate(view["scores"]))
    if view["phase"] == "over":
        return [f"After round {ROUNDS}: {scores}."]
    mover = "Sunny" if view["weather"] == "sun" else "Rain"
    weather = f"{view['weather']}: the higher card moves the {mover} Fairy"
    lines = [f"Round {view['round']} of {ROUNDS}, {weather}. {scores}."]
    if view["sunny"] and view["rain"]:
        state = guess(view, Rng())
        lines += [fairy(view, state, Phase.SUNNY), fairy(view, state, Phase.RAIN)]
    return lines


def fairy(view: RoadView, state: RoadRules, phase: int) -> str:
    """Where a fairy stands, and how far she could run as the cards lie, pranks left aside."""
    title, spot = ("Sunny Fairy", view["sunny"]) if phase == Phase.SUNNY else ("Rain Fairy", view["rain"])
    assert spot is not None
    if phase == Phase.SUNNY and state.phase == Phase.RAIN:
        return f"{title} on {at(view, spot)}: she has run, for {counted(view['gained'][1 - state.turn], 'point')}."
    order = "up" if (view["weather"] == "sun") == (phase == Phase.SUNNY) else "down"
    mover = f" ({name(state.turn)})" if state.phase == phase and view["seat"] != state.turn else ""
    ways = [f"{WAYS[side]} {run(state, phase, side)}" for side in range(SIDES)]
    return f"{title}{mover} on {at(view, spot)} runs {order}: {', '.join(ways)}."


def run(state: RoadRules, phase: int, side: int) -> str:
    """The stops of a fairy who runs one way round as far as she can, and what that would earn."""
    runner = state.clone()
    if runner.phase != phase:
        runner.phase = phase
        runner.set_off()
    stops: list[str] = []
    earned = runner.points
    while len(stops) < SPOTS and runner.phase == phase and runner.ways >> side & 1:
        there = runner.landing(runner.runner(), Do.STEP + side)
        if there == NOWHERE:
            break
        leaps = runner.leaps(runner.runner(), side)
        stops.append(("over to " if leaps else "") + LETTERS[there])
        earned += 2 if leaps else 1
        runner.step(Do.STEP + side)
    return f"{' '.join(stops)} for {earned}" if stops else "nowhere"


# The ring


def ring(view: RoadView) -> list[str]:
    below = near(view)
    upper, lower = field(1 - below)[::-1], field(below)
    touch = f"{lower[0]} touches {upper[0]}, {lower[-1]} touches {upper[-1]}."
    marked = f" {PLAYED} was played this round." if any(view["played"]) else ""
    return [
        f"{whose(view, 1 - below)} field. {unseen(view, 1 - below)}".rstrip(),
        row(view, upper),
        row(view, lower),
        f"{whose(view, below)} field: {touch}{marked} {unseen(view, below)}".rstrip(),
    ]


def field(seat: int) -> str:
    return LETTERS[seat * FIELD : seat * FIELD + FIELD]


def row(view: RoadView, spots: str) -> str:
    return " " + "".join(cell(view, spot).ljust(CELL) for spot in spots).rstrip()


def cell(view: RoadView, spot: str) -> str:
    """A spot with its letter, its card, the marker and the fairy on it, in that order."""
    if not view["ring"][LETTERS.index(spot)]:
        return f"{spot} {'trashed' if spot == view['hole'] else 'empty'}"
    mark = PLAYED if spot in view["played"] else " "
    who = "Sunny" if spot == view["sunny"] else "Rain" if spot == view["rain"] else ""
    return f"{at(view, spot)}{mark}{who}"


# What everybody holds


def holdings(view: RoadView) -> list[str]:
    below = near(view)
    lines = [line for seat in (1 - below, below) for line in held(view, seat)]
    gone = []
    if view["discards"]:
        gone.append(f"Discards: {' '.join(map(card, view['discards']))}.")
    if view["spent"]:
        gone.append(f"Pranks used: {listed([prank.capitalize() for prank in view['spent']], 'and')}.")
    return [*lines, *([" ".join(gone)] if gone else [])]


def unseen(view: RoadView, seat: int) -> str:
    """How much a seat holds, where these eyes do not see what it is."""
    cards, pranks = view["hands"][seat], view["pranks"][seat]
    if view["seat"] in (seat, "all"):
        return ""
    return f"{name(seat)} holds {counted(len(cards), 'card')} and {counted(len(pranks), 'prank')}."


def held(view: RoadView, seat: int) -> list[str]:
    """What a seat holds, where these eyes see it."""
    cards, pranks = view["hands"][seat], view["pranks"][seat]
    if view["seat"] not in (seat, "all") or view["phase"] == "over":
        return []
    owner = whose(view, seat)
    lines = [f"{owner} hand: {' '.join(card(number) for number in cards if number) or 'empty'}"]
    for prank in pranks:
        does = RECYCLE_ANY if prank == "recycle" and view["options"]["recycle_any"] else PRANKS[prank or ""]
        lines.append(f"{owner} prank {(prank or '').capitalize()}: {does}")
    return lines


# What is asked


def asked(view: RoadView) -> list[str]:
    turn = view["turn"]
    if turn is None:
        return []
    if view["phase"] == "place":
        return [place(view), stakes(view, turn)] if view["seat"] == turn else [f"{name(turn)} is to lay a card."]
    fairy = "Sunny Fairy" if view["phase"] == "sunny" else "Rain Fairy"
    if view["seat"] != turn:
        return [f"{name(turn)} is to move the {fairy}."]
    return moving(view, turn, fairy)


def place(view: RoadView) -> str:
    """Where the card may go."""
    state = guess(view, Rng())
    spots = [letter for spot, letter in enumerate(LETTERS) if state.open_spots() >> spot & 1]
    if view["hole"] in spots:
        return f"Lay a card from your hand on {listed(spots)}, which Trash has emptied."
    if all(view["ring"][LETTERS.index(spot)] for spot in spots):
        return f"Lay a card from your hand over the one on {listed(spots)}."
    return f"Lay a card from your hand on {listed(spots)}, your empty {'spots' if len(spots) > 1 else 'spot'}."


def stakes(view: RoadView, turn: int) -> str:
    """Which fairy the card will bring (B8, D34)."""
    high, low = ("Sunny", "Rain") if view["weather"] == "sun" else ("Rain", "Sunny")
    spot = view["played"][1 - turn]
    other = f"{name(1 - turn)}'s" if spot is None else card(view["ring"][LETTERS.index(spot)])
    favoured = view["first"] if view["opener"] is None else view["opener"]
    mine, game = ("you begin", "") if view["opener"] is None else ("you began", " the game")
    equal = f"Sunny ({mine}{game})" if favoured == turn else f"Rain ({name(1 - turn)} began{game})"
    return f"Higher than {other}: you move {high}. Lower: {low}. Equal: {equal}."


def moving(view: RoadView, turn: int, fairy: str) -> list[str]:
    under_way = f", {view['way']}, {counted(view['points'], 'point')} so far" if view["points"] else ""
    lines = [f"You move the {fairy}{under_way}: run card by card, stop when you like."]
    if view["phase"] == "rain" and view["pranks"][turn]:
        lines.append("You have played your prank of this round." if view["pranked"] else "You may play one prank.")
    return lines

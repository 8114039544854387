"""Rainbow Road: a View as a picture in text, seen from the seat that looks.

The own field is the lower row and the other one lies mirrored above it, so that the ring is there to be seen: the ends
of the two rows touch. The last paragraph says what is asked of whom.
"""

from sunshower.core.chance import Rng
from sunshower.core.message import Arg, Message, Who, Word
from sunshower.core.text import padded
from sunshower.core.words import Voice
from sunshower.games.road.aloud import asked, card_on, holding, stops_of
from sunshower.games.road.pieces import FIELD, HUES, LETTERS, ROUNDS, SIDES, WAYS, Phase
from sunshower.games.road.rules import RoadRules
from sunshower.games.road.view import RoadView, guess

CELL = 12  # five of them and the indent make 60 columns
PLAYED = "*"


def render(view: RoadView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    parts = [heading(view, say), ring(view, say), holdings(view, say), say.lines(asked(view))]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


# Who is who


def near(view: RoadView) -> int:
    """The seat whose field is the lower row."""
    return view["seat"] if isinstance(view["seat"], int) else 0


def card(number: int, say: Voice) -> str:
    """A card with all that names it: number, sign and letter."""
    return f"{number}{say.sign(HUES[number - 1])}"


def at(view: RoadView, spot: str, say: Voice) -> str:
    return f"{spot} {card(card_on(view, spot), say)}"


# The weather and the fairies


def heading(view: RoadView, say: Voice) -> list[str]:
    scores = say.row(f"{say.names[seat]} {score}" for seat, score in enumerate(view["scores"]))
    if view["phase"] == "over":
        return [say("road-after", rounds=ROUNDS, scores=scores)]
    lines = [say("road-round", round=view["round"], rounds=ROUNDS, weather=view["weather"], scores=scores)]
    if view["sunny"] and view["rain"]:
        state = guess(view, Rng())
        lines += [fairy(view, state, Phase.SUNNY, say), fairy(view, state, Phase.RAIN, say)]
    return lines


def fairy(view: RoadView, state: RoadRules, phase: int, say: Voice) -> str:
    """Where a fairy stands, and how far she could run as the cards lie, pranks left aside."""
    spot = view["sunny"] if phase == Phase.SUNNY else view["rain"]
    assert spot is not None
    stands: dict[str, Arg] = {
        "fairy": Word("road-fairy", "sunny" if phase == Phase.SUNNY else "rain"),
        "at": at(view, spot, say),
    }
    if phase == Phase.SUNNY and state.phase == Phase.RAIN:
        return say("road-has-run", points=view["gained"][1 - state.turn], **stands)
    return say(
        "road-could-run",
        mover=Who(state.turn) if state.phase == phase else None,
        order="up" if (view["weather"] == "sun") == (phase == Phase.SUNNY) else "down",
        ways=say.row(run(state, phase, side, say) for side in range(SIDES)),
        **stands,
    )


def run(state: RoadRules, phase: int, side: int, say: Voice) -> str:
    """The stops of a fairy who runs one way round as far as she can, and what that would earn."""
    stops, points = stops_of(state, phase, side)
    told = " ".join(say("road-run-stop", leaps=leaps, spot=spot) for leaps, spot in stops)
    return say("road-run", way=Word("road-way", WAYS[side]), stops=told or None, points=points)


# The ring


def ring(view: RoadView, say: Voice) -> list[str]:
    below = near(view)
    upper, lower = field(1 - below)[::-1], field(below)
    ends = {"left": lower[0], "left_other": upper[0], "right": lower[-1], "right_other": upper[-1]}
    return [
        say("road-upper-field", owner=Who(1 - below), holds=unseen(view, 1 - below)).rstrip(),
        row(view, upper, say),
        row(view, lower, say),
        say(
            "road-lower-field", owner=Who(below), played=any(view["played"]), holds=unseen(view, below), **ends
        ).rstrip(),
    ]


def field(seat: int) -> str:
    return LETTERS[seat * FIELD : seat * FIELD + FIELD]


def row(view: RoadView, spots: str, say: Voice) -> str:
    return " " + "".join(padded(cell(view, spot, say), CELL) for spot in spots).rstrip()


def cell(view: RoadView, spot: str, say: Voice) -> str:
    """A spot with its letter, its card, the marker and the fairy on it, in that order."""
    if not view["ring"][LETTERS.index(spot)]:
        return f"{spot} {say('road-cell-trashed' if spot == view['hole'] else 'road-cell-empty')}"
    mark = PLAYED if spot in view["played"] else " "
    who = "sunny" if spot == view["sunny"] else "rain" if spot == view["rain"] else ""
    return f"{at(view, spot, say)}{mark}{say(f'road-cell-{who}') if who else ''}"


# What everybody holds


def holdings(view: RoadView, say: Voice) -> list[str]:
    below = near(view)
    lines = [line for seat in (1 - below, below) for line in held(view, seat, say)]
    gone = []
    if view["discards"]:
        gone.append(say("road-discards", cards=" ".join(card(number, say) for number in view["discards"])))
    if view["spent"]:
        gone.append(say("road-spent", pranks=tuple(Word("road-prank", prank) for prank in view["spent"])))
    return [*lines, *([say.joined(gone)] if gone else [])]


def unseen(view: RoadView, seat: int) -> Message | None:
    """How much a seat holds, where these eyes do not see what it is."""
    return None if view["seat"] in (seat, "all") else holding(view, seat)


def held(view: RoadView, seat: int, say: Voice) -> list[str]:
    """What a seat holds, where these eyes see it."""
    if view["seat"] not in (seat, "all") or view["phase"] == "over":
        return []
    cards = " ".join(card(number, say) for number in view["hands"][seat] if number)
    lines = [say("road-hand", owner=Who(seat), cards=cards or None)]
    for prank in filter(None, view["pranks"][seat]):
        does = "recycle_any" if prank == "recycle" and view["options"]["recycle_any"] else prank
        lines.append(
            say("road-prank", owner=Who(seat), prank=Word("road-prank", prank), does=Word("road-prank-does", does))
        )
    return lines

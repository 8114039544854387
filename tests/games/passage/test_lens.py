"""Rainbow Passage in numbers is what its View shows, from the own edge."""

import pytest

from ..lens import Parts, Sight, flat, many, must_show, one, two

COLOURS = "RYGCBM"
FILES = "abcdefghijklmnopq"
PHASES = ("board", "first", "dice", "roll", "move", "over")
ENDINGS = (None, "crossed", "last", "quiet", "turn-limit")
SIDES = {2: "sn", 3: "swn", 4: "swne"}


def shown(view: Sight) -> Parts:
    width, height = map(int, view["board"].partition(":")[0].split("x"))
    sides = view["options"]["sides"]
    side = (SIDES[view.seats] if sides == "usual" else sides)[view.me]

    def place(square: str) -> tuple[int, int]:
        """The row and the column of a square, seen from the own edge."""
        file, rank = FILES.index(square[0]), int(square[1:]) - 1
        turned = {
            "s": (rank, file),
            "n": (height - 1 - rank, width - 1 - file),
            "w": (file, height - 1 - rank),
            "e": (width - 1 - file, rank),
        }
        return turned[side]

    across = width if side in "sn" else height
    squares = [FILES[file] + str(rank + 1) for rank in range(height) for file in range(width)]
    order = sorted(squares, key=place)
    hue = dict(zip(squares, view["colours"], strict=False))
    standing, pieces = [], []
    for spots, tokens in zip(view.round(view["pieces"]), view.round(view["tokens"]), strict=True):
        plane = [0] * len(order)
        numbers = []
        for spot, token in zip(spots, tokens, strict=True):
            row, column = (-1, -1) if spot[0] in "-+" else place(spot.rstrip("!"))
            if row >= 0:
                plane[row * across + column] = 2 if spot.endswith("!") else 1
            home = place(token)
            numbers.append([spot[0] == "-", spot[0] == "+", row + 1, column + 1, home[0] + 1, home[1] + 1])
        standing.append(plane)
        pieces.append([int(number) for row in [*numbers, *[[0] * 6] * 5][:5] for number in row])
    leashes = [*view["leashes"], *[""] * 5][:5]
    seed = [view["seed"][at : at + 2] for at in range(0, len(view["seed"]), 2)][::-1]
    return {
        "colours": flat([one(hue.get(square), COLOURS) for square in order]),
        "standing": flat(standing),
        "pieces": flat(pieces),
        "dice": many(view["dice"], COLOURS),
        "moves": [view["moves"]],
        "steps": [view["steps"]],
        "rolled": [view["rolled"]],
        "leashes": flat([one(leash, ("", *"fsbuon-")) for leash in leashes]),
        "gone": [int(view["gone"])],
        "phase": one(view["phase"], PHASES),
        "turn": view.seat(view["turn"]),
        "mover": view.seat(view["mover"]),
        "first": view.seat(view["first"]),
        "round": two(view["round"]),
        "quiet": two(view["quiet"]),
        "scores": view.round(view["scores"]),
        "ending": one(view["ending"], ENDINGS),
        "winner": view.seat(view["winner"]),
        "reds": [0 if reds is None else 1 + reds for reds in view.round(view["reds"])],
        "rivals": [int((view.me + turn) % view.seats in view["rivals"]) for turn in range(view.seats)],
        "roller": view.seat(view["roller"]),
        "seed": [*(int(byte, 16) for byte in seed), 0, 0, 0, 0][:4],
    }


def test_it_shows_the_view() -> None:
    must_show("passage", shown, 1000, "passage")


@pytest.mark.soak
def test_it_shows_the_view_for_long() -> None:
    must_show("passage", shown, 100_000, "passage for long")

"""Rainbow in numbers is what its View shows, with the memory aid and without."""

import pytest

from ..lens import Parts, Sight, flat, must_show, one

FACES = "ROYGCBPLS"
TURNING = ("hand:1", "hand:2", "hand:3", *(f"row:{spot}" for spot in range(1, 7)))


def shown(view: Sight) -> Parts:
    me, other = view.me, 1 - view.me
    row = [*view["row"], *[None] * 6][:6]
    front = [None if card is None else card[me] for hand in view.round(view["hands"]) for card in hand]
    ends = view.round(view["next"])
    found = {
        "row": flat([one(face, FACES) for face in row]),
        "loses": [int(face in view["loses"]) for face in FACES],
        "hands": flat([one(face, FACES) for face in front]),
        "next": flat([one(card and card[me], FACES) for card in ends]),
        "waits": [int(card is not None) for card in ends],
        "holder": [view["holder"]],
        "scores": view.round(view["scores"]),
        "phase": one(view["phase"], ("first", "draw", "show", "play", "over")),
        "round": [view["round"]],
        "turn": view.seat(view["turn"]),
        "active": view.seat(view["active"]),
        "then": view.seat(view["then"]),
        "placed": one(view["placed"], range(3)),
        "flipped": [int(view["flipped"])],
        "turning": one(view["turning"], TURNING),
    }
    if view["options"]["memory_aid"]:
        memory = view["memory"]
        blank = [None] * 6
        found["under"] = flat([one(face, FACES) for face in [*memory["under"], *blank][:6]])
        seen = [*memory["seen"], *[[]] * 6][:6]
        found["seen"] = [int(seat in who) for who in seen for seat in (me, other)]
        gone = list(zip(memory["gone"], memory["gone_seen"], strict=True))
        whole, half = [0] * 162, [0] * 18
        for (up, under), who in gone:
            if who is not None and me in who:
                whole[(int(other in who) * 9 + FACES.index(up)) * 9 + FACES.index(under)] += 1
            elif who is not None:
                half[int(other in who) * 9 + FACES.index(up)] += 1
        found |= {"gone": whole, "gone_half": half, "gone_closed": [sum(who is None for _, who in gone)]}
    return found


def test_it_shows_the_view() -> None:
    must_show("rainbow", shown, 1000, "rainbow")


@pytest.mark.soak
def test_it_shows_the_view_for_long() -> None:
    must_show("rainbow", shown, 100_000, "rainbow for long")

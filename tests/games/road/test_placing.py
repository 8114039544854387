"""Placing cards: where a card may go, what happens to the one below, and the markers."""

from itertools import product

import sunshower

from .conftest import after, field, legal, refusal

FULL = "round=5 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=2467/3567"


def cards_at(cards: str, spots: str) -> set[str]:
    return {f"{card}@{spot}" for card, spot in product(cards, spots)}


def test_eight_rounds_of_one_card_each() -> None:
    """B5: each seat plays one card a round, for eight rounds; then the hands are empty and it is over."""
    match = sunshower.new("road", seed="b5")
    placed = []
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        placing = view["phase"] == "place"
        if placing:
            placed.append((view["round"], seat))
        match.play(seat, match.legal(seat)[0] if placing else "stop")
    assert sorted(placed) == [(round_, seat) for round_ in range(1, 9) for seat in (0, 1)]
    assert match.view("all")["hands"] == [[], []]


def test_any_card_of_the_hand() -> None:
    """B5: whichever card one likes, and only cards that one holds."""
    line = "round=3 phase=place turn=0 ring=123-5/67-23 sunny=b rain=g hands=144677/134556"
    assert legal(after(line)) == {"1@d", "4@d", "6@d", "7@d"}
    assert refusal(after(line), "5@d") == "not-in-hand"


def test_the_card_played_leaves_the_hand() -> None:
    """B5: a card is played once, and its twin stays in the hand."""
    line = "round=3 phase=place turn=0 ring=123-5/67-23 sunny=b rain=g hands=144677/134556"
    assert field(after(line, "4@d"), "hands") == "hands=14677/134556"


def test_the_replaced_card_is_discarded() -> None:
    """B6: in a full field the new card takes the place of an old one, which goes to the discards."""
    assert field(after(FULL, "6@c"), "ring", "hands", "discards") == "ring=12645/67123 hands=247/3567 discards=3"


def test_a_card_on_an_empty_spot_discards_nothing() -> None:
    """B6: on an empty spot a card is simply laid down."""
    match = after("round=3 phase=place turn=0 ring=123-5/67-23 sunny=b rain=g hands=144677/134556", "6@d")
    assert field(match, "ring", "discards") == "ring=12365/67-23"


def test_the_second_player_sees_the_first_card() -> None:
    """D11: cards are played openly and in turn, the first player of the round before the other."""
    match = after(FULL, "6@c")
    assert match.to_act == (1,)
    assert match.view(1)["ring"][2] == 6
    assert match.view(1)["played"] == ["c", None]
    other = after("round=5 phase=place turn=1 first=1 ring=12345/67123 sunny=b rain=h hands=2467/3567")
    assert other.to_act == (1,)
    assert legal(other) == cards_at("3567", "fgij")


def test_full_field() -> None:
    """D12: any card of the own full field may be replaced, save those under a fairy, be she Sunny or Rain."""
    assert legal(after(FULL)) == cards_at("2467", "acde")
    assert legal(after(FULL.replace("rain=h", "rain=e"))) == cards_at("2467", "acd")


def test_last_rounds_card_may_be_replaced() -> None:
    """D12: a card placed in the round before is as good as any other."""
    match = after(FULL, "6@c", "5@f", "stop", "stop")
    assert match.to_act == (0,)
    assert "7@c" in legal(match)


def test_the_other_field_is_closed() -> None:
    """D13: no card goes to the other player's field, not even to an empty spot there."""
    line = "round=3 phase=place turn=0 ring=123-5/67-23 sunny=b rain=g hands=144677/134556"
    assert refusal(after(line), "6@h") == "not-your-field"
    assert refusal(after(line, "6@d"), "4@d") == "not-your-field"
    assert legal(after(line, "6@d")) == cards_at("13456", "h")


def test_markers() -> None:
    """D14: each seat's marker lies on the card it played this round, until the round is over."""
    assert field(after(FULL), "played") == ""
    assert field(after(FULL, "6@c"), "played") == "played=c/-"
    assert field(after(FULL, "6@c", "5@f"), "played") == "played=c/f"
    assert field(after(FULL, "6@c", "5@f", "stop"), "played") == "played=c/f"
    assert field(after(FULL, "6@c", "5@f", "stop", "stop"), "played") == ""


def test_cards_of_this_round_are_not_stacked() -> None:
    """D14: the second card lies beside the first one, not on top of it."""
    assert field(after(FULL, "6@c", "5@f"), "ring") == "ring=12645/57123"


def test_empty_spots_first() -> None:
    """D15, B6: while there are empty spots one of them must be filled, whichever one likes."""
    line = "round=2 phase=place turn=0 ring=-23-5/6-12- sunny=b rain=h hands=1344677/1345567"
    assert legal(after(line)) == cards_at("13467", "ad")
    assert refusal(after(line), "4@c") == "empty-first"


def test_spot_emptied_by_trash() -> None:
    """D16: its owner's next card must go there, even if other spots are empty too."""
    line = "round=3 phase=place turn=0 ring=1x3-5/67-23 sunny=c rain=g hands=144677/134556"
    assert legal(after(line)) == cards_at("1467", "b")
    assert refusal(after(line), "4@d") == "trashed-first"
    match = after(line, "4@b")
    assert field(match, "ring") == "ring=143-5/67-23"
    assert legal(match) == cards_at("13456", "h")


def test_spot_of_the_other_player_emptied_by_trash() -> None:
    """D16: it binds its owner alone, and stays open until the owner has placed a card."""
    line = "round=5 phase=place turn=0 ring=12345/67x23 sunny=b rain=g hands=1467/3567"
    assert legal(after(line)) == cards_at("1467", "acde")
    match = after(line, "6@c")
    assert field(match, "ring") == "ring=12645/67x23"
    assert legal(match) == cards_at("3567", "h")


def test_trash_then_the_next_round() -> None:
    """D16: thrown away in one round, the spot is filled in the next."""
    line = "round=5 phase=rain turn=0 first=1 ring=12345/67123 sunny=b rain=h played=a/f hands=267/367 pranks=t/-"
    match = after(line, "trash:g", "stop")
    assert (match.to_act, field(match, "round", "ring")) == ((1,), "round=6 ring=12345/6x123")
    assert legal(match) == cards_at("367", "g")

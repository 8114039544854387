"""A review in words, part by part, and as plain data."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from sunshower.core.game import Seat
from sunshower.core.message import Arg, Message, Who
from sunshower.core.words import Voice
from sunshower.review.account import Account, Decision, Review, Turning, mistakes

EVEN = 0.005
"""So small a share of the game is nothing to speak of."""


def told(review: Review, say: Voice, facing: str) -> Iterator[str]:
    """All of it in words, in parts: the players, what turned the game, and the mistakes."""
    heading = say("review-heading", game=review.match.game.title, players=facing, count=len(review.decisions))
    yield "\n".join([heading, say("review-unit", noise=percent(review.noise, say))])
    for each in review.seats:
        yield "\n".join(of_seat(review, each, say))
    turned = [turning(each, say) for each in review.turning]
    yield "\n".join([say("review-turning"), *turned]) if turned else say("review-no-turning")
    worst = review.missed
    if worst is None:
        yield say("review-no-mistakes")
        return
    yield "\n".join([say("review-mistakes"), say("review-missed", ply=worst.ply, seat=Who(worst.seat))])
    for mistake in mistakes(review.decisions):
        if mistake.advice:
            yield "\n".join(of_mistake(mistake, say))
    silent = sum(not each.advice for each in mistakes(review.decisions))
    if silent:
        yield say("review-more", count=silent)


def of_seat(review: Review, each: Account, say: Voice) -> Iterator[str]:
    """What a game brought a seat, and how it decided."""
    seat = Who(each.seat)
    yield say("review-told", seat=seat, **luck_and_skill(review, each, say))
    yield say(
        "review-account",
        seat=seat,
        share=percent(each.share, say),
        start=percent(each.start, say),
        luck=signed(each.luck, say),
        skill=signed(each.skill, say),
        rest=signed(each.rest, say),
    )
    marks = {mark.value: number for mark, number in each.marks.items()}
    cost = say.figure(100 * max(each.cost, 0.0), 2)
    yield say("review-marks", seat=seat, count=sum(marks.values()), cost=cost, **marks)


def luck_and_skill(review: Review, each: Account, say: Voice) -> dict[str, Arg]:
    """How the luck and the play of a seat compare."""
    others = [other.seat for other in review.seats if other.seat != each.seat]
    return {
        "fortune": side(each.luck),
        "luck": percent(abs(each.luck), say),
        "hand": side(each.skill),
        "skill": percent(abs(each.skill), say),
        "others": Who(others[0]) if len(others) == 1 else Message("review-others"),
    }


def side(change: float) -> str:
    """Whether something was better or worse than it could be expected."""
    return "even" if abs(change) < EVEN else "better" if change > 0.0 else "worse"


def turning(each: Turning, say: Voice) -> str:
    """A turning point."""
    if each.seat is not None:
        return say(
            "review-turned-choice", ply=each.ply, seat=Who(each.seat), amount=percent(-each.change[each.seat], say)
        )
    seat = max(range(len(each.change)), key=each.change.__getitem__)
    return say("review-turned-chance", ply=each.ply, seat=Who(seat), amount=percent(each.change[seat], say))


def of_mistake(mistake: Decision, say: Voice) -> Iterator[str]:
    """What was played, what would have been better, and why: to the player, or about them to somebody else."""
    advice = mistake.advice
    assert advice
    cost = percent(mistake.cost, say)
    yield say("review-mistake", ply=mistake.ply, seat=Who(mistake.seat), mark=mistake.mark.value, cost=cost)
    better, *reasons = hinting(say, mistake.seat).lines([advice.better, *advice.reasons])
    if mistake.seat == say.you:
        yield say("review-played", move=advice.played)
        yield say("review-better", move=better)
        yield from filter(None, [say.joined(reasons)])
    else:
        yield say("review-played", move=Message(advice.played.key.removesuffix(".do"), advice.played.args))
        yield say("review-hinted", seat=Who(mistake.seat), hint=say.joined([better, *reasons]))
    if mistake.exact:
        yield say("review-exact")


def hinting(say: Voice, seat: Seat) -> Voice:
    """Somebody who gives a seat a hint: nobody else is "you" then."""
    names = [say("seat-number", n=each) if each == say.you else name for each, name in enumerate(say.names)]
    return say if seat == say.you else Voice(say.words, names, seat)


def percent(share: float, say: Voice) -> str:
    """A share of the game in percent of a game."""
    return say.figure(100 * share, 1)


def signed(share: float, say: Voice) -> str:
    """The same with its sign."""
    return f"{'+' if share > 0.0 else ''}{percent(share, say)}"


def as_data(review: Review, say: Voice) -> dict[str, Any]:
    """A review as plain data; whatever is a worth is a share of the game from 0 to 1."""
    worst = review.missed
    return {
        "review": 1,
        "game": review.match.game.name,
        "rules": review.match.game.version,
        "players": list(review.match.players),
        "deep": review.deep,
        "noise": review.noise,
        "seats": [of_account(each) for each in review.seats],
        "decisions": [of_decision(each, say) for each in review.decisions],
        "draws": [asdict(draw) | {"luck": draw.luck} for draw in review.draws],
        "course": [{"ply": ply, "shares": shares} for ply, shares in review.course],
        "turning": [asdict(each) for each in review.turning],
        "missed": worst.ply if worst else None,
    }


def of_account(each: Account) -> dict[str, Any]:
    """What a game brought a seat."""
    marks = {mark.value: number for mark, number in each.marks.items()}
    return asdict(each) | {"result": each.result, "marks": marks}


def of_decision(each: Decision, say: Voice) -> dict[str, Any]:
    """A decision, with its reasons in words."""
    told = {name: value for name, value in vars(each).items() if name != "advice"} | {"mark": each.mark.value}
    if each.advice:
        told["reasons"] = hinting(say, each.seat).lines(each.advice.reasons)
    return told

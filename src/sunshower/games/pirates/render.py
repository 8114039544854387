"""Rainbow Pirates: a View as a picture in text, seen from the seat that looks: the others' islands, then the own one.

A group is told twice, by the name it has in moves and card by card. The last paragraph says what is asked of whom.
"""

from collections.abc import Sequence

from sunshower.core.chance import Rng
from sunshower.core.colours import hue
from sunshower.core.happenings import name
from sunshower.core.text import counted, listed
from sunshower.games.pirates.draft import goes_out
from sunshower.games.pirates.notation import named
from sunshower.games.pirates.pieces import COLOURS, LETTERS, NAMES, Do, blacks
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import PiratesView, guess, known, spelled, tokens
from sunshower.games.pirates.why import duties, example

ACTS = {
    "thief": "take a card from {target}'s island",
    "cannon": "blow up a card on {target}'s island",
    "salvager": "take a card from the discards",
    "extortionist": "name a card that {target} may hold",
    "lookout": "put the cards back, the top one first",
}


def render(view: PiratesView) -> str:
    """A View as a picture in text, with {0}, {1} for the seats."""
    parts = [heading(view), *(place(view, seat) for seat in order(view)), asked(view)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


# Who is who


def order(view: PiratesView) -> list[int]:
    """The seats clockwise, whoever looks last."""
    near = view["seat"] if isinstance(view["seat"], int) else view["seats"] - 1
    return [(near + 1 + step) % view["seats"] for step in range(view["seats"])]


def whose(view: PiratesView, seat: int) -> str:
    return "Your" if view["seat"] == seat else f"{name(seat)}'s"


def card(letter: str) -> str:
    """A card with all that names it: number or letter, sign, and colour letter or name."""
    if len(letter) == 2:
        return f"w{card(letter[1])}"
    kind = LETTERS.index(letter)
    if kind < COLOURS:
        return f"{letter}{hue(NAMES[kind]).glyph}{hue(NAMES[kind]).letter}"
    if letter == "w":
        return f"w{hue('light').glyph}L"
    return f"{letter}{hue('shadow').glyph}{named(letter)}" if letter != "r" else f"r {named(letter)}"


def cards(letters: Sequence[str]) -> str:
    """Cards in a row, those that are alike counted."""
    texts = [card(letter) for letter in letters]
    return ", ".join(
        text if texts.count(text) == 1 else f"{texts.count(text)} x {text}" for text in dict.fromkeys(texts)
    )


# What lies on the table


def heading(view: PiratesView) -> list[str]:
    lines = [f"Draw pile: {counted(view['pile'], 'card')}. Face up: {cards(view['pair']) or 'nothing'}."]
    for index, top in enumerate(view["tops"], 1):
        who = ", ".join("you" if seat == view["seat"] else name(seat) for seat in top["known"])
        lines.append(f"  {index} from the top: {card(top['card']) if top['card'] else 'a card'}, known to {who}")
    if view["discards"]:
        lines.append(f"Discards: {cards(view['discards'])}.")
    return lines


def place(view: PiratesView, seat: int) -> list[str]:
    """A seat's island and hand."""
    points = counted(view["scores"][seat], "point")
    island = view["islands"][seat]
    lines = [f"{whose(view, seat)} island: {points}{'' if island else ', nothing there'}"]
    width = max((len(text) for text in island), default=0)
    lines += [f"  {text:{width}}  {' '.join(card(token) for token in tokens(text))}" for text in island]
    return [*lines, *hand(view, seat)]


def hand(view: PiratesView, seat: int) -> list[str]:
    held = view["hands"][seat]
    if view["seat"] in (seat, "all"):
        lines = [f"{whose(view, seat)} hand: {cards(known(held)) or 'empty'}"]
        if view["shown"][seat]:
            lines.append(f"  everybody knows of {cards(view['shown'][seat])}")
        for secret in view["secrets"]:
            if secret["of"] == seat:
                lines.append(f"  {name(secret['seat'])} knows of {cards(secret['cards'])}")
        return lines
    among = f", among them {cards(known(held))}" if known(held) else ""
    return [f"{name(seat)} holds {counted(len(held), 'card')}{among}."]


# What is asked


def asked(view: PiratesView) -> list[str]:
    turn = view["turn"]
    if turn is None:
        return []
    yours = view["seat"] == turn
    match view["phase"]:
        case "turn":
            return your_turn(view) if yours else [f"It is {name(turn)}'s turn."]
        case "block":
            return [block(view, yours)]
        case "act":
            return [act(view, yours)]
    if yours:
        return ["Nothing is left to draw: lay what you like from your hand, then say done."]
    return [f"Nothing is left to draw: {name(turn)} places cards for the last time."]


def your_turn(view: PiratesView) -> list[str]:
    state = guess(view, Rng())
    must = duties(state, state.turn)
    draws = ["draw:pair"] * bool(view["pair"]) + ["draw:pile"] * bool(view["pile"])
    lines = [f"Your turn: {possible(state)}; end it with {' or '.join(draws)}."]
    if state.islands[state.turn] and state.may_lift():
        lines.append("island:... sets your island anew, all its groups with commas between them.")
    if must:
        lines.append(f"Before you draw you must place cards, for example {', '.join(must[:3])}.")
    island = goes_out(state.owned(state.turn), state.natural_card)
    if island and state.may_lift():
        lines.append(f"You can go out: {', '.join(spelled(group) for group in island)}.")
    return lines


def possible(state: PiratesRules) -> str:
    """What may be done before drawing, as far as there is something to do it with."""
    does = ["lift", "lay"] if state.islands[state.turn] and state.may_lift() else ["lay"]
    if blacks(state.hands[state.turn]):
        does.append("play black cards")
    return listed(does) if len(does) > 1 else "lay cards"


def block(view: PiratesView, yours: bool) -> str:
    state = guess(view, Rng())
    against = view["target"]
    aim = "" if against is None else " against you" if against == view["seat"] else f" against {name(against)}"
    played = f"{name(view['player'])} plays a {named(LETTERS[state.black])}{aim}"
    if not yours:
        return f"{played}. {name(view['turn'])} is asked whether to block it."
    needs = card(LETTERS[state.blocker(state.black)])
    can = Do.BLOCK in state.legal()
    return f"{played}. {f'Block it with {needs}, or pass' if can else f'Only {needs} would block it: pass'}."


def act(view: PiratesView, yours: bool) -> str:
    black = view["black"] or ""
    title = named(LETTERS[NAMES.index(black)])
    if black == "captain":
        giver = "Give" if yours else f"{name(view['turn'])} is to give"
        return f"{giver} {name(view['player'])} a black card for the Captain, such as give:t; give:- if there is none."
    if not yours:
        return f"{name(view['turn'])} decides what the {title} does."
    looks = f" You see {cards(known(view['looked']))}." if view["looked"] else ""
    does = ACTS[black].format(target=name(view["target"]))
    return f"Your {title} acts: {does}, such as {example(guess(view, Rng()))}.{looks}"

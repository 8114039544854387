"""What somebody is asked on the full screen who has named no game: which one, how many play, and how well."""

import sunshower
from sunshower.bots import LEVELS, character, levels
from sunshower.core.registry import load
from sunshower.tui.full import FullScreen
from sunshower.tui.local import LocalTable
from sunshower.tui.pages import Choose
from sunshower.tui.play import seated
from sunshower.tui.saves import SaveFile
from sunshower.tui.speech import language, spoken, voice
from sunshower.tui.transcript import YOU

USUAL = "casual"


async def chosen_table(app: FullScreen, file: SaveFile) -> LocalTable | None:
    """A table against bots, as it is wished for; None for whoever wants none."""
    say = voice()
    games = {name: load(name) for name in sunshower.games()}
    titles = {name: (game.title, spoken().say(game.about())) for name, game in games.items()}
    name = await app.push_screen_wait(Choose(say("screen-which-game"), titles))
    if not name:
        return None
    seats = games[name].seats
    count = str(seats[0])
    if len(seats) > 1:
        numbers = {str(number): (say("home-players", players=number), "") for number in seats}
        count = await app.push_screen_wait(Choose(say("screen-how-many"), numbers, count))
    ways = {level: (character(level, language()), temper(level)) for level in levels() if level != "search"}
    level = await app.push_screen_wait(Choose(say("home-level"), ways, USUAL)) if count else ""
    if not level:
        return await chosen_table(app, file)
    names = seated([YOU, *[level] * (int(count) - 1)])
    return LocalTable(sunshower.new(name, seats=len(names), players=names), file)


def temper(level: str) -> str:
    """What a bot is like."""
    known = f"level-{level}" if level in LEVELS else "level-brought"
    return voice().joined(
        filter(None, [voice()(f"temper-{level}") if f"temper-{level}" in spoken() else "", voice()(known)])
    )

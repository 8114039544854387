"""One game in the arena: each bot knows what its seat sees and chooses a move, and a clock stands beside it."""

from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter

from sunshower.arena.plan import LineUp, Plan
from sunshower.bots import Bot, Thinker
from sunshower.bots.luck import CARE, Fortune
from sunshower.bots.quick import QuickTable
from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable, Refusal
from sunshower.core.heuristic import Heuristic
from sunshower.core.match import Match
from sunshower.core.message import Arg, Message
from sunshower.core.options import checked_options
from sunshower.core.registry import load


@dataclass(frozen=True)
class Played:
    """A game that was played; lists go by seat."""

    block: int
    seed: str
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    ending: str
    times: list[list[int]]
    """The microseconds of each decision."""
    luck: list[float] = field(default_factory=list)
    """What chance gave each seat, if the plan asks for it."""

    def shares(self) -> list[float]:
        """What each seat gets of the win: all of it, or its part if it is shared."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]


def play_block(plan: Plan, block: int) -> list[Played]:
    """Play the games of one block. Raises BadTable if a bot fails."""
    return [play_match(plan, block, line_up) for line_up in plan.rotations(block)]


def play_match(plan: Plan, block: int, line_up: LineUp) -> Played:
    """Play one game: inside the compiled core if all bots are quick, else through a Match; the same comes of both."""
    seed = plan.deal(block)
    names = [plan.names[number] for number in line_up]
    bots = [
        plan.entrants[number].seated(plan.game, bot_seed(seed, number, line_up[:seat].count(number)))
        for seat, number in enumerate(line_up)
    ]
    quick = None if plan.corrected else quick_table(plan, seed, bots)  # luck is told from a match
    if quick:
        try:
            quick.play(perf_counter)
        except Exception as error:
            raise failed(plan, seed, names, quick.state.turn, quick.plies, error) from error
        end, times = quick.state, quick.times
        return Played(block, seed, names, end.ranks(), end.scores(), [*map(len, times)], end.ending(), times)
    match = Match(load(plan.game), seats=plan.seats, seed=seed, options=plan.options)
    times = [[] for _ in line_up]
    while match.to_act:
        seat = match.to_act[0]
        try:
            times[seat].append(play_move(match, seat, bots[seat]))
        except Exception as error:
            raise failed(plan, seed, names, seat, match.plies, error) from error
    result = match.result
    assert result
    luck = luck_of(match) if plan.corrected else []
    return Played(block, seed, names, result.ranks, result.scores, [*map(len, times)], result.ending, times, luck)


def quick_table(plan: Plan, seed: str, bots: list[Bot]) -> QuickTable | None:
    """A table inside the compiled core, if all bots are quick."""
    ours = [bot for bot in bots if isinstance(bot, Thinker)]
    players = [player for bot in ours if (player := bot.player())]
    if len(players) < len(bots):
        return None
    game = load(plan.game)
    start = game.setup(plan.seats, checked_options(game, plan.options))
    return QuickTable(start, players, [bot.seed for bot in ours], seed)


def failed(plan: Plan, seed: str, names: list[str], seat: int, ply: int, error: Exception) -> BadTable:
    """What is said when a bot fails in the middle of a game."""
    where: dict[str, Arg] = {"seat": seat, "game": plan.game, "seed": seed, "ply": ply}
    return BadTable("bot-failed", Message("line-no-bot-failed", {"bot": names[seat], **where, "reason": reason(error)}))


def luck_of(match: Match) -> list[float]:
    """What chance gave each seat of a match that is over, by what the game foresees."""
    heuristic = match.game.heuristic() if match.game.heuristic else Heuristic()
    draws = list(Fortune(heuristic, match.seats, CARE).draws(match.truth(), match.seed))
    return [sum(draw.luck[seat] for draw in draws) for seat in range(match.seats)]


def reason(error: Exception) -> Message | str:
    """What was wrong with a bot: what the table says no to, or what its own program says, on one line."""
    said = error.says if isinstance(error, Refusal) else " ".join(str(error).split())[:300]
    return said or type(error).__name__


def play_move(match: Match, seat: int, bot: Bot) -> int:
    """Let a bot make its move; the microseconds it thought.

    One of ours gets a State in which all that its seat cannot know has been dealt anew: quicker than a View, and as
    honest; what is to be chosen without looking needs no State. One that forgets, or that others have made, gets the
    View.
    """
    if isinstance(bot, Thinker) and not bot.forgets:
        rng = Rng(f"bot {bot.seed} {match.plies}")
        actions = match.actions(seat)
        if not bot.looks(len(actions)):
            match.play(seat, actions[rng.below(len(actions))])
            return 0
        state = match.guess(seat, rng)
        start = perf_counter()
        action = bot.decide(state, seat, match.seats, bot.budget(), rng)
        spent = perf_counter() - start
        match.play(seat, action)
    else:
        view = match.view(seat, memory=True)
        start = perf_counter()
        move = bot.choose(view)
        spent = perf_counter() - start
        match.play(seat, move)
    return round(spent * 1e6)


def bot_seed(deal: str, number: int, twin: int) -> str:
    """The luck of a bot, the same on whichever seat it sits in a block. Ours make nothing else of it."""
    return sha256(f"bot {deal} {number} {twin}".encode()).hexdigest()[:16]

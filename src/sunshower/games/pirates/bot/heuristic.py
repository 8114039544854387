"""How to play Rainbow Pirates.

Whoever first has two full rainbows and nothing left in hand wins most games, so cards count more than points: draw
them, grab them, and do not let others have them. A turn has three parts: black cards that are better played than kept,
then the best island of all cards one has, made in small steps, then the draw. Black cards come first because whatever
they bring can still be laid, and nothing on the own island is in danger before the turn is over.

At a glance each part is judged by its worth in points (`judgement`); with time to think, plans for the turn, answers to
black cards and blocks are tried in guessed worlds (`search`). The island itself needs no search: it can be made anew in
every turn, so only its size counts, and the cards kept in hand to block with.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic
from sunshower.games.pirates.bot.judgement import Judgement
from sunshower.games.pirates.bot.search import Plan, PlanSearch, Playing, expect
from sunshower.games.pirates.bot.solver import filled, freeing
from sunshower.games.pirates.draft import leads_to, next_step
from sunshower.games.pirates.pieces import (
    NONE,
    RAINBOWS,
    Do,
    Phase,
    count,
    is_play,
    lying_cards,
    played_kind,
    rainbows,
    within,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.state import owed

# What a step is rated that is not the next one of the plan: it costs little to lay something else, more to end the
# turn with cards in hand that could lie, and much to take the island apart.
OTHER_LAY: Final = -0.7
EARLY_END: Final = -1.5
NEEDLESS_LIFT: Final = -4.0
MOST_ANSWERS: Final = 6  # answers to a black card's question that are searched


@mypyc_attr(acyclic=True)
class PiratesHeuristic(Heuristic):
    """What Rainbow Pirates tells its bots."""

    def __init__(self) -> None:
        self.glimpse = 1000
        self.judgement = Judgement()
        self.playing = Playing(self.judgement)

    # At a glance

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        """Rate answers to black cards by their worth in points, and steps of a turn by whether the plan wants them."""
        assert isinstance(state, PiratesRules)
        asked = state.phase == Phase.BLOCK or state.phase == Phase.ACT
        planned = NONE if asked else self.glance(state)
        for index in range(actions.count):
            action: i64 = actions.codes[index]
            if asked:
                ratings.append(self.judgement.answer_worth(state, action))
            else:
                ratings.append(0.0 if action == planned else self.rate_other(state, action, planned))

    def rate_other(self, state: PiratesRules, action: i64, planned: i64) -> float:
        """Rate a step of a turn that is not the one planned."""
        if action in (Do.PAIR, Do.PILE, Do.DONE):
            draws = planned in (Do.PAIR, Do.PILE)
            return -abs(self.judgement.pair_worth(state, state.turn)) if draws else EARLY_END
        if is_play(action):
            return min(self.judgement.play_worth(state, action), 0.0) - 0.1
        return OTHER_LAY if state.lays(action) else NEEDLESS_LIFT

    def glance(self, state: PiratesRules) -> i64:
        """The action that looks best at once."""
        if state.phase == Phase.BLOCK or state.phase == Phase.ACT:
            return self.playing.answer(state)
        seat = state.turn
        if state.phase == Phase.TURN:
            black = self.judgement.best_black(state, self.playable(state))
            if black != NONE:
                return self.towards(state, black)
        step = next_step(state.island(seat), self.aim(state), state.natural_card)
        if step != NONE:
            return step
        return Do.DONE if state.phase == Phase.LAST else self.playing.draw(state)

    def playable(self, state: PiratesRules) -> i64:
        """The cards to play: those on the island too (P7), until the island that is wanted has begun to be laid."""
        return state.hands[state.turn] if state.laying else state.owned(state.turn)

    def towards(self, state: PiratesRules, black: i64) -> i64:
        """The next step to play a black card: to take it off the island if it lies there, or to play it."""
        kind = played_kind(black)
        in_hand = count(state.hands[state.turn], kind) != 0
        return black if in_hand else freeing(state.island(state.turn), kind)

    def aim(self, state: PiratesRules) -> list[int]:
        """The island to make in this turn: the one wanted, or another of the same cards that needs no lifting."""
        seat = state.turn
        hand: i64 = state.hands[seat]
        island = state.island(seat)
        if state.phase == Phase.LAST:
            return filled(hand, island, state.natural_card)
        wanted = self.judgement.wanted(state, seat)
        if state.laying and leads_to(island, wanted):
            return wanted
        kept = state.owned(seat) - lying_cards(wanted)
        if within(kept, hand):
            easy = filled(hand - kept, island, state.natural_card)
            as_out = kept != 0 or (rainbows(easy) >= RAINBOWS) == (rainbows(wanted) >= RAINBOWS)
            if as_out and lying_cards(easy) == lying_cards(wanted) and owed(kept, easy) == NONE:
                return easy
        return filled(hand, island, state.natural_card) if state.laying else wanted

    def evaluate(self, state: State, shares: list[float]) -> None:
        """What each seat may expect by the cards that it has."""
        assert isinstance(state, PiratesRules)
        expect(self.judgement, state, shares)

    # With time to think

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        """Try plans in guessed worlds; where there is but one way to begin, take it at once."""
        assert isinstance(state, PiratesRules)
        plans = self.plans(state)
        if all(plan.action == plans[0].action for plan in plans):
            thoughts.add(plans[0].action, 0.0, 1.0)
        else:
            search = PlanSearch(state, self.judgement, plans, rng)
            search.run(budget)
            search.tell(thoughts)
        return True

    def plans(self, state: PiratesRules) -> list[Plan]:
        """The ways to go on that are worth a thought, first the one that looks best at a glance."""
        best = self.glance(state)
        found: list[Plan] = []
        if state.phase == Phase.TURN:
            self.add_turns(state, found)
        elif state.phase == Phase.LAST:
            found.append(Plan(best))
        else:
            self.add_answers(state, found)
        draw = self.playing.draw(state)
        found.sort(key=lambda plan: plan.action != best or plan.draw not in (NONE, draw))
        return found

    def add_turns(self, state: PiratesRules, found: list[Plan]) -> None:
        """Every black card that can be played, and the island with each draw; once it is begun, only its next step."""
        seat = state.turn
        island = self.aim(state)
        step = next_step(state.island(seat), island, state.natural_card)
        if state.laying and step != NONE:
            found.append(Plan(step))
            return
        plays = Actions()
        state.offer_plays(self.playable(state), plays)
        for black in plays.codes:
            plan = Plan(self.towards(state, black))
            if plan.action != black:
                plan.black = black
            found.append(plan)
        for draw in range(i64(Do.PAIR), i64(Do.PILE + 1)):
            if state.pair != 0 if draw == Do.PAIR else state.pile() != 0:
                plan = Plan(draw if step == NONE else step)
                plan.island = island
                plan.draw = draw
                found.append(plan)

    def add_answers(self, state: PiratesRules, found: list[Plan]) -> None:
        """To block or not, or the best answers to what a black card asks."""
        actions = Actions()
        state.offer(actions)
        ratings: list[float] = []
        self.rate(state, actions, ratings)
        order = sorted(range(actions.count), key=lambda index: -ratings[index])
        for index in order[:MOST_ANSWERS]:
            found.append(Plan(actions.codes[index]))

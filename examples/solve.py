"""Solve the end of a game of Rainbow Road with CFR+: `pip install '.[research]'`, then `python examples/solve.py`."""

from open_spiel.python.algorithms import cfr, exploitability

from sunshower.research import openspiel_game

# The last round: seat 0 has played its card on a, seat 1 has one card and one prank, which nobody else has seen.
POSITION = (
    "round=8 phase=place turn=1 first=0 ring=66657/24231 sunny=i rain=d played=a/- "
    "hands=-/? pranks=-/? discards=112334577 spent=jsp scores=20/20"
)
WORLDS = 6  # so many deals of what is hidden, all as likely

if __name__ == "__main__":
    game = openspiel_game("road", position=POSITION, worlds=WORLDS)
    solver = cfr.CFRPlusSolver(game)
    for iteration in range(1, 65):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0:
            gap = exploitability.nash_conv(game, solver.average_policy())
            print(f"{iteration:3} iterations: a best answer would gain {gap:.4f}", flush=True)
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    print(f"Seat {state.current_player()} in the first of these deals:")
    for action, likely in sorted(policy.action_probabilities(state).items(), key=lambda each: -each[1]):
        if likely > 0.001:
            print(f"  {state.action_to_string(state.current_player(), action)}: {likely:.3f}")

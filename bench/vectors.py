"""`make bench-batch`: many games at once, ours beside others', on one core of the processor: decisions a second.

Everybody has its own process, held to the same core, and all take turns in one run. Each plays random games with
observations and masks of what is open; who chooses is quick in every case. They are different games, so the figures
tell of orders of magnitude; the seats and sizes stand beside them. Others are installed where they are in nobody's way.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".venv" / "vectors"
PINS = ROOT / "bench" / "vectors.txt"
PAGE = ROOT / "docs" / "benchmarks-batch.md"
GAMES = 1024
SECONDS = 0.4
ROUNDS = 5
OURS = ("road 2", "rainbow 2", "chroma 2", "chroma 6", "passage 2", "passage 4", "pirates 2", "pirates 5")
OTHERS = (
    "open_spiel leduc_poker",
    "open_spiel oh_hell",
    "supersuit leduc_holdem",
    "pgx leduc_holdem",
    "pgx backgammon",
)

Step = Callable[[], int]
"""Plays one decision in every game; returns how many that were."""


def sunshower_batch(game: str, seats: int) -> tuple[Step, int]:
    import sunshower

    assert sunshower.compiled
    batch = sunshower.batch(game, GAMES, seats)

    def step() -> int:
        batch.step(batch.any())
        return GAMES

    return step, batch.size


def open_spiel(name: str) -> tuple[Step, int]:
    """Its vector environment for learners, with steps as Python objects."""
    rl: Any = import_module("open_spiel.python.rl_environment")
    vector: Any = import_module("open_spiel.python.vector_env")
    random: Any = import_module("random")
    games = 16  # more make it no quicker
    envs = vector.SyncVectorEnv([rl.Environment(name) for _ in range(games)])
    out: Any = import_module("open_spiel.python.rl_agent").StepOutput
    steps = [envs.reset()]

    def step() -> int:
        chosen = []
        for each in steps[0]:
            legal = each.observations["legal_actions"][each.observations["current_player"]]
            chosen.append(out(action=random.choice(legal), probs=None))
        steps[0] = envs.step(chosen, reset_if_done=True)[0]
        return games

    return step, len(steps[0][0].observations["info_state"][0])


def supersuit(name: str) -> tuple[Step, int]:
    """PettingZoo's turns as rows of agents; all but one of them wait in each step."""
    numpy: Any = import_module("numpy")
    wrappers: Any = import_module("supersuit")
    conversions: Any = import_module("pettingzoo.utils.conversions")
    env = conversions.turn_based_aec_to_parallel(import_module(f"pettingzoo.classic.{name}_v4").raw_env())
    games = 16
    rows = wrappers.concat_vec_envs_v1(wrappers.pettingzoo_env_to_vec_env_v1(env), games, 1, "gymnasium")
    seen = [rows.reset()[0]]
    luck = numpy.random.default_rng(1)

    def step() -> int:
        mask = seen[0]["action_mask"]
        seen[0] = rows.step((mask + luck.random(mask.shape) * mask).argmax(1))[0]
        return games

    return step, int(seen[0]["observation"].shape[1])


def pgx(name: str) -> tuple[Step, int]:
    """Compiled by JAX for the processor, a thousand games at once."""
    jax: Any = import_module("jax")
    made: Any = import_module("pgx").make(name)
    again: Any = import_module("pgx.experimental").auto_reset
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES)

    def play(state: Any, key: Any) -> Any:
        key, luck, chance = jax.random.split(key, 3)
        legal = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(luck, legal, axis=1)
        keys = jax.random.split(chance, GAMES)
        return jax.vmap(again(made.step, made.init))(state, actions, keys), key

    compiled = jax.jit(play)
    state = [(jax.jit(jax.vmap(made.init))(keys), jax.random.PRNGKey(2))]

    def step() -> int:
        state[0] = compiled(*state[0])
        state[0][0].observation.block_until_ready()
        return GAMES

    size = 1
    for length in state[0][0].observation.shape[1:]:
        size *= length
    return step, size


def contestant(name: str) -> None:
    """The other end: measures when it is asked."""
    library, game, *seats = name.split()
    make: Any = {"sunshower": sunshower_batch, "open_spiel": open_spiel, "supersuit": supersuit, "pgx": pgx}[library]
    step, size = make(game, *map(int, seats))
    for _ in range(3):
        step()
    print(json.dumps(size), flush=True)
    for _ in sys.stdin:
        played, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            played += step()
        print(json.dumps(played / spent), flush=True)


def begun(name: str, python: str) -> subprocess.Popen[str]:
    """A process for one of them, on one core."""
    one = {"OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    core = min(os.sched_getaffinity(0))
    return subprocess.Popen(
        [python, "-Wignore", "-m", "bench.vectors", "--contestant", name],
        cwd=ROOT,
        env={**os.environ, **one},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )


def answer(process: subprocess.Popen[str]) -> float | None:
    """What a process says; None if it could not."""
    assert process.stdout
    line = process.stdout.readline()
    return float(json.loads(line)) if line else None


def peers() -> str:
    """The Python of an environment with the others in it."""
    python = PEERS / "bin" / "python"
    mark = PEERS / "installed"
    pins = PINS.read_text(encoding="utf-8")
    if not (mark.exists() and mark.read_text(encoding="utf-8") == pins):
        venv.create(PEERS, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "-q", "--disable-pip-version-check", "install", "-r", PINS], check=True)
        mark.write_text(pins, encoding="utf-8")
    return str(python)


def measured(rounds: int) -> dict[str, tuple[float, list[float]]]:
    """For each of them the size of what is seen and its figures."""
    others = peers()
    names = {f"sunshower {table}": sys.executable for table in OURS} | dict.fromkeys(OTHERS, others)
    running = {name: begun(name, python) for name, python in names.items()}
    found: dict[str, tuple[float, list[float]]] = {}
    for name, process in running.items():
        size = answer(process)
        if size is None:
            print(f"Left out: {name}", file=sys.stderr)
        else:
            found[name] = size, []
    for _ in range(rounds):
        for name, (_, figures) in found.items():
            process = running[name]
            assert process.stdin
            process.stdin.write("\n")
            process.stdin.flush()
            figures.append(answer(process) or 0.0)
    for process in running.values():
        process.communicate()
    return found


def page(found: dict[str, tuple[float, list[float]]], rounds: int) -> str:
    """The figures for people."""
    lines = [
        "# Many games at once",
        "",
        f"`make bench-batch`, {rounds} rounds in turn: decisions in a second of processor time on one core, with",
        "observations, masks and resets, whoever chooses included; medians, with the lowest and the highest.",
        "Ours are told with their seats. Other libraries play other games, so read orders of magnitude.",
        "",
        "| who | numbers seen | decisions a second | from | to |",
        "|---|--:|--:|--:|--:|",
    ]
    for name, (size, figures) in found.items():
        shown = " | ".join(f"{figure:,.0f}" for figure in (median(figures), min(figures), max(figures)))
        lines.append(f"| {name} | {size:,.0f} | {shown} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-batch", description="Measure many games at once.")
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.contestant:
        contestant(given.contestant)
        return
    text = page(measured(given.rounds), given.rounds)
    print(text)
    if given.rounds >= ROUNDS:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

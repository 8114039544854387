"""Learn a game from bots with MaskablePPO (`pip install sb3-contrib`): `examples/learn.py road novice 200000`."""

import sys

import numpy as np
import torch
from gymnasium import Env, spaces
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from sunshower.research import gymnasium_env

GAME, AGAINST, STEPS = (*sys.argv[1:], *("road", "random", "40000")[len(sys.argv) - 1 :])
SCALE = 8  # most of what a lens says is 0 or 1, or a small count


def table() -> Env:
    """A seat among bots; the mask is asked for apart."""
    env = gymnasium_env(GAME, against=AGAINST)
    size = env.observation_space["observation"].shape
    seen = spaces.Box(0, np.float32(255 / SCALE), size, np.float32)
    return TransformObservation(env, lambda all_: (all_["observation"] / SCALE).astype(np.float32), seen)


def measure(model: MaskablePPO, games: int = 400) -> float:
    """What the model gets in the mean, from -1 to 1, in games that it has not met."""
    env, total = table(), 0.0
    for seed in range(games):
        seen, info = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        total += reward
    return total / games


if __name__ == "__main__":
    torch.set_num_threads(1)
    tables = DummyVecEnv([table] * 16)
    model = MaskablePPO("MlpPolicy", tables, n_steps=128, batch_size=512, learning_rate=1e-3, gamma=1.0, seed=1)
    print(f"{GAME} against {AGAINST}: {measure(model):+.2f} before it has learned")
    for part in range(1, 5):
        model.learn(int(STEPS) // 4, reset_num_timesteps=False)
        print(f"{measure(model):+.2f} after {part * int(STEPS) // 4:,} decisions", flush=True)

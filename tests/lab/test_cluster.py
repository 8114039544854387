"""A real Ray of two nodes, one of which is killed in the middle: the numbers are those of one machine.

Needs the extra `cluster`, which is large and no part of the locked tools: `pip install '.[cluster]'` first.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

ray_cluster = pytest.importorskip("ray.cluster_utils", reason="the extra `cluster` is not installed")

LAB = [sys.executable, "-m", "sunshower", "lab", "balance", "road", "--bot", "random", "--games", "200000", "--json"]


def results(said: str) -> Any:
    return json.loads(said)["results"]


@pytest.mark.soak
def test_a_node_that_dies_changes_no_number(tmp_path: Path) -> None:
    cluster = ray_cluster.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        command = [*LAB, "--out", str(tmp_path), "--ray", cluster.address]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        while len(list((tmp_path / "shards").glob("*.json"))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        cluster.remove_node(second, allow_graceful=False)
        said, _ = process.communicate(timeout=1800)
    finally:
        cluster.shutdown()
    assert process.returncode == 0
    alone = subprocess.run([*LAB, "--jobs", "2"], capture_output=True, text=True, check=True)
    assert results(said) == results(alone.stdout)

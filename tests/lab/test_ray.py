"""The lab on a Ray cluster of this machine's own: the same rows as without, and no game is lost with a worker."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from sumrak.lab.cluster import LOCAL, played_on_ray
from sumrak.lab.playing import play
from tests.lab.conftest import small_plan


def test_a_cluster_plays_the_same_games(plan):
    """Also when a worker is killed in the middle."""
    found, killed = [], False
    for rows in played_on_ray(plan, range(plan.size), 2, LOCAL):
        found += rows
        if not killed:
            killed = True
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
    assert killed
    assert sorted(found, key=lambda row: row.number) == [row for n in range(plan.size) for row in play(small_plan(), n)]


def test_the_command_plays_on_ray(sumrak_says, tmp_path):
    words = ("lab", "matchups", "the_v", "--bots", "random", "--decks", "reaper,court", "--games", 2, "--seed", 3)
    assert sumrak_says(*words, "--jobs", 2, "--out", "a", "--ray")[0] == 0
    assert sumrak_says(*words, "--jobs", 1, "--out", "b")[0] == 0
    assert (tmp_path / "a" / "results.csv").read_bytes() == (tmp_path / "b" / "results.csv").read_bytes()


def workers() -> list[int]:
    """Processes of Ray that play, of those that this one has started."""
    parents, playing = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat, command = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:
            continue
        parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
        if command.startswith(b"ray::play_there"):
            playing.append(int(folder.name))
    return [pid for pid in playing if is_ours(pid, parents)]


def is_ours(pid: int, parents: dict[int, int]) -> bool:
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = parents.get(pid, 0)
    return False

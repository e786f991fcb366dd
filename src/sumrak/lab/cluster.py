"""The tasks of a plan on a Ray cluster, or on a Ray of this machine's own: the same rows. `sumrak[ray]` brings Ray."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Iterator
from typing import Any

from sumrak.kernel.reason import Foreign
from sumrak.lab.plan import Plan
from sumrak.lab.playing import Row, check, play
from sumrak.lab.wrong import Wrong
from sumrak.words import foreign_error

LOCAL = "local"
"""The address that starts a Ray here."""
PATIENCE = 5.0
"""Seconds in which a cluster answers."""
AHEAD = 3
"""So many tasks for each processor are under way at a time."""


def played_on_ray(plan: Plan, tasks: Iterable[int], jobs: int, address: str) -> Iterator[list[Row]]:
    """The rows of each task as they are ready. Tasks of a worker or a machine that is lost are played again elsewhere."""
    ray = joined(address, jobs)
    try:
        shared = ray.put(plan)
        remote = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, under_way = iter(tasks), list[Any]()
        while True:
            while len(under_way) < most and (task := next(waiting, None)) is not None:
                under_way.append(remote.remote(shared, task))
            if not under_way:
                return
            ready, under_way = ray.wait(under_way, num_returns=1)
            yield result(ray, ready[0])
    finally:
        ray.shutdown()


def play_there(plan: Plan, task: int) -> list[Row]:
    """On a worker, which must have the same cards."""
    check(plan)
    return play(plan, task)


def joined(address: str, jobs: int) -> Any:
    """Ray, connected to a cluster or started here; raises Wrong."""
    ray = reachable(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise Wrong("lab-no-cluster", address=address, detail=Foreign(str(error).splitlines()[0])) from error
    return ray


def reachable(address: str) -> Any:
    """Ray, if it is installed and somebody answers at this address; raises Wrong."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it tells nobody that it runs
    try:
        import ray
    except ImportError:
        raise Wrong("lab-no-ray") from None
    if address not in (LOCAL, "auto"):
        knock(address)
    return ray


def knock(address: str) -> None:
    """That somebody answers there; raises Wrong. Ray itself would ask for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not re.fullmatch("[0-9]{1,5}", port):
        raise Wrong("lab-no-cluster", address=address, detail="HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Wrong("lab-no-cluster", address=address, detail=foreign_error(error)) from error


def result(ray: Any, reference: Any) -> list[Row]:
    try:
        rows: list[Row] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, Wrong):
            raise cause from error
        if isinstance(cause, ImportError):
            raise Wrong("lab-no-sumrak-there", detail=foreign_error(cause)) from error
        raise
    return rows

"""Processes that think: nothing that happens to them stops the table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sumrak.table.workers import BOT, STUDY, ThoughtFailed, WorkerLost, Workers
from tests.table import jobs


def run(test: Callable[[Workers], Awaitable[None]], processes: int = 1) -> None:
    async def main() -> None:
        workers = Workers(processes)
        try:
            await asyncio.wait_for(test(workers), 60)
        finally:
            workers.close()

    asyncio.run(main())


async def until_there(mark: Path) -> None:
    while not mark.exists():
        await asyncio.sleep(0.01)


def test_it_answers_fails_and_goes_on():
    async def test(workers: Workers) -> None:
        assert workers.all == [], "none is started before it is needed"
        assert await workers.run(BOT, lambda _: (jobs.double, (21,))) == 42
        with pytest.raises(ThoughtFailed, match="no such thing"):
            await workers.run(BOT, lambda _: (jobs.fail, ()))
        with pytest.raises(Exception, match="pickle"):
            await workers.run(BOT, lambda _: (jobs.double, (lambda: 1,)))
        assert await workers.run(BOT, lambda _: (jobs.double, (1,))) == 2
        assert len(workers.all) == 1

    run(test)


def test_what_died_is_thought_about_once_more(tmp_path):
    async def test(workers: Workers) -> None:
        assert await workers.run(BOT, lambda _: (jobs.die_once, (tmp_path / "mark",))) == "survived"
        with pytest.raises(WorkerLost):
            await workers.run(BOT, lambda _: (jobs.die, ()))
        assert await workers.run(BOT, lambda _: (jobs.double, (1,))) == 2

    run(test)


@pytest.mark.skipif(os.name != "posix", reason="kills")
def test_a_process_killed_while_idle_is_replaced():
    async def test(workers: Workers) -> None:
        for n in range(3):
            assert await workers.run(BOT, lambda _, n=n: (jobs.double, (n,))) == 2 * n
            worker = workers.all[0]
            os.kill(worker.process.pid, signal.SIGKILL)
            while worker.process.is_alive():
                await asyncio.sleep(0.01)

    run(test)


def test_who_thinks_too_long_is_ended(tmp_path):
    async def test(workers: Workers) -> None:
        with pytest.raises(WorkerLost):
            await workers.run(BOT, lambda _: (jobs.wait_for, (tmp_path / "never",)), limit=2)
        assert await workers.run(BOT, lambda _: (jobs.double, (1,))) == 2

    run(test)


def test_reports_come_in_order_and_the_last_is_the_answer():
    async def test(workers: Workers) -> None:
        heard: list[int] = []
        assert await workers.run(STUDY, lambda _: (jobs.count_to, (5,)), heard.append) == 5
        assert heard == [0, 1, 2, 3, 4, 5]

    run(test)


def test_what_is_wanted_no_more_ends_at_its_next_report(tmp_path):
    async def test(workers: Workers) -> None:
        heard: list[int] = []
        task = asyncio.create_task(workers.run(STUDY, lambda _: (jobs.count, (tmp_path / "stopped",)), heard.append))
        waiting = asyncio.create_task(workers.run(STUDY, lambda _: (jobs.wait_for, (tmp_path / "never",))))
        while len(heard) < 3:
            await asyncio.sleep(0.01)
        waiting.cancel()
        task.cancel()
        process = workers.all[0].process.pid
        await until_there(tmp_path / "stopped")
        assert await workers.run(STUDY, lambda _: (jobs.double, (1,))) == 2
        assert [worker.process.pid for worker in workers.all] == [process], "it was not ended for that"

    run(test)


def test_bots_go_first_and_questions_leave_them_a_process(tmp_path):
    async def test(workers: Workers) -> None:
        gates = [tmp_path / str(n) for n in range(3)]
        studies = [asyncio.create_task(workers.run(STUDY, lambda _, g=g: (jobs.wait_for, (g,)))) for g in gates]
        assert await workers.run(BOT, lambda _: (jobs.double, (1,))) == 2, "with three questions open"
        for gate in gates:
            gate.touch()
        await asyncio.gather(*studies)

    run(test, processes=2)


def test_of_those_that_wait_bots_go_first(tmp_path):
    async def test(workers: Workers) -> None:
        log, gate = tmp_path / "log", tmp_path / "gate"
        first = asyncio.create_task(workers.run(STUDY, lambda _: (jobs.wait_for, (gate,))))
        later = [
            asyncio.create_task(workers.run(rank, lambda _, rank=rank: (jobs.write, (log, str(rank)))))
            for rank in (STUDY, BOT, BOT)
        ]
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(first, *later)
        assert log.read_text() == f"{BOT}{BOT}{STUDY}"

    run(test)


def test_a_full_house_leaves_everybody_a_part_of_his_time(tmp_path):
    async def test(workers: Workers) -> None:
        shares: list[float] = []

        def make(share: float):
            shares.append(share)
            return jobs.wait_for, (tmp_path / "go",)

        tasks = [asyncio.create_task(workers.run(BOT, make)) for _ in range(4)]
        await asyncio.sleep(0.05)
        (tmp_path / "go").touch()
        await asyncio.gather(*tasks)
        assert shares[0] == 1
        assert min(shares) == shares[1] == pytest.approx(1 / 3)

    run(test)


def test_closing_ends_all_and_leaves_no_process(tmp_path):
    async def test() -> None:
        workers = Workers(2)
        tasks = [
            asyncio.create_task(workers.run(BOT, lambda _: (jobs.wait_for, (tmp_path / "never",)))) for _ in range(4)
        ]
        await asyncio.sleep(0.3)
        processes = [worker.process for worker in workers.all]
        threads = [worker.thread for worker in workers.all]
        workers.close()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in found)
        for thread, process in zip(threads, processes, strict=True):
            await asyncio.to_thread(thread.join, 20)
            await asyncio.to_thread(process.join, 20)
            assert not thread.is_alive()
            assert not process.is_alive()

    asyncio.run(test())

"""Bots as a service: whose turn it is, and that the time of an answer tells nothing."""

import asyncio
from collections.abc import AsyncIterator

import pytest

import sunshower
from sunshower.bots.worker import Worker
from sunshower.server import workers
from sunshower.server.workers import Asker, Question, WorkerPool, span, started

pytestmark = pytest.mark.anyio

EVE = [Asker(f"table {number}", "eve") for number in range(10)]
ANN = Asker("ann's table", "ann")


@pytest.fixture(scope="module")
async def _pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(2)
    yield pool
    pool.close()


@pytest.fixture
async def pool(_pool: WorkerPool) -> AsyncIterator[WorkerPool]:
    """Two processes; nobody asks them anything yet."""
    yield _pool
    for question in _pool.waiting:
        question.drop()
    while len(_pool.free) < len(_pool.workers) or _pool.growing:
        await asyncio.sleep(0.05)


def asked(pool: WorkerPool, asker: Asker, level: str = "expert") -> Question:
    match = sunshower.new("road", seed=1)
    seat = match.to_act[0]
    return pool.ask(asker, "road", level, "seed", match.view(seat, memory=True))


def begun(questions: list[Question]) -> int:
    return sum(question.begun.done() for question in questions)


async def test_nobody_waits_for_all_the_tables_of_somebody_else(pool: WorkerPool) -> None:
    many = [asked(pool, asker) for asker in EVE]
    mine = asked(pool, ANN)
    await mine.begun
    assert begun(many) <= 2
    again = asked(pool, ANN)
    await again.begun
    assert begun(many) <= 4, "each address has as much as the other"


async def test_a_quick_bot_waits_for_no_search(pool: WorkerPool) -> None:
    many = [asked(pool, asker) for asker in EVE]
    quick = asked(pool, EVE[0], "casual")
    await quick.begun
    assert begun(many) <= 2
    assert not isinstance(await quick.thought, str)


async def test_people_come_before_tables_of_bots(pool: WorkerPool) -> None:
    alone = [asked(pool, Asker(asker.table, asker.address, people=False)) for asker in EVE]
    people = [asked(pool, asker) for asker in EVE[:3]]
    await people[-1].begun
    assert begun(alone) <= 1


async def test_tables_at_one_address_take_turns(pool: WorkerPool) -> None:
    first = [asked(pool, Asker("one", "eve")) for _ in range(4)]
    other = asked(pool, Asker("other", "eve"))
    await other.begun
    assert begun(first) <= 2


async def test_what_nobody_wants_to_know_any_more_is_not_thought_about(pool: WorkerPool) -> None:
    many = [asked(pool, asker) for asker in EVE]
    for question in many[1:]:
        question.drop()
    last = asked(pool, ANN)
    await last.thought
    assert begun(many) - sum(question.begun.cancelled() for question in many) == 1


async def test_more_processes_come_as_they_are_needed() -> None:
    pool = WorkerPool(3)
    assert not pool.workers
    many = [asked(pool, asker) for asker in EVE]
    while pool.searching < 2:
        await asyncio.sleep(0.05)
    await asked(pool, ANN, "random").thought
    while len(pool.workers) < 3:
        await asyncio.sleep(0.05)
    for question in many:
        question.drop()
    pool.close()


async def test_a_process_that_dies_as_it_starts_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = iter([EOFError("killed"), None])

    def starting() -> Worker:
        if failure := next(starts):
            raise failure
        return started()

    monkeypatch.setattr(workers, "started", starting)
    pool = WorkerPool(1)
    await asked(pool, ANN, "random").thought
    pool.close()


def test_a_level_has_its_time_whatever_it_thinks_about() -> None:
    assert span("random") == span("greedy") < span("club") < span("expert") < 0.6
    assert span("of another package") == span("expert")

"""Where many games are played at once: in this process, in several, or on the machines of a Dask cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeAlias, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

Spread: TypeAlias = Callable[[Callable[[Job], Result], Sequence[Job]], Iterator[Result]]
"""Does jobs somewhere and gives their results in the order of the jobs."""


_PATIENCE = 10
"""Seconds in which a scheduler must answer."""


class ClusterError(Exception):
    """A cluster cannot be used; the text says why."""


def in_turn(work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
    """One after another, here."""
    return map(work, jobs)


def in_processes(work: Callable[[Job], Result], jobs: Sequence[Job], *, count: int) -> Iterator[Result]:
    """In so many processes; when the caller stops, what is under way is finished and the rest dropped."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=_leave_interrupts_to_the_caller)
    try:
        yield from pool.map(work, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def on_cluster(work: Callable[[Job], Result], jobs: Sequence[Job], *, scheduler: str) -> Iterator[Result]:
    """On the workers of a Dask scheduler, each of which needs this program installed.

    Raises:
        ClusterError: Dask is not installed, or no scheduler answers at the address.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(
            "a cluster needs the package distributed: install blitz-desktop[cluster]"
        ) from None
    try:
        client = Client(scheduler, set_as_default=False, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ClusterError(f"no scheduler answers at {scheduler}: {error}") from error
    with client:
        futures = client.map(work, jobs, pure=False)
        try:
            for future in futures:
                yield future.result()
                future.release()
        finally:
            client.cancel(futures)


def _leave_interrupts_to_the_caller() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

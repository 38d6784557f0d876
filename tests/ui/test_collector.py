"""No thread but that of the windows collects garbage."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.ui.collector import collected_here


@pytest.fixture
def collectors() -> Iterator[list[int]]:
    """The threads that have collected since, by their numbers."""
    threads: list[int] = []

    def note(phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            threads.append(threading.get_ident())

    gc.callbacks.append(note)
    yield threads
    gc.callbacks.remove(note)


class Knot:
    """Holds itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.own = self


def make_garbage() -> None:
    for _ in range(10_000):
        Knot()


def print_beside() -> None:
    printer = threading.Thread(target=make_garbage)
    printer.start()
    printer.join()


def test_garbage_of_any_thread_is_collected_in_that_of_the_windows(
    collectors: list[int], qtbot: QtBot
) -> None:
    with collected_here():
        print_beside()
        assert collectors == []
        qtbot.waitUntil(lambda: collectors != [], timeout=5000)
        assert set(collectors) == {threading.get_ident()}
        assert not any(isinstance(found, Knot) for found in gc.get_objects())


def test_else_the_thread_that_makes_too_much_collects(collectors: list[int], qapp: QApplication) -> None:
    with collected_here():
        pass
    print_beside()
    assert collectors
    assert threading.get_ident() not in collectors

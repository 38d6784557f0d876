"""A table that was left is freed with all that was drawn for it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from blitz_desktop import app
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.board.counter_layer import CounterLayer
from blitz_desktop.ui.board.map_item import MapItem
from blitz_desktop.ui.board.printing.tiles import TileStore
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings

_WATCHED = (MainWindow, BoardScene, MapItem, CounterLayer, TileStore)


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Lists what is left of the large parts of tables made in the test."""
    seen: weakref.WeakSet[object] = weakref.WeakSet()

    def watch(kind: type) -> None:
        make = kind.__init__

        def made(self: object, *arguments: object, **options: object) -> None:
            make(self, *arguments, **options)
            seen.add(self)

        monkeypatch.setattr(kind, "__init__", made)

    def names() -> list[str]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return sorted(type(part).__name__ for part in seen)

    for kind in _WATCHED:
        watch(kind)
    return names


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Desk]:
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    desk = app.Desk(Settings())
    yield desk
    if desk.window is not None:
        desk.window.close()
        desk.window.deleteLater()


def test_a_table_that_was_left_is_freed_whole(
    alive: Callable[[], list[str]], desk: app.Desk, qtbot: QtBot
) -> None:
    desk.begin("meuse_1940/historical")
    table = desk.window
    assert isinstance(table, MainWindow)
    table.canvas.zoom_to(1.0)
    qtbot.wait(50)
    assert {"MainWindow", "BoardScene", "TrackItem", "TileStore"} <= set(alive())
    del table
    desk.show_start()
    qtbot.wait(0)
    assert alive() == []

"""Where a game is looked at, kept while it is played: a program that ends of a sudden can keep it no more."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMainWindow

from blitz_desktop.ui.map_desk import MapDesk
from blitz_desktop.ui.settings import Settings

_PAUSE = 5000
"""Milliseconds between two looks at what has changed."""


class Remembrance:
    """Remembers window, panels, view and overlays of one game."""

    def __init__(
        self, window: QMainWindow, map_desk: MapDesk, settings: Settings, has_left: Callable[[], bool]
    ) -> None:
        """Remember from time to time, until the game ``has_left`` the window."""
        self._window, self._map_desk, self._settings = window, map_desk, settings
        self._has_left = has_left
        self._kept: tuple[object, ...] = ()
        timer = QTimer(window)
        timer.timeout.connect(self._look)
        timer.start(_PAUSE)

    def keep(self) -> None:
        """Remember it all as it is now."""
        self._settings.save_window(self._window)
        self._map_desk.remember()

    def _look(self) -> None:
        window, map_desk = self._window, self._map_desk
        now = (window.saveGeometry(), window.saveState(), map_desk.places.view(), map_desk.shown)
        if window.isVisible() and not self._has_left() and now != self._kept:
            self._kept = now
            self.keep()

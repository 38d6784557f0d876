"""The panels around the map, each in a dock of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from blitz_desktop.ui import theme
from blitz_desktop.ui.panels.forces_panel import ForcesPanel
from blitz_desktop.ui.panels.goals_panel import GoalsPanel

_HIGH_SCREEN = 900
"""Height from which a screen has room for the small map below the turn panel."""

_MINIMAP_HEIGHT = 230
_LEFT_WIDTH, _RIGHT_WIDTH = 216, 320
_LEFT_PART, _RIGHT_PART = 0.2, 0.28
"""Parts of a window that the panels may take as text grows: the map is to stay the largest."""

_FORCES_PART = 0.66
"""Part of the height that the list of forces has at first, above the log."""

_TABS = ("inspector", "forces", "plans")
_AT_LEFT, _AT_RIGHT = ("turn", "goals", "minimap"), (*_TABS, "log")


class Docks:
    """The docks of a window by name."""

    def __init__(self, window: QMainWindow, panels: Iterable[tuple[str, str, QWidget]]) -> None:
        """Put panels into docks; each has a name, a title and its widget."""
        self._window = window
        self._by_name = {name: self._make(name, title, panel) for name, title, panel in panels}
        self._is_roomy = False
        self._heights: dict[bool, int] = {}
        # A panel has its height only once its tab has been laid out; the timer goes with the window.
        soon = QTimer(window, singleShot=True)
        soon.timeout.connect(self._make_room)
        for name in _TABS:
            self[name].visibilityChanged.connect(soon.start)

    def __getitem__(self, name: str) -> QDockWidget:
        return self._by_name[name]

    def __iter__(self) -> Iterator[QDockWidget]:
        return iter(self._by_name.values())

    def place(self) -> None:
        """Put them where they belong at first."""
        window, vertical = self._window, Qt.Orientation.Vertical
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        for names, area in ((_AT_LEFT, left), (_AT_RIGHT, right)):
            for name in names:
                dock = self[name]
                dock.setFloating(False)
                window.removeDockWidget(dock)
                window.addDockWidget(area, dock)
                dock.show()
        turn, inspector, minimap = self["turn"], self["inspector"], self["minimap"]
        window.resizeDocks([turn, minimap], [_HIGH_SCREEN, _MINIMAP_HEIGHT], vertical)
        minimap.setVisible(window.screen().availableGeometry().height() >= _HIGH_SCREEN)
        width = window.width()
        widths = [
            min(theme.scaled(_LEFT_WIDTH), max(_LEFT_WIDTH, round(width * _LEFT_PART))),
            min(theme.scaled(_RIGHT_WIDTH), max(_RIGHT_WIDTH, round(width * _RIGHT_PART))),
        ]
        window.resizeDocks([turn, inspector], widths, Qt.Orientation.Horizontal)
        window.tabifyDockWidget(turn, self["goals"])
        window.tabifyDockWidget(inspector, self["forces"])
        window.tabifyDockWidget(self["forces"], self["plans"])
        turn.raise_()
        inspector.raise_()
        window.resizeDocks([inspector, self["log"]], [1, 1], vertical)

    def _make_room(self) -> None:
        """Let the list of forces be higher than the other panels of its tabs, at the cost of the log."""
        forces, log = self["forces"], self["log"]
        tabs = (forces, *self._window.tabifiedDockWidgets(forces))
        shown = next((dock for dock in tabs if not dock.visibleRegion().isEmpty()), None)
        is_apart = forces.isFloating() or log.isFloating() or not log.isVisible()
        if shown is None or is_apart or (shown is forces) == self._is_roomy:
            return
        height = log.geometry().top() - shown.geometry().top()  # with the tabs below it
        both = height + log.height()
        self._heights[self._is_roomy] = height
        self._is_roomy = shown is forces
        wanted = self._heights.get(self._is_roomy, round(both * _FORCES_PART))
        self._window.resizeDocks([shown, log], [wanted, both - wanted], Qt.Orientation.Vertical)

    def toggle_minimap(self) -> None:
        """Show the small map, or hide it."""
        dock = self["minimap"]
        dock.setVisible(not dock.isVisible())

    def _make(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(panel)
        panel.setAccessibleName(title)
        if isinstance(panel, ForcesPanel | GoalsPanel):
            dock.visibilityChanged.connect(panel.come_into_sight)
        return dock

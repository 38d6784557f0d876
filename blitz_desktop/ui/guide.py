"""Brings to the middle of the map what the player looks for, or what is to be decided."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.entries import Entry
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.finder import Find, Finder
from blitz_desktop.presenter.news import news_of
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.find_dialog import FindDialog
from blitz_desktop.ui.news_bubble import NewsBubble

_READABLE = 0.5
"""Zoom from which counters can be read."""


class Guide(QObject):
    """Leads the eye over one map.

    Attributes:
        news: Tells beside a hex what the dice brought.
    """

    def __init__(self, window: QWidget, table: Table, canvas: BoardCanvas, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._table = window, table
        self._canvas, self._controller = canvas, controller
        self.news = NewsBubble(canvas)

    def show_action(self) -> None:
        """Bring the middle of what is to be decided to the middle of the map."""
        place = self._table.scene_of_action()
        if place is not None:
            self._canvas.centre_on(place)

    def ask_find(self) -> FindDialog:
        """Ask for a unit, town or hex, and bring it to the middle of the map."""
        dialog = FindDialog(Finder(self._table.viewpoint), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.found.connect(self._show_find)
        dialog.open()
        return dialog

    def show_unit(self, unit: UnitId) -> None:
        """Bring a unit to the middle of the map, and select it."""
        self._look_closely(self._table.viewpoint.pieces[unit].at)
        self._table.select((unit,))

    def _look_closely(self, at: Location) -> None:
        """Bring a place to the middle, so large that its counters can be read."""
        if self._canvas.zoom < _READABLE:
            self._canvas.zoom_to(_READABLE)
        self._canvas.centre_on(at)

    def _show_find(self, find: Find) -> None:
        self._look_closely(find.at)
        self._table.select((find.unit,) if find.unit else ())
        self._canvas.scene().set_focus((find.at,))
        self._controller.looked_at.emit(find.at, find.unit or "")

    def tell_news(self, entry: Entry | None) -> None:
        """Tell what an entry brought, and show where the next decision is wanted; None for no news."""
        self.news.tell(news_of(self._table.session.narration(entry.number)) if entry is not None else None)
        decision = self._table.decision
        if entry is not None and decision is not None and decision.focus:
            self._canvas.ensure_visible(decision.focus[-1])

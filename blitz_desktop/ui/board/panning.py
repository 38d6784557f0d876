"""Panning with the hand: the table follows the pointer while a button is down."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from blitz_desktop.ui.board.table_view import TableView

_BUTTONS = Qt.MouseButton.MiddleButton | Qt.MouseButton.LeftButton


class Panning:
    """Pans one view.

    Attributes:
        is_space_down: Whether the left button pans, whatever lies under it.
    """

    def __init__(self, view: TableView) -> None:
        self.is_space_down = False
        self._view = view
        self._from: QPoint | None = None

    @property
    def is_going(self) -> bool:
        """Whether the table follows the pointer."""
        return self._from is not None

    def is_begun_by(self, button: Qt.MouseButton) -> bool:
        """Whether a press of a button begins it, wherever it is."""
        return button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self.is_space_down
        )

    def is_ended_by(self, button: Qt.MouseButton) -> bool:
        """Whether the release of a button ends it."""
        return self.is_going and bool(button & _BUTTONS)

    def begin(self, at: QPoint) -> None:
        """Take hold of the table."""
        self._from = at

    def follow(self, at: QPoint, buttons: Qt.MouseButton) -> None:
        """Let the table follow; a release that was lost ends it."""
        if self._from is None:
            return
        if not buttons & _BUTTONS:
            self.end()
            return
        self._view.pan(self._from.x() - at.x(), self._from.y() - at.y())
        self._from = at

    def end(self) -> None:
        """Let the table go."""
        self._from = None

"""A look beneath the counters: they are hidden while a key is held."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from blitz_desktop.ui.board.layers import Layer, Layers


class Peek(QObject):
    """Hides the counters of one table, and shows them again."""

    def __init__(self, layers: Layers, parent: QObject) -> None:
        super().__init__(parent)
        self._layers = layers

    def begin(self) -> None:
        """Hide all counters until the key is let go."""
        if self._layers.is_shown(Layer.COUNTERS):
            self._layers.hide(Layer.COUNTERS)
            _application().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the counters again once the key is up, or the window is left."""
        is_up = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease
        is_let_go = is_up and isinstance(event, QKeyEvent) and not event.isAutoRepeat()
        if is_let_go or event.type() == QEvent.Type.ApplicationDeactivate:
            _application().removeEventFilter(self)
            self._layers.show(Layer.COUNTERS)
        return super().eventFilter(watched, event)


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app

"""Pictures of widgets that hold a map, once all of it is drawn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from blitz_desktop.ui.board.canvas import BoardCanvas

_SETTLING_ROUNDS = 3


def grab(widget: QWidget, canvas: BoardCanvas) -> QPixmap:
    """Picture of a widget that holds a canvas, once every tile and counter is drawn."""
    scene = canvas.scene()
    for _ in range(_SETTLING_ROUNDS):
        # Only painting tells what is wanted.
        widget.grab()
        scene.finish_drawing(canvas.zoom * canvas.devicePixelRatioF())
        QCoreApplication.processEvents()
    return widget.grab()

"""Small pictures of boards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap

from blitz_desktop.core.system import Scenario
from blitz_desktop.ui.board.layers import MAP_LAYERS, Layer
from blitz_desktop.ui.board.printing.map_print import MapPrint

_LAYERS = MAP_LAYERS - {Layer.NUMBERS, Layer.NAMES, Layer.GRID, Layer.SEAMS}
_OVERSIZE = 2


def board_thumbnail(scenario: Scenario, size: QSize) -> QPixmap:
    """The middle of a scenario's map, filling a size."""
    printed = MapPrint(scenario.board)
    rect = _cut(printed.rect, size)
    large = size * _OVERSIZE
    picture = printed.picture(rect, large, large.width() / rect.width(), _LAYERS)
    smooth = Qt.TransformationMode.SmoothTransformation
    return QPixmap.fromImage(picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))


def _cut(rect: QRectF, size: QSize) -> QRectF:
    """The largest part of a rectangle, about its middle, with the proportions of a size."""
    ratio = size.width() / size.height()
    width = min(rect.width(), rect.height() * ratio)
    cut = QRectF(0, 0, width, width / ratio)
    cut.moveCenter(rect.center())
    return cut

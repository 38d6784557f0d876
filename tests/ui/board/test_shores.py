"""Streams end at the shore by their own shape, so that prints which cannot clip keep the sea clean."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.ui.board.printing import waters
from blitz_desktop.ui.board.printing.ground import Ground

pytestmark = pytest.mark.usefixtures("qapp")

_FOLDERS = sorted(path.parent for path in (assets_dir() / "maps").glob("*/board.yaml"))
_SHORE = 3.0
"""Width of the line along the shore that covers what is left of a stream's edge, in scene pixels."""


@pytest.mark.parametrize("folder", _FOLDERS, ids=lambda folder: folder.name)
def test_no_stream_runs_into_the_sea(folder: Path) -> None:
    ground = Ground(load_board(folder))
    plate = waters.rivers(ground)
    plate.clip = None
    image = QImage(ground.extent.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-ground.extent.topLeft())
    plate.paint(painter, ground.extent, 1.0)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(ground.land, Qt.GlobalColor.black)
    pen = painter.pen()
    pen.setWidthF(_SHORE)
    painter.strokePath(ground.land, pen)
    painter.end()
    assert _inked(image) == 0


def _inked(image: QImage) -> int:
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    stride = alpha.bytesPerLine()
    rows = bytes(alpha.constBits())
    return sum(
        byte > 60 for y in range(alpha.height()) for byte in rows[y * stride : y * stride + alpha.width()]
    )

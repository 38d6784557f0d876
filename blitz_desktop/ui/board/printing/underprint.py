"""The soft part of the map, baked into one picture: sea, relief, tints, the bands along borders.

None of it has edges that a larger scale would show, and all of it is slow to paint.
"""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import PAPER
from blitz_desktop.ui.board.printing.lines import country_bands
from blitz_desktop.ui.board.printing.plates import Picture
from blitz_desktop.ui.board.printing.relief import relief
from blitz_desktop.ui.board.printing.textures import tints
from blitz_desktop.ui.board.printing.waters import sea

_SCALE = 0.5


def underprint(ground: Ground, *, has_relief: bool) -> Picture:
    """The picture that everything else is printed on, with relief or in flat colours."""
    rect = ground.extent
    image = QImage(round(rect.width() * _SCALE), round(rect.height() * _SCALE), QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / rect.width(), image.height() / rect.height())
    painter.translate(-rect.topLeft())
    for printing in (sea(ground), relief(ground) if has_relief else tints(ground), *country_bands(ground)):
        printing.paint(painter, rect, 1.0)
    painter.end()
    return Picture(image, rect)

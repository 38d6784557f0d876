"""Takes pictures of the map at one moment after the other, on a scene that is made once."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from blitz_desktop.session.session import Session
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.grabbing import grab

_STRIP = 52
"""Height of the strip with the caption, in pixels."""


class MapCamera:
    """The whole map, with a caption under it, as large as fits into a size. Close it after use."""

    def __init__(self, session: Session, size: QSize) -> None:
        self._session = session
        self._scene = BoardScene()
        self._scene.set_board(session.scenario.board)
        self._canvas = BoardCanvas(self._scene)
        self._canvas.is_still = True
        self._canvas.resize(size)
        self._show(session.shown)
        self._canvas.grab()
        self._canvas.fit()
        # The zoom goes in steps, so that the table may be smaller than the picture.
        rect = self._scene.sceneRect()
        self._canvas.resize((rect.size() * self._canvas.zoom).toSize().boundedTo(size))
        self._canvas.grab()  # a canvas that is not shown takes its size up only now
        self._canvas.centerOn(rect.center())

    def take(self, moment: int, caption: str = "") -> QImage:
        """The map after an entry of the line in play; a caption makes the picture higher."""
        self._show(moment)
        picture = grab(self._canvas, self._canvas).toImage().convertToFormat(QImage.Format.Format_RGB888)
        return _captioned(picture, caption) if caption else picture

    def close(self) -> None:
        """Give everything back."""
        self._scene.close()

    def _show(self, moment: int) -> None:
        session = self._session
        self._scene.show(session.system.view(session.scenario, session.state_at(moment), session.viewer))


def _captioned(picture: QImage, caption: str) -> QImage:
    whole = QImage(picture.width(), picture.height() + _STRIP, QImage.Format.Format_RGB888)
    whole.fill(QColor("#24221e"))
    painter = QPainter(whole)
    painter.drawImage(0, 0, picture)
    font = QFont(painter.font())
    font.setPixelSize(17)
    painter.setFont(font)
    painter.setPen(QColor("#f9f7f2"))
    room = QRect(14, picture.height(), picture.width() - 28, _STRIP)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, caption)
    painter.end()
    return whole

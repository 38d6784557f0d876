"""Counters as pictures in panels and on buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from blitz_desktop.core.view import BoardView, Palette, PieceFace, PieceView
from blitz_desktop.ui.counters.cache import FaceCache, face_key
from blitz_desktop.ui.counters.face import MARGIN, SIZE
from blitz_desktop.ui.counters.palettes import PaletteVariant, recoloured

_CACHE = FaceCache(most_bytes=16 * 2**20)
_variant = PaletteVariant.PRINTED


def use_colours(variant: PaletteVariant) -> None:
    """Show the armies in another set of colours from now on."""
    global _variant
    _variant = variant


def colours(view: BoardView) -> dict[str, Palette]:
    """The colours that panels show the armies of a view in."""
    return recoloured(view.palettes, _variant)


def portrait(face: PieceFace, view: BoardView, side: int, ratio: float = 1.0) -> QPixmap:
    """Picture of a counter's face, ``side`` logical pixels wide with its shadow."""
    scale = side * ratio / (SIZE + 2 * MARGIN)
    pixmap = QPixmap(_CACHE.get(face_key(face, colours(view)), scale))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def portrait_icon(piece: PieceView, view: BoardView, side: int, ratio: float = 1.0) -> QIcon:
    """A counter's upper face as an icon."""
    return QIcon(portrait(piece.face, view, side, ratio))


class Portrait(QLabel):
    """A label that shows one face of a counter."""

    def __init__(self, face: PieceFace, view: BoardView, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(QSize(side, side))
        self.setPixmap(portrait(face, view, side, self.devicePixelRatioF()))
        self.setAccessibleName(" ".join((face.name, *face.factors)))

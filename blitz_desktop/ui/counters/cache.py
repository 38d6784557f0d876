"""Pixmaps of counters, one a face and scale, made when first wanted and dropped when long unused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from blitz_desktop.core.view import Badge, Palette, PieceFace
from blitz_desktop.ui.counters.face import MARGIN, SIZE, draw_counter, draw_shadow
from blitz_desktop.ui.counters.pixmaps import Pixmaps

_NO_PALETTE = Palette(fill="#d8d3c8", ink="#1f1d19", box="#ffffff", letter="")


class FaceKey:
    """All that decides how a counter looks.

    Keys are looked up for every counter of every frame, so they remember their hash.
    """

    __slots__ = ("_hash", "badges", "face", "palette")

    def __init__(self, face: PieceFace, palette: Palette, badges: tuple[Badge, ...]) -> None:
        self.face = face
        self.palette = palette
        self.badges = badges
        self._hash = hash((face, palette, badges))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FaceKey):
            return NotImplemented
        mine, theirs = (self.face, self.palette, self.badges), (other.face, other.palette, other.badges)
        return self._hash == other._hash and mine == theirs


class FaceCache:
    """Counter pixmaps by face and scale.

    Attributes:
        rendered: Number of pixmaps drawn so far, for tests that count work.
    """

    def __init__(self, *, most_bytes: int = 48 * 2**20) -> None:
        self.rendered = 0
        self._pixmaps: Pixmaps[tuple[FaceKey, int]] = Pixmaps(most_bytes)

    def find(self, key: FaceKey, scale: float) -> QPixmap | None:
        """The pixmap of a counter at ``scale`` device pixels a unit, if it has been drawn already."""
        return self._pixmaps.find((key, _permille(scale)))

    def get(self, key: FaceKey, scale: float) -> QPixmap:
        """The pixmap of a counter, drawn now if need be. Its device pixel ratio is 1."""
        pixmap = self.find(key, scale)
        if pixmap is None:
            pixmap = QPixmap.fromImage(render(key, scale))
            self.rendered += 1
            self._pixmaps.keep((key, _permille(scale)), pixmap)
        return pixmap


def face_key(face: PieceFace, palettes: Mapping[str, Palette], badges: tuple[Badge, ...] = ()) -> FaceKey:
    """Key of a face; a palette that is not listed becomes a neutral grey."""
    return FaceKey(face, palettes.get(face.palette, _NO_PALETTE), badges)


def span(scale: float) -> int:
    """Side of a counter's pixmap, shadow included, in device pixels."""
    return round((SIZE + 2 * MARGIN) * scale)


def render(key: FaceKey, scale: float) -> QImage:
    """Picture of a counter with its shadow; the counter itself is ``MARGIN`` in from each side."""
    side = span(scale)
    image = _shadow(side).copy()
    painter = _painter(image)
    draw_counter(painter, key.face, key.palette, key.badges)
    painter.end()
    return image


@lru_cache(maxsize=32)
def _shadow(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = _painter(image)
    draw_shadow(painter)
    painter.end()
    return image


def _painter(image: QImage) -> QPainter:
    """A painter with the counter's corner at its origin and the counter's own measures."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = image.width() / (SIZE + 2 * MARGIN)
    painter.scale(scale, scale)
    painter.translate(MARGIN, MARGIN)
    return painter


def _permille(scale: float) -> int:
    return round(scale * 1000)

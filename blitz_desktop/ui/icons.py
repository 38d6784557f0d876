"""Icons of the toolbar, drawn as lines in a square of 24 by 24."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap

_BOX = 24
_LINE = 1.8


def icon(name: str) -> QIcon:
    """An icon by the id of its command; empty where it has none."""
    draw = _DRAWINGS.get(name)
    made = QIcon()
    if draw is None:
        return made
    palette = QGuiApplication.palette()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        ink = palette.color(group, QPalette.ColorRole.ButtonText)
        for side in (_BOX, 2 * _BOX):
            for ratio in (1, 2):
                made.addPixmap(_picture(draw(), ink, side, ratio), mode)
    return made


def _picture(path: QPainterPath, ink: QColor, side: int, ratio: int) -> QPixmap:
    pixmap = QPixmap(side * ratio, side * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / _BOX, side / _BOX)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.strokePath(path, QPen(ink, _LINE, Qt.PenStyle.SolidLine, cap, join))
    painter.end()
    return pixmap


def _lines(*runs: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in runs:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


def _undo() -> QPainterPath:
    path = _lines(((9, 5), (5, 9), (9, 13)), ((5, 9), (14, 9)))
    path.arcTo(QRectF(9, 9, 10, 10), 90, -180)
    path.lineTo(9, 19)
    return path


def _redo() -> QPainterPath:
    path = _lines(((15, 5), (19, 9), (15, 13)), ((19, 9), (10, 9)))
    path.arcTo(QRectF(5, 9, 10, 10), 90, 180)
    path.lineTo(15, 19)
    return path


def _save() -> QPainterPath:
    return _lines(
        ((5, 5), (16, 5), (19, 8), (19, 19), (5, 19), (5, 5)),
        ((9, 5), (9, 9), (15, 9), (15, 5)),
        ((8, 19), (8, 13), (16, 13), (16, 19)),
    )


def _next_unit() -> QPainterPath:
    path = _lines(((4, 8), (12, 16)), ((12, 8), (4, 16)), ((16, 8), (20, 12), (16, 16)))
    path.addRect(QRectF(4, 8, 8, 8))
    return path


def _lens() -> QPainterPath:
    path = _lines(((15, 15), (20, 20)))
    path.addEllipse(QPointF(10.5, 10.5), 6, 6)
    return path


def _zoom_in() -> QPainterPath:
    path = _lens()
    path.addPath(_lines(((8, 10.5), (13, 10.5)), ((10.5, 8), (10.5, 13))))
    return path


def _zoom_out() -> QPainterPath:
    path = _lens()
    path.addPath(_lines(((8, 10.5), (13, 10.5))))
    return path


def _fit() -> QPainterPath:
    return _lines(
        ((4, 9), (4, 5), (8, 5)),
        ((16, 5), (20, 5), (20, 9)),
        ((20, 15), (20, 19), (16, 19)),
        ((8, 19), (4, 19), (4, 15)),
        ((9, 9.5), (15, 9.5), (15, 14.5), (9, 14.5), (9, 9.5)),
    )


def _arrow(left: float, *, is_back: bool = False) -> QPainterPath:
    """A triangle that points on or back, with its left side at an abscissa."""
    tip, base = (left, left + 7) if is_back else (left + 7, left)
    return _lines(((base, 6), (tip, 12), (base, 18), (base, 6)))


def _two_arrows(*, is_back: bool) -> QPainterPath:
    path = _arrow(4.5, is_back=is_back)
    path.addPath(_arrow(12.5, is_back=is_back))
    return path


def _to_start() -> QPainterPath:
    path = _arrow(10, is_back=True)
    path.addPath(_lines(((7, 6), (7, 18))))
    return path


def _pause() -> QPainterPath:
    return _lines(((9, 6), (9, 18)), ((15, 6), (15, 18)))


_DRAWINGS: dict[str, Callable[[], QPainterPath]] = {
    "undo": _undo,
    "redo": _redo,
    "save": _save,
    "next_unit": _next_unit,
    "zoom_in": _zoom_in,
    "zoom_out": _zoom_out,
    "fit": _fit,
    "to_start": _to_start,
    "turn_back": lambda: _two_arrows(is_back=True),
    "turn_on": lambda: _two_arrows(is_back=False),
    "step_back": lambda: _arrow(8, is_back=True),
    "step_on": lambda: _arrow(9),
    "play": lambda: _lines(((7, 5), (19, 12), (7, 19), (7, 5))),
    "pause": _pause,
}

"""Unit symbols after the NATO pattern, drawn in a box of 28 by 17 about the origin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from blitz_desktop.ui.counters.lettering import write

BOX = QRectF(-14, -8.5, 28, 17)

_LEFT, _RIGHT, _TOP, _BOTTOM = BOX.left(), BOX.right(), BOX.top(), BOX.bottom()


@dataclass(slots=True)
class Symbol:
    """What stands in and about the box of one unit type.

    Attributes:
        lines: Strokes in the ink of the army.
        solid: Shapes filled with it.
        wheels: Shapes under the box, stroked and filled with the box colour.
        has_box: Whether the box itself is drawn.
    """

    lines: QPainterPath
    solid: QPainterPath
    wheels: QPainterPath
    has_box: bool = True


def symbol(kind: str) -> Symbol:
    """The symbol of a unit type; an unknown type gets a neutral lozenge."""
    found = _SYMBOLS.get(kind)
    if found is None:
        found = _SYMBOLS[kind] = _draw(kind)
    return found


def is_known(kind: str) -> bool:
    """Whether a unit type has a symbol of its own."""
    return kind in _PARTS


def _draw(kind: str) -> Symbol:
    drawn = Symbol(QPainterPath(), QPainterPath(), QPainterPath())
    for part in _PARTS.get(kind, (_lozenge,)):
        part(drawn)
    return drawn


def _cross(to: Symbol) -> None:
    _slash(to)
    _line(to.lines, (_LEFT, _TOP), (_RIGHT, _BOTTOM))


def _slash(to: Symbol) -> None:
    _line(to.lines, (_LEFT, _BOTTOM), (_RIGHT, _TOP))


def _track(to: Symbol) -> None:
    to.lines.addRoundedRect(QRectF(-9.5, -5, 19, 10), 5, 5)


def _wheels(to: Symbol) -> None:
    for x in (-8.5, 8.5):
        to.wheels.addEllipse(QPointF(x, _BOTTOM + 0.4), 1.9, 1.9)


def _bicycle(to: Symbol) -> None:
    for x in (-2.9, 2.9):
        to.wheels.addEllipse(QPointF(x, _BOTTOM + 0.1), 2.4, 2.4)


def _motorcycle(to: Symbol) -> None:
    for x in (-9.5, 9.5):
        to.lines.addEllipse(QPointF(x, _BOTTOM - 3.4), 2.3, 2.3)


def _battlement(to: Symbol) -> None:
    """A merlon standing on the bottom of the box: the unit mans works."""
    to.solid.addRect(QRectF(-5, _BOTTOM - 5.5, 2.6, 5.5))
    to.solid.addRect(QRectF(2.4, _BOTTOM - 5.5, 2.6, 5.5))
    to.solid.addRect(QRectF(-5, _BOTTOM - 2.6, 10, 2.6))


def _footing(to: Symbol) -> None:
    to.solid.addRect(QRectF(_LEFT, _BOTTOM - 3.6, BOX.width(), 3.6))


def _peak(to: Symbol) -> None:
    _polygon(to.solid, (-5.2, _BOTTOM), (0, 0.6), (5.2, _BOTTOM))


def _wings(to: Symbol) -> None:
    wings = QPainterPath(QPointF(-8, _BOTTOM - 0.8))
    wings.cubicTo(-7, _BOTTOM - 5.6, -1, _BOTTOM - 5.6, 0, _BOTTOM - 0.8)
    wings.cubicTo(1, _BOTTOM - 5.6, 7, _BOTTOM - 5.6, 8, _BOTTOM - 0.8)
    to.lines.addPath(wings)


def _light(to: Symbol) -> None:
    to.solid.addPath(write("L", QPointF(-9.6, 2.9), 8.5, weight="bold"))


def _hasty(to: Symbol) -> None:
    """A filled lower quarter: a force scraped together to gain time."""
    _polygon(to.solid, (_LEFT, _BOTTOM), (0, 0), (_RIGHT, _BOTTOM))


def _large_fort(to: Symbol) -> None:
    to.has_box = False
    _polygon(to.solid, *_fort(13.5, 8.5))


def _small_fort(to: Symbol) -> None:
    to.has_box = False
    _polygon(to.lines, *_fort(10, 6.5))


def _unknown(to: Symbol) -> None:
    to.solid.addPath(write("?", QPointF(0, 5.2), 15, weight="bold"))


def _aircraft(to: Symbol) -> None:
    to.has_box = False
    half = [
        (0, -9), (1.3, -6.5), (1.6, -3), (14, 0.6), (14, 3), (1.5, 2.2), (1, 6), (5, 8), (5, 9.4), (0, 8.6),
    ]  # fmt: skip
    _polygon(to.solid, *half, *((-x, y) for x, y in reversed(half)))


def _gun(to: Symbol) -> None:
    to.solid.addEllipse(QPointF(0, 0), 3.4, 3.4)


def _staff(to: Symbol) -> None:
    """The bar and staff of a commander's flag."""
    to.solid.addRect(QRectF(_LEFT, _TOP, BOX.width(), 5.2))
    to.solid.addPath(write("HQ", QPointF(0, 5.9), 9.4, weight="bold"))


def _bridge(to: Symbol) -> None:
    """A bridge seen from the side: the letter E lying on its back."""
    _line(to.lines, (-8.5, -2.6), (8.5, -2.6))
    for x in (-8.5, 0, 8.5):
        _line(to.lines, (x, -3.2), (x, 4.2))


def _chevron(to: Symbol) -> None:
    """A wedge that stops what comes against it."""
    _line(to.lines, (_LEFT, _BOTTOM), (0, _TOP))
    _line(to.lines, (0, _TOP), (_RIGHT, _BOTTOM))


def _lozenge(to: Symbol) -> None:
    _polygon(to.lines, (0, -5), (6, 0), (0, 5), (-6, 0))


def _fort(half_width: float, half_height: float) -> list[tuple[float, float]]:
    """A bastion seen from the front: two towers and a curtain wall."""
    w, h = half_width, half_height
    third = w / 3
    tower, wall = third * 1.6, third * 0.7
    return [
        (-w, h), (-w, -h), (-tower, -h), (-tower, -h / 3), (-wall, -h / 3), (-wall, -h),
        (wall, -h), (wall, -h / 3), (tower, -h / 3), (tower, -h), (w, -h), (w, h),
    ]  # fmt: skip


def _line(path: QPainterPath, start: tuple[float, float], end: tuple[float, float]) -> None:
    path.moveTo(*start)
    path.lineTo(*end)


def _polygon(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()


_PARTS: dict[str, tuple[Callable[[Symbol], None], ...]] = {
    "tank": (_track,),
    "lt_mech_cavalry": (_slash, _track),
    "motorcycle_cavalry": (_slash, _motorcycle),
    "mech_infantry": (_cross, _track),
    "motor_infantry": (_cross, _wheels),
    "infantry": (_cross,),
    "fortress_infantry": (_cross, _battlement),
    "bicycle_infantry": (_cross, _bicycle),
    "british_emergency": (_cross, _hasty),
    "static_infantry": (_cross, _footing),
    "airborne_coup": (_cross, _wings),
    "light_infantry": (_cross, _light),
    "large_fort": (_large_fort,),
    "mountain_infantry": (_cross, _peak),
    "small_fort": (_small_fort,),
    "dummy": (_unknown,),
    "raf": (_aircraft,),
    "cavalry": (_slash,),
    "headquarters": (_staff,),
    "recon": (_slash, _wheels),
    "motorcycle": (_cross, _motorcycle),
    "engineer": (_bridge,),
    "anti_tank": (_chevron,),
    "artillery": (_gun,),
    "": (),
}
_SYMBOLS: dict[str, Symbol] = {}

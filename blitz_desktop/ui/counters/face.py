"""Draws one side of a counter.

All measures are in a square of 54 by 54, the size of a counter in pixels at 100 %. From the top: corner text
and size mark, the unit's box between its steps and the letter of its army, the designation, the factors.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from blitz_desktop.core.view import Badge, Palette, PieceFace
from blitz_desktop.ui.counters.badges import draw_badge
from blitz_desktop.ui.counters.lettering import advance, write
from blitz_desktop.ui.counters.symbols import BOX, symbol

SIZE = 54.0
"""Side of a counter at 100 %, in pixels."""

MARGIN = 3.0
"""Room around a counter for its shadow, at 100 %."""

HIDDEN = "hidden"
"""Symbol of a counter of which only the army may be seen."""

REVERSE = "reverse"
"""Symbol of the back of a unit that never flips: its corner text, large, or else its army."""

_BODY = QRectF(0.5, 0.5, SIZE - 1, SIZE - 1)
_ROUNDING = 3.5
_BOX_CENTRE = QPointF(27, 17.9)
_BOX_SCALE = 0.93
_SIZE_LINE = 8.3
_NAME_LINE, _NAME_SIZE = 35.7, 8.9
_FACTOR_LINE, _FACTOR_SIZE = 50.8, 16.9
_DASH = 4.6
_GAP = 1.2
_FACTORS_MOST = 46.5
"""Width of the widest factors."""


def draw_counter(
    painter: QPainter, face: PieceFace, palette: Palette, badges: tuple[Badge, ...] = ()
) -> None:
    """Draw a counter with its upper left corner at the origin."""
    ink = QColor(palette.ink)
    draw_body(painter, QColor(palette.fill))
    if face.symbol == REVERSE and face.corner:
        _draw_start(painter, face, palette, ink)
    elif face.symbol in (HIDDEN, REVERSE):
        _draw_army(painter, palette, ink)
    else:
        _draw_front(painter, face, palette, ink)
    for place, badge in enumerate(badges):
        painter.save()
        painter.translate(SIZE - 6, 6 + 11.4 * place)
        draw_badge(painter, badge)
        painter.restore()


def _draw_front(painter: QPainter, face: PieceFace, palette: Palette, ink: QColor) -> None:
    _draw_head(painter, face, ink)
    _draw_symbol(painter, face, ink, QColor(palette.box))
    _draw_steps(painter, face, ink)
    _fill(
        painter,
        write(palette.letter, _BOX_CENTRE + QPointF(20.2, 3.2), 9, weight="bold", most=9),
        _faded(ink, 0.85),
    )
    if face.name:
        _fill(painter, write(face.name, QPointF(27, _NAME_LINE), _NAME_SIZE, weight="medium", most=48), ink)
    _draw_factors(painter, face, ink)


def _draw_army(painter: QPainter, palette: Palette, ink: QColor) -> None:
    """The army's letter in a frame: all that is to be seen of a hidden counter."""
    _draw_inner_frame(painter, ink)
    _fill(painter, write(palette.letter, QPointF(27, 38), 32, weight="bold", most=36), _faded(ink, 0.72))


def _draw_start(painter: QPainter, face: PieceFace, palette: Palette, ink: QColor) -> None:
    """Where or when a unit begins, between its designation and the letter of its army."""
    _draw_inner_frame(painter, ink)
    _fill(painter, write(face.name, QPointF(27, 16.4), 9.3, weight="medium", most=38), ink)
    _fill(painter, write(face.corner, QPointF(27, 34.0), 18, weight="bold", most=37), ink)
    _fill(painter, write(palette.letter, QPointF(27, 45.6), 9, weight="medium", most=9), _faded(ink, 0.72))


def _draw_inner_frame(painter: QPainter, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_faded(ink, 0.45), 1.1))
    painter.drawRoundedRect(_BODY.adjusted(5, 5, -5, -5), 2, 2)


def draw_shadow(painter: QPainter) -> None:
    """Draw the shadow a counter casts on the table, the counter's corner at the origin."""
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, strength in ((2.4, 16), (1.6, 22), (0.8, 34)):
        painter.setBrush(QColor(38, 30, 18, strength))
        painter.drawRoundedRect(
            _BODY.translated(0.5, 1.0).adjusted(-spread + 0.6, -spread + 0.8, spread, spread), 4.5, 4.5
        )


def draw_body(painter: QPainter, fill: QColor) -> None:
    """Draw a blank counter, its corner at the origin."""
    gloss = QLinearGradient(0, 0, 0, SIZE)
    gloss.setColorAt(0, fill.lighter(106))
    gloss.setColorAt(0.5, fill)
    gloss.setColorAt(1, fill.darker(107))
    edge = fill.darker(190) if fill.lightness() > 60 else fill.lighter(220)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(QBrush(gloss))
    painter.drawRoundedRect(_BODY, _ROUNDING, _ROUNDING)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 70), 1))
    painter.drawRoundedRect(_BODY.adjusted(1, 1, -1, -1), _ROUNDING - 1, _ROUNDING - 1)


def _draw_head(painter: QPainter, face: PieceFace, ink: QColor) -> None:
    if face.corner:
        _fill(
            painter, write(face.corner, QPointF(3.4, _SIZE_LINE), 8.2, weight="medium", align=0, most=17), ink
        )
    if not face.size:
        return
    # Brackets need the room that the corner text takes up.
    middle = 30.5 if face.is_bracketed and len(face.corner) > 2 else 27
    _fill(painter, write(face.size, QPointF(middle, _SIZE_LINE), 8.4, weight="bold", spacing=4), ink)
    if face.is_bracketed:
        half = advance(face.size, "bold", 4) * 0.042 + 2.4
        bracket = QPainterPath()
        for side in (-1, 1):
            bracket.moveTo(middle + side * (half - 1.6), _SIZE_LINE - 6.4)
            bracket.lineTo(middle + side * half, _SIZE_LINE - 6.4)
            bracket.lineTo(middle + side * half, _SIZE_LINE + 0.4)
            bracket.lineTo(middle + side * (half - 1.6), _SIZE_LINE + 0.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(bracket, QPen(ink, 0.9))


def _draw_symbol(painter: QPainter, face: PieceFace, ink: QColor, inside: QColor) -> None:
    drawn = symbol(face.symbol)
    painter.save()
    painter.translate(_BOX_CENTRE)
    painter.scale(_BOX_SCALE, _BOX_SCALE)
    # On a dark counter with a light box the symbol is dark on light, as it would be printed.
    line = ink if abs(ink.lightness() - inside.lightness()) > 60 else _contrast(inside)
    pen = QPen(line, 1.25, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    if drawn.has_box:
        painter.fillRect(BOX, inside)
        painter.setClipRect(BOX)
        painter.strokePath(drawn.lines, pen)
        painter.fillPath(drawn.solid, line)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRect(BOX)
    else:
        painter.fillPath(drawn.solid, ink)
        painter.strokePath(drawn.lines, QPen(ink, 1.6))
    if not drawn.wheels.isEmpty():
        painter.setPen(QPen(line, 1.1))
        painter.setBrush(inside)
        painter.drawPath(drawn.wheels)
    painter.restore()


def _draw_steps(painter: QPainter, face: PieceFace, ink: QColor) -> None:
    if face.steps <= 0:
        return
    painter.setPen(QPen(ink, 0.9))
    if face.full_steps > 2:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        at = QPointF(6.7, _BOX_CENTRE.y())
        painter.drawEllipse(at, 4.7, 4.7)
        _fill(painter, write(str(face.steps), at + QPointF(0, 3.2), 9.2, weight="bold"), ink)
        return
    pitch, top = 6.0, _BOX_CENTRE.y() + 3.0 * (face.full_steps - 1)
    for step in range(face.full_steps):
        painter.setBrush(ink if step < face.steps else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(7, top - pitch * step), 1.9, 1.9)


def _draw_factors(painter: QPainter, face: PieceFace, ink: QColor) -> None:
    """Numbers along the bottom, dashes between plain ones and strokes between signed ones."""
    if not face.factors:
        return
    widths = [advance(text, "bold") * _FACTOR_SIZE / 100 for text in face.factors]
    between = _DASH + 2 * _GAP
    total = sum(widths) + between * (len(widths) - 1) + (2 * len(widths) - 2 if face.is_boxed else 0)
    squeeze = min(1.0, _FACTORS_MOST / total)
    is_signed = any(text[:1] in "+-−–" for text in face.factors)
    painter.save()
    painter.translate(27 - total * squeeze / 2, 0)
    painter.scale(squeeze, 1)
    x = 0.0
    for place, (text, width) in enumerate(zip(face.factors, widths, strict=True)):
        is_last = place == len(widths) - 1
        colour = ink
        if face.is_boxed and not is_last:
            painter.fillRect(QRectF(x, _FACTOR_LINE - 12.9, width + 2, 14.0), QColor("#ffffff"))
            colour = QColor("#16140f")
            x += 1
        _fill(painter, write(text, QPointF(x, _FACTOR_LINE), _FACTOR_SIZE, weight="bold", align=0), colour)
        x += width + (1 if face.is_boxed and not is_last else 0)
        if not is_last:
            _draw_divider(painter, x + _GAP, is_signed=is_signed, ink=ink)
            x += between
    painter.restore()


def _draw_divider(painter: QPainter, x: float, *, is_signed: bool, ink: QColor) -> None:
    painter.setPen(QPen(_faded(ink, 0.8), 1.3))
    middle = _FACTOR_LINE - 5.6
    if is_signed:
        painter.drawLine(QPointF(x + 0.9, middle + 5), QPointF(x + _DASH - 0.9, middle - 5))
    else:
        painter.drawLine(QPointF(x, middle), QPointF(x + _DASH, middle))


def _fill(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    painter.fillPath(path, colour)


def _faded(colour: QColor, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded


def _contrast(colour: QColor) -> QColor:
    return QColor("#16140f") if colour.lightness() > 127 else QColor("#ffffff")

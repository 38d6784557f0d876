"""Small pictures of boards: a mosaic of their hexes, quick enough to draw while a window opens."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF

from blitz_desktop.core.board import Board, Hexside
from blitz_desktop.core.hexgrid import Point
from blitz_desktop.core.view import BoardView

_OVERSIZE = 3
_SQUARE, _LEAST_SQUARE = 1.1, 3.5
_COUNTRY_TINT = 0.22
_HIGHEST = 1200.0
_DARKEST = 22
_WATER = QColor("#5f8fae")
_TOWN = QColor("#8f3b2c")


def board_thumbnail(board: Board, size: QSize) -> QPixmap:
    """The middle of a board, filling a size."""
    image = QImage(size * _OVERSIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#cdc6b8"))
    part = _middle(board, size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / part.width(), image.height() / part.height())
    painter.translate(-part.topLeft())
    _paint_hexes(painter, board)
    _paint_chains(painter, board)
    _paint_towns(painter, board)
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    return QPixmap.fromImage(image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))


def position_thumbnail(board: Board, view: BoardView, size: QSize) -> QPixmap:
    """The middle of a board with the armies on it, a small square for each stack."""
    picture = board_thumbnail(board, size)
    part = _middle(board, size)
    fills = {side: QColor(view.palettes[name].fill) for side, name in view.side_palettes.items()}
    tops = {piece.at: piece.side for piece in view.pieces if piece.at in board}
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = size.width() / part.width()
    side = max(_LEAST_SQUARE, scale * _SQUARE)
    painter.setPen(QPen(QColor(0, 0, 0, 150), 0.6))
    for at, owner in tops.items():
        middle = (_point(board.grid.centre(board[at].cell)) - part.topLeft()) * scale
        painter.setBrush(fills.get(owner, QColor("#888888")))
        painter.drawRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    painter.end()
    return picture


def _middle(board: Board, size: QSize) -> QRectF:
    """The largest part of the map, about its middle, with the proportions of a size, in hex units."""
    centres = [board.grid.centre(info.cell) for info in board.hexes.values()]
    across, down = [x for x, _ in centres], [y for _, y in centres]
    whole = QRectF(QPointF(min(across), min(down)), QPointF(max(across), max(down)))
    ratio = size.width() / size.height()
    width = min(whole.width(), whole.height() * ratio)
    part = QRectF(0, 0, width, width / ratio)
    part.moveCenter(whole.center())
    return part


def _paint_hexes(painter: QPainter, board: Board) -> None:
    for info in board.hexes.values():
        colour = QColor(board.terrains[info.terrain].colour)
        country = board.countries.get(info.country)
        if country is not None and info.elevation is not None:
            colour = _mixed(QColor(country.colour), colour, _COUNTRY_TINT)
            height = min(max(info.elevation / _HIGHEST, 0.0), 1.0)
            colour = colour.darker(100 + round(_DARKEST * height))
        painter.setPen(QPen(colour, 0.06))
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([_point(corner) for corner in board.grid.corners(info.cell)]))


def _paint_chains(painter: QPainter, board: Board) -> None:
    for chain in board.chains:
        if board.hexside_kinds[chain.kind].draw not in ("river", "canal"):
            continue
        painter.setPen(QPen(_WATER, 0.12 + 0.06 * chain.width, c=Qt.PenCapStyle.RoundCap))
        painter.drawLines([_line(board, side) for side in chain.sides])


def _paint_towns(painter: QPainter, board: Board) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_TOWN)
    for place in board.places:
        for hex_ in place.hexes if len(place.hexes) > 1 or place.kind == "city" else ():
            painter.drawEllipse(_point(board.grid.centre(board[hex_].cell)), 0.3, 0.3)


def _line(board: Board, side: Hexside) -> QLineF:
    a, b = board[side[0]].cell, board[side[1]].cell
    direction = board.grid.direction(a, b)
    if direction is None:
        return QLineF()
    start, end = board.grid.side(a, direction)
    return QLineF(_point(start), _point(end))


def _point(point: Point) -> QPointF:
    return QPointF(*point)


def _mixed(a: QColor, b: QColor, part: float) -> QColor:
    """``part`` of one colour in the other."""
    return QColor.fromRgbF(
        a.redF() * part + b.redF() * (1 - part),
        a.greenF() * part + b.greenF() * (1 - part),
        a.blueF() * part + b.blueF() * (1 - part),
    )

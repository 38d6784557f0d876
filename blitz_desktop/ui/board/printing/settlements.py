"""Cities as built-up areas, towns as dots."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen, QTransform

from blitz_desktop.core.board import Hex, Place
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing.chance import noise
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import BLOCKS, BUILT_UP, BUILT_UP_EDGE, TOWN, ink
from blitz_desktop.ui.board.printing.plates import Plate

TOWN_RADIUS = 4.0
TOWN_DROP = 12.0
"""How far below the middle of its hex a town's dot stands, in scene pixels."""

_CITY_RADIUS = 0.36
_CITY_MARGIN = 7.5
"""How far a city of several hexes stays off their border, in scene pixels."""
_BLOCK = 6.4


def cities(ground: Ground) -> Plate:
    """Every named place that is no town."""
    plate = Plate(clip=ground.sheets)
    for place in ground.board.places:
        if place.kind != "town":
            _city(plate, ground, place)
    return plate


def towns(ground: Ground) -> Plate:
    """The dots of towns, over all that may run through their hexes."""
    plate = Plate(clip=ground.sheets)
    for place in ground.board.places:
        if place.kind == "town":
            for hex_ in place.hexes:
                _town(plate, centre(ground.board, hex_) + QPointF(0, TOWN_DROP))
    return plate


def sample(plate: Plate, at: QPointF, kind: str) -> None:
    """A place of a kind, for the legend."""
    if kind == "town":
        _town(plate, at)
        return
    plate.draw(_quarter(at, 0.20, 3), ink(BUILT_UP.name(), 0.66), ink(BUILT_UP_EDGE.name(), 0.75), 1.1)
    plate.fill(_blocks(at, 0.20, 3), BLOCKS)


def _town(plate: Plate, at: QPointF) -> None:
    dot = QPainterPath()
    dot.addEllipse(at, TOWN_RADIUS, TOWN_RADIUS)
    plate.draw(dot, ink("#f7efe0"), TOWN, 1.7)
    core = QPainterPath()
    core.addEllipse(at, 1.3, 1.3)
    plate.fill(core, TOWN)


def _city(plate: Plate, ground: Ground, place: Place) -> None:
    outline = _built_up(ground, place)
    plate.draw(outline, ink(BUILT_UP.name(), 0.66), ink(BUILT_UP_EDGE.name(), 0.75), 1.1)
    for hex_ in place.hexes:
        plate.fill(_blocks(centre(ground.board, hex_), _CITY_RADIUS, _seed(ground, hex_)), BLOCKS)


def _built_up(ground: Ground, place: Place) -> QPainterPath:
    """An irregular rounded area; of several hexes all their ground but for a margin within its border."""
    if len(place.hexes) == 1:
        (hex_,) = place.hexes
        return _quarter(centre(ground.board, hex_), _CITY_RADIUS, _seed(ground, hex_))
    cells = {ground.board[hex_].cell for hex_ in place.hexes}
    whole = ground.area(lambda cell: cell in cells)
    margin = QPainterPathStroker(QPen(QColor(), 2 * _CITY_MARGIN))
    margin.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return whole.subtracted(margin.createStroke(whole))


def _seed(ground: Ground, hex_: Hex) -> int:
    column, row = ground.board[hex_].cell
    return column * 1000 + row


def _quarter(at: QPointF, size: float, seed: int) -> QPainterPath:
    """An irregular rounded area, its radius in hexes."""
    points = []
    for i in range(9):
        angle = 2 * math.pi * i / 9
        radius = HEX * size * (0.80 + 0.34 * noise(seed, i, 9))
        points.append(at + QPointF(math.cos(angle) * radius, math.sin(angle) * radius))
    path = QPainterPath((points[-1] + points[0]) / 2)
    for i, point in enumerate(points):
        path.quadTo(point, (point + points[(i + 1) % len(points)]) / 2)
    path.closeSubpath()
    return path


def _blocks(at: QPointF, size: float, seed: int) -> QPainterPath:
    """Blocks of houses with streets between them, turned a little, no two hexes alike."""
    turn = QTransform.fromTranslate(at.x(), at.y()).rotate(noise(seed, 5) * 60 - 30)
    path = QPainterPath()
    for i in range(-4, 5):
        for j in range(-4, 5):
            reach = math.hypot(i, j) * _BLOCK / (HEX * size)
            if reach < 0.92 and noise(seed, i, j, 6) > 0.10 + 0.42 * reach:
                width = _BLOCK * (0.52 + 0.30 * noise(seed, i, j, 7))
                height = _BLOCK * (0.52 + 0.30 * noise(seed, i, j, 8))
                path.addRect(QRectF(i * _BLOCK - width / 2, j * _BLOCK - height / 2, width, height))
    return turn.map(path)

"""Cities as built-up areas, towns as dots."""

from __future__ import annotations

import math
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

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
_BLOCK = 6.4


def settlements(ground: Ground) -> Plate:
    """Every named place of the board."""
    plate = Plate(clip=ground.sheets)
    for place in ground.board.places:
        if place.kind == "town":
            for hex_ in place.hexes:
                _town(plate, centre(ground.board, hex_) + QPointF(0, TOWN_DROP))
        else:
            _city(plate, ground, place)
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
    outline = QPainterPath()
    for hex_ in place.hexes:
        outline = outline.united(_quarter(centre(ground.board, hex_), _CITY_RADIUS, _seed(ground, hex_)))
    for a, b in combinations(place.hexes, 2):
        if ground.board.is_adjacent(a, b):
            outline = outline.united(_street(centre(ground.board, a), centre(ground.board, b)))
    for three in combinations(place.hexes, 3):
        if all(ground.board.is_adjacent(a, b) for a, b in combinations(three, 2)):
            square = QPainterPath()
            square.addPolygon(QPolygonF([centre(ground.board, hex_) for hex_ in three]))
            outline = outline.united(square)
    plate.draw(outline, ink(BUILT_UP.name(), 0.66), ink(BUILT_UP_EDGE.name(), 0.75), 1.1)
    for hex_ in place.hexes:
        plate.fill(_blocks(centre(ground.board, hex_), _CITY_RADIUS, _seed(ground, hex_)), BLOCKS)


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


def _street(a: QPointF, b: QPointF) -> QPainterPath:
    """Built-up ground that joins two hexes of one city."""
    along = b - a
    side = QPointF(-along.y(), along.x()) * 0.23
    path = QPainterPath(a - side)
    for point in (b - side, b + side, a + side):
        path.lineTo(point)
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

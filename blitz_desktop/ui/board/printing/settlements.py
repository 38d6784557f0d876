"""Cities as built-up areas, towns as dots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen

from blitz_desktop.core.board import Hex, Place
from blitz_desktop.ui.board.metrics import centre
from blitz_desktop.ui.board.printing import built_up
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import BLOCKS, BUILT_UP, BUILT_UP_EDGE, TOWN, ink
from blitz_desktop.ui.board.printing.plates import Plate

TOWN_RADIUS = 4.0
TOWN_DROP = 15.5
"""How far below the middle of its hex a town's dot stands, in scene pixels."""

_CITY_RADIUS, _CITY_DROP = 0.335, QPointF(0, 4.0)
"""Radius of a city of one hex, in hexes, and how far below the middle it lies: clear of the hex number."""

_CITY_MARGIN = 7.5
"""How far a city of several hexes stays off their border, in scene pixels."""


def cities(ground: Ground) -> Plate:
    """Every named place that is no town."""
    plate = Plate(clip=ground.sheets)
    for place in ground.board.places:
        if place.kind != "town" and not is_terrain(ground, place):
            _city(plate, ground, place)
    return plate


def towns(ground: Ground) -> Plate:
    """The dots of towns, over all that may run through their hexes."""
    plate = Plate(clip=ground.sheets)
    for place in ground.board.places:
        if place.kind == "town" and not is_terrain(ground, place):
            for hex_ in place.hexes:
                _town(plate, centre(ground.board, hex_) + QPointF(0, TOWN_DROP))
    return plate


def is_terrain(ground: Ground, place: Place) -> bool:
    """Whether a place's houses are printed as the terrain of its hexes."""
    return all(ground.pattern(ground.board[hex_].cell) in ("village", "town") for hex_ in place.hexes)


def is_lesser(ground: Ground, place: Place) -> bool:
    """Whether a place is named in small letters: a village, or a town that is no more than a dot."""
    return place.kind == "village" or (place.kind == "town" and not is_terrain(ground, place))


def sample(plate: Plate, at: QPointF, kind: str) -> None:
    """A place of a kind, for the legend."""
    if kind == "town":
        _town(plate, at)
        return
    plate.draw(
        built_up.quarter(at, 0.20, 3), ink(BUILT_UP.name(), 0.66), ink(BUILT_UP_EDGE.name(), 0.75), 1.1
    )
    plate.fill(built_up.blocks(at, 0.20, 3), BLOCKS)


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
        at = _heart(ground, place, hex_)
        plate.fill(built_up.blocks(at, _CITY_RADIUS, _seed(ground, hex_)), BLOCKS)


def _built_up(ground: Ground, place: Place) -> QPainterPath:
    """An irregular rounded area; of several hexes all their ground but for a margin within its border."""
    if len(place.hexes) == 1:
        (hex_,) = place.hexes
        return built_up.quarter(_heart(ground, place, hex_), _CITY_RADIUS, _seed(ground, hex_))
    cells = {ground.board[hex_].cell for hex_ in place.hexes}
    whole = ground.area(lambda cell: cell in cells)
    margin = QPainterPathStroker(QPen(QColor(), 2 * _CITY_MARGIN))
    margin.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return whole.subtracted(margin.createStroke(whole))


def _heart(ground: Ground, place: Place, hex_: Hex) -> QPointF:
    """Middle of a city's houses in a hex; one of several hexes fills them."""
    return centre(ground.board, hex_) + (_CITY_DROP if len(place.hexes) == 1 else QPointF())


def _seed(ground: Ground, hex_: Hex) -> int:
    column, row = ground.board[hex_].cell
    return column * 1000 + row

"""Fortified fronts and dikes: signs that run from hex to hex.

A front faces the enemy, who stands to the left of the way its hexes are listed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Board, Hex, Site
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing.inks import COAST, HALO, LAND, MAGINOT, SIEGFRIED, WORKS, ink
from blitz_desktop.ui.board.printing.outlines import middle
from blitz_desktop.ui.board.printing.plates import Plate

Points: TypeAlias = Sequence[QPointF]

_STEP = 3.0
"""Scene pixels from point to point of a trace."""

_FORWARD = 0.20 * HEX
"""How far before the middle of its hexes a front stands, clear of towns and their names."""

_REACH = 0.34 * HEX
"""How far a front runs on beyond the middle of its last hex."""

_BEND = 8
"""Points to each side that the direction of a trace is taken over."""


def is_front(draw: str) -> bool:
    """Whether a sign runs from hex to hex."""
    return draw in _SIGNS


def print_fronts(plate: Plate, board: Board, sites: Iterable[Site]) -> None:
    """Print sites whose signs run from hex to hex; those that go on from one another become one line."""
    by_sign: dict[str, list[list[Hex]]] = {}
    for site in sites:
        by_sign.setdefault(site.draw, []).extend(_runs(board, site.hexes))
    for draw, runs in by_sign.items():
        for run in _joined(board, runs):
            stops = [centre(board, hex_) for hex_ in run]
            _SIGNS[draw](plate, _shore_to_shore(stops) if draw == "dike" else _front(stops))


def sample(plate: Plate, at: QPointF, draw: str) -> None:
    """A piece of a front, for the legend."""
    half = QPointF(_REACH, 0)
    _SIGNS[draw](plate, _trace([at - half, at + half]))


def _runs(board: Board, hexes: Sequence[Hex]) -> list[list[Hex]]:
    """A list of hexes cut wherever one does not touch the next."""
    runs: list[list[Hex]] = []
    for hex_ in hexes:
        if runs and board.is_adjacent(runs[-1][-1], hex_):
            runs[-1].append(hex_)
        else:
            runs.append([hex_])
    return runs


def _joined(board: Board, runs: list[list[Hex]]) -> list[list[Hex]]:
    """Runs of hexes, those put together that end where another begins."""
    left = list(runs)
    joined = []
    while left:
        run = left.pop(0)
        while onward := next((r for r in left if board.is_adjacent(run[-1], r[0])), None):
            left.remove(onward)
            run = run + onward
        while before := next((r for r in left if board.is_adjacent(r[-1], run[0])), None):
            left.remove(before)
            run = before + run
        joined.append(run)
    return joined


def _front(stops: list[QPointF]) -> list[QPointF]:
    """A trace before the middles of some hexes, on the side of the enemy."""
    ahead, behind = _towards(stops[-2:]) * _REACH, _towards(stops[:2]) * _REACH
    points = _trace([stops[0] - behind, *stops, stops[-1] + ahead])
    shifted = []
    for i, point in enumerate(points):
        along = _towards((points[max(0, i - _BEND)], points[min(len(points) - 1, i + _BEND)]))
        shifted.append(point + _left(along) * _FORWARD)
    return shifted


def _shore_to_shore(stops: list[QPointF]) -> list[QPointF]:
    """A trace through the middles of some hexes that leaves out the land at both ends."""
    if len(stops) < 3:
        return _trace(stops)
    return _trace([middle(*stops[:2]), *stops[1:-1], middle(*stops[-2:])])


def _trace(stops: list[QPointF]) -> list[QPointF]:
    """Points every few pixels along a smooth line."""
    path = QPainterPath(stops[0])
    for i in range(1, len(stops) - 1):
        path.quadTo(stops[i], middle(stops[i], stops[i + 1]))
    path.lineTo(stops[-1])
    count = max(2, round(path.length() / _STEP))
    return [path.pointAtPercent(path.percentAtLength(path.length() * i / count)) for i in range(count + 1)]


def _towards(points: Points) -> QPointF:
    """Direction from the first to the last of some points, of length 1; eastwards for a single one."""
    way = points[-1] - points[0]
    length = math.hypot(way.x(), way.y())
    return way / length if length else QPointF(1, 0)


def _left(along: QPointF) -> QPointF:
    return QPointF(along.y(), -along.x())


def _line(points: Points) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _along(points: Points, pitch: int) -> list[tuple[QPointF, QPointF]]:
    """Every ``pitch``-th point with the direction of the line there."""
    return [(points[i], _towards(points[i : i + 2])) for i in range(pitch // 2, len(points) - 1, pitch)]


def _maginot(plate: Plate, points: Points) -> None:
    """A thick line with casemates."""
    plate.stroke(_line(points), ink(HALO.name(), 0.7), 6.5)
    plate.stroke(_line(points), MAGINOT, 3.0)
    domes = QPainterPath()
    for at, _ in _along(points, 6):
        domes.addEllipse(at, 3.3, 3.3)
    plate.draw(domes, MAGINOT, ink("#f6ead9"), 0.9)


def _siegfried(plate: Plate, points: Points) -> None:
    """A row of teeth towards the enemy."""
    plate.stroke(_line(points), ink(HALO.name(), 0.6), 6)
    plate.stroke(_line(points), SIEGFRIED, 1.6)
    teeth = QPainterPath()
    for at, along in _along(points, 3):
        teeth.moveTo(at - along * 3.2)
        teeth.lineTo(at + _left(along) * 6.4)
        teeth.lineTo(at + along * 3.2)
        teeth.closeSubpath()
    plate.fill(teeth, SIEGFRIED)


def _works(plate: Plate, points: Points) -> None:
    """A battlement towards the enemy: field works."""
    line = QPainterPath(points[0])
    is_out = False
    for i in range(1, len(points)):
        out = _left(_towards(points[i - 1 : i + 1])) * 4.8
        line.lineTo(points[i] + (out if is_out else QPointF()))
        if i % 2 == 0:
            is_out = not is_out
            line.lineTo(points[i] + (out if is_out else QPointF()))
    plate.stroke(line, ink(HALO.name(), 0.7), 4.6)
    plate.stroke(line, WORKS, 1.7, cap=Qt.PenCapStyle.FlatCap)


def _gap(plate: Plate, points: Points) -> None:
    """A broken line: obstacles and floods in a fortified front."""
    plate.stroke(_line(points), ink(HALO.name(), 0.7), 6)
    plate.stroke(_line(points), MAGINOT, 2.6, dashes=[2.2, 2.2], cap=Qt.PenCapStyle.FlatCap)


def _dike(plate: Plate, points: Points) -> None:
    """A thin strip of land through water."""
    plate.stroke(_line(points), COAST, 5.0, cap=Qt.PenCapStyle.FlatCap)
    plate.stroke(_line(points), LAND, 2.4, cap=Qt.PenCapStyle.FlatCap)


_SIGNS: dict[str, Callable[[Plate, Points], None]] = {
    "maginot": _maginot,
    "siegfried": _siegfried,
    "works": _works,
    "gap": _gap,
    "dike": _dike,
}

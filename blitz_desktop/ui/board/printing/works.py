"""Fortifications and other artificial terrain, each kind with a sign of its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Board, Hex, Site
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import HALO, MAGINOT, SIEGFRIED, WATER_LETTER, WORKS, ink
from blitz_desktop.ui.board.printing.outlines import middle
from blitz_desktop.ui.board.printing.plates import Plate
from blitz_desktop.ui.counters.lettering import write


def sites(ground: Ground) -> Plate:
    """Every site of the board that is drawn."""
    plate = Plate(clip=ground.sheets)
    for site in ground.board.sites:
        draw = _SIGNS.get(site.draw, _mark)
        if draw is not None:
            draw(plate, ground.board, site)
    return plate


def _runs(board: Board, hexes: Sequence[Hex]) -> list[list[Hex]]:
    """A list of hexes cut wherever one does not touch the next."""
    runs: list[list[Hex]] = []
    for hex_ in hexes:
        if runs and board.is_adjacent(runs[-1][-1], hex_):
            runs[-1].append(hex_)
        else:
            runs.append([hex_])
    return runs


def _trace(board: Board, run: Sequence[Hex]) -> list[QPointF]:
    """Points every few pixels along a smooth line through the hexes of a run, below their middles."""
    low = QPointF(0, 0.0)
    stops = [centre(board, hex_) + low for hex_ in run]
    if len(stops) == 1:
        reach = QPointF(HEX * 0.36, 0)
        stops = [stops[0] - reach, stops[0], stops[0] + reach]
    path = QPainterPath(stops[0])
    for i in range(1, len(stops)):
        end = middle(stops[i], stops[i + 1]) if i < len(stops) - 1 else stops[i]
        path.quadTo(stops[i] if i < len(stops) - 1 else middle(path.currentPosition(), end), end)
    count = max(2, round(path.length() / 3))
    return [path.pointAtPercent(path.percentAtLength(path.length() * i / count)) for i in range(count + 1)]


def _line(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _along(points: Sequence[QPointF], pitch: int) -> list[tuple[QPointF, float]]:
    """Every ``pitch``-th point with the direction of the line there, in degrees."""
    found = []
    for i in range(pitch // 2, len(points) - 1, pitch):
        step = points[i + 1] - points[i]
        found.append((points[i], math.degrees(math.atan2(step.y(), step.x()))))
    return found


def _maginot(plate: Plate, board: Board, site: Site) -> None:
    """A thick line with casemates."""
    for run in _runs(board, site.hexes):
        points = _trace(board, run)
        plate.stroke(_line(points), ink(HALO.name(), 0.7), 6.5)
        plate.stroke(_line(points), MAGINOT, 3.0)
        domes = QPainterPath()
        for at, _ in _along(points, 6):
            domes.addEllipse(at, 3.3, 3.3)
        plate.draw(domes, MAGINOT, ink("#f6ead9"), 0.9)


def _siegfried(plate: Plate, board: Board, site: Site) -> None:
    """Rows of teeth."""
    for run in _runs(board, site.hexes):
        points = _trace(board, run)
        plate.stroke(_line(points), ink(HALO.name(), 0.6), 6)
        plate.stroke(_line(points), SIEGFRIED, 1.6)
        teeth = QPainterPath()
        for at, angle in _along(points, 3):
            along = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
            out = QPointF(along.y(), -along.x())
            teeth.moveTo(at - along * 3.2)
            teeth.lineTo(at + out * 6.4)
            teeth.lineTo(at + along * 3.2)
            teeth.closeSubpath()
        plate.fill(teeth, SIEGFRIED)


def _works(plate: Plate, board: Board, site: Site) -> None:
    """A battlement: field works."""
    for run in _runs(board, site.hexes):
        points = _trace(board, run)
        line = QPainterPath(points[0])
        is_out = False
        for i, point in enumerate(points[1:], start=1):
            step = points[i] - points[i - 1]
            length = math.hypot(step.x(), step.y()) or 1.0
            out = QPointF(step.y(), -step.x()) / length * (4.8 if is_out else 0.0)
            line.lineTo(point + out)
            if i % 2 == 0:
                is_out = not is_out
                line.lineTo(point + QPointF(step.y(), -step.x()) / length * (4.8 if is_out else 0.0))
        plate.stroke(line, ink(HALO.name(), 0.7), 4.6)
        plate.stroke(line, WORKS, 1.7, cap=Qt.PenCapStyle.FlatCap)


def _gap(plate: Plate, board: Board, site: Site) -> None:
    """A broken line: obstacles and floods in a fortified front."""
    for run in _runs(board, site.hexes):
        points = _trace(board, run)
        plate.stroke(_line(points), ink(HALO.name(), 0.7), 6)
        plate.stroke(_line(points), MAGINOT, 2.6, dashes=[2.2, 2.2], cap=Qt.PenCapStyle.FlatCap)


def _fort(plate: Plate, board: Board, site: Site) -> None:
    """A star fort."""
    for hex_ in site.hexes:
        at = centre(board, hex_)
        star = QPainterPath()
        for i in range(12):
            radius = 15.0 if i % 2 == 0 else 9.0
            angle = math.pi * i / 6 + math.pi / 6
            point = at + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
            if i == 0:
                star.moveTo(point)
            else:
                star.lineTo(point)
        star.closeSubpath()
        plate.draw(star, ink("#d9c7a6"), MAGINOT, 2.0)


def _dam(plate: Plate, board: Board, site: Site) -> None:
    """A wall that holds back water."""
    for hex_ in site.hexes:
        at = centre(board, hex_)
        lake = QPainterPath(at + QPointF(-13, 2))
        lake.quadTo(at + QPointF(0, -13), at + QPointF(13, 2))
        lake.quadTo(at + QPointF(0, 5), at + QPointF(-13, 2))
        plate.draw(lake, ink("#86b5cc"), WATER_LETTER, 1.0)
        wall = QPainterPath(at + QPointF(-15, 4))
        wall.quadTo(at + QPointF(0, 10), at + QPointF(15, 4))
        plate.stroke(wall, WORKS, 3.4, cap=Qt.PenCapStyle.FlatCap)


def _port(plate: Plate, board: Board, site: Site) -> None:
    """An anchor at the lower left of the hex."""
    for hex_ in site.hexes:
        at = centre(board, hex_) + QPointF(-0.34 * HEX, 0.16 * HEX)
        anchor = QPainterPath()
        anchor.addEllipse(at + QPointF(0, -7), 2, 2)
        anchor.moveTo(at + QPointF(0, -5))
        anchor.lineTo(at + QPointF(0, 7))
        anchor.moveTo(at + QPointF(-3.6, -2))
        anchor.lineTo(at + QPointF(3.6, -2))
        anchor.moveTo(at + QPointF(-6, 2))
        anchor.quadTo(at + QPointF(-5, 7), at + QPointF(0, 7))
        anchor.quadTo(at + QPointF(5, 7), at + QPointF(6, 2))
        plate.stroke(anchor, ink(HALO.name()), 4)
        plate.stroke(anchor, WATER_LETTER, 1.7)


def _supply(plate: Plate, board: Board, site: Site) -> None:
    """A small arrow head at the hex, pointing inwards from the edge of the map."""
    extent = [centre(board, hex_) for hex_ in board.hexes]
    heart = QPointF(sum(p.x() for p in extent) / len(extent), sum(p.y() for p in extent) / len(extent))
    for hex_ in site.hexes:
        at = centre(board, hex_)
        out = _outwards(board, hex_, at - heart)
        tip, side = at + out * 0.30 * HEX, QPointF(-out.y(), out.x())
        head = QPainterPath(tip)
        head.lineTo(tip + out * 8 + side * 5.5)
        head.lineTo(tip + out * 8 - side * 5.5)
        head.closeSubpath()
        plate.draw(head, ink("#4a4538", 0.82), ink(HALO.name(), 0.8), 0.9)


def _outwards(board: Board, hex_: Hex, otherwise: QPointF) -> QPointF:
    """Unit vector from a hex towards the nearest edge of the map."""
    at = centre(board, hex_)
    around = [centre(board, other) for other in board.neighbours(hex_)]
    away = QPointF(sum(at.x() - p.x() for p in around), sum(at.y() - p.y() for p in around))
    length = math.hypot(away.x(), away.y())
    if length < 1:
        away, length = otherwise, math.hypot(otherwise.x(), otherwise.y()) or 1.0
    return away / length


def _industry(plate: Plate, board: Board, site: Site) -> None:
    """A works with two chimneys at the right of the hex."""
    for hex_ in site.hexes:
        at = centre(board, hex_) + QPointF(0.36 * HEX, 0.10 * HEX)
        house = QPainterPath()
        house.addRect(QRectF(at.x() - 6, at.y() - 1, 12, 6))
        house.addRect(QRectF(at.x() - 5, at.y() - 8, 2.6, 8))
        house.addRect(QRectF(at.x() - 0.6, at.y() - 8, 2.6, 8))
        plate.draw(house, WORKS, ink(HALO.name()), 1.0)


def _mark(plate: Plate, board: Board, site: Site) -> None:
    """The neutral mark: the site's initial in a ring."""
    for hex_ in site.hexes:
        at = centre(board, hex_) + QPointF(-0.36 * HEX, 0)
        ring = QPainterPath()
        ring.addEllipse(at, 6, 6)
        plate.draw(ring, ink("#f7f1e2"), WORKS, 1.1)
        plate.fill(write((site.name or site.kind)[:1].upper(), at + QPointF(0, 3), 9, weight="bold"), WORKS)


_SIGNS: dict[str, Callable[[Plate, Board, Site], None] | None] = {
    "none": None,
    "maginot": _maginot,
    "siegfried": _siegfried,
    "works": _works,
    "gap": _gap,
    "fort": _fort,
    "dam": _dam,
    "port": _port,
    "supply": _supply,
    "ruhr": _industry,
}

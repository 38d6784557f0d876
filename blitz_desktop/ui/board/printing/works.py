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
        if site.draw in _LINE_SIGNS:
            for run in _runs(ground.board, site.hexes):
                _LINE_SIGNS[site.draw](plate, _trace([centre(ground.board, hex_) for hex_ in run]))
        elif site.draw != "none":
            for hex_ in site.hexes:
                _draw_spot(plate, centre(ground.board, hex_), site)
    return plate


def sample(plate: Plate, at: QPointF, site: Site) -> None:
    """The sign of a site, for the legend."""
    if site.draw in _LINE_SIGNS:
        _LINE_SIGNS[site.draw](plate, _trace([at]))
    else:
        _draw_spot(plate, at, site, is_alone=True)


def _draw_spot(plate: Plate, at: QPointF, site: Site, *, is_alone: bool = False) -> None:
    sign, aside = _SPOT_SIGNS.get(site.draw, (None, QPointF(-0.36 * HEX, 0)))
    spot = at if is_alone else at + aside
    if sign is not None:
        sign(plate, spot)
    else:
        _mark(plate, spot, (site.name or site.kind)[:1].upper())


def _runs(board: Board, hexes: Sequence[Hex]) -> list[list[Hex]]:
    """A list of hexes cut wherever one does not touch the next."""
    runs: list[list[Hex]] = []
    for hex_ in hexes:
        if runs and board.is_adjacent(runs[-1][-1], hex_):
            runs[-1].append(hex_)
        else:
            runs.append([hex_])
    return runs


def _trace(stops: list[QPointF]) -> list[QPointF]:
    """Points every few pixels along a smooth line through the middles of some hexes."""
    if len(stops) == 1:
        reach = QPointF(HEX * 0.36, 0)
        stops = [stops[0] - reach, stops[0], stops[0] + reach]
    path = QPainterPath(stops[0])
    for i in range(1, len(stops) - 1):
        path.quadTo(stops[i], middle(stops[i], stops[i + 1]))
    path.lineTo(stops[-1])
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


def _maginot(plate: Plate, points: Sequence[QPointF]) -> None:
    """A thick line with casemates."""
    plate.stroke(_line(points), ink(HALO.name(), 0.7), 6.5)
    plate.stroke(_line(points), MAGINOT, 3.0)
    domes = QPainterPath()
    for at, _ in _along(points, 6):
        domes.addEllipse(at, 3.3, 3.3)
    plate.draw(domes, MAGINOT, ink("#f6ead9"), 0.9)


def _siegfried(plate: Plate, points: Sequence[QPointF]) -> None:
    """Rows of teeth."""
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


def _works(plate: Plate, points: Sequence[QPointF]) -> None:
    """A battlement: field works."""
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


def _gap(plate: Plate, points: Sequence[QPointF]) -> None:
    """A broken line: obstacles and floods in a fortified front."""
    plate.stroke(_line(points), ink(HALO.name(), 0.7), 6)
    plate.stroke(_line(points), MAGINOT, 2.6, dashes=[2.2, 2.2], cap=Qt.PenCapStyle.FlatCap)


def _fort(plate: Plate, at: QPointF) -> None:
    """A star fort."""
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


def _dam(plate: Plate, at: QPointF) -> None:
    """A wall that holds back water."""
    lake = QPainterPath(at + QPointF(-13, 2))
    lake.quadTo(at + QPointF(0, -13), at + QPointF(13, 2))
    lake.quadTo(at + QPointF(0, 5), at + QPointF(-13, 2))
    plate.draw(lake, ink("#86b5cc"), WATER_LETTER, 1.0)
    wall = QPainterPath(at + QPointF(-15, 4))
    wall.quadTo(at + QPointF(0, 10), at + QPointF(15, 4))
    plate.stroke(wall, WORKS, 3.4, cap=Qt.PenCapStyle.FlatCap)


def _port(plate: Plate, at: QPointF) -> None:
    """An anchor at the lower left of the hex."""
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


def _supply(plate: Plate, at: QPointF) -> None:
    """A wheel."""
    wheel = QPainterPath()
    wheel.addEllipse(at, 5, 5)
    for k in range(4):
        spoke = QPointF(math.cos(math.pi * k / 4), math.sin(math.pi * k / 4)) * 5
        wheel.moveTo(at - spoke)
        wheel.lineTo(at + spoke)
    plate.stroke(wheel, ink(HALO.name(), 0.8), 2.6)
    plate.stroke(wheel, ink(WORKS.name(), 0.62), 0.9)


def _industry(plate: Plate, at: QPointF) -> None:
    """A works with two chimneys at the right of the hex."""
    house = QPainterPath()
    house.addRect(QRectF(at.x() - 6, at.y() - 1, 12, 6))
    house.addRect(QRectF(at.x() - 5, at.y() - 8, 2.6, 8))
    house.addRect(QRectF(at.x() - 0.6, at.y() - 8, 2.6, 8))
    plate.draw(house, WORKS, ink(HALO.name()), 1.0)


def _mark(plate: Plate, at: QPointF, letter: str) -> None:
    """The neutral mark: a letter in a ring."""
    ring = QPainterPath()
    ring.addEllipse(at, 6, 6)
    plate.draw(ring, ink("#f7f1e2"), WORKS, 1.1)
    plate.fill(write(letter, at + QPointF(0, 3), 9, weight="bold"), WORKS)


_LINE_SIGNS: dict[str, Callable[[Plate, Sequence[QPointF]], None]] = {
    "maginot": _maginot,
    "siegfried": _siegfried,
    "works": _works,
    "gap": _gap,
}
_SPOT_SIGNS: dict[str, tuple[Callable[[Plate, QPointF], None], QPointF]] = {
    "fort": (_fort, QPointF()),
    "dam": (_dam, QPointF()),
    "port": (_port, QPointF(-0.34 * HEX, 0.16 * HEX)),
    "supply": (_supply, QPointF(0.36 * HEX, 0)),
    "ruhr": (_industry, QPointF(0.36 * HEX, 0.10 * HEX)),
}
"""Signs of single hexes, with where they stand from the middle of the hex."""

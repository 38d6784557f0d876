"""Signs of artificial terrain: forts, dams, ports, and areas that rules speak of.

What runs from hex to hex is drawn by ``fronts``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Site
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing import fronts
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import AREA, HALO, MAGINOT, WATER_LETTER, WORKS, ink
from blitz_desktop.ui.board.printing.outlines import borders, curve
from blitz_desktop.ui.board.printing.plates import Plate
from blitz_desktop.ui.counters.lettering import write

_SPOT = 15.0
"""Half the side of the square that any sign of a single hex fits into."""


def areas(ground: Ground) -> list[Plate]:
    """A soft band inside the border of each area, one plate an area."""
    plates = []
    for site in ground.board.sites:
        if site.draw == "area":
            cells = {ground.board[hex_].cell for hex_ in site.hexes}
            plate = Plate(clip=ground.area(lambda cell, cells=cells: cell in cells))  # type: ignore[misc]
            for run in borders(ground.board.grid, cells):
                _outline(plate, curve(run))
            plates.append(plate)
    return plates


def sites(ground: Ground) -> Plate:
    """Every other site of the board that is drawn."""
    plate = Plate(clip=ground.sheets)
    drawn = [site for site in ground.board.sites if site.draw not in ("none", "area")]
    fronts.print_fronts(plate, ground.board, (site for site in drawn if fronts.is_front(site.draw)))
    for site, at in _spots(ground):
        sign = _SIGNS.get(site.draw)
        if sign is not None:
            sign[0](plate, at)
        else:
            _mark(plate, at, (site.name or site.kind)[:1].upper())
    return plate


def obstacles(ground: Ground) -> list[QRectF]:
    """Where signs of single hexes stand, for lettering to keep clear of."""
    return [QRectF(at.x() - _SPOT, at.y() - _SPOT, 2 * _SPOT, 2 * _SPOT) for _, at in _spots(ground)]


def sample(plate: Plate, at: QPointF, site: Site) -> None:
    """The sign of a site, for the legend."""
    if fronts.is_front(site.draw):
        fronts.sample(plate, at, site.draw)
    elif site.draw == "area":
        patch = QPainterPath()
        patch.addRoundedRect(QRectF(at.x() - 24, at.y() - 13, 48, 26), 8, 8)
        band = Plate()
        _outline(band, patch)
        plate.add_within(band, patch)
    elif site.draw in _SIGNS:
        _SIGNS[site.draw][0](plate, at)
    else:
        _mark(plate, at, (site.name or site.kind)[:1].upper())


def _spots(ground: Ground) -> Iterator[tuple[Site, QPointF]]:
    """Where the sign of each site that is drawn hex by hex stands."""
    for site in ground.board.sites:
        if site.draw not in ("none", "area") and not fronts.is_front(site.draw):
            _, aside = _SIGNS.get(site.draw, (None, QPointF(-0.36 * HEX, 0)))
            for hex_ in site.hexes:
                yield site, centre(ground.board, hex_) + aside


def _outline(plate: Plate, path: QPainterPath) -> None:
    for width, alpha in ((16, 0.13), (8, 0.18)):
        plate.stroke(path, ink(AREA.name(), alpha), width, cap=Qt.PenCapStyle.FlatCap)
    plate.stroke(path, ink(AREA.name(), 0.8), 3.0, dashes=[2.6, 1.8], cap=Qt.PenCapStyle.FlatCap)


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


def _lock(plate: Plate, at: QPointF) -> None:
    """The gates of a lock, shut against the stream."""
    walls, gates = QPainterPath(), QPainterPath()
    for y in (-6.0, 6.0):
        walls.moveTo(at + QPointF(-9, y))
        walls.lineTo(at + QPointF(9, y))
    for x in (-4.0, 5.0):
        gates.moveTo(at + QPointF(x, -6))
        gates.lineTo(at + QPointF(x - 4, 0))
        gates.lineTo(at + QPointF(x, 6))
    for path, width in ((walls, 2.4), (gates, 1.6)):
        plate.stroke(path, ink(HALO.name()), width + 2.6)
        plate.stroke(path, WATER_LETTER, width)


def _exit(plate: Plate, at: QPointF) -> None:
    """An arrow off the map, to the left."""
    arrow = QPainterPath(at + QPointF(-9, 0))
    for x, y in ((0, -8), (0, -3.4), (11, -3.4), (11, 3.4), (0, 3.4), (0, 8)):
        arrow.lineTo(at + QPointF(x, y))
    arrow.closeSubpath()
    plate.draw(arrow, MAGINOT, ink(HALO.name()), 1.2)


def _mark(plate: Plate, at: QPointF, letter: str) -> None:
    """The neutral mark: a letter in a ring."""
    ring = QPainterPath()
    ring.addEllipse(at, 6, 6)
    plate.draw(ring, ink("#f7f1e2"), WORKS, 1.1)
    plate.fill(write(letter, at + QPointF(0, 3), 9, weight="bold"), WORKS)


_SIGNS: dict[str, tuple[Callable[[Plate, QPointF], None], QPointF]] = {
    "fort": (_fort, QPointF()),
    "dam": (_dam, QPointF()),
    "port": (_port, QPointF(-0.34 * HEX, 0.16 * HEX)),
    "supply": (_supply, QPointF(0.36 * HEX, 0)),
    "lock": (_lock, QPointF(-0.30 * HEX, 0.16 * HEX)),
    "exit": (_exit, QPointF(-0.34 * HEX, 0)),
    "ruhr": (_industry, QPointF(0.36 * HEX, 0.10 * HEX)),
}
"""Signs of single hexes, with where they stand from the middle of the hex."""

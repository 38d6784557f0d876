"""What is ruled over the ground: borders, hex grid, hex numbers, seams and the edge of the sheets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import HexInfo
from blitz_desktop.core.hexgrid import Cell, Direction
from blitz_desktop.ui.board.metrics import HEX, centre, hex_corners
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import (
    BORDER,
    FRAME,
    GRID,
    GRID_AT_SEA,
    HALO,
    NUMBER,
    PAPER,
    SEAM,
    WATER_LETTER,
    ink,
)
from blitz_desktop.ui.board.printing.outlines import borders, curve
from blitz_desktop.ui.board.printing.plates import Labels, Plate

NUMBER_SIZE = 10.4
NUMBER_LINE = -0.372
"""Baseline of hex numbers above the middle of the hex, in hexes."""

_NUMBER_DROP = 0.062
"""How much lower a number stands where water runs along the hexside above it."""


BAND = ((30, 0.28), (19, 0.34), (9, 0.46))
"""Widths and strengths of the strokes that make up the band along a border."""

_PAPER_EDGE = 4.0

_SIDES = tuple(Direction)
_WET = frozenset({"river", "canal", "coast", "flood"})


def country_bands(ground: Ground) -> list[Plate]:
    """A soft band of colour inside each country's borders, one plate a country."""
    plates = []
    for country in ground.board.countries.values():
        inside = {cell for cell, info in ground.cells.items() if info.country == country.id}
        land = {cell for cell in inside if not ground.is_sea(cell)}
        if not land:
            continue
        plate = Plate(clip=ground.area(lambda cell, land=land: cell in land).intersected(ground.sheets))  # type: ignore[misc]
        band = band_colour(country.colour)
        for run in borders(
            ground.board.grid, land, between=lambda cell, other: _is_border(ground, cell, other)
        ):
            for width, alpha in BAND:
                plate.stroke(curve(run), ink(band, alpha), width, cap=Qt.PenCapStyle.FlatCap)
        plates.append(plate)
    return plates


def band_colour(colour: str) -> str:
    """What the band of a country is painted in."""
    return ink(colour).darker(122).name()


def country_lines(ground: Ground) -> Plate:
    """The borders themselves."""
    plate = Plate(clip=ground.sheets)
    seen: set[str] = set()
    for country in ground.board.countries.values():
        seen.add(country.id)
        land = {
            cell
            for cell, info in ground.cells.items()
            if info.country == country.id and not ground.is_sea(cell)
        }
        for run in borders(
            ground.board.grid,
            land,
            between=lambda cell, other: (
                _is_border(ground, cell, other) and ground.cells[other].country not in seen
            ),
        ):
            plate.stroke(curve(run), BORDER, 1.9, dashes=[4.2, 1.9, 0.4, 1.9], cap=Qt.PenCapStyle.FlatCap)
    return plate


def grid(ground: Ground) -> Plate:
    """The hexagons."""
    plate = Plate(clip=ground.sheets)
    for info in ground.board.hexes.values():
        path = QPainterPath()
        outline = hex_corners(ground.board, info.hex)
        # Half of each hex: the neighbours draw the other hexsides.
        path.moveTo(outline[0])
        for corner in range(1, 4):
            path.lineTo(outline[corner])
        for corner in range(3, 6):
            other = ground.board.neighbour(info.hex, _SIDES[corner])
            if other is None:
                path.moveTo(outline[corner])
                path.lineTo(outline[(corner + 1) % 6])
        plate.stroke(path, GRID_AT_SEA if ground.is_sea(info.cell) else GRID, 1.0)
    return plate


def numbers(ground: Ground, clear: QRectF | None) -> Labels:
    """The printed number of every hex but those under the title; seam hexes carry both."""
    labels = Labels(NUMBER_SIZE, zooms=(0.6, 100))
    for info in ground.board.hexes.values():
        at = number_spot(ground, info)
        if clear is not None and clear.contains(at):
            continue
        text = "·".join(_printed(ground, info.cell, info.labels))
        if ground.is_sea(info.cell):
            labels.write(text, at, ink(WATER_LETTER.name(), 0.75), None)
        else:
            labels.write(text, at, NUMBER, ink(HALO.name(), 0.72))
    return labels


def number_spot(ground: Ground, info: HexInfo) -> QPointF:
    """Middle of the baseline of a hex's number."""
    board = ground.board
    above = board.neighbour(info.hex, Direction.N)
    kinds = board.side(info.hex, above) if above is not None else ()
    is_wet = any(board.hexside_kinds[kind].draw in _WET for kind in kinds) and not ground.is_sea(info.cell)
    line = NUMBER_LINE + (_NUMBER_DROP if is_wet else 0)
    return centre(board, info.hex) + QPointF(0, line * HEX)


def seams(ground: Ground) -> Plate:
    """Where one sheet lies over another."""
    plate = Plate(clip=ground.sheets)
    rects = ground.sheet_rects
    for i, lower in enumerate(rects):
        for upper in rects[i + 1 :]:
            shared = lower.intersected(upper)
            if shared.isEmpty():
                continue
            path = QPainterPath()
            is_upright = shared.width() < shared.height()
            if is_upright:
                path.moveTo(shared.center().x(), shared.top())
                path.lineTo(shared.center().x(), shared.bottom())
            else:
                path.moveTo(shared.left(), shared.center().y())
                path.lineTo(shared.right(), shared.center().y())
            path = ground.turn.map(path)
            plate.stroke(path, ink("#fffaf0", 0.55), 3.4)
            plate.stroke(path, SEAM, 1.4, dashes=[7, 4], cap=Qt.PenCapStyle.FlatCap)
    return plate


def surround(ground: Ground) -> Plate:
    """Bare paper off the sheets, for prints that cannot be clipped to them."""
    plate = Plate()
    around = QPainterPath()
    around.addRect(ground.extent.adjusted(-_PAPER_EDGE, -_PAPER_EDGE, _PAPER_EDGE, _PAPER_EDGE))
    plate.fill(around.subtracted(ground.sheets), PAPER)
    return plate


def frame(ground: Ground) -> Plate:
    """The edge of the joined sheets."""
    plate = Plate()
    plate.stroke(ground.sheets, FRAME, 2.2)
    return plate


def _is_border(ground: Ground, cell: Cell, other: Cell) -> bool:
    """Whether a hexside parts two countries on land."""
    there = ground.cells.get(other)
    return there is not None and not ground.is_sea(other) and there.country != ground.cells[cell].country


def _printed(ground: Ground, cell: Cell, labels: tuple[str, ...]) -> list[str]:
    """The digits each sheet prints, its prefix left off."""
    prefixes = {sheet.label(cell): sheet.prefix for sheet in ground.board.sheets}
    return [label.removeprefix(prefixes.get(label, "")) for label in labels]

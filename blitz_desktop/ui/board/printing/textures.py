"""Textures of natural terrain: trees, hachures, peaks, tufts and ditches strewn over each hex."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from blitz_desktop.core.board import Terrain
from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing import built_up
from blitz_desktop.ui.board.printing.chance import noise
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import BLOCKS, BUILT_UP, BUILT_UP_EDGE, FRAME, ink
from blitz_desktop.ui.board.printing.plates import Plate

_ZOOMS = (0.30, 100.0)

_GLADE = (0.23, -0.29)
"""Half the width and the lower edge of the glade about a hex's number, in hexes from its middle."""

_LEAF = ink("#7f9a66", 0.92)
_LEAF_DARK = ink("#5c7a4c", 0.92)
_LEAF_SHADE = ink("#46603c", 0.55)
_HILL = ink("#8f7550", 0.60)
_PEAK = ink("#6e5338", 0.80)
_PEAK_LIGHT = ink("#f3e8d2", 0.62)
_PEAK_SHADE = ink("#8b6d4d", 0.72)
_TUFT = ink("#4d7f78", 0.80)
_DITCH = ink("#5e95a4", 0.62)


def tints(ground: Ground) -> Plate:
    """Soft colour over each area of one terrain."""
    plate = Plate(clip=ground.printed_land)
    for terrain in ground.board.terrains.values():
        if terrain.pattern in _STREWERS:
            path = ground.area(lambda cell, t=terrain.id: ground.cells[cell].terrain == t)  # type: ignore[misc]
            plate.fill(path, ink(terrain.colour, 0.60))
    return plate


def textures(ground: Ground) -> list[Plate]:
    """Marks of every terrain that has any: those that may run over an edge, and the others."""
    clipped = Plate(clip=ground.printed_land, zooms=_ZOOMS, is_fine=True)
    free = Plate(zooms=_ZOOMS, is_fine=True)
    for cell in sorted(ground.cells):
        strew = _STREWERS.get(ground.pattern(cell))
        if strew is not None:
            plate = free if _is_inland(ground, cell) else clipped
            strew(plate, cell, to_scene(ground.board.grid.centre(cell)))
    return [clipped, free]


def _is_inland(ground: Ground, cell: Cell) -> bool:
    """Whether a cell and all its neighbours are land on the map."""
    around = (cell, *(other for _, other in ground.board.grid.neighbours(cell)))
    return all(ground.board.at(other) is not None and not ground.is_sea(other) for other in around)


def sample(plate: Plate, at: QPointF, size: QRectF, terrain: Terrain) -> None:
    """A patch of a terrain, for the legend."""
    patch = QPainterPath()
    patch.addRoundedRect(size.translated(at - size.center()), 4, 4)
    plate.draw(patch, QColor(terrain.colour), FRAME, 1.0)
    strew = _STREWERS.get(terrain.pattern)
    if strew is not None:
        strewn = Plate()
        strew(strewn, (7, 3), at)
        plate.add_within(strewn, patch)


def _spots(cell: Cell, pitch: float, keep: float) -> Iterator[tuple[QPointF, float]]:
    """Irregular spots in a hex but for its number, from its middle, each with a chance from 0 to 1."""
    steps, seed = round(0.55 / pitch), cell[0] * 1000 + cell[1]
    for j in range(-steps, steps + 1):
        for i in range(-steps, steps + 1):
            x = (i + (j % 2) / 2 + (noise(seed, i, j, 1) - 0.5) * 0.7) * pitch
            y = (j + (noise(seed, i, j, 2) - 0.5) * 0.7) * pitch * 0.92
            is_inside = abs(y) <= 0.5 and abs(x) * 3**0.5 + abs(y) <= 1.0
            is_numbered = abs(x) < _GLADE[0] and y < _GLADE[1]
            if is_inside and not is_numbered and noise(seed, i, j, 3) < keep:
                yield QPointF(x * HEX, y * HEX), noise(seed, i, j, 4)


def _forest(plate: Plate, cell: Cell, at: QPointF) -> None:
    """Clumps of crowns, lit from the upper left."""
    shade, dark, light = QPainterPath(), QPainterPath(), QPainterPath()
    for path in (shade, dark, light):
        path.setFillRule(Qt.FillRule.WindingFill)
    for spot, chance in _spots(cell, 0.155, 0.74):
        middle, radius = at + spot, 5.0 + 2.2 * chance
        _clump(shade, middle + QPointF(1.3, 1.8), radius, chance)
        _clump(dark, middle, radius, chance)
        _clump(light, middle - QPointF(0.9, 1.1), radius * 0.66, chance)
    plate.fill(shade, _LEAF_SHADE)
    plate.fill(dark, _LEAF_DARK)
    plate.fill(light, _LEAF)


def _clump(path: QPainterPath, middle: QPointF, radius: float, chance: float) -> None:
    """A few crowns seen from above: an outline with lobes."""
    lobes = 5 + round(chance * 10) % 2
    corners, tips = [], []
    for k in range(lobes):
        angle = 2 * math.pi * (k / lobes + chance)
        part = 0.82 + 0.3 * ((k * 7 + round(chance * 100)) % 5) / 5
        corners.append(middle + QPointF(math.cos(angle), 0.82 * math.sin(angle)) * (radius * 0.80 * part))
        angle += math.pi / lobes
        tips.append(middle + QPointF(math.cos(angle), 0.82 * math.sin(angle)) * (radius * 1.30 * part))
    path.moveTo(corners[0])
    for k in range(lobes):
        path.quadTo(tips[k], corners[(k + 1) % lobes])
    path.closeSubpath()


def _rough(plate: Plate, cell: Cell, at: QPointF) -> None:
    """Low hills: a brow with strokes down its shaded side."""
    strokes = QPainterPath()
    for spot, chance in _spots(cell, 0.26, 0.62):
        half = 5.2 + 3.0 * chance
        left = at + spot - QPointF(half, -1.6)
        strokes.moveTo(left)
        strokes.quadTo(left + QPointF(half, -half * 1.05), left + QPointF(2 * half, 0))
        for k in range(4):
            part = 0.52 + 0.14 * k
            foot = left + QPointF(2 * half * part, -half * 1.05 * 2 * part * (1 - part))
            strokes.moveTo(foot + QPointF(0.3, 0.9))
            strokes.lineTo(foot + QPointF(1.5, 3.4 - 0.5 * k))
    plate.stroke(strokes, _HILL, 0.85)


def _mountain(plate: Plate, cell: Cell, at: QPointF) -> None:
    lit, shaded, ridges = QPainterPath(), QPainterPath(), QPainterPath()
    for spot, chance in _spots(cell, 0.25, 0.80):
        height, half = 8.0 + 5 * chance, 6.0 + 3 * chance
        foot = at + spot + QPointF(0, height / 2)
        top = foot - QPointF(-0.8, height)
        _triangle(lit, foot - QPointF(half, 0), top, foot)
        _triangle(shaded, foot, top, foot + QPointF(half, 0))
        ridges.moveTo(foot - QPointF(half, 0))
        ridges.lineTo(top)
        ridges.lineTo(foot + QPointF(half, 0))
    plate.fill(lit, _PEAK_LIGHT)
    plate.fill(shaded, _PEAK_SHADE)
    plate.stroke(ridges, _PEAK, 1.0)


def _marsh(plate: Plate, cell: Cell, at: QPointF) -> None:
    tufts = QPainterPath()
    for spot, chance in _spots(cell, 0.17, 0.66):
        middle, half = at + spot, 4.0 + 2.2 * chance
        tufts.moveTo(middle - QPointF(half, 0))
        tufts.lineTo(middle + QPointF(half, 0))
        for lean in (-1, 0, 1):
            tufts.moveTo(middle + QPointF(lean * 1.3, 0))
            tufts.lineTo(middle + QPointF(lean * 2.6, -4.4 + abs(lean) * 1.2))
    plate.stroke(tufts, _TUFT, 0.85)


def _polder(plate: Plate, cell: Cell, at: QPointF) -> None:
    ditches = QPainterPath()
    for spot, chance in _spots(cell, 0.155, 0.70):
        half = 4.2 + 3.4 * chance
        middle = at + spot
        ditches.moveTo(middle - QPointF(half, 0))
        ditches.lineTo(middle + QPointF(half, 0))
        if chance > 0.55:
            ditches.moveTo(middle + QPointF(half * 0.4, 0))
            ditches.lineTo(middle + QPointF(half * 0.4, 5.4))
    plate.stroke(ditches, _DITCH, 0.85)


def _village(plate: Plate, cell: Cell, at: QPointF) -> None:
    """Houses about a crossroads."""
    houses = built_up.blocks(at, 0.20, _seed(cell))
    plate.fill(built_up.quarter(at, 0.23, _seed(cell)), ink(BUILT_UP.name(), 0.34))
    plate.fill(houses, BLOCKS)


def _town(plate: Plate, cell: Cell, at: QPointF) -> None:
    """Streets of houses over most of the hex."""
    outline = built_up.quarter(at, 0.40, _seed(cell))
    plate.draw(outline, ink(BUILT_UP.name(), 0.66), ink(BUILT_UP_EDGE.name(), 0.75), 1.1)
    plate.fill(built_up.blocks(at, 0.40, _seed(cell)), BLOCKS)


def _seed(cell: Cell) -> int:
    return cell[0] * 1000 + cell[1]


def _triangle(path: QPainterPath, a: QPointF, b: QPointF, c: QPointF) -> None:
    path.moveTo(a)
    path.lineTo(b)
    path.lineTo(c)
    path.closeSubpath()


_STREWERS: dict[str, Callable[[Plate, Cell, QPointF], None]] = {
    "forest": _forest,
    "woods": _forest,
    "rough": _rough,
    "mountain": _mountain,
    "marsh": _marsh,
    "polder": _polder,
    "village": _village,
    "town": _town,
}

"""Textures of natural terrain: trees, hachures, peaks, tufts and ditches strewn over each hex."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import ink
from blitz_desktop.ui.board.printing.outlines import noise
from blitz_desktop.ui.board.printing.plates import Plate

_TREE = ink("#5f7f52", 0.78)
_TREE_DARK = ink("#44633c", 0.85)
_HACHURE = ink("#8a6f47", 0.62)
_PEAK = ink("#6e5338", 0.80)
_PEAK_LIGHT = ink("#f3e8d2", 0.70)
_TUFT = ink("#4d7f78", 0.80)
_DITCH = ink("#5e95a4", 0.62)


def tints(ground: Ground) -> Plate:
    """Soft colour over each area of one terrain."""
    plate = Plate(clip=ground.land)
    for terrain in ground.board.terrains.values():
        if terrain.pattern in _STREWERS:
            path = ground.area(lambda cell, t=terrain.id: ground.cells[cell].terrain == t)  # type: ignore[misc]
            plate.fill(path, ink(terrain.colour, 0.60))
    return plate


def textures(ground: Ground) -> Plate:
    """Marks of every terrain that has any."""
    plate = Plate(clip=ground.land, zooms=(0.30, 100))
    for cell in sorted(ground.cells):
        strew = _STREWERS.get(ground.pattern(cell))
        if strew is not None:
            strew(plate, cell, to_scene(ground.board.grid.centre(cell)))
    return plate


def _spots(cell: Cell, pitch: float, keep: float) -> Iterator[tuple[QPointF, float]]:
    """Irregular spots in a hex, relative to its middle, each with a number from 0 to 1 of its own."""
    steps = round(0.55 / pitch)
    for i in range(-steps, steps + 1):
        for j in range(-steps, steps + 1):
            x = (i + (j % 2) / 2 + (noise(*cell, i, j, 1) - 0.5) * 0.7) * pitch
            y = (j + (noise(*cell, i, j, 2) - 0.5) * 0.7) * pitch * 0.92
            is_inside = abs(y) <= 0.5 and abs(x) * 3**0.5 + abs(y) <= 1.0
            if is_inside and noise(*cell, i, j, 3) < keep:
                yield QPointF(x * HEX, y * HEX), noise(*cell, i, j, 4)


def _forest(plate: Plate, cell: Cell, at: QPointF) -> None:
    crowns, shadows = QPainterPath(), QPainterPath()
    for spot, chance in _spots(cell, 0.125, 0.62):
        radius = 2.6 + 1.5 * chance
        middle = at + spot
        crowns.addEllipse(middle, radius, radius * 0.94)
        arc = QPainterPath(middle + QPointF(radius, 0))
        arc.quadTo(middle + QPointF(radius, radius), middle + QPointF(-radius * 0.4, radius * 0.95))
        shadows.addPath(arc)
    plate.fill(crowns, _TREE)
    plate.stroke(shadows, _TREE_DARK, 0.9)


def _rough(plate: Plate, cell: Cell, at: QPointF) -> None:
    strokes = QPainterPath()
    for spot, chance in _spots(cell, 0.19, 0.62):
        length = 4.2 + 3.2 * chance
        for step in range(3):
            start = at + spot + QPointF(step * 2.6 - 2.6, abs(step - 1) * 1.2)
            strokes.moveTo(start)
            strokes.lineTo(start + QPointF((step - 1) * 1.1 + 0.6, length - abs(step - 1) * 1.6))
    plate.stroke(strokes, _HACHURE, 0.85)


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
    plate.fill(shaded, ink("#8b6d4d", 0.75))
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
}

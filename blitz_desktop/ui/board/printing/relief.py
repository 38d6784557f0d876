"""Relief: heights of the hexes as a smooth surface, tinted by height and ground, lit from the upper left."""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from blitz_desktop.core.hexgrid import COLUMN_PITCH, Cell, HexGrid
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing.chance import noise
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import HEIGHTS, blend
from blitz_desktop.ui.board.printing.plates import Picture
from blitz_desktop.ui.board.turning import turn_of, turned_point

Colour: TypeAlias = tuple[float, float, float]

_ACROSS = 4
"""Points of the surface to a hex."""

_REACH, _WIDTH = 1.35, 0.62
_STEP = 110.0
"""Metres of rise from point to point that give the full shade."""

_RUGGEDNESS = {"rough": 62.0, "mountain": 150.0, "forest": 78.0, "woods": 78.0}
"""Height in metres of the small forms that a terrain has beside its mean height."""

_PLAIN_RUGGEDNESS = 12.0
_TINT_STRENGTH = {"forest": 0.72, "woods": 0.72, "marsh": 0.6, "polder": 0.5, "rough": 0.30, "mountain": 0.4}
"""How far the colour of a terrain covers the tint of the height."""


@dataclass(slots=True)
class _Surface:
    """The land at every point of a grid, row by row."""

    across: int
    down: int
    heights: list[float]
    ragged: list[float]
    tints: list[Colour]
    cover: list[float]


def relief(ground: Ground) -> Picture:
    """Tinted and shaded picture of the land."""
    columns, rows = [cell[0] for cell in ground.cells], [cell[1] for cell in ground.cells]
    first = (min(columns), min(rows))
    across, down = (max(columns) - first[0]) * _ACROSS + 1, (max(rows) + 1 - first[1]) * _ACROSS + 1
    turn = turn_of(ground.board)
    image = _shade(_surface(ground, first, across, down), turn)
    step = QPointF(COLUMN_PITCH * HEX / _ACROSS, HEX / _ACROSS)
    corner = to_scene((first[0] * COLUMN_PITCH, float(first[1])))
    target = QRectF(corner - step / 2, corner - step / 2 + QPointF(step.x() * across, step.y() * down))
    return Picture(_smoothed(image), target, ground.printed_land, turn)


def _surface(ground: Ground, first: Cell, across: int, down: int) -> _Surface:
    """Heights, small forms and colours, every hex spread over its surroundings."""
    size = across * down
    heights, ragged, cover = [0.0] * size, [0.0] * size, [0.0] * size
    red, green, blue = [0.0] * size, [0.0] * size, [0.0] * size
    weights, tint_weights = [1e-9] * size, [1e-9] * size
    stamp, grid = _stamp(), HexGrid(ground.board.grid.odd_columns_down)
    for cell, info in ground.cells.items():
        _, y = grid.centre(cell)
        i0, j0 = (cell[0] - first[0]) * _ACROSS, round((y - first[1]) * _ACROSS)
        height, pattern = float(info.elevation or 0), ground.pattern(cell)
        is_sea = ground.is_sea(cell)
        rough = _RUGGEDNESS.get(pattern, _PLAIN_RUGGEDNESS)
        strength = _TINT_STRENGTH.get(pattern, 0.0)
        tint = QColor(ground.board.terrains[info.terrain].colour)
        r, g, b = tint.red() * strength, tint.green() * strength, tint.blue() * strength
        for di, dj, wide, narrow in stamp:
            i, j = i0 + di, j0 + dj
            if not (0 <= i < across and 0 <= j < down):
                continue
            at = j * across + i
            weights[at] += wide
            heights[at] += wide * height
            ragged[at] += wide * rough
            if narrow > 0.004 and not is_sea:
                tint_weights[at] += narrow
                if strength:
                    red[at] += narrow * r
                    green[at] += narrow * g
                    blue[at] += narrow * b
                    cover[at] += narrow * strength
    return _Surface(
        across,
        down,
        [height / weight for height, weight in zip(heights, weights, strict=True)],
        [rough / weight for rough, weight in zip(ragged, weights, strict=True)],
        [(r / w, g / w, b / w) for r, g, b, w in zip(red, green, blue, tint_weights, strict=True)],
        [part / weight for part, weight in zip(cover, tint_weights, strict=True)],
    )


def _stamp() -> list[tuple[int, int, float, float]]:
    """Weights of a hex at the points around it: wide for heights, narrow for colours."""
    radius = math.ceil(_REACH * _ACROSS / COLUMN_PITCH)
    return [
        (di, dj, math.exp(-((distance / _WIDTH) ** 2)), math.exp(-((distance / 0.36) ** 4)))
        for di in range(-radius, radius + 1)
        for dj in range(-radius, radius + 1)
        if (distance := math.hypot(di * COLUMN_PITCH, dj) / _ACROSS) <= _REACH
    ]


def _shade(surface: _Surface, turn: float) -> QImage:
    """The surface in colour, lit from the upper left of the table however the map lies on it."""
    light_x, light_y = turned_point((1.0, 1.0), -turn)
    across, down = surface.across, surface.down
    ripple = _ripple(across, down)
    heights = [
        height + rough * (ripple[at] - 0.5)
        for at, (height, rough) in enumerate(zip(surface.heights, surface.ragged, strict=True))
    ]
    pixels = array("I", [0]) * (across * down)
    for j in range(down):
        row, above, below = j * across, max(j - 1, 0) * across, min(j + 1, down - 1) * across
        for i in range(across):
            right, left = heights[row + min(i + 1, across - 1)], heights[row + max(i - 1, 0)]
            rise = heights[above + i] - heights[below + i]
            fall = ((left - right) * light_x + rise * light_y) / _STEP
            at = row + i
            tint = _mixed(_height_tint(round(heights[at] / 10)), surface.tints[at], surface.cover[at])
            pixels[at] = _lit(tint, fall)
    data = pixels.tobytes()
    return QImage(data, across, down, across * 4, QImage.Format.Format_RGB32).copy()


def _ripple(across: int, down: int) -> list[float]:
    """Small forms, from 0 to 1: a coarse and a fine field of chance, smoothed."""
    coarse, fine = _field(across, down, 2.9, 1), _field(across, down, 1.5, 2)
    return [(0.6 * a + 0.4 * b) / 255 for a, b in zip(coarse, fine, strict=True)]


def _field(across: int, down: int, grain: float, kind: int) -> list[int]:
    width, height = max(2, round(across / grain)), max(2, round(down / grain))
    values = bytes(round(255 * noise(i, j, kind)) for j in range(height) for i in range(width))
    small = QImage(values, width, height, width, QImage.Format.Format_Grayscale8).copy()
    large = small.scaled(
        across, down, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_Grayscale8)
    bits, stride = bytes(large.constBits()), large.bytesPerLine()
    return [value for j in range(down) for value in bits[j * stride : j * stride + across]]


@cache
def _height_tint(decametres: int) -> Colour:
    height = decametres * 10
    below = [step for step in HEIGHTS if step[0] <= height] or [HEIGHTS[0]]
    above = [step for step in HEIGHTS if step[0] > height] or [HEIGHTS[-1]]
    lower, upper = below[-1], above[0]
    span = upper[0] - lower[0]
    colour = blend(lower[1], upper[1], (height - lower[0]) / span if span > 0 else 0)
    return colour.red(), colour.green(), colour.blue()


def _mixed(height_tint: Colour, cover_tint: Colour, cover: float) -> Colour:
    """The tint of the height under a cover whose colour is already weighted."""
    free = 1 - cover
    return (
        height_tint[0] * free + cover_tint[0],
        height_tint[1] * free + cover_tint[1],
        height_tint[2] * free + cover_tint[2],
    )


def _lit(tint: Colour, fall: float) -> int:
    """A tint on a slope that falls away from the light (positive) or faces it."""
    shade = math.tanh(fall)
    if shade <= 0:
        part, towards = -0.42 * shade, (255, 252, 232)
    else:
        part, towards = 0.40 * shade, (106, 94, 84)
    rest = 1 - part
    red, green, blue = (round(c * rest + t * part) for c, t in zip(tint, towards, strict=True))
    return 0xFF000000 | (red << 16) | (green << 8) | blue


def _smoothed(image: QImage) -> QImage:
    """The picture enlarged in small steps, which rounds the facets that one large step would leave."""
    for _ in range(2):
        image = image.scaled(
            image.width() * 2,
            image.height() * 2,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return image

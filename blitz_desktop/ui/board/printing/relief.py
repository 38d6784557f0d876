"""Relief: heights of the hexes spread into a smooth surface, tinted by height and lit from the north-west."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage

from blitz_desktop.core.hexgrid import COLUMN_PITCH, Cell
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import HEIGHTS, blend
from blitz_desktop.ui.board.printing.outlines import noise
from blitz_desktop.ui.board.printing.plates import Picture

_ACROSS = 4
"""Points of the surface to a hex."""

_REACH = 1.35
_WIDTH = 0.62
_STEP = 95.0
"""Metres of rise from point to point that give the full shade."""

_RUGGEDNESS = {"rough": 34.0, "mountain": 80.0, "forest": 46.0}
"""Height in metres of the small forms that a terrain has beside its mean height."""


def relief(ground: Ground) -> Picture:
    """Tinted and shaded picture of the land."""
    columns = [cell[0] for cell in ground.cells]
    rows = [cell[1] for cell in ground.cells]
    first = (min(columns), min(rows))
    size = ((max(columns) - first[0]) * _ACROSS + 1, (max(rows) + 1 - first[1]) * _ACROSS + 1)
    heights, rough = _surface(ground, first, size)
    image = _shade(heights, rough)
    step = QPointF(COLUMN_PITCH * HEX / _ACROSS, HEX / _ACROSS)
    corner = to_scene((first[0] * COLUMN_PITCH, float(first[1])))
    target = QRectF(
        corner.x() - step.x() / 2, corner.y() - step.y() / 2, step.x() * size[0], step.y() * size[1]
    )
    return Picture(_smoothed(image), target, ground.land.intersected(ground.sheets))


def _surface(
    ground: Ground, first: Cell, size: tuple[int, int]
) -> tuple[list[list[float]], list[list[float]]]:
    """Mean height and ruggedness at each point, every hex spread over its surroundings."""
    across, down = size
    heights = [[0.0] * across for _ in range(down)]
    rough = [[0.0] * across for _ in range(down)]
    weights = [[1e-9] * across for _ in range(down)]
    stamp = _stamp()
    for cell, info in ground.cells.items():
        _, y = ground.board.grid.centre(cell)
        i0, j0 = (cell[0] - first[0]) * _ACROSS, round((y - first[1]) * _ACROSS)
        height = float(info.elevation or 0)
        ragged = _RUGGEDNESS.get(ground.pattern(cell), 6.0)
        for di, dj, weight in stamp:
            i, j = i0 + di, j0 + dj
            if 0 <= i < across and 0 <= j < down:
                heights[j][i] += weight * height
                rough[j][i] += weight * ragged
                weights[j][i] += weight
    for j in range(down):
        for i in range(across):
            heights[j][i] /= weights[j][i]
            rough[j][i] /= weights[j][i]
    return heights, rough


def _stamp() -> list[tuple[int, int, float]]:
    radius = math.ceil(_REACH * _ACROSS / COLUMN_PITCH)
    return [
        (di, dj, math.exp(-((distance / _WIDTH) ** 2)))
        for di in range(-radius, radius + 1)
        for dj in range(-radius, radius + 1)
        if (distance := math.hypot(di * COLUMN_PITCH, dj) / _ACROSS) <= _REACH
    ]


def _shade(heights: list[list[float]], rough: list[list[float]]) -> QImage:
    down, across = len(heights), len(heights[0])
    for j in range(down):
        for i in range(across):
            heights[j][i] += rough[j][i] * (_ripple(i, j) - 0.5)
    image = QImage(across, down, QImage.Format.Format_RGB32)
    tints = _tints()
    for j in range(down):
        row, above, below = heights[j], heights[max(j - 1, 0)], heights[min(j + 1, down - 1)]
        for i in range(across):
            right, left = row[min(i + 1, across - 1)], row[max(i - 1, 0)]
            light = (left - right + above[i] - below[i]) / _STEP
            tint = tints[max(0, min(len(tints) - 1, round(row[i]) + 20))]
            image.setPixel(i, j, _lit(tint, -light))
    return image


def _ripple(i: int, j: int) -> float:
    """Small forms: two octaves of value noise."""
    return 0.65 * _value_noise(i / 2.6, j / 2.6) + 0.35 * _value_noise(i / 1.3 + 50, j / 1.3)


def _value_noise(x: float, y: float) -> float:
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = noise(i, j, 7) * (1 - u) + noise(i + 1, j, 7) * u
    bottom = noise(i, j + 1, 7) * (1 - u) + noise(i + 1, j + 1, 7) * u
    return top * (1 - v) + bottom * v


def _tints() -> list[tuple[int, int, int]]:
    """Colour by metre, from 20 metres below the sea."""
    tints = []
    for height in range(-20, 1400):
        lower = max((s for s in HEIGHTS if s[0] <= height), default=HEIGHTS[0], key=lambda s: s[0])
        upper = min((s for s in HEIGHTS if s[0] > height), default=HEIGHTS[-1], key=lambda s: s[0])
        span = upper[0] - lower[0]
        colour = blend(lower[1], upper[1], (height - lower[0]) / span if span > 0 else 0)
        tints.append((colour.red(), colour.green(), colour.blue()))
    return tints


def _lit(tint: tuple[int, int, int], light: float) -> int:
    """A tint under more (positive) or less light; shadows lean to blue, light to yellow."""
    light = math.tanh(light)
    if light >= 0:
        towards, part = (255, 252, 232), 0.42 * light
    else:
        towards, part = (96, 88, 92), -0.46 * light
    red, green, blue = (round(c + (t - c) * part) for c, t in zip(tint, towards, strict=True))
    return QColor(red, green, blue).rgb()


def _smoothed(image: QImage) -> QImage:
    """The picture enlarged in small steps, which rounds the facets that one large step would leave."""
    for _ in range(2):
        image = image.scaled(
            QSize(image.width() * 2, image.height() * 2),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return image

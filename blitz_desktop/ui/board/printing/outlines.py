"""Curves along hexsides: outlines of areas, courses of rivers.

A curve runs through the middle of each hexside and rounds the corners between them. Corners are moved a
little, always the same way for the same corner, so that the result looks drawn by hand and yet neighbouring
curves meet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Board, Chain
from blitz_desktop.core.hexgrid import Cell, HexGrid, Point
from blitz_desktop.ui.board.metrics import to_scene
from blitz_desktop.ui.board.printing.chance import noise

Run: TypeAlias = list[Point]
"""Corners in a row; a closed run repeats its first corner at the end."""

_SWAY = 0.075
"""Farthest a corner is moved along each axis, in hexes."""


def corner_key(point: Point) -> Point:
    """The same value for one corner, whichever hex it was computed from."""
    return round(point[0], 4) + 0.0, round(point[1], 4) + 0.0


def swayed(corner: Point) -> Point:
    """Where a corner is drawn."""
    x, y = corner
    i, j = round(x * 1000), round(y * 1000)
    return x + (noise(i, j, 1) - 0.5) * 2 * _SWAY, y + (noise(i, j, 2) - 0.5) * 2 * _SWAY


def borders(
    grid: HexGrid, cells: Collection[Cell], *, between: Callable[[Cell, Cell], bool] | None = None
) -> list[Run]:
    """Runs of corners along the border of an area, clockwise about it.

    ``between`` says which stretches to keep, asked with the inner cell and the outer one.
    """
    following: dict[Point, list[Point]] = {}
    for cell in cells:
        for other, start, end in _sides(grid, cell):
            if other not in cells and (between is None or between(cell, other)):
                following.setdefault(start, []).append(end)
    return _join(following)


@lru_cache(maxsize=8192)
def _sides(grid: HexGrid, cell: Cell) -> tuple[tuple[Cell, Point, Point], ...]:
    """The neighbours of a cell, each with the two corners it shares with it."""
    sides = ((other, grid.side(cell, direction)) for direction, other in grid.neighbours(cell))
    return tuple((other, corner_key(start), corner_key(end)) for other, (start, end) in sides)


def _join(following: dict[Point, list[Point]]) -> list[Run]:
    """Runs from directed hexsides; those with a free start come first."""
    arriving = {end for ends in following.values() for end in ends}
    free = [start for start in following if start not in arriving]
    runs: list[Run] = []
    while following:
        start = next((corner for corner in free if corner in following), None) or next(iter(following))
        run = [start]
        while run[-1] in following:
            corner = run[-1]
            run.append(following[corner].pop())
            if not following[corner]:
                del following[corner]
            if run[-1] == start:
                break
        runs.append(run)
    return runs


def area(grid: HexGrid, cells: Collection[Cell]) -> QPainterPath:
    """Smooth outline of an area, holes included."""
    path = QPainterPath()
    for run in borders(grid, cells):
        add_curve(path, run)
    return path


def curve(run: Sequence[Point]) -> QPainterPath:
    """A smooth curve along a run of corners."""
    path = QPainterPath()
    add_curve(path, run)
    return path


def add_curve(path: QPainterPath, run: Sequence[Point]) -> None:
    """Add a smooth curve along a run of corners to a path."""
    points = [to_scene(swayed(corner)) for corner in run]
    if run[0] == run[-1]:
        points.pop()
        path.moveTo(middle(points[-1], points[0]))
        for i, point in enumerate(points):
            path.quadTo(point, middle(point, points[(i + 1) % len(points)]))
        path.closeSubpath()
        return
    _add_open(path, points)


def through(points: Sequence[QPointF]) -> QPainterPath:
    """A smooth line from the first of some points to the last."""
    path = QPainterPath()
    _add_open(path, points)
    return path


def _add_open(path: QPainterPath, points: Sequence[QPointF]) -> None:
    path.moveTo(points[0])
    if len(points) == 2:
        path.lineTo(points[1])
    for i in range(1, len(points) - 1):
        path.quadTo(points[i], middle(points[i], points[i + 1]) if i < len(points) - 2 else points[-1])


def pieces(run: Sequence[Point], length: int = 8) -> list[QPainterPath]:
    """A closed curve in short pieces, each of some corners, so that a plate can print a part of it alone."""
    points = [to_scene(swayed(corner)) for corner in run[:-1]]
    made: list[QPainterPath] = []
    for first in range(0, len(points), length):
        path = QPainterPath(middle(points[first - 1], points[first]))
        for i in range(first, min(first + length, len(points))):
            path.quadTo(points[i], middle(points[i], points[(i + 1) % len(points)]))
        made.append(path)
    return made


def courses(board: Board, chain: Chain) -> list[Run]:
    """Runs of corners that a chain of hexsides follows, in its own order."""
    runs: list[Run] = []
    for a, b in chain.sides:
        direction = board.direction(a, b)
        if direction is None:
            continue
        start, end = (corner_key(corner) for corner in board.grid.side(board[a].cell, direction))
        if runs and len(runs[-1]) == 2 and runs[-1][0] in (start, end):
            runs[-1].reverse()
        if runs and runs[-1][-1] == start:
            runs[-1].append(end)
        elif runs and runs[-1][-1] == end:
            runs[-1].append(start)
        else:
            runs.append([start, end])
    return runs


def middle(a: QPointF, b: QPointF) -> QPointF:
    """The point half-way between two."""
    return QPointF((a.x() + b.x()) / 2, (a.y() + b.y()) / 2)

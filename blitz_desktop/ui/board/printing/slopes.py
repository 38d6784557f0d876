"""Slopes along hexsides: changes of elevation and steep banks, hachured on their lower side."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Board, Hexside
from blitz_desktop.core.hexgrid import Point
from blitz_desktop.ui.board.metrics import centre, to_scene
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import SLOPE, ink
from blitz_desktop.ui.board.printing.outlines import corner_key, middle, swayed
from blitz_desktop.ui.board.printing.plates import Plate

_KINDS = {"contour": (5, 5.0, 0.55, 1.0), "steep": (9, 9.0, 0.9, 1.7)}
"""Number and length of the hachures of a hexside, how dark they are, and the width of the brow."""


def slopes(ground: Ground) -> Plate:
    """All hexsides where the ground falls from one hex to the next."""
    plate, board = Plate(clip=ground.sheets), ground.board
    for chain in board.chains:
        draw = board.hexside_kinds[chain.kind].draw
        if is_slope(draw):
            for side in chain.sides:
                _fall(plate, board, side, draw)
    return plate


def is_slope(draw: str) -> bool:
    """Whether hexsides drawn so are slopes."""
    return draw in _KINDS


def sample(plate: Plate, at: QPointF, draw: str) -> None:
    """A piece of a slope, for the legend."""
    _hachures(plate, at + QPointF(-24, -4), at + QPointF(24, -4), QPointF(0, 1), draw)


def _fall(plate: Plate, board: Board, side: Hexside, draw: str) -> None:
    high, low = sorted(side, key=lambda hex_: -(board[hex_].elevation or 0))
    direction = board.direction(high, low)
    if direction is None:
        return
    ends: tuple[Point, Point] = board.grid.side(board[high].cell, direction)
    start, end = (to_scene(swayed(corner_key(corner))) for corner in ends)
    down = centre(board, low) - centre(board, high)
    _hachures(plate, start, end, down / math.hypot(down.x(), down.y()), draw)


def _hachures(plate: Plate, start: QPointF, end: QPointF, down: QPointF, draw: str) -> None:
    """A brow from start to end with strokes running down from it, longest in its middle."""
    number, length, alpha, width = _KINDS[draw]
    brow, strokes = QPainterPath(start), QPainterPath()
    bend = middle(start, end) + down * 3.0
    brow.quadTo(bend, end)
    for k in range(number):
        part = (k + 0.5) / number
        foot = start * (1 - part) ** 2 + bend * (2 * part * (1 - part)) + end * part**2
        strokes.moveTo(foot)
        strokes.lineTo(foot + down * (length * (0.65 + 0.7 * part * (1 - part) * 2)))
    plate.stroke(brow, ink(SLOPE.name(), alpha), width)
    plate.stroke(strokes, ink(SLOPE.name(), alpha), width * 0.8, cap=Qt.PenCapStyle.FlatCap)

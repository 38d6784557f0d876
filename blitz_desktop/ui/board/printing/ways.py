"""Roads and railways: lines through the middles of the hexes that they lead through."""

from __future__ import annotations

import math
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Board, Chain, Hex
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing.chance import noise
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import RAIL, ROAD, ROAD_EDGE, ROAD_MAIN, ink
from blitz_desktop.ui.board.printing.outlines import through
from blitz_desktop.ui.board.printing.plates import Plate

Track: TypeAlias = list[Hex]
"""Hexes in the order in which a way leads through them."""

_SLEEPERS = 9.0
"""Way between two sleepers, in scene pixels."""

_SWAY = 0.10
"""Farthest that a way passes beside the middle of a hex along each axis, in hexes."""

_ASIDE = {"road": QPointF(0, 0.10 * HEX), "railway": QPointF(0.05 * HEX, 0.17 * HEX)}
"""Where ways of a kind pass, from the middle of a hex: below its number, and clear of one another."""


def ways(ground: Ground) -> Plate:
    """All roads and railways, the lesser ones below."""
    plate, board = Plate(clip=ground.sheets), ground.board
    chains = [chain for chain in board.chains if is_way(board.hexside_kinds[chain.kind].draw)]
    rails = [chain for chain in chains if board.hexside_kinds[chain.kind].draw == "railway"]
    roads = sorted((chain for chain in chains if chain not in rails), key=lambda chain: chain.width)
    for chain in rails:
        for path in _lines(board, chain, "railway"):
            _railway(plate, path)
    lines = [(path, chain.width > 1) for chain in roads for path in _lines(board, chain, "road")]
    # All edges first, so that roads run into one another without a seam.
    for path, is_main in lines:
        _verge(plate, path, is_main=is_main)
    for path, is_main in lines:
        _surface(plate, path, is_main=is_main)
    return plate


def is_way(draw: str) -> bool:
    """Whether hexsides drawn so are crossed by a way, rather than followed by a line."""
    return draw in _ASIDE


def sample(plate: Plate, at: QPointF, draw: str) -> None:
    """A piece of a way, for the legend."""
    path = through([at + QPointF(x, y) for x, y in ((-26, 5), (-8, -5), (8, 4), (26, -4))])
    if draw == "railway":
        _railway(plate, path)
    else:
        _verge(plate, path, is_main=True)
        _surface(plate, path, is_main=True)


def tracks(chain: Chain) -> list[Track]:
    """The hexes that a chain of crossed hexsides leads through."""
    found: list[Track] = []
    for a, b in chain.sides:
        last = found[-1] if found else []
        if len(last) == 2 and last[1] not in (a, b):
            last.reverse()
        if last and last[-1] in (a, b):
            last.append(b if last[-1] == a else a)
        else:
            if len(last) == 2:
                last.reverse()
            found.append([a, b])
    return found


def _lines(board: Board, chain: Chain, draw: str) -> list[QPainterPath]:
    return [through([_spot(board, hex_, draw) for hex_ in track]) for track in tracks(chain)]


def _spot(board: Board, hex_: Hex, draw: str) -> QPointF:
    """Where every way of a kind passes through a hex, so that they meet there."""
    column, row = board[hex_].cell
    lean = QPointF(noise(column, row, 21) - 0.5, noise(column, row, 22) - 0.5) * (2 * _SWAY * HEX)
    return centre(board, hex_) + _ASIDE[draw] + lean


def _verge(plate: Plate, path: QPainterPath, *, is_main: bool) -> None:
    plate.stroke(path, ROAD_EDGE, 5.2 if is_main else 3.6)


def _surface(plate: Plate, path: QPainterPath, *, is_main: bool) -> None:
    plate.stroke(path, ROAD_MAIN if is_main else ROAD, 3.2 if is_main else 2.0)


def _railway(plate: Plate, path: QPainterPath) -> None:
    """A line with sleepers across it."""
    plate.stroke(path, ink(RAIL.name(), 0.85), 1.3)
    sleepers, length = QPainterPath(), path.length()
    for k in range(1, int(length / _SLEEPERS)):
        part = path.percentAtLength(k * _SLEEPERS)
        at, lean = path.pointAtPercent(part), math.radians(path.angleAtPercent(part) + 90)
        across = QPointF(math.cos(lean), -math.sin(lean)) * 2.9
        sleepers.moveTo(at - across)
        sleepers.lineTo(at + across)
    plate.stroke(sleepers, ink(RAIL.name(), 0.85), 1.2, cap=Qt.PenCapStyle.FlatCap)

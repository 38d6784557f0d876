"""Sea with its coast lines, rivers and canals, and whatever else runs along hexsides."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from blitz_desktop.core.board import Chain
from blitz_desktop.core.hexgrid import Point
from blitz_desktop.ui.board.metrics import HEX, centre, to_scene
from blitz_desktop.ui.board.printing import slopes, ways
from blitz_desktop.ui.board.printing.beds import Bed, course_beds, print_beds, sample_bed, shore
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import (
    BORDER,
    COAST,
    DEEP,
    LAND,
    SEA,
    ink,
)
from blitz_desktop.ui.board.printing.outlines import (
    Run,
    borders,
    corner_key,
    courses,
    middle,
    pieces,
    swayed,
    through,
)
from blitz_desktop.ui.board.printing.plates import Plate
from blitz_desktop.ui.board.printing.slopes import is_slope
from blitz_desktop.ui.board.printing.ways import is_way

_BEYOND = 1.0 * HEX
"""How far a stream runs on off the map."""

_ARM = 13.0
"""Width of an arm of the sea."""


def sea(ground: Ground) -> Plate:
    """Water over the whole sheet, lighter towards the shore, and the land upon it."""
    plate = Plate(clip=ground.sheets)
    plate.fill(ground.sheets, DEEP)
    for width, alpha in ((64, 0.30), (44, 0.36), (26, 0.45), (12, 0.55)):
        plate.stroke(ground.land, ink(SEA.lighter(105).name(), alpha), width)
    plate.stroke(ground.land, ink(COAST.name(), 0.28), 7)
    plate.fill(ground.land, LAND)
    return plate


def coast(ground: Ground) -> Plate:
    """The shore line."""
    plate = Plate(clip=ground.sheets)
    grid, land = ground.board.grid, {cell for cell in ground.cells if not ground.is_sea(cell)}
    for run in borders(grid, land):
        for piece in pieces(run):
            plate.stroke(piece, COAST, 1.5)
    return plate


def rivers(ground: Ground) -> Plate:
    """Rivers and canals as curves along the hexsides; tributaries reach the stream they join."""
    plate = Plate(clip=ground.sheets)
    board = ground.board
    streams = sorted(
        (chain for chain in board.chains if board.hexside_kinds[chain.kind].draw in ("river", "canal")),
        key=lambda chain: -chain.width,
    )
    beyond = _sources_off_the_map(ground, streams, _joins(ground, streams, {}))
    joins = _joins(ground, streams, beyond) | beyond
    beds: list[Bed] = []
    for chain in streams:
        is_canal = board.hexside_kinds[chain.kind].draw == "canal"
        for run in courses(board, chain):
            shores = (shore(ground, run[0]), shore(ground, run[-1]))
            beds.extend(course_beds(_stops(run, joins), chain.width, shores, is_canal=is_canal))
    print_beds(plate, beds)
    return plate


def arms(ground: Ground) -> Plate:
    """Arms of the sea between hexes of land, open to the sea and to one another."""
    plate = Plate(clip=ground.sheets)
    chains = [arm for chain in ground.board.chains if (arm := _inland(ground, chain)).sides]
    joins = _joins(ground, chains, {})
    runs = [run for chain in chains for run in courses(ground.board, chain)]
    beds = [through(_stops(run, joins)) for run in runs]
    for colour, width in ((ink(COAST.name(), 0.22), _ARM + 9), (COAST, _ARM + 3)):
        for path in beds:
            plate.stroke(path, colour, width, cap=Qt.PenCapStyle.FlatCap)
    for corner in (run[end] for run in runs for end in (0, -1)):
        if corner not in joins:
            head = QPainterPath()
            head.addEllipse(to_scene(swayed(corner)), (_ARM + 3) / 2, (_ARM + 3) / 2)
            plate.fill(head, COAST)
    for path in beds:
        plate.stroke(path, SEA, _ARM)
    return plate


def _inland(ground: Ground, chain: Chain) -> Chain:
    """The part of a chain of sea hexsides that has land to both sides; nothing of any other chain."""
    board = ground.board
    is_sea = board.hexside_kinds[chain.kind].draw == "coast"
    sides = tuple(
        side for side in chain.sides if is_sea and not any(ground.is_sea(board[hex_].cell) for hex_ in side)
    )
    return replace(chain, sides=sides)


def crossings(ground: Ground) -> Plate:
    """Hexsides of other kinds: causeways, blocked sides, flood stretches."""
    plate = Plate(clip=ground.sheets)
    board = ground.board
    for chain in board.chains:
        kind = board.hexside_kinds[chain.kind].draw
        draw = _LINES.get(kind, _plain)
        if draw is not None and not is_way(kind) and not is_slope(kind):
            for run in courses(board, chain):
                draw(plate, run)
    return plate


def obstacles(ground: Ground) -> list[QRectF]:
    """Where causeways stand, for lettering to keep clear of."""
    board = ground.board
    sides = [
        corners
        for chain in board.chains
        if board.hexside_kinds[chain.kind].draw == "causeway"
        for run in courses(board, chain)
        for corners in pairwise(run)
    ]
    spots = [middle(to_scene(start), to_scene(end)) for start, end in sides]
    return [QRectF(at.x() - 14, at.y() - 14, 28, 28) for at in spots]


def sample(plate: Plate, at: QPointF, draw: str) -> None:
    """A piece of a kind of hexside, for the legend."""
    x, y = at.x() / HEX, at.y() / HEX
    run = [(x - 0.33, y), (x + 0.33, y)]
    if draw in ("river", "canal"):
        path = QPainterPath(at - QPointF(27, -4))
        path.cubicTo(at - QPointF(6, 16), at + QPointF(4, 18), at + QPointF(27, -5))
        print_beds(plate, [sample_bed(path, is_canal=draw == "canal")])
    elif is_way(draw):
        ways.sample(plate, at, draw)
    elif is_slope(draw):
        slopes.sample(plate, at, draw)
    elif (line := _LINES.get(draw, _plain)) is not None:
        line(plate, run)


def _joins(ground: Ground, streams: list[Chain], ends: dict[Point, QPointF]) -> dict[Point, QPointF]:
    """Where the curve of coast or main stream passes each of its corners, for tributaries to end at.

    Args:
        ground: The map.
        streams: Its streams, the main ones first.
        ends: Where streams end that do not end at a corner.
    """
    shores: list[Run] = borders(ground.board.grid, {cell for cell in ground.cells if not ground.is_sea(cell)})
    joins: dict[Point, QPointF] = {}
    for run in shores:
        points = _stops(run, {})
        _pass(run, points, [middle(a, b) for a, b in pairwise(points)], joins)
    for run in (run for chain in streams for run in courses(ground.board, chain)):
        points = _stops(run, ends)
        inner = [middle(a, b) for a, b in pairwise(points[1:-1])]
        _pass(run, points, [points[0], *inner, points[-1]], joins)
    return joins


def _pass(run: Run, points: list[QPointF], halves: list[QPointF], joins: dict[Point, QPointF]) -> None:
    """Note where a curve from half to half passes its corners, unless another curve passes there."""
    for corner, at, (before, after) in zip(run[1:-1], points[1:-1], pairwise(halves), strict=False):
        joins.setdefault(corner, (before + at * 2 + after) / 4)


def _sources_off_the_map(
    ground: Ground, streams: list[Chain], joins: dict[Point, QPointF]
) -> dict[Point, QPointF]:
    """Where streams that end at the map's outermost corners run on to, beyond the edge of the paper."""
    board = ground.board
    around: dict[Point, list[QPointF]] = {}
    for info in board.hexes.values():
        for corner in board.grid.corners(info.cell):
            around.setdefault(corner_key(corner), []).append(centre(board, info.hex))
    beyond = {}
    for run in (run for chain in streams for run in courses(board, chain)):
        for corner in (run[0], run[-1]):
            near = around[corner]
            if len(near) < 3 and corner not in joins:
                at = to_scene(corner)
                away = at - sum(near, QPointF()) / len(near)
                beyond[corner] = at + away * (_BEYOND / math.hypot(away.x(), away.y()))
    return beyond


def _stops(run: Run, joins: dict[Point, QPointF]) -> list[QPointF]:
    """The corners of a run as drawn, both ends where they meet another curve."""
    points = [to_scene(swayed(corner)) for corner in run]
    for end in (0, -1):
        points[end] = joins.get(run[end], points[end])
    return points


def _straight(run: Run) -> QPainterPath:
    path = QPainterPath(to_scene(run[0]))
    for corner in run[1:]:
        path.lineTo(to_scene(corner))
    return path


def _causeway(plate: Plate, run: Run) -> None:
    """A bridge over the hexside."""
    start, end = to_scene(corner_key(run[0])), to_scene(corner_key(run[-1]))
    across = QPointF(end.y() - start.y(), start.x() - end.x()) * 0.30
    half = (end - start) * 0.10
    at = middle(start, end)
    deck = QPainterPath(at - across - half)
    for point in (at + across - half, at + across + half, at - across + half):
        deck.lineTo(point)
    deck.closeSubpath()
    plate.draw(deck, ink("#efe6cf"), ink("#4a4030"), 1.4)


def _blocked(plate: Plate, run: Run) -> None:
    plate.stroke(_straight(run), ink("#2c2a26", 0.9), 4.2, cap=Qt.PenCapStyle.FlatCap)
    plate.stroke(_straight(run), ink("#f1ead6"), 2.0, dashes=[1.4, 1.4], cap=Qt.PenCapStyle.FlatCap)


def _flood(plate: Plate, run: Run) -> None:
    plate.stroke(_straight(run), ink("#4b93b8", 0.26), 15)
    plate.stroke(_straight(run), ink("#2f6480", 0.55), 11, dashes=[0.16, 0.42], cap=Qt.PenCapStyle.FlatCap)


def _weir(plate: Plate, run: Run) -> None:
    """A wall across the stream at the foot of which the water breaks."""
    plate.stroke(_straight(run), ink("#f6f8f4"), 7.0, cap=Qt.PenCapStyle.FlatCap)
    plate.stroke(_straight(run), ink("#2f6480"), 5.6, dashes=[0.30, 0.36], cap=Qt.PenCapStyle.FlatCap)
    plate.stroke(_straight(run), ink("#3a3a34"), 1.4, cap=Qt.PenCapStyle.FlatCap)


def _island(plate: Plate, run: Run) -> None:
    """Land between two arms of a river, drawn longer than it is so that it is seen."""
    start, end = to_scene(corner_key(run[0])), to_scene(corner_key(run[-1]))
    across = QPointF(end.y() - start.y(), start.x() - end.x()) * 0.17
    at, bow, stern = middle(start, end), start + (end - start) * 0.2, end + (start - end) * 0.2
    shape = QPainterPath(bow)
    shape.quadTo(at + across, stern)
    shape.quadTo(at - across, bow)
    plate.stroke(shape, ink("#5a93b0"), 7.0)
    plate.draw(shape, ink("#c7d6a6"), ink("#2f6480"), 1.0)


def _plain(plate: Plate, run: Run) -> None:
    plate.stroke(_straight(run), ink(BORDER.name(), 0.6), 2.4, dashes=[2, 1.6])


_LINES: dict[str, Callable[[Plate, Run], None] | None] = {
    "river": None,
    "canal": None,
    "coast": None,
    "causeway": _causeway,
    "blocked": _blocked,
    "flood": _flood,
    "weir": _weir,
    "island": _island,
}

"""Title, compass, scale and legend, set where the map has room for them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from blitz_desktop.core.board import Board, Site
from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.core.language import later, say
from blitz_desktop.core.words import number_words
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing import settlements, waters, works
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import FRAME, HALO, LETTER, PAPER, WATER_LETTER, ink
from blitz_desktop.ui.board.printing.plates import Plate
from blitz_desktop.ui.board.printing.textures import sample
from blitz_desktop.ui.counters.lettering import write

_TITLE_COLUMNS, _TITLE_ROWS = 9, 4
LOW = 5 * HEX
"""Corners of the map lower than this take the legend; higher ones are left for trays."""

_ROW = 46.0
_SWATCH = QRectF(0, 0, 58, 34)
_MARGIN = 16.0
_LEAST_LEGEND = 0.5
"""Zoom below which the legend could not be read, and is left out."""


def title(ground: Ground) -> Plate:
    """The map's title with compass and scale, over open water if there is enough, else above the map."""
    plate, area = Plate(), title_area(ground)
    if area is None:
        return plate
    left, top, middle, half = area.left(), area.top(), area.center(), area.center() - area.topLeft()
    _compass(plate, QPointF(left + 74, middle.y() + 2), 62, ground.board.north)
    start = QPointF(left + 170, top + 118)
    room = 2 * half.x() - 190
    name = write(ground.board.title.upper(), start, 74, weight="bold", spacing=6, align=0, most=room)
    plate.write(name, LETTER, halo=ink(HALO.name(), 0.75), width=5)
    _scale(plate, start + QPointF(2, 46), ground.board.hex_km)
    return plate


def title_area(ground: Ground) -> QRectF | None:
    """Where the title stands, in scene pixels; None where the map has no room for one."""
    half = QPointF(_TITLE_COLUMNS * HEX * 0.42, _TITLE_ROWS * HEX * 0.42)
    at = _open_water(ground)
    if at is not None:
        middle = to_scene(ground.board.grid.centre(at))
    elif ground.band is not None:
        middle = QPointF(ground.band.left() + half.x() + _MARGIN, ground.band.center().y())
    else:
        return None
    return QRectF(middle - half, middle + half)


def _open_water(ground: Ground) -> Cell | None:
    """Middle of the stretch of open water, as large as the title, that lies nearest the upper edge."""
    wide, high = _TITLE_COLUMNS // 2 + 1, _TITLE_ROWS // 2 + 1
    on_map = [info.cell for info in ground.board.hexes.values()]
    for cell in sorted(on_map, key=lambda cell: (cell[1], cell[0])):
        around = [(cell[0] + i, cell[1] + j) for i in range(-wide, wide + 1) for j in range(-high, high + 1)]
        if all(ground.board.at(other) is not None and ground.is_sea(other) for other in around):
            return cell
    return None


def _compass(plate: Plate, at: QPointF, radius: float, north: float) -> None:
    """A star of eight points whose filled half points north."""
    turn = QTransform.fromTranslate(at.x(), at.y()).rotate(north)
    ring = QPainterPath()
    for r in (radius * 0.70, radius * 0.63):
        ring.addEllipse(QPointF(0, 0), r, r)
    plate.stroke(turn.map(ring), ink(FRAME.name(), 0.55), 1.1)
    for rays, length in ((4, 0.56), (0, 1.0)):
        for k in range(4):
            angle = 90.0 * k + (45.0 if rays else 0.0)
            _ray(plate, turn, angle, radius * length, radius * (0.13 if rays else 0.17))
    letter = turn.map(QPointF(0, -radius - 13))
    plate.write(
        write("N", letter + QPointF(0, 8), 24, weight="bold"), LETTER, halo=ink(HALO.name(), 0.7), width=3
    )


def _ray(plate: Plate, turn: QTransform, angle: float, length: float, width: float) -> None:
    own = QTransform(turn).rotate(angle)
    dark, light = QPainterPath(QPointF(0, -length)), QPainterPath(QPointF(0, -length))
    for path, side in ((dark, 1), (light, -1)):
        path.lineTo(side * width, -width)
        path.lineTo(0, 0)
        path.closeSubpath()
    plate.draw(own.map(light), PAPER, FRAME, 0.9)
    plate.draw(own.map(dark), FRAME, FRAME, 0.9)


def _scale(plate: Plate, at: QPointF, hex_km: float) -> None:
    """A bar divided at round numbers of kilometres."""
    step_km = next(km for km in (0.5, 1, 2, 5, 10, 20, 50, 100) if km / hex_km * HEX >= 46)
    step = step_km / hex_km * HEX
    for k in range(5):
        block = QPainterPath()
        block.addRect(QRectF(at.x() + k * step, at.y(), step, 8))
        plate.draw(block, FRAME if k % 2 == 0 else PAPER, FRAME, 1.1)
    for k in range(6):
        text = number_words(step_km * k) + (" km" if k == 5 else "")
        path = write(text, QPointF(at.x() + k * step, at.y() + 27), 17, weight="medium")
        plate.write(path, LETTER, halo=ink(HALO.name(), 0.7), width=2.6)
    words = write(
        say("one hex: {km} km", km=number_words(hex_km, ".3g")),
        QPointF(at.x(), at.y() + 50),
        16,
        weight="regular",
        align=0,
    )
    plate.write(words, WATER_LETTER, halo=ink(HALO.name(), 0.6), width=2.6)


@dataclass(frozen=True)
class _Entry:
    """A line of the legend: its words, and how to draw the sample about a point."""

    words: str
    draw: Callable[[Plate, QPointF], None]


def legend(ground: Ground) -> Plate:
    """What the signs mean, in an empty corner of the map that is too low for much else."""
    plate = Plate(zooms=(_LEAST_LEGEND, math.inf))
    room = next((rect for rect in ground.clearings if rect.height() < LOW), None)
    if ground.band is not None:
        room = ground.band.adjusted(_TITLE_COLUMNS * HEX * 0.84 + 4 * _MARGIN, 0, 0, 0)
    if room is None:
        return plate
    inner = room.adjusted(_MARGIN, _MARGIN * 1.6, -_MARGIN, -_MARGIN)
    entries = list(_entries(ground.board))
    rows = max(1, int(inner.height() // _ROW))
    pitch = min(210.0, inner.width() / math.ceil(len(entries) / rows))
    for number, entry in enumerate(entries):
        column, row = divmod(number, rows)
        at = QPointF(inner.left() + column * pitch, inner.top() + row * _ROW)
        entry.draw(plate, at + _SWATCH.center())
        words = write(
            entry.words, at + QPointF(_SWATCH.width() + 8, _SWATCH.height() / 2 + 6), 17,
            weight="medium", align=0, most=pitch - _SWATCH.width() - 16,
        )  # fmt: skip
        plate.fill(words, LETTER)
    return plate


def _entries(board: Board) -> Iterator[_Entry]:
    for terrain in board.terrains.values():
        yield _Entry(say(terrain.name), partial(sample, size=_SWATCH, terrain=terrain))
    for kind in board.hexside_kinds.values():
        if any(chain.kind == kind.id for chain in board.chains) and kind.draw != "coast":
            yield _Entry(say(kind.name), partial(waters.sample, draw=kind.draw))
    for place_kind, words in (("city", say("City")), ("town", say("Town"))):
        if place_kind not in board.terrains and any(place.kind == place_kind for place in board.places):
            yield _Entry(words, partial(settlements.sample, kind=place_kind))
    drawn: dict[str, list[Site]] = {}
    for site in board.sites:
        if site.draw != "none":
            drawn.setdefault(site.draw, []).append(site)
    for alike in drawn.values():
        yield _Entry(_common_name(alike), partial(works.sample, site=alike[0]))


def _common_name(alike: list[Site]) -> str:
    """What sites with one sign are called: what all their names begin with, else the name of the sign."""
    names = {site.name.partition(",")[0] for site in alike}
    return say(names.pop() if len(names) == 1 else _SIGN_NAMES.get(alike[0].draw, alike[0].name))


_SIGN_NAMES = {
    "area": later("Special area"),
    "exit": later("Way off the map"),
    "fort": later("Fort"),
    "gap": later("Gap in the forts"),
    "maginot": later("Maginot Line, forts"),
    "port": later("Port"),
    "ruhr": later("Industry"),
    "siegfried": later("Siegfried Line"),
    "supply": later("Supply edge"),
    "works": later("Field works"),
}

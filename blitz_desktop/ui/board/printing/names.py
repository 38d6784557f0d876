"""Lettering of the map: countries, cities, towns and rivers, placed so that nothing runs into anything else.

Lettering is laid out anew for each zoom, because small scales need fewer and, for their size, larger names.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from blitz_desktop.core.board import Place
from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.core.language import say
from blitz_desktop.ui.board.metrics import HEX, centre, to_scene
from blitz_desktop.ui.board.printing import waters, works
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import AREA, HALO, LETTER, WATER_HALO, WATER_LETTER, ink
from blitz_desktop.ui.board.printing.lines import NUMBER_SIZE, number_spot
from blitz_desktop.ui.board.printing.outlines import courses
from blitz_desktop.ui.board.printing.plates import Plate
from blitz_desktop.ui.board.printing.settlements import TOWN_DROP, is_lesser
from blitz_desktop.ui.counters.lettering import advance, extent, outline, write

_BUCKET = 160.0
_LEAST_TOWN_ZOOM = 0.45
_LEAST_RIVER_ZOOM = 0.45
_RIVER_PITCH = 15 * HEX
"""Way between two letterings of one river, in scene pixels."""

_SAMPLE_STEP, _EASED_STEP = 9.0, 3.0
_FEWEST_POINTS = 8
_FEWEST_HEXES = 12
"""Size of a country worth a name."""

_COUNTRY_SIZES = (30.0, 22.0, 15.0)
"""Sizes of lettering tried for a country, in pixels at 100 %, the best first."""

_WIDE = 20.0
"""Size from which lettering is spaced wide."""

_MOST_BEND, _STEEPEST = 42.0, 88.0
"""Degrees that a lettered course may turn, and be steep."""


@dataclass(slots=True)
class _Room:
    """What is already lettered, and the names for which there was no room left."""

    crowded: list[str] = field(default_factory=list)
    rects: dict[tuple[int, int], list[QRectF]] = field(default_factory=dict)

    def is_free(self, rect: QRectF) -> bool:
        return not any(taken.intersects(rect) for key in _keys(rect) for taken in self.rects.get(key, ()))

    def take(self, rect: QRectF) -> None:
        for key in _keys(rect):
            self.rects.setdefault(key, []).append(rect)


def names(ground: Ground, zoom: float) -> Plate:
    """All lettering for one zoom."""
    plate, _ = _lettered(ground, zoom)
    return plate


def crowded(ground: Ground, zoom: float) -> tuple[str, ...]:
    """Places whose names run into something at a zoom."""
    _, room = _lettered(ground, zoom)
    return tuple(room.crowded)


def _lettered(ground: Ground, zoom: float) -> tuple[Plate, _Room]:
    plate, room = Plate(clip=ground.sheets), _Room()
    if zoom >= 0.6:
        for info in ground.board.hexes.values():
            at = number_spot(ground, info)
            half = 13.0 if len(info.labels) == 1 else 23.0
            room.take(QRectF(at.x() - half, at.y() - NUMBER_SIZE * 0.75, 2 * half, NUMBER_SIZE * 0.85))
    for rect in (*works.obstacles(ground), *waters.obstacles(ground)):
        room.take(rect)
    cities = [place for place in ground.board.places if not is_lesser(ground, place)]
    towns = [place for place in ground.board.places if is_lesser(ground, place)]
    for place in sorted(cities, key=lambda place: -len(place.hexes)):
        _name_place(plate, room, ground, place, zoom)
    _name_countries(plate, room, ground, zoom)
    if zoom >= _LEAST_TOWN_ZOOM:
        for place in towns:
            _name_place(plate, room, ground, place, zoom)
        _name_areas(plate, room, ground, zoom)
    if zoom >= _LEAST_RIVER_ZOOM:
        _name_rivers(plate, room, ground, zoom)
    return plate, room


def _size(base: float, zoom: float, least: float) -> float:
    """Size in scene pixels of lettering of ``base`` pixels at 100 %, never under ``least`` on the screen."""
    return max(least, base * float(zoom**0.8)) / zoom


def _name_place(plate: Plate, room: _Room, ground: Ground, place: Place, zoom: float) -> None:
    is_town = is_lesser(ground, place)
    is_great = len(place.hexes) > 1
    size = _size(11.5 if is_town else 17.0 if is_great else 13.8, zoom, 9.0 if is_town else 10.0)
    weight = "medium" if is_town else "bold"
    text = say(place.name).upper() if is_great else say(place.name)
    spacing = 6.0 if is_great else 1.0
    box = extent(text, size, weight=weight, spacing=spacing)
    at = sum((centre(ground.board, hex_) for hex_ in place.hexes), QPointF()) / len(place.hexes)
    spots = list(_spots(at, box, is_town=is_town, is_great=is_great))
    for spot in spots:
        taken = box.translated(spot).adjusted(-1.5, 0, 1.5, 0)
        if room.is_free(taken) and ground.sheets.contains(taken):
            break
    else:
        if is_town or zoom < 0.45:
            return
        room.crowded.append(place.name)
        spot = spots[0]
        taken = box.translated(spot)
    room.take(taken)
    path = write(text, spot, size, weight=weight, spacing=spacing, align=0)
    plate.write(path, LETTER, halo=HALO, width=size * 0.16)


def _spots(at: QPointF, box: QRectF, *, is_town: bool, is_great: bool) -> Iterator[QPointF]:
    """Where the baseline of a name may start, the best first."""
    half, height = box.width() / 2, -box.top()
    low = HEX * (0.438 if is_town else 0.468)
    if is_great:
        yield at + QPointF(-half, height * 0.36)
    yield at + QPointF(-half, low)
    yield at + QPointF(-half, low + height * 0.5)
    side = 8.0 if is_town else HEX * 0.30
    middle = (TOWN_DROP if is_town else 0) + height * 0.36
    yield at + QPointF(side, middle)
    yield at + QPointF(-side - box.width(), middle)
    yield at + QPointF(-half, -HEX * 0.20)
    for lean in (-0.4, 0.4):
        yield at + QPointF(-half + lean * box.width(), low)
        yield at + QPointF(-half + lean * box.width(), low + height * 0.8)
    for rise in (0.5, 0.62, 0.75):
        for lean in (0, -0.3, 0.3):
            yield at + QPointF(-half + lean * box.width(), -HEX * rise)


def _name_countries(plate: Plate, room: _Room, ground: Ground, zoom: float) -> None:
    for country in ground.board.countries.values():
        cells = [
            info.cell
            for info in ground.board.hexes.values()
            if info.country == country.id and not ground.is_sea(info.cell)
        ]
        if len(cells) >= _FEWEST_HEXES:
            for size in _COUNTRY_SIZES:
                fitting = _size(size, zoom, 11)
                if _spread(plate, room, ground, say(country.name), cells, fitting, ink("#5d4a3c", 0.72)):
                    break


def _name_areas(plate: Plate, room: _Room, ground: Ground, zoom: float) -> None:
    for site in ground.board.sites:
        if site.draw == "area":
            cells = [ground.board[hex_].cell for hex_ in site.hexes]
            _spread(plate, room, ground, say(site.name), cells, _size(13, zoom, 9), AREA)


def _spread(
    plate: Plate, room: _Room, ground: Ground, name: str, cells: list[Cell], size: float, colour: QColor
) -> bool:
    """Write a name in wide letters near the heart of some cells; tells whether it has room there."""
    text, spacing = name.upper(), 34.0 if size > _WIDE else 16.0
    points = [to_scene(ground.board.grid.centre(cell)) for cell in cells]
    heart = sum(points, QPointF()) / len(points)
    box = extent(text, size, weight="medium", spacing=spacing)
    inside = set(cells)
    cities = [
        rect for place in ground.board.places if place.kind != "town" for rect in _built_up(ground, place)
    ]
    near = sorted(points, key=lambda p: (p - heart).manhattanLength())
    for point in (at + QPointF(0, rise) for at in near[: 12 + len(near) // 4] for rise in (0, -HEX / 6)):
        spot = point + QPointF(-box.width() / 2, -box.top() / 2)
        taken = box.translated(spot)
        ends = (taken.left(), point.x(), taken.right())
        is_home = all(ground.board.grid.cell_at((x / HEX, point.y() / HEX)) in inside for x in ends)
        if is_home and room.is_free(taken) and not any(taken.intersects(city) for city in cities):
            room.take(taken)
            path = write(text, spot, size, weight="medium", spacing=spacing, align=0)
            plate.write(path, colour, halo=ink(HALO.name(), 0.42), width=size * 0.12)
            return True
    return False


def _built_up(ground: Ground, place: Place) -> list[QRectF]:
    middles = [centre(ground.board, hex_) for hex_ in place.hexes]
    reach = 0.3 * HEX
    return [QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach) for at in middles]


def _name_rivers(plate: Plate, room: _Room, ground: Ground, zoom: float) -> None:
    board = ground.board
    for chain in sorted(board.chains, key=lambda chain: -len(chain.sides)):
        if not chain.name or board.hexside_kinds[chain.kind].draw not in ("river", "canal"):
            continue
        size = _size(9.6 + chain.width, zoom, 8.5)
        for run in courses(board, chain):
            points = [to_scene(corner) for corner in run]
            if points[0].x() > points[-1].x():
                points.reverse()
            _letter_course(plate, room, _eased(points), say(chain.name), size)


def _letter_course(plate: Plate, room: _Room, line: list[QPointF], text: str, size: float) -> None:
    """Write a name along a course, at each place where it bends little enough and nothing stands there."""
    if len(line) < _FEWEST_POINTS:
        return
    length, width = (len(line) - 1) * _EASED_STEP, advance(text, "medium", 8) * size / 100
    at = max(0.0, min(_RIVER_PITCH, length) / 2 - width / 2)
    while at + width < length:
        if _letter(plate, room, line, at, text, size):
            at += _RIVER_PITCH
        else:
            at += HEX * 0.5


def _eased(points: list[QPointF]) -> list[QPointF]:
    """A course as a line that leaves out the bends about single hexes, a point every few pixels."""
    every = _evenly(points, _SAMPLE_STEP)
    reach = round(HEX * 0.7 / _SAMPLE_STEP)
    smooth = []
    for i in range(len(every)):
        around = every[max(0, i - reach) : i + reach + 1]
        x, y = sum(p.x() for p in around) / len(around), sum(p.y() for p in around) / len(around)
        smooth.append(QPointF(x, y))
    return _evenly(smooth, _EASED_STEP)


def _evenly(points: list[QPointF], step: float) -> list[QPointF]:
    """Points at even distances along a line."""
    found, left = [points[0]], step
    for start, end in pairwise(points):
        way = end - start
        length = math.hypot(way.x(), way.y())
        at = left
        while at <= length:
            found.append(start + way * (at / length))
            at += step
        left = at - length
    return found


def _letter(plate: Plate, room: _Room, line: list[QPointF], start: float, text: str, size: float) -> bool:
    """Write along a line from a place on it, unless there is no room; tells whether it was written."""
    letters, taken, angles, at = QPainterPath(), [], [], start
    letters.setFillRule(Qt.FillRule.WindingFill)
    for character in text:
        step = (advance(character, "medium") + 8) * size / 100
        where = min(len(line) - 4.0, max(3.0, (at + step / 2) / _EASED_STEP))
        here, part = int(where), where % 1
        point = line[here] * (1 - part) + line[here + 1] * part
        ahead = line[here + 3] - line[here - 3]
        angle = math.degrees(math.atan2(ahead.y(), ahead.x()))
        place = QTransform.fromTranslate(point.x(), point.y()).rotate(angle)
        place.translate(-step / 2, -size * 0.46)
        place.scale(size / 100, size / 100)
        letters.addPath(place.map(outline(character, "medium")))
        rect = QRectF(point.x() - size * 0.45, point.y() - size * 0.95, size * 0.9, size * 0.9)
        if not room.is_free(rect):
            return False
        angles.append(angle)
        taken.append(rect)
        at += step
    if max(angles) - min(angles) > _MOST_BEND or max(map(abs, angles)) > _STEEPEST:
        return False
    for rect in taken:
        room.take(rect)
    plate.write(letters, WATER_LETTER, halo=WATER_HALO, width=size * 0.17)
    return True


def _keys(rect: QRectF) -> Iterator[tuple[int, int]]:
    for i in range(int(rect.left() // _BUCKET), int(rect.right() // _BUCKET) + 1):
        for j in range(int(rect.top() // _BUCKET), int(rect.bottom() // _BUCKET) + 1):
            yield i, j

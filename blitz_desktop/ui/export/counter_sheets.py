"""Sheets of half-inch counters to cut out: fronts of an army, then its backs in mirrored order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from blitz_desktop.core.pieces import Marker, UnitId
from blitz_desktop.core.state import Unit
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.core.view import Palette, PieceFace, PieceView
from blitz_desktop.ui.counters.face import HIDDEN, SIZE, draw_counter
from blitz_desktop.ui.counters.lettering import write
from blitz_desktop.ui.counters.palettes import PaletteVariant, recoloured
from blitz_desktop.ui.export.paper import INCH, Page

COUNTER = INCH / 2
"""Side of a counter in millimetres."""

_WIDTH, _HEIGHT = 210.0, 297.0
_COLUMNS, _ROWS = 14, 20
_TOP, _BELOW = 22.0, 6.0
_LEFT = (_WIDTH - _COLUMNS * COUNTER) / 2
_MARKER_PALETTE = Palette(fill="#efe9da", ink="#2a251c", box="#ffffff", letter="")
_BLANK = PieceFace(palette="", symbol=HIDDEN)


@dataclass(frozen=True)
class Counter:
    """Both sides of a counter; ``back`` is None where the army's plain back will do."""

    front: PieceFace
    back: PieceFace | None
    palette: Palette


def sheets(
    scenario: Scenario, system: GameSystem[object], variant: PaletteVariant = PaletteVariant.PRINTED
) -> dict[str, tuple[Counter, ...]]:
    """The counters of a game by army, those that are no units last; in the order of the scenario."""
    palettes = recoloured(scenario.palettes, variant)
    armies: dict[str, list[Counter]] = {}
    views = [_views(scenario, system, lost) for lost in range(0, _most_steps(scenario), 2)]
    for unit, piece in scenario.pieces.items():
        for view in views[: max(1, (piece.full_steps + 1) // 2)]:
            shown = view[unit]
            counter = Counter(shown.face, shown.back, palettes[piece.palette])
            armies.setdefault(piece.nation or piece.side, []).append(counter)
    markers = [counter for marker in scenario.markers for counter in _marker_counters(marker)]
    named = {army.replace("_", " ").capitalize(): tuple(counters) for army, counters in armies.items()}
    return named | ({"Markers": tuple(markers)} if markers else {})


def pages(
    scenario: Scenario, system: GameSystem[object], variant: PaletteVariant = PaletteVariant.PRINTED
) -> list[Page]:
    """Pages with the counters of every army, each page of fronts followed by that of its backs."""
    made = []
    for army, counters in sheets(scenario, system, variant).items():
        parts = [counters[i : i + _COLUMNS * _ROWS] for i in range(0, len(counters), _COLUMNS * _ROWS)]
        for number, part in enumerate(parts, start=1):
            words = f"{scenario.title} · {army}" + (f" {number} of {len(parts)}" if len(parts) > 1 else "")
            for is_back in (False, True):
                draw = partial(_draw_page, words=words, counters=part, is_back=is_back)
                made.append(Page(_WIDTH, _HEIGHT, draw))
    return made


def height(count: int) -> float:
    """How much of a page, from its top, a sheet of so many counters takes, in millimetres."""
    return _TOP + -(-count // _COLUMNS) * COUNTER + _BELOW


def _most_steps(scenario: Scenario) -> int:
    return max((piece.full_steps for piece in scenario.pieces.values()), default=1) or 1


def _views(scenario: Scenario, system: GameSystem[object], lost: int) -> Mapping[UnitId, PieceView]:
    """How the units look once each has lost some steps; those that have no more look whole."""
    state = system.setup(scenario)
    units = {}
    for unit, piece in scenario.pieces.items():
        steps = piece.full_steps - lost if piece.full_steps > lost else piece.full_steps
        units[unit] = Unit(state.units[unit].at, steps)
    view = system.view(scenario, msgspec.structs.replace(state, units=units))
    return {piece.id: piece for piece in view.pieces}


def _marker_counters(marker: Marker) -> Iterator[Counter]:
    front = PieceFace(palette="", symbol="", name=marker.name)
    back = PieceFace(palette="", symbol="", name=marker.back) if marker.back else None
    for _ in range(marker.counters):
        yield Counter(front, back, _MARKER_PALETTE)


def _draw_page(painter: QPainter, *, words: str, counters: Sequence[Counter], is_back: bool) -> None:
    sides = "backs, to be set behind the fronts" if is_back else "fronts"
    title = write(f"{words} · {sides} · {len(counters)} counters", QPointF(_LEFT, 14), 4.6, align=0)
    painter.fillPath(title, QColor("#2a251c"))
    rows = -(-len(counters) // _COLUMNS)
    _draw_cuts(painter, rows)
    for place, counter in enumerate(counters):
        row, column = divmod(place, _COLUMNS)
        if is_back:
            column = _COLUMNS - 1 - column
        painter.save()
        painter.translate(_LEFT + column * COUNTER, _TOP + row * COUNTER)
        _draw_side(painter, counter, is_back=is_back)
        painter.restore()


def _draw_side(painter: QPainter, counter: Counter, *, is_back: bool) -> None:
    # The whole square in the army's colour, so that a cut beside the line leaves no white edge.
    painter.fillRect(QRectF(0, 0, COUNTER, COUNTER), QColor(counter.palette.fill))
    painter.scale(COUNTER / SIZE, COUNTER / SIZE)
    face = (counter.back or _BLANK) if is_back else counter.front
    if counter.palette is _MARKER_PALETTE:
        _draw_marker(painter, face.name)
    else:
        draw_counter(painter, face, counter.palette)


def _draw_marker(painter: QPainter, words: str) -> None:
    painter.setPen(QPen(QColor(_MARKER_PALETTE.ink), 0.8))
    painter.drawRect(QRectF(0.5, 0.5, SIZE - 1, SIZE - 1))
    lines = words.split()
    top = SIZE / 2 + 4 - 6.5 * (len(lines) - 1)
    for number, line in enumerate(lines):
        path = write(line, QPointF(SIZE / 2, top + 13 * number), 13, weight="bold", most=SIZE - 8)
        painter.fillPath(path, QColor(_MARKER_PALETTE.ink))


def _draw_cuts(painter: QPainter, rows: int) -> None:
    """Short lines around the sheet to lay the ruler on."""
    painter.setPen(QPen(QColor("#000000"), 0.15))
    right, bottom = _LEFT + _COLUMNS * COUNTER, _TOP + rows * COUNTER
    for column in range(_COLUMNS + 1):
        x = _LEFT + column * COUNTER
        for y in (_TOP - 4, bottom + 1):
            painter.drawLine(QPointF(x, y), QPointF(x, y + 3))
    for row in range(rows + 1):
        y = _TOP + row * COUNTER
        for x in (_LEFT - 4, right + 1):
            painter.drawLine(QPointF(x, y), QPointF(x + 3, y))

"""Sheets of half-inch counters to cut out: fronts of an army, then its backs in mirrored order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.pieces import Marker, UnitId
from blitz_desktop.core.state import Unit
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.core.view import Palette, PieceFace, PieceView
from blitz_desktop.core.words import id_words, sentence
from blitz_desktop.ui.counters.face import HIDDEN, SIZE, draw_counter
from blitz_desktop.ui.counters.lettering import write
from blitz_desktop.ui.counters.markers import PLAIN, draw_marker
from blitz_desktop.ui.counters.palettes import PaletteVariant, recoloured
from blitz_desktop.ui.export.paper import INCH, Page

COUNTER = INCH / 2
"""Side of a counter in millimetres."""

_WIDTH, _HEIGHT = 210.0, 297.0
_COLUMNS, _ROWS = 14, 20
_TOP, _BELOW = 22.0, 6.0
_LEFT = (_WIDTH - _COLUMNS * COUNTER) / 2
_BLANK = PieceFace(palette="", symbol=HIDDEN)


@dataclass(frozen=True)
class Counter:
    """Both sides of a unit's counter; ``back`` is None where the army's plain back will do."""

    front: PieceFace
    back: PieceFace | None
    palette: Palette

    def draw(self, painter: QPainter, *, is_back: bool) -> None:
        """Draw a side, its corner at the origin, ``SIZE`` wide."""
        _bleed(painter, self.palette)
        draw_counter(painter, (self.back or _BLANK) if is_back else self.front, self.palette)


@dataclass(frozen=True)
class MarkerCounter:
    """Both sides of a counter that is no unit."""

    marker: Marker
    palette: Palette
    back_palette: Palette

    def draw(self, painter: QPainter, *, is_back: bool) -> None:
        """Draw a side, its corner at the origin, ``SIZE`` wide."""
        name = say(self.marker.back if is_back else self.marker.name)
        palette = self.back_palette if is_back else self.palette
        _bleed(painter, palette)
        draw_marker(painter, name, self.marker.sign if name else "", palette)


def sheets(
    scenario: Scenario, system: GameSystem[object], variant: PaletteVariant = PaletteVariant.PRINTED
) -> dict[str, tuple[Counter | MarkerCounter, ...]]:
    """The counters of a game by army, those that are no units last; in the order of the scenario."""
    palettes = recoloured(scenario.palettes, variant)
    armies: dict[str, list[Counter | MarkerCounter]] = {}
    views = [_views(scenario, system, lost) for lost in range(0, _most_steps(scenario), 2)]
    for unit, piece in scenario.pieces.items():
        for view in views[: max(1, (piece.full_steps + 1) // 2)]:
            shown = view[unit]
            counter = Counter(shown.face, shown.back, palettes[piece.palette])
            armies.setdefault(piece.nation or piece.side, []).append(counter)
    for marker in scenario.markers:
        sides = (palettes.get(palette, PLAIN) for palette in (marker.palette, marker.back_palette))
        armies.setdefault(later("markers"), []).extend([MarkerCounter(marker, *sides)] * marker.counters)
    return {sentence(id_words(army)): tuple(counters) for army, counters in armies.items()}


def pages(
    scenario: Scenario, system: GameSystem[object], variant: PaletteVariant = PaletteVariant.PRINTED
) -> list[Page]:
    """Pages with the counters of every army, each page of fronts followed by that of its backs."""
    made = []
    for army, counters in sheets(scenario, system, variant).items():
        parts = [counters[i : i + _COLUMNS * _ROWS] for i in range(0, len(counters), _COLUMNS * _ROWS)]
        for number, part in enumerate(parts, start=1):
            count = say(" {number} of {all}", number=number, all=len(parts)) if len(parts) > 1 else ""
            words = f"{say(scenario.title)} · {army}{count}"
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


def _draw_page(
    painter: QPainter, *, words: str, counters: Sequence[Counter | MarkerCounter], is_back: bool
) -> None:
    sides = say("backs, to be set behind the fronts") if is_back else say("fronts")
    count = say_number("{n} counter", "{n} counters", len(counters))
    title = write(f"{words} · {sides} · {count}", QPointF(_LEFT, 14), 4.6, align=0)
    painter.fillPath(title, QColor("#2a251c"))
    rows = -(-len(counters) // _COLUMNS)
    _draw_cuts(painter, rows)
    for place, counter in enumerate(counters):
        row, column = divmod(place, _COLUMNS)
        if is_back:
            column = _COLUMNS - 1 - column
        painter.save()
        painter.translate(_LEFT + column * COUNTER, _TOP + row * COUNTER)
        painter.scale(COUNTER / SIZE, COUNTER / SIZE)
        counter.draw(painter, is_back=is_back)
        painter.restore()


def _bleed(painter: QPainter, palette: Palette) -> None:
    """Fill a counter's square with its colour, so that a cut beside the line leaves no white edge."""
    painter.fillRect(QRectF(0, 0, SIZE, SIZE), QColor(palette.fill))


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

"""Charts of a game, laid out from whatever tables it has: every value with where it comes from.

A list of records becomes a table with a row for each, also inside of a larger chart; a record of ``columns``
and ``rows`` becomes a matrix of die rolls, whose provenance may be asked for cell by cell. The type of the
tables may say in ``titles`` how its charts are called.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from blitz_desktop.core.language import later, say
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import id_words, labelled, number_words
from blitz_desktop.ui.counters.lettering import advance, write
from blitz_desktop.ui.export.paper import Page

_WIDTH, _HEIGHT, _MARGIN = 210.0, 297.0, 15.0
_SIZE, _ROW, _HEAD, _GAP = 3.7, 6.4, 9.0, 8.0
_PADDING = 2.4
_MARK = 4.0
"""Room for a mark beside a value."""

_INK, _SOFT, _RULE, _BAND = QColor("#24221e"), QColor("#6d675c"), QColor("#b9b1a1"), QColor("#f1ece0")
_IDS = ("terrain", "where")
"""Fields that hold an id, to be put into words."""

_FOOT = later("Filled: printed in the rulebook. Open: reconstructed, as the printed chart was not at hand.")


@dataclass(frozen=True)
class Cell:
    """A value with its provenance, empty where there is none to tell."""

    text: str
    provenance: str = ""


@dataclass(frozen=True)
class Chart:
    """A titled table; every row has as many cells as the head."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def height(self) -> float:
        """In millimetres, with the gap to the next one."""
        return _HEAD + _ROW * (len(self.rows) + 1) + _GAP


def charts(scenario: Scenario) -> list[Chart]:
    """All charts of a game and its turn track."""
    names = {terrain.id: say(terrain.name) for terrain in scenario.board.terrains.values()}
    titles: Mapping[str, str] = getattr(type(scenario.tables), "titles", {})
    found: list[Chart] = []
    for field in msgspec.structs.fields(scenario.tables):
        value = getattr(scenario.tables, field.name)
        title = say(titles[field.name]) if field.name in titles else _words(field.name)
        found += _charts_of(title, value, names)
    turns = tuple(
        (Cell(str(turn.number)), Cell(say(turn.label)), Cell(say(turn.note))) for turn in scenario.turns
    )
    return [*found, Chart(say("Turn track"), (say("Turn"), say("Dates"), say("Note")), turns)]


def _charts_of(title: str, value: object, names: Mapping[str, str]) -> Iterator[Chart]:
    """A list of rows is a chart; so are results by die and column, and every list inside a chart."""
    if isinstance(value, tuple) and value and all(isinstance(row, msgspec.Struct) for row in value):
        yield _listed(title, value, names)
    elif isinstance(value, msgspec.Struct):
        if hasattr(value, "columns") and hasattr(value, "rows"):
            yield _matrix(title, value)
        for field in msgspec.structs.fields(value):
            yield from _charts_of(
                labelled(title, _words(field.name).lower()), getattr(value, field.name), names
            )


def pages(scenario: Scenario) -> list[Page]:
    """All charts on as many pages as they need."""
    sheets: list[list[Chart]] = [[]]
    room = _HEIGHT - 2 * _MARGIN - 2 * _HEAD
    left = room
    for chart in charts(scenario):
        if chart.height > left and sheets[-1]:
            sheets.append([])
            left = room
        sheets[-1].append(chart)
        left -= chart.height
    title = say("{title} · charts", title=say(scenario.title))
    return [Page(_WIDTH, _HEIGHT, partial(_draw_page, title=title, charts=sheet)) for sheet in sheets]


def _listed(title: str, records: Sequence[msgspec.Struct], names: Mapping[str, str]) -> Chart:
    kept = [
        field.name
        for field in msgspec.structs.fields(records[0])
        if field.name != "provenance" and any(getattr(record, field.name) != "" for record in records)
    ]
    is_signed = {name for name in kept if any(_is_negative(getattr(record, name)) for record in records)}
    rows = tuple(
        (
            *(Cell(_value(name, getattr(record, name), names, is_signed=name in is_signed)) for name in kept),
            Cell("", getattr(record, "provenance", "")),
        )
        for record in records
    )
    return Chart(title, (*(_words(name) for name in kept), ""), rows)


def _matrix(title: str, table: Any) -> Chart:
    rows = tuple(
        (
            Cell(str(roll)),
            *(Cell(text, _provenance(table, roll, column)) for column, text in enumerate(results)),
        )
        for roll, results in sorted(table.rows.items())
    )
    return Chart(title, (say("Die"), *table.columns), rows)


def _provenance(table: Any, roll: int, column: int) -> str:
    ask = getattr(table, "provenance_of", None)
    return str(ask(roll, column) if ask is not None else getattr(table, "provenance", ""))


def _value(name: str, value: object, names: Mapping[str, str], *, is_signed: bool) -> str:
    match value:
        case None:
            return say("no")
        case bool():
            return say("yes") if value else say("no")
        case int() if is_signed and value:
            return f"{value:+d}".replace("-", "−")
        case str() if name == "rule":
            return f"§ {value.partition('#')[0]}"
        case str() if name in _IDS:
            return names.get(value, _words(value))
        case str():
            return id_words(value)
        case tuple():
            return ", ".join(id_words(str(part)) for part in value)
        case float():
            return number_words(value)
        case _:
            return str(value)


def _is_negative(value: object) -> bool:
    return isinstance(value, int) and value < 0


def _words(name: str) -> str:
    text = id_words(name)
    return text[:1].upper() + text[1:]


def _draw_page(painter: QPainter, *, title: str, charts: Sequence[Chart]) -> None:
    top = _MARGIN + _HEAD
    painter.fillPath(write(title, QPointF(_MARGIN, top - 3), 7, weight="bold", align=0), _INK)
    foot = QPointF(_MARGIN, _HEIGHT - _MARGIN)
    _draw_mark(painter, foot + QPointF(1.2, -1.2), "rulebook")
    _draw_mark(painter, foot + QPointF(4.4, -1.2), "reconstructed")
    painter.fillPath(write(say(_FOOT), foot + QPointF(8, 0), _SIZE * 0.9, align=0), _SOFT)
    top += _GAP / 2
    for chart in charts:
        _draw_chart(painter, chart, top)
        top += chart.height


def _draw_chart(painter: QPainter, chart: Chart, top: float) -> None:
    painter.fillPath(write(chart.title, QPointF(_MARGIN, top + 5), 5.2, weight="bold", align=0), _INK)
    top += _HEAD
    edges = _edges(chart)
    width = edges[-1] - edges[0]
    painter.fillRect(QRectF(_MARGIN, top, width, _ROW), _BAND)
    for place, text in enumerate(chart.head):
        _draw_text(painter, Cell(text), edges[place], edges[place + 1], top, weight="bold")
    painter.setPen(QPen(_RULE, 0.2))
    for number, row in enumerate(chart.rows, start=1):
        y = top + _ROW * number
        painter.drawLine(QPointF(_MARGIN, y), QPointF(_MARGIN + width, y))
        for place, cell in enumerate(row):
            _draw_text(painter, cell, edges[place], edges[place + 1], y, weight="regular")
            painter.setPen(QPen(_RULE, 0.2))


def _edges(chart: Chart) -> list[float]:
    """Where the columns begin and the last one ends, narrowed to the page where they are too wide."""
    widths = [max(_needs(cells)) for cells in zip(*_with_head(chart), strict=True)]
    narrow = min(1.0, (_WIDTH - 2 * _MARGIN) / sum(widths))
    edges = [_MARGIN]
    for width in widths:
        edges.append(edges[-1] + width * narrow)
    return edges


def _with_head(chart: Chart) -> Iterator[tuple[Cell, ...]]:
    yield tuple(Cell(text) for text in chart.head)
    yield from chart.rows


def _needs(cells: Sequence[Cell]) -> Iterator[float]:
    for cell in cells:
        width = advance(cell.text, "bold") * _SIZE / 100 + 2 * _PADDING
        told = advance(cell.provenance) * _SIZE * 0.8 / 100 if _is_told(cell) else 0.0
        yield width + told + (_MARK if cell.provenance else 0.0)


def _draw_text(painter: QPainter, cell: Cell, left: float, right: float, top: float, *, weight: str) -> None:
    baseline = top + _ROW - 2.0
    room = right - left - 2 * _PADDING - (_MARK if cell.provenance else 0)
    path = write(cell.text, QPointF(left + _PADDING, baseline), _SIZE, weight=weight, align=0, most=room)
    painter.fillPath(path, _INK)
    if not cell.provenance:
        return
    x = left + _PADDING + min(room, advance(cell.text, weight) * _SIZE / 100) + _MARK / 2
    _draw_mark(painter, QPointF(x, baseline - 1.25), cell.provenance)
    if _is_told(cell):
        at = QPointF(x + _MARK / 2, baseline)
        most = max(1.0, right - at.x() - _PADDING / 2)
        painter.fillPath(write(cell.provenance, at, _SIZE * 0.8, align=0, most=most), _SOFT)


def _is_told(cell: Cell) -> bool:
    """Whether there is more to say about where a value comes from than a mark can."""
    return " " in cell.provenance


def _draw_mark(painter: QPainter, at: QPointF, provenance: str) -> None:
    is_printed = provenance.startswith("rulebook")
    painter.setPen(QPen(_INK if is_printed else _SOFT, 0.25))
    painter.setBrush(_INK if is_printed else QColor("#ffffff"))
    painter.drawEllipse(at, 0.8, 0.8)

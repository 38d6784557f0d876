"""Charts of a game on pages of paper: every value with a mark that says where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blitz_desktop.core.charts import Cell, paragraph, printed
from blitz_desktop.core.language import later, say
from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.chart_book import charts
from blitz_desktop.ui.counters.lettering import advance, write
from blitz_desktop.ui.export.chart_layout import (
    BOTTOM,
    HEIGHT,
    LINE,
    MARGIN,
    MARK,
    NOTE_LINE,
    NOTE_SIZE,
    PADDING,
    SIZE,
    TITLE,
    WIDTH,
    Lines,
    Placed,
    place,
)
from blitz_desktop.ui.export.paper import Page

_INK, _SOFT, _RULE, _BAND = QColor("#24221e"), QColor("#6d675c"), QColor("#b9b1a1"), QColor("#f1ece0")
_PAPER = QColor("#ffffff")
_TITLE_SIZE, _HEADING_SIZE = 4.6, 7.0
_DOT = 0.75

_FOOT = later("Filled: printed in the rulebook. Open: reconstructed, as the printed chart was not at hand.")


def pages(scenario: Scenario) -> list[Page]:
    """All charts on as many pages as they need."""
    sheets = place(charts(scenario))
    title = say("{title} · charts", title=say(scenario.title))
    return [
        Page(WIDTH, HEIGHT, partial(_draw_page, title=title, number=f"{number}/{len(sheets)}", sheet=sheet))
        for number, sheet in enumerate(sheets, start=1)
    ]


def _draw_page(painter: QPainter, *, title: str, number: str, sheet: Sequence[Placed]) -> None:
    painter.fillPath(write(title, QPointF(MARGIN, MARGIN + 7), _HEADING_SIZE, weight="bold", align=0), _INK)
    foot = QPointF(MARGIN, BOTTOM + 8)
    _draw_mark(painter, foot + QPointF(1, -1.1), printed(""))
    _draw_mark(painter, foot + QPointF(4, -1.1), Cell(""))
    painter.fillPath(write(say(_FOOT), foot + QPointF(7, 0), NOTE_SIZE, align=0), _SOFT)
    painter.fillPath(write(number, QPointF(WIDTH - MARGIN, foot.y()), NOTE_SIZE, align=1), _SOFT)
    for placed in sheet:
        _draw_chart(painter, placed)


def _draw_chart(painter: QPainter, placed: Placed) -> None:
    fitted, left, top = placed.fitted, placed.left, placed.top
    chart, width = fitted.chart, fitted.width
    baseline = top + TITLE - 2.6
    rule = paragraph(chart.rule)
    room = width - advance(rule) * SIZE / 100 - 2 * PADDING
    path = write(chart.title, QPointF(left, baseline), _TITLE_SIZE, weight="bold", align=0, most=room)
    painter.fillPath(path, _INK)
    painter.fillPath(write(rule, QPointF(left + width - PADDING, baseline), SIZE, align=1), _SOFT)
    y = top + TITLE
    painter.fillRect(QRectF(left, y, width, fitted.row_heights[0]), _BAND)
    rows = (tuple(map(Cell, chart.head)), *chart.rows)
    for number, (row, lines, height) in enumerate(zip(rows, fitted.lines, fitted.row_heights, strict=True)):
        for cell, texts, start, end in zip(row, lines, fitted.edges, fitted.edges[1:], strict=False):
            at, weight = QPointF(left + start + PADDING, y + LINE - 0.35), "regular" if number else "bold"
            _draw_cell(painter, cell, texts, at, end - start - 2 * PADDING, weight=weight)
        y += height
        painter.setPen(QPen(_RULE, 0.15))
        painter.drawLine(QPointF(left, y), QPointF(left + width, y))
    _draw_lines(painter, fitted.note, QPointF(left, y + PADDING + NOTE_LINE - 1))


def _draw_cell(painter: QPainter, cell: Cell, texts: Lines, at: QPointF, room: float, *, weight: str) -> None:
    room -= MARK if cell.provenance else 0
    for text in texts:
        painter.fillPath(write(text, at, SIZE, weight=weight, align=0, most=room), _INK)
        end = at.x() + min(room, advance(text, weight) * SIZE / 100)
        at += QPointF(0, LINE)
    if cell.provenance:
        _draw_mark(painter, QPointF(end + MARK / 2 + 0.2, at.y() - LINE - 1.2), cell)


def _draw_lines(painter: QPainter, lines: Lines, at: QPointF) -> None:
    for number, text in enumerate(lines):
        painter.fillPath(write(text, at + QPointF(0, number * NOTE_LINE), NOTE_SIZE, align=0), _SOFT)


def _draw_mark(painter: QPainter, at: QPointF, cell: Cell) -> None:
    painter.setPen(QPen(_INK if cell.is_printed else _SOFT, 0.25))
    painter.setBrush(_INK if cell.is_printed else _PAPER)
    painter.drawEllipse(at, _DOT, _DOT)
    painter.setBrush(Qt.BrushStyle.NoBrush)

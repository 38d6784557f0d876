"""A printed table of results on screen, lit where the dice may fall."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from blitz_desktop.core.forecast import Chance, ResultTable
from blitz_desktop.core.language import say
from blitz_desktop.presenter.odds import bare_percent, percent
from blitz_desktop.ui import theme

_ROW_LINE = 22
"""The least height of a row."""

_GAP = 4.0
"""Between a result and its chance."""

_FROM_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ResultTableView(QWidget):
    """A printed table with the columns that may be used lit, and the chance of each result in them."""

    def __init__(
        self, table: ResultTable, columns: tuple[Chance, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self.lit = {chance.label: chance.chance for chance in columns if chance.chance > 0}
        self._line = max(_ROW_LINE, self.fontMetrics().height())
        self.setFixedHeight(self._line * (len(table.rows) + 1) + 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lit = ", ".join(f"{label} {percent(chance)}" for label, chance in self.lit.items())
        self.setAccessibleName(say("{title}: column {lit}", title=table.title, lit=lit))

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(58) * (len(self._table.columns) + 1), self.height())

    def edges(self) -> list[float]:
        """Where columns begin and the last one ends: each as wide as its words, with its part of the rest."""
        table, plain, bold = self._table, QFontMetricsF(self.font()), QFontMetricsF(self._bold)
        small = QFontMetricsF(self._small)
        needs = [max(map(bold.horizontalAdvance, table.rows), default=0.0)]
        for column, head in enumerate(table.columns):
            is_lit = head in self.lit
            words = [(bold if is_lit else plain).horizontalAdvance(cells[column]) for cells in table.cells]
            if is_lit:
                chances = (self.chance_words(row, column) for row in range(len(table.rows)))
                added = (small.horizontalAdvance(text) + _GAP if text else 0.0 for text in chances)
                words = [width + more for width, more in zip(words, added, strict=True)]
            needs.append(max(bold.horizontalAdvance(head), *words))
        rest = (self.width() - 1 - sum(needs)) / len(needs)
        return list(accumulate((need + rest for need in needs), initial=0.0))

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @property
    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.78)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        table, edges, small, bold = self._table, self.edges(), self._small, self._bold
        self._light_columns(painter, edges)
        faint = palette.color(QPalette.ColorRole.PlaceholderText)
        ink = palette.color(QPalette.ColorRole.WindowText)
        for row, heading in enumerate(("", *table.rows)):
            cells = table.columns if row == 0 else table.cells[row - 1]
            for column, text in enumerate((heading, *cells)):
                is_lit = column > 0 and table.columns[column - 1] in self.lit
                painter.setFont(bold if is_lit or row == 0 or column == 0 else self.font())
                painter.setPen(ink if is_lit or row == 0 or column == 0 else faint)
                left, right = edges[column : column + 2]
                cell = QRectF(left, row * self._line, right - left, self._line)
                words = self.chance_words(row - 1, column - 1) if is_lit and row else ""
                if not words:
                    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
                    continue
                first = QFontMetricsF(bold).horizontalAdvance(text) + _GAP
                cell.setLeft(cell.center().x() - (first + QFontMetricsF(small).horizontalAdvance(words)) / 2)
                painter.drawText(cell, _FROM_MIDDLE, text)
                painter.setFont(small)
                painter.drawText(cell.adjusted(first, 0, 0, 0), _FROM_MIDDLE, words)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        for row in range(len(table.rows) + 2):
            y = row * self._line
            painter.drawLine(0, y, self.width(), y)

    def chance_words(self, row: int, column: int) -> str:
        """How likely the result in a cell is, in per cent; empty where it cannot come."""
        chance = self.lit.get(self._table.columns[column], 0.0) * self._table.chance_of(row)
        return bare_percent(chance) if chance else ""

    def _light_columns(self, painter: QPainter, edges: list[float]) -> None:
        height = self._line * (len(self._table.rows) + 1)
        for column, label in enumerate(self._table.columns, start=1):
            chance = self.lit.get(label)
            if chance is None:
                continue
            light = QColor(self.palette().color(QPalette.ColorRole.Highlight))
            light.setAlphaF(0.16 + 0.34 * chance)
            painter.fillRect(QRectF(edges[column], 0, edges[column + 1] - edges[column], height), light)

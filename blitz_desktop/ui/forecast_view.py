"""A forecast on screen: the ledger, the table with its column lit, the chances."""

from __future__ import annotations

from html import escape
from itertools import accumulate

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.forecast import Chance, Forecast, LedgerLine, ResultTable
from blitz_desktop.core.language import say
from blitz_desktop.presenter.odds import average, bare_percent, percent
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import rule_link, rule_of, strong
from blitz_desktop.ui.spread_chart import SpreadChart

_GAP = 4.0
"""Between a result and its chance."""
_FROM_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ForecastView(QWidget):
    """Everything a forecast says.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
    """

    rule_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._content: QWidget | None = None
        self.headline = ""

    def show_forecast(self, forecast: Forecast | None) -> None:
        """Show a forecast; None leaves the place empty."""
        if self._content is not None:
            self._layout.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self.headline = forecast.headline if forecast else ""
        self._content = self._page(forecast) if forecast else QWidget()
        self._layout.addWidget(self._content)

    def _page(self, forecast: Forecast) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(10)
        headline = QLabel(escape(forecast.headline))
        font = QFont(headline.font())
        font.setPointSizeF(font.pointSizeF() * 1.55)
        font.setWeight(QFont.Weight.DemiBold)
        headline.setFont(font)
        headline.setWordWrap(True)
        grid.addWidget(headline, 0, 0, 1, 2)
        grid.addWidget(_heading(say("Calculation")), 1, 0)
        grid.addWidget(_heading(say("Chances")), 1, 1)
        grid.addWidget(_Scroll(self._ledger(forecast.ledger)), 2, 0)
        grid.addWidget(self._chances(forecast), 2, 1, Qt.AlignmentFlag.AlignTop)
        if forecast.table is not None:
            grid.addWidget(self._table(forecast.table, forecast.columns), 3, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)
        return page

    def _ledger(self, lines: tuple[LedgerLine, ...]) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        for number, line in enumerate(lines):
            text = QLabel(sentence(line.text))
            text.setWordWrap(True)
            value = QLabel(strong(line.value))
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            for column, label in enumerate((text, value, self._link(line))):
                grid.addWidget(label, number, column, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(lines), 1)
        return box

    def _link(self, line: LedgerLine | ResultTable) -> QLabel:
        label = QLabel(rule_link(line.rule))
        label.linkActivated.connect(self._on_link)
        return label

    def _chances(self, forecast: Forecast) -> QWidget:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(ChanceBars(forecast.results))
        if forecast.figures:
            figures = (Chance(sentence(figure.label), figure.chance) for figure in forecast.figures)
            layout.addWidget(ChanceBars(tuple(figures)))
        if forecast.spreads:
            layout.addLayout(_spreads(forecast))
        for name, value in forecast.means if not forecast.spreads else ():
            layout.addWidget(
                QLabel(
                    say(
                        "{text}: {value} on average",
                        text=escape(sentence(name)),
                        value=strong(average(value)),
                    )
                )
            )
        return box

    def _table(self, table: ResultTable, columns: tuple[Chance, ...]) -> QWidget:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        title = QLabel(
            say(
                "{text} {rule_link} – beside each result its chance in per cent",
                text=escape(table.title),
                rule_link=rule_link(table.rule),
            )
        )
        title.linkActivated.connect(self._on_link)
        layout.addWidget(title)
        layout.addWidget(ResultTableView(table, columns))
        return box

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)


class _Scroll(QScrollArea):
    """As high as what it holds where there is room, and scrolled where there is not."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()


def _spreads(forecast: Forecast) -> QHBoxLayout:
    """The charts side by side, each under its name and mean."""
    row = QHBoxLayout()
    row.setSpacing(16)
    for spread in forecast.spreads:
        column = QVBoxLayout()
        column.setSpacing(2)
        mean = sum(float(chance.label) * chance.chance for chance in spread.chances)
        title = QLabel(
            f"{escape(spread.title)}<br>"
            + say("{value} on average; in per cent:", value=strong(average(mean)))
        )
        title.setProperty("role", "muted")
        column.addWidget(title)
        column.addWidget(SpreadChart(spread))
        row.addLayout(column, 1)
    return row


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    return label


_BAR_LINE, _ROW_LINE = 24, 22
"""The least heights of a bar with its words and of a row of a table."""


class ChanceBars(QWidget):
    """Chances as bars, each with its words and per cent."""

    def __init__(self, chances: tuple[Chance, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chances = chances
        self._line = max(_BAR_LINE, self.fontMetrics().height() + 2)
        self.setFixedHeight(self._line * len(chances))
        self.setMinimumWidth(240)
        self.setAccessibleName("; ".join(f"{c.label} {percent(c.chance)}" for c in chances))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        label_width = max((metrics.horizontalAdvance(c.label) for c in self._chances), default=0) + 10
        label_width = min(label_width, self.width() * 0.6)
        number_width = metrics.horizontalAdvance(">100 %") + 6
        space = self.width() - label_width - number_width
        for place, chance in enumerate(self._chances):
            top = place * self._line
            self._paint_bar(painter, QRectF(label_width, top + 5, space, self._line - 10), chance.chance)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            label = metrics.elidedText(chance.label, Qt.TextElideMode.ElideRight, label_width - 8)
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, top, label_width, self._line), middle, label)
            number = QRectF(self.width() - number_width, top, number_width, self._line)
            painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, percent(chance.chance))

    def _paint_bar(self, painter: QPainter, bar: QRectF, chance: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.AlternateBase))
        painter.drawRoundedRect(bar, 3, 3)
        if chance > 0:
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            filled = QRectF(bar)
            filled.setWidth(max(3.0, bar.width() * chance))
            painter.drawRoundedRect(filled, 3, 3)


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

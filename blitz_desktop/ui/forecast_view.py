"""A forecast on screen: the ledger, the table with its column lit, the chances."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.forecast import Chance, Forecast, LedgerLine, ResultTable
from blitz_desktop.core.language import say
from blitz_desktop.presenter.odds import average, percent
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.ui.result_table import ResultTableView
from blitz_desktop.ui.rich_text import plain, rule_link, rule_of, strong
from blitz_desktop.ui.spread_chart import SpreadChart


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
        self._is_stacked = False
        self._shown: Forecast | None = None
        self.headline = ""

    def stack(self) -> None:
        """Let calculation and chances stand one below the other, for where both together are too wide."""
        self._is_stacked = True
        self.show_forecast(self._shown)

    def show_forecast(self, forecast: Forecast | None) -> None:
        """Show a forecast; None leaves the place empty."""
        if self._content is not None:
            self._layout.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._shown = forecast
        self.headline = forecast.headline if forecast else ""
        self._content = self._page(forecast) if forecast else QWidget()
        self._layout.addWidget(self._content)

    def _page(self, forecast: Forecast) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(10)
        headline = QLabel(plain(forecast.headline))
        font = QFont(headline.font())
        font.setPointSizeF(font.pointSizeF() * 1.55)
        font.setWeight(QFont.Weight.DemiBold)
        headline.setFont(font)
        headline.setWordWrap(True)
        grid.addWidget(headline, 0, 0, 1, 2)
        ledger, chances = self._ledger(forecast.ledger), self._chances(forecast)
        if self._is_stacked:
            parts = (_heading(say("Calculation")), ledger, _heading(say("Chances")), chances)
            for row, part in enumerate(parts, start=1):
                grid.addWidget(part, row, 0, 1, 2)
        else:
            grid.addWidget(_heading(say("Calculation")), 1, 0)
            grid.addWidget(_heading(say("Chances")), 1, 1)
            grid.addWidget(_Scroll(ledger), 2, 0)
            grid.addWidget(chances, 2, 1, Qt.AlignmentFlag.AlignTop)
            grid.setRowStretch(2, 1)
        if forecast.table is not None:
            grid.addWidget(self._table(forecast.table, forecast.columns), 5, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
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
        title.setWordWrap(True)
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
        title.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(SpreadChart(spread))
        row.addLayout(column, 1)
    return row


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    return label


_BAR_LINE = 24
"""The least height of a bar with its words."""


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

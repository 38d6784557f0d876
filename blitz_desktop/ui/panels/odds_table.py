"""The odds of every answer side by side, while a battle is being decided; each leads to all about it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.odds import percent
from blitz_desktop.presenter.stakes import Stake
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.ui import theme
from blitz_desktop.ui.forecast_dialog import ForecastDialog
from blitz_desktop.ui.layouts import LineLabel, clear
from blitz_desktop.ui.rich_text import plain, strong

_WORDS_WIDTH, _COLUMN_WIDTH = 370, 92
"""Room for what an answer comes to, and for each of its figures."""


class OddsTable(QWidget):
    """A line for each answer: what it comes to, and the chances of what matters.

    Attributes:
        stakes: The answers shown.
        dialog: All about one of them, while the player looks at it.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
    """

    rule_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stakes: tuple[Stake, ...] = ()
        self.dialog: ForecastDialog | None = None
        self._columns: list[list[QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)

    def show_stakes(self, stakes: tuple[Stake, ...]) -> None:
        """Show these answers; hidden where there are none."""
        self.setVisible(bool(stakes))
        if stakes == self.stakes:
            return
        self.stakes = stakes
        self._fill()
        if self.dialog is not None:
            self._keep_dialog_true(self.dialog)

    def look_into(self, label: str) -> None:
        """Show all about an answer, until the player closes it or the answer is no longer asked for."""
        if self.dialog is None:
            self.dialog = ForecastDialog(self.window())
            self.dialog.forecast.rule_asked.connect(self.rule_asked)
        self.dialog.label = label
        self._keep_dialog_true(self.dialog)

    def _keep_dialog_true(self, dialog: ForecastDialog) -> None:
        stake = next((stake for stake in self.stakes if stake.label == dialog.label), None)
        if stake is None:
            dialog.close()
        else:
            dialog.show_forecast(stake.forecast)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_what_fits()

    def minimumSizeHint(self) -> QSize:
        # Columns that do not fit are hidden, so the strip may be as narrow as it likes.
        return QSize(0, super().minimumSizeHint().height())

    def _fill(self) -> None:
        clear(self._grid)
        rows = [{figure.label: figure.chance for figure in stake.forecast.figures} for stake in self.stakes]
        heads = tuple(dict.fromkeys(head for row in rows for head in row))
        self._columns = [[_head(sentence(head))] for head in heads]
        for row, (stake, chances) in enumerate(zip(self.stakes, rows, strict=True), start=1):
            for place, text in enumerate((strong(stake.label), plain(stake.forecast.headline))):
                self._grid.addWidget(LineLabel(text), row, place)
            self._grid.addWidget(self._link(stake), row, 2)
            for column, head in zip(self._columns, heads, strict=True):
                column.append(QLabel(percent(chances[head]) if head in chances else ""))
        for place, column in enumerate(self._columns, start=3):
            self._grid.setColumnStretch(place, 1)
            for row, label in enumerate(column):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
                self._grid.addWidget(label, row, place)
        self._show_what_fits()

    def _show_what_fits(self) -> None:
        """Hide the figures, from the last one, for which there is no room."""
        room = self.width() - theme.scaled(_WORDS_WIDTH)
        for place, column in enumerate(self._columns, start=1):
            for label in column:
                label.setVisible(place * theme.scaled(_COLUMN_WIDTH) <= room)

    def _link(self, stake: Stake) -> QLabel:
        link = QLabel(f"<a href='#'>{escape(say('In full'))}</a>")
        link.setAccessibleName(labelled(stake.label, say("In full")))
        link.linkActivated.connect(lambda: self.look_into(stake.label))
        return link


def _head(text: str) -> QLabel:
    label = QLabel(plain(text))
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label

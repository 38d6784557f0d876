"""All lines of play: where each parts, how far it goes, what was done last; play goes on at its end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say, say_number
from blitz_desktop.presenter.lines_of_play import LineOfPlay, LinesOfPlay
from blitz_desktop.ui.layouts import size_for_text

_WIDTH, _HEIGHT = 560, 480


class LinesDialog(QDialog):
    """Lists lines of play, the longest first; the field above narrows the list, short attempts wait folded.

    Signals:
        line_chosen: Play is to go on at the end of a line (its id).
    """

    line_chosen = Signal(int)

    def __init__(self, lines: LinesOfPlay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Lines of play"))
        self._lines = lines
        self._told: list[LineOfPlay] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Search"))
        self.field.setAccessibleName(say("Search the lines of play"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(say("Lines of play"))
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = QLabel(say("No line of play fits."))
        self.nothing.setProperty("role", "muted")
        short = len(lines.all) - len(lines.long)
        self.short = QCheckBox(
            say_number(
                "Show {n} line of one or two entries too", "Show {n} lines of one or two entries too", short
            )
        )
        self.short.setVisible(short > 0)
        self.button = QPushButton(say("&Go on there"))
        self._lay_out()
        self.field.textChanged.connect(self._fill)
        self.short.toggled.connect(self._fill)
        self.list.itemActivated.connect(self._choose)
        self.list.currentItemChanged.connect(self._enable)
        self.button.clicked.connect(self._choose)
        self._fill()

    def chosen(self) -> LineOfPlay | None:
        """The line that is marked."""
        row = self.list.currentRow()
        return self._told[row] if row >= 0 else None

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        self.button.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        for part in (self.field, self.nothing, self.list, self.short, buttons):
            layout.addWidget(part)
        layout.setStretchFactor(self.list, 1)
        size_for_text(self, _WIDTH, _HEIGHT)

    def _fill(self) -> None:
        """List the lines that fit. Who searches finds short ones too."""
        words = self.field.text()
        shown = self._lines.all if words.strip() or self.short.isChecked() else self._lines.long
        self.short.setEnabled(not words.strip())
        self.list.clear()
        self._told = [line for line in map(self._lines.told, shown) if line.fits(words)]
        for line in self._told:
            self.list.addItem(self._item(line))
        self.list.setCurrentRow(0)
        self.nothing.setHidden(bool(self._told))
        self._enable()

    def _item(self, line: LineOfPlay) -> QListWidgetItem:
        item = QListWidgetItem("\n".join(filter(None, (line.headline, line.last, line.why_not))))
        if line.is_current:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        if line.why_not:
            item.setForeground(self.palette().color(QPalette.ColorRole.PlaceholderText))
        return item

    def _enable(self) -> None:
        line = self.chosen()
        self.button.setEnabled(line is not None and not line.why_not)
        self.button.setToolTip("" if line is None else line.why_not)

    def _choose(self) -> None:
        line = self.chosen()
        if line is not None and not line.why_not:
            self.accept()
            self.line_chosen.emit(line.id)

"""Luck, dice by dice: expected against rolled."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say, say_form
from blitz_desktop.presenter.luck import Luck
from blitz_desktop.ui.layouts import size_for_text


class LuckDialog(QDialog):
    """A table of the luck of the line in play; throws that were taken back are left out."""

    def __init__(self, lucks: tuple[Luck, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("Luck"))
        most = max((luck.sides for luck in lucks), default=6)
        heads = [say("Throws for"), say("Dice"), say("Expected"), say("Rolled"), say("Off by")]
        self.table = QTableWidget(len(lucks), len(heads) + most)
        self.table.setHorizontalHeaderLabels([*heads, *map(str, range(1, most + 1))])
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setAccessibleName(say("Luck"))
        for row, luck in enumerate(lucks):
            for column, text in enumerate(_cells(luck)):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        self.table.resizeColumnsToContents()
        note = QLabel(
            say("No dice have been thrown yet.")
            if not lucks
            else say(
                "Off by: how far the average lies from the expected one, in standard deviations. "
                "Two in three times it is within 1, nineteen in twenty times within 2."
            )
        )
        note.setProperty("role", "muted")
        note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        for part in (self.table, note, buttons):
            layout.addWidget(part)
        self.table.setVisible(bool(lucks))
        if lucks:
            size_for_text(self, 760, 420)


def _cells(luck: Luck) -> tuple[str, ...]:
    locale = QLocale()
    return (
        say_form(luck.purpose) if luck.purpose else say("all dice with {sides} sides", sides=luck.sides),
        locale.toString(luck.dice),
        locale.toString(luck.expected, "f", 2),
        locale.toString(luck.mean, "f", 2),
        _off_by(luck),
        *(locale.toString(times) for times in luck.faces),
    )


def _off_by(luck: Luck) -> str:
    """How far off, with its sign; a dash where a single die says nothing."""
    if luck.dice == 1:
        return "–"
    return f"{'+' if luck.deviations > 0 else ''}{QLocale().toString(luck.deviations, 'f', 1)}"

"""Asks what the player's own dice show."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import say, say_number, say_stored
from blitz_desktop.presenter.wording import rule_number
from blitz_desktop.ui.rich_text import plain


class DiceDialog(QDialog):
    """A field for each die; without an answer nothing happens at all.

    Attributes:
        fields: The fields, in the order of the dice.
    """

    def __init__(
        self, purpose: str, rule: RuleRef, count: int, sides: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Throw your dice"))
        words = say_number(
            "Throw {n} die with {sides} sides:", "Throw {n} dice with {sides} sides:", count, sides=sides
        )
        label = QLabel(plain(f"{words} {say_stored(purpose)} (§ {rule_number(rule)})"))
        label.setWordWrap(True)
        label.setProperty("role", "prompt")
        self.fields = [QSpinBox() for _ in range(count)]
        row = QHBoxLayout()
        for place, field in enumerate(self.fields, 1):
            field.setRange(1, sides)
            field.setAccessibleName(say("Die {number}", number=place))
            row.addWidget(field)
        row.addStretch(1)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.addWidget(label)
        layout.addLayout(row)
        layout.addWidget(buttons)
        self.fields[0].selectAll()


def ask_dice(parent: QWidget, purpose: str, rule: RuleRef, count: int, sides: int) -> tuple[int, ...] | None:
    """What the player threw; None where the player does not throw."""
    dialog = DiceDialog(purpose, rule, count, sides, parent)
    is_thrown = dialog.exec() == QDialog.DialogCode.Accepted
    faces = tuple(field.value() for field in dialog.fields)
    dialog.deleteLater()
    return faces if is_thrown else None

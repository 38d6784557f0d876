"""Preferences: theme, size of text, motion and language."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.ui import languages, theme
from blitz_desktop.ui.look import LARGEST_TEXT, SMALLEST_TEXT, Look, ThemeChoice

_STEP = 10


class PreferencesDialog(QDialog):
    """Asks for a look; nothing changes before it is confirmed.

    Signals:
        look_chosen: Another look was confirmed (Look).
    """

    look_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWindowTitle(say("Preferences"))
        self.theme = QComboBox()
        for choice, words in _theme_words().items():
            self.theme.addItem(words, choice)
        self.theme.setCurrentIndex(self.theme.findData(look.theme))
        self.text = QSlider(Qt.Orientation.Horizontal)
        self.text.setRange(SMALLEST_TEXT // _STEP, LARGEST_TEXT // _STEP)
        self.text.setValue(round(look.text_percent / _STEP))
        self.percent = QLabel()
        self.motion = QCheckBox(say("Reduce motion"))
        self.motion.setChecked(look.is_motion_reduced)
        self.language = QComboBox()
        self.language.addItem(say("As the desktop"), "")
        for code, name in languages.languages().items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(look.language)))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.text.valueChanged.connect(self._show_size)
        self._lay_out()
        self._show_size()

    def accept(self) -> None:
        super().accept()
        look = self.look()
        if look != self._look:
            self.look_chosen.emit(look)

    def look(self) -> Look:
        """The look that is set."""
        return Look(
            theme=ThemeChoice(self.theme.currentData()),
            text_percent=self.text.value() * _STEP,
            is_motion_reduced=self.motion.isChecked(),
            language=str(self.language.currentData()),
        )

    def _lay_out(self) -> None:
        size = QHBoxLayout()
        size.addWidget(self.text, 1)
        size.addWidget(self.percent)
        form = QFormLayout()
        form.setHorizontalSpacing(theme.scaled(18))
        form.setVerticalSpacing(theme.scaled(12))
        form.addRow(say("&Theme"), self.theme)
        form.addRow(say("Text &size"), size)
        form.addRow(say("&Language"), self.language)
        form.addRow("", self.motion)
        jumps = QLabel(say("Counters jump where they would glide."))
        jumps.setProperty("role", "muted")
        jumps.setWordWrap(True)
        form.addRow("", jumps)
        label = form.labelForField(size)
        if isinstance(label, QLabel):
            label.setBuddy(self.text)
        self.text.setAccessibleName(say("Text size"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(18)
        layout.addLayout(form)
        layout.addStretch(1)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(theme.scaled(440))

    def _show_size(self) -> None:
        percent = self.text.value() * _STEP
        # As wide as the widest, so that the slider keeps its length while it is moved.
        self.percent.setMinimumWidth(self.percent.fontMetrics().horizontalAdvance("000 %"))
        self.percent.setText(say("{percent} %", percent=percent))


def _theme_words() -> dict[ThemeChoice, str]:
    return {
        ThemeChoice.SYSTEM: say("As the desktop"),
        ThemeChoice.LIGHT: say("Light"),
        ThemeChoice.DARK: say("Dark"),
    }

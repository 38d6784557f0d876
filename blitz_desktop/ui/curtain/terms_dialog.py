"""Asks how a game is to go on, within what gives nobody an advantage."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.terms_words import ABOUT, BRIEF, NAMES, STRICT
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.ui import theme


class TermsDialog(QDialog):
    """Shows the terms of a game, and lets those be changed that may be.

    Attributes:
        kind: The kinds of game.
        strict: Whether undo is strict.
        brief: Whether small choices are made without passing the table.
    """

    def __init__(self, terms: Terms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("How this game is played"))
        self._old = terms
        self.kind = QComboBox()
        self.kind.setAccessibleName(say("Kind of game"))
        self.about = _muted("")
        self.strict = QCheckBox(say("Strict undo"))
        self.brief = QCheckBox(say("Small choices without passing"))
        self.why_not = QLabel()
        self.why_not.setProperty("role", "warn")
        self.why_not.setWordWrap(True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._fill()
        self.kind.currentIndexChanged.connect(self._follow)
        for box in (self.strict, self.brief):
            box.toggled.connect(self._follow)
        self._follow()

    @property
    def terms(self) -> Terms:
        """What is chosen."""
        kind = Kind(self.kind.currentData())
        return Terms(
            kind,
            is_strict=self.strict.isChecked(),
            is_brief=self.brief.isChecked(),
            is_opened=self._old.is_opened and kind is Kind.FOG,
        )

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(10)
        parts = (self.kind, self.about, self.strict, _muted(say(STRICT)), self.brief, _muted(say(BRIEF)))
        for part in (*parts, self.why_not, self._buttons):
            layout.addWidget(part)
        self.setMinimumWidth(theme.scaled(460))

    def _fill(self) -> None:
        """List the kinds; those that may not be changed to are grey, with the reason."""
        for row, (kind, name) in enumerate(NAMES.items()):
            self.kind.addItem(say(name), kind)
            new = msgspec.structs.replace(self._old, kind=kind, is_opened=False)
            why_not = self._old.why_not(new)
            model = self.kind.model()
            if why_not and kind is not self._old.kind and isinstance(model, QStandardItemModel):
                model.item(row).setEnabled(False)
                model.item(row).setToolTip(why_not)
        self.kind.setCurrentIndex(self.kind.findData(self._old.kind))
        self.strict.setChecked(self._old.is_strict)
        self.brief.setChecked(self._old.is_brief)

    def _follow(self) -> None:
        why_not = self._old.why_not(self.terms)
        self.about.setText(say(ABOUT[self.terms.kind]))
        self.why_not.setText(say(why_not) if why_not else "")
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not why_not)


def _muted(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label

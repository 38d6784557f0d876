"""How the next game is to be played: a strip of the start window."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLabel, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.terms_words import ABOUT, BRIEF, NAMES, STRICT
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.ui.layouts import FlowLayout
from blitz_desktop.ui.settings import Settings


class TermsBar(QFrame):
    """Chooses kind of game and undo. What a game was begun with is offered again next time.

    Attributes:
        kind: The kinds of game.
        second: In a game by file, whether the other player decides first.
        strict: Whether undo is strict.
        brief: Whether small choices are made without passing the table.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._settings = settings
        self.kind = QComboBox()
        self.kind.setAccessibleName(say("How the next game is played"))
        for kind, name in NAMES.items():
            self.kind.addItem(say(name), kind)
        self.second = QComboBox()
        self.second.setAccessibleName(say("Who decides first"))
        self.second.addItem(say("I play the side that decides first"), False)
        self.second.addItem(say("The other player decides first"), True)
        self.strict = QCheckBox(say("Strict undo"))
        self.strict.setToolTip(say(STRICT))
        self.brief = QCheckBox(say("Small choices without passing"))
        self.brief.setToolTip(say(BRIEF))
        self.about = QLabel()
        self.about.setProperty("role", "muted")
        self.about.setWordWrap(True)
        self._lay_out()
        self._show(settings.terms())
        self.kind.currentIndexChanged.connect(self._explain)

    @property
    def terms(self) -> Terms:
        """What is chosen."""
        kind = Kind(self.kind.currentData())
        is_brief = self.brief.isChecked() and kind is not Kind.OPEN
        return Terms(kind, is_strict=self.strict.isChecked(), is_brief=is_brief)

    @property
    def is_second(self) -> bool:
        """Whether, in a game by file, the other player has the first decision."""
        return self.terms.kind is Kind.BY_FILE and bool(self.second.currentData())

    def remember(self) -> None:
        """Offer what is chosen again next time; a game has been begun with it."""
        self._settings.choose_terms(self.terms)

    def _lay_out(self) -> None:
        title = QLabel(say("How you play"))
        title.setProperty("role", "heading")
        choices = QWidget()
        row = FlowLayout(choices, gap=14, is_left=True)
        for part in (title, self.kind, self.second, self.strict, self.brief):
            row.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.setSpacing(6)
        layout.addWidget(choices)
        layout.addWidget(self.about)

    def _show(self, terms: Terms) -> None:
        self.kind.setCurrentIndex(self.kind.findData(terms.kind))
        self.strict.setChecked(terms.is_strict)
        self.brief.setChecked(terms.is_brief)
        self._explain()

    def _explain(self) -> None:
        kind = self.terms.kind
        self.about.setText(say(ABOUT[kind]))
        self.second.setVisible(kind is Kind.BY_FILE)
        self.brief.setVisible(kind is not Kind.OPEN)

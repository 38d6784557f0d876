"""What may be done now, as buttons; what is done on the map, and what is seldom done, in menus."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.language import say
from blitz_desktop.presenter.offers import OfferGroups
from blitz_desktop.presenter.ways import is_gesture
from blitz_desktop.presenter.wording import rule_number
from blitz_desktop.ui.layouts import FlowLayout, clear
from blitz_desktop.ui.rich_text import reason_html

_GAP = 6


class OfferRow(QWidget):
    """The offers of a decision.

    Attributes:
        buttons: Buttons by the labels of their offers.
        entries: Entries of the menus by the labels of their offers.
        is_answering: Whether the player answers one of them.

    Signals:
        taken: An offer was chosen (Offer).
    """

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = FlowLayout(self, gap=_GAP)
        self.buttons: dict[str, QPushButton] = {}
        self.entries: dict[str, QAction] = {}
        self.is_answering = False

    @property
    def line_width(self) -> int:
        """How wide it is in a single line; 0 where nothing is offered."""
        return self._layout.sizeHint().width()

    def show_offers(self, groups: OfferGroups, *, is_answering: bool) -> None:
        """Show other offers. While the player answers one, none of the others is the usual way on."""
        clear(self._layout)
        self.is_answering = is_answering
        self.buttons, self.entries = {}, {}
        if groups.minor:
            self._layout.addWidget(self._menu(say("More"), groups.minor))
        if groups.listed:
            self._layout.addWidget(self._menu(say("Pick from a list"), groups.listed))
        for offer in groups.prominent:
            is_main = offer == groups.main and not is_answering
            self._layout.addWidget(self._button(offer, is_main=is_main))
        self.updateGeometry()

    def mark(self, label: str) -> None:
        """Show the button of the offer that is being answered as pressed; an empty label for none."""
        for name, button in self.buttons.items():
            button.setDown(name == label)

    def _button(self, offer: Offer, *, is_main: bool) -> QPushButton:
        button = QPushButton(offer.label)
        button.setProperty("role", "primary" if is_main else "")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setEnabled(bool(offer.legality))
        button.setToolTip(_tip(offer))
        button.clicked.connect(lambda _=False, offer=offer: self.taken.emit(offer))
        self.buttons[offer.label] = button
        return button

    def _menu(self, title: str, offers: tuple[Offer, ...]) -> QToolButton:
        button = QToolButton()
        button.setText(f"{title} ▾")
        button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        for offer in offers:
            entry = menu.addAction(offer.label)
            entry.setEnabled(bool(offer.legality))
            entry.setToolTip(_tip(offer))
            entry.triggered.connect(lambda _=False, offer=offer: self.taken.emit(offer))
            self.entries[offer.label] = entry
        button.setMenu(menu)
        return button


def _tip(offer: Offer) -> str:
    refusal = "".join(f"<p>{reason_html(reason)}</p>" for reason in offer.legality.reasons)
    by_list = say("Picks from lists what is else dragged on the map.") if is_gesture(offer) else ""
    hints = "".join(f"<p>{escape(hint)}</p>" for hint in (offer.hint, by_list) if hint)
    return (refusal or f"<p>{escape(offer.label)} (§ {escape(rule_number(offer.rule))})</p>") + hints

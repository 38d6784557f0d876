"""The game by keyboard: the map's cursor, the way round the panels, a key for each offer, keys to set."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board_access import describe
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.hex_cursor import HexCursor
from blitz_desktop.ui.key_dialog import KeyDialog
from blitz_desktop.ui.panels.offer_row import OfferRow
from blitz_desktop.ui.settings import Settings

_OFFER_KEYS = 9
"""Offers that have a key each."""


class KeyDesk(QObject):
    """Binds the commands that only a keyboard needs.

    Attributes:
        cursor: The cursor on the map.
    """

    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        settings: Settings,
        canvas: BoardCanvas,
        controller: Controller,
        offers: OfferRow,
        panels: Sequence[QWidget],
    ) -> None:
        super().__init__(window)
        self._parent = window
        self._actions = actions
        self._settings = settings
        self._offers = offers
        self._panels = tuple(panels)
        self.cursor = HexCursor(canvas, controller, actions)
        describe(canvas, controller.table, lambda: self.cursor.at)
        actions.add("next_panel", say("Next &panel"), partial(self._go_round, 1), ["F6"])
        actions.add("previous_panel", say("Pre&vious panel"), partial(self._go_round, -1), ["Shift+F6"])
        for place in range(_OFFER_KEYS):
            words = say("Take offer {number}", number=place + 1)
            actions.add(f"offer_{place + 1}", words, partial(self._take_offer, place), [f"Alt+{place + 1}"])
        actions.add("set_keys", say("Set &keys…"), self.ask_keys)

    def ask_keys(self) -> KeyDialog:
        """Ask which key does what."""
        dialog = KeyDialog(self._actions, self._settings.choose_keys, self._parent)
        dialog.open()
        return dialog

    def _go_round(self, step: int) -> None:
        """Give the keyboard to the next panel."""
        shown = [panel for panel in self._panels if panel.isVisible()]
        focus = QApplication.focusWidget()
        here = next((i for i, panel in enumerate(shown) if _holds(panel, focus)), 0)
        for turn in range(1, len(shown) + 1):
            stop = _first_stop(shown[(here + step * turn) % len(shown)])
            if stop is not None:
                stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def _take_offer(self, place: int) -> None:
        buttons = [button for button in self._offers.buttons.values() if button.isEnabled()]
        if place < len(buttons):
            buttons[place].click()


def _holds(panel: QWidget, focus: QWidget | None) -> bool:
    return focus is not None and (panel is focus or panel.isAncestorOf(focus))


def _first_stop(panel: QWidget) -> QWidget | None:
    """What takes the keyboard in a panel: itself, or the first part of it that does."""
    parts = (part for part in (panel, *panel.findChildren(QWidget)) if part.isVisible() and part.isEnabled())
    return next((part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus), None)

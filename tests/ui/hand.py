"""A player's hand on the window: real mouse events on the real canvas."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.core.citations import Legality
from blitz_desktop.core.language import say
from blitz_desktop.ui.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
_NUDGE = QPoint(9, 9)


class Hand:
    """Clicks and drags.

    Attributes:
        refusals: What has been refused, the latest last.
    """

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.window = window
        self.refusals: list[Legality] = []
        self._qtbot = qtbot
        window.controller.refused.connect(self.refusals.append)

    def click_piece(self, unit: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Click a counter."""
        self._show(self.at(unit))
        self._qtbot.mouseClick(self._viewport, LEFT, modifiers, self.window.canvas.piece_position(unit))

    def click_hex(self, hex_: str) -> None:
        """Click the middle of a hex, where no counter may lie."""
        self._show(hex_)
        self._qtbot.mouseClick(self._viewport, LEFT, PLAIN, self.window.canvas.hex_position(hex_))

    def double_click_piece(self, unit: str) -> None:
        """Click a counter twice."""
        self.click_piece(unit)
        self._qtbot.mouseDClick(self._viewport, LEFT, PLAIN, self.window.canvas.piece_position(unit))

    def pick_up(self, unit: str, towards: str) -> None:
        """Press on a counter and pull it over a hex, without letting go."""
        self._show(self.at(unit), towards)
        start = self.window.canvas.piece_position(unit)
        self._qtbot.mousePress(self._viewport, LEFT, PLAIN, start)
        self._qtbot.mouseMove(self._viewport, start + _NUDGE)
        self._qtbot.mouseMove(self._viewport, self.window.canvas.hex_position(towards))

    def let_go(self, hex_: str) -> None:
        """Release over a hex."""
        self._qtbot.mouseRelease(self._viewport, LEFT, PLAIN, self.window.canvas.hex_position(hex_))

    def drag(self, unit: str, to: str) -> None:
        """Drag a counter to a hex."""
        self.pick_up(unit, to)
        self.let_go(to)

    def press(self, widget: QWidget) -> None:
        """Click a button."""
        self._qtbot.mouseClick(widget, LEFT)

    def press_offer(self, label: str) -> None:
        """Click an offer's button, or choose it from its menu, by the beginning of its label in English."""
        offers, wanted = self.window.decision_panel.offers, say(label).casefold()
        (name,) = [name for name in (*offers.buttons, *offers.entries) if name.casefold().startswith(wanted)]
        if name in offers.buttons:
            self.press(offers.buttons[name])
        else:
            offers.entries[name].trigger()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key with the map in focus."""
        self._qtbot.keyClick(self.window.canvas, key, modifiers)

    def at(self, unit: str) -> str:
        """Where a counter lies."""
        return self.window.table.viewpoint.pieces[unit].at

    @property
    def refused_rules(self) -> list[str]:
        """Rules that the latest refusal cites."""
        return [reason.rule.section for reason in self.refusals[-1].reasons]

    @property
    def _viewport(self) -> QWidget:
        return self.window.canvas.viewport()

    def _show(self, *places: str) -> None:
        """Bring places into sight, closer together than the window is wide."""
        canvas = self.window.canvas
        canvas.centre_on(places[0])
        for place in places[1:]:
            canvas.ensure_visible(place)
        shown = self._viewport.rect()
        seen = [shown.contains(canvas.hex_position(place)) for place in places]
        assert all(seen), f"{places} are too far apart"

"""The map by keyboard: a cursor that goes from hex to hex and does there what the mouse would do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication

from blitz_desktop.core.board import Hex
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.table import Change
from blitz_desktop.presenter.wording import hex_words
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.controller import Controller

_PLAIN = Qt.KeyboardModifier.NoModifier
_ADDING = Qt.KeyboardModifier.ShiftModifier
_AHEAD, _STRAIGHT = 0.6, 0.9
"""How much of a step must lie in the direction of the key, and how much when it is straight on."""


class HexCursor(QObject):
    """Points at a hex as the mouse does, so that paths, costs and hints show for it.

    Attributes:
        at: The hex; empty before the cursor is first used.
    """

    def __init__(self, canvas: BoardCanvas, controller: Controller, actions: Actions) -> None:
        super().__init__(canvas)
        self.at: Hex = ""
        self._canvas = canvas
        self._controller = controller
        self._home = QPointF()
        controller.looked_at.connect(self._follow)
        controller.table.listen(self._on_change)
        for id_, label, step, key in (
            ("cursor_up", say("Cursor up"), QPointF(0, -1), "Ctrl+Up"),
            ("cursor_down", say("Cursor down"), QPointF(0, 1), "Ctrl+Down"),
            ("cursor_left", say("Cursor left"), QPointF(-1, 0), "Ctrl+Left"),
            ("cursor_right", say("Cursor right"), QPointF(1, 0), "Ctrl+Right"),
        ):
            actions.add(id_, label, partial(self.move, step), [key], within=canvas)
        actions.add(
            "cursor_click", say("Click at the cursor"), self.click, ["Return", "Enter"], within=canvas
        )
        actions.add("cursor_add", say("Add at the cursor"), self.add, ["Shift+Return"], within=canvas)
        actions.add(
            "cursor_stack",
            say("Select the stack at the cursor"),
            self.select_stack,
            ["Ctrl+Return"],
            within=canvas,
        )
        actions.add(
            "cursor_march", say("Move the selected units to the cursor"), self.march, ["M"], within=canvas
        )
        actions.add("cursor_menu", say("Menu at the cursor"), self.open_menu, ["Shift+F10"], within=canvas)
        actions.add("next_target", say("Next target"), lambda: self.next_target(1), ["T"])
        actions.add("previous_target", say("Previous target"), lambda: self.next_target(-1), ["Shift+T"])

    def go(self, hex_: Hex) -> None:
        """Point at a hex."""
        self._home = self._middle(hex_)
        self._point(hex_)

    def move(self, step: QPointF) -> None:
        """Go to the next hex that way, as the map lies now; the first use begins where the eye is."""
        board = self._controller.table.viewpoint.scenario.board
        if self.at not in board:
            start = self._start()
            if start in board:
                self.go(start)
            return
        here = self._middle(self.at)
        ahead = {
            hex_: offset
            for hex_ in board.neighbours(self.at)
            if QPointF.dotProduct(offset := self._middle(hex_) - here, step) > _AHEAD * _length(offset)
        }
        if not ahead:
            return
        aside = QPointF(step.y(), step.x())
        # Of two hexes that lie half that way, the one nearer to the row the cursor set out in.
        home = QPointF.dotProduct(self._home - here, aside)
        best = min(ahead, key=lambda hex_: abs(QPointF.dotProduct(ahead[hex_], aside) - home))
        if abs(QPointF.dotProduct(ahead[best], step)) > _STRAIGHT * _length(ahead[best]):
            self._home = self._middle(best)
        self._point(best)

    def click(self) -> None:
        """Click what lies at the cursor; again, the next counter of the stack."""
        self._press(_PLAIN)

    def add(self) -> None:
        """Click what lies at the cursor as with Shift: add to the selection, or take out of it."""
        self._press(_ADDING)

    def select_stack(self) -> None:
        """Select the stack at the cursor, as by a double click."""
        stack = self._controller.table.viewpoint.stack(self.at) if self.at else ()
        if stack:
            self._canvas.piece_double_clicked.emit(stack[-1].id)

    def march(self) -> None:
        """Send the selected units to the cursor, as a drag would."""
        if self.at:
            self._controller.march_to(self.at)

    def open_menu(self) -> None:
        """Open the menu of what can be done at the cursor."""
        if self.at:
            place = self._canvas.viewport().mapToGlobal(self._canvas.hex_position(self.at))
            self._canvas.context_menu_requested.emit(self.at, place)

    def next_target(self, step: int) -> None:
        """Go to the next hex that can be attacked or chosen."""
        targets = sorted(self._controller.table.targets(), key=lambda hex_: _reading(self._middle(hex_)))
        if not targets:
            self._tell(say("There is no target now."))
            return
        place = targets.index(self.at) + step if self.at in targets else (0 if step > 0 else -1)
        self.go(targets[place % len(targets)])

    def _press(self, modifiers: Qt.KeyboardModifier) -> None:
        if not self.at:
            return
        stack = self._controller.table.viewpoint.stack(self.at)
        if not stack:
            self._canvas.hex_clicked.emit(self.at, modifiers)
            return
        order = [piece.id for piece in reversed(stack)]
        selected = [unit for unit in self._controller.table.selection if unit in order]
        place = (order.index(selected[-1]) + 1) % len(order) if selected else 0
        self._canvas.piece_clicked.emit(order[place], modifiers)
        self._tell(stack[len(order) - 1 - place].title)

    def _follow(self, at: Location, _unit: UnitId = "") -> None:
        """Go on from where something is pointed out otherwise, as by the mouse."""
        if at in self._controller.table.viewpoint.scenario.board:
            self.at, self._home = at, self._middle(at)

    def _on_change(self, change: Change) -> None:
        table = self._controller.table
        if change is Change.SELECTION and table.selection:
            self._follow(table.viewpoint.pieces[table.selection[-1]].at)

    def _point(self, hex_: Hex) -> None:
        self.at = hex_
        self._canvas.ensure_visible(hex_)
        self._canvas.scene().set_hover(hex_)
        self._canvas.hex_hovered.emit(hex_)
        viewpoint = self._controller.table.viewpoint
        titles = (piece.title for piece in viewpoint.stack(hex_))
        self._tell(", ".join((hex_words(hex_, viewpoint), *titles)))

    def _start(self) -> Hex:
        table = self._controller.table
        if table.selection:
            return table.viewpoint.pieces[table.selection[-1]].at
        middle = self._canvas.mapToScene(self._canvas.viewport().rect().center())
        return self._canvas.scene().hit(middle).location

    def _middle(self, hex_: Hex) -> QPointF:
        return self._canvas.scene().table.middle(hex_) or QPointF()

    def _tell(self, text: str) -> None:
        """Let a screen reader say where the cursor is."""
        if QAccessible.isActive() and QApplication.instance() is not None:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._canvas, text))


def _length(offset: QPointF) -> float:
    return float(QPointF.dotProduct(offset, offset) ** 0.5)


def _reading(point: QPointF) -> tuple[float, float]:
    return point.y(), point.x()

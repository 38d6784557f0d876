"""The tools of the table: changes by hand, own dice, luck, ruler, pencil and notes on the map."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.dice import HandDice
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.override import Override
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED, Location
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.commands import Command
from blitz_desktop.presenter.luck import luck
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.banner import Banner
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.dice_dialog import ask_dice
from blitz_desktop.ui.luck_dialog import LuckDialog
from blitz_desktop.ui.map_notes import MAP_NOTE, PENCIL, Pencil, PencilLayer, marks_of

TOOLS = ("edit_mode", "own_dice", "luck", "", "ruler", "pencil", "rub_out")
"""The commands as a menu has them."""

_MOST_RETURNING = 30


class ToolDesk(QObject):
    """Binds the tools.

    Attributes:
        banner: Says that changes by hand are on.
        layer: Pencil marks and notes on the map.
    """

    def __init__(
        self, window: QWidget, table: Table, canvas: BoardCanvas, controller: Controller, actions: Actions
    ) -> None:
        super().__init__(window)
        self._parent = window
        self._table, self._canvas, self._controller = table, canvas, controller
        self._start: Hex = ""
        editing = Command("edit_mode", say("&Edit by hand"), self._toggle_edit, self._why_not_edit)
        throwing = Command("own_dice", say("Throw my own &dice"), self._toggle_dice, self._why_not_throw)
        self._edit, self._dice = (_checkable(actions.bind(command)) for command in (editing, throwing))
        actions.add("luck", say("&Luck…"), self.show_luck)
        self._ruler = _checkable(actions.add("ruler", say("&Ruler"), self._toggle_ruler, ["R"]))
        self._drawing = _checkable(actions.add("pencil", say("&Pencil"), self._toggle_pencil, ["P"]))
        actions.add("rub_out", say("Rub out the last &mark"), self._rub_out, ["Shift+P"])
        self._dice.setChecked(table.session.hand_dice is not None)
        self.banner = Banner()
        self._pencil = Pencil(canvas)
        self._pencil.moved.connect(self._show_marks)
        self._pencil.drawn.connect(self._draw)
        canvas.hex_hovered.connect(self._measure)
        controller.looked_at.connect(self._lay_ruler)
        canvas.scene().board_changed.connect(self._lay)
        table.listen(self._on_change)
        self._lay()

    @property
    def is_editing(self) -> bool:
        """Whether changes by hand are offered."""
        return self._edit.isChecked()

    def override(self, action: Override) -> bool:
        """Make a change by hand; whether it could be made."""
        result = self._table.session.submit(action)
        if isinstance(result, Legality):
            dialogs.tell_error(self._parent, say("Not changed"), result.reasons[0].text)
            return False
        self._table.refresh()
        return True

    def show_luck(self) -> LuckDialog:
        """Show expected against rolled."""
        dialog = LuckDialog(luck(self._table.session.entries), self._parent)
        dialog.open()
        return dialog

    def fill_menu(self, menu: QMenu, at: Location) -> None:
        """Add what can be done at a place with the tools."""
        if at in self._table.viewpoint.scenario.board:
            menu.addAction(say("Write a note here…")).triggered.connect(partial(self._write, at))
        if self.is_editing and self._table.session.is_live:
            self._fill_edits(menu.addMenu(say("By hand")), at)

    def _move(self, units: tuple[UnitId, ...], to: Location) -> None:
        """Move units by hand."""
        self.override(Override(units=units, to=to))

    def _fill_edits(self, menu: QMenu, at: Location) -> None:
        viewpoint = self._table.viewpoint
        selected = self._table.selection
        units = selected or tuple(piece.id for piece in viewpoint.stack(at)[-1:])
        if selected:
            self._offer(menu, say("Move the selected units here"), Override(units=selected, to=at))
        for words, steps in (
            (say("Full strength"), None),
            (say("One step less"), -1),
            (say("Out of play"), 0),
        ):
            change = self._steps_change(units, steps)
            if change is not None:
                self._offer(menu, words, change)
        if at in viewpoint.scenario.board:
            for side in viewpoint.scenario.sides:
                words = say("Give the hex to {side}", side=say(side.name))
                self._offer(menu, words, Override(hexes=(at,), side=side.id))
            self._fill_returns(menu.addMenu(say("Bring back into play")), at)

    def _steps_change(self, units: tuple[UnitId, ...], steps: int | None) -> Override | None:
        scenario, state = self._table.viewpoint.scenario, self._table.session.state
        if len(units) != 1:
            return Override(units=units, steps=0) if units and steps == 0 else None
        now, full = state.units[units[0]].steps, len(scenario.pieces[units[0]].faces)
        wanted = full if steps is None else max(0, now + steps) if steps else 0
        return Override(units=units, steps=wanted) if wanted != now else None

    def _fill_returns(self, menu: QMenu, at: Hex) -> None:
        state, pieces = self._table.session.state, self._table.viewpoint.scenario.pieces
        gone = state.stack(ELIMINATED)
        menu.setEnabled(bool(gone))
        for unit in gone[:_MOST_RETURNING]:
            self._offer(menu, say(pieces[unit].name), Override(units=(unit,), to=at))

    def _offer(self, menu: QMenu, words: str, action: Override) -> None:
        menu.addAction(words).triggered.connect(lambda: self.override(action))

    def _toggle_edit(self) -> None:
        self._say_editing()
        self._controller.carrying.by_hand = self._move if self.is_editing else None

    def _say_editing(self) -> None:
        """Say that changes by hand are on, but for the past, where none can be made."""
        text = say(
            "Changes by hand are on: drag counters anywhere, or click with the right button. "
            "A hex goes over with the units in it. Each change is marked in the log."
        )
        self.banner.say(text if self.is_editing and self._table.session.is_live else "")

    def _toggle_dice(self) -> None:
        ask = partial(ask_dice, self._parent)
        self._table.session.hand_dice = HandDice(ask) if self._dice.isChecked() else None

    def _why_not_edit(self) -> str:
        if self._table.viewpoint.viewer is None:
            return ""
        return say("What is hidden cannot be changed by hand: the whole table must be open.")

    def _why_not_throw(self) -> str:
        return self._table.session.why_not_own_dice()

    def _put_away(self) -> None:
        """Put away what may not be used any more, as when the table is closed."""
        for tool, why_not, toggle in (
            (self._edit, self._why_not_edit, self._toggle_edit),
            (self._dice, self._why_not_throw, self._toggle_dice),
        ):
            if tool.isChecked() and why_not():
                tool.setChecked(False)
                toggle()

    def _toggle_ruler(self) -> None:
        selected = self._table.selection
        self._start = self._table.viewpoint.pieces[selected[-1]].at if selected else ""
        self._controller.measure(is_measuring=self._ruler.isChecked())
        if not self._ruler.isChecked():
            self._canvas.scene().set_trail(())
            self._canvas.scene().hide_reason()

    def _lay_ruler(self, at: Location) -> None:
        """Measure from where the player clicks."""
        if self._ruler.isChecked():
            self._start = at
            self._measure(at)

    def _measure(self, hex_: Hex) -> None:
        """Tell how far it is from where the ruler was laid."""
        board = self._table.viewpoint.scenario.board
        if not self._ruler.isChecked() or hex_ not in board:
            return
        self._start = self._start if self._start in board else hex_
        steps = board.distance(self._start, hex_)
        words = say_number("{n} hex", "{n} hexes", steps)
        far = say("about {km} km", km=round(steps * board.hex_km))
        scene = self._canvas.scene()
        scene.set_trail((board.line(self._start, hex_),))
        scene.show_measure(hex_, f"{words}, {far}")
        self._controller.hinted.emit(labelled(f"{self._start} – {hex_}", f"{words}, {far}"))

    def _toggle_pencil(self) -> None:
        if self._drawing.isChecked():
            self._pencil.take_up()
        else:
            self._pencil.put_down()

    def _draw(self, hexes: tuple[Hex, ...]) -> None:
        self._table.session.annotate(PENCIL, data={"hexes": list(hexes)})
        self._table.tell_notes()

    def _write(self, at: Hex) -> None:
        text, is_meant = QInputDialog.getText(self._parent, say("Note"), say("Note on {hex}", hex=at))
        if is_meant and text.strip():
            self._table.session.annotate(MAP_NOTE, text.strip(), data={"hex": at})
            self._table.tell_notes()

    def _rub_out(self) -> None:
        marks = marks_of(self._table.session)
        if marks:
            self._table.session.erase(marks[-1].key)
            self._table.tell_notes()

    def _on_change(self, change: Change) -> None:
        if change is Change.POSITION:
            self._put_away()
            self._say_editing()
        if change in (Change.POSITION, Change.NOTES):
            self._show_marks()

    def _lay(self) -> None:
        """Lay a sheet for the pencil over the board; the one before went with its board."""
        self.layer = PencilLayer(self._canvas)
        self._canvas.scene().addItem(self.layer)
        self._show_marks()

    def _show_marks(self, stroke: tuple[Hex, ...] = ()) -> None:
        self.layer.show_marks(marks_of(self._table.session), stroke)


def _checkable(action: QAction) -> QAction:
    action.setCheckable(True)
    return action

"""Between canvas, table and session: what pointing, dragging and dropping on the map means."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.presenter.ways import is_aimed
from blitz_desktop.presenter.wording import (
    hex_words,
    refusal_text,
    rule_number,
)
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.carrying import Carrying
from blitz_desktop.ui.lighting import GOALS, Lighting, reason_line

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ADDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Controller(QObject):
    """Answers the canvas and keeps the scene true to the table.

    Attributes:
        carrying: What is done with units in the hand.

    Signals:
        battle_begun: An attack on a hex waits for its attackers (Draft, hex).
        carried_out: An action was carried out (Entry).
        refused: An action was refused (Legality).
        looked_at: A hex or counter was pointed out for the inspector (location, unit id or "").
        hinted: A line for the status bar.
        past_touched: The player tried to act while the table shows the past.
        reachers_asked: Who can move into this hex?
        path_shown: A path is drawn (Choice) to a hex, or none any more (None, "").
    """

    battle_begun = Signal(object, str)
    carried_out = Signal(object)
    refused = Signal(object)
    looked_at = Signal(str, str)
    hinted = Signal(str)
    past_touched = Signal()
    reachers_asked = Signal(str)
    path_shown = Signal(object, str)

    def __init__(self, table: Table, scene: BoardScene, canvas: BoardCanvas, parent: QObject) -> None:
        super().__init__(parent)
        self.table = table
        self._scene = scene
        self._canvas = canvas
        self._lighting = Lighting(table, scene, self)
        scene.show(table.viewpoint.view)
        self._lighting.light()
        self._lighting.hinted.connect(self.hinted)
        self._lighting.path_shown.connect(self.path_shown)
        self.carrying = Carrying(table, canvas, self._lighting)
        self.carrying.done.connect(self._follow)
        self.carrying.hinted.connect(self.hinted)
        self.carrying.past_touched.connect(self.past_touched)
        canvas.hex_hovered.connect(self._on_hex_hovered)
        canvas.hex_clicked.connect(self._on_hex_clicked)
        canvas.piece_hovered.connect(self._on_piece_hovered)
        canvas.piece_pressed.connect(self._on_piece_pressed)
        canvas.piece_clicked.connect(self._on_piece_clicked)
        canvas.piece_double_clicked.connect(self._on_piece_double_clicked)
        canvas.banded.connect(self._on_banded)
        canvas.waypoint_asked.connect(self.add_waypoint)
        table.listen(self._on_change)

    @property
    def gesture(self) -> Gesture | None:
        """The drag in progress."""
        return self._lighting.gesture

    def take_up(self, offer: Offer) -> None:
        """Take up an offer, as from a button."""
        self._follow(self.table.take_up(offer), None)

    def pick(self, target: str) -> None:
        """Pick a target for the slot in hand."""
        self._follow(self.table.pick(target), target)

    def lose_step(self, unit: UnitId) -> None:
        """Let a unit lose one more step."""
        self._follow(self.table.lose_step(unit), None)

    def confirm(self) -> None:
        """Confirm what is picked."""
        self._follow(self.table.confirm(), None)

    def step_out(self) -> None:
        """Take back the latest thing begun: waypoint, drag, spread stack, half-made action or selection."""
        self._scene.hide_reason()
        gesture = self._lighting.path_gesture()
        if gesture is not None and gesture.drop_waypoint():
            self._lighting.light()
        elif self._canvas.is_dragging:
            self._canvas.cancel_drag()
        elif self._scene.fan is not None:
            self._scene.close_fan()
        elif self.table.draft is not None:
            self.table.cancel()
        else:
            self.table.select(())

    def measure(self, *, is_measuring: bool) -> None:
        """Let clicks lay the ruler and do nothing else, or do as ever again."""
        self._lighting.is_measuring = is_measuring
        self._lighting.draw_path(None)

    def march_to(self, hex_: Hex) -> None:
        """Send the selected units to a hex, as a drag of them would."""
        gesture = self.table.pick_up(self.table.selection) if self.table.selection else None
        if gesture is not None:
            self._follow(self.table.put_down(gesture, hex_), hex_)

    def add_waypoint(self, hex_: Hex) -> bool:
        """Let the path of the units in hand, or selected, pass a hex; False where it cannot."""
        gesture = self._lighting.path_gesture()
        if gesture is None or not hex_ or not gesture.add_waypoint(hex_):
            return False
        self._lighting.light()
        self._scene.set_waypoints(gesture.waypoints)
        self._lighting.show_way(gesture)
        return True

    def can_pass(self, hex_: Hex) -> bool:
        """Whether the selected units can move into a hex, and so by way of it."""
        return self._lighting.can_reach(hex_)

    def follow_waypoints(self) -> bool:
        """Send the selected units to the last waypoint; False where none is laid."""
        gesture = self._lighting.path_gesture()
        if gesture is None or not gesture.waypoints or self._canvas.is_dragging:
            return False
        self.march_to(gesture.waypoints[-1])
        return True

    def aim(self, hex_: Hex) -> None:
        """Begin an attack on a hex."""
        result = self.table.aim(hex_)
        if result is not None:
            self._follow(result, hex_)

    def show_hexes(self, hexes: tuple[Hex, ...]) -> None:
        """Point hexes out on the map."""
        board = self.table.viewpoint.scenario.board
        known = tuple(hex_ for hex_ in hexes if hex_ in board)
        self._scene.set_focus(known)
        if known:
            self._canvas.ensure_visible(known[-1])

    # What the canvas tells

    def _on_hex_hovered(self, hex_: str) -> None:
        if self.gesture is None:
            self._lighting.show_path(hex_)
        self.hinted.emit(hex_words(hex_, self.table.viewpoint))

    def _on_piece_hovered(self, unit: str) -> None:
        piece = self.table.viewpoint.pieces.get(unit)
        if piece is not None:
            marks = "".join(f" · {badge.text}" for badge in piece.badges)
            self.hinted.emit(f"{piece.title}{marks} – {hex_words(piece.at, self.table.viewpoint)}")

    def _on_hex_clicked(self, hex_: str, modifiers: Qt.KeyboardModifier) -> None:
        self._scene.hide_reason()
        draft = self.table.draft
        if self._lighting.is_measuring:
            pass
        elif draft is not None and draft.slot is not None and draft.slot.kind in GOALS:
            self.pick(hex_)
        elif modifiers & _SHIFT and self.add_waypoint(hex_):
            return
        elif self._lighting.goes_on_to(hex_):
            self.march_to(hex_)
        elif self.table.is_considered(hex_):
            self.aim(hex_)
        elif self._lighting.can_reach(hex_):
            self.hinted.emit(
                say("To move there, drag the units, press M, or choose it with the right button.")
            )
        elif not modifiers & _ADDING:
            self.table.select(())
        self.looked_at.emit(hex_, "")

    def _on_piece_pressed(self, unit: str) -> None:
        """Light where a counter may go at once, before it is clear whether it is clicked or dragged."""
        reach = self.table.reach_in_hand(unit) if self.carrying.by_hand is None else None
        if reach is not None:
            self._scene.set_reach(reach)

    def _on_piece_clicked(self, unit: str, modifiers: Qt.KeyboardModifier) -> None:
        self._scene.hide_reason()
        piece = self.table.viewpoint.pieces.get(unit)
        if piece is None:
            return
        draft = self.table.draft
        if self._lighting.is_measuring:
            pass
        elif draft is not None and draft.takes_several and unit in draft.choices.targets:
            self.pick(unit)
        elif draft is not None and draft.slot is not None and draft.slot.kind in GOALS:
            self.pick(piece.at)
        elif self.table.is_considered(piece.at):
            self.aim(piece.at)
        elif modifiers & _SHIFT and unit not in self.table.selection and self.add_waypoint(piece.at):
            return
        elif modifiers & _ADDING:
            self.table.toggle(unit)
        else:
            self.table.select((unit,))
        self.looked_at.emit(piece.at, unit)

    def _on_piece_double_clicked(self, unit: str) -> None:
        piece = self.table.viewpoint.pieces.get(unit)
        if piece is not None:
            stack = self.table.viewpoint.stack(piece.at)
            self.table.select(other.id for other in stack if other.side == piece.side)

    def _on_banded(self, units: tuple[str, ...], modifiers: Qt.KeyboardModifier) -> None:
        """Select the counters of a band: of those of several sides, the ones of the side to decide."""
        pieces, decision = self.table.viewpoint.pieces, self.table.viewpoint.decision
        own = [unit for unit in units if decision is not None and pieces[unit].side == decision.side]
        kept = self.table.selection if modifiers & Qt.KeyboardModifier.ControlModifier else ()
        self.table.select((*kept, *(own or units)))

    # What the table tells

    def _on_change(self, change: Change) -> None:
        self._scene.hide_reason()
        if change is Change.POSITION:
            self._lighting.gesture = None
            self._scene.close_fan()
            self._scene.show(self.table.viewpoint.view)
        self._lighting.light()

    def _follow(self, result: Entry | Legality | Draft, where: Location | None) -> None:
        match result:
            case Entry():
                if where in self.table.viewpoint.scenario.board:
                    self.looked_at.emit(where, "")
                self.carried_out.emit(result)
            case Draft():
                if is_aimed(result):
                    self.battle_begun.emit(result, result.filled[result.offer.slots[0].name])
            case Legality() if not result:
                self._refuse(result, where)

    def _refuse(self, legality: Legality, where: Location | None) -> None:
        place = where or next((reason.where for reason in legality.reasons if reason.where), None)
        if place is not None:
            text = refusal_text(legality, self.table.viewpoint, naming_units=len(self.table.selection) > 1)
            rules = dict.fromkeys(rule_number(reason.rule) for reason in legality.reasons)
            homes = {self.table.viewpoint.pieces[unit].at for unit in self.table.selection}
            self._scene.show_reason(place, text, ", ".join(rules), homes)
        self.hinted.emit(reason_line(legality))
        self.refused.emit(legality)

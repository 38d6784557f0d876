"""Between canvas, table and session: what pointing, dragging and dropping on the map means."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Choice, Choices, Offer, SlotKind
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
    leg_text,
    path_text,
    place_words,
    refusal_text,
    rule_number,
)
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene

_GOALS = frozenset({SlotKind.HEX, SlotKind.PATH})
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ADDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Controller(QObject):
    """Answers the canvas and keeps the scene true to the table.

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
        self.gesture: Gesture | None = None
        self._scene = scene
        self._canvas = canvas
        canvas.hex_hovered.connect(self._on_hex_hovered)
        canvas.hex_clicked.connect(self._on_hex_clicked)
        canvas.piece_hovered.connect(self._on_piece_hovered)
        canvas.piece_pressed.connect(self._on_piece_pressed)
        canvas.piece_clicked.connect(self._on_piece_clicked)
        canvas.piece_double_clicked.connect(self._on_piece_double_clicked)
        canvas.drag_requested.connect(self._on_drag_requested)
        canvas.drag_moved.connect(self._on_drag_moved)
        canvas.dropped.connect(self._on_dropped)
        canvas.drag_cancelled.connect(self._on_drag_cancelled)
        canvas.banded.connect(self._on_banded)
        canvas.waypoint_asked.connect(self.add_waypoint)
        scene.turned.connect(self._light)
        table.listen(self._on_change)
        scene.show(table.viewpoint.view)
        self._light()

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
        gesture = self._path_gesture()
        if gesture is not None and gesture.drop_waypoint():
            self._light()
        elif self._canvas.is_dragging:
            self._canvas.cancel_drag()
        elif self._scene.fan is not None:
            self._scene.close_fan()
        elif self.table.draft is not None:
            self.table.cancel()
        else:
            self.table.select(())

    def march_to(self, hex_: Hex) -> None:
        """Send the selected units to a hex, as a drag of them would."""
        gesture = self.table.pick_up(self.table.selection) if self.table.selection else None
        if gesture is not None:
            self._follow(self.table.put_down(gesture, hex_), hex_)

    def add_waypoint(self, hex_: Hex) -> bool:
        """Let the path of the units in hand, or selected, pass a hex; False where it cannot."""
        gesture = self._path_gesture()
        if gesture is None or not hex_ or not gesture.add_waypoint(hex_):
            return False
        self._light()
        self._scene.set_waypoints(gesture.waypoints)
        self._show_way(gesture)
        return True

    def follow_waypoints(self) -> bool:
        """Send the selected units to the last waypoint; False where none is laid."""
        gesture = self._path_gesture()
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

    # Counters carried onto the map from elsewhere

    def carry(self, units: tuple[UnitId, ...]) -> bool:
        """Take units in hand; False where they may not be moved."""
        self._scene.hide_reason()
        if not self.table.session.is_live:
            self.past_touched.emit()
            return False
        gesture = self.table.pick_up(units)
        if gesture is None:
            return False
        if not gesture.legality:
            self._refuse(gesture.legality, gesture.start)
            return False
        if units[0] not in self.table.selection:
            self.table.select(units)
        self.gesture = gesture
        self._light()
        return True

    def carry_over(self, location: Location) -> None:
        """Show what putting the units in hand down at a place would mean."""
        self._on_drag_moved(location)

    def put_down(self, units: tuple[UnitId, ...], location: Location) -> None:
        """Put the units in hand down."""
        self._on_dropped(units, location)

    def drop_nothing(self) -> None:
        """Leave the units in hand where they were."""
        self._on_drag_cancelled()

    # What the canvas tells

    def _on_hex_hovered(self, hex_: str) -> None:
        if self.gesture is None:
            self._show_path(hex_)
        self.hinted.emit(hex_words(hex_, self.table.viewpoint))

    def _on_piece_hovered(self, unit: str) -> None:
        piece = self.table.viewpoint.pieces.get(unit)
        if piece is not None:
            marks = "".join(f" · {badge.text}" for badge in piece.badges)
            self.hinted.emit(f"{piece.title}{marks} – {hex_words(piece.at, self.table.viewpoint)}")

    def _on_hex_clicked(self, hex_: str, modifiers: Qt.KeyboardModifier) -> None:
        self._scene.hide_reason()
        draft = self.table.draft
        if draft is not None and draft.slot is not None and draft.slot.kind in _GOALS:
            self.pick(hex_)
        elif modifiers & _SHIFT and self.add_waypoint(hex_):
            return
        elif self._goes_on_to(hex_):
            self.march_to(hex_)
        elif self.table.is_considered(hex_):
            self.aim(hex_)
        elif not modifiers & _ADDING:
            self.table.select(())
        self.looked_at.emit(hex_, "")

    def _on_piece_pressed(self, unit: str) -> None:
        """Light where a counter may go at once, before it is clear whether it is clicked or dragged."""
        table = self.table
        piece = table.viewpoint.pieces.get(unit)
        if piece is None or table.draft is not None or not table.session.is_live:
            return
        gesture = table.gesture_of(table.in_hand(unit))
        if gesture is not None and gesture.legality:
            self._scene.set_reach(gesture.reach)

    def _on_piece_clicked(self, unit: str, modifiers: Qt.KeyboardModifier) -> None:
        self._scene.hide_reason()
        piece = self.table.viewpoint.pieces.get(unit)
        if piece is None:
            return
        draft = self.table.draft
        if draft is not None and draft.takes_several and unit in draft.choices.targets:
            self.pick(unit)
        elif draft is not None and draft.slot is not None and draft.slot.kind in _GOALS:
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

    def _on_drag_requested(self, unit: str) -> None:
        units = self.table.in_hand(unit)
        if self.carry(units):
            self._canvas.start_drag(units)

    def _on_drag_moved(self, location: str) -> None:
        self._scene.hide_reason()
        if self.gesture is None or not location:
            self._draw_path(None)
            self.hinted.emit("")
        elif location == self.gesture.start and not self.gesture.waypoints:
            self._draw_path(None)
            self.hinted.emit(say("Put back where it was"))
        else:
            self._show_drop(self.gesture, location)

    def _on_dropped(self, _units: tuple[str, ...], location: str) -> None:
        gesture, self.gesture = self.gesture, None
        self._light()
        if gesture is not None and (location != gesture.start or gesture.waypoints):
            self._follow(self.table.put_down(gesture, location), location)

    def _on_drag_cancelled(self) -> None:
        self.gesture = None
        self._light()

    # What the table tells

    def _on_change(self, change: Change) -> None:
        self._scene.hide_reason()
        if change is Change.POSITION:
            self.gesture = None
            self._scene.close_fan()
            self._scene.show(self.table.viewpoint.view)
        self._light()

    def _follow(self, result: Entry | Legality | Draft, where: Location | None) -> None:
        match result:
            case Entry():
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
            self._scene.show_reason(place, text, ", ".join(rules))
        self.hinted.emit(self._reason_line(legality))
        self.refused.emit(legality)

    # What the scene lights

    def _light(self) -> None:
        table, scene = self.table, self._scene
        draft = table.draft
        picked = draft.picked if draft is not None and draft.takes_several else ()
        scene.set_selection((*table.selection, *picked))
        self._draw_path(None)
        scene.set_waypoints(())
        scene.set_detours(())
        decision = table.decision
        scene.set_focus(decision.focus if decision else ())
        if self.gesture is not None:
            scene.set_reach(self.gesture.reach)
            scene.set_waypoints(self.gesture.waypoints)
            scene.set_targets(self.gesture.targets, ())
        elif draft is not None and draft.slot is not None and draft.slot.kind in _GOALS:
            self._light_goals(draft)
        else:
            reach = self._selection_reach()
            scene.set_reach(reach.reach if reach else None)
            scene.set_waypoints(reach.waypoints if reach else ())
            if reach:
                self._show_way(reach)
            scene.set_targets(table.targets(), ())

    def _light_goals(self, draft: Draft) -> None:
        is_path = draft.slot is not None and draft.slot.kind is SlotKind.PATH
        self._scene.set_reach(draft.choices if is_path else None)
        legal = draft.choices.legal
        refused = tuple(hex_ for hex_ in draft.choices.targets if hex_ not in legal)
        self._scene.set_targets(() if is_path else legal, () if is_path else refused)

    def _path_gesture(self) -> Gesture | None:
        """What the path on the map belongs to: the drag, or a move of the selected units."""
        return self.gesture or self._selection_reach()

    def _goes_on_to(self, hex_: Hex) -> bool:
        """Whether a click sends the selected units there: once waypoints are laid."""
        gesture = self._selection_reach()
        return gesture is not None and bool(gesture.waypoints) and bool(gesture.at(hex_).legality)

    def _show_way(self, gesture: Gesture) -> None:
        """Draw the path as far as it is laid down."""
        if gesture.waypoints and gesture.reach is not None:
            self._show_path_among(gesture.reach, gesture.waypoints[-1])

    def _draw_path(self, choice: Choice | None, start: Hex | None = None) -> None:
        self._scene.set_path(choice, start)
        self.path_shown.emit(choice, choice.target if choice is not None and choice.legs else "")

    def _selection_reach(self) -> Gesture | None:
        table = self.table
        places = {table.viewpoint.pieces[unit].at for unit in table.selection}
        if len(places) != 1 or table.draft is not None:
            return None
        gesture = table.pick_up(table.selection)
        return gesture if gesture is not None and gesture.legality else None

    def _show_path(self, hex_: Hex) -> None:
        draft = self.table.draft
        if draft is not None and draft.slot is not None and draft.slot.kind is SlotKind.PATH:
            self._show_path_among(draft.choices, hex_)
            return
        gesture = self._selection_reach()
        if gesture is not None and gesture.reach is not None and hex_:
            self._show_path_among(gesture.reach, hex_)
            self._look_further(gesture, hex_)

    def _show_path_among(self, choices: Choices, hex_: Hex) -> None:
        choice = choices.targets.get(hex_)
        is_open = choice is not None and choice.legality and choice.legs
        self._draw_path(choice if is_open else None, choices.start)

    def _show_drop(self, gesture: Gesture, at: Location) -> None:
        """Show what putting the units of a drag down at a place would mean."""
        verdict = gesture.at(at)
        self._look_further(gesture, at)
        draft, choice = verdict.draft, verdict.choice
        if draft is None or choice is None:
            self._draw_path(None)
            self.hinted.emit(self._reason_line(verdict.legality))
            return
        self._draw_path(choice if choice.legs else None, verdict.start)
        words = [_choice_words(choice)]
        if gesture.is_detour(at):
            words.insert(0, draft.offer.label)
            self._say_beside(at, draft.offer)
        self.hinted.emit(": ".join((place_words(at, self.table.viewpoint), *filter(None, words))))

    def _say_beside(self, at: Location, offer: Offer) -> None:
        point = self._scene.table.middle(at)
        if point is not None:
            self._scene.show_reason(point, offer.label, rule_number(offer.rule))

    def _look_further(self, gesture: Gesture, at: Location) -> None:
        """Mark where other ways lead, once the pointer asks for a place that the first does not reach."""
        if gesture.reach is not None and not gesture.reach[at].legality:
            self._scene.set_detours(gesture.detours)

    # Words

    def _reason_line(self, legality: Legality) -> str:
        return "  ".join(f"{reason.text} (§ {rule_number(reason.rule)})" for reason in legality.reasons)


def _choice_words(choice: Choice) -> str:
    if not choice.legs:
        return choice.label
    return say(
        "{path} · last hex: {leg}", path=path_text(choice), leg=leg_text(choice.legs[-1], choice.per_point)
    )
